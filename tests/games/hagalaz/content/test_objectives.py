"""Every objective box: what completing it gives, and whether it ends the mission. When it is completed is tested with
its mission."""

from __future__ import annotations

import pytest

from starboard.games.hagalaz.content.library import LIBRARY
from starboard.games.hagalaz.events import MissionEnded, ObjectiveDone, PassageRead
from starboard.games.hagalaz.printed import SHELF
from support.hagalaz import Position, grunt, position

BOXES = {
    ("guns-of-cerberus", "break-the-lockdown", ""): ("preliminary", 2, 0, []),
    ("guns-of-cerberus", "spike-the-guns", "break-the-lockdown"): ("preliminary", 0, 0, []),
    ("guns-of-cerberus", "silence-the-battery", "spike-the-guns"): ("paragon", 3, 3, ["hoist-crew-alive"]),
    ("guns-of-cerberus", "blow-the-magazine", "break-the-lockdown"): ("renegade", 4, 2, ["gun-deck-destroyed"]),
    ("guns-of-cerberus", "pull-their-teeth", ""): ("secondary", 7, 1, []),
    ("breakthrough", "open-the-keel", ""): ("preliminary", 9, 0, []),
    ("breakthrough", "put-out-the-fire", "open-the-keel"): ("paragon", 10, 3, ["night-watch-alive"]),
    ("breakthrough", "run-the-keel", "open-the-keel"): ("renegade", 11, 2, ["night-watch-lost"]),
    ("breakthrough", "break-the-bellows", ""): ("secondary", 14, 1, []),
    ("hangar-eleven", "take-the-key", ""): ("preliminary", 16, 0, []),
    ("hangar-eleven", "take-the-tower", "take-the-key"): ("preliminary", 0, 0, []),
    ("hangar-eleven", "bring-them-out", "take-the-key"): ("paragon", 17, 3, ["control-group-free"]),
    ("hangar-eleven", "nail-it-down", "take-the-tower"): ("renegade", 18, 2, ["halcyon-burned"]),
    ("hangar-eleven", "know-their-names", ""): ("secondary", 21, 1, ["manifest-known"]),
    ("atlas-binary", "know-who-drives", ""): ("preliminary", 23, 0, []),
    ("atlas-binary", "two-alive", "know-who-drives"): ("paragon", 24, 3, ["pilots-alive"]),
    ("atlas-binary", "break-the-pair", ""): ("renegade", 25, 2, ["pair-broken"]),
    ("atlas-binary", "no-spares", ""): ("secondary", 28, 1, []),
    ("the-choir", "hear-them", ""): ("preliminary", 30, 0, []),
    ("the-choir", "bring-them-out", "hear-them"): ("paragon", 31, 3, ["choir-freed"]),
    ("the-choir", "silence-the-choir", "hear-them"): ("renegade", 32, 2, ["choir-burned"]),
    ("the-choir", "cut-the-strings", ""): ("secondary", 35, 1, []),
    ("critical-mass", "set-it-off", ""): ("preliminary", 37, 0, []),
    ("critical-mass", "cold-iron", ""): ("paragon", 38, 3, ["reactor-cold"]),
    ("critical-mass", "get-out", "set-it-off"): ("renegade", 39, 2, ["ship-destroyed"]),
    ("critical-mass", "relieve-the-master", ""): ("secondary", 42, 1, []),
    ("the-mainframe", "shake-hands", ""): ("preliminary", 44, 0, []),
    ("the-mainframe", "every-last-word", "shake-hands"): ("paragon", 45, 3, []),
    ("the-mainframe", "heart-in-a-bag", "shake-hands"): ("renegade", 46, 2, []),
    ("the-mainframe", "wake-the-sleepers", ""): ("secondary", 49, 1, []),
    ("kinetic-barrier", "first-light", ""): ("preliminary", 51, 0, []),
    ("kinetic-barrier", "without-a-flicker", "first-light"): ("secondary", 56, 1, []),
    ("kinetic-barrier", "all-inside", "first-light"): ("paragon", 52, 3, ["shelters-held"]),
    ("kinetic-barrier", "the-smaller-ring", "first-light"): ("renegade", 53, 2, []),
    ("clear-shot", "answer-him", ""): ("preliminary", 85, 0, []),
    ("clear-shot", "the-second-one", "answer-him"): ("loyalty", 81, 1, ["spine-crossed"]),
    ("clear-shot", "put-out-his-eyes", ""): ("secondary", 84, 1, []),
    ("the-vault", "the-first-file", ""): ("preliminary", 87, 0, []),
    ("the-vault", "everyone-he-knew", ""): ("loyalty", 88, 1, ["sources-safe"]),
    ("the-vault", "in-her-own-hand", ""): ("secondary", 91, 1, []),
    ("dead-air", "wake-the-plant", ""): ("preliminary", 93, 0, []),
    ("dead-air", "let-them-breathe", "wake-the-plant"): ("loyalty", 94, 1, ["engineers-breathe"]),
    ("dead-air", "count-to-six", "wake-the-plant"): ("secondary", 97, 1, ["six-engineers"]),
    ("blood-price", "open-the-pens", ""): ("preliminary", 99, 0, []),
    ("blood-price", "pay-the-price", "open-the-pens"): ("loyalty", 100, 1, ["krogan-free"]),
    ("blood-price", "leave-no-chain", ""): ("secondary", 103, 1, ["five-krogan"]),
}
"""By mission, objective and the objective it is linked to: kind, passage, War Readiness, what is remembered."""
LOOT = {
    *("pull-their-teeth", "break-the-bellows", "no-spares", "cut-the-strings", "relieve-the-master"),
    *("without-a-flicker", "put-out-his-eyes", "in-her-own-hand"),
}
"""Those that bring a token of loot as well."""
ENDINGS = ("paragon", "renegade", "loyalty")
LOCKDOWN, SPIKED = ["break-the-lockdown"], ["break-the-lockdown", "spike-the-guns"]
ELSEWHERE = {"atlas-binary": ("castor", "C3")}
"""Where somebody must be left on the map for the mission to go on."""


