"""The lens: what a piece is, its numbers and rules, and what it does next as things stand. Tells nothing hidden."""

from __future__ import annotations

from collections.abc import Callable

from starboard.core.choice import Seat
from starboard.core.lens import Figure, Lens, Saying
from starboard.core.text import Words, say
from starboard.games.edge.chart import REGIONS, is_nebula
from starboard.games.edge.options import amounts as told_amounts
from starboard.games.edge.options import player_name, region_name, region_piece, ship_name
from starboard.games.edge.printed import BOX, FLEET, SHIPS, TRACKS, amounts
from starboard.games.edge.queries import (
    bonus_level,
    development_at,
    dice_of,
    fitting_regions,
    is_hegemon,
    is_planet,
    is_working,
    leaders_around,
    must_return,
    planet_type,
    ready_in,
    region_id,
    resources_of,
    targeting_of,
    traits,
)
from starboard.games.edge.rules.developments import building_cost, building_points, leaders_needed
from starboard.games.edge.rules.raids import raiders_in_reach
from starboard.games.edge.rules.scoring import destiny_points, known_sheet
from starboard.games.edge.state import State
from starboard.games.edge.why import case_of
from starboard.games.edge.why.needs import Asking, player_of
from starboard.games.edge.why.table import is_zone


class Look:
    """A look at one piece: who looks, in which position."""

    __slots__ = ("seat", "state")

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.seat = seat

    def owner(self, rest: str) -> tuple[int, str]:
        """Whose a thing of a station is, and its id: one's own have no number in their names."""
        who, _, id = rest.partition(":")
        return (player_of(self.state, who), id) if id else (self.seat, rest)


def inspect(state: State, seat: Seat, piece: str) -> Lens | None:
    """All there is to know of a piece."""
    kind, _, rest = piece.partition(":")
    tell = None if is_zone(piece) else _KINDS.get(kind)
    lens = Lens() if tell is None else tell(Look(state, seat), rest)
    case = case_of(Asking(state, seat, None), piece)
    if case is None:
        return None
    used = Saying(case.opens, case.ruling.rule)
    return Lens(lens.name, lens.what, lens.numbers, (*lens.rules, used), lens.next, lens.targets, lens.text)


# --- the atlas --------------------------------------------------------------------------------------------------------


def _region(look: Look, rest: str) -> Lens:
    state = look.state
    name, _, lying = rest.partition(":")
    at = next((at for at in range(REGIONS) if region_id(state, at) == name), -1)
    if at < 0:
        return Lens()
    kind, _, what = lying.partition(":")
    if kind == "moon":
        return _moon_text(what)
    if kind == "development":
        return _development(state, at)
    if kind == "leader":
        who = player_of(state, what)
        text = say("lens-leaders-there", whose=player_name(state, who), region=region_name(state, at))
        return Lens(what=text, numbers=(Figure(say("lens-leaders"), state.players[who].abroad[at]),))
    if kind == "goods":
        return Lens(what=say("lens-lies-in", region=region_name(state, at)))
    raids = raiders_in_reach(state, at)
    danger = tuple(
        Saying(
            say("lens-raided-here", raider=BOX.raiders[raider.number].name, region=region_name(state, raider.at)),
            "AE-RAID-06",
        )
        for raider in raids
    )
    targets = tuple(f"raider:{raider.id}" for raider in raids)
    if is_planet(state, at):
        return _planet(look, at, danger, targets)
    if is_nebula(at):
        return Lens(what=say("lens-nebula"), next=danger, targets=targets)
    return Lens(next=danger, targets=targets)


