"""Check the language files: in every language the same keys and variables, all used, none missing.

The general files belong to the code of the package, a game's files to the game's folder. Code uses a
key by writing it, `say("cli-total")`, by building it, `Message(f"label-{name}")`, or by giving a
reason, `because("DC 9.1", "game-over")`, which is `why-game-over`. Each part that an f-string leaves
open must be a word that the code writes or builds elsewhere. A key may be explained by one with
`-text` at its end, and what every game owes is computed from its options. The page's sources, its own
texts and a game's lesson are read too, the sources only for the strings they write.
"""

import ast
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import ast as fluent
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from tenshu import games
from tenshu.core.options import Option, PickOption
from tenshu.core.protocol import Game
from tenshu.text import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = "src/tenshu"
GAMES = f"{PACKAGE}/games"
GENERAL_TEXTS = f"{PACKAGE}/text"
PAGE = "web/src"
PAGE_TEXTS = f"{PAGE}/text"
LESSON = "lesson.game"
GAME_KEYS = ("game-name", "game-about", "game-credits", "game-designed")
EXPLANATION = "-text"
REASON = "why-"
ERROR = "error-"
SPEAKERS = ("say", "Message")
BECAUSE = "because"
OPEN = "(.+)"
KEY = re.compile(r"[a-z]\w*(-\w+)+")
FAMILY = re.compile(r"[a-z]\w*-([\w-]*-)?")
PAGE_STRING = re.compile(r"'([^'\n]*)'|\"([^\"\n]*)\"|`([^`]*)`")
PAGE_NUMBER = re.compile(r"\b\d+\b")
PAGE_GAP = re.compile(r"\$\{[^{}]*\}")
PAGE_SAYS = re.compile(r"\b(?:say|words\.say|t)\(\s*['\"]([a-z]\w*(?:-\w+)+)['\"]")
LESSON_CARD = re.compile(r"^# (?:say|ask) (\S+)$", re.MULTILINE)


class File(NamedTuple):
    """The texts of one language: each key with its variables, references and faults."""

    path: str
    variables: Mapping[str, frozenset[str]]
    references: frozenset[str]
    faults: tuple[str, ...]


class Use(NamedTuple):
    """A place that words a key, with its arguments if they can be read from the code."""

    place: str
    key: str
    arguments: frozenset[str] | None


class Family(NamedTuple):
    """A place that words a key built by an f-string."""

    place: str
    shape: str


class Code(NamedTuple):
    """What sources say about keys: words and shapes that may be keys, and uses that must be."""

    words: frozenset[str]
    shapes: frozenset[str]
    uses: tuple[Use, ...]
    families: tuple[Family, ...]


