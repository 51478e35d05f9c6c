"""Events as beats: which piece acts, where, on whom, and which pieces are different afterwards.

Everything is told from the event alone. What an event tells to whom it concerns (a card that was drawn) is not shown:
all see only that a hand has grown. The cause of an event counts the steps of the Hegemon's turn (`part`), so that his
panel knows which of them a beat belongs to.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starboard.core.beat import PLAIN, Beat, Face
from starboard.core.choice import Seat
from starboard.core.event import Event
from starboard.games.edge import events
from starboard.games.edge.printed import BOX, FLEET, RESOURCES, SHIPS, TRACKS, Thing
from starboard.games.edge.state import HEGEMON, RAIDERS

Adds = dict[str, dict[str, int]]
Sets = dict[str, dict[str, int | bool | str]]


def beat(event: Event, seat: Seat) -> Beat | None:
    """What an event looks like to a seat; None if it only leads up to the next one."""
    make = _BEATS.get(type(event))
    if make is not None:
        return make(event, seat)
    who = getattr(event, "who", RAIDERS)
    return PLAIN if who == RAIDERS else Beat("plain", _seat(who))


# --- pieces, by their ids in the scene ------------------------------------------------------------------------------


def _seat(who: int) -> str:
    """Who acts; raiders have no seat."""
    return "" if who == RAIDERS else f"seat:{who}"


def _region(id: str) -> str:
    return f"region:{id}"


def _at_station(kind: str, who: int, seat: Seat, id: str) -> str:
    """Something on a station: one's own goes without its owner's number."""
    return f"{kind}:{id}" if who == seat else f"{kind}:{who}:{id}"


def _ships(who: int) -> tuple[str, ...]:
    return tuple(f"ship:{who}:{ship}" for ship in range(len(FLEET)))


def _dice(who: int, faces: tuple[int, ...]) -> Sets:
    """The dice of a side as they lie now."""
    return {f"die:{who}:{place}": {"face": face} for place, face in enumerate(faces)}


def _face(thing: Thing, rule: str) -> Face:
    return Face(thing.name, thing.spec.text, rule)


def _stores(who: int, seat: Seat, by: tuple[int, ...], sign: int) -> Adds:
    return {
        _at_station("store", who, seat, RESOURCES[kind]): {"count": sign * count}
        for kind, count in enumerate(by)
        if count
    }


# --- turns and cards ------------------------------------------------------------------------------------------------


def _turn_began(event: events.TurnBegan, seat: Seat) -> Beat:
    who = _seat(event.who)
    return Beat("turn", who, sets={"turn": {"active": who, "round": event.turn}})


def _gained(event: events.ResourcesGained, seat: Seat) -> Beat:
    store = _at_station("store", event.who, seat, RESOURCES[event.kind])
    return Beat("plain", _seat(event.who), amount=event.count, adds={store: {"count": event.count}})


def _lost(event: events.ResourceLost, seat: Seat) -> Beat:
    store = _at_station("store", event.who, seat, RESOURCES[event.kind])
    return Beat("plain", _seat(event.who), amount=event.count, adds={store: {"count": -event.count}})


def _paid(event: events.ResourcesPaid, seat: Seat) -> Beat:
    return Beat("plain", _seat(event.who), adds=_stores(event.who, seat, event.paid, -1))


def _energy_spent(event: events.EnergySpent, seat: Seat) -> Beat:
    adds = _stores(event.who, seat, (event.count,), -1)
    return Beat(
        "plain", _seat(event.who), adds=adds | {f"side:{event.who}": {"energy": event.count, "die": event.count}}
    )


def _card_drawn(event: events.CardDrawn, seat: Seat) -> Beat:
    return Beat("plain", _seat(event.who), adds={_seat(event.who): {"cards": 1}})


def _discarded(event: events.CardsDiscarded, seat: Seat) -> Beat:
    return Beat("plain", _seat(event.who), adds={_seat(event.who): {"cards": -event.count}})


def _card_played(event: events.CardPlayed, seat: Seat) -> Beat:
    card = BOX.tactics[event.card]
    return Beat(
        "card",
        _seat(event.who),
        adds={_seat(event.who): {"cards": -1}},
        gone=(f"card:{card.id}",) if event.who == seat else (),
        face=_face(card, event.rule),
    )


def _card_given(event: events.CardGiven, seat: Seat) -> Beat:
    adds = {_seat(event.who): {"cards": -1}, _seat(event.to): {"cards": 1}}
    return Beat("plain", _seat(event.who), targets=(_seat(event.to),), adds=adds)


def _scored(event: events.PointsScored, seat: Seat) -> Beat:
    return Beat("plain", _seat(event.who), amount=event.points, adds={_seat(event.who): {"score": event.points}})


def _advanced(event: events.TrackAdvanced, seat: Seat) -> Beat:
    track = TRACKS[event.track]
    marker = f"marker:{track}:{event.who}"
    return Beat("plain", _seat(event.who), targets=(marker,), moves={marker: f"track:{track}:{event.to}"})


# --- the map --------------------------------------------------------------------------------------------------------


def _launched(event: events.ShipLaunched, seat: Seat) -> Beat:
    pad = _at_station("pad", event.who, seat, SHIPS[event.ship])
    return Beat(
        "appear",
        _seat(event.who),
        path=(_region(event.to),),
        targets=(event.piece,),
        sets={"turn": {"active": _seat(event.who)}},
        adds={pad: {"count": -1}},
    )


def _ship_moved(event: events.ShipMoved, seat: Seat) -> Beat:
    return Beat("walk", event.piece, (_region(event.start), _region(event.to)))


def _raider_moved(event: events.RaiderMoved, seat: Seat) -> Beat:
    return Beat("walk", event.piece, (_region(event.start), _region(event.to)))


def _ship_damaged(event: events.ShipDamaged, seat: Seat) -> Beat:
    return Beat("fall", path=(_region(event.at),), targets=(event.piece,), gone=(event.piece,))


def _shield_hit(event: events.ShieldHit, seat: Seat) -> Beat:
    return Beat("strike", path=(_region(event.at),), targets=(event.piece,), amount=1, adds={event.piece: {"marks": 1}})


def _home(event: events.FleetReturned, seat: Seat) -> Beat:
    return Beat("plain", _seat(event.who), gone=_ships(event.who))


def _recalled(event: events.ShipRecalled, seat: Seat) -> Beat:
    return Beat("plain", _seat(event.who), gone=(event.piece,))


def _moon_claimed(event: events.MoonClaimed, seat: Seat) -> Beat:
    at = _region(event.at)
    return Beat("plain", _seat(event.who), (at,), gone=(f"{at}:moon:{BOX.moons[event.moon].id}",))


def _recruited(event: events.LeadersRecruited, seat: Seat) -> Beat:
    at = _region(event.at)
    leaders = {f"leaders:{event.who}": {"count": event.count}}
    return Beat("plain", _seat(event.who), (at,), adds=leaders, gone=(f"{at}:leader:{event.who}",))


def _collected(event: events.GoodsCollected, seat: Seat) -> Beat:
    at, kind = _region(event.at), RESOURCES[event.kind]
    store = {} if event.who == HEGEMON else {_at_station("store", event.who, seat, kind): {"count": event.count}}
    return Beat("plain", _seat(event.who), (at,), adds=store, gone=(f"{at}:goods:{kind}",))


def _laid(event: events.GoodsLaid, seat: Seat) -> Beat:
    at = _region(event.at)
    return Beat("appear", path=(at,), targets=(f"{at}:goods:{RESOURCES[event.kind]}",))


def _built(event: events.DevelopmentBuilt, seat: Seat) -> Beat:
    at = _region(event.at)
    leaders = {f"leaders:{event.who}": {"count": -event.leaders}}
    return Beat("appear", _seat(event.who), path=(at,), targets=(f"{at}:development",), adds=leaders)


def _ruined(event: events.DevelopmentCollapsed | events.DevelopmentRestored, seat: Seat) -> Beat:
    piece = f"{_region(event.at)}:development"
    ruined = isinstance(event, events.DevelopmentCollapsed)
    return Beat("plain", _seat(event.who), (_region(event.at),), (piece,), sets={piece: {"ruined": ruined}})


def _raider_entered(event: events.RaiderEntered, seat: Seat) -> Beat:
    return Beat("appear", path=(_region(event.at),), targets=(event.piece,))


def _raider_defeated(event: events.RaiderDefeated, seat: Seat) -> Beat:
    return Beat("fall", _seat(event.who), (_region(event.at),), (event.piece,), gone=(event.piece,))


# --- stations -------------------------------------------------------------------------------------------------------


def _module_gained(event: events.ModuleGained, seat: Seat) -> Beat:
    """A module leaves the display for a station."""
    module = f"module:{BOX.modules[event.module].id}"
    return Beat("appear", _seat(event.who), targets=(module,), gone=(module,), adds={_seat(event.who): {"modules": 1}})


def _module_shown(event: events.ModuleShown, seat: Seat) -> Beat:
    return Beat("appear", targets=(f"module:{BOX.modules[event.module].id}",))


def _module_used(event: events.ModuleUsed, seat: Seat) -> Beat:
    return Beat("plain", _seat(event.who), targets=(f"module:{BOX.modules[event.module].id}",))


def _module_damaged(event: events.ModuleDamaged, seat: Seat) -> Beat:
    module = f"module:{BOX.modules[event.module].id}"
    return Beat("strike", targets=(module,), amount=1, adds={module: {"damage": 1}})


def _module_repaired(event: events.ModuleRepaired, seat: Seat) -> Beat:
    module = f"module:{BOX.modules[event.module].id}"
    return Beat("plain", _seat(event.who), targets=(module,), adds={module: {"damage": -1}})


def _infested(event: events.ModuleInfested | events.ModuleCleaned, seat: Seat) -> Beat:
    module = f"module:{BOX.modules[event.module].id}"
    phage = isinstance(event, events.ModuleInfested)
    return Beat("plain", _seat(event.who), targets=(module,), sets={module: {"infested": phage}})


# --- battle ---------------------------------------------------------------------------------------------------------


def _rolled(event: events.BattleRolled, seat: Seat) -> Beat:
    """The dice come to lie on the stage."""
    return Beat("roll", _seat(event.who), targets=tuple(_dice(event.who, event.faces)))


def _dice_added(event: events.DiceAdded, seat: Seat) -> Beat:
    side = f"side:{event.who}"
    return Beat("plain", _seat(event.who), targets=(side,), adds={side: {"tactics": event.count}})


def _die_changed(event: events.DieChanged | events.DieRemoved, seat: Seat) -> Beat:
    """A die shows another face, or does not count any more: the dice lie in order again."""
    gone = (f"die:{event.who}:{len(event.faces)}",) if isinstance(event, events.DieRemoved) else ()
    return Beat(
        "roll",
        _seat(event.who),
        targets=tuple(_dice(event.who, event.faces)),
        sets=_dice(event.who, event.faces),
        gone=gone,
    )


def _withdrew(event: events.SideWithdrew, seat: Seat) -> Beat:
    return Beat("plain", _seat(event.who), sets={f"side:{event.who}": {"out": True}}, gone=event.pieces)


# --- events and the Hegemon -----------------------------------------------------------------------------------------


def _marker_moved(event: events.EventMarkerMoved | events.EventMarkerReset, seat: Seat) -> Beat:
    return Beat("clock", targets=("event-marker",), moves={"event-marker": f"event-space:{event.step}"})


def _probe_moved(event: events.ProbeMoved, seat: Seat) -> Beat:
    return Beat("plain", path=(_region(event.at),), targets=("probe",), moves={"probe": _region(event.at)})


def _order(order: int) -> str:
    return f"order:{BOX.orders[order].spec.deck}"


def _ordered(event: events.HegemonOrdered, seat: Seat) -> Beat:
    face = _face(BOX.orders[event.order], event.rule)
    return Beat("card", _seat(HEGEMON), targets=(_order(event.order),), face=face)


def _command_moved(event: events.CommandMoved, seat: Seat) -> Beat:
    spaces = len(BOX.officers[0].spec.ring)
    now, before = f"ring:{event.space - 1}", f"ring:{(event.space - 2) % spaces}"
    return Beat("plain", _seat(HEGEMON), targets=(now,), sets={before: {"now": False}, now: {"now": True}})


_BEATS: dict[type[Event], Callable[[Any, Seat], Beat | None]] = {
    events.TurnBegan: _turn_began,
    events.EndTriggered: lambda event, seat: Beat("round", _seat(event.who), sets={"turn": {"ending": True}}),
    events.ResourcesGained: _gained,
    events.ResourceLost: _lost,
    events.ResourcesPaid: _paid,
    events.CardDrawn: _card_drawn,
    events.CardsDiscarded: _discarded,
    events.CardPlayed: _card_played,
    events.CardGiven: _card_given,
    events.PointsScored: _scored,
    events.TrackAdvanced: _advanced,
    events.ShipLaunched: _launched,
    events.ShipMoved: _ship_moved,
    events.ShipDamaged: _ship_damaged,
    events.ShieldHit: _shield_hit,
    events.FleetReturned: _home,
    events.ShipRecalled: _recalled,
    events.MoonClaimed: _moon_claimed,
    events.LeadersRecruited: _recruited,
    events.GoodsCollected: _collected,
    events.GoodsLaid: _laid,
    events.DevelopmentBuilt: _built,
    events.DevelopmentCollapsed: _ruined,
    events.DevelopmentRestored: _ruined,
    events.RaiderEntered: _raider_entered,
    events.RaiderMoved: _raider_moved,
    events.RaiderDefeated: _raider_defeated,
    events.ModuleGained: _module_gained,
    events.ModuleShown: _module_shown,
    events.ModuleUsed: _module_used,
    events.ModuleDamaged: _module_damaged,
    events.ModuleRepaired: _module_repaired,
    events.ModuleInfested: _infested,
    events.ModuleCleaned: _infested,
    events.BattleBegan: lambda event, seat: Beat("round", path=(_region(event.at),)),
    events.EnergySpent: _energy_spent,
    events.DiceAdded: _dice_added,
    events.BattleRolled: _rolled,
    events.DieChanged: _die_changed,
    events.DieRemoved: _die_changed,
    events.SideWithdrew: _withdrew,
    events.BattleWon: lambda event, seat: Beat("goal", _seat(event.who), (_region(event.at),)),
    events.EveryoneLost: lambda event, seat: Beat("goal", path=(_region(event.at),)),
    events.GateRolled: lambda event, seat: Beat("roll", _seat(event.who)),
    events.GateAnswered: lambda event, seat: Beat(
        "card", _seat(event.who), face=_face(BOX.gate[event.face - 1], event.rule)
    ),
    events.EventMarkerMoved: _marker_moved,
    events.EventMarkerReset: _marker_moved,
    events.EventRevealed: lambda event, seat: Beat("card", face=_face(BOX.events[event.event], event.rule)),
    events.ProbeMoved: _probe_moved,
    events.HegemonRolled: lambda event, seat: Beat(
        "roll", _seat(HEGEMON), amount=event.face, sets={f"order:{event.section}": {"chosen": True}}
    ),
    events.HegemonOrdered: _ordered,
    events.HegemonShipNamed: lambda event, seat: Beat(
        "plain", _seat(HEGEMON), targets=(f"pad:{HEGEMON}:{SHIPS[event.ship]}",)
    ),
    events.HegemonIdle: lambda event, seat: Beat("plain", _seat(HEGEMON)),
    events.HegemonReturned: lambda event, seat: Beat("round", _seat(HEGEMON)),
    events.HegemonActed: lambda event, seat: Beat("plain", _seat(HEGEMON)),
    events.HegemonDiverted: lambda event, seat: Beat("plain", _seat(HEGEMON), (_region(event.at),)),
    events.HegemonOrderTurned: lambda event, seat: Beat("plain", _seat(HEGEMON), targets=(_order(event.order),)),
    events.HegemonBuiltNothing: lambda event, seat: Beat("plain", _seat(HEGEMON)),
    events.HegemonUpgraded: lambda event, seat: Beat(
        "card", _seat(HEGEMON), face=_face(BOX.hegemon_upgrades[event.tile], event.rule)
    ),
    events.CommandMoved: _command_moved,
    events.NegotiationTurned: lambda event, seat: Beat(
        "card", _seat(HEGEMON), face=_face(BOX.negotiations[event.negotiation], event.rule)
    ),
}
"""How each event is shown; of the others one sees only whose doing it is."""
