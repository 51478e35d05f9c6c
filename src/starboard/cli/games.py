"""`starboard games`: what can be played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import typer

import starboard
from starboard.cli.output import print_json
from starboard.core.game import Game, ScenarioCard, seat_range
from starboard.core.settings import Setting, SettingValue
from starboard.locale import ENGLISH, voice


def games(
    game: Annotated[str, typer.Argument(help="Only this game, with its settings.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """List the games and their scenarios, or one game with everything that may be set before it is played."""
    found = [starboard.game(name) for name in ([game] if game else starboard.GAMES)]
    if as_json:
        print_json([described(each) for each in found])
        return
    for each in found:
        for line in _lines(each, in_full=bool(game)):
            typer.echo(line)


def described(game: Game[Any]) -> dict[str, object]:
    """A game as other programs read it."""
    return {
        "name": game.name,
        "title": game.title,
        "version": game.version,
        "seats": seat_range(game),
        "scenarios": game.scenarios(),
        "settings": list(game.settings),
    }


def _lines(game: Game[Any], *, in_full: bool) -> Iterator[str]:
    yield f"{game.name}: {game.title}, {_players(seat_range(game))}"
    for card in game.scenarios():
        yield f"  {card.id}: {_heading(card)}{f' ({_about(game, card)})' if in_full else ''}"
        yield f"    {card.blurb}"
    if in_full:
        yield "settings, each fixed by --set NAME=VALUE:"
        for setting in game.settings:
            yield f"  {setting.name}: {voice(game.name, ENGLISH).say(setting.text)}"
            yield f"    {setting.expected}; {_default(setting)}"


def _heading(card: ScenarioCard) -> str:
    return f"{card.number} {card.name}".strip()


def _about(game: Game[Any], card: ScenarioCard) -> str:
    return f"{_players(card.seats)}, a campaign" if card.campaign else _players(card.seats)


def _players(seats: tuple[int, int]) -> str:
    fewest, most = seats
    if fewest == most:
        return f"{fewest} {'player' if fewest == 1 else 'players'}"
    return f"{fewest} to {most} players"


def _default(setting: Setting) -> str:
    if setting.default is None:
        return "left to the scenario or to play if not given"
    return f"{_shown(setting.default)} if not given"


def _shown(value: SettingValue) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, tuple):
        return ",".join(value) or "none"
    return str(value)
