"""Options that several commands share: the settings of a game, and the scenario they are for."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

import typer

import starboard
from starboard.core.errors import UnknownName
from starboard.core.game import Game, read_options, scenario_of
from starboard.core.settings import SCENARIO, SettingValue

SetOption = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="NAME=VALUE", help="Fix a setting of the game; `starboard games GAME` lists them."),
]
"""`--set turns=9 --set factions=red,blue`."""


def chosen_game(name: str) -> Game[Any]:
    """The game of this name, or the first one if none is given."""
    return starboard.game(name or starboard.GAMES[0])


def chosen_settings(game: Game[Any], scenario: str | None, given: Iterable[str] | None) -> dict[str, SettingValue]:
    """What was asked for on the command line, checked, with the scenario: the first one if none is named."""
    options: dict[str, str] = {}
    for each in given or ():
        name, equals, value = each.partition("=")
        if not equals:
            raise UnknownName(f"--set takes NAME=VALUE, not '{each}'")
        if name == SCENARIO:
            raise UnknownName(f"the scenario is chosen by --scenario {value}, not by --set")
        if name in options:
            raise UnknownName(f"--set gives '{name}' twice")
        options[name] = value
    return read_options(game, {SCENARIO: scenario_of(game, scenario or "").id, **options}).chosen
