"""Options: the stable key, the text and the pieces of every value a rule offers. Those of the ship are in
`options_ship.py`."""

from __future__ import annotations

from collections.abc import Callable

from starboard.core.choice import Option, Value
from starboard.core.text import Arg, Text, say
from starboard.core.wording import Described, Verbs
from starboard.games.vanguard.effects import CONDITION, MISSION, POI, THREAT, face_id
from starboard.games.vanguard.options_ship import SHIP_KEYS, SHIP_TEXTS
from starboard.games.vanguard.printed import BOX, COLOURS, DANGER_FACES, INJURY_FACES, KINDS, SECTIONS, SYMBOLS
from starboard.games.vanguard.printed_ship import BOOK, LANDING_ROWS
from starboard.games.vanguard.queries import injury_number, top_poi
from starboard.games.vanguard.state import PLACES, Phase, State


def key(state: State, value: Value) -> str:
    """The stable key of a value: `die:science:2`, `move:5`, `act:bz101:surface-sampling`."""
    return VERBS.key(state, value)


def option(state: State, value: Value) -> Option:
    """A value with its key, its text and the pieces it is about."""
    return VERBS.option(state, value, key(state, value))


# --- names ------------------------------------------------------------------------------------------------------------


def section_told(section: int) -> Text:
    """A section by its name."""
    return say(f"section-{SECTIONS[section]}")


def sector_name(state: State, at: int) -> Arg:
    """A sector by its number and name."""
    sector = BOX.boards[state.planet].sectors[at]
    return say("sector-named", number=sector.number, name=sector.name)


def symbol_told(symbol: int) -> Text:
    """A symbol of the dice."""
    return say(f"symbol-{SYMBOLS[symbol]}")


def face_told(symbols: tuple[int, ...]) -> Text:
    """What a face shows."""
    if len(symbols) == 1:
        return symbol_told(symbols[0])
    return say("face-two", first=symbol_told(symbols[0]), second=symbol_told(symbols[1]))


# --- keys -------------------------------------------------------------------------------------------------------------


def _die_key(state: State, value: Value) -> str:
    return f"die:{SECTIONS[int(value[1])]}:{value[2]}"


def _face_key(state: State, value: Value) -> str:
    member = state.members[int(value[1])]
    assert member is not None
    symbols = BOX.faces[member.dice[int(value[2])]][int(value[3])]
    return f"face:{face_id(symbols)}"


def _section_key(state: State, value: Value) -> str:
    return f"{value[0]}:{SECTIONS[int(value[1])]}"


def _sector_key(state: State, value: Value) -> str:
    return f"{value[0]}:{int(value[1]) + 1}"


def _act_key(state: State, value: Value) -> str:
    action = BOX.actions[int(value[1])]
    return f"act:{action.owner.id}:{action.id}"


def _move_key(state: State, value: Value) -> str:
    board = BOX.boards[state.planet]
    route = board.routes[int(value[1])]
    same = [each.number for each in board.exits[route.start] if each.to == route.to]
    place = same.index(route.number)
    return f"move:{route.to + 1}" if not place else f"move:{route.to + 1}:{place + 1}"


def _shelf_key(shelf: str) -> Callable[[State, Value], str]:
    def write(state: State, value: Value) -> str:
        return f"{value[0]}:{getattr(BOX, shelf)[int(value[1])].id}"

    return write


def _kit_key(shelf: str) -> Callable[[State, Value], str]:
    """A verb, a section and something of its kit."""

    def write(state: State, value: Value) -> str:
        return f"{value[0]}:{SECTIONS[int(value[1])]}:{getattr(BOX, shelf)[int(value[2])].id}"

    return write


def _unique_key(state: State, value: Value) -> str:
    return f"unique:{SECTIONS[int(value[1])]}:{BOX.uniques[int(value[2])].spec.number}"


def _hand_over_key(state: State, value: Value) -> str:
    equipment = BOX.equipment[int(value[2])].id
    return f"hand-over:{SECTIONS[int(value[1])]}:{equipment}:{SECTIONS[int(value[3])]}"


def _column_key(state: State, value: Value) -> str:
    return f"column:{SECTIONS[int(value[1])]}:{COLOURS[int(value[2])]}"


