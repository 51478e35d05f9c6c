"""How the thumb answers each question: what every option is worth."""

from __future__ import annotations

from starboard.core.advice import Advice
from starboard.core.choice import Choice, Value
from starboard.games.vanguard.printed import BOX
from starboard.games.vanguard.printed_ship import BOOK
from starboard.games.vanguard.state import EXHAUSTED
from starboard.games.vanguard.thumb import aboard, checking, turns
from starboard.games.vanguard.thumb.mind import Mind

DECLINING = ("decline", "done", "pass", "nobody", "no-help", "no-more", "keep", "disagree", "nothing")


def _otherwise(mind: Mind, choice: Choice, value: Value) -> float:
    """The first thing that is no refusal."""
    return -0.1 if value[0] in DECLINING else 0.0


# --- choices that texts offer -----------------------------------------------------------------------------------------


def _log(mind: Mind, choice: Choice, value: Value) -> float:
    """What a page of the log offers."""
    view = mind.view
    read = view.read or (view.ship.read if view.ship is not None else [])
    parts = BOX.logs[read[-1]].parts.get("choice", ()) if read else ()
    return turns.option_of(mind, parts, value, -1)


def _event(mind: Mind, choice: Choice, value: Value) -> float:
    parts = BOX.events[mind.view.event].parts.get("option", ()) if mind.view.event >= 0 else ()
    return turns.option_of(mind, parts, value, mind.view.active)


def _move_choice(mind: Mind, choice: Choice, value: Value) -> float:
    parts = BOX.conditions[mind.view.condition].parts.get("option", ())
    return turns.option_of(mind, parts, value, mind.view.active)


def _landing(mind: Mind, choice: Choice, value: Value) -> float:
    """Supplies rather than people."""
    return -float(int(value[-1]))


# --- people -----------------------------------------------------------------------------------------------------------


def _whom(mind: Mind, choice: Choice, value: Value) -> float:
    """Whom something good should come to: whoever is hurt, then whoever has most to get back."""
    member = mind.member(int(value[1]))
    return 2.0 * len(member.injuries) + 0.3 * member.where.count(EXHAUSTED)


def _least_hurt(mind: Mind, choice: Choice, value: Value) -> float:
    """Whom something befalls of which one cannot tell whether it is good: whoever bears it best."""
    member = mind.member(int(value[1]))
    return -2.0 * len(member.injuries) + 0.1 * member.where.count(EXHAUSTED)


def _fewest_cards(mind: Mind, choice: Choice, value: Value) -> float:
    member = mind.member(int(value[1]))
    return float(member.limit - len(member.hand))


def _fewest_charges(mind: Mind, choice: Choice, value: Value) -> float:
    return -float(mind.member(int(value[1])).charges)


def _start(mind: Mind, choice: Choice, value: Value) -> float:
    """Whoever has most dice begins."""
    member = mind.member(int(value[1]))
    return -float(member.where.count(EXHAUSTED))


def _agree(mind: Mind, choice: Choice, value: Value) -> float:
    """IV-DEPART-01: yes, if everybody of one's own is aboard."""
    own = [section for section in mind.team if mind.view.leaders[section] == choice.seat]
    aboard_ = all(mind.member(section).at == mind.view.lander_at for section in own)
    return (1.0 if aboard_ or not turns.mind_can_wait(mind) else -1.0) if value[0] == "agree" else 0.0


def _gift(mind: Mind, choice: Choice, value: Value) -> float:
    return 1.0 if value[0] == "agree" else 0.0


def _where(mind: Mind, choice: Choice, value: Value) -> float:
    """A free move: to where something is worth doing."""
    who = turns.whose(choice)
    if value[0] != "sector" or who < 0 or mind.view.members[who] is None:
        return 0.0
    return mind.goals(who)[int(value[1])] - mind.goals(who)[mind.member(who).at] * 0.9


def _threat(mind: Mind, choice: Choice, value: Value) -> float:
    """Away from people."""
    return -float(sum(1 for section in mind.team if mind.member(section).at == int(value[1])))


def _kind(mind: Mind, choice: Choice, value: Value) -> float:
    """Where leads lie already."""
    return float(sum(BOX.leads[lead].spec.value for lead in mind.view.leads[int(value[1])]))


def _lead(mind: Mind, choice: Choice, value: Value) -> float:
    """The big one first."""
    return float(BOX.leads[int(value[1])].spec.value)


def _react(mind: Mind, choice: Choice, value: Value) -> float:
    """Keeping something away, if it is worth a card."""
    if value[0] == "pass":
        return 0.0
    return {"react-injury": 2.0, "react-danger": 1.0, "react-event": 0.5}.get(choice.prompt, -0.2)


