"""Options of the ship book: the stable key, the text and the pieces of every value that its rules offer."""

from __future__ import annotations

from collections.abc import Callable

from starboard.core.choice import Value
from starboard.core.text import Arg, Text, say
from starboard.core.wording import Described
from starboard.games.vanguard.printed import BOX, KINDS, SECTIONS, Shelf, Thing
from starboard.games.vanguard.printed_ship import BOOK, SHELVES, TIERS, Price, Token
from starboard.games.vanguard.queries_ship import dice_of_each, dice_price
from starboard.games.vanguard.ship_state import KINDS as CARD_KINDS
from starboard.games.vanguard.state import State

Key = Callable[[State, Value], str]
Told = Callable[[State, Value], Described]


def crew_name(crew: int) -> Arg:
    """Who it is."""
    name: Arg = BOX.crew[crew].name
    return name


def crew_told(state: State, crew: int) -> Text:
    """Who it is, of which section and rank."""
    ship = state.ship
    section = ship.sections[crew]
    if section < 0:
        return say("crew-recruit", name=crew_name(crew), skill=BOX.crew[crew].spec.skill)
    return say("crew-named", name=crew_name(crew), section=say(f"section-{SECTIONS[section]}"), rank=ship.ranks[crew])


def token_told(token: Token) -> Text:
    """A discovery that is asked for."""
    kind, tier = token
    return say(f"asked-{TIERS[tier]}", kind=say(f"kind-{KINDS[kind]}" if kind >= 0 else "kind-any"))


def price_told(price: Price) -> Text:
    """What something costs, part after part."""
    parts = [say("cost-crew", who=crew_wanted(section, rank)) for section, rank in price.crew]
    if price.energy:
        parts.append(say("cost-energy", count=price.energy))
    if price.success:
        parts.append(say("cost-success", count=price.success))
    parts += [token_told(token) for token in price.discoveries]
    if not parts:
        return say("cost-nothing")
    told = parts[-1]
    for part in reversed(parts[:-1]):
        told = say("cost-and", first=part, more=told)
    return told


def crew_wanted(section: int, rank: int) -> Text:
    """A crew member that is asked for."""
    name = say(f"section-{SECTIONS[section]}") if section >= 0 else say("section-any")
    return say("crew-wanted-rank", section=name, rank=rank) if rank > 1 else say("crew-wanted", section=name)


# --- keys -------------------------------------------------------------------------------------------------------------


def _by_id(shelf: str, *, of_book: bool = True, place: int = 1) -> Key:
    """A verb and the id of a thing."""

    def key(state: State, value: Value) -> str:
        things: Shelf = getattr(BOOK if of_book else BOX, shelf)
        return f"{value[0]}:{things[int(value[place])].id}"

    return key


def _solve_key(state: State, value: Value) -> str:
    id = BOOK.situations[int(value[1])].id
    return f"solve:{id}:{value[2]}" if value[2] else f"solve:{id}"


def _die_key(state: State, value: Value) -> str:
    return f"{value[0]}:{SECTIONS[int(value[1])]}:{BOX.dice[int(value[2])].id}"


def _give_key(state: State, value: Value) -> str:
    return f"give:{BOX.equipment[int(value[1])].id}:{SECTIONS[int(value[2])]}"


def _section_key(state: State, value: Value) -> str:
    return f"section:{SECTIONS[int(value[1])]}"


def _waiting(value: Value) -> tuple[str, Thing]:
    """A card of the Future Use envelope, and the kind of it."""
    kind = int(value[1])
    thing: Thing = getattr(BOOK, SHELVES[kind])[int(value[2])]
    return CARD_KINDS[kind], thing


def _install_key(state: State, value: Value) -> str:
    return f"install:{_waiting(value)[1].id}"


def _stand_key(state: State, value: Value) -> str:
    kind, tier = int(value[1]), int(value[2])
    return f"stand-for:{KINDS[kind] if kind >= 0 else 'any'}:{TIERS[tier]}"


# --- texts ------------------------------------------------------------------------------------------------------------


