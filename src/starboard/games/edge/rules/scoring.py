"""The count at the end, line by line (AE-END, AE-HEG-108 to 124, AE-RELIC-06)."""

from __future__ import annotations

from typing import NamedTuple

from starboard.games.edge.chart import NEIGHBOURS, SPACES
from starboard.games.edge.moments import Query
from starboard.games.edge.printed import BOX, TRACKS
from starboard.games.edge.queries import (
    all_moons,
    asked,
    bonus_level,
    is_hegemon,
    is_special,
    is_working,
    relics_of,
    resources_of,
    tile_at,
    tile_thing,
    vault_level,
)
from starboard.games.edge.state import Phase, State

LINES = (
    "track",
    *TRACKS,
    "developments",
    "specials",
    "damage",
    "vault",
    "civilization-modules",
    "leaders",
    "moons",
    "tokens",
    "relics",
    "destiny",
)
"""The lines of the score sheet in the order of the count; `track` is what the score marker shows."""


class Line(NamedTuple):
    """One line: what is counted, and each player's points."""

    name: str
    points: tuple[int, ...]


def score_sheet(state: State) -> list[Line]:
    """AE-END-04 to 13, AE-HEG-108 to 117: all lines of all players."""
    columns = counted(state)
    return [Line(name, tuple(column[name] for column in columns)) for name in LINES]


def totals(state: State) -> list[int]:
    """Everybody's points in the end."""
    return [sum(column.values()) for column in counted(state)]


def counted(state: State) -> list[dict[str, int]]:
    """What everybody would count now, by line."""
    return [_column(state, who) for who in range(len(state.players))]


def known_to(seat: int, columns: list[dict[str, int]], *, over: bool) -> list[dict[str, int]]:
    """The count as a seat knows it: a destiny is known to whoever holds it, and to all in the end."""
    if over:
        return columns
    return [column if who == seat else {**column, "destiny": 0} for who, column in enumerate(columns)]


def known_sheet(state: State, seat: int) -> list[dict[str, int]]:
    """What everybody would count now, by line, as a seat knows it."""
    return known_to(seat, counted(state), over=state.phase is Phase.OVER)


def _column(state: State, who: int) -> dict[str, int]:
    """A player's points, by line."""
    player = state.players[who]
    numbers = BOX.numbers
    automatic = is_hegemon(state, who)
    found = dict.fromkeys(LINES, 0)
    found["track"] = player.points
    for track, name in enumerate(TRACKS):
        found[name] = numbers.track_points[player.tracks[track]]
    own = [each for each in state.developments if each.owner == who and not each.out_of_use]
    found["developments"] = sum(bonus_level(player, each.type) for each in own)
    found["specials"] = sum(
        tile_thing(tile_at(state, near)).spec.bonus
        for each in own
        for near in NEIGHBOURS[each.at]
        if near < SPACES and is_special(state, near)
    )
    found["damage"] = -numbers.damaged_module * sum(1 for module in player.modules if not is_working(module))
    level = numbers.vault[vault_level(player)]
    if automatic:
        found["vault"] = level * min(len(player.hand), numbers.hegemon_vault_cards)
        found["moons"] = numbers.hegemon_moon * len(all_moons(player))
        found["tokens"] = numbers.hegemon_token * (len(player.discoveries) + len(player.supremacies))
    else:
        found["vault"] = asked(state, who, Query.VAULT, level) * resources_of(player)
        found["civilization-modules"] = _modules(state, who)
        found["tokens"] = _printed(state, who)
    found["leaders"] = asked(state, who, Query.LEADER_POINTS, numbers.leader_points) * player.leaders
    relics = numbers.relics
    found["relics"] = relics[min(relics_of(player), len(relics) - 1)]
    found["destiny"] = max((destiny_points(state, who, each) for each in player.destinies), default=0)
    return found


def _modules(state: State, who: int) -> int:
    """AE-END-09: the points printed on undamaged modules."""
    total = 0
    for module in state.players[who].modules:
        if is_working(module):
            thing = BOX.modules[module.number]
            total += thing.spec.vp + (thing.scores(state, who) if thing.scores else 0)
    return total


def _printed(state: State, who: int) -> int:
    """AE-END-12: what tokens count for at the end."""
    player = state.players[who]
    things = [BOX.discoveries[token] for token in player.discoveries]
    things += [BOX.supremacies[token] for token in player.supremacies]
    return sum(thing.scores(state, who) for thing in things if thing.scores)


def destiny_points(state: State, who: int, destiny: int) -> int:
    """AE-DEST-01, AE-HEG-117: what a destiny card gives."""
    scores = BOX.destinies[destiny].scores
    assert scores is not None
    points: int = scores(state, who)
    return points


def winners(state: State) -> list[int]:
    """AE-END-14, AE-RULING-28: most points, then modules, then resources; a human before the Hegemon, else shared."""
    points = totals(state)
    ranks = [
        (points[who], len(player.modules), resources_of(player), who < state.seats)
        for who, player in enumerate(state.players)
    ]
    best = max(ranks)
    return [who for who, rank in enumerate(ranks) if rank == best]
