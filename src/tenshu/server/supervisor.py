"""Several processes on one port: started, replaced when one dies, stopped together.

SIGTERM and SIGINT stop them; SIGHUP replaces them one after the other, each once its successor
serves, so that an upgrade interrupts nobody.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Final

LOG: Final = logging.getLogger(__name__)
SIGNALS: Final = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)
# Seconds until a process must serve, and until the next one is tried after one that failed.
START_SECONDS: Final = 60.0
BACKOFF_SECONDS: Final = 1.0
LONGEST_BACKOFF: Final = 15.0
# The work of one process: it calls its argument once it serves, and says whether it ever did.
Work = Callable[[Callable[[], None]], bool]


class Child:
    """One process, and whether it has begun to serve."""

    def __init__(self, work: Work) -> None:
        self.is_ready = False
        self.news, told = multiprocessing.Pipe(duplex=False)
        # A fresh interpreter: after an upgrade it runs the new version.
        context = multiprocessing.get_context("spawn")
        self.process: BaseProcess = context.Process(target=run_child, args=(work, told))
        self.process.start()
        told.close()

    def see(self, seconds: float = 0.0) -> bool:
        """Whether it serves, waiting some seconds for it."""
        if not self.is_ready and self.news.poll(seconds):
            try:
                self.is_ready = bool(self.news.recv())
            except EOFError:
                self.process.join()
        return self.is_ready

    def stop(self) -> None:
        """Tell it to finish what it has accepted."""
        if self.process.pid is not None and self.process.is_alive():
            os.kill(self.process.pid, signal.SIGTERM)

    def close(self) -> None:
        """Wait until it has ended."""
        self.process.join()
        self.news.close()


class Supervisor:
    """Keeps a number of processes running."""

    def __init__(self, count: int, work: Work) -> None:
        self.work = work
        self._has_served = False
        self._backoff = BACKOFF_SECONDS
        self._is_stopping = False
        self._awake, self._alarm = socket.socketpair()
        for end in (self._awake, self._alarm):
            end.setblocking(False)
        signal.set_wakeup_fd(self._alarm.fileno(), warn_on_full_buffer=False)
        for number in SIGNALS:
            signal.signal(number, _do_nothing)
        self.children = [Child(work) for _ in range(count)]

    def run(self) -> bool:
        """Supervise until told to stop; False if the processes could not start."""
        can_serve = True
        while can_serve and not self._is_stopping:
            sentinels = [child.process.sentinel for child in self.children]
            starting = [child.news for child in self.children if not child.is_ready]
            wait([*sentinels, *starting, self._awake])
            can_serve = self._replace_dead()
            self._follow_signals()
        for child in self.children:
            child.stop()
        for child in self.children:
            child.close()
        return can_serve

    def _replace_dead(self) -> bool:
        """Start a new process for each that has died; False if none has ever served."""
        for number, child in enumerate(self.children):
            if child.see():
                self._has_served, self._backoff = True, BACKOFF_SECONDS
            if child.process.is_alive():
                continue
            if not self._has_served:
                return False
            LOG.warning("process-died", extra={"code": child.process.exitcode})
            if not child.is_ready:
                time.sleep(self._backoff)
                self._backoff = min(2 * self._backoff, LONGEST_BACKOFF)
            child.close()
            self.children[number] = Child(self.work)
        return True

    def _follow_signals(self) -> None:
        try:
            heard = self._awake.recv(1000)
        except BlockingIOError:
            return
        if {signal.SIGTERM, signal.SIGINT} & set(heard):
            self._is_stopping = True
        elif signal.SIGHUP in heard:
            self._replace_all()

    def _replace_all(self) -> None:
        """Replace one process after the other; if a new one does not serve, the old ones stay."""
        for number, old in enumerate(self.children):
            new = Child(self.work)
            if not new.see(START_SECONDS):
                LOG.error("process-not-replaced", extra={"code": new.process.exitcode})
                new.process.kill()
                new.close()
                return
            self.children[number] = new
            old.stop()
            old.close()


def run_child(work: Work, told: Connection) -> None:
    """In the child: work, and stop if the parent dies."""
    # The parent's death must not leave a process behind that holds the port.
    threading.Thread(target=_follow_parent, daemon=True).start()
    sys.exit(0 if work(lambda: told.send(True)) else 1)


def _follow_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)


def _do_nothing(*_: object) -> None:
    """Signals are read from the wake-up socket."""
