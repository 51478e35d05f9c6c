"""The worked examples of the catalogue, each as it stands there (AE-EX)."""

from __future__ import annotations

import pytest

import starboard
from starboard.games.edge import events
from starboard.games.edge.game import GAME
from starboard.games.edge.printed import BOX
from starboard.games.edge.queries import is_planet
from starboard.games.edge.rules.dice import EVERYBODY, best_of
from support.edge import against_hegemon, edge, fleet, hegemon_turn, home_but

MAP = "pale odessa-field rusk kestrel-field veil kiln halcyon-drydock ninth freeport-meridian sorrel bastion-academy"
"""Pale is ice and further left than the deserts Rusk and Sorrel."""


DISPLAY = {
    "civilization": ["arcology", "habitat-ring", "senate"],
    "industry": ["ore-crusher", "star-forge", "shipyard"],
}
"""The cheapest module of a column is one alone."""


@pytest.mark.rule("AE-EX-01", "AE-HEG-61", "AE-HEG-63")
def test_too_few_leaders_for_the_left_most_planet_and_nothing_is_built() -> None:
    pos = hegemon_turn(
        map=MAP,
        has={"ships": home_but(transport=["pale", "rusk"]), "leaders": 2},
        ending=True,
        players=[fleet(ships={"transport": ["pad"]})],
    )

    assert pos.of("pale", "development") == ""
    assert pos.of("rusk", "development") == ""
    assert [event.reason for event in pos.happened(events.HegemonBuiltNothing)] == ["leaders"]  # type: ignore[attr-defined]


@pytest.mark.rule("AE-EX-01", "AE-HEG-62", "AE-HEG-64")
def test_with_enough_leaders_he_builds_on_the_left_most_planet() -> None:
    pos = hegemon_turn(
        map=MAP,
        has={"ships": home_but(transport=["pale", "rusk"]), "leaders": 3},
        ending=True,
        players=[fleet(ships={"transport": ["pad"]})],
    )

    assert pos.of("pale", "development") == "observatory"
    assert pos.of("rusk", "development") == ""
    assert pos.of("hegemon", "leaders") == 0
    assert pos.of("hegemon", "science") == 1


@pytest.mark.rule("AE-EX-02", "AE-HEG-93", "AE-HEG-94", "AE-HEG-49")
def test_two_ships_move_the_command_marker_two_spaces() -> None:
    pos = hegemon_turn(
        has={"ships": home_but(transport=["kiln", "bay"]), "leaders": 0},
        hegemon={"officer": "quartermaster", "marker": 1},
        display=DISPLAY,
        ending=True,
        players=[fleet(ships={"transport": ["pad"]})],
        dice=["chapel", "smelter"],
    )

    assert pos.of("table", "marker") == 3
    assert pos.of("hegemon", "modules") == ["habitat-ring", "ore-crusher"]
    assert pos.of("hegemon", "civilization") == 1
    assert pos.of("hegemon", "industry") == 1
    assert pos.of("hegemon", "points") == 1  # nothing to repair (AE-DMG-05)


@pytest.mark.rule("AE-EX-03", "AE-GATE-04", "AE-GATE-05", "AE-GATE-08", "AE-RULING-16")
def test_a_cruiser_rolls_three_dice_at_the_gate_and_takes_one_of_them() -> None:
    pos = edge(
        gate=True,
        map="isolde odessa-field rusk kestrel-field veil gate kiln halcyon-drydock",
        players=[fleet(ships={"cruiser": ["pad"]}), {}],
    )

    pos.play("launch:cruiser", "to:cruiser:gate", dice=[["6", "1", "4"]])
    assert sorted(pos.offered) == ["result:1", "result:4", "result:6"]
    pos.play("result:1")

    assert pos.of(0, "energy") == 2


@pytest.mark.rule("AE-EX-04", "AE-HEG-77", "AE-HEG-79", "AE-HEG-84", "AE-RULING-20")
def test_the_first_ship_of_the_section_goes_to_the_named_base() -> None:
    pos = hegemon_turn(
        map=MAP,
        hegemon={"orders": ["order-01", "order-09", "order-17"], "marker": 1},
        players=[fleet(ships={"transport": ["pad"]})],
        dice=[["1"]],
    )

    assert pos.of("odessa-field", "ships") == ["1:transport"]
    assert pos.of("table", "marker") == 2


