"""Odds: what an answer will do, and what it may do, as far as the seat that gives it can know.

An answer is followed until somebody is asked again or the step is over. What is left to chance on the way is played in
every way it can come out; where those are too many, or where something hidden comes to light, it is tried a number of
times. A question that merely says more about the same answer (which die, then which enemy) is followed too. Nothing is
read from what the seat does not know: the rules are run in worlds that could be the real one (`resample`).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import product
from math import sqrt
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple

from msgspec.structs import replace

from starboard.core.chance import Draw, Roll, number
from starboard.core.choice import Choice, First, Seat, Together, Value
from starboard.core.errors import EndStep, IllegalAnswer
from starboard.core.foresight import RUNS, TRIES, Danger, Effect, Foresight, Odds, Prospect
from starboard.core.game import Game, S
from starboard.core.journal import restore, snapshot
from starboard.core.modules import FORESIGHT
from starboard.core.text import Arg, Text, say

if TYPE_CHECKING:
    from starboard.core.table import Table

WORLDS = 24
"""In how many worlds something is tried that depends on what is hidden."""
_GUESSES = 4
"""How many worlds are thought of for each that fits what the seat knows."""
_DEPTH = 3
"""How many questions after the answer are followed."""
_SURE = Fraction(1)
_Z = 2.33
"""A little wider than the 1.96 of 95 in 100: with few tries those bounds hold less often than they should."""


def likelihood(chance: Fraction, *, draw: int = 0) -> Text:
    """A chance in words: "2 in 3" where that is right within one point, "9 of 23" for a `draw` from so many things,
    per cent otherwise; 100 % only if it is sure."""
    if chance == _SURE:
        return say("odds-sure")
    if draw and (chance * draw).denominator == 1:
        return say("odds-of", n=int(chance * draw), of=draw)
    for of in range(2, 7):
        n = round(chance * of)
        if 0 < n < of and abs(Fraction(n, of) - chance) <= Fraction(1, 100):
            return say("odds-in", n=n, of=of)
    if chance > Fraction(99, 100):
        return say("odds-over", n=99)
    if chance < Fraction(1, 100):
        return say("odds-under", n=1)
    return say("odds-percent", n=round(chance * 100))


def wilson(hits: int, tries: int) -> tuple[float, float]:
    """The bounds of a chance that came true so often: they hold it in 95 of 100 cases."""
    share, square = hits / tries, _Z * _Z
    middle = (share + square / (2 * tries)) / (1 + square / tries)
    half = _Z * sqrt(share * (1 - share) / tries + square / (4 * tries * tries)) / (1 + square / tries)
    return max(middle - half, 0.0), min(middle + half, 1.0)


class _Hidden:
    """In place of an entry of the journal that the seat does not know."""


_HIDDEN: Final = _Hidden()


class _End(NamedTuple, Generic[S]):
    """Where a run of the rules stopped: the state, who is asked or what is left to chance (None: the step is over), and
    whether something came to light."""

    state: S
    request: Choice | Together | First | Roll | Draw | None
    revealed: bool


class _World(NamedTuple, Generic[S]):
    """A world that could be the real one: the checkpoint before the open question, and that question in it."""

    checkpoint: bytes
    before: S


class _Leaf(NamedTuple, Generic[S]):
    """One way in which an answer can come out, and how likely it is."""

    end: _End[S]
    chance: Fraction
    before: S


class _Tree(NamedTuple, Generic[S]):
    """All the ways in which an answer can come out; `draw` is the size of the pile if it is one draw."""

    leaves: list[_Leaf[S]]
    draw: int = 0
    tries: int = 0


class Explorer(Generic[S]):
    """Follows the answers to an open choice of a table, as it stands now: the table may go on in the meantime."""

    def __init__(self, table: Table[S], choice: Choice, *, runs: int = RUNS, stream: int = 0) -> None:
        """`stream` changes what is tried where something cannot be counted out."""
        self.game: Game[S] = table.game
        self.seat = choice.seat
        self.choice = choice
        self._stream = stream
        self._left = runs
        found = FORESIGHT.of(table.game.name)
        self._foresight: Foresight = Plain(table.game, choice.seat) if found is None else found
        self._keys = [table.game.key(table.state, value) for value in choice.values]
        self._checkpoint = table.journal.points[-1][1]
        self._view = table.view(self.seat)
        self._waits = table.together is not None
        self._sent = [] if self._waits else _since(table, self.seat)
        self._answered = [sent for sent in self._sent if isinstance(sent, tuple) and sent and isinstance(sent[0], str)]
        self._worlds: list[_World[S]] = []
        self._guessed = 0

    # --- worlds ------------------------------------------------------------------------------------------

    def worlds(self, count: int) -> list[_World[S]]:
        """Worlds that could be the real one, as many as were found without guessing for too long."""
        while len(self._worlds) < count and self._guessed < count * _GUESSES:
            self._guessed += 1
            world = self._guess(number(self._stream, "odds", self._guessed))
            if world is not None:
                self._worlds.append(world)
        return self._worlds[:count]

    def _guess(self, seed: int) -> _World[S] | None:
        """A world with its secrets dealt again, or None if the seat could tell it from the real one."""
        game = self.game
        start = game.resample(restore(game.state_type, self._checkpoint), self.seat, seed)
        self._foresight.recall(start, self._view)
        checkpoint = snapshot(start)
        try:
            state, request, _ = self._run(checkpoint, (), check=True)
        except IllegalAnswer:
            return None  # what came to light in this step is another thing there
        same = isinstance(request, Choice) and request.seat == self.seat and request.values == self.choice.values
        return _World(checkpoint, state) if same and game.view(state, self.seat) == self._view else None

    # --- running the rules -------------------------------------------------------------------------------

    def _run(
        self, checkpoint: bytes, script: Sequence[object], seed: int | None = None, *, check: bool = False
    ) -> _End[S]:
        """Run the rules from a checkpoint to the open question, and on with what the script answers; with a `seed`
        what is left to chance after that comes from it. IllegalAnswer if it is to `check` what is sent and that does
        not fit."""
        game, goes_on = self.game, self._foresight.goes_on
        state = restore(game.state_type, checkpoint)
        chance = state.chance
        flow = game.next_step(state)
        entries = iter((*self._sent, *script))
        left = len(self._sent) + len(script)
        sent: object = None
        while flow is not None:
            try:
                request = flow.send(sent)
            except (StopIteration, EndStep):
                if not left and not goes_on(state):
                    return _End(state, None, state.log.revealed)
                flow, sent = game.next_step(state), None
                continue
            if left:
                sent = next(entries)
                if left == len(script):
                    state.log.revealed = False  # what follows is what the answer leads to
                    if seed is not None:
                        chance.seed = seed
                left -= 1
                if check:
                    _must_fit(request, sent)
                if sent is not _HIDDEN:
                    continue
            elif seed is None or not isinstance(request, (Roll, Draw)):
                return _End(state, request, state.log.revealed)
            if isinstance(request, (Roll, Draw)):
                sent = request.resolve(chance)
                chance.used[request.purpose] = chance.used.get(request.purpose, 0) + 1
            else:
                sent = request.values[number(chance.seed, "odds-answer", left) % len(request.values)]
        return _End(state, None, state.log.revealed)

    def _count_out(self, worlds: Sequence[tuple[_World[S], int]], path: Sequence[Value], most: int) -> _Tree[S] | None:
        """Every way in which the answers can come out in worlds with their weights, or None if that takes more than so
        many runs."""
        leaves: list[_Leaf[S]] = []
        whole = sum(weight for _, weight in worlds)
        pending: list[tuple[_World[S], tuple[object, ...], Fraction, int]] = [
            (world, tuple(path), Fraction(weight, whole), 0) for world, weight in worlds
        ]
        draw = whole if whole > 1 else 0
        runs = 0
        while pending:
            if runs + len(pending) > max(most, len(worlds)):
                return None
            world, script, chance, depth = pending.pop()
            runs += 1
            self._left -= 1
            end = self._run(world.checkpoint, script)
            request = end.request
            if not isinstance(request, (Roll, Draw)):
                leaves.append(_Leaf(end, chance, world.before))
                continue
            if isinstance(request, Draw) and self._foresight.alike(request):
                thing = next(thing for thing, count in enumerate(request.counts) if count)
                pending.append((world, (*script, thing), chance, depth))
                continue
            if runs + len(pending) + _ways(request) > most:
                return None
            draw = sum(request.counts) if whole == 1 and depth == 0 and isinstance(request, Draw) else 0
            pending += [(world, (*script, sent), chance * part, depth + 1) for sent, part in _outcomes(request)]
        return _Tree(leaves, draw)

    def _try_out(self, path: Sequence[Value], tries: int, *, hidden: bool) -> _Tree[S]:
        """Some ways in which the answers can come out, each as likely as the others."""
        worlds = self.worlds(min(tries, WORLDS) if hidden else 1)
        tries = len(worlds) if hidden else tries
        leaves = []
        for turn in range(tries):
            world = worlds[turn % len(worlds)]
            self._left -= 1
            end = self._run(world.checkpoint, path, number(self._stream, "odds-try", turn))
            leaves.append(_Leaf(end, Fraction(1, tries), world.before))
        return _Tree(leaves, tries=tries)

    # --- odds --------------------------------------------------------------------------------------------

    def odds(self) -> list[Odds]:
        """What comes of each value of the choice."""
        listed = self.choice.values
        if self._waits or not self.worlds(1):
            return [self._unknown(value, key) for value, key in zip(listed, self._keys, strict=True)]
        found = []
        for turn, (value, key) in enumerate(zip(listed, self._keys, strict=True)):
            share = max(self._left // (len(listed) - turn), 2)
            found.append(self._odds(self.choice, (value,), key, share))
        return found

    def danger(self, place: str, tries: int) -> Danger | None:
        """What may happen in a place, as the game tells it."""
        found = [] if self._waits else self.worlds(1)
        danger = self._foresight.danger(found[0].before, self.seat, place, tries) if found else None
        if danger is None or not danger.tries:
            return danger
        spread = {amount: Fraction(count, danger.tries) for amount, count in enumerate(danger.harm)}
        mean, error = _mean(spread, danger.tries)
        return replace(danger, mean=float(mean), error=error)

    def _unknown(self, value: Value, key: str) -> Odds:
        passes = self._foresight.passes(value)
        return Odds(key, passes=passes, open=not passes)

    def _odds(self, choice: Choice, path: tuple[Value, ...], key: str, share: int) -> Odds:
        """The odds of the last of several answers in a row, with so many runs."""
        world = self._worlds[0]
        told = self._foresight.forecast(world.before, choice, path[-1], (*self._answered, *path[:-1]))
        if told is not None:
            return Odds(key, [_line(effect, {effect.amount: chance}) for effect, chance in told])
        if self._foresight.passes(path[-1]):
            return Odds(key, passes=True)
        before = self._left
        tree = self._tree(world, path, share)
        return self._told(key, path, tree, share - (before - self._left))

    def _tree(self, world: _World[S], path: Sequence[Value], share: int) -> _Tree[S]:
        """The ways in which answers can come out, counted if there are few enough, tried out if not."""
        tree = self._count_out([(world, 1)], path, share)
        tries = max(min(TRIES, share), 2)
        if tree is None:
            tree = self._try_out(path, tries, hidden=False)
        shown = next((leaf for leaf in tree.leaves if leaf.end.revealed), None)
        if shown is None:
            return tree
        start = restore(self.game.state_type, world.checkpoint)
        layouts = self._foresight.unveiled(start, shown.before, shown.end.state)
        if layouts is None or (layouts and (tree.tries or _HIDDEN in self._sent)):
            return self._try_out(path, tries, hidden=True)
        if not layouts:
            return tree
        worlds = [(_World(snapshot(state), world.before), weight) for state, weight in layouts]
        return self._count_out(worlds, path, share) or self._try_out(path, tries, hidden=True)

    def _told(self, key: str, path: tuple[Value, ...], tree: _Tree[S], share: int) -> Odds:
        """What a tree of outcomes says, and what follows."""
        lines = _lines(tree, self._foresight)
        idle = not lines and all(self._foresight.is_idle(leaf.before, leaf.end.state) for leaf in tree.leaves)
        if not idle:
            return Odds(key, lines, tries=tree.tries)
        state, asked, _ = tree.leaves[0].end
        if asked is None or len(tree.leaves) > 1:
            return Odds(key, nothing=True, tries=tree.tries)
        if not isinstance(asked, Choice) or asked.seat != self.seat:
            return Odds(key, open=True)
        ways = len(list(asked.ways_on())) if asked.ways_on is not None else 0
        values = asked.alone().values
        if ways:
            return Odds(key, ways=ways)
        if len(path) > _DEPTH or len(values) > share:
            return Odds(key, open=True)
        part = max(share // len(values), 1)
        then = [self._odds(asked, (*path, value), self.game.key(state, value), part) for value in values]
        deeds = [odds for odds in then if not odds.passes]
        return Odds(key, nothing=all(odds.nothing for odds in deeds), then=then)


def explore(table: Table[S], choice: Choice, *, runs: int = RUNS, stream: int = 0) -> list[Odds]:
    """What comes of each value of an open choice; `stream` changes what is tried."""
    return Explorer(table, choice, runs=runs, stream=stream).odds()


def danger_of(table: Table[S], choice: Choice, place: str, *, tries: int = TRIES) -> Danger | None:
    """What may happen to the unit that is moving if it stops in a place, in so many worlds."""
    return Explorer(table, choice).danger(place, tries)


class Plain:
    """The foresight of a game that brings none: whether anything changes, and the scores its scene shows."""

    def __init__(self, game: Game[Any], seat: Seat) -> None:
        self._game = game
        self._seat = seat

    def _scores(self, state: Any) -> dict[str, int]:
        scene = self._game.scene(self._game.view(state, self._seat))
        pieces = [piece for zone in scene.zones if zone.kind == "seats" for piece in zone.pieces]
        return {piece.id: score for piece in pieces if isinstance(score := piece.facts.get("score"), int)}

    def effects(self, before: Any, after: Any, /) -> Sequence[Effect]:
        earlier = self._scores(before)
        gains = {piece: score - earlier.get(piece, 0) for piece, score in self._scores(after).items()}
        return [Effect("score", piece, gain) for piece, gain in gains.items() if gain]

    def is_idle(self, before: Any, after: Any, /) -> bool:
        return snapshot(before) == snapshot(after)

    def recall(self, start: Any, view: Any, /) -> None:
        pass

    def unveiled(self, start: Any, before: Any, after: Any, /) -> None:
        return None

    def alike(self, draw: Draw, /) -> bool:
        return False

    def goes_on(self, state: Any, /) -> bool:
        return False

    def passes(self, value: Value, /) -> bool:
        return False

    def forecast(self, state: Any, choice: Choice, value: Value, answered: Sequence[Value], /) -> None:
        return None

    def danger(self, state: Any, seat: Seat, place: str, tries: int, /) -> None:
        return None


def _since(table: Table[S], seat: Seat) -> list[object]:
    """What the rules were sent since the last checkpoint, with a blank for what the seat does not know."""
    game = table.game
    at, checkpoint = table.journal.points[-1]
    entries = list(reversed(table.entries[at:]))
    if not entries:
        return []
    state = restore(game.state_type, checkpoint)
    flow = game.next_step(state)
    found: list[object] = []
    sent: object = None
    while entries:
        assert flow is not None, "what was played since a checkpoint is one step"
        request = flow.send(sent)
        known = True
        if isinstance(request, Choice):
            key = entries.pop()
            sent = next(value for value in request.values if game.key(state, value) == key)
            known = not request.secret or request.seat == seat
        elif isinstance(request, (Together, First)):
            sent = _settled(game, state, request, entries)
        else:
            sent = request.accept(entries.pop())
            known = not request.unseen and not request.private
        found.append(sent if known else _HIDDEN)
    return found


def _settled(game: Game[S], state: S, request: Together | First, entries: list[Any]) -> object:
    """What several seats answered, taken off the entries."""
    answers: dict[Seat, Value] = {}
    choices = {choice.seat: choice for choice in request.choices}
    while len(answers) < len(choices):
        seat, _, key = entries.pop()[1:].partition(" ")
        value = next(value for value in choices[int(seat)].values if game.key(state, value) == key)
        answers[int(seat)] = value
        if request.is_settled_by(value):
            break
    return request.result(answers)


def _must_fit(request: object, sent: object) -> None:
    """IllegalAnswer if a world whose secrets were dealt again asks for something else than the real one was sent."""
    if isinstance(request, Choice):
        fits = sent is _HIDDEN or sent in request.values
    elif isinstance(request, (Roll, Draw)):
        fits = sent is _HIDDEN or request.accept(sent) is not None
    else:
        fits = sent is not _HIDDEN
    if not fits:
        raise IllegalAnswer("this is another world")


def _ways(request: Roll | Draw) -> int:
    """In how many ways chance can come out."""
    if isinstance(request, Roll):
        return int(request.sides**request.dice)
    return sum(1 for count in request.counts if count)


def _outcomes(request: Roll | Draw) -> Iterable[tuple[object, Fraction]]:
    """Each way in which chance can come out, and how likely it is."""
    if isinstance(request, Roll):
        part = Fraction(1, request.sides**request.dice)
        return [(faces, part) for faces in product(range(request.sides), repeat=request.dice)]
    whole = sum(request.counts)
    return [(thing, Fraction(count, whole)) for thing, count in enumerate(request.counts) if count]


def _lines(tree: _Tree[Any], foresight: Foresight) -> list[Prospect]:
    """The things that may happen, what weighs most first."""
    first: dict[tuple[str, str], Effect] = {}
    spreads: dict[tuple[str, str], dict[int, Fraction]] = {}
    for leaf in tree.leaves:
        for effect in foresight.effects(leaf.before, leaf.end.state):
            of = (effect.what, effect.piece)
            first.setdefault(of, effect)
            spread = spreads.setdefault(of, {})
            spread[effect.amount] = spread.get(effect.amount, Fraction(0)) + leaf.chance
    lines = [_line(effect, spreads[of], tree.draw, tree.tries) for of, effect in first.items()]
    return sorted(lines, key=lambda line: -line.weight)


def _line(effect: Effect, spread: dict[int, Fraction], draw: int = 0, tries: int = 0) -> Prospect:
    """One thing that may happen, with all its amounts."""
    chance = sum(spread.values(), Fraction(0))
    mean, error = _mean(spread, tries)
    low = high = float(chance)
    said = say("odds-plain") if effect.plain and chance == _SURE else likelihood(chance, draw=draw)
    if tries:
        low, high = wilson(round(chance * tries), tries)
        said = say("odds-sampled", n=round((low + high) * 50), error=max(round((high - low) * 50), 1), tries=tries)
    amount: Arg = next(iter(spread)) if len(spread) == 1 else f"{float(mean / chance):.1f}"
    args: dict[str, Arg] = {**effect.args, "amount": amount}
    return Prospect(
        effect.what,
        effect.piece,
        Text(f"odds-{effect.what}", args),
        Text(f"odds-{effect.what}-brief", args),
        said,
        float(chance),
        low,
        high,
        float(mean),
        error,
        [(amount, float(part)) for amount, part in sorted(spread.items())],
        effect.harm,
        effect.weight,
    )


def _mean(spread: dict[int, Fraction], tries: int) -> tuple[Fraction, float]:
    """What is to be expected, and within how much that is right if it was tried so often."""
    mean = sum((amount * part for amount, part in spread.items()), Fraction(0))
    square = sum((amount * amount * part for amount, part in spread.items()), Fraction(0))
    return mean, _Z * sqrt(max(float(square - mean * mean), 0.0) / tries) if tries else 0.0
