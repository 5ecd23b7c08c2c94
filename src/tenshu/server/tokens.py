"""Tokens: how a program says which bot it plays as, and what it may do."""

from __future__ import annotations

import hashlib
import secrets
import time
from typing import Final

from tenshu.server.bot_messages import SCOPES, MadeToken, NewToken, Scope, TokenInfo
from tenshu.server.errors import BAD_INPUT, FORBIDDEN, NOBODY_KNOWN, NOT_FOUND, STALE, Refused
from tenshu.server.limits import MOST_TOKENS_PER_PERSON
from tenshu.server.notices import PersonChanged
from tenshu.server.people import check_welcome, is_visible, new_id
from tenshu.server.rows import Person, TokenRow
from tenshu.server.storage import tokens
from tenshu.server.storage.store import Store
from tenshu.server.storage.tokens import TooMany
from tenshu.server.timing import now
from tenshu.text import clean

PREFIX: Final = "tenshu_"
BEARER: Final = "bearer "
LONGEST_SECRET: Final = 100
# A found token is believed for this long, should the notice of another process get lost.
KEPT_SECONDS: Final = 10.0
MOST_KEPT: Final = 10_000

Found = tuple[TokenRow, Person]


class Tokens:
    """The tokens of all people."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._kept: dict[str, tuple[Found, float]] = {}
        # Grows whenever something is forgotten: what is being read then may be older.
        self._forgotten = 0

    async def make(self, owner: Person, asked: NewToken) -> MadeToken:
        """A new token for the owner's bot of that name, or Refused."""
        name = clean(asked.name)
        if not is_visible(name):
            raise Refused(BAD_INPUT, "error-name")
        secret = PREFIX + secrets.token_urlsafe(24)
        scopes = " ".join(scope for scope in SCOPES if scope in asked.scopes)
        row = TokenRow(new_id(), new_id(), owner.id, hash_of(secret), scopes, now())
        try:
            bot = await self.store.write(tokens.add_token, row, name)
        except TooMany:
            most = MOST_TOKENS_PER_PERSON
            raise Refused(STALE, "error-many-tokens", most=most) from None
        row.person = bot.id
        return MadeToken(info_of(row, bot.name), secret)

    async def list(self, owner: Person) -> list[TokenInfo]:
        """The tokens of a person."""
        return [info_of(*found) for found in await self.store.read(tokens.list_tokens, owner.id)]

    async def revoke(self, owner: Person, token: str) -> str:
        """End a token of a person; the bot that played by it, or Refused."""
        row = await self.store.write(tokens.delete_token, owner.id, token)
        if row is None:
            raise Refused(NOT_FOUND, "error-token")
        self.forget(row.person)
        self.store.notices.post(PersonChanged(row.person, is_session_over=True))
        return row.person

    def forget(self, bot: str) -> None:
        """A token of a bot was revoked: read all of them again."""
        self._forgotten += 1
        for hashed in [hashed for hashed, ((_, who), _) in self._kept.items() if who.id == bot]:
            del self._kept[hashed]

    def forget_all(self) -> None:
        """Any token may have been revoked."""
        self._forgotten += 1
        self._kept.clear()

    async def bot_of(self, header: str | None, scope: Scope) -> Person:
        """The bot of an Authorization header, or Refused if it may not do this."""
        row, bot = await self._find(header or "")
        # Whoever may play may read.
        if scope not in row.scopes.split() and "bot:play" not in row.scopes.split():
            raise Refused(FORBIDDEN, "error-scope", scope=scope)
        return bot

    async def _find(self, header: str) -> Found:
        is_bearer = header[: len(BEARER)].lower() == BEARER
        secret = header[len(BEARER) :].strip() if is_bearer else ""
        if not secret.startswith(PREFIX) or len(secret) > LONGEST_SECRET:
            raise Refused(NOBODY_KNOWN, "error-token")
        hashed = hash_of(secret)
        found, until = self._kept.get(hashed, (None, 0.0))
        if found is None or time.monotonic() > until:
            forgotten = self._forgotten
            found = await self.store.read(tokens.find_token, hashed)
            if found is None:
                raise Refused(NOBODY_KNOWN, "error-token")
            if len(self._kept) >= MOST_KEPT:
                self._kept.clear()
            if forgotten == self._forgotten:
                self._kept[hashed] = (found, time.monotonic() + KEPT_SECONDS)
        check_welcome(found[1])
        return found


def info_of(row: TokenRow, name: str) -> TokenInfo:
    """A token as its owner sees it."""
    scopes = [scope for scope in SCOPES if scope in row.scopes.split()]
    return TokenInfo(row.id, row.person, name, scopes, row.created_at)


def hash_of(secret: str) -> str:
    """What is stored of a token; it is random, so a plain hash cannot be guessed."""
    return hashlib.sha256(secret.encode()).hexdigest()
