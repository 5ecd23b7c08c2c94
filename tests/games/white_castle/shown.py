"""What a game has shown: which fields, favours, gardens, tiles and cards were really used.

A field that only brings gifts is done without an action of its own [WC R29], so some of what a game
shows is read off the position before and after an action.
"""

from collections.abc import Iterator
from typing import Final

from tenshu.core.match import Match
from tenshu.core.message import Message
from tenshu.games.white_castle.data import board, castle, effects, gardens, solo, starting
from tenshu.games.white_castle.data.by_word import DRILLS
from tenshu.games.white_castle.game import GAME
from tests.games.scripts import View

CARD_TEXTS: Final[dict[str, tuple[str, ...]]] = {
    **{f"steward-{n + 1}": card[1:] for n, card in enumerate(castle.STEWARDS)},
    **{f"diplomat-{n + 1}": card[2:] for n, card in enumerate(castle.DIPLOMATS)},
    **{word: (action,) for word, action, _ in starting.START_ACTIONS},
}
FIELD_WORDS: Final = {1: ("top",), 2: ("top", "bottom"), 3: ("top", "middle", "bottom")}
GARDEN_TEXTS: Final = {word: text for word, _, _, text in gardens.GARDENS}
DECREES: Final = {
    f"resource-{n + 1}": decree for n, (_, decree, _) in enumerate(starting.START_RESOURCES)
}
GIFTS: Final = {*range(effects.ANY + 1), effects.LANTERN, effects.WELL} - {effects.INFLUENCE}

# All that the records together must show.
WANTED: Final[frozenset[str]] = frozenset(
    [
        *(
            f"{card} {word}"
            for card, texts in CARD_TEXTS.items()
            for word in FIELD_WORDS[len(texts)]
        ),
        *(f"{card} {slot}" for card in castle.DAIMYO_WORDS for slot in castle.FAVOUR_WORDS),
        *(f"tend {word}" for word in GARDEN_TEXTS),
        *(f"work {word}" for word in GARDEN_TEXTS),
        *DRILLS,
        *starting.START_RESOURCE_WORDS,
        *(word for word, _ in starting.DECREES),
        *(f"{place} {word}" for place in ("room", "well") for word, _, _ in castle.DIE_TILES),
        *solo.RIVAL_CARD_WORDS,
        *(f"level {word}" for word, _, _, _ in solo.DIFFICULTIES),
        *(f"seats {seats}" for seats in GAME.seats),
        *(f"verb {verb.name}" for verb in GAME.verbs.verbs),
    ]
)


def shown(match: Match) -> set[str]:
    """All that a game has shown."""
    replay = Match(GAME, match.seats, match.options)
    found = {f"seats {match.seats}"}
    if match.seats == 1:
        found.add(f"level {match.options['difficulty']}")
    before: View = GAME.observe(replay.state, 0)
    for step in match.steps:
        text = GAME.verbs.format_action(step.action)
        label = None if step.actor < 0 else GAME.label(replay.state, step.action)
        replay.play(step.action)
        after: View = GAME.observe(replay.state, 0)
        found.add(f"verb {text.split()[0]}")
        found.update(shown_by(text.split(), label, before, after))
        before = after
    found.update(f"room {tile}" for room in before["rooms"] for tile in room["tiles"])
    found.update(f"well {tile}" for tile in before["well"]["tiles"])
    return found


def shown_by(words: list[str], label: Message | None, before: View, after: View) -> Iterator[str]:
    """What one action has shown."""
    verb = words[0]
    if verb in ("field", "light", "card") and label is not None:
        yield f"{name_of(label, 'card')} {name_of(label, 'field')}"
    elif verb == "drill" and label is not None:
        yield name_of(label, "tile").removeprefix("tile-")
    elif verb == "pair":
        yield from (words[1], DECREES[words[1]])
    elif verb in ("tend", "work"):
        yield from shown_by_garden(words, before, after)
    elif verb == "train":
        yield from shown_by_yard(words[1], before, after)
    elif verb == "rival" and before["rival"]:
        yield from before["rival"]["flipped"][-2:]
    elif verb in ("place", "row", "climb"):
        yield from shown_by_gifts(words, before, after)
    if verb in ("favour", "climb"):
        for slot, word in enumerate(castle.FAVOUR_WORDS):
            if before["daimyo"]["favours"][slot] != after["daimyo"]["favours"][slot]:
                yield f"{before['daimyo']['card']} {word}"


def name_of(label: Message, argument: str) -> str:
    """The name behind an argument of a label, without its first word."""
    message = label.args[argument]
    assert isinstance(message, Message)
    return message.key.partition("-")[2]


def is_gift(text: str, player: View) -> bool:
    """Whether a field is done without asking. [WC R29]"""
    _, item, _, gains = effects.parse_effect(text)
    icons = {icon for icon, _ in gains}
    if item != effects.NO_COST or not icons <= GIFTS:
        return False
    return effects.LANTERN not in icons or "influence" not in player["lantern"]


def shown_by_garden(words: list[str], before: View, after: View) -> Iterator[str]:
    """A gardener placed or at work; the action of a gift follows at once."""
    card = next(g["card"] for g in before["gardens"] if g["garden"] == words[1])
    yield f"{words[0]} {card}"
    player = before["players"][before["seat"]]
    if is_gift(GARDEN_TEXTS[card], player) and after["phase"] != "garden-work":
        yield f"work {card}"


def shown_by_yard(yard: str, before: View, after: View) -> Iterator[str]:
    """A warrior trained where all tiles are gifts."""
    tiles = next(y["tiles"] for y in before["yards"] if y["yard"] == yard)
    player = before["players"][before["seat"]]
    if all(is_gift(DRILLS[tile], player) for tile in tiles) and after["phase"] != "yard-tile":
        yield from tiles


def shown_by_gifts(words: list[str], before: View, after: View) -> Iterator[str]:
    """The fields that a die, a row or a climb has done without asking."""
    player = before["players"][before["seat"]]
    if words[0] == "climb":
        card, opened, asked = card_in(before, words[2]), None, "light-card"
    elif words[0] == "row" or words[1] == "domain":
        row = words[1] if words[0] == "row" else before["die"]["colour"]
        card, opened, asked = player["card"], fields_beside(player["card"], row), "row-card"
    else:
        card, opened, asked = card_in(before, words[1]), tiles_of(before, words[1]), "room-field"
    texts = CARD_TEXTS.get(card or "", ())
    chosen = [at for at in range(len(texts)) if opened is None or at in opened]
    light = [at for at in chosen if opened is not None or not texts[at].startswith("[")]
    if after["phase"] != asked and (opened is not None or len(light) == 1):
        for at in light:
            if is_gift(texts[at], player):
                yield f"{card} {FIELD_WORDS[len(texts)][at]}"


def card_in(view: View, room: str) -> str | None:
    """The card of a room, None for a space that has none."""
    return next((r["card"] for r in view["rooms"] if r["space"] == room), None)


def tiles_of(view: View, room: str) -> list[int]:
    """The fields of a room that the die in hand opens."""
    tiles: list[str] = next((r["tiles"] for r in view["rooms"] if r["space"] == room), [])
    return [at for at, tile in enumerate(tiles) if tile.startswith(view["die"]["colour"])]


def fields_beside(card: str, row: str) -> list[int]:
    """The field of a card beside a row."""
    if card.startswith("steward"):
        return [board.COLOUR_WORDS.index(row)]
    if card.startswith("diplomat"):
        rows = castle.DIPLOMATS[int(card.partition("-")[2]) - 1][1]
        return [0 if row in rows.partition(" | ")[0] else 1]
    return [0]
