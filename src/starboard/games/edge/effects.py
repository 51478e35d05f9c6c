"""Verbs: the only writers of a state. Each changes one thing and announces it; none of them asks."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from starboard.core import piles
from starboard.core.event import Event
from starboard.games.edge import events
from starboard.games.edge.chart import FIRST_NEBULA, PLANETS
from starboard.games.edge.printed import BOX, FLEET, RESOURCES
from starboard.games.edge.queries import Cost, is_hegemon, number_of, region_id, room_for_dice, traits
from starboard.games.edge.state import (
    BAY,
    HEGEMON,
    PAD,
    RAIDERS,
    SCRAPYARD,
    SUPPLY,
    Battle,
    Development,
    Hegemon,
    Module,
    Phase,
    Player,
    Raider,
    Side,
    State,
)


def _tell(state: State, event: Event) -> None:
    """Announce an event; in it the Hegemon has a number of his own, whatever the number of seats, and his own rules."""
    if not state.log.heard:
        return
    if state.hegemon is not None and getattr(event, "who", RAIDERS) == state.seats:
        rule: str = getattr(event, "rule", "")
        event = msgspec.structs.replace(event, who=HEGEMON, rule=events.HIS_RULES.get(rule, rule))
    state.log.add(event)


def _ship(state: State, who: int, ship: int) -> str:
    """A ship as the scene calls it."""
    return f"ship:{number_of(state, who)}:{ship}"


# --- the order of play ------------------------------------------------------------------------------------------------


def go_on_with(state: State, phase: Phase) -> None:
    """The next step is one of this phase."""
    state.phase = phase


def begin_turn(state: State, who: int) -> None:
    """AE-TURN-01: it is a player's turn."""
    state.turn += 1
    state.active = who
    if who < state.seats:
        state.human = who
    state.at = state.flown = -1
    state.built = []
    _tell(state, events.TurnBegan(who, state.turn))


def finish_turn(state: State) -> None:
    """AE-TURN-06: what can be used once a turn can be used again, by everybody: something may have worked for others
    too. Whoever plays a last turn has had it."""
    for player in state.players:
        player.spent = []
    if state.ending:
        state.players[state.active].last_turn = True


def trigger_end(state: State, who: int) -> None:
    """AE-END-01: somebody has reached the terminus; from now on everybody's next turn is the last."""
    state.ending = True
    _tell(state, events.EndTriggered(who, state.players[who].points))


def mark_used(player: Player, what: str) -> None:
    """Something has been used that comes back with the next turn."""
    player.spent.append(what)


# --- setting up -------------------------------------------------------------------------------------------------------


def seat_players(state: State, players: int) -> None:
    """AE-PSETUP-01: everybody takes the pieces of a colour."""
    state.players = [Player() for _ in range(players)]


def fill_box(
    state: State,
    *,
    planets: piles.Pile,
    moons: piles.Pile,
    tactics: piles.Pile,
    decks: list[piles.Pile],
    discoveries: piles.Pile,
    supremacies: piles.Pile,
    destinies: piles.Pile,
    factions: piles.Pile,
    upgrades: list[piles.Pile],
    event_pile: piles.Pile,
) -> None:
    """AE-SETUP-02 to 18: all piles face down."""
    state.planets, state.moon_pile, state.tactics, state.decks = planets, moons, tactics, decks
    state.discards = [0] * len(tactics)
    state.display = [[] for _ in decks]
    state.discoveries, state.supremacy_pile = discoveries, supremacies
    state.destinies, state.factions, state.upgrades = destinies, factions, upgrades
    state.offers = [-1] * len(upgrades)
    state.event_pile = event_pile


def choose_raiders(state: State, class_s: int, waiting: dict[str, int]) -> None:
    """AE-SETUP-11, 13: the raider cards of this game."""
    state.class_s, state.waiting = class_s, waiting


def lay_tile(state: State, at: int, tile: int) -> None:
    """A tile on a space of the map."""
    state.tiles[at] = tile


def take_planet_from_stack(state: State, planet: int) -> None:
    """AE-SETUP-04: a planet leaves the face-down stack."""
    state.planets[planet] -= 1


def announce_map(state: State) -> None:
    """AE-SETUP-06: the map is laid out."""
    laid = [tile for tile in state.tiles if tile >= 0]
    _tell(state, events.MapLaid(len(laid), sum(1 for tile in laid if tile < PLANETS)))


