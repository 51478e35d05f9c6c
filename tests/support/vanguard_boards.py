"""Planet boards as graphs, and the pages that belong to them."""

from __future__ import annotations

from typing import Any

from starboard.games.vanguard.content.library import LIBRARY
from starboard.games.vanguard.printed import BOX, Board, PlanetPage


def page(planet: str) -> PlanetPage:
    """Everything in a planet's file."""
    return next(page for page, _ in LIBRARY.pages if page.planet.id == planet)


def board(planet: str) -> Board:
    """A board, bound."""
    return BOX.boards[BOX.planets.number(planet)]


def reached(planet: str, start: int) -> list[int]:
    """The numbers of all sectors that can be reached from a sector, itself included."""
    exits = board(planet).exits
    found = [start - 1]
    for at in found:
        found += [route.to for route in exits[at] if route.to not in found]
    return sorted(each + 1 for each in dict.fromkeys(found))


def one_way(planet: str) -> list[tuple[int, int]]:
    """The routes with an arrow at one end only."""
    return [(each.start, each.to) for each in page(planet).route if not each.two_way]


def named(value: Any, key: str) -> list[str]:
    """Every name that stands under a key anywhere in deeds: `named(page, "entry")` are the logs they read."""
    if isinstance(value, dict):
        own = [value[key]] if isinstance(value.get(key), str) else []
        return own + [name for each in value.values() for name in named(each, key)]
    if isinstance(value, list | tuple):
        return [name for each in value for name in named(each, key)]
    if hasattr(value, "__struct_fields__"):
        return [name for field in value.__struct_fields__ for name in named(getattr(value, field), key)]
    return []


def deeds_in(value: Any) -> list[dict[str, Any]]:
    """Everything with a name that stands anywhere in what is printed, goals among it."""
    if isinstance(value, dict):
        own = [value] if "name" in value else []
        return own + [deed for each in value.values() for deed in deeds_in(each)]
    if isinstance(value, list | tuple):
        return [deed for each in value for deed in deeds_in(each)]
    if hasattr(value, "__struct_fields__"):
        return [deed for field in value.__struct_fields__ for deed in deeds_in(getattr(value, field))]
    return []


def logs_read(planet: str) -> list[str]:
    """The logs that the board, a card or another log of a planet sends its readers to."""
    found = page(planet)
    own = [found.planet.arrive_log, found.planet.depart_log, found.planet.evacuate_log]
    return sorted({*own, *(each.log for each in found.sector if each.log), *named(found, "entry")})


def cards_placed(planet: str) -> list[str]:
    """The POI cards that are printed on a board or placed by its cards and logs."""
    found = page(planet)
    known = {each.id for each in found.poi}
    return sorted({*(each.poi for each in found.sector if each.poi), *named(found, "card")} & known)


def longest_log(planet: str) -> int:
    """The words of the longest log of a planet."""
    return max(len(each.text.english.split()) for each in page(planet).log)


def drawn_routes(planet: str) -> list[tuple[int, int, str]]:
    """The routes of a board: from where to where, and their symbols."""
    return [(each.start, each.to, " ".join(each.symbols)) for each in page(planet).route]


def drawn_sectors(planet: str) -> dict[int, str]:
    """By sector, its biomes, and the card, the log or the empty space that is printed there."""
    return {
        each.number: " ".join([*each.biomes, each.poi or each.log or "space" * each.space]).strip()
        for each in page(planet).sector
    }


def marked_cards(planet: str) -> dict[str, str]:
    """The symbols of the cards that have one, and how many there are of those that come several times."""
    found = {}
    for card in page(planet).poi:
        marks = ["no-move"] * card.no_move + ["no-save"] * card.no_save + ["final"] * card.final
        marks += ["important"] * card.important + [f"x{card.copies}"] * (card.copies > 1)
        if marks:
            found[card.id] = " ".join(marks)
    return found
