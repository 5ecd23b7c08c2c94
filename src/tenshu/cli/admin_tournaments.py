"""`tenshu admin tournament`: a host founds, runs and corrects tournaments."""

from __future__ import annotations

from argparse import SUPPRESS
from typing import TYPE_CHECKING, Final

from tenshu.cli.console import add_game, add_options, given_options, terminal_for
from tenshu.cli.serve import DATABASE
from tenshu.text import LANGUAGES

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from tenshu.cli.console import Terminal
    from tenshu.core.message import Arg
    from tenshu.core.parts import Say
    from tenshu.server.tournaments.rows import StoredTournament, TournamentRow

TASK: Final = "tournament"
STEPS: Final = (
    "create",
    "list",
    "show",
    "join",
    "start",
    "next",
    "withdraw",
    "correct",
    "cancel-table",
    "end",
)
PACES: Final = ("none", "live", "fast", "slow")


def add_steps(parser: ArgumentParser, say: Say) -> None:
    """Add the steps of the task, each with its own help."""
    steps = parser.add_subparsers(dest="step", required=True, metavar="STEP")
    for name in STEPS:
        about = say(f"help-tournament-{name}")
        step = steps.add_parser(name, help=about, description=about)
        if name == "create":
            _add_choices(step, say)
        elif name != "list":
            step.add_argument("tournament", metavar="TOURNAMENT", help=say("help-tournament-id"))
        if name in ("join", "withdraw"):
            step.add_argument("person", metavar="PERSON", help=say("help-person"))
        if name in ("correct", "cancel-table"):
            step.add_argument("round", type=int, metavar="ROUND", help=say("help-tournament-round"))
            step.add_argument("table", type=int, metavar="TABLE", help=say("help-tournament-table"))
            step.add_argument("note", metavar="NOTE", help=say("help-tournament-note"))
        if name == "correct":
            about = say("help-tournament-places")
            step.add_argument("places", type=int, nargs="+", metavar="PLACE", help=about)
        if name not in ("list", "show"):
            step.add_argument("--dry-run", action="store_true", help=say("help-admin-dry-run"))
        step.add_argument("--db", default=DATABASE, metavar="URL", help=say("help-db"))
        step.add_argument("--json", action="store_true", help=say("help-json"))
        step.add_argument("--lang", choices=LANGUAGES, default=SUPPRESS, help=say("help-lang"))


def _add_choices(step: ArgumentParser, say: Say) -> None:
    step.add_argument("name", metavar="NAME", help=say("help-tournament-name"))
    add_game(step, say)
    step.add_argument("organiser", metavar="PERSON", help=say("help-tournament-organiser"))
    size = say("help-tournament-size")
    step.add_argument("--size", type=int, default=2, choices=range(2, 6), help=size)
    formats = ("swiss", "round-robin")
    step.add_argument(
        "--format", default="swiss", choices=formats, help=say("help-tournament-format")
    )
    rounds = say("help-tournament-rounds")
    step.add_argument("--rounds", type=int, default=0, choices=range(21), metavar="N", help=rounds)
    step.add_argument("--pace", default="none", choices=PACES, help=say("help-tournament-pace"))
    add_options(step, say)
    step.add_argument("--rated", action="store_true", help=say("help-tournament-rated"))
    step.add_argument("--private", action="store_true", help=say("help-tournament-private"))


def run(args: Namespace) -> int:
    """Do one step."""
    terminal = terminal_for(args)
    if args.step == "list":
        _list(terminal, args)
        return 0
    stored = _do(args)
    if args.json:
        import msgspec

        from tenshu.server.tournaments.showing import info_of

        terminal.json(msgspec.to_builtins(info_of(stored, None)))
        return 0
    if getattr(args, "dry_run", False):
        said = terminal.say("cli-admin-trial", done=terminal.say("cli-tournament-after"))
        terminal.out.print(said, markup=False, soft_wrap=True)
    _show(terminal, stored)
    return 0


def _do(args: Namespace) -> StoredTournament:
    from tenshu.server.storage import admin_tournaments as admin
    from tenshu.server.tournaments import organising

    if args.step == "show":
        return admin.show(args.db, args.tournament)
    is_trial = args.dry_run
    if args.step == "create":
        return _create(args)
    if args.step == "join":
        return admin.join(args.db, args.tournament, args.person, is_trial=is_trial)
    at = (getattr(args, "round", 0), getattr(args, "table", 0))
    rules: dict[str, admin.Rule] = {
        "start": admin.drawn(organising.begin),
        "next": admin.drawn(organising.go_on),
        "withdraw": lambda stored: organising.withdraw(stored, args.person),
        "correct": lambda stored: organising.decide(stored, at, args.places, args.note),
        "cancel-table": lambda stored: organising.decide(stored, at, None, args.note),
        "end": organising.end,
    }
    return admin.edit(args.db, args.tournament, rules[args.step], is_trial=is_trial)


def _create(args: Namespace) -> StoredTournament:
    from tenshu.server.clock_messages import ClockChoice
    from tenshu.server.storage import admin_tournaments as admin
    from tenshu.server.tournament_messages import NewTournament

    asked = NewTournament(
        name=args.name,
        game=args.game,
        size=args.size,
        options=given_options(args.option),
        clock=ClockChoice(args.pace),
        format=args.format,
        rounds=args.rounds,
        is_rated=args.rated,
        is_listed=not args.private,
    )
    return admin.create(args.db, args.organiser, asked, is_trial=args.dry_run)


def _list(terminal: Terminal, args: Namespace) -> None:
    from tenshu.server.storage import admin_tournaments as admin

    found = admin.list_all(args.db)
    if args.json:
        import msgspec

        from tenshu.server.tournaments.showing import summary_of

        terminal.json([msgspec.to_builtins(summary_of(one)) for one in found])
        return
    for one in found:
        terminal.out.print(f"{one.row.id}  {_about(terminal, one.row)}", markup=False)
    terminal.out.print(terminal.say("cli-tournaments", count=len(found)), markup=False)


def _about(terminal: Terminal, row: TournamentRow) -> str:
    kind = terminal.say(f"cli-tournament-{row.status}", round=row.round, rounds=row.rounds)
    return terminal.say("cli-tournament", name=row.name, game=row.game, size=row.size, state=kind)


def _show(terminal: Terminal, stored: StoredTournament) -> None:
    """Print the standings, then the tables of all rounds that have begun."""
    from tenshu.server.tournaments.showing import info_of

    info = info_of(stored, None)
    lines = [f"{info.id}  {_about(terminal, stored.row)}", ""]
    for one in info.standings:
        lines.append(
            terminal.say(
                "cli-tournament-standing",
                rank=one.rank,
                name=one.name,
                points=f"{one.points:g}",
                opposition=f"{one.opposition:.2f}",
                margin=f"{one.margin:+.1f}",
            )
            + f"  {one.person}"
        )
    for table in info.tables:
        people = ", ".join(
            seat.name if seat.place is None else f"{seat.name} ({seat.place})"
            for seat in table.seats
        )
        where: dict[str, Arg] = {"round": table.round, "number": table.number, "people": people}
        said = terminal.say(
            "cli-tournament-table" if table.number else "cli-tournament-bye", **where
        )
        lines.append(said + (f"  {table.note}" if table.note else ""))
    terminal.out.print("\n".join(lines), markup=False, soft_wrap=True)
