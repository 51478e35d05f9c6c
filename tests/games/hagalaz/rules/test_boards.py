"""What is in the box: hero boards, dice, enemy tokens, threat cards, loot, the pages of a mission."""

from __future__ import annotations

from collections import Counter
from typing import Any, get_args

import msgspec
import pytest

from starboard.core.errors import ContentError
from starboard.core.hexmap import parse_map
from starboard.games.hagalaz.content.library import DEFAULT_LEGEND, LIBRARY, check_map
from starboard.games.hagalaz.content.registry import EFFECTS, ORDER
from starboard.games.hagalaz.events import HeroAttacked
from starboard.games.hagalaz.moments import Moment
from starboard.games.hagalaz.printed import SHELF, Marker, SlotKind
from starboard.games.hagalaz.rules.setup import MOST_PARAGON_DICE
from starboard.games.hagalaz.scene import scene
from starboard.games.hagalaz.state import LOOT_NAMES, LOOT_TOKENS, STRATEGY_DICE
from starboard.games.hagalaz.view import view
from support.hagalaz import elite, grunt, hero, position

GUNS = SHELF.mission("guns-of-cerberus")
HEROES = ["shepard", "garrus", "liara", "tali", "wrex"]
GUARDIAN = "guardian-simple"  # attack 2, shield 3


# --- the box -------------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-COMP-03", "HG-COMP-04", "HG-GEN-07")
def test_there_are_five_hero_boards_and_one_shepard():
    assert [board.id for board in LIBRARY.heroes] == HEROES


@pytest.mark.rule("HG-COMP-05")
def test_there_are_twelve_strategy_dice_and_two_paragon_dice():
    assert (STRATEGY_DICE, MOST_PARAGON_DICE) == (12, 2)


@pytest.mark.rule("HG-COMP-06")
def test_there_are_two_decks_of_thirty_two_threat_cards():
    cards: Counter[str] = Counter()
    for card in LIBRARY.cards:
        cards[card.spec.faction] += card.spec.copies

    assert cards == {"cerberus": 32, "reapers": 32}


@pytest.mark.rule("HG-COMP-07", "HG-COMP-12", "HG-RULING-66", "HG-BAG-02")
def test_there_are_thirty_grunts_of_each_faction_five_three_and_two_of_a_kind():
    tokens: Counter[tuple[str, str, str]] = Counter()
    for spec in LIBRARY.grunts:
        tokens[spec.faction, spec.kind, spec.challenge] += spec.count

    assert tokens == {
        (faction, kind, challenge): count
        for faction, kinds in {
            "cerberus": ("assault-trooper", "guardian", "engineer"),
            "reapers": ("husk", "cannibal", "marauder"),
        }.items()
        for kind in kinds
        for challenge, count in {"simple": 5, "normal": 3, "extreme": 2}.items()
    }


@pytest.mark.rule("HG-COMP-07", "HG-RULING-66")
def test_elites_are_unique_and_no_more_than_the_box_holds():
    elites = [spec.id for mission in LIBRARY.missions for spec in mission.spec.elite]

    assert 0 < len(elites) == len(set(elites)) <= 24


@pytest.mark.rule("HG-COMP-08")
def test_there_are_twelve_loot_tokens():
    assert dict(zip(LOOT_NAMES, LOOT_TOKENS, strict=True)) == {
        "medi-gel": 5,
        "grenade": 2,
        "grenade-case": 1,
        "data": 4,
    }


@pytest.mark.rule("HG-COMP-09", "HG-COMP-08")
@pytest.mark.parametrize(
    ("character", "between", "most", "what"),
    [
        ("O", "   ", 7, "objective"),
        ("P", "   ", 7, "prisoner"),
        ("Z", "   ", 6, "turret"),
        ("*", "   ", 12, "loot"),
        (".", " D ", 8, "door"),
    ],
)
def test_a_map_asks_for_no_more_tokens_than_there_are(character: str, between: str, most: int, what: str):
    def checked(count: int) -> None:
        drawing = "s   s   s   s" + (between + character) * count
        legend = {"Z": ["turret:E"]}
        board = parse_map(drawing, legend, default_legend=DEFAULT_LEGEND, file="map", entry="map")
        check_map(msgspec.structs.replace(GUNS.spec, elite=[]), board, "map")

    checked(most)
    with pytest.raises(ContentError, match=f"{most + 1} {what} icons, but the box holds {most} tokens"):
        checked(most + 1)


