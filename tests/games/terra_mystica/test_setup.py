"""Before the first round: what is given, drawn, chosen and placed."""

import pytest

from tenshu.core.errors import BadOption
from tenshu.core.protocol import CHANCE, setup_options
from tenshu.games.terra_mystica.game import GAME
from tenshu.games.terra_mystica.layout import EXCHANGE, ROUND_TILES
from tenshu.games.terra_mystica.maps.geometry import BY_NAME
from tenshu.games.terra_mystica.verbs import COLOUR, FACTION, HEX, SCORING
from tests.games.terra_mystica.table import (
    actor,
    at,
    bowls,
    count,
    cults,
    is_legal,
    legal,
    play,
    purse,
    start,
    table,
    vp,
    where,
    why,
)
from tests.rules import rule


@rule("TM 1.1")
def test_pieces_are_limited() -> None:
    # The ninth dwelling, the fifth trading house.
    state = table("witches d a1 a2 a3 a4 a5 a6 a7 a8", "nomads d i1")
    assert legal(state, "build") == set()
    assert legal(state, "upgrade") != set()
    state = table("witches d a1 th a3 a4 a5 a6", "nomads d i1")
    assert not is_legal(state, "upgrade a1 trading_house")
    assert is_legal(state, "upgrade a3 temple")
    assert why(state, "upgrade a1 trading_house") == ("TM 1.1", "why-no-piece")


@rule("TM 1.2")
def test_the_base_map_has_77_land_hexes_11_of_each_terrain() -> None:
    map_ = BY_NAME["base"]
    land = [terrain for terrain in map_.terrain if terrain < 7]
    assert (len(land), len(map_.terrain)) == (77, 113)
    assert [land.count(terrain) for terrain in range(7)] == [11] * 7
    near = {HEX.words[hex_] for hex_ in map_.neighbours[HEX.index["e5"]] if hex_ < 77}
    assert near == {"e4", "e6", "f3"}
    assert all(
        one in map_.neighbours[other] for one in range(113) for other in map_.neighbours[one]
    )


@rule("TM 1.3")
@pytest.mark.parametrize(
    "faction, resources, power, tracks",
    [
        ("witches", (15, 3, 0), (5, 7, 0), (0, 0, 0, 2)),
        ("nomads", (15, 2, 0), (5, 7, 0), (1, 0, 1, 0)),
        ("halflings", (15, 3, 0), (3, 9, 0), (0, 0, 1, 1)),
        ("mermaids", (15, 3, 0), (3, 9, 0), (0, 2, 0, 0)),
        ("darklings", (15, 1, 1), (5, 7, 0), (0, 1, 1, 0)),
        ("swarmlings", (20, 8, 0), (3, 9, 0), (1, 1, 1, 1)),
        ("fakirs", (15, 3, 0), (7, 5, 0), (1, 0, 0, 1)),
        ("engineers", (10, 2, 0), (3, 9, 0), (0, 0, 0, 0)),
    ],
)
def test_starting_resources(
    faction: str, resources: tuple[int, int, int], power: tuple[int, int, int], tracks: object
) -> None:
    state = start(2, factions=f"{faction}+giants")
    assert (purse(state), bowls(state), cults(state)) == (resources, power, tracks)
    assert vp(state) == 20
    assert state.at[EXCHANGE] == 0


@rule("TM 1.4", "TM R28")
def test_the_first_game_has_its_own_factions_tiles_and_dwellings() -> None:
    state = start(4, setup="first_game")
    assert [FACTION.words[f] for f in state.read("faction_of")] == [
        "witches",
        "nomads",
        "mermaids",
        "halflings",
    ]
    assert [at(state, hex_) for hex_ in ("e9", "i7", "d5", "f5")] == [
        "p1 dwelling",
        "p2 dwelling",
        "p3 dwelling",
        "p4 dwelling",
    ]
    assert [count(state, seat, "d") for seat in (1, 2, 3, 4)] == [2, 3, 2, 2]
    assert [SCORING.words[tile] for tile in state.read("round_tiles")][:2] == ["score5", "score7"]
    # Only the first cards are still chosen, from the last seat backwards.
    assert actor(state) == 4
    assert where(state, "card") == {"bon1", "bon2", "bon3", "bon4", "bon5", "bon6", "bon8"}


@rule("TM 1.4")
@pytest.mark.parametrize(
    "given", [{"factions": "witches+nomads"}, {"scoring": "score1"}, {"bonus": "bon1"}]
)
def test_first_game_leaves_no_choice(given: dict[str, str]) -> None:
    with pytest.raises(BadOption) as error:
        start(2, setup="first_game", **given)
    assert error.value.message.key == "error-first-game"


