"""Events: what happens while an action is carried out, reported by the rules as it happens."""

from __future__ import annotations


class Event:
    """One thing that happened: numbers that the game gives words to in its log.

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
