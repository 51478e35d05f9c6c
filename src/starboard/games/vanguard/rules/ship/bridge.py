"""Page 2, the bridge: cards installed, pools filled, situations checked and revealed (IV-SHIP-BRIDGE)."""

from __future__ import annotations

from starboard.core.chance import draw
from starboard.core.choice import Value, choose
from starboard.games.vanguard import effects_ship as effects
from starboard.games.vanguard.printed import BOX
from starboard.games.vanguard.printed_ship import BOOK
from starboard.games.vanguard.queries_ship import decider, pulses
from starboard.games.vanguard.rules.logs import read_log
from starboard.games.vanguard.rules.ship.aboard import DONE, carry_out, usable_upgrades, use_upgrade
from starboard.games.vanguard.rules.ship.objectives import end_lost, fail_late_objectives, settle_objectives
from starboard.games.vanguard.ship_state import OBJECTIVES, TECHNOLOGIES, UPGRADES, Page, Situation
from starboard.games.vanguard.state import State

FIRST_LOG = "750"
"""IV-TUTC-18: the log of the first ship phase."""


async def begin(state: State) -> None:
    """A pass begins; objectives that are reached, or whose time is up, are settled before new ones are installed."""
    effects.begin_pass(state)
    if 0 < pulses(state.ship) < state.ship.passes:
        return end_lost(state)
    effects.age_objectives(state)
    effects.next_step(state)
    if state.ship.passes == 1:
        await read_log(state, -1, BOX.logs.number(FIRST_LOG))
    await settle_objectives(state)
    if state.ship.ending < 0:
        await fail_late_objectives(state)


async def install(state: State) -> None:
    """IV-SHIP-BRIDGE-01, IV-SHIP-BRIDGE-02: bridge cards from Future Use into their slots, as far as there are some."""
    ship = state.ship
    for card in list(ship.waiting[OBJECTIVES]):
        if BOOK.objectives[card].spec.kind == "main" or len(ship.sides) < BOOK.numbers.side_slots:
            effects.install(state, OBJECTIVES, card, "IV-SHIP-BRIDGE-01")
    for card in list(ship.waiting[TECHNOLOGIES]):
        effects.install(state, TECHNOLOGIES, card, "IV-SHIP-BRIDGE-01")
    for card in list(ship.waiting[UPGRADES]):
        if len(ship.upgrades) < BOOK.numbers.upgrade_slots:
            effects.install(state, UPGRADES, card, "IV-SHIP-BRIDGE-01")
    effects.next_step(state)


async def generate(state: State) -> None:
    """IV-SHIP-BRIDGE-03: new pools of command and energy."""
    effects.fill_pools(state)
    effects.next_step(state)


async def check_situations(state: State) -> None:
    """IV-SHIP-BRIDGE-05, IV-SHIP-BRIDGE-07: every situation in play gets a time marker, and fails at its limit."""
    for situation in list(state.ship.situations):
        effects.age_situation(state, situation)
    effects.next_step(state)


async def resolve_situations(state: State) -> None:
    """IV-SHIP-BRIDGE-05: one situation whose time is up after the other."""
    due = next((each for each in state.ship.situations if is_due(each)), None)
    if due is None:
        return effects.next_step(state)
    card = BOOK.situations[due.card]
    effects.close_situation(state, due, solved=False)
    await carry_out(state, card, card.calls["fail"])


async def hear_echoes(state: State) -> None:
    """Choices come back: of the echoes that hold and were not heard yet the first ones are read."""
    effects.next_step(state)
    for _ in range(BOOK.numbers.echoes_heard):
        await _hear_echo(state)


async def _hear_echo(state: State) -> None:
    for echo in BOOK.echoes:
        if echo.number not in state.ship.echoes and echo.goals["when"](state, -1):
            effects.hear_echo(state, echo.number)
            with state.log.by(echo.cause(-1)):
                return await read_log(state, -1, BOX.logs.number(echo.spec.log))


def is_due(situation: Situation) -> bool:
    """Whether a situation has run out of time."""
    limit: int = BOOK.situations[situation.card].spec.limit
    return situation.time >= limit


async def reveal(state: State) -> None:
    """IV-SHIP-BRIDGE-06, IV-SHIP-BRIDGE-07: a new situation, if a slot is free; the first phase reveals none."""
    ship, numbers = state.ship, BOOK.numbers
    effects.next_step(state)
    if ship.passes <= numbers.quiet_passes:
        return
    for _ in range(numbers.situations_revealed):
        if not ship.potential or len(ship.situations) >= numbers.situation_slots:
            return
        counts = [1 if card in ship.potential else 0 for card in range(len(BOOK.situations))]
        effects.reveal_situation(state, await draw("situation", counts, rule="IV-SHIP-BRIDGE-06"))


async def prepare_scanner(state: State) -> None:
    """IV-SHIP-BRIDGE-09: the scanner is empty."""
    effects.clear_scanner(state)
    effects.next_step(state)


async def use_bridge(state: State) -> None:
    """IV-SHIP-BRIDGE-10: upgrades of the bridge may be used; then on to the star map."""
    values = usable_upgrades(state, "bridge")
    if values:
        leave: Value = DONE
        picked = await choose(decider(state), "bridge", [*values, leave], rule="IV-SHIP-BRIDGE-10")
        if picked != leave:
            return await use_upgrade(state, int(picked[1]))
    effects.turn_to(state, Page.STAR_MAP)


STEPS = (
    begin,
    install,
    generate,
    check_situations,
    resolve_situations,
    hear_echoes,
    reveal,
    prepare_scanner,
    use_bridge,
)
