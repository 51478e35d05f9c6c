"""Halcyon Drift: air, the four sleepers and the lines they are towed by, and a lander that is flown from dock to dock.

What became of a sleeper is a fact of the campaign: asleep, on a line, home, or lost. A line is a piece of equipment, so
whoever has it tows, and it changes hands as equipment does (IV-EQUIP-07).
"""

from __future__ import annotations

from starboard.games.vanguard import effects, effects_ship
from starboard.games.vanguard.content.deeds import (
    count_deed,
    exhaust_deed,
    injure_deed,
    land_at_deed,
    log_deed,
    place_deed,
    poi_deed,
    remember_deed,
    success_deed,
    supplies_deed,
)
from starboard.games.vanguard.content.registry import DEED, EFFECTS, GOAL
from starboard.games.vanguard.moments import Moment, Query
from starboard.games.vanguard.printed import BOX
from starboard.games.vanguard.queries import dice_at, fact_of, is_here, member_of, member_sections, top_poi
from starboard.games.vanguard.state import AVAILABLE, TEAM, State

SLEEPERS = ("holt", "okafor", "castellane", "marrow")
CRADLES = {"holt": 4, "okafor": 8, "castellane": 6, "marrow": 10}
"""The sector each sleeps in."""
DOCKS = (1, 9)
LAMP_ROOM = 7
ASLEEP, ON_A_LINE, HOME, LOST = range(4)
"""What the fact `halcyon-<sleeper>` says."""
BREATHERS = 2
"""How many live on one supply for a round."""
WANTED = 2
"""How many voices open the Lamp Room, and how many sleepers the team is ordered to bring."""


def fate(state: State, sleeper: str) -> int:
    """What became of a sleeper."""
    return fact_of(state, f"halcyon-{sleeper}")


def line_of(sleeper: str) -> int:
    """The piece of equipment that a sleeper is towed by."""
    return BOX.equipment.number(f"line-{sleeper}")


# --- air --------------------------------------------------------------------------------------------------------------


@EFFECTS.on("one-breath", Moment.ROUND_ENDED)
async def breathe(state: State, who: int) -> None:
    """Every round costs a supply for two people, unless a breath was held or the ring turns; for each that is missing
    somebody goes without."""
    held = fact_of(state, ".halcyon-held")
    if held:
        await remember_deed(state, TEAM, fact=".halcyon-held", value=0)
    if held or BOX.conditions[state.condition].id == "o52":
        return
    wanted = (len(member_sections(state)) + BREATHERS - 1) // BREATHERS
    missing = max(0, wanted - state.supplies)
    if missing < wanted:
        await supplies_deed(state, TEAM, count=missing - wanted)
    if missing:
        await log_deed(state, TEAM, entry="1517")
    for _ in range(missing):
        await injure_deed(state, TEAM, injury="exhaustion", whom="anyone")


@EFFECTS.on("one-breath", Query.REST_COST)
def rest_lightly(state: State, who: int, cost: int) -> int:
    """It is the round that costs air, not what is done in it."""
    return 0


# --- sleepers ---------------------------------------------------------------------------------------------------------


@EFFECTS.on("free-sleeper", DEED)
async def free_sleeper(state: State, who: int, *, sleeper: str) -> None:
    """A sleeper is out of the cradle and on the line of whoever opened it; two voices open the Lamp Room."""
    await remember_deed(state, who, fact=f"halcyon-{sleeper}", value=ON_A_LINE)
    effects.gain_equipment(state, who, line_of(sleeper), "IV-EQUIP-05")
    await poi_deed(state, who, card="bz510", sector=CRADLES[sleeper])
    shut = BOX.pois[top_poi(state, LAMP_ROOM - 1)].id == "bz508"
    if shut and fact_of(state, "halcyon-freed") >= WANTED:
        await log_deed(state, who, entry="1510")


@EFFECTS.on("tow", Moment.ENTERED)
async def tow(state: State, who: int, *, sleeper: str) -> None:
    """A line costs an available die on entering a sector, or breath where there is none; in the landing sector the
    sleeper is brought on board."""
    if dice_at(member_of(state, who), AVAILABLE):
        await exhaust_deed(state, who)
    elif state.supplies:
        await supplies_deed(state, who, count=-1)
    if is_here(state, who) and member_of(state, who).at == state.lander_at:
        await bring_home(state, who, sleeper)


