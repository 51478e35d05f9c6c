"""What lies on crew boards and in hands: dice, cards, equipment, injuries, skills, the push."""

from __future__ import annotations

from starboard.core.case import Case, Need, case, need
from starboard.core.ruling import Ruling, refuse
from starboard.core.text import say
from starboard.games.vanguard.needs import in_words
from starboard.games.vanguard.printed import BOX, COLOURS, SECTIONS
from starboard.games.vanguard.queries import hand_limit, is_here, member_of
from starboard.games.vanguard.rules.push import can_push
from starboard.games.vanguard.state import EXHAUSTED, POOL, State
from starboard.games.vanguard.why.asking import Asking, by_ruling, exploring, nothing_under_way


def _your_section(asking: Asking, who: int) -> Need:
    """IV-SUP-06: the leader of a section decides for it."""
    ruling = refuse("IV-SUP-06", "not-your-section", section=who)
    return need(say("check-your-section"), asking.leads(who), ruling, f"seat:{asking.state.leaders[who]}")


def die(asking: Asking, rest: str) -> Case:
    """A section die: available, exhausted, or in the pool."""
    name, _, number = rest.partition(":")
    who, member = asking.member(name)
    where = member.where[int(number)]
    state = asking.state
    if where == POOL:
        return case(refuse("IV-CHECK-09", "die-in-the-pool"), say("opens-pool-die"), (), "check")
    if where == EXHAUSTED:
        return case(refuse("IV-CHECK-04", "die-exhausted", section=who), say("opens-spent"), (), f"push:{name}")
    needs = [exploring(asking), _your_section(asking, who)]
    step = state.check.step if state.check is not None else 0
    needs.append(need(say("check-dice-are-chosen"), step == 1, refuse("IV-CHECK-04", "dice-go-into-checks")))
    if state.check is not None and step == 1:
        near = who == state.check.active or member.at == state.check.at
        needs.append(need(say("check-same-sector"), near, refuse("IV-SUP-01", "too-far-to-support", section=who)))
    return case(
        refuse("IV-CHECK-04", "not-this-die"), say("opens-die", text=BOX.dice[member.dice[int(number)]].name), needs
    )


def column(asking: Asking, rest: str) -> Case:
    """A column of slots."""
    name, _, colour = rest.partition(":")
    asking.member(name)
    if colour not in COLOURS:
        raise LookupError(colour)
    return case(refuse("IV-DICE-10", "columns-hold-dice"), say("opens-column"))


def spent(asking: Asking, name: str) -> Case:
    """Where exhausted dice lie."""
    asking.member(name)
    return case(refuse("IV-SAC-01", "spent-lie-here"), say("opens-spent"), (), f"push:{name}")


def injury_die(asking: Asking, rest: str) -> Case:
    """An injury die on a board."""
    name, _, _ = rest.partition(":")
    asking.member(name)
    return case(refuse("IV-CHECK-06", "injury-dice-stay"), say("opens-injury-die"))


def injury(asking: Asking, rest: str) -> Case:
    """An injury card."""
    name, _, slot = rest.partition(":")
    _, member = asking.member(name)
    card = member.injuries[int(slot)]
    text = BOX.injuries[card if card >= 0 else -1 - card].spec.text
    return case(refuse("IV-INJ-06", "injuries-are-healed"), say("opens-injury", text=text))


def crew(asking: Asking, id: str) -> Case:
    """A crew card, on its board or aboard."""
    thing = BOX.crew.find(id)
    state = asking.state
    opens = say("opens-crew", skill=thing.spec.skill, text=thing.spec.skill_text)
    for who, name in enumerate(SECTIONS):
        if is_here(state, who) and member_of(state, who).crew == thing.number:
            return case(refuse("IV-CREW-01", "serves-here", section=who), opens, (), f"member:{name}")
    return case(refuse("IV-SHIP-GEN-07", "waits-aboard"), opens)


def skill(asking: Asking, name: str) -> Case:
    """The skill of a crew member."""
    who, member = asking.member(name)
    spec = BOX.crew[member.crew].spec
    opens = say("opens-skill", text=spec.skill_text)
    ruling = refuse("IV-CREW-03", "no-charges", section=who)
    needs = [
        exploring(asking),
        _your_section(asking, who),
        need(say("check-charge"), member.charges > 0, ruling),
        need(say("check-timing", timing=spec.timing), _now(asking.state, spec.timing, who), _too_early(spec.timing)),
    ]
    return case(refuse("IV-CREW-03", "nothing-to-do-now"), opens, needs)


def push(asking: Asking, name: str) -> Case:
    """IV-PUSH: a die for five."""
    who, _ = asking.member(name)
    needs = [_your_section(asking, who), by_ruling(say("check-push"), can_push(asking.state, who))]
    return case(refuse("IV-PUSH-01", "push-beside-a-question"), say("opens-push"), needs)


