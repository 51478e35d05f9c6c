"""Where heroes should go and what Mission actions are worth: read off objectives and the mission page."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any, NamedTuple

from starboard.core.hexes import FAR, Grid, bits, first, mask_of
from starboard.games.hagalaz.printed import ActionSpec, ObjectiveSpec
from starboard.games.hagalaz.thumb.sight import Friend, Sight

TICK = 14.0
"""What a box of the goal's counter is worth; doors of the goal and the like too."""
VICTORY = 100.0
BOUNTY = 8.0
"""What a defeat is worth that ticks a box of the goal's counter."""
TURRET = 1.2
"""What a silent turret is worth, for itself and again for an objective that counts them."""
LIGHT = 2.5
"""What it is worth that an enemy cannot fire from watch for a round."""
UNLOCKING = ("unlock-doors", "cut-through")
"""Effects of Mission actions that unlock the doors they name."""
DELIVERING = ["drop"]
"""Effects of Mission actions that tick a box for a token that is brought there."""
TOGETHER: set[str] = set()
"""Effects of Mission actions that tick boxes and that nobody should be left alone with: no hero goes ahead."""
RESCUE = 5
"""How many steps a hero makes to revive another."""


class Errand(NamedTuple):
    """Something to be done in one of some hexes by so many heroes, or by the one hero `who` says."""

    hexes: int
    heroes: int
    who: str = ""


class Chore(NamedTuple):
    """What a Mission action in a hex is worth, with an ordinary and with an Empowered die; if `who` names
    heroes, only they can do it."""

    standard: float
    empowered: float
    who: tuple[str, ...] = ()

    def suits(self, hero: Friend) -> bool:
        """Whether a hero can do it."""
        return not self.who or hero.id in self.who


NOTHING = Chore(0.0, 0.0)
"""What a Mission action is worth that leads nowhere."""

ALSO: dict[str, Callable[[Sight], object]] = {}
"""What else the goals of a mission depend on, by mission: enemies, cards and the like."""

GUNS: dict[str, float] = {}
"""What a silent turret is worth, by mission, where that is more than elsewhere."""

HOPELESS: dict[str, Callable[[Sight, ObjectiveSpec], bool]] = {}
"""Whether an objective can no longer be reached, by mission."""

_REMEMBERED = 1024
_goals: dict[object, Goals] = {}
"""Goals of positions in which everything they depend on is the same."""


def goals_of(sight: Sight, aim: str) -> Goals:
    """What the squad is after in a position."""
    view = sight.view
    memo = (
        sight.mission,
        aim,
        sight.locked,
        tuple((hero.id, hero.at, hero.downed, *hero.view.carried) for hero in sight.heroes),
        sight.enemy_hexes if sight.downed_hexes or _is_brawl(sight) else 0,
        tuple(view.tokens.items()),
        tuple(view.counters.items()),
        tuple(objective.done for objective in view.objectives),
        tuple(view.disabled_turrets),
        tuple(enemy.at for enemy in view.enemies if enemy.elite),
        ALSO[sight.mission.id](sight) if sight.mission.id in ALSO else None,
    )
    found = _goals.get(memo)
    if found is None:
        if len(_goals) >= _REMEMBERED:
            _goals.clear()
        found = _goals[memo] = Goals(sight, aim)
    return found


def _is_brawl(sight: Sight) -> bool:
    """Whether an additional rule of the mission makes enemies themselves the goal."""
    return any(rule.effect is not None and rule.effect["name"] in RULES for rule in sight.mission.spec.rule)


