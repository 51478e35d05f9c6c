"""Odds of battles: equal to rolling every die in every way, and what launches lead to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import product

import pytest

import starboard
from starboard.bots.random import RandomBot
from starboard.core.foresight import Odds
from starboard.core.odds import explore
from starboard.games.edge.foresight.battles import hands, winners
from starboard.games.edge.printed import BOX, Thing
from starboard.games.edge.queries import dice_of, targeting_of
from starboard.games.edge.rules.dice import EVERYBODY, best_of
from support.edge import EdgePosition, against_hegemon, edge, fleet, quiet

Rolling = tuple[int, int]
"""So many dice with a targeting."""


def every_roll(dice: int, targeting: int) -> Iterator[list[int]]:
    """Every way in which dice can fall, all of them at least the targeting: as likely as one another."""
    for faces in product(range(targeting, 7), repeat=dice):
        yield sorted(faces, reverse=True)


def by_force(sides: Sequence[Sequence[list[int]]]) -> dict[int, Fraction]:
    """How often each side wins, by comparing every roll with every other; EVERYBODY is nobody."""
    won: Counter[int] = Counter()
    for rolled in product(*sides):
        won[best_of(rolled)] += 1
    whole = won.total()
    return {place: Fraction(count, whole) for place, count in won.items()}


BATTLES: tuple[tuple[Rolling, ...], ...] = (
    ((1, 1), (1, 1)),
    ((2, 1), (1, 1)),
    ((2, 2), (2, 1)),
    ((3, 1), (2, 3)),
    ((3, 2), (3, 1)),
    ((4, 4), (2, 1)),
    ((5, 1), (1, 6)),
    ((1, 1), (1, 1), (1, 1)),
    ((2, 1), (2, 2), (1, 1)),
    ((2, 3), (1, 1), (2, 1)),
    ((1, 6), (1, 6), (1, 1)),
    ((1, 2), (1, 1), (1, 3), (2, 1)),
)


@pytest.mark.rule("AE-BATTLE-17", "AE-BATTLE-18", "AE-BATTLE-19", "AE-BATTLE-20")
@pytest.mark.parametrize("rolling", BATTLES)
def test_who_wins_is_what_every_roll_says(rolling: tuple[Rolling, ...]) -> None:
    told = winners({who: hands(dice, targeting) for who, (dice, targeting) in enumerate(rolling)})

    counted = by_force([list(every_roll(*each)) for each in rolling])
    assert {who: chance for who, chance in told.items() if chance} == {
        (None if place == EVERYBODY else place): chance for place, chance in counted.items()
    }


def test_six_dice_against_six_are_counted_too() -> None:
    told = winners({0: hands(6, 1), 1: hands(6, 1), 2: hands(6, 3)})

    assert sum(told.values()) == 1
    assert told[0] == told[1] < told[2]


# --- options of a battle --------------------------------------------------------------------------------------------


def battle_at_kiln(hand: Sequence[str] = (), energy: int = 0, others: int = 1) -> EdgePosition:
    """A fighter among transports at Kiln; it is asked before the roll."""
    return edge(
        seats=1 + others,
        players=[
            fleet(ships={"fighter": ["pad"]}, hand=list(hand), stores={"energy": energy}),
            *[fleet(ships={"transport": ["kiln"]}, faction="ashen-choir") for _ in range(others)],
        ],
    ).launch("fighter", "kiln")


def until(pos: EdgePosition, prompt: str) -> EdgePosition:
    while pos.asked != prompt:
        pos.answer("ready")
    return pos


def odds_of(pos: EdgePosition, key: str) -> Odds:
    found = pos.table.odds(key)
    assert found.exact
    return found


def rolling(pos: EdgePosition, more: int = 0) -> list[list[list[int]]]:
    """All that each side may roll; the first so many dice more."""
    state = pos.table.state
    battle = state.battle
    assert battle is not None
    return [
        list(
            every_roll(
                dice_of(state, side, battle.at) + (more if place == 0 else 0), targeting_of(state, side, battle.at)
            )
        )
        for place, side in enumerate(battle.sides)
    ]


@pytest.mark.rule("AE-BATTLE-13", "AE-RES-02")
@pytest.mark.parametrize("others", [1, 2])
def test_energy_shows_what_a_die_more_is_worth(others: int) -> None:
    pos = until(battle_at_kiln(energy=2, others=others), "window-prepare")

    stay, more = by_force(rolling(pos)), by_force(rolling(pos, more=1))
    assert odds_of(pos, "ready").chance_of("wins") == pytest.approx(float(stay[0]))
    assert odds_of(pos, "energy").chance_of("wins") == pytest.approx(float(more[0]))
    assert odds_of(pos, "energy").chance_of("nobody-wins") == pytest.approx(float(more.get(EVERYBODY, 0)))
    assert more[0] > stay[0]


def _only(card: Thing, name: str) -> bool:
    """Whether a card says one thing alone, and that one with no more than it needs."""
    return [each["name"] for each in card.spec.action] == [name] and card.spec.action[0].get("count", 1) <= 2


@pytest.mark.rule("AE-BATTLE-11")
def test_a_card_that_gives_a_die_shows_what_it_is_worth() -> None:
    card, dice = next((each.id, each.spec.action[0]["count"]) for each in BOX.tactics if _only(each, "dice"))
    pos = until(battle_at_kiln([card]), "window-prepare")

    more = by_force(rolling(pos, more=dice))
    assert odds_of(pos, f"card:{card}").chance_of("wins") == pytest.approx(float(more[0]))
    assert f"card:{card}" in pos.offered, "nothing is played by asking"


def rolled(pos: EdgePosition) -> list[list[int]]:
    battle = pos.table.state.battle
    assert battle is not None
    return [side.dice for side in battle.sides]


REROLL = next(each.id for each in BOX.tactics if _only(each, "reroll"))


@pytest.mark.rule("AE-BATTLE-16")
@pytest.mark.parametrize("dice", [(["1", "2"], ["3"]), (["5", "2"], ["5"]), (["6", "6"], ["6"]), (["1", "1"], ["6"])])
def test_each_die_to_reroll_has_its_own_odds(dice: tuple[list[str], list[str]]) -> None:
    pos = until(battle_at_kiln([REROLL]), "window-prepare")
    pos.load(dice)
    pos.answer("ready")
    assert pos.asked == "window-outcome"

    mine, theirs = rolled(pos)
    stands = best_of([mine, theirs]) == 0
    assert odds_of(pos, "ready").chance_of("wins") == float(stands)
    told = {odds.key: odds.chance_of("wins") for odds in pos.table.odds(f"card:{REROLL}").then}
    assert told
    for face in set(mine):
        rest = list(mine)
        rest.remove(face)
        again = [sorted([*rest, new], reverse=True) for new in range(1, 7)]
        assert told[f"die:{face}"] == pytest.approx(sum(best_of([new, theirs]) == 0 for new in again) / 6)

    pos.answer(f"card:{REROLL}")
    if pos.asked == "reroll-which":
        for key in pos.offered:
            assert odds_of(pos, key).chance_of("wins") == pytest.approx(told[key])


@pytest.mark.rule("AE-BATTLE-18")
def test_a_side_whose_last_die_does_not_count_rolls_no_other() -> None:
    pos = until(battle_at_kiln(["dead-stop", "ram"]), "window-prepare")
    pos.play("ready", dice=[["2", "1"], ["6"]]).play("card:dead-stop")

    assert rolled(pos) == [[2, 1], []]
    assert odds_of(pos, "ready").chance_of("wins") == 1


@pytest.mark.rule("AE-TAC-05")
def test_odds_do_not_know_what_others_hold() -> None:
    told = []
    for held in BOX.tactics.ids[:4]:
        pos = edge(
            players=[
                fleet(ships={"fighter": ["pad"]}, stores={"energy": 1}),
                fleet(ships={"transport": ["kiln"]}, hand=[held]),
            ]
        ).launch("fighter", "kiln")
        while pos.asked != "window-prepare" or pos.table.open_choice().seat:
            pos.answer("ready")
        told.append(pos.table.odds("energy"))

    assert all(odds == told[0] for odds in told)


# --- launches -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-LAUNCH-16", "AE-RAID-08")
def test_a_launch_says_how_its_battle_would_end() -> None:
    pos = edge(players=[fleet(ships={"fighter": ["pad"]}), fleet(ships={"transport": ["kiln"]}, faction="ashen-choir")])
    pos.answer("launch:fighter")

    told = pos.table.odds("to:fighter:kiln")
    pos.answer("to:fighter:kiln")
    until(pos.go_on(), "window-prepare") if pos.asked != "end-turn" else pos
    assert told.chance_of("wins") > 0
    ends = [line.chance for line in told.lines if line.what.endswith(("wins", "win"))]
    assert sum(ends) == pytest.approx(1)


@pytest.mark.rule("AE-LAUNCH-16")
def test_a_launch_without_an_enemy_leads_to_no_battle() -> None:
    pos = edge(players=[fleet(ships={"fighter": ["pad"]}), fleet(ships={"transport": ["kiln"]})])
    pos.answer("launch:fighter")

    assert not pos.table.odds("to:fighter:isolde").chance_of("wins")
    assert pos.table.odds("to:fighter:kiln").chance_of("wins")


@pytest.mark.rule("AE-RAID-06", "AE-RAID-07")
def test_a_raider_in_reach_is_reckoned_with() -> None:
    raider = next(each for each in BOX.raiders if each.spec.reach >= 1)
    pos = edge(players=[fleet(ships={"fighter": ["pad"]}), {}], raiders=[{"id": raider.id, "at": "nebula-1"}])
    pos.answer("launch:fighter")

    near = [key for key in pos.offered if pos.table.odds(key).chance_of("others-win", "side:-1")]
    assert near
    assert len(near) < len(pos.offered)


@pytest.mark.rule("AE-WYRM-03", "AE-RULING-17", "AE-RAID-08")
@pytest.mark.parametrize(
    ("raider", "waiting", "enemies"),
    [("vorticon", "gate", ["-1"]), ("wyrm", "gate", ["1"]), ("wyrm", "pad", []), ("gutterlings", "gate", [])],
)
def test_a_ship_that_a_raid_sends_away_is_reckoned_with_where_it_goes(
    raider: str, waiting: str, enemies: list[str]
) -> None:
    pos = edge(
        gate=True,
        wyrm=raider == "wyrm",
        map="gate odessa-field isolde kestrel-field kiln",
        raiders=[{"id": raider, "at": "kestrel-field"}],
        players=[fleet(ships={"fighter": ["pad"]}), fleet(ships={"transport": [waiting]})],
    )
    pos.answer("launch:fighter")

    odds = pos.table.odds("to:fighter:kiln")
    assert [side for side in ("-1", "1") if odds.chance_of("others-win", f"side:{side}")] == enemies


@pytest.mark.rule("AE-HEG-100", "AE-HEG-101")
def test_the_hegemons_cruiser_is_reckoned_with_in_every_battle() -> None:
    ships = {"cruiser": ["sorrel"], "fighter": ["pad"]}
    pos = against_hegemon(
        seats=2,
        has={"ships": ships},
        players=[fleet(ships={"fighter": ["pad"]}), fleet(ships={"transport": ["kiln"]})],
    )
    pos.answer("launch:fighter")

    assert pos.table.odds("to:fighter:kiln").chance_of("others-win", "side:9") > 0
    assert not pos.table.odds("to:fighter:isolde").chance_of("others-win", "side:9")


def test_launching_says_nothing_of_a_battle_that_one_may_go_round() -> None:
    pos = edge(players=[fleet(ships={"fighter": ["pad"]}), fleet(ships={"transport": ["kiln"]})])

    launching = pos.table.odds("launch:fighter").in_brief(4)

    assert launching.lines == []
    assert not launching.nothing


@pytest.mark.rule("AE-TURN-03")
def test_coming_home_is_not_told_as_doing_nothing() -> None:
    pos = edge(players=[fleet(ships={"transport": ["kiln", "pad"]}), quiet()])

    assert not pos.table.odds("return").nothing


@pytest.mark.rule("AE-MOD-04", "AE-MOD-05")
def test_a_module_is_sure_whatever_comes_on_display_in_its_place() -> None:
    pos = edge(
        display={"science": ["ice-lab", "deep-array"]},
        players=[fleet(ships={"transport": ["pad"]}, stores={"ice": 1, "credits": 1}), {}],
    )
    pos.play("launch:transport", "to:transport:odessa-field")

    lines = pos.table.odds("buy:ice-lab").in_brief(4).lines

    assert lines
    assert {starboard.say(line.said, game="edge") for line in lines} == {""}


WITH_GATE = "isolde odessa-field rusk kestrel-field veil kiln gate"


def brought(pos: EdgePosition, region: str) -> list[str]:
    """What a transport's launch says that it brings, as people read it beside the option."""
    odds = pos.table.odds(f"to:transport:{region}").in_brief(4)
    return [starboard.say(line.brief, game="edge") for line in odds.lines]


