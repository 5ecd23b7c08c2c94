"""Guests: known by a signed cookie, and by a personal link on their other devices."""

from __future__ import annotations

import copy
import hashlib
import hmac
import secrets
import time
import unicodedata
from typing import Final, NamedTuple

from tenshu.server.errors import BAD_INPUT, NOBODY_KNOWN, NOT_FOUND, Refused
from tenshu.server.notices import Changed, PersonChanged
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
KNOWN_SECONDS: Final = 10.0
MOST_KNOWN: Final = 50_000


class Claim(NamedTuple):
    """What a signed cookie says."""

    person: str
    session: int


class People:
    """Guests and their cookies."""

    def __init__(self, store: Store, secret: str) -> None:
        self.store = store
        self._secret = secret.encode()
        # People as they are stored, and until when that is believed: should the notice of another
        # process be lost, it is read again.
        self._known: dict[str, tuple[Person | None, float]] = {}

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
        found = await self._find(claim.person) if claim is not None else None
        is_valid = claim is not None and found is not None and found.session == claim.session
        return claim.person if claim is not None and is_valid else None

    async def known(self, claim: Claim | None) -> Person:
        """The person of a claim with their present name, or Refused."""
        found = await self._find(claim.person) if claim is not None else None
        if claim is None or found is None or found.session != claim.session:
            raise Refused(NOBODY_KNOWN, "error-no-name")
        return copy.copy(found)

    def forget(self, person: str) -> None:
        """Somebody has changed: read them again."""
        self._known.pop(person, None)

    def forget_all(self) -> None:
        """Anybody may have changed."""
        self._known.clear()

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
            await self.store.write(repository.insert_person, found)
        elif found.name != name:
            edited = await self.store.write(repository.rename_person, found.id, name)
            found.name = name
            self._tell(found.id, is_session_over=False)
            for table in edited:
                self.store.notices.post(Changed(table))
        return found

    async def make_link(self, person: Person) -> str:
        """A secret that lets the person in on another device, until the next one is made.

        It begins a new session: all cookies from before, and what they came from, are void.
        """
        token = secrets.token_urlsafe(24)
        hashed = link_hash(token)
        person.session = await self.store.write(repository.set_link, person.id, hashed)
        self._tell(person.id, is_session_over=True)
        return token

    async def enter(self, token: str) -> Person:
        """The person who made the link, or Refused."""
        found = await self.store.read(repository.find_by_link, link_hash(token))
        if found is None:
            raise Refused(NOT_FOUND, "error-link")
        return found

    async def _find(self, person: str) -> Person | None:
        """Somebody as they were stored a moment ago."""
        found, until = self._known.get(person, (None, 0.0))
        if time.monotonic() > until:
            self._known[person] = (None, 0.0)
            found = await self.store.read(repository.find_person, person)
            # If somebody forgot them meanwhile, what was read may be older.
            if person in self._known:
                self._known[person] = (found, time.monotonic() + KNOWN_SECONDS)
            if len(self._known) > MOST_KNOWN:
                self._known.clear()
        return found

    def _tell(self, person: str, *, is_session_over: bool) -> None:
        """Let every process read a person again."""
        self.forget(person)
        self.store.notices.post(PersonChanged(person, is_session_over))

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
