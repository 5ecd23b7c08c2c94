"""Names that look alike have the same key, so that nobody can pass for somebody else."""

from __future__ import annotations

import string
import unicodedata
from typing import Final

# Letters and digits of other scripts, by the one of ours that they look like: those of Unicode's
# list of confusables (UTS 39) that remain once compatibility forms, case and accents are folded.
LOOK_ALIKES: Final = {
    "1": "\u2780",
    "2": "\u01a8\u01bb\u03e9\u14bf\u2781\ua645\ua6ef\ua75b",
    "3": "\u021d\u025c\u0292\u0437\u0499\u04e1\u2782\u2ccd\ua76b\U000118ca\U00016f3b",
    "4": "\u13ce\u2783\U000118cf",
    "5": "\u2784\U000118db",
    "6": "\u13ee\u2785\u2cd3",
    "7": "\u2786\U000104fa",
    "8": "\u0223\u09ea\u0a6a\u2787\U0001031a",
    "9": "\u09ed\u0a67\u0b68\u0d6d\u2788\u2ccb\ua76f\U000118cc\U000118d6",
    "a": "\u0251\u03b1\u0430\u13aa\u15c5\ua4ee\U000102a0\U00016f40",
    "b": (
        "\u0180\u0183\u0185\u0253\u03b2\u0431\u0432\u044c\u0463\u048d\u13cf\u13f4\u1472"
        "\u1473\u15af\u15f7\ua4d0\ua7b5\U00010282\U000102a1\U00010301"
    ),
    "c": (
        "\u023c\u03c3\u0441\u04ab\u13df\u1d04\u2ca5\ua4da\U000102a2\U00010302\U0001043d"
        "\U0001051c\U000118e9\U000118f2"
    ),
    "d": "\xf0\u0111\u018c\u0256\u0257\u0501\u13a0\u13e7\u146f\u15de\u15ea\ua4d2\ua4d3",
    "e": ("\u0247\u03b5\u0435\u04bd\u04bf\u13ac\u2d39\ua4f0\uab32\U00010286\U000118c6\U000118ce"),
    "f": (
        "\u0192\u03dd\u0584\u15b4\u1d6e\u1e9d\ua4dd\ua799\uab35\U00010287\U000102a5"
        "\U00010525\U000118c2"
    ),
    "g": "\u018d\u01e5\u0260\u0261\u050d\u0581\u13c0\u13f3\u1d83\ua4d6",
    "h": (
        "\u0127\u0266\u03b7\u043d\u045b\u04a3\u04bb\u04c8\u04ca\u0570\u13bb\u13c2\u13f2"
        "\u157c\u2c68\u2c8f\ua4e7\ua695\U000102cf"
    ),
    "i": "\u0131\u0268\u0269\u026a\u03b9\u0456\u04cf\u13a5\u1d7b\u1d7c\ua647\U000118c3",
    "j": "\u0249\u029d\u03f3\u0458\u13ab\u148d\ua4d9",
    "k": "\u0199\u03ba\u043a\u049b\u049f\u13e6\u16d5\u2c6a\u2c95\ua4d7\ua741\U00010518",
    "l": (
        "\u0142\u019a\u01c0\u026b\u026d\u06f1\u13de\u14aa\u16c1\u18f3\u2c93\u2cd1\u2d4f"
        "\ua4e1\ua4f2\U0001028a\U00010309\U00010320\U00010443\U00010526\U000118d2\U00016f16"
        "\U00016f28"
    ),
    "m": "\u03bc\u03fb\u043c\u04ce\u13b7\u15f0\u16d6\u2c99\ua4df\uab51\U000102b0\U00010311",
    "n": "\u019e\u0272\u0273\u03bd\u0578\u057c\u1d70\u2c9b\ua4e0\U00010513",
    "o": (
        "\xf8\u0275\u03b8\u03bf\u043e\u0473\u04e9\u0585\u06f5\u0966\u09e6\u0a66\u0ae6\u0b20"
        "\u0b66\u0be6\u0c66\u0ce6\u0d20\u0d66\u0e50\u0ed0\u101d\u1040\u10ff\u12d0\u13a4"
        "\u13be\u13eb\u1d0f\u1d11\u2c9f\u2d31\u2d41\u2d54\u3007\ua4f3\ua74b\uab3d\uab3e"
        "\U00010292\U000102ab\U0001042c\U000104ea\U00010516\U000114d0\U000118c8\U000118d5"
        "\U000118d7\U000118e0"
    ),
    "p": "\u01a5\u03c1\u0440\u13e2\u146d\u18d6\u1d7d\u2ca3\ua4d1\U00010295",
    "q": "\u02a0\u051b\u0563\u0566\u2d55",
    "r": (
        "\u024d\u027c\u027d\u0280\u0433\u0493\u13a1\u13b1\u13d2\u1587\u18f4\u1d26\u1d72"
        "\u2c85\ua4e3\uab47\uab48\U000104dc\U00016f35"
    ),
    "s": (
        "\u01bd\u0282\u0455\u057f\u13d5\u13da\u18f5\u1d74\ua4e2\ua731\U00010296\U00010448"
        "\U000118c1\U00016f3a"
    ),
    "t": (
        "\u0167\u01ab\u01ad\u0288\u03c4\u0442\u04ad\u13a2\u1d75\u2c66\u2ca7\ua4d4\U00010297"
        "\U000102b1\U00010315\U000118dc\U00016f0a"
    ),
    "u": (
        "\u0289\u028b\u03c5\u057d\u1200\u13cc\u144c\u1d1c\u1d7e\ua4f4\ua79f\uab4e\uab52"
        "\U000104f6\U000118d8\U00016f42"
    ),
    "v": (
        "\u0475\u06f7\u13d9\u142f\u1d20\u2d38\ua4e6\ua6df\U0001051d\U00011706\U000118c0\U00016f08"
    ),
    "w": (
        "\u026f\u0461\u047d\u051d\u0561\u13b3\u13d4\u1d21\ua4ea\ua761\U000114c5\U0001170a"
        "\U0001170e\U0001170f\U000118e6\U000118ef"
    ),
    "x": (
        "\u03c7\u0445\u04b3\u1541\u157d\u16b7\u2cad\u2d5d\ua4eb\uab53\U00010290\U000102b4"
        "\U00010317\U00010322\U00010527\U000118ec"
    ),
    "y": (
        "\u01b4\u024f\u0263\u028f\u03b3\u0443\u04af\u04b1\u10e7\u13a9\u13bd\u1d8c\u1eff"
        "\u2ca9\ua4ec\uab5a\U000102b2\U000118c4\U00016f43"
    ),
    "z": ("\u01b6\u0225\u0290\u03b6\u13c3\u1646\u1d22\u1d76\ua4dc\U000102f5\U000118c9\U000118e5"),
}
# Letters in black circles, in black squares and of flags: their first ones.
BLACK_LETTERS: Final = (0x1F150, 0x1F170, 0x1F1E6)
# Small capitals, by the letter that they are.
SMALL_CAPITALS: Final = {
    "a": "\u1d00",
    "b": "\u0299",
    "d": "\u1d05",
    "e": "\u1d07",
    "f": "\ua730",
    "g": "\u0262",
    "h": "\u029c",
    "j": "\u1d0a",
    "k": "\u1d0b",
    "l": "\u029f",
    "m": "\u1d0d",
    "n": "\u0274",
    "p": "\u1d18",
}
# What looks alike in some fonts or in capitals.
ALIKE: Final = {"0": "o", "1": "l", "i": "l", "|": "l", "!": "l", "5": "s", "$": "s", "@": "a"}
ALIKE_PAIRS: Final = (("rn", "m"), ("vv", "w"))
FOLDED: Final = str.maketrans(
    {
        char: ALIKE.get(like, like)
        for known in (LOOK_ALIKES, SMALL_CAPITALS)
        for like, chars in known.items()
        for char in chars
    }
    | {
        chr(first + number): ALIKE.get(letter, letter)
        for first in BLACK_LETTERS
        for number, letter in enumerate(string.ascii_lowercase)
    }
    | ALIKE
)


# What the page calls guests who gave no name: nobody may keep these.
GUEST_NAMES: Final = ("Guest", "Convidado", "Ospite")


def is_guest_name(name: str) -> bool:
    """Whether this is, or looks like, the name of a guest who gave none."""
    return name_key(name) in {name_key(guest) for guest in GUEST_NAMES}


def name_key(name: str) -> str:
    """What two names have in common if one could be taken for the other."""
    folded = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    shown = (char for char in folded if unicodedata.category(char)[0] in "LNPS")
    key = unicodedata.normalize("NFKD", "".join(shown)).casefold().translate(FOLDED)
    for pair, like in ALIKE_PAIRS:
        key = key.replace(pair, like)
    letters = "".join(char for char in key if unicodedata.category(char)[0] in "LN")
    # A name of signs alone is its own key.
    return letters or key
