"""Setting up: who leads what, the board of a planet, the team of a scenario, the beginning of an exploration
(IV-PLAYERS, IV-TUT-02 to 11, IV-QS-09 to 14, IV-SHIP-BEGIN)."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.core.chance import draw
from starboard.core.choice import Value, choose
from starboard.games.vanguard import effects, effects_setup, effects_ship
from starboard.games.vanguard.moments import Agent, Moment
from starboard.games.vanguard.printed import BOX, RECON, SCIENCE, SECTIONS
from starboard.games.vanguard.printed_ship import BOOK
from starboard.games.vanguard.queries import board_of, is_here, member_sections, turn_order
from starboard.games.vanguard.queries_ship import deck_cards, discoveries_left, slotted, starting_deck
from starboard.games.vanguard.rules.acting import act, because, react
from starboard.games.vanguard.rules.cards import draw_cards
from starboard.games.vanguard.rules.logs import read_log
from starboard.games.vanguard.ship_state import Page, Place
from starboard.games.vanguard.state import AVAILABLE, BOXED, Member, Mode, Phase, Sector, State

SECTION_COUNT = len(SECTIONS)
FIRST_PLANET = "eye-of-the-void"
FIRST_MISSION_LOGS = ("1", "5", "20")
"""IV-QS-14: log 1, and what it goes on to."""


# --- before the first step --------------------------------------------------------------------------------------------


async def lay_out(state: State) -> None:
    """IV-PLAYERS-02 to 06: the sections are divided; then the scenario says how to go on."""
    await choose_leaders(state)
    flags = state.flags
    if flags.campaign:
        effects_ship.lay_out_ship(state)
        effects_setup.fill_rank_ups(state)
    if flags.mode == Mode.TUTORIAL:
        effects_setup.set_mode(state, Mode.TUTORIAL)
        if not flags.campaign:
            effects_ship.lay_out_ship(state)
        await read_log(state, -1, BOX.logs.number("start"))
        await read_log(state, -1, BOX.logs.number("1"))
        return effects.go_on_with(state, Phase.TEAM)
    if flags.campaign:
        return effects_ship.turn_to(state, Page.QUICK_START)
    effects_ship.lay_out_ship(state)
    effects_setup.fill_rank_ups(state)
    effects.go_on_with(state, Phase.TEAM)


async def choose_leaders(state: State) -> None:
    """IV-PLAYERS-01 to 06: every section has a leader; players pick in turn, the last section is nobody's choice."""
    left = list(range(SECTION_COUNT))
    for turn in range(SECTION_COUNT):
        seat = turn % state.seats
        if state.seats == 1:
            picked = left[0]
        else:
            values: list[Value] = [("lead", section) for section in left]
            picked = int((await choose(seat, "lead-section", values, rule="IV-PLAYERS-06"))[1])
        left.remove(picked)
        effects_setup.lead(state, picked, seat)


# --- teams ------------------------------------------------------------------------------------------------------------


async def choose_team(state: State) -> None:
    """The team of the tutorial, of an operation or of an expedition; then its planet is laid out."""
    if state.mode == Mode.TUTORIAL:
        return await begin_tutorial(state)
    if state.flags.operation >= 0:
        return await begin_operation(state)
    await begin_expedition(state)


async def begin_tutorial(state: State) -> None:
    """IV-TUT-03 to 11: Science and others with their fixed cards; figures in sectors 1 and 2; the script begins."""
    going = [SCIENCE]
    for seat in range(state.seats):
        own = [section for section in range(SECTION_COUNT) if state.leaders[section] == seat and section != SCIENCE]
        if state.leaders[SCIENCE] == seat and state.seats > 1:
            continue
        values: list[Value] = [("go-along", section) for section in own]
        picked = await choose(seat, "team-section", values, rule="IV-TUT-03")
        going.append(int(picked[1]))
    for section in range(SECTION_COUNT):
        crew = next(each.number for each in BOX.crew if each.spec.tutorial == SECTIONS[section])
        berth = Place.TEAM if section in going else Place.RESTING
        effects_ship.recruit(state, crew, section, berth, "IV-TUT-02")
        if section in going:
            cards = [each.number for each in BOX.cards if each.spec.tutorial and each.spec.section == SECTIONS[section]]
            seat_member(state, section, crew, 1, BOX.starting_dice[section], cards, charges=False)
            state.ship.team[section] = crew
    await read_log(state, -1, BOX.logs.number("5"))
    lay_board(state, BOX.planets.number(FIRST_PLANET))
    effects_setup.put_finds_away(state)
    effects_setup.begin_script(state)
    for section in member_sections(state):
        for card in first_hand(section):
            effects.draw_card(state, section, card, "IV-TUT-08")
    effects.give_start_token(state, SCIENCE, "IV-TUT-11")
    put_figures(state)
    tutorial_card = next(each.number for each in BOX.rankups if each.spec.tutorial)
    effects.keep_rank_up(state, tutorial_card)
    await read_log(state, -1, BOX.logs.number("20"))
    effects.go_on_with(state, Phase.ROUND)


