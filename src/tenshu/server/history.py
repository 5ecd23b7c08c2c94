"""A table's game as its log: entries in, a match out, without disk or socket.

The chance of the entry after version V is drawn from `Chance("SEED/V")` with the seed of the stretch
that V belongs to, so that the whole game can be checked once the seeds are published, and a
restarted service draws what it would have drawn.
"""

from __future__ import annotations

import copy
from bisect import bisect_right
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

import msgspec

from tenshu.core.chance import Chance
from tenshu.core.errors import IllegalAction
from tenshu.core.match import Match, Step
from tenshu.core.protocol import CHANCE, Game, State
from tenshu.server.rows import Entry, Snapshot, Stretch

# The number of standing entries between two snapshots.
SNAPSHOT_EVERY: Final = 40
# Entries of one log that may be taken back or take something back: it would grow without end.
MOST_UNDONE: Final = 3000
NO_ACTION: Final = -1


class Transition(msgspec.Struct):
    """An entry with the positions before and after it."""

    entry: Entry
    action: int
    before: State
    after: State


class History:
    """A match together with every entry that made it, those taken back included."""

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, str], stretches: Sequence[Stretch]
    ) -> None:
        self.game = game
        self.stretches = list(stretches)
        self.options = dict(options)
        self.seats = seats
        self.match = Match(game, seats, options)
        self.entries: list[Entry] = []
        # The version after each step of the match.
        self.standing: list[int] = []
        # The end of a rated game has changed ratings, so it stands.
        self.is_end_final = False
        self.snapshot_version = 0
        self.snapshot: Snapshot | None = None

    @classmethod
    def of_match(cls, match: Match) -> History:
        """The log of a match in which nothing was taken back, such as a record's."""
        history = cls(match.game, match.seats, match.options, [])
        history.match = match
        for seq, step in enumerate(match.steps, 1):
            payload = match.game.verbs.format_action(step.action)
            history.entries.append(Entry(seq, step.actor, "act", payload, None, ""))
            history.standing.append(seq)
        return history

    @property
    def version(self) -> int:
        """The number of entries."""
        return len(self.entries)

    def seed(self) -> str:
        """The seed of what chance draws next."""
        return self.stretches[-1].seed

    def copy(self) -> History:
        """A copy that shares nothing that can change."""
        other = copy.copy(self)
        other.match = self.match.clone()
        other.entries = list(self.entries)
        other.standing = list(self.standing)
        other.stretches = list(self.stretches)
        return other

    def load(self, entries: Sequence[Entry], snapshot: Snapshot | None = None) -> list[Transition]:
        """Replay stored entries, from the snapshot on if it still stands."""
        if not self.entries and snapshot is not None and self._start_at(entries, snapshot):
            entries = entries[snapshot.version :]
        return [self._follow(entry) for entry in entries]

    def act(self, action: int, key: str | None, at: str) -> list[Transition]:
        """Play an action of the seat that must act, and the chance that follows."""
        self._take_snapshot_if_due()
        return [self._play(action, key, at), *self.settle(at)]

    def settle(self, at: str) -> list[Transition]:
        """Let chance act until a seat must decide or the game is over."""
        transitions: list[Transition] = []
        while self.match.actor() == CHANCE:
            chance = Chance(f"{self.seed()}/{self.version}")
            action = int(self.game.sample(self.match.state, chance))
            transitions.append(self._play(action, None, at))
        return transitions

    def undo(self, seat: int, whole_turn: bool, key: str | None, at: str) -> Transition:
        """Take back a step or all that the seat may take back, or raise IllegalAction."""
        if not self.may_reopen():
            raise IllegalAction("error-undo-end")
        self._check_room()
        before = self.match.state.clone()
        if whole_turn:
            self.match.restart_turn(seat)
        else:
            self.match.undo(seat)
        del self.standing[len(self.match.steps) :]
        to = self.standing[-1] if self.standing else 0
        return self._note_undo(before, seat, to, key, at)

    def go_back(self, to: int, seat: int, at: str) -> Transition:
        """Go back to any version that stands, by consent."""
        if not self.can_go_back(to):
            raise IllegalAction("error-undo-version", version=to)
        self._check_room()
        before = self.match.state.clone()
        self._rewind(to)
        return self._note_undo(before, seat, to, None, at)

    def can_go_back(self, to: int) -> bool:
        """Whether this version stands, with a seat to act there."""
        if to >= self.version or to not in self.standing[:-1] or not self.may_reopen():
            return False
        return int(self.position_at(to).actor()) != CHANCE

    def may_reopen(self) -> bool:
        """Whether the game runs, or its end may be taken back.

        It may not if it showed secrets or was rated.
        """
        return not (self.match.is_over() and (self.game.has_secrets or self.is_end_final))

    def position_at(self, version: int) -> State:
        """The position after `version` entries.

        What stood then was legal when it was played or loaded, so it is only applied, which costs a
        tenth of playing it.
        """
        state = self.game.start(self.seats, self.match.options)
        for number in fold(self.entries[:version]):
            state.apply(self._action(self.entries[number - 1]))
        return state

    def retrace(self) -> Iterator[Transition]:
        """Every entry with the positions before and after it."""
        states = [self.game.start(self.seats, self.match.options)]
        standing = [0]
        for entry in self.entries:
            before = states[-1]
            if entry.kind == "act":
                action = self._action(entry)
                states.append(before.clone())
                states[-1].apply(action)
                standing.append(entry.seq)
            else:
                action = NO_ACTION
                kept = bisect_right(standing, int(entry.payload))
                del states[kept:], standing[kept:]
            yield Transition(entry, action, before, states[-1])

    def take_snapshot(self) -> Snapshot | None:
        """A new snapshot to store, if one is due."""
        snapshot, self.snapshot = self.snapshot, None
        return snapshot

    def _take_snapshot_if_due(self) -> None:
        """Take a snapshot where no later undo of a turn can reach behind it."""
        last = self.match.undoable_seat()
        is_floor = last is None or last != self.match.actor()
        standing = self.standing[-1] if self.standing else 0
        if is_floor and standing - self.snapshot_version >= SNAPSHOT_EVERY:
            self.snapshot = Snapshot(standing, self.match.state.numbers())
            self.snapshot_version = standing

    def _start_at(self, entries: Sequence[Entry], snapshot: Snapshot) -> bool:
        """Start at the snapshot, unless an undo went back behind it."""
        later = fold(entries)
        if snapshot.version not in later:
            return False
        standing = later[: later.index(snapshot.version) + 1]
        if any(
            entry.kind == "undo" and int(entry.payload) < snapshot.version
            for entry in entries[snapshot.version :]
        ):
            return False
        for version in standing:
            entry = entries[version - 1]
            self.match.steps.append(Step(entry.actor, self._action(entry)))
        numbers = snapshot.numbers
        self.match.state = self.game.restore(self.seats, self.match.options, numbers)
        self.entries = list(entries[: snapshot.version])
        self.standing = standing
        self.snapshot_version = snapshot.version
        return True

    def _follow(self, entry: Entry) -> Transition:
        if entry.kind == "act":
            return self._play(self._action(entry), entry.key, entry.at)
        before = self.match.state.clone()
        self._rewind(int(entry.payload))
        self.entries.append(entry)
        return Transition(entry, NO_ACTION, before, self.match.state)

    def _rewind(self, to: int) -> None:
        """Bring the match to a version that stands: step by step where it can, else by replay."""
        steps = self.standing.index(to) + 1 if to else 0
        del self.standing[steps:]
        while len(self.match.steps) > steps:
            seat = self.match.undoable_seat()
            if seat is None:
                self.match = self._match_at(to)
                return
            self.match.undo(seat)

    def _match_at(self, version: int) -> Match:
        """The match as it was after `version` entries, with what could be taken back then."""
        earlier = History(self.game, self.seats, self.options, self.stretches)
        for number in fold(self.entries[:version]):
            earlier.match.play(self._action(self.entries[number - 1]))
        return earlier.match

    def _action(self, entry: Entry) -> int:
        return self.game.verbs.parse_action(entry.payload)

    def _check_room(self) -> None:
        if self.version - len(self.standing) >= MOST_UNDONE:
            raise IllegalAction("error-undo-often", most=MOST_UNDONE)

    def _play(self, action: int, key: str | None, at: str) -> Transition:
        before = self.match.state.clone()
        actor = self.match.actor()
        self.match.play(action)
        payload = self.game.verbs.format_action(action)
        entry = Entry(self.version + 1, actor, "act", payload, key, at)
        self.entries.append(entry)
        self.standing.append(entry.seq)
        return Transition(entry, action, before, self.match.state.clone())

    def _note_undo(self, before: State, seat: int, to: int, key: str | None, at: str) -> Transition:
        self.snapshot_version = min(self.snapshot_version, to)
        entry = Entry(self.version + 1, seat, "undo", str(to), key, at)
        self.entries.append(entry)
        return Transition(entry, NO_ACTION, before, self.match.state.clone())


def fold(entries: Sequence[Entry]) -> list[int]:
    """The versions that stand after these entries."""
    standing: list[int] = []
    for entry in entries:
        if entry.kind == "act":
            standing.append(entry.seq)
        else:
            del standing[bisect_right(standing, int(entry.payload)) :]
    return standing
