"""Events: what the rules report while they carry out an action."""

from __future__ import annotations


class Event:
    """One thing that happened, as numbers; the game's log words them.

    An amount other than zero changes what a seat owns: that much of the item is gained or lost.
    """

    def __init__(self, kind: int, seat: int, item: int, amount: int, detail: int) -> None:
        self.kind = kind
        self.seat = seat
        self.item = item
        self.amount = amount
        self.detail = detail

    def __repr__(self) -> str:
        return (
            f"Event(kind={self.kind}, seat={self.seat}, item={self.item}, "
            f"amount={self.amount}, detail={self.detail})"
        )
