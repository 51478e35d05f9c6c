"""A dice check as a stage: its ten steps, who takes part with which dice, the rows of outcome with their chances."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from starboard.core.scene import Fact, Piece, Zone
from starboard.core.text import Text, say
from starboard.games.vanguard.chances import Outlook, Shown, Transform, outlook, outlook_of_pool, reaches
from starboard.games.vanguard.needs import signs
from starboard.games.vanguard.printed import (
    BOX,
    DANGER_FACES,
    INJURY_FACES,
    SECTIONS,
    SYMBOLS,
    Action,
    Part,
)
from starboard.games.vanguard.queries import marker_key
from starboard.games.vanguard.view import Check, Die, View

STEPS = ("choose", "add", "roll", "modify", "combos", "injuries", "effects", "mark", "exhaust", "resolve")
"""IV-CHECK-04 to IV-CHECK-30: the ten steps of a check."""
GOOD = ("green", "yellow")
"""The outcomes that people hope for."""


def stage(view: View, check: Check) -> Zone:
    """The check under way."""
    places = [
        Piece(
            f"step:{name}",
            "step",
            name=say(f"step-{name}"),
            facts={"done": number < check.step, "now": number == check.step, "label": str(number)},
        )
        for number, name in enumerate(STEPS, 1)
    ]
    pieces = [*_sides(view, check), *_dice(view, check), *_required(check), *_rows(view, check)]
    return Zone("check", "stage", title(check), pieces, places)


def title(check: Check) -> Text:
    """What is checked."""
    if check.action < 0:
        return say("zone-check-plain")
    return say("zone-check", action=BOX.actions[check.action].name)


# --- who and which dice -----------------------------------------------------------------------------------------------


def _sides(view: View, check: Check) -> Iterator[Piece]:
    """The active crew member, then those who can support: everybody in its sector, and who helps from afar."""
    for section, member in enumerate(view.members):
        if member is None:
            continue
        here = member.at == check.at or section in check.helpers
        facts: dict[str, Fact] = {"symbol": SECTIONS[section]}
        if section == check.active:
            text = say("side-active")
            facts["active"] = True
        elif not here:
            facts["out"] = True
            text = say("side-elsewhere")
        elif section in check.supporters or section in check.supported:
            text = say("side-supports")
        else:
            text = say("side-may-support")
        name = say("member-named", section=say(f"section-{SECTIONS[section]}"), name=BOX.crew[member.crew].name)
        yield Piece(f"side:{SECTIONS[section]}", "side", "", name, facts, text, view.leaders[section])


def _dice(view: View, check: Check) -> Iterator[Piece]:
    before = _success(view, check, check.pool) if not _is_rolled(check) else None
    for die in check.pool:
        member = view.members[die.section]
        assert member is not None, "whoever has a die in the pool is there"
        type = member.dice[die.die]
        spec = BOX.dice[type].spec
        facts: dict[str, Fact] = {"tone": spec.colour, "symbol": spec.symbol, "kind": spec.kind}
        if die.face >= 0:
            facts["face"] = face_of(type, die.face)
        elif before is not None:
            without = _success(view, check, [each for each in check.pool if each is not die])
            if without is not None:
                facts["odds"] = in_hundred(without)
        name = SECTIONS[die.section]
        yield Piece(
            f"die:{name}:{die.die}",
            "die",
            f"side:{name}",
            say("named", name=BOX.dice[type].name),
            facts,
            owner=view.leaders[die.section],
        )
    for place, symbol in enumerate(check.symbols):
        facts = {"face": SYMBOLS[symbol], "added": True}
        yield Piece(f"added:{place}", "die", f"side:{SECTIONS[check.active]}", say("added-symbol"), facts)


def face_of(type: int, face: int) -> str:
    """What a section die shows, as symbols."""
    return "+".join(SYMBOLS[symbol] for symbol in BOX.faces[type][face])


def _required(check: Check) -> Iterator[Piece]:
    """IV-CHECK-08: injury and danger dice that came along."""
    if check.injury or check.danger:
        yield Piece("side:required", "side", name=say("side-required"), facts={"symbol": "injury"})
    for place, face in enumerate(check.injury):
        facts: dict[str, Fact] = {"tone": "injury"}
        if face >= 0:
            facts["face"] = INJURY_FACES[face]
        yield Piece(f"pool-injury:{place}", "die", "side:required", say("injury-die"), facts)
    for place, rolled in enumerate(check.danger):
        frame, face = divmod(rolled, len(DANGER_FACES))
        facts = {"tone": "danger", "letter": BOX.frames[frame].id}
        facts["face"] = DANGER_FACES[face]
        yield Piece(f"danger-die:{place}", "die", "side:required", say("danger-die", frame=BOX.frames[frame].id), facts)


# --- what may come of it ----------------------------------------------------------------------------------------------


def _is_rolled(check: Check) -> bool:
    return check.step > 3 or any(die.face >= 0 for die in check.pool)


def _rows(view: View, check: Check) -> Iterator[Piece]:
    if check.action < 0:
        return
    action = BOX.actions[check.action]
    found = look_ahead(view, check)
    for place, row in enumerate(action.rows):
        facts: dict[str, Fact] = {"needs": signs(row.need), "colour": row.colour}
        if row.colour == "red":
            facts["failure"] = True
        if row.link:
            facts["link"] = row.link
        if check.marked == place:
            facts["marked"] = True
        if found is not None:
            facts["chance"] = in_hundred(found.rows[place])
        yield Piece(f"row:{row.colour}", "outcome", name=say(f"row-{row.colour}"), facts=facts, text=row.text)
    for place, track in enumerate(action.tracks):
        marker = view.markers.get(marker_key(action.first_track + place, check.place), 0)
        facts = {"colour": track.colour, "value": marker, "of": track.spaces, "needs": []}
        if track.colour == "red":
            facts["failure"] = True
        if found is not None:
            facts["chance"] = in_hundred(reaches(found.tracks[place], track.spaces - marker))
            facts["advances"] = in_hundred(reaches(found.tracks[place], 1))
        yield Piece(f"row:{track.colour}", "outcome", name=say(f"row-{track.colour}"), facts=facts, text=track.text)
    for place, effect in enumerate(action.effects):
        facts = {"needs": signs(effect.need)}
        if effect.immediate:
            facts["immediate"] = effect.immediate
        if effect.absent:
            facts["lacks"] = True
        yield Piece(f"effect:{place}", "effect", name=say("effect-named"), facts=facts, text=effect.text)


def look_ahead(view: View, check: Check) -> Outlook | None:
    """How the check comes out with the dice that are in it; None where that cannot be counted or is over."""
    if check.action < 0 or check.step > 8:
        return None
    action = BOX.actions[check.action]
    transforms = transforms_of(view, check.active)
    if _is_rolled(check):
        return outlook_of_pool(action, shown(view, check), transforms, *under(view))
    return outlook(action, types_of(view, check.pool), transforms, *under(view))


def _success(view: View, check: Check, pool: list[Die]) -> Fraction | None:
    """The chance of a good outcome with some dice; of tracks, that the upper one reaches its end."""
    if check.action < 0:
        return None
    action = BOX.actions[check.action]
    found = outlook(action, types_of(view, pool), transforms_of(view, check.active), *under(view))
    return None if found is None else good_chance(view, action, check.place, found)


def good_chance(view: View, action: Action, place: int, found: Outlook) -> Fraction:
    """The chance of a row that people hope for, or that a track which is good reaches its end."""
    chance = found.of([row.colour for row in action.rows], GOOD)
    for each, track in enumerate(action.tracks):
        if track.colour in GOOD:
            marker = view.markers.get(marker_key(action.first_track + each, place), 0)
            chance = max(chance, reaches(found.tracks[each], track.spaces - marker))
    return chance


def types_of(view: View, pool: list[Die]) -> tuple[int, ...]:
    """The types of dice in a pool, in order."""
    found = []
    for die in pool:
        member = view.members[die.section]
        assert member is not None
        found.append(member.dice[die.die])
    return tuple(sorted(found))


def shown(view: View, check: Check) -> list[Shown]:
    """What lies in the pool: dice, and symbols that cards have added."""
    found: list[Shown] = []
    for die in check.pool:
        member = view.members[die.section]
        assert member is not None
        type = member.dice[die.die]
        if die.face >= 0:
            found.append((BOX.die_colours[type], BOX.faces[type][die.face]))
    return [*found, *((-1, (symbol,)) for symbol in check.symbols)]


def transforms_of(view: View, section: int) -> tuple[Transform, ...]:
    """IV-TRANS-05: the transformations a crew member has."""
    return view.transforms[section]


def under(view: View) -> tuple[tuple[Part, ...], str]:
    """IV-FX-03: the special effects of the global condition, which come first, and which one it is."""
    if view.condition < 0:
        return (), ""
    condition = BOX.conditions[view.condition]
    return condition.parts.get("effect", ()), condition.id


def in_hundred(chance: Fraction) -> int:
    """A chance in 100; neither 0 nor 100 unless it is sure."""
    if chance in (0, 1):
        return int(chance * 100)
    return min(99, max(1, round(chance * 100)))