@pytest.mark.rule("HG-COMP-10")
def test_heroes_have_tokens_of_their_own():
    effects = {board.id: board.spec.main.effect for board in LIBRARY.heroes}
    mine = SHELF.heroes["garrus"].abilities["proximity-mine"].effect

    assert effects["shepard"]["tokens"] == 3
    assert effects["wrex"]["tokens"] == 5
    assert mine["tokens"] == 3
    assert position("T   S", squad=["shepard", "garrus", "liara", "tali"]).fact("table", "drone") == "A1"


# --- enemy tokens --------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-TOKEN-01", "HG-ICON-03")
def test_the_active_side_shows_attack_shield_and_at_most_one_marker():
    for spec in LIBRARY.grunts:
        assert spec.name
        assert 1 <= spec.attack <= 3
        assert 1 <= spec.shield <= 5
        assert len(spec.markers) <= 1
    assert set(get_args(Marker)) == {"grapple", "ranged", "reaction", "sprint"}

    pos = position("S   h", enemies={"h": grunt("guardian-normal")}, pool=["move2"] * 3)
    assert [pos.fact("h", fact) for fact in ("name", "attack", "toughness", "markers")] == [
        "Guardian",
        2,
        4,
        ["grapple"],
    ]


@pytest.mark.rule("HG-TOKEN-02", "HG-TOKEN-03", "HG-ICON-03")
def test_the_stunned_side_shows_the_same_shield_and_no_marker():
    pos = position("S   h", enemies={"h": grunt("guardian-normal", stunned=True)}, pool=["move2"] * 3)

    assert pos.fact("h", "toughness") == 4
    assert pos.fact("h", "markers") == []


@pytest.mark.rule("HG-TOKEN-02")
def test_a_stunned_enemy_has_no_attack():
    pos = position("h   S   .", enemies={"h": grunt(GUARDIAN, stunned=True)}, pool=["move2"] * 3)

    pos.play("place:move2>move", "move:A3")

    assert pos.news(HeroAttacked) == []


@pytest.mark.rule("HG-TOKEN-03")
@pytest.mark.parametrize("stunned", [False, True])
def test_damage_up_to_the_shield_value_defeats_a_grunt(stunned: bool):
    pos = position("S   h", enemies={"h": grunt(GUARDIAN, stunned=stunned)}, pool=["empowered", "standard", "move2"])

    pos.play("place:empowered>fire", "attack:h:2")
    assert pos.stands("h")

    pos.play("place:standard>fire", "attack:h:1")
    assert not pos.stands("h")


@pytest.mark.rule("HG-GEN-02")
def test_an_enemy_is_a_grunt_of_some_challenge_or_an_elite_with_a_track():
    for token in GUNS.tokens.values():
        if token.elite:
            assert token.resilience
            assert not token.challenge
        else:
            assert token.challenge in ("simple", "normal", "extreme")
            assert not token.resilience
    assert [token.id for token in GUNS.tokens.values() if token.elite] == ["gun-captain-renn"]


@pytest.mark.rule("HG-TOKEN-04", "HG-EX-19")
def test_the_ravager_stands_while_a_level_is_left():
    def ravager(level: int, die: str, damage: int) -> Any:
        return position(
            "S   b",
            legend={"b": []},
            elite=[elite("ravager", resilience=[4, 6, 5])],
            enemies={"b": grunt("ravager", level=level, damage=damage)},
            pool=[die, "move2", "move2"],
        )

    first = ravager(0, "standard", 3).play("place:standard>fire", "attack:b:1")
    assert [first.fact("b", fact) for fact in ("level", "damage", "toughness")] == [1, 0, 6]

    second = ravager(1, "empowered", 4).play("place:empowered>fire", "attack:b:2")
    assert [second.fact("b", fact) for fact in ("level", "damage", "toughness")] == [2, 0, 5]

    third = ravager(2, "standard", 3).play("place:standard>fire", "attack:b:1")
    assert third.fact("b", "damage") == 4
    assert not ravager(2, "standard", 4).play("place:standard>fire", "attack:b:1").stands("b")


