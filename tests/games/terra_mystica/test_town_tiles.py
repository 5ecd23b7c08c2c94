"""Town tiles. [TM 20]"""

import pytest

from tenshu.games.terra_mystica.layout import CARPET, KEYS, SHIPPING
from tenshu.games.terra_mystica.state import Position
from tests.games.terra_mystica.table import bowls, cults, own, play, purse, table, vp
from tests.rules import rule


def founding(faction: str = "auren", **options: str) -> Position:
    """A town is founded; its tile is to be chosen, and nobody pays more for it."""
    state = table(
        f"{faction} th e9 d7 te d8 d e11",
        "nomads d i7",
        scoring="score3",
        terrain={"e10": "green"},
        options=options,
    )
    own(state, bowls=(12, 0, 0), cults=(1, 2, 4, 9), coins=2, workers=1, vp=20)
    return play(state, "build e10")


@rule("TM 20.1", "TM 20.2", "TM 20.3", "TM 20.4", "TM 14.3")
@pytest.mark.parametrize(
    "tile, points, gain, power",
    [
        ("tw1", 5, (6, 0, 0), 0),
        ("tw2", 7, (0, 2, 0), 0),
        ("tw3", 9, (0, 0, 1), 0),
        ("tw4", 6, (0, 0, 0), 8),
    ],
)
def test_a_tile_brings_points_goods_and_a_key(
    tile: str, points: int, gain: tuple[int, int, int], power: int
) -> None:
    before = founding()
    after = play(before, f"town {tile}")
    assert vp(after) - vp(before) == points
    assert tuple(b - a for a, b in zip(purse(before), purse(after), strict=True)) == gain
    assert bowls(after) == (12 - power, power, 0)
    assert after.at[KEYS] == 1


@rule("TM 20.5", "TM 10.1", "TM 10.2")
def test_a_step_on_every_track() -> None:
    before = founding()
    after = play(before, "town tw5")
    assert vp(after) - vp(before) == 8
    assert cults(after) == (2, 3, 5, 10)
    assert bowls(after) == (6, 6, 0)  # 1 for water, 2 for earth, 3 for air
    assert after.at[KEYS] == 0


@rule("TM 22.2", "TM R17")
def test_two_steps_and_two_keys() -> None:
    before = founding(town_tiles="mini")
    own(before, cults=(8, 8, 8, 0))
    before.at[KEYS] = 0
    asked = play(before, "town tw6")
    after = play(asked, "ascend water; ascend earth")
    assert vp(after) - vp(before) == 2
    assert cults(after) == (9, 10, 10, 2)
    assert after.at[KEYS] == 0


@rule("TM 22.3")
def test_the_harbour_advances_shipping() -> None:
    before = founding(town_tiles="mini")
    after = play(before, "town tw7")
    assert after.at[SHIPPING] == before.at[SHIPPING] + 1
    assert vp(after) - vp(before) == 4 + 2


@rule("TM 22.3")
def test_the_harbour_widens_the_fakirs_range_and_only_scores_for_dwarves() -> None:
    fakirs = table(
        "fakirs th e9 d7 te d8 d e11",
        "witches d f4",
        terrain={"e10": "yellow"},
        options={"town_tiles": "mini"},
    )
    after = play(fakirs, "build e10; town tw7")
    assert (after.at[CARPET], vp(after)) == (1, 20 + 4 + 5)
    dwarves = table(
        "dwarves th e9 d7 te d8 d e11",
        "witches d f4",
        terrain={"e10": "gray"},
        options={"town_tiles": "mini"},
    )
    after = play(dwarves, "build e10; town tw7")
    assert (after.at[CARPET], after.at[SHIPPING], vp(after)) == (0, -1, 20 + 4 + 5)


@rule("TM 22.4")
def test_the_eleven_points_come_alone() -> None:
    before = founding(town_tiles="mini")
    after = play(before, "town tw8")
    assert vp(after) - vp(before) == 11
    assert purse(after) == purse(before)
