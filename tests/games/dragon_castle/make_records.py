"""Write the golden records of Dragon Castle: `python -m tests.games.dragon_castle.make_records`.

The worked example of the rulebook is played move by move. The other records are whole games, one in
every layout, by players who choose at random but put their tiles where they score best; of the seeds
1, 2, 3, ... the first is taken that shows all it is meant to show.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

from tenshu.core.chance import Chance
from tenshu.core.match import Match
from tenshu.core.protocol import CHANCE
from tenshu.core.record import Record, format_record
from tenshu.games.dragon_castle.data.cards import DRAGON_WORDS
from tenshu.games.dragon_castle.game import GAME

FOLDER: Final = Path(__file__).resolve().parents[2] / "records" / "dragon_castle"

# The other value of every ruling that can be switched.
OTHER_RULINGS: Final = {
    "no_space": "discard",
    "shrine_supply": "unlimited",
    "pending_sets": "open",
    "pending_cost": "allowed",
    "elegance": "lenient",
    "deception": "any_floor",
    "strength": "inside",
    "faith": "early",
    "harmony": "empty",
}


class Plan(NamedTuple):
    """What a record is to show."""

    layout: str
    seats: int
    spirits: str
    dragons: str
    end: str
    options: Mapping[str, str] = {}
    verb: str = "take"


EMPTY: Final = "castle-empty"
SUMMONED: Final = "dragon-summoned"

PLANS: Final = (
    Plan("standard_2p", 2, "none", "none", SUMMONED),
    Plan("standard_3p", 3, "random", "random", SUMMONED),
    Plan("standard_4p", 4, "beauty", "humility", EMPTY),
    Plan("four_seasons", 2, "elegance+strength", "harmony+power", SUMMONED, {"first_player": "2"}),
    Plan("thousand_towers", 2, "wind+change", "righteousness", EMPTY, {"realm": "8x4"}),
    Plan("barracks", 2, "deception+faith", "tranquility+bravery", SUMMONED, OTHER_RULINGS),
    Plan("pillars_of_creation", 3, "deep+destruction+cunning", "majesty", EMPTY),
    Plan("fortress", 3, "wind+elegance", "power+devotion", SUMMONED, {"realm": "6x6"}),
    Plan("blockhouse", 3, "change+faith", "knowledge", SUMMONED, {"first_player": "3"}),
    Plan("parade_ground", 3, "strength+cunning", "fortitude", EMPTY, OTHER_RULINGS, "pull"),
    Plan("keep", 4, "deception+deep+elegance", "power+bravery", SUMMONED),
    Plan("dragons_head", 4, "destruction+faith", "harmony+tranquility", EMPTY, OTHER_RULINGS),
    Plan("monastery_of_the_abyss", 4, "random:2", "random:2", SUMMONED),
    Plan("gates_of_destiny", 4, "strength+wind+change", "knowledge+humility", SUMMONED),
    Plan("forbidden_city", 4, "wind+deep+cunning", "all", EMPTY),
)


def make_game(plan: Plan) -> Record:
    """The first game that activates all its Spirits, pleases all its Dragons and ends as planned.

    Ten Dragons at once are too many to please.
    """
    seed = 1
    while not shows_all(record := play_game(plan, seed), plan):
        seed += 1
    return record


def shows_all(record: Record, plan: Plan) -> bool:
    """Whether the record shows all that was planned."""
    state = record.match.state
    sheets = [dragon_points(sheet) for sheet in GAME.score_sheet(state)]
    pleased = [any(column) for column in zip(*sheets, strict=True)]
    return (
        GAME.end_reason(state) == plan.end
        and GAME.observe(state, 0)["spirits"] == invoked_in(record.match)
        and (all(pleased) or len(pleased) == len(DRAGON_WORDS))
        and any(text.startswith(plan.verb) for text in texts_of(record.match))
    )


def dragon_points(sheet: Mapping[str, int]) -> list[int]:
    """The points of every Dragon card in play."""
    return [points for source, points in sheet.items() if source.startswith("dragon-")]


def play_game(plan: Plan, seed: int) -> Record:
    """A game in which Spirits not seen yet are tried first."""
    given = {"layout": plan.layout, "spirits": plan.spirits, "dragons": plan.dragons}
    match = Match(GAME, plan.seats, {**given, **plan.options})
    chance = Chance(seed)
    match.settle(chance)
    seen: set[str] = set()
    while not match.is_over():
        match.play(choose(match, plan, seen, chance))
        match.settle(chance)
    record = Record(match)
    record.comments[0] = [f"Seed {seed}, written by tests/games/dragon_castle/make_records.py."]
    return record


def choose(match: Match, plan: Plan, seen: set[str], chance: Chance) -> int:
    """Any legal action, but new Spirits first, and no summons if the castle is to be emptied."""
    actions = {GAME.verbs.format_action(action): action for action in match.legal()}
    fresh = [text for text in actions if text.startswith("invoke") and text.split()[1] not in seen]
    if plan.end == EMPTY and len(actions) > 1:
        actions.pop("summon", None)
    text = pick(fresh or best_places(match, actions) or list(actions), chance)
    if text.startswith("invoke"):
        seen.add(text.split()[1])
    return GAME.verbs.parse_action(text)


def best_places(match: Match, actions: Mapping[str, int]) -> list[str]:
    """The placements that bring the seat most."""
    gains: dict[str, int] = {}
    for text, action in actions.items():
        if text.startswith("place"):
            after = match.state.clone()
            after.apply(action)
            gains[text] = after.scores()[match.actor()]
    return [text for text, gain in gains.items() if gain == max(gains.values())]


def pick(texts: list[str], chance: Chance) -> str:
    """One of these, each equally likely."""
    return texts[chance.below(len(texts))]


def texts_of(match: Match) -> list[str]:
    """All that was done, in notation."""
    return [GAME.verbs.format_action(step.action) for step in match.steps]


def invoked_in(match: Match) -> list[str]:
    """The Spirits that were activated, in their printed order."""
    used = {text.split()[1] for text in texts_of(match) if text.startswith("invoke")}
    return [word for word in GAME.verbs.by_name["invoke"].domains[0].words if word in used]


# The worked example: what the deal must show, what turns up later, and both players' turns.
JANET_DEALS: Final = {
    **dict.fromkeys(["b1", "c1"], "merchant-2"),
    **dict.fromkeys(["b2", "c2"], "merchant-5"),
    **dict.fromkeys(["k1", "l1"], "soldier-1"),
    **dict.fromkeys(["k2", "l2"], "soldier-4"),
    **dict.fromkeys(["b8", "c8"], "dragon-jade"),
    "b9": "dragon-ember",
    "c9": "dragon-pearl",
}
JANET_REVEALS: Final = {"b1": "dragon-ember"}
JANET_TURNS: Final = (
    ("Janet (p1) gathers Merchants first; Kim (p2) has little to do with this story.",),
    "take b1; pair c1; place a1; place b1",
    "take f4; shrine; place a1",
    ("Four Merchants: Janet consolidates them for 2 VP and saves her only Shrine.",),
    "take b2; pair c2; place a2; place b2; done",
    "take h4; discard",
    "take k1; pair l1; place b1; place b2",
    "take f5; shrine; place f4",
    ("Four Soldiers, two of them on floor 2: another 2 VP, and again no Shrine.",),
    "take k2; pair l2; place c1; place c2; done",
    "take h5; discard",
    ("Two Dragon tiles, one on floor 3 and one on floor 2.",),
    "take b8; pair c8; place b1; place c1",
    "take f6; shrine; place c4",
    (
        "Example, part 1. Pair of Tiles: a Dragon tile of the top floor and its twin on floor 2.",
        "With them Janet could make a set of four, but a set of Dragons allows two Shrines and she",
        "has only one. So she places both apart and waits; a fifth tile will bring more VP too.",
    ),
    "take b9; pair b1; place d2; place c3",
    "take h6; discard",
    (
        "Example, part 2. Tile and Shrine: a third kind of Dragon tile joins all five, and the new",
        "Shrine is her second. The set of 5 brings 3 VP and the Dragons 1 VP more, 4 VP in all.",
        "Then she builds one Shrine on floor 3 and one on floor 2.",
    ),
    "take c9; shrine; place c2; build b1; build c1",
)


def make_worked_example() -> Record:
    """The rulebook's example, reached by legal play."""
    options = {"layout": "pillars_of_creation", "first_player": "1"}
    match = Match(GAME, 2, options)
    record = Record(match)
    record.headers = {"p1": "Janet", "p2": "Kim"}
    chance = Chance("Janet")
    settle_with(match, JANET_DEALS, chance)
    for part in JANET_TURNS:
        if isinstance(part, tuple):
            record.comments[len(match.steps)] = list(part)
            continue
        for text in part.split("; "):
            match.play(GAME.verbs.parse_action(text))
            settle_with(match, JANET_REVEALS, chance)
    return record


def settle_with(match: Match, wanted: Mapping[str, str], chance: Chance) -> None:
    """Let chance reveal what is wanted, and anything but Dragon tiles elsewhere."""
    while match.actor() == CHANCE:
        texts = [GAME.verbs.format_action(action) for action in match.legal()]
        space = texts[0].split()[1]
        plain = [text for text in texts if "dragon" not in text]
        text = f"reveal {space} {wanted[space]}" if space in wanted else pick(plain, chance)
        match.play(GAME.verbs.parse_action(text))


def main() -> None:
    """Write all records."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    write("worked-example", make_worked_example())
    for plan in PLANS:
        write(plan.layout.replace("_", "-"), make_game(plan))


def write(name: str, record: Record) -> None:
    """Write one record file."""
    text = format_record(record)
    (FOLDER / f"{name}.game").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
