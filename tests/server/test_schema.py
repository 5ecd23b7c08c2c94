"""The schema is true: whatever it lets one send is answered as it says."""

import itertools
import re
from collections.abc import Iterator
from typing import Any

import hypothesis
import pytest
import schemathesis
from hypothesis import HealthCheck
from schemathesis import Case

from tenshu.server.app import create_inner_app
from tenshu.server.routes.schema import full_schema
from tenshu.server.service import Service
from tenshu.server.settings import Settings
from tests.server.client import Guest
from tests.server.mailbox import Mailbox
from tests.server.servers import Server
from tests.server.world import World

SCHEMA = full_schema(create_inner_app(Service(Settings(db=""))))
api = schemathesis.openapi.from_dict(SCHEMA)
TURNS = itertools.count()


# The statuses of the answers to each operation.
STATUSES: dict[str, set[int]] = {}
EXAMPLES = 6


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    """Tables in every state, on a service without limits."""
    mailbox = Mailbox()
    mail = ("--smtp", mailbox.url, "--mail-from", "tenshu@example.org")
    db = str(tmp_path_factory.mktemp("schema") / "t.db")
    hooks = ("--allow-private-webhooks", "--public-url", "http://localhost")
    server = Server(db, "--no-limits", *mail, *hooks)
    made = World(server.url, mailbox)
    yield made
    made.close()
    mailbox.close()
    code, log = server.stop()
    assert code == 0
    assert log == "", log


# A hint takes half a second of thought, and asks for nothing that others do not.
# Streams have no end.
@api.exclude(path_regex="/hint$|/stream(/|$)").parametrize()
@hypothesis.settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
def test_nothing_breaks_it(case: Case[Any], world: World) -> None:
    """One call of three is drawn, one goes to a real place, and one is right in all its parts."""
    answered = STATUSES.setdefault(case.operation.label, set())
    kind = next(TURNS) % 3
    if kind:
        make_real(case, world, is_whole=kind == 2)
    guest = world.guest_for(case.operation.path)
    token = guest.http.headers.get("authorization")
    headers = {"authorization": token} if token else {}
    cookies = dict(guest.http.cookies)
    answer = case.call(base_url=guest.url, cookies=cookies, headers=headers, timeout=30)
    answered.add(answer.status_code)
    assert answer.status_code < 500, answer.text
    if case.method == "OPTIONS":
        return
    known = set(case.operation.definition.raw["responses"]) | {"401", "404", "405"}
    assert str(answer.status_code) in known, f"{answer.status_code} {answer.text}"
    case.validate_response(
        answer,
        checks=[
            schemathesis.checks.response_schema_conformance,
            schemathesis.checks.content_type_conformance,
        ],
    )


def make_real(case: Case[Any], world: World, *, is_whole: bool) -> None:
    """Let a call ask for something that exists; if whole, with all that it takes to succeed."""
    method = case.operation.method.upper()
    real = world.real(method, case.operation.path)
    for name in case.path_parameters or {}:
        case.path_parameters[name] = real["path"].get(name, case.path_parameters[name])
    if is_whole:
        case.method = method
        case.query = real["query"]
        case.headers.clear()
        if "body" in real:
            case.body = real["body"]
            case.media_type = "application/json"


def test_nearly_all_operations_succeed_when_they_are_asked_right() -> None:
    """Else the test above would only see how requests are refused."""
    missed = {label for label, statuses in STATUSES.items() if not statuses & {200, 201, 202, 204}}
    # Of all, since another process may have tested the others.
    count = sum(len(operations) for operations in SCHEMA["paths"].values())
    assert len(missed) <= 0.1 * count, sorted(missed)


def test_no_change_is_taken_from_another_site(sqlite_server: Server) -> None:
    ana = Guest(sqlite_server.url)
    asked = 0
    for path, operations in SCHEMA["paths"].items():
        for method in set(operations) & {"post", "put", "patch", "delete"}:
            place = re.sub(r"{\w+}", "1", path)
            evil = {"origin": "https://evil.example"}
            answer = ana.http.request(method.upper(), place, headers=evil)
            assert answer.status_code == 403, (method, path)
            assert answer.json()["message"]["key"] == "error-origin", (method, path)
            asked += 1
    assert asked > 50


def test_the_socket_is_in_the_schema() -> None:
    union = SCHEMA["components"]["schemas"]["SocketMessage"]
    names = {part["$ref"].rpartition("/")[2] for part in union["anyOf"]}
    assert names == {"Welcome", "Update", "TableChanged", "Said", "Beat"}
    assert set(names) <= set(SCHEMA["components"]["schemas"])


def test_the_page_of_the_api_tells_everything_and_loads_nothing(sqlite_server: Server) -> None:
    text = Guest(sqlite_server.url, "").http.get("/api/docs").text
    for path in SCHEMA["paths"]:
        assert path in text
    for name in SCHEMA["components"]["schemas"]:
        assert f'id="{name}"' in text
    for link in re.findall(r"(?:href|src)=\"([^\"]*)\"", text):
        assert link == "/schema" or f'id="{link.removeprefix("#")}"' in text
    assert "<script" not in text
    assert len(text) < 150_000


def test_every_path_of_the_service_is_described() -> None:
    assert len(SCHEMA["paths"]) >= 25
    for path, operations in SCHEMA["paths"].items():
        for operation in operations.values():
            assert operation["responses"], path
