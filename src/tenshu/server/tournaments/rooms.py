"""The open sockets of tournaments at this process, which are told whatever changes there."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from tenshu.server.errors import BUSY, NOT_FOUND, Refused
from tenshu.server.limits import BUSY_SECONDS, MOST_SOCKETS_AT_TOURNAMENTS
from tenshu.server.storage import tournaments
from tenshu.server.subscriber import ENCODER
from tenshu.server.tournament_messages import TournamentNews
from tenshu.server.tournaments.showing import info_of, seen_by

if TYPE_CHECKING:
    from tenshu.server.online import Attendance
    from tenshu.server.storage.store import Store
    from tenshu.server.storage.tournaments import Stamp
    from tenshu.server.subscriber import Subscriber

# What a socket knows that was sent nothing yet.
NOTHING: Final = None


class Rooms:
    """The subscribers of each tournament, with the stamp of what they were sent last."""

    def __init__(self, store: Store, attendance: Attendance) -> None:
        self.store = store
        self._attendance = attendance
        self._rooms: dict[str, dict[Subscriber, Stamp | None]] = {}
        # One at a time sends, so that nobody is sent an older state after a newer one.
        self._lock = asyncio.Lock()

    async def subscribe(self, tournament: str, subscriber: Subscriber) -> None:
        """Add a socket; it is sent the whole tournament, or Refused."""
        if sum(len(room) for room in self._rooms.values()) >= MOST_SOCKETS_AT_TOURNAMENTS:
            raise Refused(BUSY, "error-busy", seconds=BUSY_SECONDS, wait=BUSY_SECONDS)
        self._rooms.setdefault(tournament, {})[subscriber] = NOTHING
        self._attendance.come(subscriber.person)
        try:
            await self._tell([tournament])
            if self._rooms[tournament][subscriber] is NOTHING:
                raise Refused(NOT_FOUND, "error-tournament")
        except BaseException:
            self.unsubscribe(tournament, subscriber)
            raise

    def unsubscribe(self, tournament: str, subscriber: Subscriber) -> None:
        """Forget a socket that was closed."""
        room = self._rooms.get(tournament, {})
        if subscriber not in room:
            return
        del room[subscriber]
        if not room:
            del self._rooms[tournament]
        self._attendance.go(subscriber.person)

    def cut_off(self, person: str) -> None:
        """Close all sockets of a person."""
        for room in self._rooms.values():
            for subscriber in room:
                if subscriber.person == person:
                    subscriber.cut_off()

    async def tell(self) -> None:
        """Send every tournament that has changed to its sockets."""
        if self._rooms:
            await self._tell(list(self._rooms))

    async def _tell(self, some: list[str]) -> None:
        async with self._lock:
            stamps = await self.store.read(tournaments.find_stamps, some)
            for tournament, stamp in stamps.items():
                room = self._rooms.get(tournament, {})
                if any(known != stamp for known in room.values()):
                    await self._send(tournament, stamp)

    async def _send(self, tournament: str, stamp: Stamp) -> None:
        stored = await self.store.read(tournaments.load, tournament)
        if stored is None:
            return
        for_all = info_of(stored, None)
        members = {stored.row.organiser, *(player.person for player in stored.people)}
        data = ENCODER.encode(TournamentNews(for_all))
        for subscriber, known in list(self._rooms.get(tournament, {}).items()):
            if known == stamp:
                continue
            self._rooms[tournament][subscriber] = stamp
            if subscriber.person in members:
                own = seen_by(stored, for_all, subscriber.person)
                subscriber.send(ENCODER.encode(TournamentNews(own)))
            else:
                subscriber.send(data)