@pytest.mark.rule("AE-EX-05", "AE-PSETUP-10", "AE-HEG-27", "AE-HEG-30")
@pytest.mark.parametrize(("seats", "points"), [(1, [1, 2]), (2, [1, 2, 3]), (3, [1, 2, 3, 4])])
def test_scores_start_by_seat_and_the_hegemons_is_highest(seats: int, points: list[int]) -> None:
    table = starboard.new("edge", scenario="hegemon", seats=seats, seed=3)
    for choice in table.choices:
        table.answer(choice.keys[0], choice.seat)

    assert sorted(player.points for player in table.state.players) == points
    assert table.state.players[seats].points == seats + 1


@pytest.mark.rule(
    "AE-EX-06", "AE-EX-07", "AE-EX-08", "AE-SETUP-04", "AE-SETUP-05", "AE-5P-01", "AE-GATE-02", "AE-HEG-04"
)
@pytest.mark.parametrize(
    ("scenario", "seats", "gate", "tiles", "planets"),
    [
        ("reach", 2, False, 10, 4),
        ("reach", 3, False, 12, 6),
        ("reach", 4, False, 14, 8),
        ("escalation", 5, True, 17, 10),
        ("hegemon", 1, False, 10, 4),
        ("hegemon", 2, False, 12, 6),
        ("hegemon", 3, False, 14, 8),
    ],
)
def test_tiles_on_the_map_by_players(scenario: str, seats: int, gate: bool, tiles: int, planets: int) -> None:
    table = starboard.new("edge", scenario=scenario, seats=seats, seed=1)
    state = table.state

    assert sum(tile >= 0 for tile in state.tiles) == tiles
    assert sum(is_planet(state, at) for at in range(len(state.tiles))) == planets
    assert (25 in state.tiles) == gate


@pytest.mark.rule("AE-EX-09", "AE-RELIC-03")
def test_of_two_moons_in_a_nebula_one_is_claimed() -> None:
    pos = edge(
        moons={"nebula-1": ["reliquary", "twin-lode"]},
        players=[fleet(ships={"science-vessel": ["pad"]}), {}],
    )

    pos.play("launch:science-vessel", "to:science-vessel:nebula-1", "moon:reliquary")

    assert pos.of(0, "moons") == ["reliquary"]
    assert pos.of("nebula-1", "moons") == ["twin-lode"]


@pytest.mark.rule("AE-EX-10", "AE-RELIC-04", "AE-RELIC-05", "AE-RELIC-06", "AE-END-13")
def test_relics_score_by_their_number() -> None:
    ancient = [
        "singing-crystals",
        "mind-of-glass",
        "black-engine",
        "self-building-yard",
        "vault-of-names",
        "weighing-stone",
    ]
    three = edge(players=[fleet(modules=ancient[:2], moons=["reliquary"]), {}])
    seven = edge(players=[fleet(modules=ancient, moons=["reliquary"]), {}])

    assert three.of(0, "score_relics") == 9
    assert seven.of(0, "score_relics") == 20
    assert three.of(1, "score_relics") == 0


@pytest.mark.rule("AE-EX-11", "AE-HEG-81", "AE-HEG-53")
def test_a_card_that_points_to_a_nebula_sends_him_to_the_probe() -> None:
    pos = hegemon_turn(
        map=MAP,
        hegemon={"orders": ["order-07", "order-09", "order-17"], "probe": "pale"},
        players=[fleet(ships={"transport": ["pad"]})],
        dice=[["2"], "ice-moon"],
    )

    assert pos.of("pale", "ships") == ["1:transport"]
    assert pos.of("nebula-1", "ships") == []


@pytest.mark.rule("AE-EX-12", "AE-HEG-78", "AE-RULING-45")
def test_an_empty_section_makes_him_return_and_no_card_is_discarded() -> None:
    ships = home_but(transport=["kiln", "pad", "pad", "scrapyard"], fighter=["veil"])
    pos = hegemon_turn(
        has={"ships": ships, "leaders": 0},
        hegemon={"orders": ["order-01", "order-09", "order-17"], "marker": 3},
        players=[fleet(ships={"transport": ["pad"]})],
        dice=[["1"], "windfall"],
    )

    assert pos.of("hegemon", "pad") == ["transport"] * 6 + ["fighter", "science-vessel", "cruiser"]
    assert pos.happened(events.HegemonOrderTurned) == []


