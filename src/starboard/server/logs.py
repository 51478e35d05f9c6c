"""Logs as JSON lines on stderr: what happened, with ids; never a secret, a name or an address."""

from __future__ import annotations

import logging
import sys
from collections.abc import Mapping
from typing import Any

import msgspec
import structlog


def _written(event: Mapping[str, Any], **_: Any) -> str:
    return msgspec.json.encode(event, enc_hook=str).decode()


def set_up_logs(level: int = logging.INFO) -> None:
    """Write our own events and those of the libraries as JSON lines."""
    shared: list[structlog.typing.Processor] = [
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*shared, structlog.processors.JSONRenderer(serializer=_written)],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.JSONRenderer(serializer=_written),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
