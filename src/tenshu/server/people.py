"""People and their sessions: a signed cookie says who somebody is, a personal link lets them in elsewhere."""

from __future__ import annotations

import copy
import hashlib
import hmac
import secrets
import time
import unicodedata
from typing import Final, NamedTuple

from tenshu.server.account_messages import (
    COUNTED,
    Way,
)
from tenshu.server.errors import (
    BAD_INPUT,
    FORBIDDEN,
    NOBODY_KNOWN,
    NOT_FOUND,
    STALE,
    Refused,
)
from tenshu.server.names import name_key
from tenshu.server.notices import Changed, PersonChanged
from tenshu.server.rows import DELETED_NAME, Person, SessionRow
from tenshu.server.storage import accounts, repository, sessions
from tenshu.server.storage.sessions import Visitor
from tenshu.server.storage.store import Store
from tenshu.server.subscriber import NO_BLOCKS
from tenshu.server.timing import ago, now
from tenshu.text import clean

COOKIE: Final = "tenshu"
COOKIE_SECONDS: Final = 400 * 24 * 3600
SECRET: Final = "cookie-secret"  # noqa: S105 - a name, not the secret
ID_BYTES: Final = 12
# The id of a session has only digits, which processes of an older version can read, and refuse.
SESSION_DIGITS: Final = 30
# How old the note of a session's last use may become, in seconds.
SEEN_SECONDS: Final = 3600.0
# Letters and symbols that show nothing.
BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"
# How long a person is remembered as they were read.
KNOWN_SECONDS: Final = 10.0
# A person who changes while they are read is read again, this often at most: changes that never
# end must not hold a request for ever.
MOST_READS: Final = 5
# How many people are remembered before those whose time is over are forgotten.
ENOUGH_KNOWN: Final = 500


class Claim(NamedTuple):
    """What a signed cookie says; older versions put a small number in place of a session."""

    person: str
    session: str

    def is_counted(self) -> bool:
        """Whether the cookie is of an older version."""
        return len(self.session) < SESSION_DIGITS


class Known:
    """A person as they were read, and until when that holds; 0 while they are being read.

    They are read again even if the notice of a change at another process is lost.
    """

    __slots__ = ("found", "until")

    def __init__(self) -> None:
        self.found: Visitor | None = None
        self.until = 0.0


