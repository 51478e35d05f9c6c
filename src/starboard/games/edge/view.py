"""What a seat may know, built up from nothing; and a state that could be the real one for all a seat knows."""

from __future__ import annotations

import msgspec

from starboard.core.choice import SPECTATOR, Seat
from starboard.core.piles import apart, redeal
from starboard.games.edge.moments import Query
from starboard.games.edge.printed import BOX, FLEET
from starboard.games.edge.queries import SECTIONS as SECTIONS
from starboard.games.edge.queries import (
    asked,
    dice_of,
    fitting_regions,
    hand_limit,
    in_order,
    is_hegemon,
    manoeuvre_of,
    must_return,
    raiders_at,
    ship_dice,
    ships_at,
    sides_at,
    targeting_of,
    traits,
)
from starboard.games.edge.state import BAY as BAY
from starboard.games.edge.state import HEGEMON as HEGEMON
from starboard.games.edge.state import PAD as PAD
from starboard.games.edge.state import RAIDERS as RAIDERS
from starboard.games.edge.state import SCRAPYARD as SCRAPYARD
from starboard.games.edge.state import SUPPLY as SUPPLY
from starboard.games.edge.state import Battle as Battle
from starboard.games.edge.state import Development, Flags, Phase, Player, Raider, Side, State
from starboard.games.edge.state import Module as Module


class PlayerView(msgspec.Struct, frozen=True):
    """A player as everybody sees them."""

    faction: int
    stores: list[int]
    cards: int
    hand_limit: int
    ships: list[int]
    marks: list[int]
    leaders: int
    abroad: list[int]
    tracks: list[int]
    points: int
    modules: list[Module]
    moons: list[int]
    upgrades: list[int]
    discoveries: list[int]
    supremacies: list[int]
    tokens: int
    destinies: int
    spent: list[str]
    wins: int
    last_turn: bool


class HegemonView(msgspec.Struct, frozen=True):
    """The Hegemon's station as everybody sees it."""

    officer: int
    marker: int
    probe: int
    eye: int
    shown: list[int]
    orders: list[int]
    negotiations: int
    upgrades: int
    tiles: list[int]
    section: int
    goes: list[list[int]]
    """By action deck, the regions that its card means now; none where none fits, and he goes to the probe."""
    returns: bool
    """His next turn is his last, and he returns to station."""


class SideView(msgspec.Struct, frozen=True):
    """Where the dice of a side come from, and what losing would bring it: the guns by type of ship, the dice of
    raiders, those that something lasting adds; all of them, the targeting, the cards or the energy of a manoeuvre."""

    guns: list[int]
    raiders: int
    lasting: int
    dice: int
    targeting: int
    ships: int
    manoeuvre: tuple[int, int]


class View(msgspec.Struct, frozen=True):
    """What a seat may know. `hand`, `destinies`, `dealt` and `looked` are the seat's own."""

    seat: int
    seats: int
    flags: Flags
    phase: Phase
    turn: int
    first: int
    active: int
    at: int
    flown: int
    players: list[PlayerView]
    hegemon: HegemonView | None
    hand: list[int]
    destinies: list[int]
    dealt: list[int]
    looked: list[int]
    tiles: list[int]
    planets: int
    moons: list[list[int]]
    buried: list[int]
    goods: dict[int, list[int]]
    developments: list[Development]
    raiders: list[Raider]
    class_s: int
    waiting: list[str]
    deck: int
    discards: list[int]
    decks: list[int]
    display: list[list[int]]
    stacks: list[int]
    supremacies: list[int]
    offers: list[int]
    event_step: int
    events: int
    event_cards: int
    event: int
    battle: Battle | None
    strengths: list[SideView]
    docked: list[int]
    ending: bool
    sheet: list[dict[str, int]]


def view(state: State, seat: Seat, public: View, sheet: list[dict[str, int]]) -> View:
    """All that a seat may know: what everybody may, and its own. `sheet` is the count as far as the seat knows it."""
    own = state.players[seat] if 0 <= seat < len(state.players) else None
    return msgspec.structs.replace(
        public,
        seat=seat,
        hand=list(own.hand) if own else [],
        destinies=list(own.destinies) if own else [],
        dealt=list(own.dealt) if own else [],
        looked=list(own.looked) if own else [],
        sheet=sheet,
    )


def public_view(state: State) -> View:
    """What everybody may know."""
    hegemon = state.hegemon
    battle = _battle(state)
    return View(
        seat=SPECTATOR,
        seats=state.seats,
        flags=state.flags,
        phase=state.phase,
        turn=state.turn,
        first=state.first,
        active=state.active,
        at=state.at,
        flown=state.flown,
        players=[_player(state, who) for who in range(len(state.players))],
        hegemon=None
        if hegemon is None
        else HegemonView(
            hegemon.officer,
            hegemon.marker,
            hegemon.probe,
            hegemon.eye,
            list(hegemon.shown),
            [sum(pile) for pile in hegemon.orders],
            sum(hegemon.negotiations),
            sum(hegemon.upgrades),
            list(hegemon.tiles),
            hegemon.section,
            [fitting_regions(state, BOX.orders[card].spec.region) if card >= 0 else [] for card in hegemon.shown],
            must_return(state),
        ),
        hand=[],
        destinies=[],
        dealt=[],
        looked=[],
        tiles=list(state.tiles),
        planets=sum(state.planets),
        moons=[list(there) for there in state.moons],
        buried=list(state.buried),
        goods={at: list(lying) for at, lying in sorted(state.goods.items())},
        developments=[msgspec.structs.replace(each) for each in state.developments],
        raiders=[msgspec.structs.replace(each) for each in state.raiders],
        class_s=state.class_s,
        waiting=sorted(state.waiting),
        deck=sum(state.tactics),
        discards=list(state.discards),
        decks=[sum(deck) for deck in state.decks],
        display=[list(column) for column in state.display],
        stacks=[sum(stack) for stack in state.stacks],
        supremacies=list(state.supremacies),
        offers=list(state.offers),
        event_step=state.event_step,
        events=state.events,
        event_cards=sum(state.event_pile),
        event=state.event,
        battle=battle,
        strengths=[_strength(state, side, battle.at) for side in battle.sides] if battle is not None else [],
        docked=list(state.docked),
        ending=state.ending,
        sheet=[],
    )


