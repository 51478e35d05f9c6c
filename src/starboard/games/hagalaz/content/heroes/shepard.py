"""The board of Commander Shepard: orders for the others, shields, fire and biotics (HG-SHEP, HG-CORE-05)."""

from __future__ import annotations

from functools import partial

from starboard.core.choice import Flow, Value, choose, choose_legal
from starboard.core.ruling import ALLOWED, Ruling, refuse
from starboard.games.hagalaz.content.heroes.shared import (
    aim,
    biotic_too,
    blast_damage,
    choose_enemy,
    choose_hit,
    versions,
)
from starboard.games.hagalaz.content.registry import ACTION, EFFECTS
from starboard.games.hagalaz.effects import open_offers, relocate_hero, restore_shields, set_meter, spend, use_offer
from starboard.games.hagalaz.moments import Moment, Query
from starboard.games.hagalaz.printed import Hook
from starboard.games.hagalaz.queries import full_shields, hero_board, hero_named, is_adjacent
from starboard.games.hagalaz.rules.actions import Play
from starboard.games.hagalaz.rules.attacks import can_aim, shoot
from starboard.games.hagalaz.rules.dice import roll_dice, trigger_stars
from starboard.games.hagalaz.rules.movement import entered, is_hemmed_in, move_hero
from starboard.games.hagalaz.rules.offers import on_offer
from starboard.games.hagalaz.rules.picking import DECLINE, GO_ON
from starboard.games.hagalaz.state import Enemy, Face, Hero, State

REROLL: Value = ("use", "reroll")
ORDER_MOVE: Value = ("use", "order-move")
COMMAND = "command"
ORDERED = "turn:ordered"


# --- Command ------------------------------------------------------------------------------------------------


@EFFECTS.on("command", Moment.SETUP)
async def lay_out_tokens(state: State, owner: Hero, *, ready: int) -> None:
    """HG-SHEP-01: some command tokens lie with their Command side up."""
    set_meter(state, owner, ready, rule="HG-SHEP-01")


@EFFECTS.on("command", Moment.STAR)
async def ready_token(state: State, hero: Hero, *, tokens: int) -> None:
    """HG-CORE-05: a star readies one exhausted token."""
    set_meter(state, hero, min(hero.meter + 1, tokens), rule="HG-CORE-05")


@EFFECTS.on("command", Moment.ROLLED)
async def give_order(state: State, owner: Hero, hero: Hero, *, steps: int) -> None:
    """HG-CORE-05, HG-GAP-04: in another hero's turn a ready token buys that hero a reroll or a short move."""
    if hero is owner or not owner.meter or ORDERED in hero.spent:
        return
    if owner.seat == hero.seat:
        open_offers(state, (COMMAND,))
        return
    orders = orders_for(state, owner, hero, steps)
    picked = await choose(
        owner.seat, "give-order", [*orders, GO_ON], rule="HG-CORE-05", hero=hero.id, ready=owner.meter
    )
    if picked != GO_ON:
        await orders[picked]()


@on_offer(COMMAND)
def own_orders(state: State, hero: Hero) -> dict[Value, Flow]:
    """HG-CORE-05: who plays Shepard and the active hero need not be asked: orders are on offer."""
    shepard = hero_named(state, "shepard")
    assert shepard is not None, "Shepard is in every squad"
    return orders_for(state, shepard, hero, int(hero_board(state, shepard).main.parameters["steps"]))


def orders_for(state: State, owner: Hero, hero: Hero, steps: int) -> dict[Value, Flow]:
    """HG-GAP-04: what a token can do for a hero now."""
    orders: dict[Value, Flow] = {}
    if state.pool:
        orders[REROLL] = partial(spend_token, state, owner, hero, partial(reroll, state, hero))
    if not is_hemmed_in(state, hero, steps):
        orders[ORDER_MOVE] = partial(
            spend_token, state, owner, hero, partial(move_hero, state, hero, steps, rule="HG-GAP-04")
        )
    return orders


