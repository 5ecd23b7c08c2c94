"""Tournaments as people see them."""

from __future__ import annotations

import msgspec

from tenshu.server.storage.tournaments import Listed
from tenshu.server.tournament_messages import (
    StandingInfo,
    TournamentInfo,
    TournamentSeat,
    TournamentSummary,
    TournamentTable,
)
from tenshu.server.tournaments.progress import outcome_of, standings_of
from tenshu.server.tournaments.rows import BYE, PairingRow, StoredTournament
from tenshu.server.tournaments.standings import PARTS, bye_points


def summary_of(listed: Listed) -> TournamentSummary:
    """A tournament of a list."""
    row = listed.row
    return TournamentSummary(
        id=row.id,
        name=row.name,
        organiser=listed.organiser,
        game=row.game,
        size=row.size,
        format=row.format,
        status=row.status,
        round=row.round,
        rounds=row.rounds,
        people=listed.people,
        is_rated=row.is_rated,
        is_listed=row.is_listed,
        created_at=row.created_at,
        you_play=listed.is_in,
    )


def info_of(stored: StoredTournament, person: str | None) -> TournamentInfo:
    """A tournament as somebody may see it."""
    return seen_by(stored, _for_all(stored), person)


def seen_by(stored: StoredTournament, info: TournamentInfo, person: str | None) -> TournamentInfo:
    """What all see of a tournament, with what concerns this person."""
    plays = any(player.person == person and player.plays() for player in stored.people)
    return msgspec.structs.replace(
        info,
        you_organise=stored.row.organiser == person,
        you_play=plays,
        your_table=_next_table(stored, person),
    )


def _for_all(stored: StoredTournament) -> TournamentInfo:
    row = stored.row
    names = {player.person: player.name for player in stored.people}
    withdrawn = {player.person for player in stored.people if not player.plays()}
    return TournamentInfo(
        id=row.id,
        name=row.name,
        organiser=row.organiser,
        organiser_name=stored.organiser,
        game=row.game,
        size=row.size,
        options=row.options,
        clock=row.clock,
        format=row.format,
        status=row.status,
        round=row.round,
        rounds=row.rounds,
        is_rated=row.is_rated,
        is_listed=row.is_listed,
        created_at=row.created_at,
        standings=[
            StandingInfo(
                person=standing.person,
                name=names[standing.person],
                rank=standing.rank,
                points=standing.points / PARTS,
                opposition=float(standing.opposition),
                margin=float(standing.margin),
                wins=standing.wins,
                played=standing.played,
                byes=standing.byes,
                has_withdrawn=standing.person in withdrawn,
            )
            for standing in standings_of(stored)
        ],
        tables=[_table(pairing, names) for pairing in stored.pairings],
        bye_points=bye_points(row.size) / PARTS,
        you_organise=False,
        you_play=False,
        your_table=None,
    )


def _table(pairing: PairingRow, names: dict[str, str]) -> TournamentTable:
    outcome = outcome_of(pairing) if pairing.number != BYE else None
    places = outcome.places if outcome is not None else None
    return TournamentTable(
        round=pairing.round,
        number=pairing.number,
        table=pairing.table_id,
        is_decided=pairing.is_decided(),
        is_cancelled=pairing.is_cancelled,
        is_corrected=pairing.is_corrected() and pairing.number != BYE,
        note=pairing.note,
        seats=[
            TournamentSeat(
                person=seat.person,
                name=names[seat.person],
                place=None if places is None else places[number],
                points=seat.points,
            )
            for number, seat in enumerate(pairing.seats)
        ],
    )


def _next_table(stored: StoredTournament, person: str | None) -> str | None:
    """The first table of somebody that is still played."""
    for pairing in stored.pairings:
        sits = any(seat.person == person for seat in pairing.seats)
        if sits and pairing.table_id is not None and not pairing.is_decided():
            return pairing.table_id
    return None
