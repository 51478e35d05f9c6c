"""A view, thought about for one seat: what is worth doing where, how far it is, and how a check would come out."""

from __future__ import annotations

from functools import cache, cached_property

from starboard.core.modules import Mark
from starboard.games.vanguard.chances import Outlook, Shown, needs_of, outlook, outlook_of_pool
from starboard.games.vanguard.printed import BOX, VANGUARD, Action, Part, Route
from starboard.games.vanguard.queries import marker_key
from starboard.games.vanguard.stage import shown, under
from starboard.games.vanguard.state import AVAILABLE, EXHAUSTED, POOL
from starboard.games.vanguard.thumb import errands
from starboard.games.vanguard.thumb.worth import Worth, facts_in, sectors_in, worth_for
from starboard.games.vanguard.view import Check, MemberView, View

DIE = 0.3
"""What it costs to exhaust a die."""
STEP = 0.72
"""What something is worth a step further away."""
LONG = 22
"""A sensible team is home by this round."""
ENOUGH = 3
"""With so many supplies a team stays for what it seeks, even if nothing else is left to do."""
FAR = 99
MOST_DICE = 6
"""More dice than this are not told apart beforehand."""


@cache
def symbols_asked(action: Action) -> frozenset[int]:
    """The symbols that a check asks for, the Vanguard with them."""
    needs = needs_of(action)
    return frozenset({VANGUARD, *(token for need in needs for terms in need for term in terms for token in term)})


