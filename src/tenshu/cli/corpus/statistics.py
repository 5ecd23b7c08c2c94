"""`tenshu corpus stats`: what the games of a corpus say about the game."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import mean
from typing import TYPE_CHECKING, Any, NamedTuple

from tenshu import games
from tenshu.ai.arena import wilson_interval, win_shares
from tenshu.cli.corpus.manifest import GAMES
from tenshu.cli.corpus.records import read_records
from tenshu.core.errors import BadRecord
from tenshu.core.protocol import CHANCE, SPECTATOR
from tenshu.core.record import parse_record

if TYPE_CHECKING:
    from tenshu.cli.console import Terminal
    from tenshu.cli.corpus.manifest import Manifest
    from tenshu.cli.corpus.playing import OnAllCores
    from tenshu.core.record import Record


class Seat(NamedTuple):
    """How one seat fared in one game."""

    bot: str
    # Its place in the order in which the seats decide for the first time, from 1.
    order: int
    points: int
    win: float
    sheet: dict[str, int]
    # What it was, such as a faction, and what it chose by a verb that it used exactly once.
    choices: dict[str, str]
    decisions: int


def seats_of(given: tuple[int, str]) -> list[Seat]:
    """Replay the game at a place; runs in a worker."""
    place, text = given
    record = parse_record(text, games.load)
    match = record.match
    names = [record.headers.get(f"player {seat + 1}") for seat in range(match.seats)]
    if not match.is_over() or None in names:
        raise BadRecord("error-corpus-header", place=place + 1)
    state = match.state
    points, sheets = state.scores(), match.game.score_sheet(state)
    wins = win_shares(match.game.ranks(state))
    acted = [step.actor for step in match.steps if step.actor != CHANCE]
    order = list(dict.fromkeys(acted))
    return [
        Seat(
            names[seat] or "",
            order.index(seat) + 1,
            points[seat],
            wins[seat],
            sheets[seat],
            {**traits(record, seat), **single_choices(record, seat)},
            acted.count(seat),
        )
        for seat in range(match.seats)
    ]


def traits(record: Record, seat: int) -> dict[str, str]:
    """What everybody sees of a seat that is a word, such as its faction."""
    players: Any = record.match.game.observe(record.match.state, SPECTATOR)["players"]
    return {name: word for name, word in players[seat].items() if isinstance(word, str)}


def single_choices(record: Record, seat: int) -> dict[str, str]:
    """The verbs with an argument that a seat used exactly once, with what it chose."""
    verbs = record.match.game.verbs
    used: defaultdict[str, list[str]] = defaultdict(list)
    for step in record.match.steps:
        if step.actor == seat:
            name, _, argument = verbs.format_action(step.action).partition(" ")
            used[name].append(argument)
    return {name: found[0] for name, found in used.items() if len(found) == 1 and found[0]}


def statistics(
    folder: Path, manifest: Manifest, workers: OnAllCores, terminal: Terminal
) -> dict[str, Any]:
    """The statistics of a corpus as JSON data."""
    with terminal.progress() as progress:
        bar = progress.add_task(terminal.say("cli-corpus-counting"), total=manifest.plan.games)
        played = []
        for seats in workers.stream(seats_of, enumerate(read_records(folder / GAMES))):
            played.append(seats)
            progress.advance(bar)
    everybody = [seat for seats in played for seat in seats]
    winners = [seat for seat in everybody if seat.win > 0]
    return {
        "game": manifest.plan.game,
        "seats": manifest.plan.seats,
        "games": len(played),
        "decisions": manifest.decisions,
        "bots": sorted({seat.bot for seat in everybody}),
        "sources": {
            source: {
                "all": _mean_source(everybody, source),
                "winners": _mean_source(winners, source),
            }
            for source in (everybody[0].sheet if everybody else ())
        },
        "points": _spread([seat.points for seat in everybody]),
        "by_order": _by(everybody, lambda seat: str(seat.order)),
        "by_bot": _by(everybody, lambda seat: seat.bot),
        "by_choice": {
            verb: _by(everybody, lambda seat, verb=verb: seat.choices[verb])
            for verb in common_choices(everybody)
        },
    }


def common_choices(everybody: Sequence[Seat]) -> Iterator[str]:
    """What is known of every seat of every game."""
    counted = Counter(verb for seat in everybody for verb in seat.choices)
    return (verb for verb, times in counted.items() if times == len(everybody))


def _by(
    everybody: Sequence[Seat],
    key: Any,  # noqa: ANN401 - mypy cannot infer a lambda with a default
) -> dict[str, dict[str, float | list[float]]]:
    groups: defaultdict[str, list[Seat]] = defaultdict(list)
    for seat in everybody:
        groups[key(seat)].append(seat)
    return {name: _summary(groups[name]) for name in sorted(groups)}


def _summary(seats: Sequence[Seat]) -> dict[str, float | list[float]]:
    wins = sum(seat.win for seat in seats)
    low, high = wilson_interval(wins, len(seats))
    return {
        "seats": len(seats),
        "points": round(mean(seat.points for seat in seats), 2),
        "wins": round(wins / len(seats), 4),
        "interval": [round(low, 4), round(high, 4)],
    }


def _mean_source(seats: Sequence[Seat], source: str) -> float:
    return round(mean(seat.sheet[source] for seat in seats), 2)


def _spread(points: Sequence[int]) -> dict[str, float]:
    if not points:
        return {}
    ordered = sorted(points)
    at = {
        f"p{share}": float(ordered[(len(ordered) - 1) * share // 100])
        for share in (5, 25, 50, 75, 95)
    }
    return {"mean": round(mean(points), 2), "least": ordered[0], **at, "most": ordered[-1]}
