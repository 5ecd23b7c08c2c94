"""Setting tables: seats, hosts, bots, leaving, links, talk, rematch."""

import time

import pytest

from tests.server.client import Guest, Table
from tests.server.servers import Server

GAME = "dragon_castle"


def seats_of(table: Table) -> list[tuple[str | None, str | None]]:
    return [(seat["name"], seat["bot"]) for seat in table.state()["table"]["seats"]]


def test_a_guest_keeps_id_and_takes_names(server: Server) -> None:
    ana = Guest(server.url, "  Ana\u0007  Maria ")
    assert ana.get("/api/me") == {
        "id": ana.id,
        "name": "Ana Maria",
        "is_bot": False,
        "is_known": False,
    }
    table = ana.create(GAME, ["me", "open"])
    assert ana.post("/api/me", {"name": "Anita"})["id"] == ana.id
    assert seats_of(table)[0] == ("Anita", None)
    assert ana.post("/api/me", {"name": " \u200b "}, 400)["message"]["key"] == "error-name"


def test_a_personal_link_moves_a_seat_to_another_device(server: Server) -> None:
    ana = Guest(server.url)
    table = ana.create(GAME, ["me", "me"], is_one_screen=True)
    first = ana.post("/api/me/link")["token"]
    phone = Guest(server.url, name="")
    assert phone.post("/api/enter", {"token": first})["id"] == ana.id
    view = phone.at(table).view()
    phone.at(table).act(view, view["moves"][0]["action"])
    second = ana.post("/api/me/link")["token"]
    thief = Guest(server.url, name="")
    assert thief.post("/api/enter", {"token": first}, 404)["message"]["key"] == "error-link"
    assert thief.post("/api/enter", {"token": second})["id"] == ana.id


def test_the_host_fills_frees_and_swaps_seats(server: Server) -> None:
    ana, rui = Guest(server.url, "Ana"), Guest(server.url, "Rui")
    table = ana.create(GAME, ["me", "open", "open"])
    ana.post(f"{table.path}/seats/1", {"do": "bot", "level": "greedy"})
    rui.post(f"{table.path}/seats/2", {"do": "sit"})
    assert seats_of(table) == [("Ana", None), ("greedy", "greedy"), ("Rui", None)]
    ana.post(f"{table.path}/seats/0", {"do": "swap", "with": 2})
    assert [name for name, _ in seats_of(table)] == ["Rui", "greedy", "Ana"]
    ana.post(f"{table.path}/seats/1", {"do": "free"})
    rui.post(f"{table.path}/seats/1", {"do": "sit"})
    assert [name for name, _ in seats_of(table)] == [None, "Rui", "Ana"]
    refused = rui.post(f"{table.path}/seats/2", {"do": "free"}, 403)
    assert refused["message"]["key"] == "error-host-only"
    assert rui.post(f"{table.path}/start", None, 403)["message"]["key"] == "error-host-only"
    assert ana.post(f"{table.path}/start", None, 409)["message"]["key"] == "error-seats-open"
    eva = Guest(server.url, "Eva")
    refused = eva.post(f"{table.path}/seats/1", {"do": "sit"}, 409)
    assert refused["message"]["key"] == "error-seat-taken"
    refused = ana.post(f"{table.path}/seats/0", {"do": "bot", "level": "genius"}, 400)
    assert refused["message"]["key"] == "error-bot"
    refused = ana.post(f"{table.path}/seats/7", {"do": "sit"}, 400)
    assert refused["message"]["key"] == "error-seat"


def test_options_change_until_the_start(server: Server) -> None:
    ana, rui = Guest(server.url, "Ana"), Guest(server.url, "Rui")
    table = ana.create(GAME, ["me", "greedy"], start=False)
    info = ana.patch(table.path, {"options": {"realm": "8x4"}, "pace": 50})
    assert (info["options"]["realm"], info["pace"]) == ("8x4", 50)
    assert ana.patch(table.path, {"options": {"realm": "9x9"}}, 400)["message"]["args"]["value"]
    assert table.state()["table"]["options"]["realm"] == "8x4"
    assert rui.patch(table.path, {"pace": 0}, 403)["message"]["key"] == "error-host-only"
    ana.post(f"{table.path}/start")
    assert ana.patch(table.path, {"pace": 0})["pace"] == 0
    refused = ana.patch(table.path, {"options": {}}, 409)
    assert refused["message"]["key"] == "error-started"


