"""Actions: dice on slots, base actions and abilities, the windows around an action, the Mission action."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from starboard.games.hagalaz.content.library import LIBRARY
from starboard.games.hagalaz.events import TurnBegan
from starboard.games.hagalaz.printed import SHELF, HeroBoard
from support.hagalaz import Position, grunt, hero, position

GUARDIAN = "guardian-simple"  # attack 2, shield 3
EVERY_FACE = ["move2", "move3", "standard", "empowered", "combined"]


def dice_offered(pos: Position, action: str) -> set[str]:
    """The faces that may be put on the slots of an action."""
    placements = [key.removeprefix("place:").split(">") for key in pos.offered if key.startswith("place:")]
    return {die for die, where in placements if where.split(".")[0] == action}


def dice_on(pos: Position, letter: str) -> list[tuple[str, str]]:
    """The dice on a hero's board: which action, which face."""
    return [(slot["action"], slot["die"]) for slot in pos.fact(letter, "slots") if slot.get("die")]


# --- slots ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-SLOT-01", "HG-SLOT-02", "HG-SLOT-03", "HG-SLOT-04", "HG-SLOT-05", "HG-BOARD-02")
@pytest.mark.parametrize(
    ("action", "faces"),
    [
        ("move", {"move2", "move3", "combined"}),
        ("overload", {"standard", "combined", "empowered"}),
        ("assassinate", {"empowered"}),
    ],
)
def test_a_slot_takes_the_dice_that_match_it(action: str, faces: set[str]):
    pos = position("G   .", active="garrus", pool=EVERY_FACE, heroes={"G": hero(unlocked=["assassinate"])})

    assert dice_offered(pos, action) == faces


@pytest.mark.rule("HG-EXD-29")
def test_the_combined_face_fits_move_and_standard_slots_only():
    pos = position("G   .", active="garrus", pool=EVERY_FACE, heroes={"G": hero(unlocked=["assassinate"])})

    assert pos.is_offered("place:combined>move")
    assert pos.is_offered("place:combined>overload")
    assert pos.refusal("place:combined>assassinate") == ("HG-SLOT-04", "face-does-not-fit")
    pos.play("place:combined>move", "move:A2")
    assert pos.asked == "move-where", "it gives a second point"


@pytest.mark.rule("HG-SLOT-05", "HG-ACT-09")
@pytest.mark.parametrize(
    ("die", "action", "rule"),
    [
        ("empowered", "move", "HG-SLOT-02"),
        ("standard", "move", "HG-SLOT-02"),
        ("move2", "overload", "HG-SLOT-03"),
        ("move3", "revive", "HG-SLOT-03"),
        ("standard", "assassinate", "HG-SLOT-04"),
    ],
)
def test_a_die_goes_to_no_other_slot_even_to_be_wasted(die: str, action: str, rule: str):
    pos = position("G   .", active="garrus", pool=EVERY_FACE, heroes={"G": hero(unlocked=["assassinate"])})

    assert pos.refusal(f"place:{die}>{action}") == (rule, "face-does-not-fit")


@pytest.mark.rule("HG-ACT-04")
def test_a_slot_is_used_once_in_a_round():
    pos = position("W   .", active="wrex", squad=["shepard", "garrus", "liara", "wrex"], pool=["standard"] * 4)

    pos.play("place:standard>skull-crack")

    assert dice_on(pos, "W") == [("skull-crack", "standard")]
    assert pos.refusal("place:standard>skull-crack") == ("HG-ACT-04", "slot-used")


@pytest.mark.rule("HG-ACT-05")
def test_an_action_with_two_slots_is_done_twice():
    pos = position("S   h", pool=["standard"] * 4, enemies={"h": grunt(GUARDIAN)})

    pos.play("place:standard>fire", "attack:h:1", "place:standard>fire", "attack:h:1")

    assert pos.fact("h", "damage") == 2
    assert pos.refusal("place:standard>fire") == ("HG-ACT-04", "slot-used")


@pytest.mark.rule("HG-ACT-02")
@pytest.mark.parametrize(
    ("key", "reason"),
    [("attack:h", "die-before-enemy"), ("move:A2", "die-before-way"), ("hero:garrus", "die-before-hero")],
)
def test_before_a_die_lies_on_the_board_nothing_can_be_aimed_at(key: str, reason: str):
    pos = position(
        "h   .   S   G",
        pool=["standard", "standard", "move2"],
        enemies={"h": grunt(GUARDIAN)},
        heroes={"G": hero(downed=True)},
    )

    assert pos.refusal(key) == ("HG-ACT-02", reason)


