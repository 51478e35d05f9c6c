"""The map in play: hexes and their icons, edges, line of fire among characters, concealed areas."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.core.hexes import EdgeKind
from starboard.games.hagalaz.content.library import KNOWN_MARKS
from starboard.games.hagalaz.events import AreaRevealed, EnemyActivated
from starboard.games.hagalaz.printed import SHELF
from starboard.games.hagalaz.rules.objectives import mission_options
from starboard.games.hagalaz.state import Face
from support.hagalaz import Position, grunt, hero, position

TROOPER = "assault-trooper-simple"  # attack 1, shield 2, Ranged
GUARDIAN = "guardian-simple"  # attack 2, shield 3


def aiming(drawing: str, **given: Any) -> Position:
    """A position in which Shepard has just put a die on Fire: an enemy in line of fire may be shot at."""
    return position(drawing, pool=["standard"] * 3, **given).play("place:standard>fire")


def walking(drawing: str, **given: Any) -> Position:
    """A position in which the active hero has just put a die on its Move slot."""
    return position(drawing, pool=["move3", "standard", "standard"], **given).play("place:move3>move")


def turned_up(card: str, drawing: str, **given: Any) -> Position:
    """A position in which Shepard's threat card has just been resolved, as far as the first question."""
    heroes = {"S": hero(card=card), **given.pop("heroes", {})}
    return position(drawing, phase="threat", heroes=heroes, **given)


def lifting(*doors: str) -> dict[str, Any]:
    """A mission whose terminal, under Shepard, unlocks doors."""
    lift = {
        "id": "lift",
        "name": "Lift",
        "text": "On a terminal: unlock the doors.",
        "where": {"mark": "terminal"},
        "effect": {"name": "unlock-doors", "doors": list(doors)},
    }
    return {"action": [lift], "legend": {"S": ["terminal"]}, "heroes": {"S": hero()}}


def leaving(kind: str) -> dict[str, Any]:
    """A mission that ends when a hero is on the exit."""
    leave = {
        "id": "leave",
        "kind": kind,
        "title": "Leave",
        "text": "Have a hero on the exit.",
        "when": {"name": "heroes-on", "mark": "exit", "count": 1},
    }
    return {"objective": [leave]}


# --- hexes and icons -----------------------------------------------------------------------------------------


@pytest.mark.rule("HG-MAP-01", "HG-GEN-01")
def test_a_hex_holds_a_character_and_any_number_of_tokens():
    pos = walking(
        "S   x   .",
        legend={"x": ["objective", "turret:E", "loot"]},
        loot={"A2": 2},
        drone="A2",
        mines=["A2"],
        squad=["shepard", "garrus", "liara", "tali"],
    )

    pos.play("move:A2", "stop", dice=["data", "data"])

    assert pos.at("S") == "A2"
    assert pos.fact("table", "tokens") == {"objective-1": "A2"}


@pytest.mark.rule("HG-GEN-01")
def test_chatika_a_turret_and_tokens_are_no_characters_so_a_grunt_appears_among_them():
    pos = turned_up(
        "wall-that-walks",
        "S   .   x",
        legend={"x": ["grunt-spawn", "turret:E", "objective"]},
        squad=["shepard", "garrus", "liara", "tali"],
        drone="A3",
        bag={GUARDIAN: 1},
    )

    assert [pos.state.kit.board.names[enemy.at] for enemy in pos.state.enemies] == ["A3"]


@pytest.mark.rule("HG-MAP-02")
def test_walls_and_spawn_hexes_are_there_all_mission_long():
    pos = turned_up("rearguard-wakes", "S | .   g", round=9, bag={GUARDIAN: 2}, revealed=["A2"])

    assert [pos.state.kit.board.names[enemy.at] for enemy in pos.state.enemies] == ["A3"]
    assert not pos.state.grid.near[0] & 0b10


@pytest.mark.rule("HG-MAP-03")
def test_an_icon_means_nothing_once_its_token_is_gone():
    pos = walking("S   *   .", loot={"A2": 1})
    pos.play("move:A2", dice=["data"]).play("move:A3", "move:A2")

    assert pos.fact("table", "inventory")["data"] == 1
    assert pos.fact("table", "loot") == {}


