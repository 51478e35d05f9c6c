"""What content files say is done, on a planet: the common vocabulary, and whether each could be done now.

`who` is the section it concerns, -1 for the team. What a deed does to a member that is not there it does not do.
"""

from __future__ import annotations

from typing import Any

from starboard.core.chance import roll
from starboard.core.choice import Value, choose
from starboard.games.vanguard import effects, effects_ship
from starboard.games.vanguard.content.registry import DEED, EFFECTS, POSSIBLE, USEFUL
from starboard.games.vanguard.moments import Agent, Moment
from starboard.games.vanguard.printed import ACCIDENT, BOX, COLOURS, NO_CALL, SYMBOLS, Action, Call
from starboard.games.vanguard.queries import (
    alike,
    dice_at,
    exits,
    fact_of,
    is_here,
    marker_key,
    member_of,
    member_sections,
    refreshable,
    seat_of,
)
from starboard.games.vanguard.rules.acting import (
    acting_thing,
    candidates_for,
    perform,
    react,
    sector_meant,
    those_meant,
)
from starboard.games.vanguard.rules.anytime import innermost
from starboard.games.vanguard.rules.cards import discard_cards, draw_cards
from starboard.games.vanguard.rules.danger import roll_danger
from starboard.games.vanguard.rules.dice import can_lose_die, colour_number, exhaust_dice, refresh_dice, sacrifice_die
from starboard.games.vanguard.rules.discoveries import choose_kind, gain_discovery, gain_leads, gain_unique
from starboard.games.vanguard.rules.happenings import resolve_event
from starboard.games.vanguard.rules.injuries import evacuate, gain_injury, has_injury_die, heal, turn_injury_down
from starboard.games.vanguard.rules.logs import read_log
from starboard.games.vanguard.rules.missions import complete, gain_success
from starboard.games.vanguard.rules.moving import move_freely, place
from starboard.games.vanguard.rules.pois import place_poi
from starboard.games.vanguard.rules.threats import move_threat, remove_threat, threat_meant
from starboard.games.vanguard.rules.time import advance_tracks, time_tracks
from starboard.games.vanguard.rules.tutorial import mission_revealed
from starboard.games.vanguard.state import AVAILABLE, EXHAUSTED, Check, Die, Phase, Result, State

ANY = "any"
DONE: Value = ("done",)
ENDING_PHASES = (Phase.ENDING, Phase.CLEAN_UP, Phase.SHIP, Phase.OVER)


def _rule(state: State) -> str:
    """The rule that lets whatever acts do something."""
    return "IV-CARD-02" if state.check is not None and state.check.step == 4 else "IV-ROUND-09"


# --- success, supplies, discoveries -----------------------------------------------------------------------------------


@EFFECTS.on("success", DEED)
async def success_deed(state: State, who: int, *, count: int = 1) -> None:
    """Gain success tokens (IV-RANK-05); aboard, straight into the bag."""
    if state.phase == Phase.SHIP:
        effects_ship.change_success(state, count, "IV-RANK-05")
    else:
        await gain_success(state, count, "IV-RANK-05")


@EFFECTS.on("supplies", DEED)
async def supplies_deed(state: State, who: int, *, count: int) -> None:
    """Gain supplies, or lose them (IV-RULING-65)."""
    rule = "IV-LANDER-06" if count > 0 else "IV-RULING-65"
    if effects.change_supplies(state, count, rule) < 0:
        await react(state, Moment.SUPPLIES_LOST, who)


@EFFECTS.on("supplies", POSSIBLE)
def can_supplies(state: State, who: int, *, count: int) -> bool:
    """IV-SAC-09: what cannot be paid in full cannot be chosen."""
    return count > 0 or state.unlimited or state.supplies >= -count


@EFFECTS.on("supplies", USEFUL)
def is_gain(state: State, who: int, *, count: int) -> bool:
    """Whether it is a gain, not a price."""
    return count > 0


@EFFECTS.on("lead", DEED)
async def lead_deed(state: State, who: int, *, kind: str, count: int = 1) -> None:
    """Gain leads of a kind (IV-LEAD-02)."""
    await gain_leads(state, who, await choose_kind(state, who, kind), count)


@EFFECTS.on("discovery", DEED)
async def discovery_deed(state: State, who: int, *, kind: str) -> None:
    """Gain the top discovery of a kind (IV-DISC-02)."""
    await gain_discovery(state, who, await choose_kind(state, who, kind))


