"""The board of Tali'Zorah: the drone Chatika, doors, turrets and turned enemies (catalogue 62)."""

from __future__ import annotations

from starboard.core.choice import Legality, Value, choose, choose_legal
from starboard.core.hexes import bits, contains, mask_of
from starboard.core.ruling import ALLOWED, Ruling, refuse
from starboard.games.hagalaz.content.heroes.shared import aim, attack, blast_damage, choose_enemy
from starboard.games.hagalaz.content.registry import ACTION, AT_ONCE, EFFECTS
from starboard.games.hagalaz.effects import move_drone, restore_shields, stun, turn_turret
from starboard.games.hagalaz.moments import Moment, Query
from starboard.games.hagalaz.printed import Hook
from starboard.games.hagalaz.queries import (
    active_turrets,
    attack_value,
    blast,
    enemies_in,
    enemy_by_id,
    is_elite,
    is_revealed,
    printed,
    standing,
    targetable,
    turret_line,
)
from starboard.games.hagalaz.rules.actions import Play
from starboard.games.hagalaz.rules.attacks import can_aim, shoot
from starboard.games.hagalaz.rules.damage import strike, strike_all
from starboard.games.hagalaz.rules.movement import move_hero, turn_over
from starboard.games.hagalaz.rules.objectives import check_objectives
from starboard.games.hagalaz.rules.picking import DECLINE, GO_ON
from starboard.games.hagalaz.state import Enemy, Hero, State

# --- Combat Drone -------------------------------------------------------------------------------------------


@EFFECTS.on("combat-drone", Moment.SETUP)
async def set_up_drone(state: State, owner: Hero) -> None:
    """HG-SETUP-15: Chatika starts in Tali's hex."""
    move_drone(state, owner.at, rule="HG-SETUP-15")


@EFFECTS.on("combat-drone", Moment.STAR)
async def combat_drone(state: State, hero: Hero, *, steps: int) -> None:
    """HG-CORE-08: for each star Chatika may move and then use one drone action."""
    await fly(state, hero, steps, rule="HG-CORE-08")
    await drone_action(state, hero)


@EFFECTS.on("remote-control", ACTION)
async def remote_control(state: State, hero: Hero, play: Play) -> None:
    """HG-GAP-11: Chatika moves up to the movement points of the die, then uses one drone action."""
    await fly(state, hero, play.points, rule="HG-GAP-11")
    await drone_action(state, hero)


def drone_reach(state: State, steps: int) -> int:
    """HG-TALI-01, HG-GAP-10: where Chatika can fly: through characters and up elevations, through no wall or
    locked door, into no concealed area. Her own hex is included."""
    near = state.grid.near
    revealed = state.seen
    reach = 1 << state.drone
    for _ in range(steps):
        for at in bits(reach):
            reach |= near[at] & revealed
    return reach


def can_fly(state: State, to: int, steps: int) -> Ruling:
    """HG-GAP-10: whether Chatika can get to a hex."""
    if contains(drone_reach(state, steps), to):
        return ALLOWED
    if not is_revealed(state, to):
        return refuse("HG-GAP-10", "concealed")
    return refuse("HG-GAP-10", "out-of-range", range=steps)


async def fly(state: State, hero: Hero, steps: int, *, rule: str) -> None:
    """HG-TALI-01: Chatika may move. Only where she ends matters: hexes do nothing to a token."""
    hexes = drone_reach(state, steps) & ~(1 << state.drone)
    values: list[Value] = [("hex", to) for to in bits(hexes)]
    picked = await choose(
        hero.seat,
        "drone-where",
        [*values, ("stop",)],
        rule=rule,
        refused=lambda: Legality(
            {("hex", to): to for to, _ in enumerate(state.kit.board.names) if to != state.drone},
            lambda to: can_fly(state, to, steps),
        ),
        hero=hero.id,
        points=steps,
    )
    if picked[0] == "hex":
        move_drone(state, int(picked[1]), rule=rule)


def drone_damage(state: State) -> int:
    """How hard Chatika hits with a drone action."""
    amount = 0
    for hook in state.kit.hooks[Query.DRONE_DAMAGE]:
        amount = hook.call(state, hook, amount)
    return amount


@EFFECTS.on("combat-drone", Query.DRONE_DAMAGE)
@EFFECTS.on("combat-upgrade", Query.DRONE_DAMAGE)
def drone_hits(state: State, hook: Hook, amount: int, *, damage: int) -> int:
    """HG-GAP-10, HG-GAP-11: the damage printed for the drone, and what Combat Upgrade adds to it."""
    return amount + damage


def doors_at(state: State, hexes: int) -> list[int]:
    """The doors on an edge of one of these hexes."""
    return [door for door, pair in enumerate(state.kit.board.doors) if mask_of(pair) & hexes]


