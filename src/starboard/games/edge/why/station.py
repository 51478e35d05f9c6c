"""What is at the stations: modules, functions, stores, ships at home, moons, upgrades, tokens, abilities, cards."""

from __future__ import annotations

from starboard.core.case import Case, Need, case, need
from starboard.core.choice import Choice
from starboard.core.ruling import Ruling, refuse
from starboard.core.text import say
from starboard.games.edge.chart import FIRST_BASE, SPACES
from starboard.games.edge.moments import Query, Window
from starboard.games.edge.options import amounts as told_amounts
from starboard.games.edge.options import player_name, region_piece, ship_name
from starboard.games.edge.printed import BOX, ENERGY, MODULE_TYPES, RESOURCES, SHIPS, Thing, amounts
from starboard.games.edge.queries import asked, has_cargo, is_base, is_hegemon, module_cost, room_for_dice, tile_at
from starboard.games.edge.rules.free import ABILITY
from starboard.games.edge.rules.modules import can_be_stored
from starboard.games.edge.rules.station import berth
from starboard.games.edge.rules.windows import is_possible
from starboard.games.edge.state import Phase, State
from starboard.games.edge.why.needs import (
    HUB,
    Asking,
    dock_needs,
    in_return,
    is_side,
    launch_open,
    payable,
    player_of,
    ship_needs,
    your_turn,
)

MODULE_QUESTIONS = frozenset({"damage-which", "repair-which", "infest-which", "take-which", "hegemon-takes"})
"""Questions about modules whose rules leave some out without a word."""
FREE_QUESTIONS = frozenset({HUB, "before-raid", "end-turn", "build", "dock"})
"""Questions beside which free actions are offered."""
_STEPS = {Window.DIPLOMACY: Phase.TALK, Window.PREPARE: Phase.PREPARE, Window.OUTCOME: Phase.OUTCOME}


def owner_of(asking: Asking, rest: str) -> tuple[int, str]:
    """Whose a thing of a station is, and its id: one's own have no number in their names."""
    who, _, id = rest.partition(":")
    return (player_of(asking.state, who), id) if id else (asking.seat, rest)


def _of_another(asking: Asking, who: int) -> Ruling:
    return refuse("AE-PSETUP-01", "station-of-another", whose=player_name(asking.state, who))


# --- modules ----------------------------------------------------------------------------------------------------------


def module(asking: Asking, id: str) -> Case:
    """A module on display, or at a station."""
    state = asking.state
    number = BOX.modules.number(id)
    thing = BOX.modules[number]
    for who, player in enumerate(state.players):
        for place, own in enumerate(player.modules):
            if own.number == number:
                return _module_at(asking, who, place)
    opens, targets = say("opens-display", type=BOX.tracks[BOX.module_types[number]].name), fields(asking, number)
    choice = asking.choice
    if asking.player is None:
        return case(refuse("AE-MOD-03", "modules-are-bought", module=thing.name), opens, (), *targets)
    if choice is not None and asking.prompt in MODULE_QUESTIONS:
        return case(_left_out(choice), opens, (), *targets)
    discount = asked(state, asking.seat, Query.MODULE_DISCOUNT, 0, number)
    price = payable(asking.player, module_cost(number), "AE-MOD-02", discount)
    if asking.prompt == "buy-which":
        return case(refuse("AE-BASE-04", "not-sold-here", module=thing.name), opens, [price], *targets)
    needs = [your_turn(asking), launch_open(asking), price] if asking.is_mine else [your_turn(asking), price]
    return case(refuse("AE-BASE-04", "modules-are-bought", module=thing.name), opens, needs, *targets)


def _left_out(choice: Choice) -> Ruling:
    """A module that the rules of a question leave out; AE-HEG-49: of a type that is named he takes the cheapest."""
    named = choice.prompt == "hegemon-takes" and choice.rule == "AE-HEG-49"
    return refuse(choice.rule, "not-this-module", question="hegemon-takes-named" if named else choice.prompt)


def fields(asking: Asking, number: int) -> tuple[str, ...]:
    """AE-BASE-04: the bases on the map that sell a module to whoever asks."""
    state = asking.state
    bases = [at for at in range(SPACES) if state.tiles[at] >= 0 and is_base(state, at)]
    return tuple(region_piece(state, at) for at in bases if BOX.module_types[number] in _sold_at(asking, at))


