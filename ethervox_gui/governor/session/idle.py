"""What is done while nothing else runs, so that nobody has to wait for it later.

* While the user pauses in writing, the message is read to find out what it is about.
* A summary block that had to be cut short is read whole.
* Turns of an imported chat are counted.
* What is in the cache is saved as pages; gaps are closed when positions come near the end of what the model
  was trained for.
* What is worth keeping of each exchange is noted, and a new chat gets its name.
* From the warning threshold on, the summary that will be needed at critical is written on the scratch
  sequence and kept, and its block is decoded where the edit will take it from.
* Memories that have piled up are folded into higher levels.
* Which heads of a new model find what a question asks for is learned.
* How far an edited cache is from a clean one is measured, and what has drifted too far is healed.

All of it gives way as soon as there is a job.  A model on another server is asked only for the name of a chat
that it was told, and once a turn at most for the summary: it would be asked for that a little later anyway.
"""

from __future__ import annotations

from ethervox_gui.context.errors import Cancelled, UserError
from ethervox_gui.context.events.events import Action
from ethervox_gui.context.events.window_events import SummaryPrepared
from ethervox_gui.engine.protocol import CancelCheck
from ethervox_gui.governor.cache import pages, prebuild, prefill, sizes
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.chat.pending_summary import Prepared
from ethervox_gui.governor.eviction import ask_model, choose, leaves_first
from ethervox_gui.governor.faults import attention, calibration, meaning, recall, topics
from ethervox_gui.governor.restore import healing, undo
from ethervox_gui.governor.summaries import chat_title, consolidate, fidelity, notes, summarizer, whole_block

#: Gaps are closed in idle time when this share of the positions that the model was trained for is passed.
_POSITIONS_SHARE = 0.75


def use_idle_time(live: LiveChat, stop: CancelCheck) -> None:
    """Prepare what will be needed, until ``stop`` says that there is something else to do.

    Raises :class:`EngineError` with the cache in any state.
    """
    if live.is_stale or live.engine.needs_loading:
        return  # its reading was stopped, or another model may be there: that waits until it is needed
    if _is_deleted(live):
        return
    with live.stopped_also_by(stop):
        try:
            recall.read_ahead(live, live.cancelled)  # first, for a reply may wait for it in a moment
            close_up_early(live)
            whole_block.make(live)
            pages.page_ahead(live, live.cancelled)
            attention.complete(live, live.cancelled)
            attention.take_in(live, live.cancelled)
            recall.take_in(live, live.cancelled)
            sizes.count(live, live.cancelled)
            live.documents.passages(live.store, live.chat_id)
            meaning.take_in(live, live.cancelled)
            topics.take_in(live, live.cancelled)
            undo.keep(live)
            if live.drift.asked:
                healing.look(live)
            notes.take(live)
            chat_title.name(live)
            prepare_summary(live)
            fidelity.look_again(live)
            # Memories of other chats are no business of a program whose chat this is.
            while not (live.is_hosted or live.cancelled()) and consolidate.fold_one(live) is not None:
                pass
            calibration.learn(live)
            healing.look(live)
            prebuild.build(live)  # last, for what comes before it may need the room
        except Cancelled:
            return


def close_up_early(live: LiveChat) -> None:
    """Close gaps before positions come near the end of what the model was trained for, where it can shift."""
    info, timeline = live.engine.info, live.timeline
    has_gaps = timeline.n_past > timeline.n_used
    if has_gaps and info.capability.can_shift and timeline.n_past > _POSITIONS_SHARE * info.n_ctx_train:
        prefill.close_up(live)


def prepare_summary(live: LiveChat) -> None:
    """Between warning and overflow, decide what the next edit does, and make its summary if it has one.

    Once for each turn, whatever comes of it.  Raises :class:`Cancelled` with nothing kept, and
    :class:`EngineError` with the cache in any state.
    """
    context, budget, timeline = live.settings.context, live.budget, live.timeline
    capability = live.engine.info.capability
    if (
        not (context.enabled and context.prepare_ahead)
        or context.mode not in choose.SUMMARIZING
        or not (capability.surgical or capability.apart)
        or not budget.prepare_at <= timeline.n_used < budget.emergency_at
        or live.pending.tried_at == timeline.next_number
    ):
        return
    if (
        live.pending.prepared is not None
        and live.pending.prepared.holds(timeline)
        and live.pending.prepared.made_under == context
    ):
        return
    live.pending.forget()
    prebuild.give_up(live)
    leaves_first.leave(live)
    if timeline.n_used < budget.prepare_at:
        return
    coming = max(0, budget.act_at - timeline.n_used)
    choice = _chosen(live, coming)
    if choice is not None:
        detail, made = choice.detail, None
        if choice.decision.action is Action.SUMMARIZE_OLD:
            made = summarizer.summarize(live, choice.decision, detail)
            made = fidelity.better(live, choice.decision, detail, made)
        if made is None or not capability.apart or made.source == "model":
            before = notes.texts_now(live, choice.decision.blocks)
            live.pending.keep(Prepared(choice.decision, detail, made, context, before=before))
            if made is not None:
                told = choice.decision
                live.emit(SummaryPrepared(told.first_turn, told.last_turn, made.n_tokens))
        # Else another server failed just now; it may do better when the summary is needed.
    live.pending.tried(timeline.next_number)  # once for each turn, whatever came of it


def _is_deleted(live: LiveChat) -> bool:
    """Whether the chat lies in the bin or is gone, as a program may delete what is kept for it."""
    try:
        live.store.chat(live.chat_id)
    except UserError:
        return True
    return False


def _chosen(live: LiveChat, coming: int) -> choose.Choice | None:
    if live.pending.announced(live.timeline, live.settings.context) is not None:
        return choose.ahead(live, coming)
    if live.settings.context.mode == "model" and ask_model.can_ask(live):
        return choose.as_asked(live, ask_model.ask(live), coming)
    return choose.automatic(live, coming)
