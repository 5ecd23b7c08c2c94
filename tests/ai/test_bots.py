import pytest

from tenshu import games
from tenshu.ai.bots import LEVELS, SearchBot, make_bot
from tenshu.ai.evaluation import heuristic_of, rank_actions
from tenshu.ai.fuzz import draw_match, fuzz_game
from tenshu.ai.selfplay import play_game
from tenshu.ai.style import parse_settings, style_of
from tenshu.core.chance import Chance
from tenshu.core.errors import BadOption
from tenshu.core.match import Match
from tenshu.core.protocol import Game, State
from tests.toys.lanterns.game import GAME as TOY
from tests.toys.lanterns.game import Lanterns, LanternsGame


@pytest.fixture(params=games.names())
def game(request: pytest.FixtureRequest) -> Game:
    return games.load(request.param)


@pytest.mark.parametrize("bot", ["random", "easy", "greedy", "search:sims=2"])
def test_a_bot_chooses_a_legal_action_and_leaves_the_position_alone(game: Game, bot: str) -> None:
    match = Match(game, game.seats[-1], {})
    chance = Chance(bot)
    for _ in range(4):
        match.settle(chance)
        before = match.state.numbers()
        action = int(make_bot(bot).choose(game, match.state, chance))
        assert match.state.numbers() == before
        match.play(action)


def test_a_seed_gives_the_same_game(game: Game) -> None:
    bots = ["greedy"] + ["random"] * (game.seats[0] - 1)
    one = play_game(game, len(bots), {}, bots, "seed")
    two = play_game(game, len(bots), {}, bots, "seed")
    assert one.match.steps == two.match.steps
    assert one.scores == two.scores


def test_the_greedy_bot_chooses_what_is_ranked_first() -> None:
    match = Match(TOY, 2, {})
    match.settle(Chance(1))
    ranked = rank_actions(heuristic_of(TOY), match.state)
    assert [value for value, _ in ranked] == sorted((value for value, _ in ranked), reverse=True)
    best = [action for value, action in ranked if value == ranked[0][0]]
    assert int(make_bot("greedy").choose(TOY, match.state, Chance(2))) in best


@pytest.mark.parametrize(
    "name",
    [
        "deep-thought",
        "search:",
        "search:sims=0",
        "search:sims=x",
        "search:sims=2.5",
        f"search:sims={'9' * 400}",
        "search:seconds=0",
        "search:sims=2;x=1",
        "search:sims=2;spread=x",
        "search:sims=2;spread=0",
        "search:sims=2;turns=1.5",
        f"search:sims=2;laps={'9' * 400}",
    ],
)
def test_an_unknown_bot_is_refused(name: str) -> None:
    with pytest.raises(BadOption):
        make_bot(name)


@pytest.mark.parametrize("level", LEVELS)
def test_a_person_may_pick_any_level(level: str) -> None:
    match = Match(TOY, 2, {})
    match.settle(Chance(1))
    assert int(make_bot(level).choose(TOY, match.state, Chance(1))) in match.legal()


def test_a_host_may_let_levels_think_longer() -> None:
    usual, longer = make_bot("hard"), make_bot("hard", effort=3.0)
    assert isinstance(usual, SearchBot)
    assert isinstance(longer, SearchBot)
    assert longer.budget.seconds == 3 * usual.budget.seconds


def test_the_medium_level_looks_less_far() -> None:
    dragon, terra, white = (heuristic_of(games.load(name)) for name in games.names())
    assert 0 < style_of(dragon, "medium").turns < style_of(dragon, "hard").turns
    assert style_of(dragon, "medium", {"turns": 7.0}).turns == 7
    assert style_of(white, "medium").laps < style_of(white, "hard").laps
    assert style_of(terra, "hard").plans
    assert not style_of(terra, "medium").plans


def test_former_names_of_settings_are_understood() -> None:
    assert parse_settings("faith=2;curiosity=3") == {"prior_weight": 2.0, "exploration": 3.0}


def test_a_bot_knows_its_level() -> None:
    for level in ("medium", "hard", "master"):
        bot = make_bot(level)
        assert isinstance(bot, SearchBot)
        assert bot.level == level


def test_the_easy_bot_sometimes_takes_less_than_the_best(game: Game) -> None:
    match = Match(game, game.seats[-1], {})
    chance = Chance("slips")
    slips = 0
    for _ in range(20):
        match.settle(chance)
        ranked = rank_actions(heuristic_of(game), match.state)
        worth = {action: value for value, action in ranked}
        slips += worth[int(make_bot("easy").choose(game, match.state, chance))] < ranked[0][0]
        greedy = int(make_bot("greedy").choose(game, match.state, chance))
        assert worth[greedy] == ranked[0][0]
        match.play(greedy)
    assert slips > 0


class ForgetfulLanterns(LanternsGame):
    """Breaks an invariant as soon as a light is shown."""

    def broken_invariants(self, state: State) -> list[str]:
        assert isinstance(state, Lanterns)
        return ["a light went out"] if state.shown else []


def test_fuzzing_finds_a_broken_invariant() -> None:
    chance = Chance(1)
    assert fuzz_game(draw_match(TOY, chance), chance) == ""
    assert fuzz_game(draw_match(ForgetfulLanterns(), chance), chance) == "a light went out"
