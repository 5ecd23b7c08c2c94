"""The log of a game: positions of the past are cheap, and it cannot grow without end."""

import random

import pytest

from tenshu import games
from tenshu.core.errors import IllegalAction
from tenshu.server.history import MOST_UNDONE, History
from tenshu.server.rows import Stretch
from tenshu.server.views import Chronicle, ReaderLog


def new_history(game: str) -> History:
    history = History(games.load(game), 2, {}, [Stretch(0, "seed")])
    history.settle("")
    return history


def play(history: History, steps: int, draw: random.Random) -> None:
    """Play and take back at random."""
    for _ in range(steps):
        if history.match.is_over():
            return
        seat = history.match.undoable_seat()
        if seat is not None and draw.random() < 0.3:
            history.undo(seat, draw.random() < 0.3, None, "")
        elif draw.random() < 0.05 and history.can_go_back(to := draw.choice(history.standing)):
            history.go_back(to, 0, "")
        else:
            history.act(draw.choice(history.match.legal()), None, "")


@pytest.mark.parametrize("game", games.names())
def test_the_past_is_what_it_was(game: str) -> None:
    """Positions and logs that are only applied equal those that are played with every check."""
    history = new_history(game)
    play(history, 150, random.Random(game))
    assert any(entry.kind == "undo" for entry in history.entries)
    checked = History(history.game, 2, {}, history.stretches)
    transitions = checked.load(history.entries)
    retraced = list(history.retrace())
    for version, (one, other) in enumerate(zip(transitions, retraced, strict=True), 1):
        assert one.before.numbers() == other.before.numbers()
        assert (one.entry, one.action) == (other.entry, other.action)
        assert history.position_at(version).numbers() == other.after.numbers()
    log = ReaderLog(history.game, 0)
    log.add(transitions)
    assert Chronicle(history).of(0) == log.lines
    assert checked.match.state.numbers() == history.match.state.numbers()


def test_a_log_does_not_grow_without_end() -> None:
    history = new_history("white_castle")
    step = history.match.legal()[0]
    seat = history.match.actor()
    for _ in range(MOST_UNDONE // 2):
        history.act(step, None, "")
        history.undo(seat, False, None, "")
    history.act(step, None, "")
    with pytest.raises(IllegalAction, match="error-undo-often"):
        history.undo(seat, False, None, "")
    start = next(one for one in history.standing[:-1] if history.can_go_back(one))
    with pytest.raises(IllegalAction, match="error-undo-often"):
        history.go_back(start, seat, "")
    history.act(history.match.legal()[0], None, "")
