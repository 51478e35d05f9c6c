"""The scenario files of Vanguard cover the rules that people get wrong. That each file holds is tested with
`starboard scenario` (tests/cli/test_scenario.py); here, that no such rule has lost its file."""

from __future__ import annotations

from pathlib import Path

import pytest

from starboard.core.scenario import read_scenario

FOLDER = Path(__file__).parents[2] / "scenarios" / "vanguard"

TOPICS = {
    "special effects are mandatory while a Vanguard is not": ("vanguard-kept-from-an-effect", {"IV-RULING-04"}),
    "special effects are resolved to the maximum": ("special-effects-to-the-maximum", {"IV-FX-04"}),
    "transformations are optional": ("transformation-is-optional", {"IV-RULING-07"}),
    "special effects come in order": ("special-effects-in-order", {"IV-FX-02"}),
    "a condition's effects come first": ("condition-effect-first", {"IV-FX-03"}),
    "a condition's effects belong to Prepare": ("condition-effect-in-prepare", {"IV-PREP-06"}),
    "injury dice in their owner's order": ("injuries-in-the-owners-order", {"IV-CHECK-17", "IV-CHECK-20"}),
    "injury dice in the other order": ("injuries-in-the-other-order", {"IV-EX-35"}),
    "a new injury die is not rolled": ("new-injury-die-is-not-rolled", {"IV-RULING-40"}),
    "a full column overflows": ("column-overflow", {"IV-INJ-04"}),
    "a shortfall is a sacrifice": ("exhaust-shortfall", {"IV-SAC-03"}),
    "a shortfall is of any colour": ("exhaust-a-colour-one-does-not-have", {"IV-RULING-39"}),
    "transformation only when exhausting": ("transformation-when-exhausting", {"IV-TRANS-04"}),
    "push at three dice": ("push-at-three-dice", {"IV-PUSH-04"}),
    "sacrifice at three dice": ("sacrifice-at-three-dice", {"IV-SAC-05"}),
    "push before exhausting": ("push-before-exhausting", {"IV-EX-27"}),
    "a replaced card cancels lower tracks": ("replaced-card-cancels-lower-tracks", {"IV-CHECK-33"}),
    "time tracks outside checks": ("time-outside-a-check", {"IV-TIME-02"}),
    "time tracks in checks": ("time-waits-for-the-check", {"IV-RULING-53"}),
    "threats act on every space": ("threat-acts-on-every-space", {"IV-THREAT-02"}),
    "a supporter's one card": ("supporter-plays-one-card", {"IV-CHECK-12"}),
    "a supporter's combos and transformation": ("supporters-keep-their-combos", {"IV-SUP-05"}),
    "where a moving member counts": ("moving-member-is-still-at-the-start", {"IV-MOVE-08"}),
    "immediate effects": ("immediate-red", {"IV-FX-08"}),
    "linked outcomes go one way": ("links-go-one-way", {"IV-OUT-03"}),
    "leads one at a time": ("leads-one-at-a-time", {"IV-LEAD-06"}),
    "a discovery clears its leads first": ("discovery-clears-its-leads", {"IV-LEAD-10"}),
    "the last available member of a section": ("ship-last-of-a-section", {"IV-SHIP-GEN-09"}),
    "docking before resting": ("ship-docking-before-resting", {"IV-SHIP-DOCK-04"}),
}
"""What people get wrong: the file that shows it, and rules it must cite."""


@pytest.mark.parametrize("topic", TOPICS)
def test_a_rule_that_people_get_wrong_has_its_scenario(topic: str) -> None:
    name, rules = TOPICS[topic]
    path = FOLDER / f"{name}.toml"

    scenario = read_scenario(path.read_text(encoding="utf-8"), path.name)

    assert rules <= set(scenario.rules)
    assert any(step.then or step.asks or step.offered or step.happened or step.refused for step in scenario.steps)


def test_there_are_at_least_fifty_and_each_cites_its_rules() -> None:
    scenarios = [read_scenario(path.read_text(encoding="utf-8"), path.name) for path in FOLDER.glob("*.toml")]

    assert len(scenarios) >= 50
    assert [scenario.title for scenario in scenarios if not scenario.rules] == []
