"""Setting up a mission: players and squad, enemy bag, enemies, map, heroes."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from typing import Any

import msgspec
import pytest

import starboard
from starboard.core.chance import Chance, Draw
from starboard.core.content import convert
from starboard.core.errors import ContentError, IllegalAnswer, UnknownName
from starboard.core.game import set_up as set_up_game
from starboard.core.hexmap import parse_map
from starboard.core.ruling import refuse
from starboard.core.settings import read_settings
from starboard.core.table import Table
from starboard.core.text import NO_WORDS
from starboard.games.hagalaz.content.library import DEFAULT_LEGEND, LIBRARY, check_map, make_mission
from starboard.games.hagalaz.events import EnemySpawned, HeroMoved, LootPlaced, SquadPicked
from starboard.games.hagalaz.game import GAME
from starboard.games.hagalaz.printed import SHELF, EliteSpec, FailureSpec, MapSpec, Mission
from starboard.games.hagalaz.rules.setup import can_control, can_start_at
from starboard.games.hagalaz.state import State
from starboard.games.hagalaz.view import MissionView
from support.hagalaz import elite, grunt, hero, position

SQUAD = ["shepard", "garrus", "liara", "wrex"]
ALONE = {"squad": SQUAD, "control": [0, 0, 0, 0]}
GUNS = SHELF.mission("guns-of-cerberus")
STARTS = ["D1", "E1", "E2", "F1"]


def a_mission(drawing: str, *, legend: dict[str, list[str]] | None = None, **spec: Any) -> Mission:
    """A mission on a drawn map, put on the shelf: normal, against Cerberus and without objectives unless said."""
    plain: dict[str, Any] = {
        "id": f"mission-{len(SHELF.missions)}",
        "challenge": "normal",
        "forces": {"assault-trooper": 8, "guardian": 8, "engineer": 8},
        "map": MapSpec(drawing, legend or {}),
        "failure": FailureSpec(3, 3, NO_WORDS, 0, 0),
        "elite": [],
        "objective": [],
        "passage": [],
        "rule": [],
        "action": [],
        "counter": [],
    }
    made = msgspec.structs.replace(GUNS.spec, **{**plain, **spec})
    board = parse_map(drawing, legend or {}, default_legend=DEFAULT_LEGEND, file="test", entry="map")
    check_map(made, board, "test")
    mission = make_mission(made, board, "test", LIBRARY.grunts, LIBRARY.cards)
    SHELF.add_mission(mission)
    return mission


def set_up(mission: Mission = GUNS, *, draws: list[str] | None = None, seats: int = 1, **options: Any) -> Table[State]:
    """A mission being set up, as far as the first question; `draws` are the first tokens out of the bag."""
    settings = read_settings(GAME.settings, {**ALONE, **options}, GAME.title, mission.id)
    state = GAME.setup(seats, settings, 1)
    since = [mission.bag_place[token] for token in draws or []]
    return Table(GAME, state, seats=seats, opening=since)


def ready(**options: Any) -> Table[State]:
    """Mission 1A set up, its first round begun."""
    table = set_up(**options)
    for at in STARTS[:3]:
        table.answer(f"start:{at}")
    return table


def seen(table: Table[State]) -> MissionView:
    """What the first seat sees."""
    view = table.view(0)
    assert isinstance(view, MissionView)
    return view


def keys(table: Table[State]) -> list[str]:
    """The keys offered now."""
    assert table.choice is not None
    return table.choice.keys


# --- players and squad ---------------------------------------------------------------------------------------


@pytest.mark.rule("HG-PLAY-01")
def test_one_to_four_players_win_or_lose_together():
    for seats in (1, 2, 3, 4):
        starboard.new("hagalaz", seats=seats)
    for seats in (0, 5):
        with pytest.raises(UnknownName, match="1 to 4 seats"):
            starboard.new("hagalaz", seats=seats)

    state = set_up_game(GAME, 3, {}, 1)
    state.result, state.war_readiness = "paragon", 4
    assert GAME.outcome(state).winners == (0, 1, 2)
    assert GAME.outcome(state).scores == (4, 4, 4)


@pytest.mark.rule("HG-PLAY-02", "HG-PLAY-03", "HG-PLAY-04", "HG-PLAY-05", "HG-PLAY-06", "HG-SETUP-11")
@pytest.mark.parametrize(("seats", "shares"), [(1, [4]), (2, [2, 2]), (3, [2, 1, 1]), (4, [1, 1, 1, 1])])
@pytest.mark.parametrize("pick", [0, -1])
def test_the_four_heroes_are_shared_out_among_the_players(seats: int, shares: list[int], pick: int):
    table = starboard.new("hagalaz", seats=seats)

    while not table.state.heroes:
        table.answer(keys(table)[pick])

    assert len(table.state.heroes) == 4
    control = Counter(hero.seat for hero in table.state.heroes)
    assert sorted(control.values(), reverse=True) == shares


@pytest.mark.rule("HG-PLAY-04", "HG-PLAY-05", "HG-PLAY-06")
@pytest.mark.parametrize(
    ("seats", "control"), [(2, [0, 0, 0, 1]), (3, [0, 0, 1, 1]), (4, [0, 1, 2, 2]), (2, [0, 1, 2, 1])]
)
def test_nobody_controls_more_heroes_than_their_share(seats: int, control: list[int]):
    with pytest.raises(UnknownName, match="control gives each hero a seat"):
        starboard.new("hagalaz", seats=seats, squad=SQUAD, control=control)


@pytest.mark.rule("HG-PLAY-04", "HG-PLAY-05")
def test_who_controls_their_share_is_not_offered_another_hero():
    assert can_control(2, [0, 0], 1)
    assert can_control(2, [0, 0], 0) == refuse("HG-PLAY-04", "controls-enough", seat=0)
    assert can_control(3, [0, 0], 1)
    assert can_control(3, [0, 0, 1], 1) == refuse("HG-PLAY-05", "controls-enough", seat=1), "one player has two"


@pytest.mark.rule("HG-PLAY-07")
def test_the_player_who_controls_a_hero_places_it():
    table = set_up(seats=4, control=[2, 0, 3, 1])
    asked = []
    for at in STARTS[:3]:
        assert table.choice is not None
        asked.append(table.choice.seat)
        table.answer(f"start:{at}")

    assert asked == [2, 0, 3]


@pytest.mark.rule("HG-PLAY-07")
def test_the_player_who_controls_a_hero_decides_its_actions():
    pos = position(
        "S   .   G   h",
        seats=2,
        active="garrus",
        heroes={"G": hero(seat=1)},
        enemies={"h": grunt("guardian-simple")},
        pool=["standard"] * 3,
    )
    seats = []
    for answer in ("place:standard>concussive-shot", "attack:h:1"):
        assert pos.table.choice is not None
        seats.append(pos.table.choice.seat)
        pos.play(answer)

    assert seats == [1, 1]


@pytest.mark.rule("HG-SQUAD-01", "HG-SETUP-11")
def test_shepard_goes_with_three_of_four_companions():
    table = starboard.new("hagalaz")
    assert keys(table) == ["squad:garrus", "squad:liara", "squad:tali", "squad:wrex"]

    for companion in ("tali", "garrus", "wrex"):
        table.answer(f"squad:{companion}")

    assert [hero.id for hero in table.state.heroes] == ["shepard", "tali", "garrus", "wrex"]


@pytest.mark.rule("HG-SQUAD-01", "HG-GEN-07", "HG-COMP-04")
@pytest.mark.parametrize(
    "squad",
    [
        ["garrus", "liara", "tali", "wrex"],
        ["shepard", "garrus", "liara"],
        ["shepard", "garrus", "liara", "garrus"],
        ["shepard", "garrus", "liara", "tali", "wrex"],
        ["shepard", "garrus", "liara", "tali", "tali"],
        ["shepard", "shepard", "liara", "tali"],
    ],
)
def test_any_other_squad_is_refused(squad: list[str]):
    with pytest.raises(UnknownName, match="squad"):
        starboard.new("hagalaz", squad=squad)


@pytest.mark.rule("HG-RULING-71", "HG-SETUP-13")
def test_the_order_in_which_companions_are_picked_is_the_order_at_the_table():
    table = set_up(squad=["shepard", "wrex", "tali", "garrus"])
    placed = []
    for at in STARTS[:3]:
        assert table.choice is not None
        placed.append(table.choice.args["hero"])
        table.answer(f"start:{at}")

    assert placed == ["shepard", "wrex", "tali"]
    assert [hero.id for hero in table.state.heroes] == ["shepard", "wrex", "tali", "garrus"]


# --- the enemy bag -------------------------------------------------------------------------------------------

FOUR_STARTS = "s   s   s   s   g"


@pytest.mark.rule("HG-BAG-01")
def test_only_the_mission_s_faction_is_in_the_bag():
    factions = {spec.id: spec.faction for spec in LIBRARY.grunts}
    reapers = a_mission(
        FOUR_STARTS, faction="reapers", challenge="extreme", forces={"husk": 10, "cannibal": 10, "marauder": 10}
    )

    assert {factions[token] for token, _ in GUNS.bag} == {"cerberus"}
    assert {factions[token] for token, _ in reapers.bag} == {"reapers"}
    assert sum(count for _, count in reapers.bag) == 30


@pytest.mark.rule("HG-BAG-02", "HG-BAG-03", "HG-BAG-04", "HG-BAG-05", "HG-EX-05")
@pytest.mark.parametrize(
    ("challenge", "each", "levels"),
    [
        ("simple", 5, {"simple": 15}),
        ("normal", 8, {"simple": 15, "normal": 9}),
        ("extreme", 10, {"simple": 15, "normal": 9, "extreme": 6}),
    ],
)
def test_the_challenge_of_a_mission_decides_which_tokens_go_in(challenge: str, each: int, levels: dict[str, int]):
    forces = {"assault-trooper": each, "guardian": each, "engineer": each}
    mission = a_mission("s   s   s   s", challenge=challenge, forces=forces)

    table = set_up(mission)

    found: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    for (token, _), count in zip(mission.bag, table.state.bag, strict=True):
        found[mission.tokens[token].challenge] += count
        kinds[mission.tokens[token].kind] += count
    assert found == levels
    assert kinds == forces


@pytest.mark.rule("HG-BAG-06", "HG-PAGE-03")
def test_the_numbers_of_the_enemy_forces_box_are_checked():
    with pytest.raises(ContentError, match="10 guardian tokens are listed, but a normal mission uses 8"):
        a_mission(FOUR_STARTS, forces={"guardian": 10})


@pytest.mark.rule("HG-BAG-07")
def test_a_token_that_is_out_of_the_bag_is_not_drawn_again():
    spawns = "s   s   s   s" + "   g" * 3
    mission = a_mission(spawns, challenge="extreme", forces={"guardian": 10})

    table = set_up(mission, draws=["guardian-extreme", "guardian-extreme", "guardian-normal"])

    assert table.state.bag[mission.bag_place["guardian-extreme"]] == 0
    with pytest.raises(IllegalAnswer, match="one of 8 things"):
        set_up(mission, draws=["guardian-extreme"] * 3)


@pytest.mark.rule("HG-BAG-07")
def test_every_token_of_the_bag_is_as_likely_as_any_other():
    request, chance = Draw("bag", [5, 3, 2], "HG-BAG-07"), Chance(7)
    drawn: Counter[int] = Counter()
    for turn in range(5000):
        chance.used["bag"] = turn
        drawn[request.resolve(chance)] += 1

    assert [round(drawn[token] / 500) for token in range(3)] == [5, 3, 2]


@pytest.mark.rule("HG-BAG-08")
def test_a_defeated_grunt_goes_back_into_the_bag():
    pos = position("S   h", enemies={"h": grunt("guardian-simple", damage=2)}, pool=["standard"] * 3)
    before = pos.fact("table", "bag")["guardian-simple"]

    pos.play("place:standard>fire", "attack:h:1")

    assert not pos.stands("h")
    assert pos.fact("table", "bag")["guardian-simple"] == before + 1


@pytest.mark.rule("HG-BAG-09")
def test_an_elite_is_never_in_the_bag():
    pos = position(
        "S   b",
        legend={"b": []},
        elite=[elite(resilience=[1])],
        enemies={"b": grunt("boss")},
        pool=["standard"] * 3,
    )
    before = dict(pos.fact("table", "bag"))

    pos.play("place:standard>fire", "attack:b:1")

    assert not pos.stands("b")
    assert pos.fact("table", "bag") == before
    assert "boss" not in before


# --- enemies -------------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-SETUP-01")
def test_enemies_come_before_loot_and_loot_before_the_squad():
    told = [type(event) for event, _ in ready().news()]
    wanted = (EnemySpawned, LootPlaced, SquadPicked, HeroMoved)

    assert [kind for kind, _ in groupby(kind for kind in told if kind in wanted)][:4] == list(wanted)


@pytest.mark.rule("HG-SETUP-03")
@pytest.mark.parametrize("faction", ["cerberus", "reapers"])
def test_the_whole_deck_of_the_mission_s_faction_is_used_and_no_other(faction: str):
    kinds = {spec.kind for spec in LIBRARY.grunts if spec.faction == faction}
    mission = a_mission(FOUR_STARTS, faction=faction, forces=dict.fromkeys(kinds, 8))
    table = set_up(mission)

    assert {card.spec.faction for card in mission.cards} == {faction}
    assert sum(table.state.deck) == 32
    assert table.state.discard == [0] * len(mission.cards)


@pytest.mark.rule("HG-SETUP-04", "HG-MAP-06")
def test_each_elite_waits_on_its_own_spawn_hex():
    elites = [
        convert(EliteSpec, elite(name, resilience=[4], spawn=spawn, at_setup=True), "test", name)
        for name, spawn in (("brute", 3), ("banshee", 1))
    ]
    table = set_up(a_mission("s   s   s   s   1   .   2   .   3", elite=elites))

    assert {enemy.token: seen_at(table, enemy.at) for enemy in table.state.enemies} == {"brute": "A9", "banshee": "A5"}


@pytest.mark.rule("HG-GEN-06")
def test_a_mission_may_keep_its_elite_for_later():
    late = [convert(EliteSpec, elite("brute", resilience=[4], at_setup=False), "test", "brute")]

    assert set_up(a_mission("s   s   s   s   1", elite=late)).state.enemies == []


@pytest.mark.rule("HG-SETUP-05", "HG-MAP-05")
def test_every_grunt_spawn_hex_gets_a_grunt_from_the_bag():
    mission = a_mission("s   s   s   s   g   .   g   g")

    table = set_up(mission, draws=["guardian-normal", "engineer-simple", "engineer-simple"])

    assert [(seen_at(table, enemy.at), enemy.token) for enemy in table.state.enemies] == [
        ("A5", "guardian-normal"),
        ("A7", "engineer-simple"),
        ("A8", "engineer-simple"),
    ]
    assert sum(table.state.bag) == 24 - 3


@pytest.mark.rule("HG-SETUP-06", "HG-CONC-02")
def test_grunts_in_concealed_areas_start_stunned_side_up_and_the_others_active():
    view = seen(ready())

    assert {enemy.at: enemy.stunned for enemy in view.enemies if not enemy.elite} == {
        "A2": False,
        "G3": False,
        "C8": True,
        "F9": True,
        "D12": True,
        "E10": True,
    }


@pytest.mark.rule("HG-CONC-02", "HG-SETUP-06", "HG-SETUP-13")
def test_while_heroes_are_placed_every_area_without_a_start_hex_is_concealed():
    table = set_up(a_mission("s   s   s   s   g | *   g"))

    view = seen(table)

    assert table.choice is not None
    assert table.choice.prompt == "start-where"
    assert view.concealed == ["A6", "A7"]
    assert {enemy.at: enemy.stunned for enemy in view.enemies} == {"A5": False, "A7": True}


@pytest.mark.rule("HG-CONC-02", "HG-CONC-03", "HG-SETUP-04")
def test_while_heroes_are_placed_an_elite_in_a_concealed_area_lies_stunned_side_up_and_one_in_sight_active():
    elites = [
        convert(EliteSpec, elite(name, resilience=[4], spawn=spawn, at_setup=True), "test", name)
        for name, spawn in (("brute", 1), ("banshee", 2))
    ]

    view = seen(set_up(a_mission("s   s   s   s   1 | 2   .", elite=elites)))

    assert {enemy.at: (enemy.concealed, enemy.stunned) for enemy in view.enemies} == {
        "A5": (False, False),
        "A6": (True, True),
    }


@pytest.mark.rule("HG-CONC-02", "HG-SETUP-06", "HG-SETUP-14")
def test_an_area_is_concealed_when_only_an_absent_hero_could_have_started_there():
    mission = a_mission("s   s   s   s   g | H   g", legend={"H": ["start:tali"]})
    table = set_up(mission)
    for at in ("A1", "A2", "A3"):
        table.answer(f"start:{at}")

    view = seen(table)

    assert view.concealed == ["A6", "A7"]
    assert {enemy.at: (enemy.concealed, enemy.stunned) for enemy in view.enemies} == {
        "A5": (False, False),
        "A7": (True, True),
    }


# --- the map -------------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-SETUP-07")
def test_one_unseen_loot_token_lies_on_every_loot_icon():
    table = ready()
    icons = {"A3", "A6", "B7", "G2", "G11", "B12"}

    assert seen(table).loot == dict.fromkeys(icons, 1)
    assert sum(table.state.loot_left) == 12, "which tokens lie there is decided by who turns them up"


@pytest.mark.rule("HG-SETUP-08")
def test_objectives_prisoners_and_doors_are_laid_out_on_their_icons():
    view = seen(set_up(a_mission("s   s D s d s   O   .   P D O")))

    assert view.tokens == {"objective-1": "A5", "objective-2": "A8", "prisoner-1": "A7"}
    assert view.locked_doors == [0, 2]


@pytest.mark.rule("HG-SETUP-09", "HG-SETUP-08")
def test_turrets_start_active():
    table = ready()

    assert len(GUNS.turrets) == 6
    assert seen(table).disabled_turrets == []


@pytest.mark.rule("HG-SETUP-10")
def test_rules_and_objectives_lie_open():
    view = seen(ready())

    assert {objective.id: (objective.kind, bool(objective.text)) for objective in view.objectives} == {
        "break-the-lockdown": ("preliminary", True),
        "spike-the-guns": ("preliminary", True),
        "silence-the-battery": ("paragon", True),
        "blow-the-magazine": ("renegade", True),
        "pull-their-teeth": ("secondary", True),
    }
    assert all(rule.text for rule in GUNS.spec.rule)


# --- the squad -----------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-SETUP-12")
def test_heroes_start_with_full_health_and_shields():
    printed = {"shepard": (6, 4), "garrus": (5, 3), "liara": (4, 3), "wrex": (8, 3)}

    # Turrets fire before anybody can look, but not into the start hexes.
    assert {hero.id: (hero.health, hero.shields) for hero in ready().state.heroes} == printed


@pytest.mark.rule("HG-SETUP-13")
def test_a_hero_starts_on_a_start_hex_that_holds_no_hero():
    table = set_up()
    assert keys(table) == [f"start:{at}" for at in STARTS]

    table.answer("start:E1")

    assert keys(table) == ["start:D1", "start:E2", "start:F1"]
    ruling = table.why_not("start:E1")
    assert ruling is not None
    assert (ruling.rule, ruling.reason and ruling.reason.id) == ("HG-SETUP-13", "start-hex-taken")


@pytest.mark.rule("HG-SETUP-14")
def test_a_start_hex_may_be_reserved_for_a_hero():
    mission = a_mission("H   s   s   s   s", legend={"H": ["start:garrus"]})
    table = set_up(mission)
    assert keys(table) == ["start:A2", "start:A3", "start:A4", "start:A5"], "Shepard may not take it"
    ruling = table.why_not("start:A1")
    assert ruling is not None
    assert (ruling.rule, ruling.reason and ruling.reason.id) == ("HG-SETUP-14", "reserved-start-hex")

    table.answer("start:A2")

    garrus = next(hero for hero in table.state.heroes if hero.id == "garrus")
    assert seen_at(table, garrus.at) == "A1", "Garrus has nowhere else to go"
    elsewhere = table.state.kit.board.names.index("A5")
    assert can_start_at(table.state, garrus, elsewhere) == refuse("HG-SETUP-14", "own-start-hex", hero="garrus")


@pytest.mark.rule("HG-SETUP-16", "HG-LEAD-01")
def test_shepard_leads_and_rolls_twelve_dice():
    table = ready()

    assert seen(table).lead == seen(table).active == "shepard"
    assert len(seen(table).pool) == 12


@pytest.mark.rule("HG-SETUP-17", "HG-COMP-05")
@pytest.mark.parametrize(("victories", "dice"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_paragon_victories_give_paragon_dice_two_at_most(victories: int, dice: int):
    table = ready(paragon_victories=victories)

    assert sum(die.startswith("paragon-") for die in seen(table).pool) == dice
    assert len(seen(table).pool) == 12 + dice


@pytest.mark.rule("HG-SETUP-18", "HG-COMP-11")
def test_each_hero_gets_a_renegade_token_for_every_renegade_victory():
    # The box holds eight: two for each of four heroes.
    assert [hero.renegade for hero in ready(renegade_victories=2).state.heroes] == [2, 2, 2, 2]


@pytest.mark.rule("HG-SETUP-19")
def test_the_inventory_starts_empty():
    assert set(seen(ready()).inventory.values()) == {0}


# --- the mission page ----------------------------------------------------------------------------------------


@pytest.mark.rule("HG-RULING-64")
def test_a_card_may_name_a_kind_that_is_not_among_the_forces():
    mission = a_mission("s   s   s   s   .   g", forces={"guardian": 8})

    pos = position(
        mission=mission.id,
        phase="threat",
        heroes={"S": hero(card="sparks-and-orders", at="A1")},
        bag={"guardian-simple": 1},
    )

    assert [enemy.token for enemy in pos.state.enemies] == ["guardian-simple"]


@pytest.mark.rule("HG-RULING-65")
def test_an_additional_rule_of_the_mission_goes_before_the_general_rules():
    automatic_fire = {
        "id": "automatic-fire",
        "title": "Automatic fire",
        "text": "At the start of every round each Active turret fires by itself.",
        "effect": {"name": "turrets", "at": "start-of-round", "damage": 1},
    }
    layout: dict[str, Any] = {"legend": {"Z": ["turret:E"]}, "phase": "round"}

    assert position("Z   S", **layout).fact("S", "shields") == 4, "turrets fire when a card says so"
    assert position("Z   S", rule=[automatic_fire], **layout).fact("S", "shields") == 3


@pytest.mark.rule("HG-RULING-65")
def test_an_elite_s_rule_goes_before_the_general_rules():
    repairing = elite(resilience=[4], effect={"name": "rearm-turret", "at": "after-activation"})
    layout: dict[str, Any] = {
        "legend": {"Z": ["turret:E"], "b": []},
        "phase": "threat",
        "disabled_turrets": ["A1"],
        "heroes": {"S": hero(card="officer-on-deck")},
        "enemies": {"b": grunt("boss")},
    }

    idle = position("Z   .   S   b", elite=[elite(resilience=[4])], **layout)
    assert idle.fact("table", "disabled_turrets") == ["A1"]
    assert position("Z   .   S   b", elite=[repairing], **layout).fact("table", "disabled_turrets") == []


def seen_at(table: Table[State], at: int) -> str:
    """The name of a hex."""
    return table.state.kit.board.names[at]
