"""`tenshu work`: think for the bots of services that share a PostgreSQL."""

from __future__ import annotations

import asyncio
import sys
from typing import TYPE_CHECKING

from tenshu.cli.console import terminal_for
from tenshu.cli.serve import LEVELS
from tenshu.cli.workers import check_count
from tenshu.core.errors import BadOption

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from tenshu.core.parts import Say

# The same as in tenshu.server.jobs, which would load everything for --help.
KINDS = ("bots", "hints", "analyses")


def add_arguments(parser: ArgumentParser, _: str, say: Say) -> None:
    """Add the arguments of the command."""
    everything = ",".join(KINDS)
    parser.add_argument("--db", required=True, metavar="URL", help=say("help-work-db"))
    parser.add_argument("--kinds", default=everything, metavar="KINDS", help=say("help-work-kinds"))
    parser.add_argument("--workers", type=int, metavar="N", help=say("help-work-workers"))
    parser.add_argument("--log", choices=LEVELS, default="warning", help=say("help-log-level"))


def run(args: Namespace) -> int:
    """Work until Ctrl-C."""
    from tenshu.server.logs import set_up_logs
    from tenshu.server.settings import Settings
    from tenshu.server.storage.store import check_database, hide_password, is_sqlite
    from tenshu.server.working import Worker

    terminal = terminal_for(args)
    kinds = parse_kinds(args.kinds)
    if is_sqlite(args.db):
        raise BadOption("error-workers-sqlite")
    count = Settings(args.db).bot_workers if args.workers is None else args.workers
    check_count("--workers", count)
    check_database(args.db)
    set_up_logs(args.log)
    about = {"db": hide_password(args.db), "kinds": ", ".join(kinds), "count": count}
    terminal.print(terminal.say("cli-working", **about))
    sys.stdout.flush()
    asyncio.run(Worker(args.db, kinds, count).run())
    return 0


def parse_kinds(text: str) -> list[str]:
    """The kinds of jobs to take, each once, or BadOption."""
    kinds = list(dict.fromkeys(text.split(",")))
    for kind in kinds:
        if kind not in KINDS:
            raise BadOption("error-job-kind", kind=kind, kinds=" ".join(KINDS))
    return kinds