class Goals:
    """What the squad is after: `objective` now, the way of each hero to its errand, the chores by hex."""

    def __init__(self, sight: Sight, aim: str) -> None:
        self.sight = sight
        self.objective, self.later = _objectives(sight, aim)
        self.open_grid: Grid = sight.mission.board.grid(0)
        current = _errands(sight, self.objective)
        later = [] if self._stays_together() else _errands(sight, self.later)
        self.barred = self._is_barred(later or current)
        if self.barred:
            current = current + _unlocking(sight, [])
        self.sites = 0
        for errand in current:
            self.sites |= errand.hexes
        self.errands = self._assigned(current, later or current)
        self._ways: dict[str, tuple[int, ...]] = {}

    def _stays_together(self) -> bool:
        """Whether the objective of the moment is one that nobody should be left alone with."""
        counter = self.objective.when.get("counter") if self.objective is not None else None
        effects = [action.spec.effect for action in self.sight.mission.actions]
        return any(effect["name"] in TOGETHER and effect["counter"] == counter for effect in effects)

    def way(self, hero: Friend) -> tuple[int, ...]:
        """For each hex, how many steps it is from the hero's errand; locked doors that stand in every way are
        taken for open, since they will be."""
        found = self._ways.get(hero.id)
        if found is None:
            hexes = self.errands.get(hero.id, 0)
            found = self.walks(self.sight.grid, hexes)
            if found[hero.at] >= FAR:
                found = self.walks(self.open_grid, hexes)
            self._ways[hero.id] = found
        return found

    def walks(self, grid: Grid, hexes: int) -> tuple[int, ...]:
        """For each hex, how many steps it is from some hexes on foot and by fast travel."""
        steps = grid.walk_distances(hexes)
        links = self.sight.mission.links
        for here, there in (*links.items(), *links.items()):
            if steps[there] + 1 < steps[here]:
                onward = steps[there] + 1
                steps = tuple(map(min, steps, (onward + walk for walk in grid.walk_distances(1 << here))))
        return steps

    def steps(self, hero: Friend, at: int) -> int:
        """How far a hex is from the hero's errand; 0 for a hero without one."""
        steps = self.way(hero)[at]
        return steps if steps < FAR else 0

    @cached_property
    def chores(self) -> dict[int, Chore]:
        """What Mission actions are worth, by hex."""
        return _chores(self.sight, self.objective, self.barred)

    @cached_property
    def bounty(self) -> float:
        """What a defeated enemy is worth to the objective of the moment."""
        counter = self.objective.when.get("counter", "") if self.objective is not None else ""
        return BOUNTY if ticking_rules(self.sight, counter) else 0.0

    @cached_property
    def doors(self) -> set[int]:
        """The locked doors that should be unlocked."""
        sight = self.sight
        locked = set(sight.view.locked_doors)
        if self.barred:
            return locked
        wanted: set[int] = set()
        for objective in (self.objective, self.later):
            if objective is not None and objective.when["name"] in DOORS:
                wanted |= DOORS[objective.when["name"]](sight, objective.when)
        return locked & wanted

    def _is_barred(self, errands: list[Errand]) -> bool:
        """Whether too few standing heroes can walk to what is to be done, or none to a part of it."""
        if not self.sight.locked or not errands:
            return False
        hexes = wanted = 0
        for errand in errands:
            if not self._arriving(errand.hexes):
                return True
            hexes |= errand.hexes
            wanted += errand.heroes
        return self._arriving(hexes) < min(wanted, len(self.sight.standing))

    def _arriving(self, hexes: int) -> int:
        """How many standing heroes can walk to some hexes."""
        steps = self.walks(self.sight.grid, hexes)
        return sum(1 for hero in self.sight.standing if steps[hero.at] < FAR)

    def _assigned(self, current: list[Errand], later: list[Errand]) -> dict[str, int]:
        """Each hero's hexes: the fallen first, then errands, nearest first; the rest go where work will be,
        or with those who alone can do it."""
        heroes = list(self.sight.standing)
        assigned: dict[str, int] = {}
        downed = [
            Errand(self.sight.grid.near[hero.at] & ~self.sight.enemy_hexes, 1)
            for hero in self.sight.heroes
            if hero.downed
        ]
        self._hand_out(downed, heroes, assigned, RESCUE)
        self._hand_out(current, heroes, assigned, FAR)
        self._hand_out(later, heroes, assigned, FAR)
        rest = 0
        for errand in later or current:
            guided = [hero for hero in self.sight.heroes if hero.id == errand.who]
            rest |= self.sight.grid.near[guided[0].at] if guided else errand.hexes
        for hero in heroes:
            assigned[hero.id] = rest
        return assigned

    def _hand_out(self, errands: list[Errand], heroes: list[Friend], assigned: dict[str, int], furthest: int) -> None:
        """Give each errand to the nearest heroes still free, the shortest way first; those of one hero before all."""
        places = [(errand.hexes, place) for place, errand in enumerate(errands)]
        left = [errand.heroes for errand in errands]
        pairs = []
        for hexes, place in places:
            if not hexes:
                continue
            here, through = self.walks(self.sight.grid, hexes), self.walks(self.open_grid, hexes)
            who = errands[place].who
            for turn, hero in enumerate(heroes):
                if who and who != hero.id:
                    continue
                steps = -1 if who else here[hero.at]
                if steps >= FAR:
                    steps = through[hero.at] + 2
                if steps <= furthest:
                    pairs.append((steps, place, turn, hero))
        pairs.sort(key=lambda pair: pair[:3])
        for _, place, _, hero in pairs:
            if left[place] and hero in heroes:
                left[place] -= 1
                heroes.remove(hero)
                assigned[hero.id] = errands[place].hexes


