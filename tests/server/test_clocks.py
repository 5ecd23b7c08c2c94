"""Clocks: counted from the log alone, fair to whoever takes back, and running while nobody looks."""

import random
import sqlite3
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import msgspec
import pytest

from tenshu.server.clock_messages import ClockChoice, Habits, SleepHours, Vacation
from tenshu.server.clocks import PACES, Timekeeper, clock_of, first_state
from tenshu.server.errors import Refused
from tenshu.server.pauses import Interval, check_habits, local_ms, zone_of
from tenshu.server.rows import ClockEvent, ClockState, Entry, EventKind
from tenshu.server.storage import repository
from tenshu.server.storage.store import open_engine
from tenshu.server.table import Table as StoredTable
from tenshu.server.table_clocks import recounted
from tenshu.server.timing import format_ms
from tests.server.client import Guest, Json, Table
from tests.server.servers import Server
from tests.server.test_undo import FIRST_GAME, replay
from tests.server.timed import DAY, HOUR, Calendar
from tests.waiting import look_until

NOON = local_ms(date(2026, 3, 2), 12 * 60, zone_of("UTC"))
MINUTE = 60_000
OWN = ClockChoice("own", bank=3600, increment=600, sleep=True, vacation=True)
NIGHT = Habits("America/Sao_Paulo", SleepHours(23 * 60, 7 * 60))


class Log:
    """A log of two seats that is counted as it grows."""

    def __init__(self, choice: ClockChoice = OWN, outages: tuple[Interval, ...] = ()) -> None:
        clock = clock_of(choice)
        assert clock is not None
        self.keeper = Timekeeper(clock, outages)
        self.entries: list[Entry] = []
        self.events: list[ClockEvent] = []
        self.now = NOON
        self.actor = 0
        self.first = first_state(clock, 2, format_ms(NOON))
        self.state = self.keeper.recount(self.first, [], [], 0)
        for seat in (0, 1):
            self.note(seat, "habits", msgspec.json.encode(Habits()).decode())

    def note(self, seat: int, kind: EventKind, payload: str = "") -> None:
        number = len(self.events) + 1
        event = ClockEvent(number, self.version, seat, kind, payload, format_ms(self.now))
        self.events.append(event)
        self.keeper.add_event(self.state, event)

    def act(self, actor: int, after: float = 0) -> None:
        """The seat that must act does, after some minutes; `actor` is next."""
        self.now += int(after * MINUTE)
        entry = Entry(self.version + 1, self.actor, "act", "x", "k", format_ms(self.now))
        self.entries.append(entry)
        self.actor = actor
        self.state = self.keeper.follow(self.state, [entry], actor)

    def undo(self, to: int, seat: int, after: float = 0, *, by_consent: bool = False) -> None:
        self.now += int(after * MINUTE)
        key = None if by_consent else "k"
        entry = Entry(self.version + 1, seat, "undo", str(to), key, format_ms(self.now))
        self.entries.append(entry)
        self.actor = seat
        self.state = self.recount()

    def recount(self) -> ClockState:
        return self.keeper.recount(self.first, self.entries, self.events, self.actor)

    @property
    def version(self) -> int:
        return len(self.entries)

    def left(self) -> list[float]:
        info = self.keeper.info(self.state, self.now)
        return [milliseconds / MINUTE for milliseconds in info.left]


def test_a_turn_takes_its_time_and_adds_the_increment() -> None:
    log = Log()
    log.act(0, after=15)
    assert log.left() == [45, 60], "the turn goes on"
    log.act(1, after=5)
    assert log.left() == [50, 60], "20 minutes taken, 10 added"
    log.act(0, after=3)
    assert log.left() == [50, 60], "never more than the bank"
    assert log.recount() == log.state


def test_taking_back_gives_nobody_time() -> None:
    log = Log()
    log.act(1, after=20)
    log.now += 7 * MINUTE
    assert log.left() == [50, 53]
    log.undo(0, 0)
    assert log.left() == [33, 60], "the increment is gone, and the 7 minutes were the first seat's"
    log.act(1, after=1)
    assert log.left() == [42, 60]
    log.undo(0, 0, after=2)
    log.undo(0, 0)
    assert log.left() == [30, 60]


