"""Edge in the terminal: the star atlas, people and tracks, stations, displays, hands, battles, the Hegemon's cards."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from rich.console import RenderableType

from starboard.games.edge.game import GAME
from starboard.games.edge.scene import scene
from starboard.games.edge.terminal.atlas import Atlas
from starboard.games.edge.terminal.speech import seen
from starboard.games.edge.terminal.tables import Tables
from starboard.terminal.plain import PlainSkin
from starboard.terminal.screen import Screen


class TerminalSkin(PlainSkin):
    """Draws a game of the Edge; whatever is asked about by name is found as in any game."""

    noted = ("module", "card", "faction", "destiny", "upgrade", "function", "token", "base", "raider", "ring")

    def __init__(self, screen: Screen) -> None:
        super().__init__(GAME, screen)
        self._atlas = Atlas(screen)
        self._tables = Tables(screen)

    def headline(self, view: msgspec.Struct) -> str:
        """Turn and player."""
        view = seen(view)
        if not view.turn:
            return self.screen.say("edge-setting-up")
        return self.screen.say("edge-turn", turn=view.turn, who=self._said(_name_of(view, view.active)))

    def sections(self, view: msgspec.Struct, numbers: Mapping[str, int]) -> list[RenderableType]:
        """The map with its legend, people, the clock; then what the turn is about."""
        view = seen(view)
        shown = scene(view)
        tables = self._tables
        found: list[RenderableType | None] = [
            self._atlas.map(view, shown, numbers),
            self._atlas.legend(view),
            tables.people(view, shown, numbers),
            tables.clock(view),
            tables.hegemon(view, shown, numbers),
            *tables.display(shown, numbers),
            tables.station(view, shown, numbers),
            *tables.cards(shown, numbers),
            tables.battle(view, shown, numbers),
        ]
        return [each for each in found if each is not None]


def _name_of(view: msgspec.Struct, who: int) -> object:
    """The name of a player in the scene."""
    seats = next(zone for zone in scene(seen(view)).zones if zone.id == "seats")
    return seats.pieces[who].name