def first_hand(section: int) -> list[int]:
    """IV-TUT-08: the two cards of a section's fixed first hand: the first two of its tutorial cards."""
    cards = [each.number for each in BOX.cards if each.spec.tutorial and each.spec.section == SECTIONS[section]]
    return cards[:2]


async def begin_first_mission(state: State) -> None:
    """IV-QS-09 to 14, IV-RULING-51: the quick start on the tutorial's board, by the normal rules."""
    lay_board(state, BOX.planets.number(FIRST_PLANET))
    effects_setup.put_finds_away(state)
    effects_setup.set_mode(state, Mode.QUICK)
    tutorial_card = next(each.number for each in BOX.rankups if each.spec.tutorial)
    effects.keep_rank_up(state, tutorial_card)
    sections = turn_order(state)
    for place, section in enumerate(sections):
        values: list[Value] = [("sector", 0), ("sector", 1)]
        others = [state.members[each].at for each in sections[:place]]  # type: ignore[union-attr]
        if place == len(sections) - 1 and len(set(others)) == 1:
            values = [("sector", 1 - others[0])]
        picked = await choose(state.leaders[section], "first-sector", values, rule="IV-QS-11", section=section)
        effects_setup.stand(state, section, int(picked[1]))
    for section in member_sections(state):
        await draw_cards(state, section, BOOK.numbers.first_hand, "IV-QS-14")
    effects.go_on_with(state, Phase.ROUND)
    for log in FIRST_MISSION_LOGS:
        await read_log(state, -1, BOX.logs.number(log))


async def begin_expedition(state: State) -> None:
    """One exploration with a standard team: crew, dice, decks and equipment as `numbers.toml` says."""
    numbers = BOX.numbers
    wanted = state.flags.sections or SECTIONS
    lay_board(state, state.flags.planet)
    rank = numbers.expedition_rank
    for section, name in enumerate(SECTIONS):
        if name not in wanted:
            continue
        id = numbers.expedition_crew[name]
        crew = BOX.crew.number(id) if id else next(each.number for each in BOX.crew if each.spec.tutorial == name)
        dice = [*BOX.starting_dice[section], BOX.dice.number(numbers.first_wild[name])]
        seat_member(state, section, crew, rank, dice, deck_cards(section, rank))
        for equipment in numbers.expedition_equipment[name]:
            effects.gain_equipment(state, section, BOX.equipment.number(equipment), "IV-EQUIP-02")
    lander = numbers.expedition_lander
    if lander in BOOK.landers.ids:
        effects_ship.choose_lander(state, BOOK.landers.number(lander))
        effects_ship.load_supplies(state, BOOK.landers.find(lander).spec.supplies)
    await hands_and_landing(state)


async def begin_operation(state: State) -> None:
    """IV-DES-28: a stand-alone mission with a fixed team, lander and deck."""
    spec = BOOK.operations[state.flags.operation].spec
    lay_board(state, BOX.planets.number(spec.planet))
    for each in spec.member:
        section = SECTIONS.index(each.section)
        dice = [BOX.dice.number(die) for die in each.dice] or list(BOX.starting_dice[section])
        deck = [BOX.cards.number(card) for card in each.deck] or list(starting_deck(section))
        seat_member(state, section, BOX.crew.number(each.crew), each.rank, dice, deck)
        for equipment in each.equipment:
            effects.gain_equipment(state, section, BOX.equipment.number(equipment), "IV-EQUIP-02")
    effects_ship.choose_lander(state, BOOK.landers.number(spec.lander))
    effects_setup.fit_mods(state, [BOOK.mods.number(mod) for mod in spec.mods])
    effects_ship.load_supplies(state, BOOK.landers.find(spec.lander).spec.supplies)
    if spec.rank_up:
        effects.keep_rank_up(state, BOX.rankups.number(spec.rank_up))
    await hands_and_landing(state)


async def hands_and_landing(state: State) -> None:
    """IV-SHIP-LAUNCH-07: opening hands; the lander is down where it may be."""
    for section in member_sections(state):
        limit = BOX.numbers.hand_limits[state.members[section].rank - 1]  # type: ignore[union-attr]
        await draw_cards(state, section, limit, "IV-SHIP-LAUNCH-07")
    effects.go_on_with(state, Phase.BEGIN)


def seat_member(
    state: State, section: int, crew: int, rank: int, dice: Sequence[int], cards: Sequence[int], *, charges: bool = True
) -> None:
    """IV-SHIP-LAUNCH-04: a crew board with dice as far as there are slots, a deck, and charges."""
    deck = [0] * len(BOX.cards)
    for card in cards:
        deck[card] += 1
    kept = slotted(section, rank, list(dice))
    where = [AVAILABLE if die in kept else BOXED for die in range(len(dice))]
    count = BOX.crew[crew].spec.charges if charges else 0
    effects.seat_member(state, section, Member(crew, rank, dice=list(dice), where=where, charges=count, deck=deck))


