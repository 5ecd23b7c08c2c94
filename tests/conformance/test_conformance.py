"""The contract, over every game of the catalogue."""

import re
from importlib import import_module
from importlib.util import find_spec

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import tenshu
from tenshu import games
from tenshu.ai.selfplay import play_game
from tenshu.core.chance import Chance
from tenshu.core.errors import BadOption
from tenshu.core.protocol import CHANCE, OVER, Game, fingerprint
from tenshu.core.record import Record, format_record, parse_record
from tests.conformance import checks, parts

seeds = st.integers(min_value=0, max_value=2**32)
few = settings(
    max_examples=8 if tenshu.compiled() else 1,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)


@pytest.fixture(params=games.names(), scope="module")
def game(request: pytest.FixtureRequest) -> Game:
    return games.load(request.param)


@few
@given(seed=seeds)
def test_actions_have_texts_of_their_own(game: Game, seed: int) -> None:
    for _, before, _ in checks.walk(game, seed):
        checks.check_actions(game, before)


@few
@given(seed=seeds)
def test_the_mask_is_the_legal_list(game: Game, seed: int) -> None:
    for _, before, _ in checks.walk(game, seed):
        checks.check_mask(game, before)


@few
@given(seed=seeds)
def test_copies_are_equal_and_independent(game: Game, seed: int) -> None:
    for step, (match, _, _) in enumerate(checks.walk(game, seed)):
        if step % 7 == 0:
            checks.check_copies(match)


@few
@given(seed=seeds)
def test_no_earlier_position_changes(game: Game, seed: int) -> None:
    history = [
        (before, before.numbers())
        for step, (_, before, _) in enumerate(checks.walk(game, seed))
        if step % 5 == 0
    ]
    assert all(state.numbers() == numbers for state, numbers in history)


@few
@given(seed=seeds)
def test_invariants_hold_and_scores_add_up(game: Game, seed: int) -> None:
    for match, _, _ in checks.walk(game, seed):
        assert game.broken_invariants(match.state) == []
        checks.check_scores(match)


@few
@given(seed=seeds)
def test_events_add_up(game: Game, seed: int) -> None:
    for _, before, action in checks.walk(game, seed):
        checks.check_events(game, before, action)


@few
@given(seed=seeds)
def test_every_version_of_the_rules_is_played(game: Game, seed: int) -> None:
    for version in range(1, game.rules_version + 1):
        earlier = game.under(version)
        assert earlier.rules_version == version
        *_, (match, _, _) = checks.walk(earlier, seed)
        text = format_record(Record(match))
        assert text.splitlines()[1] == f"game: {game.name}/{version}"
        again = parse_record(text, games.load).match
        assert again.game.rules_version == version
        assert again.state.numbers() == match.state.numbers()
        checks.check_copies(again)


@pytest.mark.parametrize("file", ["RULES.md", "RULES.pt.md", "RULES.it.md"])
def test_the_rules_list_every_ruling_that_changed(game: Game, file: str) -> None:
    module = f"tenshu.games.{game.name}.rulings"
    changed = import_module(module).CHANGED if find_spec(module) else {}
    assert game.rules_version == max(changed.values(), default=1)
    rules = games.folder(game.name).joinpath(file)
    text = rules.read_text(encoding="utf-8") if rules.is_file() else ""
    rows = re.findall(r"^\| `([\w-]+)` \| (\d+) \|", text, re.MULTILINE)
    assert {name: int(version) for name, version in rows if name in changed} == changed


@pytest.mark.parametrize("version", [0, -1, 999])
def test_an_unknown_version_is_refused(game: Game, version: int) -> None:
    with pytest.raises(BadOption, match="error-rules-version"):
        game.under(version)


@few
@given(seed=seeds)
def test_the_game_ends(game: Game, seed: int) -> None:
    *_, (match, _, _) = checks.walk(game, seed)
    assert match.actor() == OVER
    assert match.legal() == []
    assert game.end_reason(match.state)


@few
@given(seed=seeds)
def test_a_record_replays_to_the_same_position(game: Game, seed: int) -> None:
    *_, (match, _, _) = checks.walk(game, seed)
    text = format_record(Record(match))
    again = parse_record(text, games.load)
    assert fingerprint(again.match.state) == fingerprint(match.state)
    assert again.match.steps == match.steps
    assert format_record(again) == text


@few
@given(seed=seeds)
def test_the_same_seed_gives_the_same_game(game: Game, seed: int) -> None:
    assert checks.trace(game, seed) == checks.trace(game, seed)


