"""Rate limits: token buckets by kind of request and caller."""

from __future__ import annotations

import math
import time
from typing import Final, Literal, NamedTuple

from tenshu.server.errors import TOO_MANY, Refused

Kind = Literal["any", "guest", "table", "act", "chat", "think", "look", "record", "link"]
MOST_BUCKETS: Final = 20_000


class Rate(NamedTuple):
    """At most `burst` requests at once, then one every `seconds` seconds."""

    burst: float
    seconds: float


RATES: Final[dict[Kind, Rate]] = {
    "any": Rate(400, 0.02),
    "guest": Rate(30, 10.0),
    "link": Rate(10, 30.0),
    "table": Rate(20, 5.0),
    "act": Rate(60, 0.1),
    "chat": Rate(8, 2.0),
    "think": Rate(10, 1.0),
    "look": Rate(150, 0.05),
    "record": Rate(10, 6.0),
}


class Limits:
    """One bucket for each kind of request and each caller."""

    def __init__(self, is_on: bool) -> None:
        self.is_on = is_on
        self._buckets: dict[tuple[Kind, str], tuple[float, float]] = {}

    def spend(self, kind: Kind, who: str) -> None:
        """Count a request, or refuse it and say when the next one may come."""
        if not self.is_on:
            return
        rate = RATES[kind]
        time_now = time.monotonic()
        left, since = self._buckets.get((kind, who), (rate.burst, time_now))
        left = min(rate.burst, left + (time_now - since) / rate.seconds)
        if left < 1:
            seconds = math.ceil((1 - left) * rate.seconds)
            raise Refused(TOO_MANY, "error-too-many", seconds=seconds, wait=seconds)
        self._forget_some(time_now)
        self._buckets[kind, who] = (left - 1, time_now)

    def _forget_some(self, time_now: float) -> None:
        """Full buckets need not be remembered."""
        if len(self._buckets) < MOST_BUCKETS:
            return
        for (kind, who), (left, since) in list(self._buckets.items()):
            rate = RATES[kind]
            if left + (time_now - since) / rate.seconds >= rate.burst:
                del self._buckets[kind, who]
