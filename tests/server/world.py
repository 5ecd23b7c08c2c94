"""Tables in every state, people and a bot at them, so that each request can ask for something real."""

import itertools
import json
from collections.abc import Callable
from typing import Any

from tests.server.authenticator import Passkey
from tests.server.client import Guest, Json, Table
from tests.server.mailbox import Mailbox
from tests.server.post_office import Browser

Real = dict[str, dict[str, Any]]


# Whoever asks about an account has one that no other test needs.
ACCOUNT = ("/api/me/", "/api/enter/mail/link")
CUPS = "/api/tournaments"
TOKEN = {"name": "Robo", "scopes": ["bot:play", "table:read"]}
# Nobody listens there.
HOOK = "http://127.0.0.1:9/hook"


class Bot:
    """A bot of somebody's, with a token instead of a cookie."""

    def __init__(self, owner: Guest) -> None:
        self.guest = Guest(owner.url, "")
        secret = owner.post("/api/me/tokens", TOKEN)["secret"]
        self.guest.http.headers["authorization"] = f"Bearer {secret}"

    def create(self, seats: list[str], **more: object) -> Table:
        """A table that the bot has set."""
        body = {"game": "terra_mystica", "seats": seats, "pace": 0, "start": True, **more}
        return Table(self.guest, self.guest.post("/api/bot/table", body)["id"])

    def view(self, table: Table) -> Json:
        """The position, from the first line of the table's stream."""
        path = f"/api/bot/table/{table.id}/stream"
        with self.guest.http.stream("GET", path) as lines:
            found: Json = json.loads(next(lines.iter_lines()))["view"]
        return found


