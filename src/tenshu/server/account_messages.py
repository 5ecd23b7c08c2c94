"""What the service says to people about their accounts, and what it takes from them."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from tenshu.server.messages import Me

# How a session began.
Way = Literal["guest", "link", "passkey", "mail", "code"]
# Stands for all sessions that cookies of older versions began.
COUNTED: Final = "earlier"


class JoinOffer(msgspec.Struct):
    """The guest whom a browser knew before somebody logged in there: their games can be joined."""

    name: str
    tables: int
    # Proves who the guest was, for some minutes.
    token: str


class Entered(Me):
    """Who has come in."""

    join: JoinOffer | None = None


class PasskeyInfo(msgspec.Struct):
    """A passkey as its owner sees it."""

    id: str
    name: str
    created_at: str
    used_at: str


class SessionInfo(msgspec.Struct):
    """A browser in which one is logged in."""

    id: str
    way: Way
    device: str
    created_at: str
    seen_at: str
    is_this: bool


class PersonInfo(msgspec.Struct):
    """Somebody else."""

    id: str
    name: str


class Account(msgspec.Struct):
    """What a person may know and change of themselves."""

    me: Me
    known_at: str | None
    # One's own; it is shown to nobody else.
    email: str | None
    passkeys: list[PasskeyInfo]
    # When the recovery code was made.
    code_at: str | None
    sessions: list[SessionInfo]
    blocked: list[PersonInfo]


class Ways(msgspec.Struct):
    """What this service offers to those who come back."""

    has_mail: bool


class PasskeyOptions(msgspec.Struct):
    """What the browser's `navigator.credentials` is asked with, as WebAuthn writes it in JSON."""

    options: dict[str, Any]


class NewPasskey(msgspec.Struct, forbid_unknown_fields=True):
    """A passkey that a browser has made."""

    credential: dict[str, Any]
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""


class EnterByPasskey(msgspec.Struct, forbid_unknown_fields=True):
    """What a passkey has signed."""

    credential: dict[str, Any]


class MailAsked(msgspec.Struct, forbid_unknown_fields=True):
    """Where to send a link to, and in which language."""

    email: Annotated[str, msgspec.Meta(min_length=3, max_length=254)]
    language: Literal["en", "it", "pt"] = "en"


class EnterByCode(msgspec.Struct, forbid_unknown_fields=True):
    """A recovery code."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class MadeCode(msgspec.Struct):
    """A recovery code, told once."""

    code: str


class Join(msgspec.Struct, forbid_unknown_fields=True):
    """Take over a guest's games."""

    token: Annotated[str, msgspec.Meta(min_length=1, max_length=300)]


class DeleteMe(msgspec.Struct, forbid_unknown_fields=True):
    """Delete everything of one's own; one's name says that it is meant."""

    name: Annotated[str, msgspec.Meta(max_length=100)]


class NewReport(msgspec.Struct, forbid_unknown_fields=True):
    """Why the host of the service should read a line."""

    reason: Annotated[str, msgspec.Meta(max_length=300)] = ""
