"""Passkeys (WebAuthn): what the browser is asked, and whether it answered well."""

from __future__ import annotations

import asyncio
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from ipaddress import ip_address
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import msgspec
import webauthn
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from tenshu.server.errors import BAD_INPUT, Refused
from tenshu.server.limits import LARGEST_CREDENTIAL
from tenshu.server.rows import PasskeyRow, Person

SERVICE_NAME: Final = "Tenshu"
# What hostile answers make the library and the parsers below it raise.
ODD: Final = (
    WebAuthnException,
    ValueError,
    TypeError,
    KeyError,
    AttributeError,
    IndexError,
    RecursionError,
    OverflowError,
)


class Site(NamedTuple):
    """Where a passkey holds: a name of a host, and the address of the page."""

    host: str
    origin: str


class NewKey(NamedTuple):
    """A passkey that a browser has made, checked."""

    id: str
    public_key: str
    sign_count: int


def site_of(public_url: str, scheme: str, host: str) -> Site:
    """The site that people use, or Refused if it is an address of numbers, which has no passkeys."""
    url = public_url.rstrip("/") or f"{scheme}://{host}"
    try:
        parts = urlsplit(url)
        name = parts.hostname or ""
    except ValueError:
        name = ""
    if not name or _is_address(name):
        raise Refused(BAD_INPUT, "error-no-passkeys")
    return Site(name, f"{parts.scheme}://{parts.netloc}")


def creation_options(
    site: Site, person: Person, challenge: bytes, keys: list[PasskeyRow]
) -> dict[str, Any]:
    """What the browser is asked for a new passkey, which it can find by itself later."""
    options = webauthn.generate_registration_options(
        rp_id=site.host,
        rp_name=SERVICE_NAME,
        user_name=person.name,
        user_id=person.id.encode(),
        challenge=challenge,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=decoded(key.id)) for key in keys],
    )
    return _plain(webauthn.options_to_json(options))


def request_options(site: Site, challenge: bytes) -> dict[str, Any]:
    """What the browser is asked for whoever comes back, by any passkey of this site."""
    options = webauthn.generate_authentication_options(rp_id=site.host, challenge=challenge)
    return _plain(webauthn.options_to_json(options))


async def check_new(site: Site, challenge: bytes, credential: dict[str, Any]) -> NewKey:
    """The new passkey of a browser's answer, or Refused."""

    def check() -> NewKey:
        made = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
        )
        key = encoded(made.credential_public_key)
        return NewKey(encoded(made.credential_id), key, made.sign_count)

    _check_size(credential)
    try:
        return await asyncio.to_thread(check)
    except ODD:
        raise Refused(BAD_INPUT, "error-passkey") from None


async def check_signed(
    site: Site, challenge: bytes, credential: dict[str, Any], key: PasskeyRow
) -> int:
    """The new count of signatures if a passkey has signed the challenge, or Refused."""

    def check() -> int:
        return webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=decoded(key.public_key),
            credential_current_sign_count=key.sign_count,
        ).new_sign_count

    try:
        return await asyncio.to_thread(check)
    except ODD:
        raise Refused(BAD_INPUT, "error-passkey") from None


def challenge_of(credential: dict[str, Any]) -> bytes:
    """The challenge that an answer claims to be signed for, or Refused."""
    _check_size(credential)
    try:
        client = json.loads(decoded(credential["response"]["clientDataJSON"]))
        return decoded(client["challenge"])
    except ODD:
        raise Refused(BAD_INPUT, "error-passkey") from None


def id_of(credential: dict[str, Any]) -> str:
    """The id of the passkey that an answer is of, in the form in which it is stored, or Refused."""
    try:
        return encoded(decoded(credential["rawId"]))
    except ODD:
        raise Refused(BAD_INPUT, "error-passkey") from None


def encoded(data: bytes) -> str:
    """Bytes in base64url."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """Bytes of base64url."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _check_size(credential: dict[str, Any]) -> None:
    if len(msgspec.json.encode(credential)) > LARGEST_CREDENTIAL:
        raise Refused(BAD_INPUT, "error-passkey")


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _plain(text: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text)
    return found
