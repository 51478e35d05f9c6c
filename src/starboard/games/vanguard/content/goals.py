"""Goals: what missions, rank-up cards, choices and `when` look at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starboard.games.vanguard.content.registry import EFFECTS, GOAL
from starboard.games.vanguard.printed import BOX, KINDS, SECTIONS
from starboard.games.vanguard.queries import fact_of, member_sections, top_poi
from starboard.games.vanguard.state import State

Test = Callable[[State, int], bool]


@EFFECTS.on("all-in", GOAL)
def all_in(state: State, who: int, *, sector: int) -> bool:
    """Every member is in a sector."""
    return all(state.members[each].at == sector - 1 for each in member_sections(state))  # type: ignore[union-attr]


@EFFECTS.on("some-in", GOAL)
def some_in(state: State, who: int, *, sector: int, least: int = 1) -> bool:
    """So many members are in a sector."""
    return sum(1 for each in state.members if each is not None and each.at == sector - 1) >= least


@EFFECTS.on("in-sector", GOAL)
def in_sector(state: State, who: int, *, sector: int) -> bool:
    """The member it is about is in a sector."""
    member = state.members[who] if who >= 0 else None
    return member is not None and member.at == sector - 1


@EFFECTS.on("fact", GOAL)
def fact(state: State, who: int, *, fact: str, least: int = 1, most: int = 1_000_000) -> bool:
    """A mark of the logbook has a value in these bounds."""
    return least <= fact_of(state, fact) <= most


@EFFECTS.on("not-fact", GOAL)
def not_fact(state: State, who: int, *, fact: str) -> bool:
    """A mark of the logbook was not made."""
    return not fact_of(state, fact)


@EFFECTS.on("sum", GOAL)
def sum_of(state: State, who: int, *, facts: list[str], least: int) -> bool:
    """Marks together have at least a value."""
    return sum(fact_of(state, each) for each in facts) >= least


@EFFECTS.on("all-of", GOAL)
def all_of(state: State, who: int, *, goals: Any) -> bool:
    """All of several goals hold."""
    return all(goal(state, who) for goal in goals)


@EFFECTS.on("any-of", GOAL)
def any_of(state: State, who: int, *, goals: Any) -> bool:
    """One of several goals holds."""
    return any(goal(state, who) for goal in goals)


@EFFECTS.on("none-of", GOAL)
def none_of(state: State, who: int, *, goals: Any) -> bool:
    """None of several goals holds."""
    return not any(goal(state, who) for goal in goals)


@EFFECTS.on("successes", GOAL)
def successes(state: State, who: int, *, count: int) -> bool:
    """So many success tokens were gained in this exploration."""
    return state.success >= count


@EFFECTS.on("discoveries", GOAL)
def discoveries(state: State, who: int, *, count: int, kind: str = "any") -> bool:
    """So many discoveries are with the lander."""
    wanted = None if kind == "any" else KINDS.index(kind)
    return sum(1 for each in state.discoveries if wanted is None or BOX.kinds[each] == wanted) >= count


@EFFECTS.on("kinds", GOAL)
def kinds(state: State, who: int, *, count: int) -> bool:
    """Discoveries of so many kinds are with the lander."""
    return len({BOX.kinds[each] for each in state.discoveries}) >= count


@EFFECTS.on("uniques", GOAL)
def uniques(state: State, who: int, *, count: int) -> bool:
    """So many unique discoveries are with the lander."""
    return len(state.uniques) >= count


@EFFECTS.on("finals", GOAL)
def finals(state: State, who: int, *, count: int) -> bool:
    """So many sectors are fully explored (IV-BOARD-14)."""
    found = [at for at in range(len(state.sectors)) if _is_final(state, at)]
    return len(found) >= count


def _is_final(state: State, at: int) -> bool:
    poi = top_poi(state, at)
    return poi >= 0 and BOX.pois[poi].spec.final


@EFFECTS.on("no-injuries", GOAL)
def no_injuries(state: State, who: int) -> bool:
    """Nobody in the team has an injury card."""
    return not any(member.injuries for member in state.members if member is not None)


@EFFECTS.on("injuries", GOAL)
def injuries(state: State, who: int, *, least: int) -> bool:
    """The team has so many injury cards together."""
    return sum(len(member.injuries) for member in state.members if member is not None) >= least


@EFFECTS.on("threats-gone", GOAL)
def threats_gone(state: State, who: int, *, count: int) -> bool:
    """So many threats were neutralised."""
    return state.neutralised >= count


@EFFECTS.on("threat-here", GOAL)
def threat_here(state: State, who: int, *, card: str = "") -> bool:
    """A threat is where the member is, or for the team where anybody is; `card` says which."""
    members = state.members if who < 0 else [state.members[who]]
    places = [member.at for member in members if member is not None]
    return any(each.at in places and (not card or BOX.threats[each.card].id == card) for each in state.threats)


@EFFECTS.on("threat-in-play", GOAL)
def threat_in_play(state: State, who: int, *, threat: str) -> bool:
    """A threat is on the board."""
    return any(BOX.threats[each.card].id == threat for each in state.threats)


@EFFECTS.on("members-with", GOAL)
def members_with(state: State, who: int, *, count: int, cards: int = 0, charges: int = 0, available: int = 0) -> bool:
    """So many members have cards in hand, charges and available dice at least as given."""
    found = 0
    for member in state.members:
        if member is not None and len(member.hand) >= cards and member.charges >= charges:
            found += member.where.count(0) >= available
    return found >= count


@EFFECTS.on("poi-is", GOAL)
def poi_is(state: State, who: int, *, sector: int, card: str) -> bool:
    """The POI of a sector is this one."""
    poi = top_poi(state, sector - 1)
    return poi >= 0 and BOX.pois[poi].id == card


@EFFECTS.on("condition-is", GOAL)
def condition_is(state: State, who: int, *, card: str) -> bool:
    """The global condition is this one."""
    return BOX.conditions[state.condition].id == card


@EFFECTS.on("mission-done", GOAL)
def mission_done(state: State, who: int, *, mission: str) -> bool:
    """A mission was completed."""
    return BOX.missions.number(mission) in state.completed


@EFFECTS.on("mission-is", GOAL)
def mission_is(state: State, who: int, *, card: str) -> bool:
    """A mission is on the board."""
    return any(BOX.missions[each.card].id == card for each in state.missions)


@EFFECTS.on("round", GOAL)
def round_is(state: State, who: int, *, least: int) -> bool:
    """It is at least this round."""
    return state.round >= least


@EFFECTS.on("supplies-left", GOAL)
def supplies_left(state: State, who: int, *, least: int) -> bool:
    """So many supplies are left."""
    return state.supplies >= least


@EFFECTS.on("rank", GOAL)
def rank(state: State, who: int, *, least: int) -> bool:
    """The member, or for the team anybody, has a rank."""
    members = state.members if who < 0 else [state.members[who]]
    return any(each is not None and each.rank >= least for each in members)


@EFFECTS.on("section", GOAL)
def section_is(state: State, who: int, *, section: str) -> bool:
    """The member is of a section; for the team: the section is in the team."""
    number = SECTIONS.index(section)
    return who == number if who >= 0 else state.members[number] is not None


@EFFECTS.on("team-size", GOAL)
def team_size(state: State, who: int, *, least: int = 0, most: int = 4) -> bool:
    """So many members are on the planet."""
    return least <= len(member_sections(state)) <= most


@EFFECTS.on("have", GOAL)
def have(state: State, who: int, *, equipment: str) -> bool:
    """The member, or for the team anybody, carries a piece of equipment."""
    number = BOX.equipment.number(equipment)
    members = state.members if who < 0 else [state.members[who]]
    return any(each is not None and number in each.equipment for each in members)


@EFFECTS.on("token-in", GOAL)
def token_in(state: State, who: int, *, equipment: str, sector: int = 0) -> bool:
    """A field token is in a sector; without one, anywhere."""
    number = BOX.equipment.number(equipment)
    sectors = state.sectors if not sector else [state.sectors[sector - 1]]
    return any(number in each.tokens for each in sectors)


@EFFECTS.on("alone", GOAL)
def alone(state: State, who: int) -> bool:
    """Nobody else is where the member is."""
    member = state.members[who] if who >= 0 else None
    return member is not None and sum(1 for each in state.members if each is not None and each.at == member.at) == 1
