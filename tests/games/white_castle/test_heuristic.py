"""The heuristic prefers what is good, even in the middle of a chain of effects."""

import json

from tenshu import games
from tenshu.ai.evaluation import heuristic_of, rank_actions
from tenshu.games.white_castle.game import GAME
from tenshu.games.white_castle.heuristic.promises import garden_steps, turns_left
from tenshu.games.white_castle.state import Position
from tests.games.white_castle.table import coast, has, play, put, table

HEURISTIC = heuristic_of(GAME)


def favourite(state: Position) -> str:
    return GAME.verbs.format_action(rank_actions(HEURISTIC, state)[0][1])


def test_more_is_better() -> None:
    state = coast(table(), lambda s: s.round == 2)
    for good in ("food", "iron", "pearl", "coin", "seal", "point"):
        poor, richer, rich = (HEURISTIC.evaluate(put(state.clone(), good, n), 0) for n in (0, 2, 4))
        assert poor < richer < rich, good


def test_goods_lose_their_worth_when_the_turns_run_out() -> None:
    early = table()
    late = coast(early, lambda s: s.round == 3 and s.turns_done == 4)
    gains = [
        HEURISTIC.evaluate(has(state.clone(), food=2), 0)
        - HEURISTIC.evaluate(has(state.clone(), food=0), 0)
        for state in (early, late)
    ]
    assert gains[0] > gains[1]


def test_turns_left_count_down_to_none() -> None:
    state = table()
    assert turns_left(state, 0) == 9
    state = play(state, "take coral right; place well")
    assert turns_left(state, 0) == 8
    assert turns_left(state, 1) == 9
    over = coast(state, lambda s: s.actor() == -2)
    assert turns_left(over, 0) == 0


def test_a_chain_in_progress_is_searched_to_its_end() -> None:
    state = coast(table(), lambda s: s.round == 3 and s.actor() == 0 and s.turns_done >= 4)
    state = has(state, courtiers="diplomats", pearl=2, food=1, coin=9)
    state = play(state, "take white right; place outside-left")
    assert favourite(state) == "send courtier"
    assert favourite(play(state, "send courtier; audience")) == "climb diplomats daimyo"


def test_the_best_line_is_the_turn_that_the_best_action_begins() -> None:
    state = coast(table(), lambda s: s.round == 2 and s.actor() == 0)
    state = has(state, courtiers="gate", pearl=2, food=3, iron=3, coin=4)
    ranked = rank_actions(HEURISTIC, state)
    line = HEURISTIC.best_line(state, 0)
    assert len(line) > 2
    assert line[0] == ranked[0][1]
    for action in line:
        assert state.actor() == 0
        assert action in state.legal_actions()
        state.apply(action)
    if state.actor() >= 0:
        assert HEURISTIC.evaluate(state, 0) == ranked[0][0]


def test_seals_are_kept_until_a_die_is_taken() -> None:
    state = coast(table(), lambda s: s.round == 2 and s.actor() == 0)
    state = has(state, courtiers="gate", pearl=2, food=3, iron=3, coin=4, seal=3)
    assert favourite(state).startswith("take")


def test_every_weight_was_measured() -> None:
    kept = json.loads(
        games.folder(GAME.name).joinpath(games.WEIGHTS_FILE).read_text(encoding="utf-8")
    )
    assert list(kept["weights"]) == HEURISTIC.weights.names


def test_the_rival_of_a_solo_game_gains_with_its_turns() -> None:
    state = table(1)
    assert HEURISTIC.evaluate(state, 1) > state.scores()[1] + 10


def test_gardens_work_again_as_long_as_rounds_end() -> None:
    state = table()
    assert garden_steps(state, 0) == 2
    assert garden_steps(coast(state, lambda s: s.round == 2), 0) == 1
    assert garden_steps(coast(state, lambda s: s.round == 3), 0) == 0


def test_the_position_asked_about_stays_as_it_is() -> None:
    state = play(has(table(), coin=20, food=7), "take white right; place outside-left")
    numbers = state.numbers()
    HEURISTIC.evaluate(state, 0)
    assert state.numbers() == numbers
