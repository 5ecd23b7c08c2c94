"""Mail to people, by the host's SMTP server."""

from __future__ import annotations

import asyncio
import logging
import re
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.policy import default
from email.utils import formatdate, make_msgid, parseaddr
from ipaddress import ip_address
from typing import Final
from urllib.parse import unquote, urlsplit

import msgspec

from tenshu.core.errors import BadOption
from tenshu.server.limits import (
    LONGEST_EMAIL,
    MAIL_SECONDS,
    MAIL_SOCKET_SECONDS,
    MAIL_THREADS,
    MOST_MAILS_WAITING,
)

LOG: Final = logging.getLogger(__name__)
# A long address in a header stays in one piece: usual lines would cut a link in two.
POLICY: Final = default.clone(max_line_length=900)
PORTS: Final = {"smtp": 25, "smtps": 465}
# Stricter than the standard: no quotes, comments or addresses of machines.
EMAIL: Final = re.compile(
    r"[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
    r"@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])?"
)


class Server(msgspec.Struct):
    """The SMTP server of a URL such as smtp://user:password@host:587."""

    host: str
    port: int
    # TLS from the first byte on; otherwise as soon as the server offers it.
    is_tls: bool
    user: str = ""
    password: str = ""


class Mail(msgspec.Struct):
    """A mail in plain text to one person."""

    to: str
    subject: str
    text: str
    # Such as List-Unsubscribe.
    headers: dict[str, str] = {}


class MailFailed(Exception):
    """The mail was not sent."""


class MailRefused(MailFailed):
    """The server will never take this mail: trying again is of no use."""


class Mailer:
    """Sends mails in threads, a bounded number at a time."""

    def __init__(self, server: Server, sender: str) -> None:
        self._server = server
        self._sender = sender
        self._threads = ThreadPoolExecutor(MAIL_THREADS, "tenshu-mail")
        self._waiting = 0

    async def send(self, mail: Mail) -> None:
        """Hand a mail to the server, or MailFailed; it may be tried again unless MailRefused."""
        if self._waiting >= MOST_MAILS_WAITING:
            raise MailFailed("too many mails wait")
        self._waiting += 1
        loop = asyncio.get_running_loop()
        sending = loop.run_in_executor(self._threads, self._send, mail)
        sending.add_done_callback(self._note_done)
        try:
            async with asyncio.timeout(MAIL_SECONDS):
                await asyncio.shield(sending)
        except TimeoutError:
            raise MailFailed("the server takes too long") from None

    def close(self) -> None:
        """Send nothing more that has not begun."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _note_done(self, sending: asyncio.Future[None]) -> None:
        self._waiting -= 1
        if not sending.cancelled():
            sending.exception()

    def _send(self, mail: Mail) -> None:
        """Send a mail, in a thread. What the server says may hold the address: it is not logged."""
        try:
            message = compose(mail, self._sender)
            with connect(self._server) as smtp:
                smtp.send_message(message)
        except (smtplib.SMTPRecipientsRefused, smtplib.SMTPDataError) as error:
            kind = MailRefused if is_final(error) else MailFailed
            raise kind(type(error).__name__) from None
        except (OSError, smtplib.SMTPException, ValueError) as error:
            raise MailFailed(type(error).__name__) from None


def connect(server: Server) -> smtplib.SMTP:
    """A connection to the server, encrypted and logged in as far as it is asked for."""
    context = ssl.create_default_context()
    if server.is_tls:
        smtp: smtplib.SMTP = smtplib.SMTP_SSL(
            server.host, server.port, timeout=MAIL_SOCKET_SECONDS, context=context
        )
    else:
        smtp = smtplib.SMTP(server.host, server.port, timeout=MAIL_SOCKET_SECONDS)
    try:
        smtp.ehlo()
        if not server.is_tls and smtp.has_extn("starttls"):
            smtp.starttls(context=context)
        elif not server.is_tls and server.user and not is_loopback(server.host):
            # The password must not cross a network in the open.
            raise smtplib.SMTPNotSupportedError("no STARTTLS")
        if server.user:
            smtp.login(server.user, server.password)
    except BaseException:
        smtp.close()
        raise
    return smtp


def compose(mail: Mail, sender: str) -> EmailMessage:
    """The mail as it is sent; a line break in a header is a ValueError."""
    message = EmailMessage(POLICY)
    message["From"] = sender
    message["To"] = mail.to
    message["Subject"] = mail.subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=parseaddr(sender)[1].rpartition("@")[2])
    # Answers by machines, such as "I am on holiday", are not wanted.
    message["Auto-Submitted"] = "auto-generated"
    for name, value in mail.headers.items():
        message[name] = value
    message.set_content(mail.text)
    return message


def parse_server(url: str) -> Server:
    """The server of a URL, or BadOption; the URL may hold a password and is not shown."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise BadOption("error-smtp") from None
    if parts.scheme not in PORTS or not parts.hostname or parts.path not in ("", "/"):
        raise BadOption("error-smtp")
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    is_tls = parts.scheme == "smtps"
    return Server(parts.hostname, port or PORTS[parts.scheme], is_tls, user, password)


def make_mailer(smtp: str, sender: str, public_url: str) -> Mailer | None:
    """The mailer of these settings, None without --smtp, or BadOption."""
    if not smtp:
        return None
    server = parse_server(smtp)
    if parse_email(parseaddr(sender)[1]) is None or any(char in sender for char in "\r\n"):
        raise BadOption("error-mail-from")
    if not public_url:
        # A link made of what a request says of its host could be anybody's.
        raise BadOption("error-mail-public-url")
    return Mailer(server, sender)


def parse_email(text: str) -> str | None:
    """An address in the form in which it is compared, or None if it is none."""
    text = text.strip().lower()
    is_address = len(text) <= LONGEST_EMAIL and EMAIL.fullmatch(text) is not None
    return text if is_address else None


def is_final(error: smtplib.SMTPRecipientsRefused | smtplib.SMTPDataError) -> bool:
    """Whether the server's answer is one of those that begin with 5."""
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        codes = [code for code, _ in error.recipients.values()]
    else:
        codes = [error.smtp_code]
    return all(code >= 500 for code in codes)


def is_loopback(host: str) -> bool:
    """Whether this is the machine itself."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
