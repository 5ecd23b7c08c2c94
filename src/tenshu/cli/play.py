"""`tenshu play`: a game in the terminal, against bots or among people at one screen."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.columns import Columns
from rich.text import Text

from tenshu import games
from tenshu.ai.bots import Bot
from tenshu.ai.hints import hints
from tenshu.cli.board import draw_board, draw_scores, with_rival
from tenshu.cli.cards import explain_cards
from tenshu.cli.console import (
    add_game,
    add_options,
    given_options,
    terminal_for,
    usual_seats,
    write_text,
)
from tenshu.cli.players import (
    PLAYER_NAMES,
    ProcessBot,
    add_allowance,
    allowance_of,
    check_player,
    demote,
    has_failed,
    make_player,
)
from tenshu.cli.replay import log_lines, open_record
from tenshu.core.chance import Chance
from tenshu.core.errors import BadNotation, BadOption, TenshuError
from tenshu.core.match import Match
from tenshu.core.protocol import CHANCE, SPECTATOR
from tenshu.core.record import Record, format_record
from tenshu.text import clean

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from tenshu.cli.console import Terminal
    from tenshu.core.parts import Say

HUMAN: Final = "human"
HINTS: Final = 3
LONGEST_NUMBER: Final = 6
LONGEST_NAME: Final = 24
COMMANDS: Final = (
    "moves",
    "board",
    "card",
    "undo",
    "why",
    "hint",
    "score",
    "log",
    "save",
    "help",
    "quit",
)


class Quit(Exception):
    """The person asked to leave."""


def add_arguments(parser: ArgumentParser, _: str, say: Say) -> None:
    """Add the arguments of the command."""
    add_game(parser, say, optional=True)
    listed = " ".join([HUMAN, *PLAYER_NAMES])
    parser.add_argument("--seats", metavar="S1,S2", help=say("help-play-seats", names=listed))
    parser.add_argument("--names", default="", metavar="N1,N2", help=say("help-names"))
    parser.add_argument("--seed", metavar="S", help=say("help-play-seed"))
    add_options(parser, say)
    parser.add_argument("--confirm", action="store_true", help=say("help-confirm"))
    parser.add_argument("--load", metavar="FILE", help=say("help-play-load"))
    add_allowance(parser, say)


def run(args: Namespace) -> int:
    """Set up the table and play until the game is over or someone quits."""
    record = open_table(args)
    game = record.match.game
    seats = seat_kinds(args.seats, record.match.seats)
    names = seat_names(args.names, record, seats)
    terminal = terminal_for(args, game, names)
    for warning in game.warnings(record.match.seats, record.match.options):
        terminal.note(terminal.wording.word(warning))
    seed = args.seed or secrets.token_hex(8)
    record.headers.update({f"player {i + 1}": name for i, name in enumerate(names)})
    match, allowance = record.match, allowance_of(args)
    bots = [None if kind == HUMAN else make_player(kind, match, allowance) for kind in seats]
    table = Table(terminal, record, bots, names, seed, confirms=args.confirm, loaded=args.load)
    try:
        table.play()
    finally:
        for bot in bots:
            if isinstance(bot, ProcessBot):
                bot.close()
    return 0


def open_table(args: Namespace) -> Record:
    """A new match, or the match of a saved record."""
    if args.load:
        args.file, args.at = args.load, None
        record = open_record(args)
        if args.game not in (None, record.match.game.name):
            raise BadOption("error-load-game", game=record.match.game.name)
        if args.option:
            raise BadOption("error-load-options")
        return record
    if not args.game:
        raise BadOption("error-no-game", names=" ".join(games.names()))
    game = games.load(args.game)
    args.known_game = game.name
    count = len(args.seats.split(",")) if args.seats else usual_seats(game)
    return Record(Match(game, count, given_options(args.option)))


def seat_kinds(text: str | None, count: int) -> list[str]:
    """The kind of player in every seat; by default a person against greedy bots."""
    kinds = (
        [kind.strip() for kind in text.split(",")] if text else [HUMAN] + ["greedy"] * (count - 1)
    )
    if len(kinds) != count:
        raise BadOption("error-bots-count", bots=len(kinds), seats=count)
    for kind in kinds:
        if kind != HUMAN:
            check_player(kind)
    return kinds


def seat_names(text: str, record: Record, kinds: Sequence[str]) -> list[str]:
    """The name of every seat: as given, else from the record, else the kind of player."""
    given = [clean(name)[:LONGEST_NAME] for name in text.split(",")] if text else []
    if len(given) > len(kinds):
        raise BadOption("error-names-count", names=len(given), seats=len(kinds))
    names: list[str] = []
    for seat, kind in enumerate(kinds):
        name = given[seat] if seat < len(given) else record.headers.get(f"player {seat + 1}", "")
        names.append(name or f"p{seat + 1} ({kind})")
    return names


class Table:
    """A match at one screen: the players, their names and the terminal."""

    def __init__(
        self,
        terminal: Terminal,
        record: Record,
        bots: Sequence[Bot | None],
        names: Sequence[str],
        seed: str,
        *,
        confirms: bool,
        loaded: str | None,
    ) -> None:
        self.terminal = terminal
        self.say = terminal.say
        self.record = record
        self.match = record.match
        self.names = list(names)
        # The bot of each seat; None where a person plays.
        self.bots = list(bots)
        self.people = self.bots.count(None)
        self.chance = Chance(seed)
        # Each bot has its own stream: its draws must not change the draws of the game.
        self.draws = [Chance(f"{seed}/{seat}") for seat in range(len(bots))]
        self.confirms = confirms
        self.files = {loaded} if loaded else set[str]()  # files that `save` may overwrite
        self.last_person = -1

    def play(self) -> None:
        """Play until the game is over or someone quits."""
        self.terminal.print(self.say("cli-welcome", game=self.say("game-name")))
        try:
            while not self.match.is_over():
                self.step()
        except (Quit, EOFError):
            self.terminal.print(self.say("cli-left"))
            return
        self.terminal.print(self.draw())
        self.terminal.print(draw_scores(self.terminal, self.match, self.names))
        self.terminal.print(self.say(f"end-{self.match.game.end_reason(self.match.state)}"))
        self.announce_winners()

    def step(self) -> None:
        """Let chance, a bot or a person act once."""
        actor = self.match.actor()
        if actor == CHANCE:
            self.act(int(self.match.game.sample(self.match.state, self.chance)))
            return
        bot = self.bots[actor]
        if bot is None:
            self.ask(actor)
            return
        if self.confirms and self.wants_undo():
            return
        had_failed = has_failed(bot)
        action = int(bot.choose(self.match.game, self.match.state, self.draws[actor]))
        if isinstance(bot, ProcessBot) and bot.lost is not None and not had_failed:
            reason = self.terminal.wording.word(bot.lost)
            self.terminal.print(self.say("cli-stand-in", player=actor, reason=reason))
        self.act(action)

    def wants_undo(self) -> bool:
        """Before a bot acts, let the person undo their last step instead."""
        last = self.match.undoable_seat()
        if last is None or self.bots[last] is not None:
            return False
        while True:
            self.terminal.print(self.say("cli-confirm", player=last))
            answer = self.read().lower()
            if answer == "undo":
                self.match.undo(last)
            if answer in ("", "undo"):
                return answer == "undo"

    def act(self, action: int) -> None:
        """Carry out an action and print its events."""
        before = self.match.state.clone()
        self.match.play(action)
        viewer = self.last_person if self.people == 1 else SPECTATOR
        for event in self.match.game.describe(before, action, viewer):
            self.terminal.print(f"  {self.terminal.wording.word(event)}")

    def ask(self, seat: int) -> None:
        """Show the position to a person and read answers until one of them acts."""
        if self.people > 1 and self.last_person not in (-1, seat):
            self.terminal.print(self.say("cli-pass-screen", player=seat))
        self.last_person = seat
        self.terminal.print(self.draw())
        legal = self.match.legal()
        self.show_moves(legal)
        while True:
            self.terminal.print(
                Text(self.terminal.wording.word(self.match.game.prompt(self.match.state)), "bold")
            )
            answer = self.read()
            try:
                if self.obey(answer, seat, legal):
                    return
            except TenshuError as error:
                self.terminal.print(self.terminal.wording.word(error.message))

    def read(self) -> str:
        """Read a line from the person."""
        print("> ", end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.strip()

    def obey(self, answer: str, seat: int, legal: list[int]) -> bool:
        """Carry out an answer; True if the position changed."""
        command, _, rest = answer.partition(" ")
        command = "help" if command == "?" else command.lower()
        if command.isascii() and command.isdigit() and not rest:
            self.act(nth(legal, command))
            return True
        if command == "undo":
            self.undo(seat)
            return True
        if command not in COMMANDS or self.is_move(answer, legal):
            if not answer:
                raise BadNotation("cli-help-hint")
            self.act(self.match.game.verbs.parse_action(answer))
            return True
        self.answer(command, rest.strip(), seat, legal)
        return False

    def is_move(self, answer: str, legal: list[int]) -> bool:
        """Whether a command is also the notation of a legal move, such as `card bon1`."""
        try:
            return self.match.game.verbs.parse_action(answer) in legal
        except BadNotation:
            return False

    def undo(self, seat: int) -> None:
        """Take back the last step, by whichever person made it."""
        last = self.match.undoable_seat()
        is_person = last is not None and self.bots[last] is None
        self.match.undo(last if is_person and last is not None else seat)

    def answer(self, command: str, rest: str, seat: int, legal: list[int]) -> None:
        """Carry out a command that does not change the position."""
        if command == "quit":
            raise Quit
        if command == "save":
            self.save(rest)
        elif command == "why":
            self.explain(rest, seat)
        elif command == "card":
            self.terminal.print(explain_cards(self.terminal.wording, rest))
        elif command == "hint":
            self.hint()
        elif command == "log":
            for line in log_lines(self.terminal, self.record):
                self.terminal.print(f"  {line}")
        elif command == "score":
            self.terminal.print(draw_scores(self.terminal, self.match, self.names))
        elif command == "board":
            self.terminal.print(self.draw())
        elif command == "moves":
            self.show_moves(legal)
        else:
            self.terminal.print(self.say("cli-help"))

    def draw(self) -> object:
        """Draw the board as the person at the screen may see it."""
        viewer = self.last_person if self.people == 1 else self.match.actor()
        return draw_board(self.terminal, self.match, max(viewer, -1), self.names)

    def show_moves(self, legal: list[int]) -> None:
        """List the legal actions by number, in words and in notation."""
        game = self.match.game
        lines = []
        for number, action in enumerate(legal):
            label = self.terminal.wording.word(game.label(self.match.state, action))
            line = Text(f"{number + 1:>3} {label}  ")
            line.append(game.verbs.format_action(action), "dim")
            lines.append(line)
        self.terminal.print(Columns(lines, column_first=True, padding=(0, 3)))

    def explain(self, text: str, seat: int) -> None:
        """Say why an action, or every action that begins like this, is not allowed."""
        game = self.match.game
        legal = self.match.legal()
        is_number = text.isascii() and text.isdigit()
        actions = [nth(legal, text)] if is_number else game.verbs.complete_action(text)
        allowed = [action for action in actions if action in legal]
        if allowed:
            example = game.verbs.format_action(allowed[0])
            self.terminal.print(self.say("cli-why-legal", action=example))
            return
        reason = game.why_not(self.match.state, seat, actions[0])
        if reason is not None:
            self.terminal.print(self.terminal.wording.explain(reason))

    def hint(self) -> None:
        """Print the best moves of a search with their expected points and reasons."""
        game = self.match.game
        found = hints(game, self.match.state, most=HINTS)
        for hint in found:
            label = self.terminal.wording.word(game.label(self.match.state, hint.action))
            notation = game.verbs.format_action(hint.action)
            expected = self.say("cli-hint", points=f"{hint.points:.1f}", share=f"{hint.share:.0%}")
            self.terminal.print(f"  {label}  ({notation})  {expected}")
            for reason in hint.reasons:
                self.terminal.print(f"      {self.terminal.wording.word(reason)}")

    def save(self, path: str) -> None:
        """Write the record so far."""
        path = path or f"{self.match.game.name}.game"
        if path not in self.files and Path(path).exists():
            raise BadOption("error-file-exists", path=path)
        write_text(path, format_record(self.record))
        self.files.add(path)
        self.terminal.print(self.say("cli-saved", path=path))

    def announce_winners(self) -> None:
        """Print who won."""
        ranks = self.match.game.ranks(self.match.state)
        ranks = demote(ranks, [has_failed(bot) for bot in self.bots])
        names = with_rival(self.terminal, self.match, self.names)
        winners = [name for name, rank in zip(names, ranks, strict=True) if rank == 1]
        self.terminal.print(self.say("cli-winners", names=", ".join(winners), count=len(winners)))


def nth(legal: list[int], number: str) -> int:
    """The legal action of that number, or BadNotation."""
    if len(number) > LONGEST_NUMBER or not 1 <= int(number) <= len(legal):
        raise BadNotation("error-move-number", number=number, most=len(legal))
    return legal[int(number) - 1]