@rule("TM 1.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_dwellings_of_the_first_game_stand_on_home_terrain(seats: int) -> None:
    state = start(seats, setup="first_game")
    assert GAME.broken_invariants(state) == []


@rule("TM 1.5", "TM R25")
def test_scoring_tiles_are_drawn() -> None:
    state = start(2, scoring="random", factions="witches+nomads")
    assert state.actor() == CHANCE
    assert len(legal(state, "scoring")) == 8
    state = play(state, "scoring score2; scoring score3; scoring score4; scoring score5")
    # Points for spades are never drawn for rounds 5 and 6.
    assert where(state, "scoring") == {"score6", "score7", "score8"}
    state = play(state, "scoring score6; scoring score8")
    assert [SCORING.words[tile] for tile in state.read("round_tiles")] == [
        "score2",
        "score3",
        "score4",
        "score5",
        "score6",
        "score8",
    ]


@rule("TM 1.6")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_bonus_cards_are_drawn(seats: int) -> None:
    state = start(seats, bonus="random", setup="normal", factions="choose")
    assert len(legal(state, "bonus")) == 9
    for card in range(seats + 3):
        state = play(state, f"bonus bon{card + 1}")
    assert legal(state, "bonus") == set()
    assert len(legal(state, "choose")) == 14


@rule("TM 1.7")
def test_choosing_a_faction_takes_its_colour() -> None:
    state = start(3, first_player="2")
    assert actor(state) == 2
    state = play(state, "choose auren")
    assert actor(state) == 3
    assert not is_legal(state, "choose witches")
    assert why(state, "choose witches") == ("TM 1.7", "why-faction-taken")
    state = play(state, "choose giants; choose fakirs")
    assert [FACTION.words[f] for f in state.read("faction_of")] == ["fakirs", "auren", "giants"]


@rule("TM 1.7")
def test_the_start_player_can_be_drawn() -> None:
    state = start(3, first_player="random")
    assert where(state, "first") == {"p1", "p2", "p3"}
    assert actor(play(state, "first p3")) == 3
    with pytest.raises(BadOption):
        start(3, first_player="4")


@rule("TM 1.8")
def test_colours_can_be_drawn() -> None:
    state = start(2, factions="colours")
    state = play(state, "colour green")
    assert where(state, "colour") == set(COLOUR.words) - {"green"}
    state = play(state, "colour red")
    assert (actor(state), where(state, "choose")) == (1, {"auren", "witches"})
    state = play(state, "choose auren")
    assert (actor(state), where(state, "choose")) == (2, {"chaos_magicians", "giants"})


@rule("TM 1.8")
def test_factions_can_be_drawn() -> None:
    state = start(2, factions="random")
    state = play(state, "faction witches")
    assert where(state, "faction") == set(FACTION.words) - {"witches", "auren"}
    assert actor(play(state, "faction giants")) == 1


@rule("TM 1.9")
def test_a_set_up_can_be_given() -> None:
    state = start(2, factions="giants+auren", scoring="score8+score7+score6+score5+score4+score3")
    assert [FACTION.words[f] for f in state.read("faction_of")] == ["giants", "auren"]
    assert SCORING.words[state.at[ROUND_TILES]] == "score8"
    assert where(play(state, "settle a6; settle a3; settle a10; settle a9"), "card") == {
        "bon3",
        "bon5",
        "bon6",
        "bon7",
        "bon8",
    }


@rule("TM 1.9")
@pytest.mark.parametrize(
    "given",
    [
        {"factions": "giants"},
        {"factions": "giants+chaos_magicians"},
        {"factions": "giants+orcs"},
        {"scoring": "score1+score2"},
        {"scoring": "score1+score2+score3+score4+score5+score9"},
        {"bonus": "bon1+bon2"},
        {"bonus": "bon1+bon2+bon3+bon4+bon10"},
        {"bonus": "bon1+bon1+bon2+bon3+bon4"},
    ],
)
def test_a_given_setup_must_fit(given: dict[str, str]) -> None:
    with pytest.raises(BadOption):
        GAME.start(2, setup_options(GAME, 2, given))


@rule("TM 1.10", "TM 21.5", "TM 21.23", "TM R27")
def test_first_dwellings() -> None:
    state = start(4, factions="chaos_magicians+nomads+witches+swarmlings")
    assert actor(state) == 2
    assert where(state, "settle") == {
        "a5",
        "b1",
        "b4",
        "b6",
        "d3",
        "e8",
        "f3",
        "g4",
        "g7",
        "h1",
        "i7",
    }
    assert why(state, "settle a1") == ("TM 1.10", "why-not-home")
    state = play(state, "settle a5; settle a3")
    assert why(state, "settle a4") is None
    state = play(state, "settle a4; settle i10; settle d1; settle b1")
    assert actor(state) == 2
    state = play(state, "settle b4")
    assert actor(state) == 1
    state = play(state, "settle a6")
    assert [count(state, seat, "d") for seat in (1, 2, 3, 4)] == [1, 3, 2, 2]
    # Neighbours are offered nothing, and nobody has points for it.
    assert [vp(state, seat) for seat in (1, 2, 3, 4)] == [20] * 4
    assert len(state.offers) == 0


@rule("TM 1.11")
def test_first_cards() -> None:
    state = start(3, factions="giants+auren+fakirs", first_player="2")
    state = play(state, "settle a3; settle a5; settle a6; settle a9; settle b1; settle d1")
    assert actor(state) == 1
    state = play(state, "card bon5")
    assert actor(state) == 3
    assert not is_legal(state, "card bon5")
    state = play(state, "card bon3; card bon8")
    # The first income is paid and the start player begins; three cards carry a coin.
    assert (actor(state), int(state.round)) == (2, 1)
    assert sorted(state.read("card_coins")) == [0] * 7 + [1] * 3