def _sold_at(asking: Asking, at: int) -> list[int]:
    """The types of module that a base sells; some factions get others there, too."""
    state = asking.state
    types = [MODULE_TYPES.index(type) for type in BOX.bases[tile_at(state, at) - FIRST_BASE].spec.types]
    if not types or asking.player is None:
        return types
    sold: list[int] = asked(state, asking.seat, Query.FIELD_TYPES, types, at)
    return sold


def _module_at(asking: Asking, who: int, place: int) -> Case:
    state = asking.state
    own = state.players[who].modules[place]
    thing = BOX.modules[own.number]
    choice = asking.choice
    if choice is not None and asking.prompt in MODULE_QUESTIONS:
        return case(_left_out(choice), say("opens-module", module=thing.name))
    if is_hegemon(state, who):
        return case(_of_another(asking, who), say("opens-his-module", points=BOX.numbers.damaged_module))
    if who != asking.seat:
        return case(_of_another(asking, who), say("opens-their-module"))
    if not thing.spec.action:
        text = say("opens-lasting", module=thing.name)
        return case(refuse("AE-STATION-06", "nothing-to-activate"), text, dock_needs(state, who, place))
    needs = [your_turn(asking), in_return(asking, Phase.DOCK), *dock_needs(state, who, place)]
    return case(refuse("AE-STATION-06", "return-to-activate"), say("opens-module", module=thing.name), needs)


def function(asking: Asking, id: str) -> Case:
    """A function printed on one's own station."""
    place = berth(BOX.station.number(id))
    needs = [your_turn(asking), in_return(asking, Phase.DOCK), *dock_needs(asking.state, asking.seat, place)]
    text = say("opens-function", text=BOX.station[BOX.station.number(id)].spec.text)
    return case(refuse("AE-STATION-06", "return-to-activate"), text, needs if asking.player else ())


# --- ships at home ----------------------------------------------------------------------------------------------------


def pad(asking: Asking, rest: str) -> Case:
    """Ships of a type on a launch pad."""
    who, ship = owner_of(asking, rest)
    text = say("opens-pad", ship=ship_name(SHIPS.index(ship)))
    if who != asking.seat:
        return case(_of_another(asking, who), text)
    needs = [your_turn(asking), launch_open(asking)] if asking.is_mine else [your_turn(asking)]
    return case(refuse("AE-TURN-01", "turn-is-under-way"), text, needs)


def supply(asking: Asking, rest: str) -> Case:
    """Ships of a type that have not been built."""
    who, ship = owner_of(asking, rest)
    kind = SHIPS.index(ship)
    text = say("opens-supply", ship=ship_name(kind), cost=told_amounts(amounts(BOX.ships[kind].spec.cost)))
    if who != asking.seat:
        return case(_of_another(asking, who), text)
    needs = ship_needs(asking.state, who, kind)
    if asking.prompt != "build-ship":
        needs = [your_turn(asking), *needs]
    docks = [region_piece(asking.state, at) for at in range(SPACES) if _builds_ships(asking.state, at)]
    return case(refuse("AE-SHIP-10", "ships-are-built"), text, needs, "function:assemble", *docks)


def _builds_ships(state: State, at: int) -> bool:
    """Whether a region is a base whose action builds ships."""
    if state.tiles[at] < 0 or not is_base(state, at):
        return False
    return any(deed["name"] == "build-ship" for deed in BOX.bases[tile_at(state, at) - FIRST_BASE].spec.action)


def scrapyard(asking: Asking, rest: str) -> Case:
    """Ships of a type in the scrapyard, with what each is worth to their owner."""
    who, _ = owner_of(asking, rest)
    ruling = refuse("AE-DMG-04", "wrecks-are-repaired") if who == asking.seat else _of_another(asking, who)
    if asking.choice is not None and asking.choice.rule == "AE-HEG-46" and is_hegemon(asking.state, who):
        ruling = refuse("AE-HEG-46", "his-modules-come-first")
    worth = asked(asking.state, who, Query.SCRAPYARD, BOX.numbers.scrapyard_points)
    return case(ruling, say("opens-scrapyard", points=worth))


