"""Cards of Security: the top effect and the combo of each, as their texts say (IV-DES-17)."""

from __future__ import annotations

from support.vanguard_cases import EVERYBODY_HURT, HERE, Case, combo, top
from support.vanguard_section import section_tests

REDS = ("red accident", "red fitness", "red basic", "blue accident")
"""Three red dice and a blue one."""
RED = ("you red accident", "you red fitness", "you red basic")
"""The red ones among them, as they are offered."""

TOPS: dict[str, Case] = {
    "resilience": top("red", "green", gives={"you red": -1, "you green": -1}),
    "backup-plan": top(
        "red accident",
        "red basic",
        pool=REDS,
        dice=((0,), (4,)),
        offers=RED,
        after=["blue accident", "red fitness", "red fitness", "red vanguard"],
    ),
    "close-ranks": top("red", "blue", gives={"mate red": 1, "mate blue": 1}),
    "brace": top("red", "green", gives={"you red": -1, "you green": -1}),
    "raised-shield": top(),
    "walk-it-off": top(camp=EVERYBODY_HURT, gives={"you injuries": -1, "you face down": 1}),
    "stand-firm": top(
        "red accident",
        pool=REDS,
        offers=("you red accident", "you blue accident"),
        gives={"you pool": -1},
        after=["blue accident", "red basic", "red fitness"],
    ),
    "heavy-hand": top(
        "red accident",
        "face:vanguard",
        pool=REDS,
        offers=RED,
        after=["blue accident", "red basic", "red fitness", "red vanguard"],
    ),
    "once-more": top(
        "red fitness",
        "red accident",
        pool=REDS,
        dice=((5,), (0,)),
        offers=RED,
        after=["blue accident", "red accident", "red basic", "red fitness"],
    ),
    "cover-me": top("green", "green", gives={"mate green": 2}),
    "hard-rations": top("green", gives={"you green": -1, "supplies": 1}),
    "take-the-blow": top("red", "green", whom="mate", gives={"you red": -1, "you green": -1}),
    "grit": top(gives={"you red": 2}),
    "warning-shots": top(gives={"threat time": -1}),
    "dig-in": top(camp={"time": 0, "threat": False}, gives={"condition time": 1, "mission time": 1}),
    "strip-the-site": top("red", "blue", dice=("trace",), gives={"you red": -1, "you blue": -1, "minerals leads": 1}),
    "adrenaline": top(
        "red",
        pool=("blue science",),
        camp={"available": 3},
        dice=((0,), (5,)),
        gives={"you red": -2, "you pool": 2},
        after=["blue science", "red accident", "red fitness"],
    ),
    "interpose": top(whom="mate"),
    "hold-the-line": top("red", whom="mate", gives={"mate red": -1}),
    "scar-tissue": top(
        "injury-die:injury",
        "injury-die:severe",
        pool=("red fitness",),
        check={"injury": ("injury", "injury", "severe")},
        gives={"injury dice": -2},
    ),
    "brute-force": top(
        "you blue",
        "red accident",
        "face:fitness",
        "red basic",
        "face:fitness",
        pool=REDS,
        offers=("you red", "you green", "you blue"),
        asks={1: RED},
        gives={"you blue": -1},
        after=["blue accident", "red fitness", "red fitness", "red fitness"],
    ),
    "muster": top(gives={"you hand": 1, "mate hand": 1}),
    "tourniquet": top(
        "member:mate",
        "red",
        "green",
        camp=EVERYBODY_HURT,
        offers=HERE,
        gives={"mate injuries": -1, "mate hurt": -1, "you red": -1, "you green": -1},
    ),
    "suppressing-fire": top(camp={"time": 3}, gives={"threat time": -2}),
    "nobody-stays-behind": top("sector:7", "stay", gives={"you sector": 3}),
    "cold-eye": top(whom="mate", gives={"you hand": 1}),
    "right-of-salvage": top(pool=("red fitness",), gives={"virtual": 1}, after=["red fitness", "+gathering"]),
    "unbroken": top(
        "red",
        "green",
        "blue",
        camp=EVERYBODY_HURT,
        gives={"you injuries": -1, "you hurt": -1, "you red": 1, "you green": 1, "you blue": 1},
    ),
    "aegis": top(whom="far"),
    "last-reserve": top("blue", camp={"gone": {"you": 4, "mate": 1}}, gives={"you gone": -2}),
    "one-wall": top(
        "mate red",
        "mate green",
        "done",
        pool=("red fitness",),
        camp={"at": {"near": 3}},
        dice=((0,), (4,)),
        offers=("mate red", "mate green", "mate blue"),
        asks={2: ("near red", "near green", "near blue")},
        gives={"mate red": -1, "mate green": -1, "mate pool": 2},
        after=["green vanguard", "red fitness", "red fitness"],
    ),
    "immovable": top(whom="far"),
    "overwhelming-force": top(
        "red accident",
        "face:fitness",
        "red basic",
        "face:fitness",
        "red vanguard",
        "face:fitness",
        pool=(*REDS, "red vanguard"),
        camp={"available": 0},
        offers=(*RED, "you red vanguard"),
        after=["blue accident", "red fitness", "red fitness", "red fitness", "red fitness"],
    ),
}

