"""The lens: what a piece is, its numbers and rules, and what it does next as things stand. Tells nothing hidden."""

from __future__ import annotations

from collections.abc import Callable

from starboard.core.choice import Seat
from starboard.core.lens import Figure, Lens, Saying
from starboard.core.ruling import Condition
from starboard.core.text import NO_WORDS, Text, say
from starboard.games.hagalaz.printed import FITS, SHELF, Card
from starboard.games.hagalaz.queries import (
    active_hero,
    advance_points,
    attack_value,
    enemy_by_id,
    full_health,
    full_shields,
    hero_named,
    is_elite,
    is_revealed,
    markers,
    nearest_heroes,
    preferred_targets,
    printed,
    toughness,
    turn_order,
    turret_line,
    valid_targets,
)
from starboard.games.hagalaz.state import FACE_NAMES, LOOT_NAMES, XP_COLUMN, Enemy, Hero, Phase, State
from starboard.games.hagalaz.why.goals import progress
from starboard.games.hagalaz.why.pieces import Asking, case_of

_TURN = frozenset({Phase.ROLL, Phase.STARS, Phase.ACTIONS, Phase.THREAT, Phase.TURN_END})
_MARKER_RULES = {"grapple": "HG-MARK-02", "ranged": "HG-MARK-03", "reaction": "HG-MARK-04", "sprint": "HG-MARK-06"}
_MARK_RULES = {
    "start": "HG-SETUP-13",
    "loot": "HG-LOOT-01",
    "bonus-loot": "HG-FEAT-01",
    "grunt-spawn": "HG-SPAWN-02",
    "elite-spawn": "HG-ELSP-02",
    "inferno": "HG-FEAT-06",
    "coolant": "HG-FEAT-10",
    "fast-travel": "HG-FEAT-03",
    "terminal": "HG-FEAT-12",
    "objective": "HG-MISS-01",
    "prisoner": "HG-CARRY-01",
    "exit": "HG-MISS-01",
    "turret": "HG-TURR-03",
    "upper": "HG-FEAT-13",
}
"""The kinds of marks that a hex can carry, and the rule about each."""


def inspect(state: State, seat: Seat, piece: str) -> Lens | None:
    """All there is to know of a piece."""
    kind, _, rest = piece.partition(":")
    if kind[:1] == "e" and kind[1:].isdecimal():
        enemy = enemy_by_id(state, int(kind[1:]))
        return None if enemy is None else _enemy(state, enemy)
    tell = _KINDS.get(kind)
    lens = None if tell is None else tell(state, rest)
    return _as_used(state, seat, piece, lens or Lens())


def _as_used(state: State, seat: Seat, piece: str, lens: Lens) -> Lens | None:
    """The lens with the sentence that says when the piece is used, as why-not tells it too."""
    case = case_of(Asking(state, seat, None), piece)
    if case is None:
        return lens
    used = Saying(case.opens, case.ruling.rule)
    return Lens(lens.name, lens.what, lens.numbers, (*lens.rules, used), lens.next, lens.targets, lens.text)


# --- enemies ---------------------------------------------------------------------------------------------------


def _enemy(state: State, enemy: Enemy) -> Lens:
    token = printed(state, enemy)
    numbers = [
        Figure(say("lens-attack"), attack_value(state, enemy)),
        Figure(say("lens-walks"), advance_points(state, enemy)),
        Figure(say("lens-damage"), enemy.damage, toughness(state, enemy)),
    ]
    if token.elite:
        numbers.append(Figure(say("lens-levels"), len(token.resilience) - enemy.level, len(token.resilience)))
    rules = [
        Saying(say("lens-marker", marker=marker), _MARKER_RULES[marker], marker)
        for marker in sorted(markers(state, enemy))
    ]
    if enemy.stunned:
        rules.append(Saying(say("lens-stunned"), "HG-STUN-02", "stunned"))
    if enemy.biotic:
        rules.append(Saying(say("lens-biotic"), "HG-BIO-02", "biotic"))
    text = NO_WORDS
    if token.elite:
        text = next(box.text for box in state.kit.mission.spec.elite if box.id == enemy.token)
    what = say("lens-enemy", elite="yes" if token.elite else "no", hex=state.kit.board.names[enemy.at])
    next_, targets = _next_of(state, enemy)
    return Lens(None, what, tuple(numbers), tuple(rules), next_, targets, text or None)


