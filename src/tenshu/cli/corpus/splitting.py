"""`tenshu corpus split`: parts for training and testing, each a corpus of its own."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from itertools import accumulate
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tenshu.cli.corpus.decisions import Reader, Writer, schema_of
from tenshu.cli.corpus.manifest import (
    DECISIONS,
    GAMES,
    Manifest,
    describe_file,
    write_manifest,
)
from tenshu.cli.corpus.playing import FAULTS, NUMBER, read_number
from tenshu.cli.corpus.records import read_records, write_records
from tenshu.core.errors import BadOption, BadRecord

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pyarrow as pa
    import zstandard

HUNDRED: Final = 100


class Part:
    """One part while it is written."""

    def __init__(self, folder: Path, manifest: Manifest, name: str, schema: pa.Schema) -> None:
        self.folder = folder / name
        self.folder.mkdir(parents=True, exist_ok=True)
        self.name = name
        self.games = 0
        self.faults = 0
        self.whole = manifest
        self.records: zstandard.ZstdCompressionWriter = write_records(self.folder / GAMES)
        self.rows = Writer(self.folder / DECISIONS, schema)

    def close(self) -> Manifest:
        """Finish the files and write the manifest."""
        self.records.close()  # type: ignore[no-untyped-call] # zstandard has no types
        self.rows.close()
        manifest = Manifest(
            replace(self.whole.plan, games=self.games),
            is_complete=True,
            decisions=self.rows.rows,
            faults=self.faults,
            part={"name": self.name, "of": str(self.whole.files[GAMES]["sha256"])},
            files={name: describe_file(self.folder / name) for name in (GAMES, DECISIONS)},
        )
        write_manifest(self.folder, manifest)
        return manifest


def split(folder: Path, manifest: Manifest, shares: Sequence[tuple[str, int]]) -> list[Manifest]:
    """Write the parts into folders named after them; a game's part depends on its seed alone."""
    reader = Reader(folder / DECISIONS)
    if not reader.schema.equals(schema_of(manifest.plan)):
        raise BadRecord("error-corpus-rows")
    parts = [Part(folder, manifest, name, reader.schema) for name, _ in shares]
    limits = list(accumulate(share for _, share in shares))
    for at, text in enumerate(read_records(folder / GAMES)):
        headers = dict(line.partition(": ")[::2] for line in text.partition("\n\n")[0].split("\n"))
        number = read_number(headers, NUMBER, at)
        place = draw(manifest.plan.seed_of(number))
        part = parts[next(index for index, limit in enumerate(limits) if place < limit)]
        part.records.write(text.encode())
        part.games += 1
        part.faults += read_number({FAULTS: "0", **headers}, FAULTS, at)
        rows = reader.take_game(number)
        for batch in rows.to_batches() if rows is not None else []:
            part.rows.add(batch)
    if not reader.is_at_end():
        raise BadRecord("error-corpus-rows")
    return [part.close() for part in parts]


def draw(seed: str) -> int:
    """A number from 0 to 99 that a seed always gives."""
    return int.from_bytes(hashlib.sha256(seed.encode()).digest()[:8], "big") % HUNDRED


def parse_shares(text: str) -> list[tuple[str, int]]:
    """Parse shares in percent, written as train=80,valid=10,test=10, or raise BadOption."""
    shares = []
    for word in text.split(","):
        name, _, share = word.partition("=")
        if not (name.isascii() and name.isalnum() and share.isascii() and share.isdigit()):
            raise BadOption("error-corpus-shares", text=text)
        shares.append((name, int(share)))
    if sum(share for _, share in shares) != HUNDRED or len(dict(shares)) != len(shares):
        raise BadOption("error-corpus-shares", text=text)
    return shares
