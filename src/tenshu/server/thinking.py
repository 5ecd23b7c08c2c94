"""Bots in worker processes, with a time limit; a quick bot replaces one that fails."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar

from pebble import ProcessExpired, ProcessPool

from tenshu import games
from tenshu.ai.bots import make_bot
from tenshu.ai.hints import hints
from tenshu.core.chance import Chance
from tenshu.core.match import Match
from tenshu.core.message import Message
from tenshu.server.metrics import Metrics

T = TypeVar("T")

LOG: Final = logging.getLogger(__name__)
# Far more than any level's budget: only a bot that hangs is stopped.
LIMIT_SECONDS: Final = 60.0
NICE: Final = 10
QUICK: Final = "greedy"
# An action, the points and the share of thought it got, and why.
Idea = tuple[int, float, float, list[Message]]


class Choice(NamedTuple):
    """A bot's action, its plan for its next decisions, and how often it failed."""

    action: int
    intent: list[int]
    faults: int


class Thinkers:
    """The worker processes."""

    def __init__(self, workers: int, effort: float, metrics: Metrics) -> None:
        self.effort = effort
        self.metrics = metrics
        # Not all of pebble has types.
        self._pool: Any = ProcessPool(
            max_workers=workers,
            initializer=settle_in,
            context=multiprocessing.get_context("forkserver"),
        )

    async def choose(
        self, match: Match, numbers: list[int], bot: str, seed: str, intent: list[int]
    ) -> Choice:
        """The choice of a bot in the position with these numbers, given its plan."""
        position = _position(match, numbers)
        job = (*position, bot, self.effort, seed, intent)
        for _ in range(2):
            try:
                with self.metrics.thinking.time():
                    choice = await self._run(think, job)
                self.metrics.fallbacks.inc(choice.faults)
                return choice
            except ProcessExpired:
                LOG.warning("bot-worker-died", extra={"bot": bot})
            except Exception as error:  # noqa: BLE001 - a game never hangs on a bot
                LOG.warning("bot-failed", extra={"bot": bot, "reason": type(error).__name__})
                break
        self.metrics.fallbacks.inc()
        return await asyncio.to_thread(think, *position, QUICK, self.effort, seed, [])

    async def hints(self, match: Match, numbers: list[int]) -> list[Idea]:
        """The best actions of a position, with their expected points and the reasons."""
        return await self._run(consider, _position(match, numbers))

    def close(self) -> None:
        """Stop all workers."""
        self._pool.stop()
        self._pool.join()

    async def _run(self, work: Callable[..., T], job: tuple[Any, ...]) -> T:
        """Run something in a worker, within the time limit."""
        limit = LIMIT_SECONDS * max(1.0, self.effort)
        future = self._pool.schedule(work, args=job, timeout=limit)
        answer: T = await asyncio.wrap_future(future)
        return answer


def _position(match: Match, numbers: list[int]) -> tuple[str, int, int, dict[str, str], list[int]]:
    """What a worker needs to know of a position, as plain values."""
    game = match.game
    return game.name, game.rules_version, match.seats, match.options, numbers


def settle_in() -> None:
    """Set up a worker: lower priority than the service, which alone hears Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(NICE)


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
