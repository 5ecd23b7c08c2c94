"""A position and a log as one audience may see them.

An audience is the seats that a person holds, and nothing else about the person: two people without
a seat are sent the same bytes. Whatever is not the game's own `observe` is asked of a position whose
secrets are redrawn, so that no score and no mark on a move can tell what the audience may not know.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from tenshu import games
from tenshu.core.chance import Chance
from tenshu.core.match import Match
from tenshu.core.protocol import CHANCE, OVER, SPECTATOR, Game, State
from tenshu.server.errors import NOT_FOUND, Refused, text_of
from tenshu.server.history import NO_ACTION, History, Transition
from tenshu.server.messages import LogEntry, Move, Preview, Text, Undo, View

Audience = tuple[int, ...]
IMAGINED: Final = "imagined"
# The longest time that a log is worded at a stretch.
SLICE_SECONDS: Final = 0.002


def viewer_of(audience: Audience, actor: int) -> int:
    """The seat whose view is shown: the only one, or the acting one of several at one screen."""
    if len(audience) == 1:
        return audience[0]
    return actor if actor in audience else SPECTATOR


def reader_of(audience: Audience) -> int:
    """The seat whose log is shown; several people at one screen share a spectator's."""
    return audience[0] if len(audience) == 1 else SPECTATOR


def view_of(history: History, audience: Audience) -> View:
    """The current position, with everything that the audience may do in it."""
    return Views(history).of(audience)


class Views:
    """The current position for several audiences; what they all see is worked out once."""

    def __init__(self, history: History) -> None:
        self.history = history
        self._for_all: View | None = None

    def of(self, audience: Audience) -> View:
        """The position, with everything that the audience may do in it."""
        game, state, version = self.history.game, self.history.match.state, self.history.version
        if game.has_secrets:
            view = look(game, state, version, audience)
        else:
            if self._for_all is None:
                self._for_all = look(game, state, version, ())
            view = seen_by(game, state, self._for_all, audience)
        view.undo = undo_of(self.history.match, audience)
        return view


def seen_by(game: Game, state: State, for_all: View, audience: Audience) -> View:
    """A position without secrets, which all see alike, with what the audience may do in it."""
    is_yours = for_all.actor in audience
    return msgspec.structs.replace(
        for_all,
        viewer=viewer_of(audience, for_all.actor),
        is_yours=is_yours,
        moves=moves_of(game, state) if is_yours else [],
        aids=aids_of(game, state) if is_yours else None,
    )


def look(
    game: Game, state: State, version: int, audience: Audience, *, with_moves: bool = True
) -> View:
    """Any position, current or earlier, without what may be taken back."""
    actor = int(state.actor())
    viewer = viewer_of(audience, actor)
    is_over = actor == OVER
    known = state if is_over else imagine(game, state, viewer)
    is_yours = actor >= 0 and actor in audience
    return View(
        version=version,
        status="over" if is_over else "running",
        viewer=viewer,
        actor=actor,
        is_yours=is_yours,
        prompt=text_of(game.prompt(state)) if actor >= 0 else None,
        moves=moves_of(game, known) if is_yours and with_moves else [],
        position=game.observe(state, viewer),
        scores=known.scores(),
        sheets=game.score_sheet(known),
        ranks=game.ranks(known),
        undo=Undo(step=False, turn=False),
        end_reason=game.end_reason(state) if is_over else None,
        aids=aids_of(game, known) if is_yours and with_moves else None,
    )


def look_at(history: History, version: int, audience: Audience) -> View:
    """A position of the past, in which nobody can act any more, or Refused."""
    if version > history.version:
        raise Refused(NOT_FOUND, "error-no-version", version=version)
    state = history.position_at(version)
    view = look(history.game, state, version, audience, with_moves=False)
    view.is_yours = False
    return view


def imagine(game: Game, state: State, viewer: int) -> State:
    """A copy with redrawn secrets; the same for all positions that look the same to the viewer."""
    if not game.has_secrets:
        return state.clone()
    return game.determinize(state, viewer, Chance(IMAGINED))


def moves_of(game: Game, known: State) -> list[Move]:
    """Every legal action, with what it does to the turn."""
    actor = int(known.actor())
    slips = games.slips(game.name)
    moves: list[Move] = []
    for legal in known.legal_actions():
        action = int(legal)
        after = known.clone()
        after.apply(action)
        next_actor = int(after.actor())
        text = game.verbs.format_action(action)
        verb, *args = text.split()
        slip = None if slips is None else slips.of(known, action)
        moves.append(
            Move(
                action=action,
                text=text,
                verb=verb,
                args=args,
                label=text_of(game.label(known, action)),
                ends_turn=next_actor not in (actor, CHANCE),
                reveals=next_actor == CHANCE,
                warning=text_of(slip) if slip is not None else None,
            )
        )
    return moves


def aids_of(game: Game, known: State) -> dict[str, object] | None:
    """What helps the acting seat to choose, if the game works it out."""
    aids = games.aids(game.name)
    return None if aids is None else aids.of(known)


