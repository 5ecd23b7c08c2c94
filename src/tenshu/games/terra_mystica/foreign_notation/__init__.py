"""The community's notation of Terra Mystica: ledgers read, replayed, compared and written."""

from __future__ import annotations

from typing import Final

from tenshu.core.errors import BadRecord
from tenshu.core.match import Match
from tenshu.core.parts import Comparison, ForeignNotation
from tenshu.core.record import Record
from tenshu.games.terra_mystica import GAME
from tenshu.games.terra_mystica.foreign_notation.importer import Importer
from tenshu.games.terra_mystica.foreign_notation.json_ledger import (
    is_json_ledger,
    parse_json_ledger,
)
from tenshu.games.terra_mystica.foreign_notation.ledger import Ledger, is_ledger, parse_ledger
from tenshu.games.terra_mystica.foreign_notation.settings import (
    ledger_options,
    rules_version,
    unsupported,
)
from tenshu.games.terra_mystica.foreign_notation.writer import Writer


class Ledgers(ForeignNotation):
    """Ledgers of the community's play-by-mail program."""

    def __init__(self) -> None:
        super().__init__("snellman")

    def recognises(self, text: str) -> bool:
        """Whether this is a ledger, with or without running totals, or in JSON."""
        return is_json_ledger(text) or is_ledger(text)

    def replay(self, text: str) -> Comparison:
        """Replay a ledger and compare its totals after every row, or raise BadRecord."""
        ledger = read_ledger(text)
        reason = unsupported(ledger)
        if reason is not None:
            return {
                "supported": False,
                "reason": reason,
                "rows": 0,
                "mismatches": [],
                "corrections": [],
                "scores": {},
            }
        importer = Importer(ledger)
        importer.run()
        scores = importer.driver.state.scores()
        return {
            "supported": True,
            "rows": importer.rows,
            "mismatches": importer.mismatches,
            "corrections": importer.corrections,
            "scores": dict(zip(importer.factions, scores, strict=True)),
        }

    def to_record(self, text: str) -> Record:
        """A ledger as a record, or BadRecord for one that this engine cannot replay step by step."""
        ledger = read_ledger(text)
        reason = unsupported(ledger)
        if reason is not None:
            raise BadRecord(reason.key, **reason.args)
        importer = Importer(ledger)
        importer.run()
        for correction in importer.corrections:
            row, command = correction["row"], correction["command"]
            raise BadRecord("error-ledger-corrected", row=row, command=command)
        seats = len(importer.factions)
        match = Match(GAME.under(rules_version(ledger)), seats, ledger_options(ledger))
        for action in importer.driver.steps:
            if action not in match.legal():
                raise BadRecord("error-ledger-dropped")
            match.play(action)
        record = Record(match)
        for seat, faction in enumerate(importer.factions):
            record.headers[f"player {seat + 1}"] = faction
        return record

    def export(self, record: Record) -> str:
        """Write a game as commands that other engines of the notation can replay."""
        return Writer(record.match).write()


def read_ledger(text: str) -> Ledger:
    """A ledger in either form, or BadRecord."""
    return parse_json_ledger(text) if is_json_ledger(text) else parse_ledger(text)


FOREIGN_NOTATION: Final = Ledgers()
