"""Start a bot's program: bound its memory, end it with its parent, then become it.

Run as a script by `tenshu.cli.process`, before anything of this package is imported.
"""

import contextlib
import os
import resource
import signal
import sys

# From <sys/prctl.h>: the signal a process gets when its parent ends.
PR_SET_PDEATHSIG = 1
CANNOT_RUN = 127


def main() -> None:
    """Launch `PARENT MEGABYTES COMMAND…`."""
    parent, megabytes, *command = sys.argv[1:]
    if sys.platform == "linux":
        import ctypes

        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != int(parent):
        sys.exit(CANNOT_RUN)
    limit = int(megabytes) * 1024 * 1024
    # Not RLIMIT_AS: node and Java reserve far more addresses than they use.
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_DATA, (limit, limit))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    try:
        os.execvp(command[0], command)  # noqa: S606 - the user's own command, never a stranger's
    except OSError as error:
        sys.exit(f"{command[0]}: {error.strerror}")


main()
