"""`starboard doctor`: whether a database is well."""

from __future__ import annotations

from typing import Annotated

import typer

from starboard.cli.serve import DATABASE


def doctor(db: Annotated[str, typer.Option(help="The database: sqlite:///PATH.")] = DATABASE) -> None:
    """Look through the database: the file, its version, and every table played from its journal. Changes nothing."""
    from starboard.server.database import examine

    well = True
    for finding in examine(db):
        well = well and not finding.problem
        typer.echo(f"{finding.what}: {finding.problem or 'well'}")
    if not well:
        raise typer.Exit(1)
