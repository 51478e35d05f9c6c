"""What something printed changed, told as differences: `{"ice": 2, "cards": -1}` and nothing else.

pos = station("cold-store", stores={"energy": 1})
assert changed(pos, "activate:cold-store") == {"energy": -1, "ice": 2}
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from starboard.games.edge.printed import RESOURCES, TRACKS
from starboard.games.edge.queries import dice_of, targeting_of
from support.edge import EdgePosition, edge, fleet

NUMBERS = ("points", "cards", "leaders", "tokens", "wins", *RESOURCES, *TRACKS)
LISTS = ("modules", "damaged", "moons", "upgrades", "pad", "bay", "scrapyard", "supply")

PLAIN = "synthetic-mecharons"
"""A faction that changes nothing outside a battle, for whoever is there for something else."""


def tally(pos: EdgePosition, who: int | str = 0) -> dict[str, int]:
    """Everything a player has that can be counted."""
    facts = pos.facts_of(str(who))
    assert facts is not None
    return {name: facts[name] for name in NUMBERS} | {name: len(facts[name]) for name in LISTS}


def less(after: dict[str, int], before: dict[str, int]) -> dict[str, int]:
    """What is different, by how much."""
    return {name: after[name] - before[name] for name in after if after[name] != before[name]}


def changed(pos: EdgePosition, *keys: str, dice: Iterable[object] = (), who: int | str = 0) -> dict[str, int]:
    """What some answers change for a player, and for none of the others."""
    players = [*range(pos.state.seats), *(["hegemon"] if pos.state.hegemon else [])]
    before = {str(each): tally(pos, each) for each in players}
    pos.play(*keys, dice=dice)
    after = {str(each): less(tally(pos, each), before[str(each)]) for each in players}
    found = after.pop(str(who))
    assert not any(after.values()), f"others are changed, too: {after}"
    return found


def station(*modules: str, **given: Any) -> EdgePosition:
    """A player who has just returned, two ships on the map, and is about to dock; the other one has nothing."""
    table = {name: given.pop(name) for name in list(given) if name in GIVEN}
    given.setdefault("ships", {"transport": ["kiln", "ninth", "pad"]})
    given.setdefault("faction", PLAIN)
    own = fleet(modules=list(modules), **given)
    other = table.pop("other", None) or fleet(ships={"transport": ["pad"]}, faction=PLAIN)
    pos = edge(players=[own, other], **table)
    return pos.play("return")


GIVEN = ("moons", "buried", "display", "goods", "map", "other", "developments", "raiders", "offers", "events", "seats")


def duel(
    mine: dict[str, Any] | None = None,
    theirs: dict[str, Any] | None = None,
    *,
    ship: str = "fighter",
    at: str = "halcyon-drydock",
    rolled: Iterable[object] = (),
    **given: Any,
) -> EdgePosition:
    """A ship launched at another player's: a fighter of two dice at a cruiser of three that aims at 3, over a drydock
    where nobody can pay for anything. Nobody has answered anything yet; whoever has neither cards nor powers is not
    asked, and the dice may be `rolled` already."""
    own = {"ships": {ship: ["pad"]}, "faction": "tidewright-compact", **(mine or {})}
    other = {
        "ships": {"cruiser": [at], "transport": ["pad"]},
        "faction": "tidewright-compact",
        "supremacies": ["steady-hand"],
        "modules": ["sensor-web"],
        **(theirs or {}),
    }
    given.setdefault("supremacies", ("war-banner", "aegis", "undefeated"))
    pos = edge(players=[fleet(**own), fleet(**other), *given.pop("more", [])], **given)
    if rolled:
        return pos.play(f"launch:{ship}", f"to:{ship}:{at}", dice=rolled)
    return go_on(pos.play(f"launch:{ship}", f"to:{ship}:{at}"))


def go_on(pos: EdgePosition) -> EdgePosition:
    """No free action before the raid."""
    return pos.play("go-on") if pos.asked == "before-raid" else pos


def strength(pos: EdgePosition, who: int) -> tuple[int, int]:
    """The dice that a side of the battle would roll now, and what it aims at."""
    battle = pos.state.battle
    assert battle is not None
    side = next(each for each in battle.sides if each.player == who)
    return dice_of(pos.state, side, battle.at), targeting_of(pos.state, side, battle.at)


def finish(pos: EdgePosition, *rolls: list[str]) -> EdgePosition:
    """The battle is rolled, the active player first, and nobody does anything more about it."""
    pos.load(rolls)
    while pos.state.battle is not None and pos.asked.startswith("window"):
        pos.answer("ready")
    assert not pos.table.loaded, f"{pos.table.loaded} were not rolled"
    return pos
