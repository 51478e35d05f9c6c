"""Loot, grenades and medi-gel (catalogue 45 to 47)."""

from __future__ import annotations

from starboard.core.chance import draw
from starboard.core.choice import Legality, Value, choose
from starboard.core.hexes import bits
from starboard.core.ruling import ALLOWED, Ruling, refuse
from starboard.games.hagalaz.effects import heal, take_loot, use_item
from starboard.games.hagalaz.printed import hexes_in
from starboard.games.hagalaz.queries import (
    distance,
    enemies_in,
    full_health,
    is_revealed,
    one_of,
    sees,
    targetable,
)
from starboard.games.hagalaz.rules.damage import blast, strike_all
from starboard.games.hagalaz.rules.picking import GO_ON
from starboard.games.hagalaz.state import Hero, Loot, State

GRENADE_RANGE = 3
GRENADE_DAMAGE = {Loot.GRENADE: 2, Loot.GRENADE_CASE: 3}
MEDIGEL_RANGE = 2
MEDIGEL_HEALTH = 2

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


async def use_items(state: State, hero: Hero) -> None:
    """HG-GREN-01, HG-MEDI-01, HG-RULING-33, 34: at the start and at the end of an action one of each may be used."""
    thrown = healed = False

    def can(item: Value) -> Ruling:
        verb, target = item
        if healed if verb == "medigel" else thrown:
            return refuse("HG-RULING-34", "one-of-each-at-a-time")
        if verb == "medigel":
            return can_be_healed(state, hero, one_of(state, str(target)))
        return can_throw(state, hero, int(target))

    def thought_of() -> dict[Value, Value]:
        uses: list[Value] = [(verb, at) for verb in grenades(state) for at in range(state.kit.board.size)]
        if state.inventory[Loot.MEDIGEL]:
            uses += [("medigel", other.id) for other in state.heroes]
        return {use: use for use in uses}

    while not hero.downed:
        values: list[Value] = []
        if not thrown and (kinds := grenades(state)):
            hexes = grenade_hexes(state, hero)
            values += [(verb, at) for verb in kinds for at in hexes]
        if not healed and state.inventory[Loot.MEDIGEL]:
            values += [
                ("medigel", other.id)
                for other in state.heroes
                if other.health < full_health(state, other) and can_be_healed(state, hero, other)
            ]
        if not values:
            return
        picked = await choose(
            hero.seat,
            "use-items",
            [*values, GO_ON],
            rule="HG-RULING-33",
            refused=Legality(thought_of, can),
            hero=hero.id,
        )
        if picked == GO_ON:
            return
        if picked[0] == "medigel":
            healed = True
            use_item(state, hero, Loot.MEDIGEL, rule="HG-MEDI-04")
            heal(state, one_of(state, str(picked[1])), MEDIGEL_HEALTH, rule="HG-MEDI-02")
        else:
            thrown = True
            await throw(state, hero, _GRENADES[str(picked[0])], int(picked[1]))


def grenades(state: State) -> list[str]:
    """The kinds of grenade in the inventory, by the verb of throwing them."""
    return [verb for verb, kind in _GRENADES.items() if state.inventory[kind]]


async def throw(state: State, hero: Hero, kind: Loot, at: int) -> None:
    """HG-GREN-03 to 06: every enemy in the hex or adjacent to it is hurt; heroes are not."""
    use_item(state, hero, kind, rule="HG-GREN-06")
    enemies = enemies_in(state, blast(state, at) & targetable(state))
    await strike_all(state, hero, enemies, GRENADE_DAMAGE[kind], rule="HG-GREN-03")
