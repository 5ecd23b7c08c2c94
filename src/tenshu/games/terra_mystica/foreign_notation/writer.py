"""Writing a game as a file of commands that other engines of the notation replay."""

from __future__ import annotations

from typing import Final

from tenshu.core.errors import BadRecord
from tenshu.core.match import Match
from tenshu.core.protocol import CHANCE
from tenshu.games.terra_mystica.data.board import COLOUR_WORDS
from tenshu.games.terra_mystica.data.setups import FIRST_DWELLINGS
from tenshu.games.terra_mystica.data.tiles import TOWN_STEPS
from tenshu.games.terra_mystica.foreign_notation.commands import END_MARK
from tenshu.games.terra_mystica.foreign_notation.moves import arguments_of
from tenshu.games.terra_mystica.foreign_notation.other_engine import NOT_AN_ACTION, OtherEngine
from tenshu.games.terra_mystica.foreign_notation.tidying import Item, tidy
from tenshu.games.terra_mystica.foreign_notation.wording import (
    faction_name,
    header,
    merge,
    simple_command,
    start_seat,
)
from tenshu.games.terra_mystica.ids import (
    ACT,
    BRIDGE,
    CHOOSE_FACTION,
    CULT_SPADES,
    CULTS,
    SANDSTORM,
    TOP,
)
from tenshu.games.terra_mystica.layout import CULT_STEPS
from tenshu.games.terra_mystica.options import FEWEST_SEATS
from tenshu.games.terra_mystica.rules.terraforming import (
    has_transformed,
    home_of,
    spades_for,
    spades_for_long,
)
from tenshu.games.terra_mystica.state import Position, start
from tenshu.games.terra_mystica.verbs import ASCEND, CULT, HEX, TAKE_TOWN, VERBS

# Verbs that have no command: the set-up, and what other engines see by themselves.
SILENT: Final = ("choose", "end")
# Verbs that stand alone, and verbs that close their row.
ALONE: Final = ("leech", "refuse", "later", "drop")
CLOSING: Final = (*ALONE, "pass", "settle", "card", "end")


