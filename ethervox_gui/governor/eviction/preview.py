"""A summary that the user sees before anything leaves: drafted on the scratch sequence, applied as edited."""

from __future__ import annotations

from ethervox_gui.context.edits import policies
from ethervox_gui.context.errors import Cancelled, UserError
from ethervox_gui.context.events.events import Trigger
from ethervox_gui.context.events.window_events import DraftGrew, DraftReady, DraftStarted
from ethervox_gui.context.text import N_
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.governor.cache import prefill
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.chat.pending_summary import Prepared, Summary
from ethervox_gui.governor.eviction import apply as editor
from ethervox_gui.governor.eviction import leaves_first
from ethervox_gui.governor.eviction.requests import what_to_summarize
from ethervox_gui.governor.jobs.jobs import ApplyDraft, DraftSummary
from ethervox_gui.governor.summaries.summarizer import summarize


def draft(live: LiveChat, job: DraftSummary) -> None:
    """Tell what would leave, and write the summary that would stand for it; nothing leaves.

    Where the model's cells cannot be shared, writing it takes the context down, and it is built again.  When
    it is stopped nothing more is told.
    """
    leaves_first.leave(live)
    timeline = live.timeline
    keep = job.keep_last_n_turns
    decision = what_to_summarize(live, keep, Trigger.USER)
    leaving = () if decision is None else decision.leaving
    n_leaving = 0 if decision is None else policies.leaving_tokens(timeline, decision)
    n_kept = sum(
        turn.role is not Role.SYSTEM and not turn.continues and turn.number not in leaving
        for turn in timeline.resident()
    )
    live.emit(DraftStarted(keep, job.detail, leaving, timeline.n_used, n_leaving, live.chat_id, n_kept))
    if decision is None:
        return
    try:
        made = summarize(live, decision, job.detail, told=lambda text: live.emit(DraftGrew(text)))
    except Cancelled:
        made = None
    finally:
        if live.is_stale:
            prefill.read_again(live)
            live.show_timeline()
    if made is not None:
        n_after = timeline.n_used - n_leaving + len(live.block_tokens(made.text))
        live.emit(DraftReady(made.text, n_after, made.source))


def apply(live: LiveChat, job: ApplyDraft) -> None:
    """Let the turns leave that a draft was for, with the text the user made of it in their place.

    Raises :class:`UserError` when the chat is another than it was then, and for a text that is empty or not
    shorter than what it stands for.
    """
    decision = what_to_summarize(live, job.keep_last_n_turns, Trigger.USER)
    if decision is None or (live.chat_id, decision.leaving) != (job.chat_id, job.turns):
        raise UserError(
            "draft_outdated", N_("The chat has changed since this summary was written."), N_("Try again.")
        )
    text = job.text.strip()
    n_leaving = policies.leaving_tokens(live.timeline, decision)
    n_block = len(live.block_tokens(text))
    if not text or n_block >= n_leaving:
        raise UserError(
            "summary_too_long" if text else "summary_empty",
            N_(
                "This summary takes {n_block:,} tokens, but would stand for turns of only {n_leaving:,}."
            ).format(n_block=n_block, n_leaving=n_leaving)
            if text
            else N_("There is no summary."),
            N_("Shorten it.") if text else N_("Write one, or drop the turns instead."),
        )
    summary = Summary(text, live.engine.count_tokens(text), job.source)
    live.pending.keep(Prepared(decision, job.detail, summary, live.settings.context))
    editor.carry_out(live, decision, job.detail)
