import pytest

from tenshu.core.chance import Chance
from tenshu.core.errors import BadOption, BadRecord
from tenshu.core.match import Match
from tenshu.core.message import Message
from tenshu.core.protocol import Game, fingerprint
from tenshu.core.record import FORMAT, Record, decode_record, format_record, parse_record
from tests.toys.lanterns.game import GAME

RECORD = """tenshu record 1
game: lanterns/1
seats: 2
player 1: Ada

* deal p1 5; deal p2 3
# a trade that pays
p1: trade
* deal p1 9
p1: show
p2: show
= 8 2
"""


def find(name: str) -> Game:
    if name != "lanterns":
        raise BadOption("error-game", name=name, names="lanterns")
    return GAME


def test_a_record_reads_and_writes_back() -> None:
    record = parse_record(RECORD, find)
    assert format_record(record) == RECORD
    assert record.headers == {"player 1": "Ada"}
    assert record.match.state.scores() == [8, 2]


def test_a_record_of_a_running_game_has_no_scores() -> None:
    match = Match(GAME, 3, {"trades": "no"})
    match.settle(Chance(2))
    text = format_record(Record(match))
    assert "option trades: no" in text
    assert "=" not in text.split("\n\n")[1]
    assert fingerprint(parse_record(text, find).match.state) == fingerprint(match.state)


def test_replay_stops_where_asked() -> None:
    record = parse_record(RECORD, find, upto=3)
    assert len(record.match.steps) == 3
    assert not record.match.is_over()


def test_a_replayed_match_can_be_undone_like_the_one_that_was_saved() -> None:
    match = parse_record(RECORD, find, upto=5).match
    assert match.undoable_seat() == 0
    match.undo(0)
    assert len(match.steps) == 4


def test_long_lines_are_wrapped_and_read_back() -> None:
    from tenshu.core.record import WIDTH, _wrap

    words = [f"deal p1 {number}" for number in range(40)]
    lines = _wrap(-1, words)
    assert len(lines) > 1
    assert max(len(line) for line in lines) <= WIDTH
    assert "; ".join(line.removeprefix("* ") for line in lines).split("; ") == words


@pytest.mark.parametrize(
    "old,new,key,line",
    [
        ("tenshu record 1", "chess 1", "error-record-format", 1),
        ("lanterns/1", "lanterns/7", "error-record-version", 2),
        ("lanterns/1", "chess/1", "error-record-opening", None),
        ("seats: 2", "seats: two", "error-record-seats", 3),
        ("seats: 2", "seats: 9", "error-record-opening", None),
        ("seats: 2", "seats: " + "9" * 5000, "error-record-seats", 3),
        ("seats: 2\n", "", "error-record-missing", None),
        ("player 1: Ada", "no header", "error-record-header", 4),
        ("p1: trade", "p2: trade", "error-record-actor", 8),
        ("p1: trade", "p1: steal", "error-record-action", 8),
        ("p1: trade", "p1: trade; trade", "error-record-actor", 8),
        ("p1: trade", "trade", "error-record-line", 8),
        ("deal p1 9", "deal p1 3", "error-record-action", 9),
        ("p2: show", "p2: show; show", "error-record-over", 11),
        ("= 8 2", "= 9 2", "error-record-scores", 12),
        ("p2: show\n", "", "error-record-unfinished", 11),
    ],
)
def test_what_is_wrong_is_named_with_its_line(
    old: str, new: str, key: str, line: int | None
) -> None:
    with pytest.raises(BadRecord) as error:
        parse_record(RECORD.replace(old, new, 1), find)
    assert error.value.message.key == key
    assert error.value.message.args.get("line") == line


def test_an_illegal_move_names_the_rule() -> None:
    text = RECORD.replace("p1: show", "p1: trade", 1)
    with pytest.raises(BadRecord) as error:
        parse_record(text, find)
    reason = error.value.message.args["reason"]
    assert isinstance(reason, Message)
    assert reason.args["rule"] == "LN 2"


def test_broken_utf8_is_named_with_its_line() -> None:
    with pytest.raises(BadRecord) as error:
        decode_record(b"tenshu record 1\ngame: \xff\n")
    assert error.value.message.args == {"line": 2}


def test_line_ends_of_other_systems_are_read() -> None:
    text = decode_record(RECORD.replace("\n", "\r\n").encode())
    assert format_record(parse_record(text, find)) == RECORD


def test_a_name_stays_on_its_line() -> None:
    record = parse_record(RECORD, find)
    record.headers["player 2"] = "Bo\n= 1 1"
    assert parse_record(format_record(record), find).headers["player 2"] == "Bo = 1 1"


@pytest.mark.parametrize(
    "text, key, line",
    [
        (f"{FORMAT}\n" + "\n" * 30_000, "error-record-lines", 20_001),
        (f"{FORMAT}\ngame: x/1\n" + "a" * 900_000 + ": b\n", "error-record-width", 3),
        (f"{FORMAT}\n" + "".join(f"k{n}: v\n" for n in range(200)), "error-record-headers", 102),
    ],
)
def test_records_are_read_within_limits(text: str, key: str, line: int) -> None:
    with pytest.raises(BadRecord) as error:
        parse_record(text, find)
    assert (error.value.message.key, error.value.message.args["line"]) == (key, line)
