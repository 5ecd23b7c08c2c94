"""Your turn: told once, by every way that was asked for, and to nobody else."""

import sqlite3
from collections.abc import Iterator
from email.message import Message
from pathlib import Path

import pytest

from tenshu.cli.postgres import Postgres
from tenshu.server.reminder_texts import Texts, mail_of
from tests.cluster.cluster import elsewhere
from tests.server.client import Guest, Json, Table
from tests.server.post_office import Browser, MailServer, Receiver, wait_for
from tests.server.servers import Server
from tests.server.test_clocks import finish_turn, two_people
from tests.server.timed import DAY, HOUR, Calendar
from tests.waiting import look_until

GRACE = 60
# With https the cookie would not be sent over plain HTTP.
PUBLIC = "http://play.example"
ADDRESS = "rui@example.org"


@pytest.fixture(scope="module")
def calendar(tmp_path_factory: pytest.TempPathFactory) -> Calendar:
    return Calendar(tmp_path_factory.mktemp("calendar"))


@pytest.fixture(scope="module")
def receiver() -> Iterator[Receiver]:
    running = Receiver()
    yield running
    running.close()


@pytest.fixture(scope="module")
def mail() -> Iterator[MailServer]:
    running = MailServer()
    yield running
    running.close()


@pytest.fixture(scope="module")
def server(
    calendar: Calendar, mail: MailServer, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Server]:
    db = str(tmp_path_factory.mktemp("reminders") / "t.db")
    running = calendar.server(db, *arguments(mail))
    yield running
    assert running.stop() == (0, "")


@pytest.fixture(autouse=True)
def fresh(receiver: Receiver, mail: MailServer) -> None:
    receiver.calls.clear()
    receiver.statuses.clear()
    mail.mails.clear()


def arguments(mail: MailServer) -> list[str]:
    sender = ["--smtp", mail.url, "--mail-from", "Tenshu <tenshu@example.org>"]
    return ["--allow-private-webhooks", "--public-url", PUBLIC, *sender]


def rui_waits(server: Server, **settings: object) -> list[Table]:
    """A table where Ana has just acted and Rui must; Rui is told as these settings say."""
    tables = two_people(server)
    if tables[0].view()["actor"] == 1:
        finish_turn(tables)
    tables[1].guest.put("/api/me/reminders", settings)
    finish_turn(tables)
    assert tables[1].view()["is_yours"]
    return tables


def know_address(server: Server, guest: Guest, address: str = ADDRESS) -> None:
    with sqlite3.connect(server.db) as connection:
        connection.execute("UPDATE people SET email = NULL WHERE email = ?", (address,))
        connection.execute("UPDATE people SET email = ? WHERE id = ?", (address, guest.id))


def states(server: Server, person: str) -> list[str]:
    """What became of a person's deliveries, once none is on its way."""
    query = "SELECT state FROM deliveries WHERE person = ? ORDER BY created_at, id"
    with sqlite3.connect(server.db) as connection:
        return [row[0] for row in connection.execute(query, (person,))]


def has_untold_turns(server: Server, person: str) -> bool:
    """Whether turns of a person have not come to the queue yet."""
    query = "SELECT 1 FROM waiting WHERE person = ? AND remind_at IS NOT NULL"
    with sqlite3.connect(server.db) as connection:
        return connection.execute(query, (person,)).fetchone() is not None


def hook(receiver: Receiver, path: str, kind: str = "json") -> dict[str, object]:
    return {"webhook": {"kind": kind, "url": receiver.url + path}}