@pytest.mark.rule("AE-EX-13", "AE-HEG-83")
def test_a_planet_without_moons_gives_him_a_card() -> None:
    pos = hegemon_turn(
        map=MAP,
        moons={"pale": []},
        hegemon={"orders": ["order-06", "order-09", "order-17"], "probe": "pale"},
        players=[fleet(ships={"transport": ["pad"]})],
        dice=[["1"], "windfall"],
    )

    assert pos.of("hegemon", "cards") == 1
    assert pos.of("hegemon", "moons") == []


@pytest.mark.rule("AE-EX-14", "AE-HEG-85", "AE-HEG-86", "AE-HEG-34")
def test_he_recruits_and_collects_wherever_he_has_a_ship() -> None:
    pos = hegemon_turn(
        map=MAP,
        moons={"pale": []},
        goods={"sorrel": {"ice": 1, "titanium": 2}},
        has={"ships": home_but(transport=["pad", "veil", "sorrel"]), "leaders": 1, "abroad": {"veil": 2}},
        hegemon={"orders": ["order-06", "order-09", "order-17"], "probe": "pale"},
        players=[fleet(ships={"transport": ["pad"]})],
        dice=[["1"], "windfall", "parade", "auction", "levy"],
    )

    assert pos.of("hegemon", "leaders") == 3
    assert pos.of("hegemon", "cards") == 4
    assert pos.of("sorrel", "goods") == {}


@pytest.mark.rule("AE-EX-15", "AE-HEG-95", "AE-RULING-30", "AE-HEG-46")
def test_a_repair_on_the_way_moves_the_marker_once_more() -> None:
    pos = hegemon_turn(
        has={"ships": home_but(transport=["scrapyard", "bay"]), "leaders": 0, "points": 10},
        hegemon={"officer": "quartermaster", "marker": 6},
        ending=True,
        players=[fleet(ships={"transport": ["pad"]})],
        dice=["windfall", "parade"],
    )

    assert pos.of("table", "marker") == 8
    assert pos.of("hegemon", "points") == 10  # nothing in the scrapyard when it is counted
    assert pos.of("hegemon", "cards") == 2


@pytest.mark.rule("AE-EX-16", "AE-HEG-96", "AE-STATION-08")
def test_ships_left_in_the_scrapyard_are_worth_two_each() -> None:
    pos = hegemon_turn(
        has={"ships": home_but(transport=["scrapyard", "scrapyard", "bay"]), "leaders": 0, "points": 10},
        hegemon={"officer": "quartermaster", "marker": 3},
        ending=True,
        players=[fleet(ships={"transport": ["pad"]})],
        dice=["windfall"],
    )

    assert pos.of("hegemon", "points") == 14


@pytest.mark.rule("AE-EX-17", "AE-HEG-46")
def test_he_repairs_a_module_before_a_ship() -> None:
    pos = hegemon_turn(
        has={
            "ships": home_but(transport=["scrapyard", "bay"]),
            "leaders": 0,
            "modules": ["ice-lab"],
            "damaged": {"ice-lab": 1},
            "points": 10,
        },
        hegemon={"officer": "quartermaster", "marker": 6},
        ending=True,
        players=[fleet(ships={"transport": ["pad"]})],
    )

    assert pos.of("hegemon", "damaged") == []
    assert pos.of("hegemon", "points") == 12  # the ship stayed in the scrapyard
    assert pos.of("table", "marker") == 7


@pytest.mark.rule("AE-EX-18", "AE-EX-49", "AE-HEG-47", "AE-DMG-05")
def test_a_repair_with_nothing_to_repair_is_a_point() -> None:
    human = edge(map=MAP, players=[fleet(ships={"transport": ["pad"]}, hand=[], points=5), {}])
    human.play("launch:transport", "to:transport:bastion-academy", "perform", dice=["windfall", "parade"])
    assert human.of(0, "points") == 6

    his = hegemon_turn(
        has={
            "ships": home_but(transport=["bay"], cruiser=["pad"]),
            "shield": {"cruiser": 1},
            "leaders": 0,
            "points": 5,
        },
        hegemon={"officer": "quartermaster", "marker": 6},
        ending=True,
        players=[fleet(ships={"transport": ["pad"]})],
    )
    assert his.of("hegemon", "points") == 6


