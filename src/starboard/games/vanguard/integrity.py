"""Whether a state can come up in play. What a rule changes is right by itself; this is for what comes from outside:
positions that people write down, and saves that they bring along. The ship's part is in `integrity_ship.py`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from starboard.core.integrity import MANY, all_within, counted, known, once, shared, sized, within
from starboard.core.piles import Pile
from starboard.games.vanguard.content.library import BOX
from starboard.games.vanguard.effects import CONDITION, MISSION, POI, THREAT
from starboard.games.vanguard.integrity_ship import MOST_SEATS, check_ship, numbers_of
from starboard.games.vanguard.printed import COLOURS, KINDS, ROUTE_SYMBOLS, SECTIONS, SYMBOLS, Action
from starboard.games.vanguard.queries import PLACE, hand_limit, injury_number, top_poi
from starboard.games.vanguard.rules.time import SPACES
from starboard.games.vanguard.state import (
    BOXED,
    POOL,
    UNIQUE,
    Check,
    Member,
    Moving,
    Phase,
    Result,
    Sector,
    State,
)

MOST = 1000
"""More tokens, rounds or steps than come up in any exploration."""
BEFORE_LANDING = (Phase.SETUP, Phase.TEAM)
CHECKING = (
    Phase.CHOOSE_DICE,
    Phase.ROLL,
    Phase.MODIFY,
    Phase.COMBOS,
    Phase.INJURIES,
    Phase.EFFECTS,
    Phase.MARK,
    Phase.EXHAUST,
    Phase.OUTCOMES,
    Phase.CHECK_END,
)
MOVING = (Phase.MOVE, Phase.ARRIVE)
AFTERWARDS = (Phase.ENDING, Phase.CLEAN_UP, Phase.SHIP, Phase.OVER)
IN_A_TURN = (Phase.TURN, Phase.ACTION_END, Phase.PREPARE, Phase.TURN_END, Phase.EVENT, *MOVING, *CHECKING)
CHECK_STEPS = 10
"""IV-CHECK: the steps of a check."""


def check(state: State) -> list[str]:
    """Every way in which a state between two steps is impossible, a sentence each with what would be possible."""
    # Each stage looks things up by what the one before has found to be there.
    for stage in ((_agreed, _aboard), (_board, _piles), (_members,), (_turns, _checking, _moving)):
        found = [sentence for part in stage for sentence in part(state)]
        if found or (state.planet < 0 and stage[0] is _agreed):
            return found
    return []


# --- what was agreed, and the ship -----------------------------------------------------------------------------------


def _agreed(state: State) -> Iterator[str]:
    """What was agreed before the game, and whether there is a planet."""
    yield from within("seats", state.seats, MOST_SEATS, 1)
    yield from within("planet agreed", state.flags.planet, len(BOX.planets) - 1)
    yield from known("sections", state.flags.sections, SECTIONS)
    yield from sized("leaders", len(state.leaders), len(SECTIONS))
    yield from all_within("leaders, seat", state.leaders, state.seats - 1)
    yield from sized("members", len(state.members), len(SECTIONS))
    yield from within("planet", state.planet, len(BOX.planets) - 1, -1)
    landed = state.phase not in (*BEFORE_LANDING, Phase.SHIP, Phase.OVER)
    if state.planet < 0 and (landed or any(state.members)):
        yield f"planet: there is none, in phase {state.phase.name.lower()}"
    if state.phase in BEFORE_LANDING and state.planet >= 0:
        yield f"planet: the team is there in phase {state.phase.name.lower()}; then it has not landed yet"
    for purpose, times in state.chance.used.items():
        yield from within(f"chance, {purpose}", times, MANY)


def _aboard(state: State) -> Iterator[str]:
    yield from check_ship(state)


# --- the board -------------------------------------------------------------------------------------------------------


def _board(state: State) -> Iterator[str]:
    """The sectors and what lies on them, the condition, missions, threats."""
    board = BOX.boards[state.planet]
    yield from sized("sectors", len(state.sectors), len(board.sectors))
    for number, sector in enumerate(state.sectors, 1):
        yield from _sector(f"sector {number}", sector)
    yield from within("condition", state.condition, len(BOX.conditions) - 1)
    yield from within("condition, time", state.condition_time, MOST)
    yield from numbers_of("missions", (mission.card for mission in state.missions), BOX.missions)
    yield from all_within("mission, time", (mission.time for mission in state.missions), MOST)
    yield from once("missions", (str(mission.card) for mission in state.missions))
    yield from numbers_of("missions completed", state.completed, BOX.missions)
    yield from numbers_of("missions failed", state.failed, BOX.missions)
    yield from numbers_of("threats", (threat.card for threat in state.threats), BOX.threats)
    yield from once("threats", (str(threat.card) for threat in state.threats))
    for threat in state.threats:
        yield from _in_sectors(state, "threat", [threat.at, *threat.others])
        if 0 <= threat.card < len(BOX.threats):
            yield from within("threat, time", threat.time, len(BOX.threats[threat.card].parts.get("space", ())))
    yield from within("threats neutralised", state.neutralised, MOST)
    yield from within("lander, sector", state.lander_at, len(board.sectors) - 1, -1)
    for key, count in state.markers.items():
        yield from within("marker, track", (key - 1) // PLACE, BOX.tracks - 1)
        yield from within("marker, sector", key % PLACE, len(board.sectors))
        yield from within("markers", count, MOST)
    yield from _due(state)


def _sector(name: str, sector: Sector) -> Iterator[str]:
    yield from numbers_of(f"{name}, POI", sector.pois, BOX.pois)
    yield from within(f"{name}, time", sector.time, MOST)
    yield from numbers_of(f"{name}, tokens", sector.tokens, BOX.equipment)
    yield from within(f"{name}, flags", sector.flags, MANY)


def _in_sectors(state: State, what: str, places: Iterable[int]) -> Iterator[str]:
    for at in places:
        yield from within(f"{what}, sector", at + 1, len(state.sectors), 1)


def _due(state: State) -> Iterator[str]:
    """IV-RULING-53: time tracks that wait for the end of a check, each with the space that was reached."""
    if state.due and state.check is None:
        yield "time: something is due, but that waits for the end of a check only"
    for due in state.due:
        track, space = divmod(due, SPACES)
        if track >= THREAT:
            yield from within("time, threat", track - THREAT, len(BOX.threats) - 1)
            if track - THREAT in range(len(BOX.threats)):
                spaces = len(BOX.threats[track - THREAT].parts.get("space", ()))
                yield from within("time, space of a threat", space, spaces, 1)
        elif track >= POI:
            yield from _in_sectors(state, "time, POI", [track - POI])
            if track - POI in range(len(state.sectors)) and top_poi(state, track - POI) < 0:
                yield "time, POI: there is no card"
        elif track >= MISSION:
            yield from within("time, mission", track - MISSION, len(BOX.missions) - 1)
        else:
            yield from within("time", track, CONDITION, CONDITION)


def _share(what: str, piles: Sequence[Pile], held: Iterable[int], names: Sequence[str], most: int) -> Iterator[str]:
    """Piles, and things that lie elsewhere one by one, share what there is."""
    yield from shared(what, [*piles, counted(held, len(names))], names, [most] * len(names))


def _piles(state: State) -> Iterator[str]:
    """Decks and bags: none of what is in them more often than it exists."""
    yield from numbers_of("discoveries", state.discoveries, BOX.discoveries)
    yield from numbers_of("unique discoveries", [*state.uniques, *state.unique_stack], BOX.uniques)
    yield from once("unique discoveries", map(str, (*state.uniques, *state.unique_stack, *state.ship.pockets)))
    for thing in state.used_things:
        yield from within("used", thing % UNIQUE, len(BOX.discoveries if thing < UNIQUE else BOX.uniques) - 1)
        yield from within("used", thing, 2 * UNIQUE - 1)
    yield from sized("discovery decks", len(state.decks), len(KINDS))
    yield from numbers_of("discoveries returned", state.beneath, BOX.discoveries)
    for kind, deck in zip(KINDS, state.decks, strict=False):
        yield from _share(f"{kind} deck", [deck], (), BOX.discoveries.ids, MOST)
        if any(count and KINDS[BOX.kinds[card]] != kind for card, count in enumerate(deck[: len(BOX.kinds)])):
            yield f"{kind} deck: a discovery of another kind is in it"
    for card in dict.fromkeys(state.beneath):
        if 0 <= card < len(BOX.discoveries) and sum(
            deck[card] for deck in state.decks if card < len(deck)
        ) < state.beneath.count(card):
            yield f"discoveries returned: '{BOX.discoveries[card].id}' is not in its deck so often"
    yield from sized("leads by kind", len(state.leads), len(KINDS))
    leads = [lead for kind in state.leads for lead in kind]
    yield from numbers_of("leads", leads, BOX.leads)
    copies = [lead.spec.copies for lead in BOX.leads]
    bags = [state.lead_bag, state.lead_beside, counted(leads, len(BOX.leads))]
    yield from shared("leads", bags, BOX.leads.ids, copies)
    yield from numbers_of("events foreseen", state.foreseen, BOX.events)
    yield from _share("events", [state.events, state.event_discards], state.foreseen, BOX.events.ids, 1)
    yield from within("event", state.event, len(BOX.events) - 1, -1)
    yield from within("rank-up card", state.rank_up, len(BOX.rankups) - 1, -1)
    drawn = [state.rank_up] if state.rank_up >= 0 else []
    if state.rank_ups:  # in the tutorial and in an operation there are none to draw
        yield from _share("rank-up cards", [state.rank_ups], drawn, BOX.rankups.ids, 1)
    yield from numbers_of("POI with the final symbol", state.finals, BOX.pois)
    yield from numbers_of("logs read", state.read, BOX.logs)
    yield from within("log at the end", state.end_log, len(BOX.logs) - 1, -1)
    yield from numbers_of("dead", [*state.dead, *state.lost], BOX.crew)
    for what in ("success", "supplies", "supply_limit", "round", "deaths", "skips"):
        yield from within(what.replace("_", " "), getattr(state, what), MOST)
    yield from within("team", state.team_size, len(SECTIONS))
    yield from within("actions left", state.actions_left, MOST)
    yield from within("prepared", state.prepared, 3)
    yield from within("script", state.script, MOST)
    for fact, value in state.marks.items():
        yield from within(f"mark {fact[:20]}", value, MANY, -MANY)


# --- the team --------------------------------------------------------------------------------------------------------


def _members(state: State) -> Iterator[str]:
    """The crew on the planet, each with what it carries."""
    for section, member in enumerate(state.members):
        if member is not None:
            yield from _member(state, section, member)
    crew = [member.crew for member in state.members if member is not None]
    yield from once("members", map(str, crew))
    injured = [injury_number(each) for member in state.members if member is not None for each in member.injuries]
    yield from numbers_of("injuries", injured, BOX.injuries)
    copies = [injury.spec.copies for injury in BOX.injuries]
    yield from shared("injuries", [state.injuries, counted(injured, len(copies))], BOX.injuries.ids, copies)


def _member(state: State, section: int, member: Member) -> Iterator[str]:
    name = SECTIONS[section]
    yield from within(f"{name}, crew card", member.crew, len(BOX.crew) - 1)
    yield from within(f"{name}, rank", member.rank, len(BOX.numbers.hand_limits), 1)
    yield from _in_sectors(state, name, [member.at])
    yield from numbers_of(f"{name}, dice", member.dice, BOX.dice)
    yield from sized(f"{name}, places of dice", len(member.where), len(member.dice))
    yield from all_within(f"{name}, place of a die", member.where, BOXED)
    if POOL in member.where and state.check is None:
        yield f"{name}, dice: some are in the pool, but there is no check"
    yield from within(f"{name}, columns with an injury die", member.hurt, (1 << len(COLOURS)) - 1)
    yield from within(f"{name}, injuries", len(member.injuries), BOX.numbers.injury_slots)
    yield from within(f"{name}, charges", member.charges, MOST)
    yield from numbers_of(f"{name}, cards", [*member.hand, *member.discards], BOX.cards)
    if member.deck or state.phase is not Phase.SHIP:  # aboard, a section's cards are in its box
        yield from _share(f"{name}, cards", [member.deck], [*member.hand, *member.discards], BOX.cards.ids, 1)
    if 1 <= member.rank <= len(BOX.numbers.hand_limits):
        most = hand_limit(state, section)
        if len(member.hand) > most and state.phase in (Phase.TURN, Phase.ROUND):
            yield f"{name} holds {len(member.hand)} cards, more than the hand limit of {most}"
    for card in (*member.hand, *member.discards, *(card for card, count in enumerate(member.deck) if count)):
        if 0 <= card < len(BOX.cards) and BOX.cards[card].spec.section != name:
            yield f"{name} holds {BOX.cards[card].id}, a card of another section"
    things = [*member.equipment, *member.used, *member.used_turn]
    yield from numbers_of(f"{name}, equipment", things, BOX.equipment)


# --- turns, checks and moves -----------------------------------------------------------------------------------------


def _turns(state: State) -> Iterator[str]:
    """Whose turn it is, and how the exploration stands."""
    phase = state.phase.name.lower().replace("_", "-")
    there = [section for section, member in enumerate(state.members) if member is not None]
    yield from within("active section", state.active, len(SECTIONS) - 1, -1)
    yield from within("section with the start token", state.first, len(SECTIONS) - 1, -1)
    if state.phase in IN_A_TURN and state.active not in there:
        yield f"active section: nobody of it is on the planet, in phase {phase}"
    if state.phase is Phase.NEXT_TURN and state.first < 0:
        yield f"start token: nobody holds it, in phase {phase}"
    if not there and state.phase not in AFTERWARDS:
        yield f"members: there is none, in phase {phase}"
    if (state.result is not Result.NONE) < (state.phase in (Phase.ENDING, Phase.CLEAN_UP)):
        yield f"result: there is none, in phase {phase}"
    if state.result is not Result.NONE and state.phase not in AFTERWARDS:
        yield f"result: {state.result.name.lower()}, but in phase {phase} the exploration goes on"
    if state.event >= 0 and state.phase not in AFTERWARDS:
        yield "event: one is under way, but events are carried out within a step"


def _checking(state: State) -> Iterator[str]:
    """IV-CHECK: a check is under way just in its own phases, or the exploration ends in it."""
    phase = state.phase.name.lower()
    if state.check is None and state.phase in CHECKING:
        yield f"check: there is none, in phase {phase}"
    if state.check is not None and state.phase not in (*CHECKING, Phase.ENDING):
        yield f"check: there is one, in phase {phase}"
    if state.check is not None:
        yield from _check(state, state.check)


def _check(state: State, check: Check) -> Iterator[str]:
    sections = len(SECTIONS) - 1
    yield from within("check, active section", check.active, state.active, state.active)
    yield from within("check, action", check.action, len(BOX.actions) - 1, -1)
    yield from within("check, sector", check.place, len(state.sectors) - 1, -1)
    yield from _in_sectors(state, "check, where it began", [check.at])
    yield from within("check, step", check.step, CHECK_STEPS, 1)
    yield from within("check, card", check.card, len(BOX.pois) - 1, -1)
    yield from all_within("check, symbols", check.symbols, len(SYMBOLS) - 1)
    yield from all_within("check, sections", [*check.supporters, *check.supported, *check.helpers], sections)
    for section in check.supporters:
        if section in range(len(SECTIONS)) and state.members[section] is None:
            yield f"check: {SECTIONS[section]} supports, but is not on the planet"
    yield from all_within("check, injury dice", check.injury, max(BOX.injury_faces))
    yield from all_within("check, danger dice", check.danger, MOST)
    yield from all_within("check, settled injuries", check.settled, BOX.numbers.injury_slots - 1)
    for count in (check.cursor, check.accidents, check.injury_dice):
        yield from within("check, count", count, MOST)
    action = BOX.actions[check.action] if check.action in range(len(BOX.actions)) else None
    yield from within("check, row", check.marked, _rows(action) - 1, -1)
    for die in check.pool:
        yield from within("check, section of a die", die.section, sections)
        member = state.members[die.section] if die.section in range(len(SECTIONS)) else None
        yield from within("check, die", die.die, len(member.dice) - 1 if member is not None else -1)
        if member is not None and die.die in range(len(member.dice)):
            yield from within("check, face", die.face, len(BOX.faces[member.dice[die.die]]) - 1, -1)
            if state.phase not in (Phase.CHOOSE_DICE, Phase.ROLL) and die.face < 0:
                yield "check, face: a die of the pool has not been rolled"


def _rows(action: Action | None) -> int:
    return len(action.rows) + len(action.tracks) if action is not None else 0


def _moving(state: State) -> Iterator[str]:
    """IV-MOVE: a move is under way just in its own phases."""
    moving = state.moving
    phase = state.phase.name.lower()
    if moving is None and state.phase in MOVING:
        yield f"move: there is none, in phase {phase}"
    if moving is not None:
        yield from _move(state, moving)


def _move(state: State, moving: Moving) -> Iterator[str]:
    yield from within("move, section", moving.who, len(SECTIONS) - 1)
    if moving.who in range(len(SECTIONS)) and state.members[moving.who] is None:
        yield "move: nobody of the section is on the planet"
    yield from within("move, route", moving.route, len(BOX.boards[state.planet].routes) - 1)
    frames = [f"danger-{frame.id}" for frame in BOX.frames]
    yield from known("move, symbols", moving.symbols, [*ROUTE_SYMBOLS, *frames])
    yield from within("move, symbols done", moving.done, len(moving.symbols))
