"""Every verb has a handler."""

import importlib
from pathlib import Path

import pytest

from tenshu.core.action import Domain, VerbTable
from tenshu.core.dispatch import by_verb

PLACE = Domain("place", ["a1", "a2", "b1"])
VERBS = VerbTable()
PUT = VERBS.add("put", PLACE)
PASS = VERBS.add("pass")

# A module of a game that forgets a verb.
FORGETFUL = """
from tenshu.core.action import VerbTable
from tenshu.core.dispatch import by_verb

VERBS = VerbTable()
SHOW = VERBS.add("show")
TRADE = VERBS.add("trade")

HANDLERS = by_verb(VERBS, [(SHOW, print)])
"""


def test_handlers_are_listed_by_verb_number() -> None:
    assert by_verb(VERBS, [(PASS, "passes"), (PUT, "puts")]) == ["puts", "passes"]


def test_a_verb_without_a_handler_is_refused() -> None:
    with pytest.raises(ValueError, match="without a handler: pass"):
        by_verb(VERBS, [(PUT, "puts")])


def test_a_verb_has_one_handler() -> None:
    with pytest.raises(ValueError, match="pass has two handlers"):
        by_verb(VERBS, [(PASS, "passes"), (PASS, "puts")])


def test_a_verb_of_another_table_is_refused() -> None:
    other = VerbTable().add("pass")
    with pytest.raises(ValueError, match="pass is not of this table"):
        by_verb(VERBS, [(PUT, "puts"), (other, "passes")])


def test_a_game_that_forgets_a_verb_fails_at_import(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "forgetful.py").write_text(FORGETFUL)
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ValueError, match="without a handler: trade"):
        importlib.import_module("forgetful")
