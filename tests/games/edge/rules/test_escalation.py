"""Escalation before the first turn: five players, its switches, the Gate and the Wyrm on the map, relics (AE-5P,
AE-SHADOW-02, 05, AE-GATE-01 to 03, AE-WYRM-01, 02, AE-RELIC, AE-RULING-43, 47, 60)."""

from __future__ import annotations

from typing import Any

import pytest

import starboard
from starboard.core.errors import UnknownName
from starboard.games.edge.chart import FIRST_NEBULA, GATE, GATE_SPACE, PLANETS, REGIONS, SPECIAL_SPACES
from starboard.games.edge.printed import BOX, SHIPS
from starboard.games.edge.queries import region_id
from starboard.games.edge.state import State
from support.edge import against_hegemon, edge, fleet

OFF: dict[str, Any] = {
    "more_factions": False,
    "more_tactics": False,
    "ancient_moons": "off",
    "ancient_modules": False,
    "gate": False,
}


def laid_out(scenario: str = "escalation", seats: int = 3, seed: int = 1, **settings: Any) -> State:
    """The table before factions are chosen."""
    state: State = starboard.new("edge", scenario=scenario, seats=seats, seed=seed, **settings).state
    return state


def begun(scenario: str = "escalation", seats: int = 3, seed: int = 1, **settings: Any) -> State:
    """The table before the first turn."""
    table = starboard.new("edge", scenario=scenario, seats=seats, seed=seed, **settings)
    while table.state.turn == 0:
        for choice in table.choices:
            table.answer(choice.keys[0], choice.seat)
    state: State = table.state
    return state


def names(pile: list[int], shelf: str) -> set[str]:
    """What is in a pile."""
    return {getattr(BOX, shelf)[number].id for number, count in enumerate(pile) if count}


# --- five players -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-5P-10", "AE-HEG-01")
@pytest.mark.parametrize(("scenario", "fits"), [("reach", (2, 4)), ("escalation", (2, 5)), ("hegemon", (1, 3))])
def test_numbers_of_players(scenario: str, fits: tuple[int, int]) -> None:
    for seats in range(1, 7):
        if fits[0] <= seats <= fits[1]:
            assert laid_out(scenario, seats).seats == seats
        else:
            with pytest.raises(UnknownName, match=f"not {seats}"):
                laid_out(scenario, seats)


@pytest.mark.rule("AE-5P-02")
def test_five_may_agree_on_any_length_and_play_to_60_unless_they_do() -> None:
    assert laid_out(seats=5).flags.terminus == 60
    assert laid_out(seats=5, length="long").flags.terminus == 70
    assert laid_out(seats=5, length="short").flags.terminus == 50


@pytest.mark.rule("AE-5P-03", "AE-FAC-01", "AE-COMP-24")
def test_three_more_factions_are_dealt() -> None:
    new = {"cloud-nebulans", "acolytes-of-the-black-star", "larvoids"}
    five, without = laid_out(seats=5), laid_out(seats=4, more_factions=False)

    dealt = [names([int(n in player.dealt) for n in range(15)], "factions") for player in five.players]
    assert sorted(id for each in dealt for id in each) == sorted(BOX.factions.ids)
    assert new <= set().union(*dealt)
    others = {BOX.factions[faction].id for player in without.players for faction in player.dealt}
    assert len(others) == 12
    assert not others & new


@pytest.mark.rule("AE-5P-03", "AE-RULING-04", "AE-RULING-60")
def test_five_without_the_new_factions_are_dealt_two_each() -> None:
    state = laid_out(seats=5, more_factions=False)

    assert [len(player.dealt) for player in state.players] == [2] * 5


@pytest.mark.rule("AE-5P-06", "AE-RULING-60", "AE-COMP-24", "AE-COMP-11")
@pytest.mark.parametrize(("seats", "each"), [(4, 4), (5, 5)])
def test_four_more_upgrades_are_in_with_five_players_only(seats: int, each: int) -> None:
    state = laid_out(seats=seats)

    for kind, ship in enumerate(SHIPS):
        tiles = [tile for tile, count in enumerate(state.upgrades[kind]) if count] + [state.offers[kind]]
        assert len(tiles) == each
        assert {BOX.upgrades[tile].spec.ship for tile in tiles} == {ship}
        assert sum(BOX.upgrades[tile].spec.escalation for tile in tiles) == each - 4


@pytest.mark.rule("AE-5P-08", "AE-COMP-24")
def test_its_tactics_cards_are_mixed_in() -> None:
    mixed, without = laid_out(), laid_out(more_tactics=False)

    assert (sum(mixed.tactics), sum(without.tactics)) == (90, 80)
    new = {card.id for card in BOX.tactics if card.spec.escalation}
    assert names(mixed.tactics, "tactics") - names(without.tactics, "tactics") == new