def bay(asking: Asking, rest: str) -> Case:
    """Ships of a type in the repair bay."""
    who, _ = owner_of(asking, rest)
    ruling = refuse("AE-DMG-07", "bay-waits") if who == asking.seat else _of_another(asking, who)
    return case(ruling, say("opens-bay"))


# --- stores, leaders, moons -------------------------------------------------------------------------------------------


def store(asking: Asking, rest: str) -> Case:
    """Resources of a kind."""
    who, kind = owner_of(asking, rest)
    ruling = refuse("AE-RES-01", "resources-are-spent") if who == asking.seat else _of_another(asking, who)
    if who == asking.seat and kind == RESOURCES[ENERGY] and _rolls_six(asking):
        ruling = refuse("AE-BATTLE-28", "six-dice-already")
    return case(ruling, say("opens-store", kind=kind))


def _rolls_six(asking: Asking) -> bool:
    """AE-BATTLE-28: whether whoever prepares a roll has no room for another die."""
    battle = asking.state.battle
    if battle is None or asking.prompt != "window-prepare":
        return False
    own = next(side for side in battle.sides if side.player == asking.seat)
    return room_for_dice(asking.state, own, battle.at) <= 0


def leaders(asking: Asking, rest: str) -> Case:
    """The leaders on a station, with what each is worth to its owner."""
    who = player_of(asking.state, rest)
    ruling = refuse("AE-LEAD-03", "leaders-build") if who == asking.seat else _of_another(asking, who)
    worth = asked(asking.state, who, Query.LEADER_POINTS, BOX.numbers.leader_points)
    return case(ruling, say("opens-home-leaders", points=worth))


def moon(asking: Asking, rest: str) -> Case:
    """A moon of a station."""
    who, id = owner_of(asking, rest)
    if is_hegemon(asking.state, who):
        return case(_of_another(asking, who), say("opens-his-moon", points=BOX.numbers.hegemon_moon))
    opens = say("opens-moon")
    if who != asking.seat or asking.player is None:
        return case(_of_another(asking, who), opens)
    spaces = [own for own in asking.player.modules if has_cargo(own) and own.moon < 0]
    number = BOX.moons.number(id)
    needs = [
        need(say("check-moon-has-icon"), can_be_stored(number), refuse("AE-RULING-18", "moon-without-icon")),
        need(
            say("check-cargo-space"),
            bool(spaces),
            refuse("AE-MOON-03", "no-cargo-space"),
            *(f"module:{BOX.modules[own.number].id}" for own in spaces),
        ),
        *free_now(asking),
    ]
    return case(refuse("AE-FREE-03", "free-action-later"), opens, needs)


def free_now(asking: Asking) -> list[Need]:
    """AE-TURN-05: free actions are taken in one's own turn, beside its questions."""
    beside = asking.prompt in FREE_QUESTIONS
    ruling = refuse("AE-TURN-05", "free-action-later")
    return [your_turn(asking), need(say("check-free-moment"), beside, ruling)]


# --- cards, abilities, tokens, upgrades -------------------------------------------------------------------------------


def card(asking: Asking, id: str) -> Case:
    """AE-TAC-03: a tactics card of one's own hand."""
    state = asking.state
    thing = BOX.tactics[BOX.tactics.number(id)]
    timing = thing.spec.timing
    opens = say("opens-card", timing=timing)
    if asking.player is None:
        return case(refuse("AE-TAC-03", "cards-have-times", timing=timing), opens)
    if timing == Window.FREE:
        return case(
            refuse("AE-FREE-02", "free-action-later"), opens, [*free_now(asking), _does_something(asking, thing)]
        )
    wrong = refuse("AE-RULING-64", "wrong-time", card=thing.name, timing=timing)
    fights = need(say("check-in-battle"), is_side(state, asking.seat), wrong)
    step = need(say("check-battle-step", timing=timing), state.phase == _STEPS[Window(timing)], wrong)
    return case(wrong, opens, [fights, step, _does_something(asking, thing)] if fights.check.holds else [fights, step])


