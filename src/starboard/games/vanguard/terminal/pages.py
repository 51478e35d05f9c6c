"""Cards, the ship and the logbook in the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rich.console import RenderableType
from rich.text import Text as Line

from starboard.core.scene import Piece, Scene
from starboard.core.text import say
from starboard.games.vanguard.printed import SECTIONS
from starboard.games.vanguard.terminal.speech import CHOICE, NAME, QUIET, Speech, chosen, needs_told, zone_of
from starboard.games.vanguard.view import View

PLANET = ("mission", "condition", "threat", "event", "rank-up")
PARTS = ("action", "row", "effect", "combo", "space")
ALWAYS = ("bridge",)
"""Zones of the ship that are shown on every page; others only where something of them is asked about."""
SHIP = (
    "bridge",
    "atlas",
    "scanner",
    "facilities",
    "laboratory",
    "production",
    "hangar",
    "crew",
    "armory",
    "decks",
    "offered",
    "medbay",
    "future",
)


class Pages(Speech):
    """Draws what is read."""

    def headline(self, view: View) -> str:
        """The round and whose turn it is, or the page of the ship book."""
        if view.ship is not None and view.ship.page:
            return self._say("page", page=self._said(say(f"page-{view.ship.page}")), pass_=view.ship.passes)
        if view.active < 0:
            return self._say("setting-up")
        who = self._said(say(f"section-{SECTIONS[view.active]}"))
        return self._say("turn", round=view.round, who=who, left=max(0, view.actions_left))

    def cards(self, view: View, scene: Scene, numbers: Mapping[str, int]) -> Iterator[RenderableType]:
        """What lies on the planet, what can be done where somebody is, hands, the lander."""
        planet = zone_of(scene, "planet")
        if planet is not None:
            yield self._headed(
                planet.name,
                [self._entry(piece, numbers, self._clock(piece)) for piece in planet.pieces if piece.kind in PLANET],
            )
        lander = zone_of(scene, "lander")
        if lander is not None:
            line = Line("  ")
            for piece in lander.pieces:
                line.append(chosen(piece.id, numbers), CHOICE)
                line.append(f"{self._name(piece)} {piece.facts.get('count', '')}  ")
            yield self._headed(lander.name, [line])
        pois = zone_of(scene, "pois")
        if pois is not None:
            here = [piece for piece in pois.pieces if piece.id in numbers]
            if here:
                yield self._headed(
                    pois.name, [line for piece in here for line in self._action(piece, pois.pieces, numbers)]
                )
        for name in SECTIONS:
            hand = zone_of(scene, f"hand-{name}")
            if hand is not None:
                yield self._headed(hand.name, [self._card(piece, numbers) for piece in hand.pieces])

    def _clock(self, piece: Piece) -> str:
        return f"{piece.facts['time']}/{piece.facts['of']}" if piece.facts.get("of") else ""

    def _action(self, piece: Piece, pieces: list[Piece], numbers: Mapping[str, int]) -> Iterator[Line]:
        """A special action with what is printed under its name."""
        yield self._entry(piece, numbers)
        for part in pieces:
            if part.at == piece.id and part.kind in PARTS:
                needs = needs_told(part)
                text = self._said(part.text) if part.text is not None else ""
                yield Line.assemble("      ", (self._name(part), NAME), f" [{needs}] " if needs else " ", (text, QUIET))

    def _card(self, piece: Piece, numbers: Mapping[str, int]) -> Line:
        line = self._entry(piece, numbers)
        combo = piece.facts.get("combo")
        if combo:
            line.append(f" [{needs_told(piece)}] {self._said(combo)}", QUIET)
        return line

    def ship(self, view: View, scene: Scene, numbers: Mapping[str, int]) -> Iterator[RenderableType]:
        """The pools and the bridge, and of the rest what is asked about."""
        if view.ship is None or not view.ship.page:
            return
        pools = zone_of(scene, "pools")
        if pools is not None:
            line = Line("  ")
            for piece in pools.pieces:
                line.append(f"{self._name(piece)} {piece.facts.get('count', '')}  ")
            yield self._headed(pools.name, [line])
        for id in SHIP:
            zone = zone_of(scene, id)
            if zone is None:
                continue
            things = [*zone.places, *zone.pieces]
            shown = [piece for piece in things if id in ALWAYS or piece.id in numbers]
            if shown:
                yield self._headed(zone.name, [self._entry(piece, numbers, self._clock(piece)) for piece in shown])

    def log(self, scene: Scene, numbers: Mapping[str, int]) -> RenderableType | None:
        """The page that was read last."""
        zone = zone_of(scene, "log")
        if zone is None:
            return None
        lines = []
        for piece in zone.pieces:
            if piece.kind == "before":
                continue
            text = self._said(piece.text) if piece.text is not None else self._name(piece)
            style = NAME if piece.kind == "title" else ""
            lines.append(Line.assemble("  ", (chosen(piece.id, numbers), CHOICE), (text, style)))
        return self._headed(zone.name, lines)