def undo_of(match: Match, audience: Audience) -> Undo:
    """What the people of this audience may take back."""
    if match.is_over() and match.game.has_secrets:
        return Undo(step=False, turn=False, reason=Text("error-undo-end") if audience else None)
    seat = match.undoable_seat()
    if seat is not None and seat in audience:
        return Undo(step=True, turn=True)
    return Undo(step=False, turn=False, reason=Text("error-undo") if audience else None)


def preview_of(history: History, action: int) -> Preview:
    """The position after an action of the seat that must act, before anything is turned up."""
    match = history.match
    seat = match.actor()
    trial = Match(match.game, match.seats, match.options)
    trial.state = imagine(match.game, match.state, seat)
    before = trial.state.clone()
    trial.play(action)
    view = look(match.game, trial.state, history.version, (seat,))
    events = match.game.describe(before, action, seat)
    texts = [text_of(event) for event in events]
    return Preview(history.version, action, texts, view.scores, view)


class Chronicle:
    """The log of a table as each kind of reader may see it, worded once and kept."""

    def __init__(self, history: History) -> None:
        self.history = history
        self._logs: dict[int, ReaderLog] = {}
        # What is added while logs are worded slice by slice.
        self._missed: list[list[Transition]] = []

    def add(self, history: History, transitions: Sequence[Transition]) -> None:
        """Go on with the entries that were added to the log."""
        self.history = history
        for log in self._logs.values():
            log.add(transitions)
        for missed in self._missed:
            missed.extend(transitions)

    async def prepare(self, reader: int) -> None:
        """Word the log for a reader slice by slice, so that a long one delays nobody else."""
        reader = self._alike(reader)
        if reader in self._logs:
            return
        log, missed = ReaderLog(self.history.game, reader), list[Transition]()
        self._missed.append(missed)
        try:
            began = time.perf_counter()
            for transition in self.history.retrace():
                log.add([transition])
                if time.perf_counter() - began > SLICE_SECONDS:
                    await asyncio.sleep(0)
                    began = time.perf_counter()
        finally:
            self._missed = [other for other in self._missed if other is not missed]
        log.add(missed)
        self._logs.setdefault(reader, log)

    def forget(self) -> None:
        """Drop the worded log, which is larger than the game; it is made again when asked for."""
        self._logs.clear()

    def of(self, reader: int, since: int = 0) -> list[LogEntry]:
        """The entries after a version, for one reader."""
        reader = self._alike(reader)
        if reader not in self._logs:
            log = ReaderLog(self.history.game, reader)
            log.add(self.history.retrace())
            self._logs[reader] = log
        log = self._logs[reader]
        if self.history.match.is_over() and self.history.game.has_secrets:
            log.publish(self.history)
        return log.lines[since:]

    def _alike(self, reader: int) -> int:
        """Without secrets all read the same: one log in memory instead of five."""
        return reader if self.history.game.has_secrets else SPECTATOR


class ReaderLog:
    """The log as one reader may see it."""

    def __init__(self, game: Game, reader: int) -> None:
        self.game = game
        self.reader = reader
        self.lines: list[LogEntry] = []
        self.turn = 0
        self.last_seat: int | None = None

    def add(self, transitions: Iterable[Transition]) -> None:
        """Add a line for each entry."""
        for transition in transitions:
            self.lines.append(self._line(transition))

    def publish(self, history: History) -> None:
        """Show all actions: once a game is over nothing in its log is secret."""
        for line, entry in zip(self.lines, history.entries, strict=True):
            if entry.kind == "act":
                line.text = entry.payload

    def _line(self, transition: Transition) -> LogEntry:
        entry = transition.entry
        if entry.kind == "undo":
            to = int(entry.payload)
            self.last_seat = entry.actor if self._is_own_turn(to) else None
            return LogEntry(entry.seq, entry.actor, "", [], entry.at, self.turn, to)
        if entry.actor != CHANCE and entry.actor != self.last_seat:
            self.turn += 1
            self.last_seat = entry.actor
        is_set_up = self.turn == 0
        events = [] if is_set_up else self._events(transition)
        return LogEntry(entry.seq, entry.actor, self._text(transition), events, entry.at, self.turn)

    def _is_own_turn(self, to: int) -> bool:
        """Whether an undo stayed inside the turn that was being played."""
        # Turns are numbered upwards, so the first line after that version tells.
        return to == len(self.lines) or self.lines[to].turn == self.turn

    def _events(self, transition: Transition) -> list[Text]:
        told = self.game.describe(transition.before, transition.action, self.reader)
        return [text_of(event) for event in told]

    def _text(self, transition: Transition) -> str:
        """The notation; in a game of secrets only of what the reader did."""
        entry = transition.entry
        assert transition.action != NO_ACTION
        # A spectator's number is chance's, too, and chance is nobody's own doing.
        is_own = entry.actor == self.reader != SPECTATOR
        return entry.payload if is_own or not self.game.has_secrets else ""
