"""Modules that are always in force, and those that count at the end (U-01, AE-END-09)."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.edge.printed import RESOURCES
from support.edge import edge, fleet
from support.edge_things import PLAIN, changed, duel, finish, station, strength, tally

# --- when something happens -------------------------------------------------------------------------------------------

BARE: dict[str, Any] = {"moons": {"kiln": [], "ninth": []}}
"""Planets without moons: a launch there brings one resource of its type, energy or titanium."""


def at_home(module: str, *, works: bool = True, **has: Any) -> Any:
    """A player with a module, ready to launch; where it does not work there is damage on it."""
    has.setdefault("ships", {"transport": ["pad"], "science-vessel": ["pad"]})
    own = fleet(modules=[module], damaged={} if works else {module: 1}, faction=PLAIN, **has)
    return edge(players=[own, fleet(ships={"transport": ["pad"]}, faction=PLAIN)], **BARE)


LAUNCHES = [
    pytest.param(
        "ferry-service",
        ("transport", "halcyon-drydock"),
        ("transport", "ninth"),
        [],
        {"energy": 1},
        marks=pytest.mark.thing("module:ferry-service"),
    ),
    pytest.param(
        "relay-core",
        ("transport", "halcyon-drydock"),
        ("transport", "kiln"),
        ["windfall"],
        {"cards": 1},
        marks=pytest.mark.thing("module:relay-core"),
    ),
    pytest.param(
        "quarry-head",
        ("transport", "kiln"),
        ("transport", "halcyon-drydock"),
        [],
        {"titanium": 1, "energy": 1},
        marks=pytest.mark.thing("module:quarry-head"),
    ),
    pytest.param(
        "old-telescope",
        ("science-vessel", "nebula-6"),
        ("science-vessel", "halcyon-drydock"),
        ["windfall", "parade"],
        {"cards": 2, "moons": 1, "energy": 2},
        marks=pytest.mark.thing("module:old-telescope"),
    ),
]
"""A module, a launch that it answers, one that it does not, what is drawn, what changes besides the pad."""


@pytest.mark.parametrize(("module", "answered", "other", "dice", "expected"), LAUNCHES)
def test_a_launch_to_the_right_place_brings_something(
    module: str, answered: tuple[str, str], other: tuple[str, str], dice: list[object], expected: dict[str, int]
) -> None:
    def launched(where: tuple[str, str], dice: list[object], *, works: bool = True) -> dict[str, int]:
        ship, place = where
        pos = at_home(module, works=works)
        return changed(pos, f"launch:{ship}", f"to:{ship}:{place}", dice=dice)

    assert launched(answered, dice) == {**expected, "pad": -1}
    key = next(iter(expected))
    assert key not in launched(other, []), "only where its text says"
    assert key not in launched(answered, [], works=False), "a damaged module does nothing"


@pytest.mark.thing("module:field-notes")
def test_field_notes_bring_energy_with_the_first_moon_of_a_turn() -> None:
    own = fleet(ships={"transport": ["pad"]}, modules=["field-notes"], hand=["moonlighters"], faction=PLAIN)
    moons = {"rusk": ["desert-moon", "desert-whispering-moon"]}
    pos = edge(players=[own, fleet(ships={"transport": ["pad"]})], moons=moons)

    first = changed(pos, "launch:transport", "to:transport:rusk", "moon:desert-moon")
    second = changed(pos, "card:moonlighters", dice=["windfall"])

    assert first == {"pad": -1, "moons": 1, "credits": 1, "energy": 1}
    assert second == {"moons": 1}, "a card played, a card drawn, and no energy"


@pytest.mark.thing("module:star-library")
def test_the_star_library_keeps_a_card_more_and_draws_for_a_small_hand() -> None:
    def home(hand: list[str], dice: list[object]) -> dict[str, int]:
        pos = station("star-library", hand=hand)
        return changed(pos, "done", dice=dice)

    assert station("star-library").of(0, "hand_limit") == 5
    assert station("ice-lab").of(0, "hand_limit") == 4
    assert home(["ram"], ["windfall"]) == {"pad": 2, "cards": 1}
    assert home(["ram", "rally"], []) == {"pad": 2}


@pytest.mark.thing("module:weld-bots")
def test_weld_bots_bring_titanium_with_the_first_repair_of_a_turn() -> None:
    wrecked = {"transport": ["kiln", "ninth", "scrapyard", "scrapyard"]}
    pos = station("weld-bots", "tool-crib", "scrap-hoist", ships=wrecked, stores={"titanium": 1})

    assert changed(pos, "activate:tool-crib") == {"scrapyard": -1, "bay": 1, "titanium": 1}
    assert changed(pos, "activate:scrap-hoist")["titanium"] == -1, "paid, and nothing gained"


@pytest.mark.thing("module:weld-bots")
@pytest.mark.rule("AE-FREE-06")
def test_what_worked_in_the_turn_of_another_works_again_in_ones_own() -> None:
    wrecked = {"transport": ["kiln", "scrapyard", "scrapyard", "scrapyard"]}
    own = fleet(modules=["weld-bots", "tool-crib"], ships=wrecked, faction=PLAIN)
    other = fleet(ships={"transport": ["rusk"]}, faction=PLAIN)
    pos = edge(active=1, event_step=5, players=[own, other]).play("return")

    pos.play("done", dice=["season-of-repair", ["1"], ["1"]])
    assert (pos.of(0, "titanium"), pos.of(0, "bay")) == (1, ["transport", "transport"]), "once in the event"

    pos.play("return", "activate:tool-crib")
    assert pos.of(0, "titanium") == 2


@pytest.mark.thing("module:customs-house")
def test_the_customs_house_pays_for_itself_and_later_ones_but_not_for_other_types() -> None:
    def bought(module: str, type: str, *own: str) -> int:
        player = fleet(ships={"transport": ["pad"]}, modules=list(own), stores={"credits": 2, "ice": 1}, faction=PLAIN)
        pos = edge(players=[player, {}], display={type: [module]})
        pos.play("launch:transport", "to:transport:kestrel-field")
        price = ["pay:0:1:1:0:0"] if module == "customs-house" else []
        next_one = "toll-booth" if type == "commerce" else "chapel"
        return changed(pos, f"buy:{module}", *price, dice=[next_one]).get("credits", 0)

    assert bought("customs-house", "commerce") == -1 + 1
    assert bought("counting-house", "commerce", "customs-house") == -2 + 1
    assert bought("habitat-ring", "civilization", "customs-house") == -1


@pytest.mark.thing("module:shipping-line", "module:hospital")
@pytest.mark.parametrize(
    ("module", "answers", "expected"),
    [("shipping-line", ["gain:ice"], {"ice": 1}), ("hospital", [], {"damaged": -1})],
)
def test_something_waits_at_home_for_the_fleet(module: str, answers: list[str], expected: dict[str, int]) -> None:
    pos = station(module, "ice-lab", damaged={"ice-lab": 1})
    broken = station(module, "ice-lab", damaged={"ice-lab": 1, module: 1})

    assert changed(pos, "done", *answers) == {**expected, "pad": 2}
    assert changed(broken, "done") == {"pad": 2}


@pytest.mark.rule("AE-RES-01")
@pytest.mark.thing("module:shipping-line")
def test_any_resource_is_one_of_the_five_or_a_card() -> None:
    pos = station("shipping-line").play("done")

    assert pos.offered == [f"gain:{kind}" for kind in (*RESOURCES, "card")]
    assert changed(pos, "gain:card", dice=["windfall"]) == {"cards": 1}


@pytest.mark.thing("module:salvage-tugs")
def test_salvage_tugs_make_a_wreck_worth_3_points() -> None:
    wrecked = {"transport": ["kiln", "scrapyard", "scrapyard"]}

    assert changed(station("salvage-tugs", ships=wrecked), "done") == {"points": 6, "pad": 3, "scrapyard": -2}
    assert changed(station("ice-lab", ships=wrecked), "done") == {"points": 4, "pad": 3, "scrapyard": -2}


@pytest.mark.thing("module:parliament")
def test_the_parliament_scores_the_first_recruiting_of_a_turn() -> None:
    own = fleet(ships={"transport": ["pad"]}, modules=["parliament"], hand=["envoys"], abroad={"rusk": 2, "veil": 1})
    pos = edge(players=[own, fleet(ships={"transport": ["pad"]})], moons={"rusk": []})

    assert changed(pos, "launch:transport", "to:transport:rusk") == {"pad": -1, "credits": 1, "leaders": 2, "points": 1}
    assert changed(pos, "card:envoys") == {"cards": -1, "leaders": 1}


@pytest.mark.thing("module:ruined-palace", "module:town-charter", "module:capitol")
@pytest.mark.parametrize(
    ("module", "expected"),
    [
        ("ice-lab", {"points": 3, "ice": -2, "energy": -1, "leaders": -3}),
        ("ruined-palace", {"points": 5, "ice": -2, "energy": -1, "leaders": -3}),
        ("town-charter", {"points": 3, "ice": -1, "energy": -1, "leaders": -3}),
        ("capitol", {"points": 2, "ice": -2, "energy": -1, "leaders": -2}),
    ],
)
def test_building_brings_more_or_takes_less(module: str, expected: dict[str, int]) -> None:
    stores = {"ice": 2, "energy": 1}
    ships = {"transport": ["isolde", "kiln"]}
    pos = edge(players=[fleet(ships=ships, modules=[module], stores=stores, leaders=3, faction=PLAIN), {}])
    pos.play("return")
    before = tally(pos)

    pos.play("build:isolde")
    pos.play(*(["pay:1:0:1:0:0"] if pos.asked == "pay-how" else []))

    found = {name: count - before[name] for name, count in tally(pos).items() if count != before[name]}
    assert found == {**expected, "science": 1, "tokens": 1}


@pytest.mark.thing("module:capitol")
def test_with_the_capitol_every_development_still_takes_a_leader() -> None:
    own = fleet(
        ships={"transport": ["rusk", "kiln"]}, modules=["capitol"], stores={"credits": 2, "titanium": 1}, leaders=1
    )
    larvae = {**own, "faction": "larvoids"}
    without = {**own, "leaders": 0}

    assert edge(players=[larvae, {}]).play("return").is_offered("build:rusk")
    assert not edge(players=[{**larvae, "leaders": 0}, {}]).play("return").is_offered("build:rusk")
    assert not edge(players=[{**without, "faction": PLAIN}, {}]).play("return").is_offered("build:rusk")


@pytest.mark.thing("module:old-war-forge", "module:keel-cradle", "module:dreadnought-slip")
@pytest.mark.parametrize(
    ("module", "ship", "expected"),
    [
        ("ice-lab", "transport", {"titanium": -1, "energy": -1}),
        ("old-war-forge", "transport", {"titanium": -1, "energy": -1, "points": 2}),
        ("keel-cradle", "transport", {"titanium": -1}),
        ("keel-cradle", "fighter", {"titanium": -1, "nanocarbon": -1, "energy": -1}),
        ("dreadnought-slip", "transport", {}),
        ("dreadnought-slip", "cruiser", {"titanium": -2, "energy": -1}),
    ],
)
def test_ships_cost_less_or_bring_points(module: str, ship: str, expected: dict[str, int]) -> None:
    pos = station(module, stores={"titanium": 2, "energy": 2, "nanocarbon": 1})
    before = tally(pos)

    pos.play("function:assemble", f"ship:{ship}")
    if pos.asked == "pay-how":
        wanted = [-expected.get(kind, 0) for kind in ("energy", "credits", "ice", "nanocarbon", "titanium")]
        pos.play("pay:" + ":".join(map(str, wanted)))

    found = {name: count - before[name] for name, count in tally(pos).items() if count != before[name]}
    assert found == {**expected, "supply": -1, "pad": 1}


@pytest.mark.thing("module:module-broker")
def test_the_module_broker_makes_science_and_industry_cheaper_only() -> None:
    display = {
        "science": ["ice-lab", "cryo-vault"],
        "industry": ["ore-crusher", "slipway"],
        "commerce": ["toll-booth"],
        "civilization": ["habitat-ring"],
    }

    def sold(modules: list[str]) -> list[str]:
        own = fleet(ships={"transport": ["pad"]}, modules=modules, hand=["open-contract"], faction="tolzeed-bearers")
        pos = edge(players=[own, {}], display=display).play("launch:transport", "to:transport:odessa-field")
        return [key for key in pos.offered if key.startswith("buy:")]

    assert sold(["module-broker"]) == ["buy:ice-lab", "buy:ore-crusher"]
    assert sold([]) == []


@pytest.mark.thing("module:module-broker", "module:module-fair")
@pytest.mark.rule("AE-MOD-02")
@pytest.mark.parametrize(("modules", "paid"), [([], 2), (["module-broker"], 1)])
def test_what_the_module_broker_takes_off_is_not_paid(modules: list[str], paid: int) -> None:
    own = fleet(ships={"transport": ["pad"]}, modules=modules, stores={"ice": 2}, faction=PLAIN)
    pos = edge(players=[own, {}], display={"science": ["cryo-vault"]})
    pos.play("launch:transport", "to:transport:odessa-field")

    assert changed(pos, "buy:cryo-vault", dice=["deep-array"]) == {"modules": 1, "science": 1, "ice": -paid}


@pytest.mark.thing("module:old-war-forge", "module:orbital-foundry")
def test_the_old_war_forge_scores_for_every_ship_of_a_turn() -> None:
    pos = station("old-war-forge", "orbital-foundry", stores={"titanium": 2})

    found = changed(pos, "activate:orbital-foundry", "ship:transport", "ship:transport")

    assert (found["pad"], found["points"]) == (2, 4)


# --- battles ----------------------------------------------------------------------------------------------------------


@pytest.mark.thing("module:rangefinder", "module:sensor-web", "module:armoury", "module:gun-foundry")
@pytest.mark.parametrize(
    ("module", "attacking", "defending"),
    [
        ("ice-lab", (2, 1), (3, 1)),
        ("rangefinder", (2, 2), (3, 1)),
        ("sensor-web", (2, 2), (3, 2)),
        ("armoury", (2, 1), (4, 1)),
        ("gun-foundry", (3, 1), (3, 1)),
    ],
)
def test_who_has_it_rolls_more_or_aims_better(
    module: str, attacking: tuple[int, int], defending: tuple[int, int]
) -> None:
    hand = ["ram"]
    attack = duel({"modules": [module], "hand": hand})
    defence = duel({"hand": hand}, {"modules": [module], "supremacies": []})

    assert strength(attack, 0) == attacking
    assert strength(defence, 1) == defending


@pytest.mark.thing("module:boiler-room")
def test_the_boiler_room_turns_titanium_into_two_dice_once_a_battle() -> None:
    pos = duel({"modules": ["boiler-room"], "stores": {"titanium": 2}, "hand": ["chaff"]}).play("ready")
    poor = duel({"modules": ["boiler-room"], "hand": ["chaff"]}).play("ready")

    assert changed(pos, "power:boiler-room") == {"titanium": -1}
    assert strength(pos, 0) == (4, 1)
    assert not pos.is_offered("power:boiler-room")
    assert not poor.is_offered("power:boiler-room")
    finish(pos, ["5", "1", "1", "6"], ["4", "3", "5"])
    assert pos.of(0, "wins") == 1


@pytest.mark.thing("module:boiler-room")
@pytest.mark.rule("AE-BATTLE-28")
def test_whoever_rolls_six_dice_has_nothing_to_heat_the_boilers_for() -> None:
    hand = ["full-salvo", "shadow-gunners", "chaff"]
    pos = duel({"modules": ["boiler-room"], "stores": {"titanium": 1}, "hand": hand}).play("ready")

    pos.play("card:full-salvo")
    assert pos.is_offered("power:boiler-room"), "four dice"
    pos.play("card:shadow-gunners", dice=["parade"])
    assert pos.offered == ["ready", "pass-battle"]


@pytest.mark.thing("module:boiler-room", "faction:synthetic-mecharons")
@pytest.mark.rule("AE-RULING-64")
@pytest.mark.parametrize(
    ("used", "expected", "rolled"),
    [("boiler-room", {"titanium": -1}, (4, 1)), ("synthetic-mecharons", {"energy": -1}, (2, 2))],
)
def test_of_two_powers_the_one_that_is_named_is_used(
    used: str, expected: dict[str, int], rolled: tuple[int, int]
) -> None:
    stores = {"titanium": 1, "energy": 1}
    pos = duel({"faction": "synthetic-mecharons", "modules": ["boiler-room"], "stores": stores})
    pos.play("decline", "go-on")
    both = ["power:synthetic-mecharons", "power:boiler-room"]
    assert [key for key in pos.offered if key.startswith("power:")] == both

    assert changed(pos, f"power:{used}") == expected
    assert strength(pos, 0) == rolled
    assert [key for key in pos.offered if key.startswith("power:")] == [key for key in both if key != f"power:{used}"]


@pytest.mark.thing("module:prediction-hall")
def test_the_prediction_hall_rerolls_one_die_once() -> None:
    pos = duel({"modules": ["prediction-hall"]}, rolled=[["1", "2"], ["3", "3", "3"]])
    assert pos.offered == ["power:prediction-hall", "ready", "pass-battle"]

    pos.play("power:prediction-hall", "die:1", dice=[["6"]])

    assert pos.of(0, "wins") == 1, "there is nothing more to use, so it is over"


@pytest.mark.thing("module:insurance-hall", "module:old-quarter")
@pytest.mark.parametrize(
    ("module", "pick", "dice", "expected"),
    [
        ("ice-lab", "manoeuvre:energy:2", [], {"energy": 2}),
        ("insurance-hall", "manoeuvre:energy:2", [], {"energy": 2, "credits": 2}),
        ("old-quarter", "manoeuvre:energy:4", [], {"energy": 4}),
        ("old-quarter", "manoeuvre:card:2", ["windfall", "parade"], {"cards": 2}),
    ],
)
def test_who_loses_gets_something_for_it(module: str, pick: str, dice: list[object], expected: dict[str, int]) -> None:
    pos = duel({"modules": [module]}, rolled=[["1", "2"], ["3", "3", "3"]])
    winner = tally(pos, 1)
    before = tally(pos)

    pos.play(pick, dice=dice)

    found = {name: count - before[name] for name, count in tally(pos).items() if count != before[name]}
    assert found == {**expected, "scrapyard": 1}
    assert tally(pos, 1)["credits"] == winner["credits"]


# --- the end ----------------------------------------------------------------------------------------------------------

PRINTED = {
    "habitat-ring": 1, "hydroponics": 1, "chapel": 1, "tenements": 1, "night-school": 2, "old-quarter": 2,
    "town-square": 1, "gardens": 1, "academy": 2, "recruiting-office": 1, "town-charter": 1, "hospital": 1,
    "theatre": 1, "monument": 0, "sunken-archive": 2, "parliament": 2, "university": 1, "biosphere": 2,
    "embassy-row": 2, "pantheon": 2, "veterans-hall": 1, "granary": 1, "ruined-palace": 3, "arcology": 3,
    "capitol": 0, "senate": 1, "eternal-city": 2, "first-garden": 1, "sleepers-choir": 2,
}  # fmt: skip
"""The points printed on civilization modules, without those of their text."""


@pytest.mark.rule("AE-END-09")
@pytest.mark.parametrize(("module", "points"), PRINTED.items())
def test_a_civilization_module_scores_its_points_while_it_is_whole(module: str, points: int) -> None:
    whole = edge(players=[fleet(modules=[module], faction=PLAIN), {}])
    damaged = edge(players=[fleet(modules=[module], damaged={module: 1}, faction=PLAIN), {}])

    assert whole.of(0, "score_civilization_modules") == points
    assert damaged.of(0, "score_civilization_modules") == 0
    assert damaged.of(0, "score_damage") == -2


BUILT = [{"at": "isolde", "owner": 0}, {"at": "rusk", "owner": 0}, {"at": "sorrel", "owner": 0}]


@pytest.mark.thing(
    "module:tenements",
    "module:monument",
    "module:sunken-archive",
    "module:pantheon",
    "module:veterans-hall",
    "module:capitol",
)
@pytest.mark.parametrize(
    ("module", "has", "points"),
    [
        ("tenements", {"leaders": 2}, 1),
        ("tenements", {"leaders": 3}, 2),
        ("tenements", {"leaders": 8}, 3),
        ("monument", {"developments": BUILT[:1]}, 2),
        ("monument", {"developments": BUILT}, 6),
        ("monument", {"developments": [*BUILT, {"at": "kiln", "owner": 0}]}, 6),
        ("monument", {"developments": [{"at": "isolde", "owner": 1}]}, 0),
        ("sunken-archive", {"discoveries": ["star-charts"], "supremacies": ["aegis"]}, 4),
        ("sunken-archive", {"discoveries": ["star-charts", "repair-swarm"], "supremacies": ["aegis", "war-banner"]}, 5),
        ("pantheon", {"tracks": {"science": 5, "industry": 4, "supremacy": 9}}, 4),
        ("veterans-hall", {"wins": 3}, 4),
        ("veterans-hall", {"wins": 7}, 5),
        ("capitol", {"developments": BUILT}, 4),
        ("capitol", {"developments": [*BUILT, *({"at": at, "owner": 0} for at in ("veil", "kiln", "ninth"))]}, 8),
    ],
)
def test_a_module_that_counts_something_counts_it(module: str, has: dict[str, Any], points: int) -> None:
    own = dict(has)
    developments = own.pop("developments", [])
    pos = edge(players=[fleet(modules=[module], faction=PLAIN, **own), {}], developments=developments)

    assert pos.of(0, "score_civilization_modules") == points


@pytest.mark.thing("module:senate", "module:central-bank")
def test_leaders_or_resources_are_worth_a_point_more() -> None:
    has: dict[str, Any] = {"leaders": 3, "stores": {"ice": 2}, "hand": ["ram"], "faction": PLAIN}
    plain = edge(players=[fleet(modules=["ice-lab"], **has), {}])
    senate = edge(players=[fleet(modules=["senate"], **has), {}])
    bank = edge(players=[fleet(modules=["central-bank"], **has), {}])

    assert (plain.of(0, "score_leaders"), plain.of(0, "score_vault")) == (3, 0)
    assert (senate.of(0, "score_leaders"), senate.of(0, "score_vault")) == (6, 0)
    assert (bank.of(0, "score_leaders"), bank.of(0, "score_vault")) == (3, 3)
