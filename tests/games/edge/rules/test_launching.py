"""The launch turn: where a ship may go, what the region gives, recruiting and collecting (AE-LAUNCH, AE-MOON)."""

from __future__ import annotations

import msgspec
import pytest

from starboard.core.ruling import refuse
from starboard.games.edge import events
from starboard.games.edge.chart import REGIONS
from starboard.games.edge.printed import BOX, ENERGY, SHIPS, TITANIUM
from starboard.games.edge.rules.launching import can_launch, legal_regions
from support.edge import EdgePosition, edge, fleet, quiet


@pytest.mark.rule("AE-LAUNCH-02", "AE-LAUNCH-07", "AE-MOON-01", "AE-MOON-05")
def test_a_ship_launched_to_a_planet_claims_its_top_moon() -> None:
    pos = edge(players=[fleet(ships={"transport": ["pad", "pad"]}), fleet(ships={"transport": ["pad"]})])

    pos.play("launch:transport", "to:transport:kiln", dice=["volcanic-moon"])

    assert pos.of(0, "moons") == ["volcanic-moon"]
    assert pos.of(0, "energy") == 1
    assert pos.of("kiln", "buried") == 1
    assert pos.of("kiln", "ships") == ["0:transport"]


@pytest.mark.rule("AE-LAUNCH-08")
def test_a_planet_without_moons_gives_a_resource_of_its_type() -> None:
    pos = edge(moons={"rusk": []}, players=[fleet(ships={"transport": ["pad"]}), {}])

    pos.play("launch:transport", "to:transport:rusk")

    assert pos.of(0, "credits") == 1
    assert pos.of(0, "moons") == []


@pytest.mark.rule("AE-LAUNCH-03", "AE-EX-37", "AE-SHIP-02", "AE-MAP-06")
def test_only_assault_goes_where_somebody_is() -> None:
    pos = edge(
        players=[
            fleet(ships={"transport": ["pad"], "fighter": ["pad"]}),
            fleet(ships={"transport": ["kiln", "pad"]}),
        ]
    )

    pos.play("launch:transport")
    assert pos.refusal("to:transport:kiln") == ("AE-LAUNCH-03", "occupied")
    assert pos.is_offered("to:transport:rusk")
    pos.table.undo()
    pos.play("launch:fighter")
    assert pos.is_offered("to:fighter:kiln")


@pytest.mark.rule("AE-LAUNCH-04")
def test_nobody_launches_where_an_own_ship_is() -> None:
    pos = edge(players=[fleet(ships={"transport": ["pad", "isolde"], "fighter": ["pad"]}), {}])

    pos.play("launch:fighter")

    assert pos.refusal("to:fighter:isolde") == ("AE-LAUNCH-04", "own-ship-there")
    assert pos.is_offered("to:fighter:rusk")


@pytest.mark.rule("AE-LAUNCH-05", "AE-SHIP-03", "AE-LAUNCH-10")
def test_only_navigation_leads_into_a_nebula() -> None:
    pos = edge(players=[fleet(ships={"transport": ["pad"], "science-vessel": ["pad"]}), {}])

    pos.play("launch:transport")
    assert pos.refusal("to:transport:nebula-1") == ("AE-LAUNCH-05", "needs-navigation")
    pos.table.undo()
    pos.play("launch:science-vessel", "to:science-vessel:nebula-3")

    assert pos.of(0, "moons") == ["dry-dock-moon"]
    assert pos.of("nebula-3", "moons") == []


@pytest.mark.rule("AE-LAUNCH-13", "AE-LAUNCH-14", "AE-MAP-12")
def test_leaders_and_tokens_come_from_all_regions_with_a_ship() -> None:
    pos = edge(
        goods={"odessa-field": {"titanium": 2}, "veil": {"ice": 1}},
        players=[
            fleet(
                ships={"transport": ["pad", "odessa-field"]},
                abroad={"odessa-field": 1, "kiln": 2, "veil": 1},
            ),
            {},
        ],
    )

    pos.play("launch:transport", "to:transport:kiln", dice=["volcanic-moon"])

    assert pos.of(0, "leaders") == 3
    assert pos.of(0, "titanium") == 2
    assert pos.of(0, "ice") == 0
    assert pos.of("veil", "leaders") == 1
    assert pos.of("odessa-field", "goods") == {}
    told = [
        each.event
        for each in pos.table.news()
        if isinstance(each.event, (events.GoodsCollected, events.ResourcesGained))
    ]
    assert told == [
        events.ResourcesGained(0, ENERGY, 1, "AE-RES-01"),
        events.GoodsCollected(0, TITANIUM, 2, "odessa-field"),
    ], "the moon, and what lies there, once and nothing else"


