"""What every game promises, as checks over a random walk."""

import json
import pickle
from collections import Counter
from collections.abc import Iterator

from tenshu.ai.fuzz import LONGEST_GAME, draw_match
from tenshu.core.chance import Chance
from tenshu.core.match import Match
from tenshu.core.protocol import CHANCE, OVER, SPECTATOR, Game, State, events_of, fingerprint

DRAWS = 3000


def walk(game: Game, seed: int) -> Iterator[tuple[Match, State, int]]:
    """A random game: the match, a copy of the position before each action, and the action."""
    chance = Chance(seed)
    match = draw_match(game, chance)
    while not match.is_over():
        assert len(match.steps) < LONGEST_GAME
        legal = match.legal()
        action = legal[chance.below(len(legal))]
        if match.actor() == CHANCE:
            action = int(game.sample(match.state, chance))
        before = match.state.clone()
        match.play(action)
        yield match, before, action


def viewers(match: Match) -> list[int]:
    """Every seat, and a spectator."""
    return [*range(match.seats), SPECTATOR]


def check_actions(game: Game, state: State) -> None:
    """Actions are listed once, belong to their actor, and have a notation of their own that parses."""
    legal = [int(action) for action in state.legal_actions()]
    assert legal, "a game that is not over has a legal action"
    assert len(set(legal)) == len(legal)
    texts = [game.verbs.format_action(action) for action in legal]
    assert len(set(texts)) == len(texts)
    assert [game.verbs.parse_action(text) for text in texts] == legal
    by_chance = state.actor() == CHANCE
    assert all((action >= game.verbs.player_size) == by_chance for action in legal)
    assert all(game.verbs.split(action)[0].chance == by_chance for action in legal)


def check_mask(game: Game, state: State) -> None:
    """The mask marks the players' actions that are listed, and nothing else."""
    legal = state.legal_actions()
    buffer = bytearray(b"\xff" * game.verbs.player_size)
    game.verbs.mask(legal, buffer)
    listed = set() if state.actor() == CHANCE else {int(action) for action in legal}
    assert {action for action, mark in enumerate(buffer) if mark == 1} == listed
    assert set(buffer) <= {0, 1}


def check_odds(game: Game, state: State, chance: Chance) -> None:
    """Outcomes come up as often as the odds say, within five standard deviations."""
    outcomes = [int(action) for action in state.legal_actions()]
    weights = [int(weight) for weight in game.odds(state)]
    assert len(weights) == len(outcomes)
    assert min(weights) > 0
    drawn = Counter(int(game.sample(state, chance)) for _ in range(DRAWS))
    assert set(drawn) <= set(outcomes)
    for outcome, weight in zip(outcomes, weights, strict=True):
        share = weight / sum(weights)
        spread = 5 * (DRAWS * share * (1 - share)) ** 0.5
        assert abs(drawn[outcome] - DRAWS * share) <= spread + 1e-9, (outcome, drawn[outcome])


def check_copies(match: Match) -> None:
    """Clones, pickles and restored positions are equal and independent."""
    state = match.state
    numbers = state.numbers()
    copies = [
        state.clone(),
        pickle.loads(pickle.dumps(state)),  # noqa: S301 - our own bytes
        match.game.restore(match.seats, match.options, numbers),
    ]
    for copy in copies:
        assert copy.numbers() == numbers
        assert list(copy.legal_actions()) == list(state.legal_actions())
        if copy.actor() != OVER:
            copy.apply(copy.legal_actions()[0])
        assert state.numbers() == numbers


def check_scores(match: Match) -> None:
    """Sheets add up, ranks are places."""
    scores = match.state.scores()
    sheets = match.game.score_sheet(match.state)
    assert [sum(sheet.values()) for sheet in sheets] == scores
    ranks = match.game.ranks(match.state)
    assert min(ranks) == 1
    # An automatic rival, as in a solo game, is listed after the seats.
    assert len(ranks) == len(scores) >= match.seats
    best = max(scores)
    assert all(score == best for score, rank in zip(scores, ranks, strict=True) if rank == 1)


def check_events(game: Game, before: State, action: int) -> None:
    """What the rules report, gains and payments, adds up to what every seat owns afterwards."""
    after = before.clone()
    after.apply(action)
    owned = game.holdings(before)
    for event in events_of(before, action):
        if event.amount != 0:
            owned[event.seat][event.item] += event.amount
            # Negative on the way would mean that payments and gains are told in the wrong order.
            assert owned[event.seat][event.item] >= 0, event
    assert owned == game.holdings(after), game.verbs.format_action(action)
    assert after.events is None


def check_reasons(game: Game, state: State, actions: range) -> None:
    """`why_not` gives no reason exactly for the legal actions."""
    legal = set(state.legal_actions())
    actor = int(state.actor())
    if actor < 0:
        return
    for action in actions:
        reason = game.why_not(state, actor, action)
        assert (reason is None) == (action in legal), game.verbs.format_action(action)


def check_views(match: Match) -> None:
    """A view is plain data and survives the redrawing of what its viewer cannot know."""
    game, state = match.game, match.state
    for viewer in viewers(match):
        view = game.observe(state, viewer)
        assert json.loads(json.dumps(view)) == view
        redrawn = game.determinize(state, viewer, Chance("other"))
        assert game.observe(redrawn, viewer) == view


def shows_secrets(match: Match) -> bool:
    """Whether some seat sees now what a spectator does not."""
    views = [match.game.observe(match.state, viewer) for viewer in viewers(match)]
    return any(view != views[-1] for view in views)


def check_no_secrets(match: Match) -> None:
    """Every viewer sees the same, and there is nothing to redraw."""
    game, state = match.game, match.state
    assert not shows_secrets(match), f"{game.name} shows a seat more than others: has_secrets=True"
    for viewer in viewers(match):
        redrawn = game.determinize(state, viewer, Chance("other"))
        assert redrawn.numbers() == state.numbers(), f"{game.name} redraws: has_secrets=True"


def check_two_worlds(match: Match, before: State, action: int) -> None:
    """In two worlds that differ only in their secrets, a viewer is told the same."""
    game = match.game
    for viewer in viewers(match):
        worlds = [game.determinize(before, viewer, Chance(name)) for name in ("one", "two")]
        one, two = [_told_before(game, world, viewer) for world in worlds]
        assert one == two
        # A draw that a world does not allow happens in none of them.
        if all(action in list(world.legal_actions()) for world in worlds):
            first, second = [_told_after(game, world, viewer, action) for world in worlds]
            assert first == second


def _told_before(game: Game, state: State, viewer: int) -> list[object]:
    told: list[object] = [game.observe(state, viewer), repr(game.prompt(state))]
    if viewer != SPECTATOR and state.actor() == viewer:
        legal = [int(one) for one in state.legal_actions()]
        told += [legal, [repr(game.label(state, one)) for one in legal]]
        told.append(repr(game.why_not(state, viewer, 0)))
    return told


def _told_after(game: Game, state: State, viewer: int, action: int) -> list[str]:
    return [repr(event) for event in game.describe(state, action, viewer)]


def trace(game: Game, seed: int) -> list[str]:
    """A hash of every position of a random game."""
    return [fingerprint(match.state) for match, _, _ in walk(game, seed)]
