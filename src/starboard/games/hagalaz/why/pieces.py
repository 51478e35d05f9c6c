"""Every kind of piece: what is in the way of picking it, and the sentence that says when it can be used."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from starboard.core.case import Case, told
from starboard.core.choice import Choice, Seat
from starboard.core.hexes import EdgeKind
from starboard.core.ruling import Condition, Ruling, first_missing, refuse
from starboard.core.text import Text, say
from starboard.games.hagalaz.narrate import phrase
from starboard.games.hagalaz.options import die_name
from starboard.games.hagalaz.printed import BASE_ACTIONS, SHELF, MissionAction, Slot
from starboard.games.hagalaz.queries import active_hero, enemy_by_id, hero_named, is_revealed, turret_line
from starboard.games.hagalaz.rules.actions import DICE_PER_TURN, POINTS
from starboard.games.hagalaz.rules.campaign import can_be_loyal, can_play
from starboard.games.hagalaz.rules.damage import can_unlock
from starboard.games.hagalaz.rules.dice import face_of, is_paragon
from starboard.games.hagalaz.state import LOOT_NAMES, XP_COLUMN, Enemy, Hero, Loot, Phase, State
from starboard.games.hagalaz.why.goals import (
    MISSION,
    SLOT_RULES,
    action_checks,
    counter_named,
    die_in_pool,
    door_unlocked,
    doors_open,
    figure,
    is_done,
    objective_named,
    progress,
    slot_free,
    spots,
)
from starboard.games.hagalaz.why.lookahead import aims
from starboard.games.hagalaz.why.ways import first_stop, in_one_go, way_to

HUB = "place-which"
"""The question a turn comes back to: which die goes where."""
WALKING = "move-where"
_TURN = frozenset({Phase.ROLL, Phase.STARS, Phase.ACTIONS, Phase.THREAT, Phase.TURN_END})


class Asking(NamedTuple):
    """Who asks, in which position, and what they are asked themselves."""

    state: State
    seat: Seat
    choice: Choice | None

    @property
    def at_the_hub(self) -> bool:
        """Whether a die may be placed with the next answer."""
        return self.choice is not None and self.choice.prompt == HUB

    @property
    def knows_better(self) -> bool:
        """Whether all that the question waits for is told here, and not by its rules alone."""
        return self.choice is not None and self.choice.prompt in (HUB, WALKING)

    @property
    def actor(self) -> Hero | None:
        """The hero whose turn it is."""
        return active_hero(self.state) if self.state.heroes and self.state.phase in _TURN else None


def case_of(asking: Asking, piece: str) -> Case | None:
    """What there is to say of a piece; None if there is no such piece."""
    kind, _, rest = piece.partition(":")
    state = asking.state
    if piece in state.tokens:
        return _token(asking, piece)
    if kind[:1] == "e" and kind[1:].isdecimal():
        enemy = enemy_by_id(state, int(kind[1:]))
        return None if enemy is None else _enemy(asking, enemy)
    tell = _KINDS.get(kind)
    if tell is None:
        return None
    try:
        return tell(asking, rest)
    except (LookupError, ValueError, StopIteration):
        return None


# --- the map ---------------------------------------------------------------------------------------------------


def _hex(asking: Asking, name: str) -> Case:
    state = asking.state
    at = state.kit.board.names.index(name)
    actor = asking.actor
    opens = say("opens-hex", hex=name)
    if actor is None or actor.at < 0:
        return Case(refuse("HG-MOVE-01", "hexes-are-walked"), (), opens)
    if at == actor.at:
        return Case(refuse("HG-MOVE-02", "stands-here", hero=actor.id, hex=name), (), opens)
    checks: list[Condition] = [_is_free(state, actor, at)]
    way = way_to(state, actor.at, at)
    checks.append(_way_leads(state, actor, at, way))
    walking = asking.choice is not None and asking.choice.prompt == WALKING
    if way:
        if walking:
            assert asking.choice is not None
            points = int(str(asking.choice.args["points"]))
            text = say("check-steps-left", hex=name, steps=len(way), points=points)
            checks.append(Condition(text, len(way) <= points, "HG-MOVE-01"))
            stop = first_stop(state, actor, way)
            if stop is not None and len(way) <= points and not in_one_go(state, actor, points, at):
                there = state.kit.board.names[stop.at]
                text = say("check-quiet-way", hex=there, cause=stop.cause)
                checks.append(Condition(text, False, "HG-MOVE-10", (f"hex:{there}",), now=True))
        else:
            checks += _move_dice(asking, actor, name, len(way))
    told = tuple(f"hex:{state.kit.board.names[step]}" for step in way)
    ruling = _walk_ruling(state, actor, name, checks)
    closed = [int(part.targets[0].removeprefix("door:")) for part in checks[1].parts if not part.holds]
    if closed:
        return Case(ruling, tuple(checks), *_what_unlocks(state, closed[0]))
    return Case(ruling, tuple(checks), opens, (), told)


def _is_free(state: State, actor: Hero, at: int) -> Condition:
    name = state.kit.board.names[at]
    enemy = next((enemy for enemy in state.enemies if enemy.at == at), None)
    if enemy is not None:
        text = say("check-no-enemy", hex=name, enemy=enemy.token)
        return Condition(text, False, "HG-MOVE-05", (f"e{enemy.id}",))
    hero = next((hero for hero in state.heroes if hero.at == at and hero is not actor), None)
    if hero is not None:
        return Condition(say("check-no-hero", hex=name, hero=hero.id), False, "HG-MOVE-04", (f"hero:{hero.id}",))
    return Condition(say("check-free", hex=name), True, "HG-MOVE-05")


def _way_leads(state: State, actor: Hero, at: int, way: list[int]) -> Condition:
    name = state.kit.board.names[at]
    if way:
        return Condition(say("check-way-leads", hex=name, steps=len(way)), True, "HG-MOVE-08")
    through = way_to(state, actor.at, at, locked=False)
    if through:
        return doors_open(state, actor, at, through)
    if way_to(state, actor.at, at, enemies=False):
        return Condition(say("check-enemies-off-the-way", hex=name), False, "HG-MOVE-05")
    return Condition(say("check-no-way", hex=name), False, "HG-MOVE-08")


def _move_dice(asking: Asking, actor: Hero, name: str, steps: int) -> list[Condition]:
    state = asking.state
    moves = [die for die in state.pool if face_of(die) in POINTS]
    most = max((POINTS[face_of(die)] for die in moves), default=0)
    reaches = most >= steps
    pieces = tuple(dict.fromkeys(f"die:{die_name(die)}" for die in moves if POINTS[face_of(die)] >= steps))
    text = say("check-die-reaches", hex=name, steps=steps, points=most)
    die = Condition(text, reaches and not asking.at_the_hub, "HG-DICE-02", pieces, now=reaches and asking.at_the_hub)
    return [slot_free(state, actor, "move"), die]


def _walk_ruling(state: State, actor: Hero, name: str, checks: list[Condition]) -> Ruling:
    """The first thing in the way of a walk; if there is none, what comes before it."""
    missing = first_missing(checks)
    if missing is None:
        found = None
        for check in checks:
            if check.now and check.text.id == "check-quiet-way":
                return refuse("HG-MOVE-10", "walk-there-first", hex=str(check.text.args["hex"]))
            if check.text.id == "check-steps-left":
                found = refuse("HG-MOVE-02", "walk-step-by-step", hex=name, steps=int(str(check.text.args["steps"])))
        if found is not None:
            return found
        return refuse("HG-ACT-02", "die-before-way", hero=actor.id)
    match missing.text.id:
        case "check-no-enemy":
            return refuse("HG-MOVE-05", "enemy-in-the-way", hex=name)
        case "check-no-hero":
            return refuse("HG-MOVE-04", "hero-stands-there", hex=name, hero=str(missing.text.args["hero"]))
        case "check-door-unlocked" | "check-doors-open":
            return refuse("HG-DOOR-02", "behind-a-locked-door", hex=name)
        case "check-enemies-off-the-way":
            return refuse("HG-MOVE-05", "enemies-bar-the-way", hex=name)
        case "check-steps-left" | "check-die-reaches":
            steps, points = int(str(missing.text.args["steps"])), int(str(missing.text.args["points"]))
            if not points:
                return refuse("HG-SLOT-02", "no-die-fits", action="move", slot="move")
            return refuse("HG-MOVE-01", "too-far-to-walk", hex=name, steps=steps, points=points)
        case "check-slot-free":
            return refuse("HG-ACT-04", "slot-used", action="move")
        case _:
            return refuse("HG-MOVE-08", "no-way-there", hex=name)


def _enemy(asking: Asking, enemy: Enemy) -> Case:
    state = asking.state
    actor = asking.actor
    opens = say("opens-enemy", enemy=enemy.token)
    revealed = Condition(say("check-revealed", enemy=enemy.token), is_revealed(state, enemy.at), "HG-CONC-03")
    if actor is None:
        return Case(refuse("HG-ACT-02", "enemies-are-attacked", enemy=enemy.token), (revealed,), opens)
    checks = [revealed, *_reached_by(asking, actor, f"e{enemy.id}")]
    missing = first_missing(checks)
    if missing is revealed:
        return Case(refuse("HG-CONC-03", "concealed"), tuple(checks), say("opens-concealed"))
    if missing is not None:
        ruling = refuse("HG-ACT-02", "no-action-reaches", hero=actor.id)
        return Case(ruling, tuple(checks), opens)
    return Case(refuse("HG-ACT-02", "die-before-enemy"), tuple(checks), opens)


def _reached_by(asking: Asking, actor: Hero, piece: str) -> list[Condition]:
    """The actions of the hero that could be about a piece, each with what is against it; told where a die is next."""
    if not asking.at_the_hub:
        return []
    state = asking.state
    found = aims(state, piece)
    parts = []
    for aim in found:
        slot = (f"slot:{actor.id}:{aim.slot.number}",)
        if aim.against is None:
            parts.append(Condition(say("check-action-reaches", action=aim.slot.action), True, "HG-ACT-02", slot))
        else:
            reason = phrase(told(aim.against))
            text = say("check-action-fails", action=aim.slot.action, reason=reason)
            parts.append(Condition(text, False, aim.against.rule, slot))
    reached = any(part.holds for part in parts)
    text = say("check-any-action-reaches", hero=actor.id)
    taken = Condition(text, False, "HG-ACT-02", ("pool",), tuple(parts), now=True)
    return [taken if reached else Condition(text, False, "HG-ACT-02", (), tuple(parts))]


def _hero(asking: Asking, id: str) -> Case:
    state = asking.state
    hero = hero_named(state, id)
    opens = say("opens-hero", hero=id)
    if hero is None:
        return Case(refuse("HG-SQUAD-01", "not-in-the-squad", hero=id), (), say("opens-absent-hero", hero=id))
    actor = asking.actor
    if actor is None:
        return Case(refuse("HG-TURN-01", "heroes-have-turns", hero=id), (), opens)
    if hero is actor:
        return Case(refuse("HG-GEN-03", "hero-acts-now", hero=id), (), say("opens-active-hero", hero=id))
    checks = tuple(_reached_by(asking, actor, f"hero:{id}"))
    if not checks:
        return Case(refuse("HG-ACT-02", "heroes-have-turns", hero=id), (), opens)
    if first_missing(checks) is not None:
        return Case(refuse("HG-ACT-02", "no-action-for-hero", hero=id), checks, opens)
    return Case(refuse("HG-ACT-02", "die-before-hero"), checks, opens)


def _turret(asking: Asking, number: str) -> Case:
    state = asking.state
    turret = int(number)
    spot = state.kit.mission.turrets[turret]
    name = state.kit.board.names[spot.at]
    disabled = bool(state.disabled_turrets >> turret & 1)
    actions = [each for each in state.kit.mission.actions if each.spec.where.token == "turret"]
    aimed = sum(1 for hero in state.heroes if hero.at >= 0 and turret_line(state, turret) >> hero.at & 1)
    opens = say("opens-turret-disabled" if disabled else "opens-turret", hex=name, heroes=aimed)
    if disabled:
        return Case(refuse("HG-TURR-08", "turret-is-disabled", hex=name), (), opens)
    if not actions or asking.actor is None:
        return Case(refuse("HG-TURR-02", "turret-is-no-target", hex=name), (), opens)
    return _mission_case(asking, actions[0], at=spot.at)._replace(opens=opens)


def _token(asking: Asking, token: str) -> Case:
    state = asking.state
    kind = token.rpartition("-")[0]
    opens = say("opens-token", token=token)
    actions = [each for each in state.kit.mission.actions if each.spec.where.token == kind]
    if not actions or asking.actor is None:
        return Case(refuse("HG-MISS-01", "token-lies-there", token=token), (), opens)
    return _nearest_to_possible([_mission_case(asking, action, at=state.tokens[token]) for action in actions])


def _loot(asking: Asking, name: str) -> Case:
    case = _hex(asking, name)
    return case._replace(ruling=refuse("HG-LOOT-01", "loot-lies-there", hex=name), opens=say("opens-loot", hex=name))


def _mine(asking: Asking, name: str) -> Case:
    return Case(refuse("HG-GARR-06", "mine-waits", hex=name), (), say("opens-mine"))


def _drone(asking: Asking, rest: str) -> Case:
    return Case(refuse("HG-CORE-08", "drone-waits"), (), say("opens-drone"))


def _door(asking: Asking, number: str) -> Case:
    state = asking.state
    door = int(number)
    a, b = state.kit.board.doors[door]
    names = state.kit.board.names
    if not state.locked_doors >> door & 1:
        ruling = refuse("HG-DOOR-03", "door-is-open", hex=names[a], other=names[b])
        return Case(ruling, (door_unlocked(state, door),), say("opens-unlocked-door"))
    ruling = refuse("HG-DOOR-02", "door-is-locked", hex=names[a], other=names[b])
    action = next((each for each in state.kit.mission.actions if _unlocks(state, each, door)), None)
    if action is None:
        return Case(ruling, (door_unlocked(state, door),), say("opens-locked-door"))
    opens = say("opens-door-by-action", action=action.spec.id)
    checks: tuple[Condition, ...] = (door_unlocked(state, door),)
    way: tuple[str, ...] = ()
    if asking.actor is not None:
        more, way = action_checks(state, asking.actor, action, now=asking.at_the_hub)
        checks += more
    return Case(ruling, checks, opens, (f"mission:{action.spec.id}", *way[-1:]), way)


def _unlocks(state: State, action: MissionAction, door: int) -> bool:
    return any(state.kit.mission.doors[name] == door for name in action.spec.effect.get("doors", ()))


def _edge(asking: Asking, between: str) -> Case:
    board = asking.state.kit.board
    a, b = (board.names.index(name) for name in between.split("/"))
    edge = board.edge(a, b)
    if edge.ramp:
        return Case(refuse("HG-FEAT-14", "ramp-there"), (), say("opens-ramp"))
    if edge.kind is EdgeKind.OBSTACLE:
        return Case(refuse("HG-LOF-05", "obstacle-there"), (), say("opens-obstacle"))
    return Case(refuse("HG-WALL-01", "wall-there"), (), say("opens-wall"))


# --- dice, boards ----------------------------------------------------------------------------------------------


def _dice_left(state: State) -> Condition:
    text = say("check-dice-left", count=state.dice_taken, most=DICE_PER_TURN)
    return Condition(text, state.dice_taken < DICE_PER_TURN, "HG-ACT-06")


def _die(asking: Asking, name: str) -> Case:
    state = asking.state
    actor = asking.actor
    die = next(die for die in state.pool if die_name(die) == name)
    opens = say("opens-die", die=say(f"die-{name}"))
    if actor is None:
        return Case(refuse("HG-TURN-01", "dice-in-a-turn"), (), opens)
    slots = [slot for slot in state.kit.parts[state.active].slots if face_of(die) in slot.fits]
    parts = tuple(
        Condition(
            say("check-slot-of", action=slot.action),
            not actor.placed[slot.number],
            SLOT_RULES[slot.kind],
            (f"slot:{actor.id}:{slot.number}",),
        )
        for slot in slots
    )
    free = any(part.holds for part in parts)
    checks = [Condition(say("check-slot-for-die", hero=actor.id), free, "HG-SLOT-01", (), () if free else parts)]
    if not is_paragon(die):
        checks.insert(0, _dice_left(state))
    if not free:
        return Case(refuse("HG-SLOT-05", "no-slot-for-die", hero=actor.id), tuple(checks), opens)
    if first_missing(checks) is not None:
        return Case(refuse("HG-ACT-06", "three-dice-taken"), tuple(checks), opens)
    return Case(refuse("HG-ACT-02", "dice-are-placed", hero=actor.id), tuple(checks), opens)


def _slot(asking: Asking, rest: str) -> Case:
    id, _, number = rest.rpartition(":")
    board = SHELF.heroes[id]
    return _slot_case(asking, id, board.slots[int(number)])


def _slot_case(asking: Asking, id: str, slot: Slot) -> Case:
    """HG-ABIL-02, HG-ACT-04, HG-SLOT-01: unlocked, its hero's turn, free, a die that fits."""
    state = asking.state
    hero = hero_named(state, id)
    opens = say("opens-slot", action=slot.action, slot=slot.kind)
    if hero is None:
        return Case(refuse("HG-SQUAD-01", "not-in-the-squad", hero=id), (), say("opens-absent-hero", hero=id))
    board = SHELF.heroes[id]
    if slot.action not in BASE_ACTIONS and not hero.unlocked >> board.places[slot.action] & 1:
        return _ability(asking, f"{id}:{slot.action}")
    turn = _is_turn_of(asking, hero)
    if slot.action == MISSION and hero is asking.actor:
        return _mission_slot(asking, hero, slot)
    piece = (f"slot:{id}:{slot.number}",)
    free = Condition(say("check-slot-free", action=slot.action), not hero.placed[slot.number], "HG-ACT-04", piece)
    die = die_in_pool(state, slot.kind, now=asking.at_the_hub)
    checks = (turn, free, die) if turn.holds else (turn, free)
    if turn.holds:
        checks = (*checks, _dice_left(state))
    if not free.holds:
        return Case(refuse("HG-ACT-04", "slot-used", action=slot.action), checks, say("opens-used-slot"))
    if not turn.holds:
        return Case(refuse("HG-TURN-01", "not-its-turn", hero=id), checks, opens)
    if die.missing:
        rule = SLOT_RULES[slot.kind]
        return Case(refuse(rule, "no-die-fits", action=slot.action, slot=slot.kind), checks, opens)
    if not checks[-1].holds:
        return Case(refuse("HG-ACT-06", "three-dice-taken"), checks, opens)
    return Case(refuse("HG-ACT-02", "slots-take-dice", action=slot.action), checks, opens)


