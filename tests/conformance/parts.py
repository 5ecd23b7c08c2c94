"""What every optional part of a game promises."""

import io
import json
from math import prod

from librt.vecs import vec
from mypy_extensions import i16
from rich.console import Console

from tenshu.core.chance import Chance
from tenshu.core.lesson import Lesson
from tenshu.core.match import Match
from tenshu.core.parts import (
    SEAT,
    Aids,
    Encoder,
    FinalScoring,
    ForeignNotation,
    Slips,
    StandingOrders,
    TerminalBoard,
)
from tenshu.core.protocol import OVER, SPECTATOR, Game, State, fingerprint
from tenshu.core.record import Record, format_record
from tenshu.text import Wording


def check_standing_orders(orders: StandingOrders, match: Match) -> None:
    """Every choice asks, or answers for the acting seat with a legal action."""
    legal, actor = match.legal(), match.actor()
    assert orders.choices, "standing orders without an order"
    for name, choices in orders.choices.items():
        assert len(set(choices)) == len(choices) > 1, f"the choices of {name}: {choices}"
        for seat in range(match.seats):
            usual = orders.answer(match.state, seat, {})
            first = orders.answer(match.state, seat, {name: choices[0]})
            assert first == usual, f"{name}: the first choice is not the usual one"
            for choice in choices:
                action = orders.answer(match.state, seat, {name: choice})
                what = f"{name} {choice} of seat {seat} answers {action}"
                assert action is None or seat == actor, f"{what} while seat {actor} acts"
                assert action is None or action in legal, f"{what}, which is not legal"


def check_aids(aids: Aids, match: Match) -> None:
    """Aids are plain data, change nothing, and tell the acting seat no secret."""
    game, state, actor = match.game, match.state, match.actor()
    if actor < 0:
        return
    numbers = state.numbers()
    found = aids.of(state)
    assert json.loads(json.dumps(found)) == found, "aids are not plain data"
    assert state.numbers() == numbers, "aids change the position"
    worlds = [game.determinize(state, actor, Chance(name)) for name in ("one", "two")]
    assert aids.of(worlds[0]) == aids.of(worlds[1]), "aids tell a secret"


def check_slips(slips: Slips, match: Match) -> None:
    """Slips change nothing, tell the acting seat no secret, and always leave something else to do."""
    game, state, actor = match.game, match.state, match.actor()
    if actor < 0:
        return
    numbers, legal = state.numbers(), match.legal()
    found = [slips.of(state, action) for action in legal]
    assert state.numbers() == numbers, "slips change the position"
    assert None in found, "everything is called a slip"
    worlds = [game.determinize(state, actor, Chance(name)) for name in ("one", "two")]
    told = [[slips.of(world, action) for action in legal] for world in worlds]
    assert told[0] == told[1], "slips tell a secret"


def check_final_scoring(scoring: FinalScoring, match: Match) -> None:
    """The reasons of each source add up to the score sheet, change nothing, and have words."""
    state = match.state
    numbers = state.numbers()
    say = Wording("en", match.game.name, [f"player {n + 1}" for n in range(match.seats)]).say
    sources = scoring.sources(state)
    for seat, sheet in enumerate(match.game.score_sheet(state)):
        found = scoring.reasons(state, seat)
        assert {reason.source for reason in found} <= set(sources) <= set(sheet)
        for source in sources:
            told = sum(reason.points for reason in found if reason.source == source)
            assert told == sheet[source], f"{source} of seat {seat}: {told}, not {sheet[source]}"
        for reason in found:
            assert reason.points != 0, f"a reason for nothing: {reason.message}"
            assert say(reason.message.key, **reason.message.args)
    assert say(scoring.stage(state).key, **scoring.stage(state).args)
    assert state.numbers() == numbers, "reasons change the position"


EDGE = -7


def encoded(encoder: Encoder, state: State, seat: int, seats: int) -> list[int]:
    """A seat's observation; nothing is written before or after it."""
    size = encoder.size(seats)
    out = vec[i16]([i16(EDGE)] * (size + 2))
    encoder.encode(state, seat, out, 1)
    numbers = [int(number) for number in out]
    assert numbers[0] == numbers[-1] == EDGE, "an observation is written beyond its size"
    return numbers[1:-1]


def check_encoder(encoder: Encoder, match: Match) -> list[int]:
    """Observations keep to their bounds, change nothing and tell no secret; that of the first seat."""
    game, state, seats = match.game, match.state, match.seats
    features = encoder.features(seats)
    before = state.numbers()
    for seat in range(seats):
        numbers = encoded(encoder, state, seat, seats)
        start = 0
        for feature in features:
            block = numbers[start : start + feature.size]
            bounds = f"{feature.name}: {min(block)} to {max(block)}"
            assert feature.low <= min(block) <= max(block) <= feature.high, bounds
            start += feature.size
        worlds = [game.determinize(state, seat, Chance(name)) for name in ("one", "two")]
        for world in worlds:
            assert encoded(encoder, world, seat, seats) == numbers, "an observation tells a secret"
    assert state.numbers() == before, "encoding changes the position"
    return encoded(encoder, state, 0, seats)


def check_rotation(encoder: Encoder, match: Match) -> None:
    """What the second seat observes is what the first one does, counted from the second."""
    first, second = [encoded(encoder, match.state, seat, match.seats) for seat in (0, 1)]
    start = 0
    for feature in encoder.features(match.seats):
        end = start + feature.size
        expected = first[start:end]
        if feature.kind == SEAT:
            expected = [(n - 1) % feature.high if n < feature.high else n for n in expected]
        if feature.by_seat:
            row = prod(size for _, size in feature.axes[1:])
            expected = expected[row:] + expected[:row]
        assert second[start:end] == expected, feature.name
        start = end


def check_terminal(board: TerminalBoard, match: Match) -> None:
    """The position can be drawn for the acting seat and for a spectator."""
    names = [f"player {seat + 1}" for seat in range(match.seats)]
    legal = [match.game.verbs.format_action(action) for action in match.legal()]
    say = Wording("en", match.game.name, names).say
    for viewer in (match.actor(), SPECTATOR):
        if viewer != OVER:
            paper = io.StringIO()
            view = match.game.observe(match.state, viewer)
            Console(file=paper, width=100).print(board.draw(view, legal, say, names))
            assert paper.getvalue().strip(), "an empty board"


def check_foreign_notation(notation: ForeignNotation, match: Match) -> None:
    """A finished game that is written and read again is the same game."""
    text = notation.export(Record(match))
    assert notation.recognises(text), f"{notation.name} does not recognise what it wrote"
    assert not notation.recognises(format_record(Record(match))), "it takes our records for its own"
    comparison = notation.replay(text)
    assert comparison["supported"], comparison
    assert comparison["mismatches"] == []
    assert list(comparison["scores"].values()) == match.state.scores()
    again = notation.to_record(text).match
    assert fingerprint(again.state) == fingerprint(match.state)


def check_lesson(lesson: Lesson, game: Game) -> None:
    """A lesson is a game of its own folder, with cards, some of which ask for something."""
    assert lesson.record.match.game is game, "the lesson of another game"
    assert any(step.is_asking for step in lesson.steps), "a lesson that asks for nothing"
