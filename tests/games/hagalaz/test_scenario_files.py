"""The scenario files of Hagalaz cover the rules that people get wrong. That each file holds is tested with
`starboard scenario` (tests/cli/test_scenario.py); here, that no such rule has lost its file."""

from __future__ import annotations

from pathlib import Path

import pytest

from starboard.core.scenario import read_scenario

FOLDER = Path(__file__).parents[2] / "scenarios" / "hagalaz"

TOPICS = {
    "the lead token passes against the turn order": ("lead-token", {"HG-LEAD-02", "HG-LEAD-03"}),
    "cover works one way": ("one-way-cover", {"HG-LOF-04", "HG-LOF-05", "HG-LOF-07"}),
    "an unlocked door blocks sight": ("unlocked-door-blocks-sight", {"HG-DOOR-03", "HG-DOOR-04"}),
    "the lowest health is the target": ("lowest-health", {"HG-TARGET-01", "HG-TARGET-03"}),
    "an enemy attacks or advances": ("attack-or-advance", {"HG-ACTV-05", "HG-ADV-01"}),
    "a sprinter attacks or advances, too": ("sprint-four", {"HG-MARK-06", "HG-ACTV-05"}),
    "Escalation ticks a box and reshuffles": ("escalation", {"HG-ESC-02", "HG-ESC-04"}),
    "an invalid activation spawns": ("invalid-activation", {"HG-INV-01", "HG-INV-03"}),
    "dice of a Downed hero are locked": ("locked-dice", {"HG-DOWN-03", "HG-PREP-05"}),
    "paragon dice of a Downed hero are not": ("paragon-die-of-a-downed-hero", {"HG-DOWN-04", "HG-PARA-06"}),
    "Grapple ends a move": ("grapple", {"HG-MARK-02"}),
    "Reaction moves": ("reaction-move", {"HG-MARK-04"}),
    "resilience takes no overflow": ("resilience-overflow", {"HG-ELITE-03", "HG-ELITE-04"}),
    "concealed areas, and who spawns there": ("concealed-areas", {"HG-CONC-03", "HG-CONC-05", "HG-CONC-06"}),
    "carrying": ("carried-tokens-come-along", {"HG-CARRY-01", "HG-CARRY-04"}),
    "carrying, and falling": ("carried-prisoner-is-lost", {"HG-CARRY-03"}),
}
"""What people get wrong: the file that shows it, and the rules it must cite."""


@pytest.mark.parametrize("topic", TOPICS)
def test_a_rule_that_people_get_wrong_has_its_scenario(topic: str):
    name, rules = TOPICS[topic]
    path = FOLDER / f"{name}.toml"

    scenario = read_scenario(path.read_text(encoding="utf-8"), path.name)

    assert rules <= set(scenario.rules)
    assert any(step.then or step.offers or step.offered or step.refused for step in scenario.steps)


def test_there_are_at_least_forty_and_each_cites_its_rules():
    scenarios = [read_scenario(path.read_text(encoding="utf-8"), path.name) for path in FOLDER.glob("*.toml")]

    assert len(scenarios) >= 40
    assert [scenario.title for scenario in scenarios if not scenario.rules] == []
