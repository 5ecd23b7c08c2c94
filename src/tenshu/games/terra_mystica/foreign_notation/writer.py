"""Writing a game as a file of commands that other engines of the notation replay."""

from __future__ import annotations

from typing import Final

from tenshu.core.bits import has_bit
from tenshu.core.match import Match
from tenshu.core.protocol import CHANCE
from tenshu.games.terra_mystica.data.board import COLOUR_WORDS
from tenshu.games.terra_mystica.data.setups import FIRST_DWELLINGS
from tenshu.games.terra_mystica.data.tiles import BONUS_WORDS, SCORING_WORDS, TOWN_STEPS
from tenshu.games.terra_mystica.foreign_notation.commands import END_MARK
from tenshu.games.terra_mystica.foreign_notation.moves import RATES, arguments_of
from tenshu.games.terra_mystica.foreign_notation.settings import HINTS, SWITCHES
from tenshu.games.terra_mystica.ids import (
    BRIDGE,
    CULTS,
    SANDSTORM,
    TOP,
)
from tenshu.games.terra_mystica.layout import CULT_STEPS, FACTION_OF
from tenshu.games.terra_mystica.options import FEWEST_SEATS, count_bonuses
from tenshu.games.terra_mystica.rules.terraforming import home_of, spades_for, spades_for_long
from tenshu.games.terra_mystica.state import Position, start
from tenshu.games.terra_mystica.verbs import ASCEND, CULT, FACTION, VERBS

# Options of the other engine that this engine always plays by.
STRICT: Final = ("strict-leech", "strict-darkling-sh", "strict-chaosmagician-sh")
SHORT_NAMES: Final = {
    "trading_house": "TP",
    "temple": "TE",
    "stronghold": "SH",
    "sanctuary": "SA",
}
# Verbs that have no command: the set-up, and what other engines see by themselves.
SILENT: Final = ("choose", "turn", "turn-long", "ascend", "end")
# Verbs that stand alone, and verbs that close their row.
ALONE: Final = ("leech", "refuse", "later", "drop")
CLOSING: Final = (*ALONE, "pass", "settle", "card", "end")


