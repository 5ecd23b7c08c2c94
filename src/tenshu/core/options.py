"""Options: the choices made before a game, with their names and values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mypy_extensions import mypyc_attr

from tenshu.core.chance import Chance
from tenshu.core.errors import BadOption

Options = dict[str, str]


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One choice among listed values."""

    def __init__(self, name: str, values: Sequence[str], default: str, rule: str = "") -> None:
        self.name = name
        self.values: tuple[str, ...] = tuple(values)
        self.default = default
        self.rule = rule
        # What a value may name several of, one by one; empty where it names none.
        self.words: tuple[str, ...] = ()

    def parse(self, text: str) -> str:
        """Return the canonical form of a value, or raise BadOption."""
        if text not in self.values:
            raise BadOption(
                "error-option-value", name=self.name, value=text, values=" ".join(self.values)
            )
        return text

    def draw(self, chance: Chance) -> str:
        """A random valid value, for fuzzing."""
        return self.values[chance.below(len(self.values))]

    def syntax(self) -> str:
        """How values beyond the listed ones are written; empty if there are none."""
        return ""


class PickOption(Option):
    """A set of cards: none, chosen one by one, a named group, or drawn by chance."""

    def __init__(
        self, name: str, words: Sequence[str], groups: Mapping[str, Sequence[str]], rule: str = ""
    ) -> None:
        super().__init__(name, ("none", "random", *groups, *words), "none", rule)
        self.words = tuple(words)
        self.groups: dict[str, tuple[str, ...]] = {k: tuple(v) for k, v in groups.items()}

    def parse(self, text: str) -> str:
        """The canonical form: cards in the order of the list, draws as `random:N`."""
        if text == "none" or text in self.groups:
            return text
        source, colon, number = text.partition(":")
        if source == "random" or (colon and source in self.groups):
            return f"{source}:{self._parse_draws(source, number or '1')}"
        chosen = text.split("+")
        for word in chosen:
            if word not in self.words or chosen.count(word) > 1:
                raise BadOption(
                    "error-option-pick", name=self.name, value=word, values=" ".join(self.words)
                )
        return "+".join(sorted(chosen, key=self.words.index))

    def cards(self, value: str) -> list[str]:
        """The cards that a canonical value names; a draw names none."""
        if value == "none" or ":" in value:
            return []
        return list(self.groups[value]) if value in self.groups else value.split("+")

    def draws(self, value: str) -> int:
        """How many cards a canonical value leaves to chance."""
        return int(value.partition(":")[2] or 0)

    def pool(self, value: str) -> list[str]:
        """The cards that a canonical value lets chance draw from."""
        return list(self.groups.get(value.partition(":")[0], self.words))

    def draw(self, chance: Chance) -> str:
        """A random value of any form: listed, drawn by chance, or chosen cards."""
        form = chance.below(4)
        if form == 0:
            return self.values[chance.below(len(self.values))]
        if form == 1:
            sources = ["random", *self.groups]
            source = sources[chance.below(len(sources))]
            return f"{source}:{1 + chance.below(len(self.pool(source)))}"
        left = list(self.words)
        chosen: list[str] = []
        for _ in range(1 + chance.below(min(4, len(left)))):
            chosen.append(left.pop(chance.below(len(left))))
        return "+".join(chosen)

    def syntax(self) -> str:
        groups = "".join([f", {group}:N" for group in self.groups])
        return f"random:N{groups}, a+b+c"

    def _parse_draws(self, source: str, number: str) -> int:
        most = len(self.pool(source))
        if number not in [str(count) for count in range(1, most + 1)]:
            raise BadOption("error-option-draws", name=self.name, value=number, most=most)
        return int(number)


def parse_options(options: Sequence[Option], given: Mapping[str, str]) -> Options:
    """Return the canonical value of every option, given or default, or raise BadOption."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise BadOption("error-option-name", name=name, names=" ".join(known))
    return {option.name: option.parse(given.get(option.name, option.default)) for option in options}


def first_seat(options: Options, seats: int) -> int:
    """Return the seat named by the option `first_player`, -1 for chance, or raise BadOption."""
    value = options["first_player"]
    if value == "random":
        return -1
    if int(value) > seats:
        raise BadOption("error-first-player", value=value, seats=seats)
    return int(value) - 1