class Collector(Visitor):
    """Gathers the variables and references of a message."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802 - the visitor's name
        """A `{ $name }`."""
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802 - the visitor's name
        """A `{ key }`."""
        self.references.add(node.id.name)


def read_file(root: Path, path: str) -> File:
    """Read the texts of one language; a missing file is a fault."""
    if not (root / path).is_file():
        return File(path, {}, frozenset(), ("the file is missing",))
    variables: dict[str, frozenset[str]] = {}
    references: set[str] = set()
    faults: list[str] = []
    for entry in parse((root / path).read_text(encoding="utf-8")).body:
        if isinstance(entry, fluent.Junk):
            faults.append(f"cannot be read: {(entry.content or '').strip().splitlines()[0]}")
        elif isinstance(entry, fluent.Message):
            collector = Collector()
            collector.visit(entry)
            if entry.id.name in variables:
                faults.append(f"{entry.id.name} stands twice")
            variables[entry.id.name] = frozenset(collector.variables)
            references |= collector.references
    return File(path, variables, frozenset(references), tuple(faults))


def read_files(root: Path, folder: str) -> tuple[File, ...]:
    """Read the texts of a folder in every language."""
    return tuple(read_file(root, f"{folder}/{language}.ftl") for language in LANGUAGES)


def keys_of(files: Iterable[File]) -> set[str]:
    """All keys that any language has."""
    return {key for file in files for key in file.variables}


def called_name(call: ast.Call) -> str:
    """The last part of a called name: `say` for `terminal.say(...)`."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def literals(node: ast.expr) -> Iterator[str]:
    """The strings that an expression can be: itself, or either side of a condition."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from literals(node.body)
        yield from literals(node.orelse)


def shape_of(node: ast.expr) -> str:
    """An f-string as a regular expression with a group for every replacement field."""
    parts = node.values if isinstance(node, ast.JoinedStr) else []
    return "".join(
        re.escape(str(part.value)) if isinstance(part, ast.Constant) else OPEN for part in parts
    )


def opening(shape: str) -> str:
    """The text before the first group of a shape."""
    return shape.partition(OPEN)[0].replace("\\", "")


def is_family(shape: str) -> bool:
    """Whether a shape can be a key: it begins with words that end in a hyphen."""
    return FAMILY.fullmatch(opening(shape)) is not None


def is_word_shape(shape: str) -> bool:
    """Whether a shape can be part of a key: it writes some letters and nothing but words."""
    written = shape.replace(OPEN, "").replace("\\", "")
    return re.fullmatch(r"[\w-]*[a-z][\w-]*", written) is not None


def given_arguments(call: ast.Call, after_key: Sequence[ast.expr]) -> frozenset[str] | None:
    """The names of the arguments after a key, or None if the code does not show them."""
    names: set[str] = set()
    for keyword in call.keywords:
        if keyword.arg is None:
            return None
        names.add(keyword.arg)
    for node in after_key:
        if not isinstance(node, ast.Dict):
            return None
        for name in node.keys:
            if not isinstance(name, ast.Constant):
                return None
            names.add(str(name.value))
    return frozenset(names)


def uses_in_call(call: ast.Call, place: str) -> Iterator[Use | Family]:
    """Yield the keys that a call words."""
    name = called_name(call)
    at, prefix = (1, REASON) if name == BECAUSE else (0, "")
    if len(call.args) <= at:
        return
    arguments = given_arguments(call, call.args[at + 1 :])
    for text in literals(call.args[at]):
        is_key = KEY.fullmatch(text) and (name in SPEAKERS or text.startswith(ERROR))
        if prefix or is_key:
            yield Use(place, prefix + text, arguments)
    shape = shape_of(call.args[at])
    if name in SPEAKERS and is_family(shape):
        yield Family(place, shape)


def written_parts(text: str) -> Sequence[str]:
    """The words of a name such as `games_per_second`, which code may take apart."""
    return text.split("_") if text.isidentifier() else ()


def read_code(root: Path, paths: Iterable[Path]) -> Code:
    """Read what Python sources say about keys."""
    words: set[str] = set()
    shapes: set[str] = set()
    found: list[Use | Family] = []
    for path in paths:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                words |= {node.value, *written_parts(node.value)}
            elif isinstance(node, ast.JoinedStr) and is_word_shape(shape_of(node)):
                shapes.add(shape_of(node))
            elif isinstance(node, ast.Call):
                place = f"{path.relative_to(root).as_posix()}:{node.lineno}"
                found += uses_in_call(node, place)
    uses = tuple(item for item in found if isinstance(item, Use))
    families = tuple(item for item in found if isinstance(item, Family))
    return Code(frozenset(words | {use.key for use in uses}), frozenset(shapes), uses, families)


def read_page(root: Path, folder: str) -> Code:
    """Read what the page's sources in a folder say about keys."""
    words: set[str] = set()
    shapes: set[str] = set()
    uses: list[Use] = []
    sources = (path for path in (root / folder).rglob("*") if path.suffix in {".svelte", ".ts"})
    for path in sorted(path for path in sources if not path.name.endswith(".test.ts")):
        text = path.read_text(encoding="utf-8")
        words.update(PAGE_NUMBER.findall(text))
        for match in PAGE_STRING.finditer(text):
            written = next(part for part in match.groups() if part is not None)
            shape = OPEN.join(re.escape(part) for part in PAGE_GAP.split(written))
            words.add(written)
            if OPEN in shape and is_word_shape(shape):
                shapes.add(shape)
        place = path.relative_to(root).as_posix()
        uses += [Use(place, key, None) for key in PAGE_SAYS.findall(text)]
    words |= {use.key for use in uses}
    return Code(frozenset(words), frozenset(shapes), tuple(uses), ())


def read_lesson(path: Path) -> Code:
    """Read the keys of a game's lesson, if it has one."""
    keys = LESSON_CARD.findall(path.read_text(encoding="utf-8")) if path.is_file() else []
    uses = tuple(Use(path.name, key, None) for key in keys)
    return Code(frozenset(keys), frozenset(), uses, ())


def join_code(*codes: Code) -> Code:
    """Join the words and shapes of all, with the uses of the first only."""
    words = frozenset[str]().union(*(code.words for code in codes))
    shapes = frozenset[str]().union(*(code.shapes for code in codes))
    return Code(words, shapes, codes[0].uses, codes[0].families)


def option_keys(option: Option) -> Iterator[str]:
    """Yield the keys that an option needs; every card that can be picked needs its own."""
    cards = option.words if isinstance(option, PickOption) else ()
    yield f"option-{option.name}"
    yield f"option-{option.name}-help"
    for value in option.values:
        if value not in cards:
            yield f"value-{option.name}-{value}"


def owed_keys(game: Game) -> list[str]:
    """The keys that a game needs for what its contract lists."""
    return [*GAME_KEYS, *(key for option in game.options for key in option_keys(option))]


def contract_words(game: Game) -> set[str]:
    """All words that the contract of a game lists; code may build keys from them."""
    words = {verb.name for verb in game.verbs.verbs} | set(owed_keys(game))
    for verb in game.verbs.verbs:
        words |= {word for domain in verb.domains for word in domain.words}
    return words


def is_written(word: str, code: Code) -> bool:
    """Whether code writes a word, or builds it from words that it writes."""
    if word in code.words:
        return True
    for shape in code.shapes:
        match = re.fullmatch(shape, word)
        if match and all(is_written(part, code) for part in match.groups()):
            return True
    return False


