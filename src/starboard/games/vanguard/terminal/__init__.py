"""Vanguard in the terminal: the survey map, the team, the check, cards, the page of the log, and the ship."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from rich.console import RenderableType

from starboard.games.vanguard.game import GAME
from starboard.games.vanguard.scene import scene
from starboard.games.vanguard.terminal.pages import Pages
from starboard.games.vanguard.terminal.speech import seen
from starboard.games.vanguard.terminal.survey import Survey
from starboard.terminal.plain import PlainSkin
from starboard.terminal.screen import Screen


class TerminalSkin(PlainSkin):
    """Draws a game of Vanguard; whatever is asked about by name is found as in any game."""

    noted = ("card", "equipment", "skill", "action", "situation", "research", "production", "object", "crew", "mission")

    def __init__(self, screen: Screen) -> None:
        super().__init__(GAME, screen)
        self._survey = Survey(screen)
        self._pages = Pages(screen)

    def headline(self, view: msgspec.Struct) -> str:
        """The round and whose turn it is, or the page of the ship book."""
        return self._pages.headline(seen(view))

    def sections(self, view: msgspec.Struct, numbers: Mapping[str, int]) -> list[RenderableType]:
        """The map, the team, the check, what lies on the planet; or the open page of the ship book."""
        view = seen(view)
        shown = scene(view)
        found: list[RenderableType | None] = [
            self._survey.map(view, shown, numbers),
            self._survey.team(view, shown, numbers),
            self._survey.check(view, shown, numbers),
            *self._pages.cards(view, shown, numbers),
            *self._pages.ship(view, shown, numbers),
            self._pages.log(shown, numbers),
        ]
        return [each for each in found if each is not None]
