"""Where the fields of a position are. Written by tools/write_layouts.py from fields.py."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.fields import DeclaredState
from tenshu.games.terra_mystica.fields import FIELDS

# The first index of each array in `at`.
TERRAIN: Final = 0  # by hex
OWNER: Final = 113  # by land hex
STRUCTURE_AT: Final = 190  # by land hex
IN_TOWN: Final = 267  # by hex
BRIDGE_OWNER: Final = 380  # by bridge site
PRIEST_SPOTS: Final = 409  # by cult and spot
FAVOURS_LEFT: Final = 425  # by favour tile
TOWNS_LEFT: Final = 437  # by town tile
CARD_COINS: Final = 445  # by bonus card
ROUND_TILES: Final = 455  # by round
TURN_ORDER: Final = 461  # by seat
PASSING_ORDER: Final = 466  # by seat
FACTION_OF: Final = 471  # by seat
HOME_TERRAIN: Final = 476  # by seat
COINS: Final = 481  # by seat
WORKERS: Final = 486  # by seat
PRIESTS: Final = 491  # by seat
BOWL1: Final = 496  # by seat
BOWL2: Final = 501  # by seat
BOWL3: Final = 506  # by seat
VICTORY_POINTS: Final = 511  # by seat
SHIPPING: Final = 516  # by seat
EXCHANGE: Final = 521  # by seat
CARPET: Final = 526  # by seat
KEYS: Final = 531  # by seat
CARD_HELD: Final = 536  # by seat
FAVOURS_HELD: Final = 541  # by seat
SPECIALS_USED: Final = 546  # by seat
HAS_PASSED: Final = 551  # by seat
HAS_DROPPED: Final = 556  # by seat
CULT_SPADES_LEFT: Final = 561  # by seat
CULT_STEPS: Final = 566  # by seat and cult
STRUCTURES_BUILT: Final = 586  # by seat and structure
TOWNS_HELD: Final = 611  # by seat and town tile
POINTS_FROM: Final = 651  # by seat and source


class Fields(DeclaredState):
    """The fields of a position and what follows from their list: copies and numbers."""

    def __init__(self, seats: i64, at: vec[i64]) -> None:
        super().__init__(seats, at)
        self.phase: i64 = 0
        self.seat: i64 = 0
        self.turn_seat: i64 = 0
        self.round: i64 = 0
        self.first: i64 = 0
        self.setup_steps: i64 = 0
        self.cards_in_play: i64 = 0
        self.power_actions_used: i64 = 0
        self.free_spades: i64 = 0
        self.may_buy_spades: i64 = 0
        self.chosen_hex: i64 = 0
        self.transformed: i64 = 0
        self.transformed_second: i64 = 0
        self.transformed_third: i64 = 0
        self.not_home_hex: i64 = 0
        self.built_hex: i64 = 0
        self.has_flown: i64 = 0
        self.cult_steps_due: i64 = 0
        self.favours_due: i64 = 0
        self.towns_due: i64 = 0
        self.spades_due: i64 = 0
        self.stopped_cults: i64 = 0
        self.ordinations: i64 = 0
        self.extra_actions: i64 = 0
        self.resume: i64 = 0
        self.answering_later: i64 = 0
        self.build_events: i64 = 0
        self.follow_due: i64 = 0
        self.offers: vec[i64] = vec[i64]()

    def copy_from(self, other: Fields) -> None:
        """Take over the numbers of another position; the arrays are copied by the constructor."""
        self.phase = other.phase
        self.seat = other.seat
        self.turn_seat = other.turn_seat
        self.round = other.round
        self.first = other.first
        self.setup_steps = other.setup_steps
        self.cards_in_play = other.cards_in_play
        self.power_actions_used = other.power_actions_used
        self.free_spades = other.free_spades
        self.may_buy_spades = other.may_buy_spades
        self.chosen_hex = other.chosen_hex
        self.transformed = other.transformed
        self.transformed_second = other.transformed_second
        self.transformed_third = other.transformed_third
        self.not_home_hex = other.not_home_hex
        self.built_hex = other.built_hex
        self.has_flown = other.has_flown
        self.cult_steps_due = other.cult_steps_due
        self.favours_due = other.favours_due
        self.towns_due = other.towns_due
        self.spades_due = other.spades_due
        self.stopped_cults = other.stopped_cults
        self.ordinations = other.ordinations
        self.extra_actions = other.extra_actions
        self.resume = other.resume
        self.answering_later = other.answering_later
        self.build_events = other.build_events
        self.follow_due = other.follow_due
        self.offers = other.offers[:]

    def single_numbers(self) -> vec[i64]:
        """The fields without axes, in the order in which fields.py declares them."""
        return vec[i64](
            [
                self.phase,
                self.seat,
                self.turn_seat,
                self.round,
                self.first,
                self.setup_steps,
                self.cards_in_play,
                self.power_actions_used,
                self.free_spades,
                self.may_buy_spades,
                self.chosen_hex,
                self.transformed,
                self.transformed_second,
                self.transformed_third,
                self.not_home_hex,
                self.built_hex,
                self.has_flown,
                self.cult_steps_due,
                self.favours_due,
                self.towns_due,
                self.spades_due,
                self.stopped_cults,
                self.ordinations,
                self.extra_actions,
                self.resume,
                self.answering_later,
                self.build_events,
                self.follow_due,
            ]
        )

    def read(self, name: str) -> list[int]:
        """All numbers of one array; for views, checks and tests, not for rules."""
        return FIELDS.read(self.at, self.seats, name)

    def numbers(self) -> list[int]:
        """Every field as plain numbers, in the order in which fields.py declares them."""
        out = [int(number) for number in self.single_numbers()]
        for index in FIELDS.order(self.seats):
            out.append(int(self.at[index]))
        out += [int(number) for number in self.offers]
        return out

    def words(self) -> list[str]:
        """A name for each of the numbers, such as `coins[2]`."""
        return FIELDS.words(int(self.seats), len(self.numbers()))

    def restore_numbers(self, numbers: list[int]) -> None:
        """Take over the fields of the position that has these numbers."""
        self.phase = numbers[0]
        self.seat = numbers[1]
        self.turn_seat = numbers[2]
        self.round = numbers[3]
        self.first = numbers[4]
        self.setup_steps = numbers[5]
        self.cards_in_play = numbers[6]
        self.power_actions_used = numbers[7]
        self.free_spades = numbers[8]
        self.may_buy_spades = numbers[9]
        self.chosen_hex = numbers[10]
        self.transformed = numbers[11]
        self.transformed_second = numbers[12]
        self.transformed_third = numbers[13]
        self.not_home_hex = numbers[14]
        self.built_hex = numbers[15]
        self.has_flown = numbers[16]
        self.cult_steps_due = numbers[17]
        self.favours_due = numbers[18]
        self.towns_due = numbers[19]
        self.spades_due = numbers[20]
        self.stopped_cults = numbers[21]
        self.ordinations = numbers[22]
        self.extra_actions = numbers[23]
        self.resume = numbers[24]
        self.answering_later = numbers[25]
        self.build_events = numbers[26]
        self.follow_due = numbers[27]
        number = 28
        for index in FIELDS.order(self.seats):
            self.at[index] = numbers[number]
            number += 1
        self.offers = vec[i64](numbers[number:])
