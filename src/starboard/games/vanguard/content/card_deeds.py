"""What only section cards, skills, equipment, discoveries and rank-up cards can do: the deeds, powers and goals that
people and kit need beyond the common vocabulary."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.core.chance import roll
from starboard.core.choice import Value, choose
from starboard.games.vanguard import effects
from starboard.games.vanguard.content.registry import DEED, EFFECTS, GOAL, USEFUL
from starboard.games.vanguard.moments import Query
from starboard.games.vanguard.printed import ACCIDENT, BOX, SYMBOLS
from starboard.games.vanguard.queries import (
    alike,
    board_of,
    dice_at,
    is_here,
    member_of,
    member_sections,
    room_for,
    seat_of,
)
from starboard.games.vanguard.rules.acting import candidates_for, those_meant
from starboard.games.vanguard.rules.cards import being_played, keep_to_limit
from starboard.games.vanguard.rules.happenings import draw_event
from starboard.games.vanguard.rules.moving import place as place_member
from starboard.games.vanguard.state import AVAILABLE, GONE, Check, Die, State

ANY = "any"
SECTOR, CONNECTED, ANYWHERE = "sector", "connected", "anywhere"
DONE: Value = ("done",)
RULE = "IV-CARD-02"


# --- dice of the pool -------------------------------------------------------------------------------------------------


def _check(state: State) -> Check:
    check = state.check
    assert check is not None, "only during a check"
    return check


def _is_rolled(state: State) -> bool:
    """IV-CHECK-10: whether there is a pool to be changed: after the roll, before injury dice are looked at."""
    return state.check is not None and 4 <= state.check.step <= 5


def _symbols(state: State, die: Die) -> tuple[int, ...]:
    """What a die of the pool shows."""
    return BOX.faces[member_of(state, die.section).dice[die.die]][die.face]


def _showing(state: State, check: Check, kind: str) -> list[int]:
    """The places of the pool's dice that show something, or anything."""
    if kind == ANY:
        return list(range(len(check.pool)))
    wanted = SYMBOLS.index(kind)
    return [place for place, die in enumerate(check.pool) if wanted in _symbols(state, die)]


def _distinct(state: State, check: Check, places: Sequence[int]) -> list[int]:
    """One place for each owner, type and face: others would make no difference."""
    seen = []
    found = []
    for place in places:
        die = check.pool[place]
        like = (die.section, member_of(state, die.section).dice[die.die], die.face)
        if like not in seen:
            seen.append(like)
            found.append(place)
    return found


def _die_value(check: Check, place: int) -> Value:
    die = check.pool[place]
    return ("die", die.section, die.die)


async def _pick(state: State, who: int, prompt: str, places: Sequence[int], *, may_stop: bool) -> int:
    """The place of a die of the pool that a player picks; -1 for no more."""
    check = _check(state)
    offered = _distinct(state, check, places)
    if not offered:
        return -1
    by_value = {_die_value(check, place): place for place in offered}
    values: list[Value] = [*by_value, DONE] if may_stop else [*by_value]
    return by_value.get(await choose(seat_of(state, who), prompt, values, rule=RULE), -1)


@EFFECTS.on("set-aside", DEED)
async def set_aside(state: State, who: int, *, count: int, kind: str = ANY) -> None:
    """Exhaust dice of the pool before they can do anything; more than one: as many as the player likes."""
    check = _check(state)
    for turn in range(count):
        place = await _pick(state, who, "set-aside", _showing(state, check, kind), may_stop=turn > 0)
        if place < 0:
            return
        effects.spend(state, check, [place], RULE)


@EFFECTS.on("set-aside", USEFUL)
def can_set_aside(state: State, who: int, *, count: int, kind: str = ANY) -> bool:
    """Whether a die of the pool shows it."""
    return _is_rolled(state) and bool(_showing(state, _check(state), kind))


def _returnable(state: State, check: Check, kind: str) -> list[int]:
    """Dice of the pool that show something and would have a slot on their owner's board."""
    found = []
    for place in _showing(state, check, kind):
        die = check.pool[place]
        owner = member_of(state, die.section)
        if room_for(die.section, owner, BOX.die_colours[owner.dice[die.die]]) > 0:
            found.append(place)
    return found


