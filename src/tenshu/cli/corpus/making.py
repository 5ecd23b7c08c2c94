"""`tenshu corpus make`: play the games that are missing, then write the files."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from tenshu.cli.corpus.decisions import Text, Writer, rows_of, schema_of
from tenshu.cli.corpus.manifest import (
    DECISIONS,
    GAMES,
    MANIFEST,
    Manifest,
    Plan,
    describe_file,
    read_manifest,
    write_manifest,
)
from tenshu.cli.corpus.playing import FAULTS, GameToPlay, OnAllCores, OnRay, play
from tenshu.cli.corpus.records import Journal, read_records
from tenshu.core.errors import BadOption

if TYPE_CHECKING:
    from tenshu.cli.console import Terminal

# Where no progress bar can be shown, a line tells how far it is after this many games.
TOLD_EVERY = 100


def make(folder: Path, plan: Plan, workers: OnAllCores | OnRay, terminal: Terminal) -> Manifest:
    """Make a corpus, or go on with one that was begun by the same plan."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadOption("error-file", path=str(folder), reason=str(error.strerror)) from None
    with Journal(folder) as journal:
        manifest = _begin(folder, plan, journal)
        if not manifest.is_complete:
            _play_missing(plan, journal, workers, terminal)
            journal.publish(folder / GAMES, plan.games)
            _write_decisions(folder, manifest, workers, terminal)
            _finish(folder, manifest)
        journal.remove()
    return manifest


def _begin(folder: Path, plan: Plan, journal: Journal) -> Manifest:
    """The manifest of what is there, or a new one; only the number of games may differ."""
    if not (folder / MANIFEST).exists():
        if journal.count:
            raise BadOption("error-corpus-other", path=str(folder))
        manifest = Manifest(plan)
        write_manifest(folder, manifest)
        return manifest
    manifest = read_manifest(folder)
    if replace(manifest.plan, games=plan.games) != plan or manifest.part is not None:
        raise BadOption("error-corpus-other", path=str(folder))
    if manifest.is_complete and manifest.plan.games == plan.games:
        return manifest
    if manifest.is_complete:
        journal.clear()
        for text in read_records(folder / GAMES):
            journal.append(text)
    manifest = Manifest(plan)
    write_manifest(folder, manifest)
    return manifest


def _play_missing(
    plan: Plan, journal: Journal, workers: OnAllCores | OnRay, terminal: Terminal
) -> None:
    missing = (GameToPlay(plan, number) for number in range(journal.count, plan.games))
    with terminal.progress() as progress:
        what = terminal.say("cli-playing")
        bar = progress.add_task(what, total=plan.games, completed=journal.count)
        for played in workers.stream(play, missing):
            journal.append(played.text)
            progress.advance(bar)
            if progress.disable and journal.count % TOLD_EVERY == 0:
                done = terminal.say("cli-corpus-progress", games=journal.count, all=plan.games)
                terminal.note(done)


def _write_decisions(
    folder: Path, manifest: Manifest, workers: OnAllCores | OnRay, terminal: Terminal
) -> None:
    plan = manifest.plan
    writer = Writer(folder / DECISIONS, schema_of(plan))
    manifest.faults = 0
    texts = (Text(plan, *pair) for pair in zip(count(), read_records(folder / GAMES), strict=False))
    with terminal.progress() as progress:
        bar = progress.add_task(terminal.say("cli-corpus-decisions"), total=plan.games)
        for batch, faults in workers.stream(_rows_and_faults, texts):
            writer.add(batch)
            manifest.faults += faults
            progress.advance(bar)
    writer.close()
    manifest.decisions = writer.rows


def _rows_and_faults(text: Text) -> tuple[object, int]:
    """The rows of a game, and the faults that its record tells; runs in a worker."""
    lines = text.text.partition("\n\n")[0].split("\n")
    faults = [line.removeprefix(f"{FAULTS}: ") for line in lines if line.startswith(f"{FAULTS}: ")]
    return rows_of(text), sum(map(int, faults))


def _finish(folder: Path, manifest: Manifest) -> None:
    for name in (GAMES, DECISIONS):
        manifest.files[name] = describe_file(folder / name)
    manifest.is_complete = True
    write_manifest(folder, manifest)
