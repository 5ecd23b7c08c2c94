"""Every verb has a function that carries it out."""

import importlib
from pathlib import Path

import pytest
from mypy_extensions import i64

from tenshu.core.action import Domain, VerbTable
from tenshu.core.dispatch import Handlers

PLACE = Domain("place", ["a1", "a2", "b1"])
COLOUR = Domain("colour", ["red", "blue"])
VERBS = VerbTable()
PUT = VERBS.add("put", PLACE, COLOUR)
PASS = VERBS.add("pass")
GO = VERBS.add("go", PLACE)

Log = list[tuple[str, int, int]]

# A module of a game that forgets a verb.
FORGETFUL = """
from tenshu.core.action import VerbTable
from tenshu.core.dispatch import Handlers

VERBS = VerbTable()
SHOW = VERBS.add("show")
TRADE = VERBS.add("trade")

def apply_show(state: list[int]) -> None:
    state.append(1)

HANDLERS = Handlers(VERBS, [(SHOW, apply_show)])
"""


def apply_put(log: Log, place: i64, colour: i64) -> None:
    log.append(("put", place, colour))


def apply_pass(log: Log) -> None:
    log.append(("pass", 0, 0))


def apply_go(log: Log, place: i64) -> None:
    log.append(("go", place, 0))


def test_each_verb_gets_its_arguments() -> None:
    handlers = Handlers[Log](VERBS, [(PUT, apply_put), (PASS, apply_pass), (GO, apply_go)])
    log: Log = []
    for action in (PASS.action(), PUT.action(2, 1), GO.action(1)):
        handlers.apply(log, action)
    assert log == [("pass", 0, 0), ("put", 2, 1), ("go", 1, 0)]


def test_a_verb_without_a_handler_is_refused() -> None:
    with pytest.raises(ValueError, match="without a handler: go"):
        Handlers[Log](VERBS, [(PUT, apply_put), (PASS, apply_pass)])


def test_a_verb_has_one_handler() -> None:
    with pytest.raises(ValueError, match="pass has two handlers"):
        Handlers[Log](VERBS, [(PASS, apply_pass), (PASS, apply_pass)])


def test_a_verb_of_another_table_is_refused() -> None:
    other = VerbTable().add("pass")
    with pytest.raises(ValueError, match="pass is not of this table"):
        Handlers[Log](VERBS, [(PUT, apply_put), (GO, apply_go), (other, apply_pass)])


def test_a_game_that_forgets_a_verb_fails_at_import(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "forgetful.py").write_text(FORGETFUL)
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(ValueError, match="without a handler: trade"):
        importlib.import_module("forgetful")
