"""Reminders: who must act is told once a turn, by push, mail or webhook, after a minute's grace.

Whoever plays in a tournament is told as well when a round begins. Any process takes turns that are
due from the database, puts a delivery for each way into the queue, and sends what it has claimed.
See ADR 0030 for why a message can get lost but never comes twice.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections import defaultdict
from collections.abc import Sequence
from datetime import timedelta
from typing import Final

from tenshu.server.clock_messages import Habits, SleepHours
from tenshu.server.mail import Mail, Mailer, MailFailed, MailRefused
from tenshu.server.outbound import Caller, NoAnswer, NotAllowed, NotCalled
from tenshu.server.pauses import from_ms, local_ms, rests_between, zone_of
from tenshu.server.reminder_messages import ReminderSettings
from tenshu.server.reminder_texts import Texts, Told, mail_of, push_of, webhook_of
from tenshu.server.rows import ROUND_BEGINS, Delivery, Waiting
from tenshu.server.storage import accounts, reminder_store, tournaments
from tenshu.server.storage.store import DatabaseError, Store
from tenshu.server.timing import ago, format_ms, now, now_ms, sleep
from tenshu.server.webpush import Vapid, encrypt

LOG: Final = logging.getLogger(__name__)
LOOK_SECONDS: Final = 1.0
# After a failure it is tried again after these pauses, in seconds; then it is given up.
PAUSES: Final = (60, 300, 1500, 7200)
# People whom one process sends something at the same time.
MOST_SENT_TO: Final = 64
KEPT_SECONDS: Final = 30 * 24 * 3600
TIDY_EVERY: Final = 3600
# Failures of the mail server after which nothing can have been sent.
NOT_SENT: Final = frozenset(
    {
        "ConnectionRefusedError",
        "gaierror",
        "SMTPConnectError",
        "SMTPHeloError",
        "SMTPAuthenticationError",
        "SMTPNotSupportedError",
        "SMTPSenderRefused",
        "SMTPRecipientsRefused",
        "SMTPDataError",
        "too many mails wait",
    }
)


class Reminders:
    """Tells people that it is their turn."""

    def __init__(
        self, store: Store, mailer: Mailer | None, caller: Caller, vapid: Vapid, texts: Texts
    ) -> None:
        self.store = store
        self.mailer = mailer
        self.caller = caller
        self.vapid = vapid
        self.texts = texts
        # People who are being sent something.
        self._busy: set[str] = set()
        self._tidied_at = -float(TIDY_EVERY)

    async def watch(self) -> None:
        """Look every second until cancelled."""
        async with asyncio.TaskGroup() as sending:
            while True:
                try:
                    if await self.store.read(reminder_store.has_work, now()):
                        await self.store.write(reminder_store.put_turns, now(), self.plan)
                        await self._begin_to_send(sending)
                    await self._tidy()
                except DatabaseError as error:
                    LOG.warning("reminders-not-read", extra={"reason": type(error).__name__})
                await sleep(LOOK_SECONDS)

    async def _begin_to_send(self, sending: asyncio.TaskGroup) -> None:
        """Claim what is due and send it, one message after the other to each person.

        An address that takes its time holds nobody up but the person who named it.
        """
        if len(self._busy) >= MOST_SENT_TO:
            return
        found: defaultdict[str, list[Delivery]] = defaultdict(list)
        claim = reminder_store.claim
        for delivery in await self.store.write(claim, now(), quiet_until, sorted(self._busy)):
            found[delivery.person].append(delivery)
        for person, deliveries in found.items():
            self._busy.add(person)
            sending.create_task(self._send_all(person, deliveries))

    def plan(
        self, table: str, waiting: Waiting, settings: ReminderSettings, browsers: list[str]
    ) -> list[Delivery]:
        """The deliveries for one turn, or for a round, that this service can make."""
        found = ways_of(table, waiting, settings, browsers if settings.push else [], now_ms())
        has_mail = self.mailer is not None
        return [one for one in found if has_mail or one.way not in ("mail", "digest")]

    async def _tidy(self) -> None:
        if time.monotonic() - self._tidied_at > TIDY_EVERY:
            self._tidied_at = time.monotonic()
            await self.store.write(reminder_store.forget_old, ago(KEPT_SECONDS))

    async def _send_all(self, person: str, deliveries: Sequence[Delivery]) -> None:
        """Send a person what was claimed."""
        try:
            for delivery in deliveries:
                await self._send(delivery)
        except DatabaseError as error:
            LOG.warning("reminders-not-read", extra={"reason": type(error).__name__})
        finally:
            self._busy.discard(person)

    async def _send(self, delivery: Delivery) -> None:
        """Send what was claimed, and note what became of it."""
        try:
            delivery.state = await self._try(delivery)
        except DatabaseError:
            raise
        except Exception:
            LOG.exception("reminder-failed", extra={"way": delivery.way})
            delivery.state = "lost"
        if delivery.state == "waiting":
            put_off(delivery)
        await self.store.write(reminder_store.mark, delivery)

    async def _try(self, delivery: Delivery) -> reminder_store.State:
        settings = await self.store.read(reminder_store.find_settings, delivery.person)
        if not is_wanted(delivery.way, settings):
            return "dropped"
        language = await self.store.read(reminder_store.find_language, delivery.person)
        if delivery.way in ("mail", "digest"):
            return await self._mail(delivery, language)
        assert delivery.table_id is not None
        told = await self._word(delivery, delivery.table_id, language)
        if delivery.way == "push":
            find = reminder_store.find_browser
            browser = await self.store.read(find, delivery.browser or "", delivery.person)
            if browser is None:
                return "dropped"
            headers = self.vapid.headers(browser.endpoint, delivery.table_id, now_ms() / 1000)
            state = await self._call(browser.endpoint, encrypt(push_of(told), browser), headers)
            if state == "dropped":
                await self.store.write(reminder_store.forget_browser, delivery.browser or "")
            return state
        assert settings.webhook is not None
        body, headers = webhook_of(settings.webhook.kind, told)
        return await self._call(settings.webhook.url, body, headers)

    async def _word(self, delivery: Delivery, table: str, language: str) -> Told:
        """What a delivery says."""
        game, ends = await self.store.read(reminder_store.find_game, table)
        if delivery.acted == ROUND_BEGINS:
            name, number = await self.store.read(tournaments.find_round, table)
            return self.texts.round(language, table, game, name, number)
        return self.texts.turn(language, table, game, ends)

    async def _word_digest(self, person: str, language: str) -> list[Told]:
        """The turns that a person has to take, and their rounds that have begun."""
        turns = await self.store.read(reminder_store.list_waiting_for, person)
        rounds = await self.store.read(reminder_store.list_rounds_of, person)
        return [
            *(self.texts.turn(language, table, game, None) for table, game in turns),
            *(self.texts.round(language, *begun) for begun in rounds),
        ]

    async def _mail(self, delivery: Delivery, language: str) -> reminder_store.State:
        address = await self.store.read(accounts.email_of, delivery.person)
        if self.mailer is None or address is None:
            return "dropped"
        if delivery.table_id is None:
            told = await self._word_digest(delivery.person, language)
        else:
            told = [await self._word(delivery, delivery.table_id, language)]
        if not told:  # They have acted since the digest was claimed.
            return "dropped"
        mail: Mail = mail_of(self.texts, language, address, delivery.person, told)
        try:
            await self.mailer.send(mail)
        except MailRefused:
            return "failed"
        except MailFailed as error:
            return "waiting" if str(error) in NOT_SENT else "lost"
        return "sent"

    async def _call(self, url: str, body: bytes, headers: dict[str, str]) -> reminder_store.State:
        try:
            status = await self.caller.post(url, body, headers)
        except NotCalled:
            return "waiting"
        except NotAllowed:
            return "failed"
        except NoAnswer:
            return "lost"
        if 200 <= status < 300:
            return "sent"
        if status in (404, 410):
            return "dropped"
        return "waiting" if status == 429 or status >= 500 else "failed"


def ways_of(
    table: str, waiting: Waiting, settings: ReminderSettings, browsers: list[str], moment: int
) -> list[Delivery]:
    """The deliveries for one turn, or for the beginning of a round; a digest tells of all at once."""
    at, due = format_ms(moment), format_ms(after_quiet(settings, moment))
    turn = f"{table}/{waiting.seat}/{waiting.acted}"
    person, acted = waiting.person, waiting.acted

    def way(name: str, browser: str | None = None) -> Delivery:
        return Delivery(
            f"{name}/{person}/{turn}/{browser or ''}", person, name, browser, table, acted, due, at
        )

    found = [way("push", browser) for browser in browsers]
    if settings.webhook is not None:
        found.append(way("webhook"))
    if settings.mail == "turn":
        found.append(way("mail"))
    elif settings.mail == "digest":
        digest = format_ms(next_digest(settings, moment))
        found.append(
            Delivery(f"digest/{person}/{digest[:13]}", person, "digest", None, None, 0, digest, at)
        )
    return found


def is_wanted(way: str, settings: ReminderSettings) -> bool:
    """Whether a person still wants to be told by this way: they may have ended it since."""
    if way == "push":
        return settings.push
    if way == "webhook":
        return settings.webhook is not None
    return settings.mail == ("digest" if way == "digest" else "turn")


def after_quiet(settings: ReminderSettings, moment: int) -> int:
    """The moment, or the end of the quiet hours that it lies in."""
    if settings.quiet is None:
        return moment
    habits = Habits(settings.zone, SleepHours(settings.quiet.begins, settings.quiet.ends))
    rests = rests_between(habits, moment, moment + 1, sleep=True, vacation=False)
    return max([moment, *(rest.ends for rest in rests if rest.begins <= moment < rest.ends)])


def quiet_until(settings: ReminderSettings) -> str | None:
    """When the person's quiet hours end, if it is quiet now."""
    moment = now_ms()
    ends = after_quiet(settings, moment)
    return format_ms(ends) if ends > moment else None


def next_digest(settings: ReminderSettings, moment: int) -> int:
    """The next time that it is the hour of the person's digest."""
    zone = zone_of(settings.zone)
    day = from_ms(moment).astimezone(zone).date()
    today = local_ms(day, settings.digest_hour * 60, zone)
    if today > moment:
        return today
    return local_ms(day + timedelta(days=1), settings.digest_hour * 60, zone)


def put_off(delivery: Delivery) -> None:
    """Try again later, or give up."""
    if delivery.tries >= len(PAUSES):
        delivery.state = "failed"
        return
    delivery.next_at = format_ms(now_ms() + PAUSES[delivery.tries] * 1000)
    delivery.tries += 1


def browser_id(endpoint: str) -> str:
    """What a browser is called here: the same for the same subscription."""
    return hashlib.sha256(endpoint.encode()).hexdigest()[:32]
