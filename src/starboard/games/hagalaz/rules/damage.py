"""Damage to enemies and heroes, going Downed and coming back, XP and unlocking (catalogue 30 to 32, 42)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import TypeAlias

from starboard.core.choice import Value, choose, choose_legal, settles
from starboard.core.hexes import FAR, bits, mask_of
from starboard.core.ruling import ALLOWED, Ruling, refuse
from starboard.games.hagalaz.effects import (
    count_downed,
    damage_enemy,
    down_hero,
    drop_token,
    end_mission,
    exhaust_level,
    gain_xp,
    relocate_enemy,
    remove_enemy,
    revive_hero,
    unlock,
    wound_hero,
)
from starboard.games.hagalaz.moments import Agent, Moment
from starboard.games.hagalaz.queries import (
    damage_suffered,
    hero_board,
    hit_on_hero,
    is_adjacent,
    is_elite,
    markers,
    printed,
    toughness,
)
from starboard.games.hagalaz.rules.objectives import check_objectives
from starboard.games.hagalaz.rules.picking import DECLINE, pick_unit
from starboard.games.hagalaz.rules.reacting import react
from starboard.games.hagalaz.state import Enemy, Hero, State


class Hit(IntEnum):
    """What one damage instance did to an enemy."""

    STANDS = 0
    LEVEL = 1
    DEFEATED = 2


Left: TypeAlias = Callable[[State, Enemy], None]
"""What a hit leaves on an enemy that stands, at the same instant as the damage: a stun, a biotic effect."""


async def strike(
    state: State,
    by: Hero | None,
    enemy: Enemy,
    amount: int,
    *,
    source: str = "",
    dealt: bool = True,
    leaves: Left | None = None,
    rule: str = "HG-DMGE-01",
) -> Hit:
    """HG-DMGE-01 to 07, HG-ELITE-03 to 05: one damage instance on an enemy, by a hero or by the map; an enemy with
    Reaction answers it at once (HG-RULING-45).

    `dealt` is false for damage of the map that a hero brought about: the XP is that hero's (HG-RULING-32), but
    nobody reacts to it (HG-RULING-46).
    """
    hurt: list[Enemy] = []
    amount = damage_suffered(state, enemy, amount)
    hit = await _land(state, by, enemy, amount, hurt if dealt else None, source, leaves, rule)
    if hurt and by is not None:
        await settle_reactions(state, by, hurt)
    return hit


async def strike_each(
    state: State,
    by: Hero | None,
    hits: Sequence[tuple[Enemy, int]],
    *,
    source: str = "",
    leaves: Left | None = None,
    rule: str,
) -> None:
    """HG-RULING-45: one damage instance on each of several enemies at the same instant; then those with Reaction
    answer, in the order that the hero's player says.

    What takes something off a hit is looked at before the first of them is hurt.
    """
    hurt: list[Enemy] = []
    suffered = [(enemy, damage_suffered(state, enemy, amount)) for enemy, amount in hits]
    for enemy, amount in suffered:
        if enemy in state.enemies:
            await _land(state, by, enemy, amount, hurt, source, leaves, rule)
    if hurt and by is not None:
        await settle_reactions(state, by, hurt)


async def strike_all(
    state: State, by: Hero | None, enemies: Sequence[Enemy], amount: int, *, source: str = "", rule: str
) -> None:
    """The same damage to several enemies at the same instant, in reading order of the map."""
    await strike_each(state, by, [(enemy, amount) for enemy in enemies], source=source, rule=rule)


async def _land(
    state: State,
    by: Hero | None,
    enemy: Enemy,
    amount: int,
    hurt: list[Enemy] | None,
    source: str,
    leaves: Left | None,
    rule: str,
) -> Hit:
    """One damage instance without the Reaction to it: an enemy that a hero's damage leaves standing joins `hurt`."""
    damage_enemy(state, enemy, amount, by, rule=rule)
    hit = Hit.STANDS
    if enemy.damage >= toughness(state, enemy):
        if is_elite(state, enemy):
            exhaust_level(state, enemy)
            hit = Hit.DEFEATED if enemy.level == len(printed(state, enemy).resilience) else Hit.LEVEL
        else:
            hit = Hit.DEFEATED
    if hit is Hit.DEFEATED:
        remove_enemy(state, enemy, by)
        if by is not None:
            await award_xp(state, by)
        await react(state, Moment.DEFEATED, enemy, by)
        await check_objectives(state)
        return hit
    if leaves is not None:
        leaves(state, enemy)
    if amount > 0 and by is not None and hurt is not None:
        hurt.append(enemy)
        await react(state, Moment.HURT, by, enemy, source)
    return hit


