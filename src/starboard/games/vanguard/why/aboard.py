"""What lies in the ship book: pages, pools, cards, people, systems and what is in them."""

from __future__ import annotations

from collections.abc import Callable

from starboard.core.case import Case, Need, case, need
from starboard.core.ruling import Ruling, refuse
from starboard.core.text import Text, say
from starboard.games.vanguard.narrate import section_name
from starboard.games.vanguard.printed import BOX, Shelf
from starboard.games.vanguard.printed_ship import BED_ROWS, BOOK
from starboard.games.vanguard.ship_state import Page
from starboard.games.vanguard.why.asking import Asking, leader_name


def _open_page(asking: Asking, page: Page) -> Need:
    """IV-SHIP-GEN-01: the book is open at a page."""
    ruling = refuse("IV-SHIP-GEN-01", "other-page", page=int(page))
    holds = asking.state.ship.page == page
    return need(say("check-page", page=say(f"page-{int(page)}")), holds, ruling, f"page:{int(page)}")


def _in_charge(asking: Asking) -> list[Need]:
    """IV-SHIP-GEN-05: whoever leads the section that is in charge decides."""
    state = asking.state
    charge = BOOK.charges.get(state.ship.page)
    if charge is None:
        return []
    ruling = refuse("IV-SHIP-GEN-05", "others-are-in-charge", section=charge)
    check = say("check-in-charge", section=section_name(charge), leader=leader_name(state, charge))
    return [need(check, asking.leads(charge), ruling, f"seat:{state.leaders[charge]}")]


def page(asking: Asking, rest: str) -> Case:
    """A page of the book."""
    number = int(rest)
    if asking.state.ship.page == number:
        return case(refuse("IV-SHIP-GEN-01", "page-is-open"), say("opens-page"))
    return case(refuse("IV-SHIP-GEN-01", "pages-in-order"), say("opens-page"), (), "bookmark")


def bookmark(asking: Asking, rest: str) -> Case:
    """Where the book is open."""
    return case(refuse("IV-SHIP-GEN-01", "page-is-open"), say("opens-page"))


def pool(asking: Asking, rest: str) -> Case:
    """Command and energy."""
    return case(refuse("IV-SHIP-GEN-03", "pools-are-spent"), say("opens-pool"))


def bag(asking: Asking, rest: str) -> Case:
    """Success tokens aboard."""
    needs = [_open_page(asking, Page.DEBRIEFING), *_in_charge(asking)]
    return case(refuse("IV-SHIP-DEBRIEF-04", "dice-are-bought-there"), say("opens-success"), needs)


def morale(asking: Asking, rest: str) -> Case:
    """Morale."""
    return case(refuse("IV-SHIP-MORALE-02", "morale-moves"), say("opens-morale"))


def weeks(asking: Asking, rest: str) -> Case:
    """How long the campaign still lasts."""
    return case(refuse("IV-DES-30", "weeks-pass"), say("opens-weeks"))


def penalty(asking: Asking, rest: str) -> Case:
    """The penalty token."""
    return case(refuse("IV-SHIP-PEN-02", "penalty-lies"), say("opens-penalty"))


def _card(shelf: str, ruling: Ruling, page: Page | None = None) -> Callable[[Asking, str], Case]:
    """A card of the ship that is used on a page."""

    def tell(asking: Asking, rest: str) -> Case:
        things: Shelf = getattr(BOOK, shelf)
        text: Text = say("opens-ship-card", text=things.find(rest.partition(":")[0]).spec.text)
        needs = [] if page is None else [_open_page(asking, page), *_in_charge(asking)]
        return case(ruling, text, needs)

    return tell


objective = _card("objectives", refuse("IV-KEY-07", "objective-is-reached"))
upgrade = _card("upgrades", refuse("IV-SHIP-BRIDGE-10", "upgrade-works"))
situation = _card("situations", refuse("IV-SHIP-SIT-01", "situation-waits"), Page.SITUATIONS)
research = _card("research", refuse("IV-SHIP-RES-04", "project-waits"), Page.LABORATORY)
production = _card("production", refuse("IV-SHIP-PROD-03", "project-waits"), Page.PRODUCTION)
facility_upgrade = _card("facilities", refuse("IV-SHIP-MED-01", "upgrade-works"))
addon = _card("addons", refuse("IV-SHIP-ADD-01", "facility-waits"), Page.FACILITIES)
ship_lander = _card("landers", refuse("IV-SHIP-HANGAR-04", "lander-waits"), Page.HANGAR)
mod = _card("mods", refuse("IV-SHIP-HANGAR-05", "mod-is-fitted"), Page.HANGAR)
system = _card("systems", refuse("IV-SHIP-STAR-02", "fly-on-the-star-map"), Page.STAR_MAP)
place = _card("objects", refuse("IV-SHIP-STAR-03", "visit-on-the-star-map"), Page.STAR_MAP)


def technology(asking: Asking, rest: str) -> Case:
    """The technology level."""
    ship = asking.state.ship
    if rest:
        text = BOOK.technologies.find(rest).spec.text
    else:
        text = BOOK.technologies[ship.technology].spec.text
    return case(refuse("IV-SHIP-TECH-01", "technology-rises"), say("opens-ship-card", text=text))


def facility(asking: Asking, name: str) -> Case:
    """A room that a command opens."""
    needs = [_open_page(asking, Page.FACILITIES), *_in_charge(asking)]
    ruling = refuse("IV-SHIP-FAC-01", "too-little-command")
    needs.append(need(say("check-command"), asking.state.ship.command > 0, ruling, "command"))
    return case(refuse("IV-SHIP-FAC-03", "facility-waits"), say("opens-facility"), needs)


def waiting(asking: Asking, rest: str) -> Case:
    """Something in the Future Use envelope."""
    return case(refuse("IV-KEY-06", "waits-for-its-page"), say("opens-future"))


def part(asking: Asking, rest: str) -> Case:
    """A part of the landing card."""
    seen = int(rest) < asking.state.ship.parts
    if seen:
        return case(refuse("IV-SHIP-STAR-06", "part-is-clear"), say("opens-part"))
    needs = [_open_page(asking, Page.STAR_MAP), *_in_charge(asking)]
    return case(refuse("IV-SHIP-STAR-06", "scan-in-order"), say("opens-part"), needs)


def landing_track(asking: Asking, rest: str) -> Case:
    """How many steps the landing still takes."""
    return case(refuse("IV-SHIP-LAND-01", "landing-goes-on"), say("opens-landing-track"))


def vanguard(asking: Asking, rest: str) -> Case:
    """The ship on the atlas."""
    return case(refuse("IV-SHIP-STAR-01", "ship-is-here"), say("opens-vanguard"))


def bed(asking: Asking, row: str) -> Case:
    """A row of the medbay."""
    if row not in BED_ROWS:
        raise LookupError(row)
    return case(refuse("IV-SHIP-MED-04", "beds-are-filled"), say("opens-bed"))


def name(asking: Asking, id: str) -> Case:
    """A name on the memorial wall."""
    return case(refuse("IV-SHIP-MEMORIAL-01", "name-on-the-wall"), say("opens-name", name=BOX.crew.find(id).name))


def pocket(asking: Asking, number: str) -> Case:
    """A unique discovery in its pocket."""
    text = BOX.uniques[BOX.unique_numbers[int(number)]].spec.text
    return case(refuse("IV-UDISC-02", "kept-for-the-book"), say("opens-unique", text=text))
