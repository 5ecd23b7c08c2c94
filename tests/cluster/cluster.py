"""Several services on one PostgreSQL behind a plain round-robin, all on loopback."""

import asyncio
import itertools
import signal
import threading
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlsplit

from tests.server.client import Guest
from tests.server.rows import rows
from tests.server.servers import Server
from tests.waiting import look_until


class Relay:
    """Passes each connection on to the next service, whoever it belongs to."""

    def __init__(self, urls: list[str]) -> None:
        self.targets = [(urlsplit(url).hostname, urlsplit(url).port) for url in urls]
        self._turns = itertools.cycle(range(len(urls)))
        self._loop = asyncio.new_event_loop()
        self._server = self._loop.run_until_complete(
            asyncio.start_server(self._pass_on, "127.0.0.1", 0)
        )
        self.url = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._thread.start()

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._server.close()
        for task in asyncio.all_tasks(self._loop):
            task.cancel()
        self._loop.run_until_complete(asyncio.sleep(0))
        self._loop.close()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for _ in self.targets:
            try:
                to = await asyncio.open_connection(*self.targets[next(self._turns)])
                break
            except OSError:
                continue
        else:
            writer.close()
            return
        await asyncio.gather(copy(reader, to[1]), copy(to[0], writer))


async def copy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    except OSError:
        pass
    finally:
        writer.close()


class Cluster:
    """Services that know each other only by their database."""

    def __init__(self, db: str, count: int, *arguments: str) -> None:
        self.db = db
        # The first one makes the tables of the database, the others start side by side.
        first = Server(db, *arguments)
        look_until(lambda: bool(rows(db, "SELECT id FROM processes")))
        self._first_process = rows(db, "SELECT id FROM processes")[0][0]
        with ThreadPoolExecutor() as starters:
            others = list(starters.map(lambda _: Server(db, *arguments), range(count - 1)))
        self.servers = [first, *others]
        self.relay = Relay([server.url for server in self.servers])

    def server_of(self, process: object) -> Server:
        """Which of two services on a new database this process is."""
        return self.servers[0 if process == self._first_process else 1]

    def guest(self, at: int | None = None, name: str = "Ana") -> Guest:
        """A new person at one of the services, or at the round-robin."""
        return Guest(self.relay.url if at is None else self.servers[at].url, name)

    def close(self) -> list[str]:
        """Stop everything; what each service logged."""
        self.relay.close()
        running = [server for server in self.servers if server.process.poll() is None]
        return [server.stop(signal.SIGINT)[1] for server in running]


def elsewhere(guest: Guest, url: str) -> Guest:
    """The same person at another service."""
    other = Guest(url, name="")
    other.http.cookies = guest.http.cookies
    other.id = guest.id
    return other
