"""Statements about people who keep their names, and the ways in which they come back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, Table, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from tenshu.server.limits import MOST_PASSKEYS
from tenshu.server.names import is_guest_name, name_key
from tenshu.server.rows import MailLink, PasskeyRow, Person
from tenshu.server.storage.repository import find_person, rename_person
from tenshu.server.storage.tables import (
    CHALLENGES,
    MAIL_LINKS,
    PASSKEYS,
    PEOPLE,
    RECOVERY_CODES,
    SEATS,
    TABLES,
)
from tenshu.server.storage.upserts import upsert


class NameTaken(Exception):
    """A known person has this name, or one that looks like it."""


class EmailTaken(Exception):
    """Another person has this address."""


class TooManyPasskeys(Exception):
    """The person has as many passkeys as they may."""


class PasskeyTaken(Exception):
    """This passkey is stored already."""


class LastWay(Exception):
    """Without this the person could not come back."""


def email_of(connection: Connection, person: str) -> str | None:
    """Where a person gets mail; for sending only, it is shown to nobody else."""
    return connection.scalar(select(PEOPLE.c.email).where(PEOPLE.c.id == person))


def find_by_email(connection: Connection, email: str) -> Person | None:
    """The person with this address."""
    return _person_of(connection, select(PEOPLE.c.id).where(PEOPLE.c.email == email))


def is_name_taken(connection: Connection, name: str, person: str | None) -> bool:
    """Whether a known person other than this one has a name that looks like it."""
    query = select(PEOPLE.c.id).where(PEOPLE.c.name_key == name_key(name))
    return connection.scalar(query) not in (None, person)


def keep(connection: Connection, person: str, at: str) -> list[str]:
    """Make a guest known, or NameTaken; the tables that show it now."""
    row = connection.execute(select(PEOPLE).where(PEOPLE.c.id == person)).one()
    if row.known_at is not None:
        return []
    claim_name(connection, person, row.name)
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(known_at=at))
    sits = select(SEATS.c.table_id).where(SEATS.c.person == person, SEATS.c.name == row.name)
    query = select(TABLES.c.id).where(TABLES.c.id.in_(sits)).order_by(TABLES.c.id)
    edited = list(connection.scalars(query.with_for_update()))
    edit = update(TABLES).where(TABLES.c.id.in_(edited)).values(edits=TABLES.c.edits + 1)
    connection.execute(edit)
    shown = update(SEATS).where(SEATS.c.person == person, SEATS.c.name == row.name)
    connection.execute(shown.values(is_known=True))
    return edited


def keep_by(
    connection: Connection, person: str, at: str, add: Callable[..., None], *args: object
) -> list[str]:
    """Add a way in and make a guest known by it; the tables that show it now."""
    edited = keep(connection, person, at)
    add(connection, *args)
    return edited


def claim_name(connection: Connection, person: str, name: str) -> None:
    """Let nobody else have a name that looks like this one, or NameTaken."""
    if is_guest_name(name):
        raise NameTaken
    try:
        with connection.begin_nested():
            key = name_key(name)
            connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(name_key=key))
    except IntegrityError:
        raise NameTaken from None


def rename(connection: Connection, person: Person, name: str) -> list[str]:
    """Change a name, or NameTaken; the tables that show it."""
    if person.is_known:
        claim_name(connection, person.id, name)
    return rename_person(connection, person.id, name)


def set_language(connection: Connection, person: str, language: str) -> None:
    """Change the language of messages to a person."""
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(language=language))


def set_email(connection: Connection, person: str, email: str | None) -> None:
    """Give a person an address, or EmailTaken; or take it away, or LastWay."""
    if email is None and not _has_other_way(connection, person, but_email=True):
        raise LastWay
    try:
        with connection.begin_nested():
            change = update(PEOPLE).where(PEOPLE.c.id == person)
            connection.execute(change.values(email=email))
    except IntegrityError:
        raise EmailTaken from None


# Passkeys


def add_passkey(connection: Connection, passkey: PasskeyRow) -> None:
    """Store a passkey, or TooManyPasskeys, or PasskeyTaken: a browser may claim any id for one."""
    own = select(func.count()).where(PASSKEYS.c.person == passkey.person)
    if (connection.scalar(own) or 0) >= MOST_PASSKEYS:
        raise TooManyPasskeys
    try:
        with connection.begin_nested():
            connection.execute(insert(PASSKEYS).values(**msgspec.structs.asdict(passkey)))
    except IntegrityError:
        raise PasskeyTaken from None


def list_passkeys(connection: Connection, person: str) -> list[PasskeyRow]:
    """The passkeys of a person, the oldest first."""
    query = select(PASSKEYS).where(PASSKEYS.c.person == person)
    ordered = query.order_by(PASSKEYS.c.created_at, PASSKEYS.c.id)
    return [_passkey(row) for row in connection.execute(ordered)]


def find_passkey(connection: Connection, passkey: str) -> tuple[PasskeyRow, Person] | None:
    """A passkey and whose it is."""
    row = connection.execute(select(PASSKEYS).where(PASSKEYS.c.id == passkey)).first()
    person = None if row is None else find_person(connection, row.person)
    return None if row is None or person is None else (_passkey(row), person)


def note_used(connection: Connection, passkey: str, sign_count: int, at: str) -> None:
    """Somebody came in by a passkey."""
    used = update(PASSKEYS).where(PASSKEYS.c.id == passkey)
    connection.execute(used.values(sign_count=sign_count, used_at=at))


def delete_passkey(connection: Connection, person: str, passkey: str) -> bool:
    """Forget a passkey of a person, or LastWay; whether there was one."""
    is_it = (PASSKEYS.c.id == passkey) & (PASSKEYS.c.person == person)
    if connection.scalar(select(PASSKEYS.c.id).where(is_it)) is None:
        return False
    if not _has_other_way(connection, person, but_passkey=passkey):
        raise LastWay
    connection.execute(delete(PASSKEYS).where(is_it))
    return True


# Codes, links and challenges; of secrets, only hashes are kept


def set_code(connection: Connection, person: str, hashed: str, at: str) -> None:
    """Replace a person's recovery code."""
    upsert(connection, RECOVERY_CODES, {"person": person, "hash": hashed, "created_at": at})