def test_every_way_once_a_turn(
    server: Server, calendar: Calendar, receiver: Receiver, mail: MailServer
) -> None:
    tables = rui_waits(server, mail="turn", **hook(receiver, "/hook"))
    ana, rui = tables[0].guest, tables[1].guest
    know_address(server, rui)
    browser = Browser(f"{receiver.url}/push/1")
    info = rui.post("/api/me/browsers", browser.subscription())
    assert info["browsers"] == 1
    # An open tab holds nothing back.
    with tables[1].watch():
        calendar.go_on(GRACE - 20)
        assert states(server, rui.id) == []
        calendar.go_on(30)
        wait_for(lambda: len(receiver.calls) == 2 and len(mail.mails) == 1)
    pushed = browser.read(receiver.to("/push/1")[0], info["push_key"])
    assert pushed == {
        "title": "Your turn",
        "body": "Dragon Castle: it is your turn.",
        "path": f"/t/{tables[0].id}",
        "tag": f"turn-{tables[0].id}",
    }
    called = receiver.to("/hook")[0].json()
    url = f"{PUBLIC}/t/{tables[0].id}"
    assert called == {
        "event": "turn",
        "game": "dragon_castle",
        "table": tables[0].id,
        "url": url,
        "text": "Dragon Castle: it is your turn.",
    }
    to, message = mail.mails[0]
    assert to == [ADDRESS]
    assert message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert url in str(message.get_payload())
    # Days later it is still the same turn.
    calendar.go_on(3 * DAY)
    look_until(lambda: states(server, rui.id) == ["sent"] * 3)
    # Ana takes her turn back and makes it again: Rui knows already.
    if tables[0].view()["undo"]["turn"]:
        tables[0].undo(tables[0].view(), whole_turn=True)
        finish_turn(tables)
    calendar.go_on(HOUR)
    # Whoever acts within the grace is not told.
    finish_turn(tables)
    finish_turn(tables)
    calendar.go_on(GRACE - 30)
    finish_turn(tables)
    calendar.go_on(HOUR)
    other = rui_waits(server, **hook(receiver, "/later"))
    calendar.go_on(2 * GRACE)
    wait_for(lambda: len(receiver.to("/later")) == 1)
    assert states(server, rui.id) == ["sent"] * 3
    assert (len(receiver.calls), len(mail.mails)) == (3, 1)
    assert states(server, ana.id) == states(server, other[0].guest.id) == []
    # Nothing that lets anybody in, or that only one person may know, is in any of it.
    secrets = [guest.http.cookies["tenshu"] for guest in (ana, rui)]
    bytes_sent = b"".join(call.body for call in receiver.calls) + message.as_bytes()
    bytes_sent += repr([call.headers for call in receiver.calls]).encode()
    for secret in (*secrets, ana.id, "position", "seed"):
        assert secret.encode() not in bytes_sent
    assert ADDRESS.encode() not in b"".join(call.body for call in receiver.calls)
    # One click ends the mails.
    unsubscribe = message["List-Unsubscribe"].strip("<>").removeprefix(PUBLIC)
    stranger = Guest(server.url, "")
    assert stranger.http.get(unsubscribe).status_code == 200
    assert rui.get("/api/me/reminders")["settings"]["mail"] == "turn", "a look changes nothing"
    form = {"List-Unsubscribe": "One-Click"}
    assert stranger.http.post(unsubscribe, data=form).status_code == 200
    assert rui.get("/api/me/reminders")["settings"]["mail"] == "off"
    assert stranger.http.post(unsubscribe[:-1] + "x").status_code == 404


def test_what_fails_is_tried_again_and_ends(
    server: Server, calendar: Calendar, receiver: Receiver, mail: MailServer
) -> None:
    receiver.statuses = [503, 500, 200]
    mail.refusals = ["451 later", "550 no such user"]
    tables = rui_waits(server, mail="turn", **hook(receiver, "/again"))
    rui = tables[1].guest
    know_address(server, rui)
    gone = Browser(f"{receiver.url}/gone")
    rui.post("/api/me/browsers", gone.subscription())
    rui.put("/api/me/reminders", {"mail": "turn", "push": False, **hook(receiver, "/again")})
    for tries, pause in enumerate((GRACE + 5, 70, 310), 1):
        calendar.go_on(pause)
        wait_for(lambda tries=tries: len(receiver.to("/again")) == tries)  # type: ignore[misc] # a default that binds the number
        # The next try is counted from when this one was stored.
        look_until(lambda: "sending" not in states(server, rui.id))
    look_until(lambda: sorted(states(server, rui.id)) == ["failed", "sent"])
    assert mail.refusals == []
    assert mail.mails == []
    # A browser that is gone is forgotten, and what is refused for good is not tried again.
    receiver.statuses = [410]
    rui.put("/api/me/reminders", {"push": True})
    finish_turn(tables)
    finish_turn(tables)
    calendar.go_on(GRACE + 5)
    wait_for(lambda: len(receiver.to("/gone")) == 1)
    look_until(lambda: rui.get("/api/me/reminders")["browsers"] == 0)
    # An endpoint that never recovers ends after five tries.
    receiver.statuses = [500] * 10
    rui.put("/api/me/reminders", hook(receiver, "/never"))
    finish_turn(tables)
    finish_turn(tables)
    for tries, pause in enumerate((GRACE + 5, 70, 310, 1510, 7210), 1):
        calendar.go_on(pause)
        wait_for(lambda tries=tries: len(receiver.to("/never")) == tries)  # type: ignore[misc] # a default that binds the number
        # The next try is counted from when this one was stored.
        look_until(lambda: "sending" not in states(server, rui.id))
    look_until(lambda: states(server, rui.id).count("failed") == 2)
    calendar.go_on(10 * DAY)
    assert len(receiver.to("/never")) == 5


