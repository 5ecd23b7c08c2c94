"""Draw docs/statistics/*.svg from the statistics of corpora beside them; with `--check`, only tell if one is stale.

`tenshu corpus stats FOLDER --json > docs/statistics/GAME.json` makes the statistics.
"""

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from tenshu.text import Wording

FOLDER = Path(__file__).resolve().parent.parent / "docs/statistics"
WIDTH = 720
LABELS = 190
NUMBERS = 110
ROW = 26
TOP = 56
STYLE = """
text { font: 13px system-ui, sans-serif; fill: #24292f; }
.title { font-weight: 600; font-size: 15px; }
.small { font-size: 12px; fill: #57606a; }
.one { fill: #4c6ef5; } .two { fill: #e8a33d; }
.line { stroke: #57606a; stroke-width: 1.5; } .even { stroke: #c92a2a; stroke-dasharray: 4 3; }
@media (prefers-color-scheme: dark) {
  text { fill: #e6edf3; } .small { fill: #9da7b3; } .line { stroke: #9da7b3; }
  .one { fill: #7c93ff; } .two { fill: #f0b95b; } .even { stroke: #ff8787; }
}
"""


class Bar(NamedTuple):
    """A row of a picture: a value with its interval, and perhaps a second value below it."""

    label: str
    value: float
    interval: tuple[float, float] | None
    second: float | None
    told: str


def picture(title: str, legend: str, bars: Sequence[Bar], even: float | None = None) -> str:
    """Bars from left to right; `even` marks a value with a line."""
    highs = [bar.interval[1] if bar.interval else bar.value for bar in bars]
    highs += [bar.second for bar in bars if bar.second is not None]
    most = max([*highs, 1e-9])
    least = min([0.0, *(bar.value for bar in bars), *(bar.second or 0.0 for bar in bars)])
    scale = (WIDTH - LABELS - NUMBERS) / (most - least)

    def at(value: float) -> float:
        return round(LABELS + (value - least) * scale, 1)

    height = TOP + ROW * len(bars) + 14
    box = f"0 0 {WIDTH} {height}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" role="img">',
        f"<title>{escape(title)}</title>",
        f"<style>{STYLE}</style>",
        f'<text class="title" x="8" y="22">{escape(title)}</text>',
        f'<text class="small" x="8" y="42">{escape(legend)}</text>',
    ]
    for number, bar in enumerate(bars):
        top = TOP + ROW * number
        parts += _row(bar, top, at)
    if even is not None:
        bottom = TOP + ROW * len(bars)
        parts.append(
            f'<line class="even" x1="{at(even)}" x2="{at(even)}" y1="{TOP - 4}" y2="{bottom}"/>'
        )
    return "\n".join([*parts, "</svg>", ""])


def _row(bar: Bar, top: int, at: Callable[[float], float]) -> Iterator[str]:
    middle = top + ROW // 2
    yield f'<text x="{LABELS - 10}" y="{middle + 4}" text-anchor="end">{escape(bar.label)}</text>'
    size, first = (14, middle - 7) if bar.second is None else (8, middle - 8)
    for kind, value, y in (("one", bar.value, first), ("two", bar.second, middle + 1)):
        if value is not None:
            left, right = sorted((at(0), at(value)))
            width = round(right - left, 1)
            yield f'<rect class="{kind}" x="{left}" y="{y}" width="{width}" height="{size}" rx="2"/>'
    if bar.interval is not None:
        low, high = (at(value) for value in bar.interval)
        yield f'<line class="line" x1="{low}" x2="{high}" y1="{middle}" y2="{middle}"/>'
    yield f'<text class="small" x="{WIDTH - NUMBERS + 8}" y="{middle + 4}">{escape(bar.told)}</text>'


def pictures(stats: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """The pictures of one game, each with its name."""
    game, seats = stats["game"], stats["seats"]
    say = Wording("en", game).say
    by = f"{stats['games']:,} games of {seats} players by {', '.join(stats['bots'])}"
    sources = [
        Bar(
            say(f"score-{source}"),
            points["all"],
            None,
            points["winners"],
            f"{points['all']:.1f} / {points['winners']:.1f}",
        )
        for source, points in stats["sources"].items()
    ]
    title = f"{say('game-name')}: where points come from"
    yield f"{game}-sources", picture(title, f"Mean points: all, and winners below. {by}.", sources)
    groups = {"order": stats["by_order"], **stats["by_choice"]}
    titles = {
        "order": "does it help to decide first?",
        "faction": "how strong are the factions?",
        "pair": "which starting pair wins?",
    }
    for kind, title in titles.items():
        if kind in groups:
            legend = f"Share of wins with its 95 % interval, and mean points; the line is an even share. {by}."
            rows = sorted(groups[kind].items(), key=lambda row: -row[1]["wins"])
            if kind == "order":
                rows.sort()
            bars = [_share(_name(kind, name, say), row) for name, row in rows]
            yield f"{game}-{kind}", picture(f"{say('game-name')}: {title}", legend, bars, 1 / seats)


def _share(label: str, row: dict[str, Any]) -> Bar:
    low, high = row["interval"]
    told = f"{row['wins']:.0%}, {row['points']:.0f} p."
    return Bar(label, row["wins"], (low, high), None, told)


def _name(kind: str, name: str, say: Callable[..., str]) -> str:
    if kind == "order":
        return f"decides as no. {name}"
    return say(f"faction-{name}" if kind == "faction" else f"card-{name}")


def main() -> int:
    """Draw all pictures, or tell which are stale."""
    stale = []
    for path in sorted(FOLDER.glob("*.json")):
        for name, text in pictures(json.loads(path.read_text(encoding="utf-8"))):
            file = FOLDER / f"{name}.svg"
            if sys.argv[1:] != ["--check"]:
                file.write_text(text, encoding="utf-8")
            elif not file.is_file() or file.read_text(encoding="utf-8") != text:
                stale.append(file.name)
    if stale:
        print(f"Stale: {' '.join(stale)}; run tools/draw_statistics.py.")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