@pytest.mark.rule("HG-TOKEN-05")
def test_an_elite_box_says_where_it_stands_how_tough_it_is_and_what_is_special():
    for mission in LIBRARY.missions:
        for box in mission.spec.elite:
            assert f"elite-{box.spawn}" in mission.board.marks
            assert box.resilience
            assert min(box.resilience) > 0
            assert box.text
            hooks = [hook for several in mission.part.hooks.values() for hook in several]
            assert any(hook.elite == box.id for hook in hooks), "the program knows the text"


# --- hero boards ---------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-BOARD-01", "HG-BOARD-04")
def test_a_board_has_slots_tracks_a_main_ability_and_nine_boxes():
    for board in LIBRARY.heroes:
        assert board.slots
        assert board.spec.health > 0
        assert board.spec.shields > 0
        assert Moment.STAR in board.main.parts
        assert sorted(ability.box for ability in board.spec.ability) == list(range(1, 10))


@pytest.mark.rule("HG-BOARD-01", "HG-ICON-06")
def test_a_seat_sees_the_whole_board():
    pos = position("S   .", heroes={"S": hero(xp=2, health=3, shields=1)}, pool=["move2"] * 3)

    assert [pos.fact("S", fact) for fact in ("health", "full_health", "shields", "full_shields", "xp")] == [
        3,
        6,
        1,
        4,
        2,
    ]
    assert {slot["kind"] for slot in pos.fact("S", "slots")} == set(get_args(SlotKind))
    assert set(get_args(SlotKind)) == {"move", "standard", "empowered"}


@pytest.mark.thing("ability:combat-upgrade")
@pytest.mark.rule("HG-BOARD-04")
def test_an_ability_box_is_an_action_with_slots_or_a_special_rule():
    for board in LIBRARY.heroes:
        for ability in board.spec.ability:
            doors = set(board.effects[ability.id].parts)
            assert bool(ability.slots) == ("action" in doors), f"{board.id}: {ability.id}"
            assert doors


@pytest.mark.rule("HG-BOARD-04")
def test_a_special_rule_applies_to_its_own_hero_only():
    for who, shields in (("shepard", 2), ("garrus", 1)):
        pos = position(
            "S   G   .",
            active=who,
            heroes={"S": hero(shields=1, unlocked=["barrier"]), "G": hero(shields=1)},
            pool=["move2"] * 3,
        )
        pos.play("place:move2>move", "stop")
        assert pos.fact(who[0].upper(), "shields") == shields


@pytest.mark.rule("HG-BOARD-05", "HG-BOARD-06")
@pytest.mark.parametrize("who", HEROES)
def test_blue_abilities_can_be_used_from_the_start_and_no_others(who: str):
    others = [id for id in HEROES if id not in ("shepard", who)]
    pos = position(
        "S   .",
        active=who,
        squad=["shepard", who, *others[:2]] if who != "shepard" else ["shepard", *others[:3]],
        pool=["move2", "standard", "empowered"],
    )

    actions = {key.split(">")[1].split(".")[0] for key in pos.offered} - {"move", "revive"}

    boxes = SHELF.heroes[who].spec.ability
    assert actions == {box.id for box in boxes if box.kind == "start" and box.slots}
    assert actions


@pytest.mark.rule("HG-BOARD-07", "HG-EX-20")
def test_krogan_warlord_needs_krogans_are_best():
    def choosing(*unlocked: str) -> Any:
        pos = position(
            "W   h   S",
            active="wrex",
            faction="reapers",
            heroes={"W": hero(xp=2, unlocked=list(unlocked))},
            enemies={"h": grunt("husk-simple")},
            pool=["standard"] * 3,
        )
        return pos.play("place:standard>shotgun-blast", "attack:h:2")

    assert choosing().refusal("unlock:wrex:krogan-warlord") == ("HG-UNLOCK-04", "prerequisite-missing")
    assert choosing("krogans-are-best").is_offered("unlock:wrex:krogan-warlord")


@pytest.mark.rule("HG-BOARD-07")
def test_only_advanced_abilities_have_prerequisites_and_all_of_them_do():
    for board in LIBRARY.heroes:
        for ability in board.spec.ability:
            assert bool(ability.needs) == (ability.kind == "advanced"), f"{board.id}: {ability.id}"


@pytest.mark.rule("HG-BOARD-09", "HG-COMP-09")
def test_every_board_but_shepard_s_has_a_downed_side():
    assert {board.id: bool(board.spec.downed) for board in LIBRARY.heroes} == {
        "shepard": False,
        "garrus": True,
        "liara": True,
        "tali": True,
        "wrex": True,
    }


