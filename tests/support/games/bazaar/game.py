"""The Night Bazaar: a toy with all that a game against each other can have, and nothing else.

Two to five seats hold secret hands. In each round a lot lies face down; everybody bids a card in secret and at once,
bids and lot are turned up, and the highest bid takes it, unless somebody bribes the auctioneer first. Then the Broker,
who is nobody's seat, plays by his rule, and hands are filled up again. The best collection wins, or the Broker does.
"""

from __future__ import annotations

from functools import partial

import msgspec

from starboard.core.chance import Chance, Seed, draw
from starboard.core.choice import Choice, Legality, Option, Seat, Value, choose_each, choose_first
from starboard.core.event import Cause, Event, Log
from starboard.core.game import Outcome, ScenarioCard, ScoreLine, Step
from starboard.core.journal import StepName
from starboard.core.piles import apart, redeal
from starboard.core.ruling import ALLOWED, Ruling, refuse
from starboard.core.scene import Piece, Scene, Zone
from starboard.core.settings import Setting, Settings
from starboard.core.text import Text, Words, say
from starboard.core.wording import Described, Verbs

GOODS = ("bribe", "silk", "spice", "glass", "jade")
"""By worth: a bribe is worth nothing, jade four."""
COPIES = (7, 9, 9, 9, 9)
NAMES = tuple(Words(f"good-{good}.name", good.capitalize()) for good in GOODS)
TEXTS = tuple(
    Words(f"good-{good}.text", text)
    for good, text in zip(
        GOODS,
        (
            "Slip it to the auctioneer, and the lot is yours.",
            "Worth one. Light, and easy to carry.",
            "Worth two. You can smell it from the gate.",
            "Worth three, if it arrives in one piece.",
            "Worth four. Nobody asks where it comes from.",
        ),
        strict=True,
    )
)
BRIBE = 0
HAND = 3
PER_KIND = 2
PASS: Value = ("pass",)


class Dealt(Event, frozen=True):
    """A card came into a hand."""

    seat: int
    card: int
    rule: str = "BZ-01"


class BidsOpened(Event, frozen=True):
    """What everybody bid, and the lot."""

    lot: int
    bids: tuple[int, ...]
    rule: str = "BZ-03"


class LotTaken(Event, frozen=True):
    """A seat took the lot."""

    seat: int
    lot: int
    bribed: bool
    rule: str = "BZ-04"


class BrokerActed(Event, frozen=True):
    """The Broker drew a card, and kept it or not."""

    card: int
    kept: bool
    rule: str = "BZ-06"


class Unsaved:
    """The part of the state that no save holds."""

    __slots__ = ("log",)

    log: Log


class State(Unsaved, msgspec.Struct):
    """`hands` and `deck` are hidden, and so is `lot` until it is turned up."""

    chance: Chance
    seats: int
    rounds: int
    deck: list[int]
    hands: list[list[int]]
    goods: list[list[int]]
    phase: str = "deal"
    round: int = 1
    first: int = 0
    lot: int = -1
    lot_up: bool = False
    winner: int = -1
    bids: list[int] = []
    broker: list[int] = []
    left: list[int] = []

    def __post_init__(self) -> None:
        self.log = Log()


class View(msgspec.Struct, frozen=True):
    """What a seat may know."""

    seat: int
    round: int
    rounds: int
    first: int
    deck: int
    hand: list[int]
    hands: list[int]
    goods: list[list[int]]
    broker: list[int]
    lot: int
    down: bool
    bids: list[int]
    left: list[int]
    winner: int


# --- rules ------------------------------------------------------------------------------------------------------------


async def take_card(state: State, seat: int) -> None:
    """BZ-01: a card from the pile into a hand; nobody else sees it."""
    card = await draw(f"hand:{seat}", state.deck, rule="BZ-01", private=True)
    state.deck[card] -= 1
    state.hands[seat] = sorted([*state.hands[seat], card])
    state.log.add(Dealt(seat, card))


async def deal(state: State) -> None:
    """BZ-01, BZ-02: fill up the hands, then a lot face down."""
    for turn in range(state.seats):
        seat = (state.first + turn) % state.seats
        while len(state.hands[seat]) < HAND:
            await take_card(state, seat)
    state.lot = await draw("lot", state.deck, rule="BZ-02", unseen=True)
    state.deck[state.lot] -= 1
    state.lot_up, state.winner, state.bids, state.phase = False, -1, [], "bid"


ALL_BIDS: dict[Value, int] = {("bid", card): card for card in range(len(GOODS))}


def can_bid(hand: list[int], card: int) -> Ruling:
    """BZ-03: one bids what one holds."""
    return ALLOWED if card in hand else refuse("BZ-03", "not-in-hand")