def test_the_host_is_warned_of_unwise_options(server: Server) -> None:
    ana = Guest(server.url)
    table = ana.create(GAME, ["me", "open"])
    assert table.state()["table"]["warnings"] == []
    info = ana.patch(table.path, {"options": {"layout": "standard_4p"}})
    assert [warning["key"] for warning in info["warnings"]] == ["warning-ground-floor"]


@pytest.mark.parametrize(
    "body, key",
    [
        ({"game": "chess", "seats": ["me"]}, "error-game"),
        ({"game": GAME, "seats": ["me"]}, "error-seats"),
        ({"game": GAME, "seats": ["me", "me"]}, "error-one-screen"),
        ({"game": GAME, "seats": ["me", "nobody"]}, "error-bot"),
        ({"game": GAME, "seats": ["me", "search:seconds=3600"]}, "error-bot"),
        ({"game": GAME, "seats": ["me", "random"], "options": {"x": "y"}}, "error-option-name"),
    ],
)
def test_a_table_that_cannot_be_set(server: Server, body: object, key: str) -> None:
    assert Guest(server.url).post("/api/tables", body, 400)["message"]["key"] == key


def test_lists_show_open_tables_and_ones_own(server: Server) -> None:
    ana, rui = Guest(server.url, "Ana"), Guest(server.url, "Rui")
    listed = ana.create(GAME, ["me", "open"], is_listed=True)
    hidden = ana.create(GAME, ["me", "open"])
    private = ana.create(GAME, ["me", "random"], is_listed=True, has_spectators=False)
    shown = [table["id"] for table in rui.get("/api/tables")]
    assert listed.id in shown
    assert hidden.id not in shown
    assert private.id not in shown
    mine = [table["id"] for table in ana.get("/api/tables", show="mine")]
    assert set(mine) == {listed.id, hidden.id, private.id}
    assert rui.get("/api/tables", show="mine") == []
    assert all(table["actor"] >= -2 for table in ana.get("/api/tables", show="mine"))


def test_without_spectators_only_members_see_the_game(server: Server) -> None:
    ana, rui = Guest(server.url, "Ana"), Guest(server.url, "Rui")
    table = ana.create(GAME, ["me", "random"], has_spectators=False)
    for path in ("", "/log", "/at/1", "/record"):
        refused = rui.get(table.path + path, 403)
        assert refused["message"]["key"] == "error-no-spectators"
    rui.get(f"/api/replays/{table.id}", 403)
    rui.post(f"{table.path}/chat", {"text": "hi"}, 403)
    ana.get(table.path)


def test_a_bot_stands_in_until_the_person_returns(server: Server) -> None:
    ana, rui = Guest(server.url, "Ana"), Guest(server.url, "Rui")
    table = ana.create(GAME, ["me", "open"], options={"first_player": "1"})
    rui.post(f"{table.path}/seats/1", {"do": "sit"})
    ana.post(f"{table.path}/start")
    with table.watch() as watcher:
        ana.post(f"{table.path}/leave")
        watcher.until(lambda said: said["type"] == "update" and said["view"]["viewer"] == -1)
        with rui.at(table).watch() as other:
            other.wait_for_turn()
        ana.post(f"{table.path}/return")
        watcher.until(lambda said: said["type"] == "update" and said["view"]["viewer"] == 0)
    seat = table.state()["table"]["seats"][0]
    assert (seat["bot"], seat["is_away"], seat["name"]) == (None, False, "Ana")


def test_the_host_lets_a_bot_stand_in_for_whoever_is_not_there(server: Server) -> None:
    ana, rui = Guest(server.url, "Ana"), Guest(server.url, "Rui")
    table = ana.create(GAME, ["me", "open"], options={"first_player": "2"})
    rui.post(f"{table.path}/seats/1", {"do": "sit"})
    ana.post(f"{table.path}/start")
    with rui.at(table).watch():
        refused = ana.post(f"{table.path}/seats/1", {"do": "bot"}, 409)
        assert refused["message"]["key"] == "error-seat-here"
    with table.watch() as watcher:
        watcher.until(lambda _: not watcher.info["seats"][1]["is_here"])
        ana.post(f"{table.path}/seats/1", {"do": "bot", "level": "random"})
        watcher.wait_for_turn()
    assert rui.post(f"{table.path}/return")["seats"][1]["bot"] is None