# --- objectives to errands -----------------------------------------------------------------------------------


def _objectives(sight: Sight, aim: str) -> tuple[ObjectiveSpec | None, ObjectiveSpec | None]:
    """The objective to work on now, and the one that ends the mission if it is not in force yet."""
    specs = {box.spec.id: box.spec for box in sight.mission.objectives}
    done = sight.done
    endings = [spec for spec in specs.values() if spec.kind in ("paragon", "renegade", "loyalty")]
    if sight.mission.id in HOPELESS:
        endings = [spec for spec in endings if not HOPELESS[sight.mission.id](sight, spec)]
    extra = [spec for spec in specs.values() if spec.kind == "secondary" and spec.id not in done]
    goal = next((spec for spec in (*extra, *endings) if spec.kind == aim), endings[0] if endings else None)
    now = goal
    while now is not None and now.after and now.after not in done:
        now = specs.get(now.after)
    return now, goal if goal is not now else None


def _errands(sight: Sight, objective: ObjectiveSpec | None) -> list[Errand]:
    """What has to be done for an objective, and where."""
    if objective is None or objective.id in sight.done:
        return []
    find = CONDITIONS.get(objective.when["name"])
    return find(sight, objective.when) if find else []


def action_hexes(sight: Sight, spec: ActionSpec) -> list[int]:
    """The sets of hexes where a Mission action can be done: one a token, or one for a whole mark."""
    board = sight.mission.board
    where = spec.where
    if where.token == "turret":
        disabled = sight.view.disabled_turrets
        spots = [1 << spot.at for turret, spot in enumerate(sight.mission.turrets) if turret not in disabled]
    elif where.token:
        spots = [
            1 << board.index[at]
            for token, at in sight.view.tokens.items()
            if at and token.rpartition("-")[0] == where.token
        ]
    else:
        spots = [mask_of(board.marks.get(where.mark, ()))]
    if where.adjacent:
        near = sight.grid.near
        spots = [hexes | mask_of(at for at in range(board.size) if near[at] & hexes) for hexes in spots]
    return spots


def _counting(sight: Sight, when: dict[str, Any]) -> list[Errand]:
    """A counter: every token is one hero's errand, a mark as many heroes' as it has hexes; what has to be done
    before that comes first."""
    short = when["at_least"] - sight.view.counters.get(when["counter"], 0)
    errands = _delivering(sight, when["counter"], short)
    for effect in ticking_rules(sight, when["counter"]):
        errands += RULES[effect["name"]](sight, effect)
    for action in sight.mission.actions:
        effect = action.spec.effect
        if effect.get("counter") != when["counter"]:
            continue
        if effect["name"] in FIRST:
            errands += FIRST[effect["name"]](sight, effect, short)
        if effect["name"] in READY:
            ready = READY[effect["name"]](sight, effect, short)
            for hexes in action_hexes(sight, action.spec) if ready else ():
                errands.append(Errand(hexes, min(ready, hexes.bit_count())))
    return errands


def ticking_rules(sight: Sight, counter: str) -> list[dict[str, Any]]:
    """The effects of additional rules that tick a counter."""
    effects = [rule.effect for rule in sight.mission.spec.rule if rule.effect is not None]
    return [effect for effect in effects if effect["name"] in RULES and effect["counter"] == counter]


def actions_of(sight: Sight, name: str) -> list[ActionSpec]:
    """The Mission actions with an effect of this name."""
    return [action.spec for action in sight.mission.actions if action.spec.effect["name"] == name]


READY: dict[str, Callable[[Sight, dict[str, Any], int], int]] = {"tick": lambda sight, effect, short: short}
"""How many of the boxes still missing a Mission action could tick as things stand, by its effect."""

