"""`tenshu corpus check`: replay every game and compare every row."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pyarrow as pa

from tenshu import games
from tenshu.cli.corpus.decisions import Reader, Text, rows_of, schema_of
from tenshu.cli.corpus.manifest import DECISIONS, GAMES, Manifest, describe_file
from tenshu.cli.corpus.playing import FAULTS, NUMBER, headers_of, read_number
from tenshu.cli.corpus.records import read_records
from tenshu.core.errors import BadRecord, TenshuError
from tenshu.core.message import Message
from tenshu.core.record import parse_record

if TYPE_CHECKING:
    from tenshu.cli.console import Terminal
    from tenshu.cli.corpus.manifest import Plan
    from tenshu.cli.corpus.playing import OnAllCores


class RecordToCheck(NamedTuple):
    """A record to check, as it is sent to a worker."""

    plan: Plan
    place: int
    text: str


class Checked(NamedTuple):
    """A record's number, what is wrong with it, the rows that it must have, and the bots' faults."""

    number: int
    problem: Message | None
    rows: pa.RecordBatch | None
    faults: int


def check(
    folder: Path, manifest: Manifest, workers: OnAllCores, terminal: Terminal
) -> Iterator[Message]:
    """Everything that is wrong with a corpus."""
    yield from _check_files(folder, manifest)
    reader = _open_rows(folder, manifest)
    if reader is None:
        yield Message("corpus-wrong-columns")
    last, count, decisions, faults = -1, 0, 0, 0
    are_whole = True
    with terminal.progress() as progress:
        bar = progress.add_task(terminal.say("cli-corpus-checking"), total=manifest.plan.games)
        for checked in workers.stream(check_game, _records(folder, manifest.plan)):
            count += 1
            progress.advance(bar)
            faults += checked.faults
            decisions += checked.rows.num_rows if checked.rows is not None else 0
            are_whole = are_whole and checked.problem is None
            if checked.problem is not None:
                yield checked.problem
            is_next = checked.number == last + 1 if manifest.part is None else checked.number > last
            if not is_next:
                yield Message("corpus-wrong-order", {"number": checked.number})
            last = checked.number
            if reader is not None and checked.rows is not None:
                taken = reader.take(checked.rows.num_rows)
                if taken is None or not _are_equal(taken, checked.rows):
                    yield Message("corpus-wrong-rows", {"number": checked.number})
    if count != manifest.plan.games:
        yield Message("corpus-wrong-count", {"games": count, "said": manifest.plan.games})
    if reader is not None and not reader.is_at_end():
        yield Message("corpus-more-rows")
    if are_whole and count == manifest.plan.games:
        yield from _check_numbers(manifest, decisions, faults)


def _check_numbers(manifest: Manifest, decisions: int, faults: int) -> Iterator[Message]:
    """Compare with the manifest what all games have together."""
    for what, said, found in (
        ("decisions", manifest.decisions, decisions),
        ("faults", manifest.faults, faults),
    ):
        if said != found:
            yield Message("corpus-wrong-number", {"what": what, "said": said, "found": found})


def _records(folder: Path, plan: Plan) -> Iterator[RecordToCheck]:
    for place, text in enumerate(read_records(folder / GAMES)):
        yield RecordToCheck(plan, place, text)


def check_game(given: RecordToCheck) -> Checked:
    """Replay one game; runs in a worker."""
    plan, place, text = given
    number = -1
    try:
        record = parse_record(text, games.load)
        number = read_number(record.headers, NUMBER, place)
        match = record.match
        faults = read_number({FAULTS: "0", **record.headers}, FAULTS, place)
        record.headers.pop(FAULTS, None)
        if (
            not match.is_over()
            or record.headers != headers_of(plan, number)
            or (match.game.name, match.game.rules_version) != (plan.game, plan.rules)
            or (match.seats, dict(match.options)) != (plan.seats, plan.options)
        ):
            raise BadRecord("error-corpus-header", place=place + 1)
        return Checked(number, None, rows_of(Text(plan, number, text)), faults)
    except TenshuError as error:
        problem = Message("corpus-wrong-game", {"place": place + 1, "reason": error.message})
        return Checked(number, problem, None, 0)


def _check_files(folder: Path, manifest: Manifest) -> Iterator[Message]:
    for name in (GAMES, DECISIONS):
        path = folder / name
        if not path.is_file():
            raise BadRecord("error-corpus-missing", path=str(path))
        if describe_file(path) != manifest.files.get(name):
            yield Message("corpus-wrong-hash", {"file": name})


def _open_rows(folder: Path, manifest: Manifest) -> Reader | None:
    """The rows, or None if their columns are not those of the plan."""
    reader = Reader(folder / DECISIONS)
    wanted = schema_of(manifest.plan)
    is_same = reader.schema.equals(wanted) and reader.schema.metadata == wanted.metadata
    return reader if is_same else None


def _are_equal(taken: pa.Table, rows: pa.RecordBatch) -> bool:
    wanted = pa.Table.from_batches([rows])
    return bool(taken.cast(wanted.schema).equals(wanted))
