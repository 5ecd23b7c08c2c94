"""The log: what happened, in order, with every amount."""

from collections import Counter
from collections.abc import Iterator

import pytest

from tenshu.core.chance import Chance
from tenshu.core.match import Match
from tenshu.core.message import Message
from tenshu.core.protocol import SPECTATOR
from tenshu.games.terra_mystica import event_kinds as kinds
from tenshu.games.terra_mystica.game import GAME
from tenshu.games.terra_mystica.state import Position
from tenshu.text import Wording
from tests.games.terra_mystica.table import legal, own, play, start, table
from tests.rules import rule

WORDS = Wording("en", "terra_mystica", ("Ann", "Ben", "Cy"))
OPTIONS = (
    {"factions": "random", "drop_out": "on"},
    {
        "factions": "random",
        "town_tiles": "mini",
        "cultists": "errata",
        "power_answers": "late",
        "shipping_card": "on",
        "temple_tile": "on",
    },
)


def told(state: Position, script: str) -> list[str]:
    """What the log says about the last action of a script."""
    *before, last = [text.strip() for text in script.split(";")]
    if before:
        state = play(state, ";".join(before))
    action = GAME.verbs.parse_action(last)
    assert action in state.legal_actions(), sorted(legal(state))
    return [WORDS.word(message) for message in GAME.describe(state, action, SPECTATOR)]


@rule("TM 4.3", "TM 18.1")
def test_a_transformation_and_a_dwelling() -> None:
    state = table("witches d e6", "nomads d i1", scoring="score1")
    assert told(state, "transform e7; turn green") == [
        "Ann buys 1 spade for 3 workers.",
        "Ann turns e7 into forest with 1 spade.",
        "Ann gains 2 VP by the scoring tile.",
    ]
    assert told(state, "transform e7; turn green; build e7") == [
        "Ann builds a dwelling on e7.",
        "Ann pays 2 coins and 1 worker.",
    ]


@rule("TM 21.11")
def test_a_tunnel() -> None:
    state = table("dwarves d e6", "nomads d i1", terrain={"e8": "gray"})
    assert told(state, "build e8") == [
        "Ann builds a dwelling on e8.",
        "Ann pays 2 workers to reach e8 by tunnel or carpet.",
        "Ann gains 4 VP by the faction's ability.",
        "Ann pays 2 coins and 1 worker.",
    ]


@rule("TM 9.3", "TM 2.4")
def test_power_taken_and_lost() -> None:
    state = table("witches d f4", "nomads sh f3")
    script = "upgrade f4 trading_house; end"
    assert told(state, f"{script}; leech p1 3") == ["Ben takes 3 power from Ann for 2 VP."]
    assert told(own(state, 2, bowls=(0, 1, 5)), f"{script}; leech p1 3") == [
        "Ben takes 1 power from Ann for free."
    ]
    full = own(table("alchemists d f4 th e6", "nomads d i1"), bowls=(1, 2, 9))
    assert told(full, "upgrade e6 stronghold") == [
        "Ann upgrades e6 to a stronghold.",
        "Ann pays 6 coins and 4 workers and gains 4 power.",
        "Ann cannot take 8 power: the bowls are full.",
    ]


@rule("TM 10.1", "TM 10.2", "TM 10.3")
def test_a_priest_on_the_way_to_the_top() -> None:
    state = own(table("witches d e6", "nomads d i1"), cults=(8, 0, 0, 0))
    assert told(state, "send fire 3") == [
        "Ann sends 1 priest to an order of Fire.",
        "Ann advances 1 step on Fire.",
        "Ann stops at space 9 of Fire for want of a key.",
    ]
    assert told(own(state, towns="tw1"), "send fire 3") == [
        "Ann sends 1 priest to an order of Fire.",
        "Ann advances 1 step on Fire.",
        "Ann uses 1 key to advance 1 step on Fire, to the top.",
        "Ann gains 3 power.",
    ]
    taken = own(state, 2, cults=(10, 0, 0, 0), towns="tw2")
    assert told(taken, "send fire 2")[1:] == [
        "Ann advances 1 step on Fire.",
        "Ann loses 1 step on Fire: there is no way up.",
    ]


@rule("TM 11.1", "TM 3.2", "TM 3.3", "TM 4.4")
def test_power_spent() -> None:
    state = table("witches d e6", "nomads d i1")
    assert told(state, "action act3") == [
        "Ann takes the action: Workers.",
        "Ann pays 4 power and gains 2 workers.",
    ]
    assert told(state, "convert pw>w") == ["Ann turns 3 power into 1 worker."]
    assert told(state, "burn") == ["Ann sacrifices 1 power token to move another to bowl III."]
    assert told(state, "action act5; forgo") == ["Ann gives up 1 spade."]