async def spend_token(state: State, owner: Hero, hero: Hero, order: Flow) -> None:
    """HG-SHEP-01: a token is turned over, for one order a turn."""
    use_offer(state, COMMAND)
    spend(hero, ORDERED)
    with state.log.by(hero_board(state, owner).causes[COMMAND]):
        set_meter(state, owner, owner.meter - 1, rule="HG-SHEP-01")
        await order()


async def reroll(state: State, hero: Hero) -> None:
    """HG-GAP-04: the active hero rerolls one or more dice of the pool once; new stars trigger as usual."""
    left = list(state.pool)
    picked: list[int] = []
    while left:
        values: list[Value] = [("reroll", die) for die in sorted(set(left))]
        if picked:
            values.append(("done",))
        answer = await choose(hero.seat, "reroll-which", values, rule="HG-GAP-04", hero=hero.id, picked=len(picked))
        if answer[0] == "done":
            break
        left.remove(int(answer[1]))
        picked.append(int(answer[1]))
    await roll_dice(state, hero, sorted(picked), left)
    await trigger_stars(state, hero)


# --- starting abilities -------------------------------------------------------------------------------------


@EFFECTS.on("stand-together", ACTION)
async def stand_together(state: State, hero: Hero, play: Play, *, steps: int, shields: int, empowered: int) -> None:
    """HG-GAP-05: on the Move slot a step first; then Shepard or an adjacent hero regains shields."""
    if play.slot == "move":
        await move_hero(state, hero, steps, fast_travel=False, rule="HG-RULING-25")
    heroes: dict[Value, Hero] = {("hero", other.id): other for other in state.heroes}
    picked = await choose_legal(
        hero.seat,
        "shield-whom",
        heroes,
        lambda other: can_be_shielded(state, hero, other),
        besides=[DECLINE],
        rule="HG-GAP-05",
        hero=hero.id,
    )
    other = heroes.get(picked)
    if other is not None:
        restore_shields(state, other, empowered if play.empowered else shields, rule="HG-GAP-05")


def can_be_shielded(state: State, hero: Hero, other: Hero) -> Ruling:
    """HG-GAP-05, HG-RULING-21: Shepard or an adjacent hero that is not Downed and misses shields."""
    if other.downed:
        return refuse("HG-RULING-21", "downed", hero=other.id)
    if other is not hero and not is_adjacent(state, hero.at, other.at):
        return refuse("HG-ADJ-01", "not-adjacent", hero=other.id)
    if other.shields >= full_shields(state, other):
        return refuse("HG-DMGH-04", "full-shields", hero=other.id)
    return ALLOWED


# --- locked abilities ---------------------------------------------------------------------------------------


@EFFECTS.on("warp", ACTION)
async def warp(state: State, hero: Hero, play: Play, *, damage: int, empowered: int) -> None:
    """HG-SHEP-03: a biotic effect on an enemy in line of fire that has none; Empowered, after some damage."""
    ways = versions(state, play, damage, empowered, lambda enemy: can_warp(state, hero, enemy))
    hit = await choose_hit(state, hero, play, ways)
    if hit is None:
        return
    enemy, amount = hit
    if amount:
        await shoot(state, hero, enemy, amount, play.action, leaves=biotic_too)
    else:
        biotic_too(state, enemy)


def can_warp(state: State, hero: Hero, enemy: Enemy) -> Ruling:
    """HG-SHEP-03, HG-RULING-72: in line of fire, and without a biotic effect."""
    if enemy.biotic:
        return refuse("HG-SHEP-03", "has-biotic-effect")
    return can_aim(state, hero.at, enemy, "fire")


