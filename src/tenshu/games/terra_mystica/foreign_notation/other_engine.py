"""What the community's engine still waits for when this engine goes on by itself.

It offers power to full bowls and hands out cult spades that nobody can use, and it wants to be told
that they are declined.
"""

from __future__ import annotations

from typing import Final

from tenshu.games.terra_mystica.data.tiles import SCORING_CULT, SCORING_SPADES, SCORING_STEPS
from tenshu.games.terra_mystica.foreign_notation.wording import faction_name
from tenshu.games.terra_mystica.ids import (
    ACT,
    CULT_SPADES,
    CULT_TERRAIN_CHOICE,
    CULTS,
    GAME_OVER,
    NOTHING,
    ROUNDS,
)
from tenshu.games.terra_mystica.layout import CULT_STEPS, HAS_DROPPED, ROUND_TILES
from tenshu.games.terra_mystica.rules.offers import BY, OFFER, POWER, TO, offered_power
from tenshu.games.terra_mystica.rules.terraforming import spades_for, spades_for_long
from tenshu.games.terra_mystica.state import Position
from tenshu.games.terra_mystica.verbs import VERBS

# Phases between the last turn of a round and the next income.
BETWEEN: Final = (CULT_SPADES, CULT_TERRAIN_CHOICE)
# Verbs that do not begin an action.
NOT_AN_ACTION: Final = ("convert", "burn", "connect", "drop")


class OpenOffer:
    """Power that the other engine thinks a seat may still take."""

    def __init__(self, seat: int, giver: int, power: int) -> None:
        self.seat = seat
        self.giver = giver
        self.power = power
        self.is_overtaken = False  # by a later offer taken first, or a conversion


class OtherEngine:
    """Offers and spades as the other engine counts them."""

    def __init__(self, seats: int) -> None:
        self.offers: list[OpenOffer] = []
        self.spades = [0] * seats  # of the cult bonus
        self.is_strict = True  # while everybody takes offers in their order

    def note(self, seat: int, action: int, before: Position, after: Position) -> None:
        """Note what a step does to open offers and spades."""
        verb, args = VERBS.split(action)
        name = verb.name
        if name == "leech":
            self.take(seat, args[0], args[1] + 1)
        elif name == "refuse":
            self.remove(seat, args[0], args[1] + 1)
        elif name == "drop":
            self.offers = [offer for offer in self.offers if offer.seat != seat]
            self.spades[seat] = 0
        elif name == "convert":
            for offer in self.offers:
                offer.is_overtaken = offer.is_overtaken or offer.seat == seat
        elif before.phase == ACT and name not in NOT_AN_ACTION:
            # An action declines whatever is open.
            self.offers = [offer for offer in self.offers if offer.seat != seat]
        if name in ("build", "upgrade"):
            self.offer(seat, args[0], after)
        if before.phase in BETWEEN:
            self.use(seat, name, args, before)

    def offer(self, builder: int, hex_: int, state: Position) -> None:
        """Offer power to all beside a structure, full bowls or not."""
        seats = int(state.setup.seats)
        for seat in [(builder + distance) % seats for distance in range(1, seats)]:
            power = int(offered_power(state, seat, hex_))
            if power > 0 and state.at[HAS_DROPPED + seat] == 0:
                self.offers.append(OpenOffer(seat, builder, power))

    def take(self, seat: int, giver: int, power: int) -> None:
        """Take an offer; older ones are overtaken."""
        for offer in self.offers:
            if offer.seat != seat:
                continue
            if (offer.giver, offer.power) == (giver, power):
                self.is_strict = self.is_strict and not offer.is_overtaken
                self.offers.remove(offer)
                return
            offer.is_overtaken = True

    def remove(self, seat: int, giver: int, power: int) -> None:
        """Close the oldest such offer."""
        for offer in self.offers:
            if (offer.seat, offer.giver, offer.power) == (seat, giver, power):
                self.offers.remove(offer)
                return

    def use(self, seat: int, name: str, args: list[int], before: Position) -> None:
        """Count the cult spades that a seat used or gave up."""
        if name == "forgo":
            self.spades[seat] = 0
        elif name in ("turn", "turn-long"):
            count = spades_for_long if name == "turn-long" else spades_for
            self.spades[seat] -= int(count(before, seat, before.chosen_hex, args[0]))

    def owed(self, before: Position, after: Position) -> list[tuple[int, str]]:
        """What must be declined now, by seat: at the end of a round, and before the next income."""
        is_end = after.round > before.round or after.phase in BETWEEN or after.phase == GAME_OVER
        if before.round == 0 or not is_end:
            return []
        out: list[tuple[int, str]] = []
        if before.phase not in BETWEEN:
            out += self.decline(after)
            self.give_spades(int(before.round), after)
        if after.round > before.round:
            given = list(enumerate(self.spades))
            out += [(seat, f"-{spades}SPADE") for seat, spades in given if spades > 0]
            self.spades = [0] * len(self.spades)
        return out

    def decline(self, state: Position) -> list[tuple[int, str]]:
        """Decline the offers that this engine has closed by itself."""
        numbers = [int(number) for number in state.offers]
        still_open = [
            (numbers[at + TO], numbers[at + BY], numbers[at + POWER])
            for at in range(0, len(numbers), OFFER)
        ]
        closed: list[OpenOffer] = []
        for offer in self.offers:
            if (offer.seat, offer.giver, offer.power) in still_open:
                still_open.remove((offer.seat, offer.giver, offer.power))
            else:
                closed.append(offer)
        self.offers = [offer for offer in self.offers if offer not in closed]
        return [
            (offer.seat, f"Decline {offer.power} from {faction_name(state, offer.giver)}")
            for offer in closed
            if state.at[HAS_DROPPED + offer.seat] == 0
        ]

    def give_spades(self, ended: int, state: Position) -> None:
        """Hand out the cult spades of the round that ended."""
        tile = state.at[ROUND_TILES + ended - 1]
        if ended == ROUNDS or SCORING_CULT[tile] == NOTHING:
            return
        for seat in range(len(self.spades)):
            steps = state.at[CULT_STEPS + seat * CULTS + SCORING_CULT[tile]]
            times = int(steps // SCORING_STEPS[tile]) if state.at[HAS_DROPPED + seat] == 0 else 0
            self.spades[seat] = times * int(SCORING_SPADES[tile])
