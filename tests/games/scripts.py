"""Actions written in notation, for the tests of any game."""

from typing import Any, Generic, TypeVar

from tenshu.core.protocol import Game, State

Position = TypeVar("Position", bound=State)

# What `observe` gives, or a part of it: plain data, as deep as JSON.
View = Any


class Script(Generic[Position]):
    """Plays and lists the actions of one game in notation."""

    def __init__(self, game: Game, kind: type[Position]) -> None:
        self.game = game
        self.kind = kind

    def do(self, state: Position, text: str) -> None:
        """Carry out one action, which must be legal and break no invariant."""
        action = self.game.verbs.parse_action(text)
        assert action in state.legal_actions(), (
            f"{text.strip()} is not among {sorted(self.legal(state))}"
        )
        state.apply(action)
        broken = self.game.broken_invariants(state)
        assert not broken, f"after {text.strip()}: {broken}"

    def play(self, state: Position, script: str) -> Position:
        """The position after legal actions separated by `;`; the given one is not changed."""
        after = state.clone()
        assert isinstance(after, self.kind)
        for text in script.split(";"):
            self.do(after, text)
        return after

    def legal(self, state: Position, words: str = "") -> set[str]:
        """All legal actions that begin with these words."""
        return {text for text in self._texts(state) if f"{text} ".startswith(f"{words} ".lstrip())}

    def is_legal(self, state: Position, text: str) -> bool:
        """Whether an action is legal."""
        return self.game.verbs.parse_action(text) in state.legal_actions()

    def where(self, state: Position, words: str) -> str:
        """The words that may follow these, in canonical order: `where(state, "take") == "a1 c1"`."""
        found = [text for text in self._texts(state) if text.startswith(f"{words} ")]
        return " ".join([text.removeprefix(f"{words} ") for text in found])

    def _texts(self, state: Position) -> list[str]:
        return [self.game.verbs.format_action(int(action)) for action in state.legal_actions()]