async def settle_reactions(state: State, hero: Hero, hurt: list[Enemy]) -> None:
    """HG-MARK-04, 05, HG-RULING-45, 46: enemies with Reaction close in by one hex on the hero who has just hurt
    them; its player says in which order. One that others hem in stays where it is if it is named before them."""
    waiting = [enemy for enemy in hurt if "reaction" in markers(state, enemy)]
    while waiting:
        waiting = [enemy for enemy in waiting if enemy in state.enemies]
        ways = {enemy: _closer_hexes(state, enemy, hero) for enemy in waiting}
        if not any(ways.values()):
            return
        able = _may_yet_move(state, hero, ways)
        enemy = await pick_unit(hero.seat, "which-enemy-reacts", "react", able, rule="HG-RULING-45")
        waiting.remove(enemy)
        if not ways[enemy]:
            continue
        to = await choose(
            hero.seat,
            "where-enemy-reacts",
            [("enemy-to", enemy.id, at) for at in ways[enemy]],
            rule="HG-MARK-05",
            enemy=enemy.token,
        )
        with state.log.because(Agent.REACTION, enemy.token, hero.id):
            await move_enemy(state, enemy, [int(to[2])], rule="HG-MARK-04")


def _may_yet_move(state: State, hero: Hero, ways: dict[Enemy, list[int]]) -> list[Enemy]:
    """HG-RULING-45: the enemies that have a way to react, and those to whom they may leave one."""
    able = [enemy for enemy, hexes in ways.items() if hexes]
    while True:
        room = mask_of(enemy.at for enemy in able)
        more = [enemy for enemy in ways if enemy not in able and _closer_hexes(state, enemy, hero, room)]
        if not more:
            return [enemy for enemy in ways if enemy in able]
        able += more


def _closer_hexes(state: State, enemy: Enemy, hero: Hero, room: int = 0) -> list[int]:
    """HG-MARK-05: where a Reaction move of one hex can end: as near as possible to the hero, nearer than now. A grunt
    keeps out of an inferno if another hex is as near (HG-RULING-29). `room` are hexes that others may yet leave."""
    the_grid = state.grid
    if hero.downed or the_grid.near[enemy.at] >> hero.at & 1:
        return []
    steps = the_grid.walk_distances(1 << hero.at)
    if steps[enemy.at] >= FAR:
        steps = the_grid.distances(hero.at)
    free = the_grid.walk[enemy.at] & ~(state.hero_hexes | state.enemy_hexes & ~room)
    nearer = [at for at in bits(free) if steps[at] < steps[enemy.at]]
    if not nearer:
        return []
    least = min(steps[at] for at in nearer)
    nearest = [at for at in nearer if steps[at] == least]
    if is_elite(state, enemy):
        return nearest
    return [at for at in nearest if not state.inferno >> at & 1] or nearest


async def move_enemy(state: State, enemy: Enemy, path: list[int], *, rule: str, by: Hero | None = None) -> int:
    """Move an enemy along a path hex by hex; mines and inferno take effect on the way (HG-MOVE-10).

    `by` is the hero who moves it: a defeat on the way is that hero's (HG-RULING-32). Says how many hexes of the path
    are left: an enemy that falls, or that a Reaction draws off its way, goes no farther along it.
    """
    inferno = state.inferno
    burns = inferno and not is_elite(state, enemy)
    if not burns and not state.kit.hooks.get(Moment.ENEMY_ENTERED):
        relocate_enemy(state, enemy, path[-1], rule=rule)
        return 0
    left = len(path)
    for to in path:
        left -= 1
        relocate_enemy(state, enemy, to, rule=rule)
        if burns and inferno >> to & 1:
            with state.log.because(Agent.FIRE):
                await strike(state, by, enemy, 1, dealt=False, rule="HG-FEAT-06")
        if enemy in state.enemies:
            await react(state, Moment.ENEMY_ENTERED, enemy)
        if enemy.at != to or enemy not in state.enemies:
            break
    return left


async def suffer(state: State, hero: Hero, amount: int, *, rule: str) -> None:
    """HG-DMGH-01 to 06: damage to a hero, from whatever source."""
    if amount <= 0 or hero.downed:
        return
    lost = wound_hero(state, hero, amount, rule=rule)
    if lost:
        await react(state, Moment.WOUNDED, hero, lost)
        if hero.health == 0:
            await fall(state, hero)


