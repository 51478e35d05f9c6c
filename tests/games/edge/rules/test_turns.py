"""Whose turn it is and what it can be, its end, and the last turns (AE-TURN, AE-END-01 to 03)."""

from __future__ import annotations

import pytest

from starboard.games.edge import effects, events
from starboard.games.edge.game import GAME
from support.edge import EdgePosition, edge, fleet, quiet


def flies(**has: object) -> dict[str, object]:
    """Somebody who has a transport to launch."""
    return quiet(ships={"transport": ["pad", "pad"]}, **has)


BARE: dict[str, list[str]] = {"ninth": [], "veil": [], "kiln": []}
"""Planets without moons: what they give is known."""


def go(pos: EdgePosition, region: str) -> EdgePosition:
    return pos.play("launch:transport", f"to:transport:{region}")


@pytest.mark.rule("AE-TURN-01")
def test_turns_go_round_clockwise_one_launch_or_return_each() -> None:
    pos = edge(seats=3, active=1, moons=BARE, players=[flies(), flies(), flies()])

    turns = []
    for region in ("ninth", "veil", "kiln", "halcyon-drydock"):
        turns.append(pos.of("table", "active"))
        go(pos, region)

    assert turns == [1, 2, 0, 1]


@pytest.mark.rule("AE-TURN-02")
def test_without_a_ship_on_the_pad_one_must_return() -> None:
    pos = edge(players=[quiet(ships={"transport": ["kiln"]}), flies()])

    assert pos.offered == ["return"]
    assert pos.refusal("launch:transport") == ("AE-LAUNCH-02", "not-on-the-pad")


@pytest.mark.rule("AE-TURN-02", "AE-TURN-03")
def test_without_a_region_to_go_to_one_must_return_even_with_all_at_home() -> None:
    everywhere = {"transport": ["isolde", "odessa-field"]}
    pos = edge(map="isolde odessa-field", players=[quiet(ships={"transport": ["pad"]}), quiet(ships=everywhere)])

    assert pos.offered == ["return"]
    assert pos.refusal("launch:transport") == ("AE-TURN-02", "nowhere-to-go")


@pytest.mark.rule("AE-TURN-03")
def test_ships_in_the_scrapyard_are_not_at_home() -> None:
    assert edge(players=[quiet(ships={"transport": ["pad", "scrapyard"]}), {}]).is_offered("return")
    assert not edge(players=[quiet(ships={"transport": ["pad", "pad"]}), {}]).is_offered("return")


@pytest.mark.rule("AE-TURN-04")
def test_one_may_return_with_ships_still_on_the_pad() -> None:
    pos = edge(players=[quiet(ships={"transport": ["kiln", "pad"]}), flies()])

    pos.play("return", "done")

    assert pos.of(0, "pad") == ["transport", "transport"]


@pytest.mark.rule("AE-TURN-05", "AE-FREE-02")
def test_free_actions_come_before_a_raid_that_is_about_to_come() -> None:
    def launch(raiders: list[dict[str, str]]) -> EdgePosition:
        pos = edge(moons=BARE, raiders=raiders, players=[flies(hand=["parade"], points=5), flies()])
        return go(pos, "ninth")

    quiet_place, raided = launch([]), launch([{"id": "vorticon", "at": "odessa-field"}])
    assert quiet_place.asked == "end-turn"
    assert raided.asked == "before-raid"
    assert raided.of("ninth", "raiders") == [], "the raider has not come yet"

    raided.play("card:parade", dice=[["1"], ["2", "2"]])
    assert raided.of(0, "points") == 7
    assert raided.of("ninth", "raiders") == ["vorticon"], "with nothing left to play it comes"


@pytest.mark.rule("AE-TURN-05")
def test_no_free_action_inside_a_battle() -> None:
    pos = edge(
        players=[
            quiet(ships={"fighter": ["pad"]}, hand=["parade", "full-salvo"]),
            quiet(ships={"transport": ["halcyon-drydock"]}),
        ]
    )
    pos.play("launch:fighter", "to:fighter:halcyon-drydock", "go-on")

    while pos.asked.startswith("window"):
        assert not pos.is_offered("card:parade")
        pos.play("ready", dice=[["6", "6"], ["1"]] if pos.asked == "window-prepare" else ())


