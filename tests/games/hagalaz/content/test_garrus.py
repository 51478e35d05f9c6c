"""The board of Garrus Vakarian, in the words of the game."""

from typing import Any

import pytest

from starboard.core.game import set_up as set_up_game
from starboard.core.table import Table
from starboard.games.hagalaz.events import EnemyMoved, MeterSet, StockTaken
from starboard.games.hagalaz.game import GAME
from starboard.games.hagalaz.printed import SHELF
from support.hagalaz import Position, elite, grunt, hero, position

SPARE = ["move2", "move3", "standard"]
"""Dice that keep the turn going."""


def turn(drawing: str, *pool: str, **given: Any) -> Position:
    """Garrus takes dice."""
    return position(drawing, active="garrus", pool=[*pool, *SPARE], **given)


def mission_start(unlocked: list[str]) -> Table[Any]:
    """The first mission after its set-up, Garrus with some abilities of earlier missions."""
    options = {"squad": ["shepard", "garrus", "liara", "wrex"], "control": [0, 0, 0, 0]}
    state = set_up_game(GAME, 1, options, 1)
    places = SHELF.heroes["garrus"].places
    state.unlocks = {"garrus": sum(1 << places[ability] for ability in unlocked)}
    table = Table(GAME, state, seats=1)
    while table.choice and table.choice.prompt == "start-where":
        table.pick(0)
    return table


# --- Aim -----------------------------------------------------------------------------------------------------


@pytest.mark.thing("ability:aim")
@pytest.mark.rule("HG-CORE-06", "HG-GAP-06")
def test_each_star_raises_aim_by_one():
    pos = position("G   .", active="garrus", phase="roll", pool=["move2"] * 3)

    pos.play("roll-all", dice=[["star", "star", "move2"], ["standard", "star"], ["standard"]])

    assert pos.fact("G", "meter") == 3


@pytest.mark.thing("ability:aim")
@pytest.mark.rule("HG-CORE-06", "HG-GAP-06")
def test_aim_does_not_rise_above_five():
    pos = position("G   .", active="garrus", phase="roll", pool=["move2"] * 2, heroes={"G": hero(meter=4)})

    pos.play("roll-all", dice=[["star", "star"], ["standard", "move2"]])

    assert pos.fact("G", "meter") == 5


@pytest.mark.rule("HG-CORE-06", "HG-SETUP-15")
def test_a_mission_starts_without_aim():
    table = mission_start([])
    aim = [event for event, _ in table.news() if isinstance(event, MeterSet) and event.hero == "garrus"]

    assert table.state.heroes[1].id == "garrus"
    assert table.state.heroes[1].meter == 0
    assert aim == []


@pytest.mark.rule("HG-GAP-06")
def test_aim_is_kept_from_round_to_round():
    pos = position("S   .   G", phase="end", heroes={"G": hero(meter=4)}, lead="garrus")

    assert pos.state.round == 2
    assert pos.fact("G", "meter") == 4


@pytest.mark.rule("HG-GAP-06")
@pytest.mark.parametrize("aim", [2, 3, 4, 5])
def test_aim_of_two_or_more_may_be_used_for_one_extra_damage_and_is_gone_then(aim):
    pos = turn(
        "G   .   .   h",
        "standard",
        enemies={"h": grunt("guardian-simple")},
        heroes={"G": hero(meter=aim)},
    )

    pos.play("place:standard>concussive-shot", "attack:h:1")
    assert pos.table.choice is not None
    assert pos.table.choice.args["enemy"] == "guardian-simple"
    assert pos.offered == ["use:aim", "go-on"]
    pos.play("use:aim")

    assert pos.fact("h", "damage") == 2
    assert pos.fact("G", "meter") == 0


@pytest.mark.rule("HG-GAP-06")
def test_aim_may_be_saved():
    pos = turn(
        "G   .   .   h",
        "standard",
        enemies={"h": grunt("guardian-simple")},
        heroes={"G": hero(meter=3)},
    )

    pos.play("place:standard>concussive-shot", "attack:h:1", "go-on")

    assert pos.fact("h", "damage") == 1
    assert pos.fact("G", "meter") == 3


@pytest.mark.thing("ability:concussive-shot")
@pytest.mark.rule("HG-GAP-06")
def test_aim_below_two_is_not_asked_for():
    pos = turn(
        "G   .   .   h",
        "standard",
        enemies={"h": grunt("guardian-simple")},
        heroes={"G": hero(meter=1)},
    )

    pos.play("place:standard>concussive-shot", "attack:h:1")

    assert pos.asked == "place-which"
    assert pos.fact("h", "damage") == 1