async def suffer_hit(state: State, hero: Hero, amount: int, *, rule: str) -> None:
    """An enemy's attack or opportunity attack lands; abilities may take something off."""
    await suffer(state, hero, hit_on_hero(state, hero, amount), rule=rule)


async def fall(state: State, hero: Hero) -> None:
    """HG-DOWN-01 to 04, HG-CARRY-03, HG-RULING-70: a hero at 0 health is Downed; Shepard's fall ends it all."""
    if hero.id == "shepard":
        count_downed(state)
        end_mission(state, "defeat-shepard", rule="HG-DOWN-02")
    down_hero(state, hero)
    for token in hero.carried:
        at = -1 if token.startswith("prisoner") else hero.at
        drop_token(state, hero, token, at, rule="HG-CARRY-03")
    await react(state, Moment.DOWNED, hero)
    await check_objectives(state)


def can_be_revived(state: State, hero: Hero, other: Hero) -> Ruling:
    """HG-REV-01, HG-RULING-75: a Downed hero in an adjacent hex."""
    if not other.downed:
        return refuse("HG-REV-01", "not-downed", hero=other.id)
    if not is_adjacent(state, hero.at, other.at):
        return refuse("HG-REV-01", "not-adjacent", hero=other.id)
    return ALLOWED


async def revive(state: State, hero: Hero) -> None:
    """HG-REV-01, HG-REV-02: the Revive action; without anybody to revive it is declined (HG-RULING-73)."""
    downed: dict[Value, Hero] = {("revive", other.id): other for other in state.heroes if other.downed}
    if not downed and settles():
        return
    picked = await choose_legal(
        hero.seat,
        "revive-whom",
        downed,
        lambda other: can_be_revived(state, hero, other),
        thought_of=lambda: {("revive", other.id): other for other in state.heroes},
        besides=[DECLINE],
        rule="HG-REV-01",
    )
    other = downed.get(picked)
    if other is not None:
        back = hero_board(state, other).spec.revived
        revive_hero(state, other, back.health, back.shields, rule="HG-REV-02")
        await check_objectives(state)


async def award_xp(state: State, hero: Hero) -> None:
    """HG-XP-01 to 05: 1 XP for a defeat; a full column unlocks an ability at once."""
    if gain_xp(state, hero):
        await unlock_one(state, hero, rule="HG-XP-03")


def can_unlock(state: State, hero: Hero, ability: str) -> Ruling:
    """HG-UNLOCK-04, HG-UNLOCK-05: prerequisites first; loyalty abilities never by XP or data."""
    board = hero_board(state, hero)
    spec = board.abilities[ability]
    if hero.unlocked >> board.places[ability] & 1:
        return refuse("HG-UNLOCK-03", "already-unlocked", ability=ability)
    if spec.kind == "loyalty":
        return refuse("HG-UNLOCK-05", "loyalty-only", ability=ability)
    missing = [need for need in spec.needs if not hero.unlocked >> board.places[need] & 1]
    if missing:
        return refuse("HG-UNLOCK-04", "prerequisite-missing", ability=ability, needs=missing[0])
    return ALLOWED


async def unlock_one(state: State, hero: Hero, *, rule: str) -> None:
    """HG-UNLOCK-01 to 05: the hero's player picks one ability; with none left the unlock is lost."""
    abilities: dict[Value, str] = {("unlock", hero.id, id): id for id in hero_board(state, hero).abilities}
    if not any(can_unlock(state, hero, id) for id in abilities.values()):
        return
    picked = await choose_legal(
        hero.seat,
        "unlock-which",
        abilities,
        lambda id: can_unlock(state, hero, id),
        rule="HG-UNLOCK-02",
        hero=hero.id,
    )
    await grant(state, hero, abilities[picked], rule=rule)


async def grant(state: State, hero: Hero, ability: str, *, rule: str) -> None:
    """HG-RULING-76: an unlocked ability is there at once, its set-up included (HG-GARR-07)."""
    unlock(state, hero, ability, rule=rule)
    setup = hero_board(state, hero).effects[ability].parts.get(Moment.SETUP)
    if setup is not None:
        with state.log.because(Agent.ABILITY, ability, hero.id):
            await setup(state, hero)


def closed_to_enemies(state: State) -> int:
    """HG-ADV-03, HG-ADV-04: the hexes no enemy enters: those of standing heroes and of enemies."""
    return (state.hero_hexes & ~state.downed_hexes) | state.enemy_hexes
