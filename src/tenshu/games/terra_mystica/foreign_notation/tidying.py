"""The order of a turn's commands that other engines of the notation accept.

They want all spades used or given up before a dwelling is built, one command for all spades on a
hex, and the Darklings' ordination right after their stronghold.
"""

from __future__ import annotations

from tenshu.games.terra_mystica.foreign_notation.moves import arguments_of
from tenshu.games.terra_mystica.ids import STRONGHOLD, WORKER_TO_PRIEST
from tenshu.games.terra_mystica.rules.gains import faction_of
from tenshu.games.terra_mystica.rules.terraforming import home_of, spades_for, spades_for_long
from tenshu.games.terra_mystica.state import Position
from tenshu.games.terra_mystica.verbs import (
    BUILD,
    BURN,
    CHOOSE_TERRAIN,
    CHOOSE_TERRAIN_LONG_WAY,
    CONVERT,
    FORGO,
    UPGRADE,
    VERBS,
)

NO_STEP = -1
NO_ORDINATION = "-3CONVERT_W_TO_P"


class Item:
    """One command, with the step it tells and the position before it."""

    def __init__(self, text: str, action: int) -> None:
        self.text = text
        self.action = action  # which action of the game it belongs to
        self.step = NO_STEP
        self.before: Position | None = None
        self.spades = 0  # used on a hex
        self.bought = 0  # of these
        self.unused = 0  # free spades that a build lets go


def tidy(items: list[Item]) -> list[Item]:
    """The commands of a row in an order that the other engine accepts."""
    out: list[Item] = []
    for action in dict.fromkeys([item.action for item in items]):
        own = [item for item in items if item.action == action]
        out += _with_purchases(_transforms_first(_one_command_for_a_hex(own)))
    return _ordain_first(out)


def _is(item: Item, *names: str) -> bool:
    return item.step != NO_STEP and VERBS.split(item.step)[0].name in names


def _is_transform(item: Item) -> bool:
    return item.spades > 0


def _one_command_for_a_hex(items: list[Item]) -> list[Item]:
    """Put two steps of one hex into one command, unless the second one leads home for free."""
    out: list[Item] = []
    for item in items:
        earlier = [other for other in out if _is_transform(other) and _same_hex(other, item)]
        joined: Item | None = None
        if _is_transform(item) and earlier and _needs_joining(item):
            joined = _join(earlier[-1], item)
        if joined is not None:
            out.remove(earlier[-1])
        out.append(joined or item)
    return out


def _same_hex(one: Item, other: Item) -> bool:
    if one.before is None or other.before is None:
        return False
    return one.before.chosen_hex == other.before.chosen_hex


def _terrain(item: Item) -> int:
    chosen = arguments_of(CHOOSE_TERRAIN, [item.step])
    return (chosen or arguments_of(CHOOSE_TERRAIN_LONG_WAY, [item.step]))[0]


def _needs_joining(item: Item) -> bool:
    assert item.before is not None
    return item.bought > 0 or _terrain(item) != home_of(item.before, item.before.seat)


def _join(first: Item, second: Item) -> Item | None:
    """Both steps as one, or None if together they are no straight way."""
    state = first.before
    assert state is not None
    terrain, used = _terrain(second), first.spades + second.spades
    ways = (spades_for, spades_for_long)
    if used not in [int(way(state, state.seat, state.chosen_hex, terrain)) for way in ways]:
        return None
    joined = Item(second.text, second.action)
    joined.step, joined.before = second.step, second.before
    joined.spades, joined.bought = used, first.bought + second.bought
    return joined


def _with_purchases(items: list[Item]) -> list[Item]:
    """Spades are bought right before they are used."""
    out: list[Item] = []
    for item in items:
        if item.bought:
            out.append(Item(f"dig {item.bought}", item.action))
        out.append(item)
    return out


def _transforms_first(items: list[Item]) -> list[Item]:
    """All spades are used or given up before the dwelling is built."""
    at = next((i for i, item in enumerate(items) if _is(item, BUILD.name)), -1)
    if at < 0:
        return items
    build, before, after = items[at], items[:at], items[at + 1 :]
    given_up = [item for item in after if _is(item, FORGO.name)]
    if build.unused:
        given_up.append(Item(f"-{build.unused}SPADE", build.action))
    moved = [item for item in after if _is_transform(item)]
    if len(moved) == 1 and after[0] is moved[0]:
        moved = []  # the other engine puts these two in its order by itself
    rest = [item for item in after if item not in given_up and item not in moved]
    return [*before, *moved, *given_up, build, *rest]


def _ordain_first(items: list[Item]) -> list[Item]:
    """Ordain workers right after the stronghold, or say that nobody is ordained."""
    at = next((i for i, item in enumerate(items) if _opens_ordination(item)), -1)
    if at < 0:
        return items
    head, upgrade, rest = items[:at], items[at], items[at + 1 :]
    ordinations = [item for item in rest if _is_ordination(item)]
    if not ordinations:
        return [*head, upgrade, Item(NO_ORDINATION, upgrade.action), *rest]
    last = rest.index(ordinations[-1])
    others = [item for item in rest[:last] if not _is_ordination(item)]
    early = [item for item in others if _is(item, CONVERT.name, BURN.name)]
    if not any(_is(item, CONVERT.name) for item in early):
        return items
    dues = [item for item in others if item not in early]
    result = _after(upgrade, [upgrade, *rest])
    for cut in range(len(early) + 1):
        tail = [*dues, *ordinations, *early[cut:], *rest[last + 1 :]]
        order = [*early[:cut], upgrade, *tail]
        if _after(upgrade, order) == result:
            return [*head, *order]
    return items


def _after(first: Item, items: list[Item]) -> list[int] | None:
    """The numbers of the position after these commands, or None if they are not legal."""
    assert first.before is not None
    state = first.before.clone()
    for item in items:
        if item.step == NO_STEP:
            continue
        if item.step not in [int(action) for action in state.legal_actions()]:
            return None
        state.apply(item.step)
    return state.numbers()


def _opens_ordination(item: Item) -> bool:
    if item.before is None or not _is(item, UPGRADE.name):
        return False
    is_stronghold = VERBS.split(item.step)[1][1] == STRONGHOLD
    return is_stronghold and faction_of(item.before, item.before.seat).ordains_workers


def _is_ordination(item: Item) -> bool:
    return item.step == CONVERT.action(WORKER_TO_PRIEST)
