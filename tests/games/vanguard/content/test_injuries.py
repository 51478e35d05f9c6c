"""Injuries and the danger card: every symbol and every result does what its text says (IV-DES-05, IV-DES-06)."""

from __future__ import annotations

import pytest

from starboard.games.vanguard.content.library import BOX
from starboard.games.vanguard.printed import DANGER_FACES, INJURY_FACES
from support.vanguard_kit import Camp

ADVANCED = {"condition time": 1, "mission time": 1}

INJURIES: dict[str, dict[str, tuple[tuple[str, ...], dict[str, int]]]] = {
    "wound": {"injury": (("green",), {"security green": -1})},
    "severe-wound": {
        "severe": (("column:security:red",), {"security injuries": 1, "security hurt": 1, "wound": 1}),
        "injury": (("red",), {"security gone": 1, "security red": -1}),
    },
    "exhaustion": {"severe": (("red",), {"security gone": 1, "security red": -1})},
    "fracture": {
        "injury": (("red",), {"security red": -1}),
        "severe": (("red",), {"security gone": 1, "security red": -1}),
    },
    "infection": {
        "severe": ((), {"supplies": -1}),
        "special": (("column:security:red",), {"security injuries": 1, "security hurt": 1, "wound": 1}),
    },
    "burn": {
        "severe": (("green", "blue"), {"security green": -1, "security blue": -1}),
        "special": ((), {"security weary": 1}),
    },
    "panic": {"mental": (("discard:grit",), {"security hand": -1}), "special": ((), ADVANCED)},
    "poisoning": {"special": ((), {"supplies": -1}), "injury": (("green",), {"security green": -1})},
    "concussion": {"mental": ((), {"security weary": 1}), "injury": (("discard:grit",), {"security hand": -1})},
    "just-a-scratch": {"injury": (("green",), {"security green": -1})},
}
"""By injury and symbol: answers, and what happens to a member of Security in a check."""

COLOURED = {("fracture", "severe"): "red"}
"""What takes a die of one colour only, where several could be taken."""


def test_every_symbol_of_an_injury_has_a_case() -> None:
    assert {injury: list(faces) for injury, faces in INJURIES.items()} == {
        each.id: [on.symbol for on in each.spec.on] for each in BOX.injuries
    }


def hurt(injury: str) -> Camp:
    """A check of a member of Security with an injury, and three cards in hand."""
    camp = Camp(
        injuries={"security": [injury]}, hand={"security": ["grit", "once-more", "heavy-hand"]}, time=0, threat=False
    )
    return camp.check("red fitness")


@pytest.mark.rule("IV-CHECK-18", "IV-INJ-10", "IV-FACT-12", "IV-FACT-13", "IV-FACT-14", "IV-FACT-15", "IV-TUTC-19")
@pytest.mark.parametrize(("injury", "face"), [(injury, face) for injury, faces in INJURIES.items() for face in faces])
def test_an_injury_does_what_it_says_of_a_symbol(injury: str, face: str) -> None:
    answers, gives = INJURIES[injury][face]
    camp = hurt(injury)
    assert camp.state.check is not None
    camp.state.check.injury = [INJURY_FACES.index(face)]
    before = camp.state.injuries[BOX.injuries.number("wound")]

    changes = camp.harm(*answers)

    assert changes.pop("injury dice") == -1
    if "wound" in gives:
        assert before - camp.state.injuries[BOX.injuries.number("wound")] == 1
    assert changes == {name: by for name, by in gives.items() if name != "wound"}
    if "gone" in str(gives):
        shown = [key for key in camp.offered[0] if not key.startswith("push")]
        coloured = COLOURED.get((injury, face))
        assert ({key.split(" ")[1] for key in shown} == {coloured}) == (coloured is not None)


@pytest.mark.rule("IV-CHECK-21", "IV-INJ-08")
@pytest.mark.parametrize("injury", INJURIES)
def test_an_injury_does_nothing_on_other_symbols_and_nothing_face_down(injury: str) -> None:
    for face in INJURY_FACES:
        for turned in (False, True):
            camp = hurt(f"-{injury}" if turned else injury)
            assert camp.state.check is not None
            camp.state.check.injury = [INJURY_FACES.index(face)]
            changes = camp.harm("*")
            assert changes.pop("injury dice") == -1
            assert bool(changes) == (face in INJURIES[injury] and not turned)


# --- the danger card --------------------------------------------------------------------------------------------------

FRAMES: dict[str, dict[str, tuple[tuple[str, ...], dict[str, int], str]]] = {
    "T": {
        "common": (("green",), {"security green": -1}, ""),
        "rare": (("column:security:red",), {"security injuries": 1, "security hurt": 1}, "just-a-scratch"),
    },
    "A": {"common": (("green",), {"security green": -1}, ""), "uncommon": ((), {"supplies": -1}, "")},
    "B": {
        "uncommon": (("column:security:red",), {"security injuries": 1, "security hurt": 1}, "wound"),
        "rare": (("column:security:red",), {"security injuries": 1, "security hurt": 1}, "severe-wound"),
    },
    "C": {
        "common": ((), {"supplies": -1}, ""),
        "rare": ((), {"supplies": -2}, ""),
        "special": (("red",), {"security gone": 1, "security red": -1}, ""),
    },
    "D": {
        "common": (("discard:grit",), {"security hand": -1}, ""),
        "rare": (("column:security:red",), {"security injuries": 1, "security hurt": 1}, "concussion"),
        "special": (("column:security:red",), {"security injuries": 1, "security hurt": 1}, "panic"),
    },
}
"""By frame and result: answers, what happens, and the injury that is gained."""


def test_every_result_of_a_frame_has_a_case() -> None:
    assert {frame: list(results) for frame, results in FRAMES.items()} == {
        each.id: [on.result for on in each.spec.on] for each in BOX.frames
    }


@pytest.mark.rule("IV-DANGER-01", "IV-DANGER-02", "IV-DANGER-06", "IV-EX-36")
@pytest.mark.parametrize("frame", FRAMES)
@pytest.mark.parametrize("face", DANGER_FACES)
def test_a_frame_does_what_it_lists_for_a_result_and_nothing_else(frame: str, face: str) -> None:
    answers, gives, injury = FRAMES[frame].get(face, ((), {}, ""))
    camp = Camp(hand={"security": ["grit", "heavy-hand"]})

    assert camp.meets_danger("security", frame, face, *answers) == gives
    gained = camp.member("security").injuries
    assert [BOX.injuries[each].id for each in gained] == ([injury] if injury else [])
