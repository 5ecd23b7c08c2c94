"""Guided first games over the wire."""

import pytest

from tenshu import games
from tests.server.client import Guest
from tests.server.servers import Server


@pytest.mark.parametrize("name", games.names())
def test_every_card_stands_on_a_position_where_it_can_be_followed(
    server: Server, name: str
) -> None:
    guest = Guest(server.url)
    lesson = guest.get(f"/api/lessons/{name}")
    assert len(lesson["replay"]["entries"]) > len(lesson["steps"])
    for card in lesson["steps"]:
        view = guest.get(f"/api/lessons/{name}/at/{card['at']}")
        assert view["viewer"] == 0
        if card["is_asking"]:
            assert view["is_yours"]
            assert card["action"] in [move["text"] for move in view["moves"]]


def test_what_has_no_lesson(server: Server) -> None:
    guest = Guest(server.url)
    refused = guest.get("/api/lessons/chess", status=404)
    assert refused["message"]["key"] == "error-lesson"
    refused = guest.get(f"/api/lessons/{games.names()[0]}/at/999999", status=404)
    assert refused["message"]["key"] == "error-no-version"