@pytest.mark.rule("AE-5P-01", "AE-5P-09", "AE-COMP-20")
def test_the_fifth_player_has_all_that_the_others_have() -> None:
    state = begun(seats=5)

    for player in state.players:
        assert len(player.ships) == 9
        assert sum(player.abroad) + player.leaders == 9
        assert player.faction >= 0
    assert sorted(player.points for player in state.players) == [1, 2, 3, 4, 5]
    assert state.event_step == 0


# --- switches ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-RULING-60", "AE-5P-07")
@pytest.mark.parametrize("scenario", ["reach", "hegemon"])
@pytest.mark.parametrize("switch", [{"gate": True}, {"wyrm": True}, {"ancient_moons": "both"}, {"events": "shadows"}])
def test_each_part_can_be_switched_on_anywhere(scenario: str, switch: dict[str, Any]) -> None:
    flags = laid_out(scenario, 2, **switch).flags

    assert flags.gate == (set(switch) != {"ancient_moons"})
    assert flags.wyrm == (set(switch) in ({"wyrm"}, {"events"}))
    assert flags.ancient_moons == switch.get("ancient_moons", "off")
    assert flags.deck == switch.get("events", "dawn")


@pytest.mark.rule("AE-RULING-60", "AE-RULING-43")
def test_each_part_can_be_switched_off() -> None:
    bare = laid_out(**OFF)

    assert GATE not in bare.tiles
    assert (bare.flags.wyrm, bare.flags.deck) == (False, "dawn")
    assert all(raider.number == bare.class_s for raider in bare.raiders)
    assert not any(BOX.modules[module].spec.ancient for column in bare.display for module in column)
    quiet = laid_out(wyrm=False)
    assert (quiet.flags.gate, quiet.flags.wyrm, quiet.flags.deck) == (True, False, "dawn")
    other = laid_out(events="twilight")
    assert (other.flags.gate, other.flags.wyrm, other.flags.deck) == (True, True, "twilight")


@pytest.mark.rule("AE-SHADOW-02", "AE-RULING-60", "AE-RULING-43")
@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({"events": "shadows", "wyrm": False}, "AE-SHADOW-02"),
        ({"events": "shadows", "gate": False}, "AE-SHADOW-02"),
        ({"wyrm": True, "gate": False}, "AE-RULING-60"),
    ],
)
def test_what_needs_another_part_does_not_go_without_it(settings: dict[str, Any], says: str) -> None:
    with pytest.raises(UnknownName, match=says):
        laid_out(**settings)


@pytest.mark.rule("AE-SHADOW-05", "AE-SHADOW-01", "AE-COMP-25")
@pytest.mark.parametrize("deck", ["dawn", "twilight", "shadows"])
def test_one_event_deck_of_ten_cards_is_played_with(deck: str) -> None:
    state = laid_out(events=deck)

    cards = [BOX.events[number].spec.deck for number, count in enumerate(state.event_pile) if count]
    assert cards == [deck] * 10


@pytest.mark.rule("AE-SHADOW-01")
def test_the_shadows_move_the_wyrm_twice_and_half_of_them_help() -> None:
    shadows = [event.spec for event in BOX.events if event.spec.deck == "shadows"]
    moving = [spec.id for spec in shadows if any(deed["name"] == "wyrm-to" for deed in spec.once)]

    assert len(shadows) == 10
    assert moving == ["hunger", "homecoming"]


# --- the Gate and the Wyrm on the map ---------------------------------------------------------------------------------


@pytest.mark.rule("AE-GATE-01", "AE-RULING-47", "AE-RULING-01")
def test_the_gate_lies_on_its_symbol_and_the_others_before_and_after_it() -> None:
    state = laid_out(seats=3)

    assert state.tiles[GATE_SPACE] == GATE
    laid = [at for at, tile in enumerate(state.tiles) if tile >= 0]
    assert laid == list(range(13))  # 12 starting tiles in reading order, the Gate among them
    assert GATE_SPACE == 7


@pytest.mark.rule("AE-GATE-03", "AE-MAP-16", "AE-RULING-47", "AE-SETUP-19")
def test_the_gate_goes_with_other_special_regions() -> None:
    state = laid_out(seats=2, specials=4)

    assert state.tiles[GATE_SPACE] == GATE
    assert [region_id(state, at) for at in SPECIAL_SPACES] == BOX.specials.ids
    assert sum(tile >= 0 for tile in state.tiles) == 15
    assert sum(0 <= tile < PLANETS for tile in state.tiles) == 4


@pytest.mark.rule("AE-WYRM-01", "AE-WYRM-02", "AE-COMP-25", "AE-RAID-03")
def test_the_wyrm_is_the_raider_of_class_c_and_waits_on_the_gate() -> None:
    state = laid_out()
    tame = laid_out(wyrm=False)

    there = [(BOX.raiders[raider.number].id, raider.at) for raider in state.raiders]
    assert there[2:] == [("wyrm", GATE_SPACE)]
    assert all(at >= FIRST_NEBULA for _, at in there[:2])
    assert sorted(state.waiting) == ["A", "B", "D"]
    assert sorted(tame.waiting) == ["A", "B", "C", "D"]
    assert BOX.raiders[tame.waiting["C"]].id != "wyrm"
    assert len(tame.raiders) == 2


