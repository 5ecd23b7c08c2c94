"""Tenshu: rules engines for modern board games."""

import importlib
import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

__all__ = ["__version__", "compiled"]

__version__ = "1.0.0"


class _SourceFinder:
    """Finds the source of a module, even if the compiled module lies beside it."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Find the source of a module of this package."""
        if path is None or not name.startswith(f"{__name__}."):
            return None
        for folder in path:
            finder = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
            spec = finder.find_spec(name, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


if os.environ.get("TENSHU_INTERPRETED"):
    sys.meta_path.insert(0, _SourceFinder)


def compiled() -> bool:
    """Whether the engine runs compiled; TENSHU_INTERPRETED=1 selects the sources."""
    file = importlib.import_module("tenshu.core.chance").__file__
    return file is not None and not file.endswith(tuple(SOURCE_SUFFIXES))
