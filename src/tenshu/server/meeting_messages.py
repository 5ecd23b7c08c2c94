"""What the lobby says and takes: open tables, who is here, pairing, invitations and friends."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tenshu.server.messages import Beat, TableInfo

FriendState = Literal["friend", "asked", "asks"]
SeekPace = Literal["none", "live", "fast", "slow"]
PersonId = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class Seek(msgspec.Struct, forbid_unknown_fields=True):
    """Play any of these games, with any of these numbers of players, at this pace."""

    games: Annotated[
        list[Annotated[str, msgspec.Meta(min_length=1, max_length=40)]],
        msgspec.Meta(min_length=1, max_length=10),
    ]
    sizes: Annotated[
        list[Annotated[int, msgspec.Meta(ge=2, le=10)]],
        msgspec.Meta(min_length=1, max_length=10),
    ]
    pace: SeekPace = "none"


class Invite(msgspec.Struct, forbid_unknown_fields=True):
    """Ask somebody who has kept their name, or a bot that plays by a token, to a table."""

    person: PersonId


class FoundPerson(msgspec.Struct):
    """Somebody who has kept their name, or a bot that plays by a token."""

    id: str
    name: str
    is_bot: bool = False


class FriendInfo(msgspec.Struct):
    """A friend, or somebody who wants to be one, or whom one has asked."""

    id: str
    name: str
    state: FriendState
    # Only friends are told.
    is_here: bool = False


class SeekInfo(msgspec.Struct):
    """What somebody waits for, and the table once it is found."""

    wish: Seek
    since: str
    # How many others wait for something that fits.
    others: int
    table: str | None = None


class InvitationInfo(msgspec.Struct):
    """Somebody asks one to their table."""

    by: str
    at: str
    table: TableInfo


class LobbyPage(msgspec.Struct):
    """Tables where one may sit down or watch, and where the list goes on."""

    tables: list[TableInfo]
    next: str | None = None


# What the lobby's socket says, told apart by `type`.


class LobbyState(msgspec.Struct, tag="lobby", tag_field="type"):
    """The newest tables; replaces all that was said before."""

    tables: list[TableInfo]
    next: str | None
    people: int


class LobbyNews(msgspec.Struct, tag="news", tag_field="type"):
    """Tables that are new or have changed, and those that are not listed any more."""

    tables: list[TableInfo]
    gone: list[str]
    people: int


class Mine(msgspec.Struct, tag="mine", tag_field="type"):
    """What concerns this person alone."""

    seek: SeekInfo | None
    invitations: list[InvitationInfo]
    friends: list[FriendInfo]


LobbyMessage = LobbyState | LobbyNews | Mine | Beat