def squad_for(mission: str) -> list[str]:
    """A squad with the hero whose loyalty mission it is."""
    loyal = SHELF.mission(mission).spec.loyalty
    return ["shepard", loyal, *(id for id in ("garrus", "liara", "tali") if id != loyal)][:4] if loyal else []


def fulfilled(monkeypatch: pytest.MonkeyPatch, mission: str, objective: str, done: list[str]) -> Position:
    """A round of the mission has ended, and of all objectives this one is fulfilled."""
    page = SHELF.mission(mission)
    boxes = [box._replace(when=lambda state, met=box.spec.id == objective: met) for box in page.objectives_to_check]
    monkeypatch.setattr(page, "objectives_to_check", tuple(boxes))
    return position(mission=mission, phase="end", done=done, squad=squad_for(mission))


@pytest.mark.rule("HG-OBJ-02", "HG-OBJ-03", "HG-OBJ-05", "HG-OBJ-06", "HG-OBJ-08", "HG-WAR-02")
@pytest.mark.parametrize(("mission", "objective", "after"), BOXES)
def test_what_completing_an_objective_gives(monkeypatch: pytest.MonkeyPatch, mission: str, objective: str, after: str):
    kind, passage, points, facts = BOXES[mission, objective, after]

    pos = fulfilled(monkeypatch, mission, objective, [after] if after else [])

    ticked = [event for event, _ in pos.table.news() if isinstance(event, ObjectiveDone | PassageRead | MissionEnded)]
    assert [type(event) for event in ticked[:1]] == [ObjectiveDone]
    assert objective in pos.state.done
    assert passage == 0 or passage in pos.state.passages
    assert pos.state.war_readiness == points
    assert pos.state.facts == facts
    assert sum(pos.state.inventory) == (objective in LOOT)
    assert pos.over == (kind if kind in ENDINGS else "")


