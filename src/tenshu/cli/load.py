"""`tenshu load`: measure how long moves take to arrive, with many tables on real sockets."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tenshu import games
from tenshu.cli.console import add_game, terminal_for
from tenshu.cli.workers import positive
from tenshu.core.errors import BadOption

if TYPE_CHECKING:
    from argparse import ArgumentParser, Namespace

    from websockets.asyncio.client import ClientConnection

    from tenshu.core.parts import Say

PLAYERS = 4
PATIENCE = 60.0
MEMORY = "process_resident_memory_bytes "
# Tables that are set up at the same time.
CROWD = 20
# Seconds before the measurement, so that the messages about new people are delivered first.
SETTLING = 2.0


def add_arguments(parser: ArgumentParser, _: str, say: Say) -> None:
    """Add the arguments of the command."""
    add_game(parser, say, optional=True)
    parser.add_argument("--tables", type=positive, default=10, help=say("help-load-tables"))
    parser.add_argument("--spectators", type=int, default=4, help=say("help-load-spectators"))
    parser.add_argument("--seconds", type=positive, default=10, help=say("help-load-seconds"))
    parser.add_argument("--moves", type=float, default=20.0, help=say("help-load-moves"))
    parser.add_argument("--db", default="", metavar="URL", help=say("help-load-db"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: Namespace) -> int:
    """Start a service, play, report; exit code 1 if a message was lost or out of order."""
    if args.moves <= 0 or args.spectators < 0:
        raise BadOption("error-load-numbers")
    terminal = terminal_for(args)
    game = games.load(args.game or "dragon_castle")
    args.known_game = game.name
    with tempfile.TemporaryDirectory() as folder:
        service = start_service(args.db or str(Path(folder) / "load.db"))
        try:
            load = Load(service_address(service), game.name, min(PLAYERS, game.seats[-1]), args)
            report = asyncio.run(load.run())
        finally:
            service.terminate()
            service.wait()
    if args.json:
        terminal.json(report)
    else:
        for name, value in report.items():
            terminal.print(f"{name:>18}  {value}")
    return 0 if report["lost"] == 0 and report["out_of_order"] == 0 else 1


def start_service(db: str) -> subprocess.Popen[str]:
    """Start a service without rate limits."""
    command = ["serve", "--port", "0", "--db", db, "--no-limits", "--workers", "1"]
    return subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, "-m", "tenshu", *command], stdout=subprocess.PIPE, text=True
    )


def service_address(service: subprocess.Popen[str]) -> tuple[str, int]:
    """The address of the service, from the first line it prints."""
    assert service.stdout is not None
    host, colon, port = service.stdout.readline().rpartition("//")[2].strip().rpartition(":")
    if not colon:
        raise BadOption("error-load-service")
    return host, int(port)


class Web:
    """A minimal HTTP client with one kept-alive connection and a cookie."""

    def __init__(self, address: tuple[str, int]) -> None:
        self.address = address
        self.cookie = ""
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401 - decoded JSON
        """The answer's JSON or text, or BadOption; reconnects if the connection was closed."""
        try:
            return await self._ask(method, path, body)
        except (asyncio.IncompleteReadError, ConnectionError):
            self._streams = None
            return await self._ask(method, path, body)

    async def _ask(self, method: str, path: str, body: object) -> Any:  # noqa: ANN401 - decoded JSON
        if self._streams is None:
            self._streams = await asyncio.open_connection(*self.address)
        reader, writer = self._streams
        data = json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: {self.address[0]}:{self.address[1]}\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n"
        head += f"Cookie: {self.cookie}\r\n\r\n"
        writer.write(head.encode() + data)
        answer = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        fields = dict(line.lower().split(": ", 1) for line in answer[1:] if ": " in line)
        content = (await reader.readexactly(int(fields["content-length"]))).decode()
        for line in answer:
            if line.lower().startswith("set-cookie: "):
                self.cookie = line.split(": ", 1)[1].partition(";")[0]
        if not answer[0].split()[1].startswith("2"):
            raise BadOption("error-load-answer", answer=f"{method} {path}: {content[:200]}")
        return json.loads(content) if "json" in fields["content-type"] else content

    def close(self) -> None:
        """Close the connection."""
        if self._streams is not None:
            self._streams[1].close()


class Seat:
    """A player or spectator: their connection, and what has arrived over it."""

    def __init__(self, web: Web) -> None:
        self.web = web
        self.view: dict[str, Any] = {}
        self.version = 0
        self.gaps = 0
        self.arrived: dict[int, float] = {}
        self.news = asyncio.Event()

    async def listen(self, socket: ClientConnection) -> None:
        """Receive messages, noting when each version arrived and counting gaps between versions."""
        async for text in socket:
            came = time.perf_counter()
            message = json.loads(text)
            for entry in message.get("entries", ()):
                if entry["version"] != self.version + 1:
                    self.gaps += 1
                self.version = entry["version"]
                self.arrived[entry["version"]] = came
            self.view = message.get("view") or self.view
            self.news.set()


