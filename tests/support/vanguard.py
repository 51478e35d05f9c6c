"""Vanguard positions and play, in the words of the game.

pos = explore(pois={1: "pg-rows"}, science=crew(dice=["red-fitness", "red-basic"]))
pos.check("rows", "red-fitness", "red-basic", rolls=["fitness", "accident"])
assert pos.fact(".red") == 1
assert pos.refusal("depart") == ("IV-DEPART-01", "not-at-the-lander")

Positions are on the proving ground, a planet that only tests know (`proving_ground.toml`), unless they name another.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from starboard.core import position as core
from starboard.core.event import Event
from starboard.core.table import Table
from starboard.games.vanguard import scenario
from starboard.games.vanguard.content.library import BOX, Library
from starboard.games.vanguard.game import GAME
from starboard.games.vanguard.printed import DANGER_FACES, INJURY_FACES, SECTIONS, SYMBOLS, Box
from starboard.games.vanguard.printed_ship import Book
from starboard.games.vanguard.queries import fact_of
from starboard.games.vanguard.scenario import read_given
from starboard.games.vanguard.state import AVAILABLE, POOL, Die, Member, State

GROUND = "proving-ground"
FILE = Path(__file__).with_name("proving_ground.toml")


@cache
def proving_ground() -> dict[str, Any]:
    """The box with the proving ground in it."""
    box = Box()
    Library({f"planets/{GROUND}.toml": FILE.read_text(encoding="utf-8")}).fill(box, Book())
    return dict(vars(box))


def crew(*, at: int = 1, **has: Any) -> dict[str, Any]:
    """A crew member of a position: `crew(at=2, hand=["sprint"], exhausted=["red-basic"])`."""
    return {"at": at, **has}


class VanguardPosition(core.Position[State]):
    """A table in a given position on a planet."""

    def play(self, *keys: str, dice: Iterable[object] = ()) -> VanguardPosition:
        """Answer, with the dice and cards that come of it."""
        self.load(dice)
        for key in keys:
            self.answer(key)
        assert not self.table.loaded, f"{self.table.loaded} were not rolled or drawn"
        return self

    def act(self, action: str, *keys: str, dice: Iterable[object] = ()) -> VanguardPosition:
        """Take the special action of this name, and answer on."""
        offered = [key for key in self.offered if key.startswith("act:") and key.rpartition(":")[2] == action]
        assert offered, f"{action} is not offered, only {self.offered}"
        return self.play(offered[0], *keys, dice=dice)

    # --- checks ----------------------------------------------------------------------------------------

    def check(
        self,
        action: str,
        *dice: str,
        rolls: Sequence[str] = (),
        injury: Sequence[str] = (),
        danger: Sequence[str] = (),
    ) -> VanguardPosition:
        """Begin the check of a special action with these dice of one's own, by their types, and roll: each shows what
        `rolls` says, in the order in which they were taken."""
        self.act(action)
        return self.take(*dice).roll(*rolls, injury=injury, danger=danger)

    def take(self, *dice: str) -> VanguardPosition:
        """Take available dice into hand, by their types."""
        for die in dice:
            self.answer(self.die(self.state.active, die))
        return self

    def die(self, section: int | str, die: str, place: int = AVAILABLE) -> str:
        """The key of a die of a type, in a place."""
        who = SECTIONS.index(section) if isinstance(section, str) else section
        member = self.member(who)
        kind = BOX.dice.number(die)
        found = next(at for at, each in enumerate(member.dice) if each == kind and member.where[at] == place)
        return f"die:{SECTIONS[who]}:{found}"

    def pool(self, die: str, section: str = "") -> str:
        """The key of a die of the pool."""
        return self.die(section or self.state.active, die, POOL)

    def roll(
        self,
        *rolls: str,
        injury: Sequence[str] = (),
        danger: Sequence[str] = (),
        then: Sequence[str] = (),
        answer: str = "roll",
        more: Sequence[str] = (),
    ) -> VanguardPosition:
        """Roll what is in hand. Where somebody is asked to support, `then` are their answers; the dice they add come
        after one's own in `rolls`, and their types are `more`."""
        check = self.state.check
        assert check is not None
        kinds = [self.member(die.section).dice[die.die] for die in check.pool]
        kinds += [BOX.dice.number(die) for die in more]
        loaded: list[Any] = []
        if kinds:
            loaded.append([face_of(kind, shown) for kind, shown in zip(kinds, rolls, strict=True)])
        if injury:
            loaded.append([BOX.injury_faces.index(INJURY_FACES.index(face)) for face in injury])
        if danger:
            loaded.append([BOX.danger_faces.index(DANGER_FACES.index(face)) for face in danger])
        return self.play(answer, *then, dice=loaded)

    @property
    def shows(self) -> list[str]:
        """What the dice of the pool show."""
        check = self.state.check
        assert check is not None
        return [shown_by(self.state, die) for die in check.pool]

    # --- looking ---------------------------------------------------------------------------------------

    def member(self, section: int | str) -> Member:
        """A crew member."""
        member = self.state.members[SECTIONS.index(section) if isinstance(section, str) else section]
        assert member is not None
        return member

    def of(self, who: str, what: str) -> Any:
        """What the table shows of a section, a sector, or the table."""
        facts = self.facts_of(who)
        assert facts is not None
        return facts[what]

    def table_of(self, what: str) -> Any:
        """What the table shows."""
        return self.of("table", what)

    def fact(self, name: str) -> int:
        """A mark in the logbook."""
        return fact_of(self.state, name)

    def refusal(self, key: str) -> tuple[str, str] | None:
        """The rule and the reason that an answer is not offered for; None if it is."""
        ruling = self.why_not(key)
        if ruling is None:
            return None
        assert ruling.reason is not None
        return ruling.rule, ruling.reason.id.removeprefix("reason-")

    def happened(self, kind: type[Event]) -> list[Any]:
        """The events of a kind since the last look."""
        return [each.event for each in self.table.news() if isinstance(each.event, kind)]

    def moves(self) -> list[str]:
        """The sectors that can be moved to."""
        return sorted(key.removeprefix("move:") for key in self.offered if key.startswith("move:"))


