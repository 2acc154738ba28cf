"""Scores what summaries of the live chat say of what left; one that says little is made again.

By their words at once, and in idle time by what they mean, where an embedding model is set.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import TYPE_CHECKING, Final

from ethervox_gui.context.budget import Detail
from ethervox_gui.context.edits.policies import Decision, leaving_tokens
from ethervox_gui.context.errors import StorageError
from ethervox_gui.context.events.events import SummaryScored
from ethervox_gui.context.summaries import completeness
from ethervox_gui.context.summaries.completeness import LEAST, Fidelity, Remembered
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.chat.pending_summary import Summary
from ethervox_gui.governor.summaries import notes, summarizer

if TYPE_CHECKING:
    from ethervox_gui.storage.search.nearest import Meaning, Vector  # loads numpy

#: Two lines mean the same from this many deviations above sentences about everything.
_SAME: Final = 6.0


def of(live: LiveChat, decision: Decision, text: str, remembered: Remembered | None = None) -> Fidelity:
    """How much a summary of what the decision takes out says of what users told and of the summary before.

    ``remembered``: what it must hold, if that is known already.
    """
    turns = [live.timeline.turn(number) for number in decision.leaving]
    if not notes.are_kept(live):
        remembered = remembered or summarizer.must_hold(live, decision, turns)
        return Fidelity.of(remembered.n_wanted, remembered.lost_on(text))
    return completeness.fidelity(text, notes.wanted(live, turns, decision.blocks))


def better(live: LiveChat, decision: Decision, detail: Detail, made: Summary) -> Summary:
    """A summary that says too little is made once more, with more room; the better of the two.

    Raises what :func:`~ethervox_gui.governor.summaries.summarizer.summarize` raises.
    """
    first = of(live, decision, made.text).score
    if first >= LEAST:
        return made
    more = Detail.DETAILED if detail is not Detail.DETAILED else Detail.MODERATE
    again = summarizer.summarize(live, decision, more)
    shrinks = len(live.block_tokens(again.text)) < leaving_tokens(live.timeline, decision)
    return again if shrinks and of(live, decision, again.text).score > first else made


def look_again(live: LiveChat) -> None:
    """Take off the lost lines what the summaries in the context say in other words.

    Once for each of them, and nothing where no embedding model is set or it does not answer in time.
    Raises :class:`Cancelled` when there is something else to do.
    """
    meaning = live.store.meaning
    if meaning is None:
        return
    vector = cache(meaning.vector)  # each line is held against many
    for block in live.timeline.blocks:
        if block.recalled or live.notes.was_looked_at(block.memory_id):
            continue
        try:
            memory = live.store.memory(block.memory_id)
        except StorageError:
            continue
        before = Fidelity(memory.fidelity or 0.0, memory.lost)
        found = before
        if memory.fidelity is not None and memory.lost:
            found = completeness.by_meaning(before, memory.text, partial(_same, live, meaning, vector))
        live.notes.looked_at(block.memory_id)
        if found != before:
            live.store.set_fidelity(memory.memory_id, found)
            live.emit(SummaryScored(memory.memory_id, found.score, found.lost))


# ---- inside ----------------------------------------------------------------------------------------


def _same(
    live: LiveChat, meaning: Meaning, vector: Callable[[str], Vector | None], one: str, other: str
) -> bool:
    live.check_cancelled()
    first, second = vector(one), vector(other)
    if first is None or second is None:
        return False
    usual = meaning.usual(first)
    return float(first @ second) >= usual.mean + _SAME * usual.deviation