@EFFECTS.on("take-back", DEED)
async def take_back(state: State, who: int, *, count: int, kind: str = ANY) -> None:
    """Dice of the pool return to their owners' boards, available."""
    check = _check(state)
    for turn in range(count):
        place = await _pick(state, who, "take-back", _returnable(state, check, kind), may_stop=turn > 0)
        if place < 0:
            return
        effects.take_back(state, check, place)


@EFFECTS.on("take-back", USEFUL)
def can_take_back(state: State, who: int, *, count: int, kind: str = ANY) -> bool:
    """Whether a die of the pool shows it and has a slot."""
    return _is_rolled(state) and bool(_returnable(state, _check(state), kind))


def _matches(state: State, check: Check, place: int) -> list[int]:
    """The faces of a die that show what another die of the pool shows, and it does not show itself."""
    die = check.pool[place]
    own = _symbols(state, die)
    shown = [_symbols(state, each) for each in check.pool]
    faces = BOX.faces[member_of(state, die.section).dice[die.die]]
    first = {symbols: face for face, symbols in reversed(list(enumerate(faces)))}
    return sorted(face for symbols, face in first.items() if symbols != own and symbols in shown)


@EFFECTS.on("match", DEED)
async def match(state: State, who: int) -> None:
    """Turn a die to a result that another die of the pool shows (IV-RULING-55)."""
    check = _check(state)
    places = [place for place in range(len(check.pool)) if _matches(state, check, place)]
    place = await _pick(state, who, "match-die", places, may_stop=False)
    if place >= 0:
        die = check.pool[place]
        values: list[Value] = [("face", die.section, die.die, face) for face in _matches(state, check, place)]
        picked = await choose(seat_of(state, who), "turn-to", values, rule="IV-RULING-55")
        effects.turn_die(state, die, int(picked[3]), "IV-RULING-55")


@EFFECTS.on("match", USEFUL)
def can_match(state: State, who: int) -> bool:
    """Whether a die could be turned to what another shows."""
    if not _is_rolled(state):
        return False
    check = _check(state)
    return any(_matches(state, check, place) for place in range(len(check.pool)))


@EFFECTS.on("copy", DEED)
async def copy(state: State, who: int, *, count: int) -> None:
    """IV-CARD-10: the check has one more of a symbol that a die of the pool shows; accidents cannot be copied."""
    check = _check(state)
    for _ in range(count):
        shown = _shown(state, check)
        if not shown:
            return
        values: list[Value] = [("symbol", symbol) for symbol in shown]
        picked = await choose(seat_of(state, who), "copy-symbol", values, rule="IV-CARD-10")
        effects.add_symbol(state, check, int(picked[1]), "IV-CARD-10")


def _shown(state: State, check: Check) -> list[int]:
    """The symbols that dice of the pool show, accidents aside."""
    found = {symbol: None for die in check.pool for symbol in _symbols(state, die) if symbol != ACCIDENT}
    return sorted(found)


@EFFECTS.on("copy", USEFUL)
def can_copy(state: State, who: int, *, count: int) -> bool:
    """Whether a die of the pool shows a symbol."""
    return _is_rolled(state) and bool(_shown(state, _check(state)))


@EFFECTS.on("lend", DEED)
async def lend(state: State, who: int, *, count: int, reach: str = SECTOR, one: bool = False) -> None:
    """Others add available dice of theirs to the pool, up to `count` each; each decides for itself (IV-SUP-06). With
    `one` only one of them, picked by the player."""
    check = _check(state)
    lenders = _lenders(state, check, reach)
    if one and lenders:
        values: list[Value] = [("member", each) for each in lenders]
        lenders = [int((await choose(seat_of(state, who), "lend-whom", values, rule="IV-SUP-01"))[1])]
    for lender in lenders:
        for _ in range(count):
            member = member_of(state, lender)
            dice = alike(member, dice_at(member, AVAILABLE))
            offers: list[Value] = [*(("die", lender, die) for die in dice), DONE]
            picked = await choose(seat_of(state, lender), "lend-die", offers, rule="IV-SUP-06")
            if picked == DONE:
                break
            (face,) = await roll("section-dice", 1, rule="IV-CHECK-09")
            effects.add_die(state, check, lender, int(picked[2]), face, "IV-SUP-02")


