"""What a game says of itself is checked once for all: scenarios, seats, settings, the outcome."""

from __future__ import annotations

from typing import Any

import pytest

import starboard
from starboard.core.errors import UnknownName
from starboard.core.game import Game, Outcome, ScenarioCard, check_seats, read_options, scenario_of, seat_range
from starboard.core.settings import Setting
from starboard.core.text import say


class Sketch:
    """As much of a game as is needed to sit down."""

    title = "Sketch"
    settings = (Setting("fast", "switch", default=False),)

    def __init__(self, *seats: tuple[int, int]) -> None:
        self._seats = seats

    def scenarios(self) -> list[ScenarioCard]:
        ids = ("duel", "crowd", "alone")
        return [ScenarioCard(id, id.title(), "", "", seats) for id, seats in zip(ids, self._seats, strict=False)]


def sketch(*seats: tuple[int, int]) -> Game[Any]:
    found: Any = Sketch(*seats)
    return found  # type: ignore[no-any-return]


def test_the_first_scenario_is_played_if_none_is_named():
    game = sketch((2, 2), (3, 5))

    assert scenario_of(game).id == "duel"
    assert scenario_of(game, "crowd").id == "crowd"
    assert read_options(game, {}).scenario == "duel"
    assert read_options(game, {"scenario": "crowd", "fast": "on"}).chosen == {"scenario": "crowd", "fast": True}
    with pytest.raises(UnknownName, match="Sketch has no scenario 'crowed'; did you mean 'crowd'"):
        read_options(game, {"scenario": "crowed"})


def test_seats_are_those_of_the_scenario():
    game = sketch((2, 2), (3, 5), (1, 1))

    assert check_seats(game, "duel", None) == 2
    assert check_seats(game, "crowd", None) == 3
    assert check_seats(game, "crowd", 5) == 5
    assert seat_range(game) == (1, 5)


@pytest.mark.parametrize(
    ("scenario", "seats", "sentence"),
    [
        ("duel", 3, "'duel' of Sketch is for 2 seats, not 3"),
        ("crowd", 2, "'crowd' of Sketch is for 3 to 5 seats, not 2"),
        ("crowd", 6, "'crowd' of Sketch is for 3 to 5 seats, not 6"),
        ("alone", 2, "'alone' of Sketch is for 1 seat, not 2"),
    ],
)
def test_too_many_or_too_few_are_told_which_scenario_is_for_how_many(scenario: str, seats: int, sentence: str):
    with pytest.raises(UnknownName) as refused:
        check_seats(sketch((2, 2), (3, 5), (1, 1)), scenario, seats)

    assert str(refused.value) == sentence


def test_where_all_scenarios_are_for_as_many_the_game_is_named():
    with pytest.raises(UnknownName) as refused:
        check_seats(sketch((1, 4), (1, 4)), "crowd", 5)

    assert str(refused.value) == "Sketch is for 1 to 4 seats, not 5"


def test_an_outcome_is_won_if_anybody_won():
    assert Outcome("over", say("over"), 3, winners=(2,)).won
    assert not Outcome("lost", say("over"), 3).won


@pytest.mark.parametrize("game", starboard.GAMES)
def test_every_scenario_can_be_sat_down_to_with_the_fewest_and_the_most(game: str):
    for card in starboard.game(game).scenarios():
        for seats in card.seats:
            assert starboard.new(game, scenario=card.id, seats=seats, history=False).seats == seats
        for seats in (card.seats[0] - 1, card.seats[1] + 1):
            with pytest.raises(UnknownName, match=f"not {seats}"):
                starboard.new(game, scenario=card.id, seats=seats)