def _injury_key(state: State, value: Value) -> str:
    return f"injury:{SECTIONS[int(value[1])]}:{value[2]}"


def _injury_die_key(state: State, value: Value) -> str:
    return f"injury-die:{INJURY_FACES[int(value[1])]}"


def _danger_die_key(state: State, value: Value) -> str:
    frame, face = divmod(int(value[1]), len(DANGER_FACES))
    return f"danger-die:{BOX.frames[frame].id}:{DANGER_FACES[face]}"


def _symbol_key(state: State, value: Value) -> str:
    return f"symbol:{SYMBOLS[int(value[1])]}"


def _kind_key(state: State, value: Value) -> str:
    return f"kind:{KINDS[int(value[1])]}"


def _lead_key(state: State, value: Value) -> str:
    return f"place-lead:{BOX.leads[int(value[1])].id}"


def _time_key(state: State, value: Value) -> str:
    what, id = _time_track(state, int(value[1]))
    return f"time:{what}:{id}:{value[2]}"


# --- texts ------------------------------------------------------------------------------------------------------------


def _die(state: State, value: Value) -> Described:
    section, die = int(value[1]), int(value[2])
    member = state.members[section]
    assert member is not None
    kind = member.dice[die]
    piece = f"die:{SECTIONS[section]}:{die}"
    check = state.check
    found = None
    if check is not None:
        found = next((each for each in check.pool if each.section == section and each.die == die), None)
    if found is not None and found.face >= 0:
        face = face_told(BOX.faces[kind][found.face])
        return say("option-pool-die", die=BOX.dice[kind].name, face=face, section=section_told(section)), (piece,)
    place = PLACES[member.where[die]]
    text = say("option-die", die=BOX.dice[kind].name, place=place, section=section_told(section))
    return text, (piece,)


def _face(state: State, value: Value) -> Described:
    member = state.members[int(value[1])]
    assert member is not None
    symbols = BOX.faces[member.dice[int(value[2])]][int(value[3])]
    return say("option-face", face=face_told(symbols)), (f"die:{SECTIONS[int(value[1])]}:{value[2]}",)


def _member(state: State, value: Value) -> Described:
    section = int(value[1])
    return say(f"option-{value[0]}", section=section_told(section)), (f"member:{SECTIONS[section]}",)


def _lead_section(state: State, value: Value) -> Described:
    return say(f"option-{value[0]}", section=section_told(int(value[1]))), ()


def _push(state: State, value: Value) -> Described:
    section = int(value[1])
    return say("option-push", section=section_told(section)), (f"push:{SECTIONS[section]}",)


def _skill(state: State, value: Value) -> Described:
    section = int(value[1])
    member = state.members[section]
    assert member is not None
    spec = BOX.crew[member.crew].spec
    return say("option-skill", skill=spec.skill, name=spec.name), (f"skill:{SECTIONS[section]}",)


def _act(state: State, value: Value) -> Described:
    action = BOX.actions[int(value[1])]
    return say("option-act", action=action.name, card=action.owner.name), (f"action:{action.owner.id}:{action.id}",)


def _move(state: State, value: Value) -> Described:
    route = BOX.boards[state.planet].routes[int(value[1])]
    text = say("option-move", sector=sector_name(state, route.to))
    return text, (f"sector:{route.to + 1}", f"route:{route.number}")


def _sector(state: State, value: Value) -> Described:
    at = int(value[1])
    return say(f"option-{value[0]}", sector=sector_name(state, at)), (f"sector:{at + 1}",)


def _card(state: State, value: Value) -> Described:
    card = BOX.cards[int(value[1])]
    member = state.members[BOX.card_sections[card.number]]
    held = member is not None and card.number in member.hand
    return say(f"option-{value[0]}", card=card.name), (f"card:{card.id}",) if held else ()


def _condition_combo(state: State, value: Value) -> Described:
    condition = BOX.conditions[state.condition]
    text = condition.parts["combo"][int(value[1])].text
    return say("option-condition-combo", text=text, condition=condition.name), (f"condition-combo:{value[1]}",)


