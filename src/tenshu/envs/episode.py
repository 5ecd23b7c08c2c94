"""Games as learners step them: chance plays itself, observations and masks go into fixed buffers.

This module is compiled, and knows no numpy: an array that looks at a vec sees what is written here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from tenshu import games
from tenshu.core.chance import Chance
from tenshu.core.parts import Encoder
from tenshu.core.protocol import CHANCE, OVER, Game, State, setup_options

PLACE: Final = "place"
MARGIN: Final = "margin"


class Task:
    """What all episodes of an environment share: the game, its set-up and what is rewarded."""

    def __init__(
        self,
        name: str,
        seats: int,
        options: Mapping[str, str] | None = None,
        reward: str = PLACE,
        zero_sum: bool = False,
    ) -> None:
        encoder = games.encode(name)
        self.game: Game = games.load(name)
        if encoder is None:
            raise ValueError(f"{name} has no encode.py, so that nobody can learn it")
        if reward != PLACE and reward != MARGIN:
            raise ValueError(f"the reward is {PLACE!r} or {MARGIN!r}, not {reward!r}")
        self.encoder: Encoder = encoder
        self.seats = seats
        self.options = setup_options(self.game, seats, options or {})
        self.reward = reward
        self.zero_sum = zero_sum
        # How many numbers an observation has, and how many actions there are.
        self.width: int = encoder.size(seats)
        self.actions: int = self.game.verbs.player_size
        self._opening: State = self.game.start(seats, self.options)

    def opening(self) -> State:
        """A new game before anything was drawn."""
        return self._opening.clone()

    def rewards(self, state: State) -> list[float]:
        """What a finished game is worth to each seat: its place from 1 to -1, or its lead in points."""
        if self.reward == PLACE:
            values = _by_place(self.game.ranks(state))
        else:
            values = _by_margin(state.scores())
        # An automatic rival has a place, but nobody to reward.
        del values[self.seats :]
        if self.zero_sum:
            mean = sum(values) / float(self.seats)
            values = [value - mean for value in values]
        return values


def _by_place(ranks: list[int]) -> list[float]:
    """1 for the first, -1 for the last, evenly in between; who shares places shares their mean."""
    values: list[float] = []
    for rank in ranks:
        beaten = 0
        lost_to = 0
        for other in ranks:
            if other > rank:
                beaten += 1
            elif other < rank:
                lost_to += 1
        values.append(float(beaten - lost_to) / float(max(len(ranks) - 1, 1)))
    return values


def _by_margin(scores: list[int]) -> list[float]:
    """Points ahead of the best of the others."""
    values: list[float] = []
    for seat, score in enumerate(scores):
        others = [other for index, other in enumerate(scores) if index != seat]
        values.append(float(score - max(others)) if others else float(score))
    return values


class Episode:
    """One game in progress; chance has always acted already."""

    def __init__(self, task: Task, chance: Chance) -> None:
        self.task = task
        self.chance = chance
        self.state: State = task.opening()
        self.actor: i64 = OVER
        self.legal: vec[i64] = vec[i64]()
        self._settle()

    def restart(self) -> None:
        """Begin another game, with the draws that follow."""
        self.state = self.task.opening()
        self._settle()

    def play(self, action: i64) -> None:
        """Carry out a legal action of the seat that must act, and let chance act."""
        self.state.apply(action)
        self._settle()

    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.actor == OVER

    def random_action(self, chance: Chance) -> i64:
        """One of the legal actions, each equally likely."""
        return self.legal[chance.below(i64(len(self.legal)))]

    def observe(self, seat: i64, out: vec[i16], first: i64) -> None:
        """Write what a seat may know."""
        self.task.encoder.encode(self.state, seat, out, first)

    def mark(self, out: vec[bool], first: i64, value: bool) -> None:
        """Write a value for every legal action; the others are left alone."""
        for action in self.legal:
            out[first + action] = value

    def _settle(self) -> None:
        game = self.task.game
        state = self.state
        actor = state.actor()
        while actor == CHANCE:
            state.apply(game.sample(state, self.chance))
            actor = state.actor()
        self.actor = actor
        self.legal = state.legal_actions()


class Batch:
    """Many games side by side, each begun again when it ends, in buffers that stay where they are."""

    def __init__(self, task: Task, count: int, seed: int) -> None:
        self.task = task
        self.count: i64 = count
        self.width: i64 = task.width
        self.actions: i64 = task.actions
        self.seats: i64 = task.seats
        # By game: what the acting seat observes and may do, who acts, and, from the step before,
        # whether a game ended and what it was worth to each seat.
        self.observations: vec[i16] = vec[i16]([i16(0)] * (count * task.width))
        self.masks: vec[bool] = vec[bool]([False] * (count * task.actions))
        self.actors: vec[i64] = vec[i64]([0] * count)
        self.rewards: vec[float] = vec[float]([0.0] * (count * task.seats))
        self.ended: vec[bool] = vec[bool]([False] * count)
        self._draws = Chance(f"{seed}/player")
        self._episodes: list[Episode] = []
        for index in range(count):
            self._episodes.append(Episode(task, Chance(f"{seed}/{index}")))
            self._show(index)

    def step(self, actions: list[int]) -> None:
        """Carry out an action in every game; those that end are begun again at once."""
        self._check(actions)
        episodes = self._episodes
        for index in range(self.count):
            episode = episodes[index]
            episode.mark(self.masks, index * self.actions, False)
            if self.ended[index]:
                self._reward(index, [0.0] * self.task.seats)
            episode.play(actions[index])
            self.ended[index] = episode.actor == OVER
            if episode.actor == OVER:
                self._reward(index, self.task.rewards(episode.state))
                episode.restart()
            self._show(index)

    def random_actions(self) -> list[int]:
        """A legal action for every game, each equally likely."""
        return [int(episode.random_action(self._draws)) for episode in self._episodes]

    def state(self, index: int) -> State:
        """A copy of one game's position."""
        return self._episodes[index].state.clone()

    def _check(self, actions: list[int]) -> None:
        """Refuse actions that are not legal, before any game is changed."""
        if i64(len(actions)) != self.count:
            raise ValueError(f"{len(actions)} actions for {self.count} games")
        for index in range(self.count):
            action: i64 = actions[index]
            if not 0 <= action < self.actions or not self.masks[index * self.actions + action]:
                raise ValueError(f"action {action} is not legal in game {index}")

    def _reward(self, index: i64, values: list[float]) -> None:
        for seat in range(self.seats):
            self.rewards[index * self.seats + seat] = values[seat]

    def _show(self, index: i64) -> None:
        episode = self._episodes[index]
        self.actors[index] = episode.actor
        episode.observe(episode.actor, self.observations, index * self.width)
        episode.mark(self.masks, index * self.actions, True)
