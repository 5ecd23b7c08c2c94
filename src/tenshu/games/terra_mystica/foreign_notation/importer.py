"""Replaying a ledger row by row and comparing what everybody owns after each."""

from __future__ import annotations

from collections.abc import Callable
from itertools import takewhile
from typing import Final

from tenshu.core.errors import BadOption, BadRecord
from tenshu.core.message import Message
from tenshu.core.options import Options
from tenshu.core.parts import Correction, Mismatch, Total
from tenshu.core.protocol import setup_options
from tenshu.games.terra_mystica import GAME, verbs
from tenshu.games.terra_mystica.data.cults import CULT_WORDS
from tenshu.games.terra_mystica.foreign_notation.commands import Command
from tenshu.games.terra_mystica.foreign_notation.driver import (
    MOST_WAITS,
    Driver,
    Offer,
    Refused,
    open_driver,
    totals_of,
)
from tenshu.games.terra_mystica.foreign_notation.ledger import Ledger, Row, Totals, is_unfinished
from tenshu.games.terra_mystica.foreign_notation.moves import SPADES, Wishes, carry_out, orderings
from tenshu.games.terra_mystica.foreign_notation.settings import (
    ledger_options,
    rules_version,
    seat_factions,
)
from tenshu.games.terra_mystica.ids import ACT, AFTER, STEP
from tenshu.games.terra_mystica.rules import scoring
from tenshu.games.terra_mystica.rules.gains import faction_of
from tenshu.games.terra_mystica.state import Position
from tenshu.games.terra_mystica.verbs import AMOUNT, CULT

# The totals that are compared, in the order of Totals.
COMPARED: Final = ("vp", "coins", "workers", "priests", "bowls", "cults")
BOOKS: Final = ("bookkeeping", "points")
ANSWERS: Final = ("leech", "decline")
BRACKETS: Final = ("[opponent accepted power]", "[all opponents declined power]")

MOST_POWER: Final = len(AMOUNT.words)
NO_OFFER: Final = "error-ledger-offer"


