"""From a command of the notation to the engine's small steps."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tenshu.games.terra_mystica.data.board import COLOUR_WORDS
from tenshu.games.terra_mystica.foreign.commands import Command
from tenshu.games.terra_mystica.foreign.driver import Driver, Refused
from tenshu.games.terra_mystica.ids import CULTS, LAND, NOTHING, STRUCTURES, TERRAINS
from tenshu.games.terra_mystica.maps.geometry import Map
from tenshu.games.terra_mystica.rules.terraforming import home_of, spades_for_long
from tenshu.games.terra_mystica.verbs import (
    ACTION,
    ASCEND,
    BONUS,
    BRIDGE,
    BUILD,
    BURN,
    CONNECT,
    CONVERSION,
    CONVERT,
    CULT,
    DIG,
    END,
    FAVOUR,
    FAVOUR_TILE,
    FIRST_CARD,
    FORGO,
    HEX,
    NO_CARD,
    OCTAGON,
    PASS,
    RIVER,
    SEND,
    SETTLE,
    SHIP,
    SITE,
    STEP,
    STRUCTURE,
    TOWN,
    TOWN_TILE,
    TRANSFORM,
    TURN,
    TURN_LONG,
    UPGRADE,
)

# What one unit costs: the conversions of the notation in units of the engine's.
RATES: Final = {"pw>c": 1, "pw>w": 3, "pw>p": 5, "p>w": 1, "w>c": 1, "vp>c": 1, "c>vp": 2, "w>p": 1}
WORK: Final = ("transform", "build")
STEP_ACTIONS: Final = ("bon2", "fav6", "acta")
MOST_STEPS: Final = 3


class Wishes:
    """What a whole row tells about single steps of it."""

    def __init__(self, cults: tuple[int, ...]) -> None:
        self.cults = cults  # where the markers stand after the row; empty if unknown
        self.lowered: list[int] = []  # tracks that are not to be climbed to the end
        self.spades = 0  # bought and not used yet


def orders(commands: list[Command]) -> Iterator[list[Command]]:
    """The ways to read a row, likeliest first: the notation leaves some of the order open."""
    tidy = _action_before_dig(_pass_last(commands))
    dug = _dig_at_once(tidy)
    yield dug
    yield _built_hex_first(dug)
    yield _built_hex_first(tidy)
    yield [c for c in tidy if c.kind not in WORK] + [c for c in tidy if c.kind in WORK]
    yield _owed_steps_first(dug)


def _pass_last(commands: list[Command]) -> list[Command]:
    """Conversions may be written behind the pass; they come before it. [TM R3]"""
    last = [command for command in commands if command.kind == "pass"]
    return [command for command in commands if command.kind != "pass"] + last


def _action_before_dig(commands: list[Command]) -> list[Command]:
    """Spades bought in addition may be written before the action that gives the others."""
    for at in range(len(commands) - 1):
        if commands[at].kind == "dig" and commands[at + 1].kind == "action":
            return [*commands[:at], commands[at + 1], commands[at], *commands[at + 2 :]]
    return commands


def _built_hex_first(commands: list[Command]) -> list[Command]:
    """The hex with the dwelling comes before another one that takes a spade. [TM 4.4, R6]"""
    built = next((command.words[0] for command in commands if command.kind == "build"), "")
    others = [c for c in commands if c.kind == "transform" and c.words[0] != built]
    if not built or not others:
        return commands
    kept = [command for command in commands if command not in others]
    at = next(i for i, command in enumerate(kept) if command.kind == "build") + 1
    return kept[:at] + others + kept[at:]


def _owed_steps_first(commands: list[Command]) -> list[Command]:
    """The Cultists owe their step before their turn; others let them make it in the middle of it."""
    steps: list[Command] = []
    due = False
    for command in commands:
        if command.kind == "action":
            due = command.words[0] in STEP_ACTIONS
        elif command.kind == "gain" and command.words[0] in CULT.index:
            steps += [] if due else [command]
            due = False
    return steps + [command for command in commands if command not in steps]


def _dig_at_once(commands: list[Command]) -> list[Command]:
    """Bought spades are paid and used where they are bought, before the commands behind them."""
    bought = next((i for i, command in enumerate(commands) if command.kind == "dig"), None)
    if bought is None:
        return commands
    head, rest = commands[: bought + 1], commands[bought + 1 :]
    work = next((i for i, command in enumerate(rest) if command.kind in WORK), None)
    if work is None:
        return commands
    if rest[work].kind == "build":
        return [*head, rest[work]._replace(kind="transform"), *rest]
    return [*head, rest[work], *rest[:work], *rest[work + 1 :]]


def carry_out(driver: Driver, seat: int, command: Command, wishes: Wishes) -> None:
    """Play one command."""
    kind = command.kind
    if kind in WORK:
        _work(driver, seat, command, wishes)
    elif kind == "dig":
        wishes.spades += command.amount
    elif kind == "convert":
        _convert(driver, seat, command)
    elif kind == "burn":
        for _ in range(command.amount):
            _play(driver, seat, [BURN])
    elif kind == "gain":
        _gain(driver, seat, command)
    elif kind == "lose":
        _lose(driver, seat, command, wishes)
    elif kind == "done":
        if driver.actor() == seat and END in driver.legal():
            driver.play(END)
    elif kind != "wait":
        _play(driver, seat, main_actions(driver.state.setup.map, command))
    ascend(driver, seat, wishes)


def _play(driver: Driver, seat: int, wanted: list[int]) -> None:
    if not wanted:
        raise Refused(-1)
    driver.play(driver.reach(seat, wanted))


def main_actions(map_: Map, command: Command) -> list[int]:
    """The engine's actions that a command may mean, best first."""
    kind, words = command.kind, command.words
    if kind == "upgrade":
        return [UPGRADE + HEX.index[words[0]] * STRUCTURES + STRUCTURE.index[words[1]]]
    if kind == "action":
        return [ACTION + OCTAGON.index[words[0]]] if words[0] in OCTAGON.index else []
    if kind == "engineer":
        return [ACTION + OCTAGON.index["acte"]]
    if kind == "bridge":
        sites = (f"{words[0]}:{words[1]}", f"{words[1]}:{words[0]}")
        return [BRIDGE + SITE.index[site] for site in sites if site in SITE.index]
    if kind == "connect":
        return [CONNECT + river for river in _rivers(map_, words)]
    if kind == "send":
        steps = [command.amount] if command.amount else [3, 2, 1]
        return [SEND + CULT.index[words[0]] * MOST_STEPS + step - 1 for step in steps]
    if kind == "advance":
        return [SHIP if words[0] == "ship" else DIG]
    if kind == "pass":
        card = BONUS.index[words[0]] if words else NO_CARD
        # A card named in the last round is not taken.
        return [PASS + card, FIRST_CARD + card, PASS + NO_CARD] if words else [PASS + card]
    return []


