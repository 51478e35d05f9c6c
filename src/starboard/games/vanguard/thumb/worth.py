"""What deeds are worth, about: a success is 2 points, a die exhausted half a point, an injury costs 4."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import Any

from starboard.core.modules import Mark
from starboard.games.vanguard.content.bringing import brings
from starboard.games.vanguard.content.library import BOX, LIBRARY
from starboard.games.vanguard.printed import Action, Part
from starboard.games.vanguard.thumb.errands import WORTHS

Deed = Mapping[str, Any]

PLAIN: dict[str, float] = {
    "unique": 3.0,
    "pocket": 3.0,
    "discovery": 2.2,
    "clear-poi": 0.0,
    "flip-injury": 1.5,
    "move": 0.5,
    "place": 0.0,
    "reset-time": 1.0,
    "condition": -0.3,
    "mission": 4.0,
    "complete": 16.0,
    "fail": -10.0,
    "threat": -3.0,
    "remove-threat": 4.0,
    "move-threat": 0.0,
    "land-at": 0.0,
    "evacuate": -25.0,
    "event": -1.0,
    "no-push": -0.5,
    "equip": 1.0,
    "future": 3.0,
    "armory": 2.0,
    "situation": -2.0,
    "drop-situation": 2.0,
    "recruit": 2.0,
    "rank-up": 5.0,
    "train": 3.0,
    "objective": 6.0,
    "technology": 6.0,
    "penalty": -3.0,
    "damage-lander": -3.0,
    "medbay": -3.0,
    "lose-crew": -8.0,
    "repair": 2.0,
    "secrets": 3.0,
    "ignore-danger": 1.2,
    "ignore-injury": 3.0,
    "ignore-event": 1.0,
    "support-from-afar": 0.4,
    "ending": 0.0,
    "scout": 0.6,
    "bring": 0.6,
}
"""Deeds that are worth the same whatever is counted in them."""
COUNTED: dict[str, float] = {
    "success": 2.0,
    "lead": 0.9,
    "refresh": 0.55,
    "draw": 0.5,
    "discard": -0.5,
    "charge": 0.8,
    "exhaust": -0.6,
    "sacrifice": -2.5,
    "time": -0.8,
    "morale": 3.0,
    "energy": 0.5,
    "command": 1.2,
    "action": 1.4,
    "collect": 1.5,
    "lose-collected": -1.5,
    "heal-patient": 1.5,
    "tire": -0.8,
    "wake": 0.8,
    "scan": 0.4,
    "progress": 1.2,
    "dice": 4.0,
    "recover": 1.2,
    "recall": 0.6,
    "ready": 0.5,
    "ignore-exhaust": 0.6,
    "skip-symbol": 0.5,
    "reroll": 0.5,
    "turn": 0.9,
    "add": 0.8,
    "add-die": 0.8,
    "spend-to-turn": 0.5,
    "lend": 0.6,
    "match": 0.7,
    "copy": 0.8,
    "set-aside": 0.2,
    "take-back": 0.3,
    "drop-danger": 0.8,
    "drop-injury": 0.8,
}
"""Deeds that are worth so much each."""
SOUGHT = 60.0
"""What brings something that is sought."""
SOUGHT_KIND = 8.0
"""What brings a discovery of a kind that is sought."""
UNKNOWN = 0.4
"""What nobody can tell beforehand: a planet's own things."""
DEPTH = 3
"""How far one reads on from a card to a page of the log, and from there to the next card."""
LIKELY = 0.5