@pytest.mark.rule("AE-TURN-03")
def test_a_fleet_that_is_at_home_must_launch() -> None:
    pos = edge(players=[fleet(ships={"transport": ["pad"]}), {}])
    away = edge(players=[fleet(ships={"transport": ["pad", "kiln"]}), {}])

    assert pos.refusal("return") == ("AE-TURN-03", "all-on-the-pad")
    assert away.is_offered("return")


@pytest.mark.rule("AE-BASE-04", "AE-BASE-08", "AE-MOD-05", "AE-MOD-06", "AE-MOD-04", "AE-MOD-02")
def test_a_field_sells_a_module_of_its_types() -> None:
    pos = edge(
        display={"science": ["ice-lab", "deep-array"], "industry": ["ore-crusher"], "commerce": ["toll-booth"]},
        players=[fleet(ships={"transport": ["pad"]}, stores={"ice": 1, "credits": 1}), {}],
    )

    pos.play("launch:transport", "to:transport:odessa-field")
    assert pos.is_offered("buy:ice-lab")
    assert not pos.is_offered("buy:deep-array")
    assert not pos.is_offered("buy:toll-booth")
    pos.play("buy:ice-lab", "pay:0:0:1:0:0", dice=["grand-observatory"])

    assert pos.of(0, "modules") == ["ice-lab"]
    assert pos.of(0, "science") == 1
    assert pos.of(0, "ice") == 0
    assert "grand-observatory" in pos.of("table", "display")


@pytest.mark.rule("AE-MOD-07", "AE-HEG-51")
def test_a_module_that_enters_damaged_advances_the_track_first() -> None:
    pos = edge(
        display={"science": ["signal-mast"]},
        players=[fleet(ships={"transport": ["pad"]}, stores={"ice": 1}), {}],
    )

    pos.play("launch:transport", "to:transport:odessa-field", "buy:signal-mast", dice=["ice-lab"])

    assert pos.of(0, "science") == 1
    assert pos.of(0, "damaged") == ["signal-mast"]
    kinds = [type(each.event) for each in pos.table.news()]
    assert kinds.index(events.TrackAdvanced) < kinds.index(events.ModuleDamaged)


@pytest.mark.rule("AE-FREE-05")
def test_credits_stand_for_ice_but_not_for_energy() -> None:
    pos = edge(
        display={"science": ["spectrograph", "ice-lab"]},
        players=[fleet(ships={"transport": ["pad"]}, stores={"credits": 2}), {}],
    )

    pos.play("launch:transport", "to:transport:odessa-field")

    assert pos.is_offered("buy:ice-lab")
    assert not pos.is_offered("buy:spectrograph")
    pos.play("buy:ice-lab", dice=["cold-store"])
    assert pos.of(0, "credits") == 1


@pytest.mark.rule("AE-LAUNCH-01", "AE-LAUNCH-12", "AE-LAUNCH-15", "AE-LAUNCH-16", "AE-RAID-08")
def test_the_order_of_a_launch_turn_and_what_was_gained_is_kept_though_the_ship_is_lost() -> None:
    pos = edge(
        raiders=[{"id": "tollkeepers", "at": "halcyon-drydock"}],
        players=[quiet(ships={"transport": ["pad"]}, abroad={"kiln": 1}, hand=[]), quiet(ships={"transport": ["pad"]})],
    )

    # The moon below comes to light; the tollkeepers take the energy that the one on top gave.
    pos.play("launch:transport", "to:transport:kiln", dice=["volcanic-bright-moon", ["1"], ["2", "2", "2"]])
    pos.play("manoeuvre:energy:2")

    kinds: list[type] = [type(each.event) for each in pos.table.news()]
    order = [
        events.ShipLaunched,
        events.MoonClaimed,
        events.LeadersRecruited,
        events.RaiderMoved,
        events.ResourceLost,
        events.BattleBegan,
    ]
    places = [kinds.index(kind) for kind in order]
    assert places == sorted(places)
    assert pos.of(0, "moons") == ["volcanic-moon"]
    assert pos.of(0, "leaders") == 1


@pytest.mark.rule("AE-LAUNCH-16")
def test_without_an_enemy_there_is_no_battle() -> None:
    pos = edge(
        moons={"ninth": []},
        raiders=[{"id": "vorticon", "at": "nebula-5"}],
        players=[quiet(ships={"transport": ["pad"]}), quiet(ships={"transport": ["odessa-field"]})],
    )

    pos.play("launch:transport", "to:transport:ninth")

    assert pos.happened(events.BattleBegan) == []
    assert pos.of("table", "active") == 1


