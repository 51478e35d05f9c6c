"""Ships, upgrades, modules, damage and repair (AE-SHIP, AE-MOD, AE-DMG)."""

from __future__ import annotations

import pytest

from starboard.games.edge import events
from starboard.games.edge.game import GAME
from starboard.games.edge.printed import BOX, SHIPS
from starboard.games.edge.queries import traits
from support.edge import edge, fleet, quiet

PAYS = {"titanium": 9, "energy": 9, "nanocarbon": 9, "ice": 9}
LEDGE = "halcyon-drydock"


# --- ships ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-SHIP-10", "AE-SHIP-11", "AE-RULING-07")
@pytest.mark.parametrize(
    ("ship", "left"),
    [
        ("transport", (8, 8, 9, 9)),
        ("fighter", (8, 8, 8, 9)),
        ("science-vessel", (8, 9, 8, 8)),
        ("cruiser", (7, 7, 8, 9)),
    ],
)
def test_a_ship_is_paid_for_and_stands_on_the_pad(ship: str, left: tuple[int, ...]) -> None:
    pos = edge(phase="dock", players=[fleet(ships={"transport": ["ninth"]}, stores=PAYS), {}])

    pos.play("function:assemble", f"ship:{ship}")

    assert ship in pos.of(0, "pad")
    assert tuple(pos.of(0, kind) for kind in ("energy", "titanium", "nanocarbon", "ice")) == left


@pytest.mark.rule("AE-SHIP-12", "AE-COMP-03")
def test_no_ship_is_built_that_is_not_in_the_supply() -> None:
    ships = {"transport": ["ninth"] + ["pad"] * 5, "fighter": ["scrapyard"], "cruiser": ["supply"]}
    pos = edge(phase="dock", players=[fleet(ships=ships, stores=PAYS), {}])

    pos.play("function:assemble")

    assert set(pos.offered) == {"ship:science-vessel", "ship:cruiser", "decline"}


@pytest.mark.rule("AE-SHIP-10")
def test_a_ship_built_this_turn_is_not_launched_this_turn() -> None:
    players = [
        quiet(ships={"transport": ["pad", "pad"]}, hand=["keel-laying"], stores=PAYS),
        quiet(ships={"transport": ["pad"]}),
    ]
    pos = edge(moons={"ninth": []}, players=players)
    pos.play("card:keel-laying", "ship:cruiser", "pay:2:0:0:1:1")
    assert "cruiser" in pos.of(0, "pad")
    assert pos.refusal("launch:cruiser") == ("AE-SHIP-10", "just-built")
    assert pos.is_offered("launch:transport")

    pos.play("launch:transport", "to:transport:ninth", "end-turn", "launch:transport", "to:transport:odessa-field")

    assert pos.of("table", "active") == 0
    assert pos.is_offered("launch:cruiser"), "the next turn is another one"


@pytest.mark.rule("AE-SHIP-10")
def test_another_ship_of_the_same_type_may_still_go() -> None:
    players = [
        quiet(ships={"transport": ["pad"]}, hand=["keel-laying"], stores=PAYS),
        quiet(ships={"transport": ["pad"]}),
    ]
    pos = edge(moons={"ninth": []}, players=players)

    pos.play(
        "card:keel-laying", "ship:transport", "pay:1:0:0:0:0", "launch:transport", "to:transport:ninth", "end-turn"
    )

    assert pos.of(0, "pad") == ["transport"], "the new one"
    assert pos.of("ninth", "ships") == ["0:transport"]


@pytest.mark.rule("AE-SHIP-01", "AE-SHIP-09", "AE-SHIP-03", "AE-SHIP-02")
def test_what_the_four_types_can_do() -> None:
    own = traits(edge(players=[quiet(), {}]).state, 0)

    assert [ship for ship, each in zip(SHIPS, own, strict=True) if each.assault] == ["fighter"]
    assert [ship for ship, each in zip(SHIPS, own, strict=True) if each.navigation] == ["science-vessel"]
    assert [each.targeting for each in own] == [1] * 4
    assert [each.shield for each in own] == [0, 0, 0, 1]


@pytest.mark.rule("AE-SHIP-14", "AE-SHIP-13")
def test_an_upgrade_improves_all_ships_of_its_type_and_no_others() -> None:
    pos = edge(players=[quiet(upgrades=["third-gun", "lantern-bows"]), quiet()])
    upgraded, plain = traits(pos.state, 0), traits(pos.state, 1)

    assert [each.guns for each in upgraded] == [1, 3, 1, 3]
    assert [each.guns for each in plain] == [1, 2, 1, 3]
    assert upgraded[0].navigation
    assert not plain[0].navigation