@pytest.mark.rule("AE-LAUNCH-08", "AE-LAUNCH-09", "AE-LAUNCH-13", "AE-LAUNCH-14")
def test_a_launch_says_what_the_region_brings() -> None:
    pos = edge(
        players=[quiet(ships={"transport": ["pad"]}, abroad={"halcyon-drydock": 2}), fleet(faction="ashen-choir")],
        moons={"isolde": []},
        goods={"isolde": {"ice": 1, "energy": 2}},
    )
    pos.answer("launch:transport")

    assert brought(pos, "isolde") == ["+2 energy", "+2 ice"]
    assert brought(pos, "halcyon-drydock") == ["ships", "leaders +2"]
    assert brought(pos, "kestrel-field") == ["a module"]
    ice, energy = pos.of(0, "ice"), pos.of(0, "energy")
    pos.answer("to:transport:isolde")
    assert (pos.of(0, "ice"), pos.of(0, "energy")) == (ice + 2, energy + 2)


@pytest.mark.rule("AE-LAUNCH-08", "AE-MOON-01")
def test_a_launch_to_a_planet_with_a_moon_brings_the_moon_alone() -> None:
    pos = edge(players=[quiet(ships={"transport": ["pad"]}), fleet(faction="ashen-choir")])
    pos.answer("launch:transport")

    told = pos.table.odds("to:transport:kiln")

    assert [(line.what, line.piece) for line in told.lines] == [("moon", "region:kiln:moon:volcanic-moon")]