class People:
    """Everybody, and their cookies."""

    def __init__(self, store: Store, secret: str) -> None:
        self.store = store
        self._secret = secret.encode()
        self._known: dict[str, Known] = {}
        self._enough = ENOUGH_KNOWN

    def cookie_of(self, claim: Claim) -> str:
        """The signed cookie of a person in a session."""
        text = f"{claim.person}.{claim.session}" if claim.session else claim.person
        return f"{text}.{self.sign(text)}"

    def claim_of(self, cookie: str | None) -> Claim | None:
        """Who a cookie of ours says somebody is, and in which session."""
        text, _, signature = (cookie or "").rpartition(".")
        is_ours = hmac.compare_digest(signature.encode(), self.sign(text).encode())
        person, _, session = text.partition(".")
        return Claim(person, session) if is_ours and person else None

    async def visitor(self, claim: Claim | None) -> str | None:
        """The person of a claim, unless their session has ended or they are suspended."""
        found = await self._find_valid(claim)
        return None if found is None or found.suspended_at is not None else found.id

    async def known(self, claim: Claim | None) -> Person:
        """The person of a claim with their present name, or Refused."""
        found = await self._find_valid(claim)
        if found is None:
            raise Refused(NOBODY_KNOWN, "error-no-name")
        check_welcome(found)
        return copy.copy(found)

    async def blocked_by(self, person: str | None) -> frozenset[str]:
        """Whom a person has blocked."""
        found = None if person is None else await self._find(person)
        return NO_BLOCKS if found is None else found.blocked

    def forget(self, person: str) -> None:
        """Somebody has changed: read them again."""
        self._known.pop(person, None)

    def forget_all(self) -> None:
        """Anybody may have changed."""
        self._known.clear()

    def address_key(self, address: str) -> str:
        """What is stored of an address: enough to know it again, and nothing else."""
        return self.sign(f"address/{address}")

    def unsubscribe_token(self, person: str) -> str:
        """What ends mails to a person, and does nothing else."""
        return f"{person}.{self.sign(f'unsubscribe/{person}')}"

    def person_of_unsubscribe(self, token: str) -> str | None:
        """The person whom such a token names."""
        person, _, signature = token.rpartition(".")
        signed = self.sign(f"unsubscribe/{person}")
        is_ours = hmac.compare_digest(signature.encode(), signed.encode())
        return person if is_ours and person else None

    async def introduce(self, person: str | None, name: str) -> Person:
        """A new guest, or a new name for somebody."""
        name = clean(name)
        if not is_visible(name) or name_key(name) == name_key(DELETED_NAME):
            raise Refused(BAD_INPUT, "error-name")
        found = await self.store.read(repository.find_person, person) if person else None
        if found is not None and found.name == name:
            return found
        if await self.store.read(accounts.is_name_taken, name, person):
            raise Refused(STALE, "error-name-taken", name=name)
        if found is None:
            found = Person(new_id(), name, now())
            await self.store.write(repository.insert_person, found)
        else:
            await self._rename(found, name)
        return found

    async def note_language(self, person: Person, language: str | None) -> None:
        """Note the language of messages to a person, if they ask for another than before."""
        if language is not None and language != person.language:
            await self.store.write(accounts.set_language, person.id, language)
            self.tell(person.id, is_session_over=False)

    async def begin_session(self, person: str, way: Way, device: str) -> Claim:
        """Log somebody in; what their cookie says."""
        session = str(secrets.randbelow(10**SESSION_DIGITS)).rjust(SESSION_DIGITS, "1")
        at = now()
        row = SessionRow(session, person, way, device, at, at)
        await self.store.write(sessions.add_session, row)
        self.forget(person)
        return Claim(person, session)

    async def note_seen(self, claim: Claim) -> None:
        """Note that a session is in use, once an hour."""
        found = await self.store.read(sessions.list_sessions, claim.person)
        if any(row.id == claim.session and row.seen_at < ago(SEEN_SECONDS) for row in found):
            await self.store.write(sessions.note_seen, claim.session, now())

    async def end_session(self, person: str, session: str) -> None:
        """Log a person out somewhere, or Refused; COUNTED ends the cookies of older versions."""
        if session == COUNTED:
            await self.store.write(sessions.end_counted, person)
        elif not await self.store.write(sessions.end_session, person, session):
            raise Refused(NOT_FOUND, "error-session")
        self.tell(person, is_session_over=True)

    async def make_link(self, claim: Claim, before: Claim | None) -> str:
        """A secret that lets the person in on another device, until the next one is made.

        All sessions but that of the claim end, which goes on in the browser of the one before.
        """
        token = secrets.token_urlsafe(24)
        await self.store.write(repository.set_link, claim.person, link_hash(token))
        old = "" if before is None else before.session
        await self.store.write(sessions.end_sessions, claim.person, claim.session, old)
        self.tell(claim.person, is_session_over=True)
        return token

    async def enter(self, token: str) -> Person:
        """The person who made the link, or Refused."""
        found = await self.store.read(repository.find_by_link, link_hash(token))
        if found is None:
            raise Refused(NOT_FOUND, "error-link")
        check_welcome(found)
        return found

    async def _find_valid(self, claim: Claim | None) -> Person | None:
        """The person of a claim whose session has not ended."""
        found = None if claim is None else await self._find(claim.person)
        if claim is None or found is None or found.person.deleted_at is not None:
            return None
        if claim.is_counted():
            is_valid = found.person.session == int(claim.session or 0)
        else:
            if claim.session not in found.sessions:
                # It may have begun at another process since they were read.
                self.forget(claim.person)
                found = await self._find(claim.person)
            is_valid = found is not None and claim.session in found.sessions
        return found.person if found is not None and is_valid else None

    async def _find(self, person: str) -> Visitor | None:
        """Somebody as they were stored a moment ago."""
        found: Visitor | None = None
        for _ in range(MOST_READS):
            known = self._known.get(person)
            if known is not None and time.monotonic() < known.until:
                return known.found
            if known is None or known.until:
                known = self._known[person] = Known()
            found = await self.store.read(sessions.find_visitor, person)
            # If somebody forgot them meanwhile, what was read may be older: read again.
            if self._known.get(person) is known:
                known.found, known.until = found, time.monotonic() + KNOWN_SECONDS
                if len(self._known) > self._enough:
                    self._forget_old()
                return found
        # They changed during each read. The last one has all changes but the newest, and is not kept.
        return found

    def _forget_old(self) -> None:
        """Forget everybody who would be read again anyway; whoever is being read is, too."""
        time_now = time.monotonic()
        self._known = {who: known for who, known in self._known.items() if known.until > time_now}
        self._enough = max(ENOUGH_KNOWN, 2 * len(self._known))

    async def _rename(self, found: Person, name: str) -> None:
        try:
            edited = await self.store.write(accounts.rename, found, name)
        except accounts.NameTaken:
            raise Refused(STALE, "error-name-taken", name=name) from None
        found.name = name
        self.tell(found.id, is_session_over=False)
        for table in edited:
            self.store.notices.post(Changed(table))

    def tell(self, person: str, *, is_session_over: bool) -> None:
        """Let every process read a person again."""
        self.forget(person)
        self.store.notices.post(PersonChanged(person, is_session_over))

    def sign(self, text: str) -> str:
        """The signature of a text by this service."""
        return hmac.new(self._secret, text.encode(), hashlib.sha256).hexdigest()


def check_welcome(person: Person) -> None:
    """Refuse somebody whom the host of the service has suspended."""
    if person.suspended_at is not None:
        raise Refused(FORBIDDEN, "error-suspended")


def is_visible(text: str) -> bool:
    """Whether a text shows anything."""
    return any(unicodedata.category(char)[0] in "LNPS" and char not in BLANKS for char in text)


def new_id() -> str:
    """An id that cannot be guessed, and that no command takes for an option."""
    while (found := secrets.token_urlsafe(ID_BYTES)).startswith("-"):
        pass
    return found


def link_hash(token: str) -> str:
    """What is stored of a link."""
    return hashlib.sha256(token.encode()).hexdigest()
