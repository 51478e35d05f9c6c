"""Logs on stderr: what happened, with ids; never a secret, a name or an address. JSON lines, except for people.

A log that cannot be written, because its disk is full or nobody empties its pipe, stops nobody: lines wait for a thread
that writes them, and those that find no room are lost.
"""

from __future__ import annotations

import logging
import queue
import sys
import threading
import time
from collections.abc import Mapping
from contextlib import suppress
from io import TextIOBase
from typing import Any, TextIO, cast

import msgspec
import structlog

MOST_WAITING = 2_000
"""Lines that wait to be written."""
LAST_WORDS = 1.0
"""Seconds that what waits at the end has to be written in."""


class Unhurried(TextIOBase):
    """A stream that never fails and never keeps anybody waiting."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._waiting: queue.Queue[str] = queue.Queue(MOST_WAITING)
        threading.Thread(target=self._write, name="log-writer", daemon=True).start()

    def write(self, text: str) -> int:
        with suppress(queue.Full):
            self._waiting.put_nowait(text)
        return len(text)

    def _write(self) -> None:
        while True:
            text = self._waiting.get()
            with suppress(OSError, ValueError):  # the disk is full, or the stream closed
                self._stream.write(text)
                self._stream.flush()
            self._waiting.task_done()

    def end(self) -> None:
        """Let the last lines be written, if that can be."""
        until = time.monotonic() + LAST_WORDS
        while self._waiting.unfinished_tasks and time.monotonic() < until:
            time.sleep(0.005)


_streams: list[Unhurried] = []


def end_logs() -> None:
    """Nothing more will be said."""
    for stream in _streams:
        stream.end()


def _written(event: Mapping[str, Any], **_: Any) -> str:
    return msgspec.json.encode(event, enc_hook=str).decode()


def set_up_logs(level: int = logging.INFO) -> None:
    """Write our own events and those of the libraries as JSON lines, or as people read them in a terminal."""
    stream = Unhurried(sys.stderr)
    _streams[:] = [stream]
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
        logger_factory=structlog.WriteLoggerFactory(cast("TextIO", stream)),  # a line at once: workers write too
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, render],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
