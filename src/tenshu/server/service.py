"""The whole service without the web: opened, used by the routes, closed."""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from typing import Final

from tenshu.server.accounts import Accounts
from tenshu.server.errors import TOO_MANY, Refused
from tenshu.server.garbage import collect_rarely
from tenshu.server.hall import Hall
from tenshu.server.limits import RATES, READERS, READING_MEMORY, Kind, Limits
from tenshu.server.live import LiveTable
from tenshu.server.mail import make_mailer
from tenshu.server.metrics import Metrics
from tenshu.server.notices import PersonChanged, Spent
from tenshu.server.outbound import Caller
from tenshu.server.people import SECRET, People
from tenshu.server.reminder_texts import Texts
from tenshu.server.reminders import Reminders
from tenshu.server.remote import RemoteWorkers
from tenshu.server.replays import Replays
from tenshu.server.settings import Settings
from tenshu.server.storage import buckets, repository, tokens
from tenshu.server.storage.store import DatabaseError, Store
from tenshu.server.streams import Streams
from tenshu.server.subscriber import Subscriber
from tenshu.server.thinking import Thinkers
from tenshu.server.timing import now
from tenshu.server.tokens import Tokens
from tenshu.server.tournaments.running import Tournaments
from tenshu.server.webpush import Vapid, new_key
from tenshu.server.workers import Workers

LOG: Final = logging.getLogger(__name__)
# The setting with the private key by which push services know this service.
VAPID: Final = "vapid-key"
# Whom push services may ask where the host has told no address.
NO_CONTACT: Final = "nobody@localhost"
# How long an answer about readiness holds, and how long the database may take for one.
READY_SECONDS: Final = 2.0
READY_TIMEOUT: Final = 3.0
# All rate limits are full again after this time.
BUCKET_SECONDS: Final = 3600.0


