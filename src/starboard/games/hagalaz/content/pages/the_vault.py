"""What the Broker Kept, the loyalty mission of Liara: cores in the stacks, sealed with the enemy's next move."""

from __future__ import annotations

from starboard.core.hexes import mask_of
from starboard.games.hagalaz.content.missions_effects import carried_of, tick_boxes_of
from starboard.games.hagalaz.content.registry import EFFECTS, MISSION, POSSIBLE
from starboard.games.hagalaz.effects import discard_unseen, drop_token, look_at_card, set_meter, turn_door
from starboard.games.hagalaz.moments import Moment
from starboard.games.hagalaz.queries import active_hero, hero_board, standing_hexes
from starboard.games.hagalaz.rules.spawning import spawn
from starboard.games.hagalaz.rules.threats import Attack, deal
from starboard.games.hagalaz.state import Enemy, Hero, State

# --- cores and keys ------------------------------------------------------------------------------------------


@EFFECTS.on("read-in", POSSIBLE)
def could_read_in(state: State, hero: Hero, target: str, *, token: str, counter: str, by: str, own: str) -> bool:
    """The hero has a core to read and a card to read it with."""
    return bool(hero.card and carried_of(hero, token))


@EFFECTS.on("read-in", MISSION)
async def read_in(
    state: State, hero: Hero, target: str, face: int, *, token: str, counter: str, by: str, own: str
) -> None:
    """The hero's threat card is turned up: a key opens the core, any other card is overheard."""
    if not hero.card_known:
        look_at_card(state, hero)
    mission = state.kit.mission
    if not mission.cards[mission.card_place[hero.card]].names_a_kind:
        await spawn(state, far=False, rule="HG-MISS-02")
        return
    drop_token(state, hero, carried_of(hero, token)[0], -1, rule="HG-MISS-02")
    if hero.id == by:
        await tick_boxes_of(state, own, 1)
    await tick_boxes_of(state, counter, 1)


@EFFECTS.on("consult-index", POSSIBLE)
def could_consult(state: State, hero: Hero, target: str, *, by: str, analysis: int) -> bool:
    """A card lies face down, or analysis can rise."""
    return bool(face_down(state)) or (hero.id == by and hero.meter < track_of(state, hero))


@EFFECTS.on("consult-index", MISSION)
async def consult_index(state: State, hero: Hero, target: str, face: int, *, by: str, analysis: int) -> None:
    """All threat cards beside boards are turned up; the hero who knows the index gains analysis as well."""
    for other in face_down(state):
        look_at_card(state, other)
    if hero.id == by:
        set_meter(state, hero, min(hero.meter + analysis, track_of(state, hero)), rule="HG-MISS-02")


def face_down(state: State) -> list[Hero]:
    """The heroes with a threat card that nobody has seen."""
    return [hero for hero in state.heroes if hero.card and not hero.card_known]


def track_of(state: State, hero: Hero) -> int:
    """How far the track of a hero's main ability goes."""
    return int(hero_board(state, hero).main.parameters["track"])


# --- the room ------------------------------------------------------------------------------------------------


@EFFECTS.on("quarantine@end-of-round", Moment.ROUND_END)
async def quarantine(state: State, owner: None) -> None:
    """The unlocked door farthest from the lead hero locks, of those that no hero stands next to."""
    lead = state.heroes[state.lead]
    distances = state.grid.distances(lead.at)
    away = {
        door: min(distances[at] for at in pair)
        for door, pair in enumerate(state.kit.board.doors)
        if not state.locked_doors >> door & 1 and not mask_of(pair) & standing_hexes(state)
    }
    if away:
        farthest = max(away, key=lambda door: away[door])
        turn_door(state, farthest, locked=True, rule="HG-RULING-65")


@EFFECTS.on("misfile@after-activation", Moment.ENEMY_ACTIVATED)
async def misfile(state: State, elite: Enemy, activated: Enemy) -> None:
    """What has been found out about the cards of the other heroes is worth nothing any more."""
    if activated is not elite:
        return
    for hero in state.heroes:
        if hero.card_known and hero is not active_hero(state):
            discard_unseen(state, hero, rule="HG-RULING-65")
            await deal(state, hero)


@EFFECTS.on("strike-out@after-attack", Moment.ATTACKED)
async def strike_out(state: State, elite: Enemy, blow: Attack) -> None:
    """A core goes back to the shelf it was taken from: the objective icon of its number."""
    if blow.enemy is not elite:
        return
    shelves = state.kit.board.marks["objective"]
    for core in carried_of(blow.hero, "objective"):
        drop_token(state, blow.hero, core, shelves[int(core.rpartition("-")[2]) - 1], rule="HG-RULING-65")
