"""Workers of their own: processes that take jobs from the queue, and what happens when they die."""

import asyncio
import logging
import signal
import uuid
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path

import psycopg
import pytest

from tenshu import games
from tenshu.cli.main import main
from tenshu.cli.postgres import Postgres
from tenshu.core.chance import Chance
from tenshu.core.match import Match
from tenshu.server import remote
from tenshu.server.errors import BUSY, TOO_MANY, Refused
from tenshu.server.jobs import KINDS, LOST, abilities, decode_answer, failure
from tenshu.server.limits import (
    BEAT_SECONDS,
    LARGEST_QUESTION,
    LONGEST_LINE,
    MOST_TRIES,
    MOST_WAITING_PER_ADDRESS,
    MOST_WAITING_PER_PERSON,
)
from tenshu.server.metrics import Metrics
from tenshu.server.remote import RemoteWorkers
from tenshu.server.storage.queue import NewJob, Queue, QueueLost
from tenshu.server.storage.store import check_database
from tenshu.server.thinking import Choice, Thinkers
from tenshu.server.turns import Caller
from tests.server.client import Guest
from tests.server.servers import WAIT, Server, log_lines
from tests.zygote import zygote

# Takes a moment, so that there is time to kill whoever thinks about it.
SLOW = "search:sims=400"


class WorkerProcess:
    """A running `tenshu work`."""

    def __init__(self, db: str, folder: Path, *arguments: str) -> None:
        self.log_file = folder / f"{uuid.uuid4().hex}.log"
        command = ["work", "--db", db, "--lang", "en", "--log", "info", *arguments]
        with self.log_file.open("w") as log:
            self.process = zygote().start(command, stderr=log)
        assert self.process.stdout is not None
        assert "Thinking for" in self.process.stdout.readline(), self.log_file.read_text()

    def stop(self, with_signal: int = signal.SIGTERM) -> int:
        """Stop it and say how it ended."""
        self.process.send_signal(with_signal)
        code = self.process.wait(timeout=WAIT)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def close(self) -> None:
        """End it in any way."""
        if self.process.poll() is None:
            self.stop(signal.SIGKILL)

    def events(self) -> list[str]:
        """What it has logged, without those of SQL and the like."""
        return [str(line["event"]) for line in log_lines(self.log_file.read_text())]


@pytest.fixture(scope="module")
def db(postgres: Postgres) -> str:
    """A database that the tests of this file share."""
    url = postgres.new_database()
    check_database(url)
    return url