def _planet(look: Look, at: int, danger: tuple[Saying, ...], targets: tuple[str, ...]) -> Lens:
    """A planet, with what building there takes of whoever looks, and gives them (AE-DEV-03, 07)."""
    state, seat = look.state, look.seat
    type = planet_type(state, at)
    thing = BOX.developments[type]
    moons = len(state.moons[at]) + state.buried[at]
    numbers = [Figure(say("lens-moons"), moons, BOX.numbers.moons_per_planet)]
    rules: tuple[Saying, ...] = ()
    if development_at(state, at) is None:
        plays = 0 <= seat < state.seats
        takes = leaders_needed(state, seat, type) if plays else thing.spec.leaders
        counted = min(leaders_around(state, at) + takes, BOX.numbers.most_building_points)
        points = building_points(state, seat, at, coming=takes) if plays else counted
        numbers.append(Figure(say("lens-building-points"), points))
        text = say(
            "lens-building",
            development=thing.name,
            leaders=takes,
            cost=told_amounts(building_cost(type)),
        )
        rules = (Saying(text, "AE-DEV-03"), Saying(say("lens-building-counts"), "AE-DEV-07"))
    what = say("lens-planet", type=BOX.planets[state.tiles[at]].spec.type)
    return Lens(what=what, numbers=tuple(numbers), rules=rules, next=danger, targets=targets)


def _development(state: State, at: int) -> Lens:
    development = development_at(state, at)
    if development is None:
        return Lens()
    owner = state.players[development.owner]
    worth = 0 if development.out_of_use else bonus_level(owner, development.type)
    what = say("lens-built-by", whose=player_name(state, development.owner), region=region_name(state, at))
    numbers = (
        Figure(say("lens-leaders"), development.leaders),
        Figure(say("lens-points-at-end"), worth, BOX.numbers.development_bonus[-1]),
    )
    rules = (Saying(say("lens-out-of-use"), "AE-RULING-37"),) if development.out_of_use else ()
    if is_hegemon(state, development.owner):
        text = BOX.developments[development.type].spec.solo_text
        rules = (*rules, Saying(say("lens-his-part", text=text), "AE-HEG-65"))
    return Lens(what=what, numbers=numbers, rules=rules)


def _ship_figures(state: State, who: int, kind: int) -> tuple[tuple[Figure, ...], tuple[Saying, ...]]:
    """What a type of ship of a player can do, upgrades included."""
    own = traits(state, who)[kind]
    numbers = [Figure(say("lens-guns"), own.guns), Figure(say("lens-targeting"), own.targeting)]
    if own.reach < REGIONS:
        numbers.append(Figure(say("lens-reach"), own.reach))
    if own.shield:
        numbers.append(Figure(say("lens-shield"), own.shield))
    rules = []
    if own.reach >= REGIONS:
        rules.append(Saying(say("lens-any-reach"), "AE-HEG-101", "reach"))
    if own.assault:
        rules.append(Saying(say("lens-assault"), "AE-LAUNCH-03", "assault"))
    if own.navigation:
        rules.append(Saying(say("lens-navigation"), "AE-LAUNCH-05", "navigation"))
    return tuple(numbers), tuple(rules)


def _ship(look: Look, rest: str) -> Lens:
    state = look.state
    owner, _, place = rest.partition(":")
    who, ship = player_of(state, owner), int(place)
    kind = FLEET[ship]
    numbers, rules = _ship_figures(state, who, kind)
    if 0 < traits(state, who)[kind].shield <= state.players[who].marks[ship]:
        rules = (*rules, Saying(say("lens-shield-hit"), "AE-DMG-02", "damage"))
    at = state.players[who].ships[ship]
    what = say("lens-ship", ship=ship_name(kind), whose=player_name(state, who), region=region_name(state, at))
    return Lens(what=what, numbers=numbers, rules=rules)


def _ships_at_home(look: Look, rest: str) -> Lens:
    who, id = look.owner(rest)
    kind = SHIPS.index(id)
    if not 0 <= who < len(look.state.players):
        return Lens()
    numbers, rules = _ship_figures(look.state, who, kind)
    cost = say("lens-costs", cost=told_amounts(amounts(BOX.ships[kind].spec.cost)))
    return Lens(numbers=numbers, rules=(*rules, Saying(cost, "AE-SHIP-11")))


def _raider(look: Look, rest: str) -> Lens:
    state = look.state
    found = next((each for each in state.raiders if each.id == int(rest)), None)
    if found is None:
        return Lens()
    spec = BOX.raiders[found.number].spec
    numbers = (
        Figure(say("lens-dice"), spec.dice),
        Figure(say("lens-targeting"), spec.targeting),
        Figure(say("lens-reach"), spec.reach),
    )
    what = say("lens-raider", rank=spec.rank, region=region_name(state, found.at))
    return Lens(what=what, numbers=numbers, rules=(Saying(say("lens-raid-then-battle"), "AE-RAID-08"),))


