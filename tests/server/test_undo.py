"""Taking back: what the kernel allows alone, and the rest by consent; and standing orders."""

from tenshu import games
from tenshu.core.record import parse_record
from tests.server.client import Guest, Json, Table
from tests.server.servers import Server
from tests.zygote import ROOT

FIRST_GAME = {"setup": "first_game", "first_player": "2"}
RECORD = ROOT / "tests/records/terra_mystica/first-2.game"


def replay(
    table: Table, most: int, until: str = "\0", seats: dict[int, Guest] | None = None
) -> int:
    """Play as a record did, up to an action that begins like this; says how many were played."""
    record = parse_record(RECORD.read_text(), games.load)
    texts = [record.match.game.verbs.format_action(step.action) for step in record.match.steps]
    played = 0
    for step, text in zip(record.match.steps, texts, strict=True):
        if played == most or text.startswith(until):
            break
        if step.actor >= 0:
            own = seats[step.actor].at(table) if seats else table
            own.act(own.view(), text)
            played += 1
    return played


def step(table: Table, view: Json, *, reveals: bool = False) -> Json:
    move = next(move for move in view["moves"] if move["reveals"] == reveals)
    table.act(view, move["action"])
    return table.view()


def test_a_step_and_a_turn_are_taken_back(server: Server) -> None:
    ana = Guest(server.url)
    table = ana.create("terra_mystica", ["me", "me"], is_one_screen=True)
    first = table.view()
    second = step(table, first)
    with table.watch() as watcher:
        assert second["undo"]["step"]
        table.undo(second)
        back = watcher.next("update")
        assert back["entries"][0]["back_to"] == first["version"]
    again = table.view()
    assert again["version"] == second["version"] + 1
    assert (again["position"], again["moves"]) == (first["position"], first["moves"])
    assert not again["undo"]["step"]
    assert again["undo"]["reason"]["key"] == "error-undo"
    assert table.undo(again, status=422)["message"]["key"] == "error-undo"


def test_a_whole_turn_is_taken_back_at_once(server: Server) -> None:
    ana = Guest(server.url)
    table = ana.create("terra_mystica", ["me", "me"], is_one_screen=True, options=FIRST_GAME)
    replay(table, 8)
    start = table.view()
    view = start
    for text in ("burn", "burn"):
        table.act(view, text)
        view = table.view()
    table.undo(view, whole_turn=True)
    again = table.view()
    assert again["version"] == view["version"] + 1
    assert again["position"] == start["position"]


def test_nothing_comes_back_after_a_reveal(server: Server) -> None:
    ana = Guest(server.url)
    table = ana.create("dragon_castle", ["me", "me"], is_one_screen=True)
    view = table.view()
    for _ in range(60):
        reveals = [move for move in view["moves"] if move["reveals"]]
        table.act(view, (reveals or view["moves"])[0]["action"])
        view = table.view()
        if reveals:
            assert not view["undo"]["step"]
            assert table.undo(view, status=422)["message"]["key"] == "error-undo"
            return
    raise AssertionError("nothing was revealed")


def test_a_double_undo_is_one_undo(server: Server) -> None:
    ana = Guest(server.url)
    table = ana.create("terra_mystica", ["me", "me"], is_one_screen=True)
    view = step(table, table.view())
    assert table.undo(view, key="u") == table.undo(view, key="u")
    assert table.undo(view, key="v", status=409)["view"] == table.view()


def two_people(server: Server) -> tuple[Guest, Guest, Table]:
    ana, rui = Guest(server.url, "Ana"), Guest(server.url, "Rui")
    table = ana.create("terra_mystica", ["me", "open", "greedy"])
    rui.post(f"{table.path}/seats/1", {"do": "sit"})
    ana.post(f"{table.path}/start")
    return ana, rui, table


def play_some(ana: Guest, rui: Guest, table: Table) -> Json:
    with table.watch() as one, rui.at(table).watch() as two:
        for _ in range(6):
            while not (one.view["is_yours"] or two.view["is_yours"]):
                one.next("update")
                two.wait_for(one.view["version"])
            actor = one if one.view["is_yours"] else two
            done = actor.table.act(actor.view, actor.view["moves"][0]["action"])
            one.wait_for(done["version"])
            two.wait_for(done["version"])
    return ana.at(table).view()


def test_all_people_may_agree_to_go_back(server: Server) -> None:
    ana, rui, table = two_people(server)
    start = table.view()
    play_some(ana, rui, table)
    with table.watch() as watcher:
        while not (table.view()["is_yours"] or rui.at(table).view()["is_yours"]):
            watcher.next("update")
    version = table.view()["version"]
    asked = ana.post(f"{table.path}/undo-request", {"version": version, "to": start["version"]})
    assert asked["undo_request"] == {"seat": 0, "version": start["version"], "agreed": [0]}
    rui.post(f"{table.path}/undo-answer", {"agree": False})
    assert table.state()["table"]["undo_request"] is None
    refused = rui.post(f"{table.path}/undo-answer", {"agree": True}, 409)
    assert refused["message"]["key"] == "error-no-undo-request"
    ana.post(f"{table.path}/undo-request", {"version": version, "to": start["version"]})
    with rui.at(table).watch() as watcher:
        done = rui.post(f"{table.path}/undo-answer", {"agree": True})
        assert done["undo_request"] is None
        back = watcher.next("update")
        assert back["entries"][0]["back_to"] == start["version"]
        assert back["view"]["position"] == start["position"]


def test_an_action_ends_the_question(server: Server) -> None:
    ana, rui, table = two_people(server)
    start = table.view()
    play_some(ana, rui, table)
    with table.watch() as one, rui.at(table).watch() as two:
        while not (one.view["is_yours"] or two.view["is_yours"]):
            one.next("update")
            two.wait_for(one.view["version"])
        one.wait_for(two.view["version"])
        ask = {"version": one.view["version"], "to": start["version"]}
        ana.post(f"{table.path}/undo-request", ask)
        actor = one if one.view["is_yours"] else two
        actor.table.act(actor.view, actor.view["moves"][0]["action"])
    assert table.state()["table"]["undo_request"] is None


def test_it_is_not_possible_to_go_back_to_nowhere(server: Server) -> None:
    ana = Guest(server.url)
    table = ana.create("terra_mystica", ["me", "me"], is_one_screen=True)
    version = table.view()["version"]
    for to in (0, version, version + 1):
        body = {"version": version, "to": to}
        refused = ana.post(f"{table.path}/undo-request", body, 400)
        assert refused["message"]["key"] == "error-undo-version"


def test_standing_orders_answer_for_a_seat(server: Server) -> None:
    ana, rui = Guest(server.url, "Ana"), Guest(server.url, "Rui")
    table = ana.create("terra_mystica", ["me", "open"], options=FIRST_GAME)
    rui.post(f"{table.path}/seats/1", {"do": "sit"})
    refused = ana.put(f"{table.path}/orders", {"leech": "always"}, 409)
    assert refused["message"]["key"] == "error-not-started"
    ana.post(f"{table.path}/start")
    for guest in (ana, rui):
        assert guest.put(f"{table.path}/orders", {"leech": "always"})["orders"] == {
            "leech": "always"
        }
    assert ana.put(f"{table.path}/orders", {"x": "y"}, 400)["message"]["key"] == "error-order-name"
    refused = ana.put(f"{table.path}/orders", {"leech": "y"}, 400)
    assert refused["message"]["key"] == "error-order-value"
    played = replay(table, 100, until="leech", seats={0: ana, 1: rui})
    assert played > 5
    assert ana.get(f"{table.path}/log")[-1]["text"].startswith("leech")