def announce_planet(state: State, at: int) -> None:
    """AE-MAP-13: a planet has come to the map."""
    _tell(state, events.PlanetPlaced(region_id(state, at)))


def show_moon(state: State, at: int, moon: int) -> None:
    """A moon of the pile can be seen in a region now."""
    state.moon_pile[moon] -= 1
    state.moons[at].append(moon)


def bury_moons(state: State, at: int, count: int) -> None:
    """AE-SETUP-09: so many moons lie below the one on top."""
    state.buried[at] = count


def dig_up(state: State, at: int) -> None:
    """AE-MOON-02: the next moon of a stack comes to light."""
    state.buried[at] -= 1


def set_event_step(state: State, step: int) -> None:
    """AE-EVENT-01: the event marker goes back to where it starts."""
    state.event_step = step


def reset_event_marker(state: State, step: int) -> None:
    """AE-RULING-12: after an event the marker goes back to where it starts."""
    state.event_step = step
    _tell(state, events.EventMarkerReset(step))


def stack_discovery(state: State, stack: int, token: int) -> None:
    """AE-SETUP-16: a discovery token on one of the stacks, face down."""
    while len(state.stacks) <= stack:
        state.stacks.append([0] * len(BOX.discoveries))
    state.discoveries[token] -= 1
    state.stacks[stack][token] += 1


def lay_supremacy(state: State, token: int) -> None:
    """AE-SETUP-17: a supremacy token face up on the next marked space."""
    state.supremacy_pile[token] -= 1
    state.supremacies.append(token)


def show_module(state: State, type: int, module: int) -> None:
    """AE-MOD-04: a module comes from its deck to the display."""
    state.decks[type][module] -= 1
    state.display[type].append(module)
    _tell(state, events.ModuleShown(module))


def offer_upgrade(state: State, kind: int, upgrade: int) -> None:
    """AE-RULING-49: the top neutral upgrade of a type of ship is turned up; -1 where none is left."""
    if upgrade >= 0:
        state.upgrades[kind][upgrade] -= 1
    state.offers[kind] = upgrade


def set_first(state: State, who: int) -> None:
    """AE-PSETUP-09: who begins."""
    state.first = state.active = who
    _tell(state, events.FirstPlayerDrawn(who))


def start_points(state: State, who: int, points: int) -> None:
    """AE-PSETUP-10: the score marker starts by seat."""
    state.players[who].points = points


def deal_faction(state: State, who: int, faction: int) -> None:
    """AE-PSETUP-02: a faction to choose from."""
    state.factions[faction] -= 1
    state.players[who].dealt.append(faction)


def take_faction(state: State, who: int, faction: int) -> None:
    """AE-PSETUP-03: a faction with its stores and its progress, which triggers nothing (AE-RULING-54)."""
    player = state.players[who]
    spec = BOX.factions[faction].spec
    player.faction, player.dealt = faction, []
    player.stores = [have + spec.stores.get(kind, 0) for have, kind in zip(player.stores, RESOURCES, strict=True)]
    for track, name in enumerate(BOX.tracks.ids):
        player.tracks[track] += spec.progress.get(name, 0)
    state.change_powers(who)
    _tell(state, events.FactionTaken(who, faction))


def deal_destiny(state: State, who: int, destiny: int) -> None:
    """AE-PSETUP-12: a destiny card to choose from."""
    state.destinies[destiny] -= 1
    state.players[who].dealt.append(destiny)


def keep_destiny(state: State, who: int, kept: Sequence[int]) -> None:
    """AE-PSETUP-12, AE-HEG-24: the destiny cards that are kept; the others go back to the box."""
    player = state.players[who]
    for destiny in player.dealt:
        if destiny not in kept:
            state.destinies[destiny] += 1
    player.destinies, player.dealt = list(kept), []
    for destiny in kept:
        _tell(state, events.DestinyKept(who, destiny))


def set_fleet(state: State, who: int, ships: int) -> None:
    """AE-PSETUP-04, AE-HEG-11: so many ships of the fleet stand on the launch pad."""
    player = state.players[who]
    player.ships = [PAD if ship < ships else SUPPLY for ship in range(len(FLEET))]