@pytest.mark.rule("HG-EX-31")
def test_the_third_box_of_a_column_unlocks_and_the_fourth_defeat_gives_nothing():
    pos = position(
        "S   h   k",
        faction="reapers",
        heroes={"S": hero(xp=2)},
        enemies={"h": grunt("husk-simple"), "k": grunt("husk-simple")},
        pool=["standard"] * 3,
    )

    pos.play("place:standard>fire", "attack:h:1")
    assert (pos.asked, pos.fact("S", "xp")) == ("unlock-which", 3)

    pos.play("unlock:shepard:warp")
    assert pos.is_offered("place:standard>warp"), "at once"

    pos.play("place:standard>fire", "attack:k:1")
    assert not pos.stands("k")
    assert (pos.asked, pos.fact("S", "xp")) == ("place-which", 3)


# --- threat cards, icons and the mission page ----------------------------------------------------------------


@pytest.mark.rule("HG-ICON-04")
def test_threat_cards_carry_these_icons():
    icons = {order.name for card in LIBRARY.cards for order in card.orders}
    special = {"volley", "fortify", "rearm-turret", "clutch", "mend", "surge"}

    assert icons - special == {
        *("spawn", "activate", "activate-elites", "activate-nearest", "activate-farthest"),
        *("turrets", "respite", "escalation"),
    }
    assert {order["where"] for card in LIBRARY.cards for order in card.spec.orders if order["do"] == "spawn"} == {
        "near",
        "far",
    }
    assert all(ORDER in EFFECTS.doors(name) for name in icons)


@pytest.mark.rule("HG-ICON-02")
def test_every_token_on_the_map_can_be_seen():
    pos = position(
        """
        S   O   P   *   Z d .

          h   .   .   .   . D .
        """,
        legend={"Z": ["turret:E"]},
        enemies={"h": grunt(GUARDIAN, biotic=True, damage=1)},
        squad=["shepard", "garrus", "liara", "tali"],
        mines=["B2"],
        drone="B3",
        pool=["move2"] * 3,
    )
    pieces = {piece.kind: piece for zone in scene(view(pos.state, 0)).zones for piece in zone.pieces}

    assert set(pieces) >= {"hero", "grunt", "objective", "prisoner", "loot", "turret", "mine", "drone"}
    assert pieces["turret"].facts["active"]
    assert (pieces["grunt"].facts["damage"], pieces["grunt"].facts["biotic"]) == (1, True)
    assert pos.fact("table", "locked_doors") == ["B5/B6"]


@pytest.mark.rule("HG-PAGE-02", "HG-PAGE-03", "HG-PAGE-04")
def test_a_mission_page_has_all_its_boxes():
    for mission in LIBRARY.missions:
        page = mission.spec
        assert page.intro
        assert page.setup
        assert page.faction in ("cerberus", "reapers")
        assert page.challenge in ("simple", "normal", "extreme")
        assert page.forces
        assert all(rule.title and rule.text for rule in page.rule)
        assert page.objective
        assert page.elite
        assert page.failure.text
        assert page.failure.passage in mission.passages
        assert page.failure.shepard_passage in mission.passages


@pytest.mark.rule("HG-PAGE-04")
def test_the_defeat_box_names_a_passage_for_each_way_to_lose():
    given: dict[str, Any] = {"mission": "guns-of-cerberus", "phase": "threat", "enemies": {}}

    fallen = position(
        **{**given, "enemies": {"h": grunt(GUARDIAN, at="D3")}},
        heroes={"S": hero(at="D2", health=1, shields=0, card="wall-that-walks")},
    )
    assert fallen.over == "defeat-shepard"
    assert [passage["number"] for passage in fallen.fact("table", "passages")] == [6]

    too_late = position(**given, failure=2, escalations=2, heroes={"S": hero(at="D2", card="hull-groans")})
    assert too_late.over == "defeat-storm"
    assert [passage["number"] for passage in too_late.fact("table", "passages")] == [5]


def test_only_the_kits_in_play_are_kept():
    in_play = SHELF.kit("breakthrough/shepard:1")
    before = len(SHELF._kits)

    for unlocked in range(2, 9):
        SHELF.kit(f"breakthrough/shepard:{unlocked}")

    assert len(SHELF._kits) == before
    assert SHELF.kit("breakthrough/shepard:1") is in_play
