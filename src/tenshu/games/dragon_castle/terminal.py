"""The table in a terminal: castle, Realms and cards, with the legal actions marked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from rich.cells import set_cell_size
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from tenshu.core.parts import Say, TerminalBoard
from tenshu.core.terminal import (
    CHOICE,
    FIRST,
    GLOW,
    USED,
    Block,
    beside,
    cropped,
    flow,
    heading,
    labelled,
    sign_key,
    width_of,
)
from tenshu.games.dragon_castle.data.tiles import TYPE_WORDS
from tenshu.games.dragon_castle.verbs import CELL, SPACE, VERBS


class Look(NamedTuple):
    """The symbol and the colours of a type of tile."""

    symbol: str
    ink: str
    paper: str


class Square(NamedTuple):
    """A square of a grid: a sign, then a face above the edges of its stack, three cells wide."""

    sign: str
    face: Text
    edge: Text


# Every colour is of middle brightness, so that it shows on a dark and on a light background.
LOOKS: Final = {
    "merchant": Look("●", "#000000", "#cb9700"),
    "soldier": Look("▲", "#ffffff", "#d62828"),
    "farmer": Look("■", "#ffffff", "#1f8f1f"),
    "season": Look("✿", "#ffffff", "#d050b4"),
    "wind": Look("≈", "#ffffff", "#1a78e6"),
    "dragon": Look("◆", "#ffffff", "#9932dc"),
}
BACK_STYLE: Final = "#a8a8a8 on #6c6c6c"
SHRINE_STYLE: Final = "bold #ffd75f on #5f3a1e"

# Signs to the left of a square.
FREE: Final = "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}"
ORIGIN: Final = "↑"
PENDING: Final = "!"
# What lies in a Realm beside tiles, and an empty place where a tile may go.
BACK: Final = "▒"
SHRINE: Final = "⌂"
OPEN: Final = ("╭─╮", "╰─╯")
# The edges of a stack of one, two, and three or more tiles.
EDGES: Final = "─═≡"
# Signs beside the grids.
COUNTDOWN: Final = "◎"
COUNTDOWN_GONE: Final = "○"
COUNTS: Final = "⁰¹²³⁴"

EMPTY: Final = Square(" ", Text(" · ", "dim"), Text("   "))
CASTLE_VERBS: Final = {v.name for v in VERBS.verbs if SPACE in v.domains and not v.chance}
REALM_VERBS: Final = {v.name for v in VERBS.verbs if CELL in v.domains}


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
        self.legal = [action.split() for action in legal]
        self.say = say
        self.seats = seats

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Castle and Realms side by side as far as they fit, all else in lines below."""
        width = options.max_width
        realms = [self.realm(seat) for seat in range(len(self.view["players"]))]
        yield from cropped([*arrange(self.castle(), realms, width), Text()])
        yield from flow(self.supplies(), width)
        if self.view["spirits"] or self.view["dragons"]:
            yield from flow([*self.spirits(), *self.dragons()], width)
        yield self.tile_key(3 if width >= 90 else 2)
        yield from flow(self.sign_key(), width)

    def castle(self) -> Block:
        """The castle under its heading."""
        castle = self.view["castle"]
        picked = self.view["picked"]
        choices = {words[1] for words in self.legal if words[0] in CASTLE_VERBS}
        squares = {picked: EMPTY._replace(sign=ORIGIN)} if picked else {}
        for stack in castle["stacks"]:
            space = stack["space"]
            square = castle_square(stack, self.say, chosen=space in choices)
            if space == picked and space not in choices:
                square = square._replace(sign=ORIGIN)
            squares[space] = square
        lines = grid(castle["columns"], castle["rows"], squares, 2)
        floor = Text(f"{self.say('board-top-floor')} {castle['top_floor']}")
        return [heading(self.say("board-castle"), floor, width_of(lines)), *lines]

    def realm(self, seat: int) -> Block:
        """A Realm under its owner's name, score and pools."""
        player = self.view["players"][seat]
        realm = player["realm"]
        lines = grid(realm["columns"], realm["rows"], self.realm_squares(seat), 1)
        score = Text(f"{self.say('board-score')} {player['score']}", "bold")
        active, first = seat == self.view["seat"], seat == self.view["first"]
        title = heading(self.seats[seat], score, width_of(lines), active=active, first=first)
        pools = Text(f"  {self.say('board-vp')} {player['vp']}")
        for sign, pool in ((SHRINE, "shrines"), (COUNTDOWN, "tokens"), (BACK, "discards")):
            pools.append(f"  {sign} {player[pool]}")
        return [title, pools, *lines]

    def realm_squares(self, seat: int) -> dict[str, Square]:
        """The squares of a Realm that are not just empty."""
        active = seat == self.view["seat"]
        choices = {words[1] for words in self.legal if active and words[0] in REALM_VERBS}
        squares = {cell: Square(" ", *(Text(half, GLOW) for half in OPEN)) for cell in choices}
        for cell in self.view["players"][seat]["realm"]["cells"]:
            word = cell["cell"]
            sign = PENDING if active and word in self.view["pending"] else " "
            squares[word] = realm_square(cell, CHOICE if word in choices else sign, self.say)
        lifted = self.view["lifted_from"]
        if active and lifted:
            squares[lifted] = squares.get(lifted, EMPTY)._replace(sign=ORIGIN)
        return squares

    def supplies(self) -> Block:
        """The hand, and what is left to take."""
        view, say = self.view, self.say
        hand = Text(" ").join([tile(kind, say) for kind in view["hand"]]) or Text("–")
        parts = [labelled(say("board-hand"), hand)]
        if view["allowance"]:
            parts.append(labelled(say("board-allowance"), Text(f"{SHRINE} {view['allowance']}")))
        if view["shrine_supply"] is not None:
            supply = Text(f"{SHRINE} {view['shrine_supply']}")
            parts.append(self.offered("shrine", say("board-supply"), supply))
        left = view["tokens_left"]
        tokens = Text(COUNTDOWN * left)
        tokens.append(COUNTDOWN_GONE * (len(view["players"]) - left), "dim")
        parts.append(self.offered("summon", say("board-countdown"), tokens))
        if view["final_round"]:
            parts.append(Text(f" {say('board-final-round')} ", "bold reverse"))
        return parts

    def offered(self, action: str, label: str, value: Text) -> Text:
        """A value after its label, which glows if the action is legal."""
        if [action] in self.legal:
            return labelled(f"{CHOICE} {label}", value, GLOW)
        return labelled(label, value)

    def spirits(self) -> Block:
        """The Spirits in play: one that may be invoked glows, one used this turn is dim."""
        invocable = {words[1] for words in self.legal if words[0] == "invoke"}
        parts = [Text(self.say("board-spirits"), "bold")] if self.view["spirits"] else []
        for word in self.view["spirits"]:
            name = self.say(f"spirit-{word}")
            if word in self.view["invoked"]:
                parts.append(Text(f"{USED} {name}", "dim"))
            elif word in invocable:
                parts.append(Text(f"{CHOICE} {name}", GLOW))
            else:
                parts.append(Text(name))
        return parts

    def dragons(self) -> Block:
        """The Dragons in play."""
        parts = [Text(self.say("board-dragons"), "bold")] if self.view["dragons"] else []
        return parts + [Text(self.say(f"dragon-{word}")) for word in self.view["dragons"]]

    def tile_key(self, columns: int) -> Table:
        """What the symbols mean, and how many tiles of each kind are still covered."""
        cells = []
        for type_word in TYPE_WORDS:
            look = LOOKS[type_word]
            name = f"{look.symbol} {self.say(f'type-{type_word}')}"
            cell = Text().append(name, f"bold {look.paper}")
            for kind, count in self.view["unseen"].items():
                if kind.startswith(f"{type_word}-"):
                    code = face(kind, self.say)[1:].strip()
                    style = look.paper if count else f"dim {look.paper}"
                    cell.append(" ").append(f"{code}{COUNTS[count]}", style)
            cells.append(cell)
        table = Table.grid(padding=(0, 3, 0, 0))
        for start in range(0, len(cells), columns):
            table.add_row(*cells[start : start + columns])
        return table

    def sign_key(self) -> Block:
        """What the other signs mean."""
        signs = {
            "choice": f"{CHOICE} {OPEN[0][0]}{OPEN[0][-1]}",
            "free": FREE,
            "origin": ORIGIN,
            "pending": PENDING,
            "height": " ".join(EDGES),
            "face-down": BACK,
            "shrine": SHRINE,
            "token": COUNTDOWN,
            "first": FIRST,
            "covered": COUNTS[1:4],
        }
        return sign_key(signs, self.say)