def _next_of(state: State, enemy: Enemy) -> tuple[tuple[Saying, ...], tuple[str, ...]]:
    """HG-ACTV-05: what an enemy would do if it were activated now, to whom, and what makes it."""
    if not is_revealed(state, enemy.at):
        return (Saying(say("lens-next-concealed"), "HG-CONC-04"),), ()
    if enemy.stunned:
        return (Saying(say("lens-next-stunned"), "HG-ACTV-03"),), ()
    if not any(not hero.downed and hero.at >= 0 for hero in state.heroes):
        return (Saying(say("lens-next-nobody"), "HG-TARGET-01"),), ()
    hits = preferred_targets(valid_targets(state, enemy))
    damage = attack_value(state, enemy)
    if hits:
        names = _names(hits)
        told = Saying(
            say("lens-next-hits", hero=names, damage=damage, tie="yes" if len(hits) > 1 else "no"),
            "HG-TARGET-03",
            "attack",
        )
    else:
        hits = nearest_heroes(state, enemy.at)
        points = advance_points(state, enemy)
        told = Saying(say("lens-next-walks", hero=_names(hits), points=points), "HG-ADV-01", "sprint")
    return (told, *_woken_by(state, enemy)), tuple(f"hero:{hero.id}" for hero in hits)


def _names(heroes: list[Hero]) -> Text:
    """Several heroes as a list of names."""
    told = say("hero", name=heroes[-1].id.capitalize())
    for hero in reversed(heroes[:-1]):
        told = say("lens-either", one=hero.id.capitalize(), other=told)
    return told


def unseen(state: State) -> dict[str, int]:
    """How often each threat card is among those nobody has seen: the deck, and what lies face down."""
    cards = state.kit.mission.cards
    counts = {card.spec.id: state.deck[place] if state.deck else 0 for place, card in enumerate(cards)}
    for hero in state.heroes:
        if hero.card and not hero.card_known:
            counts[hero.card] += 1
    return counts


def _woken_by(state: State, enemy: Enemy) -> tuple[Saying, ...]:
    """How many of the unseen cards name this enemy."""
    counts = unseen(state)
    total = sum(counts.values())
    if not total:
        return ()
    waking = sum(counts[card.spec.id] for card in state.kit.mission.cards if _names_enemy(state, card, enemy))
    return (Saying(say("lens-woken-by", count=waking, total=total), "HG-ACTV-06", "threat"),)


def _names_enemy(state: State, card: Card, enemy: Enemy) -> bool:
    kind = printed(state, enemy).kind
    for order in card.spec.orders:
        if order.get("do") == "activate" and order.get("kind") == kind:
            return True
        if order.get("do") == "activate-elites" and is_elite(state, enemy):
            return True
    return False


# --- heroes and their boards -------------------------------------------------------------------------------------


def _hero(state: State, id: str) -> Lens:
    board = SHELF.heroes[id]
    main = board.spec.main
    rules = (Saying(say("lens-main", ability=main.name, words=main.text), "HG-CORE-01", "star"),)
    hero = hero_named(state, id)
    if hero is None:
        return Lens(say("lens-name", words=board.spec.name), None, (), rules, text=board.spec.blurb)
    numbers = (
        Figure(say("lens-health"), hero.health, full_health(state, hero)),
        Figure(say("lens-shields"), hero.shields, full_shields(state, hero)),
        Figure(say("lens-xp"), hero.xp, XP_COLUMN),
    )
    hex = state.kit.board.names[hero.at] if hero.at >= 0 else ""
    what = say(
        "lens-hero",
        hex=hex,
        seat=hero.seat,
        shared="yes" if state.seats > 1 else "no",
        downed="yes" if hero.downed else "no",
    )
    return Lens(say("lens-name", words=board.spec.name), what, numbers, rules, _turn_of(state, hero), (), None)


def _turn_of(state: State, hero: Hero) -> tuple[Saying, ...]:
    """HG-LEAD-02: when a hero plays."""
    if hero.downed:
        return (Saying(say("lens-next-downed", hero=hero.id), "HG-REV-01", "revive"),)
    if state.phase not in _TURN:
        return ()
    if hero is active_hero(state):
        return (Saying(say("lens-next-acting", hero=hero.id), "HG-TURN-01"),)
    if hero.acted:
        return (Saying(say("lens-next-played", hero=hero.id), "HG-LEAD-02"),)
    order = turn_order(state)
    ahead = order.index(state.heroes.index(hero)) - order.index(state.active)
    return (Saying(say("lens-next-plays", hero=hero.id, soon="yes" if ahead == 1 else "no"), "HG-LEAD-02"),)


