"""What boards share: the plain attack (HG-SHEP-02, HG-GARR-01 to 03, HG-WREX-07), blasts, moved enemies."""

from __future__ import annotations

from starboard.core.choice import Value, choose
from starboard.games.hagalaz.content.registry import ACTION, EFFECTS
from starboard.games.hagalaz.effects import place_biotic
from starboard.games.hagalaz.printed import grid
from starboard.games.hagalaz.queries import enemies_in, enemy_by_id, revealed_hexes, targetable
from starboard.games.hagalaz.rules.actions import Play
from starboard.games.hagalaz.rules.attacks import DECLINE, Range, can_aim, enemies_in_range, shoot
from starboard.games.hagalaz.rules.damage import blast, closed_to_enemies, strike
from starboard.games.hagalaz.state import Enemy, Hero, State


@EFFECTS.on("attack", ACTION)
async def attack(
    state: State,
    hero: Hero,
    play: Play,
    *,
    range: str | int,
    damage: int,
    empowered: int,
    min_distance: int = 0,
    max_distance: int = 0,
) -> None:
    """Damage to one enemy in range. With an Empowered die the stronger version, which may ask for a least
    distance."""
    aimed = await aim(
        state, hero, play, range, damage=damage, empowered=empowered, least=min_distance, most=max_distance
    )
    if aimed is not None:
        enemy, amount = aimed
        await shoot(state, hero, enemy, amount, play.action)


async def aim(
    state: State,
    hero: Hero,
    play: Play,
    reach: Range,
    *,
    damage: int,
    empowered: int,
    least: int = 0,
    most: int = 0,
) -> tuple[Enemy, int] | None:
    """HG-EMP-02, HG-RULING-73: the player picks a target and, with an Empowered die, the version.

    The enemy and the damage, or None: nobody there, or declined. `least` is asked of the stronger version.
    """
    standard = enemies_in_range(state, hero.at, reach, most=most)
    if not standard:
        return None
    strong = enemies_in_range(state, hero.at, reach, least, most) if play.empowered else []
    values: list[Value] = [("attack", enemy.id, empowered) for enemy in strong]
    values += [("attack", enemy.id, damage) for enemy in standard]
    picked = await choose(
        hero.seat,
        "attack-whom",
        [*values, DECLINE],
        rule="HG-RULING-72",
        refused=lambda: (
            (("attack", enemy.id, damage), ruling)
            for enemy in state.enemies
            if not (ruling := can_aim(state, hero.at, enemy, reach, most=most))
        ),
        hero=hero.id,
        action=play.action,
    )
    if picked == DECLINE:
        return None
    enemy = enemy_by_id(state, int(picked[1]))
    assert enemy is not None
    return enemy, int(picked[2])


async def blast_damage(
    state: State,
    hero: Hero,
    at: int,
    *,
    centre: int,
    around: int,
    source: str,
    rule: str,
    biotic: bool = False,
) -> None:
    """Damage to every enemy in a hex and adjacent to it (HG-GREN-05), nearest first; whoever still stands may
    get a biotic effect."""
    enemies = enemies_in(state, blast(state, at) & targetable(state))
    for enemy in sorted(enemies, key=lambda enemy: enemy.at != at):
        if enemy in state.enemies:
            await strike(state, hero, enemy, centre if enemy.at == at else around, source=source, rule=rule)
            if biotic and enemy in state.enemies:
                place_biotic(state, enemy, rule="HG-BIO-01")


def steps_of_moved(state: State, at: int) -> int:
    """HG-RULING-31: where an enemy that a hero moves may go from a hex: walkable, free and not concealed.

    A Downed hero's hex is among them; it can be passed, but not be the last.
    """
    return grid(state).walk[at] & ~closed_to_enemies(state) & revealed_hexes(state)