@pytest.mark.rule("AE-SHIP-14", "AE-SHIP-09")
def test_guns_and_targeting_have_their_limits() -> None:
    pos = edge(players=[quiet(upgrades=["fourth-battery", "forge-drives", "long-lances"]), {}])

    assert traits(pos.state, 0)[3].guns == BOX.numbers.most_guns == 4


@pytest.mark.rule("AE-SHIP-15", "AE-SHIP-16", "AE-RULING-49", "AE-TRACK-04")
def test_an_upgrade_is_ones_own_or_a_neutral_one_of_a_type_without() -> None:
    has = {"tracks": {"industry": 2}, "hand": ["assembly-line"], "ships": {"transport": ["pad"]}}
    pos = edge(players=[quiet(upgrades=["afterburners"], **has), {}])
    pos.play("card:assembly-line")
    assert set(pos.offered) == {
        "upgrade:seed-holds",
        "upgrade:gun-pods",
        "upgrade:deep-scanner",
        "upgrade:fourth-battery",
    }, "no second one for fighters"

    pos.play("upgrade:gun-pods", dice=["wide-holds"])

    assert pos.of(0, "upgrades") == ["afterburners", "gun-pods"]
    assert BOX.upgrades[pos.state.offers[0]].id == "wide-holds", "the next of that type is turned up"


@pytest.mark.rule("AE-RULING-49")
def test_with_no_upgrade_left_there_is_a_point() -> None:
    own = ["seed-holds", "gun-pods", "third-gun", "deep-scanner", "fourth-battery"]
    pos = edge(
        offers=["wide-holds", "afterburners", "sample-racks", "second-shield"],
        players=[quiet(upgrades=own, tracks={"industry": 5}, hand=["assembly-line"], ships={"transport": ["pad"]}), {}],
    )

    pos.play("card:assembly-line")

    assert pos.of(0, "points") == 1
    assert pos.of(0, "industry") == 6


@pytest.mark.rule("AE-SHIP-06", "AE-DEV-03")
def test_only_a_transport_lets_one_build() -> None:
    rich = {"leaders": 9, "stores": {"titanium": 9, "energy": 9}}
    pos = edge(
        players=[quiet(ships={"cruiser": ["ninth"], "transport": ["anchorage"]}, **rich), {}], map="ninth anchorage"
    )
    pos.play("return")

    assert pos.is_offered("build:anchorage")
    assert pos.refusal("build:ninth") == ("AE-SHIP-06", "no-transport-there")


# --- modules ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-MOD-04", "AE-MOD-03")
def test_a_column_is_filled_at_once_as_long_as_its_deck_lasts() -> None:
    pos = edge(
        display={"science": ["ice-lab", "cold-store", "reading-room"]},
        players=[quiet(ships={"transport": ["pad"]}, stores={"ice": 1}), {}],
    )
    pos.play("launch:transport", "to:transport:odessa-field", "buy:ice-lab", dice=["deep-array"])
    assert pos.of("table", "display")[:3] == ["cold-store", "reading-room", "deep-array"]

    pos = edge(
        display={"science": ["ice-lab", "cold-store", "reading-room"]},
        players=[quiet(ships={"transport": ["pad"]}, stores={"ice": 1}), {}],
    )
    pos.state.decks[0] = [0] * len(BOX.modules)
    pos.play("launch:transport", "to:transport:odessa-field", "buy:ice-lab")
    assert len(pos.state.display[0]) == 2, "the space stays empty"


@pytest.mark.rule("AE-MOD-10", "AE-DMG-06")
def test_the_power_of_a_damaged_module_is_off_until_every_marker_is_gone() -> None:
    has = {"modules": ["star-library"], "damaged": {"star-library": 2}, "ships": {"transport": ["pad"]}}
    pos = edge(players=[quiet(**has, hand=["field-repairs"]), {}])
    assert pos.of(0, "hand_limit") == 4

    pos.play("card:field-repairs")

    assert pos.of(0, "damaged") == []
    assert pos.of(0, "hand_limit") == 5
    once = edge(map="isolde bastion-academy", players=[quiet(**has), {}])
    once.play("launch:transport", "to:transport:bastion-academy", "perform", dice=["parade", "parley"])
    assert (once.of(0, "damaged"), once.of(0, "hand_limit")) == (["star-library"], 4), "one of two markers is left"