@pytest.mark.rule("HG-MAP-03")
def test_the_mission_action_looks_for_the_token_not_for_its_icon():
    sweep: dict[str, Any] = {
        "action": [
            {
                "id": "sweep",
                "name": "Sweep",
                "text": "On an objective token: tick a box and remove it.",
                "where": {"token": "objective"},
                "effect": {"name": "tick", "counter": "swept", "amount": 1, "remove": "objective"},
            }
        ],
        "counter": [{"id": "swept", "name": "Swept", "boxes": 5}],
    }
    pos = position("S   .", legend={"S": ["objective"]}, heroes={"S": hero()}, pool=["standard"] * 4, **sweep)

    pos.play("place:standard>mission", "do:sweep:objective-1")

    assert pos.fact("table", "tokens") == {}
    assert pos.state.kit.board.marks["objective"] == (0,), "the icon is still printed there"
    assert not mission_options(pos.state, pos.hero("S"), Face.STANDARD)


@pytest.mark.rule("HG-MAP-05", "HG-SPAWN-01")
def test_reinforcements_enter_on_grunt_spawn_hexes():
    pos = turned_up("boots-on-the-grating", "S   .   g   .   g", bag={GUARDIAN: 2})

    # No trooper is there to activate, so one grunt comes for it and one as the card says.
    assert [pos.state.kit.board.names[enemy.at] for enemy in pos.state.enemies] == ["A3", "A5"]


@pytest.mark.rule("HG-MAP-07")
def test_a_map_exit_means_what_the_mission_says():
    assert walking("S   X   .", **leaving("paragon")).play("move:A2").over == "paragon"
    assert not walking("S   X   .").play("move:A2").over


@pytest.mark.rule("HG-RULING-63", "HG-MAP-07")
def test_an_objective_is_met_in_mid_move():
    pos = walking("S   X   .   .", **leaving("renegade"))

    pos.play("move:A2")

    assert pos.over == "renegade"
    assert pos.at("S") == "A2"


@pytest.mark.rule("HG-ICON-01", "HG-MAP-06")
def test_a_map_may_show_these_icons_and_no_others():
    tokens = {"loot", "bonus-loot", "objective", "prisoner", "magazine"}
    turrets = {f"turret:{way}" for way in ("E", "NE", "NW", "W", "SW", "SE")}

    assert KNOWN_MARKS - tokens - turrets == {
        *("terminal", "terminal-1", "terminal-2"),
        *("fast-travel-a", "fast-travel-b"),
        *("grunt-spawn", "elite-1", "elite-2", "elite-3"),
        *("start", "start:shepard", "start:garrus", "start:liara", "start:tali", "start:wrex"),
        *("coolant", "inferno", "exit", "upper"),
    }


# --- edges ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-DOOR-01", "HG-OBST-01", "HG-MAP-02")
def test_walls_doors_and_obstacles_lie_on_edges():
    board = SHELF.mission("guns-of-cerberus").board
    kinds = {edge.kind for edge in board.edges.values()}

    assert kinds >= {EdgeKind.WALL, EdgeKind.DOOR, EdgeKind.OBSTACLE}
    for a, b in board.edges:
        assert b in board.step[a]


@pytest.mark.rule("HG-DOOR-01", "HG-DOOR-05")
def test_a_mission_action_flips_a_locked_door():
    pos = position(
        "S   . D .",
        pool=["standard", "move2", "move2"],
        **lifting("A2/A3"),
    )
    assert pos.fact("table", "locked_doors") == ["A2/A3"]

    pos.play("place:standard>mission", "do:lift:terminal")

    assert pos.fact("table", "locked_doors") == []
    pos.play("place:move2>move", "move:A2", "move:A3")
    assert pos.at("S") == "A3"


@pytest.mark.rule("HG-DOOR-05")
def test_chatika_hacks_a_door():
    pos = position(
        "T D .   S",
        phase="roll",
        active="tali",
        first_turn=True,
        squad=["shepard", "garrus", "liara", "tali"],
        pool=["move2"] * 3,
        dice=[["star", "move2", "move2"]],
    )

    while pos.asked != "drone-does":
        pos.play("stop")
    pos.play("door:0")

    assert pos.fact("table", "locked_doors") == []