def place_leader(state: State, who: int, at: int) -> None:
    """AE-PSETUP-05, 06: a leader in a region."""
    state.players[who].abroad[at] += 1
    if at >= FIRST_NEBULA:
        _tell(state, events.LeaderPlaced(who, region_id(state, at)))


def give_leaders(state: State, who: int, count: int) -> None:
    """AE-HEG-13, 16: leaders on a station."""
    state.players[who].leaders += count


def invite_hegemon(state: State, hegemon: Hegemon, progress: dict[str, int]) -> None:
    """AE-HEG-05 to 20: the Hegemon with his station; his starting progress triggers nothing."""
    state.hegemon = hegemon
    player = state.players[state.seats]
    player.tracks = [progress.get(track, 0) for track in BOX.tracks.ids]
    state.change_powers(state.seats)


def show_order(state: State, deck: int, order: int) -> None:
    """AE-HEG-17, 90: the next action card of a deck is turned up."""
    hegemon = _hegemon(state)
    hegemon.orders[deck][order] -= 1
    while len(hegemon.shown) <= deck:
        hegemon.shown.append(-1)
    hegemon.shown[deck] = order
    _tell(state, events.HegemonOrderTurned(order))


def discard_order(state: State, deck: int) -> None:
    """AE-HEG-90: the face-up action card is discarded; an empty deck is made of its discards again."""
    hegemon = _hegemon(state)
    hegemon.discards[deck][hegemon.shown[deck]] += 1
    hegemon.shown[deck] = -1
    if not sum(hegemon.orders[deck]):
        piles.reshuffle(hegemon.orders[deck], hegemon.discards[deck])


def _hegemon(state: State) -> Hegemon:
    assert state.hegemon is not None
    return state.hegemon


# --- resources and cards ----------------------------------------------------------------------------------------------


def gain_resources(state: State, who: int, kind: int, count: int, rule: str) -> None:
    """AE-RES-01: resource tokens into a player's stores."""
    state.players[who].stores[kind] += count
    _tell(state, events.ResourcesGained(who, kind, count, rule))


def pay(state: State, who: int, paid: Cost, rule: str) -> None:
    """Resource tokens back to the supply."""
    if not any(paid):
        return
    player = state.players[who]
    player.stores = [have - less for have, less in zip(player.stores, paid, strict=True)]
    _tell(state, events.ResourcesPaid(who, paid, rule))


def lose_resources(state: State, who: int, kind: int, count: int, rule: str) -> None:
    """Tokens taken from a player."""
    state.players[who].stores[kind] -= count
    _tell(state, events.ResourceLost(who, kind, count, rule))


def draw_card(state: State, who: int, card: int, rule: str) -> None:
    """AE-TAC-01: a tactics card into a hand."""
    state.tactics[card] -= 1
    player = state.players[who]
    player.hand = sorted([*player.hand, card])
    _tell(state, events.CardDrawn(who, card, rule))


def reshuffle_tactics(state: State) -> None:
    """AE-TAC-01: the discards become the new deck."""
    piles.reshuffle(state.tactics, state.discards)


def discard_card(state: State, who: int, card: int) -> None:
    """A card from a hand to the discard pile."""
    state.players[who].hand.remove(card)
    put_away_card(state, card)


def put_away_card(state: State, card: int) -> None:
    """AE-TAC-04: a card that has had its effect lies on the discard pile."""
    state.discards[card] += 1


def announce_discards(state: State, who: int, count: int, rule: str) -> None:
    """So many cards have been discarded."""
    _tell(state, events.CardsDiscarded(who, count, rule))


def play_card(state: State, who: int, card: int) -> None:
    """AE-TAC-04: a card is played; it is put away when it has had its effect."""
    state.players[who].hand.remove(card)
    state.log.reveal()
    _tell(state, events.CardPlayed(who, card))


def give_card(state: State, who: int, to: int, card: int, rule: str) -> None:
    """AE-RULING-61: a card goes from one hand to another, unseen by all others."""
    state.players[who].hand.remove(card)
    player = state.players[to]
    player.hand = sorted([*player.hand, card])
    _tell(state, events.CardGiven(who, number_of(state, to), card, rule))


