"""What boards share: the plain attack (HG-SHEP-02, HG-GARR-01 to 03, HG-WREX-07), choosing enemies, blasts,
enemies moved by heroes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from starboard.core.choice import Legality, Value, choose, choose_legal, settles
from starboard.core.hexes import bits
from starboard.core.ruling import Ruling
from starboard.games.hagalaz.content.registry import ACTION, EFFECTS
from starboard.games.hagalaz.effects import place_biotic
from starboard.games.hagalaz.printed import Range
from starboard.games.hagalaz.queries import enemies_in, targetable
from starboard.games.hagalaz.rules.actions import Play
from starboard.games.hagalaz.rules.attacks import can_aim, enemies_in_range, shoot
from starboard.games.hagalaz.rules.damage import Left, closed_to_enemies, move_enemy, strike_each
from starboard.games.hagalaz.rules.picking import DECLINE
from starboard.games.hagalaz.state import Enemy, Hero, State


@EFFECTS.on("attack", ACTION)
async def attack(
    state: State,
    hero: Hero,
    play: Play,
    *,
    range: Range,
    damage: int,
    empowered: int,
    min_distance: int = 0,
    max_distance: int = 0,
) -> bool:
    """Damage to one enemy in range. With an Empowered die the stronger version, which may ask for a least
    distance. Says whether anybody was hit."""
    aimed = await aim(
        state, hero, play, range, damage=damage, empowered=empowered, least=min_distance, most=max_distance
    )
    if aimed is None:
        return False
    await shoot(state, hero, *aimed, play.action)
    return True


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
    rule: str = "HG-RULING-72",
) -> tuple[Enemy, int] | None:
    """HG-EMP-01, HG-EMP-02, HG-RULING-72: an enemy in range and the damage it suffers, or None.

    With an Empowered die the player picks the version too; `least` is asked of the stronger one only.
    """
    versions = [(empowered, least), (damage, 0)] if play.empowered else [(damage, 0)]
    return await choose_hit(
        state,
        hero,
        play,
        [
            Version(
                amount,
                enemies_in_range(state, hero.at, reach, nearest, most),
                lambda enemy, nearest=nearest: can_aim(state, hero.at, enemy, reach, nearest, most),  # type: ignore[misc]
            )
            for amount, nearest in versions
        ],
        rule=rule,
    )


class Version(msgspec.Struct, frozen=True, eq=False):
    """HG-EMP-02: one way to resolve an attack: its damage, whom it can be aimed at, and why not at others."""

    damage: int
    enemies: Sequence[Enemy]
    can: Callable[[Enemy], Ruling]


def versions(state: State, play: Play, damage: int, empowered: int, can: Callable[[Enemy], Ruling]) -> list[Version]:
    """HG-EMP-02: the versions of an attack that differ in nothing but the damage."""
    legal = [enemy for enemy in enemies_in(state, targetable(state)) if can(enemy)]
    return [Version(amount, legal, can) for amount in ([empowered, damage] if play.empowered else [damage])]


async def choose_hit(
    state: State, hero: Hero, play: Play, versions: Sequence[Version], *, rule: str = "HG-RULING-72"
) -> tuple[Enemy, int] | None:
    """HG-ACT-08, HG-EMP-02, HG-RULING-73: the player picks an enemy with the damage it suffers; None if nobody is
    there, or declined."""
    hits: dict[Value, tuple[Enemy, int]] = {
        ("attack", enemy.id, version.damage): (enemy, version.damage)
        for version in versions
        for enemy in version.enemies
    }
    if not hits and settles():
        return None
    picked = await choose(
        hero.seat,
        "attack-whom",
        [*hits, DECLINE],
        rule=rule,
        refused=lambda: Legality(
            {("attack", enemy.id, version.damage): (version, enemy) for version in versions for enemy in state.enemies},
            lambda hit: hit[0].can(hit[1]),
        ),
        hero=hero.id,
        action=play.action,
    )
    return hits.get(picked)


async def choose_enemy(
    state: State, hero: Hero, play: Play, prompt: str, can: Callable[[Enemy], Ruling], *, rule: str
) -> Enemy | None:
    """HG-ACT-08, HG-RULING-73: the player picks an enemy for something other than damage, or declines."""
    enemies: dict[Value, Enemy] = {("attack", enemy.id): enemy for enemy in enemies_in(state, targetable(state))}
    picked = await choose_legal(
        hero.seat,
        prompt,
        enemies,
        can,
        thought_of=lambda: {("attack", enemy.id): enemy for enemy in state.enemies},
        besides=[DECLINE],
        rule=rule,
        hero=hero.id,
        action=play.action,
    )
    return enemies.get(picked)


async def blast_damage(
    state: State,
    hero: Hero,
    at: int,
    centre: int,
    around: int,
    source: str,
    *,
    rule: str,
    leaves: Left | None = None,
) -> None:
    """HG-ADJ-01, HG-GREN-05: damage at the same instant to each revealed enemy in a hex and adjacent to it; who
    they are is fixed beforehand. `leaves` says what it leaves on those that still stand."""
    aimed_at = targetable(state)
    middle = enemies_in(state, 1 << at & aimed_at)
    ring = enemies_in(state, state.grid.near[at] & aimed_at)
    hits = [*((enemy, centre) for enemy in middle), *((enemy, around) for enemy in ring)]
    await strike_each(state, hero, hits, source=source, leaves=leaves, rule=rule)


def biotic_too(state: State, enemy: Enemy) -> None:
    """HG-BIO-01: a hit that comes with a biotic effect."""
    place_biotic(state, enemy, rule="HG-BIO-01")


def closed_to_moved(state: State) -> int:
    """HG-RULING-31: where an enemy that a hero moves may not go: standing heroes, enemies, what is concealed.

    A Downed hero's hex is open; it can be passed, but not be the last.
    """
    return closed_to_enemies(state) | ~state.seen


def forced_steps(state: State, enemy: Enemy, points: int) -> list[int]:
    """HG-RULING-22, 67: where a hero may move an enemy next: free and revealed hexes, not upwards; through a
    Downed hero's hex only if the enemy can be moved on from there."""
    downed = state.downed_hexes
    closed = closed_to_moved(state)
    return [
        to
        for to in bits(state.grid.walk[enemy.at] & ~closed)
        if not downed >> to & 1 or (points > 1 and state.grid.flood(to, points - 1, closed) & ~downed)
    ]


async def move_by_force(state: State, hero: Hero, enemy: Enemy, points: int, *, prompt: str, rule: str) -> None:
    """HG-RULING-31, 32: the hero's player moves an enemy hex by hex; what that does is the hero's doing."""
    while points and enemy in state.enemies:
        values: list[Value] = [("enemy-to", enemy.id, to) for to in forced_steps(state, enemy, points)]
        if not state.downed_hexes >> enemy.at & 1:
            values.append(("stop",))
        picked = await choose(hero.seat, prompt, values, rule=rule, hero=hero.id, enemy=enemy.token, points=points)
        if picked[0] == "stop":
            return
        points -= 1
        await move_enemy(state, enemy, [int(picked[2])], rule=rule, by=hero)
