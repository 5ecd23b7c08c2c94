"""Write docs/api.md from the docstrings of the public modules; with `--check`, only tell if it is stale.

The sources are parsed, not imported: the page is the same whether the engine is compiled, and whether
the libraries of the environments are there.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FILE = ROOT / "docs/api.md"
HEADER = """# The public API

Written by `tools/write_api.py` from the docstrings; the examples are run by the tests.

What stands here is public: it changes incompatibly only with the first number of the version, and CHANGELOG.md says so.
Everything else in the package is private and may change at any time, as may the names that begin with an underscore.
The same promise holds for the text of records, the notation of actions, `docs/protocol.md` and `docs/bot-api.md`.
The numbers of actions and observations may change with a game's rules version and its encoder's version.
"""
# The public modules in the order of the page, each with what is left out of it.
MODULES = {
    "tenshu.games": {"make_heuristic", "standing_orders", "aids", "foreign_notation", "lesson"},
    "tenshu.core.match": set[str](),
    "tenshu.core.record": set[str](),
    "tenshu.core.chance": set[str](),
    "tenshu.core.protocol": {"report", "events_of"},
    "tenshu.core.errors": {"quote"},
    "tenshu.ai.bots": {"parse_budget", "any_action"},
    "tenshu.ai.evaluation": {"best_action"},
    "tenshu.ai.selfplay": set[str](),
    "tenshu.envs.pettingzoo": set[str](),
    "tenshu.envs.gymnasium": set[str](),
    "tenshu.envs.openspiel": set[str](),
    "tenshu.envs.batched": set[str](),
    "tenshu.envs.features": set[str](),
    "tenshu.client": set[str](),
}
EXAMPLES = {
    "tenshu.games": """
>>> from tenshu import games
>>> games.names()
['dragon_castle', 'terra_mystica', 'white_castle']
>>> castle = games.load("white_castle")
>>> castle.seats
(1, 2, 3, 4)
""",
    "tenshu.core.match": """
>>> from tenshu.core.chance import Chance
>>> from tenshu.core.match import Match
>>> match = Match(castle, 2, {})
>>> match.settle(Chance("seven"))
>>> match.actor() in range(2), match.is_over()
(True, False)
>>> seat, first = match.actor(), match.legal()[0]
>>> match.play(first)
>>> match.can_undo(seat)
True
>>> match.undo(seat)
>>> first in match.legal()
True
""",
    "tenshu.core.record": """
>>> from tenshu.core.record import Record, format_record, parse_record
>>> text = format_record(Record(match))
>>> text.splitlines()[:3]
['tenshu record 1', 'game: white_castle/2', 'seats: 2']
>>> parse_record(text, games.load).match.legal() == match.legal()
True
""",
    "tenshu.core.chance": """
>>> Chance("a seed").below(6) == Chance("a seed").below(6)
True
""",
    "tenshu.core.protocol": """
>>> sorted(castle.observe(match.state, 0))[:3]
['bridges', 'daimyo', 'decks']
>>> castle.verbs.parse_action(castle.verbs.format_action(first)) == first
True
""",
    "tenshu.core.errors": """
>>> from tenshu.core.errors import BadOption
>>> try:
...     games.load("chess")
... except BadOption as error:
...     print(error.message.key)
error-game
""",
    "tenshu.ai.bots": """
>>> from tenshu.ai.bots import make_bot
>>> make_bot("greedy").choose(castle, match.state, Chance("bot")) in match.legal()
True
""",
    "tenshu.ai.evaluation": """
>>> from tenshu.ai.evaluation import heuristic_of, rank_actions
>>> value, action = rank_actions(heuristic_of(castle), match.state)[0]
>>> action in match.legal()
True
""",
    "tenshu.ai.selfplay": """
>>> from tenshu.ai.selfplay import play_game
>>> result = play_game(castle, 2, {}, ["greedy", "random"], "a seed")
>>> result.match.is_over(), sorted(result.ranks)
(True, [1, 2])
""",
    "tenshu.envs.pettingzoo": """
>>> from tenshu.envs import pettingzoo
>>> env = pettingzoo.env("white_castle", seats=2)
>>> env.reset(seed=1)
>>> observation, reward, is_over, _, info = env.last()
>>> observation["observation"].shape, observation["action_mask"].shape
((575,), (112,))
""",
    "tenshu.envs.gymnasium": """
