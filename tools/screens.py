"""Take a picture of every page: desktop, laptop and phone, light and dark, in every language.

    python tools/screens.py --out FOLDER [--only table] [--languages en] [--address URL]

Contact sheets show all pictures of a device, theme and language at once. The pictures are for looking at; they do not
belong in the repository.
"""

import argparse
import itertools
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import APIRequestContext, Browser, StorageState, sync_playwright

from tenshu import games
from tenshu.text import LANGUAGES, LOCALES

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.page.chromium import find_chromium  # noqa: E402 - found by the path above

DEVICES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1920, "height": 1080}},
    "laptop": {"viewport": {"width": 1366, "height": 700}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "has_touch": True,
        "is_mobile": True,
        "device_scale_factor": 2,
    },
}
THEMES = ("light", "dark")
POLL = 0.3  # seconds
SETTLING = 900  # milliseconds until a page has drawn everything
LONGEST_GAME = 3000  # moves
# Contact sheets: how wide a picture is, and how much of a long page is shown.
THUMB = {"desktop": (480, 270), "laptop": (480, 270), "phone": (195, 422)}
SHEET_WIDTH = 2000


@contextmanager
def service(address: str | None) -> Iterator[str]:
    """The address of the given service, or of a new one."""
    if address is not None:
        yield address
        return
    with tempfile.TemporaryDirectory() as folder:
        command = ["serve", "--port", "0", "--no-limits", "--lang", "en", "--db", f"{folder}/a.db"]
        running = subprocess.Popen(
            [sys.executable, "-m", "tenshu", *command], stdout=subprocess.PIPE, text=True
        )
        assert running.stdout is not None
        try:
            yield running.stdout.readline().split()[-1]
        finally:
            running.terminate()
            running.wait()


class Host:
    """A person who creates the tables that are shown."""

    def __init__(self, requests: APIRequestContext) -> None:
        self.requests = requests
        self.call("/api/me", {"name": "Ana"})

    def call(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        """Post a request and return the answer."""
        answer = self.requests.post(path, data=body)
        assert answer.ok, answer.text()
        found: dict[str, Any] = answer.json()
        return found

    def level(self) -> str:
        """A level of bots that may sit at a table and does not think for long."""
        return str(self.requests.get("/api/games").json()[0]["levels"][1])

    def table(self, game: str, seats: list[str], **more: Any) -> str:  # noqa: ANN401 - fields of a JSON body
        """Create a table and return its id."""
        body = {"game": game, "seats": seats, "pace": 0, "is_one_screen": seats.count("me") > 1}
        return str(self.call("/api/tables", {**body, **more})["id"])

    def wait(self, table: str) -> None:
        """Wait for the end of a game among bots."""
        while self.requests.get(f"/api/tables/{table}").json()["view"]["status"] != "over":
            time.sleep(POLL)

    def play(self, table: str, moves: int) -> None:
        """Make up to `moves` random moves, the same in every run."""
        chance = random.Random(7)
        for number in range(moves):
            view = self.requests.get(f"/api/tables/{table}").json()["view"]
            if view["status"] == "over" or not view["moves"]:
                break
            action = chance.choice(view["moves"])["action"]
            body = {"version": view["version"], "action": action, "key": f"{number}"}
            self.call(f"/api/tables/{table}/actions", body)


def pages(host: Host) -> dict[str, str]:
    """The path of every page, by name."""
    first, *_ = games.names()
    found = {"home": "/", "learn": "/learn", "about": "/about", "enter": "/enter", "missing": "/x"}
    found["waiting"] = "/t/" + host.table(first, ["me", "open", host.level()], is_listed=True)
    for game in games.names():
        found[f"new-{game}"] = f"/new/{game}?with=friends"
        found[f"rules-{game}"] = f"/learn/{game}"
        found[f"lesson-{game}"] = f"/learn/{game}/first"
        running = host.table(game, ["me", "me"], start=True)
        host.play(running, 40)
        found[f"table-{game}"] = f"/t/{running}"
        found[f"replay-{game}"] = f"/replay/{running}?at=30"
        found[f"statistics-{game}"] = f"/statistics/{game}"
        over = host.table(game, ["greedy"] * 2, start=True)
        host.wait(over)
        found[f"over-{game}"] = f"/t/{over}"
    found |= {"account": "/account", "reminders": "/reminders"}
    found["player"] = f"/p/{host.call('/api/me', {'name': 'Ana'})['id']}"
    return found


def take(
    browser: Browser, state: StorageState, address: str, out: Path, given: argparse.Namespace
) -> None:
    """Take all chosen pictures."""
    shown = {name: path for name, path in given.pages.items() if given.only in name}
    for language, device, theme in itertools.product(given.languages, DEVICES, THEMES):
        context = browser.new_context(
            base_url=address,
            locale=LOCALES[language],
            storage_state=state,
            color_scheme="dark" if theme == "dark" else "light",
            **DEVICES[device],
        )
        page = context.new_page()
        for name, path in shown.items():
            page.goto(path)
            page.wait_for_load_state("networkidle" if not path.startswith("/t/") else "load")
            page.wait_for_timeout(SETTLING)
            page.screenshot(
                path=out / f"{name}-{device}-{theme}-{language}.png",
                full_page=name in ("home", "about", "learn", "waiting") or name.startswith("new"),
            )
        context.close()
        draw_sheet(browser, out, f"{device}-{theme}-{language}", THUMB[device])


def draw_sheet(browser: Browser, out: Path, kind: str, size: tuple[int, int]) -> None:
    """One picture of all pictures of a device, theme and language."""
    width, height = size
    style = f"width:{width}px;height:{height}px;object-fit:cover;object-position:top"
    figures = [
        f'<figure><img src="{file.resolve().as_uri()}" style="{style}"><figcaption>{file.stem}</figcaption></figure>'
        for file in sorted(out.glob(f"*-{kind}.png"))
        if not file.name.startswith("sheet")
    ]
    source = out / f"sheet-{kind}.html"
    look = (
        "<style>body{display:flex;flex-wrap:wrap;gap:8px;background:#888}figure{margin:0}</style>"
    )
    source.write_text(look + "".join(figures), encoding="utf-8")
    page = browser.new_page(viewport={"width": SHEET_WIDTH, "height": SHEET_WIDTH})
    page.goto(source.resolve().as_uri())
    page.screenshot(path=out / f"sheet-{kind}.png", full_page=True)
    page.close()
    source.unlink()


def main() -> int:
    """Take the pictures."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--address", help="a running service; a fresh one by default")
    parser.add_argument("--only", default="", help="only pages with this in their name")
    parser.add_argument("--languages", nargs="+", choices=LANGUAGES, default=LANGUAGES)
    given = parser.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    with service(given.address) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium())
        context = browser.new_context(base_url=address)
        given.pages = pages(Host(context.request))
        state = context.storage_state()
        state["origins"] = [
            {
                "origin": address,
                "localStorage": [{"name": "tenshu-settings", "value": '{"isKnown":true}'}],
            }
        ]
        take(browser, state, address, given.out, given)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
