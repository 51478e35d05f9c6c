"""What a seat may know, built up from nothing; and a state that could be the real one for all a seat knows.

Nobody at this table has secrets from the others: hands and boards lie open. What nobody knows is the order of the
piles, which unique discoveries lie face down on the board, and what has not been read, scanned or turned up yet.
"""

from __future__ import annotations

import msgspec

from starboard.core.choice import Seat
from starboard.core.piles import apart
from starboard.games.vanguard.moments import Query
from starboard.games.vanguard.printed import BOX
from starboard.games.vanguard.printed_ship import BED_ROWS, BOOK
from starboard.games.vanguard.queries import (
    changed,
    events_left,
    hand_limit,
    is_open,
    member_sections,
    shown_poi,
    transforms_of,
)
from starboard.games.vanguard.queries_ship import beds, landing_of, pulses
from starboard.games.vanguard.ship_state import Patient, Project, Ship, Situation
from starboard.games.vanguard.state import Check as Check
from starboard.games.vanguard.state import Die as Die
from starboard.games.vanguard.state import Flags, Member, Mission, Mode, Moving, Phase, Result, State, Threat


class MemberView(msgspec.Struct, frozen=True):
    """A crew member on the planet."""

    crew: int
    rank: int
    at: int
    dice: list[int]
    where: list[int]
    hurt: int
    injuries: list[int]
    charges: int
    hand: list[int]
    deck: int
    discards: list[int]
    equipment: list[int]
    used: list[int]
    used_turn: list[int]
    acted: bool
    weary: bool
    limit: int


class RouteView(msgspec.Struct, frozen=True):
    """A directed route: its symbols as they are now, and whether it can be used."""

    symbols: tuple[str, ...]
    open: bool


class SectorView(msgspec.Struct, frozen=True):
    """A sector; `poi` is the one in effect, `pois` all cards that lie there, the top one last. `hidden` says that a
    card lies there which nobody can see."""

    poi: int
    pois: list[int]
    time: int
    tokens: list[int]
    flags: int
    hidden: bool


class ShipView(msgspec.Struct, frozen=True):
    """The ship book, as far as it has been read: what lies in it, who is where, and what the scanner shows."""

    page: int
    step: int
    at: int
    passes: int
    command: int
    energy: int
    success: int
    morale: int
    technology: int
    penalty: bool
    objective: int
    age: int
    sides: list[int]
    side_ages: list[int]
    upgrades: list[int]
    used: list[int]
    situations: list[Situation]
    research: list[int]
    production: list[Project]
    waiting: list[list[int]]
    facilities: list[int]
    addons: list[int]
    active: list[int]
    hangar: list[int]
    damaged: list[int]
    lander: int
    mods: list[int]
    armory: list[int]
    places: list[int]
    sections: list[int]
    ranks: list[int]
    dice: list[list[int]]
    patients: list[Patient]
    wall: list[list[int]]
    system: int
    objects: list[int]
    target: int
    landing: int
    parts: int
    records: list[int]
    team: list[int]
    decks: list[list[int]]
    track: int
    collected: list[int]
    pockets: list[int]
    rows: list[int]
    read: list[int]
    failed: bool
    evacuated: bool
    aimless: bool
    offered: list[int]
    envelope: bool
    ending: int
    beds: list[int]
    destinations: list[int]
    """The objects of the present system that can be seen."""
    weeks: int
    """How many passes of the book the campaign has; 0 for any number."""
    facts: dict[str, int]
    """The marks in the logbook, which everybody made together."""


class View(msgspec.Struct, frozen=True):
    """What a seat may know: everything that lies open, and how much lies face down."""

    seat: int
    seats: int
    flags: Flags
    phase: Phase
    mode: Mode
    leaders: list[int]
    planet: int
    members: list[MemberView | None]
    dead: list[int]
    sectors: list[SectorView]
    routes: list[RouteView]
    transforms: list[tuple[tuple[int, int], ...]]
    condition: int
    condition_time: int
    missions: list[Mission]
    completed: list[int]
    failed: list[int]
    threats: list[Threat]
    neutralised: int
    markers: dict[int, int]
    success: int
    supplies: int
    lander_at: int
    discoveries: list[int]
    uniques: list[int]
    used_things: list[int]
    uniques_left: int
    rank_up: int
    ranked: bool
    events: int
    event: int
    event_on: bool
    decks: list[int]
    lead_bag: int
    leads: list[list[int]]
    round: int
    first: int
    active: int
    actions_left: int
    special_used: bool
    check: Check | None
    moving: Moving | None
    read: list[int]
    result: Result
    systems: list[int]
    """The systems one can see on the atlas."""
    ship: ShipView | None