@pytest.fixture(scope="module")
def worker(db: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[WorkerProcess]:
    """A worker of both kinds with two processes, which no test may kill."""
    running = WorkerProcess(db, tmp_path_factory.mktemp("worker"), "--workers", "2")
    yield running
    assert running.stop() == 0, running.log_file.read_text()


@pytest.fixture
def empty_db(postgres: Postgres) -> str:
    """A database without any worker but the test's own."""
    url = postgres.new_database()
    check_database(url)
    return url


def position() -> Match:
    match = Match(games.load("dragon_castle"), 3, {})
    match.settle(Chance("seed"))
    return match


@asynccontextmanager
async def service(db: str) -> AsyncIterator[tuple[Thinkers, RemoteWorkers]]:
    """The thinking of a service that uses the queue."""
    metrics = Metrics()
    elsewhere = RemoteWorkers(db, lambda address: f"hidden {address}", metrics)
    await elsewhere.start()
    thinkers = Thinkers(1, 1.0, metrics, elsewhere)
    try:
        yield thinkers, elsewhere
    finally:
        await elsewhere.close()
        thinkers.close()


async def choose(thinkers: Thinkers, bot: str = "random", host: str = "host") -> Choice:
    match = position()
    return await thinkers.choose(match, match.state.numbers(), bot, "seed", [], host)


async def hint(thinkers: Thinkers, address: str = "1.2.3.4", person: str = "Ana") -> int:
    match = position()
    caller = Caller(address, person)
    return len(await thinkers.hints(match, match.state.numbers(), caller))


def rows(db: str, query: str) -> list[tuple[object, ...]]:
    with psycopg.connect(db, autocommit=True) as connection:
        return connection.execute(query.encode()).fetchall()


async def until(is_so: Callable[[], bool]) -> None:
    """Wait for something that another process does."""
    async with asyncio.timeout(WAIT):
        while not is_so():  # noqa: ASYNC110 - nothing here hears of it
            await asyncio.sleep(0.02)


def run(work: Coroutine[None, None, None]) -> None:
    asyncio.run(work)


@asynccontextmanager
async def peer(
    db: str, name: str, *, takes: bool = False, plays: list[str] | None = None
) -> AsyncIterator[Queue]:
    """A process that is alive as far as the others know."""
    plays = abilities() if plays is None else plays
    queue = Queue(db, name, lambda _: None, takes=takes)
    await queue.open()
    kinds = list(KINDS) if takes else []

    async def keep_beating() -> None:
        while True:
            await queue.beat(kinds, plays)
            await asyncio.sleep(BEAT_SECONDS)

    await queue.beat(kinds, plays)
    beating = asyncio.create_task(keep_beating())
    try:
        yield queue
    finally:
        beating.cancel()
        await asyncio.gather(beating, return_exceptions=True)
        with suppress(QueueLost):
            await queue.leave()
        await queue.close()


def job(name: str, kind: str, address: str, person: str = "") -> NewJob:
    needs = abilities()[0]
    many = 1000
    return NewJob(name, kind, KINDS.index(kind), needs, address, person, "{}", many, many, many)


async def taken(queue: Queue, count: int) -> list[str]:
    found = []
    for _ in range(count):
        one = await queue.take(list(KINDS), abilities())
        assert one is not None
        found.append(one.id)
    assert await queue.take(list(KINDS), abilities()) is None
    return found


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
                await until(lambda: len(rows(empty_db, "SELECT id FROM jobs")) == len(waiting))

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
            await until(lambda: not rows(empty_db, "SELECT id FROM jobs"))

    run(fill())


async def refusal(thinkers: Thinkers, address: str, person: str) -> int:
    with pytest.raises(Refused) as refused:
        await hint(thinkers, address, person)
    assert refused.value.problem.seconds is not None
    return refused.value.status


def test_without_a_worker_the_service_thinks_itself(
    empty_db: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def think() -> None:
        async with service(empty_db) as (thinkers, elsewhere):
            assert elsewhere.count == 0
            assert (await choose(thinkers)).faults == 0
            assert await hint(thinkers) > 0
            assert not rows(empty_db, "SELECT id FROM jobs")

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


def test_a_flood_of_hints_does_not_delay_a_bot(db: str, worker: WorkerProcess) -> None:
    async def flood() -> None:
        async with service(db) as (guests, _), service(db) as (table, _):
            hints = [asyncio.create_task(hint(guests, f"a{n % 3}", f"p{n}")) for n in range(9)]
            await until(lambda: len(rows(db, "SELECT id FROM jobs WHERE worker IS NULL")) == 8)
            assert (await choose(table)).faults == 0
            assert sum(task.done() for task in hints) <= 2
            for task in hints:
                task.cancel()
            await asyncio.gather(*hints, return_exceptions=True)
            assert await hint(guests) > 0
            await until(lambda: not rows(db, "SELECT id FROM jobs"))

    run(flood())
    assert "job-failed" not in worker.events()


def test_work_that_nobody_waits_for_is_given_up(db: str, worker: WorkerProcess) -> None:
    """It would keep both processes busy for minutes."""

    async def abandon() -> None:
        async with service(db) as (thinkers, _):
            endless = [
                asyncio.create_task(choose(thinkers, "search:sims=10000000")) for _ in range(2)
            ]
            taken = "SELECT id FROM jobs WHERE worker IS NOT NULL"
            await until(lambda: len(rows(db, taken)) == 2)
            for task in endless:
                task.cancel()
            assert (await choose(thinkers)).faults == 0

    run(abandon())
    assert worker.process.poll() is None


def test_poisoned_rows_harm_nobody(db: str, worker: WorkerProcess) -> None:
    async def poison() -> None:
        async with peer(db, "poisoner") as poisoner, service(db) as (thinkers, _):
            huge = "[" * (LARGEST_QUESTION + 1)
            deep = "[" * (LARGEST_QUESTION - 1)
            wrong = (
                '{"game":"dragon_castle","rules_version":1,"seats":3,"options":{},"numbers":[1]}'
            )
            bad = job("bad", "bots", "x")
            answered = {
                "text": bad._replace(id="text", question="\\x00 no JSON"),
                "deep": bad._replace(id="deep", question=deep),
                "hint": bad._replace(id="hint", kind="hints", question=wrong),
                "game": bad._replace(id="game", question=wrong.replace("}", ',"bot":"easy"}')),
            }
            left = [
                bad._replace(id="kind", kind="sweets"),
                bad._replace(id="form", needs="99/dragon_castle/1/abc"),
                bad._replace(id="huge", question=huge),
            ]
            for one in [*answered.values(), *left]:
                assert (await poisoner.submit(one)).is_added
            assert (await choose(thinkers)).faults == 0
            for name in answered:
                await until(lambda: has_answer(db, name))  # noqa: B023 - waited for at once
                answer = decode_answer(await poisoner.collect(name) or "")
                assert answer.failure == "failed", name
            kept = rows(db, "SELECT id FROM jobs WHERE worker IS NULL ORDER BY id")
            assert kept == [("form",), ("huge",), ("kind",)]
            for one in left:
                await poisoner.withdraw(one.id)
        assert worker.process.poll() is None

    run(poison())


def has_answer(db: str, name: str) -> bool:
    return bool(rows(db, f"SELECT id FROM jobs WHERE id = '{name}' AND answer IS NOT NULL"))  # noqa: S608 - the test's own name


def test_a_bad_answer_is_replaced_by_a_quick_bot(empty_db: str) -> None:
    async def answer() -> None:
        async with (
            peer(empty_db, "worker", takes=True) as liar,
            service(empty_db) as (thinkers, _),
        ):
            for lie in ('{"found":["x",[],0]}', "no JSON", '{"found":null,"failure":"sick"}'):
                choosing = asyncio.create_task(choose(thinkers))
                await until(lambda: bool(rows(empty_db, "SELECT id FROM jobs")))
                asked = await liar.take(list(KINDS), abilities())
                assert asked is not None
                await liar.finish(asked, lie)
                assert (await choosing).action in position().legal()

    run(answer())


def test_lost_connections_lose_no_job(db: str, worker: WorkerProcess) -> None:
    async def cut() -> None:
        async with service(db) as (thinkers, _):
            choosing = asyncio.create_task(choose(thinkers, SLOW))
            await until(lambda: bool(rows(db, "SELECT id FROM jobs WHERE worker IS NOT NULL")))
            cut = (
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            assert len(rows(db, cut)) >= 4
            assert (await choosing).action in position().legal()
            await until(lambda: bool(rows(db, "SELECT id FROM job_peers WHERE kinds <> '[]'")))

    run(cut())
    assert worker.process.poll() is None


def test_the_job_of_a_killed_worker_is_taken_up(
    empty_db: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def kill() -> None:
        async with AsyncExitStack() as stack:
            thinkers, elsewhere = await stack.enter_async_context(service(empty_db))
            workers = [WorkerProcess(empty_db, tmp_path, "--workers", "1") for _ in range(2)]
            for running in workers:
                stack.callback(running.close)
            by_id = {running.process.pid: running for running in workers}
            await until(lambda: elsewhere.count == 2)
            choosing = asyncio.create_task(choose(thinkers, SLOW))
            query = "SELECT worker FROM jobs WHERE worker IS NOT NULL"
            await until(lambda: bool(rows(empty_db, query)))
            [(holder,)] = rows(empty_db, query)
            victim = by_id.pop(int(str(holder).split("_")[0]))
            victim.stop(signal.SIGKILL)
            assert (await choosing).faults == 0
            assert thinkers.metrics.registry.get_sample_value("tenshu_bot_fallbacks_total") == 0
            [other] = by_id.values()
            assert "job-done" in other.events()
            assert "job-done" not in victim.events()
            # Told to stop, it hands back what it cannot finish, and says good-bye.
            endless = asyncio.create_task(choose(thinkers, "search:sims=10000000"))
            await until(lambda: bool(rows(empty_db, query)))
            other.process.send_signal(signal.SIGTERM)
            assert await asyncio.to_thread(other.stop) == 0
            assert rows(empty_db, "SELECT worker, tries FROM jobs") == [(None, 0)]
            assert not rows(empty_db, "SELECT id FROM job_peers WHERE kinds <> '[]'")
            endless.cancel()

    # The job that is handed back stays in the queue, however slow the machine.
    monkeypatch.setattr(remote, "PATIENCE_SECONDS", 600.0)
    run(kill())


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
                assert rows(empty_db, "SELECT id FROM jobs") == [("orphan",)]
            await alive.tidy(failure(LOST))
            assert not rows(empty_db, "SELECT id FROM jobs")

    run(die())


def test_tables_of_a_service_are_played_by_workers(db: str, worker: WorkerProcess) -> None:
    done = worker.events().count("job-done")
    server = Server(db, "--think", "workers", "--no-limits")
    try:
        guest = Guest(server.url)
        health = guest.http.get("/healthz").json()
        assert health == {"status": "ok", "workers": "1"}
        with guest.create("dragon_castle", ["easy", "easy"]).watch() as watcher:
            assert watcher.wait_for_turn()["status"] == "over"
    finally:
        code, log = server.stop()
    assert code == 0
    assert log == ""
    assert worker.events().count("job-done") > done + 10


@pytest.mark.parametrize(
    "arguments, said",
    [
        ("work --db tenshu.db", "SQLite"),
        ("work --db postgresql://nobody@127.0.0.1:1/x", "cannot be opened"),
        ("work --db postgresql://x/y --kinds bots,sweets", "sweets"),
        ("work --db postgresql://x/y --workers 0", "--workers"),
        ("serve --db tenshu.db --think workers", "SQLite"),
    ],
)
def test_bad_settings_get_one_line(
    arguments: str,
    said: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as ended:
        main([*arguments.split(), "--lang", "en"])
    assert ended.value.code == 2
    told = capsys.readouterr().err
    assert said in told
    assert len(told.splitlines()) == 1
    assert not list(tmp_path.iterdir())
