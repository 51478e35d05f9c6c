"""The Gate of the Underdark and the Wyrm (AE-GATE, AE-WYRM, AE-RULING-16, 17, 51, 57)."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.edge import events
from support.edge import EdgePosition, against_hegemon, edge, fleet, hegemon_turn

MAP = "isolde odessa-field gate kestrel-field kiln"
"""The Gate with a base on either side, in a row."""


def at_the_gate(own: dict[str, Any], **given: Any) -> EdgePosition:
    """A player is about to launch to the Gate."""
    return edge(gate=True, map=MAP, players=[own, fleet(ships={"transport": ["pad"]})], **given)


def roll(*faces: int, ship: str = "cruiser", **own: Any) -> EdgePosition:
    """A ship is launched to the Gate and rolls this."""
    pos = at_the_gate(fleet(ships={ship: ["pad"]}, **own))
    return pos.launch(ship, "gate", dice=[[str(face) for face in faces]])


# --- the roll ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-GATE-04", "AE-RULING-57", "AE-SHIP-07")
@pytest.mark.parametrize(("ship", "dice"), [("transport", 1), ("fighter", 2), ("science-vessel", 1), ("cruiser", 3)])
def test_the_gate_is_rolled_with_a_die_for_each_gun_of_the_ship(ship: str, dice: int) -> None:
    pos = roll(*range(1, dice + 1), ship=ship)

    assert pos.offered == [f"result:{face}" for face in range(1, dice + 1)]


@pytest.mark.rule("AE-GATE-04", "AE-GATE-05")
def test_one_result_alone_is_gained_and_it_need_not_be_the_highest() -> None:
    pos = roll(6, 1, 5).play("result:1")

    assert pos.of(0, "energy") == 2
    assert pos.of(0, "modules") == []
    assert [pos.of(0, track) for track in ("science", "industry", "commerce", "civilization")] == [0, 0, 0, 0]


@pytest.mark.rule("AE-GATE-06", "AE-GATE-09")
def test_the_gate_is_no_battle_and_the_turn_goes_on() -> None:
    pos = edge(
        gate=True,
        map=MAP,
        goods={"gate": {"ice": 2}},
        raiders=[{"id": "vorticon", "at": "kestrel-field"}],
        players=[
            fleet(ships={"transport": ["pad"], "cruiser": ["isolde"]}, abroad={"gate": 1}),
            fleet(ships={"transport": ["odessa-field"]}),
        ],
    )

    pos.launch("transport", "gate", dice=[["1"]])

    assert pos.happened(events.BattleBegan) == []  # nobody joined, nobody was asked to
    pos.play("result:1").go_on().play("lose:energy")
    order = [type(each.event) for each in pos.table.news()]
    wanted = [events.GateAnswered, events.LeadersRecruited, events.GoodsCollected, events.RaiderMoved]
    assert [kind for kind in order if kind in (*wanted, events.BattleBegan)] == [*wanted, events.BattleBegan]
    assert (pos.of(0, "leaders"), pos.of(0, "ice")) == (1, 2)


@pytest.mark.rule("AE-GATE-06", "AE-BATTLE-21")
def test_the_dice_of_the_gate_win_nothing() -> None:
    pos = roll(6, 6, 6).play("result:6", "take:ice-lab", dice=["reading-room"])

    assert pos.happened(events.BattleRolled) == []
    assert (pos.of(0, "wins"), pos.of(0, "supremacy")) == (0, 0)
    assert pos.of("gate", "ships") == ["0:cruiser"]


@pytest.mark.rule("AE-GATE-07", "AE-RULING-57", "AE-RES-02")
def test_energy_adds_dice_up_to_six() -> None:
    pos = at_the_gate(fleet(ships={"cruiser": ["pad"]}, stores={"energy": 5}))

    pos.play("launch:cruiser", "to:cruiser:gate", "energy", "energy")
    pos.play("energy", dice=[["1", "2", "3", "4", "5", "6"]])  # and then there is no room for more

    assert len(pos.offered) == 6
    assert pos.of(0, "energy") == 2


@pytest.mark.rule("AE-GATE-07", "AE-RULING-57")
def test_cards_for_targeting_and_results_are_played_and_those_about_opponents_are_not() -> None:
    hand = ["killing-ground", "direct-hit", "jamming", "parley", "many-fronts", "dead-stop", "escape-pods"]
    pos = at_the_gate(fleet(ships={"transport": ["pad"]}, hand=hand))

    pos.launch("transport", "gate")
    assert pos.offered == ["card:killing-ground", "ready", "pass-battle"]
    pos.play("card:killing-ground", "ready", dice=[["2"], ["3"]])  # targeting 3: the 2 is rolled again
    assert pos.offered == ["card:direct-hit", "ready", "pass-battle"]
    pos.play("card:direct-hit", "ready")
    assert pos.offered == ["result:6"]


@pytest.mark.rule("AE-GATE-07", "AE-RULING-57")
@pytest.mark.parametrize(
    ("own", "first", "again"),
    [
        ({}, ["1"], None),
        ({"supremacies": ["steady-hand"]}, ["1"], ["2"]),
        ({"modules": ["sensor-web"]}, ["1"], ["2"]),
        ({"modules": ["rangefinder"]}, ["1"], None),
    ],
)
def test_what_lasts_and_is_not_about_opponents_counts(own: dict[str, Any], first: list[str], again: Any) -> None:
    """Targeting in every battle helps at the Gate; that in battles one starts does not: nobody starts one."""
    pos = at_the_gate(fleet(ships={"transport": ["pad"]}, **own))

    pos.launch("transport", "gate", dice=[first, *([again] if again else [])])

    assert pos.offered == [f"result:{(again or first)[0]}"]


@pytest.mark.rule("AE-RULING-57", "AE-GATE-06")
@pytest.mark.parametrize(("planet", "dice"), [("kiln", 2), ("isolde", 1)])
def test_an_obelisk_beside_the_gate_adds_a_die_and_a_war_banner_does_not(planet: str, dice: int) -> None:
    pos = edge(
        gate=True,
        map="kiln gate odessa-field isolde" if planet == "kiln" else "isolde gate odessa-field kiln",
        developments=[{"at": "kiln", "owner": 0}],
        players=[fleet(ships={"transport": ["pad"]}, supremacies=["war-banner"]), {}],
    )

    pos.launch("transport", "gate", dice=[[str(face) for face in range(1, dice + 1)]])

    assert len(pos.offered) == dice


@pytest.mark.rule("AE-RULING-57", "AE-BATTLE-15")
def test_a_die_rolled_again_at_the_gate_keeps_to_the_targeting() -> None:
    pos = at_the_gate(fleet(ships={"transport": ["pad"]}, hand=["overcharge"], supremacies=["steady-hand"]))

    pos.play("launch:transport", "to:transport:gate", "ready", dice=[["5"]])
    pos.play("card:overcharge", "die:5", dice=[["1"], ["3"]])

    assert pos.offered == ["result:3"]


# --- what the results give --------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-GATE-08", "AE-GATE-10", "AE-RULING-16")
def test_one_gives_energy_and_two_gives_cards() -> None:
    one = roll(1, ship="transport").play("result:1")
    two = roll(2, ship="transport").play("result:2", dice=["windfall", "parade"])

    assert (one.of(0, "energy"), one.of(0, "cards")) == (2, 0)
    assert (two.of(0, "energy"), two.of(0, "cards")) == (0, 2)


@pytest.mark.rule("AE-GATE-10", "AE-RULING-16")
def test_three_gives_two_different_basic_resources() -> None:
    pos = roll(3, ship="transport").play("result:3")

    assert sorted(pos.offered) == ["gain:ice", "gain:nanocarbon", "gain:titanium"]
    pos.play("gain:ice")
    assert not pos.is_offered("gain:ice")
    pos.play("gain:titanium")
    assert (pos.of(0, "ice"), pos.of(0, "nanocarbon"), pos.of(0, "titanium")) == (1, 0, 1)


@pytest.mark.rule("AE-GATE-10", "AE-RULING-16")
def test_four_repairs_twice() -> None:
    pos = at_the_gate(
        fleet(ships={"transport": ["pad", "scrapyard"]}, modules=["ice-lab"], damaged={"ice-lab": 1}, points=5)
    )

    pos.launch("transport", "gate", dice=[["4"]])
    pos.play("result:4", "mend:ice-lab")

    assert (pos.of(0, "damaged"), pos.of(0, "bay"), pos.of(0, "points")) == ([], ["transport"], 5)


@pytest.mark.rule("AE-GATE-10", "AE-RULING-16")
def test_five_is_a_step_on_a_track_with_modules() -> None:
    pos = roll(5, ship="transport").play("result:5")

    assert pos.offered == ["advance:science", "advance:industry", "advance:commerce", "advance:civilization"]
    pos.play("advance:commerce")
    assert pos.of(0, "commerce") == 1


@pytest.mark.rule("AE-GATE-10", "AE-RULING-16")
def test_six_is_any_module_with_a_damage_marker() -> None:
    pos = roll(6, ship="transport").play("result:6", "take:toll-booth", dice=["mint"])

    assert (pos.of(0, "modules"), pos.of(0, "damaged"), pos.of(0, "commerce")) == (["toll-booth"], ["toll-booth"], 1)
    assert pos.of(0, "credits") == 0


# --- who gets there ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-RULING-51", "AE-MAP-06")
def test_the_wyrm_on_the_gate_bars_all_ships_without_assault() -> None:
    pos = edge(
        gate=True,
        wyrm=True,
        map=MAP,
        raiders=[{"id": "wyrm", "at": "gate"}],
        players=[fleet(ships={"transport": ["pad"], "fighter": ["pad"]}), {}],
    )

    pos.play("launch:transport")
    assert pos.refusal("to:transport:gate") == ("AE-LAUNCH-03", "occupied")
    pos.table.undo()
    pos.play("launch:fighter")
    assert pos.is_offered("to:fighter:gate")


@pytest.mark.rule("AE-RULING-22")
@pytest.mark.parametrize("region", ["gate", "vortex-maw"])
def test_the_hegemon_does_not_roll_at_a_special_region_but_draws_a_card(region: str) -> None:
    pos = hegemon_turn(
        gate=True,
        map=f"isolde {region} kestrel-field",
        hegemon={"orders": ["order-15", "order-09", "order-17"], "probe": "isolde"},
        players=[fleet(ships={"transport": ["pad"]})],
        dice=[["1"], "windfall", "order-01"],
    )

    assert pos.of(region, "ships") == ["1:transport"]
    assert pos.of("hegemon", "cards") == 1
    told = [each.event for each in pos.table.news()]
    assert not any(isinstance(event, events.GateRolled) for event in told)
    assert [event.rule for event in told if isinstance(event, events.CardDrawn)] == ["AE-RULING-22"]
    assert pos.of("table", "marker") == 1


# --- Shadow Warp ------------------------------------------------------------------------------------------------------


def warped(*, gate_ships: list[str] | None = None, own: dict[str, Any] | None = None) -> EdgePosition:
    """The Wyrm is next to Kiln, where a transport is launched to; others may wait at the Gate."""
    return edge(
        gate=True,
        wyrm=True,
        map="gate odessa-field isolde kestrel-field kiln",
        moons={"kiln": []},
        raiders=[{"id": "wyrm", "at": "kestrel-field"}],
        goods={"gate": {"ice": 1}},
        players=[
            fleet(ships={"transport": ["pad"]}, **{"abroad": {"gate": 1}, **(own or {})}),
            fleet(ships={"transport": gate_ships or []}),
        ],
    )


@pytest.mark.rule("AE-WYRM-03", "AE-WYRM-05", "AE-RULING-17")
def test_the_wyrm_sends_the_launched_ship_to_the_gate_and_stays_where_it_raided() -> None:
    pos = warped()

    pos.launch("transport", "kiln")

    assert pos.of("gate", "ships") == ["0:transport"]
    assert pos.of("kiln", "raiders") == ["wyrm"]
    assert pos.of("kiln", "ships") == []
    assert pos.happened(events.BattleBegan) == []
    assert pos.happened(events.GateRolled) == []
    assert (pos.of(0, "leaders"), pos.of(0, "ice")) == (0, 0)  # no recruiting, no collecting there


@pytest.mark.rule("AE-WYRM-04", "AE-RULING-17")
def test_whoever_waits_at_the_gate_is_fought_there() -> None:
    pos = warped(gate_ships=["gate"])

    pos.launch("transport", "kiln")
    assert [event.at for event in pos.happened(events.BattleBegan)] == ["gate"]  # type: ignore[attr-defined]
    pos.play("ready", dice=[["6"], ["1"]])

    assert pos.of("kiln", "raiders") == ["wyrm"]
    assert pos.of(0, "wins") == 1


@pytest.mark.rule("AE-RULING-17")
def test_a_warped_ship_may_join_own_ships_at_the_gate() -> None:
    pos = edge(
        gate=True,
        wyrm=True,
        map="gate odessa-field isolde kestrel-field kiln",
        moons={"kiln": []},
        raiders=[{"id": "wyrm", "at": "kestrel-field"}],
        players=[fleet(ships={"transport": ["pad", "gate"]}), {}],
    )

    pos.launch("transport", "kiln")

    assert pos.of("gate", "ships") == ["0:transport", "0:transport"]


@pytest.mark.rule("AE-RULING-17", "AE-RULING-63", "AE-RAID-08")
def test_a_ship_at_the_gate_stays_there_when_the_wyrm_comes_and_fights_it() -> None:
    pos = edge(
        gate=True,
        wyrm=True,
        map=MAP,
        raiders=[{"id": "wyrm", "at": "kiln"}],
        players=[fleet(ships={"cruiser": ["pad"]}), {}],
    )

    pos.launch("cruiser", "gate", dice=[["1", "1", "2"]])
    pos.play("result:1").go_on()

    assert pos.happened(events.ShipMoved) == []
    assert pos.of("gate", "raiders") == ["wyrm"]
    assert pos.asked == "window-prepare"


@pytest.mark.rule("AE-RULING-17", "AE-RULING-63")
def test_the_hegemons_ship_is_sent_like_anybodys_and_the_probe_stays() -> None:
    pos = hegemon_turn(
        gate=True,
        wyrm=True,
        map="gate odessa-field isolde kestrel-field kiln",
        moons={"kiln": []},
        raiders=[{"id": "wyrm", "at": "kestrel-field"}],
        hegemon={"orders": ["order-14", "order-09", "order-17"], "probe": "kiln"},
        players=[fleet(ships={"transport": ["pad"]})],
        dice=[["1"], "windfall", "order-01"],
    )

    assert pos.of("gate", "ships") == ["1:transport"]
    assert pos.of("kiln", "raiders") == ["wyrm"]
    assert pos.of("table", "probe") == "kiln"


@pytest.mark.rule("AE-RULING-63", "AE-EX-47", "AE-RULING-23")
def test_the_probe_follows_the_launch_and_not_the_warp() -> None:
    pos = against_hegemon(
        gate=True,
        wyrm=True,
        map="gate odessa-field isolde kestrel-field kiln",
        moons={"kiln": []},
        raiders=[{"id": "wyrm", "at": "kestrel-field"}],
        hegemon={"probe": "isolde", "orders": ["order-09", "order-09", "order-09"]},
        players=[fleet(ships={"transport": ["pad", "pad"]})],
    )

    pos.launch("transport", "kiln")

    assert pos.of("table", "probe") == "kiln"
    assert pos.of("gate", "ships") == ["0:transport"]
