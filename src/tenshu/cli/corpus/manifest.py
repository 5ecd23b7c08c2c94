"""The manifest of a corpus: how its games were made, and the hashes of its files."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

import tenshu
from tenshu import games
from tenshu.ai.bots import SECONDS, make_bot
from tenshu.core.errors import BadOption, TenshuError
from tenshu.core.match import Match
from tenshu.core.protocol import Game

FORMAT: Final = "tenshu corpus 1"
LICENCE: Final = "CC0-1.0"
MANIFEST: Final = "manifest.json"
GAMES: Final = "games.zst"
DECISIONS: Final = "decisions.parquet"
LARGEST_MANIFEST: Final = 1_000_000
CHUNK: Final = 1 << 20


@dataclass
class Plan:
    """What determines the games of a corpus, as far as bots with a time budget are determined."""

    game: str
    rules: int
    tenshu: str
    seats: int
    options: dict[str, str]
    bots: list[dict[str, str | float]]
    seed: str
    games: int
    # The version of the observations among the decisions, or None if there are none.
    observations: int | None
    format: str = FORMAT
    licence: str = LICENCE

    def rules_of_game(self) -> Game:
        """The game by the rules that the corpus was played by."""
        return games.load(self.game, self.rules)

    def names(self, number: int) -> list[str]:
        """The bot in each seat of a game; from game to game they move around the table."""
        return [str(self.bots[(seat + number) % self.seats]["name"]) for seat in range(self.seats)]

    def seed_of(self, number: int) -> str:
        """The seed of a game's chance and bots."""
        return f"{self.seed}/{number}"


@dataclass
class Manifest:
    """A plan, and what is known once all games are written."""

    plan: Plan
    is_complete: bool = False
    decisions: int = 0
    # Decisions at which a bot failed and a simpler move was played.
    faults: int = 0
    # Of a part that `split` made: its name, and the hash of the games it was taken from.
    part: dict[str, str] | None = None
    files: dict[str, dict[str, str | int]] = field(default_factory=dict)


def make_plan(
    name: str, given: dict[str, str], bots: list[str], count: int, seed: str, *, features: bool
) -> Plan:
    """The plan of a new corpus, or BadOption."""
    game = games.load(name)
    match = Match(game, len(bots), given)
    encoder = games.encode(name) if features else None
    if features and encoder is None:
        raise BadOption("error-corpus-features", game=name)
    return Plan(
        game=name,
        rules=game.rules_version,
        tenshu=tenshu.__version__,
        seats=len(bots),
        options=dict(match.options),
        bots=[_about(bot, name) for bot in bots],
        seed=seed,
        games=count,
        observations=None if encoder is None else encoder.version,
    )


def _about(bot: str, game: str) -> dict[str, str | float]:
    """A bot's name, and what its play depends on."""
    make_bot(bot)  # raises BadOption before any work is done
    about: dict[str, str | float] = {"name": bot, "tenshu": tenshu.__version__}
    weights = games.folder(game).joinpath(games.WEIGHTS_FILE)
    if weights.is_file():
        about["weights"] = hashlib.sha256(weights.read_bytes()).hexdigest()
    if bot in SECONDS:
        about["seconds"] = SECONDS[bot]
    return about


def write_manifest(folder: Path, manifest: Manifest) -> None:
    """Write a manifest in one step."""
    data = {**asdict(manifest.plan), **asdict(manifest)}
    del data["plan"]
    draft = folder / f"{MANIFEST}.part"
    draft.write_text(json.dumps(data, indent=2) + "\n", encoding="utf-8")
    draft.replace(folder / MANIFEST)


def read_manifest(folder: Path) -> Manifest:
    """Read and check a manifest, or raise BadOption."""
    path = folder / MANIFEST
    try:
        with path.open("rb") as file:
            data = json.loads(file.read(LARGEST_MANIFEST))
        manifest = _parse(data)
        Match(manifest.plan.rules_of_game(), manifest.plan.seats, manifest.plan.options)
    except (OSError, ValueError, TypeError, KeyError, RecursionError) as error:
        if isinstance(error, TenshuError):
            raise
        raise BadOption("error-corpus-manifest", path=str(path)) from None
    return manifest


def _parse(data: Any) -> Manifest:  # noqa: ANN401 - JSON of unknown origin
    """A manifest from JSON; what has another type raises TypeError or KeyError."""
    kinds: dict[str, type | tuple[type, ...]] = {
        "game": str,
        "rules": int,
        "tenshu": str,
        "seats": int,
        "options": dict,
        "bots": list,
        "seed": str,
        "games": int,
        "observations": (int, type(None)),
        "format": str,
        "licence": str,
    }
    others: dict[str, type | tuple[type, ...]] = {
        "is_complete": bool,
        "decisions": int,
        "faults": int,
        "part": (dict, type(None)),
        "files": dict,
    }
    for name, kind in {**kinds, **others}.items():
        if not isinstance(data[name], kind):
            raise TypeError(name)
    if data["format"] != FORMAT or len(data["bots"]) != data["seats"]:
        raise TypeError("format")
    for bot in data["bots"]:
        make_bot(bot["name"])
    values = [*data["options"].values(), *data["options"]]
    if not all(isinstance(value, str) for value in values):
        raise TypeError("options")
    if not all(isinstance(about, dict) for about in data["files"].values()):
        raise TypeError("files")
    plan = Plan(**{name: data[name] for name in kinds})
    return Manifest(plan, **{name: data[name] for name in others})


def describe_file(path: Path) -> dict[str, str | int]:
    """The size and hash of a file, as the manifest states them."""
    digest = hashlib.sha256()
    with path.open("rb") as file:
        while data := file.read(CHUNK):
            digest.update(data)
    return {"bytes": path.stat().st_size, "sha256": digest.hexdigest()}
