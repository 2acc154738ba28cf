"""What stands for turns that leave: a summary, lines of what users told, or nothing where they chose that."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from ethervox_gui.context.budget import DETAIL_TOKENS, Detail
from ethervox_gui.context.edits.policies import Decision, leaving_tokens
from ethervox_gui.context.events.events import Action, Trigger
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.chat.pending_summary import Summary
from ethervox_gui.governor.summaries.notes import texts_now, way
from ethervox_gui.governor.summaries.patience import ENDLESS, Patience, of_an_edit
from ethervox_gui.governor.summaries.summarizer import most_tokens, summarize, told


class Leaving(NamedTuple):
    """A decision as it can be carried out, its summary if it has one, and the tokens of its block.

    A summary without a block is stored, and stands nowhere: the context has no room for it.
    """

    decision: Decision
    summary: Summary | None = None
    block: tuple[int, ...] = ()


def summed_up(live: LiveChat, decision: Decision, detail: Detail) -> Leaving:
    """What stands for the turns that the decision takes out.

    A summary that would not shrink becomes a ``shift_window``.  Turns that are dropped without the user
    having chosen it leave lines of what users told.  Raises :class:`Cancelled` while the model is writing.

    Who asked for the edit waits for it; nobody who waits for a reply does.  A first word is held back for a
    second at most, for what is written and read together.  What was prepared and takes longer to be read is
    made again as short as that.
    """
    waited_for = decision.trigger in (Trigger.USER, Trigger.COMMAND)
    patience = ENDLESS if waited_for else of_an_edit(live)
    if decision.action is not Action.SUMMARIZE_OLD:
        return _lines(live, decision, detail, patience) if decision.leaves_lines else Leaving(decision)
    made = [live.pending.prepared]
    if way(live) != "late":  # else the notes only told the user what will be known at least
        made.append(live.pending.proposed)
    before, ready = texts_now(live, decision.blocks), None
    for each in made:
        if each is not None and each.before == before:
            ready = ready or each.summary_of(decision, detail)
    summary = ready
    if summary is None or not (live.pending.built or patience.holds(summary.n_tokens)):
        summary = summarize(live, decision, detail, patience=patience)
    block = live.block_tokens(summary.text) if summary.text else ()
    if not block or len(block) >= leaving_tokens(live.timeline, decision):
        return _stored_only(live, replace(decision, action=Action.SHIFT_WINDOW, blocks=()), detail)
    return Leaving(decision, summary, block)


def _lines(live: LiveChat, decision: Decision, detail: Detail, patience: Patience) -> Leaving:
    """Lines of what users told, with those of the summary before: no more than one ever stands there."""
    before = tuple(block for block in live.timeline.blocks if not block.recalled)
    folded = replace(decision, blocks=before)
    n_leaving = leaving_tokens(live.timeline, folded)
    most = min(most_tokens(live, folded, detail), n_leaving - len(live.block_tokens("")) - 1)
    if patience.most_tokens is not None:
        most = min(most, patience.most_tokens)
    text = told(live, folded, most)
    block = live.block_tokens(text) if text else ()
    if not block or len(block) >= n_leaving:
        return _stored_only(live, decision, detail)
    return Leaving(folded, Summary(text, live.engine.count_tokens(text), "extractive"), block)


def _stored_only(live: LiveChat, decision: Decision, detail: Detail) -> Leaving:
    text = told(live, decision, DETAIL_TOKENS[detail])
    return Leaving(decision, Summary(text, live.engine.count_tokens(text), "extractive") if text else None)
