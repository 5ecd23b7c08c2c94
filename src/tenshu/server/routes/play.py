"""Playing at a table, and asking about its game."""

from __future__ import annotations

from typing import Annotated, TypeVar

from litestar import MediaType, Response, get, post, put
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from tenshu.server import asking, playing, trying
from tenshu.server.course import Course
from tenshu.server.lessons import lesson_at, lesson_of
from tenshu.server.limits import LARGEST_RECORD_BODY
from tenshu.server.messages import (
    Act,
    AnswerUndo,
    AskUndo,
    ChatLine,
    Done,
    Hint,
    Lesson,
    LogEntry,
    NewRecord,
    OptionValues,
    Preview,
    Replay,
    Say,
    Stored,
    TableInfo,
    TakeBack,
    Verdict,
    View,
)
from tenshu.server.replays import Watched
from tenshu.server.routes.shared import (
    PUBLIC,
    AnyRequest,
    TablePath,
    caller_of,
    check_id,
    member_of,
    person_of,
    problems,
    service_of,
    spend,
    spend_costly,
    unless_gone,
    visitor_of,
)
from tenshu.server.routes.tables import TABLE
from tenshu.server.trial_messages import Trial, TryOut

T = TypeVar("T")

REPLAY = "/api/replays/{replay:str}"
LESSON = "/api/lessons/{game:str}"
VersionPath = Annotated[int, PathParameter(ge=0, le=1_000_000)]
VersionQuery = Annotated[int, QueryParameter(ge=0, le=1_000_000)]
ActionQuery = Annotated[str, QueryParameter(min_length=1, max_length=200)]


@post(TABLE + "/actions", status_code=200, responses=problems(401, 404, 409, 422))
async def act(request: AnyRequest, table: TablePath, data: JSONBody[Act]) -> Done:
    """Do something; it is on disk when this answers."""
    person = await person_of(request)
    spend(request, "act")
    return await playing.act(service_of(request).hall, person, check_id(table), data)


@post(TABLE + "/undo", status_code=200, responses=problems(401, 404, 409, 422))
async def undo(request: AnyRequest, table: TablePath, data: JSONBody[TakeBack]) -> Done:
    """Take back a step or the whole turn."""
    person = await person_of(request)
    spend(request, "act")
    return await playing.undo(service_of(request).hall, person, check_id(table), data)


@post(TABLE + "/hurry", status_code=204, responses=problems(401, 403, 404))
async def hurry(request: AnyRequest, table: TablePath) -> None:
    """Skip the pauses between the moves of bots, until a person must act."""
    spend(request, "act")
    await playing.hurry(service_of(request).hall, await member_of(request), check_id(table))


@post(TABLE + "/undo-request", status_code=200, responses=problems(401, 404, 409, 422))
async def ask_undo(request: AnyRequest, table: TablePath, data: JSONBody[AskUndo]) -> TableInfo:
    """Ask everybody to go back to an earlier version."""
    person = await person_of(request)
    spend(request, "act")
    return await playing.ask_undo(service_of(request).hall, person, check_id(table), data)


@post(TABLE + "/undo-answer", status_code=200, responses=problems(401, 404, 409, 422))
async def answer_undo(
    request: AnyRequest, table: TablePath, data: JSONBody[AnswerUndo]
) -> TableInfo:
    """Agree to go back, or not."""
    person = await person_of(request)
    spend(request, "act")
    hall = service_of(request).hall
    return await playing.answer_undo(hall, person, check_id(table), data.agree)


@post(TABLE + "/chat", status_code=200, responses=problems(401, 404, 409))
async def say(request: AnyRequest, table: TablePath, data: JSONBody[Say]) -> ChatLine:
    """Say something at the table."""
    person = await person_of(request)
    spend(request, "chat")
    return await playing.say(service_of(request).hall, person, check_id(table), data.text)


@put(TABLE + "/orders", responses=problems(401, 404, 409))
async def give_orders(
    request: AnyRequest, table: TablePath, data: JSONBody[OptionValues]
) -> TableInfo:
    """Decide in advance what one's seat answers."""
    person = await person_of(request)
    spend(request, "act")
    return await playing.give_orders(service_of(request).hall, person, check_id(table), data)


@get(TABLE + "/preview", responses=problems(401, 404, 409, 422))
async def preview(
    request: AnyRequest, table: TablePath, version: VersionQuery, action: ActionQuery
) -> Preview:
    """What an action would do."""
    spend(request, "look")
    hall, person = service_of(request).hall, await member_of(request)
    return await asking.preview(hall, person, check_id(table), version, as_action(action))


@get(TABLE + "/why-not", responses=problems(401, 404, 409))
async def why_not(request: AnyRequest, table: TablePath, action: ActionQuery) -> Verdict:
    """Whether something is allowed now, and the rule that forbids it."""
    spend(request, "look")
    hall, person = service_of(request).hall, await member_of(request)
    return await asking.why_not(hall, person, check_id(table), as_action(action))


@get(TABLE + "/hint", responses=problems(401, 404, 409))
async def hint(request: AnyRequest, table: TablePath) -> list[Hint]:
    """Good actions for the seat that must act."""
    await spend_costly(request, "think")
    hall, person = service_of(request).hall, await member_of(request)
    work = asking.hints(hall, person, check_id(table), caller_of(request))
    return await unless_gone(request, work)