@pytest.mark.rule("HG-GAP-06", "HG-EMP-01")
def test_aim_adds_to_the_empowered_concussive_shot_too():
    pos = turn(
        "G   .   .   h",
        "empowered",
        enemies={"h": grunt("guardian-extreme")},
        heroes={"G": hero(meter=3)},
    )

    pos.play("place:empowered>concussive-shot", "attack:h:3", "use:aim")

    assert not pos.stands("h")


@pytest.mark.rule("HG-GAP-06")
def test_nobody_elses_shots_use_the_aim_of_garrus():
    pos = position(
        "S   .   h   .   G",
        enemies={"h": grunt("guardian-simple")},
        heroes={"G": hero(meter=5)},
        pool=["standard", *SPARE],
    )

    pos.play("place:standard>fire", "attack:h:1")

    assert pos.asked == "place-which"
    assert pos.fact("h", "damage") == 1


@pytest.mark.rule("HG-GAP-06", "HG-DOWN-01")
def test_aim_and_overwatch_are_gone_when_garrus_falls():
    pos = position(
        "S   .   .   G   h",
        active="garrus",
        phase="threat",
        pool=SPARE,
        enemies={"h": grunt("guardian-simple")},
        heroes={"G": hero(health=1, shields=0, meter=4, overwatch=2, unlocked=["overwatch"], card="wall-that-walks")},
    )

    assert pos.fact("G", "downed")
    assert pos.fact("G", "meter") == 0
    assert pos.fact("G", "overwatch") == 0


@pytest.mark.rule("HG-GAP-06")
def test_the_fall_of_another_hero_leaves_aim_and_overwatch_alone():
    pos = position(
        "G   .   .   L   h",
        active="liara",
        phase="threat",
        pool=SPARE,
        enemies={"h": grunt("guardian-simple")},
        heroes={
            "G": hero(meter=4, overwatch=2, unlocked=["overwatch"]),
            "L": hero(health=1, shields=0, card="wall-that-walks"),
        },
    )

    assert pos.fact("L", "downed")
    assert pos.fact("G", "meter") == 4
    assert pos.fact("G", "overwatch") == 2


# --- Calibrations --------------------------------------------------------------------------------------------


@pytest.mark.thing("ability:calibrations")
@pytest.mark.rule("HG-EX-25", "HG-GARR-08")
@pytest.mark.parametrize(("aim", "damage"), [(2, 2), (3, 2), (4, 3), (5, 3)])
def test_calibrations_give_one_extra_damage_with_aim_2_or_3_and_two_with_4_or_more(aim, damage):
    pos = turn(
        "G   .   .   h",
        "standard",
        enemies={"h": grunt("guardian-extreme")},
        heroes={"G": hero(meter=aim, unlocked=["calibrations"])},
    )

    pos.play("place:standard>concussive-shot", "attack:h:1", "use:aim")

    assert pos.fact("h", "damage") == damage
    assert pos.fact("G", "meter") == 0
    # The bonus of Aim itself does not come on top.
    assert pos.asked == "place-which"


@pytest.mark.thing("ability:concussive-shot")
@pytest.mark.rule("HG-GARR-08")
def test_calibrations_need_aim_of_two():
    pos = turn(
        "G   .   .   h",
        "standard",
        enemies={"h": grunt("guardian-extreme")},
        heroes={"G": hero(meter=1, unlocked=["calibrations"])},
    )

    pos.play("place:standard>concussive-shot", "attack:h:1")

    assert pos.asked == "place-which"


@pytest.mark.thing("ability:calibrations")
@pytest.mark.rule("HG-GARR-08", "HG-EX-25")
def test_calibrations_count_for_assassinate():
    pos = turn(
        "G   .   .   e",
        "empowered",
        enemies={"e": grunt("boss")},
        elite=[elite("boss", resilience=[9])],
        heroes={"G": hero(meter=4, unlocked=["calibrations", "assassinate"])},
    )

    pos.play("place:empowered>assassinate", "attack:e", "use:aim")

    assert pos.fact("e", "damage") == 6


@pytest.mark.rule("HG-GARR-09", "HG-EX-25")
def test_calibrations_are_used_once_per_turn():
    pos = position(
        """
        G   .   .   h

          .   .   .   .   k
        """,
        active="garrus",
        pool=["empowered", "standard", "move2", "move2"],
        enemies={"h": grunt("guardian-simple"), "k": grunt("guardian-simple")},
        heroes={"G": hero(meter=2, unlocked=["calibrations", "assassinate"])},
    )

    # The defeat and the careful step make up for the aim that was spent ...
    pos.play("place:empowered>assassinate", "attack:h", "use:aim", "place:move2>turian-rebel", "move:B1", "stop")
    assert pos.fact("G", "meter") == 2
    pos.play("place:standard>concussive-shot", "attack:k:1")

    # ... but it cannot be used again in this turn.
    assert pos.fact("k", "damage") == 1
    assert pos.fact("G", "meter") == 2


