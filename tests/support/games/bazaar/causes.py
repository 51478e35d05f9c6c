"""What makes things happen at the Night Bazaar, besides its bidders."""

from __future__ import annotations

from starboard.core.event import Cause
from starboard.core.modules import Page
from starboard.core.text import Text, say


def because(cause: Cause) -> Text:
    """The Broker, or the dealing of cards."""
    return say(f"because-{cause.kind}")


def opens(cause: Cause) -> str:
    """The Broker can be looked at."""
    return "broker" if cause.kind == "broker" else ""


def page(cause: Cause) -> Page:
    """What everybody knows of the Broker."""
    return Page("The Broker", ("He keeps what is worth more than the lot.",), ("BZ-06",))