@pytest.mark.rule("AE-LAUNCH-17", "AE-LAUNCH-10", "AE-MOON-09")
def test_a_launch_to_a_nebula_recruits_and_collects_and_an_empty_one_gives_nothing() -> None:
    pos = edge(
        moons={"nebula-2": []},
        goods={"nebula-2": {"ice": 2}},
        players=[quiet(ships={"science-vessel": ["pad"]}, abroad={"nebula-2": 1}), {}],
    )

    pos.play("launch:science-vessel", "to:science-vessel:nebula-2")

    assert (pos.of(0, "leaders"), pos.of(0, "ice"), pos.of(0, "moons")) == (1, 2, [])


@pytest.mark.rule("AE-MOON-09")
def test_a_nebula_moon_is_not_replaced() -> None:
    pos = edge(players=[quiet(ships={"science-vessel": ["pad"]}), {}])

    pos.play("launch:science-vessel", "to:science-vessel:nebula-6")

    assert pos.of(0, "moons") == ["burning-moon"]
    assert (pos.of("nebula-6", "moons"), pos.of("nebula-6", "buried")) == ([], 0)


@pytest.mark.rule("AE-LAUNCH-11")
def test_a_special_region_without_an_action_gives_nothing() -> None:
    pos = edge(map="isolde vortex-maw rusk", players=[quiet(ships={"transport": ["pad"]}), {}])

    pos.play("launch:transport", "to:transport:vortex-maw")

    assert pos.of(0, "score_vault") == 0
    assert [pos.of(0, kind) for kind in ("energy", "credits", "ice", "nanocarbon", "titanium")] == [0] * 5
    assert pos.of("vortex-maw", "ships") == ["0:transport"]


# --- alliance bases ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-LAUNCH-09")
def test_the_action_of_a_base_may_be_declined() -> None:
    wreck = {"transport": ["pad", "scrapyard"]}
    pos = edge(map="isolde bastion-academy", players=[quiet(ships=wreck), {}])
    pos.play("launch:transport", "to:transport:bastion-academy")
    assert pos.offered == ["perform", "decline"]

    pos.play("decline")

    assert pos.of(0, "cards") == 0
    assert pos.of(0, "scrapyard") == ["transport"], "its points are not lost to a repair"


@pytest.mark.rule("AE-BASE-02", "AE-BASE-06", "AE-RULING-06")
def test_each_base_has_its_own_action() -> None:
    names = {each.id: [deed["name"] for deed in each.spec.action] for each in BOX.bases}

    assert names == {
        "odessa-field": ["field"],
        "kestrel-field": ["field"],
        "halcyon-drydock": ["build-ship"],
        "freeport-meridian": ["gain", "exchange"],
        "bastion-academy": ["draw", "repair"],
        "farsight-beacon": ["place-planet"],
    }


@pytest.mark.rule("AE-RULING-06", "AE-BASE-04")
def test_kestrel_field_sells_commerce_and_civilization() -> None:
    pos = edge(
        display={"science": ["ice-lab"], "commerce": ["toll-booth"], "civilization": ["habitat-ring"]},
        players=[fleet(ships={"transport": ["pad"]}, stores={"credits": 3}), {}],
    )

    pos.play("launch:transport", "to:transport:kestrel-field")

    assert {"buy:toll-booth", "buy:habitat-ring", "decline"} <= set(pos.offered)
    assert not pos.is_offered("buy:ice-lab")


@pytest.mark.rule("AE-RULING-06", "AE-SHIP-10")
def test_the_drydock_builds_up_to_two_ships() -> None:
    stores = {"titanium": 5, "energy": 5}
    pos = edge(players=[quiet(ships={"transport": ["pad"]}, stores=stores), {}])

    pos.play("launch:transport", "to:transport:halcyon-drydock", "ship:transport", "ship:transport")

    assert pos.asked != "build-ship"
    assert pos.of(0, "pad") == ["transport", "transport"]
    assert (pos.of(0, "titanium"), pos.of(0, "energy")) == (3, 3)


