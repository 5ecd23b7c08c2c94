"""Where reminders arrive: webhooks, a push service with a browser behind it, and a mail server."""

import json
import socket
import threading
from collections.abc import Callable
from email import message_from_bytes
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256

from tenshu.server.webpush import CURVE, derive, from_text, point_of, to_text

WAIT = 60.0
# Notified of every call and mail.
ARRIVED = threading.Condition()


class Call:
    """A request that arrived."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path = path
        self.headers = headers
        self.body = body

    def json(self) -> Any:  # noqa: ANN401 - any JSON
        return json.loads(self.body)


class Receiver:
    """An HTTP server on loopback that keeps what it is sent."""

    def __init__(self) -> None:
        self.calls: list[Call] = []
        # The statuses of the next answers, then 201.
        self.statuses: list[int] = []
        # Calls that are not answered before this is set.
        self.may_answer = threading.Event()
        self.may_answer.set()
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                with ARRIVED:
                    receiver.calls.append(Call(self.path, headers, body))
                    ARRIVED.notify_all()
                receiver.may_answer.wait(WAIT)
                status = receiver.statuses.pop(0) if receiver.statuses else 201
                try:
                    self.send_response(status)
                    self.send_header("location", "/elsewhere")
                    self.end_headers()
                except OSError:
                    pass  # whoever called is dead

            def log_message(self, format: str, *args: object) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def to(self, path: str) -> list[Call]:
        """The calls of one address."""
        return [call for call in self.calls if call.path == path]

    def close(self) -> None:
        self.may_answer.set()
        self.server.shutdown()
        self.server.server_close()


class Browser:
    """A browser that has subscribed at a push service."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(CURVE)
        self.point = point_of(self.key.public_key())
        self.auth = bytes(range(16))

    def subscription(self) -> dict[str, str]:
        return {
            "endpoint": self.endpoint,
            "p256dh": to_text(self.point),
            "auth": to_text(self.auth),
        }

    def read(self, call: Call, public_key: str) -> Any:  # noqa: ANN401 - any JSON
        """Check the signature as a push service does, and decrypt as a browser does (RFC 8291)."""
        check_signature(call, public_key, self.endpoint)
        assert call.headers["content-encoding"] == "aes128gcm"
        salt, length = call.body[:16], call.body[20]
        theirs, sealed = call.body[21 : 21 + length], call.body[21 + length :]
        shared = self.key.exchange(
            ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs)
        )
        key = derive(self.auth, shared, b"WebPush: info\0" + self.point + theirs, 32)
        content_key = derive(salt, key, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derive(salt, key, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(content_key).decrypt(nonce, sealed, None)
        assert plain[-1:] == b"\x02"
        return json.loads(plain[:-1])


def check_signature(call: Call, public_key: str, endpoint: str) -> None:
    """Check the VAPID header (RFC 8292)."""
    scheme, _, rest = call.headers["authorization"].partition(" ")
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, fields["k"]) == ("vapid", public_key)
    signed, _, signature = fields["t"].rpartition(".")
    raw = from_text(signature)
    numbers = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    key = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_text(public_key))
    key.verify(encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(SHA256()))
    claims = json.loads(from_text(signed.split(".")[1]))
    assert endpoint.startswith(claims["aud"] + "/")


class MailServer:
    """An SMTP server on loopback that keeps what it is sent."""

    def __init__(self) -> None:
        self.mails: list[tuple[list[str], Message]] = []
        # Answers to the next mails in place of 250.
        self.refusals: list[str] = []
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        self.controller = Controller(self, hostname="127.0.0.1", port=port)
        self.controller.start()
        self.url = f"smtp://127.0.0.1:{port}"

    async def handle_DATA(self, _: SMTP, __: Session, envelope: Envelope) -> str:  # noqa: N802 - the name it has
        if self.refusals:
            return self.refusals.pop(0)
        assert isinstance(envelope.content, bytes)
        with ARRIVED:
            self.mails.append((envelope.rcpt_tos, message_from_bytes(envelope.content)))
            ARRIVED.notify_all()
        return "250 OK"

    def close(self) -> None:
        self.controller.stop()


def wait_for(is_true: Callable[[], bool]) -> None:
    """Wait until something has arrived."""
    with ARRIVED:
        assert ARRIVED.wait_for(is_true, WAIT)
