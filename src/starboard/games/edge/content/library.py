"""The library: reads every content file, checks it, binds its effects, and fills the box."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import SimpleNamespace
from typing import Any, TypeVar

from starboard.core.content import (
    Bound,
    Findings,
    convert,
    give_keys,
    parse_toml,
    read_entries,
    read_package_text,
    words_in,
)
from starboard.core.errors import ContentError
from starboard.core.text import Words
from starboard.games.edge import printed
from starboard.games.edge.chart import FIRST_NEBULA, REGIONS
from starboard.games.edge.content import battle_deeds, deeds, powers, scores
from starboard.games.edge.content.registry import DEED, EFFECTS, POSSIBLE, SCORE
from starboard.games.edge.moments import Agent
from starboard.games.edge.printed import BOX as BOX
from starboard.games.edge.printed import FLEET, MODULE_TYPES, RESOURCES, TRACKS, Box, Shelf, Thing

REGISTERED = (battle_deeds, deeds, powers, scores)
"""The modules whose functions content files name: imported so that they are known."""

PACKAGE = "starboard.games.edge.content"

Entry = TypeVar("Entry", bound=printed.Spec)

FILES: dict[str, tuple[str, str, type[printed.Spec]]] = {
    "planets": ("regions.toml", "planet", printed.PlanetSpec),
    "bases": ("regions.toml", "base", printed.BaseSpec),
    "specials": ("regions.toml", "special", printed.SpecialSpec),
    "gate": ("regions.toml", "gate", printed.GateSpec),
    "ships": ("station.toml", "ship", printed.ShipSpec),
    "station": ("station.toml", "function", printed.StationSpec),
    "tracks": ("tracks.toml", "track", printed.TrackSpec),
    "developments": ("developments.toml", "development", printed.DevelopmentSpec),
    "moons": ("moons.toml", "moon", printed.MoonSpec),
    "modules": ("modules.toml", "module", printed.ModuleSpec),
    "tactics": ("tactics.toml", "tactic", printed.TacticSpec),
    "factions": ("factions.toml", "faction", printed.FactionSpec),
    "upgrades": ("upgrades.toml", "upgrade", printed.UpgradeSpec),
    "events": ("events.toml", "event", printed.EventSpec),
    "raiders": ("raiders.toml", "raider", printed.RaiderSpec),
    "destinies": ("destinies.toml", "destiny", printed.DestinySpec),
    "discoveries": ("tokens.toml", "discovery", printed.TokenSpec),
    "supremacies": ("tokens.toml", "supremacy", printed.TokenSpec),
    "officers": ("hegemon.toml", "officer", printed.OfficerSpec),
    "orders": ("hegemon.toml", "order", printed.OrderSpec),
    "negotiations": ("hegemon.toml", "negotiation", printed.NegotiationSpec),
    "hegemon_upgrades": ("hegemon.toml", "hegemon-upgrade", printed.HegemonUpgradeSpec),
}
"""Where each kind of thing is written: the file, the name of its tables, and what an entry is."""

AGENTS: dict[str, Agent] = {
    "bases": Agent.BASE,
    "gate": Agent.GATE,
    "station": Agent.STATION,
    "developments": Agent.DEVELOPMENT,
    "moons": Agent.MOON,
    "modules": Agent.MODULE,
    "tactics": Agent.CARD,
    "factions": Agent.ABILITY,
    "upgrades": Agent.UPGRADE,
    "events": Agent.EVENT,
    "raiders": Agent.RAIDER,
    "discoveries": Agent.DISCOVERY,
    "supremacies": Agent.SUPREMACY,
    "officers": Agent.OFFICER,
    "orders": Agent.ORDER,
    "negotiations": Agent.NEGOTIATION,
    "hegemon_upgrades": Agent.TILE,
}
"""What each kind of thing is called as the cause of what it does."""

DEEDS = ("action", "gain", "each", "once", "hegemon", "raid", "reward")
"""The fields of entries that hold deeds."""


def bind(entries: list[Any], file: str, what: str, agent: str = "") -> Shelf:
    """Entries with the functions that their effects name. ContentError with every mistake."""
    things = []
    findings = Findings()
    for number, spec in enumerate(entries):
        with findings:
            things.append(_thing(number, spec, file, f"{what} '{spec.id}'", agent))
    findings.settle()
    return Shelf(things)


def _thing(number: int, spec: Any, file: str, entry: str, agent: str) -> Thing:
    deeds_of: dict[str, tuple[Any, ...]] = {}
    possible: dict[str, Any] = {}
    for field in DEEDS:
        given = getattr(spec, field, None)
        if given is not None:
            bound = bind_deeds(given, file, entry)
            deeds_of[field] = tuple(each.parts[DEED] for each in bound)
            if bound and POSSIBLE in bound[0].parts:
                possible[field] = bound[0].parts[POSSIBLE]
    lasting = tuple(EFFECTS.bind(each, file, entry) for each in getattr(spec, "power", ()))
    for each in lasting:
        if DEED in each.parts or SCORE in each.parts:
            raise ContentError(file, entry, f"effect '{each.name}' does not last, so it is no power")
    wanted = getattr(spec, "scores", None)
    score = EFFECTS.bind(wanted, file, entry, door=SCORE).parts[SCORE] if wanted else None
    return Thing(number, spec, deeds_of, possible, lasting, score, agent)


def bind_deeds(given: list[dict[str, Any]], file: str, entry: str) -> list[Bound]:
    """Deeds as an entry names them."""
    return [EFFECTS.bind(each, file, entry, door=DEED) for each in given]


class Library:
    """The content of the box, read and checked."""

    def __init__(self, texts: Mapping[str, str] | None = None) -> None:
        """Read the packaged files, or those given by name."""
        findings = Findings()
        self.entries: dict[str, list[Any]] = {}
        self._texts = texts or {}
        for kind, (file, what, spec) in FILES.items():
            with findings:
                self.entries[kind] = read_entries(spec, self._text(file), file, what)
        for officer in self.entries.get("officers", ()):
            # The spaces of a ring are told apart by whose ring it is.
            give_keys(officer, f"officer-{officer.id}", f"officer-{officer.id}-")
        with findings:
            raw = parse_toml(self._text("numbers.toml"), "numbers.toml")
            self.numbers = convert(printed.NumbersSpec, raw, "numbers.toml", "numbers")
        findings.settle()

    def _text(self, file: str) -> str:
        return self._texts.get(file) or read_package_text(PACKAGE, file)

    def fill(self, box: Box) -> None:
        """Put everything into a box, with its effects bound."""
        findings = Findings()
        shelves = {}
        for kind, (file, what, _) in FILES.items():
            with findings:
                shelves[kind] = bind(self.entries[kind], file, what, AGENTS.get(kind, ""))
        findings.settle()
        box.put(shelves)
        box.numbers = self.numbers
        box.fleet = FLEET
        box.module_types = tuple(MODULE_TYPES.index(module.spec.type) for module in box.modules)
        box.has_cargo = tuple(bool(module.spec.pays) for module in box.modules)
        box.is_cargo = tuple(moon.spec.icon in (*RESOURCES, "card", "nothing") for moon in box.moons)
        tiles = [thing.id for shelf in (box.planets, box.bases, box.specials) for thing in shelf]
        box.tile_ids = (*tiles, "gate", *(f"nebula-{number + 1}" for number in range(REGIONS - FIRST_NEBULA)))
        types = {each.spec.planet: TRACKS.index(each.spec.track) for each in box.developments}
        box.planet_types = tuple(types[planet.spec.type] for planet in box.planets)
        box.type_resources = tuple(RESOURCES.index(each.spec.resource) for each in box.developments)
        box.stand_ins = tuple(RESOURCES.index(kind) for kind in self.numbers.credits_stand_for)
        box.last_space = len(self.numbers.track_points) - 1
        box.arrivals = tuple(
            {
                space.at: SimpleNamespace(
                    marks=space.marks,
                    deeds=tuple(
                        each.parts[DEED] for each in bind_deeds(space.gain, "tracks.toml", f"track '{track.id}'")
                    ),
                )
                for space in track.spec.space
            }
            for track in box.tracks
        )
        box.vault_spaces = _marked(box, "vault")
        box.hand_spaces = _marked(box, "hand")
        box.rings = tuple(
            tuple(
                tuple(each.parts[DEED] for each in bind_deeds(space.gain, "hegemon.toml", f"officer '{officer.id}'"))
                for space in officer.spec.ring
            )
            for officer in box.officers
        )

    def words(self) -> Iterator[Words]:
        """Everything printed, for translators."""
        for entries in self.entries.values():
            for entry in entries:
                yield from words_in(entry)


def _marked(box: Box, mark: str) -> tuple[int, ...]:
    return tuple(space.at for track in box.tracks for space in track.spec.space if space.marks == mark)


LIBRARY = Library()
LIBRARY.fill(BOX)