@pytest.mark.rule("AE-TURN-06", "AE-TAC-02", "AE-RULING-19")
def test_at_the_end_of_the_turn_the_hand_comes_down_to_its_limit() -> None:
    hand = ["parade", "full-salvo", "parley", "overcharge", "broadside", "jamming"]
    pos = edge(moons=BARE, players=[flies(hand=hand), flies(hand=["decoys", "ram", "rally", "chaff", "crossfire"])])
    go(pos, "ninth")

    pos.play("end-turn")
    assert pos.asked == "hand-limit"
    pos.play("discard:parley", "discard:jamming")

    assert set(pos.of(0, "hand")) == {"parade", "full-salvo", "overcharge", "broadside"}
    assert pos.of(1, "cards") == 5, "only whoever's turn ends"


@pytest.mark.rule("AE-TURN-06", "AE-END-01")
def test_discards_come_before_the_terminus_is_looked_at() -> None:
    hand = ["parade", "full-salvo", "parley", "overcharge", "broadside"]
    pos = edge(moons=BARE, players=[flies(hand=hand, points=60), flies()])
    go(pos, "ninth").play("end-turn")

    assert not pos.of("table", "ending")
    pos.play("discard:parley")

    assert pos.of("table", "ending")


@pytest.mark.rule("AE-TURN-07", "AE-DMG-05")
def test_points_are_scored_at_once() -> None:
    pos = edge(players=[flies(hand=["parade"], points=5), flies()])

    pos.play("card:parade")

    assert pos.of(0, "points") == 7
    assert pos.asked == "turn", "the turn has not even begun"


@pytest.mark.rule("AE-TURN-08")
def test_points_never_fall_below_nothing() -> None:
    pos = edge(players=[flies(points=1), flies(points=5)])

    effects.score(pos.state, 0, -3, "AE-TURN-08")
    effects.score(pos.state, 1, -3, "AE-TURN-08")

    assert (pos.of(0, "points"), pos.of(1, "points")) == (0, 2)


@pytest.mark.rule("AE-END-01", "AE-END-02", "AE-RULING-59")
@pytest.mark.parametrize(("points", "ending"), [(59, False), (60, True), (61, True)])
def test_reaching_the_terminus_triggers_the_end(points: int, ending: bool) -> None:
    pos = edge(moons=BARE, players=[flies(points=points), flies()])

    go(pos, "ninth")

    assert pos.of("table", "ending") is ending


@pytest.mark.rule("AE-END-02", "AE-END-03")
def test_everybody_has_one_last_turn_and_whoever_triggered_it_comes_last() -> None:
    pos = edge(seats=3, active=1, moons=BARE, players=[flies(), flies(points=60), flies()])
    go(pos, "ninth")

    turns = []
    for region in ("veil", "kiln", "halcyon-drydock"):
        turns.append(pos.of("table", "active"))
        assert pos.is_offered("launch:transport"), "a last turn is a turn like any other"
        go(pos, region)

    assert turns == [2, 0, 1]
    assert pos.table.over


@pytest.mark.rule("AE-RULING-59", "AE-END-02")
def test_points_gained_in_anothers_turn_count_and_the_next_in_turn_begins_the_last_round() -> None:
    pos = edge(seats=3, moons=BARE, players=[flies(), flies(), flies(points=60)])

    go(pos, "ninth")
    (told,) = pos.happened(events.EndTriggered)
    assert told.who == 2  # type: ignore[attr-defined]

    turns = []
    for region in ("veil", "kiln", "halcyon-drydock"):
        turns.append(pos.of("table", "active"))
        go(pos, region)
    assert turns == [1, 2, 0]
    assert pos.table.over


@pytest.mark.rule("AE-END-15")
def test_the_track_may_be_passed_more_than_once() -> None:
    pos = edge(phase="over", players=[fleet(points=230), fleet(points=120)])

    assert GAME.outcome(pos.state).scores[0] == 230
