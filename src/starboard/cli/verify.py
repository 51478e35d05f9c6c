"""`starboard verify`: whether the dice of a game were those of its seed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import starboard
from starboard.core.chance import commitment
from starboard.core.errors import SaveError
from starboard.core.journal import read_save
from starboard.core.verify import verify as roll_again


def verify(
    save: Annotated[Path, typer.Argument(help="The save of a game, as the table gives it when the game is over.")],
    table: Annotated[str, typer.Option(help="The table's id, the end of its address: prints the fingerprint.")] = "",
) -> None:
    """Make every roll and draw of a game again from its seed, and say whether the save has the same."""
    try:
        kept = read_save(save.read_bytes())
    except OSError as problem:
        raise SaveError(f"{save} cannot be read: {problem.strerror}") from None
    verdict = roll_again(starboard.game(kept.game), kept)
    if table:
        typer.echo(f"Fingerprint of seed and table: {commitment(kept.seed, table)}")
    for each in kept.words:
        typer.echo(f"Seat {each.seat + 1} added to the seed: {each.words}")
    if verdict.branched:
        typer.echo(f"The first {verdict.branched} entries are of the game that this one left; that one has their seed.")
    if not verdict.fair:
        typer.echo(f"Entry {verdict.place} is not the seed's: {verdict.due!r} was due, the save has {verdict.found!r}.")
        raise typer.Exit(1)
    words = " and the words in it" if kept.words else ""
    typer.echo(f"All {verdict.chances} rolls and draws are those of the seed {kept.seed}{words}.")