@pytest.mark.rule("AE-MOD-11", "AE-END-09")
def test_undamaged_civilization_modules_score_what_is_printed() -> None:
    pos = edge(
        players=[
            quiet(modules=["habitat-ring", "arcology", "academy", "ice-lab"], damaged={"academy": 1}),
            quiet(modules=["tenements"], leaders=7),
        ]
    )

    assert pos.of(0, "score_civilization_modules") == 4, "one and three; the academy is damaged"
    assert pos.of(1, "score_civilization_modules") == 3, "one, and one for every three leaders"
    others = [
        each.id for each in BOX.modules if each.spec.type != "civilization" and (each.spec.vp or each.spec.scores)
    ]
    assert others == []


@pytest.mark.rule("AE-MOD-12", "AE-MOD-05")
def test_there_is_no_limit_to_the_modules_of_a_row() -> None:
    own = [each.id for each in BOX.modules if each.spec.type == "science" and not each.spec.ancient][:20]
    pos = edge(
        display={"science": ["deep-array", "ice-lab", "grand-observatory"]},
        players=[
            quiet(
                modules=[id for id in own if id not in ("ice-lab", "deep-array")],
                ships={"transport": ["pad"]},
                stores={"ice": 1},
            ),
            {},
        ],
    )

    pos.play("launch:transport", "to:transport:odessa-field")

    assert pos.is_offered("buy:ice-lab")


@pytest.mark.rule("AE-MOD-13", "AE-MOD-06", "AE-MOD-07")
def test_a_module_for_nothing_comes_like_any_other() -> None:
    pos = edge(
        gate=True,
        map="isolde odessa-field gate",
        display={"science": ["signal-mast", "ice-lab", "cold-store"]},
        players=[quiet(ships={"fighter": ["pad"]}), {}],
    )
    pos.play("launch:fighter", "to:fighter:gate", dice=[["6", "1"]])

    pos.play("result:6", "take:signal-mast", dice=["deep-array"])

    assert (pos.of(0, "modules"), pos.of(0, "science")) == (["signal-mast"], 1)
    assert pos.state.players[0].modules[0].damage == 2, "one it enters with, one of the Gate"


@pytest.mark.rule("AE-MOD-14", "AE-END-14")
def test_modules_break_a_tie_before_resources() -> None:
    pos = edge(
        phase="over",
        players=[fleet(points=20, stores={"ice": 9}), fleet(points=20, modules=["toll-booth"])],
    )

    assert GAME.outcome(pos.state).winners == (1,)


# --- damage and repair ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-DMG-02", "AE-SHIP-05", "AE-DMG-01")
def test_a_shield_takes_the_first_damage_and_the_second_is_for_the_scrapyard() -> None:
    def beaten(marks: int) -> list[str]:
        pos = edge(
            players=[quiet(ships={"fighter": ["pad"]}), quiet(ships={"cruiser": [LEDGE]}, shield={"cruiser": marks})]
        )
        pos.play("launch:fighter", f"to:fighter:{LEDGE}", dice=[["6", "6"], ["1"] * 3])
        pos.play("manoeuvre:energy:2")
        scrapped: list[str] = pos.of(1, "scrapyard")
        return scrapped

    assert beaten(0) == []
    assert beaten(1) == ["cruiser"]


@pytest.mark.rule("AE-LAUNCH-02", "AE-DMG-02")
def test_of_two_ships_on_the_pad_the_one_with_a_whole_shield_is_launched() -> None:
    own = quiet(
        ships={"transport": ["kiln", "pad"]},
        shield={"transport": 1},
        upgrades=["hull-patchers"],
        hand=["recall-signal"],
    )
    pos = edge(players=[own, {}]).play("card:recall-signal", "recall:0")

    pos.play("launch:transport", "to:transport:isolde")

    assert [event.piece for event in pos.happened(events.ShipLaunched)] == ["ship:0:1"]  # type: ignore[attr-defined]


@pytest.mark.rule("AE-DMG-03", "AE-RULING-62")
def test_an_undamaged_module_of_the_owners_choice_is_damaged() -> None:
    has = {"modules": ["ice-lab", "smelter", "cold-store"], "damaged": {"smelter": 1}}
    pos = edge(
        raiders=[{"id": "rust-prophets", "at": "isolde"}],
        players=[quiet(ships={"transport": ["pad"]}, **has), {}],
    )
    pos.play("launch:transport", f"to:transport:{LEDGE}")

    assert pos.asks == {"0": "damage-which"}
    assert pos.offered == ["damage:ice-lab", "damage:cold-store"]