@pytest.mark.thing("ability:armor-piercing-ammo")
@pytest.mark.rule("HG-GARR-10")
def test_calibrations_do_not_apply_to_armor_piercing_ammo():
    pos = turn(
        "G   .   .   h",
        "standard",
        enemies={"h": grunt("guardian-extreme")},
        heroes={"G": hero(meter=5, unlocked=["calibrations", "armor-piercing-ammo"])},
    )

    pos.play("place:standard>armor-piercing-ammo", "direction:E")

    assert pos.fact("h", "damage") == 1
    assert pos.fact("G", "meter") == 5


# --- Overload ------------------------------------------------------------------------------------------------


AROUND_THE_CORNER = """
G   .   .

  .   h   .
"""


@pytest.mark.thing("ability:overload")
@pytest.mark.rule("HG-GARR-05", "HG-GAP-07")
def test_overload_damages_an_enemy_within_three_hexes():
    pos = turn(AROUND_THE_CORNER, "standard", enemies={"h": grunt("guardian-simple")})

    pos.play("place:standard>overload", "attack:h")
    assert pos.offered == ["use:damage", "use:stun"]
    pos.play("use:damage")

    assert pos.fact("h", "damage") == 2
    assert not pos.fact("h", "stunned")


@pytest.mark.thing("ability:overload")
@pytest.mark.rule("HG-GARR-05", "HG-GAP-07", "HG-STUN-01")
def test_overload_stuns_a_grunt_instead():
    pos = turn(AROUND_THE_CORNER, "standard", enemies={"h": grunt("guardian-simple")})

    pos.play("place:standard>overload", "attack:h", "use:stun")

    assert pos.fact("h", "damage") == 0
    assert pos.fact("h", "stunned")


@pytest.mark.rule("HG-GARR-05", "HG-GAP-07", "HG-EMP-02")
def test_overload_does_both_with_an_empowered_die():
    pos = turn(AROUND_THE_CORNER, "empowered", enemies={"h": grunt("guardian-simple")})

    pos.play("place:empowered>overload", "attack:h")
    assert pos.offered == ["use:damage-and-stun", "use:damage", "use:stun"]
    pos.play("use:damage-and-stun")

    assert pos.fact("h", "damage") == 2
    assert pos.fact("h", "stunned")


@pytest.mark.rule("HG-GARR-05", "HG-ELITE-09", "HG-STUN-06")
@pytest.mark.parametrize("die", ["standard", "empowered"])
def test_overload_never_stuns_an_elite(die):
    pos = turn(
        "G   .   .   e",
        die,
        enemies={"e": grunt("boss")},
        elite=[elite("boss", resilience=[4])],
    )

    pos.play(f"place:{die}>overload", "attack:e")

    assert pos.asked == "place-which"
    assert pos.fact("e", "damage") == 2
    assert not pos.fact("e", "stunned")


@pytest.mark.rule("HG-GARR-05", "HG-DIST-02")
def test_overload_counts_distance():
    pos = turn(
        "G   .   .   h   k",
        "standard",
        enemies={"h": grunt("guardian-simple"), "k": grunt("guardian-simple")},
    )

    pos.play("place:standard>overload")

    assert pos.offered == ["attack:h", "decline"]
    assert pos.refusal("attack:k") == ("HG-DIST-05", "out-of-range")


@pytest.mark.rule("HG-RULING-45", "HG-STUN-05", "HG-MARK-04")
@pytest.mark.parametrize(("how", "end"), [("use:damage", "A3"), ("use:damage-and-stun", "A4")])
def test_a_grunt_stunned_by_the_overload_that_hurt_it_does_not_react(how, end):
    pos = turn("G   .   .   h", "empowered", enemies={"h": grunt("engineer-normal")})

    pos.play("place:empowered>overload", "attack:h", how)

    assert pos.at("h") == end
    assert pos.fact("h", "damage") == 2


# --- Turian Rebel --------------------------------------------------------------------------------------------


@pytest.mark.thing("ability:turian-rebel")
@pytest.mark.rule("HG-GARR-04", "HG-OPP-01")
@pytest.mark.parametrize(("action", "harm"), [("turian-rebel", 0), ("move", 2)])
def test_no_way_of_the_turian_rebel_provokes(action, harm):
    pos = turn("k   G   .", "move2", enemies={"k": grunt("guardian-simple")})

    pos.play(f"place:move2>{action}")

    choice = pos.table.choice
    assert choice is not None
    assert {way.last.key: way.harm for way in choice.ways} == {"move:A3": harm}


@pytest.mark.thing("ability:turian-rebel")
@pytest.mark.rule("HG-GARR-04", "HG-DICE-02", "HG-DICE-03")
@pytest.mark.parametrize(("die", "points"), [("move2", 2), ("combined", 2), ("move3", 3)])
def test_turian_rebel_moves_as_far_as_the_die_says(die, points):
    pos = turn("G   .   .   .   .", die)

    pos.play(f"place:{die}>turian-rebel", *[f"move:A{2 + step}" for step in range(points)])

    assert pos.asked == "place-which"
    assert pos.at("G") == f"A{1 + points}"


