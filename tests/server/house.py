"""A service without the web, in the process of the test."""

import json

from tenshu.server import hosting, playing
from tenshu.server.hall import Hall
from tenshu.server.live import LiveTable
from tenshu.server.messages import Act, NewTable
from tenshu.server.metrics import Metrics
from tenshu.server.people import People
from tenshu.server.rows import Person
from tenshu.server.storage import repository
from tenshu.server.storage.store import Store
from tenshu.server.streams import Listener
from tenshu.server.table import Table
from tenshu.server.thinking import Thinkers

GAME = "terra_mystica"


class House:
    """One table with one person, and all that a subscriber was sent."""

    def __init__(self, db: str) -> None:
        self.store = Store(db)
        self.metrics = Metrics()
        self.thinkers = Thinkers(1, 1.0, self.metrics)
        self.hall = Hall(self.store, self.thinkers, self.metrics)
        self.person = Person("", "", "")
        self.id = ""
        self.subscriber = Listener(None)
        # The versions and chat lines that the subscriber was sent.
        self.versions: list[int] = []
        self.lines: list[int] = []

    async def create(self, seats: list[str], *, pace: int = 0, start: bool = True) -> None:
        self.person = await People(self.store, "secret").introduce(None, "Ana")
        asked = NewTable(
            GAME, seats, {"first_player": "1"}, is_one_screen=True, pace=pace, start=start
        )
        self.id = (await hosting.create(self.hall, self.person, asked)).id

    async def subscribe(self) -> LiveTable:
        since = self.versions[-1] if self.versions else 0
        self.subscriber = Listener(self.person.id)
        return await self.hall.subscribe(self.id, self.subscriber, since)

    async def read_socket(self) -> None:
        """Take in what the subscriber was sent; if it was cut off, come back as a page does."""
        while not self.subscriber.queue.empty():
            if data := self.subscriber.queue.get_nowait():
                self.take_in(data)
        if self.subscriber.is_lost():
            self.hall.unsubscribe(self.hall.tables[self.id], self.subscriber)
            await self.subscribe()
            await self.read_socket()

    def take_in(self, data: bytes) -> None:
        message = json.loads(data)
        self.versions += [entry["version"] for entry in message.get("entries", [])]
        if message["type"] == "welcome":
            self.lines = [line["id"] for line in message["chat"]]
        elif message["type"] == "chat":
            self.lines.append(message["line"]["id"])

    async def stored(self) -> Table:
        found = await self.store.read(repository.load_table, self.id)
        assert found is not None
        assert [entry.seq for entry in found.entries] == list(range(1, found.table.version + 1))
        return Table.load(found)

    async def check(self) -> None:
        """Memory is what is stored, and the subscriber was sent all of it once."""
        memory, stored = await self.hall.read(self.id), await self.stored()
        assert facts(memory) == facts(stored)
        await self.read_socket()
        assert self.versions == list(range(1, stored.row.version + 1))
        assert self.lines == [line.id for line in stored.chat]

    async def play(self, count: int = 1) -> None:
        for _ in range(count):
            now = await self.hall.read(self.id)
            action = now.game().match.legal()[0]
            asked = Act(now.row.version, action, f"play {now.row.version}")
            await playing.act(self.hall, self.person, self.id, asked)

    async def close(self) -> None:
        await self.hall.close()
        self.thinkers.close()
        self.store.close()


def facts(found: Table) -> dict[str, object]:
    """All that a table consists of."""
    history = found.history
    return {
        "row": found.row,
        "seats": found.seats,
        "chat": found.chat,
        "keys": found.keys,
        "entries": history and history.entries,
        "standing": history and history.standing,
        "steps": history and history.match.steps,
        "numbers": history and history.match.state.numbers(),
        "to store": (found.transitions, found.lines, found.rematch),
    }