def test_going_back_by_consent_brings_the_clocks_back() -> None:
    log = Log()
    log.act(1, after=20)
    log.act(0, after=30)
    log.act(1, after=5)
    log.undo(1, 1, after=1000, by_consent=True)
    assert log.left() == [50, 60]
    log.now += 4 * MINUTE
    assert log.left() == [50, 56]


def test_an_end_that_is_taken_back_long_after_costs_nothing() -> None:
    log = Log()
    log.act(-2, after=20)
    log.note(-1, "stop")
    log.undo(0, 0, after=10_000)
    assert log.left() == [40, 60]


def test_sleep_vacation_and_outages_take_no_time() -> None:
    log = Log(outages=(Interval(NOON + 10 * MINUTE, NOON + 20 * MINUTE),))
    log.now += 30 * MINUTE
    assert log.left() == [40, 60]
    log.note(0, "habits", msgspec.json.encode(NIGHT).decode())
    # 22:45 in São Paulo, 15 minutes before sleep.
    log.act(0)
    log.now = local_ms(date(2026, 3, 3), 2 * 60 - 15, zone_of("UTC"))
    log.note(0, "bot")
    log.note(0, "back")
    log.state.left[0] = 40 * MINUTE
    log.now += (15 + 8 * 60 + 5) * MINUTE
    assert log.left()[0] == 20
    ends = log.keeper.info(log.state, log.now - 6 * 60 * MINUTE)
    assert [pause.kind for pause in ends.pauses] == ["sleep"]
    away = Habits("Europe/Rome", None, [Vacation("2026-03-03", "2026-03-10")])
    log.note(0, "habits", msgspec.json.encode(away).decode())
    log.now += 5 * 24 * 60 * MINUTE
    assert log.left()[0] == 20
    log.now = local_ms(date(2026, 3, 11), 15, zone_of("Europe/Rome"))
    assert log.left()[0] == 5


@pytest.mark.parametrize(
    "day, sleep, hours",
    [
        (date(2026, 3, 28), SleepHours(22 * 60, 7 * 60), 8),  # the shortest night in Rome
        (date(2026, 10, 24), SleepHours(22 * 60, 7 * 60), 10),  # the longest
        (date(2026, 10, 26), SleepHours(22 * 60, 7 * 60), 9),
        (date(2026, 3, 29), SleepHours(2 * 60 + 15, 2 * 60 + 45), 0.5),  # a time that is skipped
        (date(2026, 6, 1), SleepHours(0, 0), 0),
    ],
)
def test_a_night_is_as_long_as_the_clocks_there_say(
    day: date, sleep: SleepHours, hours: float
) -> None:
    log = Log()
    begins = local_ms(day, 12 * 60 if sleep.begins > 12 * 60 else 0, zone_of("Europe/Rome"))
    log.now = log.state.at = begins
    log.note(0, "habits", msgspec.json.encode(Habits("Europe/Rome", sleep)).decode())
    log.state.left[0] = 48 * 60 * MINUTE
    log.now += 20 * 60 * MINUTE
    assert log.left()[0] == (48 - 20 + hours) * 60


def test_the_time_when_it_ends_is_the_time_when_nothing_is_left() -> None:
    chance = random.Random(7)
    for _ in range(200):
        log = Log()
        begins, ends = chance.randrange(1440), chance.randrange(1440)
        zone = chance.choice(["UTC", "America/Sao_Paulo", "Europe/Rome", "Asia/Kolkata"])
        habits = Habits(zone, SleepHours(begins, ends), [Vacation("2026-03-04", "2026-03-20")])
        log.now += chance.randrange(10 * 24 * 60) * MINUTE
        log.state.at = log.now
        log.note(0, "habits", msgspec.json.encode(habits).decode())
        log.state.left[0] = chance.randrange(1, 5 * 24 * 60) * MINUTE
        moment = log.keeper.ends_at(log.state)
        assert moment is not None
        assert log.keeper.info(log.state, moment - 1).left[0] == 1
        assert log.keeper.info(log.state, moment).left[0] == 0


