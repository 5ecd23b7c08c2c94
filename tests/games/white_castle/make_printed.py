"""Write what the page's board shows of cards, tiles and spaces: `python -m tests.games.white_castle.make_printed`."""

import json
from pathlib import Path
from typing import Final

from tenshu.games.white_castle.data import board, by_word, castle, starting

# The board is built from the sources, wherever the engine runs.
PATH: Final = Path(__file__).parents[3] / "src/tenshu/games/white_castle/web/printed.json"


def printed_text() -> str:
    """The engine's own tables, as the page reads them."""
    tables = {
        "fields": by_word.CARD_TEXTS,
        "rows": {
            word: card[1]
            for word, card in zip(castle.DIPLOMAT_WORDS, castle.DIPLOMATS, strict=True)
        },
        "gardens": by_word.GARDEN_CARDS,
        "drills": by_word.DRILLS,
        "tiles": by_word.TILES,
        "resources": by_word.RESOURCES,
        "rivals": by_word.RIVALS,
        "backs": {
            "steward": castle.STEWARD_BACK,
            "diplomat": castle.DIPLOMAT_BACK,
            "action": starting.START_ACTION_BACK,
        },
        "decrees": dict(starting.DECREES),
        "domain": board.DOMAIN_ROWS,
        "spaces": dict(board.DIE_SPACES),
        "outside": board.OUTSIDE_ACTIONS,
        "well": board.WELL_GAIN,
        "yards": {word: (iron, worth) for word, iron, worth, _ in board.YARDS},
        "floors": dict(board.FLOORS),
        "time": board.TIME_POINTS,
        "limits": {"resource": board.RESOURCE_LIMIT, "seal": board.SEAL_LIMIT},
    }
    lines = [f'  "{name}": {json.dumps(table)}' for name, table in tables.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    PATH.write_text(printed_text(), encoding="utf-8")
