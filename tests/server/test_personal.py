"""All that is stored of a person: marked, exported, joined, deleted, and games stay whole."""

import itertools
from typing import Any

from sqlalchemy import Boolean, Column, Text, func, insert, inspect, select, text
from sqlalchemy import Table as Rows
from sqlalchemy.engine import Connection

from tenshu.server.rows import DELETED_NAME
from tenshu.server.storage import accounts, personal
from tenshu.server.storage.meeting_tables import TOURNAMENT_TABLES, TOURNAMENTS
from tenshu.server.storage.personal import person_columns
from tenshu.server.storage.store import Store, open_engine
from tenshu.server.storage.tables import METADATA, PEOPLE, TABLES
from tests.cli.command import tenshu
from tests.server.client import Guest, Json, Table
from tests.server.program import Program
from tests.server.servers import Server

# Names of columns that hold somebody's id, whether or not the database checks it.
NAMES = {
    *("person", "owner", "host", "blocked", "reporter", "friend", "by", "author", "player"),
    *("guest", "invited", "inviter", "member", "recipient", "rival", "winner", "user", "account"),
}
# Processes that own leases and jobs, and jobs that live for seconds.
NOBODY = {
    *("leases.owner", "jobs.owner", "jobs.person"),
    *("queued_jobs.owner", "queued_jobs.person"),
}


def test_every_column_that_names_a_person_says_what_becomes_of_it() -> None:
    """A table that this misses would survive the deletion of somebody's data."""
    marked = {f"{column.table.name}.{column.name}" for column in person_columns()}
    for table in METADATA.sorted_tables:
        for column in table.columns:
            refers = any(key.column.table.name == "people" for key in column.foreign_keys)
            is_one = refers or (column.name in NAMES and isinstance(column.type, Text))
            name = f"{table.name}.{column.name}"
            assert (name in marked) == (is_one and name not in NOBODY), name


def fill(connection: Connection, row: dict[str, Any], table: Rows, numbers: Any) -> None:  # noqa: ANN401 - a counter
    """Insert a row with these values; in all other columns that need one there is anything."""
    for column in table.columns:
        if column.name not in row and not column.nullable:
            number = next(numbers)
            is_text = isinstance(column.type, Text)
            row[column.name] = (
                f"{column.name} {number}"
                if is_text
                else False
                if isinstance(column.type, Boolean)
                else number
            )
    connection.execute(insert(table).values(row))


def name_everywhere(connection: Connection, person: str, other: str, numbers: Any) -> None:  # noqa: ANN401 - a counter
    """For each column that names a person, a row that names this one."""
    shared = {"people.id": other, "tables.id": "shared", "tournaments.id": "cup"}
    for column in person_columns():
        table = column.table
        row: dict[str, Any] = {}
        for key in table.columns:
            for foreign in key.foreign_keys:
                row[key.name] = shared.get(foreign.target_fullname, 1)
            if "person" in key.info:
                row[key.name] = other
        if table.name == "tournament_tables":
            row["table_id"] = None
        if table.name == "tournament_seats":
            row["tournament"] = "cup"
        fill(connection, {**row, column.name: person}, table, numbers)


def rows_of(connection: Connection, person: str) -> dict[Column[Any], int]:
    """How many rows name a person, by column."""
    return {
        column: connection.scalar(
            select(func.count()).select_from(column.table).where(column == person)
        )
        or 0
        for column in person_columns()
    }


