"""Beats: what they say of pieces is what becomes of them, and the Hegemon's turn is told step by step."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.bots import Bot, make_bot
from starboard.core.beat import Beat
from starboard.core.choice import SPECTATOR
from starboard.core.event import Cause, Event
from starboard.core.scene import Fact, Scene
from starboard.core.table import Table
from starboard.games.edge import events
from starboard.games.edge.beats import beat
from starboard.games.edge.moments import Agent
from starboard.games.edge.printed import BOX
from starboard.lab.simulate import Series, sit_down
from support.edge import HOME, EdgePosition, against_hegemon, edge, fleet

TOLD = {
    "seat": ("score", "cards", "modules"),
    "store": ("count",),
    "module": ("damage", "infested"),
    "side": ("energy", "out"),
}
"""The facts that change by what is told, by the kind of piece."""
PLACED = ("ship", "raider", "probe", "development", "marker")
"""The kinds of piece whose place, or presence, is told."""


def answer(table: Table[Any], mind: Bot) -> None:
    choice = table.choice
    assert choice is not None
    table.answer(table.option(choice.values[mind.pick(choice, lambda: table.view(choice.seat))]).key)


def beats_of(happened: list[Event], seat: int = SPECTATOR) -> list[Beat]:
    return [found for event in happened if (found := beat(event, seat)) is not None]


class Shown:
    """Pieces as somebody sees them who only follows the beats: where each is, and its facts."""

    def __init__(self, scene: Scene) -> None:
        pieces = [piece for zone in scene.zones for piece in zone.pieces]
        self.at = {
            piece.id: piece.at for piece in pieces if piece.kind in PLACED and (piece.at or piece.kind != "ship")
        }
        self.facts: dict[str, dict[str, Fact]] = {
            piece.id: {fact: piece.facts.get(fact, 0) for fact in TOLD[piece.kind]}
            for piece in pieces
            if piece.kind in TOLD
        }

    def see(self, beat: Beat) -> None:
        if beat.kind == "walk":
            assert self.at[beat.actor] == beat.path[0], beat
        moved = {beat.actor: beat.path[-1]} if beat.kind == "walk" else {}
        appeared = dict.fromkeys(beat.targets, beat.path[0]) if beat.kind == "appear" and beat.path else {}
        for piece, place in {**moved, **appeared, **beat.moves}.items():
            if ":goods:" not in piece:
                self.at[piece] = place
        for piece, facts in beat.sets.items():
            if piece in self.facts:
                self.facts[piece].update(facts)
        for piece, gains in beat.adds.items():
            for fact, by in gains.items():
                known = self.facts.get(piece, {}).get(fact)
                if isinstance(known, int):
                    self.facts[piece][fact] = known + by
        for piece in beat.gone:
            self.at.pop(piece, None)


GAMES: tuple[tuple[str, int, dict[str, object]], ...] = (
    ("reach", 3, {}),
    ("escalation", 4, {}),
    ("hegemon", 2, {"officer": BOX.officers.ids[-1]}),
)


@pytest.mark.parametrize(("scenario", "seats", "settings"), GAMES)
def test_who_follows_the_beats_sees_what_is_there(scenario: str, seats: int, settings: dict[str, object]) -> None:
    """Ships, raiders, markers, points, hands and stores of everybody, answer by answer."""
    table = sit_down(Series("edge", seats, "random", {"scenario": scenario, **settings}), 5, history=True)
    mind = make_bot("random", "edge", 5)
    while table.choice is not None and table.choice.prompt != "turn":
        answer(table, mind)
    table.news()
    answers = 0
    while table.choice is not None and answers < 400:
        seen = Shown(table.scene(SPECTATOR))
        answer(table, mind)
        happened = [each.event for each in table.news()]
        for each in beats_of(happened):
            seen.see(each)
        answers += 1
        now = Shown(table.scene(SPECTATOR))
        assert seen.at == now.at, happened
        facts = {piece: has for piece, has in seen.facts.items() if piece in now.facts and piece in seen.facts}
        assert facts == {piece: now.facts[piece] for piece in facts}, happened


def test_every_event_that_somebody_does_names_who_acts() -> None:
    """Each event with a player is a beat of that player, of a piece, or of nobody who sits at the table."""
    table = sit_down(Series("edge", 3, "random", {"scenario": "hegemon"}), 3, history=True)
    mind = make_bot("random", "edge", 3)
    while table.choice is not None:
        answer(table, mind)
    for event, _ in table.news():
        found = beat(event, SPECTATOR)
        assert found is not None
        if type(event).__name__.startswith(("Hegemon", "Command", "Negotiation")):
            assert found.actor, event


@pytest.mark.rule("AE-TAC-05")
def test_a_drawn_card_is_shown_to_nobody() -> None:
    drawn = [beat(events.CardDrawn(0, card, "AE-TAC-01"), seat) for card in (1, 2) for seat in (SPECTATOR, 0, 1)]

    assert all(found == drawn[0] for found in drawn)


# --- the Hegemon's turn ---------------------------------------------------------------------------------------------

LAUNCH = {1: "AE-HEG-77", 2: "AE-HEG-79", 4: "AE-HEG-85", 6: "AE-HEG-88", 7: "AE-HEG-89", 8: "AE-HEG-90"}
"""The rule that each step of his launch cites, where nothing else comes of it."""


def his_turn(**given: Any) -> list[tuple[Event, Cause]]:
    """What happens in the Hegemon's turn."""
    given.setdefault("players", [fleet(ships={"transport": ["pad"]})])
    pos = against_hegemon(phase="hegemon", active=1, **given)
    return [(event, cause) for event, cause in pos.table.news()]


