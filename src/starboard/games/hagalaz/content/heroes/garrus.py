"""The board of Garrus Vakarian: aim, long shots, mines, overwatch (HG-GARR, HG-CORE-06)."""

from __future__ import annotations

from starboard.core.choice import Value, choose, choose_legal, choose_some
from starboard.core.hexes import bits
from starboard.core.ruling import ALLOWED, Ruling, refuse
from starboard.games.hagalaz.content.heroes.shared import choose_enemy
from starboard.games.hagalaz.content.registry import ACTION, AT_ONCE, EFFECTS
from starboard.games.hagalaz.effects import (
    place_mine,
    set_meter,
    set_off_mine,
    set_overwatch,
    spend,
    stun,
    take_stock,
)
from starboard.games.hagalaz.moments import Moment
from starboard.games.hagalaz.queries import (
    enemies_in,
    has_ability,
    hero_board,
    hex_name,
    is_elite,
    is_revealed,
    targetable,
)
from starboard.games.hagalaz.rules.actions import Play
from starboard.games.hagalaz.rules.attacks import Shot, can_aim, enemies_in_range, shoot
from starboard.games.hagalaz.rules.damage import Hit, strike, strike_all
from starboard.games.hagalaz.rules.movement import is_hemmed_in, move_hero
from starboard.games.hagalaz.rules.picking import DECLINE, GO_ON
from starboard.games.hagalaz.state import Enemy, Hero, State

AIM_USED = "turn:aim"
STUN: Value = ("use", "stun")
DAMAGE: Value = ("use", "damage")
DAMAGE_AND_STUN: Value = ("use", "damage-and-stun")


# --- Aim and Calibrations -----------------------------------------------------------------------------------


@EFFECTS.on("aim", Moment.SETUP)
async def set_up_aim(state: State, owner: Hero, *, start: int) -> None:
    """HG-CORE-06: the cube lies at the start of the aim track."""
    set_meter(state, owner, start, rule="HG-CORE-06")


@EFFECTS.on("aim", Moment.STAR)
async def aim_better(state: State, hero: Hero, *, track: int) -> None:
    """HG-CORE-06: a star raises aim by one, up to the end of the track."""
    set_meter(state, hero, min(hero.meter + 1, track), rule="HG-CORE-06")


@EFFECTS.on("aim", Moment.DOWNED)
async def lose_aim(state: State, owner: Hero, hero: Hero) -> None:
    """HG-GAP-06: going Downed sets aim to 0."""
    if hero is owner:
        set_meter(state, owner, 0, rule="HG-GAP-06")


@EFFECTS.on("aim", Moment.SHOT)
@EFFECTS.on("calibrations", Moment.SHOT)
async def aimed_shot(
    state: State,
    owner: Hero,
    hero: Hero,
    shot: Shot,
    *,
    thresholds: list[int],
    bonuses: list[int],
    shots: list[str],
    unless: str = "",
) -> None:
    """HG-GARR-08 to 10, HG-GAP-06: once per turn, for the shots named, all aim for the damage its value is worth.

    Aim has one table, Calibrations have another, which stands instead of it: `unless` they are unlocked.
    """
    if hero is not owner or shot.source not in shots or (unless and has_ability(state, owner, unless)):
        return
    reached = [bonus for least, bonus in zip(thresholds, bonuses, strict=True) if hero.meter >= least]
    if not reached or AIM_USED in hero.spent:
        return
    values: list[Value] = [("use", "aim"), GO_ON]
    enemy, aim, bonus = shot.enemy.token, hero.meter, reached[-1]
    picked = await choose(
        hero.seat, "use-aim", values, rule="HG-GARR-08", hero=hero.id, enemy=enemy, aim=aim, bonus=bonus
    )
    if picked != GO_ON:
        shot.damage += bonus
        set_meter(state, hero, 0, rule="HG-GAP-06")
        spend(hero, AIM_USED)


def raise_aim(state: State, hero: Hero, amount: int, *, rule: str) -> None:
    """Aim rises, up to the end of the track of the main ability."""
    track = int(hero_board(state, hero).main.parameters["track"])
    set_meter(state, hero, min(hero.meter + amount, track), rule=rule)


# --- starting abilities -------------------------------------------------------------------------------------


