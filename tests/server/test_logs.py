"""A log that cannot be written stops nobody."""

from __future__ import annotations

import io
import threading
import time

import pytest

from starboard.server.logs import MOST_WAITING, Unhurried


class Stuck(io.StringIO):
    """A stream that nobody empties, until somebody does."""

    def __init__(self) -> None:
        super().__init__()
        self.emptied = threading.Event()

    def write(self, text: str) -> int:
        self.emptied.wait()
        return super().write(text)


class Full(io.StringIO):
    """A stream to a disk that is full, for a while."""

    room = False

    def write(self, text: str) -> int:
        if not self.room:
            raise OSError(28, "No space left on device")
        return super().write(text)


def test_lines_are_written_in_their_order() -> None:
    stream = io.StringIO()
    log = Unhurried(stream)

    for number in range(100):
        print(number, file=log, flush=True)
    log.end()

    assert stream.getvalue().split() == [str(number) for number in range(100)]


def test_nobody_waits_for_a_stream_that_takes_nothing_and_little_of_it_is_kept() -> None:
    stream = Stuck()
    log = Unhurried(stream)

    began = time.monotonic()
    for _ in range(3 * MOST_WAITING):
        log.write("a line\n")
    took = time.monotonic() - began
    stream.emptied.set()
    log.end()

    assert took < 1.0
    assert MOST_WAITING <= stream.getvalue().count("\n") <= MOST_WAITING + 1


def test_a_full_disk_costs_the_lines_and_nothing_else() -> None:
    stream = Full()
    log = Unhurried(stream)
    log.write("lost\n")
    log.end()
    stream.room = True
    log.write("kept\n")
    log.end()

    assert stream.getvalue() == "kept\n"


def test_at_the_end_a_stream_that_takes_nothing_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("starboard.server.logs.LAST_WORDS", 0.05)
    stream = Stuck()
    log = Unhurried(stream)
    log.write("a line\n")

    began = time.monotonic()
    log.end()

    assert time.monotonic() - began < 1.0
    stream.emptied.set()