@EFFECTS.on("unique", DEED)
async def unique_deed(state: State, who: int, *, number: int = 0) -> None:
    """Gain a unique discovery, by number or the top one of the board (IV-UDISC-04)."""
    await gain_unique(state, who, number)


# --- the board --------------------------------------------------------------------------------------------------------


@EFFECTS.on("poi", DEED)
async def poi_deed(state: State, who: int, *, card: str, sector: int = 0, top: bool = False) -> None:
    """Place a POI card (IV-POI-01 to 03)."""
    at = sector_meant(state, who, sector)
    if at >= 0:
        await place_poi(state, at, BOX.pois.number(card), top=top)


@EFFECTS.on("clear-poi", DEED)
async def clear_poi_deed(state: State, who: int, *, sector: int = 0) -> None:
    """Discard the POI cards of a sector."""
    at = sector_meant(state, who, sector)
    if at >= 0:
        effects.clear_poi(state, at, "IV-KEY-01")


@EFFECTS.on("log", DEED)
async def log_deed(state: State, who: int, *, entry: str) -> None:
    """Go to a log (IV-LOG-01)."""
    await read_log(state, who, BOX.logs.number(entry))


@EFFECTS.on("land-at", DEED)
async def land_at_deed(state: State, who: int, *, sector: int) -> None:
    """The lander moves to a sector (IV-BOARD-11)."""
    effects.put_lander(state, sector - 1)


@EFFECTS.on("condition", DEED)
async def condition_deed(state: State, who: int, *, card: str) -> None:
    """A new global condition (IV-COND-04)."""
    effects.set_condition(state, BOX.conditions.number(card))


@EFFECTS.on("mission", DEED)
async def mission_deed(state: State, who: int, *, card: str) -> None:
    """Reveal a mission (IV-BOARD-07)."""
    number = BOX.missions.number(card)
    if not any(each.card == number for each in state.missions):
        effects.reveal_mission(state, number)
        mission_revealed(state, card)


@EFFECTS.on("complete", DEED)
async def complete_deed(state: State, who: int, *, mission: str) -> None:
    """A mission is completed (IV-MISS-01)."""
    number = BOX.missions.number(mission)
    if any(each.card == number for each in state.missions):
        await complete(state, who, number)


@EFFECTS.on("fail", DEED)
async def fail_deed(state: State, who: int, *, mission: str) -> None:
    """A mission has failed (IV-RULING-33)."""
    number = BOX.missions.number(mission)
    if any(each.card == number for each in state.missions):
        effects.fail_mission(state, number)


@EFFECTS.on("threat", DEED)
async def threat_deed(state: State, who: int, *, card: str, sector: int = 0) -> None:
    """A threat comes to a sector (IV-THREAT-01)."""
    at = sector_meant(state, who, sector)
    if at >= 0:
        effects.place_threat(state, BOX.threats.number(card), at)


@EFFECTS.on("remove-threat", DEED)
async def remove_threat_deed(state: State, who: int, *, card: str = "") -> None:
    """A threat is neutralised (IV-THREAT-03)."""
    threat = threat_meant(state, card)
    if threat is not None:
        await remove_threat(state, threat)


@EFFECTS.on("move-threat", DEED)
async def move_threat_deed(state: State, who: int, *, card: str = "", toward: str = "nearest") -> None:
    """A threat moves one route (IV-THREAT-05)."""
    threat = threat_meant(state, card)
    if threat is not None:
        await move_threat(state, threat, toward)


# --- harm and help ----------------------------------------------------------------------------------------------------


@EFFECTS.on("injure", DEED)
async def injure_deed(state: State, who: int, *, injury: str = "wound", whom: str = "you") -> None:
    """Gain an injury (IV-INJ-01)."""
    for each in await those_meant(state, who, whom):
        if is_here(state, each):
            await gain_injury(state, each, BOX.injuries.number(injury), "IV-INJ-01")


@EFFECTS.on("danger", DEED)
async def danger_deed(state: State, who: int, *, frame: str, whom: str = "you") -> None:
    """Roll a danger die (IV-DANGER-04)."""
    for each in await those_meant(state, who, whom):
        if is_here(state, each):
            await roll_danger(state, each, BOX.frames.number(frame))


