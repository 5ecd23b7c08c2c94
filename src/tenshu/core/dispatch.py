"""The handler of each verb of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from tenshu.core.action import Verb, VerbTable

H = TypeVar("H")


def by_verb(verbs: VerbTable, pairs: Sequence[tuple[Verb, H]]) -> list[H]:
    """List the handlers by verb number; ValueError unless each verb has exactly one."""
    by_name: dict[str, H] = {}
    for verb, handler in pairs:
        if verbs.by_name.get(verb.name) is not verb:
            raise ValueError(f"the verb {verb.name} is not of this table")
        if verb.name in by_name:
            raise ValueError(f"the verb {verb.name} has two handlers")
        by_name[verb.name] = handler
    missing = [verb.name for verb in verbs.verbs if verb.name not in by_name]
    if missing:
        raise ValueError(f"verbs without a handler: {' '.join(missing)}")
    return [by_name[verb.name] for verb in verbs.verbs]
