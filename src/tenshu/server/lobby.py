"""The lobby: what its open sockets are told, in batches, at all processes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from tenshu.server.errors import BUSY, Refused
from tenshu.server.limits import (
    BUSY_SECONDS,
    LISTED_IN_LOBBY,
    MOST_SOCKETS_IN_LOBBY,
    SEEK_SECONDS,
)
from tenshu.server.meeting_messages import (
    FriendInfo,
    FriendState,
    InvitationInfo,
    LobbyMessage,
    LobbyNews,
    LobbyPage,
    LobbyState,
    Mine,
    SeekInfo,
)
from tenshu.server.notices import Called, Changed
from tenshu.server.storage import lists, meeting
from tenshu.server.storage.store import DatabaseError
from tenshu.server.subscriber import Subscriber
from tenshu.server.table import in_steps
from tenshu.server.timing import ago, now
from tenshu.server.tournaments.rooms import Rooms

if TYPE_CHECKING:
    from tenshu.server.hall import Hall
    from tenshu.server.rows import TableRow

LOG: Final = logging.getLogger(__name__)
ENCODER: Final = msgspec.json.Encoder()
# Everything that happens within this time is told at once.
BATCH_SECONDS: Final = 0.5
# Tables that one batch tells of; beyond that everybody is sent the list anew.
MOST_IN_BATCH: Final = 50
TOUCH_SECONDS: Final = 10.0
# A page that reloads comes back within this time, and still waits to be paired.
GRACE_SECONDS: Final = 5.0


class Lobby:
    """The open sockets of the lobby at this process."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store
        self._subscribers: dict[Subscriber, set[str]] = {}
        self._by_person: dict[str, set[Subscriber]] = {}
        # Tables to tell of, and people to tell what concerns them.
        self._tables: set[str] = set()
        self._people: set[str] = set()
        # Tables that the sockets know of, as far as this process has told them.
        self._shown: dict[str, str] = {}
        self._state: bytes | None = None
        # The sockets must be sent the list anew.
        self._is_stale = False
        self._timer: asyncio.TimerHandle | None = None
        self.store.notices.on(Called, lambda _, notice: self.call_here(notice.person))
        self.store.notices.on_resume(self.resend)
        hall.attendance.on_change(self._note_friend)
        self.rooms = Rooms(self.store, hall.attendance)
        self._tell_tournaments: Callable[[], None] = lambda: None

    def on_tournament(self, tell: Callable[[], None]) -> None:
        """Call `tell` whenever a table of a tournament is new or over, here or elsewhere."""
        self._tell_tournaments = tell

    async def subscribe(self, subscriber: Subscriber) -> None:
        """Add a socket; it is sent the list of tables and what concerns its person."""
        if len(self._subscribers) >= MOST_SOCKETS_IN_LOBBY:
            raise Refused(BUSY, "error-busy", seconds=BUSY_SECONDS, wait=BUSY_SECONDS)
        self._subscribers[subscriber] = set()
        person = subscriber.person
        if person is not None:
            self._by_person.setdefault(person, set()).add(subscriber)
        self.hall.attendance.come(person)
        try:
            subscriber.send(await self._encoded_state())
            if person is not None:
                await self._send_mine(person)
        except BaseException:
            self.unsubscribe(subscriber)
            raise

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Forget a socket that was closed; who does not come back soon waits no more."""
        if self._subscribers.pop(subscriber, None) is None:
            return
        if not self._subscribers:
            # Nobody is told any more when these tables end.
            self._shown.clear()
            self._state = None
        person = subscriber.person
        self.hall.attendance.go(person)
        if person is None:
            return
        own = self._by_person[person]
        own.discard(subscriber)
        if not own:
            del self._by_person[person]
            if not self.hall.is_closing:
                self.hall.spawn(self._stop_waiting(person))

    def cut_off(self, person: str) -> None:
        """Close all sockets of a person, those of tournaments as well."""
        self.rooms.cut_off(person)
        for subscriber in list(self._by_person.get(person, ())):
            subscriber.cut_off()

    # What has changed

    def note(self, row: TableRow) -> None:
        """A table is new or was changed here, in more than its game."""
        if row.tournament is not None:
            self._tell_tournaments()
        if row.is_listed or row.id in self._shown:
            self._note_table(row.id)

    def hear(self, notice: Changed) -> None:
        """Another process has changed a table; its actions alone are no news."""
        change = notice.change
        row = change.table if change is not None else None
        if change is None or row is None:
            self._note_table(notice.table)
            return
        if row.tournament is not None and not (row.status == "running" and change.entries):
            self._tell_tournaments()
        was_running = self._shown.get(row.id, "running") == "running"
        is_game_only = change.seats is None and bool(change.entries)
        is_known = row.status == "running" and was_running and is_game_only
        if not is_known and (row.is_listed or row.id in self._shown):
            self._note_table(row.id)

    def call(self, person: str) -> None:
        """Something concerns a person: tell them, wherever their page is open."""
        self.call_here(person)
        self.store.notices.post(Called(person))

    def call_here(self, person: str) -> None:
        """Something concerns a person: tell their sockets and streams at this process."""
        if person in self._by_person:
            self._people.add(person)
            self._send_soon()
        if self.hall.bulletin.has_streams(person) and not self.hall.is_closing:
            self.hall.spawn(self._tell_bot(person))

    def resend(self) -> None:
        """Anything may have changed."""
        self._state = None
        self._shown.clear()
        self._is_stale = True
        self._people.update(self._by_person)
        self._send_soon()

    def _note_table(self, table: str) -> None:
        self._state = None
        if self._subscribers:
            self._tables.add(table)
            self._send_soon()

    def _note_friend(self, person: str) -> None:
        for subscriber, friends in self._subscribers.items():
            if person in friends and subscriber.person is not None:
                self._people.add(subscriber.person)
                self._send_soon()

    # Sending

    def _send_soon(self) -> None:
        if self._timer is None and self._subscribers and not self.hall.is_closing:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(BATCH_SECONDS, self._begin_to_send)

    def _begin_to_send(self) -> None:
        self._timer = None
        if not self.hall.is_closing:
            self.hall.spawn(self._send())

    async def _send(self) -> None:
        """Send everything that has happened since the last batch."""
        tables, self._tables = self._tables, set()
        is_stale = self._is_stale or len(tables) > MOST_IN_BATCH
        self._is_stale = False
        people, self._people = self._people, set()
        try:
            if tables or is_stale:
                data = await (self._encoded_state() if is_stale else self._news(tables))
                for subscriber in list(self._subscribers):
                    subscriber.send(data)
            for person in people & self._by_person.keys():
                await self._send_mine(person)
        except DatabaseError as error:
            LOG.warning("lobby-not-told", extra={"reason": type(error).__name__})
            self.resend()

    async def _news(self, tables: set[str]) -> bytes:
        found = await self.store.read(lists.find_listed, sorted(tables))
        infos = [self.hall.info_of(row, seats, None) for row, seats in found]
        here = {info.id for info in infos}
        self._shown.update({info.id: info.status for info in infos})
        for table in tables - here:
            self._shown.pop(table, None)
        return encode(LobbyNews(infos, sorted(tables - here), self._count()))

    async def _encoded_state(self) -> bytes:
        if self._state is None:
            page = await self.page(None)
            self._shown.update({info.id: info.status for info in page.tables})
            self._state = encode(LobbyState(page.tables, page.next, self._count()))
        return self._state

    async def page(self, after: str | None) -> LobbyPage:
        """A page of the list of tables, after the last one of the page before."""
        found = await self.store.read(lists.list_open, after, LISTED_IN_LOBBY)
        infos = [self.hall.info_of(row, seats, None) for row, seats in found]
        if len(infos) < LISTED_IN_LOBBY:
            return LobbyPage(infos)
        last = infos[-1]
        return LobbyPage(infos, f"{last.status} {last.created_at} {last.id}")

    async def _send_mine(self, person: str) -> None:
        mine = await self.mine(person)
        friends = {friend.id for friend in mine.friends if friend.state == "friend"}
        data = encode(mine)
        for subscriber in list(self._by_person.get(person, ())):
            self._subscribers[subscriber] = friends
            subscriber.send(data)

    async def _tell_bot(self, bot: str) -> None:
        try:
            self.hall.bulletin.ask(bot, await self.store.read(meeting.list_invitations, bot))
        except DatabaseError as error:
            LOG.warning("bot-not-told", extra={"reason": type(error).__name__})

    async def mine(self, person: str) -> Mine:
        """What concerns a person alone."""
        seek = await self.store.read(meeting.find_seek, person, ago(SEEK_SECONDS))
        invited = await self.store.read(meeting.list_invitations, person)
        return Mine(
            seek=None if seek is None else SeekInfo(seek[0], seek[1], seek[3], seek[2]),
            invitations=[
                InvitationInfo(by, at, self.hall.info_of(row, seats, person))
                for by, at, row, seats in invited
            ],
            friends=await self.friends(person),
        )

    async def friends(self, person: str) -> list[FriendInfo]:
        """The friends of a person, and those who would be one."""
        found: list[FriendInfo] = []
        for friend, name, is_named, asks in await self.store.read(meeting.list_friends, person):
            is_mutual = is_named and asks
            state: FriendState = "friend" if is_mutual else "asked" if is_named else "asks"
            is_here = is_mutual and self.hall.attendance.has(friend)
            found.append(FriendInfo(friend, name, state, is_here))
        return found

    def _count(self) -> int:
        return in_steps(self.hall.attendance.count())

    # People who wait to be paired

    async def keep_waiting(self) -> None:
        """Keep the wishes of everybody whose page is open fresh, for ever."""
        while True:
            await asyncio.sleep(TOUCH_SECONDS)
            try:
                old = ago(2 * SEEK_SECONDS)
                await self.store.write(meeting.touch_seeks, list(self._by_person), now(), old)
            except DatabaseError as error:
                LOG.warning("seeks-not-touched", extra={"reason": type(error).__name__})

    async def _stop_waiting(self, person: str) -> None:
        await asyncio.sleep(GRACE_SECONDS)
        if not self.hall.attendance.has(person):
            try:
                await self.store.write(meeting.drop_seek, person)
            except DatabaseError as error:
                LOG.warning("seek-not-dropped", extra={"reason": type(error).__name__})


def encode(message: LobbyMessage) -> bytes:
    """A message as the lobby's socket sends it."""
    return ENCODER.encode(message)
