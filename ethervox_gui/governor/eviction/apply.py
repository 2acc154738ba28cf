"""Carries a decision out: summary, plan, proof, edit, check, record — and heals the cache when one fails."""

from __future__ import annotations

import time
from collections.abc import Sequence

from ethervox_gui.context.budget import Detail
from ethervox_gui.context.edits.plan import EditPlan
from ethervox_gui.context.edits.policies import Decision
from ethervox_gui.context.errors import Cancelled, EngineError
from ethervox_gui.context.events.events import (
    ContextEdited,
    Method,
)
from ethervox_gui.context.events.window_events import EditStarted
from ethervox_gui.context.turns.turns import UNREAD, Block, Role, Turn, TurnState
from ethervox_gui.governor.cache import blocks, pages, plan_edit, prebuild, prefill, telling
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.eviction import stand_ins
from ethervox_gui.governor.summaries import store
from ethervox_gui.storage.base.values import Memory


def carry_out(live: LiveChat, decision: Decision, detail: Detail) -> None:
    """Edit the cache as decided.

    Raises :class:`Cancelled` before anything has changed or, where everything that stays is read again, with
    the edit done and the rest unread (:func:`~ethervox_gui.governor.cache.prefill.rebuild`);
    :class:`EngineError` when even a rebuild failed.
    """
    started = time.perf_counter()
    live.eviction.edited()
    n_before = live.timeline.n_used
    live.emit(EditStarted(decision.action, decision.trigger))
    left = _summed_up(live, decision, detail)
    decision, summary = left.decision, left.summary
    live.pending.forget()
    live.pending.propose(None)
    memory = store.store_summary(live, decision, summary, left.n_whole) if summary is not None else None
    leaving: list[Turn | Block] = [*map(live.timeline.turn, decision.leaving), *decision.blocks]
    stands = memory if left.stands else None
    plan = prebuild.taken_in(live, plan_edit.planned(live, decision, left.block))
    pages.page_out(live, leaving)
    pages.note_edit(live, plan, stands.memory_id if stands else None)
    failure: EngineError | None = None
    try:
        if plan.method is not Method.REBUILD:
            prefill.carry_out(live, plan)
    except EngineError as error:
        failure = error
        prefill.clear(live)
        plan = plan_edit.from_nothing(live, decision, left.block)
    _note(live, plan, stands, left)
    method = plan.method
    try:
        if method is Method.REBUILD:
            prefill.read(live, plan)
        else:
            prefill.check(live)
        if failure is not None:
            telling.edit_failed(live, failure)
    except EngineError as error:
        method = Method.REBUILD
        prefill.rebuild(live)
        telling.edit_failed(live, error)
    finally:
        record(live, decision, method, memory, n_before, started, is_block=left.stands)


def _summed_up(live: LiveChat, decision: Decision, detail: Detail) -> stand_ins.Leaving:
    try:
        return stand_ins.summed_up(live, decision, detail)
    except Cancelled:
        if not live.engine.info.capability.surgical:
            prefill.read_again(live)  # the summarizer had to empty the cache
        raise


def _note(live: LiveChat, plan: EditPlan, memory: Memory | None, left: stand_ins.Leaving) -> None:
    """The timeline after the plan."""
    decision = plan.decision
    block = None
    if memory is not None:
        says = memory.text if left.is_whole else left.says
        place = (decision.first_turn, decision.last_turn, plan.block_span or UNREAD)
        block = Block(memory.memory_id, says, *place, is_whole=left.is_whole)
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
    *,
    is_block: bool = True,
    about: Sequence[Turn] = (),
) -> None:
    """Store and tell what was done; the timeline is as it is afterwards.

    ``is_block``: whether the memory stands in the context for what left, or will.  ``about`` are the turns
    that it is told of, where others than those that left and those of the blocks that went.
    """
    numbers = [turn.number for turn in about] or [decision.first_turn, decision.last_turn]
    first, last = min(numbers), max(numbers)
    resident = live.timeline.resident()
    event = ContextEdited(
        action=decision.action,
        trigger=decision.trigger,
        method=method,
        first_turn=first,
        last_turn=last,
        n_before=n_before,
        n_after=live.timeline.n_used,
        tokens_freed=n_before - live.timeline.n_used,
        duration_ms=round((time.perf_counter() - started) * 1000, 3),
        memory_id=memory.memory_id if memory else None,
        kept=sum(turn.role is not Role.SYSTEM for turn in resident),
        requested=decision.requested,
        stayed=tuple(turn.number for turn in resident if first <= turn.number <= last),
    )
    turn_ids = [live.timeline.turn(number).turn_id for number in decision.leaving]
    if memory and is_block:
        live.store.apply_edit(live.chat_id, event, turn_ids, TurnState.SUMMARIZED, event.memory_id)
    else:
        live.store.apply_edit(live.chat_id, event, turn_ids, TurnState.DROPPED)
    blocks.note_recalled(live)
    live.eviction.has_room()
    live.reply.edits.append(event)
    live.emit(event)
    live.show_timeline()
