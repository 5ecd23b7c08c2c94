"""Trying things out: a person plays on from the position of a table, for all seats, on a copy.

The copy knows what the person may know: secrets are redrawn and chance is imagined, in the same way
for all positions that look the same to them. Nothing of it is stored or told to anybody; the page
sends all steps each time (ADR 0036). A worker plays them, since there may be many.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from tenshu import games
from tenshu.ai.bots import make_bot
from tenshu.core.chance import Chance
from tenshu.core.errors import TenshuError
from tenshu.core.match import Match
from tenshu.core.message import Message
from tenshu.core.protocol import CHANCE, OVER
from tenshu.server.actions import meant_actions, reason_of
from tenshu.server.asking import check_begun
from tenshu.server.errors import BUSY, FORBIDDEN, NOT_FOUND, Refused, refusal_of, text_of
from tenshu.server.history import History
from tenshu.server.limits import BUSY_SECONDS, HINT_SECONDS, MOST_TRIED
from tenshu.server.messages import Problem
from tenshu.server.reading import Refusal, checked
from tenshu.server.thinking import QUICK, Position
from tenshu.server.trial_messages import Trial, TryOut, TryStep
from tenshu.server.turns import Caller
from tenshu.server.views import Audience, imagine, look, reader_of, viewer_of
from tenshu.server.workers import JobFailed, TooMuchWork, WorkerLost, Workers

if TYPE_CHECKING:
    from tenshu.server.hall import Hall

LOG: Final = logging.getLogger(__name__)
OTHERS: Final = "others"


async def try_out(
    hall: Hall, readers: Workers, person: str, table_id: str, asked: TryOut, caller: Caller
) -> Trial:
    """Play steps on a copy as far as they are legal, then perhaps let bots play for the others.

    Steps alone take little time, and go before the records that `readers` are given.
    """
    table = await hall.read(table_id)
    check_begun(table)
    audience = table.held_by(person)
    if not audience:
        raise Refused(FORBIDDEN, "error-no-seat")
    position = known_position(table.game(), asked.version, audience)
    workers = hall.thinkers.workers if asked.others_play else readers
    turns = workers.turns
    turn = turns.for_request(caller) if asked.others_play else turns.with_priority(caller)
    try:
        async with turn:
            found = await workers.run(play_on, position, audience, asked, seconds=HINT_SECONDS)
    except (JobFailed, TooMuchWork, WorkerLost) as error:
        LOG.warning("not-tried-out", extra={"reason": repr(error)})
        raise Refused(BUSY, "error-busy", seconds=BUSY_SECONDS, wait=BUSY_SECONDS) from None
    return checked(found)


def known_position(history: History, version: int, audience: Audience) -> Position:
    """A position of a table as one audience may know it."""
    if version > history.version:
        raise Refused(NOT_FOUND, "error-no-version", version=version)
    now = history.match
    state = now.state if version == history.version else history.position_at(version)
    known = imagine(now.game, state, viewer_of(audience, int(state.actor())))
    return now.game.name, now.game.rules_version, now.seats, now.options, known.numbers()


# In a worker


def play_on(position: Position, audience: Audience, asked: TryOut) -> Trial | Refusal:
    """Play the steps that were asked for, and perhaps what bots would do in the other seats."""
    copy = Copy(position, asked.version, audience)
    try:
        for text in asked.steps:
            problem = copy.play(text)
            if problem is not None:
                return copy.shown(problem)
        if asked.others_play:
            copy.let_others_play()
        return copy.shown()
    except TenshuError as error:
        return Refusal(*refusal_of(error))


class Copy:
    """A position of a table as one audience may know it, played on."""

    def __init__(self, position: Position, version: int, audience: Audience) -> None:
        name, rules_version, seats, options, numbers = position
        game = games.load(name, rules_version)
        self.audience = audience
        self.version = version
        self.match = Match(game, seats, options)
        self.match.state = game.restore(seats, options, numbers)
        self.steps: list[TryStep] = []
        # What the last step did, with the draws after it.
        self.events: list[Message] = []
        self._draw()

    def play(self, text: str) -> Problem | None:
        """Play an action of whichever seat must act, or tell why not."""
        match = self.match
        meant, legal = meant_actions(match, text), {*match.legal()}
        action = next((action for action in meant if action in legal), None)
        if action is None:
            return reason_of(match, max(match.actor(), 0), meant[0])
        self._play(action)
        return None

    def let_others_play(self) -> None:
        """Let quick bots play for the other seats until the person must act."""
        bot, match = make_bot(QUICK), self.match
        while match.actor() not in (*self.audience, OVER) and len(self.steps) < MOST_TRIED:
            self._play(int(bot.choose(match.game, match.state, Chance(OTHERS))))

    def shown(self, problem: Problem | None = None) -> Trial:
        """The copy as the page shows it: the person acts for every seat."""
        match = self.match
        view = look(match.game, match.state, self.version, tuple(range(match.seats)))
        events = [text_of(event) for event in self.events]
        return Trial(view, self.steps, events, problem)

    def _play(self, action: int) -> None:
        match = self.match
        game, before = match.game, match.state.clone()
        label = text_of(game.label(before, action))
        self.steps.append(TryStep(match.actor(), game.verbs.format_action(action), label))
        match.play(action)
        self.events = game.describe(before, action, reader_of(self.audience))
        self._draw()

    def _draw(self) -> None:
        """Let imagined chance act, with nothing that the table's seed could tell."""
        game, state = self.match.game, self.match.state
        chance = Chance(f"tried/{self.version}/{len(self.steps)}")
        while int(state.actor()) == CHANCE:
            action = int(game.sample(state, chance))
            self.events += game.describe(state, action, reader_of(self.audience))
            state.apply(action)
