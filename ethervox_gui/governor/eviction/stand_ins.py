"""What stands for turns that leave: a summary, lines of what users told, or nothing where they chose that."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from ethervox_gui.context.budget import DETAIL_TOKENS, Detail
from ethervox_gui.context.edits.policies import Decision, leaving_tokens
from ethervox_gui.context.events.events import Action, Trigger
from ethervox_gui.governor.cache import plan_edit
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.chat.pending_summary import Summary
from ethervox_gui.governor.summaries.notes import text_now, texts_now, way
from ethervox_gui.governor.summaries.patience import (
    ENDLESS,
    FIRST_WORD_S,
    LEAST_TOKENS,
    Patience,
    of_an_edit,
    shared,
)
from ethervox_gui.governor.summaries.summarizer import at_once, most_tokens, summarize, told


class Leaving(NamedTuple):
    """A decision as it can be carried out, its summary if it has one, and the tokens of its block.

    The block ``says`` less than the summary where there is no time to read more, or has no tokens where
    there is time for none; ``n_whole`` are those that it will have.  Where it does not ``stand`` for the
    turns it is stored only: the context has no room for it.
    """

    decision: Decision
    summary: Summary | None = None
    block: tuple[int, ...] = ()
    says: str = ""
    stands: bool = False
    n_whole: int = 0

    @property
    def is_whole(self) -> bool:
        """Whether the block says all of the summary."""
        return bool(self.block) and self.summary is not None and self.says == self.summary.text


def summed_up(live: LiveChat, decision: Decision, detail: Detail) -> Leaving:
    """What stands for the turns that the decision takes out.

    A summary that would not shrink becomes a ``shift_window``.  Turns that are dropped without the user
    having chosen it leave lines of what users told.  Raises :class:`Cancelled` while the model is writing.

    Where nothing but parts of the reply being written leaves, edits come one after the other: the summary
    that stands is not read anew for each of them if that takes longer than a second.

    Who asked for the edit waits for it; nobody who waits for a reply does.  A first word is held back for a
    second at most, for what is written and read together.  What takes longer to be read is cut short, and
    read whole later (:mod:`~ethervox_gui.governor.summaries.whole_block`).
    """
    waited_for = decision.trigger in (Trigger.USER, Trigger.COMMAND)
    patience = ENDLESS if waited_for else of_an_edit(live)
    if decision.action is not Action.SUMMARIZE_OLD:
        return _lines(live, decision, detail, patience) if decision.leaves_lines else Leaving(decision)
    if not waited_for and _stands_still(live, decision):
        return _stored_only(live, replace(decision, action=Action.SHIFT_WINDOW, blocks=()), detail)
    summary = _ready(live, decision, detail)
    if summary is not None and live.pending.builds_next and patience.holds(live.pending.n_left):
        patience = ENDLESS  # it is read already, or nearly
    elif summary is None:
        if way(live) == "late":
            patience = shared(live, patience, most_tokens(live, decision, detail))
        summary = summarize(live, decision, detail, patience=patience)
    n_whole = len(live.block_tokens(summary.text)) if summary.text else 0
    if not n_whole or n_whole >= leaving_tokens(live.timeline, decision):
        return _stored_only(live, replace(decision, action=Action.SHIFT_WINDOW, blocks=()), detail)
    return _read_in_time(
        live, decision, summary, n_whole, patience, lambda most: at_once(live, decision, most).text
    )


def _stands_still(live: LiveChat, decision: Decision) -> bool:
    """Whether the summary stays as it is for what leaves, so that the reply is not held up."""
    if live.timeline.open_reply is None or not live.engine.info.capability.surgical:
        return False
    if not all(live.timeline.turn(number).continues for number in decision.leaving):
        return False
    n_block = sum(len(live.block_tokens(text_now(live, block))) for block in decision.blocks)
    return n_block > FIRST_WORD_S * live.engine.prompt_speed > 0


def _ready(live: LiveChat, decision: Decision, detail: Detail) -> Summary | None:
    """The summary that was prepared for the decision, if there is one."""
    made = [live.pending.prepared]
    if way(live) != "late":  # else the notes only told the user what will be known at least
        made.append(live.pending.proposed)
    before = texts_now(live, decision.blocks)
    for each in made:
        found = each.summary_of(decision, detail) if each is not None and each.before == before else None
        if found is not None:
            return found
    return None


def _read_in_time(
    live: LiveChat,
    decision: Decision,
    summary: Summary,
    n_whole: int,
    patience: Patience,
    shorter: Callable[[int], str],
) -> Leaving:
    """The summary, or as much of it as can be read in time.

    What the one before it begins with, too, is there already: so its first lines may say more than what
    ``shorter`` makes of it, and so may that one as it stood.
    """
    says, n_frame = summary.text, len(live.block_tokens(""))

    def is_read_in_time(text: str) -> bool:
        return patience.holds(plan_edit.n_to_read(live, decision, live.block_tokens(text)) - n_frame)

    if not is_read_in_time(says):
        most = patience.most_tokens or 0
        before = (block.text for block in decision.blocks if block.is_memory and block.is_read)
        there = max(_first_lines(says, is_read_in_time), *filter(is_read_in_time, before), "", key=len)
        tells_more = most < LEAST_TOKENS or live.engine.count_tokens(there) > most
        says = there if tells_more else shorter(most)
    block = live.block_tokens(says) if says else ()
    return Leaving(decision, summary, block, says or summary.text, True, n_whole)


def _first_lines(text: str, is_read_in_time: Callable[[str], bool]) -> str:
    """The lines that a text begins with, as many as are read in time."""
    lines = text.splitlines(keepends=True)
    n_lines = range(1, len(lines))
    n = bisect_left(n_lines, True, key=lambda n: not is_read_in_time("".join(lines[:n])))
    return "".join(lines[:n]).strip()


def _lines(live: LiveChat, decision: Decision, detail: Detail, patience: Patience) -> Leaving:
    """Lines of what users told, merged with the summary before: there is never more than one summary.

    Where others come back, some summary may be about to go; the decision names those that don't.
    """
    before = decision.blocks
    if not decision.makes_way:
        before = tuple(block for block in live.timeline.blocks if not block.recalled)
    folded = replace(decision, blocks=before)
    n_leaving = leaving_tokens(live.timeline, folded)
    most = min(most_tokens(live, folded, detail), n_leaving - len(live.block_tokens("")) - 1)
    text = told(live, folded, most)
    n_whole = len(live.block_tokens(text)) if text else 0
    if not n_whole or n_whole >= n_leaving:
        return _stored_only(live, replace(decision, blocks=()), detail)
    summary = Summary(text, live.engine.count_tokens(text), "extractive")
    return _read_in_time(live, folded, summary, n_whole, patience, lambda most: told(live, folded, most))


def _stored_only(live: LiveChat, decision: Decision, detail: Detail) -> Leaving:
    text = told(live, decision, DETAIL_TOKENS[detail])
    return Leaving(decision, Summary(text, live.engine.count_tokens(text), "extractive") if text else None)
