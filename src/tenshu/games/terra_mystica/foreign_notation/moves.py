"""From a command of the notation to the engine's small steps."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tenshu.core.action import UnaryVerb
from tenshu.games.terra_mystica import verbs
from tenshu.games.terra_mystica.data.board import COLOUR_WORDS
from tenshu.games.terra_mystica.foreign_notation.commands import Command
from tenshu.games.terra_mystica.foreign_notation.corrections import correct, give_up
from tenshu.games.terra_mystica.foreign_notation.driver import Driver, Refused
from tenshu.games.terra_mystica.ids import CULT_SPADES, LAND, NOTHING, TERRAIN_CHOICE, TOP
from tenshu.games.terra_mystica.layout import CULT_SPADES_LEFT, TERRAIN
from tenshu.games.terra_mystica.lookups import terrain_distance
from tenshu.games.terra_mystica.maps.geometry import Map
from tenshu.games.terra_mystica.rules.gains import faction_of
from tenshu.games.terra_mystica.rules.terraforming import home_of, spades_for_long
from tenshu.games.terra_mystica.verbs import (
    BONUS,
    CONVERSION,
    CULT,
    FAVOUR,
    HEX,
    NO_CARD,
    OCTAGON,
    RIVER,
    SITE,
    STRUCTURE,
    TOWN,
)

# What one unit costs: the conversions of the notation in units of the engine's.
RATES: Final = {"pw>c": 1, "pw>w": 3, "pw>p": 5, "p>w": 1, "w>c": 1, "vp>c": 1, "c>vp": 2, "w>p": 1}
WORK: Final = ("transform", "build")
STEP_ACTIONS: Final = ("bon2", "fav6", "acta")
# What the notation calls a spade that is due, and ordinations that are.
SPADES: Final = ("spade", "spades")
ORDINATION: Final = "convert_w_to_p"


class Wishes:
    """What a whole row tells about single steps of it."""

    def __init__(self, cults: tuple[int, ...]) -> None:
        self.cults = cults  # where the markers stand after the row; empty if unknown
        self.lowered: list[int] = []  # tracks that are not to be climbed to the end
        self.spades = 0  # bought and not used yet
        self.gives_up = False  # spades that are left after what follows
        self.following: list[Command] = []  # the commands after the one that is carried out


def orderings(commands: list[Command]) -> Iterator[list[Command]]:
    """The ways to read a row, likeliest first: the notation leaves some of the order open."""
    seen: list[list[Command]] = []
    for order in _all_orderings(commands):
        if order not in seen:
            seen.append(order)
            yield order


def _all_orderings(commands: list[Command]) -> Iterator[list[Command]]:
    written = _action_before_spades(_pass_last(commands))
    yield _spades_one_by_one(written)
    tidy = _one_transform_of_a_hex(written)
    at_once = _spades_at_once(tidy)
    yield _spades_one_by_one(tidy)
    yield at_once
    yield _built_hex_first(at_once)
    yield _built_hex_first(tidy)
    yield [c for c in tidy if c.kind not in WORK] + [c for c in tidy if c.kind in WORK]
    yield _owed_steps_first(at_once)


def _pass_last(commands: list[Command]) -> list[Command]:
    """Conversions may be written behind the pass; they come before it. [TM R3]"""
    last = [command for command in commands if command.kind == "pass"]
    return [command for command in commands if command.kind != "pass"] + last


def _action_before_spades(commands: list[Command]) -> list[Command]:
    """Spades bought in addition may be written before the action that gives the others."""
    for at in range(len(commands) - 1):
        if commands[at].kind == "dig" and commands[at + 1].kind == "action":
            return [*commands[:at], commands[at + 1], commands[at], *commands[at + 2 :]]
    return commands


def _one_transform_of_a_hex(commands: list[Command]) -> list[Command]:
    """Two steps of one hex are one choice of its terrain. [TM R5]"""
    out: list[Command] = []
    for command in commands:
        if command.kind == "transform":
            out = [c for c in out if c.kind != "transform" or c.words[0] != command.words[0]]
        out.append(command)
    return out


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


def _spades_one_by_one(commands: list[Command]) -> list[Command]:
    """Several purchases for one hex: it is chosen first, then spades and conversions alternate."""
    digs = [i for i, command in enumerate(commands) if command.kind == "dig"]
    work = next((i for i, command in enumerate(commands) if command.kind in WORK), -1)
    if len(digs) < 2 or work < digs[1]:
        return _spades_at_once(commands)
    chosen = commands[work]._replace(kind="choose")
    return [*commands[: digs[0]], chosen, *commands[digs[0] :]]


def _spades_at_once(commands: list[Command]) -> list[Command]:
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
        _transform_and_build(driver, seat, command, wishes)
    elif kind == "choose":
        _play(driver, seat, [verbs.TRANSFORM.action(HEX.index[command.words[0]])])
    elif kind == "dig":
        _dig(driver, seat, command, wishes)
    elif kind == "convert":
        _convert(driver, seat, command)
    elif kind == "burn":
        for _ in range(command.amount):
            _play(driver, seat, [verbs.BURN.action()])
    elif kind == "gain":
        _gain(driver, seat, command)
    elif kind == "lose":
        _lose(driver, seat, command, wishes)
    elif kind == "done":
        _give_up_spades(driver, seat, wishes)
        if driver.actor() == seat and verbs.END.action() in driver.legal():
            driver.play(verbs.END.action())
    elif kind != "wait":
        _play(driver, seat, main_actions(driver.state.setup.map, command))
    ascend(driver, seat, wishes)
    if not _is_work_next(wishes.following):
        _give_up_spades(driver, seat, wishes)


def _dig(driver: Driver, seat: int, command: Command, wishes: Wishes) -> None:
    """Buy spades one by one for a chosen hex; others are bought when the terrain is chosen."""
    if not _has_chosen(driver, seat):
        wishes.spades += command.amount
        return
    for _ in range(command.amount):
        _play(driver, seat, [verbs.BUY_SPADE.action()])


def _has_chosen(driver: Driver, seat: int) -> bool:
    """Whether the seat has chosen a hex and owes its terrain."""
    return driver.actor() == seat and driver.state.phase == TERRAIN_CHOICE


def _play(driver: Driver, seat: int, wanted: list[int]) -> None:
    if not wanted:
        raise Refused(-1)
    driver.play(driver.reach(seat, wanted))


def main_actions(map_: Map, command: Command) -> list[int]:
    """The engine's actions that a command may mean, best first."""
    kind, words = command.kind, command.words
    if kind == "upgrade":
        return [verbs.UPGRADE.action(HEX.index[words[0]], STRUCTURE.index[words[1]])]
    if kind == "action":
        return [verbs.OCTAGON_ACTION.action(OCTAGON.index[words[0]])]
    if kind == "engineer":
        return [verbs.OCTAGON_ACTION.action(OCTAGON.index["acte"])]
    if kind == "bridge":
        sites = (f"{words[0]}:{words[1]}", f"{words[1]}:{words[0]}")
        return [verbs.BUILD_BRIDGE.action(SITE.index[site]) for site in sites if site in SITE.index]
    if kind == "connect":
        return [verbs.CONNECT_TOWN.action(river) for river in _rivers(map_, words)]
    if kind == "send":
        steps = [command.amount] if command.amount else [3, 2, 1]
        return [verbs.SEND_PRIEST.action(CULT.index[words[0]], step - 1) for step in steps]
    if kind == "advance":
        track = verbs.ADVANCE_SHIPPING if words[0] == "ship" else verbs.ADVANCE_EXCHANGE
        return [track.action()]
    if kind == "pass":
        without_card = verbs.PASS.action(NO_CARD)
        if not words:
            return [without_card]
        card = BONUS.index[words[0]]
        # A card named in the last round is not taken.
        return [verbs.PASS.action(card), verbs.TAKE_CARD.action(card), without_card]
    return []


