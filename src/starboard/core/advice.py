"""Rules of thumb, question by question: what an option is worth, or which one it is when they are weighed together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from starboard.core.choice import Choice, Value

M = TypeVar("M")
"""What a game's thumb makes of the view before it answers."""

Score = Callable[[M, Choice, Value], float]
"""What an option is worth."""
Answer = Callable[[M, Choice], int]
"""The place of the best option, where options cannot be told apart one by one."""


class Advice(Generic[M]):
    """How to answer each question: by the prompt, what its options are worth, or else the best of them.

    A prompt in neither table goes by `otherwise`. Of options worth the same, the first is taken. What may be done
    beside a question is done first if `aside` finds it worth more than nothing.
    """

    def __init__(
        self,
        scores: dict[str, Score[M]],
        answers: dict[str, Answer[M]],
        otherwise: Score[M],
        aside: Score[M] | None = None,
    ) -> None:
        self.scores = scores
        self.answers = answers
        self._otherwise = otherwise
        self._aside = aside

    def answer(self, mind: M, choice: Choice) -> int:
        """The place of the best option among the values of a choice."""
        if choice.beside:
            first = len(choice.values) - choice.beside
            if self._aside is not None:
                worths = [self._aside(mind, choice, value) for value in choice.values[first:]]
                if max(worths) > 0.0:
                    return first + worths.index(max(worths))
            choice = choice.alone()
        weigh = self.answers.get(choice.prompt)
        if weigh is not None:
            return weigh(mind, choice)
        score = self.scores.get(choice.prompt, self._otherwise)
        scores = [score(mind, choice, value) for value in choice.values]
        return scores.index(max(scores))
