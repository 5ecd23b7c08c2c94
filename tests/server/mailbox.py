"""A real SMTP server on this machine, and the mails that it took."""

import queue
import re
import socket
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

PATIENCE = 30
LINK = re.compile(r"https?://\S+")


class Mailbox:
    """Takes mails until it is closed."""

    def __init__(self) -> None:
        self.mails: queue.Queue[EmailMessage] = queue.Queue()
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self._server = Controller(self, hostname="127.0.0.1", port=port)
        self._server.start()
        self.url = f"smtp://127.0.0.1:{port}"

    async def handle_DATA(  # noqa: N802 - the library's name
        self, _: SMTP, __: Session, envelope: Envelope
    ) -> str:
        """Take a mail."""
        assert isinstance(envelope.content, bytes)
        mail = message_from_bytes(envelope.content, _class=EmailMessage, policy=default)
        self.mails.put(mail)
        return "250 OK"

    def next(self) -> EmailMessage:
        """The next mail, once it is there."""
        return self.mails.get(timeout=PATIENCE)

    def next_link(self) -> str:
        """The link in the next mail."""
        [link] = LINK.findall(self.next().get_content())
        return str(link)

    def close(self) -> None:
        self._server.stop()