def lay_goods(state: State, at: int, kind: int, count: int) -> None:
    """AE-MAP-12: resource tokens are put on a region."""
    lying = state.goods.get(at) or [0] * len(RESOURCES)
    state.goods[at] = [have + count * (each == kind) for each, have in enumerate(lying)]
    _tell(state, events.GoodsLaid(kind, count, region_id(state, at)))


def pick_up_goods(state: State, who: int, at: int) -> None:
    """AE-LAUNCH-14: all tokens of a region are picked up; AE-HEG-86: the Hegemon's go to the supply."""
    lying = state.goods.pop(at)
    player = state.players[who]
    for kind, count in enumerate(lying):
        if count:
            if not is_hegemon(state, who):
                player.stores[kind] += count
            _tell(state, events.GoodsCollected(who, kind, count, region_id(state, at)))


def score(state: State, who: int, points: int, rule: str) -> None:
    """AE-TURN-07, 08: points are scored at once, and never fall below nothing."""
    player = state.players[who]
    scored = max(points, BOX.numbers.least_points - player.points)
    if scored:
        player.points += scored
        _tell(state, events.PointsScored(who, scored, rule))


# --- ships ------------------------------------------------------------------------------------------------------------


def launch(state: State, who: int, ship: int, at: int) -> None:
    """AE-LAUNCH-02: a ship leaves the pad; its region is the active one until the turn ends."""
    state.players[who].ships[ship] = at
    state.at, state.flown = at, ship
    _tell(state, events.ShipLaunched(who, FLEET[ship], region_id(state, at), piece=_ship(state, who, ship)))


def move_ship(state: State, who: int, ship: int, to: int, rule: str) -> None:
    """A ship goes from one region to another."""
    player = state.players[who]
    start = player.ships[ship]
    player.ships[ship] = to
    piece = _ship(state, who, ship)
    _tell(state, events.ShipMoved(who, FLEET[ship], region_id(state, start), region_id(state, to), rule, piece))


def make_active(state: State, at: int) -> None:
    """AE-RULING-17: another region becomes the active one."""
    state.at = at


def recall(state: State, who: int, ship: int, rule: str) -> None:
    """A ship goes back to the launch pad, undamaged, from the map or from the scrapyard."""
    state.players[who].ships[ship] = PAD
    _tell(state, events.ShipRecalled(who, FLEET[ship], rule, piece=_ship(state, who, ship)))


def build_ship(state: State, who: int, ship: int) -> None:
    """AE-SHIP-10: a ship from the supply to the launch pad; whoever builds it in the own turn cannot launch it yet."""
    state.players[who].ships[ship] = PAD
    if who == state.active:
        state.built.append(ship)
    _tell(state, events.ShipBuilt(who, FLEET[ship]))


def damage_ship(state: State, who: int, ship: int) -> None:
    """AE-DMG-01, 02: a shield takes the damage, or the ship goes to the scrapyard."""
    player = state.players[who]
    at = region_id(state, player.ships[ship])
    if player.marks[ship] < traits(state, who)[FLEET[ship]].shield:
        player.marks[ship] += 1
        _tell(state, events.ShieldHit(who, FLEET[ship], at, piece=_ship(state, who, ship)))
        return
    player.ships[ship] = SCRAPYARD
    _tell(state, events.ShipDamaged(who, FLEET[ship], at, piece=_ship(state, who, ship)))


def repair_ship(state: State, who: int, ship: int) -> None:
    """AE-DMG-04: a ship from the scrapyard to the repair bay."""
    state.players[who].ships[ship] = BAY
    _tell(state, events.ShipRepaired(who, FLEET[ship]))


def come_home(state: State, who: int) -> None:
    """AE-STATION-09, 10, AE-RULING-62: the whole fleet is on the launch pad again, and shields are whole."""
    player = state.players[who]
    away = [ship for ship, place in enumerate(player.ships) if place not in (SUPPLY, PAD)]
    for ship in away:
        player.ships[ship] = PAD
    _tell(state, events.FleetReturned(who, len(away)))
    for ship, mark in enumerate(player.marks):
        if mark:
            player.marks[ship] = 0
            _tell(state, events.ShieldRestored(who, FLEET[ship]))


def gain_upgrade(state: State, who: int, upgrade: int) -> None:
    """AE-SHIP-14: an upgrade tile lies at a station."""
    state.players[who].upgrades.append(upgrade)
    state.change_powers(who)
    _tell(state, events.UpgradeGained(who, upgrade))


