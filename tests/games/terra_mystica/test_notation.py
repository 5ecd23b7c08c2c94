"""The examples of NOTATION.md are real, and its table is complete."""

import re

import pytest

from tenshu import games
from tenshu.core.errors import BadRecord
from tenshu.core.record import parse_record
from tenshu.games.terra_mystica.foreign_notation.importer import Importer
from tenshu.games.terra_mystica.foreign_notation.ledger import parse_ledger
from tenshu.games.terra_mystica.game import GAME

TEXT = (games.folder("terra_mystica") / "NOTATION.md").read_text(encoding="utf-8")


def example(kind: str) -> str:
    """The code block of that kind."""
    found = re.search(rf"```{kind}\n(.*?)```", TEXT, re.DOTALL)
    assert found is not None
    return found[1]


def test_every_verb_is_explained() -> None:
    told = set(re.findall(r"`([a-z-]+)[` ]", TEXT))
    assert {verb.name for verb in GAME.verbs.verbs} <= told


def test_the_record() -> None:
    record = parse_record(example("record"), games.load)
    assert len(record.match.steps) == 25


def test_the_ledger() -> None:
    text = example("ledger")
    importer = Importer(parse_ledger(text))
    with pytest.raises(BadRecord) as caught:
        importer.run()
    assert caught.value.message.key == "error-ledger-cut"
    assert importer.rows == sum(1 for line in text.splitlines() if ": " in line)
