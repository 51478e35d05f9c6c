"""The Hegemon before the first turn (AE-HEG-01 to 24, AE-COMP-21 to 23, AE-RULING-31, 46, 48, 54)."""

from __future__ import annotations

from typing import Any

import pytest

import starboard
from starboard.core.errors import UnknownName
from starboard.games.edge.chart import FIRST_NEBULA, SPACES
from starboard.games.edge.game import GAME
from starboard.games.edge.moments import Query
from starboard.games.edge.printed import BOX, TRACKS
from starboard.games.edge.queries import asked, is_base
from starboard.games.edge.state import PAD, Hegemon, Player, State
from support.edge import against_hegemon, fleet, hegemon_turn, home_but

EACH_OFFICER = pytest.mark.parametrize("officer", BOX.officers.ids)


def begun(seats: int = 2, seed: int = 1, **settings: Any) -> State:
    """A game against the Hegemon before its first turn."""
    table = starboard.new("edge", scenario="hegemon", seats=seats, seed=seed, **settings)
    while table.state.turn == 0:
        for choice in table.choices:
            table.answer(choice.keys[0], choice.seat)
    state: State = table.state
    return state


def his(state: State) -> tuple[Player, Hegemon]:
    """What he has as a player, and what only he has."""
    assert state.hegemon is not None
    return state.players[state.seats], state.hegemon


# --- officers ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-HEG-08")
def test_an_officers_ability_is_there_though_people_looked_at_the_table_before_he_came() -> None:
    table = starboard.new("edge", scenario="hegemon", seats=1, officer="mother-of-engines")
    table.view(0)

    table.answer(table.choices[0].keys[0], 0)

    assert asked(table.state, 1, Query.ALL_TRANSPORTS, False)


@pytest.mark.rule("AE-HEG-06", "AE-HEG-07", "AE-COMP-21")
def test_nine_officers_of_three_levels_with_progress_and_a_ring_of_eight() -> None:
    levels = [officer.spec.level for officer in BOX.officers]

    assert levels == [1, 1, 1, 2, 2, 2, 3, 3, 3]
    for officer in BOX.officers:
        assert len(officer.spec.ring) == 8
        assert all(1 <= len(space.gain) <= 2 for space in officer.spec.ring)
        progress = sorted(officer.spec.progress.values())
        assert progress == {1: [1, 1], 2: [1] * 5, 3: [1, 1, 2, 2, 2]}[officer.spec.level]


def promised(text: str) -> list[dict[str, Any]]:
    """What the words on a space of a command ring promise, in order."""
    if text == "Two repairs":
        return [{"name": "repair"}] * 2
    found: list[dict[str, Any]] = []
    for part in text.lower().split(" and "):
        match part.removeprefix("a ").removeprefix("an ").split():
            case ["any", "module"]:
                found.append({"name": "free-module"})
            case [type, "module"]:
                found.append({"name": "free-module", "types": [type]})
            case ["step", "on", track]:
                found.append({"name": "advance", "track": track})
            case [count, "card" | "cards"]:
                found.append({"name": "draw", "count": int(count)})
            case [count, "point" | "points"]:
                found.append({"name": "points", "count": int(count)})
            case ["nebula", "moon"]:
                found.append({"name": "nebula-moon"})
            case [deed]:
                found.append({"name": deed})
    return found


@EACH_OFFICER
@pytest.mark.rule("AE-HEG-07", "AE-HEG-94", "AE-RULING-29")
def test_a_ring_gives_what_its_words_promise(officer: str) -> None:
    ring = BOX.officers[BOX.officers.number(officer)].spec.ring

    assert [space.gain for space in ring] == [promised(str(space.text)) for space in ring]


@pytest.mark.rule("AE-HEG-08", "AE-RULING-46")
def test_officers_have_a_special_ability_of_their_own_from_level_2_on() -> None:
    powers = {officer.id: officer.spec.power for officer in BOX.officers}

    assert [bool(powers[officer.id]) for officer in BOX.officers] == [False] * 3 + [True] * 6
    distinct = [str(power) for power in powers.values() if power]
    assert len(set(distinct)) == 6


@pytest.mark.rule("AE-HEG-09", "AE-HEG-05", "AE-RULING-46")
def test_the_officer_is_chosen_and_its_level_is_shown() -> None:
    for officer in BOX.officers:
        player, hegemon = his(begun(officer=officer.id))
        assert BOX.officers[hegemon.officer].id == officer.id
        assert player.faction == -1
    with pytest.raises(UnknownName, match="scenario"):
        starboard.new("edge", scenario="reach", seats=2, officer="quartermaster")
    setting = next(setting for setting in GAME.settings if setting.name == "officer")
    assert list(setting.choices) == BOX.officers.ids