@EFFECTS.on("exhaust", DEED)
async def exhaust_deed(state: State, who: int, *, count: int = 1, colour: str = ANY, whom: str = "you") -> None:
    """Exhaust available dice (IV-SAC-02)."""
    for each in await those_meant(state, who, whom):
        if is_here(state, each):
            await exhaust_dice(state, each, count, colour_number(colour), "IV-SAC-02")


@EFFECTS.on("sacrifice", DEED)
async def sacrifice_deed(state: State, who: int, *, count: int = 1, colour: str = ANY, whom: str = "you") -> None:
    """Sacrifice dice (IV-SAC-04)."""
    for each in await those_meant(state, who, whom):
        for _ in range(count):
            if is_here(state, each):
                await sacrifice_die(state, each, colour_number(colour), "IV-SAC-06" if colour != ANY else "IV-SAC-04")


@EFFECTS.on("refresh", DEED)
async def refresh_deed(state: State, who: int, *, count: int = 1, colour: str = ANY, whom: str = "you") -> None:
    """Refresh exhausted dice (IV-SAC-07)."""
    for each in await those_meant(state, who, whom):
        if is_here(state, each):
            await refresh_dice(state, each, count, colour_number(colour), "IV-SAC-07")


@EFFECTS.on("refresh", USEFUL)
def can_refresh(state: State, who: int, *, count: int = 1, colour: str = ANY, whom: str = "you") -> bool:
    """Whether somebody has an exhausted die with a slot; a combo exhausts some before."""
    if state.check is not None and state.check.step == 5:
        return True
    wanted = colour_number(colour)
    return any(refreshable(each, member_of(state, each), wanted) for each in candidates_for(state, who, whom))


@EFFECTS.on("draw", DEED)
async def draw_deed(state: State, who: int, *, count: int = 1, whom: str = "you") -> None:
    """Draw section cards (IV-RULING-44)."""
    for each in await those_meant(state, who, whom):
        if is_here(state, each):
            await draw_cards(state, each, count, "IV-CARD-06")


@EFFECTS.on("discard", DEED)
async def discard_deed(state: State, who: int, *, count: int = 1, whom: str = "you", drawn: bool = False) -> None:
    """Discard section cards of choice (IV-CARD-03); `drawn` says that they are drawn first, so this is no price."""
    for each in await those_meant(state, who, whom):
        if is_here(state, each):
            await discard_cards(state, each, count, "IV-CARD-03")


@EFFECTS.on("discard", POSSIBLE)
def can_discard(state: State, who: int, *, count: int = 1, whom: str = "you", drawn: bool = False) -> bool:
    """IV-SAC-09: whether there are so many cards, besides the one that asks for it."""
    if drawn or whom != "you" or not is_here(state, who):
        return True
    hand = member_of(state, who).hand
    thing = acting_thing(state)
    asks = thing is not None and thing.agent == Agent.CARD and thing.number in hand
    return len(hand) - asks >= count


@EFFECTS.on("charge", DEED)
async def charge_deed(state: State, who: int, *, count: int = 1, whom: str = "you") -> None:
    """Gain charges (IV-CREW-04)."""
    for each in await those_meant(state, who, whom):
        if is_here(state, each):
            effects.gain_charges(state, each, count, "IV-CREW-04")


@EFFECTS.on("heal", DEED)
async def heal_deed(state: State, who: int, *, cards: int = 1, dice: int = 1, whom: str = "you") -> None:
    """Remove injury cards and injury dice (IV-INJ-07)."""
    if whom in ("chosen", "anyone", "other", "another"):
        hurt = [each for each in candidates_for(state, who, whom) if _can_heal(state, each, cards, dice)]
        if not hurt:
            return
        values: list[Value] = [("member", each) for each in hurt]
        picked = await choose(seat_of(state, who), "heal-whom", values, rule="IV-INJ-07")
        return await heal(state, int(picked[1]), cards, dice, "IV-INJ-07")
    for each in await those_meant(state, who, whom):
        if is_here(state, each):
            await heal(state, each, cards, dice, "IV-INJ-07")


def _can_heal(state: State, who: int, cards: int, dice: int) -> bool:
    return bool((cards and member_of(state, who).injuries) or (dice and has_injury_die(state, who)))