def _does_something(asking: Asking, thing: Thing) -> Need:
    """AE-FREE-02, AE-RULING-64: a card is not played for nothing. What a battle's card would do can be asked only in a
    battle."""
    rule = "AE-FREE-02" if thing.spec.timing == Window.FREE else "AE-RULING-64"
    return need(
        say("check-does-something", card=thing.name),
        is_possible(asking.state, asking.seat, thing, "action"),
        refuse(rule, "would-do-nothing", card=thing.name),
    )


def ability(asking: Asking, id: str) -> Case:
    """AE-FREE-01: the abilities of a faction."""
    state = asking.state
    faction = BOX.factions[BOX.factions.number(id)]
    who = next(each for each, player in enumerate(state.players) if player.faction == faction.number)
    if who != asking.seat or asking.player is None:
        return case(_of_another(asking, who), say("opens-ability"))
    if not faction.spec.action:
        return case(refuse("AE-FAC-04", "ability-works"), say("opens-ability"))
    unspent = ABILITY not in asking.player.spent
    needs = [
        *free_now(asking),
        need(say("check-ability-unspent"), unspent, refuse("AE-FREE-01", "ability-spent")),
        payable(asking.player, amounts(faction.spec.pays), "AE-FREE-01"),
        need(
            say("check-ability-works"),
            is_possible(state, who, faction, "action"),
            refuse("AE-FREE-01", "ability-does-nothing"),
        ),
    ]
    return case(refuse("AE-FREE-01", "free-action-later"), say("opens-ability"), needs)


def token(asking: Asking, rest: str) -> Case:
    """AE-FREE-04: a discovery token of a station."""
    who, id = owner_of(asking, rest)
    thing = BOX.discoveries[BOX.discoveries.number(id)]
    opens = say("opens-token")
    if who != asking.seat:
        return case(_of_another(asking, who), opens)
    if not thing.spec.action:
        return case(refuse("AE-TOK-01", "token-works"), opens)
    works = need(
        say("check-does-something", card=thing.name),
        is_possible(asking.state, who, thing, "action"),
        refuse("AE-FREE-04", "would-do-nothing", card=thing.name),
    )
    return case(refuse("AE-FREE-04", "free-action-later"), opens, [*free_now(asking), works])


def supremacy(asking: Asking, rest: str) -> Case:
    """A supremacy token of a station."""
    who, _ = owner_of(asking, rest)
    ruling = refuse("AE-TOK-02", "token-works") if who == asking.seat else _of_another(asking, who)
    if is_hegemon(asking.state, who):
        return case(ruling, say("opens-his-token", points=BOX.numbers.hegemon_token))
    return case(ruling, say("opens-supremacy"))


def upgrade(asking: Asking, id: str) -> Case:
    """AE-SHIP-15: an upgrade that is offered, or one's faction's own."""
    spec = BOX.upgrades[BOX.upgrades.number(id)].spec
    opens = say("opens-upgrade", ship=spec.ship)
    if asking.player is None:
        return case(refuse("AE-SHIP-15", "upgrades-are-reached"), opens)
    neutral = [BOX.upgrades[tile].spec for tile in asking.player.upgrades]
    taken = not spec.faction and any(each.ship == spec.ship and not each.faction for each in neutral)
    one = need(
        say("check-one-neutral", ship=ship_name(SHIPS.index(spec.ship))),
        not taken,
        refuse("AE-SHIP-16", "one-neutral-upgrade", ship=spec.ship),
    )
    return case(refuse("AE-SHIP-15", "upgrades-are-reached"), opens, [one], "track:industry")


def owned(asking: Asking, rest: str) -> Case:
    """An upgrade at a station."""
    who, _ = owner_of(asking, rest)
    ruling = refuse("AE-SHIP-14", "upgrade-works") if who == asking.seat else _of_another(asking, who)
    return case(ruling, say("opens-owned-upgrade"))


def faction(asking: Asking, id: str) -> Case:
    """A faction that was dealt."""
    return case(refuse("AE-PSETUP-02", "factions-are-chosen"), say("opens-faction"))


def destiny(asking: Asking, id: str) -> Case:
    """A destiny that was dealt or kept."""
    return case(refuse("AE-DEST-01", "destiny-counts"), say("opens-destiny"))


def discovery(asking: Asking, id: str) -> Case:
    """AE-TRACK-03: a discovery token that is being looked at."""
    return case(refuse("AE-TRACK-03", "one-discovery-is-kept"), say("opens-discovery"))
