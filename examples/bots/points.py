"""A bot for the stdio protocol (docs/protocol.md): it plays the move after which it has most points.

It uses the library to read positions; whatever speaks the protocol can do without. Try it:

    tenshu arena dragon_castle --bots random,"exec:python3 examples/bots/points.py" --games 20
"""

import random
import sys

from tenshu import games
from tenshu.core.protocol import Game, State


def choose(state: State, seat: int, moves: list[int]) -> int:
    """The move with the most points for the seat, one at random among equals."""
    points: dict[int, int] = {}
    for move in moves:
        after = state.clone()
        after.apply(move)
        points[move] = after.scores()[seat]
    best = max(points.values())
    return random.choice([move for move in moves if points[move] == best])


def main() -> None:
    """Collect what is told; answer `start` with `ready` and `go` with `play`."""
    game: Game = games.load("dragon_castle")
    options: dict[str, str] = {}
    told: dict[str, str] = {}
    moves: list[int] = []
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        told[word] = rest
        if word == "option":
            name, _, value = rest.partition(" ")
            options[name] = value
        elif word == "move":
            moves.append(int(rest.split()[0]))
        elif word == "start":
            name, version = told["game"].split()
            game = games.load(name).under(int(version))
            print("ready", flush=True)
        elif word == "go":
            numbers = [int(number) for number in told["state"].split()]
            state = game.restore(int(told["seats"]), options, numbers)
            print("play", choose(state, int(told["seat"]), moves), flush=True)
            moves = []


main()