class Writer:
    """A game being written: rows of a faction and its commands."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.actions = [step.action for step in match.steps]
        self.state = start(match.seats, match.options, match.game.rules_version)
        self.rows: list[tuple[int, list[str]]] = []
        self.is_open = False  # may the last row go on?

    def write(self) -> str:
        """The header and one row for every turn and every answer."""
        if self.state.setup.is_first_game:
            self.settle_first_game()
        for index, step in enumerate(self.match.steps):
            before = self.state.clone()
            self.state.apply(step.action)
            if step.actor != CHANCE:
                self.write_step(index, step.actor, before)
        lines = [*header(self.match, self.state), ""]
        for seat, commands in self.rows:
            name = faction_name(self.state, seat)
            if commands == ["drop"]:
                lines.append(f"drop-faction {name}")
            else:
                row = ". ".join(merge(commands))
                lines.append(f"{name}: {row}".replace(f". {END_MARK}", f" {END_MARK}"))
        return "\n".join(lines) + "\n"

    def settle_first_game(self) -> None:
        """The dwellings that nobody had to place, in the order in which others place them."""
        count = self.match.seats
        places = FIRST_DWELLINGS[count - FEWEST_SEATS]
        first = start_seat(self.match)
        around = [(first + distance) % count for distance in range(count)]
        for turn, seats in enumerate((around, around[::-1], around)):
            for seat in seats:
                if turn < len(places[seat]):
                    self.rows.append((seat, [f"build {places[seat][turn].upper()}"]))

    def write_step(self, index: int, seat: int, before: Position) -> None:
        """Add what a step is called; some steps close a row."""
        action = self.actions[index]
        verb, args = VERBS.split(action)
        name = verb.name
        words = [domain.words[arg] for domain, arg in zip(verb.domains, args, strict=True)]
        if name in ALONE:
            self.is_open = False
        for command in self.commands(index, name, words, seat, before):
            self.add(seat, command)
        if name == "end" and self.goes_on(index, seat):
            self.add(seat, END_MARK if before.extra_actions > 0 else "done")
        if name in CLOSING:
            self.is_open = False

    def add(self, seat: int, command: str) -> None:
        """Append a command to the row of the seat, or open one."""
        if not (self.is_open and self.rows[-1][0] == seat):
            self.rows.append((seat, []))
        self.rows[-1][1].append(command)
        self.is_open = True

    def commands(
        self, index: int, name: str, words: list[str], seat: int, before: Position
    ) -> list[str]:
        """The commands of one step."""
        if name in SILENT:
            return []
        if name == "transform":
            return self.transform(index, words[0], seat, before)
        if name in ("settle", "build"):
            return [f"build {words[0].upper()}"]
        if name == "town":
            return [*self.lowered(index, before), f"+{words[0].upper()}"]
        if name in ("leech", "refuse"):
            giver = faction_name(before, int(words[0][1:]) - 1)
            return [f"{'Leech' if name == 'leech' else 'Decline'} {words[1]} from {giver}"]
        if name == "later":
            return ["wait"]
        if name == "step":
            count = "2" if before.cult_steps_due > 1 else ""
            return [f"+{count}{words[0].upper()}"]
        if name == "forgo":
            return ["-BRIDGE" if before.phase == BRIDGE else f"-{before.free_spades}SPADE"]
        return [simple_command(name, words)]

    def transform(self, index: int, hex_: str, seat: int, before: Position) -> list[str]:
        """The spades bought for a hex and the terrain it gets; the next step chose that."""
        if before.phase == SANDSTORM:
            home = COLOUR_WORDS[home_of(before, seat)]
            return [f"transform {hex_.upper()} to {home}"]
        chosen, bought = self.turn_after(index, seat)
        spades = [f"dig {bought}"] if bought else []
        return [*spades, f"transform {hex_.upper()} to {chosen}"]

    def turn_after(self, index: int, seat: int) -> tuple[str, int]:
        """The terrain chosen for the hex of this step, and the spades bought for it."""
        state = self.state.clone()
        for action in self.actions[index + 1 :]:
            verb, args = VERBS.split(action)
            if verb.name in ("turn", "turn-long"):
                spades = spades_for(state, seat, state.chosen_hex, args[0])
                if verb.name == "turn-long":
                    spades = spades_for_long(state, seat, state.chosen_hex, args[0])
                return COLOUR_WORDS[args[0]], max(0, int(spades - state.free_spades))
            state.apply(action)
        return COLOUR_WORDS[0], 0

    def lowered(self, index: int, before: Position) -> list[str]:
        """Where keys are short, the notation first lowers the tracks that are not to be climbed."""
        verb, args = VERBS.split(self.actions[index])
        chosen: list[int] = []
        offered: set[int] = set()
        state = self.state.clone()
        for action in self.actions[index + 1 :]:
            legal = [int(number) for number in state.legal_actions()]
            offered.update(arguments_of(ASCEND, legal))
            taken = arguments_of(ASCEND, [action])
            if not taken:
                break
            chosen += taken
            state.apply(action)
        steps = TOWN_STEPS[args[0]] if verb.name == "town" else 0
        seat = before.seat
        out: list[str] = []
        for cult in sorted(offered.difference(chosen)):
            down = int(before.at[CULT_STEPS + seat * CULTS + cult]) + steps - TOP + 1
            out.append(f"-{down if down > 1 else ''}{CULT.words[cult].upper()}")
        return out

    def goes_on(self, index: int, seat: int) -> bool:
        """Whether the same seat acts again at once, so that only a mark separates the two turns."""
        following = self.match.steps[index + 1 : index + 2]
        return bool(following) and following[0].actor == seat


def simple_command(name: str, words: list[str]) -> str:
    """The command of a verb that is translated word by word."""
    upper = [word.upper() for word in words]
    if name == "card":
        return f"pass {upper[0]}"
    if name == "pass":
        return "pass" if words[0] == "none" else f"pass {upper[0]}"
    if name == "upgrade":
        return f"upgrade {upper[0]} to {SHORT_NAMES[words[1]]}"
    if name == "ship":
        return "advance ship"
    if name == "dig":
        return "advance dig"
    if name == "send":
        return f"send p to {upper[0]} for {words[1]}"
    if name == "favour":
        return f"+{upper[0]}"
    if name == "connect":
        return f"connect {words[0]}"
    if name == "burn":
        return "burn 1"
    if name == "convert":
        source, target = upper[0].split(">")
        return f"convert {RATES[words[0]]}{source} to 1{target}"
    return " ".join([name, *upper]) if words else name


def merge(commands: list[str]) -> list[str]:
    """Put equal conversions and sacrifices in a row into one command."""
    out: list[str] = []
    counts: list[int] = []
    for command in commands:
        if out and out[-1] == command and command.startswith(("convert", "burn")):
            counts[-1] += 1
        else:
            out.append(command)
            counts.append(1)
    return [multiply(command, count) for command, count in zip(out, counts, strict=True)]


def multiply(command: str, count: int) -> str:
    """A conversion or sacrifice made several times."""
    if command.startswith("burn"):
        return f"burn {count}"
    if count == 1:
        return command
    source, _, target = command.removeprefix("convert ").partition(" to ")
    unit = source.lstrip("0123456789")
    amount = int(source.removesuffix(unit)) * count
    return f"convert {amount}{unit} to {count}{target.lstrip('0123456789')}"


def faction_name(state: Position, seat: int) -> str:
    """The notation's name of a seat's faction."""
    return FACTION.words[int(state.at[FACTION_OF + seat])].replace("_", "")


def header(match: Match, state: Position) -> list[str]:
    """Options, tiles, cards and factions; what the notation has no word for is a comment."""
    options = match.options
    lines = [f"option {name}" for name in STRICT]
    lines += [f"option {switch}" for switch, name, value in SWITCHES if options[name] == value]
    hints = [f"{name}={options[name]}" for name in HINTS]
    first = start_seat(match)
    lines.append(" ".join(["# tenshu", f"first_player={first + 1}", *hints]))
    lines.append(
        "score "
        + ",".join([SCORING_WORDS[int(tile)].upper() for tile in state.read("round_tiles")])
    )
    cards = range(count_bonuses(options))
    lines += [
        f"delete {BONUS_WORDS[c].upper()}" for c in cards if not has_bit(state.cards_in_play, c)
    ]
    seats = range(match.seats)
    lines += [f"setup {faction_name(state, (first + seat) % match.seats)}" for seat in seats]
    return lines


def start_seat(match: Match) -> int:
    """The start player: named by the options, or made by chance."""
    named = match.options["first_player"]
    if named.isdigit():
        return int(named) - 1
    for step in match.steps:
        verb, args = VERBS.split(step.action)
        if verb.name == "first":
            return args[0]
    return 0
