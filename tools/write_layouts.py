"""Write each game's `layout.py` from its `fields.py`; with `--check`, only report what is stale.

write_layouts.py [--check] [SOURCES]     SOURCES is the folder of the package, `src` by default
"""

import importlib
import sys
from pathlib import Path
from types import ModuleType

WORDS = [word for word in sys.argv[1:] if word != "--check"]
SOURCES = Path(WORDS[0]).resolve() if WORDS else Path(__file__).resolve().parent.parent / "src"
sys.path.insert(0, str(SOURCES))

from tenshu.core.fields import Field, Layout  # noqa: E402 - the sources, not what is installed

GAMES = SOURCES / "tenshu/games"
HEADER = '''"""Where the fields of a position are. Written by tools/write_layouts.py from fields.py."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.fields import DeclaredState
from tenshu.games.{game}.fields import FIELDS

# The first index of each array in `at`.
'''
CLASS = '''

class Fields(DeclaredState):
    """The fields of a position and what follows from their list: copies and numbers."""

    def __init__(self, seats: i64, at: vec[i64]) -> None:
        super().__init__(seats, at)
'''
COPY = '''
    def copy_from(self, other: Fields) -> None:
        """Take over the numbers of another position; the arrays are copied by the constructor."""
'''
SINGLES = '''
    def single_numbers(self) -> vec[i64]:
        """The fields without axes, in the order in which fields.py declares them."""
        return vec[i64](
            [
'''
NUMBERS = '''            ]
        )

    def read(self, name: str) -> list[int]:
        """All numbers of one array; for views, checks and tests, not for rules."""
        return FIELDS.read(self.at, self.seats, name)

    def numbers(self) -> list[int]:
        """Every field as plain numbers, in the order in which fields.py declares them."""
        out = [int(number) for number in self.single_numbers()]
'''
NAMES = '''
    def words(self) -> list[str]:
        """A name for each of the numbers, such as `coins[2]`."""
        return FIELDS.words(int(self.seats), len(self.numbers()))
'''
RESTORE = '''
    def restore_numbers(self, numbers: list[int]) -> None:
        """Take over the fields of the position that has these numbers."""
'''


def layout_text(game: str, layout: Layout) -> str:
    """The source of a game's layout.py."""
    parts = [HEADER.format(game=game)]
    parts += [_constant(field, layout) for field in layout.arrays]
    parts.append(CLASS)
    parts += [f"        self.{_attribute(field)}\n" for field in layout.numbers]
    if layout.queue is not None:
        parts.append(f"        self.{layout.queue.name}: vec[i64] = vec[i64]()\n")
    parts.append(COPY)
    parts += [f"        self.{field.name} = other.{field.name}\n" for field in layout.numbers]
    if layout.queue is not None:
        parts.append(f"        self.{layout.queue.name} = other.{layout.queue.name}[:]\n")
    parts.append(SINGLES)
    parts += [f"                self.{field.name},\n" for field in layout.numbers]
    parts.append(NUMBERS)
    parts.append("        for index in FIELDS.order(self.seats):\n")
    parts.append("            out.append(int(self.at[index]))\n")
    if layout.queue is not None:
        parts.append(f"        out += [int(number) for number in self.{layout.queue.name}]\n")
    parts.append("        return out\n")
    parts.append(NAMES)
    parts.append(RESTORE)
    for index, field in enumerate(layout.numbers):
        parts.append(f"        self.{field.name} = numbers[{index}]\n")
    parts.append(f"        number = {len(layout.numbers)}\n")
    parts.append("        for index in FIELDS.order(self.seats):\n")
    parts.append("            self.at[index] = numbers[number]\n")
    parts.append("            number += 1\n")
    if layout.queue is not None:
        parts.append(f"        self.{layout.queue.name} = vec[i64](numbers[number:])\n")
    return "".join(parts)


def _constant(field: Field, layout: Layout) -> str:
    offset = layout.offsets[field.name]
    axes = " and ".join(axis.name for axis in field.axes)
    return f"{field.name.upper()}: Final = {offset}  # by {axes}\n"


def _attribute(field: Field) -> str:
    return f"{field.name}: i64 = {field.start}"


def declared(game: str) -> Layout:
    """A game's declaration, read without the rest of the game, which needs the layout."""
    package = ModuleType(f"tenshu.games.{game}")
    package.__path__ = [str(GAMES / game)]
    sys.modules[package.__name__] = package
    layout: Layout = importlib.import_module(f"{package.__name__}.fields").FIELDS
    return layout


def games() -> list[str]:
    """The games that declare their fields."""
    return sorted(path.parent.name for path in GAMES.glob("*/fields.py"))


def main() -> int:
    """Write every layout, or report those that differ from their declaration."""
    is_check = "--check" in sys.argv[1:]
    stale = []
    for game in games():
        text = layout_text(game, declared(game))
        path = GAMES / game / "layout.py"
        if is_check:
            if not path.is_file() or path.read_text(encoding="utf-8") != text:
                stale.append(game)
        else:
            path.write_text(text, encoding="utf-8")
    for game in stale:
        print(f"{game}/layout.py is not what fields.py says: run tools/write_layouts.py.")
    if is_check and not stale:
        print("Every layout.py is what its fields.py says.")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
