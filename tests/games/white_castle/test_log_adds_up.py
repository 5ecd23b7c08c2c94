"""The numbers that the log tells a player sum up to what every clan then owns."""

import re

import pytest

from tenshu.games.white_castle.event_kinds import ZONE_ITEM
from tenshu.games.white_castle.game import GAME
from tenshu.text import LANGUAGES, Wording
from tests.games.white_castle.keen import keen_game

NAMES = ["Ana", "Bo", "Cy", "Di"]
ITEMS = ["food", "iron", "pearl", "coin", "seal", "point", "space"]
AMOUNTS = r"\d+ \w+(?: \+ \d+ \w+)*"
# A clan, what it does, the amounts, and what it gets in exchange for them.
TOLD = re.compile(
    rf"(\w+) (?:puts .+, and )?(gains|scores|moves|pays|hands in|exchanges) ({AMOUNTS})"
    r"(?: for (\d+ \w+))?(?:[.,:]| for the milestone)"
)
GAINS = ("gains", "scores", "moves")


def amounts(text: str) -> list[tuple[int, int]]:
    """The items named in `2 coins + 1 food`, with their numbers."""
    parts = [part.split() for part in text.split(" + ")]
    return [(ITEMS.index(word.removesuffix("s")), int(number)) for number, word in parts]


def add_up(owned: list[list[int]], line: str, clans: list[str]) -> None:
    """Change what the clans own by what one line of the log says."""
    found = TOLD.match(line)
    if found is None:
        return
    name, deed, what, received = found.groups()
    sign = 1 if deed in GAINS else -1
    mine = owned[clans.index(name)]
    for item, number in amounts(what):
        mine[item] += sign * number
        assert mine[item] >= 0, line
    for item, number in amounts(received) if received else []:
        mine[item] += number


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("rich", [True, False])
def test_what_the_log_tells_adds_up(seats: int, rich: bool) -> None:
    clans = [*NAMES[:seats], "Tokugawa"]
    wording = Wording("en", "white_castle", NAMES[:seats])
    for seed in range(3):
        for state, action in keen_game(seats, seed, rich=rich):
            owned = [held[:ZONE_ITEM] for held in GAME.holdings(state)]
            lines = [wording.word(message) for message in GAME.describe(state, action, 0)]
            for line in lines:
                add_up(owned, line, clans)
            after = state.clone()
            after.apply(action)
            assert owned == [held[:ZONE_ITEM] for held in GAME.holdings(after)], lines


@pytest.mark.parametrize("seats", [1, 3])
def test_every_language_tells_the_same_numbers(seats: int) -> None:
    wordings = [Wording(language, "white_castle", NAMES[:seats]) for language in LANGUAGES]
    for state, action in keen_game(seats, 1):
        for message in GAME.describe(state, action, 0):
            texts = [wording.word(message) for wording in wordings]
            numbers = [sorted(re.findall(r"\d+", text)) for text in texts]
            assert numbers.count(numbers[0]) == len(numbers), texts