@few
@given(seed=seeds)
def test_views_do_not_depend_on_secrets(game: Game, seed: int) -> None:
    for step, (match, before, action) in enumerate(checks.walk(game, seed)):
        if step % 5 == 0:
            checks.check_views(match)
            checks.check_two_worlds(match, before, action)


def test_secrets_are_declared(game: Game) -> None:
    shown = False
    for seed in range(3):
        for step, (match, _, _) in enumerate(checks.walk(game, seed)):
            if step % 10 == 0:
                if game.has_secrets:
                    shown = shown or checks.shows_secrets(match)
                else:
                    checks.check_no_secrets(match)
    assert shown == game.has_secrets, f"{game.name} never shows a secret: has_secrets=False"


@few
@given(seed=seeds)
def test_reasons_exist_for_all_that_is_not_legal(game: Game, seed: int) -> None:
    for step, (_, before, _) in enumerate(checks.walk(game, seed)):
        if before.actor() != CHANCE and step % 5 == 0:
            window = range(step % 31, game.verbs.player_size, 31)
            checks.check_reasons(game, before, window)


def test_standing_orders_answer_with_what_is_legal(game: Game) -> None:
    orders = games.standing_orders(game.name)
    if orders is not None:
        for match, _, _ in checks.walk(game, 1):
            parts.check_standing_orders(orders, match)


def test_aids_are_plain_and_tell_no_secret(game: Game) -> None:
    aids = games.aids(game.name)
    if aids is not None:
        for step, (match, _, _) in enumerate(checks.walk(game, 1)):
            if step % 5 == 0:
                parts.check_aids(aids, match)


@few
@given(seed=seeds)
def test_the_reasons_of_the_final_scoring_add_up(game: Game, seed: int) -> None:
    scoring = games.final_scoring(game.name)
    if scoring is None:
        return
    for step, (match, _, _) in enumerate(checks.walk(game, seed)):
        if step % 9 == 0 or match.is_over():
            parts.check_final_scoring(scoring, match)


def test_slips_change_nothing_and_tell_no_secret(game: Game) -> None:
    slips = games.slips(game.name)
    if slips is not None:
        for step, (match, _, _) in enumerate(checks.walk(game, 1)):
            if step % 3 == 0:
                parts.check_slips(slips, match)


@few
@given(seed=seeds)
def test_observations_are_bounded_complete_and_tell_no_secret(game: Game, seed: int) -> None:
    encoder = games.encode(game.name)
    if encoder is None:
        return
    seen: dict[tuple[int, ...], list[int]] = {}
    for step, (match, _, _) in enumerate(checks.walk(game, seed)):
        if step % 15 == 0:
            observed = parts.check_encoder(encoder, match)
            if not game.has_secrets:
                numbers = match.state.numbers()
                assert seen.setdefault(tuple(observed), numbers) == numbers, "positions look alike"
                if match.seats > 1:
                    parts.check_rotation(encoder, match)


def test_features_have_names_of_their_own(game: Game) -> None:
    encoder = games.encode(game.name)
    if encoder is not None:
        for seats in game.seats:
            names = [feature.name for feature in encoder.features(seats)]
            assert len(set(names)) == len(names)


def test_the_odds_of_chance_are_those_it_draws_with(game: Game) -> None:
    chance = Chance("odds")
    known: set[int] = set()
    for _, before, action in checks.walk(game, 1):
        verb = game.verbs.split(action)[0].number
        if before.actor() == CHANCE and verb not in known:
            known.add(verb)
            checks.check_odds(game, before, chance)


def test_a_terminal_board_draws_every_position(game: Game) -> None:
    board = games.terminal(game.name)
    if board is not None:
        for step, (match, _, _) in enumerate(checks.walk(game, 1)):
            if step % 20 == 0:
                parts.check_terminal(board, match)


def test_a_foreign_notation_reads_what_it_writes(game: Game) -> None:
    notation = games.foreign_notation(game.name)
    if notation is not None:
        for seats in game.seats:
            played = play_game(game, seats, {}, ["random"] * seats, "foreign")
            parts.check_foreign_notation(notation, played.match)


def test_a_lesson_teaches(game: Game) -> None:
    lesson = games.lesson(game.name)
    if lesson is not None:
        parts.check_lesson(lesson, game)


def test_a_folder_for_the_page_has_a_board(game: Game) -> None:
    folder = games.folder(game.name) / "web"
    assert not folder.is_dir() or (folder / "Board.svelte").is_file()