async def bid(state: State) -> None:
    """BZ-03, BZ-04: everybody bids a card in secret; the highest takes the lot, in turn order where they are equal."""
    bids = await choose_each(
        [
            Choice(
                seat,
                "bid",
                [("bid", card) for card in sorted(set(hand))],
                "BZ-03",
                {},
                secret=True,
                refused=partial(Legality, ALL_BIDS, partial(can_bid, hand)),
            )
            for seat, hand in enumerate(state.hands)
        ]
    )
    state.bids = cards = [int(each[1]) for each in bids]
    for seat, card in enumerate(cards):
        state.hands[seat].remove(card)
    order = [(state.first + turn) % state.seats for turn in range(state.seats)]
    state.winner = max(order, key=lambda seat: cards[seat])
    state.lot_up, state.phase = True, "bribe"
    state.log.reveal()
    state.log.add(BidsOpened(state.lot, tuple(cards)))


async def bribe(state: State) -> None:
    """BZ-05: whoever is first may bribe the auctioneer; all others are asked, whatever they hold."""
    found = await choose_first(
        [
            Choice(
                seat,
                "bribe",
                [("bribe",), PASS] if BRIBE in hand else [PASS],
                "BZ-05",
                {"lot": NAMES[state.lot]},
                secret=True,
            )
            for seat, hand in enumerate(state.hands)
            if seat != state.winner
        ],
        PASS,
    )
    if found is not None:
        state.winner = found[0]
        state.hands[state.winner].remove(BRIBE)
    state.goods[state.winner].append(state.lot)
    state.log.add(LotTaken(state.winner, state.lot, found is not None))
    state.phase = "broker"


async def broker(state: State) -> None:
    """BZ-06, BZ-07: the Broker turns up a card and keeps it if it is worth more than the lot; then the next round."""
    with state.log.because("broker"):
        card = await draw("broker", state.deck, rule="BZ-06")
        state.deck[card] -= 1
        kept = card > state.lot
        (state.broker if kept else state.left).append(card)
        state.log.add(BrokerActed(card, kept))
    state.lot = -1
    state.first = (state.first + 1) % state.seats
    state.round += 1
    state.phase = "deal" if state.round <= state.rounds else "over"


DEALING = Cause("dealing")
STEPS = {"deal": deal, "bid": bid, "bribe": bribe, "broker": broker}


# --- the contract -----------------------------------------------------------------------------------------------------


def bid_text(state: State, value: Value) -> Described:
    """The card that would be bid."""
    card = int(value[1])
    return say("option-bid", card=NAMES[card]), (f"hand:{GOODS[card]}",)


VERBS: Verbs[State] = Verbs(
    {"bid": lambda state, value: f"bid:{GOODS[int(value[1])]}"},
    {"bid": bid_text, "bribe": lambda state, value: (say("option-bribe"), ("hand:bribe",))},
)