@pytest.mark.thing("ability:turian-rebel")
@pytest.mark.rule("HG-GARR-04", "HG-GAP-07")
def test_turian_rebel_provokes_nobody_not_even_grapple():
    pos = turn("h   G   .   .", "move2", enemies={"h": grunt("guardian-normal")})

    pos.play("place:move2>turian-rebel", "move:A3", "move:A4")

    assert pos.at("G") == "A4"
    assert pos.fact("G", "shields") == 3


@pytest.mark.rule("HG-GAP-07")
def test_turian_rebel_raises_aim_if_no_enemy_is_adjacent_afterwards():
    pos = turn("h   G   .   .", "move2", enemies={"h": grunt("guardian-simple")})

    pos.play("place:move2>turian-rebel", "move:A3", "stop")

    assert pos.fact("G", "meter") == 1


@pytest.mark.rule("HG-GAP-07", "HG-STUN-04")
def test_turian_rebel_raises_no_aim_next_to_an_enemy_stunned_or_not():
    pos = turn("h   G   .   .", "move2", enemies={"h": grunt("guardian-simple", stunned=True)})

    pos.play("place:move2>turian-rebel", "stop")

    assert pos.fact("G", "meter") == 0


@pytest.mark.rule("HG-GAP-07")
def test_turian_rebel_without_a_step_is_enough_to_aim_up_to_the_end_of_the_track():
    pos = turn("G   .   .", "move2", heroes={"G": hero(meter=4)})

    pos.play("place:move2>turian-rebel", "stop")
    assert pos.fact("G", "meter") == 5

    full = turn("G   .   .", "move2", heroes={"G": hero(meter=5)})
    full.play("place:move2>turian-rebel", "stop")
    assert full.fact("G", "meter") == 5


# --- Assassinate ---------------------------------------------------------------------------------------------


def assassin(drawing: str, **given: Any) -> Position:
    given.setdefault("heroes", {"G": hero(unlocked=["assassinate"], meter=given.pop("aim", 0))})
    return turn(drawing, "empowered", **given).play("place:empowered>assassinate")


@pytest.mark.thing("ability:assassinate")
@pytest.mark.rule("HG-GAP-07", "HG-RULING-72")
def test_assassinate_deals_4_damage_from_two_hexes_or_more():
    pos = assassin("G   n   .   h", enemies={"n": grunt("guardian-extreme"), "h": grunt("guardian-extreme")})

    assert pos.offered == ["attack:h", "decline"]
    assert pos.refusal("attack:n") == ("HG-DIST-05", "too-near")
    pos.play("attack:h")

    assert not pos.stands("h")


@pytest.mark.rule("HG-GAP-07", "HG-SLOT-04")
def test_assassinate_takes_only_an_empowered_die():
    pos = turn("G   .", "standard", heroes={"G": hero(unlocked=["assassinate"])})

    assert pos.refusal("place:standard>assassinate") == ("HG-SLOT-04", "face-does-not-fit")


@pytest.mark.thing("ability:assassinate")
@pytest.mark.rule("HG-GAP-07")
def test_assassinate_raises_aim_when_it_defeats():
    pos = assassin("G   .   h", enemies={"h": grunt("guardian-simple")}, aim=1)

    pos.play("attack:h")

    assert pos.fact("G", "meter") == 2


@pytest.mark.rule("HG-GAP-07", "HG-ELITE-03", "HG-ELITE-04")
@pytest.mark.parametrize(("resilience", "aim"), [([4, 6], 1), ([3, 6], 1), ([5, 6], 0)])
def test_assassinate_raises_aim_when_it_exhausts_a_level(resilience, aim):
    pos = assassin("G   .   e", enemies={"e": grunt("boss")}, elite=[elite("boss", resilience=resilience)])

    pos.play("attack:e")

    assert pos.fact("G", "meter") == aim
    assert pos.fact("e", "level") == aim


@pytest.mark.rule("HG-GAP-06", "HG-GAP-07")
def test_the_aim_of_a_defeat_comes_after_the_aim_spent():
    pos = assassin("G   .   h", enemies={"h": grunt("guardian-simple")}, aim=5)

    pos.play("attack:h", "use:aim")

    assert pos.fact("G", "meter") == 1


# --- Armor-Piercing Ammo -------------------------------------------------------------------------------------


def piercing(drawing: str, die: str = "standard", **given: Any) -> Position:
    heroes = {"G": hero(unlocked=["armor-piercing-ammo"])}
    return turn(drawing, die, heroes=heroes, **given).play(f"place:{die}>armor-piercing-ammo")


