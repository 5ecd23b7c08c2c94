"""All limits on what people may send and ask: sizes, numbers, times, and how often.

The rates are token buckets by kind of request and caller.
"""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final, Literal, NamedTuple

from tenshu.server.errors import TOO_MANY, Refused

Kind = Literal[
    "any",
    "guest",
    "table",
    "act",
    "chat",
    "think",
    "look",
    "record",
    "link",
    "enter",
    "mail",
    "report",
]
MOST_BUCKETS: Final = 20_000

# Sizes, in bytes of a body or characters of a text.
LARGEST_BODY: Final = 64_000
LARGEST_RECORD_BODY: Final = 1_000_000
LONGEST_RECORD: Final = 200_000
LARGEST_HEADERS: Final = 4_000

# Reading a record in a worker process: seconds, CPU seconds, bytes.
READING_SECONDS: Final = 30.0
READING_CPU_SECONDS: Final = 10
READING_MEMORY: Final = 768 * 1024 * 1024
READERS: Final = 2
# Records that one person and one address may keep here, and how long after the last look at one.
MOST_RECORDS_PER_PERSON: Final = 50
MOST_RECORDS_PER_ADDRESS: Final = 200
RECORD_DAYS: Final = 90
# Records that a worker keeps open for those who watch them.
RECENT_RECORDS: Final = 16

# Tokens and bots of one person, and streams that one bot may have open.
MOST_TOKENS_PER_PERSON: Final = 10
MOST_BOTS_PER_PERSON: Final = 20
MOST_STREAMS_PER_BOT: Final = 100
# Sessions and passkeys of one person, characters of a passkey's name and of what a passkey signed.
MOST_SESSIONS: Final = 30
MOST_PASSKEYS: Final = 20
LONGEST_PASSKEY_NAME: Final = 40
LARGEST_CREDENTIAL: Final = 16_000
# Seconds for which a link sent by mail, and what a passkey has to sign, hold.
MAIL_LINK_SECONDS: Final = 15 * 60
CHALLENGE_SECONDS: Final = 5 * 60
# People whom one person may block.
MOST_BLOCKS: Final = 200
# Mails: characters of an address; threads, waiting mails, seconds for one step and for all of them.
LONGEST_EMAIL: Final = 254
MAIL_THREADS: Final = 2
MOST_MAILS_WAITING: Final = 200
MAIL_SOCKET_SECONDS: Final = 10.0
MAIL_SECONDS: Final = 60.0
# Steps that somebody may play on a copy of a table's position.
MOST_TRIED: Final = 150
# Friends of one person, invitations to one table, and tables on one page of the lobby.
MOST_FRIENDS: Final = 200
MOST_INVITATIONS_PER_TABLE: Final = 20
# Invitations of one person to another one that wait for an answer.
MOST_INVITATIONS_BY_ONE: Final = 5
LISTED_IN_LOBBY: Final = 50
MOST_SOCKETS_IN_LOBBY: Final = 5_000
MOST_SOCKETS_AT_TOURNAMENTS: Final = 2_000
# Tournaments of one organiser that are not over.
MOST_TOURNAMENTS_PER_PERSON: Final = 5
# A wish to be paired counts as long as its page was heard of within this time.
SEEK_SECONDS: Final = 30.0
# Connections in all and from one address, and sockets from one address and at one table.
MOST_CONNECTIONS: Final = 20_000
MOST_CONNECTIONS_PER_ADDRESS: Final = 300
MOST_SOCKETS_PER_ADDRESS: Final = 200
MOST_SOCKETS_AT_TABLE: Final = 2_000
# Seconds until the header and the body of a request must have arrived, and its answer be taken.
HEADER_SECONDS: Final = 10.0
BODY_SECONDS: Final = 30.0
ANSWER_SECONDS: Final = 120.0
# Seconds that the reader of a stream may leave what was sent to it unread.
STALL_SECONDS: Final = 10.0
# Connections that are accepted in one turn of the event loop.
ACCEPTED_AT_ONCE: Final = 128
# Files that connections leave free: for those of some turns, which are not counted yet, and for
# everything else.
FILES_IN_RESERVE: Final = 4 * ACCEPTED_AT_ONCE + 100
# Bytes of a message from a page, and of everything that it may say between two beats of its socket.
LARGEST_SOCKET_MESSAGE: Final = 1_000
MOST_HEARD: Final = 16_000
# Bytes that a page must take between two beats while it is behind.
LEAST_READ: Final = 32 * 1024
# Browsers of one person that are told of their turns. Calls to webhooks and push services: threads,
# seconds for one, seconds without a byte, bytes that are read.
MOST_BROWSERS: Final = 10
CALL_THREADS: Final = 16
CALL_SECONDS: Final = 15.0
CALL_SOCKET_SECONDS: Final = 5.0
CALL_BYTES: Final = 4096
# Seconds until the service ends even if something inside it hangs.
STOP_SECONDS: Final = 20.0
# Lines that one warning or error may fill in the log each minute.
MOST_LINES_A_MINUTE: Final = 10

# Requests that wait for a worker: in all, from one address, of one person there.
LONGEST_LINE: Final = 32
MOST_WAITING_PER_ADDRESS: Final = 8
MOST_WAITING_PER_PERSON: Final = 4
# When to come back if the line is full.
BUSY_SECONDS: Final = 5
HINT_SECONDS: Final = 20.0

