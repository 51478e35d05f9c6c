"""Why a piece cannot be picked: what it is, when it can be used, and what that takes, in the order of play."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from starboard.core.case import Case, in_the_way, your_decision
from starboard.core.choice import Choice, Seat, Value
from starboard.core.ruling import Condition, Grounds, Ruling, refuse
from starboard.games.vanguard.printed import SECTIONS
from starboard.games.vanguard.printed_ship import BOOK
from starboard.games.vanguard.queries import is_here
from starboard.games.vanguard.scene import scene
from starboard.games.vanguard.ship_state import KINDS
from starboard.games.vanguard.state import Phase, State
from starboard.games.vanguard.view import view
from starboard.games.vanguard.why import aboard, crew, planet, table
from starboard.games.vanguard.why.asking import HUB, Asking

_KINDS: dict[str, Callable[[Asking, str], Case]] = {
    "sector": planet.sector,
    "route": planet.route,
    "lane": planet.lane,
    "member": planet.member,
    "lander": planet.lander,
    "standee": planet.standee,
    "threat": planet.threat,
    "token": planet.token,
    "poi": planet.poi,
    "action": planet.action,
    "mission": planet.mission,
    "condition": planet.condition,
    "condition-combo": planet.condition_combo,
    "rank-up": planet.rank_up,
    "event": planet.event,
    "events": planet.events,
    "planet-rules": planet.rules_of_planet,
    "supplies": planet.supplies,
    "success": planet.success,
    "discovery": planet.discovery,
    "unique": planet.unique,
    "uniques": planet.uniques,
    "deck": planet.deck,
    "lead-bag": planet.lead_bag,
    "die": crew.die,
    "column": crew.column,
    "spent": crew.spent,
    "injury-die": crew.injury_die,
    "injury": crew.injury,
    "crew": crew.crew,
    "skill": crew.skill,
    "push": crew.push,
    "equipment": crew.equipment,
    "card": crew.card,
    "combo": crew.combo,
    "gift": crew.gift,
    "pile": crew.pile,
    "discards": crew.discards,
    "turn": table.turn,
    "seat": table.seat,
    "step": table.step,
    "side": table.side,
    "pool-injury": table.pool_die,
    "danger-die": table.pool_die,
    "added": table.pool_die,
    "row": table.row,
    "effect": table.effect,
    "log": table.log,
    "choice": table.log_choice,
    "page": aboard.page,
    "bookmark": aboard.bookmark,
    "command": aboard.pool,
    "energy": aboard.pool,
    "bag": aboard.bag,
    "morale": aboard.morale,
    "penalty": aboard.penalty,
    "weeks": aboard.weeks,
    "technology": aboard.technology,
    "situation": aboard.situation,
    "facility": aboard.facility,
    "facility-upgrade": aboard.facility_upgrade,
    "ship-lander": aboard.ship_lander,
    "system": aboard.system,
    "object": aboard.place,
    "part": aboard.part,
    "landing-track": aboard.landing_track,
    "vanguard": aboard.vanguard,
    "bed": aboard.bed,
    "name": aboard.name,
    "pocket": aboard.pocket,
}
_WAITING: dict[str, tuple[str, Callable[[Asking, str], Case]]] = {
    "objective": ("objectives", aboard.objective),
    "upgrade": ("upgrades", aboard.upgrade),
    "research": ("research", aboard.research),
    "production": ("production", aboard.production),
    "addon": ("addons", aboard.addon),
    "mod": ("mods", aboard.mod),
}
"""Cards that lie in the book or wait for it, by kind: where they are printed, and what is said of them in the book."""
_SECTOR_VERBS = ("sector", "start-in")
_OF_EQUIPMENT = ("operate", "set-up")
_OF_FINDS = ("discovery", "unique")
_UNANSWERED = ("prepare", "rest", "depart", "end-turn", "roll", "draw", "check", "done", "pass", "go-on", "save")


def case_of(asking: Asking, piece: str) -> Case | None:
    """What there is to say of a piece; None if there is no such piece."""
    kind, _, rest = piece.partition(":")
    if table.is_zone(piece):
        return table.zone(asking, piece)
    tell = _KINDS.get(kind)
    if tell is None and (kind in _WAITING or kind in KINDS):
        tell = _aboard(asking, kind, rest)
    if tell is None:
        return None
    try:
        return tell(asking, rest)
    except (LookupError, ValueError, StopIteration, AssertionError):
        return None


def _aboard(asking: Asking, kind: str, rest: str) -> Callable[[Asking, str], Case]:
    """A card of the ship: one that waits in the envelope has its own answer."""
    if kind in KINDS:
        known = BOOK.cards.get(rest.partition(":")[0])
        if known is not None and known[1] in asking.state.ship.waiting[known[0]]:
            return aboard.waiting
    return _WAITING[kind][1] if kind in _WAITING else aboard.waiting


def why_not(
    state: State, seat: Seat, choice: Choice | None, asked: str, refused: Sequence[tuple[Value, Ruling]]
) -> Ruling | None:
    """Why a key or a piece cannot be picked by a seat; None for what this table does not know."""
    asking = Asking(state, seat, choice)
    case = case_of(asking, _piece_of(state, asked))
    if case is None:
        return None
    if choice is None:
        return _out_of_turn(asking, case)
    ruling, checks = in_the_way(case, choice, refused, at_the_hub=asking.prompt == HUB)
    return ruling.on(_grounds(asking, case, checks))


def _grounds(asking: Asking, case: Case, checks: tuple[Condition, ...]) -> Callable[[], Grounds]:
    """The grounds of a case, when somebody asks for them; only what lies on the table can be pointed at."""

    def find() -> Grounds:
        there = scene(view(asking.state, asking.seat)).ids()
        seen = tuple(
            replace(check, targets=tuple(target for target in check.targets if target in there)) for check in checks
        )
        return Grounds(seen, case.opens, tuple(target for target in case.targets if target in there))

    return find


def _piece_of(state: State, asked: str) -> str:
    """The piece that a key is about, or what was asked: `move:5` is about `sector:5`."""
    verb, _, rest = asked.partition(":")
    who, _, thing = rest.partition(":")
    if verb == "move":
        return f"sector:{rest.partition(':')[0]}"
    if verb == "act":
        return f"action:{rest}"
    if verb == "complete":
        return f"mission:{rest}"
    if verb == "hand-over":
        return f"gift:{rest}"
    if verb in _OF_EQUIPMENT:
        return f"equipment:{thing}"
    if verb in _OF_FINDS and who in SECTIONS:
        return f"{verb}:{thing}"
    if verb in _SECTOR_VERBS:
        return f"sector:{rest}"
    return "turn" if verb in _UNANSWERED else asked


def _out_of_turn(asking: Asking, case: Case) -> Ruling:
    """Nobody asks this seat anything: the game is over, or somebody else decides."""
    state = asking.state
    if state.phase is Phase.OVER:
        return refuse("IV-END-04", "game-over").on(_grounds(asking, case, ()))
    waits = your_decision("IV-ROUND-04")
    if is_here(state, state.active):
        ruling = refuse("IV-ROUND-04", "others-decide", section=state.active)
        return ruling.on(_grounds(asking, case, (waits, *case.checks)))
    return refuse("IV-SHIP-GEN-05", "others-are-asked").on(_grounds(asking, case, (waits, *case.checks)))
