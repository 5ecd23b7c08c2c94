"""Keeping a name and coming back: passkeys, links by mail, recovery codes; joining and deleting."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

from tenshu.server import passkeys
from tenshu.server.account_messages import (
    COUNTED,
    Account,
    JoinOffer,
    MailAsked,
    NewPasskey,
    PasskeyInfo,
    PersonInfo,
    SessionInfo,
)
from tenshu.server.clocks import STAND_IN
from tenshu.server.errors import BAD_INPUT, FORBIDDEN, NOT_FOUND, STALE, Refused
from tenshu.server.hall import Hall
from tenshu.server.limits import (
    CHALLENGE_SECONDS,
    LONGEST_PASSKEY_NAME,
    MAIL_LINK_SECONDS,
    MOST_PASSKEYS,
)
from tenshu.server.mail import Mail, Mailer, MailFailed, MailRefused, parse_email
from tenshu.server.messages import Me
from tenshu.server.passkeys import Site
from tenshu.server.people import COOKIE_SECONDS, Claim, People, check_welcome, link_hash
from tenshu.server.rows import NO_COUNTER, PasskeyRow, Person
from tenshu.server.storage import accounts, personal, repository, safety, sessions, tokens
from tenshu.server.storage.store import DatabaseError, Store
from tenshu.server.timing import ago, now
from tenshu.text import Wording, clean

LOG: Final = logging.getLogger(__name__)
# Without letters and digits that are taken for each other; 20 of them are 100 bits.
CODE_LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
CODE_LENGTH: Final = 20
CODE_GROUP: Final = 4
JOIN_SECONDS: Final = 900
# When a mail that could not be sent is tried again.
MAIL_AGAIN: Final = (5.0, 30.0, 120.0)
TIDY_SECONDS: Final = 3600.0


class Accounts:
    """The ways in which people keep their names and come back."""

    def __init__(
        self,
        people: People,
        hall: Hall,
        mailer: Mailer | None,
        public_url: str,
        tell_blocks: Callable[[str], Awaitable[None]],
        shut_out: Callable[[str], None],
    ) -> None:
        self.people = people
        self._tell_blocks = tell_blocks
        self._shut_out = shut_out
        self.store: Store = people.store
        self.hall = hall
        self.mailer = mailer
        self.public_url = public_url.rstrip("/")

    async def tidy(self) -> None:
        """Forget what has expired, now and then."""
        while True:
            try:
                await self.store.write(accounts.forget_expired, now())
                await self.store.write(sessions.forget_unseen, ago(COOKIE_SECONDS))
            except DatabaseError as error:
                LOG.warning("accounts-not-tidied", extra={"reason": type(error).__name__})
            await asyncio.sleep(TIDY_SECONDS)

    async def show(self, person: Person, claim: Claim) -> Account:
        """What a person may know of themselves."""
        read, own = self.store.read, person.id
        keys = await read(accounts.list_passkeys, own)
        found = await read(sessions.list_sessions, own)
        listed = [
            SessionInfo(s.id, s.way, s.device, s.created_at, s.seen_at, s.id == claim.session)
            for s in found
        ]
        if person.session != NO_COUNTER:
            at = person.created_at
            listed.append(SessionInfo(COUNTED, "guest", "", at, at, claim.is_counted()))
        blocked = await read(safety.blocked_by, own)
        return Account(
            me=me_of(person),
            known_at=person.known_at,
            email=await read(accounts.email_of, own),
            passkeys=[PasskeyInfo(k.id, k.name, k.created_at, k.used_at) for k in keys],
            code_at=await read(accounts.code_made_at, own),
            sessions=listed,
            blocked=[PersonInfo(other, name) for other, name in blocked.items()],
        )

    # Passkeys

    async def ask_new_passkey(self, person: Person, site: Site) -> dict[str, Any]:
        """What the browser is asked for a new passkey of a person."""
        challenge = await self._challenge(person.id)
        keys = await self.store.read(accounts.list_passkeys, person.id)
        return passkeys.creation_options(site, person, challenge, keys)

    async def add_passkey(self, person: Person, site: Site, asked: NewPasskey) -> None:
        """Keep a passkey, and with it the name of a guest; or Refused."""
        challenge = passkeys.challenge_of(asked.credential)
        await self._use_challenge(challenge, person.id)
        key = await passkeys.check_new(site, challenge, asked.credential)
        at = now()
        name = clean(asked.name)[:LONGEST_PASSKEY_NAME]
        row = PasskeyRow(key.id, person.id, key.public_key, key.sign_count, name, at, at)
        try:
            await self._keep(person, accounts.add_passkey, row)
        except accounts.TooManyPasskeys:
            raise Refused(STALE, "error-many-passkeys", most=MOST_PASSKEYS) from None
        except accounts.PasskeyTaken:
            raise Refused(BAD_INPUT, "error-passkey") from None

    async def remove_passkey(self, person: Person, passkey: str) -> None:
        """Forget a passkey, or Refused."""
        try:
            found = await self.store.write(accounts.delete_passkey, person.id, passkey)
        except accounts.LastWay:
            raise Refused(STALE, "error-last-way") from None
        if not found:
            raise Refused(NOT_FOUND, "error-passkey")

    async def ask_passkey(self, site: Site) -> dict[str, Any]:
        """What the browser is asked for whoever comes back."""
        return passkeys.request_options(site, await self._challenge(None))

    async def enter_by_passkey(self, site: Site, credential: dict[str, Any]) -> Person:
        """Whoever's passkey has signed, or Refused."""
        challenge = passkeys.challenge_of(credential)
        await self._use_challenge(challenge, None)
        found = await self.store.read(accounts.find_passkey, passkeys.id_of(credential))
        if found is None:
            raise Refused(NOT_FOUND, "error-passkey-unknown")
        key, person = found
        count = await passkeys.check_signed(site, challenge, credential, key)
        await self.store.write(accounts.note_used, key.id, count, now())
        return welcome(person)

    # Recovery codes

    async def make_code(self, person: Person) -> str:
        """A new recovery code in place of the old one; it also keeps a guest's name."""
        code = "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))
        await self._keep(person, accounts.set_code, person.id, code_hash(code), now())
        groups = range(0, CODE_LENGTH, CODE_GROUP)
        return "-".join(code[first : first + CODE_GROUP] for first in groups)

    async def enter_by_code(self, code: str) -> Person:
        """Whoever's recovery code this is, or Refused."""
        found = await self.store.read(accounts.find_by_code, code_hash(code))
        if found is None:
            raise Refused(NOT_FOUND, "error-code")
        return welcome(found)

    # Links by mail

    async def mail_to_keep(self, person: Person, asked: MailAsked) -> None:
        """Send a link that gives a person this address, and keeps a guest's name."""
        email = self._check_email(asked)
        if await self.store.read(accounts.find_by_email, email) is not None:
            # Whoever reads that mail can log in; who asks here is not told that somebody has it.
            await self.mail_to_enter(asked)
        else:
            await self._mail_link(email, person.id, person.name, asked.language)

    async def mail_to_enter(self, asked: MailAsked) -> None:
        """Send a link to log in, if somebody has this address; nobody is told whether."""
        email = self._check_email(asked)
        found = await self.store.read(accounts.find_by_email, email)
        if found is not None:
            await self._mail_link(email, None, found.name, asked.language)

    async def enter_by_mail(self, token: str, visitor: Person | None) -> Person:
        """Whoever a link was sent to, or Refused; it is used up."""
        hashed = link_hash(token)
        link = await self.store.read(accounts.find_mail_link, hashed, now())
        if link is None:
            raise Refused(NOT_FOUND, "error-link-over")
        if link.person is not None and (visitor is None or visitor.id != link.person):
            # Otherwise a stranger's guest could be given somebody else's address.
            raise Refused(FORBIDDEN, "error-link-elsewhere")
        if not await self.store.write(accounts.use_mail_link, hashed, now()):
            raise Refused(NOT_FOUND, "error-link-over")
        if link.person is None or visitor is None:
            found = await self.store.read(accounts.find_by_email, link.email)
            if found is None:
                raise Refused(NOT_FOUND, "error-link-over")
            return welcome(found)
        try:
            await self._keep(visitor, accounts.set_email, visitor.id, link.email)
        except accounts.EmailTaken:
            raise Refused(STALE, "error-link-over") from None
        return visitor

    async def remove_email(self, person: Person) -> None:
        """Forget a person's address, or Refused."""
        try:
            await self.store.write(accounts.set_email, person.id, None)
        except accounts.LastWay:
            raise Refused(STALE, "error-last-way") from None

    # Joining and deleting

    async def offer_join(self, guest: Person | None, person: Person) -> JoinOffer | None:
        """What whoever has just come in may join with their own games."""
        if guest is None or guest.id == person.id or guest.is_known or guest.is_bot:
            return None
        tables = await self.store.read(repository.list_mine, guest.id)
        until = int(time.time()) + JOIN_SECONDS
        token = f"{guest.id}.{until}.{self._sign_join(guest.id, person.id, until)}"
        return JoinOffer(guest.name, len(tables), token)

    async def join(self, person: Person, session: str, token: str) -> None:
        """Give a person, in this session, all that their other guest has, or Refused."""
        guest, _, rest = token.partition(".")
        until, _, signature = rest.partition(".")
        is_number = until.isascii() and until.isdigit() and len(until) < 12
        is_ours = is_number and secrets.compare_digest(
            signature.encode(), self._sign_join(guest, person.id, int(until)).encode()
        )
        if not is_ours or int(until) < time.time():
            raise Refused(NOT_FOUND, "error-join")
        try:
            edited = await self.store.write(personal.join, guest, person.id, session)
        except personal.NotJoined:
            raise Refused(NOT_FOUND, "error-join") from None
        self._shut_out(guest)
        await self.hall.reread(edited)
        blockers = await self.store.read(safety.list_blockers, person.id)
        for other in (person.id, *blockers):
            await self._tell_blocks(other)

    async def export(self, person: Person) -> dict[str, Any]:
        """Everything that is stored of a person."""
        return await self.store.read(personal.export, person.id)

    async def delete(self, person: Person, name: str) -> None:
        """Delete a person's data, or Refused if they did not write their name."""
        if clean(name) != person.name:
            raise Refused(BAD_INPUT, "error-delete-name", name=person.name)
        blockers = await self.store.read(safety.list_blockers, person.id)
        bots = await self.store.read(tokens.list_bots, person.id)
        changed = await self.store.write(personal.forget, person.id, STAND_IN, now())
        for gone in (person.id, *bots):
            self._shut_out(gone)
        await self.hall.reread(changed)
        for other in blockers:
            await self._tell_blocks(other)

    # Parts

    async def _keep(self, person: Person, store: Callable[..., None], *args: object) -> None:
        """Store a way in and make a guest known, both or nothing; or Refused."""
        try:
            write = self.store.write
            edited = await write(accounts.keep_by, person.id, now(), store, *args)
        except accounts.NameTaken:
            raise Refused(STALE, "error-name-taken", name=person.name) from None
        person.known_at = person.known_at or now()
        self.people.tell(person.id, is_session_over=False)
        await self.hall.reread(edited)

    async def _challenge(self, person: str | None) -> bytes:
        challenge = secrets.token_bytes(32)
        hashed, until = challenge_hash(challenge), ago(-CHALLENGE_SECONDS)
        await self.store.write(accounts.add_challenge, hashed, person, until)
        return challenge

    async def _use_challenge(self, challenge: bytes, person: str | None) -> None:
        hashed = challenge_hash(challenge)
        if not await self.store.write(accounts.use_challenge, hashed, person, now()):
            raise Refused(STALE, "error-passkey-late")

    def _check_email(self, asked: MailAsked) -> str:
        """An address to which a mail can be sent, or Refused."""
        if self.mailer is None:
            raise Refused(NOT_FOUND, "error-no-mail")
        email = parse_email(asked.email)
        if email is None:
            raise Refused(BAD_INPUT, "error-email")
        return email

    async def _mail_link(self, email: str, person: str | None, name: str, language: str) -> None:
        token = secrets.token_urlsafe(24)
        until = ago(-MAIL_LINK_SECONDS)
        await self.store.write(accounts.add_mail_link, link_hash(token), person, email, until)
        words, minutes = Wording(language), MAIL_LINK_SECONDS // 60
        kind = "enter" if person is None else "keep"
        text = words.say(f"mail-{kind}", name=name, minutes=minutes)
        url = f"{self.public_url}/enter#mail={token}"
        subject = words.say(f"mail-{kind}-subject", name=name)
        assert self.mailer is not None
        mail = Mail(email, subject, f"{text}\n\n{url}\n")
        self.hall.spawn(send_with_patience(self.mailer, mail))

    def _sign_join(self, guest: str, person: str, until: int) -> str:
        return self.people.sign(f"join/{guest}/{person}/{until}")


async def send_with_patience(mailer: Mailer, mail: Mail) -> None:
    """Send a mail, again after a while if the server does not take it yet."""
    for seconds in (*MAIL_AGAIN, None):
        try:
            await mailer.send(mail)
            return
        except MailFailed as error:
            LOG.warning("mail-not-sent", extra={"reason": str(error)})
            if seconds is None or isinstance(error, MailRefused):
                return
            await asyncio.sleep(seconds)


def me_of(person: Person) -> Me:
    """A person as they see themselves."""
    return Me(person.id, person.name, person.is_bot, person.is_known)


def welcome(person: Person) -> Person:
    """Somebody who may come in, or Refused."""
    check_welcome(person)
    return person


def code_hash(code: str) -> str:
    """What is stored of a secret that is random: a plain hash of it cannot be guessed."""
    return hashlib.sha256(code.replace("-", "").replace(" ", "").upper().encode()).hexdigest()


def challenge_hash(challenge: bytes) -> str:
    """What is stored of a challenge."""
    return hashlib.sha256(challenge).hexdigest()
