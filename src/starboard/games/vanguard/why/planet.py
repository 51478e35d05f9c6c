"""What is on the map and on the cards of the planet: sectors, routes, figures, points of interest, missions, decks."""

from __future__ import annotations

from starboard.core.case import Case, Need, case, need
from starboard.core.ruling import refuse
from starboard.core.text import say
from starboard.games.vanguard.needs import in_words
from starboard.games.vanguard.printed import BOX, KINDS, SECTIONS, Action
from starboard.games.vanguard.queries import board_of, member_of, usual_rest_cost
from starboard.games.vanguard.rules.actions import actions_here, can_act, can_depart, can_rest
from starboard.games.vanguard.rules.missions import completable
from starboard.games.vanguard.rules.moving import can_move
from starboard.games.vanguard.why.asking import Asking, by_ruling, turn_needs


def sector(asking: Asking, number: str) -> Case:
    """A sector: one moves there along a route."""
    state = asking.state
    at = asking.sector(number)
    spec = board_of(state).sectors[at]
    opens = say("opens-sector", number=spec.number, name=spec.name)
    needs = turn_needs(asking)
    who = asking.who
    if who >= 0:
        here = member_of(state, who).at
        if here == at:
            return case(refuse("IV-MOVE-02", "there-already", section=who), opens, needs, f"member:{SECTIONS[who]}")
        routes = [route for route in board_of(state).routes if (route.start, route.to) == (here, at)]
        ruling = refuse("IV-MOVE-02", "no-route", section=who)
        needs.append(need(say("check-route"), bool(routes), ruling, f"sector:{board_of(state).sectors[here].number}"))
        if routes:
            needs.append(by_ruling(say("check-may-leave"), can_move(state, who, routes[0])))
    return case(refuse("IV-MOVE-02", "move-to-sectors"), opens, needs)


def route(asking: Asking, number: str) -> Case:
    """A way between two sectors."""
    state = asking.state
    found = board_of(state).routes[int(number)]
    start, to = (board_of(state).sectors[at] for at in (found.start, found.to))
    opens = say("opens-route", start=start.name, to=to.name)
    needs = turn_needs(asking)
    if asking.who >= 0:
        needs.append(by_ruling(say("check-route"), can_move(state, asking.who, found), f"sector:{start.number}"))
    return case(refuse("IV-BOARD-03", "move-to-sectors"), opens, needs, f"sector:{to.number}")


def lane(asking: Asking, rest: str) -> Case:
    """A way between two systems."""
    return case(refuse("IV-SHIP-STAR-02", "fly-to-systems"), say("opens-lane"))


def member(asking: Asking, name: str) -> Case:
    """A figure on the map."""
    who, _ = asking.member(name)
    return case(
        refuse("IV-ROUND-05", "figure-stands", section=who), say("opens-member"), (), f"side:{name}", f"crew-{name}"
    )


def lander(asking: Asking, rest: str) -> Case:
    """The lander: the team departs from here."""
    needs = turn_needs(asking)
    if asking.who >= 0:
        needs.append(by_ruling(say("check-at-lander"), can_depart(asking.state, asking.who), "lander"))
    return case(refuse("IV-DEPART-01", "depart-from-lander"), say("opens-lander"), needs)


def standee(asking: Asking, rest: str) -> Case:
    """A threat on the map."""
    id = rest.partition(":")[0]
    return case(refuse("IV-THREAT-01", "threat-stands"), say("opens-threat"), (), f"threat:{id}")


def threat(asking: Asking, rest: str) -> Case:
    """A threat's card, or a space of its track."""
    id = rest.partition(":")[0]
    return case(refuse("IV-THREAT-02", "threat-acts"), say("opens-threat"), (), f"standee:{id}")


def token(asking: Asking, id: str) -> Case:
    """Field equipment that is set up."""
    ruling = refuse("IV-EQUIP-10", "token-works")
    return case(ruling, say("opens-token", text=BOX.equipment.find(id).spec.text))


def poi(asking: Asking, number: str) -> Case:
    """A point of interest: what can be done there stands on it."""
    state = asking.state
    at = asking.sector(number)
    needs = turn_needs(asking)
    who = asking.who
    if who >= 0:
        ruling = refuse("IV-ACT-10", "elsewhere", number=board_of(state).sectors[at].number)
        needs.append(need(say("check-in-sector"), member_of(state, who).at == at, ruling, f"sector:{number}"))
        ruling = refuse("IV-ACT-02", "special-used", section=who)
        needs.append(need(say("check-special"), not state.special_used, ruling))
    return case(refuse("IV-ACT-06", "cards-offer-actions"), say("opens-poi"), needs, f"sector:{number}")


