"""What an action is worth in a hex, by the name of its printed effect. No worth is a promise, all are guesses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from starboard.core.hexes import bits
from starboard.games.hagalaz.printed import hexes_in
from starboard.games.hagalaz.thumb.goals import TICK, turret_worth
from starboard.games.hagalaz.thumb.mind import STEP, Mind
from starboard.games.hagalaz.thumb.sight import Foe, Friend

REVIVE = 9.0
SHIELD = 0.4
AIM = 0.8


class Use(NamedTuple):
    """A die on an action: `points` of a Move face (0 otherwise), `slot` the kind of slot."""

    empowered: bool
    points: int
    slot: str


Printed = dict[str, Any]
Worth = Callable[[Mind, Friend, int, Use, Printed], float]
"""What a use of an action is worth to a hero in a hex, given what is printed."""


def worth_of(hero: Friend, action: str) -> tuple[Worth, Printed]:
    """How to tell what an action of a hero's board is worth, and what is printed about it."""
    if action == "mission":
        return _mission, {}
    if action == "revive":
        return _revive, {}
    effect = hero.board.abilities[action].effect
    return WORTHS.get(effect["name"], _nothing), effect


def _nothing(mind: Mind, hero: Friend, at: int, use: Use, printed: Printed) -> float:
    return 0.0


def _mission(mind: Mind, hero: Friend, at: int, use: Use, printed: Printed) -> float:
    chore = mind.goals.chores.get(at)
    if chore is None or not chore.suits(hero):
        return 0.0
    return chore.empowered if use.empowered else chore.standard


def _revive(mind: Mind, hero: Friend, at: int, use: Use, printed: Printed) -> float:
    return REVIVE if mind.sight.grid.near[at] & mind.sight.downed_hexes else 0.0


# --- pieces --------------------------------------------------------------------------------------------------


def foes_in(mind: Mind, hexes: int) -> list[Foe]:
    """The enemies in a set of hexes."""
    if not hexes & mind.sight.targets:
        return []
    return [foe for foe in mind.sight.foes if hexes >> foe.at & 1]


def best_hit(mind: Mind, hexes: int, damage: int) -> float:
    """The best single target in some hexes."""
    if not hexes & mind.sight.targets:
        return 0.0
    return max(foe.gain(damage) for foe in mind.sight.foes if hexes >> foe.at & 1)


def all_hit(mind: Mind, hexes: int, damage: int) -> float:
    """Damage to everybody in some hexes."""
    return sum(foe.gain(damage) for foe in foes_in(mind, hexes))


def blast_hit(mind: Mind, at: int, centre: int, around: int) -> float:
    """Damage in a hex and around it."""
    return all_hit(mind, 1 << at, centre) + all_hit(mind, mind.sight.grid.near[at], around)


def calm_worth(mind: Mind, foe: Foe) -> float:
    """What it is worth that an enemy does not strike this round."""
    if foe.view.stunned or not foe.attack:
        return 0.0
    hurt = [hero for hero in mind.sight.standing if foe.reach >> hero.at & 1]
    if not hurt:
        return 0.3
    victim = min(hurt, key=lambda hero: hero.health)
    return 0.4 + 0.8 * mind.sight.pain(victim, foe.attack)


def stun_worth(mind: Mind, foe: Foe) -> float:
    """What stunning an enemy is worth; elites cannot be stunned."""
    return 0.0 if foe.view.elite else calm_worth(mind, foe)


def biotic_worth(mind: Mind, foe: Foe) -> float:
    """What a biotic effect is worth: 2 off the attack until the round ends."""
    if foe.view.biotic or not foe.attack:
        return 0.0
    return 0.1 + calm_worth(mind, foe) * min(2, foe.attack) / foe.attack


def shield_worth(mind: Mind, hero: Friend, shields: int) -> float:
    """What shields are worth to a hero."""
    gained = min(shields, hero.view.full_shields - hero.shields)
    if gained <= 0:
        return 0.0
    return SHIELD * gained * (1.0 + mind.sight.exposure(hero, hero.at)) * (1.3 if hero.id == "shepard" else 1.0)


