"""Pages 39 and 1: saving and resuming (IV-SHIP-SAVE, IV-SHIP-RESUME)."""

from __future__ import annotations

import pytest

from starboard.core.journal import restore, snapshot
from starboard.games.vanguard.content.library import BOX
from starboard.games.vanguard.ship_state import Place
from starboard.games.vanguard.state import State
from support.vanguard_ship import aboard

CREW = {"security": "1 1r", "science": "1 2", "recon": "1", "engineering": "1 3r"}


@pytest.mark.rule("IV-SHIP-SAVE-01", "IV-FLOW-01", "IV-FLOW-04", "IV-RULING-38")
def test_going_on_leads_to_the_bridge_and_a_new_pass():
    book = aboard("saving", passes=1, crew=CREW)
    assert book.offered[:2] == ["go-on", "save"]

    book.play("go-on", dice=["s05"])

    assert book.ship.passes == 2
    assert book.page == "star-map"


@pytest.mark.rule("IV-SHIP-SAVE-02", "IV-SHIP-LEAVE-01", "IV-FLOW-03")
def test_saving_records_the_planet_that_is_laid_out():
    saved = aboard("saving", passes=1, planet="tessaly").play("save", dice=["s05"])
    kept = aboard("saving", passes=1, planet="tessaly").play("go-on", dice=["s05"])

    assert [BOX.planets[record.planet].id for record in saved.ship.records] == ["tessaly"]
    assert saved.state.planet == -1
    assert kept.ship.records == []
    assert BOX.planets[kept.state.planet].id == "tessaly"


@pytest.mark.rule("IV-SHIP-RESUME-02", "IV-SHIP-RESUME-03", "IV-SHIP-RESUME-04", "IV-END-05")
def test_after_resuming_the_crew_is_where_it_was():
    book = aboard("saving", passes=1, crew=CREW)
    before = list(book.ship.places)

    book.play("save", dice=["s05"])

    assert book.ship.places == before
    assert book.page == "star-map"


@pytest.mark.rule("IV-SHIP-RESUME-02", "IV-SHIP-RESUME-03")
def test_resuming_gives_the_leaders_their_available_crew():
    book = aboard("resume", passes=1, crew=CREW, places=[Place.KEPT, Place.RESTING, Place.KEPT, Place.BED,
                  *[Place.RECRUIT] * (len(BOX.crew) - 4)], dice=["s05"])  # fmt: skip

    assert book.ship.places[:4] == [Place.AVAILABLE, Place.RESTING, Place.AVAILABLE, Place.BED]


@pytest.mark.rule("IV-SHIP-SAVE-03")
def test_everything_that_lasts_is_in_the_state():
    book = aboard(
        "saving",
        passes=3,
        crew=CREW,
        morale="low",
        penalty=True,
        situations={"s01": 1},
        production={"p06": 2},
        upgrades=["long-ear"],
        damaged=["space-ranger"],
        armory=["first-aid-kit"],
        collected=["glass-sand"],
        pockets=[1],
        facts={"lamp-tessaly": 1},
        success=4,
        waiting=["pelican"],
    )

    again = restore(State, snapshot(book.state))

    assert again.ship == book.ship
    assert again.ship.facts == {"lamp-tessaly": 1}
    assert again.ship.waiting == book.ship.waiting


@pytest.mark.rule("IV-MODE-01", "IV-MODE-02", "IV-DES-27")
@pytest.mark.parametrize("switch", ["no_push", "deadly_injuries", "lost_uniques", "short_supplies"])
def test_each_rule_of_deadly_space_is_added_and_dropped_in_the_middle_of_a_campaign(switch):
    book = aboard("saving", passes=1)
    plain = book.state.flags

    book.play(f"deadly:{switch}")

    assert book.asked == "saving"
    flags = book.state.flags
    changed = [name for name in flags.__struct_fields__ if getattr(flags, name) != getattr(plain, name)]
    assert changed == [switch]
    book.play(f"deadly:{switch}")
    assert book.state.flags == plain
