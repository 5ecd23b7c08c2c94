"""What the page's board is made of comes from the engine."""

from tests.games.terra_mystica.make_printed import PATH, printed_text


def test_the_printed_tables_are_those_of_the_engine() -> None:
    written = PATH.read_text(encoding="utf-8")
    assert written == printed_text(), "run python -m tests.games.terra_mystica.make_printed"
