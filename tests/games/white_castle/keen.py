"""Random games with long chains of effects: clans are rich and rarely decline anything."""

from collections.abc import Iterator

from tenshu.core.chance import Chance
from tenshu.core.protocol import CHANCE, OVER, setup_options
from tenshu.games.white_castle.game import GAME
from tenshu.games.white_castle.ids import COIN, FOOD, IRON, PEARL, SEAL, STOCKED, TAKE
from tenshu.games.white_castle.layout import STOCK
from tenshu.games.white_castle.state import Position

REFUSALS = ("pass", "swap", "stay")
LEVELS = ("easy", "medium", "hard")


def keen_game(seats: int, seed: int, *, rich: bool = True) -> Iterator[tuple[Position, int]]:
    """Every position of a game together with the action that is about to be done."""
    chance = Chance(f"keen/{seats}/{seed}")
    options = setup_options(GAME, seats, {"difficulty": LEVELS[seed % 3]})
    state = GAME.start(seats, options)
    assert isinstance(state, Position)
    while state.actor() != OVER:
        if state.phase == TAKE and rich:
            fill_stores(state)
        action = int(GAME.sample(state, chance)) if state.actor() == CHANCE else keen(state, chance)
        yield state, action
        state.apply(action)


def fill_stores(state: Position) -> None:
    """Give the seat all it can keep."""
    for item, number in ((FOOD, 7), (IRON, 7), (PEARL, 7), (COIN, 20), (SEAL, 5)):
        state.at[STOCK + state.seat * STOCKED + item] = number


def keen(state: Position, chance: Chance) -> int:
    """A random action, which nine times in ten neither declines nor exchanges anything."""
    actions = [int(action) for action in state.legal_actions()]
    deeds = [a for a in actions if not GAME.verbs.format_action(a).startswith(REFUSALS)]
    chosen = actions if not deeds or chance.below(10) == 0 else deeds
    return chosen[chance.below(len(chosen))]
