"""When others may react, and which questions others may answer differently. Both lists are closed."""

from __future__ import annotations

from enum import StrEnum


class Moment(StrEnum):
    """The moments at which reactions of heroes, elites and missions come in."""

    SETUP = "setup"
    """The hero's board is set up (HG-SETUP-15); also when its ability is unlocked in mid-mission."""
    ROUND_START = "round-start"
    """A round begins, before the Preparation Phase (HG-ROUND-03)."""
    TURN_START = "turn-start"
    """A hero's turn begins, before its roll (HG-TURN-03)."""
    STAR = "star"
    """A star triggers the active hero's main ability (HG-CORE-01)."""
    ROLLED = "rolled"
    """The strategic roll is over, no die shows a star any more (HG-LIAR-01)."""
    ACTION_START = "action-start"
    """A die lies on a slot, its action has not begun (HG-RULING-33)."""
    ACTION_END = "action-end"
    """An action is fully resolved (HG-RULING-33)."""
    SHOT = "shot"
    """A hero has chosen the target of an attack; its damage may still change (HG-GARR-08)."""
    ACTION_RESOLVED = "action-resolved"
    """An action's effect is done, its end has not come (HG-WREX-08)."""
    MOVE_COMPLETED = "move-completed"
    """A hero completed a Move action (HG-SHEP-04)."""
    HERO_ENTERED = "hero-entered"
    """A hero has entered a hex, and whatever the hex does has been done (HG-RULING-23)."""
    ENEMY_ENTERED = "enemy-entered"
    """An enemy has entered a hex."""
    ENEMY_ADVANCED = "enemy-advanced"
    """An enemy has ended an advance of at least one hex (HG-ADV-01)."""
    ENEMY_ACTIVATED = "enemy-activated"
    """An enemy's activation is over."""
    TARGETED = "targeted"
    """An enemy has picked the hero it attacks (HG-LIAR-07)."""
    ATTACKED = "attacked"
    """An enemy's attack on a hero has been resolved."""
    HURT = "hurt"
    """A hero's attack has damaged an enemy, which still stands."""
    DEFEATED = "defeated"
    """An enemy has been defeated."""
    WOUNDED = "wounded"
    """A hero has suffered damage; it is not Downed yet (HG-DMGH-05)."""
    DOWNED = "downed"
    """A hero has gone Downed (HG-DOWN-01)."""
    REVEALED = "revealed"
    """A concealed area has been revealed (HG-CONC-06)."""
    TICKED = "ticked"
    """Progress boxes have been ticked, and objectives checked (HG-GEN-08)."""
    TURN_END = "turn-end"
    """A hero's turn ends, after its threat card (HG-RULING-44)."""
    ROUND_END = "round-end"
    """The End Phase is done (HG-END-01 to 04): shields are full, the lead token has passed."""


EVEN_WHEN_DOWNED = frozenset({Moment.DOWNED, Moment.SETUP, Moment.ENEMY_ENTERED})
"""The moments that a Downed hero's abilities react to: what was laid out stays dangerous when its owner has fallen."""

OWN_TURN = frozenset(
    {Moment.TURN_START, Moment.ACTION_START, Moment.ACTION_RESOLVED, Moment.ACTION_END, Moment.MOVE_COMPLETED}
)
"""The moments that only the active hero's own abilities react to, of all heroes'."""


class Query(StrEnum):
    """The questions that modifiers answer differently: pure, nobody is asked."""

    ATTACK = "attack"
    """How hard an enemy hits."""
    MARKERS = "markers"
    """Which markers an enemy has."""
    DAMAGE = "damage"
    """How much damage an enemy suffers of a hit."""
    HERO_DAMAGE = "hero-damage"
    """How much damage a hero suffers of an enemy's attack."""
    ADVANCE = "advance"
    """How many movement points an enemy advances with (HG-ADV-01)."""
    TREATED_AS = "treated-as"
    """As which face a die may be placed instead of its own (-1: none)."""
    DRONE_DAMAGE = "drone-damage"
    """How much damage the drone deals."""
