"""Results and ratings: made once from the log, taken back with the end, and made again the same."""

import asyncio
import math
import random
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Table, select

from tenshu.ai.bots import LEVELS
from tenshu.server import hosting, playing
from tenshu.server.messages import Act, NewTable, TakeBack
from tenshu.server.people import People
from tenshu.server.ratings import MOST_TOGETHER, PROVISIONAL_SIGMA, Rating, Standing, rate
from tenshu.server.recompute import recompute
from tenshu.server.rows import Ended, SeatResult
from tenshu.server.storage import personal, results, statistics
from tenshu.server.storage.meeting_tables import FINISHED, RATING_CHANGES, RATINGS, RESULTS, TALLIES
from tenshu.server.storage.store import Store
from tests.cli.command import tenshu
from tests.server.client import Guest
from tests.server.house import House
from tests.server.servers import Server

PEOPLE = ["ana", "rui", "eva", "gil", "ivo"]


def test_a_result_comes_and_goes_with_the_end(tmp_path: Path) -> None:
    async def play() -> None:
        house = await ended_by_a_player(tmp_path)
        first = await contents(house.store)
        table = await house.hall.read(house.id)
        result = first["finished"][0]
        assert (result["table_id"], result["game"], result["size"]) == (house.id, "white_castle", 2)
        scores = table.game().match.state.scores()
        assert [row["points"] for row in first["results"]] == scores
        assert min(row["place"] for row in first["results"]) == 1
        # Nobody knows which of the two at the screen Ana was.
        assert {row["person"] for row in first["results"]} == {None}

        version = table.row.version
        await playing.undo(house.hall, house.person, house.id, TakeBack(version, "back"))
        none = await contents(house.store)
        assert none["finished"] == none["results"] == []
        assert all(row["count"] == row["points"] == 0 for row in none["tallies"])
        await play_out(house)
        again = await contents(house.store)
        for name in ("finished", "results"):
            for row in [*first[name], *again[name]]:
                row.pop("ended_at")
            assert first[name] == again[name]
        await house.close()

    asyncio.run(play())


async def ended_by_a_player(folder: Path) -> House:
    """A finished game at one screen; chance had no part in its end, so that it can be taken back."""
    for number in range(20):
        house = House(str(folder / f"{number}.db"))
        house.person = await People(house.store, "secret").introduce(None, "Ana")
        asked = NewTable("white_castle", ["me", "me"], is_one_screen=True, start=True)
        house.id = (await hosting.create(house.hall, house.person, asked)).id
        await play_out(house)
        table = await house.hall.read(house.id)
        if table.game().match.steps[-1].actor >= 0:
            return house
        await house.close()
    raise AssertionError("chance ended all games")


async def play_out(house: House) -> None:
    """Take the first legal action until the game is over."""
    table = await house.hall.read(house.id)
    while table.row.status == "running":
        action = table.game().match.legal()[0]
        key = f"play {table.row.version}"
        await playing.act(house.hall, house.person, house.id, Act(table.row.version, action, key))
        table = await house.hall.read(house.id)


def read_all(connection: Connection, table: Table) -> list[dict[str, Any]]:
    return [dict(row) for row in connection.execute(select(table)).mappings()]


async def contents(store: Store) -> dict[str, list[dict[str, Any]]]:
    """All that is stored about results and ratings."""
    found = {}
    for table in (FINISHED, RESULTS, TALLIES, RATINGS, RATING_CHANGES):
        rows = await store.read(read_all, table)
        sort = [column.name for column in table.primary_key]
        found[table.name] = sorted(rows, key=lambda row: [row[name] for name in sort])
    return found


def read_contents(db: str) -> dict[str, list[dict[str, Any]]]:
    """All that a database that nobody has open holds about results and ratings."""

    async def read() -> dict[str, list[dict[str, Any]]]:
        store = Store(db)
        found = await contents(store)
        store.close()
        return found

    return asyncio.run(read())


