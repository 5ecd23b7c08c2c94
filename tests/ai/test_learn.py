"""Learning: games with exploration, training, and contests between nets."""

from pathlib import Path

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tenshu import games
from tenshu.ai.contest import ALONE, HALVES, Contest, play_contest
from tenshu.ai.explore import Lesson, Rows, play_lesson
from tenshu.cli.learn.lessons import (
    Plan,
    draw_lesson,
    later_rows,
    load_files,
    play_files,
    read_start,
)
from tenshu.cli.learn.training import TRACE, Data, blended_gaps, rows_by_level, train
from tenshu.cli.workers import Crew
from tenshu.core.net import Net, format_net

NAME = "terra_mystica"
LEDGER = Path(__file__).parents[1] / "records/terra_mystica/mail-4.ledger"
RANDOM = {"factions": "random"}


@pytest.fixture(scope="module")
def rows() -> Rows:
    return play_lesson(lesson("greedy"))


def lesson(bot: str) -> Lesson:
    """A game to learn from, played by this bot."""
    return Lesson(NAME, games.load(NAME).rules_version, 2, RANDOM, [], bot, "four", "")


def data_of(rows: Rows) -> Data:
    features = np.frombuffer(rows.features, np.int16).reshape(rows.positions, -1)
    later = later_rows(np.frombuffer(rows.seats, np.uint8), np.array([rows.positions]))
    return Data(features, np.frombuffer(rows.gaps), later)


def test_a_lesson_has_rows_with_all_features_and_is_the_same_again(rows: Rows) -> None:
    names = games.make_heuristic(games.load(NAME)).feature_names
    assert rows.positions > 30
    assert data_of(rows).features.shape == (rows.positions, len(names))
    assert play_lesson(lesson("greedy")) == rows


def test_any_bot_may_play_a_lesson(rows: Rows) -> None:
    searched = play_lesson(lesson("search:sims=2"))
    assert searched.positions > 30
    assert searched != rows


def test_training_lowers_the_loss_and_gives_the_same_net_again(rows: Rows) -> None:
    one = train(data_of(rows), (8, 4), 6, seed=1)
    assert one.losses[-1] < one.losses[0]
    assert one == train(data_of(rows), (8, 4), 6, seed=1)


def test_the_whole_numbered_net_says_what_was_trained() -> None:
    """A net finds the sum of its inputs, but for rounding."""
    random = np.random.default_rng(1)
    features = random.integers(0, 9, (4000, 3)).astype(np.int16)
    data = Data(features, features.sum(axis=1).astype(float), np.full(4000, -1))
    trained = train(data, (8, 4), 60, seed=2)
    net = Net(["a", "b", "c"], (8, 4))
    net.use(trained.arrays)
    said = [net.value(vec[i64]([int(x) for x in row]), 0) for row in features[-400:]]
    assert np.abs(np.array(said) - data.gaps[-400:]).mean() == pytest.approx(
        trained.error_after, abs=0.05
    )
    assert trained.error_after < trained.error_before / 3


def test_rows_know_what_the_same_seat_saw_next_in_the_same_game() -> None:
    later = later_rows(np.array([0, 1, 1, 0, 0, 1]), np.array([4, 2]))
    assert list(later) == [3, 2, -1, -1, -1, -1]
    assert [list(rows) for rows in rows_by_level(later)] == [[2, 3, 4, 5], [1, 0]]


def test_what_a_row_was_worth_depends_on_what_the_net_says_of_the_next() -> None:
    data = Data(np.zeros((3, 1)), np.array([9.0, 5.0, 2.0]), np.array([1, 2, -1]))
    found = blended_gaps(data, rows_by_level(data.later), np.array([0.0, 6.0, 4.0]))
    last = 2.0
    middle = 5.0 - 2.0 + (1.0 - TRACE) * 4.0 + TRACE * last
    first = 9.0 - 5.0 + (1.0 - TRACE) * 6.0 + TRACE * middle
    assert list(found) == pytest.approx([first, middle, last])


def test_a_net_that_agrees_with_the_scores_changes_nothing() -> None:
    data = Data(np.zeros((3, 1)), np.array([9.0, 5.0, 2.0]), np.array([1, 2, -1]))
    found = blended_gaps(data, rows_by_level(data.later), data.gaps)
    assert list(found) == pytest.approx(list(data.gaps))


def test_games_are_kept_and_not_played_again(tmp_path: Path) -> None:
    plan = Plan(games.load(NAME), [2], RANDOM, ["turn_order"], [], "greedy", "seed")
    played: list[int] = []
    with Crew(1) as crew:
        play_files(plan, tmp_path, 0, 1, "", crew, lambda: played.append(1))
        path = tmp_path / "games-0-000000.npz"
        before = path.stat().st_mtime_ns
        play_files(plan, tmp_path, 0, 1, "", crew, lambda: played.append(1))
    assert path.stat().st_mtime_ns == before
    assert len(played) == 2
    assert len(load_files(tmp_path, 1).gaps) > 30


def test_a_lesson_may_begin_with_the_steps_of_a_given_game() -> None:
    game = games.load(NAME)
    start = read_start(game, str(LEDGER))
    plan = Plan(game, [2], RANDOM, [], [start], "greedy", "seed")
    lesson = draw_lesson(plan, "", "seed/0/0", 0)
    assert lesson.seats == start.seats
    assert lesson.opening == start.actions[: len(lesson.opening)]
    assert draw_lesson(plan, "", "seed/0/1", 1).opening == []


@pytest.mark.parametrize("seating", [ALONE, HALVES])
def test_a_net_that_says_nothing_leads_by_nothing(seating: str) -> None:
    names = games.make_heuristic(games.load(NAME)).feature_names
    text = format_net(Net(names, (1, 1)), [])
    outcome = play_contest(Contest(NAME, 2, RANDOM, "greedy", "seed", text, "", seating))
    assert outcome.points == outcome.others
    assert outcome.wins == 1
    assert outcome.faults == 0
