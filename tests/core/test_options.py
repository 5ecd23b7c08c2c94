import pytest

from tenshu.core.chance import Chance
from tenshu.core.errors import BadOption
from tenshu.core.options import Option, PickOption, parse_options

SIZE = Option("size", ("small", "large"), "small")
CARDS = PickOption("cards", ("sun", "moon", "star"), {"easy": ("sun", "star")})


def test_what_is_not_given_takes_its_default() -> None:
    assert parse_options([SIZE, CARDS], {"size": "large"}) == {"size": "large", "cards": "none"}


@pytest.mark.parametrize(
    "given,key",
    [
        ({"colour": "red"}, "error-option-name"),
        ({"size": "huge"}, "error-option-value"),
        ({"cards": "sun+rain"}, "error-option-pick"),
        ({"cards": "sun+sun"}, "error-option-pick"),
        ({"cards": "random:4"}, "error-option-draws"),
        ({"cards": "random:0"}, "error-option-draws"),
        ({"cards": "random:x"}, "error-option-draws"),
        ({"cards": "easy:3"}, "error-option-draws"),
        ({"cards": "random:" + "9" * 5000}, "error-option-draws"),
    ],
)
def test_bad_options_say_why(given: dict[str, str], key: str) -> None:
    with pytest.raises(BadOption) as error:
        parse_options([SIZE, CARDS], given)
    assert error.value.message.key == key


@pytest.mark.parametrize(
    "text,value,cards,draws",
    [
        ("none", "none", [], 0),
        ("star+sun", "sun+star", ["sun", "star"], 0),
        ("easy", "easy", ["sun", "star"], 0),
        ("random", "random:1", [], 1),
        ("random:3", "random:3", [], 3),
        ("easy:1", "easy:1", [], 1),
    ],
)
def test_cards_are_named_grouped_or_drawn(
    text: str, value: str, cards: list[str], draws: int
) -> None:
    assert CARDS.parse(text) == value
    assert CARDS.cards(value) == cards
    assert CARDS.draws(value) == draws


def test_drawn_values_are_valid() -> None:
    chance = Chance(5)
    values = {CARDS.parse(CARDS.draw(chance)) for _ in range(200)}
    assert {"none", "easy", "sun", "random:2"} <= values


def test_a_group_can_be_drawn_from() -> None:
    assert CARDS.pool("easy:1") == ["sun", "star"]
    assert CARDS.pool("random:2") == ["sun", "moon", "star"]
