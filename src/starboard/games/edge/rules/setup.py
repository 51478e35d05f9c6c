"""Before the first turn: the map, the piles, factions, leaders, the Hegemon (AE-SETUP, AE-PSETUP, AE-HEG-04 to 30)."""

from __future__ import annotations

from starboard.core.chance import draw, roll
from starboard.core.choice import Choice, choose_each
from starboard.games.edge import effects
from starboard.games.edge.chart import (
    BASES,
    FIRST_BASE,
    FIRST_NEBULA,
    FIRST_SPECIAL,
    GATE,
    GATE_SPACE,
    NO_TILE,
    PLANETS,
    REGIONS,
    SPACES,
    SPECIAL_SPACES,
)
from starboard.games.edge.printed import BOX, FLEET, LEADERS, MODULE_TYPES, SHIPS
from starboard.games.edge.queries import is_base, is_region
from starboard.games.edge.rules.event_track import event_start
from starboard.games.edge.rules.gaining import draw_cards, offer_upgrade
from starboard.games.edge.rules.modules import refill
from starboard.games.edge.state import Hegemon, Phase, State

CLASSES = ("A", "B", "C", "D")


async def lay_out(state: State) -> None:
    """AE-SETUP-01 to 18: everything but what the players choose."""
    players = state.seats + (state.flags.officer >= 0)
    effects.seat_players(state, players)
    _fill_box(state)
    effects.set_event_step(state, event_start(state))
    await _lay_map(state)
    await _lay_moons(state)
    await _choose_raiders(state)
    for _ in range(BOX.numbers.starting_raiders):
        (face,) = await roll("nebula", 1, rule="AE-SETUP-12")
        effects.bring_raider(state, state.class_s, FIRST_NEBULA + face, "AE-SETUP-12")
    if state.flags.wyrm:
        effects.bring_raider(state, BOX.raiders.number("wyrm"), GATE_SPACE, "AE-WYRM-02")
    for type in range(len(MODULE_TYPES)):
        await refill(state, type)
    for stack in range(3):
        for _ in range(BOX.numbers.discovery_stack):
            token = await draw("discovery-setup", state.discoveries, rule="AE-SETUP-16", unseen=True)
            effects.stack_discovery(state, stack, token)
    for _ in range(BOX.numbers.supremacy_spaces):
        effects.lay_supremacy(state, await draw("supremacy", state.supremacy_pile, rule="AE-SETUP-17"))
    for kind in range(len(SHIPS)):
        await offer_upgrade(state, kind)
    first = await draw("first-player", [1] * state.seats, rule="AE-PSETUP-09")
    effects.set_first(state, first)
    dealt = min(state.flags.dealt, sum(state.factions) // state.seats)
    for who in range(state.seats):
        for _ in range(dealt):
            faction = await draw(f"faction:{who}", state.factions, rule="AE-PSETUP-02", private=True)
            effects.deal_faction(state, who, faction)
    effects.go_on_with(state, Phase.FACTIONS)


def _fill_box(state: State) -> None:
    """AE-SETUP-02 to 18, AE-RULING-60: the piles, with the parts of Escalation that are played with."""
    flags = state.flags
    five = state.seats == 5
    wanted = flags.factions
    effects.fill_box(
        state,
        planets=[1] * PLANETS,
        moons=[moon.spec.copies if _moon_in_play(state, moon.spec.set) else 0 for moon in BOX.moons],
        tactics=[int(flags.more_tactics or not card.spec.escalation) for card in BOX.tactics],
        decks=[
            [
                int(BOX.module_types[each.number] == type and (flags.ancient_modules or not each.spec.ancient))
                for each in BOX.modules
            ]
            for type in range(len(MODULE_TYPES))
        ],
        discoveries=[token.spec.copies for token in BOX.discoveries],
        supremacies=[token.spec.copies for token in BOX.supremacies],
        destinies=[1] * len(BOX.destinies),
        factions=[
            int((flags.more_factions or not each.spec.escalation) and (not wanted or each.id in wanted))
            for each in BOX.factions
        ],
        upgrades=[
            [
                int(tile.spec.ship == ship and not tile.spec.faction and (five or not tile.spec.escalation))
                for tile in BOX.upgrades
            ]
            for ship in SHIPS
        ],
        event_pile=[int(card.spec.deck == flags.deck) for card in BOX.events],
    )


def _moon_in_play(state: State, set: str) -> bool:
    """AE-RELIC-01: which sets of moons are used."""
    chosen = state.flags.ancient_moons
    return set == "planetary" or (set == "orphaned" and chosen != "only") or (set == "ancient" and chosen != "off")


async def _lay_map(state: State) -> None:
    """AE-SETUP-04 to 06, AE-GATE-01, AE-RULING-47: the Gate, special regions, then planets and bases in order."""
    flags = state.flags
    if flags.gate:
        effects.lay_tile(state, GATE_SPACE, GATE)
    for place in range(flags.specials):
        effects.lay_tile(state, SPECIAL_SPACES[place], FIRST_SPECIAL + place)
    tiles = [0] * (FIRST_BASE + BASES)
    for _ in range(BOX.numbers.starting_planets[str(len(state.players))]):
        planet = await draw("planet", state.planets, rule="AE-SETUP-04", unseen=True)
        effects.take_planet_from_stack(state, planet)
        tiles[planet] = 1
    tiles[FIRST_BASE:] = [1] * BASES
    for at in range(SPACES):
        if state.tiles[at] == NO_TILE and any(tiles):
            tile = await draw("tile", tiles, rule="AE-SETUP-06")
            tiles[tile] = 0
            effects.lay_tile(state, at, tile)
    effects.announce_map(state)


async def _lay_moons(state: State) -> None:
    """AE-SETUP-08, 09, AE-RELIC-02: one or two moons in each nebula, three on each planet."""
    for at in range(FIRST_NEBULA, REGIONS):
        for _ in range(2 if state.flags.ancient_moons == "both" else 1):
            pile = [n if BOX.moons[moon].spec.set != "planetary" else 0 for moon, n in enumerate(state.moon_pile)]
            effects.show_moon(state, at, await draw("nebula-moon", pile, rule="AE-SETUP-08"))
    for at in range(SPACES):
        if 0 <= state.tiles[at] < PLANETS:
            await stack_moons(state, at)


async def stack_moons(state: State, at: int) -> None:
    """AE-SETUP-09: three moons of a planet's colour, the top one to be seen."""
    type = BOX.planets[state.tiles[at]].spec.type
    pile = [count if BOX.moons[moon].spec.type == type else 0 for moon, count in enumerate(state.moon_pile)]
    effects.show_moon(state, at, await draw(f"moon-{type}", pile, rule="AE-SETUP-09"))
    effects.bury_moons(state, at, BOX.numbers.moons_per_planet - 1)


async def _choose_raiders(state: State) -> None:
    """AE-SETUP-11, 13, AE-WYRM-01: a card of each class; with the Wyrm it is the one of class C."""
    flags = state.flags
    chosen: dict[str, int] = {}
    for rank in ("S", *CLASSES):
        named = [BOX.raiders.number(id) for id in (flags.class_s, *flags.raiders) if id and _rank(id) == rank]
        pile = [int(raider.spec.rank == rank and not raider.spec.escalation) for raider in BOX.raiders]
        if rank == "C" and flags.wyrm:
            continue
        chosen[rank] = named[0] if named else await draw(f"raider-{rank}", pile, rule="AE-SETUP-13", unseen=rank != "S")
    class_s = chosen.pop("S")
    effects.choose_raiders(state, class_s, chosen)


def _rank(id: str) -> str:
    found: str = BOX.raiders[BOX.raiders.number(id)].spec.rank
    return found


async def choose_factions(state: State) -> None:
    """AE-RULING-04: everybody chooses a faction in secret and at once; then all are revealed."""
    picks = await choose_each(
        [
            Choice(
                who,
                "faction",
                [("faction", BOX.factions[faction].id) for faction in sorted(player.dealt)],
                "AE-PSETUP-02",
                {},
                secret=True,
            )
            for who, player in enumerate(state.players[: state.seats])
        ]
    )
    state.log.reveal()
    for who, value in enumerate(picks):
        await _take_faction(state, who, BOX.factions.number(str(value[1])))
    await _set_up_players(state)
    effects.go_on_with(state, Phase.READY)


async def _take_faction(state: State, who: int, faction: int) -> None:
    """AE-PSETUP-03, 13: the faction with its stores, and its upgrade where it is active at once."""
    effects.take_faction(state, who, faction)
    spec = BOX.factions[faction].spec
    if spec.upgraded:
        effects.gain_upgrade(state, who, BOX.upgrades.number(spec.upgrade))
    await draw_cards(state, who, BOX.numbers.starting_cards + spec.cards)


async def _set_up_players(state: State) -> None:
    """AE-PSETUP-04 to 10, AE-RULING-03: ships, leaders on bases and in three nebulae, points by seat."""
    bases = [at for at in range(SPACES) if is_region(state, at) and is_base(state, at)]
    for turn in range(state.seats):
        who = (state.first + turn) % state.seats
        effects.start_points(state, who, turn + 1)
        effects.set_fleet(state, who, BOX.numbers.starting_transports)
        for at in bases:
            effects.place_leader(state, who, at)
        free = [1] * (REGIONS - FIRST_NEBULA)
        for _ in range(BOX.numbers.nebula_leaders):
            nebula = await draw(f"leader-nebula:{who}", free, rule="AE-RULING-03")
            free[nebula] = 0
            effects.place_leader(state, who, FIRST_NEBULA + nebula)
    if state.flags.officer >= 0:
        await _prepare_hegemon(state, bases)


async def _prepare_hegemon(state: State, bases: list[int]) -> None:
    """AE-HEG-05 to 30: his station, his decks, his probe, the Eye with the last human."""
    who = state.seats
    officer = BOX.officers[state.flags.officer].spec
    first_tile = next(at for at in range(SPACES) if state.tiles[at] != NO_TILE)
    hegemon = Hegemon(
        state.flags.officer,
        probe=first_tile,
        eye=(state.first - 1) % state.seats,
        orders=[[int(order.spec.deck == deck) for order in BOX.orders] for deck in (1, 2, 3)],
        discards=[[0] * len(BOX.orders) for _ in range(3)],
        negotiations=[card.spec.copies for card in BOX.negotiations],
        turned=[0] * len(BOX.negotiations),
        upgrades=[1] * len(BOX.hegemon_upgrades),
    )
    effects.invite_hegemon(state, hegemon, officer.progress)
    effects.start_points(state, who, state.seats + 1)
    effects.set_fleet(state, who, len(FLEET))
    for at in bases:
        effects.place_leader(state, who, at)
    effects.give_leaders(state, who, LEADERS - len(bases) - 1 + BOX.numbers.bribed_leaders)
    for deck in range(3):
        card = await draw(f"order-{deck + 1}", hegemon.orders[deck], rule="AE-HEG-17")
        effects.show_order(state, deck, card)


async def get_ready(state: State) -> None:
    """AE-PSETUP-12, AE-HEG-24: destiny cards, where they are played with; then the first turn."""
    if state.flags.destinies:
        for who in range(len(state.players)):
            for _ in range(BOX.numbers.destinies_dealt):
                hidden = who == state.seats
                card = await draw(
                    f"destiny:{who}", state.destinies, rule="AE-PSETUP-12", private=not hidden, unseen=hidden
                )
                effects.deal_destiny(state, who, card)
        picks = await choose_each(
            [
                Choice(
                    who,
                    "destiny",
                    [("destiny", BOX.destinies[each].id) for each in sorted(player.dealt)],
                    "AE-PSETUP-12",
                    {},
                    secret=True,
                )
                for who, player in enumerate(state.players[: state.seats])
            ]
        )
        for who, value in enumerate(picks):
            effects.keep_destiny(state, who, [BOX.destinies.number(str(value[1]))])
        if state.hegemon is not None:
            effects.keep_destiny(state, state.seats, state.players[state.seats].dealt)
    effects.go_on_with(state, Phase.NEXT)
