"""Guests: known by a signed cookie, and by a personal link on their other devices."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
import unicodedata
from typing import Final, NamedTuple

from tenshu.server.errors import BAD_INPUT, NOBODY_KNOWN, NOT_FOUND, Refused
from tenshu.server.rows import Person, now
from tenshu.server.storage import repository
from tenshu.server.storage.store import Store
from tenshu.text import clean

COOKIE: Final = "tenshu"
COOKIE_SECONDS: Final = 400 * 24 * 3600
SECRET: Final = "cookie-secret"  # noqa: S105 - a name, not the secret
ID_BYTES: Final = 12
# Letters and symbols that show nothing.
BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"
SESSION_SECONDS: Final = 10.0
MOST_SESSIONS: Final = 50_000


class Claim(NamedTuple):
    """What a signed cookie says."""

    person: str
    session: int


class People:
    """Guests and their cookies."""

    def __init__(self, store: Store, secret: str) -> None:
        self.store = store
        self._secret = secret.encode()
        # The session of each person, and until when that is believed: another process may end it.
        self._sessions: dict[str, tuple[int | None, float]] = {}

    def cookie_of(self, person: str, session: int = 0) -> str:
        """The signed cookie of a person; the first session needs no number."""
        text = f"{person}.{session}" if session else person
        return f"{text}.{self._sign(text)}"

    def claim_of(self, cookie: str | None) -> Claim | None:
        """Who a cookie of ours says somebody is, and in which session."""
        text, _, signature = (cookie or "").rpartition(".")
        is_ours = hmac.compare_digest(signature.encode(), self._sign(text).encode())
        person, _, session = text.partition(".")
        return Claim(person, int(session or 0)) if is_ours and person else None

    async def visitor(self, claim: Claim | None) -> str | None:
        """The person of a claim, unless their session has ended."""
        if claim is None:
            return None
        session, until = self._sessions.get(claim.person, (None, 0.0))
        if time.monotonic() > until:
            found = await self.store.read(repository.find_person, claim.person)
            session = None if found is None else found.session
            self._note_session(claim.person, session)
        return claim.person if session == claim.session else None

    async def known(self, claim: Claim | None) -> Person:
        """The person of a claim with their present name, or Refused."""
        found = await self.store.read(repository.find_person, claim.person) if claim else None
        if claim is None or found is None or found.session != claim.session:
            raise Refused(NOBODY_KNOWN, "error-no-name")
        return found

    def address_key(self, address: str) -> str:
        """What is stored of an address: enough to know it again, and nothing else."""
        return self._sign(f"address/{address}")

    async def introduce(self, person: str | None, name: str) -> Person:
        """A new guest, or a new name for a known one."""
        name = clean(name)
        if not is_visible(name):
            raise Refused(BAD_INPUT, "error-name")
        found = await self.store.read(repository.find_person, person) if person else None
        if found is None:
            found = Person(new_id(), name, now())
            self._note_session(found.id, 0)
            await self.store.write(repository.insert_person, found)
        elif found.name != name:
            await self.store.write(repository.rename_person, found.id, name)
            found.name = name
        return found

    async def make_link(self, person: Person) -> str:
        """A secret that lets the person in on another device, until the next one is made.

        It begins a new session: all cookies from before, and what they came from, are void.
        """
        token = secrets.token_urlsafe(24)
        hashed = link_hash(token)
        person.session = await self.store.write(repository.set_link, person.id, hashed)
        self._note_session(person.id, person.session)
        return token

    async def enter(self, token: str) -> Person:
        """The person who made the link, or Refused."""
        found = await self.store.read(repository.find_by_link, link_hash(token))
        if found is None:
            raise Refused(NOT_FOUND, "error-link")
        return found

    def _note_session(self, person: str, session: int | None) -> None:
        if len(self._sessions) >= MOST_SESSIONS:
            self._sessions.clear()
        self._sessions[person] = (session, time.monotonic() + SESSION_SECONDS)

    def _sign(self, text: str) -> str:
        return hmac.new(self._secret, text.encode(), hashlib.sha256).hexdigest()


def is_visible(text: str) -> bool:
    """Whether a text shows anything."""
    return any(unicodedata.category(char)[0] in "LNPS" and char not in BLANKS for char in text)


def new_id() -> str:
    """An id that cannot be guessed."""
    return secrets.token_urlsafe(ID_BYTES)


def link_hash(token: str) -> str:
    """What is stored of a link."""
    return hashlib.sha256(token.encode()).hexdigest()
