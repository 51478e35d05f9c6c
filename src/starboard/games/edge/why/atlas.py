"""What is on the star atlas: regions, moons, goods, leaders, developments, ships, raiders, the probe."""

from __future__ import annotations

from starboard.core.case import Case, Need, case
from starboard.core.ruling import refuse
from starboard.core.text import Text, say
from starboard.games.edge.chart import DISTANCE, REGIONS, is_nebula
from starboard.games.edge.options import player_name, region_name, region_piece, ship_name
from starboard.games.edge.printed import BOX, FLEET, SHIPS
from starboard.games.edge.queries import (
    development_at,
    in_reach,
    is_base,
    is_gate,
    is_hegemon,
    is_planet,
    is_region,
    is_special,
    region_id,
    tile_thing,
    traits,
)
from starboard.games.edge.rules.battle import reinforcements
from starboard.games.edge.rules.developments import half_cost
from starboard.games.edge.state import Phase, State
from starboard.games.edge.why.needs import (
    HUB,
    LAUNCHING,
    Asking,
    a_ship_goes,
    build_needs,
    in_return,
    launch_needs,
    launch_open,
    payable,
    player_of,
    your_turn,
)

REGION_QUESTIONS = frozenset(
    {
        "recruit-where",
        "moon-where",
        "lay-where",
        "push-where",
        "wyrm-where",
        "collapse-which",
        "move-which",
        "hegemon-goes",
        "hegemon-moon",
        "hegemon-restores",
        "hegemon-builds",
    }
)
"""Questions about regions whose rules leave some out without a word."""


def place_named(state: State, id: str) -> int:
    """A space by the name of its region; LookupError if there is none."""
    return next(at for at in range(REGIONS) if region_id(state, at) == id)


def region(asking: Asking, rest: str) -> Case:
    """A region, or what lies in it: `kiln`, `kiln:moon:ember-moon`."""
    name, _, lying = rest.partition(":")
    at = place_named(asking.state, name)
    kind, _, what = lying.partition(":")
    if kind == "leader":
        return _leaders(asking, at, player_of(asking.state, what))
    if kind == "development":
        return _development(asking, at)
    if kind == "moon":
        opens = say("opens-moon-there", region=region_name(asking.state, at))
        return case(refuse("AE-MOON-01", "launch-for-moon"), opens, _way_there(asking, at))
    if kind == "goods":
        opens = say("opens-goods", region=region_name(asking.state, at))
        return case(refuse("AE-LAUNCH-14", "launch-for-goods"), opens, _way_there(asking, at))
    return _region(asking, at)


def _region(asking: Asking, at: int) -> Case:
    state = asking.state
    opens = what_region_gives(state, at)
    choice = asking.choice
    if choice is not None and asking.prompt in REGION_QUESTIONS:
        ruling = refuse(choice.rule, "not-this-region", question=asking.prompt)
        return case(ruling, opens)
    if asking.prompt == "build":
        return case(refuse("AE-DEV-03", "not-a-planet"), opens, build_needs(state, asking.seat, at))
    return case(refuse("AE-LAUNCH-02", "ship-before-region"), opens, _way_there(asking, at))


def building(asking: Asking, rest: str) -> Case:
    """AE-DEV-03, AE-STATION-02: a development on a region, whether or not the building step has come or is over."""
    at = place_named(asking.state, rest)
    if asking.player is None or asking.prompt == "hegemon-builds":
        return _region(asking, at)
    needs = build_needs(asking.state, asking.seat, at)
    return _in_build_step(asking, what_region_gives(asking.state, at), needs)


def restoring(asking: Asking, rest: str) -> Case:
    """AE-RULING-37: a development of one's own on a region that is out of use."""
    at = place_named(asking.state, rest)
    if asking.prompt == "hegemon-restores":
        return _region(asking, at)
    development = development_at(asking.state, at)
    if development is None or development.owner != asking.seat or not development.out_of_use:
        return case(refuse("AE-RULING-37", "nothing-to-restore"), what_region_gives(asking.state, at))
    return _development(asking, at)


def _in_build_step(asking: Asking, opens: Text, needs: list[Need]) -> Case:
    """What is done in the building step of a return, with what it takes; the step may be over, or not have come."""
    needs = [your_turn(asking), *needs]
    if asking.state.phase is Phase.DOCK and asking.is_mine:
        return case(refuse("AE-STATION-01", "building-comes-first"), opens, needs)
    return case(refuse("AE-STATION-02", "in-a-return"), opens, [*needs, in_return(asking, Phase.BUILD)])


