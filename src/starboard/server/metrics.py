"""What `/metrics` counts."""

from __future__ import annotations

from typing import get_args

from prometheus_client import Counter, Gauge, Histogram

from starboard.server.protocol import Incoming

_MESSAGES = Counter("starboard_messages_total", "Messages of clients", ["kind"])
MESSAGES: dict[type, Counter] = {kind: _MESSAGES.labels(kind.__name__.lower()) for kind in get_args(Incoming)}
REFUSED = Counter("starboard_refused_total", "Messages and requests not even looked at", ["why"])
BROKEN = Counter("starboard_tables_broken_total", "Tables that had to stop")
FALLEN = Counter("starboard_houses_fallen_total", "Processes with tables that ended and were begun again")
ASIDE = Gauge("starboard_tables_set_aside", "Tables that nobody may open until the server is started anew")
CONNECTIONS = Gauge("starboard_connections", "Open WebSocket connections")
TABLES = Gauge("starboard_tables_live", "Tables in memory")
STORED = Histogram(
    "starboard_store_seconds",
    "From a change to its being on disk",
    buckets=(0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1),
)
