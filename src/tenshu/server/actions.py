"""Actions as people name them, and why one is not allowed."""

from __future__ import annotations

from tenshu.core.errors import BadOption
from tenshu.core.match import Match
from tenshu.server.errors import text_of
from tenshu.server.messages import Problem


def read_action(match: Match, action: int | str) -> int:
    """An action given as its number or in notation."""
    if isinstance(action, int):
        match.game.verbs.split(action)
        return action
    return match.game.verbs.parse_action(action)


def meant_actions(match: Match, action: int | str) -> list[int]:
    """The action, or every action that begins with these words, or BadNotation."""
    if isinstance(action, str):
        return match.game.verbs.complete_action(action)
    return [read_action(match, action)]


def reason_of(match: Match, seat: int, action: int) -> Problem:
    """Why a seat may not do this now."""
    if match.game.verbs.split(action)[0].chance:
        text = match.game.verbs.format_action(action)
        return Problem(text_of(BadOption("error-illegal-chance", action=text).message))
    reason = match.game.why_not(match.state, seat, action)
    if reason is None:
        text = match.game.verbs.format_action(action)
        return Problem(text_of(BadOption("error-illegal", action=text).message))
    return Problem(text_of(reason.message), rule=reason.rule)