def _rivers(map_: Map, words: tuple[str, ...]) -> list[int]:
    """The river hexes that a connection names, or that touch all the hexes it names."""
    if words[0] in RIVER.index:
        return [RIVER.index[words[0]]]
    near = [{int(other) for other in map_.neighbours[HEX.index[word]]} for word in words]
    return [int(river) - LAND for river in map_.rivers if all(river in one for one in near)]


def _transform_and_build(driver: Driver, seat: int, command: Command, wishes: Wishes) -> None:
    """Transform a hex as far as needed, and build on it if that is the command."""
    hex_ = HEX.index[command.words[0]]
    build = verbs.BUILD.action(hex_)
    transform = verbs.TRANSFORM.action(hex_)
    home = int(home_of(driver.state, seat))
    is_chosen = _has_chosen(driver, seat) and driver.state.chosen_hex == hex_
    if command.kind == "build":
        is_home = driver.state.at[TERRAIN + hex_] == home
        wanted = [verbs.SETTLE.action(hex_), build] if is_home else [transform]
        if not is_chosen:
            driver.play(driver.reach(seat, wanted))
        if is_home:
            return
        _turn(driver, seat, home, wishes, is_named=True)
        _play(driver, seat, [build])
        return
    if not is_chosen:
        driver.play(driver.reach(seat, [transform]))
    named = COLOUR_WORDS.index(command.words[1]) if len(command.words) > 1 else home
    _turn(driver, seat, named, wishes, is_named=len(command.words) > 1)


