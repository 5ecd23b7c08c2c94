"""Reminders on the wire: how somebody wants to be told that it is their turn."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tenshu.server.clock_messages import SleepHours, Zone

LongUrl = Annotated[str, msgspec.Meta(min_length=8, max_length=1000, pattern=r"^https?://[!-~]+$")]
# Keys of a browser, in URL-safe Base64.
PushKey = Annotated[str, msgspec.Meta(min_length=16, max_length=120, pattern=r"^[A-Za-z0-9_=-]+$")]
HookKind = Literal["discord", "ntfy", "json"]
MailMode = Literal["off", "turn", "digest"]


class Webhook(msgspec.Struct, forbid_unknown_fields=True):
    """An address that is called for each turn, and the form of the call."""

    kind: HookKind
    url: LongUrl


class ReminderSettings(msgspec.Struct, forbid_unknown_fields=True):
    """How somebody is told that it is their turn; push goes to the browsers that asked for it."""

    push: bool = True
    # For every turn, or once a day at an hour where the person is, if they must act anywhere.
    mail: MailMode = "off"
    digest_hour: Annotated[int, msgspec.Meta(ge=0, le=23)] = 8
    webhook: Webhook | None = None
    # Nothing is sent in these hours; what is still true afterwards is sent then.
    quiet: SleepHours | None = None
    zone: Zone = "UTC"


class PushSubscription(msgspec.Struct, forbid_unknown_fields=True):
    """A browser that wants to be told, as its push service describes it."""

    endpoint: LongUrl
    p256dh: PushKey
    auth: PushKey


class Endpoint(msgspec.Struct, forbid_unknown_fields=True):
    """The address of a browser's subscription."""

    endpoint: LongUrl


class ReminderInfo(msgspec.Struct):
    """The settings, and what this service can do for the person."""

    settings: ReminderSettings
    # What a browser needs to subscribe.
    push_key: str
    # Browsers that are told.
    browsers: int
    # Whether the host has set up mail, and whether the person's address is known.
    has_mail: bool
    has_address: bool


class Mute(msgspec.Struct, forbid_unknown_fields=True):
    """Whether a table is silent for the person who asks."""

    is_muted: bool