# Jobs for workers of their own: numbers in a position, characters of a name, bytes of a question,
# and the memory of each process that thinks.
MOST_NUMBERS: Final = 20_000
LONGEST_NAME: Final = 200
LARGEST_QUESTION: Final = 500_000
THINKING_MEMORY: Final = 1024 * 1024 * 1024
# Bots that wait in the queue; beyond that the service thinks itself.
MOST_BOTS_WAITING: Final = 5_000
# Workers beat every second, and one that missed some beats is dead. It has longer than a service: to
# think once more about what it was thinking about costs much.
BEAT_SECONDS: Final = 1.0
WORKER_DEAD_SECONDS: Final = 4.0
# A job is given to another worker until this many have died of it.
MOST_TRIES: Final = 3
# With no worker for this long, the service thinks itself.
PATIENCE_SECONDS: Final = 3.0
# A worker that is told to stop finishes what it can in this time and hands the rest back.
HAND_BACK_SECONDS: Final = 5.0
# The longest time that the queue's database may take for a statement.
STATEMENT_SECONDS: Final = 10.0


@lru_cache(10_000)
def network_of(address: str) -> str:
    """What counts as one address: in IPv6 a network of 64 bits, which is what one household gets."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ip_network((int(parsed), 64), strict=False))


class Rate(NamedTuple):
    """At most `burst` requests at once, then one every `seconds` seconds."""

    burst: float
    seconds: float


RATES: Final[dict[Kind, Rate]] = {
    "any": Rate(400, 0.02),
    "guest": Rate(30, 10.0),
    "link": Rate(10, 30.0),
    "enter": Rate(20, 15.0),
    "mail": Rate(3, 1200.0),
    "report": Rate(5, 60.0),
    "table": Rate(20, 5.0),
    "act": Rate(60, 0.1),
    "chat": Rate(8, 2.0),
    "think": Rate(10, 1.0),
    "look": Rate(150, 0.05),
    "record": Rate(10, 6.0),
}


# What costs much is also counted by address, for this many people there.
COSTLY: Final[frozenset[Kind]] = frozenset({"table", "think", "record", "mail"})
PEOPLE_AT_ADDRESS: Final = 8


# Counted in the database, exactly over all processes; all other kinds are too cheap for that.
EXACT: Final[frozenset[Kind]] = COSTLY | {"guest", "link", "enter", "report"}
# The share of a burst that all processes together may have spent without telling each other.
UNTOLD_SHARE: Final = 0.5


class Limits:
    """One bucket for each kind of request and each caller."""

    def __init__(self, is_on: bool) -> None:
        self.is_on = is_on
        self._buckets: dict[tuple[Kind, str], tuple[float, float]] = {}
        # What was spent here and the other processes have not been told.
        self._untold: Counter[tuple[Kind, str]] = Counter()
        self._tell: Callable[[Kind, str, float], None] | None = None
        self._count_processes: Callable[[], int] = lambda: 1

    def share(
        self, tell: Callable[[Kind, str, float], None], count_processes: Callable[[], int]
    ) -> None:
        """Tell other processes what is spent here."""
        self._tell = tell
        self._count_processes = count_processes

    def note_spent(self, kind: Kind, who: str, count: float) -> None:
        """Another process has let requests of a caller through."""
        time_now = time.monotonic()
        rate = RATES[kind]
        left, since = self._buckets.get((kind, who), (rate.burst, time_now))
        left = min(rate.burst, left + (time_now - since) / rate.seconds)
        self._forget_some(time_now)
        self._buckets[kind, who] = (max(-rate.burst, left - count), time_now)

    def spend(self, kind: Kind, who: str, people: int = 1) -> None:
        """Count a request of `people` together, or refuse it and say when to come back."""
        if not self.is_on:
            return
        rate = Rate(RATES[kind].burst * people, RATES[kind].seconds / people)
        time_now = time.monotonic()
        left, since = self._buckets.get((kind, who), (rate.burst, time_now))
        left = min(rate.burst, left + (time_now - since) / rate.seconds)
        if left < 1:
            seconds = math.ceil((1 - left) * rate.seconds)
            raise Refused(TOO_MANY, "error-too-many", seconds=seconds, wait=seconds)
        self._forget_some(time_now)
        self._buckets[kind, who] = (left - 1, time_now)
        if kind not in EXACT:
            self._tell_some(kind, who)

    def _tell_some(self, kind: Kind, who: str) -> None:
        """Tell the other processes what was spent, once it is a good part of the bucket."""
        processes = self._count_processes()
        if self._tell is None or processes < 2:
            return
        self._untold[kind, who] += 1
        if self._untold[kind, who] >= RATES[kind].burst * UNTOLD_SHARE / processes:
            self._tell(kind, who, self._untold.pop((kind, who)))

    def _forget_some(self, time_now: float) -> None:
        """Full buckets need not be remembered."""
        if len(self._buckets) < MOST_BUCKETS:
            return
        for (kind, who), (left, since) in list(self._buckets.items()):
            rate = RATES[kind]
            if left + (time_now - since) / rate.seconds >= rate.burst:
                del self._buckets[kind, who]
                self._untold.pop((kind, who), None)
        if len(self._buckets) >= MOST_BUCKETS:
            # This many callers at once is an attack: to scan them at every request would cost more than
            # to begin anew.
            self._buckets.clear()
            self._untold.clear()
