import pytest

from tenshu.core.action import Domain, Verb, VerbTable
from tenshu.core.errors import BadNotation

PLACE = Domain("place", ["a1", "a2", "b1"])
COLOUR = Domain("colour", ["red", "blue"])
TABLE = VerbTable(
    [Verb("roll", COLOUR, chance=True), Verb("put", PLACE, COLOUR), Verb("pass"), Verb("go", PLACE)]
)


def test_numbers_are_dense_and_chance_comes_last() -> None:
    assert TABLE.size == 6 + 1 + 3 + 2
    assert TABLE.player_size == 10
    assert [TABLE.split(action)[0].chance for action in range(TABLE.size)] == [False] * 10 + [
        True
    ] * 2


def test_every_number_reads_back_from_its_text() -> None:
    texts = [TABLE.format_action(action) for action in range(TABLE.size)]
    assert len(set(texts)) == TABLE.size
    assert [TABLE.parse_action(text) for text in texts] == list(range(TABLE.size))
    assert "put a2 blue" in texts


def test_case_and_spaces_do_not_matter() -> None:
    assert TABLE.parse_action("  PUT  a2   Blue ") == TABLE.action("put", 1, 1)


@pytest.mark.parametrize(
    "text,key",
    [
        ("", "error-notation-empty"),
        ("jump a1", "error-notation-verb"),
        ("put a1", "error-notation-shape"),
        ("put a9 red", "error-notation-word"),
    ],
)
def test_what_is_no_action_says_why(text: str, key: str) -> None:
    with pytest.raises(BadNotation) as error:
        TABLE.parse_action(text)
    assert error.value.message.key == key


@pytest.mark.parametrize("number", [-1, 12])
def test_a_number_outside_is_no_action(number: int) -> None:
    with pytest.raises(BadNotation):
        TABLE.split(number)


def test_the_beginning_of_an_action_is_completed() -> None:
    assert TABLE.complete_action("PUT a2 red") == [TABLE.action("put", 1, 0)]
    found = [TABLE.format_action(action) for action in TABLE.complete_action("put a2")]
    assert found == ["put a2 red", "put a2 blue"]
    assert len(TABLE.complete_action("go")) == 3


@pytest.mark.parametrize("text", ["", "pu", "put c9", "put a2 red red", "roll"])
def test_what_begins_no_action_of_a_player_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        TABLE.complete_action(text)
