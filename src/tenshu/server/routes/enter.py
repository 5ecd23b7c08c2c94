"""Coming back: by a personal link, a passkey, a link by mail or a recovery code."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import JSONBody

from tenshu.server.account_messages import (
    EnterByCode,
    EnterByPasskey,
    Entered,
    MailAsked,
    PasskeyOptions,
    Way,
    Ways,
)
from tenshu.server.messages import Enter
from tenshu.server.routes.shared import (
    AnyRequest,
    address_of,
    begin_session,
    claim_of,
    cookie_for,
    guest_of,
    problems,
    service_of,
    site_of,
    spend_costly,
)
from tenshu.server.rows import Person


@get("/api/ways", responses=problems(), sync_to_thread=False)
def list_ways(request: AnyRequest) -> Ways:
    """What this service offers to those who come back."""
    return Ways(has_mail=service_of(request).mailer is not None)


@post("/api/enter", status_code=200, responses=problems(404))
async def enter_by_link(request: AnyRequest, data: JSONBody[Enter]) -> Response[Entered]:
    """Come in by a personal link."""
    service = service_of(request)
    await service.spend("link", address_of(request))
    return await welcome(request, await service.people.enter(data.token), "link")


@post("/api/enter/passkey/options", status_code=200, responses=problems())
async def ask_passkey(request: AnyRequest) -> PasskeyOptions:
    """What the browser asks its passkeys with."""
    service = service_of(request)
    await service.spend("enter", address_of(request))
    return PasskeyOptions(await service.accounts.ask_passkey(site_of(request)))


@post("/api/enter/passkey", status_code=200, responses=problems(404, 409))
async def enter_by_passkey(
    request: AnyRequest, data: JSONBody[EnterByPasskey]
) -> Response[Entered]:
    """Come in by a passkey."""
    service = service_of(request)
    await service.spend("enter", address_of(request))
    person = await service.accounts.enter_by_passkey(site_of(request), data.credential)
    return await welcome(request, person, "passkey")


@post("/api/enter/code", status_code=200, responses=problems(404))
async def enter_by_code(request: AnyRequest, data: JSONBody[EnterByCode]) -> Response[Entered]:
    """Come in by a recovery code."""
    service = service_of(request)
    await service.spend("enter", address_of(request))
    return await welcome(request, await service.accounts.enter_by_code(data.code), "code")


@post("/api/enter/mail", status_code=202, responses=problems(404))
async def mail_link(request: AnyRequest, data: JSONBody[MailAsked]) -> None:
    """Ask for a link by mail; the answer is the same whether somebody has this address or not."""
    service = service_of(request)
    await spend_costly(request, "mail")
    await service.spend("mail", f"to {data.email.strip().lower()}")
    await service.accounts.mail_to_enter(data)


@post("/api/enter/mail/link", status_code=200, responses=problems(404, 409))
async def enter_by_mail(request: AnyRequest, data: JSONBody[Enter]) -> Response[Entered]:
    """Come in by a link that was sent by mail; it is used up."""
    service = service_of(request)
    await service.spend("enter", address_of(request))
    person = await service.accounts.enter_by_mail(data.token, await guest_of(request))
    return await welcome(request, person, "mail")


async def welcome(request: AnyRequest, person: Person, way: Way) -> Response[Entered]:
    """Who has come in, with a cookie, and the guest whom this browser knew before."""
    guest, claim = await guest_of(request), claim_of(request)
    offer = await service_of(request).accounts.offer_join(guest, person)
    is_same = guest is not None and guest.id == person.id
    if is_same and claim is not None and not claim.is_counted():
        cookie = cookie_for(request, claim)
    else:
        cookie = await begin_session(request, person, way)
    who = Entered(person.id, person.name, person.is_bot, person.is_known, offer)
    return Response(who, cookies=[cookie])


HANDLERS = [
    list_ways,
    enter_by_link,
    ask_passkey,
    enter_by_passkey,
    enter_by_code,
    mail_link,
    enter_by_mail,
]