def face_of(kind: int, shown: str) -> int:
    """The face of a die that shows something: `fitness`, `fitness+defence`."""
    symbols = tuple(SYMBOLS.index(word) for word in shown.split("+"))
    faces = BOX.faces[kind]
    assert symbols in faces, f"a {BOX.dice[kind].id} does not show {shown}"
    return faces.index(symbols)


def shown_by(state: State, die: Die) -> str:
    """What a die of the pool shows."""
    member = state.members[die.section]
    assert member is not None
    return "+".join(SYMBOLS[symbol] for symbol in BOX.faces[member.dice[die.die]][die.face])


def explore(
    *, dice: Iterable[object] = (), pois: dict[int, str | list[str]] | None = None, planet: str = GROUND, **given: Any
) -> VanguardPosition:
    """A position on a planet. Sections are given by name; by default Science and Recon stand in sector 1."""
    members = {section: given.pop(section) for section in SECTIONS if section in given}
    if members:
        given["members"] = members
    cards = {str(at): [each] if isinstance(each, str) else each for at, each in (pois or {}).items()}
    if planet == GROUND:
        given.setdefault("threats", [])
        given.setdefault("missions", [])
    raw = {"planet": planet, "pois": cards, **given}
    return VanguardPosition(GAME, scenario, read_given(raw, "test"), dice=dice)


def sit_down(scenario_id: str, seats: int = 1, seed: int = 0, **options: object) -> Table[State]:
    """A table at the beginning of a scenario."""
    from starboard.core.game import set_up

    asked = {"scenario": scenario_id, **options}
    return Table(GAME, set_up(GAME, seats, asked, seed), seats=seats, options=asked, seed=seed)


def first_keys(table: Table[State], limit: int = 400, until: str = "") -> list[str]:
    """Answer with the first key of every question until one with this prompt is asked; the prompts on the way."""
    asked: list[str] = []
    for _ in range(limit):
        choice = table.choice
        if choice is None or choice.prompt == until:
            break
        asked.append(choice.prompt)
        table.answer(choice.keys[0], choice.seat)
    return asked