def action(asking: Asking, rest: str) -> Case:
    """A special action, or a row, an effect, a track of it."""
    owner, _, id = rest.partition(":")
    id, _, part = id.partition(":")
    found = next(each for each in BOX.actions if each.owner.id == owner and each.id == id)
    if part.startswith("row"):
        row = next(each for each in found.rows if each.colour == part.rpartition(":")[2])
        return case(refuse("IV-CHECK-25", "rows-are-marked"), say("opens-row", needs=in_words(row.need), text=row.text))
    if part.startswith("effect"):
        effect = found.effects[int(part.rpartition(":")[2])]
        opens = say("opens-effect", needs=in_words(effect.need), text=effect.text)
        return case(refuse("IV-FX-04", "effects-are-forced"), opens)
    if part.startswith("track"):
        track = next(each for each in found.tracks if each.colour == part.rpartition(":")[2])
        return case(refuse("IV-TRACK-04", "tracks-advance"), say("opens-track", text=track.text))
    return case(
        refuse("IV-ACT-06", "one-at-a-time"), say("opens-action", name=found.name), _action_needs(asking, found)
    )


def _action_needs(asking: Asking, action: Action) -> list[Need]:
    state = asking.state
    needs = turn_needs(asking)
    who = asking.who
    if who >= 0:
        here = any(each is action for each, _ in actions_here(state, who))
        needs.append(need(say("check-card-here"), here, refuse("IV-ACT-10", "card-elsewhere", section=who)))
        if here:
            needs.append(by_ruling(say("check-special"), can_act(state, who, action)))
    return needs


def mission(asking: Asking, id: str) -> Case:
    """A mission: it is completed when what it asks for holds."""
    thing = BOX.missions.find(id)
    text = thing.spec.completion_text or thing.spec.text
    if not thing.spec.completion:
        return case(refuse("IV-MISS-01", "ends-by-itself"), say("opens-mission", text=text))
    met = any(value[1] == thing.number for value in completable(asking.state))
    needs = [need(say("check-completion"), met, refuse("IV-MISS-02", "not-completed"))]
    return case(refuse("IV-RULING-63", "complete-in-a-turn"), say("opens-mission", text=text), needs)


def condition(asking: Asking, rest: str) -> Case:
    """The global condition, or an effect of it."""
    return case(refuse("IV-COND-02", "condition-holds"), say("opens-condition"))


def condition_combo(asking: Asking, rest: str) -> Case:
    """A combo of the condition: in step 5 of a check."""
    combo = BOX.conditions[asking.state.condition].parts["combo"][int(rest)]
    opens = say("opens-combo", needs=in_words(combo.need), text=combo.text)
    step = asking.state.check.step if asking.state.check is not None else 0
    needs = [need(say("check-step-five"), step == 5, refuse("IV-COMBO-06", "only-in-step-five"))]
    return case(refuse("IV-COMBO-04", "dice-do-not-pay"), opens, needs)


def rank_up(asking: Asking, rest: str) -> Case:
    """The rank-up card."""
    text = BOX.rankups[asking.state.rank_up].spec.text
    ruling = refuse("IV-RANK-03", "ranked-already") if asking.state.ranked else refuse("IV-RANK-02", "not-ranked-yet")
    return case(ruling, say("opens-rank-up", text=text))


def event(asking: Asking, rest: str) -> Case:
    """The event that was revealed."""
    return case(refuse("IV-EVENT-02", "event-happens"), say("opens-event"))


def events(asking: Asking, rest: str) -> Case:
    """The event deck."""
    return case(refuse("IV-EVENT-01", "events-come"), say("opens-events"))


def rules_of_planet(asking: Asking, rest: str) -> Case:
    """What is printed on the board."""
    return case(refuse("IV-BOARD-01", "board-rules-hold"), say("opens-board-rules"))


def supplies(asking: Asking, rest: str) -> Case:
    """Supplies: what a rest costs."""
    needs = turn_needs(asking)
    if asking.who >= 0:
        needs.append(by_ruling(say("check-supplies"), can_rest(asking.state, asking.who)))
    return case(refuse("IV-REST-01", "rest-instead"), say("opens-supplies", count=usual_rest_cost(asking.state)), needs)


def success(asking: Asking, rest: str) -> Case:
    """Success tokens."""
    return case(refuse("IV-RANK-07", "success-is-counted"), say("opens-success"))


def discovery(asking: Asking, id: str) -> Case:
    """A discovery on the lander or aboard."""
    spec = BOX.discoveries.find(id).spec
    ruling = refuse("IV-DISC-04", "not-usable-now") if spec.planet else refuse("IV-DISC-06", "kept-for-research")
    return case(ruling, say("opens-discovery", text=spec.text))


def unique(asking: Asking, number: str) -> Case:
    """A unique discovery."""
    spec = BOX.uniques[BOX.unique_numbers[int(number)]].spec
    ruling = refuse("IV-UDISC-01", "not-usable-now") if spec.planet else refuse("IV-UDISC-02", "kept-for-the-book")
    return case(ruling, say("opens-unique", text=spec.text))


def uniques(asking: Asking, rest: str) -> Case:
    """The face-down stack."""
    return case(refuse("IV-UDISC-04", "uniques-are-found"), say("opens-uniques"))


def deck(asking: Asking, name: str) -> Case:
    """A discovery deck with its leads."""
    if name not in KINDS:
        raise LookupError(name)
    return case(refuse("IV-LEAD-04", "leads-are-gained"), say("opens-deck", kind=say(f"kind-{name}")))


def lead_bag(asking: Asking, rest: str) -> Case:
    """The bag with leads."""
    return case(refuse("IV-LEAD-02", "leads-are-gained"), say("opens-bag"))