def _is_turn_of(asking: Asking, hero: Hero) -> Condition:
    text = say("check-turn-of", hero=hero.id)
    return Condition(text, hero is asking.actor, "HG-TURN-01", figure(hero))


def _mission_slot(asking: Asking, hero: Hero, slot: Slot) -> Case:
    """HG-MISS-01: the Mission slot is for what the mission page offers here: the nearest to being possible is told."""
    state = asking.state
    opens = say("opens-slot", action=slot.action, slot=slot.kind)
    actions = state.kit.mission.actions
    if hero.placed[slot.number]:
        free = slot_free(state, hero, MISSION)
        return Case(refuse("HG-ACT-04", "slot-used", action=MISSION), (free,), say("opens-used-slot"))
    if not actions:
        return Case(refuse("HG-MISS-01", "no-mission-actions"), (), opens)
    best = _nearest_to_possible([_mission_case(asking, action) for action in actions])
    return best._replace(ruling=best.ruling if _stands_there(best) else refuse("HG-MISS-01", "no-mission-action-here"))


def _nearest_to_possible(cases: list[Case]) -> Case:
    """The Mission action that lacks least; one that could do nothing here comes after those that wait for a die."""

    def lack(case: Case) -> tuple[int, bool, int]:
        missing = [check.text.id for check in case.checks if check.missing]
        return len(missing), "check-changes-something" in missing, len(case.way)

    return min(cases, key=lack)


