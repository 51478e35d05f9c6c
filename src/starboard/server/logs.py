"""Logs on stderr: what happened, with ids; never a secret, a name or an address. JSON lines, except for people."""

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
    """Write our own events and those of the libraries as JSON lines, or as people read them in a terminal."""
    shared: list[structlog.typing.Processor] = [structlog.processors.add_log_level]
    render: structlog.typing.Processor
    if sys.stderr.isatty():
        shared += [structlog.processors.TimeStamper(fmt="%H:%M:%S", utc=False)]
        render = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    else:
        shared += [structlog.processors.TimeStamper(fmt="iso"), structlog.processors.format_exc_info]
        render = structlog.processors.JSONRenderer(serializer=_written)
    structlog.configure(
        processors=[*shared, render],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, render],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