def _slot(state: State, rest: str) -> Lens:
    id, _, number = rest.rpartition(":")
    board = SHELF.heroes[id]
    slot = board.slots[int(number)]
    fits = Saying(say("lens-slot-fits", slot=slot.kind), "HG-SLOT-01")
    name = say("lens-slot", action=slot.action, hero=id)
    hero = hero_named(state, id)
    used = hero is not None and bool(hero.placed[slot.number])
    what = say("lens-slot-state", used="yes" if used else "no")
    return Lens(name, what, (), (fits,), text=_action_text(slot.action, id))


def _action_text(action: str, hero: str) -> Text:
    """What an action does: printed on the board, or known to every hero."""
    ability = SHELF.heroes[hero].abilities.get(action)
    return say(f"lens-action-{action}") if ability is None else say("lens-printed", words=ability.text)


def _ability(state: State, rest: str) -> Lens:
    id, _, ability = rest.partition(":")
    board = SHELF.heroes[id]
    spec = board.abilities[ability]
    hero = hero_named(state, id)
    unlocked = board.start if hero is None else hero.unlocked
    open_ = bool(unlocked >> board.places[ability] & 1)
    what = say("lens-ability", hero=id, box=spec.kind, unlocked="yes" if open_ else "no")
    rules = [Saying(say("lens-slot-fits", slot=kind), "HG-SLOT-01") for kind in dict.fromkeys(spec.slots)]
    rules += [Saying(say("lens-needs", needs=need), "HG-UNLOCK-04") for need in spec.needs]
    return Lens(say("lens-name", words=spec.name), what, (), tuple(rules), text=say("lens-printed", words=spec.text))


def _status(state: State, id: str) -> Lens:
    return _hero(state, id)


def _die(state: State, name: str) -> Lens | None:
    face = name.removeprefix("paragon-")
    if face not in FACE_NAMES:
        return None
    number = FACE_NAMES.index(face)
    kinds = [kind for kind, faces in FITS.items() if number in faces]
    rules = tuple(Saying(say("lens-die-goes", slot=kind), "HG-SLOT-01") for kind in kinds)
    count = sum(1 for die in state.pool if FACE_NAMES[die & 7] == face)
    numbers = (Figure(say("lens-in-pool"), count),)
    return Lens(say(f"die-{name}"), say("lens-die"), numbers, rules, text=say(f"lens-face-{face}"))


def _card(state: State, id: str) -> Lens:
    hero = hero_named(state, id)
    if hero is not None and hero.card_known and hero.card:
        spec = next(card.spec for card in state.kit.mission.cards if card.spec.id == hero.card)
        text = say("lens-printed", words=spec.text)
        return Lens(say("lens-name", words=spec.name), say("lens-card", hero=id, known="yes"), text=text)
    total = sum(unseen(state).values())
    return Lens(say("lens-face-down"), say("lens-card", hero=id, known="no"), (Figure(say("lens-unseen"), total),))


# --- the map -------------------------------------------------------------------------------------------------------


def _hex(state: State, name: str) -> Lens | None:
    board = state.kit.board
    if name not in board.names:
        return None
    at = board.names.index(name)
    marks = [mark for mark, hexes in board.marks.items() if at in hexes]
    rules = []
    for mark in marks:
        kind = _mark_kind(mark)
        if kind:
            rules.append(Saying(say("lens-mark", mark=kind), _MARK_RULES[kind]))
        else:
            rules.append(Saying(say("lens-mark-of-mission", mark=mark), "HG-MISS-01"))
    if state.fires >> at & 1:
        rules.append(Saying(say("lens-mark", mark="inferno"), "HG-FEAT-06"))
    lanes = [turret for turret in range(len(state.kit.mission.turrets)) if turret_line(state, turret) >> at & 1]
    live = [turret for turret in lanes if not state.disabled_turrets >> turret & 1]
    if live:
        rules.append(Saying(say("lens-in-lane", count=len(live)), "HG-TURR-05", "turret"))
    what = say("lens-hex", concealed="no" if is_revealed(state, at) else "yes")
    return Lens(say("lens-hex-name", hex=name), what, (), tuple(rules), (), tuple(f"turret:{each}" for each in live))


