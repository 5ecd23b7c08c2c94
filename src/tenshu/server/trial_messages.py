"""What the service is asked and says about a position that is tried out on a copy."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tenshu.server.limits import MOST_TRIED
from tenshu.server.messages import ActionText, Problem, Text, Version, View


class TryStep(msgspec.Struct):
    """Something that was played on a copy."""

    actor: int
    text: str
    label: Text


class Trial(msgspec.Struct):
    """A copy of a table's position after some steps; secrets and draws in it are imagined."""

    view: View
    steps: list[TryStep]
    # What the last step did.
    events: list[Text]
    # Why the first step that is not among `steps` is not legal.
    problem: Problem | None = None


class TryOut(msgspec.Struct, forbid_unknown_fields=True):
    """Play on from a position of the table on a copy, for all seats."""

    version: Version
    steps: Annotated[list[ActionText], msgspec.Meta(max_length=MOST_TRIED)] = []
    # Bots then play for the other seats until the person must act.
    others_play: bool = False
