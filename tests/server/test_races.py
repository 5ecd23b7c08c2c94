"""Two tabs, double clicks, old views, lost connections."""

from concurrent.futures import ThreadPoolExecutor

from tenshu.cli.postgres import Postgres
from tests.server.client import Guest, Table
from tests.server.servers import Server


def one_screen(server: Server, game: str = "dragon_castle") -> Table:
    return Guest(server.url).create(game, ["me", "me"], is_one_screen=True)


def test_of_two_tabs_on_one_version_one_wins(server: Server) -> None:
    table = one_screen(server)
    view = table.view()
    actions = [move["action"] for move in view["moves"][:8]]

    def tab(number: int) -> int:
        body = {"version": view["version"], "action": actions[number], "key": f"tab {number}"}
        return table.guest.http.post(f"{table.path}/actions", json=body).status_code

    with ThreadPoolExecutor(8) as tabs:
        statuses = sorted(tabs.map(tab, range(8)))
    assert statuses == [200] + [409] * 7
    entries = table.guest.get(f"{table.path}/log", since=view["version"])
    assert len([entry for entry in entries if entry["actor"] == view["actor"]]) == 1


def test_a_double_click_is_applied_once(server: Server) -> None:
    table = one_screen(server)
    view = table.view()
    body = {"version": view["version"], "action": view["moves"][0]["action"], "key": "one"}

    def click(_: int) -> tuple[int, str]:
        answer = table.guest.http.post(f"{table.path}/actions", json=body)
        return answer.status_code, answer.text

    with ThreadPoolExecutor(8) as clicks:
        answers = set(clicks.map(click, range(8)))
    assert len(answers) == 1
    status, _ = answers.pop()
    assert status == 200
    entries = table.guest.get(f"{table.path}/log", since=view["version"])
    assert [entry["actor"] for entry in entries].count(view["actor"]) == 1


def test_the_same_key_of_another_person_is_another_key(server: Server) -> None:
    ana, rui = Guest(server.url, "Ana"), Guest(server.url, "Rui")
    table = ana.create("white_castle", ["me", "open"])
    rui.post(f"{table.path}/seats/1", {"do": "sit"})
    ana.post(f"{table.path}/start")
    for _ in range(40):
        view = table.view()
        actor = ana if view["is_yours"] else rui
        own = actor.at(table)
        before = own.view()
        own.act(before, before["moves"][0]["action"], key=f"{view['version']}")
        if actor is rui:
            ana.at(table).act(before, 0, key=f"{view['version']}", status=409)
            return
    raise AssertionError("it never was the other's turn")


def test_an_old_version_gets_the_fresh_view(server: Server) -> None:
    table = one_screen(server)
    old = table.view()
    table.act(old, old["moves"][0]["action"])
    refused = table.act(old, old["moves"][0]["action"], key="other", status=409)
    assert refused["message"]["key"] == "error-stale"
    assert refused["view"] == table.view()


def test_an_illegal_action_names_the_rule_and_changes_nothing(server: Server) -> None:
    table = one_screen(server)
    view = table.view()
    refused = table.act(view, "place a1", status=422)
    assert refused["rule"].startswith("DC ")
    assert table.view() == view
    assert table.act(view, "fly a1", status=400)["message"]["key"] == "error-notation-verb"
    assert table.act(view, 9_999_999, status=400)["message"]["key"] == "error-notation-number"


def test_nobody_acts_for_another(server: Server) -> None:
    ana, rui, eva = (Guest(server.url, name) for name in ("Ana", "Rui", "Eva"))
    table = ana.create("dragon_castle", ["me", "open"], options={"first_player": "1"})
    rui.post(f"{table.path}/seats/1", {"do": "sit"})
    ana.post(f"{table.path}/start")
    view = table.view()
    action = view["moves"][0]["action"]
    assert rui.at(table).act(view, action, status=403)["message"]["key"] == "error-not-your-turn"
    assert eva.at(table).act(view, action, status=403)["message"]["key"] == "error-no-seat"
    stranger = Guest(server.url, name="")
    assert stranger.at(table).act(view, action, status=401)["message"]["key"] == "error-no-name"
    assert table.view() == view


def test_a_lost_connection_resumes_where_it_was(server: Server) -> None:
    table = one_screen(server)
    with table.watch() as watcher:
        before = watcher.view["version"]
        entries = list(watcher.entries)
    view = table.view()
    for _ in range(4):
        table.act(view, view["moves"][0]["action"])
        view = table.view()
    with table.watch(since=before) as again:
        assert again.entries[0]["version"] == before + 1
        assert entries + again.entries == table.guest.get(f"{table.path}/log")
        assert again.view == view


def test_many_people_act_at_many_tables_at_once(server: Server) -> None:
    tables = [one_screen(server) for _ in range(6)]

    def play(table: Table) -> int:
        for _ in range(15):
            view = table.view()
            table.act(view, view["moves"][-1]["action"])
        return int(table.view()["version"])

    with ThreadPoolExecutor(6) as people:
        versions = list(people.map(play, tables))
    for table, version in zip(tables, versions, strict=True):
        assert len(table.guest.get(f"{table.path}/log")) == version


def test_two_services_on_one_postgres_are_one(postgres: Postgres) -> None:
    db = postgres.new_database()
    one, two = Server(db, "--no-limits"), Server(db, "--no-limits")
    try:
        ana, rui = Guest(one.url, "Ana"), Guest(two.url, "Rui")
        table = ana.create("dragon_castle", ["me", "open"], options={"first_player": "1"})
        far = rui.at(table)
        with table.watch() as near_socket, far.watch() as far_socket:
            rui.post(f"{table.path}/seats/1", {"do": "sit"})
            near_socket.until(lambda _: near_socket.info["seats"][1]["name"] == "Rui")
            ana.post(f"{table.path}/start")
            far_socket.next("update")
            for number in range(12):
                view = table.view()
                actor = table if view["is_yours"] else far
                moves = actor.view()["moves"]
                done = actor.act(view, moves[number % len(moves)]["action"])
                near_socket.wait_for(done["version"])
                far_socket.wait_for(done["version"])
            assert near_socket.entries == far_socket.entries
            assert near_socket.view["position"] == far_socket.view["position"]
            rui.post(f"{table.path}/chat", {"text": "Olá"})
            assert near_socket.next("chat")["line"]["text"] == "Olá"
            check_race(table, far)
    finally:
        one.stop()
        two.stop()


def check_race(near: Table, far: Table) -> None:
    """The same person in two tabs on two services: one action wins."""
    far.guest.http.cookies = near.guest.http.cookies
    for _ in range(40):
        view = near.view()
        if not view["is_yours"]:
            return
        bodies = [
            {
                "version": view["version"],
                "action": view["moves"][0]["action"],
                "key": f"{n}-{view['version']}",
            }
            for n in range(2)
        ]
        with ThreadPoolExecutor(2) as tabs:
            done = [
                tabs.submit(table.guest.http.post, f"{table.path}/actions", json=body)
                for table, body in zip((near, far), bodies, strict=True)
            ]
        assert sorted(answer.result().status_code for answer in done) == [200, 409]
