"""Cards of Engineering: the top effect and the combo of each, as their texts say (IV-DES-17)."""

from __future__ import annotations

from support.vanguard_cases import Case, combo, top
from support.vanguard_section import section_tests

BLUES = ("blue accident", "blue basic", "blue vanguard", "red accident")
"""Three blue dice and a red one."""
BLUE = ("you blue accident", "you blue basic", "you blue vanguard")
"""The blue ones among them, as they are offered."""
KIT = {"equipment": {"you": ["lucky-charm", "climbing-line", "tinkers-belt"]}}
USED = KIT | {"used": {"you": ["lucky-charm", "climbing-line", "tinkers-belt"]}}

TOPS: dict[str, Case] = {
    "special-tools": top(
        "blue accident",
        "face:science",
        pool=BLUES,
        offers=BLUE,
        after=["blue basic", "blue science", "blue vanguard", "red accident"],
    ),
    "emergency-shelter": top(
        "red accident", pool=("red accident", "blue accident"), dice=((0,),), after=["blue accident", "red fitness"]
    ),
    "salvaged-cells": top("red", "blue", gives={"you red": 1, "you blue": 1}),
    "rewire": top(
        "blue accident",
        "blue basic",
        "blue vanguard",
        pool=BLUES,
        dice=((0,), (0,), (5,)),
        offers=BLUE,
        after=["blue accident", "blue science", "blue science", "red accident"],
    ),
    "calibrate": top(
        "blue basic",
        "face:vanguard",
        pool=BLUES,
        offers=BLUE,
        after=["blue accident", "blue vanguard", "blue vanguard", "red accident"],
    ),
    "spare-parts": top("green", "blue", gives={"you green": 1, "you blue": 1}),
    "patch": top(
        "red accident",
        "blue accident",
        "green accident",
        pool=("red accident", "blue accident", "green accident", "blue basic"),
        offers=("you red accident", "you blue accident", "you green accident"),
        dice=((0,), (0,), (0,)),
        after=["blue basic", "blue science", "green biology", "red fitness"],
    ),
    "overclock": top(
        "blue",
        pool=("red fitness",),
        camp={"available": 3},
        dice=((0,), (5,)),
        gives={"you blue": -2, "you pool": 2},
        after=["blue accident", "blue science", "red fitness"],
    ),
    "scaffold": top(pool=("red fitness",), gives={"virtual": 1}, after=["red fitness", "+building"]),
    "recycler": top(hand=("rewire",), gives={"you hand": -1, "supplies": 1}),
    "hot-swap": top(
        "red accident",
        "you green",
        pool=("red accident", "blue accident"),
        dice=((0,),),
        gives={"you red": 1, "you green": -1},
        after=["blue accident", "green biology"],
    ),
    "safety-margin": top(pool=("red fitness",), check={"red": 2, "green": 2}, gives={"red track": -1}),
    "tune-up": top("equipment:climbing-line", "blue", camp=USED, gives={"you used": -1, "you blue": 1}),
    "power-surge": top(
        "you green",
        "red accident",
        "blue accident",
        "blue basic",
        "done",
        pool=BLUES,
        offers=("you red", "you green", "you blue"),
        dice=((0,), (0,), (0,)),
        gives={"you green": -1},
        after=["blue science", "blue science", "blue vanguard", "red fitness"],
    ),
    "reverse-engineering": top(
        "red", "blue", dice=("trace",), gives={"you red": -1, "you blue": -1, "alien-technology leads": 1}
    ),
    "emergency-seal": top(gives={"supplies": -1}),
    "second-battery": top("red", gives={"you red": -1, "you charges": 1}),
    "assembly-line": top(camp={"available": 0}, gives={"you blue": 3, "you hand": 1}),
    "jury-rig": top(
        "blue accident",
        "face:science",
        "blue basic",
        "face:science",
        pool=BLUES,
        offers=BLUE,
        after=["blue science", "blue science", "blue vanguard", "red accident"],
    ),
    "load-balancing": top(
        "red basic",
        "blue basic",
        "green basic",
        pool=("red basic", "blue basic", "green basic", "blue accident"),
        offers=("you red basic", "you blue basic", "you green basic"),
        dice=((0,), (0,), (0,)),
        after=["blue accident", "blue science", "green biology", "red fitness"],
    ),
    "clockwork": top(gives={"condition time": -1, "threat time": -1, "mission time": -1}),
    "workshop": top(
        "equipment:climbing-line", "equipment:tinkers-belt", camp=USED, gives={"you used": -2, "you hand": 1}
    ),
    "grounding-wire": top("green", whom="mate", gives={"you green": -1}),
    "prefabricated-parts": top(
        pool=("red fitness",), gives={"virtual": 2}, after=["red fitness", "+building", "+technology"]
    ),
    "shift-change": top(
        "you red",
        "mate green",
        "near blue",
        "far red",
        gives={"you red": 1, "mate green": 1, "near blue": 1, "far red": 1},
    ),
    "ore-sorter": top(dice=("trace",), gives={"you blue": -1, "minerals leads": 1}),
    "tolerances": top(
        "red accident",
        "blue accident",
        "green accident",
        pool=("red accident", "blue accident", "green accident", "blue basic"),
        offers=("you red accident", "you blue accident", "you green accident"),
        gives={"you pool": -3},
        after=["blue basic"],
    ),
    "full-restart": top(gives={"you red": 3, "you green": 3, "you blue": 3}),
    "master-builder": top(pool=("red fitness",), check={"red": 2, "green": 2}, gives={"green track": 1}),
    "nothing-wasted": top(camp={"gone": {"you": 3, "mate": 1}}, gives={"you gone": -1, "supplies": 1}),
    "failsafe": top(whom="mate", gives={"you blue": -1}),
    "grand-design": top(
        "blue accident",
        "face:science",
        "blue basic",
        "face:science",
        "blue vanguard",
        "face:science",
        pool=(*BLUES, "blue science"),
        camp={"available": 0},
        offers=(*BLUE, "you blue science"),
        after=["blue science", "blue science", "blue science", "blue science", "red accident"],
    ),
    "autonomous-rig": top(
        "red accident",
        "blue accident",
        "green accident",
        "red accident",
        "blue accident",
        "green accident",
        pool=("red accident", "blue accident", "green accident"),
        dice=((5,), (5,), (5,), (0,), (4,), (0,)),
        after=["blue vanguard", "green biology", "red fitness"],
    ),
}