FIRST: dict[str, Callable[[Sight, dict[str, Any], int], list[Errand]]] = {}
"""What has to be done before, along with or (for one that is not in `READY`) as a Mission action that ticks
boxes."""


def _deliveries(sight: Sight, counter: str) -> list[tuple[str, int, list[Friend]]]:
    """The tokens that tick boxes of a counter where they are brought, where that is, and who can bring them."""
    marks = sight.mission.board.marks
    rules = [rule.effect for rule in sight.mission.spec.rule if rule.effect and rule.effect["name"] == "hand-over"]
    places = [(effect, str(effect["mark"])) for effect in rules]
    places += [(spec.effect, spec.where.mark) for name in DELIVERING for spec in actions_of(sight, name)]
    found = []
    for effect, mark in places:
        anybody, one = counter == effect.get("counter"), counter == effect.get("own")
        if anybody or one:
            bringers = [hero for hero in sight.standing if anybody or hero.id == effect["by"]]
            found.append((effect["token"], mask_of(marks.get(mark, ())), bringers))
    return found


def _delivering(sight: Sight, counter: str, short: int) -> list[Errand]:
    """Tokens to be brought somewhere: whoever carries one goes there, others fetch what is still needed."""
    errands = []
    index = sight.mission.board.index
    for token, hexes, bringers in _deliveries(sight, counter):
        for hero in bringers:
            brings = carries(hero, token)
            short -= brings
            if brings:
                errands.append(Errand(hexes, 1, hero.id))
        lying = [index[at] for name, at in sight.view.tokens.items() if at and name.rpartition("-")[0] == token]
        who = bringers[0].id if len(bringers) == 1 else ""
        errands += [Errand(1 << at, 1, who) for at in lying if short > 0]
    return errands


def carries(hero: Friend, token: str) -> int:
    """How many tokens of a kind a hero carries."""
    return sum(1 for carried in hero.view.carried if carried.rpartition("-")[0] == token)


def _unlocking(sight: Sight, names: list[str]) -> list[Errand]:
    """Doors: one hero where an action unlocks them (any locked ones, if none is named)."""
    wanted = {sight.mission.doors[name] for name in names} or set(sight.view.locked_doors)
    return [
        Errand(hexes, _short(sight, action.spec.effect))
        for action in sight.mission.actions
        if action.spec.effect["name"] in UNLOCKING
        and any(
            sight.mission.doors[name] in wanted and sight.locked >> sight.mission.doors[name] & 1
            for name in action.spec.effect["doors"]
        )
        for hexes in action_hexes(sight, action.spec)
    ]


def _short(sight: Sight, effect: dict[str, Any]) -> int:
    """How many times an action has to be done before its doors unlock."""
    boxes = {counter.id: counter.boxes for counter in sight.mission.spec.counter}
    counter = effect.get("counter", "")
    return boxes[counter] - sight.view.counters.get(counter, 0) if counter else 1


def _unlocked(sight: Sight, when: dict[str, Any]) -> list[Errand]:
    return _unlocking(sight, when["doors"])


def _silencing(sight: Sight, when: dict[str, Any]) -> list[Errand]:
    """Turrets: one hero each."""
    disabled = sight.view.disabled_turrets
    return [Errand(1 << spot.at, 1) for turret, spot in enumerate(sight.mission.turrets) if turret not in disabled]


def hunting(sight: Sight, when: dict[str, Any]) -> list[Errand]:
    """An elite: everybody near it or, with a weapon that reaches, into line of fire; but where one hero alone
    has a shot at it, the others go for its friends."""
    shots = [spec for spec in actions_of(sight, "take-the-shot") if spec.effect["elite"] == when["elite"]]
    if shots:
        return _stalking(sight, shots[0], when["elite"])
    return [
        Errand(_shooting_hexes(sight, hero, at), 1, hero.id)
        for at in _elite_hexes(sight, when["elite"])
        for hero in sight.standing
    ]


