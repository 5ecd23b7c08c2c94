"""`tenshu serve`: run the web service."""

from __future__ import annotations

import errno
import os
import socket
import sys
from typing import TYPE_CHECKING

import tenshu
from tenshu.cli.check_service import run_check
from tenshu.cli.console import reason_of, terminal_for
from tenshu.cli.workers import check_count, positive
from tenshu.core.errors import BadOption

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from tenshu.core.parts import Say

HOST = "127.0.0.1"
PORT = 8000
DATABASE = "tenshu.db"
# Where bots and hints are thought out: by this service, or by workers of their own.
PLACES = ("here", "workers")
LEVELS = ("debug", "info", "warning", "error")
HIGHEST_PORT = 65535
# Below the minimum, ranking the actions of a large position alone would exceed the time limit.
LEAST_EFFORT, MOST_EFFORT = 0.5, 50.0
# Bytes that the system may hold for a client that does not read; accepted connections inherit it.
SEND_BUFFER = 128 * 1024


def add_arguments(parser: ArgumentParser, _: str, say: Say) -> None:
    """Add the arguments of the command."""
    parser.add_argument("--host", default=HOST, metavar="H", help=say("help-host"))
    parser.add_argument("--port", type=int, default=PORT, metavar="P", help=say("help-port"))
    parser.add_argument("--db", default=DATABASE, metavar="URL", help=say("help-db"))
    parser.add_argument("--public-url", default="", metavar="URL", help=say("help-public-url"))
    # Passwords are better kept out of the list of processes.
    parser.add_argument(
        "--allow-private-webhooks", action="store_true", help=say("help-private-webhooks")
    )
    smtp, mail_from = os.environ.get("TENSHU_SMTP", ""), os.environ.get("TENSHU_MAIL_FROM", "")
    parser.add_argument("--smtp", default=smtp, metavar="URL", help=say("help-smtp"))
    parser.add_argument("--mail-from", default=mail_from, metavar="A", help=say("help-mail-from"))
    parser.add_argument(
        "--processes", type=positive, default=1, metavar="N", help=say("help-processes")
    )
    parser.add_argument("--workers", type=int, metavar="N", help=say("help-bot-workers"))
    parser.add_argument("--think", choices=PLACES, default=PLACES[0], help=say("help-think"))
    parser.add_argument("--effort", type=float, default=1.0, metavar="X", help=say("help-effort"))
    parser.add_argument("--no-limits", action="store_true", help=say("help-no-limits"))
    parser.add_argument("--check", action="store_true", help=say("help-serve-check"))
    parser.add_argument("--log", choices=LEVELS, default="warning", help=say("help-log-level"))


def run(args: Namespace) -> int:
    """Serve until Ctrl-C."""
    from tenshu.server.logs import set_up_logs
    from tenshu.server.mail import make_mailer
    from tenshu.server.serving import serve, serve_together
    from tenshu.server.settings import Settings, is_public_url
    from tenshu.server.storage.store import check_database, is_sqlite

    if args.check:
        return run_check(args, lambda: open_port(args.host, args.port).close())
    terminal = terminal_for(args)
    if not LEAST_EFFORT <= args.effort <= MOST_EFFORT:
        raise BadOption("error-effort", least=str(LEAST_EFFORT), most=str(MOST_EFFORT))
    check_count("--processes", args.processes)
    check_count("--workers", args.workers)
    if args.public_url and not is_public_url(args.public_url):
        raise BadOption("check-public-url-bad", url=args.public_url)
    if args.processes > 1 and is_sqlite(args.db):
        raise BadOption("error-processes-sqlite")
    has_remote_workers = args.think == "workers"
    if has_remote_workers and is_sqlite(args.db):
        raise BadOption("error-workers-sqlite")
    make_mailer(args.smtp, args.mail_from, args.public_url)
    check_database(args.db)
    listener = open_port(args.host, args.port)
    set_up_logs(args.log)
    settings = Settings(
        db=args.db,
        public_url=args.public_url,
        smtp=args.smtp,
        allows_private_webhooks=args.allow_private_webhooks,
        mail_from=args.mail_from,
        has_limits=not args.no_limits,
        effort=args.effort,
        has_remote_workers=has_remote_workers,
    )
    if args.workers is not None:
        settings.bot_workers = args.workers
    else:
        settings.bot_workers = max(1, settings.bot_workers // args.processes)
    host, port = listener.getsockname()[:2]
    terminal.print(terminal.say("cli-serving", url=f"http://{shown(host)}:{port}"))
    terminal.print(terminal.say("cli-serving-hint"))
    if not tenshu.compiled():
        terminal.print(terminal.say("cli-interpreted"))
    sys.stdout.flush()
    if args.processes == 1:
        return 0 if serve(settings, listener) else 1
    return 0 if serve_together(settings, listener, args.processes, args.log) else 1


def open_port(host: str, port: int) -> socket.socket:
    """Open a listening socket, or raise BadOption."""
    if not 0 <= port <= HIGHEST_PORT:
        raise BadOption("error-port", port=str(port))
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With the protocol named, asyncio lets the answers go at once (TCP_NODELAY); else the parts of an
    # answer wait for each other, some 40 ms each time.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
    try:
        listener.bind((host, port))
        listener.listen(1024)
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise BadOption("error-port-taken", host=host, port=str(port)) from None
        reason = reason_of(error)
        raise BadOption("error-port-refused", host=host, port=str(port), reason=reason) from None
    except (TypeError, ValueError) as error:  # no host can have this name
        listener.close()
        reason = str(error)
        raise BadOption("error-port-refused", host=host, port=str(port), reason=reason) from None
    return listener


def shown(host: str) -> str:
    """The host as it is written in a URL."""
    if host in ("0.0.0.0", "::"):  # noqa: S104 - compared, not bound
        return HOST
    return f"[{host}]" if ":" in host else host
