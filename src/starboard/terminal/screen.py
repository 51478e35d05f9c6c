"""The screen: what is printed and what is typed, in the reader's language, with or without colour."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from itertools import groupby

from rich.console import Console, RenderableType
from rich.text import Text as Line

from starboard.core.text import Arg, Text
from starboard.locale import Voice

PROSE_WIDTH = 96
"""Longer lines are hard to read."""


class Screen:
    """Where a person looks and types."""

    def __init__(self, voice: Voice, *, plain: bool = False) -> None:
        tty = sys.stdin.isatty() and sys.stdout.isatty()
        self.voice = voice
        self.watched = tty
        """Whether somebody sits there, not a script."""
        self._echo = not tty
        self._console = Console(highlight=False, color_system=None) if plain or not tty else Console(highlight=False)
        if tty:
            _edit_lines()

    @property
    def width(self) -> int:
        """Columns there are."""
        return self._console.width

    @property
    def prose_width(self) -> int:
        """Columns to use for prose."""
        return min(PROSE_WIDTH, self._console.width)

    def say(self, id: str, /, **args: Arg) -> str:
        """A sentence of the terminal: the message `terminal-<id>`."""
        return self.voice.say(Text(f"terminal-{id}", args))

    def tell(self, id: str, /, **args: Arg) -> None:
        """Print a sentence of the terminal; the name of a file in it is never broken."""
        self._console.print(Line(self.say(id, **args), overflow="ignore"), crop=False)

    def show(self, *what: RenderableType) -> None:
        """Print what has been drawn."""
        for each in what:
            self._console.print(each)

    def drawn(self, what: RenderableType) -> str:
        """What would be printed."""
        with self._console.capture() as capture:
            self._console.print(what)
        return capture.get()

    def show_drawn(self, drawn: str) -> None:
        """Print what `drawn` gave."""
        self._console.file.write(drawn)
        self._console.file.flush()

    def wipe(self) -> None:
        """Leave nothing to be read."""
        self._console.clear()

    def ask(self, prompt: str = "> ") -> str | None:
        """A typed line without the space around it; None when there will be no more, or on Ctrl-C."""
        try:
            line = input(prompt)
        except (EOFError, KeyboardInterrupt):
            self._console.print()
            return None
        if self._echo:
            self._console.print(Line(line))
        return line.strip()


def told(lines: Iterable[tuple[str, str]]) -> Line:
    """Sentences one under another, under the name of what made them happen; the same one several times in a row is told
    once, with a count. Each comes with that name, which is empty where it goes without saying."""
    shown: list[Line] = []
    for cause, group in groupby(lines, key=lambda line: line[1]):
        if cause:
            shown.append(Line(cause, "bold"))
        for sentence, same in groupby(sentence for sentence, _ in group):
            times = len(list(same))
            shown.append(Line.assemble(("· ", "dim"), sentence, (f" (×{times})" if times > 1 else "", "dim")))
    return Line("\n").join(shown)


def _edit_lines() -> None:
    """Cursor keys and history while typing, where the machine has them."""
    try:
        import readline  # noqa: F401
    except ImportError:
        pass
