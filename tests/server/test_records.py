"""Records and ledgers opened here to be watched, and tables watched as replays."""

import pytest

from tenshu import games
from tenshu.core.protocol import SPECTATOR
from tenshu.core.record import parse_record
from tests.server.client import Guest
from tests.server.servers import Server
from tests.zygote import ROOT

RECORDS = ROOT / "tests/records"


@pytest.mark.parametrize("game", games.names())
def test_a_record_is_watched_step_by_step(server: Server, game: str) -> None:
    text = min((RECORDS / game).glob("*.game"), key=lambda path: path.stat().st_size).read_text()
    guest = Guest(server.url, name="")
    replay = guest.post("/api/records", {"text": text})["id"]
    whole = guest.get(f"/api/replays/{replay}")
    match = parse_record(text, games.load).match
    assert (whole["game"], whole["seats"]) == (game, match.seats)
    assert len(whole["entries"]) == len(match.steps)
    last = guest.get(f"/api/replays/{replay}/at/{len(match.steps)}")
    rules = match.game
    assert last["position"].keys() == rules.observe(match.state, SPECTATOR).keys()
    assert last["scores"] == list(match.state.scores())
    assert (last["viewer"], last["moves"], last["is_yours"]) == (-1, [], False)
    first = guest.get(f"/api/replays/{replay}/at/0")
    assert first["version"] == 0
    guest.get(f"/api/replays/{replay}/at/{len(match.steps) + 1}", 404)


def test_a_ledger_is_watched_like_a_record(server: Server) -> None:
    text = (RECORDS / "terra_mystica/mail-4.ledger").read_text()
    guest = Guest(server.url, name="")
    replay = guest.post("/api/records", {"text": text})["id"]
    whole = guest.get(f"/api/replays/{replay}")
    assert whole["game"] == "terra_mystica"
    assert whole["is_over"]
    assert "chaos_magicians" in whole["names"]


def test_a_table_is_exported_in_both_notations(server: Server) -> None:
    ana = Guest(server.url)
    options = {"setup": "first_game"}
    table = ana.create("terra_mystica", ["greedy", "greedy"], options=options)
    with table.watch() as watcher:
        while watcher.view["status"] != "over":
            watcher.next("update")
    ledger = ana.http.get(f"{table.path}/record", params={"format": "ledger"})
    assert ledger.status_code == 200
    replay = ana.post("/api/records", {"text": ledger.text})["id"]
    scores = ana.get(f"/api/replays/{replay}")
    end = ana.get(f"/api/replays/{replay}/at/{len(scores['entries'])}")
    assert sorted(end["scores"]) == sorted(watcher.view["scores"])
    record = ana.http.get(f"{table.path}/record").text
    assert parse_record(record, games.load).match.is_over()
    refused = ana.get(f"{table.path}/record", 400, format="pgn")
    assert refused["message"]["key"] == "error-format"


@pytest.mark.parametrize(
    "text, key",
    [
        ("hello", "error-record-format"),
        ("tenshu record 1\n", "error-record-missing"),
        ("tenshu record 1\ngame: chess/1\nseats: 2\n", "error-record-opening"),
        ("tenshu record 1\ngame: dragon_castle/9\nseats: 2\n", "error-record-version"),
        ("tenshu record 1\ngame: dragon_castle/1\nseats: 2\n\np1: take a1\n", "error-record-actor"),
    ],
)
def test_a_broken_record_says_where(server: Server, text: str, key: str) -> None:
    guest = Guest(server.url, name="")
    assert guest.post("/api/records", {"text": text}, 400)["message"]["key"] == key


def test_a_broken_ledger_names_the_game_that_words_it(server: Server) -> None:
    text = (RECORDS / "terra_mystica/mail-4.ledger").read_text()
    cut = "\n".join(text.splitlines()[:-40])
    refused = Guest(server.url, name="").post("/api/records", {"text": cut}, 400)
    assert refused["game"] == "terra_mystica"
    assert refused["message"]["key"].startswith("error-ledger")


def test_no_replay_where_nothing_was_played(server: Server) -> None:
    ana = Guest(server.url)
    table = ana.create("dragon_castle", ["me", "open"])
    assert ana.get(f"/api/replays/{table.id}", 404)["message"]["key"] == "error-table"
    assert ana.get("/api/replays/nothing", 404)["message"]["key"] == "error-table"
