"""`tenshu bot`: put a bot on any server, by a token."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

from tenshu.cli.console import terminal_for
from tenshu.cli.players import (
    PLAYER_NAMES,
    ProcessBot,
    add_allowance,
    allowance_of,
    check_player,
    has_failed,
    make_player,
)
from tenshu.cli.workers import positive
from tenshu.core.chance import Chance
from tenshu.core.errors import BadOption

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from tenshu.ai.bots import Bot
    from tenshu.cli.console import Terminal
    from tenshu.client import Client
    from tenshu.core.parts import Say
    from tenshu.server.bot_messages import EventMessage
    from tenshu.server.messages import LogEntry

# A token on the command line can be read by every user of the machine.
TOKEN: Final = "TENSHU_TOKEN"  # noqa: S105 - a name, not the token
STALE: Final = 409
NOBODY_KNOWN: Final = 401


def add_arguments(parser: ArgumentParser, _: str, say: Say) -> None:
    """Add the arguments of the command."""
    parser.add_argument("--server", required=True, metavar="URL", help=say("help-bot-server"))
    parser.add_argument(
        "--token",
        default=os.environ.get(TOKEN, ""),
        metavar="T",
        help=say("help-bot-token", variable=TOKEN),
    )
    names = " ".join(PLAYER_NAMES)
    parser.add_argument(
        "--bot", default="medium", metavar="B", help=say("help-bot-bot", names=names)
    )
    parser.add_argument("--table", metavar="ID", help=say("help-bot-table"))
    parser.add_argument("--accept", action="store_true", help=say("help-bot-accept"))
    parser.add_argument("--games", type=positive, metavar="N", help=say("help-bot-games"))
    add_allowance(parser, say)


def run(args: Namespace) -> int:
    """Play until enough games are over, or until Ctrl-C."""
    try:
        import httpx

        from tenshu.client import Client, RefusedByServer, ServerGone
    except ImportError:
        raise BadOption("error-bot-extra") from None
    check_player(args.bot)
    if not (args.token.isascii() and args.token.isprintable()):
        raise BadOption("error-bot-refused", reason=f"{NOBODY_KNOWN} error-token")
    try:
        with Client(args.server, args.token) as client:
            Player(client, terminal_for(args), args).play()
    except RefusedByServer as refused:
        raise BadOption("error-bot-refused", reason=str(refused)) from None
    except (ServerGone, httpx.InvalidURL, httpx.UnsupportedProtocol):
        raise BadOption("error-bot-server", server=args.server) from None
    return 0


class Seat:
    """One table where the bot plays: its log so far, and the player that thinks."""

    def __init__(self, player: Bot | None = None) -> None:
        self.entries: list[LogEntry] = []
        self.player = player


class Player:
    """Plays all tables of one bot, one decision after the other."""

    def __init__(self, client: Client, terminal: Terminal, args: Namespace) -> None:
        self.client = client
        self.terminal = terminal
        self.args = args
        self.seats: dict[str, Seat] = {}
        self.games = 0
        self.chance = Chance(os.urandom(8).hex())

    def play(self) -> None:
        """Sit down, then follow the events."""
        say = self.terminal.say
        self.terminal.print(say("cli-bot", name=self.client.me().name, bot=self.args.bot))
        if self.args.table:
            self.client.sit(self.args.table)
        try:
            for event in self.client.events():
                self.try_to_follow(event)
                if self.args.games is not None and self.games >= self.args.games:
                    return
        finally:
            for table in list(self.seats):
                self.forget(table)

    def try_to_follow(self, event: EventMessage) -> None:
        """Follow an event; what one table refuses is no reason to leave the others."""
        from tenshu.client import RefusedByServer

        try:
            self.follow(event)
        except RefusedByServer as refused:
            if refused.status == NOBODY_KNOWN:
                raise
            # A position that has changed meanwhile brings another event, and a seat that somebody
            # else has taken is none of ours.
            if refused.status != STALE:
                self.terminal.print(self.terminal.say("error-bot-refused", reason=str(refused)))

    def follow(self, event: EventMessage) -> None:
        """Do what an event asks for."""
        from tenshu.server.bot_messages import Invitation, Over, Started, Tables, Turn

        if isinstance(event, Tables) and self.args.accept:
            for table in event.invitations:
                self.try_to_follow(Invitation(table))
        elif isinstance(event, Invitation) and self.args.accept:
            self.client.sit(event.table.id)
        elif isinstance(event, Started):
            self.terminal.print(self.terminal.say("cli-bot-starts", table=event.table.id))
        elif isinstance(event, Turn):
            self.act(event.table)
        elif isinstance(event, Over):
            self.games += 1
            self.forget(event.table)
            self.terminal.print(self.terminal.say("cli-bot-over", table=event.table))

    def act(self, table: str) -> None:
        """Think, and play."""
        from tenshu.client import match_of

        seat = self.seats.setdefault(table, Seat())
        seen = self.client.look(table, len(seat.entries))
        seat.entries += seen.entries
        if seen.view is None or not seen.view.is_yours:
            return
        match = match_of(seen.table, seat.entries)
        if seat.player is None:
            seat.player = make_player(self.args.bot, match, allowance_of(self.args))
        action = int(seat.player.choose(match.game, match.state, self.chance))
        if has_failed(seat.player):
            self.give_up(table, seat.player)
            return
        self.client.act(table, seen.view.version, action)

    def give_up(self, table: str, player: Bot) -> None:
        """Leave the table to the server's own bot, since the program has failed."""
        assert isinstance(player, ProcessBot)
        assert player.lost is not None
        reason = self.terminal.wording.word(player.lost)
        self.terminal.print(self.terminal.say("cli-bot-failed", table=table, reason=reason))
        self.client.leave(table)
        self.forget(table)

    def forget(self, table: str) -> None:
        """The bot does not play at a table any more."""
        seat = self.seats.pop(table, None)
        if seat is not None and isinstance(seat.player, ProcessBot):
            seat.player.close()
