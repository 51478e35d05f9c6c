"""Crew: every skill does what its text says, costs a charge, and keeps to its time (IV-CREW-03, IV-DES-18)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from starboard.games.vanguard.content.library import BOX
from starboard.games.vanguard.printed import COLOURS, SYMBOLS
from starboard.games.vanguard.queries import transforms_of
from support.vanguard_cases import (
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

ACCIDENTS = ("red accident", "green accident", "blue accident")

SKILLS: dict[str, Case] = {
    "riku-hashimura": top(),
    "amir-zaynab": top(
        "red accident", "face:fitness", pool=ACCIDENTS, after=["blue accident", "green accident", "red fitness"]
    ),
    "joppe-ulrich": top("red", "blue", gives={"you red": -1, "you blue": -1}),
    "cho-ja-yeong": top(
        "blue accident", pool=ACCIDENTS, dice=((0,),), after=["blue science", "green accident", "red accident"]
    ),
    "ines-ferreira": top("red", "green", "blue", gives={"you red": 1, "you green": 1, "you blue": 1}),
    "dagny-holm": top("sector:7", gives={"you sector": 3}),
    "tevita-moala": top(
        "member:mate",
        "sector:2",
        "sector:7",
        camp={"at": {"near": 3}},
        gives={"mate sector": -2, "you sector": 3},
    ),
    "anselm-brandt": top(gives={"actions": 1}),
    "yusra-haddad": top("green", dice=("trace",), gives={"you green": -1, "minerals leads": 1}),
    "bo-lindqvist": top("green", gives={"you green": -1, "supplies": 1}),
    "mireille-kone": top(
        "card:grit",
        camp={"discards": {"you": ["grit", "brace"]}},
        offers=("card:grit", "card:brace"),
        gives={"you hand": 1},
    ),
    "pavel-orlov": top(gives={"you hand": 1}),
    "adaeze-nwosu": top(whom="mate"),
    "rafael-quispe": top(),
    "siobhan-doyle": top("blue", whom="mate", gives={"you blue": -1}),
    "kenji-arakawa": top("red", "green", gives={"you red": -1, "you green": -1}),
    "nadia-petrenko": top("sector:7", "blue", camp={"at": {"near": 6}}, gives={"you sector": 3, "you blue": 1}),
    "tuan-le-vinh": top(
        "event:whiteout",
        "done",
        dice=("swarm", "whiteout"),
        offers=("event:swarm", "event:whiteout"),
        gives={"event discards": 1, "foreseen": 1},
    ),
    "olu-bankole": top(
        "member:near",
        "near green",
        pool=("red fitness",),
        camp={"at": {"far": 1}},
        dice=((4,),),
        offers=("member:near", "member:far"),
        gives={"near green": -1, "near pool": 1},
        after=["green vanguard", "red fitness"],
    ),
    "freya-solberg": top(),
    "esther-amsalem": top(
        "member:mate",
        camp=EVERYBODY_HURT,
        offers=HERE,
        gives={"mate injuries": -1, "mate hurt": -1},
    ),
    "hiroshi-tanabe": top("red", dice=("trace",), gives={"you red": -1, "strange-flora leads": 1}),
    "lucia-marchetti": top("red", dice=("trace",), gives={"you red": -1, "microorganisms leads": 1}),
    "samuel-okonjo": top("member:mate", camp=EVERYBODY_HURT, offers=HERE, gives={"mate hurt": -1}),
    "leila-farrokhzad": top(
        "symbol:fitness",
        pool=("red fitness", "green accident", "blue basic"),
        offers=("symbol:fitness", "symbol:basic"),
        gives={"virtual": 1},
        after=["blue basic", "green accident", "red fitness", "+fitness"],
    ),
    "marek-dvorak": top("red", dice=("trace",), gives={"you red": -1, "alien-technology leads": 1}),
    "ximena-rojas": top("red", dice=("trace",), gives={"you red": -1, "living-specimens leads": 1}),
    "ansh-patel": top(
        "red accident",
        "green accident",
        "blue accident",
        pool=ACCIDENTS,
        dice=((0,), (0,), (0,)),
        after=["blue science", "green biology", "red fitness"],
    ),
    "greta-vanterpool": top(
        "red accident",
        pool=("red accident", "green accident", "blue basic"),
        offers=("you red accident", "you green accident"),
        gives={"you pool": -1},
        after=["blue basic", "green accident"],
    ),
    "milo-stavros": top(
        "equipment:lucky-charm",
        camp={
            "equipment": {"you": ["lucky-charm", "climbing-line"]},
            "used": {"you": ["lucky-charm", "climbing-line"]},
        },
        gives={"you used": -1},
    ),
    "parveen-akhtar": top(pool=("red fitness",), check={"green": 1, "red": 1}, gives={"green track": 1}),
    "jonas-weiss": top(
        "you red",
        "mate green",
        "near blue",
        "far red",
        gives={"you red": 1, "mate green": 1, "near blue": 1, "far red": 1},
    ),
    "alma-reyes": top(
        "you green",
        pool=("red fitness",),
        check={"by": "far"},
        dice=((4,),),
        offers=("you red", "you green", "you blue", "no-support"),
        gives={"you green": -1, "you pool": 1},
        after=["green vanguard", "red fitness"],
    ),
    "viktor-halasz": top(
        "red accident",
        pool=("red accident", "green accident", "blue basic"),
        after=["blue basic", "green accident", "red basic"],
    ),
    "thandiwe-mbeki": top(gives={"you hand": 1, "mate hand": 1}),
    "eun-ji-park": top(gives={"condition time": -1, "threat time": -1, "mission time": -1}),
    "ravi-deshmukh": top(
        "red accident",
        "blue accident",
        "face:vanguard",
        pool=ACCIDENTS,
        gives={"you pool": -1},
        after=["blue vanguard", "green accident"],
    ),
    "katarzyna-wolska": top(
        "you blue",
        "you red",
        pool=("red fitness",),
        dice=((0,), (5,)),
        gives={"you blue": -1, "you red": -1, "you pool": 2},
        after=["blue science", "red accident", "red fitness"],
    ),
    "amadou-diallo": top("member:far", "far red", "far blue", offers=OTHERS, gives={"far red": 1, "far blue": 1}),
    "sofia-lindholm": top(
        "injury-die:severe",
        pool=("red fitness",),
        check={"injury": ("injury", "severe")},
        gives={"injury dice": -1},
    ),
}

REACH = {
    "riku-hashimura": ("you",),
    "adaeze-nwosu": ("you", "mate"),
    "rafael-quispe": ("you",),
    "siobhan-doyle": ("you", "mate"),
    "kenji-arakawa": ("you",),
    "freya-solberg": ("you",),
}
"""For whom a skill keeps something away."""

TRANSFORMS = {
    "red": {
        "fitness": ["ines-ferreira", "dagny-holm", "tevita-moala", "anselm-brandt"],
        "gathering": ["yusra-haddad", "bo-lindqvist", "mireille-kone", "pavel-orlov"],
        "defence": ["riku-hashimura", "adaeze-nwosu", "rafael-quispe", "siobhan-doyle", "kenji-arakawa"],
    },
    "green": {
        "exploration": ["joppe-ulrich", "nadia-petrenko", "tuan-le-vinh", "olu-bankole", "freya-solberg"],
        "biology": ["esther-amsalem", "hiroshi-tanabe", "lucia-marchetti", "samuel-okonjo"],
        "xenology": ["leila-farrokhzad", "marek-dvorak", "ximena-rojas", "ansh-patel"],
    },
    "blue": {
        "building": ["cho-ja-yeong", "greta-vanterpool", "milo-stavros", "parveen-akhtar", "jonas-weiss"],
        "science": ["amir-zaynab", "alma-reyes", "viktor-halasz", "thandiwe-mbeki", "eun-ji-park"],
        "technology": ["ravi-deshmukh", "katarzyna-wolska", "amadou-diallo", "sofia-lindholm"],
    },
}

CHARGES = {
    1: ["anselm-brandt", "adaeze-nwosu", "freya-solberg", "esther-amsalem", "jonas-weiss"],
    3: [
        *("joppe-ulrich", "dagny-holm", "pavel-orlov", "rafael-quispe", "kenji-arakawa", "tuan-le-vinh"),
        *("greta-vanterpool", "alma-reyes", "ravi-deshmukh", "amadou-diallo", "sofia-lindholm"),
    ],
    4: ["cho-ja-yeong"],
}
"""Everybody else has two."""


def camp_with(person: str, case: Case, charges: int = 1) -> Camp:
    """A camp where the person serves in Security."""
    camp = camp_for("security", case)
    camp.member("security").crew = BOX.crew.number(person)
    camp.member("security").charges = charges
    return camp


def use(person: str, case: Case, answers: Sequence[str] = ()) -> tuple[Camp, Changes]:
    """Somebody uses the skill as the case says; what changed, without the charge."""
    roles = roles_of("security")
    camp = camp_with(person, case)
    said = [renamed(answer, roles) for answer in (answers or ("skill:you", *case.answers))]
    checked: dict[str, Any] = dict(case.check)
    if "by" in checked:
        camp.check(*case.pool, by=roles[checked["by"]])
        changes = camp.do(*said, dice=case.dice)
    else:
        changes = happens(camp, BOX.crew.find(person).spec.timing, roles, case, said)
    if not answers:
        assert changes.pop("security charges", 0) == -1 + case.gives.get("you charges", 0)
    return camp, told(changes, "security")


def test_everybody_has_a_case() -> None:
    assert list(SKILLS) == BOX.crew.ids
    assert sorted(each for symbols in TRANSFORMS.values() for people in symbols.values() for each in people) == sorted(
        SKILLS
    )
    assert set(REACH) == {each.id for each in BOX.crew if each.spec.timing in PASSES}


@pytest.mark.rule("IV-CREW-03")
@pytest.mark.parametrize("person", SKILLS)
def test_a_skill_does_what_it_says_for_a_charge(person: str) -> None:
    case = SKILLS[person]
    camp, changes = use(person, case)

    assert changes == case.gives
    look(camp, case, "security")
    if person in REACH:
        assert use(person, case, ("pass", "*"))[1] != case.gives, "without the skill it is worse"


@pytest.mark.rule("IV-CREW-03")
@pytest.mark.parametrize("person", SKILLS)
def test_without_a_charge_there_is_no_skill(person: str) -> None:
    case = SKILLS[person]
    timing = BOX.crew.find(person).spec.timing
    for charges in (0, 1):
        camp = camp_with(person, case, charges)
        if timing in (*PASSES, "move"):
            happens(camp, timing, roles_of("security"), case, ["*"])
            found = any("skill:security" in keys for keys in camp.offered)
        else:
            if timing == "check":
                by = roles_of("security")[case.check.get("by", "you")]
                camp.check(*case.pool, by=by, **{name: each for name, each in case.check.items() if name != "by"})
            found = "skill:security" in camp.offers("check", "any", "turn")
        assert found == bool(charges)


@pytest.mark.parametrize("person", REACH)
def test_a_skill_keeps_things_away_for_those_it_names(person: str) -> None:
    found = []
    for role in ROLES:
        camp = camp_with(person, Case())
        happens(camp, BOX.crew.find(person).spec.timing, roles_of("security"), Case(whom=role), ["*"])
        if any("skill:security" in keys for keys in camp.offered):
            found.append(role)

    assert found == list(REACH[person])


@pytest.mark.rule("IV-EX-01")
@pytest.mark.parametrize("person", SKILLS)
def test_a_skill_keeps_to_its_time(person: str) -> None:
    timing = BOX.crew.find(person).spec.timing
    mine, others = camp_with(person, SKILLS[person]), camp_with(person, SKILLS[person])
    others.state.active = 1

    assert ("skill:security" in mine.offers("any", "turn")) == (timing in ("any", "turn"))
    assert ("skill:security" in others.offers("any", "turn")) == (timing == "any")


def test_an_advisor_has_nothing_to_say_in_the_own_check_nor_next_to_it() -> None:
    """IV-FACT-22: support from another sector."""
    own = camp_with("alma-reyes", Case()).check("red fitness", by="security")
    next_to_it = camp_with("alma-reyes", Case()).check("red fitness", by="science")
    elsewhere = camp_with("alma-reyes", Case()).check("red fitness", by="recon")

    assert "skill:security" not in own.offers("check", "any")
    assert "skill:security" not in next_to_it.offers("check", "any")
    assert "skill:security" in elsewhere.offers("check", "any")


def test_an_advisor_may_then_play_a_card_too() -> None:
    camp = camp_for("security", Case(), "heavy-hand")
    camp.member("security").crew = BOX.crew.number("alma-reyes")
    camp.member("security").charges = 1
    camp.check("red accident", by="engineering")

    assert "card:heavy-hand" not in camp.offers("check")
    camp.do("skill:security", "no-support")
    assert "card:heavy-hand" in camp.offers("check")


@pytest.mark.rule("IV-TRANS-01", "IV-TRANS-02")
@pytest.mark.parametrize("colour", COLOURS)
def test_everybody_transforms_one_colour_into_one_symbol(colour: str) -> None:
    for symbol, people in TRANSFORMS[colour].items():
        for person in people:
            camp = camp_with(person, Case())
            assert transforms_of(camp.state, 0) == ((COLOURS.index(colour), SYMBOLS.index(symbol)),)


@pytest.mark.rule("IV-CREW-04")
def test_everybody_has_as_many_charges_as_their_card_says() -> None:
    expected = {person: count for count, people in CHARGES.items() for person in people}

    assert {each.id: each.spec.charges for each in BOX.crew} == {person: expected.get(person, 2) for person in SKILLS}