def test_quiet_hours_digests_and_silent_tables(
    server: Server, calendar: Calendar, receiver: Receiver, mail: MailServer
) -> None:
    calendar.go_to(21, 30)
    quiet = {"quiet": {"begins": 21 * 60, "ends": 7 * 60}, "zone": "UTC", "digest_hour": 9}
    tables = rui_waits(server, mail="digest", **quiet, **hook(receiver, "/quiet", "discord"))
    rui = tables[1].guest
    know_address(server, rui)
    calendar.go_on(5 * HOUR)
    look_until(lambda: states(server, rui.id) == ["waiting", "waiting"])
    assert receiver.calls == []
    calendar.go_to(7, 1)
    wait_for(lambda: len(receiver.calls) == 1)
    body = receiver.calls[0].json()
    assert body["allowed_mentions"] == {"parse": []}
    assert body["content"].startswith("Dragon Castle: it is your turn.")
    assert mail.mails == []
    calendar.go_to(9, 1)
    wait_for(lambda: len(mail.mails) == 1)
    calendar.go_on(2 * DAY)
    look_until(lambda: sorted(states(server, rui.id)) == ["sent", "sent"])
    # What waits for the end of quiet hours is not sent to whoever has ended mails meanwhile.
    calendar.go_to(21, 30)
    other = rui_waits(server, mail="turn", **quiet)
    know_address(server, other[1].guest, "ended@example.org")
    calendar.go_on(2 * GRACE)
    look_until(lambda: states(server, other[1].guest.id) == ["waiting"])
    other[1].guest.put("/api/me/reminders", {"mail": "off", **quiet})
    calendar.go_to(7, 1)
    look_until(lambda: states(server, other[1].guest.id) == ["dropped"])
    assert len(mail.mails) == 1
    # A silent table says nothing, and one where the person has acted before the time neither.
    finish_turn(tables)
    rui.put(f"{tables[1].path}/reminders", {"is_muted": True})
    assert rui.get(f"{tables[1].path}/reminders") == {"is_muted": True}
    finish_turn(tables)
    calendar.go_on(GRACE + HOUR)
    marker = rui_waits(server, **hook(receiver, "/ntfy", "ntfy"))
    calendar.go_on(2 * GRACE)
    wait_for(lambda: len(receiver.to("/ntfy")) == 1)
    assert receiver.to("/ntfy")[0].headers["click"] == f"{PUBLIC}/t/{marker[0].id}"
    assert len(receiver.calls) == 2
    Guest(server.url, "Eva").put(f"{tables[1].path}/reminders", {"is_muted": True}, 403)


def test_a_message_that_failed_before_quiet_hours_waits_for_their_end(
    server: Server, calendar: Calendar, receiver: Receiver
) -> None:
    calendar.go_to(20, 55)
    receiver.statuses = [503]
    quiet = {"quiet": {"begins": 21 * 60, "ends": 7 * 60}, "zone": "UTC"}
    tables = rui_waits(server, **hook(receiver, "/evening"), **quiet)
    rui = tables[1].guest
    calendar.go_to(20, 59)
    wait_for(lambda: len(receiver.to("/evening")) == 1)
    look_until(lambda: states(server, rui.id) == ["waiting"])
    # Another turn, whose quiet hours begin once it is in the queue.
    other = rui_waits(server, **hook(receiver, "/other"))
    calendar.go_to(21, 30)
    wait_for(lambda: len(receiver.to("/other")) == 1)
    assert len(receiver.to("/evening")) == 1
    assert states(server, rui.id) == ["waiting"]
    calendar.go_to(7, 1)
    wait_for(lambda: len(receiver.to("/evening")) == 2)
    look_until(lambda: states(server, rui.id) == ["sent"])
    assert states(server, other[1].guest.id) == ["sent"]