def _way_there(asking: Asking, at: int) -> list[Need]:
    """What a launch to a region takes: the turn, a ship that may go there."""
    state = asking.state
    if asking.player is None:
        return []
    if asking.prompt == LAUNCHING and asking.choice is not None:
        kind = SHIPS.index(str(asking.choice.args["ship"]))
        return launch_needs(state, asking.seat, kind, at)
    needs = [your_turn(asking)]
    if asking.is_mine:
        needs.append(launch_open(asking))
    if not is_region(state, at):
        return [*needs, *launch_needs(state, asking.seat, 0, at)]
    if asking.prompt == HUB:
        needs += a_ship_goes(asking, at)
    return needs


def what_region_gives(state: State, at: int) -> Text:
    """What a launch to a region brings, by its kind."""
    if is_nebula(at):
        return say("opens-nebula")
    if is_planet(state, at) and development_at(state, at) is not None:
        return say("opens-built-planet")
    if is_planet(state, at):
        return say("opens-planet", development=BOX.developments[BOX.planet_types[state.tiles[at]]].name)
    if is_base(state, at):
        return say("opens-base", text=tile_thing(state.tiles[at]).spec.text)
    if is_gate(state, at):
        return say("opens-gate")
    return say("opens-special") if is_special(state, at) else say("opens-empty")


def _leaders(asking: Asking, at: int, owner: int) -> Case:
    state = asking.state
    if owner != asking.seat:
        ruling = refuse("AE-LEAD-01", "leaders-of-another", whose=player_name(state, owner))
        return case(ruling, say("opens-their-leaders"))
    opens = say("opens-leaders", region=region_name(state, at))
    return case(refuse("AE-LAUNCH-13", "launch-for-leaders"), opens, _way_there(asking, at))


def _development(asking: Asking, at: int) -> Case:
    state = asking.state
    development = development_at(state, at)
    assert development is not None, "its piece is on the map"
    name = BOX.developments[development.type].name
    if development.owner != asking.seat:
        ruling = refuse("AE-DEV-05", "development-of-another", whose=player_name(state, development.owner))
        his = is_hegemon(state, development.owner)
        return case(ruling, say("opens-his-development" if his else "opens-their-development"))
    if not development.out_of_use:
        return case(refuse("AE-DEV-09", "development-works", development=name), say("opens-development"))
    price = payable(state.players[asking.seat], half_cost(development.type), "AE-RULING-37")
    return _in_build_step(asking, say("opens-ruin"), [price])


def ship(asking: Asking, rest: str) -> Case:
    """A ship on the map."""
    state = asking.state
    owner, _, place = rest.partition(":")
    who, number = player_of(state, owner), int(place)
    kind = FLEET[number]
    at = state.players[who].ships[number]
    if who != asking.seat:
        ruling = refuse("AE-SHIP-17", "ship-of-another", whose=player_name(state, who))
        opens = say("opens-their-ship", region=region_name(state, at), nebula=_in_nebula(at))
        return case(ruling, opens, (), region_piece(state, at))
    reach = traits(state, who)[kind].reach
    opens = say("opens-own-ship", ship=ship_name(kind), reach=reach)
    battle = state.battle
    if asking.prompt == "escalate" and battle is not None:
        if at == battle.at:
            return case(refuse("AE-BATTLE-02", "fights-already"), opens)
        if number in reinforcements(state, who, battle.at):
            return case(refuse("AE-BATTLE-04", "joins-already"), opens)
        if in_reach(state, who, number, battle.at):
            return case(refuse("AE-BATTLE-07", "needs-navigation", ship=SHIPS[kind]), opens)
        return case(refuse("AE-BATTLE-04", "out-of-reach", distance=DISTANCE[at][battle.at], reach=reach), opens)
    return case(refuse("AE-SHIP-17", "ships-stay"), opens)


def _in_nebula(at: int) -> str:
    """AE-LAUNCH-05: whether only ships with navigation get at what is there."""
    return "yes" if is_nebula(at) else "no"


def raider(asking: Asking, rest: str) -> Case:
    """A raider on the map."""
    state = asking.state
    found = next(each for each in state.raiders if each.id == int(rest))
    thing = BOX.raiders[found.number]
    where = region_name(state, found.at)
    opens = say("opens-raider", region=where, reach=thing.spec.reach, nebula=_in_nebula(found.at))
    if asking.prompt == "raid-which":
        distance = DISTANCE[found.at][state.at]
        ruling = refuse("AE-RAID-06", "raider-out-of-reach", distance=distance, reach=thing.spec.reach)
        return case(ruling, opens)
    return case(
        refuse("AE-RAID-08", "raiders-are-fought"), opens, _way_there(asking, found.at), region_piece(state, found.at)
    )


def probe(asking: Asking, rest: str) -> Case:
    """The Hegemon's probe."""
    hegemon = asking.state.hegemon
    assert hegemon is not None, "the probe is his"
    at = region_piece(asking.state, hegemon.probe)
    return case(refuse("AE-HEG-74", "probe-follows"), say("opens-probe"), (), at)