def drone_damage(hero: Friend) -> int:
    """How hard the drone strikes."""
    damage = int(hero.board.spec.main.effect["damage"])
    if hero.has("combat-upgrade"):
        damage += int(hero.board.abilities["combat-upgrade"].effect["damage"])
    return damage


def drone_hexes(mind: Mind, points: int) -> int:
    """Where the drone can fly."""
    sight = mind.sight
    reach = 1 << sight.drone
    for _ in range(points):
        for at in bits(reach):
            reach |= sight.grid.near[at] & sight.revealed
    return reach


def drone_worth(mind: Mind, hero: Friend, at: int) -> float:
    """What the best drone action in a hex is worth, and how well the drone hangs there."""
    sight = mind.sight
    best = best_hit(mind, sight.grid.near[at] | 1 << at, drone_damage(hero))
    doors = mind.goals.doors
    for door in doors:
        if at in sight.mission.board.doors[door]:
            best = max(best, door_worth(mind))
    for turret, spot in enumerate(sight.mission.turrets):
        if spot.at == at and turret not in sight.view.disabled_turrets:
            best = max(best, turret_worth(sight))
    return best - 0.1 * drone_way(mind, at)


def door_worth(mind: Mind) -> float:
    """What unlocking one of the wanted doors is worth."""
    return 0.6 * TICK


def drone_way(mind: Mind, at: int) -> int:
    """How far a hex is from the drone's next work."""
    sight = mind.sight
    ends = [end for door in mind.goals.doors for end in sight.mission.board.doors[door]]
    ends = [end for end in ends if sight.revealed >> end & 1] or [foe.at for foe in sight.foes]
    distances = sight.grid.distances(at)
    return min((distances[end] for end in ends if distances[end] < 50), default=0)


# --- actions by effect ---------------------------------------------------------------------------------------


def aim_bonus(hero: Friend) -> int:
    """What the aim saved up adds to one shot of a turn."""
    table = hero.board.spec.main.effect
    if table["name"] != "aim":
        return 0
    if hero.has("calibrations"):
        table = hero.board.abilities["calibrations"].effect
    steps = zip(table["thresholds"], table["bonuses"], strict=True)
    return max((int(bonus) for least, bonus in steps if hero.view.meter >= least), default=0)


def _attack(mind: Mind, hero: Friend, at: int, use: Use, printed: Printed) -> float:
    reach, most, bonus = printed["range"], printed.get("max_distance", 0), aim_bonus(hero)
    worth = best_hit(mind, hexes_in(mind.sight.grid, at, reach, 0, most), printed["damage"] + bonus)
    if use.empowered:
        far = hexes_in(mind.sight.grid, at, reach, printed.get("min_distance", 0), most)
        worth = max(worth, best_hit(mind, far, printed["empowered"] + bonus))
    return worth


def _strides(mind: Mind, hero: Friend, at: int, points: int) -> float:
    """What some more steps are worth from a hex on."""
    return 0.8 * STEP * min(points, mind.goals.steps(hero, at))


def _stand_together(mind: Mind, hero: Friend, at: int, use: Use, printed: Printed) -> float:
    worth = _strides(mind, hero, at, printed["steps"]) if use.slot == "move" else 0.0
    amount = printed["empowered" if use.empowered else "shields"]
    near = mind.sight.grid.near[at]
    shielded = [shield_worth(mind, hero, amount)]
    shielded += [shield_worth(mind, other, amount) for other in mind.sight.standing if near >> other.at & 1]
    return worth + max(shielded)


def _warp(mind: Mind, hero: Friend, at: int, use: Use, printed: Printed) -> float:
    damage = printed["empowered" if use.empowered else "damage"]
    return max(
        (
            biotic_worth(mind, foe) + (foe.gain(damage) if damage else 0.0)
            for foe in foes_in(mind, mind.sight.grid.fire[at])
            if not foe.view.biotic
        ),
        default=0.0,
    )


