"""What objectives and Mission actions wait for, as conditions."""

from __future__ import annotations

from starboard.core.ruling import Condition
from starboard.core.text import say
from starboard.games.hagalaz.printed import FITS, CounterSpec, MissionAction, Objective
from starboard.games.hagalaz.queries import active_turrets
from starboard.games.hagalaz.rules.dice import face_of
from starboard.games.hagalaz.rules.objectives import targets_here
from starboard.games.hagalaz.state import Hero, State
from starboard.games.hagalaz.why.ways import doors_on, way_to

MISSION = "mission"
"""The action of the Mission slot."""


def figure(hero: Hero) -> tuple[str, ...]:
    """The piece of a hero, once it stands on the map."""
    return (f"hero:{hero.id}",) if hero.at >= 0 else ()


def objective_named(state: State, id: str) -> Objective:
    """The objective box of this id."""
    return next(objective for objective in state.kit.mission.objectives if objective.spec.id == id)


def counter_named(state: State, id: str) -> CounterSpec:
    """The row of progress boxes of this id."""
    return next(row for row in state.kit.mission.spec.counter if row.id == id)


def is_done(state: State, id: str) -> Condition:
    """HG-OBJ-07: an objective is completed, made of what it waits for."""
    objective = objective_named(state, id)
    done = id in state.done
    return Condition(
        say("check-objective-done", objective=id),
        done,
        "HG-OBJ-07",
        (f"objective:{id}",),
        () if done else progress(state, objective),
    )


def progress(state: State, objective: Objective) -> tuple[Condition, ...]:
    """What an objective waits for: the one before it, then doors, boxes, turrets, an elite, as its box names them."""
    spec = objective.spec
    before = (is_done(state, spec.after),) if spec.after else ()
    when = spec.when
    parts: tuple[Condition, ...] = ()
    if when["name"] == "doors-unlocked":
        parts = tuple(door_unlocked(state, state.kit.mission.doors[name]) for name in when["doors"])
    elif when["name"] == "counter":
        parts = (boxes_ticked(state, when["counter"], when["at_least"]),)
    elif when["name"] == "turrets-disabled":
        disabled = len(state.kit.mission.turrets) - len(active_turrets(state))
        text = say("check-turrets-disabled", count=disabled, wanted=when["at_least"])
        parts = (Condition(text, disabled >= when["at_least"], "HG-TURR-08"),)
    elif when["name"] == "elite-defeated":
        fallen = when["elite"] in state.defeated
        there = [f"e{enemy.id}" for enemy in state.enemies if enemy.token == when["elite"]]
        parts = (Condition(say("check-elite-defeated", elite=when["elite"]), fallen, "HG-ELITE-05", tuple(there)),)
    else:
        parts = (Condition(say("check-as-printed", words=spec.text), objective.when(state), "HG-OBJ-01"),)
    return before + parts


def door_unlocked(state: State, door: int) -> Condition:
    """HG-DOOR-02: a door is unlocked."""
    a, b = state.kit.board.doors[door]
    names = state.kit.board.names
    text = say("check-door-unlocked", hex=names[a], other=names[b])
    return Condition(text, not state.locked_doors >> door & 1, "HG-DOOR-02", (f"door:{door}",))


def boxes_ticked(state: State, counter: str, wanted: int) -> Condition:
    """HG-GEN-08: so many boxes of a counter are ticked."""
    ticked = state.counters.get(counter, 0)
    text = say("check-boxes-ticked", counter=counter_named(state, counter).name, count=ticked, wanted=wanted)
    return Condition(text, ticked >= wanted, "HG-GEN-08", (f"counter:{counter}",))


def spots(state: State, action: MissionAction) -> list[int]:
    """The hexes of what a Mission action is about: tokens, turrets or marks."""
    where = action.spec.where
    if where.token == "turret":
        return [turret.at for turret in state.kit.mission.turrets]
    if where.token:
        return [at for token, at in sorted(state.tokens.items()) if token.rpartition("-")[0] == where.token]
    return list(state.kit.board.marks.get(where.mark, ()))


def way_round(state: State, start: int, goal: int) -> list[int]:
    """The hexes of a shortest walk, enemies thought away; through locked doors if it leads nowhere else."""
    return way_to(state, start, goal, enemies=False) or way_to(state, start, goal, locked=False, enemies=False)