def test_whatever_names_somebody_is_exported_joined_and_deleted(db: str) -> None:
    """Each column with a mark, those of tables that no other test fills as well."""
    store = Store(db)
    numbers = itertools.count(100)
    with store.engine.begin() as connection:
        for person in ("guest", "ana", "other"):
            row = {"id": person, "name": f"Name of {person}", "is_bot": False, "session": 0}
            fill(connection, row, PEOPLE, numbers)
        fill(connection, {"id": "shared", "host": "other", "status": "over"}, TABLES, numbers)
        fill(connection, {"id": "cup", "organiser": "other"}, TOURNAMENTS, numbers)
        cup = {"tournament": "cup", "round": 1, "number": 1, "table_id": None}
        fill(connection, cup, TOURNAMENT_TABLES, numbers)
        name_everywhere(connection, "guest", "other", numbers)
        assert set(rows_of(connection, "guest").values()) == {1}

        told = personal.export(connection, "guest")
        secret = {
            (c.table.name, c.name)
            for t in METADATA.sorted_tables
            for c in t.columns
            if c.info.get("is_secret")
        }
        for column in person_columns():
            is_told = column.table is PEOPLE or any(
                row[column.name] == "guest" for row in told.get(column.table.name, [])
            )
            assert is_told is not bool(column.info.get("is_hidden")), column
        assert len(told["bots"]) == 1
        for name, rows in told.items():
            assert not secret & {(name, key) for row in rows for key in row}

        personal.join(connection, "guest", "ana", "session")
        assert set(rows_of(connection, "guest").values()) == {0}
        for column, count in rows_of(connection, "ana").items():
            assert count == (column.info["person"] != "login"), column
        personal.forget(connection, "ana", "medium", "2026-11-19T00:00:00.000Z")
        for column, count in rows_of(connection, "ana").items():
            assert count == (column.info["person"] == "kept"), column
    store.close()
    assert rows_with(db, "Name of ana") == set()


def sit(table: Table, *others: Guest) -> None:
    """Fill the table's open seats, and begin."""
    for seat, other in enumerate(others, 1):
        other.post(f"{table.path}/seats/{seat}", {"do": "sit"})
    table.guest.post(f"{table.path}/start", {})


def play(table: Table, people: list[Guest], moves: int) -> None:
    """Play at least `moves` moves, until everybody has made one."""
    acted: set[str] = set()
    while moves > 0 or len(acted) < len(people):
        view = next(v for v in (who.at(table).view() for who in people) if v["is_yours"])
        [who] = [who for who in people if who.at(table).view()["is_yours"]]
        who.at(table).act(view, view["moves"][-1]["action"])
        acted.add(who.id)
        moves -= 1


def rows_with(db: str, value: str) -> set[str]:
    """Every table of the database in which a value stands somewhere."""
    engine = open_engine(db)
    with engine.connect() as connection:
        found = {
            name for name in inspect(engine).get_table_names() if _has(connection, name, value)
        }
    engine.dispose()
    return found


def _has(connection: Connection, table: str, value: str) -> bool:
    rows = connection.execute(text(f'SELECT * FROM "{table}"'))  # noqa: S608 - names of our tables
    return any(value in str(row) for row in rows)


def test_two_guests_of_one_person_become_one(
    server: Server,
) -> None:
    here, there = Guest(server.url, "Ana here"), Guest(server.url, "Ana there")
    rui = Guest(server.url, "Rui")
    shared = here.create("white_castle", ["me", "open", "open"])
    sit(shared, there, rui)
    own = there.create("white_castle", ["me", "open"])
    waiting = here.create("white_castle", ["me", "open"])
    there.post(f"{waiting.path}/seats/1", {"do": "sit"})
    there.post(f"{own.path}/chat", {"text": "mine"})
    there.post("/api/me/tokens", {"name": "Robot", "scopes": ["bot:play"]})
    assert rui.http.post(f"/api/people/{there.id}/block").status_code == 204
    assert rui.http.post(f"/api/people/{here.id}/block").status_code == 204
    assert there.http.post(f"/api/people/{here.id}/block").status_code == 204
    code = here.post("/api/me/code")
    offer = there.post("/api/enter/code", code)["join"]
    assert (offer["name"], offer["tables"]) == ("Ana there", 3)
    rui.post("/api/me/join", {"token": offer["token"]}, 404)
    there.post("/api/me/join", {"token": offer["token"] + "0"}, 404)
    with rui.at(shared).watch() as watcher:
        there.post("/api/me/join", {"token": offer["token"]})
        watcher.until(lambda _: watcher.info["seats"][1]["person"] == here.id)
        seats = watcher.info["seats"]
    there.post("/api/me/join", {"token": offer["token"]}, 404)
    assert [(s["person"], s["name"], s["is_known"]) for s in seats[:2]] == [
        (here.id, "Ana here", True)
    ] * 2
    assert {t["id"] for t in here.get("/api/tables", show="mine")} == {
        *(shared.id, own.id, waiting.id)
    }
    # Before the start one person has one seat.
    assert [s["person"] for s in waiting.state()["table"]["seats"]] == [here.id, None]
    assert [token["name"] for token in here.get("/api/me/tokens")] == ["Robot"]
    assert [other["id"] for other in rui.get("/api/me/account")["blocked"]] == [here.id]
    assert here.get("/api/me/account")["blocked"] == []
    assert rows_with(server.db, there.id) <= {"buckets"}
    # One person plays both seats on.
    play(shared, [here, rui], 4)


