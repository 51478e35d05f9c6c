"""The cards of the ship: there is as much of everything as there should be, every card can be reached from the start,
every fact is read by something, and every choice comes back."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from starboard.cli.coverage import marked
from starboard.games.vanguard.content.library import BOX, LIBRARY
from starboard.games.vanguard.content.ship_goals import KINDNESSES, LAMPS
from starboard.games.vanguard.printed_ship import BOOK
from starboard.games.vanguard.queries_ship import PATIENCE

TESTS = Path(__file__).parents[1]
KINDS = {
    "objective": "objectives",
    "ending": "endings",
    "technology": "technologies",
    "upgrade": "upgrades",
    "morale": "morales",
    "situation": "situations",
    "research": "research",
    "production": "production",
    "facility": "facilities",
    "addon": "addons",
    "lander": "landers",
    "mod": "mods",
    "landing": "landings",
    "system": "systems",
    "row": "rows",
    "echo": "echoes",
    "operation": "operations",
}
"""What a mark calls a thing, and where it is printed."""
WAITING = (
    "objectives",
    "technologies",
    "upgrades",
    "research",
    "production",
    "facilities",
    "addons",
    "landers",
    "mods",
)


def entries(kind: str) -> list[Any]:
    return LIBRARY.entries[kind]


def ids(kind: str) -> list[str]:
    return [each.id for each in entries(kind)]


def ship_logs() -> dict[str, Any]:
    """The logs of the ship, by number."""
    return {each.id: each for each, file in LIBRARY.found["logs"] if file == "ship/logs.toml"}


def plain(value: Any) -> Any:
    """An entry as dictionaries and lists."""
    return msgspec.to_builtins(value, enc_hook=str) if isinstance(value, msgspec.Struct) else value


def effects_in(value: Any) -> Iterator[dict[str, Any]]:
    """Every deed and goal that stands anywhere in an entry."""
    if isinstance(value, msgspec.Struct):
        value = plain(value)
    if isinstance(value, dict):
        if isinstance(value.get("name"), str):
            yield value
        value = list(value.values())
    if isinstance(value, list):
        for each in value:
            yield from effects_in(each)


def all_entries() -> Iterator[Any]:
    for found in LIBRARY.entries.values():
        yield from found
    for page, _ in LIBRARY.pages:
        yield page


# --- everything has a test --------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def tested() -> set[str]:
    return set(marked(TESTS, "thing"))


@pytest.mark.parametrize("kind", KINDS)
def test_every_card_of_the_ship_has_a_test(kind: str, tested: set[str]) -> None:
    assert ids(KINDS[kind])
    assert [id for id in ids(KINDS[kind]) if f"{kind}:{id}" not in tested] == []


def test_every_log_of_the_ship_has_a_test(tested: set[str]) -> None:
    assert [id for id in ship_logs() if f"log:{id}" not in tested] == []


# --- how much there is ------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-DES-25", "IV-SETUP-10")
def test_five_main_objectives_and_eight_beside_them() -> None:
    main = [each.id for each in entries("objectives") if each.kind == "main"]

    assert main == ["u01", "u02", "u03", "u04", "u05"]
    assert [each.id for each in entries("objectives") if each.kind == "side"] == [f"a0{n}" for n in range(1, 9)]
    assert [each.id for each in entries("objectives") if each.last] == ["u05"]
    limits = {each.id: each.limit for each in entries("objectives") if each.limit}
    assert limits == {"u01": 4, "u02": 4, "u03": 2, "u04": 2, "u05": 2, "a06": 5}
    assert all(2 <= each.command <= 4 for each in entries("objectives") if each.kind == "main")
    assert [(each.level, each.energy) for each in entries("technologies")] == [(1, 5), (2, 7), (3, 9)]
    assert len(ids("upgrades")) >= 5
    assert ids("morales") == ["very-low", "low", "medium", "high"]


@pytest.mark.rule("IV-DES-24", "IV-SETUP-09")
def test_ten_situations_may_come_from_the_start_and_ten_later() -> None:
    found = entries("situations")

    assert [each.id for each in found] == [f"s{n:02}" for n in range(1, 21)]
    assert [each.potential for each in found] == [True] * 10 + [False] * 10
    for each in found:
        assert 2 <= each.limit <= 3
        assert each.crew or each.energy or each.success or each.discoveries, each.id
        assert each.fail, each.id
        assert each.fail_text, each.id
        assert each.solve_text, each.id


@pytest.mark.rule("IV-DES-23", "IV-SHIP-RES-02")
def test_research_costs_two_to_three_discoveries_and_gives_something() -> None:
    assert ids("research") == [f"v{n:02}" for n in range(1, 16)]
    for each in entries("research"):
        assert 2 <= len(each.price) <= 5
        assert each.back
        assert each.gains
    assert {each.technology for each in entries("research")} == {1, 2, 3}


@pytest.mark.rule("IV-DES-23", "IV-SHIP-PROD-03", "IV-SHIP-PROD-04", "IV-DES-33")
def test_simple_projects_take_one_stage_and_landers_three() -> None:
    stages = {each.id: each.stages for each in entries("production")}

    assert list(stages) == [f"p{n:02}" for n in range(1, 21)]
    assert set(stages.values()) == {1, 2, 3}
    assert stages["p01"] == stages["p02"] == 1
    for each in entries("production"):
        if any(card in ids("landers") for card in cards_of(each)):
            assert each.stages == 3, each.id


@pytest.mark.rule("IV-SHIP-MED-01", "IV-SHIP-PROD-02", "IV-DES-23")
def test_three_upgrades_for_the_medbay_and_three_for_production() -> None:
    assert Counter(each.of for each in entries("facilities")) == {"medbay": 3, "production": 3}
    assert len(ids("addons")) >= 4


@pytest.mark.rule("IV-DES-21", "IV-FACT-26", "IV-EX-50")
def test_landers_have_the_numbers_of_the_catalogue() -> None:
    def numbers(id: str) -> tuple[int, ...]:
        spec = BOOK.landers.find(id).spec
        fields = "armour sensors manoeuvrability supplies equipment discoveries structural functional rolls"
        return tuple(getattr(spec, field) for field in fields.split())

    assert ids("landers") == ["space-ranger", "pelican", "dragonfly", "waygate", "void-ranger", "faustschlag"]
    assert numbers("space-ranger") == (1, 1, 1, 8, 4, 5, 1, 1, 3)
    assert numbers("pelican") == (2, 1, 0, 12, 6, 8, 1, 2, 4)
    assert numbers("dragonfly") == (0, 2, 3, 6, 3, 4, 2, 1, 2)
    assert all(1 <= each.rolls <= 5 for each in entries("landers"))


@pytest.mark.rule("IV-LANDER-04", "IV-DES-22")
def test_structural_mods_better_a_parameter_and_functional_ones_do_not() -> None:
    assert len(ids("mods")) >= 8
    for each in entries("mods"):
        assert each.kind in ("structural", "functional")
        parameters = each.armour + each.sensors + each.manoeuvrability
        assert (parameters > 0) == (each.kind == "structural"), each.id


@pytest.mark.rule("IV-DES-22", "IV-SHIP-LAND-03", "IV-SHIP-STAR-08", "IV-FACT-30", "IV-LANDER-05")
def test_every_planet_has_a_landing_card_whose_rows_cover_the_die() -> None:
    planets = [page.planet.id for page, _ in LIBRARY.pages if not page.planet.operation]
    assert sorted(each.planet for each in entries("landings")) == sorted(planets)
    for each in entries("landings"):
        assert len(each.parts) == BOOK.numbers.landing_parts
        assert 3 <= len(each.row) <= 5
        results = [result for row in each.row for result in range(row.least, row.most + 1)]
        assert results == list(range(1, 11)), each.id
        assert str(each.row[-1].name) == "Clear approach"
        assert each.row[-1].ends
    debris = [row for each in entries("landings") for row in each.row if str(row.name) == "Flying through debris"]
    assert len(debris) == 4
    for row in debris:
        assert [plain(option)["deeds"] for option in row.option] == [
            [{"name": "lose-supplies", "count": 4, "less": "armour"}],
            [{"name": "injure", "injury": "wound", "whom": "team"}],
        ]


@pytest.mark.rule("IV-DES-26", "IV-KEY-11", "IV-KEY-08")
def test_four_systems_with_two_to_four_objects_each() -> None:
    assert ids("systems") == ["tessaly", "ambrel", "korrin", "vesper"]
    for system in entries("systems"):
        assert 2 <= len(system.object) <= 4
        assert all(1 <= energy <= 4 for energy in system.neighbours.values())
        assert all(0 <= each.price <= 2 for each in system.object)
        assert all(bool(each.landing) != bool(each.log) for each in system.object)
        places = [(each.x, each.y) for each in system.object]
        assert len(set(places)) == len(places)
        assert all(0 < x < 1000 and 0 < y < 1000 for x, y in places)
        for name, energy in system.neighbours.items():
            assert BOOK.systems.find(name).spec.neighbours[system.id] == energy, "there and back"


@pytest.mark.rule("IV-SHIP-UNLOAD-05")
def test_eight_rows_of_four_pockets() -> None:
    assert [(row.first, row.last) for row in entries("rows")] == [(n, n + 3) for n in range(1, 33, 4)]


@pytest.mark.rule("IV-DES-28")
def test_the_operation_has_a_fixed_team_with_legal_decks() -> None:
    (operation,) = entries("operations")

    assert BOX.boards[BOX.planets.number(operation.planet)].thing.spec.operation
    assert operation.lander in ids("landers")
    assert [each.section for each in operation.member] == ["science", "recon", "engineering"]
    for member in operation.member:
        cards = [BOX.cards.find(each).spec for each in member.deck]
        assert len(set(member.deck)) == len(member.deck) >= 10
        assert {card.section for card in cards} == {member.section}
        assert all(card.rank <= member.rank and not card.tutorial for card in cards)
        assert member.crew in BOX.crew.ids
        assert all(die in BOX.dice.ids for die in member.dice)
        kit = [BOX.equipment.find(each).spec for each in member.equipment]
        assert Counter(each.kind for each in kit) == {"minor": 1, "personal": 1}
        assert all(each.section in ("", member.section) for each in kit)
    assert [band.least for band in operation.band] == sorted(band.least for band in operation.band)
    assert operation.target in [band.least for band in operation.band]
    copies = Counter(die for member in operation.member for die in member.dice)
    assert all(count <= BOX.dice.find(die).spec.copies for die, count in copies.items())


# --- everything can be reached ----------------------------------------------------------------------------------------


def cards_of(value: Any) -> list[str]:
    """The cards that an entry gives: for Future Use, as an objective."""
    return [each["card"] for each in effects_in(value) if each["name"] in ("future", "objective")]


def logs_of(value: Any) -> list[str]:
    return [each["entry"] for each in effects_in(value) if each["name"] == "log"]


def reachable() -> tuple[list[str], list[str]]:
    """Cards and logs of the ship that the story can bring into the game, from its start."""
    numbers = BOOK.numbers
    cards = [numbers.objective, numbers.technology, *numbers.research, *numbers.production, numbers.lander]
    logs = ["750"]
    givers: list[Any] = [each for each in entries("situations") if each.potential]
    givers += [*entries("rows"), *entries("systems"), *entries("landings"), *entries("echoes")]
    logs += [each.log for each in entries("echoes")]
    logs += [each.log for system in entries("systems") for each in system.object if each.log]
    found = ship_logs()
    seen: list[Any] = []
    while givers or cards or logs:
        seen += [card for card in cards if card not in seen]
        seen += [f"log {log}" for log in logs if f"log {log}" not in seen]
        for card in cards:
            givers += [each for kind in WAITING for each in entries(kind) if each.id == card]
        givers += [found[log] for log in logs if log in found]
        situations = [each["card"] for giver in givers for each in effects_in(giver) if each["name"] == "situation"]
        seen += [card for card in situations if card not in seen]
        givers += [each for each in entries("situations") if each.id in situations]
        cards = [card for giver in givers for card in cards_of(giver) if card not in seen]
        logs = [log for giver in givers for log in logs_of(giver) if f"log {log}" not in seen]
        givers = []
    return [each for each in seen if not each.startswith("log ")], [
        each[4:] for each in seen if each.startswith("log ")
    ]


def test_every_card_can_be_reached() -> None:
    cards, _ = reachable()
    levels = ids("technologies")
    assert [id for kind in WAITING for id in ids(kind) if id not in cards and id not in levels] == []


def test_every_situation_and_every_log_can_be_reached() -> None:
    cards, logs = reachable()

    assert [each.id for each in entries("situations") if not each.potential and each.id not in cards] == []
    assert [id for id in ship_logs() if id not in logs] == []
    assert all(700 <= int(id) <= 799 for id in ship_logs())


def test_no_card_can_be_gained_twice() -> None:
    """What is given by two cards would be installed twice; a choice of one of several situations is no such case."""
    given = Counter(card for kind in LIBRARY.entries for each in entries(kind) for card in cards_of(each))
    numbers = BOOK.numbers
    given.update([numbers.objective, *numbers.research, *numbers.production, numbers.lander])

    twice = {card for card, count in given.items() if count > 1}
    assert twice == {"v11", "v14"}, "each by one of two echoes that exclude each other"


def test_every_piece_of_equipment_is_made_once() -> None:
    made = Counter(
        each["equipment"] for entry in entries("production") for each in effects_in(entry) if each["name"] == "armory"
    )

    of_halcyon = [each for each in BOX.equipment.ids if each.startswith("line-")]
    assert len(of_halcyon) == 4
    assert made == dict.fromkeys([each for each in BOX.equipment.ids if each not in of_halcyon], 1)


def test_three_levels_of_technology_can_be_reached() -> None:
    rises = [each for entry in entries("objectives") for each in effects_in(entry) if each["name"] == "technology"]

    assert len(rises) == 2


# --- choices come back ------------------------------------------------------------------------------------------------

CHOICES = {
    "tessaly-vents": 2,
    "kestrel-spared": 1,
    "cairn-song": 2,
    "halcyon-crew": 1,
    "sunder-terms": 2,
    "ossuary-names": 1,
    "loom-choice": 3,
    **dict.fromkeys(LAMPS, 2),
}
"""What planets remember, and the highest value of each."""


def facts_read(entry: Any) -> list[str]:
    found = []
    for each in effects_in(entry):
        if each["name"] in ("fact", "not-fact"):
            found.append(each["fact"])
        elif each["name"] == "sum":
            found += each["facts"]
        elif each["name"].startswith("lamps-"):
            found += LAMPS
        elif each["name"] == "favour":
            found += [fact for kindness in KINDNESSES for fact, _ in kindness]
    return found


def test_planets_make_every_choice() -> None:
    made: dict[str, set[int]] = {}
    for entry in all_entries():
        for each in effects_in(entry):
            if each["name"] == "remember":
                made.setdefault(each["fact"], set()).add(each.get("value", 1))

    for fact, most in CHOICES.items():
        if fact != "halcyon-crew":
            assert made.get(fact, set()) >= set(range(1, most + 1)), fact


@pytest.mark.parametrize("fact", CHOICES)
def test_every_choice_is_read_by_the_ship(fact: str) -> None:
    shelves = ("objectives", "endings", "echoes", "situations", "research", "systems")
    readers = [each.id for kind in shelves for each in entries(kind) if fact in facts_read(each)]

    assert readers


def test_every_fact_that_the_ship_makes_is_read() -> None:
    made = {
        each["fact"]
        for kind in (*WAITING, "situations", "endings", "rows", "landings")
        for entry in [*entries(kind), *ship_logs().values()]
        for each in effects_in(entry)
        if each["name"] in ("remember", "count")
    }
    read = {fact for entry in all_entries() for fact in facts_read(entry)}

    assert made - read == {PATIENCE}, "which the bridge itself reads"


def test_every_fact_that_the_ship_reads_is_made() -> None:
    made = {
        each["fact"] for entry in all_entries() for each in effects_in(entry) if each["name"] in ("remember", "count")
    }
    made |= {"halcyon-crew", "halcyon-marrow", "halcyon-holt", "halcyon-castellane", "halcyon-okafor"}
    read = {fact for kind in KINDS.values() for each in entries(kind) for fact in facts_read(each)}
    read |= {fact for each in ship_logs().values() for fact in facts_read(each)}

    assert read - made == set()


def test_an_echo_reads_a_log_of_its_own() -> None:
    logs = [each.log for each in entries("echoes")]

    assert len(set(logs)) == len(logs)
    assert all(log in ship_logs() for log in logs)


def test_a_log_with_choices_always_leaves_one() -> None:
    for log in ship_logs().values():
        if log.choice:
            assert any(not choice.needs for choice in log.choice), log.id
            assert len({choice.id for choice in log.choice}) == len(log.choice) >= 2, log.id


@pytest.mark.rule("IV-DES-30")
def test_the_loom_decides_between_three_endings_and_there_is_one_for_the_lost() -> None:
    assert [(each.id, each.won) for each in entries("endings")] == [
        ("open-door", True),
        ("stolen-fire", True),
        ("long-night", True),
        ("left-behind", False),
    ]
    assert [each.when for each in entries("endings")] == [
        {"name": "fact", "fact": "loom-choice", "most": 1},
        {"name": "fact", "fact": "loom-choice", "least": 2, "most": 2},
        {"name": "fact", "fact": "loom-choice", "least": 3},
        {},
    ]
    assert all(len(each.epilogue) >= 3 for each in entries("endings"))


# --- prose ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [kind for kind in KINDS.values() if kind != "echoes"])
def test_every_card_has_a_name_of_its_own_and_a_text(kind: str) -> None:
    names = Counter(str(each.name) for each in entries(kind))

    assert [name for name, count in names.items() if count > 1] == []
    for each in entries(kind):
        assert re.search(r"[.!?\"]\s*$", str(each.text)), each.id


def test_no_name_is_given_to_two_cards_of_the_ship() -> None:
    ids_of_all = Counter(id for kind in KINDS.values() if kind not in ("systems", "operations") for id in ids(kind))

    assert [id for id, count in ids_of_all.items() if count > 1] == []


def test_cards_that_gain_cards_name_them() -> None:
    """Whoever reads the back knows what waits: by its name."""
    names = {id: str(BOOK_NAMES[id]) for id in BOOK_NAMES}
    for kind in ("research", "production"):
        for each in entries(kind):
            for gain in each.gains:
                if gain["name"] == "future":
                    wanted = names[gain["card"]]
                    assert wanted.removesuffix(" Lander") in str(each.back), (each.id, wanted)
                if gain["name"] == "armory":
                    assert str(BOX.equipment.find(gain["equipment"]).name) in str(each.back), (each.id, gain)


BOOK_NAMES = {each.id: each.name for kind in WAITING for each in entries(kind)}


# --- no two alike -----------------------------------------------------------------------------------------------------

SAYS = (
    "id",
    "name",
    "text",
    "back",
    "solve_text",
    "fail_text",
    "use_text",
    "reward_text",
    "failure_text",
    "part",
    "parts",
)
"""The fields that only tell."""
ALIKE = ("rows", "upgrades")
"""What may be alike: rows of pockets that nothing has been found for, two upgrades that give energy or command."""


@pytest.mark.parametrize("kind", [kind for kind in KINDS.values() if kind not in ALIKE])
def test_no_two_cards_do_the_same_under_different_names(kind: str) -> None:
    does = Counter(
        repr({key: value for key, value in plain(each).items() if key not in SAYS}) for each in entries(kind)
    )

    assert [each for each, count in does.items() if count > 1] == []
