"""Questions about a state. Pure: nothing here changes anything or asks anybody."""

from __future__ import annotations

from typing import TypeVar

from starboard.core.hexes import FAR
from starboard.games.hagalaz.moments import Query
from starboard.games.hagalaz.printed import SHELF, EnemyToken, HeroBoard, Hook, Slot
from starboard.games.hagalaz.state import Enemy, Hero, State

BIOTIC_PENALTY = 2
ADVANCE_POINTS = 2
SPRINT_POINTS = 4

_NO_MARKERS: frozenset[str] = frozenset()

V = TypeVar("V", int, frozenset[str])


def hex_name(state: State, at: int) -> str:
    """The printed name of a hex."""
    return state.kit.board.names[at]


def loot_on_map(state: State) -> int:
    """How many unseen loot tokens lie on the map."""
    return sum(state.loot.values())


# --- heroes --------------------------------------------------------------------------------------------------


def active_hero(state: State) -> Hero:
    """HG-GEN-03: the hero whose turn it is."""
    return state.heroes[state.active]


def standing(state: State) -> list[Hero]:
    """The heroes that are not Downed, clockwise from Shepard."""
    return [hero for hero in state.heroes if not hero.downed]


def stands(hero: Hero) -> bool:
    """Whether a hero is not Downed, asked again (a type checker remembers what it was before an await)."""
    return not hero.downed


def hero_named(state: State, id: str) -> Hero | None:
    """The hero of this id, if it is in the squad."""
    for hero in state.heroes:
        if hero.id == id:
            return hero
    return None


def one_of(state: State, id: str) -> Hero:
    """The hero of this id, who is in the squad."""
    return next(hero for hero in state.heroes if hero.id == id)


def place_of(state: State, hero: Hero) -> int:
    """The hero's place in the clockwise order."""
    return state.heroes.index(hero)


def hero_board(state: State, hero: Hero) -> HeroBoard:
    """The hero's printed board."""
    return SHELF.heroes[hero.id]


def has_ability(state: State, hero: Hero, ability: str) -> bool:
    """Whether an ability of the hero's board is unlocked."""
    board = hero_board(state, hero)
    return bool(hero.unlocked >> board.places[ability] & 1)


def hero_at(state: State, at: int) -> Hero | None:
    """The hero standing or lying in a hex."""
    for hero in state.heroes:
        if hero.at == at:
            return hero
    return None


def standing_hexes(state: State) -> int:
    """The hexes of heroes that are not Downed."""
    mask = 0
    for hero in state.heroes:
        if not hero.downed:
            mask |= 1 << hero.at
    return mask


def full_health(state: State, hero: Hero) -> int:
    """The most health the hero can have."""
    return hero_board(state, hero).spec.health


def full_shields(state: State, hero: Hero) -> int:
    """The most shields the hero can have."""
    return hero_board(state, hero).spec.shields


def free_slots(state: State, place: int) -> list[Slot]:
    """The unlocked slots of a hero's board with no die on them (HG-ACT-04, HG-ABIL-02)."""
    placed = state.heroes[place].placed
    return [slot for slot in state.kit.parts[place].slots if not placed[slot.number]]


def turn_order(state: State) -> list[int]:
    """HG-LEAD-02: the heroes' places in the order of this round, the lead hero first."""
    count = len(state.heroes)
    return [(state.lead + turn) % count for turn in range(count)]


# --- enemies -------------------------------------------------------------------------------------------------


def printed(state: State, enemy: Enemy) -> EnemyToken:
    """What is printed on an enemy's token."""
    return state.kit.mission.tokens[enemy.token]


def enemy_by_id(state: State, id: int) -> Enemy | None:
    """The enemy of this id, if it is still on the map."""
    for enemy in state.enemies:
        if enemy.id == id:
            return enemy
    return None


def enemy_at(state: State, at: int) -> Enemy | None:
    """The enemy in a hex."""
    for enemy in state.enemies:
        if enemy.at == at:
            return enemy
    return None


