"""How many lights the acting seat cannot see are brighter than its own."""

from tenshu.core.parts import Aids
from tenshu.core.protocol import State

from .game import LIGHTS, Lanterns


class BrighterLights(Aids):
    """What helps the acting seat to decide whether to trade."""

    def of(self, state: State) -> dict[str, object]:
        assert isinstance(state, Lanterns)
        seen = [*state.hands[: state.shown], state.hands[state.seat]]
        unseen = [light for light in range(LIGHTS) if light not in seen]
        return {"brighter": sum(1 for light in unseen if light > state.hands[state.seat])}


AIDS = BrighterLights()
