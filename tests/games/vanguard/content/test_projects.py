"""Projects, upgrades and add-ons: what each costs, how long it takes, and what is gained."""

from __future__ import annotations

import pytest

from starboard.games.vanguard.printed_ship import BOOK
from starboard.games.vanguard.queries_ship import beds, facility_total, hands_of_project, pools, production_slots
from starboard.games.vanguard.ship_state import Project
from support.vanguard_cards import Bench, aboard

PRICES = {
    "v01": ["alien-technology", "minerals"],
    "v02": ["microorganisms", "microorganisms"],
    "v03": ["minerals", "minerals"],
    "v04": ["microorganisms", "living-specimens"],
    "v05": ["microorganisms", "strange-flora", "minerals"],
    "v06": ["alien-technology", "minerals", "rare strange-flora"],
    "v07": ["strange-flora", "strange-flora"],
    "v08": ["living-specimens", "living-specimens"],
    "v09": ["alien-technology", "rare alien-technology"],
    "v10": ["strange-flora", "rare strange-flora"],
    "v11": ["minerals", "minerals", "rare minerals"],
    "v12": ["rare alien-technology", "rare minerals", "alien-technology"],
    "v13": ["minerals", "rare minerals"],
    "v14": ["living-specimens", "microorganisms", "minerals"],
    "v15": ["alien-technology", "minerals", "strange-flora"],
}
"""Discoveries that just pay for a project."""
GAINS = {
    "v01": {"success": 1, "waiting": {"long-ear": 1}},
    "v02": {"waiting": {"p04": 1, "v07": 1}},
    "v03": {"waiting": {"lattice-frame": 1, "p05": 1}},
    "v04": {"waiting": {"medbay-ward": 1, "v05": 1}},
    "v05": {"waiting": {"medbay-theatre": 1, "p09": 1}},
    "v06": {"waiting": {"long-gallery": 1, "wide-eye": 1, "v13": 1}},
    "v07": {"waiting": {"debris-prow": 1, "specimen-tanks": 1}},
    "v08": {"waiting": {"p16": 1}, "morale": 1},
    "v09": {"facts": {"keeper-grammar": 1}, "success": 2},
    "v10": {"waiting": {"glasshouse": 1, "cradle-crane": 1}},
    "v11": {"waiting": {"p10": 1, "echo-room": 1}},
    "v12": {"waiting": {"p11": 1, "p20": 1}},
    "v13": {"waiting": {"p12": 1, "cold-jets": 1}},
    "v14": {"waiting": {"medbay-sleep": 1, "rest-deck": 1}},
    "v15": {"waiting": {"archive": 1}, "success": 2},
}
NEEDS = {
    "v09": {"sunder-terms": 1},
    "v10": {"kestrel-spared": 1},
    "v11": {"lamp-cairn": 2},
    "v14": {"lamp-halcyon": 1},
}
LEVELS = {"v06": 2, "v09": 2, "v11": 2, "v12": 3, "v13": 2}


def paid(card: str, *, technology: int = 3, without: int = 0) -> Bench:
    """A ship that can just pay for a project, with nobody to spare."""
    price = PRICES[card][: len(PRICES[card]) - without]
    return aboard(crew=1, technology=technology, collected=price, facts=NEEDS.get(card))


@pytest.mark.thing(
    "research:v01",
    "research:v02",
    "research:v03",
    "research:v04",
    "research:v05",
    "research:v06",
    "research:v07",
    "research:v08",
    "research:v09",
    "research:v10",
    "research:v11",
    "research:v12",
    "research:v13",
    "research:v14",
    "research:v15",
)
@pytest.mark.rule("IV-SHIP-RES-01", "IV-SHIP-RES-02", "IV-SHIP-RES-03", "IV-SHIP-RES-07")
@pytest.mark.parametrize("card", GAINS)
def test_research_costs_what_the_front_says_and_gives_what_the_back_says(card: str) -> None:
    bench = paid(card)

    gained = bench.study(card)
    assert bench.ship.collected == []
    assert bench.ship.research == []
    del gained["collected"]
    assert gained == GAINS[card]
    assert not paid(card, without=1).can_study(card)


@pytest.mark.rule("IV-SHIP-TECH-02")
@pytest.mark.parametrize("card", GAINS)
def test_research_waits_for_technology_and_for_what_it_is_about(card: str) -> None:
    level = LEVELS.get(card, 1)
    assert paid(card, technology=level).can_study(card)
    if level > 1:
        assert not paid(card, technology=level - 1).can_study(card)
    if card in NEEDS:
        bench = paid(card)
        bench.ship.facts.clear()
        assert not bench.can_study(card)


def test_the_table_of_research_is_complete() -> None:
    assert list(PRICES) == list(GAINS) == BOOK.research.ids