# --- leaders, moons, tracks -------------------------------------------------------------------------------------------


def recruit(state: State, who: int, at: int, count: int) -> None:
    """AE-LAUNCH-13: leaders from a region to the station."""
    player = state.players[who]
    player.abroad[at] -= count
    player.leaders += count
    _tell(state, events.LeadersRecruited(who, count, region_id(state, at)))


def recall_leaders(state: State, development: Development) -> None:
    """AE-RULING-08: the leaders of a development come back to the station, where that is played."""
    count, development.leaders = development.leaders, 0
    state.players[development.owner].leaders += count
    _tell(state, events.LeadersRecruited(development.owner, count, region_id(state, development.at)))


def claim_moon(state: State, who: int, at: int, moon: int, rule: str) -> None:
    """AE-MOON-01: a moon leaves its region for a player's station."""
    state.moons[at].remove(moon)
    state.players[who].moons.append(moon)
    _tell(state, events.MoonClaimed(who, moon, region_id(state, at), rule))


def store_moon(state: State, who: int, moon: int, place: int) -> None:
    """AE-MOON-07: a moon from the moon area to the cargo space of a module."""
    player = state.players[who]
    player.moons.remove(moon)
    player.modules[place].moon = moon
    _tell(state, events.MoonStored(who, moon, player.modules[place].number))


def advance_marker(state: State, who: int, track: int) -> bool:
    """AE-TRACK-02: a marker moves one space; False if it was on the last one already."""
    player = state.players[who]
    if player.tracks[track] >= BOX.last_space:
        return False
    player.tracks[track] += 1
    _tell(state, events.TrackAdvanced(who, track, player.tracks[track]))
    return True


def take_discovery(state: State, who: int, stack: int, token: int) -> None:
    """AE-TRACK-03: a discovery token from a stack."""
    state.stacks[stack][token] -= 1
    state.players[who].discoveries.append(token)
    state.change_powers(who)
    _tell(state, events.DiscoveryTaken(who))


def look_at_discovery(state: State, who: int, stack: int, token: int) -> None:
    """AE-TRACK-03: a token is lifted from its stack; it is taken, or put back."""
    state.stacks[stack][token] -= 1
    state.players[who].looked.append(token)


def put_back_discoveries(state: State, who: int, stack: int) -> None:
    """AE-TRACK-03: the tokens that were looked at go back to their stack, face down."""
    player = state.players[who]
    for token in player.looked:
        state.stacks[stack][token] += 1
    player.looked = []


def take_supremacy(state: State, who: int, place: int) -> None:
    """AE-TRACK-07: the token of a marked space, if it is still there."""
    token = state.supremacies[place]
    state.supremacies[place] = -1
    state.players[who].supremacies.append(token)
    state.change_powers(who)
    _tell(state, events.SupremacyTaken(who, token))


def use_up_discovery(state: State, who: int, token: int) -> None:
    """AE-TOK-01: a one-time token is used and goes back to the box."""
    state.players[who].discoveries.remove(token)
    state.change_powers(who)
    _tell(state, events.TokenUsed(who, token))


def announce_ability(state: State, who: int) -> None:
    """AE-FREE-01: a faction's free action is used."""
    _tell(state, events.AbilityUsed(who, state.players[who].faction))


# --- modules and developments -----------------------------------------------------------------------------------------


def take_module(state: State, who: int, module: int, rule: str) -> None:
    """AE-MOD-05: a module from the display to a station."""
    type = BOX.module_types[module]
    state.display[type].remove(module)
    state.players[who].modules.append(Module(module))
    state.change_powers(who)
    _tell(state, events.ModuleGained(who, module, rule))


def damage_module(state: State, who: int, place: int, count: int = 1) -> None:
    """AE-DMG-03: a damage marker on a module."""
    module = state.players[who].modules[place]
    module.damage += count
    state.change_powers(who)
    _tell(state, events.ModuleDamaged(who, module.number))


def repair_module(state: State, who: int, place: int) -> None:
    """AE-DMG-04, 06: a damage marker is taken off a module."""
    module = state.players[who].modules[place]
    module.damage -= 1
    state.change_powers(who)
    _tell(state, events.ModuleRepaired(who, module.number))


