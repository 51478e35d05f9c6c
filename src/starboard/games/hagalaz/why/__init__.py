"""Why a piece cannot be picked: what it is, when it can be used, and what that takes, in the order of play."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.core.case import Case, question_first, told, your_decision
from starboard.core.choice import Choice, Seat, Value
from starboard.core.ruling import Condition, Ruling, refuse
from starboard.core.text import say
from starboard.games.hagalaz.narrate import phrase
from starboard.games.hagalaz.queries import active_hero
from starboard.games.hagalaz.state import Loot, Phase, State
from starboard.games.hagalaz.why.goals import figure
from starboard.games.hagalaz.why.pieces import Asking, case_of

_LEAST_TELLING = frozenset({"face-does-not-fit", "not-a-neighbour", "too-near"})
"""Reasons to give only where there is no other: something else stands in the way too, or nearer."""


_ITEMS_ASKED = "use-items"
_ITEMS: dict[str | int, int] = {"grenade": Loot.GRENADE, "grenade-case": Loot.GRENADE_CASE, "medigel": Loot.MEDIGEL}
"""What may be used beside a question: a hex out of a throw's reach is first of all one that nobody walks to now."""


_TOLD_BETTER = frozenset({"not-a-neighbour", "die-before-way", "die-before-enemy", "die-before-hero"})
"""Reasons that are true of everything of a kind: what stands in the way of this very thing says more."""


def why_not(
    state: State, seat: Seat, choice: Choice | None, asked: str, refused: Sequence[tuple[Value, Ruling]]
) -> Ruling | None:
    """Why a key or a piece cannot be picked by a seat; None for what this table does not know."""
    asking = Asking(state, seat, choice)
    case = case_of(asking, _piece_of(asked))
    if case is None:
        return None
    if choice is None:
        return _out_of_turn(asking, case)
    beside = [] if choice.prompt == _ITEMS_ASKED else _items(asked, refused)
    refused = [each for each in refused if each not in beside]
    ruling = _best(refused)
    if ruling is None:
        ruling = case.ruling
    elif ruling.grounds is not None:
        return ruling.on(case.grounds(ruling.grounds().checks))
    elif not _is_sharp(ruling, asked):
        ruling = case.ruling
    checks = case.checks
    if not refused and not asking.at_the_hub:
        checks = (question_first(choice), *checks)
    elif not asking.knows_better:
        checks = (*checks, Condition(told(ruling), False, ruling.rule))
    return ruling.on(case.grounds((*checks, *_told_of_items(beside))))


def _items(asked: str, refused: Sequence[tuple[Value, Ruling]]) -> list[tuple[Value, Ruling]]:
    """Of what the rules have against a piece, that about items, which may be used beside the question."""
    if asked != _piece_of(asked):
        return []
    return [each for each in refused if each[0][0] in _ITEMS]


def _told_of_items(refused: Sequence[tuple[Value, Ruling]]) -> tuple[Condition, ...]:
    """What is against each kind of item, after all that the question itself is about."""
    found: dict[str | int, Condition] = {}
    for (verb, *_), ruling in refused:
        text = say("check-item-fails", kind=_ITEMS[verb], reason=phrase(told(ruling)))
        found.setdefault(verb, Condition(text, False, ruling.rule))
    return tuple(found.values())


def _is_sharp(ruling: Ruling, asked: str) -> bool:
    """Whether the rules themselves say best what is in the way: of a die on a slot, of the next step."""
    assert ruling.reason is not None, "only a refusal has a reason"
    if asked.startswith(("slot:", "die:", "ability:")):
        return False
    return ruling.reason.id not in _TOLD_BETTER


def _piece_of(asked: str) -> str:
    """The piece that a key is about, or what was asked: `move:E5` is about `hex:E5`."""
    verb, _, rest = asked.partition(":")
    if verb in ("move", "travel", "start", "grenade", "grenade-case"):
        return f"hex:{rest}"
    if verb in ("attack", "activate", "react", "strikes"):
        return rest.partition(":")[0]
    if verb in ("revive", "medigel"):
        return f"hero:{rest}"
    if verb == "do":
        return f"mission:{rest.partition(':')[0]}"
    if verb in ("place", "spare"):
        return f"action:{rest.partition('>')[2]}"
    return asked


def _best(refused: Sequence[tuple[Value, Ruling]]) -> Ruling | None:
    """Of what the rules have against it, the first that a person can do something about."""
    rulings = [ruling for _, ruling in refused]
    telling = [ruling for ruling in rulings if ruling.reason is None or ruling.reason.id not in _LEAST_TELLING]
    return next(iter(telling or rulings), None)


def _out_of_turn(asking: Asking, case: Case) -> Ruling:
    """Nobody asks this seat anything: the mission is over, or somebody else decides."""
    state = asking.state
    if state.phase is Phase.OVER:
        return refuse("HG-MEND-03", "mission-over").on(case.grounds(()))
    hero = active_hero(state) if state.heroes else None
    if hero is None:
        ruling = refuse("HG-PLAY-07", "others-set-up")
        waits = your_decision("HG-PLAY-07")
    else:
        ruling = refuse("HG-PLAY-07", "others-decide", hero=hero.id)
        waits = your_decision("HG-PLAY-07", *figure(hero))
    return ruling.on(case.grounds((waits, *case.checks)))
