"""Whether a state can come up in play. What a rule changes is right by itself; this is for what comes from outside:
positions that people write down, and saves that they bring along."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from starboard.core.integrity import MANY, all_within, counted, known, once, shared, sized, within
from starboard.core.piles import Pile
from starboard.games.edge.chart import GATE, NO_TILE, PLANETS, REGIONS, SPACES
from starboard.games.edge.content.library import BOX
from starboard.games.edge.printed import FLEET, LEADERS, MODULE_TYPES, RESOURCES, SHIPS, TRACKS, Shelf
from starboard.games.edge.queries import is_planet, is_region, region_id
from starboard.games.edge.rules.setup import CLASSES
from starboard.games.edge.state import (
    BAY,
    DECKS,
    LENGTHS,
    MOON_SETS,
    RAIDERS,
    Battle,
    Hegemon,
    Phase,
    Player,
    Side,
    State,
)

MOST_SEATS = 5
NEITHER_SIDE = -2
"""The winner of a battle that nobody has won."""
MOST_LYING = 200
"""More tokens of a kind than lie in a region or with a player in any game."""
LAID_OUT = tuple(phase for phase in Phase if phase is not Phase.SETUP)
CHOOSING = (Phase.SETUP, Phase.FACTIONS)
IN_BATTLE = (Phase.ESCALATE, Phase.TALK, Phase.PREPARE, Phase.ROLL, Phase.OUTCOME, Phase.AFTERMATH)
WITH_SIDES = IN_BATTLE[1:]
AFTER_A_LAUNCH = (Phase.ARRIVE, Phase.RAID, Phase.HEGEMON_CALLS, *IN_BATTLE)
OF_THE_HEGEMON = (Phase.HEGEMON, Phase.HEGEMON_CALLS)
OF_A_PERSON = (Phase.TURN, Phase.GO_ON, Phase.BUILD, Phase.DOCK, Phase.COME_HOME)


def check(state: State) -> list[str]:
    """Every way in which a state between two steps is impossible, a sentence each with what would be possible."""
    # Each stage looks things up by what the one before has found to be there.
    for stage in (
        (_agreed, _shapes),
        (_map, _piles),
        (_turns, _moons, _players, _developments, _raiders),
        (_battle, _hegemon),
    ):
        found = [sentence for part in stage for sentence in part(state)]
        if found or state.phase is Phase.SETUP:
            return found
    return []


# --- what was agreed, and that everything is listed -------------------------------------------------------------------


def _agreed(state: State) -> Iterator[str]:
    """AE-RULING-60: what was agreed before the game."""
    flags = state.flags
    yield from within("seats", state.seats, MOST_SEATS, 1)
    if flags.terminus not in LENGTHS.values():
        yield f"terminus: {flags.terminus} is impossible; it can be {', '.join(map(str, LENGTHS.values()))}"
    yield from known("event deck", [flags.deck], DECKS)
    yield from within("special regions", flags.specials, len(BOX.specials))
    yield from within("factions dealt", flags.dealt, len(BOX.factions), 1)
    yield from known("ancient moons", [flags.ancient_moons], MOON_SETS)
    yield from within("officer", flags.officer, len(BOX.officers) - 1, -1)
    yield from known("raiders", [id for id in (flags.class_s, *flags.raiders) if id], BOX.raiders.ids)
    yield from known("factions", flags.factions, BOX.factions.ids)
    for purpose, times in state.chance.used.items():
        yield from within(f"chance, {purpose}", times, MANY)


def _shapes(state: State) -> Iterator[str]:
    """That every list has as many entries as there are things."""
    laid_out = state.phase in LAID_OUT
    yield from sized("players", len(state.players), (state.seats + (state.flags.officer >= 0)) * laid_out)
    yield from sized("spaces of the map", len(state.tiles), SPACES)
    yield from sized("regions with moons", len(state.moons), REGIONS)
    yield from sized("regions with buried moons", len(state.buried), REGIONS)
    for what, found, wanted in (
        ("decks", state.decks, len(MODULE_TYPES)),
        ("display", state.display, len(MODULE_TYPES)),
        ("discovery stacks", state.stacks, 3),
        ("supremacy spaces", state.supremacies, BOX.numbers.supremacy_spaces),
        ("upgrade stacks", state.upgrades, len(SHIPS)),
        ("upgrades on offer", state.offers, len(SHIPS)),
    ):
        yield from sized(what, len(found), wanted * laid_out)
    for who, player in enumerate(state.players):
        for what, found, wanted in (
            ("resources", player.stores, len(RESOURCES)),
            ("ships", player.ships, len(FLEET)),
            ("shields", player.marks, len(FLEET)),
            ("regions with leaders", player.abroad, REGIONS),
            ("tracks", player.tracks, len(TRACKS)),
        ):
            yield from sized(f"player {who}, {what}", len(found), wanted)
    if not laid_out:
        begun = [name for name in ("moon_pile", "planets", "raiders", "developments", "goods") if getattr(state, name)]
        if begun or any(tile != NO_TILE for tile in state.tiles) or state.battle or state.hegemon:
            yield "phase: setup, but something is on the table already; before a game it is empty"


# --- whose turn it is -------------------------------------------------------------------------------------------------


def _turns(state: State) -> Iterator[str]:
    """Whose turn it is, and where."""
    phase = state.phase.name.lower()
    yield from within("turn", state.turn, MANY)
    yield from within("first player", state.first, state.seats - 1)
    yield from within("active player", state.active, len(state.players) - 1)
    yield from within("last person", state.human, state.seats - 1)
    yield from within("active region", state.at, REGIONS - 1, -1)
    yield from within("ship launched", state.flown, len(FLEET) - 1, -1)
    if state.at >= 0:
        yield from _in_regions(state, "active region", [state.at])
    if state.phase in AFTER_A_LAUNCH and (state.at < 0 or state.flown < 0):
        yield f"active region: there is none, but in phase {phase} a ship has been launched"
    his = state.active == state.seats
    if state.phase in OF_THE_HEGEMON and not his:
        yield f"active player: {state.active}, but {phase} is a part of the Hegemon's turn"
    if state.phase in (*OF_A_PERSON, Phase.ARRIVE) and his:
        yield f"active player: the Hegemon, but {phase} is a part of a person's turn"
    yield from within("event marker", state.event_step, BOX.numbers.event_space)
    yield from within("events", state.events, MANY)
    yield from within("event", state.event, len(BOX.events) - 1, -1)
    if state.event >= 0:
        yield "event: one is under way, but events are carried out within a step"
    returning = state.phase in (Phase.DOCK, Phase.COME_HOME) and state.active in range(len(state.players))
    modules = state.players[state.active].modules if returning else BOX.modules
    yield from all_within("docked", state.docked, len(modules) - 1, -len(BOX.station))
    yield from once("docked", map(str, state.docked))
    yield from all_within("ships built", state.built, len(FLEET) - 1)


# --- the map ----------------------------------------------------------------------------------------------------------


def _in_regions(state: State, what: str, places: Iterable[int]) -> Iterator[str]:
    """Where something is must be a region of the map."""
    for at in places:
        if not 0 <= at < REGIONS or not is_region(state, at):
            yield f"{what}: there is no region on space {at}"


def _map(state: State) -> Iterator[str]:
    """AE-SETUP-04 to 06: the tiles, each of them once, and what lies on them."""
    yield from all_within("map, tile", state.tiles, GATE, NO_TILE)
    laid = [tile for tile in state.tiles if 0 <= tile <= GATE]
    yield from once("map", [BOX.tile_ids[tile] for tile in laid])
    if (GATE in laid) != state.flags.gate:
        yield "map: the Gate is on it just where it is played with"
    on_map = counted((tile for tile in laid if tile < PLANETS), PLANETS)
    yield from shared("planets", [state.planets, on_map], BOX.planets.ids, [1] * PLANETS)
    yield from _in_regions(state, "goods", state.goods)
    for at, goods in state.goods.items():
        yield from sized(f"goods in {at}", len(goods), len(RESOURCES))
        yield from all_within(f"goods in {at}", goods, MOST_LYING)


def _moons(state: State) -> Iterator[str]:
    """AE-SETUP-08, 09: moons to be seen and moons below; those below are still in the pile, which has no order."""
    for at, (seen, buried) in enumerate(zip(state.moons, state.buried, strict=True)):
        if seen:
            yield from _in_regions(state, "moons", [at])
        planet = at < SPACES and 0 <= state.tiles[at] < PLANETS
        yield from within(f"moons below in {at}", buried, BOX.numbers.moons_per_planet - 1 if planet else 0)
    lying = [moon for region in state.moons for moon in region]
    held = [moon for player in state.players for moon in player.moons]
    stored = [module.moon for player in state.players for module in player.modules if module.moon != -1]
    yield from _share(
        "moons", BOX.moons, [state.moon_pile], [*lying, *held, *stored], [moon.spec.copies for moon in BOX.moons]
    )
    if len(state.moon_pile) != len(BOX.moons):
        return
    for type in dict.fromkeys(planet.spec.type for planet in BOX.planets):
        left = sum(count for moon, count in zip(BOX.moons, state.moon_pile, strict=True) if moon.spec.type == type)
        below = sum(
            count
            for at, count in enumerate(state.buried[:SPACES])
            if 0 <= state.tiles[at] < PLANETS and BOX.planets[state.tiles[at]].spec.type == type
        )
        if below > left:
            yield f"moons: {below} of the kind {type} lie below others, but only {left} have not been seen yet"


# --- piles ------------------------------------------------------------------------------------------------------------


def _share(what: str, shelf: Shelf, piles: Sequence[Pile], held: Sequence[int], most: Sequence[int]) -> Iterator[str]:
    """Piles, and things that lie elsewhere one by one, share what there is."""
    yield from all_within(f"{what}, number", held, len(shelf) - 1)
    yield from shared(what, [*piles, counted(held, len(shelf))], shelf.ids, most)


def _piles(state: State) -> Iterator[str]:
    """Cards, tokens and tiles: none more often than it exists."""
    players = state.players
    hands = [card for player in players for card in player.hand]
    yield from _share("tactics cards", BOX.tactics, [state.tactics, state.discards], hands, [1] * len(BOX.tactics))
    modules = [module.number for player in players for module in player.modules]
    shown = [module for column in state.display for module in column]
    yield from _share("modules", BOX.modules, state.decks, [*shown, *modules], [1] * len(BOX.modules))
    for type, (deck, column) in enumerate(zip(state.decks, state.display, strict=True)):
        yield from within(f"{MODULE_TYPES[type]} modules on display", len(column), BOX.numbers.modules_shown)
        others = [module for module, count in enumerate(deck) if count and _type_of(module) != type]
        others += [module for module in column if _type_of(module) not in (type, -1)]
        if others:
            yield f"modules: {BOX.modules[others[0]].id} is among those of {MODULE_TYPES[type]}"
    tokens = [token for player in players for token in (*player.discoveries, *player.looked)]
    copies = [token.spec.copies for token in BOX.discoveries]
    yield from _share("discovery tokens", BOX.discoveries, [state.discoveries, *state.stacks], tokens, copies)
    won = [token for player in players for token in player.supremacies]
    won += [token for token in state.supremacies if token != -1]
    copies = [token.spec.copies for token in BOX.supremacies]
    yield from _share("supremacy tokens", BOX.supremacies, [state.supremacy_pile], won, copies)
    kept = [card for player in players for card in player.destinies]
    yield from _share("destiny cards", BOX.destinies, [state.destinies], kept, [1] * len(BOX.destinies))
    factions = [faction for player in players for faction in player.dealt]
    yield from _share("factions", BOX.factions, [state.factions], factions, [1] * len(BOX.factions))
    tiles = [tile for player in players for tile in player.upgrades] + [tile for tile in state.offers if tile != -1]
    yield from _share("upgrades", BOX.upgrades, state.upgrades, tiles, [1] * len(BOX.upgrades))
    for kind, (stack, offer) in enumerate(zip(state.upgrades, state.offers, strict=True)):
        others = [tile for tile, count in enumerate(stack[: len(BOX.upgrades)]) if count]
        others += [offer] if 0 <= offer < len(BOX.upgrades) else []
        for tile in others:
            if BOX.upgrades[tile].spec.ship != SHIPS[kind]:
                yield f"upgrades: {BOX.upgrades[tile].id} is among those of the {SHIPS[kind]}"
    decks = [int(card.spec.deck == state.flags.deck) for card in BOX.events]
    yield from shared("events", [state.event_pile], BOX.events.ids, decks)


def _type_of(module: int) -> int:
    """The type of a module; -1 where there is no such module."""
    return BOX.module_types[module] if 0 <= module < len(BOX.modules) else -1


# --- players ----------------------------------------------------------------------------------------------------------


def _players(state: State) -> Iterator[str]:
    """The players, each with its station."""
    for who, player in enumerate(state.players):
        yield from _player(state, who, player)
    phages = sum(module.phage for player in state.players for module in player.modules)
    yield from within("mechaphages", phages, BOX.numbers.mechaphages)


def _player(state: State, who: int, player: Player) -> Iterator[str]:
    his = who == state.seats
    name = "the Hegemon" if his else f"player {who}"
    chosen = not his and state.phase not in CHOOSING
    yield from within(f"{name}, faction", player.faction, len(BOX.factions) - 1 if chosen else -1, 0 if chosen else -1)
    if (state.phase is Phase.FACTIONS and not his) != bool(player.dealt):
        yield f"{name}, factions to choose from: {len(player.dealt)}; there are some just before factions are chosen"
    if player.looked:
        yield f"{name}, discovery tokens looked at: they are put back within a step"
    for kind, count in zip(RESOURCES, player.stores, strict=True):
        yield from within(f"{name}, {kind}", count, MANY)
    for track, space in zip(TRACKS, player.tracks, strict=True):
        yield from within(f"{name}, {track}", space, BOX.last_space)
    yield from within(f"{name}, points", player.points, MANY, BOX.numbers.least_points)
    yield from within(f"{name}, battles won", player.wins, MANY)
    if player.hand != sorted(player.hand):
        yield f"{name}, hand: it is sorted"
    yield from _leaders(state, who, name, player)
    yield from _fleet(state, who, name, player)
    for module in player.modules:
        yield from within(f"{name}, damage of a module", module.damage, MOST_LYING)
        yield from within(f"{name}, moon on a module", module.moon, len(BOX.moons) - 1, -1)
        if module.moon >= 0 and 0 <= module.number < len(BOX.modules) and not BOX.has_cargo[module.number]:
            yield f"{name}: {BOX.modules[module.number].id} has a moon, but no cargo space"


def _leaders(state: State, who: int, name: str, player: Player) -> Iterator[str]:
    """AE-PSETUP-05, AE-HEG-16: the leaders on a station, abroad and in developments."""
    yield from within(f"{name}, leaders", player.leaders, MANY)
    for at, count in enumerate(player.abroad):
        if count:
            yield from _in_regions(state, f"{name}, leaders", [at])
        yield from within(f"{name}, leaders in {at}", count, LEADERS)
    committed = sum(each.leaders for each in state.developments if each.owner == who)
    found = player.leaders + sum(player.abroad) + committed
    most = LEADERS - 1 + BOX.numbers.bribed_leaders if who == state.seats else LEADERS
    yield from within(f"{name}, leaders in all", found, most)


def _fleet(state: State, who: int, name: str, player: Player) -> Iterator[str]:
    """AE-SHIP-17: a ship is in a region, on the pad, in the scrapyard, in the bay or in the supply."""
    for ship, (place, marks) in enumerate(zip(player.ships, player.marks, strict=True)):
        what = f"{name}, {SHIPS[FLEET[ship]]}"
        if place >= 0:
            yield from _in_regions(state, what, [place])
        else:
            yield from within(f"{what}, place", place, -1, BAY)
        if marks:
            yield from within(f"{what}, damage", marks, MOST_LYING)


# --- on the map -------------------------------------------------------------------------------------------------------


def _developments(state: State) -> Iterator[str]:
    """AE-DEV-05: developments stand on planets, and on the Gate's side of nothing else."""
    yield from once("developments", [str(each.at) for each in state.developments])
    for each in state.developments:
        yield from _in_regions(state, "development", [each.at])
        yield from within("development, type", each.type, len(BOX.developments) - 1)
        yield from within("development, owner", each.owner, len(state.players) - 1)
        yield from within("development, leaders", each.leaders, LEADERS)
        if 0 <= each.at < REGIONS and is_region(state, each.at):
            there = BOX.planet_types[state.tiles[each.at]] if is_planet(state, each.at) else -1
            if there != each.type:
                yield f"development: one of another kind stands in {region_id(state, each.at)}"


