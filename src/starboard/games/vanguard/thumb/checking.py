"""What the thumb does in a check: which dice it takes, what it changes, what it spends where."""

from __future__ import annotations

from starboard.core.choice import Choice, Value
from starboard.games.vanguard.chances import is_harmful
from starboard.games.vanguard.printed import BASIC, BOX, INJURY_FACES
from starboard.games.vanguard.rules.paying import places_in, ways_to_pay
from starboard.games.vanguard.state import AVAILABLE, EXHAUSTED
from starboard.games.vanguard.thumb.mind import DIE, Mind
from starboard.games.vanguard.thumb.turns import card, whose

KINDS = {"basic": 0.0, "specialised": 0.5, "wild": 0.4, "universal": 0.8, "expert": 1.0}
"""What a kind of die is worth beside another."""


def die_worth(type: int) -> float:
    """What a die is good for."""
    return KINDS.get(BOX.dice[type].spec.kind, 0.3)


def choose_dice(mind: Mind, choice: Choice, value: Value) -> float:
    """The dice that the plan wants, one after another; then roll."""
    action = mind.checked
    if value[0] != "die" or action is None:
        return 0.0 if value[0] == "roll" else -1.0
    type = mind.member(int(value[1])).dice[int(value[2])]
    return 1.0 if type in mind.dice_to_take else -1.0


def support(mind: Mind, choice: Choice, value: Value) -> float:
    """A die lent, if it helps enough."""
    if value[0] != "die":
        return 0.0
    action = mind.checked
    if action is None:
        return -0.1
    check = mind.check
    types = mind.types_in_pool()
    type = mind.member(int(value[1])).dice[int(value[2])]
    gain = mind.value(check.active, action, (*types, type), check.place) - mind.value(
        check.active, action, types, check.place
    )
    return gain - DIE - 0.15


def modify(mind: Mind, choice: Choice, value: Value) -> float:
    """A card or a piece of equipment, if the pool lacks something."""
    match value[0]:
        case "pass":
            return 0.0
        case "card":
            return card(mind, int(value[1]), choice) - 0.5
        case "push":
            return -1.0
    return _otherwise(mind, choice, value)


def _otherwise(mind: Mind, choice: Choice, value: Value) -> float:
    missing = mind.best - mind.now(mind.pool()) if mind.view.check is not None and mind.checked is not None else 0.0
    return 0.3 * missing - 0.5


def change_die(mind: Mind, choice: Choice, value: Value) -> float:
    """Which die to roll again or to turn: the one that is missed least."""
    if value[0] == "done":
        return 0.0
    if value[0] != "die" or mind.view.check is None:
        return 0.0
    without = mind.now(mind.pool((int(value[1]), int(value[2]))))
    return without - mind.now(mind.pool()) + 0.05


def turn_to(mind: Mind, choice: Choice, value: Value) -> float:
    """Which face: the one that makes most of the pool."""
    if value[0] != "face" or mind.view.check is None:
        return 0.0
    return mind.now(mind.pool_with(int(value[1]), int(value[2]), int(value[3])))


def add_symbol(mind: Mind, choice: Choice, value: Value) -> float:
    """Which symbol is of most use."""
    if mind.view.check is None or value[0] != "symbol":
        return 0.0
    symbol = int(value[1])
    return mind.now([*mind.pool(), (-1, (symbol,))])


def spend(mind: Mind, choice: Choice, value: Value) -> float:
    """Which die pays: the one whose loss leaves most."""
    if value[0] == "die":
        return mind.now(mind.pool((int(value[1]), int(value[2]))))
    if value[0] == "symbol":
        return mind.now(mind.pool()[:-1])
    return mind.now(mind.pool()) - 0.4


def spend_on_effect(mind: Mind, choice: Choice, value: Value) -> float:
    """IV-RULING-04: a Vanguard or a transformation goes to an effect that one wants."""
    check = mind.check
    effects = (*mind.before, *(mind.checked.effects if mind.checked is not None else ()))
    number = check.cursor - 1
    good = 0 <= number < len(effects) and not is_harmful(effects[number])
    if value[0] == "hold":
        return 0.0
    return 1.0 if good else -1.0


def counts(mind: Mind, choice: Choice, value: Value) -> float:
    """Whether a Vanguard counts: for what is absent yes, so that nothing bad happens."""
    return 1.0 if value[0] == "counts" else 0.0


