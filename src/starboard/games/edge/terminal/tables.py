"""What lies beside the map: people with stores and tracks, stations, displays, hands, the Hegemon, a battle."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from starboard.core.scene import Scene, Zone
from starboard.core.text import say
from starboard.games.edge.printed import BOX, FLEET, RESOURCES
from starboard.games.edge.state import Phase
from starboard.games.edge.terminal.atlas import SHIP_LETTERS
from starboard.games.edge.terminal.speech import CHOICE, Speech, chosen, letter_of, style_of, zone_of
from starboard.games.edge.view import PAD, SCRAPYARD, PlayerView, View

SHORT = 4
"""Letters of a column's name."""
LISTED = ("function", "module", "moon", "upgrade", "token", "faction")
"""What is listed of one's own station."""


class Tables(Speech):
    """Draws everything but the map."""

    def people(self, view: View, scene: Scene, numbers: Mapping[str, int]) -> RenderableType:
        """Everybody in a row: points, cards, stores, leaders, tracks, ships at home."""
        sheet = Table(box=box.SIMPLE_HEAD, header_style="bold", show_edge=False, pad_edge=False, padding=(0, 1, 0, 0))
        sheet.add_column(self._say("who"), no_wrap=True)
        heads = [self._say("points"), self._say("cards")]
        heads += [self.screen.voice.say(say(f"resource-{kind}"))[:SHORT] for kind in RESOURCES]
        heads += [self._say("leaders"), *(self._said(track.name)[:SHORT] for track in BOX.tracks), self._say("pad")]
        for head in heads:
            sheet.add_column(head, justify="right")
        seats = zone_of(scene, "seats")
        assert seats is not None, "people sit there"
        for who, (player, seat) in enumerate(zip(view.players, seats.pieces, strict=True)):
            mark = chosen(seat.id, numbers)
            name = Line.assemble((mark, CHOICE), (f"{letter_of(view, who)} {self._name(seat)}", style_of(view, who)))
            numbers_ = [player.points, player.cards, *player.stores, player.leaders, *player.tracks]
            sheet.add_row(name, *map(str, numbers_), self._at_home(player))
        return sheet

    def _at_home(self, player: PlayerView) -> str:
        """The ships on the pad, and after a stroke those in the scrapyard."""
        pad, wrecks = (
            "".join(SHIP_LETTERS[FLEET[ship]] for ship, at in enumerate(player.ships) if at == place)
            for place in (PAD, SCRAPYARD)
        )
        return f"{pad or '-'}/{wrecks}" if wrecks else pad or "-"

    def clock(self, view: View) -> RenderableType:
        """How far the event is, and the end."""
        left = BOX.numbers.event_space - view.event_step
        return Line(self._say("clock", steps=left, terminus=view.flags.terminus, ending="yes" if view.ending else "no"))

    def station(self, view: View, scene: Scene, numbers: Mapping[str, int]) -> RenderableType | None:
        """One's own modules, functions and whatever else works or can be used."""
        zone = zone_of(scene, f"station-{view.seat}")
        if zone is None:
            return None
        pieces = [piece for piece in zone.pieces if piece.kind in LISTED]
        rest = [piece for piece in zone.pieces if piece.kind not in LISTED and piece.id in numbers]
        lines = []
        for piece in [*pieces, *rest]:
            notes = [self._say("is-damaged")] if piece.facts.get("damage") else []
            notes += [self._say("is-infested")] if piece.facts.get("infested") else []
            notes += [self._say("is-docked")] if piece.facts.get("docked") and view.phase is Phase.DOCK else []
            lines.append(self._entry(piece, numbers, ", ".join(notes)))
        return self._headed(zone, lines)

    def display(self, scene: Scene, numbers: Mapping[str, int]) -> Iterator[RenderableType]:
        """The modules on display with their prices."""
        for zone in scene.zones:
            if zone.id.startswith("display"):
                yield self._headed(
                    zone,
                    [
                        self._entry(piece, numbers, f"{self._type(piece.facts)}; {self._price(piece.facts)}")
                        for piece in zone.pieces
                        if piece.kind == "module"
                    ],
                )

    def _type(self, facts: Mapping[str, object]) -> str:
        """The track that a module belongs to."""
        return self._said(BOX.tracks[BOX.tracks.number(str(facts["type"]))].name)

    def _price(self, facts: Mapping[str, object]) -> str:
        """`1 ice, 1 energy`."""
        voice = self.screen.voice
        costs = [(kind, int(str(facts.get(f"cost-{kind}", 0)))) for kind in RESOURCES]
        return ", ".join(voice.say(say(f"amount-{kind}", count=count)) for kind, count in costs if count)

    def cards(self, scene: Scene, numbers: Mapping[str, int]) -> Iterator[RenderableType]:
        """The hand, what else is secret, and of the supply what is asked about."""
        for id in ("hand", "secrets", "supply"):
            zone = zone_of(scene, id)
            if zone is not None:
                shown = [piece for piece in zone.pieces if id != "supply" or piece.id in numbers]
                if shown:
                    yield self._headed(zone, [self._entry(piece, numbers) for piece in shown])

    def hegemon(self, view: View, scene: Scene, numbers: Mapping[str, int]) -> RenderableType | None:
        """The officer, what the next space of the ring gives, the three cards his die chooses from."""
        zone = zone_of(scene, "hegemon")
        if zone is None or view.hegemon is None:
            return None
        ring = [piece for piece in zone.pieces if piece.kind == "ring"]
        lines = [self._entry(piece, numbers) for piece in zone.pieces if piece.kind in ("officer", "upgrade")]
        if ring:
            following = ring[(view.hegemon.marker + 1) % len(ring)]
            lines.append(Line("  " + self._say("next-space", text=self._said(following.text))))
        for piece in zone.pieces:
            if piece.kind == "order":
                lines.append(
                    self._entry(piece, numbers, self._say("section", section=int(str(piece.facts["section"]))))
                )
        return self._headed(zone, lines)

    def battle(self, view: View, scene: Scene, numbers: Mapping[str, int]) -> RenderableType | None:
        """The steps of a battle, and every side with what it has rolled."""
        zone = zone_of(scene, "battle")
        if zone is None or view.battle is None:
            return None
        steps = Line("  ")
        for place in zone.places:
            if place.kind == "step":
                steps.append(f"{self._name(place)} ", "bold reverse" if place.facts.get("now") else "dim")
        lines = [steps]
        for piece in zone.pieces:
            if piece.kind == "side":
                faces = [str(each.facts["face"]) for each in zone.pieces if each.kind == "die" and each.at == piece.id]
                rolled = " ".join(faces) if faces else self._say("not-rolled")
                lines.append(
                    Line.assemble("  ", (chosen(piece.id, numbers), CHOICE), (self._name(piece), "bold"), f": {rolled}")
                )
        return self._headed(zone, lines)

    def _headed(self, zone: Zone, lines: list[Line]) -> RenderableType:
        return Group(Line(self._said(zone.name) if zone.name is not None else zone.id, "bold underline"), *lines)
