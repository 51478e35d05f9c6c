"""The lens: all there is to know of a piece, from the position. What is printed on it, the scene tells itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from starboard.core.choice import Seat
from starboard.core.lens import Figure, Lens, Saying
from starboard.core.text import Text, say, who_sits
from starboard.games.vanguard.chances import is_harmful
from starboard.games.vanguard.narrate import section_name
from starboard.games.vanguard.needs import in_words
from starboard.games.vanguard.printed import (
    BIOMES,
    BOX,
    COLOURS,
    DANGER_FACES,
    KINDS,
    SECTIONS,
    SYMBOLS,
    Action,
    Part,
    Thing,
)
from starboard.games.vanguard.printed_ship import BED_ROWS, BOOK
from starboard.games.vanguard.queries import (
    biomes_of,
    board_of,
    dice_at,
    dice_in_play,
    events_left,
    exits,
    fact_of,
    hand_limit,
    marker_key,
    member_of,
    members_at,
    route_symbols,
    sector_log,
    shown_poi,
    slots_of,
    supply_limit,
    track_spaces,
    usual_rest_cost,
)
from starboard.games.vanguard.queries_ship import (
    beds,
    crew_at,
    dice_of_each,
    dice_price,
    facility_total,
    lander_value,
    pools,
    stored_uniques,
)
from starboard.games.vanguard.ship_state import Page, Place
from starboard.games.vanguard.state import AVAILABLE, EXHAUSTED, GONE, POOL, Member, State
from starboard.games.vanguard.why.asking import Asking


def inspect(state: State, seat: Seat, piece: str) -> Lens | None:
    """What there is to add to a piece; None where its own name and text say all."""
    kind, _, rest = piece.partition(":")
    tell = _KINDS.get(kind)
    if tell is None:
        return None
    try:
        return tell(Asking(state, seat, None), rest)
    except (LookupError, ValueError, StopIteration):
        return None


# --- the map ----------------------------------------------------------------------------------------------------------


def _sector(look: Asking, number: str) -> Lens:
    state = look.state
    at = look.sector(number)
    spec = board_of(state).sectors[at]
    rules = [Saying(say("lens-biome", biome=say(f"biome-{name}")), "IV-EVENT-02", name) for name in _biomes(state, at)]
    poi = shown_poi(state, at)
    if spec.no_move or (poi >= 0 and BOX.pois[poi].spec.no_move):
        rules.append(Saying(say("lens-no-move"), "IV-BOARD-12", "no-move"))
    if poi >= 0 and BOX.pois[poi].spec.final:
        rules.append(Saying(say("lens-final"), "IV-BOARD-14", "final"))
    if spec.important or (poi >= 0 and BOX.pois[poi].spec.important):
        rules.append(Saying(say("lens-important"), "IV-BOARD-15", "important"))
    if at == state.lander_at:
        rules.append(Saying(say("lens-landing-sector"), "IV-DEPART-01", "lander"))
    following = []
    if _opens_log(look, at):
        following.append(Saying(say("lens-opens-log"), "IV-LOG-03", "log"))
    ways = [route for route in board_of(state).routes if route.start == at]
    numbers = (Figure(say("lens-ways-out"), len(ways)), Figure(say("lens-members-here"), len(members_at(state, at))))
    targets = tuple(f"sector:{board_of(state).sectors[route.to].number}" for route in ways)
    return Lens(numbers=numbers, rules=tuple(rules), next=tuple(following), targets=targets)


def _opens_log(look: Asking, at: int) -> bool:
    """IV-LOG-03, IV-RULING-21: whether a page is read on entering a sector, by whoever is asked about it."""
    log = sector_log(look.state, look.who, at)
    return log >= 0 and not (BOX.logs[log].spec.once and log in look.state.ship.read)


def _biomes(state: State, at: int) -> list[str]:
    bits = biomes_of(state, at)
    return [name for place, name in enumerate(BIOMES) if bits >> place & 1]


def _route(look: Asking, number: str) -> Lens:
    state = look.state
    route = board_of(state).routes[int(number)]
    symbols = route_symbols(state, look.who, route)
    rules = [Saying(say("lens-route-symbol", symbol=symbol), _route_rule(symbol), symbol) for symbol in symbols]
    if state.condition >= 0 and "move" in symbols:
        text = BOX.conditions[state.condition].spec.move_text
        if text:
            rules.append(Saying(say("lens-move-effect", text=text), "IV-MOVE-04", "move"))
    start, to = (board_of(state).sectors[at] for at in (route.start, route.to))
    return Lens(
        what=say("lens-route", start=start.name, to=to.name),
        rules=tuple(rules),
        targets=(f"sector:{start.number}", f"sector:{to.number}"),
    )


def _route_rule(symbol: str) -> str:
    if symbol.startswith("danger"):
        return "IV-MOVE-06"
    if symbol.startswith("sacrifice"):
        return "IV-SAC-06"
    if symbol.startswith("exhaust"):
        return "IV-MOVE-05"
    return "IV-MOVE-04" if symbol == "move" else "IV-MOVE-03"


def _leader(state: State, section: int) -> dict[str, Text | str]:
    """Who leads a section, which is worth saying where there are several people."""
    return {"leader": who_sits(state.leaders[section]), "shared": "yes" if state.seats > 1 else "no"}


def _member(look: Asking, name: str) -> Lens:
    state = look.state
    who, member = look.member(name)
    what = say("lens-member", section=section_name(who), **_leader(state, who))
    rules = []
    if state.first == who:
        rules.append(Saying(say("lens-start-token"), "IV-ROUND-03", "first"))
    if member.acted:
        rules.append(Saying(say("lens-turn-ended"), "IV-ROUND-06"))
    if member.weary:
        rules.append(Saying(say("lens-weary"), "IV-PUSH-01"))
    targets = tuple(f"sector:{board_of(state).sectors[route.to].number}" for route in exits(state, who))
    return Lens(what=what, numbers=_dice_figures(member), rules=tuple(rules), targets=targets)


def _dice_figures(member: Member) -> tuple[Figure, ...]:
    return (
        Figure(say("lens-available"), len(dice_at(member, AVAILABLE)), dice_in_play(member)),
        Figure(say("lens-exhausted"), len(dice_at(member, EXHAUSTED))),
        Figure(say("lens-sacrificed"), len(dice_at(member, GONE))),
        Figure(say("lens-injuries"), len(member.injuries), BOX.numbers.injury_slots),
    )


def _lander(look: Asking, rest: str) -> Lens:
    state = look.state
    numbers = [Figure(say("lens-supplies"), state.supplies, supply_limit(state))]
    if state.ship.lander >= 0:
        room = lander_value(state.ship, "discoveries")
        numbers.append(Figure(say("lens-discoveries"), len(state.discoveries) + len(stored_uniques(state)), room))
    return Lens(numbers=tuple(numbers), next=(Saying(say("lens-depart"), "IV-DEPART-01"),))


def _standee(look: Asking, rest: str) -> Lens:
    return _threat(look, rest.partition(":")[0])


def _threat(look: Asking, rest: str) -> Lens:
    """What it does when its token moves on."""
    id = rest.partition(":")[0]
    threat = next(each for each in look.state.threats if BOX.threats[each.card].id == id)
    thing = BOX.threats[threat.card]
    spaces = thing.spec.space
    numbers = (Figure(say("lens-time"), threat.time, len(spaces)),)
    following: tuple[Saying, ...] = ()
    if threat.time < len(spaces):
        following = (Saying(say("lens-next-space", text=spaces[threat.time].text), "IV-THREAT-02"),)
    here = tuple(f"member:{SECTIONS[who]}" for who in members_at(look.state, threat.at))
    return Lens(what=say("lens-threat"), numbers=numbers, rules=_actions(thing), next=following, targets=here)


def _token(look: Asking, id: str) -> Lens:
    return Lens(what=say("lens-token"), rules=(Saying(say("lens-token-for-all"), "IV-EQUIP-10"),))


# --- cards of the planet ----------------------------------------------------------------------------------------------


def _actions(thing: Thing) -> tuple[Saying, ...]:
    return tuple(Saying(say("lens-action", name=action.name), "IV-ACT-06", "action") for action in thing.actions)


def _poi(look: Asking, number: str) -> Lens:
    state = look.state
    at = look.sector(number)
    poi = shown_poi(state, at)
    if poi < 0:
        return Lens()
    thing = BOX.pois[poi]
    numbers = _time(state.sectors[at].time, thing.spec.time)
    covered = len(state.sectors[at].pois) - 1 + int(board_of(state).pois[at] >= 0)
    if covered > 0:
        numbers = (*numbers, Figure(say("lens-covers"), covered))
    if thing.spec.mark:
        numbers = (*numbers, Figure(say("lens-mark", text=thing.spec.mark_text), fact_of(state, thing.spec.mark)))
    return Lens(
        what=say("lens-poi", sector=board_of(state).sectors[at].name),
        numbers=numbers,
        rules=_actions(thing),
        next=_time_ends(thing),
        targets=(f"sector:{number}",),
    )


def _time(token: int, spaces: int) -> tuple[Figure, ...]:
    return (Figure(say("lens-time"), token, spaces),) if spaces else ()


def _time_ends(thing: Thing) -> tuple[Saying, ...]:
    text = thing.spec.time_text
    return (Saying(say("lens-time-ends", text=text), "IV-TIME-02"),) if text else ()


def _action(look: Asking, rest: str) -> Lens:
    owner, _, id = rest.partition(":")
    id, _, part = id.partition(":")
    action = next(each for each in BOX.actions if each.owner.id == owner and each.id == id)
    if part:
        return _action_part(look, action, part)
    rules: list[Saying] = []
    for frame in action.danger:
        rules.append(Saying(say("lens-danger-die", frame=BOX.frames[frame].id), "IV-CHECK-07", "danger"))
    for effect in action.effects:
        text = say("lens-effect", needs=in_words(effect.need), text=effect.text)
        if effect.absent:
            text = say("lens-effect-without", needs=in_words(effect.need), text=effect.text)
        rules.append(Saying(text, _effect_rule(effect), "harm" if is_harmful(effect) else "effect"))
    for row in action.rows:
        rules.append(
            Saying(say(f"lens-row-{row.colour}", needs=in_words(row.need), text=row.text), "IV-CHECK-25", row.colour)
        )
    numbers = tuple(
        Figure(
            say(f"lens-track-{track.colour}"),
            _marker(look.state, action, place),
            track_spaces(look.state, action, place),
        )
        for place, track in enumerate(action.tracks)
    )
    what = say("lens-check") if action.is_check else say("lens-deed")
    return Lens(what=what, numbers=numbers, rules=tuple(rules))


def _action_part(look: Asking, action: Action, part: str) -> Lens:
    kind, _, name = part.partition(":")
    if kind == "effect":
        return _special_effect(action.effects[int(name)])
    if kind == "row":
        row = next(each for each in action.rows if each.colour == name)
        linked = (Saying(say("lens-linked", outcome=say(f"row-{row.link}")), "IV-OUT-02"),) if row.link else ()
        return Lens(what=say("lens-needs", needs=in_words(row.need)), rules=linked)
    place = next(place for place, each in enumerate(action.tracks) if each.colour == name)
    figure = Figure(say("lens-advances"), _marker(look.state, action, place), track_spaces(look.state, action, place))
    return Lens(numbers=(figure,), rules=(Saying(say("lens-track-stays"), "IV-TRACK-02"),))


def _marker(state: State, action: Action, place: int) -> int:
    """The marker of a track, wherever its card lies."""
    track = action.first_track + place
    return max((state.markers.get(marker_key(track, at), 0) for at in range(-1, len(state.sectors))), default=0)


def _mission(look: Asking, id: str) -> Lens:
    thing = BOX.missions.find(id)
    found = next((each for each in look.state.missions if each.card == thing.number), None)
    rules = [Saying(say("lens-completion", text=thing.spec.completion_text), "IV-MISS-02")]
    if not thing.spec.completion_text:
        rules = [Saying(say("lens-ends-itself"), "IV-MISS-01")]
    what = say("lens-optional-mission") if thing.spec.optional else say("lens-mission")
    numbers = _time(found.time, thing.spec.time) if found is not None else ()
    numbers = (*numbers, *_progress(look.state, thing.spec.completion))
    return Lens(what=what, numbers=numbers, rules=(*rules, *_actions(thing)), next=_time_ends(thing))


def _progress(state: State, completion: Mapping[str, Any]) -> tuple[Figure, ...]:
    """How far a mission has got that counts marks of the logbook."""
    facts = {"fact": [completion.get("fact", "")], "sum": completion.get("facts", [])}.get(
        completion.get("name", ""), []
    )
    least = int(completion.get("least", 1))
    if not facts or least < 2:
        return ()
    return (Figure(say("lens-progress"), min(sum(fact_of(state, each) for each in facts), least), least),)


def _condition(look: Asking, rest: str) -> Lens:
    id, _, part = rest.partition(":")
    thing = BOX.conditions.find(id)
    if part:
        effect = thing.parts["effect"][int(part.rpartition(":")[2])]
        return Lens(
            what=say("lens-needs", needs=in_words(effect.need)), rules=(Saying(say("lens-every-check"), "IV-FX-03"),)
        )
    rules = [Saying(say("lens-move-effect", text=thing.spec.move_text), "IV-MOVE-04", "move")]
    if not thing.spec.move_text:
        rules = []
    for option in thing.parts.get("option", ()):
        rules.append(Saying(say("lens-move-effect", text=option.text), "IV-MOVE-04", "move"))
    for combo in thing.parts.get("combo", ()):
        text = say("lens-combo", needs=in_words(combo.need), text=combo.text)
        rules.append(Saying(text, "IV-COMBO-04", "combo"))
    for effect in thing.parts.get("effect", ()):
        text = say("lens-effect", needs=in_words(effect.need), text=effect.text)
        rules.append(Saying(text, "IV-FX-03", "harm" if is_harmful(effect) else "effect"))
    numbers = _time(look.state.condition_time, thing.spec.time)
    return Lens(what=say("lens-condition"), numbers=numbers, rules=(*rules, *_actions(thing)), next=_time_ends(thing))


def _combo(look: Asking, rest: str) -> Lens:
    combo = BOX.conditions[look.state.condition].parts["combo"][int(rest)]
    return Lens(
        what=say("lens-needs", needs=in_words(combo.need)), rules=(Saying(say("lens-combo-again"), "IV-COMBO-04"),)
    )


def _rank_up(look: Asking, rest: str) -> Lens:
    thing = BOX.rankups[look.state.rank_up]
    text = say("lens-ranked") if look.state.ranked else say("lens-not-ranked")
    return Lens(what=say("lens-rank-up"), rules=(Saying(text, "IV-RANK-02"), *_actions(thing)))


def _event(look: Asking, rest: str) -> Lens:
    thing = BOX.events[look.state.event]
    biomes = tuple(
        Saying(say("lens-main-effect", biome=say(f"biome-{name}")), "IV-EVENT-02", name) for name in thing.spec.biomes
    )
    secondary = thing.spec.secondary_text
    following = (Saying(say("lens-secondary", text=secondary), "IV-EVENT-03"),) if secondary else ()
    return Lens(what=say("lens-event"), rules=biomes, next=following)


def _events(look: Asking, rest: str) -> Lens:
    numbers = (Figure(say("lens-cards"), events_left(look.state)),)
    text = say("lens-event-each-turn") if look.state.event_on else say("lens-no-events-yet")
    return Lens(numbers=numbers, rules=(Saying(text, "IV-EVENT-01" if look.state.event_on else "IV-TUT-13"),))


def _supplies(look: Asking, rest: str) -> Lens:
    state = look.state
    return Lens(
        numbers=(Figure(say("lens-supplies"), state.supplies, supply_limit(state)),),
        rules=(Saying(say("lens-rest-costs", count=usual_rest_cost(state)), "IV-REST-01"),),
    )


def _success(look: Asking, rest: str) -> Lens:
    numbers = (Figure(say("lens-success"), look.state.success),)
    return Lens(numbers=numbers, rules=(Saying(say("lens-success-buys"), "IV-RANK-08"),))


def _discovery(look: Asking, id: str) -> Lens:
    thing = BOX.discoveries.find(id)
    what = say("lens-discovery", kind=say(f"kind-{thing.spec.kind}"), tier=thing.spec.tier)
    rules = []
    if thing.spec.planet:
        rules.append(Saying(say("lens-use-on-planet"), "IV-DISC-04"))
    if thing.spec.ship:
        rules.append(Saying(say("lens-use-aboard"), "IV-DISC-05"))
    return Lens(what=what, rules=tuple(rules))


def _unique(look: Asking, number: str) -> Lens:
    stored = int(number) <= BOX.numbers.last_stored_unique
    text = say("lens-unique-stored") if stored else say("lens-unique-used")
    return Lens(
        what=say("lens-unique", number=int(number)),
        rules=(Saying(text, "IV-UDISC-02" if stored else "IV-UDISC-03"),),
    )


def _uniques(look: Asking, rest: str) -> Lens:
    numbers = (Figure(say("lens-cards"), len(look.state.unique_stack)),)
    text = BOX.planets[look.state.planet].spec.unique_empty_text
    following = (Saying(say("lens-unique-empty", text=text), "IV-UDISC-05"),) if text else ()
    return Lens(numbers=numbers, next=following)


def _deck(look: Asking, name: str) -> Lens:
    kind = KINDS.index(name)
    state = look.state
    values = sum(BOX.leads[lead].spec.value for lead in state.leads[kind])
    numbers = (
        Figure(say("lens-leads"), values, BOX.numbers.lead_total),
        Figure(say("lens-cards"), sum(state.decks[kind])),
    )
    return Lens(numbers=numbers, rules=(Saying(say("lens-leads-make"), "IV-LEAD-04"),))


def _lead_bag(look: Asking, rest: str) -> Lens:
    return Lens(
        numbers=(Figure(say("lens-tokens"), sum(look.state.lead_bag)),),
        rules=(Saying(say("lens-bag"), "IV-LEAD-02"),),
    )


# --- crew boards ------------------------------------------------------------------------------------------------------


def _die(look: Asking, rest: str) -> Lens:
    """IV-DES-01: what a die can show, and where it is."""
    name, _, number = rest.partition(":")
    who, member = look.member(name)
    die = int(number)
    type = member.dice[die]
    faces = [symbol for face in BOX.faces[type] for symbol in face]
    numbers = tuple(
        Figure(say("lens-face", symbol=say(f"symbol-{SYMBOLS[symbol]}")), faces.count(symbol), len(BOX.faces[type]))
        for symbol in dict.fromkeys(faces)
    )
    where = {AVAILABLE: "available", POOL: "pool", EXHAUSTED: "exhausted"}.get(member.where[die], "gone")
    what = say("lens-die", section=section_name(who), where=where)
    crew = BOX.crew[member.crew].spec
    rules = []
    if crew.colour == BOX.dice[type].spec.colour:
        text = say("lens-transforms", symbol=say(f"symbol-{crew.symbol}"))
        rules.append(Saying(text, "IV-TRANS-02", crew.symbol))
    return Lens(what=what, numbers=numbers, rules=tuple(rules))


def _column(look: Asking, rest: str) -> Lens:
    name, _, colour = rest.partition(":")
    who, member = look.member(name)
    place = COLOURS.index(colour)
    numbers = (Figure(say("lens-slots"), len(dice_at(member, AVAILABLE, place)), slots_of(who, member, place)),)
    rules = (Saying(say("lens-blocked"), "IV-INJ-11", "injury"),) if member.hurt >> place & 1 else ()
    return Lens(numbers=numbers, rules=rules)


def _spent(look: Asking, name: str) -> Lens:
    _, member = look.member(name)
    return Lens(
        numbers=(Figure(say("lens-exhausted"), len(dice_at(member, EXHAUSTED))),),
        rules=(Saying(say("lens-come-back"), "IV-SAC-07"),),
    )


def _injury_die(look: Asking, rest: str) -> Lens:
    return Lens(what=say("lens-injury-die"), rules=(Saying(say("lens-must-roll"), "IV-CHECK-06"),))


def _danger_die(look: Asking, rest: str) -> Lens:
    return Lens(what=say("lens-danger-what"), rules=(Saying(say("lens-danger-frame"), "IV-DANGER-01"),))


def _crew(look: Asking, id: str) -> Lens:
    crew = BOX.crew.find(id)
    spec = crew.spec
    state = look.state
    rules = [
        Saying(
            say("lens-transformation", colour=say(f"colour-{spec.colour}"), symbol=say(f"symbol-{spec.symbol}")),
            "IV-TRANS-02",
            spec.symbol,
        ),
        Saying(say("lens-skill", name=spec.skill, text=spec.skill_text), "IV-CREW-03", "skill"),
    ]
    who = next((each for each, member in enumerate(state.members) if member and member.crew == crew.number), -1)
    if who >= 0:
        member = member_of(state, who)
        numbers = (Figure(say("lens-rank"), member.rank, 3), Figure(say("lens-charges"), member.charges))
        return Lens(what=say("lens-serves", section=section_name(who)), numbers=numbers, rules=tuple(rules))
    figures = [Figure(say("lens-charges"), spec.charges)]
    what: Text | None = None
    if state.ship.places:
        what = say(f"crew-place-{state.ship.places[crew.number]}")
        if state.ship.ranks[crew.number]:
            figures.append(Figure(say("lens-rank"), state.ship.ranks[crew.number], 3))
    return Lens(what=what, numbers=tuple(figures), rules=tuple(rules))


def _skill(look: Asking, name: str) -> Lens:
    _, member = look.member(name)
    spec = BOX.crew[member.crew].spec
    return Lens(
        what=say("lens-timing", timing=spec.timing),
        numbers=(Figure(say("lens-charges"), member.charges),),
        rules=(Saying(say("lens-skill-costs"), "IV-CREW-03"),),
    )


def _push(look: Asking, name: str) -> Lens:
    _, member = look.member(name)
    numbers = (
        Figure(say("lens-in-play"), dice_in_play(member)),
        Figure(say("lens-exhausted"), len(dice_at(member, EXHAUSTED))),
    )
    hurts = dice_in_play(member) <= BOX.numbers.least_dice
    text = say("lens-push-hurts") if hurts else say("lens-push-costs")
    if hurts and look.state.flags.no_push:
        text = say("lens-push-void")
    return Lens(numbers=numbers, next=(Saying(text, "IV-PUSH-04" if hurts else "IV-PUSH-02"),))


def _injury(look: Asking, rest: str) -> Lens:
    name, _, slot = rest.partition(":")
    _, member = look.member(name)
    card = member.injuries[int(slot)]
    thing = BOX.injuries[card if card >= 0 else -1 - card]
    rules = tuple(
        Saying(
            say("lens-injury-on", face=say(f"injury-face-{each.symbol}"), text=each.text), "IV-CHECK-18", each.symbol
        )
        for each in thing.spec.on
    )
    if card < 0:
        rules = (Saying(say("lens-face-down"), "IV-INJ-08"), *rules)
    numbers = (Figure(say("lens-injuries"), len(member.injuries), BOX.numbers.injury_slots),)
    return Lens(numbers=numbers, rules=rules)


def _equipment(look: Asking, id: str) -> Lens:
    spec = BOX.equipment.find(id).spec
    rules = []
    if spec.section:
        section = say(f"section-{spec.section}")
        rules.append(Saying(say("lens-section-only", section=section), "IV-EQUIP-06", spec.section))
    if spec.counts_as_action:
        rules.append(Saying(say("lens-counts-as-action"), "IV-ACT-04"))
    if spec.transform_symbol:
        text = say(
            "lens-transformation",
            colour=say(f"colour-{spec.transform_colour}"),
            symbol=say(f"symbol-{spec.transform_symbol}"),
        )
        rules.append(Saying(text, "IV-TRANS-01", spec.transform_symbol))
    if not spec.action:
        return Lens(what=say("lens-equipment-kind", kind=spec.kind), rules=tuple(rules))
    rules.append(Saying(say("lens-uses", uses=spec.uses), "IV-EQUIP-08"))
    return Lens(what=say("lens-equipment", kind=spec.kind, timing=spec.timing), rules=tuple(rules))


def _card(look: Asking, id: str) -> Lens:
    thing = BOX.cards.find(id)
    spec = thing.spec
    rules = []
    if thing.need:
        text = say("lens-combo", needs=in_words(thing.need), text=spec.combo_text)
        rules.append(Saying(text, "IV-COMBO-02", "combo"))
    return Lens(what=say("lens-card", timing=spec.timing, rank=spec.rank), rules=tuple(rules))


def _pile(look: Asking, name: str) -> Lens:
    who, member = look.member(name)
    numbers = (
        Figure(say("lens-cards"), sum(member.deck)),
        Figure(say("lens-hand"), len(member.hand), hand_limit(look.state, who)),
    )
    return Lens(numbers=numbers, rules=(Saying(say("lens-shuffled"), "IV-CARD-06"),))


# --- a check ----------------------------------------------------------------------------------------------------------


def _step(look: Asking, name: str) -> Lens:
    return Lens(what=say(f"lens-step-{name}"), rules=(Saying(say("lens-ten-steps"), _STEP_RULES[name]),))


_STEP_RULES = {
    "choose": "IV-CHECK-04",
    "add": "IV-CHECK-06",
    "roll": "IV-CHECK-09",
    "modify": "IV-CHECK-10",
    "combos": "IV-COMBO-01",
    "injuries": "IV-CHECK-16",
    "effects": "IV-FX-04",
    "mark": "IV-CHECK-25",
    "exhaust": "IV-CHECK-28",
    "resolve": "IV-CHECK-29",
}


def _side(look: Asking, name: str) -> Lens:
    if name == "required":
        return Lens(what=say("lens-required"), rules=(Saying(say("lens-must-roll"), "IV-CHECK-08"),))
    _, member = look.member(name)
    return Lens(numbers=_dice_figures(member), rules=(Saying(say("lens-support"), "IV-SUP-02"),))


def _row(look: Asking, colour: str) -> Lens:
    check = look.state.check
    assert check is not None
    action = BOX.actions[check.action]
    row = next((each for each in action.rows if each.colour == colour), None)
    if row is None:
        place = next(place for place, each in enumerate(action.tracks) if each.colour == colour)
        figure = Figure(say("lens-advances"), _marker(look.state, action, place), action.tracks[place].spaces)
        return Lens(numbers=(figure,), rules=(Saying(say("lens-track-stays"), "IV-TRACK-04"),))
    linked = (Saying(say("lens-linked", outcome=say(f"row-{row.link}")), "IV-OUT-02"),) if row.link else ()
    return Lens(what=say("lens-needs", needs=in_words(row.need)), rules=linked)


def _effect(look: Asking, rest: str) -> Lens:
    check = look.state.check
    assert check is not None
    return _special_effect(BOX.actions[check.action].effects[int(rest)])


def _special_effect(effect: Part) -> Lens:
    """IV-FX-04, IV-FX-08: what it asks for, or what must be missing; how often it is resolved, or that it ends the
    check."""
    what = say("lens-lacks" if effect.absent else "lens-needs", needs=in_words(effect.need))
    text = say("lens-at-once", outcome=say(f"row-{effect.immediate}")) if effect.immediate else say("lens-mandatory")
    return Lens(what=what, rules=(Saying(text, _effect_rule(effect)),))


def _effect_rule(effect: Part) -> str:
    return "IV-FX-08" if effect.immediate else "IV-FX-04"


# --- the table and the ship -------------------------------------------------------------------------------------------


def _seat(look: Asking, rest: str) -> Lens:
    led = [who for who, leader in enumerate(look.state.leaders) if leader == int(rest)]
    return Lens(
        rules=tuple(Saying(say("lens-leads-section", section=section_name(who)), "IV-PLAYERS-01") for who in led)
    )


def _page(look: Asking, rest: str) -> Lens:
    page = Page(int(rest))
    charge = BOOK.charges.get(page)
    if charge is None:
        return Lens()
    text = say("lens-in-charge", section=section_name(charge), **_leader(look.state, charge))
    return Lens(rules=(Saying(text, "IV-SHIP-GEN-05"),))


def _pool(look: Asking, rest: str) -> Lens:
    command, energy = pools(look.state.ship)
    numbers = (Figure(say("lens-next-command"), command), Figure(say("lens-next-energy"), energy))
    return Lens(numbers=numbers, rules=(Saying(say("lens-unspent"), "IV-SHIP-GEN-14"),))


def _bag(look: Asking, rest: str) -> Lens:
    ship = look.state.ship
    numbers = (Figure(say("lens-dice-each"), dice_of_each(ship)), Figure(say("lens-dice-price"), dice_price(ship)))
    return Lens(numbers=numbers, rules=(Saying(say("lens-success-buys"), "IV-SHIP-DEBRIEF-04"),))


def _morale(look: Asking, rest: str) -> Lens:
    ship = look.state.ship
    spec = BOOK.morales[ship.morale].spec
    return Lens(
        numbers=(Figure(say("lens-morale"), ship.morale + 1, len(BOOK.morales)),),
        rules=(Saying(say("lens-morale-text", text=spec.text), "IV-SHIP-MORALE-06"),),
    )


def _system(look: Asking, id: str) -> Lens:
    number = BOOK.systems.number(id)
    rules = tuple(
        Saying(say("lens-flight", system=BOOK.systems[other].name, energy=energy), "IV-SHIP-STAR-02")
        for other, energy in BOOK.neighbours[number]
    )
    return Lens(rules=rules)


def _object(look: Asking, id: str) -> Lens:
    number = BOOK.objects.number(id)
    text = say("lens-landing-option") if BOOK.object_landings[number] >= 0 else say("lens-visit")
    numbers = (Figure(say("lens-energy"), BOOK.objects[number].spec.price),)
    return Lens(what=text, numbers=numbers, rules=(Saying(text, "IV-SHIP-STAR-03"),))


def _part(look: Asking, rest: str) -> Lens:
    seen = int(rest) < look.state.ship.parts
    text = say("lens-scanned") if seen else say("lens-not-scanned")
    return Lens(rules=(Saying(text, "IV-SHIP-STAR-06"),))


def _situation(look: Asking, rest: str) -> Lens:
    id = rest.partition(":")[0]
    thing = BOOK.situations.find(id)
    found = next(each for each in look.state.ship.situations if each.card == thing.number)
    rules = [Saying(say("lens-solves", text=thing.spec.solve_text), "IV-SHIP-SIT-02")]
    following = (Saying(say("lens-fails", text=thing.spec.fail_text), "IV-SHIP-BRIDGE-07"),)
    return Lens(numbers=(Figure(say("lens-time"), found.time, thing.spec.limit),), rules=tuple(rules), next=following)


def _research(look: Asking, id: str) -> Lens:
    spec = BOOK.research.find(id).spec
    rules = tuple(Saying(say("lens-price-discovery", what=each), "IV-SHIP-RES-02") for each in spec.price)
    return Lens(numbers=(Figure(say("lens-technology"), spec.technology),), rules=rules)


def _production(look: Asking, id: str) -> Lens:
    thing = BOOK.production.find(id)
    project = next((each for each in look.state.ship.production if each.card == thing.number), None)
    left = thing.spec.stages if project is None or project.stage < 0 else project.stage
    return Lens(
        numbers=(Figure(say("lens-stages"), left, thing.spec.stages),),
        rules=(Saying(say("lens-speed", who=thing.spec.speed), "IV-SHIP-PROD-04"),),
    )


def _ship_lander(look: Asking, id: str) -> Lens:
    thing = BOOK.landers.find(id)
    ship = look.state.ship
    numbers = tuple(
        Figure(
            say(f"lens-lander-{name}"),
            lander_value(ship, name) if thing.number == ship.lander else int(getattr(thing.spec, name)),
        )
        for name in ("armour", "sensors", "manoeuvrability", "supplies", "equipment", "discoveries", "rolls")
    )
    damaged = thing.number in ship.damaged
    rules = (Saying(say("lens-damaged"), "IV-SHIP-HANGAR-02"),) if damaged else ()
    return Lens(numbers=numbers, rules=rules)


def _bed(look: Asking, row: str) -> Lens:
    number = BED_ROWS.index(row)
    taken = sum(1 for patient in look.state.ship.patients if patient.row == number)
    more = facility_total(look.state.ship, "recovery", "medbay")
    return Lens(
        numbers=(Figure(say("lens-beds"), taken, beds(look.state.ship, number)),),
        rules=(Saying(say("lens-recovery", count=1 + more), "IV-SHIP-MED-02"),),
    )


def _facility(look: Asking, name: str) -> Lens:
    numbers = tuple(
        Figure(
            say("lens-available-crew", section=section_name(who)), len(crew_at(look.state.ship, Place.AVAILABLE, who))
        )
        for who in range(len(SECTIONS))
    )
    return Lens(text=say(f"lens-facility-{name}"), numbers=numbers)


def _frame(look: Asking, letter: str) -> Lens:
    """A frame of the danger card: what each result does."""
    thing = BOX.frames.find(letter)
    rules = tuple(
        Saying(say("lens-danger-on", face=say(f"danger-face-{each.result}"), text=each.text), "IV-DANGER-01")
        for each in thing.spec.on
    )
    faces = BOX.danger_faces
    numbers = tuple(
        Figure(say("lens-danger-face", face=say(f"danger-face-{DANGER_FACES[face]}")), faces.count(face), len(faces))
        for face in dict.fromkeys(faces)
    )
    return Lens(numbers=numbers, rules=rules)


_KINDS: dict[str, Callable[[Asking, str], Lens]] = {
    "sector": _sector,
    "route": _route,
    "member": _member,
    "lander": _lander,
    "standee": _standee,
    "threat": _threat,
    "token": _token,
    "poi": _poi,
    "action": _action,
    "mission": _mission,
    "condition": _condition,
    "condition-combo": _combo,
    "rank-up": _rank_up,
    "event": _event,
    "events": _events,
    "supplies": _supplies,
    "success": _success,
    "discovery": _discovery,
    "unique": _unique,
    "pocket": _unique,
    "uniques": _uniques,
    "deck": _deck,
    "lead-bag": _lead_bag,
    "die": _die,
    "column": _column,
    "spent": _spent,
    "injury-die": _injury_die,
    "pool-injury": _injury_die,
    "danger-die": _danger_die,
    "crew": _crew,
    "name": _crew,
    "skill": _skill,
    "push": _push,
    "injury": _injury,
    "equipment": _equipment,
    "card": _card,
    "pile": _pile,
    "discards": _pile,
    "step": _step,
    "side": _side,
    "row": _row,
    "effect": _effect,
    "seat": _seat,
    "page": _page,
    "command": _pool,
    "energy": _pool,
    "bag": _bag,
    "morale": _morale,
    "system": _system,
    "object": _object,
    "part": _part,
    "situation": _situation,
    "research": _research,
    "production": _production,
    "ship-lander": _ship_lander,
    "bed": _bed,
    "facility": _facility,
    "frame": _frame,
}
