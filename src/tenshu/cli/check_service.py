"""`tenshu serve --check`: what is wrong with the settings, before anybody plays."""

from __future__ import annotations

import os
import resource
import shutil
from collections.abc import Callable, Iterator
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal, NamedTuple
from urllib.parse import urlsplit

import tenshu.core.match
from tenshu.cli.console import terminal_for
from tenshu.cli.workers import check_count
from tenshu.core.errors import BadOption
from tenshu.core.message import Message

if TYPE_CHECKING:
    from argparse import Namespace

Level = Literal["ok", "warning", "wrong"]
FEW_FILES: Final = 4096
LITTLE_SPACE: Final = 1_000
TOO_LITTLE_SPACE: Final = 100
MEGABYTE: Final = 1_000_000
CLOCK_SECONDS: Final = 2.0


class Finding(NamedTuple):
    """One line: how it stands with something, and what to do."""

    level: Level
    message: Message


def run_check(args: Namespace, try_port: Callable[[], None]) -> int:
    """Tell about every setting in a line; exit code 1 if something is wrong."""
    terminal = terminal_for(args)
    findings = [
        *check_database(args),
        check_port(args, try_port),
        *check_public_url(args),
        *check_proxies(args),
        *check_mail(args),
        check_files(),
        check_page(),
        check_engine(),
        *check_workers(args),
    ]
    for finding in findings:
        level = terminal.say(f"check-{finding.level}")
        line = f"{level:<10} {terminal.wording.word(finding.message)}"
        terminal.out.print(line, markup=False, soft_wrap=True)
    return 1 if any(finding.level == "wrong" for finding in findings) else 0


def found(level: Level, key: str, **args: str | int) -> Finding:
    """A finding with the words of this key."""
    return Finding(level, Message(f"check-{key}", dict(args)))


def check_database(args: Namespace) -> Iterator[Finding]:
    """The database: reachable, writable, in which form; the space beside an SQLite file."""
    from tenshu.server.storage.inspection import inspect_database
    from tenshu.server.storage.store import hide_password

    url = hide_password(args.db)
    try:
        seen = inspect_database(args.db)
    except BadOption as error:
        yield Finding("wrong", error.message)
        return
    if seen.problem:
        yield found("wrong", "database", url=url, reason=seen.problem)
    else:
        levels: dict[str, Level] = {"older": "warning", "unknown": "wrong"}
        yield found(levels.get(seen.form, "ok"), f"database-{seen.form}", url=url)
    if abs(seen.clock) > CLOCK_SECONDS:
        yield found("warning", "clock", seconds=round(abs(seen.clock)))
    if "://" in args.db:
        return
    if args.processes > 1:
        yield Finding("wrong", Message("error-processes-sqlite", {}))
    folder = Path(args.db).expanduser().resolve().parent
    if not os.access(folder, os.W_OK):
        yield found("wrong", "folder", path=str(folder))
        return
    free = shutil.disk_usage(folder).free // MEGABYTE
    level: Level = "ok"
    if free < LITTLE_SPACE:
        level = "wrong" if free < TOO_LITTLE_SPACE else "warning"
    yield found(level, "space-little" if level != "ok" else "space", megabytes=free)


def check_port(args: Namespace, try_port: Callable[[], None]) -> Finding:
    """Whether one can listen."""
    try:
        try_port()
    except BadOption as error:
        return Finding("wrong", error.message)
    return found("ok", "port", host=args.host, port=str(args.port))


def check_public_url(args: Namespace) -> Iterator[Finding]:
    """Whether people reach the service by an address that keeps their cookies safe."""
    from tenshu.server.settings import is_public_url

    is_public = not is_loopback(args.host)
    if not args.public_url:
        if is_public:
            yield found("warning", "public-url-none")
        return
    if not is_public_url(args.public_url):
        yield found("wrong", "public-url-bad", url=args.public_url)
        return
    parts = urlsplit(args.public_url)
    if parts.scheme == "http" and not is_loopback(parts.hostname or ""):
        yield found("warning", "public-url-http", url=args.public_url)
    else:
        yield found("ok", "public-url", url=args.public_url)


def check_proxies(args: Namespace) -> Iterator[Finding]:
    """Whose word about addresses is taken."""
    trusted = os.environ.get("FORWARDED_ALLOW_IPS", "")
    if "*" in trusted.split(","):
        yield found("warning", "proxies-all")
    elif args.public_url and not trusted and not is_loopback(args.host):
        yield found("warning", "proxies-none")
    if args.no_limits:
        yield found("warning", "no-limits")


def check_mail(args: Namespace) -> Iterator[Finding]:
    """Whether mails can be sent: the server is asked, and nothing is sent."""
    import smtplib

    from tenshu.server.mail import connect, make_mailer, parse_server

    if not args.smtp:
        return
    try:
        make_mailer(args.smtp, args.mail_from, args.public_url)
    except BadOption as error:
        yield Finding("wrong", error.message)
        return
    server = parse_server(args.smtp)
    try:
        connect(server).quit()
    except (OSError, smtplib.SMTPException) as error:
        reason = str(error) or type(error).__name__
        yield found("wrong", "mail", host=server.host, port=str(server.port), reason=reason)
    else:
        yield found("ok", "mail-ok", host=server.host, sender=args.mail_from)


def check_files() -> Finding:
    """How many files and connections the process may have."""
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return found("warning" if files < FEW_FILES else "ok", "files", files=files, few=FEW_FILES)


def check_page() -> Finding:
    """Whether the page is there."""
    from tenshu.server.settings import PAGE

    return found("ok", "page") if (PAGE / "index.html").is_file() else found("wrong", "page-none")


def check_engine() -> Finding:
    """Whether the engine is compiled."""
    is_compiled = not (tenshu.core.match.__file__ or "").endswith(".py")
    return found("ok", "engine") if is_compiled else found("warning", "engine-slow")


def check_workers(args: Namespace) -> Iterator[Finding]:
    """Whether there are more busy processes than cores."""
    cores = os.cpu_count() or 1
    try:
        check_count("--workers", args.workers)
    except BadOption as error:
        yield Finding("wrong", error.message)
        return
    workers = max(1, cores - 1) if args.workers is None else args.workers
    busy = workers * args.processes
    yield found("warning" if busy > cores else "ok", "workers", workers=busy, cores=cores)


def is_loopback(host: str) -> bool:
    """Whether only this machine can come by this address."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