@EFFECTS.on("heal", USEFUL)
def can_heal(state: State, who: int, *, cards: int = 1, dice: int = 1, whom: str = "you") -> bool:
    """Whether somebody has something to be healed."""
    return any(_can_heal(state, each, cards, dice) for each in candidates_for(state, who, whom))


@EFFECTS.on("flip-injury", DEED)
async def flip_injury_deed(state: State, who: int, *, whom: str = "you") -> None:
    """Turn an injury face down (IV-INJ-08)."""
    for each in await those_meant(state, who, whom):
        if is_here(state, each):
            await turn_injury_down(state, each, "IV-INJ-08")


@EFFECTS.on("flip-injury", USEFUL)
def can_flip_injury(state: State, who: int, *, whom: str = "you") -> bool:
    """Whether somebody has an injury face up."""
    return any(any(card >= 0 for card in member_of(state, each).injuries) for each in candidates_for(state, who, whom))


@EFFECTS.on("no-push", DEED)
async def no_push_deed(state: State, who: int, *, whom: str = "you") -> None:
    """A member may not push in this round."""
    for each in await those_meant(state, who, whom):
        if is_here(state, each):
            effects.make_weary(state, each)


# --- moving -----------------------------------------------------------------------------------------------------------


@EFFECTS.on("move", DEED)
async def move_deed(state: State, who: int, *, routes: str = "free", whom: str = "you") -> None:
    """May move along a route without resolving its symbols, or (`any`) to any sector."""
    for each in await those_meant(state, who, whom):
        if is_here(state, each):
            await move_freely(state, each, routes, "IV-BOARD-12")


@EFFECTS.on("move", USEFUL)
def can_move_freely(state: State, who: int, *, routes: str = "free", whom: str = "you") -> bool:
    """Whether there is somewhere to go; from a lander that is not down there is not (IV-SHIP-BEGIN-04)."""
    if state.phase == Phase.SHIP:
        return False
    return any(routes == ANY or exits(state, each) for each in candidates_for(state, who, whom))


@EFFECTS.on("place", DEED)
async def place_deed(state: State, who: int, *, sector: int, whom: str = "you") -> None:
    """Put members into a sector (IV-BOARD-12)."""
    for each in await those_meant(state, who, whom):
        if is_here(state, each):
            await place(state, each, sector - 1, "IV-BOARD-12")


@EFFECTS.on("skip-symbol", DEED)
async def skip_symbol_deed(state: State, who: int, *, count: int = 1) -> None:
    """Leave out symbols of the route."""
    effects.may_skip(state, count)


@EFFECTS.on("skip-symbol", USEFUL)
def can_skip_symbol(state: State, who: int, *, count: int = 1) -> bool:
    """Whether a symbol is still to be resolved on the way."""
    moving = state.moving
    return moving is not None and moving.who == who and moving.done + state.skips < len(moving.symbols)


# --- time and tracks --------------------------------------------------------------------------------------------------


@EFFECTS.on("time", DEED)
async def time_deed(state: State, who: int, *, count: int = 1, which: str = "all") -> None:
    """Advance time tracks, or retreat them (IV-TIME-01, 03)."""
    await advance_tracks(state, which, count)


@EFFECTS.on("time", USEFUL)
def can_turn_time(state: State, who: int, *, count: int = 1, which: str = "all") -> bool:
    """Whether a track could go on, or has something to go back."""
    return any(count > 0 or effects.time_of(state, track)[0] for track in time_tracks(state, which))


@EFFECTS.on("reset-time", DEED)
async def reset_time_deed(state: State, who: int, *, which: str = "all") -> None:
    """Reset time tracks (IV-TIME-05)."""
    for track in time_tracks(state, which):
        effects.reset_time(state, track)


@EFFECTS.on("reset-time", USEFUL)
def can_reset_time(state: State, who: int, *, which: str = "all") -> bool:
    """Whether a track has a token."""
    return any(effects.time_of(state, track)[0] for track in time_tracks(state, which))


def _track(state: State, colour: str) -> tuple[Action, int, int] | None:
    """The track a deed means: of the action being checked, else of the first action of what acts that has one."""
    check = state.check
    candidates: list[tuple[Action, int]] = []
    thing = acting_thing(state)
    if thing is not None and thing.agent == "threat":
        candidates += [(action, -1) for action in thing.actions]
    if check is not None and check.action >= 0:
        candidates.append((BOX.actions[check.action], check.place))
    if thing is not None:
        candidates += [(action, state.scope[-1][1]) for action in thing.actions]
    for action, at in candidates:
        for place_, track in enumerate(action.tracks):
            if track.colour == colour:
                return action, place_, at
    return None


