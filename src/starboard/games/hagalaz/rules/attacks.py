"""Attacks of heroes: who can be aimed at, and the damage a hit deals (catalogue 31; HG-RULING-72)."""

from __future__ import annotations

from starboard.core.choice import Legality, Value, choose
from starboard.core.hexes import contains
from starboard.core.ruling import ALLOWED, Condition, Grounds, Ruling, refuse
from starboard.core.text import say
from starboard.games.hagalaz.moments import Moment
from starboard.games.hagalaz.printed import Range, hexes_in
from starboard.games.hagalaz.queries import (
    enemies_in,
    enemy_by_id,
    hex_name,
    is_adjacent,
    is_revealed,
    sees,
    targetable,
)
from starboard.games.hagalaz.rules.damage import Hit, Left, strike
from starboard.games.hagalaz.rules.picking import DECLINE
from starboard.games.hagalaz.rules.reacting import react
from starboard.games.hagalaz.state import Enemy, Hero, State


class Shot:
    """A hero's attack in progress; whoever reacts may add to its damage."""

    __slots__ = ("damage", "enemy", "source")

    def __init__(self, enemy: Enemy, damage: int, source: str) -> None:
        self.enemy = enemy
        self.damage = damage
        self.source = source


def can_aim(state: State, at: int, enemy: Enemy, reach: Range, least: int = 0, most: int = 0) -> Ruling:
    """HG-RULING-72, HG-CONC-03: line of fire where it is named, distance where it is, and not concealed."""
    grid = state.grid
    revealed = is_revealed(state, enemy.at)
    if revealed and contains(hexes_in(grid, at, reach, least, most), enemy.at):
        return ALLOWED
    furthest = most or (reach if isinstance(reach, int) else 0)
    if not revealed:
        ruling = refuse("HG-CONC-03", "concealed")
    elif reach == "fire" and not sees(state, at, enemy.at):
        ruling = refuse("HG-LOF-01", "no-line-of-fire")
    elif reach == "adjacent":
        ruling = refuse("HG-RULING-72", "not-adjacent-enemy")
    elif furthest and grid.distance(at, enemy.at) > furthest:
        ruling = refuse("HG-DIST-05", "out-of-range", range=furthest)
    else:
        ruling = refuse("HG-DIST-05", "too-near", range=least)
    return ruling.on(lambda: Grounds(_aims(state, at, enemy, reach, least, furthest)))


def _aims(state: State, at: int, enemy: Enemy, reach: Range, least: int, furthest: int) -> tuple[Condition, ...]:
    """What it takes to aim at an enemy, with how far it is."""
    there, far = (f"e{enemy.id}",), state.grid.distance(at, enemy.at)
    checks = [Condition(say("check-revealed", enemy=enemy.token), is_revealed(state, enemy.at), "HG-CONC-03")]
    if reach == "fire":
        text = say("check-line-of-fire", hex=hex_name(state, at), enemy=enemy.token)
        checks.append(Condition(text, sees(state, at, enemy.at), "HG-LOF-01", there))
    if reach == "adjacent":
        near = is_adjacent(state, at, enemy.at)
        checks.append(Condition(say("check-adjacent", enemy=enemy.token), near, "HG-RULING-72", there))
    if furthest:
        text = say("check-in-range", distance=far, range=furthest)
        checks.append(Condition(text, far <= furthest, "HG-DIST-05", there))
    if least:
        checks.append(Condition(say("check-far-enough", distance=far, range=least), far >= least, "HG-DIST-05", there))
    return tuple(checks)


def enemies_in_range(state: State, at: int, reach: Range, least: int = 0, most: int = 0) -> list[Enemy]:
    """The enemies that can be aimed at from a hex."""
    return enemies_in(state, hexes_in(state.grid, at, reach, least, most) & targetable(state))


async def pick_enemy(
    state: State, hero: Hero, prompt: str, *, rule: str, reach: Range = "fire", most: int = 0
) -> Enemy | None:
    """HG-ACT-08, HG-RULING-73: the hero's player aims at an enemy in range, or declines; None if nobody."""
    values: list[Value] = [("attack", enemy.id) for enemy in enemies_in_range(state, hero.at, reach, most=most)]
    picked = await choose(
        hero.seat,
        prompt,
        [*values, DECLINE],
        rule=rule,
        refused=lambda: Legality(
            {("attack", enemy.id): enemy for enemy in state.enemies},
            lambda enemy: can_aim(state, hero.at, enemy, reach, most=most),
        ),
        hero=hero.id,
    )
    return None if picked == DECLINE else enemy_by_id(state, int(picked[1]))


async def shoot(state: State, hero: Hero, enemy: Enemy, damage: int, source: str, *, leaves: Left | None = None) -> Hit:
    """HG-DMGE-04: hero attacks always hit; abilities may add to the damage once the target is chosen."""
    shot = Shot(enemy, damage, source)
    await react(state, Moment.SHOT, hero, shot)
    return await strike(state, hero, enemy, shot.damage, source=source, leaves=leaves)