>>> from tenshu.envs.gymnasium import SeatEnv
>>> alone = SeatEnv("dragon_castle", bots=["easy"])
>>> observation, info = alone.reset(seed=1)
>>> bool(info["action_mask"].any())
True
""",
    "tenshu.envs.openspiel": """
>>> import pyspiel
>>> import tenshu.envs.openspiel
>>> spiel = pyspiel.load_game("tenshu_terra_mystica", {"players": 3})
>>> spiel.num_players(), spiel.new_initial_state().is_chance_node()
(3, True)
""",
    "tenshu.envs.batched": """
>>> from tenshu.envs.batched import BatchedEnv
>>> batch = BatchedEnv("white_castle", seats=2, count=8)
>>> batch.step(batch.random_actions())
>>> batch.observations.shape, batch.action_masks.shape
((8, 575), (8, 112))
""",
    "tenshu.envs.features": """
>>> from tenshu.envs.features import expand
>>> inputs = expand(games.encode("white_castle"), seats=2)
>>> inputs(batch.observations).shape == (8, inputs.width)
True
""",
}


def document() -> str:
    """The whole page."""
    parts = [HEADER]
    for module, hidden in MODULES.items():
        tree = tree_of(module)
        parts.append(f"## {module}\n\n{sentence(tree)}\n")
        if module in EXAMPLES:
            parts.append(f"```python\n{EXAMPLES[module].strip()}\n\n```\n")
        parts.extend(describe(node) for node in public(tree) if node.name not in hidden)
    return "\n".join(parts)


def tree_of(module: str) -> ast.Module:
    """The parsed source of a module."""
    path = ROOT / "src" / module.replace(".", "/")
    source = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return ast.parse(source.read_text(encoding="utf-8"))


def public(tree: ast.Module) -> Iterator[ast.FunctionDef | ast.ClassDef]:
    """The public functions and classes of a module, those that it re-exports included."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and not node.name.startswith("_"):
            yield node
        elif isinstance(node, ast.ImportFrom) and "__all__" in ast.dump(tree) and node.module:
            names = {alias.name for alias in node.names}
            yield from (found for found in public(tree_of(node.module)) if found.name in names)


def describe(node: ast.FunctionDef | ast.ClassDef) -> str:
    """A function, or a class with its methods."""
    if isinstance(node, ast.FunctionDef):
        return f"### `{signature(node)}`\n\n{sentence(node)}\n"
    methods = [
        part for part in node.body if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    begin = next((method for method in methods if method.name == "__init__"), None)
    title = f"class {node.name}"
    if begin is not None:
        title += arguments(begin, is_method=True)
    lines = [f"### `{title}`\n\n{sentence(node)}\n"]
    shown = [method for method in methods if not method.name.startswith("_")]
    for method in shown:
        known = ast.get_docstring(method)
        is_property = any(ast.unparse(mark) == "property" for mark in method.decorator_list)
        written = method.name if is_property else signature(method, is_method=True)
        lines.append(f"- `{written}`" + (f": {' '.join(known.split())}" if known else ""))
    return "\n".join(lines) + ("\n" if shown else "")


def signature(node: ast.FunctionDef | ast.AsyncFunctionDef, *, is_method: bool = False) -> str:
    """A function's name, arguments and result."""
    word = "async " if isinstance(node, ast.AsyncFunctionDef) else ""
    result = f" -> {ast.unparse(node.returns)}" if node.returns is not None else ""
    return f"{word}{node.name}{arguments(node, is_method=is_method)}{result}"


def arguments(node: ast.FunctionDef | ast.AsyncFunctionDef, *, is_method: bool) -> str:
    """The arguments in brackets, without the object itself."""
    given = ast.unparse(node.args)
    if is_method:
        given = given.removeprefix("self").removeprefix("cls").removeprefix(", ")
    return f"({given})"


def sentence(node: ast.Module | ast.FunctionDef | ast.ClassDef) -> str:
    """The docstring as Markdown."""
    return ast.get_docstring(node) or ""


def main() -> int:
    """Write the page, or tell whether it is up to date."""
    text = document()
    if sys.argv[1:] != ["--check"]:
        FILE.write_text(text, encoding="utf-8")
        return 0
    if not FILE.is_file() or FILE.read_text(encoding="utf-8") != text:
        print("docs/api.md is stale: run tools/write_api.py.")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