@pytest.mark.rule("HG-OBJ-07")
@pytest.mark.parametrize(("mission", "objective", "after"), [box for box in BOXES if box[2]])
def test_a_linked_objective_counts_only_once_the_other_is_done(
    monkeypatch: pytest.MonkeyPatch, mission: str, objective: str, after: str
):
    pos = fulfilled(monkeypatch, mission, objective, [])

    assert pos.state.done == []
    assert (pos.over, pos.state.war_readiness) == ("", 0)


COUNTED = {
    ("guns-of-cerberus", "spike-the-guns"): ("battery", 6, LOCKDOWN),
    ("guns-of-cerberus", "silence-the-battery"): ("battery", 7, SPIKED),
    ("guns-of-cerberus", "blow-the-magazine"): ("charges", 10, LOCKDOWN),
    ("hangar-eleven", "take-the-tower"): ("master-switch", 1, ["take-the-key"]),
    ("hangar-eleven", "bring-them-out"): ("brought-out", 4, ["take-the-key"]),
    ("hangar-eleven", "nail-it-down"): ("clamps-thrown", 4, ["take-the-key", "take-the-tower"]),
    ("hangar-eleven", "know-their-names"): ("manifest-copied", 1, []),
    ("atlas-binary", "know-who-drives"): ("release-code", 2, []),
    ("atlas-binary", "two-alive"): ("pilots-out", 2, ["know-who-drives"]),
    ("atlas-binary", "no-spares"): ("racks-slagged", 3, []),
    ("the-choir", "hear-them"): ("pitch", 1, []),
    ("the-choir", "bring-them-out"): ("freed", 4, ["hear-them"]),
    ("the-choir", "silence-the-choir"): ("purge", 5, ["hear-them"]),
    ("the-choir", "cut-the-strings"): ("resonators", 2, []),
    ("critical-mass", "set-it-off"): ("overload", 4, []),
    ("critical-mass", "cold-iron"): ("rods", 11, []),
    ("the-mainframe", "shake-hands"): ("copied", 2, []),
    ("the-mainframe", "every-last-word"): ("copied", 8, ["shake-hands"]),
    ("the-mainframe", "heart-in-a-bag"): ("core-out", 1, ["shake-hands"]),
    ("the-mainframe", "wake-the-sleepers"): ("woken", 3, []),
    ("kinetic-barrier", "first-light"): ("charge", 8, []),
    ("the-vault", "the-first-file"): ("files", 1, []),
    ("the-vault", "everyone-he-knew"): ("files", 4, ["the-first-file"]),
    ("the-vault", "in-her-own-hand"): ("her-hand", 2, []),
    ("dead-air", "wake-the-plant"): ("pumps", 3, []),
    ("blood-price", "open-the-pens"): ("freed", 3, []),
    ("blood-price", "pay-the-price"): ("price", 34, ["open-the-pens"]),
    ("blood-price", "leave-no-chain"): ("freed", 5, ["open-the-pens"]),
}
"""The objectives that count boxes: the counter, how many, and what has been done before."""


@pytest.mark.rule("HG-GEN-08", "HG-RULING-63")
@pytest.mark.parametrize(("mission", "objective"), COUNTED)
def test_an_objective_that_counts_is_done_with_so_many_boxes_and_no_fewer(mission: str, objective: str):
    counter, boxes, before = COUNTED[mission, objective]

    def done(ticked: int) -> bool:
        pos = position(
            mission=mission,
            phase="end",
            done=before,
            counters={counter: ticked},
            squad=squad_for(mission),
            enemies={"e": grunt(ELSEWHERE[mission][0], at=ELSEWHERE[mission][1])} if mission in ELSEWHERE else {},
        )
        return objective in pos.state.done

    assert (done(boxes - 1), done(boxes)) == (False, True)


@pytest.mark.rule("HG-GEN-08", "HG-RULING-63")
def test_every_objective_that_counts_is_among_them():
    printed = {
        (mission.id, box.id): (box.when["counter"], box.when["at_least"])
        for mission in LIBRARY.missions
        for box in mission.spec.objective
        if box.when["name"] == "counter"
    }

    assert {box: counted[:2] for box, counted in COUNTED.items()} == printed
