"""Play some steps of a game and print the views as the service sends them, for the board gallery.

    python tools/dump_view.py white_castle --steps 40 --bot greedy > web/fixtures/wc40.json

then open /gallery.html?game=white_castle&fixture=wc40 on Vite's dev server.
"""

import argparse
import json
import sys
from typing import Any

import msgspec

from tenshu import games
from tenshu.ai.bots import make_bot
from tenshu.core.chance import Chance
from tenshu.core.match import Match
from tenshu.core.message import Message
from tenshu.core.protocol import CHANCE, OVER, Game, State
from tenshu.server.messages import LogEntry, Move, Preview, SeatInfo, Text, Undo, View
from tenshu.server.views import aids_of

NAMES = ("Ana", "Bruno", "Chiara", "Duarte", "Elena")


def to_text(message: Message) -> Text:
    """A message as the service sends it."""
    return msgspec.convert(message.to_json(), Text)


def to_move(game: Game, state: State, action: int) -> Move:
    """A legal action as the service sends it."""
    words = game.verbs.format_action(action).split()
    after = state.clone()
    after.apply(action)
    return Move(
        action=action,
        text=" ".join(words),
        verb=words[0],
        args=words[1:],
        label=to_text(game.label(state, action)),
        ends_turn=after.actor() not in (state.actor(), CHANCE),
        reveals=after.actor() == CHANCE,
    )


def to_view(match: Match, state: State, viewer: int) -> View:
    """A position as the viewer may see it."""
    game, actor = match.game, int(state.actor())
    is_yours = actor == viewer and actor >= 0
    legal = [int(action) for action in state.legal_actions()]
    return View(
        version=len(match.steps),
        status="over" if actor == OVER else "running",
        viewer=viewer,
        actor=actor,
        is_yours=is_yours,
        prompt=to_text(game.prompt(state)),
        moves=[to_move(game, state, action) for action in legal] if is_yours else [],
        position=game.observe(state, viewer),
        scores=state.scores(),
        sheets=game.score_sheet(state),
        ranks=game.ranks(state),
        undo=Undo(step=match.can_undo(viewer), turn=match.can_undo(viewer)),
        end_reason=game.end_reason(state) if actor == OVER else None,
        aids=aids_of(game, state) if is_yours else None,
    )


def to_preview(match: Match, move: Move, viewer: int) -> Preview:
    """What a move would do before chance acts."""
    after = match.state.clone()
    after.apply(move.action)
    events = match.game.describe(match.state, move.action, viewer)
    return Preview(
        version=len(match.steps),
        action=move.action,
        events=[to_text(event) for event in events],
        scores=after.scores(),
        view=to_view(match, after, viewer),
    )


def to_frame(match: Match, viewer: int | None, entries: list[LogEntry]) -> dict[str, Any]:
    """One frame of the gallery: the view, and the preview of each move."""
    actor = match.actor()
    seat = viewer if viewer is not None else max(actor, -1)
    view = to_view(match, match.state, seat)
    previews = [to_preview(match, move, seat) for move in view.moves]
    return {"view": view, "previews": previews, "entries": entries}


def play(match: Match, steps: int, bot_name: str, chance: Chance) -> list[LogEntry]:
    """Let bots play up to `steps` actions."""
    bot = make_bot(bot_name)
    entries: list[LogEntry] = []
    for _ in range(steps):
        before = match.state.clone()
        if match.is_over():
            break
        action = int(bot.choose(match.game, match.state, chance))
        match.play(action)
        events = match.game.describe(before, action, -1)
        entries.append(
            LogEntry(
                version=len(match.steps),
                actor=int(before.actor()),
                text=match.game.verbs.format_action(action),
                events=[to_text(event) for event in events],
                at="",
                turn=len(match.steps),
            )
        )
        match.settle(chance)
    return entries


def main() -> int:
    """Write the frames to standard output."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--steps", type=int, default=40, help="steps before the first frame")
    parser.add_argument("--frames", type=int, default=1, help="number of frames, one action apart")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", default="gallery")
    parser.add_argument(
        "--viewer", type=int, help="a seat, or -1 for a spectator; by default the seat to act"
    )
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    given = parser.parse_args()
    options = dict(option.split("=", 1) for option in given.option)
    match = Match(games.load(given.game), given.seats, options)
    chance = Chance(given.seed)
    match.settle(chance)
    entries = play(match, given.steps, given.bot, chance)
    frames = [to_frame(match, given.viewer, entries)]
    for _ in range(given.frames - 1):
        frames.append(to_frame(match, given.viewer, play(match, 1, given.bot, chance)))
    seats = [
        SeatInfo(seat, NAMES[seat], bot="easy" if seat else None, is_you=seat == 0, is_here=True)
        for seat in range(given.seats)
    ]
    fixture = {"game": given.game, "options": match.options, "seats": seats, "frames": frames}
    json.dump(msgspec.to_builtins(fixture), sys.stdout)
    return 0


if __name__ == "__main__":
    sys.exit(main())
