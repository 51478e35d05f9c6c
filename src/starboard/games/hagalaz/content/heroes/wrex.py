"""The board of Urdnot Wrex: rage tokens, short range, a thick skin (catalogue 63)."""

from __future__ import annotations

from starboard.core.choice import Legality, Value, choose, choose_legal, choose_some
from starboard.core.hexes import bits, contains
from starboard.core.ruling import ALLOWED, Ruling, refuse
from starboard.games.hagalaz.content.heroes.shared import aim, biotic_too, blast_damage, closed_to_moved, forced_steps
from starboard.games.hagalaz.content.registry import ACTION, EFFECTS
from starboard.games.hagalaz.effects import heal, note_shot, release, set_meter, spend, stun
from starboard.games.hagalaz.moments import Moment, Query
from starboard.games.hagalaz.printed import Hook
from starboard.games.hagalaz.queries import (
    hero_board,
    is_elite,
    is_revealed,
    standing_hexes,
)
from starboard.games.hagalaz.rules.actions import Play
from starboard.games.hagalaz.rules.attacks import Shot, enemies_in_range, pick_enemy, shoot
from starboard.games.hagalaz.rules.damage import move_enemy, strike_all
from starboard.games.hagalaz.rules.items import can_throw, grenade_hexes
from starboard.games.hagalaz.rules.movement import is_crowded, other_heroes, step, steps_from
from starboard.games.hagalaz.rules.picking import DECLINE, GO_ON
from starboard.games.hagalaz.state import Enemy, Hero, State

RAGE_USED = "turn:blood-rage"
SHOT_AGAIN = "shoot-again"
OLD_BLOOD = "mission:old-blood"


# --- Blood Rage ---------------------------------------------------------------------------------------------


def rage_tokens(state: State, hero: Hero) -> int:
    """HG-WREX-01: how many rage tokens the hero has, Calm and Enraged."""
    return int(hero_board(state, hero).main.parameters["tokens"])


def enrage(state: State, hero: Hero, tokens: int, *, rule: str) -> None:
    """HG-WREX-01: turn so many Calm tokens to Enraged, as far as there are any."""
    set_meter(state, hero, min(hero.meter + tokens, rage_tokens(state, hero)), rule=rule)


@EFFECTS.on("blood-rage", Moment.SETUP)
async def lay_out_rage(state: State, owner: Hero, *, enraged: int) -> None:
    """HG-SETUP-15: so many of the tokens begin Enraged."""
    set_meter(state, owner, enraged, rule="HG-SETUP-15")


@EFFECTS.on("blood-rage", Moment.STAR)
async def grow_angry(state: State, hero: Hero, *, tokens: int) -> None:
    """HG-CORE-09: a star turns one Calm token to Enraged, if one is left."""
    set_meter(state, hero, min(hero.meter + 1, tokens), rule="HG-CORE-09")


@EFFECTS.on("blood-rage", Moment.ROLLED)
async def rage_before_actions(state: State, owner: Hero, hero: Hero, *, damage: int) -> None:
    """HG-CORE-09: rage may be let out before the first action."""
    if hero is owner:
        await let_out_rage(state, owner, damage)


@EFFECTS.on("blood-rage", Moment.ACTION_END)
async def rage_after_action(state: State, owner: Hero, play: Play, *, damage: int) -> None:
    """HG-CORE-09: rage may be let out after any action of his turn, which is before the next one."""
    await let_out_rage(state, owner, damage)


@EFFECTS.on("blood-rage", Moment.DOWNED)
async def calm_down(state: State, owner: Hero, hero: Hero) -> None:
    """HG-DOWN-01: going Downed turns all tokens to Calm."""
    if hero is owner:
        set_meter(state, owner, 0, rule="HG-DOWN-01")


async def let_out_rage(state: State, hero: Hero, damage: int) -> None:
    """HG-CORE-09: once a turn, each token turned to Calm hurts another adjacent enemy."""
    if not hero.meter or RAGE_USED in hero.spent:
        return
    near = enemies_in_range(state, hero.at, "adjacent")
    picked = await choose_some(
        hero.seat,
        "rage-at-whom",
        [("attack", enemy.id) for enemy in near],
        rule="HG-CORE-09",
        most=min(hero.meter, len(near)),
        done=GO_ON,
        hero=hero.id,
    )
    if not picked:
        return
    spend(hero, RAGE_USED)
    set_meter(state, hero, hero.meter - len(picked), rule="HG-CORE-09")
    hurt = [enemy for enemy in near if ("attack", enemy.id) in picked]
    await strike_all(state, hero, hurt, damage, source="blood-rage", rule="HG-CORE-09")


# --- actions ------------------------------------------------------------------------------------------------


@EFFECTS.on("skull-crack", ACTION)
async def skull_crack(state: State, hero: Hero, play: Play, *, damage: int, empowered: int, push: int) -> None:
    """HG-RULING-72, HG-ELITE-09: hurt an adjacent enemy; a grunt that stands is pushed (and stunned)."""
    aimed = await aim(state, hero, play, "adjacent", damage=damage, empowered=empowered)
    if aimed is None:
        return
    enemy, amount = aimed
    direction = state.kit.board.step[hero.at].index(enemy.at)
    leaves = stunned_by_crack if play.empowered and amount == empowered else None
    await shoot(state, hero, enemy, amount, play.action, leaves=leaves)
    if enemy in state.enemies and not is_elite(state, enemy):
        await push_enemy(state, hero, enemy, direction, push)


