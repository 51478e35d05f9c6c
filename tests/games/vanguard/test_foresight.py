"""What options say before they are taken: rows with their chances, exact before the roll and after it."""

from __future__ import annotations

import pytest

import starboard
from starboard.bots import make_bot
from starboard.core.foresight import Odds
from starboard.games.vanguard.printed import BOX
from starboard.lab.simulate import play_on
from support.vanguard import VanguardPosition, crew, explore

DECK = [card.id for card in BOX.cards][:250]
"""More different cards than drawing one could be tried out with."""


def odds(pos: VanguardPosition, key: str) -> Odds:
    return next(each for each in pos.table.all_odds(0) if each.key == key)


def rows(pos: VanguardPosition, key: str) -> dict[str, float]:
    return {line.piece: line.chance for line in odds(pos, key).lines if line.what == "row"}


def wreck() -> VanguardPosition:
    return explore(
        planet="eye-of-the-void",
        science=crew(at=1, dice=["red-fitness", "blue-building"]),
        recon=crew(at=5),
        active="science",
    )


@pytest.mark.rule("IV-CHECK-25")
def test_an_action_says_how_it_comes_out_with_all_available_dice() -> None:
    found = rows(wreck(), "act:twisted-wreckage:force-open-the-bulkhead")

    assert found["row:green"] == pytest.approx(1 - (1 / 3) ** 2)
    assert found["row:red"] == pytest.approx((1 / 3) ** 2)


@pytest.mark.rule("IV-CHECK-04")
def test_each_die_says_what_it_would_add_and_rolling_what_there_is() -> None:
    pos = wreck().act("force-open-the-bulkhead")
    die = pos.die("science", "red-fitness")

    assert rows(pos, die)["row:green"] == pytest.approx(2 / 3)
    assert "row:green" not in rows(pos, "roll")
    pos.play(die)
    assert rows(pos, "roll")["row:green"] == pytest.approx(2 / 3)
    assert odds(pos, "roll").exact


@pytest.mark.rule("IV-CHECK-04", "IV-CHECK-25")
def test_before_there_are_enough_dice_each_says_whether_it_may_be_of_use() -> None:
    pos = explore(
        planet="cairn",
        pois={2: "bz401"},
        recon=crew(at=2, dice=["red-fitness", "red-basic", "blue-technology"]),
        science=crew(at=5),
        active="recon",
    ).act("low-pipes")
    first, second = pos.die("recon", "red-fitness"), pos.die("recon", "blue-technology")

    assert rows(pos, first) == {"row:red": 1.0}
    assert odds(pos, first).chance_of("fits") == pytest.approx(4 / 6), "three faces of fitness, and the Vanguard"
    assert odds(pos, second).chance_of("fits") == pytest.approx(4 / 6)
    assert odds(pos, pos.die("recon", "red-basic")).chance_of("fits") == pytest.approx(1 / 6)
    assert not odds(pos, "roll").chance_of("fits")

    pos.play(second)
    assert rows(pos, first)["row:green"] > 0
    assert not odds(pos, first).chance_of("fits"), "the rows say more"


@pytest.mark.rule("IV-CHECK-04", "IV-CHECK-25")
@pytest.mark.parametrize(
    ("poi", "action", "die", "chance"),
    [
        ("impact-site", "save-the-supplies", "red-basic", 5 / 6),
        ("bz108", "turn-the-lens", "blue-technology", 4 / 6),
        ("bz108", "turn-the-lens", "red-basic", 1 / 6),
    ],
)
def test_the_first_die_says_whether_it_advances_the_track(poi: str, action: str, die: str, chance: float) -> None:
    pos = explore(planet="eye-of-the-void", pois={2: poi}, recon=crew(at=2, dice=[die, "red-basic"]), active="recon")
    pos.act(action)

    told = odds(pos, pos.die("recon", die))

    assert told.chance_of("advances") == pytest.approx(chance)
    assert "fits" not in {line.what for line in told.lines}


@pytest.mark.rule("IV-CHECK-04", "IV-CHECK-25")
def test_nothing_is_said_of_a_die_that_advances_no_track_by_itself() -> None:
    pos = explore(planet="eye-of-the-void", pois={2: "bz107"}, recon=crew(at=2, dice=["red-basic"]), active="recon")
    pos.act("knock-back")

    assert {line.what for line in odds(pos, pos.die("recon", "red-basic")).lines} <= {"row"}


@pytest.mark.rule("IV-CHECK-27")
def test_after_the_roll_it_is_sure() -> None:
    pos = explore(
        planet="eye-of-the-void",
        science=crew(at=1, dice=["red-fitness", "blue-basic"], hand=["trial-and-error"]),
        recon=crew(at=5),
        active="science",
    )
    pos.check("force-open-the-bulkhead", "red-fitness", "blue-basic", rolls=["accident", "basic"])

    assert rows(pos, "pass") == {"row:red": 1.0}


def test_setting_out_and_preparing_are_not_told_as_doing_nothing() -> None:
    table = starboard.new("vanguard", scenario="expedition-tessaly", seed=3)
    bot = make_bot("thumb", "vanguard", 3)
    while table.open_choice().prompt != "turn":
        play_on(table, bot, 1)

    told = {odds.key: odds for odds in table.all_odds()}
    leading_on = [odds for key, odds in told.items() if key.startswith(("move:", "prepare"))]

    assert leading_on
    assert not any(odds.nothing for odds in leading_on)


def test_a_choice_of_the_logbook_does_not_give_away_what_follows() -> None:
    table = starboard.new("vanguard", scenario="campaign", seed=3)
    bot = make_bot("thumb", "vanguard", 3)
    while table.open_choice().prompt != "log-choice":
        play_on(table, bot, 1)

    told = [odds for odds in table.all_odds() if odds.key.startswith("choice:")]

    assert told
    assert not any(odds.lines or odds.nothing for odds in told)


def test_no_answer_does_nothing_where_one_of_them_must_be_given() -> None:
    table = starboard.new("vanguard", scenario="tutorial", seats=2, seed=2)
    bot = make_bot("thumb", "vanguard", 2)
    asked: set[str] = set()
    while asked < {"hand-limit", "start-token"}:
        choice = table.open_choice()
        if choice.prompt in ("hand-limit", "start-token"):
            asked.add(choice.prompt)
            assert not any(odds.nothing for odds in table.all_odds()), choice.prompt
        play_on(table, bot, 1)


@pytest.mark.rule("IV-PREP-01")
def test_preparing_says_for_sure_how_many_cards_are_drawn() -> None:
    pos = explore(planet="eye-of-the-void", science=crew(at=1, deck=DECK), recon=crew(at=5), active="science")
    pos.play("prepare")

    told = odds(pos, "draw")

    assert told.exact
    assert [(line.what, line.chance, line.mean) for line in told.lines] == [("draws", 1.0, 1.0)]
    before = len(pos.of("science", "hand"))
    pos.play("draw")
    assert len(pos.of("science", "hand")) == before + 1


def test_a_price_that_is_sure_is_told_without_its_chance() -> None:
    pos = wreck()

    line = next(line for line in odds(pos, "rest").lines if line.what == "supplies")

    assert (line.chance, starboard.say(line.brief, game="vanguard")) == (1.0, "Supplies: -1")
    assert starboard.say(line.said, game="vanguard") == ""
