"""What the bot API says besides the messages of a table, and what it takes."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tenshu.server.messages import Name, SeatNumber, TableInfo

# bot:play is everything that a player may do; table:read only reads.
Scope = Literal["bot:play", "table:read"]
SCOPES: tuple[Scope, ...] = ("bot:play", "table:read")


class NewToken(msgspec.Struct, forbid_unknown_fields=True):
    """Make a token for a bot of this name, which is made too if the person has none."""

    name: Name
    scopes: Annotated[list[Scope], msgspec.Meta(min_length=1, max_length=2)]


class TokenInfo(msgspec.Struct):
    """A token without its secret."""

    id: str
    # The bot that plays by it.
    bot: str
    name: str
    scopes: list[Scope]
    created_at: str


class MadeToken(msgspec.Struct):
    """A new token; its secret is told once."""

    info: TokenInfo
    secret: str


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    """Take a seat, or the first open one."""

    seat: SeatNumber | None = None


# What the stream of events says, told apart by `type`.


class Tables(msgspec.Struct, tag="tables", tag_field="type"):
    """First on every connection: the bot's tables that are not over, and open ones that admit it."""

    mine: list[TableInfo]
    invitations: list[TableInfo]


class Invitation(msgspec.Struct, tag="invitation", tag_field="type"):
    """A listed table has an open seat for a bot, or somebody asks this bot to theirs."""

    table: TableInfo
    # The name of whoever asks for this bot.
    by: str | None = None


class Started(msgspec.Struct, tag="start", tag_field="type"):
    """A game began in which the bot plays."""

    table: TableInfo


class Turn(msgspec.Struct, tag="turn", tag_field="type"):
    """The bot must act at a table."""

    table: str
    version: int


class Over(msgspec.Struct, tag="over", tag_field="type"):
    """A game of the bot has ended."""

    table: str


class Alive(msgspec.Struct, tag="beat", tag_field="type"):
    """The connection is alive."""


EventMessage = Tables | Invitation | Started | Turn | Over | Alive
