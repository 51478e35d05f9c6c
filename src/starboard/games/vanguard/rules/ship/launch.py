"""Page 23, mission launch: the other board put away, the away team, its decks and its equipment (IV-SHIP-LAUNCH)."""

from __future__ import annotations

from starboard.core.choice import Legality, Value, choose
from starboard.core.ruling import ALLOWED, Ruling, refuse
from starboard.games.vanguard import effects_ship as effects
from starboard.games.vanguard.printed import BOX, SECTIONS
from starboard.games.vanguard.printed_ship import BOOK
from starboard.games.vanguard.queries import hand_limit, member_sections
from starboard.games.vanguard.queries_ship import (
    SECTION_NUMBERS,
    crew_at,
    decider,
    deck_cards,
    lander_value,
    landing_of,
    sections_ready,
    suggested_deck,
    without_slot,
)
from starboard.games.vanguard.rules.cards import draw_cards
from starboard.games.vanguard.rules.setup import lay_board
from starboard.games.vanguard.rules.ship.aboard import DONE, NOBODY, usable_upgrades, use_upgrade
from starboard.games.vanguard.rules.ship.records import put_board_away
from starboard.games.vanguard.rules.ship.starmap import be_aimless
from starboard.games.vanguard.ship_state import Page, Place
from starboard.games.vanguard.state import State

SUGGESTED: Value = ("suggested-deck",)
CHANGE: Value = ("change-deck",)


async def prepare(state: State) -> None:
    """IV-SHIP-LAUNCH-01, IV-SHIP-LAUNCH-08: without two sections that can send somebody there is no launch, and the
    lander is as it was before; the board that is still laid out is recorded and cleaned up."""
    ship = state.ship
    if len(sections_ready(ship)) < BOOK.numbers.least_team:
        effects.unload_mods(state)
        await be_aimless(state)
        return effects.turn_to(state, Page.DOCKING)
    put_board_away(state)
    effects.clear_team(state)
    effects.next_step(state)


# --- the away team ----------------------------------------------------------------------------------------------------


def can_stay_home(state: State, section: int) -> Ruling:
    """IV-PLAYERS-07: a section may send nobody if the others make a team of two."""
    ship = state.ship
    going = sum(1 for crew in ship.team if crew >= 0)
    ready = sum(1 for each in sections_ready(ship) if each > section)
    if going + ready < BOOK.numbers.least_team:
        return refuse("IV-PLAYERS-07", "team-too-small")
    return ALLOWED


async def choose_team(state: State) -> None:
    """IV-SHIP-LAUNCH-02, IV-SHIP-LAUNCH-03: section by section, an available crew member or nobody."""
    ship = state.ship
    section = ship.at
    if section == len(SECTION_NUMBERS):
        return effects.next_step(state)
    crew = crew_at(ship, Place.AVAILABLE, section)
    if crew:
        values: list[Value] = [("send", each) for each in crew]
        if can_stay_home(state, section):
            values.append(NOBODY)
        picked = await choose(
            state.leaders[section],
            "away-team",
            values,
            rule="IV-SHIP-LAUNCH-02",
            refused=lambda: Legality({NOBODY: section}, lambda each: can_stay_home(state, each)),
            section=section,
        )
        if picked != NOBODY:
            effects.choose_member(state, section, int(picked[1]))
    effects.next_at(state)


async def stay_aboard(state: State) -> None:
    """IV-SHIP-LAUNCH-05: the available crew that is not sent rests; the board of the planet is at hand, covered."""
    ship = state.ship
    for crew in crew_at(ship, Place.AVAILABLE):
        effects.move_crew(state, crew, Place.RESTING, "IV-SHIP-LAUNCH-05")
    lay_board(state, BOOK.landing_planets[landing_of(ship)], covered=True)
    effects.next_step(state)


# --- decks ------------------------------------------------------------------------------------------------------------


async def offer_deck(state: State) -> None:
    """IV-SHIP-LAUNCH-04, IV-RULING-69: each member takes the suggested section deck or changes it."""
    ship = state.ship
    section = ship.at
    if section == len(SECTION_NUMBERS):
        effects.next_step(state)
        return effects.next_step(state)
    crew = ship.team[section]
    if crew < 0:
        return effects.next_at(state)
    effects.set_deck(state, section, suggested_deck(section, ship.ranks[crew]))
    picked = await choose(
        state.leaders[section], "section-deck", [SUGGESTED, CHANGE], rule="IV-SHIP-LAUNCH-04", section=section
    )
    if picked == SUGGESTED:
        return await board_member(state, section)
    at = ship.at
    effects.next_step(state)
    effects.start_at(state, at)


def can_drop(state: State, section: int) -> Ruling:
    """IV-CARD-07: a section deck keeps at least ten cards."""
    least = BOX.numbers.least_deck
    if len(state.ship.decks[section]) <= least:
        return refuse("IV-CARD-07", "deck-too-small", least=least)
    return ALLOWED


