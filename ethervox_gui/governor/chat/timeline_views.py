"""The timeline as it is drawn: every turn of the chat, each summary right after the turns it stands for."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Collection
from dataclasses import replace

from ethervox_gui.context.events.window_events import TurnView
from ethervox_gui.context.turns.timeline import Timeline
from ethervox_gui.context.turns.turns import Block, Role, Turn, TurnState
from ethervox_gui.engine.templates.own_prompt import OwnPrompt

_PREVIEW_LENGTH = 128
#: Ten thousand turns are looked through with every edit, so many at a time.
_CHUNK = 256


class TimelineViews:
    """Makes the views of one chat; those of turns that are as they were are kept.

    A turn is a value, so one that is the same object is the same: an edit in a chat of ten thousand turns
    makes the few views that it changes.  ``own`` is what the model's template writes in front by itself.
    """

    def __init__(self, own: OwnPrompt | None = None) -> None:
        self._own = own
        self._turns: list[Turn] = []
        self._views: list[TurnView] = []
        self._forgotten: frozenset[int] = frozenset()

    def of(
        self, timeline: Timeline, forgotten: Collection[int] = (), passing: Collection[int] = ()
    ) -> tuple[TurnView, ...]:
        """All turns in chat order, each block right after the turns it stands for.

        ``forgotten`` are the ids of turns that were; one that is in the context is not.  ``passing`` are the
        numbers of those that came back by themselves.
        """
        turns = list(timeline)
        del self._views[len(turns) :]
        for start in range(0, len(self._turns), _CHUNK):
            new, old = turns[start : start + _CHUNK], self._turns[start : start + _CHUNK]
            if new != old:  # lists of the same objects are compared in no time
                for index, (turn, before) in enumerate(zip(new, old, strict=False), start):
                    if turn is not before:
                        self._views[index] = self._view(turn, forgotten)
        self._views += (self._view(turn, forgotten) for turn in turns[len(self._views) :])
        self._turns = turns
        told_anew = self._forgotten.symmetric_difference(forgotten)
        if told_anew:
            for index, turn in enumerate(turns):
                if turn.turn_id in told_anew:
                    self._views[index] = self._view(turn, forgotten)
            self._forgotten = frozenset(forgotten)
        views = self._views.copy()
        for number in passing:
            index = bisect_left(turns, number, key=lambda turn: turn.number)
            views[index] = replace(views[index], passing=True)
        # From the last to the first, so that places stay what they are until they are used.
        there = [block for block in timeline.blocks if block.is_read]
        for block in sorted(there, key=lambda block: block.last_turn, reverse=True):
            place = bisect_right(turns, block.last_turn, key=lambda turn: turn.number)
            views.insert(place, _block_view(block))
        return tuple(views)

    def _view(self, turn: Turn, forgotten: Collection[int]) -> TurnView:
        is_forgotten = turn.span is None and turn.turn_id in forgotten
        return replace(view(turn, self._own), forgotten=True) if is_forgotten else view(turn, self._own)


def view(turn: Turn, own: OwnPrompt | None = None) -> TurnView:
    """A turn as the timeline draws it; ``own`` is the system prompt that is the model's own."""
    return TurnView(
        number=turn.number,
        last_number=turn.number,
        role=turn.role,
        state=turn.state,
        n_tokens=turn.n_tokens,
        importance=turn.importance,
        preview=_preview(turn.text),
        pinned=turn.pinned,
        is_block=False,
        recalled=turn.recalled,
        memory_id=turn.memory_id,
        p0=turn.span.p0 if turn.span else None,
        p1=turn.span.p1 if turn.span else None,
        is_own=turn.role is Role.SYSTEM and own is not None and own.matches(turn.text),
        thinks=turn.thinks,
        continues=turn.continues,
        reminder=turn.reminder,
    )


def _preview(text: str) -> str:
    return text if len(text) <= _PREVIEW_LENGTH else f"{text[:_PREVIEW_LENGTH].rstrip()}…"


def _block_view(block: Block) -> TurnView:
    return TurnView(
        number=block.first_turn,
        last_number=block.last_turn,
        role=Role.USER,
        state=TurnState.IN_KV,
        n_tokens=block.span.n_tokens,
        importance=1.0,
        preview=_preview(block.text),
        pinned=False,
        is_block=True,
        recalled=block.recalled,
        memory_id=block.memory_id or None,
        p0=block.span.p0,
        p1=block.span.p1,
        passage_id=block.passage_id,
        source=block.source,
        quoted=block.quoted,
    )
