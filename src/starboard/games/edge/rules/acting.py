"""What acts: the causes that the log keeps with everything that happens."""

from __future__ import annotations

from functools import cache

from starboard.core.event import SET_UP, Cause
from starboard.games.edge.moments import Agent
from starboard.games.edge.printed import BOX, Thing
from starboard.games.edge.queries import is_hegemon, number_of, region_id
from starboard.games.edge.state import HEGEMON, State


def acting(state: State, thing: Thing, who: int) -> Cause:
    """`with state.log.by(acting(state, card, who)):` something printed acts for a player."""
    return thing.cause(number_of(state, who))


def because(state: State, agent: Agent, id: str = "", who: int | None = None) -> Cause:
    """`with state.log.by(because(state, Agent.TURN, who=who)):` something acts that is no printed thing."""
    return _cause(agent, id, "" if who is None else str(number_of(state, who)), 0)


@cache
def _cause(agent: Agent, id: str, owner: str, part: int) -> Cause:
    return Cause(agent, id, owner, part=part)


# --- what acts in a step where nothing else does ----------------------------------------------------------------------


def of_set_up(state: State) -> Cause:
    """Before the first turn."""
    return SET_UP


def of_answer(state: State) -> None:
    """The answer; whoever is asked says what acts."""
    return None


def of_launch(state: State) -> Cause:
    """The launch of the active player."""
    return _cause(Agent.LAUNCH, region_id(state, state.at), str(number_of(state, state.active)), 0)


def of_raid(state: State) -> Cause:
    """The raid on the active region."""
    return _cause(Agent.RAID, region_id(state, state.at), "", _his(state, 6))


def of_battle(state: State) -> Cause:
    """The battle in the active region."""
    return _cause(Agent.BATTLE, region_id(state, state.at), "", _his(state, 7))


def of_return(state: State) -> Cause:
    """The return of the active player."""
    return _cause(Agent.RETURN, "", str(number_of(state, state.active)), 0)


def of_turn(state: State) -> Cause:
    """The turn of the active player; his die is the first step of the Hegemon's (AE-HEG-76)."""
    return _cause(Agent.TURN, "", str(number_of(state, state.active)), _his(state, 1))


def of_turn_end(state: State) -> Cause:
    """What belongs to the end of every turn; in the Hegemon's the action card is discarded (AE-HEG-90)."""
    hegemon = state.hegemon
    if hegemon is not None and state.active == state.seats and hegemon.section >= 0:
        return his_launch(state, 8)
    return _cause(Agent.TURN, "", str(number_of(state, state.active)), 0)


def his_launch(state: State, step: int) -> Cause:
    """AE-HEG-76: a step of the Hegemon's launch, which his action card makes happen."""
    assert state.hegemon is not None
    order = BOX.orders[state.hegemon.shown[state.hegemon.section]]
    return _cause(Agent.ORDER, order.id, str(HEGEMON), step)


def his_return(step: int) -> Cause:
    """AE-HEG-91: a step of the Hegemon's return."""
    return _cause(Agent.RETURN, "", str(HEGEMON), step)


def of_his_launch(state: State) -> Cause:
    """The region action of the Hegemon comes first when his ship has departed."""
    return his_launch(state, 3)


def _his(state: State, step: int) -> int:
    """The number of a step in the Hegemon's turn; in others' turns steps are not counted."""
    return step if is_hegemon(state, state.active) else 0
