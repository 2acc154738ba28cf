"""Carries a decision out: summary, plan, proof, edit, check, record — and heals the cache when one fails."""

from __future__ import annotations

import contextlib
import time
from dataclasses import replace

from ethervox_gui.context.edits.kv_model import BUILD, LIVE, SCRATCH, Remove
from ethervox_gui.context.edits.plan import EditPlan, plan_shift, prove
from ethervox_gui.context.edits.policies import Decision, leaving_tokens
from ethervox_gui.context.errors import Cancelled, EngineError
from ethervox_gui.context.events.events import (
    Action,
    ContextEdited,
    Method,
    NoticeRaised,
    SummaryStored,
    Trigger,
)
from ethervox_gui.context.events.window_events import EditStarted, PromptProgressed
from ethervox_gui.context.text import N_
from ethervox_gui.context.turns.summary import Detail
from ethervox_gui.context.turns.turns import Block, TurnState
from ethervox_gui.governor.cache import blocks, pages, plan_edit, prebuild, verify
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.chat.pending_summary import Summary
from ethervox_gui.governor.summaries.summarizer import summarize
from ethervox_gui.storage.base.values import Memory, NewMemory

SUMMARY_TAGS = ("context_summary", "auto_generated", "conversation")
SUMMARY_IMPORTANCE = 0.95

#: The decision that nothing leaves.
_NOTHING = Decision(Action.SHIFT_WINDOW, Trigger.AUTO, (), (), 0, 0)


def carry_out(live: LiveChat, decision: Decision, detail: Detail) -> None:
    """Edit the cache as decided.

    A summary that would not shrink becomes a ``shift_window``.  Raises :class:`Cancelled` before anything
    has changed or, where everything that stays is read again, with the edit done and the rest unread
    (:func:`rebuild`); :class:`EngineError` when even a rebuild failed.
    """
    started = time.perf_counter()
    live.edited_since_token = True
    n_before = live.timeline.n_used
    live.emit(EditStarted(decision.action, decision.trigger))
    decision, summary, block = _summed_up(live, decision, detail)
    live.prepared = None
    memory = store_summary(live, decision, summary, len(block)) if summary is not None else None
    plan = prebuild.taken_in(live, plan_edit.planned(live, decision, block))
    pages.page_out(live, [*map(live.timeline.turn, decision.leaving), *decision.blocks])
    pages.note_edit(live, plan, memory.memory_id if memory else None)
    try:
        if plan.method is not Method.REBUILD:
            _apply(live, plan)
    except EngineError as error:
        _tell_rebuilt(live, error)
        clear(live)
        plan = plan_edit.from_nothing(live, decision, block)
    _note(live, plan, memory)
    method = plan.method
    try:
        if method is Method.REBUILD:
            _read(live, plan)
        else:
            _check(live)
    except EngineError as error:
        _tell_rebuilt(live, error)
        method = Method.REBUILD
        rebuild(live)
    finally:
        record(live, decision, method, memory, n_before, started)


def _summed_up(
    live: LiveChat, decision: Decision, detail: Detail
) -> tuple[Decision, Summary | None, tuple[int, ...]]:
    """The decision as it can be carried out, its summary if it has one, and the tokens of its block."""
    if decision.action is not Action.SUMMARIZE_OLD:
        return decision, None, ()
    try:
        ready = live.prepared.summary_of(decision, detail) if live.prepared is not None else None
        summary = ready or summarize(live, decision, detail)
    except Cancelled:
        if not live.engine.info.capability.surgical:
            read_again(live)  # the summariser had to empty the cache
        raise
    block = live.block_tokens(summary.text) if summary.text else ()
    if not block or len(block) >= leaving_tokens(live.timeline, decision):
        return replace(decision, action=Action.SHIFT_WINDOW, blocks=()), None, ()
    return decision, summary, block


def _tell_rebuilt(live: LiveChat, error: EngineError) -> None:
    words = N_("The context was rebuilt after an edit failed ({error}).").format(error=error)
    live.emit(NoticeRaised(words))


def _apply(live: LiveChat, plan: EditPlan, *, can_stop: bool = False) -> None:
    """The plan's edits on the cache; prompt processing of more than a batch tells how far it is."""

    def report(done: int, total: int) -> None:
        if total > live.engine.info.n_batch:
            live.emit(PromptProgressed(done, total))
        if can_stop and done < total and live.cancelled():
            raise Cancelled

    live.is_stale = True
    if plan.method is Method.REBUILD:
        live.pages.current.clear()  # what is read again is not what the pages hold
    live.engine.apply(plan.edits[plan.n_done :], progress=report)
    live.built = ()


def _read(live: LiveChat, plan: EditPlan, *, can_stop: bool = True) -> None:
    """Everything that the timeline says is resident, from an empty cache; as :func:`rebuild`."""
    live.is_stale = True
    try:
        if can_stop and plan.n_after > live.engine.info.n_batch and live.cancelled():
            raise Cancelled
        _apply(live, plan, can_stop=can_stop)
        _check(live)
    except Cancelled:
        clear(live)
        raise