def _stalking(sight: Sight, shot: ActionSpec, prey: str) -> list[Errand]:
    """The marksman goes where the shot can be taken, the others after the other elites, or to the lights."""
    hides = mask_of(first(hexes) for hexes in action_hexes(sight, shot))
    in_line = 0
    for at in _elite_hexes(sight, prey):
        in_line |= sight.grid.exposed(at)
    errands = [Errand(hides & in_line or hides, 1, shot.effect["by"])]
    others = [enemy.token for enemy in sight.view.enemies if enemy.elite and enemy.token != prey]
    for elite in others:
        for hero in sight.standing:
            errands += [Errand(_shooting_hexes(sight, hero, at), 1, hero.id) for at in _elite_hexes(sight, elite)]
    return errands + [
        Errand(hexes, 2) for spec in actions_of(sight, "floodlight") for hexes in action_hexes(sight, spec)
    ]


def _shooting_hexes(sight: Sight, hero: Friend, at: int) -> int:
    """From where a hero can hit somebody in a hex, roughly."""
    near = sight.grid.within(at, 2)
    return near | sight.grid.exposed(at) if _shoots_far(hero) else near


def _elite_hexes(sight: Sight, elite: str) -> list[int]:
    """Where an elite is, if it is on the map."""
    return [sight.mission.board.index[enemy.at] for enemy in sight.view.enemies if enemy.token == elite]


def _shoots_far(hero: Friend) -> bool:
    """Whether a hero has an attack along the whole line of fire."""
    attacks = [ability.effect for ability in hero.board.abilities.values() if ability.kind == "start"]
    return any(effect.get("range") == "fire" and "max_distance" not in effect for effect in attacks)


def _gathering(sight: Sight, when: dict[str, Any]) -> list[Errand]:
    """Heroes on hexes of a mark."""
    return [Errand(mask_of(sight.mission.board.marks.get(when["mark"], ())), when["count"])]


def _leaving(sight: Sight, when: dict[str, Any]) -> list[Errand]:
    """Every standing hero on hexes of a mark."""
    return _gathering(sight, {**when, "count": len(sight.standing)})


RULES: dict[str, Callable[[Sight, dict[str, Any]], list[Errand]]] = {}
"""What has to be done, and where, for a counter that an additional rule ticks, by the effect of the rule."""

DOORS: dict[str, Callable[[Sight, dict[str, Any]], set[int]]] = {
    "doors-unlocked": lambda sight, when: {sight.mission.doors[name] for name in when["doors"]},
}
"""The doors that have to be unlocked for an objective, by the name of its condition."""

CONDITIONS: dict[str, Callable[[Sight, dict[str, Any]], list[Errand]]] = {
    "counter": _counting,
    "doors-unlocked": _unlocked,
    "any-door-unlocked": _unlocked,
    "turrets-disabled": _silencing,
    "elite-defeated": hunting,
    "answered": hunting,
    "heroes-on": _gathering,
    "everyone-on": _leaving,
}


# --- Mission actions -----------------------------------------------------------------------------------------


def _chores(sight: Sight, objective: ObjectiveSpec | None, barred: bool) -> dict[int, Chore]:
    chores: dict[int, Chore] = {}
    done = sight.done
    for action in sight.mission.actions:
        spec = action.spec
        if spec.needs and spec.needs not in done:
            continue
        for hexes in action_hexes(sight, spec):
            for at in bits(hexes):
                chore = action_worth(sight, spec, objective, barred, at)
                if spec.die == "empowered":
                    chore = chore._replace(standard=0.0)
                if chore.empowered > 0 and (at not in chores or chores[at].empowered < chore.empowered):
                    chores[at] = chore
    return chores


def action_worth(sight: Sight, spec: ActionSpec, objective: ObjectiveSpec | None, barred: bool, at: int) -> Chore:
    """What a Mission action in a hex is worth for the objective of the moment."""
    worth = ACTIONS.get(spec.effect["name"])
    return worth(sight, spec.effect, objective, barred, at) if worth else Chore(0.0, 0.0)


def ticking_worth(
    sight: Sight, effect: dict[str, Any], objective: ObjectiveSpec | None, barred: bool, at: int
) -> Chore:
    """What a Mission action is worth that ticks boxes of the counter it names."""
    if objective is None or objective.when.get("counter") != effect["counter"]:
        return NOTHING
    amount = effect.get("amount", 1)
    return boxes_worth(sight, effect, objective, amount, effect.get("empowered", amount))


