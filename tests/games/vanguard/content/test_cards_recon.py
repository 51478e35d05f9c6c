"""Cards of Recon: the top effect and the combo of each, as their texts say (IV-DES-17)."""

from __future__ import annotations

from support.vanguard_cases import ANYONE, OTHERS, Case, combo, top
from support.vanguard_section import section_tests

EVENTS = ("swarm", "whiteout", "rockfall", "bad-air", "stalked")
"""Events to be seen, in the order in which they are drawn."""

TOPS: dict[str, Case] = {
    "fortunes-favourite": top(),
    "athletics": top(
        "red accident",
        "blue accident",
        pool=("red accident", "green accident", "blue accident"),
        dice=((0,), (4,)),
        after=["blue vanguard", "green accident", "red fitness"],
    ),
    "sprint": top("red", "blue", gives={"you red": -1, "you blue": -1}),
    "light-foot": top("red", "blue", gives={"you red": -1, "you blue": -1}),
    "pathfinder": top("sector:7", gives={"you sector": 3}),
    "scout-ahead": top(
        "event:whiteout",
        "done",
        dice=EVENTS[:2],
        gives={"event discards": 1, "foreseen": 1},
        offers=("event:swarm", "event:whiteout"),
    ),
    "spotter": top(
        "member:near",
        "near green",
        pool=("red fitness",),
        camp={"at": {"far": 1}},
        dice=((4,),),
        offers=("member:near", "member:far"),
        gives={"near green": -1, "near pool": 1},
        after=["green vanguard", "red fitness"],
    ),
    "keen-eyes": top(
        "green accident",
        "red accident",
        pool=("red accident", "green accident", "blue accident"),
        dice=((0,), (0,)),
        after=["blue accident", "green biology", "red fitness"],
    ),
    "trail-signs": top(pool=("red fitness",), gives={"virtual": 1}, after=["red fitness", "+exploration"]),
    "slip-away": top("green", gives={"you green": -1}),
    "hand-signals": top("sector:7", gives={"mate sector": 3}),
    "fall-back": top(
        "red accident",
        "blue accident",
        pool=("red accident", "green accident", "blue accident"),
        gives={"you pool": -2, "you red": 1, "you blue": 1},
        after=["green accident"],
    ),
    "shared-load": top(
        "red",
        "member:far",
        "far green",
        "far blue",
        asks={1: OTHERS},
        gives={"you red": -1, "far green": 1, "far blue": 1},
    ),
    "vantage-point": top(
        "red", "blue", dice=("trace",), gives={"you red": -1, "you blue": -1, "living-specimens leads": 1}
    ),
    "forced-march": top("green", "sector:2", "sector:1", gives={"you green": -1, "you sector": -3}),
    "close-call": top(hand=("keen-eyes",), gives={"you hand": -1}),
    "quick-hands": top(
        "you blue",
        "red accident",
        pool=("red accident", "green accident"),
        dice=((5,), (0,)),
        gives={"you blue": -1, "you pool": 1},
        after=["blue accident", "green accident", "red fitness"],
    ),
    "overwatch": top(
        "mate red",
        "near green",
        "done",
        pool=("red fitness",),
        dice=((4,), (4,)),
        gives={"mate red": -1, "mate pool": 1, "near green": -1, "near pool": 1},
        after=["green vanguard", "red fitness", "red vanguard"],
    ),
    "double-time": top("red", "green", gives={"you red": -1, "you green": -1, "actions": 1}),
    "ghost-step": top(),
    "read-the-sky": top(
        "event:whiteout",
        "event:bad-air",
        "done",
        dice=EVENTS[:4],
        gives={"event discards": 2, "foreseen": 2},
        offers=("event:swarm", "event:whiteout", "event:rockfall", "event:bad-air"),
    ),
    "airlift": top("member:far", "sector:5", offers=ANYONE, gives={"far sector": -5, "you hand": 1}),
    "nothing-ventured": top(
        "red basic",
        "blue basic",
        "green basic",
        pool=("red basic", "blue basic", "green basic", "green accident"),
        offers=("you red basic", "you blue basic", "you green basic"),
        gives={"you pool": -3, "you red": 1, "you blue": 1, "you green": 1},
        after=["green accident"],
    ),
    "improvise": top(
        "red basic",
        "face:accident",
        "green accident",
        pool=("red basic", "green accident", "blue vanguard"),
        dice=((0,),),
        after=["blue vanguard", "green biology", "red accident"],
    ),
    "signal-mirror": top("member:far", offers=OTHERS, gives={"far hand": 2}),
    "bait-and-run": top("sector:7", gives={"threat time": -1, "you sector": 3}),
    "trackers": top(dice=("trace",), gives={"you green": -1, "living-specimens leads": 1}),
    "everywhere-at-once": top(gives={"actions": 1}),
    "borrowed-time": top(camp={"time": 3}, gives={"condition time": -2, "threat time": -2, "mission time": -2}),
    "perfect-formation": top(
        "mate red",
        "mate red",
        "near green",
        "done",
        "done",
        pool=("red fitness",),
        camp={"available": 2},
        dice=((4,), (4,), (4,)),
        gives={"mate red": -2, "mate pool": 2, "near green": -1, "near pool": 1},
        after=["green vanguard", "red fitness", "red vanguard", "red vanguard"],
    ),
    "extraction": top("member:far", offers=("member:near", "member:far"), gives={"far sector": -6}),
    "long-shot": top(
        "green accident",
        "face:biology",
        "green basic",
        "face:biology",
        "green vanguard",
        "face:biology",
        pool=("green accident", "green basic", "green vanguard", "green biology", "red accident"),
        camp={"available": 0},
        offers=("you green accident", "you green basic", "you green vanguard", "you green biology"),
        after=["green biology", "green biology", "green biology", "green biology", "red accident"],
    ),
    "uncharted": top("lead:trace", dice=("trace", "common-trace"), gives={"strange-flora leads": 2}),
}

