"""Ossuary: one lamp, dark rooms, and the one that follows the light."""

from __future__ import annotations

from starboard.core.chance import draw
from starboard.games.vanguard import effects, effects_ship
from starboard.games.vanguard.content.deeds import condition_deed, log_deed, move_threat_deed, poi_deed, remember_deed
from starboard.games.vanguard.content.registry import DEED, EFFECTS, GOAL
from starboard.games.vanguard.moments import Query
from starboard.games.vanguard.printed import BOX
from starboard.games.vanguard.printed_ship import BOOK
from starboard.games.vanguard.queries import board_of, fact_of, member_of, member_sections
from starboard.games.vanguard.ship_state import PRODUCTION
from starboard.games.vanguard.state import State

ROOMS = tuple(f"bz{number}" for number in range(702, 709))
"""The cards that are dealt into the dark rooms."""
DEALT = "ossuary-dealt"
"""A mark of the logbook: which of them lie in a room or have lain in one, as bits."""
LAMP = "field-lamp"
WORKSHOP = "p18"
"""The project that builds a lamp of the ship's own."""
LIT_CONDITION, DARK_CONDITION = "o71", "o72"
HUNTER = "ophthalmoid"


def bearer(state: State) -> int:
    """The section that carries the lamp; -1 if nobody does."""
    lamp = BOX.equipment.number(LAMP)
    return next((each for each in member_sections(state) if lamp in member_of(state, each).equipment), -1)


def burns(state: State) -> bool:
    """Whether the lamp gives light."""
    return BOX.conditions[state.condition].id != DARK_CONDITION


def is_dark(state: State, at: int) -> bool:
    """Whether nothing has lit a room yet."""
    return board_of(state).sectors[at].space and not state.sectors[at].pois


@EFFECTS.on("lit", GOAL)
def lit(state: State, who: int) -> bool:
    """The member's sector was never dark, has been lit, or has the burning lamp in it."""
    at = member_of(state, who).at
    if not is_dark(state, at):
        return True
    carrier = bearer(state)
    return burns(state) and carrier >= 0 and member_of(state, carrier).at == at


@EFFECTS.on("by-lamplight", Query.READS_LOG)
def by_lamplight(state: State, who: int, reads: bool, at: int) -> bool:
    """The log of a dark room is read by whoever brings the burning lamp."""
    return reads and (not is_dark(state, at) or (who == bearer(state) and burns(state)))


@EFFECTS.on("deal-room", DEED)
async def deal_room(state: State, who: int) -> None:
    """What is in the member's room: one of the cards that have not been dealt."""
    dealt = fact_of(state, DEALT)
    left = [0 if dealt >> place & 1 else 1 for place in range(len(ROOMS))]
    place = await draw("room", left, rule="IV-COND-01")
    await remember_deed(state, who, fact=DEALT, value=dealt | 1 << place)
    await poi_deed(state, who, card=ROOMS[place], sector=member_of(state, who).at + 1)


@EFFECTS.on("rekindle", DEED)
async def rekindle(state: State, who: int) -> None:
    """The lamp burns again, and lights the room where it is."""
    await condition_deed(state, who, card=LIT_CONDITION)
    carrier = bearer(state)
    if carrier >= 0 and is_dark(state, member_of(state, carrier).at):
        log = board_of(state).logs[member_of(state, carrier).at]
        await log_deed(state, carrier, entry=BOX.logs[log].id)


@EFFECTS.on("put-lamp-away", DEED)
async def put_lamp_away(state: State, who: int) -> None:
    """The lamp that Olsen lent is in its box again, whoever had it, dead or alive; one that was built is in the armory
    (IV-EQUIP-12)."""
    lamp = BOX.equipment.number(LAMP)
    for section in member_sections(state):
        if lamp in member_of(state, section).equipment:
            effects.lose_equipment(state, section, lamp, "IV-EQUIP-12")
    built = BOOK.production.number(WORKSHOP) in state.ship.gone[PRODUCTION]
    while state.ship.armory.count(lamp) > built:
        effects_ship.leave_behind(state, lamp)
    if built:
        effects_ship.store_equipment(state, lamp, "IV-EQUIP-12")


@EFFECTS.on("hunt-the-light", DEED)
async def hunt_the_light(state: State, who: int) -> None:
    """The hunter moves one sector towards the lamp."""
    carrier = bearer(state)
    if carrier >= 0:
        await move_threat_deed(state, who, card=HUNTER, toward=str(member_of(state, carrier).at + 1))


@EFFECTS.on("light-met", GOAL)
def light_met(state: State, who: int) -> bool:
    """The burning lamp is where the hunter is."""
    carrier = bearer(state)
    at = next((each.at for each in state.threats if BOX.threats[each.card].id == HUNTER), -1)
    return burns(state) and carrier >= 0 and member_of(state, carrier).at == at
