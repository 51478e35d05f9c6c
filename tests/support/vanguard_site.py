"""A planet on a bench: its board laid out, a team where it is wanted, and what has changed when something was tried.

site = Site("cairn", at={"security": 2})
assert site.attempt("low-pipes", "red fitness", "blue building") == {"success": 1, "2 bz401": -1, "2 bz406": 1, ...}

Words of answers and what everybody has: see `Camp`. Here all dice are available but those in a pool. Besides, changes
name facts (`fact cairn-tones`), POI cards by sector (`2 bz406`), the condition, missions, threats and logs
(`log 1403`), injuries by name, tracks of actions (`green`, `red`) and time tracks.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from starboard.core.choice import Value
from starboard.games.vanguard import effects
from starboard.games.vanguard.content.library import BOX
from starboard.games.vanguard.moments import Moment
from starboard.games.vanguard.printed import SECTIONS, Action
from starboard.games.vanguard.queries import injury_number, marker_key, top_poi
from starboard.games.vanguard.rules import actions, checks, combos, logs, moving, outcomes, special, time
from starboard.games.vanguard.rules.acting import act, react
from starboard.games.vanguard.rules.missions import completable, complete
from starboard.games.vanguard.state import AVAILABLE, EXHAUSTED, Check, Mission, Phase, Sector, Threat
from support.vanguard_kit import Camp
from support.vanguard_kit import Changes as Changes

STEPS = {
    Phase.COMBOS: combos.combos,
    Phase.EFFECTS: special.resolve_effects,
    Phase.MARK: outcomes.mark_outcome,
    Phase.EXHAUST: checks.exhaust_rest,
    Phase.OUTCOMES: outcomes.resolve_outcomes,
    Phase.CHECK_END: checks.end_check,
    Phase.MOVE: moving.move_on,
    Phase.ARRIVE: moving.arrive,
}
"""What the table does next in a check after its roll, and on the way."""


class Site(Camp):
    """A planet with a team, and what is tried there. Sectors have their printed numbers."""

    def __init__(
        self,
        planet: str,
        *,
        at: Mapping[str, int],
        facts: Mapping[str, int] | None = None,
        pois: Mapping[int, str] | None = None,
        condition: str = "",
        missions: Sequence[str] | None = None,
        threats: Mapping[str, int] | None = None,
        lander: int = 1,
        time: int = 0,
        active: str = "",
        exhausted: int = 0,
        supplies: int = 5,
        **has: object,
    ) -> None:
        active = active or next(iter(at))
        super().__init__(
            at={section: sector - 1 for section, sector in at.items()},
            team=list(at),
            active=active,
            available=4 - exhausted,
            supplies=supplies,
            **has,  # type: ignore[arg-type]
        )
        state = self.state
        state.planet = BOX.planets.number(planet)
        self.board = BOX.boards[state.planet]
        spec = self.board.thing.spec
        state.sectors = [Sector() for _ in self.board.sectors]
        for sector, poi in (pois or {}).items():
            state.sectors[sector - 1].pois = [BOX.pois.number(poi)]
        state.condition = BOX.conditions.number(condition) if condition else self.board.condition
        state.condition_time = time
        named = spec.missions if missions is None else missions
        state.missions = [Mission(BOX.missions.number(each)) for each in named]
        state.threats = [Threat(BOX.threats.number(each), sector - 1) for each, sector in (threats or {}).items()]
        state.unique_stack = [BOX.unique_numbers[number] for number in reversed(spec.uniques)]
        state.lander_at = lander - 1
        for fact, value in (facts or {}).items():
            effects.remember(state, fact, value)
        state.change_powers()

    # --- playing ------------------------------------------------------------------------------------------------------

    def action(self, id: str) -> Action:
        """A special action of this planet, by its name."""
        return next(each for each in BOX.actions if each.id == id)

    def can(self, id: str, by: str = "") -> bool:
        """Whether a member may take a special action where it is."""
        who = SECTIONS.index(by) if by else self.state.active
        return any(
            action.id == id and bool(actions.can_act(self.state, who, action))
            for action, _ in actions.actions_here(self.state, who)
        )

    def acts(self, id: str, *answers: str, by: str = "", dice: Iterable[object] = ()) -> Changes:
        """A member takes a special action without a check."""
        who = SECTIONS.index(by) if by else self.state.active
        action, at = self._here(id, who)
        assert not action.is_check
        return self.run(lambda: act(self.state, who, action.owner, action.call, at), answers, dice)

    def attempt(
        self,
        id: str,
        *pool: str,
        by: str = "",
        answers: Sequence[str] = ("*",),
        dice: Iterable[object] = (),
        lent: Mapping[str, Sequence[str]] | None = None,
        combos: bool = False,
    ) -> Changes:
        """A member takes a special action; the pool shows what is said. From special effects on, or from combos on."""
        who = SECTIONS.index(by) if by else self.state.active
        if id:
            action, at = self._here(id, who)
            check = Check(who, action.number, at, self.member(SECTIONS[who]).at, 5 if combos else 7)
            check.card = top_poi(self.state, at) if at >= 0 else -1
        else:
            check = Check(who, -1, -1, self.member(SECTIONS[who]).at, 5 if combos else 7)
        for owner, shown in ((SECTIONS[who], pool), *(lent or {}).items()):
            for die in shown:
                self._set_aside(owner, die.split(" ")[0])
                self._into_pool(check, SECTIONS.index(owner), *die.split(" "))
        self.state.check = check
        self.state.phase = Phase.COMBOS if combos else Phase.EFFECTS

        async def go() -> None:
            while self.state.check is not None:
                if self.state.phase == Phase.INJURIES:
                    effects.step_check(self.state, 7, Phase.EFFECTS)
                await STEPS[self.state.phase](self.state)

        return self.run(go, answers, dice)

    def prepares(self, *pool: str, **how: object) -> Changes:
        """A member makes the check of Prepare."""
        self.state.prepared = 1
        return self.attempt("", *pool, **how)  # type: ignore[arg-type]

    def goes(self, to: int, *answers: str, by: str = "", dice: Iterable[object] = ()) -> Changes:
        """A member moves to a sector, resolving everything on the way."""
        who = SECTIONS.index(by) if by else self.state.active
        route = next(each for each in self.board.exits[self.member(SECTIONS[who]).at] if each.to == to - 1)
        assert moving.can_move(self.state, who, route)
        moving.set_out(self.state, who, route.number)

        async def go() -> None:
            while self.state.phase in (Phase.MOVE, Phase.ARRIVE):
                await STEPS[self.state.phase](self.state)

        return self.run(go, answers, dice)

    def exits(self, by: str = "") -> list[int]:
        """The sectors a member may move to."""
        who = SECTIONS.index(by) if by else self.state.active
        routes = self.board.exits[self.member(SECTIONS[who]).at]
        return sorted(each.to + 1 for each in routes if moving.can_move(self.state, who, each))

    def reads(self, log: str, *answers: str, by: str = "", dice: Iterable[object] = ()) -> Changes:
        """A member goes to a log; `team` for all of them."""
        who = -1 if by == "team" else SECTIONS.index(by) if by else self.state.active
        return self.run(lambda: logs.read_log(self.state, who, BOX.logs.number(log)), answers, dice)

    def time_goes_by(self, which: str, count: int, *answers: str, dice: Iterable[object] = ()) -> Changes:
        """Time tracks advance."""
        return self.run(lambda: time.advance_tracks(self.state, which, count), answers, dice)

    def round_ends(self, *answers: str, dice: Iterable[object] = ()) -> Changes:
        """Everybody has had a turn."""
        return self.run(lambda: react(self.state, Moment.ROUND_ENDED), answers, dice)

    def completable(self) -> list[str]:
        """The missions that could be completed now."""
        return [BOX.missions[int(value[1])].id for value in completable(self.state)]

    def completes(self, mission: str, *answers: str, dice: Iterable[object] = ()) -> Changes:
        """The players complete a mission."""
        assert mission in self.completable()
        return self.run(lambda: complete(self.state, self.state.active, BOX.missions.number(mission)), answers, dice)

    def _here(self, id: str, who: int) -> tuple[Action, int]:
        found = [each for each in actions.actions_here(self.state, who) if each[0].id == id]
        assert found, f"there is no action '{id}' in sector {self.member(SECTIONS[who]).at + 1}"
        assert actions.can_act(self.state, who, found[0][0])
        return found[0]

    def _set_aside(self, section: str, colour: str) -> None:
        """A die of a colour is ready to be put into the pool."""
        member = self.member(section)
        for die in reversed(range(len(member.dice))):
            kind = BOX.dice[member.dice[die]].spec
            if member.where[die] == AVAILABLE and kind.colour == colour:
                member.where[die] = EXHAUSTED
                return
        raise AssertionError(f"no available {colour} die is left for the pool")

    def key(self, value: Value) -> str:
        """As in the camp; of several choices only the place counts, whoever offers them."""
        return f"choice:{value[-1]}" if value[0] == "choice" else super().key(value)

    # --- what there is ------------------------------------------------------------------------------------------------

    def tally(self) -> dict[str, int]:
        """As in the camp, and the board besides. The pool is left out: how a check was paid for is not what it did."""
        state = self.state
        found = {name: count for name, count in super().tally().items() if not name.endswith((" pool", " track"))}
        for name in ("threat time", "mission time", "actions"):
            found.pop(name)
        for fact, value in (*state.ship.facts.items(), *state.marks.items()):
            found[f"fact {fact}"] = value
        for at in range(len(state.sectors)):
            poi = top_poi(state, at)
            if poi >= 0:
                found[f"{at + 1} {BOX.pois[poi].id}"] = 1
                if BOX.pois[poi].spec.time:
                    found[f"{at + 1} time"] = state.sectors[at].time
        found[f"condition {BOX.conditions[state.condition].id}"] = 1
        for mission in state.missions:
            found[f"mission {BOX.missions[mission.card].id}"] = 1
        for number in state.completed:
            found[f"completed {BOX.missions[number].id}"] = 1
        for number in state.failed:
            found[f"failed {BOX.missions[number].id}"] = 1
        for threat in state.threats:
            found[f"{BOX.threats[threat.card].id} in"] = threat.at + 1
            found[f"{BOX.threats[threat.card].id} time"] = threat.time
        for log in state.read:
            found[f"log {BOX.logs[log].id}"] = found.get(f"log {BOX.logs[log].id}", 0) + 1
        for section, member in zip(SECTIONS, state.members, strict=True):
            for card in member.injuries if member is not None else ():
                name = f"{section} {BOX.injuries[injury_number(card)].id}"
                found[name] = found.get(name, 0) + 1
        for action in BOX.actions:
            for place, track in enumerate(action.tracks):
                for at in (-1, *range(len(state.sectors))):
                    marker = state.markers.get(marker_key(action.first_track + place, at), 0)
                    if marker:
                        found[track.colour] = marker
        found["lander"] = state.lander_at + 1
        return found
