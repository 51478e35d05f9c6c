"""Cards of Science: the top effect and the combo of each, as their texts say (IV-DES-17)."""

from __future__ import annotations

from support.vanguard_cases import EVERYBODY_HURT, HERE, OTHERS, Case, combo, top
from support.vanguard_section import section_tests

MIXED = ("red basic", "green accident", "green biology", "blue vanguard")
"""Four dice that show different things."""
SHOWN = ("symbol:basic", "symbol:biology", "symbol:vanguard")
"""What they show, accidents aside."""

TOPS: dict[str, Case] = {
    "trial-and-error": top(
        "red accident",
        "blue basic",
        "face:vanguard",
        pool=("red accident", "red fitness", "blue basic"),
        gives={"you pool": -1},
        after=["blue vanguard", "red fitness"],
    ),
    "improvised-treatment": top(
        "member:mate",
        camp=EVERYBODY_HURT,
        offers=HERE,
        gives={"mate injuries": -1, "mate hurt": -1},
    ),
    "careful-study": top(
        "red basic",
        pool=("red basic", "green accident", "green biology", "blue science"),
        offers=("you red basic", "you green accident", "you green biology", "you blue science"),
        after=["blue science", "green accident", "green biology", "red accident"],
    ),
    "control-group": top(
        "green accident",
        "face:vanguard",
        pool=MIXED,
        offers=("you red basic", "you green accident", "you green biology", "you blue vanguard"),
        after=["blue vanguard", "green biology", "green vanguard", "red basic"],
    ),
    "hypothesis": top(
        "green accident",
        "face:biology",
        pool=MIXED,
        offers=("you green accident", "you green biology"),
        after=["blue vanguard", "green biology", "green biology", "red basic"],
    ),
    "textbook-answer": top(
        "blue basic",
        "blue accident",
        pool=("blue basic", "blue accident", "blue vanguard", "red basic"),
        offers=("you blue basic", "you blue accident", "you blue vanguard"),
        after=["blue science", "blue science", "blue vanguard", "red basic"],
    ),
    "specimen-jar": top(pool=("red fitness",), gives={"virtual": 1}, after=["red fitness", "+biology"]),
    "translation-key": top(pool=("red fitness",), gives={"virtual": 1}, after=["red fitness", "+xenology"]),
    "second-opinion": top(
        "member:mate",
        camp=EVERYBODY_HURT,
        offers=HERE,
        gives={"mate hurt": -1},
    ),
    "notes-in-the-margin": top("discard:clean-air", hand=("clean-air",), gives={"you hand": 1}),
    "back-to-basics": top(
        "blue basic",
        "face:science",
        pool=("red basic", "blue basic", "green accident"),
        offers=("you red basic", "you blue basic"),
        after=["blue science", "green accident", "red basic"],
    ),
    "clean-air": top("you red", "mate blue", gives={"you red": 1, "mate blue": 1}),
    "educated-guess": top(
        "green accident",
        "green biology",
        "green basic",
        pool=("green accident", "green biology", "green basic", "red accident"),
        dice=((0,), (4,), (5,)),
        after=["green accident", "green biology", "green vanguard", "red accident"],
    ),
    "field-assay": top(
        "kind:minerals", hand=("clean-air",), dice=("trace",), gives={"you hand": -1, "minerals leads": 1}
    ),
    "spore-count": top(
        "red", "green", dice=("sign",), gives={"you red": -1, "you green": -1, "microorganisms leads": 1}
    ),
    "placebo": top(hand=("clean-air",), gives={"you hand": -1}),
    "borrowed-insight": top(
        "symbol:biology",
        pool=MIXED,
        offers=SHOWN,
        gives={"virtual": 1},
        after=["blue vanguard", "green accident", "green biology", "red basic", "+biology"],
    ),
    "paradigm-shift": top(
        "green accident",
        "red basic",
        "face:fitness",
        "green biology",
        "face:vanguard",
        pool=("red basic", "green accident", "green biology", "blue accident"),
        gives={"you pool": -1},
        after=["blue accident", "green vanguard", "red fitness"],
    ),
    "gene-splice": top(
        "green accident",
        "face:biology",
        "green basic",
        "face:biology",
        pool=("green accident", "green basic", "green vanguard", "red accident"),
        offers=("you green accident", "you green basic", "you green vanguard"),
        after=["green biology", "green biology", "green vanguard", "red accident"],
    ),
    "cross-reference": top(
        "symbol:vanguard",
        "symbol:biology",
        pool=MIXED,
        offers=SHOWN,
        gives={"virtual": 2},
        after=["blue vanguard", "green accident", "green biology", "red basic", "+vanguard", "+biology"],
    ),
    "antidote": top(
        "member:mate",
        camp={"injuries": {"you": ["wound"], "mate": ["wound"], "near": ["burn"]}, "hurt": {"mate": 2}},
        offers=("member:you", "member:mate"),
        gives={"mate injuries": -1, "mate hurt": -1},
    ),
    "symposium": top(gives={"you hand": 1, "mate hand": 1, "near hand": 1, "far hand": 1}),
    "stimulant-trial": top("member:far", offers=OTHERS, gives={"far charges": 1}),
    "universal-key": top(
        "red basic",
        "green accident",
        pool=("red basic", "green accident", "green biology", "blue science"),
        after=["blue science", "green biology", "green vanguard", "red vanguard"],
    ),
    "greenhouse": top(dice=("trace",), gives={"you green": -1, "strange-flora leads": 1}),
    "long-baseline": top(
        "red basic",
        "green accident",
        "blue vanguard",
        "done",
        pool=MIXED,
        dice=((0,), (0,), (0,)),
        after=["blue science", "green biology", "green biology", "red fitness"],
    ),
    "forecast": top(gives={"condition time": -1}),
    "breakthrough": top(
        "red basic",
        "face:fitness",
        "green accident",
        "face:biology",
        "blue vanguard",
        "face:science",
        pool=("red basic", "green accident", "blue vanguard", "blue accident"),
        after=["blue accident", "blue science", "green biology", "red fitness"],
    ),
    "synthesis": top(pool=("red fitness",), gives={"virtual": 2}, after=["red fitness", "+biology", "+science"]),
    "first-contact": top(
        "discard:clean-air",
        "kind:minerals",
        "kind:strange-flora",
        hand=("clean-air", "hypothesis"),
        dice=("trace", "trace"),
        gives={"you hand": -2, "minerals leads": 1, "strange-flora leads": 1},
    ),
    "miracle-cure": top(
        camp={"injuries": {"you": ["wound"], "mate": ["wound"], "near": ["burn"]}, "hurt": {"you": 2, "mate": 2}},
        gives={"you injuries": -1, "mate injuries": -1, "you hurt": -1, "mate hurt": -1},
    ),
    "open-notebook": top(
        "card:hypothesis",
        "card:clean-air",
        "card:control-group",
        camp={"discards": {"you": ["hypothesis", "clean-air", "control-group", "educated-guess"]}},
        offers=("card:hypothesis", "card:clean-air", "card:control-group", "card:educated-guess"),
        gives={"you hand": 3},
    ),
    "resonant-mind": top(
        "red basic",
        "face:fitness",
        "green basic",
        "face:biology",
        "blue basic",
        "face:science",
        pool=("red basic", "green basic", "blue basic", "blue accident"),
        offers=("you red basic", "you green basic", "you blue basic"),
        after=["blue accident", "blue science", "green biology", "red fitness"],
    ),
}

