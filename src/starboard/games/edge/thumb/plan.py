"""The plan: what to build next, what it lacks, where ships go for it, when the fleet comes home, when to fight.

A plan is read from the view every time: as long as nothing gets in its way the same one is found again.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any, NamedTuple

from starboard.games.edge.chart import SPACES
from starboard.games.edge.printed import BOX, FLEET, MODULE_TYPES, TRANSPORT
from starboard.games.edge.thumb.mind import Mind, works
from starboard.games.edge.thumb.worth import ACTIVATION, Worth

UNIT = 0.9
"""What a resource is worth to a plan, whatever its kind."""
ENOUGH = 2.6
"""What a launch must bring, with the activation that its ship brings later, to be better than coming home."""
ENOUGH_WITH_A_BUILDING = 6.0
"""The same where a development waits for the fleet to come home."""


class Project(NamedTuple):
    """A development that could be built: what it is worth, and what is still missing for it."""

    at: int
    type: int
    value: float
    leaders: int
    """Leaders that are missing."""
    lacks: tuple[int, ...]
    """Resources that are missing, by kind; what credits can stand for is not."""
    there: bool
    """Whether a transport is there."""

    @property
    def launches(self) -> int:
        """How many launches it takes before the fleet comes home, about."""
        return (not self.there) + self.leaders + (sum(self.lacks) + 1) // 2

    @property
    def ready(self) -> bool:
        return not self.launches


class Plan:
    """What a seat is about."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.worth = Worth(mind, lambda: self.needs)
        self._finds: dict[int, float] = {}

    # --- what to build ------------------------------------------------------------------------------------------------

    @cached_property
    def projects(self) -> list[Project]:
        """Everything that could be built, the best first."""
        found = [self._project(at) for at in range(SPACES) if self.mind.is_planet(at)]
        return sorted((each for each in found if each is not None), key=self.promise, reverse=True)

    def _project(self, at: int) -> Project | None:
        mind = self.mind
        type = BOX.planet_types[mind.tile(at)]
        if at in mind.built or not mind.tiles_left[type]:
            return None
        there = at in mind.builders
        if not there and at in mind.taken:
            return None
        spec = BOX.developments[type].spec
        needed = max(1, spec.leaders - mind.power("fewer-leaders"))
        lacks = self._lacks(BOX.developments[type].cost, mind.power("cheaper-building"))
        return Project(at, type, self._value(at, type, needed), max(0, needed - mind.me.leaders), lacks, there)

    def _value(self, at: int, type: int, leaders: int) -> float:
        """Its points now and at the end, a step, less what it takes."""
        numbers = BOX.numbers
        now = min(numbers.most_building_points, self.mind.leaders_around(at) + leaders)
        level = sum(1 for space in numbers.bonus_from if self.mind.me.tracks[type] + 1 >= space) - 1
        cost = sum(BOX.developments[type].cost)
        return float(now + numbers.development_bonus[level] + 1.2 - leaders * 1.0 - cost * UNIT)

    def _lacks(self, cost: tuple[int, ...], discount: int) -> tuple[int, ...]:
        """What is missing for a cost, when credits stand for what they can."""
        stores = self.mind.me.stores
        short = [max(0, wanted - have) for wanted, have in zip(cost, stores, strict=True)]
        spare = max(0, stores[1] - cost[1])
        for kind in (2, 3, 4):
            used = min(spare, short[kind])
            short[kind] -= used
            spare -= used
        for kind, missing in enumerate(short):
            used = min(discount, missing)
            short[kind] -= used
            discount -= used
        return tuple(short)

    def promise(self, project: Project) -> float:
        """What a project is worth with the time and the ships there are."""
        mind = self.mind
        if project.launches >= mind.turns + 1 and not project.ready:
            return 0.0
        late = max(0, project.launches - mind.on_the_pad)
        return project.value * 0.93**project.launches * 0.75**late

    @cached_property
    def project(self) -> Project | None:
        """What is built next."""
        best = self.projects[0] if self.projects else None
        return best if best is not None and self.promise(best) > 0.5 else None

    @cached_property
    def needs(self) -> list[int]:
        """What the plan lacks, by kind of resource."""
        return list(self.project.lacks) if self.project is not None else [0] * 5

    @cached_property
    def ready(self) -> Project | None:
        """The best of what can be built at once."""
        return max((each for each in self.projects if each.ready), key=lambda each: each.value, default=None)

    # --- where ships go -----------------------------------------------------------------------------------------------

    def launch(self, kind: int, at: int) -> float:
        """What launching a ship of a type to a region is worth."""
        gained = self._found(at)
        if self.mind.is_gate(at):
            gained += 1.6 + 0.5 * self.mind.guns[kind]
        for power in self._on_launched:
            if self._is_meant(power, kind, at):
                gained += self.worth.deed({**power, "name": power["do"]})
        builds = self._as_builder(kind, at)
        return gained + builds + self.fight(kind, at, builds)

    @cached_property
    def _on_launched(self) -> list[dict[str, Any]]:
        return [power for power in self.mind.powers if power["name"] == "on-launched"]

    def _found(self, at: int) -> float:
        """What there is in a region for any ship: leaders, tokens, its action."""
        found = self._finds.get(at)
        if found is None:
            mind, resources = self.mind, self.worth.resources
            found = self.leaders(mind.me.abroad[at]) + self.region(at)
            found += sum(count * resources[each] for each, count in enumerate(mind.view.goods.get(at, ())))
            self._finds[at] = found
        return found

    def leaders(self, count: int) -> float:
        """What recruiting so many leaders is worth: more where the plan waits for them."""
        project = self.project
        waited = min(count, project.leaders) if project is not None else 0
        more = 0.3 * self.promise(project) if project is not None and waited else 0.0
        return count * self.worth.leader + waited * more

    def region(self, at: int) -> float:
        """What the action of a region is worth."""
        mind, worth = self.mind, self.worth
        if mind.is_base(at):
            return self.base(at)
        there = mind.view.moons[at]
        if there:
            return max(self.moon(moon) for moon in there)
        return worth.resources[BOX.type_resources[BOX.planet_types[mind.tile(at)]]] if mind.is_planet(at) else 0.0

    def moon(self, moon: int) -> float:
        """What a moon is worth: what it gives, and what it saves on a cargo space."""
        mind = self.mind
        spec = BOX.moons[moon].spec
        spaces = [each for each in mind.me.modules if each.moon < 0 and BOX.has_cargo[each.number]]
        saves = 0.5 * mind.returns if spaces and BOX.is_cargo[moon] else 0.1
        more = sum(
            self.worth.deed({**power, "name": power["do"]}) * (power.get("where") != "nebula")
            for power in mind.powers
            if power["name"] == "on-moon"
        )
        return float(self.worth.deeds(spec.action) + saves + 2.5 * spec.relic + more)

    def base(self, at: int) -> float:
        """What the action of a base is worth now."""
        worth = self.worth
        spec = BOX.bases[BOX.bases.number(self.mind.base(at))].spec
        if spec.types:
            anything = any(power["name"] == "any-field" for power in self.mind.powers)
            return worth.deed({"name": "buy-module", "types": MODULE_TYPES if anything else spec.types})
        if spec.action[0]["name"] == "build-ship":
            return worth.deed({"name": "build-ship"})
        return worth.deeds(spec.action)

    def _is_meant(self, power: dict[str, Any], kind: int, at: int) -> bool:
        """Whether something that happens at launches happens at this one."""
        where = power.get("where", "")
        kinds = {"base": self.mind.is_base(at), "planet": self.mind.is_planet(at)}
        return bool(kinds.get(where, not where or BOX.ships[kind].id == where))

    def _as_builder(self, kind: int, at: int) -> float:
        """What a ship does for the plan by standing in a region: a transport on the planet to be built on."""
        mind, project = self.mind, self.project
        if kind != TRANSPORT or project is None:
            return 0.0
        if at == project.at:
            left = project.launches - 1
            sure = 0.75 if not left else 0.5 if left <= mind.on_the_pad - 1 else 0.1
            return sure * self.promise(project)
        transports = sum(place == -2 and FLEET[ship] == TRANSPORT for ship, place in enumerate(mind.me.ships))
        if transports == 1 and not project.there and project.launches <= mind.on_the_pad:
            return -0.5 * self.promise(project)  # it is the one that should go there
        if not mind.is_planet(at):
            return 0.0
        other = next((each for each in self.projects if each.at == at), None)
        return 0.1 * self.promise(other) if other is not None else 0.0

    # --- fights -------------------------------------------------------------------------------------------------------

    def fight(self, kind: int, at: int, builds: float = 0.0) -> float:
        """What the battle that a launch leads to is worth: raiders in reach, or whoever is there."""
        mind = self.mind
        foes = mind.foes(at)
        raiders = mind.raiders_near(at)
        if foes and not raiders:
            win = mind.chance(kind, foes)
            return win * self.worth.victory() + (1 - win) * (self.wreck - max(0.0, builds))
        if not raiders:
            return 0.0
        here = mind.dice_at(-1, at)
        return max(self.raid(spec, mind.chance(kind, max(spec.dice, here, foes)), builds) for spec in raiders)

    def raid(self, spec: Any, win: float, builds: float = 0.0) -> float:
        """What a fight with a raider is worth, with the chance to win it."""
        spoils = self.worth.victory() + self.worth.deeds(spec.reward)
        harm = self.worth.deeds(spec.raid) if self.mind.me.modules or sum(self.mind.me.stores) else 0.0
        return win * spoils + (1 - win) * (self.wreck - max(0.0, builds)) + harm

    @cached_property
    def wreck(self) -> float:
        """What a ship in the scrapyard is worth: its points, and a manoeuvre for an activation less."""
        points = BOX.numbers.scrapyard_points + self.mind.power("scrapyard")
        return float(points * min(1.0, self.mind.turns + 0.2) + 0.7 * self.worth.time - ACTIVATION)

    # --- coming home --------------------------------------------------------------------------------------------------

    def homecoming(self) -> float:
        """What coming home brings at once."""
        mind = self.mind
        build = self.ready.value if self.ready is not None else 0.0
        berths = sorted((self.activation(each.number) for each in mind.me.modules if works(each)), reverse=True)
        berths = sorted([*berths, 1.6 * self.worth.time, 1.2 * self.worth.time, 1.0 * self.worth.time], reverse=True)
        docked = sum(max(0.0, each) for each in berths[: mind.out])
        points = BOX.numbers.scrapyard_points + mind.power("scrapyard")
        return build + docked + points * mind.wrecks

    def activation(self, number: int) -> float:
        """What activating a module of one's own brings, what it pays counted."""
        spec = BOX.modules[number].spec
        if not spec.action:
            return 0.0
        stored = any(each.number == number and each.moon >= 0 for each in self.mind.me.modules)
        price = 0.8 * self.worth.time if stored else self.worth.amounts(spec.pays)
        return self.worth.deeds(spec.action) - price

    @cached_property
    def enough(self) -> float:
        """What a launch must bring to be better than coming home now."""
        mind = self.mind
        if mind.view.ending:
            return self.homecoming()
        if self.ready is None:
            return ENOUGH
        hurry = max(0.0, 4.0 - mind.turns)  # the game may be over before the next chance
        return ENOUGH_WITH_A_BUILDING + 3.0 * hurry
