"""A bot for any server that plays all three games over the bot API.

It plays the move after which the heuristic of the library likes its position best. Run it with a token
from the settings of the page:

    TENSHU_TOKEN=tenshu_… python examples/bots/server.py http://localhost:8000 [GAMES]
"""

import os
import sys

from tenshu.ai.evaluation import heuristic_of, rank_actions
from tenshu.client import Client, RefusedByServer, match_of
from tenshu.server.bot_messages import Invitation, Over, Tables, Turn


def play(client: Client, table: str) -> None:
    """Play one decision."""
    seen = client.look(table)
    if seen.view is None or not seen.view.is_yours:
        return
    match = match_of(seen.table, seen.entries)
    _, action = rank_actions(heuristic_of(match.game), match.state)[0]
    client.act(table, seen.view.version, int(action))


def main() -> None:
    """Accept every invitation and play until enough games are over."""
    server, *games = sys.argv[1:]
    left = int(games[0]) if games else 1_000_000
    with Client(server, os.environ["TENSHU_TOKEN"]) as client:
        for event in client.events():
            try:
                if isinstance(event, Tables):
                    for info in event.invitations:
                        client.sit(info.id)
                elif isinstance(event, Invitation):
                    client.sit(event.table.id)
                elif isinstance(event, Turn):
                    play(client, event.table)
                elif isinstance(event, Over):
                    left -= 1
            except RefusedByServer as refused:
                if refused.status != 409:  # somebody was faster; the next event tells more
                    raise
            if left <= 0:
                return


main()
