"""What the campaign map names: conditions of achievements, and game texts of passages between missions."""

from __future__ import annotations

from starboard.games.hagalaz.content.registry import CONDITION, EFFECTS, PASSAGE
from starboard.games.hagalaz.printed import SHELF, Result
from starboard.games.hagalaz.rules.campaign import campaign_of, main_missions
from starboard.games.hagalaz.rules.setup import record_data
from starboard.games.hagalaz.state import State

# --- passages ------------------------------------------------------------------------------------------------


@EFFECTS.on("recover-data", PASSAGE)
async def recover_data(state: State, *, boxes: int) -> None:
    """HG-DATA-01 to 03: recovered-data boxes are ticked as for data tokens, unlocks included."""
    for _ in range(boxes):
        await record_data(state)


# --- conditions of achievements (HG-SAVE-03): looked at when a campaign has ended -----------------------------


def main_results(state: State) -> list[str]:
    """The results of the main missions played, in order."""
    campaign = campaign_of(state)
    return [campaign.results[mission.id] for mission in main_missions(campaign)]


def is_finished(state: State) -> bool:
    """HG-CAMP-01, HG-CAMP-08: a mission of every tier was played."""
    tiers = {mission.spec.tier for mission in SHELF.campaign.missions if not mission.spec.loyalty}
    return len(main_results(state)) == len(tiers)


def grade_at_least(state: State, band: str) -> bool:
    """HG-WAR-05: a finished campaign with at least this grade."""
    least = next(each.least for each in SHELF.campaign.spec.band if each.id == band)
    return is_finished(state) and state.war_readiness >= least


@EFFECTS.on("remembers", CONDITION)
def remembers(state: State, *, facts: list[str]) -> bool:
    """The campaign remembers all these facts."""
    return all(fact in state.facts for fact in facts)


@EFFECTS.on("all-data-recovered", CONDITION)
def all_data_recovered(state: State) -> bool:
    """HG-DATA-01: every recovered-data box is ticked."""
    return state.data_boxes >= SHELF.campaign.spec.data_boxes


@EFFECTS.on("everyone-saved", CONDITION)
def everyone_saved(state: State, *, least: int, saved: dict[str, str]) -> bool:
    """In every mission played where people were to be saved they were, as the campaign remembers it."""
    played = [mission for mission in campaign_of(state).waypoints if mission in saved]
    return len(played) >= least and all(saved[mission] in state.facts for mission in played)


@EFFECTS.on("never-downed", CONDITION)
def never_downed(state: State, *, band: str) -> bool:
    """A good grade, and no hero has gone Downed on the way."""
    return not campaign_of(state).downed and grade_at_least(state, band)


@EFFECTS.on("every-main-mission", CONDITION)
def every_main_mission(state: State, *, result: Result) -> bool:
    """All main missions of a finished campaign ended in the same way."""
    return is_finished(state) and set(main_results(state)) == {result}


@EFFECTS.on("results", CONDITION)
def enough_results(state: State, *, result: Result, at_least: int) -> bool:
    """So many missions, main or loyalty, ended in this way."""
    return list(campaign_of(state).results.values()).count(result) >= at_least


@EFFECTS.on("second-wind", CONDITION)
def second_wind(state: State, *, band: str) -> bool:
    """The first main mission was lost, the campaign was not."""
    return main_results(state)[:1] == ["defeat"] and grade_at_least(state, band)


@EFFECTS.on("every-secondary", CONDITION)
def every_secondary(state: State) -> bool:
    """In every mission of a finished campaign the secondary objective was completed."""
    campaign = campaign_of(state)
    return is_finished(state) and set(campaign.secondary) == set(campaign.waypoints)


@EFFECTS.on("full-board", CONDITION)
def full_board(state: State) -> bool:
    """HG-UNLOCK-03: a hero has unlocked all that XP and data can unlock."""
    for id, board in SHELF.heroes.items():
        wanted = [place for place, ability in enumerate(board.spec.ability) if ability.kind != "loyalty"]
        if all(state.unlocks.get(id, 0) >> place & 1 for place in wanted):
            return True
    return False


@EFFECTS.on("straight-through", CONDITION)
def straight_through(state: State, *, band: str) -> bool:
    """HG-LOYM-09: a good grade without any loyalty mission."""
    return not campaign_of(state).loyalty and grade_at_least(state, band)


@EFFECTS.on("war-readiness-full", CONDITION)
def war_readiness_full(state: State) -> bool:
    """HG-WAR-05: the last box of the track is ticked."""
    return is_finished(state) and state.war_readiness >= SHELF.campaign.spec.war_readiness