def _adrenaline_rush(mind: Mind, hero: Friend, at: int, use: Use, printed: Printed) -> float:
    damage = printed["empowered" if use.empowered else "damage"]
    steps = printed["empowered_steps" if use.empowered else "steps"]
    return best_hit(mind, mind.sight.grid.fire[at], damage) + _strides(mind, hero, at, 2 * steps)


def _firestorm(mind: Mind, hero: Friend, at: int, use: Use, printed: Printed) -> float:
    foes = foes_in(mind, mind.sight.grid.within(at, printed["range"]))
    return max((blast_hit(mind, foe.at, printed["damage"], printed["splash"]) for foe in foes), default=0.0)


def _biotic_charge(mind: Mind, hero: Friend, at: int, use: Use, printed: Printed) -> float:
    damage = printed["empowered" if use.empowered else "damage"]
    hexes = hexes_in(mind.sight.grid, at, "fire", printed["min_distance"], printed["max_distance"])
    return 0.7 * best_hit(mind, hexes, damage)


def _overload(mind: Mind, hero: Friend, at: int, use: Use, printed: Printed) -> float:
    best = 0.0
    for foe in foes_in(mind, mind.sight.grid.within(at, printed["range"])):
        hit, stun = foe.gain(printed["damage"]), stun_worth(mind, foe)
        best = max(best, hit + stun if use.empowered and foe.left > printed["damage"] else max(hit, stun))
    return best


def _turian_rebel(mind: Mind, hero: Friend, at: int, use: Use, printed: Printed) -> float:
    aim = AIM if not mind.sight.grid.near[at] & mind.sight.enemy_hexes else 0.0
    return aim + _strides(mind, hero, at, use.points)


def _assassinate(mind: Mind, hero: Friend, at: int, use: Use, printed: Printed) -> float:
    return best_hit(
        mind, hexes_in(mind.sight.grid, at, "fire", printed["min_distance"]), printed["damage"] + aim_bonus(hero)
    )


def _pierce(mind: Mind, hero: Friend, at: int, use: Use, printed: Printed) -> float:
    damage = printed["empowered" if use.empowered else "damage"]
    if not mind.sight.grid.fire[at] & mind.sight.targets:
        return 0.0
    return max(all_hit(mind, mind.sight.grid.ray(at, way), damage) for way in range(6))


def mine_worth(mind: Mind, at: int) -> float:
    """What a mine in a hex is worth: enemies two or three steps off may step on it."""
    sight = mind.sight
    if sight.enemy_hexes >> at & 1 or at in sight.mines:
        return 0.0
    heroes = sum(1 for hero in sight.standing if sight.grid.near[at] >> hero.at & 1)
    foes = sum(1 for foe in sight.foes if 1 <= sight.grid.distance(foe.at, at) <= 2)
    return 0.4 * foes * min(heroes, 2)


def _proximity_mine(mind: Mind, hero: Friend, at: int, use: Use, printed: Printed) -> float:
    if not hero.view.stock:
        return 0.0
    return max(mine_worth(mind, spot) for spot in bits(mind.sight.grid.within(at, printed["range"])))


def _overwatch(mind: Mind, hero: Friend, at: int, use: Use, printed: Printed) -> float:
    waiting = [foe for foe in mind.sight.foes if foe.reach and not foe.reach & mind.sight.hero_hexes]
    return 1.2 if waiting else 0.1


def _archangel(mind: Mind, hero: Friend, at: int, use: Use, printed: Printed) -> float:
    gains = [foe.gain(printed["damage"]) for foe in foes_in(mind, mind.sight.grid.fire[at])]
    return sum(sorted(gains, reverse=True)[: printed["targets"] + hero.view.meter])