@EFFECTS.on("adrenaline-rush", ACTION)
async def adrenaline_rush(
    state: State,
    hero: Hero,
    play: Play,
    *,
    steps: int,
    damage: int,
    empowered_steps: int,
    empowered: int,
) -> None:
    """HG-SHEP-06: move, shoot from where that led, move again. No Move action."""
    stride = empowered_steps if play.empowered else steps
    await move_hero(state, hero, stride, fast_travel=False, rule="HG-SHEP-06")
    aimed = await aim(state, hero, play, "fire", damage=damage, empowered=empowered)
    if aimed is not None:
        await shoot(state, hero, *aimed, play.action)
    await move_hero(state, hero, stride, fast_travel=False, rule="HG-SHEP-06")


@EFFECTS.on("barrier", Moment.MOVE_COMPLETED)
async def barrier(state: State, owner: Hero, *, shields: int) -> None:
    """HG-SHEP-04: a completed Move action restores a shield."""
    restore_shields(state, owner, shields, rule="HG-SHEP-04")


# --- advanced abilities -------------------------------------------------------------------------------------


@EFFECTS.on("firestorm", ACTION)
async def firestorm(state: State, hero: Hero, play: Play, *, range: int, damage: int, splash: int) -> None:
    """HG-GAP-05: much damage to an enemy within range, some to every enemy adjacent to it."""
    enemy = await choose_enemy(
        state,
        hero,
        play,
        "firestorm-whom",
        lambda enemy: can_aim(state, hero.at, enemy, range),
        rule="HG-RULING-72",
    )
    if enemy is not None:
        await blast_damage(state, hero, enemy.at, damage, splash, play.action, rule="HG-GAP-05")


@EFFECTS.on("n7-veteran", Query.TREATED_AS)
def n7_veteran(state: State, hook: Hook, face: int, other: int, *, uses: int) -> int:
    """HG-GAP-05: now and then a Standard or combined face counts as Empowered."""
    hero = state.heroes[hook.hero]
    if face in (Face.STANDARD, Face.COMBINED) and hero.spent.count("treated-as") < uses:
        return Face.EMPOWERED
    return other


@EFFECTS.on("biotic-charge", ACTION)
async def biotic_charge(
    state: State,
    hero: Hero,
    play: Play,
    *,
    min_distance: int,
    max_distance: int,
    damage: int,
    empowered: int,
    shields: int,
) -> None:
    """HG-GAP-05: leap to the hex before an enemy in line of fire, hurt it, regain shields. No Move action."""

    def can(enemy: Enemy) -> Ruling:
        return can_charge(state, hero, enemy, min_distance, max_distance)

    hit = await choose_hit(state, hero, play, versions(state, play, damage, empowered, can))
    if hit is None:
        return
    enemy, amount = hit
    relocate_hero(state, hero, line_to(state, hero.at, enemy.at)[-1], rule="HG-GAP-05")
    await entered(state, hero)
    if enemy in state.enemies:
        await shoot(state, hero, enemy, amount, play.action)
    restore_shields(state, hero, shields, rule="HG-GAP-05")


def can_charge(state: State, hero: Hero, enemy: Enemy, least: int, most: int) -> Ruling:
    """HG-GAP-05: in line of fire, neither too near nor too far along the ray, with a free hex to land in."""
    aimed = can_aim(state, hero.at, enemy, "fire")
    if not aimed:
        return aimed
    line = line_to(state, hero.at, enemy.at)
    if len(line) + 1 > most:
        return refuse("HG-GAP-05", "out-of-range", range=most)
    if len(line) + 1 < least:
        return refuse("HG-GAP-05", "too-near", range=least)
    landing = line[-1]
    if (state.hero_hexes | state.enemy_hexes) >> landing & 1:
        return refuse("HG-GAP-05", "landing-hex-taken", hex=state.kit.board.names[landing])
    return ALLOWED


def line_to(state: State, at: int, to: int) -> list[int]:
    """The hexes between two hexes in line of fire, nearest first."""
    step = state.kit.board.step
    direction = next(way for way in range(6) if state.grid.ray(at, way) >> to & 1)
    line = []
    here = step[at][direction]
    while here != to:
        line.append(here)
        here = step[here][direction]
    return line