def _probe(look: Look, rest: str) -> Lens:
    hegemon = look.state.hegemon
    if hegemon is None:
        return Lens()
    return Lens(what=say("lens-lies-in", region=region_name(look.state, hegemon.probe)))


# --- stations ---------------------------------------------------------------------------------------------------------


def _module(look: Look, id: str) -> Lens:
    number = BOX.modules.number(id)
    spec = BOX.modules[number].spec
    rules = [Saying(say("lens-costs", cost=told_amounts(amounts(spec.cost))), "AE-MOD-02")]
    if spec.pays:
        rules.append(Saying(say("lens-paid", cost=told_amounts(amounts(spec.pays))), "AE-MOD-09"))
    if spec.damage:
        rules.append(Saying(say("lens-enters-damaged", count=spec.damage), "AE-MOD-07", "damage"))
    if spec.relic:
        rules.append(Saying(say("lens-relic", count=spec.relic), "AE-RELIC-04", "relic"))
    numbers = [Figure(say("lens-points-at-end"), spec.vp)] if spec.vp else []
    what = say("lens-module", type=spec.type)
    for who, player in enumerate(look.state.players):
        for own in player.modules:
            if own.number != number:
                continue
            what = say("lens-module-of", type=spec.type, whose=player_name(look.state, who))
            if is_hegemon(look.state, who):
                numbers = []  # AE-HEG-124: what is printed scores nothing for him.
            if own.damage:
                numbers.append(Figure(say("lens-damage"), own.damage))
            if not is_working(own):
                rules.append(Saying(say("lens-damaged", points=BOX.numbers.damaged_module), "AE-DMG-08", "damage"))
            if own.phage:
                rules.append(Saying(say("lens-infested"), "AE-RAID-15", "mechaphage"))
            if own.moon >= 0:
                rules.append(Saying(say("lens-cargo", moon=BOX.moons[own.moon].name), "AE-MOON-03", "moon"))
    return Lens(what=what, numbers=tuple(numbers), rules=tuple(rules))


def _moon(look: Look, rest: str) -> Lens:
    return _moon_text(look.owner(rest)[1])


def _moon_text(id: str) -> Lens:
    spec = BOX.moons[BOX.moons.number(id)].spec
    rules = [Saying(say("lens-moon-icon", icon=spec.icon or "none"), "AE-RULING-18")]
    if spec.relic:
        rules.append(Saying(say("lens-relic", count=spec.relic), "AE-RELIC-04", "relic"))
    return Lens(what=say("lens-moon", set=spec.set), rules=tuple(rules))


def _store(look: Look, rest: str) -> Lens:
    who, _ = look.owner(rest)
    if not 0 <= who < len(look.state.players):
        return Lens()
    player = look.state.players[who]
    return Lens(
        what=say("lens-store-of", whose=player_name(look.state, who)),
        numbers=(Figure(say("lens-all-resources"), resources_of(player)),),
    )


def _card(look: Look, id: str) -> Lens:
    spec = BOX.tactics[BOX.tactics.number(id)].spec
    return Lens(what=say("lens-card", timing=spec.timing), rules=(Saying(say("lens-card-is-resource"), "AE-RES-01"),))


def _faction(look: Look, id: str) -> Lens:
    spec = BOX.factions[BOX.factions.number(id)].spec
    rules = [
        Saying(say("lens-starts-with", what=told_amounts(amounts(spec.stores))), "AE-PSETUP-03"),
        Saying(say("lens-starts-with-cards", count=BOX.numbers.starting_cards + spec.cards), "AE-PSETUP-11"),
    ]
    for track, space in spec.progress.items():
        name = BOX.tracks[BOX.tracks.number(track)].name
        rules.append(Saying(say("lens-starts-on", track=name, space=space), "AE-PSETUP-08"))
    if spec.upgrade:
        upgrade = BOX.upgrades[BOX.upgrades.number(spec.upgrade)]
        rules.append(Saying(say("lens-own-upgrade", upgrade=upgrade.name, text=upgrade.spec.text), "AE-FAC-03"))
    if spec.upgraded:
        rules.append(Saying(say("lens-own-upgrade-active"), "AE-PSETUP-13"))
    return Lens(what=say("lens-faction", words=spec.text), rules=tuple(rules))


