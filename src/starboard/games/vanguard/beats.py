"""Events as beats: which piece acts, where, on whom, and which pieces are different afterwards.

Everything is told from the event alone. A member acts by its figure on the map, the ship by its page.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starboard.core.beat import Beat, Face
from starboard.core.choice import Seat
from starboard.core.event import Event
from starboard.games.vanguard import events, events_ship
from starboard.games.vanguard.printed import BOX, SECTIONS, Thing


def beat(event: Event, seat: Seat) -> Beat | None:
    """What an event looks like to a seat; None if it only leads up to the next one."""
    make = _BEATS.get(type(event))
    if make is not None:
        return make(event)
    return Beat("plain", _member(getattr(event, "who", -1)))


# --- pieces, by their ids in the scene ------------------------------------------------------------------------------


def _member(who: int) -> str:
    """The figure of a section; the team has none."""
    return f"member:{SECTIONS[who]}" if who >= 0 else ""


def _sector(id: str) -> str:
    """`eye-of-the-void:4` on the map."""
    return f"sector:{id.rpartition(':')[2]}"


def _face(thing: Thing, rule: str, text: str = "text") -> Face:
    return Face(thing.name, getattr(thing.spec, text), rule)


# --- rounds, turns, ways ----------------------------------------------------------------------------------------------


def _round(event: events.RoundBegan) -> Beat:
    return Beat("round", amount=event.round, sets={"turn": {"round": event.round}})


def _turn(event: events.TurnBegan) -> Beat:
    who = _member(event.who)
    return Beat("turn", who, sets={"turn": {"active": who, "round": event.round}})


def _turn_ended(event: events.TurnEnded) -> Beat:
    who = _member(event.who)
    return Beat("plain", who, sets={who: {"acted": True}})


def _moved(event: events.MemberMoved | events.MemberPlaced) -> Beat:
    who = _member(event.who)
    return Beat("walk", who, (_sector(event.start), _sector(event.to)), moves={who: _sector(event.to)})


def _threat_moved(event: events.ThreatMoved) -> Beat:
    piece = f"standee:{event.threat}"
    return Beat("walk", piece, (_sector(event.start), _sector(event.to)), moves={piece: _sector(event.to)})


def _threat_placed(event: events.ThreatPlaced) -> Beat:
    return Beat("appear", path=(_sector(event.sector),), targets=(f"standee:{event.threat}",))


def _threat_acted(event: events.ThreatActed) -> Beat:
    return Beat(
        "card", f"standee:{event.threat}", face=Face(BOX.threats.find(event.threat).name, event.text, event.rule)
    )


def _threat_removed(event: events.ThreatRemoved) -> Beat:
    piece = f"standee:{event.threat}"
    return Beat("fall", targets=(piece,), gone=(piece, f"threat:{event.threat}"))


# --- dice -------------------------------------------------------------------------------------------------------------


def _die_taken(event: events.DieTaken | events.Supported) -> Beat:
    moves = {event.piece: f"side:{SECTIONS[event.who]}"} if event.piece else {}
    return Beat("plain", _member(event.who), targets=(event.piece,) if event.piece else (), moves=moves)


def _exhausted(event: events.DiceExhausted) -> Beat:
    spent = f"spent:{SECTIONS[event.who]}"
    sets: dict[str, dict[str, int | bool | str]] = {piece: {"state": "spent"} for piece in event.pieces}
    moves = dict.fromkeys(event.pieces, spent)
    return Beat("plain", _member(event.who), targets=event.pieces, amount=event.count, moves=moves, sets=sets)


def _refreshed(event: events.DiceRefreshed) -> Beat:
    return Beat("plain", _member(event.who), targets=event.pieces, amount=event.count)


def _sacrificed(event: events.DieSacrificed) -> Beat:
    gone = (event.piece,) if event.piece else ()
    return Beat("fall", _member(event.who), targets=gone, gone=gone)


def _rolled(event: events.DiceRolled) -> Beat:
    return Beat("roll", _member(event.who), amount=event.count)


def _turned(event: events.DieRerolled | events.DieTurned | events.DieAdded) -> Beat:
    if not event.piece:
        return Beat("plain", _member(event.who))
    return Beat("star", _member(event.who), targets=(event.piece,), sets={event.piece: {"face": event.face}})


def _danger(event: events.DangerRolled) -> Beat:
    face = Face(BOX.frames.find(event.frame).name, event.text, event.rule) if event.text else None
    return Beat("strike" if event.text else "roll", targets=(_member(event.who),), face=face)


# --- cards ------------------------------------------------------------------------------------------------------------


def _card_played(event: events.CardPlayed) -> Beat:
    card = BOX.cards.find(event.card)
    return Beat("card", _member(event.who), gone=(f"card:{card.id}",), face=_face(card, event.rule))


def _combo(event: events.ComboUsed) -> Beat:
    if not event.card:
        return Beat("plain", _member(event.who))
    card = BOX.cards.find(event.card)
    return Beat("card", _member(event.who), gone=(f"card:{card.id}",), face=_face(card, event.rule, "combo_text"))


def _discarded(event: events.CardDiscarded) -> Beat:
    return Beat("plain", _member(event.who), gone=(f"card:{event.card}",))


def _skill(event: events.SkillUsed) -> Beat:
    crew = BOX.crew.find(event.crew)
    return Beat("card", _member(event.who), face=Face(crew.spec.skill, crew.spec.skill_text, event.rule))


def _event(event: events.EventRevealed) -> Beat:
    card = BOX.events.find(event.event)
    text = card.spec.text if event.main else card.spec.secondary_text
    return Beat("card", _member(event.who), face=Face(card.name, text, event.rule), part=1 if event.main else 2)


def _log(event: events.LogRead) -> Beat:
    entry = BOX.logs.find(event.log)
    return Beat("card", _member(event.who), face=Face(entry.name, entry.spec.text, event.rule))


def _equipment(event: events.EquipmentUsed) -> Beat:
    return Beat("card", _member(event.who), face=_face(BOX.equipment.find(event.equipment), event.rule))


def _charge(event: events.ChargeGained) -> Beat:
    return Beat("plain", _member(event.who), adds={f"skill:{SECTIONS[event.who]}": {"count": event.count}})


def _charge_spent(event: events.ChargeSpent) -> Beat:
    return Beat("plain", _member(event.who), adds={f"skill:{SECTIONS[event.who]}": {"count": -1}})


# --- what is found, lost, done ----------------------------------------------------------------------------------------


def _injured(event: events.InjuryGained) -> Beat:
    injury = BOX.injuries.find(event.injury)
    who = _member(event.who)
    return Beat("strike", targets=(who,), amount=1, adds={who: {"injuries": 1}}, face=_face(injury, event.rule))


def _healed(event: events.InjuryRemoved) -> Beat:
    who = _member(event.who)
    return Beat("plain", who, adds={who: {"injuries": -1}})


def _success(event: events.SuccessGained) -> Beat:
    return Beat("star", targets=("success",), amount=event.count, sets={"success": {"count": event.total}})


def _supplies(event: events.SuppliesChanged) -> Beat:
    return Beat("plain", targets=("supplies",), amount=event.by, sets={"supplies": {"count": event.left}})


def _lead(event: events.LeadPlaced) -> Beat:
    deck = f"deck:{event.kind}"
    return Beat("star", targets=(deck,), amount=event.value, sets={deck: {"value": event.total}})


def _discovery(event: events.DiscoveryGained) -> Beat:
    thing = BOX.discoveries.find(event.discovery)
    deck = f"deck:{event.kind}"
    return Beat("card", targets=(deck,), adds={deck: {"count": -1}}, face=_face(thing, event.rule))


def _unique(event: events.UniqueGained) -> Beat:
    number = BOX.unique_numbers.get(event.unique)
    face = _face(BOX.uniques[number], event.rule) if number is not None else None
    return Beat("goal", targets=(f"unique:{event.unique}",), face=face)


def _poi(event: events.PoiPlaced) -> Beat:
    thing = BOX.pois.find(event.poi)
    at = _sector(event.sector)
    return Beat("open", path=(at,), targets=(f"poi:{at.removeprefix('sector:')}",), face=_face(thing, event.rule))


def _poi_gone(event: events.PoiRemoved) -> Beat:
    at = _sector(event.sector)
    return Beat("plain", path=(at,), gone=(f"poi:{at.removeprefix('sector:')}",))


def _condition(event: events.ConditionSet) -> Beat:
    thing = BOX.conditions.find(event.condition)
    return Beat("card", targets=(f"condition:{thing.id}",), face=_face(thing, event.rule))


def _mission(event: events.MissionRevealed) -> Beat:
    thing = BOX.missions.find(event.mission)
    return Beat("card", targets=(f"mission:{thing.id}",), face=_face(thing, event.rule))


def _completed(event: events.MissionCompleted) -> Beat:
    piece = f"mission:{event.mission}"
    return Beat("goal", targets=(piece,), gone=(piece,))


def _mission_failed(event: events.MissionFailed) -> Beat:
    return Beat("fall", targets=(f"mission:{event.mission}",))


def _time(event: events.TimeAdvanced | events.TimeRetreated) -> Beat:
    piece = _timed(event.what, event.id)
    return Beat("clock", targets=(piece,), sets={piece: {"time": event.space}})


def _time_ended(event: events.TimeEnded) -> Beat:
    return Beat("clock", targets=(_timed(event.what, event.id),), amount=1)


def _timed(what: str, id: str) -> str:
    """The card whose time track it is."""
    return f"{what}:{id}"


def _track(event: events.TrackAdvanced | events.TrackRetreated) -> Beat:
    piece = f"row:{event.track}"
    return Beat("clock", targets=(piece,), sets={piece: {"value": event.space}})


def _marked(event: events.RowMarked) -> Beat:
    piece = f"row:{event.outcome}"
    return Beat("star", _member(event.who), targets=(piece,), sets={piece: {"marked": True}})


def _outcome(event: events.OutcomeResolved) -> Beat:
    return Beat("plain", _member(event.who), targets=(f"row:{event.outcome}",))


def _token(event: events.TokenPlaced) -> Beat:
    return Beat("appear", _member(event.who), (_sector(event.sector),), (f"token:{event.equipment}",))


def _token_gone(event: events.TokenRemoved) -> Beat:
    piece = f"token:{event.equipment}"
    return Beat("fall", path=(_sector(event.sector),), targets=(piece,), gone=(piece,))


def _ranked(event: events.RankUpCompleted) -> Beat:
    return Beat("goal", targets=("rank-up",), sets={"rank-up": {"done": True}})


def _died(event: events.MemberDied) -> Beat:
    who = _member(event.who)
    return Beat("fall", targets=(who,), gone=(who,))


def _left(event: events.Departed | events.Evacuated) -> Beat:
    return Beat("goal" if isinstance(event, events.Departed) else "strike", _member(event.who))


# --- aboard -----------------------------------------------------------------------------------------------------------


def _page(event: events_ship.PageTurned) -> Beat:
    page = f"page:{event.page}"
    return Beat("turn", targets=(page,), moves={"bookmark": page}, sets={"turn": {"page": event.page}})


def _command(event: events_ship.CommandChanged) -> Beat:
    return Beat("plain", targets=("command",), amount=event.by, sets={"command": {"count": event.to}})


def _energy(event: events_ship.EnergyChanged) -> Beat:
    return Beat("plain", targets=("energy",), amount=event.by, sets={"energy": {"count": event.to}})


def _bag(event: events_ship.SuccessChanged) -> Beat:
    return Beat("plain", targets=("bag",), amount=event.by, sets={"bag": {"count": event.to}})


def _morale(event: events_ship.MoraleChanged) -> Beat:
    kind = "star" if event.to > event.start else "strike"
    return Beat(kind, targets=("morale",), sets={"morale": {"value": event.to + 1}})  # type: ignore[arg-type]


def _pools(event: events_ship.PoolsFilled) -> Beat:
    sets: dict[str, dict[str, int | bool | str]] = {
        "command": {"count": event.command},
        "energy": {"count": event.energy},
    }
    return Beat("star", targets=("command", "energy"), sets=sets)


def _dead(event: events_ship.CrewDied) -> Beat:
    return Beat("fall", targets=(f"crew:{BOX.crew[event.crew].id}",))


def _crew(event: events_ship.CrewAssigned | events_ship.RankRaised | events_ship.CrewRecruited) -> Beat:
    return Beat("plain", f"crew:{BOX.crew[event.crew].id}")


_BEATS: dict[type[Event], Callable[[Any], Beat]] = {
    events.RoundBegan: _round,
    events.TurnBegan: _turn,
    events.TurnEnded: _turn_ended,
    events.MemberMoved: _moved,
    events.MemberPlaced: _moved,
    events.ThreatMoved: _threat_moved,
    events.ThreatPlaced: _threat_placed,
    events.ThreatActed: _threat_acted,
    events.ThreatRemoved: _threat_removed,
    events.DieTaken: _die_taken,
    events.Supported: _die_taken,
    events.DiceExhausted: _exhausted,
    events.DiceRefreshed: _refreshed,
    events.DieSacrificed: _sacrificed,
    events.DiceRolled: _rolled,
    events.DieRerolled: _turned,
    events.DieTurned: _turned,
    events.DieAdded: _turned,
    events.DangerRolled: _danger,
    events.CardPlayed: _card_played,
    events.ComboUsed: _combo,
    events.CardDiscarded: _discarded,
    events.SkillUsed: _skill,
    events.EventRevealed: _event,
    events.LogRead: _log,
    events.EquipmentUsed: _equipment,
    events.ChargeGained: _charge,
    events.ChargeSpent: _charge_spent,
    events.InjuryGained: _injured,
    events.InjuryRemoved: _healed,
    events.SuccessGained: _success,
    events.SuppliesChanged: _supplies,
    events.LeadPlaced: _lead,
    events.DiscoveryGained: _discovery,
    events.UniqueGained: _unique,
    events.PoiPlaced: _poi,
    events.PoiRemoved: _poi_gone,
    events.ConditionSet: _condition,
    events.MissionRevealed: _mission,
    events.MissionCompleted: _completed,
    events.MissionFailed: _mission_failed,
    events.TimeAdvanced: _time,
    events.TimeRetreated: _time,
    events.TimeEnded: _time_ended,
    events.TrackAdvanced: _track,
    events.TrackRetreated: _track,
    events.RowMarked: _marked,
    events.OutcomeResolved: _outcome,
    events.TokenPlaced: _token,
    events.TokenRemoved: _token_gone,
    events.RankUpCompleted: _ranked,
    events.MemberDied: _died,
    events.Departed: _left,
    events.Evacuated: _left,
    events_ship.PageTurned: _page,
    events_ship.CommandChanged: _command,
    events_ship.EnergyChanged: _energy,
    events_ship.SuccessChanged: _bag,
    events_ship.MoraleChanged: _morale,
    events_ship.PoolsFilled: _pools,
    events_ship.CrewDied: _dead,
    events_ship.CrewAssigned: _crew,
    events_ship.RankRaised: _crew,
    events_ship.CrewRecruited: _crew,
}
"""How events look that change something one can point at; what is not here is told by its sentence alone."""
