"""OpenSpiel: the games with explicit chance nodes. Importing this module registers them.

`pyspiel.load_game("tenshu_white_castle(players=3)")` finds them afterwards. The options of a game are
one parameter, written `name:value;name:value`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pyspiel

from tenshu import games
from tenshu.ai.fuzz import LONGEST_GAME
from tenshu.core.protocol import CHANCE, OVER, fingerprint
from tenshu.envs.episode import PLACE, Task
from tenshu.envs.window import Window

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from tenshu.core.protocol import State

PREFIX: Final = "tenshu_"
LARGEST_MARGIN: Final = 1000.0


class BoardGame(pyspiel.Game):
    """A game with a number of players, options and a kind of reward."""

    def __init__(self, name: str, params: Mapping[str, Any] | None = None) -> None:
        given = {**_parameters(name), **(params or {})}
        options = dict(pair.split(":", 1) for pair in given["options"].split(";") if pair)
        self.task = Task(name, given["players"], options, given["reward"])
        self.window = Window(self.task)
        is_zero_sum = given["reward"] == PLACE and self.task.seats > 1
        most = 1.0 if given["reward"] == PLACE else LARGEST_MARGIN
        verbs = self.task.game.verbs
        super().__init__(
            _game_type(name, is_zero_sum=is_zero_sum),
            pyspiel.GameInfo(
                num_distinct_actions=verbs.player_size,
                max_chance_outcomes=verbs.size - verbs.player_size,
                num_players=self.task.seats,
                min_utility=-most,
                max_utility=most,
                utility_sum=0.0 if is_zero_sum else None,
                max_game_length=LONGEST_GAME,
            ),
            given,
        )

    def __reduce__(self) -> tuple[object, ...]:
        return load_game, (str(self),)

    def new_initial_state(self, _: str | None = None) -> BoardState:
        """The position before anything was drawn."""
        return BoardState(self)

    def make_py_observer(
        self,
        iig_obs_type: pyspiel.IIGObservationType | None = None,
        params: Mapping[str, Any] | None = None,
    ) -> Observer:
        """What players observe; with perfect recall the string is all that happened."""
        if params:
            raise ValueError(f"observations have no parameters, not {params}")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        # A game without secrets has nothing to tell of what is private alone.
        is_empty = not wanted.public_info and not self.task.game.has_secrets
        return Observer(self, has_recall=wanted.perfect_recall, is_empty=is_empty)


class Position:
    """A position that OpenSpiel copies by its own means, as fast as the engine can."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, _: dict[int, object]) -> Position:
        return Position(self.state.clone())


class BoardState(pyspiel.State):
    """A position; the actions of chance are numbered from 0, as OpenSpiel has it."""

    def __init__(self, game: BoardGame) -> None:
        super().__init__(game)
        self._position = Position(game.task.opening())

    @property
    def position(self) -> State:
        """The engine's own position."""
        return self._position.state

    def current_player(self) -> int:
        """Who acts now: a player, chance, or nobody at the end."""
        actor = int(self.position.actor())
        if actor == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if actor == OVER else actor

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can draw, with its true odds."""
        task = self._task()
        weights = [int(weight) for weight in task.game.odds(self.position)]
        first = task.game.verbs.player_size
        outcomes = [int(action) - first for action in self.position.legal_actions()]
        total = sum(weights)
        return sorted((one, weight / total) for one, weight in zip(outcomes, weights, strict=True))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return int(self.position.actor()) == OVER

    def returns(self) -> list[float]:
        """The rewards of a finished game; before that, nothing."""
        task = self._task()
        return task.rewards(self.position) if self.is_terminal() else [0.0] * task.seats

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(int(action) for action in self.position.legal_actions())

    def _apply_action(self, action: int) -> None:
        self.position.apply(self._number(action))

    def _action_to_string(self, player: int, action: int) -> str:
        verbs = self._task().game.verbs
        number = action + verbs.player_size if player == pyspiel.PlayerId.CHANCE else action
        return verbs.format_action(number)

    def _number(self, action: int) -> int:
        """The engine's number of an action."""
        is_drawn = self.position.actor() == CHANCE
        return action + self._task().game.verbs.player_size if is_drawn else action

    def _task(self) -> Task:
        task: Task = self.get_game().task
        return task

    def __str__(self) -> str:
        scores = " ".join(str(score) for score in self.position.scores())
        return f"{self._task().game.name} {fingerprint(self.position)} scores {scores}"


class Observer:
    """Writes observations for OpenSpiel: one tensor, and its features by name."""

    def __init__(self, game: BoardGame, *, has_recall: bool, is_empty: bool) -> None:
        self._task = game.task
        self._is_empty = is_empty
        self._window = game.window
        self._has_recall = has_recall
        self.dict: dict[str, NDArray[np.float32]] = {}
        if is_empty:
            self.tensor: NDArray[np.float32] = np.zeros(0, np.float32)
            return
        self.tensor = np.zeros(self._task.width, np.float32)
        first = 0
        for feature in self._task.encoder.features(self._task.seats):
            shape = tuple(size for _, size in feature.axes)
            self.dict[feature.name] = self.tensor[first : first + feature.size].reshape(shape)
            first += feature.size

    def set_from(self, state: BoardState, player: int) -> None:
        """Write what a player observes."""
        if not self._is_empty:
            self.tensor[:] = self._window.row(self._task, state.position, player)

    def string_from(self, state: BoardState, player: int) -> str:
        """What a player observes, in words; with perfect recall, all that happened so far."""
        if self._is_empty:
            return ""
        self.set_from(state, player)
        seen = [
            f"{name}={' '.join(f'{number:g}' for number in block.flat)}"
            for name, block in self.dict.items()
            if block.any()
        ]
        recalled = [str(state.history())] if self._has_recall else []
        return "; ".join([f"player={player}", *recalled, *seen])


def load_game(text: str) -> BoardGame:
    """A game as OpenSpiel writes it, for pickles that are read where it is not registered yet."""
    return pyspiel.load_game(text)


def _parameters(name: str) -> dict[str, Any]:
    seats = games.load(name).seats
    return {"players": 2 if 2 in seats else seats[0], "options": "", "reward": PLACE}


def _game_type(name: str, *, is_zero_sum: bool) -> pyspiel.GameType:
    game = games.load(name)
    kinds, utility = pyspiel.GameType.Information, pyspiel.GameType.Utility
    secret = kinds.IMPERFECT_INFORMATION if game.has_secrets else kinds.PERFECT_INFORMATION
    return pyspiel.GameType(
        short_name=f"{PREFIX}{name}",
        long_name=f"Tenshu {name.replace('_', ' ').title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=secret,
        utility=utility.ZERO_SUM if is_zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(name),
    )


def _class_of(name: str) -> type[BoardGame]:
    """A class for one game: OpenSpiel drops what it keeps after Python has ended, and then any
    other kind of callable would be freed too late.
    """

    class Registered(BoardGame):
        """One of the games."""

        def __init__(self, params: Mapping[str, Any] | None = None) -> None:
            super().__init__(name, params)

    return Registered


def _register() -> None:
    """Make every game with an encoder known to OpenSpiel, once."""
    known = set(pyspiel.registered_names())
    for name in games.names():
        if games.encode(name) is not None and f"{PREFIX}{name}" not in known:
            pyspiel.register_game(_game_type(name, is_zero_sum=True), _class_of(name))


_register()
