"""Keeping one's name and coming back, in Chromium with a virtual authenticator and a real mail server."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.page.axe import violations
from tests.page.conftest import Visit
from tests.server.client import Guest
from tests.server.mailbox import Mailbox
from tests.server.post_office import Browser
from tests.server.servers import Server

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
SUBSCRIBED = """
const subscription = {
  endpoint: 'https://push.example/1',
  unsubscribe: async () => (window.isUnsubscribed = true),
};
navigator.serviceWorker.getRegistration = async () => ({
  pushManager: { getSubscription: async () => subscription },
});
"""


@pytest.fixture(scope="module")
def mailbox() -> Iterator[Mailbox]:
    """The host's SMTP server."""
    made = Mailbox()
    yield made
    made.close()


@pytest.fixture(scope="module")
def address(
    mailbox: Mailbox, tmp_path_factory: pytest.TempPathFactory, built_page: None
) -> Iterator[str]:
    """A service with mail, by a name, since passkeys need one."""
    db = str(tmp_path_factory.mktemp("account") / "page.db")
    mail = ("--smtp", mailbox.url, "--mail-from", "tenshu@example.org")
    # Links in mails hold this address; the tests use the one where the service listens.
    service = Server(db, "--no-limits", *mail, "--public-url", "http://localhost")
    # Origins are checked with the port.
    port = service.url.rpartition(":")[2]
    service.stop()
    public = ("--public-url", f"http://localhost:{port}", "--port", port)
    service = Server(db, "--no-limits", *mail, *public)
    yield f"http://localhost:{port}"
    assert service.stop()[0] == 0


def add_authenticator(page: Page) -> tuple[CDPSession, str]:
    cdp = page.context.new_cdp_session(page)
    cdp.send("WebAuthn.enable", {"enableUI": False})
    made = cdp.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return cdp, made["authenticatorId"]


def passkeys_of(cdp: CDPSession, authenticator: str) -> list[dict[str, Any]]:
    found = cdp.send("WebAuthn.getCredentials", {"authenticatorId": authenticator})
    return list(found["credentials"])


def move_passkey(page: Page, passkey: dict[str, Any]) -> None:
    """What a password manager does on another device."""
    cdp, authenticator = add_authenticator(page)
    cdp.send("WebAuthn.addCredential", {"authenticatorId": authenticator, "credential": passkey})


def name_guest(page: Page, name: str) -> None:
    page.get_by_role("button", name="Your name").click()
    page.get_by_role("textbox", name="Your name").fill(name)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_guest_keeps_name_and_games_in_two_taps_and_finds_them_in_a_fresh_browser(
    visit: Visit, address: str
) -> None:
    page = visit("/")
    cdp, authenticator = add_authenticator(page)
    name_guest(page, "Ana plays")
    table = page.evaluate(
        """async () => (await (await fetch('/api/tables', {method: 'POST',
        headers: {'Content-Type': 'application/json'},
        body: JSON.stringify({game: 'white_castle', seats: ['me', 'open']})})).json()).id"""
    )
    # Two taps.
    page.get_by_role("button", name="Your name: Ana plays").click()
    page.get_by_role("button", name="Keep my name and games").click()
    expect(page.get_by_text("Kept: Ana plays is yours now.")).to_be_visible()
    [passkey] = passkeys_of(cdp, authenticator)

    fresh = visit("/", allowed=("401",))
    # Else the field offers the passkey and the authenticator takes it, perhaps before the tap.
    fresh.add_init_script("PublicKeyCredential.isConditionalMediationAvailable = async () => false")
    fresh.goto("/account")
    move_passkey(fresh, passkey)
    fresh.get_by_role("button", name="Log in with a passkey").click()
    expect(fresh.get_by_role("heading", name="Ana plays")).to_be_visible()
    mine = fresh.evaluate("async () => (await fetch('/api/tables?show=mine')).json()")
    assert [found["id"] for found in mine] == [table]


def test_the_field_offers_passkeys_by_itself(visit: Visit) -> None:
    """Conditional mediation: the virtual authenticator chooses at once what a person would pick."""
    page = visit("/")
    cdp, authenticator = add_authenticator(page)
    name_guest(page, "Autofill")
    page.get_by_role("button", name="Your name: Autofill").click()
    page.get_by_role("button", name="Keep my name and games").click()
    expect(page.get_by_text("Kept: Autofill is yours now.")).to_be_visible()
    [passkey] = passkeys_of(cdp, authenticator)

    fresh = visit("/", allowed=("401",))
    move_passkey(fresh, passkey)
    fresh.goto("/account")
    expect(fresh.get_by_role("heading", name="Autofill")).to_be_visible()


