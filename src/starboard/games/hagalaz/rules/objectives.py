"""Objectives, progress, story passages and the end of a mission (catalogue 8, 9, 29, 54, 55)."""

from __future__ import annotations

from starboard.core.choice import Value, choose_legal
from starboard.core.ruling import ALLOWED, Ruling, refuse
from starboard.games.hagalaz.effects import complete_objective, end_mission, read_passage
from starboard.games.hagalaz.moments import Agent
from starboard.games.hagalaz.printed import FITS, SHELF, MissionAction, Objective
from starboard.games.hagalaz.rules.picking import DECLINE
from starboard.games.hagalaz.state import Hero, State

ENDINGS = {"paragon": "HG-OBJ-02", "renegade": "HG-OBJ-03", "loyalty": "HG-OBJ-06"}
"""The kinds of objective that end a mission, and the rule that says so."""


def in_force(state: State, objective: Objective) -> bool:
    """HG-OBJ-07: not done yet, and its preliminary objective is."""
    spec = objective.spec
    return spec.id not in state.done and (not spec.after or spec.after in state.done)


async def check_objectives(state: State) -> None:
    """HG-RULING-63: after every event, tick what is completed; Paragon or Renegade ends the mission."""
    for objective in state.kit.mission.objectives_to_check:
        if in_force(state, objective) and objective.when(state):
            await complete(state, objective)


async def complete(state: State, objective: Objective) -> None:
    """HG-OBJ-02 to 08: the box is ticked, the passage read, rewards taken; some objectives end the mission."""
    spec = objective.spec
    with state.log.because(Agent.OBJECTIVE, spec.id, state.kit.mission.id):
        complete_objective(state, spec.id)
        await resolve_passage(state, spec.passage)
        if spec.kind in ENDINGS:
            end_mission(state, spec.kind, rule=ENDINGS[spec.kind])


async def resolve_passage(state: State, number: int) -> None:
    """HG-NARR-02, HG-NARR-03: the story is read, then the game text resolved."""
    if not number:
        return
    effects = state.kit.mission.passage_effects.get(number) or SHELF.campaign.passage_effects.get(number, ())
    with state.log.because(Agent.PASSAGE, str(number)):
        read_passage(state, number)
        for effect in effects:
            await effect.parts["passage"](state)


def targets_here(state: State, hero: Hero, action: MissionAction) -> list[str]:
    """What a Mission action can be done to from the hero's hex and would change: tokens, or the mark itself."""
    where = action.spec.where
    hexes = 1 << hero.at
    if where.adjacent:
        hexes |= state.grid.near[hero.at]
    found: list[str]
    if where.token == "turret":
        turrets = enumerate(state.kit.mission.turrets)
        found = [f"turret-{place}" for place, turret in turrets if hexes >> turret.at & 1]
    elif where.token:
        found = [
            token for token, at in state.tokens.items() if hexes >> at & 1 and token.rpartition("-")[0] == where.token
        ]
    else:
        found = [where.mark for at in state.kit.board.marks.get(where.mark, ()) if hexes >> at & 1][:1]
    return [target for target in found if action.possible(state, hero, target)]


def mission_within_reach(state: State, hero: Hero) -> bool:
    """Whether the hero stands on (or next to) anything a Mission action could be about: quick, not exact."""
    mission = state.kit.mission
    hexes = 1 << hero.at
    if mission.reach_out:
        hexes |= state.grid.near[hero.at]
    return bool((mission.action_hexes | state.token_hexes) & hexes)


def can_do(state: State, hero: Hero, action: MissionAction, face: int) -> Ruling:
    """HG-MISS-01, HG-MISS-02: the mission page allows it here, now, with this die."""
    spec = action.spec
    if spec.needs and spec.needs not in state.done:
        return refuse("HG-OBJ-07", "objective-not-in-force", action=spec.id, objective=spec.needs)
    if face not in FITS[spec.die]:
        return refuse("HG-MISS-02", "wrong-die-for-mission-action", action=spec.id)
    if not targets_here(state, hero, action):
        return refuse("HG-MISS-01", "nothing-to-do-here", action=spec.id)
    return ALLOWED


def mission_options(state: State, hero: Hero, face: int) -> list[Value]:
    """What the Mission action could do now: `("do", action, target)`."""
    return [
        ("do", action.spec.id, target)
        for action in state.kit.mission.actions
        if can_do(state, hero, action, face)
        for target in targets_here(state, hero, action)
    ]


def mission_faces(state: State, hero: Hero) -> frozenset[int]:
    """The faces of a die with which the Mission action could do anything now."""
    faces: frozenset[int] = frozenset()
    for action in state.kit.mission.actions:
        fits = FITS[action.spec.die]
        if not fits <= faces and can_do(state, hero, action, min(fits)):
            faces |= fits
    return faces


async def mission_action(state: State, hero: Hero, face: int) -> None:
    """HG-MISS-01, HG-MISS-02: do what the mission page offers here, or decline (HG-ACT-08)."""
    actions: dict[Value, MissionAction] = {
        ("do", action.spec.id, target): action
        for action in state.kit.mission.actions
        for target in (targets_here(state, hero, action) if can_do(state, hero, action, face) else [""])
    }
    picked = await choose_legal(
        hero.seat,
        "mission-what",
        actions,
        lambda action: can_do(state, hero, action, face),
        besides=[DECLINE],
        rule="HG-MISS-02",
    )
    action = actions.get(picked)
    if action is not None:
        with state.log.because(Agent.MISSION_ACTION, action.spec.id, hero.id):
            await action.perform(state, hero, str(picked[2]), face)
            await check_objectives(state)
