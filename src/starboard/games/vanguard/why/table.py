"""The check, the seats, the logbook, and zones."""

from __future__ import annotations

from starboard.core.case import Case, case
from starboard.core.ruling import refuse
from starboard.core.text import say
from starboard.games.vanguard.needs import in_words
from starboard.games.vanguard.printed import BOX, SECTIONS
from starboard.games.vanguard.queries import is_here
from starboard.games.vanguard.stage import STEPS
from starboard.games.vanguard.why.asking import Asking, leader_name

ZONES = frozenset(
    {
        "map",
        "seats",
        "check",
        "pois",
        "planet",
        "discoveries",
        "log",
        "book",
        "pools",
        "bridge",
        "atlas",
        "scanner",
        "facilities",
        "laboratory",
        "production",
        "hangar",
        "crew",
        "armory",
        "decks",
        "offered",
        "medbay",
        "wall",
        "pockets",
        "future",
    }
)
"""The parts of the table; a lander and a zone of its name are one thing."""
_ZONE_NAMES = ("board-", "hand-", "crew-", "deck-")


def is_zone(piece: str) -> bool:
    """Whether this is a part of the table, and no thing on it."""
    return piece in ZONES or piece.startswith(_ZONE_NAMES)


def zone(asking: Asking, id: str) -> Case:
    """A part of the table."""
    if id == "log":
        return case(refuse("IV-LOG-01", "log-is-read"), say("opens-log-entries"))
    if id.startswith("crew-"):
        return case(refuse("IV-CREW-01", "crew-stands-here"), say("opens-crew-here"))
    return case(refuse("IV-COMP-01", "part-of-the-table"), say("opens-zone"))


def turn(asking: Asking, rest: str) -> Case:
    """Whose turn it is."""
    state = asking.state
    if is_here(state, state.active):
        ruling = refuse("IV-ROUND-05", "turn-tells", section=state.active, left=state.actions_left)
        return case(ruling, say("opens-turn"), (), f"member:{SECTIONS[state.active]}")
    return case(refuse("IV-FLOW-01", "between-turns"), say("opens-turn"))


def seat(asking: Asking, rest: str) -> Case:
    """A participant."""
    led = [section for section, leader in enumerate(asking.state.leaders) if leader == int(rest)]
    ruling = refuse("IV-PLAYERS-01", "seat-tells", count=len(led), who=leader_name(asking.state, led[0] if led else 0))
    return case(ruling, say("opens-seat"))


def step(asking: Asking, name: str) -> Case:
    """A step of a check."""
    number = STEPS.index(name) + 1
    now = asking.state.check.step if asking.state.check is not None else 0
    return case(
        refuse("IV-CHECK-01", "steps-follow", step=number, now=now), say("opens-step", step=say(f"step-{name}"))
    )


def side(asking: Asking, name: str) -> Case:
    """Somebody's part in a check."""
    return case(refuse("IV-SUP-01", "side-takes-part"), say("opens-side"))


def pool_die(asking: Asking, rest: str) -> Case:
    """An injury or danger die in the pool."""
    return case(refuse("IV-CHECK-08", "required-dice"), say("opens-required"))


def row(asking: Asking, colour: str) -> Case:
    """An outcome row or track of the check."""
    check = asking.state.check
    if check is None or check.action < 0:
        raise LookupError(colour)
    action = BOX.actions[check.action]
    for part in (*action.rows, *action.tracks):
        if part.colour == colour:
            opens = say("opens-row", needs=in_words(part.need), text=part.text)
            return case(refuse("IV-CHECK-25", "rows-are-marked"), opens)
    raise LookupError(colour)


def effect(asking: Asking, rest: str) -> Case:
    """A special effect of the check."""
    check = asking.state.check
    if check is None or check.action < 0:
        raise LookupError(rest)
    found = BOX.actions[check.action].effects[int(rest)]
    opens = say("opens-effect", needs=in_words(found.need), text=found.text)
    return case(refuse("IV-FX-04", "effects-are-forced"), opens)


def log(asking: Asking, rest: str) -> Case:
    """The page of the logbook that lies open."""
    return case(refuse("IV-LOG-01", "pages-are-read"), say("opens-log"))


def log_choice(asking: Asking, rest: str) -> Case:
    """Something the page offers, or offered."""
    return case(refuse("IV-LOG-01", "choice-is-made"), say("opens-choice"))
