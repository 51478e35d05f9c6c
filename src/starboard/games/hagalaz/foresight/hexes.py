"""The danger of a hex: who could hit a hero that stops there, and with how much, until its next turn.

As things stand: the threat cards that come up on the way are resolved by the rules, in every world that nobody can tell
from the real one; the other heroes stay where they are and take no dice. Where a card leaves a choice, the hero is
chosen, if it is one of them; whatever may be declined is declined.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from starboard.core.chance import Draw, Roll, number
from starboard.core.choice import Choice, First, Seat, Together, Value
from starboard.core.errors import EndStep
from starboard.core.event import Event
from starboard.core.foresight import Danger, Find, Reach, Verdict
from starboard.core.game import Step
from starboard.core.journal import restore, snapshot
from starboard.core.text import say
from starboard.games.hagalaz import events
from starboard.games.hagalaz.effects import go_on_with, lay_card, relocate_hero
from starboard.games.hagalaz.foresight.cards import possible_cards
from starboard.games.hagalaz.options import hero_name
from starboard.games.hagalaz.queries import (
    active_hero,
    active_turrets,
    advance_points,
    attack_spots,
    attack_value,
    can_be_activated,
    enemy_at,
    hero_at,
    hex_name,
    hit_on_hero,
    is_adjacent,
    markers,
    one_of,
    preferred_targets,
    printed,
    turret_line,
    valid_targets,
)
from starboard.games.hagalaz.rules.threats import reachable
from starboard.games.hagalaz.state import LOOT_NAMES, Enemy, Hero, Phase, State
from starboard.games.hagalaz.steps import next_step
from starboard.games.hagalaz.view import resample

_IN_TURN = frozenset({Phase.STARS, Phase.ACTIONS, Phase.THREAT})
_PASSING = ("decline", "go-on", "done", "stop")
_MOST_STEPS = 24
"""More steps than there are from one turn of a hero to its next."""
_HEX = "hex:"


class _Told(NamedTuple):
    """What a threat card did to the hero, in the copies of a card that lie unseen: who hit it, and with how much."""

    copies: int
    hits: dict[str, int]


class _Harm(NamedTuple):
    """How often the hero loses nothing, 1, 2, ... until its next turn, and how often each is among those who hit it."""

    lost: list[int]
    by: Counter[str]


def danger(state: State, seat: Seat, place: str, tries: int) -> Danger | None:
    """What may happen to the hero whose turn it is if it stops in a hex."""
    names = state.kit.board.names
    name = place.removeprefix(_HEX)
    if state.phase not in _IN_TURN or name not in names:
        return None
    at = names.index(name)
    hero = active_hero(state)
    if hero.downed or enemy_at(state, at) is not None or hero_at(state, at) not in (None, hero):
        return None
    there = restore(State, snapshot(state))
    hero = one_of(there, hero.id)
    relocate_hero(there, hero, at, rule="HG-MOVE-01")
    go_on_with(there, Phase.THREAT)
    told = list(_card_by_card(there, hero))
    harm = _harm(there, hero, seat, tries)
    return Danger(
        f"{_HEX}{name}",
        f"hero:{hero.id}",
        say("danger-name", hero=hero_name(hero.id), hex=name),
        hero.shields,
        hero.health,
        [*_enemies(there, hero, told, harm), *_turrets(there, hero, told, harm)],
        list(_finds(there, hero)),
        harm.lost,
        tries,
    )


# --- who reaches it ------------------------------------------------------------------------------------------


def _card_by_card(state: State, hero: Hero) -> Iterator[_Told]:
    """What each card that may lie beside the hero does to it."""
    saved = snapshot(state)
    for card, copies in possible_cards(state, hero):
        copy = restore(State, saved)
        mine = one_of(copy, hero.id)
        if not mine.card_known:
            lay_card(copy, mine, card)
        copy.log.listen()
        step = next_step(copy)
        if step is not None:
            _play(copy, mine, step)
        yield _Told(copies, _hits(copy, mine, [event for event, _ in copy.log.take()]))


def _hits(state: State, hero: Hero, told: list[Event]) -> dict[str, int]:
    """The pieces that hit the hero, and the damage of each."""
    found = {}
    for event in told:
        if isinstance(event, events.HeroAttacked) and event.hero == hero.id:
            found[f"e{event.enemy}"] = event.damage
        elif isinstance(event, events.TurretFired) and turret_line(state, event.turret) >> hero.at & 1:
            found[f"turret:{event.turret}"] = event.damage
    return found


def _enemies(state: State, hero: Hero, told: list[_Told], harm: _Harm) -> Iterator[Reach]:
    """The enemies that would hit the hero if they were activated now, those that would pick another, and those that
    could only come near."""
    of = sum(card.copies for card in told)
    order = ("hits", "spares", "nears")
    found = []
    for enemy in state.enemies:
        if not can_be_activated(state, enemy):
            continue
        piece = f"e{enemy.id}"
        verdict, how, other = _verdict(state, hero, enemy)
        if verdict is None:
            if not harm.by[piece]:
                continue
            verdict, how = "nears", "nears"
        text = say(
            f"danger-{how}",
            enemy=printed(state, enemy).name,
            hex=hex_name(state, enemy.at),
            hero=hero_name(hero.id),
            other=hero_name(other.id) if other else "",
        )
        amount = hit_on_hero(state, hero, attack_value(state, enemy))
        n = sum(card.copies for card in told if piece in card.hits)
        found.append(Reach(piece, verdict, amount, text, n, of, harm.by[piece]))
    found.sort(key=lambda reach: (order.index(reach.verdict), -reach.amount, reach.piece))
    yield from found


def _verdict(state: State, hero: Hero, enemy: Enemy) -> tuple[Verdict | None, str, Hero | None]:
    """What an enemy would do if it were activated now, the message that says it, and whom it would pick instead."""
    targets = valid_targets(state, enemy)
    if hero in targets:
        preferred = preferred_targets(targets)
        if hero in preferred:
            return "hits", "next-to" if is_adjacent(state, enemy.at, hero.at) else "in-line", None
        return "spares", "spares", preferred[0]
    if targets:
        return None, "", None
    spots = attack_spots(state, hero, "ranged" in markers(state, enemy))
    if reachable(state, enemy, advance_points(state, enemy)) & spots:
        return "nears", "nears", None
    return None, "", None


def _turrets(state: State, hero: Hero, told: list[_Told], harm: _Harm) -> Iterator[Reach]:
    """The active turrets in whose line the hero stands."""
    of = sum(card.copies for card in told)
    for turret in active_turrets(state):
        if turret_line(state, turret) >> hero.at & 1:
            piece = f"turret:{turret}"
            fired = [card for card in told if piece in card.hits]
            damage = max((card.hits[piece] for card in fired), default=0)
            text = say("danger-turret", hex=hex_name(state, state.kit.mission.turrets[turret].at))
            yield Reach(piece, "hits", damage, text, sum(card.copies for card in fired), of, harm.by[piece])


def _finds(state: State, hero: Hero) -> Iterator[Find]:
    """What the hex itself does, and what lies in it."""
    place = f"{_HEX}{hex_name(state, hero.at)}"
    if state.inferno >> hero.at & 1:
        yield Find(place, say("danger-inferno"))
    if state.kit.mission.coolant >> hero.at & 1:
        yield Find(place, say("danger-coolant"))
    if hero.at in state.loot:
        counts = {f"{name.replace('-', '_')}": count for name, count in zip(LOOT_NAMES, state.loot_left, strict=True)}
        yield Find(place, say("danger-loot", of=sum(state.loot_left), **counts))


# --- how much it hurts ---------------------------------------------------------------------------------------


def _harm(state: State, hero: Hero, seat: Seat, tries: int) -> _Harm:
    """What comes of standing there in so many worlds."""
    found = _Harm([0], Counter())
    for turn in range(tries):
        world = resample(state, seat, number(0, "danger", turn))
        world.log.listen()
        mine = one_of(world, hero.id)
        _until_next_turn(world, mine)
        told = [event for event, _ in world.log.take()]
        hurt = [event for event in told if isinstance(event, events.HeroHurt) and event.hero == hero.id]
        lost = sum(event.shields + event.health for event in hurt)
        found.lost.extend([0] * (lost + 1 - len(found.lost)))
        found.lost[lost] += 1
        found.by.update(_hits(world, mine, told).keys())
    return found


def _until_next_turn(state: State, hero: Hero) -> None:
    """Let threat cards come up, turn after turn, until the hero's own turn begins or there is none any more."""
    for _ in range(_MOST_STEPS):
        if state.phase is Phase.ROLL:
            if active_hero(state) is hero:
                return
            go_on_with(state, Phase.THREAT)
        if state.phase is Phase.DEBRIEF or hero.downed:
            return
        step = next_step(state)
        if step is None or not _play(state, hero, step):
            return


def _play(state: State, hero: Hero, step: Step) -> bool:
    """Play a step to its end; whether the mission goes on."""
    chance = state.chance
    sent: object = None
    while True:
        try:
            request = step.send(sent)
        except StopIteration:
            return True
        except EndStep:
            return False
        if isinstance(request, (Roll, Draw)):
            sent = request.resolve(chance)
            chance.used[request.purpose] = chance.used.get(request.purpose, 0) + 1
        elif isinstance(request, (Together, First)):
            sent = request.result({choice.seat: _answer(choice, hero) for choice in request.choices})
        else:
            sent = _answer(request, hero)


def _answer(choice: Choice, hero: Hero) -> Value:
    """Decline what may be declined; otherwise the hero is picked, or what comes first."""
    for value in choice.values:
        if value[0] in _PASSING or value == ("target", hero.id):
            return value
    return choice.values[0]