def _check(live: LiveChat) -> None:
    """The cache is what the timeline says again."""
    verify.check(live.engine, live.timeline, live.built)
    live.is_stale = False


def store_summary(live: LiveChat, decision: Decision, summary: Summary, n_block: int) -> Memory:
    """Keep a summary of what the decision takes out, and tell of it."""
    turns = [live.timeline.turn(number) for number in decision.leaving]
    memory = live.store.add_memory(
        live.chat_id,
        NewMemory(
            summary.text,
            level=1 if decision.blocks else 0,
            importance=SUMMARY_IMPORTANCE,
            tags=SUMMARY_TAGS,
            n_tokens_before=leaving_tokens(live.timeline, decision),
            n_tokens_after=n_block,
            turn_ids=[turn.turn_id for turn in turns],
            child_memory_ids=[block.memory_id for block in decision.blocks],
            source=summary.source,
        ),
        at_once=False,
    )
    if not live.settings.context.store_summaries:
        live.store.delete_memory(memory.memory_id)  # it can still be laid out when the chat is opened
    live.emit(
        SummaryStored(
            memory_id=memory.memory_id,
            text=summary.text,
            tags=SUMMARY_TAGS,
            importance=SUMMARY_IMPORTANCE,
            n_tokens=summary.n_tokens,
            first_turn=decision.first_turn,
            last_turn=decision.last_turn,
            source=summary.source,
        )
    )
    return memory


def _note(live: LiveChat, plan: EditPlan, memory: Memory | None) -> None:
    """The timeline after the plan."""
    decision = plan.decision
    block = None
    if memory is not None and plan.block_span is not None:
        block = Block(memory.memory_id, memory.text, decision.first_turn, decision.last_turn, plan.block_span)
    live.timeline.edit(
        leaving=decision.leaving,
        state=TurnState.SUMMARIZED if memory else TurnState.DROPPED,
        memory_id=memory.memory_id if memory else None,
        gone_blocks=decision.blocks,
        moved=plan.moved,
        new_block=block,
    )


def record(
    live: LiveChat,
    decision: Decision,
    method: Method,
    memory: Memory | None,
    n_before: int,
    started: float,
) -> None:
    """Store and tell what was done; the timeline is as it is afterwards."""
    event = ContextEdited(
        action=decision.action,
        trigger=decision.trigger,
        method=method,
        first_turn=decision.first_turn,
        last_turn=decision.last_turn,
        n_before=n_before,
        n_after=live.timeline.n_used,
        tokens_freed=n_before - live.timeline.n_used,
        duration_ms=round((time.perf_counter() - started) * 1000, 3),
        memory_id=memory.memory_id if memory else None,
        kept=decision.kept,
        requested=decision.requested,
    )
    turn_ids = [live.timeline.turn(number).turn_id for number in decision.leaving]
    state = TurnState.SUMMARIZED if memory else TurnState.DROPPED
    live.store.apply_edit(live.chat_id, event, turn_ids, state, event.memory_id)
    blocks.note_recalled(live)
    live.warned = False
    live.emit(event)
    live.show_timeline()


# ---- from nothing ----------------------------------------------------------------------------------


def clear(live: LiveChat) -> None:
    """Empty every sequence of the cache."""
    live.drop_writing()
    live.built = ()
    live.engine.apply([Remove(seq=seq) for seq in (SCRATCH, BUILD, LIVE)])


def take_back(live: LiveChat) -> None:
    """Remove from the end of the live chat what a decode that was given up left there."""
    if live.engine.info.capability.surgical:
        live.engine.apply([Remove(live.timeline.n_past)])
    elif live.engine.occupancy(LIVE).pos_max >= live.timeline.n_past:
        read_again(live)


def close_up(live: LiveChat) -> None:
    """Close the gaps that edits left, when positions come near the end of what the model was trained for.

    Nothing leaves.  Where cells cannot be shifted everything is prefilled again.
    """
    live.drop_writing()
    prebuild.give_up(live)
    plan = plan_shift(live.timeline, _NOTHING) if live.engine.info.capability.can_shift else None
    if plan is None:
        rebuild(live)
    else:
        prove(plan, live.timeline, live.budget.n_ctx)
        _apply(live, plan)
        live.timeline.edit(moved=plan.moved)
        _check(live)
    live.show_timeline()


def rebuild(live: LiveChat, *, can_stop: bool = True) -> None:
    """Prefill everything that the timeline says is resident, from an empty cache.

    Raises :class:`Cancelled` when it is stopped: the cache is empty then and ``live.is_stale``, until the
    next job that needs the chat (:meth:`Seat.chat`) reads it again.
    """
    clear(live)
    plan = plan_edit.from_nothing(live, _NOTHING, ())
    live.timeline.edit(moved=plan.moved)
    _read(live, plan, can_stop=can_stop)


def read_again(live: LiveChat) -> None:
    """As :func:`rebuild` at the end of a job: if that is stopped, the next one does it."""
    with contextlib.suppress(Cancelled):
        rebuild(live)