def _lenders(state: State, check: Check, reach: str) -> list[int]:
    """Those in reach of the check who have a die to lend."""
    if reach == ANYWHERE:
        places = list(range(len(state.sectors)))
    elif reach == CONNECTED:
        places = [route.to for route in board_of(state).exits[check.at]]
    else:
        places = [check.at]
    found = []
    for section in member_sections(state):
        member = member_of(state, section)
        if section != check.active and member.at in places and AVAILABLE in member.where:
            found.append(section)
    return found


@EFFECTS.on("lend", USEFUL)
def can_lend(state: State, who: int, *, count: int, reach: str = SECTOR, one: bool = False) -> bool:
    """Whether somebody in reach has an available die."""
    return _is_rolled(state) and bool(_lenders(state, _check(state), reach))


async def _drop(state: State, who: int, count: int, verb: str, prompt: str) -> None:
    """Injury or danger dice leave the pool; where they differ, the player picks."""
    check = _check(state)
    dice = check.danger if verb == "danger-die" else check.injury
    drop = effects.drop_danger_die if verb == "danger-die" else effects.drop_injury_die
    for _ in range(min(count, len(dice))):
        values: list[Value] = [(verb, face) for face in dict.fromkeys(dice)]
        picked = await choose(seat_of(state, who), prompt, values, rule=RULE)
        drop(check, dice.index(int(picked[1])))


@EFFECTS.on("drop-danger", DEED)
async def drop_danger(state: State, who: int, *, count: int) -> None:
    """Danger dice leave the pool before they are resolved."""
    await _drop(state, who, count, "danger-die", "drop-danger")


@EFFECTS.on("drop-danger", USEFUL)
def can_drop_danger(state: State, who: int, *, count: int) -> bool:
    """Whether a danger die is in the pool."""
    return _is_rolled(state) and bool(_check(state).danger)


@EFFECTS.on("drop-injury", DEED)
async def drop_injury(state: State, who: int, *, count: int) -> None:
    """Injury dice do nothing in this check; they return to the board with the others."""
    await _drop(state, who, count, "injury-die", "drop-injury")


@EFFECTS.on("drop-injury", USEFUL)
def can_drop_injury(state: State, who: int, *, count: int) -> bool:
    """Whether an injury die is in the pool."""
    return _is_rolled(state) and bool(_check(state).injury)


# --- events -----------------------------------------------------------------------------------------------------------


@EFFECTS.on("scout", DEED)
async def scout(state: State, who: int, *, count: int) -> None:
    """Look at the top events; discard any of them. The others stay on top, in the order in which they came."""
    left: list[int] = []
    for _ in range(count):
        event = await draw_event(state)
        if event >= 0:
            left.append(event)
    while left:
        values: list[Value] = [*(("event", event) for event in dict.fromkeys(left)), DONE]
        picked = await choose(seat_of(state, who), "scout-discard", values, rule="IV-EVENT-01")
        if picked == DONE:
            break
        left.remove(int(picked[1]))
        effects.discard_event(state, int(picked[1]))
    for event in reversed(left):
        effects.foresee(state, event)


@EFFECTS.on("scout", USEFUL)
def can_scout(state: State, who: int, *, count: int) -> bool:
    """Whether there are events to be drawn at all."""
    return state.event_on and bool(state.foreseen or any(state.events) or any(state.event_discards))


# --- cards, dice and equipment ----------------------------------------------------------------------------------------


@EFFECTS.on("recall", DEED)
async def recall(state: State, who: int, *, count: int) -> None:
    """Take cards from the own discard pile into the hand, then keep to its limit (IV-CARD-05); the card that says so
    is not among them."""
    for turn in range(count):
        cards = _recallable(state, who)
        if not cards:
            break
        values: list[Value] = [("card", card) for card in cards]
        if turn:
            values.append(DONE)
        picked = await choose(seat_of(state, who), "recall-card", values, rule="IV-CARD-03")
        if picked == DONE:
            break
        effects.recall_card(state, who, int(picked[1]), "IV-CARD-03")
    await keep_to_limit(state, who)


def _recallable(state: State, who: int) -> list[int]:
    played = being_played(state)
    return [card for card in dict.fromkeys(member_of(state, who).discards) if card not in played]


