"""Garbage collection without long pauses.

Python's collector looks through all objects again and again while their number grows. With 2,400 sockets
open that stopped the service for 300 ms each time. Objects that have lived for some seconds are therefore
set aside, where the collector does not look. Now and then, and when most tables are gone, it looks
through everything once, and what is free goes back to the system.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
from collections.abc import Callable
from typing import Final

FREEZE_SECONDS: Final = 5.0
# Full collections, each a pause, are this many freezes apart: ten minutes.
FREEZES: Final = 120
# With half of at least this many tables gone there is much to free, and little to look through.
MANY_TABLES: Final = 50


async def collect_rarely(count_tables: Callable[[], int], forget: Callable[[], None]) -> None:
    """Set what lives aside every few seconds, until cancelled.

    Call `forget` before everything is looked through: Python gives memory back in large pieces, and
    a few remembered people would keep most of them.
    """
    try:
        while True:
            forget()
            gc.unfreeze()
            gc.collect()
            give_back()
            most = count_tables()
            for _ in range(FREEZES):
                # What is garbage already must not be set aside.
                gc.collect(1)
                gc.freeze()
                await asyncio.sleep(FREEZE_SECONDS)
                most = max(most, count_tables())
                if most >= MANY_TABLES and count_tables() <= most // 2:
                    break
    finally:
        gc.unfreeze()


def give_back() -> None:
    """Give free memory back to the system, where the C library keeps it and can do that."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
    if trim is not None:
        trim(0)