@pytest.mark.rule("HG-ABIL-02", "HG-BOARD-06")
def test_a_locked_ability_has_no_slots():
    pos = position("S   .", pool=["standard"] * 3)

    assert pos.refusal("place:standard>warp") == ("HG-ABIL-02", "ability-locked")
    assert position("S   .", pool=["standard"] * 3, heroes={"S": hero(unlocked=["warp"])}).is_offered(
        "place:standard>warp"
    )


# --- three dice ----------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-ACT-01", "HG-ACT-06", "HG-ACT-07")
def test_a_hero_takes_three_dice_no_less_and_no_more():
    pos = position("S   G", pool=["standard"] * 6, squad=["shepard", "garrus", "liara", "wrex"])
    pos.table.news()

    for action in ("fire", "fire", "revive"):
        assert pos.fact("table", "active") == "shepard"
        assert all(key.startswith("place:") for key in pos.offered), "nobody stops earlier"
        pos.play(f"place:standard>{action}")

    assert pos.news(TurnBegan) == [TurnBegan("garrus", 3)]
    assert len(dice_on(pos, "S")) == 3


@pytest.mark.rule("HG-ACT-02", "HG-ACT-03")
def test_an_action_is_resolved_before_the_next_die_is_taken():
    pos = position("S   h", pool=EVERY_FACE, enemies={"h": grunt(GUARDIAN)})

    pos.play("place:standard>fire")
    assert pos.asked == "attack-whom"
    assert sorted(pos.fact("table", "pool")) == ["combined", "empowered", "move2", "move3"]

    pos.play("attack:h:1")
    assert pos.asked == "place-which"
    assert pos.fact("h", "damage") == 1
    assert {key.split(">")[0] for key in pos.offered} == {f"place:{die}" for die in pos.fact("table", "pool")}


@pytest.mark.rule("HG-ACT-08")
def test_an_action_may_be_declined_and_its_die_is_spent():
    pos = position("S   h", pool=["standard"] * 3, enemies={"h": grunt(GUARDIAN)})

    pos.play("place:standard>fire", "decline")

    assert pos.fact("h", "damage") == 0
    assert dice_on(pos, "S") == [("fire", "standard")]
    assert pos.state.dice_taken == 1


FULL_OF_MOVES = hero(placed={"move": "move2", "turian-rebel": "move2"})
NO_DIE_FITS: dict[str, Any] = {"active": "garrus", "pool": ["move2", "move3"], "dice_taken": 1}
"""It is the turn of Garrus, and all his Move slots are taken."""


@pytest.mark.rule("HG-RULING-08", "HG-ACT-09")
def test_when_no_die_fits_any_goes_on_any_free_slot_without_effect():
    pos = position("G   .   .   h", **NO_DIE_FITS, heroes={"G": FULL_OF_MOVES}, enemies={"h": grunt(GUARDIAN)})
    free = ["concussive-shot", "mission", "overload", "revive"]
    assert sorted(pos.offered) == sorted(f"spare:{die}>{slot}" for die in ("move2", "move3") for slot in free)

    pos.play("spare:move3>concussive-shot")

    assert ("concussive-shot", "move3") in dice_on(pos, "G")
    assert pos.fact("h", "damage") == 0
    assert pos.fact("table", "pool") == ["move2"]
    assert pos.state.dice_taken == 2


@pytest.mark.rule("HG-RULING-08", "HG-ACT-04")
def test_a_die_that_fits_nowhere_takes_up_its_slot():
    pos = position("G   .", **NO_DIE_FITS, heroes={"G": FULL_OF_MOVES})

    pos.play("spare:move3>revive")

    assert sorted(pos.offered) == ["spare:move2>concussive-shot", "spare:move2>mission", "spare:move2>overload"]
    assert pos.refusal("place:move2>revive") == ("HG-ACT-04", "slot-used")


@pytest.mark.rule("HG-RULING-08", "HG-DOWN-04", "HG-RULING-05")
def test_a_die_that_fits_nowhere_is_locked_when_its_hero_falls():
    pos = position(
        "G   h   .   .   .   .   S",
        **{**NO_DIE_FITS, "dice_taken": 2, "pool": ["move2"]},
        heroes={"G": {**FULL_OF_MOVES, "health": 1, "shields": 0, "card": "wall-that-walks"}},
        enemies={"h": grunt(GUARDIAN)},
    )

    pos.play("spare:move2>revive")

    assert pos.fact("G", "downed")
    assert pos.fact("G", "locked_dice") == 3


@pytest.mark.rule("HG-RULING-08")
def test_as_long_as_a_die_fits_no_other_is_put_down_without_effect():
    pos = position(
        "G   .", active="garrus", heroes={"G": FULL_OF_MOVES}, pool=["move2", "move3", "standard"], dice_taken=1
    )

    assert {key.split(">")[0] for key in pos.offered} == {"place:standard"}


