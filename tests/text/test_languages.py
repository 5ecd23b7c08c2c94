"""What readers of each language found wrong does not come back."""

import re
from pathlib import Path

import pytest

from tenshu.text import LANGUAGES

ROOT = Path(__file__).parents[2]

# Each language has one form for everything, and its rulebooks' words.
FORBIDDEN = {
    "en": (r"\bthe own\b", r"\ban own\b", "sets about", r"\(1 to come\)"),
    "pt": (
        # Portuguese as it is written in Portugal.
        *(r"\brondas?\b", "bónus", r"\bnoutr[oa]", r"\bem baixo\b", r"\bnum(a?)\b", r"\bdum(a?)\b"),
        *(r"\baté aos?\b", "ficheiro", "ecrã", r"\bregisto", "telemóvel", r"\bacç", "equipa "),
        # Other words than the rulebooks'.
        *("ascensão social", r"[Ss]elos? do Daimyo", r"[Oo]rdem de turno", "peças de Poder"),
    ),
    "it": ("terreno natale", "[Cc]ontrolla il caso", "galleria", "zona lanterna", "’", "«"),
}

# What a person can choose is worded in Italian as an imperative, never as an infinitive.
ITALIAN_CHOICE = (
    r"^(?:label|page-verb|page-dig|page-show|order)-[\w-]+ = "
    r"(?!Giardiniere|Potere|Tessere)[A-Za-z]+(?:are|ere|ire|rlo)\b"
)


def texts(language: str) -> list[Path]:
    """Everything that is written in a language."""
    found = [*ROOT.glob(f"src/tenshu/**/{language}.ftl"), ROOT / f"web/src/text/{language}.ftl"]
    rules = "RULES.md" if language == "en" else f"RULES.{language}.md"
    return [*found, *ROOT.glob(f"src/tenshu/games/*/{rules}")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_that_readers_found_wrong(language: str) -> None:
    assert texts(language)
    for path in texts(language):
        text = path.read_text(encoding="utf-8")
        found = [word for word in FORBIDDEN[language] if re.search(word, text)]
        assert found == [], path


def test_italian_choices_have_one_form_of_the_verb() -> None:
    for path in texts("it"):
        found = re.findall(ITALIAN_CHOICE, path.read_text(encoding="utf-8"), re.MULTILINE)
        assert found == [], path