def test_whatever_happens_the_log_alone_tells_the_same() -> None:
    chance = random.Random(11)
    for _ in range(100):
        log = Log(outages=(Interval(NOON + 50 * MINUTE, NOON + 70 * MINUTE),))
        for _ in range(40):
            what = chance.random()
            if what < 0.7:
                log.act(chance.choice((0, 1)), after=chance.randrange(20))
            elif what < 0.8 and log.version:
                to = chance.randrange(log.version)
                log.undo(to, chance.choice((0, 1)), chance.randrange(5), by_consent=True)
            else:
                log.now += chance.randrange(10) * MINUTE
                kinds: list[EventKind] = ["bot", "back", "timeout", "habits", "answer"]
                kind = chance.choice(kinds)
                payload = msgspec.json.encode(NIGHT).decode() if kind == "habits" else ""
                log.note(chance.choice((0, 1)), kind, payload)
            assert log.recount() == log.state


def test_habits_are_kept_within_bounds() -> None:
    today = date(2026, 3, 2)
    none = Habits()
    for wrong in (
        Habits("Mars/Olympus"),
        Habits("../../etc/passwd"),
        Habits("UTC", SleepHours(0, 13 * 60)),
        Habits("UTC", None, [Vacation("2026-13-01", "2026-13-02")]),
        Habits("UTC", None, [Vacation("2026-05-02", "2026-05-01")]),
        Habits("UTC", None, [Vacation("2026-05-01", "2026-06-15")]),
        Habits(
            "UTC",
            None,
            [Vacation("2026-05-01", "2026-05-20"), Vacation("2026-07-01", "2026-07-20")],
        ),
        Habits("UTC", None, [Vacation("2026-02-01", "2026-02-20")]),
    ):
        with pytest.raises(Refused):
            check_habits(wrong, none, today)
    taken = Habits("UTC", None, [Vacation("2026-02-25", "2026-03-20")])
    shorter = Habits("UTC", None, [Vacation("2026-02-25", "2026-03-02")])
    assert check_habits(shorter, taken, today) == shorter
    begun = Habits("UTC", None, [Vacation("2026-02-25", "2026-03-01")])
    for less in (none, begun):
        # A day that stopped a clock counts, or a vacation would never end.
        with pytest.raises(Refused):
            check_habits(less, taken, today)
    begins = Habits("UTC", None, [Vacation("2026-03-02", "2026-03-03")])
    assert check_habits(begins, none, today) == begins
    with pytest.raises(Refused):
        clock_of(ClockChoice("slow", bank=100))
    assert clock_of(ClockChoice("none")) is None
    assert clock_of(ClockChoice("slow", vacation=False)) == msgspec.structs.replace(
        PACES["slow"], vacation=False
    )


# Over days, with real services


@pytest.fixture(scope="module")
def calendar(tmp_path_factory: pytest.TempPathFactory) -> Calendar:
    return Calendar(tmp_path_factory.mktemp("calendar"))


