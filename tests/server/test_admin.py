"""`tenshu admin`: people are listed, renamed, suspended and deleted while the service runs."""

import json
from pathlib import Path
from typing import Any

from tests.cli.command import tenshu
from tests.server.client import Guest
from tests.server.program import Program
from tests.server.servers import Server
from tests.waiting import look_until


def admin(*arguments: str, code: int = 0) -> Any:  # noqa: ANN401 - any JSON
    done = tenshu("admin", *arguments, "--json")
    assert done.code == code, done.err
    return json.loads(done.out) if code == 0 else done.err


def wait_until(guest: Guest, path: str, status: int) -> None:
    """Ask until the service answers so: on SQLite it believes for some seconds what it knew."""
    look_until(lambda: guest.http.get(path).status_code == status)


def test_people_are_listed_renamed_suspended_and_deleted(server: Server) -> None:
    db = ("--db", server.db)
    ana, rui = Guest(server.url, "Admin Ana"), Guest(server.url, "Admin Rui")
    code = ana.post("/api/me/code")
    table = ana.create("white_castle", ["me", "open"])
    ana.post(f"{table.path}/chat", {"text": "boo"})
    rui.http.post(f"{table.path}/chat/1/report", json={"reason": "rude"})

    listed = admin("people", "--find", "admin a", *db)
    assert [(p["id"], p["name"], p["tables"]) for p in listed] == [(ana.id, "Admin Ana", 1)]
    guests = admin("people", "--find", "Admin", "--guests", *db)
    assert {p["id"] for p in guests} == {ana.id, rui.id}
    assert "Admin Ana, known since" in tenshu("admin", "people", *db).out

    [report] = [r for r in admin("reports", *db) if r["table_id"] == table.id]
    assert (report["person"], report["text"], report["reason"]) == (ana.id, "boo", "rude")
    assert "boo" in tenshu("admin", "reports", *db).out
    open_ones = admin("reports", "--close", report["id"], *db)
    assert report["id"] not in {r["id"] for r in open_ones}
    assert "no open report" in admin("reports", "--close", report["id"], *db, code=2)

    admin("rename", ana.id, "Admin Rui II", "--dry-run", *db)
    assert ana.get("/api/me")["name"] == "Admin Ana"
    assert "kept the name" in admin("rename", rui.id, "ADMIN ANA", *db, code=2)
    admin("rename", ana.id, "Admin Anna", *db)
    rui.http.post("/api/me", json={"name": "Admin Ana"}).raise_for_status()
    assert [seat["name"] for seat in rui.at(table).state()["table"]["seats"]] in (
        ["Admin Anna", None],
        # On SQLite a table in memory is read again with its next change.
        ["Admin Ana", None],
    )
    assert admin("suspend", ana.id, "--dry-run", *db)["is_done"] is False
    bot = Program(ana)
    assert bot.get("/api/bot/me")["id"] == bot.id
    admin("suspend", ana.id, *db)
    wait_until(ana, "/api/me", 401)
    ana.post("/api/enter/code", code, 403)
    # Her programs say nothing more for her.
    wait_until(bot.guest, "/api/bot/me", 403)
    admin("suspend", ana.id, "--end", *db)
    assert ana.post("/api/enter/code", code)["name"] == "Admin Anna"
    wait_until(bot.guest, "/api/bot/me", 200)

    admin("delete", ana.id, "--dry-run", *db)
    assert admin("people", "--find", "Admin Anna", *db)
    admin("delete", ana.id, *db)
    assert admin("people", "--find", "Admin Anna", *db) == []
    wait_until(ana, "/api/me", 401)
    assert "no person" in admin("delete", ana.id, *db, code=2)


def test_a_table_with_two_seats_of_a_person_is_one_table(sqlite_server: Server) -> None:
    ana = Guest(sqlite_server.url, "Both seats")
    ana.create("dragon_castle", ["me", "me"], is_one_screen=True)
    found = admin("people", "--guests", "--find", "Both seats", "--db", sqlite_server.db)
    assert [person["tables"] for person in found] == [1]


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    db = tmp_path / "typo.db"
    for task in ("people", "rename x y", "delete x", "tournament list", "recompute-ratings"):
        done = tenshu("admin", *task.split(), "--db", str(db))
        assert "no database" in done.complaint()
        assert not db.exists()


def test_a_backup_holds_ways_in_blocks_and_reports(sqlite_server: Server, tmp_path: Any) -> None:  # noqa: ANN401 - a path
    ana, rui = Guest(sqlite_server.url, "Backed up"), Guest(sqlite_server.url, "Rui")
    code = ana.post("/api/me/code")
    rui.http.post(f"/api/people/{ana.id}/block")
    file, new = str(tmp_path / "b.gz"), str(tmp_path / "new.db")
    assert tenshu("admin", "backup", file, "--db", sqlite_server.db).code == 0
    assert tenshu("admin", "restore", file, "--db", new).code == 0
    restored = Server(new, "--no-limits")
    back = Guest(restored.url, "")
    assert back.post("/api/enter/code", code)["id"] == ana.id
    there = Guest(restored.url, "")
    there.http.cookies.update(rui.http.cookies)
    assert [other["id"] for other in there.get("/api/me/account")["blocked"]] == [ana.id]
    assert restored.stop() == (0, "")