def view(state: State, seat: Seat) -> View:
    """All that a seat may know; -1 is a spectator."""
    return View(
        seat=seat,
        seats=state.seats,
        flags=state.flags,
        phase=state.phase,
        mode=state.mode,
        leaders=list(state.leaders),
        planet=state.planet,
        members=[_member(state, section, member) for section, member in enumerate(state.members)],
        dead=list(state.dead),
        sectors=[_sector(state, at) for at in range(len(state.sectors))],
        routes=_routes(state),
        transforms=[
            transforms_of(state, section) if member is not None else () for section, member in enumerate(state.members)
        ],
        condition=state.condition,
        condition_time=state.condition_time,
        missions=[msgspec.structs.replace(each) for each in state.missions],
        completed=list(state.completed),
        failed=list(state.failed),
        threats=[msgspec.structs.replace(each, others=list(each.others)) for each in state.threats],
        neutralised=state.neutralised,
        markers=dict(sorted(state.markers.items())),
        success=state.success,
        supplies=state.supplies,
        lander_at=state.lander_at,
        discoveries=list(state.discoveries),
        uniques=list(state.uniques),
        used_things=list(state.used_things),
        uniques_left=len(state.unique_stack),
        rank_up=state.rank_up,
        ranked=state.ranked,
        events=events_left(state),
        event=state.event,
        event_on=state.event_on,
        decks=[sum(deck) for deck in state.decks],
        lead_bag=sum(state.lead_bag),
        leads=[list(each) for each in state.leads],
        round=state.round,
        first=state.first,
        active=state.active,
        actions_left=state.actions_left,
        special_used=state.special_used,
        check=_check(state.check),
        moving=state.moving
        if state.moving is None
        else msgspec.structs.replace(state.moving, symbols=list(state.moving.symbols)),
        read=list(state.read),
        result=state.result,
        systems=_systems(state) if state.flags.campaign else [],
        ship=_ship(state) if state.flags.campaign else None,
    )


def _sector(state: State, at: int) -> SectorView:
    sector = state.sectors[at]
    poi = shown_poi(state, at)
    hidden = poi < 0 and bool(sector.pois)
    return SectorView(poi, [] if hidden else list(sector.pois), sector.time, list(sector.tokens), sector.flags, hidden)


def _routes(state: State) -> list[RouteView]:
    """Every way of the board, as whoever is active would find it; else the first of the team."""
    if not state.sectors:
        return []
    team = member_sections(state)
    who = state.active if state.active in team else team[0] if team else -1
    found = []
    for route in BOX.boards[state.planet].routes:
        symbols = changed(state, Query.ROUTE_SYMBOLS, who, route.symbols, route) if who >= 0 else route.symbols
        found.append(RouteView(tuple(symbols), who < 0 or is_open(state, who, route)))
    return found


def _systems(state: State) -> list[int]:
    """The present system and those one could fly to from there on, by and by."""
    found = [state.ship.system]
    for system in found:
        for other, _ in BOOK.neighbours[system]:
            goal = BOOK.systems[other].goals.get("needs")
            if other not in found and (goal is None or goal(state, -1)):
                found.append(other)
    return sorted(found)


def _destinations(state: State) -> list[int]:
    here = state.ship.system
    return [
        number
        for number, system in enumerate(BOOK.object_systems)
        if system == here and ((goal := BOOK.objects[number].goals.get("needs")) is None or goal(state, -1))
    ]


