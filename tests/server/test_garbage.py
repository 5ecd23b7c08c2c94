"""What lives long is set aside from the garbage collector, and what is garbage is still found."""

import asyncio
import gc
import weakref

import pytest

from tenshu.server import garbage


class Knot:
    """An object that only the garbage collector can free."""

    def __init__(self) -> None:
        self.itself = self


async def let_it_begin() -> None:
    """Let the new task run until it waits for the first time."""
    await asyncio.sleep(0)
    assert gc.get_freeze_count() > 0


def test_objects_are_set_aside_until_the_service_ends() -> None:
    async def run() -> None:
        task = asyncio.create_task(garbage.collect_rarely(lambda: 0, lambda: None))
        await let_it_begin()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert gc.get_freeze_count() == 0

    asyncio.run(run())


def test_garbage_that_was_set_aside_is_found_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "FREEZE_SECONDS", 0.0)
    monkeypatch.setattr(garbage, "FREEZES", 2)

    async def run() -> None:
        task = asyncio.create_task(garbage.collect_rarely(lambda: 0, lambda: None))
        await let_it_begin()
        knot = Knot()
        gone = asyncio.Event()
        weakref.finalize(knot, gone.set)
        del knot
        await asyncio.wait_for(gone.wait(), 60)
        task.cancel()

    asyncio.run(run())


def test_everything_is_looked_through_when_most_tables_are_gone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(garbage, "FREEZE_SECONDS", 0.0)
    tables = garbage.MANY_TABLES

    async def run() -> None:
        nonlocal tables
        forgotten = asyncio.Event()
        task = asyncio.create_task(garbage.collect_rarely(lambda: tables, forgotten.set))
        knot = Knot()
        await let_it_begin()
        gone = asyncio.Event()
        weakref.finalize(knot, gone.set)
        del knot
        forgotten.clear()
        tables = 0
        await asyncio.wait_for(gone.wait(), 60)
        assert forgotten.is_set()
        task.cancel()

    asyncio.run(run())
