"""What cannot be read or done is refused in one sentence."""

import pytest

from tenshu import games
from tenshu.core.errors import BadNotation, BadOption, BadRecord, IllegalAction
from tenshu.core.match import Match
from tenshu.core.protocol import setup_options
from tenshu.core.record import parse_record
from tenshu.games.white_castle.game import GAME
from tenshu.text import Wording


@pytest.mark.parametrize(
    "text, key",
    [
        ("", "error-notation-empty"),
        ("build steward-left", "error-notation-verb"),
        ("take coral", "error-notation-shape"),
        ("take coral centre", "error-notation-word"),
        ("take purple left", "error-notation-word"),
        ("climb daimyo daimyo", "error-notation-word"),
        ("roll coral 653", "error-notation-word"),
    ],
)
def test_notation_that_means_nothing(text: str, key: str) -> None:
    with pytest.raises(BadNotation) as caught:
        GAME.verbs.parse_action(text)
    assert caught.value.message.key == key
    assert Wording("en", "white_castle").word(caught.value.message)


@pytest.mark.parametrize(
    "given, key",
    [
        ({"difficulty": "brutal"}, "error-option-value"),
        ({"turn_order": "reverse"}, "error-option-value"),
        ({"colour": "blue"}, "error-option-name"),
    ],
)
def test_options_that_do_not_exist(given: dict[str, str], key: str) -> None:
    with pytest.raises(BadOption) as caught:
        setup_options(GAME, 2, given)
    assert caught.value.message.key.startswith(key.rsplit("-", 1)[0])


def test_an_action_that_is_not_legal_names_its_rule() -> None:
    match = Match(GAME, 2, {"turn_order": "seats"})
    with pytest.raises(IllegalAction):
        match.play(GAME.verbs.parse_action("take coral left"))


@pytest.mark.parametrize(
    "body, key",
    [
        ("p1: take coral left", "error-record-actor"),
        ("* daimyo daimyo-1", "error-record-action"),
        ("* reveal steward-left diplomat-2", "error-record-action"),
        ("= 3 4", "error-record-unfinished"),
    ],
)
def test_records_that_cannot_be_replayed(body: str, key: str) -> None:
    headers = "tenshu record 1\ngame: white_castle/1\nseats: 2\noption turn_order: seats"
    with pytest.raises(BadRecord) as caught:
        parse_record(f"{headers}\n\n{body}\n", games.load)
    assert caught.value.message.key == key
