"""`starboard games`: what can be played."""

from __future__ import annotations

from typing import Annotated

import typer

import starboard
from starboard.cli.output import print_json
from starboard.core.game import seat_range


def games(as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False) -> None:
    """List the games and their scenarios."""
    found = [starboard.game(name) for name in starboard.GAMES]
    if as_json:
        listed = [
            {
                "name": game.name,
                "title": game.title,
                "version": game.version,
                "seats": seat_range(game),
                "scenarios": game.scenarios(),
            }
            for game in found
        ]
        print_json(listed)
        return
    for game in found:
        fewest, most = seat_range(game)
        typer.echo(f"{game.name}: {game.title}, {fewest} to {most} players")
        for card in game.scenarios():
            typer.echo(f"  {card.id}: {card.number} {card.name}")
            typer.echo(f"    {card.blurb}")
