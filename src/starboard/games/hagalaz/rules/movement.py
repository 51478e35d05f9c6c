"""Movement of heroes and the opportunity attacks it provokes (catalogue 18, 27, 28, 57)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from starboard.core.choice import Legality, Value, choose
from starboard.core.hexes import EdgeKind, bits, contains
from starboard.core.ruling import ALLOWED, Ruling, refuse
from starboard.games.hagalaz.effects import announce_attack, hold, relocate_hero, remember_way_in, reveal, turn_door
from starboard.games.hagalaz.moments import Agent, Moment
from starboard.games.hagalaz.queries import attack_value, is_revealed, markers, targetable
from starboard.games.hagalaz.rules.damage import suffer, suffer_hit
from starboard.games.hagalaz.rules.items import pick_up_loot
from starboard.games.hagalaz.rules.objectives import check_objectives
from starboard.games.hagalaz.rules.picking import pick_unit
from starboard.games.hagalaz.rules.reacting import react
from starboard.games.hagalaz.state import Enemy, Hero, State


def other_heroes(state: State, hero: Hero) -> int:
    """The hexes of the other heroes, standing or Downed."""
    if state.hero_hexes.bit_count() == len(state.heroes):  # each has a hex of its own
        return state.hero_hexes & ~(1 << hero.at)
    mask = 0
    for other in state.heroes:
        if other is not hero and other.at >= 0:
            mask |= 1 << other.at
    return mask


def can_step(state: State, hero: Hero, to: int, points: int) -> Ruling:
    """HG-MOVE-02, 04, 05, 08: one movement point, to an adjacent hex that one may enter; if not, why."""
    if contains(steps_from(state, hero, points), to):
        return ALLOWED
    the_grid, board = state.grid, state.kit.board
    if to not in board.step[hero.at]:
        return refuse("HG-MOVE-02", "not-a-neighbour", hex=board.names[to])
    if board.edge(hero.at, to).kind is EdgeKind.WALL:
        return refuse("HG-WALL-01", "wall-in-the-way")
    if not contains(the_grid.near[hero.at], to):
        return refuse("HG-DOOR-02", "door-locked")
    if not contains(the_grid.walk[hero.at], to):
        return refuse("HG-FEAT-14", "too-high")
    if contains(state.enemy_hexes, to):
        return refuse("HG-MOVE-05", "enemy-in-the-way", hex=board.names[to])
    return refuse("HG-MOVE-04", "hero-in-the-way", hex=board.names[to])


def can_pass(state: State, hero: Hero, to: int, points: int) -> bool:
    """HG-MOVE-04, HG-RULING-22: a hex with another hero can be entered only if one can walk on from it."""
    others = other_heroes(state, hero)
    if not others >> to & 1:
        return True
    return bool(state.grid.flood(to, points - 1, state.enemy_hexes) & ~others)


def steps_from(state: State, hero: Hero, points: int) -> int:
    """HG-MOVE-02, 04, 05, 08: the hexes a hero may step into now."""
    free = state.grid.walk[hero.at] & ~state.enemy_hexes
    crowded = free & state.hero_hexes
    if crowded:
        for to in bits(crowded):
            if not can_pass(state, hero, to, points):
                free &= ~(1 << to)
    return free


def can_travel(state: State, hero: Hero, points: int) -> int:
    """HG-FEAT-03, HG-RULING-59: the far end of the fast travel the hero stands on, or -1."""
    to = state.kit.mission.links.get(hero.at, -1)
    if to < 0 or state.enemy_hexes >> to & 1 or not can_pass(state, hero, to, points):
        return -1
    return to


def is_hemmed_in(state: State, hero: Hero, points: int) -> bool:
    """Whether so many movement points lead nowhere."""
    return not steps_from(state, hero, points) and can_travel(state, hero, points) < 0


def strikers(state: State, start: int, to: int) -> list[Enemy]:
    """HG-OPP-01, HG-OPP-02: the Active enemies that a hero leaves behind with this step."""
    near = state.grid.near
    left_behind = near[start] & ~near[to] & targetable(state)
    if not left_behind:
        return []
    return [enemy for enemy in state.enemies if left_behind >> enemy.at & 1 and not enemy.stunned]


def ways_from(state: State, hero: Hero, points: int, *, provoke: bool) -> Iterator[tuple[list[Value], int]]:
    """Where the movement points can lead: shortest ways on which nothing happens before the last step, and the harm
    of that step as far as it is known beforehand (opportunity attacks, inferno).
    """
    others = other_heroes(state, hero)
    ways: dict[int, list[Value]] = {hero.at: []}
    found: dict[int, tuple[list[Value], int]] = {}
    front = [hero.at]
    for left in range(points, 0, -1):
        reached = []
        for start in front:
            for to in bits(state.grid.walk[start] & ~state.enemy_hexes & ~(1 << hero.at)):
                way: list[Value] = [*ways[start], ("move", to)]
                harm = sum(attack_value(state, enemy) for enemy in strikers(state, start, to)) if provoke else 0
                harm += state.inferno >> to & 1
                if not others >> to & 1 and (to not in found or harm < found[to][1]):
                    found[to] = (way, harm)
                if to not in ways and harm == 0 and left > 1 and is_quiet(state, to):
                    ways[to] = way
                    reached.append(to)
        front = reached
    yield from found.values()


def is_quiet(state: State, at: int) -> bool:
    """Whether nothing is found or revealed by entering a hex."""
    if at in state.loot or not is_revealed(state, at):
        return False
    if not state.kit.mission.door_hexes >> at & 1:
        return True
    doors = enumerate(state.kit.board.doors)
    behind = [hex for door, pair in doors if at in pair and not state.locked_doors >> door & 1 for hex in pair]
    return all(is_revealed(state, hex) for hex in behind)


async def move_hero(
    state: State,
    hero: Hero,
    points: int,
    *,
    provoke: bool = True,
    fast_travel: bool = True,
    rule: str = "HG-MOVE-01",
) -> int:
    """HG-MOVE-01 to 11: spend movement points hex by hex, stopping when the player likes; says how many.

    Steps that an ability grants are no Move action: most of them cannot be used for fast travel. Whom Grapple
    has held moves no more in this action (HG-RULING-25).
    """
    spent = 0
    foothold = hero.at
    while spent < points and not hero.downed and not hero.held:
        left = points - spent
        values: list[Value] = [("move", to) for to in bits(steps_from(state, hero, left))]
        link = can_travel(state, hero, left) if fast_travel else -1
        if link >= 0:
            values.append(("travel", link))
        if not is_crowded(state, hero):
            foothold = hero.at
            values.append(("stop",))
        picked = await choose(
            hero.seat,
            "move-where",
            values,
            rule=rule,
            refused=lambda left=left: Legality(  # type: ignore[misc]
                {("move", to): to for to in range(state.kit.board.size)},
                lambda to: can_step(state, hero, to, left),
            ),
            ways_on=lambda left=left: ways_from(state, hero, left, provoke=provoke),  # type: ignore[misc]
            hero=hero.id,
            points=left,
        )
        if picked[0] == "stop":
            break
        spent += 1
        if picked[0] == "travel":
            await travel(state, hero, int(picked[1]), foothold)
        elif not await step(state, hero, int(picked[1]), foothold=foothold, provoke=provoke, rule=rule):
            break
    return spent


def is_crowded(state: State, hero: Hero) -> bool:
    """HG-MOVE-04: whether the hero is in a hex that holds another hero, where it cannot stay."""
    if state.hero_hexes.bit_count() == len(state.heroes):
        return False
    return bool(other_heroes(state, hero) >> hero.at & 1)


def put_back(state: State, hero: Hero, foothold: int) -> None:
    """HG-RULING-24: nobody ends in an occupied hex; back to the last one that the hero had to itself."""
    if is_crowded(state, hero):
        relocate_hero(state, hero, foothold, rule="HG-RULING-24")


async def step(state: State, hero: Hero, to: int, *, foothold: int = -1, provoke: bool = True, rule: str) -> bool:
    """HG-RULING-23: enter a hex, opportunity attacks, then what the hex does; says whether one may go on.

    `foothold` is where the hero is put back if it cannot stay: the hex it leaves, unless that is crowded too.
    """
    start = hero.at
    relocate_hero(state, hero, to, rule=rule)
    grappled = False
    attackers = strikers(state, start, to) if provoke else []
    if attackers:
        grappled = await opportunity_attacks(state, hero, attackers)
        if grappled:
            hold(hero)
    if not hero.downed and not (grappled and is_crowded(state, hero)):
        await entered(state, hero)
    if grappled or hero.downed:
        put_back(state, hero, start if foothold < 0 else foothold)
    return not grappled and not hero.downed


async def travel(state: State, hero: Hero, to: int, foothold: int) -> None:
    """HG-FEAT-03, HG-FEAT-04: one movement point to the paired hex; provokes nothing."""
    remember_way_in(state, hero)
    relocate_hero(state, hero, to, rule="HG-FEAT-03")
    await entered(state, hero)
    if hero.downed:
        put_back(state, hero, foothold)


async def opportunity_attacks(state: State, hero: Hero, attackers: list[Enemy]) -> bool:
    """HG-OPP-03, 04, 07: the enemies the hero moved away from strike, hardest first; True if grappled."""
    grappled = False
    while attackers and not hero.downed:
        hardest = max(attack_value(state, enemy) for enemy in attackers)
        first = [enemy for enemy in attackers if attack_value(state, enemy) == hardest]
        enemy = await pick_unit(hero.seat, "who-strikes-first", "strikes", first, rule="HG-RULING-26", hero=hero.id)
        attackers.remove(enemy)
        grappled |= "grapple" in markers(state, enemy)
        await opportunity_attack(state, hero, enemy)
    return grappled


async def opportunity_attack(state: State, hero: Hero, enemy: Enemy) -> None:
    """HG-OPP-03: damage equal to the attack value."""
    damage = attack_value(state, enemy)
    with state.log.because(Agent.OPPORTUNITY, enemy.token, hero.id):
        announce_attack(state, enemy, hero, damage, rule="HG-OPP-01")
        await suffer_hit(state, hero, damage, rule="HG-OPP-03")


async def entered(state: State, hero: Hero) -> None:
    """HG-MOVE-10, HG-RULING-23: inferno, loot, revealing of areas, mission triggers, in this order."""
    mission = state.kit.mission
    if state.inferno >> hero.at & 1:
        with state.log.because(Agent.FIRE):
            await suffer(state, hero, 1, rule="HG-FEAT-06")
        if hero.downed:
            return
    if hero.at in state.loot:
        await pick_up_loot(state, hero)
    if mission.door_hexes >> hero.at & 1 or not is_revealed(state, hero.at):
        reveal_around(state, hero)
    await react(state, Moment.HERO_ENTERED, hero)
    await check_objectives(state)


def reveal_around(state: State, hero: Hero) -> None:
    """HG-CONC-05, HG-RULING-36: a hero at an unlocked door, or inside, reveals the area behind it."""
    board = state.kit.board
    areas = {board.area_of[hero.at]}
    for door, pair in enumerate(board.doors):
        if hero.at in pair and not state.locked_doors >> door & 1:
            areas.update(board.area_of[at] for at in pair)
    for area in sorted(areas):
        reveal_area(state, area, hero)


def reveal_area(state: State, area: int, hero: Hero) -> None:
    """HG-CONC-06: an area is concealed no longer, thanks to a hero; nothing happens if it never was."""
    if not state.revealed >> area & 1:
        reveal(state, area, hero.id)


def unlock_doors(state: State, doors: Sequence[int], *, rule: str) -> None:
    """HG-DOOR-05, HG-RULING-36: locked doors unlock; whoever stands at one of them reveals what lies behind it.

    Other doors, unlocked before, reveal nothing to those who merely stand there.
    """
    for door in doors:
        turn_door(state, door, locked=False, rule=rule)
    area_of = state.kit.board.area_of
    for door in doors:
        pair = state.kit.board.doors[door]
        for hero in state.heroes:
            if hero.at in pair and not hero.downed:
                for area in sorted(area_of[at] for at in pair):
                    reveal_area(state, area, hero)


async def turn_over(state: State, door: int, *, rule: str) -> None:
    """HG-DOOR-01, HG-RULING-36: a door is turned over, and objectives are looked at; what it opens is seen."""
    if state.locked_doors >> door & 1:
        unlock_doors(state, [door], rule=rule)
    else:
        turn_door(state, door, locked=True, rule=rule)
    await check_objectives(state)
