"""What a seat may know, as numbers: the lights it sees, counted from itself, and the turn."""

from librt.vecs import vec
from mypy_extensions import i16, i64

from tenshu.core.parts import AMOUNT, CHOICE, SEAT, Encoder, Feature
from tenshu.core.protocol import State

from .game import LIGHTS, Lanterns


class SeenLights(Encoder):
    """Own light, lights that were shown, whose turn it is."""

    def features(self, seats: int) -> list[Feature]:
        row = [("seat", seats)]
        return [
            Feature("light", "0: not seen", row, CHOICE, (0, LIGHTS), by_seat=True),
            Feature("seat", "who acts", [], SEAT, (0, seats)),
            Feature("traded", "1: traded this turn", [], AMOUNT, (0, 1)),
        ]

    def encode(self, state: State, seat: i64, out: vec[i16], first: i64) -> None:
        assert isinstance(state, Lanterns)
        seats = len(state.hands)
        for turn in range(seats):
            holder = (seat + turn) % seats
            is_seen = holder == seat or holder < state.shown
            out[first + turn] = state.hands[holder] + 1 if is_seen else 0
        out[first + seats] = i16((state.seat - seat) % seats)
        out[first + seats + 1] = state.traded


ENCODE = SeenLights(1)
