"""Damaged records and ledgers, to find input that breaks the reader or keeps it busy."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tenshu.core.chance import Chance

MOST_CHANGES: Final = 6
MOST_COPIES: Final = 400
LARGEST_NUMBER: Final = 1_000_000
# Words that exist nowhere, and marks that mean something to a reader.
STRANGE_WORDS: Final = (
    "i99",
    "bon99",
    "foo",
    "tw0",
    "r99",
    "p9:",
    "*",
    "=",
    "#",
    ":",
    ".",
    ";",
    "\t",
    "-fire",
    "+99",
    "-1w",
    "decline.",
    "option",
    "[[[[[[[[",
    '{"a":',
    "\u0663",
    "\u2028",
    "é",
)


def damage(text: str, chance: Chance) -> str:
    """The text with a few changes: letters, words, numbers or whole lines."""
    for _ in range(1 + _below(chance, MOST_CHANGES)):
        kind = _below(chance, 3)
        if kind == 0:
            text = _damage_letter(text, chance)
        elif kind == 1:
            text = _damage_word(text, chance)
        else:
            text = _damage_line(text, chance)
    return text


def _below(chance: Chance, number: int) -> int:
    return int(chance.below(i64(max(1, number))))


def _damage_letter(text: str, chance: Chance) -> str:
    """Flip a bit of a letter, drop it, or insert one."""
    at = _below(chance, len(text))
    kind = _below(chance, 3)
    if kind == 0 and text:
        flipped = chr(ord(text[at]) % 128 ^ (2 ** _below(chance, 7)))
        return text[:at] + flipped + text[at + 1 :]
    if kind == 1:
        return text[:at] + text[at + 1 :]
    return text[:at] + chr(1 + _below(chance, 255)) + text[at:]


def _damage_word(text: str, chance: Chance) -> str:
    """Drop, repeat, swap or replace a word of a line, or change a number in it."""
    lines = text.split("\n")
    at = _below(chance, len(lines))
    words = lines[at].split(" ")
    one, other = _below(chance, len(words)), _below(chance, len(words))
    kind = _below(chance, 5)
    if kind == 0:
        del words[one]
    elif kind == 1:
        words[one:one] = [words[one]] * (1 + _below(chance, MOST_COPIES))
    elif kind == 2:
        words[one], words[other] = words[other], words[one]
    elif kind == 3:
        words[one] = STRANGE_WORDS[_below(chance, len(STRANGE_WORDS))]
    else:
        words = [_other_number(word, chance) for word in words]
    lines[at] = " ".join(words)
    return "\n".join(lines)


def _other_number(word: str, chance: Chance) -> str:
    """A word with its digits replaced by another number."""
    digits = [letter for letter in word if letter.isdigit()]
    if not digits:
        return word
    number = str(_below(chance, LARGEST_NUMBER if _below(chance, 4) == 0 else 12))
    first = word.index(digits[0])
    return word[:first] + number + word[first:].lstrip("0123456789")


def _damage_line(text: str, chance: Chance) -> str:
    """Drop, repeat or swap a line, cut the text, or insert many empty lines."""
    lines = text.split("\n")
    one, other = _below(chance, len(lines)), _below(chance, len(lines))
    kind = _below(chance, 5)
    if kind == 0:
        del lines[one]
    elif kind == 1:
        lines[one:one] = [lines[one]] * (1 + _below(chance, MOST_COPIES))
    elif kind == 2:
        lines[one], lines[other] = lines[other], lines[one]
    elif kind == 3:
        lines = lines[:one]
    else:
        lines[one:one] = [""] * _below(chance, 10 * MOST_COPIES)
    return "\n".join(lines)
