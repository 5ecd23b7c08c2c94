"""What the numbers of an action mean, and how they are written."""

from __future__ import annotations

from collections.abc import Sequence

from tenshu.core.errors import BadNotation


class Domain:
    """The named things that one argument of a verb can be: places, cards, seats."""

    def __init__(self, name: str, words: Sequence[str]) -> None:
        self.name = name
        self.words: tuple[str, ...] = tuple(words)
        self.index: dict[str, int] = {word: i for i, word in enumerate(self.words)}


class Verb:
    """Something that can be done, with the domains of its arguments."""

    def __init__(self, name: str, *domains: Domain, chance: bool = False) -> None:
        self.name = name
        self.domains: tuple[Domain, ...] = domains
        self.chance = chance
        size = 1
        for domain in domains:
            size *= len(domain.words)
        self.size: int = size


class VerbTable:
    """All verbs of a game over one dense range of numbers: players' verbs first, then chance."""

    def __init__(self, verbs: Sequence[Verb]) -> None:
        self.verbs: tuple[Verb, ...] = tuple(sorted(verbs, key=_chance_last))
        self.offsets: dict[str, int] = {}
        self.by_name: dict[str, Verb] = {}
        self.size = 0
        self.player_size = 0
        for verb in self.verbs:
            self.offsets[verb.name] = self.size
            self.by_name[verb.name] = verb
            self.size += verb.size
            if not verb.chance:
                self.player_size = self.size

    def action(self, name: str, *args: int) -> int:
        """The number of a verb with its arguments."""
        number = 0
        for domain, arg in zip(self.by_name[name].domains, args, strict=True):
            number = number * len(domain.words) + arg
        return self.offsets[name] + number

    def split(self, action: int) -> tuple[Verb, list[int]]:
        """The verb and the arguments of a number."""
        verb = self._verb_of(action)
        rest = action - self.offsets[verb.name]
        args: list[int] = []
        for domain in reversed(verb.domains):
            args.append(rest % len(domain.words))
            rest //= len(domain.words)
        args.reverse()
        return verb, args

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
        args: list[int] = []
        for domain, word in zip(verb.domains, words[1:], strict=True):
            if word not in domain.index:
                raise BadNotation(
                    "error-notation-word", word=word, domain=domain.name, shape=shape_of(verb)
                )
            args.append(domain.index[word])
        return self.action(verb.name, *args)

    def complete_action(self, text: str) -> list[int]:
        """Every player's action that begins with these words, or BadNotation."""
        try:
            return [self.parse_action(text)]
        except BadNotation:
            words = text.lower().split()
            verb = self.by_name.get(words[0]) if words else None
            if verb is None or verb.chance:
                raise
            first = self.offsets[verb.name]
            found = [
                action
                for action in range(first, first + verb.size)
                if self.format_action(action).split()[: len(words)] == words
            ]
            if not found:
                raise
            return found

    def _verb_of(self, action: int) -> Verb:
        if not 0 <= action < self.size:
            raise BadNotation("error-notation-number", number=action, size=self.size)
        found = self.verbs[0]
        for verb in self.verbs:
            if self.offsets[verb.name] <= action:
                found = verb
        return found


def shape_of(verb: Verb) -> str:
    """The verb with the names of its domains, such as `place CELL`."""
    return " ".join([verb.name, *(domain.name.upper() for domain in verb.domains)])


def _chance_last(verb: Verb) -> bool:
    return verb.chance
