"""Write docs/observations.md from the games' encoders; with `--check`, only tell if it is stale."""

import sys
from pathlib import Path

from tenshu import games
from tenshu.core.parts import Encoder, Feature

FILE = Path(__file__).resolve().parent.parent / "docs/observations.md"
HEADER = """# Observations for learning

Written by `tools/write_observations.py` from each game's `encode.py`.

An observation is a row of whole numbers (int16). The observer is always seat 0, and the others follow in the order of
play, so that a net need not know where it sits. It holds what the seat may know and nothing else; options that are
fixed before the game are not in it. The blocks stand in the order of the table, and the last axis of a block runs
fastest.

An *amount* counts something; a *choice* is the number of one thing among several; a *seat* is counted from the
observer, and the number of seats means nobody. `tenshu.envs.features.expand` makes choices and seats one-hot.
Sizes are for the smallest and the largest number of players. The version changes whenever a feature comes, goes or
means something else.
"""


def document() -> str:
    """The whole page."""
    parts = [HEADER]
    for name in games.names():
        encoder = games.encode(name)
        if encoder is not None:
            parts.append(_table(name, encoder))
    return "\n".join(parts)


def _table(name: str, encoder: Encoder) -> str:
    counts = games.load(name).seats
    smallest, largest = encoder.features(counts[0]), encoder.features(counts[-1])
    lines = [
        f"## {name}, version {encoder.version}",
        "",
        ", ".join(f"{encoder.size(seats)} numbers with {seats}" for seats in counts)
        + f" players; {games.load(name).verbs.player_size} actions.",
        "",
        "| feature | numbers | by | kind | from | to | meaning |",
        "|---|--:|---|---|--:|--:|---|",
    ]
    lines += [_row(few, many) for few, many in zip(smallest, largest, strict=True)]
    return "\n".join(lines) + "\n"


def _row(few: Feature, many: Feature) -> str:
    size = f"{few.size}" if few.size == many.size else f"{few.size} to {many.size}"
    axes = ", ".join(axis for axis, _ in many.axes)
    high = "nobody" if many.kind == "seat" else str(many.high)
    cells = [f"`{many.name}`", size, axes, many.kind, str(many.low), high, many.meaning]
    return f"| {' | '.join(cells)} |"


def main() -> int:
    """Write the page, or tell whether it is what the encoders say."""
    text = document()
    if "--check" not in sys.argv[1:]:
        FILE.write_text(text, encoding="utf-8")
        return 0
    if FILE.is_file() and FILE.read_text(encoding="utf-8") == text:
        print("docs/observations.md is what the encoders say.")
        return 0
    print("docs/observations.md is not what the encoders say: run tools/write_observations.py.")
    return 1


if __name__ == "__main__":
    sys.exit(main())
