"""The stored hashes of the golden records: `python -m tests.records.positions` adds missing ones.

`GAME/positions.txt` has a line per record: its name, and a checkpoint after every EVERY steps and at
the end. A checkpoint is a hash of all positions so far, so the first one that differs shows where a
replay went another way. What is stored is never changed: a record with other positions is a new
`rules_version`.
"""

import hashlib
from pathlib import Path
from typing import Final

from tenshu import games
from tenshu.core.match import Match
from tenshu.core.protocol import fingerprint
from tenshu.core.record import parse_record

FOLDER: Final = Path(__file__).parent
EVERY: Final = 25


def record_files() -> list[Path]:
    """All golden records."""
    return sorted(FOLDER.rglob("*.game"))


def checkpoints(match: Match) -> list[str]:
    """Replay a match and hash its positions."""
    state = match.game.start(match.seats, match.options)
    chain = hashlib.blake2b(fingerprint(state).encode(), digest_size=4)
    found: list[str] = []
    for number, step in enumerate(match.steps, 1):
        state.apply(step.action)
        chain.update(fingerprint(state).encode())
        if number % EVERY == 0 or number == len(match.steps):
            found.append(chain.hexdigest())
    return found


def stored_checkpoints(game: str) -> dict[str, list[str]]:
    """The checkpoints of a game's golden records, by record."""
    file = FOLDER / game / "positions.txt"
    if not file.exists():
        return {}
    rows = [line.split() for line in file.read_text(encoding="utf-8").splitlines()]
    return {row[0]: row[1:] for row in rows}


def main() -> None:
    """Add the records that have no stored checkpoints yet."""
    for game in games.names():
        stored = stored_checkpoints(game)
        for file in record_files():
            name = file.relative_to(FOLDER).with_suffix("").as_posix()
            if name.startswith(f"{game}/") and name not in stored:
                text = file.read_text(encoding="utf-8")
                stored[name] = checkpoints(parse_record(text, games.load).match)
        lines = [" ".join([name, *stored[name]]) for name in sorted(stored)]
        (FOLDER / game / "positions.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