COMBOS: dict[str, Case] = {
    "trial-and-error": combo("basic", gives={"you hand": 1}),
    "improvised-treatment": combo("equal + equal", "green", "blue", gives={"you green": 1, "you blue": 1}),
    "careful-study": combo("equal + equal", gives={"you hand": 2}),
    "control-group": combo("basic", gives={"you hand": 1}),
    "hypothesis": combo("equal + equal", gives={"you hand": 2}),
    "textbook-answer": combo("basic", gives={"you blue": 1, "you hand": 1}),
    "specimen-jar": combo("biology", dice=("trace",), gives={"living-specimens leads": 1}),
    "translation-key": combo("xenology", dice=("trace",), gives={"alien-technology leads": 1}),
    "second-opinion": combo("biology/science", camp=EVERYBODY_HURT, gives={"you injuries": -1}),
    "notes-in-the-margin": combo(
        "basic",
        "card:hypothesis",
        camp={"discards": {"you": ["hypothesis", "clean-air"]}},
        offers=("card:hypothesis", "card:clean-air"),
        gives={"you hand": 1},
    ),
    "back-to-basics": combo("green + blue", "red", "red", "blue", gives={"you red": 2, "you blue": 1}),
    "clean-air": combo("biology/science", "red", gives={"you hand": 1, "you red": 1}),
    "educated-guess": combo("science", gives={"you blue": 2}),
    "field-assay": combo("equal + equal", "kind:minerals", dice=("trace",), gives={"minerals leads": 1}),
    "spore-count": combo("biology", dice=("trace",), gives={"microorganisms leads": 1}),
    "placebo": combo("basic + basic", "member:mate", camp=EVERYBODY_HURT, offers=HERE, gives={"mate hurt": -1}),
    "borrowed-insight": combo(
        "science/xenology",
        "red basic",
        "face:fitness",
        pool=("red basic", "green accident"),
        after=["green accident", "red fitness"],
    ),
    "paradigm-shift": combo(
        "basic + basic",
        "card:hypothesis",
        "card:clean-air",
        camp={"discards": {"you": ["hypothesis", "clean-air", "control-group"]}},
        gives={"you hand": 2},
    ),
    "gene-splice": combo(
        "biology + xenology", "lead:trace", dice=("trace", "common-trace"), gives={"living-specimens leads": 2}
    ),
    "cross-reference": combo(
        "science + xenology", "lead:trace", dice=("trace", "common-trace"), gives={"alien-technology leads": 2}
    ),
    "antidote": combo(
        "biology",
        "member:mate",
        camp=EVERYBODY_HURT,
        offers=HERE,
        gives={"mate injuries": -1},
    ),
    "symposium": combo("equal + equal", gives={"you charges": 1, "mate charges": 1}),
    "stimulant-trial": combo("biology + green", gives={"you charges": 2}),
    "universal-key": combo(
        "xenology",
        "red basic",
        "face:fitness",
        pool=("red basic", "green accident"),
        gives={"you hand": 1},
        after=["green accident", "red fitness"],
    ),
    "greenhouse": combo(
        "biology/exploration + green", "lead:trace", dice=("trace", "common-trace"), gives={"strange-flora leads": 2}
    ),
    "long-baseline": combo("science", gives={"you blue": 2, "you hand": 1}),
    "forecast": combo(
        "science + science/technology", gives={"condition time": -1, "threat time": -1, "mission time": -1}
    ),
    "breakthrough": combo("equal + equal + equal", gives={"success": 1}),
    "synthesis": combo(
        "biology + science",
        "lead:trace",
        "lead:trace",
        "member:you",
        dice=("trace", "trace", "false-trail-card", "clean-air"),
        gives={"microorganisms leads": 3, "you hand": 1},
    ),
    "first-contact": combo("xenology + xenology", dice=("grey-lens",), gives={"alien-technology": 1}),
    "miracle-cure": combo(
        "biology + biology",
        "member:mate",
        camp={"gone": {"you": 1, "mate": 2, "near": 1}},
        offers=HERE,
        gives={"mate gone": -1},
    ),
    "open-notebook": combo("basic", gives={"you hand": 2}),
    "resonant-mind": combo("equal + equal", gives={"you charges": 1, "you hand": 2}),
}

REACH = {"placebo": ("you",)}
"""For whom a card keeps something away."""

test_every_card_has_a_case, test_top, test_combo, test_price, test_reach, test_timing, test_table = section_tests(
    "science", TOPS, COMBOS, REACH
)
