"""The table in a terminal: castle, bridges, gardens, yards, time and domains, with the legal actions marked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from tenshu.core.message import Message
from tenshu.core.parts import Say, TerminalBoard
from tenshu.core.terminal import (
    CHOICE,
    GLOW,
    Block,
    beside,
    cropped,
    fit,
    flow,
    heading,
    ink,
    labelled,
    sign_key,
)
from tenshu.games.white_castle.data.board import (
    COLOUR_WORDS,
    DIE_SPACES,
    DOMAIN_ROWS,
    MEMBER_WORDS,
    MEMBERS_OF_A_KIND,
    MILESTONES,
    OUTSIDE_ACTIONS,
    TIME_POINTS,
    WELL_GAIN,
    YARDS,
)
from tenshu.games.white_castle.data.by_word import (
    CARD_TEXTS,
    DRILLS,
    GARDEN_CARDS,
    RESOURCES,
    RIVALS,
    TILES,
    card_field,
    summed,
)
from tenshu.games.white_castle.data.castle import (
    FAVOUR_WORDS,
)
from tenshu.games.white_castle.data.effects import ICON_WORDS
from tenshu.games.white_castle.describe import effect_message, gain_message, symbol_message


class Look(NamedTuple):
    """The symbol and the inks of a colour of dice."""

    symbol: str
    die: str
    ink: str


LOOKS: Final = {
    "coral": Look("●", "bold #ffffff on #d9532c", "bold #d9532c"),
    "black": Look("■", "bold #ffffff on #303030", "bold"),
    "white": Look("○", "bold #000000 on #e4e4e4", "bold"),
}
# Every colour is of middle brightness, so that it shows on a dark and on a light background.
CLANS: Final = (
    ("♦", "bold #1a78e6"),
    ("♣", "bold #1f8f1f"),
    ("♥", "bold #d03050"),
    ("♠", "bold #b07d00"),
)
DARK_FIELD: Final = "#ffffff on #4a3b55"

MEMBER: Final = "♟"
GONE: Final = "·"
LANTERN: Final = "✦"
NOTHING: Final = "–"

PRINTED: Final = dict(DIE_SPACES)
# The column beside the rows of a domain where the fields of the clan's card begin.
CARD_COLUMN: Final = 48
GOODS: Final = ("food", "iron", "pearl", "coin", "seal")


class Terminal(TerminalBoard):
    """The table as everybody sees it, with the legal actions marked."""

    def draw(
        self, view: dict[str, Any], legal: Sequence[str], say: Say, names: Sequence[str]
    ) -> RenderableType:
        return Board(view, legal, say, names)


class Board:
    """The table, laid out for the width of the terminal."""

    def __init__(
        self, view: dict[str, Any], legal: Sequence[str], say: Say, seats: Sequence[str]
    ) -> None:
        self.view = view
        self.legal = set(legal)
        self.say = say
        self.names = [*seats, *[say("board-rival")] * (len(view["players"]) - len(seats))]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Castle over bridges over the rest, all in three columns; then time and domains."""
        width = options.max_width
        wide = (min(width, 120) - 2) // 3
        rooms = [self.room(room, wide) for room in self.view["rooms"]]
        rows = [
            [rooms[3], self.daimyo(wide), rooms[4]],
            rooms[:3],
            [self.bridge(colour, wide) for colour in COLOUR_WORDS],
            [self.outside(wide), self.well(wide), self.yards(wide)],
        ]
        whole = 3 * wide + 2
        lines = [self.title(whole), *(line for row in rows for line in beside(row, 1))]
        lines += self.time(whole)
        for seat in range(len(self.view["players"])):
            lines += self.domain(seat, whole)
        lines += self.offer(whole)
        yield from cropped(lines)
        yield from flow(self.key(), whole)

    # Words and signs.

    def word(self, message: Message) -> str:
        """A message in words."""
        return self.say(message.key, **message.args)

    def effect(self, text: str) -> Text:
        """A field in words, on its background."""
        style = DARK_FIELD if text.startswith("[") else ""
        return ink(self.word(effect_message(text)), style)

    def sign(self, *actions: str) -> Text:
        """The mark of a choice if any of these actions is open, else a space."""
        return ink(CHOICE, GLOW) if self.legal.intersection(actions) else Text(" ")

    def clans(self, counts: Iterable[int]) -> Text:
        """One sign of a clan for each of its members here."""
        line = Text()
        for clan, count in enumerate(counts):
            line.append(CLANS[clan][0] * count, CLANS[clan][1])
        return line

    def marks(self, clans: Iterable[int]) -> Text:
        """The signs of these clans in their order."""
        return Text().join(ink(*CLANS[clan]) for clan in clans)

    # The castle.

    def title(self, width: int) -> Text:
        """Round, turn order and the die in hand."""
        view, say = self.view, self.say
        parts = [labelled(say("board-round"), Text(f"{view['round']}/3"))]
        parts.append(labelled(say("board-order"), self.marks(view["order"])))
        decks = f"{view['decks']['steward']} + {view['decks']['diplomat']}"
        parts.append(labelled(say("board-decks"), Text(decks)))
        if view["die"]:
            held = die(view["die"])
            if view["die"]["lantern"]:
                held.append(f" {LANTERN}", GLOW)
            parts.append(labelled(say("board-die"), held))
        if view["solo"]:
            level = say(f"value-difficulty-{view['difficulty']}")
            parts.append(Text(f"{say('board-rival')}: {level}"))
        return heading(say("game-name"), Text("   ").join(parts), width)

    def space_title(self, space: str, dice: Sequence[dict[str, Any]]) -> Text:
        """The printed value of a die space and the dice on it."""
        line = ink(f"({PRINTED[space]})", "dim")
        for one in dice:
            line.append(" ").append_text(die(one))
        return line

    def room(self, room: dict[str, Any], wide: int) -> Block:
        """A room: its card's fields beside their die tiles, and the courtiers in it."""
        space = room["space"]
        fields = CARD_TEXTS.get(room["card"] or "", ())
        lines = []
        for at, tile in enumerate(room["tiles"]):
            field = f"{space}-{at + 1}"
            line = self.sign(f"field {field}").append_text(tile_mark(tile)).append(" ")
            lines.append(line.append_text(self.effect(fields[at]) if fields else Text(NOTHING)))
        lines += [Text()] * (3 - len(lines))
        climbs = [f"climb {floor} {space}" for floor in ("gate", "stewards", "diplomats")]
        sign = self.sign(f"place {space}", f"rival-room {space}", *climbs)
        name = self.say(f"board-{space}")
        title = self.space_title(space, room["dice"])
        return box(sign, name, title, lines, self.courtiers(space), wide)

    def courtiers(self, space: str) -> Text:
        """The courtiers of a floor, shown below its leftmost room."""
        if not space.endswith("-left"):
            return Text()
        inside = self.clans(self.view["floors"][f"{space.partition('-')[0]}s"])
        return labelled(self.say("board-courtiers"), inside) if inside else Text()

    def daimyo(self, wide: int) -> Block:
        """The Daimyo's room with its favours; the gate is named below it."""
        daimyo = self.view["daimyo"]
        lines = []
        for at, text in enumerate(CARD_TEXTS.get(daimyo["card"] or "", ())):
            clan = daimyo["favours"][at]
            line = self.sign(f"favour {FAVOUR_WORDS[at]}")
            line.append_text(ink(*CLANS[clan]) if clan is not None else ink("◇", "dim"))
            lines.append(line.append(" ").append_text(self.effect(text)))
        lines += [Text()] * (3 - len(lines))
        climbs = [f"climb {floor} daimyo" for floor in ("stewards", "diplomats")]
        gate = labelled(self.say("board-gate"), self.clans(self.view["gate"]) or Text(NOTHING))
        sign = self.sign(*climbs)
        inside = self.clans(daimyo["courtiers"])
        return box(sign, self.say("board-daimyo"), inside, lines, gate, wide)

    # Bridges and gardens, outside the walls, the well, the yards.

    def bridge(self, colour: str, wide: int) -> Block:
        """A bridge with its dice, and the two gardens below it."""
        bridge = self.view["bridges"][colour]
        line = ink(LANTERN, "dim")
        line.append_text(self.sign(f"take {colour} left")).append_text(
            value(colour, bridge["left"])
        )
        centre = Text(" ").join([value(colour, one) for one in bridge["centre"]])
        line.append("   ").append_text(centre).append("  ")
        line.append_text(self.sign(f"take {colour} right"))
        lines = [line.append_text(value(colour, bridge["right"]))]
        for garden in self.view["gardens"]:
            if garden["garden"].startswith(f"{colour}-"):
                lines += self.garden(garden)
        name = self.say(f"board-bridge-{colour}")
        return box(
            Text(" "), name, ink(LOOKS[colour].symbol, LOOKS[colour].ink), lines, Text(), wide
        )

    def garden(self, garden: dict[str, Any]) -> Block:
        """A garden card: cost and points, who tends it, and its action."""
        word = garden["garden"]
        sign = self.sign(f"tend {word}", f"work {word}", f"rival-garden {word}")
        kind = self.say(f"board-{word.partition('-')[2]}")
        if not garden["card"]:
            return [sign.append(kind), Text()]
        food, points, text = GARDEN_CARDS[garden["card"]]
        line = sign.append(kind, "bold").append(f" {self.word(gain_message((0, food)))}")
        line.append(f" ({points}) ", "dim").append_text(self.marks(garden["gardeners"]))
        return [line, Text("   ").append_text(self.effect(text))]

    def outside(self, wide: int) -> Block:
        """The two spaces outside the walls, each with a choice of two actions."""
        lines = []
        for space, actions in zip(("outside-left", "outside-right"), OUTSIDE_ACTIONS, strict=True):
            line = self.sign(f"place {space}")
            side = self.say(f"place-{space.partition('-')[2]}")
            line.append(f"{side} ", "bold")
            line.append_text(self.space_title(space, self.view["outside"][space]))
            words = " / ".join(self.say(f"icon-{action}") for action in actions)
            lines += [line, Text(f"   {words}")]
        return box(Text(" "), self.say("board-outside"), Text(), lines, Text(), wide)

    def well(self, wide: int) -> Block:
        """The well, what it brings, and the dice in it."""
        well = self.view["well"]
        texts = [WELL_GAIN, *(TILES[tile][1] for tile in well["tiles"] if tile)]
        lines = [Text(f" {self.word(effect_message(text))}") for text in texts]
        lines += [Text()] * (4 - len(lines))
        dice = Text(" ").join([die(one) for one in well["dice"]])
        printed = ink(f"({PRINTED['well']})", "dim")
        return box(self.sign("place well"), self.say("board-well"), printed, lines, dice, wide)

    def yards(self, wide: int) -> Block:
        """The training yards: cost, value, tiles, warriors."""
        lines: Block = []
        for yard, (word, iron, worth, sides) in zip(self.view["yards"], YARDS, strict=True):
            head = self.sign(f"train {word}").append(f"{iron} ", "bold").append(f"×{worth} ", "dim")
            warriors = self.clans(yard["warriors"])
            for at, (side, tile) in enumerate(zip(sides, yard["tiles"], strict=True)):
                line = head if at == 0 else Text(" " * 6)
                line.append_text(self.sign(f"drill {word}-{side}"))
                if at == 0 and warriors:
                    line.append_text(warriors).append(" ")
                line.append_text(self.effect(DRILLS[tile]) if tile else Text(NOTHING))
                lines.append(line)
        return box(Text(" "), self.say("board-yards"), Text(), lines, Text(), wide)

    # Time, domains, offers.

    def time(self, width: int) -> Block:
        """The passage of time: markers top first, milestones with their price."""
        stacks = {stack["space"]: stack["clans"] for stack in self.view["time"]}
        prices = dict(MILESTONES)
        line = Text()
        for space in range(len(TIME_POINTS)):
            if space in prices:
                line.append(f" ┃{prices[space]}", "bold")
            line.append(" ").append_text(self.marks(stacks.get(space, ())) or ink(GONE, "dim"))
        return [heading(self.say("board-time"), line, width)]

    def domain(self, seat: int, width: int) -> Block:
        """A clan: goods and score, then its rows with what they bring, then its lantern."""
        player = self.view["players"][seat]
        active = seat == self.view["seat"]
        title = ink(*CLANS[seat]).append(f" {fit(self.names[seat], 24)}", "bold")
        goods = GOODS if not player["rival"] else ("coin",)
        parts = [labelled(self.say(f"board-{good}"), Text(str(player[good]))) for good in goods]
        parts.append(labelled(self.say("board-score"), ink(str(player["score"]), "bold")))
        lines = [heading(title, Text("  ").join(parts), width, active=active)]
        if player["rival"]:
            return lines + self.rival(player)
        lines += [self.row(player, at, active) for at in range(len(COLOUR_WORDS))]
        lantern = [
            self.word(gain_message((ICON_WORDS.index(w), n))) for w, n in player["lantern"].items()
        ]
        last = Text("  ").append(LANTERN, GLOW).append(f" {' + '.join(lantern) or NOTHING}")
        last.append(f"    {self.say('board-card')} ", "bold")
        card = player["card"]
        return [*lines, last.append(self.say(f"card-{card}") if card else NOTHING)]

    def row(self, player: dict[str, Any], at: int, active: bool) -> Text:
        """A row of a domain: its members, its die, its visible rewards and the card's field."""
        colour, member = COLOUR_WORDS[at], MEMBER_WORDS[at]
        here = player["members"][member]
        is_open = active and (
            f"row {colour}" in self.legal or ("place domain" in self.legal and self.holds(colour))
        )
        line = ink(f" {CHOICE}" if is_open else "  ", GLOW)
        line.append(f"{LOOKS[colour].symbol} ", LOOKS[colour].ink)
        line.append(MEMBER * here).append(GONE * (MEMBERS_OF_A_KIND - here), "dim")
        line.append("  ").append_text(value(colour, player["dice"][colour], "(6)")).append("  ")
        texts = DOMAIN_ROWS[at][: MEMBERS_OF_A_KIND - here + 1]
        line.append(" + ".join(self.word(gain_message(gain)) for gain in summed(texts)))
        field = card_field(player["card"], at)
        if field:
            line.append(" " * max(2, CARD_COLUMN - line.cell_len)).append("│ ", "dim")
            line.append_text(self.effect(field))
        return line

    def holds(self, colour: str) -> bool:
        """Whether the die in hand is of this colour."""
        return bool(self.view["die"]) and self.view["die"]["colour"] == colour

    def rival(self, player: dict[str, Any]) -> Block:
        """The rival: members left, the die that it took last, and what its cards did."""
        line = Text("  ")
        for member in MEMBER_WORDS:
            line.append(f"{self.say(f'member-{member}')} {player['members'][member]}   ")
        rival = self.view["rival"]
        if rival["die"]:
            colour, place, space, *_ = RIVALS[rival["die"]]
            line.append(f"{self.say('board-rival-die')} ", "bold")
            line.append(f"{LOOKS[colour].symbol} ", LOOKS[colour].ink)
            line.append(f"{self.say(f'place-{place}')} → {self.say(f'board-{space}')}")
        last = ink(f"  {self.say('board-designed')}", "dim")
        if rival["did"]:
            acts = [act for did in rival["did"] for act in RIVALS[did["card"]][4 : 4 + did["acts"]]]
            last.append(f"   {self.say('board-rival-last')} ", "bold")
            last.append(", ".join(self.word(symbol_message(act)) for act in acts))
        return [line, last]

    def offer(self, width: int) -> Block:
        """The starting pairs still on offer."""
        lines = []
        for pair in self.view["offer"]:
            line = Text(" ").append_text(self.sign(f"pair {pair['resource']}"))
            goods, decree, back = RESOURCES[pair["resource"]]
            line.append(self.word(effect_message(goods))).append(f"  {LANTERN} ", GLOW)
            texts = [back, *([f"1 {decree.partition('-')[2]}"] if decree else [])]
            line.append(" + ".join(self.word(effect_message(text)) for text in texts))
            if pair["action"]:
                line.append("  │ ", "dim").append(self.say(f"card-{pair['action']}"))
            lines.append(line)
        return [heading(self.say("board-offer"), Text(), width), *lines] if lines else []

    def key(self) -> Block:
        """What the signs mean."""
        signs = {
            "choice": CHOICE,
            "lantern": LANTERN,
            "printed": "(3)",
            "members": f"{MEMBER}{GONE}",
            "milestone": "┃2",
        }
        parts = [f"{look.symbol} {self.say(f'colour-{word}')}" for word, look in LOOKS.items()]
        colours = [ink(part, "dim") for part in parts]
        return [*colours, *sign_key(signs, self.say), self.dark_key()]

    def dark_key(self) -> Text:
        """How a dark field looks."""
        return ink(f" {self.say('board-sign-dark')} ", DARK_FIELD)


