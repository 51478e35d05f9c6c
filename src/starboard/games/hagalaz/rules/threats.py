"""Threat cards: who activates in which order, whom they attack, where they go (catalogue 33 to 37, 49)."""

from __future__ import annotations

from collections.abc import Callable

from starboard.core.chance import draw
from starboard.core.choice import Value, choose
from starboard.core.event import Cause
from starboard.core.hexes import FAR, bits, first
from starboard.games.hagalaz.effects import (
    announce_activation,
    announce_attack,
    announce_turret_fire,
    deal_card,
    discard_card,
    forget_substitutes,
    go_on_with,
    note_substitute,
    reshuffle,
    return_card_to_box,
    turn_card_up,
)
from starboard.games.hagalaz.moments import Agent, Moment
from starboard.games.hagalaz.queries import (
    active_hero,
    advance_points,
    attack_spots,
    attack_value,
    by_distance,
    is_elite,
    markers,
    nearest_heroes,
    preferred_targets,
    turret_line,
    valid_targets,
)
from starboard.games.hagalaz.rules.damage import (
    closed_to_enemies,
    move_enemy,
    suffer,
    suffer_hit,
)
from starboard.games.hagalaz.rules.picking import pick_unit
from starboard.games.hagalaz.rules.reacting import react
from starboard.games.hagalaz.rules.spawning import spawn
from starboard.games.hagalaz.state import Enemy, Hero, Phase, State


class Attack:
    """An enemy's attack in progress; whoever reacts may turn it to another hero or soften it."""

    __slots__ = ("damage", "enemy", "hero", "targets")

    def __init__(self, enemy: Enemy, hero: Hero, targets: list[Hero], damage: int) -> None:
        self.enemy = enemy
        self.hero = hero
        self.targets = targets
        self.damage = damage


async def deal(state: State, hero: Hero) -> None:
    """HG-PREP-01, HG-THREAT-02: one card face down; the discards become the new deck when it is empty."""
    if not any(state.deck):
        if not any(state.discard):
            return
        reshuffle(state, rule="HG-THREAT-02")
    card = await draw("threat", state.deck, rule="HG-PREP-01", unseen=True)
    deal_card(state, hero, card)


async def resolve_threat(state: State) -> None:
    """HG-TURN-01 step C, HG-THREAT-01, 08: turn the card up, resolve it from top to bottom, discard it."""
    hero = active_hero(state)
    go_on_with(state, Phase.TURN_END)
    if not hero.card:
        return
    mission = state.kit.mission
    card = mission.cards[mission.card_place[hero.card]]
    state.log.step = Cause(Agent.CARD, hero.card, hero.id)
    turn_card_up(state, hero)
    for part, order in enumerate(card.orders, 1):
        state.log.step = Cause(Agent.CARD, hero.card, hero.id, part=part)
        await order.parts["order"](state)
    forget_substitutes(state)
    if card.spec.back_to_box:
        return_card_to_box(state, hero)
    else:
        discard_card(state, hero)
    if state.shuffle_due:
        reshuffle(state, rule="HG-ESC-02")


# --- who activates -------------------------------------------------------------------------------------------


async def activate_matching(state: State, matches: Callable[[Enemy], bool], marker: str = "") -> None:
    """HG-ACTV-06, HG-INV-01, 02, HG-RULING-42: all revealed enemies that match; a grunt spawns if there are none."""
    enemies = [enemy for enemy in present(state) if matches(enemy)]
    if enemies:
        await activate_each(state, enemies, marker)
    else:
        await bring_substitute(state)


async def activate_one(state: State, *, farthest: bool) -> None:
    """HG-RULING-41, 42: the nearest (or farthest) Active enemy, elites included; a grunt spawns if there is none."""
    enemies = present(state)
    if not enemies:
        await bring_substitute(state)
    active = [enemy for enemy in enemies if not enemy.stunned]
    if active:
        groups = by_distance(state, active_hero(state).at, active)
        enemy = await _pick_enemy(state, groups[-1 if farthest else 0])
        await activate(state, enemy)


def present(state: State) -> list[Enemy]:
    """HG-CONC-04, HG-INV-04: the enemies a card may mean: revealed, and not brought in by the card itself."""
    seen, substitutes = state.seen, state.substitutes
    return [enemy for enemy in state.enemies if seen >> enemy.at & 1 and enemy.id not in substitutes]


async def bring_substitute(state: State) -> None:
    """HG-INV-01, HG-INV-03 to 05: a random grunt appears near; the card being resolved does not activate it."""
    grunt = await spawn(state, far=False, rule="HG-INV-01")
    if grunt is not None:
        note_substitute(state, grunt)