@pytest.mark.rule("AE-LAUNCH-16")
def test_what_a_region_brings_is_told_after_its_battle() -> None:
    pos = edge(
        players=[quiet(ships={"fighter": ["pad"]}), fleet(ships={"transport": ["kiln"]}, faction="ashen-choir")],
        moons={"kiln": []},
    )
    pos.answer("launch:fighter")

    kinds = [line.what for line in pos.table.odds("to:fighter:kiln").in_brief(4).lines]

    assert kinds[0] == "wins"
    assert "gains" in kinds


@pytest.mark.rule("AE-GATE-04")
def test_a_launch_to_the_gate_says_that_it_gives_something() -> None:
    pos = edge(players=[quiet(ships={"transport": ["pad"]}), fleet(faction="ashen-choir")], gate=True, map=WITH_GATE)
    pos.answer("launch:transport")

    assert brought(pos, "gate") == ["the Gate's gift"]


def test_what_an_answer_surely_brings_is_not_called_sure() -> None:
    table = starboard.new("edge", seats=2, seed=5)
    bot = RandomBot(5)
    told: Counter[str] = Counter()
    while (choice := table.choice) is not None and told.total() < 100:
        for key in choice.keys:
            for line in table.odds(key).lines:
                if line.what in ("scores", "advances", "gains", "pays", "draws", "module") and line.low == 1:
                    told[line.what] += 1
                    assert starboard.say(line.said, game="edge") == "", line
        table.pick(bot.pick(choice, lambda: table.view(choice.seat)))

    assert set(told) >= {"advances", "gains", "pays"}


