"""Requirements as people read them: symbols with signs between them for a picture, a text for a sentence."""

from __future__ import annotations

from starboard.core.text import Text, say
from starboard.games.vanguard.printed import TOKENS, Need, Term

AND, OR, EITHER = "+", "/", "or"
"""The signs between symbols: all of them, one of them, one or the other requirement."""


def signs(need: Need | None) -> list[str]:
    """IV-REQ-01, IV-REQ-02: a requirement as symbols and signs, in the order they are printed."""
    found: list[str] = []
    for alternative in need or ():
        if found:
            found.append(EITHER)
        for place, term in enumerate(alternative):
            if place:
                found.append(AND)
            for each, token in enumerate(term):
                if each:
                    found.append(OR)
                found.append(TOKENS[token])
    return found


def in_words(need: Need | None) -> Text:
    """A requirement as a text: "fitness or defence, and science"."""
    if not need:
        return say("symbol-nothing")
    told = _all(need[0])
    for alternative in need[1:]:
        told = say("need-either", first=told, second=_all(alternative))
    return told


def _all(terms: tuple[Term, ...]) -> Text:
    counted: dict[Term, int] = {}
    for term in terms:
        counted[term] = counted.get(term, 0) + 1
    parts = [_term(term, count) for term, count in counted.items()]
    told = parts[0]
    for part in parts[1:]:
        told = say("need-all", first=told, second=part)
    return told


def _term(term: Term, count: int) -> Text:
    told = symbol(term[0])
    for token in term[1:]:
        told = say("need-one", first=told, second=symbol(token))
    return say("need-times", count=count, what=told) if count > 1 else told


def symbol(token: int) -> Text:
    """A symbol, a colour or any die, by its name."""
    return say(f"symbol-{TOKENS[token]}")