def _crew(state: State, value: Value) -> Described:
    crew = int(value[1])
    return say(f"option-{value[0]}", crew=crew_told(state, crew)), (f"crew:{BOX.crew[crew].id}",)


def _buy_with(state: State, value: Value) -> Described:
    crew = int(value[1])
    price = dice_price(state.ship, state.ship.ranks[crew])
    return say("option-buy-with", crew=crew_told(state, crew), price=price), (f"crew:{BOX.crew[crew].id}",)


def _buy(state: State, value: Value) -> Described:
    return say("option-buy-dice", price=dice_price(state.ship)), ("bag",)


def _sell(state: State, value: Value) -> Described:
    return say("option-sell-dice", gain=dice_of_each(state.ship) // BOOK.numbers.sale_part), ("bag",)


def _help(state: State, value: Value) -> Described:
    crew = int(value[1])
    left = next(patient.left for patient in state.ship.patients if patient.crew == crew)
    return say("option-help", crew=crew_name(crew), left=left), (f"crew:{BOX.crew[crew].id}",)


def _promote(state: State, value: Value) -> Described:
    crew = int(value[1])
    rank = state.ship.ranks[crew] + 1
    return say("option-promote", crew=crew_name(crew), rank=rank), (f"crew:{BOX.crew[crew].id}",)


def _thing(shelf: str, piece: str, *, of_book: bool = True) -> Told:
    """A verb and a thing by its name."""

    def told(state: State, value: Value) -> Described:
        things: Shelf = getattr(BOOK if of_book else BOX, shelf)
        thing = things[int(value[1])]
        return say(f"option-{value[0]}", name=thing.name), (f"{piece}:{thing.id}",)

    return told


def _fly(state: State, value: Value) -> Described:
    system = BOOK.systems[int(value[1])]
    energy = dict(BOOK.neighbours[state.ship.system])[system.number]
    return say("option-fly", name=system.name, energy=energy), (f"system:{system.id}",)


def _visit(state: State, value: Value) -> Described:
    thing = BOOK.objects[int(value[1])]
    if thing.spec.landing:
        return say("option-land", name=thing.name, energy=thing.spec.price), (f"object:{thing.id}",)
    return say("option-visit", name=thing.name, energy=thing.spec.price), (f"object:{thing.id}",)


def _scan(state: State, value: Value) -> Described:
    return say(f"option-{value[0]}", energy=BOOK.numbers.scan_energy), (f"part:{state.ship.parts}",)


def _facility(state: State, value: Value) -> Described:
    return say(f"option-facility-{value[1]}"), (f"facility:{value[1]}",)


def _use(state: State, value: Value) -> Described:
    upgrade = BOOK.upgrades[int(value[1])]
    spec = upgrade.spec
    return say("option-use", name=upgrade.name, text=spec.use_text, energy=spec.price), (f"upgrade:{upgrade.id}",)


def _study(state: State, value: Value) -> Described:
    project = BOOK.research[int(value[1])]
    price = price_told(BOOK.prices[project.number])
    return say("option-study", name=project.name, price=price), (f"research:{project.id}",)


def _install(state: State, value: Value) -> Described:
    kind, thing = _waiting(value)
    return say("option-install", name=thing.name), (f"{kind}:{thing.id}",)


def _start(state: State, value: Value) -> Described:
    project = BOOK.production[int(value[1])]
    return say("option-start", name=project.name, stages=project.spec.stages), (f"production:{project.id}",)


def _hurry(state: State, value: Value) -> Described:
    project = BOOK.production[int(value[1])]
    who = crew_wanted(*BOOK.speeds[project.number])
    return say("option-hurry", name=project.name, who=who), (f"production:{project.id}",)


def _solve(state: State, value: Value) -> Described:
    situation = BOOK.situations[int(value[1])]
    price, part = BOOK.ways[situation.number][int(value[2])]
    text = part.spec.text if value[2] else part.spec.solve_text
    told = say("option-solve", name=situation.name, price=price_told(price), text=text)
    return told, (f"situation:{situation.id}",)


def _stand_for(state: State, value: Value) -> Described:
    return say("option-stand-for", what=token_told((int(value[1]), int(value[2])))), ()


def _discovery(state: State, value: Value) -> Described:
    thing = BOX.discoveries[int(value[1])]
    told = say(f"option-{value[0]}", name=thing.name, kind=say(f"kind-{thing.spec.kind}"))
    return told, (f"discovery:{thing.id}",)


def _die(state: State, value: Value) -> Described:
    die = BOX.dice[int(value[2])]
    section = say(f"section-{SECTIONS[int(value[1])]}")
    return say(f"option-{value[0]}", name=die.name, section=section), ()


def _card(state: State, value: Value) -> Described:
    card = BOX.cards[int(value[1])]
    return say(f"option-{value[0]}", name=card.name, rank=card.spec.rank), (f"card:{card.id}",)


def _give(state: State, value: Value) -> Described:
    card = BOX.equipment[int(value[1])]
    section = say(f"section-{SECTIONS[int(value[2])]}")
    return say("option-give", name=card.name, section=section), (f"equipment:{card.id}",)


def _deadly(state: State, value: Value) -> Described:
    on = "on" if getattr(state.flags, str(value[1])) else "off"
    return say("option-deadly", rule=say(f"deadly-{value[1]}"), now=on), ()


def _section(state: State, value: Value) -> Described:
    section = SECTIONS[int(value[1])]
    return say("option-section", section=say(f"section-{section}")), (f"wall:{section}",)


_CREW_VERBS = ("crew", "keep", "train-crew", "send")
_OF_CREW = (*_CREW_VERBS, "buy-with", "help", "promote")
_DISCOVERY_VERBS = ("pay-discovery", "leave")
_DIE_VERBS = ("return-die", "take-die", "box-die")
_LANDER_VERBS = ("lander", "repair", "repair-by-hand")
_DECK_VERBS = ("deck-add", "deck-drop")

SHIP_KEYS: dict[str, Key] = {
    **dict.fromkeys(_OF_CREW, _by_id("crew", of_book=False)),
    **dict.fromkeys(_DISCOVERY_VERBS, _by_id("discoveries", of_book=False)),
    **dict.fromkeys(_DIE_VERBS, _die_key),
    **dict.fromkeys(_LANDER_VERBS, _by_id("landers")),
    **dict.fromkeys(_DECK_VERBS, _by_id("cards", of_book=False)),
    "fly": _by_id("systems"),
    "visit": _by_id("objects"),
    "use": _by_id("upgrades"),
    "addon": _by_id("addons"),
    "study": _by_id("research"),
    "start": _by_id("production"),
    "install": _install_key,
    "hurry": _by_id("production"),
    "mod": _by_id("mods"),
    "load": _by_id("equipment", of_book=False),
    "solve": _solve_key,
    "stand-for": _stand_key,
    "give": _give_key,
    "section": _section_key,
}
"""By verb, how the key of an option of the ship is written; the others are written as they are."""

SHIP_TEXTS: dict[str, Told] = {
    **dict.fromkeys(_CREW_VERBS, _crew),
    **dict.fromkeys(_DISCOVERY_VERBS, _discovery),
    **dict.fromkeys(_DIE_VERBS, _die),
    **dict.fromkeys(_LANDER_VERBS, _thing("landers", "ship-lander")),
    **dict.fromkeys(_DECK_VERBS, _card),
    "scan": _scan,
    "scan-by-hand": _scan,
    "fly": _fly,
    "visit": _visit,
    "facility": _facility,
    "use": _use,
    "addon": _thing("addons", "addon"),
    "study": _study,
    "start": _start,
    "install": _install,
    "hurry": _hurry,
    "solve": _solve,
    "stand-for": _stand_for,
    "mod": _thing("mods", "mod"),
    "load": _thing("equipment", "equipment", of_book=False),
    "give": _give,
    "buy-with": _buy_with,
    "buy-dice": _buy,
    "sell-dice": _sell,
    "help": _help,
    "promote": _promote,
    "section": _section,
    "deadly": _deadly,
}
"""By verb, what an option of the ship says and which pieces it is about; the others are a message alone."""