def test_everything_is_exported_and_then_deleted(
    server: Server,
) -> None:
    ana, other = Guest(server.url, "Ana who goes"), Guest(server.url, "Other")
    rui = Guest(server.url, "Rui")
    running = ana.create("white_castle", ["me", "open"])
    sit(running, rui)
    play(running, [ana, rui], 4)
    ana.post(f"{running.path}/chat", {"text": "what I said"})
    rui.post(f"{running.path}/chat", {"text": "what Rui said"})
    waiting = ana.create("white_castle", ["me", "open"], is_listed=True)
    over = ana.create("white_castle", ["me", "random"])
    finish(over)
    record = ana.http.get(f"{over.path}/record").text
    opened = ana.post("/api/records", {"text": record})["id"]
    token = ana.post("/api/me/tokens", {"name": "Her robot", "scopes": ["bot:play"]})
    ana.post("/api/me/code")
    ana.http.post(f"/api/people/{other.id}/block")
    rui.http.post(f"/api/people/{ana.id}/block")
    [line, _] = running.state()["chat"]
    rui.http.post(f"{running.path}/chat/{line['id']}/report", json={"reason": "rude"})

    exported = ana.http.get("/api/me/export")
    assert "attachment" in exported.headers["content-disposition"]
    data: Json = exported.json()
    assert {table["id"] for table in data["tables"]} == {running.id, waiting.id, over.id}
    assert [row["text"] for row in data["chat"]] == ["what I said"]
    assert [row["id"] for row in data["records"]] == [opened]
    assert [row["blocked"] for row in data["blocks"]] == [other.id]
    assert [bot["people"][0]["name"] for bot in data["bots"]] == ["Her robot"]
    assert any(row["table_id"] == running.id for row in data["actions"])
    # Nothing of others, no secret, and not who reported or blocked.
    assert data["reports"] == []
    for secret in (rui.id, "what Rui said", '"hash"', '"seed"', token["secret"]):
        assert secret not in exported.text, secret

    ana.post("/api/me/delete", {"name": "Ana"}, 400)
    with rui.at(running).watch() as watcher:
        gone = ana.http.post("/api/me/delete", json={"name": "Ana who goes"})
        assert gone.status_code == 204, gone.text
        watcher.until(lambda m: m["type"] == "table" and m["table"]["seats"][0]["is_away"])
    assert ana.http.get("/api/me").status_code == 401
    for value in ("Ana who goes", "what I said", "Her robot"):
        assert rows_with(server.db, value) == set(), value
    # Nothing but the bare id is left, where others' games need it.
    assert rows_with(server.db, ana.id) <= {
        *("people", "tables", "seats", "actions", "chat", "results", "buckets"),
        *("ratings", "rating_changes"),
    }
    state = rui.at(running).state()
    [hers, his] = state["table"]["seats"]
    assert (hers["name"], hers["bot"], state["table"]["host"]) == (DELETED_NAME, "medium", rui.id)
    assert [(said["name"], said["text"]) for said in state["chat"]] == [
        (DELETED_NAME, ""),
        (his["name"], "what Rui said"),
    ]
    assert waiting.id not in {table["id"] for table in rui.get("/api/tables")}
    # The game goes on with a bot, and what is stored is still what the log leads to.
    with rui.at(running).watch() as watcher:
        view = watcher.wait_for_turn()
        rui.at(running).act(view, view["moves"][-1]["action"])
    checked = tenshu("replay", "--check", server.db)
    assert checked.code == 0, checked.out


