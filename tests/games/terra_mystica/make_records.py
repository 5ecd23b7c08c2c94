"""Write the golden records of Terra Mystica: `python -m tests.games.terra_mystica.make_records`.

Greedy bots play the first game of the rulebook for every number of players, and games that between
them see every faction and every option. Each record is also written in the community's notation.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tenshu.ai.selfplay import play_game
from tenshu.core.record import Record, format_record
from tenshu.games.terra_mystica.foreign_notation import FOREIGN_NOTATION
from tenshu.games.terra_mystica.game import GAME

FOLDER: Final = Path(__file__).resolve().parents[2] / "records" / "terra_mystica"

# The other value of every switch.
SWITCHED: Final = {
    "turn_order": "passing",
    "town_tiles": "mini",
    "shipping_card": "on",
    "temple_tile": "on",
    "cultists": "errata",
    "spade_points": "gained",
    "power_answers": "late",
}
FIRST: Final = {"setup": "first_game"}

PLANS: Final[tuple[tuple[str, int, Mapping[str, str]], ...]] = (
    ("first-2", 2, FIRST),
    ("first-3", 3, FIRST),
    ("first-4", 4, FIRST),
    ("first-5", 5, FIRST),
    ("chosen-2", 2, {}),
    ("colours-3", 3, {"factions": "colours"}),
    ("drawn-4", 4, {"factions": "random", "drop_out": "on"}),
    ("old-5", 5, {"factions": "darklings+witches+engineers+nomads+cultists", "first_player": "3"}),
    ("mail-4", 4, {"factions": "chaos_magicians+mermaids+dwarves+fakirs", **SWITCHED}),
    ("mail-5", 5, {"factions": "alchemists+auren+giants+swarmlings+halflings", **SWITCHED}),
)


def make_record(name: str, seats: int, given: Mapping[str, str]) -> Record:
    """A game of greedy bots."""
    record = Record(play_game(GAME, seats, given, ["greedy"] * seats, name).match)
    record.comments[0] = ["Written by tests/games/terra_mystica/make_records.py."]
    return record


def main() -> None:
    """Write every record and its ledger."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, seats, given in PLANS:
        record = make_record(name, seats, given)
        (FOLDER / f"{name}.game").write_text(format_record(record), encoding="utf-8")
        (FOLDER / f"{name}.ledger").write_text(FOREIGN_NOTATION.export(record), encoding="utf-8")


if __name__ == "__main__":
    main()