@EFFECTS.on("recall", USEFUL)
def can_recall(state: State, who: int, *, count: int) -> bool:
    """Whether a card lies there."""
    return is_here(state, who) and bool(member_of(state, who).discards)


@EFFECTS.on("ready", DEED)
async def ready(state: State, who: int, *, count: int) -> None:
    """Equipment that has been used can be used again."""
    for turn in range(count):
        used = _used(state, who)
        if not used:
            return
        values: list[Value] = [("equipment", each) for each in used]
        if turn and count < 9:
            values.append(DONE)
        picked = await choose(seat_of(state, who), "ready-equipment", values, rule="IV-EQUIP-08")
        if picked == DONE:
            return
        effects.ready_equipment(state, int(picked[1]))


def _used(state: State, who: int) -> list[int]:
    """What a member carries that has been used: field equipment that was set up by whoever was there (IV-EQUIP-10)."""
    used = [each for member in state.members if member is not None for each in (*member.used, *member.used_turn)]
    return [each for each in dict.fromkeys(member_of(state, who).equipment) if each in used]


@EFFECTS.on("ready", USEFUL)
def can_ready(state: State, who: int, *, count: int) -> bool:
    """Whether something has been used."""
    return is_here(state, who) and bool(_used(state, who))


@EFFECTS.on("recover", DEED)
async def recover(state: State, who: int, *, count: int, whom: str = "you") -> None:
    """IV-SAC-04: sacrificed dice come back before the exploration ends; they are exhausted."""
    for each in await those_meant(state, who, whom):
        for turn in range(count):
            member = member_of(state, each)
            dice = alike(member, dice_at(member, GONE))
            if not dice:
                break
            values: list[Value] = [("die", each, die) for die in dice]
            if turn:
                values.append(DONE)
            picked = await choose(seat_of(state, each), "recover-die", values, rule="IV-SAC-04")
            if picked == DONE:
                break
            effects.recover(state, each, int(picked[2]))


@EFFECTS.on("recover", USEFUL)
def can_recover(state: State, who: int, *, count: int, whom: str = "you") -> bool:
    """Whether somebody it may concern has sacrificed a die."""
    return any(GONE in member_of(state, each).where for each in candidates_for(state, who, whom))


@EFFECTS.on("bring", DEED)
async def bring(state: State, who: int) -> None:
    """Another member, wherever it is, is put into this one's sector."""
    values: list[Value] = [("member", each) for each in _far(state, who)]
    if not values:
        return
    picked = await choose(seat_of(state, who), "bring-whom", values, rule="IV-BOARD-12")
    await place_member(state, int(picked[1]), member_of(state, who).at, "IV-BOARD-12")


def _far(state: State, who: int) -> list[int]:
    at = member_of(state, who).at
    return [each for each in member_sections(state) if member_of(state, each).at != at]


@EFFECTS.on("bring", USEFUL)
def can_bring(state: State, who: int) -> bool:
    """Whether somebody is elsewhere."""
    return is_here(state, who) and bool(_far(state, who))


# --- what lasts -------------------------------------------------------------------------------------------------------


@EFFECTS.on("hand-limit", Query.HAND_LIMIT)
def hold_more(state: State, who: int, value: int, *, count: int) -> int:
    """A larger hand."""
    return value + count


@EFFECTS.on("rest-refresh", Query.REST_DICE)
def rest_better(state: State, who: int, value: int, *, count: int) -> int:
    """A rest refreshes more dice."""
    return value + count


@EFFECTS.on("rest-draw", Query.REST_CARDS)
def rest_reading(state: State, who: int, value: int, *, count: int) -> int:
    """A rest brings more cards."""
    return value + count


# --- goals of rank-up cards -------------------------------------------------------------------------------------------


def _places(state: State) -> list[int]:
    return [member.at for member in state.members if member is not None]


@EFFECTS.on("apart", GOAL)
def apart(state: State, who: int) -> bool:
    """No two members are in one sector."""
    places = _places(state)
    return len(places) == len(set(places))


@EFFECTS.on("together", GOAL)
def together(state: State, who: int) -> bool:
    """All members are in one sector, and it is not the landing sector."""
    places = _places(state)
    return len(set(places)) == 1 and places[0] != state.lander_at