def _pistol_burst(mind: Mind, hero: Friend, at: int, use: Use, printed: Printed) -> float:
    foes = foes_in(mind, mind.sight.grid.within(at, printed["range"]))
    if not foes:
        return 0.0
    once = max(foe.gain(printed["damage"]) for foe in foes)
    if not use.empowered:
        return once
    return max(once, max(foe.gain(printed["damage"] * printed["empowered_shots"]) for foe in foes))


def _energy_drain(mind: Mind, hero: Friend, at: int, use: Use, printed: Printed) -> float:
    worth = _attack(mind, hero, at, use, printed)
    return worth + shield_worth(mind, hero, printed["shields"]) if worth else 0.0


def _remote_control(mind: Mind, hero: Friend, at: int, use: Use, printed: Printed) -> float:
    known = mind.flights.get(use.points)
    if known is None:
        here = -0.1 * drone_way(mind, mind.sight.drone)
        best = max(drone_worth(mind, hero, spot) for spot in bits(drone_hexes(mind, use.points)))
        known = mind.flights[use.points] = best - here
    return known


def sabotage_worth(mind: Mind, shooter: Foe) -> float:
    """What it is worth to have an enemy shoot at another."""
    grid = mind.sight.grid
    return best_hit(mind, (grid.near[shooter.at] | grid.fire[shooter.at]) & ~(1 << shooter.at), shooter.attack)


def _sabotage_enemy(mind: Mind, hero: Friend, at: int, use: Use, printed: Printed) -> float:
    return max(
        (
            sabotage_worth(mind, foe) + (stun_worth(mind, foe) if use.empowered else 0.0)
            for foe in foes_in(mind, mind.sight.grid.within(at, printed["range"]))
            if "ranged" in foe.view.markers and not foe.view.stunned
        ),
        default=0.0,
    )


def _sabotage_turrets(mind: Mind, hero: Friend, at: int, use: Use, printed: Printed) -> float:
    sight = mind.sight
    damage = printed["empowered" if use.empowered else "damage"]
    lines = sum(
        all_hit(mind, sight.grid.ray(spot.at, spot.direction), damage)
        for spot in sight.mission.turrets
        if sight.revealed >> spot.at & 1
    )
    return lines + max(all_hit(mind, sight.grid.ray(sight.drone, way), damage) for way in range(6))


def _lockdown(mind: Mind, hero: Friend, at: int, use: Use, printed: Printed) -> float:
    hexes = mind.sight.grid.within(at, printed["range"]) | 1 << mind.sight.drone
    doors = mind.sight.mission.board.doors
    opens = any(hexes >> end & 1 for door in mind.goals.doors for end in doors[door])
    return (door_worth(mind) if opens else 0.0) + _strides(mind, hero, at, printed["steps"])


def _fleet_shielding(mind: Mind, hero: Friend, at: int, use: Use, printed: Printed) -> float:
    near = mind.sight.grid.near
    hexes = near[at] | 1 << at | near[mind.sight.drone] | 1 << mind.sight.drone
    amount = printed["empowered" if use.empowered else "shields"]
    return sum(shield_worth(mind, other, amount) for other in mind.sight.standing if hexes >> other.at & 1)


def _drone_detonation(mind: Mind, hero: Friend, at: int, use: Use, printed: Printed) -> float:
    return blast_hit(mind, mind.sight.drone, printed["damage"], printed["damage"])


def _lift(mind: Mind, hero: Friend, at: int, use: Use, printed: Printed) -> float:
    return max(
        (
            foe.gain(printed["damage"]) + (biotic_worth(mind, foe) if foe.left > printed["damage"] else 0.0)
            for foe in foes_in(mind, mind.sight.grid.within(at, printed["range"]))
        ),
        default=0.0,
    )


def _stasis(mind: Mind, hero: Friend, at: int, use: Use, printed: Printed) -> float:
    foes = foes_in(mind, mind.sight.grid.within(at, use.points))
    return max((stun_worth(mind, foe) for foe in foes), default=0.0)


