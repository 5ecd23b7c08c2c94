"""The settings of the service."""

from __future__ import annotations

import os
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

from tenshu.server.limits import BODY_SECONDS, HEADER_SECONDS

PAGE = Path(__file__).parent / "page"


class Settings(msgspec.Struct):
    """How the service runs."""

    db: str
    page: Path = PAGE
    # The address that people use, where it is not the one the service hears, such as https://…
    public_url: str = ""
    # The host's SMTP server, such as smtp://user:password@host:587, and the sender of mails.
    smtp: str = ""
    mail_from: str = ""
    # Webhooks and push services may be at private addresses, such as in the host's own network.
    allows_private_webhooks: bool = False
    has_limits: bool = True
    # Seconds until the header and the body of a request must have arrived.
    header_seconds: float = HEADER_SECONDS
    body_seconds: float = BODY_SECONDS
    # How many times as long as usual the bots may think.
    effort: float = 1.0
    # Whether workers of their own (`tenshu work`) think for the bots, through the database.
    has_remote_workers: bool = False
    bot_workers: int = max(1, (os.cpu_count() or 1) - 1)


def is_public_url(url: str) -> bool:
    """Whether this is the address of a site: a scheme and a host, perhaps with a port."""
    try:
        parts = urlsplit(url)
        has_host = parts.hostname is not None and parts.port != 0
    except ValueError:
        return False
    has_more = parts.path.strip("/") or parts.query or parts.fragment or parts.username
    return parts.scheme in ("http", "https") and has_host and not has_more
