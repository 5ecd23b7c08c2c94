"""Build the documentation site from the documents where they lie.

They are copied into one folder, and their links to each other follow; a link to a file that is no
page of the site, such as a source, becomes plain text. Zensical builds it and refuses dead links.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = {
    "dragon_castle": "Dragon Castle",
    "white_castle": "The White Castle",
    "terra_mystica": "Terra Mystica",
}
LANGUAGES = {"en": "English", "pt": "Português", "it": "Italiano"}
CODE_OR_LINK = re.compile(
    r"^```.*?^```$|`[^`\n]+`"
    r"|(?P<mark>!?)\[(?P<words>(?:`[^`\n]*`|[^\]`])*)\]\((?P<target>[^)\s]+)\)",
    re.DOTALL | re.MULTILINE,
)
# What stands in the side bar, section by section; the decisions are found below theirs.
PAGES = {
    "Use it": ["docs/hosting.md", "docs/bots.md", "docs/statistics.md"],
    "Automate": [
        "docs/guides/first-bot.md",
        "docs/bot-api.md",
        "docs/protocol.md",
        "docs/guides/learn.md",
        "docs/observations.md",
        "docs/corpus.md",
        "docs/api.md",
    ],
    "Contribute": [
        "CONTRIBUTING.md",
        "ARCHITECTURE.md",
        "docs/guides/add-a-game.md",
        "docs/guides/add-a-faction-or-map.md",
        "docs/rules-coverage.md",
        "docs/adr/README.md",
        "CHANGELOG.md",
    ],
}


def page_of(path: Path) -> str | None:
    """Where a file of the checkout is in the site, or None if it is not in it."""
    parts = path.parts
    if path == Path("README.md"):
        return "index.md"
    if parts[:3] == ("src", "tenshu", "games") and len(parts) == 5:
        if parts[4] == "NOTATION.md":
            return f"rules/{parts[3]}-notation.md"
        found = re.fullmatch(r"RULES(?:\.(\w+))?\.md", parts[4])
        return f"rules/{parts[3]}.{found[1] or 'en'}.md" if found else None
    if parts[0] == "docs":
        return "/".join(parts[1:])
    return parts[0].lower() if len(parts) == 1 and path.suffix == ".md" else None


def sources() -> list[Path]:
    """The files of the site, relative to the checkout."""
    found = [*ROOT.glob("*.md"), *(path for path in (ROOT / "docs").rglob("*") if path.is_file())]
    for game in GAMES:
        found += [*(ROOT / "src/tenshu/games" / game).glob("*.md")]
    return sorted(path.relative_to(ROOT) for path in found)


def move_links(text: str, path: Path, page: str) -> str:
    """The text of a document with its links as they must be in the site; code is left as it is."""

    def moved(found: re.Match[str]) -> str:
        mark, words, target = found["mark"], found["words"], found["target"]
        if target is None or "://" in target or target.startswith("#"):
            return found[0]
        name, anchor, place = target.partition("#")
        there = Path(os.path.normpath(path.parent / name))
        aim = page_of(there / "README.md" if (ROOT / there).is_dir() else there)
        if aim is None or not (ROOT / there).exists():
            return str(words) if words.startswith("`") else f"{words} (`{there.as_posix()}`)"
        return f"{mark}[{words}]({os.path.relpath(aim, Path(page).parent)}{anchor}{place})"

    return CODE_OR_LINK.sub(moved, text)


def title_of(path: Path) -> str:
    """The first heading of a document."""
    for line in (ROOT / path).read_text(encoding="utf-8").splitlines():
        if line.startswith("# "):
            return line.removeprefix("# ").replace("`", "")
    return path.stem


def navigation() -> str:
    """The side bar as TOML."""
    lines = ['  {"Tenshu" = "index.md"},']
    rules = []
    for language, name in LANGUAGES.items():
        pages = [f'{{"{title}" = "rules/{game}.{language}.md"}}' for game, title in GAMES.items()]
        rules.append(f'    {{"{name}" = [{", ".join(pages)}]}},')
    notation = [f'{{"{title}" = "rules/{game}-notation.md"}}' for game, title in GAMES.items()]
    rules.append(f'    {{"Notation" = [{", ".join(notation)}]}},')
    lines.append('  {"Rules · Regras · Regole" = [\n' + "\n".join(rules) + "\n  ]},")
    for section, paths in PAGES.items():
        there = [Path(path) for path in paths if (ROOT / path).is_file()]
        pages = [f'    {{"{title_of(path)}" = "{page_of(path)}"}},' for path in there]
        lines.append(f'  {{"{section}" = [\n' + "\n".join(pages) + "\n  ]},")
    return "\n".join(lines)


def settings() -> str:
    """The settings of Zensical; nothing is loaded from elsewhere."""
    return f"""[project]
site_name = "Tenshu"
site_description = "Play, learn and automate modern board games"
docs_dir = "pages"
site_dir = "site"
use_directory_urls = false
nav = [
{navigation()}
]
[project.theme]
font = false
features = ["navigation.indexes", "navigation.footer", "content.code.copy", "toc.follow"]
[[project.theme.palette]]
media = "(prefers-color-scheme: light)"
scheme = "default"
[[project.theme.palette]]
media = "(prefers-color-scheme: dark)"
scheme = "slate"
[project.plugins.search]
"""


def main() -> int:
    """Gather the pages and build the site; the exit code is that of Zensical."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--out", type=Path, default=ROOT / "site", help="the folder to write to")
    options = parser.parse_args()
    out = options.out.resolve()
    with tempfile.TemporaryDirectory() as folder:
        pages = Path(folder, "pages")
        for path in sources():
            page = page_of(path)
            if page is None:
                continue
            (pages / page).parent.mkdir(parents=True, exist_ok=True)
            if path.suffix == ".md":
                text = (ROOT / path).read_text(encoding="utf-8")
                (pages / page).write_text(move_links(text, path, page), encoding="utf-8")
            else:
                shutil.copyfile(ROOT / path, pages / page)
        Path(folder, "zensical.toml").write_text(settings(), encoding="utf-8")
        program = Path(sys.executable).with_name("zensical")
        done = subprocess.run(
            [program, "build", "--strict", "--clean"],
            cwd=folder,
            env={**os.environ, "NO_COLOR": "1"},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            print(done.stdout + done.stderr, file=sys.stderr)
            return done.returncode
        if (out / "search.json").is_file():  # an earlier site; nothing else is removed
            shutil.rmtree(out)
        shutil.copytree(Path(folder, "site"), out, dirs_exist_ok=True)
    print(f"{out}/index.html (with search: python3 -m http.server -d {out})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