def can_use_drone(state: State, value: Value) -> Ruling:
    """HG-CORE-08: an enemy in her hex or beside it, a locked door on its edge, an active turret in it."""
    verb, target = value[0], int(value[1])
    here, aside = 1 << state.drone, refuse("HG-GAP-10", "too-far-from-drone")
    if verb == "attack":
        enemy = enemy_by_id(state, target)
        return ALLOWED if enemy and contains(blast(state, state.drone) & targetable(state), enemy.at) else aside
    if verb == "door":
        if target not in doors_at(state, here):
            return aside
        return ALLOWED if state.locked_doors >> target & 1 else refuse("HG-DOOR-05", "door-unlocked")
    if state.kit.mission.turrets[target].at != state.drone:
        return aside
    return ALLOWED if target in active_turrets(state) else refuse("HG-TURR-08", "turret-disabled")


async def drone_action(state: State, hero: Hero) -> None:
    """HG-CORE-08: Chatika may hit an enemy, unlock a door or disable a turret; Reactions go toward Tali."""
    damage = drone_damage(state)
    turrets = state.kit.mission.turrets
    around: list[Value] = [("attack", enemy.id, damage) for enemy in enemies_in(state, blast(state, state.drone))]
    around += [("door", door) for door in doors_at(state, 1 << state.drone)]
    around += [("turret", turret) for turret, spot in enumerate(turrets) if spot.at == state.drone]

    def everything() -> dict[Value, Value]:
        uses: list[Value] = [("attack", enemy.id, damage) for enemy in state.enemies]
        uses += [("door", door) for door, _ in enumerate(state.kit.board.doors)]
        uses += [("turret", turret) for turret, _ in enumerate(turrets)]
        return {use: use for use in uses}

    picked = await choose_legal(
        hero.seat,
        "drone-does",
        {use: use for use in around},
        lambda use: can_use_drone(state, use),
        thought_of=everything,
        besides=[DECLINE],
        rule="HG-CORE-08",
        hero=hero.id,
    )
    if picked[0] == "attack":
        enemy = enemy_by_id(state, int(picked[1]))
        assert enemy is not None, "only enemies on the map are offered"
        await strike(state, hero, enemy, damage, source="drone", rule="HG-RULING-32")
    elif picked[0] == "door":
        await turn_over(state, int(picked[1]), rule="HG-DOOR-05")
    elif picked[0] == "turret":
        turn_turret(state, int(picked[1]), active=False, rule="HG-TURR-08")
        await check_objectives(state)


# --- starting abilities -------------------------------------------------------------------------------------


@EFFECTS.on("pistol-burst", ACTION)
async def pistol_burst(state: State, hero: Hero, play: Play, *, range: int, damage: int, empowered_shots: int) -> None:
    """HG-TALI-05, HG-RULING-55: damage to an enemy; Empowered, a second time with a target of its own."""
    shots = empowered_shots if play.empowered else 1
    while shots:
        shots -= 1
        hit = await aim(state, hero, play, range, damage=damage, empowered=damage, rule="HG-TALI-05")
        if hit is None:
            return
        await shoot(state, hero, *hit, play.action)


@EFFECTS.on("energy-drain", ACTION)
async def energy_drain(
    state: State, hero: Hero, play: Play, *, range: int, damage: int, empowered: int, shields: int
) -> None:
    """HG-TALI-08: damage to an enemy, and Tali regains a shield if she lacks one; no enemy, no shield."""
    if await attack(state, hero, play, range=range, damage=damage, empowered=empowered):
        restore_shields(state, hero, shields, rule="HG-TALI-08")


# --- abilities to unlock ------------------------------------------------------------------------------------


def in_its_sights(state: State, enemy: Enemy) -> list[Enemy]:
    """HG-TALI-07: the other enemies adjacent to an enemy or in its line of fire, void or not."""
    the_grid = state.grid
    return enemies_in(state, (the_grid.near[enemy.at] | the_grid.fire[enemy.at]) & targetable(state))


def can_be_turned(state: State, hero: Hero, enemy: Enemy, reach: int, stuns: bool) -> Ruling:
    """HG-TALI-07, HG-MARK-07: an Active enemy with Ranged printed on it, and somebody for it to shoot at."""
    ruling = can_aim(state, hero.at, enemy, reach)
    if not ruling:
        return ruling
    if enemy.stunned:
        return refuse("HG-MARK-07", "stunned-already")
    if "ranged" not in printed(state, enemy).markers:
        return refuse("HG-TALI-07", "not-ranged")
    if not in_its_sights(state, enemy) and (not stuns or is_elite(state, enemy)):
        return refuse("HG-TALI-07", "nobody-in-its-sights")
    return ALLOWED


@EFFECTS.on("sabotage-enemy", ACTION)
async def sabotage_enemy(state: State, hero: Hero, play: Play, *, range: int) -> None:
    """HG-TALI-07, HG-RULING-32: a Ranged enemy hits another for Tali; Empowered, a grunt is then stunned."""
    shooter = await choose_enemy(
        state,
        hero,
        play,
        "sabotage-whom",
        lambda enemy: can_be_turned(state, hero, enemy, range, play.empowered),
        rule="HG-TALI-07",
    )
    if shooter is None:
        return
    victims = in_its_sights(state, shooter)
    if victims:
        damage = attack_value(state, shooter)
        values: list[Value] = [("attack", enemy.id, damage) for enemy in victims]
        picked = await choose(
            hero.seat, "sabotage-target", values, rule="HG-TALI-07", hero=hero.id, enemy=shooter.token
        )
        await strike(state, hero, victims[values.index(picked)], damage, source=play.action, rule="HG-TALI-07")
    if not play.empowered or shooter not in state.enemies or is_elite(state, shooter):
        return
    if await _wants_stun(state, hero, shooter, victims):
        stun(state, shooter, rule="HG-GAP-11")


