"""Figures about the running service, for Prometheus."""

from __future__ import annotations

from typing import Final, TypedDict

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)

FAST: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0)


class _Place(TypedDict):
    """Where a figure belongs."""

    registry: CollectorRegistry
    namespace: str


class Metrics:
    """One registry for each running service."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        known = _Place(registry=self.registry, namespace="tenshu")
        self.requests = Histogram(
            "request_seconds",
            "Time to answer, by route and status",
            ["method", "route", "status"],
            buckets=FAST,
            **known,
        )
        self.commits = Histogram(
            "commit_seconds", "Time until an action is on disk", buckets=FAST, **known
        )
        self.thinking = Histogram("bot_seconds", "Time until a bot answers", buckets=SLOW, **known)
        self.fallbacks = Counter("bot_fallbacks", "Bot moves made by the stand-in", **known)
        self.workers = Gauge("workers", "Workers elsewhere (`tenshu work`) that are alive", **known)
        self.entries = Counter("log_entries", "Entries added to logs", **known)
        self.cut_off = Counter("connections_cut_off", "Connections that were too slow", **known)
        self.refusals = Counter("rate_limited", "Requests refused by rate limits", **known)
        self.connections = Gauge("connections", "Open sockets", **known)
        self.set_aside = Gauge("tables_set_aside", "Tables that cannot be read", **known)
        self.tables = Gauge("tables", "Tables in memory", **known)

    def text(self) -> bytes:
        """Everything in Prometheus' format."""
        return generate_latest(self.registry)