@EACH_OFFICER
@pytest.mark.rule("AE-HEG-15", "AE-RULING-54", "AE-HEG-23")
def test_starting_progress_is_placement_and_gives_nothing(officer: str) -> None:
    """Officers of level 3 start on space 2 of science, which gives a card to whoever arrives there."""
    player, hegemon = his(begun(officer=officer))
    spec = BOX.officers[BOX.officers.number(officer)].spec

    assert player.tracks == [spec.progress.get(track, 0) for track in TRACKS]
    assert (player.hand, player.stores, hegemon.tiles) == ([], [0] * 5, [])


@pytest.mark.rule("AE-RULING-54", "AE-HEG-55", "AE-TRACK-02")
def test_the_same_space_reached_by_a_step_gives_its_card() -> None:
    pos = hegemon_turn(
        map="bastion-academy kiln",
        has={"tracks": {"commerce": 1}, "leaders": 0},
        hegemon={
            "officer": "comptroller",
            "orders": ["order-04", "order-09", "order-17"],
            "marker": 1,
            "probe": "kiln",
        },
        players=[fleet(ships={"transport": ["pad"]})],
        dice=[["1"], "windfall", "order-01"],
    )

    assert (pos.of("hegemon", "commerce"), pos.of("hegemon", "cards")) == (2, 1)


# --- his station ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-HEG-11", "AE-HEG-41")
def test_all_his_nine_ships_stand_on_his_pad() -> None:
    player, _ = his(begun())

    assert player.ships == [PAD] * 9


@pytest.mark.rule("AE-HEG-12", "AE-HEG-13", "AE-HEG-14", "AE-HEG-16", "AE-RULING-31", "AE-RULING-48")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_his_leaders_are_on_the_bases_and_with_five_bribed_ones_at_home(seats: int) -> None:
    """9 of his own: 6 on bases, 1 on the ring, 2 at home; and 5 of another colour that are his in every respect."""
    state = begun(seats)
    player, hegemon = his(state)

    bases = [at for at in range(SPACES) if state.tiles[at] >= 0 and is_base(state, at)]
    assert [at for at, count in enumerate(player.abroad) if count] == bases
    assert sum(player.abroad) == 6
    assert player.leaders == 7
    assert hegemon.marker == 0
    for human in state.players[:seats]:
        assert sum(human.abroad[FIRST_NEBULA:]) == 3
        assert human.leaders == 0


@pytest.mark.rule("AE-RULING-31", "AE-HEG-16", "AE-HEG-85")
def test_bribed_leaders_are_committed_and_recruited_like_his_own() -> None:
    pos = hegemon_turn(
        map="kiln odessa-field",
        has={"ships": home_but(transport=["kiln"]), "leaders": 7, "abroad": {"kiln": 1}},
        ending=True,
        players=[fleet(ships={"transport": ["pad"]})],
    )

    assert pos.of("kiln", "development") == "obelisk"
    assert pos.of("hegemon", "leaders") == 4
    assert pos.of("hegemon", "score_leaders") == 4


@pytest.mark.rule("AE-HEG-17", "AE-COMP-21")
def test_one_card_of_each_of_three_decks_of_eight_lies_face_up() -> None:
    _, hegemon = his(begun())

    assert [BOX.orders[order].spec.deck for order in hegemon.shown] == [1, 2, 3]
    assert [sum(deck) for deck in hegemon.orders] == [7, 7, 7]
    assert [sum(deck) for deck in hegemon.discards] == [0, 0, 0]
    for deck, shown in zip(hegemon.orders, hegemon.shown, strict=True):
        assert not deck[shown]
    assert len(BOX.orders) == 24


@pytest.mark.rule("AE-COMP-21", "AE-HEG-80")
def test_what_the_action_cards_name() -> None:
    regions = [order.spec.region for order in BOX.orders]
    symbols = [order.spec.symbol for order in BOX.orders]

    assert all(regions.count(base) == 2 for base in BOX.bases.ids)
    assert regions.count("left-most-undeveloped") == 4
    assert regions.count("probe") == 3
    relative = {"left", "right", "nearest-planet", "nearest-base", "nearest-ship"}
    assert {region for region in regions if regions.count(region) == 1} == relative
    assert [symbols.count(symbol) for symbol in ("build", "event", "repair", "")] == [7, 7, 5, 5]


