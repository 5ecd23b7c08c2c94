"""Waiting for what other processes do: for changes of files, or by looking again."""

import ctypes
import os
import select
import time
from collections.abc import Callable
from pathlib import Path

WAIT = 60.0
# A file was made, written to, or moved here (inotify(7)).
CHANGES = 0x2 | 0x8 | 0x80 | 0x100
LONGEST_READ = 1 << 16
LOOK_SECONDS = 0.05


def open_changes(folder: Path) -> int:
    """A file that is readable whenever something in a folder has changed."""
    libc = ctypes.CDLL(None, use_errno=True)
    file: int = libc.inotify_init1(os.O_NONBLOCK | os.O_CLOEXEC)
    watch = libc.inotify_add_watch(file, os.fsencode(folder), CHANGES)
    assert min(file, watch) >= 0, os.strerror(ctypes.get_errno())
    return file


def wait_for_files(folder: Path, is_so: Callable[[], bool], seconds: float = WAIT) -> None:
    """Look at the files of a folder again whenever one of them has changed."""
    deadline = time.monotonic() + seconds
    changes = open_changes(folder)
    try:
        while not is_so():
            left = deadline - time.monotonic()
            assert left > 0, "it never became so"
            if select.select([changes], [], [], left)[0]:
                os.read(changes, LONGEST_READ)
    finally:
        os.close(changes)


def look_until(is_so: Callable[[], object], seconds: float = WAIT) -> None:
    """Look again and again; only for what no event tells, such as the children of a process."""
    deadline = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < deadline, "it never became so"
        time.sleep(LOOK_SECONDS)
