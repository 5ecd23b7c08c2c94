"""The tree search: nothing hidden leaks, seeds repeat, budgets hold, faults end no game."""

import gc
from time import thread_time

import pytest

from tenshu import games
from tenshu.ai.bots import SearchBot, make_bot
from tenshu.ai.evaluation import heuristic_of, rank_actions
from tenshu.ai.search import LARGEST_TREE, Clock, TreeSearch, blend_ranks, lead_values
from tenshu.ai.searcher import Budget
from tenshu.ai.selfplay import play_game
from tenshu.ai.style import Style
from tenshu.core.chance import Chance
from tenshu.core.heuristic import Heuristic
from tenshu.core.match import Match
from tenshu.core.protocol import OVER, Game, State
from tests.ai.worlds import worlds
from tests.toys.lanterns.game import GAME as TOY
from tests.toys.lanterns.game import Lanterns, LanternsGame


@pytest.fixture(params=games.names())
def game(request: pytest.FixtureRequest) -> Game:
    return games.load(request.param)


def opening(game: Game) -> Match:
    match = Match(game, game.seats[-1], {})
    match.settle(Chance("opening"))
    return match


def test_a_seed_and_a_number_of_simulations_give_the_same_move(game: Game) -> None:
    match = opening(game)
    moves = {
        int(make_bot("search:sims=6").choose(game, match.state, Chance("same"))) for _ in range(2)
    }
    assert len(moves) == 1


def test_every_simulation_is_counted(game: Game) -> None:
    match = opening(game)
    search = TreeSearch(heuristic_of(game), match.state, Chance(1))
    assert int(search.choose(Budget(simulations=5))) in match.legal()
    assert search.simulations == 5
    assert sum(int(visits) for visits in search.root.action_visits) <= 5
    assert search.size == search.root.count() <= LARGEST_TREE


def test_a_full_tree_is_walked_but_does_not_grow(game: Game) -> None:
    search = TreeSearch(heuristic_of(game), opening(game).state, Chance(1))
    search.size = LARGEST_TREE - 3
    search.choose(Budget(simulations=12))
    assert search.size == LARGEST_TREE
    assert search.root.count() == 4
    assert search.root.visits == 12


def test_nothing_is_simulated_when_the_time_is_over(game: Game) -> None:
    match = opening(game)
    search = TreeSearch(heuristic_of(game), match.state, Chance(1))
    assert (
        search.choose(Budget(seconds=1e-9)) == rank_actions(heuristic_of(game), match.state)[0][1]
    )
    assert search.simulations == 0
    assert search.lines(3)[0].points > 0


def test_what_is_left_of_a_budget() -> None:
    assert Budget(simulations=9).left(5, 0.0) == 4.0
    spent = thread_time() - 1.0
    assert Budget(seconds=0.9).left(5, spent) == 0.0
    # Five took a little over a second, so just under five fit into the second that is left.
    assert 4.0 < Budget(seconds=2.0).left(5, spent) <= 5.0
    assert Budget(simulations=6, seconds=2.0).left(5, spent) == 1.0


def test_a_seed_and_a_number_of_simulations_give_the_same_game(game: Game) -> None:
    """Including the trees and plans that are kept from one decision to the next."""
    bots = ["search:sims=2"] + ["greedy"] * (max(2, game.seats[0]) - 1)
    played = []
    for _ in range(2):
        match = Match(game, len(bots), {})
        seated = [make_bot(name) for name in bots]
        table, draws = Chance("table"), Chance("draws")
        match.settle(table)
        for _ in range(40):
            match.play(int(seated[match.actor()].choose(game, match.state, draws)))
            match.settle(table)
        played.append(match.steps)
    assert played[0] == played[1]


@pytest.mark.parametrize("name", ["greedy", "easy", "search:sims=1", "search:sims=60"])
def test_what_is_hidden_changes_no_move(name: str) -> None:
    for seed in range(5):
        moves = {int(make_bot(name).choose(TOY, world, Chance(seed))) for world in worlds()}
        assert len(moves) == 1


@pytest.mark.parametrize("seats", TOY.seats)
def test_outcomes_of_another_determinization_cause_no_fault(seats: int) -> None:
    """A node may have a child for a light that is in somebody's hand this time."""
    for seed in range(20):
        result = play_game(TOY, seats, {}, ["search:sims=60"] * seats, str(seed))
        assert result.faults == [0] * seats


def test_the_next_step_of_a_turn_continues_the_tree() -> None:
    castle = games.load("dragon_castle")
    match = Match(castle, 2, {"first_player": "1"})
    chance = Chance("once")
    match.settle(chance)
    match.play(match.legal()[0])
    match.settle(chance)
    search = TreeSearch(heuristic_of(castle), match.state, chance)
    before = match.state.clone()
    match.play(int(search.choose(Budget(simulations=20))))
    assert match.actor() == 0
    search.advance_to(match.state, chance)
    assert search.root.visits > 0
    assert {int(action) for action in search.root.actions} == set(match.legal())
    search.keep(match.legal()[0])
    search.advance_to(before, chance)
    assert search.root.visits == 0


