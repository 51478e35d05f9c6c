"""Who is meant, where something acts, and when what lasts comes in (IV-ROUND-09, IV-CARD-02, IV-EQUIP-09)."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.core.choice import Choice
from starboard.games.vanguard.moments import Moment, Query
from starboard.games.vanguard.printed import BOX, ENGINEERING, RECON, SCIENCE, SECURITY
from starboard.games.vanguard.queries import CARRIER, EVERYBODY, HERE, changed
from starboard.games.vanguard.rules.acting import acting_sector, candidates_for, react, those_meant
from starboard.games.vanguard.state import State
from support.vanguard import VanguardPosition, crew, explore

AWAY = crew(at=4)


def run(flow: Any) -> Any:
    """What a flow gives that asks nobody."""
    try:
        asked = flow.send(None)
    except StopIteration as done:
        return done.value
    assert isinstance(asked, Choice)
    return asked.values


def team() -> VanguardPosition:
    return explore(
        active="recon", security=crew(at=4), science=crew(), recon=crew(), engineering=crew(), pois={1: "pg-works"}
    )


@pytest.mark.rule("IV-ROUND-09")
@pytest.mark.parametrize(
    ("whom", "meant"),
    [
        ("you", [RECON]),
        ("sector", [RECON, SCIENCE, ENGINEERING]),
        ("team", [RECON, SECURITY, SCIENCE, ENGINEERING]),
        ("others", [SECURITY, SCIENCE, ENGINEERING]),
        ("here", [RECON, SCIENCE, ENGINEERING]),
    ],
)
def test_whom_a_deed_means(whom: str, meant: list[int]) -> None:
    assert run(those_meant(team().state, RECON, whom)) == meant


@pytest.mark.rule("IV-ROUND-09")
@pytest.mark.parametrize(
    ("whom", "candidates"),
    [
        ("chosen", [SCIENCE, RECON, ENGINEERING]),
        ("other", [SCIENCE, ENGINEERING]),
        ("anyone", [SECURITY, SCIENCE, RECON, ENGINEERING]),
        ("another", [SECURITY, SCIENCE, ENGINEERING]),
    ],
)
def test_one_of_several_is_chosen(whom: str, candidates: list[int]) -> None:
    state = team().state

    assert run(those_meant(state, RECON, whom)) == [("member", each) for each in candidates]
    assert candidates_for(state, RECON, whom) == candidates


@pytest.mark.rule("IV-ROUND-09")
@pytest.mark.parametrize(
    ("whom", "candidates"),
    [
        ("you", [RECON]),
        ("sector", [SCIENCE, RECON, ENGINEERING]),
        ("here", [SCIENCE, RECON, ENGINEERING]),
        ("team", [SECURITY, SCIENCE, RECON, ENGINEERING]),
        ("others", [SECURITY, SCIENCE, ENGINEERING]),
    ],
)
def test_those_of_whom_a_deed_might_mean_somebody(whom: str, candidates: list[int]) -> None:
    assert candidates_for(team().state, RECON, whom) == candidates


@pytest.mark.rule("IV-ROUND-09")
def test_for_the_team_nobody_is_you_and_here_is_nowhere() -> None:
    state = team().state

    assert run(those_meant(state, -1, "you")) == []
    assert run(those_meant(state, -1, "sector")) == []
    assert run(those_meant(state, -1, "here")) == []
    assert candidates_for(state, -1, "here") == []
    assert candidates_for(state, -1, "chosen") == [SECURITY, SCIENCE, RECON, ENGINEERING]


def test_where_something_acts() -> None:
    pos = explore(
        active="recon", recon=crew(), science=AWAY, threats=[{"id": "pg-beast", "at": 5}], pois={1: "pg-easy"}
    )
    state = pos.state
    beast, spot = BOX.threats.find("pg-beast"), BOX.pois.find("pg-text")
    assert acting_sector(state, SCIENCE) == 3

    state.scope.append((beast, -1))
    assert acting_sector(state, SCIENCE) == 4, "where the threat is"
    state.scope.append((spot, 2))
    assert acting_sector(state, SCIENCE) == 2, "where the card lies"
    state.scope.clear()
    assert acting_sector(state, -1) == -1

    pos.act("easy")
    pos.state.members[RECON].at = 5  # type: ignore[union-attr]
    assert acting_sector(pos.state, RECON) == 0, "where the check began"
    assert acting_sector(pos.state, SCIENCE) == 3


# --- what lasts -------------------------------------------------------------------------------------------------------


def listening(state: State, *kinds: tuple[int, int]) -> list[tuple[int, int]]:
    """Powers of these kinds and places that note who they were called for."""
    called: list[tuple[int, int]] = []

    def hook(number: int) -> Any:
        async def note(state: State, who: int) -> None:
            called.append((number, who))

        return note

    thing = BOX.conditions[0]
    state.hooks = {
        str(Moment.RESTED): tuple((kind, place, hook(number), thing) for number, (kind, place) in enumerate(kinds))
    }
    return called


@pytest.mark.rule("IV-EQUIP-09", "IV-EQUIP-10")
def test_what_somebody_carries_acts_for_the_carrier_and_what_lies_somewhere_for_those_there() -> None:
    state = team().state
    called = listening(state, (EVERYBODY, -1), (HERE, 0), (HERE, 3), (CARRIER, RECON), (CARRIER, SCIENCE))

    run(react(state, Moment.RESTED, RECON))

    assert called == [(0, RECON), (1, RECON), (3, RECON)]


@pytest.mark.rule("IV-EQUIP-10")
def test_what_lies_somewhere_acts_there_and_everything_else_where_its_member_is() -> None:
    state = explore(science=crew(at=3), recon=crew(at=3)).state
    acted: list[int] = []

    async def note(state: State, who: int) -> None:
        acted.append(state.scope[-1][1])

    thing = BOX.conditions[0]
    state.hooks = {
        str(Moment.RESTED): tuple(
            (kind, place, note, thing) for kind, place in ((HERE, 2), (CARRIER, RECON), (EVERYBODY, -1))
        )
    }
    run(react(state, Moment.RESTED, RECON))

    assert acted == [2, -1, -1]


def test_at_a_moment_of_the_team_everything_acts_once() -> None:
    state = team().state
    called = listening(state, (EVERYBODY, -1), (HERE, 0), (CARRIER, RECON))

    run(react(state, Moment.RESTED))

    assert called == [(0, -1), (1, -1), (2, RECON)]


def test_nothing_acts_for_somebody_who_is_not_there() -> None:
    pos = explore(science=crew(), recon=AWAY)
    called = listening(pos.state, (EVERYBODY, -1), (CARRIER, SECURITY))

    run(react(pos.state, Moment.RESTED, SECURITY))
    run(react(pos.state, Moment.RESTED))

    assert called == [(0, -1)]


@pytest.mark.rule("IV-EQUIP-09")
def test_a_query_asks_only_what_concerns_the_member() -> None:
    state = team().state
    thing = BOX.conditions[0]

    def plus(amount: int) -> Any:
        return lambda state, who, value: value + amount

    state.hooks = {
        str(Query.HAND_LIMIT): (
            (EVERYBODY, -1, plus(1), thing),
            (HERE, 0, plus(10), thing),
            (CARRIER, SCIENCE, plus(100), thing),
        )
    }

    assert changed(state, Query.HAND_LIMIT, SCIENCE, 0) == 111
    assert changed(state, Query.HAND_LIMIT, RECON, 0) == 11
    assert changed(state, Query.HAND_LIMIT, SECURITY, 0) == 1
    assert changed(state, Query.REST_COST, SECURITY, 7) == 7


# --- when things may be done beside a question ------------------------------------------------------------------------


@pytest.mark.rule("IV-CARD-02", "IV-CREW-03")
def test_skills_and_cards_wait_for_their_time() -> None:
    pos = explore(
        active="recon",
        recon=crew(charges=1, hand=["fortunes-favourite", "athletics"]),
        science=crew(at=4, charges=1, hand=["trial-and-error"]),
    )

    assert not any(key.startswith(("skill:", "card:")) for key in pos.offered)


@pytest.mark.rule("IV-CARD-02")
def test_in_step_four_the_active_player_may_use_what_is_for_any_time_and_others_may_not() -> None:
    pos = explore(
        seats=2,
        leaders=[0, 1, 0, 0],
        active="recon",
        pois={1: "pg-easy"},
        recon=crew(dice=["red-fitness"], hand=["athletics"]),
        science=crew(hand=["improvised-treatment"], dice=[], gone=["red-basic"], injuries=["wound"]),
    )
    pos.check("easy", "red-fitness", rolls=["accident"])
    assert pos.asks == {"0": "modify"}

    own = explore(
        seats=2,
        leaders=[1, 0, 0, 0],
        active="recon",
        pois={1: "pg-easy"},
        recon=crew(dice=["red-fitness"], hand=["athletics"]),
        science=crew(hand=["improvised-treatment"], dice=[], gone=["red-basic"], injuries=["wound"]),
    )
    own.check("easy", "red-fitness", rolls=["accident"])
    assert own.offered == ["card:improvised-treatment", "card:athletics", "pass"]


@pytest.mark.rule("IV-CHECK-04", "IV-CHECK-10", "IV-CHECK-15", "IV-CHECK-16", "IV-CHECK-24", "IV-CHECK-25")
def test_the_steps_of_a_check_are_counted() -> None:
    dice = ["red-basic", "blue-basic", "green-biology", "blue-science"]
    pos = explore(
        pois={1: "pg-easy"},
        condition="pg-combos",
        science=crew(dice=dice, hand=["trial-and-error"], injuries=["wound"], hurt=["red"]),
        recon=AWAY,
    )
    pos.act("easy")
    assert pos.table_of("check") == 1
    pos.take("red-basic", "blue-basic").roll("vanguard", "accident", injury=["injury"])
    assert (pos.asked, pos.table_of("check")) == ("modify", 4)
    pos.play("pass")
    assert (pos.asked, pos.table_of("check")) == ("combos", 5)
    pos.play("no-more")
    assert (pos.asked, pos.table_of("check")) == ("exhaust-die", 6)
    pos.play("die:science:2", "column:science:red")
    assert (pos.asked, pos.table_of("check")) == ("mark-row", 8)


@pytest.mark.rule("IV-CHECK-15")
def test_without_anything_to_modify_the_combos_are_still_step_five() -> None:
    pos = explore(pois={1: "pg-easy"}, condition="pg-combos", science=crew(dice=["red-basic"]), recon=AWAY)

    pos.check("easy", "red-basic", rolls=["basic"])

    assert (pos.asked, pos.table_of("check")) == ("combos", 5)


@pytest.mark.rule("IV-CHECK-15", "IV-CHECK-16")
def test_without_combos_the_injury_dice_are_still_step_six() -> None:
    hurt = crew(dice=["red-basic", "blue-basic"], injuries=["wound"], hurt=["red"])
    pos = explore(pois={1: "pg-easy"}, science=hurt, recon=AWAY)

    pos.act("easy").roll(injury=["injury"])

    assert (pos.asked, pos.table_of("check")) == ("exhaust-die", 6)


@pytest.mark.rule("IV-CHECK-24")
def test_a_special_effect_is_step_seven() -> None:
    pos = explore(pois={1: "pg-ecosystem"}, science=crew(dice=["red-basic"]), recon=AWAY)

    pos.check("heal-the-ecosystem", "red-basic", rolls=["vanguard"])

    assert (pos.asked, pos.table_of("check")) == ("spend-on-effect", 7)


@pytest.mark.rule("IV-LOG-01")
def test_a_page_that_leads_to_another_is_open_again_when_it_asks() -> None:
    pos = explore(pois={1: "pg-works"}, science=crew(), recon=crew(at=4))

    pos.act("open")

    assert pos.offered == ["choice:1", "choice:2"]
    assert pos.table.choice is not None
    assert (pos.table.choice.prompt, pos.table.choice.rule) == ("log-choice", "IV-LOG-01")
    zone = next(zone for zone in pos.table.scene(0).zones if zone.id == "log")
    assert [piece.facts.get("label") or str(piece.text) for piece in zone.pieces] == [
        *("pg-outer", "Left.", "Right."),
        "pg-inner",
    ]
    assert pos.table_of("read") == ["pg-inner", "pg-outer"]
    pos.play("choice:2")
    assert (pos.fact(".left"), pos.fact(".right")) == (0, 1)


@pytest.mark.rule("IV-SAC-09", "IV-RULING-50", "IV-DISC-04")
def test_an_option_can_be_chosen_once_a_discovery_has_brought_what_it_costs() -> None:
    pos = explore(pois={1: "pg-works"}, supplies=1, discoveries=["thermal-core"], science=crew(), recon=crew(at=4))
    pos.act("choose")
    assert [key for key in pos.offered if key.startswith("choice:")] == ["choice:2"]

    pos.play(next(key for key in pos.offered if "thermal-core" in key))
    assert [key for key in pos.offered if key.startswith("choice:")] == ["choice:1", "choice:2"]

    pos.play("choice:1")
    assert pos.table_of("supplies") == 1
