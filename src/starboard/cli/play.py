"""`starboard play`: a game in the terminal, new or resumed."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text as Line

import starboard
from starboard.cli import saves
from starboard.cli.choosing import SetOption, chosen_game, chosen_settings
from starboard.cli.session import Session
from starboard.core.catalogue import read_catalogue
from starboard.core.errors import SaveError, UnknownName
from starboard.core.game import Game
from starboard.core.lesson import lesson_of
from starboard.core.settings import SCENARIO
from starboard.core.table import Table
from starboard.locale import ENGLISH, languages, voice
from starboard.terminal.look import skin_of
from starboard.terminal.screen import Screen

SEEDS = 1_000_000


def play(
    game: Annotated[
        str, typer.Argument(help="The game; the first that `starboard games` lists if none is given.")
    ] = "",
    scenario: Annotated[str | None, typer.Option(help="The scenario; the game's first if none is given.")] = None,
    seed: Annotated[int | None, typer.Option(min=0, help="Dice and cards by number; random if none is given.")] = None,
    seats: Annotated[int | None, typer.Option(help="How many players share the keyboard.")] = None,
    settings: SetOption = None,
    save: Annotated[Path | None, typer.Option(help="Where the game is saved.", dir_okay=False)] = None,
    load: Annotated[Path | None, typer.Option(help="A save file to go on with.", dir_okay=False)] = None,
    language: Annotated[str, typer.Option(help=f"The language of the table: {', '.join(languages())}.")] = ENGLISH,
    plain: Annotated[bool, typer.Option("--plain", help="No colours.")] = False,
    lesson: Annotated[bool, typer.Option("--lesson", help="A guided first game, with a coach.")] = False,
) -> None:
    """Play a game in the terminal. It is saved after every answer; without --load an unfinished one is offered."""
    known = chosen_game(game)
    game = known.name
    options = chosen_settings(known, scenario, settings)
    wanted: dict[str, Any] = {"seed": seed, "seats": seats, **options}
    if scenario is None:
        del wanted[SCENARIO]
    wanted = {key: value for key, value in wanted.items() if value is not None}
    if save is not None and save.exists() and save != load:
        raise SaveError(f"{save} exists already; go on with it by --load {save}, or name another file")
    screen = Screen(voice(game, known_language(language)), plain=plain)
    if lesson:
        _begin_lesson(known, screen, wanted, save, load)
        return
    if load is not None:
        if wanted:
            raise UnknownName(f"a loaded game has its own {', '.join(wanted)}; leave that out with --load")
        _resume(game, screen, saves.read(load), save or load)
        return
    if save is None:
        found = _offer(game, screen, wanted)
        if found is not None:
            _resume(game, screen, found.table, found.path)
            return
    seed = secrets.randbelow(SEEDS) if seed is None else seed
    table = starboard.new(game, seats=seats, seed=seed, history=True, **options)
    path = save or saves.new_path(game, str(options[SCENARIO]), seed)
    saves.write(path, table.save())
    _session(game, screen, table, path).start()


def _begin_lesson(
    game: Game[Any], screen: Screen, wanted: dict[str, Any], save: Path | None, load: Path | None
) -> None:
    if wanted or load is not None:
        raise UnknownName("a lesson has its own scenario, seats and seed; leave them out with --lesson")
    first = lesson_of(game)
    path = save or saves.new_path(game.name, first.id, first.spec.seed)
    table = first.begin()
    saves.write(path, table.save())
    _session(game.name, screen, table, path).start()


def known_language(language: str) -> str:
    """A language that Starboard speaks; UnknownName if it does not."""
    if language not in languages():
        raise UnknownName(f"there is no language '{language}'; there are {', '.join(languages())}")
    return language


def _resume(game: str, screen: Screen, table: Table[Any], path: Path) -> None:
    if table.game.name != game:
        raise SaveError(f"{path} is a game of {table.game.name}, not of {game}")
    _session(game, screen, table, path).resume()


def _session(game: str, screen: Screen, table: Table[Any], path: Path) -> Session:
    return Session(table, screen, skin_of(table.game, screen), read_catalogue(game), path)


def _offer(game: str, screen: Screen, wanted: dict[str, Any]) -> saves.Unfinished | None:
    """Ask whether to go on with an unfinished game; None for a new one."""
    found, problems = saves.unfinished(game, wanted)
    for problem in problems:
        screen.show(Line(problem, "yellow"))
    if not found:
        return None
    skin = skin_of(starboard.game(game), screen)
    screen.tell("unfinished", count=len(found))
    for number, each in enumerate(found, 1):
        where = skin.headline(each.table.view(0))
        screen.tell("unfinished-game", number=number, file=each.path.name, where=where)
    while True:
        line = screen.ask(f"{screen.say('which-one')} ")
        if line is None:
            raise typer.Exit
        if line.casefold() in screen.say("no-words").split():
            return None
        if line == "":
            return found[0]
        if line.isdecimal() and 1 <= int(line) <= len(found):
            return found[int(line) - 1]
        screen.tell("no-such-number", number=line, most=len(found))
