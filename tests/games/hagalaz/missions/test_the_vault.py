"""What the Broker Kept, Liara's loyalty mission: cores, keys, the index, quarantine, Curator and Redactor."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.hagalaz.events import EnemyActivated
from starboard.games.hagalaz.printed import SHELF
from support.hagalaz import Position, briefed, grunt, hero, position

MISSION = SHELF.mission("the-vault")
BOARD = MISSION.board
CURATOR, REDACTOR = "the-curator", "the-redactor"
DOORS = ("C3/D3", "C6/D6", "C10/D9", "F3/G3", "F6/G6", "F9/G10")
KEY, NO_KEY = "slow-hunger", "black-horizon"


def vault(**given: Any) -> Position:
    """A position in the mission; Liara is the active hero, and there are no enemies unless some are given."""
    given = {
        "squad": ["shepard", "liara", "garrus", "wrex"],
        "active": "liara",
        "pool": ["standard"] * 3,
        **given,
    }
    heroes = {"S": hero(at="D1"), "L": hero(at="E2"), "G": hero(at="E1"), "W": hero(at="F2")}
    given["heroes"] = {**heroes, **given.get("heroes", {})}
    return position(mission="the-vault", **given)


def locked(pos: Position) -> list[str]:
    return [door for door in DOORS if pos.state.locked_doors >> MISSION.doors[door] & 1]


# --- the map --------------------------------------------------------------------------------------------------


def test_six_stacks_open_off_the_reading_room():
    assert BOARD.size == 92
    assert sorted(area.bit_count() for area in BOARD.areas) == [9, 9, 9, 9, 11, 11, 34]
    assert BOARD.initially_locked == 0
    assert sorted(MISSION.doors[door] for door in DOORS) == list(range(6))


def test_every_stack_has_one_core_and_the_limits_are_kept():
    marks = BOARD.marks
    assert len({BOARD.area_of[at] for at in marks["objective"]}) == len(marks["objective"]) == 6
    assert (len(marks["grunt-spawn"]), len(marks["loot"]) + len(marks["bonus-loot"])) == (6, 6)


@pytest.mark.parametrize(("goal", "far"), [("B2", 4), ("B6", 7), ("B10", 10), ("H10", 10), ("E6", 4), ("E8", 6)])
def test_every_goal_can_be_reached_from_where_liara_starts(goal: str, far: int):
    assert BOARD.grid(0).walk_distances(1 << BOARD.index[goal])[BOARD.index["E2"]] == far


@pytest.mark.rule("HG-SETUP-14", "HG-RULING-49", "HG-CONC-02")
def test_liara_has_a_start_hex_of_her_own_and_the_stacks_are_concealed():
    state = briefed("the-vault")

    assert BOARD.names[state.heroes[1].at] == "E2"
    assert state.revealed == 1 << BOARD.area_of[BOARD.index["E2"]]


# --- keys -----------------------------------------------------------------------------------------------------


@pytest.mark.thing("rule:the-vault/keys")
def test_half_of_the_cards_are_keys():
    keys = sum(card.spec.copies for card in MISSION.cards if card.names_a_kind)

    assert (keys, sum(card.spec.copies for card in MISSION.cards)) == (16, 32)


@pytest.mark.thing("action:the-vault/take-the-core")
@pytest.mark.rule("HG-CARRY-01", "HG-CARRY-04")
def test_a_hero_takes_one_core():
    pos = vault(heroes={"L": hero(at="B2")}, tokens={"objective-2": "B2"}, revealed=["B2"])

    pos.play("place:standard>mission", "do:take-the-core:objective-1")

    assert pos.fact("L", "carried") == ["objective-1"]
    assert not pos.is_offered("place:standard>mission"), "one core is all anybody carries"


@pytest.mark.thing("rule:the-vault/keys")
@pytest.mark.thing("action:the-vault/read-it-in")
@pytest.mark.rule("HG-MISS-02")
def test_a_key_opens_the_core():
    pos = vault(heroes={"L": hero(at="E6", carried=["objective-1"], card=KEY)})

    pos.play("place:standard>mission", "do:read-it-in:reader")

    assert pos.fact("L", "carried") == []
    assert "objective-1" not in pos.state.tokens
    assert pos.state.counters == {"files": 1, "her-hand": 1}
    assert pos.fact("L", "card") == KEY, "the card stays, turned up"


@pytest.mark.thing("action:the-vault/read-it-in")
def test_any_other_card_is_overheard():
    pos = vault(heroes={"L": hero(at="E6", carried=["objective-1"], card=NO_KEY)})

    pos.play("place:standard>mission", "do:read-it-in:reader", "spawn:D11", dice=["husk-simple"])

    assert pos.fact("L", "carried") == ["objective-1"]
    assert pos.state.counters == {}
    assert pos.fact("L", "card") == NO_KEY
    assert [enemy.token for enemy in pos.state.enemies] == ["husk-simple"]


def test_what_somebody_else_reads_in_is_not_in_her_hand():
    pos = vault(heroes={"W": hero(at="E6", carried=["objective-1"], card=KEY)}, active="wrex")

    pos.play("place:standard>mission", "do:read-it-in:reader")

    assert pos.state.counters == {"files": 1}


@pytest.mark.rule("HG-MISS-01")
@pytest.mark.parametrize(
    "liara",
    [
        hero(at="E6", card=KEY),
        hero(at="E6", carried=["objective-1"]),
        hero(at="E5", carried=["objective-1"], card=KEY),
    ],
    ids=["without a core", "without a card", "away from the reader"],
)
def test_nothing_is_read(liara: dict[str, Any]):
    assert not vault(heroes={"L": liara}).is_offered("place:standard>mission")


@pytest.mark.rule("HG-THREAT-01")
def test_the_card_is_resolved_later_all_the_same():
    pos = vault(
        heroes={"L": hero(at="E6", carried=["objective-1"], card=KEY)},
        enemies={"c": grunt("cannibal-simple", at="E9")},
        dice_taken=2,
        pool=["standard"],
        counters={"files": 1},
        done=["the-first-file"],
    )

    pos.play("place:standard>mission", "do:read-it-in:reader")

    assert pos.at("c") == "E7"


# --- the index ------------------------------------------------------------------------------------------------


@pytest.mark.thing("action:the-vault/consult-the-index")
def test_the_index_turns_up_every_card_and_liara_learns_from_it():
    pos = vault(
        heroes={
            "L": hero(at="E8", card=KEY, meter=1),
            "S": hero(at="D1", card=NO_KEY),
            "W": hero(at="F2", card=KEY, card_known=True),
        }
    )

    pos.play("place:standard>mission", "do:consult-the-index:terminal")

    assert [pos.fact(letter, "card") for letter in "SLGW"] == [NO_KEY, KEY, "", KEY]
    assert pos.fact("L", "meter") == 2


@pytest.mark.thing("action:the-vault/consult-the-index")
def test_others_only_look():
    pos = vault(heroes={"G": hero(at="E8", card=KEY, meter=1)}, active="garrus")

    pos.play("place:standard>mission", "do:consult-the-index:terminal")

    assert pos.fact("G", "card") == KEY
    assert pos.fact("G", "meter") == 1


@pytest.mark.rule("HG-MISS-01")
def test_with_nothing_to_learn_nobody_consults_it():
    known = hero(at="E8", card=KEY, card_known=True, meter=4)

    assert not vault(heroes={"L": known}).is_offered("place:standard>mission")
    assert vault(heroes={"L": {**known, "meter": 3}}).is_offered("place:standard>mission")


# --- quarantine -----------------------------------------------------------------------------------------------


@pytest.mark.thing("rule:the-vault/quarantine")
def test_at_the_end_of_a_round_the_door_farthest_from_the_lead_hero_locks():
    pos = vault(phase="end", lead="liara", heroes={"S": hero(at="D1")}, deck={"signal-lost": 4})

    assert locked(pos) == ["F9/G10"], "farthest from D1, where Shepard has the lead now"


@pytest.mark.thing("rule:the-vault/quarantine")
def test_of_equal_doors_the_first_from_the_north_locks():
    pos = vault(phase="end", lead="liara", heroes={"S": hero(at="E1"), "G": hero(at="D1")}, deck={"signal-lost": 4})

    assert locked(pos) == ["C10/D9"]


def test_a_hero_beside_a_door_keeps_it_open():
    pos = vault(phase="end", lead="liara", heroes={"W": hero(at="G10")}, deck={"signal-lost": 4})

    assert locked(pos) == ["C10/D9"]


@pytest.mark.thing("rule:the-vault/quarantine")
@pytest.mark.rule("HG-RULING-21")
def test_a_downed_hero_beside_a_door_does_not_keep_it_open():
    down = hero(at="G10", downed=True, health=0, shields=0)
    pos = vault(phase="end", lead="liara", heroes={"W": down}, deck={"signal-lost": 4})

    assert locked(pos) == ["F9/G10"]


@pytest.mark.thing("action:the-vault/lift-the-quarantine")
@pytest.mark.rule("HG-DOOR-05")
def test_the_terminal_lifts_the_quarantine():
    pos = vault(heroes={"L": hero(at="E8", meter=4)}, locked=["C3/D3", "F6/G6"])

    pos.play("place:standard>mission", "do:lift-the-quarantine:terminal")

    assert locked(pos) == []


# --- elites ---------------------------------------------------------------------------------------------------


def order(card: str, **given: Any) -> Position:
    """Shepard's threat card is resolved."""
    heroes = dict(given.pop("heroes", {}))
    heroes["S"] = {"at": "D1", **heroes.get("S", {}), "card": card}
    return vault(phase="threat", active="shepard", heroes=heroes, **given)


