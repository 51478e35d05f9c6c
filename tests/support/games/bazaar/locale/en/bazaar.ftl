# The messages of the Night Bazaar.

prompt-bid = What do you bid?
prompt-bribe = The lot is { $lot }. Do you bribe the auctioneer?
option-bid = Bid { $card }
option-bribe = Bribe the auctioneer
option-pass = Pass
reason-not-in-hand = You do not hold that card.
reason-not-part-of-this-choice = That is not what is asked now.
event-dealt-you = You draw { $card }.
event-dealt = Seat { $seat } draws a card.
event-bids-opened = The bids are open: the best is { $best }, for { $lot }.
event-lot-taken = Seat { $seat } takes the lot: { $lot }.
event-lot-bribed = Seat { $seat } bribes the auctioneer and takes { $lot }.
event-broker-kept = The Broker turns up { $card } and keeps it.
event-broker-left = The Broker turns up { $card } and leaves it.
outcome-won = { $winners ->
    [one] Seat { $seat } wins with { $score } points.
   *[other] { $winners } seats share the win with { $score } points each.
 }
outcome-broker = The Broker has more than anybody: everybody loses.
score-worth = Worth of the goods
score-kinds = Different kinds
setting-rounds = Rounds
zone-seats = Bidders
zone-market = The lot
zone-hand = Your hand
zone-goods = Goods taken
zone-rounds = Rounds
zone-pile = The pile
broker = The Broker
card = { $name }
round = Round { $round }
fact-cards = cards
fact-worth = worth
fact-score = points

because-broker = The Broker
because-dealing = Dealing