def elite_on_map(state: State, token: str) -> Enemy | None:
    """The elite of this name, if it is on the map."""
    for enemy in state.enemies:
        if enemy.token == token:
            return enemy
    return None


def is_elite(state: State, enemy: Enemy) -> bool:
    """HG-GEN-02: an elite, not a grunt."""
    return printed(state, enemy).elite


def in_force(state: State, hook: Hook) -> bool:
    """An elite's rule is in force while the elite is on the map and revealed."""
    if not hook.elite:
        return True
    elite = elite_on_map(state, hook.elite)
    return elite is not None and is_revealed(state, elite.at)


def modified(state: State, query: Query, subject: Enemy | Hero, value: V) -> V:
    """The answer to a question about somebody, after everything in force that answers it differently."""
    for hook in state.kit.hooks.get(query, ()):
        if in_force(state, hook):
            value = hook.call(state, hook, subject, value)
    return value


def markers(state: State, enemy: Enemy, lent: str = "") -> frozenset[str]:
    """HG-MARK-01, HG-MARK-07: the markers of an enemy, with one that a card lends it; a stunned one has none."""
    if enemy.stunned:
        return _NO_MARKERS
    found = printed(state, enemy).markers
    return modified(state, Query.MARKERS, enemy, found | {lent} if lent else found)


def advance_points(state: State, enemy: Enemy, marker: str = "") -> int:
    """HG-ADV-01, HG-MARK-06: the movement points of an advance; `marker` is one it has for this order."""
    sprints = "sprint" in markers(state, enemy, marker)
    return modified(state, Query.ADVANCE, enemy, SPRINT_POINTS if sprints else ADVANCE_POINTS)


def attack_value(state: State, enemy: Enemy) -> int:
    """HG-TARGET-06, HG-BIO-02: how hard an enemy hits; a biotic effect takes 2 off, to no less than 0."""
    value = modified(state, Query.ATTACK, enemy, printed(state, enemy).attack)
    return max(value - BIOTIC_PENALTY if enemy.biotic else value, 0)


def toughness(state: State, enemy: Enemy) -> int:
    """HG-TOKEN-03, HG-ELITE-03: the damage that defeats a grunt, or exhausts an elite's topmost level."""
    token = state.kit.mission.tokens[enemy.token]
    return (token.resilience[enemy.level] if token.elite else token.shield) + enemy.bonus


def damage_suffered(state: State, enemy: Enemy, amount: int) -> int:
    """How much of a hit an enemy suffers after what its or others' rules take off."""
    return max(modified(state, Query.DAMAGE, enemy, amount), 0)


def hit_on_hero(state: State, hero: Hero, amount: int) -> int:
    """How much damage an enemy's hit deals to a hero after what abilities take off."""
    return max(modified(state, Query.HERO_DAMAGE, hero, amount), 0)


def is_revealed(state: State, at: int) -> bool:
    """HG-CONC-02: whether the area of a hex is not concealed."""
    return bool(state.seen >> at & 1)


def can_be_activated(state: State, enemy: Enemy) -> bool:
    """HG-ACTV-03, HG-ACTV-04: neither stunned nor concealed."""
    return not enemy.stunned and is_revealed(state, enemy.at)


def targetable(state: State) -> int:
    """HG-CONC-03: the hexes of enemies that attacks and abilities can be aimed at."""
    return state.enemy_hexes & state.seen


def enemies_in(state: State, hexes: int) -> list[Enemy]:
    """The enemies in a set of hexes, in reading order of the map."""
    if not hexes & state.enemy_hexes:
        return []
    found = [enemy for enemy in state.enemies if hexes >> enemy.at & 1]
    found.sort(key=_by_hex)
    return found


def _by_hex(enemy: Enemy) -> int:
    return enemy.at


# --- reach, sight and distance -------------------------------------------------------------------------------


def distance(state: State, a: int, b: int) -> int:
    """HG-DIST-01."""
    return state.grid.distance(a, b)


def is_adjacent(state: State, a: int, b: int) -> bool:
    """HG-ADJ-01."""
    return bool(state.grid.near[a] >> b & 1)


