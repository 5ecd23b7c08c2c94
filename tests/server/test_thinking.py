"""Bots in worker processes: a new one for every decision, that goes on with what the last one meant."""

import asyncio
from pathlib import Path

import pytest

from tenshu.ai.bots import Bot, make_bot
from tenshu.ai.evaluation import best_action, heuristic_of
from tenshu.core.match import Match
from tenshu.server import thinking
from tenshu.server.hall import Hall
from tenshu.server.hosting import create
from tenshu.server.messages import NewTable
from tenshu.server.metrics import Metrics
from tenshu.server.people import People
from tenshu.server.storage.store import Store
from tenshu.server.thinking import Choice, Thinkers
from tests.ai.openings import first_round
from tests.server.house import House

DECISIONS = 8


class Overheard(Thinkers):
    """Notes what every seat meant to do before and after each of its decisions.

    A plan is always found: the bots do not look at the time.
    """

    def __init__(self) -> None:
        super().__init__(1, 1.0, Metrics())
        self.meant: dict[int, list[tuple[list[int], list[int]]]] = {}
        self.left = DECISIONS
        self.is_enough = asyncio.Event()

    async def choose(
        self,
        match: Match,
        numbers: list[int],
        bot: str,
        seed: str,
        intent: list[int],
        host: str = "",
    ) -> Choice:
        seat = match.actor()
        choice = await super().choose(match, numbers, "search:sims=1", seed, intent)
        self.meant.setdefault(seat, []).append((intent, choice.intent))
        self.left -= 1
        if self.left == 0:
            self.is_enough.set()
        return choice


def test_a_bot_goes_on_with_what_it_is_told_to_have_meant() -> None:
    """There is time for one plan only: the one it had, or what promises most."""
    match = first_round()
    best = int(best_action(heuristic_of(match.game), match.state, match.actor()))
    other = next(action for action in match.legal() if action != best)
    thinkers = Thinkers(1, 1.0, Metrics())
    try:
        assert choose(thinkers, match, "search:sims=1", []).action == best
        choice = choose(thinkers, match, "search:sims=1", [other])
        assert choice.action == other
        assert choice.intent
    finally:
        thinkers.close()


def test_whoever_fails_is_replaced_and_has_no_plan_any_more() -> None:
    match = first_round()
    best = int(best_action(heuristic_of(match.game), match.state, match.actor()))
    metrics = Metrics()
    thinkers = Thinkers(1, 1.0, metrics)
    try:
        assert choose(thinkers, match, "nobody", [match.legal()[0]]) == Choice(best, [], 0)
    finally:
        thinkers.close()
    assert b"tenshu_bot_fallbacks_total 1.0" in metrics.text()


def test_a_bot_thinks_as_long_as_the_host_says(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, float]] = []

    def listen(name: str, effort: float) -> Bot:
        asked.append((name, effort))
        return make_bot(name, effort)

    monkeypatch.setattr(thinking, "make_bot", listen)
    match = first_round()
    game, numbers = match.game, match.state.numbers()
    position = (game.name, game.rules_version, match.seats, match.options, numbers)
    choice = thinking.think(*position, "easy", 3.0, "seed", [])
    assert choice.action in match.legal()
    assert asked == [("easy", 3.0)]


def test_a_table_remembers_what_each_bot_meant(tmp_path: Path) -> None:
    thinkers = asyncio.run(overhear(tmp_path / "t.db"))
    assert len(thinkers.meant) == 2
    for meant in thinkers.meant.values():
        assert [before for before, _ in meant[1:]] == [after for _, after in meant[:-1]]
    assert any(before for meant in thinkers.meant.values() for before, _ in meant)


async def overhear(db: Path) -> Overheard:
    """Two bots at a table, until they have made some decisions."""
    store, thinkers = Store(str(db)), Overheard()
    hall = Hall(store, thinkers, thinkers.metrics)
    person = await People(store, "secret").introduce(None, "Ana")
    await create(hall, person, NewTable("terra_mystica", ["hard", "hard"], start=True))
    await thinkers.is_enough.wait()
    await hall.close()
    thinkers.close()
    store.close()
    return thinkers


def test_bots_keep_the_pace_only_while_somebody_watches(tmp_path: Path) -> None:
    async def run() -> None:
        house = House(str(tmp_path / "t.db"))
        try:
            await house.create(["random", "random"], pace=10_000)
            live = house.hall.tables[house.id]
            assert live.driver is not None
            assert live.seconds_to_show() == 0
            await live.driver
            assert live.table.row.status == "over"
            await house.create(["me", "random"], pace=10_000)
            live = await house.subscribe()
            await house.play()
            assert 0 < live.seconds_to_show() <= 10
            house.hall.unsubscribe(live, house.subscriber)
            assert live.seconds_to_show() == 0
        finally:
            await house.close()

    asyncio.run(run())


def choose(thinkers: Thinkers, match: Match, bot: str, intent: list[int]) -> Choice:
    return asyncio.run(thinkers.choose(match, match.state.numbers(), bot, "seed", intent))