def _stands_there(case: Case) -> bool:
    return any(check.text.id == "check-stands-there" for check in case.checks)


def _mission(asking: Asking, id: str) -> Case:
    if not id:
        return _page(asking, id)
    action = next(each for each in asking.state.kit.mission.actions if each.spec.id == id)
    return _mission_case(asking, action)


def _mission_case(asking: Asking, action: MissionAction, at: int = -1) -> Case:
    """HG-MISS-01, HG-MISS-02, HG-OBJ-07: what a Mission action takes; `at` is the place it is asked for."""
    state = asking.state
    spec = action.spec
    opens = say("opens-mission-action", words=spec.text)
    actor = asking.actor
    if actor is None or actor.at < 0:
        return Case(refuse("HG-MISS-01", "mission-in-a-turn", action=spec.id), (), opens)
    asked_for = -1 if spec.where.adjacent else at
    checks, way = action_checks(state, actor, action, now=asking.at_the_hub, asked_for=asked_for)
    targets: tuple[str, ...] = ()
    needed = next((check for check in checks if check.text.id == "check-objective-done" and not check.holds), None)
    if needed is not None:
        opened = _what_opens(asking, spec.needs)
        if opened is not None:
            opens, targets, way = opened
    return Case(_mission_ruling(action, checks), checks, opens, targets, way)