def infest(state: State, who: int, place: int) -> None:
    """U-08: a mechaphage on a module."""
    module = state.players[who].modules[place]
    module.phage = True
    state.change_powers(who)
    _tell(state, events.ModuleInfested(who, module.number))


def disinfest(state: State, who: int, place: int) -> None:
    """U-08: the mechaphage is gone."""
    module = state.players[who].modules[place]
    module.phage = False
    state.change_powers(who)
    _tell(state, events.ModuleCleaned(who, module.number))


def build_development(state: State, who: int, at: int, type: int, leaders: int) -> None:
    """AE-DEV-05, AE-RULING-08: a development on a planet, with its leaders."""
    state.players[who].leaders -= leaders
    state.developments.append(Development(at, type, who, leaders))
    state.change_powers(who)
    _tell(state, events.DevelopmentBuilt(who, type, region_id(state, at), leaders))


def collapse(state: State, development: Development) -> None:
    """AE-RULING-37: a development is out of use."""
    development.out_of_use = True
    state.change_powers(development.owner)
    where = region_id(state, development.at)
    _tell(state, events.DevelopmentCollapsed(development.owner, development.type, where))


def restore(state: State, development: Development) -> None:
    """AE-RULING-37: a development works again."""
    development.out_of_use = False
    state.change_powers(development.owner)
    where = region_id(state, development.at)
    _tell(state, events.DevelopmentRestored(development.owner, development.type, where))


# --- returning --------------------------------------------------------------------------------------------------------


def begin_return(state: State) -> None:
    """AE-STATION-01: nothing is docked yet."""
    state.docked = []


def dock(state: State, berth: int) -> None:
    """AE-STATION-06: a ship on a module or a printed function, which is a berth below nothing."""
    state.docked.append(berth)


def announce_module_use(state: State, who: int, module: int) -> None:
    """AE-STATION-06: a module is activated."""
    _tell(state, events.ModuleUsed(who, module))


def announce_station_use(state: State, who: int, function: int) -> None:
    """AE-STATION-12: a printed function is used."""
    _tell(state, events.StationUsed(who, function))


# --- raiders and events -----------------------------------------------------------------------------------------------


def bring_raider(state: State, number: int, at: int, rule: str) -> None:
    """AE-RAID-05: a raider enters."""
    piece = f"raider:{state.next_raider}"
    state.raiders.append(Raider(state.next_raider, number, at))
    state.next_raider += 1
    _tell(state, events.RaiderEntered(number, region_id(state, at), rule, piece))


def move_raider(state: State, raider: Raider, to: int, rule: str) -> None:
    """A raider goes to a region."""
    start = raider.at
    raider.at = to
    piece = f"raider:{raider.id}"
    _tell(state, events.RaiderMoved(raider.number, region_id(state, start), region_id(state, to), rule, piece))


def defeat_raider(state: State, raider: Raider, by: int) -> None:
    """AE-RAID-12: a raider is off the map; one of class S can come again."""
    state.raiders.remove(raider)
    piece = f"raider:{raider.id}"
    _tell(state, events.RaiderDefeated(raider.number, region_id(state, raider.at), by, piece=piece))


def admit_raider(state: State, rank: str) -> None:
    """AE-RAID-04: a raider that waited has been called."""
    del state.waiting[rank]


def step_event_marker(state: State, rule: str) -> None:
    """AE-EVENT-02, 03: the event marker moves one space."""
    state.event_step += 1
    _tell(state, events.EventMarkerMoved(state.event_step, rule))


def reveal_event(state: State, card: int) -> None:
    """AE-EVENT-04: an event card is turned up."""
    state.event_pile[card] -= 1
    state.event = card
    _tell(state, events.EventRevealed(card))


def count_event(state: State) -> None:
    """AE-RULING-12: one more event has come."""
    state.events += 1
    state.event = -1


def announce_spared(state: State, who: int) -> None:
    """AE-SHADOW-03: a card of the Shadows does not reach a player."""
    _tell(state, events.EventSpared(who))


# --- battle -----------------------------------------------------------------------------------------------------------


def begin_battle(state: State, at: int) -> None:
    """AE-BATTLE-01: a battle in the active region."""
    state.battle = Battle(at)
    _tell(state, events.BattleBegan(region_id(state, at)))


