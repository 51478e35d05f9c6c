"""What lies around the map and the stations: tracks, decks, seats, the Hegemon's things, a battle, zones."""

from __future__ import annotations

from starboard.core.case import Case, case
from starboard.core.ruling import refuse
from starboard.core.text import say
from starboard.games.edge.options import player_name
from starboard.games.edge.printed import BOX, TRACKS
from starboard.games.edge.queries import number_of
from starboard.games.edge.why.needs import Asking, player_of

ZONES = frozenset({"map", "seats", "score", "events", "battle", "hand", "display", "hegemon", "secrets", "supply"})
_ZONE_NAMES = ("track-", "display:", "station-")


def is_zone(piece: str) -> bool:
    """Whether this is a part of the table, and no thing on it."""
    return piece in ZONES or piece.startswith(_ZONE_NAMES)


def zone(asking: Asking, id: str) -> Case:
    """A part of the table."""
    return case(refuse("AE-COMP-01", "part-of-the-table"), say("opens-zone"))


def turn(asking: Asking, rest: str) -> Case:
    """Whose turn it is."""
    state = asking.state
    ruling = refuse("AE-TURN-01", "turn-tells", turn=state.turn, whose=player_name(state, state.active))
    return case(ruling, say("opens-turn", terminus=state.flags.terminus), (), f"seat:{number_of(state, state.active)}")


def seat(asking: Asking, rest: str) -> Case:
    """A participant, with the score."""
    state = asking.state
    who = player_of(state, rest)
    points = state.players[who].points
    ruling = refuse("AE-END-01", "seat-tells", whose=player_name(state, who), points=points)
    return case(ruling, say("opens-seat", terminus=state.flags.terminus))


def track(asking: Asking, rest: str) -> Case:
    """A progress track, or a space of it."""
    id, _, _ = rest.partition(":")
    number = TRACKS.index(id)
    return case(
        refuse("AE-TRACK-02", "tracks-are-climbed"), say("opens-track", track=id, text=BOX.tracks[number].spec.text)
    )


def marker(asking: Asking, rest: str) -> Case:
    """A marker on a progress track."""
    id, _, owner = rest.partition(":")
    number = TRACKS.index(id)
    who = player_of(asking.state, owner)
    at = asking.state.players[who].tracks[number]
    points = BOX.numbers.track_points[at]
    ruling = refuse("AE-TRACK-09", "marker-tells", whose=player_name(asking.state, who), at=at, points=points)
    return case(ruling, say("opens-track", track=id, text=BOX.tracks[number].spec.text))


def event_track(asking: Asking, rest: str) -> Case:
    """The event marker, and the spaces before it."""
    left = BOX.numbers.event_space - asking.state.event_step
    return case(refuse("AE-EVENT-03", "events-come", steps=left), say("opens-events"))


def deck(asking: Asking, id: str) -> Case:
    """A face-down pile."""
    return case(refuse("AE-SETUP-18", "decks-are-drawn"), say("opens-deck", deck=id))


def laid(asking: Asking, rest: str) -> Case:
    """A supremacy token that nobody has taken."""
    return case(refuse("AE-TRACK-07", "supremacy-waits"), say("opens-laid"), (), "track:supremacy")


# --- the Hegemon ------------------------------------------------------------------------------------------------------


def officer(asking: Asking, rest: str) -> Case:
    """The Hegemon's officer."""
    return case(refuse("AE-HEG-05", "officer-commands"), say("opens-officer"))


def ring(asking: Asking, rest: str) -> Case:
    """A space of the command ring."""
    hegemon = asking.state.hegemon
    assert hegemon is not None, "the ring is his"
    spaces = len(BOX.officers[hegemon.officer].spec.ring)
    steps = (int(rest) - hegemon.marker) % spaces
    return case(refuse("AE-HEG-94", "ring-turns", steps=steps), say("opens-ring"), (), f"ring:{hegemon.marker}")


def order(asking: Asking, rest: str) -> Case:
    """The face-up action card of a section."""
    return case(refuse("AE-HEG-77", "orders-are-rolled", section=int(rest)), say("opens-order"))


def tile(asking: Asking, rest: str) -> Case:
    """An upgrade of the Hegemon."""
    lasts = BOX.hegemon_upgrades[BOX.hegemon_upgrades.number(rest)].spec.power
    return case(refuse("AE-HEG-42", "his-upgrade-works" if lasts else "his-upgrade-given"), say("opens-tile"))


# --- a battle ---------------------------------------------------------------------------------------------------------


def step(asking: Asking, id: str) -> Case:
    """A step of a battle."""
    return case(refuse("AE-BATTLE-01", "steps-follow"), say("opens-step", step=id))


def column(asking: Asking, rest: str) -> Case:
    """The dice of all sides that are compared with each other."""
    return case(refuse("AE-BATTLE-18", "dice-are-compared"), say("opens-column"))


def side(asking: Asking, rest: str) -> Case:
    """A side of a battle."""
    who = player_of(asking.state, rest)
    ruling = refuse("AE-BATTLE-02", "side-fights", whose=player_name(asking.state, who))
    return case(ruling, say("opens-side"))


def die(asking: Asking, rest: str) -> Case:
    """A die of a battle."""
    return case(refuse("AE-BATTLE-17", "dice-are-compared"), say("opens-die"))
