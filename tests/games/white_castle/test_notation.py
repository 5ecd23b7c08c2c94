"""NOTATION.md is true: its verbs are the verbs, and its turns can be played."""

import re

from tenshu import games
from tenshu.core.action import shape_of
from tenshu.games.white_castle.game import GAME
from tests.games.white_castle.table import has, phase, play, table

TEXT = (games.folder("white_castle") / "NOTATION.md").read_text(encoding="utf-8")


def test_every_verb_is_explained() -> None:
    for verb in GAME.verbs.verbs:
        assert f"`{shape_of(verb)}`" in TEXT, shape_of(verb)


def test_no_verb_is_explained_that_there_is_not() -> None:
    shapes = {shape_of(verb) for verb in GAME.verbs.verbs}
    assert set(re.findall(r"^\| `([^`]+)`", TEXT, re.MULTILINE)) <= shapes


def test_the_turns_of_the_example_can_be_played() -> None:
    lines = re.findall(r"```\n(.*?)```", TEXT, re.DOTALL)[0].splitlines()
    castle = "steward-15 steward-4 steward-12 diplomat-2 diplomat-5"
    state = table(castle=castle, dice="145 556 346", well="coral-any black-iron")
    has(state, iron=5, pearl=4, coin=6, seal=3, time=4)
    has(state, 2, food=2, seal=3)
    for line in lines:
        actor, _, actions = line.partition(" ")
        seat = -1 if actor == "*" else int(actor[1]) - 1
        assert state.actor() == seat, line
        state = play(state, actions)
    assert phase(state) == "take"