@pytest.mark.rule("AE-HEG-18", "AE-HEG-19", "AE-COMP-21")
def test_eighteen_negotiation_cards_and_five_upgrades_are_face_down() -> None:
    _, hegemon = his(begun())

    assert (sum(hegemon.negotiations), sum(hegemon.turned)) == (18, 0)
    assert (sum(hegemon.upgrades), hegemon.tiles) == (5, [])
    assert [card.spec.copies for card in BOX.negotiations] == [6, 4, 3, 2, 2, 1]


@pytest.mark.rule("AE-HEG-20", "AE-RULING-02")
@pytest.mark.parametrize("seats", [1, 3])
def test_the_probe_starts_on_the_uppermost_left_tile(seats: int) -> None:
    state = begun(seats)
    _, hegemon = his(state)

    assert hegemon.probe == 0
    assert state.tiles[0] >= 0


@pytest.mark.rule("AE-HEG-21", "AE-COMP-22", "AE-HEG-65")
def test_development_cards_have_his_benefit_and_work_for_people_as_before() -> None:
    pos = against_hegemon(
        phase="build",
        map="kiln odessa-field",
        players=[
            fleet(
                faction="tolzeed-bearers",
                ships={"transport": ["kiln", "pad"]},
                leaders=3,
                stores={"energy": 3, "nanocarbon": 1},
                points=5,
            )
        ],
    )

    pos.play("build:kiln")
    assert pos.of("kiln", "owner") == 0
    assert pos.of(0, "points") == 8  # 3 leaders; no repair, which would be a point more
    assert {card.id: [deed["name"] for deed in card.spec.hegemon] for card in BOX.developments} == {
        "observatory": ["top-discovery"],
        "factory": ["repair"],
        "obelisk": ["repair"],
        "spaceport": ["free-module"],
        "city": ["free-module"],
    }


@pytest.mark.rule("AE-HEG-22", "AE-COMP-23")
def test_six_event_cards_have_a_variant_for_him() -> None:
    variants = {event.id for event in BOX.events if event.spec.hegemon is not None}

    assert variants == {
        "welcome-to-the-fleet",
        "shattered-relic",
        "electron-storm",
        "catastrophic-collapse",
        "time-anomaly",
        "rise-from-the-shadows",
    }


@pytest.mark.rule("AE-HEG-23")
def test_he_has_no_cards_at_first_and_people_have() -> None:
    state = begun()

    assert his(state)[0].hand == []
    assert all(len(human.hand) >= 2 for human in state.players[:2])


@pytest.mark.rule("AE-HEG-24", "AE-RULING-41")
def test_he_keeps_two_destiny_cards_that_nobody_sees() -> None:
    state = begun(destinies=True)
    player, _ = his(state)

    assert len(player.destinies) == 2
    assert [len(human.destinies) for human in state.players[:2]] == [1, 1]
    held = {number for each in state.players for number in each.destinies}
    assert len(held) == 4
    for seat in (-1, 0, 1, 2):
        view = GAME.view(state, seat)
        assert view.players[2].destinies == 2
        assert not set(player.destinies) & set(view.destinies)
        assert view.sheet[2]["destiny"] == 0
    assert his(begun())[0].destinies == []


@pytest.mark.rule("AE-RULING-41")
def test_his_hand_and_tokens_are_hidden_and_their_number_is_not() -> None:
    given: dict[str, Any] = {"players": [fleet(ships={"transport": ["pad"]})]}
    one = against_hegemon(has={"hand": ["parley", "windfall"], "discoveries": ["star-charts"]}, **given)
    other = against_hegemon(has={"hand": ["parade", "levy"], "discoveries": ["first-contact"]}, **given)

    views = [GAME.view(pos.state, 0) for pos in (one, other)]
    assert [(view.players[1].cards, view.players[1].tokens) for view in views] == [(2, 1), (2, 1)]
    assert views[0].players[1] == views[1].players[1]


@pytest.mark.rule("AE-HEG-02", "AE-HEG-10", "AE-5P-09", "AE-RULING-48")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_he_is_a_player_of_his_own_beside_the_people(seats: int) -> None:
    state = begun(seats)

    assert len(state.players) == seats + 1
    assert state.seats == seats
    assert len({human.faction for human in state.players[:seats]}) == seats
