"""Chance can be checked after the game, and never known before it is drawn."""

import hashlib
import random

import pytest

from tenshu import games
from tenshu.core.chance import Chance
from tenshu.core.errors import IllegalAction
from tenshu.core.protocol import CHANCE
from tenshu.server.history import History
from tenshu.server.rows import SeatRow, TableRow
from tenshu.server.table import Table


def new_table(game: str) -> Table:
    rules = games.load(game)
    options = {option.name: option.default for option in rules.options}
    row = TableRow(
        id="t",
        game=game,
        rules_version=rules.rules_version,
        options=options,
        status="open",
        host="p",
        seed="first",
        is_listed=False,
        has_spectators=True,
        is_one_screen=True,
        pace=0,
        created_at="",
        updated_at="",
    )
    table = Table(row, [SeatRow(seat, "p", "Ana") for seat in range(2)])
    table.begin()
    return table


def play_to_the_end(table: Table) -> None:
    draw = random.Random("moves")
    while table.row.status != "over":
        table.play(draw.choice(table.game().match.legal()), None)


def draws(table: Table, since: int, seed: str) -> list[bool]:
    """For each thing that chance did after a version: whether this seed tells it."""
    history, told = table.game(), []
    for entry in history.entries[since:]:
        if entry.actor == CHANCE:
            before = history.position_at(entry.seq - 1)
            drawn = int(history.game.sample(before, Chance(f"{seed}/{entry.seq - 1}")))
            told.append(history.game.verbs.format_action(drawn) == entry.payload)
    return told


def test_after_an_end_is_taken_back_its_seed_tells_nothing() -> None:
    table = new_table("dragon_castle")
    hashes = [seed.hash for seed in table.info(None).seeds]
    assert [seed.seed for seed in table.info(None).seeds] == [None]
    play_to_the_end(table)
    assert [seed.seed for seed in table.info(None).seeds] == ["first"]
    middle = next(
        version
        for version in table.game().standing[len(table.game().standing) // 2 :]
        if table.game().can_go_back(version)
    )
    table.go_back(middle, 0)
    back = table.row.version
    known = table.info(None).seeds
    assert [seed.since for seed in known] == [0, back]
    assert [seed.seed for seed in known] == ["first", None]
    play_to_the_end(table)
    assert not all(draws(table, back, "first"))
    for number, seed in enumerate(table.info(None).seeds):
        assert seed.seed is not None
        assert seed.hash == hashlib.sha256(seed.seed.encode()).hexdigest()
        until = back if number == 0 else table.row.version
        assert seed.hash == [*hashes, known[1].hash][number]
        assert all(draws_between(table, seed.since, until, seed.seed))


def draws_between(table: Table, since: int, until: int, seed: str) -> list[bool]:
    whole = table.game()
    part = History(whole.game, whole.seats, whole.options, whole.stretches)
    part.load(whole.entries[:until])
    earlier = table.copy()
    earlier.history = part
    return draws(earlier, since, seed)


def test_a_step_back_from_the_end_begins_a_stretch_too() -> None:
    table = new_table("terra_mystica")
    play_to_the_end(table)
    seat = table.game().match.undoable_seat()
    assert seat is not None
    table.undo(seat, whole_turn=False, key="u")
    assert table.row.status == "running"
    assert [stretch.since for stretch in table.row.stretches()] == [0, table.row.version]
    table.play(table.game().match.legal()[0], None)
    other = table.game().match.undoable_seat()
    if other is not None and table.row.status == "running":
        table.undo(other, whole_turn=False, key="v")
        assert len(table.row.stretches()) == 2


def test_an_end_that_showed_secrets_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    table = new_table("dragon_castle")
    play_to_the_end(table)
    history = table.game()
    monkeypatch.setattr(history, "may_reopen", lambda: False)
    assert not any(history.can_go_back(version) for version in history.standing[-5:])
    with pytest.raises(IllegalAction, match="error-undo-end"):
        history.undo(0, False, None, "")
