"""`starboard backup`: a copy of the database, also while the server runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from starboard.cli.serve import DATABASE


def backup(
    to: Annotated[Path, typer.Argument(help="The file to write; it must not exist yet.")],
    db: Annotated[str, typer.Option(help="The database: sqlite:///PATH.")] = DATABASE,
) -> None:
    """Copy the database to a file. Everything acknowledged up to now is in it, and nothing half done."""
    from starboard.server.database import back_up

    typer.echo(f"{to}: {back_up(db, to):,} bytes")