def test_a_browser_is_told_only_what_its_present_owner_may_know(
    server: Server, calendar: Calendar, receiver: Receiver
) -> None:
    """Somebody else logs in where a message was on its way to."""
    calendar.go_to(22)
    quiet = {"quiet": {"begins": 21 * 60, "ends": 7 * 60}, "zone": "UTC"}
    tables = rui_waits(server, **quiet)
    rui, eva = tables[1].guest, Guest(server.url, "Eva")
    browser = Browser(f"{receiver.url}/shared")
    rui.post("/api/me/browsers", browser.subscription())
    calendar.go_on(2 * GRACE)
    look_until(lambda: states(server, rui.id) == ["waiting"])
    assert eva.post("/api/me/browsers", browser.subscription())["browsers"] == 1
    calendar.go_to(7, 1)
    look_until(lambda: states(server, rui.id) == ["dropped"])
    assert receiver.to("/shared") == []


def begin_round(*people: Guest) -> Json:
    """A tournament of these people, whose first round begins."""
    for guest in people:
        guest.post("/api/me", {"name": f"Player {guest.id}"})
        guest.post("/api/me/code")
    asked = {"name": "Spring Cup", "game": "dragon_castle", "is_listed": False}
    path = f"/api/tournaments/{people[0].post('/api/tournaments', asked)['id']}"
    for guest in people:
        guest.put(f"{path}/people", None)
    return people[0].post(f"{path}/steps", {"do": "start"})


def round_mails(mail: MailServer) -> list[tuple[list[str], Message]]:
    return [one for one in mail.mails if "Spring Cup" in str(one[1].get_payload())]


def test_a_round_of_a_tournament_is_told_when_it_begins(
    server: Server, calendar: Calendar, receiver: Receiver, mail: MailServer
) -> None:
    """To everybody who plays, as they wish; quiet hours hold it back as long as it is news."""
    calendar.go_to(21, 30)
    ana, rui, eva, gil = (Guest(server.url, name) for name in ("Ana", "Rui", "Eva", "Gil"))
    quiet = {"quiet": {"begins": 21 * 60, "ends": 7 * 60}, "zone": "UTC"}
    for guest, language in ((rui, "pt-BR"), (eva, "it")):
        assert guest.http.get("/api/me", headers={"accept-language": language}).is_success
    for guest, wish in (
        (ana, hook(receiver, "/ana")),
        (rui, {"mail": "turn"}),
        (eva, {**hook(receiver, "/eva"), **quiet}),
        (gil, {**hook(receiver, "/gil"), **quiet, "mail": "digest"}),
    ):
        guest.put("/api/me/reminders", wish)
    know_address(server, rui)
    know_address(server, gil, "gil@example.org")
    browser = Browser(f"{receiver.url}/push/eva")
    push_key = eva.post("/api/me/browsers", browser.subscription())["push_key"]
    cup = begin_round(ana, rui, eva, gil)
    # Other tests' tables may still have something to tell, now that it is evening.
    wait_for(lambda: len(receiver.to("/ana")) > 0 and len(round_mails(mail)) > 0)
    info = ana.get(f"/api/tournaments/{cup['id']}")
    seated = {seat["person"]: table for table in info["tables"] for seat in table["seats"]}
    seats = {person: table["table"] for person, table in seated.items()}
    assert receiver.to("/ana")[0].json() == {
        "event": "round",
        "game": "dragon_castle",
        "table": seats[ana.id],
        "url": f"{PUBLIC}/t/{seats[ana.id]}",
        "text": "Spring Cup, round 1: your game of Dragon Castle has begun.",
    }
    [(to, message)] = round_mails(mail)
    assert to == [ADDRESS]
    assert str(message.get_payload()).startswith("Spring Cup, rodada 1: sua partida de ")
    assert message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    # Gil plays in the night, perhaps after Eva: in the morning nobody tells them what they know.
    guests = {guest.id: guest for guest in (ana, rui, eva, gil)}
    players = [guests[seat["person"]] for seat in seated[gil.id]["seats"]]
    tables = [guest.at(seats[gil.id]) for guest in players]
    knowing: list[Guest] = []
    while gil not in knowing:
        knowing.append(players[finish_turn(tables)])
    calendar.go_to(7, 1)

    def pushed() -> list[tuple[str, str]]:
        told = [browser.read(call, push_key) for call in receiver.to("/push/eva")]
        return [(message["title"], message["path"]) for message in told]

    # If it is also her turn by then, that is told in no order.
    begun = ("Il tuo turno di torneo è cominciato", f"/t/{seats[eva.id]}")
    if eva not in knowing:
        wait_for(lambda: len(receiver.to("/eva")) > 0 and begun in pushed())
    for guest in knowing:
        if guest in (eva, gil):
            look_until(lambda: "dropped" in states(server, guest.id))  # noqa: B023 - called at once
    assert all(b"has begun" not in call.body for call in receiver.to("/gil"))
    assert eva not in knowing or begun not in pushed()