def die(one: dict[str, Any]) -> Text:
    """A die in its colour."""
    return value(one["colour"], one["value"])


def value(colour: str, number: int | None, empty: str = NOTHING) -> Text:
    """A die of a colour, or a sign for none."""
    if number is None:
        return ink(empty, "dim")
    return ink(f"{LOOKS[colour].symbol}{number}", LOOKS[colour].die)


def tile_mark(tile: str | None) -> Text:
    """The colour of a die tile."""
    if tile is None:
        return ink("?", "dim")
    colour = tile.partition("-")[0]
    return ink(LOOKS[colour].symbol, LOOKS[colour].ink)


def box(sign: Text, name: str, right: Text, lines: Block, foot: Text, wide: int) -> Block:
    """Lines in a frame, with a name and signs in its upper edge and a foot in its lower one."""
    room = wide - right.cell_len - 6
    head = ink("╭", "dim").append_text(sign).append(fit(name, room), "bold")
    fill = max(0, wide - head.cell_len - right.cell_len - 2)
    head.append(f" {'─' * fill}", "dim").append_text(right).append("╮", "dim")
    body = []
    for line in lines:
        shown = line.copy()
        shown.truncate(wide - 2, overflow="ellipsis", pad=True)
        body.append(ink("│", "dim").append_text(shown).append("│", "dim"))
    below = foot.copy()
    below.truncate(wide - 4, overflow="ellipsis")
    last = ink("╰─", "dim").append_text(below)
    return [head, *body, last.append("─" * (wide - last.cell_len - 1) + "╯", "dim")]


TERMINAL: Final = Terminal()
