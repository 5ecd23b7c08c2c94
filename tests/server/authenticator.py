"""An authenticator without a browser: passkeys that sign what they are asked."""

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from tenshu.server.passkeys import decoded, encoded

PRESENT_AND_VERIFIED = 0x05
HAS_KEY = 0x40


class Passkey:
    """One passkey for the site at a URL."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.id = secrets.token_bytes(16)
        self.user = b""
        self._key = ec.generate_private_key(ec.SECP256R1())
        self.count = 0

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to `navigator.credentials.create`."""
        self.user = decoded(options["user"]["id"])
        numbers = self._key.public_key().public_numbers()
        x, y = numbers.x.to_bytes(32, "big"), numbers.y.to_bytes(32, "big")
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: x, -3: y})
        key = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + public
        data = self._data(options["rp"]["id"], PRESENT_AND_VERIFIED | HAS_KEY) + key
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options["challenge"])
        answer = {"clientDataJSON": encoded(client), "attestationObject": encoded(attestation)}
        return self._credential(answer)

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to `navigator.credentials.get`."""
        self.count += 1
        data = self._data(options["rpId"], PRESENT_AND_VERIFIED)
        client = self._client("webauthn.get", options["challenge"])
        signed = data + hashlib.sha256(client).digest()
        signature = self._key.sign(signed, ec.ECDSA(hashes.SHA256()))
        return self._credential(
            {
                "clientDataJSON": encoded(client),
                "authenticatorData": encoded(data),
                "signature": encoded(signature),
                "userHandle": encoded(self.user),
            }
        )

    def _data(self, host: str, flags: int) -> bytes:
        head = hashlib.sha256(host.encode()).digest() + bytes([flags])
        return head + self.count.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str) -> bytes:
        client = {"type": kind, "challenge": challenge, "origin": self.origin}
        return json.dumps(client).encode()

    def _credential(self, answer: dict[str, str]) -> dict[str, Any]:
        own = encoded(self.id)
        return {"id": own, "rawId": own, "type": "public-key", "response": answer}