class WatchedLanterns(LanternsGame):
    """Notes at each `determinize` whether garbage collection is on."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[bool] = []

    def determinize(self, state: State, seat: int, chance: Chance) -> State:
        self.seen.append(gc.isenabled())
        return super().determinize(state, seat, chance)


def test_no_garbage_is_collected_during_a_search() -> None:
    game = WatchedLanterns()
    match = Match(game, 2, {"trades": "yes"})
    match.settle(Chance(1))
    TreeSearch(heuristic_of(game), match.state, Chance(1)).choose(Budget(simulations=5))
    assert game.seen
    assert not any(game.seen)
    assert gc.isenabled()


def test_a_clear_choice_ends_the_search_early() -> None:
    state = TOY.start(2, {"trades": "yes"})
    assert isinstance(state, Lanterns)
    state.hands, state.bag = [8, 4], [0, 1, 2, 3, 5, 6, 7]
    search = TreeSearch(heuristic_of(TOY), state, Chance(1))
    search.choose(Budget(simulations=2000))
    assert search.simulations < 2000


def test_a_dark_lantern_is_traded_and_a_bright_one_kept() -> None:
    """With two seats and nine lights, 1 cannot win and 9 cannot lose."""
    state = TOY.start(2, {"trades": "yes"})
    assert isinstance(state, Lanterns)
    state.hands, state.bag = [0, 4], [1, 2, 3, 5, 6, 7, 8]
    bot = make_bot("search:sims=200")
    assert TOY.verbs.format_action(int(bot.choose(TOY, state, Chance(1)))) == "trade"
    state.hands, state.bag = [8, 4], [0, 1, 2, 3, 5, 6, 7]
    assert TOY.verbs.format_action(int(bot.choose(TOY, state, Chance(1)))) == "show"


class Staged(Heuristic):
    """A heuristic whose stage is set by the test."""

    now = 0

    def stage(self, state: State) -> int:
        return self.now


def test_a_turn_ends_with_the_next_seat_or_the_next_stage() -> None:
    state = opening(TOY).state
    heuristic = Staged(TOY)
    clock = Clock(heuristic)
    begun = []
    for actor, stage in ((0, 0), (0, 0), (1, 0), (1, 1), (1, 1), (0, 1)):
        heuristic.now = stage
        clock.note(state, actor)
        begun.append(int(clock.turns))
    assert begun == [0, 0, 1, 2, 2, 3]


def test_alone_at_the_table_a_rollout_ends_at_the_horizon() -> None:
    """Without it every simulation would play the whole game."""
    castle = games.load("white_castle")
    match = Match(castle, 1, {})
    match.settle(Chance("alone"))
    search = TreeSearch(heuristic_of(castle), match.state, Chance(1))
    assert search.horizon < 9
    state, clock = match.state.clone(), Clock(search.heuristic)
    search.rollout(state, clock)
    assert clock.turns == search.horizon
    assert state.actor() != OVER


def test_a_lap_is_one_turn_of_every_seat() -> None:
    for seats in (2, 4):
        state = TOY.start(seats, {})
        search = TreeSearch(heuristic_of(TOY), state, Chance(1), Style({"laps": 2.0, "turns": 1.0}))
        assert search.horizon == 2 * seats + 1


def test_a_simulation_that_ends_too_late_counts_for_nothing() -> None:
    search = TreeSearch(heuristic_of(TOY), opening(TOY).state, Chance(1))
    search.expand(search.root, search.state)
    search.deadline = 0.0
    search.simulate()
    assert search.root.visits == 0


class BrokenLanterns(LanternsGame):
    """A game whose `determinize` fails after a number of calls."""

    def __init__(self, times: int) -> None:
        super().__init__()
        self.times = times

    def determinize(self, state: State, seat: int, chance: Chance) -> State:
        self.times -= 1
        if self.times < 0:
            raise RuntimeError
        return super().determinize(state, seat, chance)


@pytest.mark.parametrize("times", [0, 1, 3])
def test_after_a_fault_the_greedy_action_is_played(
    times: int, caplog: pytest.LogCaptureFixture
) -> None:
    match = opening(TOY)
    bot = SearchBot(Budget(simulations=5))
    action = int(bot.choose(BrokenLanterns(times), match.state, Chance(1)))
    assert action in match.legal()
    assert bot.faults == 1
    assert "a simpler move is played" in caplog.text
    if times > 0:
        assert action == rank_actions(heuristic_of(TOY), match.state)[0][1], "the greedy one"


class SingleLanterns(Lanterns):
    """A position that cannot be copied, so that no action can be valued."""

    def clone(self) -> Lanterns:
        raise RuntimeError


@pytest.mark.parametrize("name", ["easy", "greedy", "search:sims=5"])
def test_a_bot_that_cannot_value_any_action_still_acts(
    name: str, caplog: pytest.LogCaptureFixture
) -> None:
    state = SingleLanterns({"trades": "yes"}, [2, 4], [0, 1, 3], [0, 0, 0])
    bot = make_bot(name)
    assert int(bot.choose(TOY, state, Chance(1))) in list(state.legal_actions())
    assert bot.faults > 0
    assert "a simpler move is played" in caplog.text


@pytest.mark.slow
def test_whole_games_are_played_without_a_fault(
    game: Game, caplog: pytest.LogCaptureFixture
) -> None:
    for seats in (game.seats[0], game.seats[-1]):
        bots = ["search:sims=1"] + ["random"] * (seats - 1)
        result = play_game(game, seats, {}, bots, "search")
        assert min(result.ranks) == 1
    assert not caplog.records


def test_a_lead_is_a_share_of_the_win() -> None:
    from librt.vecs import vec

    even = lead_values(vec[float]([10.0, 10.0]), 10.0)
    assert list(even) == [0.5, 0.5]
    ahead = list(lead_values(vec[float]([14.0, 10.0, 3.0]), 10.0))
    assert ahead[0] > 0.5 > ahead[1] > ahead[2]
    final = vec[float]([0.5, 0.5])
    blend_ranks(final, [1, 1])
    assert list(final) == pytest.approx([0.5, 0.5])