class Service:
    """Everything that lives as long as the service runs."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.limits = Limits(settings.has_limits)
        self.streams = Streams(has_limits=settings.has_limits)
        self.mailer = make_mailer(settings.smtp, settings.mail_from, settings.public_url)
        self.caller = Caller(allows_private=settings.allows_private_webhooks)
        self._proof: asyncio.Task[bool] | None = None
        self._asked_at = 0.0

    async def open(self) -> None:
        """Open the database, start the workers, wake the bots."""
        self.store = Store(self.settings.db)
        secret = await self.store.write(repository.setting, SECRET, secrets.token_hex(32))
        self.people = People(self.store, secret)
        self.tokens = Tokens(self.store)
        key = await self.store.write(repository.setting, VAPID, new_key())
        self.vapid = Vapid(key, self.settings.public_url or f"mailto:{NO_CONTACT}")
        texts = Texts(self.settings.public_url, self.people.unsubscribe_token)
        self.reminders = Reminders(self.store, self.mailer, self.caller, self.vapid, texts)
        workers, effort = self.settings.bot_workers, self.settings.effort
        self.remote: RemoteWorkers | None = None
        if self.settings.has_remote_workers:
            address_key = self.people.address_key
            process = self.store.process
            self.remote = RemoteWorkers(self.settings.db, process, address_key, self.metrics)
            await self.remote.start()
        self.thinkers = Thinkers(workers, effort, self.metrics, self.remote)
        self.hall = Hall(self.store, self.thinkers, self.metrics)
        self.store.notices.on(PersonChanged, self._note_person)
        self.store.notices.on(Spent, self._note_spent)
        self.limits.share(self._tell_spent, lambda: len(self.hall.leases.alive))
        self.store.notices.on_resume(self.people.forget_all)
        self.store.notices.on_resume(self.tokens.forget_all)
        self.store.notices.on_resume(self._note_all_blocks_soon)
        self.readers = Workers(READERS, READING_MEMORY)
        public_url = self.settings.public_url
        self.accounts = Accounts(
            self.people, self.hall, self.mailer, public_url, self.tell_blocks, self.shut_out
        )
        self.replays = Replays(self.hall, self.store, self.readers)
        self.tournaments = Tournaments(self.hall, self.readers, self.reminders.plan)
        await self.hall.start()
        self._tidying = [
            asyncio.create_task(self.reminders.watch()),
            asyncio.create_task(self.tournaments.watch()),
            asyncio.create_task(self.replays.tidy()),
            asyncio.create_task(self.accounts.tidy()),
            asyncio.create_task(self._forget_buckets()),
            asyncio.create_task(collect_rarely(lambda: len(self.hall.tables), self._forget)),
        ]

    async def spend(self, kind: Kind, who: str, people: int = 1) -> None:
        """Count a request that costs much, over all processes, or refuse it."""
        self.limits.spend(kind, who, people)
        if self.store.is_sqlite or not self.limits.is_on:
            return
        burst, seconds = RATES[kind].burst * people, RATES[kind].seconds / people
        key = self.people.address_key(who)
        lack = await self.store.write(buckets.spend, kind, key, burst, seconds)
        if lack > 0:
            wait = math.ceil(lack * seconds)
            raise Refused(TOO_MANY, "error-too-many", seconds=wait, wait=wait)

    def _tell_spent(self, kind: Kind, who: str, count: float) -> None:
        self.store.notices.post(Spent(kind, who, count))

    def _note_spent(self, _: str, notice: Spent) -> None:
        for kind in RATES:
            if kind == notice.kind:
                self.limits.note_spent(kind, notice.who, notice.count)

    async def _forget_buckets(self) -> None:
        while not self.store.is_sqlite:
            try:
                await self.store.write(buckets.forget_old, BUCKET_SECONDS)
            except DatabaseError as error:
                LOG.warning("buckets-not-forgotten", extra={"reason": type(error).__name__})
            await asyncio.sleep(BUCKET_SECONDS)

    def _forget(self) -> None:
        """Forget what is only remembered to save reading it again."""
        self.people.forget_all()
        self.tokens.forget_all()

    async def drain(self) -> None:
        """Give up what other processes can go on with; what was accepted is still finished."""
        self.streams.close_all()
        await self.hall.drain()

    async def subscribe(self, table: str, subscriber: Subscriber, since: int) -> LiveTable:
        """Subscribe to a table, without the chat of those whom the person has blocked."""
        person = subscriber.person
        subscriber.blocked = await self.people.blocked_by(person)
        live = await self.hall.subscribe(table, subscriber, since)
        try:
            blocked = await self.people.blocked_by(person)
            if person is not None and blocked != subscriber.blocked:
                # They have blocked somebody while the table was read.
                live.block(person, blocked)
        except BaseException:
            self.hall.unsubscribe(live, subscriber)
            raise
        return live

    async def tell_blocks(self, person: str) -> None:
        """Somebody has blocked another, or no longer does: let their sockets and bots know."""
        owned = await self.store.read(tokens.list_tokens, person)
        for listener in {person, *(token.person for token, _ in owned)}:
            self.people.tell(listener, is_session_over=False)
            await self._note_blocks(listener)

    async def _note_blocks(self, person: str) -> None:
        if not any(live.table.subscribers.has_here(person) for live in self.hall.tables.values()):
            return
        try:
            blocked = await self.people.blocked_by(person)
        except DatabaseError as error:
            # Whoever opens a table asks again.
            LOG.warning("blocks-not-read", extra={"reason": type(error).__name__})
            return
        for live in self.hall.tables.values():
            live.block(person, blocked)

    def _note_all_blocks_soon(self) -> None:
        if not self.hall.is_closing:
            self.hall.spawn(self._note_all_blocks())

    async def _note_all_blocks(self) -> None:
        """Ask again whom everybody with an open table has blocked: a notice may be lost."""
        tables = self.hall.tables.values()
        people = {one.person for live in tables for one in live.table.subscribers}
        for person in filter(None, people):
            await self._note_blocks(person)

    def _note_person(self, _: str, notice: PersonChanged) -> None:
        """Somebody has changed at another process, or what they came in by is void."""
        self.people.forget(notice.person)
        if not self.hall.is_closing:
            self.hall.spawn(self._note_blocks(notice.person))
        if notice.is_session_over:
            self.tokens.forget(notice.person)
            self.cut_off(notice.person)

    def shut_out(self, person: str) -> None:
        """What a person or a bot came in by is void: close what they have open, at all processes."""
        self.people.tell(person, is_session_over=True)
        self.tokens.forget(person)
        self.cut_off(person)

    def cut_off(self, person: str) -> None:
        """Close everything that a person or a bot has open here."""
        self.hall.cut_off(person)
        self.hall.bulletin.cut_off(person)

    async def is_ready(self) -> bool:
        """Whether something can be stored, asked of the database at most every few seconds."""
        is_old = time.monotonic() - self._asked_at > READY_SECONDS
        if self._proof is None or (is_old and self._proof.done()):
            self._asked_at = time.monotonic()
            self._proof = asyncio.create_task(self._prove_writable())
        await asyncio.wait((self._proof,), timeout=READY_TIMEOUT)
        return self._proof.done() and self._proof.result()

    async def _prove_writable(self) -> bool:
        try:
            await self.store.write(repository.prove_writable, now())
            return True
        except DatabaseError as error:
            LOG.warning("not-ready", extra={"reason": type(error).__name__})
            return False

    async def close(self) -> None:
        """Stop everything; all of it is on disk."""
        for task in self._tidying:
            task.cancel()
        await asyncio.gather(*self._tidying, return_exceptions=True)
        self.caller.close()
        if self.mailer is not None:
            self.mailer.close()
        await self.hall.close()
        if self.remote is not None:
            await self.remote.close()
        self.thinkers.close()
        self.readers.close()
        self.store.close()