def test_a_digest_tells_of_turns_and_of_rounds_that_have_begun(
    server: Server, calendar: Calendar, mail: MailServer
) -> None:
    calendar.go_to(21, 30)
    digest = {"mail": "digest", "digest_hour": 9, "zone": "UTC"}
    people = {}
    for address in ("one@example.org", "two@example.org"):
        waiting = rui_waits(server, **digest)
        people[address] = waiting[1].guest
        know_address(server, waiting[1].guest, address)
    calendar.go_on(2 * GRACE)
    cup = begin_round(*people.values())
    one, two = people.values()
    look_until(lambda: one.get(f"/api/tournaments/{cup['id']}")["your_table"] is not None)
    table = one.get(f"/api/tournaments/{cup['id']}")["your_table"]
    on_turn = {a: guest.at(table).view()["is_yours"] for a, guest in people.items()}
    assert sorted(on_turn.values()) == [False, True]
    # Turns of the evening are told with the rest, in one mail.
    calendar.go_on(2 * GRACE)
    look_until(
        lambda: not has_untold_turns(server, one.id) and not has_untold_turns(server, two.id)
    )
    assert round_mails(mail) == []
    calendar.go_to(9, 1)
    wait_for(lambda: {to[0] for to, _ in mail.mails} >= people.keys())
    for [address], message in mail.mails:
        if address in people:
            begun = "Spring Cup, round 1: your game of Dragon Castle has begun."
            assert (begun in str(message.get_payload())) is not on_turn[address]
            assert str(message.get_payload()).count(f"{PUBLIC}/t/") == 2
    subjects = {to[0]: message["Subject"] for to, message in mail.mails}
    for address, is_on_turn in on_turn.items():
        more = "2 tables" if is_on_turn else "1 table; 1 round of yours has begun"
        assert subjects[address] == f"It is your turn at {more}"
    look_until(lambda: states(server, one.id) == states(server, two.id) == ["sent"])


@pytest.mark.parametrize(
    "language, subject",
    [
        ("en", "It is your turn at 1 table; 2 rounds of yours have begun"),
        ("pt", "É a sua vez em 1 mesa; 2 rodadas suas começaram"),
        ("it", "Tocca a te a 1 tavolo; sono cominciati 2 tuoi turni di torneo"),
    ],
)
def test_a_digest_counts_turns_and_rounds(language: str, subject: str) -> None:
    texts = Texts(PUBLIC, lambda _: "token")
    lines = [texts.turn(language, "t0", "white_castle", None)]
    lines += [texts.round(language, f"t{n}", "white_castle", "Spring Cup", n) for n in (1, 2)]
    assert mail_of(texts, language, ADDRESS, "p0", lines).subject == subject
    assert mail_of(texts, language, ADDRESS, "p0", lines[1:]).subject == subject.partition("; ")[2]
    assert mail_of(texts, language, ADDRESS, "p0", lines[:1]).subject == lines[0].text


def test_a_service_that_dies_while_it_sends_sends_nothing_twice(
    calendar: Calendar, receiver: Receiver, mail: MailServer, tmp_path: Path
) -> None:
    server = calendar.server(str(tmp_path / "t.db"), *arguments(mail))
    tables = rui_waits(server, **hook(receiver, "/slow"))
    rui = tables[1].guest
    receiver.may_answer.clear()
    calendar.go_on(GRACE + 5)
    wait_for(lambda: len(receiver.to("/slow")) == 1)
    server.kill()
    receiver.may_answer.set()
    server.start()
    calendar.go_on(DAY)
    again = [elsewhere(table.guest, server.url).at(table.id) for table in tables]
    finish_turn(again)
    finish_turn(again)
    calendar.go_on(GRACE + 5)
    wait_for(lambda: len(receiver.to("/slow")) == 2)
    look_until(lambda: sorted(states(server, rui.id)) == ["sending", "sent"])
    assert server.stop() == (0, "")


