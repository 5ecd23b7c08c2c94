"""The words of the notation: single commands, and the header of a file."""

from __future__ import annotations

from typing import Final

from tenshu.core.bits import has_bit
from tenshu.core.match import Match
from tenshu.games.terra_mystica.data.tiles import BONUS_WORDS, SCORING_WORDS
from tenshu.games.terra_mystica.foreign_notation.moves import RATES
from tenshu.games.terra_mystica.foreign_notation.settings import HINTS, RULES, SWITCHES
from tenshu.games.terra_mystica.layout import FACTION_OF
from tenshu.games.terra_mystica.options import count_bonuses
from tenshu.games.terra_mystica.state import Position
from tenshu.games.terra_mystica.verbs import FACTION, VERBS

# Options of the other engine that this engine always plays by.
STRICT: Final = ("strict-leech", "strict-darkling-sh", "strict-chaosmagician-sh")
STRICT_LEECH: Final = "strict-leech"
UNFINISHED: Final = "finished=no"
SHORT_NAMES: Final = {
    "trading_house": "TP",
    "temple": "TE",
    "stronghold": "SH",
    "sanctuary": "SA",
}


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
    if name == "spade":
        return "dig 1"
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


def header(match: Match, state: Position, *, is_strict: bool) -> list[str]:
    """Options, tiles, cards and factions; what the notation has no word for is a comment."""
    options = match.options
    strict = [name for name in STRICT if is_strict or name != STRICT_LEECH]
    lines = [f"option {name}" for name in strict]
    lines += [f"option {switch}" for switch, name, value in SWITCHES if options[name] == value]
    hints = [f"{name}={options[name]}" for name in HINTS]
    if match.game.rules_version > 1:
        hints.append(f"{RULES}={match.game.rules_version}")
    first = start_seat(match)
    if not match.is_over():
        hints.append(UNFINISHED)
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
