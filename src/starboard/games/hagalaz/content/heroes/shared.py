"""What boards share: the plain attack (HG-SHEP-02, HG-GARR-01 to 03, HG-WREX-07), choosing enemies, blasts,
enemies moved by heroes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from starboard.core.choice import Refused, Value, choose
from starboard.core.hexes import bits
from starboard.core.ruling import Ruling
from starboard.games.hagalaz.content.registry import ACTION, EFFECTS
from starboard.games.hagalaz.effects import place_biotic
from starboard.games.hagalaz.queries import enemies_in, targetable
from starboard.games.hagalaz.rules.actions import Play
from starboard.games.hagalaz.rules.attacks import DECLINE, Range, can_aim, enemies_in_range, shoot
from starboard.games.hagalaz.rules.damage import Left, closed_to_enemies, move_enemy, strike_each
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
) -> tuple[Enemy, int] | None:
    """HG-EMP-01, HG-EMP-02, HG-RULING-72: an enemy in range and the damage it suffers, or None.

    With an Empowered die the player picks the version too; `least` is asked of the stronger one only.
    """
    versions = [(empowered, least), (damage, 0)] if play.empowered else [(damage, 0)]
    hits = [
        (enemy, amount)
        for amount, nearest in versions
        for enemy in enemies_in_range(state, hero.at, reach, nearest, most)
    ]
    return await _pick_hit(
        state,
        hero,
        play,
        hits,
        lambda: (
            (("attack", enemy.id, amount), ruling)
            for amount, nearest in versions
            for enemy in state.enemies
            if not (ruling := can_aim(state, hero.at, enemy, reach, nearest, most))
        ),
        rule="HG-RULING-72",
    )


async def choose_hit(
    state: State,
    hero: Hero,
    play: Play,
    hits: Sequence[tuple[Enemy, int]],
    can: Callable[[Enemy], Ruling],
    *,
    rule: str = "HG-RULING-72",
) -> tuple[Enemy, int] | None:
    """HG-EMP-02: the player picks among hits that are not simply a matter of range, or declines.

    `can` says why the standard version of the action cannot be aimed at the others.
    """
    standard = hits[-1][1] if hits else 0
    return await _pick_hit(
        state,
        hero,
        play,
        hits,
        lambda: (
            (("attack", enemy.id, standard), ruling)
            for enemy in state.enemies
            if (enemy, standard) not in hits and not (ruling := can(enemy))
        ),
        rule=rule,
    )


async def _pick_hit(
    state: State,
    hero: Hero,
    play: Play,
    hits: Sequence[tuple[Enemy, int]],
    refused: Refused,
    *,
    rule: str,
) -> tuple[Enemy, int] | None:
    """HG-ACT-08, HG-RULING-73: an enemy with the damage it suffers, or None: nobody there, or declined."""
    if not hits:
        return None
    values: list[Value] = [("attack", enemy.id, damage) for enemy, damage in hits]
    picked = await choose(
        hero.seat,
        "attack-whom",
        [*values, DECLINE],
        rule=rule,
        refused=refused,
        hero=hero.id,
        action=play.action,
    )
    return None if picked == DECLINE else hits[values.index(picked)]


async def choose_enemy(
    state: State, hero: Hero, play: Play, prompt: str, can: Callable[[Enemy], Ruling], *, rule: str
) -> Enemy | None:
    """HG-ACT-08, HG-RULING-73: the player picks an enemy for something other than damage, or declines."""
    legal = [enemy for enemy in enemies_in(state, targetable(state)) if can(enemy)]
    if not legal:
        return None
    values: list[Value] = [("attack", enemy.id) for enemy in legal]
    picked = await choose(
        hero.seat,
        prompt,
        [*values, DECLINE],
        rule=rule,
        refused=lambda: ((("attack", enemy.id), ruling) for enemy in state.enemies if not (ruling := can(enemy))),
        hero=hero.id,
        action=play.action,
    )
    return None if picked == DECLINE else legal[values.index(picked)]


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