@EFFECTS.on("overload", ACTION)
async def overload(state: State, hero: Hero, play: Play, *, range: int, damage: int) -> None:
    """HG-GARR-05: damage or, for a grunt, stun; both with an Empowered die."""
    enemy = await choose_enemy(
        state,
        hero,
        play,
        "overload-whom",
        lambda enemy: can_aim(state, hero.at, enemy, range),
        rule="HG-GARR-05",
    )
    if enemy is None:
        return
    values = [DAMAGE]
    if not enemy.stunned and not is_elite(state, enemy):
        values = [DAMAGE_AND_STUN, DAMAGE, STUN] if play.empowered else [DAMAGE, STUN]
    picked = await choose(hero.seat, "overload-how", values, rule="HG-GARR-05", enemy=enemy.token, damage=damage)
    if picked == STUN:
        stun(state, enemy, rule="HG-GARR-05")
    else:
        leaves = stunned_by_overload if picked == DAMAGE_AND_STUN else None
        await shoot(state, hero, enemy, damage, play.action, leaves=leaves)


def stunned_by_overload(state: State, enemy: Enemy) -> None:
    """HG-GARR-05, HG-RULING-45: stunned at the same instant as hurt, a grunt does not react."""
    stun(state, enemy, rule="HG-GARR-05")


@EFFECTS.on("turian-rebel", ACTION)
async def turian_rebel(state: State, hero: Hero, play: Play, *, aim: int) -> None:
    """HG-GARR-04: move without provoking opportunity attacks; with no enemy adjacent then, aim rises."""
    await move_hero(state, hero, play.points, provoke=False, rule="HG-GARR-04")
    if not hero.downed and not state.grid.near[hero.at] & state.enemy_hexes:
        raise_aim(state, hero, aim, rule="HG-GAP-07")


@EFFECTS.on("turian-rebel", AT_ONCE)
def aims_at_once(state: State, hero: Hero, play: Play) -> bool:
    """Where there is no way to go, aim rises and nobody is asked."""
    return is_hemmed_in(state, hero, play.points)


# --- locked abilities ---------------------------------------------------------------------------------------


@EFFECTS.on("assassinate", ACTION)
async def assassinate(state: State, hero: Hero, play: Play, *, damage: int, min_distance: int, aim: int) -> None:
    """HG-GAP-07: a heavy shot from a distance; aim rises if it defeats the enemy or exhausts a level."""
    enemy = await choose_enemy(
        state,
        hero,
        play,
        "assassinate-whom",
        lambda enemy: can_aim(state, hero.at, enemy, "fire", min_distance),
        rule="HG-RULING-72",
    )
    if enemy is not None and await shoot(state, hero, enemy, damage, play.action) is not Hit.STANDS:
        raise_aim(state, hero, aim, rule="HG-GAP-07")


@EFFECTS.on("pierce", ACTION)
async def pierce(state: State, hero: Hero, play: Play, *, damage: int, empowered: int) -> None:
    """HG-GARR-10, HG-LOF-06: one direction; every enemy in line of fire that way is hurt."""
    directions: dict[Value, list[Enemy]] = {
        ("direction", way): enemies_in(state, state.grid.ray(hero.at, way) & targetable(state)) for way in range(6)
    }
    picked = await choose_legal(
        hero.seat,
        "pierce-where",
        directions,
        lambda enemies: ALLOWED if enemies else refuse("HG-LOF-01", "nobody-in-direction"),
        besides=[DECLINE],
        rule="HG-LOF-01",
        hero=hero.id,
    )
    if picked != DECLINE:
        amount = await choose_version(hero, play, damage, empowered)
        enemies = directions[picked]
        await strike_all(state, hero, enemies, amount, source=play.action, rule="HG-GAP-07")


async def choose_version(hero: Hero, play: Play, damage: int, empowered: int) -> int:
    """HG-EMP-02: the damage; with an Empowered die the player says which version it is."""
    if not play.empowered:
        return damage
    values: list[Value] = [("use", "empowered"), ("use", "standard")]
    picked = await choose(
        hero.seat,
        "which-version",
        values,
        rule="HG-EMP-02",
        action=play.action,
        standard=damage,
        empowered=empowered,
    )
    return empowered if picked[1] == "empowered" else damage


@EFFECTS.on("proximity-mine", Moment.SETUP)
async def take_mines(state: State, owner: Hero, *, tokens: int) -> None:
    """HG-GARR-06, HG-GARR-07: all mines are taken at the set-up of a mission, or when they are unlocked."""
    take_stock(state, owner, tokens, rule="HG-GARR-06")