@EFFECTS.on("advance", DEED)
async def advance_deed(state: State, who: int, *, track: str = "green", count: int = 1) -> None:
    """Advance a track of the action (IV-FX-09)."""
    found = _track(state, track)
    if found is not None:
        effects.advance_track(state, *found, count)


@EFFECTS.on("retreat", DEED)
async def retreat_deed(state: State, who: int, *, track: str = "green", count: int = 1) -> None:
    """Retreat a track of the action (IV-FX-10, IV-RULING-11)."""
    found = _track(state, track)
    if found is not None:
        effects.advance_track(state, *found, -count)


@EFFECTS.on("advance", USEFUL)
def can_advance(state: State, who: int, *, track: str = "green", count: int = 1) -> bool:
    """Whether there is such a track."""
    return _track(state, track) is not None


@EFFECTS.on("retreat", USEFUL)
def can_retreat(state: State, who: int, *, track: str = "green", count: int = 1) -> bool:
    """Whether such a track has a marker."""
    found = _track(state, track)
    return found is not None and bool(state.markers.get(marker_key(found[0].first_track + found[1], found[2])))


# --- facts ------------------------------------------------------------------------------------------------------------


@EFFECTS.on("remember", DEED)
async def remember_deed(state: State, who: int, *, fact: str, value: int = 1) -> None:
    """Make a mark in the logbook."""
    effects.remember(state, fact, value)


@EFFECTS.on("count", DEED)
async def count_deed(state: State, who: int, *, fact: str, by: int = 1) -> None:
    """Count a mark in the logbook."""
    effects.remember(state, fact, fact_of(state, fact) + by)


@EFFECTS.on("when", DEED)
async def when_deed(state: State, who: int, *, goal: Any, then: Any = NO_CALL, otherwise: Any = NO_CALL) -> None:
    """Do one thing where a goal holds, another where it does not."""
    chosen: Call = then if goal(state, who) else otherwise
    await perform(state, who, chosen)


@EFFECTS.on("when", POSSIBLE)
def can_when(state: State, who: int, *, goal: Any, then: Any = NO_CALL, otherwise: Any = NO_CALL) -> bool:
    """Whether what would be done can be done."""
    chosen: Call = then if goal(state, who) else otherwise
    return chosen.can(state, who)


@EFFECTS.on("each", DEED)
async def each_deed(state: State, who: int, *, whom: str, do: Any) -> None:
    """Do something for each of several members."""
    for each in await those_meant(state, who, whom):
        if is_here(state, each):
            await perform(state, each, do)


# --- dice of a check --------------------------------------------------------------------------------------------------


def _pool(state: State) -> Check | None:
    """The check whose pool can be changed: rolled, and before its injury dice are looked at."""
    check = state.check
    return check if check is not None and 4 <= check.step <= 5 else None


def _fitting(state: State, check: Check, colour: str, kind: str) -> list[Die]:
    """The dice of the pool of a colour that show something, one of each owner, type and face."""
    seen = []
    found = []
    for die in check.pool:
        type_ = member_of(state, die.section).dice[die.die]
        symbols = BOX.faces[type_][die.face]
        if colour not in (ANY, COLOURS[BOX.die_colours[type_]]):
            continue
        if kind != ANY and SYMBOLS.index(kind) not in symbols:
            continue
        like = (die.section, type_, die.face)
        if like not in seen:
            seen.append(like)
            found.append(die)
    return found


async def _pick_die(state: State, who: int, prompt: str, dice: list[Die], *, may_stop: bool) -> Die | None:
    by_value: dict[Value, Die] = {("die", die.section, die.die): die for die in dice}
    if not by_value:
        return None
    values: list[Value] = [*by_value, DONE] if may_stop else [*by_value]
    picked = await choose(seat_of(state, who), prompt, values, rule="IV-CHECK-10")
    return by_value.get(picked)


async def reroll_die(state: State, die: Die, rule: str) -> None:
    """A die of the pool is rolled again."""
    (face,) = await roll("section-dice", 1, rule=rule)
    effects.turn_die(state, die, face, rule, rolled=True)


