"""One position thought through: the sight, the goals, what each enemy is worth, where it is good to stand."""

from __future__ import annotations

from collections.abc import Callable

from starboard.games.hagalaz.thumb.goals import Goals, goals_of
from starboard.games.hagalaz.thumb.sight import Foe, Friend, Sight, neighbours
from starboard.games.hagalaz.view import MissionView

STEP = 2.0
"""What a hex nearer to the errand is worth."""
LOOT = 1.5
CROWDED = 3.0
"""What standing on a site costs while somebody else waits to work there."""

FOES: dict[str, Callable[[Sight, Goals, Foe], float]] = {}
"""By mission, how much more (or less) an enemy is worth than elsewhere."""


class Mind:
    """What a player makes of a view."""

    def __init__(self, view: MissionView, aim: str) -> None:
        self.sight = Sight(view)
        self.goals = goals_of(self.sight, aim)
        judge = FOES.get(view.mission)
        for foe in self.sight.foes:
            foe.worth = self._worth(foe) * (judge(self.sight, self.goals, foe) if judge else 1.0)
        self.flights: dict[int, float] = {}
        self._stands: dict[tuple[str, int], float] = {}

    def _worth(self, foe: Foe) -> float:
        """What getting rid of an enemy is worth: what it does, whom it threatens, what it stands in the way of."""
        sight = self.sight
        worth = 2.0 + 1.2 * foe.attack
        hurt = [hero for hero in sight.standing if foe.reach >> hero.at & 1]
        if hurt:
            victim = min(hurt, key=lambda hero: hero.health)
            worth += 0.5 * foe.attack + min(4.0, 0.6 * sight.pain(victim, foe.attack))
        if self.goals.sites >> foe.at & 1:
            worth += 5.0
        if foe.view.elite:
            worth *= 1.2
        return worth + self.goals.bounty

    def stand(self, hero: Friend, at: int) -> float:
        """How good it is for a hero to end its turn in a hex."""
        memo = (hero.id, at)
        known = self._stands.get(memo)
        if known is None:
            known = -STEP * self.goals.steps(hero, at) - self.sight.danger(hero, at)
            if self.goals.sites >> at & 1 and self._is_wanted(hero):
                known -= CROWDED
            self._stands[memo] = known
        return known

    def _is_wanted(self, hero: Friend) -> bool:
        """Whether the hero's site is of more use to somebody who can still work this round."""
        if not any(slot.action == "mission" and slot.die for slot in hero.view.slots):
            return False
        way = self.goals.way
        return any(
            way(other)[other.at] <= 3 for other in self.sight.standing if other.id != hero.id and not other.view.acted
        )

    def ways(self, hero: Friend, points: int, provoke: bool = True) -> dict[int, tuple[float, int]]:
        """Where a move can end: what the way costs, and its first step (-1: stay)."""
        sight = self.sight
        steps, near = neighbours(sight.grid), sight.grid.near
        links, inferno = sight.mission.links, sight.inferno
        best: dict[int, tuple[float, int]] = {hero.at: (0.0, -1)}
        frontier = [hero.at]
        for _ in range(points):
            ahead = []
            for at in frontier:
                cost, first = best[at]
                beyond = (*steps[at], links[at]) if at in links else steps[at]
                for to in beyond:
                    if sight.enemy_hexes >> to & 1:
                        continue
                    price = cost + 0.02
                    if provoke and near[at] & ~near[to] & sight.strikers:
                        price += self._provoked(hero, near[at] & ~near[to])
                    if to in sight.loot:
                        price -= LOOT
                    if inferno >> to & 1:
                        price += sight.pain(hero, 1)
                    known = best.get(to)
                    if known is None or price < known[0]:
                        best[to] = (price, to if first < 0 else first)
                        ahead.append(to)
            frontier = ahead
        taken = sight.hero_hexes & ~(1 << hero.at)
        if any(other.at == hero.at and other.id != hero.id for other in sight.heroes):
            taken |= 1 << hero.at
        return {at: way for at, way in best.items() if not taken >> at & 1}

    def _provoked(self, hero: Friend, left_behind: int) -> float:
        damage = sum(foe.attack for foe in self.sight.foes if foe.reach and left_behind >> foe.at & 1)
        return self.sight.pain(hero, damage)

    def harm(self, foe: Foe, at: int) -> float:
        """How bad it is to have an enemy in a hex."""
        sight = self.sight
        if at in sight.mines:
            return -4.0
        near, fire = sight.grid.near, sight.grid.fire
        reach = near[at] | fire[at] if "ranged" in foe.view.markers else near[at]
        worst = 0.0
        for hero in sight.standing:
            if reach >> hero.at & 1:
                worst = max(worst, sight.pain(hero, foe.attack) + 0.1 * (10 - hero.health))
        if self.goals.sites >> at & 1:
            worst += 2.0
        return worst