# --- relics -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-RELIC-01", "AE-RELIC-02", "AE-COMP-26")
@pytest.mark.parametrize(
    ("setting", "each", "sets"),
    [("off", 1, ["orphaned"]), ("only", 1, ["ancient"]), ("both", 2, ["ancient", "orphaned"])],
)
def test_ancient_moons_replace_the_others_or_are_shuffled_with_them(setting: str, each: int, sets: list[str]) -> None:
    state = laid_out(ancient_moons=setting)

    nebulae = [state.moons[at] for at in range(FIRST_NEBULA, REGIONS)]
    moons = [moon for there in nebulae for moon in there]
    assert [len(there) for there in nebulae] == [each] * 6
    assert len(set(moons)) == 6 * each
    assert sorted({BOX.moons[moon].spec.set for moon in moons}) == sets


@pytest.mark.rule("AE-RELIC-02")
def test_both_sets_lie_at_random() -> None:
    """A nebula does not get one moon of each set."""
    pairs = {
        tuple(sorted(BOX.moons[moon].spec.set for moon in laid_out(ancient_moons="both", seed=seed).moons[at]))
        for seed in range(4)
        for at in range(FIRST_NEBULA, REGIONS)
    }

    assert pairs == {("ancient", "ancient"), ("ancient", "orphaned"), ("orphaned", "orphaned")}


@pytest.mark.rule("AE-RELIC-04", "AE-COMP-24", "AE-COMP-26")
def test_relics_are_on_all_ancient_modules_and_on_three_of_six_ancient_moons() -> None:
    modules = [module.spec for module in BOX.modules if module.spec.ancient]
    moons = [moon.spec for moon in BOX.moons if moon.spec.set == "ancient"]

    assert [spec.relic for spec in modules] == [1] * 8
    assert sorted(spec.relic for spec in moons) == [0, 0, 0, 1, 1, 1]
    assert not any(thing.spec.relic for thing in BOX.modules if not thing.spec.ancient)
    assert not any(thing.spec.relic for thing in BOX.moons if thing.spec.set != "ancient")


@pytest.mark.rule("AE-RELIC-04", "AE-RULING-60")
@pytest.mark.parametrize("switch", [True, False])
def test_ancient_modules_are_shuffled_into_the_decks(switch: bool) -> None:
    state = laid_out(ancient_modules=switch)

    found = [
        module
        for type, column in enumerate(state.display)
        for module in [*column, *(number for number, count in enumerate(state.decks[type]) if count)]
    ]
    assert len(found) == (116 if switch else 108)
    assert sum(BOX.modules[module].spec.ancient for module in found) == (8 if switch else 0)


@pytest.mark.rule("AE-RELIC-05", "AE-RULING-39")
def test_relics_count_on_moons_on_cargo_spaces_and_on_damaged_modules() -> None:
    pos = edge(
        players=[
            fleet(
                modules=["singing-crystals", "gravity-lab"],
                damaged={"singing-crystals": 1},
                cargo={"gravity-lab": "reliquary"},
                moons=["ossuary", "hollow-moon"],
            ),
            {},
        ]
    )

    assert pos.of(0, "relics") == 3
    assert pos.of(0, "score_relics") == 9


@pytest.mark.rule("AE-RELIC-06")
@pytest.mark.parametrize(("count", "points"), [(0, 0), (1, 2), (2, 5), (3, 9), (4, 14), (5, 20), (6, 20), (8, 20)])
def test_points_by_number_of_relics(count: int, points: int) -> None:
    ancient = [module.id for module in BOX.modules if module.spec.ancient][:count]

    assert edge(players=[fleet(modules=ancient), {}]).of(0, "score_relics") == points


@pytest.mark.rule("AE-RELIC-07", "AE-HEG-115")
def test_relics_are_extra_points_for_people_and_for_him() -> None:
    own: dict[str, Any] = {
        "modules": ["singing-crystals", "black-engine"],
        "damaged": {"singing-crystals": 1, "black-engine": 1},
    }
    plain: dict[str, Any] = {
        "modules": ["signal-mast", "spare-reactor"],
        "damaged": {"signal-mast": 1, "spare-reactor": 1},
    }
    with_relics = against_hegemon(players=[fleet(**own)], has={**own, "moons": ["reliquary"]})
    without = against_hegemon(players=[fleet(**plain)], has={**plain, "moons": ["dead-reckoner"]})

    assert with_relics.of(0, "total") - without.of(0, "total") == 5
    assert with_relics.of("hegemon", "total") - without.of("hegemon", "total") == 9