@pytest.mark.rule("AE-TAC-01")
def test_a_card_for_the_hand_is_sure_whichever_it_is() -> None:
    pos = edge(players=[quiet(ships={"transport": ["kiln"]}), fleet(faction="ashen-choir")])
    pos.answer("return")

    choice = pos.table.choice
    assert choice is not None
    odds = next(odds for odds in explore(pos.table, choice, runs=20) if odds.key == "function:signals")

    assert [(line.what, line.low, line.spread) for line in odds.lines] == [("draws", 1, [(1, 1.0)])]
    assert odds.exact


def joining() -> EdgePosition:
    """A fighter of seat 0 has come to a transport of seat 1; seat 2 has two transports next door."""
    pos = edge(
        seats=3,
        players=[
            quiet(ships={"fighter": ["pad"]}),
            quiet(ships={"transport": ["halcyon-drydock"]}),
            quiet(ships={"transport": ["isolde", "kiln"]}),
        ],
    )
    return pos.play("launch:fighter", "to:fighter:halcyon-drydock")


@pytest.mark.rule("AE-BATTLE-04", "AE-BATTLE-05")
def test_whoever_may_join_sees_what_their_ships_make_of_the_battle() -> None:
    pos = joining()
    assert pos.asks == {"2": "escalate"}

    away, one = pos.table.odds("done"), pos.table.odds("join:0")
    assert away.chance_of("wins") == 0
    assert away.chance_of("others-win", "side:0") == pytest.approx(float(of_rolls((2, 1), (1, 1))[0]))
    assert one.chance_of("wins") == pytest.approx(float(of_rolls((1, 1), (2, 1), (1, 1))[0]))

    pos.play("join:0")
    both = pos.table.odds("join:1")
    assert both.chance_of("wins") == pytest.approx(float(of_rolls((2, 1), (2, 1), (1, 1))[0]))
    assert pos.table.odds("done").chance_of("wins") == pytest.approx(one.chance_of("wins"))


def of_rolls(*rolling: Rolling) -> dict[int, Fraction]:
    """How often each side wins, by rolling its dice in every way."""
    return by_force([list(every_roll(dice, targeting)) for dice, targeting in rolling])
