"""Before the first turn: the map, the piles, and what everybody starts with (AE-SETUP, AE-PSETUP)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import starboard
from starboard.core.errors import UnknownName
from starboard.core.game import read_options
from starboard.core.table import Table
from starboard.games.edge import events
from starboard.games.edge.chart import (
    BASES,
    FIRST_BASE,
    FIRST_NEBULA,
    FIRST_SPECIAL,
    PLANETS,
    REGIONS,
    SPACES,
    SPECIAL_SPACES,
)
from starboard.games.edge.game import GAME
from starboard.games.edge.printed import BOX, FLEET, LEADERS, TRACKS
from starboard.games.edge.queries import is_base, is_planet, region_id
from starboard.games.edge.state import PAD, SUPPLY, State

SEATS = (2, 3, 4)


def laid_out(seats: int = 2, seed: int = 1, **settings: Any) -> Table[State]:
    """A table on which everything lies ready, and everybody chooses a faction."""
    return starboard.new("edge", scenario=settings.pop("scenario", "reach"), seats=seats, seed=seed, **settings)


def ready(seats: int = 2, seed: int = 1, **settings: Any) -> Table[State]:
    """A table on which the first turn begins; everybody has taken the first faction dealt."""
    table = laid_out(seats, seed, **settings)
    while table.state.turn == 0:
        for choice in table.choices:
            table.answer(choice.keys[0], choice.seat)
    return table


def bases(state: State) -> list[int]:
    return [at for at in range(SPACES) if is_base(state, at)]


def loaded(*, rolls: tuple[int, int] = (1, 4)) -> State:
    """The set-up of two players with everything that is drawn given; it ends with the roll for the raiders."""
    orphaned = BOX.moons.where(lambda spec: spec.set == "orphaned")
    ice, metal, desert, garden = (BOX.moons.number(f"{type}-moon") for type in ("ice", "metallic", "desert", "garden"))
    raiders = [BOX.raiders.number(id) for id in ("tollkeepers", "wreckers", "black-flotilla", "dread-barge")]
    outcomes: list[Any] = [0, 3, 6, 9]
    outcomes += [15, 0, 16, 3, 17, 6, 18, 9, 19]  # the last tile and the last moon are not drawn: they are what is left
    outcomes += orphaned[:-1]
    outcomes += [ice, metal, desert, garden]
    outcomes += raiders
    outcomes += [(rolls[0],), (rolls[1],)]
    options = read_options(GAME, {"scenario": "reach", "class_s": "vorticon"})
    table: Table[State] = Table(GAME, GAME.setup(2, options, 1), seats=2, seed=1, loaded=outcomes)
    assert not table.loaded
    return table.state


# --- the table --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-SETUP-01", "AE-EVENT-01", "AE-RULING-12")
@pytest.mark.parametrize(("seats", "step"), [(2, 3), (3, 2), (4, 1)])
def test_the_event_marker_starts_by_the_number_of_players(seats: int, step: int) -> None:
    assert laid_out(seats).state.event_step == step


@pytest.mark.rule("AE-SETUP-02", "AE-COMP-10")
@pytest.mark.parametrize("deck", ["dawn", "twilight"])
def test_one_event_deck_is_chosen_and_it_has_ten_cards(deck: str) -> None:
    pile = laid_out(events=deck).state.event_pile

    assert sum(pile) == 10
    assert {BOX.events[card].spec.deck for card, count in enumerate(pile) if count} == {deck}
    assert laid_out().state.flags.deck == "dawn", "the first deck, if nobody says which"


@pytest.mark.rule("AE-SETUP-03", "AE-SHIP-17")
def test_the_scrapyard_is_there_and_empty() -> None:
    state = ready().state

    assert {place for player in state.players for place in player.ships} == {PAD, SUPPLY}


@pytest.mark.rule("AE-SETUP-04", "AE-SETUP-07", "AE-COMP-02")
@pytest.mark.parametrize(("seats", "planets"), [(2, 4), (3, 6), (4, 8)])
def test_planets_that_were_not_drawn_stay_in_the_stack(seats: int, planets: int) -> None:
    state = laid_out(seats).state
    laid = [tile for tile in state.tiles if 0 <= tile < PLANETS]

    assert len(laid) == planets
    assert [planet for planet, count in enumerate(state.planets) if count] == sorted(set(range(PLANETS)) - set(laid))


@pytest.mark.rule("AE-SETUP-05", "AE-BASE-01", "AE-COMP-02")
@pytest.mark.parametrize("seats", SEATS)
def test_all_six_bases_are_on_the_map(seats: int) -> None:
    tiles = laid_out(seats).state.tiles

    assert sorted(tile for tile in tiles if tile >= PLANETS) == list(range(FIRST_BASE, FIRST_BASE + BASES))


@pytest.mark.rule("AE-SETUP-06")
def test_tiles_are_laid_in_reading_order_as_they_come() -> None:
    assert loaded().tiles == [15, 0, 16, 3, 17, 6, 18, 9, 19, 20] + [-1] * 12


@pytest.mark.rule("AE-SETUP-08", "AE-MAP-03")
def test_each_nebula_has_one_of_the_six_orphaned_moons() -> None:
    state = laid_out(4).state
    there = [state.moons[at] for at in range(FIRST_NEBULA, REGIONS)]

    assert [len(moons) for moons in there] == [1] * 6
    orphaned = BOX.moons.where(lambda spec: spec.set == "orphaned")
    assert sorted(moon for moons in there for moon in moons) == sorted(orphaned)


@pytest.mark.rule("AE-SETUP-09", "AE-SETUP-10", "AE-MAP-09")
@pytest.mark.parametrize("seats", SEATS)
def test_each_planet_has_three_moons_of_its_colour_and_the_rest_wait(seats: int) -> None:
    state = laid_out(seats).state
    for at in range(SPACES):
        if is_planet(state, at):
            (top,) = state.moons[at]
            assert BOX.moons[top].spec.type == BOX.planets[state.tiles[at]].spec.type
            assert state.buried[at] == 2
    for type in ("ice", "metallic", "desert", "garden", "volcanic"):
        planets = [
            at for at in range(SPACES) if is_planet(state, at) and BOX.planets[state.tiles[at]].spec.type == type
        ]
        left = sum(count for moon, count in enumerate(state.moon_pile) if BOX.moons[moon].spec.type == type)
        assert left == 9 - len(planets), "two of a stack are still face down, and so are three for each planet to come"


@pytest.mark.rule("AE-SETUP-11", "AE-COMP-12")
def test_the_class_s_card_may_be_chosen() -> None:
    assert BOX.raiders[laid_out(class_s="gutterlings").state.class_s].id == "gutterlings"
    assert BOX.raiders[laid_out(class_s="vorticon").state.class_s].id == "vorticon"


@pytest.mark.rule("AE-SETUP-12", "AE-RAID-03")
@pytest.mark.parametrize(("rolls", "nebulae"), [((1, 4), ["nebula-2", "nebula-5"]), ((2, 2), ["nebula-3", "nebula-3"])])
def test_two_class_s_raiders_start_in_the_nebulae_that_are_rolled(rolls: tuple[int, int], nebulae: list[str]) -> None:
    state = loaded(rolls=rolls)

    assert [region_id(state, raider.at) for raider in state.raiders] == nebulae
    assert {BOX.raiders[raider.number].id for raider in state.raiders} == {"vorticon"}


@pytest.mark.rule("AE-SETUP-13", "AE-RAID-04", "AE-RAID-01")
def test_one_raider_of_each_class_waits() -> None:
    waiting = loaded().waiting

    assert {rank: BOX.raiders[number].id for rank, number in waiting.items()} == {
        "A": "tollkeepers",
        "B": "wreckers",
        "C": "black-flotilla",
        "D": "dread-barge",
    }


@pytest.mark.rule("AE-SETUP-14")
@pytest.mark.parametrize(("length", "terminus"), [("short", 50), ("medium", 60), ("long", 70)])
def test_the_length_of_the_game_is_where_the_terminus_lies(length: str, terminus: int) -> None:
    assert laid_out(length=length).state.flags.terminus == terminus


@pytest.mark.rule("AE-SETUP-15", "AE-MOD-03", "AE-COMP-05")
def test_three_modules_of_each_type_are_on_display() -> None:
    state = laid_out().state

    for type, column in enumerate(state.display):
        assert len(column) == 3
        assert {BOX.module_types[module] for module in column} == {type}
        assert sum(state.decks[type]) == 27 - 3


@pytest.mark.rule("AE-SETUP-16", "AE-COMP-09")
def test_three_stacks_of_five_discovery_tokens_and_six_in_the_box() -> None:
    state = laid_out().state

    assert [sum(stack) for stack in state.stacks] == [5, 5, 5]
    assert sum(state.discoveries) == 6


@pytest.mark.rule("AE-SETUP-17", "AE-COMP-09")
def test_three_supremacy_tokens_lie_open_and_five_are_in_the_box() -> None:
    state = laid_out().state

    assert len(set(state.supremacies)) == 3
    assert all(token >= 0 for token in state.supremacies)
    assert sum(state.supremacy_pile) == 5


@pytest.mark.rule("AE-SETUP-18", "AE-COMP-10")
def test_the_general_supply_lies_ready() -> None:
    state = laid_out().state

    assert sum(state.tactics) == 80
    assert sum(state.discards) == 0
    assert state.developments == []
    assert all(offer >= 0 for offer in state.offers), "an upgrade of each type of ship lies open"


@pytest.mark.rule("AE-SETUP-19", "AE-RULING-01", "AE-MAP-01")
def test_special_regions_are_laid_first_on_their_own_spaces_if_they_are_used() -> None:
    without, used = laid_out().state, laid_out(specials=3).state

    assert [tile for tile in without.tiles if tile >= FIRST_SPECIAL] == []
    assert [used.tiles[at] for at in SPECIAL_SPACES[:3]] == [FIRST_SPECIAL, FIRST_SPECIAL + 1, FIRST_SPECIAL + 2]
    laid = [at for at in range(SPACES) if used.tiles[at] >= 0]
    first_empty = next(at for at in range(SPACES) if used.tiles[at] < 0)
    assert len(laid) == 13, "four planets and six bases besides"
    assert [at for at in laid if at > first_empty and at not in SPECIAL_SPACES] == [], "reading order, around them"


@pytest.mark.rule("AE-SETUP-20", "AE-PSETUP-12", "AE-DEST-01")
def test_destiny_cards_are_dealt_where_they_are_played_with_and_one_is_kept_in_secret() -> None:
    assert [player.destinies for player in ready().state.players] == [[], []]

    table = laid_out(destinies=True)
    for choice in table.choices:
        table.answer(choice.keys[0], choice.seat)
    assert [(choice.prompt, len(choice.keys), choice.secret) for choice in table.choices] == [("destiny", 2, True)] * 2
    kept = [choice.keys[1] for choice in table.choices]
    for choice, key in zip(list(table.choices), kept, strict=True):
        table.answer(key, choice.seat)

    state = table.state
    assert [[f"destiny:{BOX.destinies[each].id}" for each in player.destinies] for player in state.players] == [
        [key] for key in kept
    ]
    assert sum(state.destinies) == 18, "the other two went back"
    assert GAME.view(state, 0).destinies == state.players[0].destinies
    assert GAME.view(state, 0).players[1].destinies == 1, "how many, and no more"
    assert GAME.view(state, -1).destinies == []


@pytest.mark.rule("AE-PSETUP-12", "AE-DEST-01")
def test_a_copy_of_the_game_deals_the_destinies_of_others_again() -> None:
    table = laid_out(destinies=True)
    for choice in table.choices:
        table.answer(choice.keys[0], choice.seat)
    assert [choice.prompt for choice in table.choices] == ["destiny", "destiny"]

    copies = [table.copy_for(0, seed) for seed in range(8)]

    assert len({tuple(sorted(copy.state.players[1].dealt)) for copy in copies}) > 1


# --- the players ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-PSETUP-01", "AE-COMP-03", "AE-PSETUP-04")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_has_three_transports_on_the_pad_and_the_rest_unbuilt(seats: int) -> None:
    for player in ready(seats).state.players:
        assert len(player.ships) == 9
        assert [FLEET[ship] for ship, place in enumerate(player.ships) if place == PAD] == [0, 0, 0]
        assert [FLEET[ship] for ship, place in enumerate(player.ships) if place == SUPPLY] == [0, 0, 0, 1, 2, 3]


@pytest.mark.rule("AE-PSETUP-02", "AE-RULING-04")
@pytest.mark.parametrize(("settings", "dealt"), [({}, 3), ({"dealt": 2}, 2)])
def test_everybody_is_dealt_factions_and_keeps_one_all_at_once_and_in_secret(settings: Any, dealt: int) -> None:
    table = laid_out(4, **settings)
    hands = [tuple(choice.keys) for choice in table.choices]

    assert [len(hand) for hand in hands] == [dealt] * 4
    assert len({key for hand in hands for key in hand}) == dealt * 4, "no faction is dealt twice"
    assert all(choice.secret for choice in table.choices)
    for seat in (2, 0, 3):
        table.answer(hands[seat][0], seat)
    assert [player.faction for player in table.state.players] == [-1] * 4, "nothing is revealed before the last"
    table.answer(hands[1][1], 1)
    named = [f"faction:{BOX.factions[player.faction].id}" for player in table.state.players]
    assert named == [hands[0][0], hands[1][1], hands[2][0], hands[3][0]]


@pytest.mark.rule("AE-PSETUP-03", "AE-PSETUP-08", "AE-TRACK-01", "AE-RULING-54", "AE-PSETUP-11", "AE-PSETUP-13")
@pytest.mark.parametrize("faction", [each.id for each in BOX.factions if not each.spec.escalation])
def test_a_faction_comes_with_what_its_card_says_and_nothing_else(faction: str) -> None:
    spec = BOX.factions[BOX.factions.number(faction)].spec
    options = read_options(GAME, {"scenario": "reach", "dealt": 2})
    state = GAME.setup(2, options, 5)
    others = [each.id for each in BOX.factions if each.id != faction and not each.spec.escalation][:3]
    state = State(type(state.flags)(**_with(state.flags, factions=(faction, *others))), 2, state.chance)
    table: Table[State] = Table(GAME, state, seats=2, seed=5)
    taken = False
    for choice in list(table.choices):
        mine = f"faction:{faction}" in choice.keys
        taken |= mine
        table.answer(f"faction:{faction}" if mine else choice.keys[0], choice.seat)
    assert taken
    player = next(each for each in table.state.players if BOX.factions[each.faction].id == faction)

    assert dict(zip(("energy", "credits", "ice", "nanocarbon", "titanium"), player.stores, strict=True)) == {
        kind: spec.stores.get(kind, 0) for kind in ("energy", "credits", "ice", "nanocarbon", "titanium")
    }
    assert player.tracks == [spec.progress.get(track, 0) for track in TRACKS]
    assert len(player.hand) == BOX.numbers.starting_cards + spec.cards
    assert [BOX.upgrades[each].id for each in player.upgrades] == ([spec.upgrade] if spec.upgraded else [])
    assert player.discoveries == player.supremacies == []


@pytest.mark.rule("AE-RULING-54", "AE-PSETUP-08")
def test_progress_to_start_with_triggers_nothing_on_its_way(monkeypatch: pytest.MonkeyPatch) -> None:
    ahead = {"science": 3, "industry": 3, "commerce": 2, "supremacy": 3}
    for faction in BOX.factions:
        monkeypatch.setattr(faction, "spec", msgspec.structs.replace(faction.spec, progress=ahead, stores={}, cards=0))

    for player in ready().state.players:
        assert player.tracks == [3, 3, 2, 0, 3]
        assert player.stores == [0] * 5
        assert len(player.hand) == 2, "those of the set-up"
        assert player.discoveries == player.supremacies == player.upgrades == []


def _with(flags: Any, **changed: Any) -> dict[str, Any]:
    return {field: getattr(flags, field) for field in flags.__struct_fields__} | changed


@pytest.mark.rule("AE-PSETUP-11")
def test_two_tactics_cards_to_start_with() -> None:
    assert BOX.numbers.starting_cards == 2


@pytest.mark.rule("AE-PSETUP-05", "AE-PSETUP-06", "AE-PSETUP-07", "AE-RULING-03", "AE-COMP-03", "AE-LEAD-01")
@pytest.mark.parametrize("seats", SEATS)
def test_leaders_stand_on_every_base_and_in_three_nebulae_and_none_at_home(seats: int) -> None:
    state = ready(seats).state

    for player in state.players:
        assert [player.abroad[at] for at in bases(state)] == [1] * 6
        assert sorted(player.abroad[FIRST_NEBULA:]) == [0, 0, 0, 1, 1, 1]
        assert player.leaders == 0
        assert sum(player.abroad) == LEADERS


@pytest.mark.rule("AE-PSETUP-09", "AE-PSETUP-10", "AE-TURN-01")
def test_the_first_player_is_drawn_and_points_go_by_the_order_of_play() -> None:
    firsts = set()
    for seed in range(12):
        state = ready(3, seed=seed).state
        firsts.add(state.first)
        assert state.active == state.first
        assert [state.players[(state.first + turn) % 3].points for turn in range(3)] == [1, 2, 3]
    assert firsts == {0, 1, 2}


@pytest.mark.rule("AE-PSETUP-13", "AE-FAC-03")
def test_a_faction_has_an_upgrade_of_its_own_that_is_active_or_to_be_gained() -> None:
    own = [BOX.factions[each.number].spec.upgrade for each in BOX.factions]
    assert len(set(own)) == len(own) == 15
    for faction in BOX.factions:
        assert BOX.upgrades[BOX.upgrades.number(faction.spec.upgrade)].spec.faction == faction.id


@pytest.mark.rule("AE-SETUP-14")
def test_a_length_that_does_not_exist_is_told() -> None:
    with pytest.raises(UnknownName):
        laid_out(length="endless")


@pytest.mark.rule("AE-RULING-52")
def test_the_same_seed_lays_the_same_table() -> None:
    assert laid_out(4, seed=9).state.tiles == laid_out(4, seed=9).state.tiles
    assert laid_out(4, seed=9).state.tiles != laid_out(4, seed=10).state.tiles


@pytest.mark.rule("AE-SETUP-06")
def test_the_map_is_announced() -> None:
    table = laid_out(3)
    (laid,) = [each.event for each in table.news() if isinstance(each.event, events.MapLaid)]
    assert (laid.tiles, laid.planets) == (12, 6)


@pytest.mark.rule("AE-SETUP-18", "AE-COMP-11", "AE-COMP-10", "AE-COMP-05")
@pytest.mark.parametrize("seats", SEATS)
def test_nothing_of_escalation_is_in_the_base_game(seats: int) -> None:
    state = laid_out(seats).state

    tiles = [tile for tile in state.offers if tile >= 0]
    tiles += [tile for pile in state.upgrades for tile, count in enumerate(pile) for _ in range(count)]
    assert len(tiles) == 16
    assert not any(BOX.upgrades[tile].spec.escalation for tile in tiles)
    factions = [each for player in state.players for each in player.dealt]
    factions += [each for each, count in enumerate(state.factions) if count]
    assert len(factions) == 12
    assert not any(BOX.factions[each].spec.escalation for each in factions)
    assert not any(BOX.tactics[card].spec.escalation for card, count in enumerate(state.tactics) if count)