def code_made_at(connection: Connection, person: str) -> str | None:
    """When a person's recovery code was made, if they have one."""
    query = select(RECOVERY_CODES.c.created_at).where(RECOVERY_CODES.c.person == person)
    return connection.scalar(query)


def find_by_code(connection: Connection, hashed: str) -> Person | None:
    """The person whose code has this hash."""
    query = select(RECOVERY_CODES.c.person).where(RECOVERY_CODES.c.hash == hashed)
    return _person_of(connection, query)


def add_mail_link(
    connection: Connection, hashed: str, person: str | None, email: str, expires_at: str
) -> None:
    """Remember a link that is sent by mail."""
    row = {"hash": hashed, "person": person, "email": email, "expires_at": expires_at}
    connection.execute(insert(MAIL_LINKS).values(**row))


def find_mail_link(connection: Connection, hashed: str, at: str) -> MailLink | None:
    """A link that still holds; it is not used up yet."""
    holds = (MAIL_LINKS.c.hash == hashed) & (MAIL_LINKS.c.expires_at > at)
    row = connection.execute(select(MAIL_LINKS).where(holds)).first()
    return None if row is None else MailLink(row.person, row.email)


def use_mail_link(connection: Connection, hashed: str, at: str) -> bool:
    """Use a link up; whether it still held."""
    holds = (MAIL_LINKS.c.hash == hashed) & (MAIL_LINKS.c.expires_at > at)
    return connection.execute(delete(MAIL_LINKS).where(holds)).rowcount == 1


def add_challenge(connection: Connection, hashed: str, person: str | None, expires_at: str) -> None:
    """Remember what a passkey has to sign."""
    row = {"hash": hashed, "person": person, "expires_at": expires_at}
    connection.execute(insert(CHALLENGES).values(**row))


def use_challenge(connection: Connection, hashed: str, person: str | None, at: str) -> bool:
    """Use a challenge up; whether it was made for this person and still held."""
    asked = CHALLENGES.c.person.is_(None) if person is None else CHALLENGES.c.person == person
    holds = (CHALLENGES.c.hash == hashed) & (CHALLENGES.c.expires_at > at) & asked
    return connection.execute(delete(CHALLENGES).where(holds)).rowcount == 1


def forget_expired(connection: Connection, at: str) -> None:
    """Forget links and challenges that hold no more."""
    for table in (MAIL_LINKS, CHALLENGES):
        connection.execute(delete(table).where(table.c.expires_at < at))


def _has_other_way(
    connection: Connection, person: str, *, but_passkey: str = "", but_email: bool = False
) -> bool:
    """Whether a person could come back without a passkey or without their address."""
    keys = (PASSKEYS.c.person == person) & (PASSKEYS.c.id != but_passkey)
    has_email = not but_email and email_of(connection, person) is not None
    return (
        has_email
        or _exists(connection, PASSKEYS, keys)
        or _exists(connection, RECOVERY_CODES, RECOVERY_CODES.c.person == person)
    )


def _exists(connection: Connection, table: Table, condition: Any) -> bool:  # noqa: ANN401 - SQL
    return connection.execute(select(table).where(condition).limit(1)).first() is not None


def _person_of(connection: Connection, query: Any) -> Person | None:  # noqa: ANN401 - SQL
    found = connection.scalar(query)
    return None if found is None else find_person(connection, found)


def _passkey(row: Row[Any]) -> PasskeyRow:
    values = {name: getattr(row, name) for name in PasskeyRow.__struct_fields__}
    return PasskeyRow(**values)
