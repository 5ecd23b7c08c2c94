"""A socket by itself, at one end of a real connection: beats, backlogs, and what clients may send."""

import asyncio
import socket
import struct
from collections.abc import Awaitable, Callable
from contextlib import suppress

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from tenshu.server import sockets
from tenshu.server.limits import LARGEST_SOCKET_MESSAGE, MOST_HEARD
from tenshu.server.sockets import Socket, Sockets, frame_of
from tenshu.server.subscriber import CUT_OFF, LONGEST_QUEUE

URI = parse_uri("ws://127.0.0.1/")
MASK = b"\x01\x02\x03\x04"


class Pair:
    """A socket of the service, and its client on the other end."""

    def __init__(self, here: Socket, there: socket.socket) -> None:
        self.here = here
        self.there = there
        self.client = ClientProtocol(URI, state=State.OPEN, max_size=None)
        self.is_gone = asyncio.Event()
        here.on_leave(self.is_gone.set)

    async def say(self, data: bytes) -> None:
        await asyncio.get_running_loop().sock_sendall(self.there, data)

    async def hear(self) -> list[Frame]:
        """The frames that come next, and answers to pings; none at the end of the connection."""
        data = await asyncio.get_running_loop().sock_recv(self.there, 1 << 16)
        if not data:
            return []
        self.client.receive_data(data)
        with suppress(BrokenPipeError):  # closed already
            await self.say(b"".join(self.client.data_to_send()))
        frames = [frame for frame in self.client.events_received() if isinstance(frame, Frame)]
        return frames or await self.hear()

    async def hear_close(self) -> int:
        """The code that the service closes with."""
        while frames := await self.hear():
            for frame in frames:
                if frame.opcode is Opcode.CLOSE:
                    return int.from_bytes(bytes(frame.data[:2]))
        raise AssertionError("closed without a code")


class Bench:
    """The pairs of a test."""

    def __init__(self) -> None:
        self.sockets = Sockets()
        self.pairs: list[Pair] = []

    async def open(self) -> Pair:
        loop = asyncio.get_running_loop()
        ours, theirs = socket.socketpair()
        theirs.setblocking(False)
        transport, _ = await loop.create_connection(asyncio.Protocol, sock=ours)
        here = Socket(transport, self.sockets, lambda _: None)
        transport.set_protocol(here)
        transport.resume_reading()
        here.begin(lambda: b"beat")
        self.pairs.append(Pair(here, theirs))
        return self.pairs[-1]

    async def close(self) -> None:
        for pair in self.pairs:
            pair.there.close()
            pair.here.transport.abort()
            await pair.is_gone.wait()


def run(work: Callable[[Bench], Awaitable[None]]) -> None:
    async def in_time() -> None:
        bench = Bench()
        try:
            async with asyncio.timeout(60):
                await work(bench)
        finally:
            await bench.close()

    asyncio.run(in_time())


def masked(data: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def test_whoever_answers_beats_stays_and_whoever_does_not_is_gone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sockets, "BEAT_SECONDS", 1.0)

    async def work(bench: Bench) -> None:
        answering, silent = await bench.open(), await bench.open()
        beats = 0
        while not silent.is_gone.is_set() or beats < 3:
            for frame in await answering.hear():
                beats += frame.opcode is Opcode.TEXT and frame.data == b"beat"
        assert not answering.is_gone.is_set()

    run(work)


def test_whoever_answers_but_does_not_read_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "BEAT_SECONDS", 1.0)
    message = b"x" * 2_000_000

    async def work(bench: Bench) -> None:
        slow, stalled = await bench.open(), await bench.open()
        slow.here.send(message)
        stalled.here.send(message)
        while not stalled.here.is_lost():
            await stalled.say(masked(b"", Opcode.PONG))
            await slow.say(masked(b"", Opcode.PONG))
            await asyncio.get_running_loop().sock_recv(slow.there, 20_000)
            await asyncio.sleep(0.1)
        assert stalled.here.close_code == CUT_OFF
        assert not slow.here.is_lost()

    run(work)


def test_a_backlog_is_bounded_and_arrives_in_order() -> None:
    messages = [str(number).encode() * 20_000 for number in range(LONGEST_QUEUE)]

    async def work(bench: Bench) -> None:
        slow, stalled = await bench.open(), await bench.open()
        for message in messages:
            slow.here.send(message)
            stalled.here.send(message)
        assert not stalled.here.is_lost()
        for message in messages:
            stalled.here.send(message)
        assert stalled.here.close_code == CUT_OFF
        await stalled.is_gone.wait()
        heard: list[bytes] = []
        while len(heard) < len(messages):
            heard += [bytes(f.data) for f in await slow.hear() if f.opcode is Opcode.TEXT]
        assert heard == messages
        slow.here.send(b"and on")
        assert [frame.data for frame in await slow.hear()] == [b"and on"]

    run(work)


def test_frames_may_come_in_any_pieces() -> None:
    ping = masked(b"are you there", Opcode.PING)
    text = masked(b"{", fin=False) + ping + masked(b"}", Opcode.CONT) + masked(b"x" * 500)

    async def work(bench: Bench) -> None:
        pair = await bench.open()
        for byte in text:
            await pair.say(bytes([byte]))
        await pair.say(text + ping[:5])
        await pair.say(ping[5:])
        pongs: list[bytes] = []
        while len(pongs) < 3:
            pongs += [bytes(f.data) for f in await pair.hear() if f.opcode is Opcode.PONG]
        assert pongs == [b"are you there"] * 3
        await pair.say(masked(b"\x03\xe9", Opcode.CLOSE))
        assert await pair.hear_close() == 1000
        await pair.is_gone.wait()

    run(work)


@pytest.mark.parametrize(
    "data, code",
    [
        pytest.param(b"\x81\x01x", 1002, id="not masked"),
        pytest.param(b"\xc1\x80" + MASK, 1002, id="compressed"),
        pytest.param(b"\x83\x80" + MASK, 1002, id="no such kind"),
        pytest.param(b"\x09\x80" + MASK, 1002, id="a ping in pieces"),
        pytest.param(b"\x89\xfe\x00\x7e" + MASK, 1002, id="a long ping"),
        pytest.param(b"\x81\xff" + b"\xff" * 8, 1009, id="endless"),
        pytest.param(
            b"\x81\xfe" + struct.pack("!H", LARGEST_SOCKET_MESSAGE + 1), 1009, id="too long"
        ),
        pytest.param(masked(b"x" * 900) * (MOST_HEARD // 900 + 1), 1008, id="too much"),
        pytest.param(masked(b"", Opcode.PING) * MOST_HEARD, 1008, id="too many pings"),
        pytest.param(masked(b"\x00\x01rubbish", Opcode.CLOSE), 1000, id="a wrong code"),
        pytest.param(masked(b"", Opcode.CLOSE), 1000, id="closed"),
    ],
)
def test_what_breaks_the_rules_ends_the_socket(data: bytes, code: int) -> None:
    async def work(bench: Bench) -> None:
        pair = await bench.open()
        await pair.say(data)
        assert await pair.hear_close() == code
        await pair.is_gone.wait()

    run(work)


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_a_message_is_one_frame(size: int) -> None:
    client = ClientProtocol(URI, state=State.OPEN, max_size=None)
    client.receive_data(frame_of(b"x" * size))
    frames = [frame for frame in client.events_received() if isinstance(frame, Frame)]
    assert [(frame.opcode, len(frame.data), frame.fin) for frame in frames] == [
        (Opcode.TEXT, size, True)
    ]