class Importer:
    """A ledger being replayed."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.factions = seat_factions(ledger)
        self.seats = {faction: seat for seat, faction in enumerate(self.factions)}
        seats = len(ledger.factions)
        self.driver = open_driver(seats, checked_options(ledger), rules_version(ledger))
        self.driver.use_spades_ahead = self.use_spades_ahead
        self.next_row = 0
        self.rows = 0
        self.mismatches: list[Mismatch] = []
        self.brackets: list[Row] = []  # rows that announce what the next row does
        # Rows that begin with cult spades used before their time: totals, and how many commands.
        self.early_rows: dict[int, list[Totals]] = {}
        self.used_ahead: dict[int, int] = {}
        self.is_using_ahead = False
        self.waiting: list[Row] = []  # answers in the middle of somebody's turn
        self.corrections: list[Correction] = []
        self.postponed: dict[int, tuple[int, int]] = {}  # by seat: cult and steps of a later row

    def run(self) -> None:
        """Replay every row, or raise BadRecord."""
        while self.next_row < len(self.ledger.rows):
            row = self.ledger.rows[self.next_row]
            self.replay_row(row)
            self.next_row += 1
        for row in self.waiting:
            self.play_row(row, self.seats[row.faction], row.commands)
        if is_unfinished(self.ledger):
            return
        while self.driver.let_wait(-1):
            pass
        if not self.driver.is_over():
            raise BadRecord("error-ledger-cut", row=self.ledger.lines)

    def replay_row(self, row: Row) -> None:
        """Play the row's commands and compare its totals."""
        commands = row.commands[self.used_ahead.get(self.next_row, 0) :]
        moves = [command for command in commands if command.kind not in BOOKS]
        books = [command for command in commands if command.kind in BOOKS]
        seat = self.seats.get(row.faction, -1)
        if seat < 0:
            raise BadRecord("error-ledger-seat", row=row.line, faction=row.faction)
        if books and books[0].words[0] in BRACKETS:
            self.brackets.append(row)
            return
        shown = self.early_rows.get(self.next_row, self.driver.shown)
        if moves:
            if not self.try_row(row, seat, moves):
                return
            shown = self.driver.shown
        if books:
            shown = self.bookkeep(row, books[-1])
        self.compare(row, shown)
        if moves:
            self.catch_up()

    def catch_up(self) -> None:
        """Play the answers that had to wait for this row, and compare the rows that announced it."""
        for bracket in self.brackets:
            self.compare(bracket, self.driver.shown)
        self.brackets.clear()
        waiting, self.waiting = self.waiting, []
        for row in waiting:
            if self.try_row(row, self.seats[row.faction], row.commands):
                self.compare(row, self.driver.shown)

    def try_row(self, row: Row, seat: int, moves: list[Command]) -> bool:
        """Play a row; False if it is an answer that must wait for the end of another's turn."""
        if any(command.kind not in ANSWERS for command in moves):
            self.play_row(row, seat, moves)
            return True
        before = self.driver.copy()
        try:
            self.play_row(row, seat, moves)
        except BadRecord as error:
            in_turn = ACT <= before.state.phase <= AFTER and before.actor() != seat
            if error.message.key == NO_OFFER or not in_turn:
                raise
            self.driver = before
            self.waiting.append(row)
            return False
        return True

    def play_row(self, row: Row, seat: int, moves: list[Command]) -> None:
        """Answers and the Cultists' steps one by one, a turn as a whole."""
        noted = len(self.driver.corrections)
        rest = moves
        while rest:
            command = rest[0]
            if command.kind in ANSWERS:
                self.answer(row, seat, command)
            elif command.kind == "wait":
                self.wait(seat)
            elif command.kind == "resign":
                self.drop_out(seat)
            elif self.is_postponed(seat, command):
                del self.postponed[seat]
            elif self.is_follow(seat, command):
                self.follow(row, seat, command)
            else:
                stop = next((i for i, c in enumerate(rest) if c.kind in ANSWERS), len(rest))
                self.step_ahead(row, seat, rest[:stop])
                self.take_turn(row, seat, rest[:stop])
                rest = rest[stop:]
                continue
            rest = rest[1:]
        for text in self.driver.corrections[noted:]:
            self.corrections.append({"row": row.line, "faction": row.faction, "command": text})

    def step_ahead(self, row: Row, seat: int, commands: list[Command]) -> None:
        """Make a cult step that is due before this row, if the ledger has it further down."""
        driver = self.driver
        steps = int(driver.state.cult_steps_due)
        if driver.actor() != seat or driver.state.phase != STEP or any(map(_is_step, commands)):
            return
        rows = [
            later for later in self.ledger.rows[self.next_row :] if later.faction == row.faction
        ]
        found = [command for later in rows for command in later.commands if _is_step(command)]
        if found:
            cult = CULT.index[found[0].words[0]]
            self.act(row, seat, found[0], verbs.CULT_STEP.action(cult))
            self.postponed[seat] = (cult, steps)

    def is_postponed(self, seat: int, command: Command) -> bool:
        """Whether this is a cult step that was made before its row."""
        if seat not in self.postponed or not _is_step(command):
            return False
        return CULT.index[command.words[0]] == self.postponed[seat][0]

    def wait(self, seat: int) -> None:
        """Put an answer off in a ledger of ours; to the other engine it means nothing."""
        if not self.ledger.hints:
            return
        trial = self.driver.copy()
        try:
            trial.play(trial.reach(seat, [int(verbs.LATER.action())]))
            self.driver = trial
        except Refused:
            return

    def drop_out(self, seat: int) -> None:
        """Leave; if the seat is asked now, this is a step of the game."""
        trial = self.driver.copy()
        try:
            trial.play(trial.reach(seat, [int(verbs.DROP.action())]))
            self.driver = trial
        except Refused:
            self.driver.drop(seat)

    def is_follow(self, seat: int, command: Command) -> bool:
        """Whether this is the Cultists' step for power that somebody took."""
        return _is_step(command) and faction_of(self.driver.state, seat).follows_power

    def answer(self, row: Row, seat: int, command: Command) -> None:
        """Take or refuse power; a seat with full bowls was not asked."""
        offers = self.driver.offers(seat)
        if command.kind == "decline" and not command.words:
            chosen = offers
        else:
            chosen = self.matching(row, seat, command, offers)[:1]
        verb = verbs.LEECH if command.kind == "leech" else verbs.REFUSE
        for offer in chosen:
            self.act(row, seat, command, verb.action(offer.giver, offer.amount - 1))

    def was_refused(self, seat: int, giver: int, command: Command) -> bool:
        """Whether the offer was refused before its row, because a newer one was taken first."""
        refusal = (seat, int(verbs.REFUSE.action(giver, min(command.amount, MOST_POWER) - 1)))
        if giver < 0 or command.amount < 1 or refusal not in self.driver.refused:
            return False
        self.driver.refused.remove(refusal)
        return True

    def giver(self, row: Row, command: Command) -> int:
        """The seat that an answer names, or -1."""
        if not command.words:
            return -1
        name = command.words[0]
        known = [seat for faction, seat in self.seats.items() if faction.replace("_", "") == name]
        if not known:
            raise BadRecord("error-ledger-faction", row=row.line, faction=name)
        return known[0]

    def act(self, row: Row, seat: int, command: Command, action: int) -> None:
        """Play one action of the seat as soon as it can be played."""
        try:
            self.driver.play(self.driver.reach(seat, [action]))
        except Refused as refused:
            raise self.illegal(row, command, refused) from None

    def matching(self, row: Row, seat: int, command: Command, offers: list[Offer]) -> list[Offer]:
        """The offers that an answer can mean, best first."""
        giver = self.giver(row, command)
        # A ledger may name what was offered or what it was worth.
        found = [
            offer
            for offer in offers
            if giver in (-1, offer.giver)
            and command.amount in (offer.amount, self.driver.worth(seat, offer))
        ]
        found.sort(key=lambda offer: offer.amount != command.amount)
        is_told = command.kind == "decline" and not found and self.was_refused(seat, giver, command)
        if not found and not is_told and self.driver.room(seat) > 0:
            raise BadRecord(NO_OFFER, row=row.line, command=command.text)
        return found

    def follow(self, row: Row, seat: int, command: Command) -> None:
        """The Cultists' step for power that somebody took."""
        for _ in range(max(1, command.amount)):
            self.act(row, seat, command, verbs.CULT_STEP.action(CULT.index[command.words[0]]))

    def take_turn(self, row: Row, seat: int, commands: list[Command]) -> None:
        """Play a turn in the first way that is legal and gives the row's totals."""
        legal: Driver | None = None
        problem: BadRecord | None = None
        cults = row.totals.cults if row.totals is not None else ()
        for order in orderings(commands):
            trial = self.driver.copy()
            try:
                self.try_turn(trial, row, seat, order, Wishes(cults))
            except BadRecord as error:
                problem = problem or error
                continue
            legal = legal or trial
            if row.totals is None or not differences(row.totals, self.shown_to(seat, trial.shown)):
                self.driver = trial
                return
        if legal is None:
            assert problem is not None
            raise problem
        self.driver = legal

    def try_turn(
        self, trial: Driver, row: Row, seat: int, commands: list[Command], wishes: Wishes
    ) -> None:
        for at, command in enumerate(commands):
            wishes.following = commands[at + 1 :]
            try:
                carry_out(trial, seat, command, wishes)
            except Refused as refused:
                raise self.illegal(row, command, refused, trial) from None

    def bookkeep(self, row: Row, command: Command) -> list[Totals]:
        """The totals at the moment that a row of the other engine shows."""
        driver = self.driver
        word = command.words[0]
        if word == "setup":
            return driver.shown
        if command.kind == "points" or word == "score_resources":
            self.move_on(row, driver.is_over)
            return final_totals(driver.state, word)
        if word == "cult_income_for_faction":
            self.move_on(row, lambda: driver.bonus_round >= row.round - 1)
            return driver.after_bonus
        self.move_on(row, lambda: driver.income_round >= row.round)
        return driver.after_income

    def move_on(self, row: Row, is_there: Callable[[], bool]) -> None:
        """Let everybody wait until the round has reached the row."""
        for _ in range(MOST_WAITS):
            if is_there():
                return
            if not self.driver.let_wait(-1):
                actor = self.driver.actor()
                faction = self.factions[actor] if actor >= 0 else "-"
                raise BadRecord("error-ledger-order", row=row.line, faction=faction)

    def use_spades_ahead(self, driver: Driver, seat: int) -> bool:
        """Use the cult spades of a seat whose row comes later; False if there is none."""
        if self.is_using_ahead:
            return (
                True  # such a row asks for what is not legal: it is refused, not looked for again
            )
        self.is_using_ahead = True
        try:
            return self._use_next_spades(driver, seat)
        finally:
            self.is_using_ahead = False

    def _use_next_spades(self, driver: Driver, seat: int) -> bool:
        rows = self.ledger.rows
        for at in range(self.next_row, len(rows)):
            row = rows[at]
            if row.faction != self.factions[seat]:
                continue
            uses = list(takewhile(_uses_spades, row.commands))
            for command in uses:
                try:
                    carry_out(driver, seat, command, Wishes(()))
                except Refused as refused:
                    raise self.illegal(row, command, refused, driver) from None
            if uses:
                self.early_rows[at] = driver.shown
                self.used_ahead[at] = len(uses)
            return bool(uses)
        return False

    def compare(self, row: Row, shown: list[Totals]) -> None:
        """Note every difference between the ledger's totals and ours."""
        self.rows += 1
        if row.totals is None:
            return
        ours = self.shown_to(self.seats[row.faction], shown)
        for what, expected, got in differences(row.totals, ours):
            self.mismatches.append(
                {
                    "row": row.line,
                    "faction": row.faction,
                    "what": what,
                    "expected": expected,
                    "got": got,
                }
            )

    def shown_to(self, seat: int, shown: list[Totals]) -> Totals:
        """What a seat owns, without the cult steps that a later row takes."""
        totals = shown[seat]
        if seat not in self.postponed:
            return totals
        cult, steps = self.postponed[seat]
        cults = list(totals.cults)
        cults[cult] -= steps
        return totals._replace(cults=tuple(cults))

    def illegal(
        self, row: Row, command: Command, refused: Refused, driver: Driver | None = None
    ) -> BadRecord:
        """The error for a command that the rules do not allow, with the rule if one is known."""
        state = (driver or self.driver).state
        seat = self.seats[row.faction]
        reason = None
        if refused.action >= 0 and not (driver or self.driver).is_over():
            reason = GAME.why_not(state, seat, refused.action)
        if reason is None:
            return BadRecord("error-ledger-illegal", row=row.line, command=command.text)
        why: Message = reason.message
        return BadRecord(
            "error-ledger-rule", row=row.line, command=command.text, reason=why, rule=reason.rule
        )