def test_the_bots_of_a_deleted_person_are_shut_out_at_once(server: Server) -> None:
    ana = Guest(server.url, "Ana and her bot")
    table = ana.create("white_castle", ["me", "open"])
    bot = Program(ana)
    with bot.events() as events, bot.watch(table.id) as stream:
        assert stream.read()["type"] == "welcome"
        ana.http.post("/api/me/delete", json={"name": "Ana and her bot"}).raise_for_status()
        assert stream.has_ended()
        assert events.has_ended()
    bot.get("/api/bot/me", 401)


def test_sleep_hours_are_told_to_nobody_else_and_go_with_their_owner(server: Server) -> None:
    """They stand in the clocks of each table, and whoever plays there may export the table."""
    ana, rui = Guest(server.url, "Ana sleeps"), Guest(server.url, "Rui")
    first = {"zone": "Pacific/Auckland", "sleep": {"begins": 1320, "ends": 420}}
    days = [{"first": "2031-07-01", "last": "2031-07-14"}]
    ana.put("/api/me/habits", first)
    clock = {"pace": "slow", "stand_in": "easy"}
    tables = [ana.create("white_castle", ["me", "open"], clock=clock) for _ in range(2)]
    for table in tables:
        sit(table, rui)
    ana.put("/api/me/habits", {**first, "vacations": days})
    own, others = ana.http.get("/api/me/export").text, rui.http.get("/api/me/export").text
    for habit in ("Pacific/Auckland", "2031-07-14"):
        assert own.count(habit) > len(tables), "in each table's clock, too"
        assert habit not in others
    assert ana.http.post("/api/me/delete", json={"name": "Ana sleeps"}).status_code == 204
    for habit in ("Pacific/Auckland", "2031-07-14"):
        assert rows_with(server.db, habit) == set()
    assert {rui.at(table).state()["table"]["seats"][0]["bot"] for table in tables} == {"easy"}
    # Rui's clock goes on, and undoing counts it anew from the log.
    rui.put("/api/me/habits", {"zone": "UTC"})
    with rui.at(tables[0]).watch() as watcher:
        view = watcher.wait_for_turn()
        rui.at(tables[0]).act(view, view["moves"][-1]["action"])
    checked = tenshu("replay", "--check", server.db)
    assert checked.code == 0, checked.out


def test_an_address_goes_with_its_owner_even_if_a_link_is_on_its_way(db: str) -> None:
    store = Store(db)
    with store.engine.begin() as connection:
        for person in ("ana", "other"):
            row = {"id": person, "email": f"{person}@example.org", "is_bot": False, "session": 0}
            fill(connection, row, PEOPLE, itertools.count())
        for hashed, email in (("1", "ana@example.org"), ("2", "other@example.org")):
            accounts.add_mail_link(connection, hashed, None, email, "2031-01-01T00:00:00.000Z")
        personal.forget(connection, "ana", "medium", "2026-11-19T00:00:00.000Z")
    store.close()
    assert rows_with(db, "ana@example.org") == set()
    assert rows_with(db, "other@example.org") == {"people", "mail_links"}


def finish(table: Table) -> None:
    """Play until the game is over."""
    with table.watch() as watcher:
        while watcher.wait_for_turn()["status"] != "over":
            moved = table.act(watcher.view, watcher.view["moves"][-1]["action"])
            watcher.wait_for(moved["version"])
