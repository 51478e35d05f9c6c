"""What the Hegemon does is told with his own rule (AE-HEG-02, AE-HEG-31)."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.core.event import Event
from starboard.games.edge import events
from support.edge import EdgePosition, fleet, hegemon_turn, home_but


def told(pos: EdgePosition, kind: type[Event]) -> list[str]:
    """The rules that the events of a kind cite."""
    return [str(getattr(each.event, "rule", "")) for each in pos.table.news() if isinstance(each.event, kind)]


@pytest.mark.rule("AE-HEG-78", "AE-HEG-106")
@pytest.mark.parametrize(
    ("ending", "dice", "reason", "rule"),
    [(False, [["1"]], "empty-section", "AE-HEG-78"), (True, [], "last-turn", "AE-HEG-106")],
)
def test_why_he_returns_is_told(ending: bool, dice: list[object], reason: str, rule: str) -> None:
    pos = hegemon_turn(
        has={"ships": home_but(transport=["scrapyard", "pad", "pad", "scrapyard"], fighter=["scrapyard"])},
        ending=ending,
        players=[fleet(ships={"transport": ["pad"]})],
        dice=dice,
    )

    assert pos.happened(events.HegemonReturned) == [events.HegemonReturned(reason, rule)]


@pytest.mark.rule("AE-HEG-87")
@pytest.mark.parametrize(("order", "symbols"), [("order-06", ["event"]), ("order-07", []), ("order-08", ["repair"])])
def test_the_symbol_of_his_card_is_told(order: str, symbols: list[str]) -> None:
    pos = hegemon_turn(
        moons={"kiln": [], "isolde": []},
        map="isolde kiln",
        hegemon={"orders": [order, "order-09", "order-17"], "probe": "kiln"},
        players=[fleet(ships={"transport": ["pad"]})],
        dice=[["1"]],
    )

    assert [event.symbol for event in pos.happened(events.HegemonActed)] == symbols  # type: ignore[attr-defined]


@pytest.mark.rule("AE-HEG-02")
def test_events_of_his_cite_his_rules_and_those_of_people_the_base_rules() -> None:
    pos = hegemon_turn(
        map="kiln",
        hegemon={"orders": ["order-06", "order-09", "order-17"], "probe": "kiln"},
        players=[fleet(ships={"transport": ["pad"]})],
        dice=[["1"], "volcanic-moon", "order-01"],
    )

    news = [each.event for each in pos.table.news()]
    launched, moon, began = (
        [event for event in news if isinstance(event, kind)]
        for kind in (events.ShipLaunched, events.MoonClaimed, events.TurnBegan)
    )
    assert [event.rule for event in launched] == ["AE-HEG-79"]
    assert [event.rule for event in moon] == ["AE-HEG-83"]
    assert [(event.who, event.rule) for event in began] == [(0, "AE-TURN-01")]


@pytest.mark.rule("AE-HEG-84", "AE-HEG-93")
def test_the_marker_moves_by_the_rule_that_moves_it() -> None:
    base = hegemon_turn(
        map="odessa-field kiln",
        hegemon={"orders": ["order-12", "order-09", "order-17"], "marker": 8, "probe": "kiln"},
        players=[fleet(ships={"transport": ["pad"]})],
        dice=[["1"]],
    )
    home = hegemon_turn(
        map="odessa-field kiln",
        has={"ships": home_but(transport=["odessa-field"])},
        hegemon={"marker": 8},
        ending=True,
        players=[fleet(ships={"transport": ["pad"]})],
    )

    assert told(base, events.CommandMoved) == ["AE-HEG-84"]
    assert told(home, events.CommandMoved) == ["AE-HEG-93"]


# --- what is decided for him ------------------------------------------------------------------------------------------

MAP = "odessa-field kiln rusk bastion-academy veil ninth freeport-meridian sorrel pale"


def ring(officer: str, marker: int) -> dict[str, Any]:
    """His card names Bastion Academy; the marker comes to the space after this one."""
    orders = ["order-04", "order-14", "order-19"]
    return {"officer": officer, "marker": marker, "orders": orders, "probe": "kiln", "eye": 1}


def probe(order: str = "order-14", at: str = "kiln") -> dict[str, Any]:
    """His card is about the probe, which is there."""
    return {"orders": [order, "order-14", "order-19"], "probe": at, "eye": 1, "marker": 3}


LEFT: dict[str, Any] = {"moons": {"nebula-3": []}}
TWO_RAIDERS = {"raiders": [{"id": "gutterlings", "at": "odessa-field"}, {"id": "gutterlings", "at": "rusk"}]}
OUT_OF_USE = [{"at": at, "owner": 2, "out_of_use": True} for at in ("sorrel", "veil")]
HIS_WRECKS = {"ships": home_but(transport=["pad", "scrapyard"], fighter=["scrapyard"])}
HIS_DAMAGE = {"modules": ["ice-lab", "chapel"], "damaged": {"ice-lab": 1, "chapel": 1}}

DECISIONS: dict[str, tuple[str, dict[str, Any], dict[str, Any]]] = {
    "where he launches to": ("hegemon-goes", {"hegemon": probe("order-08", "odessa-field")}, {}),
    "where his moon comes from": ("hegemon-moon", {"hegemon": ring("cartographer", 1), **LEFT}, {}),
    "which moon it is": (
        "moon-which",
        {"hegemon": ring("cartographer", 1), "moons": {"nebula-3": ["reliquary", "ossuary"]}},
        {},
    ),
    "which module he takes": ("hegemon-takes", {"hegemon": ring("red-admiral", 1)}, {}),
    "which module is mended": ("repair-which", {"hegemon": ring("quartermaster", 6)}, HIS_DAMAGE),
    "which ship is repaired": ("repair-which", {"hegemon": ring("quartermaster", 6)}, HIS_WRECKS),
    "which raider comes": ("raid-which", {"hegemon": probe(), "moons": {"kiln": []}, **TWO_RAIDERS}, {}),
    "what he restores": (
        "hegemon-restores",
        {"hegemon": probe("order-15", "odessa-field"), "developments": OUT_OF_USE},
        {},
    ),
    "where he builds": (
        "hegemon-builds",
        {"hegemon": probe("order-01"), "map": "kiln odessa-field . . . . . . . . . rusk"},
        {"ships": home_but(transport=["pad", "kiln", "rusk"])},
    ),
    "which module is damaged": (
        "damage-which",
        {"hegemon": probe(), "moons": {"kiln": []}, "raiders": [{"id": "rust-prophets", "at": "rusk"}]},
        {"modules": ["ice-lab", "chapel"]},
    ),
    "whether he loses a card or a module": (
        "lose-or-damage",
        {"hegemon": probe(), "moons": {"kiln": []}, "raiders": [{"id": "vorticon", "at": "rusk"}]},
        {"modules": ["ice-lab"], "hand": ["parley"]},
    ),
    "where his ship is pushed": (
        "push-where",
        {"hegemon": probe(), "moons": {"kiln": []}, "raiders": [{"id": "gutterlings", "at": "rusk"}]},
        {},
    ),
    "on which track he advances": (
        "advance-which",
        {"hegemon": probe("order-06"), "event_step": 5, "events": "twilight"},
        {},
    ),
    "which development of his collapses": (
        "collapse-which",
        {
            "hegemon": probe("order-06"),
            "event_step": 5,
            "events": "twilight",
            "developments": [{"at": at, "owner": 2} for at in ("sorrel", "veil")],
        },
        {},
    ),
    "which ship of his is salvaged": (
        "salvage-which",
        {"hegemon": probe("order-06"), "event_step": 5, "events": "twilight"},
        HIS_WRECKS,
    ),
    "whence a leader of his comes": (
        "recruit-where",
        {"hegemon": probe("order-06"), "event_step": 5},
        {"abroad": {"rusk": 1, "veil": 1}},
    ),
    "to which ship the Wyrm goes": (
        "wyrm-where",
        {
            "map": "odessa-field kiln rusk bastion-academy veil ninth gate sorrel pale",
            "hegemon": probe("order-06"),
            "event_step": 5,
            "events": "shadows",
            "gate": True,
            "wyrm": True,
            "raiders": [{"id": "wyrm", "at": "bastion-academy"}],
        },
        {"ships": home_but(transport=["pad", "rusk", "veil"])},
    ),
}
"""What the holder of the Eye is asked about him, by what is decided: the question, the position, what he has."""
CARDS = {
    "advance-which": "dying-suns",
    "collapse-which": "catastrophic-collapse",
    "salvage-which": "salvage-rights",
    "recruit-where": "open-skies",
    "wyrm-where": "hunger",
}


@pytest.mark.rule("AE-HEG-31", "AE-RULING-52")
@pytest.mark.parametrize("what", DECISIONS)
def test_that_the_holder_has_decided_for_him_is_told(what: str) -> None:
    prompt, given, has = DECISIONS[what]
    drawn = ["volcanic-moon", CARDS[prompt]] if prompt in CARDS else []
    pos = hegemon_turn(
        seats=2,
        has={"leaders": 7 if "build" in what else 0, **has},
        players=[fleet(ships={"transport": ["pad"]})] * 2,
        dice=[["1"], *drawn],
        **{"map": MAP, **given},
    )

    assert pos.asks == {"1": prompt}
    assert pos.table.choice is not None
    assert pos.table.choice.rule not in events.HIS_RULES, "the question cites the rule in his form"
    assert pos.happened(events.EyeDecided) == []
    pos.answer(pos.offered[-1])
    assert pos.table.news()[0].event == events.EyeDecided(1)  # before anything comes of it


@pytest.mark.rule("AE-HEG-31")
def test_where_one_way_is_left_nobody_decides() -> None:
    pos = hegemon_turn(
        seats=2,
        map=MAP,
        has={"leaders": 0},
        hegemon=ring("cartographer", 1),
        players=[fleet(ships={"transport": ["pad"]})] * 2,
        dice=[["1"], "order-01"],
    )

    assert pos.happened(events.EyeDecided) == []
    assert pos.of("hegemon", "moons") == ["dry-dock-moon"]


# --- steps in which nothing is done -----------------------------------------------------------------------------------


def idle(pos: EdgePosition) -> list[tuple[str, str]]:
    """The steps in which he did nothing, each with its rule."""
    return [(event.step, event.rule) for event in pos.happened(events.HegemonIdle)]  # type: ignore[attr-defined]


@pytest.mark.rule("AE-HEG-76", "AE-HEG-85", "AE-HEG-87", "AE-HEG-88", "AE-HEG-89")
def test_steps_of_a_launch_in_which_he_does_nothing_are_told() -> None:
    quiet = hegemon_turn(
        seats=2,
        map=MAP,
        hegemon=probe(),
        has={"leaders": 0},
        players=[fleet(ships={"transport": ["pad"]})] * 2,
        dice=[["1"], "volcanic-moon", "order-01"],
    )
    busy = hegemon_turn(
        seats=2,
        map=MAP,
        hegemon=probe("order-06"),
        has={"leaders": 0, "abroad": {"kiln": 1}, "modules": ["ice-lab"]},
        raiders=[{"id": "mechaphage-hive", "at": "rusk"}],
        players=[fleet(ships={"transport": ["pad"]})] * 2,
        dice=[["1"], "volcanic-moon", ["6"], ["1", "1", "1", "1"], "windfall", "order-01"],
    )

    steps = ["recruit", "special", "raid", "battle"]
    rules = ["AE-HEG-85", "AE-HEG-87", "AE-HEG-88", "AE-HEG-89"]
    assert idle(quiet) == list(zip(steps, rules, strict=True))
    assert idle(busy) == []


@pytest.mark.rule("AE-HEG-85", "AE-HEG-86")
@pytest.mark.parametrize("found", [{"has": {"abroad": {"rusk": 1}}}, {"goods": {"rusk": {"ice": 1}}}, {}])
def test_what_lies_on_the_first_region_of_the_map_is_not_overlooked(found: dict[str, Any]) -> None:
    own = {"leaders": 0, "ships": home_but(transport=["rusk"]), **found.get("has", {})}
    pos = hegemon_turn(
        map="rusk kiln",
        moons={"kiln": []},
        goods=found.get("goods", {}),
        hegemon={"orders": ["order-14", "order-09", "order-17"], "probe": "kiln"},
        has=own,
        players=[fleet(ships={"transport": ["pad"]})],
        dice=[["2"]],
    )

    assert (("recruit", "AE-HEG-85") in idle(pos)) == (not found)


@pytest.mark.rule("AE-HEG-91", "AE-HEG-93", "AE-HEG-96")
def test_steps_of_a_return_in_which_he_does_nothing_are_told() -> None:
    wrecks = hegemon_turn(
        seats=2,
        map=MAP,
        ending=True,
        hegemon=probe(),
        has={"ships": home_but(transport=["scrapyard"]), "leaders": 0},
        players=[fleet(ships={"transport": ["pad"]})] * 2,
    )
    moved = hegemon_turn(
        seats=2,
        map=MAP,
        ending=True,
        hegemon=probe(),
        has={"ships": home_but(transport=["odessa-field"]), "leaders": 0},
        players=[fleet(ships={"transport": ["pad"]})] * 2,
        dice=["windfall"],
    )

    assert idle(wrecks) == [("command", "AE-HEG-93")]
    assert idle(moved) == [("scrapyard", "AE-HEG-96")]