def _upgrade(look: Look, rest: str) -> Lens:
    _, id = look.owner(rest)
    spec = BOX.upgrades[BOX.upgrades.number(id)].spec
    led = look.state.players[look.seat].faction if 0 <= look.seat < look.state.seats else -1
    mine = led >= 0 and BOX.factions[led].id == spec.faction
    return Lens(what=say("lens-upgrade", ship=spec.ship, own="yes" if mine else "other" if spec.faction else "no"))


def _destiny(look: Look, id: str) -> Lens:
    """AE-DEST-01: one's own, with what it would give now."""
    if not 0 <= look.seat < look.state.seats or not look.state.turn:
        return Lens()
    points = destiny_points(look.state, look.seat, BOX.destinies.number(id))
    return Lens(numbers=(Figure(say("lens-points-now"), points),))


# --- the rest of the table --------------------------------------------------------------------------------------------


def _seat(look: Look, rest: str) -> Lens:
    """What whoever looks can count."""
    state = look.state
    who = player_of(state, rest)
    player = state.players[who]
    total = sum(known_sheet(state, look.seat)[who].values())
    numbers = [
        Figure(say("lens-points"), player.points, state.flags.terminus),
        Figure(say("lens-points-if-over"), total),
        Figure(say("lens-cards"), len(player.hand)),
        Figure(say("lens-wins"), player.wins),
    ]
    rules = []
    hegemon = state.hegemon
    if hegemon is not None and hegemon.eye == who:
        rules.append(Saying(say("lens-eye"), "AE-HEG-31", "eye"))
    if is_hegemon(state, who):
        rules.append(Saying(say("lens-hegemon"), "AE-HEG-01"))
    return Lens(numbers=tuple(numbers), rules=tuple(rules))


def _track(look: Look, rest: str) -> Lens:
    id, _, at = rest.partition(":")
    number = TRACKS.index(id)
    if not at:
        return Lens()
    space = int(at)
    numbers = [
        Figure(say("lens-points-at-end"), BOX.numbers.track_points[space]),
        Figure(say("lens-development-worth"), _bonus_at(space)),
    ]
    what = say("lens-space", track=BOX.tracks[number].name, number=space)
    rules = []
    for printed in BOX.tracks[number].spec.space:
        if printed.at == space:
            rules += [
                Saying(say("lens-space-gives", gain=gain["name"], count=int(gain.get("count", 1))), "AE-TRACK-02")
                for gain in printed.gain
            ]
            if printed.marks:
                rules.append(Saying(say("lens-space-gives", gain=printed.marks, count=1), "AE-TRACK-02"))
    return Lens(name=what, numbers=tuple(numbers), rules=tuple(rules))


def _bonus_at(space: int) -> int:
    """AE-TRACK-10: what a development of the track is worth to whoever stands on a space of it."""
    numbers = BOX.numbers
    worth: int = numbers.development_bonus[sum(1 for least in numbers.bonus_from if space >= least) - 1]
    return worth


def _marker(look: Look, rest: str) -> Lens:
    id, _, owner = rest.partition(":")
    number = TRACKS.index(id)
    player = look.state.players[player_of(look.state, owner)]
    at = player.tracks[number]
    numbers = (
        Figure(say("lens-on-space"), at, BOX.last_space),
        Figure(say("lens-points-at-end"), BOX.numbers.track_points[at]),
        Figure(say("lens-development-worth"), bonus_level(player, number)),
    )
    return Lens(numbers=numbers)


def _event_track(look: Look, rest: str) -> Lens:
    state = look.state
    last = BOX.numbers.event_space
    lens = Lens(numbers=(Figure(say("lens-steps"), state.event_step, last),), next=_last_event(state))
    if rest:
        return Lens(name=say("lens-event-space", number=int(rest)), numbers=lens.numbers, next=lens.next)
    return lens


