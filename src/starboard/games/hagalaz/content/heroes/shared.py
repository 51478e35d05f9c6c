"""Abilities of several boards: the plain attack (HG-SHEP-02, HG-GARR-01 to 03, HG-WREX-07)."""

from __future__ import annotations

from starboard.core.choice import Value, choose
from starboard.games.hagalaz.content.registry import ACTION, EFFECTS
from starboard.games.hagalaz.queries import enemy_by_id
from starboard.games.hagalaz.rules.actions import Play
from starboard.games.hagalaz.rules.attacks import DECLINE, can_aim, enemies_in_range, shoot
from starboard.games.hagalaz.state import Hero, State


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
    distance; the standard version can still be chosen (HG-EMP-02)."""
    standard = enemies_in_range(state, hero.at, range, most=max_distance)
    strong = (
        enemies_in_range(state, hero.at, range, min_distance, max_distance) if play.empowered else []
    )
    if not standard:
        return
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
            if not (ruling := can_aim(state, hero.at, enemy, range, most=max_distance))
        ),
        hero=hero.id,
        action=play.action,
    )
    if picked != DECLINE:
        enemy = enemy_by_id(state, int(picked[1]))
        assert enemy is not None
        await shoot(state, hero, enemy, int(picked[2]), play.action)
