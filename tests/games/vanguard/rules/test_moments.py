"""Every moment comes when its description says, and every query is asked (moments.py)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from starboard.games.vanguard import events, queries
from starboard.games.vanguard.moments import Moment, Query
from starboard.games.vanguard.printed import BIOMES, BOX, COLOURS, SYMBOLS
from starboard.games.vanguard.queries import EVERYBODY, board_of
from starboard.games.vanguard.state import State
from support.vanguard import VanguardPosition, crew, explore

AWAY = crew(at=4)
DICE = ["red-fitness", "red-basic", "green-biology", "blue-science", "blue-basic"]


def one(poi: str = "pg-works", **given: Any) -> VanguardPosition:
    given.setdefault("science", crew(dice=DICE))
    given.setdefault("recon", AWAY)
    given.setdefault("events", [])
    return explore(pois={1: poi}, **given)


def check(poi: str = "pg-easy", rolled: str = "fitness") -> None:
    one(poi).check(poi.removeprefix("pg-"), "red-fitness", rolls=[rolled])


TRIGGERS: dict[Moment, Callable[[], object]] = {
    Moment.BEGAN: lambda: one(phase="begin", rank_up="first-steps", lander=1),
    Moment.ROUND_BEGAN: lambda: one(phase="round", round=0),
    Moment.ROUND_ENDED: lambda: one(phase="next-turn", science=crew(acted=True), recon=crew(acted=True)),
    Moment.TURN_BEGAN: lambda: one(phase="next-turn"),
    Moment.TURN_ENDED: lambda: one().play("end-turn"),
    Moment.LEFT: lambda: one().play("move:2"),
    Moment.ENTERED: lambda: one().play("move:2"),
    Moment.RESTED: lambda: one().play("rest"),
    Moment.PREPARED: lambda: one().play("prepare", "draw"),
    Moment.PUSHED: lambda: one(science=crew(exhausted=["red-basic"] * 4)).play("push:science"),
    Moment.CHECK_BEGAN: lambda: one("pg-easy").act("easy"),
    Moment.ROLLED: check,
    Moment.MARKED: check,
    Moment.CHECK_ENDED: check,
    Moment.INJURED: lambda: one("pg-harm").act("wound", "column:science:green"),
    Moment.EVENT_ENDED: lambda: one(events=["low-visibility"], science=crew(at=4)).play("end-turn"),
    Moment.DISCOVERED: lambda: one("pg-finds").act("discovery"),
    Moment.POI_PLACED: lambda: one("pg-text").act("replace"),
    Moment.SUPPLIES_LOST: lambda: one("pg-finds").act("lose-supplies"),
    Moment.SUCCEEDED: lambda: one("pg-finds").act("success"),
    Moment.THREAT_GONE: lambda: one(threats=[{"id": "pg-beast", "at": 6}]).act("calm"),
    Moment.TIMED: lambda: one(condition="pg-clock").act("tick"),
    Moment.DANGER: lambda: one().play("move:5", dice=[["danger:common"]]),
    Moment.EXHAUSTED: lambda: one().play("move:3", "die:science:0"),
}


@pytest.mark.rule("IV-MOVE-07")
def test_what_answers_to_a_move_knows_which_way_it_went(monkeypatch: pytest.MonkeyPatch) -> None:
    ways: list[tuple[int, int]] = []

    async def note(state: State, who: int) -> None:
        assert state.moving is not None
        route = board_of(state).routes[state.moving.route]
        ways.append((route.start + 1, route.to + 1))

    hook = (EVERYBODY, -1, note, BOX.conditions[0])
    monkeypatch.setattr(queries, "_find_hooks", lambda state: {str(Moment.LEFT): (hook,)})

    one().play("move:2")

    assert ways == [(1, 2)]


@pytest.mark.parametrize("moment", list(Moment))
def test_a_moment_comes_once_when_its_time_is_there(moment: Moment, monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[int] = []

    async def note(state: object, who: int) -> None:
        called.append(who)

    hook = (EVERYBODY, -1, note, BOX.conditions[0])
    monkeypatch.setattr(queries, "_find_hooks", lambda state: {str(moment): (hook,)})

    TRIGGERS[moment]()

    assert len(called) == 1


@pytest.mark.rule("IV-SAC-02", "IV-PUSH-01")
@pytest.mark.parametrize(("answer", "times"), [("card:emergency-seal", 0), ("pass", 1)])
def test_nobody_has_exhausted_dice_where_all_of_it_was_kept_away(
    answer: str, times: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[int] = []

    async def note(state: object, who: int) -> None:
        called.append(who)

    hook = (EVERYBODY, -1, note, BOX.conditions[0])
    monkeypatch.setattr(queries, "_find_hooks", lambda state: {str(Moment.EXHAUSTED): (hook,)})
    engineering = crew(dice=["red-basic"], hand=["emergency-seal"], rank=2)
    pos = one(active="engineering", engineering=engineering, science=AWAY)

    pos.play("move:3", answer)

    assert pos.of("engineering", "exhausted") == ["red-basic"] * times
    assert len(called) == times


def answer_with(monkeypatch: pytest.MonkeyPatch, query: Query, value: object) -> None:
    """A power that answers a query in its own way."""
    hook = (EVERYBODY, -1, lambda state, who, before, *context: value, BOX.conditions[0])
    monkeypatch.setattr(queries, "_find_hooks", lambda state: {str(query): (hook,)})


def rolled(pos: VanguardPosition, **dice: Any) -> VanguardPosition:
    return pos.act("easy").take("red-fitness").roll("accident", **dice)


ASKED: dict[Query, tuple[object, Callable[[], bool]]] = {
    Query.HAND_LIMIT: (
        1,
        lambda: one(science=crew(hand=["trial-and-error"], deck=["careful-study"])).play("rest").asked == "hand-limit",
    ),
    Query.ROUTE_OPEN: (False, lambda: one().moves() == []),
    Query.ROUTE_SYMBOLS: (("supply",), lambda: one().play("move:2").table_of("supplies") == 4),
    Query.MAY_LEAVE: (True, lambda: one(science=crew(at=2)).moves() == ["1", "3"]),
    Query.CAN_ACT: (False, lambda: not any(key.startswith("act:") for key in one().offered)),
    Query.CAN_REST: (False, lambda: one().refusal("rest") == ("IV-REST-01", "not-now")),
    Query.CAN_PREPARE: (False, lambda: one().refusal("prepare") == ("IV-PREP-01", "not-now")),
    Query.CAN_PUSH: (False, lambda: "push:science" not in one(science=crew(exhausted=["red-basic"] * 4)).offered),
    Query.CAN_DEPART: (False, lambda: one().refusal("depart") == ("IV-DEPART-01", "not-now")),
    Query.REST_COST: (3, lambda: one().play("rest").table_of("supplies") == 2),
    Query.REST_DICE: (
        1,
        lambda: len(one(science=crew(exhausted=["red-basic"] * 4)).play("rest").of("science", "available")) == 1,
    ),
    Query.REST_CARDS: (0, lambda: one(science=crew(deck=["careful-study"])).play("rest").of("science", "hand") == []),
    Query.PREPARE_CARDS: (
        2,
        lambda: one(science=crew(deck=["careful-study"] * 2)).play("prepare", "draw").of("science", "deck") == 0,
    ),
    Query.PUSH_DICE: (
        1,
        lambda: (
            len(one(science=crew(exhausted=["red-basic"] * 4)).play("push:science").of("science", "available")) == 1
        ),
    ),
    Query.ACTIONS: (3, lambda: one(phase="next-turn").table_of("actions") == 3),
    Query.SUPPORT_DICE: (
        2,
        lambda: (
            one("pg-easy", recon=crew()).act("easy").take("red-fitness").play("roll", "die:recon:0").asked == "support"
        ),
    ),
    Query.CAN_SUPPORT: (True, lambda: one("pg-easy").act("easy").take("red-fitness").play("roll").asked == "support"),
    Query.DANGER_DICE: ((1,), lambda: _danger_dice(one("pg-easy").act("easy").play("roll")) == 1),
    Query.INJURY_DICE: (0, lambda: rolled(one("pg-easy", science=crew(dice=DICE, hurt=["red"]))).fact(".red") == 1),
    Query.TRANSFORMS: (
        ((COLOURS.index("red"), SYMBOLS.index("fitness")),),
        lambda: one("pg-easy").act("easy").take("red-basic").roll("basic").asked == "mark-row",
    ),
    Query.BIOMES: (
        1 << BIOMES.index("desert"),
        lambda: one(events=["low-visibility"], science=crew(at=4)).play("end-turn").asked == "event-choice",
    ),
    Query.SUPPLY_LIMIT: (6, lambda: one("pg-finds").act("supply").table_of("supplies") == 6),
    Query.LEAD_COUNT: (2, lambda: one("pg-finds", lead_bag=["trace"] * 3).act("lead").table_of("lead_bag") == 1),
    Query.SHOWS_POI: (False, lambda: not any(key.startswith("act:pg-works") for key in one().offered)),
    Query.EVENT_MATCHES: (
        True,
        lambda: one(events=["low-visibility"], science=crew(at=4)).play("end-turn").asked == "event-choice",
    ),
    Query.INJURY: (2, lambda: _injury(one("pg-harm").act("wound", "column:science:green")) == 2),
    Query.HAS_EVENTS: (
        False,
        lambda: one(events=["low-visibility"], science=crew(at=4)).play("end-turn").table_of("event_discards") == [],
    ),
    Query.READS_LOG: (False, lambda: one().play("move:3", "die:science:0").fact(".pool") == 0),
    Query.TRACK_SPACES: (
        1,
        lambda: (
            one("pg-symbols", science=crew(dice=["red-gathering"]))
            .check("symbols", "red-gathering", rolls=["gathering"])
            .fact(".green")
            == 1
        ),
    ),
}


def _danger_dice(pos: VanguardPosition) -> int:
    return int(pos.happened(events.DiceRolled)[0].danger)


def _injury(pos: VanguardPosition) -> int:
    return pos.member("science").injuries[0]


@pytest.mark.parametrize("query", list(Query))
def test_a_query_is_asked_where_its_answer_matters(query: Query, monkeypatch: pytest.MonkeyPatch) -> None:
    value, seen = ASKED[query]
    assert not seen(), "without the power the answer is another"

    answer_with(monkeypatch, query, value)

    assert seen()


@pytest.mark.rule("IV-MOVE-03", "IV-TIME-01")
def test_a_route_on_which_time_goes_by_moves_every_token_one_space(monkeypatch: pytest.MonkeyPatch) -> None:
    answer_with(monkeypatch, Query.ROUTE_SYMBOLS, ("time",))
    pos = one(condition="pg-clock", missions=["pg-side"])

    pos.play("move:2")

    assert (pos.table_of("condition_time"), [each.time for each in pos.state.missions]) == (1, [1])


@pytest.mark.rule("IV-RULING-43")
def test_a_combo_that_replaces_the_card_ends_the_check() -> None:
    pos = one("pg-easy", condition="pg-swaps")
    pos.act("easy").take("red-fitness", "red-basic").roll("fitness", "basic")

    pos.play("condition-combo:0")

    assert pos.of("sector-1", "poi") == "pg-blank"
    assert (pos.fact(".green"), pos.fact(".red")) == (0, 0)
    assert pos.asked == "turn"


@pytest.mark.rule("IV-PUSH-03", "IV-RULING-15")
def test_a_push_refreshes_only_what_has_a_slot() -> None:
    pos = one(science=crew(exhausted=["red-basic"] * 4))

    pos.play("push:science")

    assert pos.of("science", "available") == ["red-basic"] * 2
    assert pos.of("science", "exhausted") == ["red-basic"]