class Load:
    """The whole measurement: tables, people and the pace of moves."""

    def __init__(self, address: tuple[str, int], game: str, players: int, args: Namespace) -> None:
        self.address = address
        self.game = game
        self.players = players
        self.spectators: int = args.spectators
        self.count: int = args.tables
        self.seconds: int = args.seconds
        self.rate: float = args.moves
        self.tables: list[tuple[str, list[Seat]]] = []
        self.sockets: list[ClientConnection] = []
        self.listeners: list[asyncio.Task[None]] = []
        self.posted: list[tuple[int, int, float, float]] = []
        self.crowd = asyncio.Semaphore(CROWD)

    async def run(self) -> dict[str, Any]:
        """Fill the tables, play for the given time, then report."""
        self.tables = list(await asyncio.gather(*(self.fill(n) for n in range(self.count))))
        await asyncio.sleep(SETTLING)
        began = time.perf_counter()
        turns = [self.play(number) for number in range(self.count)]
        await asyncio.gather(*turns)
        lasted = time.perf_counter() - began
        await asyncio.sleep(1)
        report = self.report(lasted)
        figures = await Web(self.address).ask("GET", "/metrics")
        for line in figures.splitlines():
            if line.startswith(MEMORY):
                report["server_mb"] = round(float(line.removeprefix(MEMORY)) / 1e6, 1)
        for listener in self.listeners:
            listener.cancel()
        for socket in self.sockets:
            socket.transport.abort()
        return report

    async def fill(self, number: int) -> tuple[str, list[Seat]]:
        """Set up a table with its players and spectators, all connected."""
        from websockets.asyncio.client import connect

        async with self.crowd:
            people = [Web(self.address) for _ in range(self.players + self.spectators)]
            for one, web in enumerate(people):
                await web.ask("POST", "/api/me", {"name": f"p{number}-{one}"})
            seats = ["me"] + ["open"] * (self.players - 1)
            info = await people[0].ask("POST", "/api/tables", {"game": self.game, "seats": seats})
            path = f"/api/tables/{info['id']}"
            for place in range(1, self.players):
                await people[place].ask("POST", f"{path}/seats/{place}", {"do": "sit"})
            await people[0].ask("POST", f"{path}/start")
            there = [Seat(web) for web in people]
            host, port = self.address
            for seat in there:
                socket = await connect(
                    f"ws://{host}:{port}{path}/socket",
                    additional_headers={"Cookie": seat.web.cookie},
                    compression=None,
                    max_size=None,
                )
                self.sockets.append(socket)
                self.listeners.append(asyncio.create_task(seat.listen(socket)))
            for seat in there:
                await asyncio.wait_for(seat.news.wait(), PATIENCE)
            return path, there

    async def play(self, number: int) -> None:
        """Post a move of the acting seat whenever the steady pace asks this table for one."""
        path, seats = self.tables[number]
        pause = self.count / self.rate
        began = time.perf_counter() + pause * number / self.count
        for move in range(int(self.seconds / pause)):
            await asyncio.sleep(max(0.0, began + move * pause - time.perf_counter()))
            actor = seats[0].view["actor"]
            if actor < 0:
                return
            seat = seats[actor]
            while seat.version < seats[0].version or not seat.view["is_yours"]:
                seat.news.clear()
                await asyncio.wait_for(seat.news.wait(), PATIENCE)
            moves, version = seat.view["moves"], seat.view["version"]
            action = moves[(number + move * 7) % len(moves)]["action"]
            posted = time.perf_counter()
            body = {"version": version, "action": action, "key": f"{number}-{move}"}
            done = await seat.web.ask("POST", f"{path}/actions", body)
            answered = time.perf_counter()
            self.posted.append((number, done["version"], posted, answered))
            while seats[0].version < done["version"]:
                seats[0].news.clear()
                await asyncio.wait_for(seats[0].news.wait(), PATIENCE)

    def report(self, lasted: float) -> dict[str, Any]:
        """Counts of moves and deliveries, and percentiles of their times."""
        lost = 0
        delays: list[float] = []
        for number, version, posted, _ in self.posted:
            arrivals = [seat.arrived.get(version) for seat in self.tables[number][1]]
            came = [arrival for arrival in arrivals if arrival is not None]
            lost += len(arrivals) - len(came)
            delays.append(max(came, default=posted) - posted)
        answers = sorted(answered - posted for _, _, posted, answered in self.posted)
        delays.sort()
        people = self.count * (self.players + self.spectators)
        return {
            "game": self.game,
            "tables": self.count,
            "players": self.players,
            "spectators": self.spectators,
            "sockets": people,
            "seconds": round(lasted, 1),
            "moves": len(self.posted),
            "moves_per_second": round(len(self.posted) / lasted, 1),
            "deliveries": len(self.posted) * (self.players + self.spectators) - lost,
            "lost": lost,
            "out_of_order": sum(seat.gaps for _, seats in self.tables for seat in seats),
            "answer_p50_ms": percentile(answers, 0.5),
            "answer_p99_ms": percentile(answers, 0.99),
            "last_delivery_p50_ms": percentile(delays, 0.5),
            "last_delivery_p99_ms": percentile(delays, 0.99),
        }


def percentile(values: list[float], share: float) -> float:
    """A percentile of sorted seconds, in milliseconds."""
    if not values:
        return 0.0
    return round(values[min(len(values) - 1, int(len(values) * share))] * 1000, 2)
