"""Take the README's pictures: each game's board on the page, in the middle of a game.

Bots play the games from a fixed seed, so the pictures can be made again. Needs the installed package
(./check makes it) and Chromium.
"""

import argparse
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tenshu import games
from tenshu.ai.selfplay import play_game
from tenshu.core.record import Record, format_record

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.page.chromium import find_chromium  # noqa: E402 - found by the path above
from tests.server.servers import Server  # noqa: E402 - the same

OUT = ROOT / "docs/pictures"
SIZE: ViewportSize = {"width": 1240, "height": 820}
ANIMATIONS = 3000  # milliseconds until all of them have ended
QUALITY = 80


class Scene(NamedTuple):
    """A game to play, and the percentage of its steps at which the picture is taken."""

    game: str
    seats: int
    options: dict[str, str]
    moment: int


SCENES = (
    Scene("dragon_castle", 2, {"spirits": "random", "dragons": "random"}, 55),
    Scene("white_castle", 3, {}, 60),
    Scene("terra_mystica", 4, {"factions": "random"}, 70),
)


def record_of(scene: Scene) -> tuple[str, int]:
    """The record of a game among bots, and the step to show."""
    bots = ["greedy"] * scene.seats
    played = play_game(games.load(scene.game), scene.seats, scene.options, bots, "picture")
    return format_record(Record(played.match)), len(played.match.steps) * scene.moment // 100


def take(browser: Browser, address: str, scene: Scene, out: Path) -> None:
    """Open the game as a replay and take a picture of the board alone."""
    text, step = record_of(scene)
    context = browser.new_context(base_url=address, viewport=SIZE, reduced_motion="reduce")
    page = context.new_page()
    page.goto("/")
    page.request.post("/api/me", data={"name": "Tenshu"}, headers={"origin": address})
    stored = page.request.post("/api/records", data={"text": text}, headers={"origin": address})
    page.goto(f"/replay/{stored.json()['id']}?at={step}")
    page.wait_for_timeout(ANIMATIONS)
    board = page.locator(".board").first
    board.screenshot(path=out / f"{scene.game}.jpg", type="jpeg", quality=QUALITY)
    context.close()


def main() -> int:
    """Take all pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--out", type=Path, default=OUT, help="the folder they are put into")
    out: Path = parser.parse_args().out
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as player:
        service = Server(f"{folder}/pictures.db")
        browser = player.chromium.launch(executable_path=find_chromium())
        for scene in SCENES:
            take(browser, service.url, scene, out)
        browser.close()
        service.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
