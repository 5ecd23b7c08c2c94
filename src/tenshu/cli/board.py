"""Drawing any game in the terminal: by its own board, else from its view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.json import JSON
from rich.table import Table
from rich.text import Text

from tenshu import games

if TYPE_CHECKING:
    from tenshu.cli.console import Terminal
    from tenshu.core.match import Match


def draw_board(terminal: Terminal, match: Match, viewer: int, names: Sequence[str]) -> object:
    """The position as the viewer may see it, for rich to print."""
    view = match.game.observe(match.state, viewer)
    board = games.terminal(match.game.name)
    if board is None:
        return JSON.from_data(view, highlight=False)
    legal = [match.game.verbs.format_action(action) for action in match.legal()]
    return board.draw(view, legal, terminal.say, names)


def with_rival(terminal: Terminal, match: Match, names: Sequence[str]) -> list[str]:
    """The names of all that are scored: an automatic rival is listed after the seats."""
    rivals = len(match.state.scores()) - len(names)
    return [*names, *[terminal.say("cli-rival")] * rivals]


def draw_scores(terminal: Terminal, match: Match, names: Sequence[str]) -> Table:
    """Points by source for every seat, and the places at the end."""
    sheets = match.game.score_sheet(match.state)
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    for name in with_rival(terminal, match, names):
        table.add_column(Text(name), justify="right")
    for source in sheets[0]:
        cells = [str(sheet[source]) for sheet in sheets]
        table.add_row(terminal.say(f"score-{source}"), *cells)
    scores = [str(score) for score in match.state.scores()]
    table.add_row(terminal.say("cli-total"), *scores, style="bold")
    if match.is_over():
        ranks = [f"{rank}." for rank in match.game.ranks(match.state)]
        table.add_row(terminal.say("cli-place"), *ranks)
    return table
