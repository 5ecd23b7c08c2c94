"""`tenshu work`: processes that take jobs from the queue, and what happens when they die."""

import asyncio
import signal
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tenshu import games
from tenshu.ai.selfplay import play_game
from tenshu.cli.main import main
from tenshu.cli.postgres import Postgres
from tenshu.server import remote
from tenshu.server.history import History
from tenshu.server.jobs import KINDS, abilities, decode_answer
from tenshu.server.limits import (
    LARGEST_QUESTION,
)
from tenshu.server.metrics import Metrics
from tenshu.server.thinking import Thinkers
from tenshu.server.turns import Caller
from tenshu.server.working import Worker
from tests.server.client import Guest
from tests.server.queues import (
    SLOW,
    WorkerProcess,
    choose,
    has_answer,
    hint,
    job,
    new_queue,
    peer,
    position,
    run,
    service,
    until,
)
from tests.server.rows import rows
from tests.server.servers import Server


@pytest.fixture(scope="module")
def db(postgres: Postgres) -> str:
    """A database that the tests of this file share."""
    return new_queue(postgres)


@pytest.fixture(scope="module")
def worker(db: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[WorkerProcess]:
    """A worker of both kinds with two processes, which no test may kill."""
    running = WorkerProcess(db, tmp_path_factory.mktemp("worker"), "--workers", "2")
    yield running
    assert running.stop() == 0, running.log_file.read_text()


@pytest.fixture
def empty_db(postgres: Postgres) -> str:
    """A database without any worker but the test's own."""
    return new_queue(postgres)


def test_a_flood_of_hints_does_not_delay_a_bot(db: str, worker: WorkerProcess) -> None:
    async def flood() -> None:
        async with service(db) as (guests, _), service(db) as (table, _):
            hints = [asyncio.create_task(hint(guests, f"a{n % 3}", f"p{n}")) for n in range(9)]
            await until(
                db, lambda: len(rows(db, "SELECT id FROM queued_jobs WHERE worker IS NULL")) == 8
            )
            assert (await choose(table)).faults == 0
            assert sum(task.done() for task in hints) <= 2
            for task in hints:
                task.cancel()
            await asyncio.gather(*hints, return_exceptions=True)
            assert await hint(guests) > 0
            await until(db, lambda: not rows(db, "SELECT id FROM queued_jobs"))

    run(flood())
    assert "job-failed" not in worker.events()


def test_an_analysis_is_a_job_after_bots_and_hints(db: str, worker: WorkerProcess) -> None:
    match = play_game(games.load("dragon_castle"), 2, {}, ["greedy", "greedy"], "seed").match
    history, caller = History.of_match(match), Caller("1.2.3.4", "Ana")

    async def analyse() -> None:
        async with service(db) as (thinkers, _):
            found = await thinkers.courses.find("table", history, caller)
            here = Thinkers(1, 1.0, Metrics())
            assert found == await here.courses.find("table", history, caller)
            here.close()

    run(analyse())
    done = [line["kind"] for line in worker.lines() if line["event"] == "job-done"]
    assert "analyses" in done


def test_jobs_are_taken_by_urgency(empty_db: str) -> None:
    async def take() -> list[str]:
        async with peer(empty_db, "asks") as asks, peer(empty_db, "works") as works:
            for kind in reversed(KINDS):
                await asks.submit(job(kind, kind, "x"))
            taken = [await works.take(list(KINDS), abilities()) for _ in KINDS]
            assert await works.take(list(KINDS), abilities()) is None
            return [one.kind for one in taken if one is not None]

    assert asyncio.run(take()) == list(KINDS) == ["bots", "hints", "analyses"]


def test_work_that_nobody_waits_for_is_given_up(db: str, worker: WorkerProcess) -> None:
    """It would keep both processes busy for minutes."""

    async def abandon() -> None:
        async with service(db) as (thinkers, _):
            endless = [
                asyncio.create_task(choose(thinkers, "search:sims=10000000")) for _ in range(2)
            ]
            taken = "SELECT id FROM queued_jobs WHERE worker IS NOT NULL"
            await until(db, lambda: len(rows(db, taken)) == 2)
            for task in endless:
                task.cancel()
            assert (await choose(thinkers)).faults == 0

    run(abandon())
    assert worker.process.poll() is None


def test_a_job_that_is_given_up_at_once_leaves_room_for_another(empty_db: str) -> None:
    async def give_up() -> None:
        worker = Worker(empty_db, list(KINDS), 1)
        await worker.start()
        async with peer(empty_db, "asks") as asks:
            await asks.submit(job("early", "bots", "x"))
            await worker._take_all()
            # Its task has not taken its first step.
            worker.hear("early")
            tasks = [work.task for work in worker._works.values() if work.task is not None]
            assert tasks
            await asyncio.wait(tasks)
            await asyncio.sleep(0)
            assert worker._works == {}
        await worker.leave()

    run(give_up())


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
                await until(db, lambda: has_answer(db, name))  # noqa: B023 - waited for at once
                answer = decode_answer(await poisoner.collect(name) or "")
                assert answer.failure == "failed", name
            kept = rows(db, "SELECT id FROM queued_jobs WHERE worker IS NULL ORDER BY id")
            assert kept == [("form",), ("huge",), ("kind",)]
            for one in left:
                await poisoner.withdraw(one.id)
        assert worker.process.poll() is None

    run(poison())


def test_lost_connections_lose_no_job(db: str, worker: WorkerProcess) -> None:
    async def cut() -> None:
        async with service(db) as (thinkers, _):
            choosing = asyncio.create_task(choose(thinkers, SLOW))
            await until(
                db, lambda: bool(rows(db, "SELECT id FROM queued_jobs WHERE worker IS NOT NULL"))
            )
            cut = (
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            assert len(rows(db, cut)) >= 4
            assert (await choosing).action in position().legal()
            await until(
                db, lambda: bool(rows(db, "SELECT id FROM processes WHERE kinds IS NOT NULL"))
            )

    run(cut())
    assert worker.process.poll() is None


def test_the_job_of_a_killed_worker_is_taken_up(
    empty_db: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def kill() -> None:
        async with AsyncExitStack() as stack:
            workers = [WorkerProcess(empty_db, tmp_path, "--workers", "1") for _ in range(2)]
            for running in workers:
                stack.callback(running.close)
            by_id = {running.process.pid: running for running in workers}
            peers = "SELECT id FROM processes WHERE kinds IS NOT NULL"
            await until(empty_db, lambda: len(rows(empty_db, peers)) == 2)
            thinkers, elsewhere = await stack.enter_async_context(service(empty_db))
            assert elsewhere.count == 2
            choosing = asyncio.create_task(choose(thinkers, SLOW))
            query = "SELECT worker FROM queued_jobs WHERE worker IS NOT NULL"
            await until(empty_db, lambda: bool(rows(empty_db, query)))
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
            await until(empty_db, lambda: bool(rows(empty_db, query)))
            other.process.send_signal(signal.SIGTERM)
            assert await asyncio.to_thread(other.stop) == 0
            assert rows(empty_db, "SELECT worker, tries FROM queued_jobs") == [(None, 0)]
            assert not rows(empty_db, peers)
            endless.cancel()

    # The job that is handed back stays in the queue, however slow the machine.
    monkeypatch.setattr(remote, "PATIENCE_SECONDS", 600.0)
    run(kill())


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
