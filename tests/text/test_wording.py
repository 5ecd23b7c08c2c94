"""Every message of a game has a text in every language."""

from collections.abc import Callable, Iterator, Sequence

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from tenshu import games
from tenshu.ai.bots import make_bot
from tenshu.ai.fuzz import draw_match
from tenshu.core.chance import Chance
from tenshu.core.errors import BadOption
from tenshu.core.match import Match
from tenshu.core.message import Message, Reason
from tenshu.core.options import Option, PickOption, parse_options
from tenshu.core.protocol import SPECTATOR, Game
from tenshu.text import LANGUAGES, MissingText, Wording, text_files

NAMES = ("Ada", "Blaise", "Carl", "Daniel", "Emmy")
GAMES_PLAYED = 3
QUESTIONS = 6
LEFTOVERS = ("{", "}", "$", "  ")


class Voices:
    """Words every message in all languages and checks the texts."""

    def __init__(self, game: str) -> None:
        self.wordings = [Wording(language, game, NAMES) for language in LANGUAGES]

    def word(self, message: Message) -> None:
        for wording in self.wordings:
            check(wording.word(message), message.key)

    def explain(self, reason: Reason) -> None:
        for wording in self.wordings:
            check(wording.explain(reason), reason.message.key)

    def say(self, key: str) -> None:
        self.word(Message(key))


def check(text: str, key: str) -> None:
    assert text.strip() == text != "", key
    assert not [sign for sign in LEFTOVERS if sign in text], (key, text)


def draw(items: Sequence[int], chance: Chance) -> int:
    return items[chance.below(len(items))]


def draw_full_match(game: Game, chance: Chance) -> Match:
    """Random options, but with all cards in play."""
    drawn = draw_match(game, chance)
    full = {option.name: "all" for option in game.options if has_all(option)}
    return Match(game, drawn.seats, {**drawn.options, **full})


def has_all(option: Option) -> bool:
    return isinstance(option, PickOption) and "all" in option.groups


def draw_action(game: Game, chance: Chance) -> int:
    """A random action of a player, with every verb equally likely."""
    verbs = [verb for verb in game.verbs.verbs if not verb.chance]
    verb = verbs[chance.below(len(verbs))]
    return int(verb.first) + int(chance.below(verb.size))


def ask_why_not(match: Match, voices: Voices, chance: Chance) -> None:
    game = match.game
    for _ in range(QUESTIONS):
        action = draw_action(game, chance)
        seat = draw([match.actor(), match.actor(), *range(match.seats)], chance)
        reason = game.why_not(match.state, seat, action)
        if reason is not None:
            voices.explain(reason)


def choose(match: Match, chance: Chance) -> int:
    """Mostly a good action, so that the game makes progress; sometimes a random one."""
    bot = make_bot("greedy" if chance.below(3) else "random")
    return int(bot.choose(match.game, match.state, chance))


def play_a_step(match: Match, voices: Voices, chance: Chance) -> None:
    game = match.game
    voices.word(game.prompt(match.state))
    if match.actor() >= 0:
        for action in match.legal():
            voices.word(game.label(match.state, action))
        ask_why_not(match, voices, chance)
        action = choose(match, chance)
    else:
        action = int(game.sample(match.state, chance))
    for event in game.describe(match.state, action, SPECTATOR):
        voices.word(event)
    match.play(action)


@pytest.mark.parametrize("draw_game", [draw_match, draw_full_match])
@pytest.mark.parametrize("seed", range(GAMES_PLAYED))
@pytest.mark.parametrize("name", games.names())
def test_a_whole_game_in_words(
    name: str, seed: int, draw_game: Callable[[Game, Chance], Match]
) -> None:
    game = games.load(name)
    chance = Chance(f"wording/{seed}")
    match = draw_game(game, chance)
    voices = Voices(name)
    for warning in game.warnings(match.seats, match.options):
        voices.word(warning)
    while not match.is_over():
        play_a_step(match, voices, chance)
    voices.word(game.prompt(match.state))
    voices.say(f"end-{game.end_reason(match.state)}")
    for source in game.score_sheet(match.state)[0]:
        voices.say(f"score-{source}")
    ask_why_not(match, voices, chance)