@pytest.mark.thing("ability:armor-piercing-ammo")
@pytest.mark.rule("HG-GAP-07", "HG-LOF-06")
def test_armor_piercing_ammo_hurts_everybody_on_one_ray():
    pos = piercing(
        """
        G   h   S   k   m

          q   .   .   .
        """,
        enemies={letter: grunt("guardian-simple") for letter in "hkmq"},
    )

    assert pos.offered == ["direction:E", "direction:SE", "decline"]
    assert pos.refusal("direction:W") == ("HG-LOF-01", "nobody-in-direction")
    pos.play("direction:E")

    assert [pos.fact(letter, "damage") for letter in "hkmq"] == [1, 1, 1, 0]


@pytest.mark.rule("HG-GAP-07", "HG-LOF-04")
def test_armor_piercing_ammo_goes_as_far_as_the_line_of_fire():
    pos = piercing("G   h o k", enemies={"h": grunt("guardian-simple"), "k": grunt("guardian-simple")})

    pos.play("direction:E")

    assert pos.fact("h", "damage") == 1
    assert pos.fact("k", "damage") == 0


@pytest.mark.rule("HG-GAP-07", "HG-EMP-02")
@pytest.mark.parametrize(("version", "damage"), [("use:empowered", 2), ("use:standard", 1)])
def test_armor_piercing_ammo_deals_2_with_an_empowered_die_if_garrus_likes(version, damage):
    pos = piercing("G   h   k", "empowered", enemies=dict.fromkeys("hk", grunt("guardian-simple")))

    pos.play("direction:E", version)

    assert [pos.fact(letter, "damage") for letter in "hk"] == [damage, damage]


# --- Proximity Mine ------------------------------------------------------------------------------------------


def miner(**how: Any) -> dict[str, Any]:
    how.setdefault("stock", 3)
    return hero(unlocked=["proximity-mine"], **how)


@pytest.mark.thing("ability:proximity-mine")
@pytest.mark.rule("HG-GARR-06")
def test_garrus_takes_three_mines_at_the_setup_of_every_mission_once_they_are_unlocked():
    assert mission_start(["proximity-mine"]).state.heroes[1].stock == 3
    assert mission_start([]).state.heroes[1].stock == 0


@pytest.mark.rule("HG-GARR-07", "HG-RULING-76")
def test_mines_unlocked_in_a_mission_are_taken_at_once():
    pos = turn(
        "G   .   h",
        "standard",
        enemies={"h": grunt("guardian-simple", damage=2)},
        heroes={"G": hero(xp=2)},
    )

    pos.play("place:standard>concussive-shot", "attack:h:1", "unlock:garrus:proximity-mine")

    assert pos.fact("G", "stock") == 3
    assert [event.count for event in pos.news(StockTaken)] == [3]
    assert pos.is_offered("place:move2>proximity-mine")


@pytest.mark.thing("ability:proximity-mine")
@pytest.mark.rule("HG-GAP-07", "HG-GARR-06")
def test_a_mine_goes_into_a_hex_within_two_that_holds_no_enemy_and_no_mine():
    pos = turn(
        "S   G   h   .   . | .",
        "move2",
        enemies={"h": grunt("guardian-simple")},
        heroes={"G": miner()},
    ).play("place:move2>proximity-mine")

    assert pos.offered == ["hex:A1", "hex:A2", "hex:A4", "decline"]
    assert pos.refusal("hex:A3") == ("HG-GAP-07", "enemy-in-the-way")
    pos.play("hex:A4")

    assert pos.fact("G", "stock") == 2
    assert pos.fact("table", "mines") == ["A4"]


@pytest.mark.rule("HG-GAP-07")
def test_a_hex_holds_one_mine():
    pos = turn("G   .   .   .", "move2", mines=["A2"], heroes={"G": miner(stock=2)})

    pos.play("place:move2>proximity-mine")

    assert pos.offered == ["hex:A1", "hex:A3", "decline"]
    assert pos.refusal("hex:A2") == ("HG-GAP-07", "mine-there")


@pytest.mark.rule("HG-GAP-07", "HG-CONC-03")
def test_a_mine_cannot_be_laid_into_a_concealed_area():
    # Garrus does not stand at the door, so nobody has looked behind it.
    pos = turn("G   . d .   .", "move2", heroes={"G": miner()})

    pos.play("place:move2>proximity-mine")

    assert pos.offered == ["hex:A1", "hex:A2", "decline"]
    assert pos.refusal("hex:A3") == ("HG-CONC-03", "concealed")


@pytest.mark.rule("HG-GAP-07", "HG-RULING-73")
def test_without_a_mine_left_the_action_does_nothing():
    pos = turn("G   .   .", "move2", heroes={"G": miner(stock=0)})

    pos.play("place:move2>proximity-mine")

    assert pos.asked == "place-which"
    assert pos.state.mines == []