@pytest.mark.thing("elite:the-curator")
def test_the_curator_misfiles_what_is_known_of_other_cards():
    pos = order(
        "the-larger-things",
        heroes={"L": hero(at="E2", card=KEY, card_known=True), "W": hero(at="F2", card=KEY)},
        enemies={"c": grunt(CURATOR, at="D2")},
        dice=["old-drills"],
    )

    assert pos.fact("L", "card") == "face-down"
    assert pos.hero("L").card == "old-drills"
    assert pos.hero("W").card == KEY, "nobody knew that one"
    assert pos.state.discard[MISSION.card_place[KEY]] == 1
    assert pos.state.discard[MISSION.card_place["the-larger-things"]] == 1


def test_other_enemies_misfile_nothing():
    pos = order(
        KEY,
        heroes={"L": hero(at="E2", card=KEY, card_known=True)},
        enemies={"c": grunt(CURATOR, at="D3"), "k": grunt("cannibal-simple", at="D2")},
    )

    assert pos.asked == "keep-which", "the card is resolved"
    assert [event.token for event in pos.news(EnemyActivated)] == ["cannibal-simple"], "with the Curator looking on"
    assert pos.fact("L", "card") == KEY


@pytest.mark.thing("elite:the-redactor")
def test_the_redactor_sends_a_core_back_to_its_shelf():
    pos = order(
        "the-larger-things",
        heroes={"S": hero(at="E6", carried=["objective-3"])},
        enemies={"r": grunt(REDACTOR, at="E7")},
    )

    assert pos.fact("S", "carried") == []
    assert BOARD.names[pos.state.tokens["objective-3"]] == "B10"