async def activate_each(state: State, enemies: list[Enemy], marker: str = "") -> None:
    """HG-ACTV-01, 02, HG-RULING-62: one at a time, nearest first, in an order fixed when the card is resolved."""
    for group in by_distance(state, active_hero(state).at, enemies):
        waiting = list(group)
        while waiting:
            waiting = [enemy for enemy in waiting if enemy in state.enemies and not enemy.stunned]
            if not waiting:
                break
            enemy = await _pick_enemy(state, waiting)
            waiting.remove(enemy)
            await activate(state, enemy, marker)


async def _pick_enemy(state: State, enemies: list[Enemy]) -> Enemy:
    return await pick_unit(active_hero(state).seat, "activate-which", "activate", enemies, rule="HG-ACTV-02")


# --- attack or advance ---------------------------------------------------------------------------------------


async def activate(state: State, enemy: Enemy, marker: str = "") -> None:
    """HG-ACTV-05: attack if it can, otherwise advance; never both."""
    announce_activation(state, enemy)
    targets = valid_targets(state, enemy)
    if targets:
        await attack(state, enemy, targets)
    else:
        await advance(state, enemy, marker)
    if enemy in state.enemies:
        await react(state, Moment.ENEMY_ACTIVATED, enemy)


async def attack(state: State, enemy: Enemy, targets: list[Hero]) -> None:
    """HG-TARGET-01 to 07: one hero, the one with the fewest health; the active hero's player breaks ties."""
    hero = await pick_unit(
        active_hero(state).seat,
        "attacks-whom",
        "target",
        preferred_targets(targets),
        rule="HG-TARGET-04",
        enemy=enemy.token,
    )
    blow = Attack(enemy, hero, targets, attack_value(state, enemy))
    await react(state, Moment.TARGETED, blow)
    announce_attack(state, enemy, blow.hero, blow.damage, rule="HG-TARGET-06")
    await suffer_hit(state, blow.hero, blow.damage, rule="HG-TARGET-06")
    await react(state, Moment.ATTACKED, blow)


async def advance(state: State, enemy: Enemy, marker: str = "") -> None:
    """HG-ADV-01 to 13, HG-RULING-29: the active hero's player picks among the hexes the rules leave."""
    points = advance_points(state, enemy, marker)
    start = enemy.at
    while points:
        hexes = await _advance_hexes(state, enemy, points)
        points = await go_to_one_of(state, enemy, hexes, points, rule="HG-ADV-01")
    if enemy.at != start and enemy in state.enemies:
        await react(state, Moment.ENEMY_ADVANCED, enemy)


async def close_in(state: State, enemy: Enemy, points: int) -> None:
    """HG-ADV-07 alone: as far as possible toward the nearest hero."""
    while points:
        reach = reachable(state, enemy, points)
        nearest = await nearest_hero(state, enemy, reach)
        hexes = _avoiding_inferno(state, enemy, _toward(state, enemy, nearest, reach), points)
        points = await go_to_one_of(state, enemy, hexes, points, rule="HG-ADV-07")


async def go_to_one_of(state: State, enemy: Enemy, hexes: int, points: int, *, rule: str) -> int:
    """HG-ADV-08: the active hero's player picks the end hex; then the enemy walks there.

    Says how many points it has left to go on with, if a Reaction to a mine drew it off its way (HG-RULING-45).
    """
    to = first(hexes)
    if hexes != 1 << to:
        values: list[Value] = [("enemy-to", enemy.id, at) for at in bits(hexes)]
        picked = await choose(active_hero(state).seat, "enemy-goes-where", values, rule="HG-ADV-08", enemy=enemy.token)
        to = int(picked[2])
    if to == enemy.at:
        return 0
    path = path_to(state, enemy, to, points)
    left = await move_enemy(state, enemy, path, rule=rule)
    return points - len(path) + left if left and enemy in state.enemies else 0


def reachable(state: State, enemy: Enemy, points: int) -> int:
    """HG-ADV-03, HG-ADV-04: where the enemy's movement could end, its own hex included."""
    reach = state.grid.flood(enemy.at, points, closed_to_enemies(state))
    return reach & ~state.downed_hexes | 1 << enemy.at