def marching(drawing: str, token: str, card: str, **given: Any) -> Position:
    """The end of Shepard's turn: the card beside Shepard's board is resolved. Garrus's turn is not the next."""
    given.setdefault("squad", ["shepard", "wrex", "garrus", "liara"])
    heroes = {"S": hero(card=card), **given.pop("heroes", {})}
    return position(drawing, phase="threat", pool=SPARE, enemies={"h": grunt(token)}, heroes=heroes, **given)


@pytest.mark.rule("HG-GAP-07", "HG-RULING-32", "HG-XP-01")
def test_the_first_enemy_that_moves_onto_a_mine_is_hurt_and_a_defeat_is_garruss():
    pos = marching(
        "S   .   .   .   h",
        "guardian-simple",
        "wall-that-walks",
        heroes={"garrus": miner(stock=2)},
        mines=["A4"],
    )

    assert not pos.stands("h")
    assert pos.fact("garrus", "xp") == 1
    assert pos.fact("S", "xp") == 0
    assert pos.fact("table", "mines") == []
    assert pos.fact("garrus", "stock") == 2


@pytest.mark.rule("HG-GAP-07", "HG-MOVE-10")
def test_an_enemy_that_survives_a_mine_goes_on():
    pos = marching(
        "S   .   .   .   .   h",
        "guardian-extreme",
        "wall-that-walks",
        heroes={"garrus": miner()},
        mines=["A5"],
    )

    assert pos.fact("h", "damage") == 3
    assert pos.at("h") == "A4"


@pytest.mark.rule("HG-GAP-07", "HG-DOWN-01", "HG-RULING-32")
def test_mines_stay_dangerous_when_garrus_is_downed():
    pos = marching(
        "S   .   .   .   h",
        "guardian-simple",
        "wall-that-walks",
        heroes={"garrus": miner(downed=True, health=0)},
        mines=["A4"],
    )

    assert not pos.stands("h")
    assert pos.fact("garrus", "xp") == 1


@pytest.mark.rule("HG-RULING-46", "HG-RULING-45")
def test_an_enemy_hurt_by_a_mine_reacts_toward_garrus_before_it_goes_on():
    pos = marching(
        "S   .   .   .   h   .   .   .   .   G",
        "marauder-normal",
        "old-drills",
        faction="reapers",
        heroes={"G": miner()},
        mines=["A4"],
    )

    # One hex toward Shepard onto the mine, one back toward the hero whose mine it was, then the rest of the advance.
    ways = [(event.start, event.to) for event in pos.news(EnemyMoved)]
    assert ways == [("A5", "A4"), ("A4", "A5"), ("A5", "A4")]
    assert pos.fact("h", "damage") == 3


@pytest.mark.rule("HG-GAP-07")
def test_heroes_do_not_set_off_mines():
    pos = turn("G   .   .", "move2", heroes={"G": miner()}, mines=["A2"])

    pos.play("place:move2>move", "move:A2", "stop")

    assert pos.fact("table", "mines") == ["A2"]
    assert pos.fact("G", "shields") == 3


@pytest.mark.rule("HG-GAP-07")
def test_a_grunt_that_spawns_on_a_mine_does_not_set_it_off():
    pos = position(
        "S   .   .   g",
        phase="threat",
        pool=SPARE,
        heroes={"S": hero(card="boots-on-the-grating"), "garrus": miner()},
        mines=["A4"],
    )

    assert {enemy.at for enemy in pos.state.enemies} == {3}
    assert all(enemy.damage == 0 for enemy in pos.state.enemies)
    assert pos.fact("table", "mines") == ["A4"]


@pytest.mark.rule("HG-GAP-07", "HG-RULING-31", "HG-RULING-32")
def test_a_grunt_that_liara_moves_onto_a_mine_is_garruss():
    pos = position(
        "L   .   h   .",
        active="liara",
        pool=["empowered", *SPARE],
        enemies={"h": grunt("guardian-simple")},
        heroes={"garrus": miner()},
        mines=["A4"],
    )

    pos.play("place:empowered>lift")
    pos.play(next(key for key in pos.offered if key.startswith("attack:h")))
    while pos.asked != "lift-where":
        pos.play(pos.offered[0])
    pos.play("enemy-to:h:A4")

    assert not pos.stands("h")
    assert pos.fact("garrus", "xp") == 1


@pytest.mark.rule("HG-GAP-07", "HG-MARK-04")
def test_a_reaction_move_sets_off_a_mine():
    pos = turn(
        "G   .   .   .   h",
        "standard",
        enemies={"h": grunt("marauder-normal", damage=0)},
        faction="reapers",
        heroes={"G": miner()},
        mines=["A4"],
    )

    pos.play("place:standard>concussive-shot", "attack:h:1")

    assert not pos.stands("h")


