"""Actions: dice on slots, base actions, the windows around an action (catalogue 19, 25, 26, 29)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from starboard.core.choice import Legality, Value, choose
from starboard.core.ruling import ALLOWED, Ruling, refuse
from starboard.games.hagalaz.effects import close_offers, go_on_with, place_die, release, spare_die, spend
from starboard.games.hagalaz.moments import Moment, Query
from starboard.games.hagalaz.printed import BASE_ACTIONS, Slot
from starboard.games.hagalaz.queries import active_hero, free_slots, hero_board, stands
from starboard.games.hagalaz.rules.damage import revive
from starboard.games.hagalaz.rules.dice import face_of, is_paragon
from starboard.games.hagalaz.rules.items import can_use_items, offer_items
from starboard.games.hagalaz.rules.movement import is_hemmed_in, move_hero
from starboard.games.hagalaz.rules.objectives import (
    mission_action,
    mission_faces,
    mission_options,
    mission_within_reach,
)
from starboard.games.hagalaz.rules.offers import asides, last_chance, with_offers
from starboard.games.hagalaz.rules.reacting import react
from starboard.games.hagalaz.state import Face, Hero, Phase, State

DICE_PER_TURN = 3
POINTS: dict[int, int] = {Face.MOVE2: 2, Face.MOVE3: 3, Face.COMBINED: 2}
"""Movement points a face gives (HG-DICE-02, HG-DICE-03)."""


class Play(NamedTuple):
    """A die on a slot: which action it is for, what it counts as, which kind of slot."""

    action: str
    face: int
    slot: str = "standard"

    @property
    def empowered(self) -> bool:
        """HG-EMP-01."""
        return self.face == Face.EMPOWERED

    @property
    def points(self) -> int:
        """HG-MOVE-01: the movement points of the die."""
        return POINTS[self.face]


def can_place(state: State, hero: Hero, slot: Slot, face: int) -> Ruling:
    """HG-SLOT-01 to 05, HG-ACT-04, HG-MISS-01: a free slot that takes this face."""
    if hero.placed[slot.number]:
        return refuse("HG-ACT-04", "slot-used", action=slot.action)
    if face not in slot.fits:
        return refuse(f"HG-SLOT-0{2 + ('move', 'standard', 'empowered').index(slot.kind)}", "face-does-not-fit")
    if slot.action == "mission" and not mission_options(state, hero, face):
        return refuse("HG-MISS-01", "no-mission-action-here")
    return ALLOWED


def placements(state: State, place: int, dice: Sequence[int]) -> list[Value]:
    """The ways to put one of these dice on a slot: `("place", die, slot, face it counts as)`."""
    hero = state.heroes[place]
    found = state.kit.parts[place].placements(hero.placed, dice)
    if mission_within_reach(state, hero):
        slots = [slot for slot in open_slots(state, place) if slot.action == "mission"]
        faces = mission_faces(state, hero) if slots else frozenset()
        found += [slot.ways[die] for slot in slots for die in dice if die in slot.ways and face_of(die) in faces]
    if state.kit.hooks.get(Query.TREATED_AS):
        found += treated_placements(state, place, dice)
    return found


def treated_placements(state: State, place: int, dice: Sequence[int]) -> list[Value]:
    """The ways to put one of these dice on a slot as another face than it shows, where that does more."""
    others = [(die, other) for die in dice if (other := treated_as(state, place, face_of(die))) >= 0]
    if not others:
        return []
    hero = state.heroes[place]
    slots = open_slots(state, place)
    return [
        ("place", die, slot.number, other)
        for die, other in others
        for slot in slots
        if can_place(state, hero, slot, other) and matters(state, hero, slot, die, other)
    ]


def matters(state: State, hero: Hero, slot: Slot, die: int, other: int) -> bool:
    """Whether a die treated as another face does more on a slot: base actions know no stronger version."""
    if slot.action == "mission":
        return mission_options(state, hero, other) != mission_options(state, hero, face_of(die))
    return slot.action not in BASE_ACTIONS


def open_slots(state: State, place: int) -> list[Slot]:
    """Free slots; those of one action and kind are alike, so the first stands for all of them."""
    slots: dict[tuple[str, str], Slot] = {}
    for slot in free_slots(state, place):
        slots.setdefault((slot.action, slot.kind), slot)
    return list(slots.values())


def treated_as(state: State, place: int, face: int) -> int:
    """The face a die may also be placed as, or -1."""
    other = -1
    for hook in state.kit.hooks[Query.TREATED_AS]:
        if hook.hero == place:
            other = hook.call(state, hook, face, other)
    return other


async def take_action(state: State) -> None:
    """HG-TURN-01 step B: take one die, put it on a slot, resolve the action; three strategy dice in all."""
    hero = active_hero(state)
    place = state.active
    beside = asides(state, hero) if state.offers else None
    dice = sorted(set(state.pool))
    paragon: list[int] = []
    if state.paragon:
        paragon = [die for die in dice if is_paragon(die)]
        dice = [die for die in dice if not is_paragon(die)]
    strategy = dice if state.dice_taken < DICE_PER_TURN else []
    values = placements(state, place, strategy) if strategy else []
    if strategy and not values:
        # No die fits: any one goes on any free slot, without effect (HG-RULING-08).
        values = [("spare", die, slot.number) for die in strategy for slot in open_slots(state, place)]
    if paragon:
        values = values + placements(state, place, paragon)
    if not strategy:
        if not values:
            if beside is not None:
                await last_chance(state, hero)
            go_on_with(state, Phase.THREAT)
            return
        values = [*values, ("end-actions",)]
    picked = await choose(
        hero.seat,
        "place-which",
        values,
        rule="HG-ACT-02",
        refused=lambda: Legality(
            {**thinkable_placements(state, place, [*dice, *paragon]), **aims_without_a_die(state, hero)},
            lambda thing: thing if isinstance(thing, Ruling) else placement_ruling(state, hero, *thing),
        ),
        beside=beside,
        hero=hero.id,
    )
    declined: Collection[Value] = ()
    if beside is not None:
        aside = beside.flows.get(picked)
        if aside is not None:
            await aside()
            if hero.downed:
                go_on_with(state, Phase.THREAT)
            return
        declined = beside.flows.keys()
        close_offers(state)
    if picked[0] == "end-actions":
        go_on_with(state, Phase.THREAT)
        return
    die = int(picked[1])
    slot = hero_board(state, hero).slots[int(picked[2])]
    if picked[0] == "spare":
        spare_die(state, hero, die, slot)
    else:
        face = int(picked[3])
        if face != face_of(die):
            spend(hero, "treated-as")
        state.log.step = hero_board(state, hero).causes[slot.action]
        place_die(state, hero, die, slot)
        declined = await perform(state, hero, Play(slot.action, face, slot.kind), declined)
    if hero.downed or not state.pool or (state.dice_taken == DICE_PER_TURN and not state.paragon):
        if state.offers:
            await last_chance(state, hero, declined)
        go_on_with(state, Phase.THREAT)


def thinkable_placements(state: State, place: int, dice: Sequence[int]) -> dict[Value, tuple[Slot, int] | Ruling]:
    """Every die on every slot of the board; of free slots that are alike the first stands for all of them."""
    unlocked, open_to_dice = free_slots(state, place), open_slots(state, place)
    slots = [slot for slot in state.kit.boards[place].slots if slot not in unlocked or slot in open_to_dice]
    return {("place", die, slot.number, face_of(die)): (slot, die) for die in dice for slot in slots}


def aims_without_a_die(state: State, hero: Hero) -> dict[Value, tuple[Slot, int] | Ruling]:
    """HG-ACT-02: whom or where an action is for is chosen once its die lies on the board."""
    enemy_first = refuse("HG-ACT-02", "die-before-enemy")
    way_first = refuse("HG-ACT-02", "die-before-way", hero=hero.id)
    hero_first = refuse("HG-ACT-02", "die-before-hero")
    return {
        **{("attack", enemy.id): enemy_first for enemy in state.enemies},
        **{("move", at): way_first for at in range(state.kit.board.size)},
        **{("hero", other.id): hero_first for other in state.heroes},
    }


def placement_ruling(state: State, hero: Hero, slot: Slot, die: int) -> Ruling:
    """Why a die does not go on a slot; locked abilities and taken dice included."""
    if slot not in state.kit.parts[state.active].slots:
        return refuse("HG-ABIL-02", "ability-locked", action=slot.action)
    if not is_paragon(die) and state.dice_taken >= DICE_PER_TURN:
        return refuse("HG-ACT-06", "three-dice-taken")
    return can_place(state, hero, slot, face_of(die))


async def perform(state: State, hero: Hero, play: Play, declined: Collection[Value] = ()) -> Collection[Value]:
    """HG-RULING-33: the start of an action, its effect, its end; a hero that goes Downed does no more.

    The inventory is on offer at the start and at the end. What was `declined` just before is offered, but no question
    of its own; of this, what has nothing happened since to reconsider is given back.
    """
    release(hero)
    await react(state, Moment.ACTION_START, play)
    if can_use_items(state, hero):
        declined = await resolve_beside_items(state, hero, play, declined)
    elif stands(hero):
        declined = ()
        await resolve(state, hero, play)
    if stands(hero):
        await react(state, Moment.ACTION_RESOLVED, play)
    if not stands(hero):
        return ()
    if can_use_items(state, hero):
        offer_items(state)
        await with_offers(state, hero, lambda: react(state, Moment.ACTION_END, play), _stays_open)
    else:
        await react(state, Moment.ACTION_END, play)
    return declined


def _stays_open() -> None:
    """The end of an action lasts until the next die is taken."""


async def resolve_beside_items(state: State, hero: Hero, play: Play, declined: Collection[Value]) -> Collection[Value]:
    """HG-RULING-33: the start of an action: its first question comes with the inventory beside it.

    An action that asks nothing has the inventory as a question of its own. Of what was declined, that is given back
    which nothing has happened since to reconsider.
    """
    offer_items(state)
    if acts_at_once(state, hero, play):
        await last_chance(state, hero, declined)
        if stands(hero):
            await resolve(state, hero, play)
        return ()
    while stands(hero):
        if await with_offers(state, hero, lambda: resolve(state, hero, play), lambda: close_offers(state)):
            return ()
        now = asides(state, hero).flows
        if not await last_chance(state, hero, declined):
            return {*declined, *now}
    return ()


def acts_at_once(state: State, hero: Hero, play: Play) -> bool:
    """Whether an action changes something before it asks anything, so that its start passes without a question."""
    if play.action == "move":
        return is_hemmed_in(state, hero, play.points)
    if play.action in BASE_ACTIONS:
        return False
    at_once = hero_board(state, hero).effects[play.action].parts.get("at-once")
    return at_once is not None and bool(at_once(state, hero, play))


async def resolve(state: State, hero: Hero, play: Play) -> None:
    """HG-BASE-01, HG-ABIL-01: do what the slot's box says."""
    if play.action == "move":
        await move_hero(state, hero, play.points)
        if not hero.downed:
            await react(state, Moment.MOVE_COMPLETED)
    elif play.action == "mission":
        await mission_action(state, hero, play.face)
    elif play.action == "revive":
        await revive(state, hero)
    else:
        await hero_board(state, hero).effects[play.action].parts["action"](state, hero, play)
