"""Statements about bots and their tokens."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Column, ColumnElement, Connection, Row, delete, func, insert, select

from tenshu.server.limits import MOST_BOTS_PER_PERSON, MOST_TOKENS_PER_PERSON
from tenshu.server.rows import Person, TokenRow
from tenshu.server.storage.repository import find_person, insert_person
from tenshu.server.storage.tables import PEOPLE, TOKENS


class TooMany(Exception):
    """The person has as many bots or tokens as they may."""


def add_token(connection: Connection, token: TokenRow, name: str) -> Person:
    """Store a token for the owner's bot of this name, which is made if there is none."""
    own = TOKENS.c.owner == token.owner
    if _count(connection, TOKENS.c.id, own) >= MOST_TOKENS_PER_PERSON:
        raise TooMany
    bot = _find_bot(connection, token.owner, name)
    if bot is None:
        if _count(connection, PEOPLE.c.id, PEOPLE.c.owner == token.owner) >= MOST_BOTS_PER_PERSON:
            raise TooMany
        bot = Person(token.person, name, token.created_at, is_bot=True, owner=token.owner)
        insert_person(connection, bot)
    token.person = bot.id
    connection.execute(insert(TOKENS).values(**msgspec.structs.asdict(token)))
    return bot


def list_tokens(connection: Connection, owner: str) -> list[tuple[TokenRow, str]]:
    """The tokens of a person, each with the name of its bot, the oldest first."""
    query = (
        select(TOKENS, PEOPLE.c.name)
        .join(PEOPLE, PEOPLE.c.id == TOKENS.c.person)
        .where(TOKENS.c.owner == owner)
        .order_by(TOKENS.c.created_at, TOKENS.c.id)
    )
    return [(_token(row), row.name) for row in connection.execute(query)]


def find_token(connection: Connection, hashed: str) -> tuple[TokenRow, Person] | None:
    """The token with this hash, and its bot, which is shut out with its owner."""
    row = connection.execute(select(TOKENS).where(TOKENS.c.hash == hashed)).first()
    bot = None if row is None else find_person(connection, row.person)
    owner = None if row is None else find_person(connection, row.owner)
    if row is None or bot is None or owner is None:
        return None
    bot.suspended_at = bot.suspended_at or owner.suspended_at
    return _token(row), bot


def list_bots(connection: Connection, owner: str) -> list[str]:
    """The bots of a person, with or without a token."""
    return list(connection.scalars(select(PEOPLE.c.id).where(PEOPLE.c.owner == owner)))


def delete_token(connection: Connection, owner: str, token: str) -> TokenRow | None:
    """Revoke a token of a person; what it was, if there was one."""
    is_it = (TOKENS.c.id == token) & (TOKENS.c.owner == owner)
    row = connection.execute(select(TOKENS).where(is_it)).first()
    connection.execute(delete(TOKENS).where(is_it))
    return None if row is None else _token(row)


def _find_bot(connection: Connection, owner: str, name: str) -> Person | None:
    query = select(PEOPLE.c.id).where(PEOPLE.c.owner == owner, PEOPLE.c.name == name)
    found = connection.scalar(query)
    return None if found is None else find_person(connection, found)


def _count(connection: Connection, column: Column[str], condition: ColumnElement[bool]) -> int:
    return connection.scalar(select(func.count(column)).where(condition)) or 0


def _token(row: Row[Any]) -> TokenRow:
    return TokenRow(row.id, row.person, row.owner, row.hash, row.scopes, row.created_at)
