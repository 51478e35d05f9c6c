"""Raiders: how they fight, how far they reach, what their raid does and what they leave (U-07, AE-RULING-15)."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.edge import events
from support.edge import EdgePosition, edge, fleet
from support.edge_things import PLAIN, changed, go_on, less, strength, tally

AWAY = ["ninth", "rusk", "kestrel-field"]
"""One, two and three regions away from Halcyon Drydock."""


def launched(raider: str, at: str, *, map: str = "", **has: Any) -> EdgePosition:
    """A transport launched to Halcyon Drydock with a raider about; its player holds a card and is asked for it."""
    own = fleet(ships={"transport": ["pad", "pad"]}, faction="tidewright-compact", **{"hand": ["chaff"], **has})
    given: dict[str, Any] = {"map": map, "gate": True, "wyrm": True} if map else {}
    other = fleet(ships={"transport": ["pad"]}, faction=PLAIN)
    pos = edge(players=[own, other], raiders=[{"id": raider, "at": at}], **given)
    return pos.play("launch:transport", "to:transport:halcyon-drydock")


RAIDERS = [
    pytest.param("vorticon", (2, 1), 1, {"points": 1, "energy": 1}, marks=pytest.mark.thing("raider:vorticon")),
    pytest.param("gutterlings", (2, 1), 1, {"points": 1, "energy": 1}, marks=pytest.mark.thing("raider:gutterlings")),
    pytest.param("tollkeepers", (3, 1), 1, {"points": 2, "ice": 1}, marks=pytest.mark.thing("raider:tollkeepers")),
    pytest.param("rust-prophets", (3, 1), 1, {"points": 2, "ice": 1}, marks=pytest.mark.thing("raider:rust-prophets")),
    pytest.param("wreckers", (4, 1), 2, {"points": 3, "ice": 1}, marks=pytest.mark.thing("raider:wreckers")),
    pytest.param(
        "mechaphage-hive", (4, 1), 2, {"points": 3, "ice": 1}, marks=pytest.mark.thing("raider:mechaphage-hive")
    ),
    pytest.param(
        "black-flotilla", (4, 2), 2, {"points": 4, "cards": 1}, marks=pytest.mark.thing("raider:black-flotilla")
    ),
    pytest.param(
        "tide-breakers", (4, 2), 2, {"points": 4, "cards": 1}, marks=pytest.mark.thing("raider:tide-breakers")
    ),
    pytest.param("wyrm", (4, 2), 2, {"points": 4, "cards": 1}, marks=pytest.mark.thing("raider:wyrm")),
    pytest.param("dread-barge", (5, 2), 2, {"points": 6, "cards": 1}, marks=pytest.mark.thing("raider:dread-barge")),
    pytest.param("leviathan", (5, 2), 2, {"points": 6, "cards": 1}, marks=pytest.mark.thing("raider:leviathan")),
]
"""A raider, its dice and its aim, its reach, its reward."""


@pytest.mark.rule("AE-RULING-15", "AE-RAID-06", "AE-RAID-13")
@pytest.mark.parametrize(("raider", "fights", "reach", "reward"), RAIDERS)
def test_a_raider_fights_reaches_and_rewards_as_printed(
    raider: str, fights: tuple[int, int], reach: int, reward: dict[str, int]
) -> None:
    own = fleet(ships={"fighter": ["pad"]}, faction="tidewright-compact", hand=["chaff"])
    pos = edge(players=[own, fleet()], raiders=[{"id": raider, "at": "halcyon-drydock"}])
    go_on(pos.play("launch:fighter", "to:fighter:halcyon-drydock"))
    assert strength(pos, -1) == fights
    before = tally(pos)
    faces = [str(fights[1])] * fights[0]

    pos.play("ready", "ready", dice=[["6", "6"], faces])
    pos.play("ready", *(["gain:ice"] if "ice" in reward else []), dice=["windfall"] if "cards" in reward else [])

    assert less(tally(pos), before) == {**reward, "wins": 1, "supremacy": 1}
    assert pos.of("table", "raiders") == 0
    near, far = launched(raider, AWAY[reach - 1]), launched(raider, AWAY[reach])
    assert near.asked == "before-raid", "it will raid"
    assert far.asked == "end-turn"


RAIDS = [
    ("vorticon", {"stores": {"ice": 2}, "modules": ["ice-lab"]}, ["lose-one", "lose:ice"], {"ice": -1}),
    ("vorticon", {"stores": {"ice": 2}, "modules": ["ice-lab"]}, ["damage-one"], {"damaged": 1}),
    ("tollkeepers", {"stores": {"ice": 2}}, ["lose:ice"], {"ice": -1}),
    ("tollkeepers", {"stores": {"ice": 2}}, ["lose-card:chaff"], {"cards": -1}),
    ("rust-prophets", {"modules": ["ice-lab", "mint"]}, ["damage:mint"], {"damaged": 1}),
    ("wreckers", {"stores": {"ice": 2, "energy": 1}}, ["lose:energy"], {"energy": -1}),
    ("black-flotilla", {"stores": {"ice": 3}}, ["lose:ice", "lose:ice"], {"ice": -2}),
    ("dread-barge", {"stores": {"ice": 3}, "modules": ["mint"]}, ["lose:ice"], {"ice": -1, "damaged": 1}),
    ("leviathan", {"modules": ["ice-lab", "mint", "arcology"]}, ["damage:mint", "damage:ice-lab"], {"damaged": 2}),
    ("leviathan", {}, [], {}),
    ("mechaphage-hive", {"modules": ["ice-lab", "mint"]}, ["infest:mint"], {}),
]


@pytest.mark.thing(
    "raider:vorticon", "raider:tollkeepers", "raider:rust-prophets", "raider:wreckers", "raider:black-flotilla",
    "raider:dread-barge", "raider:leviathan", "raider:mechaphage-hive",
)  # fmt: skip
@pytest.mark.rule("AE-RAID-08")
@pytest.mark.parametrize(("raider", "has", "answers", "expected"), RAIDS)
def test_a_raid_does_what_the_card_says(
    raider: str, has: dict[str, Any], answers: list[str], expected: dict[str, int]
) -> None:
    pos = launched(raider, "ninth", **has)

    assert changed(pos, "go-on", *answers) == expected
    assert pos.of("halcyon-drydock", "raiders") == [raider]
    assert pos.state.battle is not None


@pytest.mark.thing("raider:vorticon", "raider:tollkeepers", "raider:wreckers", "raider:dread-barge")
@pytest.mark.rule("AE-RAID-08")
@pytest.mark.parametrize(
    ("raider", "answers"),
    [
        ("vorticon", ["lose-one", "lose:ice"]),
        ("tollkeepers", ["lose:ice"]),
        ("wreckers", []),
        ("dread-barge", ["lose:ice"]),
    ],
)
def test_what_a_raid_takes_is_told_with_the_rule_of_the_raid(raider: str, answers: list[str]) -> None:
    pos = launched(raider, "ninth", stores={"ice": 2}, modules=["mint"]).play("go-on")
    for answer in answers:
        assert pos.table.choice is not None
        assert pos.table.choice.rule == "AE-RAID-08"
        pos.play(answer)

    assert [event.rule for event in pos.happened(events.ResourceLost)] == ["AE-RAID-08"]  # type: ignore[attr-defined]


@pytest.mark.rule("AE-RAID-08", "AE-DMG-03")
@pytest.mark.thing("raider:vorticon")
def test_which_module_a_raid_damages_is_asked_with_the_rule_of_the_raid() -> None:
    pos = launched("vorticon", "ninth", stores={"ice": 2}, modules=["mint", "ice-lab"]).play("go-on", "damage-one")

    assert pos.asked == "damage-which"
    assert pos.table.choice is not None
    assert pos.table.choice.rule == "AE-RAID-08"


@pytest.mark.thing("raider:wreckers")
def test_what_wreckers_spill_lies_there() -> None:
    pos = launched("wreckers", "ninth", stores={"ice": 1}).play("go-on")

    assert pos.of("halcyon-drydock", "goods")["ice"] == 1
    assert pos.of(0, "ice") == 0


@pytest.mark.thing("raider:mechaphage-hive")
def test_a_module_with_a_mechaphage_is_out_of_use_until_energy_is_paid() -> None:
    own = fleet(ships={"transport": ["kiln", "ninth"]}, modules=["mint"], infested=["mint"], stores={"energy": 1})
    pos = edge(players=[{**own, "faction": PLAIN}, {}]).play("return")

    assert pos.refusal("activate:mint") == ("AE-MOD-10", "module-damaged")
    assert changed(pos, "clean:mint") == {"energy": -1}
    assert pos.is_offered("activate:mint")


@pytest.mark.thing("raider:mechaphage-hive")
def test_a_hive_has_five_mechaphages() -> None:
    sick = ["mint", "arcology", "gardens", "academy", "theatre"]
    pos = launched("mechaphage-hive", "ninth", modules=["ice-lab", *sick], infested=sick).play("go-on")

    assert sum(module.phage for module in pos.state.players[0].modules) == 5


@pytest.mark.thing("raider:gutterlings", "raider:tide-breakers")
@pytest.mark.parametrize(
    ("raider", "away"),
    [("gutterlings", ["isolde", "odessa-field", "kiln", "ninth"]), ("tide-breakers", ["rusk", "freeport-meridian"])],
)
def test_a_ship_is_pushed_out_of_the_battle(raider: str, away: list[str]) -> None:
    pos = launched(raider, "ninth").play("go-on")
    assert pos.offered == [f"push:{place}" for place in away]

    pos.play(f"push:{away[0]}")

    assert pos.of(away[0], "ships") == ["0:transport"]
    assert pos.of("halcyon-drydock", "raiders") == [raider]
    assert pos.state.battle is None


@pytest.mark.thing("raider:wyrm")
def test_the_wyrm_throws_a_ship_to_the_gate() -> None:
    far = "isolde odessa-field rusk kestrel-field veil kiln halcyon-drydock ninth freeport-meridian gate"

    pos = launched("wyrm", "ninth", map=far).play("go-on")

    assert pos.of("gate", "ships") == ["0:transport"]
    assert pos.of("halcyon-drydock", "raiders") == ["wyrm"]
    assert pos.state.battle is None