@pytest.mark.rule("AE-RULING-06")
def test_the_freeport_gives_a_credit_and_swaps_three_tokens_for_anything_but_credits() -> None:
    pos = edge(players=[quiet(ships={"transport": ["pad"]}, stores={"titanium": 4}), {}])
    pos.play("launch:transport", "to:transport:freeport-meridian", "perform")
    assert not any(key.endswith(":credits") for key in pos.offered)

    pos.play("swap:titanium:energy", "swap:titanium:nanocarbon", "swap:credits:nanocarbon")

    assert pos.asked != "exchange"
    assert (pos.of(0, "titanium"), pos.of(0, "energy"), pos.of(0, "nanocarbon"), pos.of(0, "credits")) == (2, 1, 2, 0)


@pytest.mark.rule("AE-RULING-06")
def test_the_academy_draws_two_cards_and_then_repairs() -> None:
    pos = edge(map="isolde bastion-academy", players=[quiet(ships={"transport": ["pad", "scrapyard"]}), {}])

    pos.play("launch:transport", "to:transport:bastion-academy", "perform", dice=["parade", "parley"])

    assert pos.of(0, "hand") == ["parley", "parade"]
    assert (pos.of(0, "scrapyard"), pos.of(0, "bay")) == ([], ["transport"])
    kinds: list[type] = [type(each.event) for each in pos.table.news()]
    assert kinds.index(events.CardDrawn) < kinds.index(events.ShipRepaired)


@pytest.mark.rule("AE-BASE-08")
def test_what_cannot_be_paid_is_skipped() -> None:
    pos = edge(players=[quiet(ships={"transport": ["pad"]}, stores={"energy": 9}), {}])

    pos.play("launch:transport", "to:transport:halcyon-drydock")

    assert pos.of(0, "pad") == []
    assert pos.of(0, "energy") == 9
    assert pos.asked != "build-ship"


# --- leaders ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-LEAD-05", "AE-RULING-08", "AE-LEAD-01")
def test_committed_leaders_are_not_recruited_unless_the_switch_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def launched() -> EdgePosition:
        pos = edge(
            developments=[{"at": "ninth", "owner": 0, "leaders": 2}],
            moons={"ninth": []},
            players=[quiet(ships={"transport": ["pad"]}, abroad={"ninth": 1}), {}],
        )
        return pos.play("launch:transport", "to:transport:ninth")

    pos = launched()
    assert (pos.of(0, "leaders"), pos.state.developments[0].leaders) == (1, 2)

    monkeypatch.setattr(BOX, "numbers", msgspec.structs.replace(BOX.numbers, recruit_committed=True))
    pos = launched()
    assert (pos.of(0, "leaders"), pos.state.developments[0].leaders) == (3, 0)


@pytest.mark.rule("AE-LEAD-02", "AE-LAUNCH-13")
def test_nobody_elses_leaders_are_recruited() -> None:
    pos = edge(
        moons={"ninth": []},
        players=[quiet(ships={"transport": ["pad"]}, abroad={"ninth": 1}), quiet(abroad={"ninth": 2})],
    )

    pos.play("launch:transport", "to:transport:ninth")

    assert (pos.of(0, "leaders"), pos.of(1, "leaders")) == (1, 0)
    assert pos.of("ninth", "leaders") == 2


# --- moons ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-MOON-02", "AE-MOON-01", "AE-MAP-09")
def test_only_the_top_moon_is_claimed_and_the_next_comes_to_light() -> None:
    pos = edge(players=[quiet(ships={"transport": ["pad"]}), {}])

    pos.play("launch:transport", "to:transport:kiln", dice=["volcanic-bright-moon"])

    assert pos.of(0, "moons") == ["volcanic-moon"]
    assert (pos.of("kiln", "moons"), pos.of("kiln", "buried")) == (["volcanic-bright-moon"], 1)
    last = edge(moons={"kiln": ["volcanic-moon"]}, players=[quiet(ships={"transport": ["pad"]}), {}])
    last.play("launch:transport", "to:transport:kiln")
    assert last.of("kiln", "moons") == [], "nothing lies below the last one"


@pytest.mark.rule("AE-MOON-07", "AE-FREE-03", "AE-MOON-08", "AE-MOON-03", "AE-RULING-18")
def test_a_moon_is_stored_on_an_empty_cargo_space_as_a_free_action_and_stays_there() -> None:
    pos = edge(
        players=[
            quiet(
                ships={"transport": ["kiln"]},
                modules=["cold-store", "ice-lab", "smelter"],
                moons=["metallic-moon", "twin-lode"],
                cargo={"smelter": "ice-moon"},
                stores={"titanium": 2},
            ),
            {},
        ]
    )
    stores = [key for key in pos.offered if key.startswith("store")]
    # The laboratory has no cargo space, the smelter's is taken, and the icon of the other moon is no resource.
    assert stores == ["store:metallic-moon:cold-store"]

    pos.play("store:metallic-moon:cold-store", "return", "activate:cold-store")

    assert (pos.of(0, "titanium"), pos.of(0, "ice")) == (1, 2), "a titanium in place of the energy that is printed"
    assert set(pos.of(0, "moons")) == {"metallic-moon", "twin-lode", "ice-moon"}, "nothing was spent"


