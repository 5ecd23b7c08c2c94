"""The client and whoever plays by it: our bots, the examples, in Python and in JavaScript."""

import asyncio
import os
import subprocess
import sys
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

import pytest

from tenshu.cli.bot import Player
from tenshu.cli.console import terminal_for
from tenshu.client import AsyncClient, Client, RefusedByServer, match_of
from tenshu.server.bot_messages import EventMessage, Tables, Turn
from tenshu.server.messages import Me, NewTable, Update, Welcome
from tests.cli.command import tenshu
from tests.server.client import Guest
from tests.server.program import Program
from tests.server.servers import Server

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"


def secret_of(bot: Program) -> str:
    return str(bot.guest.http.headers["authorization"]).removeprefix("Bearer ")


def play_with(server: Server, command: list[str], seats: list[str], game: str) -> list[int]:
    """Let a program join a table, play one game, and end; the places."""
    ana = Guest(server.url)
    bot = Program(ana)
    # The program's own table: others of the same service must not be joined.
    challenge = {"game": game, "seats": seats, "start": True, "pace": 0}
    table = bot.post("/api/bot/table", challenge)["id"]
    env = {**os.environ, "TENSHU_TOKEN": secret_of(bot)}
    done = subprocess.run(
        command, env=env, timeout=240, check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    view = ana.at(table).view()
    assert view["status"] == "over"
    ranks: list[int] = view["ranks"]
    return ranks


@pytest.mark.parametrize("game", ["dragon_castle", "white_castle", "terra_mystica"])
def test_the_example_wins_against_easy(sqlite_server: Server, game: str) -> None:
    """Greedy play beats the easy bot nearly always; of two chances one is enough."""
    command = [sys.executable, str(EXAMPLES / "server.py"), sqlite_server.url, "1"]
    assert any(play_with(sqlite_server, command, ["me", "easy"], game)[0] == 1 for _ in range(3))


def test_the_first_bot_of_the_guide_wins_against_easy(sqlite_server: Server) -> None:
    """It wins 17 games of 20; of three one is enough."""
    env = {**os.environ, "TENSHU_TOKEN": secret_of(Program(Guest(sqlite_server.url)))}
    command = [sys.executable, str(EXAMPLES / "first.py"), sqlite_server.url]
    told = ""
    for _ in range(3):
        told = subprocess.run(command, env=env, check=True, capture_output=True, text=True).stdout
        if "Places: [1, 2]" in told:
            return
    pytest.fail(told)


def test_the_example_in_javascript_plays(sqlite_server: Server) -> None:
    node = str(Path(sys.executable).with_name("node"))
    command = [node, str(EXAMPLES / "server.mjs"), sqlite_server.url, "1"]
    assert min(play_with(sqlite_server, command, ["me", "random"], "white_castle")) == 1


def test_our_bots_play_on_any_server(sqlite_server: Server) -> None:
    command = [sys.executable, "-m", "tenshu", "bot", "--server", sqlite_server.url]
    command += ["--bot", "greedy", "--games", "1"]
    play_with(sqlite_server, command, ["me", "random"], "white_castle")


def test_a_program_that_fails_leaves_the_table(sqlite_server: Server) -> None:
    command = [sys.executable, "-m", "tenshu", "bot", "--server", sqlite_server.url]
    command += ["--bot", "exec:false", "--games", "1"]
    assert play_with(sqlite_server, command, ["me", "random"], "white_castle"), "a bot stood in"


def test_bad_input_gets_one_line(sqlite_server: Server) -> None:
    nobody = ("bot", "--server", sqlite_server.url, "--token", "tenshu_x")
    assert "error-token" in tenshu(*nobody).complaint()
    assert "cannot be reached" in tenshu("bot", "--server", "nonsense", "--token", "x").complaint()
    for token in ("\u00e9", "x\ny", b"\xff"):
        said = tenshu("bot", "--server", sqlite_server.url, "--token", token).complaint()
        assert "error-token" in said


class OneTableRefuses:
    """A client of a server where one table refuses everything."""

    def __init__(self, status: int) -> None:
        self.status = status
        self.turns: list[str] = []

    def me(self) -> Me:
        return Me("b", "Robo", is_bot=True)

    def events(self) -> Iterator[EventMessage]:
        yield from (Turn("good", 1), Turn("bad", 1), Turn("good", 2))

    def look(self, table: str, since: int) -> Welcome:
        if table == "bad":
            raise RefusedByServer(self.status, None)
        self.turns.append(table)
        return Welcome(None, None, [], [])  # type: ignore[arg-type] # nobody looks at the table


@pytest.mark.parametrize("status", [403, 404, 409, 422])
def test_what_one_table_refuses_does_not_end_the_bot(status: int) -> None:
    client = OneTableRefuses(status)
    args = Namespace(lang="en", bot="random", table=None, accept=True, games=None)
    Player(client, terminal_for(args), args).play()  # type: ignore[arg-type] # all that is used
    assert client.turns == ["good", "good"]


def test_without_a_token_nothing_is_left_to_do() -> None:
    args = Namespace(lang="en", bot="random", table=None, accept=True, games=None)
    with pytest.raises(RefusedByServer):
        Player(OneTableRefuses(401), terminal_for(args), args).play()  # type: ignore[arg-type] # all that is used


def test_a_lost_stream_is_resumed(tmp_path: Path) -> None:
    """The service is killed and started again on the same port; nothing is told twice or lost."""
    server = Server(str(tmp_path / "t.db"), "--no-limits")
    try:
        ana = Guest(server.url)
        with Client(server.url, secret_of(Program(ana))) as client:
            two = NewTable("white_castle", ["me", "me"], is_one_screen=True, start=True)
            table = client.challenge(two).id
            told: list[int] = []
            for message in client.watch(table):
                if not isinstance(message, Welcome | Update):
                    continue
                told += [entry.version for entry in message.entries]
                view = message.view
                assert view is not None
                if len(told) > 12:
                    break
                if len(told) == 9:
                    server.kill()
                    server.arguments = ("--no-limits", "--port", server.url.rpartition(":")[2])
                    server.start()
                client.act(table, view.version, view.moves[0].action)
            assert told == list(range(1, len(told) + 1))
    finally:
        server.stop()


def test_both_clients_say_the_same(sqlite_server: Server) -> None:
    token = secret_of(Program(Guest(sqlite_server.url)))

    async def ask() -> None:
        async with AsyncClient(sqlite_server.url, token) as client:
            assert (await client.me()).is_bot
            asked = NewTable("dragon_castle", ["me", "me"], is_one_screen=True, start=True)
            table = (await client.challenge(asked)).id
            async for event in client.events():
                if isinstance(event, Tables):
                    assert [info.id for info in event.mine] == [table]
                if isinstance(event, Turn):
                    break
            seen = await client.look(table)
            match = match_of(seen.table, seen.entries)
            assert seen.view is not None
            assert match.legal() == [move.action for move in seen.view.moves]
            done = await client.act(table, seen.view.version, match.legal()[0])
            await client.say(table, "hello")
            again = await client.look(table)
            assert again.view is not None
            assert again.chat[-1].text == "hello"
            if again.view.undo.step:
                await client.undo(table, again.view.version)
                after = await client.look(table)
                assert match_of(after.table, after.entries).state.numbers() == match.state.numbers()
            with pytest.raises(RefusedByServer) as refused:
                await client.act(table, done.version - 1, 0)
            assert refused.value.status == 409
            await client.leave(table)

    asyncio.run(ask())
    with Client(sqlite_server.url, token) as client:
        assert client.me().is_bot
        assert isinstance(client.tables(), list)