def test_everybody_hears_what_is_said(server: Server) -> None:
    ana, rui = Guest(server.url, "Ana"), Guest(server.url, "Rui")
    table = ana.create(GAME, ["me", "random"])
    with rui.at(table).watch() as watcher:
        ana.post(f"{table.path}/chat", {"text": "Olá!\n\u0000"})
        rui.post(f"{table.path}/chat", {"text": "<b>hi</b>"})
        watcher.next("chat")
        watcher.next("chat")
    assert [(line["name"], line["seat"], line["text"]) for line in watcher.chat] == [
        ("Ana", 0, "Olá!"),
        ("Rui", None, "<b>hi</b>"),
    ]
    assert table.state()["chat"] == watcher.chat
    assert (
        ana.post(f"{table.path}/chat", {"text": " "}, 400)["message"]["key"] == "error-empty-line"
    )


def test_presence_is_told(server: Server) -> None:
    ana, rui = Guest(server.url, "Ana"), Guest(server.url, "Rui")
    table = ana.create(GAME, ["me", "open"])
    with table.watch() as watcher:
        with rui.at(table).watch():
            watcher.until(lambda _: watcher.info["spectators"] == 1)
        watcher.until(lambda _: watcher.info["spectators"] == 0)
        assert watcher.info["seats"][0]["is_here"]


def let_bots_finish(table: Table) -> None:
    """Bots take both seats, in the name of the host, and play to the end."""
    for seat in (0, 1):
        table.guest.post(f"{table.path}/seats/{seat}", {"do": "bot", "level": "random"})
    with table.watch() as watcher:
        while watcher.view["status"] != "over":
            watcher.next("update")


def test_a_rematch_is_the_same_for_all_who_ask(server: Server) -> None:
    ana, rui = Guest(server.url, "Ana"), Guest(server.url, "Rui")
    table = ana.create("white_castle", ["me", "open"])
    rui.post(f"{table.path}/seats/1", {"do": "sit"})
    refused = ana.post(f"{table.path}/rematch", None, 409)
    assert refused["message"]["key"] == "error-not-over"
    ana.post(f"{table.path}/start")
    let_bots_finish(table)
    with table.watch() as watcher:
        again = rui.post(f"{table.path}/rematch")
        watcher.until(lambda _: watcher.info["rematch"] == again["id"])
    assert ana.post(f"{table.path}/rematch")["id"] == again["id"]
    assert again["status"] == "running"
    assert [seat["name"] for seat in again["seats"]] == ["Rui", "Ana"]
    assert (
        ana.get(f"{Table(ana, again['id']).path}/course", 409)["message"]["key"] == "error-not-over"
    )
    course = ana.get(f"{table.path}/course")
    stages = course["stages"]
    assert stages[-1]["expected"] == table.view()["scores"]
    turns = [(stage["label"]["args"]["round"], stage["label"]["args"]["turn"]) for stage in stages]
    assert turns == [(number, turn) for number in (1, 2, 3) for turn in (1, 2, 3)]
    # True points never contain what only the end brings, and every point has a reason.
    for seat, sheet in enumerate(table.view()["sheets"]):
        assert stages[-1]["points"][seat] == sheet["play"]
        for source, points in sheet.items():
            reasons = [one for one in course["reasons"][seat] if one["source"] == source]
            assert sum(one["points"] for one in reasons) == points
            assert all((one["text"] is None) == (source == "play") for one in reasons)
            assert all((one["version"] is None) == (source != "play") for one in reasons)
    assert Guest(server.url, "Eva").get(f"{table.path}/course") == course
    assert Guest(server.url, "Eva").post(f"{table.path}/rematch", None, 403)