@pytest.mark.rule("AE-MOON-03", "AE-RULING-18", "AE-MOD-09")
def test_with_an_empty_cargo_space_the_printed_cost_is_paid() -> None:
    pos = edge(
        phase="dock",
        players=[quiet(ships={"transport": ["kiln"]}, modules=["cold-store"], stores={"energy": 1}), {}],
    )

    pos.play("activate:cold-store")

    assert (pos.of(0, "energy"), pos.of(0, "ice")) == (0, 2)


@pytest.mark.rule("AE-RULING-18", "AE-RES-01")
def test_a_moon_that_shows_a_card_makes_the_action_cost_a_card() -> None:
    has = {"modules": ["cold-store"], "cargo": {"cold-store": "ice-whispering-moon"}, "ships": {"transport": ["kiln"]}}
    pos = edge(phase="dock", players=[quiet(**has, hand=["parade"]), {}])

    pos.play("activate:cold-store", "discard:parade")

    assert (pos.of(0, "hand"), pos.of(0, "ice")) == ([], 2)
    without = edge(phase="dock", players=[quiet(**has, stores={"energy": 5}), {}])
    assert without.refusal("activate:cold-store") == ("AE-STATION-06", "cannot-pay")


@pytest.mark.rule("AE-MOON-10", "AE-END-12")
def test_moons_as_such_are_worth_nothing_at_the_end() -> None:
    pos = edge(players=[quiet(moons=["ice-moon", "volcanic-moon", "twin-lode"]), {}])

    assert pos.of(0, "score_moons") == 0
    assert pos.of(0, "total") == pos.of(1, "total")


@pytest.mark.rule("AE-LAUNCH-13", "AE-FAC-04")
def test_a_power_about_recruiting_sees_that_leaders_came() -> None:
    def recruited(leaders: int) -> int:
        pos = edge(
            moons={"ninth": []},
            players=[
                fleet(faction="heralds-of-the-lantern", ships={"transport": ["pad"]}, abroad={"ninth": leaders}),
                {},
            ],
        )
        energy: int = pos.play("launch:transport", "to:transport:ninth").of(0, "energy")
        return energy

    assert (recruited(0), recruited(1)) == (0, 1)


@pytest.mark.rule("AE-MOON-01", "AE-MOD-10")
def test_a_power_about_moons_sees_that_one_was_claimed() -> None:
    pos = edge(players=[quiet(ships={"transport": ["pad"]}, modules=["field-notes"]), {}])

    pos.play("launch:transport", "to:transport:ninth", dice=["metallic-moon"])

    assert (pos.of(0, "energy"), pos.of(0, "titanium")) == (1, 1)


@pytest.mark.rule("AE-LAUNCH-03", "AE-LAUNCH-04", "AE-LAUNCH-05", "AE-LAUNCH-06")
@pytest.mark.parametrize("ship", ["transport", "fighter", "science-vessel", "cruiser"])
def test_what_is_offered_is_what_is_allowed(ship: str) -> None:
    own = {"transport": ["isolde", "rusk", "pad"], "fighter": ["pad"], "science-vessel": ["pad"], "cruiser": ["pad"]}
    pos = edge(
        players=[fleet(ships=own), fleet(ships={"transport": ["kiln"], "science-vessel": ["nebula-2"]})],
        raiders=[{"id": "vorticon", "at": "nebula-3"}, {"id": "vorticon", "at": "veil"}],
        developments=[{"at": "rusk", "owner": 0}],
    )
    kind = SHIPS.index(ship)

    offered = legal_regions(pos.state, 0, kind)

    assert offered == [at for at in range(REGIONS) if can_launch(pos.state, 0, kind, at)]
    pos.state.tiles[offered[0]] = -1
    assert can_launch(pos.state, 0, kind, offered[0]) == refuse("AE-LAUNCH-02", "no-region-there"), (
        "a space without a tile"
    )
    assert pos.state.tiles.index(BOX.planets.number("isolde")) not in offered, "a ship of one's own is there"
    assert pos.state.tiles.index(BOX.planets.number("rusk")) in offered, "the spaceport takes more than one"
