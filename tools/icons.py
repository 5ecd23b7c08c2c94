"""Draw the app's icons as PNG files from the SVG files beside them. Needs Chromium."""

import shutil
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

FOLDER = Path(__file__).resolve().parent.parent / "web/public/icons"
# Drawing, file, and its width in pixels.
ICONS = (
    ("icon.svg", "icon-192.png", 192),
    ("icon.svg", "icon-512.png", 512),
    ("maskable.svg", "maskable-512.png", 512),
    # Systems that cut the corners themselves show a transparent corner as black.
    ("maskable.svg", "apple-180.png", 180),
)


def main() -> int:
    """Draw every icon."""
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if program is None:
        sys.exit("There is no Chromium on this machine.")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program)
        for drawing, name, width in ICONS:
            page = browser.new_page(viewport={"width": width, "height": width})
            source = (FOLDER / drawing).read_text()
            page.set_content(f'<body style="margin:0;display:grid;width:{width}px">{source}</body>')
            page.screenshot(path=FOLDER / name, omit_background=True)
            page.close()
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