def test_two_processes_send_one_message_for_each_turn(
    postgres: Postgres, calendar: Calendar, receiver: Receiver, mail: MailServer
) -> None:
    db = postgres.new_database()
    servers = [calendar.server(db, "--workers", "1", *arguments(mail)) for _ in range(2)]
    tables = rui_waits(servers[0], **hook(receiver, "/rui"))
    tables[0].guest.put("/api/me/reminders", hook(receiver, "/ana"))
    other = elsewhere(tables[1].guest, servers[1].url).at(tables[1].id)
    players = [tables[0], other]
    for turn in range(1, 5):
        calendar.go_on(GRACE + 5)
        wait_for(lambda turn=turn: len(receiver.calls) == turn)  # type: ignore[misc] # a default that binds the number
        finish_turn(players)
    calendar.go_on(GRACE + 5)
    wait_for(lambda: len(receiver.calls) == 5)
    calendar.go_on(DAY)
    marker = rui_waits(servers[1], **hook(receiver, "/last"))
    calendar.go_on(GRACE + 5)
    wait_for(lambda: len(receiver.to("/last")) == 1)
    paths = [call.path for call in receiver.calls]
    assert paths == ["/rui", "/ana", "/rui", "/ana", "/rui", "/last"]
    assert marker[0].id in receiver.to("/last")[0].body.decode()
    begin_round(players[0].guest, other.guest)
    wait_for(lambda: len(receiver.calls) == 8)
    calendar.go_on(GRACE - 5)
    rounds = [call.path for call in receiver.calls if b'"round"' in call.body]
    assert sorted(rounds) == ["/ana", "/rui"]
    for server in servers:
        assert server.stop() == (0, "")


def test_a_slow_webhook_holds_nobody_else_up(
    server: Server, calendar: Calendar, receiver: Receiver
) -> None:
    people = [rui_waits(server, **hook(receiver, f"/slow{n}"))[1].guest for n in range(6)]
    receiver.may_answer.clear()
    try:
        calendar.go_on(GRACE + 5)
        wait_for(lambda: len(receiver.calls) == len(people))
        # Nobody's call has ended.
        assert {state for guest in people for state in states(server, guest.id)} == {"sending"}
    finally:
        receiver.may_answer.set()
    for guest in people:
        look_until(lambda guest=guest: states(server, guest.id) == ["sent"])  # type: ignore[misc] # a default that binds the guest


def test_a_webhook_into_the_hosts_network_is_never_called(
    calendar: Calendar, receiver: Receiver, tmp_path: Path
) -> None:
    server = calendar.server(str(tmp_path / "t.db"))
    port = receiver.url.rpartition(":")[2]
    people = []
    for host in ("localhost", "[::ffff:127.0.0.1]", "2130706433"):
        address = {"kind": "json", "url": f"https://{host}:{port}/"}
        people.append(rui_waits(server, webhook=address)[1].guest)
    people[0].put("/api/me/reminders", {"webhook": {"kind": "json", "url": receiver.url}}, 400)
    calendar.go_on(GRACE + 5)
    for guest in people:
        look_until(lambda guest=guest: states(server, guest.id) == ["failed"])  # type: ignore[misc] # a default that binds the guest
    assert receiver.calls == []
    assert server.stop() == (0, "")


def test_settings_are_checked(server: Server, receiver: Receiver) -> None:
    ana = Guest(server.url)
    for wrong in (
        {"zone": "Nowhere/Land"},
        {"mail": "often"},
        {"quiet": {"begins": 0, "ends": 13 * 60}},
        {"webhook": {"kind": "json", "url": "ftp://x.example"}},
        {"webhook": {"kind": "json", "url": "https://a@x.example/"}},
        {"webhook": {"kind": "fax", "url": "https://x.example/"}},
        {"webhook": {"kind": "json", "url": "https://x.example/" + "x" * 1000}},
    ):
        ana.put("/api/me/reminders", wrong, 400)
    good = Browser(f"{receiver.url}/push").subscription()
    for change in ({"p256dh": "A" * 87}, {"auth": "AAAA" * 5}, {"endpoint": "x"}):
        ana.post("/api/me/browsers", {**good, **change}, 400)
    for _ in range(3):
        ana.post("/api/me/browsers", good)
    for number in range(12):
        info = ana.post("/api/me/browsers", {**good, "endpoint": f"{receiver.url}/{number}"})
    assert info["browsers"] == 10
    removed = ana.http.request(
        "DELETE", "/api/me/browsers", json={"endpoint": f"{receiver.url}/11"}
    )
    assert removed.json()["browsers"] == 9
    nobody = Guest(server.url, "")
    nobody.put("/api/me/reminders", {}, 401)
    nobody.get("/api/me/reminders", 401)
    cross = {"origin": "https://evil.example"}
    assert ana.http.put("/api/me/reminders", json={}, headers=cross).status_code == 403
