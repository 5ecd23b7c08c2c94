"""Bad input: one clear line, exit code 2, no traceback."""

from pathlib import Path

import pytest

from tests.cli.command import tenshu

RECORDS = Path(__file__).parents[1] / "records" / "dragon_castle"
GOOD = (RECORDS / "worked-example.game").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "arguments,words",
    [
        ("", "COMMAND"),
        ("fly", "fly"),
        ("play", "dragon_castle"),
        ("play chess", "There is no game called chess"),
        ("simulate chess", "There is no game called chess"),
        ("fuzz chess", "There is no game called chess"),
        ("bench chess", "There is no game called chess"),
        ("arena chess --bots greedy,random", "There is no game called chess"),
        ("games chess", "There is no game called chess"),
        ("simulate dragon_castle --seats 7", "cannot be played by 7"),
        ("simulate dragon_castle --seats 3 --bots greedy,random", "3 seats"),
        ("simulate dragon_castle --bots clever", "no bot called clever"),
        ("simulate dragon_castle --games 0", "--games: 0 is not a whole number from 1 to"),
        ("simulate dragon_castle --games many", "--games: many is not a whole number from 1 to"),
        ("simulate dragon_castle --option realm=5x5", "realm cannot be 5x5"),
        ("simulate dragon_castle --option realm", "name=value"),
        ("simulate dragon_castle --option colour=red", "no option colour"),
        ("simulate dragon_castle --option spirits=random:11", "1 to 10"),
        ("simulate dragon_castle --option first_player=4", "4"),
        ("simulate dragon_castle --option layout=@/no/such/file", "/no/such/file"),
        ("play dragon_castle --seats human,clever", "no bot called clever"),
        ("play dragon_castle --lang xx", "xx"),
        ("arena dragon_castle", "--bots"),
        ("replay /no/such/file", "/no/such/file"),
        ("replay . --json", "."),
        ("play --load /no/such/file", "/no/such/file"),
        ("bench dragon_castle --seats 9", "cannot be played by 9"),
        ("simulate dragon_castle --seats 99999999999999999", "is not a whole number"),
        ("simulate dragon_castle --bots search:sims=99999999999999999999999", "is not a search"),
        ("simulate dragon_castle --bots search:sims=0", "a whole number from 1 to 1000000000"),
        ("simulate dragon_castle --bots search:seconds=x", "a number such as 0.5"),
        ("simulate dragon_castle --bots search:sims=2;turns=1.5", "turns=1.5 is not a setting"),
        ("simulate dragon_castle --bots search:sims=2;luck=1", "luck=1 is not a setting"),
        (
            "simulate dragon_castle --bots search:sims=2;prior_temperature=0",
            "prior_temperature swing temperature must be more than 0",
        ),
        ("tune chess", "There is no game called chess"),
        ("tune dragon_castle --seats 1", "at least two players"),
        ("tune dragon_castle --seats 9", "cannot be played by 9"),
        ("tune dragon_castle --bot clever", "no bot called clever"),
        ("tune dragon_castle --only luck", "luck"),
        ("learn chess --folder x", "There is no game called chess"),
        ("learn dragon_castle --folder x", "no features"),
        ("learn terra_mystica --folder x --seats 1", "at least two"),
        ("learn terra_mystica --folder x --hidden 9", "two layers"),
        ("learn terra_mystica --folder x --vary luck", "luck"),
        ("tune dragon_castle --out /no/such/folder/w.json", "/no/such/folder/w.json"),
        ("replay /dev/zero", "/dev/zero"),
        ("play dragon_castle --names a,b,c", "3 names"),
    ],
)
def test_a_wrong_argument_is_reported_in_one_line(arguments: str, words: str) -> None:
    assert words in tenshu(*arguments.split()).complaint()


def test_a_castle_of_115_tiles(tmp_path: Path) -> None:
    castle = tmp_path / "castle.txt"
    castle.write_text("3333333333333\n3333333333333\n3333333333331\n", encoding="utf-8")
    complaint = tenshu("play", "dragon_castle", "--option", f"layout=@{castle}").complaint()
    assert "115" in complaint
    assert "116" in complaint


def test_a_record_with_an_illegal_move_names_line_and_rule(tmp_path: Path) -> None:
    lines = GOOD.split("\n")
    number = next(i for i, line in enumerate(lines) if ": take " in line)
    lines[number] = lines[number].split(":")[0] + ": take a10"
    record = tmp_path / "illegal.game"
    record.write_text("\n".join(lines), encoding="utf-8")
    complaint = tenshu("replay", str(record)).complaint()
    assert f"Line {number + 1}" in complaint
    assert "take a10" in complaint
    assert "[DC 2.2]" in complaint


def test_a_record_that_is_not_utf8(tmp_path: Path) -> None:
    record = tmp_path / "broken.game"
    record.write_bytes(GOOD.encode()[:60] + b"\xff\xfe" + GOOD.encode()[60:])
    assert "UTF-8" in tenshu("replay", str(record)).complaint()


def test_standard_input_that_is_not_a_record() -> None:
    assert "Line 1" in tenshu("replay", "-", typed=b"\x00hello").complaint()


def test_a_loaded_record_keeps_its_game_and_options() -> None:
    file = str(RECORDS / "worked-example.game")
    assert "dragon_castle" in tenshu("play", "white_castle", "--load", file).complaint()
    assert "--option" in tenshu("play", "--load", file, "--option", "realm=6x6").complaint()


def test_a_path_of_absurd_length() -> None:
    assert "…" in tenshu("replay", "x" * 5000).complaint()


def test_an_argument_of_absurd_length() -> None:
    assert "…" in tenshu("simulate", "dragon_castle", f"--games={'x' * 5000}").complaint()


def test_a_value_of_two_dashes() -> None:
    """Older versions of argparse make an empty list of it."""
    for command in ("replay x --at=--", "simulate dragon_castle --games=--", "arena x --bots=--"):
        assert "--" in tenshu(*command.split()).complaint()


def test_a_step_beyond_the_end() -> None:
    file = str(RECORDS / "worked-example.game")
    assert "100000" in tenshu("show", file, "--at", "100000").complaint().replace(",", "")
    assert "-1" in tenshu("show", file, "--at=-1").complaint()
    assert "999" in tenshu("show", file, "--at", "9" * 30).complaint()


def test_errors_speak_the_asked_language() -> None:
    assert "Non c'è" in tenshu("play", "chess", "--lang", "it").complaint()
    assert "Não existe" in tenshu("play", "chess", "--lang", "pt").complaint()


def test_broken_bytes_as_arguments_and_answers() -> None:
    assert tenshu("play", b"\xff\xfe").complaint()
    for command in ("simulate dragon_castle --jobs 1 --games 1", "play dragon_castle"):
        assert "UTF-8" in tenshu(*command.split(), "--seed", b"\xff").complaint()
    typed = b"save x\0y\nsave /no/folder/x\nquit\n"
    done = tenshu("play", "dragon_castle", "--names", b"\xff\x1b[31m,z", typed=typed)
    assert done.code == 0, done.err
    assert "\x1b" not in done.out
    done = tenshu("play", "dragon_castle", typed=b"take \xff\xfe\nquit\n")
    assert done.code == 0
    assert "Traceback" not in done.err