def take_sides(state: State, sides: Sequence[int]) -> None:
    """AE-BATTLE-02: who fights, after escalation, in the order of play, raiders last."""
    battle = _battle(state)
    battle.sides = [Side(who) for who in sides]


def open_gate_side(state: State, who: int, at: int) -> None:
    """AE-GATE-06: the dice of the Gate lie like those of a battle with one side, which is none."""
    state.battle = Battle(at, [Side(who)])


def use_power(side: Side, power: str) -> None:
    """A power that can be used once in a battle has been used."""
    side.used.append(power)


def pass_battle(side: Side) -> None:
    """The player passes for the whole battle."""
    side.done = True


def note_card(side: Side, card: int) -> None:
    """A card lies at a side."""
    side.cards.append(card)


def withdraw(state: State, who: int) -> None:
    """AE-RULING-13: a side leaves the battle, its ships go back to the pad undamaged."""
    battle = _battle(state)
    for side in battle.sides:
        if side.player == who:
            side.out = True
    player = state.players[who]
    leaving = [ship for ship, place in enumerate(player.ships) if place == battle.at]
    for ship in leaving:
        player.ships[ship] = PAD
    pieces = tuple(_ship(state, who, ship) for ship in leaving)
    _tell(state, events.SideWithdrew(who, pieces=pieces))


def spare_ships(side: Side) -> None:
    """A losing side's ships are not damaged."""
    side.spared = True


def spend_energy(state: State, side: Side, count: int) -> None:
    """AE-RES-02: energy becomes dice."""
    state.players[side.player].stores[0] -= count
    side.energy += count
    _tell(state, events.EnergySpent(side.player, count))


def add_dice(state: State, side: Side, count: int) -> None:
    """AE-BATTLE-11, 28: more dice by an effect, or fewer; those above six are lost."""
    added = min(count, room_for_dice(state, side, _battle(state).at))
    if added:
        side.extra += added
        _tell(state, events.DiceAdded(side.player, added))


def add_targeting(state: State, side: Side, count: int) -> None:
    """AE-BATTLE-14: better targeting by an effect."""
    side.targeting += count
    _tell(state, events.TargetingRaised(side.player, count))


def roll_dice(state: State, side: Side, faces: Sequence[int], targeting: int) -> None:
    """AE-BATTLE-15: a side's dice lie on the table, the highest first."""
    side.dice = sorted(faces, reverse=True)
    _tell(state, events.BattleRolled(side.player, tuple(side.dice), targeting=targeting))


def change_die(state: State, side: Side, old: int, face: int) -> None:
    """AE-BATTLE-16: a die shows another face."""
    side.dice.remove(old)
    side.dice = sorted([*side.dice, face], reverse=True)
    _tell(state, events.DieChanged(side.player, old, face, faces=tuple(side.dice)))


def remove_die(state: State, side: Side, face: int) -> None:
    """AE-BATTLE-16: a die does not count."""
    side.dice.remove(face)
    _tell(state, events.DieRemoved(side.player, face, faces=tuple(side.dice)))


def add_die(state: State, side: Side, face: int) -> None:
    """AE-BATTLE-16: one more die lies on the table."""
    side.dice = sorted([*side.dice, face], reverse=True)
    _tell(state, events.DieChanged(side.player, 0, face, faces=tuple(side.dice)))


def win_battle(state: State, who: int) -> None:
    """AE-BATTLE-17: a side has won."""
    battle = _battle(state)
    battle.winner = who
    if who != RAIDERS:
        state.players[who].wins += 1
    _tell(state, events.BattleWon(who, region_id(state, battle.at)))


def everyone_loses(state: State) -> None:
    """AE-BATTLE-19: exactly the same dice to the last."""
    _tell(state, events.EveryoneLost(region_id(state, _battle(state).at)))


def break_off(state: State) -> None:
    """AE-BATTLE-10: fewer than two sides are left: the battle ends without outcome."""
    _tell(state, events.BattleEnded(region_id(state, _battle(state).at)))


def clear_battle(state: State) -> None:
    """The battle is over."""
    state.battle = None


def _battle(state: State) -> Battle:
    assert state.battle is not None
    return state.battle


# --- the Gate and the Hegemon -----------------------------------------------------------------------------------------


