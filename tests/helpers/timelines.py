"""Random timelines as chats leave them: pins, tool calls, gaps, a summary block, a reply being written."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st

from ethervox_gui.context.calls.guide_calls import MEMORY_SEARCH, call_text
from ethervox_gui.context.edits.policies import protected_numbers
from ethervox_gui.context.turns.timeline import Timeline
from ethervox_gui.context.turns.turns import Block, Role, Span, Turn, TurnState

CALL = call_text(MEMORY_SEARCH, query="a dog")


def timelines(*, least: int = 0) -> st.SearchStrategy[Timeline]:
    """Timelines of up to seven exchanges (``least`` at least), some of which left the cache."""
    return st.builds(_timeline, st.integers(least, 7), st.integers(0, 10**9))


def _timeline(n_exchanges: int, seed: int) -> Timeline:
    """Everything but the length comes from one number: drawing each part of it takes far longer."""
    chance = Random(seed)
    timeline = Timeline()
    if chance.random() < 0.6:
        _append(chance, timeline, Role.SYSTEM, "You are a test.")
    for _ in range(n_exchanges):
        _append(chance, timeline, Role.USER, "a question")
        for _ in range(chance.choice([0, 0, 0, 1, 2])):
            _append(chance, timeline, Role.ASSISTANT, CALL)
            _append(chance, timeline, Role.TOOL, "found")
        _append(chance, timeline, Role.ASSISTANT, "an answer")
    _take_out(chance, timeline)
    end = chance.choice(["closed", "asked", "answering", "waiting"])
    if end != "closed":
        _append(chance, timeline, Role.USER, "the last question")
    if end == "waiting":
        _append(chance, timeline, Role.ASSISTANT, CALL)
    if end == "answering":
        p0, size = timeline.n_past, chance.randint(0, 30)
        timeline.begin_reply(
            Turn(timeline.next_number, Role.ASSISTANT, "", n_tokens=size, span=Span(p0, p0 + size))
        )
    return timeline


def _append(chance: Random, timeline: Timeline, role: Role, text: str) -> None:
    p0, size = timeline.n_past, chance.randint(1, 30)
    timeline.append(
        Turn(
            number=timeline.next_number,
            role=role,
            text=text,
            n_tokens=size,
            importance=chance.choice([0.1, 0.4, 0.7]),
            span=Span(p0, p0 + size),
            pinned=chance.random() < 0.12,
        )
    )


def _take_out(chance: Random, timeline: Timeline) -> None:
    """Edits as they happen: the oldest turns left, perhaps for a block; other exchanges were pruned."""
    protected = protected_numbers(timeline)
    free = [turn for turn in timeline if turn.number not in protected]
    n_left = chance.randint(0, len(free))
    while n_left < len(free) and free[n_left].role is not Role.USER:
        n_left += 1
    left = free[:n_left]
    if left:
        hole, size = _hole(left), chance.randint(1, 40)
        block = Block(7, "a summary", left[0].number, left[-1].number, Span(hole.p0, hole.p0 + size))
        timeline.edit(
            leaving=[turn.number for turn in left],
            state=TurnState.SUMMARIZED,
            memory_id=7,
            new_block=block if size <= hole.n_tokens and chance.random() < 0.6 else None,
        )
    exchanges: list[list[int]] = []
    for turn in timeline.resident():
        if turn.role is Role.USER:
            exchanges.append([])
        if exchanges:
            exchanges[-1].append(turn.number)
    for exchange in exchanges:
        if chance.random() < 0.2 and protected.isdisjoint(exchange):
            timeline.edit(leaving=exchange)


def _hole(left: list[Turn]) -> Span:
    """The first hole that the turns leave."""
    spans = [turn.span for turn in left if turn.span is not None]
    hole = spans[0]
    for span in spans[1:]:
        if span.p0 != hole.p1:
            break
        hole = Span(hole.p0, span.p1)
    return hole