def _battle(state: State) -> Battle | None:
    """AE-BATTLE-02, 04: the battle under way; before it is settled who joins, with those that are there already."""
    if state.battle is None:
        return None
    battle = msgspec.convert(msgspec.to_builtins(state.battle), Battle)
    if state.phase is Phase.ESCALATE and not battle.sides:
        there = sides_at(state, battle.at)
        battle.sides = [Side(who) for who in (*in_order(state), RAIDERS) if who in there]
    return battle


def _strength(state: State, side: Side, at: int) -> SideView:
    """AE-BATTLE-11 to 14: a side's dice as everybody can count them; one that has withdrawn or lost has none."""
    who = side.player
    there = raiders_at(state, at) if who == RAIDERS else ships_at(state.players[who], at)
    if side.out or not there:
        return SideView([0] * len(BOX.ships), 0, 0, 0, 0, 0, (0, 0))
    dice, targeting = dice_of(state, side, at), targeting_of(state, side, at)
    if who == RAIDERS:
        return SideView([0] * len(BOX.ships), ship_dice(state, who, at), 0, dice, targeting, 0, (0, 0))
    own = traits(state, who)
    ships = ships_at(state.players[who], at)
    guns = [sum(own[kind].guns for ship in ships if FLEET[ship] == kind) for kind in range(len(BOX.ships))]
    lasting = asked(state, who, Query.DICE, 0, at)
    manoeuvre = (0, 0) if is_hegemon(state, who) else manoeuvre_of(state, who)
    return SideView(guns, 0, lasting, dice, targeting, len(ships), manoeuvre)


def _player(state: State, who: int) -> PlayerView:
    player = state.players[who]
    automatic = state.hegemon is not None and who == state.seats
    return PlayerView(
        player.faction,
        list(player.stores),
        len(player.hand),
        hand_limit(state, who),
        list(player.ships),
        list(player.marks),
        player.leaders,
        list(player.abroad),
        list(player.tracks),
        player.points,
        [msgspec.structs.replace(module) for module in player.modules],
        list(player.moons),
        list(player.upgrades),
        [] if automatic else list(player.discoveries),
        list(player.supremacies),
        len(player.discoveries),
        len(player.destinies),
        list(player.spent),
        player.wins,
        player.last_turn,
    )


def resample(state: State, seat: Seat, seed: int) -> State:
    """AE-TAC-05, AE-RULING-41: hands, destinies, face-down tokens and cards that the seat does not see, dealt again."""
    copy = apart(state, seed)
    others = [player for who, player in enumerate(copy.players) if who != seat]
    hidden = [card for player in others for card in player.hand]
    dealt = iter(redeal(copy.tactics, hidden, seed))
    for player in others:
        player.hand = sorted(next(dealt) for _ in player.hand)
    pile = copy.factions if copy.phase <= Phase.FACTIONS else copy.destinies
    offered = [card for player in others for card in player.dealt]
    again = iter(redeal(pile, offered, seed + 1))
    for player in others:
        player.dealt = [next(again) for _ in player.dealt]
    kept = [card for player in others for card in player.destinies]
    again = iter(redeal(copy.destinies, kept, seed + 2))
    for player in others:
        player.destinies = [next(again) for _ in player.destinies]
    _redeal_tokens(copy, others, seed + 3)
    _redeal_raiders(copy, seed + 4)
    return copy


def _redeal_tokens(copy: State, others: list[Player], seed: int) -> None:
    """Stacks of discovery tokens, those that others are looking at, and those the Hegemon took unseen."""
    unseen = copy.players[copy.seats].discoveries if copy.hegemon is not None else []
    sizes = [sum(stack) for stack in copy.stacks]
    hidden = [token for stack in copy.stacks for token, count in enumerate(stack) for _ in range(count)]
    looked = [token for player in others for token in player.looked]
    dealt = iter(redeal(copy.discoveries, [*hidden, *unseen, *looked], seed))
    for stack, size in zip(copy.stacks, sizes, strict=True):
        stack[:] = [0] * len(stack)
        for _ in range(size):
            stack[next(dealt)] += 1
    unseen[:] = [next(dealt) for _ in unseen]
    for player in others:
        player.looked = [next(dealt) for _ in player.looked]


def _redeal_raiders(copy: State, seed: int) -> None:
    """The cards of classes that wait face down, unless they were agreed on."""
    for turn, rank in enumerate(sorted(copy.waiting)):
        if any(BOX.raiders[BOX.raiders.number(id)].spec.rank == rank for id in copy.flags.raiders):
            continue
        pile = [int(each.spec.rank == rank and not each.spec.escalation) for each in BOX.raiders]
        pile[copy.waiting[rank]] = 0
        (copy.waiting[rank],) = redeal(pile, [copy.waiting[rank]], seed + turn)