@pytest.mark.rule("AE-RULING-62")
def test_with_no_undamaged_module_damage_does_nothing() -> None:
    pos = edge(
        raiders=[{"id": "rust-prophets", "at": "isolde"}],
        players=[quiet(ships={"transport": ["pad"]}, modules=["smelter"], damaged={"smelter": 1}), {}],
    )

    pos.play("launch:transport", f"to:transport:{LEDGE}", dice=[["6"], ["1"] * 3])

    assert pos.happened(events.ModuleDamaged) == []
    assert pos.state.players[0].modules[0].damage == 1


@pytest.mark.rule("AE-DMG-04")
def test_a_repair_is_for_a_module_or_a_ship_as_one_likes() -> None:
    has = {"modules": ["smelter"], "damaged": {"smelter": 1}, "ships": {"transport": ["pad", "scrapyard"]}}
    for answer in ("mend:smelter", "salvage:transport"):
        pos = edge(map="isolde bastion-academy", players=[quiet(**has), {}])
        pos.play("launch:transport", "to:transport:bastion-academy", "perform", dice=["parade", "parley"])
        assert pos.offered == ["mend:smelter", "salvage:transport"]
        pos.play(answer)
        mended = answer.startswith("mend")
        assert (pos.of(0, "damaged") == []) is mended
        assert (pos.of(0, "bay") == ["transport"]) is not mended


@pytest.mark.rule("AE-DMG-05", "AE-RULING-62")
def test_a_shield_is_nothing_to_repair() -> None:
    pos = edge(
        map="isolde bastion-academy",
        players=[quiet(ships={"transport": ["pad"], "cruiser": ["isolde"]}, shield={"cruiser": 1}, points=5), {}],
    )

    pos.play("launch:transport", "to:transport:bastion-academy", "perform", dice=["parade", "parley"])

    assert pos.of(0, "points") == 6
    assert pos.state.players[0].marks[8] == 1


@pytest.mark.rule("AE-DMG-08", "AE-DMG-09", "AE-END-07")
def test_a_damaged_module_costs_two_points_however_damaged_and_ships_cost_nothing() -> None:
    pos = edge(
        players=[
            quiet(modules=["smelter", "ice-lab"], damaged={"smelter": 3}, ships={"transport": ["scrapyard"] * 3}),
            {},
        ]
    )

    assert pos.of(0, "score_damage") == -2
    assert pos.of(0, "total") == -2


# --- what is bought works at once -------------------------------------------------------------------------------------


@pytest.mark.rule("AE-MOD-07")
def test_the_markers_go_on_the_module_that_was_bought() -> None:
    pos = edge(
        display={"science": ["signal-mast", "cold-store", "reading-room"]},
        players=[quiet(ships={"transport": ["pad"]}, modules=["ice-lab"], stores={"ice": 1}), {}],
    )

    pos.play("launch:transport", "to:transport:odessa-field", "buy:signal-mast", dice=["deep-array"])

    assert (pos.of(0, "modules"), pos.of(0, "damaged")) == (["ice-lab", "signal-mast"], ["signal-mast"])


@pytest.mark.rule("AE-MOD-06", "AE-MOD-07")
def test_a_module_is_gained_with_its_step_and_its_markers_before_others_answer_it() -> None:
    pos = edge(
        display={"commerce": ["ferry-service", "toll-booth", "mint"]},
        players=[quiet(ships={"transport": ["pad"]}, modules=["customs-house"], stores={"credits": 1}), {}],
    )
    pos.play("launch:transport", "to:transport:kestrel-field")
    pos.table.news()

    pos.play("buy:ferry-service", dice=["pawn-shop"])

    order = [events.ModuleGained, events.TrackAdvanced, events.ModuleDamaged, events.ResourcesGained]
    assert [type(each.event) for each in pos.table.news() if type(each.event) in order] == order


@pytest.mark.rule("AE-DEV-09", "AE-SHIP-11")
def test_a_factory_works_in_the_return_it_is_built_in() -> None:
    pos = edge(
        players=[
            quiet(ships={"transport": ["ninth"]}, leaders=2, stores={"titanium": 3, "energy": 1}),
            quiet(ships={"transport": ["pad"]}),
        ]
    )
    pos.play("return", "build:ninth", "function:assemble")

    assert pos.is_offered("ship:transport"), "a titanium is left, and the energy need not be paid"


@pytest.mark.rule("AE-SHIP-14", "AE-LAUNCH-02")
def test_what_a_ship_gives_when_it_is_launched_comes_before_the_regions_action() -> None:
    pos = edge(
        map="isolde bastion-academy",
        players=[quiet(ships={"transport": ["pad"]}, upgrades=["seed-holds"]), {}],
    )

    pos.play("launch:transport", "to:transport:bastion-academy")

    assert (pos.asked, pos.of(0, "energy")) == ("base-action", 1)
