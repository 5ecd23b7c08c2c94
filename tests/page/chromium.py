"""Find Chromium on this machine."""

from __future__ import annotations

import shutil

# The first opens no window frames, which the others do even without a screen.
CHROMIUMS = ("chromium-headless-shell", "chromium", "chromium-browser")


def find_chromium() -> str | None:
    """The path of the program, None where there is none."""
    return next(filter(None, map(shutil.which, CHROMIUMS)), None)
