"""Raiders: who raids, what it does, what becomes of it (AE-RAID)."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.edge import events
from starboard.games.edge.printed import BOX
from support.edge import EdgePosition, edge, quiet

FIELD = "halcyon-drydock"


def raid(*raiders: tuple[str, str], dice: list[Any] | None = None, has: Any = None, at: str = FIELD) -> EdgePosition:
    """A transport is launched where these raiders are about."""
    pos = edge(
        raiders=[{"id": id, "at": place} for id, place in raiders],
        players=[quiet(ships={"transport": ["pad"]}, **(has or {})), quiet(ships={"transport": ["pad"]})],
    )
    return pos.play("launch:transport", f"to:transport:{at}", dice=dice or ())


@pytest.mark.rule("AE-RAID-06", "AE-LAUNCH-15", "AE-MAP-08", "AE-RAID-02")
def test_a_raider_raids_what_it_has_in_reach() -> None:
    near = raid(("vorticon", "isolde"), dice=[["6"], ["1", "1"]])
    assert near.of("isolde", "raiders") == []
    assert near.happened(events.RaiderMoved)

    far = raid(("vorticon", "rusk"))
    assert far.happened(events.RaiderMoved) == [], "two steps are too far for one of class S"
    reaches = raid(("wreckers", "rusk"), dice=[["6"], ["1"] * 4])
    assert reaches.happened(events.RaiderMoved), "and not for one of class B"


@pytest.mark.rule("AE-RAID-07")
def test_of_several_raiders_the_player_chooses_one_and_it_alone_raids() -> None:
    pos = raid(("vorticon", "isolde"), ("tollkeepers", "odessa-field"), ("vorticon", "rusk"))
    assert pos.asks == {"0": "raid-which"}
    assert pos.offered == ["raider:0", "raider:1"], "the third has nothing in reach"

    pos.play("raider:1", dice=[["1"], ["2"] * 3])

    assert pos.of(FIELD, "raiders") == ["tollkeepers"]
    assert pos.of("isolde", "raiders") == ["vorticon"]


@pytest.mark.rule("AE-RAID-08")
def test_the_raid_does_what_the_card_says_before_the_battle() -> None:
    pos = raid(("tollkeepers", "isolde"), has={"stores": {"titanium": 2}}, dice=[["6"], ["1"] * 3])

    assert pos.asked == "gain-which"
    kinds: list[type] = [type(each.event) for each in pos.table.news()]
    assert kinds.index(events.RaiderMoved) < kinds.index(events.ResourceLost) < kinds.index(events.BattleBegan)
    assert pos.of(0, "titanium") == 1


@pytest.mark.rule("AE-RAID-09")
def test_a_raider_that_is_there_already_fights_but_does_not_raid() -> None:
    pos = edge(
        raiders=[{"id": "tollkeepers", "at": FIELD}],
        players=[quiet(ships={"fighter": ["pad"]}, stores={"titanium": 2}), {}],
    )

    pos.play("launch:fighter", f"to:fighter:{FIELD}", dice=[["1", "1"], ["2"] * 3])

    assert pos.of(0, "titanium") == 2
    assert pos.happened(events.BattleBegan)


@pytest.mark.rule("AE-RAID-10")
def test_nobody_is_raided_on_the_way_home() -> None:
    pos = edge(
        raiders=[{"id": "vorticon", "at": "isolde"}],
        players=[quiet(ships={"transport": [FIELD]}), quiet(ships={"transport": ["pad"]})],
    )

    pos.play("return", "done")

    assert pos.of("isolde", "raiders") == ["vorticon"]
    assert pos.of(0, "pad") == ["transport"]


@pytest.mark.rule("AE-RAID-11")
def test_raiders_do_not_join_battles_they_are_only_next_to() -> None:
    pos = raid(("vorticon", "isolde"), ("vorticon", "odessa-field"))

    pos.play("raider:0", dice=[["1"], ["2", "2"]])

    assert pos.of("odessa-field", "raiders") == ["vorticon"]
    rolled = pos.happened(events.BattleRolled)
    assert [len(event.faces) for event in rolled] == [1, 2]  # type: ignore[attr-defined]


@pytest.mark.rule("AE-RAID-12", "AE-RULING-12")
def test_a_defeated_raider_of_class_s_is_on_its_card_again_and_can_come_back() -> None:
    def after_an_event(out: int, dice: list[Any]) -> EdgePosition:
        pos = edge(
            event_step=5,
            event_count=4,
            raiders=[{"id": "vorticon", "at": "nebula-6"}] * out,
            players=[quiet(ships={"transport": ["kiln"]}), quiet(ships={"transport": ["pad"]})],
        )
        return pos.play("return", "done", dice=["shared-frequencies", "parade", "parley", "decoys", "ram", *dice])

    assert after_an_event(4, []).of("table", "raiders") == 4, "all four standees are on the map"
    assert after_an_event(3, [["2"]]).of("nebula-2", "raiders") == ["vorticon"], "one was defeated, and comes again"


@pytest.mark.rule("AE-RAID-12", "AE-RAID-04")
def test_a_called_raider_waits_no_more() -> None:
    pos = edge(event_step=5, players=[quiet(ships={"transport": ["kiln"]}), quiet(ships={"transport": ["pad"]})])
    assert BOX.raiders[pos.state.waiting["A"]].id == "tollkeepers"

    pos.play("return", "done", dice=["shared-frequencies", "parade", "parley", "decoys", "ram", ["4"], ["2"]])

    assert pos.of("nebula-4", "raiders") == ["tollkeepers"]
    assert set(pos.state.waiting) == {"B", "C", "D"}, "once defeated it is gone for good"


@pytest.mark.rule("AE-RAID-05", "AE-MAP-03")
@pytest.mark.parametrize("face", ["1", "2", "3", "4", "5", "6"])
def test_a_raider_enters_the_nebula_that_is_rolled(face: str) -> None:
    pos = edge(
        event_step=5,
        event_count=4,
        players=[quiet(ships={"transport": ["kiln"]}), quiet(ships={"transport": ["pad"]})],
    )

    pos.play("return", "done", dice=["shared-frequencies", "parade", "parley", "decoys", "ram", [face]])

    assert pos.of(f"nebula-{face}", "raiders") == ["vorticon"]


@pytest.mark.rule("AE-RAID-15", "AE-DMG-03", "AE-END-07")
def test_a_mechaphage_counts_as_damage_until_energy_removes_it() -> None:
    has = {"modules": ["ice-lab", "smelter"], "stores": {"energy": 1}}
    pos = raid(("mechaphage-hive", "isolde"), has=has)
    assert pos.asked == "infest-which"
    pos.play("infest:ice-lab", "ready", dice=[["1"], ["2"] * 4])
    pos.play("manoeuvre:energy:2")

    assert pos.of(0, "score_damage") == -2
    assert "clean:ice-lab" in pos.offered
    pos.play("clean:ice-lab")
    assert pos.of(0, "score_damage") == 0
    assert pos.of(0, "energy") == 2


@pytest.mark.rule("AE-RAID-15", "AE-COMP-09", "AE-MOD-10")
def test_an_infested_module_is_out_of_use_and_is_not_damaged_too() -> None:
    pos = edge(
        phase="dock",
        players=[quiet(ships={"transport": ["kiln"]}, modules=["ice-lab", "smelter"], infested=["ice-lab"]), {}],
    )
    assert pos.refusal("activate:ice-lab") == ("AE-MOD-10", "module-damaged")

    raided = raid(
        ("rust-prophets", "isolde"),
        has={"modules": ["ice-lab", "smelter"], "infested": ["ice-lab"]},
        dice=[["6"], ["1"] * 3],
    )
    assert raided.of(0, "damaged") == ["smelter"]


@pytest.mark.rule("AE-RAID-15", "AE-COMP-09")
def test_there_are_five_mechaphages() -> None:
    many = ["ice-lab", "smelter", "cold-store", "reading-room", "toll-booth", "gardens"]
    pos = raid(("mechaphage-hive", "isolde"), has={"modules": many, "infested": many[:5]}, dice=[["6"], ["1"] * 4])

    assert [module.phage for module in pos.state.players[0].modules] == [True] * 5 + [False]
