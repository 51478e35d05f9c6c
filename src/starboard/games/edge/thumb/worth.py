"""What things are worth to a seat, in points at the end of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Any

from starboard.games.edge.printed import BOX, FLEET, MODULE_TYPES, RESOURCES, SCIENCE_VESSEL, SHIPS, SUPREMACY, TRACKS
from starboard.games.edge.thumb.mind import Mind, works

ACTIVATION = 1.1
"""What a returning ship brings at least: a printed function is always there."""
FULL_GAME = 6.0
"""From so many turns before the end on, things are worth less and less."""

SHIP = (1.6, 2.2, 2.6, 3.4)
"""What a ship more brings in the time of a cycle, by type."""

Deed = dict[str, Any]


class Worth:
    """Worths as a seat sees them now."""

    def __init__(self, mind: Mind, needs: Callable[[], list[int]]) -> None:
        self.mind = mind
        self._needs = needs
        """What the plan lacks, by kind of resource."""
        self._steps: dict[int, float] = {}

    @cached_property
    def time(self) -> float:
        """From 1 in the middle of the game to 0 at its end."""
        return min(1.0, self.mind.turns / FULL_GAME)

    # --- resources ----------------------------------------------------------------------------------------------------

    @cached_property
    def resources(self) -> list[float]:
        """What one more of each kind is worth."""
        mind, needs = self.mind, self._needs()
        found = []
        for kind, have in enumerate(mind.me.stores):
            use = (0.75, 1.05, 0.9, 0.9, 0.95)[kind] - 0.06 * max(0, have - 3)
            found.append(max(mind.vault, max(0.2, use) * self.time + 1.6 * self.time * (needs[kind] > 0)))
        return found

    @cached_property
    def kept(self) -> list[float]:
        """What one of each kind that is held is worth: more where the plan cannot do without it."""
        mind = self.mind
        spare = [0.3 * (have > 4) for have in mind.me.stores]
        return [worth - less for worth, less in zip(self.resources, spare, strict=True)]

    def amounts(self, given: dict[str, int]) -> float:
        """What some resources are worth."""
        return sum(self.resources[RESOURCES.index(kind)] * count for kind, count in given.items())

    @cached_property
    def card(self) -> float:
        """What a tactics card more is worth."""
        full = self.mind.me.cards >= self.mind.me.hand_limit
        return max(0.0 if full else self.mind.vault, (0.3 if full else 0.9) * self.time)

    # --- progress -----------------------------------------------------------------------------------------------------

    def step(self, track: int) -> float:
        """What a space more on a track is worth: its points, what it gives, what it does for developments."""
        found = self._steps.get(track)
        if found is None:
            found = self._steps[track] = self._step(track)
        return found

    def _step(self, track: int) -> float:
        mind = self.mind
        at = mind.me.tracks[track]
        numbers = BOX.numbers
        if at + 1 >= len(numbers.track_points):
            return float(numbers.past_the_end)
        worth = numbers.track_points[at + 1] - numbers.track_points[at] + 0.4 * self.time
        own = sum(1 for each in mind.view.developments if each.owner == mind.seat and each.type == track)
        if at + 1 in numbers.bonus_from:
            level = numbers.bonus_from.index(at + 1)
            worth += (own + 0.3 * self.time) * (numbers.development_bonus[level] - numbers.development_bonus[level - 1])
        for space in BOX.tracks[track].spec.space:
            if space.at == at + 1:
                worth += self.deeds(space.gain)
                if space.marks == "vault":
                    worth += 3.0 + 0.5 * sum(mind.me.stores)
        return float(worth)

    @cached_property
    def leader(self) -> float:
        """What a leader on the station is worth: a point, and what can be built with it."""
        return 1.0 + 1.3 * self.time

    # --- modules and ships --------------------------------------------------------------------------------------------

    def module(self, number: int) -> float:
        """What a module brings in the rest of the game: a step, its activations, its points, its power."""
        mind = self.mind
        spec = BOX.modules[number].spec
        returns = mind.returns
        busy = sum(1 for each in mind.me.modules if works(each) and BOX.modules[each.number].spec.action)
        uses = max(0.0, returns - 0.8 * spec.damage) * (0.9 if busy < mind.fleet else 0.4)
        gained = max(0.0, self.deeds(spec.action, later=True) - self.amounts(spec.pays) - ACTIVATION) * uses
        power = sum(self.lasting(each) for each in spec.power) * max(0.0, returns - 0.6 * spec.damage)
        scores = self.scores(spec.scores) if spec.scores else 0.0
        damage = (1.2 if returns > 1 else 2.0) * spec.damage
        return float(
            self.step(MODULE_TYPES.index(spec.type)) + gained + power + spec.vp + scores + 2.5 * spec.relic - damage
        )

    def bargain(self, number: int, discount: int = 0) -> float:
        """What buying a module is worth, its cost counted; below nothing where it cannot be paid."""
        spec = BOX.modules[number].spec
        cost = BOX.modules[number].cost
        for power in self.mind.powers:
            if power["name"] == "cheaper-modules" and spec.type in power.get("types", MODULE_TYPES):
                discount += int(power.get("amount", 1))
        if not self.mind.can_afford(cost, discount):
            return -1.0
        units = max(1, sum(cost))
        price = sum(self.resources[kind] * count for kind, count in enumerate(cost))
        return self.module(number) - price * max(0, units - discount) / units

    def ship(self, kind: int, discount: int = 0) -> float:
        """What building a ship is worth, its cost counted; below nothing where that cannot be."""
        mind = self.mind
        discount += mind.ship_discount(kind)
        cost = BOX.ships[kind].cost
        left = any(FLEET[ship] == kind and place == -1 for ship, place in enumerate(mind.me.ships))
        if not left or not mind.can_afford(cost, discount):
            return -1.0
        units = sum(cost)
        price = sum(self.resources[each] * count for each, count in enumerate(cost)) * max(0, units - discount) / units
        return self.hull(kind) - price

    def hull(self, kind: int) -> float:
        """What a ship more is worth, without its cost: it does more in a cycle, as long as cycles do not get long."""
        mind = self.mind
        worth = SHIP[kind] * min(2.5, mind.returns) * (1.0 if mind.fleet < 5 else 0.5)
        if kind == SCIENCE_VESSEL:
            worth += 0.8 * sum(mind.me.abroad[22:]) * self.time
        return worth

    # --- deeds --------------------------------------------------------------------------------------------------------

    def deeds(self, deeds: Iterable[Deed], *, later: bool = False) -> float:
        """What something printed brings when it is done; `later`, where that is not now."""
        return sum(self.deed(deed, later) for deed in deeds)

    def deed(self, deed: Deed, later: bool = False) -> float:
        """What one deed brings."""
        count = int(deed.get("count", 1))
        match deed["name"]:
            case "gain":
                return count * self._kind(str(deed["kind"]))
            case "gain-different" | "gate-gift":
                return count * self._kind("basic")
            case "gain-planet-resource":
                return self._planet_resource()
            case "draw":
                return count * self.card
            case "points":
                return float(count)
            case "repair":
                return self._repairs(count)
            case "salvage":
                return self._salvaged() if self.mind.wrecks else 0.0
            case "advance" | "gate-step":
                track = str(deed.get("track", "any"))
                tracks = range(len(MODULE_TYPES)) if track == "any" else [TRACKS.index(track)]
                return count * max(map(self.step, tracks))
            case "advance-lowest":
                own = self.mind.me.tracks
                return max(self.step(track) for track, at in enumerate(own) if at == min(own))
            case "upgrade":
                return 1.0 + 1.5 * self.time
            case "discovery" | "top-discovery":
                return 2.5
            case "supremacy-token":
                return 3.0 if self.mind.view.supremacies[int(deed["place"])] >= 0 else 0.0
            case "leaders":
                return min(count, sum(self.mind.me.abroad)) * self.leader
            case "moon" | "nebula-moon":
                return 1.4 * self.time
            case "free-module":
                return 3.2 if later else self._best_module(deed.get("types"))
            case "buy-module":
                return 0.5 + 0.6 * int(deed.get("discount", 0)) if later else self._best_buy(deed)
            case "build-ship":
                return self._best_ship(deed, later)
            case "exchange":
                return 0.25 * count * self.time
            case "sell":
                return 0.5 * int(deed.get("most", 1))
            case "trade":
                return 0.8
            case "cash-card":
                return count * self._kind(str(deed["kind"])) - 0.7
            case "cycle-cards":
                return (0.2 + int(deed.get("more", 0)) * 0.9) * self.time
            case "place-planet":
                return 1.6 * self.time
            case "take-from":
                return 1.2 * self.time
            case "lay-goods":
                return 0.8 * self.time
            case "recall" | "move-ship":
                return 0.3 * self.time
            case "lose":
                return -float(count)
            case "damage-module":
                return -1.6 * count
            case "lose-or-damage":
                return -1.0
        return 0.3

    def _kind(self, kind: str) -> float:
        if kind == "any":
            return max(self.resources)
        return max(self.resources[2:]) if kind == "basic" else self.resources[RESOURCES.index(kind)]

    def _planet_resource(self) -> float:
        """The resource of the active planet; there is none before a launch, and none of other regions."""
        at = self.mind.view.at
        if at < 0 or not self.mind.is_planet(at):
            return 0.0
        return self.resources[BOX.type_resources[BOX.planet_types[self.mind.tile(at)]]]

    def _salvaged(self) -> float:
        """A launch more in this cycle, for the points that a wreck would have been worth."""
        return 2.6 * self.time - BOX.numbers.scrapyard_points - self.mind.power("scrapyard")

    def _repairs(self, count: int) -> float:
        """A damaged module costs two points at the end, a ship in the bay is an activation; else it is a point."""
        damaged = sum(module.damage for module in self.mind.me.modules)
        modules = min(count, damaged)
        return 2.4 * modules + 1.0 * (count - modules)

    def _best_module(self, types: Any) -> float:
        wanted = [MODULE_TYPES.index(type) for type in types] if types else range(len(MODULE_TYPES))
        shown = [number for type in wanted for number in self.mind.view.display[type]]
        return max([0.0, *map(self.module, shown)])

    def _best_buy(self, deed: Deed) -> float:
        types = deed.get("types")
        wanted = [MODULE_TYPES.index(type) for type in types] if types else range(len(MODULE_TYPES))
        shown = [number for type in wanted for number in self.mind.view.display[type]]
        return max([0.0, *(self.bargain(number, int(deed.get("discount", 0))) for number in shown)])

    def _best_ship(self, deed: Deed, later: bool) -> float:
        discount = int(deed.get("discount", 0))
        if later:
            return 0.5 + 0.5 * discount
        kinds = [SHIPS.index(ship) for ship in deed.get("ships", SHIPS)]
        return max([0.0, *(self.ship(kind, discount) for kind in kinds)])

    def lasting(self, power: Deed) -> float:
        """What something that lasts brings in a cycle."""
        name = str(power["name"])
        if name.startswith("on-") and "do" in power:
            deed = {**power, "name": power["do"]}
            if power["do"] == "advance":
                deed["track"] = power.get("kind", "any")
            often = {"on-home": 1.0, "on-launched": 1.3, "on-moon": 1.0, "on-recruited": 1.2, "on-module": 0.6}
            return self.deed(deed, later=True) * often.get(name, 0.4)
        amount = int(power.get("amount", 1))
        return {
            "cheaper-modules": 0.7 * amount,
            "cheaper-ships": 0.4 * amount,
            "cheaper-building": 0.8 * amount,
            "fewer-leaders": 1.5 * amount,
            "vault": 1.5 * amount,
            "leader-points": 0.8 * amount,
            "scrapyard": 0.5 * amount,
            "battle-dice": 0.6 * amount,
            "battle-targeting": 0.7 * amount,
            "reroll-power": 0.7,
            "hand-limit": 0.3 * amount,
        }.get(name, 0.4)

    def scores(self, scores: Deed) -> float:
        """What an end-game score will count for, about."""
        if scores["name"] == "flat":
            return float(scores["points"])
        mind = self.mind
        what = str(scores.get("what", ""))
        own = sum(1 for each in mind.view.developments if each.owner == mind.seat)
        counted = {
            "developments": own + 1.0 * self.time,
            "development-types": own + 1.0 * self.time,
            "leaders": mind.me.leaders + 1.0,
            "wins": mind.me.wins + 1.5 * self.time,
            "ships": mind.fleet + 1.0 * self.time,
            "modules": len(mind.me.modules) + 2.0 * self.time,
            "tracks-at-5": sum(at >= 5 for at in mind.me.tracks) + 1.0 * self.time,
        }.get(what, 2.0)
        return min(float(scores.get("most", 99)), int(scores.get("points", 1)) * counted / int(scores.get("each", 1)))

    def victory(self) -> float:
        """What winning a battle is worth by itself."""
        return self.step(SUPREMACY)