# --- Overwatch -----------------------------------------------------------------------------------------------


def watcher(damage: int = 2, **how: Any) -> dict[str, Any]:
    return hero(unlocked=["overwatch"], overwatch=damage, **how)


@pytest.mark.thing("ability:overwatch")
@pytest.mark.rule("HG-GAP-07", "HG-EMP-02")
@pytest.mark.parametrize(
    ("keys", "damage"),
    [
        (["place:standard>overwatch"], 2),
        (["place:empowered>overwatch", "use:empowered"], 3),
        (["place:empowered>overwatch", "use:standard"], 2),
    ],
)
def test_overwatch_lies_in_wait(keys, damage):
    pos = turn("G   .", "empowered", heroes={"G": hero(unlocked=["overwatch"])})

    pos.play(*keys)

    assert pos.fact("G", "overwatch") == damage
    assert pos.asked == "place-which"


@pytest.mark.thing("ability:overwatch")
@pytest.mark.rule("HG-GAP-07", "HG-ADV-01", "HG-RULING-32")
def test_overwatch_hits_the_first_enemy_that_ends_an_advance_in_line_of_fire_and_no_other():
    pos = position(
        "S   .   .   .   h   k   .   .   .   .   G",
        phase="threat",
        pool=SPARE,
        squad=["shepard", "wrex", "garrus", "liara"],
        enemies={"h": grunt("guardian-simple"), "k": grunt("guardian-simple")},
        heroes={"S": hero(card="wall-that-walks"), "G": watcher(3)},
    )

    assert not pos.stands("h")
    assert pos.fact("G", "xp") == 1
    assert pos.fact("k", "damage") == 0
    assert pos.fact("G", "overwatch") == 0


@pytest.mark.rule("HG-GAP-07", "HG-LOF-02")
def test_overwatch_waits_for_an_enemy_in_line_of_fire():
    pos = marching(
        """
        S   .   .   .   h | .   .

                              .

                                G
        """,
        "guardian-simple",
        "wall-that-walks",
        heroes={"G": watcher()},
    )

    assert pos.at("h") == "A3"
    assert pos.fact("h", "damage") == 0
    assert pos.fact("G", "overwatch") == 2


@pytest.mark.rule("HG-GAP-07", "HG-ACTV-05")
def test_overwatch_does_not_care_for_an_enemy_that_attacks_where_it_stands():
    pos = marching("S   h   .   .   G", "guardian-simple", "wall-that-walks", heroes={"G": watcher()})

    assert pos.fact("S", "shields") == 2
    assert pos.fact("h", "damage") == 0
    assert pos.fact("G", "overwatch") == 2


@pytest.mark.rule("HG-GAP-07", "HG-MARK-04")
def test_a_reaction_move_does_not_set_off_overwatch():
    pos = position(
        "S   .   .   h   .   .   G",
        pool=["standard", *SPARE],
        enemies={"h": grunt("engineer-normal")},
        heroes={"G": watcher()},
    )

    pos.play("place:standard>fire", "attack:h:1")

    assert pos.at("h") == "A3"
    assert pos.fact("h", "damage") == 1
    assert pos.fact("G", "overwatch") == 2


@pytest.mark.rule("HG-GAP-07", "HG-RULING-46")
def test_an_enemy_hurt_on_overwatch_reacts_toward_garrus():
    pos = marching(
        "S   .   .   .   h   .   .   .   .   G",
        "engineer-normal",
        "sparks-and-orders",
        heroes={"G": watcher()},
    )

    assert pos.fact("h", "damage") == 2
    assert pos.at("h") == "A4"


@pytest.mark.rule("HG-GAP-07")
def test_a_mine_on_the_way_comes_before_overwatch_which_waits_on_if_it_defeats():
    pos = marching(
        "S   .   .   .   h   .   .   .   .   G",
        "guardian-simple",
        "wall-that-walks",
        heroes={"G": hero(unlocked=["overwatch", "proximity-mine"], overwatch=2)},
        mines=["A4"],
    )

    assert not pos.stands("h")
    assert pos.fact("G", "overwatch") == 2


@pytest.mark.rule("HG-GAP-07", "HG-TURN-03")
def test_overwatch_ends_when_garruss_next_turn_starts_and_not_before():
    pos = position(
        "S   .   .   .   G",
        phase="end",
        squad=["shepard", "garrus", "liara", "wrex"],
        lead="garrus",
        heroes={"G": watcher()},
    )
    # The lead passes to Shepard, who takes the first turn of the new round.
    assert pos.state.round == 2
    assert pos.fact("G", "overwatch") == 2

    own = position("S   .   .   G", active="garrus", phase="roll", pool=SPARE, heroes={"G": watcher()})
    assert own.fact("G", "overwatch") == 0