async def _wants_stun(state: State, hero: Hero, shooter: Enemy, victims: list[Enemy]) -> bool:
    """HG-EMP-02: the standard version leaves the enemy Active; it needs somebody to shoot at."""
    values: list[Value] = [("use", "stun")]
    if victims:
        values.append(GO_ON)
    picked = await choose(hero.seat, "sabotage-stun", values, rule="HG-EMP-02", hero=hero.id, enemy=shooter.token)
    return picked[0] == "use"


@EFFECTS.on("sabotage-turrets", ACTION)
async def sabotage_turrets(state: State, hero: Hero, play: Play, *, damage: int, empowered: int) -> None:
    """HG-TALI-06: every turret, disabled or not, and Chatika hit all enemies in their lines of fire."""
    the_grid, aimed_at = state.grid, targetable(state)
    lines: dict[Value, int] = {
        ("turret", turret): turret_line(state, turret)
        for turret, spot in enumerate(state.kit.mission.turrets)
        if is_revealed(state, spot.at) and turret_line(state, turret) & aimed_at
    }
    ways: list[Value] = [("direction", way) for way in range(6) if the_grid.ray(state.drone, way) & aimed_at]
    if not ways and not lines:
        return
    picked = await choose(
        hero.seat,
        "sabotage-turrets-how",
        [*(ways or [("use", "turrets")]), DECLINE],
        rule="HG-TALI-06",
        hero=hero.id,
    )
    if picked == DECLINE:
        return
    if picked[0] == "direction":
        lines["use", "chatika"] = the_grid.ray(state.drone, int(picked[1]))
    while lines:
        first = await _next_to_fire(state, hero, lines)
        enemies = enemies_in(state, lines.pop(first) & targetable(state))
        amount = empowered if play.empowered else damage
        await strike_all(state, hero, enemies, amount, source=play.action, rule="HG-TALI-06")


async def _next_to_fire(state: State, hero: Hero, lines: dict[Value, int]) -> Value:
    """HG-RULING-48: the player orders those that hit the same enemy; for others the order does not matter."""
    aimed_at = targetable(state)
    crossing = [
        source
        for source, line in lines.items()
        if any(line & other & aimed_at for by, other in lines.items() if by != source)
    ]
    if not crossing:
        return next(iter(lines))
    return await choose(hero.seat, "sabotage-turrets-next", crossing, rule="HG-RULING-48", hero=hero.id)


@EFFECTS.on("lockdown", ACTION)
async def lockdown(state: State, hero: Hero, play: Play, *, range: int, steps: int) -> None:
    """HG-GAP-11, HG-DOOR-01: turn a door over near Chatika or Tali, then move; either part may be skipped."""
    doors: dict[Value, int] = {("door", door): door for door, _ in enumerate(state.kit.board.doors)}
    within = doors_at(state, state.grid.within(hero.at, range) | 1 << state.drone)
    picked = await choose_legal(
        hero.seat,
        "lockdown-which",
        doors,
        lambda door: ALLOWED if door in within else refuse("HG-DIST-05", "out-of-range", range=range),
        besides=[GO_ON],
        rule="HG-GAP-11",
        hero=hero.id,
    )
    if picked != GO_ON:
        await turn_over(state, doors[picked], rule="HG-DOOR-05")
    await move_hero(state, hero, steps, fast_travel=False, rule="HG-RULING-25")


@EFFECTS.on("fleet-shielding", ACTION)
async def fleet_shielding(state: State, hero: Hero, play: Play, *, shields: int, empowered: int) -> None:
    """HG-DMGH-04: Tali and the heroes near her or near Chatika regain shields, each once."""
    hexes = blast(state, hero.at) | blast(state, state.drone)
    amount = empowered if play.empowered else shields
    for other in standing(state):
        if hexes >> other.at & 1:
            restore_shields(state, other, amount, rule="HG-DMGH-04")


@EFFECTS.on("fleet-shielding", AT_ONCE)
def shields_at_once(state: State, hero: Hero, play: Play) -> bool:
    """Nobody is asked anything."""
    return True


@EFFECTS.on("drone-detonation", ACTION)
async def drone_detonation(state: State, hero: Hero, play: Play, *, damage: int) -> None:
    """HG-GAP-11, HG-RULING-32: everybody in and around Chatika's hex is hurt; then she is back with Tali."""
    picked = await choose(hero.seat, "detonate", [("use", "detonate"), DECLINE], rule="HG-ACT-08", hero=hero.id)
    if picked == DECLINE:
        return
    await blast_damage(state, hero, state.drone, damage, damage, play.action, rule="HG-RULING-32")
    move_drone(state, hero.at, rule="HG-GAP-11")
