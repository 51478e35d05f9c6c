"""What threat cards order, and the special instructions of single cards (catalogue 33, 40, 49)."""

from __future__ import annotations

from typing import Literal

from starboard.core.choice import Value, choose
from starboard.games.hagalaz.content.registry import EFFECTS, ORDER, PASSAGE
from starboard.games.hagalaz.effects import (
    call_for_shuffle,
    count_escalation,
    end_mission,
    mend_enemy,
    place_loot,
    reshuffle,
    tick_failure,
    toughen,
    turn_turret,
)
from starboard.games.hagalaz.moments import Agent
from starboard.games.hagalaz.printed import Marker
from starboard.games.hagalaz.queries import (
    active_hero,
    active_turrets,
    can_be_activated,
    is_elite,
    is_revealed,
    loot_on_map,
    markers,
    printed,
    sees,
    spawns_by_distance,
    standing_hexes,
)
from starboard.games.hagalaz.rules.damage import suffer
from starboard.games.hagalaz.rules.spawning import spawn
from starboard.games.hagalaz.rules.threats import activate_matching, activate_one, close_in, fire_turrets
from starboard.games.hagalaz.state import State

Where = Literal["near", "far"]


@EFFECTS.on("activate", ORDER)
async def activate_kind(state: State, *, kind: str, marker: Marker | Literal[""] = "") -> None:
    """HG-ACTV-06: every enemy of a kind; with a marker, as if it had it for this order."""
    await activate_matching(state, lambda enemy: printed(state, enemy).kind == kind, marker)


@EFFECTS.on("activate-nearest", ORDER)
async def activate_nearest(state: State) -> None:
    """HG-RULING-41."""
    await activate_one(state, farthest=False)


@EFFECTS.on("activate-farthest", ORDER)
async def activate_farthest(state: State) -> None:
    """HG-RULING-41."""
    await activate_one(state, farthest=True)


@EFFECTS.on("activate-elites", ORDER)
async def activate_elites(state: State) -> None:
    """HG-ELITE-08, HG-RULING-43: every elite; without any a grunt spawns."""
    await activate_matching(state, lambda enemy: is_elite(state, enemy))


@EFFECTS.on("spawn", PASSAGE)
@EFFECTS.on("spawn", ORDER)
async def spawn_grunt(state: State, *, where: Where) -> None:
    """HG-SPAWN-03: a grunt on the nearest or farthest open spawn hex."""
    await spawn(state, far=where == "far")


@EFFECTS.on("turrets", ORDER)
async def turrets_fire(state: State, *, damage: int) -> None:
    """HG-TURR-05, 06: every active turret fires with the damage the card prints."""
    await fire_turrets(state, active_turrets(state), damage, rule="HG-TURR-05")


@EFFECTS.on("respite", ORDER)
async def respite(state: State) -> None:
    """HG-THREAT-06: an unused loot token, unseen, on the nearest open spawn hex; it blocks the hex."""
    spawns = spawns_by_distance(state, far=False)
    if not spawns or sum(state.loot_left) <= loot_on_map(state):
        return
    values: list[Value] = [("loot-at", at) for at in spawns]
    picked = await choose(active_hero(state).seat, "loot-where", values, rule="HG-RULING-38")
    place_loot(state, int(picked[1]), rule="HG-THREAT-06")


@EFFECTS.on("escalation", ORDER)
async def escalation(state: State) -> None:
    """HG-ESC-02 to 05, HG-RULING-01: count it; the third ticks a failure box and has the deck reshuffled."""
    if storm_is_nearer(state):
        call_for_shuffle(state)


async def escalation_without_card(state: State) -> None:
    """HG-ESC-02, HG-RULING-01: what counts as an Escalation; no card waits to be discarded before the reshuffle."""
    if storm_is_nearer(state):
        reshuffle(state, rule="HG-ESC-02")


def storm_is_nearer(state: State) -> bool:
    """HG-ESC-04, 05, HG-RULING-01: count an Escalation; says whether it has ticked a failure box."""
    if not count_escalation(state):
        return False
    with state.log.because(Agent.STORM, owner=state.kit.mission.id):
        if tick_failure(state):
            end_mission(state, "defeat-storm", rule="HG-ESC-05")
    return True


@EFFECTS.on("volley", ORDER)
async def volley(state: State, *, damage: int) -> None:
    """Every Active enemy with Ranged and line of fire to the active hero deals damage; no activation."""
    hero = active_hero(state)
    for enemy in list(state.enemies):
        aims = can_be_activated(state, enemy) and "ranged" in markers(state, enemy)
        if aims and sees(state, enemy.at, hero.at):
            await suffer(state, hero, damage, rule="HG-MARK-03")


@EFFECTS.on("fortify", ORDER)
async def fortify(state: State, *, kind: str, shield: int) -> None:
    """Grunts of a kind are tougher until the round ends."""
    for enemy in state.enemies:
        if printed(state, enemy).kind == kind and is_revealed(state, enemy.at):
            toughen(state, enemy, shield)


@EFFECTS.on("rearm-turret", ORDER)
async def rearm_turret(state: State) -> None:
    """The disabled turret nearest to the active hero is Active again."""
    await rearm_nearest(state, active_hero(state).at)


async def rearm_nearest(state: State, at: int) -> None:
    """HG-TURR-08: the nearest disabled turret in a revealed area turns Active; the active player breaks ties."""
    distances = state.grid.distances(at)
    spots = state.kit.mission.turrets
    disabled = [
        turret
        for turret, spot in enumerate(spots)
        if state.disabled_turrets >> turret & 1 and is_revealed(state, spot.at)
    ]
    if not disabled:
        return
    least = min(distances[spots[turret].at] for turret in disabled)
    values: list[Value] = [("rearm", turret) for turret in disabled if distances[spots[turret].at] == least]
    picked = await choose(active_hero(state).seat, "rearm-which", values, rule="HG-TURR-08")
    turn_turret(state, int(picked[1]), active=True, rule="HG-TURR-08")


@EFFECTS.on("clutch", ORDER)
async def clutch(state: State, *, kind: str, damage: int) -> None:
    """Each hero adjacent to at least one Active enemy of a kind suffers damage."""
    near = state.grid.near
    for hero in state.heroes:
        if any(
            printed(state, enemy).kind == kind and can_be_activated(state, enemy) and near[hero.at] >> enemy.at & 1
            for enemy in state.enemies
        ):
            await suffer(state, hero, damage, rule="HG-DMGH-06")


@EFFECTS.on("mend", ORDER)
async def mend(state: State, *, kind: str) -> None:
    """All damage comes off enemies of a kind in revealed areas."""
    for enemy in state.enemies:
        if printed(state, enemy).kind == kind and is_revealed(state, enemy.at):
            mend_enemy(state, enemy)


@EFFECTS.on("surge", ORDER)
async def surge(state: State, *, points: int) -> None:
    """Every Active grunt that is next to no hero moves toward the nearest hero."""
    near = state.grid.near
    for enemy in list(state.enemies):
        if is_elite(state, enemy) or not can_be_activated(state, enemy):
            continue
        if not near[enemy.at] & standing_hexes(state):
            await close_in(state, enemy, points)