@pytest.mark.rule("HG-ADJ-06")
def test_fast_travel_makes_nobody_adjacent():
    pos = turned_up(
        "close-enough-to-curse",
        "S   .   .   .   h",
        legend={"S": ["fast-travel-a"], "h": ["fast-travel-a"]},
        enemies={"h": grunt(GUARDIAN)},
    )

    assert pos.fact("S", "shields") == 4, "the guardian walked, it could not strike"
    assert pos.at("h") == "A3"


# --- range and line of fire ----------------------------------------------------------------------------------


@pytest.mark.rule("HG-DIST-06")
def test_range_alone_needs_no_line_of_fire():
    layout = """
        S   .

          .   h
    """
    given: dict[str, Any] = {
        "enemies": {"h": grunt(GUARDIAN)},
        "heroes": {"S": hero(unlocked=["incinerate"])},
        "pool": ["standard"] * 3,
    }

    pos = position(layout, **given).play("place:standard>incinerate")
    assert "attack:h:2" in pos.offered

    pos = position(layout, **given).play("place:standard>fire")
    assert pos.asked == "place-which", "off the rays there is nobody to fire at"


@pytest.mark.rule("HG-LOF-06")
def test_who_stands_between_blocks_no_shot():
    pos = aiming("S   G   h   e", enemies={"h": grunt(GUARDIAN), "e": grunt(TROOPER)})

    assert pos.offered == ["attack:h:1", "attack:e:1", "decline"]


@pytest.mark.rule("HG-LOF-10")
def test_tokens_block_no_shot():
    pos = aiming(
        "S   O   .   h",
        enemies={"h": grunt(GUARDIAN)},
        drone="A3",
        loot={"A3": 1},
        squad=["shepard", "garrus", "liara", "tali"],
    )

    assert "attack:h:1" in pos.offered


@pytest.mark.rule("HG-LOF-09", "HG-CONC-03")
def test_a_concealed_enemy_cannot_be_shot_at():
    pos = aiming(". | e   S d h", legend={"e": []}, enemies={"h": grunt(GUARDIAN), "e": grunt(GUARDIAN)})

    assert pos.offered == ["attack:e:1", "decline"]
    assert pos.refusal("attack:h:1") == ("HG-CONC-03", "concealed")


@pytest.mark.rule("HG-EX-04", "HG-DIST-05")
def test_a_husk_behind_a_wall_is_out_of_a_range_of_three():
    layout = """
        S   . | .   h

          .   .   .
    """
    given: dict[str, Any] = {"heroes": {"S": hero(unlocked=["incinerate"])}, "pool": ["standard"] * 3}

    pos = position(layout, enemies={"h": grunt("husk-simple")}, **given).play("place:standard>incinerate")
    assert pos.asked == "place-which", "nobody is within 3 hexes"

    pos = position(layout.replace("|", " "), enemies={"h": grunt("husk-simple")}, **given)
    assert "attack:h:2" in pos.play("place:standard>incinerate").offered


@pytest.mark.rule("HG-EX-13", "HG-LOF-07")
def test_cover_at_the_hero_s_hex_stops_a_ranged_enemy():
    pos = turned_up("fire-by-numbers", "h   .   . o S", enemies={"h": grunt(TROOPER)})

    assert pos.fact("S", "shields") == 4
    assert pos.at("h") != "A1", "it had to come nearer"


# --- concealed areas -----------------------------------------------------------------------------------------


@pytest.mark.rule("HG-CONC-02", "HG-EX-14", "HG-CONC-03")
def test_an_area_without_heroes_is_concealed_and_its_enemies_are_stunned_side_up():
    pos = position(". | S   . d h   .", enemies={"h": grunt(GUARDIAN)}, pool=["move2"] * 3)

    concealed = pos.fact("table", "concealed")

    assert [name for name in concealed if name.startswith("A")] == ["A1", "A4", "A5"]
    assert pos.fact("h", "stunned")


@pytest.mark.rule("HG-CONC-03")
def test_a_concealed_enemy_never_activates():
    pos = turned_up("close-enough-to-curse", "S   . d h", enemies={"h": grunt(GUARDIAN)})

    assert pos.news(EnemyActivated) == []
    assert pos.at("h") == "A3"


