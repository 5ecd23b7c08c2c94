"""A person at a table, over real HTTP and a real socket."""

import json
from collections.abc import Callable
from types import TracebackType
from typing import Any, ClassVar, Self

import httpx
from websockets.sync.client import ClientConnection, connect

PATIENCE = 30.0
MOST_BEATS = 4
Json = dict[str, Any]


class Guest:
    """A person with a name and a cookie."""

    # All who came, so that a fixture can close what they left open.
    opened: ClassVar[list["Guest"]] = []

    def __init__(self, url: str, name: str = "Ana") -> None:
        self.url = url
        self.sockets: list[ClientConnection] = []
        Guest.opened.append(self)
        self.http = httpx.Client(base_url=url, timeout=PATIENCE)
        self.id = ""
        if name:
            self.id = self.post("/api/me", {"name": name})["id"]

    def close(self) -> None:
        """Leave no socket open."""
        for socket in self.sockets:
            socket.close()
        self.http.close()

    def post(
        self, path: str, body: object = None, status: int | tuple[int, ...] = (200, 201)
    ) -> Json:
        """Ask for something and expect this status."""
        return self._ask("POST", path, body, status)

    def get(self, path: str, status: int = 200, **query: object) -> Any:  # noqa: ANN401 - any JSON
        """Ask about something and expect this status."""
        answer = self.http.get(path, params=query)  # type: ignore[arg-type] # only numbers and text are asked with
        assert answer.status_code == status, answer.text
        return answer.json()

    def put(self, path: str, body: object, status: int = 200) -> Json:
        return self._ask("PUT", path, body, status)

    def patch(self, path: str, body: object, status: int = 200) -> Json:
        return self._ask("PATCH", path, body, status)

    def create(self, game: str, seats: list[str], **more: object) -> "Table":
        """A new table; begun if nobody is missing."""
        body = {"game": game, "seats": seats, "pace": 0, "start": "open" not in seats, **more}
        return Table(self, self.post("/api/tables", body)["id"])

    def at(self, table: "Table | str") -> "Table":
        """Somebody's table in this person's hands."""
        return Table(self, table if isinstance(table, str) else table.id)

    def _ask(self, method: str, path: str, body: object, status: int | tuple[int, ...]) -> Json:
        answer = self.http.request(method, path, json=body)
        expected = (status,) if isinstance(status, int) else status
        assert answer.status_code in expected, f"{answer.status_code} {answer.text}"
        said: Json = answer.json()
        return said


class Table:
    """A table in the hands of one person."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest = guest
        self.id = table
        self.path = f"/api/tables/{table}"

    def state(self) -> Json:
        """The whole table."""
        found: Json = self.guest.get(self.path)
        return found

    def view(self) -> Json:
        """The position."""
        view: Json = self.state()["view"]
        return view

    def act(self, view: Json, action: object, key: str = "", status: int = 200) -> Json:
        """Do something on the version of this view."""
        number = view["version"]
        body = {"version": number, "action": action, "key": key or f"key-{number}"}
        return self.guest.post(f"{self.path}/actions", body, status)

    def undo(
        self, view: Json, *, whole_turn: bool = False, key: str = "", status: int = 200
    ) -> Json:
        """Take back a step or a turn."""
        number = view["version"]
        body = {"version": number, "key": key or f"undo-{number}", "whole_turn": whole_turn}
        return self.guest.post(f"{self.path}/undo", body, status)

    def say(self, text: str) -> Json:
        """Say something in the chat."""
        return self.guest.post(f"{self.path}/chat", {"text": text})

    def watch(self, since: int = 0) -> "Watcher":
        """Open the table's socket."""
        return Watcher(self, since)


class Watcher:
    """An open socket, and the last that it said about everything."""

    def __init__(self, table: Table, since: int = 0) -> None:
        self.table = table
        address = table.guest.url.replace("http", "ws", 1) + f"{table.path}/socket?since={since}"
        cookie = table.guest.http.cookies.get("tenshu")
        headers = {"Cookie": f"tenshu={cookie}"} if cookie else {}
        self.socket: ClientConnection = connect(
            address, additional_headers=headers, max_size=None, legacy=True
        )
        table.guest.sockets.append(self.socket)
        self.said: list[Json] = []
        self.entries: list[Json] = []
        self.view: Json = {}
        self.info: Json = {}
        self.chat: list[Json] = []
        self.next("welcome")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.socket.close()

    def read(self) -> Json:
        """The next message, taken in."""
        message: Json = json.loads(self.socket.recv(timeout=PATIENCE))
        self.said.append(message)
        self.entries += message.get("entries", [])
        self.view = message.get("view") or self.view
        self.info = message.get("table") or self.info
        self.chat += message.get("chat", [])
        if message["type"] == "chat":
            self.chat.append(message["line"])
        return message

    def next(self, kind: str) -> Json:
        """The next message of a kind."""
        return self.until(lambda message: message["type"] == kind)

    def until(self, is_it: Callable[[Json], bool]) -> Json:
        """The next message that fits, waiting for at most `MOST_BEATS` beats."""
        beats = 0
        message = self.read()
        while not is_it(message):
            beats += message["type"] == "beat"
            assert beats < MOST_BEATS, "nothing happened for too long"
            message = self.read()
        return message

    def wait_for_turn(self) -> Json:
        """The position in which this person must act, or the final one."""
        while not self.view.get("is_yours") and self.view.get("status") != "over":
            self.next("update")
        return self.view

    def wait_for(self, version: int) -> Json:
        """The position once the log has reached a version."""
        while self.view.get("version", -1) < version:
            self.next("update")
        return self.view
