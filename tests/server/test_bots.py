"""The bot API: tokens, streams, moves; a bot sees and may do what a person in its seat does."""

import sqlite3
from pathlib import Path

import pytest

from tenshu.server.limits import MOST_STREAMS_PER_BOT, MOST_TOKENS_PER_PERSON
from tests.server.client import Guest, Table
from tests.server.program import Program, Stream
from tests.server.servers import Server
from tests.waiting import look_until


def invite(host: Guest, **more: object) -> Table:
    """A listed table with a seat for a bot."""
    seats = ["me", "open"]
    return host.create("dragon_castle", seats, is_listed=True, admits_bots=True, **more)


def test_a_bot_is_invited_sits_and_plays(server: Server) -> None:
    ana = Guest(server.url)
    bot = Program(ana)
    with bot.events() as events:
        assert events.read()["type"] == "tables"
        table = invite(ana)
        invitation = events.until(
            lambda line: line["type"] == "invitation" and line["table"]["id"] == table.id
        )
        assert invitation["table"]["seats"][1]["name"] is None
        assert table.id in [info["id"] for info in bot.get("/api/bot/tables")]
        seat = bot.post(f"/api/bot/table/{table.id}/sit")["seats"][1]
        assert (seat["name"], seat["is_bot"], seat["is_you"], seat["bot"]) == (
            "Robo",
            True,
            True,
            None,
        )
        ana.post(f"{table.path}/start")
        assert events.next("start")["table"]["id"] == table.id
        with table.watch() as watcher, bot.watch(table.id) as stream:
            welcome = stream.read()
            assert welcome["type"] == "welcome"
            assert [seat["is_bot"] for seat in welcome["table"]["seats"]] == [False, True]
            moved = 0
            while moved < 3:
                if watcher.view["is_yours"]:
                    done = table.act(watcher.view, watcher.view["moves"][0]["action"])
                    watcher.wait_for(done["version"])
                else:
                    turn = events.next("turn")
                    assert turn["table"] == table.id
                    view = welcome["view"]
                    while view["version"] < turn["version"]:
                        view = stream.next("update")["view"]
                    assert view["is_yours"]
                    done = bot.act(view, table.id)
                    assert bot.act(view, table.id) == done, "the same key is the same move"
                    watcher.wait_for(done["version"])
                    moved += 1
        assert bot.post(f"/api/bot/table/{table.id}/chat", {"text": "well played"})["seat"] == 1
        left = bot.post(f"/api/bot/table/{table.id}/leave")["seats"][1]
        assert (left["is_away"], left["is_bot"], left["bot"]) == (True, True, "medium")


def test_a_bot_gets_the_bytes_that_a_person_gets(server: Server) -> None:
    ana = Guest(server.url)
    bot = Program(ana)
    table = ana.create("terra_mystica", ["me", "easy"])
    rui = Guest(server.url, "Rui").at(table)
    with table.watch() as watcher, rui.watch() as other, bot.watch(table.id) as stream:
        watcher.wait_for_turn()
        other.wait_for(watcher.view["version"])
        with bot.watch(table.id) as late:
            line = late.read()
        assert line["view"] == other.view
        assert line["entries"] == other.entries
        assert line["chat"] == other.chat
        done = table.act(watcher.view, watcher.view["moves"][0]["action"])
        other.wait_for(done["version"])
        line = stream.until(
            lambda said: said["type"] == "update" and said["view"]["version"] >= done["version"]
        )
        assert line in other.said


def test_a_stream_resumes_where_it_was(server: Server) -> None:
    ana = Guest(server.url)
    bot = Program(ana)
    challenge = {
        "game": "white_castle",
        "seats": ["me", "me"],
        "is_one_screen": True,
        "start": True,
    }
    table = bot.post("/api/bot/table", challenge)["id"]
    with bot.watch(table) as stream:
        view = stream.read()["view"]
    bot.act(view, table)
    with bot.watch(table, since=view["version"]) as stream:
        welcome = stream.read()
        assert welcome["entries"][0]["version"] == view["version"] + 1
        assert bot.act(view, table, 200) == {"version": view["version"] + 1}
        stale = {"version": view["version"], "action": view["moves"][0]["action"], "key": "new"}
        refused = bot.post(f"/api/bot/table/{table}/act", stale, 409)
        assert refused["view"]["version"] == welcome["view"]["version"]
        taken = {"version": welcome["view"]["version"], "key": "u"}
        if welcome["view"]["undo"]["step"]:
            bot.post(f"/api/bot/table/{table}/undo", taken)
    assert bot.act(welcome["view"], table, (409, 422), action="fly away")["message"]["key"]


