"""The queue of jobs: whose turn it is, what is too much, and who is given up."""

import asyncio
import logging

import pytest

from tenshu.cli.postgres import Postgres
from tenshu.server import remote
from tenshu.server.errors import BUSY, TOO_MANY
from tenshu.server.jobs import KINDS, LOST, abilities, decode_answer, failure
from tenshu.server.limits import (
    LONGEST_LINE,
    MOST_TRIES,
    MOST_WAITING_PER_ADDRESS,
    MOST_WAITING_PER_PERSON,
)
from tenshu.server.thinking import Thinkers
from tests.server.queues import (
    choose,
    hint,
    job,
    new_queue,
    peer,
    position,
    refusal,
    run,
    service,
    taken,
    until,
)
from tests.server.rows import rows


@pytest.fixture
def empty_db(postgres: Postgres) -> str:
    """A database without any worker but the test's own."""
    return new_queue(postgres)


def test_bots_go_before_hints_and_callers_of_all_processes_take_turns(empty_db: str) -> None:
    async def order() -> None:
        async with (
            peer(empty_db, "one") as one,
            peer(empty_db, "two") as two,
            peer(empty_db, "worker", takes=True) as worker,
        ):
            for number in range(4):
                await one.submit(job(f"ana{number}", "hints", "a", "ana"))
            await two.submit(job("bea0", "hints", "a", "bea"))
            await two.submit(job("eva0", "hints", "b", "eva"))
            await two.submit(job("eva1", "hints", "b", "eva"))
            for number in range(3):
                await one.submit(job(f"host{number}", "bots", "host"))
            await two.submit(job("other0", "bots", "other"))
            assert await taken(worker, 11) == [
                *("host0", "other0", "host1", "host2"),
                *("ana0", "eva0"),
                *("bea0", "ana1", "eva1"),
                *("ana2", "ana3"),
            ]

    run(order())


def test_a_full_queue_says_so(empty_db: str) -> None:
    """The worker is alive but takes nothing."""

    async def fill() -> None:
        async with (
            peer(empty_db, "worker", takes=True),
            service(empty_db) as (first, _),
            service(empty_db) as (second, _),
        ):
            waiting = []

            async def wait(thinkers: Thinkers, address: str, person: str) -> None:
                waiting.append(asyncio.create_task(hint(thinkers, address, person)))
                await until(
                    empty_db,
                    lambda: len(rows(empty_db, "SELECT id FROM queued_jobs")) == len(waiting),
                )

            for _ in range(MOST_WAITING_PER_PERSON):
                await wait(first, "a", "ana")
            assert await refusal(second, "a", "ana") == TOO_MANY
            for _ in range(MOST_WAITING_PER_ADDRESS - MOST_WAITING_PER_PERSON):
                await wait(second, "a", "bea")
            assert await refusal(first, "a", "eva") == TOO_MANY
            for number in range(LONGEST_LINE - MOST_WAITING_PER_ADDRESS):
                await wait(second, f"b{number}", "eva")
            assert await refusal(first, "c", "mia") == BUSY
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
            await until(empty_db, lambda: not rows(empty_db, "SELECT id FROM queued_jobs"))

    run(fill())


def test_without_a_worker_the_service_thinks_itself(
    empty_db: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def think() -> None:
        async with service(empty_db) as (thinkers, elsewhere):
            assert elsewhere.count == 0
            assert (await choose(thinkers)).faults == 0
            assert await hint(thinkers) > 0
            assert not rows(empty_db, "SELECT id FROM queued_jobs")

    monkeypatch.setattr(remote, "PATIENCE_SECONDS", 0.2)
    caplog.set_level(logging.WARNING)
    run(think())
    assert [line.message for line in caplog.records] == ["workers"]


def test_a_worker_that_cannot_play_a_job_leaves_it_to_the_service(
    empty_db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def think() -> None:
        old = [ability.replace("1/", "0/", 1) for ability in abilities()]
        async with (
            peer(empty_db, "old", takes=True, plays=old),
            service(empty_db) as (thinkers, elsewhere),
        ):
            assert elsewhere.count == 1
            assert (await choose(thinkers)).faults == 0

    monkeypatch.setattr(remote, "PATIENCE_SECONDS", 0.2)
    run(think())


def test_a_bad_answer_is_replaced_by_a_quick_bot(empty_db: str) -> None:
    async def answer() -> None:
        async with (
            peer(empty_db, "worker", takes=True) as liar,
            service(empty_db) as (thinkers, _),
        ):
            for lie in ('{"found":["x",[],0]}', "no JSON", '{"found":null,"failure":"sick"}'):
                choosing = asyncio.create_task(choose(thinkers))
                await until(empty_db, lambda: bool(rows(empty_db, "SELECT id FROM queued_jobs")))
                asked = await liar.take(list(KINDS), abilities())
                assert asked is not None
                await liar.finish(asked, lie)
                assert (await choosing).action in position().legal()

    run(answer())


def test_a_job_that_kills_its_workers_is_given_up(empty_db: str) -> None:
    async def die() -> None:
        async with peer(empty_db, "service") as asker:
            await asker.submit(job("deadly", "bots", "x"))
            for _ in range(MOST_TRIES):
                async with peer(empty_db, "worker", takes=True) as worker:
                    assert await taken(worker, 1) == ["deadly"]
                await asker.tidy(failure(LOST))
            assert decode_answer(await asker.collect("deadly") or "").failure == LOST
            # Whoever comes back from the dead with an old answer is not heard.
            await asker.submit(job("old", "bots", "x"))
            async with peer(empty_db, "worker", takes=True) as worker:
                first = await worker.take(list(KINDS), abilities())
                assert first is not None
                await worker.hand_back(first, counts=True)
                second = await worker.take(list(KINDS), abilities())
                assert second is not None
                await worker.finish(first, "{}")
                assert await asker.collect("old") is None
                await worker.finish(second, "{}")
                assert await asker.collect("old") == "{}"
        # The jobs of a dead service go with it.
        async with peer(empty_db, "alive") as alive:
            async with peer(empty_db, "dead") as dead:
                await dead.submit(job("orphan", "bots", "x"))
                await alive.tidy(failure(LOST))
                assert rows(empty_db, "SELECT id FROM queued_jobs") == [("orphan",)]
            await alive.tidy(failure(LOST))
            assert not rows(empty_db, "SELECT id FROM queued_jobs")

    run(die())
