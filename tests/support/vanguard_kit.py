"""People and kit on a bench: a camp on Tessaly IV, one thing, and what has changed when it has done what it says.

camp = Camp(hand={"security": ["grit"]})
assert camp.do("card:grit") == {"security red": 2}

Four members of rank 3: Security and Science are at home (sector 4), Recon is near (sector 2), Engineering far (sector
10). Each has four dice of each colour, of which one is available and three are exhausted, and `more` exhausted ones.
Answers are the values of a choice in words: `card:grit`, `science green`, `red accident` (a die of the pool),
`face:vanguard`, `sector:7`, `done`. What is not said is not asked: a question without an answer is a mistake, unless
the last answer is `*` (the first of what is offered, from here on). Where one could do nothing else but push, nothing
need be said.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any

from starboard.core.chance import Chance, Draw, Roll
from starboard.core.choice import Choice, First, Value
from starboard.games.vanguard.content.library import BOX
from starboard.games.vanguard.printed import (
    COLOURS,
    DANGER_FACES,
    INJURY_FACES,
    KINDS,
    SECTIONS,
    SYMBOLS,
)
from starboard.games.vanguard.queries import injury_number, marker_key, member_of
from starboard.games.vanguard.rules import (
    checks,
    combos,
    danger,
    dice,
    discoveries,
    equipment,
    happenings,
    harm,
    injuries,
    moving,
    push,
)
from starboard.games.vanguard.rules.acting import act
from starboard.games.vanguard.rules.anytime import anytime, do_anytime
from starboard.games.vanguard.state import (
    AVAILABLE,
    EXHAUSTED,
    GONE,
    POOL,
    Check,
    Die,
    Flags,
    Member,
    Mission,
    Moving,
    Phase,
    Sector,
    State,
    Threat,
)

Flow = Callable[[], Awaitable[object]]
Changes = dict[str, int]

OFFERING = (equipment, push)
"""Rules that offer something beside questions as soon as they are there."""
HOME, NEAR, ASIDE, FAR = 3, 1, 6, 9
"""Sectors 4, 2, 7 and 10 of Tessaly IV: 2 and 7 are connected to 4, and 10 is not."""
PLACES = {"security": HOME, "science": HOME, "recon": NEAR, "engineering": FAR}
CREW = {
    "security": "rafael-quispe",
    "science": "thandiwe-mbeki",
    "recon": "nadia-petrenko",
    "engineering": "milo-stavros",
}
DICE = ("red-fitness", "green-biology", "blue-science")
OTHER_DICE = ("red-defence", "green-exploration", "blue-building")
EACH = 4
"""Dice of a colour that everybody has."""
ACTION = "chart-the-hot-springs"
"""The special action that is checked: a green and a red track."""


class Camp:
    """A planet with a team, and what is tried there."""

    def __init__(
        self,
        *,
        hand: Mapping[str, Sequence[str]] | None = None,
        deck: Mapping[str, Sequence[str]] | None = None,
        discards: Mapping[str, Sequence[str]] | None = None,
        crew: Mapping[str, str] | None = None,
        at: Mapping[str, int] | None = None,
        available: Mapping[str, int] | int = 1,
        more: Mapping[str, Sequence[str]] | None = None,
        gone: Mapping[str, int] | None = None,
        injuries: Mapping[str, Sequence[str]] | None = None,
        hurt: Mapping[str, int] | None = None,
        charges: Mapping[str, int] | None = None,
        equipment: Mapping[str, Sequence[str]] | None = None,
        used: Mapping[str, Sequence[str]] | None = None,
        tokens: Sequence[str] = (),
        found: Sequence[str] = (),
        uniques: Sequence[str] = (),
        active: str = "security",
        supplies: int = 5,
        actions: int = 2,
        time: int = 2,
        rank: int = 3,
        seats: int = 1,
        threat: bool = True,
        team: Sequence[str] = SECTIONS,
    ) -> None:
        planet = BOX.planets.number("tessaly")
        board = BOX.boards[planet]
        self.state = state = State(
            Flags(), seats, Chance(1), phase=Phase.TURN, planet=planet, condition=board.condition, round=1
        )
        state.sectors = [Sector() for _ in board.sectors]
        state.lander_at = 0
        state.supplies, state.supply_limit = supplies, 12
        state.injuries = [each.spec.copies for each in BOX.injuries]
        state.lead_bag = [each.spec.copies for each in BOX.leads]
        state.lead_beside = [0] * len(BOX.leads)
        state.events = [int(each.spec.deck == "basic") for each in BOX.events]
        state.event_discards = [0] * len(BOX.events)
        state.decks = [[each.spec.copies * (each.spec.kind == kind) for each in BOX.discoveries] for kind in KINDS]
        state.threats = [Threat(BOX.threats.number("ophthalmoid"), 8, time)] if threat else []
        state.missions = [Mission(next(each.number for each in BOX.missions if each.spec.time), time)]
        state.condition_time = time
        for number, section in enumerate(SECTIONS):
            if section in team:
                state.members[number] = self._member(
                    section,
                    rank,
                    (at or {}).get(section, PLACES[section]),
                    available if isinstance(available, int) else available.get(section, 1),
                    (gone or {}).get(section, 0),
                )
        for section, dice_more in (more or {}).items():
            self.member(section).dice += [BOX.dice.number(each) for each in dice_more]
            self.member(section).where += [EXHAUSTED] * len(dice_more)
        for section, cards in (hand or {}).items():
            self.member(section).hand = [BOX.cards.number(card) for card in cards]
        for section in team:
            named = (deck or {}).get(section)
            self.member(section).deck = [
                int(each.id in named if named is not None else self._fills(each.spec, section)) for each in BOX.cards
            ]
        for section, cards in (discards or {}).items():
            self.member(section).discards = [BOX.cards.number(card) for card in cards]
        for section, person in (crew or {}).items():
            self.member(section).crew = BOX.crew.number(person)
        for section, cards in (injuries or {}).items():
            self.member(section).injuries = [
                -1 - BOX.injuries.number(card[1:]) if card.startswith("-") else BOX.injuries.number(card)
                for card in cards
            ]
        for section, columns in (hurt or {}).items():
            self.member(section).hurt = columns
        for section, count in (charges or {}).items():
            self.member(section).charges = count
        for section, pieces in (equipment or {}).items():
            self.member(section).equipment = [BOX.equipment.number(piece) for piece in pieces]
        for section, pieces in (used or {}).items():
            self.member(section).used = [BOX.equipment.number(piece) for piece in pieces]
        state.sectors[HOME].tokens = [BOX.equipment.number(piece) for piece in tokens]
        state.discoveries = [BOX.discoveries.number(card) for card in found]
        state.uniques = [BOX.uniques.number(card) for card in uniques]
        state.active, state.actions_left, state.first = SECTIONS.index(active), actions, SECTIONS.index(active)
        self.asked: list[str] = []
        self.offered: list[list[str]] = []

    @staticmethod
    def _fills(spec: Any, section: str) -> bool:
        return bool(spec.section == section and spec.starter)

    @staticmethod
    def _member(section: str, rank: int, at: int, available: int, gone: int) -> Member:
        types = [BOX.dice.number(each) for each in DICE for _ in range(EACH)]
        where = [AVAILABLE if place % EACH < available else EXHAUSTED for place in range(len(types))]
        for place in range(gone):
            where[len(where) - 1 - place] = GONE
        return Member(BOX.crew.number(CREW[section]), rank, at, types, where)

    def member(self, section: str) -> Member:
        return member_of(self.state, SECTIONS.index(section))

    # --- a check under way --------------------------------------------------------------------------------------------

    def check(
        self,
        *pool: str,
        by: str = "security",
        injury: Sequence[str] = (),
        danger: Sequence[str] = (),
        green: int = 0,
        red: int = 0,
        lent: Mapping[str, Sequence[str]] | None = None,
        step: int = 4,
    ) -> Camp:
        """Step 4 of a check of somebody at home; the pool is given as `red fitness`, `blue accident`. The dice are
        somebody's exhausted ones, so that what is available stays so."""
        state = self.state
        who = SECTIONS.index(by)
        action = next(each for each in BOX.actions if each.id == ACTION)
        check = Check(who, action.number, HOME, self.member(by).at, step)
        check.card = BOX.boards[state.planet].pois[HOME]
        for owner, dice_shown in ((by, pool), *(lent or {}).items()):
            for shown in dice_shown:
                self._into_pool(check, SECTIONS.index(owner), *shown.split(" "))
        check.injury = [INJURY_FACES.index(face) for face in injury]
        check.injury_dice = len(injury)
        check.danger = [
            BOX.frames.number(each.split(" ")[0]) * len(DANGER_FACES) + DANGER_FACES.index(each.split(" ")[1])
            for each in danger
        ]
        for track, marker in (("green", green), ("red", red)):
            if marker:
                state.markers[self._marker(track)] = marker
        state.check = check
        state.active = who
        state.phase = Phase.MODIFY if step == 4 else Phase.COMBOS
        state.special_used = True
        state.actions_left = 1
        return self

    def _into_pool(self, check: Check, who: int, colour: str, shown: str) -> None:
        member = member_of(self.state, who)
        symbols = tuple(SYMBOLS.index(each) for each in shown.split("+"))
        for die in reversed(range(len(member.dice))):
            kind = member.dice[die]
            if member.where[die] == EXHAUSTED and COLOURS[BOX.die_colours[kind]] == colour:
                if symbols not in BOX.faces[kind]:
                    kind = member.dice[die] = next(
                        number
                        for number, faces in enumerate(BOX.faces)
                        if BOX.die_colours[number] == BOX.die_colours[kind] and symbols in faces
                    )
                member.where[die] = POOL
                check.pool.append(Die(who, die, BOX.faces[kind].index(symbols)))
                return
        raise AssertionError(f"no exhausted {colour} die is left for the pool")

    def _marker(self, track: str) -> int:
        action = next(each for each in BOX.actions if each.id == ACTION)
        place = [each.colour for each in action.tracks].index(track)
        return marker_key(action.first_track + place, HOME)

    def pool(self) -> list[str]:
        """What the dice of the pool show, as `red fitness`; virtual symbols after them."""
        check = self.state.check
        assert check is not None
        shown = [self._pool_die(die).partition(" ")[2] for die in check.pool]
        return sorted(shown) + [f"+{SYMBOLS[symbol]}" for symbol in check.symbols]

    # --- playing ------------------------------------------------------------------------------------------------------

    def offers(self, *timings: str, seat: int = 0) -> list[str]:
        """What may be done beside a question at these timings; at any time in one's turn if none is named."""
        return [self.key(value) for value in anytime(self.state, seat, timings or ("any", "turn"))]

    def do(self, key: str, *answers: str, dice: Iterable[object] = ()) -> Changes:
        """Play a card, use a skill or a thing, at its own time: in one's turn, in a check, or at any time."""
        timings = ("check", "any") if self.state.check is not None else ("any", "turn")
        values = anytime(self.state, 0, timings)
        keys = [self.key(value) for value in values]
        assert key in keys, f"'{key}' is not among {keys}"
        return self.run(lambda: do_anytime(self.state, values[keys.index(key)]), answers, dice)

    def combo(self, card: str, *answers: str, dice: Iterable[object] = ()) -> Changes:
        """Use the combo of a card in step 5."""
        assert self.state.check is not None
        self.state.check.step, self.state.phase = 5, Phase.COMBOS
        return self.run(lambda: combos.combos(self.state), (f"combo:{card}", *answers), dice)

    def combos(self) -> list[str]:
        """The combos that are offered in step 5."""
        assert self.state.check is not None
        self.state.check.step, self.state.phase = 5, Phase.COMBOS
        return [self.key(value) for value in combos.combo_values(self.state, self.state.check)]

    def exhausts(self, section: str, count: int, *answers: str, colour: str = "any") -> Changes:
        """An effect lets somebody exhaust dice."""
        who = SECTIONS.index(section)
        return self.run(
            lambda: dice.exhaust_dice(self.state, who, count, dice.colour_number(colour), "IV-SAC-02"), answers
        )

    def meets_danger(self, section: str, frame: str, face: str, *answers: str, dice: Iterable[object] = ()) -> Changes:
        """A danger die is resolved for somebody."""
        who, number = SECTIONS.index(section), BOX.frames.number(frame)
        return self.run(
            lambda: danger.resolve_danger(self.state, who, number, DANGER_FACES.index(face), "IV-DANGER-01"),
            answers,
            dice,
        )

    def gains_injury(self, section: str, injury: str, *answers: str, dice: Iterable[object] = ()) -> Changes:
        """Somebody would gain an injury."""
        who, number = SECTIONS.index(section), BOX.injuries.number(injury)
        return self.run(lambda: injuries.gain_injury(self.state, who, number, "IV-INJ-01"), answers, dice)

    def event(self, section: str, event: str, *answers: str, dice: Iterable[object] = ()) -> Changes:
        """The event of the end of somebody's turn; its main effect counts."""
        number = BOX.events.number(event)
        self.state.foreseen = [number]
        return self.run(lambda: happenings.resolve_event(self.state, SECTIONS.index(section)), answers, dice)

    def moves(self, section: str, symbols: Sequence[str], *answers: str, dice: Iterable[object] = ()) -> Changes:
        """Somebody is on the way along a route with these symbols, until it arrives."""
        member = self.member(section)
        who = SECTIONS.index(section)
        route = next(each for each in BOX.boards[self.state.planet].exits[member.at] if each.to == ASIDE)
        self.state.moving = Moving(who, route.number, symbols=list(symbols))

        async def go() -> None:
            self.state.phase = Phase.MOVE
            while self.state.phase == Phase.MOVE:
                await moving.move_on(self.state)

        return self.run(go, answers, dice)

    def harm(self, *answers: str, dice: Iterable[object] = ()) -> Changes:
        """Step 6 of the check: one injury or danger die."""
        assert self.state.check is not None
        self.state.check.step, self.state.phase = 6, Phase.INJURIES
        return self.run(lambda: harm.resolve_harm(self.state), answers, dice)

    def leads(self, kind: str, count: int, *answers: str, dice: Iterable[object] = ()) -> Changes:
        """Somebody of Security gains leads."""
        return self.run(lambda: discoveries.gain_leads(self.state, 0, KINDS.index(kind), count), answers, dice)

    def act(self, thing: Any, field: str, *answers: str, who: int = 0, dice: Iterable[object] = ()) -> Changes:
        """Something printed does what it says."""
        return self.run(lambda: act(self.state, who, thing, thing.calls[field]), answers, dice)

    def goes_on(self, *answers: str, dice: Iterable[object] = ()) -> Changes:
        """Step 4 of the check as the table asks for it."""
        return self.run(lambda: checks.modify(self.state), answers, dice)

    def run(self, flow: Flow, answers: Iterable[str] = (), dice: Iterable[object] = ()) -> Changes:
        """Carry a rule out with these answers, rolls and draws. What it changed."""
        before = self.tally()
        self.asked, self.offered = [], []
        left, loaded = list(answers), list(dice)
        steps = flow().__await__()
        sent: Any = None
        while True:
            try:
                request = steps.send(sent)
            except StopIteration:
                break
            if isinstance(request, Roll | Draw):
                sent = self._chance(request, loaded)
            elif isinstance(request, First):
                sent = self._first(request, left)
            else:
                sent = self._answer(request, left)
        assert left in ([], ["*"]), f"nobody asked for {left}; asked was {self.asked}, offered {self.offered}"
        assert not loaded, f"{loaded} were not rolled or drawn"
        return less(self.tally(), before)

    def _answer(self, choice: Choice, left: list[str]) -> Value:
        keys = [self.key(value) for value in choice.values]
        own = len(keys) - choice.beside
        if own == 1 and all(key.startswith("push:") for key in keys[own:]) and (not left or left[0] not in keys):
            return choice.values[0]
        self.asked.append(choice.prompt)
        self.offered.append(keys)
        if left == ["*"]:
            return choice.values[0]
        assert left, f"no answer to '{choice.prompt}': {keys}"
        answer = left.pop(0)
        for place, key in enumerate(keys):
            if answer == key or key.endswith(f" {answer}"):
                return choice.values[place]
        raise AssertionError(f"'{answer}' is not among {keys} ({choice.prompt})")

    def _first(self, request: First, left: list[str]) -> Any:
        """Several seats are asked at once: `@1 card:brace` is the answer of seat 1, and everybody else passes."""
        for choice in request.choices:
            self.asked.append(choice.prompt)
            self.offered.append([self.key(value) for value in choice.values])
        if left and left[0].startswith("@"):
            seat, _, answer = left.pop(0)[1:].partition(" ")
            choice = next(each for each in request.choices if each.seat == int(seat))
            keys = [self.key(value) for value in choice.values]
            return (int(seat), choice.values[keys.index(answer)])
        return None

    def _chance(self, request: Roll | Draw, loaded: list[object]) -> object:
        given = loaded.pop(0) if loaded else self.state.chance.outcome(request)
        if isinstance(given, str):
            given = self._drawn(request, given)
        found = request.accept(given)
        assert found is not None, f"{given!r} cannot come of {request}"
        return found

    def _drawn(self, request: Roll | Draw, name: str) -> object:
        """What is drawn or rolled by its name: a card, a token, an event; a face of a danger die."""
        if isinstance(request, Roll):
            return (BOX.danger_faces.index(DANGER_FACES.index(name)),)
        shelves = {
            "section-cards": BOX.cards,
            "leads": BOX.leads,
            "discoveries": BOX.discoveries,
            "events": BOX.events,
            "injury": BOX.injuries,
        }
        shelf = next(shelf for purpose, shelf in shelves.items() if request.purpose.startswith(purpose))
        return shelf.number(name)

    # --- words --------------------------------------------------------------------------------------------------------

    def key(self, value: Value) -> str:
        """A value in words."""
        verb, *rest = value
        numbers = [int(each) for each in rest if isinstance(each, int)]
        match verb:
            case "die":
                pool = self.state.check.pool if self.state.check is not None else []
                rolled = [each for each in pool if [each.section, each.die] == numbers and each.face >= 0]
                return self._pool_die(rolled[0]) if rolled else self._board_die(Die(*numbers))
            case "face":
                kind = member_of(self.state, numbers[0]).dice[numbers[1]]
                return "face:" + "+".join(SYMBOLS[each] for each in BOX.faces[kind][numbers[2]])
            case "card" | "combo" | "discard":
                return f"{verb}:{BOX.cards[numbers[0]].id}"
            case "skill" | "member":
                return f"{verb}:{SECTIONS[numbers[0]]}"
            case "operate" | "set-up":
                word = "use" if verb == "operate" else "set-up"
                return f"{word}:{SECTIONS[numbers[0]]}:{BOX.equipment[numbers[1]].id}"
            case "equipment":
                return f"equipment:{BOX.equipment[numbers[0]].id}"
            case "discovery":
                return f"discovery:{SECTIONS[numbers[0]]}:{BOX.discoveries[numbers[1]].id}"
            case "unique":
                return f"unique:{SECTIONS[numbers[0]]}:{BOX.uniques[numbers[1]].id}"
            case "event":
                return f"event:{BOX.events[numbers[0]].id}"
            case "lead" | "place-lead":
                return f"lead:{BOX.leads[numbers[0]].id}"
            case "kind":
                return f"kind:{KINDS[numbers[0]]}"
            case "choice":
                return f"choice:{numbers[-1]}"
            case "symbol":
                return f"symbol:{SYMBOLS[numbers[0]]}"
            case "sector":
                return f"sector:{numbers[0] + 1}"
            case "column":
                return f"column:{SECTIONS[numbers[0]]}:{COLOURS[numbers[1]]}"
            case "injury":
                card = member_of(self.state, numbers[0]).injuries[numbers[1]]
                return f"injury:{SECTIONS[numbers[0]]}:{BOX.injuries[injury_number(card)].id}"
            case "injury-die":
                return f"injury-die:{INJURY_FACES[numbers[0]]}"
            case "danger-die":
                frame, face = divmod(numbers[0], len(DANGER_FACES))
                return f"danger-die:{BOX.frames[frame].id} {DANGER_FACES[face]}"
        return ":".join(str(each) for each in value)

    def _pool_die(self, die: Die) -> str:
        kind = member_of(self.state, die.section).dice[die.die]
        shown = "+".join(SYMBOLS[each] for each in BOX.faces[kind][die.face])
        return f"{SECTIONS[die.section]} {COLOURS[BOX.die_colours[kind]]} {shown}"

    def _board_die(self, die: Die) -> str:
        kind = member_of(self.state, die.section).dice[die.die]
        return f"{SECTIONS[die.section]} {COLOURS[BOX.die_colours[kind]]}"

    # --- what there is ------------------------------------------------------------------------------------------------

    def tally(self) -> dict[str, int]:
        """Everything that can be counted. Dice count where they are available, by colour; what is exhausted is neither
        available nor in the pool nor gone."""
        state = self.state
        found: dict[str, int] = {
            "success": state.success,
            "supplies": state.supplies,
            "actions": state.actions_left,
            "condition time": state.condition_time,
            "threat time": state.threats[0].time if state.threats else 0,
            "mission time": state.missions[0].time if state.missions else 0,
            "event discards": sum(state.event_discards),
            "foreseen": len(state.foreseen),
            "green track": state.markers.get(self._marker("green"), 0),
            "red track": state.markers.get(self._marker("red"), 0),
            "uniques": len(state.uniques),
        }
        for number, kind in enumerate(KINDS):
            found[f"{kind} leads"] = len(state.leads[number])
            found[kind] = sum(BOX.kinds[each] == number for each in state.discoveries)
        if state.check is not None:
            check = state.check
            found |= {"danger dice": len(check.danger), "injury dice": len(check.injury), "virtual": len(check.symbols)}
        for section, member in zip(SECTIONS, state.members, strict=True):
            if member is None:
                continue
            for colour, name in enumerate(COLOURS):
                found[f"{section} {name}"] = sum(
                    where == AVAILABLE and BOX.die_colours[kind] == colour
                    for kind, where in zip(member.dice, member.where, strict=True)
                )
            found[f"{section} pool"] = member.where.count(POOL)
            found[f"{section} gone"] = member.where.count(GONE)
            found[f"{section} hand"] = len(member.hand)
            found[f"{section} charges"] = member.charges
            found[f"{section} injuries"] = sum(each >= 0 for each in member.injuries)
            found[f"{section} face down"] = sum(each < 0 for each in member.injuries)
            found[f"{section} hurt"] = member.hurt.bit_count()
            found[f"{section} sector"] = member.at + 1
            found[f"{section} weary"] = int(member.weary)
            found[f"{section} equipment"] = len(member.equipment)
            found[f"{section} used"] = len(member.used) + len(member.used_turn)
        return found


def less(after: Mapping[str, int], before: Mapping[str, int]) -> Changes:
    """What is different, by how much."""
    names = dict.fromkeys([*before, *after])
    found = {name: after.get(name, 0) - before.get(name, 0) for name in names}
    return {name: by for name, by in found.items() if by}
