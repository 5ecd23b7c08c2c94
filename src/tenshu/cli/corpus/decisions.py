"""Decisions as rows of a Parquet file, all of them derived from the records."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, NamedTuple

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.parquet as pq
from librt.vecs import vec
from mypy_extensions import i16, i64

from tenshu import games
from tenshu.ai.evaluation import heuristic_of
from tenshu.core.errors import BadRecord
from tenshu.core.match import Match
from tenshu.core.protocol import CHANCE, State
from tenshu.core.record import Record, parse_record
from tenshu.envs.episode import Task

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tenshu.cli.corpus.manifest import Plan

ROWS_IN_GROUP: Final = 1 << 16
BITS: Final = 8


class Text(NamedTuple):
    """A record of a corpus, as it is sent to a worker."""

    plan: Plan
    number: int
    text: str


def schema_of(plan: Plan) -> pa.Schema:
    """The columns of the decisions; docs/corpus.md describes them."""
    actions = plan.rules_of_game().verbs.player_size
    columns = [
        pa.field("game", pa.int32(), nullable=False),
        pa.field("step", pa.int32(), nullable=False),
        pa.field("seat", pa.int8(), nullable=False),
        pa.field("bot", pa.string(), nullable=False),
        pa.field("legal_mask", pa.binary(-(-actions // BITS)), nullable=False),
        pa.field("action", pa.int32(), nullable=False),
        pa.field("value", pa.float32(), nullable=False),
        pa.field("outcome", pa.float32(), nullable=False),
        pa.field("points", pa.int32(), nullable=False),
    ]
    if plan.observations is not None:
        size = _size_of_observation(plan)
        columns.append(pa.field("observation", pa.list_(pa.int16(), size), nullable=False))
    about = {
        "game": plan.game,
        "rules": str(plan.rules),
        "seats": str(plan.seats),
        "actions": str(actions),
        "observations": str(plan.observations),
        "licence": plan.licence,
    }
    return pa.schema(columns, metadata=about)


def rows_of(text: Text) -> pa.RecordBatch:
    """The decisions of one game; runs in a worker."""
    return _rows(text.plan, text.number, parse_record(text.text, games.load))


def _rows(plan: Plan, number: int, record: Record) -> pa.RecordBatch:
    schema = schema_of(plan)
    game = plan.rules_of_game()
    heuristic = heuristic_of(game)
    names = plan.names(number)
    final = record.match.state
    points = final.scores()
    outcomes = Task(plan.game, plan.seats, plan.options).rewards(final)
    state = Match(game, plan.seats, plan.options).state
    masks, observations = bytearray(), bytearray()
    columns: dict[str, list[object]] = {name: [] for name in schema.names}
    for index, step in enumerate(record.match.steps):
        if step.actor != CHANCE:
            masks += _mask(state.legal_actions(), schema.field("legal_mask").type.byte_width)
            if plan.observations is not None:
                observations += _observation(plan, state, step.actor)
            value = heuristic.evaluate(state, step.actor) + heuristic.outlook(state, step.actor)
            row = {
                "game": number,
                "step": index,
                "seat": step.actor,
                "bot": names[step.actor],
                "action": step.action,
                "value": value,
                "outcome": outcomes[step.actor],
                "points": points[step.actor],
            }
            for name, cell in row.items():
                columns[name].append(cell)
        state.apply(step.action)
    rows = len(columns["game"])
    arrays = []
    for column in schema:
        if column.name == "legal_mask":
            buffers = [None, pa.py_buffer(bytes(masks))]
            arrays.append(pa.Array.from_buffers(column.type, rows, buffers))
        elif column.name == "observation":
            buffers = [None, pa.py_buffer(bytes(observations))]
            items = pa.Array.from_buffers(pa.int16(), len(observations) // 2, buffers)
            arrays.append(pa.FixedSizeListArray.from_arrays(items, type=column.type))
        else:
            arrays.append(pa.array(columns[column.name], column.type))
    return pa.record_batch(arrays, schema=schema)


def _mask(legal: vec[i64], width: int) -> bytes:
    bits = bytearray(width)
    for action in legal:
        bits[action // BITS] |= 1 << action % BITS
    return bytes(bits)


def _size_of_observation(plan: Plan) -> int:
    encoder = games.encode(plan.game)
    assert encoder is not None
    return int(encoder.size(plan.seats))


def _observation(plan: Plan, state: State, seat: int) -> bytes:
    encoder = games.encode(plan.game)
    assert encoder is not None
    numbers = vec[i16]([i16(0)] * encoder.size(plan.seats))
    encoder.encode(state, seat, numbers, 0)
    return memoryview(numbers).tobytes()


class Writer:
    """Writes the rows of many games with few of them in memory."""

    def __init__(self, path: Path, schema: pa.Schema) -> None:
        self.path = path
        self.rows = 0
        self._schema = schema
        self._draft = path.with_suffix(".draft")
        self._writer = pq.ParquetWriter(self._draft, schema, compression="zstd")
        self._batches: list[pa.RecordBatch] = []

    def add(self, batch: pa.RecordBatch) -> None:
        """Add the rows of a game."""
        self._batches.append(batch)
        self.rows += batch.num_rows
        if sum(part.num_rows for part in self._batches) >= ROWS_IN_GROUP:
            self._flush()

    def close(self) -> None:
        """Write what is left, and put the file in its place."""
        self._flush()
        self._writer.close()
        self._draft.replace(self.path)

    def _flush(self) -> None:
        if self._batches:
            self._writer.write_table(pa.Table.from_batches(self._batches, self._schema))
            self._batches = []


class Reader:
    """Reads rows in order, as many at a time as a game has."""

    def __init__(self, path: Path) -> None:
        self._path = path
        with self._told():
            self._file = pq.ParquetFile(path)
        self._batches: Iterator[pa.RecordBatch] = self._file.iter_batches(ROWS_IN_GROUP)
        self._rest: pa.Table | None = None

    @property
    def schema(self) -> pa.Schema:
        """The columns of the file."""
        return self._file.schema_arrow

    def take(self, count: int) -> pa.Table | None:
        """The next rows, or None if there are not that many."""
        while self._rest is None or self._rest.num_rows < count:
            if not self._read_more():
                return None
        taken = self._rest.slice(0, count)
        self._rest = self._rest.slice(count)
        return taken

    def take_game(self, number: int) -> pa.Table | None:
        """The next rows, as far as they are of this game; None if there are none."""
        count = 0
        while True:
            # Rows of one game follow each other, so those that are left begin with them.
            rest = self._rest
            if rest is not None:
                count = pc.sum(pc.equal(rest["game"], number)).as_py() or 0
            if (rest is None or count == rest.num_rows) and self._read_more():
                continue
            return self.take(count) if count else None

    def _read_more(self) -> bool:
        """Read the next batch; False at the end of the file."""
        with self._told():
            batch = next(self._batches, None)
        if batch is None:
            return False
        more = pa.Table.from_batches([batch])
        self._rest = more if self._rest is None else pa.concat_tables([self._rest, more])
        return True

    @contextmanager
    def _told(self) -> Iterator[None]:
        """What cannot be read is a BadRecord."""
        try:
            yield
        except (OSError, ValueError, pa.ArrowException) as error:
            reason = " ".join(str(error).split())
            raise BadRecord("error-corpus-file", path=self._path.name, reason=reason) from None

    def is_at_end(self) -> bool:
        """Whether all rows were taken."""
        return (self._rest is None or not self._rest.num_rows) and not self._read_more()
