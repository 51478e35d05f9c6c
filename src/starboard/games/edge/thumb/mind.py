"""A view, thought about for one seat: what is where, how long the game will last, what one's own things can do."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any

from starboard.games.edge.chart import DISTANCE, FIRST_BASE, GATE, NEIGHBOURS, PLANETS, REGIONS, SPACES
from starboard.games.edge.printed import BOX, CREDITS, ENERGY, FLEET, SHIPS, TRACKS, TRANSPORT
from starboard.games.edge.thumb.odds import chance_to_win
from starboard.games.edge.view import PAD, RAIDERS, SCRAPYARD, Module, PlayerView, View

TILES_PER_TYPE = 3
PACE = 2.8
"""Points that whoever leads scores in a turn, about."""


class Mind:
    """What a seat sees, and what follows from it."""

    def __init__(self, view: View, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.me: PlayerView = view.players[seat]

    # --- the clock ----------------------------------------------------------------------------------------------------

    @cached_property
    def turns(self) -> float:
        """How many turns one still has, about; this one is not counted."""
        if self.view.ending:
            return 0.0
        most = max(player.points for player in self.view.players)
        return max(0.5, (self.view.flags.terminus - most) / PACE + 0.5)

    @cached_property
    def returns(self) -> float:
        """How often one's fleet will still come home."""
        return self.turns / (self.fleet + 1)

    @cached_property
    def fleet(self) -> int:
        """The ships one has built."""
        return sum(place != -1 for place in self.me.ships)

    @cached_property
    def on_the_pad(self) -> int:
        return self.me.ships.count(PAD)

    @cached_property
    def out(self) -> int:
        return sum(place >= 0 for place in self.me.ships)

    @cached_property
    def wrecks(self) -> int:
        return self.me.ships.count(SCRAPYARD)

    @cached_property
    def vault(self) -> int:
        """What an unspent resource will be worth at the end, as things stand."""
        level: int = BOX.numbers.vault[sum(1 for at in BOX.vault_spaces if self.me.tracks[2] >= at)]
        return level + self.power("vault")

    # --- one's own things ---------------------------------------------------------------------------------------------

    def specs(self) -> Iterator[Any]:
        """What is printed on everything that lasts."""
        if self.me.faction >= 0:
            yield BOX.factions[self.me.faction].spec
        for upgrade in self.me.upgrades:
            yield BOX.upgrades[upgrade].spec
        for module in self.me.modules:
            if works(module):
                yield BOX.modules[module.number].spec
        for token in self.me.discoveries:
            yield BOX.discoveries[token].spec
        for token in self.me.supremacies:
            yield BOX.supremacies[token].spec
        for development in self.view.developments:
            if development.owner == self.seat and not development.out_of_use:
                yield BOX.developments[development.type].spec

    @cached_property
    def powers(self) -> list[dict[str, Any]]:
        """Everything that lasts."""
        return [power for spec in self.specs() for power in spec.power]

    def power(self, name: str) -> int:
        """How much one has of something that lasts."""
        return sum(int(each.get("amount", 1)) for each in self.powers if each["name"] == name)

    def ship_discount(self, kind: int) -> int:
        """How many resources less a type of ship costs."""
        return sum(
            int(each.get("amount", 1))
            for each in self.powers
            if each["name"] == "cheaper-ships" and SHIPS[kind] in each.get("ships", SHIPS)
        )

    def trait(self, kind: int, name: str) -> int:
        """What a type of ship of one's own has of a trait: guns, reach, targeting, navigation ..."""
        own = int(getattr(BOX.ships[kind].spec, name, 1 if name == "targeting" else 0))
        return own + sum(
            int(each.get(name, 0))
            for each in self.powers
            if each["name"] == "ship" and SHIPS[kind] in each.get("ships", SHIPS)
        )

    def can_afford(self, cost: tuple[int, ...], discount: int = 0) -> bool:
        """Whether a cost can be paid, with credits for what is short."""
        return self.shortage(cost) <= discount

    def shortage(self, cost: tuple[int, ...]) -> int:
        """How many resources one lacks for a cost, when credits stand for what is short."""
        stores = self.me.stores
        short = [max(0, wanted - have) for wanted, have in zip(cost, stores, strict=True)]
        spare = max(0, stores[CREDITS] - cost[CREDITS])
        return short[ENERGY] + short[CREDITS] + max(0, sum(short[2:]) - spare)

    # --- the map ------------------------------------------------------------------------------------------------------

    def tile(self, at: int) -> int:
        return self.view.tiles[at] if at < SPACES else -2

    def is_planet(self, at: int) -> bool:
        return 0 <= self.tile(at) < PLANETS

    def is_base(self, at: int) -> bool:
        return FIRST_BASE <= self.tile(at) < FIRST_BASE + 6

    def is_gate(self, at: int) -> bool:
        return self.tile(at) == GATE

    def base(self, at: int) -> str:
        """The id of a base."""
        return BOX.bases[self.tile(at) - FIRST_BASE].id

    @cached_property
    def built(self) -> dict[int, int]:
        """The type of development on each planet that has one."""
        return {each.at: each.type for each in self.view.developments}

    @cached_property
    def tiles_left(self) -> list[int]:
        """How many development tiles of each type nobody has built."""
        built = list(self.built.values())
        return [TILES_PER_TYPE - built.count(type) for type in range(len(TRACKS))]

    @cached_property
    def builders(self) -> set[int]:
        """Where one has a transport on the map."""
        return {place for ship, place in enumerate(self.me.ships) if place >= 0 and FLEET[ship] == TRANSPORT}

    @cached_property
    def leaders_by_region(self) -> list[int]:
        """The leaders of every colour in each region, committed ones included."""
        found = [sum(there) for there in zip(*(player.abroad for player in self.view.players), strict=True)]
        for each in self.view.developments:
            found[each.at] += each.leaders
        return found

    def leaders_around(self, at: int) -> int:
        """The leaders in a region and in those next to it."""
        found = self.leaders_by_region
        return found[at] + sum(found[near] for near in NEIGHBOURS[at])

    @cached_property
    def taken(self) -> set[int]:
        """The regions with a ship of somebody else or a raider."""
        found = {raider.at for raider in self.view.raiders}
        for who, player in enumerate(self.view.players):
            if who != self.seat:
                found.update(player.ships)
        return found

    def regions_for(self, kind: int) -> list[int]:
        """Where a type of ship can be launched to, as far as the view tells."""
        last = REGIONS if self.trait(kind, "navigation") else SPACES
        barred = set(self.me.ships) if self.trait(kind, "assault") else self.taken | set(self.me.ships)
        return [at for at in range(last) if at not in barred and self.tile(at) != -1]

    # --- guns ---------------------------------------------------------------------------------------------------------

    def dice_at(self, who: int, at: int) -> int:
        """The guns of a side in a region."""
        if who == RAIDERS:
            return sum(BOX.raiders[each.number].spec.dice for each in self.view.raiders if each.at == at)
        ships = self.view.players[who].ships
        guns = self.guns if who == self.seat else [thing.spec.guns for thing in BOX.ships]
        return sum(guns[FLEET[ship]] for ship, place in enumerate(ships) if place == at)

    @cached_property
    def guns(self) -> list[int]:
        """The guns of each type of one's own ships."""
        return [self.trait(kind, "guns") for kind in range(len(SHIPS))]

    def aim_at(self, at: int) -> int:
        """One's own targeting in a region."""
        kinds = {FLEET[ship] for ship, place in enumerate(self.me.ships) if place == at}
        return min(
            5, max((self.trait(kind, "targeting") for kind in kinds), default=1) + self.power("battle-targeting")
        )

    def raiders_near(self, at: int) -> list[Any]:
        """The raiders that would come to a region, by what is printed on them."""
        near = (each for each in self.view.raiders if DISTANCE[each.at][at] <= BOX.raiders[each.number].spec.reach)
        return [BOX.raiders[each.number].spec for each in near]

    def foes(self, at: int) -> int:
        """The most dice of another side in a region."""
        return self._foes.get(at, 0)

    @cached_property
    def _foes(self) -> dict[int, int]:
        found: dict[int, int] = {}
        for at in self.taken:
            others = [self.dice_at(who, at) for who in range(len(self.view.players)) if who != self.seat]
            found[at] = max([*others, self.dice_at(RAIDERS, at)])
        return found

    def chance(self, kind: int, dice: int) -> float:
        """How often a ship of a type alone would win, a little energy spent."""
        energy = min(1, self.me.stores[ENERGY])
        return chance_to_win(self.guns[kind] + energy, self.trait(kind, "targeting"), dice, 1)


def works(module: Module) -> bool:
    """Whether a module is neither damaged nor infested."""
    return not module.damage and not module.phage
