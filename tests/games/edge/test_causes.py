"""What happened names what made it happen: the card, the module, the event, the order; never an answer that it merely
followed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from starboard.bots import make_bot
from starboard.core.because import because
from starboard.core.choice import SPECTATOR
from starboard.core.event import SET_UP, Cause, Event
from starboard.games.edge import causes, events
from starboard.games.edge.causes import SHELVES
from starboard.games.edge.moments import Agent
from starboard.games.edge.printed import BOX
from starboard.games.edge.state import HEGEMON
from starboard.lab.simulate import Series, play_on, sit_down
from starboard.locale import voice
from support.edge import EdgePosition, against_hegemon, edge, fleet


def told(pos: EdgePosition, *kinds: type[Event]) -> list[str]:
    """The events of some kinds since the last look, each with its cause in English."""
    say = voice("edge", "en").say
    return [
        f"{type(event).__name__}: {say(because('edge', cause, SPECTATOR).text)}"
        for event, cause in pos.table.news()
        if isinstance(event, kinds)
    ]


# --- turns ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-LAUNCH-02", "AE-LAUNCH-08", "AE-MOON-05")
def test_a_launch_brings_what_the_region_gives_and_a_moon_what_it_shows() -> None:
    moon = next(each for each in BOX.moons if each.spec.type == "volcanic" and each.spec.icon == "energy")
    pos = edge(players=[fleet(ships={"transport": ["pad"]}), {}], moons={"kiln": [moon.id]})

    pos.play("launch:transport", "to:transport:kiln")

    assert told(pos, events.ShipLaunched, events.MoonClaimed, events.ResourcesGained) == [
        "ShipLaunched: Player 1: launch to Kiln",
        "MoonClaimed: Player 1: launch to Kiln",
        f"ResourcesGained: Player 1: {moon.name}",
    ]


@pytest.mark.rule("AE-STATION-06", "AE-STATION-08", "AE-STATION-09")
def test_a_return_names_each_thing_that_is_activated() -> None:
    pos = edge(players=[fleet(ships={"transport": ["kiln", "scrapyard"]}, modules=["ore-crusher"]), {}])

    pos.play("return", "activate:ore-crusher")

    said = told(pos, events.ModuleUsed, events.ResourcesGained, events.PointsScored, events.FleetReturned)
    assert said[0] == "ModuleUsed: Player 1: Ore crusher"
    assert {line.partition(": ")[2] for line in said if line.startswith("ResourcesGained")} <= {"Player 1: Ore crusher"}
    assert said[-2:] == ["PointsScored: Player 1: return to station", "FleetReturned: Player 1: return to station"]


# --- battle ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-TAC-04", "AE-BATTLE-15", "AE-BATTLE-17")
def test_what_a_card_changes_in_a_battle_is_the_cards_and_the_rest_is_the_battles() -> None:
    card = BOX.tactics[BOX.tactics.number("full-salvo")]
    pos = edge(
        players=[
            fleet(ships={"fighter": ["pad"]}, hand=[card.id]),
            fleet(ships={"transport": ["kiln"]}),
        ],
    )
    pos.play("launch:fighter", "to:fighter:kiln", "go-on")
    while f"card:{card.id}" not in pos.offered:
        pos.play("ready")
    pos.table.news()

    pos.play(f"card:{card.id}")
    assert told(pos, events.CardPlayed, events.DiceAdded) == [
        f"CardPlayed: {card.name}, played by Player 1",
        f"DiceAdded: {card.name}, played by Player 1",
    ]
    while pos.asked != "manoeuvre":
        pos.table.pick(0)
    pos.table.pick(0)

    said = told(pos, events.BattleRolled, events.BattleWon, events.ShipDamaged)
    assert set(said) == {f"{name}: Battle over Kiln" for name in ("BattleRolled", "BattleWon", "ShipDamaged")}


# --- the Hegemon ----------------------------------------------------------------------------------------------------


def hegemon_turn(**given: Any) -> EdgePosition:
    return against_hegemon(phase="hegemon", active=1, players=[fleet(ships={"transport": ["pad"]})], **given)


@pytest.mark.rule("AE-HEG-76", "AE-HEG-77", "AE-HEG-84", "AE-HEG-90")
def test_his_launch_is_the_doing_of_his_card_and_a_base_that_of_his_ring() -> None:
    pos = hegemon_turn(hegemon={"orders": ["order-01", "order-09", "order-17"], "marker": 3}, dice=[["1"]])

    happened = [(type(event), cause) for event, cause in pos.table.news()]
    steps = [(cause.kind, cause.id, cause.part) for kind, cause in happened if kind is events.HegemonRolled]
    assert steps == [(Agent.TURN, "", 1)]
    assert (events.ShipLaunched, Cause(Agent.ORDER, "order-01", str(HEGEMON), part=2)) in happened
    assert (events.CommandMoved, Cause(Agent.ORDER, "order-01", str(HEGEMON), part=3)) in happened
    assert any(cause.kind == Agent.RING and cause.id == "quartermaster:4" for _, cause in happened)
    assert (events.HegemonOrderTurned, Cause(Agent.ORDER, "order-01", str(HEGEMON), part=8)) in happened


@pytest.mark.rule("AE-HEG-91", "AE-HEG-97")
def test_his_return_counts_its_four_steps() -> None:
    ships = {
        "transport": ["kiln", *["pad"] * 5],
        "fighter": ["scrapyard"],
        "science-vessel": ["pad"],
        "cruiser": ["pad"],
    }
    pos = hegemon_turn(has={"ships": ships, "leaders": 0}, hegemon={"marker": 3}, ending=True)

    parts = [
        (type(event), cause.part)
        for event, cause in pos.table.news()
        if cause.kind == Agent.RETURN and cause.owner == str(HEGEMON)
    ]
    assert [part for _, part in parts] == sorted(part for _, part in parts)
    assert {
        events.HegemonBuiltNothing: 1,
        events.CommandMoved: 2,
        events.PointsScored: 3,
        events.FleetReturned: 4,
    }.items() <= dict(parts).items()


# --- names and pages ------------------------------------------------------------------------------------------------


def everything() -> Iterator[Cause]:
    """A cause of everything printed that can act."""
    for kind, shelf in SHELVES.items():
        yield from (thing.cause(1) for thing in getattr(BOX, shelf) if thing.agent == kind)
    for track in BOX.tracks:
        yield from (Cause(Agent.TRACK, f"{track.id}:{space.at}", "0") for space in track.spec.space)
    for officer in BOX.officers:
        yield from (Cause(Agent.RING, f"{officer.id}:{at + 1}", "9") for at in range(len(officer.spec.ring)))


def test_everything_printed_can_be_opened_and_is_there_to_be_read() -> None:
    found = list(everything())

    assert {cause.kind for cause in found} == {*SHELVES, Agent.TRACK, Agent.RING}
    for cause in found:
        page = causes.page(cause)
        assert causes.opens(cause), cause
        assert str(page.name), cause
        assert page.text, cause
        assert all(map(str, page.text)), cause


def test_what_can_be_opened_has_an_id_of_its_own() -> None:
    ids: dict[str, Any] = {}
    for cause in everything():
        assert ids.setdefault(causes.opens(cause), causes.page(cause)) == causes.page(cause), cause


# --- the truth of the log -------------------------------------------------------------------------------------------

KINDS = {*Agent, SET_UP.kind}
OWN = {
    events.CardPlayed: (Agent.CARD, "card", "tactics"),
    events.ModuleUsed: (Agent.MODULE, "module", "modules"),
    events.StationUsed: (Agent.STATION, "function", "station"),
    events.AbilityUsed: (Agent.ABILITY, "faction", "factions"),
    events.TokenUsed: (Agent.DISCOVERY, "token", "discoveries"),
    events.EventRevealed: (Agent.EVENT, "event", "events"),
    events.NegotiationTurned: (Agent.NEGOTIATION, "negotiation", "negotiations"),
    events.HegemonOrdered: (Agent.ORDER, "order", "orders"),
    events.DevelopmentBuilt: (Agent.DEVELOPMENT, "development", "developments"),
}
"""Events of things that act: the cause is that thing itself."""
BY_RULE = (
    ("AE-LAUNCH-02", {Agent.LAUNCH, Agent.ORDER}),
    ("AE-LAUNCH-13", {Agent.LAUNCH, Agent.ORDER, *SHELVES}),
    ("AE-RAID-05", {Agent.EVENTS, SET_UP.kind, *SHELVES}),
    ("AE-RAID-08", {Agent.RAID, *SHELVES}),
    ("AE-RAID-12", {Agent.BATTLE, *SHELVES}),
    ("AE-BATTLE-16", {Agent.BATTLE, Agent.LAUNCH, *SHELVES}),
    ("AE-BATTLE", {Agent.BATTLE, Agent.LAUNCH, *SHELVES}),
    ("AE-BASE-06", {Agent.BASE}),
    ("AE-MOD-09", {Agent.MODULE}),
    ("AE-RULING-38", {Agent.EVENT}),
    ("AE-HEG-28", {Agent.EVENTS}),
    ("AE-HEG-77", {Agent.TURN}),
    ("AE-HEG-79", {Agent.ORDER}),
    ("AE-HEG-81", {Agent.ORDER}),
    ("AE-HEG-90", {Agent.ORDER, SET_UP.kind}),
    ("AE-HEG-93", {Agent.RETURN, Agent.ORDER, *SHELVES}),
    ("AE-HEG-102", {Agent.NEGOTIATION}),
    ("AE-STATION-08", {Agent.RETURN}),
    ("AE-STATION-09", {Agent.RETURN}),
    ("AE-TURN-01", {Agent.TURN}),
    ("AE-TURN-06", {Agent.TURN, *SHELVES}),
    ("AE-END-01", {Agent.TURN}),
)
"""By how a rule begins, what can make it happen; what stands first counts."""


def untrue(event: Event, cause: Cause) -> str:
    """What is wrong with the cause of an event; empty if nothing is."""
    rule = getattr(event, "rule", "")
    told = f"{event} because of {cause}"
    if cause.kind not in KINDS:
        return told
    if type(event) in OWN:
        kind, field, shelf = OWN[type(event)]
        if (cause.kind, cause.id) != (kind, getattr(BOX, shelf)[getattr(event, field)].id):
            return told
        return "" if kind == Agent.EVENT or cause.owner == str(getattr(event, "who", HEGEMON)) else told
    for begins, kinds in BY_RULE:
        if rule.startswith(begins):
            return "" if cause.kind in kinds else told
    return ""


SETTINGS: tuple[tuple[str, int, dict[str, object]], ...] = (
    ("reach", 2, {}),
    ("reach", 3, {"events": "twilight", "specials": 4, "destinies": True}),
    ("reach", 4, {"length": "long", "ancient_moons": "only"}),
    ("escalation", 5, {}),
    ("escalation", 3, {"gate": False, "wyrm": False, "events": "dawn", "ancient_modules": False}),
    ("hegemon", 1, {}),
    ("hegemon", 2, {"officer": BOX.officers.ids[-1], "destinies": True}),
    ("hegemon", 3, {"officer": BOX.officers.ids[4], "events": "shadows", "more_tactics": True}),
)
"""All scenarios and numbers of seats, with the parts on and off."""


def mistakes(number: int, counted: Counter[str]) -> list[str]:
    """Every event of a game that does not name its cause."""
    scenario, seats, settings = SETTINGS[number % len(SETTINGS)]
    bots = ("random", "thumb")[number % 3 > 1]
    table = sit_down(Series("edge", seats, bots, {"scenario": scenario, **settings}), number, history=True)
    play_on(table, make_bot(bots, "edge", number))
    found = []
    for event, cause in table.news():
        counted[cause.kind] += 1
        found.append(untrue(event, cause))
    return [mistake for mistake in found if mistake]


def test_every_event_of_a_game_names_what_made_it_happen() -> None:
    counted: Counter[str] = Counter()

    assert [mistake for number in range(8) for mistake in mistakes(number, counted)][:5] == []
    assert {Agent.CARD, Agent.MODULE, Agent.MOON, Agent.EVENT, Agent.RAIDER, Agent.ORDER, Agent.BATTLE} <= set(counted)


def test_a_cause_that_is_not_true_is_noticed() -> None:
    played = events.CardPlayed(1, 3)
    assert untrue(played, Cause("answer", "card:x", seat=1))
    assert untrue(played, BOX.tactics[4].cause(1))
    assert untrue(played, BOX.tactics[3].cause(2))
    assert untrue(events.BattleWon(0, "kiln"), Cause(Agent.RETURN, owner="0"))
    assert not untrue(played, BOX.tactics[3].cause(1))


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_over_a_thousand_games_every_event_names_what_made_it_happen() -> None:
    counted: Counter[str] = Counter()

    assert [mistake for number in range(1000) for mistake in mistakes(number, counted)][:5] == []
    assert {*counted} == KINDS
    print("\n".join(f"{kind:<16}{count:>9,}" for kind, count in counted.most_common()))


@pytest.mark.rule("AE-HEG-76", "AE-HEG-91")
def test_only_the_steps_of_the_hegemon_are_counted() -> None:
    people = edge(players=[fleet(ships={"transport": ["kiln", "pad"]}), fleet(ships={"transport": ["pad"]})])
    people.play("return", "done")
    his = against_hegemon(players=[fleet(ships={"transport": ["kiln", "pad"]})])
    his.play("return", "done")

    returned = [cause.part for event, cause in people.table.news() if isinstance(event, events.FleetReturned)]
    assert returned == [0]
    assert {cause.part for event, cause in his.table.news() if getattr(event, "who", -1) == HEGEMON} > {0}


@pytest.mark.rule("AE-HEG-76", "AE-HEG-88", "AE-HEG-89")
def test_the_raid_and_the_battle_are_numbered_in_his_launch_and_in_no_other() -> None:
    near = {"map": "kiln rusk", "moons": {"kiln": []}, "raiders": [{"id": "vorticon", "at": "rusk"}]}
    people = edge(players=[fleet(ships={"transport": ["pad"]}), fleet(ships={"transport": ["pad"]})], **near)
    people.launch("transport", "kiln", dice=[["1"], ["6", "6"]])
    cards = {"orders": ["order-01", "order-09", "order-17"]}
    his = hegemon_turn(hegemon=cards, dice=[["1"], "ram", ["1"], ["6", "6"]], **near)

    def parts(pos: EdgePosition) -> set[tuple[str, int]]:
        return {(cause.kind, cause.part) for _, cause in pos.table.news() if cause.kind in (Agent.RAID, Agent.BATTLE)}

    assert parts(people) == {(Agent.RAID, 0), (Agent.BATTLE, 0)}
    assert parts(his) == {(Agent.RAID, 6), (Agent.BATTLE, 7)}