def stunned_by_crack(state: State, enemy: Enemy) -> None:
    """HG-STUN-01: a grunt is stunned at the same instant as hurt."""
    stun(state, enemy, rule="HG-STUN-01")


async def push_enemy(state: State, hero: Hero, enemy: Enemy, direction: int, hexes: int) -> None:
    """HG-RULING-31: push an enemy straight on; it stops before whatever it cannot enter or end in."""
    for _ in range(hexes):
        to = state.kit.board.step[enemy.at][direction]
        if enemy in state.enemies and to in forced_steps(state, enemy, 1):
            await move_enemy(state, enemy, [to], rule="HG-RULING-31", by=hero)


@EFFECTS.on("bull-rush", ACTION)
async def bull_rush(state: State, hero: Hero, play: Play, *, damage: int) -> None:
    """HG-MOVE-08, HG-RULING-25: move in a straight line; whoever moved may hurt an adjacent enemy."""
    start = hero.at
    lines: dict[Value, list[int]] = {("move", line[-1]): line for line in straight_lines(state, hero, play.points)}
    no_line = refuse("HG-GAP-13", "no-clear-line", points=play.points)
    picked = await choose(
        hero.seat,
        "rush-where",
        [*lines, DECLINE],
        rule="HG-RULING-25",
        refused=lambda: Legality(
            {("move", to): to for to in range(state.kit.board.size)},
            lambda to: ALLOWED if ("move", to) in lines else no_line,
        ),
        hero=hero.id,
        points=play.points,
    )
    if picked == DECLINE:
        return
    foothold = start
    for to in lines[picked]:
        if contains(state.enemy_hexes, to):
            break
        if not await step(state, hero, to, foothold=foothold, rule="HG-RULING-25"):
            break
        if not is_crowded(state, hero):
            foothold = to
    if hero.downed or hero.at == start:
        return
    enemy = await pick_enemy(state, hero, "rush-at-whom", rule="HG-RULING-72", reach="adjacent")
    if enemy is not None:
        await shoot(state, hero, enemy, damage, play.action)


def straight_lines(state: State, hero: Hero, points: int) -> list[list[int]]:
    """HG-MOVE-04, 05, 08: the straight ways of up to so many steps; other heroes are passed, not ended on."""
    the_grid, others = state.grid, other_heroes(state, hero)
    lines: list[list[int]] = []
    for direction in range(6):
        line: list[int] = []
        at = hero.at
        while len(line) < points:
            to = the_grid.board.step[at][direction]
            if to < 0 or not the_grid.walk[at] & ~state.enemy_hexes & 1 << to:
                break
            line.append(to)
            at = to
            if not others >> at & 1:
                lines.append(list(line))
    return lines


@EFFECTS.on("lift-grenade", ACTION)
async def lift_grenade(state: State, hero: Hero, play: Play, *, range: int, damage: int) -> None:
    """HG-WREX-06, HG-GREN-05, HG-RULING-35: all enemies in and around a hex are hurt and marked."""
    picked = await choose(
        hero.seat,
        "lift-grenade-where",
        [*(("hex", at) for at in grenade_hexes(state, hero, range)), DECLINE],
        rule="HG-RULING-35",
        refused=lambda: Legality(
            {("hex", at): at for at in state.kit.board.index.values()},
            lambda at: can_throw(state, hero, at, range),
        ),
        hero=hero.id,
    )
    if picked != DECLINE:
        at = int(picked[1])
        await blast_damage(state, hero, at, damage, damage, play.action, rule="HG-WREX-06", leaves=biotic_too)


# --- reactions ----------------------------------------------------------------------------------------------


@EFFECTS.on("provoke", Moment.TURN_START)
async def provoke(state: State, owner: Hero, *, steps: int) -> None:
    """HG-WREX-02, 03, HG-RULING-67: at the start of his turn he may draw a distant enemy nearer."""
    enemies: dict[Value, Enemy] = {("attack", enemy.id): enemy for enemy in state.enemies}
    picked = await choose_legal(
        owner.seat,
        "provoke-whom",
        enemies,
        lambda enemy: can_provoke(state, owner, enemy, steps),
        besides=[GO_ON],
        rule="HG-WREX-02",
        hero=owner.id,
    )
    if picked == GO_ON:
        return
    enemy = enemies[picked]
    goals = nearer_hexes(state, owner, enemy)
    for left in range(steps, 0, -1):
        ways: list[Value] = [("enemy-to", enemy.id, at) for at in nearer_steps(state, enemy, goals, left)]
        if goals >> enemy.at & 1:
            ways.append(("stop",))
        if not ways:  # what its last step set off has closed the way on
            break
        way = await choose(owner.seat, "provoke-where", ways, rule="HG-WREX-03", hero=owner.id, enemy=enemy.token)
        if way[0] == "stop":
            break
        await move_enemy(state, enemy, [int(way[2])], rule="HG-WREX-02", by=owner)
        if enemy not in state.enemies:
            break


