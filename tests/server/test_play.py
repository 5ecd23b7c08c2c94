"""Whole games over the wire, in every game of the catalogue."""

import hashlib

import pytest

from tenshu import games
from tenshu.core.chance import Chance
from tenshu.core.match import Match
from tenshu.core.protocol import CHANCE
from tenshu.core.record import parse_record
from tenshu.server.limits import MOST_TRIED
from tests.server.client import Guest, Json, Watcher
from tests.server.servers import Server


def play_on(watcher: Watcher, most: int = 1000) -> Json:
    """Choose by a fixed pattern until the game is over."""
    for number in range(most):
        view = watcher.wait_for_turn()
        if view["status"] == "over":
            return view
        moves = view["moves"]
        done = watcher.table.act(view, moves[number * 7 % len(moves)]["action"])
        watcher.wait_for(done["version"])
    return watcher.view


@pytest.mark.parametrize("game", games.names())
def test_a_whole_game_against_bots(server: Server, game: str) -> None:
    ana = Guest(server.url)
    table = ana.create(game, ["me", "greedy"])
    with table.watch() as watcher:
        assert [seed["seed"] for seed in watcher.info["seeds"]] == [None]
        view = play_on(watcher)
        watcher.until(lambda said: said["type"] == "table" and said["table"]["status"] == "over")
        info = watcher.info
    assert view["status"] == "over"
    assert view["end_reason"]
    assert [sum(sheet.values()) for sheet in view["sheets"]] == view["scores"]
    versions = [entry["version"] for entry in watcher.entries]
    assert versions == list(range(1, len(versions) + 1))
    assert ana.get(f"{table.path}/log") == watcher.entries
    for seed in info["seeds"]:
        assert seed["hash"] == hashlib.sha256(seed["seed"].encode()).hexdigest()
    check_chance(game, info, watcher.entries)


def check_chance(game: str, info: Json, entries: list[Json]) -> None:
    """With the published seed anybody can draw all chance again."""
    rules = games.load(game)
    match = Match(rules, len(info["seats"]), info["options"])
    for entry in entries:
        if match.actor() == CHANCE:
            drawn = rules.sample(
                match.state, Chance(f"{info['seeds'][0]['seed']}/{entry['version'] - 1}")
            )
            assert rules.verbs.format_action(int(drawn)) == entry["text"]
        match.play(rules.verbs.parse_action(entry["text"]))
    assert match.is_over()


def test_the_record_of_a_table_is_a_record(server: Server) -> None:
    ana = Guest(server.url)
    table = ana.create("dragon_castle", ["me", "random"])
    with table.watch() as watcher:
        play_on(watcher, 5)
    text = ana.http.get(f"{table.path}/record").text
    record = parse_record(text, games.load)
    assert record.headers["player 1"] == "Ana"
    assert len(record.match.steps) == ana.get(table.path)["view"]["version"]


def test_two_people_see_each_others_moves(server: Server) -> None:
    ana, rui, eva = (Guest(server.url, name) for name in ("Ana", "Rui", "Eva"))
    table = ana.create("dragon_castle", ["me", "open"])
    with table.watch() as first, rui.at(table).watch() as second, eva.at(table).watch() as third:
        rui.post(f"{table.path}/seats/1", {"do": "sit"})
        ana.post(f"{table.path}/start")
        for watcher in (first, second, third):
            watcher.next("update")
        for number in range(6):
            actor = first if first.view["is_yours"] else second
            moves = actor.view["moves"]
            done = actor.table.act(actor.view, moves[number % len(moves)]["text"])
            for watcher in (first, second, third):
                watcher.wait_for(done["version"])
    assert first.view["position"] == second.view["position"] == third.view["position"]
    assert first.entries == second.entries == third.entries
    assert (first.view["viewer"], second.view["viewer"], third.view["viewer"]) == (0, 1, -1)
    assert third.view["moves"] == []


def test_only_bots_play_to_the_end(server: Server) -> None:
    ana = Guest(server.url)
    table = ana.create("white_castle", ["greedy", "random"])
    with table.watch() as watcher:
        while watcher.view["status"] != "over":
            watcher.next("update")


def test_a_preview_is_what_then_happens(server: Server) -> None:
    ana = Guest(server.url)
    table = ana.create("terra_mystica", ["me", "me"], is_one_screen=True)
    view = table.view()
    for number in range(12):
        moves = [move for move in view["moves"] if not move["reveals"]]
        move = moves[number % len(moves)]
        preview = ana.get(f"{table.path}/preview", version=view["version"], action=move["action"])
        table.act(view, move["action"])
        view = table.view()
        assert preview["view"]["position"] == view["position"]
        assert preview["scores"] == view["scores"]
        entry = ana.get(f"{table.path}/log", since=view["version"] - 1)
        assert entry[0]["events"] == preview["events"]
        if not move["ends_turn"]:
            assert preview["view"]["moves"] == view["moves"]