@pytest.fixture(scope="module")
def timed(calendar: Calendar, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    db = tmp_path_factory.mktemp("timed") / "t.db"
    server = calendar.server(str(db), "--workers", "1")
    yield server
    assert server.stop() == (0, "")


def two_people(server: Server, game: str = "dragon_castle", **more: object) -> list[Table]:
    """A table of two people that has begun; nobody has it open."""
    ana, rui = Guest(server.url), Guest(server.url, "Rui")
    table = ana.create(game, ["me", "open"], **more)
    rui.post(f"{table.path}/seats/1", {"do": "sit"})
    ana.post(f"{table.path}/start")
    return [table, rui.at(table)]


def time_of(table: Table) -> Json:
    found: Json = table.state()["table"]["time"]
    return found


def hours_left(table: Table) -> list[float]:
    return [round(milliseconds / HOUR / 1000, 2) for milliseconds in time_of(table)["left"]]


def finish_turn(tables: list[Table]) -> int:
    """Play the acting seat's turn to its end; the seat."""
    seat, view = whose_turn(tables)
    while view["actor"] == seat:
        tables[seat].act(view, view["moves"][0]["action"])
        view = tables[seat].view()
    return seat


def whose_turn(tables: list[Table]) -> tuple[int, Json]:
    """The seat that must act and its view; its service may hear of the last move a moment later."""
    found: list[tuple[int, Json]] = []

    def look() -> bool:
        views = [table.view() for table in tables]
        found[:] = [(seat, view) for seat, view in enumerate(views) if view["actor"] == seat]
        return bool(found)

    look_until(look)
    return found[0]


def wait_until_away(table: Table, seat: int) -> Json:
    """The table once a bot plays for a seat."""
    with spectator(table).watch() as watcher:
        while not watcher.info["seats"][seat]["is_away"]:
            watcher.read()
        return watcher.info


def wait_for_person(table: Table) -> Json:
    """The position once the bots have acted and a person must, or the end."""
    with spectator(table).watch() as watcher:
        while (actor := watcher.view["actor"]) >= 0 and watcher.info["seats"][actor]["is_away"]:
            watcher.read()
    return table.view()


def spectator(table: Table) -> Table:
    """The table in the hands of somebody who only watches, whose socket keeps nobody's seat."""
    return Guest(table.guest.url, "").at(table)


def check_recount(db: str, table: Table) -> None:
    """The stored clocks are those that the log alone tells."""
    engine = open_engine(db)
    with engine.connect() as connection:
        stored = repository.load_table(connection, table.id)
        assert stored is not None
        found = StoredTable.load(stored, ())
        # No outage lies in these games unless a test stops the service.
        assert found.row.clock_state is not None
        again = recounted(found)
        assert again is not None
        again.at = found.row.clock_state.at
        assert again == found.row.clock_state
    engine.dispose()


def test_three_days(timed: Server, calendar: Calendar) -> None:
    calendar.go_to(9)
    clock = {"pace": "own", "bank": 2 * DAY, "increment": 6 * HOUR, "stand_in": "easy"}
    tables = two_people(timed, clock=clock)
    info = tables[0].state()["table"]
    assert info["clock"]["bank"] == 2 * DAY
    first = finish_turn(tables)
    second = 1 - first
    calendar.go_on(10 * HOUR)
    assert hours_left(tables[0])[second] == 38
    assert time_of(tables[0])["running"] == second
    # Sleep from 22 to 8: of the night's hours only those awake count.
    night = {"zone": "UTC", "sleep": {"begins": 22 * 60, "ends": 8 * 60}}
    tables[second].guest.put("/api/me/habits", night)
    calendar.go_to(12)
    assert hours_left(tables[0])[second] == 31
    # A vacation of a day.
    today = calendar.now().date()
    day_off = {"first": str(today + timedelta(days=1)), "last": str(today + timedelta(days=1))}
    tables[second].guest.put("/api/me/habits", {**night, "vacations": [day_off]})
    calendar.go_on(36 * HOUR + 9 * HOUR)
    # 12 to 22, a day off, and from 8 to 9.
    assert hours_left(tables[0])[second] == 20
    finish_turn(tables)
    assert hours_left(tables[0])[second] == 26
    assert tables[0].view()["actor"] == first
    # Nobody has the table open when the time is up.
    calendar.go_on(3 * DAY)
    info = wait_until_away(tables[0], first)
    assert info["seats"][first]["bot"] == "easy"
    assert wait_for_person(tables[0])["actor"] == second
    finish_turn(tables)
    assert wait_for_person(tables[0])["actor"] == second, "the bot plays on"
    refused = tables[first].act(tables[first].view(), 0, status=403)
    assert refused["message"]["key"] == "error-no-seat"
    tables[first].guest.post(f"{tables[first].path}/return")
    assert hours_left(tables[0])[first] == 6, "one increment to begin again"
    finish_turn(tables)
    assert time_of(tables[0])["running"] == first
    check_recount(timed.db, tables[0])


def test_the_clock_stands_still_while_the_service_is_down(
    calendar: Calendar, tmp_path: Path
) -> None:
    server = calendar.server(str(tmp_path / "t.db"))
    tables = two_people(server, clock={"pace": "own", "bank": DAY, "increment": 0, "sleep": False})
    first = finish_turn(tables)
    calendar.go_on(2 * HOUR)
    assert hours_left(tables[0])[1 - first] == 22
    cookies = [table.guest.http.cookies for table in tables]
    assert server.stop() == (0, "")
    calendar.go_on(7 * DAY)
    server.start()
    again = []
    for table, cookie in zip(tables, cookies, strict=True):
        guest = Guest(server.url, "")
        guest.http.cookies = cookie
        again.append(guest.at(table.id))
    assert hours_left(again[0])[1 - first] == 22
    calendar.go_on(HOUR)
    finish_turn(again)
    assert hours_left(again[0])[1 - first] == 21
    server.kill()
    with sqlite3.connect(tmp_path / "t.db") as connection:
        assert connection.execute("SELECT count(*) FROM outages").fetchone() == (1,)


def test_sleep_hours_are_not_moved_along_with_the_clock(timed: Server, calendar: Calendar) -> None:
    calendar.go_to(1)
    tables = two_people(timed, clock={"pace": "own", "bank": 5 * DAY, "increment": 0})
    second = 1 - finish_turn(tables)
    sleeper = tables[second].guest

    def sleep(begins: int, ends: int, status: int = 200) -> None:
        hours = {"begins": begins * 60, "ends": ends * 60}
        sleeper.put("/api/me/habits", {"zone": "UTC", "sleep": hours}, status)

    sleep(3, 12)
    # What was mistyped is put right.
    sleep(1, 13)
    calendar.go_to(13)
    sleep(13, 1, 409)
    refused = sleeper.put("/api/me/habits", {"zone": "Asia/Tokyo", "sleep": None})
    assert refused["sleep"] is None, "to sleep less is no gain"
    sleep(13, 1, 409)
    calendar.go_on(11 * HOUR)
    assert hours_left(tables[0])[second] == 5 * 24 - 11
    sleep(2, 14, 409)
    calendar.go_on(2 * HOUR)
    sleep(2, 14)


def test_nobody_loses_the_seat_over_a_trivial_answer(timed: Server, calendar: Calendar) -> None:
    clock = {"pace": "own", "bank": DAY, "increment": HOUR, "sleep": False}
    tables = two_people(timed, "terra_mystica", options=FIRST_GAME, clock=clock)
    guests = {seat: table.guest for seat, table in enumerate(tables)}
    replay(tables[0], 200, "leech", guests)
    view = tables[0].view()
    seat = view["actor"]
    own = tables[seat].view()
    assert {move["verb"] for move in own["moves"]} <= {"leech", "refuse"}
    with spectator(tables[0]).watch() as watcher:
        calendar.go_on(2 * DAY)
        watcher.wait_for(view["version"] + 1)
    info = tables[0].state()["table"]
    assert not info["seats"][seat]["is_away"]
    assert info["seats"][seat]["bot"] is None
    assert info["time"]["left"][seat] > 2 * HOUR * 1000, "a tenth of the bank for the next decision"
    check_recount(timed.db, tables[0])
    # A decision of weight costs the seat.
    actor = tables[0].view()["actor"]
    calendar.go_on(3 * DAY)
    wait_until_away(tables[0], actor)


def test_a_clock_is_part_of_what_is_told(timed: Server, calendar: Calendar) -> None:
    tables = two_people(timed, clock={"pace": "live", "stand_in": "hard"})
    first = tables[0].view()["actor"]
    with tables[first].watch() as watcher:
        assert watcher.info["time"]["running"] == first
        done = tables[first].act(watcher.view, watcher.view["moves"][0]["action"])
        update = watcher.until(lambda said: said["type"] == "update")
        assert update["view"]["version"] >= done["version"]
        assert update["time"]["left"][1 - first] <= 20 * 60 * 1000
    host = tables[0].guest
    refused = host.patch(tables[0].path, {"clock": {"pace": "slow"}}, 409)
    assert refused["message"]["key"] == "error-started"
    bad = {"game": "dragon_castle", "seats": ["me", "easy"], "clock": {"pace": "own", "bank": 1}}
    host.post("/api/tables", bad, 400)
    bad["clock"] = {"pace": "slow", "stand_in": "nobody"}
    assert host.post("/api/tables", bad, 400)["message"]["key"] == "error-bot"
    host.put("/api/me/habits", {"zone": "Nowhere/Land"}, 400)
    Guest(timed.url, "").put("/api/me/habits", {"zone": "UTC"}, 401)
