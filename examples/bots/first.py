"""Your first bot: it challenges the easy bot, and plays the move that promises most.

docs/guides/first-bot.md builds it step by step.
"""

import os
import sys

from tenshu.ai.evaluation import heuristic_of
from tenshu.client import Client, match_of
from tenshu.core.match import Match
from tenshu.server.messages import NewTable, Update, Welcome


def choose(match: Match, seat: int) -> int:
    """The legal action after which the position is worth most to this seat."""
    heuristic = heuristic_of(match.game)

    def worth(action: int) -> float:
        after = match.state.clone()
        after.apply(action)
        return heuristic.evaluate(after, seat)

    return max(match.legal(), key=worth)


def main() -> None:
    """Play one game against the easy bot."""
    with Client(sys.argv[1], os.environ["TENSHU_TOKEN"]) as client:
        asked = NewTable("white_castle", ["me", "easy"], start=True, pace=0)
        table = client.challenge(asked).id
        print(f"{sys.argv[1]}/tables/{table}")
        for message in client.watch(table):
            if not isinstance(message, Welcome | Update) or message.view is None:
                continue
            view = message.view
            if view.status == "over":
                print("Places:", view.ranks)
                return
            if view.is_yours:
                seen = client.look(table)
                action = choose(match_of(seen.table, seen.entries), view.actor)
                client.act(table, view.version, action)


if __name__ == "__main__":
    main()