def _turn(driver: Driver, seat: int, colour: int, wishes: Wishes, *, is_named: bool) -> None:
    """Choose the terrain, or the nearest to it that the spades allow; a sandstorm leaves no choice."""
    if driver.actor() != seat:
        return
    legal = driver.legal()
    state = driver.state
    # More spades than the short way takes were bought to go round the other way. [TM R5]
    is_long = False
    if wishes.spades > 0 and state.chosen_hex != NOTHING:
        long_way = spades_for_long(state, seat, state.chosen_hex, colour)
        is_long = state.free_spades + wishes.spades == long_way
    wishes.spades = 0
    ways = [verbs.CHOOSE_TERRAIN.action(colour), verbs.CHOOSE_TERRAIN_LONG_WAY.action(colour)]
    for action in reversed(ways) if is_long else ways:
        if action in legal:
            driver.play(action)
            return
    open_colours = arguments_of(verbs.CHOOSE_TERRAIN, legal)
    if open_colours and is_named:
        raise Refused(ways[0])
    if open_colours:
        nearest = min(open_colours, key=lambda other: int(terrain_distance(other, colour)))
        driver.play(verbs.CHOOSE_TERRAIN.action(nearest))


def arguments_of(verb: UnaryVerb, actions: list[int]) -> list[int]:
    """The arguments of those actions that are of this verb."""
    split = [verbs.VERBS.split(action) for action in actions]
    return [args[0] for found, args in split if found is verb]


