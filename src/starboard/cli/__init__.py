"""The command line: `starboard COMMAND`. A command lives in the module of its name, loaded when it is called."""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

import typer
from typer.core import TyperGroup

from starboard.cli.output import bad_input

COMMANDS = {
    "games": "List the games and their scenarios.",
    "play": "Play a game in the terminal.",
    "serve": "Serve the lobby and the tables to browsers.",
    "backup": "Copy the server's database, also while it runs.",
    "doctor": "Look through the server's database for damage.",
    "sim": "Let bots play many games, and count how they end.",
    "balance": "Tell how well every scenario is balanced.",
    "bench": "Measure the engine: speed, memory and size.",
    "rules": "Look up rules by id or words, or see which have no test.",
    "scenario": "Run scenario files, and show where play differs from them.",
    "check": "Validate content files, and name every mistake.",
    "verify": "Roll a finished game again from its seed, and compare.",
    "words": "List what a translation lacks, and name every mistake in it.",
}
"""The commands in the order of the help, each in a few words."""


class Commands(TyperGroup):
    """Loads a command when it is called; one sentence and exit code 2 for whatever a person did wrong."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that was called, with its own arguments."""
        name, _, rest = super().resolve_command(ctx, args)
        return name, _loaded(str(name)), rest

    def invoke(self, ctx: Any) -> Any:
        """Run it."""
        with bad_input():
            return super().invoke(ctx)


def _loaded(name: str) -> Any:
    alone = typer.Typer(add_completion=False, rich_markup_mode=None)
    alone.command(name)(getattr(import_module(f"starboard.cli.{name}"), name))
    return typer.main.get_command(alone)


def _placeholder() -> None:
    """Stands in the list of commands for one that is not loaded yet."""


app = typer.Typer(
    cls=Commands,
    help="A table for space board games that knows the rules.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)
for _name, _summary in COMMANDS.items():
    app.command(_name, help=_summary)(_placeholder)


def main() -> None:
    """The entry point. What a terminal cannot show is replaced, never a reason to stop."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
    app(prog_name="starboard")
