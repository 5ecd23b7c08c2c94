"""Records in zstd files: a journal that survives being killed, and the file that is published."""

from __future__ import annotations

import fcntl
import io
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, Final, Self

import zstandard

from tenshu.core.errors import BadOption, BadRecord, TenshuError
from tenshu.core.record import FORMAT, LONGEST_LINE

if TYPE_CHECKING:
    from types import TracebackType

JOURNAL: Final = "games.part"
# The longest record of a corpus; the longest games are a fiftieth of it.
LARGEST_RECORD: Final = 2_000_000
# The journal is read again within seconds; what is published is written once and loaded often.
QUICK: Final = 3
SMALL: Final = 19
CHUNK: Final = 1 << 16


class Journal:
    """The games of an unfinished corpus, in order, each in a zstd frame of its own.

    A killed process leaves whole frames and at most one torn one, which is cut off when the journal
    is opened again. Only one process may have it open.
    """

    def __init__(self, folder: Path) -> None:
        self.path = folder / JOURNAL
        self.count = 0
        self._file: BinaryIO = self.path.open("a+b")
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._file.close()
            raise BadOption("error-corpus-busy", path=str(folder)) from None
        self._cut_torn_frame()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._file.close()

    def append(self, text: str) -> None:
        """Add the next game."""
        self._file.write(zstandard.ZstdCompressor(QUICK).compress(text.encode()))
        self._file.flush()
        self.count += 1

    def clear(self) -> None:
        """Begin anew."""
        self._file.truncate(0)
        self.count = 0

    def publish(self, path: Path, count: int) -> None:
        """Write the first games as one file."""
        draft = path.with_suffix(".draft")
        with draft.open("wb") as out, zstandard.ZstdCompressor(SMALL).stream_writer(out) as packed:
            for text in islice(read_records(self.path), count):
                packed.write(text.encode())
        draft.replace(path)

    def remove(self) -> None:
        """Delete the journal, once its games are published."""
        self.path.unlink()

    def _cut_torn_frame(self) -> None:
        whole = 0
        while end := self._end_of_frame(whole):
            whole = end
            self.count += 1
        self._file.truncate(whole)

    def _end_of_frame(self, begin: int) -> int:
        """Where the frame that begins here ends, or 0 if it is torn or there is none."""
        self._file.seek(begin)
        unpacker = zstandard.ZstdDecompressor().decompressobj()
        try:
            while not unpacker.eof:
                data = self._file.read(CHUNK)
                if not data:
                    return 0
                unpacker.decompress(data)
        except zstandard.ZstdError:
            return 0
        return self._file.tell() - len(unpacker.unused_data)


def write_records(path: Path) -> zstandard.ZstdCompressionWriter:
    """A writer of records that are not ours to journal, such as a part of a corpus."""
    return zstandard.ZstdCompressor(SMALL).stream_writer(path.open("wb"))


def read_records(path: Path) -> Iterator[str]:
    """The records of a file one after the other, or BadRecord; at most one is held in memory."""
    try:
        with path.open("rb") as packed:
            unpacked = zstandard.ZstdDecompressor().stream_reader(packed, read_across_frames=True)
            yield from _split(io.BufferedReader(unpacked))
    except zstandard.ZstdError:
        raise BadRecord("error-corpus-packing", path=str(path)) from None
    except TenshuError:
        raise
    except (OSError, ValueError) as error:
        raise BadRecord("error-corpus-file", path=str(path), reason=str(error)) from None


def _split(file: io.BufferedReader) -> Iterator[str]:
    lines: list[bytes] = []
    size = 0
    first = f"{FORMAT}\n".encode()
    while line := file.readline(LONGEST_LINE + 2):
        if line == first and lines:
            yield b"".join(lines).decode()
            lines, size = [], 0
        lines.append(line)
        size += len(line)
        if size > LARGEST_RECORD:
            raise BadRecord("error-corpus-record", most=LARGEST_RECORD)
    if lines:
        yield b"".join(lines).decode()