def test_a_guest_who_logs_in_joins_their_games(visit: Visit, address: str) -> None:
    known = Guest(address, "Rita of the code")
    code = known.post("/api/me/code")["code"]
    page = visit("/", language="pt-BR")
    page.evaluate(
        """async () => { for (const [path, body] of [['me', {name: 'Rita aqui'}],
        ['tables', {game: 'white_castle', seats: ['me', 'open']}]])
        await fetch('/api/' + path, {method: 'POST', headers: {'Content-Type':
        'application/json'}, body: JSON.stringify(body)});
        const kept = JSON.parse(localStorage.getItem('tenshu-settings'));
        localStorage.setItem('tenshu-settings', JSON.stringify({...kept, isKnown: true})) }"""
    )
    page.goto("/account")
    page.get_by_label("Endereço de e-mail ou código de recuperação").fill(code)
    page.get_by_role("button", name="Continuar").click()
    dialog = page.get_by_role("dialog", name="Reunir estas partidas?")
    expect(dialog).to_contain_text("Rita aqui (uma mesa)")
    dialog.get_by_role("button", name="Reunir").click()
    expect(page.get_by_text("Estas partidas agora são suas.")).to_be_visible()
    assert len(known.get("/api/tables", show="mine")) == 1


def test_who_logs_out_is_not_told_of_turns_in_that_browser(visit: Visit, address: str) -> None:
    """A browser without a push service: the page is given a subscription."""
    page = visit("/", allowed=("401",))
    name_guest(page, "Ana logs out")
    page.add_init_script(SUBSCRIBED)
    page.goto("/account")
    elsewhere = Guest(address, "")
    code = page.evaluate("async () => (await fetch('/api/me/code', {method: 'POST'})).json()")
    elsewhere.post("/api/enter/code", code)
    given = Browser("https://push.example/1").subscription()
    elsewhere.post("/api/me/browsers", given)
    assert elsewhere.get("/api/me/reminders")["browsers"] == 1
    page.reload()
    own = page.locator(".row", has_text="this browser")
    own.get_by_role("button", name="Log out").click()
    expect(page.get_by_role("button", name="Log out")).to_have_count(0)
    assert page.evaluate("window.isUnsubscribed")
    assert elsewhere.get("/api/me/reminders")["browsers"] == 0
    elsewhere.close()


def test_a_mailed_link_keeps_a_name_and_logs_in(
    visit: Visit, address: str, mailbox: Mailbox
) -> None:
    page = visit("/", phone=True)
    name_guest(page, "Postina")
    page.goto("/account")
    page.get_by_label("E-mail address", exact=True).fill("postina@example.org")
    page.get_by_role("button", name="Send me a link").click()
    expect(page.locator("main [role=status]")).to_be_visible()
    page.goto(mailbox.next_link())
    page.wait_for_url("**/")
    page.goto("/account")
    expect(page.get_by_text("postina@example.org")).to_be_visible()

    fresh = visit("/account", allowed=("401",))
    fresh.get_by_label("E-mail address or recovery code").fill("postina@example.org")
    fresh.get_by_role("button", name="Continue").click()
    expect(fresh.locator("main [role=status]")).to_be_visible()
    fresh.goto(mailbox.next_link())
    fresh.wait_for_url("**/")
    fresh.goto("/account")
    expect(fresh.get_by_role("heading", name="Postina")).to_be_visible()
    # Logged out there from here.
    page.reload()
    rows = page.get_by_role("button", name="Log out")
    expect(rows).to_have_count(2)
    rows.nth(0).click()
    expect(rows).to_have_count(1)


@pytest.mark.parametrize("dark", [False, True])
def test_the_account_page_is_accessible(visit: Visit, address: str, dark: bool) -> None:
    page = visit("/", dark=dark, phone=dark, allowed=("401",))
    name_guest(page, f"Axe {dark}")
    page.goto("/account")
    page.get_by_role("button", name="Write down a recovery code").click()
    expect(page.locator("main [role=status]")).to_contain_text("-")
    page.get_by_text("Delete everything").first.click()
    assert violations(page) == []
    page.get_by_label("Your name, to confirm").fill(f"Axe {dark}")
    page.get_by_role("button", name="Delete everything").click()
    expect(page.get_by_text("Everything of yours is deleted.")).to_be_visible()
    page.goto("/account")
    expect(page.get_by_role("heading", name="Log in")).to_be_visible()
    assert violations(page) == []