def steps(happened: list[tuple[Event, Cause]]) -> list[int]:
    """The steps of his turn in the order they are told."""
    parts = [cause.part for _, cause in happened if cause.part]
    return list(dict.fromkeys(parts))


@pytest.mark.rule("AE-HEG-76")
@pytest.mark.parametrize("face", ["1", "3", "5"])
def test_his_launch_is_told_in_eight_steps(face: str) -> None:
    happened = his_turn(hegemon={"marker": 3, "probe": "rusk"}, dice=[[face]])

    assert steps(happened) == [1, 2, 3, 4, 5, 6, 7, 8]
    for step, rule in LAUNCH.items():
        assert rule in [event.rule for event, cause in happened if cause.part == step], step  # type: ignore[attr-defined]


@pytest.mark.rule("AE-HEG-91")
def test_his_return_is_told_in_four_steps() -> None:
    happened = his_turn(ending=True, has={"ships": {**HOME, "fighter": ["kiln"]}, "leaders": 0}, hegemon={"marker": 3})

    assert steps(happened) == [1, 2, 3, 4]
    assert [event.rule for event, cause in happened if cause.part == 3] == ["AE-HEG-96"]  # type: ignore[attr-defined]


@pytest.mark.rule("AE-HEG-31")
def test_who_decides_for_him_is_told_where_his_rules_leave_a_choice() -> None:
    pos = against_hegemon(
        phase="hegemon",
        active=1,
        map="isolde odessa-field rusk kestrel-field veil kiln halcyon-drydock",
        players=[fleet(ships={"transport": ["pad"]})],
        hegemon={"orders": [_nearest("planet"), "order-09", "order-17"], "probe": "odessa-field"},
        dice=[["1"]],
    )
    assert pos.asked == "hegemon-goes"
    assert len(pos.offered) > 1
    pos.table.news()

    pos.answer(pos.offered[0])

    kinds = [type(event) for event, _ in pos.table.news()]
    assert kinds[:2] == [events.EyeDecided, events.ShipLaunched]


def _nearest(what: str) -> str:
    return next(order.id for order in BOX.orders if order.spec.region == f"nearest-{what}" and order.spec.deck == 1)


@pytest.mark.rule("AE-HEG-31")
def test_nobody_decides_where_his_rules_leave_none() -> None:
    happened = his_turn(hegemon={"marker": 3}, dice=[["1"]])

    assert not [event for event, _ in happened if isinstance(event, events.EyeDecided)]
    assert [event for event, _ in happened if isinstance(event, events.ShipLaunched)]


@pytest.mark.rule("AE-HEG-79", "AE-RULING-20")
def test_his_ship_is_named_by_section_and_letter() -> None:
    ships = {**HOME, "transport": ["kiln", *["pad"] * 5]}
    happened = his_turn(has={"ships": ships, "leaders": 0}, hegemon={"marker": 3}, dice=[["2"]])

    [named] = [event for event, _ in happened if isinstance(event, events.HegemonShipNamed)]
    assert (named.section, named.letter, BOX.ships[named.ship].id) == (1, "B", "transport")


# --- battle ---------------------------------------------------------------------------------------------------------


def battle() -> EdgePosition:
    pos = edge(
        players=[
            fleet(ships={"fighter": ["pad"]}, stores={"energy": 2}),
            fleet(ships={"transport": ["kiln"]}, stores={"energy": 1}),
        ]
    )
    return pos.launch("fighter", "kiln")


@pytest.mark.rule("AE-BATTLE-15")
def test_a_roll_brings_the_dice_to_the_stage() -> None:
    pos = battle()
    while pos.asked == "window-prepare":
        pos.table.news()
        pos.answer("ready")
    rolled = [event for event, _ in pos.table.news() if isinstance(event, events.BattleRolled)]

    found = beat(rolled[0], SPECTATOR)
    assert found is not None
    assert (found.kind, found.actor) == ("roll", "seat:0")
    assert found.targets == tuple(f"die:0:{place}" for place in range(len(rolled[0].faces)))


@pytest.mark.rule("AE-HEG-77")
def test_his_die_marks_the_card_of_its_section() -> None:
    found = beat(events.HegemonRolled(6, 3), SPECTATOR)

    assert found is not None
    assert (found.amount, found.sets) == (6, {"order:3": {"chosen": True}})


def test_dice_that_change_lie_in_order_again() -> None:
    changed = beat(events.DieChanged(1, 2, 6, faces=(6, 4, 1)), SPECTATOR)
    removed = beat(events.DieRemoved(1, 6, faces=(4, 1)), SPECTATOR)

    assert changed is not None
    assert changed.sets == {"die:1:0": {"face": 6}, "die:1:1": {"face": 4}, "die:1:2": {"face": 1}}
    assert removed is not None
    assert removed.gone == ("die:1:2",)


def test_causes_of_a_battle_in_his_turn_belong_to_its_seventh_step() -> None:
    happened = his_turn(
        players=[fleet(ships={"transport": ["odessa-field"]})],
        hegemon={"marker": 3, "orders": ["order-01", "order-09", "order-17"]},
        dice=[["1"]],
    )

    [began] = [cause for event, cause in happened if isinstance(event, events.BattleBegan)]
    assert (began.kind, began.part) == (Agent.BATTLE, 7)