class Mind:
    """What a seat sees, and what follows from it."""

    def __init__(self, view: View, seat: int, sought: frozenset[Mark] = frozenset()) -> None:
        self.view = view
        self.seat = seat
        self.sought = sought
        """What the seat would give a lot for."""
        self._worths: dict[int, Worth] = {}
        self._ways: dict[int, list[int]] = {}
        self._goals: dict[int, list[float]] = {}
        self._ready: dict[tuple[int, int, int], float] = {}

    # --- missions -----------------------------------------------------------------------------------------------------

    @cached_property
    def team(self) -> list[int]:
        """The sections on the planet."""
        return [section for section, member in enumerate(self.view.members) if member is not None]

    @cached_property
    def wanted(self) -> frozenset[str]:
        """The facts that missions in play ask for."""
        found: frozenset[str] = frozenset()
        for mission in self.view.missions:
            found |= facts_in(BOX.missions[mission.card].spec.completion)
        return found

    @cached_property
    def mission_sectors(self) -> list[int]:
        """The sectors, by index, where missions send the team."""
        numbers: list[int] = []
        for mission in self.view.missions:
            numbers += sectors_in(BOX.missions[mission.card].spec.completion)
        return [number - 1 for number in numbers]

    @cached_property
    def done(self) -> bool:
        """Whether nothing is left that must be done here."""
        return all(BOX.missions[mission.card].spec.optional for mission in self.view.missions)

    @cached_property
    def going_home(self) -> bool:
        """Whether the team should be on its way to the lander."""
        view = self.view
        if view.lander_at < 0 or errands.stays(self):
            return False
        stays = bool(self.sought) and view.supplies >= ENOUGH
        if (self.done and not stays) or view.round >= LONG:
            return True
        worn = [member for member in view.members if member is not None and self.is_worn(member)]
        return len(worn) == len(self.team) and view.supplies == 0

    def is_worn(self, member: MemberView) -> bool:
        """Whether somebody has hardly a die left and no way to get them back."""
        return member.where.count(AVAILABLE) <= 1 and len(member.injuries) >= 2

    @cached_property
    def all_aboard(self) -> bool:
        """Whether everybody stands by the lander."""
        return all(self.member(section).at == self.view.lander_at for section in self.team)

    def member(self, section: int) -> MemberView:
        """The member of a section that has one here."""
        member = self.view.members[section]
        assert member is not None, "only members are thought about"
        return member

    def worth(self, section: int) -> Worth:
        """What deeds are worth to a member; to the team (-1) as to the most hurt of it."""
        if section not in self._worths:
            view = self.view
            members = [member for member in view.members if member is not None]
            whose = [self.member(section)] if section >= 0 and view.members[section] is not None else members
            self._worths[section] = worth_for(
                self.wanted,
                max((len(member.injuries) for member in whose), default=0),
                max(1, len(members)),
                view.supplies < 4,
                any(member.injuries or member.hurt for member in whose),
                section >= 0 and AVAILABLE not in whose[0].where,
                self.sought,
            )
        return self._worths[section]

    # --- checks -------------------------------------------------------------------------------------------------------

    def available(self, section: int) -> list[int]:
        """The types of a member's available dice."""
        member = self.member(section)
        return [type for type, where in zip(member.dice, member.where, strict=True) if where == AVAILABLE]

    @cached_property
    def before(self) -> tuple[Part, ...]:
        """The special effects of the condition."""
        return under(self.view)[0]

    def value(self, section: int, action: Action, types: tuple[int, ...], place: int) -> float:
        """What a check with these dice is worth; of many the strongest are looked at."""
        if len(types) > MOST_DICE:
            types = tuple(sorted(types, key=lambda type: -self._use(action, type))[:MOST_DICE])
        found = outlook(action, tuple(sorted(types)), self.view.transforms[section], self.before)
        return self.expected(section, action, found, place) if found is not None else 0.0

    def _use(self, action: Action, type: int) -> float:
        """How much a type of die has to do with what a check asks for."""
        asked = symbols_asked(action)
        faces = BOX.faces[type]
        return sum(1.0 for face in faces if any(symbol in asked for symbol in face)) / len(faces)

    def value_of_pool(self, section: int, action: Action, pool: list[Shown], place: int) -> float:
        """What a pool as it lies is worth."""
        found = outlook_of_pool(action, pool, self.view.transforms[section], self.before)
        return self.expected(section, action, found, place)

    def expected(self, section: int, action: Action, found: Outlook, place: int) -> float:
        """What an outlook is worth."""
        worth = self.worth(section)
        total = sum(
            float(chance) * worth.outcome(action, row)
            for row, chance in zip(action.rows, found.rows, strict=True)
            if chance
        )
        for number, track in enumerate(action.tracks):
            marker = self.view.markers.get(marker_key(action.first_track + number, place), 0)
            left = max(1, track.spaces - marker)
            value = worth.outcome(action, track)
            if track.colour == "red":
                value = min(value, -0.5)
            total += (
                sum(float(chance) * min(1.0, steps / left) for steps, chance in enumerate(found.tracks[number])) * value
            )
        effects = (*self.before, *action.effects)
        for effect, times in zip(effects, found.effects, strict=True):
            others = [deed for deed in effect.spec.deeds if deed["name"] not in ("advance", "retreat")]
            if others and times:
                total += float(times) * worth.deeds(others)
        return total

    def plan(
        self, section: int, action: Action, held: tuple[int, ...], free: list[int], place: int
    ) -> tuple[list[int], float]:
        """Which of the free dice to take along with those that are held, and what the check is then worth: all of
        them, less those that bring less than they cost."""
        chosen = sorted(free, key=lambda type: -self._use(action, type))[: max(0, MOST_DICE - len(held))]
        value = self.value(section, action, (*held, *chosen), place)
        while chosen:
            best, kept = value - DIE, chosen
            for type in dict.fromkeys(chosen):
                fewer = list(chosen)
                fewer.remove(type)
                worth = self.value(section, action, (*held, *fewer), place)
                if worth >= best:
                    best, kept = worth, fewer
            if kept is chosen:
                break
            chosen, value = kept, best
        return chosen, value

    def action(self, section: int, action: Action, place: int) -> float:
        """What an action is worth to a member now, with the dice it has and those around it: less, if it would be
        worth much more after a rest, or for somebody else."""
        worth = self.worth(section)
        if not action.is_check:
            return worth.deeds(action.spec.deeds)
        member = self.member(section)
        risk = sum(0.4 * worth.injury for _ in action.danger)
        risk += 0.14 * worth.injury * member.hurt.bit_count()
        chosen, value = self.plan(section, action, self._help(section), self.available(section), place)
        now = value - DIE * len(chosen)
        later = self.ready(section, action, place)
        if later > now:
            now -= 0.5 * (later - now)
        return self._for_me(section, action, place, now) + risk

    def _help(self, section: int) -> tuple[int, ...]:
        """A die of everybody else in the sector."""
        at = self.member(section).at
        return tuple(
            type
            for other in self.team
            if other != section and self.member(other).at == at
            for type in self.available(other)[:1]
        )

    def ready(self, section: int, action: Action, place: int) -> float:
        """What an action would be worth to a member with all its dice."""
        key = (section, action.number, place)
        if key not in self._ready:
            if not action.is_check:
                self._ready[key] = self.worth(section).deeds(action.spec.deeds)
            else:
                member = self.member(section)
                types = [
                    type
                    for type, where in zip(member.dice, member.where, strict=True)
                    if where in (AVAILABLE, EXHAUSTED, POOL)
                ]
                chosen, value = self.plan(section, action, (), types, place)
                self._ready[key] = value - DIE * len(chosen)
        return self._ready[key]

    def _for_me(self, section: int, action: Action, place: int, value: float) -> float:
        """Less, if somebody else of the team is much better at it."""
        if value <= 0.0:
            return value
        own = self.ready(section, action, place)
        best = max(self.ready(other, action, place) for other in self.team)
        return value * max(0.35, own / best) if best > own > 0.0 else value

    def potential(self, section: int, action: Action, place: int) -> float:
        """What one walks for: what an action would be worth with all dice that can still be had."""
        value = self._for_me(section, action, place, self.ready(section, action, place))
        member = self.member(section)
        total = sum(1 for where in member.where if where in (AVAILABLE, EXHAUSTED, POOL))
        return value * (0.55 + 0.45 * len(self.available(section)) / max(1, total)) if value > 0 else 0.0

    # --- the map ------------------------------------------------------------------------------------------------------

    def routes(self, at: int) -> list[Route]:
        """The ways out of a sector that can be used."""
        board = BOX.boards[self.view.planet]
        return [route for route in board.exits[at] if self.view.routes[route.number].open]

    def steps(self, start: int) -> list[int]:
        """By sector, how many moves it is away: through those that hold one only if there is no other way home."""
        if start not in self._ways:
            self._ways[start] = self._steps(start, held=self.is_cut_off)
        return self._ways[start]

    @cached_property
    def is_cut_off(self) -> bool:
        """Whether nobody can come to the lander without cutting their way free."""
        lander = self.view.lander_at
        return lander >= 0 and all(self._steps(self.member(each).at)[lander] == FAR for each in self.team)

    def _steps(self, start: int, *, held: bool = False) -> list[int]:
        far = [FAR] * len(self.view.sectors)
        far[start] = 0
        ahead = [start]
        for at in ahead:
            if at != start and self.is_trap(at) and not held:
                continue
            for route in self.routes(at):
                if far[route.to] == FAR:
                    far[route.to] = far[at] + 1
                    ahead.append(route.to)
        return far

    def is_trap(self, at: int) -> bool:
        """Whether one cannot walk out of a sector."""
        poi = self.view.sectors[at].poi
        return poi >= 0 and BOX.pois[poi].spec.no_move

    def route_cost(self, section: int, route: Route) -> float:
        """What the symbols of a route cost."""
        worth = self.worth(section)
        cost = 0.0
        die = 0.6 if self.available(section) else 3.0
        for symbol in self.view.routes[route.number].symbols:
            word = symbol.partition("-")[0]
            cost += {
                "move": 0.5 if self.available(section) else 1.5,
                "exhaust": die,
                "sacrifice": 2.5,
                "supply": 0.8,
                "time": 0.8,
                "danger": -0.4 * worth.injury,
                "check": 0.8,
            }.get(word, 0.3)
        return cost

    def here(self, section: int, at: int) -> float:
        """What it is worth to be in a sector."""
        view = self.view
        if self.going_home:
            return 30.0 if at == view.lander_at else 0.0
        board = BOX.boards[view.planet]
        found = 0.0
        sector = view.sectors[at]
        if sector.poi >= 0:
            found = max(
                (
                    self.potential(section, action, at)
                    for action in BOX.pois[sector.poi].actions
                    if self._may(action, at)
                ),
                default=0.0,
            )
        log = board.logs[at]
        if log >= 0 and not sector.pois:
            seen = log in view.read
            spec = BOX.logs[log].spec
            if not (seen and spec.once):
                found = max(
                    found,
                    self.worth(section).log(BOX.logs[log].id, 1) * (0.3 if seen else 1.0) + (0.0 if seen else 1.0),
                )
        if sector.hidden:
            found = max(found, 2.0)
        if at in self.mission_sectors:
            found += 5.0
        for threat in view.threats:
            if threat.at == at:
                found += max(
                    (self.potential(section, action, -1) for action in BOX.threats[threat.card].actions), default=0.0
                )
        crowd = sum(1 for other in self.team if other != section and self.member(other).at == at)
        return found + errands.here(self, section, at) - 0.3 * max(0, crowd - 1)

    def _may(self, action: Action, at: int) -> bool:
        """Whether an action is for this sector, as far as a view tells."""
        return not action.spec.sector or action.spec.sector - 1 == at

    def goals(self, section: int) -> list[float]:
        """By sector, what it is worth to be there."""
        if section not in self._goals:
            self._goals[section] = [self.here(section, at) for at in range(len(self.view.sectors))]
        return self._goals[section]

    # --- the check under way ------------------------------------------------------------------------------------------

    @property
    def check(self) -> Check:
        """The check under way."""
        assert self.view.check is not None
        return self.view.check

    @property
    def checked(self) -> Action | None:
        """The action that is checked; None for Prepare."""
        return BOX.actions[self.check.action] if self.check.action >= 0 else None

    def pool(self, without: tuple[int, int] | None = None) -> list[Shown]:
        """The pool as it lies, without one of the dice."""
        if without is None:
            return shown(self.view, self.check)
        found: list[Shown] = []
        for die in self.check.pool:
            if (die.section, die.die) != without and die.face >= 0:
                type = self.member(die.section).dice[die.die]
                found.append((BOX.die_colours[type], BOX.faces[type][die.face]))
        return [*found, *((-1, (symbol,)) for symbol in self.check.symbols)]

    def pool_with(self, section: int, die: int, face: int) -> list[Shown]:
        """The pool with one die turned to a face."""
        type = self.member(section).dice[die]
        return [*self.pool((section, die)), (BOX.die_colours[type], BOX.faces[type][face])]

    def now(self, pool: list[Shown]) -> float:
        """What a pool is worth in the check under way."""
        action = self.checked
        if action is None:
            return 0.1 * len(pool)
        return self.value_of_pool(self.check.active, action, pool, self.check.place)

    @cached_property
    def best(self) -> float:
        """The best that the check can come to."""
        action = self.checked
        if action is None:
            return 0.0
        worth = self.worth(self.check.active)
        return max(
            (worth.outcome(action, part) for part in (*action.rows, *action.tracks) if part.colour != "red"),
            default=0.0,
        )

    @cached_property
    def dice_to_take(self) -> list[int]:
        """The types of dice that the check under way still wants."""
        action = self.checked
        check = self.check
        if action is None:
            return []
        chosen, _ = self.plan(check.active, action, self.types_in_pool(), self.available(check.active), check.place)
        return chosen

    def types_in_pool(self) -> tuple[int, ...]:
        """The types of dice in hand."""
        return tuple(sorted(self.member(die.section).dice[die.die] for die in self.check.pool))
