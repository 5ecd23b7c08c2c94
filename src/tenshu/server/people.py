"""Guests: known by a signed cookie, and by a personal link on their other devices."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final

from tenshu.server.errors import BAD_INPUT, NOBODY_KNOWN, NOT_FOUND, Refused
from tenshu.server.rows import Person, now
from tenshu.server.storage import repository
from tenshu.server.storage.store import Store
from tenshu.text import clean

COOKIE: Final = "tenshu"
COOKIE_SECONDS: Final = 400 * 24 * 3600
SECRET: Final = "cookie-secret"  # noqa: S105 - a name, not the secret
ID_BYTES: Final = 12


class People:
    """Guests and their cookies."""

    def __init__(self, store: Store, secret: str) -> None:
        self.store = store
        self._secret = secret.encode()

    def cookie_of(self, person: str) -> str:
        """The signed cookie of a person."""
        return f"{person}.{self._sign(person)}"

    def person_of(self, cookie: str | None) -> str | None:
        """The person behind a cookie, if it is one of ours."""
        person, _, signature = (cookie or "").partition(".")
        is_ours = hmac.compare_digest(signature.encode(), self._sign(person).encode())
        return person if is_ours and person else None

    async def known(self, person: str | None) -> Person:
        """The person with their present name, or Refused."""
        found = await self.store.read(repository.find_person, person) if person else None
        if found is None:
            raise Refused(NOBODY_KNOWN, "error-no-name")
        return found

    async def introduce(self, person: str | None, name: str) -> Person:
        """A new guest, or a new name for a known one."""
        name = clean(name)
        if not name:
            raise Refused(BAD_INPUT, "error-name")
        found = await self.store.read(repository.find_person, person) if person else None
        if found is None:
            found = Person(new_id(), name, now())
            await self.store.write(repository.insert_person, found)
        elif found.name != name:
            await self.store.write(repository.rename_person, found.id, name)
            found.name = name
        return found

    async def make_link(self, person: str) -> str:
        """A secret that lets the person in on another device, until the next one is made."""
        token = secrets.token_urlsafe(24)
        await self.store.write(repository.set_link, person, link_hash(token))
        return token

    async def enter(self, token: str) -> Person:
        """The person who made the link, or Refused."""
        found = await self.store.read(repository.find_by_link, link_hash(token))
        if found is None:
            raise Refused(NOT_FOUND, "error-link")
        return found

    def _sign(self, person: str) -> str:
        return hmac.new(self._secret, person.encode(), hashlib.sha256).hexdigest()


def new_id() -> str:
    """An id that cannot be guessed."""
    return secrets.token_urlsafe(ID_BYTES)


def link_hash(token: str) -> str:
    """What is stored of a link."""
    return hashlib.sha256(token.encode()).hexdigest()