# --- the board --------------------------------------------------------------------------------------------------------


def lay_board(state: State, planet: int, *, covered: bool = False) -> None:
    """IV-SHIP-BEGIN-01, 02: the board of a planet, all decks and the bag of leads; and, unless it is covered until the
    team is there, the missions and threats that are printed for it."""
    board = BOX.boards[planet]
    spec = BOX.planets[planet].spec
    found = [*state.uniques, *state.ship.pockets]
    uniques = [BOX.unique_numbers[number] for number in reversed(spec.uniques)]
    effects_setup.lay_board(
        state,
        planet,
        sectors=[Sector() for _ in board.sectors],
        condition=board.condition,
        uniques=[each for each in uniques if each not in found],
        events=event_deck(state, tutorial=spec.tutorial),
        injuries=[each.spec.copies for each in BOX.injuries],
        decks=[discoveries_left(state, kind) for kind in range(len(state.leads))],
        leads=[each.spec.copies for each in BOX.leads],
        supplies=spec.supplies,
        unlimited=spec.unlimited_supplies,
    )
    if not covered:
        place_printed(state)
        effects_setup.announce_board(state)


def place_printed(state: State) -> None:
    """IV-SHIP-BEGIN-01: the missions and threats that are printed for a planet."""
    spec = BOX.planets[state.planet].spec
    for mission in spec.missions:
        effects.reveal_mission(state, BOX.missions.number(mission))
    for threat in spec.threats:
        effects.place_threat(state, BOX.threats.number(threat.id), threat.sector - 1)


def event_deck(state: State, *, tutorial: bool) -> list[int]:
    """IV-COMP-17, IV-QS-10: the tutorial's five events, or the basic ones, with the advanced when they are there."""
    decks = ("tutorial",) if tutorial else ("basic", "advanced") if state.ship.envelope else ("basic",)
    return [1 if each.spec.deck in decks else 0 for each in BOX.events]


def put_figures(state: State) -> None:
    """IV-TUT-11, IV-SHIP-BEGIN-04: the figures stand where the board says, else with the lander."""
    start = BOX.planets[state.planet].spec.start
    for place, section in enumerate(turn_order(state)):
        at = start[place % len(start)] - 1 if start else max(0, state.lander_at)
        effects_setup.stand(state, section, at)


async def begin(state: State) -> None:
    """IV-SHIP-BEGIN-03 to 05: the rank-up card, the lander, the figures; what the board and its log say to begin."""
    spec = BOX.planets[state.planet].spec
    if state.rank_up < 0:
        await choose_rank_up(state)
    await choose_landing_sector(state)
    put_figures(state)
    if state.flags.short_supplies:
        effects.change_supplies(state, -BOX.numbers.deadly_supplies, "IV-DES-27")
    effects.go_on_with(state, Phase.ROUND)
    planet = BOX.planets[state.planet]
    with state.log.by(because(state, Agent.PLANET, planet.id)):
        if not state.ship.returning:
            await act(state, -1, planet, planet.calls["begin"])
        if spec.arrive_log:
            await read_log(state, -1, BOX.logs.number(spec.arrive_log))
        await react(state, Moment.BEGAN)


async def choose_rank_up(state: State) -> None:
    """IV-SHIP-BEGIN-03: two cards are drawn, one is kept."""
    drawn: list[int] = []
    for _ in range(BOOK.numbers.rank_ups_drawn):
        if not any(state.rank_ups):
            break
        card = await draw("rank-ups", state.rank_ups, rule="IV-SHIP-BEGIN-03")
        effects_setup.take_rank_up(state, card)
        drawn.append(card)
    if not drawn:
        return
    values: list[Value] = [("keep-rank-up", card) for card in drawn]
    picked = await choose(state.leaders[RECON], "keep-rank-up", values, rule="IV-SHIP-BEGIN-03")
    for card in drawn:
        if card != int(picked[1]):
            effects_setup.return_rank_up(state, card)
    effects.keep_rank_up(state, int(picked[1]))


async def choose_landing_sector(state: State) -> None:
    """IV-SHIP-BEGIN-04: a sector with the lander symbol, by choice where there are several."""
    sectors = [at for at, sector in enumerate(board_of(state).sectors) if sector.lander]
    if state.lander_at >= 0 or not sectors:
        return
    values: list[Value] = [("sector", at) for at in sectors]
    picked = await choose(state.leaders[RECON], "landing-sector", values, rule="IV-SHIP-BEGIN-04")
    effects.put_lander(state, int(picked[1]))


def is_in_team(state: State, section: int) -> bool:
    """Whether a section is on the planet."""
    return is_here(state, section)