COMBOS: dict[str, Case] = {
    "special-tools": combo(
        "equal + equal", "red", "green", "blue", gives={"you red": 1, "you green": 1, "you blue": 1}
    ),
    "emergency-shelter": combo("basic", "green", gives={"you green": 1}),
    "salvaged-cells": combo("basic", gives={"you hand": 1}),
    "rewire": combo("basic", gives={"you blue": 2}),
    "calibrate": combo("equal + equal", camp={"available": 0}, gives={"you blue": 3, "you hand": 1}),
    "spare-parts": combo("building", "red", "red", "green", gives={"you red": 2, "you green": 1}),
    "patch": combo("technology", "red", gives={"you hand": 1, "you red": 1}),
    "overclock": combo(
        "basic + basic", camp={"available": 0, "more": {"you": ["blue-science"]}}, gives={"you blue": 4}
    ),
    "scaffold": combo("building", check={"green": 1, "red": 1}, gives={"green track": 1}),
    "recycler": combo("gathering/building", gives={"supplies": 1}),
    "hot-swap": combo("basic", gives={"you hand": 1}),
    "safety-margin": combo("technology/building", "red", "green", gives={"you red": 1, "you green": 1}),
    "tune-up": combo(
        "basic",
        "red accident",
        "blue accident",
        pool=("red accident", "green accident", "blue accident"),
        dice=((0,), (0,)),
        after=["blue science", "green accident", "red fitness"],
    ),
    "power-surge": combo("technology", gives={"you charges": 1}),
    "reverse-engineering": combo("technology", dice=("trace",), gives={"alien-technology leads": 1}),
    "emergency-seal": combo(
        "building + basic",
        "red",
        "green",
        check={"danger": ("B rare", "B rare")},
        gives={"danger dice": -1, "you red": 1, "you green": 1},
    ),
    "second-battery": combo("equal + equal", "blue", gives={"you charges": 1, "you blue": 1}),
    "assembly-line": combo(
        "building + blue", "red", "red", "red", "green", "green", gives={"you red": 3, "you green": 2}
    ),
    "jury-rig": combo(
        "technology",
        "blue accident",
        "face:science",
        pool=("blue accident", "blue basic", "red accident"),
        offers=("you blue accident", "you blue basic"),
        after=["blue basic", "blue science", "red accident"],
    ),
    "load-balancing": combo("basic", "blue", "blue", "green", gives={"you blue": 2, "you green": 1}),
    "clockwork": combo("technology + science/technology", gives={"condition time": -2}),
    "workshop": combo("building", "equipment:climbing-line", camp=USED, gives={"you used": -1, "you hand": 1}),
    "grounding-wire": combo(
        "technology",
        "danger-die:B rare",
        check={"danger": ("B rare", "B common", "B common")},
        gives={"danger dice": -2},
    ),
    "prefabricated-parts": combo("building + building", check={"green": 1, "red": 1}, gives={"green track": 2}),
    "shift-change": combo(
        "equal + equal",
        "you green",
        "you blue",
        "mate red",
        "mate red",
        gives={"you green": 1, "you blue": 1, "mate red": 2},
    ),
    "ore-sorter": combo(
        "gathering/building + blue", "lead:trace", dice=("trace", "common-trace"), gives={"minerals leads": 2}
    ),
    "tolerances": combo("basic", check={"green": 2, "red": 3}, gives={"red track": -2}),
    "full-restart": combo(
        "basic + basic + basic",
        *("you green", "you green", "you blue"),
        *("mate red", "mate red", "mate green"),
        *("near blue", "near blue", "near green"),
        *("far red", "far green", "far blue"),
        gives={
            "you green": 2,
            "you blue": 1,
            "mate red": 2,
            "mate green": 1,
            "near blue": 2,
            "near green": 1,
            "far red": 1,
            "far green": 1,
            "far blue": 1,
        },
    ),
    "master-builder": combo(
        "building + building", check={"green": 1, "red": 2}, gives={"green track": 2, "red track": -1}
    ),
    "nothing-wasted": combo("equal + equal", gives={"supplies": 2}),
    "failsafe": combo(
        "technology + building", "equipment:lucky-charm", "equipment:climbing-line", camp=USED, gives={"you used": -3}
    ),
    "grand-design": combo("building + science + technology", gives={"success": 1}),
    "autonomous-rig": combo("technology + technology", dice=("grey-lens",), gives={"alien-technology": 1}),
}

REACH = {"emergency-seal": ("you",), "grounding-wire": ("you", "mate"), "failsafe": ("you", "mate")}
"""For whom a card keeps something away."""

test_every_card_has_a_case, test_top, test_combo, test_price, test_reach, test_timing, test_table = section_tests(
    "engineering", TOPS, COMBOS, REACH
)
