"""The texts of one Fluent file."""

from __future__ import annotations

import re
from collections.abc import KeysView
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

# Where a text begins, and the texts that it refers to; `tools/check_texts.py` parses the files whole.
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class MissingText(KeyError):
    """A key that a language file lacks, or whose arguments are not all given."""


class Texts:
    """Texts by their keys, each parsed when it is first used: to parse all takes a quarter of a second."""

    def __init__(self, locale: str, source: str) -> None:
        self.locale = locale
        self._bundle = FluentBundle([locale], use_isolating=False)
        begins = [*ENTRY.finditer(source)]
        ends = [begin.start() for begin in begins[1:]] + [len(source)]
        self._sources = {
            begin[1]: source[begin.start() : end] for begin, end in zip(begins, ends, strict=True)
        }
        self._parsed: set[str] = set()

    def keys(self) -> KeysView[str]:
        """The keys, in the order of the file."""
        return self._sources.keys()

    def has(self, key: str) -> bool:
        """Whether there is a text for this key."""
        return key in self._sources

    def say(self, key: str, args: dict[str, int | str]) -> str:
        """The text of a key, filled with its arguments."""
        self._parse(key)
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None:
            raise MissingText(f"{self.locale}: {key}")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise MissingText(f"{self.locale}: {key}: {errors[0]}")
        return str(text)

    def _parse(self, key: str) -> None:
        """Parse a text and those that it refers to; two threads may do so at once."""
        if key in self._parsed:
            return
        wanted = [key]
        for known in wanted:
            others = REFERENCE.findall(self._sources[known])
            wanted += {other for other in others if other in self._sources}.difference(wanted)
        for name in wanted:
            self._bundle.add_resource(FluentResource(self._sources[name]))
        self._parsed.update(wanted)
