"""The return to station and free actions (AE-STATION, AE-FREE)."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.edge import events
from starboard.games.edge.printed import BOX
from starboard.games.edge.queries import can_pay, ways_to_pay
from support.edge import EdgePosition, edge, fleet, quiet


def home(**has: Any) -> EdgePosition:
    """Somebody is about to decide whether to return."""
    given = {key: has.pop(key) for key in ("developments", "event_step", "moons") if key in has}
    return edge(players=[quiet(**has), quiet(ships={"transport": ["pad"]})], **given)


@pytest.mark.rule("AE-STATION-01", "AE-STATION-11", "AE-EVENT-03")
def test_the_order_of_a_return() -> None:
    pos = home(
        ships={"transport": ["ninth", "scrapyard"]},
        leaders=2,
        stores={"titanium": 2, "energy": 1},
        event_step=1,
    )
    pos.play("return", "build:ninth", "function:reactor")

    kinds: list[type] = [type(each.event) for each in pos.table.news()]
    order = [events.DevelopmentBuilt, events.StationUsed, events.FleetReturned, events.EventMarkerMoved]
    places = [kinds.index(kind) for kind in order]
    assert places == sorted(places)
    assert pos.of("table", "event_step") == 2


@pytest.mark.rule("AE-STATION-01", "AE-STATION-08", "AE-STATION-09")
def test_wrecks_score_before_the_fleet_comes_home() -> None:
    pos = home(ships={"transport": ["ninth", "scrapyard", "scrapyard", "bay"]}, points=5)
    pos.play("return", "done")

    kinds: list[type] = [type(each.event) for each in pos.table.news()]
    assert kinds.index(events.PointsScored) < kinds.index(events.FleetReturned)
    assert pos.of(0, "points") == 9, "two for each that is not in the repair bay"
    assert pos.of(0, "pad") == ["transport"] * 4


@pytest.mark.rule("AE-STATION-02")
def test_at_most_one_development_is_built_and_none_need_be() -> None:
    rich = {"leaders": 9, "stores": {"titanium": 9, "energy": 9, "credits": 9, "nanocarbon": 9, "ice": 9}}
    pos = edge(players=[fleet(ships={"transport": ["ninth", "rusk"]}, **rich), quiet(ships={"transport": ["pad"]})])
    pos.play("return")
    assert {"build:ninth", "build:rusk", "nothing"} <= set(pos.offered)

    while pos.asked in ("build", "pay-how"):
        pos.play("build:ninth" if pos.asked == "build" else pos.offered[0])

    assert pos.asked == "dock"
    assert (pos.of("ninth", "development"), pos.of("rusk", "development")) == ("factory", "")

    pos = edge(players=[fleet(ships={"transport": ["ninth"]}, **rich), quiet(ships={"transport": ["pad"]})])
    pos.play("return", "nothing")
    assert (pos.asked, pos.of("ninth", "development")) == ("dock", "")


@pytest.mark.rule("AE-STATION-03", "AE-STATION-04", "AE-STATION-07", "AE-MOD-08")
def test_ships_on_the_map_and_in_the_repair_bay_dock_and_no_others() -> None:
    pos = home(ships={"transport": ["ninth", "bay", "scrapyard", "pad"]})
    pos.play("return", "function:reactor")
    assert pos.asked == "dock"
    assert pos.refusal("function:reactor") == ("AE-MOD-08", "docked-already")

    pos.play("function:signals", dice=["parade"])

    assert (pos.of(0, "energy"), pos.of(0, "hand")) == (2, ["parade"])
    assert pos.refusal("function:harvest") == ("AE-STATION-05", "all-have-docked"), "two ships, two activations"


@pytest.mark.rule("AE-STATION-03")
def test_the_question_says_how_many_ships_still_dock() -> None:
    pos = home(ships={"transport": ["ninth", "bay", "scrapyard"]}).play("return")
    assert pos.table.choice is not None
    assert pos.table.choice.args["left"] == 2

    pos.play("function:reactor")

    assert pos.table.choice.args["left"] == 1


@pytest.mark.rule("AE-STATION-05", "AE-STATION-08")
def test_a_ship_that_is_repaired_on_the_way_docks_too() -> None:
    pos = home(ships={"transport": ["ninth", "scrapyard"]}, modules=["scrap-hoist"], stores={"titanium": 1}, points=5)
    pos.play("return", "activate:scrap-hoist")
    assert pos.asked == "dock", "the wreck is in the repair bay now"

    pos.play("function:reactor")

    assert pos.of(0, "energy") == 2
    assert pos.of(0, "points") == 6, "the second repair found nothing; no wreck was left to score"


@pytest.mark.rule("AE-STATION-05", "AE-TURN-05")
def test_a_wreck_is_repaired_by_a_free_action_after_the_last_ship_has_docked_and_docks_too() -> None:
    pos = home(ships={"transport": ["ninth", "scrapyard"]}, hand=["field-repairs"])
    pos.play("return", "function:signals", dice=["parade"])
    assert (pos.asked, pos.refusal("function:reactor")) == ("dock", ("AE-STATION-05", "all-have-docked"))

    pos.play("card:field-repairs", "function:reactor")

    assert pos.of(0, "energy") == 2
    assert pos.asked != "dock"


@pytest.mark.rule("AE-STATION-05", "AE-TURN-05")
def test_the_fleet_comes_home_at_once_where_no_free_action_could_help_a_wreck() -> None:
    nothing_to_play = home(ships={"transport": ["ninth", "scrapyard"]}).play("return", "function:reactor")
    assert nothing_to_play.asked != "dock"

    no_wreck = home(ships={"transport": ["ninth"]}, hand=["field-repairs"]).play("return", "function:reactor")
    assert no_wreck.asked != "dock"


@pytest.mark.rule("AE-STATION-06", "AE-MOD-09")
def test_pay_then_take_and_in_any_order_and_not_at_all_if_one_likes() -> None:
    pos = home(ships={"transport": ["ninth", "veil"]}, modules=["smelter", "spare-reactor"])
    pos.play("return")
    assert pos.refusal("activate:smelter") == ("AE-STATION-06", "cannot-pay")

    pos.play("activate:spare-reactor", "activate:smelter")

    assert (pos.of(0, "energy"), pos.of(0, "titanium")) == (1, 2)

    idle = home(ships={"transport": ["ninth", "veil"]}, modules=["spare-reactor"])
    idle.play("return", "done")
    assert idle.of(0, "energy") == 0


@pytest.mark.rule("AE-STATION-06", "AE-MOD-08", "AE-MOD-10")
def test_a_damaged_module_and_one_that_has_nothing_to_activate_take_no_ship() -> None:
    pos = home(
        ships={"transport": ["ninth"]},
        modules=["ice-lab", "cold-store", "field-notes"],
        damaged={"ice-lab": 1},
        stores={"energy": 1},
    )
    pos.play("return")

    assert pos.refusal("activate:ice-lab") == ("AE-MOD-10", "module-damaged")
    assert pos.refusal("activate:field-notes") == ("AE-STATION-06", "nothing-to-activate")
    assert pos.is_offered("activate:cold-store")


@pytest.mark.rule("AE-STATION-09", "AE-DMG-07", "AE-SHIP-17")
def test_the_whole_fleet_comes_home_from_wherever_it_is() -> None:
    ships = {"transport": ["ninth", "scrapyard", "bay", "pad"], "cruiser": ["nebula-1"], "fighter": ["supply"]}
    pos = home(ships=ships)
    pos.play("return", "done")

    assert pos.of(0, "pad") == ["transport"] * 4 + ["cruiser"]
    assert (pos.of(0, "scrapyard"), pos.of(0, "bay")) == ([], [])
    assert "fighter" in pos.of(0, "supply")


@pytest.mark.rule("AE-STATION-10", "AE-RULING-62")
def test_a_return_takes_the_markers_off_shields() -> None:
    pos = home(ships={"cruiser": ["ninth"]}, shield={"cruiser": 2}, upgrades=["second-shield"])
    pos.play("return", "done")

    assert pos.state.players[0].marks == [0] * 9


@pytest.mark.rule("AE-STATION-12", "AE-RULING-10")
def test_what_is_printed_on_every_station() -> None:
    printed = {each.id: each.spec.action for each in BOX.station}
    assert printed == {
        "assemble": [{"name": "build-ship"}],
        "harvest": [{"name": "gain", "kind": "basic"}],
        "reactor": [{"name": "gain", "kind": "energy", "count": 2}],
        "signals": [{"name": "draw"}],
    }

    pos = home(ships={"transport": ["ninth", "veil"]}, stores={"titanium": 1, "energy": 1})
    pos.play("return", "function:assemble", "ship:transport", "function:harvest")
    assert set(pos.offered) == {"gain:ice", "gain:nanocarbon", "gain:titanium"}
    pos.play("gain:nanocarbon")
    assert (pos.of(0, "titanium"), pos.of(0, "energy"), pos.of(0, "nanocarbon")) == (0, 0, 1)
    assert len(pos.of(0, "pad")) == 3


# --- free actions -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-FREE-01", "AE-FREE-06", "AE-FAC-04")
def test_a_factions_ability_is_a_free_action_once_a_turn() -> None:
    flies = {"ships": {"transport": ["pad", "pad"]}}
    pos = edge(
        moons={"ninth": []},
        players=[fleet(faction="synthetic-mecharons", stores={"titanium": 5}, **flies), quiet(**flies)],
    )
    pos.play("ability:synthetic-mecharons")
    kinds: list[type] = [type(each.event) for each in pos.table.news()]
    order = [events.AbilityUsed, events.ResourcesPaid, events.ResourcesGained]
    assert [kind for kind in kinds if kind in order] == order
    assert (pos.of(0, "titanium"), pos.of(0, "energy")) == (4, 2)
    assert pos.asked == "turn"
    assert not pos.is_offered("ability:synthetic-mecharons")

    pos.play("launch:transport", "to:transport:ninth", "launch:transport", "to:transport:odessa-field")
    assert pos.of("table", "active") == 0
    assert pos.is_offered("ability:synthetic-mecharons"), "it is another turn"


@pytest.mark.rule("AE-FREE-02", "AE-TAC-04", "AE-FREE-06")
def test_any_number_of_free_cards_may_be_played_and_they_are_discarded() -> None:
    pos = edge(players=[quiet(ships={"transport": ["pad"]}, hand=["parade", "solar-sails", "full-salvo"]), {}])
    assert not pos.is_offered("card:full-salvo"), "it is for battles"

    pos.play("card:parade", "card:solar-sails")

    assert (pos.of(0, "points"), pos.of(0, "energy"), pos.of(0, "hand")) == (2, 3, ["full-salvo"])
    assert pos.asked == "turn"
    assert [pos.state.discards[BOX.tactics.number(card)] for card in ("parade", "solar-sails")] == [1, 1]


@pytest.mark.rule("AE-FREE-04", "AE-TOK-01")
def test_a_token_that_says_so_is_used_once_as_a_free_action() -> None:
    tokens = ["gravity-lens", "deep-archive"]
    pos = edge(players=[quiet(ships={"transport": ["pad"]}, discoveries=tokens, tracks={"science": 1}), {}])
    assert pos.of(0, "hand_limit") == 5, "the other one lasts"

    pos.play("token:gravity-lens", "advance:commerce")

    assert pos.of(0, "commerce") == 1
    assert pos.of(0, "tokens") == 1
    assert not pos.is_offered("token:gravity-lens")


@pytest.mark.rule("AE-FREE-05")
def test_a_credit_pays_for_ice_nanocarbon_or_titanium_one_for_one() -> None:
    pos = edge(
        display={"science": ["cryo-vault", "spectrograph"]},
        players=[quiet(ships={"transport": ["pad"]}, stores={"ice": 1, "credits": 2}), {}],
    )
    pos.play("launch:transport", "to:transport:odessa-field")
    assert not pos.is_offered("buy:spectrograph"), "no credit stands for energy"

    pos.play("buy:cryo-vault")
    assert set(pos.offered) == {"pay:0:1:1:0:0", "pay:0:2:0:0:0"}
    pos.play("pay:0:1:1:0:0", dice=["ice-lab"])

    assert (pos.of(0, "ice"), pos.of(0, "credits")) == (0, 1)


@pytest.mark.rule("AE-FREE-05", "AE-MOD-02")
def test_ways_to_pay_use_no_more_than_is_due() -> None:
    player = edge(players=[quiet(stores={"ice": 2, "credits": 1, "energy": 1}), {}]).state.players[0]
    energy, credits, ice = (1, 0, 0, 0, 0), (0, 1, 0, 0, 0), (0, 0, 1, 0, 0)

    assert set(ways_to_pay(player, (0, 0, 1, 0, 0))) == {ice, credits}
    assert ways_to_pay(player, (1, 0, 0, 0, 0)) == [energy]
    assert ways_to_pay(player, (2, 0, 0, 0, 0)) == [], "credits are no energy"
    assert set(ways_to_pay(player, (1, 0, 1, 0, 0), 1)) == {energy, ice, credits}, "one unit less, whichever"
    assert ways_to_pay(player, (1, 0, 1, 0, 0), 5) == [(0, 0, 0, 0, 0)]
    assert ways_to_pay(player, (0, 1, 1, 0, 0)) == [(0, 1, 1, 0, 0)], "a credit is spent once"
    for cost in ((0, 0, 3, 0, 0), (0, 0, 4, 0, 0), (2, 0, 0, 0, 0), (0, 2, 0, 0, 0), (1, 1, 2, 0, 0), (0, 0, 0, 1, 1)):
        for discount in (0, 1, 2):
            assert can_pay(player, cost, discount) is bool(ways_to_pay(player, cost, discount)), (cost, discount)


@pytest.mark.rule("AE-RES-01", "AE-TAC-05")
@pytest.mark.parametrize("active", [0, 1])
def test_what_is_taken_from_somebody_goes_to_whoever_took_it(active: int) -> None:
    other = 1 - active
    takes = quiet(ships={"transport": ["kiln"]}, modules=["bent-scales"], stores={"energy": 1})

    def taken(**has: Any) -> EdgePosition:
        players = [takes, takes]
        players[other] = quiet(ships={"transport": ["pad"]}, **has)
        return edge(phase="dock", active=active, players=players).play("activate:bent-scales")

    token = taken(stores={"titanium": 1})
    assert (token.of(active, "titanium"), token.of(other, "titanium")) == (1, 0)
    card = taken(hand=["ram"]).play("lose-card:ram")
    assert (card.of(active, "hand"), card.of(other, "hand")) == (["ram"], [])
    assert sum(card.state.discards) == 0
    order = [events.ResourceLost, events.ResourcesGained]
    told = [type(each.event) for each in token.table.news() if type(each.event) in order]
    assert told == order, "given, then had"


@pytest.mark.rule("AE-TURN-05", "AE-FREE-02")
def test_free_actions_while_building_and_docking_cost_no_ship() -> None:
    pos = home(
        ships={"transport": ["ninth"]},
        leaders=2,
        stores={"titanium": 2, "energy": 1},
        hand=["parade", "solar-sails"],
    )
    pos.play("return", "card:parade")
    assert (pos.asked, pos.of(0, "points")) == ("build", 2)

    pos.play("nothing", "card:solar-sails")
    assert (pos.asked, pos.of(0, "energy")) == ("dock", 4)
    pos.play("function:reactor")
    assert pos.of(0, "energy") == 6


@pytest.mark.rule("AE-STATION-06", "AE-TAC-05")
@pytest.mark.parametrize("card", ["full-salvo", "windfall"])
def test_with_every_berth_taken_whoever_holds_a_card_is_asked_whatever_it_is(card: str) -> None:
    pos = home(ships={"transport": ["ninth", "isolde", "kiln", "rusk", "odessa-field"]})
    pos.play("return", "function:reactor", "function:harvest", "gain:titanium", "function:assemble", "decline")

    pos.play("function:signals", dice=[card])

    assert pos.asked == "dock", "one ship is left, and no berth for it"
    assert [key for key in pos.offered if not key.startswith("card")] == ["done"]


@pytest.mark.rule("AE-MOD-07")
def test_a_module_that_comes_damaged_leaves_the_others_as_they_are() -> None:
    own = fleet(ships={"transport": ["pad"]}, modules=["ice-lab", "ore-crusher"], stores={"ice": 1})
    pos = edge(players=[own, {}], display={"science": ["signal-mast"]})

    pos.play("launch:transport", "to:transport:odessa-field", "buy:signal-mast")

    assert pos.of(0, "modules") == ["ice-lab", "ore-crusher", "signal-mast"]
    assert pos.of(0, "damaged") == ["signal-mast"]
