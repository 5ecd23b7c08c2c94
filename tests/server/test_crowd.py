"""Many who watch one table, and those who may not."""

import asyncio
import json
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tenshu.server import hosting, live, playing
from tenshu.server.errors import Refused
from tenshu.server.messages import EditTable, SocketMessage
from tenshu.server.streams import Listener
from tenshu.server.subscriber import NOT_ALLOWED, encode
from tenshu.server.table import in_steps
from tests.server.client import Guest
from tests.server.house import House
from tests.server.servers import Server


def test_who_came_before_the_start_is_sent_nothing_of_a_private_game(server: Server) -> None:
    ana, eve = Guest(server.url, "Ana"), Guest(server.url, "Eve")
    table = ana.create("dragon_castle", ["me", "open"], has_spectators=False)
    stranger = eve.at(table).watch()
    with table.watch() as watcher:
        ana.post(f"{table.path}/seats/1", {"do": "bot", "level": "random"})
        ana.post(f"{table.path}/start")
        ana.post(f"{table.path}/chat", {"text": "a secret"})
        view = watcher.wait_for_turn()
        table.act(view, view["moves"][0]["action"])
        with pytest.raises(ConnectionClosed) as closed:
            stranger.until(lambda _: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == NOT_ALLOWED
    assert stranger.chat == []
    assert stranger.entries == []
    assert not stranger.view


def test_whoever_loses_a_seat_of_a_private_table_is_not_told_its_moves(tmp_path: Path) -> None:
    async def run() -> None:
        house = House(str(tmp_path / "t.db"))
        try:
            await house.create(["me", "me"], start=False)
            await house.subscribe()
            stranger = Listener("stranger")
            table = await house.hall.subscribe(house.id, stranger, 0)
            edit = EditTable(has_spectators=False)
            await hosting.edit(house.hall, house.person, house.id, edit)
            table.send_table()
            assert not stranger.is_lost()
            await hosting.start(house.hall, house.person, house.id)
            assert stranger.is_lost()
            assert stranger.close_code == NOT_ALLOWED
            waiting = stranger.queue.qsize()
            await house.play()
            await playing.say(house.hall, house.person, house.id, "hello")
            table.send_table()
            assert stranger.queue.qsize() == waiting
            assert not house.subscriber.is_lost()
        finally:
            await house.close()

    asyncio.run(run())


def test_a_crowd_is_told_of_itself_in_few_messages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tenshu.server.hall.MOST_SOCKETS_AT_TABLE", 400)
    encoded: list[str] = []

    def count(message: SocketMessage) -> bytes:
        encoded.append(type(message).__name__)
        return encode(message)

    monkeypatch.setattr(live, "encode", count)

    async def run() -> None:
        house = House(str(tmp_path / "t.db"))
        try:
            await house.create(["me", "me"])
            crowd = [Listener(f"person {number}") for number in range(400)]
            for subscriber in crowd:
                table = await house.hall.subscribe(house.id, subscriber, 0)
            with pytest.raises(Refused):
                await house.hall.subscribe(house.id, Listener(None), 0)
            await house.subscribe()
            table.send_table()
            assert encoded.count("TableChanged") < 20
            messages = [json.loads(crowd[0].queue.get_nowait()) for _ in range(2)]
            assert messages[1]["table"]["spectators"] in range(1, 401)
            table.send_table()
            before = crowd[0].queue.qsize()
            table.send_table()
            assert crowd[0].queue.qsize() == before
            for subscriber in crowd:
                house.hall.unsubscribe(table, subscriber)
            assert table.table.info(None).spectators == 0
        finally:
            await house.close()

    asyncio.run(run())


def test_spectators_are_counted_in_steps() -> None:
    counts = (0, 9, 42, 99, 101, 137, 1999)
    assert [in_steps(count) for count in counts] == [0, 9, 42, 99, 100, 130, 1900]