def equipment(asking: Asking, id: str) -> Case:
    """A piece of equipment, carried or in the armory."""
    thing = BOX.equipment.find(id)
    spec = thing.spec
    state = asking.state
    opens = say("opens-equipment", text=spec.text)
    for who in range(len(SECTIONS)):
        if not is_here(state, who) or thing.number not in member_of(state, who).equipment:
            continue
        member = member_of(state, who)
        used = thing.number in member.used or thing.number in member.used_turn
        needs = [
            exploring(asking),
            _your_section(asking, who),
            need(say("check-unused"), not used, refuse("IV-EQUIP-08", "used-already")),
        ]
        timing = "turn" if spec.token else spec.timing
        if state.check is not None and timing in ("turn", "check"):
            ruling = refuse("IV-CHECK-14", "no-equipment-in-support")
            needs.append(need(say("check-makes-the-check"), who == state.check.active, ruling))
        if spec.counts_as_action:
            ruling = refuse("IV-ACT-04", "no-actions-left", section=who)
            needs.append(need(say("check-action-left"), state.actions_left > 0, ruling))
        modifies = timing == "turn" and not spec.token and _now(state, "check", who)
        now = modifies or _now(state, timing, who)
        needs.append(need(say("check-timing", timing=timing), now, _too_early(timing)))
        ruling = refuse("IV-EQUIP-08", "nothing-to-do-now") if spec.action else refuse("IV-EQUIP-08", "works-by-itself")
        return case(ruling, opens, needs)
    return case(refuse("IV-EQUIP-02", "in-the-armory"), opens)


def gift(asking: Asking, rest: str) -> Case:
    """IV-EQUIP-07: equipment that would change hands."""
    giver, _, words = rest.partition(":")
    id, _, taker = words.partition(":")
    who, member = asking.member(giver)
    to, other = asking.member(taker)
    thing = BOX.equipment.find(id)
    opens = say("opens-equipment", text=thing.spec.text)
    if thing.number not in member.equipment:
        return case(refuse("IV-EQUIP-02", "in-the-armory"), opens)
    needs = [exploring(asking)]
    if thing.spec.section:
        needs.append(need(say("check-any-section"), False, refuse("IV-EQUIP-06", "of-one-section", section=who)))
    far = refuse("IV-EQUIP-07", "too-far-to-support", section=to)
    needs.append(need(say("check-in-one-sector"), member.at == other.at, far))
    return case(refuse("IV-RULING-61", "change-hands"), opens, [*needs, nothing_under_way(asking)])


def card(asking: Asking, id: str) -> Case:
    """A section card in a hand, or among those a deck is built of."""
    thing = BOX.cards.find(id)
    spec = thing.spec
    state = asking.state
    who = BOX.card_sections[thing.number]
    opens = say("opens-card", text=spec.text, needs=in_words(thing.need), combo=spec.combo_text)
    if not is_here(state, who) or thing.number not in member_of(state, who).hand:
        return case(refuse("IV-CARD-07", "in-the-section-box"), opens)
    needs = _hand_needs(asking, who)
    needs.append(need(say("check-timing", timing=spec.timing), _now(state, spec.timing, who), _too_early(spec.timing)))
    check = state.check
    if spec.timing == "check" and check is not None and check.active != who:
        near = member_of(state, who).at == check.at or who in check.helpers
        far = refuse("IV-CHECK-12", "too-far-to-support", section=who)
        once = refuse("IV-CHECK-12", "one-card-each", section=who)
        needs.append(need(say("check-same-sector"), near, far))
        needs.append(need(say("check-one-card"), who not in check.supported, once))
    return case(refuse("IV-CARD-02", "nothing-to-do-now"), opens, needs)


def combo(asking: Asking, id: str) -> Case:
    """The combo of a section card in a hand."""
    thing = BOX.cards.find(id)
    state = asking.state
    check = state.check
    who = BOX.card_sections[thing.number]
    opens = say("opens-combo", needs=in_words(thing.need), text=thing.spec.combo_text)
    if not is_here(state, who) or thing.number not in member_of(state, who).hand:
        return case(refuse("IV-CARD-07", "in-the-section-box"), opens)
    needs = _hand_needs(asking, who)
    step = check.step if check is not None else 0
    needs.append(need(say("check-step-five"), step == 5, refuse("IV-COMBO-06", "only-in-step-five")))
    if check is not None:
        ruling = refuse("IV-SUP-05", "combos-of-the-active")
        needs.append(need(say("check-makes-the-check"), who == check.active, ruling))
    return case(refuse("IV-COMBO-02", "dice-do-not-pay"), opens, needs)


def _hand_needs(asking: Asking, who: int) -> list[Need]:
    """What every card in a hand takes."""
    state = asking.state
    over = len(member_of(state, who).hand) > hand_limit(state, who)
    return [
        exploring(asking),
        _your_section(asking, who),
        need(say("check-hand-limit"), not over, refuse("IV-CARD-05", "too-many-cards", section=who)),
    ]


def _now(state: State, timing: str, who: int) -> bool:
    """Whether a timing fits the moment."""
    match timing:
        case "check":
            return state.check is not None and state.check.step == 4
        case "turn":
            return state.active == who and state.check is None
        case "move":
            return state.moving is not None
        case "any":
            return True
    return any(pending.kind == timing for pending in state.pending)


def _too_early(timing: str) -> Ruling:
    return refuse("IV-CARD-02", "another-time", timing=timing)


def pile(asking: Asking, name: str) -> Case:
    """A section deck."""
    asking.member(name)
    return case(refuse("IV-CARD-06", "cards-are-drawn"), say("opens-pile"))


def discards(asking: Asking, name: str) -> Case:
    """A discard pile."""
    asking.member(name)
    return case(refuse("IV-CARD-03", "discards-lie-there"), say("opens-discards"))