def _raiders(state: State) -> Iterator[str]:
    """AE-RAID: raiders on the map, and those that wait for their event."""
    yield from within("next raider", state.next_raider, MANY)
    yield from once("raiders", [str(raider.id) for raider in state.raiders])
    for raider in state.raiders:
        yield from within("raider, id", raider.id, state.next_raider - 1)
        yield from within("raider", raider.number, len(BOX.raiders) - 1)
        yield from _in_regions(state, "raider", [raider.at])
    yield from within("class S", state.class_s, len(BOX.raiders) - 1)
    ranks = {raider.number: raider.spec.rank for raider in BOX.raiders}
    yield from known("raiders that wait", state.waiting, CLASSES)
    for rank, number in {**state.waiting, "S": state.class_s}.items():
        if ranks.get(number) != rank:
            yield f"raiders: the card {number} is not one of class {rank}"


# --- a battle ---------------------------------------------------------------------------------------------------------


def _battle(state: State) -> Iterator[str]:
    """AE-BATTLE: a battle is under way just in its own phases."""
    battle = state.battle
    phase = state.phase.name.lower()
    if (battle is None) == (state.phase in IN_BATTLE):
        yield f"battle: in phase {phase} there {'is none, but one is under way' if battle is None else 'is one'}"
    if battle is not None:
        yield from _sides(state, battle)