def nearest_spot(state: State, hero: Hero, action: MissionAction) -> tuple[int, list[int]]:
    """The nearest of those hexes for a hero, one behind a locked door last, and the way there; -1 if there is none."""
    ways = [(at, way_round(state, hero.at, at)) for at in spots(state, action)]
    reached = [(bool(doors_on(state, hero.at, way)), len(way), at, way) for at, way in ways if way or at == hero.at]
    if not reached:
        return -1, []
    _, _, at, way = min(reached)
    return at, way


def doors_open(state: State, hero: Hero, at: int, way: list[int]) -> Condition:
    """HG-DOOR-02: the doors on a hero's way to a hex are unlocked."""
    parts = tuple(door_unlocked(state, door) for door in doors_on(state, hero.at, way))
    return Condition(say("check-doors-open", hex=state.kit.board.names[at]), not parts, "HG-DOOR-02", (), parts)


def away_from(state: State, hero: Hero, at: int, way: list[int]) -> tuple[Condition, ...]:
    """HG-MISS-01: a hero is not in the hex where something is done; nor free to go there, behind a locked door."""
    name = state.kit.board.names[at]
    text = say("check-stands-at-spot", hero=hero.id, hex=name, steps=len(way))
    doors = doors_open(state, hero, at, way)
    stands = Condition(text, False, "HG-MISS-01", (f"hex:{name}",))
    return (stands,) if doors.holds else (stands, doors)


def action_checks(
    state: State, hero: Hero, action: MissionAction, *, now: bool, asked_for: int = -1
) -> tuple[tuple[Condition, ...], tuple[str, ...]]:
    """HG-MISS-01, HG-MISS-02: what a Mission action takes, in the order of play, and the way to the place it is asked
    for, else to its nearest.

    `now` says that whoever asks may put a die on a slot with the answer that is open.
    """
    spec = action.spec
    names = state.kit.board.names
    if asked_for >= 0:
        at, way = asked_for, way_round(state, hero.at, asked_for)
    else:
        at, way = nearest_spot(state, hero, action)
    reach = state.grid.near[hero.at] if spec.where.adjacent else 0
    places = spots(state, action) if asked_for < 0 else [asked_for]
    here = any((reach | 1 << hero.at) >> place & 1 for place in places)
    if here:
        stands: tuple[Condition, ...] = (
            Condition(say("check-stands-there", hero=hero.id, hex=names[hero.at]), True, "HG-MISS-01"),
        )
    elif at >= 0:
        stands = away_from(state, hero, at, way)
    else:
        stands = (Condition(say("check-spot-is-left", action=spec.id), False, "HG-MISS-01"),)
    checks = [*stands, slot_free(state, hero, MISSION), die_in_pool(state, spec.die, now=now)]
    if spec.needs:
        checks.append(is_done(state, spec.needs))
    if here and (not spec.needs or spec.needs in state.done):
        useful = bool(targets_here(state, hero, action))
        checks.append(Condition(say("check-changes-something", action=spec.id), useful, "HG-MISS-01"))
    return tuple(checks), tuple(f"hex:{names[step]}" for step in way)


def slot_free(state: State, hero: Hero, action: str) -> Condition:
    """HG-ACT-04: a slot of an action holds no die."""
    slots = [slot for slot in state.kit.boards[state.heroes.index(hero)].slots if slot.action == action]
    free = [slot for slot in slots if not hero.placed[slot.number]]
    pieces = tuple(f"slot:{hero.id}:{slot.number}" for slot in free or slots)
    return Condition(say("check-slot-free", action=action), bool(free), "HG-ACT-04", pieces[:1])


SLOT_RULES = {"move": "HG-SLOT-02", "standard": "HG-SLOT-03", "empowered": "HG-SLOT-04"}
"""The rule about what fits a kind of slot."""


def die_in_pool(state: State, kind: str, *, now: bool) -> Condition:
    """HG-SLOT-02 to 04: the pool holds a die that fits; yours to take, if one may be taken now."""
    count = sum(1 for die in state.pool if face_of(die) in FITS[kind])
    text = say("check-die-in-pool", slot=kind, count=count)
    return Condition(text, bool(count) and not now, SLOT_RULES[kind], ("pool",), now=bool(count) and now)
