"""What a player gets: resources, cards, points, progress, upgrades, tokens, repairs; the Hegemon his own (AE-HEG-32).

Everything here is done for any player, people and the Hegemon alike: whoever calls need not know which it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from starboard.core.chance import draw
from starboard.core.choice import Value, choose
from starboard.games.edge import effects
from starboard.games.edge.events import HIS_RULES
from starboard.games.edge.moments import Agent, Moment
from starboard.games.edge.printed import BOX, RESOURCES, SHIPS, TRACKS, Thing
from starboard.games.edge.queries import (
    Cost,
    about_modules,
    damaged_ships,
    decider,
    is_hegemon,
    is_working,
    place_of,
    reactions,
    ways_to_pay,
    whose,
)
from starboard.games.edge.rules.acting import acting, because
from starboard.games.edge.state import State

DECLINE: Value = ("decline",)


async def perform(state: State, who: int, deeds: Iterable[Any], at: int = -1) -> None:
    """Carry out what something printed says, one deed after the other."""
    for deed in deeds:
        await deed(state, who, at)


async def carry_out(state: State, who: int, thing: Thing, part: str, at: int = -1) -> None:
    """What a part of something printed says is done because of it."""
    with state.log.by(acting(state, thing, who)):
        await perform(state, who, thing.deeds[part], at)


async def react(state: State, who: int, moment: Moment, at: int = -1) -> None:
    """What a player's things do at a moment."""
    for thing, reaction in reactions(state, who, moment):
        with state.log.by(acting(state, thing, who)):
            await reaction(state, who, at)


async def choose_for(state: State, who: int, prompt: str, values: list[Value], rule: str, /, **args: Any) -> Value:
    """A player chooses; AE-HEG-31: the holder of the Eye does for the Hegemon, by his rules, and that is told."""
    if not is_hegemon(state, who):
        return await choose(who, prompt, values, rule=rule, whose=whose(state, who), **args)
    his = HIS_RULES.get(rule, rule)
    picked = await choose(decider(state, who), prompt, values, rule=his, whose=whose(state, who), **args)
    effects.announce_decision(state, who, len(values))
    return picked


# --- resources and cards ----------------------------------------------------------------------------------------------


async def gain(state: State, who: int, kind: int, count: int, rule: str) -> None:
    """AE-RES-01; AE-HEG-34: the Hegemon draws a card for each resource."""
    if count <= 0:
        return
    if is_hegemon(state, who):
        await draw_cards(state, who, count)
    else:
        effects.gain_resources(state, who, kind, count, rule)


async def gain_chosen(state: State, who: int, kinds: Sequence[int], rule: str, *, cards: bool = True) -> None:
    """One resource of the player's choice; a tactics card counts as one (AE-RES-01)."""
    if is_hegemon(state, who):
        await draw_cards(state, who, 1)
        return
    values: list[Value] = [("gain", RESOURCES[kind]) for kind in kinds]
    if cards:
        values.append(("gain", "card"))
    picked = await choose(who, "gain-which", values, rule=rule)
    if picked[1] == "card":
        await draw_cards(state, who, 1)
    else:
        effects.gain_resources(state, who, RESOURCES.index(str(picked[1])), 1, rule)


async def draw_cards(state: State, who: int, count: int, rule: str = "AE-TAC-01") -> None:
    """AE-TAC-01: cards from the top of the deck; nobody else sees them, and of the Hegemon's nobody at all."""
    for _ in range(count):
        if not any(state.tactics):
            if not any(state.discards):
                return
            effects.reshuffle_tactics(state)
        hidden = is_hegemon(state, who)
        card = await draw("tactics", state.tactics, rule="AE-TAC-01", unseen=hidden, private=not hidden)
        effects.draw_card(state, who, card, rule)


async def pay_cost(state: State, who: int, cost: Cost, rule: str, discount: int = 0) -> None:
    """AE-FREE-05: pay, with credits in place of other things where the player likes; AE-HEG-36: he pays nothing."""
    if is_hegemon(state, who):
        return
    ways = ways_to_pay(state.players[who], cost, discount)
    values: list[Value] = [("pay", *way) for way in ways]
    picked = await choose(who, "pay-how", values, rule="AE-FREE-05")
    effects.pay(state, who, tuple(int(part) for part in picked[1:]), rule)


