"""Attacks of heroes: who can be aimed at, and the damage a hit deals (catalogue 31; HG-RULING-72)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from starboard.core.choice import Value, choose
from starboard.core.ruling import ALLOWED, Ruling, refuse
from starboard.games.hagalaz.moments import Moment
from starboard.games.hagalaz.queries import enemies_in, enemy_by_id, is_revealed, targetable
from starboard.games.hagalaz.rules.damage import Hit, Left, strike
from starboard.games.hagalaz.rules.reacting import react, reactions
from starboard.games.hagalaz.state import Enemy, Hero, State

Range = Literal["fire", "adjacent"] | int
"""`"fire"`: in line of fire; a number: within so many hexes; `"adjacent"`."""

DECLINE: Value = ("decline",)


class Shot:
    """A hero's attack in progress; whoever reacts may add to its damage."""

    __slots__ = ("damage", "enemy", "source")

    def __init__(self, enemy: Enemy, damage: int, source: str) -> None:
        self.enemy = enemy
        self.damage = damage
        self.source = source


def hexes_in(state: State, at: int, reach: Range, least: int = 0, most: int = 0) -> int:
    """The hexes in a range from a hex, at least `least` and (if given) at most `most` hexes away."""
    the_grid = state.grid
    if reach == "fire":
        hexes = the_grid.fire[at]
    elif reach == "adjacent":
        hexes = the_grid.near[at]
    else:
        hexes = the_grid.within(at, reach)
    if most:
        hexes &= the_grid.within(at, most)
    if least:
        hexes &= ~the_grid.within(at, least - 1)
    return hexes


def can_aim(state: State, at: int, enemy: Enemy, reach: Range, least: int = 0, most: int = 0) -> Ruling:
    """HG-RULING-72, HG-CONC-03: line of fire where it is named, distance where it is, and not concealed."""
    if not is_revealed(state, enemy.at):
        return refuse("HG-CONC-03", "concealed")
    the_grid = state.grid
    if reach == "fire" and not the_grid.fire[at] >> enemy.at & 1:
        return refuse("HG-LOF-01", "no-line-of-fire")
    if reach == "adjacent" and not the_grid.near[at] >> enemy.at & 1:
        return refuse("HG-RULING-72", "not-adjacent-enemy")
    distance = the_grid.distance(at, enemy.at)
    furthest = most or (reach if isinstance(reach, int) else 0)
    if furthest and distance > furthest:
        return refuse("HG-DIST-05", "out-of-range", range=furthest)
    if distance < least:
        return refuse("HG-DIST-05", "too-near", range=least)
    return ALLOWED


def enemies_in_range(state: State, at: int, reach: Range, least: int = 0, most: int = 0) -> list[Enemy]:
    """The enemies that can be aimed at from a hex."""
    return enemies_in(state, hexes_in(state, at, reach, least, most) & targetable(state))


async def pick_enemy(
    state: State,
    hero: Hero,
    prompt: str,
    enemies: Sequence[Enemy],
    *,
    rule: str,
    reach: Range = "fire",
    most: int = 0,
) -> Enemy | None:
    """HG-ACT-08, HG-RULING-73: the hero's player aims at one of these enemies, or declines; None if nobody.

    `reach` and `most` say why the others cannot be aimed at.
    """
    if not enemies:
        return None
    values: list[Value] = [("attack", enemy.id) for enemy in enemies]
    picked = await choose(
        hero.seat,
        prompt,
        [*values, DECLINE],
        rule=rule,
        refused=lambda: (
            (("attack", enemy.id), ruling)
            for enemy in state.enemies
            if enemy not in enemies and not (ruling := can_aim(state, hero.at, enemy, reach, most=most))
        ),
        hero=hero.id,
    )
    return None if picked == DECLINE else enemy_by_id(state, int(picked[1]))


async def shoot(state: State, hero: Hero, enemy: Enemy, damage: int, source: str, *, leaves: Left | None = None) -> Hit:
    """HG-DMGE-04: hero attacks always hit; abilities may add to the damage once the target is chosen."""
    shot = Shot(enemy, damage, source)
    if hooks := reactions(state, Moment.SHOT):
        await react(state, hooks, hero, shot)
    return await strike(state, hero, enemy, shot.damage, source=source, leaves=leaves)
