"""Trying things out: a person plays on from the position of a table, for all seats, on a copy.

The copy knows what the person may know: secrets are redrawn and chance is imagined, in the same way
for all positions that look the same to them. Nothing of it is stored or told to anybody; the page
sends all steps each time (ADR 0036).
"""

from __future__ import annotations

import logging
from typing import Final

from tenshu import games
from tenshu.ai.bots import make_bot
from tenshu.core.chance import Chance
from tenshu.core.match import Match
from tenshu.core.message import Message
from tenshu.core.protocol import CHANCE, OVER
from tenshu.server.asking import check_begun, meant_actions, reason_of
from tenshu.server.errors import BUSY, FORBIDDEN, NOT_FOUND, Refused, text_of
from tenshu.server.hall import Hall
from tenshu.server.history import History
from tenshu.server.limits import BUSY_SECONDS, HINT_SECONDS, MOST_TRIED
from tenshu.server.messages import Problem
from tenshu.server.thinking import QUICK, Thinkers
from tenshu.server.trial_messages import Trial, TryOut, TryStep
from tenshu.server.turns import Caller
from tenshu.server.views import Audience, imagine, look, reader_of, viewer_of
from tenshu.server.workers import JobFailed, TooMuchWork, WorkerLost

LOG: Final = logging.getLogger(__name__)
OTHERS: Final = "others"


class Copy:
    """A position of a table as one audience may know it, played on."""

    def __init__(self, history: History, version: int, audience: Audience) -> None:
        if version > history.version:
            raise Refused(NOT_FOUND, "error-no-version", version=version)
        now = history.match
        state = now.state if version == history.version else history.position_at(version)
        self.audience = audience
        self.version = version
        self.match = Match(now.game, now.seats, now.options)
        known = imagine(now.game, state, viewer_of(audience, int(state.actor())))
        # Without secrets it is the table's own position.
        self.match.state = known.clone()
        self.steps: list[TryStep] = []
        # What the last step did, with the draws after it.
        self.events: list[Message] = []
        self._draw()

    def play(self, text: str) -> Problem | None:
        """Play an action of whichever seat must act, or tell why not."""
        match = self.match
        meant = meant_actions(match, text)
        action = next((action for action in meant if action in match.legal()), None)
        if action is None:
            return reason_of(match, max(match.actor(), 0), meant[0])
        game, before = match.game, match.state.clone()
        written = game.verbs.format_action(action)
        label = text_of(game.label(before, action))
        self.steps.append(TryStep(match.actor(), written, label))
        match.play(action)
        self.events = game.describe(before, action, reader_of(self.audience))
        self._draw()
        return None

    def shown(self, problem: Problem | None = None) -> Trial:
        """The copy as the page shows it: the person acts for every seat."""
        match = self.match
        view = look(match.game, match.state, self.version, tuple(range(match.seats)))
        events = [text_of(event) for event in self.events]
        return Trial(view, self.steps, events, problem)

    def _draw(self) -> None:
        """Let imagined chance act."""
        game, state = self.match.game, self.match.state
        chance = chance_after(self.version, len(self.steps))
        while int(state.actor()) == CHANCE:
            action = int(game.sample(state, chance))
            self.events += game.describe(state, action, reader_of(self.audience))
            state.apply(action)


async def try_out(hall: Hall, person: str, table_id: str, asked: TryOut, caller: Caller) -> Trial:
    """Play steps on a copy as far as they are legal, then perhaps let bots play for the others."""
    table = await hall.read(table_id)
    check_begun(table)
    audience = table.held_by(person)
    if not audience:
        raise Refused(FORBIDDEN, "error-no-seat")
    copy = Copy(table.game(), asked.version, audience)
    for text in asked.steps:
        problem = copy.play(text)
        if problem is not None:
            return copy.shown(problem)
    if asked.others_play:
        for action in await foresee(hall.thinkers, copy, caller):
            copy.play(copy.match.game.verbs.format_action(action))
    return copy.shown()


async def foresee(thinkers: Thinkers, copy: Copy, caller: Caller) -> list[int]:
    """What bots would do in the other seats until the person must act, found by a worker."""
    match, workers = copy.match, thinkers.workers
    game, numbers = match.game, match.state.numbers()
    position = game.name, game.rules_version, match.seats, match.options, numbers
    try:
        async with workers.turns.for_request(caller):
            return await workers.run(
                play_others, *position, copy.audience, copy.version, len(copy.steps),
                seconds=HINT_SECONDS,
            )  # fmt: skip
    except (JobFailed, TooMuchWork, WorkerLost) as error:
        LOG.warning("others-not-foreseen", extra={"reason": repr(error)})
        raise Refused(BUSY, "error-busy", seconds=BUSY_SECONDS, wait=BUSY_SECONDS) from None


def play_others(
    game: str,
    rules_version: int,
    seats: int,
    options: dict[str, str],
    numbers: list[int],
    audience: Audience,
    version: int,
    steps: int,
) -> list[int]:
    """In a worker: the actions of quick bots until one of these seats must act."""
    rules = games.load(game, rules_version)
    state = rules.restore(seats, options, numbers)
    bot = make_bot(QUICK)
    played: list[int] = []
    while int(state.actor()) not in (*audience, OVER) and steps + len(played) < MOST_TRIED:
        action = int(bot.choose(rules, state, Chance(OTHERS)))
        played.append(action)
        state.apply(action)
        chance = chance_after(version, steps + len(played))
        while int(state.actor()) == CHANCE:
            state.apply(int(rules.sample(state, chance)))
    return played


def chance_after(version: int, steps: int) -> Chance:
    """What chance draws on a copy after some steps: nothing that the table's seed could tell."""
    return Chance(f"tried/{version}/{steps}")