def _convert(driver: Driver, seat: int, command: Command) -> None:
    source, target = command.words
    if (source, target) == ("p", "c"):
        for step in ("p>w", "w>c"):
            for _ in range(max(1, command.amount)):
                _play(driver, seat, [verbs.CONVERT.action(CONVERSION.index[step])])
        return
    name = f"{source}>{target}"
    if name == "c>vp" and not faction_of(driver.state, seat).trades_points:
        _buy_points(driver, seat, command)
        return
    if name not in RATES:
        raise Refused(-1)
    count = command.other or max(1, command.amount // RATES[name])
    for _ in range(count):
        _play(driver, seat, [verbs.CONVERT.action(CONVERSION.index[name])])


def _buy_points(driver: Driver, seat: int, command: Command) -> None:
    """Old games count the coins of the final scoring before the end."""
    rate = int(faction_of(driver.state, seat).coins_per_point)
    points = command.other or command.amount // rate
    if not points or command.amount != points * rate:
        raise Refused(-1)
    correct(driver, seat, [("c", -command.amount), ("vp", points)], command.text)


def _gain(driver: Driver, seat: int, command: Command) -> None:
    """Take a tile that is due, the cult steps of an action, or what is put right by hand."""
    word = command.words[0]
    if word in CULT.index:
        cult = CULT.index[word]
        _play(driver, seat, [verbs.ASCEND.action(cult), verbs.CULT_STEP.action(cult)])
        return
    for _ in range(max(1, command.amount)):
        if word in FAVOUR.index:
            _play(driver, seat, [verbs.TAKE_FAVOUR.action(FAVOUR.index[word])])
        elif word in TOWN.index:
            _play(driver, seat, [verbs.TAKE_TOWN.action(TOWN.index[word])])
        elif word in BONUS.index:
            _play(driver, seat, [verbs.TAKE_CARD.action(BONUS.index[word])])
        else:
            correct(driver, seat, [(word, max(1, command.amount))], command.text)
            return


def _lose(driver: Driver, seat: int, command: Command, wishes: Wishes) -> None:
    """Give up what is due; a cult given up is one that a town tile must not bring to space 10."""
    word = command.words[0]
    if word in CULT.index:
        if not any(_is_town(following) for following in wishes.following):
            raise Refused(-1)
        wishes.lowered.append(CULT.index[word])
    elif word in SPADES:
        _lose_spades(driver, seat, wishes)
    elif word == "bridge":
        _play(driver, seat, [verbs.FORGO.action()])
    elif word == ORDINATION:
        if not faction_of(driver.state, seat).ordains_workers:
            raise Refused(-1)
    elif not give_up(driver, seat, word, command.text):
        correct(driver, seat, [(word, -max(1, command.amount))], command.text)


def _is_town(command: Command) -> bool:
    return command.kind == "gain" and command.words[0] in TOWN.index


def _lose_spades(driver: Driver, seat: int, wishes: Wishes) -> None:
    """Forgo spades: at once, or after the work that follows; there may be no use for cult spades."""
    in_action = driver.state.phase != CULT_SPADES
    if in_action and _is_work_next(wishes.following):
        wishes.gives_up = True
    elif driver.actor() == seat and verbs.FORGO.action() in driver.legal():
        driver.play(verbs.FORGO.action())
    elif driver.state.at[CULT_SPADES_LEFT + seat] > 0:
        _play(driver, seat, [verbs.FORGO.action()])
    elif driver.cult_spades[seat] == 0:
        raise Refused(verbs.FORGO.action())


def _is_work_next(following: list[Command]) -> bool:
    """Whether a hex is still worked on in this action."""
    for command in following:
        if command.kind in WORK:
            return True
        if command.kind not in ("convert", "burn", "lose", "gain"):
            return False
    return False


def _give_up_spades(driver: Driver, seat: int, wishes: Wishes) -> None:
    """Forgo the spades that are left where the row said so before its work."""
    if not wishes.gives_up:
        return
    wishes.gives_up = False
    if driver.actor() == seat and verbs.FORGO.action() in driver.legal():
        driver.play(verbs.FORGO.action())


def ascend(driver: Driver, seat: int, wishes: Wishes) -> None:
    """Where keys are short, climb the tracks that end on the last space. [TM R17]"""
    while driver.actor() == seat:
        choices = arguments_of(verbs.ASCEND, driver.legal())
        named = [c for c in choices if _is_named(CULT.words[c], wishes.following)]
        if not choices or named:
            return
        wanted = [c for c in choices if wishes.cults and wishes.cults[c] == TOP]
        free = [c for c in choices if c not in wishes.lowered]
        driver.play(verbs.ASCEND.action((wanted or free or choices)[0]))


def _is_named(word: str, following: list[Command]) -> bool:
    """Whether a command that follows climbs this track."""
    return any(command.kind == "gain" and command.words == (word,) for command in following)