@EFFECTS.on("proximity-mine", ACTION)
async def lay_mine(state: State, hero: Hero, play: Play, *, range: int) -> None:
    """HG-GAP-07: a mine into a hex nearby that holds neither enemy nor mine."""
    if not hero.stock:
        return
    near: dict[Value, int] = {("hex", at): at for at in bits(state.grid.within(hero.at, range))}
    picked = await choose_legal(
        hero.seat,
        "mine-where",
        near,
        lambda at: can_be_mined(state, at),
        besides=[DECLINE],
        rule="HG-GAP-07",
        hero=hero.id,
        mines=hero.stock,
    )
    if picked != DECLINE:
        place_mine(state, hero, near[picked], rule="HG-GAP-07")


def can_be_mined(state: State, at: int) -> Ruling:
    """HG-GAP-07: not concealed, no enemy and no mine there."""
    if not is_revealed(state, at):
        return refuse("HG-CONC-03", "concealed")
    if state.enemy_hexes >> at & 1:
        return refuse("HG-GAP-07", "enemy-in-the-way", hex=hex_name(state, at))
    if at in state.mines:
        return refuse("HG-GAP-07", "mine-there", hex=hex_name(state, at))
    return ALLOWED


@EFFECTS.on("proximity-mine", Moment.ENEMY_ENTERED)
async def mine_goes_off(state: State, owner: Hero, enemy: Enemy, *, damage: int) -> None:
    """HG-GAP-07, HG-RULING-32: the first enemy that moves into the hex is hurt, by Garrus."""
    if enemy.at in state.mines:
        set_off_mine(state, enemy.at)
        await strike(state, owner, enemy, damage, source="proximity-mine", rule="HG-GAP-07")


@EFFECTS.on("overwatch", ACTION)
async def overwatch(state: State, hero: Hero, play: Play, *, damage: int, empowered: int) -> None:
    """HG-GAP-07: lie in wait until the start of the next turn."""
    set_overwatch(state, hero, await choose_version(hero, play, damage, empowered), rule="HG-GAP-07")


@EFFECTS.on("overwatch", AT_ONCE)
def watches_at_once(state: State, hero: Hero, play: Play) -> bool:
    """HG-EMP-02: only an Empowered die leaves a choice."""
    return not play.empowered


@EFFECTS.on("overwatch", Moment.ENEMY_ADVANCED)
async def fire_from_overwatch(state: State, owner: Hero, enemy: Enemy) -> None:
    """HG-GAP-07: the first enemy that ends an advance in line of fire is hurt; then the watch is over."""
    if owner.overwatch and can_aim(state, owner.at, enemy, "fire"):
        damage = owner.overwatch
        set_overwatch(state, owner, 0, rule="HG-GAP-07")
        await strike(state, owner, enemy, damage, source="overwatch", rule="HG-GAP-07")


@EFFECTS.on("overwatch", Moment.TURN_START)
async def end_watch(state: State, owner: Hero) -> None:
    """HG-GAP-07: the watch ends when Garrus's next turn starts."""
    set_overwatch(state, owner, 0, rule="HG-GAP-07")


@EFFECTS.on("overwatch", Moment.DOWNED)
async def cancel_watch(state: State, owner: Hero, hero: Hero) -> None:
    """HG-GAP-07: going Downed cancels the watch."""
    if hero is owner:
        set_overwatch(state, owner, 0, rule="HG-GAP-07")


# --- loyalty ability ----------------------------------------------------------------------------------------


@EFFECTS.on("archangel", ACTION)
async def archangel(state: State, hero: Hero, play: Play, *, damage: int, targets: int) -> None:
    """HG-LOYAB-01: as many enemies in line of fire as aim allows are hurt; then aim is 0 unless Empowered."""
    legal = enemies_in_range(state, hero.at, "fire")
    if not legal:
        return
    picked = await choose_some(
        hero.seat,
        "archangel-whom",
        [("attack", enemy.id) for enemy in legal],
        rule="HG-RULING-72",
        most=targets + hero.meter,
        hero=hero.id,
    )
    if picked:
        ids = [value[1] for value in picked]
        enemies = [enemy for enemy in legal if enemy.id in ids]
        await strike_all(state, hero, enemies, damage, source=play.action, rule="HG-GAP-07")
        if not play.empowered:
            set_meter(state, hero, 0, rule="HG-GAP-07")
