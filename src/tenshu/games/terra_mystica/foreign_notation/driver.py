"""Playing the engine along a ledger: its steps, and what each seat owns after them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from tenshu.core.options import Options
from tenshu.games.terra_mystica import verbs
from tenshu.games.terra_mystica.foreign_notation.ledger import Totals
from tenshu.games.terra_mystica.ids import (
    AFTER,
    ANSWER,
    ANSWERS,
    BRIDGE,
    CULT_SPADES,
    CULTS,
    FOLLOW,
    GAME_OVER,
    SPADES,
)
from tenshu.games.terra_mystica.layout import (
    BOWL1,
    BOWL2,
    BOWL3,
    COINS,
    CULT_STEPS,
    PRIESTS,
    VICTORY_POINTS,
    WORKERS,
)
from tenshu.games.terra_mystica.rules import passing, turn
from tenshu.games.terra_mystica.rules.offers import OFFER, power_gained
from tenshu.games.terra_mystica.state import Position, start

# Phases in which a seat can be made to wait.
WAITING: Final = (AFTER, SPADES, BRIDGE, ANSWER, FOLLOW, CULT_SPADES)
# More waiting than a round of five seats needs before somebody's turn.
MOST_WAITS: Final = 400
BURN: Final = int(verbs.BURN.action())
WAYS_OUT: Final = [int(verb.action()) for verb in (verbs.END, verbs.FORGO, verbs.LATER)]


class Refused(Exception):
    """The engine does not allow what the ledger says; carries the action, if it is one."""

    def __init__(self, action: int) -> None:
        self.action = action
        super().__init__(action)


class Offer:
    """Power that a seat may still take."""

    def __init__(self, giver: int, amount: int) -> None:
        self.giver = giver
        self.amount = amount


class Driver:
    """A position with the steps that led to it and the totals at the moments ledgers show."""

    def __init__(self, state: Position) -> None:
        self.state = state
        self.steps: list[int] = []
        self.shown = all_totals(state)  # right after the last step
        self.after_bonus = self.shown  # after the last cult bonuses
        self.bonus_round = 0  # the round that those bonuses closed
        self.after_income = self.shown
        self.income_round = 0  # the round that the last income opened
        self.cult_spades = [0] * int(state.setup.seats)  # given at the last end of a round
        self.refused: list[tuple[int, int]] = []  # seats and refusals that no row has told yet
        self.corrections: list[str] = []  # commands that change what a seat owns by hand
        # Uses the cult spades of the seat that is asked, if the ledger has them further down.
        self.use_spades_ahead: Callable[[Driver, int], bool] | None = None

    def copy(self) -> Driver:
        """An equal driver for a trial."""
        other = Driver(self.state.clone())
        other.steps = self.steps[:]
        other.shown = self.shown
        other.after_bonus, other.bonus_round = self.after_bonus, self.bonus_round
        other.after_income, other.income_round = self.after_income, self.income_round
        other.cult_spades = self.cult_spades
        other.refused = self.refused[:]
        other.corrections = self.corrections[:]
        other.use_spades_ahead = self.use_spades_ahead
        return other

    def actor(self) -> int:
        """Who acts now."""
        return int(self.state.actor())

    def legal(self) -> list[int]:
        """All legal actions."""
        return [int(action) for action in self.state.legal_actions()]

    def play(self, action: int) -> None:
        """Carry out an action, noting totals at every moment that a ledger shows."""
        if action not in self.legal():
            raise Refused(action)
        self.steps.append(action)
        turn.act(self.state, action)
        self.shown = all_totals(self.state)
        self.go_on()

    def go_on(self) -> None:
        """Carry the game on by itself, noting totals on the way."""
        while turn.advance(self.state):
            self.note()

    def corrected(self, text: str) -> None:
        """Note a command that changed the position by hand."""
        self.corrections.append(text)
        self.shown = all_totals(self.state)

    def note(self) -> None:
        """Remember the totals right after cult bonuses and right after income."""
        state = self.state
        now = int(state.round)
        if state.phase == CULT_SPADES and self.bonus_round != now:
            self.after_bonus, self.bonus_round = all_totals(state), now
            self.cult_spades = [int(spades) for spades in state.read("cult_spades_left")]
        if state.phase == ANSWERS and self.income_round != now:
            self.after_income, self.income_round = all_totals(state), now

    def reach(self, seat: int, wanted: list[int]) -> int:
        """Let everybody else wait until the seat may do one of these actions, and return it."""
        for _ in range(MOST_WAITS):
            if self.actor() == seat:
                legal = self.legal()
                for action in wanted:
                    if action in legal:
                        return action
            # Power is sacrificed before late answers, so these wait.
            if not self.let_wait(-1 if wanted == [BURN] else seat):
                break
        raise Refused(wanted[0])

    def let_wait(self, seat: int) -> bool:
        """Do what the actor does when the ledger goes on without them; False if they must act."""
        played = len(self.steps)
        self.wait_once(seat)
        return len(self.steps) > played

    def wait_once(self, seat: int) -> None:
        """The one step of the actor that waits, if there is one."""
        actor = self.actor()
        if actor < 0:
            return
        legal = self.legal()
        phase = self.state.phase
        if phase == ANSWER and (actor == seat or verbs.LATER.action() not in legal):
            refusal = next(action for action in legal if is_refusal(action))
            self.refused.append((actor, refusal))
            self.play(refusal)
        elif (
            phase == CULT_SPADES
            and self.use_spades_ahead is not None
            and self.use_spades_ahead(self, actor)
        ):
            return
        else:
            ways_out = [action for action in WAYS_OUT if action in legal]
            if phase in WAITING and ways_out:
                self.play(ways_out[0])

    def drop(self, seat: int) -> None:
        """Let a seat drop out that is not asked now: in the other engine people may leave at any time."""
        asked = self.state.seat
        self.state.seat = seat
        passing.apply_drop(self.state)
        self.state.seat = asked

    def offers(self, seat: int) -> list[Offer]:
        """The open offers to a seat, oldest first."""
        offers = self.state.offers
        return [
            Offer(int(offers[at + 1]), int(offers[at + 2]))
            for at in range(0, len(offers), OFFER)
            if offers[at] == seat
        ]

    def room(self, seat: int) -> int:
        """How much power the seat's bowls can still take."""
        return int(2 * self.state.at[BOWL1 + seat] + self.state.at[BOWL2 + seat])

    def worth(self, seat: int, offer: Offer) -> int:
        """How much power an offer would bring the seat now."""
        return int(power_gained(self.state, seat, offer.amount))

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.phase == GAME_OVER)


def open_driver(seats: int, options: Options, version: int) -> Driver:
    """A driver at the start of a game by the rules of a version."""
    return Driver(start(seats, options, version))


def all_totals(state: Position) -> list[Totals]:
    """What every seat owns."""
    return [totals_of(state, seat) for seat in range(int(state.setup.seats))]


def totals_of(state: Position, seat: int) -> Totals:
    """What a seat owns, as a ledger shows it."""
    place: i64 = seat
    return Totals(
        int(state.at[VICTORY_POINTS + place]),
        int(state.at[COINS + place]),
        int(state.at[WORKERS + place]),
        int(state.at[PRIESTS + place]),
        (int(state.at[BOWL1 + place]), int(state.at[BOWL2 + place]), int(state.at[BOWL3 + place])),
        tuple([int(state.at[CULT_STEPS + place * CULTS + cult]) for cult in range(CULTS)]),
    )


def is_refusal(action: int) -> bool:
    """Whether the action is a `refuse`."""
    return verbs.VERBS.split(action)[0] is verbs.REFUSE