async def change_deck(state: State) -> None:
    """IV-CARD-07, IV-RULING-69: cards up to the member's rank are put in or taken out, one at a time."""
    ship = state.ship
    section = ship.at
    deck = ship.decks[section]
    cards = deck_cards(section, ship.ranks[ship.team[section]])
    values: list[Value] = [("deck-add", card) for card in cards if card not in deck]
    drop = can_drop(state, section)
    if drop:
        values += [("deck-drop", card) for card in deck]
    picked = await choose(
        state.leaders[section],
        "change-deck",
        [*values, DONE],
        rule="IV-CARD-07",
        refused=lambda: [] if drop else [(("deck-drop", card), drop) for card in deck],
        section=section,
        cards=len(deck),
    )
    if picked[0] == "deck-add":
        return effects.set_deck(state, section, [*deck, int(picked[1])])
    if picked[0] == "deck-drop":
        return effects.set_deck(state, section, [card for card in deck if card != picked[1]])
    await board_member(state, section)
    at = ship.at
    effects.previous_step(state)
    effects.start_at(state, at)


async def board_member(state: State, section: int) -> None:
    """IV-SHIP-LAUNCH-04: the crew board with dice, charges and deck; on with the next section."""
    effects.finish_deck(state, section)
    effects.man_board(state, section, await take_dice_along(state, section))
    effects.next_at(state)


async def take_dice_along(state: State, section: int) -> list[int]:
    """IV-RULING-15: the places of the dice that go along; where it makes a difference the section's leader picks which
    of those without a slot stay in the section box."""
    ship = state.ship
    dice, rank = ship.dice[section], ship.ranks[ship.team[section]]
    taken = list(range(len(dice)))
    while left := without_slot(section, rank, dice, taken):
        place_of = {dice[place]: place for place in left}
        values: list[Value] = [("box-die", section, die) for die in sorted(place_of)]
        picked = await choose(state.leaders[section], "box-die", values, rule="IV-RULING-15", section=section)
        taken.remove(place_of[int(picked[2])])
    return taken


# --- equipment --------------------------------------------------------------------------------------------------------


def can_load(state: State, equipment: int) -> Ruling:
    """IV-EQUIP-03, 04, 06, IV-LANDER-03, IV-SHIP-LAUNCH-06: what may go along, and how much of it."""
    ship = state.ship
    spec = BOX.equipment[equipment].spec
    if spec.section and state.members[SECTIONS.index(spec.section)] is None:
        return refuse("IV-EQUIP-06", "section-not-in-team", section=spec.section)
    loaded = [BOX.equipment[each].spec for each in taken(state)]
    if spec.kind == "upgrade":
        if spec.of not in [BOX.equipment[each].id for each in taken(state)]:
            return refuse("IV-EQUIP-04", "base-not-loaded")
        return ALLOWED
    if spec.kind == "minor":
        if not carriers(state, equipment):
            return refuse("IV-EQUIP-03", "one-minor-each")
        return ALLOWED
    limit = lander_value(ship, "equipment")
    if sum(1 for each in loaded if each.kind in ("personal", "field")) >= limit:
        return refuse("IV-LANDER-03", "lander-full", limit=limit)
    return ALLOWED


def taken(state: State) -> list[int]:
    """All equipment that goes along."""
    return [equipment for member in state.members if member is not None for equipment in member.equipment]


def carriers(state: State, equipment: int) -> list[int]:
    """IV-EQUIP-03, IV-EQUIP-06: the sections whose member may carry a card; an upgrade goes with what it belongs to."""
    spec = BOX.equipment[equipment].spec
    if spec.kind == "upgrade":
        base = BOX.equipment.number(spec.of)
        return [section for section, member in enumerate(state.members) if member and base in member.equipment]
    fitting = []
    for section in member_sections(state):
        member = state.members[section]
        assert member is not None
        if spec.section and spec.section != SECTIONS[section]:
            continue
        minor = sum(1 for each in member.equipment if BOX.equipment[each].spec.kind == "minor")
        if spec.kind != "minor" or minor < BOOK.numbers.minor_equipment:
            fitting.append(section)
    return fitting


async def load(state: State) -> None:
    """IV-SHIP-LAUNCH-06: cards from the armory, one at a time; each is given to a crew member at once."""
    ship = state.ship
    values: list[Value] = [("load", card) for card in sorted(ship.armory) if can_load(state, card)]
    values += usable_upgrades(state, "launch")
    if not values:
        return effects.next_step(state)
    picked = await choose(
        decider(state),
        "load",
        [*values, DONE],
        rule="IV-SHIP-LAUNCH-06",
        refused=lambda: Legality({("load", card): card for card in ship.armory}, lambda card: can_load(state, card)),
    )
    if picked == DONE:
        return effects.next_step(state)
    if picked[0] == "use":
        return await use_upgrade(state, int(picked[1]))
    card = int(picked[1])
    given: list[Value] = [("give", card, section) for section in carriers(state, card)]
    to = await choose(decider(state), "give", given, rule="IV-SHIP-LAUNCH-06")
    effects.load(state, card, int(to[2]))


async def board(state: State) -> None:
    """IV-SHIP-LAUNCH-06, IV-SHIP-LAUNCH-07: supplies, and an opening hand for everybody."""
    effects.load_supplies(state, lander_value(state.ship, "supplies"))
    for section in member_sections(state):
        await draw_cards(state, section, hand_limit(state, section), "IV-SHIP-LAUNCH-07")
    effects.next_step(state)
    effects.set_landing_track(state, lander_value(state.ship, "rolls"))