def game_of(number: int, people: list[str], places: list[int], hour: int = 0) -> Ended:
    """A rated game that ended at some hour."""
    seats = [
        SeatResult(seat, person, None, False, False, place, 50 - place, {"vp": 50 - place}, [], "")
        for seat, (person, place) in enumerate(zip(people, places, strict=True))
    ]
    at = f"2026-01-{1 + hour // 24:02}T{hour % 24:02}:00:00.000Z"
    return Ended(f"t{number}", "white_castle", len(people), at, 100, True, True, seats)


def test_ratings_are_made_again_the_same(db: str) -> None:
    rng = random.Random(7)

    async def rate_many() -> dict[str, list[dict[str, Any]]]:
        store = Store(db)
        for number in range(60):
            people = rng.sample(PEOPLE, rng.choice([2, 3, 4]))
            places = rng.sample(range(1, len(people) + 1), len(people))
            ended = game_of(number, people, places, hour=2 * number)
            ended.seats[0].has_left = rng.random() < 0.2
            await store.write(results.insert_result, ended)
            if number == 30:
                # A bot plays on with the seats of somebody whose data was deleted.
                await store.write(personal.forget, PEOPLE[0], "medium", ended.ended_at)
        found = await contents(store)
        store.close()
        return found

    before = asyncio.run(rate_many())
    counted = [row for row in before["finished"] if row["is_counted"]]
    assert 0 < len(counted) < len(before["finished"]), "some games are too many for a day"
    told: list[tuple[str, int, int]] = []
    made = recompute(db, lambda *step: told.append(step))
    assert made.rated == 60
    assert told[-1] == ("ratings", 60, 60)
    assert read_contents(db) == before


def play_rated(people: list[Guest], server: Server, *, leaver: Guest | None = None) -> None:
    """A rated game of these people to its end, by the last move that is legal; a bot plays for who leaves."""
    seats = ["me", *["open"] * (len(people) - 1)]
    clock = {"pace": "slow", "stand_in": "random"}
    table = people[0].create("white_castle", seats, is_rated=True, is_listed=True, clock=clock)
    for seat, guest in enumerate(people[1:], 1):
        guest.post(f"{table.path}/seats/{seat}", {"do": "sit"})
    people[0].post(f"{table.path}/start")
    if leaver is not None:
        leaver.post(f"{table.path}/leave")
    by_id = {guest.id: guest for guest in people}
    with Guest(server.url, "").at(table).watch() as watcher:
        while watcher.view["status"] != "over":
            seat = watcher.info["seats"][watcher.view["actor"]]
            if seat["is_away"]:
                watcher.next("update")
                continue
            own = by_id[seat["person"]].at(table)
            view = own.view()
            done = own.act(view, view["moves"][-1]["action"])
            watcher.wait_for(done["version"])


def test_games_that_were_played_are_rated_again_the_same_from_their_logs(db: str) -> None:
    """Real games, with somebody who left and somebody whose data was deleted since."""
    server = Server(db, "--no-limits")
    people = [Guest(server.url, name) for name in ("Ana rated", "Rui rated", "Eva rated")]
    for guest in people:
        guest.post("/api/me/code")
    for _ in range(MOST_TOGETHER + 1):
        play_rated(people[:2], server)
    play_rated(people, server, leaver=people[1])
    play_rated(people[1:], server)
    page = people[0].get(f"/api/players/{people[0].id}")
    assert sorted((one["size"], one["games"]) for one in page["ratings"]) == [(2, MOST_TOGETHER)]
    gone = people.pop()
    gone.http.post("/api/me/delete", json={"name": "Eva rated"}).raise_for_status()
    assert server.stop() == (0, "")

    before = read_contents(db)
    assert len(before["finished"]) == MOST_TOGETHER + 3
    assert sum(row["has_left"] for row in before["results"]) == 1
    run = tenshu("admin", "recompute-ratings", "--db", db, "--json")
    assert run.code == 0, run.out
    assert read_contents(db) == before


