"""A program that plays by a token, over plain HTTP."""

import json
from collections.abc import Callable, Iterator
from typing import Any, Self

import httpx

from tests.server.client import PATIENCE, Guest, Json


class Program:
    """A bot with its token."""

    def __init__(
        self, owner: Guest, name: str = "Robo", scopes: tuple[str, ...] = ("bot:play",)
    ) -> None:
        made = owner.post("/api/me/tokens", {"name": name, "scopes": scopes})
        self.token: Json = made["info"]
        self.id: str = made["info"]["bot"]
        self.guest = Guest(owner.url, "")
        # A stream keeps its connection.
        limits = httpx.Limits(max_connections=None)
        self.guest.http = httpx.Client(base_url=owner.url, timeout=PATIENCE, limits=limits)
        self.guest.http.headers["authorization"] = f"Bearer {made['secret']}"

    def post(
        self, path: str, body: object = None, status: int | tuple[int, ...] = (200, 201)
    ) -> Json:
        """Ask for something and expect this status."""
        return self.guest.post(path, {} if body is None else body, status)

    def get(self, path: str, status: int = 200) -> Any:  # noqa: ANN401 - any JSON
        """Ask about something and expect this status."""
        return self.guest.get(path, status)

    def events(self) -> "Stream":
        """Open the stream of events."""
        return Stream(self.guest, "/api/stream/event")

    def watch(self, table: str, since: int = 0) -> "Stream":
        """Open the stream of a table."""
        return Stream(self.guest, f"/api/bot/table/{table}/stream?since={since}")

    def act(
        self, view: Json, table: str, status: int | tuple[int, ...] = 200, action: object = None
    ) -> Json:
        """Play a move of a position, the first by default."""
        chosen = view["moves"][0]["action"] if action is None else action
        body = {"version": view["version"], "action": chosen, "key": f"v{view['version']}"}
        return self.post(f"/api/bot/table/{table}/act", body, status)


class Stream:
    """Lines as they come."""

    def __init__(self, guest: Guest, path: str) -> None:
        self._request = guest.http.build_request("GET", path, timeout=PATIENCE)
        self.answer: httpx.Response = guest.http.send(self._request, stream=True)
        self._lines: Iterator[str] = self.answer.iter_lines()

    def __enter__(self) -> Self:
        assert self.answer.status_code == 200, self.answer.read()
        return self

    def __exit__(self, *_: object) -> None:
        self.answer.close()

    def read(self) -> Json:
        """The next line."""
        line: Json = json.loads(next(self._lines))
        return line

    def next(self, kind: str) -> Json:
        """The next line of a kind."""
        return self.until(lambda line: line["type"] == kind)

    def until(self, is_it: Callable[[Json], bool]) -> Json:
        """The next line that fits."""
        line = self.read()
        while not is_it(line):
            line = self.read()
        return line

    def has_ended(self) -> bool:
        """Read to the end, which must come."""
        for _ in self._lines:
            pass
        return True
