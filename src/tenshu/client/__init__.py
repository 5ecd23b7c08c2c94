"""A typed client of the bot API, blocking and asynchronous."""

from tenshu.client.blocking import Client
from tenshu.client.concurrent import AsyncClient
from tenshu.client.position import match_of
from tenshu.client.wire import RefusedByServer, ServerGone

__all__ = ["AsyncClient", "Client", "RefusedByServer", "ServerGone", "match_of"]