def _on_the_way(mind: Mind, choice: Choice, value: Value) -> float:
    return 0.0


def _rank_up_card(mind: Mind, choice: Choice, value: Value) -> float:
    return 0.0


def _rank_up(mind: Mind, choice: Choice, value: Value) -> float:
    return 1.0 if value[0] == "rank-up" else 0.0


def _scout(mind: Mind, choice: Choice, value: Value) -> float:
    """Bad events go."""
    if value[0] != "event":
        return 0.0
    spec = BOX.events[int(value[1])].spec
    return -mind.worth(-1).deeds(spec.deeds) - 1.0


def _repair_which(mind: Mind, choice: Choice, value: Value) -> float:
    return aboard.lander(mind, choice, value) if value[0] in ("lander", "repair") else 0.0


def _bridge(mind: Mind, choice: Choice, value: Value) -> float:
    return 1.0 + len(BOOK.upgrades[int(value[1])].spec.use) if value[0] == "use" else 0.0


ADVICE: Advice[Mind] = Advice(
    {
        "turn": turns.turn,
        "prepare": turns.prepare_how,
        "on-the-way": _on_the_way,
        "move-where": _where,
        "log-choice": _log,
        "event-choice": _event,
        "move-choice": _move_choice,
        "landing-row": _landing,
        "whom": _least_hurt,
        "heal-whom": _whom,
        "bring-whom": _whom,
        "lend-whom": _whom,
        "lead-card": _fewest_cards,
        "lead-charge": _fewest_charges,
        "start-token": _start,
        "agree-to-depart": _agree,
        "take-equipment": _gift,
        "give-equipment": _gift,
        "threat-where": _threat,
        "which-kind": _kind,
        "lead-order": _lead,
        "react-injury": _react,
        "react-danger": _react,
        "react-event": _react,
        "react-exhaust": _react,
        "rank-up-card": _rank_up_card,
        "scout-discard": _scout,
        "choose-dice": checking.choose_dice,
        "support": checking.support,
        "lend-die": checking.support,
        "add-die": checking.support,
        "modify": checking.modify,
        "reroll-die": checking.change_die,
        "turn-die": checking.change_die,
        "match-die": checking.change_die,
        "set-aside": checking.change_die,
        "take-back": checking.change_die,
        "turn-to": checking.turn_to,
        "copy-symbol": checking.add_symbol,
        "add-symbol": checking.add_symbol,
        "combos": checking.combos,
        "spend-die": checking.spend,
        "spend-on-effect": checking.spend_on_effect,
        "vanguard-counts": checking.counts,
        "mark-row": checking.mark,
        "exhaust-die": checking.give_up,
        "sacrifice-die": checking.give_up,
        "pushed-out": checking.give_up,
        "refresh-die": checking.bring_back,
        "recover-die": checking.bring_back,
        "injury-column": checking.column,
        "heal-die": checking.heal_die,
        "heal-injury": checking.heal_injury,
        "turn-injury": checking.heal_injury,
        "hand-limit": checking.discard,
        "discard-card": checking.discard,
        "recall-card": checking.recall,
        "star-map": aboard.star_map,
        "facilities": aboard.facilities,
        "install-which": aboard.install,
        "study": aboard.study,
        "study-help": aboard.assign,
        "production": aboard.produce,
        "hurry": aboard.hurry,
        "situation-room": aboard.solve,
        "barracks": aboard.barracks,
        "train": aboard.train,
        "assign-whom": aboard.assign,
        "away-team": aboard.send,
        "first-on-board": aboard.send,
        "keep-recruit": aboard.keep,
        "help-patient": aboard.help_patient,
        "choose-lander": aboard.lander,
        "repair": aboard.repair,
        "repair-which": _repair_which,
        "fit-mods": aboard.mod,
        "load": aboard.load,
        "take-die": aboard.take_die,
        "return-die": aboard.return_die,
        "box-die": aboard.return_die,
        "trade-dice": aboard.trade,
        "pay-discovery": aboard.pay_discovery,
        "lose-discovery": aboard.pay_discovery,
        "leave-discovery": aboard.pay_discovery,
        "morale-penalty": aboard.penalty,
        "section-deck": aboard.deck,
        "change-deck": aboard.deck,
        "saving": aboard.go_on,
        "rank-up": _rank_up,
        "bridge": _bridge,
    },
    {},
    _otherwise,
    turns.aside,
)
"""By question, what an option is worth."""