class World:
    """What the requests of a test may ask for.

    `real` gives the parameters and the body with which an operation succeeds just now.
    """

    def __init__(self, url: str, mailbox: Mailbox) -> None:
        self.mailbox = mailbox
        self.ana, self.rui = Guest(url, "Ana"), Guest(url, "Rui")
        for guest in (self.ana, self.rui):
            guest.post("/api/me/code")
        self.running = self.ana.create("terra_mystica", ["me", "me"], is_one_screen=True)
        self.over = self.ana.create("white_castle", ["random", "random"])
        with self.over.watch() as watcher:
            watcher.wait_for_turn()
        text = self.ana.http.get(f"{self.over.path}/record").text
        self.record = self.ana.post("/api/records", {"text": text})["id"]
        self.text = text
        self.bot = Bot(self.ana)
        self.of_bot = self.bot.create(["me", "me"], is_one_screen=True)
        self.numbers = itertools.count()
        self.passkey = Passkey("http://localhost")
        self.keeper = self.rui
        self.organiser, self.player = Guest(url, "Organiser"), Guest(url, "Player")
        for guest in (self.organiser, self.player):
            guest.post("/api/me/code")
        # They stay for all tests.
        del Guest.opened[:]

    def real(self, method: str, path: str) -> Real:
        """The path, the query and the body with which this operation succeeds."""
        made = self._real().get(f"{method} {path}", self._anywhere)()
        found: Real = {"path": {}, "query": {}, **made}
        found["path"] = {
            "table": self.running.id,
            "replay": self.record,
            "game": "dragon_castle",
            "person": self.rui.id,
            "language": "it",
            "version": 1,
            "seat": 1,
        } | found["path"]
        return found

    def guest_for(self, path: str) -> Guest:
        """Who asks."""
        if path.startswith(("/api/bot", "/api/stream")):
            return self.bot.guest
        # A new link ends all other sessions of a person, and nobody may have many tokens.
        if path in ("/api/me/link", "/api/me/tokens"):
            return Guest(self.ana.url, "Eva")
        if path.startswith("/api/me/tokens"):
            return self.ana
        if path.startswith(CUPS):
            return self.organiser
        return self.keeper if path.startswith(ACCOUNT) else self.ana

    def close(self) -> None:
        """Everybody leaves."""
        for guest in (self.ana, self.rui, self.bot.guest, self.organiser, self.player):
            guest.close()

    def _real(self) -> dict[str, Callable[[], Real]]:
        table = "/api/tables/{table}"
        return {
            "POST /api/me": lambda: {"body": {"name": "Ana"}},
            "POST /api/enter": lambda: {
                "body": {"token": Guest(self.ana.url, "Eva").post("/api/me/link")["token"]}
            },
            "POST /api/tables": lambda: {"body": {"game": "white_castle", "seats": ["me", "easy"]}},
            f"PATCH {table}": lambda: at(self._open(), {"is_listed": True}),
            f"POST {table}/seats/{{seat}}": lambda: at(
                self._open(), {"do": "bot", "level": "easy"}
            ),
            f"POST {table}/start": lambda: at(self._full()),
            f"POST {table}/leave": lambda: at(self._shared()),
            f"POST {table}/return": lambda: at(self._left()),
            f"POST {table}/rematch": lambda: at(self.over),
            f"POST {table}/actions": lambda: at(self.running, self._act()),
            f"POST {table}/undo": lambda: at(self.running, self._undo()),
            f"POST {table}/undo-request": lambda: at(self._shared(), self._ask()),
            f"POST {table}/undo-answer": lambda: at(self._asked(), {"agree": True}),
            f"POST {table}/chat": lambda: at(self.running, {"text": "hello"}),
            f"PUT {table}/orders": lambda: at(self.running, {"leech": "ask"}),
            f"POST {table}/try": lambda: at(self.running, self._try()),
            f"GET {table}/preview": lambda: {"query": self._query("version", "action")},
            f"GET {table}/why-not": lambda: {"query": self._query("action")},
            f"GET {table}/record": lambda: at(self.over),
            "POST /api/lobby/seek": lambda: {"body": {"games": ["white_castle"], "sizes": [2]}},
            "POST /api/lobby/seek/bots": self._seeking,
            "GET /api/people": lambda: {"query": {"name": "An"}},
            "POST /api/records": lambda: {"body": {"text": self.text}},
            "POST /api/me/tokens": lambda: {"body": TOKEN},
            "DELETE /api/me/tokens/{token}": lambda: {
                "path": {"token": self.ana.post("/api/me/tokens", TOKEN)["info"]["id"]}
            },
            f"POST {table}/invitations": lambda: at(self._open(), {"person": self.rui.id}),
            **self._real_for_bots(),
            **self._real_for_accounts(),
            **self._real_for_reminders(),
            **self._real_for_tournaments(),
        }

    def _real_for_tournaments(self) -> dict[str, Callable[[], Real]]:
        cup, me = CUPS + "/{tournament}", {"person": self.organiser.id}
        return {
            f"POST {CUPS}": lambda: {"body": self._new_cup()},
            f"GET {cup}": lambda: {"path": self._cup()},
            f"PUT {cup}/people": lambda: {"path": self._cup()},
            f"DELETE {cup}/people/{{person}}": lambda: {"path": self._cup() | me},
            f"POST {cup}/steps": lambda: {"path": self._cup(), "body": {"do": "start"}},
            f"POST {cup}/tables/{{round_number}}/{{number}}": lambda: {
                "path": self._begun() | {"round_number": 1, "number": 1},
                "body": {"places": [2, 1], "note": "agreed"},
            },
        }

    def _new_cup(self) -> Json:
        """What founds a tournament; earlier ones are ended, since nobody may have many."""
        for one in self.organiser.get(CUPS):
            if one["status"] in ("open", "running"):
                # One whose last table was decided just now ends by itself.
                self.organiser.post(f"{CUPS}/{one['id']}/steps", {"do": "end"}, (200, 400))
        return {"name": "Cup", "game": "dragon_castle", "is_listed": False}

    def _cup(self) -> Json:
        """A tournament for which two people have signed up."""
        cup: str = self.organiser.post(CUPS, self._new_cup())["id"]
        for guest in (self.organiser, self.player):
            guest.put(f"{CUPS}/{cup}/people", None)
        return {"tournament": cup}

    def _begun(self) -> Json:
        cup = self._cup()
        self.organiser.post(f"{CUPS}/{cup['tournament']}/steps", {"do": "start"})
        return cup

    def _real_for_accounts(self) -> dict[str, Callable[[], Real]]:
        report = "/api/tables/{table}/chat/{line}/report"
        asked = {"body": {"email": "keeper@example.org"}}
        somebody = {"path": {"person": self.rui.id}}
        return {
            "POST /api/enter/passkey": lambda: {"body": {"credential": self._signed()}},
            "POST /api/enter/code": lambda: {"body": self._new_keeper().post("/api/me/code")},
            "POST /api/enter/mail": lambda: asked,
            "POST /api/enter/mail/link": lambda: {"body": {"token": self._mailed()}},
            "POST /api/me/passkeys": lambda: {"body": {"credential": self._made()}},
            "DELETE /api/me/passkeys/{passkey}": lambda: {"path": {"passkey": self._kept()}},
            "POST /api/me/email": lambda: asked,
            "DELETE /api/me/email": lambda: {"path": {"email": self._kept()}},
            "DELETE /api/me/sessions/{session}": lambda: {"path": {"session": self._session()}},
            "POST /api/me/join": lambda: {"body": {"token": self._offer()}},
            "POST /api/me/delete": lambda: {
                "body": {"name": self._new_keeper().get("/api/me")["name"]}
            },
            "POST /api/people/{person}/block": lambda: somebody,
            "DELETE /api/people/{person}/block": lambda: somebody,
            f"POST {report}": lambda: {"path": {"line": self._said()}, "body": {"reason": "rude"}},
        }

    def _real_for_reminders(self) -> dict[str, Callable[[], Real]]:
        hook = {"webhook": {"kind": "json", "url": HOOK}}
        sleep = {"begins": 1380, "ends": 420}
        return {
            "PUT /api/me/reminders": lambda: {"body": {**hook, "quiet": sleep}},
            "PUT /api/me/habits": lambda: {"body": {"zone": "Europe/Rome", "sleep": sleep}},
            "POST /api/me/browsers": lambda: {"body": Browser(HOOK).subscription()},
            "DELETE /api/me/browsers": lambda: {"body": {"endpoint": HOOK}},
            "PUT /api/tables/{table}/reminders": lambda: at(self.running, {"is_muted": True}),
        }

    def _new_keeper(self) -> Guest:
        """Somebody new, who asks about their account."""
        self.keeper = Guest(self.ana.url, f"Keeper {next(self.numbers)}")
        return self.keeper

    def _made(self) -> Json:
        """A passkey that was made for somebody new."""
        self.passkey = Passkey("http://localhost")
        asked = self._new_keeper().post("/api/me/passkeys/options")["options"]
        return self.passkey.make(asked)

    def _kept(self) -> str:
        """A passkey that can be removed."""
        kept = {"credential": self._made()}
        found: str = self.keeper.post("/api/me/passkeys", kept)["passkeys"][0]["id"]
        self.keeper.post("/api/me/code")
        return found

    def _signed(self) -> Json:
        """What a passkey has signed just now."""
        self._kept()
        return self.passkey.sign(self.ana.post("/api/enter/passkey/options")["options"])

    def _mailed(self) -> str:
        """The token of a link that was mailed to somebody new."""
        keeper, number = self._new_keeper(), next(self.numbers)
        while not self.mailbox.mails.empty():
            self.mailbox.next()
        keeper.post("/api/me/email", {"email": f"keeper{number}@example.org"}, 202)
        return self.mailbox.next_link().partition("=")[2]

    def _session(self) -> str:
        """A session of the keeper's."""
        keeper = self._new_keeper()
        code = keeper.post("/api/me/code")
        Guest(keeper.url, "").post("/api/enter/code", code)
        sessions = keeper.get("/api/me/account")["sessions"]
        return next(str(session["id"]) for session in sessions if not session["is_this"])

    def _offer(self) -> str:
        """What joins a guest with the keeper."""
        code = self._new_keeper().post("/api/me/code")
        guest = Guest(self.ana.url, "Guest")
        return str(guest.post("/api/enter/code", code)["join"]["token"])

    def _said(self) -> int:
        """A line of somebody else's in the chat of the running table."""
        line: int = self.rui.post(f"{self.running.path}/chat", {"text": "boo"})["id"]
        return line

    def _real_for_bots(self) -> dict[str, Callable[[], Real]]:
        table, seats = "/api/bot/table/{table}", ["me", "me"]
        return {
            "POST /api/bot/table": lambda: {
                "body": {"game": "white_castle", "seats": ["me", "easy"]}
            },
            f"POST {table}/sit": lambda: at(self._open(admits_bots=True), {"seat": 1}),
            f"POST {table}/start": lambda: at(
                self.bot.create(seats, is_one_screen=True, start=False)
            ),
            f"POST {table}/act": lambda: at(self.of_bot, self._act_of_bot()),
            f"POST {table}/undo": lambda: at(self.of_bot, self._undo_of_bot()),
            f"POST {table}/leave": lambda: at(self.bot.create(["me", "open"], start=False)),
            f"POST {table}/chat": lambda: at(self.of_bot, {"text": "hello"}),
        }

    def _seeking(self) -> Real:
        """Ana waits for a game that nobody else wants."""
        self.ana.post("/api/lobby/seek", {"games": ["terra_mystica"], "sizes": [5]})
        return {}

    def _anywhere(self) -> Real:
        return {}

    def _open(self, **more: object) -> Table:
        return self.ana.create("dragon_castle", ["me", "open"], **more)

    def _full(self) -> Table:
        return self.ana.create("dragon_castle", ["me", "me"], is_one_screen=True, start=False)

    def _shared(self) -> Table:
        """A running table of two people, one of whom has moved."""
        table = self.ana.create("dragon_castle", ["me", "open"], options={"first_player": "1"})
        self.rui.post(f"{table.path}/seats/1", {"do": "sit"})
        self.ana.post(f"{table.path}/start")
        self.shared = table
        view = table.view()
        table.act(view, view["moves"][0]["action"])
        return table

    def _left(self) -> Table:
        table = self._shared()
        self.ana.post(f"{table.path}/leave")
        return table

    def _asked(self) -> Table:
        """A table where the other person asks to go back."""
        table = self._shared()
        asked = {"version": table.view()["version"], "to": self._start_of(table)}
        self.rui.post(f"{table.path}/undo-request", asked)
        return table

    def _start_of(self, table: Table) -> int:
        entries = self.ana.get(f"{table.path}/log")
        return int(next(entry["version"] for entry in entries if entry["actor"] == 0)) - 1

    def _ask(self) -> Json:
        return {"version": self.shared.view()["version"], "to": self._start_of(self.shared)}

    def _act(self) -> Json:
        view = self.running.view()
        version = view["version"]
        return {"version": version, "action": view["moves"][0]["action"], "key": f"a{version}"}

    def _try(self) -> Json:
        view = self.running.view()
        return {"version": view["version"], "steps": [view["moves"][0]["text"]]}

    def _undo(self) -> Json:
        view = self.running.view()
        if not view["undo"]["step"]:
            self.running.act(view, view["moves"][0]["action"])
            view = self.running.view()
        return {"version": view["version"], "key": f"u{view['version']}"}

    def _act_of_bot(self) -> Json:
        view = self.bot.view(self.of_bot)
        version = view["version"]
        return {"version": version, "action": view["moves"][0]["action"], "key": f"b{version}"}

    def _undo_of_bot(self) -> Json:
        self.bot.guest.post(f"/api/bot/table/{self.of_bot.id}/act", self._act_of_bot())
        version = self.bot.view(self.of_bot)["version"]
        return {"version": version, "key": f"u{version}"}

    def _query(self, *names: str) -> Json:
        act = self._act()
        return {name: act[name] for name in names}


def at(table: Table, body: Json | None = None) -> Real:
    """A request about a table."""
    path = {"path": {"table": table.id}}
    return path if body is None else {**path, "body": body}
