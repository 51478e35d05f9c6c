"""What could not come up in play is told, all of it at once; what does come up is never complained of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

import starboard
from starboard.bots import make_bot
from starboard.core.errors import SaveError
from starboard.core.journal import decode_state, read_save, write_save
from starboard.games.hagalaz.game import GAME
from starboard.games.hagalaz.integrity import check
from starboard.games.hagalaz.state import Campaign, Enemy, Hero, Phase, State
from starboard.lab.simulate import play_on
from support.hagalaz import grunt, hero, position

Break = Callable[[State], object]


def table_state() -> State:
    """A mission of a campaign in the middle of a turn, with something of everything."""
    state = position(
        mission="guns-of-cerberus",
        squad=["shepard", "garrus", "liara", "tali"],
        heroes={
            "S": hero(card="hull-groans", placed={"fire": "standard"}),
            "G": hero(stock=2, unlocked=["proximity-mine"]),
            "T": hero(),
            "L": hero(downed=True, locked_dice=1),
        },
        enemies={"k": grunt("engineer-simple", at="C4"), "j": grunt("guardian-simple", at="D4", damage=1)},
        pool=["move2", "standard", "paragon-move3"],
        mines=["C5"],
        inventory={"medi-gel": 1},
        campaign={"results": {}, "columns": {"wrex": [2]}},
        seats=1,
    ).state
    assert check(state) == []
    return state


def put(field: str, value: object) -> Break:
    return lambda state: setattr(state, field, value)


def hero_put(field: str, value: object, place: int = 0) -> Break:
    return lambda state: setattr(state.heroes[place], field, value)


def enemy_put(field: str, value: object) -> Break:
    return lambda state: setattr(state.enemies[0], field, value)


def campaign_put(field: str, value: object) -> Break:
    return lambda state: setattr(state.campaign, field, value)


STATE: dict[str, tuple[Break, str]] = {
    "kit_name": (put("kit_name", "guns-of-cerberus"), "kit: 'guns-of-cerberus'; the mission and the heroes"),
    "seats": (put("seats", 9), "seats: 9 is impossible; it can be 1 to 4"),
    "chance": (lambda state: state.chance.used.update(bag=-1), "chance, bag: -1 is impossible; it can be 0 or more"),
    "phase": (put("phase", Phase.DEBRIEF), "result: there is none, but the mission has ended"),
    "round": (put("round", 0), "round: 0 is impossible; it can be 1 or more"),
    "active": (put("active", 4), "active hero: 4 is impossible; it can be 0 to 3"),
    "lead": (put("lead", -1), "lead hero: -1 is impossible; it can be 0 to 3"),
    "heroes": (lambda state: state.heroes.pop(), "heroes: shepard, garrus, liara; the squad is"),
    "enemies": (lambda state: state.enemies.append(state.enemies[0]), "enemies: 'e1' stands 2 times"),
    "next_enemy": (put("next_enemy", 2), "enemy e2 (guardian-simple), id: 2 is impossible; it can only be 1"),
    "bag": (lambda state: state.bag.__setitem__(0, 99), "is there 99 times, but only 5 exist"),
    "deck": (lambda state: state.deck.__setitem__(0, -1), "threat cards: 'fire-by-numbers' is there -1 times"),
    "discard": (lambda state: state.discard.__setitem__(0, 1), "threat cards: 'fire-by-numbers' is there 2 times"),
    "pool": (put("pool", [77]), "pool: 77 is no die; the faces are move2, move3"),
    "paragon": (put("paragon", 3), "paragon dice: 3 is impossible; it can be 0 to 2"),
    "dice_taken": (put("dice_taken", 4), "dice taken: 4 is impossible; it can be 0 to 3"),
    "locked_doors": (put("locked_doors", 1 << 9), "locked doors: there is no number 9; there is A9/A10, B4/B5"),
    "revealed": (put("revealed", 1 << 60), "revealed areas: there is no number 60; there is that of A2"),
    "disabled_turrets": (put("disabled_turrets", -1), "disabled turrets: there is no number -1; there is A9, C4"),
    "loot": (put("loot", {999: 1}), "loot: hex number 999 is not on the map, which has"),
    "loot_left": (
        lambda state: state.loot_left.__setitem__(0, 5),
        "loot: 'medi-gel' is there 6 times, but only 5 exist",
    ),
    "inventory": (lambda state: state.inventory.__setitem__(1, -1), "loot: 'grenade' is there -1 times"),
    "tokens": (put("tokens", {"banana-1": 3}), "tokens: there is no 'banana-1'; there is objective-1 to objective-7"),
    "drone": (put("drone", 999), "Chatika: hex number 999 is not on the map"),
    "mines": (put("mines", [3, 4]), "mines: 2 lie on the map and 2 are left, but the squad has 3"),
    "fast_travel": (put("fast_travel", {"wrex": 0}), "fast travel: 'wrex' is unknown"),
    "escalations": (put("escalations", 3), "escalations: 3 is impossible; it can be 0 to"),
    "failure": (put("failure", -1), "failure: -1 is impossible; it can be 0 to"),
    "counters": (put("counters", {"sheep": 1}), "counters: 'sheep' is unknown"),
    "done": (put("done", ["everything"]), "done: 'everything' is unknown"),
    "passages": (put("passages", [9999]), "passages: there is no passage 9999"),
    "war_readiness": (put("war_readiness", -1), "War Readiness: -1 is impossible; it can be 0 to"),
    "result": (put("result", "paragon"), "result: 'paragon', but in phase actions the mission has not ended"),
    "squad": (put("squad", ["garrus"] * 4), "squad: 'garrus' stands 4 times"),
    "control": (put("control", [0, 0, 0, 5]), "control, seat: 5 is impossible; it can only be 0"),
    "paragon_victories": (put("paragon_victories", -1), "Paragon victories: -1 is impossible; it can be 0 or more"),
    "renegade_victories": (put("renegade_victories", -1), "Renegade victories: -1 is impossible; it can be 0 or more"),
    "unlocks": (put("unlocks", {"mordin": 1}), "unlocks: 'mordin' is unknown"),
    "veteran": (put("veteran", 99), "veteran: 99 is impossible; it can be 0 to 9"),
    "campaign": (campaign_put("downed", -1), "campaign, times Downed: -1 is impossible; it can be 0 or more"),
    "data_boxes": (put("data_boxes", 99), "data boxes: 99 is impossible; it can be 0 to"),
    "substitutes": (put("substitutes", [77]), "substitutes: 77 is impossible; it can be 1 to 2"),
    "offers": (put("offers", ["tea"]), "offers: 'tea' is unknown"),
    "facts": (put("facts", ["the-cake-is-a-lie"]), "facts: 'the-cake-is-a-lie' is unknown"),
    "defeated": (put("defeated", ["engineer-simple"]), "defeated: 'engineer-simple' is unknown"),
}
HERO: dict[str, tuple[Break, str]] = {
    "id": (hero_put("id", "mordin"), "hero: 'mordin' is unknown"),
    "seat": (hero_put("seat", 3), "heroes: they belong to seats 3, 0, 0, 0"),
    "health": (hero_put("health", 99), "Commander Shepard, health: 99 is impossible; it can be 0 to 6"),
    "shields": (hero_put("shields", -1), "Commander Shepard, shields: -1 is impossible; it can be 0 to 4"),
    "at": (hero_put("at", 999), "Commander Shepard: hex number 999 is not on the map"),
    "placed": (hero_put("placed", [0]), "Commander Shepard, slots: 1 are listed, but the board has"),
    "unlocked": (hero_put("unlocked", 0), "Commander Shepard, abilities: fire"),
    "xp": (hero_put("xp", 4), "Commander Shepard, XP: 4 is impossible; it can be 0 to 3"),
    "renegade": (hero_put("renegade", -1), "Commander Shepard, renegade tokens: -1 is impossible; it can be 0 to 8"),
    "card": (hero_put("card", "ace-of-spades"), "Commander Shepard, card: 'ace-of-spades' is unknown"),
    "card_known": (hero_put("card_known", True, 1), "Garrus Vakarian has no threat card, so nobody has seen it"),
    "downed": (hero_put("downed", True, 1), "Garrus Vakarian is Downed with health"),
    "locked_dice": (hero_put("locked_dice", 1), "Commander Shepard, locked dice: 1 is impossible; it can only be 0"),
    "set_aside_paragon": (
        hero_put("set_aside_paragon", 3),
        "Commander Shepard, paragon dice set aside: 3 is impossible",
    ),
    "meter": (hero_put("meter", 4), "Commander Shepard, Command: 4 is impossible; it can be 0 to 3"),
    "stock": (hero_put("stock", 1), "Commander Shepard, mines left: 1 is impossible; it can only be 0"),
    "overwatch": (hero_put("overwatch", 4, 1), "Garrus Vakarian, overwatch: 4 is impossible; it can be 0 to 3"),
    "shot": (hero_put("shot", -1), "Commander Shepard, shot: -1 is impossible; it can be 0 or more"),
    "spent": (hero_put("spent", ["treated-aas"]), "'treated-aas' is unknown; did you mean 'treated-as'?"),
    "carried": (hero_put("carried", ["prisoner-9"]), "tokens: there is no 'prisoner-9'"),
}
ENEMY: dict[str, tuple[Break, str]] = {
    "id": (enemy_put("id", 0), "enemy e0 (engineer-simple), id: 0 is impossible; it can be 1 to 2"),
    "token": (enemy_put("token", "enginer-simple"), "is unknown; did you mean 'engineer-simple'?"),
    "at": (enemy_put("at", -1), "enemy e1 (engineer-simple): hex number -1 is not on the map"),
    "damage": (enemy_put("damage", 9), "enemy e1 (engineer-simple), damage: 9 is impossible"),
    "level": (enemy_put("level", 1), "enemy e1 (engineer-simple), level: 1 is impossible; it can only be 0"),
    "bonus": (enemy_put("bonus", -1), "enemy e1 (engineer-simple), bonus: -1 is impossible; it can be 0 or more"),
}
CAMPAIGN: dict[str, tuple[Break, str]] = {
    "waypoints": (campaign_put("waypoints", ["guns"]), "campaign, waypoints: 'guns' is unknown"),
    "results": (campaign_put("results", {"guns-of-cerberus": "draw"}), "campaign, result of guns-of-cerberus: 'draw'"),
    "loyalty": (campaign_put("loyalty", ["shepard"]), "campaign, loyalty: 'shepard' is unknown"),
    "columns": (campaign_put("columns", {"wrex": [4]}), "campaign, XP of wrex: 4 is impossible; it can be 0 to 3"),
    "secondary": (campaign_put("secondary", ["breakthrough"]), "campaign, secondary: 'breakthrough' is unknown"),
    "downed": (campaign_put("downed", -1), "campaign, times Downed: -1 is impossible; it can be 0 or more"),
    "achievements": (campaign_put("achievements", ["best"]), "campaign, achievements: 'best' is unknown"),
    "result": (campaign_put("result", "glory"), "campaign, result: 'glory' is unknown; there is abandoned"),
}
ANYTHING_GOES = {State: {"first_turn", "shuffle_due"}, Hero: {"acted", "held"}, Enemy: {"stunned", "biotic"}}
"""The fields that are right whatever they hold."""

KINDS: list[tuple[type[msgspec.Struct], dict[str, tuple[Break, str]]]] = [
    (State, STATE),
    (Hero, HERO),
    (Enemy, ENEMY),
    (Campaign, CAMPAIGN),
]
CASES = [(f"{kind.__name__}.{field}", *case) for kind, cases in KINDS for field, case in cases.items()]


@pytest.mark.parametrize(("kind", "cases"), KINDS, ids=lambda each: getattr(each, "__name__", ""))
def test_every_field_of_a_state_is_looked_at(kind: type[msgspec.Struct], cases: dict[str, Any]):
    assert {*cases, *ANYTHING_GOES.get(kind, ())} == set(kind.__struct_fields__)


@pytest.mark.parametrize(("spoil", "sentence"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_a_field_that_could_not_be_so_is_told(spoil: Break, sentence: str):
    state = table_state()

    spoil(state)

    assert sentence in "\n".join(check(state))


def both_in(name: str) -> Break:
    def move(state: State) -> None:
        state.heroes[0].at = state.heroes[1].at = state.enemies[0].at = state.kit.board.index[name]

    return move


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (both_in("C4"), "C4: Commander Shepard, Garrus Vakarian, enemy e1 (engineer-simple) are in it"),
        (hero_put("health", 0), "Commander Shepard has no health left; then it is Downed"),
        (put("pool", [0] * 13), "dice: 15 strategy dice are in the pool, on boards and locked, but only 12 exist"),
        (put("paragon", 0), "dice: 1 paragon dice are in the pool, on boards and set aside, but the squad has 0"),
        (put("mines", [3, 3]), "mines: 'A5' stands 2 times"),
        (put("loot_left", [0, 0, 0, 0]), "tokens lie on the map, but only 0 have not been seen yet"),
        (put("fast_travel", {"garrus": 0}), "fast travel: garrus came from A2, but the fast travel hexes are"),
        (put("heroes", []), "heroes: there is none, in phase actions; there are 4"),
        (put("deck", []), "threat cards: 0 kinds are counted, but there are"),
        (put("unlocks", {"wrex": 1 << 40}), "unlocks of wrex: there is no number 40; there is shotgun-blast"),
        (campaign_put("loyalty", ["wrex", "tali", "liara"]), "are ticked; at most 2 can be"),
        (campaign_put("columns", {"wrex": [1] * 30}), "campaign, XP of wrex: 30 missions, but the map has"),
        (lambda state: [hero_put("renegade", 3, place)(state) for place in range(4)], "have 12, but only 8 exist"),
        (lambda state: state.heroes[0].placed.__setitem__(0, 99), "Commander Shepard, move: 99 is no die"),
        (lambda state: state.heroes[0].placed.__setitem__(-1, 1), "a die lies on it, but the ability is locked"),
        (lambda state: state.heroes[2].placed.__setitem__(0, 1), "Liara T'Soni is Downed with dice on its slots"),
        (
            lambda state: state.tokens.update({"prisoner-1": 3}) or state.heroes[0].carried.append("prisoner-1"),
            "2 times",
        ),
    ],
)
def test_what_does_not_go_together_is_told(spoil: Break, sentence: str):
    state = table_state()

    spoil(state)

    assert sentence in "\n".join(check(state))


def test_all_mistakes_are_told_at_once():
    state = table_state()
    state.heroes[0].health = 99
    state.enemies[0].at = 999
    state.seats = 0

    assert len(check(state)) >= 3


def test_chatika_is_only_there_with_tali():
    state = position("S   .", squad=["shepard", "garrus", "liara", "wrex"]).state
    state.drone = 1

    assert check(state) == ["Chatika: she is on the map, but Tali is not in the squad"]


def test_a_part_of_a_campaign_needs_one():
    state = table_state()
    state.campaign, state.phase = None, Phase.CLOSING

    assert "phase: closing is a part of a campaign, and none is being played" in check(state)


@pytest.mark.parametrize("scenario", [card.id for card in GAME.scenarios()])
def test_nothing_that_comes_up_in_play_is_impossible(scenario: str):
    table = starboard.new("hagalaz", scenario=scenario, seats=3, seed=5)
    bot = make_bot("random", "hagalaz", 5)
    looked = 0
    while table.choice:
        state = decode_state(State, read_save(table.save()).checkpoint, "checkpoint")
        assert check(state) == []
        looked += 1
        play_on(table, bot, 9)
    assert check(table.state) == []
    assert looked > 10


@pytest.mark.parametrize("number", [-7, 10**6, 2**40])
@pytest.mark.parametrize(
    "place", [("heroes", 0, "at"), ("enemies", 0, "at"), ("tokens", "objective-1"), ("locked_doors",)]
)
def test_a_save_with_a_number_that_no_map_has_is_refused_before_it_is_used(place: tuple[str | int, ...], number: int):
    table = starboard.new("hagalaz", seed=3)
    play_on(table, make_bot("random", "hagalaz", 3), 30)
    save = read_save(table.save())
    raw: Any = msgspec.json.decode(save.checkpoint)
    inside = raw
    for step in place[:-1]:
        inside = inside[step]
    inside[place[-1]] = number
    broken = msgspec.structs.replace(save, checkpoint=msgspec.Raw(msgspec.json.encode(raw)))

    with pytest.raises(SaveError, match="cannot be read"):
        starboard.load(write_save(broken))
