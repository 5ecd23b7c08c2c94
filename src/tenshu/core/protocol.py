"""The one contract between a game and everything that plays, shows, stores or learns it."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from tenshu.core.action import VerbTable
from tenshu.core.chance import Chance
from tenshu.core.errors import BadOption
from tenshu.core.events import Event
from tenshu.core.message import Message, Reason
from tenshu.core.options import Option, Options, parse_options

CHANCE: Final = -1
OVER: Final = -2
SPECTATOR: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: mutable, flat, without text, clock or randomness."""

    # Where the rules put their reports. None, as in a search, costs next to nothing. Not part of the
    # position: a copy starts with None.
    events: list[Event] | None = None

    def actor(self) -> i64:
        """Who acts now: a seat, CHANCE, or OVER."""
        raise NotImplementedError

    def legal_actions(self) -> vec[i64]:
        """All legal actions in canonical order; empty only when the game is over."""
        raise NotImplementedError

    def apply(self, action: i64) -> None:
        """Carry out an action that the caller knows to be legal."""
        raise NotImplementedError

    def clone(self) -> State:
        """An equal position that shares nothing that can change."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """Points of every seat, as if the game ended now."""
        raise NotImplementedError

    def numbers(self) -> list[int]:
        """Every field as plain numbers: equal positions, and only they, have equal numbers."""
        raise NotImplementedError

    def words(self) -> list[str]:
        """A name for each of the numbers, for reports."""
        return [f"number {index}" for index in range(len(self.numbers()))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game, and everything that can be asked about its positions."""

    def __init__(
        self,
        name: str,
        rules_version: int,
        seats: Sequence[int],
        options: Sequence[Option],
        verbs: VerbTable,
        *,
        has_secrets: bool,
    ) -> None:
        self.name = name
        # Rulings that changed since are played as this version had them; new games use the newest.
        self.rules_version = rules_version
        self.seats: tuple[int, ...] = tuple(seats)
        self.options: tuple[Option, ...] = tuple(options)
        self.verbs = verbs
        # Whether a seat may know what another seat or a spectator may not.
        self.has_secrets = has_secrets

    def under(self, version: int) -> Game:
        """Return the same game by the rules of that version, or raise BadOption if it is unknown."""
        if version == self.rules_version:
            return self
        if not 0 < version < self.rules_version:
            raise BadOption("error-rules-version", version=version, known=self.rules_version)
        return self.by_earlier_rules(version)

    def by_earlier_rules(self, version: int) -> Game:
        """The game as it was played by an earlier version of its rules."""
        raise NotImplementedError

    def start(self, seats: int, options: Options) -> State:
        """The position before anything was dealt; options come from parse_options."""
        raise NotImplementedError

    def restore(self, seats: int, options: Options, numbers: list[int]) -> State:
        """The position that has these numbers."""
        raise NotImplementedError

    def sample(self, state: State, chance: Chance) -> i64:
        """Draw one chance action by its true odds."""
        raise NotImplementedError

    def odds(self, state: State) -> vec[i64]:
        """How likely each legal action of chance is, as whole weights; as it stands here, equally."""
        weights = vec[i64]()
        for _ in state.legal_actions():
            weights = append(weights, 1)
        return weights

    def observe(self, state: State, seat: int) -> dict[str, object]:
        """Everything a seat (or SPECTATOR) may know, as plain data that shares nothing with the state."""
        raise NotImplementedError

    def determinize(self, state: State, seat: int, chance: Chance) -> State:
        """A position that the seat cannot tell from this one, with its secrets redrawn."""
        raise NotImplementedError

    def score_sheet(self, state: State) -> list[dict[str, int]]:
        """Points by source for every seat; each sheet adds up to the seat's score."""
        raise NotImplementedError

    def ranks(self, state: State) -> list[int]:
        """The place of every seat, tie-breaks applied; shared places have equal numbers."""
        raise NotImplementedError

    def end_reason(self, state: State) -> str:
        """A word for how a finished game ended."""
        raise NotImplementedError

    def prompt(self, state: State) -> Message:
        """What is asked of the seat that must act, in one sentence."""
        raise NotImplementedError

    def label(self, state: State, action: int) -> Message:
        """A legal action in words."""
        raise NotImplementedError

    def describe(self, state: State, action: int, viewer: int) -> list[Message]:
        """What the viewer sees happen when a legal action is carried out, for the log."""
        raise NotImplementedError

    def holdings(self, state: State) -> list[list[int]]:
        """What every seat owns, by item; the amounts of an action's events add up to the changes."""
        return [[] for _ in state.scores()]

    def why_not(self, state: State, seat: int, action: int) -> Reason | None:
        """Why the seat may not do this now; None if it may."""
        raise NotImplementedError

    def warnings(self, seats: int, options: Options) -> list[Message]:
        """What a host should know about valid but unwise options."""
        return []

    def broken_invariants(self, state: State) -> list[str]:
        """The conservation laws that this position violates; for tests and fuzzing."""
        raise NotImplementedError


def report(
    state: State, kind: i64, seat: i64, item: i64 = 0, amount: i64 = 0, detail: i64 = 0
) -> None:
    """Add an event to those of the position, if anybody asked for them."""
    if state.events is not None:
        state.events.append(Event(kind, seat, item, amount, detail))


def events_of(state: State, action: i64) -> list[Event]:
    """The events of a legal action, in order; it is carried out on a copy."""
    trial = state.clone()
    events: list[Event] = []
    trial.events = events
    trial.apply(action)
    return events


def setup_options(game: Game, seats: int, given: Mapping[str, str]) -> Options:
    """The full canonical options of a game with this number of seats, or BadOption."""
    if seats not in game.seats:
        counts = " ".join(str(count) for count in game.seats)
        raise BadOption("error-seats", game=game.name, seats=seats, counts=counts)
    return parse_options(game.options, given)


def fingerprint(state: State) -> str:
    """A short hash of a position, equal in every process and build."""
    text = ",".join([str(number) for number in state.numbers()])
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
