"""Where the service may call for people: no private address, no detour, and not for long."""

import socket
import threading
from contextlib import closing

import pytest

from tenshu.server import outbound
from tenshu.server.outbound import Caller, NoAnswer, NotAllowed, NotCalled, is_public
from tests.server.post_office import Receiver


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "10.1.2.3",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",  # noqa: S104 - compared, not bound
        "224.0.0.1",
        "::1",
        "::",
        "fe80::1%eth0",
        "fd00::1",
        "::ffff:10.0.0.1",
        "::10.0.0.1",
        "::ffff:0:10.0.0.1",
        "64:ff9b::a00:1",
        "64:ff9b:1::a00:1",
        "2002:a00:1::1",
        "2001:0:a00:1::1",
        "3fff::1",
        "fec0::1",
        "ff02::1",
    ],
)
def test_private_addresses_are_known(address: str) -> None:
    assert not is_public(address)


def test_public_addresses_are_known() -> None:
    assert is_public("93.184.216.34")
    assert is_public("2606:2800:220:1:248:1893:25c8:1946")


def test_nothing_private_is_called_unless_the_host_allows_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    careful = Caller(allows_private=False)
    for url in (
        "http://play.example/",
        "https://user:word@play.example/",
        "ftp://play.example/",
        "https://",
        "https://[::1",
        "https://play.example:0/",
    ):
        with pytest.raises(NotAllowed):
            careful.check(url)
    asked: list[str] = []
    look_up = socket.getaddrinfo

    def answer(host: str, *rest: object, **more: object) -> object:
        """A name server that leads home at the second question."""
        asked.append(host)
        return look_up("93.184.216.34" if len(asked) == 1 else "127.0.0.1", *rest, **more)  # type: ignore[arg-type] # passed on as they came

    connected: list[object] = []

    def connect(address: object, timeout: float) -> socket.socket:
        connected.append(address)
        raise OSError

    with monkeypatch.context() as patch:
        patch.setattr(socket, "getaddrinfo", answer)
        patch.setattr(socket, "create_connection", connect)
        with pytest.raises(NotCalled):
            careful._post("https://rebinds.example/", b"", {})
        assert (asked, connected) == (["rebinds.example"], [("93.184.216.34", 443)])
        with pytest.raises(NotAllowed):
            careful._post("https://rebinds.example/", b"", {})
    for host in ("localhost", "127.0.0.1", "[::1]", "2130706433"):
        with pytest.raises(NotAllowed):
            careful._post(f"https://{host}:9/", b"", {})
    careful.close()


def test_calls_follow_nothing_and_end(monkeypatch: pytest.MonkeyPatch) -> None:
    caller = Caller(allows_private=True)
    with closing(Receiver()) as receiver:
        receiver.statuses = [302]
        assert caller._post(f"{receiver.url}/moved", b"{}", {}) == 302
        assert [call.path for call in receiver.calls] == ["/moved"]
    with pytest.raises(NotCalled):
        caller._post("http://127.0.0.1:1/", b"", {})
    # A server that answers a byte at a time.
    monkeypatch.setattr(outbound, "CALL_SECONDS", 0.3)
    listener = socket.create_server(("127.0.0.1", 0))
    has_ended = threading.Event()

    def drip() -> None:
        taken, _ = listener.accept()
        with taken:
            try:
                while not has_ended.wait(0.02):
                    taken.sendall(b"x")
            except OSError:
                pass

    thread = threading.Thread(target=drip)
    thread.start()
    with pytest.raises(NoAnswer):
        caller._post(f"http://127.0.0.1:{listener.getsockname()[1]}/", b"", {})
    has_ended.set()
    thread.join()
    listener.close()
    caller.close()
