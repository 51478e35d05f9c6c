"""Leads, discoveries and unique discoveries: each does what its text says, on the planet and aboard."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.vanguard.content.library import BOX, LIBRARY
from starboard.games.vanguard.printed import KINDS
from starboard.games.vanguard.printed_ship import BOOK
from starboard.games.vanguard.rules.ship import unloading
from starboard.games.vanguard.ship_state import Page, Patient, Place, Project
from support.vanguard_boards import deeds_in
from support.vanguard_cards import Bench, aboard
from support.vanguard_cases import (
    ANYONE,
    EVERYBODY_HURT,
    HERE,
    OTHERS,
    PASSES,
    ROLES,
    Case,
    camp_for,
    happens,
    look,
    renamed,
    roles_of,
    told,
    top,
)
from support.vanguard_kit import Camp, Changes

# --- leads ------------------------------------------------------------------------------------------------------------

LEADS: dict[str, tuple[int, bool, tuple[str, ...], dict[str, int]]] = {
    "false-trail-card": (0, False, ("member:far",), {"engineering hand": 1}),
    "false-trail-charge": (0, False, ("member:far",), {"engineering charges": 1}),
    "trace": (1, False, (), {}),
    "common-trace": (1, True, (), {}),
    "sign": (2, False, (), {}),
    "common-sign": (2, True, (), {}),
    "proof": (3, False, (), {}),
}
"""What a token is worth, whether it goes back into the bag, and what it gives besides."""


def test_every_lead_has_a_case() -> None:
    assert list(LEADS) == BOX.leads.ids


@pytest.mark.rule("IV-LEAD-04", "IV-LEAD-05", "IV-LEAD-08", "IV-LEAD-09")
@pytest.mark.parametrize("lead", LEADS)
def test_a_lead_is_worth_what_it_says(lead: str) -> None:
    """With tokens that lack exactly its worth it makes a discovery; where one more is lacking it does not."""
    worth, returns, answers, gives = LEADS[lead]
    number, trace = BOX.leads.number(lead), BOX.leads.number("trace")
    said = [renamed(answer, roles_of("security")) for answer in answers]
    for before in range(max(0, 2 - worth), 3):
        camp = Camp(deck={"engineering": ["rewire"]})
        camp.state.leads[KINDS.index("minerals")] = [trace] * before
        camp.state.lead_bag[trace] -= before
        in_bag = camp.state.lead_bag[number]
        enough = before + worth >= 3
        changes = camp.leads(
            "minerals", 1, *said, dice=(lead, *["rewire"] * ("card" in lead), *["banded-iron"] * enough)
        )

        assert changes.pop("minerals", 0) == int(enough)
        assert changes.pop("minerals leads", 0) == (-before if enough else 1)
        assert changes == gives
        assert camp.state.lead_bag[number] - in_bag == (0 if enough and returns else -1)
        beside = before + 1 if lead == "trace" else int(not returns)
        assert camp.state.lead_beside[number] == (beside if enough else 0)


# --- discoveries on the planet ----------------------------------------------------------------------------------------

ACCIDENTS = ("red accident", "green accident", "blue accident")

ON_PLANET: dict[str, Case] = {
    "sugar-yeast": top("red", "green", gives={"you red": 1, "you green": 1}),
    "clotting-agent": top("member:mate", camp=EVERYBODY_HURT, offers=HERE, gives={"mate hurt": -1}),
    "breathing-mat": top(gives={"supplies": 1}),
    "the-culture-that-answers": top(
        "member:mate", camp=EVERYBODY_HURT, offers=HERE, gives={"mate injuries": -1, "mate hurt": -1}
    ),
    "warm-tile": top(gives={"you charges": 1}),
    "patient-needle": top(
        "red accident", "face:fitness", pool=ACCIDENTS, after=["blue accident", "green accident", "red fitness"]
    ),
    "folded-map": top("sector:7", gives={"you sector": 3}),
    "the-lamps-shard": top(gives={"actions": 1}),
    "burning-salt": top(gives={"you red": 2, "you blue": 1}),
    "lodestone": top(
        *ACCIDENTS,
        pool=(*ACCIDENTS, "red basic"),
        dice=((0,), (0,), (0,)),
        after=["blue science", "green biology", "red basic", "red fitness"],
    ),
    "thermal-core": top(gives={"supplies": 2}),
    "the-stone-that-floats": top(
        "sector:7", "sector:2", "stay", "sector:8", gives={"you sector": 3, "mate sector": -2, "far sector": -2}
    ),
    "bitter-root": top(gives={"you hand": 2}),
    "numbing-sap": top(camp=EVERYBODY_HURT, gives={"you injuries": -1, "you face down": 1}),
    "rope-vine": top(),
    "the-listening-tree": top(whom="far"),
    "carrier-moth": top("member:far", "red", "green", offers=OTHERS, gives={"far red": 1, "far green": 1}),
    "watchdog-beetle": top(),
    "pack-beast": top("green", gives={"you green": -1, "supplies": 2}),
    "the-one-that-followed-us": top(whom="far"),
}

REACH = {
    "the-listening-tree": ("you", "mate", "near", "far"),
    "watchdog-beetle": ("you",),
    "the-one-that-followed-us": ("you", "mate", "near", "far"),
}
"""For whom Security keeps something away with it; everybody else could do the same for themselves."""


def play(kind: str, id: str, case: Case, *answers: str) -> tuple[Camp, Changes]:
    """Somebody of Security uses a discovery or a unique discovery; what changed, without the card itself."""
    roles = roles_of("security")
    shelf = BOX.discoveries if kind == "discovery" else BOX.uniques
    spec = shelf.find(id).spec
    camp = camp_for("security", case)
    mine = camp.state.discoveries if kind == "discovery" else camp.state.uniques
    mine.append(shelf.number(id))
    said = [renamed(answer, roles) for answer in (answers or (f"{kind}:you:{id}", *case.answers))]
    changes = happens(camp, spec.timing, roles, case, said)
    gone = "uniques" if kind == "unique" else spec.kind
    if not answers:
        assert changes.pop(gone, 0) == (-1 if spec.uses == "discard" else 0)
    return camp, told(changes, "security")


def test_every_discovery_with_a_use_on_the_planet_has_a_case() -> None:
    assert list(ON_PLANET) == [each.id for each in BOX.discoveries if each.spec.planet]
    assert set(REACH) == {id for id in ON_PLANET if BOX.discoveries.find(id).spec.timing in PASSES}


@pytest.mark.rule("IV-DISC-04", "IV-DISC-06", "IV-RULING-70")
@pytest.mark.parametrize("card", ON_PLANET)
def test_a_discovery_is_used_on_the_planet_and_goes_back_to_its_deck(card: str) -> None:
    case = ON_PLANET[card]
    number = BOX.discoveries.number(card)
    camp, changes = play("discovery", card, case)

    assert changes == case.gives
    look(camp, case, "security")
    deck = camp.state.decks[BOX.kinds[number]]
    assert deck[number] == BOX.discoveries[number].spec.copies + 1
    if card in REACH:
        assert play("discovery", card, case, "pass", "*")[1] != case.gives, "without it it is worse"


@pytest.mark.parametrize("card", ON_PLANET)
def test_a_discovery_can_be_used_only_while_it_is_with_the_lander(card: str) -> None:
    case = ON_PLANET[card]
    spec = BOX.discoveries.find(card).spec
    for found in ([], [BOX.discoveries.number(card)]):
        camp = camp_for("security", case)
        camp.state.discoveries = list(found)
        key = f"discovery:security:{card}"
        if spec.timing in (*PASSES, "move"):
            happens(camp, spec.timing, roles_of("security"), case, ["*"])
            assert any(key in keys for keys in camp.offered) == bool(found)
        else:
            if spec.timing == "check":
                camp.check(*case.pool)
            assert (key in camp.offers("check", "any", "turn")) == bool(found)


@pytest.mark.parametrize("card", REACH)
def test_a_discovery_keeps_things_away_for_those_it_names(card: str) -> None:
    found = []
    for role in ROLES:
        camp = camp_for("security", Case(whom=role))
        camp.state.discoveries = [BOX.discoveries.number(card)]
        happens(camp, BOX.discoveries.find(card).spec.timing, roles_of("security"), Case(whom=role), ["*"])
        if any(f"discovery:security:{card}" in keys for keys in camp.offered):
            found.append(role)

    assert found == list(REACH[card])


# --- discoveries aboard -----------------------------------------------------------------------------------------------

ABOARD: dict[str, tuple[tuple[str, ...], tuple[str, ...], dict[str, Any]]] = {
    "blue-culture": ((), (), {"recovering": 1}),
    "tame-virus": ((), (), {"recovering": 2}),
    "cold-ferment": ((), (), {"success": 1}),
    "the-culture-that-answers": ((), (), {"morale": 1}),
    "counting-beads": ((), (), {"success": 1}),
    "grey-lens": ((), (), {"success": 2}),
    "keepers-seal": ((), (), {"recovering": 1, "success": 1}),
    "the-lamps-shard": ((), (), {"success": 3}),
    "helium-ice": ((), (), {"damaged": {"space-ranger": -1}}),
    "hollow-geode": ((), ("banded-iron",), {"collected": {"minerals": 1}}),
    "pressure-diamond": ((), (), {"success": 2, "damaged": {"space-ranger": -1}}),
    "the-stone-that-floats": ((), (), {"morale": 1, "success": 1}),
    "lantern-pod": ((), (), {"resting": {"security": -1}}),
    "dream-flower": ((), (), {"resting": {"security": -2}}),
    "seed-vault": ((), ("glass-fern",), {"collected": {"strange-flora": 1}}),
    "the-listening-tree": ((), (), {"morale": 2}),
    "ships-cat-sort-of": ((), (), {"morale": 1}),
    "mimic-bird": (("kind:2",), ("banded-iron",), {"collected": {"minerals": 1}}),
    "silk-worm": ((), (), {"rank-2": 1}),
    "the-one-that-followed-us": ((), (), {"morale": 1, "recovering": 1}),
}
"""Answers, what is drawn, and what changes aboard when it is unloaded, besides that it is collected."""


def ship() -> Bench:
    """A ship of low morale with a patient, a damaged lander and three members of Security who rest."""
    bench = aboard(morale="very-low")
    bench.ship.damaged = [BOOK.landers.number("space-ranger")]
    bench.ship.patients = [Patient(11, 0, 3)]
    bench.ship.places[11] = Place.BED
    for crew in range(3):
        bench.ship.places[crew] = Place.RESTING
    bench.state.decks = []
    return bench


def unload(kind: str, number: int, answers: tuple[str, ...], drawn: tuple[str, ...]) -> dict[str, Any]:
    bench = ship()
    bench._open(Page.UNLOADING)
    if kind == "unique":
        bench.state.uniques = [number]
        return bench.run(unloading.store_uniques, answers)
    bench.state.discoveries = [number]
    return bench.run(unloading.store_discoveries, answers, [BOX.discoveries.number(each) for each in drawn])


def test_every_discovery_with_a_use_aboard_has_a_case() -> None:
    assert list(ABOARD) == [each.id for each in BOX.discoveries if each.spec.ship]


@pytest.mark.rule("IV-DISC-05", "IV-SHIP-UNLOAD-03")
@pytest.mark.parametrize("card", ABOARD)
def test_a_discovery_is_collected_and_does_aboard_what_it_says(card: str) -> None:
    answers, drawn, gives = ABOARD[card]
    changes = unload("discovery", BOX.discoveries.number(card), answers, drawn)
    kind = BOX.discoveries.find(card).spec.kind
    collected = changes.setdefault("collected", {})
    collected[kind] = collected.get(kind, 0) - 1
    if not collected[kind]:
        del collected[kind]
    if not collected:
        del changes["collected"]

    assert changes == gives


@pytest.mark.parametrize("card", [each.id for each in BOX.discoveries if not each.spec.ship])
def test_a_discovery_without_a_use_aboard_is_only_collected(card: str) -> None:
    """Control for the ones above, and what the plain ones say: they are of use to research only."""
    spec = BOX.discoveries.find(card).spec

    assert unload("discovery", BOX.discoveries.number(card), (), ()) == {"collected": {spec.kind: 1}}
    if not spec.planet:
        assert "of use to research only" in str(spec.text)
        camp = Camp(found=[card])
        assert not any(key.startswith("discovery:") for key in camp.offers())


# --- unique discoveries -----------------------------------------------------------------------------------------------

UNIQUES: dict[str, Case] = {
    "breathing-stone": top(gives={"condition time": -1, "threat time": -1, "mission time": -1}),
    "silent-seed": top(),
    "tuning-crystal": top(
        "symbol:fitness",
        pool=("red fitness", "blue basic", "green accident"),
        offers=("symbol:fitness", "symbol:basic"),
        gives={"virtual": 1},
        after=["blue basic", "green accident", "red fitness", "+fitness"],
    ),
    "the-cooks-tin": top(gives={"supplies": 2}),
    "pilgrims-bell": top("member:far", "sector:8", offers=ANYONE, gives={"far sector": -2}),
    "bone-lens": top(
        "event:swarm",
        "done",
        dice=("swarm", "whiteout", "rockfall"),
        offers=("event:swarm", "event:whiteout", "event:rockfall"),
        gives={"event discards": 1, "foreseen": 2},
    ),
    "spool-of-the-first-weave": top(camp={"gone": {"you": 3, "mate": 1}}, gives={"you gone": -1}),
    "the-last-lamplighters-gloves": top(
        "red accident", "face:fitness", pool=ACCIDENTS, after=["blue accident", "green accident", "red fitness"]
    ),
    "tin-mug": top(gives={"you hand": 1, "mate hand": 1}),
    "bottle-from-the-surge": top("kind:minerals", dice=("trace", "trace"), gives={"minerals leads": 2}),
    "the-watchers-cushion": top("red", gives={"you red": -1}),
    "finchs-mast": top(
        "member:far", "far red", pool=("red basic",), dice=((0,),), offers=OTHERS, gives={"far red": -1, "far pool": 1}
    ),
    "okafors-level": top(
        "red accident",
        pool=("red accident", "blue basic"),
        after=["blue basic", "red basic"],
    ),
    "music-stand": top(
        "card:heavy-hand",
        camp={"discards": {"you": ["heavy-hand", "once-more"], "mate": ["hypothesis"]}},
        offers=("card:heavy-hand", "card:once-more"),
        gives={"you hand": 1},
    ),
    "shadow-pane": top(whom="mate"),
    "the-new-cloth": top(whom="mate"),
    "marrows-chart": top("sector:10", gives={"you sector": 6}),
    "vent-charge": top(gives={"supplies": 1, "actions": 1}),
    "thicket-honey": top(
        "member:mate", camp=EVERYBODY_HURT, offers=HERE, gives={"mate injuries": -1, "mate hurt": -1, "you hand": 1}
    ),
    "borrowed-note": top(
        "red accident",
        "face:fitness",
        "blue accident",
        "face:science",
        pool=ACCIDENTS,
        after=["blue science", "green accident", "red fitness"],
    ),
    "spare-air": top(gives={"supplies": 3}),
    "second-key": top("member:far", gives={"far sector": -6}),
    "candle-stub": top(
        "you red", "you green", "mate blue", "mate blue", gives={"you red": 1, "you green": 1, "mate blue": 2}
    ),
    "loose-knot": top(camp={"time": 3}, gives={"condition time": -2, "threat time": -2, "mission time": -2}),
    "relay-fuse": top(pool=("red fitness",), check={"green": 1, "red": 1}, gives={"green track": 1}),
}

UNIQUES_ABOARD: dict[str, dict[str, Any]] = {
    "splinter-of-the-eye": {"success": 1},
    "geyser-glass": {"success": 2},
    "heartwood-flute": {"morale": 1},
    "choir-fragment": {"success": 1, "recovering": 1},
    "halcyons-log": {"rank-2": 1},
    "keepers-tally": {"success": 3},
    "book-of-names": {"morale": 1, "success": 1},
    "cut-thread": {"resting": {"security": -2}},
    "labelled-bulb": {"collected": {"strange-flora": 2}},
    "the-short-stone": {"recruited": 1},
    "a-page-of-the-wall": {"success": 1, "resting": {"security": -1}},
    "the-odd-pebble": {},
    "eleven-words": {"morale": 1, "resting": {"security": -1}},
    "small-grey-and-warm": {"recovering": 3},
    "the-eleventh-lantern": {"success": 1, "collected": {"alien-technology": 2}},
}
"""What changes aboard, with nothing under way in production."""

KEPT_AWAY = {
    "silent-seed": ("you",),
    "the-watchers-cushion": ("you",),
    "shadow-pane": ("you", "mate"),
    "the-new-cloth": ("you", "mate"),
}
"""For whom Security keeps something away with it."""


def test_every_unique_discovery_has_a_case() -> None:
    assert list(UNIQUES) == [each.id for each in BOX.uniques if each.spec.planet]
    assert list(UNIQUES_ABOARD) == [each.id for each in BOX.uniques if each.spec.ship]


@pytest.mark.rule("IV-UDISC-02", "IV-UDISC-03", "IV-RULING-49")
@pytest.mark.parametrize("card", UNIQUES)
def test_a_unique_discovery_is_used_once_on_the_planet(card: str) -> None:
    case = UNIQUES[card]
    spec = BOX.uniques.find(card).spec
    camp, changes = play("unique", card, case)

    assert changes == case.gives
    look(camp, case, "security")
    assert (BOX.uniques.number(card) in camp.state.uniques) == (spec.number <= 32)
    if spec.timing in ("any", "turn"):
        assert f"unique:security:{card}" not in camp.offers()
    if spec.timing in PASSES:
        assert play("unique", card, case, "pass", "*")[1] != case.gives, "without it it is worse"


@pytest.mark.parametrize("card", KEPT_AWAY)
def test_a_unique_discovery_keeps_things_away_for_those_it_names(card: str) -> None:
    found = []
    for role in ROLES:
        camp = camp_for("security", Case(camp={"uniques": [card]}))
        happens(camp, BOX.uniques.find(card).spec.timing, roles_of("security"), Case(whom=role), ["*"])
        if any(f"unique:security:{card}" in keys for keys in camp.offered):
            found.append(role)

    assert found == list(KEPT_AWAY[card])
    assert set(KEPT_AWAY) == {each.id for each in BOX.uniques if each.spec.timing in PASSES}


@pytest.mark.rule("IV-UDISC-02", "IV-SHIP-UNLOAD-01")
@pytest.mark.parametrize("card", [each.id for each in BOX.uniques if each.spec.number <= 32])
def test_a_unique_discovery_goes_to_its_pocket_and_does_aboard_what_it_says(card: str) -> None:
    assert unload("unique", BOX.uniques.number(card), (), ()) == UNIQUES_ABOARD.get(card, {})


def test_beside_the_odd_pebble_what_has_been_started_gets_on() -> None:
    bench = ship()
    started, waiting = Project(BOOK.production.number("p03"), 2), Project(BOOK.production.number("p01"))
    bench.ship.production = [started, waiting]
    bench.state.uniques = [BOX.unique_numbers[29]]
    bench._open(Page.UNLOADING)
    bench.run(unloading.store_uniques)

    assert (started.stage, waiting.stage) == (1, -1)


# --- where they lie ---------------------------------------------------------------------------------------------------


def found_at(page: Any) -> tuple[set[int], int]:
    """The numbers of unique discoveries that deeds of a page name, and how many take the top one of the board."""
    named, unnamed = set(), 0
    for deed in deeds_in(page):
        if deed.get("name") == "unique":
            unnamed += "number" not in deed
            named.add(deed.get("number", 0))
    return named - {0}, unnamed


@pytest.mark.rule("IV-UDISC-01", "IV-UDISC-04")
@pytest.mark.parametrize("planet", [page.planet.id for page, _ in LIBRARY.pages])
def test_as_often_as_a_planet_has_unique_discoveries_one_can_be_gained_there(planet: str) -> None:
    page = next(page for page, _ in LIBRARY.pages if page.planet.id == planet)
    named, unnamed = found_at(page)

    assert len(set(page.planet.uniques) - named) <= unnamed


@pytest.mark.rule("IV-UDISC-01")
def test_every_unique_discovery_lies_in_one_place() -> None:
    lies: list[int] = []
    for page, _ in LIBRARY.pages:
        lies += sorted({*page.planet.uniques} | found_at(page)[0])
    aboard_ = [deed["number"] for log in BOX.logs for deed in deeds_in(log.spec) if deed.get("name") == "pocket"]

    assert sorted(lies + aboard_) == sorted(each.spec.number for each in BOX.uniques)
    assert aboard_ == [29, 30, 31, 32]
