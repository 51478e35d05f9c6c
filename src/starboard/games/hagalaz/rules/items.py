"""Loot, grenades and medi-gel (catalogue 45 to 47)."""

from __future__ import annotations

from functools import partial

from starboard.core.chance import draw
from starboard.core.choice import Flow, Legality, Value
from starboard.core.hexes import bits
from starboard.core.ruling import ALLOWED, Ruling, refuse
from starboard.games.hagalaz.effects import heal, open_offers, take_loot, use_item, use_offer
from starboard.games.hagalaz.moments import Agent
from starboard.games.hagalaz.printed import MEDIGEL_HEALTH, hexes_in
from starboard.games.hagalaz.queries import (
    blast,
    distance,
    enemies_in,
    full_health,
    is_revealed,
    one_of,
    sees,
    targetable,
)
from starboard.games.hagalaz.rules.damage import strike_all
from starboard.games.hagalaz.rules.offers import on_offer
from starboard.games.hagalaz.state import LOOT_NAMES, Hero, Loot, State

GRENADE, MEDIGEL = "grenade", "medi-gel"
"""What is on offer at the start and at the end of an action, by the name it has among the offers."""
GRENADE_RANGE = 3
GRENADE_DAMAGE = {Loot.GRENADE: 2, Loot.GRENADE_CASE: 3}
MEDIGEL_RANGE = 2

_GRENADES = {"grenade": Loot.GRENADE, "grenade-case": Loot.GRENADE_CASE}


async def pick_up_loot(state: State, hero: Hero) -> None:
    """HG-LOOT-01, HG-LOOT-02: every token of the hex is turned up and joins the inventory, for free."""
    while hero.at in state.loot:
        kind = await draw("loot", state.loot_left, rule="HG-LOOT-05")
        take_loot(state, hero, kind)


def can_throw(state: State, hero: Hero, at: int, reach: int = GRENADE_RANGE) -> Ruling:
    """HG-GREN-02, HG-RULING-35: a hex on a clear ray, not too far, not concealed; somebody to hurt."""
    if at in grenade_hexes(state, hero, reach):
        return ALLOWED
    if not sees(state, hero.at, at):
        return refuse("HG-GREN-02", "no-line-of-fire")
    if distance(state, hero.at, at) > reach:
        return refuse("HG-GREN-02", "out-of-range", range=reach)
    if not is_revealed(state, at):
        return refuse("HG-RULING-35", "concealed")
    return refuse("HG-GREN-03", "nobody-to-hurt")


def grenade_hexes(state: State, hero: Hero, reach: int = GRENADE_RANGE) -> list[int]:
    """Where the hero may throw a grenade."""
    hexes = hexes_in(state.grid, hero.at, "fire", most=reach) & state.seen
    enemies = targetable(state)
    return [at for at in bits(hexes) if blast(state, at) & enemies]


def can_be_healed(state: State, hero: Hero, other: Hero) -> Ruling:
    """HG-MEDI-01, HG-RULING-21: itself or a hero within 2 hexes, hurt and not Downed."""
    if other.downed:
        return refuse("HG-RULING-21", "downed", hero=other.id)
    if state.grid.distance(hero.at, other.at) > MEDIGEL_RANGE:
        return refuse("HG-MEDI-01", "out-of-range", range=MEDIGEL_RANGE)
    if other.health >= full_health(state, other):
        return refuse("HG-MEDI-02", "full-health", hero=other.id)
    return ALLOWED


def can_use_items(state: State, hero: Hero) -> bool:
    """Whether there is anything in the inventory that a standing hero could use."""
    medigel, grenades, cases, _ = state.inventory
    return bool(medigel or grenades or cases) and not hero.downed


def offer_items(state: State) -> None:
    """HG-GREN-01, HG-MEDI-01, HG-RULING-34: one of each may be used at this moment."""
    open_offers(state, (GRENADE, MEDIGEL))


def _refused(state: State, hero: Hero) -> Legality[Value]:
    """HG-RULING-34: why nothing else of the inventory can be used now."""

    def thought_of() -> dict[Value, Value]:
        uses: list[Value] = [(verb, at) for verb in grenades(state) for at in range(state.kit.board.size)]
        if state.inventory[Loot.MEDIGEL]:
            uses += [("medigel", other.id) for other in state.heroes]
        return {use: use for use in uses}

    def can(use: Value) -> Ruling:
        verb, target = use
        if (MEDIGEL if verb == "medigel" else GRENADE) not in state.offers:
            return refuse("HG-RULING-34", "one-of-each-at-a-time")
        if verb == "medigel":
            return can_be_healed(state, hero, one_of(state, str(target)))
        return can_throw(state, hero, int(target))

    return Legality(thought_of(), can)


@on_offer(GRENADE, _refused)
def throws(state: State, hero: Hero) -> dict[Value, Flow]:
    """HG-GREN-01, HG-GREN-02: where the hero may throw which grenade."""
    kinds = grenades(state)
    if not kinds:
        return {}
    hexes = grenade_hexes(state, hero)
    return {(verb, at): partial(throw, state, hero, _GRENADES[verb], at) for verb in kinds for at in hexes}


@on_offer(MEDIGEL, _refused)
def patients(state: State, hero: Hero) -> dict[Value, Flow]:
    """HG-MEDI-01: whom the hero may give medi-gel to."""
    if not state.inventory[Loot.MEDIGEL]:
        return {}
    return {
        ("medigel", other.id): partial(use_medigel, state, hero, other)
        for other in state.heroes
        if can_be_healed(state, hero, other)
    }


async def use_medigel(state: State, hero: Hero, other: Hero) -> None:
    """HG-MEDI-01, HG-MEDI-02, HG-MEDI-04: somebody regains 2 health."""
    use_offer(state, MEDIGEL)
    with state.log.because(Agent.ITEM, LOOT_NAMES[Loot.MEDIGEL], hero.id):
        use_item(state, hero, Loot.MEDIGEL, rule="HG-MEDI-04")
        heal(state, other, MEDIGEL_HEALTH, rule="HG-MEDI-02")


def grenades(state: State) -> list[str]:
    """The kinds of grenade in the inventory, by the verb of throwing them."""
    return [verb for verb, kind in _GRENADES.items() if state.inventory[kind]]


async def throw(state: State, hero: Hero, kind: Loot, at: int) -> None:
    """HG-GREN-03 to 06: every enemy in the hex or adjacent to it is hurt; heroes are not."""
    use_offer(state, GRENADE)
    with state.log.because(Agent.ITEM, LOOT_NAMES[kind], hero.id):
        use_item(state, hero, kind, rule="HG-GREN-06")
        enemies = enemies_in(state, blast(state, at) & targetable(state))
        await strike_all(state, hero, enemies, GRENADE_DAMAGE[kind], rule="HG-GREN-03")
