"""What happened names what made it happen: the card, the ability, the rule; never an answer that it merely followed."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from starboard.core.because import because
from starboard.core.choice import SPECTATOR
from starboard.core.event import SET_UP, Cause, Event
from starboard.games.hagalaz import causes
from starboard.games.hagalaz.content.library import LIBRARY
from starboard.games.hagalaz.events import (
    AreaRevealed,
    BioticPlaced,
    CardRevealed,
    CardsDealt,
    CounterTicked,
    DeckShuffled,
    DiceRolled,
    DiePlaced,
    DieSpared,
    DoorTurned,
    DroneMoved,
    EnemyActivated,
    EnemyHurt,
    EnemyMoved,
    EnemySpawned,
    EscalationCounted,
    FailureTicked,
    HeroAttacked,
    HeroHealed,
    HeroHurt,
    HeroMoved,
    ItemUsed,
    LeadPassed,
    LootTaken,
    MeterSet,
    MissionEnded,
    ObjectiveDone,
    OverwatchSet,
    PassageRead,
    RoundBegan,
    ShieldsRestored,
    SpawnFailed,
    StarTriggered,
    TokenMoved,
    TurnBegan,
    TurretFired,
)
from starboard.games.hagalaz.game import GAME
from starboard.games.hagalaz.moments import Agent
from starboard.games.hagalaz.printed import SHELF
from starboard.locale import voice
from support.contract import Line
from support.hagalaz import Position, grunt, hero, position, threat

GUARDIAN, ENGINEER, TROOPER = "guardian-simple", "engineer-simple", "assault-trooper-simple"
REACTING = "engineer-normal"
ENGLISH = voice("hagalaz", "en")


def told(pos: Position, *kinds: type[Event]) -> list[str]:
    """What happened since the last look, as `HeroHurt: Inferno`."""
    return [
        f"{type(event).__name__}: {ENGLISH.say(because('hagalaz', cause, SPECTATOR).text)}"
        for event, cause in pos.table.news()
        if isinstance(event, kinds)
    ]


def lines(cause: str, *kinds: type[Event]) -> list[str]:
    return [f"{kind.__name__}: {cause}" for kind in kinds]


# --- threat cards -------------------------------------------------------------------------------------------------


@pytest.mark.thing("card:hammer-and-anvil")
@pytest.mark.rule("HG-TARGET-06")
def test_an_attack_comes_from_the_card_and_not_from_what_was_answered_before():
    pos = threat("hammer-and-anvil", "S   h", enemies={"h": grunt(GUARDIAN)})

    assert told(pos, CardRevealed, HeroAttacked, HeroHurt) == lines(
        "Hammer and Anvil, Shepard's threat card", CardRevealed, HeroAttacked, HeroHurt
    )


@pytest.mark.thing("card:hammer-and-anvil")
def test_each_order_of_a_card_brings_about_its_own_part():
    pos = threat("hammer-and-anvil", "h   S   k", enemies={"h": grunt(TROOPER), "k": grunt(GUARDIAN)})

    woken = [(event.token, cause.part) for event, cause in pos.table.news() if isinstance(event, EnemyActivated)]
    assert woken == [(GUARDIAN, 1), (TROOPER, 2)]


@pytest.mark.rule("HG-ACTV-02")
def test_who_breaks_a_tie_does_not_become_the_cause():
    pos = threat("hammer-and-anvil", "h   S   k", enemies={"h": grunt(GUARDIAN), "k": grunt(GUARDIAN)})
    assert pos.asked == "activate-which"
    pos.table.news()

    pos.play("activate:k")

    assert told(pos, HeroAttacked) == lines("Hammer and Anvil, Shepard's threat card", *[HeroAttacked] * 2)


@pytest.mark.rule("HG-INV-01")
def test_a_grunt_that_a_card_brings_comes_from_the_card():
    pos = threat("hammer-and-anvil", "S   .   g", bag={GUARDIAN: 2})

    assert told(pos, EnemySpawned, SpawnFailed) == lines(
        "Hammer and Anvil, Shepard's threat card", EnemySpawned, SpawnFailed
    )


@pytest.mark.rule("HG-TURR-05")
def test_turrets_fire_because_of_the_card_that_tells_them_to():
    pos = threat("interlocking-arcs", "e   .   S", legend={"e": ["turret:E"]}, bag={})

    assert told(pos, TurretFired, HeroHurt) == lines("Interlocking Arcs, Shepard's threat card", TurretFired, HeroHurt)


@pytest.mark.rule("HG-ESC-02", "HG-ESC-05")
def test_an_escalation_is_counted_by_its_card_and_the_failure_box_is_the_storms():
    pos = threat("hull-groans", "S   .", escalations=2, bag={})

    assert told(pos, EscalationCounted, FailureTicked, DeckShuffled) == [
        *lines("The Hull Groans, Shepard's threat card", EscalationCounted),
        *lines("The storm", FailureTicked),
        *lines("The Hull Groans, Shepard's threat card", DeckShuffled),
    ]


# --- others while a card is resolved ------------------------------------------------------------------------------


@pytest.mark.thing("ability:shadow-brokers-intuition")
@pytest.mark.rule("HG-LIAR-07")
def test_a_reaction_to_an_attack_is_its_own_cause_and_the_attack_stays_the_cards():
    pos = threat(
        "hammer-and-anvil",
        "L   .   S   h",
        enemies={"h": grunt(GUARDIAN)},
        heroes={"L": hero(unlocked=["shadow-brokers-intuition"], meter=3)},
    )
    assert pos.asked == "intuition-how"
    pos.table.news()

    pos.play("use:soften")

    assert told(pos, MeterSet, HeroAttacked) == [
        *lines("Liara: Shadow Broker's Intuition", MeterSet),
        *lines("Hammer and Anvil, Shepard's threat card", HeroAttacked),
    ]


@pytest.mark.thing("ability:overwatch")
@pytest.mark.rule("HG-GAP-07")
def test_a_shot_from_overwatch_is_the_abilitys():
    pos = threat(
        "hammer-and-anvil",
        "S   G   .   .   .   .   h",
        enemies={"h": grunt("guardian-normal")},
        heroes={"G": hero(unlocked=["overwatch"], overwatch=1)},
    )

    assert told(pos, EnemyMoved, OverwatchSet, EnemyHurt) == [
        *lines("Hammer and Anvil, Shepard's threat card", EnemyMoved),
        *lines("Garrus: Overwatch", OverwatchSet, EnemyHurt),
    ]


# --- a hero's turn ------------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-MOVE-01", "HG-LOOT-01", "HG-CONC-06")
def test_what_a_step_finds_and_reveals_comes_from_the_move():
    pos = position("S   x d e", legend={"x": ["loot"]}, enemies={"e": grunt(TROOPER)}, pool=["move2"] * 3)

    pos.play("place:move2>move", "move:A2", dice=["data"])

    assert told(pos, DiePlaced, HeroMoved, LootTaken, AreaRevealed) == lines(
        "Shepard: Move", DiePlaced, HeroMoved, LootTaken, AreaRevealed
    )


@pytest.mark.rule("HG-OPP-01", "HG-FEAT-06")
def test_whoever_strikes_and_whatever_burns_on_the_way_is_not_the_move():
    pos = position("h   S   ~", enemies={"h": grunt(GUARDIAN)}, pool=["move2"] * 3)

    pos.play("place:move2>move", "move:A3")

    assert told(pos, HeroMoved, HeroAttacked, HeroHurt) == [
        *lines("Shepard: Move", HeroMoved),
        *lines("Opportunity attack: Guardian, as Shepard moves away", HeroAttacked, HeroHurt),
        *lines("Inferno", HeroHurt),
    ]


@pytest.mark.thing("ability:lift")
@pytest.mark.rule("HG-LIAR-05")
def test_a_biotic_ability_is_the_cause_of_what_it_does():
    pos = position("L   .   h", active="liara", enemies={"h": grunt("guardian-normal")}, pool=["standard"] * 3)

    pos.play("place:standard>lift", "attack:h:1")

    assert told(pos, EnemyHurt, BioticPlaced) == lines("Liara: Lift", EnemyHurt, BioticPlaced)


@pytest.mark.rule("HG-MARK-04")
def test_the_reaction_of_an_enemy_is_its_own():
    pos = position("L   .   .   h", active="liara", enemies={"h": grunt(REACTING)}, pool=["standard"] * 3)

    pos.play("place:standard>pistol-shot", "attack:h:1")

    assert told(pos, EnemyHurt, EnemyMoved) == [
        *lines("Liara: Pistol Shot", EnemyHurt),
        *lines("Reaction: Engineer, hurt by Liara", EnemyMoved),
    ]


@pytest.mark.rule("HG-MEDI-02")
def test_medigel_heals_because_it_was_used():
    pos = position("S   G", heroes={"G": hero(health=1)}, inventory={"medi-gel": 1}, pool=["standard"] * 3)

    pos.play("place:standard>revive", "medigel:garrus")

    assert told(pos, ItemUsed, HeroHealed) == lines("Shepard uses: medi-gel", ItemUsed, HeroHealed)


@pytest.mark.rule("HG-GREN-03")
def test_a_grenade_hurts_and_what_it_defeats_is_its_doing():
    pos = position("S   .   h", enemies={"h": grunt(GUARDIAN)}, inventory={"grenade": 1}, pool=["standard"] * 3)

    pos.play("place:standard>revive", "grenade:A3")

    assert told(pos, ItemUsed, EnemyHurt) == lines("Shepard uses: grenade", ItemUsed, EnemyHurt)


@pytest.mark.thing("ability:combat-drone")
@pytest.mark.rule("HG-CORE-08", "HG-CORE-01")
def test_stars_move_the_drone_and_the_dice_are_the_turns():
    pos = position(
        "T   .   h", active="tali", phase="roll", enemies={"h": grunt(GUARDIAN)}, pool=["standard"] * 3, drone="A1"
    )

    pos.play("roll-all", "hex:A2", "attack:h:1", dice=[["star", "standard", "standard"], ["move2"]])

    assert told(pos, TurnBegan, DiceRolled, StarTriggered, DroneMoved, EnemyHurt) == [
        *lines("Tali's turn", TurnBegan, DiceRolled),
        *lines("Tali: Combat Drone, for a star", StarTriggered, DroneMoved, EnemyHurt),
        *lines("Tali's turn", DiceRolled),
    ]


@pytest.mark.rule("HG-RULING-08")
def test_a_die_without_a_use_lies_where_its_player_put_it():
    full = hero(placed={"move": "move2", "turian-rebel": "move2"})
    pos = position("G   .", active="garrus", pool=["move2", "move3"], dice_taken=1, heroes={"G": full})

    pos.play("spare:move2>revive")

    [cause] = [cause for event, cause in pos.table.news() if isinstance(event, DieSpared)]
    assert (cause.kind, cause.id, cause.seat) == ("answer", "spare:move2>revive", pos.hero("G").seat)


# --- the round and the mission ------------------------------------------------------------------------------------


@pytest.mark.rule("HG-END-01", "HG-LEAD-03", "HG-FEAT-07")
def test_rounds_end_and_begin_by_themselves_and_fire_burns():
    pos = position("S   .", legend={"S": ["inferno"]}, phase="end", heroes={"S": hero(shields=1)})

    assert told(pos, ShieldsRestored, LeadPassed, RoundBegan, HeroHurt, CardsDealt, TurnBegan) == [
        *lines("End of the round", ShieldsRestored, LeadPassed),
        *lines("Start of the round", RoundBegan),
        *lines("Inferno", HeroHurt),
        *lines("Start of the round", CardsDealt),
        *lines("Tali's turn", TurnBegan),
    ]


@pytest.mark.thing("rule:breakthrough/the-keel-burns")
def test_what_a_round_brings_by_a_rule_of_the_mission_is_that_rules():
    heroes = {"S": hero(at="F1"), "G": hero(at="C1"), "L": hero(at="A1"), "T": hero(at="A2")}
    pos = position(
        mission="breakthrough",
        phase="end",
        lead="liara",
        active="liara",
        deck={"signal-lost": 9},
        bag={},
        tokens={"fire-1": "D4"},
        heroes=heroes,
        pool=["standard"] * 3,
    )
    while pos.asked == "fire-where":
        pos.table.pick(0)

    assert set(told(pos, TokenMoved)) == {f"TokenMoved: Mission rule: {SHELF.rule_title('the-keel-burns')}"}


@pytest.mark.thing("elite:the-riveter")
def test_what_an_elite_does_by_its_own_rule_is_the_elites():
    pos = position(
        mission="breakthrough",
        phase="threat",
        heroes={"S": hero(at="A5", card="the-larger-things")},
        enemies={"e": grunt("the-riveter", at="C6")},
        revealed=["C6"],
        unlocked=["B4/B5", "E4/E5"],
        done=["open-the-keel"],
        counters={"aft-bulkhead": 3},
        tokens={"fire-1": "A15"},
        pool=["standard"] * 3,
    )
    while pos.asked in ("enemy-goes-where", "rivet-which"):
        pos.table.pick(0)

    assert set(told(pos, DoorTurned, CounterTicked)) == {
        "DoorTurned: Elite: The Riveter",
        "CounterTicked: Elite: The Riveter",
    }


@pytest.mark.rule("HG-OBJ-02", "HG-NARR-02", "HG-MISS-02")
def test_an_objective_is_done_by_an_action_and_what_follows_from_it_is_the_objectives():
    pos = position(
        mission="breakthrough",
        heroes={"S": hero(at="B4")},
        counters={"aft-bulkhead": 3},
        tokens={"fire-1": "A15"},
        pool=["standard"] * 3,
        bag={},
    )

    pos.play("place:standard>mission", "do:cut-the-aft-bulkhead:aft-seam")

    said = told(pos, CounterTicked, DoorTurned, ObjectiveDone, PassageRead)
    assert said[0].startswith("CounterTicked: Shepard: ")
    title = next(box.spec.title for box in pos.state.kit.mission.objectives if box.spec.id in pos.state.done)
    assert f"ObjectiveDone: Objective: {title.english}" in said
    assert any(line.startswith("PassageRead: Story: ") for line in said)


@pytest.mark.rule("HG-DOWN-02")
def test_the_fall_of_shepard_ends_the_mission_because_of_who_felled_him():
    pos = threat("hammer-and-anvil", "S   h", enemies={"h": grunt(GUARDIAN)}, heroes={"S": hero(health=1, shields=0)})

    assert told(pos, MissionEnded) == lines("Hammer and Anvil, Shepard's threat card", MissionEnded)


# --- names and pages ----------------------------------------------------------------------------------------------


def test_every_kind_of_cause_has_a_name():
    assert set(causes.FIELDS) == set(Agent)


def everything() -> list[Cause]:
    """A cause of everything printed that can act."""
    found = [cause for board in SHELF.heroes.values() for cause in (*board.causes.values(), board.star)]
    for mission in LIBRARY.missions:
        spec = mission.spec
        found += [Cause(Agent.CARD, card.spec.id, "tali") for card in mission.cards]
        found += [Cause(Agent.MISSION_ACTION, action.spec.id, "tali") for action in mission.actions]
        found += [Cause(Agent.MISSION_RULE, rule.id, spec.id) for rule in spec.rule]
        found += [Cause(Agent.ELITE, elite.id, spec.id) for elite in spec.elite]
        found += [Cause(Agent.OBJECTIVE, objective.id, spec.id) for objective in spec.objective]
        found += [Cause(Agent.PASSAGE, str(number)) for number in mission.passages]
        found.append(Cause(Agent.STORM, owner=spec.id))
    return [*found, *(Cause(Agent.PASSAGE, str(number)) for number in SHELF.campaign.passages)]


def test_everything_printed_can_be_opened_and_is_there_to_be_read():
    for cause in everything():
        if causes.opens(cause):
            page = causes.page(cause)
            assert str(page.name), cause
            assert page.text, cause
            assert all(map(str, page.text)), cause
        else:
            assert cause.kind == Agent.ACTION


def test_what_can_be_opened_has_an_id_of_its_own():
    ids: dict[str, Any] = {}
    for cause in everything():
        if id := causes.opens(cause):
            assert ids.setdefault(id, causes.page(cause)) == causes.page(cause), id


# --- the truth of the log -----------------------------------------------------------------------------------------

BY_ANSWER = ("DieSpared", "WaypointTicked", "LoyaltyTicked")
"""All that an answer alone makes happen; everything else has something that acts."""
ENEMIES_TURN = ("HG-ACTV", "HG-ADV", "HG-TARGET", "HG-INV", "HG-THREAT", "HG-ESC", "HG-TURR-05", "HG-MARK-03")
"""How the rules of threat cards begin."""
KINDS = {*Agent, SET_UP.kind}


def untrue(event: Event, cause: Cause) -> str:
    """What is wrong with the cause of an event; empty if nothing is."""
    rule = getattr(event, "rule", "")
    name = type(event).__name__
    if cause.kind == "answer":
        return "" if name in BY_ANSWER else f"{name} ({rule}) because of the answer {cause.id}"
    if cause.kind not in KINDS:
        return f"{name} because of {cause.kind}"
    if rule.startswith(ENEMIES_TURN) and cause.kind in (Agent.ACTION, Agent.TURN, Agent.ITEM, Agent.FIRE):
        return f"{name} ({rule}) because of {cause}"
    return ""


def mistakes(line: Line, counted: Counter[str]) -> list[str]:
    """Every event of a game that does not name its cause."""
    found = []
    table = line.table()
    for table in line.positions():
        for event, cause in table.news():
            counted[cause.kind] += 1
            found.append(untrue(event, cause))
    return [mistake for mistake in found if mistake]


def games(count: int) -> list[Line]:
    """Games of all missions and campaigns with all numbers of seats and both bots."""
    cards = GAME.scenarios()
    return [
        Line("hagalaz", cards[number % len(cards)].id, 1 + number % 4, ("random", "thumb")[number % 3 > 1], number)
        for number in range(count)
    ]


def test_every_event_of_a_game_names_what_made_it_happen():
    counted: Counter[str] = Counter()

    assert [mistake for line in games(26) for mistake in mistakes(line, counted)] == []
    assert {Agent.CARD, Agent.ABILITY, Agent.STAR, Agent.ACTION, Agent.MISSION_RULE, Agent.OPPORTUNITY} <= set(counted)


def test_a_cause_that_is_not_true_is_noticed():
    assert untrue(HeroAttacked(1, GUARDIAN, "shepard", 2, "HG-TARGET-06"), Cause("answer", "move:E5", seat=1))
    assert untrue(HeroAttacked(1, GUARDIAN, "shepard", 2, "HG-TARGET-06"), Cause(Agent.ACTION, "move", "tali"))
    assert untrue(HeroMoved("tali", "A1", "A2", "HG-MOVE-01"), Cause("rumour"))
    assert not untrue(HeroAttacked(1, GUARDIAN, "shepard", 2, "HG-TARGET-06"), Cause(Agent.CARD, "hammer-and-anvil"))


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_over_a_thousand_games_of_all_missions_every_event_names_what_made_it_happen():
    counted: Counter[str] = Counter()

    assert [mistake for line in games(1000) for mistake in mistakes(line, counted)] == []
    assert {*counted} >= KINDS - {Agent.CAMPAIGN}
    print("\n".join(f"{kind:<16}{count:>9,}" for kind, count in counted.most_common()))