COMBOS: dict[str, Case] = {
    "resilience": combo("basic", "blue", gives={"you blue": 1}),
    "backup-plan": combo("equal + equal", "blue", "green", gives={"you blue": 1, "you green": 1}),
    "close-ranks": combo("basic", gives={"you hand": 1}),
    "brace": combo("basic + basic", "red", "blue", "green", gives={"you red": 1, "you blue": 1, "you green": 1}),
    "raised-shield": combo("defence", check={"danger": ("B rare", "B rare")}, gives={"danger dice": -1, "you hand": 1}),
    "walk-it-off": combo("fitness", gives={"you red": 2}),
    "stand-firm": combo("basic", gives={"you hand": 1}),
    "heavy-hand": combo("equal + equal", "green", "green", "blue", gives={"you green": 2, "you blue": 1}),
    "once-more": combo("fitness/defence", "red", "green", gives={"mate red": 1, "mate green": 1}),
    "cover-me": combo("basic", "sector:7", gives={"mate sector": 3}),
    "hard-rations": combo("gathering", gives={"supplies": 1}),
    "take-the-blow": combo("defence/fitness", camp=EVERYBODY_HURT, gives={"you hurt": -1}),
    "grit": combo("basic + basic", gives={"you hand": 2}),
    "warning-shots": combo("defence", camp={"time": 3}, gives={"threat time": -2}),
    "dig-in": combo("red + basic", camp={"available": 0}, gives={"you red": 3}),
    "strip-the-site": combo("gathering", dice=("trace",), gives={"minerals leads": 1}),
    "adrenaline": combo("equal + equal", "sector:7", gives={"you sector": 3}),
    "interpose": combo(
        "defence + defence/fitness",
        camp={"injuries": {"you": ["wound"], "mate": ["panic"], "near": ["burn"]}},
        gives={"you injuries": -1, "you face down": 1, "mate injuries": -1, "mate face down": 1},
    ),
    "hold-the-line": combo(
        "defence + red",
        "you green",
        "you green",
        "mate blue",
        "mate blue",
        gives={"you green": 2, "mate blue": 2},
    ),
    "scar-tissue": combo("basic", camp=EVERYBODY_HURT, gives={"you hurt": -1}),
    "brute-force": combo("fitness + fitness", gives={"actions": 1}),
    "muster": combo("equal + equal", gives={"you hand": 1, "you charges": 1}),
    "tourniquet": combo("biology/defence", "red", "blue", "blue", gives={"mate red": 1, "mate blue": 2}),
    "suppressing-fire": combo("defence + defence", gives={"threat time": -2}),
    "nobody-stays-behind": combo(
        "fitness", "sector:7", camp={"at": {"near": 6}}, gives={"you sector": 3, "you hand": 1}
    ),
    "cold-eye": combo(
        "basic + basic",
        "danger-die:B rare",
        check={"danger": ("B rare", "B common", "B common")},
        gives={"danger dice": -2},
    ),
    "right-of-salvage": combo(
        "gathering + gathering", "lead:trace", dice=("trace", "common-trace"), gives={"minerals leads": 2}
    ),
    "unbroken": combo(
        "2 red + defence",
        "member:mate",
        camp=EVERYBODY_HURT,
        offers=HERE,
        gives={"mate injuries": -1, "mate hurt": -1},
    ),
    "aegis": combo("defence", check={"danger": ("B rare", "B rare")}, gives={"danger dice": -2}),
    "last-reserve": combo(
        "equal + equal + equal",
        "red",
        "green",
        "green",
        "green",
        camp={"gone": {"you": 2, "mate": 1}},
        gives={"you gone": -1, "you red": 1, "you green": 3},
    ),
    "one-wall": combo(
        "fitness + defence",
        "you blue",
        "mate green",
        gives={"you hand": 1, "mate hand": 1, "you blue": 1, "mate green": 1},
    ),
    "immovable": combo("fitness + gathering + defence", gives={"success": 1}),
    "overwhelming-force": combo("fitness + fitness", gives={"actions": 1, "you red": 2}),
}

REACH = {
    "resilience": ("you",),
    "brace": ("you",),
    "raised-shield": ("you",),
    "take-the-blow": ("you", "mate"),
    "dig-in": ("you",),
    "interpose": ("you", "mate"),
    "hold-the-line": ("you", "mate"),
    "cold-eye": ("you", "mate"),
    "aegis": ("you", "mate", "near", "far"),
    "immovable": ("you", "mate", "near", "far"),
}
"""For whom a card keeps something away."""

test_every_card_has_a_case, test_top, test_combo, test_price, test_reach, test_timing, test_table = section_tests(
    "security", TOPS, COMBOS, REACH
)