def face(kind: str, say: Say) -> str:
    """A kind of tile in three cells: the symbol of its type, then its number or two letters."""
    type_word, _, rest = kind.partition("-")
    code = f" {rest}" if rest.isdigit() else say(f"board-code-{kind}")
    return LOOKS[type_word].symbol + set_cell_size(code, 2)


def tile(kind: str, say: Say) -> Text:
    """A tile that lies open."""
    look = look_of(kind)
    return Text(face(kind, say), f"bold {look.ink} on {look.paper}")


def look_of(kind: str) -> Look:
    """The look of a kind's type."""
    return LOOKS[kind.partition("-")[0]]


def edge(height: int) -> str:
    """The height of a stack in three cells: up to three strokes, beyond that with the number."""
    if height <= len(EDGES):
        return EDGES[height - 1] * 3
    return set_cell_size(f"{EDGES[-1]}{height}{EDGES[-1]}", 3)


def castle_square(stack: dict[str, Any], say: Say, *, chosen: bool) -> Square:
    """A castle stack: bare if blocked, a coloured tile if Available, a tall one if a choice."""
    kind = stack["tile"]
    strokes = edge(stack["height"])
    if kind is None:
        return Square(" ", Text(" ? ", "dim"), Text(strokes, "dim"))
    open_tile = tile(kind, say)
    paper = look_of(kind).paper
    if chosen:
        return Square(CHOICE, open_tile, Text(strokes, open_tile.style))
    if stack["available"]:
        return Square(FREE, open_tile, Text(strokes, paper))
    return Square(" ", Text(face(kind, say), paper), Text(strokes, f"dim {paper}"))