def test_nobody_is_put_into_a_rated_rematch(server: Server) -> None:
    """It begins when all have sat down again, each on the seat that the series is scored by."""
    ana, rui, eva = (Guest(server.url, name) for name in ("Ana", "Rui", "Eva"))
    for guest in (ana, rui, eva):
        guest.post("/api/me", {"name": f"Rated {guest.id}"})
        guest.post("/api/me/code")
    clock = {"pace": "slow", "stand_in": "random"}
    table = ana.create("white_castle", ["me", "open"], is_rated=True, is_listed=True, clock=clock)
    ana.patch(table.path, {"options": {}, "clock": clock})
    rui.post(f"{table.path}/seats/1", {"do": "sit"})
    hasty = {"pace": "own", "bank": 60, "increment": 0, "sleep": False}
    others: list[dict[str, object]] = [
        {"clock": hasty},
        {"clock": {"pace": "none"}},
        {"options": {}},
    ]
    for other in others:
        refused = ana.patch(table.path, other, 409)
        assert refused["message"]["key"] == "error-rated-agreed"
    ana.patch(table.path, {"is_listed": True})
    ana.post(f"{table.path}/start")
    refused = ana.post(f"{table.path}/seats/1", {"do": "bot", "level": "random"}, 409)
    assert refused["message"]["key"] == "error-seat-clock", "Rui has time, wherever he is"
    with table.watch() as watcher:
        for guest in (ana, rui):
            guest.post(f"{table.path}/leave")
        while watcher.view["status"] != "over":
            watcher.next("update")
    again = ana.post(f"{table.path}/rematch")
    assert (again["status"], again["is_rated"]) == ("open", True)
    assert [seat["person"] for seat in again["seats"]] == [None, ana.id]
    assert rui.post(f"{table.path}/rematch")["id"] == again["id"]
    assert [one["table"]["id"] for one in rui.get("/api/lobby/mine")["invitations"]] == [
        again["id"]
    ]
    assert again["id"] not in eva.http.get("/api/lobby").text
    new = ana.at(again["id"])
    ana.post(f"{new.path}/start", None, 409)
    refused = eva.post(f"{new.path}/seats/0", {"do": "sit"}, 403)
    assert refused["message"]["key"] == "error-seat-kept"
    ana.post(f"{new.path}/seats/0", {"do": "swap", "with": 1}, 409)
    rui.post(f"{new.path}/seats/0", {"do": "sit"})
    assert ana.post(f"{new.path}/start")["status"] == "running"
    assert [game["table"] for game in ana.get(f"{new.path}/series")["games"]] == [table.id, new.id]


def test_a_bot_plays_the_rematch_for_whoever_is_gone(server: Server) -> None:
    ana, rui = Guest(server.url, "Ana"), Guest(server.url, "Rui goes")
    table = ana.create("white_castle", ["me", "open"])
    rui.post(f"{table.path}/seats/1", {"do": "sit"})
    ana.post(f"{table.path}/start")
    let_bots_finish(table)
    assert rui.http.post("/api/me/delete", json={"name": "Rui goes"}).status_code == 204
    again = ana.post(f"{table.path}/rematch")
    assert again["status"] == "running"
    assert [(seat["person"], seat["bot"]) for seat in again["seats"]] == [
        (None, "medium"),
        (ana.id, None),
    ]


def test_bots_hurry_when_a_player_asks(server: Server) -> None:
    ana = Guest(server.url, "Ana")
    ana.post("/api/tables", {"game": GAME, "seats": ["me", "greedy"], "pace": 2001}, 400)
    table = ana.create(GAME, ["me", "greedy", "greedy"], pace=2000, options={"first_player": "1"})
    assert Guest(server.url, "Eva").post(f"{table.path}/hurry", None, 403)
    with table.watch() as watcher:
        while watcher.view["is_yours"]:
            table.act(watcher.view, watcher.view["moves"][0]["action"])
            watcher.next("update")
        begun = time.monotonic()
        while not watcher.view["is_yours"]:
            ana.http.post(f"{table.path}/hurry")
            watcher.next("update")
        # Two turns of bots have at least six steps, each of which would stay for two seconds.
        assert time.monotonic() - begun < 10


def test_one_screen_shows_the_seat_that_acts(server: Server) -> None:
    ana = Guest(server.url)
    names = ["Ana", "Rui", ""]
    table = ana.create(GAME, ["me", "me", "me"], is_one_screen=True, names=names)
    assert [name for name, _ in seats_of(table)] == ["Ana", "Rui", "Ana"]
    seen = set()
    for number in range(40):
        view = table.view()
        assert view["is_yours"]
        assert view["viewer"] == view["actor"]
        seen.add(view["viewer"])
        table.act(view, view["moves"][number % len(view["moves"])]["action"])
    assert seen == {0, 1, 2}


def test_games_and_rules_are_told(server: Server) -> None:
    ana = Guest(server.url)
    by_name = {game["name"]: game for game in ana.get("/api/games")}
    assert by_name["terra_mystica"]["has_ledgers"]
    assert by_name["terra_mystica"]["orders"]["leech"]
    kinds = {option["name"]: option["kind"] for option in by_name[GAME]["options"]}
    assert (kinds["layout"], kinds["spirits"], kinds["realm"]) == ("text", "pick", "choice")
    assert by_name[GAME]["levels"] == ["easy", "medium", "hard", "master"]
    rules = ana.get(f"/api/games/{GAME}/rules/en")
    assert "DC 1.1" in rules["text"]
    assert ana.get(f"/api/games/{GAME}/rules/xx", 404)["message"]["key"] == "error-rules"