async def _advance_hexes(state: State, enemy: Enemy, points: int) -> int:
    """HG-RULING-29: the end hexes of the highest priority that can be met."""
    reach = reachable(state, enemy, points)
    ranged = "ranged" in markers(state, enemy)
    hero = active_hero(state)
    if not hero.downed:
        spots = reach & attack_spots(state, hero, ranged)
        if spots:
            return _avoiding_inferno(state, enemy, spots, points)
    nearest = await nearest_hero(state, enemy, reach)
    if nearest is not hero:
        spots = reach & attack_spots(state, nearest, ranged)
        if spots:
            return _avoiding_inferno(state, enemy, spots, points)
    return _avoiding_inferno(state, enemy, _toward(state, enemy, nearest, reach), points)


async def nearest_hero(state: State, enemy: Enemy, reach: int) -> Hero:
    """HG-RULING-28: the nearest hero; of several equally near those it could attack from a hex of `reach`, if there
    are any; then the active hero wins a tie, otherwise its player chooses."""
    heroes = nearest_heroes(state, enemy.at)
    if len(heroes) == 1:
        return heroes[0]
    ranged = "ranged" in markers(state, enemy)
    heroes = [hero for hero in heroes if reach & attack_spots(state, hero, ranged)] or heroes
    active = active_hero(state)
    if active in heroes:
        return active
    return await pick_unit(active.seat, "toward-whom", "toward", heroes, rule="HG-RULING-28", enemy=enemy.token)


def _toward(state: State, enemy: Enemy, hero: Hero, reach: int) -> int:
    """HG-ADV-07, HG-ADV-13: the hexes of `reach` with the shortest walk left to the hero, or to its way in."""
    the_grid = state.grid
    steps = the_grid.walk_distances(1 << hero.at)
    if steps[enemy.at] >= FAR:
        entrance = state.fast_travel.get(hero.id, -1)
        if entrance >= 0:
            steps = the_grid.walk_distances(1 << entrance)
        if steps[enemy.at] >= FAR:
            steps = the_grid.distances(hero.at)
    hexes = bits(reach)
    least = min(steps[at] for at in hexes)
    if least >= steps[enemy.at]:
        return 1 << enemy.at
    found = 0
    for at in hexes:
        if steps[at] == least:
            found |= 1 << at
    return found


def _avoiding_inferno(state: State, enemy: Enemy, hexes: int, points: int) -> int:
    """HG-ADV-11, HG-FEAT-09, HG-RULING-29: of hexes that meet its criteria alike, a grunt drops those that burn or
    are reached only through fire, if another is left. Fire is no wall."""
    inferno = state.inferno
    if not inferno or is_elite(state, enemy):
        return hexes
    safe = state.grid.flood(enemy.at, points, closed_to_enemies(state) | inferno)
    return hexes & safe or hexes


def path_to(state: State, enemy: Enemy, to: int, points: int) -> list[int]:
    """A way of at most `points` steps to a hex: around inferno for a grunt if it can, over a mine if it may."""
    if not state.inferno and not state.mines:
        return [to]
    the_grid = state.grid
    closed = closed_to_enemies(state)
    burning = 0 if is_elite(state, enemy) else state.inferno
    mined = set(state.mines)
    steps = the_grid.walk_distances(1 << to)
    best: tuple[tuple[int, int, int], list[int]] | None = None
    paths: list[list[int]] = [[enemy.at]]
    while paths:
        path = paths.pop()
        if path[-1] == to:
            burnt = sum(1 for at in path[1:] if burning >> at & 1)
            blown = sum(1 for at in path[1:] if at in mined)
            worth = (burnt, -blown, len(path))
            if best is None or worth < best[0]:
                best = (worth, path[1:])
            continue
        left = points - len(path)
        paths += [[*path, at] for at in bits(the_grid.walk[path[-1]] & ~closed) if steps[at] <= left and at not in path]
    assert best is not None, "the end hex was reachable"
    return best[1]


# --- turrets -------------------------------------------------------------------------------------------------


async def fire_turrets(state: State, turrets: list[int], damage: int, *, rule: str) -> None:
    """HG-TURR-05 to 09, HG-RULING-48: each active turret hits every hero in its line; the player orders them."""
    firing = [turret for turret in turrets if turret_line(state, turret) & state.hero_hexes]
    while firing:
        values: list[Value] = [("fire", turret) for turret in firing]
        picked = await choose(active_hero(state).seat, "turret-which", values, rule="HG-RULING-48")
        turret = int(picked[1])
        firing.remove(turret)
        line = turret_line(state, turret)
        if any(line >> hero.at & 1 and not hero.downed for hero in state.heroes):  # HG-DOWN: nothing hurts the others
            announce_turret_fire(state, turret, damage, rule=rule)
        for hero in state.heroes:
            if line >> hero.at & 1:
                await suffer(state, hero, damage, rule=rule)