def test_an_attack_of_another_enemy_leaves_the_core_alone():
    pos = order(
        KEY,
        heroes={"S": hero(at="E6", carried=["objective-3"])},
        enemies={"r": grunt(REDACTOR, at="E5"), "k": grunt("cannibal-simple", at="E7")},
    )

    assert pos.fact("S", "shields") == 2
    assert pos.fact("S", "carried") == ["objective-3"]


# --- objectives -----------------------------------------------------------------------------------------------


@pytest.mark.thing("objective:the-vault/the-first-file")
def test_the_first_file_brings_the_redactor():
    pos = vault(heroes={"W": hero(at="E6", carried=["objective-1"], card=KEY)}, active="wrex")

    pos.play("place:standard>mission", "do:read-it-in:reader")

    assert "the-first-file" in pos.state.done
    assert [(enemy.token, BOARD.names[enemy.at]) for enemy in pos.state.enemies] == [(REDACTOR, "F1")]


@pytest.mark.thing("objective:the-vault/everyone-he-knew")
@pytest.mark.rule("HG-OBJ-06", "HG-LOYM-08", "HG-LOYAB-01", "HG-WAR-04")
def test_with_the_fourth_file_the_mission_is_won():
    pos = vault(
        heroes={"W": hero(at="E6", carried=["objective-1"], card=KEY)},
        active="wrex",
        counters={"files": 3},
        done=["the-first-file"],
    )

    pos.play("place:standard>mission", "do:read-it-in:reader")

    assert pos.over == "loyalty"
    assert pos.state.war_readiness == 1
    assert "shadow-brokers-intuition" in pos.fact("L", "unlocked")
    assert pos.state.facts == ["sources-safe"]


def test_three_files_are_not_enough():
    pos = vault(
        heroes={"W": hero(at="E6", carried=["objective-1"], card=KEY)},
        active="wrex",
        counters={"files": 2},
        done=["the-first-file"],
    )

    pos.play("place:standard>mission", "do:read-it-in:reader")

    assert not pos.over


@pytest.mark.thing("objective:the-vault/in-her-own-hand")
@pytest.mark.rule("HG-OBJ-05")
def test_two_cores_in_her_own_hand_earn_an_extra():
    pos = vault(
        heroes={"L": hero(at="E6", carried=["objective-1"], card=KEY)},
        counters={"files": 1, "her-hand": 1},
        done=["the-first-file"],
    )

    pos.play("place:standard>mission", "do:read-it-in:reader", dice=["grenade"])

    assert "in-her-own-hand" in pos.state.done
    assert pos.state.war_readiness == 1
    assert pos.fact("table", "inventory")["grenade"] == 1


@pytest.mark.thing("objective:the-vault/in-her-own-hand", "action:the-vault/read-it-in")
@pytest.mark.rule("HG-RULING-63")
def test_her_second_core_earns_the_extra_even_if_it_is_the_fourth_and_wins_the_mission():
    pos = vault(
        heroes={"L": hero(at="E6", carried=["objective-1"], card=KEY)},
        counters={"files": 3, "her-hand": 1},
        done=["the-first-file"],
    )

    pos.play("place:standard>mission", "do:read-it-in:reader", dice=["grenade"])

    assert pos.over == "loyalty"
    assert "in-her-own-hand" in pos.state.done
    assert pos.state.war_readiness == 2


@pytest.mark.rule("HG-RULING-70")
def test_a_core_stays_where_its_carrier_falls():
    pos = order(
        KEY,
        heroes={"W": hero(at="E6", carried=["objective-3"], health=1, shields=0)},
        enemies={"k": grunt("cannibal-simple", at="E7")},
    )

    assert pos.fact("W", "downed")
    assert BOARD.names[pos.state.tokens["objective-3"]] == "E6"
