"""The options of Terra Mystica: its set-up and the rules that can be switched on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tenshu.core.chance import Chance
from tenshu.core.errors import BadOption
from tenshu.core.options import Option, Options
from tenshu.games.terra_mystica.data.setups import (
    FIRST_BONUSES,
    FIRST_FACTIONS,
    FIRST_SCORINGS,
    ROUNDS,
    SPARE_BONUSES,
)
from tenshu.games.terra_mystica.data.tiles import (
    BASE_BONUSES,
    BASE_SCORINGS,
    BASE_TOWNS,
    BONUS_WORDS,
    SCORING_WORDS,
    TOWN_SUPPLY,
)
from tenshu.games.terra_mystica.factions import FACTIONS
from tenshu.games.terra_mystica.maps import MAPS

FEWEST_SEATS: Final = 2
FACTION_WORDS: Final = [faction.name for faction in FACTIONS]
MAP_WORDS: Final = [printed.name for printed in MAPS]


class ListOption(Option):
    """A named way to draw, or a list in order, written `a+b+c`."""

    def __init__(
        self, name: str, ways: Sequence[str], words: Sequence[str], most: int, rule: str
    ) -> None:
        super().__init__(name, ways, ways[0], rule)
        self.words = tuple(words)
        self.most = most

    def parse(self, text: str) -> str:
        """A named way, or words of the list, none of them twice."""
        if text in self.values:
            return text
        chosen = text.lower().split("+")
        for word in chosen:
            if word not in self.words or chosen.count(word) > 1:
                raise BadOption(
                    "error-option-pick", name=self.name, value=word, values=" ".join(self.words)
                )
        return "+".join(chosen)

    def given(self, value: str) -> list[str]:
        """The words that a canonical value lists; a named way lists none."""
        return [] if value in self.values else value.split("+")

    def draw(self, chance: Chance) -> str:
        """Draw a named way most of the time, sometimes a list, whose length may not fit the seats."""
        if chance.below(4) != 0:
            return super().draw(chance)
        left = list(self.words)
        length = self.most if self.most == ROUNDS else FEWEST_SEATS + chance.below(self.most - 1)
        return "+".join([left.pop(chance.below(len(left))) for _ in range(length)])

    def syntax(self) -> str:
        return "a+b+c"


FACTIONS_OPTION: Final = ListOption(
    "factions", ("choose", "colours", "random"), FACTION_WORDS, 5, "TM 1.7"
)
SCORING_OPTION: Final = ListOption("scoring", ("random",), SCORING_WORDS, ROUNDS, "TM 1.5")
BONUS_OPTION: Final = ListOption("bonus", ("random",), BONUS_WORDS, 8, "TM 1.6")

OPTIONS: Final[tuple[Option, ...]] = (
    Option("setup", ("normal", "first_game"), "normal", "TM 1.4"),
    FACTIONS_OPTION,
    SCORING_OPTION,
    BONUS_OPTION,
    Option("first_player", ("random", "1", "2", "3", "4", "5"), "random", "TM 1.7"),
    Option("turn_order", ("fixed", "passing"), "fixed", "TM 22.1"),
    Option("town_tiles", ("base", "mini"), "base", "TM 22.2"),
    Option("shipping_card", ("off", "on"), "off", "TM 22.5"),
    Option("temple_tile", ("off", "on"), "off", "TM 22.6"),
    Option("cultists", ("rulebook", "errata"), "rulebook", "TM 22.7"),
    Option("spade_points", ("used", "gained"), "used", "TM 22.8"),
    Option("drop_out", ("off", "on"), "off", "TM 22.9"),
    Option("power_answers", ("at_once", "late"), "at_once", "TM 22.10"),
    # With one map there is nothing to choose.
    *([Option("map", MAP_WORDS, MAP_WORDS[0], "TM 1.2")] if len(MAP_WORDS) > 1 else []),
)


def given_factions(seats: int, options: Options) -> list[int]:
    """The factions by seat that the options name, or none. [TM 1.4, 1.9]"""
    words = _named(FACTIONS_OPTION, options, FIRST_FACTIONS[seats - FEWEST_SEATS])
    _check_length("factions", words, seats)
    found = [FACTION_WORDS.index(word) for word in words]
    if len({FACTIONS[faction].board.home for faction in found}) < len(found):
        raise BadOption("error-factions-colour", value="+".join(words))
    return found


def given_scorings(options: Options) -> list[int]:
    """The six scoring tiles that the options name, or none. [TM 1.4, 1.5, 1.9]"""
    words = _named(SCORING_OPTION, options, FIRST_SCORINGS)
    _check_length("scoring", words, ROUNDS)
    found = [SCORING_WORDS.index(word) for word in words]
    if any(tile >= count_scorings(options) for tile in found):
        raise BadOption("error-scoring-temple", value="+".join(words))
    return found


def given_bonuses(seats: int, options: Options) -> list[int]:
    """The bonus cards in play that the options name, or none. [TM 1.4, 1.6, 1.9]"""
    words = _named(BONUS_OPTION, options, FIRST_BONUSES[seats - FEWEST_SEATS])
    _check_length("bonus", words, seats + SPARE_BONUSES)
    found = [BONUS_WORDS.index(word) for word in words]
    if any(card >= count_bonuses(options) for card in found):
        raise BadOption("error-bonus-shipping", value="+".join(words))
    return found


def count_scorings(options: Options) -> int:
    """How many scoring tiles may be drawn from. [TM 1.5, 22.6]"""
    return BASE_SCORINGS + 1 if options["temple_tile"] == "on" else BASE_SCORINGS


def count_bonuses(options: Options) -> int:
    """How many bonus cards may be drawn from. [TM 1.6, 22.5]"""
    return BASE_BONUSES + 1 if options["shipping_card"] == "on" else BASE_BONUSES


def town_supply(options: Options) -> list[int]:
    """How many town tiles of each kind there are. [TM 20, 22.2]"""
    if options["town_tiles"] == "mini":
        return list(TOWN_SUPPLY)
    return [*TOWN_SUPPLY[:BASE_TOWNS], *[0] * (len(TOWN_SUPPLY) - BASE_TOWNS)]


def map_name(options: Options) -> str:
    """The map that is played on; the first game has its dwellings on the first map. [TM 1.2, 1.4]"""
    name = options.get("map", MAP_WORDS[0])
    if options["setup"] == "first_game" and name != MAP_WORDS[0]:
        raise BadOption("error-first-game", name="map", value=name)
    return name


def _named(option: ListOption, options: Options, first_game: Sequence[str]) -> list[str]:
    """The words that an option lists, or those of the first game, which leaves no choice. [TM 1.4]"""
    value = options[option.name]
    if options["setup"] != "first_game":
        return option.given(value)
    if value != option.default:
        raise BadOption("error-first-game", name=option.name, value=value)
    return list(first_game)


def _check_length(name: str, words: Sequence[str], needed: int) -> None:
    if words and len(words) != needed:
        raise BadOption("error-option-length", name=name, count=len(words), needed=needed)