# --- Archangel -----------------------------------------------------------------------------------------------


ALL_AROUND = """
  h   k

m   G   q

  .   .
"""


def archangel(aim: int, die: str = "standard") -> Position:
    return turn(
        ALL_AROUND,
        die,
        enemies={letter: grunt("guardian-simple") for letter in "hkmq"},
        heroes={"G": hero(meter=aim, unlocked=["archangel"])},
    ).play(f"place:{die}>archangel")


@pytest.mark.thing("ability:archangel")
@pytest.mark.rule("HG-LOYAB-01", "HG-GAP-07")
def test_archangel_hurts_one_enemy_and_one_more_for_each_aim_and_uses_it_up():
    pos = archangel(aim=2)

    pos.play("attack:h", "attack:m", "attack:q")

    assert [pos.fact(letter, "damage") for letter in "hkmq"] == [1, 0, 1, 1]
    assert pos.fact("G", "meter") == 0
    assert pos.asked == "place-which"


@pytest.mark.thing("ability:archangel")
@pytest.mark.rule("HG-GAP-07")
def test_archangel_may_take_fewer_enemies_and_still_uses_up_the_aim():
    pos = archangel(aim=3)

    pos.play("attack:k", "done")

    assert [pos.fact(letter, "damage") for letter in "hkmq"] == [0, 1, 0, 0]
    assert pos.fact("G", "meter") == 0


@pytest.mark.rule("HG-GAP-07")
def test_archangel_takes_each_enemy_once():
    pos = archangel(aim=2)

    pos.play("attack:k")

    assert "attack:k" not in pos.offered


@pytest.mark.rule("HG-GAP-07", "HG-EMP-01")
def test_archangel_keeps_the_aim_with_an_empowered_die():
    pos = archangel(aim=1, die="empowered")

    pos.play("attack:k", "attack:h")

    assert [pos.fact(letter, "damage") for letter in "hkmq"] == [1, 1, 0, 0]
    assert pos.fact("G", "meter") == 1


@pytest.mark.rule("HG-GAP-07", "HG-ACT-08")
def test_archangel_declined_keeps_the_aim():
    pos = archangel(aim=2)

    pos.play("done")

    assert pos.fact("G", "meter") == 2
    assert pos.asked == "place-which"


@pytest.mark.rule("HG-GAP-07", "HG-RULING-73")
def test_archangel_without_anybody_in_line_of_fire_keeps_the_aim():
    pos = turn("G   .", "standard", heroes={"G": hero(meter=2, unlocked=["archangel"])})

    pos.play("place:standard>archangel")

    assert pos.fact("G", "meter") == 2


@pytest.mark.rule("HG-LOYAB-01", "HG-UNLOCK-05")
def test_archangel_is_the_one_loyalty_ability_and_no_xp_unlocks_it():
    kinds = [ability.kind for ability in SHELF.heroes["garrus"].spec.ability]
    pos = turn(
        "G   .   h",
        "standard",
        enemies={"h": grunt("guardian-simple", damage=2)},
        heroes={"G": hero(xp=2)},
    ).play("place:standard>concussive-shot", "attack:h:1")

    assert kinds.count("loyalty") == 1
    assert pos.refusal("unlock:garrus:archangel") == ("HG-UNLOCK-05", "loyalty-only")


@pytest.mark.rule("HG-ADVAB-01", "HG-UNLOCK-04")
@pytest.mark.parametrize(("unlocked", "offered"), [([], False), (["assassinate"], True)])
def test_calibrations_need_assassinate(unlocked, offered):
    pos = turn(
        "G   .   h",
        "standard",
        enemies={"h": grunt("guardian-simple", damage=2)},
        heroes={"G": hero(xp=2, unlocked=unlocked)},
    ).play("place:standard>concussive-shot", "attack:h:1")

    assert pos.is_offered("unlock:garrus:calibrations") is offered


@pytest.mark.rule("HG-ACT-08")
@pytest.mark.parametrize(
    ("ability", "die"),
    [
        ("overload", "empowered"),
        ("assassinate", "empowered"),
        ("armor-piercing-ammo", "empowered"),
        ("proximity-mine", "move3"),
    ],
)
def test_every_ability_of_garrus_may_be_declined(ability, die):
    pos = turn(
        "G   .   .   h",
        die,
        enemies={"h": grunt("guardian-simple")},
        heroes={"G": hero(stock=3, meter=5, unlocked=[ability] if ability != "overload" else [])},
    )

    pos.play(f"place:{die}>{ability}", "decline")

    assert pos.asked == "place-which"
    assert (pos.fact("h", "damage"), pos.fact("h", "stunned")) == (0, False)
    assert (pos.fact("G", "stock"), pos.fact("G", "meter")) == (3, 5)
    assert pos.state.dice_taken == 1