class Bazaar:
    """The toy as the platform knows it."""

    name = "bazaar"
    title = "The Night Bazaar"
    version = "bazaar-1"
    state_type = State
    open_information = False
    settings = (Setting("rounds", "number", default=3, least=1, most=4),)

    def scenarios(self) -> list[ScenarioCard]:
        return [
            ScenarioCard("market", "The market", "1", "Bid in the dark.", (2, 5)),
            ScenarioCard("duel", "A duel", "2", "Two bidders, one lot.", (2, 2)),
        ]

    def setup(self, seats: int, settings: Settings, seed: Seed) -> State:
        return State(
            Chance(seed),
            seats,
            settings.number("rounds"),
            list(COPIES),
            [[] for _ in range(seats)],
            [[] for _ in range(seats)],
        )

    def next_step(self, state: State) -> Step | None:
        state.log.step = DEALING if state.phase == "deal" else None
        return STEPS[state.phase](state) if state.phase in STEPS else None

    def step_name(self, state: State) -> StepName:
        return "turn" if state.phase == "deal" else "action"

    def key(self, state: State, value: Value) -> str:
        return VERBS.key(state, value)

    def option(self, state: State, value: Value) -> Option:
        return VERBS.option(state, value, self.key(state, value))

    def view(self, state: State, seat: Seat) -> View:
        down = state.lot >= 0 and not state.lot_up
        return View(
            seat,
            state.round,
            state.rounds,
            state.first,
            sum(state.deck),
            list(state.hands[seat]) if seat >= 0 else [],
            [len(hand) for hand in state.hands],
            [list(goods) for goods in state.goods],
            list(state.broker),
            -1 if down else state.lot,
            down,
            list(state.bids),
            list(state.left),
            state.winner,
        )

    def resample(self, state: State, seat: Seat, seed: int) -> State:
        """Every card that the seat does not see goes back to the pile and is dealt again."""
        copy = apart(state, seed)
        hands = [hand for owner, hand in enumerate(copy.hands) if owner != seat]
        down = copy.lot >= 0 and not copy.lot_up
        hidden = [*(card for hand in hands for card in hand), *([copy.lot] if down else [])]
        dealt = iter(redeal(copy.deck, hidden, seed))
        for hand in hands:
            hand[:] = sorted(next(dealt) for _ in hand)
        if down:
            copy.lot = next(dealt)
        return copy

    def scene(self, view: msgspec.Struct) -> Scene:
        assert isinstance(view, View)
        seats = [
            Piece(f"seat:{seat}", "seat", owner=seat, facts={"cards": view.hands[seat], "score": sum(goods)})
            for seat, goods in enumerate(view.goods)
        ]
        broker = Piece("broker", "seat", name=say("broker"), facts={"score": sum(view.broker)})
        lot = [_card("lot", view.lot)] if view.lot >= 0 else [Piece("lot", "card", facts={"down": True})] * view.down
        own = sorted(set(view.hand))
        hand = [_card(f"hand:{GOODS[card]}", card, view.hand.count(card), owner=view.seat) for card in own]
        left = [_card(f"left:{place}", card) for place, card in enumerate(view.left)]
        bids = [_card(f"bid:{seat}", card, owner=seat) for seat, card in enumerate(view.bids)]
        goods = [
            _card(f"goods:{seat}:{place}", card, owner=seat)
            for seat, cards in enumerate(view.goods)
            for place, card in enumerate(cards)
        ]
        places = [Piece(f"round:{place}", "round") for place in range(1, view.rounds + 1)]
        marker = Piece("now", "marker", f"round:{min(view.round, view.rounds)}", say("round", round=view.round))
        return Scene(
            [
                Zone("seats", "seats", say("zone-seats"), [*seats, broker]),
                Zone("market", "cards", say("zone-market"), [*lot, *bids]),
                Zone("hand", "hand", say("zone-hand"), hand),
                Zone("goods", "cards", say("zone-goods"), goods),
                Zone("rounds", "track", say("zone-rounds"), [marker], places),
                Zone("pile", "pool", say("zone-pile"), [Piece("deck", "deck", facts={"count": view.deck}), *left]),
            ]
        )

    def narrate(self, event: Event, seat: Seat) -> Text | None:
        match event:
            case Dealt():
                own = say("event-dealt-you", card=NAMES[event.card])
                return own if event.seat == seat else say("event-dealt", seat=event.seat + 1)
            case BidsOpened():
                best = max(event.bids)
                return say("event-bids-opened", lot=NAMES[event.lot], best=NAMES[best])
            case LotTaken():
                word = "event-lot-bribed" if event.bribed else "event-lot-taken"
                return Text(word, {"seat": event.seat + 1, "lot": NAMES[event.lot]})
            case BrokerActed():
                return Text("event-broker-kept" if event.kept else "event-broker-left", {"card": NAMES[event.card]})
        return None

    def phrase(self, text: Text) -> Text:
        return text

    def printed(self) -> object:
        return {"goods": {good: TEXTS[place] for place, good in enumerate(GOODS)}}

    def migrate(self, version: str, raw: dict[str, object]) -> dict[str, object]:
        return raw

    def outcome(self, state: State) -> Outcome:
        """BZ-08: the worth of the goods, and more for every kind; the Broker wins if he has more than anybody."""
        worth = tuple(sum(goods) for goods in state.goods)
        kinds = tuple(PER_KIND * len(set(goods)) for goods in state.goods)
        scores = tuple(a + b for a, b in zip(worth, kinds, strict=True))
        lines = (ScoreLine(say("score-worth"), worth), ScoreLine(say("score-kinds"), kinds))
        best = max(scores)
        if sum(state.broker) > best:
            return Outcome("broker", say("outcome-broker"), state.rounds, (), scores, lines)
        winners = tuple(seat for seat, score in enumerate(scores) if score == best)
        text = say("outcome-won", seat=winners[0] + 1, winners=len(winners), score=best)
        return Outcome("won", text, state.rounds, winners, scores, lines)


def _card(id: str, card: int, count: int = 1, owner: int | None = None) -> Piece:
    facts = {"worth": card} if count == 1 else {"worth": card, "count": count}
    return Piece(id, "card", name=say("card", name=NAMES[card]), facts=dict(facts), text=TEXTS[card], owner=owner)


GAME = Bazaar()
