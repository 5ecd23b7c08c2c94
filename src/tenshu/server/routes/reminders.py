"""How the person who asks is told that it is their turn."""

from __future__ import annotations

from html import escape

from litestar import MediaType, delete, get, post, put
from litestar.params import FromPath, JSONBody

from tenshu.server.errors import BAD_INPUT, FORBIDDEN, NOT_FOUND, Refused
from tenshu.server.limits import MOST_BROWSERS
from tenshu.server.outbound import NotAllowed
from tenshu.server.pauses import LONGEST_SLEEP, MINUTES_A_DAY, zone_of
from tenshu.server.reminder_messages import (
    Endpoint,
    Mute,
    PushSubscription,
    ReminderInfo,
    ReminderSettings,
)
from tenshu.server.reminders import browser_id
from tenshu.server.routes.shared import (
    AnyRequest,
    TablePath,
    address_of,
    check_id,
    claim_of,
    language_of,
    person_of,
    problems,
    service_of,
    spend,
    spend_costly,
)
from tenshu.server.storage import accounts, reminder_store
from tenshu.server.timing import now
from tenshu.server.webpush import check_subscription
from tenshu.text import Wording

PATH = "/api/me/reminders"
UNSUBSCRIBE = "/api/unsubscribe/{token:str}"


@get(PATH, responses=problems(401))
async def show_reminders(request: AnyRequest) -> ReminderInfo:
    """How whoever asks is told."""
    return await info_for(request, (await person_of(request)).id)


@put(PATH, responses=problems(401))
async def set_reminders(request: AnyRequest, data: JSONBody[ReminderSettings]) -> ReminderInfo:
    """Change it."""
    person = await person_of(request)
    await spend_costly(request, "link")
    service = service_of(request)
    zone_of(data.zone)
    if data.quiet is not None:
        length = (data.quiet.ends - data.quiet.begins) % MINUTES_A_DAY
        if length > LONGEST_SLEEP:
            raise Refused(BAD_INPUT, "error-sleep-long", hours=LONGEST_SLEEP // 60)
    if data.webhook is not None:
        check_address(request, data.webhook.url)
    await service.store.write(reminder_store.put_settings, person.id, data)
    return await info_for(request, person.id)


@post("/api/me/browsers", status_code=200, responses=problems(401))
async def add_browser(request: AnyRequest, data: JSONBody[PushSubscription]) -> ReminderInfo:
    """Tell this browser, too."""
    person = await person_of(request)
    await spend_costly(request, "link")
    check_address(request, data.endpoint)
    given = check_subscription(data)
    browser = browser_id(data.endpoint)
    put_browser = reminder_store.put_browser
    claim = claim_of(request)
    session = None if claim is None or claim.is_counted() else claim.session
    store = service_of(request).store
    await store.write(put_browser, browser, person.id, session, given, now(), MOST_BROWSERS)
    return await info_for(request, person.id)


@delete("/api/me/browsers", status_code=200, responses=problems(401))
async def remove_browser(request: AnyRequest, data: JSONBody[Endpoint]) -> ReminderInfo:
    """Tell this browser no more."""
    person = await person_of(request)
    spend(request, "act")
    browser = browser_id(data.endpoint)
    await service_of(request).store.write(reminder_store.forget_browser, browser, person.id)
    return await info_for(request, person.id)


@get("/api/tables/{table:str}/reminders", responses=problems(401, 404))
async def show_mute(request: AnyRequest, table: TablePath) -> Mute:
    """Whether a table is silent for whoever asks."""
    person = await person_of(request)
    store = service_of(request).store
    return Mute(await store.read(reminder_store.is_muted, person.id, check_id(table)))


@put("/api/tables/{table:str}/reminders", responses=problems(401, 404))
async def mute(request: AnyRequest, table: TablePath, data: JSONBody[Mute]) -> Mute:
    """Silence a table for whoever asks, or end that."""
    person = await person_of(request)
    spend(request, "act")
    service = service_of(request)
    if not (await service.hall.read(check_id(table))).has_member(person.id):
        raise Refused(FORBIDDEN, "error-no-seat")
    await service.store.write(reminder_store.set_muted, person.id, table, data.is_muted)
    return data


@get(UNSUBSCRIBE, media_type=MediaType.HTML, responses=problems(404))
async def ask_unsubscribe(request: AnyRequest, token: FromPath[str]) -> str:
    """A page with one button; a program that only follows links changes nothing."""
    await person_of_token(request, token)
    words = wording_for(request)
    return page(
        words, f"<form method='post'><button>{escape(words.say('unsubscribe'))}</button></form>"
    )


@post(UNSUBSCRIBE, status_code=200, media_type=MediaType.HTML, responses=problems(404))
async def unsubscribe(request: AnyRequest, token: FromPath[str]) -> str:
    """End all mails to whoever got this address in one, without logging in (RFC 8058)."""
    person = await person_of_token(request, token)
    store = service_of(request).store
    settings = await store.read(reminder_store.find_settings, person)
    settings.mail = "off"
    await store.write(reminder_store.put_settings, person, settings)
    words = wording_for(request)
    return page(words, f"<p>{escape(words.say('unsubscribed'))}</p>")


async def person_of_token(request: AnyRequest, token: str) -> str:
    """The person of an address that ends mails, or Refused."""
    service = service_of(request)
    await service.spend("link", address_of(request))
    person = service.people.person_of_unsubscribe(token)
    if person is None:
        raise Refused(NOT_FOUND, "error-link")
    return person


def wording_for(request: AnyRequest) -> Wording:
    """The words of the language that the browser asks for."""
    return Wording(language_of(request) or "en")


def page(words: Wording, body: str) -> str:
    """A small page of its own, which needs neither script nor cookie."""
    title = escape(words.say("unsubscribe-title"))
    return (
        f"<!doctype html><html lang='{words.language}'><meta charset='utf-8'>"
        f"<meta name='viewport' content='width=device-width'><title>{title}</title>"
        f"<main><h1>{title}</h1>{body}<p><a href='/'>Tenshu</a></p></main></html>"
    )


def check_address(request: AnyRequest, url: str) -> None:
    """Refuse an address that would never be called."""
    try:
        service_of(request).caller.check(url)
    except NotAllowed:
        raise Refused(BAD_INPUT, "error-call-address") from None


async def info_for(request: AnyRequest, person: str) -> ReminderInfo:
    """The settings of a person, and what the service can do."""
    service = service_of(request)
    settings = await service.store.read(reminder_store.find_settings, person)
    browsers = await service.store.read(reminder_store.list_browsers, person)
    address = await service.store.read(accounts.email_of, person)
    return ReminderInfo(
        settings=settings,
        push_key=service.vapid.public_key,
        browsers=len(browsers),
        has_mail=service.mailer is not None,
        has_address=address is not None,
    )


HANDLERS = [
    show_reminders,
    set_reminders,
    add_browser,
    remove_browser,
    show_mute,
    mute,
    ask_unsubscribe,
    unsubscribe,
]