@EFFECTS.on("reroll", DEED)
async def reroll_deed(
    state: State, who: int, *, count: int = 1, colour: str = ANY, kind: str = ANY, least: int = 1
) -> None:
    """Reroll dice of the pool, up to so many; each once (IV-EX-29)."""
    check = _pool(state)
    if check is None:
        return
    done: list[Die] = []
    for turn in range(count):
        left = [die for die in _all_fitting(state, check, colour, kind) if die not in done]
        die = await _pick_die(state, who, "reroll-die", _unlike(state, left), may_stop=turn >= least)
        if die is None:
            break
        done.append(die)
    for die in done:
        await reroll_die(state, die, "IV-EX-29")


def _all_fitting(state: State, check: Check, colour: str, kind: str) -> list[Die]:
    found = []
    for die in check.pool:
        type_ = member_of(state, die.section).dice[die.die]
        if colour in (ANY, COLOURS[BOX.die_colours[type_]]) and (
            kind == ANY or SYMBOLS.index(kind) in BOX.faces[type_][die.face]
        ):
            found.append(die)
    return found


def _unlike(state: State, dice: list[Die]) -> list[Die]:
    seen = []
    found = []
    for die in dice:
        like = (die.section, member_of(state, die.section).dice[die.die], die.face)
        if like not in seen:
            seen.append(like)
            found.append(die)
    return found


@EFFECTS.on("reroll", USEFUL)
def can_reroll(state: State, who: int, *, count: int = 1, colour: str = ANY, kind: str = ANY, least: int = 1) -> bool:
    """Whether the pool has such a die."""
    check = _pool(state)
    return check is not None and bool(_fitting(state, check, colour, kind))


@EFFECTS.on("turn", DEED)
async def turn_deed(
    state: State, who: int, *, count: int = 1, colour: str = ANY, to: str = ANY, kind: str = ANY, least: int = 1
) -> None:
    """Turn dice of the pool to a face they have (IV-RULING-55)."""
    check = _pool(state)
    if check is None:
        return
    done: list[Die] = []
    for turn in range(count):
        dice = [die for die in _all_fitting(state, check, colour, kind) if die not in done and _faces(state, die, to)]
        die = await _pick_die(state, who, "turn-die", _unlike(state, dice), may_stop=turn >= least)
        if die is None:
            return
        done.append(die)
        await turn_one(state, who, die, to)


async def turn_one(state: State, who: int, die: Die, to: str) -> None:
    """IV-RULING-55: a die is turned to one of its own faces."""
    faces = _faces(state, die, to)
    values: list[Value] = [("face", die.section, die.die, face) for face in faces]
    if values:
        picked = await choose(seat_of(state, who), "turn-to", values, rule="IV-RULING-55")
        effects.turn_die(state, die, int(picked[3]), "IV-RULING-55")


def _faces(state: State, die: Die, to: str) -> list[int]:
    """The different faces a die could be turned to."""
    faces = BOX.faces[member_of(state, die.section).dice[die.die]]
    now = faces[die.face]
    found: dict[tuple[int, ...], int] = {}
    for number, symbols in enumerate(faces):
        if symbols != now and symbols not in found and (to == ANY or SYMBOLS.index(to) in symbols):
            found[symbols] = number
    return list(found.values())


@EFFECTS.on("turn", USEFUL)
def can_turn(
    state: State, who: int, *, count: int = 1, colour: str = ANY, to: str = ANY, kind: str = ANY, least: int = 1
) -> bool:
    """Whether the pool has a die that could be turned so."""
    check = _pool(state)
    return check is not None and any(_faces(state, die, to) for die in _fitting(state, check, colour, kind))


@EFFECTS.on("spend-to-turn", DEED)
async def spend_to_turn_deed(state: State, who: int, *, count: int = 1, to: str = ANY) -> None:
    """Exhaust a die of the pool, then turn others (IV-FACT-23)."""
    check = _pool(state)
    if check is None:
        return
    die = await _pick_die(state, who, "spend-to-turn", _fitting(state, check, ANY, ANY), may_stop=False)
    if die is not None:
        effects.spend(state, check, [check.pool.index(die)], "IV-FACT-23")
        await turn_deed(state, who, count=count, to=to)


@EFFECTS.on("spend-to-turn", USEFUL)
def can_spend_to_turn(state: State, who: int, *, count: int = 1, to: str = ANY) -> bool:
    """Whether the pool has two dice."""
    check = _pool(state)
    return check is not None and len(check.pool) >= 2


