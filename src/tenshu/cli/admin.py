"""`tenshu admin`: what a host does with the database."""

from __future__ import annotations

from argparse import SUPPRESS
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tenshu.cli import admin_people, admin_tournaments
from tenshu.cli.console import terminal_for
from tenshu.cli.serve import DATABASE
from tenshu.text import LANGUAGES

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace
    from collections.abc import Callable

    from tenshu.cli.console import Terminal
    from tenshu.core.parts import Say

TASKS: Final = ("backup", "restore")
RECOMPUTE: Final = "recompute-ratings"


def add_arguments(parser: ArgumentParser, _: str, say: Say) -> None:
    """Add the arguments of the command."""
    tasks = parser.add_subparsers(dest="task", required=True, metavar="TASK")
    for name in TASKS:
        about = say(f"help-admin-{name}")
        task = tasks.add_parser(name, help=about, description=about)
        task.add_argument("file", type=Path, metavar="FILE", help=say("help-backup-file"))
        task.add_argument("--db", default=DATABASE, metavar="URL", help=say("help-db"))
        task.add_argument("--json", action="store_true", help=say("help-json"))
        # Without a default, so that it may stand before or after the task.
        task.add_argument("--lang", choices=LANGUAGES, default=SUPPRESS, help=say("help-lang"))
        if name == "restore":
            task.add_argument("--dry-run", action="store_true", help=say("help-dry-run"))
    for name in admin_people.TASKS:
        about = say(f"help-admin-{name}")
        admin_people.add_task(tasks.add_parser(name, help=about, description=about), name, say)
    about = say("help-admin-tournament")
    more = say("help-admin-tournament-more")
    task = tasks.add_parser(admin_tournaments.TASK, help=about, description=more)
    admin_tournaments.add_steps(task, say)
    about = say("help-admin-recompute")
    task = tasks.add_parser(RECOMPUTE, help=about, description=about)
    task.add_argument("--db", default=DATABASE, metavar="URL", help=say("help-db"))
    task.add_argument("--json", action="store_true", help=say("help-json"))
    task.add_argument("--lang", choices=LANGUAGES, default=SUPPRESS, help=say("help-lang"))


def run(args: Namespace) -> int:
    """Back up or restore, and tell how much there was; or another task."""
    from tenshu.server.storage import backup

    if args.task in admin_people.TASKS:
        return admin_people.run(args)
    if args.task == admin_tournaments.TASK:
        return admin_tournaments.run(args)
    if args.task == RECOMPUTE:
        return _recompute(args)
    terminal = terminal_for(args)
    with terminal.progress() as bar:
        tell = _progress(terminal, bar.add_task("", total=None), bar.update)
        if args.task == "backup":
            rows, done = backup.back_up(args.db, args.file, tell), "cli-backed-up"
        else:
            rows = backup.restore(args.db, args.file, tell, is_trial=args.dry_run)
            done = "cli-would-restore" if args.dry_run else "cli-restored"
    if args.json:
        terminal.json({"file": str(args.file), "rows": rows})
        return 0
    people, tables, records = (rows.get(name, 0) for name in ("people", "tables", "records"))
    said = terminal.say(done, file=str(args.file), people=people, tables=tables, records=records)
    terminal.out.print(said, markup=False, soft_wrap=True)
    return 0


def _recompute(args: Namespace) -> int:
    """Make results and ratings again from the logs."""
    from tenshu.server.recompute import recompute

    terminal = terminal_for(args)
    with terminal.progress() as bar:
        shown = bar.add_task("", total=None)

        def tell(step: str, done: int, total: int) -> None:
            words = terminal.say("cli-recompute-step", step=step)
            bar.update(shown, description=words, completed=done, total=total)

        made = recompute(args.db, tell)
    if args.json:
        terminal.json(made._asdict())
    else:
        said = terminal.say("cli-recomputed", games=made.games, rated=made.rated)
        terminal.out.print(said, markup=False, soft_wrap=True)
        for table in made.damaged:
            terminal.out.print(terminal.say("cli-table-damaged", table=table), markup=False)
    return 1 if made.damaged else 0


def _progress(
    terminal: Terminal, task: int, update: Callable[..., None]
) -> Callable[[str, int], None]:
    def tell(table: str, rows: int) -> None:
        update(task, description=terminal.say("cli-rows", table=table), completed=rows)

    return tell
