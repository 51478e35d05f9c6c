"""Equipment: using it, setting it up, handing it over; what discoveries can do (IV-EQUIP, IV-DISC-04, IV-RULING-70)."""

from __future__ import annotations

from starboard.core.choice import Value, choose
from starboard.games.vanguard import effects
from starboard.games.vanguard.printed import BOX, SECTIONS, Thing
from starboard.games.vanguard.queries import member_of, member_sections, members_at, seat_of, upgrades_of
from starboard.games.vanguard.rules.acting import act
from starboard.games.vanguard.rules.anytime import does, offers
from starboard.games.vanguard.state import UNIQUE, Member, Phase, State

AGREE: Value = ("agree",)
DISAGREE: Value = ("disagree",)


def usable(state: State, who: int, member: Member, equipment: int, timings: tuple[str, ...]) -> bool:
    """IV-EQUIP-08: whether a piece of equipment can be used now."""
    thing = BOX.equipment[equipment]
    spec = thing.spec
    timing = spec.timing
    if timing not in timings and not (timing == "turn" and "check" in timings):
        return False
    if timing in ("turn", "check") and state.active != who:
        return False
    if timing == "check" and (state.check is None or state.check.active != who):
        return False
    if spec.counts_as_action and not spec.token and not _has_action(state, who):
        return False
    if equipment in member.used_turn or _is_used_up(state, equipment):
        return False
    call = thing.calls["action"]
    return bool(call.deeds) and call.can(state, who)


def _has_action(state: State, who: int) -> bool:
    """IV-ACT-04: an action is left, and nothing is under way."""
    return state.active == who and state.actions_left > 0 and state.check is None and state.moving is None


def _is_used_up(state: State, equipment: int) -> bool:
    return any(member is not None and equipment in member.used for member in state.members)


@offers("equipment")
def offer_equipment(state: State, who: int, member: Member, timings: tuple[str, ...], values: list[Value]) -> None:
    """IV-EQUIP-08: what a member carries."""
    for each in member.equipment:
        spec = BOX.equipment[each].spec
        if spec.of:
            continue
        if spec.token:
            if "turn" in timings and _can_set_up(state, who, each):
                values.append(("set-up", who, each))
        elif usable(state, who, member, each, timings):
            values.append(("operate", who, each))


@offers()
def offer_tokens(state: State, who: int, member: Member, timings: tuple[str, ...], values: list[Value]) -> None:
    """IV-EQUIP-10: what is set up in a member's sector."""
    for token in state.sectors[member.at].tokens if state.sectors else ():
        for each in (token, *upgrades_of(state, token)):
            if usable(state, who, member, each, timings):
                values.append(("operate", who, each))


def _can_set_up(state: State, who: int, equipment: int) -> bool:
    """IV-EQUIP-10, 11: not twice; and with an action, if it counts as one (IV-EX-23)."""
    if state.active != who or state.check is not None or state.moving is not None:
        return False
    if any(equipment in sector.tokens for sector in state.sectors):
        return False
    return not BOX.equipment[equipment].spec.counts_as_action or state.actions_left > 0


@does("set-up")
async def set_up(state: State, value: Value) -> None:
    """IV-EQUIP-10: field equipment is put into the sector as a token."""
    who, equipment = int(value[1]), int(value[2])
    if BOX.equipment[equipment].spec.counts_as_action:
        effects.begin_action(state, who, "set-up")
    effects.put_token(state, who, equipment, member_of(state, who).at)


@does("operate")
async def use(state: State, value: Value) -> None:
    """IV-EQUIP-08: a piece of equipment does what it says."""
    who, equipment = int(value[1]), int(value[2])
    thing = BOX.equipment[equipment]
    if thing.spec.counts_as_action and not thing.spec.token:
        effects.begin_action(state, who, "use")
    effects.use_equipment(state, who, equipment)
    await act(state, who, thing, thing.calls["action"], member_of(state, who).at)


# --- handing over -----------------------------------------------------------------------------------------------------


def may_carry(section: int, equipment: int) -> bool:
    """IV-EQUIP-06: a card with a section symbol is that section's alone."""
    wanted = BOX.equipment[equipment].spec.section
    return not wanted or SECTIONS[section] == wanted


def gifts(state: State, seat: int) -> list[Value]:
    """IV-EQUIP-07, IV-RULING-61: what could change hands between two members in one sector, in anyone's turn; one of
    them is led by this seat."""
    values: list[Value] = []
    for who in member_sections(state):
        member = member_of(state, who)
        if not member.equipment:
            continue
        others = [
            each
            for each in members_at(state, member.at)
            if each != who and seat in (seat_of(state, who), seat_of(state, each))
        ]
        values += [
            ("hand-over", who, equipment, other)
            for equipment in dict.fromkeys(member.equipment)
            if not BOX.equipment[equipment].spec.section
            for other in others
        ]
    return values


async def give(state: State, value: Value) -> None:
    """IV-RULING-61: both owners agree, and a piece of equipment changes hands."""
    who, equipment, to = int(value[1]), int(value[2]), int(value[3])
    if await _agrees(state, who, "give-equipment", to, equipment) and await _agrees(
        state, to, "take-equipment", who, equipment
    ):
        effects.give_equipment(state, who, to, equipment)


async def _agrees(state: State, owner: int, prompt: str, other: int, equipment: int) -> bool:
    """Whether an owner agrees with the other one; whoever acts has said so already."""
    seat = seat_of(state, owner)
    if seat == seat_of(state, state.active):
        return True
    answer = await choose(
        seat,
        prompt,
        [AGREE, DISAGREE],
        rule="IV-RULING-61",
        section=other,
        equipment=BOX.equipment[equipment].id,
    )
    return answer == AGREE


# --- discoveries ------------------------------------------------------------------------------------------------------


@offers(of_finds=True)
def offer_discoveries(state: State, who: int, member: Member, timings: tuple[str, ...], values: list[Value]) -> None:
    """IV-DISC-04, IV-RULING-70: abilities for the planet, of what lies with the lander; none while the ship book is
    open."""
    if state.phase == Phase.SHIP:
        return
    for each in dict.fromkeys(state.discoveries):
        if each not in state.used_things and _ready(state, who, BOX.discoveries[each], timings):
            values.append(("discovery", who, each))
    for each in state.uniques:
        if UNIQUE + each not in state.used_things and _ready(state, who, BOX.uniques[each], timings):
            values.append(("unique", who, each))


def _ready(state: State, who: int, thing: Thing, timings: tuple[str, ...]) -> bool:
    call = thing.calls["planet"]
    return bool(call.deeds) and _in_time(state, who, thing.spec.timing, timings) and call.can(state, who)


def _in_time(state: State, who: int, timing: str, timings: tuple[str, ...]) -> bool:
    if timing not in timings:
        return False
    if timing == "check":
        return state.check is not None and state.check.active == who
    return timing != "turn" or state.active == who


@does("discovery")
async def use_discovery(state: State, value: Value) -> None:
    """IV-DISC-04: a discovery is used on the planet."""
    who, number = int(value[1]), int(value[2])
    thing = BOX.discoveries[number]
    effects.use_discovery(state, who, number)
    await act(state, who, thing, thing.calls["planet"])


@does("unique")
async def use_unique(state: State, value: Value) -> None:
    """IV-UDISC-03: a unique discovery is used on the planet."""
    who, number = int(value[1]), int(value[2])
    thing = BOX.uniques[number]
    effects.use_unique(state, who, number)
    await act(state, who, thing, thing.calls["planet"])