@EFFECTS.on("add", DEED)
async def add_deed(state: State, who: int, *, symbol: str) -> None:
    """A symbol counts in this check that is on no die (IV-CARD-10)."""
    check = state.check
    if check is None:
        return
    number = SYMBOLS.index(symbol) if symbol != ANY else -1
    if number < 0:
        values: list[Value] = [("symbol", each) for each in range(len(SYMBOLS)) if each != ACCIDENT]
        number = int((await choose(seat_of(state, who), "which-symbol", values, rule="IV-CARD-10"))[1])
    effects.add_symbol(state, check, number, "IV-CARD-10")


@EFFECTS.on("add", USEFUL)
def can_add(state: State, who: int, *, symbol: str) -> bool:
    """Only in a check."""
    return _pool(state) is not None


@EFFECTS.on("add-die", DEED)
async def add_die_deed(state: State, who: int, *, count: int = 1, colour: str = ANY) -> None:
    """Add available dice to the pool, rolled at once."""
    check = _pool(state)
    if check is None or not is_here(state, check.active):
        return
    member = member_of(state, check.active)
    for turn in range(count):
        dice = alike(member, dice_at(member, AVAILABLE, colour_number(colour)))
        values: list[Value] = [("die", check.active, die) for die in dice]
        if not values:
            return
        offered = [*values, DONE] if turn else values
        picked = await choose(seat_of(state, who), "add-die", offered, rule="IV-CARD-02")
        if picked == DONE:
            return
        (face,) = await roll("section-dice", 1, rule="IV-CARD-02")
        effects.add_die(state, check, check.active, int(picked[2]), face, "IV-CARD-02")


@EFFECTS.on("add-die", USEFUL)
def can_add_die(state: State, who: int, *, count: int = 1, colour: str = ANY) -> bool:
    """Whether the active member has an available die."""
    check = _pool(state)
    if check is None or not is_here(state, check.active):
        return False
    return bool(dice_at(member_of(state, check.active), AVAILABLE, colour_number(colour)))


@EFFECTS.on("support-from-afar", DEED)
async def support_from_afar_deed(state: State, who: int) -> None:
    """Support the check from another sector: with a die, rolled at once where the roll is over, and a card."""
    check = state.check
    if check is None or not is_here(state, who) or who == check.active:
        return
    effects.let_support(check, who)
    member = member_of(state, who)
    values: list[Value] = [("die", who, die) for die in alike(member, dice_at(member, AVAILABLE))]
    if values and check.step >= 4:
        picked = await choose(
            seat_of(state, who), "support-from-afar", [*values, ("no-support",)], rule="IV-FACT-22", section=who
        )
        if picked != ("no-support",):
            (face,) = await roll("section-dice", 1, rule="IV-FACT-22")
            effects.add_die(state, check, who, int(picked[2]), face, "IV-FACT-22")


@EFFECTS.on("support-from-afar", USEFUL)
def can_support_from_afar(state: State, who: int) -> bool:
    """Whether somebody else is making a check elsewhere."""
    check = state.check
    if check is None or who == check.active or not is_here(state, who) or who in check.helpers:
        return False
    return check.step <= 5 and member_of(state, who).at != check.at


# --- keeping things away ----------------------------------------------------------------------------------------------


def _in_reach(state: State, who: int, victim: int, reach: str) -> bool:
    """Whether whoever acts can help the victim."""
    if reach == "anywhere" or who == victim:
        return True
    if reach != "sector" or not is_here(state, who) or not is_here(state, victim):
        return False
    return member_of(state, who).at == member_of(state, victim).at


def _keep_away(state: State, kind: str, who: int, reach: str, count: int = 99) -> None:
    pending = innermost(state, kind)
    if pending is not None and _in_reach(state, who, pending.who, reach):
        pending.left = max(0, pending.left - count)


def _can_keep_away(state: State, kind: str, who: int, reach: str) -> bool:
    pending = innermost(state, kind)
    return pending is not None and pending.left > 0 and _in_reach(state, who, pending.who, reach)


@EFFECTS.on("ignore-danger", DEED)
async def ignore_danger_deed(state: State, who: int, *, reach: str = "self") -> None:
    """A danger result does nothing."""
    _keep_away(state, "danger", who, reach)


