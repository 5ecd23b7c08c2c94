from pathlib import Path

import pytest

from tenshu.core.action import Domain, Verb, VerbTable
from tenshu.core.options import Option, PickOption
from tenshu.core.protocol import Game
from tenshu.text import LANGUAGES
from tools.check_texts import (
    GAMES,
    GENERAL_TEXTS,
    PACKAGE,
    PAGE,
    PAGE_TEXTS,
    find_problems,
    main,
)

GENERAL = """## General

cli-total = Total of { $count }
error-file = No file { $path }
"""

CLI = """
def show(say: Say) -> None:
    say("game-name")
    say("cli-total", count=1)
    raise BadOption("error-file", path="x")
"""

TOY = """## Toy

game-name = Toy
game-about = A toy.
game-credits = Nobody.
game-designed = All of it.
option-size = Size
option-size-help = How large.
value-size-small = Small
option-cards = Cards
option-cards-help = Which cards.
value-cards-none = None
value-cards-random = At random
card-ace = Ace
card-ace-text = It wins.
label-go = Go to { $place }, like { card-king }
label-move-far = Move far
card-king = King
why-too-far = Too far by { $steps }
"""

MOVES = """
def label(name: str, far: bool) -> Message:
    if far:
        return Message(f"label-{name}-far")
    return Message("label-go", {"place": 3, "card": Message(f"card-{name}")})

def why_not() -> Reason:
    return because("TT 1", "too-far", steps=2)
"""

GENERAL_PATHS = [f"{GENERAL_TEXTS}/{language}.ftl" for language in LANGUAGES]
TOY_PATHS = [f"{GAMES}/toy/text/{language}.ftl" for language in LANGUAGES]
CLI_PATH = f"{PACKAGE}/cli.py"
MOVES_PATH = f"{GAMES}/toy/moves.py"


def load_toy(name: str) -> Game:
    options = [Option("size", ("small",), "small"), PickOption("cards", ("ace",), {})]
    return Game(
        name,
        1,
        (2,),
        options,
        VerbTable([Verb("move", Domain("card", ("ace",)))]),
        has_secrets=False,
    )


def put(root: Path, path: str, text: str) -> None:
    (root / path).parent.mkdir(parents=True, exist_ok=True)
    (root / path).write_text(text, encoding="utf-8")


def change(root: Path, path: str, old: str, new: str) -> None:
    text = (root / path).read_text(encoding="utf-8")
    assert old in text
    put(root, path, text.replace(old, new))


def problems(root: Path) -> list[str]:
    return list(find_problems(root, load_toy))


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    put(tmp_path, CLI_PATH, CLI)
    put(tmp_path, f"{GAMES}/toy/__init__.py", "")
    put(tmp_path, MOVES_PATH, MOVES)
    for general, toy in zip(GENERAL_PATHS, TOY_PATHS, strict=True):
        put(tmp_path, general, GENERAL)
        put(tmp_path, toy, TOY)
    assert problems(tmp_path) == []
    return tmp_path


