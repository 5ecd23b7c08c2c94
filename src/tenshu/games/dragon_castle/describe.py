from tenshu.core.message import Message
from tenshu.games.dragon_castle.state import Position
def label(state: Position, action: int) -> Message: return Message("x")
def describe(before: Position, action: int, after: Position) -> list[Message]: return []