def can_provoke(state: State, hero: Hero, enemy: Enemy, steps: int) -> Ruling:
    """HG-WREX-02, 03, HG-RULING-67: revealed, next to no hero, and able to end nearer than it is."""
    if not is_revealed(state, enemy.at):
        return refuse("HG-CONC-03", "concealed")
    if state.grid.near[enemy.at] & standing_hexes(state):
        return refuse("HG-WREX-02", "next-to-a-hero")
    if not state.grid.flood(enemy.at, steps, closed_to_moved(state)) & nearer_hexes(state, hero, enemy):
        return refuse("HG-WREX-03", "no-way-nearer")
    return ALLOWED


def nearer_hexes(state: State, hero: Hero, enemy: Enemy) -> int:
    """HG-WREX-03: the free hexes that are strictly nearer to the hero than the enemy is."""
    nearer = state.grid.within(hero.at, state.grid.distance(hero.at, enemy.at) - 1)
    return nearer & ~(state.hero_hexes | state.enemy_hexes)


def nearer_steps(state: State, enemy: Enemy, goals: int, steps: int) -> list[int]:
    """The hexes a moved enemy may step into so that it can still end in one of `goals`."""
    closed = closed_to_moved(state)
    return [at for at in forced_steps(state, enemy, steps) if state.grid.flood(at, steps - 1, closed) & goals]


@EFFECTS.on("shoot-again", Moment.ACTION_START)
async def reload(state: State, owner: Hero, play: Play) -> None:
    """HG-WREX-08: only a blast of the present action can be fired again."""
    note_shot(owner, 0)


@EFFECTS.on("shoot-again", Moment.SHOT)
async def note_blast(state: State, owner: Hero, hero: Hero, shot: Shot) -> None:
    """HG-WREX-08: what the first blast dealt, the second will."""
    if hero is owner:
        note_shot(owner, shot.damage)


@EFFECTS.on("shoot-again", Moment.ACTION_RESOLVED)
async def shoot_again(state: State, owner: Hero, play: Play, *, calm: int, shots: list[str]) -> None:
    """HG-WREX-08, HG-RULING-55: once a round, two tokens turned to Calm fire the blast again, same damage."""
    if play.action not in shots or not owner.shot:
        return
    if owner.meter < calm or SHOT_AGAIN in owner.spent:
        return
    printed = hero_board(state, owner).effects[play.action].parameters
    reach, most = printed["range"], printed["max_distance"]
    enemy = await pick_enemy(state, owner, "shoot-again-at-whom", rule="HG-WREX-08", reach=reach, most=most)
    if enemy is not None:
        spend(owner, SHOT_AGAIN)
        set_meter(state, owner, owner.meter - calm, rule="HG-WREX-08")
        await shoot(state, owner, enemy, owner.shot, play.action)


@EFFECTS.on("warlord", Moment.ACTION_START)
async def warlord(state: State, owner: Hero, play: Play, *, calm: int, steps: int) -> None:
    """HG-WREX-04, 05, HG-RULING-68: at the start of an action a token turned to Calm buys him a step."""
    if owner.meter < calm:
        return
    for left in range(steps, 0, -1):
        values: list[Value] = [("move", at) for at in bits(steps_from(state, owner, left))]
        if not is_crowded(state, owner):
            values.append(GO_ON)
        picked = await choose(owner.seat, "warlord-where", values, rule="HG-WREX-04", hero=owner.id, points=left)
        if picked == GO_ON:
            return
        if left == steps:
            set_meter(state, owner, owner.meter - calm, rule="HG-WREX-04")
        if not await step(state, owner, int(picked[1]), rule="HG-RULING-68"):
            # Grapple ends this step, not the action it comes before.
            release(owner)
            return


@EFFECTS.on("old-blood", Moment.WOUNDED)
async def old_blood(state: State, owner: Hero, hero: Hero, lost: int, *, rage: int, health: int, uses: int) -> None:
    """HG-LOYAB-01, HG-DMGH-05, HG-DOWN-01: losing health makes him angry; once he refuses to fall."""
    if hero is not owner:
        return
    if owner.health:
        enrage(state, owner, rage, rule="HG-LOYAB-01")
    elif owner.spent.count(OLD_BLOOD) < uses:
        spend(owner, OLD_BLOOD)
        heal(state, owner, health, rule="HG-LOYAB-01")
        enrage(state, owner, rage_tokens(state, owner), rule="HG-LOYAB-01")


# --- modifiers ----------------------------------------------------------------------------------------------


@EFFECTS.on("thick-hide", Query.HERO_DAMAGE)
def thick_hide(state: State, hook: Hook, hero: Hero, amount: int, *, least: int, reduce: int) -> int:
    """HG-TARGET-06, HG-OPP-03: a hard enough hit of an enemy deals a little less."""
    return amount - reduce if state.heroes[hook.hero] is hero and amount >= least else amount
