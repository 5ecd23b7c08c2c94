"""Bots in worker processes, here or elsewhere, with a time limit; a quick bot replaces one that fails."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from contextlib import suppress
from typing import Final, NamedTuple, Protocol

from tenshu import games
from tenshu.ai.bots import make_bot
from tenshu.ai.hints import hints
from tenshu.core.chance import Chance
from tenshu.core.match import Match
from tenshu.core.message import Message
from tenshu.server.course import Course, Courses, Played, follow
from tenshu.server.errors import BUSY, Refused
from tenshu.server.limits import BUSY_SECONDS, HINT_SECONDS
from tenshu.server.metrics import Metrics
from tenshu.server.turns import Caller
from tenshu.server.workers import JobFailed, TooMuchWork, WorkerLost, Workers

LOG: Final = logging.getLogger(__name__)
# Far more than any level's budget: only a bot that hangs is stopped.
LIMIT_SECONDS: Final = 60.0
QUICK: Final = "greedy"
# An action, the points and the share of thought it got, and why.
Idea = tuple[int, float, float, list[Message]]
# What a worker needs to know of a position: game, rules version, seats, options, numbers.
Position = tuple[str, int, int, dict[str, str], list[int]]


class Choice(NamedTuple):
    """A bot's action, its plan for its next decisions, and how often it failed."""

    action: int
    intent: list[int]
    faults: int


class NobodyWorks(Exception):
    """No worker elsewhere takes such jobs."""


class Elsewhere(Protocol):
    """Workers of their own, on any machine; they raise as `Workers.run` does, or NobodyWorks."""

    @property
    def bots_waiting(self) -> int:
        """The bots that wait for an answer."""

    async def choose(
        self, position: Position, bot: str, effort: float, seed: str, intent: list[int], host: str
    ) -> Choice:
        """The choice of a bot; the tables of different hosts take turns."""

    async def hints(self, position: Position, caller: Caller) -> list[Idea]:
        """Hints, or Refused if too many wait already."""

    async def analyse(self, played: Played, caller: Caller) -> Course:
        """The course of a game, or Refused if too many wait already."""


class Thinkers:
    """Bots, hints and analyses, worked out by workers elsewhere, and here if there are none."""

    def __init__(
        self, workers: int, effort: float, metrics: Metrics, elsewhere: Elsewhere | None = None
    ) -> None:
        self.effort = effort
        self.metrics = metrics
        self.workers = Workers(workers)
        self.courses = Courses(self._analyse)
        self._elsewhere = elsewhere

    @property
    def bots_waiting(self) -> int:
        """The bots of this process that wait for a worker."""
        waiting = len(self.workers.turns.preferred)
        return waiting + (self._elsewhere.bots_waiting if self._elsewhere is not None else 0)

    async def choose(
        self,
        match: Match,
        numbers: list[int],
        bot: str,
        seed: str,
        intent: list[int],
        host: str = "",
    ) -> Choice:
        """The choice of a bot in the position with these numbers, given its plan.

        Bots go before hints, and the tables of different hosts take turns.
        """
        position = _position(match, numbers)
        for _ in range(2):
            try:
                choice = await self._choose(position, bot, seed, intent, host)
                self.metrics.fallbacks.inc(choice.faults)
                return choice
            except WorkerLost:
                LOG.warning("bot-worker-died", extra={"bot": bot})
            except (JobFailed, TooMuchWork) as error:
                LOG.warning("bot-failed", extra={"bot": bot, "reason": repr(error)})
                break
        self.metrics.fallbacks.inc()
        return await asyncio.to_thread(think, *position, QUICK, self.effort, seed, [])

    async def hints(self, match: Match, numbers: list[int], caller: Caller) -> list[Idea]:
        """The best actions of a position, with their expected points and the reasons."""
        try:
            return await self._consider(_position(match, numbers), caller)
        except (JobFailed, TooMuchWork, WorkerLost) as error:
            LOG.warning("hint-failed", extra={"reason": repr(error)})
            raise Refused(BUSY, "error-busy", seconds=BUSY_SECONDS, wait=BUSY_SECONDS) from None

    def close(self) -> None:
        """Stop all workers."""
        self.workers.close()

    async def _choose(
        self, position: Position, bot: str, seed: str, intent: list[int], host: str
    ) -> Choice:
        if self._elsewhere is not None:
            with suppress(NobodyWorks), self.metrics.thinking.time():
                return await self._elsewhere.choose(position, bot, self.effort, seed, intent, host)
        seconds = bot_seconds(self.effort)
        async with self.workers.turns.with_priority(Caller(host, "")):
            with self.metrics.thinking.time():
                return await self.workers.run(
                    think, *position, bot, self.effort, seed, intent, seconds=seconds
                )

    async def _consider(self, position: Position, caller: Caller) -> list[Idea]:
        if self._elsewhere is not None:
            with suppress(NobodyWorks):
                return await self._elsewhere.hints(position, caller)
        async with self.workers.turns.for_request(caller):
            return await self.workers.run(consider, *position, seconds=HINT_SECONDS)

    async def _analyse(self, played: Played, caller: Caller) -> Course:
        if self._elsewhere is not None:
            with suppress(NobodyWorks):
                return await self._elsewhere.analyse(played, caller)
        async with self.workers.turns.for_request(caller):
            return await self.workers.run(follow, *played, seconds=HINT_SECONDS)


def bot_seconds(effort: float) -> float:
    """The longest time that a bot may take."""
    return LIMIT_SECONDS * max(1.0, effort)


def _position(match: Match, numbers: list[int]) -> Position:
    """What a worker needs to know of a position, as plain values."""
    game = match.game
    return game.name, game.rules_version, match.seats, match.options, numbers


def think(
    game: str,
    version: int,
    seats: int,
    options: dict[str, str],
    numbers: list[int],
    bot: str,
    effort: float,
    seed: str,
    intent: list[int],
) -> Choice:
    """In a worker: the choice of a bot."""
    rules = games.load(game, version)
    state = rules.restore(seats, options, numbers)
    player = make_bot(bot, effort)
    player.intent = intent
    action = int(player.choose(rules, state, Chance(seed)))
    return Choice(action, player.intent, player.faults)


def consider(
    game: str, version: int, seats: int, options: dict[str, str], numbers: list[int]
) -> list[Idea]:
    """In a worker: the hints of a search."""
    rules = games.load(game, version)
    state = rules.restore(seats, options, numbers)
    return [(hint.action, hint.points, hint.share, hint.reasons) for hint in hints(rules, state)]


def seed_of(seed: str, version: int) -> str:
    """The seed of a bot's own random numbers at this version, apart from the table's chance."""
    return hashlib.sha256(f"bot/{seed}/{version}".encode()).hexdigest()