PRODUCED: dict[str, tuple[int, str, list[str], list[str]]] = {
    "p01": (1, "any", ["first-aid-kit", "signal-flares", "climbing-line", "ration-pack", "medic-bag"], []),
    "p02": (1, "engineering", ["robotic-arm"], ["extra-tanks", "tool-racks"]),
    "p03": (2, "engineering", ["forward-base", "heavy-mining-laser", "zip-line"], ["p14"]),
    "p04": (2, "recon", ["pocket-scanner", "survey-drone", "mining-probe", "signal-booster"], ["drone-bay"]),
    "p05": (1, "recon", ["grapnel-launcher", "jetpack", "hazard-suit"], []),
    "p06": (3, "engineering", [], ["pelican"]),
    "p07": (3, "recon", [], ["dragonfly"]),
    "p08": (2, "security", ["riot-shield", "exo-frame", "breaching-kit", "defence-system"], []),
    "p09": (1, "science", ["stim-patch", "field-hospital", "gene-sequencer", "sample-freezer"], []),
    "p10": (3, "any-2", [], ["void-ranger"]),
    "p11": (3, "science", [], ["waygate"]),
    "p12": (3, "security", [], ["faustschlag"]),
    "p13": (2, "engineering", ["plasma-cutter", "multitool"], ["works-bench", "p17"]),
    "p14": (2, "any", ["forward-base-expansion", "hydroponic-farm", "comm-tower"], ["night-shelter"]),
    "p15": (2, "security", ["modular-tower", "artillery-module", "shield-module"], []),
    "p16": (1, "any", ["seeker-droid", "biomass-fabricator", "lucky-charm"], []),
    "p17": (2, "engineering", ["tinkers-belt", "power-loader"], ["works-line", "p19"]),
    "p18": (
        2,
        "science",
        ["field-lamp", "omni-lens", "neural-link", "cloak-of-mirrors", "field-notes-recorder"],
        ["chart-table"],
    ),
    "p19": (1, "any", ["sealant-foam", "drilling-rig", "surgical-suite"], ["works-shift"]),
    "p20": (2, "engineering-2", [], ["slip-forge"]),
}
"""By project: activations, who speeds it up, equipment for the armory, cards that wait."""
PRODUCTION_LEVELS = {"p10": 2, "p11": 3, "p12": 2, "p15": 2, "p18": 2, "p20": 3}


@pytest.mark.thing(
    "production:p01",
    "production:p02",
    "production:p03",
    "production:p04",
    "production:p05",
    "production:p06",
    "production:p07",
    "production:p08",
    "production:p09",
    "production:p10",
    "production:p11",
    "production:p12",
    "production:p13",
    "production:p14",
    "production:p15",
    "production:p16",
    "production:p17",
    "production:p18",
    "production:p19",
    "production:p20",
)
@pytest.mark.rule("IV-SHIP-PROD-01", "IV-SHIP-PROD-04", "IV-SHIP-PROD-05")
@pytest.mark.parametrize("card", PRODUCED)
def test_a_project_takes_its_stages_and_gives_what_the_back_says(card: str) -> None:
    stages, _, equipment, cards = PRODUCED[card]
    bench = aboard(crew=1)

    times, gained = bench.produce(card)

    assert times == stages
    assert gained.pop("armory", {}) == dict.fromkeys(equipment, 1)
    assert gained.pop("waiting", {}) == dict.fromkeys(cards, 1)
    assert gained == {}


@pytest.mark.rule("IV-SHIP-PROD-04")
@pytest.mark.parametrize("card", PRODUCED)
def test_a_project_is_sped_up_by_those_it_names(card: str) -> None:
    section, _, rank = PRODUCED[card][1].partition("-")

    assert aboard().hurry(card) == (
        ["crew:engineering", "crew:recon", "crew:science", "crew:security"] if section == "any" else [f"crew:{section}"]
    )
    if rank:
        green = aboard()
        green.ship.ranks = [1 if each else 0 for each in green.ship.ranks]
        with pytest.raises(AssertionError, match="nobody asked"):
            green.hurry(card)


@pytest.mark.rule("IV-SHIP-TECH-02")
@pytest.mark.parametrize("card", PRODUCED)
def test_a_project_waits_for_technology(card: str) -> None:
    level = PRODUCTION_LEVELS.get(card, 1)

    assert [aboard(technology=each).can_start(card) for each in (1, 2, 3)] == [each >= level for each in (1, 2, 3)]


def test_the_table_of_production_is_complete() -> None:
    assert list(PRODUCED) == BOOK.production.ids


# --- upgrades of the ship ---------------------------------------------------------------------------------------------


def extra(upgrade: str) -> tuple[int, int]:
    """Command and energy of a pass that an upgrade adds."""
    ship = aboard().ship
    without = pools(ship)
    ship.upgrades = [BOOK.upgrades.number(upgrade)]
    return pools(ship)[0] - without[0], pools(ship)[1] - without[1]


@pytest.mark.thing("upgrade:trimmed-reactor", "upgrade:watch-bill", "upgrade:halcyon-charts", "upgrade:grey-desk")
@pytest.mark.rule("IV-SHIP-BRIDGE-03")
def test_some_upgrades_give_command_or_energy_with_every_pass() -> None:
    assert extra("trimmed-reactor") == (0, 1)
    assert extra("halcyon-charts") == (0, 1)
    assert extra("watch-bill") == (1, 0)
    assert extra("grey-desk") == (1, 0)
    assert extra("long-ear") == (0, 0)