def _equipment(state: State, value: Value) -> Described:
    thing = BOX.equipment[int(value[2])]
    at = next((each for each, sector in enumerate(state.sectors) if thing.number in sector.tokens), -1)
    piece = f"token:{thing.id}" if at >= 0 else f"equipment:{thing.id}"
    text = say(f"option-{value[0]}", equipment=thing.name, section=section_told(int(value[1])))
    return text, (piece,)


def _hand_over(state: State, value: Value) -> Described:
    thing = BOX.equipment[int(value[2])]
    text = say(
        "option-hand-over",
        equipment=thing.name,
        section=section_told(int(value[1])),
        other=section_told(int(value[3])),
    )
    return text, (f"equipment:{thing.id}", f"member:{SECTIONS[int(value[3])]}")


def _one_equipment(state: State, value: Value) -> Described:
    thing = BOX.equipment[int(value[1])]
    return say("option-equipment", equipment=thing.name), (f"equipment:{thing.id}",)


def _discovery(state: State, value: Value) -> Described:
    thing = BOX.discoveries[int(value[2])]
    text = say("option-discovery", discovery=thing.name, section=section_told(int(value[1])))
    return text, (f"discovery:{thing.id}",)


def _unique(state: State, value: Value) -> Described:
    thing = BOX.uniques[int(value[2])]
    text = say("option-unique", unique=thing.name, section=section_told(int(value[1])))
    return text, (f"unique:{thing.spec.number}",)


def _mission(state: State, value: Value) -> Described:
    mission = BOX.missions[int(value[1])]
    return say("option-complete", mission=mission.name), (f"mission:{mission.id}",)


def _rank_up(state: State, value: Value) -> Described:
    return say("option-keep-rank-up", card=BOX.rankups[int(value[1])].name), ()


def _event(state: State, value: Value) -> Described:
    return say("option-event", event=BOX.events[int(value[1])].name), ()


def _column(state: State, value: Value) -> Described:
    section, colour = SECTIONS[int(value[1])], COLOURS[int(value[2])]
    return say("option-column", colour=say(f"colour-{colour}")), (f"column:{section}:{colour}",)


def _injury(state: State, value: Value) -> Described:
    section, slot = int(value[1]), int(value[2])
    member = state.members[section]
    assert member is not None
    thing = BOX.injuries[injury_number(member.injuries[slot])]
    return say("option-injury", injury=thing.name), (f"injury:{SECTIONS[section]}:{slot}",)


def _injury_die(state: State, value: Value) -> Described:
    face = int(value[1])
    dice = state.check.injury if state.check is not None else []
    text = say("option-injury-die", face=say(f"injury-face-{INJURY_FACES[face]}"))
    return text, tuple(f"pool-injury:{place}" for place, each in enumerate(dice) if each == face)


def _danger_die(state: State, value: Value) -> Described:
    number = int(value[1])
    dice = state.check.danger if state.check is not None else []
    frame, face = divmod(number, len(DANGER_FACES))
    text = say("option-danger-die", frame=BOX.frames[frame].id, face=say(f"danger-face-{DANGER_FACES[face]}"))
    return text, tuple(f"danger-die:{place}" for place, each in enumerate(dice) if each == number)


def _symbol(state: State, value: Value) -> Described:
    return say("option-symbol", symbol=symbol_told(int(value[1]))), ()


def _kind(state: State, value: Value) -> Described:
    kind = KINDS[int(value[1])]
    return say("option-kind", kind=say(f"kind-{kind}")), (f"deck:{kind}",)


def _lead(state: State, value: Value) -> Described:
    spec = BOX.leads[int(value[1])].spec
    return say("option-place-lead", value=spec.value, gives=spec.gives or "nothing"), ()


def _threat_to(state: State, value: Value) -> Described:
    at = int(value[1])
    return say("option-threat-to", sector=sector_name(state, at)), (f"sector:{at + 1}",)


def _mark(state: State, value: Value) -> Described:
    colour = str(value[1])
    return say("option-mark", outcome=say(f"row-{colour}")), (f"row:{colour}",)


def _choice_key(state: State, value: Value) -> str:
    return f"choice:{int(value[3]) + 1}"


