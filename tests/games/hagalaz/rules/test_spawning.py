"""Where grunts and elites enter the map."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.hagalaz.events import EnemySpawned, SpawnFailed
from support.hagalaz import Position, elite, grunt, hero, position, threat

GUARDIAN, ENGINEER, TROOPER = "guardian-simple", "engineer-simple", "assault-trooper-simple"
CANNIBAL = "cannibal-simple"

NEAR, FAR = "wall-that-walks", "hull-groans"
"""Without a guardian on the map the first card spawns near; the second spawns far."""


def spawning(card: str, drawing: str, **given: Any) -> Position:
    """A card brings a trooper, the only token in the bag unless others are given."""
    return threat(card, drawing, **{"bag": {TROOPER: 3}, **given})


def spawned(pos: Position) -> list[str]:
    """Where enemies appeared."""
    return [event.at for event in pos.news(EnemySpawned)]


# --- grunts ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-SPAWN-01", "HG-BAG-07")
def test_a_token_drawn_from_the_bag_is_placed_active_side_up():
    pos = spawning(NEAR, "S   .   g", bag={TROOPER: 2, ENGINEER: 1}, dice=[ENGINEER])

    assert [(enemy.token, enemy.stunned) for enemy in pos.state.enemies] == [(ENGINEER, False)]
    assert pos.fact("e1", "at") == "A3"
    assert pos.fact("table", "bag")[ENGINEER] == 0
    assert pos.fact("table", "bag")[TROOPER] == 2


@pytest.mark.rule("HG-SPAWN-02")
@pytest.mark.parametrize("letter", ["G", "e"])
def test_a_spawn_hex_with_a_character_on_it_is_ignored(letter: str):
    pos = spawning(
        NEAR,
        f"S   .   {letter}   .   g",
        legend={letter: ["grunt-spawn"]},
        enemies={"e": grunt(ENGINEER)} if letter == "e" else {},
        heroes={"G": hero()} if letter == "G" else {},
    )

    assert spawned(pos) == ["A5"]


@pytest.mark.rule("HG-SPAWN-02", "HG-STUN-04")
def test_a_stunned_enemy_blocks_a_spawn_hex():
    pos = spawning(NEAR, "S   e   .   g", legend={"e": ["grunt-spawn"]}, enemies={"e": grunt(ENGINEER, stunned=True)})

    assert spawned(pos) == ["A4"]


@pytest.mark.rule("HG-SPAWN-02", "HG-SPAWN-06", "HG-EXD-19")
def test_a_spawn_hex_with_loot_on_it_is_ignored():
    pos = spawning(NEAR, "S   .   g   .   g", loot={"A3": 1})

    assert spawned(pos) == ["A5"]


@pytest.mark.rule("HG-SPAWN-03")
@pytest.mark.parametrize(("card", "hex"), [(NEAR, "A3"), (FAR, "A7")])
def test_a_card_names_the_nearest_or_the_farthest_spawn_hex(card: str, hex: str):
    pos = spawning(card, "S   .   g   .   g   .   g")

    assert spawned(pos) == [hex]


@pytest.mark.rule("HG-SPAWN-03")
def test_a_blocked_farthest_spawn_hex_is_skipped_for_the_next_one():
    pos = spawning(FAR, "S   .   g   .   g   .   e", legend={"e": ["grunt-spawn"]}, enemies={"e": grunt(ENGINEER)})

    assert spawned(pos) == ["A5"]


@pytest.mark.rule("HG-SPAWN-03")
def test_two_grunts_of_one_card_appear_on_the_nearest_and_the_next_nearest_hex():
    pos = spawning("the-deck-gives-way", "S   g   .   g   .   g", faction="reapers", bag={CANNIBAL: 3})

    assert spawned(pos) == ["A2", "A4"]


@pytest.mark.rule("HG-SPAWN-04", "HG-EXD-21")
def test_if_every_spawn_hex_is_blocked_nothing_is_spawned():
    pos = spawning(
        NEAR,
        "S   e   g   G",
        legend={"e": ["grunt-spawn"], "G": ["grunt-spawn"]},
        enemies={"e": grunt(ENGINEER)},
        heroes={"G": hero()},
        loot={"A3": 1},
    )

    assert spawned(pos) == []
    assert len(pos.state.enemies) == 1
    assert pos.fact("table", "bag")[TROOPER] == 3


@pytest.mark.rule("HG-SPAWN-05", "HG-SPAWN-06")
def test_a_hero_blocks_a_spawn_hex_by_standing_on_it():
    pos = position(
        "S   g   .   .   g",
        heroes={"S": hero(card=NEAR)},
        bag={TROOPER: 1},
        pool=["move2", "standard"],
        dice_taken=2,
    )

    pos.play("place:move2>move", "move:A2", "stop")

    assert spawned(pos) == ["A5"]


@pytest.mark.rule("HG-SPAWN-07", "HG-EXD-20", "HG-TALI-03")
def test_chatika_does_not_block_a_spawn_hex():
    pos = spawning(NEAR, "S   .   g   .   g", heroes={"T": hero()}, drone="A3")

    assert spawned(pos) == ["A3"]


@pytest.mark.rule("HG-SPAWN-08", "HG-RULING-39")
def test_a_grunt_is_spawned_although_it_could_not_reach_the_hero():
    pos = spawning(NEAR, "S   .   . | .   g", revealed=["A5"])

    assert spawned(pos) == ["A5"]


@pytest.mark.rule("HG-SPAWN-09")
def test_enemies_in_concealed_areas_do_not_keep_a_grunt_from_appearing():
    pos = spawning(NEAR, "g   .   S   . d k", enemies={"k": grunt(GUARDIAN)})

    assert spawned(pos) == ["A1"]


@pytest.mark.rule("HG-RULING-37")
def test_a_spawn_hex_in_a_concealed_area_is_not_eligible():
    pos = spawning(NEAR, "g   .   .   .   S   . d g")

    assert spawned(pos) == ["A1"]


@pytest.mark.rule("HG-RULING-37")
def test_a_spawn_hex_is_eligible_once_its_area_is_revealed():
    pos = spawning(NEAR, "g   .   .   .   S   . d g", revealed=["A7"])

    assert spawned(pos) == ["A7"]


@pytest.mark.rule("HG-RULING-38", "HG-PLAY-07")
@pytest.mark.parametrize("card", [NEAR, FAR])
def test_of_equally_distant_spawn_hexes_the_active_heros_player_picks_one(card: str):
    pos = spawning(card, "g   .   G   .   g", active="garrus", seats=2, heroes={"G": hero(seat=1)})

    assert (pos.asked, pos.offered) == ("spawn-where", ["spawn:A1", "spawn:A5"])
    assert pos.table.choice is not None
    assert pos.table.choice.seat == 1
    pos.play("spawn:A5")
    assert spawned(pos) == ["A5"]


@pytest.mark.rule("HG-RULING-39")
@pytest.mark.parametrize("card", [NEAR, FAR])
def test_spawn_hexes_with_a_path_to_the_hero_come_first(card: str):
    # The hex behind the wall would be nearest, the one in the far room farthest.
    pos = spawning(card, "g | S   .   .   g | .   .   .   g", revealed=["A1", "A9"])

    assert spawned(pos) == ["A5"]


@pytest.mark.rule("HG-RULING-39")
@pytest.mark.parametrize(("card", "hex"), [(NEAR, "A1"), (FAR, "A6")])
def test_if_no_spawn_hex_has_a_path_walls_and_doors_are_ignored(card: str, hex: str):
    pos = spawning(card, "g | S   .   . D .   g", revealed=["A1", "A6"])

    assert spawned(pos) == [hex]


@pytest.mark.rule("HG-RULING-40")
def test_with_an_empty_bag_no_grunt_appears():
    pos = spawning(NEAR, "S   .   g", bag={})

    assert pos.state.enemies == []
    assert [event.empty for event in pos.news(SpawnFailed)] == [True]
    assert pos.asked == "keep-which"


@pytest.mark.rule("HG-SPAWN-04")
def test_where_no_spawn_hex_is_open_the_log_says_so():
    pos = spawning(NEAR, "S   .   .")

    assert [event.empty for event in pos.news(SpawnFailed)] == [False]


# --- elites ---------------------------------------------------------------------------------------------------


def elite_enters(drawing: str, **given: Any) -> Position:
    """Shepard, on a terminal, ticks a box; the passage of that objective brings the boss in."""
    page: dict[str, Any] = {
        "legend": {"S": ["terminal"]},
        "heroes": {"S": hero()},
        "elite": [elite("boss", resilience=[3])],
        "counter": [{"id": "alarm", "name": "", "boxes": 1}],
        "action": [
            {
                "id": "ring",
                "name": "",
                "text": "",
                "where": {"mark": "terminal"},
                "effect": {"name": "tick", "counter": "alarm", "amount": 1},
            }
        ],
        "objective": [
            {
                "id": "wake",
                "kind": "preliminary",
                "title": "",
                "text": "",
                "when": {"name": "counter", "counter": "alarm", "at_least": 1},
                "passage": 9,
            }
        ],
        "passage": [{"number": 9, "title": "", "story": "", "effects": [{"do": "spawn-elite", "elite": "boss"}]}],
        "pool": ["standard", "move2", "move2"],
    }
    for key in ("legend", "heroes"):
        page[key] |= given.pop(key, {})
    return position(drawing, **page, **given).play("place:standard>mission", "do:ring:terminal")


@pytest.mark.rule("HG-ELSP-01", "HG-MAP-06")
def test_an_elite_appears_on_its_spawn_hex():
    pos = elite_enters("S   .   .   1")

    assert spawned(pos) == ["A4"]
    assert not pos.fact("e1", "stunned")


@pytest.mark.rule("HG-ELSP-01")
def test_an_elite_whose_spawn_hex_is_occupied_appears_in_the_nearest_free_hex():
    pos = elite_enters(
        "S   .   k   G | .", legend={"G": ["elite-1"]}, heroes={"G": hero()}, enemies={"k": grunt(GUARDIAN)}
    )

    assert spawned(pos) == ["A2"], "A3 is taken, and A5 lies behind a wall"


@pytest.mark.rule("HG-ELSP-02")
def test_of_equally_near_free_hexes_the_lead_player_picks_the_elites():
    pos = elite_enters(
        "S   .   G   .   .",
        legend={"G": ["elite-1"]},
        heroes={"G": hero(), "L": hero(seat=1)},
        lead="liara",
        seats=2,
    )

    assert (pos.asked, pos.offered) == ("elite-where", ["elite-at:A2", "elite-at:A4"])
    assert pos.table.choice is not None
    assert pos.table.choice.seat == 1
    pos.play("elite-at:A4")
    assert spawned(pos) == ["A4"]


@pytest.mark.rule("HG-ELSP-01", "HG-STUN-06")
def test_an_elite_that_appears_in_a_concealed_area_waits_stunned_side_up():
    pos = elite_enters("S   .   . d 1")

    assert pos.fact("e1", "stunned")
    assert pos.fact("e1", "concealed")