async def lose_resource(state: State, who: int, rule: str, *, to: int = -1) -> bool:
    """One resource of the player's choice is discarded, or given to somebody; False if there is none.

    AE-HEG-37: the Hegemon's is a card drawn at random.
    """
    player = state.players[who]
    if is_hegemon(state, who):
        if not player.hand:
            effects.announce_idle(state, "hand", "AE-RULING-33")
            return False
        held = [player.hand.count(card) for card in range(len(BOX.tactics))]
        card = await draw("hegemon-card", held, rule="AE-HEG-37", private=to >= 0)
        if to >= 0:
            effects.give_card(state, who, to, card, "AE-HEG-37")
        else:
            effects.discard_card(state, who, card)
            effects.announce_discards(state, who, 1, "AE-HEG-37")
        return True
    values: list[Value] = [("lose", RESOURCES[kind]) for kind, count in enumerate(player.stores) if count]
    values += [("lose-card", card) for card in sorted(set(player.hand))]
    if not values:
        return False
    picked = await choose(who, "lose-which", values, rule=rule, secret=bool(player.hand))
    if picked[0] == "lose":
        kind = RESOURCES.index(str(picked[1]))
        effects.lose_resources(state, who, kind, 1, rule)
        if to >= 0:
            await gain(state, to, kind, 1, rule)
        return True
    if to >= 0:
        effects.give_card(state, who, to, int(picked[1]), rule)
    else:
        effects.discard_card(state, who, int(picked[1]))
        effects.announce_discards(state, who, 1, rule)
    return True


# --- progress ---------------------------------------------------------------------------------------------------------


async def advance(state: State, who: int, track: int, count: int = 1) -> None:
    """AE-TRACK-02: space by space, each with what it does; beyond the last one a point each (AE-TRACK-12)."""
    for _ in range(count):
        if not effects.advance_marker(state, who, track):
            effects.score(state, who, BOX.numbers.past_the_end, "AE-TRACK-12")
            continue
        space = BOX.arrivals[track].get(state.players[who].tracks[track])
        if space is None:
            continue
        with state.log.by(because(state, Agent.TRACK, f"{TRACKS[track]}:{state.players[who].tracks[track]}", who)):
            if space.marks == "hand" and is_hegemon(state, who):
                await draw_cards(state, who, BOX.numbers.hegemon_hand_cards, "AE-HEG-60")
            await perform(state, who, space.deeds)


async def advance_chosen(state: State, who: int, tracks: Sequence[int], rule: str) -> None:
    """One space on a track of the player's choice."""
    values: list[Value] = [("advance", TRACKS[track]) for track in tracks]
    picked = await choose_for(state, who, "advance-which", values, rule)
    await advance(state, who, TRACKS.index(str(picked[1])))


async def gain_upgrade(state: State, who: int) -> None:
    """AE-RULING-49: one's own faction's tile, or the top one of a type of which no neutral tile is owned; AE-HEG-42."""
    if is_hegemon(state, who):
        await _turn_hegemon_upgrade(state)
        return
    offered = upgrades_for(state, who)
    if not offered:
        effects.score(state, who, BOX.numbers.no_upgrade_left, "AE-RULING-49")
        return
    values: list[Value] = [("upgrade", BOX.upgrades[upgrade].id) for upgrade in offered]
    picked = await choose(who, "upgrade-which", values, rule="AE-SHIP-15")
    upgrade = BOX.upgrades.number(str(picked[1]))
    if not BOX.upgrades[upgrade].spec.faction:
        await offer_upgrade(state, SHIPS.index(BOX.upgrades[upgrade].spec.ship))
    effects.gain_upgrade(state, who, upgrade)


def upgrades_for(state: State, who: int) -> list[int]:
    """The upgrade tiles that a player may take (AE-SHIP-16, AE-RULING-49)."""
    player = state.players[who]
    own = BOX.factions[player.faction].spec.upgrade
    found = [BOX.upgrades.number(own)] if own and BOX.upgrades.number(own) not in player.upgrades else []
    neutral = {BOX.upgrades[tile].spec.ship for tile in player.upgrades if not BOX.upgrades[tile].spec.faction}
    return found + [tile for kind, tile in enumerate(state.offers) if tile >= 0 and SHIPS[kind] not in neutral]


async def offer_upgrade(state: State, kind: int) -> None:
    """AE-RULING-49: turn up the next neutral tile of a type of ship."""
    pile = state.upgrades[kind]
    tile = await draw(f"upgrade-{SHIPS[kind]}", pile, rule="AE-RULING-49") if any(pile) else -1
    effects.offer_upgrade(state, kind, tile)


