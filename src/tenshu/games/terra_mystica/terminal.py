"""The table in a terminal: map, cults, tiles and players, with the legal actions marked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from rich.cells import cell_len, set_cell_size
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

from tenshu.core.parts import Say, TerminalBoard
from tenshu.core.terminal import (
    CHOICE,
    FIRST,
    GLOW,
    USED,
    Block,
    cropped,
    fit,
    flow,
    labelled,
    sign_key,
)
from tenshu.games.terra_mystica.data.board import RIVER_LETTER
from tenshu.games.terra_mystica.data.cults import CULT_WORDS, LAST_SPACE, SPOT_STEPS, TRACK_POWER
from tenshu.games.terra_mystica.maps import MAPS
from tenshu.games.terra_mystica.verbs import HEX, VERBS


class Look(NamedTuple):
    """The letter and the colours of a terrain."""

    letter: str
    ink: str
    paper: str


LOOKS: Final = {
    "yellow": Look("Y", "#000000", "#e0b83a"),
    "brown": Look("U", "#ffffff", "#8a5a2b"),
    "black": Look("K", "#ffffff", "#3a3a42"),
    "blue": Look("B", "#ffffff", "#1f6fc4"),
    "green": Look("G", "#ffffff", "#2b8a3e"),
    "gray": Look("S", "#000000", "#a0a0a0"),
    "red": Look("R", "#ffffff", "#c0392b"),
}
WATER: Final = "#4aa3c7"
TOWN: Final = "*"
# What stands on a hex: the notation's letters, then the seat.
STRUCTURE_LETTERS: Final = {
    "dwelling": "D",
    "trading_house": "TP",
    "temple": "TE",
    "stronghold": "SH",
    "sanctuary": "SA",
}
CELL: Final = 6
INDENT: Final = " " * 6
HEX_VERBS: Final = {verb.name for verb in VERBS.verbs if HEX in verb.domains}


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
        self.hexes = {place["hex"]: place for place in view["hexes"]}
        maps = {printed.name: printed for printed in MAPS}
        self.printed = maps[view.get("map", MAPS[0].name)]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """The map, then the cults, then tiles and players in lines."""
        width = options.max_width
        yield from cropped([*self.map(), Text(), *self.cults(), Text()])
        for parts in (self.rounds(), self.octagons(), self.cards(), self.favours(), self.towns()):
            yield from flow(parts, width, INDENT)
        yield Text()
        for seat in range(len(self.view["players"])):
            yield from self.player(seat, width)
        yield from flow(self.key(), width, INDENT)

    def map(self) -> Block:
        """The rows of hexes, each two lines high; every other row is set to the right."""
        choices = {words[1] for words in self.legal if words[0] in HEX_VERBS}
        rivers = {words[1] for words in self.legal if words[0] == "connect"}
        lines: Block = []
        names = self.printed.words()
        for index, row in enumerate(self.printed.rows):
            upper, lower = (Text(" " * (CELL // 2) * (index % 2)) for _ in range(2))
            for column, place in enumerate(row.split()):
                word = names[index, column]
                if place == RIVER_LETTER:
                    halves = self.river(word, chosen=word in rivers)
                else:
                    halves = self.land(word, chosen=word in choices)
                upper.append_text(halves[0])
                lower.append_text(halves[1])
            lines += [upper, lower]
        return [*lines, *self.bridges()]

    def land(self, word: str, *, chosen: bool) -> tuple[Text, Text]:
        """A hex of land: its name and terrain over what stands on it."""
        place = self.hexes[word]
        look = LOOKS[place["colour"]]
        style = f"{look.ink} on {look.paper}"
        sign = CHOICE if chosen else " "
        upper = Text().append(sign, GLOW).append(f"{word.upper():<3} ", style)
        upper.append(look.letter, f"dim {style}")
        standing = ""
        if place["structure"] is not None:
            town = TOWN if place["town"] else ""
            standing = f"{STRUCTURE_LETTERS[place['structure']]}{place['owner'] + 1}{town}"
        lower = Text(" ").append(f"{standing:^5}", f"bold {style}")
        return upper, lower

    def river(self, word: str, *, chosen: bool) -> tuple[Text, Text]:
        """A hex of river, with its name only where it matters."""
        town = f" {TOWN}{word} " if word in self.view["river_towns"] else ""
        name = f"{word:^5}" if chosen else f"{town or '~ ~ ~':^5}"
        upper = Text(CHOICE if chosen else " ", GLOW).append(name, GLOW if chosen else WATER)
        return upper, Text(" ").append(" ~ ~ ", f"dim {WATER}")

    def bridges(self) -> Block:
        """Where bridges stand and whose they are."""
        built = [f"{site.upper()} {seat + 1}" for site, seat in self.view["bridges"].items()]
        sites = [words[1].upper() for words in self.legal if words[0] == "bridge"]
        line = labelled(self.say("board-bridges"), Text(", ".join(built) or "–"))
        if sites:
            line.append(f"  {CHOICE} ", GLOW).append(", ".join(sites), GLOW)
        return [line]

    def cults(self) -> Block:
        """The four tracks with everybody's marker, and the priests beside them."""
        names = [self.say(f"cult-{word}") for word in CULT_WORDS]
        wide = max(cell_len(name) for name in names)
        scale = "".join(f"{space:^5}" for space in range(LAST_SPACE + 1))
        lines = [Text(" " * (wide + 2) + scale, "dim")]
        steps = {words[1] for words in self.legal if words[0] in ("step", "send", "ascend")}
        for word, name in zip(CULT_WORDS, names, strict=True):
            chosen = word in steps
            line = Text().append(CHOICE if chosen else " ", GLOW)
            line.append(set_cell_size(name, wide + 1), GLOW if chosen else "bold")
            for space in range(LAST_SPACE + 1):
                here = [
                    str(seat + 1)
                    for seat, player in enumerate(self.view["players"])
                    if player["faction"] and player["cults"][word] == space
                ]
                mark = "".join(here) or ("+" * TRACK_POWER[space] or "·")
                line.append(f"{mark:^5}", "bold" if here else "dim")
            line.append("  ").append_text(self.priest_spots(word))
            lines.append(line)
        return lines

    def priest_spots(self, word: str) -> Text:
        """The spots for priests beside a track: a seat where a priest stands, else the steps it gives."""
        line = Text()
        for steps, owner in zip(SPOT_STEPS, self.view["orders"][word], strict=True):
            free = owner is None
            line.append(f"[{steps}]" if free else f" P{owner + 1}", "dim" if free else "bold")
        return line

    def rounds(self) -> Block:
        """The scoring tiles, the current one highlighted."""
        parts = [Text(self.say("board-rounds"), "bold")]
        for index, word in enumerate(self.view["scoring"]):
            current = index + 1 == self.view["round"]
            style = "bold reverse" if current else "dim" if index < self.view["round"] else ""
            parts.append(Text(f"{index + 1} {self.say(f'tile-{word}')}", style))
        return parts

    def octagons(self) -> Block:
        """The power actions: those that may be taken glow, those taken are dim."""
        open_now = {words[1] for words in self.legal if words[0] == "action"}
        parts = [Text(self.say("board-actions"), "bold")]
        for word, taken in self.view["power_actions"].items():
            parts.append(self.offered(word, self.say(f"octagon-{word}"), taken, word in open_now))
        for word in sorted(open_now.difference(self.view["power_actions"])):
            parts.append(self.offered(word, self.say(f"octagon-{word}"), False, True))
        return parts

    def offered(self, word: str, name: str, taken: bool, chosen: bool) -> Text:
        """Something that may be taken, is gone, or just lies there."""
        text = f"{word.upper()} {name}"
        if taken:
            return Text(f"{USED} {text}", "dim")
        return Text(f"{CHOICE} {text}", GLOW) if chosen else Text(text)

    def cards(self) -> Block:
        """The bonus cards that nobody holds, with their coins."""
        held = {player.get("card") for player in self.view["players"]}
        open_now = {words[1] for words in self.legal if words[0] in ("card", "pass")}
        parts = [Text(self.say("board-cards"), "bold")]
        for word, coins in self.view["cards"].items():
            if word not in held:
                name = self.say(f"tile-{word}") + (f" +{coins}" if coins else "")
                parts.append(self.offered(word, name, False, word in open_now))
        return parts

    def favours(self) -> Block:
        """The favour tiles that are left, and how many."""
        return self.supply("favours", "favour", self.say("board-favours"))

    def towns(self) -> Block:
        """The town tiles that are left, and how many."""
        return self.supply("towns", "town", self.say("board-towns"))

    def supply(self, group: str, verb: str, title: str) -> Block:
        """Tiles by their notation; only those that may be taken now get a sign."""
        open_now = {words[1] for words in self.legal if words[0] == verb}
        parts = [Text(title, "bold")]
        for word, left in self.view[group].items():
            if left:
                text = f"{word.upper()}{f' ×{left}' if left > 1 else ''}"
                chosen = word in open_now
                parts.append(Text(f"{CHOICE} {text}" if chosen else text, GLOW if chosen else ""))
        return parts

    def player(self, seat: int, width: int) -> Block:
        """A player's name and faction, what the player owns, and the next income."""
        player = self.view["players"][seat]
        active = seat == self.view["seat"]
        line = Text().append(CHOICE if active else " ", GLOW)
        line.append(FIRST if seat == self.view["first"] else " ")
        line.append(f"{seat + 1} {fit(self.seats[seat], 24)}", "bold")
        if player["faction"] is None:
            return [line]
        look = LOOKS[player["colour"]]
        name = self.say(f"faction-{player['faction']}")
        line.append(" ").append(f" {name} ", f"bold {look.ink} on {look.paper}")
        line.append(f"  {self.say('board-vp')} {player['vp']}", "bold")
        if player["passed"]:
            line.append(f"  {self.say('board-passed')}", "dim")
        parts = [Text("   "), *self.belongings(player)]
        return [line, *flow(parts, width, INDENT)]

    def belongings(self, player: dict[str, Any]) -> Block:
        """Resources, tracks, tiles and income in short."""
        say = self.say
        bowls = "/".join(str(tokens) for tokens in player["bowls"])
        income = player["income"]
        gains = " ".join(
            f"+{income[word]}{say(f'board-{word}')}"
            for word in ("coins", "workers", "priests", "power")
            if income[word]
        )
        parts = [
            Text(f"{player[word]}{say(f'board-{word}')}")
            for word in ("coins", "workers", "priests")
        ]
        parts.append(Text(f"{bowls}{say('board-power')}"))
        if player["shipping"] is not None:
            parts.append(Text(f"{say('board-shipping')} {player['shipping']}"))
        parts.append(Text(f"{say('board-exchange')} {player['exchange']}"))
        if player["keys"]:
            parts.append(Text(f"{say('board-keys')} {player['keys']}"))
        tiles = [player["card"], *player["favours"], *[t for t, n in player["towns"].items() if n]]
        parts.append(Text(" ".join(tile.upper() for tile in tiles if tile)))
        parts.append(Text(f"{say('board-income')} {gains}", "dim"))
        return [part for part in parts if part]

    def key(self) -> Block:
        """What the signs and letters mean."""
        signs = {"choice": CHOICE, "town": TOWN, "first": FIRST, "power": "+", "used": USED}
        letters = [f"{look.letter} {self.say(f'colour-{word}')}" for word, look in LOOKS.items()]
        return [*sign_key(signs, self.say), *[Text(part, "dim") for part in letters]]


TERMINAL: Final = Terminal()