def roll_gate(state: State, side: Side, faces: Sequence[int]) -> None:
    """AE-GATE-04, 06: the dice of the Gate lie on the table, the highest first; they are none of a battle."""
    side.dice = sorted(faces, reverse=True)
    _tell(state, events.GateRolled(side.player, tuple(side.dice)))


def announce_gate(state: State, who: int, face: int) -> None:
    """AE-GATE-08: the result that was chosen."""
    _tell(state, events.GateAnswered(who, face))


def move_probe(state: State, at: int) -> None:
    """AE-HEG-74: the probe follows a launch."""
    _hegemon(state).probe = at
    _tell(state, events.ProbeMoved(region_id(state, at)))


def pass_eye(state: State) -> None:
    """AE-HEG-28: the Eye goes to the left neighbour."""
    hegemon = _hegemon(state)
    hegemon.eye = (hegemon.eye + 1) % state.seats
    _tell(state, events.EyePassed(hegemon.eye))


def choose_section(state: State, face: int, section: int) -> None:
    """AE-HEG-77: the die selects a section of his launch pad."""
    _hegemon(state).section = section
    _tell(state, events.HegemonRolled(face, section + 1))


def forget_section(state: State) -> None:
    """AE-HEG-90, AE-RULING-45: no action card was used."""
    _hegemon(state).section = -1


def announce_order(state: State, order: int) -> None:
    """AE-HEG-79: the card that says where the ship goes."""
    _tell(state, events.HegemonOrdered(order))


def announce_ship(state: State, ship: int, letter: str) -> None:
    """AE-HEG-79: the next ship of the section that the die chose."""
    _tell(state, events.HegemonShipNamed(FLEET[ship], _hegemon(state).section + 1, letter))


def announce_idle(state: State, step: str, rule: str) -> None:
    """The Hegemon does nothing in a step of his turn, or where something would have him do or lose something."""
    _tell(state, events.HegemonIdle(step, rule))


def announce_decision(state: State, who: int, ways: int) -> None:
    """AE-HEG-31: the holder of the Eye has decided for the Hegemon, if his rules left several ways."""
    if state.hegemon is not None and who == state.seats and ways > 1:
        _tell(state, events.EyeDecided(state.hegemon.eye))


def announce_diversion(state: State, at: int) -> None:
    """AE-HEG-81: no region fits the card, so the ship goes to the probe."""
    _tell(state, events.HegemonDiverted(region_id(state, at)))


def announce_no_building(state: State, reason: str, rule: str) -> None:
    """AE-HEG-63: he builds nothing, and why."""
    _tell(state, events.HegemonBuiltNothing(reason, rule))


def announce_return(state: State, reason: str, rule: str) -> None:
    """AE-HEG-78, 106: he returns to station, and why."""
    _tell(state, events.HegemonReturned(reason, rule))


def announce_symbol(state: State, symbol: str) -> None:
    """AE-HEG-87: the symbol in the corner of his card is carried out."""
    _tell(state, events.HegemonActed(symbol))


def move_command(state: State, rule: str) -> None:
    """AE-HEG-84, 93: the command marker moves one space of the ring, which is closed (AE-RULING-29)."""
    hegemon = _hegemon(state)
    hegemon.marker = (hegemon.marker + 1) % len(BOX.officers[hegemon.officer].spec.ring)
    _tell(state, events.CommandMoved(hegemon.marker + 1, rule))


def turn_upgrade(state: State, tile: int) -> None:
    """AE-HEG-42: the top tile of his stack is turned up."""
    hegemon = _hegemon(state)
    hegemon.upgrades[tile] -= 1
    hegemon.tiles.append(tile)
    state.change_powers(state.seats)
    _tell(state, events.HegemonUpgraded(state.seats, tile))


def turn_negotiation(state: State, card: int) -> None:
    """AE-HEG-102: the top negotiation card; an empty deck is made of its discards again (AE-RULING-26)."""
    hegemon = _hegemon(state)
    hegemon.negotiations[card] -= 1
    hegemon.turned[card] += 1
    _tell(state, events.NegotiationTurned(card))
    if not sum(hegemon.negotiations):
        piles.reshuffle(hegemon.negotiations, hegemon.turned)


def announce_answer(state: State, who: int, agreed: bool) -> None:
    """How a player answered the Hegemon."""
    _tell(state, events.NegotiationAnswered(who, agreed))
