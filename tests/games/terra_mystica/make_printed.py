"""Write what the page shows of map, boards, tiles and cards: `python -m tests.games.terra_mystica.make_printed`."""

import json
from pathlib import Path
from typing import Final

from tenshu.games.terra_mystica.data import board, cults, structures, tiles
from tenshu.games.terra_mystica.factions import FACTIONS
from tenshu.games.terra_mystica.factions.faction import Faction
from tenshu.games.terra_mystica.maps.base import BASE
from tenshu.games.terra_mystica.verbs import CONVERSION
from tenshu.games.terra_mystica.view import Price, in_words

# The board is built from the sources, wherever the engine runs.
PATH: Final = Path(__file__).parents[3] / "src/tenshu/games/terra_mystica/web/printed.json"


def some(resources: tiles.Resources) -> Price:
    """Resources by name, zeros left out."""
    return {word: count for word, count in in_words(resources).items() if count}


def by_structure(counts: tuple[int, ...]) -> Price:
    """Counts by kind of structure, zeros left out."""
    named = zip(structures.STRUCTURE_WORDS, counts, strict=True)
    return {word: count for word, count in named if count}


def faction(one: Faction) -> dict[str, object]:
    """What is printed on a faction's board."""
    printed = one.board
    words = structures.STRUCTURE_WORDS
    incomes = zip(words, printed.incomes(), strict=True)
    return {
        "colour": board.COLOUR_WORDS[printed.home],
        "start": some(printed.resources),
        "bowls": printed.bowls,
        "cults": printed.cults,
        "shipping": [printed.shipping, printed.last_shipping],
        "exchange": printed.last_exchange,
        "income": {word: [some(step) for step in track] for word, track in incomes},
        "costs": {word: some(cost) for word, cost in zip(words, printed.costs(), strict=True)},
        "beside": some(printed.trading_house_cost_beside),
    }


def favour(number: int) -> dict[str, object]:
    """What is printed on a favour tile."""
    return {
        "cult": cults.CULT_WORDS[tiles.FAVOUR_CULT[number]],
        "steps": tiles.FAVOUR_STEPS[number],
        "income": some(tiles.FAVOUR_INCOME[number]),
    }


def town(number: int) -> dict[str, object]:
    """What is printed on a town tile."""
    return {
        "points": tiles.TOWN_POINTS[number],
        "gain": some(tiles.TOWN_GAIN[number]),
        "steps": tiles.TOWN_STEPS[number],
        "keys": tiles.TOWN_KEYS[number],
    }


def bonus(number: int) -> dict[str, object]:
    """What is printed on a bonus card."""
    return {
        "income": some(tiles.BONUS_INCOME[number]),
        "points": by_structure(tiles.BONUS_PASS_POINTS[number]),
    }


def scoring(number: int) -> dict[str, object]:
    """What is printed on a scoring tile."""
    cult = tiles.SCORING_CULT[number]
    return {
        "points": by_structure(tiles.SCORING_BUILD_POINTS[number])
        | ({"spade": tiles.SCORING_SPADE_POINTS[number]} if number == 0 else {})
        | ({"town": tiles.SCORING_TOWN_POINTS[number]} if number == 1 else {}),
        "cult": cults.CULT_WORDS[cult] if cult >= 0 else None,
        "steps": tiles.SCORING_STEPS[number],
        "gain": some(tiles.SCORING_GAIN[number])
        | ({"spades": 1} if tiles.SCORING_SPADES[number] else {}),
    }


def printed_text() -> str:
    """The engine's own tables, as the page reads them."""
    act_gains = zip(tiles.POWER_ACTION_GAIN, tiles.POWER_ACTION_SPADES, strict=True)
    tables = {
        "rows": BASE.rows,
        "sites": BASE.bridge_sites,
        "colours": board.COLOUR_WORDS,
        "cults": cults.CULT_WORDS,
        "trackPower": cults.TRACK_POWER,
        "orderSteps": cults.SPOT_STEPS,
        "structures": structures.STRUCTURE_WORDS,
        "supply": dict(zip(structures.STRUCTURE_WORDS, structures.STRUCTURE_SUPPLY, strict=True)),
        "conversions": CONVERSION.words,
        "actions": {
            word: {"cost": cost, "gain": some(gain) | ({"spades": spades} if spades else {})}
            for word, cost, (gain, spades) in zip(
                tiles.POWER_ACTION_WORDS, tiles.POWER_ACTION_COST, act_gains, strict=True
            )
        },
        "favours": {word: favour(n) for n, word in enumerate(tiles.FAVOUR_WORDS)},
        "towns": {word: town(n) for n, word in enumerate(tiles.TOWN_WORDS)},
        "bonuses": {word: bonus(n) for n, word in enumerate(tiles.BONUS_WORDS)},
        "scorings": {word: scoring(n) for n, word in enumerate(tiles.SCORING_WORDS)},
        "factions": {one.name: faction(one) for one in FACTIONS},
    }
    lines = [f'  "{name}": {json.dumps(table)}' for name, table in tables.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    PATH.write_text(printed_text(), encoding="utf-8")