# --- paragon dice --------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-EXD-05", "HG-ACT-01", "HG-ACT-06")
def test_the_lead_hero_takes_both_paragon_dice_and_acts_five_times():
    pos = position(
        "S   .   .",
        phase="round",
        squad=["shepard", "garrus", "liara", "wrex"],
        paragon=2,
        deck={"wall-that-walks": 32},
        dice=[["standard"] * 6 + ["move2"] * 6 + ["standard", "move3"]],
    )
    pos.play("place:paragon-standard>fire", "place:standard>fire", "place:standard>revive")
    pos.play("place:move2>move", "stop")
    pos.table.news()

    pos.play("place:paragon-move3>stand-together.move", "stop")

    assert len(dice_on(pos, "S")) == 5
    assert pos.news(TurnBegan) == [TurnBegan("garrus", 9)]


@pytest.mark.rule("HG-ACT-06")
def test_after_three_dice_only_paragon_dice_are_taken():
    pos = position("S   .", pool=["standard"] * 4 + ["paragon-standard"], dice_taken=3)

    assert pos.is_offered("place:paragon-standard>fire")
    assert pos.refusal("place:standard>fire") == ("HG-ACT-06", "three-dice-taken")


@pytest.mark.rule("HG-RULING-12")
def test_paragon_dice_are_taken_before_between_or_after_the_three():
    pos = position("S   .", pool=["standard"] * 3 + ["paragon-standard"])

    for action in ("fire", "fire", "revive"):
        assert pos.is_offered(f"place:paragon-standard>{action}")
        assert "end-actions" not in pos.offered
        pos.play(f"place:standard>{action}")

    assert pos.offered == ["place:paragon-standard>stand-together.standard", "end-actions"]
    pos.play("end-actions")
    assert pos.fact("table", "active") != "shepard"


# --- empowered -----------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-EMP-01")
@pytest.mark.parametrize(("die", "damage"), [("standard", 1), ("combined", 1), ("empowered", 2)])
def test_an_empowered_die_strengthens_an_action(die: str, damage: int):
    pos = position("S   h", pool=[die, "standard", "standard"], enemies={"h": grunt(GUARDIAN)})

    pos.play(f"place:{die}>fire", f"attack:h:{damage}")

    assert pos.fact("h", "damage") == damage


@pytest.mark.rule("HG-EMP-02")
def test_with_an_empowered_die_the_standard_version_may_be_chosen():
    pos = position("S   h", pool=["empowered", "standard", "standard"], enemies={"h": grunt(GUARDIAN)})

    pos.play("place:empowered>fire")

    assert pos.offered == ["attack:h:2", "attack:h:1", "decline"]
    assert pos.play("attack:h:1").fact("h", "damage") == 1


@pytest.mark.rule("HG-EMP-01")
def test_no_other_die_gives_the_stronger_version():
    pos = position("S   h", pool=["combined", "standard", "standard"], enemies={"h": grunt(GUARDIAN)})

    assert pos.play("place:combined>fire").offered == ["attack:h:1", "decline"]


# --- base actions and abilities ------------------------------------------------------------------------------


@pytest.mark.rule("HG-BASE-01", "HG-BASE-02", "HG-RULING-07")
def test_every_board_has_one_slot_for_each_base_action():
    for board in LIBRARY.heroes:
        assert [(slot.action, slot.kind) for slot in board.slots[:3]] == [
            ("move", "move"),
            ("mission", "standard"),
            ("revive", "standard"),
        ]
        assert sum(slot.action in ("move", "mission", "revive") for slot in board.slots) == 3


@pytest.mark.rule("HG-BASE-02", "HG-RULING-07")
def test_how_many_base_slots_a_board_has_is_printed_on_it():
    printed = SHELF.heroes["garrus"]
    spec = msgspec.structs.replace(printed.spec, slots={"move": 2, "mission": 1, "revive": 1})

    board = HeroBoard(spec, printed.main, printed.effects)

    assert [slot.action for slot in board.slots[:4]] == ["move", "move", "mission", "revive"]


@pytest.mark.rule("HG-BASE-01")
def test_the_three_base_actions_move_do_the_mission_and_revive():
    pos = position(
        "T   S   G",
        legend={"T": ["terminal"]},
        pool=["move2", "standard", "standard"],
        heroes={"G": hero(health=0, downed=True)},
        **HACKING,
    )

    pos.play("place:standard>revive", "revive:garrus")
    pos.play("place:move2>move", "move:A1", "stop")
    pos.play("place:standard>mission", "do:hack:terminal")

    assert not pos.fact("G", "downed")
    assert pos.at("S") == "A1"
    assert pos.fact("table", "counters") == {"hacks": 1}