def test_marks_of_moves_are_true(server: Server) -> None:
    ana = Guest(server.url)
    table = ana.create("dragon_castle", ["me", "me"], is_one_screen=True)
    seen = set()
    view = table.view()
    for number in range(30):
        move = view["moves"][number * 5 % len(view["moves"])]
        table.act(view, move["text"])
        entries = ana.get(f"{table.path}/log", since=view["version"])
        after = table.view()
        assert move["reveals"] == (len(entries) > 1)
        if not move["reveals"]:
            assert move["ends_turn"] == (after["actor"] != view["actor"])
        seen.add((move["ends_turn"], move["reveals"]))
        view = after
    assert len(seen) == 3


def test_why_not_names_the_rule(server: Server) -> None:
    ana = Guest(server.url)
    table = ana.create("dragon_castle", ["me", "me"], is_one_screen=True)
    legal = table.view()["moves"][0]["text"]
    assert ana.get(f"{table.path}/why-not", action=legal) == {"legal": True, "problem": None}
    refused = ana.get(f"{table.path}/why-not", action="place a1")
    assert not refused["legal"]
    assert refused["problem"]["rule"].startswith("DC ")
    beginning = ana.get(f"{table.path}/why-not", action="place")
    assert beginning["problem"]["rule"].startswith("DC ")
    assert ana.get(f"{table.path}/why-not", 400, action="fly a1")["message"]["key"]


def test_hints_are_legal(server: Server) -> None:
    ana = Guest(server.url)
    table = ana.create("white_castle", ["me", "me"], is_one_screen=True)
    hints = ana.get(f"{table.path}/hint")
    legal = {move["action"] for move in table.view()["moves"]}
    assert hints
    assert {hint["action"] for hint in hints} <= legal


def test_a_hint_that_comes_too_late_is_empty(server: Server) -> None:
    ana, rui = Guest(server.url, "Ana"), Guest(server.url, "Rui")
    table = ana.create("dragon_castle", ["me", "open"], start=False)
    rui.post(f"{table.path}/seats/1", {"do": "sit"})
    ana.post(f"{table.path}/start")
    waiting = rui if table.view()["is_yours"] else ana
    assert waiting.get(f"{table.path}/hint") == []


@pytest.mark.parametrize("game", games.names())
def test_trying_out_leaves_the_table_alone(server: Server, game: str) -> None:
    ana = Guest(server.url)
    table = ana.create(game, ["me", "me"], is_one_screen=True)
    view = table.view()
    first = view["moves"][0]["text"]
    asked = {"version": view["version"], "steps": [first]}
    tried = ana.post(f"{table.path}/try", asked)
    assert [step["text"] for step in tried["steps"]] == [first]
    assert ana.post(f"{table.path}/try", asked) == tried
    assert table.view() == view
    table.act(view, first)


def test_a_plan_of_as_many_steps_as_there_may_be(server: Server) -> None:
    ana = Guest(server.url)
    table = ana.create("terra_mystica", ["me", "me"], is_one_screen=True)
    match = parse_record(ana.http.get(f"{table.path}/record").text, games.load).match
    steps: list[str] = []
    while len(steps) < MOST_TRIED:
        # Whoever passes ends the game too soon.
        named = {match.game.verbs.format_action(action): action for action in match.legal()}
        words = [word for word in named if not word.startswith("pass")] or list(named)
        steps.append(words[len(steps) * 7 % len(words)])
        match.play(named[steps[-1]])
    asked = {"version": table.view()["version"], "steps": steps}
    assert len(ana.post(f"{table.path}/try", asked)["steps"]) == MOST_TRIED


def test_every_moment_can_be_seen_again(server: Server) -> None:
    ana = Guest(server.url)
    table = ana.create("dragon_castle", ["me", "me"], is_one_screen=True)
    seen = []
    view = table.view()
    for number in range(8):
        seen.append((view["version"], view["position"], view["scores"]))
        table.act(view, view["moves"][number % len(view["moves"])]["action"])
        view = table.view()
    for version, position, scores in seen:
        moment = ana.get(f"{table.path}/at/{version}")
        assert (moment["position"], moment["scores"]) == (position, scores)
        replayed = ana.get(f"/api/replays/{table.id}/at/{version}")
        assert replayed["position"] == position
    assert ana.get(f"{table.path}/at/9999", 404)["message"]["key"] == "error-no-version"


def test_aids_are_for_the_seat_that_must_act(server: Server) -> None:
    ana, rui = Guest(server.url, "Ana"), Guest(server.url, "Rui")
    table = ana.create("terra_mystica", ["me", "open"], options={"setup": "first_game"})
    rui.post(f"{table.path}/seats/1", {"do": "sit"})
    ana.post(f"{table.path}/start")
    actor = table.view()["actor"]
    acting, waiting = (ana, rui) if actor == 0 else (rui, ana)
    view = acting.at(table).view()
    assert set(view["aids"]) == {"terraforming", "conversions"}
    assert waiting.at(table).view()["aids"] is None
    assert Guest(server.url, "Eva").at(table).view()["aids"] is None
    acting.at(table).act(view, view["moves"][0]["action"])
    assert acting.get(f"{table.path}/at/{view['version']}")["aids"] is None, "a past position"
