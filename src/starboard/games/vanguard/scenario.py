"""Positions from plain data: the `given` of scenario files and tests, and the facts their `then` looks at.

[given]
planet = "eye-of-the-void"
active = "science"
members = { science = { at = 1, hand = ["trial-and-error"] }, recon = { at = 2 } }

Dice are named `red-basic:accident`, faces of injury and danger dice `injury:severe` and `danger:common`, whatever is
drawn by its id.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from starboard.core.chance import Chance
from starboard.core.content import convert
from starboard.core.errors import ContentError
from starboard.core.event import Event
from starboard.core.position import Chances, one_of
from starboard.games.vanguard import effects_ship
from starboard.games.vanguard.content.library import BOX
from starboard.games.vanguard.effects_setup import announce_board, put_finds_away
from starboard.games.vanguard.printed import COLOURS, INJURY_FACES, KINDS, SECTIONS, Shelf
from starboard.games.vanguard.printed_ship import BOOK
from starboard.games.vanguard.queries import hand_limit, injury_number, marker_key, member_sections, top_poi
from starboard.games.vanguard.rules.setup import lay_board
from starboard.games.vanguard.scenario_ship import GivenShip, check_ship, lay_aboard, ship_chances, ship_facts
from starboard.games.vanguard.ship_state import Place
from starboard.games.vanguard.state import (
    AVAILABLE,
    EXHAUSTED,
    GONE,
    PLACES,
    Flags,
    Member,
    Mission,
    Mode,
    Phase,
    Result,
    State,
    Threat,
)

DEFAULT_MEMBERS = ("science", "recon")


class GivenMember(msgspec.Struct, forbid_unknown_fields=True):
    """A crew member of a position. Its dice are available, or exhausted, or sacrificed; without any it has the starting
    dice. `hurt` are the columns with an injury die; `down` the injuries that lie face down."""

    crew: str = ""
    rank: int = 1
    at: int = 1
    dice: list[str] | None = None
    exhausted: list[str] = []
    gone: list[str] = []
    hand: list[str] = []
    deck: list[str] = []
    discards: list[str] = []
    injuries: list[str] = []
    down: list[str] = []
    hurt: list[str] = []
    charges: int = 0
    equipment: list[str] = []
    used: list[str] = []
    acted: bool = False


class GivenThreat(msgspec.Struct, forbid_unknown_fields=True):
    """A threat on the board."""

    id: str
    at: int
    time: int = 0
    others: list[int] = []


class Given(msgspec.Struct, forbid_unknown_fields=True):
    """A position on a planet: who is where with what. It is the turn of `active`, about to act unless `phase` says
    otherwise. The `lander` stands in a sector, by default the first that may be one, or (-1) nowhere. `leaders` are the
    seats of the sections in their order; `markers` are written `poi:colour` and stand on the card in its sector. With a
    `ship` it is a position aboard, and what is said of a planet does not count."""

    seats: int = 1
    seed: int = 0
    planet: str = "eye-of-the-void"
    leaders: list[int] | None = None
    members: dict[str, GivenMember] = {}
    active: str = ""
    first: str = ""
    phase: str = "turn"
    round: int = 2
    actions: int = 2
    special_used: bool = False
    mode: str = "plain"
    supplies: int = 5
    supply_limit: int = 12
    unlimited: bool = False
    success: int = 0
    lander: int = 0
    condition: str = ""
    condition_time: int = 0
    pois: dict[str, list[str]] = {}
    poi_times: dict[str, int] = {}
    tokens: dict[str, list[str]] = {}
    missions: list[str] | None = None
    mission_times: dict[str, int] = {}
    completed: list[str] = []
    threats: list[GivenThreat] | None = None
    markers: dict[str, int] = {}
    rank_up: str = ""
    discoveries: list[str] = []
    uniques: list[int] = []
    unique_stack: list[int] | None = None
    leads: dict[str, list[str]] = {}
    lead_bag: list[str] | None = None
    events: list[str] | None = None
    event_discards: list[str] = []
    foreseen: list[str] = []
    event_on: bool = True
    injuries_left: dict[str, int] = {}
    mods: list[str] = []
    facts: dict[str, int] = {}
    ship: GivenShip | None = None
    campaign: bool = False
    no_push: bool = False
    deadly_injuries: bool = False
    lost_uniques: bool = False
    short_supplies: bool = False


def read_given(raw: object, file: str) -> Given:
    """A position from plain data; ContentError says what is wrong with it."""
    return convert(Given, raw, file, "given")


def build(given: Given, file: str) -> tuple[State, dict[str, str]]:
    """The state of a position. Nothing in it needs a letter: everything has a name."""
    if given.ship is not None:
        return _aboard(given, given.ship, file)
    flags = Flags(
        scenario="campaign" if given.campaign else f"expedition-{given.planet}",
        planet=_number(BOX.planets, given.planet, file, "planet"),
        campaign=given.campaign,
        no_push=given.no_push,
        deadly_injuries=given.deadly_injuries,
        lost_uniques=given.lost_uniques,
        short_supplies=given.short_supplies,
    )
    state = State(flags, given.seats, Chance(given.seed))
    effects_ship.lay_out_ship(state)
    state.rank_ups = [0 if each.spec.tutorial else 1 for each in BOX.rankups]
    state.leaders = _leaders(given, file)
    lay_board(state, flags.planet)
    state.mode = Mode[one_of(given.mode, [mode.name.lower() for mode in Mode], file, "mode").upper()]
    if state.mode != Mode.PLAIN:
        put_finds_away(state)
    members = given.members or {name: GivenMember() for name in DEFAULT_MEMBERS}
    for name, each in members.items():
        section = SECTIONS.index(one_of(name, SECTIONS, file, "members"))
        state.members[section] = _member(state, section, each, file)
    announce_board(state)
    _board(state, given, file)
    _beside(state, given, file)
    sections = member_sections(state)
    state.active = SECTIONS.index(one_of(given.active, SECTIONS, file, "active")) if given.active else sections[0]
    if given.first:
        state.first = SECTIONS.index(one_of(given.first, SECTIONS, file, "first"))
    elif given.phase != "begin":
        state.first = state.active
    state.phase = Phase[
        one_of(given.phase.replace("-", "_"), [phase.name.lower() for phase in Phase], file, "phase").upper()
    ]
    state.round, state.actions_left, state.special_used = given.round, given.actions, given.special_used
    state.supplies, state.supply_limit, state.success = given.supplies, given.supply_limit, given.success
    state.unlimited, state.event_on = given.unlimited, given.event_on
    for fact, value in given.facts.items():
        (state.marks if fact.startswith(".") else state.ship.facts)[fact] = value
    state.change_powers()
    return state, {}


def _aboard(given: Given, ship: GivenShip, file: str) -> tuple[State, dict[str, str]]:
    """A position aboard; crew members are called by section and place."""
    state = State(Flags(scenario="campaign", campaign=True), given.seats, Chance(given.seed))
    effects_ship.lay_out_ship(state)
    state.rank_ups = [0 if each.spec.tutorial else 1 for each in BOX.rankups]
    state.leaders = _leaders(given, file)
    return state, lay_aboard(state, ship, file)


def _leaders(given: Given, file: str) -> list[int]:
    leaders = given.leaders or [place % given.seats for place in range(len(SECTIONS))]
    if len(leaders) != len(SECTIONS) or any(not 0 <= seat < given.seats for seat in leaders):
        raise ContentError(file, "leaders", f"expected a seat for each of the four sections, got {leaders}")
    return list(leaders)


def _number(shelf: Shelf, id: str, file: str, what: str) -> int:
    return shelf.number(one_of(id, shelf.ids, file, what))


def _member(state: State, section: int, given: GivenMember, file: str) -> Member:
    name = SECTIONS[section]
    crew = given.crew or next(each.id for each in BOX.crew if each.spec.tutorial == name)
    plain = given.dice is None and not given.exhausted and not given.gone
    available = [BOX.dice[die].id for die in BOX.starting_dice[section]] if plain else given.dice or []
    dice = [_number(BOX.dice, die, file, "dice") for die in (*available, *given.exhausted, *given.gone)]
    where = [AVAILABLE] * len(available) + [EXHAUSTED] * len(given.exhausted) + [GONE] * len(given.gone)
    hand = [_number(BOX.cards, card, file, "hand") for card in given.hand]
    discards = [_number(BOX.cards, card, file, "discards") for card in given.discards]
    deck = [0] * len(BOX.cards)
    for card in given.deck:
        deck[_number(BOX.cards, card, file, "deck")] += 1
    injuries = [_number(BOX.injuries, each, file, "injuries") for each in given.injuries]
    injuries += [-1 - _number(BOX.injuries, each, file, "down") for each in given.down]
    for injury in injuries:
        state.injuries[injury_number(injury)] -= 1
    number = _number(BOX.crew, crew, file, "crew")
    state.ship.places[number], state.ship.sections[number] = int(Place.TEAM), section
    state.ship.ranks[number], state.ship.team[section] = given.rank, number
    return Member(
        number,
        given.rank,
        given.at - 1,
        dice,
        where,
        sum(1 << COLOURS.index(one_of(colour, COLOURS, file, "hurt")) for colour in given.hurt),
        injuries,
        given.charges,
        hand,
        deck,
        discards,
        [_number(BOX.equipment, each, file, "equipment") for each in given.equipment],
        [_number(BOX.equipment, each, file, "used") for each in given.used],
        acted=given.acted,
    )


def _sector(state: State, number: str | int, file: str) -> int:
    names = [str(place + 1) for place in range(len(state.sectors))]
    return int(one_of(str(number), names, file, "sector")) - 1


def _board(state: State, given: Given, file: str) -> None:
    """POI cards, tokens, condition, missions, threats, markers."""
    for number, cards in given.pois.items():
        at = _sector(state, number, file)
        state.sectors[at].pois = [_number(BOX.pois, card, file, "pois") for card in cards]
    for number, time in given.poi_times.items():
        state.sectors[_sector(state, number, file)].time = time
    for number, tokens in given.tokens.items():
        at = _sector(state, number, file)
        state.sectors[at].tokens = [_number(BOX.equipment, each, file, "tokens") for each in tokens]
    if given.condition:
        state.condition = _number(BOX.conditions, given.condition, file, "condition")
    state.condition_time = given.condition_time
    if given.missions is not None:
        state.missions = [Mission(_number(BOX.missions, each, file, "missions")) for each in given.missions]
    for mission in state.missions:
        mission.time = given.mission_times.get(BOX.missions[mission.card].id, 0)
    state.completed = [_number(BOX.missions, each, file, "completed") for each in given.completed]
    if given.threats is not None:
        state.threats = [
            Threat(
                _number(BOX.threats, each.id, file, "threats"),
                each.at - 1,
                each.time,
                [other - 1 for other in each.others],
            )
            for each in given.threats
        ]
    landings = [at for at, sector in enumerate(BOX.boards[state.planet].sectors) if sector.lander]
    if given.lander > 0:
        state.lander_at = given.lander - 1
    elif not given.lander and landings:
        state.lander_at = landings[0]
    for name, count in given.markers.items():
        key = _marker(state, name, file)
        state.markers[key] = count


def _marker(state: State, name: str, file: str) -> int:
    """`bz102:green` is the green track of the first action that has one on that card, wherever it lies."""
    owner, _, colour = name.rpartition(":")
    places = [(BOX.pois[top_poi(state, at)], at) for at in range(len(state.sectors)) if top_poi(state, at) >= 0]
    places += [(BOX.threats[each.card], -1) for each in state.threats]
    places += [(BOX.missions[each.card], -1) for each in state.missions]
    places.append((BOX.conditions[state.condition], -1))
    for thing, at in places:
        if thing.id == owner:
            for action in thing.actions:
                for place, track in enumerate(action.tracks):
                    if track.colour == colour:
                        return marker_key(action.first_track + place, at)
    raise ContentError(file, "markers", f"nothing here has a track '{name}'")


def _beside(state: State, given: Given, file: str) -> None:
    """Decks, bags, and what lies with the lander."""
    state.discoveries = [_number(BOX.discoveries, each, file, "discoveries") for each in given.discoveries]
    for each in state.discoveries:
        state.decks[BOX.kinds[each]][each] -= 1
    state.uniques = [BOX.unique_numbers[number] for number in given.uniques]
    if given.unique_stack is not None:
        state.unique_stack = [BOX.unique_numbers[number] for number in given.unique_stack]
    if given.lead_bag is not None:
        state.lead_bag = _pile(BOX.leads, given.lead_bag, file, "lead_bag")
    for kind, leads in given.leads.items():
        place = KINDS.index(one_of(kind, KINDS, file, "leads"))
        state.leads[place] = [_number(BOX.leads, lead, file, "leads") for lead in leads]
    if given.events is not None:
        state.events = _pile(BOX.events, given.events, file, "events")
    state.event_discards = _pile(BOX.events, given.event_discards, file, "event_discards")
    state.foreseen = [_number(BOX.events, each, file, "foreseen") for each in given.foreseen]
    for injury, count in given.injuries_left.items():
        state.injuries[_number(BOX.injuries, injury, file, "injuries_left")] = count
    if given.rank_up:
        state.rank_up = _number(BOX.rankups, given.rank_up, file, "rank_up")
    state.ship.mods = [_number(BOOK.mods, mod, file, "mods") for mod in given.mods]


def _pile(shelf: Shelf, ids: list[str], file: str, what: str) -> list[int]:
    pile = [0] * len(shelf)
    for id in ids:
        pile[_number(shelf, id, file, what)] += 1
    return pile


# --- looking ----------------------------------------------------------------------------------------------------------


def check(state: State) -> list[str]:
    """Every way in which a position is impossible, a sentence each. Whoever asks about a rule may lay down more
    of a thing than the box holds; saves are looked through by `integrity`."""
    problems = []
    for section in member_sections(state):
        member = state.members[section]
        assert member is not None
        name = SECTIONS[section]
        if not 0 <= member.at < len(state.sectors):
            problems.append(f"{name} is in sector {member.at + 1}, which is not on the board")
        if not 1 <= member.rank <= len(BOX.numbers.hand_limits):
            problems.append(f"{name} has rank {member.rank}")
        if len(member.injuries) > BOX.numbers.injury_slots:
            problems.append(f"{name} has {len(member.injuries)} injuries")
        if len(member.hand) > hand_limit(state, section):
            problems.append(f"{name} holds {len(member.hand)} cards, more than the hand limit")
        for card in (*member.hand, *member.discards):
            if BOX.cards[card].spec.section != name:
                problems.append(f"{name} holds {BOX.cards[card].id}, a card of another section")
    if state.active >= 0 and state.members[state.active] is None:
        problems.append("the active section has nobody on the planet")
    if any(count < 0 for count in state.injuries):
        problems.append("an injury is held more often than there are cards")
    if state.supplies < 0:
        problems.append(f"there are {state.supplies} supplies")
    return problems + check_ship(state.ship)


def facts(state: State) -> dict[str, Any]:
    """What can be looked at: each section by name, the sectors (`sector-1`), and the `table`."""
    found: dict[str, Any] = {}
    for section, name in enumerate(SECTIONS):
        member = state.members[section]
        if member is not None:
            found[name] = _member_facts(state, member)
    for at, sector in enumerate(state.sectors):
        poi = top_poi(state, at)
        found[f"sector-{at + 1}"] = {
            "poi": BOX.pois[poi].id if poi >= 0 else "",
            "cards": [BOX.pois[each].id for each in sector.pois],
            "time": sector.time,
            "tokens": [BOX.equipment[each].id for each in sector.tokens],
            "flags": sector.flags,
        }
    found["table"] = {
        "phase": state.phase.name.lower(),
        "round": state.round,
        "active": SECTIONS[state.active] if state.active >= 0 else "",
        "first": SECTIONS[state.first] if state.first >= 0 else "",
        "actions": state.actions_left,
        "special_used": state.special_used,
        "supplies": state.supplies,
        "success": state.success,
        "condition": BOX.conditions[state.condition].id if state.condition >= 0 else "",
        "condition_time": state.condition_time,
        "missions": [BOX.missions[each.card].id for each in state.missions],
        "completed": [BOX.missions[each].id for each in state.completed],
        "failed": [BOX.missions[each].id for each in state.failed],
        "threats": {BOX.threats[each.card].id: each.at + 1 for each in state.threats},
        "threat_times": {BOX.threats[each.card].id: each.time for each in state.threats},
        "markers": _markers(state),
        "rank_up": state.ranked,
        "discoveries": [BOX.discoveries[each].id for each in state.discoveries],
        "uniques": [BOX.uniques[each].spec.number for each in state.uniques],
        "leads": {kind: len(state.leads[place]) for place, kind in enumerate(KINDS) if state.leads[place]},
        "lead_bag": sum(state.lead_bag),
        "lander": state.lander_at + 1,
        "read": [BOX.logs[each].id for each in state.read],
        "facts": {**state.ship.facts, **state.marks},
        "result": Result(state.result).name.lower(),
        "dead": [BOX.crew[each].id for each in state.dead],
        "check": state.check.step if state.check is not None else 0,
        "event_discards": [BOX.events[number].id for number, count in enumerate(state.event_discards) if count],
    }
    return found | ship_facts(state.ship)


def _markers(state: State) -> dict[str, int]:
    found: dict[str, int] = {}
    for action in BOX.actions:
        for place, track in enumerate(action.tracks):
            for at in range(-1, len(state.sectors)):
                count = state.markers.get(marker_key(action.first_track + place, at), 0)
                if count:
                    found[f"{action.owner.id}:{track.colour}"] = count
    return found


def _member_facts(state: State, member: Member) -> dict[str, Any]:
    return {
        "at": member.at + 1,
        "rank": member.rank,
        "crew": BOX.crew[member.crew].id,
        "hand": [BOX.cards[card].id for card in member.hand],
        "deck": sum(member.deck),
        "discards": [BOX.cards[card].id for card in member.discards],
        "charges": member.charges,
        "injuries": [BOX.injuries[each].id for each in member.injuries if each >= 0],
        "down": [BOX.injuries[injury_number(each)].id for each in member.injuries if each < 0],
        "hurt": [colour for place, colour in enumerate(COLOURS) if member.hurt >> place & 1],
        "equipment": [BOX.equipment[each].id for each in member.equipment],
        "used": [BOX.equipment[each].id for each in (*member.used, *member.used_turn)],
        "acted": member.acted,
        **{
            place: [BOX.dice[member.dice[die]].id for die, where in enumerate(member.where) if where == number]
            for number, place in enumerate(PLACES)
        },
    }


def chances(state: State) -> Chances:
    """What can be rolled or drawn: faces by the die they are on, cards by their ids."""
    found: dict[str, list[str]] = {die.id: [f"{die.id}:{face}" for face in die.spec.faces] for die in BOX.dice}
    found["injury-dice"] = [f"injury:{INJURY_FACES[face]}" for face in BOX.injury_faces]
    found["danger"] = [f"danger:{face}" for face in BOX.numbers.danger_die]
    found["events"] = BOX.events.ids
    found["leads"] = BOX.leads.ids
    found["rank-ups"] = BOX.rankups.ids
    found["injury"] = BOX.injuries.ids
    found["random-member"] = [f"d10:{number}" for number in range(1, 11)]
    for kind in KINDS:
        found[f"discoveries-{kind}"] = BOX.discoveries.ids
    for section in range(len(SECTIONS)):
        found[f"section-cards-{section}"] = BOX.cards.ids
    return found | ship_chances()


_NUMBERED = ("who", "active")
"""Fields of events that hold a section."""


def told(event: Event) -> Mapping[str, Any]:
    """The fields of an event as a person would write them down."""
    found: dict[str, Any] = {}
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if field in _NUMBERED and isinstance(value, int):
            value = SECTIONS[value] if value >= 0 else "team"
        found[field] = value
    return found
