"""Work in worker processes: within limits, in turns, and cancelled when nobody waits for it."""

import asyncio
import os
import signal
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path

import psutil
import pytest

from tenshu.server.errors import Refused
from tenshu.server.limits import LONGEST_LINE, MOST_WAITING_PER_ADDRESS, MOST_WAITING_PER_PERSON
from tenshu.server.turns import Caller, Turns
from tenshu.server.workers import JobFailed, TooMuchWork, WorkerLost, Workers

ANA = Caller("1.1.1.1", "ana")
MEMORY = 512 * 1024 * 1024


def spin() -> None:
    while True:
        pass


def tell_and_spin(fifo: Path) -> None:
    fifo.write_text("begun")
    spin()


def hoard() -> int:
    return len(bytearray(2 * MEMORY))


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def fail() -> None:
    raise KeyError("i99")


def double(number: int) -> int:
    return 2 * number


@pytest.mark.parametrize(
    "work, cpu_seconds, error",
    [
        (spin, 1, TooMuchWork),
        (spin, None, TooMuchWork),
        (hoard, None, TooMuchWork),
        (die, None, WorkerLost),
        (fail, None, JobFailed),
    ],
)
def test_a_job_beyond_its_limits_ends_and_the_next_one_runs(
    work: Callable[[], object], cpu_seconds: int | None, error: type[Exception]
) -> None:
    async def run(workers: Workers) -> None:
        seconds = 30.0 if cpu_seconds else 2.0
        with pytest.raises(error):
            await workers.run(work, seconds=seconds, cpu_seconds=cpu_seconds)
        assert await workers.run(double, 21, seconds=30.0) == 42

    with_workers(run)


def test_a_pool_that_says_nothing_more_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run(workers: Workers) -> None:
        process = await workers.run(os.getpid, seconds=30.0)
        os.kill(process, signal.SIGSTOP)
        monkeypatch.setattr("tenshu.server.workers.GRACE_SECONDS", 0.5)
        late = asyncio.create_task(workers.run(double, 1, seconds=60.0))
        with pytest.raises(WorkerLost):
            await workers.run(double, 2, seconds=0.5)
        with pytest.raises(WorkerLost):
            await late
        monkeypatch.undo()
        assert await workers.run(double, 21, seconds=30.0) == 42
        assert await workers.run(os.getpid, seconds=30.0) != process

    with_workers(run)


def test_a_cancelled_job_makes_room_at_once(tmp_path: Path) -> None:
    fifo = tmp_path / "fifo"
    os.mkfifo(fifo)

    async def run(workers: Workers) -> None:
        job = asyncio.create_task(workers.run(tell_and_spin, fifo, seconds=60.0))
        assert await asyncio.to_thread(fifo.read_text) == "begun"
        job.cancel()
        began = time.monotonic()
        assert await workers.run(double, 4, seconds=30.0) == 8
        assert time.monotonic() - began < 20

    with_workers(run)


def test_workers_that_die_without_work_are_replaced() -> None:
    async def run(workers: Workers) -> None:
        for _ in range(2):
            worker = psutil.Process(await workers.run(os.getpid, seconds=30.0))
            worker.kill()
            await asyncio.to_thread(worker.wait, 30)
            assert await run_again(workers) == 2

    with_workers(run)


async def run_again(workers: Workers) -> int:
    """Run a job as bots are run: until no worker is lost that was dead before anybody noticed."""
    async with asyncio.timeout(60):
        while True:
            with suppress(WorkerLost):
                return await workers.run(double, 1, seconds=30.0)


def test_priority_goes_first_and_callers_take_turns() -> None:
    async def run() -> list[str]:
        turns = Turns(1)
        order: list[str] = []

        async def ask(name: str, caller: Caller) -> None:
            async with turns.for_request(caller):
                order.append(name)

        async def play(name: str) -> None:
            async with turns.with_priority(ANA):
                order.append(name)

        async with turns.with_priority(ANA):
            jobs = [ask(f"ana {number}", ANA) for number in range(3)]
            jobs += [ask("rui", Caller("1.1.1.1", "rui")), ask("eva", Caller("2.2.2.2", "eva"))]
            tasks = [asyncio.create_task(job) for job in (*jobs, play("bot"))]
            await asyncio.sleep(0)
        await asyncio.gather(*tasks)
        assert turns.busy == turns.busy_for_requests == 0
        return order

    assert asyncio.run(run()) == ["bot", "ana 0", "eva", "rui", "ana 1", "ana 2"]


def test_requests_leave_a_worker_for_bots() -> None:
    async def run() -> None:
        turns = Turns(2)
        async with turns.for_request(ANA):
            waiting = asyncio.create_task(hold(turns, ANA))
            await asyncio.sleep(0)
            async with asyncio.timeout(1), turns.with_priority(ANA):
                pass
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
        assert len(turns.requests) == turns.busy == turns.busy_for_requests == 0

    asyncio.run(run())


def test_all_may_be_cancelled_at_once() -> None:
    async def run() -> None:
        turns = Turns(1)
        tasks = [asyncio.create_task(work(turns)) for work in (play_on, play_on, hint, hint)]
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        for task in tasks:
            task.cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
        assert {type(end) for end in ends} == {asyncio.CancelledError}
        assert turns.busy == turns.busy_for_requests == 0
        assert len(turns.requests) == len(turns.preferred) == 0

    async def play_on(turns: Turns) -> None:
        async with turns.with_priority(ANA):
            await asyncio.sleep(60)

    async def hint(turns: Turns) -> None:
        async with turns.for_request(ANA):
            await asyncio.sleep(60)

    asyncio.run(run())


@pytest.mark.parametrize(
    "count, caller_of, status",
    [
        (MOST_WAITING_PER_PERSON, lambda _: ANA, 429),
        (MOST_WAITING_PER_ADDRESS, lambda number: Caller("1.1.1.1", str(number)), 429),
        (LONGEST_LINE, lambda number: Caller(str(number), ""), 503),
    ],
)
def test_a_full_line_says_so(count: int, caller_of: Callable[[int], Caller], status: int) -> None:
    async def run() -> None:
        turns = Turns(1)
        async with turns.with_priority(ANA):
            tasks = [asyncio.create_task(hold(turns, caller_of(n))) for n in range(count)]
            await asyncio.sleep(0)
            with pytest.raises(Refused) as refused:
                await hold(turns, caller_of(count))
            assert refused.value.status == status
            assert refused.value.problem.seconds
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            assert len(turns.requests) == 0

    asyncio.run(run())


async def hold(turns: Turns, caller: Caller) -> None:
    async with turns.for_request(caller):
        pass


def with_workers(run: Callable[[Workers], Coroutine[None, None, None]]) -> None:
    workers = Workers(1, MEMORY)
    try:
        asyncio.run(run(workers))
    finally:
        workers.close()
