"""The choices made before a game: what they are called and which values they take."""

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

    def parse(self, text: str) -> str:
        """The value in its one canonical form, or BadOption."""
        if text not in self.values:
            raise BadOption(
                "error-option-value", name=self.name, value=text, values=" ".join(self.values)
            )
        return text

    def draw(self, chance: Chance) -> str:
        """Some valid value, for fuzzing."""
        return self.values[chance.below(len(self.values))]

    def syntax(self) -> str:
        """What may be written beyond the listed values; empty if nothing."""
        return ""


class PickOption(Option):
    """Several cards of a list: none, a named group, drawn by chance, or chosen one by one."""

    def __init__(
        self, name: str, words: Sequence[str], groups: Mapping[str, Sequence[str]], rule: str = ""
    ) -> None:
        super().__init__(name, ("none", "random", *groups, *words), "none", rule)
        self.words: tuple[str, ...] = tuple(words)
        self.groups: dict[str, tuple[str, ...]] = {k: tuple(v) for k, v in groups.items()}

    def parse(self, text: str) -> str:
        """The canonical form: chosen cards in their printed order, draws as `random:N`."""
        if text in ("none", "") or text in self.groups:
            return text or "none"
        if text == "random" or text.startswith("random:"):
            return f"random:{self._count(text)}"
        chosen = text.split("+")
        for word in chosen:
            if word not in self.words or chosen.count(word) > 1:
                raise BadOption(
                    "error-option-pick", name=self.name, value=word, values=" ".join(self.words)
                )
        return "+".join(sorted(chosen, key=self.words.index))

    def cards(self, value: str) -> list[str]:
        """The cards that a canonical value names; draws name none yet."""
        if value == "none" or value.startswith("random:"):
            return []
        return list(self.groups[value]) if value in self.groups else value.split("+")

    def draws(self, value: str) -> int:
        """How many cards a canonical value leaves to chance."""
        return int(value.partition(":")[2]) if value.startswith("random:") else 0

    def draw(self, chance: Chance) -> str:
        """None, some drawn, or some chosen, each often enough."""
        form = chance.below(4)
        if form == 0:
            return self.values[chance.below(len(self.values))]
        if form == 1:
            return f"random:{1 + chance.below(len(self.words))}"
        left = list(self.words)
        chosen: list[str] = []
        for _ in range(1 + chance.below(min(4, len(left)))):
            chosen.append(left.pop(chance.below(len(left))))
        return "+".join(chosen)

    def syntax(self) -> str:
        return "random:N, a+b+c"

    def _count(self, text: str) -> int:
        number = text.partition(":")[2] or "1"
        if not number.isascii() or not number.isdigit() or not 1 <= int(number) <= len(self.words):
            raise BadOption("error-option-draws", name=self.name, value=text, most=len(self.words))
        return int(number)


def parse_options(options: Sequence[Option], given: Mapping[str, str]) -> Options:
    """Every option with its canonical value; what was not given takes its default."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise BadOption("error-option-name", name=name, names=" ".join(known))
    return {option.name: option.parse(given.get(option.name, option.default)) for option in options}
