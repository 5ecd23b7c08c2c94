"""Cards, tiles and factions are found by the names and codes that people type."""

import pytest

from tenshu import games
from tenshu.cli.cards import find_cards
from tenshu.text import EXPLANATION, LANGUAGES, Wording


@pytest.mark.parametrize(
    "language, game, name, keys",
    [
        ("en", "dragon_castle", "wind", ["spirit-wind"]),
        ("en", "dragon_castle", "Spirit of the Deep", ["spirit-deep"]),
        ("pt", "dragon_castle", "enganacao", ["spirit-deception"]),
        ("it", "dragon_castle", "umiltà", ["dragon-humility"]),
        ("en", "terra_mystica", "FAV1", ["tile-fav1"]),
        ("en", "terra_mystica", "bon1", ["octagon-bon1", "tile-bon1"]),
        ("en", "terra_mystica", "chaos magicians", ["faction-chaos_magicians"]),
        ("en", "white_castle", "steward 1", ["card-steward-1"]),
        ("en", "white_castle", "coral-food", ["tile-coral-food"]),
        ("en", "white_castle", "no such card", []),
    ],
)
def test_a_card_is_found(language: str, game: str, name: str, keys: list[str]) -> None:
    assert find_cards(Wording(language, game), name) == keys


@pytest.mark.parametrize("game", games.names())
def test_every_explained_key_is_a_card_in_every_language(game: str) -> None:
    english = Wording("en", game).explained()
    assert english
    for language in LANGUAGES:
        wording = Wording(language, game)
        assert wording.explained() == english
        assert all(wording.say(key + EXPLANATION) for key in english)
        assert find_cards(wording, "") == english
