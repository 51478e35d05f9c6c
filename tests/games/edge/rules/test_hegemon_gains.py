"""What the Hegemon gains and loses: cards, moons, upgrades, modules, repairs, progress (AE-HEG-31 to 60)."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.core.event import Event
from starboard.games.edge import events
from starboard.games.edge.printed import BOX
from starboard.games.edge.state import HEGEMON
from support.edge import EdgePosition, against_hegemon, fleet, hegemon_turn, home_but

MAP = "bastion-academy kiln rusk odessa-field veil ninth pale sorrel"
RING = {
    "points": ("iron-abbess", 6),
    "civilization-module": ("quartermaster", 1),
    "industry-module-and-repair": ("quartermaster", 2),
    "card": ("quartermaster", 3),
    "commerce": ("comptroller", 1),
    "nebula-moon": ("cartographer", 1),
    "repair": ("quartermaster", 6),
    "civilization": ("pale-chancellor", 5),
    "supremacy": ("red-admiral", 4),
    "any-module": ("red-admiral", 1),
    "upgrade": ("red-admiral", 6),
    "industry": ("warden-of-lanes", 1),
    "science-module": ("pale-chancellor", 1),
}
"""The officer and the space before the one that gives this alone."""


def he_gains(what: str, *, dice: tuple[Any, ...] = (), seats: int = 1, eye: int = 0, **given: Any) -> EdgePosition:
    """He launches to a base, and the command marker comes to a space that gives this."""
    officer, marker = RING[what]
    hegemon = {"orders": ["order-04", "order-14", "order-19"], "officer": officer, "marker": marker, "eye": eye}
    given.setdefault("has", {"leaders": 0})
    given.setdefault("map", MAP)
    given.setdefault("players", [fleet(ships={"transport": ["pad"]})] * seats)
    hegemon |= given.pop("hegemon", {})
    return hegemon_turn(seats=seats, hegemon={"probe": "kiln", **hegemon}, dice=[["1"], *dice], **given)


def rules(pos: EdgePosition, kind: type[Event]) -> list[str]:
    """The rules that events of a kind were told with."""
    return [event.rule for event in pos.happened(kind)]  # type: ignore[attr-defined]


# --- cards in place of resources --------------------------------------------------------------------------------------


@pytest.mark.rule("AE-HEG-32", "AE-HEG-34", "AE-HEG-55")
@pytest.mark.parametrize(
    ("what", "track", "cards"),
    [("commerce", "commerce", 1), ("industry", "industry", 1), ("supremacy", "supremacy", 2)],
)
def test_every_resource_he_would_gain_is_a_card_unseen(what: str, track: str, cards: int) -> None:
    """A credit, a titanium, two energy on the second space of a track."""
    drawn = ("windfall", "parade")[:cards]
    pos = he_gains(what, has={"tracks": {track: 1}, "leaders": 0}, dice=(*drawn, "order-01"))

    assert pos.of("hegemon", track) == 2
    assert sorted(pos.of("hegemon", "hand")) == sorted(drawn)
    assert [pos.of("hegemon", kind) for kind in ("energy", "credits", "ice", "nanocarbon", "titanium")] == [0] * 5
    assert rules(pos, events.CardDrawn) == ["AE-HEG-34"] * cards


@pytest.mark.rule("AE-HEG-35", "AE-RULING-19", "AE-HEG-33")
def test_his_hand_has_no_limit() -> None:
    hand = BOX.tactics.ids[:12]
    pos = he_gains("card", has={"hand": hand, "leaders": 0}, dice=(BOX.tactics.ids[20], "order-01"))

    assert pos.of("hegemon", "cards") == 13
    assert pos.happened(events.CardsDiscarded) == []


@pytest.mark.rule("AE-HEG-37", "AE-RULING-42")
def test_what_he_must_discard_is_a_card_at_random() -> None:
    pos = hegemon_turn(
        seats=2,
        map=MAP,
        moons={"kiln": []},
        has={"hand": ["windfall", "parade", "levy"], "leaders": 0},
        hegemon={"orders": ["order-14", "order-09", "order-17"], "probe": "kiln"},
        raiders=[{"id": "tollkeepers", "at": "rusk"}],
        players=[fleet(ships={"transport": ["pad"]}), fleet(ships={"transport": ["pad"]})],
        dice=[["1"], "auction", "parade", ["6"], ["1", "1", "1"], "envoys", "order-01"],
    )

    told = [event for event in pos.happened(events.CardsDiscarded) if event.who == HEGEMON]  # type: ignore[attr-defined]
    assert told == [events.CardsDiscarded(HEGEMON, 1, "AE-HEG-37")]
    assert sorted(pos.of("hegemon", "hand")) == ["auction", "envoys", "levy", "windfall"]
    assert pos.state.discards[BOX.tactics.number("parade")] == 1


@pytest.mark.rule("AE-RULING-33", "AE-RULING-42")
def test_with_an_empty_hand_he_loses_nothing() -> None:
    pos = hegemon_turn(
        map="bastion-academy rusk",
        has={"leaders": 0},
        hegemon={"orders": ["order-04", "order-09", "order-17"], "probe": "rusk", "marker": 6},
        raiders=[{"id": "tollkeepers", "at": "rusk"}],
        players=[fleet(ships={"transport": ["pad"]})],
        dice=[["1"], ["6"], ["1", "1", "1"], "envoys", "order-01"],
    )

    told = [each.event for each in pos.table.news()]
    assert events.HegemonIdle("hand", "AE-RULING-33") in told
    assert not any(isinstance(event, events.CardsDiscarded) for event in told)
    assert pos.of("hegemon", "hand") == ["envoys"]  # of the reward


@pytest.mark.rule("AE-RULING-40", "AE-HEG-37", "AE-RULING-61")
def test_a_pirate_may_rob_him_and_gets_a_card_at_random() -> None:
    pos = against_hegemon(
        map=MAP,
        moons={"kiln": []},
        has={"ships": home_but(transport=["kiln"]), "hand": ["windfall", "parade"]},
        players=[fleet(ships={"fighter": ["pad"]}, faction="starpirates-of-nightmare-cove")],
    )

    pos.play("launch:fighter", "to:fighter:kiln")
    pos.play("ability:starpirates-of-nightmare-cove", dice=["parade"])

    assert pos.of(0, "hand") == ["parade"]
    assert pos.of("hegemon", "hand") == ["windfall"]


@pytest.mark.rule("AE-HEG-37")
def test_nobody_else_sees_the_card_he_is_robbed_of() -> None:
    pirates, card = "starpirates-of-nightmare-cove", BOX.tactics.number("parade")
    pos = against_hegemon(
        seats=2,
        map=MAP,
        moons={"kiln": []},
        has={"ships": home_but(transport=["kiln"]), "hand": BOX.tactics.ids},
        players=[fleet(ships={"fighter": ["pad"]}, faction=pirates), fleet(ships={"transport": ["pad"]})],
    )
    pos.play("launch:fighter", "to:fighter:kiln", f"ability:{pirates}", dice=["parade"])

    assert pos.table.entries[-1] == card
    assert card not in pos.table.copy_for(1, seed=1).entries, "what the other knows does not tell which it was"


@pytest.mark.rule("AE-HEG-36", "AE-HEG-49")
def test_he_pays_nothing_for_what_he_takes() -> None:
    pos = he_gains(
        "industry-module-and-repair",
        has={"leaders": 0, "hand": ["windfall"]},
        display={"industry": ["star-forge", "shipyard", "orbital-foundry"]},
        dice=("smelter", "order-01"),
    )

    assert pos.of("hegemon", "modules") == ["shipyard"]
    assert pos.of("hegemon", "cards") == 1
    assert pos.happened(events.ResourcesPaid) == []


# --- moons ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-HEG-38", "AE-HEG-83", "AE-MOON-05")
def test_a_moon_he_claims_lies_in_his_area_and_its_icon_gives_him_nothing() -> None:
    pos = hegemon_turn(
        map=MAP,
        has={"leaders": 0, "modules": ["gravity-lab"]},
        hegemon={"orders": ["order-14", "order-09", "order-17"], "probe": "kiln"},
        players=[fleet(ships={"transport": ["pad"]})],
        dice=[["1"], "volcanic-bright-moon", "order-01"],
    )

    assert pos.of("hegemon", "moons") == ["volcanic-moon"]
    assert pos.of("hegemon", "cards") == 0
    assert pos.of("kiln", "moons") == ["volcanic-bright-moon"]
    assert pos.of("kiln", "buried") == 1
    assert pos.state.players[1].modules[0].moon == -1


@pytest.mark.rule("AE-HEG-39", "AE-RULING-02")
def test_his_nebula_moon_is_the_left_most() -> None:
    pos = he_gains("nebula-moon", dice=("order-01",))

    assert rules(pos, events.MoonClaimed) == ["AE-HEG-39"]
    assert pos.of("nebula-3", "moons") == []  # the one at the left end of its row
    assert pos.of("hegemon", "moons") == ["dry-dock-moon"]
    assert all(pos.of(f"nebula-{number}", "moons") for number in (1, 2, 4, 5, 6))


@pytest.mark.rule("AE-HEG-39", "AE-RULING-02", "AE-HEG-31")
def test_of_two_nebulae_equally_far_left_the_holder_chooses() -> None:
    pos = he_gains("nebula-moon", moons={"nebula-3": []}, seats=2, eye=1)

    assert pos.asks == {"1": "hegemon-moon"}
    assert pos.offered == ["moon-from:nebula-1", "moon-from:nebula-5"]
    pos.play("moon-from:nebula-5", dice=["order-01"])
    assert pos.of("nebula-5", "moons") == []
    assert pos.of("nebula-1", "moons") != []


@pytest.mark.rule("AE-RULING-55", "AE-HEG-39")
def test_of_two_moons_in_that_nebula_he_takes_the_one_the_holder_chooses() -> None:
    pos = he_gains("nebula-moon", moons={"nebula-3": ["reliquary", "twin-lode"]}, seats=2, eye=1)

    assert pos.asks == {"1": "moon-which"}
    pos.play("moon:twin-lode", dice=["order-01"])
    assert pos.of("hegemon", "moons") == ["twin-lode"]
    assert pos.of("nebula-3", "moons") == ["reliquary"]


@pytest.mark.rule("AE-HEG-40")
def test_without_a_nebula_moon_he_takes_the_top_moon_of_any_planet() -> None:
    empty: dict[str, list[str]] = {f"nebula-{number}": [] for number in range(1, 7)}
    pos = he_gains("nebula-moon", moons={**empty, "rusk": [], "kiln": ["volcanic-whispering-moon"]})

    assert pos.offered == ["moon-from:kiln", "moon-from:veil", "moon-from:ninth", "moon-from:pale", "moon-from:sorrel"]
    pos.play("moon-from:kiln", dice=["order-01"])
    assert rules(pos, events.MoonClaimed) == ["AE-HEG-40"]
    assert pos.of("hegemon", "moons") == ["volcanic-whispering-moon"]


@pytest.mark.rule("AE-HEG-40")
def test_without_a_moon_anywhere_he_gains_none() -> None:
    everywhere = [f"nebula-{number}" for number in range(1, 7)] + ["kiln"]
    pos = he_gains("nebula-moon", map="bastion-academy kiln", moons={at: [] for at in everywhere}, dice=("order-01",))

    assert events.HegemonIdle("moon", "AE-HEG-40") in pos.happened(events.HegemonIdle)
    assert pos.of("hegemon", "moons") == []
    assert pos.of("hegemon", "cards") == 0


@pytest.mark.rule("AE-HEG-54", "AE-RULING-35", "AE-HEG-53")
def test_his_science_vessel_brings_a_nebula_moon_before_the_region_action() -> None:
    pos = hegemon_turn(
        map=MAP,
        has={"ships": home_but(transport=["pad", "scrapyard", "pad", "pad", "scrapyard"]), "leaders": 0},
        hegemon={"orders": ["order-04", "order-14", "order-19"], "probe": "kiln"},
        players=[fleet(ships={"transport": ["pad"]})],
        dice=[["3"], "volcanic-moon", "order-09"],
    )

    claimed = [(event.at, event.rule) for event in pos.happened(events.MoonClaimed)]  # type: ignore[attr-defined]
    assert claimed == [("nebula-3", "AE-HEG-54"), ("kiln", "AE-HEG-83")]
    assert pos.of("kiln", "ships") == ["1:science-vessel"]


@pytest.mark.rule("AE-HEG-54")
def test_another_ship_of_his_brings_no_nebula_moon() -> None:
    pos = hegemon_turn(
        map=MAP,
        has={"leaders": 0},
        hegemon={"orders": ["order-04", "order-14", "order-19"], "probe": "kiln"},
        players=[fleet(ships={"transport": ["pad"]})],
        dice=[["3"], "volcanic-moon", "order-09"],
    )

    assert [event.at for event in pos.happened(events.MoonClaimed)] == ["kiln"]  # type: ignore[attr-defined]


# --- upgrades ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-HEG-42", "AE-HEG-57")
def test_an_upgrade_is_the_top_tile_of_his_stack() -> None:
    pos = he_gains("upgrade", dice=("fire-control", "order-01"))

    assert pos.state.hegemon is not None
    assert [BOX.hegemon_upgrades[tile].id for tile in pos.state.hegemon.tiles] == ["fire-control"]
    assert sum(pos.state.hegemon.upgrades) == 4
    told = pos.happened(events.HegemonUpgraded)
    assert [(event.who, event.rule) for event in told] == [(HEGEMON, "AE-HEG-42")]  # type: ignore[attr-defined]


@pytest.mark.rule("AE-HEG-57", "AE-TRACK-04")
def test_he_turns_a_tile_on_an_upgrade_space_of_industry() -> None:
    pos = he_gains(
        "industry",
        has={"tracks": {"industry": 2}, "leaders": 0},
        dice=("war-chest", "windfall", "parade", "levy", "order-01"),
    )

    assert pos.of("hegemon", "industry") == 3
    assert pos.of("hegemon", "cards") == 3  # the one-time bonus of the tile
    assert pos.of("hegemon", "upgrades") == []


@pytest.mark.rule("AE-HEG-42", "AE-HEG-50")
def test_a_requisition_is_any_module() -> None:
    pos = he_gains(
        "upgrade", dice=("requisition",), has={"modules": ["ice-lab", "smelter", "toll-booth"], "leaders": 0}
    )

    assert pos.asked == "hegemon-takes"
    assert set(pos.offered) == {"take:habitat-ring", "take:hydroponics", "take:chapel"}


@pytest.mark.rule("AE-RULING-56")
def test_with_an_empty_stack_he_scores_a_point() -> None:
    pos = he_gains(
        "upgrade", has={"points": 10, "leaders": 0}, hegemon={"tiles": BOX.hegemon_upgrades.ids}, dice=("order-01",)
    )

    assert pos.of("hegemon", "points") == 11


@pytest.mark.rule("AE-HEG-41")
def test_he_never_builds_a_ship_where_others_may() -> None:
    pos = against_hegemon(
        map=MAP,
        event_step=5,
        has={"ships": home_but(transport=["rusk"]), "leaders": 0},
        display={"industry": ["smelter", "shipyard", "star-forge"]},
        players=[fleet(ships={"transport": ["kiln", "pad"]}, stores={"titanium": 2, "energy": 2})],
    )

    pos.play("return", "done", dice=["welcome-to-the-fleet"])
    assert pos.asks == {"0": "build-ship"}
    pos.play("ship:transport", dice=["ore-crusher", ["1"], ["2"]])
    assert pos.of("hegemon", "modules") == ["smelter"]
    built = pos.happened(events.ShipBuilt)
    assert [event.who for event in built] == [0]  # type: ignore[attr-defined]


# --- damage and repair ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-HEG-45", "AE-HEG-31")
def test_the_holder_says_which_undamaged_module_of_his_is_damaged() -> None:
    pos = hegemon_turn(
        seats=2,
        map=MAP,
        moons={"kiln": []},
        has={"leaders": 0, "modules": ["ice-lab", "chapel", "smelter"], "damaged": {"smelter": 1}},
        hegemon={"orders": ["order-14", "order-09", "order-17"], "probe": "kiln", "eye": 1},
        raiders=[{"id": "rust-prophets", "at": "rusk"}],
        players=[fleet(ships={"transport": ["pad"]})] * 2,
        dice=[["1"], "windfall"],
    )

    assert pos.asks == {"1": "damage-which"}
    assert pos.offered == ["damage:ice-lab", "damage:chapel"]
    pos.play("damage:chapel", dice=[["6"], ["1", "1", "1"], "parade", "order-01"])
    assert pos.of("hegemon", "damaged") == ["chapel", "smelter"]


@pytest.mark.rule("AE-RULING-62")
def test_without_an_undamaged_module_damage_does_nothing() -> None:
    pos = hegemon_turn(
        map=MAP,
        moons={"kiln": []},
        has={"leaders": 0, "modules": ["smelter"], "damaged": {"smelter": 1}},
        hegemon={"orders": ["order-14", "order-09", "order-17"], "probe": "kiln"},
        raiders=[{"id": "rust-prophets", "at": "rusk"}],
        players=[fleet(ships={"transport": ["pad"]})],
        dice=[["1"], "windfall", ["6"], ["1", "1", "1"], "parade", "order-01"],
    )

    assert events.HegemonIdle("damage", "AE-RULING-62") in pos.happened(events.HegemonIdle)
    assert pos.state.players[1].modules[0].damage == 1


@pytest.mark.rule("AE-EX-17", "AE-HEG-46", "AE-DMG-06")
def test_he_repairs_modules_before_ships_and_ships_before_scoring() -> None:
    given: dict[str, Any] = {"ships": home_but(transport=["pad", "scrapyard"]), "leaders": 0, "points": 10}
    module = he_gains("repair", has={**given, "modules": ["ice-lab"], "damaged": {"ice-lab": 2}}, dice=("order-01",))
    ship = he_gains("repair", has={**given, "modules": ["ice-lab"]}, dice=("order-01",))
    nothing = he_gains("repair", has={"leaders": 0, "points": 10}, dice=("order-01",))

    assert (module.state.players[1].modules[0].damage, module.of("hegemon", "scrapyard")) == (1, ["transport"])
    assert (ship.of("hegemon", "bay"), ship.of("hegemon", "points")) == (["transport"], 10)
    assert nothing.of("hegemon", "points") == 11
    scored = nothing.happened(events.PointsScored)
    assert [event.rule for event in scored] == ["AE-HEG-47"]  # type: ignore[attr-defined]


@pytest.mark.rule("AE-HEG-46", "AE-HEG-31")
def test_which_module_or_ship_is_repaired_is_the_holders_choice() -> None:
    modules = he_gains(
        "repair", has={"modules": ["ice-lab", "chapel"], "damaged": {"ice-lab": 1, "chapel": 1}, "leaders": 0}
    )
    ships = he_gains(
        "repair", has={"ships": home_but(transport=["pad", "scrapyard"], fighter=["scrapyard"]), "leaders": 0}
    )

    assert modules.offered == ["mend:ice-lab", "mend:chapel"]
    assert ships.offered == ["salvage-his:transport", "salvage-his:fighter"]
    ships.play("salvage-his:fighter", dice=["order-01"])
    assert (ships.of("hegemon", "bay"), ships.of("hegemon", "scrapyard")) == (["fighter"], ["transport"])


@pytest.mark.rule("AE-EX-49", "AE-HEG-47", "AE-RULING-62")
def test_a_marker_on_his_shield_is_never_repaired() -> None:
    pos = he_gains(
        "repair",
        has={"ships": home_but(cruiser=["odessa-field"]), "shield": {"cruiser": 1}, "leaders": 0, "points": 10},
        dice=("order-01",),
    )

    assert pos.state.players[1].marks[8] == 1
    assert pos.of("hegemon", "points") == 11


# --- modules ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-HEG-49", "AE-RULING-32")
def test_of_a_type_he_takes_the_cheapest_and_the_holder_chooses_among_equals() -> None:
    alone = he_gains(
        "civilization-module",
        display={"civilization": ["arcology", "gardens", "parliament"]},
        dice=("chapel", "order-01"),
    )
    equal = he_gains(
        "civilization-module", display={"civilization": ["arcology", "gardens", "academy"]}, seats=2, eye=1
    )

    assert rules(alone, events.ModuleGained) == ["AE-HEG-49"]
    assert alone.of("hegemon", "modules") == ["gardens"]
    assert equal.asks == {"1": "hegemon-takes"}
    assert equal.offered == ["take:gardens", "take:academy"]
    assert equal.table.choice is not None
    assert equal.table.choice.rule == "AE-HEG-49"


@pytest.mark.rule("AE-RULING-32")
def test_from_an_empty_column_he_takes_nothing_and_does_not_advance() -> None:
    civilization = [
        module.id for module in BOX.modules if module.spec.type == "civilization" and not module.spec.ancient
    ]
    pos = he_gains(
        "civilization-module",
        display={},
        players=[fleet(ships={"transport": ["pad"]}, modules=civilization)],
        dice=("order-01",),
    )

    assert events.HegemonIdle("module", "AE-RULING-32") in pos.happened(events.HegemonIdle)
    assert pos.of("hegemon", "modules") == []
    assert pos.of("hegemon", "civilization") == 0


@pytest.mark.rule("AE-EX-23", "AE-HEG-50")
def test_any_module_is_one_of_the_type_he_has_fewest_of() -> None:
    owned = ["ice-lab", "cold-store", "smelter", "toll-booth", "chapel", "gardens", "academy"]
    pos = he_gains(
        "any-module",
        has={"modules": owned, "leaders": 0},
        display={
            "science": ["reading-room", "field-notes", "deep-array"],
            "industry": ["tool-crib", "shipyard", "star-forge"],
            "commerce": ["mint", "warehouse", "central-bank"],
            "civilization": ["tenements", "senate", "capitol"],
        },
    )

    assert pos.offered == ["take:tool-crib", "take:warehouse"]
    assert pos.table.choice is not None
    assert pos.table.choice.rule == "AE-HEG-50"
    pos.play("take:warehouse", dice=["pawn-shop", "order-01"])
    assert rules(pos, events.ModuleGained) == ["AE-HEG-50"]
    assert pos.of("hegemon", "modules")[-1] == "warehouse"


@pytest.mark.rule("AE-RULING-32", "AE-HEG-50")
def test_an_empty_column_is_skipped_for_any_module() -> None:
    science = [module.id for module in BOX.modules if module.spec.type == "science" and not module.spec.ancient]
    pos = he_gains(
        "any-module",
        has={"modules": ["smelter", "toll-booth"], "leaders": 0},
        display={"civilization": ["tenements", "senate", "capitol"]},
        players=[fleet(ships={"transport": ["pad"]}, modules=science)],
        dice=("chapel", "order-01"),
    )

    assert pos.of("hegemon", "modules") == ["smelter", "toll-booth", "tenements"]


@pytest.mark.rule("AE-HEG-51", "AE-MOD-07")
def test_a_module_is_attached_then_the_track_advances_then_its_damage_comes() -> None:
    pos = he_gains(
        "civilization-module",
        display={"civilization": ["night-school", "gardens", "academy"]},
        dice=("chapel", "order-01"),
    )

    assert pos.of("hegemon", "damaged") == ["night-school"]
    wanted = [events.ModuleGained, events.TrackAdvanced, events.ModuleDamaged]
    assert [type(each.event) for each in pos.table.news() if type(each.event) in wanted] == wanted


@pytest.mark.rule("AE-HEG-48", "AE-RULING-34")
def test_his_modules_and_tokens_do_nothing_for_him() -> None:
    """Sensor web would aim better, War banner and Aegis add dice, Deep archive hold more cards."""
    own = {"modules": ["sensor-web", "gun-foundry"], "supremacies": ["war-banner"], "leaders": 0}
    pos = hegemon_turn(
        map=MAP,
        moons={"kiln": []},
        has=own,
        hegemon={"orders": ["order-14", "order-09", "order-17"], "probe": "kiln"},
        raiders=[{"id": "gutterlings", "at": "kiln"}],
        players=[fleet(ships={"transport": ["pad"]})],
        dice=[["1"], "windfall", ["1"], ["6", "6"], "order-01"],
    )

    assert pos.of("hegemon", "scrapyard") == ["transport"]
    assert pos.happened(events.ModuleUsed) == []


# --- progress ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-HEG-56", "AE-HEG-55", "AE-TRACK-03")
def test_he_keeps_both_tokens_of_a_science_stack() -> None:
    pos = he_gains(
        "science-module",
        has={"tracks": {"science": 2}, "leaders": 0},
        display={"science": ["ice-lab", "deep-array", "gravity-lab"]},
        dice=("cold-store", "salvage-cache", "star-charts", "order-01"),
    )

    assert pos.of("hegemon", "science") == 3
    assert pos.of("hegemon", "tokens") == 2
    assert sum(pos.state.stacks[0]) == 3


@pytest.mark.rule("AE-EX-24", "AE-HEG-56", "AE-TOK-03")
@pytest.mark.parametrize("left", [1, 0])
def test_he_takes_what_is_left_of_a_stack(left: int) -> None:
    pos = he_gains(
        "science-module",
        has={"tracks": {"science": 2}, "leaders": 0},
        display={"science": ["ice-lab", "deep-array", "gravity-lab"]},
        stacks=[{"star-charts": left}],
        dice=("cold-store", "order-01"),
    )

    assert pos.of("hegemon", "tokens") == left


@pytest.mark.rule("AE-HEG-58", "AE-TRACK-07")
@pytest.mark.parametrize("there", [True, False])
def test_a_supremacy_token_goes_to_his_area_if_it_is_still_there(there: bool) -> None:
    pos = he_gains(
        "supremacy",
        has={"tracks": {"supremacy": 2}, "leaders": 0},
        supremacies=["war-banner" if there else "", "aegis", "undefeated"],
        dice=("order-01",),
    )

    assert pos.of("hegemon", "tokens") == int(there)
    assert pos.of("hegemon", "score_tokens") == 3 * there


@pytest.mark.rule("AE-HEG-60", "AE-TRACK-06")
def test_on_a_hand_limit_space_he_draws_three_cards() -> None:
    pos = he_gains(
        "civilization",
        has={"tracks": {"civilization": 2}, "leaders": 0},
        dice=("windfall", "parade", "levy", "order-01"),
    )

    assert rules(pos, events.CardDrawn) == ["AE-HEG-60"] * 3
    assert (pos.of("hegemon", "civilization"), pos.of("hegemon", "cards")) == (3, 3)


@pytest.mark.rule("AE-HEG-55", "AE-TRACK-12")
def test_past_the_last_space_he_scores_a_point() -> None:
    pos = he_gains("commerce", has={"tracks": {"commerce": 10}, "leaders": 0, "points": 10}, dice=("order-01",))

    assert (pos.of("hegemon", "commerce"), pos.of("hegemon", "points")) == (10, 11)


@pytest.mark.rule("AE-HEG-08", "AE-HEG-42")
def test_the_comptroller_draws_a_card_for_a_moon() -> None:
    pos = hegemon_turn(
        map=MAP,
        has={"leaders": 0},
        hegemon={"orders": ["order-14", "order-09", "order-17"], "probe": "kiln", "officer": "comptroller"},
        players=[fleet(ships={"transport": ["pad"]})],
        dice=[["1"], "volcanic-moon", "windfall", "order-01"],
    )

    assert pos.of("hegemon", "cards") == 1


@pytest.mark.rule("AE-HEG-52", "AE-EX-37")
def test_he_goes_where_others_are_and_where_he_is_already() -> None:
    pos = hegemon_turn(
        map=MAP,
        moons={"kiln": []},
        has={"ships": home_but(transport=["pad", "kiln"]), "leaders": 0},
        hegemon={"orders": ["order-14", "order-09", "order-17"], "probe": "kiln"},
        players=[fleet(ships={"transport": ["kiln", "pad"]}, stores={"energy": 1})],
        dice=[["1"], "windfall", "no-answer"],
    )

    assert pos.of("kiln", "ships") == ["0:transport", "1:transport", "1:transport"]
    assert pos.asked == "window-prepare"
