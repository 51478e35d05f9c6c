"""What content files may say is done aboard, and what must hold there (IV-SHIP, IV-KEY-06)."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.vanguard.content.library import BOX
from starboard.games.vanguard.content.ship_deeds import rank_up
from starboard.games.vanguard.printed_ship import BED_ROWS, BOOK
from starboard.games.vanguard.ship_state import Patient, Place, Project
from starboard.games.vanguard.state import Member, Phase
from support.vanguard_ship import Doing

IDS = [crew.id for crew in BOX.crew]


def deed(name: Any, **parameters: Any) -> Any:
    return {"name": name, **parameters}


# --- pools ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-SHIP-GEN-03")
def test_energy_and_command_are_gained_and_lost_as_far_as_there_is_some():
    ship = Doing(energy=2, command=1)

    ship.do(deed("energy", count=3), deed("command", count=2))
    assert (ship.ship.energy, ship.ship.command) == (5, 3)
    ship.do(deed("energy", count=-9), deed("command", count=-9))

    assert (ship.ship.energy, ship.ship.command) == (0, 0)


@pytest.mark.rule("IV-SHIP-GEN-04")
def test_command_is_never_more_than_six():
    assert Doing(command=5).do(deed("command", count=4)).ship.command == 6


@pytest.mark.rule("IV-SAC-09")
@pytest.mark.parametrize("pool", ["energy", "command"])
def test_a_loss_that_is_a_price_must_be_payable(pool):
    ship = Doing(energy=2, command=2)

    assert ship.can(name=pool, count=-2)
    assert not ship.can(name=pool, count=-3)
    assert ship.can(name=pool, count=3)


@pytest.mark.rule("IV-SHIP-MORALE-02")
def test_morale_rises_and_falls_by_levels():
    ship = Doing(morale="medium").do(deed("morale", count=-2))
    assert ship.ship.morale == 0
    ship.do(deed("morale", count=2))
    assert ship.ship.morale == 2
    ship.do(deed("morale"))
    assert ship.ship.morale == 3


@pytest.mark.rule("IV-SHIP-MORALE-01")
def test_a_goal_asks_for_a_level_of_morale():
    ship = Doing(morale="medium")

    assert ship.holds(name="morale", least=2)
    assert not ship.holds(name="morale", least=3)
    assert not ship.holds(name="morale")


@pytest.mark.rule("IV-SHIP-PEN-01")
def test_the_penalty_token_is_taken_and_given_back():
    ship = Doing()
    held = [ship.do(deed("penalty", taken=taken)).ship.penalty for taken in (True, False, False)]

    assert held == [True, False, False]
    assert ship.ship.morale == 2


# --- cards ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-KEY-06")
@pytest.mark.parametrize(
    ("card", "kind"),
    [
        ("pelican", "lander"),
        ("spare-plating", "mod"),
        ("v02", "research"),
        ("p07", "production"),
        ("medbay-ward", "facility"),
        ("glasshouse", "addon"),
        ("long-ear", "upgrade"),
        ("a01", "objective"),
    ],
)
def test_a_card_for_future_use_waits_there_once(card, kind):
    ship = Doing().do(deed("future", card=card), deed("future", card=card))

    assert ship.waits(kind) == [card]


@pytest.mark.rule("IV-KEY-06")
def test_a_card_in_play_or_out_of_the_game_is_not_gained_again():
    ship = Doing(upgrades=["long-ear"], mods=["wide-eye"], facilities=["medbay-ward"], addons=["archive"])
    ship.ship.gone[3] = [BOOK.research.number("v02")]

    for card in (
        "long-ear",
        "wide-eye",
        "medbay-ward",
        "archive",
        "v02",
        "v04",
        "p01",
        "space-ranger",
        "u01",
        "tech-1",
    ):
        ship.do(deed("future", card=card))

    assert not any(ship.ship.waiting)


@pytest.mark.rule("IV-KEY-07")
def test_an_objective_waits_for_the_bridge():
    ship = Doing().do(deed("objective", card="u02"), deed("objective", card="u02"), deed("objective", card="u01"))

    assert ship.waits("objective") == ["u02"]


@pytest.mark.rule("IV-SHIP-TECH-01")
def test_technology_rises_level_by_level_to_the_highest():
    one = Doing().do(deed("technology"))
    many = Doing().do(deed("technology", count=2), deed("technology", count=2))

    assert one.waits("technology") == ["tech-2"]
    assert many.waits("technology") == ["tech-2", "tech-3"]
    assert Doing(technology=2).holds(name="technology", least=2)
    assert not Doing(technology=2).holds(name="technology", least=3)


@pytest.mark.rule("IV-COMP-17")
def test_the_secret_envelope_is_opened():
    assert Doing().do(deed("secrets")).ship.envelope


@pytest.mark.rule("IV-DES-30")
def test_a_log_may_end_the_campaign():
    won = Doing().do(deed("ending", ending="open-door"))
    lost = Doing().do(deed("lose-campaign"))

    assert won.state.phase == lost.state.phase == Phase.OVER
    assert BOOK.endings[won.ship.ending].id == "open-door"
    assert not BOOK.endings[lost.ship.ending].spec.won


@pytest.mark.rule("IV-SHIP-PROD-05", "IV-EQUIP-02")
def test_equipment_comes_to_the_armory_once():
    ship = Doing().do(deed("armory", equipment="jetpack"), deed("armory", equipment="jetpack"))

    assert ship.ship.armory == [BOX.equipment.number("jetpack")]
    assert ship.holds(name="armory", equipment="jetpack")
    assert not ship.holds(name="armory", equipment="multitool")


# --- situations -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-SHIP-BRIDGE-08")
def test_a_future_situation_becomes_a_potential_one():
    number = BOOK.situations.number("s12")
    ship = Doing().do(deed("situation", card="s12"))

    assert number in ship.ship.potential
    assert number not in ship.ship.future
    ship.do(deed("situation", card="s12"))
    assert ship.ship.potential.count(number) == 1


@pytest.mark.rule("IV-SHIP-BRIDGE-08")
def test_a_situation_may_come_at_once_if_a_slot_is_free():
    number = BOOK.situations.number("s12")
    free = Doing().do(deed("situation", card="s12", now=True))
    full = Doing(situations={"s01": 0, "s02": 0, "s03": 0}).do(deed("situation", card="s12", now=True))

    assert [each.card for each in free.ship.situations] == [number]
    assert len(full.ship.situations) == 3
    assert number in full.ship.potential


@pytest.mark.rule("IV-SHIP-BRIDGE-08")
def test_a_situation_that_is_over_does_not_come_again():
    number = BOOK.situations.number("s12")
    ship = Doing()
    ship.ship.future.remove(number)

    ship.do(deed("situation", card="s12", now=True))

    assert not ship.ship.situations
    assert number not in ship.ship.potential


@pytest.mark.rule("IV-SHIP-BRIDGE-08")
@pytest.mark.parametrize("given", [{}, {"situations": {"s12": 1}}, {"potential": ["s12", "s01"]}])
def test_a_situation_can_be_dropped_from_wherever_it_is(given):
    number = BOOK.situations.number("s12")
    ship = Doing(**given).do(deed("drop-situation", card="s12"), deed("drop-situation", card="s12"))

    assert number not in ship.ship.potential
    assert number not in ship.ship.future or given
    assert not ship.ship.situations
    assert ship.ship.gone[-1] == [number]


# --- crew -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-SHIP-BAR-02")
def test_a_named_section_recruits():
    ship = Doing().do(deed("recruit", section="recon"), answers=[f"keep:{IDS[21]}"], dice=[20, 21])

    assert ship.ship.sections[21] == 2
    assert ship.ship.places[21] == Place.AVAILABLE


@pytest.mark.rule("IV-SHIP-BAR-02")
def test_any_section_recruits_where_a_sleeve_is_free():
    crew = {"security": "1 1 1 1", "science": "1", "recon": "1", "engineering": "1"}
    ship = Doing(crew=crew)

    ship.do(deed("recruit"), answers=["section:science", f"keep:{IDS[20]}"], dice=[20, 21])

    assert ship.asked == ["recruit-for", "keep-recruit"]
    assert ship.ship.sections[20] == 1
    assert ship.can(name="recruit")
    assert not ship.can(name="recruit", section="security")


@pytest.mark.rule("IV-SHIP-BAR-02")
def test_several_recruits_come_one_after_the_other():
    ship = Doing()

    ship.do(deed("recruit", section="recon", count=2), answers=[f"keep:{IDS[21]}", f"keep:{IDS[22]}"],
            dice=[20, 21, 22, 20])  # fmt: skip

    assert [ship.ship.sections[crew] for crew in (20, 21, 22)] == [-1, 2, 2]


@pytest.mark.rule("IV-SHIP-GEN-07")
def test_the_crew_can_be_counted_by_section_and_rank():
    ship = Doing(crew={"security": "1 2", "science": "3 1r 1d"})

    assert ship.holds(name="crew", count=4)
    assert not ship.holds(name="crew", count=5)
    assert ship.holds(name="crew", count=2, section="science")
    assert not ship.holds(name="crew", count=3, section="science")
    assert ship.holds(name="crew", count=2, rank=2)
    assert not ship.holds(name="crew", count=2, rank=3)


@pytest.mark.rule("IV-RANK-04")
def test_anyone_aboard_ranks_up_where_a_sleeve_is_free():
    crew = {"security": "1", "science": "3", "recon": "1 2 2 2", "engineering": ""}
    ship = Doing(crew=crew).do(deed("rank-up", whom="anyone"), answers=["crew:recon2"])
    assert ship.rank("recon2") == 3

    full = Doing(crew={"science": "3 2 3", "recon": "1 2 2 2"})
    full.do(deed("rank-up", whom="anyone"), answers=["crew:recon3"])
    assert full.rank("science2") == 2, "both sleeves of rank 3 are in use"
    assert full.rank("recon3") == 3


@pytest.mark.rule("IV-RANK-04", "IV-DES-29")
@pytest.mark.parametrize(("science", "rank"), [("1t", 2), ("1t 2 2 2", 1), ("2t 3", 3), ("2t 3 3", 2), ("3t", 3)])
def test_a_member_on_a_planet_ranks_up_where_a_sleeve_of_the_next_rank_is_free(science, rank):
    state = Doing(crew={"science": science})
    state.state.members[1] = Member(state.crew["science1"], 1)
    flow = rank_up(state.state, 1, whom="you").__await__()
    with pytest.raises(StopIteration):
        next(flow)

    assert state.rank("science1") == rank


@pytest.mark.rule("IV-SHIP-BAR-03")
def test_training_by_a_card_needs_rank_1_and_a_sleeve_but_no_assignment():
    crew = {"security": "1", "science": "2", "recon": "1 2 2 2", "engineering": "1r"}
    ship = Doing(crew=crew).do(deed("train", count=2), answers=["crew:engineering1"])

    assert ship.rank("engineering1") == ship.rank("security1") == 2
    assert ship.rank("recon1") == 1
    assert ship.place("security1") == Place.AVAILABLE
    assert not ship.can(name="train")


@pytest.mark.rule("IV-SHIP-GEN-07")
def test_crew_is_tired_and_woken():
    ship = Doing(crew={"science": "1 1", "recon": "1r"})
    assert ship.can(name="tire", count=2)
    assert not ship.can(name="tire", count=3)
    assert not ship.can(name="tire", section="recon")
    assert ship.can(name="wake")
    assert not ship.can(name="wake", section="science")

    ship.do(deed("tire", section="science"), answers=["crew:science2"])
    assert ship.place("science2") == Place.RESTING
    ship.do(deed("wake", count=3), answers=["crew:recon1"])

    assert ship.place("recon1") == ship.place("science2") == Place.AVAILABLE

    before = list(ship.ship.places)
    ship.do(deed("tire", count=3), answers=["crew:science2", "crew:science1"])
    ship.do(deed("tire", section="engineering"))
    assert [at for at, place in enumerate(ship.ship.places) if place != before[at]] == [
        at for at, place in enumerate(ship.ship.places) if place == Place.RESTING
    ], "as many as there are, and nobody else"


@pytest.mark.rule("IV-SHIP-MED-04", "IV-SHIP-MED-05")
def test_somebody_falls_ill_or_dies_where_no_bed_is_free():
    ship = Doing(crew={"science": "1", "recon": "1"})
    ship.do(deed("medbay", row="moderate"), answers=["crew:recon1"])
    assert ship.place("recon1") == Place.BED
    assert [(patient.row, patient.left) for patient in ship.ship.patients] == [(1, 2)]

    full = Doing(crew={"science": "1"})
    full.ship.patients = [Patient(30 + bed, row, 1) for row in range(3) for bed in range(3)]
    full.do(deed("medbay", row="light", section="science"))
    assert full.place("science1") == Place.DEAD
    nobody = Doing(crew={"science": "1"}).do(deed("medbay", row="light", section="recon"))
    assert nobody.ship.patients == [], "there is nobody in the section to fall ill"


@pytest.mark.rule("IV-SHIP-MED-05", "IV-SHIP-MED-06")
@pytest.mark.parametrize(("rolled", "dies"), [((5, 5, 5), False), ((2, 5, 2), True)])
def test_who_falls_ill_and_finds_only_a_critical_bed_rolls_like_anybody_there(rolled, dies):
    ship = Doing(crew={"science": "1"})
    ship.ship.patients = [Patient(30 + bed, row, 1) for row in range(2) for bed in range(3)]

    ship.do(deed("medbay", row="light", section="science"), dice=[rolled])

    assert ship.place("science1") == (Place.DEAD if dies else Place.BED)


@pytest.mark.rule("IV-SHIP-MED-04")
def test_the_resting_fall_ill_where_nobody_is_available():
    ship = Doing(crew={"science": "1r"}).do(deed("medbay"))

    assert ship.place("science1") == Place.BED
    assert BED_ROWS[ship.ship.patients[0].row] == "light"


@pytest.mark.rule("IV-SHIP-MEMORIAL-01")
def test_a_crew_member_is_lost():
    ship = Doing(crew={"science": "1 1", "recon": "1"}).do(
        deed("lose-crew", section="science"), answers=["crew:science2"]
    )

    assert ship.place("science2") == Place.DEAD
    assert ship.ship.mourned == [ship.crew["science2"]]


@pytest.mark.rule("IV-SHIP-MED-02")
def test_patients_are_moved_towards_recovery():
    ship = Doing(crew={"science": "1 1"})
    ship.ship.patients = [Patient(0, 2, 1), Patient(1, 1, 2)]
    assert ship.can(name="heal-patient")

    ship.do(deed("heal-patient", count=2), answers=["crew:science1"])

    assert [patient.left for patient in ship.ship.patients] == [0, 1]
    assert not Doing().can(name="heal-patient")


# --- dice, discoveries, projects, landers -----------------------------------------------------------------------------


def picks(verb: Any, die: Any) -> Any:
    return [f"{verb}:{section}:{die}" for section in ("security", "science", "recon", "engineering")]


@pytest.mark.rule("IV-DICE-09")
def test_every_section_gains_or_returns_a_die():
    ship = Doing().do(deed("dice"), answers=picks("take-die", "blue-wild"))
    assert [len(box) for box in ship.ship.dice] == [6, 6, 6, 6]

    ship.do(deed("dice", count=-2), answers=picks("return-die", "blue-wild"))
    assert [len(box) for box in ship.ship.dice] == [5, 5, 5, 5], "never below five"


@pytest.mark.rule("IV-DISC-06")
def test_a_discovery_is_drawn_from_the_deck_of_its_kind():
    number = BOX.discoveries.number("glass-sand")
    ship = Doing().do(deed("collect", kind="minerals"), dice=[number])
    assert ship.ship.collected == [number]

    ship.do(deed("collect", count=2), answers=["kind:minerals", "kind:microorganisms"],
            dice=[number, BOX.discoveries.number("salt-bloom")])  # fmt: skip
    assert len(ship.ship.collected) == 3


@pytest.mark.rule("IV-DISC-06")
def test_collected_discoveries_are_lost_by_kind():
    ship = Doing(collected=["glass-sand", "salt-bloom", "vent-eel"])
    assert ship.can(name="lose-collected", count=3)
    assert not ship.can(name="lose-collected", kind="minerals", count=2)

    ship.do(
        deed("lose-collected", kind="minerals"), deed("lose-collected", count=2), answers=["pay-discovery:vent-eel"]
    )

    assert ship.ship.collected == []


@pytest.mark.rule("IV-SHIP-PROD-03")
def test_started_projects_advance():
    ship = Doing(production={"p06": 3, "p03": 1, "p07": -1})
    assert ship.can(name="progress")

    ship.do(deed("progress", count=2))

    assert [project.stage for project in ship.ship.production] == [1, -1], "what is done is turned over"
    assert BOX.equipment.number("forward-base") in ship.ship.armory
    ship.ship.production = [Project(0)]
    assert not ship.can(name="progress")


@pytest.mark.rule("IV-SHIP-STAR-06")
def test_parts_of_the_landing_card_are_revealed():
    ship = Doing(target="object-tessaly").do(deed("scan", count=2))
    assert ship.ship.parts == 3
    ship.do(deed("scan", count=9))
    assert ship.ship.parts == 5
    assert not ship.can(name="scan")
    assert Doing().do(deed("scan")).ship.parts == 0


@pytest.mark.rule("IV-SHIP-HANGAR-02", "IV-SHIP-HANGAR-03")
def test_a_lander_is_damaged_and_repaired():
    ranger, pelican = BOOK.landers.number("space-ranger"), BOOK.landers.number("pelican")
    ship = Doing(hangar=["space-ranger", "pelican"], lander="pelican").do(deed("damage-lander"))
    assert ship.ship.damaged == [pelican], "the one that flew last"
    ship.do(deed("damage-lander", lander="space-ranger"), deed("damage-lander", lander="space-ranger"))
    assert ship.ship.damaged == [pelican, ranger]
    named = Doing(hangar=["space-ranger", "pelican"])
    named.do(deed("damage-lander", lander="pelican"), deed("damage-lander", lander="space-ranger"))
    assert named.do(deed("repair", lander="space-ranger", count=2)).ship.damaged == [pelican], "that one only"

    ship.do(deed("repair"), answers=["lander:space-ranger"])
    assert ship.ship.damaged == [pelican]
    assert ship.can(name="repair")
    assert not ship.can(name="repair", lander="space-ranger")
    ship.do(deed("repair", count=2))
    assert ship.ship.damaged == []


@pytest.mark.rule("IV-SHIP-HANGAR-02")
def test_if_the_lander_that_flew_last_lies_damaged_another_one_is():
    ranger, pelican = BOOK.landers.number("space-ranger"), BOOK.landers.number("pelican")
    ship = Doing(hangar=["space-ranger", "pelican"], lander="pelican").do(deed("damage-lander"), deed("damage-lander"))

    assert ship.ship.damaged == [pelican, ranger]
    assert ship.do(deed("damage-lander")).ship.damaged == [pelican, ranger]


@pytest.mark.rule("IV-SHIP-HANGAR-02")
def test_before_the_first_flight_the_first_lander_is_damaged():
    assert Doing().do(deed("damage-lander")).ship.damaged == [BOOK.landers.number("space-ranger")]


@pytest.mark.rule("IV-LANDER-01")
def test_a_goal_asks_for_a_parameter_of_the_lander_with_its_mods():
    ship = Doing(lander="space-ranger", mods=["wide-eye"])

    assert ship.holds(name="lander", parameter="sensors", least=3)
    assert not ship.holds(name="lander", parameter="sensors", least=4)
    assert not ship.holds(name="lander", parameter="armour", least=2)


@pytest.mark.rule("IV-EX-48", "IV-RULING-65")
def test_supplies_are_lost_less_a_parameter_and_never_below_nothing():
    ship = Doing(lander="space-ranger", mods=["spare-plating"])
    ship.state.supplies = ship.state.supply_limit = 5
    assert ship.can(name="lose-supplies", count=7, less="armour")
    assert not ship.can(name="lose-supplies", count=8, less="armour")

    ship.do(deed("lose-supplies", count=4, less="armour"))
    assert ship.state.supplies == 3
    ship.do(deed("lose-supplies", count=1, less="armour"))
    assert ship.state.supplies == 3
    ship.do(deed("lose-supplies", count=9))
    assert ship.state.supplies == 0


@pytest.mark.rule("IV-SHIP-LAND-03")
def test_a_row_may_end_the_landing():
    ship = Doing(track=3).do(deed("end-landing"))

    assert ship.ship.track == 0


# --- what the ship remembers ------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-SHIP-UNLOAD-01")
def test_pockets_planets_and_passes_can_be_asked_for():
    ship = Doing(pockets=[1, 3], explored=[BOX.planets.number("tessaly")], passes=4)

    assert ship.holds(name="pocket", number=3)
    assert not ship.holds(name="pocket", number=2)
    assert ship.holds(name="pockets", count=2)
    assert not ship.holds(name="pockets", count=3)
    assert ship.holds(name="explored", planet="tessaly")
    assert not ship.holds(name="explored", planet="kestrel")
    assert ship.holds(name="passes", least=4)
    assert not ship.holds(name="passes", least=5)


@pytest.mark.rule("IV-SHIP-GEN-01")
def test_a_goal_knows_whether_one_is_aboard():
    ship = Doing()
    assert ship.holds(name="aboard")
    ship.state.phase = Phase.TURN
    assert not ship.holds(name="aboard")