def combos(mind: Mind, choice: Choice, value: Value) -> float:
    """A combo, if what it gives is worth the dice."""
    check = mind.check
    if value[0] == "no-more":
        return 0.0
    if value[0] == "combo":
        thing = BOX.cards[int(value[1])]
        need, deeds, price = thing.need, thing.spec.combo_deeds, 0.3
    elif value[0] == "condition-combo":
        part = BOX.conditions[mind.view.condition].parts["combo"][int(value[1])]
        need, deeds, price = part.need, part.spec.deeds, 0.0
    else:
        return -1.0
    assert need is not None
    pool = mind.pool()
    dice = tuple((symbols, colour) for colour, symbols in pool)
    ways = ways_to_pay(dice, need, mind.view.transforms[check.active], True)
    left = max(
        (mind.now([die for place, die in enumerate(pool) if place not in places_in(way)]) for way in ways),
        default=-1.0,
    )
    return mind.worth(check.active).deeds(deeds) - (mind.now(pool) - left) - price


def mark(mind: Mind, choice: Choice, value: Value) -> float:
    """IV-RULING-07: a row that could be declined, unless a lower one is better."""
    action = mind.checked
    if action is None or value[0] != "mark":
        return 0.0
    worth = mind.worth(mind.check.active)
    place = next(number for number, row in enumerate(action.rows) if row.colour == value[1])
    here = worth.outcome(action, action.rows[place])
    below = max((worth.outcome(action, row) for row in action.rows[place + 1 :]), default=0.0)
    return here - below if below > here else 1.0


# --- dice on the board ----------------------------------------------------------------------------------------------


def give_up(mind: Mind, choice: Choice, value: Value) -> float:
    """Which die goes: a plain one, a spent one."""
    if value[0] != "die":
        return -1.0
    member = mind.member(int(value[1]))
    die = int(value[2])
    return (0.5 if member.where[die] == EXHAUSTED else 0.0) - die_worth(member.dice[die])


def bring_back(mind: Mind, choice: Choice, value: Value) -> float:
    """Which die comes back: the best one, and of a colour that is short."""
    if value[0] != "die":
        return 0.0
    member = mind.member(int(value[1]))
    type = member.dice[int(value[2])]
    colour = BOX.die_colours[type]
    have = sum(
        1
        for each, where in zip(member.dice, member.where, strict=True)
        if where == AVAILABLE and BOX.die_colours[each] == colour
    )
    return die_worth(type) - 0.15 * have


def column(mind: Mind, choice: Choice, value: Value) -> float:
    """IV-INJ-02: the column where an injury die blocks least."""
    who, colour = int(value[1]), int(value[2])
    member = mind.member(who)
    slots = BOX.slots[who][member.rank - 1][colour]
    dice = sum(1 for each in member.dice if BOX.die_colours[each] == colour)
    return float(slots - dice)


def heal_die(mind: Mind, choice: Choice, value: Value) -> float:
    """IV-INJ-07: rather one that is about to hurt than one on the board."""
    if value[0] == "column":
        return -column(mind, choice, value)
    return 10.0 - 10.0 * (INJURY_FACES[int(value[1])] == "blank")


def heal_injury(mind: Mind, choice: Choice, value: Value) -> float:
    """The injury that does most harm."""
    member = mind.member(int(value[1]))
    card_ = member.injuries[int(value[2])]
    spec = BOX.injuries[card_ if card_ >= 0 else -1 - card_].spec
    worth = mind.worth(int(value[1]))
    return -sum(worth.deeds(each.deeds) for each in spec.on) + (0.5 if card_ >= 0 else 0.0)


def discard(mind: Mind, choice: Choice, value: Value) -> float:
    """The card that brings least."""
    thing = BOX.cards[int(value[1])]
    worth = mind.worth(whose(choice))
    top = worth.deeds(thing.spec.top)
    combo = worth.deeds(thing.spec.combo_deeds)
    easy = 0.5 if thing.need == (((BASIC,),),) else 0.3
    return -(top + easy * combo)


def recall(mind: Mind, choice: Choice, value: Value) -> float:
    """The card that brings most."""
    return -discard(mind, choice, value) if value[0] == "card" else 0.0
