"""Paired differences of an arena: points on each set-up or seed, beside those of others on the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from rich.table import Table

from tenshu.ai.tune import mean_and_interval

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from tenshu.core.parts import Say


class Comparison(NamedTuple):
    """Mean points of the bots and of others, by the number of the set-up or seed."""

    # The message that names the others.
    key: str
    own: Mapping[int, float]
    others: Mapping[int, float]

    def interval(self) -> tuple[float, float, float]:
        """The mean difference with its 95 % interval, infinite for a single pair."""
        return mean_and_interval([self.own[pair] - points for pair, points in self.others.items()])

    def to_json(self) -> dict[str, object]:
        """The comparison in the JSON report; a single pair has no interval."""
        mean, low, high = self.interval()
        return {
            "with": self.key,
            "pairs": len(self.others),
            "difference": round(mean, 2),
            "interval": [round(low, 2), round(high, 2)] if len(self.others) > 1 else None,
            "points": [
                [round(self.own[pair], 2), round(points, 2)] for pair, points in self.others.items()
            ],
        }

    def worded(self, say: Say) -> str:
        """The mean difference in a sentence."""
        mean, low, high = self.interval()
        return say(
            f"cli-arena-{self.key}",
            pairs=len(self.others),
            difference=f"{mean:+.1f}",
            interval=f"{low:+.1f} .. {high:+.1f}",
        )


def means_by_pair(points: Iterable[tuple[int, list[int]]]) -> dict[int, float]:
    """The mean of all points with the same number."""
    found: dict[int, list[int]] = {}
    for pair, scores in points:
        found.setdefault(pair, []).extend(scores)
    return {pair: sum(scores) / len(scores) for pair, scores in found.items()}


def draw_points(comparisons: list[Comparison], say: Say) -> Table:
    """The points on each set-up, of the bots and of the others."""
    table = Table(box=None)
    heads = ["setup", "points", *(f"points-{comparison.key}" for comparison in comparisons)]
    for head in heads:
        table.add_column(say(f"cli-arena-{head}"), justify="right")
    for pair, points in comparisons[0].own.items():
        cells = (comparison.others.get(pair) for comparison in comparisons)
        row = ["" if cell is None else f"{cell:.1f}" for cell in cells]
        table.add_row(str(pair + 1), f"{points:.1f}", *row)
    return table
