"""A match: one game being played, with its log and undo."""

from __future__ import annotations

from collections.abc import Mapping

from tenshu.core.chance import Chance
from tenshu.core.errors import IllegalAction
from tenshu.core.message import Message
from tenshu.core.protocol import CHANCE, OVER, Game, State, setup_options


class Step:
    """One entry of a log: who acted (a seat or CHANCE) and what was done."""

    def __init__(self, actor: int, action: int) -> None:
        self.actor = actor
        self.action = action

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Step) and self.actor == other.actor and self.action == other.action

    def __hash__(self) -> int:
        return hash((self.actor, self.action))

    def __reduce__(self) -> tuple[object, ...]:
        return Step, (self.actor, self.action)


class Match:
    """A game being played: a position and the steps that led to it."""

    def __init__(self, game: Game, seats: int, given: Mapping[str, str]) -> None:
        self.game = game
        self.seats = seats
        self.options = setup_options(game, seats, given)
        self.state = game.start(seats, self.options)
        self.steps: list[Step] = []
        # Positions before each step that may still be taken back, newest last.
        self._undoable: list[tuple[int, State]] = []

    def clone(self) -> Match:
        """A copy that shares nothing that can change."""
        other = Match(self.game, self.seats, self.options)
        other.state = self.state.clone()
        other.steps = list(self.steps)
        other._undoable = [(seat, state.clone()) for seat, state in self._undoable]
        return other

    def actor(self) -> int:
        """Who acts now: a seat, CHANCE, or OVER."""
        return int(self.state.actor())

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.actor() == OVER

    def legal(self) -> list[int]:
        """All legal actions of the position."""
        return [int(action) for action in self.state.legal_actions()]

    def play(self, action: int) -> None:
        """Carry out a legal action of a seat or of chance, or raise IllegalAction."""
        if action not in self.legal():
            raise _illegal(self.game, self.state, action)
        actor = self.actor()
        self._remember(actor)
        self.steps.append(Step(actor, action))
        self.state.apply(action)

    def settle(self, chance: Chance) -> None:
        """Let chance act until a seat must decide or the game is over."""
        while self.actor() == CHANCE:
            self.play(int(self.game.sample(self.state, chance)))

    def undoable_seat(self) -> int | None:
        """The seat that may take back the last step, if any."""
        return self._undoable[-1][0] if self._undoable else None

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take back its last step."""
        return self.undoable_seat() == seat

    def undo(self, seat: int) -> None:
        """Take back the seat's last step, or raise IllegalAction."""
        if not self.can_undo(seat):
            raise IllegalAction("error-undo")
        self.state = self._undoable.pop()[1]
        self.steps.pop()

    def restart_turn(self, seat: int) -> None:
        """Take back every step that the seat may take back, or raise IllegalAction if there is none."""
        self.undo(seat)
        while self.can_undo(seat):
            self.undo(seat)

    def _remember(self, actor: int) -> None:
        """Keep the position for undo; nothing before a step of chance or of another seat can be undone."""
        if actor == CHANCE or (self._undoable and self._undoable[-1][0] != actor):
            self._undoable.clear()
        if actor != CHANCE:
            self._undoable.append((actor, self.state.clone()))


def _illegal(game: Game, state: State, action: int) -> IllegalAction:
    """The error for an action that is not legal, with the rule that forbids it."""
    text = game.verbs.format_action(action)
    actor = int(state.actor())
    if actor == OVER:
        return IllegalAction("error-illegal-over", action=text)
    if actor == CHANCE or game.verbs.split(action)[0].chance:
        return IllegalAction("error-illegal-chance", action=text)
    reason = game.why_not(state, actor, action)
    if reason is None:
        return IllegalAction("error-illegal", action=text)
    why: Message = reason.message
    return IllegalAction("error-illegal-rule", action=text, reason=why, rule=reason.rule)