def sees(state: State, a: int, b: int) -> bool:
    """HG-LOF-01: whether a character in hex a has line of fire to hex b."""
    return bool(state.grid.fire[a] >> b & 1)


def valid_targets(state: State, enemy: Enemy) -> list[Hero]:
    """HG-TARGET-01, HG-TARGET-02: the heroes an enemy could attack from where it stands."""
    the_grid = state.grid
    hexes = the_grid.near[enemy.at]
    if "ranged" in markers(state, enemy):
        hexes |= the_grid.fire[enemy.at]
    if not hexes & state.hero_hexes:
        return []
    return [hero for hero in state.heroes if hexes >> hero.at & 1 and not hero.downed]


def preferred_targets(targets: list[Hero]) -> list[Hero]:
    """HG-TARGET-03: those with the fewest remaining health points; shields do not count."""
    if len(targets) < 2:
        return targets
    fewest = min(hero.health for hero in targets)
    return [hero for hero in targets if hero.health == fewest]


def attack_spots(state: State, hero: Hero, ranged: bool) -> int:
    """HG-ADV-09: the hexes from which an enemy could attack this hero."""
    the_grid = state.grid
    spots = the_grid.near[hero.at]
    return spots | the_grid.exposed(hero.at) if ranged else spots


def nearest_heroes(state: State, at: int) -> list[Hero]:
    """HG-RULING-28: the standing heroes at the smallest distance; one without a path is farther than any with one."""
    distances = state.grid.distances(at)
    heroes = standing(state)
    least = min(distances[hero.at] for hero in heroes)
    return [hero for hero in heroes if distances[hero.at] == least]


def by_distance(state: State, at: int, enemies: list[Enemy]) -> list[list[Enemy]]:
    """HG-ACTV-01: enemies in groups of equal distance from a hex, nearest first."""
    distances = state.grid.distances(at)
    groups: dict[int, list[Enemy]] = {}
    for enemy in enemies:
        groups.setdefault(distances[enemy.at], []).append(enemy)
    return [groups[far] for far in sorted(groups)]


# --- spawning ------------------------------------------------------------------------------------------------


def open_spawns(state: State) -> list[int]:
    """HG-SPAWN-02, HG-RULING-22, 37: revealed spawn hexes with no character and no loot on them."""
    taken = state.hero_hexes | state.enemy_hexes
    return [
        at for at in state.kit.mission.spawns if not taken >> at & 1 and at not in state.loot and is_revealed(state, at)
    ]


def spawns_by_distance(state: State, far: bool) -> list[int]:
    """HG-SPAWN-03, HG-RULING-39: the open spawn hexes that are nearest to (or farthest from) the active hero.

    Reachable ones come first either way; if none is reachable, walls and doors are ignored.
    """
    spawns = open_spawns(state)
    if len(spawns) < 2:
        return spawns
    at = active_hero(state).at
    distances = state.grid.distances(at)
    reachable = [spawn for spawn in spawns if distances[spawn] < FAR]
    if reachable:
        lengths = {spawn: distances[spawn] for spawn in reachable}
    else:
        board = state.kit.board
        lengths = {spawn: board.plain_distance(at, spawn) for spawn in spawns}
    wanted = max(lengths.values()) if far else min(lengths.values())
    return [spawn for spawn in lengths if lengths[spawn] == wanted]


# --- turrets -------------------------------------------------------------------------------------------------


def turret_line(state: State, turret: int) -> int:
    """HG-TURR-03, HG-TURR-04: the hexes in a turret's line of fire, its own included."""
    spot = state.kit.mission.turrets[turret]
    return state.grid.ray(spot.at, spot.direction)


def active_turrets(state: State) -> list[int]:
    """HG-TURR-08: the turrets that are not disabled."""
    count = len(state.kit.mission.turrets)
    return [turret for turret in range(count) if not state.disabled_turrets >> turret & 1]


def blast(state: State, at: int) -> int:
    """HG-GREN-05: a hex and those adjacent to it, as walls and locked doors allow."""
    return state.grid.near[at] | 1 << at
