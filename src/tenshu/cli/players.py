"""Players by name: our bots, and programs that play by the stdio protocol (`exec:COMMAND`)."""

from __future__ import annotations

import json
import math
import os
import shlex
import shutil
from argparse import ArgumentTypeError
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from time import perf_counter
from typing import TYPE_CHECKING, Final, NamedTuple

from tenshu.ai.bots import BOT_NAMES, Bot, GreedyBot, make_bot
from tenshu.ai.selfplay import Result, play_match
from tenshu.cli.process import Allowance, Failure, Process
from tenshu.cli.workers import positive
from tenshu.core.chance import Chance
from tenshu.core.errors import BadNotation, BadOption
from tenshu.core.match import Match
from tenshu.core.message import Message
from tenshu.core.protocol import Game, State

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from tenshu.core.parts import Say

EXEC: Final = "exec:"
PLAYER_NAMES: Final = (*BOT_NAMES, f"{EXEC}COMMAND")
PROTOCOL: Final = 1
LONGEST_SECONDS: Final = 3600


class ProcessBot(Bot):
    """A program that plays one seat; once it fails, the seat has lost and the greedy bot goes on."""

    def __init__(self, command: Sequence[str], allowance: Allowance, match: Match) -> None:
        super().__init__()
        self.command = command
        self.allowance = allowance
        self.match = match
        self.lost: Message | None = None
        # Elapsed time, since another process's CPU time says little about a program that waits.
        self.seconds = 0.0
        self.longest = 0.0
        self._process: Process | None = None
        self._stand_in = GreedyBot()

    def choose(self, game: Game, state: State, chance: Chance) -> int:
        """Ask the program, or play on for it."""
        if self.lost is None:
            began = perf_counter()
            try:
                return self._ask(game, state, game.determinize(state, int(state.actor()), chance))
            except Failure as failure:
                self.lost = failure.message
                self.close()
            finally:
                spent = perf_counter() - began
                self.seconds += spent
                self.longest = max(self.longest, spent)
        return int(self._stand_in.choose(game, state, chance))

    def close(self, ranks: Sequence[int] = ()) -> None:
        """End the program; `ranks` tell it how the game ended."""
        if self._process is not None:
            over = [f"over {' '.join(map(str, ranks))}"] if ranks else []
            self._process.close([*over, "quit"] if self.lost is None else [])
            self._process = None

    def _ask(self, game: Game, state: State, known: State) -> int:
        seat = int(state.actor())
        legal = [int(action) for action in known.legal_actions()]
        texts = [game.verbs.format_action(action) for action in legal]
        if self._process is None:
            self._process = Process(self.command, self.allowance)
            self._process.ask(greeting(self.match, seat), "ready")
        observed = json.dumps(game.observe(state, seat), separators=(",", ":"))
        lines = [
            f"view {observed}",
            f"state {' '.join(map(str, known.numbers()))}",
            *(f"move {action} {text}" for action, text in zip(legal, texts, strict=True)),
            f"go {math.floor(1000 * self.allowance.seconds)}",
        ]
        answer = self._process.ask(lines, "play")
        action = read_answer(game, answer)
        if action not in legal:
            raise Failure("program-illegal", action=answer)
        return action


def has_failed(player: Bot | None) -> bool:
    """Whether this is a program that has lost its game by failing."""
    return isinstance(player, ProcessBot) and player.lost is not None


class Played(NamedTuple):
    """A finished game; a seat whose program failed is last, without points."""

    result: Result
    ranks: list[int]
    scores: list[int]
    # Why each seat's program failed, if it did.
    lost: list[Message | None]


def greeting(match: Match, seat: int) -> list[str]:
    """The lines that tell a program which game it plays, and where it sits."""
    return [
        f"tenshu {PROTOCOL}",
        f"game {match.game.name} {match.game.rules_version}",
        f"seats {match.seats}",
        f"seat {seat}",
        *(f"option {name} {value}" for name, value in match.options.items()),
        "start",
    ]


def read_answer(game: Game, answer: str) -> int:
    """The action that a program names by its number or in notation, or Failure."""
    if answer.isascii() and answer.isdigit() and len(answer) <= len(str(game.verbs.size)):
        return int(answer)
    try:
        return int(game.verbs.parse_action(answer))
    except BadNotation:
        raise Failure("program-illegal", action=answer) from None


def add_allowance(parser: ArgumentParser, say: Say) -> None:
    """Add the arguments that limit programs."""
    parser.add_argument(
        "--exec-seconds", type=seconds, default=10.0, metavar="S", help=say("help-exec-seconds")
    )
    parser.add_argument(
        "--exec-memory", type=positive, default=1024, metavar="MB", help=say("help-exec-memory")
    )


def allowance_of(args: Namespace) -> Allowance:
    """What programs may use."""
    return Allowance(args.exec_seconds, args.exec_memory)


def seconds(text: str) -> float:
    """Parse a time in seconds, for argparse."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value <= LONGEST_SECONDS:
        raise ArgumentTypeError(f"{text} is not a number of seconds up to {LONGEST_SECONDS}")
    return value


def check_player(name: str) -> None:
    """Raise BadOption unless there is such a bot, or such a program to run."""
    if name.startswith(EXEC):
        command_of(name)
    else:
        make_bot(name)


def make_player(name: str, match: Match, allowance: Allowance) -> Bot:
    """The player of that name for a seat of this match, or BadOption."""
    if name.startswith(EXEC):
        return ProcessBot(command_of(name), allowance, match)
    return make_bot(name)


def command_of(name: str) -> list[str]:
    """The program and its arguments, or BadOption."""
    if os.name != "posix":
        raise BadOption("error-exec-system")
    try:
        command = shlex.split(name.removeprefix(EXEC))
    except ValueError:
        command = []
    if not command or shutil.which(command[0]) is None:
        raise BadOption("error-exec", name=name)
    return command


def play_out(
    game: Game, given: Mapping[str, str], names: Sequence[str], seed: str, allowance: Allowance
) -> Played:
    """Play one game to its end among the players of these names."""
    match = Match(game, len(names), given)
    players = [make_player(name, match, allowance) for name in names]
    with ExitStack() as programs:
        for player in players:
            if isinstance(player, ProcessBot):
                programs.callback(player.close)
        result = play_match(match, players, seed)
        lost = [player.lost if isinstance(player, ProcessBot) else None for player in players]
        ranks = demote(result.ranks, [has_failed(player) for player in players])
        for seat, player in enumerate(players):
            if isinstance(player, ProcessBot):
                player.close(ranks)
                result.seconds[seat], result.longest[seat] = player.seconds, player.longest
    scores = list(result.scores)
    for seat, reason in enumerate(lost):
        if reason is not None:
            scores[seat] = 0
    return Played(result, ranks, scores, lost)


def demote(ranks: Sequence[int], has_lost: Sequence[bool]) -> list[int]:
    """The places with all who lost by a failure behind the others."""
    # A rival who is no player, as in a solo game, has a place too.
    is_last = [*has_lost, *[False] * (len(ranks) - len(has_lost))]
    kept = [rank for rank, is_out in zip(ranks, is_last, strict=True) if not is_out]
    return [
        len(ranks) + 1 if is_out else 1 + sum(1 for better in kept if better < rank)
        for rank, is_out in zip(ranks, is_last, strict=True)
    ]
