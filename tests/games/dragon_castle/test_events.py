"""The log: what happened, in the order in which it happened, and it adds up."""

import re
from collections.abc import Iterator

import pytest

import tenshu
from tenshu.core.chance import Chance
from tenshu.core.match import Match
from tenshu.core.protocol import CHANCE, SPECTATOR
from tenshu.games.dragon_castle.game import GAME
from tenshu.games.dragon_castle.layout import DISCARDS
from tenshu.games.dragon_castle.state import Position
from tenshu.text import LANGUAGES, Wording
from tests.games.dragon_castle.table import play, table
from tests.rules import rule

NAMES = ("Ann", "Ben", "Cid", "Dot")
MANY_CARDS = {"spirits": "all", "dragons": "all", "strength": "inside", "pending_sets": "open"}
GAMES = 12 if tenshu.compiled() else 4

POINTS = re.compile(r"(\d+) (?:VP|PVs?)\b")
NAME = re.compile("|".join(NAMES))
TOTAL = "event-score"

# What each text says that a seat got or gave, other than points.
SHRINES = {"shrine": 1, "build": -1, "build-faith": -1, "invoke-shrine": -1}
TILES = {"place": 1, "lay-tile": 1, "invoke-tile": -1, "lift-tile": -1, "pull": -1}
TOKENS = {"summon": 1}
THROWN = {"discard": 1, "throw-away": 1, "invoke-tile": 1, "destroy": 1}


def log(state: Position, text: str) -> list[str]:
    """What an action does, in English."""
    wording = Wording("en", GAME.name, NAMES)
    action = GAME.verbs.parse_action(text)
    return [wording.word(message) for message in GAME.describe(state, action, SPECTATOR)]


def walk(seed: int) -> Iterator[tuple[Position, int, Position]]:
    """Every step of a random game with all cards, in which Spirits are activated often."""
    chance = Chance(f"events/{seed}")
    match = Match(GAME, 2 + seed % 3, MANY_CARDS)
    while not match.is_over():
        before = match.state.clone()
        assert isinstance(before, Position)
        legal = match.legal()
        spirits = [a for a in legal if GAME.verbs.split(a)[0].name == "invoke"]
        choices = spirits if spirits and chance.below(3) == 0 else legal
        is_chance = match.actor() == CHANCE
        action = (
            int(GAME.sample(match.state, chance))
            if is_chance
            else choices[int(chance.below(len(choices)))]
        )
        match.play(action)
        assert isinstance(match.state, Position)
        yield before, action, match.state


def thrown(state: Position) -> list[int]:
    """The tiles that each seat has discarded."""
    return [int(state.at[DISCARDS + seat]) for seat in range(int(state.setup.seats))]


@pytest.mark.parametrize("seed", range(GAMES))
def test_the_words_of_the_log_add_up(seed: int) -> None:
    wordings = [Wording(language, GAME.name, NAMES) for language in LANGUAGES]
    for before, action, after in walk(seed):
        told = [GAME.holdings(before) for _ in wordings]
        discards = thrown(before)
        for message in GAME.describe(before, action, SPECTATOR):
            key = message.key.removeprefix("event-")
            seat = message.args["seat"]
            assert isinstance(seat, int)
            for owned, wording in zip(told, wordings, strict=True):
                text = wording.word(message)
                named = NAME.search(text)
                assert named is None or named[0] == NAMES[seat]
                points = [int(found) for found in POINTS.findall(text)]
                if message.key == TOTAL:
                    assert points == [owned[seat][0]]
                    continue
                owned[seat][0] += sum(points)
                owned[seat][1] += SHRINES.get(key, 0)
                owned[seat][2] += TILES.get(key, 0)
                owned[seat][3] += TOKENS.get(key, 0)
            discards[seat] += THROWN.get(key, 0)
        assert told == [GAME.holdings(after)] * len(wordings), GAME.verbs.format_action(action)
        assert discards == thrown(after)


@rule("DC 5.5", "DC R19")
def test_two_sets_of_one_step_are_told_as_two() -> None:
    realm = "m1 m2 m3 . s1 s2 | . . . . s3"
    state = play(table("s6", realm, hand="m4 s4", shrines=0), "place d1")
    assert log(state, "place f2") == ["Ann places Soldier 4 on f2."]
    state = play(state, "place f2")
    assert log(state, "consolidate a1") == [
        "Ann Consolidates 4 Merchants at a1 and gains 2 VP.",
        "Ann Consolidates 4 Soldiers at e1 and gains 2 VP.",
    ]


@rule("DC 5.4", "DC 5.2")
def test_a_set_is_told_with_its_size_type_and_points_and_the_bonus_apart() -> None:
    state = table("s6", "ja ja em .", hand="pe", shrines=0)
    assert log(state, "place d1") == [
        "Ann places Pearl Dragon on d1.",
        "Ann Consolidates 4 Dragons at a1 and gains 2 VP.",
        "Ann gains 1 VP more because they are Dragons.",
    ]


@rule("DC 7.7")
def test_a_set_of_beauty_is_told_by_its_number() -> None:
    state = table(realm="m1 s1 f1 m1", spirits="beauty", shrines=1)
    state = play(state, "invoke beauty shrine")
    assert log(state, "consolidate a1") == [
        "Ann Consolidates 4 tiles with the number 1 at a1 and gains 2 VP.",
        "Ann gains 1 VP more by the Spirit of Beauty.",
    ]


@rule("DC 2.4", "DC 3.6")
def test_the_ground_floor_is_told_when_it_is_all_that_is_left() -> None:
    state = table("m1/2 . s1", hidden="f1")
    assert log(state, "take a1") == [
        "Ann takes Merchant 1 from a1.",
        "Only the ground floor of the castle is left: the Dragon may now be Summoned.",
    ]


@rule("DC 9.1", "DC 9.2")
def test_the_end_tells_what_every_source_brings_and_the_score() -> None:
    realms = ["^/2 #", "ra"]
    state = table("", realms, turn=2, tokens=[1, 0], vp=[5, 3], dragons="fortitude+knowledge")
    assert log(state, "summon") == [
        "Ben Summons the Dragon and takes a Countdown token.",
        "The Dragon has awoken: the game ends with this round.",
        "The game is over.",
        "Ann gains 2 VP for Shrines.",
        "Ann gains 2 VP for Countdown tokens.",
        "Ann gains 1 VP for the Dragon of Fortitude.",
        "Ann has 10 VP in all.",
        "Ben gains 2 VP for Countdown tokens.",
        "Ben gains 2 VP for the Dragon of Knowledge.",
        "Ben has 7 VP in all.",
    ]


@rule("DC 1.7", "DC 1.8", "DC R12")
@pytest.mark.parametrize("first", ["random", "2"])
def test_the_first_player_and_the_cards_are_told_whether_drawn_or_chosen(first: str) -> None:
    given = {"first_player": first, "spirits": "random", "dragons": "power"}
    match = Match(GAME, 2, given)
    told = []
    while match.actor() == CHANCE:
        action = int(GAME.sample(match.state, Chance(str(len(match.steps)))))
        told += GAME.describe(match.state, action, SPECTATOR)
        match.play(action)
    assert sorted(message.key for message in told) == [
        "event-dragon",
        "event-first",
        "event-spirit",
    ]
    opening = next(message for message in told if message.key == "event-first")
    assert opening.args == {"seat": match.actor()}
