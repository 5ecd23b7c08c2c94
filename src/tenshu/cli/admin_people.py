"""`tenshu admin people`, `rename`, `suspend`, `delete` and `reports`."""

from __future__ import annotations

from argparse import SUPPRESS
from typing import TYPE_CHECKING, Final

from tenshu.cli.console import terminal_for
from tenshu.cli.serve import DATABASE
from tenshu.text import LANGUAGES

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from tenshu.cli.console import Terminal
    from tenshu.core.parts import Say

TASKS: Final = ("people", "rename", "suspend", "delete", "reports")


def add_task(parser: ArgumentParser, name: str, say: Say) -> None:
    """Add the arguments of one of these tasks."""
    if name in ("rename", "suspend", "delete"):
        parser.add_argument("person", metavar="PERSON", help=say("help-person"))
    if name == "rename":
        parser.add_argument("name", metavar="NAME", help=say("help-new-name"))
    if name == "suspend":
        parser.add_argument("--end", action="store_true", help=say("help-suspend-end"))
    if name == "people":
        parser.add_argument("--find", default="", metavar="TEXT", help=say("help-people-find"))
        parser.add_argument("--guests", action="store_true", help=say("help-people-guests"))
    if name == "reports":
        parser.add_argument("--all", action="store_true", help=say("help-reports-all"))
        parser.add_argument("--close", metavar="REPORT", help=say("help-reports-close"))
    if name != "people":
        parser.add_argument("--dry-run", action="store_true", help=say("help-admin-dry-run"))
    parser.add_argument("--db", default=DATABASE, metavar="URL", help=say("help-db"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))
    parser.add_argument("--lang", choices=LANGUAGES, default=SUPPRESS, help=say("help-lang"))


def run(args: Namespace) -> int:
    """Do one of these tasks."""
    terminal = terminal_for(args)
    if args.task == "people":
        _list_people(terminal, args)
    elif args.task == "reports":
        _reports(terminal, args)
    else:
        _change(terminal, args)
    return 0


def _list_people(terminal: Terminal, args: Namespace) -> None:
    from tenshu.server.storage import admin

    found = admin.list_people(args.db, args.find, has_guests=args.guests)
    if args.json:
        terminal.json([person._asdict() for person in found])
        return
    for person in found:
        kind = "suspended" if person.suspended_at else "known" if person.known_at else "guest"
        since = (person.suspended_at or person.known_at or person.created_at)[:10]
        about = f"cli-person-{kind}"
        said = terminal.say(about, name=person.name, since=since, tables=person.tables)
        terminal.out.print(f"{person.id}  {said}", markup=False, soft_wrap=True)
    said = terminal.say("cli-people", count=len(found))
    terminal.out.print(said, markup=False, soft_wrap=True)


def _change(terminal: Terminal, args: Namespace) -> None:
    from tenshu.server.storage import admin

    is_trial, new = args.dry_run, ""
    with terminal.progress() as bar:
        bar.add_task(terminal.say("cli-admin-changes"), total=None)
        if args.task == "rename":
            found, new = admin.rename(args.db, args.person, args.name, is_trial=is_trial), args.name
        elif args.task == "suspend":
            found = admin.suspend(args.db, args.person, is_over=args.end, is_trial=is_trial)
        else:
            found = admin.delete(args.db, args.person, is_trial=is_trial)
    task = "unsuspend" if args.task == "suspend" and args.end else args.task
    if args.json:
        terminal.json({"task": task, "person": found.id, "is_done": not is_trial})
        return
    said = terminal.say(f"cli-admin-{task}", name=found.name, new=new)
    if is_trial:
        said = terminal.say("cli-admin-trial", done=said)
    terminal.out.print(said, markup=False, soft_wrap=True)


def _reports(terminal: Terminal, args: Namespace) -> None:
    import msgspec

    from tenshu.server.storage import admin

    if args.close:
        admin.close_report(args.db, args.close, is_trial=args.dry_run)
    found = admin.list_reports(args.db, has_closed=args.all)
    if args.json:
        terminal.json([msgspec.structs.asdict(report) for report in found])
        return
    for report in found:
        words = {"at": report.created_at[:16], "person": report.person, "by": report.reporter}
        said = terminal.say("cli-report", table=report.table_id, line=report.line, **words)
        terminal.out.print(f"{report.id}  {said}", markup=False, soft_wrap=True)
        terminal.out.print(f"    {report.text}", markup=False, soft_wrap=True)
        if report.reason:
            terminal.out.print(f"    ({report.reason})", markup=False, soft_wrap=True)
    terminal.out.print(terminal.say("cli-reports", count=len(found)), markup=False)