def realm_square(cell: dict[str, Any], sign: str, say: Say) -> Square:
    """A stack of a Realm: a face-up tile, a back, or a Shrine on a back."""
    kind = cell["tile"]
    strokes = edge(cell["height"])
    if kind is not None:
        return Square(sign, tile(kind, say), Text(strokes, look_of(kind).paper))
    top = Text(f" {SHRINE} ", SHRINE_STYLE) if cell["shrine"] else Text(BACK * 3, BACK_STYLE)
    return Square(sign, top, Text(strokes, "dim"))


def grid(columns: int, rows: int, squares: dict[str, Square], margin: int) -> Block:
    """Squares two lines high under their letters and beside their numbers."""
    letters = "abcdefghijklm"[:columns]
    lines = [Text(" " * margin + "".join(f"  {letter} " for letter in letters), "dim")]
    for row in range(1, rows + 1):
        upper = Text().append(f"{row:>{margin}}", "dim")
        lower = Text(" " * margin)
        for letter in letters:
            square = squares.get(f"{letter}{row}", EMPTY)
            upper.append(square.sign, "dim" if square.sign == FREE else GLOW)
            upper.append_text(square.face)
            lower.append(" ").append_text(square.edge)
        lines += [upper, lower]
    return lines


def arrange(castle: Block, realms: Sequence[Block], width: int) -> Block:
    """The castle with Realms to its right, and the other Realms in rows below."""
    wide = width_of(realms[0])
    room = width - width_of(castle) - wide
    fitting = 2 if len(realms) == 2 else max(1, len(castle) // len(realms[0]))
    if room < 1:
        fitting = 0
    right = [line for realm in realms[:fitting] for line in realm]
    lines = beside([castle, right], min(6, max(1, room)))
    per_row = max(1, (width + 2) // (wide + 2))
    for start in range(fitting, len(realms), per_row):
        lines += beside(realms[start : start + per_row], 2 if per_row * (wide + 6) > width else 6)
    return lines


TERMINAL: Final = Terminal()
