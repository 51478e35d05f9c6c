"""Events as text: how players, regions, modules, cards and dice are named in the messages of the log."""

from __future__ import annotations

from collections.abc import Callable

from starboard.core.choice import Seat
from starboard.core.event import Event
from starboard.core.narration import Narration
from starboard.core.text import Arg, Text, say, who_sits
from starboard.games.edge import events
from starboard.games.edge.options import amount, amounts
from starboard.games.edge.printed import BOX, Shelf
from starboard.games.edge.state import HEGEMON, RAIDERS

SECRET = (events.CardDrawn, events.CardGiven, events.DestinyKept)
"""What is told in full only to whom it concerns."""
PLURAL = (events.BattleRolled, events.BattleWon)
"""What has a message of its own when raiders do it: every other side is one, they are many."""
SIGNED = {events.DiceAdded: "count", events.TargetingRaised: "count", events.PointsScored: "points"}
"""What has a message of its own where it takes away: how much is told without a sign."""
AMOUNTS = (events.ResourcesGained, events.ResourceLost, events.GoodsCollected, events.GoodsLaid)
"""What is told with so much of a kind, in one word: 2 credits."""


def _named(shelf: str) -> Callable[[int], Arg]:
    def name(number: int) -> Arg:
        things: Shelf = getattr(BOX, shelf)
        found: Arg = things[number].name
        return found

    return name


def region_name(id: str) -> Arg:
    if id.startswith("nebula-"):
        return say("region-nebula", number=int(id.removeprefix("nebula-")))
    if id == "gate":
        return say("region-gate")
    for shelf in (BOX.planets, BOX.bases, BOX.specials):
        if id in shelf.ids:
            found: Arg = shelf[shelf.number(id)].name
            return found
    return id


def _dice(faces: tuple[int, ...]) -> str:
    return " ".join(str(face) for face in faces)


def side_name(who: int) -> Text:
    """A seat, the Hegemon or the raiders."""
    if who == RAIDERS:
        return say("side-raiders")
    return say("side-hegemon") if who == HEGEMON else who_sits(who)


_NARRATION = Narration(
    {
        "at": region_name,
        "to": region_name,
        "start": region_name,
        "region": region_name,
        "ship": lambda id: BOX.ships[BOX.ships.number(id)].name,
    },
    {
        "who": side_name,
        "moon": _named("moons"),
        "module": _named("modules"),
        "card": _named("tactics"),
        "ship": _named("ships"),
        "faction": _named("factions"),
        "destiny": _named("destinies"),
        "track": _named("tracks"),
        "upgrade": _named("upgrades"),
        "tile": _named("hegemon_upgrades"),
        "development": _named("developments"),
        "raider": _named("raiders"),
        "event": _named("events"),
        "order": _named("orders"),
        "negotiation": _named("negotiations"),
        "function": _named("station"),
    },
    {"faces": _dice, "paid": amounts},
)


def narrate(event: Event, seat: Seat) -> Text:
    """`MoonClaimed(...)` becomes the message `event-moon-claimed`; what is secret is told to whom it concerns."""
    text = _NARRATION.tell(event)
    if isinstance(event, events.CardGiven):
        text = Text(text.id, {**text.args, "to": side_name(event.to)})
    if isinstance(event, AMOUNTS):
        return Text(text.id, {**text.args, "kind": amount(event.kind, event.count)})
    amount_of = SIGNED.get(type(event), "")
    if amount_of and getattr(event, amount_of) < 0:
        return Text(f"{text.id}-less", {**text.args, amount_of: -getattr(event, amount_of)})
    if isinstance(event, PLURAL) and event.who == RAIDERS:
        return Text(f"{text.id}-raiders", {name: value for name, value in text.args.items() if name != "who"})
    if isinstance(event, SECRET) and seat not in (getattr(event, "who", -2), getattr(event, "to", -2)):
        hidden = {name: value for name, value in text.args.items() if name not in ("card", "destiny")}
        return Text(f"{text.id}-hidden", hidden)
    return text


phrase = _NARRATION.phrase
"""A prompt or a reason with names for ids."""
