"""The position of a table, from its log: what a bot of the library needs to think."""

from __future__ import annotations

from collections.abc import Sequence

from tenshu import games
from tenshu.core.match import Match
from tenshu.server.messages import LogEntry, TableInfo


def match_of(table: TableInfo, entries: Sequence[LogEntry]) -> Match:
    """The match of a table, from its whole log; only of a game without secrets, whose log says all."""
    game = games.load(table.game).under(table.rules_version)
    match = Match(game, len(table.seats), table.options)
    for text in standing(entries):
        match.play(game.verbs.parse_action(text))
    return match


def standing(entries: Sequence[LogEntry]) -> list[str]:
    """The actions that stand, in order: those that were taken back are left out."""
    # The actions at each version, as the last one and the version before it.
    before: list[tuple[int, str]] = [(0, "")]
    for entry in entries:
        if entry.back_to is None:
            before.append((entry.version - 1, entry.text))
        else:
            before.append(before[entry.back_to])
    actions: list[str] = []
    version, text = before[-1]
    while text:
        actions.append(text)
        version, text = before[version]
    return actions[::-1]
