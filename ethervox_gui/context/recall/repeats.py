"""Parts of the context that say the same: they are left out together.

A fact that was told in a turn that came back stands in a line of the summary, too, and a reply may have said
it again.  Without one of them the model takes it from another, so none of them would be missed.
"""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from ethervox_gui.context.language.parts import parts as parts_of_words
from ethervox_gui.context.recall.carried import Part
from ethervox_gui.context.summaries.note import parse_line
from ethervox_gui.context.turns.turns import Role

#: What is shorter, in words and trigrams, says nothing of its own: "Noted.", "Yes, please."
_LEAST_SAID: Final = 16
#: So much of what a part says another one says, too.
_SAID_AGAIN: Final = 0.9
#: And so much of a line the user said, of whom it is: "My cat is Tom" and "(3) Your cat is Tom".
_TOLD: Final = 0.65


def joined(parts: Sequence[Part]) -> list[Part]:
    """The parts; of those that say the same only the one that said it first, which has the others with it.

    A line says again what the turn it was noted in said.  Else lines and what the user said count, if
    nearly all of their words stand in another part: replies are too much alike.
    """
    said = [_words(part) for part in parts]
    having: defaultdict[str, set[int]] = defaultdict(set)
    for place, words in enumerate(said):
        for word in words:
            having[word].add(place)
    own = [_own_words(part) for part in parts]
    telling = _telling(parts)
    before = list(range(len(parts)))  # of each part, one that says the same; the first of them itself

    def first_of(place: int) -> int:
        while before[place] != place:
            place = before[place] = before[before[place]]
        return place

    for place, part in enumerate(parts):
        for other in _saying_again(own[place], said, having) | telling.get(part.told_in, set()):
            first, second = sorted((first_of(place), first_of(other)))
            before[second] = first
    groups: defaultdict[int, list[int]] = defaultdict(list)
    for place in range(len(parts)):
        groups[first_of(place)].append(place)
    found: dict[int, Part] = {}
    for same in groups.values():
        lines = [place for place in same if parts[place].is_line]
        best, *others = sorted(same, key=lambda place: (_rank(place, lines, parts, own), place))
        found[best] = _with(parts[best], [parts[other] for other in others]) if others else parts[best]
    return [found[place] for place in sorted(found)]


# ---- inside ----------------------------------------------------------------------------------------


def _saying_again(
    own: frozenset[str], said: Sequence[frozenset[str]], having: Mapping[str, set[int]]
) -> set[int]:
    """The places of the parts that say nearly all of these words."""
    n_wanted = math.ceil(_SAID_AGAIN * len(own))
    if len(own) < _LEAST_SAID:
        return set()
    # Of so many words one at least stands in a part that has as many as are wanted.
    telling = sorted(own, key=lambda word: len(having[word]))[: len(own) - n_wanted + 1]
    near = set[int]().union(*(having[word] for word in telling))
    return {place for place in near if len(own & said[place]) >= n_wanted}


def _rank(place: int, lines: Sequence[int], parts: Sequence[Part], own: Sequence[frozenset[str]]) -> int:
    """Of parts that say the same: where the user said it, ``lines``, and replies that said it again."""
    part = parts[place]
    if part.is_line:
        return 1
    was_told = any(
        part.first_turn <= parts[line].told_in <= part.last_turn
        or len(own[line] & own[place]) >= _TOLD * len(own[line])
        for line in lines
    )
    return 0 if was_told else 2


def _telling(parts: Sequence[Part]) -> dict[int, set[int]]:
    """By the turns in which lines were noted, the places of the exchanges with them."""
    turns = sorted({part.told_in for part in parts if part.told_in})
    found: defaultdict[int, set[int]] = defaultdict(set)
    for place, part in enumerate(parts):
        if not part.is_line:
            for turn in turns[bisect_left(turns, part.first_turn) : bisect_right(turns, part.last_turn)]:
                found[turn].add(place)
    return found


def _own_words(part: Part) -> frozenset[str]:
    """Of a line all it says; of an exchange what the user said."""
    if not part.is_line:
        return frozenset(parts_of_words(part.text)) if part.role is Role.USER else frozenset()
    return frozenset(parts_of_words(parse_line(part.text)[1]))


def _words(part: Part) -> frozenset[str]:
    texts = [turn.text for turn in part.turns] or [part.text]
    return frozenset(word for text in texts for word in parts_of_words(text))


def _with(part: Part, others: Sequence[Part]) -> Part:
    """The part with what says the same: left out are all their cells."""
    spans = tuple(span for other in others for span in other.spans)
    turns = tuple(replace(turn, spans=turn.spans + spans) for turn in part.turns)
    return replace(part, spans=part.spans + spans, turns=turns, also=tuple(others))
