from tenshu.core.message import Reason
from tenshu.games.dragon_castle.state import Position
def why_not(state: Position, seat: int, action: int) -> Reason | None: return None
