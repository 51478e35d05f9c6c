"""Blood Price, Wrex's loyalty mission: gates torn down by hand, krogan who fight beside whoever freed them."""

from __future__ import annotations

from starboard.games.hagalaz.content.missions_effects import tick_boxes_of
from starboard.games.hagalaz.content.registry import EFFECTS, MISSION, PASSAGE, POSSIBLE
from starboard.games.hagalaz.effects import carry_token
from starboard.games.hagalaz.moments import Moment, Query
from starboard.games.hagalaz.printed import Hook
from starboard.games.hagalaz.queries import active_hero, is_adjacent, is_elite, standing
from starboard.games.hagalaz.rules.attacks import enemies_in_range, pick_enemy
from starboard.games.hagalaz.rules.damage import strike, suffer
from starboard.games.hagalaz.rules.movement import reveal_area, unlock_doors
from starboard.games.hagalaz.rules.picking import pick_unit
from starboard.games.hagalaz.state import Enemy, Hero, State

WREX = "wrex"
KROGAN = "prisoner-"
"""How the tokens of krogan begin."""

# --- Mission actions -----------------------------------------------------------------------------------------


def gates_here(state: State, at: int) -> list[int]:
    """The locked doors on the edges of a hex."""
    return [door for door, pair in enumerate(state.kit.board.doors) if at in pair and state.locked_doors >> door & 1]


@EFFECTS.on("tear-gate", POSSIBLE)
def could_tear(state: State, hero: Hero, target: str, *, range: int, damage: int) -> bool:
    """Only Wrex has the hands for it."""
    return hero.id == WREX and bool(gates_here(state, hero.at))


@EFFECTS.on("tear-gate", MISSION)
async def tear_gate(state: State, hero: Hero, target: str, face: int, *, range: int, damage: int) -> None:
    """HG-DOOR-05: Wrex pulls a gate out of its frame and throws it at an enemy in line of fire nearby."""
    unlock_doors(state, gates_here(state, hero.at), rule="HG-DOOR-05")
    enemy = await pick_enemy(state, hero, "throw-gate-at-whom", rule="HG-RULING-65", most=range)
    if enemy is not None:
        await strike(state, hero, enemy, damage, source="tear-gate", rule="HG-RULING-65")


def has_room(hero: Hero, limit: int) -> bool:
    """HG-CARRY-04: so many krogan follow one hero and no more."""
    return sum(token.startswith(KROGAN) for token in hero.carried) < limit


async def set_free(state: State, hero: Hero, krogan: str, counter: str) -> None:
    """HG-CARRY-01: the krogan goes with the hero from now on."""
    carry_token(state, hero, krogan, rule="HG-CARRY-01")
    await tick_boxes_of(state, counter, 1)


@EFFECTS.on("break-chains", POSSIBLE)
def could_break(state: State, hero: Hero, target: str, *, counter: str, limit: int) -> bool:
    """Bare hands, if they are Wrex's."""
    return hero.id == WREX and has_room(hero, limit)


@EFFECTS.on("cut-chains", POSSIBLE)
def could_cut(state: State, hero: Hero, target: str, *, counter: str, limit: int) -> bool:
    """Everybody else needs a tool."""
    return hero.id != WREX and has_room(hero, limit)


@EFFECTS.on("break-chains", MISSION)
@EFFECTS.on("cut-chains", MISSION)
async def free_krogan(state: State, hero: Hero, target: str, face: int, *, counter: str, limit: int) -> None:
    """HG-CARRY-01, HG-GEN-08: a krogan is free."""
    await set_free(state, hero, target, counter)


# --- rules ---------------------------------------------------------------------------------------------------


@EFFECTS.on("krogan-beside@end-of-turn", Moment.TURN_END)
async def krogan_beside(state: State, owner: None, hero: Hero, *, damage: int) -> None:
    """At the end of a hero's turn every krogan with it hits an enemy next to the hero."""
    for _ in [token for token in hero.carried if token.startswith(KROGAN)]:
        near = enemies_in_range(state, hero.at, "adjacent")
        if not near:
            return
        enemy = await pick_unit(hero.seat, "krogan-hits-whom", "attack", near, rule="HG-RULING-65", hero=hero.id)
        await strike(state, None, enemy, damage, source="krogan", rule="HG-RULING-65")


@EFFECTS.on("blood-price@defeat", Moment.DEFEATED)
async def blood_price(
    state: State, owner: None, enemy: Enemy, by: Hero | None, *, counter: str, after: str, hands: int, boss: int
) -> None:
    """Every defeat ticks a box once the objective `after` is done: more for Wrex at arm's length, or an elite."""
    if after not in state.done:
        return
    boxes = boss if is_elite(state, enemy) else 1
    if by is not None and by.id == WREX and is_adjacent(state, by.at, enemy.at):
        boxes = max(boxes, hands)
    await tick_boxes_of(state, counter, boxes)


@EFFECTS.on("theatre-opens", PASSAGE)
async def theatre_opens(state: State, *, mark: str) -> None:
    """HG-CONC-06: the area with a mark is concealed no longer; whatever waited there is awake."""
    board = state.kit.board
    area = board.area_of[board.marks[mark][0]]
    reveal_area(state, area, active_hero(state))


# --- elites --------------------------------------------------------------------------------------------------


@EFFECTS.on("krogan-duel", Query.DAMAGE)
def krogan_duel(state: State, hook: Hook, enemy: Enemy, amount: int, *, less: int) -> int:
    """In anybody's turn but Wrex's the elite suffers less of every hit."""
    return amount - less if enemy.token == hook.elite and active_hero(state).id != WREX else amount


@EFFECTS.on("trample@after-advance", Moment.ENEMY_ADVANCED)
async def trample(state: State, elite: Enemy, advanced: Enemy, *, damage: int) -> None:
    """Whoever the elite has run up to is hurt at once."""
    if advanced is elite:
        for hero in standing(state):
            if is_adjacent(state, elite.at, hero.at):
                await suffer(state, hero, damage, rule="HG-RULING-65")