def test_the_events_begin_with_how_things_stand(server: Server) -> None:
    ana = Guest(server.url)
    bot = Program(ana)
    table = invite(ana)
    bot.post(f"/api/bot/table/{table.id}/sit")
    ana.post(f"{table.path}/start")
    with table.watch() as watcher:
        while watcher.view["is_yours"]:
            done = table.act(watcher.view, watcher.view["moves"][0]["action"])
            watcher.wait_for(done["version"])
    with bot.events() as events:
        assert [info["id"] for info in events.read()["mine"]] == [table.id]
        assert events.next("turn")["version"] == watcher.view["version"]


def test_a_bot_sits_only_where_it_is_admitted(server: Server) -> None:
    ana = Guest(server.url)
    bot = Program(ana)
    table = ana.create("dragon_castle", ["me", "open"], is_listed=True)
    assert table.id not in [info["id"] for info in bot.get("/api/bot/tables")]
    refused = bot.post(f"/api/bot/table/{table.id}/sit", status=403)
    assert refused["message"]["key"] == "error-no-bots"
    assert ana.patch(table.path, {"admits_bots": True})["admits_bots"]
    bot.post(f"/api/bot/table/{table.id}/sit", {"seat": 1})
    full = Program(ana, "Other").post(f"/api/bot/table/{table.id}/sit", status=409)
    assert full["message"]["key"] == "error-seat-taken"


def test_a_bot_is_asked_by_name_and_declines_or_sits(server: Server) -> None:
    ana = Guest(server.url)
    bot = Program(ana, "Tesoura")
    table = ana.create("dragon_castle", ["me", "open"])
    (found,) = ana.get("/api/people", name="tesou")
    assert (found["name"], found["is_bot"]) == ("Tesoura", True)
    asked = {"person": found["id"]}
    with bot.events() as events:
        events.read()
        ana.post(f"{table.path}/invitations", asked)
        invitation = events.next("invitation")
        assert (invitation["table"]["id"], invitation["by"]) == (table.id, "Ana")
        with bot.events() as late:
            assert late.read()["invitations"][0]["id"] == table.id
        declined = bot.guest.http.post(f"/api/bot/table/{table.id}/decline")
        assert declined.status_code == 204
        bot.post(f"/api/bot/table/{table.id}/sit", status=403)
        ana.post(f"{table.path}/invitations", asked)
        assert events.next("invitation")["by"] == "Ana"
    assert bot.post(f"/api/bot/table/{table.id}/sit")["seats"][1]["is_bot"]
    other = bot.post("/api/bot/table", {"game": "dragon_castle", "seats": ["me", "open"]})["id"]
    friend = Program(ana, "Papel")
    with friend.events() as events:
        events.read()
        bot.post(f"/api/bot/table/{other}/invite", {"person": friend.id})
        assert events.next("invitation")["by"] == "Tesoura"
        stranger = {"person": "no such person"}
        assert bot.post(f"/api/bot/table/{other}/invite", stranger, (404, 422))["message"]["key"]


def test_a_rematch_keeps_the_sign_of_a_bot(server: Server) -> None:
    ana = Guest(server.url)
    bot = Program(ana)
    table = ana.create("dragon_castle", ["me", "open"], admits_bots=True)
    bot.post(f"/api/bot/table/{table.id}/sit")
    swapped = ana.post(f"{table.path}/seats/0", {"do": "swap", "with": 1})
    assert [seat["is_bot"] for seat in swapped["seats"]] == [True, False]
    listed = next(t for t in ana.get("/api/tables", show="mine") if t["id"] == table.id)
    assert [seat["is_bot"] for seat in listed["seats"]] == [True, False]