class Worth:
    """What deeds are worth in a position: `wanted` are the facts that missions ask for, `injuries` how many whoever
    acts has, `team` how many there are, `short` says that supplies run out,
    `bare` that whoever acts has no die left to exhaust. What is `sought` is worth more than what missions ask for."""

    def __init__(
        self,
        wanted: frozenset[str] = frozenset(),
        injuries: int = 0,
        team: int = 1,
        short: bool = False,
        hurt: bool = False,
        bare: bool = False,
        sought: frozenset[Mark] = frozenset(),
    ) -> None:
        self.wanted = wanted
        self.injuries = injuries
        self.team = team
        self.short = short
        self._outcomes: dict[tuple[Action, str, int], float] = {}
        self.hurt = hurt
        self.bare = bare
        self.sought = sought

    def deeds(self, deeds: Iterable[Deed], depth: int = 0) -> float:
        """All of them together."""
        return sum(self.deed(deed, depth) for deed in deeds)

    def deed(self, deed: Deed, depth: int = 0) -> float:
        """One of them, for everybody it concerns."""
        found = self._once(deed, depth) * self._people(str(deed.get("whom", "you")))
        return found + self._sought(deed) if self.sought else found

    def _sought(self, deed: Deed) -> float:
        return sum(SOUGHT_KIND if mark[0] == "kind" else SOUGHT for mark in brings(deed) if mark in self.sought)

    def _people(self, whom: str) -> float:
        return {"team": self.team, "others": self.team - 1, "sector": 1.4, "here": 1.4}.get(whom, 1.0)

    def _once(self, deed: Deed, depth: int) -> float:
        name = str(deed["name"])
        if name in PLAIN:
            return PLAIN[name]
        if name in WORTHS:
            return WORTHS[name]
        if name in COUNTED:
            count = int(deed.get("count", 1))
            if name == "exhaust" and self.bare:
                return COUNTED["sacrifice"] * min(count, 4)
            return COUNTED[name] * max(-4, min(count, 4))
        match name:
            case "supplies":
                count = int(deed.get("count", 1))
                return (1.2 if self.short else 0.6) * count
            case "injure":
                return self.injury
            case "danger":
                return 0.4 * self.injury
            case "heal":
                return 4.0 if self.hurt else 0.0
            case "advance" | "retreat":
                sign = -1.0 if str(deed.get("track", "green")) == "red" else 1.0
                return (sign if name == "advance" else -sign) * 1.2 * int(deed.get("count", 1))
            case "remember" | "count":
                return self._fact(str(deed.get("fact", "")), name == "count")
            case "end":
                return 25.0 if deed.get("result", "success") == "success" else -25.0
            case "poi":
                return 0.8 + (0.4 * self._card(str(deed["card"]), depth + 1) if depth < DEPTH else 0.0)
            case "log":
                return 0.5 + (0.9 * self.log(str(deed["entry"]), depth + 1) if depth < DEPTH else 0.0)
            case "when":
                then = self.deeds(deed.get("then", ()), depth)
                otherwise = self.deeds(deed.get("otherwise", ()), depth)
                return LIKELY * max(then, otherwise) + (1 - LIKELY) * min(then, otherwise)
            case "each":
                return self.deeds(deed.get("do", ()), depth)
        return UNKNOWN

    @property
    def injury(self) -> float:
        """What one more injury costs: the fourth brings everybody home."""
        return (-4.0, -5.0, -8.0, -30.0)[min(self.injuries, 3)]

    def _fact(self, fact: str, counted: bool) -> float:
        if fact in self.wanted:
            return 5.0 if counted else 8.0
        if fact.startswith("lamp-"):
            return 6.0
        return 0.6

    def log(self, entry: str, depth: int = 0) -> float:
        """A page of the log: what it does, and the best of what it offers."""
        spec = BOX.logs.find(entry).spec
        found = self.deeds(spec.deeds, depth)
        if depth == 1 and ("log", entry) in self.sought:
            found += SOUGHT
        if spec.choice:
            found += max(self.deeds(choice.deeds, depth) for choice in spec.choice)
        return found

    def _card(self, card: str, depth: int) -> float:
        """The best that can be done on a card, if it goes well."""
        actions = BOX.pois.find(card).actions if card in BOX.pois.ids else ()
        return max((self.promise(action, depth) for action in actions), default=0.0)

    def promise(self, action: Action, depth: int = 0) -> float:
        """What an action is worth if it goes well."""
        if not action.is_check:
            return self.deeds(action.spec.deeds, depth)
        outcomes = [
            self.outcome(action, part, depth) for part in (*action.rows, *action.tracks) if part.colour != "red"
        ]
        return max(outcomes, default=0.0)

    def outcome(self, action: Action, part: Part, depth: int = 0) -> float:
        """An outcome with those its arrow leads to."""
        key = (action, part.colour, depth)
        known = self._outcomes.get(key)
        if known is None:
            known = self._outcomes[key] = self._outcome(action, part, depth)
        return known

    def _outcome(self, action: Action, part: Part, depth: int) -> float:
        found, seen = 0.0, [part.colour]
        each: Part | None = part
        while each is not None:
            found += self.deeds(each.spec.deeds, depth)
            link = each.link
            if not link or link in seen:
                break
            seen.append(link)
            each = next((other for other in (*action.rows, *action.tracks) if other.colour == link), None)
        return found


@lru_cache(maxsize=256)
def worth_for(
    wanted: frozenset[str], injuries: int, team: int, short: bool, hurt: bool, bare: bool, sought: frozenset[Mark]
) -> Worth:
    """What deeds are worth in such a position: what has been thought about once is known."""
    return Worth(wanted, injuries, team, short, hurt, bare, sought)


# --- what texts speak of --------------------------------------------------------------------------------------------


def facts_in(goal: Any) -> frozenset[str]:
    """The facts that a goal asks for, wherever they stand in it."""
    found: set[str] = set()
    _search(goal, found)
    return frozenset(found)


def _search(value: Any, found: set[str]) -> None:
    if isinstance(value, Mapping):
        if value.get("name") not in ("not-fact", "none-of"):
            for key, each in value.items():
                if key == "fact" and isinstance(each, str):
                    found.add(each)
                elif key == "facts" and isinstance(each, list):
                    found.update(str(fact) for fact in each)
                else:
                    _search(each, found)
    elif isinstance(value, list):
        for each in value:
            _search(each, found)


def sectors_in(goal: Any) -> list[int]:
    """The sectors, by number, that a goal speaks of."""
    found: list[int] = []
    if isinstance(goal, Mapping):
        if isinstance(goal.get("sector"), int) and goal["sector"] > 0:
            found.append(int(goal["sector"]))
        for each in goal.values():
            found += sectors_in(each)
    elif isinstance(goal, list):
        for each in goal:
            found += sectors_in(each)
    return found


@cache
def facts_of_planets() -> tuple[frozenset[str], ...]:
    """By planet, the facts that something on it can bring about."""
    found: list[frozenset[str]] = [frozenset()] * len(BOX.planets)
    for page, _ in LIBRARY.pages:
        facts: set[str] = set()
        for table in (page.poi, page.log, page.mission, page.condition, page.threat):
            for spec in table:
                _deeds(spec, facts)
        found[BOX.planets.number(page.planet.id)] = frozenset(facts)
    return tuple(found)


def _deeds(value: Any, found: set[str]) -> None:
    if isinstance(value, Mapping):
        if value.get("name") in ("remember", "count"):
            found.add(str(value.get("fact", "")))
        for each in value.values():
            _deeds(each, found)
    elif isinstance(value, list | tuple):
        for each in value:
            _deeds(each, found)
    elif hasattr(value, "__struct_fields__"):
        for field in value.__struct_fields__:
            _deeds(getattr(value, field), found)