def _choice(state: State, value: Value) -> Described:
    number, place = int(value[2]), int(value[3])
    match value[1]:
        case "logs":
            text = BOX.logs[number].parts["choice"][place].text
            open_page = state.ship.read[-1:] if state.phase == Phase.SHIP else state.read[-1:]
            return say("option-choice", text=text), (f"choice:{place}",) if number in open_page else ()
        case "events":
            return say("option-choice", text=BOX.events[number].parts["option"][place].text), ("event",)
        case "conditions":
            condition = BOX.conditions[number]
            text = condition.parts["option"][place].text
            return say("option-choice", text=text), (f"condition:{condition.id}",)
        case _:
            landing, row = divmod(number, LANDING_ROWS)
            return say("option-choice", text=BOOK.rows_of[landing][row][1][place].text), ()


def _time_track(state: State, track: int) -> tuple[str, str]:
    if track == CONDITION:
        return "condition", BOX.conditions[state.condition].id
    if track < POI:
        return "mission", BOX.missions[track - MISSION].id
    if track < THREAT:
        return "poi", str(track - POI + 1)
    return "threat", BOX.threats[track - THREAT].id


def _time(state: State, value: Value) -> Described:
    what, id = _time_track(state, int(value[1]))
    shelves = {"condition": BOX.conditions, "mission": BOX.missions, "threat": BOX.threats}
    if what == "poi":
        name: Arg = BOX.pois[top_poi(state, int(id) - 1)].name
    else:
        name = shelves[what].find(id).name
    return say("option-time", name=name), (f"{what}:{id}",)


_SECTOR_VERBS = ("sector",)
_MEMBER_VERBS = ("member", "start-token")
_CARD_VERBS = ("card", "discard", "combo")

_KEYS: dict[str, Callable[[State, Value], str]] = {
    **SHIP_KEYS,
    **dict.fromkeys(_SECTOR_VERBS, _sector_key),
    **dict.fromkeys((*_MEMBER_VERBS, "push", "skill", "lead", "go-along", "section"), _section_key),
    **dict.fromkeys(_CARD_VERBS, _shelf_key("cards")),
    "die": _die_key,
    "face": _face_key,
    "act": _act_key,
    "move": _move_key,
    "operate": _kit_key("equipment"),
    "set-up": _kit_key("equipment"),
    "hand-over": _hand_over_key,
    "equipment": _shelf_key("equipment"),
    "event": _shelf_key("events"),
    "discovery": _kit_key("discoveries"),
    "unique": _unique_key,
    "complete": _shelf_key("missions"),
    "keep-rank-up": _shelf_key("rankups"),
    "column": _column_key,
    "injury": _injury_key,
    "injury-die": _injury_die_key,
    "danger-die": _danger_die_key,
    "symbol": _symbol_key,
    "kind": _kind_key,
    "place-lead": _lead_key,
    "threat-to": _sector_key,
    "time": _time_key,
    "choice": _choice_key,
}
TEXTS: dict[str, Callable[[State, Value], Described]] = {
    **SHIP_TEXTS,
    **dict.fromkeys(_SECTOR_VERBS, _sector),
    **dict.fromkeys(_MEMBER_VERBS, _member),
    **dict.fromkeys(("lead", "go-along"), _lead_section),
    **dict.fromkeys(_CARD_VERBS, _card),
    "die": _die,
    "face": _face,
    "push": _push,
    "skill": _skill,
    "act": _act,
    "move": _move,
    "condition-combo": _condition_combo,
    "operate": _equipment,
    "set-up": _equipment,
    "hand-over": _hand_over,
    "equipment": _one_equipment,
    "event": _event,
    "discovery": _discovery,
    "unique": _unique,
    "complete": _mission,
    "keep-rank-up": _rank_up,
    "column": _column,
    "injury": _injury,
    "injury-die": _injury_die,
    "danger-die": _danger_die,
    "symbol": _symbol,
    "kind": _kind,
    "place-lead": _lead,
    "mark": _mark,
    "choice": _choice,
    "threat-to": _threat_to,
    "time": _time,
}

VERBS = Verbs(_KEYS, TEXTS)
