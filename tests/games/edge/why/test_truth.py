"""What a refusal waits for is true: once its condition is made so, and nothing else, the thing is offered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from starboard.core.case import told
from starboard.core.ruling import Condition, Grounds
from starboard.locale import voice
from support.edge import EdgePosition, edge, fleet

FIELD = "odessa-field halcyon-drydock veil kestrel-field"


def grounds(pos: EdgePosition, asked: str, seat: int | None = None) -> Grounds:
    """What the refusal of something rests on."""
    ruling = pos.table.why_not(asked, seat)
    assert ruling is not None, f"{asked} is offered"
    return pos.table.grounds(ruling)


def flat(checks: tuple[Condition, ...]) -> Iterator[Condition]:
    for check in checks:
        yield check
        yield from flat(check.parts)


def failing(pos: EdgePosition, asked: str) -> set[str]:
    """The conditions that stand in the way, parts and all."""
    return {check.text.id for check in flat(grounds(pos, asked).checks) if check.missing}


def make_now(pos: EdgePosition, asked: str) -> list[str]:
    """The conditions that whoever asks can make so with the next answer."""
    return [check.text.id for check in grounds(pos, asked).checks if check.now]


def with_ships(mine: dict[str, list[str]], theirs: dict[str, list[str]] | None = None, **more: Any) -> EdgePosition:
    has = more.pop("has", {})
    return edge(players=[fleet(ships=mine, **has), fleet(ships=theirs or {"transport": ["pad"]})], **more)


@pytest.mark.rule("AE-LAUNCH-03")
def test_a_region_that_nobody_holds_can_be_launched_to() -> None:
    before = with_ships({"transport": ["pad"]}, {"transport": ["kiln"]}).play("launch:transport")
    after = with_ships({"transport": ["pad"]}, {"transport": ["rusk"]}).play("launch:transport")

    assert before.refusal("region:kiln") == ("AE-LAUNCH-03", "occupied")
    assert failing(before, "region:kiln") == {"check-assault"}
    assert after.why_not("region:kiln") is None


@pytest.mark.rule("AE-LAUNCH-03", "AE-LAUNCH-05")
@pytest.mark.parametrize(
    ("at", "raider_takes", "ship_takes"),
    [
        ("kiln", "a ship with Assault to Kiln", "A fighter, or any ship with Assault, may"),
        ("nebula-1", "a ship with Assault and navigation to Nebula 1", "A ship with Assault and navigation may"),
    ],
)
def test_what_gets_at_raiders_and_ships_depends_on_where_they_are(at: str, raider_takes: str, ship_takes: str) -> None:
    raided = with_ships({"fighter": ["pad"]}, raiders=[{"id": "vorticon", "at": at}])
    held = with_ships({"fighter": ["pad"]}, {"science-vessel": [at]})

    english = voice("edge", "en")
    assert f"Launch {raider_takes} to fight it" in english.say(grounds(raided, "raider:0").opens or "")
    assert english.say(grounds(held, "ship:1:7").opens or "").startswith(f"{ship_takes} be launched")


@pytest.mark.rule("AE-LAUNCH-03", "AE-SHIP-02")
def test_with_assault_an_occupied_region_can_be_launched_to() -> None:
    pos = with_ships({"transport": ["pad"], "fighter": ["pad"]}, {"transport": ["kiln"]})

    assert make_now(pos, "region:kiln") == ["check-a-ship-goes"]
    parts = grounds(pos, "region:kiln").checks[-1].parts
    assert [(part.text.id, part.targets) for part in parts] == [
        ("check-ship-stays", ("pad:transport",)),
        ("check-ship-goes", ("pad:fighter",)),
    ]
    assert pos.play("launch:fighter").why_not("region:kiln") is None


@pytest.mark.rule("AE-LAUNCH-05")
def test_a_nebula_is_open_to_whoever_has_navigation() -> None:
    pos = with_ships({"transport": ["pad"], "science-vessel": ["pad"]})
    pos.play("launch:transport")

    assert pos.refusal("region:nebula-2") == ("AE-LAUNCH-05", "needs-navigation")
    assert failing(pos, "region:nebula-2") == {"check-navigation"}
    pos.table.undo()
    assert pos.play("launch:science-vessel").why_not("region:nebula-2") is None


@pytest.mark.rule("AE-LAUNCH-04")
def test_a_region_without_an_own_ship_can_be_launched_to() -> None:
    before = with_ships({"transport": ["pad", "rusk"]}).play("launch:transport")
    after = with_ships({"transport": ["pad", "veil"]}).play("launch:transport")

    assert before.refusal("region:rusk") == ("AE-LAUNCH-04", "own-ship-there")
    assert failing(before, "region:rusk") == {"check-no-own-ship"}
    assert grounds(before, "region:rusk").checks[0].targets == ("ship:0:1",)
    assert after.why_not("region:rusk") is None


def ready_to_build(**changed: Any) -> EdgePosition:
    """A return with a transport on a desert planet, leaders and stores for a spaceport, and one more place to build."""
    has: dict[str, Any] = {"leaders": 4, "stores": {"credits": 2, "titanium": 2, "energy": 1}} | changed
    ships = has.pop("ships", ["rusk", "ninth"])
    return with_ships({"transport": [*ships, "pad"]}, has=has).play("return")


@pytest.mark.rule("AE-DEV-03", "AE-DEV-04")
def test_with_leaders_enough_a_planet_can_be_built_on() -> None:
    before = ready_to_build(ships=["veil", "rusk"], stores={"credits": 1, "titanium": 1})

    assert before.refusal("build:veil") == ("AE-DEV-03", "cannot-pay")
    assert failing(before, "region:veil") == {"check-cost"}
    rich = ready_to_build(
        ships=["veil", "rusk"], stores={"nanocarbon": 2, "ice": 1, "titanium": 3, "credits": 2}, leaders=3
    )
    assert rich.refusal("build:veil") == ("AE-DEV-03", "too-few-leaders")
    assert failing(rich, "region:veil") == {"check-leaders"}
    able = ready_to_build(ships=["veil", "rusk"], stores={"nanocarbon": 2, "ice": 1, "titanium": 3, "credits": 2})
    assert able.why_not("region:veil") is None


@pytest.mark.rule("AE-SHIP-06", "AE-DEV-03")
def test_with_a_transport_there_a_planet_can_be_built_on() -> None:
    before = ready_to_build(ships=["ninth"])

    assert before.refusal("build:rusk") == ("AE-SHIP-06", "no-transport-there")
    assert failing(before, "region:rusk") == {"check-transport-there"}
    assert ready_to_build().why_not("region:rusk") is None


def docking(**has: Any) -> EdgePosition:
    return with_ships({"transport": ["odessa-field", "pad"]}, has=has).play("return")


@pytest.mark.rule("AE-STATION-06", "AE-MOD-09")
def test_a_paid_action_can_be_taken_by_whoever_can_pay() -> None:
    before, after = docking(modules=["cold-store"]), docking(modules=["cold-store"], stores={"energy": 1})

    assert before.refusal("module:cold-store") == ("AE-STATION-06", "cannot-pay")
    assert failing(before, "module:cold-store") == {"check-cost"}
    assert after.why_not("module:cold-store") is None


@pytest.mark.rule("AE-MOD-10")
def test_an_undamaged_module_can_be_activated() -> None:
    before, after = docking(modules=["ice-lab"], damaged={"ice-lab": 1}), docking(modules=["ice-lab"])

    assert before.refusal("module:ice-lab") == ("AE-MOD-10", "module-damaged")
    assert failing(before, "module:ice-lab") == {"check-module-works"}
    assert after.why_not("module:ice-lab") is None


@pytest.mark.rule("AE-STATION-01", "AE-STATION-06")
def test_a_module_is_activated_on_a_return_that_can_be_begun_now() -> None:
    pos = with_ships({"transport": ["odessa-field", "pad"]}, has={"modules": ["ice-lab"]})

    assert pos.refusal("module:ice-lab") == ("AE-STATION-06", "return-to-activate")
    assert (failing(pos, "module:ice-lab"), make_now(pos, "module:ice-lab")) == (set(), ["check-docking-step"])
    assert pos.play("return").why_not("module:ice-lab") is None


@pytest.mark.rule("AE-MOD-08")
def test_what_was_docked_in_the_last_return_waits_for_the_next_one() -> None:
    pos = with_ships({"transport": ["odessa-field", "pad"]})
    pos.play("return", "function:reactor")
    while pos.table.open_choice().seat or pos.asked != "turn":
        pos.table.pick(0)

    refused = pos.refusal("function:reactor")
    assert refused is not None
    assert refused[0] == "AE-TURN-03", "the fleet is at home: it launches first"
    assert "check-not-docked" not in failing(pos, "function:reactor")


@pytest.mark.rule("AE-TURN-03")
def test_a_fleet_at_home_must_launch_before_it_can_return() -> None:
    pos = with_ships({"transport": ["pad", "pad"]}, has={"modules": ["ice-lab"]})

    assert pos.refusal("return") == ("AE-TURN-03", "all-on-the-pad")
    assert pos.refusal("module:ice-lab") == ("AE-TURN-03", "all-on-the-pad")
    assert failing(pos, "module:ice-lab") == {"check-docking-step"}


@pytest.mark.rule("AE-RULING-64", "AE-TAC-03")
def test_a_card_before_the_roll_is_played_in_a_battle() -> None:
    mine = {"fighter": ["pad"]}
    pos = with_ships(mine, {"transport": ["kiln"]}, has={"hand": ["overload"]}, moons={"kiln": []})

    assert pos.refusal("card:overload") == ("AE-RULING-64", "wrong-time")
    assert failing(pos, "card:overload") == {"check-in-battle", "check-battle-step"}
    pos.play("launch:fighter", "to:fighter:kiln", "go-on", "ready")
    assert pos.asked == "window-prepare"
    assert pos.why_not("card:overload") is None


@pytest.mark.rule("AE-RULING-64")
@pytest.mark.parametrize("card", ["ceasefire", "protection-money"])
def test_a_card_for_talks_is_explained_where_nobody_fights(card: str) -> None:
    pos = edge(players=[fleet(hand=[card]), fleet()])

    assert pos.refusal(f"card:{card}") == ("AE-RULING-64", "wrong-time")
    assert failing(pos, f"card:{card}") == {"check-in-battle", "check-battle-step"}


@pytest.mark.rule("AE-TURN-01")
def test_somebody_else_learns_whose_turn_it_is_and_what_comes_after() -> None:
    pos = with_ships({"transport": ["pad"]}, {"transport": ["pad"]})
    ruling = pos.table.why_not("region:kiln", 1)

    assert ruling is not None
    assert ruling.reason is not None
    assert (ruling.rule, ruling.reason.id) == ("AE-TURN-01", "others-decide")
    assert [check.text.id for check in grounds(pos, "region:kiln", 1).checks][:2] == [
        "check-your-decision",
        "check-your-turn",
    ]


@pytest.mark.rule("AE-BASE-04", "AE-MOD-02")
def test_a_module_on_display_shows_where_it_is_sold_and_what_is_missing() -> None:
    poor = with_ships({"transport": ["pad"]}, display={"science": ["cold-store"]})
    rich = with_ships({"transport": ["pad"]}, has={"stores": {"ice": 1}}, display={"science": ["cold-store"]})

    assert poor.refusal("module:cold-store") == ("AE-MOD-02", "cannot-pay")
    assert rich.refusal("module:cold-store") == ("AE-BASE-04", "modules-are-bought")
    assert grounds(rich, "module:cold-store").targets == ("region:odessa-field",)
    rich.play("launch:transport", "to:transport:odessa-field")
    assert rich.why_not("module:cold-store") is None


@pytest.mark.rule("AE-BASE-04", "AE-BASE-05")
@pytest.mark.thing("faction:tolzeed-bearers")
def test_a_module_shows_bearers_every_field_for_every_one_sells_it_to_them() -> None:
    has = {"faction": "tolzeed-bearers", "stores": {"ice": 1}}
    pos = with_ships({"transport": ["pad"]}, has=has, display={"science": ["cold-store"]}, map=FIELD)

    assert grounds(pos, "module:cold-store").targets == ("region:odessa-field", "region:kestrel-field")
    assert grounds(pos, "module:cold-store", 1).targets == ("region:odessa-field",)
    pos.play("launch:transport", "to:transport:kestrel-field")
    assert pos.why_not("module:cold-store") is None


@pytest.mark.rule("AE-DEV-03", "AE-STATION-01", "AE-STATION-02")
def test_why_nothing_was_built_can_be_asked_before_and_after() -> None:
    def returning(**has: Any) -> EdgePosition:
        return with_ships({"transport": ["isolde", "kiln", "pad"]}, has=has)

    poor = returning(leaders=2)
    assert poor.refusal("build:isolde") == ("AE-DEV-03", "too-few-leaders")
    poor.play("return")
    assert poor.asked == "dock", "nothing could be built, so nobody was asked"
    assert poor.refusal("build:isolde") == ("AE-DEV-03", "too-few-leaders")
    assert poor.refusal("build:rusk") == ("AE-SHIP-06", "no-transport-there")
    assert poor.refusal("build:odessa-field") == ("AE-DEV-03", "not-a-planet")

    rich = returning(leaders=3, stores={"ice": 2, "energy": 1})
    assert rich.refusal("build:isolde") == ("AE-STATION-02", "in-a-return")
    rich.play("return", "nothing")
    assert rich.refusal("build:isolde") == ("AE-STATION-01", "building-comes-first")


@pytest.mark.rule("AE-RULING-37")
def test_why_nothing_was_restored_can_be_asked_before_and_after() -> None:
    def returning(**has: Any) -> EdgePosition:
        ruins = [{"at": "ninth", "leaders": 2, "out_of_use": True}, {"at": "rusk", "leaders": 2}]
        return with_ships({"transport": ["kiln", "pad"]}, has=has, developments=ruins)

    poor = returning()
    assert poor.refusal("restore:ninth") == ("AE-RULING-37", "cannot-pay")
    poor.play("return")
    assert poor.refusal("restore:ninth") == ("AE-RULING-37", "cannot-pay")
    for asked in ("restore:rusk", "restore:veil"):
        assert poor.refusal(asked) == ("AE-RULING-37", "nothing-to-restore")

    rich = returning(stores={"titanium": 1, "energy": 1})
    assert rich.refusal("region:ninth:development") == ("AE-STATION-02", "in-a-return")
    rich.play("return", "nothing")
    assert rich.refusal("restore:ninth") == ("AE-STATION-01", "building-comes-first")


@pytest.mark.rule("AE-BATTLE-04")
def test_a_ship_too_far_from_a_battle_says_how_far() -> None:
    mine = {"fighter": ["pad"], "transport": ["sorrel", "isolde"]}
    pos = with_ships(mine, {"transport": ["odessa-field"]})
    pos.play("launch:fighter", "to:fighter:odessa-field")

    assert pos.asked == "escalate"
    assert pos.refusal("ship:0:0") == ("AE-BATTLE-04", "out-of-reach")
    assert pos.why_not("ship:0:1") is None


@pytest.mark.rule("AE-BATTLE-07", "AE-BATTLE-04")
def test_a_ship_that_joins_already_or_does_not_navigate_is_not_called_too_far() -> None:
    mine = {"fighter": ["pad"], "transport": ["isolde", "rusk"]}
    pos = with_ships(mine, {"transport": ["odessa-field"]})
    pos.play("launch:fighter", "to:fighter:odessa-field", "join:0")
    assert pos.refusal("ship:0:0") == ("AE-BATTLE-04", "joins-already")

    mine = {"science-vessel": ["pad"], "transport": ["isolde"], "cruiser": ["odessa-field"]}
    lanterns = {"upgrades": ["night-lanterns", "glass-sails"]}
    nebula = with_ships(mine, {"science-vessel": ["nebula-1"]}, has=lanterns, moons={"nebula-1": []})
    nebula.play("launch:science-vessel", "to:science-vessel:nebula-1")
    assert nebula.asked == "escalate"
    assert nebula.refusal("ship:0:0") == ("AE-BATTLE-07", "needs-navigation")


@pytest.mark.rule("AE-BATTLE-28", "AE-RES-02")
@pytest.mark.parametrize("asked", ["energy", "store:energy"])
def test_energy_buys_no_seventh_die(asked: str) -> None:
    def about_to_roll(joins: list[str]) -> EdgePosition:
        mine = {"cruiser": ["pad"], "fighter": ["odessa-field"], "transport": ["veil"]}
        has = {"faction": "tolzeed-bearers", "stores": {"energy": 1}, "hand": ["parade"]}
        pos = with_ships(mine, {"transport": ["halcyon-drydock"]}, has=has | {"upgrades": ["breach-prow"]}, map=FIELD)
        return pos.launch("cruiser", "halcyon-drydock").play(*joins, "ready")

    short, full = about_to_roll(["join:6", "done"]), about_to_roll(["join:0", "join:6"])

    assert short.why_not(asked) is None
    assert full.refusal(asked) == ("AE-BATTLE-28", "six-dice-already")


@pytest.mark.rule("AE-RAID-15")
def test_a_mechaphage_leaves_a_damaged_module_alone_and_that_is_said() -> None:
    modules = {"modules": ["ice-lab", "chapel", "mint"], "damaged": {"mint": 1}}
    raiders = [{"id": "mechaphage-hive", "at": "odessa-field"}]
    pos = with_ships({"transport": ["pad"]}, has={"faction": "tolzeed-bearers", **modules}, raiders=raiders, map=FIELD)
    pos.launch("transport", "halcyon-drydock")

    assert pos.offered == ["infest:ice-lab", "infest:chapel"]
    ruling = pos.why_not("module:mint")
    assert ruling is not None
    assert voice("edge", "en").say(told(ruling)) == "a mechaphage settles on an undamaged module of yours"