@EFFECTS.on("ignore-danger", USEFUL)
@EFFECTS.on("ignore-danger", POSSIBLE)
def can_ignore_danger(state: State, who: int, *, reach: str = "self") -> bool:
    """Whether a danger is about to be resolved."""
    return _can_keep_away(state, "danger", who, reach)


@EFFECTS.on("ignore-injury", DEED)
async def ignore_injury_deed(state: State, who: int, *, reach: str = "self") -> None:
    """An injury is not taken."""
    _keep_away(state, "injury", who, reach)


@EFFECTS.on("ignore-injury", USEFUL)
@EFFECTS.on("ignore-injury", POSSIBLE)
def can_ignore_injury(state: State, who: int, *, reach: str = "self") -> bool:
    """Whether an injury is about to be taken."""
    return _can_keep_away(state, "injury", who, reach)


@EFFECTS.on("ignore-exhaust", DEED)
async def ignore_exhaust_deed(state: State, who: int, *, count: int = 1, reach: str = "self") -> None:
    """Fewer dice are exhausted."""
    _keep_away(state, "exhaust", who, reach, count)


@EFFECTS.on("ignore-exhaust", USEFUL)
@EFFECTS.on("ignore-exhaust", POSSIBLE)
def can_ignore_exhaust(state: State, who: int, *, count: int = 1, reach: str = "self") -> bool:
    """Whether dice are about to be exhausted."""
    return _can_keep_away(state, "exhaust", who, reach)


@EFFECTS.on("ignore-event", DEED)
async def ignore_event_deed(state: State, who: int, *, reach: str = "self") -> None:
    """An event is not resolved."""
    _keep_away(state, "event", who, reach)


@EFFECTS.on("ignore-event", USEFUL)
@EFFECTS.on("ignore-event", POSSIBLE)
def can_ignore_event(state: State, who: int, *, reach: str = "self") -> bool:
    """Whether an event is about to be resolved."""
    return _can_keep_away(state, "event", who, reach)


# --- turns, equipment, the end ----------------------------------------------------------------------------------------


@EFFECTS.on("action", DEED)
async def action_deed(state: State, who: int, *, count: int = 1) -> None:
    """More actions in this turn."""
    effects.give_actions(state, who, count, _rule(state))


@EFFECTS.on("action", USEFUL)
@EFFECTS.on("action", POSSIBLE)
def can_action(state: State, who: int, *, count: int = 1) -> bool:
    """Only in the own turn."""
    return state.active == who


@EFFECTS.on("event", DEED)
async def event_deed(state: State, who: int) -> None:
    """Draw and resolve an event."""
    if is_here(state, who):
        await resolve_event(state, who)


@EFFECTS.on("equip", DEED)
async def equip_deed(state: State, who: int, *, equipment: str, whom: str = "chosen") -> None:
    """Somebody gets a piece of equipment, if nobody has it."""
    number = BOX.equipment.number(equipment)
    if any(number in member_of(state, each).equipment for each in member_sections(state)):
        return
    for each in await those_meant(state, who, whom):
        if is_here(state, each):
            effects.gain_equipment(state, each, number, "IV-EQUIP-05")
            return


@EFFECTS.on("end", DEED)
async def end_deed(state: State, who: int, *, result: str = "success", log: str = "") -> None:
    """The exploration ends (IV-END-04); where it has ended already, nothing changes."""
    if state.phase in ENDING_PHASES:
        return
    number = BOX.logs.number(log) if log else -1
    effects.end_exploration(state, Result.SUCCESS if result == "success" else Result.FAILURE, number, who)


@EFFECTS.on("evacuate", DEED)
async def evacuate_deed(state: State, who: int) -> None:
    """The team is evacuated (IV-END-02)."""
    if state.phase not in ENDING_PHASES:
        evacuate(state, who)


@EFFECTS.on("sacrifice", POSSIBLE)
def can_sacrifice(state: State, who: int, *, count: int = 1, colour: str = ANY, whom: str = "you") -> bool:
    """IV-SAC-10: with three dice left it can be chosen too; a named colour must be there, if a die is lost at all."""
    if whom != "you" or colour == ANY or not is_here(state, who) or not can_lose_die(state, who):
        return True
    member = member_of(state, who)
    wanted = colour_number(colour)
    return bool(dice_at(member, AVAILABLE, wanted) or dice_at(member, EXHAUSTED, wanted))
