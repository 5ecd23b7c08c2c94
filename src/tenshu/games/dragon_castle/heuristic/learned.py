"""The value of a position by the readable heuristic, corrected by what a net learned."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from tenshu.core.net import Net
from tenshu.games.dragon_castle.heuristic.castle import Castle
from tenshu.games.dragon_castle.heuristic.features import FEATURES, TERMS, write_features
from tenshu.games.dragon_castle.heuristic.promises import (
    hand_promise,
    realm_promise,
    shrine_promise,
)
from tenshu.games.dragon_castle.heuristic.realm import Realm
from tenshu.games.dragon_castle.heuristic.weights import LAST_TILES, MAY_BUILD, WEIGHTS
from tenshu.games.dragon_castle.ids import BUILD, GAME_OVER
from tenshu.games.dragon_castle.layout import SHRINES_LEFT
from tenshu.games.dragon_castle.rules.scoring import total
from tenshu.games.dragon_castle.state import Position


class Evaluator:
    """Values positions; keeps what it found of the last one for the net."""

    def __init__(self) -> None:
        self.weights: vec[float] = WEIGHTS.at
        self.net: Net | None = None
        self.castle = Castle()
        self.realm = Realm()
        self.terms: vec[float] = vec[float]([0.0] * TERMS)
        self.inputs: vec[i64] = vec[i64]([0] * len(FEATURES.names))

    def value(self, state: Position, seat: i64) -> float:
        """Points scored, and points that the position promises."""
        value = self.plain_value(state, seat)
        net = self.net
        if net is None or not uses_net(state):
            return value
        write_features(state, seat, self.castle, self.realm, self.terms, self.inputs)
        return value + net.value(self.inputs, seat)

    def plain_value(self, state: Position, seat: i64) -> float:
        """The same without the net."""
        points = float(total(state, seat))
        if state.phase == GAME_OVER:
            return points
        weights = self.weights
        time = self.tiles_to_come(state)
        self.realm.find(state, seat)
        self.terms[0] = realm_promise(self.realm, time, weights)
        self.terms[1] = shrine_promise(state.at[SHRINES_LEFT + seat], time, weights)
        self.terms[2] = 0.0
        if state.seat == seat:
            self.terms[2] = hand_promise(state, self.realm, time, weights)
            if state.phase == BUILD and state.allowance > 0:
                self.terms[2] += weights[MAY_BUILD]
        return points + self.terms[0] + self.terms[1] + self.terms[2]

    def tiles_to_come(self, state: Position) -> float:
        """About how many tiles will still be taken: those above the ground floor and a few more."""
        self.castle.measure(state)
        return float(self.castle.above_ground) + self.weights[LAST_TILES]

    def features(self, state: Position, seat: i64) -> vec[i64]:
        """What the net sees of the position valued last."""
        found = vec[i64]([0] * len(FEATURES.names))
        write_features(state, seat, self.castle, self.realm, self.terms, found)
        return found


def uses_net(state: Position) -> bool:
    """Whether a net corrects the value: until the game is over."""
    return state.phase != GAME_OVER
