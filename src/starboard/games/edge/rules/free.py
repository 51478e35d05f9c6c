"""Free actions: cards, a faction's ability, moons, tokens, mechaphages (AE-FREE).

They are answers beside those of the open question, never questions of their own.
"""

from __future__ import annotations

from starboard.core.choice import Value
from starboard.games.edge import effects
from starboard.games.edge.moments import Agent, Window
from starboard.games.edge.printed import BOX, ENERGY
from starboard.games.edge.queries import about_modules, can_pay, place_of
from starboard.games.edge.rules.acting import acting, because
from starboard.games.edge.rules.gaining import pay_cost, perform
from starboard.games.edge.rules.modules import storable
from starboard.games.edge.rules.windows import can_play, is_possible
from starboard.games.edge.state import State

ABILITY = "ability"


def free_actions(state: State, who: int) -> list[Value]:
    """AE-FREE-01 to 06: what a player may do at any moment of the own turn."""
    return open_actions(state, who) + free_cards(state, who)


def free_cards(state: State, who: int) -> list[Value]:
    """AE-FREE-02: the cards of a hand that may be played now."""
    window = Window.FREE
    return [("card", card) for card in state.players[who].hand if can_play(state, who, card, window)]


def open_actions(state: State, who: int) -> list[Value]:
    """Those free actions that everybody can see are open to a player."""
    player = state.players[who]
    values = storable(player)
    faction = BOX.factions[player.faction]
    if (
        faction.spec.action
        and ABILITY not in player.spent
        and can_pay(player, faction.pays)
        and is_possible(state, who, faction, "action")
    ):
        values.append(("ability", faction.id))
    for token in dict.fromkeys(player.discoveries):
        thing = BOX.discoveries[token]
        if thing.spec.action and is_possible(state, who, thing, "action"):
            values.append(("token", thing.id))
    if player.stores[ENERGY]:
        values += about_modules(player, "clean", [at for at, module in enumerate(player.modules) if module.phage])
    return values


def might_act(state: State, who: int) -> bool:
    """AE-TURN-05: whether a player is asked for free actions; it depends on nothing that others cannot see."""
    return who < state.seats and bool(state.players[who].hand or open_actions(state, who))


async def take_free_action(state: State, who: int, picked: Value) -> None:
    """Carry out a free action."""
    player = state.players[who]
    match picked[0]:
        case "card":
            card = int(picked[1])
            with state.log.by(acting(state, BOX.tactics[card], who)):
                effects.play_card(state, who, card)
                await perform(state, who, BOX.tactics[card].deeds["action"], state.at)
                effects.put_away_card(state, card)
        case "ability":
            faction = BOX.factions[player.faction]
            effects.mark_used(player, ABILITY)
            with state.log.by(acting(state, faction, who)):
                effects.announce_ability(state, who)
                await pay_cost(state, who, faction.pays, "AE-FREE-01")
                await perform(state, who, faction.deeds["action"], state.at)
        case "token":
            token = BOX.discoveries.number(str(picked[1]))
            with state.log.by(acting(state, BOX.discoveries[token], who)):
                effects.use_up_discovery(state, who, token)
                await perform(state, who, BOX.discoveries[token].deeds["action"], state.at)
        case "store":
            with state.log.by(because(state, Agent.FREE, "store", who)):
                effects.store_moon(state, who, BOX.moons.number(str(picked[1])), place_of(player, str(picked[2])))
        case "clean":
            with state.log.by(because(state, Agent.FREE, "clean", who)):
                effects.pay(state, who, (1, 0, 0, 0, 0), "AE-RAID-15")
                effects.disinfest(state, who, place_of(player, str(picked[1])))
