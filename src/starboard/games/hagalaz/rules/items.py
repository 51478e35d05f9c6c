"""Loot, grenades and medi-gel (catalogue 45 to 47)."""

from __future__ import annotations

from collections.abc import Iterator

from starboard.core.chance import draw
from starboard.core.choice import Value, choose
from starboard.core.hexes import bits
from starboard.core.ruling import ALLOWED, Ruling, refuse
from starboard.games.hagalaz.effects import heal, take_loot, use_item
from starboard.games.hagalaz.queries import enemies_in, full_health, is_revealed, targetable
from starboard.games.hagalaz.rules.damage import blast, strike_all
from starboard.games.hagalaz.state import Hero, Loot, State

GRENADE_RANGE = 3
GRENADE_DAMAGE = {Loot.GRENADE: 2, Loot.GRENADE_CASE: 3}
MEDIGEL_RANGE = 2
MEDIGEL_HEALTH = 2

_VERBS = {Loot.GRENADE: "grenade", Loot.GRENADE_CASE: "grenade-case"}


async def pick_up_loot(state: State, hero: Hero) -> None:
    """HG-LOOT-01, HG-LOOT-02: every token of the hex is turned up and joins the inventory, for free."""
    while hero.at in state.loot:
        kind = await draw("loot", state.loot_left, rule="HG-LOOT-05")
        take_loot(state, hero, kind)


def can_throw(state: State, hero: Hero, at: int, reach: int = GRENADE_RANGE) -> Ruling:
    """HG-GREN-02, HG-RULING-35: a hex on a clear ray, not too far, not concealed; somebody to hurt."""
    the_grid = state.grid
    if not the_grid.fire[hero.at] >> at & 1:
        return refuse("HG-GREN-02", "no-line-of-fire")
    if the_grid.distance(hero.at, at) > reach:
        return refuse("HG-GREN-02", "out-of-range", range=reach)
    if not is_revealed(state, at):
        return refuse("HG-RULING-35", "concealed")
    if not blast(state, at) & targetable(state):
        return refuse("HG-GREN-03", "nobody-to-hurt")
    return ALLOWED


def grenade_hexes(state: State, hero: Hero, reach: int = GRENADE_RANGE) -> list[int]:
    """Where the hero may throw a grenade."""
    the_grid = state.grid
    hexes = the_grid.fire[hero.at] & the_grid.within(hero.at, reach) & state.seen
    enemies = targetable(state)
    return [at for at in bits(hexes) if (the_grid.near[at] | 1 << at) & enemies]


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


def refused_items(state: State, hero: Hero) -> Iterator[tuple[Value, Ruling]]:
    """Why a hero is not healed, or a grenade not thrown into a hex."""
    for other in state.heroes:
        if not (ruling := can_be_healed(state, hero, other)):
            yield ("medigel", other.id), ruling
    for kind, verb in _VERBS.items():
        for at in range(state.kit.board.size if state.inventory[kind] else 0):
            if not (ruling := can_throw(state, hero, at)):
                yield (verb, at), ruling


async def use_items(state: State, hero: Hero) -> None:
    """HG-GREN-01, HG-MEDI-01, HG-RULING-33, 34: at the start and at the end of an action one of each may be used."""
    thrown = healed = False
    while not hero.downed:
        values: list[Value] = []
        if not thrown and (state.inventory[Loot.GRENADE] or state.inventory[Loot.GRENADE_CASE]):
            hexes = grenade_hexes(state, hero)
            for kind in _VERBS:
                if state.inventory[kind]:
                    values += [(_VERBS[kind], at) for at in hexes]
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
            [*values, ("go-on",)],
            rule="HG-RULING-33",
            refused=lambda: refused_items(state, hero),
            hero=hero.id,
        )
        if picked[0] == "go-on":
            return
        if picked[0] == "medigel":
            healed = True
            use_item(state, hero, Loot.MEDIGEL, rule="HG-MEDI-04")
            other = next(other for other in state.heroes if other.id == picked[1])
            heal(state, other, MEDIGEL_HEALTH, rule="HG-MEDI-02")
        else:
            thrown = True
            kind = Loot.GRENADE if picked[0] == "grenade" else Loot.GRENADE_CASE
            await throw(state, hero, kind, int(picked[1]))


async def throw(state: State, hero: Hero, kind: Loot, at: int) -> None:
    """HG-GREN-03 to 06: every enemy in the hex or adjacent to it is hurt; heroes are not."""
    use_item(state, hero, kind, rule="HG-GREN-06")
    enemies = enemies_in(state, blast(state, at) & targetable(state))
    await strike_all(state, hero, enemies, GRENADE_DAMAGE[kind], rule="HG-GREN-03")
