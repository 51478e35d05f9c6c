"""Why a piece cannot be picked: what it is, when it can be used, and what that takes, in the order of play."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from starboard.core.case import Case, in_the_way, your_decision
from starboard.core.choice import Choice, Seat, Value
from starboard.core.ruling import Ruling, refuse
from starboard.games.edge.options import player_name
from starboard.games.edge.state import HEGEMON, Phase, State
from starboard.games.edge.why import atlas, station, table
from starboard.games.edge.why.needs import HUB, Asking

_KINDS: dict[str, Callable[[Asking, str], Case]] = {
    "region": atlas.region,
    "build": atlas.building,
    "restore": atlas.restoring,
    "ship": atlas.ship,
    "raider": atlas.raider,
    "probe": atlas.probe,
    "module": station.module,
    "function": station.function,
    "pad": station.pad,
    "supply": station.supply,
    "scrapyard": station.scrapyard,
    "bay": station.bay,
    "store": station.store,
    "leaders": station.leaders,
    "moon": station.moon,
    "card": station.card,
    "ability": station.ability,
    "token": station.token,
    "supremacy": station.supremacy,
    "upgrade": station.upgrade,
    "owned": station.owned,
    "faction": station.faction,
    "destiny": station.destiny,
    "discovery": station.discovery,
    "turn": table.turn,
    "seat": table.seat,
    "track": table.track,
    "marker": table.marker,
    "score": table.seat,
    "event": table.event_track,
    "event-space": table.event_track,
    "event-marker": table.event_track,
    "deck": table.deck,
    "laid": table.laid,
    "officer": table.officer,
    "ring": table.ring,
    "order": table.order,
    "tile": table.tile,
    "step": table.step,
    "column": table.column,
    "side": table.side,
    "die": table.die,
}
_MODULE_VERBS = ("buy", "take", "activate", "damage", "mend", "infest", "clean")
_REGION_VERBS = ("collapse", "recruit", "moon-from", "lay", "push", "wyrm", "send")
_SHIP_PLACES = {"launch": "pad", "ship": "supply", "salvage": "scrapyard", "salvage-his": f"scrapyard:{HEGEMON}"}
_CARD_VERBS = ("lose-card", "discard")
_STORE_VERBS = ("gain", "lose", "sell")
_UNANSWERED = ("return", "end-turn", "done", "ready", "pass-battle")


def case_of(asking: Asking, piece: str) -> Case | None:
    """What there is to say of a piece; None if there is no such piece."""
    if table.is_zone(piece):
        return table.zone(asking, piece)
    kind, _, rest = piece.partition(":")
    tell = _KINDS.get(kind)
    if tell is None:
        return None
    try:
        return tell(asking, rest)
    except (LookupError, ValueError, StopIteration):
        return None


def why_not(
    state: State, seat: Seat, choice: Choice | None, asked: str, refused: Sequence[tuple[Value, Ruling]]
) -> Ruling | None:
    """Why a key or a piece cannot be picked by a seat; None for what this table does not know."""
    asking = Asking(state, seat, choice)
    case = case_of(asking, _piece_of(asked, seat))
    if case is None:
        return None
    if choice is None:
        return _out_of_turn(asking, case)
    ruling, checks = in_the_way(case, choice, refused, at_the_hub=asking.prompt == HUB)
    return ruling.on(case.grounds(checks))


def _piece_of(asked: str, seat: Seat) -> str:
    """The piece that a key is about, or what was asked: `to:transport:kiln` is about `region:kiln`."""
    verb, _, rest = asked.partition(":")
    if verb in ("to", "shift"):
        return f"region:{rest.partition(':')[2]}"
    if verb in _REGION_VERBS:
        return f"region:{rest}"
    if verb in _MODULE_VERBS:
        return f"module:{rest}"
    if verb in _SHIP_PLACES and ":" not in rest:
        return f"{_SHIP_PLACES[verb]}:{rest}"
    if verb in _CARD_VERBS:
        return f"card:{rest}"
    if asked == "energy":
        return "store:energy"
    if verb in _STORE_VERBS:
        return f"store:{rest}"
    if verb in ("join", "recall"):
        return f"ship:{seat}:{rest}"
    return "turn" if verb in _UNANSWERED else asked


def _out_of_turn(asking: Asking, case: Case) -> Ruling:
    """Nobody asks this seat anything: the game is over, or somebody else decides."""
    state = asking.state
    if state.phase is Phase.OVER:
        return refuse("AE-END-14", "game-over").on(case.grounds(()))
    waits = your_decision("AE-TURN-01")
    if state.phase in (Phase.FACTIONS, Phase.READY):
        return refuse("AE-PSETUP-02", "others-set-up").on(case.grounds((waits,)))
    ruling = refuse("AE-TURN-01", "others-decide", whose=player_name(state, state.active))
    return ruling.on(case.grounds((waits, *case.checks)))
