"""Two worlds that differ only in what a viewer may not know look the same to it, byte by byte.

The toy game Lanterns is dropped into a copy of the package; its hands are hidden. Two databases hold
the same table, but seat 2 holds another lantern. Whatever the service then sends to anybody but seat
2, answers, socket messages, refusals, logs, past positions, replays, must be equal. Everybody also
has a token, so that the bot API is asked the same.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import insert

from tenshu.server.people import Claim, People
from tenshu.server.rows import Entry, NewTableRows, Person, SeatRow, TableRow, TokenRow
from tenshu.server.storage import repository
from tenshu.server.storage.migrating import migrate
from tenshu.server.storage.store import open_engine
from tenshu.server.storage.tables import TOKENS
from tenshu.server.tokens import hash_of
from tests.server.client import Guest, Json, Watcher
from tests.server.program import Stream
from tests.server.servers import Server
from tests.trees import copy_with_lanterns

TABLE = "aaaabbbbccccdddd"
OTHERS = ("aaaabbbbcccceeee", "aaaabbbbccccffff")
SECRET = "5" * 64
TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z")
NAMES = {"ana": 0, "rui": 1, "eva": 2, "leo": None}
# The hands of the three seats; world by world only the second differs.
WORLDS = ([4, 2, 7], [4, 8, 7])


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copy_with_lanterns(tmp_path_factory.mktemp("tree"))


def make_world(db: str, hands: list[int], tables: tuple[str, ...]) -> None:
    """Running tables of Lanterns with these hands."""
    at = "2026-01-01T00:00:00.000Z"
    engine = open_engine(db)
    migrate(engine)
    deals = [
        Entry(seat + 1, -1, "act", f"deal p{seat + 1} {light}", None, at)
        for seat, light in enumerate(hands)
    ]
    with engine.begin() as connection:
        repository.setting(connection, "cookie-secret", SECRET)
        for name in NAMES:
            repository.insert_person(connection, Person(name, name.title(), at, session=0))
            token = TokenRow(name, name, name, hash_of(f"tenshu_{name}"), "bot:play", at)
            connection.execute(insert(TOKENS).values(**msgspec.structs.asdict(token)))
        seats = [
            SeatRow(seat, name, name.title()) for name, seat in NAMES.items() if seat is not None
        ]
        for table in tables:
            row = TableRow(
                table, "lanterns", 1, {"trades": "yes"}, "running", "ana", "seed", True, True, False,
                0, at, at, actor=0, version=3,
            )  # fmt: skip
            repository.insert_table(connection, NewTableRows(row, seats, deals))
    engine.dispose()


class World:
    """One of the worlds, and all that it said to each viewer."""

    def __init__(self, db: Path, hands: list[int], tree: Path, *tables: str) -> None:
        make_world(str(db), hands, tables or (TABLE,))
        self.server = Server(str(db), "--no-limits", tree=tree)
        self.guests = {name: self.come_in(name) for name in NAMES}
        self.sockets: dict[str, Watcher] = {}
        self.streams: dict[str, Stream] = {}
        self.events: dict[str, Stream] = {}
        self.said: dict[str, list[str]] = {name: [] for name in NAMES}

    def come_in(self, name: str) -> Guest:
        guest = Guest(self.server.url, name="")
        people = People(None, SECRET)  # type: ignore[arg-type] # a cookie needs no store
        guest.http.cookies.set("tenshu", people.cookie_of(Claim(name, "")))
        guest.http.headers["authorization"] = f"Bearer tenshu_{name}"
        return guest

    def play(self) -> None:
        """Seat 1 shows, seat 2 trades: after each step everybody asks about everything."""
        for name, guest in self.guests.items():
            self.sockets[name] = guest.at(TABLE).watch()
            self.streams[name] = Stream(guest, f"/api/bot/table/{TABLE}/stream")
            self.events[name] = Stream(guest, "/api/stream/event")
            self.said[name].append(str(self.events[name].next("tables")))
        self.ask_all()
        self.act("ana", "show")
        self.ask_all()
        self.act("rui", "trade")
        self.ask_all()
        for name, socket in self.sockets.items():
            socket.wait_for(6)
            self.said[name] += [
                str(message) for message in socket.said if message["type"] != "table"
            ]
        for name, stream in self.streams.items():
            line: Json = {}
            while (line.get("view") or {}).get("version") != 6:
                line = stream.read()
                self.said[name] += [str(line)] if line["type"] != "table" else []
        self.said["ana"].append(str(self.events["ana"].next("turn")))

    def act(self, name: str, action: str, at: str = TABLE) -> None:
        table = self.guests[name].at(at)
        view = table.view()
        table.act(view, action, key=f"{name} {action}")

    def ask_all(self) -> None:
        for name, guest in self.guests.items():
            for path in self.questions(name):
                answer = guest.http.get(path)
                self.said[name].append(f"{path} {answer.status_code} {answer.text}")
            for trial in self.trials(name):
                answer = guest.http.post(f"/api/tables/{TABLE}/try", json=trial)
                assert answer.status_code == (200 if NAMES[name] is not None else 403)
                self.said[name].append(f"{trial} {answer.text}")
            for path, body in self.orders():
                answer = guest.http.post(path, json=body)
                assert answer.status_code >= 400
                self.said[name].append(f"{path} {answer.status_code} {answer.text}")

    def questions(self, name: str) -> list[str]:
        """Everything that changes nothing."""
        api = f"/api/tables/{TABLE}"
        version = self.guests[name].get(api)["view"]["version"]
        paths = [api, f"{api}/log", f"{api}/log?since=2", f"{api}/record", f"/api/replays/{TABLE}"]
        paths += [f"{api}/at/{number}" for number in range(2, version + 2)]
        paths += [f"/api/replays/{TABLE}/at/{number}" for number in (3, version)]
        for action in ("show", "trade", "deal p2 3", "deal p2 9", "0", "5"):
            paths += [f"{api}/why-not?action={action}"]
            paths += [f"{api}/preview?version={version}&action={action}"]
        paths += ["/api/tables?show=mine", "/api/tables", "/api/bot/me", "/api/bot/tables"]
        paths += ["/api/lobby", "/api/lobby/mine", "/api/games/lanterns/statistics"]
        return [*paths, *(f"/api/players/{player}" for player in NAMES)]

    def trials(self, name: str) -> list[Json]:
        """Play on, on copies of this and of an earlier position, for all seats."""
        version = self.guests[name].get(f"/api/tables/{TABLE}")["view"]["version"]
        ways: list[list[str]] = [[], ["show"], ["trade"], ["trade", "show", "trade"], ["deal p2 3"]]
        played: list[Json] = [{"version": version, "steps": steps} for steps in ways]
        others: Json = {"version": version, "others_play": True}
        return [*played, others, {"version": 3, "steps": ["trade", "trade", "trade"]}]

    def orders(self) -> list[tuple[str, object]]:
        """What is refused to everybody, now or always."""
        api = f"/api/tables/{TABLE}"
        return [
            (f"{api}/actions", {"version": 1, "action": "show", "key": "stale"}),
            (f"{api}/actions", {"version": 1, "action": "deal p2 3", "key": "deal"}),
            (f"{api}/undo", {"version": 1, "key": "undo"}),
            (f"{api}/undo-request", {"version": 1, "to": 1}),
            (f"{api}/undo-answer", {"agree": True}),
            (f"{api}/rematch", None),
            (f"/api/bot/table/{TABLE}/act", {"version": 1, "action": "show", "key": "stale"}),
            (f"/api/bot/table/{TABLE}/act", {"version": 1, "action": "deal p2 3", "key": "deal"}),
            (f"/api/bot/table/{TABLE}/undo", {"version": 1, "key": "undo"}),
            (f"/api/bot/table/{TABLE}/sit", {}),
        ]

    def heard(self, name: str) -> list[str]:
        """All that was said to a viewer, without the time of day."""
        return [TIME.sub("TIME", text) for text in self.said[name]]


def test_nobody_can_tell_the_worlds_apart(tree: Path, tmp_path: Path) -> None:
    worlds = [World(tmp_path / f"{i}.db", hands, tree) for i, hands in enumerate(WORLDS)]
    try:
        for world in worlds:
            world.play()
        first, second = worlds
        for name in ("ana", "eva", "leo"):
            assert len(first.heard(name)) > 90
            assert first.heard(name) == second.heard(name)
        # The worlds do differ, and whoever may know sees it.
        assert first.heard("rui") != second.heard("rui")
    finally:
        for world in worlds:
            world.server.stop()


@pytest.fixture(scope="module")
def world(tree: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    """The first world, with a table for each test."""
    world = World(tmp_path_factory.mktemp("world") / "t.db", WORLDS[0], tree, *OTHERS)
    # The fixture that closes what the people of a test left open must not close these.
    for guest in world.guests.values():
        Guest.opened.remove(guest)
    yield world
    for guest in world.guests.values():
        guest.close()
    world.server.stop()


def test_when_the_game_is_over_everything_is_told(world: World) -> None:
    leo, table = world.guests["leo"], OTHERS[0]
    path = f"/api/tables/{table}"
    assert leo.get(f"{path}/record", 403)["message"]["key"] == "error-secrets"
    assert [entry["text"] for entry in leo.get(f"{path}/log")] == ["", "", ""]
    for name in ("ana", "rui", "eva"):
        world.act(name, "show", table)
    texts = [entry["text"] for entry in leo.get(f"{path}/log")]
    assert texts == ["deal p1 4", "deal p2 2", "deal p3 7", "show", "show", "show"]
    assert "deal p1 4" in leo.http.get(f"{path}/record").text
    assert leo.get(path)["view"]["scores"] == [3, 1, 6]


def test_hints_are_for_who_must_act(world: World) -> None:
    path = f"/api/tables/{OTHERS[1]}/hint"
    hints = world.guests["ana"].get(path)
    assert {hint["text"] for hint in hints} <= {"show", "trade"}
    refused = world.guests["leo"].get(path, 403)
    assert refused["message"]["key"] == "error-not-your-turn"


def test_a_bot_plays_the_fourth_game(world: World) -> None:
    ana = Guest(world.server.url)
    assert "lanterns" in [game["name"] for game in ana.get("/api/games")]
    table = ana.create("lanterns", ["me", "greedy", "easy"])
    with table.watch() as watcher:
        while watcher.view["status"] != "over":
            view = watcher.wait_for_turn()
            if view["is_yours"]:
                done = table.act(view, "show")
                watcher.wait_for(done["version"])