def _sides(state: State, battle: Battle) -> Iterator[str]:
    yield from _in_regions(state, "battle", [battle.at])
    if battle.at != state.at:
        yield f"battle: it is in {battle.at}, but the active region is {state.at}"
    if battle.winner != NEITHER_SIDE:
        yield "battle: it is won, but what follows is done within a step"
    if (len(battle.sides) > 1) != (state.phase in WITH_SIDES):
        yield f"battle: {len(battle.sides)} sides, in phase {state.phase.name.lower()}"
    yield from once("battle, sides", [str(side.player) for side in battle.sides])
    if any(side.player == RAIDERS for side in battle.sides) and not any(
        raider.at == battle.at for raider in state.raiders
    ):
        yield "battle: raiders fight where there are none"
    for side in battle.sides:
        yield from _side(state, side)


def _side(state: State, side: Side) -> Iterator[str]:
    yield from within("battle, side", side.player, len(state.players) - 1, RAIDERS)
    yield from all_within("battle, die", side.dice, 6, 1)
    yield from within("battle, dice", len(side.dice), MOST_LYING)
    yield from within("battle, dice added", side.extra, MOST_LYING, -MOST_LYING)
    yield from within("battle, energy", side.energy, MOST_LYING)
    yield from within("battle, targeting", side.targeting, MOST_LYING, -MOST_LYING)
    yield from all_within("battle, card", side.cards, len(BOX.tactics) - 1)