def is_used(key: str, code: Code, references: Iterable[str]) -> bool:
    """Whether a text refers to a key, or code writes it or builds it from a family."""
    if key in references or key in code.words:
        return True
    families = frozenset(shape for shape in code.shapes if is_family(shape))
    for shape in families:
        match = re.fullmatch(shape, key)
        if match and all(is_written(part, code) for part in match.groups()):
            return True
    return key.endswith(EXPLANATION) and is_used(key.removesuffix(EXPLANATION), code, ())


def file_problems(files: Sequence[File]) -> Iterator[str]:
    """Yield a problem for every fault of a file and every difference between languages."""
    keys = sorted(keys_of(files))
    first = files[0]
    for file in files:
        yield from (f"{file.path}: {fault}" for fault in file.faults)
        for key in keys:
            if key not in file.variables:
                yield f"{file.path}: {key} is missing"
            elif file.variables[key] != first.variables.get(key, file.variables[key]):
                here = " ".join(sorted(file.variables[key])) or "nothing"
                there = " ".join(sorted(first.variables[key])) or "nothing"
                yield f"{file.path}: {key} shows {here}, but {there} in {first.path}"


def missing_keys(code: Code, scopes: Sequence[Sequence[File]]) -> Iterator[str]:
    """Yield a problem for every key that code words and that not every scope has."""
    scope_keys = [keys_of(files) for files in scopes]
    for use in code.uses:
        if not all(use.key in keys for keys in scope_keys):
            yield f"{use.place}: {use.key} has no text"
    for place, shape in code.families:
        if not all(any(re.fullmatch(shape, key) for key in keys) for keys in scope_keys):
            yield f"{place}: {opening(shape)}... has no text"


def missing_arguments(code: Code, files: Iterable[File]) -> Iterator[str]:
    """Yield a problem for every text with a variable that the code does not give."""
    for file in files:
        for use in code.uses:
            lacking = file.variables.get(use.key, frozenset()) - (use.arguments or frozenset())
            if use.arguments is not None and lacking:
                yield f"{use.place}: {use.key} is not given {' '.join(sorted(lacking))}"


def unused_keys(files: Sequence[File], code: Code) -> Iterator[str]:
    """Yield a problem for every key that nothing uses."""
    references = {key for file in files for key in file.references}
    for key in sorted(keys_of(files)):
        if not is_used(key, code, references):
            yield f"{files[0].path}: {key} is not used"


def game_problems(root: Path, game: Game, general: Code, shared: Sequence[File]) -> Iterator[str]:
    """Yield the problems of one game's texts."""
    folder = f"{GAMES}/{game.name}"
    files = read_files(root, f"{folder}/text")
    own = read_code(root, sorted((root / folder).rglob("*.py")))
    contract = Code(frozenset(contract_words(game)), frozenset(), (), ())
    yield from file_problems(files)
    yield from missing_keys(own, [[*files, *shared]])
    yield from missing_arguments(own, [*files, *shared])
    board = read_page(root, f"{folder}/web")
    lesson = read_lesson(root / folder / LESSON)
    for spoken in (board, lesson):
        yield from missing_keys(spoken, [[*files, *shared]])
    for key in owed_keys(game):
        if key not in keys_of(files):
            yield f"{files[0].path}: {key} is missing"
    page = read_page(root, PAGE)
    yield from unused_keys(files, join_code(own, board, lesson, page, general, contract))


def find_problems(root: Path, load: Callable[[str], Game]) -> Iterator[str]:
    """Yield one line for everything that is wrong with the texts of a tree."""
    folders = sorted(path.parent for path in (root / GAMES).glob("*/__init__.py"))
    sources = sorted((root / PACKAGE).rglob("*.py"))
    outside = [path for path in sources if not any(path.is_relative_to(f) for f in folders)]
    general = read_code(root, outside)
    files = read_files(root, GENERAL_TEXTS)
    game_files = [read_files(root, f"{GAMES}/{folder.name}/text") for folder in folders]
    yield from file_problems(files)
    # The texts that the package uses are in the general files, or in those of every game.
    yield from missing_keys(general, [[*files, *texts] for texts in game_files] or [files])
    yield from missing_arguments(
        general, [*files, *(file for texts in game_files for file in texts)]
    )
    page = read_page(root, PAGE)
    yield from unused_keys(files, join_code(general, page, read_code(root, sources)))
    for folder in folders:
        yield from game_problems(root, load(folder.name), general, files)
    if (root / PAGE_TEXTS).is_dir():
        own = read_files(root, PAGE_TEXTS)
        yield from file_problems(own)
        everything = [*own, *files, *(file for texts in game_files for file in texts)]
        yield from missing_keys(page, [everything])
        yield from unused_keys(own, join_code(page, general))


def main(root: Path = ROOT, load: Callable[[str], Game] = games.load) -> int:
    """Check the tree and print one line per problem."""
    problems = list(dict.fromkeys(find_problems(root, load)))
    for problem in problems:
        print(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