@post(TABLE + "/try", status_code=200, responses=problems(401, 404, 409, 422))
async def try_out(request: AnyRequest, table: TablePath, data: JSONBody[TryOut]) -> Trial:
    """Play on from a position on a copy, which nobody else sees."""
    if data.others_play:
        await spend_costly(request, "think")
    else:
        spend(request, "look")
    service, person = service_of(request), await member_of(request)
    hall, readers, caller = service.hall, service.readers, caller_of(request)
    work = trying.try_out(hall, readers, person, check_id(table), data, caller)
    return await unless_gone(request, work)


@get(TABLE + "/course", responses=problems(404, 409, 429, 503))
async def show_course(request: AnyRequest, table: TablePath) -> Course:
    """A finished game, turn by turn."""
    await spend_costly(request, "think")
    hall, person = service_of(request).hall, await visitor_of(request)
    work = asking.course(hall, person, check_id(table), caller_of(request))
    return await unless_gone(request, work)


@get(TABLE + "/log", responses=problems(404, 409))
async def show_log(
    request: AnyRequest, table: TablePath, since: VersionQuery = 0
) -> list[LogEntry]:
    """What happened after a version."""
    spend(request, "look")
    return await asking.log(
        service_of(request).hall, await visitor_of(request), check_id(table), since
    )


@get(TABLE + "/at/{version:int}", responses=problems(404, 409))
async def show_moment(request: AnyRequest, table: TablePath, version: VersionPath) -> View:
    """The position as it was."""
    spend(request, "look")
    hall = service_of(request).hall
    return await asking.at(hall, await visitor_of(request), check_id(table), version)


@get(TABLE + "/record", media_type=MediaType.TEXT, responses=problems(404, 409))
async def show_record(
    request: AnyRequest,
    table: TablePath,
    notation: Annotated[str, QueryParameter(name="format", max_length=40)] = "",
) -> Response[str]:
    """The game as text, in our notation or in another program's."""
    spend(request, "look")
    service, person, caller = service_of(request), await visitor_of(request), caller_of(request)
    hall, readers = service.hall, service.readers
    work = asking.record(hall, readers, person, check_id(table), notation, caller)
    return Response(await unless_gone(request, work), media_type=MediaType.TEXT)


@post(
    "/api/records",
    status_code=201,
    responses=problems(),
    request_max_body_size=LARGEST_RECORD_BODY,
)
async def add_record(request: AnyRequest, data: JSONBody[NewRecord]) -> Stored:
    """Open a record or a ledger, to watch it here."""
    await spend_costly(request, "record")
    service, caller = service_of(request), caller_of(request)
    address = service.people.address_key(caller.address)
    work = service.replays.add(data.text, caller, address)
    return Stored(await unless_gone(request, work))


@get(REPLAY, responses=problems(404, 409))
async def show_replay(
    request: AnyRequest, replay: Annotated[str, PathParameter(min_length=1, max_length=40)]
) -> Response[Replay]:
    """A whole game to watch."""
    spend(request, "look")
    replays, caller = service_of(request).replays, caller_of(request)
    work = replays.whole(await visitor_of(request), check_id(replay), caller)
    return watched(await unless_gone(request, work))


@get(REPLAY + "/at/{version:int}", responses=problems(404, 409))
async def show_replay_moment(
    request: AnyRequest,
    replay: Annotated[str, PathParameter(min_length=1, max_length=40)],
    version: VersionPath,
) -> Response[View]:
    """A position of a game to watch."""
    spend(request, "look")
    replays, caller = service_of(request).replays, caller_of(request)
    work = replays.at(await visitor_of(request), check_id(replay), version, caller)
    return watched(await unless_gone(request, work))


@get(LESSON, responses=problems(404), cache_control=PUBLIC, sync_to_thread=False)
def show_lesson(request: AnyRequest, game: FromPath[str]) -> Lesson:
    """The guided first game of a game."""
    spend(request, "look")
    return lesson_of(game)


@get(
    LESSON + "/at/{version:int}",
    responses=problems(404),
    cache_control=PUBLIC,
    sync_to_thread=False,
)
def show_lesson_moment(request: AnyRequest, game: FromPath[str], version: VersionPath) -> View:
    """A position of a guided first game, with the learner's moves."""
    spend(request, "look")
    return lesson_at(game, version)


def watched(found: Watched[T]) -> Response[T]:
    """Something to watch, kept for reading offline if anybody may watch it."""
    headers = {"cache-control": PUBLIC.to_header()} if found.is_public else {}
    return Response(found.content, headers=headers)


def as_action(text: str) -> int | str:
    """An action in a URL: its number, or its notation."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 9 else text


HANDLERS = [
    act,
    undo,
    ask_undo,
    answer_undo,
    say,
    give_orders,
    preview,
    why_not,
    hint,
    try_out,
    hurry,
    show_course,
    show_log,
    show_moment,
    show_record,
    add_record,
    show_replay,
    show_replay_moment,
    show_lesson,
    show_lesson_moment,
]
