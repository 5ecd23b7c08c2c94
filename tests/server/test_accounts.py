"""Guests keep their names, and come back by a passkey, a mail or a code."""

from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tenshu.server.names import BLACK_LETTERS
from tests.server.authenticator import Passkey
from tests.server.client import Guest, Json
from tests.server.mailbox import Mailbox
from tests.server.post_office import Browser
from tests.server.servers import Server, log_lines
from tests.server.test_meeting import LobbyPage

# Nobody listens there.
NOWHERE = "http://127.0.0.1:9"
# Secrets of people, which the service may not write into its log either.
TOLD_TO_NOBODY = ["@example.org"]


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    """The host's SMTP server."""
    made = Mailbox()
    yield made
    made.close()


@pytest.fixture(scope="module")
def host(mailbox: Mailbox, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A service that sends mails; whatever it logged names nobody."""
    db = str(tmp_path_factory.mktemp("accounts") / "t.db")
    mail = ("--smtp", mailbox.url, "--mail-from", "tenshu@example.org")
    public = ("--public-url", "http://localhost", "--allow-private-webhooks")
    running = Server(db, "--no-limits", "--log", "debug", *mail, *public)
    yield running
    code, log = running.stop()
    assert code == 0
    assert not [secret for secret in TOLD_TO_NOBODY if secret in log]
    assert not [line for line in log_lines(log) if line["level"] in ("warning", "error")], log


def keep_by_passkey(guest: Guest, passkey: Passkey, status: int = 201) -> Json:
    asked = guest.post("/api/me/passkeys/options")["options"]
    body = {"credential": passkey.make(asked), "name": "Laptop"}
    return guest.post("/api/me/passkeys", body, status)


def enter_by_passkey(guest: Guest, passkey: Passkey) -> Json:
    asked = guest.post("/api/enter/passkey/options")["options"]
    return guest.post("/api/enter/passkey", {"credential": passkey.sign(asked)})


def new_passkey() -> Passkey:
    return Passkey("http://localhost")


def account(guest: Guest) -> Any:  # noqa: ANN401 - any JSON
    return guest.get("/api/me/account")


def delete(guest: Guest, path: str, status: int = 204) -> None:
    answer = guest.http.delete(path)
    assert answer.status_code == status, answer.text


def test_a_guest_keeps_name_and_tables_by_a_passkey_and_comes_back(host: Server) -> None:
    ana, passkey = Guest(host.url, "Ana of the keys"), new_passkey()
    table = ana.create("white_castle", ["me", "open"])
    with table.watch() as watcher:
        kept = keep_by_passkey(ana, passkey)
        watcher.until(lambda m: m["type"] == "table" and m["table"]["seats"][0]["is_known"])
    assert kept["me"] == {"id": ana.id, "name": ana.get("/api/me")["name"], "is_bot": False} | {
        "is_known": True
    }
    elsewhere = Guest(host.url, "")
    who = enter_by_passkey(elsewhere, passkey)
    assert (who["id"], who["is_known"], who["join"]) == (ana.id, True, None)
    assert [t["id"] for t in elsewhere.get("/api/tables", show="mine")] == [table.id]
    assert [s["way"] for s in account(elsewhere)["sessions"]] == ["passkey", "guest"]


def test_a_passkey_signs_once_and_only_for_whom_it_was_asked(host: Server) -> None:
    ana, passkey = Guest(host.url, "Signs once"), new_passkey()
    asked = ana.post("/api/me/passkeys/options")["options"]
    made = passkey.make(asked)
    Guest(host.url, "Somebody else").post("/api/me/passkeys", {"credential": made}, 409)
    ana.post("/api/me/passkeys", {"credential": made})
    ana.post("/api/me/passkeys", {"credential": made}, 409)
    stranger = Guest(host.url, "")
    signed = passkey.sign(stranger.post("/api/enter/passkey/options")["options"])
    stranger.post("/api/enter/passkey", {"credential": signed})
    Guest(host.url, "").post("/api/enter/passkey", {"credential": signed}, 409)


def test_nobody_can_claim_the_id_of_anothers_passkey(host: Server) -> None:
    ana, passkey, twin = Guest(host.url, "Claimed"), new_passkey(), new_passkey()
    keep_by_passkey(ana, passkey)
    thief = Guest(host.url, "Claims it")
    twin.id = passkey.id
    for guest in (thief, ana):
        refused = keep_by_passkey(guest, twin, 400)
        assert refused["message"]["key"] == "error-passkey"
    assert not thief.get("/api/me")["is_known"]
    assert enter_by_passkey(Guest(host.url, ""), passkey)["id"] == ana.id


@pytest.mark.parametrize("damage", ["signature", "origin", "host", "key", "challenge"])
def test_a_forged_answer_is_refused(host: Server, damage: str) -> None:
    ana, passkey = Guest(host.url, f"Forged {damage}"), new_passkey()
    keep_by_passkey(ana, passkey)
    thief = Guest(host.url, "")
    asked = thief.post("/api/enter/passkey/options")["options"]
    other = new_passkey()
    status = 400
    if damage == "origin":
        passkey.origin = "http://evil.example"
    elif damage == "host":
        asked["rpId"] = "evil.example"
    elif damage == "key":
        other.id, other.user, passkey = passkey.id, passkey.user, other
    elif damage == "challenge":
        asked["challenge"], status = "AAAA", 409
    signed = passkey.sign(asked)
    if damage == "signature":
        signed["response"]["signature"] = signed["response"]["signature"][::-1]
    thief.post("/api/enter/passkey", {"credential": signed}, status)
    assert thief.http.get("/api/me").status_code == 401


@pytest.mark.parametrize(
    "credential",
    [
        {},
        {"response": 7},
        {"rawId": "é", "response": {"clientDataJSON": "e30"}},
        {"response": {"clientDataJSON": "x" * 20_000}},
    ],
)
def test_whatever_is_no_passkey_is_refused(host: Server, credential: Json) -> None:
    ana = Guest(host.url, "No passkey")
    ana.post("/api/me/passkeys", {"credential": credential}, 400)
    ana.post("/api/enter/passkey", {"credential": credential}, 400)


def test_several_passkeys_are_seen_and_removed_but_not_the_last_way_in(host: Server) -> None:
    ana, first, second = Guest(host.url, "Two keys"), new_passkey(), new_passkey()
    keep_by_passkey(ana, first)
    listed = keep_by_passkey(ana, second)["passkeys"]
    assert [key["name"] for key in listed] == ["Laptop", "Laptop"]
    eva = Guest(host.url, "Not my keys")
    delete(eva, f"/api/me/passkeys/{listed[0]['id']}", 404)
    delete(ana, f"/api/me/passkeys/{listed[0]['id']}")
    delete(ana, f"/api/me/passkeys/{listed[1]['id']}", 409)
    ana.post("/api/me/code")
    delete(ana, f"/api/me/passkeys/{listed[1]['id']}")


def test_a_recovery_code_is_told_once_and_replaced_by_the_next(host: Server) -> None:
    ana = Guest(host.url, "Writes it down")
    old, new = ana.post("/api/me/code")["code"], ana.post("/api/me/code")["code"]
    assert ana.get("/api/me")["is_known"]
    elsewhere = Guest(host.url, "")
    elsewhere.post("/api/enter/code", {"code": old}, 404)
    typed = new.lower().replace("-", " ")
    assert elsewhere.post("/api/enter/code", {"code": typed})["id"] == ana.id
    assert new not in elsewhere.http.get("/api/me/account").text


def test_a_mail_keeps_a_name_and_lets_in_once(host: Server, mailbox: Mailbox) -> None:
    ana = Guest(host.url, "Ana of the mails")
    ana.post("/api/me/email", {"email": " Ana@Example.org", "language": "it"}, 202)
    mail = mailbox.next()
    assert mail["To"] == "ana@example.org"
    assert "Conserva il tuo nome Ana of the mails" in mail["Subject"]
    link = mail.get_content().split()[-1]
    assert link.startswith("http://localhost/enter#mail=")
    token = {"token": link.partition("=")[2]}
    # A stranger who asked could otherwise have their guest's games tied to somebody's address.
    Guest(host.url, "").post("/api/enter/mail/link", token, 403)
    assert ana.post("/api/enter/mail/link", token)["is_known"]
    ana.post("/api/enter/mail/link", token, 404)
    assert account(ana)["email"] == "ana@example.org"
    elsewhere = Guest(host.url, "")
    elsewhere.post("/api/enter/mail", {"email": "nobody@example.org"}, 202)
    elsewhere.post("/api/enter/mail", {"email": "ana@example.org"}, 202)
    token = {"token": mailbox.next_link().partition("=")[2]}
    assert elsewhere.post("/api/enter/mail/link", token)["id"] == ana.id
    Guest(host.url, "").post("/api/enter/mail/link", token, 404)
    delete(ana, "/api/me/email", 409)
    ana.post("/api/me/code")
    delete(ana, "/api/me/email")
    assert account(ana)["email"] is None


@pytest.mark.parametrize("email", ["no address", "a@b", "a\r\nBcc: eva@example.org", "@x.org"])
def test_whatever_is_no_address_gets_no_mail(host: Server, email: str) -> None:
    Guest(host.url, "No address").post("/api/me/email", {"email": email}, 400)


def test_nobody_else_may_have_a_known_name_or_one_like_it(host: Server) -> None:
    ana = Guest(host.url, "Marinella")
    rival = Guest(host.url, "marinella")
    ana.post("/api/me/code")
    # Cyrillic a; capital i for l; an accent; wide letters; blanks between.
    alike = ["Mаrinella", "MarineIla", "Marinellà", "Ｍarinella", "M arinella"]  # noqa: RUF001 - that is the point
    alike += ["ᴍᴀʀɪɴᴇʟʟᴀ"]
    alike += [
        "".join(chr(first + ord(char) - ord("a")) for char in "marinella")
        for first in BLACK_LETTERS
    ]
    for name in ("Marinella", *alike):
        Guest(host.url, "").post("/api/me", {"name": name}, 409)
        rival.post("/api/me", {"name": name}, 409)
    # Whoever had the name before may go on under it, as a guest, but cannot keep it.
    assert rival.get("/api/me")["name"] == "marinella"
    rival.post("/api/me/code", status=409)
    ana.post("/api/me", {"name": "MARINELLA"})
    ana.post("/api/me", {"name": "Somebody new"})
    assert rival.post("/api/me", {"name": "Marinella"})["name"] == "Marinella"
    Guest(host.url, "").post("/api/me", {"name": "Deleted Player"}, 400)
    Guest(host.url, "Guest").post("/api/me/code", status=409)


def test_sessions_are_listed_and_ended_one_by_one(host: Server) -> None:
    ana = Guest(host.url, "Many sessions")
    code = {"code": ana.post("/api/me/code")["code"]}
    phone, laptop = Guest(host.url, ""), Guest(host.url, "")
    phone.http.headers["user-agent"] = "Mozilla/5.0 (Linux; Android 15) Chrome/140.0 Safari/537"
    phone.post("/api/enter/code", code)
    laptop.post("/api/enter/code", code)
    sessions = account(laptop)["sessions"]
    assert len(sessions) == 3
    [lost] = [s for s in sessions if s["device"] == "Chrome, Android"]
    assert [s["is_this"] for s in sessions].count(True) == 1
    with phone.create("white_castle", ["me", "open"]).watch() as watcher:
        delete(laptop, f"/api/me/sessions/{lost['id']}")
        with pytest.raises(ConnectionClosed):
            watcher.until(lambda _: False)
    assert phone.http.get("/api/me").status_code == 401
    assert laptop.get("/api/me")["id"] == ana.get("/api/me")["id"] == ana.id
    delete(Guest(host.url, "Eva"), f"/api/me/sessions/{sessions[0]['id']}", 404)
    [own] = [s for s in account(ana)["sessions"] if s["is_this"]]
    delete(ana, f"/api/me/sessions/{own['id']}")
    assert ana.http.get("/api/me").status_code == 401


def test_a_browser_is_told_of_turns_as_long_as_one_is_logged_in_there(host: Server) -> None:
    """It is told a table's address, which lets one watch."""
    ana = Guest(host.url, "Told in browsers")
    code = ana.post("/api/me/code")
    phone, laptop, tablet = (Guest(host.url, "") for _ in range(3))
    for number, device in enumerate((ana, phone, laptop, tablet)):
        if device is not ana:
            device.post("/api/enter/code", code)
        device.post("/api/me/browsers", Browser(f"{NOWHERE}/{number}").subscription())

    def told(device: Guest) -> object:
        return device.get("/api/me/reminders")["browsers"]

    assert told(ana) == 4
    [lost] = [one for one in account(phone)["sessions"] if one["is_this"]]
    delete(ana, f"/api/me/sessions/{lost['id']}")
    assert told(ana) == 3
    # A new link ends all sessions but this one, which is a new one in the same browser.
    ana.post("/api/me/link")
    assert told(ana) == 1
    # What a guest wished for is wished for by whom they become.
    guest = Guest(host.url, "Guest in a browser")
    guest.post("/api/me/browsers", Browser(f"{NOWHERE}/guest").subscription())
    offer = guest.post("/api/enter/code", code)["join"]
    guest.post("/api/me/join", {"token": offer["token"]})
    assert told(ana) == told(guest) == 2
    [own] = [one for one in account(guest)["sessions"] if one["is_this"]]
    delete(ana, f"/api/me/sessions/{own['id']}")
    assert told(ana) == 1


def test_a_blocked_person_and_a_reported_line(host: Server) -> None:
    ana, troll = Guest(host.url, "Ana blocks"), Guest(host.url, "Troll")
    table = ana.create("white_castle", ["me", "open"])
    troll.post(f"{table.path}/chat", {"text": "boo"})
    [line] = table.state()["chat"]
    ana.post(f"/api/people/{ana.id}/block", status=409)
    ana.post("/api/people/nobody/block", status=404)
    for _ in range(2):
        assert ana.http.post(f"/api/people/{troll.id}/block").status_code == 204
        report = {"reason": "rude"}
        reported = ana.http.post(f"{table.path}/chat/{line['id']}/report", json=report)
        assert reported.status_code == 204
    assert account(ana)["blocked"] == [{"id": troll.id, "name": "Troll"}]
    assert account(troll)["blocked"] == []
    troll.post(f"{table.path}/chat/{line['id']}/report", {}, 404)
    ana.post(f"{table.path}/chat/99/report", {}, 404)
    delete(ana, f"/api/people/{troll.id}/block")
    assert account(ana)["blocked"] == []


def test_others_never_see_what_is_only_ones_own(host: Server, mailbox: Mailbox) -> None:
    """Neither at the table, in the lobby or on a player's page, nor as a friend, nor in figures."""
    ana, passkey = Guest(host.url, "Secretive"), new_passkey()
    ana.post("/api/me/email", {"email": "secretive@example.org"}, 202)
    ana.post("/api/enter/mail/link", {"token": mailbox.next_link().partition("=")[2]})
    keep_by_passkey(ana, passkey)
    own = account(ana)
    secrets = ["secretive@", own["passkeys"][0]["id"], *(s["id"] for s in own["sessions"])]
    assert all(secret in str(own) for secret in secrets)
    hook = {"kind": "discord", "url": f"{NOWHERE}/hook-secret"}
    ana.put("/api/me/reminders", {"webhook": hook, "mail": "turn"})
    browser = Browser(f"{NOWHERE}/push-secret").subscription()
    ana.post("/api/me/browsers", browser)
    secrets += ["hook-secret", "push-secret", browser["p256dh"], browser["auth"]]
    secrets += [ana.post("/api/me/code")["code"], ana.http.cookies["tenshu"]]
    secrets += [ana.post("/api/me/tokens", {"name": "R", "scopes": ["bot:play"]})["secret"]]
    TOLD_TO_NOBODY.extend(secrets)
    table = ana.create("white_castle", ["me", "open"], is_listed=True)
    ana.post(f"{table.path}/chat", {"text": "hello"})
    eva = Guest(host.url, "Eva the friend")
    eva.post("/api/me/code")
    eva.put(f"/api/friends/{ana.id}", {})
    ana.put(f"/api/friends/{eva.id}", {})
    ana.post(f"{table.path}/invitations", {"person": eva.id})
    lobby = LobbyPage(eva)
    lobby.until(lambda: table.id in lobby.tables and bool(lobby.mine["friends"]))
    eva.post(f"{table.path}/seats/1", {"do": "sit"})
    ana.post(f"{table.path}/start")
    lobby.until(lambda: lobby.tables[table.id]["status"] == "running")
    with eva.at(table).watch() as watcher:
        said = str(watcher.said) + lobby.bytes
    paths = ["/api/tables", table.path, f"{table.path}/log", f"{table.path}/reminders"]
    paths += ["/api/me/account", "/api/me/export", "/api/me/reminders", "/api/me/habits"]
    paths += ["/api/lobby", "/api/lobby/mine", "/api/friends", "/api/people?name=Secretive"]
    paths += [f"/api/players/{ana.id}", "/api/games/white_castle/statistics"]
    for path in (*paths, "/metrics", "/healthz"):
        answer = eva.http.get(path)
        assert answer.status_code == 200, path
        said += answer.text
    assert "Secretive" in said
    assert not [secret for secret in secrets if secret in said]


def test_mails_and_attempts_are_limited(mailbox: Mailbox, db: str) -> None:
    mail = ("--smtp", mailbox.url, "--mail-from", "tenshu@example.org")
    server = Server(db, *mail, "--public-url", "http://localhost")
    ana = Guest(server.url, "Limited")
    asked = {"email": "limited@example.org"}
    for _ in range(3):
        ana.post("/api/me/email", asked, 202)
        mailbox.next()
    ana.post("/api/me/email", asked, 429)
    # The address is protected from others as well.
    Guest(server.url, "Other").post("/api/me/email", asked, 429)
    answers = [ana.http.post("/api/enter/code", json={"code": "X"}) for _ in range(25)]
    assert {answer.status_code for answer in answers} == {404, 429}
    assert server.stop() == (0, "")