def _what_opens(asking: Asking, objective: str) -> tuple[Text, tuple[str, ...], tuple[str, ...]] | None:
    """The Mission action that brings an objective on, where it is done, and who is nearest."""
    state = asking.state
    waits_for = objective_named(state, objective).spec.when
    for action in state.kit.mission.actions:
        effect = action.spec.effect
        doors = set(effect.get("doors", ())) & set(waits_for.get("doors", ()))
        counts = "counter" in waits_for and effect.get("counter") == waits_for["counter"]
        if doors or counts:
            return _done_by_the_nearest(state, action)
    return None


def _what_unlocks(state: State, door: int) -> tuple[Text, tuple[str, ...], tuple[str, ...]]:
    """The Mission action that unlocks a door, where it is done, and who is nearest."""
    action = next((each for each in state.kit.mission.actions if _unlocks(state, each, door)), None)
    return (say("opens-locked-door"), (), ()) if action is None else _done_by_the_nearest(state, action)


def _done_by_the_nearest(state: State, action: MissionAction) -> tuple[Text, tuple[str, ...], tuple[str, ...]]:
    """Where a Mission action is done, and the way there of the hero who is nearest."""
    near = []
    for hero in state.heroes:
        if hero.at >= 0 and not hero.downed:
            for at in spots(state, action):
                way = way_to(state, hero.at, at, enemies=False)
                if way or at == hero.at:
                    near.append((len(way), hero.id, at, way))
    if not near:
        return say("opens-by-action", action=action.spec.id), (f"mission:{action.spec.id}",), ()
    steps, hero_id, at, way = min(near)
    names = state.kit.board.names
    text = say("opens-by-action-at", action=action.spec.id, hex=names[at], hero=hero_id, steps=steps)
    pieces = (f"hex:{names[at]}", f"hero:{hero_id}")
    start = next(hero.at for hero in state.heroes if hero.id == hero_id)
    return text, pieces, tuple(f"hex:{names[step]}" for step in [start, *way])