@pytest.mark.rule("HG-CONC-04")
def test_a_concealed_enemy_does_not_count_as_one_of_its_kind():
    pos = turned_up("wall-that-walks", "S   g   . d h", enemies={"h": grunt(GUARDIAN)}, bag={TROOPER: 1})

    assert pos.news(EnemyActivated) == []
    assert [enemy.token for enemy in pos.state.enemies] == [GUARDIAN, TROOPER]


@pytest.mark.rule("HG-CONC-05", "HG-CONC-06")
def test_a_hero_at_an_unlocked_door_reveals_the_area_behind_it():
    pos = walking(
        "S   .   . d h   .   e D .",
        legend={"e": []},
        enemies={"h": grunt(GUARDIAN), "e": grunt(TROOPER)},
    )

    pos.play("move:A2")
    assert pos.fact("h", "concealed")

    pos.play("move:A3")
    assert pos.news(AreaRevealed) == [AreaRevealed("shepard", 2, "HG-CONC-06")]
    for letter in "he":
        assert not pos.fact(letter, "concealed")
        assert not pos.fact(letter, "stunned")
    assert "A7" in pos.fact("table", "concealed"), "a room further on is another area"


@pytest.mark.rule("HG-CONC-05")
def test_a_locked_door_reveals_nothing():
    pos = walking("S   .   . D h", enemies={"h": grunt(GUARDIAN)})

    pos.play("move:A2", "move:A3")

    assert pos.fact("h", "concealed")


@pytest.mark.rule("HG-CONC-06")
def test_a_revealed_area_stays_revealed():
    pos = walking("S   . d h", enemies={"h": grunt(GUARDIAN)})

    pos.play("move:A2", "move:A1", "stop")

    assert not pos.fact("h", "concealed")


@pytest.mark.rule("HG-CONC-07")
def test_the_end_phase_wakes_nobody_in_a_concealed_area():
    pos = position(
        "S   e   . d h",
        legend={"e": []},
        phase="end",
        enemies={"h": grunt(GUARDIAN), "e": grunt(GUARDIAN, stunned=True)},
        deck={"wall-that-walks": 32},
    )

    assert pos.fact("table", "round") == 2
    assert not pos.fact("e", "stunned")
    assert pos.fact("h", "stunned")


@pytest.mark.rule("HG-RULING-36")
def test_unlocking_a_door_reveals_to_who_already_stands_there():
    pos = position(
        "S   .   G D h",
        enemies={"h": grunt(GUARDIAN)},
        pool=["standard"] * 3,
        **lifting("A3/A4"),
    )

    pos.play("place:standard>mission", "do:lift:terminal")

    assert not pos.fact("h", "concealed")


@pytest.mark.rule("HG-RULING-36", "HG-CONC-05")
def test_only_the_door_that_is_unlocked_reveals():
    # Shepard's start hex touches an unlocked door too; she has not entered it, so what is behind stays concealed.
    pos = position(
        "h D S d k",
        enemies={"h": grunt(GUARDIAN), "k": grunt(GUARDIAN)},
        pool=["standard"] * 3,
        **lifting("A1/A2"),
    )

    pos.play("place:standard>mission", "do:lift:terminal")

    assert not pos.fact("h", "concealed")
    assert pos.fact("k", "concealed")


@pytest.mark.rule("HG-RULING-36")
def test_unlocking_a_door_with_nobody_at_it_reveals_nothing():
    pos = position(
        "S   G   . D h",
        enemies={"h": grunt(GUARDIAN)},
        pool=["standard"] * 3,
        **lifting("A3/A4"),
    )

    pos.play("place:standard>mission", "do:lift:terminal")

    assert pos.fact("h", "concealed")


@pytest.mark.rule("HG-RULING-36")
def test_fast_travel_into_a_concealed_area_reveals_it():
    pos = walking(
        "S   . | a   .   h", legend={"S": ["fast-travel-a"]}, heroes={"S": hero()}, enemies={"h": grunt(GUARDIAN)}
    )
    assert pos.fact("h", "concealed")

    pos.play("travel:A3")

    assert not pos.fact("h", "concealed")
    assert not pos.fact("h", "stunned")