def _member(state: State, section: int, member: Member | None) -> MemberView | None:
    if member is None:
        return None
    return MemberView(
        crew=member.crew,
        rank=member.rank,
        at=member.at,
        dice=list(member.dice),
        where=list(member.where),
        hurt=member.hurt,
        injuries=list(member.injuries),
        charges=member.charges,
        hand=list(member.hand),
        deck=sum(member.deck),
        discards=list(member.discards),
        equipment=list(member.equipment),
        used=list(member.used),
        used_turn=list(member.used_turn),
        acted=member.acted,
        weary=member.weary,
        limit=hand_limit(state, section),
    )


def _check(check: Check | None) -> Check | None:
    """A check lies open: its dice, its symbols, who supports."""
    if check is None:
        return None
    return msgspec.structs.replace(
        check,
        pool=[Die(die.section, die.die, die.face) for die in check.pool],
        symbols=list(check.symbols),
        supporters=list(check.supporters),
        supported=list(check.supported),
        injury=list(check.injury),
        danger=list(check.danger),
        settled=list(check.settled),
        helpers=list(check.helpers),
    )


def _ship(state: State) -> ShipView:
    ship: Ship = state.ship
    return ShipView(
        page=ship.page,
        step=ship.step,
        at=ship.at,
        passes=ship.passes,
        command=ship.command,
        energy=ship.energy,
        success=ship.success,
        morale=ship.morale,
        technology=ship.technology,
        penalty=ship.penalty,
        objective=ship.objective,
        age=ship.age,
        sides=list(ship.sides),
        side_ages=list(ship.side_ages),
        upgrades=list(ship.upgrades),
        used=list(ship.used),
        situations=[Situation(each.card, each.time) for each in ship.situations],
        research=list(ship.research),
        production=[Project(each.card, each.stage, each.hands) for each in ship.production],
        waiting=[list(each) for each in ship.waiting],
        facilities=list(ship.facilities),
        addons=list(ship.addons),
        active=list(ship.active),
        hangar=list(ship.hangar),
        damaged=list(ship.damaged),
        lander=ship.lander,
        mods=list(ship.mods),
        armory=list(ship.armory),
        places=list(ship.places),
        sections=list(ship.sections),
        ranks=list(ship.ranks),
        dice=[list(each) for each in ship.dice],
        patients=[Patient(each.crew, each.row, each.left) for each in ship.patients],
        wall=[list(each) for each in ship.wall],
        system=ship.system,
        objects=list(ship.objects),
        target=ship.target,
        landing=landing_of(ship),
        parts=ship.parts,
        records=[record.planet for record in ship.records],
        team=list(ship.team),
        decks=[list(each) for each in ship.decks],
        track=ship.track,
        collected=list(ship.collected),
        pockets=list(ship.pockets),
        rows=list(ship.rows),
        read=list(ship.read),
        failed=ship.failed,
        evacuated=ship.evacuated,
        aimless=ship.aimless,
        offered=list(ship.offered),
        envelope=ship.envelope,
        ending=ship.ending,
        beds=[beds(ship, row) for row in range(len(BED_ROWS))],
        destinations=_destinations(state),
        weeks=pulses(ship),
        facts=dict(sorted(ship.facts.items())),
    )


def resample(state: State, seat: Seat, seed: int) -> State:
    """IV-BOARD-06: unique discoveries and POI cards that lie face down, in another order; piles have none anyway."""
    copy = apart(state, seed)
    if len(copy.unique_stack) > 1:
        turn = seed % len(copy.unique_stack)
        copy.unique_stack = [*copy.unique_stack[turn:], *copy.unique_stack[:turn]]
    dark = [at for at, sector in enumerate(copy.sectors) if sector.pois and shown_poi(copy, at) < 0]
    if len(dark) > 1:
        cards = [copy.sectors[at].pois for at in dark]
        turn = seed % len(dark)
        for at, pois in zip(dark, [*cards[turn:], *cards[:turn]], strict=True):
            copy.sectors[at].pois = pois
    return copy


def thing_used(view: View, discovery: int = -1, unique: int = -1) -> bool:
    """Whether a discovery or a unique discovery has been used up for this exploration."""
    number = discovery if discovery >= 0 else 1000 + unique
    return number in view.used_things


def planet_name(view: View) -> str:
    """The id of the planet; empty where there is none."""
    return BOX.planets[view.planet].id if view.planet >= 0 else ""
