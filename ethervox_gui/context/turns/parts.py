"""Where a reply that grows longer than the context is cut into parts, so that its beginning can leave.

A part is a turn of its own: it has its cells, its page, its state.  What a reply begins with stays as long as
anything of it does, for the template's own words are in it, and likewise what it ends with.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from ethervox_gui.context.turns.turns import Role, Turn

#: Shares of the context that a part has, unless its text offers nothing better.
_SHORTEST: Final = 1 / 32
_LONGEST: Final = 1 / 8

#: The first part is as short as its first sentence, and has so many tokens at most.
_FIRST_SHORTEST: Final = 8
_FIRST_LONGEST: Final = 48

#: So many characters before its end belong to the last part of a thought: the mark that ends it among them.
_CLOSING: Final = 32

#: The grade of a sentence's end; those of lines and paragraphs are higher.
_SENTENCE: Final = 2
_SENTENCE_ENDS: Final = frozenset(".!?…。！？।؟")


class Place(NamedTuple):
    """Where a reply can be cut: behind so many tokens of its open part, and characters of all its text."""

    n_tokens: int
    n_chars: int


def cuts(
    text: str, places: Sequence[Place], begin: int, thinks_until: int, n_tokens: int, n_ctx: int
) -> list[Place]:
    """Where ``n_tokens`` or somewhat more are cut off the open part of a reply.

    ``text`` is that of the whole reply, its open part begins at character ``begin``, and ``places`` are those
    within it, ascending; up to ``thinks_until`` all is thinking.  Parts end with a paragraph where they can,
    or else with a line or a sentence; only the first holds thinking and answer both.
    """
    found: list[Place] = []
    last = Place(0, begin)
    if begin == 0:
        first = _first(text, places)
        if first is None:
            return []
        found.append(first)
        last = first
    for end in _ends_of_thought(places, last, thinks_until):
        while last.n_tokens < n_tokens and end.n_tokens - last.n_tokens > _LONGEST * n_ctx:
            cut = _next(text, places, last, n_ctx)
            if cut is None or cut.n_tokens >= end.n_tokens:
                break
            found.append(cut)
            last = cut
        if last.n_tokens >= n_tokens:
            return found
        found.append(end)
        last = end
    while last.n_tokens < n_tokens:
        cut = _next(text, places, last, n_ctx)
        if cut is None:
            break
        found.append(cut)
        last = cut
    return found


def leaving_parts(turns: Sequence[Turn], open_reply: Turn | None, *, thinking: bool) -> list[Turn]:
    """Parts of the last reply among ``turns`` that may leave before the rest of it.

    Its ends never do, nor does the end of a thought.  ``turns`` are resident, and ``open_reply`` goes on
    behind them.  With ``thinking``, the parts that are all thinking; else the others.
    """
    found: list[Turn] = []
    following = [*turns[1:], open_reply]
    for turn, after in zip(turns, following, strict=False):
        if not turn.continues or after is None or not after.continues or turn.thinks is not thinking:
            continue
        if not thinking or after.thinks:
            found.append(turn)
    return found


def whole_replies(turns: Iterable[Turn]) -> list[Turn]:
    """The turns with all parts of a reply made one, as they are read: with the text and tokens of all."""
    whole: list[Turn] = []
    for turn in turns:
        if turn.continues and whole and whole[-1].role is Role.ASSISTANT:
            text, n_tokens = whole[-1].text + turn.text, whole[-1].n_tokens + turn.n_tokens
            whole[-1] = replace(whole[-1], text=text, n_tokens=n_tokens)
        else:
            whole.append(turn)
    return whole


def read_by_nobody(turns: Iterable[Turn]) -> set[int]:
    """The numbers of parts that no model reads: what it thought, or said over and over.

    They are no part of the message that a chat template is given, so they never come into the context.  What
    a reply ends with does, for it holds the template's own words behind it.
    """
    found: set[int] = set()
    before: Turn | None = None
    for turn in turns:
        if before is not None and before.thinks and turn.continues:
            found.add(before.number)
        before = turn
    return found


def standing_together(turns: Iterable[Turn], numbers: Iterable[int]) -> set[int]:
    """The numbers, and what has to be in the context with them: a call and its results, a reply's ends.

    What the template writes around a reply is in these.
    """
    found = set(numbers)
    reply: list[int] = []
    results: list[int] = []

    def complete() -> None:
        if reply and not found.isdisjoint((*reply, *results)):
            found.update((reply[0], reply[-1], *results))

    for turn in turns:
        if turn.role is Role.TOOL and reply:
            results.append(turn.number)
        elif turn.continues and reply and not results:
            reply.append(turn.number)
        else:
            complete()
            reply, results = [turn.number] if turn.role is Role.ASSISTANT else [], []
    complete()
    return found


# ---- inside ----------------------------------------------------------------------------------------


def _ends_of_thought(places: Sequence[Place], last: Place, thinks_until: int) -> list[Place]:
    """Where the last words of a thought begin and where they end, as far as that is behind ``last``.

    Nothing while the thought goes on, or where none is.
    """
    if thinks_until <= last.n_chars:
        return []
    end = next((place for place in places if place.n_chars >= thinks_until), None)
    if end is None:
        return []
    before = [place for place in places if place.n_chars <= thinks_until - _CLOSING]
    return [place for place in (*before[-1:], end) if place.n_tokens > last.n_tokens]


def _first(text: str, places: Sequence[Place]) -> Place | None:
    """The end of the first sentence, if it is not too long."""
    within = [place for place in places if _FIRST_SHORTEST <= place.n_tokens <= _FIRST_LONGEST]
    ended = next((place for place in within if _grade(text, place.n_chars) >= _SENTENCE), None)
    return ended or (within[-1] if within else None)


def _next(text: str, places: Sequence[Place], last: Place, n_ctx: int) -> Place | None:
    """The best end of a part that begins at ``last``; of several equally good ones the last."""
    shortest, longest = max(int(_SHORTEST * n_ctx), 1), max(int(_LONGEST * n_ctx), 2)
    within = [place for place in places if shortest <= place.n_tokens - last.n_tokens <= longest]
    return max(within, key=lambda place: (_grade(text, place.n_chars), place.n_tokens), default=None)


def _grade(text: str, end: int) -> int:
    """How good an end is: of a paragraph, a line, a sentence, a word, or none."""
    before, after = text[max(end - 2, 0) : end], text[end : end + 1]
    if before.endswith("\n"):
        return _SENTENCE + (2 if before == "\n\n" else 1)
    if before[-1:] in _SENTENCE_ENDS and (after.isspace() or not after.isascii()):
        return _SENTENCE
    return int(after.isspace() or before[-1:].isspace())
