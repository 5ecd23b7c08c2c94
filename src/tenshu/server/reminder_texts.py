"""What reminders say: the game, the table's address and when the time is up, and nothing of the play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal, NamedTuple

import msgspec

from tenshu.server.mail import Mail
from tenshu.server.reminder_messages import HookKind
from tenshu.text import Wording


class Told(NamedTuple):
    """One turn, or the beginning of a round, in words."""

    event: Literal["turn", "round"]
    title: str
    text: str
    game: str
    table: str
    path: str
    # Empty where the host has not said under which address people find the service.
    url: str


class Texts:
    """Words and links of reminders."""

    def __init__(self, public_url: str, unsubscribe_token: Callable[[str], str]) -> None:
        self.public_url = public_url.rstrip("/")
        self._unsubscribe_token = unsubscribe_token

    def turn(self, language: str, table: str, game: str, ends: str | None) -> Told:
        """A turn, for somebody who reads this language."""
        words = Wording(language, game)
        name = words.say("game-name")
        text = words.say("remind-turn", game=name)
        if ends is not None:
            text += " " + words.say("remind-until", time=f"{ends[:10]} {ends[11:16]} UTC")
        return self._told("turn", words.say("remind-title"), text, game, table)

    def round(self, language: str, table: str, game: str, tournament: str, number: int) -> Told:
        """The beginning of a round, for somebody who plays it at a table."""
        words = Wording(language, game)
        text = words.say(
            "remind-round", tournament=tournament, round=number, game=words.say("game-name")
        )
        return self._told("round", words.say("remind-round-title"), text, game, table)

    def _told(
        self, event: Literal["turn", "round"], title: str, text: str, game: str, table: str
    ) -> Told:
        path = f"/t/{table}"
        url = f"{self.public_url}{path}" if self.public_url else ""
        return Told(event, title, text, game, table, path, url)

    def unsubscribe_url(self, person: str) -> str:
        """The address that ends mails to a person, without logging in."""
        return f"{self.public_url}/api/unsubscribe/{self._unsubscribe_token(person)}"


def push_of(told: Told) -> bytes:
    """What the page's worker shows."""
    shown = {
        "title": told.title,
        "body": told.text,
        "path": told.path,
        "tag": f"turn-{told.table}",
    }
    return msgspec.json.encode(shown)


def webhook_of(kind: HookKind, told: Told) -> tuple[bytes, dict[str, str]]:
    """The body and headers of a call."""
    line = f"{told.text} {told.url}".strip()
    if kind == "ntfy":
        # Headers hold no letters beyond ASCII: the title is in the text.
        headers = {"Content-Type": "text/plain; charset=utf-8", "Tags": "game_die"}
        return line.encode(), headers | ({"Click": told.url} if told.url else {})
    if kind == "discord":
        body: dict[str, object] = {"content": line, "allowed_mentions": {"parse": []}}
    else:
        body = {
            "event": told.event,
            "game": told.game,
            "table": told.table,
            "url": told.url,
            "text": told.text,
        }
    return msgspec.json.encode(body), {"Content-Type": "application/json"}


def mail_of(texts: Texts, language: str, address: str, person: str, lines: Sequence[Told]) -> Mail:
    """A mail about one table or a digest of several."""
    words = Wording(language)
    unsubscribe = texts.unsubscribe_url(person)
    subject = lines[0].text if len(lines) == 1 else _subject(words, lines)
    body = "\n\n".join(f"{told.text}\n{told.url}" for told in lines)
    text = f"{body}\n\n--\n{words.say('remind-unsubscribe', url=unsubscribe)}\n"
    headers = {
        "List-Unsubscribe": f"<{unsubscribe}>",
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    }
    return Mail(address, subject, text, headers)


def _subject(words: Wording, lines: Sequence[Told]) -> str:
    """How many turns and rounds a digest tells of."""
    rounds = sum(told.event == "round" for told in lines)
    turns = len(lines) - rounds
    parts = [words.say("remind-digest", count=turns)] if turns else []
    parts += [words.say("remind-digest-rounds", count=rounds)] if rounds else []
    return "; ".join(parts)