async def bring_home(state: State, who: int, sleeper: str) -> None:
    """A sleeper is on board: a success, and a line that is not needed any more; the second is what was ordered."""
    effects.lose_equipment(state, who, line_of(sleeper), "IV-EQUIP-12")
    await remember_deed(state, who, fact=f"halcyon-{sleeper}", value=HOME)
    await count_deed(state, who, fact="halcyon-aboard")
    await success_deed(state, who)
    if fact_of(state, "halcyon-aboard") == WANTED:
        await log_deed(state, who, entry="1515")


async def lose(state: State, who: int, sleepers: list[str]) -> None:
    """Sleepers are lost in their cradles, which are cold then."""
    for sleeper in sleepers:
        await poi_deed(state, who, card="bz511", sector=CRADLES[sleeper])
        await remember_deed(state, who, fact=f"halcyon-{sleeper}", value=LOST)
    await count_the_living(state, who)


@EFFECTS.on("lose-sleeper", DEED)
async def lose_sleeper(state: State, who: int) -> None:
    """The first sleeper whose cradle is still closed does not wake."""
    await lose(state, who, [each for each in SLEEPERS if fate(state, each) == ASLEEP][:1])


@EFFECTS.on("open-the-cradles", DEED)
async def open_the_cradles(state: State, who: int) -> None:
    """All cradles that are still closed open into the void."""
    await lose(state, who, [each for each in SLEEPERS if fate(state, each) == ASLEEP])


@EFFECTS.on("cut-the-lines", DEED)
async def cut_the_lines(state: State, who: int) -> None:
    """Who is still on a line when the team leaves is lost, and so is the line, wherever it has got to."""
    for sleeper in SLEEPERS:
        line = line_of(sleeper)
        for section in member_sections(state):
            if line in member_of(state, section).equipment:
                effects.lose_equipment(state, section, line, "IV-EQUIP-12")
        if line in state.ship.armory:
            effects_ship.leave_behind(state, line)
        if fate(state, sleeper) == ON_A_LINE:
            await remember_deed(state, who, fact=f"halcyon-{sleeper}", value=LOST)


@EFFECTS.on("count-the-living", DEED)
async def count_the_living(state: State, who: int) -> None:
    """With too few left to bring, the order is withdrawn."""
    lost = sum(1 for each in SLEEPERS if fate(state, each) == LOST)
    ordered = any(BOX.missions[each.card].id == "m52" for each in state.missions)
    if ordered and len(SLEEPERS) - lost < WANTED:
        await log_deed(state, who, entry="1516")


# --- the lander -------------------------------------------------------------------------------------------------------


@EFFECTS.on("fly-lander", DEED)
async def fly_lander(state: State, who: int) -> None:
    """The lander goes to the other dock, with everyone in its sector if the pilot is there; who waits with a sleeper
    where it arrives has brought them home."""
    here = state.lander_at
    there = DOCKS[1] if here == DOCKS[0] - 1 else DOCKS[0]
    aboard = [each for each in member_sections(state) if member_of(state, each).at == here]
    if who not in aboard:
        aboard = []
    await land_at_deed(state, who, sector=there)
    for section in aboard:
        await place_deed(state, section, sector=there)
    for section in member_sections(state):
        if member_of(state, section).at == there - 1:
            for sleeper in SLEEPERS:
                if line_of(sleeper) in member_of(state, section).equipment:
                    await bring_home(state, section, sleeper)


@EFFECTS.on("with-the-lander", GOAL)
def with_the_lander(state: State, who: int) -> bool:
    """The member is in the landing sector."""
    return is_here(state, who) and member_of(state, who).at == state.lander_at


@EFFECTS.on("finds-somebody", GOAL)
def finds_somebody(state: State, who: int, *, threat: str) -> bool:
    """A crew member is in the sector of a threat."""
    number = BOX.threats.number(threat)
    found = [each.at for each in state.threats if each.card == number]
    return any(member_of(state, section).at in found for section in member_sections(state))
