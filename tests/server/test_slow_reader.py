"""Somebody who stops reading never slows a table."""

import socket
import struct
from pathlib import Path

from tenshu.server.streams import Listener
from tenshu.server.subscriber import LONGEST_QUEUE
from tests.server.client import Guest, Table
from tests.server.servers import Server


def stalled(table: Table) -> socket.socket:
    """A spectator that opens the socket and never reads again."""
    host, port = table.guest.url.removeprefix("http://").split(":")
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    raw.connect((host, int(port)))
    raw.sendall(
        f"GET {table.path}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    return raw


def test_who_is_too_far_behind_is_given_up() -> None:
    subscriber = Listener("ana")
    for _ in range(LONGEST_QUEUE):
        subscriber.send(b"x")
    assert not subscriber.is_lost()
    subscriber.send(b"x")
    assert subscriber.is_lost()
    subscriber.send(b"x")
    assert subscriber.queue.qsize() == 1


def test_stalled_spectators_are_cut_off_and_nobody_waits(tmp_path: Path) -> None:
    server = Server(str(tmp_path / "t.db"), "--no-limits")
    ana = Guest(server.url)
    table = ana.create("dragon_castle", ["me", "me"], is_one_screen=True)
    sleepers = [stalled(table) for _ in range(3)]
    with table.watch() as watcher:
        watcher.until(lambda _: watcher.info["spectators"] == 3)
        for number in range(400):
            view = watcher.view
            if view["status"] == "over":
                break
            move = view["moves"][number % len(view["moves"])]
            table.act(view, move["action"])
            watcher.wait_for(view["version"] + 1)
        versions = [entry["version"] for entry in watcher.entries]
        assert versions == list(range(1, len(versions) + 1))
        watcher.until(lambda _: watcher.info["spectators"] == 0)
    for sleeper in sleepers:
        sleeper.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        sleeper.close()
    code, _ = server.stop()
    assert code == 0