def _mission_ruling(action: MissionAction, checks: tuple[Condition, ...]) -> Ruling:
    spec = action.spec
    failing = {check.text.id: check for check in checks if check.missing}
    if "check-objective-done" in failing:
        return refuse("HG-OBJ-07", "objective-not-in-force", action=spec.id, objective=spec.needs)
    if "check-spot-is-left" in failing:
        return refuse("HG-MISS-01", "nothing-left-for-action", action=spec.id)
    if "check-stands-at-spot" in failing:
        args = failing["check-stands-at-spot"].text.args
        return refuse(
            "HG-MISS-01", "action-is-elsewhere", action=spec.id, hex=str(args["hex"]), steps=int(str(args["steps"]))
        )
    if "check-slot-free" in failing:
        return refuse("HG-ACT-04", "slot-used", action=MISSION)
    if "check-die-in-pool" in failing:
        return refuse(SLOT_RULES[spec.die], "no-die-fits", action=spec.id, slot=spec.die)
    if "check-changes-something" in failing:
        return refuse("HG-MISS-01", "nothing-to-do-here", action=spec.id)
    return refuse("HG-ACT-02", "mission-takes-a-die", action=spec.id)


def _action(asking: Asking, rest: str) -> Case | None:
    """An action by its name, as keys have it: `fire`, or `stand-together.move`."""
    actor = asking.actor
    if actor is None:
        return None
    name, _, kind = rest.partition(".")
    slots = [slot for slot in SHELF.heroes[actor.id].slots if slot.action == name and kind in ("", slot.kind)]
    open_ones = [slot for slot in slots if not actor.placed[slot.number]]
    return _slot_case(asking, actor.id, (open_ones or slots)[0])