@pytest.mark.thing("upgrade:long-ear", "upgrade:night-galley", "upgrade:cradle-crane", "upgrade:long-gallery")
@pytest.mark.rule("IV-SHIP-BRIDGE-10", "IV-KEY-12", "IV-KEY-13")
def test_others_are_used_for_energy() -> None:
    assert aboard().use("long-ear") == {"energy": -1, "parts": 2}
    assert aboard().use("long-gallery") == {"energy": -2, "morale": 1}
    tired = aboard()
    tired.fail("s10")
    assert tired.use("night-galley") == {"energy": -1, "resting": {"security": -1}}
    broken = aboard()
    broken.fail("s06")
    assert broken.use("cradle-crane") == {"energy": -1, "damaged": {"space-ranger": -1}}


@pytest.mark.thing("technology:tech-1", "technology:tech-2", "technology:tech-3")
@pytest.mark.thing("morale:very-low", "morale:low", "morale:medium", "morale:high")
@pytest.mark.rule("IV-SHIP-BRIDGE-04", "IV-SHIP-MORALE-06")
def test_technology_gives_energy_and_morale_changes_it() -> None:
    def given(technology: int, morale: str) -> tuple[int, int]:
        return pools(aboard(technology=technology, morale=morale).ship)

    assert [given(level, "medium") for level in (1, 2, 3)] == [(2, 5), (2, 7), (2, 9)]
    assert given(1, "high") == (2, 6)
    assert given(1, "low") == (2, 4)
    assert given(1, "very-low") == (1, 5)


@pytest.mark.thing("facility:medbay-ward", "facility:medbay-theatre", "facility:medbay-sleep")
@pytest.mark.rule("IV-SHIP-MED-08")
def test_the_medbay_grows() -> None:
    ship = aboard().ship

    def room() -> list[int]:
        return [beds(ship, row) for row in range(3)]

    assert room() == [3, 3, 2]
    ship.facilities = [BOOK.facilities.number("medbay-ward")]
    assert room() == [5, 4, 2]
    ship.facilities = [BOOK.facilities.number("medbay-theatre")]
    assert room() == [3, 3, 3]
    assert facility_total(ship, "recovery", "medbay") == 0
    ship.facilities = [BOOK.facilities.number("medbay-sleep")]
    assert room() == [3, 3, 2]
    assert facility_total(ship, "recovery", "medbay") == 1


@pytest.mark.thing("facility:works-bench", "facility:works-line", "facility:works-shift")
@pytest.mark.rule("IV-SHIP-PROD-02")
def test_the_production_complex_grows() -> None:
    bench = aboard(crew=1)
    ship = bench.ship
    assert (production_slots(ship), hands_of_project(ship), bench.produce("p06")[0]) == (4, 2, 3)

    ship.facilities = [BOOK.facilities.number("works-bench")]
    assert (production_slots(ship), hands_of_project(ship)) == (5, 2)
    ship.facilities = [BOOK.facilities.number("works-shift")]
    assert (production_slots(ship), hands_of_project(ship)) == (4, 3)
    ship.facilities = [BOOK.facilities.number("works-line")]
    assert bench.produce("p07")[0] == 2, "two stages with every activation"


# --- add-ons ----------------------------------------------------------------------------------------------------------


@pytest.mark.thing("addon:glasshouse", "addon:echo-room", "addon:archive")
@pytest.mark.rule("IV-SHIP-ADD-01", "IV-SHIP-FAC-01")
def test_add_ons_that_find_things() -> None:
    assert aboard().activate("glasshouse") == {"command": -1, "morale": 1, "collected": {"strange-flora": 1}}
    assert aboard().activate("echo-room") == {"command": -1, "parts": 3, "success": 1}
    assert aboard().activate("archive") == {"command": -1, "success": 2, "collected": {"alien-technology": 1}}


@pytest.mark.thing("addon:proving-ground", "addon:slip-forge", "addon:rest-deck")
@pytest.mark.rule("IV-SHIP-ADD-01")
def test_add_ons_that_help_people_work() -> None:
    assert aboard().activate("proving-ground", "crew:recon") == {"command": -1, "rank-2": 1}
    tired = aboard()
    tired.fail("s18", "crew:security", "crew:recon")
    tired.fail("s18", "crew:science", "crew:science")
    assert tired.activate("rest-deck", "crew:science", "crew:science", "crew:recon") == {
        "command": -1,
        "resting": {"science": -2, "recon": -1},
    }
    forge = aboard()
    forge.ship.production = [Project(BOOK.production.number("p06"), 3)]
    assert forge.activate("slip-forge") == {"command": -1}
    assert forge.ship.production[0].stage == 1
    forge.ship.active = []
    assert forge.activate("slip-forge") == {"command": -1, "waiting": {"pelican": 1}}