def test_a_sound_tree_passes(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(tree, load_toy) == 0
    assert not capsys.readouterr().out


def test_every_problem_is_one_line(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(tree, GENERAL_PATHS[1], "cli-total =", "cli-sum =")
    assert main(tree, load_toy) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{GENERAL_PATHS[0]}: cli-sum is missing",
        f"{GENERAL_PATHS[1]}: cli-total is missing",
        f"{GENERAL_PATHS[2]}: cli-sum is missing",
        f"{GENERAL_PATHS[0]}: cli-sum is not used",
    ]


def test_a_board_uses_and_words_keys(tree: Path) -> None:
    for path in TOY_PATHS:
        put(tree, path, TOY + "page-tip = Tip\npage-side-left = Left\n")
    assert problems(tree) == [
        f"{TOY_PATHS[0]}: page-side-left is not used",
        f"{TOY_PATHS[0]}: page-tip is not used",
    ]
    board = f"{GAMES}/toy/web/Board.svelte"
    put(tree, board, "{words.say('page-tip')} {words.say(`page-side-${side}`)} {'left'}")
    assert problems(tree) == []
    change(tree, board, "{'left'}", "{'left'} {say('page-no')}")
    assert problems(tree) == [f"{board}: page-no has no text"]


def test_a_lesson_words_keys(tree: Path) -> None:
    for path in TOY_PATHS:
        put(tree, path, TOY + "lesson-hello = Hello\n")
    put(tree, f"{GAMES}/toy/lesson.game", "# say lesson-hello\n# ask lesson-more\n")
    assert problems(tree) == ["lesson.game: lesson-more has no text"]


def test_the_page_has_texts_of_its_own(tree: Path) -> None:
    for language in LANGUAGES:
        put(tree, f"{PAGE_TEXTS}/{language}.ftl", "home-play = Play\nhome-old = Old\n")
    put(tree, f"{PAGE}/Home.svelte", "{say('home-play')} {say('home-new')} {say('game-name')}")
    assert problems(tree) == [
        f"{PAGE}/Home.svelte: home-new has no text",
        f"{PAGE_TEXTS}/en.ftl: home-old is not used",
    ]


def test_a_file_that_is_not_there(tree: Path) -> None:
    (tree / TOY_PATHS[2]).unlink()
    assert f"{TOY_PATHS[2]}: the file is missing" in problems(tree)
    assert f"{TOY_PATHS[2]}: card-ace is missing" in problems(tree)


def test_junk(tree: Path) -> None:
    change(tree, TOY_PATHS[1], "card-ace = Ace", "card-ace = Ace\nno key here")
    assert problems(tree) == [f"{TOY_PATHS[1]}: cannot be read: no key here"]


def test_a_key_that_stands_twice(tree: Path) -> None:
    change(tree, GENERAL_PATHS[2], "cli-total =", "cli-total = Sum { $count }\ncli-total =")
    assert problems(tree) == [f"{GENERAL_PATHS[2]}: cli-total stands twice"]


@pytest.mark.parametrize("path", [*GENERAL_PATHS, *TOY_PATHS])
def test_a_key_missing_in_one_language(tree: Path, path: str) -> None:
    key = "why-too-far" if path in TOY_PATHS else "cli-total"
    change(tree, path, f"{key} =", f"# {key} =")
    assert problems(tree) == [f"{path}: {key} is missing"]


def test_other_variables_in_one_language(tree: Path) -> None:
    change(tree, GENERAL_PATHS[1], "{ $count }", "it")
    assert problems(tree) == [
        f"{GENERAL_PATHS[1]}: cli-total shows nothing, but count in {GENERAL_PATHS[0]}"
    ]


def test_a_variable_of_a_selector_counts(tree: Path) -> None:
    many = "{ $count ->\n    [one] one\n   *[other] many\n}"
    change(tree, GENERAL_PATHS[1], "{ $count }", many)
    assert problems(tree) == []


def test_a_variable_that_the_code_does_not_give(tree: Path) -> None:
    for path in TOY_PATHS:
        change(tree, path, "{ $steps }", "{ $steps } of { $all }")
    assert problems(tree) == [f"{MOVES_PATH}:8: why-too-far is not given all"] * len(LANGUAGES)


def test_arguments_that_cannot_be_read_off_are_trusted(tree: Path) -> None:
    change(tree, MOVES_PATH, "steps=2", "**args")
    assert problems(tree) == []


@pytest.mark.parametrize(
    "path, line, key",
    [
        (CLI_PATH, 'say("cli-mean")', "cli-mean"),
        (CLI_PATH, 'raise BadNotation("error-word")', "error-word"),
        (CLI_PATH, 'say("label-go", place=1) if x else say("cli-x")', "cli-x"),
        (MOVES_PATH, 'Message("label-stop")', "label-stop"),
        (MOVES_PATH, 'because("TT 2", "too-near" if x else "too-far", steps=1)', "why-too-near"),
        (MOVES_PATH, 'Message(f"event-{name}")', "event-..."),
    ],
)
def test_a_key_that_code_uses_without_a_text(tree: Path, path: str, line: str, key: str) -> None:
    put(tree, path, f"{(tree / path).read_text(encoding='utf-8')}\n{line}\n")
    last = len((tree / path).read_text(encoding="utf-8").splitlines())
    assert problems(tree) == [f"{path}:{last}: {key} has no text"]


def test_what_the_package_says_must_be_known_to_every_game(tree: Path) -> None:
    put(tree, f"{GAMES}/other/__init__.py", 'Message("label-go", args)\n')
    for path, text in zip(TOY_PATHS, ["card-ace = Ace\nlabel-go = { card-ace }"] * 3, strict=True):
        put(tree, path.replace("toy", "other"), text)
    assert f"{CLI_PATH}:3: game-name has no text" in problems(tree)


def test_a_game_may_use_the_general_texts(tree: Path) -> None:
    change(tree, CLI_PATH, 'say("cli-total", count=1)', "pass")
    put(tree, f"{GAMES}/toy/board.py", 'say("cli-total", count=1)\n')
    assert problems(tree) == []


@pytest.mark.parametrize(
    "key", ["game-about", "option-size", "option-size-help", "value-size-small"]
)
def test_a_key_that_the_contract_asks_for(tree: Path, key: str) -> None:
    for path in TOY_PATHS:
        change(tree, path, f"{key} =", f"# {key} =")
    assert problems(tree) == [f"{TOY_PATHS[0]}: {key} is missing"]


@pytest.mark.parametrize(
    "key",
    ["hello", "event-go", "label-stop", "label-stop-far", "card-queen", "card-queen-text"],
)
def test_a_key_that_no_code_uses(tree: Path, key: str) -> None:
    for path in TOY_PATHS:
        put(tree, path, f"{TOY}{key} = Unheard of\n")
    assert problems(tree) == [f"{TOY_PATHS[0]}: {key} is not used"]


def test_an_unused_general_key(tree: Path) -> None:
    for path in GENERAL_PATHS:
        put(tree, path, f"{GENERAL}cli-old = Unheard of\n")
    assert problems(tree) == [f"{GENERAL_PATHS[0]}: cli-old is not used"]


def test_the_parts_of_a_written_name_may_build_a_key(tree: Path) -> None:
    change(tree, CLI_PATH, 'say("game-name")', 'say(f"cli-{name.split()[0]}", x="mean_per_game")')
    for path in GENERAL_PATHS:
        put(tree, path, f"{GENERAL}cli-mean = Mean\n")
    assert problems(tree) == []