class Writer:
    """A game being written: rows of a faction and its commands."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.actions = [step.action for step in match.steps]
        self.state = start(match.seats, match.options, match.game.rules_version)
        self.other = OtherEngine(match.seats)
        self.rows: list[tuple[int, list[Item]]] = []
        self.is_open = False  # whether the last row may be continued
        self.action = 0  # counts the actions, whose commands are tidied together

    def write(self) -> str:
        """The header and one row for every turn and every answer."""
        if self.state.setup.is_first_game:
            self.settle_first_game()
        for index, step in enumerate(self.match.steps):
            before = self.state.clone()
            self.state.apply(step.action)
            if step.actor != CHANCE:
                self.write_step(index, step.actor, before)
        if self.state.phase <= CHOOSE_FACTION:
            raise BadRecord("error-export-early")
        lines = [*header(self.match, self.state, is_strict=self.other.is_strict), ""]
        lines += [self.row(seat, items) for seat, items in self.rows]
        return "\n".join(lines) + "\n"

    def row(self, seat: int, items: list[Item]) -> str:
        """A row as a line of text."""
        name = faction_name(self.state, seat)
        commands = merge([item.text for item in tidy(items)])
        if commands == ["drop"]:
            return f"drop-faction {name}"
        return f"{name}: {'. '.join(commands)}".replace(f". {END_MARK}", f" {END_MARK}")

    def settle_first_game(self) -> None:
        """The dwellings that nobody had to place, in the order in which others place them."""
        count = self.match.seats
        places = FIRST_DWELLINGS[count - FEWEST_SEATS]
        first = start_seat(self.match)
        around = [(first + distance) % count for distance in range(count)]
        for turn, seats in enumerate((around, around[::-1], around)):
            for seat in seats:
                if turn < len(places[seat]):
                    self.write_alone(seat, f"build {places[seat][turn].upper()}")

    def write_step(self, index: int, seat: int, before: Position) -> None:
        """Add what a step is called; some steps close a row."""
        verb, args = VERBS.split(self.actions[index])
        name = verb.name
        words = [domain.words[arg] for domain, arg in zip(verb.domains, args, strict=True)]
        if name in ALONE:
            self.is_open = False
        if before.phase in (ACT, CULT_SPADES) and name not in NOT_AN_ACTION:
            self.action += 1
        for item in self.items(index, name, words, seat, before):
            self.add(seat, item)
        if name == "end" and self.goes_on(index, seat):
            self.add(seat, Item(END_MARK if before.extra_actions > 0 else "done", self.action))
        if name in CLOSING:
            self.is_open = False
        self.other.note(seat, self.actions[index], before, self.state)
        for other, command in self.other.owed(before, self.state):
            self.write_alone(other, command)

    def add(self, seat: int, item: Item) -> None:
        """Append a command to the row of the seat, or open one."""
        if not (self.is_open and self.rows[-1][0] == seat):
            self.rows.append((seat, []))
        self.rows[-1][1].append(item)
        self.is_open = True

    def write_alone(self, seat: int, command: str) -> None:
        """A row of one command."""
        self.rows.append((seat, [Item(command, self.action)]))
        self.is_open = False

    def items(
        self, index: int, name: str, words: list[str], seat: int, before: Position
    ) -> list[Item]:
        """The commands of one step, with what tidying must know about them."""
        if name in ("turn", "turn-long"):
            return self.transform(index, seat, before)
        texts = self.commands(index, name, words, seat, before)
        first = [Item(text, self.action) for text in texts[:-1]]
        return [*first, *[self.item(index, text, before) for text in texts[-1:]]]

    def item(self, index: int, text: str, before: Position) -> Item:
        """A command of a step."""
        item = Item(text, self.action)
        item.step = self.actions[index]
        item.before = before
        verb, args = VERBS.split(item.step)
        if verb.name == "build" and before.free_spades > 0 and not has_transformed(before, args[0]):
            item.unused = int(before.free_spades)
        return item

    def commands(
        self, index: int, name: str, words: list[str], seat: int, before: Position
    ) -> list[str]:
        """The commands of one step."""
        if name in SILENT:
            return []
        if name == "transform":
            if before.phase != SANDSTORM:
                return []
            return [f"transform {words[0].upper()} to {COLOUR_WORDS[home_of(before, seat)]}"]
        if name in ("settle", "build"):
            return [f"build {words[0].upper()}"]
        if name == "town":
            return [*self.lowered(index, before), f"+{words[0].upper()}"]
        if name == "ascend":
            return [] if self.climbs_by_itself(index) else [f"+{words[0].upper()}"]
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

    def transform(self, index: int, seat: int, before: Position) -> list[Item]:
        """The spades bought for the chosen hex and the terrain it gets."""
        verb, args = VERBS.split(self.actions[index])
        count = spades_for_long if verb.name == "turn-long" else spades_for
        spades = int(count(before, seat, before.chosen_hex, args[0]))
        hex_ = HEX.words[before.chosen_hex]
        item = self.item(index, f"transform {hex_.upper()} to {COLOUR_WORDS[args[0]]}", before)
        item.spades = spades
        item.bought = max(0, spades - int(before.free_spades))
        return [item]

    def lowered(self, index: int, before: Position) -> list[str]:
        """Where keys are short, the notation first lowers the tracks that are not to be climbed."""
        steps = TOWN_STEPS[arguments_of(TAKE_TOWN, [self.actions[index]])[0]]
        offered = set(arguments_of(ASCEND, [int(action) for action in self.state.legal_actions()]))
        if not steps or not offered:
            return []
        chosen = self.climbed(index)
        out: list[str] = []
        for cult in sorted(offered.difference(chosen)):
            down = int(before.at[CULT_STEPS + before.seat * CULTS + cult]) + steps - TOP + 1
            out.append(f"-{down if down > 1 else ''}{CULT.words[cult].upper()}")
        return out

    def climbed(self, index: int) -> list[int]:
        """The tracks climbed with the keys of a town tile, later in the same turn."""
        seat = self.match.steps[index].actor
        found: list[int] = []
        for step in self.match.steps[index + 1 :]:
            name = VERBS.split(step.action)[0].name
            if step.actor != seat or name in ("end", "town"):
                break
            found += arguments_of(ASCEND, [step.action])
        return found

    def climbs_by_itself(self, index: int) -> bool:
        """Whether the other engine climbs the track right when the town tile is taken."""
        names = [VERBS.split(action)[0].name for action in self.actions[:index]]
        while names and names[-1] == "ascend":
            names.pop()
        taken = arguments_of(TAKE_TOWN, self.actions[len(names) - 1 : len(names)])
        return bool(taken) and TOWN_STEPS[taken[0]] > 0

    def goes_on(self, index: int, seat: int) -> bool:
        """Whether only a mark shows that the turn ended: the seat acts again, or nobody yet."""
        following = self.match.steps[index + 1 : index + 2]
        return not following or following[0].actor == seat
