"""What an action will do and may do, the dice that are kept and rolled, and the danger of a hex."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

import starboard
from starboard.bots import make_bot
from starboard.core.foresight import Danger, Odds
from starboard.games.hagalaz.foresight.rolls import shows
from starboard.games.hagalaz.state import FACE_NAMES, Face
from starboard.lab.simulate import play_on
from support.hagalaz import Position, grunt, hero, position


def odds_of(pos: Position, key: str) -> Odds:
    return pos.table.odds(pos.with_ids(key))


def danger_of(pos: Position, hex: str) -> Danger:
    found = pos.table.danger(f"hex:{hex}")
    assert found is not None
    return found


def duel(**how: object) -> Position:
    """Shepard beside an enemy that takes 3 damage."""
    return position(
        "S   h   .   .", enemies={"h": grunt("guardian-simple", **how)}, pool=["standard", "empowered", "move2"]
    )


# --- what an option does -----------------------------------------------------------------------------------------


def test_a_shot_that_leaves_an_enemy_standing_says_with_how_much():
    odds = odds_of(duel(), "place:standard>fire")

    told = odds.then[0].lines[0]
    assert (told.what, told.chance) == ("hurt", 1)
    assert (told.text.args["left"], told.text.args["of"]) == (2, 3)


def test_a_shot_that_fells_says_so():
    odds = odds_of(duel(damage=2), "place:standard>fire")

    assert odds.then[0].chance_of("falls", "e1") == 1
    assert odds.then[0].lines[0].said.id == "odds-sure"


def test_reviving_where_nobody_is_downed_does_nothing():
    odds = odds_of(duel(), "place:standard>revive")

    assert odds.nothing
    assert odds.exact


def test_reviving_somebody_does_something():
    pos = position(
        "S   G   .", heroes={"G": hero(downed=True, health=0, shields=0)}, pool=["standard", "move2", "move3"]
    )

    odds = odds_of(pos, "place:standard>revive")

    assert not odds.nothing
    assert odds.then[0].chance_of("revived", "hero:garrus") == 1


def test_moving_says_to_how_many_hexes():
    pos = position("S   .   .   .", pool=["move2", "move3", "standard"])

    assert odds_of(pos, "place:move2>move").ways == 2
    assert odds_of(pos, "place:move3>move").ways == 3
    assert not odds_of(pos, "place:move2>move").nothing


def test_moving_does_nothing_where_there_is_no_way():
    assert odds_of(duel(), "place:move2>move").nothing


@pytest.mark.rule("HG-CAMP-03")
def test_nobody_falls_because_the_next_mission_is_chosen():
    table = starboard.new("hagalaz", scenario="campaign", seed=9)
    bot = make_bot("thumb", "hagalaz", 9)
    while table.open_choice().prompt != "campaign-where" or not table.state.enemies:
        play_on(table, bot, 1)

    told = table.all_odds()

    assert len(told) > 1
    assert [line.what for odds in told for line in odds.lines] == []
    assert not any(odds.nothing for odds in told)


def test_declining_is_no_deed():
    pos = duel().play("place:standard>fire")

    assert odds_of(pos, "decline").passes
    assert not odds_of(pos, "decline").nothing


def test_loot_is_told_by_the_tokens_nobody_has_seen():
    pos = position("S   .   .", loot={"A2": 1}, pool=["move2", "standard", "standard"]).play("place:move2>move")

    odds = odds_of(pos, "move:A2")

    found = {line.piece: line.said for line in odds.lines if line.what == "finds"}
    assert found["item:medi-gel"].id == "odds-of"
    assert sum(line.chance for line in odds.lines if line.what == "finds") == pytest.approx(1)


# --- dice --------------------------------------------------------------------------------------------------------


def rolled_until_no_star(dice: int) -> dict[tuple[int, ...], Fraction]:
    """How likely each end of a roll is, found by playing: what shows a star is rolled again, up to a dozen times."""
    ends: dict[tuple[int, ...], Fraction] = {(): Fraction(1)}
    for _ in range(dice):
        grown: dict[tuple[int, ...], Fraction] = {}
        for before, chance in ends.items():
            left = chance
            for _ in range(12):
                for face in Face:
                    if face is not Face.STAR:
                        grown[(*before, face)] = grown.get((*before, face), Fraction(0)) + left / 6
                left /= 6
        ends = grown
    return ends


@pytest.mark.rule("HG-CORE-01")
@pytest.mark.parametrize("dice", [1, 2, 3, 4])
def test_kept_and_rolled_dice_show_what_playing_shows(dice: int):
    told = {effect.piece: chance for effect, chance in shows([Face.MOVE2], dice)}
    ends = rolled_until_no_star(dice)

    for face in Face:
        if face is Face.STAR:
            continue
        played = sum(chance for faces, chance in ends.items() if face in (*faces, Face.MOVE2))
        assert float(told[f"face:{FACE_NAMES[face]}"]) == pytest.approx(float(played), abs=1e-6)


@pytest.mark.parametrize("dice", [1, 2, 3])
def test_the_chance_of_a_star_is_that_of_the_first_roll(dice: int):
    told = {effect.piece: chance for effect, chance in shows([], dice)}
    rolls = list(product(range(6), repeat=dice))

    assert told["face:star"] == Fraction(sum(Face.STAR in faces for faces in rolls), len(rolls))


@pytest.mark.rule("HG-LOCK-01")
def test_keeping_a_die_keeps_its_face():
    pos = position("S   .   G", phase="roll", active="garrus", pool=["empowered", "standard", "move2"])

    keep, roll = odds_of(pos, "keep:empowered"), odds_of(pos, "roll-all")

    assert keep.chance_of("shows", "face:empowered") == 1
    assert roll.chance_of("shows", "face:empowered") == pytest.approx(1 - 0.8**3)
    assert keep.exact


# --- the danger of a hex -----------------------------------------------------------------------------------------


def walker(other: str = ".", **how: object) -> Position:
    """Shepard may walk; a Guardian stands at the far end, and somebody may stand beside it."""
    return position(
        f"S   .   .   .   h   {other}",
        enemies={"h": grunt("guardian-simple", **how)},
        pool=["move3", "standard", "standard"],
        heroes={"S": hero(card="wall-that-walks")},
    ).play("place:move3>move")


@pytest.mark.rule("HG-TARGET-01")
def test_whoever_stands_next_to_it_would_hit():
    danger = danger_of(walker(), "A4")

    (reach,) = danger.reaches
    assert (reach.piece, reach.verdict, reach.amount) == ("e1", "hits", 2)
    assert 0 < reach.n < reach.of
    assert sum(danger.harm[1:]) > 0


@pytest.mark.rule("HG-TARGET-03")
def test_who_would_pick_another_says_whom():
    (reach,) = danger_of(walker("G"), "A4").reaches

    assert (reach.verdict, reach.text.args["other"]) == ("spares", "Garrus")


@pytest.mark.rule("HG-ADV-01")
def test_who_is_far_away_only_comes_near():
    assert [reach.verdict for reach in danger_of(walker(), "A3").reaches] == ["nears"]
    assert [reach.verdict for reach in danger_of(walker(), "A2").reaches] == ["nears"]


@pytest.mark.rule("HG-THREAT-01")
def test_a_card_that_was_seen_is_the_only_one_that_counts():
    pos = position(
        "S   .   .   .   h",
        enemies={"h": grunt("guardian-simple")},
        pool=["move3", "standard", "standard"],
        heroes={"S": hero(card="wall-that-walks", card_known=True)},
    ).play("place:move3>move")

    (reach,) = danger_of(pos, "A4").reaches

    assert (reach.n, reach.of) == (1, 1)
    assert danger_of(pos, "A4").harm[0] == 0


def test_a_stunned_enemy_is_no_danger():
    assert danger_of(walker(stunned=True), "A4").reaches == []


def test_it_says_how_much_shields_hold():
    danger = danger_of(walker(), "A2")

    assert (danger.shields, danger.health) == (4, 6)
    assert danger.tries == sum(danger.harm)


def test_where_somebody_stands_nobody_stops():
    assert walker().table.danger("hex:A5") is None
    assert walker().table.danger("hex:Z9") is None
