"""The schema is true: whatever it lets one send is answered as it says."""

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
from tests.server.client import Guest, Table
from tests.server.servers import Server

SCHEMA = full_schema(create_inner_app(Service(Settings(db=""))))
api = schemathesis.openapi.from_dict(SCHEMA)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """Somebody at a running table, on a service without limits."""
    server = Server(str(tmp_path_factory.mktemp("schema") / "t.db"), "--no-limits")
    ana = Guest(server.url)
    Guest.opened.remove(ana)
    made = ana.post("/api/me/tokens", {"name": "Robo", "scopes": ["bot:play"]})
    ana.http.headers["authorization"] = f"Bearer {made['secret']}"
    yield ana.create("dragon_castle", ["me", "me"], is_one_screen=True)
    ana.close()
    code, log = server.stop()
    assert code == 0
    assert log == "", log


# A hint takes half a second of thought, and asks for nothing that others do not.
# Streams have no end.
@api.exclude(path_regex="/hint$|/stream(/|$)").parametrize()
@hypothesis.settings(
    max_examples=8,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
def test_nothing_breaks_it(case: Case[Any], played: Table) -> None:
    for name in ("table", "replay"):
        if name in (case.path_parameters or {}):
            case.path_parameters[name] = played.id
    http = played.guest.http
    headers = {"authorization": http.headers["authorization"]}
    cookies = {"tenshu": http.cookies["tenshu"]}
    answer = case.call(base_url=played.guest.url, cookies=cookies, headers=headers, timeout=30)
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