# --- the Hegemon ------------------------------------------------------------------------------------------------------


def _hegemon(state: State) -> Iterator[str]:
    """AE-HEG: the Hegemon is there where his officer plays, once everybody has a faction."""
    plays = state.flags.officer >= 0 and state.phase not in CHOOSING
    if (state.hegemon is not None) != plays:
        yield f"the Hegemon: he is {'not ' if plays else ''}there, in phase {state.phase.name.lower()}"
    if state.hegemon is not None:
        yield from _station(state, state.hegemon)


def _station(state: State, his: Hegemon) -> Iterator[str]:
    yield from within("the Hegemon, officer", his.officer, state.flags.officer, state.flags.officer)
    if 0 <= his.officer < len(BOX.officers):
        yield from within("the Hegemon, command marker", his.marker, len(BOX.officers[his.officer].spec.ring) - 1)
    yield from _in_regions(state, "the Hegemon, probe", [his.probe])
    yield from within("the Hegemon, Eye", his.eye, state.seats - 1)
    yield from within("the Hegemon, section", his.section, 2, -1)
    if (his.section >= 0) < (state.phase is Phase.HEGEMON_CALLS):
        yield "the Hegemon, section: no die has chosen one, but he has launched"
    for what, found in (("decks", his.orders), ("cards face up", his.shown), ("discards", his.discards)):
        yield from sized(f"the Hegemon, {what}", len(found), 3)
    for deck, (pile, shown, discards) in enumerate(zip(his.orders, his.shown, his.discards, strict=False), 1):
        own = [int(order.spec.deck == deck) for order in BOX.orders]
        yield from _share(f"orders of deck {deck}", BOX.orders, [pile, discards], [shown], own)
    copies = [card.spec.copies for card in BOX.negotiations]
    yield from _share("negotiation cards", BOX.negotiations, [his.negotiations, his.turned], [], copies)
    stack = [1] * len(BOX.hegemon_upgrades)
    yield from _share("the Hegemon's tiles", BOX.hegemon_upgrades, [his.upgrades], his.tiles, stack)
