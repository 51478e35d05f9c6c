"""The scenario files of the Edge cover the rules that people get wrong. That each file holds is tested with
`starboard scenario` (tests/cli/test_scenario.py); here, that no such rule has lost its file."""

from __future__ import annotations

from pathlib import Path

import pytest

from starboard.core.scenario import read_scenario
from starboard.games.edge import scenario as positions

FOLDER = Path(__file__).parents[2] / "scenarios" / "edge"

TOPICS = {
    "an event in the holder's turn delays the Hegemon": ("eye-event-in-the-holders-turn", {"AE-EX-45"}),
    "an event in another's turn can bring him early": ("eye-event-in-anothers-turn", {"AE-EX-26"}),
    "an event in his own turn changes who decides": ("eye-event-in-his-own-turn", {"AE-EX-44"}),
    "the Eye passes last of all": ("eye-old-holder-inside-an-event", {"AE-RULING-24"}),
    "the cruiser joins every battle": ("cruiser-joins-every-battle", {"AE-HEG-101", "AE-HEG-122"}),
    "the cruiser stays out of nebulae": ("cruiser-stays-out-of-nebulae", {"AE-HEG-101"}),
    "the cruiser starts no battle": ("cruiser-starts-no-battle", {"AE-HEG-122"}),
    "he builds on the left-most planet only": ("builds-on-the-left-most-only", {"AE-HEG-61", "AE-HEG-63"}),
    "a repair on the way around the ring": ("ring-steps-with-a-repair", {"AE-HEG-93", "AE-HEG-95"}),
    "modules are repaired first": ("repair-order", {"AE-HEG-46"}),
    "a shield is never repaired": ("shield-is-never-repaired", {"AE-HEG-47", "AE-RULING-62"}),
    "any module": ("any-module", {"AE-HEG-50", "AE-RULING-32"}),
    "an empty section of his pad": ("empty-section", {"AE-HEG-78", "AE-RULING-45"}),
    "the Shadows and the Gate in reach": ("shadows-only-in-reach", {"AE-SHADOW-03", "AE-SHADOW-04"}),
    "the Shadows and his cruiser": ("shadows-and-his-cruiser", {"AE-HEG-120"}),
    "his last turn": ("last-turn-returns", {"AE-HEG-106"}),
    "the order of the last turns": ("last-turns-in-order", {"AE-EX-48", "AE-RULING-27"}),
    "his score": ("his-score", {"AE-HEG-112", "AE-HEG-124"}),
    "his destiny cards": ("fate-cards", {"AE-HEG-117"}),
    "he negotiates": ("negotiation-demand", {"AE-HEG-102", "AE-RULING-26"}),
    "three sides, compared to the last die": ("three-sides-to-the-last-die", {"AE-BATTLE-20", "AE-EX-42"}),
    "everybody loses": ("everybody-loses", {"AE-BATTLE-19", "AE-EX-35"}),
    "raiders lose with everybody": ("raiders-lose-with-everybody", {"AE-BATTLE-27", "AE-EX-43"}),
    "a side out of dice": ("more-dice-break-a-tie", {"AE-BATTLE-18", "AE-EX-34"}),
    "targeting": ("targeting-of-the-best-ship", {"AE-BATTLE-14"}),
    "what occupies a region": ("occupied-regions", {"AE-MAP-06", "AE-LAUNCH-03"}),
    "navigation": ("navigation-and-nebulae", {"AE-LAUNCH-05", "AE-MAP-04"}),
    "who joins in a nebula": ("no-join-in-a-nebula", {"AE-BATTLE-07"}),
    "raids come after the action": ("raid-after-the-action", {"AE-LAUNCH-12", "AE-RAID-08"}),
    "one raider raids": ("one-raider-raids", {"AE-RAID-07"}),
    "hand limits": ("hand-limit", {"AE-TURN-06", "AE-TRACK-06"}),
    "the vault": ("vault-counts-cards", {"AE-END-08"}),
    "the vault at fifteen cards": ("vault-at-fifteen-cards", {"AE-EX-25", "AE-HEG-114"}),
    "starting progress triggers nothing": ("starting-progress-triggers-nothing", {"AE-RULING-54"}),
    "whose turn follows his": ("after-his-turn-play-goes-on", {"AE-HEG-26", "AE-RULING-24"}),
    "build limits": ("one-building-a-return", {"AE-STATION-02"}),
    "scrapyard points": ("scrapyard-points", {"AE-STATION-08"}),
    "the repair bay": ("repaired-ship-docks", {"AE-STATION-05"}),
    "what a module costs": ("credits-for-materials", {"AE-FREE-05", "AE-MOD-02"}),
    "cargo": ("cargo-replaces-the-cost", {"AE-RULING-18"}),
    "moons of a new planet": ("new-planet-in-reading-order", {"AE-MAP-13"}),
    "the event track": ("event-track", {"AE-RULING-12"}),
    "the last turns": ("last-turns", {"AE-END-02", "AE-RULING-59"}),
    "ties at the end": ("score-ties", {"AE-END-14"}),
    "diplomacy": ("diplomacy-one-card-each", {"AE-RULING-13"}),
    "manoeuvres": ("manoeuvres-before-damage", {"AE-RULING-14"}),
    "his cruiser follows a ship that is warped": ("warp-and-his-cruiser", {"AE-RULING-17", "AE-HEG-101"}),
    "four sides": ("four-sides", {"AE-BATTLE-20", "AE-HEG-123"}),
    "repairs before the ring": ("factory-lengthens-the-way", {"AE-HEG-65", "AE-HEG-93"}),
    "modules within modules": ("module-within-a-module", {"AE-HEG-50", "AE-HEG-51"}),
    "reach in escalation": ("escalation-reach", {"AE-BATTLE-04", "AE-SHIP-08"}),
}
"""What people get wrong: the file that shows it, and rules it must cite."""


@pytest.mark.parametrize("topic", TOPICS)
def test_a_rule_that_people_get_wrong_has_its_scenario(topic: str) -> None:
    name, rules = TOPICS[topic]
    path = FOLDER / f"{name}.toml"

    scenario = read_scenario(path.read_text(encoding="utf-8"), path.name)

    assert rules <= set(scenario.rules)
    assert any(step.then or step.asks or step.offered or step.happened or step.refused for step in scenario.steps)


def test_there_are_at_least_seventy_and_each_cites_its_rules() -> None:
    scenarios = [read_scenario(path.read_text(encoding="utf-8"), path.name) for path in FOLDER.glob("*.toml")]

    assert len(scenarios) >= 70
    assert [scenario.title for scenario in scenarios if not scenario.rules] == []


@pytest.mark.parametrize(("eye", "problems"), [(1, []), (2, ["seat 2 holds the Eye; there are seats 0 to 1"])])
def test_nobody_holds_the_eye_who_is_not_there(eye: int, problems: list[str]) -> None:
    given = positions.read_given({"seats": 2, "hegemon": {"eye": eye}}, "test")

    state, _ = positions.build(given, "test")

    assert positions.check(state) == problems