def _mark_kind(mark: str) -> str:
    """The kind of a mark that all maps share, or ""."""
    plain = mark.partition(":")[0]
    return next((kind for kind in _MARK_RULES if plain == kind or plain.startswith(f"{kind}-")), "")


def _turret(state: State, number: str) -> Lens:
    turret = int(number)
    active = not state.disabled_turrets >> turret & 1
    line = turret_line(state, turret)
    aimed = [f"hero:{hero.id}" for hero in state.heroes if hero.at >= 0 and line >> hero.at & 1]
    at = state.kit.mission.turrets[turret].at
    what = say("lens-turret", hex=state.kit.board.names[at], active="yes" if active else "no")
    return Lens(say("lens-turret-name"), what, (Figure(say("lens-in-its-lane"), len(aimed)),), (), (), tuple(aimed))


def _loot(state: State, name: str) -> Lens:
    left = state.loot_left
    total = sum(left)
    numbers = tuple(
        Figure(say("lens-loot-kind", kind=kind), count, total) for kind, count in enumerate(left[: len(LOOT_NAMES)])
    )
    return Lens(say("lens-loot"), say("lens-loot-where", hex=name), numbers)


def _item(state: State, kind: str) -> Lens:
    number = LOOT_NAMES.index(kind)
    return Lens(say(f"loot-{kind}"), say("lens-item"), (Figure(say("lens-count"), state.inventory[number]),))


def _door(state: State, number: str) -> Lens:
    a, b = state.kit.board.doors[int(number)]
    names = state.kit.board.names
    locked = bool(state.locked_doors >> int(number) & 1)
    what = say("lens-door-state", locked="yes" if locked else "no")
    return Lens(say("lens-door", hex=names[a], other=names[b]), what)


# --- the mission ---------------------------------------------------------------------------------------------------


def _mission(state: State, id: str) -> Lens:
    if not id:
        return _page(state, id)
    spec = next(action.spec for action in state.kit.mission.actions if action.spec.id == id)
    rules = [Saying(say("lens-mission-die", die=spec.die), "HG-MISS-02")]
    if spec.needs:
        rules.append(Saying(say("check-objective-done", objective=spec.needs), "HG-OBJ-07"))
    return Lens(say("lens-name", words=spec.name), say("lens-mission-action"), (), tuple(rules))


def _objective(state: State, id: str) -> Lens:
    objective = next(each for each in state.kit.mission.objectives if each.spec.id == id)
    spec = objective.spec
    what = say("lens-objective", box=spec.kind, done="yes" if id in state.done else "no")
    waits = () if id in state.done else progress(state, objective)
    next_ = tuple(Saying(check.text, check.rule, "check" if check.holds else "cross") for check in _leaves(waits))
    return Lens(say("lens-name", words=spec.title), what, (), (), next_)


def _leaves(checks: tuple[Condition, ...]) -> list[Condition]:
    found: list[Condition] = []
    for check in checks:
        found += [check, *_leaves(check.parts)]
    return found


def _counter(state: State, id: str) -> Lens:
    row = next(row for row in state.kit.mission.spec.counter if row.id == id)
    numbers = (Figure(say("lens-ticked"), state.counters.get(id, 0), row.boxes),)
    return Lens(say("lens-name", words=row.name), say("lens-counter"), numbers)


def _storm(state: State, rest: str) -> Lens:
    failure = state.kit.mission.spec.failure
    numbers = (
        Figure(say("lens-storm-boxes"), state.failure, failure.boxes),
        Figure(say("lens-storm-cards"), state.escalations, failure.escalations),
    )
    return Lens(say("zone-storm"), say("lens-storm"), numbers)


def _page(state: State, rest: str) -> Lens:
    spec = state.kit.mission.spec
    rules = tuple(Saying(say("lens-main", ability=rule.title, words=rule.text), "HG-RULING-65") for rule in spec.rule)
    return Lens(say("lens-name", words=spec.name), say("lens-page"), (), rules)


_KINDS: dict[str, Callable[[State, str], Lens | None]] = {
    "hero": _hero,
    "status": _status,
    "board": _status,
    "slot": _slot,
    "ability": _ability,
    "die": _die,
    "card": _card,
    "hex": _hex,
    "turret": _turret,
    "loot": _loot,
    "item": _item,
    "door": _door,
    "mission": _mission,
    "objective": _objective,
    "counter": _counter,
    "storm-track": _storm,
    "storm": _storm,
    "page": _page,
}