@pytest.mark.rule("HG-ABIL-01")
def test_a_die_on_an_ability_does_what_the_box_says():
    pos = position("S   G", pool=["standard"] * 3, heroes={"G": hero(shields=0)})

    pos.play("place:standard>stand-together.standard", "hero:garrus")

    assert pos.fact("G", "shields") == 1


# --- the Mission action --------------------------------------------------------------------------------------

HACKING: dict[str, Any] = {
    "action": [
        {
            "id": "hack",
            "name": "Hack",
            "text": "On a terminal: tick a box, or two with an Empowered die.",
            "where": {"mark": "terminal"},
            "effect": {"name": "tick", "counter": "hacks", "amount": 1, "empowered": 2},
        }
    ],
    "counter": [{"id": "hacks", "name": "Hacks", "boxes": 2}],
}
AT_A_TERMINAL: dict[str, Any] = {"legend": {"S": ["terminal"]}, "heroes": {"S": hero()}}


@pytest.mark.rule("HG-MISS-01")
def test_no_die_goes_on_the_mission_slot_unless_the_page_allows_it():
    pos = position("S   t", pool=["standard"] * 3, **HACKING)

    assert pos.refusal("place:standard>mission") == ("HG-MISS-01", "no-mission-action-here")


@pytest.mark.rule("HG-MISS-01")
def test_what_cannot_be_done_any_more_allows_no_die_either():
    pos = position("S   .", pool=["standard"] * 3, counters={"hacks": 2}, **AT_A_TERMINAL, **HACKING)

    assert pos.refusal("place:standard>mission") == ("HG-MISS-01", "no-mission-action-here")


@pytest.mark.rule("HG-MISS-02", "HG-GEN-08")
def test_the_page_says_what_the_mission_action_does():
    pos = position("S   .", pool=["standard"] * 3, **AT_A_TERMINAL, **HACKING)

    pos.play("place:standard>mission", "do:hack:terminal")

    assert pos.fact("table", "counters") == {"hacks": 1}


@pytest.mark.rule("HG-EMP-02", "HG-MISS-02")
def test_an_empowered_die_may_do_the_lesser_mission_action():
    pos = position("S   .", pool=["empowered"] * 3, **AT_A_TERMINAL, **HACKING)

    pos.play("place:empowered>mission", "do:hack:terminal")

    assert pos.offered == ["tick:2", "tick:1"]
    assert pos.play("tick:1").fact("table", "counters") == {"hacks": 1}


@pytest.mark.rule("HG-RULING-09")
def test_mission_and_revive_take_the_dice_of_standard_slots():
    pos = position("S   .", pool=EVERY_FACE, **AT_A_TERMINAL, **HACKING)

    assert dice_offered(pos, "mission") == {"standard", "combined", "empowered"}
    assert dice_offered(pos, "revive") == {"standard", "combined", "empowered"}


@pytest.mark.rule("HG-RULING-09", "HG-MISS-02")
def test_a_mission_may_ask_for_an_empowered_die():
    hard = {**HACKING, "action": [{**HACKING["action"][0], "die": "empowered"}]}
    pos = position("S   .", pool=EVERY_FACE, **AT_A_TERMINAL, **hard)

    assert dice_offered(pos, "mission") == {"empowered"}


# --- the start and the end of an action ----------------------------------------------------------------------


@pytest.mark.rule("HG-RULING-33")
def test_an_action_starts_when_its_die_lies_and_ends_when_it_is_resolved():
    pos = position(
        "S   h",
        pool=["standard"] * 3,
        heroes={"S": hero(health=1)},
        inventory={"medi-gel": 2},
        enemies={"h": grunt(GUARDIAN)},
    )

    assert not pos.is_offered("medigel:shepard"), "no action has begun"
    pos.play("place:standard>fire")
    assert pos.is_offered("medigel:shepard")
    assert dice_on(pos, "S") == [("fire", "standard")]
    assert pos.fact("h", "damage") == 0

    pos.play("medigel:shepard")
    assert (pos.offered, pos.fact("S", "health")) == (["attack:h:1", "decline"], 3)

    pos.play("attack:h:1")
    assert (pos.asked, pos.fact("h", "damage")) == ("place-which", 1)
    assert pos.is_offered("medigel:shepard")


@pytest.mark.rule("HG-RULING-33")
def test_a_declined_action_has_both_windows():
    pos = position("S   h", pool=["standard"] * 3, inventory={"grenade": 1}, enemies={"h": grunt(GUARDIAN)})

    offered = []
    for answer in ("place:standard>fire", "decline", "place:standard>revive"):
        pos.play(answer)
        offered.append((pos.asked, pos.is_offered("grenade:A2")))

    assert offered == [("attack-whom", True), ("place-which", True), ("place-which", True)]
