"""One's own account: ways in, sessions, blocked people, export and deletion; reports to the host."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, delete, get, post
from litestar.params import JSONBody, PathParameter

from tenshu.server.account_messages import (
    Account,
    DeleteMe,
    Join,
    MadeCode,
    MailAsked,
    NewPasskey,
    NewReport,
    PasskeyOptions,
)
from tenshu.server.errors import NOT_FOUND, STALE, Refused
from tenshu.server.people import Claim, new_id
from tenshu.server.routes.shared import (
    AnyRequest,
    TablePath,
    check_id,
    claim_of,
    person_of,
    problems,
    service_of,
    site_of,
    spend,
    spend_costly,
)
from tenshu.server.routes.tables import TABLE
from tenshu.server.rows import Person, ReportRow
from tenshu.server.storage import safety
from tenshu.server.timing import now
from tenshu.text import clean

PasskeyPath = Annotated[str, PathParameter(min_length=1, max_length=1400)]
LinePath = Annotated[int, PathParameter(ge=1, le=2_000_000_000)]


async def account_of(request: AnyRequest, person: Person) -> Account:
    """One's account as it is now."""
    claim = claim_of(request) or Claim("", "")
    return await service_of(request).accounts.show(person, claim)


@get("/api/me/account", responses=problems(401))
async def show_account(request: AnyRequest) -> Account:
    """What is known of oneself, and where one is logged in."""
    person = await person_of(request)
    spend(request, "look")
    return await account_of(request, person)


@post("/api/me/passkeys/options", status_code=200, responses=problems(401))
async def ask_new_passkey(request: AnyRequest) -> PasskeyOptions:
    """What the browser is asked for a new passkey."""
    person = await person_of(request)
    await spend_costly(request, "link")
    accounts = service_of(request).accounts
    return PasskeyOptions(await accounts.ask_new_passkey(person, site_of(request)))


@post("/api/me/passkeys", status_code=201, responses=problems(401, 409))
async def add_passkey(request: AnyRequest, data: JSONBody[NewPasskey]) -> Account:
    """Keep one's name and games by a passkey."""
    person = await person_of(request)
    await spend_costly(request, "link")
    await service_of(request).accounts.add_passkey(person, site_of(request), data)
    return await account_of(request, person)


@delete("/api/me/passkeys/{passkey:str}", status_code=204, responses=problems(401, 404, 409))
async def remove_passkey(request: AnyRequest, passkey: PasskeyPath) -> None:
    """Forget a passkey, unless it is the last way in."""
    person = await person_of(request)
    await spend_costly(request, "link")
    await service_of(request).accounts.remove_passkey(person, passkey)


@post("/api/me/code", status_code=201, responses=problems(401, 409))
async def make_code(request: AnyRequest) -> MadeCode:
    """Keep one's name and games by a recovery code, which ends the one made before."""
    person = await person_of(request)
    await spend_costly(request, "link")
    return MadeCode(await service_of(request).accounts.make_code(person))


@post("/api/me/email", status_code=202, responses=problems(401, 404))
async def ask_mail(request: AnyRequest, data: JSONBody[MailAsked]) -> None:
    """Keep one's name and games by an e-mail address: a link is sent there."""
    person = await person_of(request)
    await spend_costly(request, "mail")
    await service_of(request).spend("mail", f"to {data.email.strip().lower()}")
    await service_of(request).accounts.mail_to_keep(person, data)


@delete("/api/me/email", status_code=204, responses=problems(401, 409))
async def remove_email(request: AnyRequest) -> None:
    """Forget one's address, unless it is the last way in."""
    person = await person_of(request)
    await spend_costly(request, "link")
    await service_of(request).accounts.remove_email(person)


@delete("/api/me/sessions/{session:str}", status_code=204, responses=problems(401, 404))
async def end_session(request: AnyRequest, session: TablePath) -> None:
    """Log out here or elsewhere."""
    person = await person_of(request)
    spend(request, "act")
    service = service_of(request)
    await service.people.end_session(person.id, session)
    service.hall.cut_off(person.id)


@post("/api/me/join", status_code=200, responses=problems(401, 404))
async def join(request: AnyRequest, data: JSONBody[Join]) -> Account:
    """Take over the games of the guest whom this browser knew before one logged in."""
    person = await person_of(request)
    await spend_costly(request, "link")
    claim = claim_of(request)
    session = "" if claim is None else claim.session
    await service_of(request).accounts.join(person, session, data.token)
    return await account_of(request, person)


@get("/api/me/export", responses=problems(401))
async def export(request: AnyRequest) -> Response[dict[str, Any]]:
    """Everything that is stored of oneself, as a file."""
    person = await person_of(request)
    await spend_costly(request, "record")
    data = await service_of(request).accounts.export(person)
    headers = {"content-disposition": 'attachment; filename="tenshu.json"'}
    return Response(data, headers=headers)


@post("/api/me/delete", status_code=204, responses=problems(401))
async def delete_me(request: AnyRequest, data: JSONBody[DeleteMe]) -> None:
    """Delete everything that is stored of oneself."""
    person = await person_of(request)
    await spend_costly(request, "link")
    await service_of(request).accounts.delete(person, data.name)


@post("/api/people/{person:str}/block", status_code=204, responses=problems(401, 404, 409))
async def block(request: AnyRequest, person: TablePath) -> None:
    """Hear nothing more of somebody."""
    me = await person_of(request)
    spend(request, "act")
    other = check_id(person)
    if other == me.id:
        raise Refused(STALE, "error-block")
    service = service_of(request)
    if not await service.store.write(safety.block, me.id, other, now()):
        raise Refused(NOT_FOUND, "error-block")
    await service.tell_blocks(me.id)


@delete("/api/people/{person:str}/block", status_code=204, responses=problems(401, 404))
async def unblock(request: AnyRequest, person: TablePath) -> None:
    """Hear of somebody again."""
    me = await person_of(request)
    spend(request, "act")
    service = service_of(request)
    await service.store.write(safety.unblock, me.id, check_id(person))
    await service.tell_blocks(me.id)


@post(TABLE + "/chat/{line:int}/report", status_code=204, responses=problems(401, 404, 409))
async def report(
    request: AnyRequest, table: TablePath, line: LinePath, data: JSONBody[NewReport]
) -> None:
    """Show a line of a chat to the host of the service."""
    me = await person_of(request)
    service = service_of(request)
    await service.spend("report", me.id)
    found = await service.hall.read(check_id(table))
    if not found.may_watch(me.id):
        raise Refused(NOT_FOUND, "error-table")
    row = ReportRow(new_id(), me.id, found.row.id, line, clean(data.reason), now())
    if not await service.store.write(safety.report, row):
        raise Refused(NOT_FOUND, "error-report")


HANDLERS = [
    show_account,
    ask_new_passkey,
    add_passkey,
    remove_passkey,
    make_code,
    ask_mail,
    remove_email,
    end_session,
    join,
    export,
    delete_me,
    block,
    unblock,
    report,
]
