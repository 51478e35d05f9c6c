"""The campaign: the map with its waypoints and paths, loyalty missions, what carries over, how it ends
(catalogue 5 to 8, 42, 48, 58)."""

from __future__ import annotations

from starboard.core.choice import Value, choose_legal
from starboard.core.ruling import ALLOWED, Ruling, refuse
from starboard.games.hagalaz.effects import (
    begin_mission,
    earn_achievement,
    end_campaign,
    go_on_with,
    record_mission,
    tick_loyalty,
    tick_waypoint,
)
from starboard.games.hagalaz.printed import SHELF, Mission
from starboard.games.hagalaz.rules.objectives import resolve_passage
from starboard.games.hagalaz.state import Campaign, Phase, State

MOST_LOYALTY_MISSIONS = 2


def campaign_of(state: State) -> Campaign:
    """The campaign a mission is part of."""
    assert state.campaign is not None, "no campaign is being played"
    return state.campaign


def main_missions(campaign: Campaign) -> list[Mission]:
    """The main missions played so far, in order (HG-CAMP-01)."""
    played = [SHELF.mission(id) for id in campaign.waypoints]
    return [mission for mission in played if not mission.spec.loyalty]


async def open_campaign(state: State) -> None:
    """HG-CAMP-09: before the very first mission the opening passage is read."""
    await resolve_passage(state, SHELF.campaign.spec.opening)
    go_on_with(state, Phase.CAMPAIGN)


def can_play(campaign: Campaign, mission: Mission) -> Ruling:
    """HG-CAMP-01, 02, 05: a tier-1 mission first, then one that a path leads to from the last main mission."""
    spec = mission.spec
    if spec.id in campaign.waypoints:
        return refuse("HG-CAMP-03", "already-played", mission=spec.name)
    played = main_missions(campaign)
    if not played:
        return ALLOWED if spec.tier == 1 else refuse("HG-CAMP-02", "begins-with-tier-1", mission=spec.name)
    if spec.id not in SHELF.campaign.paths.get(played[-1].id, ()):
        return refuse("HG-CAMP-05", "no-path", mission=spec.name, last=played[-1].spec.name)
    return ALLOWED


def can_be_loyal(campaign: Campaign, hero: str) -> Ruling:
    """HG-LOYM-02 to 04, HG-RULING-50: between main missions, once a hero, at most two, not two in a row."""
    if hero in campaign.loyalty:
        return refuse("HG-LOYM-04", "loyalty-attempted", hero=hero)
    if len(campaign.loyalty) >= MOST_LOYALTY_MISSIONS:
        return refuse("HG-LOYM-03", "two-loyalty-missions")
    if not campaign.waypoints:
        return refuse("HG-LOYM-02", "loyalty-between-main-missions")
    if SHELF.mission(campaign.waypoints[-1]).spec.loyalty:
        return refuse("HG-RULING-50", "one-loyalty-mission-at-a-time")
    return ALLOWED


async def choose_mission(state: State) -> None:
    """HG-CAMP-03, HG-LOYM-05, 06: tick the next waypoint, or a loyalty box first, and set out."""
    campaign = campaign_of(state)
    missions = [mission for mission in SHELF.campaign.missions if not mission.spec.loyalty]
    ways: dict[Value, Mission | str] = {("mission", mission.id): mission for mission in missions}
    ways.update({("loyalty", hero): hero for hero in SHELF.campaign.loyalty})
    picked = await choose_legal(
        0,
        "campaign-where",
        ways,
        lambda way: can_be_loyal(campaign, way) if isinstance(way, str) else can_play(campaign, way),
        rule="HG-CAMP-03",
        always=True,
    )
    target = str(picked[1])
    if picked[0] == "loyalty":
        box = SHELF.campaign.loyalty[target]
        await resolve_passage(state, box.passage)
        tick_loyalty(state, target)
        target = box.mission
    tick_waypoint(state, target)
    begin_mission(state, target)


async def close_mission(state: State) -> None:
    """HG-CAMP-04, 06 to 08, HG-MEND-04: write down the result and what carries over; then on, or the end."""
    campaign = campaign_of(state)
    record_mission(state)
    played = main_missions(campaign)
    results = [campaign.results[mission.id] for mission in played]
    if results[:2] == ["defeat", "defeat"]:
        await finish_campaign(state, SHELF.campaign.spec.early_end, "abandoned")
    elif not state.kit.mission.spec.loyalty and not SHELF.campaign.paths.get(played[-1].id):
        band = SHELF.campaign.band(state.war_readiness)
        await finish_campaign(state, SHELF.campaign.endings[played[-1].id, band.id], band.id)
    else:
        mission = state.kit.mission.id
        await resolve_passage(state, SHELF.campaign.interlude(mission, campaign.results[mission]))
        go_on_with(state, Phase.CAMPAIGN)


async def finish_campaign(state: State, passage: int, result: str) -> None:
    """HG-CAMP-08, HG-WAR-05, HG-SAVE-03: the last passage, the grade, the achievements."""
    await resolve_passage(state, passage)
    for achievement in SHELF.campaign.achievements:
        if achievement.when(state):
            earn_achievement(state, achievement.spec.id)
    end_campaign(state, result)
