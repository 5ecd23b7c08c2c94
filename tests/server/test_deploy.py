"""The files in deploy/ fit the commands: containers cannot run in every place where tests do."""

import re
from functools import cache
from typing import Any

import yaml  # type: ignore[import-untyped] # its types are not among the tools

from tests.cli.command import tenshu
from tests.zygote import ROOT

FOLDER = ROOT / "deploy"
SERVICES: dict[str, Any] = yaml.safe_load((FOLDER / "compose.yaml").read_text())["services"]
OURS = [service for service in SERVICES.values() if service["image"] == "tenshu"]
OPTION = re.compile(r"--[a-z][a-z-]*")


@cache
def known_options(command: str) -> set[str]:
    done = tenshu(command, "--help")
    assert done.code == 0, done.err
    return set(OPTION.findall(done.out))


def test_every_option_exists() -> None:
    given = [(service["command"][0], service["command"][1:]) for service in OURS]
    assert {command for command, _ in given} == {"serve", "work"}
    for command, arguments in given:
        for argument in arguments:
            assert argument.partition("=")[0] in known_options(command), argument


def test_the_database_and_the_ports_are_the_same_everywhere() -> None:
    urls = {a for service in OURS for a in service["command"] if a.startswith("--db=")}
    assert urls == {"--db=postgresql://tenshu:${TENSHU_PASSWORD:?}@database/tenshu"}
    assert SERVICES["database"]["environment"]["POSTGRES_USER"] == "tenshu"
    container = (FOLDER / "Containerfile").read_text()
    proxy = (FOLDER / "Caddyfile").read_text()
    serving = [name for name, one in SERVICES.items() if one.get("command", [""])[0] == "serve"]
    assert f"reverse_proxy {' '.join(f'{name}:8000' for name in serving)} " in proxy
    assert "EXPOSE 8000" in container
    assert all("--port=8000" in SERVICES[name]["command"] for name in serving)
    for text in (container, proxy):
        assert "/healthz" in text
    assert set(SERVICES["proxy"]["depends_on"]) == {*serving}


def test_the_container_does_not_run_as_root_and_takes_hashed_lists_only() -> None:
    lines = (FOLDER / "Containerfile").read_text().splitlines()
    last = lines[[n for n, line in enumerate(lines) if line.startswith("FROM")][-1] :]
    assert "USER tenshu" in last
    installs = [line for line in lines if "install" in line and "-r requirements" in line]
    assert installs
    assert all("--require-hashes" in line for line in installs)
