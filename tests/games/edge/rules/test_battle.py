"""Battles in six steps: who fights, with how many dice, who wins, and what that costs (AE-BATTLE)."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.edge import events
from starboard.games.edge.printed import BOX
from starboard.games.edge.queries import dice_of, targeting_of
from starboard.games.edge.rules.dice import EVERYBODY, best_of
from starboard.games.edge.state import RAIDERS, Side
from support.edge import EdgePosition, edge, quiet
from support.edge_things import strength

FIELD = "halcyon-drydock"
"""Where the battles are: whoever has nothing to pay with builds nothing there."""
VORTICON = {"id": "vorticon", "at": FIELD}


def attack(
    *players: dict[str, Any], ship: str = "fighter", dice: list[Any] | None = None, **given: Any
) -> EdgePosition:
    """The first player launches a ship to the field, where somebody is; the seats that are left have nothing."""
    pos = edge(players=list(players), seats=max(2, len(players)), **given)
    return pos.play(f"launch:{ship}", f"to:{ship}:{FIELD}", dice=dice or ())


def fighter(**has: Any) -> dict[str, Any]:
    """Whoever starts the battle."""
    return quiet(ships={"fighter": ["pad"], **has.pop("more", {})}, **has)


def there(**has: Any) -> dict[str, Any]:
    """Somebody with a transport where the battle is."""
    return quiet(ships={"transport": [FIELD], **has.pop("more", {})}, **has)


def rolled(pos: EdgePosition) -> list[tuple[int, int]]:
    """Who has rolled, and how many dice."""
    found = pos.happened(events.BattleRolled)
    return [(event.who, len(event.faces)) for event in found]  # type: ignore[attr-defined]


def field(pos: EdgePosition) -> int:
    return next(at for at, tile in enumerate(pos.state.tiles) if tile == 17)


# --- the steps and the sides ------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-BATTLE-01", "AE-LAUNCH-01", "AE-RULING-64")
def test_a_battle_goes_through_its_six_steps_in_order() -> None:
    pos = attack(fighter(hand=["full-salvo"]), there(), quiet(ships={"transport": ["isolde"]}))
    asked = [pos.asked]
    for answer in ("go-on", "done", "ready", "ready", "ready"):
        pos.play(answer, dice=[["5", "4"], ["2"]] if len(asked) == 4 else ())
        asked.append(pos.asked)
    pos.play("manoeuvre:energy:2")

    assert asked == [
        "before-raid",
        "escalate",
        "window-diplomacy",
        "window-prepare",
        "window-outcome",
        "manoeuvre",
    ]
    kinds: list[type] = [type(each.event) for each in pos.table.news()]
    order = [events.BattleBegan, events.BattleRolled, events.BattleWon, events.ResourcesGained, events.ShipDamaged]
    places = [kinds.index(kind) for kind in order]
    assert places == sorted(places)


@pytest.mark.rule("AE-BATTLE-01", "AE-BATTLE-23", "AE-BATTLE-24")
def test_every_loser_has_a_manoeuvre_before_any_ship_is_damaged() -> None:
    pos = attack(fighter(), there(), there(), dice=[["6", "5"], ["3"], ["2"]])

    pos.play("manoeuvre:energy:2")
    assert pos.of(FIELD, "ships") == ["0:fighter", "1:transport", "2:transport"], "the second has not chosen"
    pos.play("manoeuvre:energy:2")

    assert pos.of(FIELD, "ships") == ["0:fighter"]


@pytest.mark.rule("AE-BATTLE-02", "AE-RULING-50")
def test_every_player_is_a_side_and_all_raiders_together_are_one() -> None:
    pos = attack(
        fighter(), there(), there(more={"cruiser": [FIELD]}), raiders=[VORTICON, {"id": "tollkeepers", "at": FIELD}]
    )

    # Which of the two raids makes no difference: both are there already.
    pos.play("raider:0", dice=[["6", "6"], ["1"], ["1"] * 4, ["1"] * 5])

    assert rolled(pos) == [(0, 2), (1, 1), (2, 4), (RAIDERS, 5)], "two and three dice of the raiders lie together"


@pytest.mark.rule("AE-BATTLE-03")
def test_there_are_no_allies() -> None:
    pos = attack(fighter(), there(), there(), dice=[["4", "4"], ["4"], ["6"]])

    pos.play("manoeuvre:energy:2", "manoeuvre:energy:2")

    assert pos.of(0, "scrapyard") == ["fighter"]
    assert pos.of(1, "scrapyard") == ["transport"]
    assert pos.of(2, "wins") == 1


# --- escalation -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-BATTLE-04", "AE-MAP-08", "AE-SHIP-08")
def test_ships_that_have_the_region_in_reach_may_come() -> None:
    pos = attack(fighter(), there(more={"transport": [FIELD, "isolde", "rusk"], "fighter": ["freeport-meridian"]}))
    assert pos.asks == {"1": "escalate"}
    assert pos.offered == ["join:1", "done"], "Isolde is next door; Rusk and the Freeport are two steps away"

    pos = attack(fighter(), there(more={"cruiser": ["rusk"]}))
    assert pos.offered == ["join:8", "done"], "a cruiser reaches two steps"

    pos = attack(fighter(), there(more={"cruiser": ["kestrel-field"]}), dice=[["6", "6"], ["1"]])
    assert pos.asks == {"1": "manoeuvre"}, "and not three"


@pytest.mark.rule("AE-BATTLE-04", "AE-BATTLE-05", "AE-BATTLE-11")
def test_whoever_comes_is_a_side_with_the_guns_of_all_that_came() -> None:
    pos = attack(fighter(), there(), quiet(ships={"transport": ["isolde", "kiln"]}))

    assert pos.asks == {"2": "escalate"}
    pos.play("join:0", "join:1", dice=[["6", "5"], ["1"], ["2", "3"]])

    assert rolled(pos) == [(0, 2), (1, 1), (2, 2)]
    assert pos.of("isolde", "ships") == pos.of("kiln", "ships") == []


@pytest.mark.rule("AE-BATTLE-04")
def test_nobody_has_to_come() -> None:
    pos = attack(fighter(), there(), quiet(ships={"transport": ["isolde"]}))

    pos.play("done", dice=[["6", "5"], ["1"]])

    assert pos.of("isolde", "ships") == ["2:transport"]
    assert rolled(pos) == [(0, 2), (1, 1)]


@pytest.mark.rule("AE-BATTLE-06")
def test_the_active_player_decides_first_and_the_others_clockwise() -> None:
    pos = edge(
        seats=3,
        active=1,
        players=[
            quiet(ships={"fighter": ["isolde"]}),
            quiet(ships={"fighter": ["pad"], "transport": ["kiln"]}),
            quiet(ships={"transport": [FIELD, "odessa-field"]}),
        ],
    )
    pos.play("launch:fighter", f"to:fighter:{FIELD}")

    asked = list(pos.asks)
    pos.play("done")
    asked += pos.asks
    pos.play("done")
    asked += pos.asks

    assert asked == ["1", "2", "0"]


@pytest.mark.rule("AE-BATTLE-07", "AE-MAP-04", "AE-LAUNCH-17")
def test_only_navigation_joins_a_battle_in_a_nebula() -> None:
    pos = edge(
        moons={"nebula-1": []},
        raiders=[{"id": "vorticon", "at": "nebula-3"}],
        players=[
            quiet(ships={"science-vessel": ["pad"]}),
            quiet(ships={"science-vessel": ["isolde"], "fighter": ["kiln"]}),
        ],
    )

    pos.play("launch:science-vessel", "to:science-vessel:nebula-1")

    assert pos.of("nebula-1", "raiders") == ["vorticon"], "a launch to a nebula is raided like any other"
    assert pos.asks == {"1": "escalate"}
    assert pos.offered == ["join:7", "done"], "the science vessel, not the fighter"


@pytest.mark.rule("AE-BATTLE-08", "AE-BASE-07", "AE-LEAD-02")
def test_joining_gives_no_action_no_leaders_and_no_moon() -> None:
    base = "freeport-meridian"
    pos = edge(
        seats=3,
        players=[
            quiet(ships={"fighter": ["pad"]}),
            quiet(ships={"transport": [base]}),
            quiet(ships={"transport": ["ninth"]}, abroad={base: 2}),
        ],
    )
    pos.play("launch:fighter", f"to:fighter:{base}", "perform", "decline")
    assert pos.of(0, "credits") == 1, "whoever launches there gets what the base gives"

    pos.play("go-on", "join:0", dice=[["2", "2"], ["1"], ["6"]])
    pos.play("manoeuvre:energy:2", "manoeuvre:energy:2")

    assert pos.of(2, "wins") == 1
    assert pos.of(2, "credits") == 0
    assert pos.of(2, "leaders") == 0
    assert pos.of(base, "leaders") == 2


# --- diplomacy --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-BATTLE-09", "AE-RULING-13", "AE-TAC-03")
def test_each_side_in_turn_may_play_one_diplomacy_card() -> None:
    pos = attack(fighter(hand=["council-of-war", "stirring-words"]), there(hand=["parley"]))
    pos.play("go-on")
    assert pos.asks == {"0": "window-diplomacy"}
    assert set(pos.offered) == {"card:council-of-war", "card:stirring-words", "ready", "pass-battle"}

    pos.play("card:stirring-words")

    assert pos.asks == {"1": "window-diplomacy"}, "one card, and it is the other's turn"
    assert pos.of(0, "hand") == ["council-of-war"]


@pytest.mark.rule("AE-BATTLE-10", "AE-RULING-13")
def test_who_withdraws_goes_home_whole_and_with_one_side_left_there_is_no_battle() -> None:
    pos = attack(fighter(hand=["misdirection"]), there())

    pos.play("go-on", "card:misdirection")

    assert pos.of(0, "pad") == ["fighter"]
    assert pos.of(FIELD, "ships") == ["1:transport"]
    assert (pos.of(1, "wins"), pos.of(1, "supremacy")) == (0, 0)
    assert rolled(pos) == []
    assert pos.state.battle is None


@pytest.mark.rule("AE-BATTLE-10")
def test_with_two_sides_left_the_battle_goes_on_without_the_third() -> None:
    pos = attack(fighter(hand=["misdirection"]), there(), there())

    pos.play("go-on", "card:misdirection", dice=[["6"], ["2"]])

    assert rolled(pos) == [(1, 1), (2, 1)]


@pytest.mark.rule("AE-BATTLE-10", "AE-RULING-64")
@pytest.mark.parametrize(("answer", "dice"), [("ready", 4), ("card:misdirection", 3)])
def test_whoever_has_withdrawn_is_another_side_no_longer(answer: str, dice: int) -> None:
    """A fighter of two dice, and one more for each front."""
    pos = attack(fighter(hand=["many-fronts", "chaff"]), there(), there(hand=["misdirection"]))
    pos.play("go-on", "ready", answer)

    pos.play("card:many-fronts")

    assert strength(pos, 0) == (dice, 1)


@pytest.mark.rule("AE-RULING-13")
def test_raiders_do_not_talk() -> None:
    cards = ["ceasefire", "parley", "paid-in-full"]
    alone = attack(fighter(hand=cards, stores={"titanium": 1}), raiders=[VORTICON])
    alone.play("go-on")
    assert alone.asked == "window-diplomacy"
    assert alone.offered == ["ready", "pass-battle"], "there is nobody to talk to"

    people = attack(fighter(hand=cards, stores={"titanium": 1}), there())
    people.play("go-on")
    assert {"card:parley", "card:paid-in-full"} <= set(people.offered)


# --- preparation ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-BATTLE-11", "AE-RES-02", "AE-SHIP-04", "AE-SHIP-07")
@pytest.mark.parametrize(("ship", "guns"), [("transport", 1), ("fighter", 2), ("science-vessel", 1), ("cruiser", 3)])
def test_dice_are_the_guns_and_one_for_each_energy(ship: str, guns: int) -> None:
    # The raider comes from next door, and its raid costs one of the three.
    pos = attack(
        quiet(ships={ship: ["pad"]}, stores={"energy": 3}), ship=ship, raiders=[{"id": "vorticon", "at": "isolde"}]
    )

    pos.play("energy", "ready", dice=[["1"] * (guns + 1), ["1", "1"]])

    assert rolled(pos) == [(0, guns + 1), (RAIDERS, 2)]


@pytest.mark.rule("AE-BATTLE-12")
def test_a_side_rolls_one_to_six_dice() -> None:
    pos = attack(fighter(hand=["parade"]), there(more={"cruiser": [FIELD], "fighter": [FIELD]}))

    assert dice_of(pos.state, Side(1), field(pos)) == 6
    assert dice_of(pos.state, Side(1, extra=1), field(pos)) == 6
    assert dice_of(pos.state, Side(1, extra=-1), field(pos)) == 5
    assert dice_of(pos.state, Side(1, extra=-9), field(pos)) == 1


@pytest.mark.rule("AE-BATTLE-28")
def test_energy_beyond_six_dice_cannot_be_spent() -> None:
    pos = attack(fighter(more={"cruiser": ["isolde"]}, stores={"energy": 3}), there())
    pos.play("join:8")
    assert "energy" in pos.offered, "five guns"

    pos.play("energy")
    assert "energy" not in pos.offered


@pytest.mark.rule("AE-BATTLE-28")
def test_guns_and_dice_above_six_are_lost_and_make_up_for_nothing() -> None:
    many = {"cruiser": [FIELD], "fighter": [FIELD], "transport": [FIELD] * 3}
    pos = attack(fighter(hand=["flanking-run"]), there(more=many, hand=["full-salvo"], stores={"energy": 3}))
    pos.play("go-on", "ready", "ready", "card:flanking-run")
    assert strength(pos, 1)[0] == 4, "eight guns are six dice, less two"

    pos.play("energy", "card:full-salvo")
    assert strength(pos, 1)[0] == 6
    assert "energy" not in pos.offered
    assert pos.happened(events.DiceAdded) == [events.DiceAdded(1, -2), events.DiceAdded(1, 1)]


@pytest.mark.rule("AE-RULING-50")
def test_raiders_who_look_away_miss_two_of_their_six_dice() -> None:
    barge = [{"id": "dread-barge", "at": FIELD}, {"id": "wreckers", "at": FIELD}]
    pos = attack(fighter(hand=["look-the-other-way"]), quiet(), raiders=barge).play("go-on", "raider:0")
    assert dice_of(pos.state, Side(RAIDERS), field(pos)) == 6, "nine dice are six"

    pos.play("card:look-the-other-way")

    assert strength(pos, RAIDERS)[0] == 4


@pytest.mark.rule("AE-BATTLE-13", "AE-BATTLE-16")
def test_preparation_and_changes_go_round_from_the_active_player() -> None:
    pos = edge(
        seats=3,
        active=2,
        players=[
            there(hand=["direct-hit"]),
            there(hand=["full-salvo"]),
            fighter(hand=["parade"]),
        ],
    )
    pos.play("launch:fighter", f"to:fighter:{FIELD}", "go-on")

    asked: list[tuple[str, str]] = []
    while pos.asked != "manoeuvre":
        ((seat, question),) = pos.asks.items()
        asked.append((seat, question))
        pos.play("ready", dice=[["6", "5"], ["1"], ["1"]] if asked[-1] == ("1", "window-prepare") else ())

    assert asked == [(seat, f"window-{window}") for window in ("diplomacy", "prepare", "outcome") for seat in "201"]


@pytest.mark.rule("AE-RULING-64", "AE-TAC-04", "AE-TAC-03")
def test_any_number_of_cards_of_the_right_timing_in_a_window() -> None:
    pos = attack(fighter(hand=["full-salvo", "killing-ground", "direct-hit"]), there())
    pos.play("go-on", "ready")
    assert pos.refusal("card:direct-hit") == ("AE-RULING-64", "wrong-time")

    pos.play("card:full-salvo", "card:killing-ground", "ready", dice=[["5", "4", "3", "3"], ["1"]])

    assert pos.asked == "window-outcome"
    assert pos.of(0, "hand") == ["direct-hit"]
    assert pos.state.discards[BOX.tactics.number("full-salvo")] == 1


@pytest.mark.rule("AE-BATTLE-14", "AE-SHIP-09")
def test_a_side_aims_with_its_best_ship_from_one_to_five() -> None:
    aims = fighter(hand=["parade"], more={"transport": [FIELD]}, upgrades=["gyro-sights"])
    pos = edge(players=[{**aims, "ships": {"fighter": [FIELD], "transport": [FIELD]}}, there()])
    best = targeting_of(pos.state, Side(0), field(pos))

    assert targeting_of(pos.state, Side(1), field(pos)) == 1
    assert best > 1, "the fighter is upgraded, the transport is not"
    assert targeting_of(pos.state, Side(0, targeting=1), field(pos)) == best + 1
    assert targeting_of(pos.state, Side(0, targeting=9), field(pos)) == 5
    assert targeting_of(pos.state, Side(1, targeting=-3), field(pos)) == 1


@pytest.mark.rule("AE-BATTLE-15", "AE-BATTLE-16")
def test_a_die_that_comes_after_the_roll_aims_too() -> None:
    pos = attack(fighter(hand=["late-arrival", "killing-ground"]), there())
    pos.play("go-on", "ready", "card:killing-ground", "ready", dice=[["3", "4"], ["5"]])

    pos.play("card:late-arrival", dice=[["1"], ["2"], ["6"]])

    assert pos.of(0, "wins") == 1, "it was rolled again until it was a three or more"
    assert pos.asks == {"1": "manoeuvre"}


@pytest.mark.rule("AE-BATTLE-15")
def test_how_often_one_side_rolls_again_changes_nothing_for_another() -> None:
    def faces(seed: int, *modules: str) -> dict[int, tuple[int, ...]]:
        pos = attack(fighter(modules=list(modules)), there(), seed=seed)
        return {event.who: event.faces for event in pos.happened(events.BattleRolled)}  # type: ignore[attr-defined]

    again = 0
    for seed in range(12):
        plain, aimed = faces(seed), faces(seed, "rangefinder", "sensor-web")
        assert aimed[1] == plain[1], seed
        again += aimed[0] != plain[0]
    assert again > 3, "what was below a three has been rolled again"


# --- outcome ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-BATTLE-17", "AE-BATTLE-18", "AE-BATTLE-19", "AE-BATTLE-20")
@pytest.mark.parametrize(
    ("dice", "winner"),
    [
        ([[5], [4, 4, 4, 4]], 0),
        ([[4, 4], [5, 1]], 1),
        ([[6, 3, 2], [6, 3, 1]], 0),
        ([[6, 3], [6, 3, 1]], 1),
        ([[6, 2], [6, 5], [5, 5, 5]], 1),
        ([[6, 4, 2], [6, 4, 2], [6, 4, 1]], EVERYBODY),
        ([[6, 4, 2], [6, 4, 3], [6, 5]], 2),
        ([[5, 5], [5, 5], [5]], EVERYBODY),
        ([[1], [1]], EVERYBODY),
        ([[], [1]], 1),
    ],
)
def test_the_highest_die_wins_and_equals_are_set_aside(dice: list[list[int]], winner: int) -> None:
    assert best_of(dice) == winner


@pytest.mark.rule("AE-BATTLE-21", "AE-TRACK-08", "AE-BATTLE-25", "AE-DMG-01", "AE-BATTLE-24")
def test_the_winner_advances_and_stays_and_the_losers_go_to_the_scrapyard() -> None:
    pos = attack(fighter(), there(more={"transport": [FIELD, FIELD]}), dice=[["6", "2"], ["5", "5"]])

    pos.play("manoeuvre:energy:2")

    assert (pos.of(0, "supremacy"), pos.of(1, "supremacy")) == (1, 0)
    assert pos.of(FIELD, "ships") == ["0:fighter"]
    assert pos.of(1, "scrapyard") == ["transport", "transport"]


@pytest.mark.rule("AE-BATTLE-22", "AE-RAID-13", "AE-RULING-50")
def test_who_beats_raiders_gains_every_reward() -> None:
    both = [VORTICON, {"id": "tollkeepers", "at": FIELD}]
    pos = attack(fighter(), raiders=both)

    pos.play("raider:0", dice=[["6", "6"], ["5"] * 5])
    assert pos.asked == "gain-which"
    pos.play("gain:ice")

    assert pos.of(0, "points") == 3, "one and two points"
    assert (pos.of(0, "energy"), pos.of(0, "ice")) == (1, 1)
    assert pos.of(FIELD, "raiders") == []
    assert pos.of(0, "supremacy") == 1


@pytest.mark.rule("AE-BATTLE-23", "AE-RULING-14")
def test_a_loser_draws_a_card_or_gains_two_energy_and_the_winner_nothing() -> None:
    pos = attack(fighter(), there(), dice=[["6", "2"], ["5"]])
    assert pos.asks == {"1": "manoeuvre"}
    assert pos.offered == ["manoeuvre:card:1", "manoeuvre:energy:2"]
    pos.play("manoeuvre:card:1", dice=["parade"])
    assert (pos.of(1, "hand"), pos.of(1, "energy")) == (["parade"], 0)
    assert (pos.of(0, "cards"), pos.of(0, "energy")) == (0, 0)

    pos = attack(fighter(), there(), dice=[["6", "2"], ["5"]])
    pos.play("manoeuvre:energy:2")
    assert (pos.of(1, "cards"), pos.of(1, "energy")) == (0, 2)


@pytest.mark.rule("AE-BATTLE-19", "AE-EX-35")
def test_the_same_dice_to_the_last_and_everybody_loses() -> None:
    pos = attack(fighter(), there(more={"transport": [FIELD, FIELD]}), dice=[["5", "2"], ["2", "5"]])

    pos.play("manoeuvre:energy:2", "manoeuvre:energy:2")

    assert pos.of(FIELD, "ships") == []
    assert (pos.of(0, "scrapyard"), pos.of(1, "scrapyard")) == (["fighter"], ["transport", "transport"])
    assert (pos.of(0, "energy"), pos.of(1, "energy")) == (2, 2)
    assert (pos.of(0, "wins"), pos.of(1, "wins")) == (0, 0)


@pytest.mark.rule("AE-BATTLE-27", "AE-EX-43")
def test_when_raiders_lose_with_everybody_nobody_has_their_reward() -> None:
    pos = attack(fighter(), raiders=[VORTICON], dice=[["4", "3"], ["3", "4"]])

    pos.play("manoeuvre:card:1", dice=["parade"])

    assert pos.of(FIELD, "raiders") == []
    assert pos.of(0, "scrapyard") == ["fighter"]
    assert (pos.of(0, "points"), pos.of(0, "energy"), pos.of(0, "supremacy")) == (0, 0, 0)


@pytest.mark.rule("AE-RAID-14", "AE-BATTLE-24")
def test_raiders_that_win_stay() -> None:
    pos = attack(fighter(), raiders=[VORTICON], dice=[["4", "3"], ["6", "1"]])

    pos.play("manoeuvre:energy:2")

    assert pos.of(FIELD, "raiders") == ["vorticon"]
    assert pos.of(FIELD, "ships") == []


@pytest.mark.rule("AE-BATTLE-26", "AE-DMG-02", "AE-SHIP-05")
def test_a_shield_keeps_a_loser_there_and_they_do_not_fight_again() -> None:
    pos = attack(fighter(), there(more={"transport": [], "cruiser": [FIELD]}), dice=[["6", "2"], ["5"] * 3])

    pos.play("manoeuvre:energy:2")

    assert pos.of(FIELD, "ships") == ["0:fighter", "1:cruiser"]
    assert pos.of(1, "scrapyard") == []
    assert pos.state.battle is None
    assert len(pos.happened(events.BattleBegan)) == 1


@pytest.mark.rule("AE-RULING-64", "AE-BATTLE-13")
def test_who_passes_for_the_whole_battle_is_asked_no_more_in_it() -> None:
    pos = attack(fighter(hand=["full-salvo", "direct-hit"], stores={"energy": 2}), there(hand=["ram"]))
    pos.play("go-on", "pass-battle")

    asked = []
    while pos.asked != "manoeuvre":
        asked += list(pos.asks)
        pos.play("ready", dice=[["1", "2"], ["6"]] if pos.asked == "window-prepare" else ())

    assert asked == ["1", "1", "1"], "diplomacy, preparation and outcome of the other"
    assert pos.of(0, "energy") == 2


@pytest.mark.rule("AE-BATTLE-16")
def test_a_changed_die_changes_who_wins() -> None:
    pos = attack(fighter(hand=["direct-hit", "overcharge"]), there())
    pos.play("go-on", "ready", "ready", dice=[["1", "2"], ["5"]])

    pos.play("card:direct-hit", "die:1")
    assert pos.state.battle is not None
    assert [side.dice for side in pos.state.battle.sides] == [[6, 2], [5]]
    pos.play("ready")

    assert (pos.of(0, "wins"), pos.of(1, "wins")) == (1, 0)


@pytest.mark.rule("AE-BATTLE-04", "AE-BATTLE-24")
def test_whoever_joins_and_loses_is_damaged_too() -> None:
    pos = attack(fighter(), there(), quiet(ships={"transport": ["isolde", "kiln"]}))
    pos.play("join:0", "done", dice=[["6", "5"], ["1"], ["2"]])

    pos.play("manoeuvre:energy:2", "manoeuvre:energy:2")

    assert pos.of(2, "scrapyard") == ["transport"]
    assert pos.of("kiln", "ships") == ["2:transport"], "who stayed away is whole"


@pytest.mark.rule("AE-BATTLE-12", "AE-RES-02", "AE-BATTLE-13")
def test_dice_taken_away_count_against_energy_that_comes_later() -> None:
    pos = attack(fighter(hand=["flanking-run"]), there(stores={"energy": 3}))
    pos.play("go-on", "ready", "card:flanking-run")

    assert strength(pos, 1)[0] == 1, "a side rolls at least one die"
    pos.play("energy", "energy")
    assert strength(pos, 1)[0] == 1, "one gun and two energy, and two dice less"
    pos.play("energy", dice=[["6", "5"], ["2", "2"]])
    assert rolled(pos) == [(0, 2), (1, 2)]