@pytest.mark.rule("AE-EX-33", "AE-EX-34", "AE-EX-35", "AE-EX-42", "AE-BATTLE-17", "AE-BATTLE-18", "AE-BATTLE-19")
@pytest.mark.parametrize(
    ("dice", "winner"),
    [
        ([[6, 4], [6, 3, 3]], 0),
        ([[6, 5], [6]], 0),
        ([[6, 6], [6]], 0),
        ([[5, 2], [5, 2]], EVERYBODY),
        ([[6, 2], [6, 5], [5, 5, 5]], 1),
        ([[4, 3], [4, 3], [4, 2]], EVERYBODY),
        ([[3], [2, 2, 2, 2]], 0),
    ],
)
def test_dice_are_compared_one_by_one(dice: list[list[int]], winner: int) -> None:
    assert best_of(dice) == winner


@pytest.mark.rule("AE-EX-36", "AE-BATTLE-15")
def test_dice_below_the_targeting_are_rolled_again() -> None:
    pos = edge(
        players=[
            fleet(ships={"fighter": ["pad"]}, upgrades=["gyro-sights", "third-gun"]),
            fleet(ships={"transport": ["kiln"]}),
        ],
    )

    pos.play("launch:fighter", "to:fighter:kiln", dice=["volcanic-moon"])
    pos.play("go-on", "ready", dice=[["1", "2", "5"], ["2", "3"], ["6"], ["4"]])

    rolled = [event.faces for event in pos.happened(events.BattleRolled)]  # type: ignore[attr-defined]
    assert rolled == [(6, 5, 3), (4,)]


@pytest.mark.rule("AE-EX-38", "AE-END-14")
def test_ties_are_broken_by_modules_then_by_resources() -> None:
    modules = edge(phase="over", players=[fleet(points=20), fleet(points=20, modules=["toll-booth"])])
    stores = edge(phase="over", players=[fleet(points=20, stores={"ice": 1}), fleet(points=20)])
    shared = edge(phase="over", players=[fleet(points=20), fleet(points=20)])

    assert GAME.outcome(modules.state).winners == (1,)
    assert GAME.outcome(stores.state).winners == (0,)
    assert GAME.outcome(shared.state).winners == (0, 1)


@pytest.mark.rule("AE-EX-25", "AE-HEG-59", "AE-HEG-114")
@pytest.mark.parametrize(("commerce", "points"), [(8, 30), (4, 15), (3, 0)])
def test_his_vault_counts_fifteen_cards(commerce: int, points: int) -> None:
    hand = BOX.tactics.ids[:20]
    pos = against_hegemon(
        has={"hand": hand, "tracks": {"commerce": commerce}}, players=[fleet(ships={"transport": ["pad"]})]
    )

    assert pos.of("hegemon", "score_vault") == points


@pytest.mark.rule("AE-EX-46", "AE-HEG-124", "AE-HEG-111")
def test_his_modules_print_him_no_points() -> None:
    pos = against_hegemon(
        has={"modules": ["arcology", "ruined-palace", "academy", "hospital"], "damaged": {"hospital": 1}},
        players=[fleet(ships={"transport": ["pad"]})],
    )

    assert pos.of("hegemon", "score_civilization_modules") == 0
    assert pos.of("hegemon", "score_damage") == -2


@pytest.mark.rule("AE-EX-30", "AE-EX-47", "AE-HEG-74", "AE-RULING-23")
def test_the_probe_follows_to_planets_and_bases_only() -> None:
    pos = against_hegemon(
        gate=True,
        map="pale odessa-field rusk kestrel-field veil gate kiln",
        hegemon={"probe": "pale"},
        players=[fleet(ships={"transport": ["pad", "pad"], "science-vessel": ["pad"]})],
    )
    pos.play("launch:science-vessel", "to:science-vessel:nebula-5")
    assert pos.of("table", "probe") == "pale"


@pytest.mark.rule("AE-EX-32", "AE-MOON-04", "AE-RULING-18")
def test_a_nothing_moon_makes_the_paid_action_free() -> None:
    pos = edge(
        phase="dock",
        players=[
            fleet(
                ships={"transport": ["kiln"]},
                modules=["gravity-lab"],
                cargo={"gravity-lab": "hollow-moon"},
            ),
            {},
        ],
    )

    pos.play("activate:gravity-lab", "advance:commerce")

    assert pos.of(0, "commerce") == 1
