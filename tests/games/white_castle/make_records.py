"""Write the golden records of The White Castle: `python -m tests.games.white_castle.make_records`.

Whole games by players who choose at random, but rather what no record has shown yet. For every
record the seeds 1 to 60 are tried, and the one is taken that shows most that is new; there are as
many records as it takes to show everything.
"""

from collections.abc import Iterator, Mapping
from itertools import chain, repeat
from pathlib import Path
from typing import Final

from tenshu.core.chance import Chance
from tenshu.core.match import Match
from tenshu.core.protocol import CHANCE
from tenshu.core.record import Record, format_record
from tenshu.games.white_castle.data.castle import DAIMYO_WORDS, FAVOUR_WORDS
from tenshu.games.white_castle.game import GAME
from tests.games.white_castle.shown import WANTED, shown

FOLDER: Final = Path(__file__).resolve().parents[2] / "records" / "white_castle"
SEEDS: Final = range(1, 61)

# Seats and options of the first records; all further ones are games of four.
PLANS: Final[tuple[tuple[str, int, Mapping[str, str]], ...]] = (
    ("solo-easy", 1, {"difficulty": "easy"}),
    ("solo-medium", 1, {}),
    ("solo-hard", 1, {"difficulty": "hard"}),
    ("two", 2, {}),
    ("two", 2, {"turn_order": "seats"}),
    ("three", 3, {}),
)
FURTHER: Final[tuple[str, int, Mapping[str, str]]] = ("four", 4, {})


def make_records() -> Iterator[tuple[str, Record]]:
    """Records until everything is shown, with their names."""
    missing = set(WANTED)
    for number, (name, seats, options) in enumerate(chain(PLANS, repeat(FURTHER)), start=1):
        games = [play_game(seats, options, seed, missing) for seed in SEEDS]
        best = max(games, key=lambda record: len(missing & shown(record.match)))
        missing -= shown(best.match)
        yield f"{number:02}-{name}", best
        if not missing:
            return


def play_game(seats: int, options: Mapping[str, str], seed: int, missing: set[str]) -> Record:
    """A game by players who try out what has not been shown."""
    match = Match(GAME, seats, options)
    chance = Chance(seed)
    draw_daimyo(match, chance, missing)
    while not match.is_over():
        match.play(choose(match, chance, missing))
        match.settle(chance)
    record = Record(match)
    record.comments[0] = [f"Seed {seed}, written by tests/games/white_castle/make_records.py."]
    return record


def draw_daimyo(match: Match, chance: Chance, missing: set[str]) -> None:
    """Set up a table with the first Daimyo card whose favours have not all been shown."""
    wanted = [
        word for word in DAIMYO_WORDS if any(f"{word} {slot}" in missing for slot in FAVOUR_WORDS)
    ]
    while match.actor() == CHANCE:
        texts = [GAME.verbs.format_action(action) for action in match.legal()]
        if texts[0].startswith("daimyo") and wanted:
            match.play(GAME.verbs.parse_action(f"daimyo {wanted[0]}"))
        else:
            match.play(int(GAME.sample(match.state, chance)))


def choose(match: Match, chance: Chance, missing: set[str]) -> int:
    """A random action: acting is likelier than exchanging or declining, and new than known."""
    actions = {GAME.verbs.format_action(action): action for action in match.legal()}
    weights = [weight(text, missing) for text in actions]
    drawn = chance.below(sum(weights))
    for action, share in zip(actions.values(), weights, strict=True):
        if drawn < share:
            return action
        drawn -= share
    raise AssertionError("the weights do not add up")


def weight(text: str, missing: set[str]) -> int:
    """How likely an action is chosen."""
    verb = text.split(maxsplit=1)[0]
    if f"verb {verb}" in missing:
        return 200
    if verb in ("pass", "swap", "stay"):
        return 1
    if text.endswith(" daimyo"):
        return 500
    if text in ("gain pearl", "send courtier"):
        return 50
    return {"climb": 40, "audience": 50, "cross": 20}.get(verb, 10)


def main() -> None:
    """Write all records."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.game"):
        old.unlink()
    for name, record in make_records():
        (FOLDER / f"{name}.game").write_text(format_record(record), encoding="utf-8")


if __name__ == "__main__":
    main()
