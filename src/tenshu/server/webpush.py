"""Web push: encryption for one browser (RFC 8291) and the service's signature (VAPID, RFC 8292).

Some sixty lines on `cryptography`, in place of pywebpush, which brings two HTTP libraries of its own
and would connect to whatever address a browser names; ours goes through `outbound.py`.
"""

from __future__ import annotations

import binascii
import json
import os
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tenshu.server.errors import BAD_INPUT, Refused
from tenshu.server.reminder_messages import PushSubscription

CURVE: Final = ec.SECP256R1()
KEY_BYTES: Final = 32
POINT_BYTES: Final = 65
AUTH_BYTES: Final = 16
RECORD_SIZE: Final = 4096
# How long a push service keeps a message for a browser that is away.
TTL_SECONDS: Final = 24 * 3600
TOKEN_SECONDS: Final = 12 * 3600
LAST_RECORD: Final = b"\x02"


def new_key() -> str:
    """A fresh private key, as it is stored."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    return to_text(number.to_bytes(KEY_BYTES, "big"))


class Vapid:
    """The service's key pair, by which push services know it again."""

    def __init__(self, key: str, contact: str) -> None:
        self._key = ec.derive_private_key(int.from_bytes(from_text(key), "big"), CURVE)
        self._contact = contact
        self.public_key = to_text(point_of(self._key.public_key()))

    def headers(self, endpoint: str, topic: str, now: float) -> dict[str, str]:
        """The headers of a message; an undelivered one on the same topic is replaced."""
        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(now) + TOKEN_SECONDS,
            "sub": self._contact,
        }
        return {
            "Authorization": f"vapid t={self._sign(claims)}, k={self.public_key}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(TTL_SECONDS),
            "Urgency": "normal",
            "Topic": to_text(sha256(topic.encode()).digest())[:32],
        }

    def _sign(self, claims: dict[str, object]) -> str:
        head = to_text(json.dumps({"typ": "JWT", "alg": "ES256"}).encode())
        text = f"{head}.{to_text(json.dumps(claims).encode())}"
        signed = self._key.sign(text.encode(), ec.ECDSA(SHA256()))
        numbers = decode_dss_signature(signed)
        signature = b"".join(number.to_bytes(KEY_BYTES, "big") for number in numbers)
        return f"{text}.{to_text(signature)}"


def check_subscription(given: PushSubscription) -> PushSubscription:
    """A subscription that a message can be encrypted for, or Refused."""
    try:
        encrypt(b"", given)
    except (ValueError, binascii.Error):
        raise Refused(BAD_INPUT, "error-push-key") from None
    return given


def encrypt(plain: bytes, to: PushSubscription) -> bytes:
    """A message that only this browser can read."""
    theirs, auth = from_text(to.p256dh), from_text(to.auth)
    if len(theirs) != POINT_BYTES or len(auth) != AUTH_BYTES:
        raise ValueError("a key of the wrong size")
    own = ec.generate_private_key(CURVE)
    ours = point_of(own.public_key())
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
    key = derive(auth, shared, b"WebPush: info\0" + theirs + ours, 32)
    salt = os.urandom(16)
    content_key = derive(salt, key, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(salt, key, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(content_key).encrypt(nonce, plain + LAST_RECORD, None)
    return salt + struct.pack("!IB", RECORD_SIZE, len(ours)) + ours + sealed


def derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """A key of some bytes from a shared secret."""
    return HKDF(SHA256(), length, salt, info).derive(secret)


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as browsers write it."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def to_text(data: bytes) -> str:
    """URL-safe Base64 without padding."""
    return urlsafe_b64encode(data).decode().rstrip("=")


def from_text(text: str) -> bytes:
    """The bytes of URL-safe Base64, padded or not."""
    text = text.rstrip("=")
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