class Variables(Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's name
        self.names.add(node.id.name)


def messages(game: str | None, language: str) -> Iterator[tuple[str, set[str]]]:
    """Yield every key of a file with its variables."""
    for entry in parse(text_files(game)[language].read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            yield entry.id.name, variables.names


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", [None, *games.names()])
def test_every_text_can_be_said(name: str | None, language: str) -> None:
    wording = Wording(language, name)
    entries = list(messages(name, language))
    # A message inside another one brings its variables along.
    variables = set().union(*(names for _, names in entries))
    for key, _ in entries:
        for value in (0, 1, 2, "x"):
            text = wording.say(key, **dict.fromkeys(variables, value))
            assert text.strip(), key


@pytest.mark.parametrize("name", games.names())
def test_the_options_in_words(name: str) -> None:
    game = games.load(name)
    voices = Voices(name)
    for key in ("game-name", "game-about", "game-credits", "game-designed"):
        voices.say(key)
    for option in game.options:
        voices.say(f"option-{option.name}")
        voices.say(f"option-{option.name}-help")
        cards = option.words if isinstance(option, PickOption) else ()
        for value in option.values:
            if value not in cards:
                voices.say(f"value-{option.name}-{value}")


@pytest.mark.parametrize("name", games.names())
def test_a_bad_option_in_words(name: str) -> None:
    game = games.load(name)
    voices = Voices(name)
    for option in game.options:
        for value in ("nonsense", "random:0", "custom:", "custom:19", "custom:4", "custom:3/21"):
            try:
                parse_options(game.options, {option.name: value})
            except BadOption as error:
                voices.word(error.message)


@pytest.mark.parametrize(
    "language, none, one, two",
    [
        ("en", "has 0 tiles,", "has 1 tile,", "has 2 tiles,"),
        ("pt", "tem 0 peças,", "tem 1 peça,", "tem 2 peças,"),
        ("it", "ha 0 tessere,", "ha 1 tessera,", "ha 2 tessere,"),
    ],
)
def test_numbers_of_tiles(language: str, none: str, one: str, two: str) -> None:
    wording = Wording(language, "dragon_castle", NAMES)
    for tiles, expected in enumerate((none, one, two)):
        assert expected in wording.say("error-layout-tiles", total=tiles, needed=116)


@pytest.mark.parametrize(
    "language, none, one, two",
    [
        ("en", "0 games", "1 game,", "2 games"),
        ("pt", "0 partidas", "1 partida,", "2 partidas"),
        ("it", "0 partite", "1 partita,", "2 partite"),
    ],
)
def test_numbers_of_games(language: str, none: str, one: str, two: str) -> None:
    wording = Wording(language)
    for count, expected in enumerate((none, one, two)):
        text = wording.say("cli-simulated", games=count, actions=count, seconds="1")
        assert text.startswith(expected)


def test_portuguese_counts_no_points_as_many() -> None:
    wording = Wording("pt", "dragon_castle", NAMES)
    texts = [wording.say("event-score", seat=0, score=score) for score in range(3)]
    counted = [text.partition("tem ")[2] for text in texts]
    assert counted == ["0 PVs no total.", "1 PV no total.", "2 PVs no total."]


def test_a_seat_is_called_by_its_name() -> None:
    wording = Wording("it", "dragon_castle", NAMES)
    tile = Message("tile-merchant-3")
    text = wording.word(Message("event-take", {"seat": 1, "tile": tile, "space": "d4"}))
    assert text == "Blaise prende Mercante 3 da d4."


def test_a_seat_without_a_name_stays_a_number() -> None:
    assert Wording("en", "dragon_castle").say("event-first", seat=2) == "2 is the First Player."


def test_a_reason_ends_with_its_rule() -> None:
    wording = Wording("en", "dragon_castle", NAMES)
    reason = Reason("DC 3.1", Message("why-not-your-turn", {"player": 0}))
    assert wording.explain(reason) == "It is Ada's turn; please wait for yours. [DC 3.1]"


def test_a_missing_key_raises() -> None:
    with pytest.raises(MissingText, match="no-such-key"):
        Wording("en").say("no-such-key")


def test_a_missing_argument_raises() -> None:
    with pytest.raises(MissingText, match="error-file"):
        Wording("en").say("error-file", path="x")


def test_what_a_user_wrote_at_length_is_cut() -> None:
    text = Wording("en").say("error-game", name="x" * 10_000, names="y")
    assert len(text) < 1000
    assert "…" in text