def _biotic_explosion(mind: Mind, hero: Friend, at: int, use: Use, printed: Printed) -> float:
    damage = printed["empowered" if use.empowered else "damage"]
    return max(
        (
            blast_hit(mind, foe.at, damage, printed["splash"])
            for foe in foes_in(mind, mind.sight.grid.within(at, printed["range"]))
            if foe.view.biotic
        ),
        default=0.0,
    )


def singularity_worth(mind: Mind, at: int) -> float:
    """What a singularity in a hex is worth."""
    return sum(
        biotic_worth(mind, foe) if foe.view.elite else stun_worth(mind, foe)
        for foe in foes_in(mind, mind.sight.grid.near[at] | 1 << at)
    )


def _singularity(mind: Mind, hero: Friend, at: int, use: Use, printed: Printed) -> float:
    reach = mind.sight.grid.within(at, printed["range"])
    centres = 0
    for foe in mind.sight.foes:
        centres |= (mind.sight.grid.near[foe.at] | 1 << foe.at) & reach
    return max((singularity_worth(mind, centre) for centre in bits(centres)), default=0.0)


def _pure_biotics(mind: Mind, hero: Friend, at: int, use: Use, printed: Printed) -> float:
    foes = foes_in(mind, mind.sight.grid.within(at, printed["range"]))
    if use.empowered:
        return max((foe.gain(printed["empowered"]) for foe in foes), default=0.0)
    return max((foe.gain(printed["damage"]) for foe in foes if foe.view.stunned or foe.view.biotic), default=0.0)


def _skull_crack(mind: Mind, hero: Friend, at: int, use: Use, printed: Printed) -> float:
    damage = printed["empowered" if use.empowered else "damage"]
    return max(
        (
            foe.gain(damage) + (0.5 * calm_worth(mind, foe) if foe.left > damage else 0.0)
            for foe in foes_in(mind, mind.sight.grid.near[at])
        ),
        default=0.0,
    )


def _bull_rush(mind: Mind, hero: Friend, at: int, use: Use, printed: Printed) -> float:
    near = mind.sight.grid.within(at, use.points + 1)
    return 0.8 * best_hit(mind, near, printed["damage"]) + 0.6 * _strides(mind, hero, at, use.points)


def lift_grenade_worth(mind: Mind, at: int, damage: int) -> float:
    """What Wrex's grenade in a hex is worth."""
    return sum(
        foe.gain(damage) + (biotic_worth(mind, foe) if foe.left > damage else 0.0)
        for foe in foes_in(mind, mind.sight.grid.near[at] | 1 << at)
    )


def _lift_grenade(mind: Mind, hero: Friend, at: int, use: Use, printed: Printed) -> float:
    hexes = hexes_in(mind.sight.grid, at, "fire", 0, printed["range"])
    return max((lift_grenade_worth(mind, centre, printed["damage"]) for centre in bits(hexes)), default=0.0)


WORTHS: dict[str, Worth] = {
    "attack": _attack,
    "stand-together": _stand_together,
    "warp": _warp,
    "adrenaline-rush": _adrenaline_rush,
    "firestorm": _firestorm,
    "biotic-charge": _biotic_charge,
    "overload": _overload,
    "turian-rebel": _turian_rebel,
    "assassinate": _assassinate,
    "pierce": _pierce,
    "proximity-mine": _proximity_mine,
    "overwatch": _overwatch,
    "archangel": _archangel,
    "pistol-burst": _pistol_burst,
    "energy-drain": _energy_drain,
    "remote-control": _remote_control,
    "sabotage-enemy": _sabotage_enemy,
    "sabotage-turrets": _sabotage_turrets,
    "lockdown": _lockdown,
    "fleet-shielding": _fleet_shielding,
    "drone-detonation": _drone_detonation,
    "lift": _lift,
    "stasis": _stasis,
    "biotic-explosion": _biotic_explosion,
    "singularity": _singularity,
    "pure-biotics": _pure_biotics,
    "skull-crack": _skull_crack,
    "bull-rush": _bull_rush,
    "lift-grenade": _lift_grenade,
}