async def _turn_hegemon_upgrade(state: State) -> None:
    """AE-HEG-42, AE-RULING-56: the top tile of his stack, or a point where none is left."""
    assert state.hegemon is not None
    who = state.seats
    if not any(state.hegemon.upgrades):
        effects.score(state, who, BOX.numbers.no_upgrade_left, "AE-RULING-56")
        return
    tile = await draw("hegemon-upgrade", state.hegemon.upgrades, rule="AE-HEG-42")
    effects.turn_upgrade(state, tile)
    await carry_out(state, who, BOX.hegemon_upgrades[tile], "gain")


async def gain_discovery(state: State, who: int, stack: int) -> None:
    """AE-TRACK-03: look at two tokens of a stack and keep one; AE-HEG-56: the Hegemon keeps both."""
    looked = state.players[who].looked
    hidden = is_hegemon(state, who)
    count = BOX.numbers.hegemon_discoveries if hidden else BOX.numbers.discoveries_seen
    for _ in range(count):
        if not any(state.stacks[stack]):
            break
        token = await draw(
            f"discovery-{stack}", state.stacks[stack], rule="AE-TRACK-03", unseen=hidden, private=not hidden
        )
        effects.look_at_discovery(state, who, stack, token)
    kept = list(looked)
    if looked and not hidden:
        values: list[Value] = [("discovery", BOX.discoveries[token].id) for token in dict.fromkeys(looked)]
        picked = await choose(who, "discovery-which", values, rule="AE-TRACK-03", secret=True)
        kept = [BOX.discoveries.number(str(picked[1]))]
    effects.put_back_discoveries(state, who, stack)
    for token in kept:
        effects.take_discovery(state, who, stack, token)


async def gain_top_discovery(state: State, who: int, stack: int, count: int) -> None:
    """AE-DEV-10, AE-HEG-65: tokens from a stack at random."""
    for _ in range(count):
        if any(state.stacks[stack]):
            hidden = is_hegemon(state, who)
            token = await draw(
                f"discovery-{stack}", state.stacks[stack], rule="AE-DEV-10", unseen=hidden, private=not hidden
            )
            effects.take_discovery(state, who, stack, token)


def gain_supremacy(state: State, who: int, place: int) -> None:
    """AE-TRACK-07: the first to arrive takes the token."""
    if state.supremacies[place] >= 0:
        effects.take_supremacy(state, who, place)


# --- damage and repair ------------------------------------------------------------------------------------------------


async def damage_module(state: State, who: int, rule: str) -> None:
    """AE-DMG-03, AE-HEG-45, AE-RULING-62: an undamaged module of the player's choice; nothing if there is none."""
    player = state.players[who]
    values = about_modules(player, "damage", working_modules(state, who))
    if not values:
        if is_hegemon(state, who):
            effects.announce_idle(state, "damage", "AE-RULING-62")
        return
    picked = await choose_for(state, who, "damage-which", values, rule)
    effects.damage_module(state, who, place_of(player, str(picked[1])))


async def repair(state: State, who: int) -> None:
    """AE-DMG-04, 05: a module or a ship, or a point with nothing to repair; AE-HEG-46: his modules come first."""
    player = state.players[who]
    modules = about_modules(player, "mend", [at for at, module in enumerate(player.modules) if module.damage])
    ships = about_wrecks(state, who)
    values = (modules or ships) if is_hegemon(state, who) else modules + ships
    if not values:
        effects.score(state, who, BOX.numbers.repair_nothing, "AE-DMG-05")
        return
    picked = await choose_for(state, who, "repair-which", values, "AE-DMG-04")
    if picked[0] == "mend":
        effects.repair_module(state, who, place_of(player, str(picked[1])))
    else:
        kind = SHIPS.index(str(picked[1]))
        effects.repair_ship(state, who, next(ship for ship in damaged_ships(player) if _kind(ship) == kind))
    await react(state, who, Moment.REPAIRED)


def about_wrecks(state: State, who: int) -> list[Value]:
    """An answer for each type of ship that a player has in the scrapyard."""
    verb = "salvage-his" if is_hegemon(state, who) else "salvage"
    return [(verb, SHIPS[kind]) for kind in dict.fromkeys(_kind(ship) for ship in damaged_ships(state.players[who]))]


def _kind(ship: int) -> int:
    return BOX.fleet[ship]


def working_modules(state: State, who: int) -> list[int]:
    """The places of modules that are not damaged; a mechaphage counts as damage (U-08)."""
    return [place for place, module in enumerate(state.players[who].modules) if is_working(module)]