def _rivers(map_: Map, words: tuple[str, ...]) -> list[int]:
    """The river hexes that a connection names, or that touch all the hexes it names."""
    if words[0] in RIVER.index:
        return [RIVER.index[words[0]]]
    near = [{int(other) for other in map_.neighbours[HEX.index[word]]} for word in words]
    return [int(river) - LAND for river in map_.rivers if all(river in one for one in near)]


def _work(driver: Driver, seat: int, command: Command, wishes: Wishes) -> None:
    """Transform a hex as far as needed, and build on it if that is the command."""
    if command.words[0] not in HEX.index:
        raise Refused(-1)
    hex_ = HEX.index[command.words[0]]
    build = BUILD + hex_
    home = int(home_of(driver.state, seat))
    if command.kind == "build":
        is_home = driver.state.terrain[hex_] == home
        action = driver.reach(seat, [SETTLE + hex_, build] if is_home else [TRANSFORM + hex_])
        driver.play(action)
        if is_home:
            return
        _turn(driver, seat, home, wishes)
        _play(driver, seat, [build])
        return
    driver.play(driver.reach(seat, [TRANSFORM + hex_]))
    named = COLOUR_WORDS.index(command.words[1]) if len(command.words) > 1 else home
    _turn(driver, seat, named, wishes)


def _turn(driver: Driver, seat: int, colour: int, wishes: Wishes) -> None:
    """Choose the terrain; a sandstorm leaves no choice. Short of spades, come as near as can be."""
    if driver.actor() != seat:
        return
    legal = driver.legal()
    state = driver.state
    # More spades than the short way takes were bought to go round the other way. [TM R5]
    is_long = False
    if wishes.spades > 0 and state.place != NOTHING:
        long_way = spades_for_long(state, seat, state.place, colour)
        is_long = state.free + wishes.spades == long_way
    wishes.spades = 0
    for verb in (TURN_LONG, TURN) if is_long else (TURN, TURN_LONG):
        if verb + colour in legal:
            driver.play(verb + colour)
            return
    open_colours = [turn - TURN for turn in legal if TURN <= turn < TURN + TERRAINS]
    if open_colours:
        nearest = min(open_colours, key=lambda other: _distance(other, colour))
        driver.play(TURN + nearest)


def _distance(one: int, other: int) -> int:
    apart = abs(one - other)
    return min(apart, TERRAINS - apart)


def _convert(driver: Driver, seat: int, command: Command) -> None:
    source, target = command.words
    if (source, target) == ("p", "c"):
        for step in ("p>w", "w>c"):
            for _ in range(max(1, command.amount)):
                _play(driver, seat, [CONVERT + CONVERSION.index[step]])
        return
    name = f"{source}>{target}"
    if name not in RATES:
        raise Refused(-1)
    count = command.other or max(1, command.amount // RATES[name])
    for _ in range(count):
        _play(driver, seat, [CONVERT + CONVERSION.index[name]])


def _gain(driver: Driver, seat: int, command: Command) -> None:
    """Take a tile that is due, or the cult steps of an action."""
    word = command.words[0]
    if word in CULT.index:
        _play(driver, seat, [STEP + CULT.index[word]])
        return
    for _ in range(max(1, command.amount)):
        if word in FAVOUR.index:
            _play(driver, seat, [FAVOUR_TILE + FAVOUR.index[word]])
        elif word in TOWN.index:
            _play(driver, seat, [TOWN_TILE + TOWN.index[word]])
        elif word in BONUS.index:
            _play(driver, seat, [FIRST_CARD + BONUS.index[word]])
        else:
            raise Refused(-1)


def _lose(driver: Driver, seat: int, command: Command, wishes: Wishes) -> None:
    """Give up what is due; a cult named so is one that a town tile is not to bring to its end."""
    word = command.words[0]
    if word in CULT.index:
        wishes.lowered.append(CULT.index[word])
    elif word in ("spade", "spades", "bridge"):
        _play(driver, seat, [FORGO])
    else:
        raise Refused(-1)


def ascend(driver: Driver, seat: int, wishes: Wishes) -> None:
    """Where keys are short, climb the tracks that end on the last space. [TM R17]"""
    while driver.actor() == seat:
        choices = [a - ASCEND for a in driver.legal() if ASCEND <= a < ASCEND + CULTS]
        if not choices:
            return
        wanted = [c for c in choices if wishes.cults and wishes.cults[c] == 10]
        free = [c for c in choices if c not in wishes.lowered]
        driver.play(ASCEND + (wanted or free or choices)[0])