def _ability(asking: Asking, rest: str) -> Case:
    """HG-UNLOCK-01 to 05: a locked ability, and what unlocks it; an unlocked one by its slots."""
    id, _, ability = rest.partition(":")
    board = SHELF.heroes[id]
    spec = board.abilities[ability]
    state = asking.state
    hero = hero_named(state, id)
    if hero is None:
        return Case(refuse("HG-SQUAD-01", "not-in-the-squad", hero=id), (), say("opens-absent-hero", hero=id))
    slots = [slot for slot in board.slots if slot.action == ability]
    if hero.unlocked >> board.places[ability] & 1:
        if not slots:
            return Case(refuse("HG-ABIL-01", "works-by-itself", ability=ability), (), say("opens-passive"))
        open_ones = [slot for slot in slots if not hero.placed[slot.number]]
        return _slot_case(asking, id, (open_ones or slots)[0])
    if spec.kind == "loyalty":
        return Case(refuse("HG-UNLOCK-05", "loyalty-only", ability=ability), (), say("opens-loyalty", hero=id))
    needs = tuple(
        Condition(
            say("check-ability-unlocked", ability=need),
            bool(hero.unlocked >> board.places[need] & 1),
            "HG-UNLOCK-04",
            (f"ability:{id}:{need}",),
        )
        for need in spec.needs
    )
    opens = say("opens-locked-ability", hero=id)
    earned = Condition(say("check-xp", hero=id, count=hero.xp, wanted=XP_COLUMN), False, "HG-XP-03")
    if hero.xp >= XP_COLUMN:
        opens = say("opens-locked-ability-later", hero=id)
        earned = Condition(say("check-xp-left", hero=id, count=hero.xp), False, "HG-XP-04")
    ruling = refuse("HG-ABIL-02", "ability-locked", action=ability)
    if not can_unlock(state, hero, ability) and first_missing(needs) is not None:
        missing = next(need for need in spec.needs if not hero.unlocked >> board.places[need] & 1)
        ruling = refuse("HG-UNLOCK-04", "prerequisite-missing", ability=ability, needs=missing)
    return Case(ruling, (*needs, earned), opens)