@rule("TM 13.4", "TM 15.1", "TM 2.2")
def test_passing_and_the_next_round() -> None:
    state = table("witches d e6 f4", "nomads d i1", scoring="score5")
    own(own(state, 1, cults=(4, 0, 0, 0), card="bon9"), 2, card="bon3")
    assert told(state, "pass bon8; pass bon7") == [
        "Ben passes and takes the Trade card.",
        "Ann gains 4 power as cult bonus.",
        "Round 2 begins.",
        "Ann collects 3 workers and 1 priest as income.",
        "Ben collects 3 workers as income.",
    ]
    assert told(state, "pass bon8")[:2] == [
        "Ann passes and takes the Priest card.",
        "Ann gains 2 VP by the bonus card handed back.",
    ]


@rule("TM 16.2", "TM 16.3", "TM 16.4")
def test_the_final_scoring() -> None:
    state = table("witches d e6", "nomads d i1 h1", round_=6)
    own(own(state, 1, cults=(4, 0, 0, 0), coins=3, workers=0, priests=0, bowls=(0, 0, 0)))
    own(state, 2, cults=(0, 0, 0, 0), coins=0, workers=0, priests=0, bowls=(12, 0, 0))
    assert told(state, "pass none; pass none") == [
        "Ben passes.",
        "The game is over.",
        "Ann scores 8 VP for Fire, 12 VP for the largest area and 1 VP for resources.",
        "Ben scores 18 VP for the largest area.",
    ]


@rule("TM 1.3")
def test_what_a_faction_begins_with() -> None:
    assert told(start(2), "choose halflings") == [
        "Ann plays the Halflings.",
        "Ann begins with 15 coins, 3 workers, 20 VP, 3/9/0 power, 1 step on Earth and 1 step on Air.",
    ]


@pytest.mark.parametrize("number", range(8))
def test_the_words_add_up(number: int) -> None:
    """The amounts in the sentences are those by which the positions differ, action by action."""
    chance = Chance(f"words/{number}")
    match = Match(GAME, 2 + number % 4, OPTIONS[number % 2])
    while not match.is_over():
        if match.actor() < 0:
            match.settle(chance)
            continue
        actions = match.legal()
        busy = [
            a for a in actions if GAME.verbs.split(a)[0].name not in ("convert", "pass", "drop")
        ]
        if busy and chance.below(8) > 0:
            actions = busy
        action = actions[int(chance.below(len(actions)))]
        before = values(match.state)
        lines = GAME.describe(match.state, action, SPECTATOR)
        match.play(action)
        after = values(match.state)
        changes = [difference(now, then) for now, then in zip(after, before, strict=True)]
        assert [told_of(lines, seat) for seat in range(match.seats)] == changes


Tally = dict[str, int]


def difference(after: Tally, before: Tally) -> Tally:
    """By how much amounts changed, where they did."""
    changes = {word: after.get(word, 0) - before.get(word, 0) for word in {*after, *before}}
    return {word: amount for word, amount in changes.items() if amount != 0}


def values(state: object) -> list[Tally]:
    """What every seat owns, in the words of the log; a token of bowl III is worth two of bowl II."""
    assert isinstance(state, Position)
    found = []
    for owned in GAME.holdings(state):
        tally = {
            "coins": owned[kinds.COIN],
            "workers": owned[kinds.WORKER],
            "priests": owned[kinds.PRIEST],
            "points": owned[kinds.POINT],
            "keys": owned[kinds.KEY],
            "spades": owned[kinds.SPADE],
            "power": owned[kinds.POWER_2] + 2 * owned[kinds.POWER_3],
            "tokens": owned[kinds.POWER_1] + owned[kinds.POWER_2] + owned[kinds.POWER_3],
        }
        for cult, word in enumerate(("fire", "water", "earth", "air")):
            tally[word] = owned[kinds.CULT_STEP + cult]
        found.append(tally)
    return found


def told_of(lines: list[Message], seat: int) -> Tally:
    """What the sentences about a seat say that it gained and paid."""
    tally: Tally = Counter()
    for line in lines:
        if line.args.get("seat") != seat:
            continue
        for name, sign in (("goods", 1), ("steps", 1), ("price", -1)):
            for leaf in leaves(line.args.get(name)):
                add(tally, leaf, sign)
    return difference(tally, {})


def leaves(part: object) -> Iterator[Message]:
    """The amounts within a message."""
    if isinstance(part, Message):
        if part.key.startswith("amount-"):
            yield part
        else:
            for value in part.args.values():
                yield from leaves(value)


def add(tally: Tally, leaf: Message, sign: int) -> None:
    """Count one amount."""
    word = leaf.key.removeprefix("amount-")
    if word == "bowls":
        for name, worth in (("one", 0), ("two", 1), ("three", 2)):
            tokens = leaf.args[name]
            assert isinstance(tokens, int)
            tally["tokens"] += tokens
            tally["power"] += worth * tokens
        return
    amount = leaf.args["n"]
    assert isinstance(amount, int)
    if word == "power" and sign < 0:
        sign = -2  # from bowl III to bowl I
    if word == "steps":
        cult = leaf.args["cult"]
        assert isinstance(cult, Message)
        word = cult.key.removeprefix("cult-")
    tally[word] += sign * amount
