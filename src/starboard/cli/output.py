"""What every command says in the same way: JSON for programs, one sentence for what went wrong."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

import msgspec
import typer

from starboard.core.errors import StarboardError
from starboard.core.text import in_english


def print_json(value: object) -> None:
    """Print a value as JSON for another program to read."""
    typer.echo(msgspec.json.format(msgspec.json.encode(value, enc_hook=in_english), indent=2).decode())


def fail(sentence: str, *, code: int) -> NoReturn:
    """Say on stderr what went wrong, and end the command."""
    typer.echo(sentence, err=True)
    raise typer.Exit(code)


@contextmanager
def bad_input() -> Iterator[None]:
    """Whatever is wrong with the input is told in one sentence, with exit code 2."""
    try:
        yield
    except StarboardError as problem:
        fail(str(problem), code=2)