def checked_options(ledger: Ledger) -> Options:
    """The engine's options for a ledger, or BadRecord if they do not fit together."""
    try:
        return setup_options(GAME, len(ledger.factions), ledger_options(ledger))
    except BadOption as error:
        raise BadRecord("error-record-opening", reason=error.message) from None


def _uses_spades(command: Command) -> bool:
    """Whether a command uses cult spades or gives them up."""
    return command.kind == "transform" or (command.kind == "lose" and command.words[0] in SPADES)


def _is_step(command: Command) -> bool:
    """Whether a command takes cult steps."""
    return command.kind == "gain" and command.words[0] in CULT.index


def final_totals(state: Position, word: str) -> list[Totals]:
    """What everybody owns after a part of the final scoring, in the order ledgers give it. [TM 16]"""
    parts = [*CULT_WORDS, "network", "score_resources"]
    done = parts[: parts.index(word) + 1]
    return [_final_totals(state, seat, done) for seat in range(int(state.setup.seats))]


def _final_totals(state: Position, seat: int, done: list[str]) -> Totals:
    totals = totals_of(state, seat)
    vp = totals.vp
    for cult, word in enumerate(CULT_WORDS):
        vp += scoring.cult_points(state, cult)[seat] if word in done else 0
    vp += scoring.area_points(state)[seat] if "network" in done else 0
    if "score_resources" not in done:
        return totals._replace(vp=vp)
    one, two, three = totals.bowls
    coins = totals.coins + totals.workers + totals.priests + three + two // 2
    points = int(scoring.resource_points(state, seat))
    rate = int(faction_of(state, seat).coins_per_point)
    bowls = (one + three + two // 2, two % 2, 0)
    return Totals(vp + points, coins - points * rate, 0, 0, bowls, totals.cults)


def differences(expected: Totals, got: Totals) -> list[tuple[str, Total, Total]]:
    """What the ledger and the engine disagree about."""
    return [
        (what, _plain(one), _plain(other))
        for what, one, other in zip(COMPARED, expected, got, strict=True)
        if one != other
    ]


def _plain(value: object) -> Total:
    if isinstance(value, tuple):
        return [int(part) for part in value]
    assert isinstance(value, int)
    return value