def _status(asking: Asking, id: str) -> Case:
    return Case(refuse("HG-BOARD-01", "board-tells", hero=id), (), say("opens-status", hero=id))


def _card(asking: Asking, id: str) -> Case:
    hero = hero_named(asking.state, id)
    seen = hero is not None and hero.card_known
    ruling = refuse("HG-PREP-02", "card-is-known" if seen else "card-is-hidden", hero=id)
    return Case(ruling, (), say("opens-card", hero=id))


def _item(asking: Asking, kind: str) -> Case:
    number = LOOT_NAMES.index(kind)
    match number:
        case Loot.MEDIGEL:
            return Case(refuse("HG-MEDI-01", "item-at-an-action", kind=number), (), say("opens-medigel"))
        case Loot.DATA:
            return Case(refuse("HG-DATA-06", "data-for-later"), (), say("opens-data"))
        case _:
            return Case(refuse("HG-GREN-01", "item-at-an-action", kind=number), (), say("opens-grenade"))


# --- the mission and the campaign --------------------------------------------------------------------------------


def _objective(asking: Asking, id: str) -> Case:
    state = asking.state
    objective = objective_named(state, id)
    opens = say("opens-objective", words=objective.spec.text)
    if id in state.done:
        return Case(refuse("HG-OBJ-08", "objective-is-done", objective=id), (is_done(state, id),), opens)
    ruling = refuse("HG-OBJ-01", "objective-is-a-goal", objective=id)
    if objective.spec.after and objective.spec.after not in state.done:
        ruling = refuse(
            "HG-OBJ-07",
            "objective-comes-after",
            objective=id,
            before=objective_named(state, objective.spec.after).spec.title,
        )
    return Case(ruling, progress(state, objective), opens)


def _counter(asking: Asking, id: str) -> Case:
    row = counter_named(asking.state, id)
    ticked = asking.state.counters.get(id, 0)
    ruling = refuse("HG-GEN-08", "counter-counts", counter=row.name, count=ticked, wanted=row.boxes)
    actions = [each for each in asking.state.kit.mission.actions if each.spec.effect.get("counter") == id]
    if not actions:
        return Case(ruling, (), say("opens-counter"))
    targets = (f"mission:{actions[0].spec.id}",)
    return Case(ruling, (), say("opens-counter-by-action", action=actions[0].spec.id), targets)


