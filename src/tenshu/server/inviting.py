"""Invitations to tables, and friends."""

from __future__ import annotations

from tenshu.server.errors import FORBIDDEN, NOT_FOUND, STALE, Refused
from tenshu.server.hall import Hall
from tenshu.server.meeting_messages import FriendInfo
from tenshu.server.messages import Done
from tenshu.server.rows import Person
from tenshu.server.storage import meeting
from tenshu.server.timing import now


async def invite(hall: Hall, person: Person, table_id: str, invited: str) -> Done:
    """Ask somebody to a table that has not begun; only who sits there or is the host may."""
    table = await hall.read(table_id)
    if not table.has_member(person.id):
        raise Refused(FORBIDDEN, "error-no-seat")
    if table.row.status != "open":
        raise Refused(STALE, "error-started")
    if not await hall.store.write(meeting.invite, table_id, invited, person.id, now()):
        # The same answer for nobody and for a block, which is nobody else's business.
        raise Refused(NOT_FOUND, "error-not-invited")
    hall.lobby.call(invited)
    return Done(table.row.version)


async def ask_friend(hall: Hall, person: Person, friend: str) -> list[FriendInfo]:
    """Ask somebody to be a friend, or accept it if they have asked."""
    if not person.is_known:
        raise Refused(FORBIDDEN, "error-not-known")
    if not await hall.store.write(meeting.ask_friend, person.id, friend, now()):
        raise Refused(NOT_FOUND, "error-no-such-person")
    hall.lobby.call(person.id)
    hall.lobby.call(friend)
    return await hall.lobby.friends(person.id)