def _last_event(state: State) -> tuple[Saying, ...]:
    """The event card that was turned up last."""
    if state.event < 0:
        return ()
    spec = BOX.events[state.event].spec
    card = Saying(say("lens-last-event", event=spec.name, text=spec.text), "AE-EVENT-04")
    if state.hegemon is None or not spec.solo_text:
        return (card,)
    return card, Saying(say("lens-his-part", text=spec.solo_text), "AE-HEG-73")


def _deck(look: Look, id: str) -> Lens:
    return Lens(next=_last_event(look.state)) if id == "events" else Lens()


def _officer(look: Look, rest: str) -> Lens:
    hegemon = look.state.hegemon
    if hegemon is None:
        return Lens()
    spec = BOX.officers[hegemon.officer].spec
    ring = spec.ring
    following = ring[(hegemon.marker + 1) % len(ring)]
    numbers = (Figure(say("lens-level"), spec.level, 3), Figure(say("lens-ring-space"), hegemon.marker + 1, len(ring)))
    return Lens(numbers=numbers, next=(Saying(say("lens-next-space", text=following.text), "AE-HEG-94"),))


def _order(look: Look, rest: str) -> Lens:
    """AE-HEG-80: where the card would send him now."""
    state = look.state
    hegemon = state.hegemon
    if hegemon is None:
        return Lens()
    if must_return(state):
        return Lens(next=(Saying(say("lens-order-last"), "AE-HEG-106"),))
    if not ready_in(state, int(rest) - 1):
        return Lens(next=(Saying(say("lens-order-empty"), "AE-HEG-78"),))
    spec = BOX.orders[hegemon.shown[int(rest) - 1]].spec
    regions = fitting_regions(state, spec.region)
    text = say("lens-order-goes") if regions else say("lens-order-diverted", region=region_name(state, hegemon.probe))
    rules = (Saying(say("lens-symbol", symbol=spec.symbol or "none"), "AE-HEG-87"),)
    targets = tuple(region_piece(state, at) for at in regions or [hegemon.probe])
    return Lens(rules=rules, next=(Saying(text, "AE-HEG-80" if regions else "AE-HEG-81"),), targets=targets)


def _side(look: Look, rest: str) -> Lens:
    """AE-BATTLE-11, 14: what a side would roll now."""
    state = look.state
    battle = state.battle
    side = next((each for each in battle.sides if each.player == player_of(state, rest)), None) if battle else None
    if battle is None or side is None or side.out or not _has_ships(state, side.player):
        return Lens()
    numbers = (
        Figure(say("lens-dice"), dice_of(state, side, battle.at), BOX.numbers.most_dice),
        Figure(say("lens-targeting"), targeting_of(state, side, battle.at)),
        Figure(say("lens-energy"), side.energy),
    )
    return Lens(numbers=numbers)


def _has_ships(state: State, who: int) -> bool:
    """Whether a side has something to roll for in the region of the battle."""
    assert state.battle is not None
    at = state.battle.at
    if who < 0:
        return any(raider.at == at for raider in state.raiders)
    return at in state.players[who].ships


def _ring(look: Look, rest: str) -> Lens:
    hegemon = look.state.hegemon
    if hegemon is None:
        return Lens()
    text: Words = BOX.officers[hegemon.officer].spec.ring[int(rest)].text
    return Lens(what=say("lens-ring-gives", text=text))


_KINDS: dict[str, Callable[[Look, str], Lens]] = {
    "region": _region,
    "ship": _ship,
    "raider": _raider,
    "probe": _probe,
    "pad": _ships_at_home,
    "supply": _ships_at_home,
    "scrapyard": _ships_at_home,
    "bay": _ships_at_home,
    "module": _module,
    "moon": _moon,
    "store": _store,
    "card": _card,
    "faction": _faction,
    "ability": _faction,
    "upgrade": _upgrade,
    "owned": _upgrade,
    "destiny": _destiny,
    "seat": _seat,
    "track": _track,
    "marker": _marker,
    "event-space": _event_track,
    "event-marker": _event_track,
    "deck": _deck,
    "officer": _officer,
    "ring": _ring,
    "order": _order,
    "side": _side,
}