COMBOS: dict[str, Case] = {
    "fortunes-favourite": combo("basic", "blue", gives={"you blue": 1}),
    "athletics": combo("equal + equal", "green", "blue", gives={"you green": 1, "you blue": 1}),
    "sprint": combo("basic", "sector:7", gives={"you sector": 3}),
    "light-foot": combo(
        "exploration/fitness", "sector:7", camp={"at": {"near": 6}}, gives={"you sector": 3, "you hand": 1}
    ),
    "pathfinder": combo(
        "exploration", "green", offers=("you green", "you green"), gives={"you hand": 1, "you green": 1}
    ),
    "scout-ahead": combo(
        "exploration/fitness",
        "event:swarm",
        "event:whiteout",
        "event:rockfall",
        dice=(*EVENTS[:3], "keen-eyes"),
        offers=("event:swarm", "event:whiteout", "event:rockfall"),
        gives={"event discards": 3, "you hand": 1},
    ),
    "spotter": combo("basic", "red", "green", gives={"mate red": 1, "mate green": 1}),
    "keen-eyes": combo(
        "equal + equal",
        "member:mate",
        "sector:2",
        "sector:7",
        camp={"at": {"near": 3}},
        gives={"mate sector": -2, "you sector": 3},
    ),
    "trail-signs": combo("exploration", dice=("trace",), gives={"strange-flora leads": 1}),
    "slip-away": combo("green + basic", camp={"available": 0}, gives={"you green": 3}),
    "hand-signals": combo("basic + basic", gives={"you hand": 1, "mate hand": 1}),
    "fall-back": combo("fitness", "blue", "green", gives={"you blue": 1, "you green": 1}),
    "shared-load": combo(
        "equal + equal",
        "member:far",
        "red",
        "green",
        "blue",
        offers=ANYONE,
        gives={"far red": 1, "far green": 1, "far blue": 1},
    ),
    "vantage-point": combo(
        "exploration + green", dice=("trace", "keen-eyes"), gives={"living-specimens leads": 1, "you hand": 1}
    ),
    "forced-march": combo("fitness/exploration", gives={"you green": 2}),
    "close-call": combo("basic", check={"danger": ("B rare", "B rare")}, gives={"danger dice": -1}),
    "quick-hands": combo("gathering/exploration", gives={"supplies": 1}),
    "overwatch": combo(
        "basic + basic",
        "you red",
        "mate green",
        "near blue",
        "far red",
        gives={"you red": 1, "mate green": 1, "near blue": 1, "far red": 1},
    ),
    "double-time": combo("fitness + exploration", gives={"actions": 1}),
    "ghost-step": combo(
        "exploration", "sector:7", "blue", camp={"at": {"near": 6}}, gives={"you sector": 3, "you blue": 1}
    ),
    "read-the-sky": combo(
        "exploration + exploration", gives={"condition time": -1, "threat time": -1, "mission time": -1}
    ),
    "airlift": combo(
        "green + green",
        "sector:7",
        "sector:2",
        "stay",
        "sector:8",
        gives={"you sector": 3, "mate sector": -2, "far sector": -2},
    ),
    "nothing-ventured": combo("basic", "blue", gives={"you hand": 1, "you blue": 1}),
    "improvise": combo(
        "equal + equal",
        "green accident",
        "blue accident",
        "blue basic",
        pool=("green accident", "blue accident", "blue basic"),
        dice=((0,), (0,), (4,)),
        after=["blue science", "blue vanguard", "green biology"],
    ),
    "signal-mirror": combo("xenology/exploration", "member:far", offers=ANYONE, gives={"far charges": 1}),
    "bait-and-run": combo("fitness + green", camp={"time": 3}, gives={"threat time": -2}),
    "trackers": combo(
        "biology/exploration + exploration",
        "lead:trace",
        dice=("trace", "common-trace"),
        gives={"living-specimens leads": 2},
    ),
    "everywhere-at-once": combo("fitness/exploration + basic", "blue", gives={"actions": 1, "you blue": 1}),
    "borrowed-time": combo(
        "exploration + exploration",
        "event:swarm",
        "done",
        dice=EVENTS[:2],
        offers=("event:swarm", "event:whiteout"),
        gives={
            "condition time": -1,
            "threat time": -1,
            "mission time": -1,
            "event discards": 1,
            "foreseen": 1,
        },
    ),
    "perfect-formation": combo(
        "equal + equal",
        *("you green", "you blue", "mate red", "mate red", "near green", "near green", "far blue", "far blue"),
        gives={"you green": 1, "you blue": 1, "mate red": 2, "near green": 2, "far blue": 2},
    ),
    "extraction": combo(
        "green + exploration",
        "stay",
        "stay",
        "stay",
        "sector:8",
        gives={"far sector": -2, "you hand": 1},
    ),
    "long-shot": combo("exploration + biology/xenology + green", gives={"success": 1}),
    "uncharted": combo("exploration + exploration", dice=("seed-vault",), gives={"strange-flora": 1}),
}

REACH = {"fortunes-favourite": ("you",), "slip-away": ("you",), "close-call": ("you",)}
"""For whom a card keeps something away."""

test_every_card_has_a_case, test_top, test_combo, test_price, test_reach, test_timing, test_table = section_tests(
    "recon", TOPS, COMBOS, REACH
)