def boxes_worth(sight: Sight, effect: dict[str, Any], objective: ObjectiveSpec, boxes: int, empowered: int) -> Chore:
    """What ticking boxes of the goal's counter is worth, as many as can be ticked as things stand."""
    short = int(objective.when["at_least"]) - sight.view.counters.get(effect["counter"], 0)
    ready = READY[effect["name"]](sight, effect, short) if effect["name"] in READY else short

    def worth(ticked: int) -> float:
        return TICK * min(ticked, ready) + (VICTORY if min(ticked, ready) >= short else 0.0)

    return Chore(worth(boxes), worth(empowered))


def serves(sight: Sight, objective: ObjectiveSpec | None, what: str, name: object) -> bool:
    """Whether an action that ticks the objective's counter is in need of a certain thing."""
    return objective is not None and any(
        action.spec.effect.get(what) == name
        for action in sight.mission.actions
        if action.spec.effect["name"] in READY and action.spec.effect["counter"] == objective.when.get("counter")
    )


def _fetch_worth(sight: Sight, effect: dict[str, Any], objective: ObjectiveSpec | None, barred: bool, at: int) -> Chore:
    if objective is None or objective.when["name"] != "counter":
        return Chore(0.0, 0.0)
    counter = objective.when["counter"]
    short = objective.when["at_least"] - sight.view.counters.get(counter, 0)
    deliveries = _deliveries(sight, counter)
    brought = sum(carries(hero, token) for token, _, bringers in deliveries for hero in bringers)
    limit = effect.get("limit", 0)
    bringers = {hero.id: hero for _, _, some in deliveries for hero in some}.values()
    able = tuple(hero.id for hero in bringers if not limit or len(hero.view.carried) < limit)
    worth = TICK if able and brought < short else 0.0
    return Chore(worth, worth, able)


def _drop_worth(sight: Sight, effect: dict[str, Any], objective: ObjectiveSpec | None, barred: bool, at: int) -> Chore:
    if objective is None or not effect.get("counter") or objective.when.get("counter") != effect["counter"]:
        return Chore(0.0, 0.0)
    return boxes_worth(sight, effect, objective, 1, 1)


def _shot_worth(sight: Sight, effect: dict[str, Any], objective: ObjectiveSpec | None, barred: bool, at: int) -> Chore:
    if not any(sight.grid.fire[at] >> target & 1 for target in _elite_hexes(sight, effect["elite"])):
        return Chore(0.0, 0.0)
    return Chore(TICK, 1.5 * TICK, (effect["by"],))


def _light_worth(sight: Sight, effect: dict[str, Any], objective: ObjectiveSpec | None, barred: bool, at: int) -> Chore:
    worth = 0.0 if sight.view.counters.get(effect["counter"]) else LIGHT
    return Chore(worth, worth)


def _doors_worth(sight: Sight, effect: dict[str, Any], objective: ObjectiveSpec | None, barred: bool, at: int) -> Chore:
    locked = [name for name in effect["doors"] if sight.locked >> sight.mission.doors[name] & 1]
    wanted = objective.when.get("doors", []) if objective is not None else []
    worth = 1.5 * TICK if locked and (barred or any(name in wanted for name in locked)) else 0.0
    return Chore(worth, worth)


def _turret_worth(
    sight: Sight, effect: dict[str, Any], objective: ObjectiveSpec | None, barred: bool, at: int
) -> Chore:
    active = len(sight.mission.turrets) - len(sight.view.disabled_turrets)
    worth = turret_worth(sight) * min(effect["count"], active)
    return Chore(worth, worth)


def turret_worth(sight: Sight) -> float:
    """What one turret less is worth; more while an objective counts them, or where they fire both ways."""
    if sight.mission.id in GUNS:
        return GUNS[sight.mission.id]
    done = sight.done
    for box in sight.mission.objectives:
        if box.spec.when["name"] == "turrets-disabled" and box.spec.id not in done:
            return 2 * TURRET
    return TURRET


ACTIONS: dict[str, Callable[[Sight, dict[str, Any], ObjectiveSpec | None, bool, int], Chore]] = {
    "tick": ticking_worth,
    "pick-up": _fetch_worth,
    "drop": _drop_worth,
    "take-the-shot": _shot_worth,
    "floodlight": _light_worth,
    "unlock-doors": _doors_worth,
    "cut-through": _doors_worth,
    "disable-turrets": _turret_worth,
}