def _storm(asking: Asking, rest: str) -> Case:
    state = asking.state
    failure = state.kit.mission.spec.failure
    ruling = refuse("HG-ESC-04", "storm-rises", count=state.failure, wanted=failure.boxes)
    return Case(ruling, (), say("opens-storm", words=failure.text))


def _page(asking: Asking, rest: str) -> Case:
    return Case(refuse("HG-OBJ-01", "page-tells"), (), say("opens-page"))


def _turn(asking: Asking, rest: str) -> Case:
    state = asking.state
    if asking.actor is None:
        return Case(refuse("HG-TURN-01", "between-turns", round=state.round), (), say("opens-turn"))
    return Case(refuse("HG-TURN-01", "turn-tells", hero=asking.actor.id, round=state.round), (), say("opens-turn"))


def _pool(asking: Asking, rest: str) -> Case:
    return Case(refuse("HG-POOL-01", "pool-holds", count=len(asking.state.pool)), (), say("opens-pool"))


def _seat(asking: Asking, number: str) -> Case:
    heroes = sum(1 for hero in asking.state.heroes if hero.seat == int(number))
    return Case(refuse("HG-PLAY-07", "seat-plays", seat=int(number), heroes=heroes), (), say("opens-seat"))


def _passage(asking: Asking, number: str) -> Case:
    return Case(refuse("HG-NARR-01", "passage-was-read", passage=int(number)), (), say("opens-passage"))


def _waypoint(asking: Asking, id: str) -> Case:
    campaign = asking.state.campaign
    ruling = refuse("HG-CAMP-05", "chosen-between-missions", mission=SHELF.mission(id).spec.name)
    if campaign is not None and asking.state.phase is Phase.CAMPAIGN:
        now = can_play(campaign, SHELF.mission(id))
        ruling = ruling if now else now
    return Case(ruling, (), say("opens-waypoint"))


def _loyalty(asking: Asking, id: str) -> Case:
    campaign = asking.state.campaign
    ruling = refuse("HG-LOYM-02", "loyalty-between-missions", hero=id)
    if campaign is not None and asking.state.phase is Phase.CAMPAIGN:
        now = can_be_loyal(campaign, id)
        ruling = ruling if now else now
    return Case(ruling, (), say("opens-loyalty-box", hero=id))


def _war_readiness(asking: Asking, rest: str) -> Case:
    points = asking.state.war_readiness
    return Case(refuse("HG-WAR-01", "war-readiness-counts", points=points), (), say("opens-war-readiness"))


def _xp(asking: Asking, id: str) -> Case:
    return Case(refuse("HG-XP-02", "xp-counts", hero=id), (), say("opens-xp"))


def _zone(ruling: Ruling) -> Callable[[Asking, str], Case]:
    return lambda asking, rest: Case(ruling, (), say("opens-zone"))


_KINDS: dict[str, Callable[[Asking, str], Case | None]] = {
    "hex": _hex,
    "hero": _hero,
    "turret": _turret,
    "loot": _loot,
    "mine": _mine,
    "chatika": _drone,
    "door": _door,
    "edge": _edge,
    "die": _die,
    "slot": _slot,
    "ability": _ability,
    "action": _action,
    "status": _status,
    "board": _status,
    "card": _card,
    "item": _item,
    "mission": _mission,
    "objective": _objective,
    "counter": _counter,
    "storm-track": _storm,
    "storm": _storm,
    "page": _page,
    "turn": _turn,
    "pool": _pool,
    "seat": _seat,
    "passage": _passage,
    "waypoint": _waypoint,
    "loyalty": _loyalty,
    "war-readiness": _war_readiness,
    "xp": _xp,
    "map": _zone(refuse("HG-MOVE-01", "map-is-pointed-at")),
    "threat": _zone(refuse("HG-PREP-02", "threat-cards-lie-there")),
    "inventory": _zone(refuse("HG-LOOT-03", "inventory-holds-loot")),
    "seats": _zone(refuse("HG-PLAY-07", "players-sit-here")),
    "story": _zone(refuse("HG-NARR-01", "story-is-read")),
    "squad": _zone(refuse("HG-SQUAD-01", "squad-waits")),
    "campaign": _zone(refuse("HG-CAMP-05", "campaign-map-shows")),
}
