"""The verbs of a game, the numbers of their actions, and how actions are written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, overload

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.errors import BadNotation

if TYPE_CHECKING:
    from _typeshed import WriteableBuffer


class Domain:
    """The named things that one argument of a verb can be: places, cards, seats."""

    def __init__(self, name: str, words: Sequence[str]) -> None:
        self.name = name
        self.words: tuple[str, ...] = tuple(words)
        self.index: dict[str, int] = {word: i for i, word in enumerate(self.words)}


class Verb:
    """Something that can be done, with the domains of its arguments and its range of actions."""

    def __init__(
        self, number: int, name: str, domains: tuple[Domain, ...], first: int, chance: bool
    ) -> None:
        self.number: i64 = number
        self.name = name
        self.domains = domains
        self.chance = chance
        self.first: i64 = first
        size = 1
        for domain in domains:
            size *= len(domain.words)
        self.size: int = size


class PlainVerb(Verb):
    """A verb without arguments: one action."""

    def action(self) -> i64:
        """Return the number of the action."""
        return self.first


class UnaryVerb(Verb):
    """A verb with one argument."""

    def action(self, argument: i64) -> i64:
        """Return the number of the action with this argument."""
        return self.first + argument


class BinaryVerb(Verb):
    """A verb with two arguments."""

    def __init__(
        self, number: int, name: str, domains: tuple[Domain, ...], first: int, chance: bool
    ) -> None:
        super().__init__(number, name, domains, first, chance)
        self.seconds: i64 = len(domains[1].words)

    def action(self, first: i64, second: i64) -> i64:
        """Return the number of the action with these arguments."""
        return self.first + first * self.seconds + second


class VerbTable:
    """All verbs of a game over one dense range of actions: players' verbs first, then chance verbs.

    `verb_of`, `first_argument` and `second_argument` are indexed by action; an argument that the
    verb does not take is 0.
    """

    def __init__(self) -> None:
        self.verbs: list[Verb] = []
        self.by_name: dict[str, Verb] = {}
        self.size = 0
        self.player_size = 0
        self.verb_of = vec[i64]()
        self.first_argument = vec[i64]()
        self.second_argument = vec[i64]()

    @overload
    def add(self, name: str, /, *, chance: bool = False) -> PlainVerb: ...
    @overload
    def add(self, name: str, domain: Domain, /, *, chance: bool = False) -> UnaryVerb: ...
    @overload
    def add(
        self, name: str, first: Domain, second: Domain, /, *, chance: bool = False
    ) -> BinaryVerb: ...

    def add(self, name: str, /, *domains: Domain, chance: bool = False) -> Verb:
        """Add a verb; its actions follow those of the verb before."""
        if name in self.by_name:
            raise ValueError(f"the verb {name} is added twice")
        if not chance and self.player_size < self.size:
            raise ValueError(f"the players' verb {name} comes after a verb of chance")
        number, first = len(self.verbs), self.size
        verb: Verb
        if len(domains) == 0:
            verb = PlainVerb(number, name, domains, first, chance)
        elif len(domains) == 1:
            verb = UnaryVerb(number, name, domains, first, chance)
        else:
            verb = BinaryVerb(number, name, domains, first, chance)
        self.verbs.append(verb)
        self.by_name[name] = verb
        self._number_actions(verb)
        return verb

    def _number_actions(self, verb: Verb) -> None:
        seconds = len(verb.domains[1].words) if len(verb.domains) > 1 else 1
        for index in range(verb.size):
            self.verb_of = append(self.verb_of, verb.number)
            self.first_argument = append(self.first_argument, i64(index // seconds))
            self.second_argument = append(self.second_argument, i64(index % seconds))
        self.size += verb.size
        if not verb.chance:
            self.player_size = self.size

    def split(self, action: int) -> tuple[Verb, list[int]]:
        """Return the verb and the arguments of an action."""
        if not 0 <= action < self.size:
            raise BadNotation("error-notation-number", number=action, size=self.size)
        verb = self.verbs[self.verb_of[action]]
        args = [int(self.first_argument[action]), int(self.second_argument[action])]
        return verb, args[: len(verb.domains)]

    def format_action(self, action: int) -> str:
        """Write an action: the verb and a word for each argument."""
        verb, args = self.split(action)
        words = [domain.words[arg] for domain, arg in zip(verb.domains, args, strict=True)]
        return " ".join([verb.name, *words])

    def parse_action(self, text: str) -> int:
        """Read an action as format_action writes it."""
        words = text.lower().split()
        if not words:
            raise BadNotation("error-notation-empty")
        verb = self.by_name.get(words[0])
        if verb is None:
            known = " ".join([verb.name for verb in self.verbs if not verb.chance])
            raise BadNotation("error-notation-verb", word=words[0], verbs=known)
        if len(words) - 1 != len(verb.domains):
            raise BadNotation("error-notation-shape", shape=shape_of(verb), text=text.strip())
        index = 0
        for domain, word in zip(verb.domains, words[1:], strict=True):
            if word not in domain.index:
                raise BadNotation(
                    "error-notation-word", word=word, domain=domain.name, shape=shape_of(verb)
                )
            index = index * len(domain.words) + domain.index[word]
        return int(verb.first) + index

    def complete_action(self, text: str) -> list[int]:
        """Every action of a player that begins with these words; BadNotation if there is none."""
        try:
            return [self.parse_action(text)]
        except BadNotation:
            words = text.lower().split()
            verb = self.by_name.get(words[0]) if words else None
            if verb is None or verb.chance:
                raise
            found = [
                action
                for action in range(int(verb.first), int(verb.first) + verb.size)
                if self.format_action(action).split()[: len(words)] == words
            ]
            if not found:
                raise
            return found

    def mask(self, legal: vec[i64], buffer: WriteableBuffer) -> None:
        """Write 1 for every legal action and 0 for every other one, players' actions only.

        The buffer has `player_size` items of one byte: a bytearray, or an int8 or bool array.
        """
        view = memoryview(buffer).cast("B")
        if len(view) != self.player_size:
            raise ValueError(f"the mask has {self.player_size} bytes, not {len(view)}")
        view[:] = bytes(self.player_size)
        for action in legal:
            if action < self.player_size:
                view[action] = 1


def shape_of(verb: Verb) -> str:
    """The verb with the names of its domains, such as `place CELL`."""
    return " ".join([verb.name, *(domain.name.upper() for domain in verb.domains)])
