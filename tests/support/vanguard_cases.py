"""What a section card says, as a case: what is answered, and what changes.

`you` is whoever plays the card; `mate` is in the same sector, `near` in a connected one, `far` in neither. Changes
leave out the card itself and, for combos, the dice that pay for it.

TOPS = {"grit": top("red", "red", gives={"you red": 2})}
COMBOS = {"grit": combo("basic + basic", gives={"you hand": 2})}
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from starboard.games.vanguard.content.library import BOX
from starboard.games.vanguard.printed import COLOURS, SECTIONS, SYMBOLS
from support.vanguard_kit import FAR, HOME, NEAR, Camp, Changes

ROLES = ("you", "mate", "near", "far")
PLACES = {"you": HOME, "mate": HOME, "near": NEAR, "far": FAR}
EVERYBODY_HURT: dict[str, Any] = {"injuries": {role: ["wound"] for role in ROLES}, "hurt": dict.fromkeys(ROLES, 1)}
HERE = ("member:you", "member:mate")
OTHERS = ("member:mate", "member:near", "member:far")
ANYONE = ("member:you", *OTHERS)
"""Who is offered when somebody is to be picked: in the sector, somebody else, anyone."""
EVENT = "swarm"
"""An event whose main effect lets everybody in the sector exhaust a die, at home on Tessaly IV."""


class Case(msgspec.Struct):
    """Answers and changes; `pool` is the pool before and `after` the pool afterwards, `dice` what is rolled and drawn,
    `camp` and `check` more about the position. `offers` is what the first question lets one pick from, `asks` the same
    of later ones, counted from 0. `whom` says to whom it happens, for cards that keep something away; `hand` are other
    cards in hand."""

    answers: tuple[str, ...] = ()
    gives: dict[str, int] = {}
    pool: tuple[str, ...] = ()
    after: list[str] | None = None
    dice: tuple[Any, ...] = ()
    camp: dict[str, Any] = {}
    check: dict[str, Any] = {}
    whom: str = "you"
    price: str = ""
    hand: tuple[str, ...] = ()
    offers: tuple[str, ...] | None = None
    asks: dict[int, tuple[str, ...]] = {}


def top(*answers: str, gives: dict[str, int] | None = None, **more: Any) -> Case:
    """A top effect."""
    return Case(answers, gives or {}, **more)


def combo(price: str, *answers: str, gives: dict[str, int] | None = None, **more: Any) -> Case:
    """A combo and its price."""
    return Case(answers, gives or {}, price=price, **more)


def roles_of(section: str) -> dict[str, str]:
    """Who is who when a section plays a card."""
    others = [each for each in SECTIONS if each != section]
    return dict(zip(ROLES, (section, *others), strict=True))


def renamed(text: str, roles: Mapping[str, str]) -> str:
    """A text with sections for roles, or the other way round; science on a die is no section."""
    first, *others = text.split(" ")
    verb, *parts = first.split(":")
    if verb not in ("face", "symbol"):
        first = ":".join(roles.get(part, part) for part in (verb, *parts))
    return " ".join((first, *others))


def camp_for(section: str, case: Case, *hand: str) -> Camp:
    """A camp where a section holds cards."""
    roles = roles_of(section)

    def named(value: Any) -> Any:
        return {roles.get(role, role): each for role, each in value.items()} if isinstance(value, dict) else value

    given = {name: named(value) for name, value in case.camp.items()}
    given["hand"] = {section: [*hand, *case.hand]} | given.get("hand", {})
    given["at"] = {roles[role]: place for role, place in PLACES.items()} | given.get("at", {})
    given.setdefault("active", section)
    return Camp(**given)


def play_top(card: str, case: Case, *answers: str) -> Changes:
    """Play the top effect of a card as the case says, at its timing; what changed, by role."""
    spec = BOX.cards.find(card).spec
    section: str = spec.section
    roles = roles_of(section)
    camp = camp_for(section, case, card)
    said = [renamed(answer, roles) for answer in (answers or (f"card:{card}", *case.answers))]
    changes = happens(camp, spec.timing, roles, case, said)
    look(camp, case, section)
    if not answers:
        changes[f"{section} hand"] = changes.get(f"{section} hand", 0) + 1
    return told(changes, section)


def look(camp: Camp, case: Case, section: str) -> None:
    """The pool afterwards, and what the first question offered, where the case says so."""
    if case.after is not None:
        assert camp.pool() == case.after
    expected = dict(case.asks) if case.offers is None else {**case.asks, 0: case.offers}
    names = {name: role for role, name in roles_of(section).items()}
    before = 1 if camp.asked and camp.asked[0] == "combos" else 0
    for place, offers in expected.items():
        asked = [key for key in camp.offered[place + before] if key != "done" and not key.startswith("push:")]
        assert sorted(renamed(key, names) for key in asked) == sorted(offers)


def happens(camp: Camp, timing: str, roles: Mapping[str, str], case: Case, said: Sequence[str]) -> Changes:
    """What a card can be played at happens, and is answered so."""
    whom = roles[case.whom]
    match timing:
        case "check":
            camp.check(*case.pool, by=roles["you"], **_lent(case.check, roles))
            return camp.do(*said, dice=case.dice)
        case "danger":
            return camp.meets_danger(whom, "B", "uncommon", *said, dice=case.dice)
        case "injury":
            return camp.gains_injury(whom, "wound", *said, dice=case.dice)
        case "exhaust":
            return camp.exhausts(whom, 3, *said)
        case "event":
            changes = camp.event(whom, EVENT, *said, dice=case.dice)
            assert changes.pop("foreseen") == -1
            assert changes.pop("event discards") == 1
            return changes
        case "move":
            return camp.moves(whom, ["exhaust", "exhaust", "exhaust"], *said)
    return camp.do(*said, dice=case.dice)


def _lent(given: Mapping[str, Any], roles: Mapping[str, str]) -> dict[str, Any]:
    found = dict(given)
    if "lent" in found:
        found["lent"] = {roles[role]: dice for role, dice in found["lent"].items()}
    return found


def told(changes: Mapping[str, int], section: str) -> Changes:
    """Changes by role."""
    names = {name: role for role, name in roles_of(section).items()}
    return {renamed(key, names): by for key, by in changes.items() if by}


def combo_camp(card: str, case: Case) -> Camp:
    """A check with dice that just pay for the combo of a card."""
    section: str = BOX.cards.find(card).spec.section
    pool = (*pools(case.price)[0], *case.pool)
    return camp_for(section, case, card).check(*pool, by=section, **_lent(case.check, roles_of(section)))


def top_camp(card: str, case: Case) -> Camp:
    """A position where a card can be played, if nothing has to happen before."""
    spec = BOX.cards.find(card).spec
    camp = camp_for(spec.section, case, card)
    if spec.timing == "check":
        camp.check(*case.pool, by=spec.section, **_lent(case.check, roles_of(spec.section)))
    return camp


def use_combo(card: str, case: Case) -> Changes:
    """Use the combo of a card as the case says, with dice that just pay for it; what changed, by role."""
    section: str = BOX.cards.find(card).spec.section
    roles = roles_of(section)
    price = pools(case.price)[0]
    camp = combo_camp(card, case)
    changes = camp.combo(card, *[renamed(answer, roles) for answer in case.answers], dice=case.dice)
    changes[f"{section} hand"] = changes.get(f"{section} hand", 0) + 1
    changes[f"{section} pool"] = changes.get(f"{section} pool", 0) + len(price)
    look(camp, case, section)
    return told(changes, section)


def pools(price: str) -> list[tuple[str, ...]]:
    """Pools that just pay a price: the first with the first of all alternatives, then one for each other one."""
    terms: list[list[str]] = []
    for term in price.split(" + "):
        count, _, words = term.rpartition(" ")
        terms += [words.split("/")] * int(count or 1)
    first = [tokens[0] for tokens in terms]
    found = [first]
    for place, tokens in enumerate(terms):
        found += [[*first[:place], token, *first[place + 1 :]] for token in tokens[1:]]
    return [tuple(_die(token) for token in each) for each in found]


def _die(token: str) -> str:
    """A die that pays for a token."""
    if token in COLOURS:
        return f"{token} basic"
    if token == "equal":
        return "red fitness"
    symbol = SYMBOLS.index(token)
    return f"{COLOURS[symbol // 3] if symbol < 9 else 'red'} {token}"


def offered_for(card: str, whom: str) -> bool:
    """Whether a card that keeps something away can be played when it happens to somebody; everybody else passes."""
    spec = BOX.cards.find(card).spec
    case = Case(whom=whom)
    camp = camp_for(spec.section, case, card, *SPARE[spec.section])
    roles = roles_of(spec.section)
    happens(camp, spec.timing, roles, case, ["*"])
    return any(f"card:{card}" in keys for keys in camp.offered)


PASSES = ("danger", "injury", "exhaust", "event")
"""Timings of cards that keep something away."""
SPARE = {
    "security": ["heavy-hand", "once-more"],
    "science": ["hypothesis", "control-group"],
    "recon": ["keen-eyes", "trail-signs"],
    "engineering": ["rewire", "patch"],
}
"""Cards to be discarded as a price."""
