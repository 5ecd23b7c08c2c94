"""A table of the load: people who play at a given pace, and what they were told about it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from tenshu.cli.load.client import Web
from tenshu.cli.load.people import Seat, View
from tenshu.core.errors import BadOption

STALE = 409


class Posted(NamedTuple):
    """An acknowledged move: its key and version, when it was sent and answered, and by which service."""

    key: str
    version: int
    sent: float
    answered: float
    service: int


class Made(msgspec.Struct):
    """What matters of the answer to a new table."""

    id: str


class Done(msgspec.Struct):
    """The answer to a move."""

    version: int


class MadeToken(msgspec.Struct):
    """What matters of the answer to a new token."""

    secret: str


class Said(msgspec.Struct):
    """What matters of the answer to a line of chat."""

    id: int


class Table:
    """People at a table: the players, then the spectators; bots may have the last seats."""

    # The last part of the path of moves.
    act = "actions"

    def __init__(
        self, web: Web, number: int, game: str, players: int, bots: Sequence[str] = ()
    ) -> None:
        self.web = web
        self.number = number
        self.game = game
        self.players = players
        self.bots = bots
        self.path = ""
        self.seats: list[Seat] = []
        self.posted: list[Posted] = []
        # The text of each acknowledged line of chat, by its number.
        self.said: dict[int, str] = {}

    async def gather(self, spectators: int) -> None:
        """Introduce everybody, and begin the first game."""
        for place in range(self.players + spectators):
            name = {"name": f"p{self.number}-{place}"}
            _, cookie = await self.web.get("POST", "/api/me", name)
            self.seats.append(Seat(self.web, cookie, is_player=place < self.players))
        await self.begin()

    async def begin(self) -> None:
        """Make a table, sit down and start."""
        people = self.seats[: self.players]
        seats = ["me"] + ["open"] * (self.players - 1) + list(self.bots)
        asked = {"game": self.game, "seats": seats}
        made, _ = await self.web.get("POST", "/api/tables", asked, cookie=people[0].cookie)
        self.path = f"/api/tables/{msgspec.json.decode(made, type=Made).id}"
        for place, person in enumerate(people[1:], 1):
            sit = f"{self.path}/seats/{place}"
            await self.web.get("POST", sit, {"do": "sit"}, cookie=person.cookie)
        await self.web.get("POST", f"{self.path}/start", cookie=people[0].cookie)

    async def connect(self) -> None:
        """Open everybody's socket."""
        for seat in self.seats:
            await seat.sit_at(self.path)

    async def hear_all(self) -> None:
        """Wait until everybody has received the last move, and the last line of chat."""
        for seat in self.seats:
            while seat.version < self.last_version() or seat.line < max(self.said, default=0):
                await seat.hear_more()

    async def begin_again(self) -> None:
        """Begin another game with the same people."""
        for seat in self.seats:
            seat.leave()
        self.posted, self.said = [], {}
        await self.begin()
        await self.connect()

    def last_version(self) -> int:
        """The version of the last acknowledged move."""
        return self.posted[-1].version if self.posted else 0

    async def move(self, choice: int) -> Posted | None:
        """Post a move of the seat that must act; None if the game is over."""
        key = f"{self.number}-{choice}-{len(self.posted)}"
        while True:
            seat = await self._acting()
            if seat is None:
                return None
            assert seat.view is not None
            moves, version = seat.view.moves, seat.view.version
            body = {
                "version": version,
                "action": moves[choice % len(moves)].action,
                "key": key,
            }
            sent = time.perf_counter()
            path = f"{self.path}/{self.act}"
            answer = await self.web.ask("POST", path, body, cookie=seat.cookie, token=seat.token)
            answered = time.perf_counter()
            if answer.status < 300:
                done = msgspec.json.decode(answer.data, type=Done)
                posted = Posted(key, done.version, sent, answered, answer.service)
                self.posted.append(posted)
                return posted
            if answer.status != STALE:
                text = answer.data[:200].decode(errors="replace")
                raise BadOption("error-load-answer", answer=f"POST {path}: {text}")
            if seat.version <= version:
                await seat.hear_more()

    async def say(self, text: str) -> None:
        """Let the first player say something, and note the line that was acknowledged."""
        path, speaker = f"{self.path}/chat", self.seats[0]
        data, _ = await self.web.get(
            "POST", path, {"text": text}, cookie=speaker.cookie, token=speaker.token
        )
        self.said[msgspec.json.decode(data, type=Said).id] = text

    async def _acting(self) -> Seat | None:
        """The seat that must act, once its own socket says so and the last move is seen there."""
        while True:
            newest = max(self.seats[: self.players], key=lambda seat: seat.version)
            view: View | None = newest.view
            if view is None or view.version < self.last_version():
                await newest.hear_more()
                continue
            if view.actor < 0:
                return None
            if view.actor >= self.players:
                await newest.hear_more()  # a bot thinks
                continue
            seat = self.seats[view.actor]
            if seat.view is not None and seat.view.is_yours and seat.version == newest.version:
                return seat
            await seat.hear_more()


class BotTable(Table):
    """A table where everybody is a bot with a token, playing and watching by the bot API."""

    act = "act"

    async def gather(self, spectators: int) -> None:
        """Make a token for everybody, and begin the first game."""
        for place in range(self.players + spectators):
            name = f"p{self.number}-{place}"
            _, cookie = await self.web.get("POST", "/api/me", {"name": name})
            asked = {"name": f"bot-{name}", "scopes": ["bot:play"]}
            data, _ = await self.web.get("POST", "/api/me/tokens", asked, cookie=cookie)
            token = msgspec.json.decode(data, type=MadeToken).secret
            self.seats.append(Seat(self.web, "", is_player=place < self.players, token=token))
        await self.begin()

    async def begin(self) -> None:
        """Challenge, accept and start."""
        players = self.seats[: self.players]
        seats = ["me"] + ["open"] * (self.players - 1)
        asked = {"game": self.game, "seats": seats, "admits_bots": True}
        made, _ = await self.web.get("POST", "/api/bot/table", asked, token=players[0].token)
        self.path = f"/api/bot/table/{msgspec.json.decode(made, type=Made).id}"
        for place, player in enumerate(players[1:], 1):
            await self.web.get("POST", f"{self.path}/sit", {"seat": place}, token=player.token)
        await self.web.get("POST", f"{self.path}/start", token=players[0].token)
