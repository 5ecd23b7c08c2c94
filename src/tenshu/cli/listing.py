"""`tenshu games`: list the games and their options."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tenshu import games
from tenshu.cli.console import add_game, terminal_for
from tenshu.text import Wording

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from tenshu.core.options import Option
    from tenshu.core.parts import Say
    from tenshu.core.protocol import Game


def add_arguments(parser: ArgumentParser, _: str, say: Say) -> None:
    """Add the arguments of the command."""
    add_game(parser, say, optional=True)
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: Namespace) -> int:
    """List one game or all of them."""
    chosen = [args.game] if args.game else games.names()
    loaded = [games.load(name) for name in chosen]
    if args.json:
        terminal_for(args).json([describe_game(game, args.lang) for game in loaded])
        return 0
    for game in loaded:
        print_game(args, game)
    return 0


def describe_game(game: Game, language: str) -> dict[str, object]:
    """A game as JSON data."""
    wording = Wording(language, game.name)
    return {
        "name": game.name,
        "title": wording.say("game-name"),
        "about": wording.say("game-about"),
        "rules_version": game.rules_version,
        "seats": list(game.seats),
        "options": [describe_option(option, wording) for option in game.options],
    }


def describe_option(option: Option, wording: Wording) -> dict[str, object]:
    """An option for a program to read."""
    return {
        "name": option.name,
        "title": wording.say(f"option-{option.name}"),
        "help": wording.say(f"option-{option.name}-help"),
        "values": list(option.values),
        "syntax": option.syntax(),
        "default": option.default,
        "rule": option.rule,
    }


def print_game(args: Namespace, game: Game) -> None:
    """Print a game and its options."""
    terminal = terminal_for(args, game)
    say = terminal.say
    seats = f"{game.seats[0]}-{game.seats[-1]}" if len(game.seats) > 1 else str(game.seats[0])
    terminal.print(f"{game.name}: {say('game-name')}, {say('cli-seats', seats=seats)}")
    terminal.print(f"  {say('game-about')}")
    for option in game.options:
        values = " | ".join([*option.values, *filter(None, [option.syntax()])])
        terminal.print(f"  --option {option.name}={option.default}  {say(f'option-{option.name}')}")
        terminal.print(f"      {values}")
        terminal.print(f"      {say(f'option-{option.name}-help')}")
    terminal.print(f"  {say('game-designed')}" if terminal.wording.has("game-designed") else "")