def test_the_same_two_are_rated_a_few_times_a_day(tmp_path: Path) -> None:
    async def play() -> None:
        store = Store(str(tmp_path / "t.db"))
        for number in range(MOST_TOGETHER + 2):
            await store.write(results.insert_result, game_of(number, ["ana", "rui"], [1, 2]))
        await store.write(results.insert_result, game_of(90, ["ana", "eva"], [1, 2]))
        await store.write(results.insert_result, game_of(99, ["ana", "rui"], [1, 2], hour=25))
        found = await contents(store)
        store.close()
        games = {row["person"]: row["games"] for row in found["ratings"]}
        assert games == {"ana": MOST_TOGETHER + 2, "rui": MOST_TOGETHER + 1, "eva": 1}

    asyncio.run(play())


def test_whoever_leaves_is_last() -> None:
    new = Rating()
    stayed, left = rate([Standing(new, 2, False), Standing(new, 1, True)])
    assert stayed.mu > new.mu > left.mu


def test_an_offset_is_expected_and_never_kept() -> None:
    new = Rating()
    plain = rate([Standing(new, 1, False), Standing(new, 2, False)])
    favoured = rate([Standing(new, 1, False, offset=200.0), Standing(new, 2, False)])
    assert new.mu < favoured[0].mu < plain[0].mu


def test_sigma_tells_how_far_off_a_rating_is() -> None:
    """People whose true strength is known: after some games the error is about sigma."""
    for size in (2, 4):
        rng = random.Random(size)
        truth = [rng.gauss(1500, 200) for _ in range(60)]
        found = [Rating() for _ in truth]
        for _ in range(20):
            order = rng.sample(range(60), 60)
            for first in range(0, 60, size):
                table = order[first : first + size]
                form = [
                    truth[p] - 400 / math.log(10) * math.log(-math.log(rng.random())) for p in table
                ]
                places = [1 + sum(other > own for other in form) for own in form]
                after = rate(
                    [Standing(found[p], n, False) for p, n in zip(table, places, strict=True)]
                )
                for person, rating in zip(table, after, strict=True):
                    found[person] = rating
        error = math.sqrt(sum((r.mu - t) ** 2 for r, t in zip(found, truth, strict=True)) / 60)
        sigma = sum(rating.sigma for rating in found) / 60
        assert 0.7 < error / sigma < 1.4, (size, error, sigma)
        assert sigma < PROVISIONAL_SIGMA, "after twenty games nobody is provisional"


def test_pages_tell_of_public_games_only_and_never_of_a_log(db: str) -> None:
    async def play() -> None:
        store = Store(db)
        person = await People(store, "secret").introduce(None, "Ana")
        for number, is_public in enumerate((True, False, True)):
            ended = game_of(number, [person.id, "rui"], [1, 2], hour=number)
            ended.is_public = is_public
            ended.seats[0].cards = ["card-steward-1"]
            await store.write(results.insert_result, ended)
        others = await store.read(statistics.player_page, person.id, is_own=False)
        own = await store.read(statistics.player_page, person.id, is_own=True)
        game = await store.read(statistics.game_statistics, "white_castle")
        store.close()
        assert others is not None
        assert own is not None
        assert [one.table for one in others.games] == ["t2", "t0"]
        assert [one.table for one in own.games] == ["t2", "t1", "t0"]
        assert (own.summaries[0].games, own.summaries[0].wins) == (3, 3)
        assert own.ratings[0].is_provisional
        assert own.ratings[0].rank is None
        assert len(own.ratings[0].course) == 3
        assert {record.table for record in game.records} == {"t0", "t2"}
        assert [(one.size, one.games) for one in game.sizes] == [(2, 3), (3, 0), (4, 0)]
        for one in game.sizes:
            levels = [bot.level for bot in one.bots]
            assert levels[-1] == "easy"
            assert set(levels) <= set(LEVELS), "levels that people can choose"
        size = game.sizes[0]
        assert [seat.wins for seat in size.seats] == [1.0, 0.0]
        assert [(card.key, card.games) for card in size.cards] == [("card-steward-1", 3)]
        assert size.ladder == []

    asyncio.run(play())
