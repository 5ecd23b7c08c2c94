"""The function that carries out each verb of a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64

from tenshu.core.action import BinaryVerb, PlainVerb, UnaryVerb, VerbTable

S = TypeVar("S")


class Handlers(Generic[S]):
    """One function for every verb of a table, called with the position and the verb's arguments.

    A table with a verb that nobody handles cannot be made, so a module that makes it fails to import.
    """

    def __init__(
        self,
        verbs: VerbTable,
        pairs: Sequence[
            tuple[PlainVerb, Callable[[S], None]]
            | tuple[UnaryVerb, Callable[[S, i64], None]]
            | tuple[BinaryVerb, Callable[[S, i64, i64], None]]
        ],
    ) -> None:
        by_name: dict[str, Callable[..., None]] = {}
        for verb, handler in pairs:
            if verbs.by_name.get(verb.name) is not verb:
                raise ValueError(f"the verb {verb.name} is not of this table")
            if verb.name in by_name:
                raise ValueError(f"the verb {verb.name} has two handlers")
            by_name[verb.name] = handler
        missing = [one.name for one in verbs.verbs if one.name not in by_name]
        if missing:
            raise ValueError(f"verbs without a handler: {' '.join(missing)}")
        self.verbs = verbs
        self.functions = [by_name[verb.name] for verb in verbs.verbs]
        self.arguments = vec[i64]()
        for one in verbs.verbs:
            self.arguments = append(self.arguments, i64(len(one.domains)))

    def apply(self, state: S, action: i64) -> None:
        """Carry out an action."""
        verbs = self.verbs
        verb = verbs.verb_of[action]
        function = self.functions[verb]
        arguments = self.arguments[verb]
        if arguments == 0:
            function(state)
        elif arguments == 1:
            function(state, verbs.first_argument[action])
        else:
            function(state, verbs.first_argument[action], verbs.second_argument[action])