def test_a_token_may_do_what_its_scopes_say(server: Server) -> None:
    ana = Guest(server.url)
    reader = Program(ana, "Reader", ("table:read",))
    table = ana.create("dragon_castle", ["me", "easy"])
    me = {"id": reader.id, "name": "Reader", "is_bot": True, "is_known": False}
    assert reader.get("/api/bot/me") == me
    with reader.watch(table.id) as stream:
        assert stream.read()["view"]["moves"] == []
    for path in ("act", "sit", "leave", "undo", "start", "chat"):
        body = {
            "act": {"version": 1, "action": 0, "key": "k"},
            "undo": {"version": 1, "key": "k"},
            "chat": {"text": "hi"},
        }.get(path, {})
        refused = reader.post(f"/api/bot/table/{table.id}/{path}", body, 403)
        assert refused["message"]["key"] == "error-scope"
    stranger = Program(Guest(server.url, "Rui"))
    assert stranger.post(f"/api/bot/table/{table.id}/chat", {"text": "hi"}, 403)
    private = ana.create("dragon_castle", ["me", "easy"], has_spectators=False)
    assert stranger.get(f"/api/bot/table/{private.id}/stream", 403)


@pytest.mark.parametrize(
    "header",
    ["", "Bearer", "Bearer x", "Basic tenshu_x", "Bearer tenshu_x", "Bearer tenshu_" + "x" * 500],
)
def test_what_is_no_token_lets_nobody_in(sqlite_server: Server, header: str) -> None:
    nobody = Guest(sqlite_server.url, "")
    nobody.http.headers["authorization"] = header
    for path in ("/api/bot/me", "/api/stream/event", "/api/bot/tables", "/api/bot/table/x/stream"):
        assert nobody.get(path, 401)["message"]["key"] == "error-token"
    ana = Guest(sqlite_server.url)
    assert ana.get("/api/bot/me", 401), "a cookie is no token"
    assert Program(ana).get("/api/me", 401), "a token is no cookie"


def test_a_revoked_token_is_worth_nothing(server: Server) -> None:
    ana = Guest(server.url)
    bot = Program(ana)
    again = Program(ana)
    assert again.id == bot.id, "the same name is the same bot"
    assert [token["id"] for token in ana.get("/api/me/tokens")] == [
        bot.token["id"],
        again.token["id"],
    ]
    rui = Guest(server.url, "Rui")
    assert rui.http.delete(f"/api/me/tokens/{bot.token['id']}").status_code == 404
    table = ana.create("dragon_castle", ["me", "easy"])
    with bot.events() as events, bot.watch(table.id) as stream:
        events.read()
        stream.read()
        assert ana.http.delete(f"/api/me/tokens/{bot.token['id']}").status_code == 204
        assert events.has_ended()
        assert stream.has_ended()
    bot.get("/api/bot/me", 401)
    again.get("/api/bot/me")


def test_one_person_has_few_tokens(server: Server) -> None:
    ana = Guest(server.url)
    for number in range(MOST_TOKENS_PER_PERSON):
        Program(ana, f"Robo {number}")
    refused = ana.post("/api/me/tokens", {"name": "one more", "scopes": ["bot:play"]}, 409)
    assert refused["message"]["key"] == "error-many-tokens"
    assert ana.post("/api/me/tokens", {"name": " ", "scopes": ["bot:play"]}, 400)
    assert ana.post("/api/me/tokens", {"name": "x", "scopes": ["admin"]}, 400)
    assert Guest(server.url, "").post("/api/me/tokens", {"name": "x", "scopes": ["bot:play"]}, 401)


def test_secrets_of_tokens_are_not_stored(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "t.db"), "--no-limits")
    try:
        bot = Program(Guest(server.url))
        secret = bot.guest.http.headers["authorization"].removeprefix("Bearer ")
        with sqlite3.connect(tmp_path / "t.db") as connection:
            dump = "\n".join(connection.iterdump())
        assert bot.id in dump
        assert secret not in dump
    finally:
        server.stop()


def test_streams_are_bounded_and_end_with_the_service(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "t.db"))
    ana = Guest(server.url)
    bot = Program(ana)
    streams: list[Stream] = []
    for _ in range(MOST_STREAMS_PER_BOT):
        streams.append(bot.events())
        streams[-1].read()
    refused = bot.get("/api/stream/event", 429)
    assert refused["message"]["key"] == "error-many-streams"
    streams.pop().answer.close()
    # The place is free once the service has noticed.
    look_until(lambda: is_admitted(bot, streams))
    # uvicorn would complain of answers that it had to cancel.
    assert server.stop() == (0, "")
    assert streams[-1].has_ended()


def is_admitted(bot: Program, streams: list[Stream]) -> bool:
    """Open one more stream, unless the bot has too many."""
    new = bot.events()
    if new.answer.status_code == 429:
        new.answer.close()
        return False
    streams.append(new)
    return True
