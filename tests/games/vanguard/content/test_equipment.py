"""Equipment: every piece does what its text says, as often as it says, for whom it says (IV-EQUIP, IV-DES-20)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from starboard.games.vanguard import effects
from starboard.games.vanguard.content.library import BOX
from starboard.games.vanguard.moments import Query
from starboard.games.vanguard.printed import COLOURS, SECTIONS, SYMBOLS
from starboard.games.vanguard.queries import changed, hand_limit, transforms_of
from starboard.games.vanguard.rules.equipment import may_carry
from starboard.games.vanguard.state import Moving
from support.vanguard_cases import (
    ANYONE,
    EVERYBODY_HURT,
    HERE,
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
from support.vanguard_kit import HOME, NEAR, Camp, Changes

ACCIDENTS = ("red accident", "green accident", "blue accident")

USES: dict[str, Case] = {
    "first-aid-kit": top("member:mate", camp=EVERYBODY_HURT, offers=HERE, gives={"mate injuries": -1, "mate hurt": -1}),
    "signal-flares": top("member:far", "sector:8", offers=ANYONE, gives={"far sector": -2}),
    "pocket-scanner": top("event:swarm", dice=("swarm",), gives={"event discards": 1}),
    "climbing-line": top("red", "blue", gives={"you red": -1, "you blue": -1}),
    "stim-patch": top("red", "blue", gives={"you charges": 1, "you red": 1, "you blue": 1}),
    "field-notes-recorder": top(gives={"you hand": 2}),
    "sealant-foam": top(),
    "ration-pack": top(gives={"supplies": 2}),
    "lucky-charm": top(
        "red accident",
        "blue accident",
        pool=ACCIDENTS,
        dice=((0,), (0,)),
        after=["blue science", "green accident", "red fitness"],
    ),
    "jetpack": top("sector:7", "green", gives={"you sector": 3, "you green": -1}),
    "riot-shield": top(whom="mate"),
    "sample-freezer": top(
        "red", "green", "kind:minerals", dice=("trace",), gives={"you red": -1, "you green": -1, "minerals leads": 1}
    ),
    "exo-frame": top(
        "red accident",
        "face:fitness",
        pool=("red accident", "red basic", "blue accident"),
        offers=("you red accident", "you red basic"),
        after=["blue accident", "red basic", "red fitness"],
    ),
    "medic-bag": top(
        "member:mate",
        camp=EVERYBODY_HURT,
        offers=HERE,
        gives={"supplies": -1, "mate injuries": -1, "mate hurt": -1, "actions": -1},
    ),
    "survey-drone": top(
        "member:near",
        "near green",
        pool=("red fitness",),
        camp={"at": {"far": 1}},
        dice=((4,),),
        offers=("member:near", "member:far"),
        gives={"near green": -1, "near pool": 1},
        after=["green vanguard", "red fitness"],
    ),
    "plasma-cutter": top(
        "blue accident",
        "blue basic",
        pool=("blue accident", "blue basic", "blue vanguard", "red accident"),
        offers=("you blue accident", "you blue basic", "you blue vanguard"),
        dice=((0,), (0,)),
        after=["blue science", "blue science", "blue vanguard", "red accident"],
    ),
    "omni-lens": top(
        "red accident",
        pool=("red accident", "green accident", "blue basic"),
        after=["blue basic", "green accident", "red basic"],
    ),
    "hazard-suit": top("red", "green", gives={"you red": -1, "you green": -1}),
    "grapnel-launcher": top(),
    "signal-booster": top(
        "mate red",
        "near green",
        "done",
        pool=("red fitness",),
        dice=((4,), (4,)),
        gives={"mate red": -1, "mate pool": 1, "near green": -1, "near pool": 1},
        after=["green vanguard", "red fitness", "red vanguard"],
    ),
    "breaching-kit": top(
        "red accident",
        "blue accident",
        "green accident",
        pool=(*ACCIDENTS, "blue basic"),
        offers=("you red accident", "you green accident", "you blue accident"),
        gives={"you pool": -3},
        after=["blue basic"],
    ),
    "cloak-of-mirrors": top(),
    "tinkers-belt": top(gives={"you blue": 1}),
    "heavy-mining-laser": top(dice=("trace",), gives={"you red": -1, "minerals leads": 1}),
    "defence-system": top(gives={"threat time": -1}),
    "mining-probe": top(
        "green",
        "lead:trace",
        dice=("trace", "common-trace"),
        gives={"you green": -1, "supplies": -1, "minerals leads": 2},
    ),
    "zip-line": top("sector:7", gives={"you sector": 3}),
    "seeker-droid": top(dice=("trace",), gives={"you green": -1, "living-specimens leads": 1}),
    "biomass-fabricator": top(hand=("grit",), gives={"you hand": -1, "supplies": 1}),
    "field-hospital": top(
        "red",
        "green",
        "member:mate",
        camp=EVERYBODY_HURT,
        asks={2: HERE},
        gives={"you red": -1, "you green": -1, "mate injuries": -1, "mate hurt": -1},
    ),
    "modular-tower": top(
        "red accident", pool=ACCIDENTS, dice=((0,),), after=["blue accident", "green accident", "red fitness"]
    ),
    "hydroponic-farm": top(gives={"supplies": 3}),
    "comm-tower": top(
        "member:far",
        "far green",
        pool=("red fitness",),
        dice=((4,),),
        offers=("member:mate", "member:near", "member:far"),
        gives={"far green": -1, "far pool": 1},
        after=["green vanguard", "red fitness"],
    ),
    "drilling-rig": top(dice=("banded-iron",), gives={"minerals": 1}),
    "artillery-module": top("blue", gives={"you blue": -1, "threat time": -1}),
    "shield-module": top(),
    "surgical-suite": top(
        camp=EVERYBODY_HURT, gives={"you injuries": -1, "you hurt": -1, "mate injuries": -1, "mate hurt": -1}
    ),
}
"""What happens when a piece is used. Field equipment stands at home; whoever uses an upgrade is where it belongs."""

LASTING = ("multitool", "robotic-arm", "neural-link", "gene-sequencer", "power-loader", "forward-base")
"""Pieces that are not used: they last."""
LASTING_UPGRADES = ("forward-base-expansion",)

OF_PLANETS = ("field-lamp", "line-holt", "line-okafor", "line-castellane", "line-marrow")
"""What one planet hands out, and its tests look at."""

AGAIN = {
    "discard": ["first-aid-kit", "signal-flares", "stim-patch", "sealant-foam", "ration-pack"],
    "exploration": [
        *("climbing-line", "field-notes-recorder", "lucky-charm", "riot-shield", "grapnel-launcher", "signal-booster"),
        *("breaching-kit", "cloak-of-mirrors", "defence-system", "hydroponic-farm", "drilling-rig", "shield-module"),
        "surgical-suite",
    ],
}
"""What is gone after one use, and what can be used once in an exploration. Everything else: once from turn to turn."""

SECTION = {
    "security": ["riot-shield", "exo-frame", "breaching-kit", "heavy-mining-laser", "defence-system"],
    "science": ["field-notes-recorder", "sample-freezer", "omni-lens", "neural-link", "biomass-fabricator"],
    "recon": ["jetpack", "survey-drone", "cloak-of-mirrors", "zip-line", "seeker-droid"],
    "engineering": ["sealant-foam", "plasma-cutter", "power-loader", "tinkers-belt", "mining-probe"],
}
"""Whose pieces can be carried by nobody else."""

REACH = {
    "sealant-foam": ("you",),
    "riot-shield": ("you", "mate"),
    "hazard-suit": ("you",),
    "cloak-of-mirrors": ("you",),
    "defence-system": ("you",),
    "shield-module": ("you",),
}
"""For whom Security keeps something away with it; for what is set up, everybody who is there does so for themselves."""


def given(piece: str) -> dict[str, Any]:
    """A piece carried by Security, or set up at home with its upgrade carried along by somebody far away."""
    spec = BOX.equipment.find(piece).spec
    if spec.of:
        return {"tokens": [spec.of], "equipment": {"far": [piece, spec.of]}}
    if spec.token:
        return {"tokens": [piece], "equipment": {"far": [piece]}}
    return {"equipment": {"you": [piece]}}


def camp_of(piece: str, case: Case) -> Camp:
    more = given(piece)
    return camp_for("security", Case(camp={**more, **case.camp}, hand=case.hand, whom=case.whom))


def use(piece: str, case: Case, *answers: str) -> tuple[Camp, Changes]:
    """Somebody of Security at home uses a piece as the case says; what changed, without the piece itself."""
    roles = roles_of("security")
    spec = BOX.equipment.find(piece).spec
    camp = camp_of(piece, case)
    said = [renamed(answer, roles) for answer in (answers or (f"use:you:{piece}", *case.answers))]
    changes = happens(camp, spec.timing, roles, case, said)
    if not answers:
        lost, used = changes.pop("security equipment", 0), changes.pop("security used", 0)
        assert (lost, used) == ((-1, 0) if spec.uses == "discard" else (0, 1))
    return camp, told(changes, "security")


def test_every_piece_has_a_case() -> None:
    assert {*USES, *LASTING, *LASTING_UPGRADES} == {each.id for each in BOX.equipment if each.id not in OF_PLANETS}
    assert list(USES) == [each.id for each in BOX.equipment if each.spec.action]
    assert set(REACH) == {id for id in USES if BOX.equipment.find(id).spec.timing in PASSES}


@pytest.mark.rule("IV-EQUIP-08", "IV-EQUIP-10", "IV-EQUIP-12", "IV-EQUIP-13")
@pytest.mark.parametrize("piece", USES)
def test_a_piece_does_what_it_says(piece: str) -> None:
    case = USES[piece]
    camp, changes = use(piece, case)

    assert changes == case.gives
    look(camp, case, "security")
    if piece in REACH:
        assert use(piece, case, "pass", "*")[1] != case.gives, "without it it is worse"


def is_offered(camp: Camp, piece: str, case: Case) -> bool:
    spec = BOX.equipment.find(piece).spec
    key = f"use:security:{piece}"
    if spec.timing in (*PASSES, "move"):
        happens(camp, spec.timing, roles_of("security"), case, ["*"])
        return any(key in keys for keys in camp.offered)
    if spec.timing == "check":
        camp.check(*case.pool)
    return key in camp.offers("check", "any", "turn")


@pytest.mark.rule("IV-EQUIP-08", "IV-EQUIP-12")
@pytest.mark.parametrize("piece", USES)
def test_a_piece_can_be_used_as_often_as_it_says(piece: str) -> None:
    """Again in the next turn, or not again in this exploration, or never, since it is gone."""
    case = USES[piece]
    spec = BOX.equipment.find(piece).spec
    uses = next((uses for uses, pieces in AGAIN.items() if piece in pieces), "turn")
    before, after, later = camp_of(piece, case), camp_of(piece, case), camp_of(piece, case)
    for camp in (after, later):
        effects.use_equipment(camp.state, 0, BOX.equipment.number(piece))
    effects.begin_turn(later.state, 0, 2)

    assert spec.uses == uses
    assert is_offered(before, piece, case)
    assert not is_offered(after, piece, case)
    assert is_offered(later, piece, case) == (uses == "turn")


@pytest.mark.rule("IV-EQUIP-09", "IV-EQUIP-10")
@pytest.mark.parametrize("piece", USES)
def test_what_is_carried_serves_its_carrier_and_what_is_set_up_whoever_is_there(piece: str) -> None:
    case = USES[piece]
    spec = BOX.equipment.find(piece).spec
    there = camp_of(piece, case)
    if spec.token or spec.of:
        away = camp_for(
            "security", Case(camp={**given(piece), **case.camp, "at": {"you": NEAR, "mate": HOME}}, hand=case.hand)
        )
    else:
        away = camp_for("security", Case(camp={"equipment": {"far": [piece]}, **case.camp}, hand=case.hand))

    assert is_offered(there, piece, case)
    if spec.timing not in ("check", "move"):
        assert not is_offered(away, piece, case)


@pytest.mark.parametrize("piece", REACH)
def test_a_piece_keeps_things_away_for_those_it_names(piece: str) -> None:
    found = []
    for role in ROLES:
        case = Case(whom=role)
        camp = camp_of(piece, case)
        happens(camp, BOX.equipment.find(piece).spec.timing, roles_of("security"), case, ["*"])
        if any(f"use:security:{piece}" in keys for keys in camp.offered):
            found.append(role)

    assert found == list(REACH[piece])


@pytest.mark.rule("IV-EQUIP-06", "IV-EX-51")
def test_a_piece_with_a_section_symbol_is_carried_by_that_section_alone() -> None:
    owners = {piece: section for section, pieces in SECTION.items() for piece in pieces}

    for each in BOX.equipment:
        able = [section for number, section in enumerate(SECTIONS) if may_carry(number, each.number)]
        assert able == ([owners[each.id]] if each.id in owners else list(SECTIONS)), each.id


# --- what lasts -------------------------------------------------------------------------------------------------------

TRANSFORMS = {
    "multitool": ("blue", "building"),
    "robotic-arm": ("blue", "technology"),
    "riot-shield": ("red", "defence"),
    "grapnel-launcher": ("red", "fitness"),
    "gene-sequencer": ("green", "biology"),
}


@pytest.mark.rule("IV-TRANS-01", "IV-TRANS-05", "IV-EX-31")
def test_some_pieces_lend_a_transformation() -> None:
    for each in BOX.equipment:
        camp = camp_for("security", Case(camp={"equipment": {"you": [each.id]}}))
        own = transforms_of(camp_for("security", Case()).state, 0)
        colour, symbol = TRANSFORMS.get(each.id, ("", ""))
        lent = ((COLOURS.index(colour), SYMBOLS.index(symbol)),) if colour else ()
        assert transforms_of(camp.state, 0) == tuple(dict.fromkeys(own + lent)), each.id
        assert transforms_of(camp.state, 1) == transforms_of(camp_for("security", Case()).state, 1)


def rests(camp: Camp, section: str) -> tuple[int, int]:
    """The dice somebody would refresh in a rest, and the cards."""
    who = SECTIONS.index(section)
    return changed(camp.state, Query.REST_DICE, who, 3), changed(camp.state, Query.REST_CARDS, who, 1)


def test_a_neural_link_is_a_larger_hand_for_its_carrier() -> None:
    camp = Camp(equipment={"science": ["neural-link"]})

    assert hand_limit(camp.state, SECTIONS.index("science")) == 5
    assert hand_limit(camp.state, SECTIONS.index("security")) == 4


def test_a_power_loader_refreshes_two_dice_more_for_its_carrier() -> None:
    camp = Camp(equipment={"engineering": ["power-loader"]})

    assert rests(camp, "engineering") == (5, 1)
    assert rests(camp, "security") == (3, 1)


def test_a_forward_base_refreshes_two_dice_more_for_whoever_is_there_once_it_stands() -> None:
    carried = Camp(equipment={"security": ["forward-base"]})
    stands = Camp(equipment={"security": ["forward-base"]}, tokens=["forward-base"])

    assert rests(carried, "security") == (3, 1)
    assert rests(stands, "security") == rests(stands, "science") == (5, 1)
    assert rests(stands, "recon") == (3, 1)


def test_its_expansion_is_a_card_more_there() -> None:
    stands = Camp(
        equipment={"security": ["forward-base"], "recon": ["forward-base-expansion"]}, tokens=["forward-base"]
    )
    carried = Camp(equipment={"security": ["forward-base"], "recon": ["forward-base-expansion"]})

    assert rests(stands, "science") == (5, 2)
    assert rests(stands, "recon") == (3, 1)
    assert rests(carried, "science") == (3, 1)


# --- setting up -------------------------------------------------------------------------------------------------------

FIELD = [each.id for each in BOX.equipment if each.spec.token]


@pytest.mark.rule("IV-EQUIP-10", "IV-EQUIP-11", "IV-EX-23", "IV-ACT-04")
@pytest.mark.parametrize("piece", FIELD)
def test_field_equipment_is_set_up_by_an_action_in_ones_own_turn_and_once(piece: str) -> None:
    section = BOX.equipment.find(piece).spec.section or "security"
    carried: Mapping[str, Any] = {"equipment": {section: [piece]}, "at": {section: HOME}}
    key = f"set-up:{section}:{piece}"
    camp = Camp(active=section, **carried)
    tired = Camp(active=section, actions=0, **carried)
    waiting = Camp(active="security" if section != "security" else "science", **carried)
    on_the_way = Camp(active=section, **carried)
    on_the_way.state.moving = Moving(SECTIONS.index(section), 0)

    assert key in camp.offers()
    assert all(key not in each.offers() for each in (tired, waiting, on_the_way))
    assert key not in Camp(active=section, **carried).check("red fitness", by=section).offers("check", "any", "turn")
    assert camp.do(key) == {"actions": -1}
    assert camp.state.sectors[HOME].tokens == [BOX.equipment.number(piece)]
    assert key not in camp.offers()


@pytest.mark.rule("IV-ACT-04", "IV-EQUIP-08")
def test_a_medic_bag_needs_an_action() -> None:
    case = USES["medic-bag"]
    camp, tired = camp_of("medic-bag", case), camp_of("medic-bag", case)
    tired.state.actions_left = 0

    assert "use:security:medic-bag" in camp.offers()
    assert "use:security:medic-bag" not in tired.offers()
