"""What members hold: section cards, charges, equipment."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.games.vanguard import events
from starboard.games.vanguard.printed import BOX
from starboard.games.vanguard.queries import member_of, sector_id
from starboard.games.vanguard.state import State

# --- section cards ----------------------------------------------------------------------------------------------------


def shuffle_deck(state: State, who: int, without: Sequence[int] = ()) -> None:
    """IV-CARD-06: the discards become a new deck, `without` those that are being played."""
    member = member_of(state, who)
    for card in member.discards:
        if card not in without:
            member.deck[card] += 1
    member.discards = [card for card in member.discards if card in without]
    if state.log.heard:
        state.log.add(events.DeckShuffled(who))


def draw_card(state: State, who: int, card: int, rule: str) -> None:
    """A card comes from the deck into the hand."""
    member = member_of(state, who)
    member.deck[card] -= 1
    member.hand.append(card)
    if state.log.heard:
        state.log.add(events.CardDrawn(who, BOX.cards[card].id, rule))


def play_card(state: State, who: int, card: int, active: int) -> None:
    """IV-CARD-03: a card is played, and goes to the owner's discards."""
    member = member_of(state, who)
    member.hand.remove(card)
    member.discards.append(card)
    if state.log.heard:
        state.log.add(events.CardPlayed(who, BOX.cards[card].id, active))


def discard_card(state: State, who: int, card: int, rule: str) -> None:
    """A card goes to the owner's discards."""
    member = member_of(state, who)
    member.hand.remove(card)
    member.discards.append(card)
    if state.log.heard:
        state.log.add(events.CardDiscarded(who, BOX.cards[card].id, rule))


def recall_card(state: State, who: int, card: int, rule: str) -> None:
    """A card comes back from the discards."""
    member = member_of(state, who)
    member.discards.remove(card)
    member.hand.append(card)
    if state.log.heard:
        state.log.add(events.CardDrawn(who, BOX.cards[card].id, rule))


# --- charges and equipment --------------------------------------------------------------------------------------------


def gain_charges(state: State, who: int, count: int, rule: str) -> None:
    """IV-CREW-04: charges have no maximum."""
    member_of(state, who).charges += count
    if state.log.heard:
        state.log.add(events.ChargeGained(who, count, rule))


def spend_charge(state: State, who: int, rule: str = "IV-CREW-03") -> None:
    """IV-CREW-03: a skill costs one charge."""
    member = member_of(state, who)
    member.charges -= 1
    if state.log.heard:
        state.log.add(events.SkillUsed(who, BOX.crew[member.crew].id, rule=rule))


def use_equipment(state: State, who: int, equipment: int) -> None:
    """IV-EQUIP-08: a piece of equipment is used, as often as it may be."""
    thing = BOX.equipment[equipment]
    member = member_of(state, who)
    if state.log.heard:
        state.log.add(events.EquipmentUsed(who, thing.id))
    match thing.spec.uses:
        case "turn":
            member.used_turn.append(equipment)
        case "exploration":
            member.used.append(equipment)
        case "discard":
            if equipment in member.equipment:
                member.equipment.remove(equipment)
            for sector in state.sectors:
                if equipment in sector.tokens:
                    sector.tokens.remove(equipment)
            state.ship.armory.append(equipment)
            state.change_powers()
            if state.log.heard:
                state.log.add(events.EquipmentLost(who, thing.id, "IV-EQUIP-12"))


def ready_equipment(state: State, equipment: int) -> None:
    """A used piece of equipment can be used again, by whomever it was used."""
    for member in state.members:
        if member is not None:
            member.used = [each for each in member.used if each != equipment]
            member.used_turn = [each for each in member.used_turn if each != equipment]


def give_equipment(state: State, who: int, to: int, equipment: int) -> None:
    """IV-EQUIP-07: a piece of equipment changes hands."""
    giver, taker = member_of(state, who), member_of(state, to)
    giver.equipment.remove(equipment)
    taker.equipment.append(equipment)
    if equipment in giver.used:
        giver.used.remove(equipment)
        taker.used.append(equipment)
    if equipment in giver.used_turn:
        giver.used_turn.remove(equipment)
        taker.used_turn.append(equipment)
    state.change_powers()
    if state.log.heard:
        state.log.add(events.EquipmentGiven(who, to, BOX.equipment[equipment].id))


def gain_equipment(state: State, who: int, equipment: int, rule: str) -> None:
    """A member gets a piece of equipment."""
    member_of(state, who).equipment.append(equipment)
    state.change_powers()
    if state.log.heard:
        state.log.add(events.EquipmentGained(who, BOX.equipment[equipment].id, rule))


def lose_equipment(state: State, who: int, equipment: int, rule: str) -> None:
    """A piece of equipment is taken away from a member."""
    member_of(state, who).equipment.remove(equipment)
    state.change_powers()
    if state.log.heard:
        state.log.add(events.EquipmentLost(who, BOX.equipment[equipment].id, rule))


def put_token(state: State, who: int, equipment: int, at: int) -> None:
    """IV-EQUIP-10: field equipment is set up in a sector."""
    state.sectors[at].tokens.append(equipment)
    state.change_powers()
    if state.log.heard:
        state.log.add(events.TokenPlaced(who, BOX.equipment[equipment].id, sector_id(state, at)))


def lift_token(state: State, equipment: int, at: int, rule: str) -> None:
    """A token of field equipment leaves the board."""
    state.sectors[at].tokens.remove(equipment)
    state.change_powers()
    if state.log.heard:
        state.log.add(events.TokenRemoved(BOX.equipment[equipment].id, sector_id(state, at), rule))
