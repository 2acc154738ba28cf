"""Forgets turns: they leave, and what stays is read again as if they had never been there.

Nothing tells of them afterwards: summaries are made again without them, in the memory and in the context.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace

from ethervox_gui.context.edits.plan import EditPlan
from ethervox_gui.context.edits.policies import Decision, protected_numbers
from ethervox_gui.context.errors import EngineError, UserError
from ethervox_gui.context.events.asked import Answered
from ethervox_gui.context.events.events import Action, ContextHealed, Method, Trigger
from ethervox_gui.context.events.window_events import EditStarted
from ethervox_gui.context.text import N_
from ethervox_gui.context.turns.numbers import named, runs_of
from ethervox_gui.context.turns.turns import Block, Role, Turn, TurnState, exchanges_of
from ethervox_gui.governor.cache import blocks, pages, plan_edit, prebuild, prefill, telling
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.eviction import apply
from ethervox_gui.governor.jobs.jobs import ForgetTurns
from ethervox_gui.governor.summaries import remake
from ethervox_gui.storage.base.values import Memory
from ethervox_gui.storage.pages.page_file import PageKey, PageKind


def forget(live: LiveChat, job: ForgetTurns) -> None:
    """Take whole exchanges out of all that the model is told, and read the rest again, at once.

    Also those that have left before.  Raises :class:`UserError` where there are none of these turns, or
    none that may leave.
    """
    turns = _free(live, job.first_turn, job.last_turn)
    if not turns:
        raise UserError(
            "nothing_to_forget",
            N_("None of these turns is in the context and free to leave."),
            N_("Unpin what is pinned first."),
        )
    _carry_out(live, turns, (), job.trigger)
    first, last = turns[0].number, turns[-1].number
    words = N_("Turns {turns} are forgotten: what stays has been read again. They stay stored.")
    if first == last:
        words = N_("Turn {first} is forgotten: what stays has been read again. It stays stored.")
    told = words.format(first=first, turns=named(runs_of(turn.number for turn in turns)))
    pinned = [
        turn.number
        for turn in live.timeline
        if job.first_turn <= turn.number <= job.last_turn and turn.pinned
    ]
    if pinned:
        more = N_("{told} Pinned, and so not forgotten: {numbers}.")
        told = more.format(told=told, numbers=", ".join(map(str, pinned)))
    live.emit(Answered(told))


def forget_all(live: LiveChat, decision: Decision) -> None:
    """Forget all turns but those that are pinned; the blocks of the decision leave, too.

    Raises :class:`Cancelled` with all of it done and what stays unread.
    """
    _carry_out(live, _free(live, 0, live.timeline.next_number), decision.blocks, decision.trigger)


def forget_alone(live: LiveChat, turns: Sequence[Turn], trigger: Trigger) -> None:
    """Forget just these turns; what else there is of their exchanges stays.  Raises as :func:`forget_all`."""
    _carry_out(live, turns, (), trigger)


def forget_unread(live: LiveChat, turns: Sequence[Turn]) -> None:
    """As :func:`forget_alone`, in a chat that is not in the cache: it is read so when it is opened.

    The timeline of ``live`` holds its turns, nowhere.
    """
    _drop_pages(live, turns, blocks.blocks(live))
    _forget_edits(live, turns, remake.without(live, turns))


# ---- inside ----------------------------------------------------------------------------------------


def _free(live: LiveChat, first: int, last: int) -> list[Turn]:
    """The turns of all exchanges that have one between these numbers, but for pinned and forgotten ones."""
    every = list(live.timeline)
    protected = protected_numbers(every)
    asked = [
        turn
        for exchange in exchanges_of(every)
        if any(first <= turn.number <= last for turn in exchange)
        for turn in exchange
        if turn.number not in protected
    ]
    known = live.store.forgotten_among(turn.turn_id for turn in asked)
    return [turn for turn in asked if turn.turn_id not in known]


def _carry_out(live: LiveChat, turns: Sequence[Turn], also: Collection[Block], trigger: Trigger) -> None:
    """Forget turns, first on the disk, then in the context, which is read again without them.

    Raises :class:`Cancelled` with what stays unread, as :func:`~ethervox_gui.governor.cache.prefill.read`.
    """
    started = time.perf_counter()
    n_before = live.timeline.n_used
    live.eviction.edited()
    live.emit(EditStarted(Action.SHIFT_WINDOW, trigger))
    live.working_set.keep(turns)
    live.pending.forget()
    live.pending.propose(None)
    prebuild.give_up(live)
    _drop_pages(live, turns, live.timeline.blocks)
    now = remake.without(live, turns)
    live.forgotten.update(turn.turn_id for turn in turns)
    live.mark_stale()  # until what stays is read again
    _forget_edits(live, turns, now)
    _silence(live, turns)
    decision = _decision(live, turns, also, now, trigger)
    _take_states(live)
    plan = _edited(live, decision, _standing(live, also, now))
    blocks.drop_unsummarized(live)
    try:
        prefill.read(live, plan)
    except EngineError as error:
        prefill.rebuild(live)
        telling.edit_failed(live, error)
    finally:
        if decision.leaving or (decision.blocks and live.timeline.n_used < n_before):
            apply.record(live, decision, Method.REBUILD, None, n_before, started, about=turns)
        else:
            blocks.note_recalled(live)
            live.show_timeline()
    live.emit(ContextHealed(trigger, None, live.timeline.n_used))


def _forget_edits(live: LiveChat, turns: Sequence[Turn], now: Collection[int]) -> None:
    """What took these turns out, or one of the summaries, cannot be undone any more."""
    ids = {turn.turn_id for turn in turns}
    live.pages.remember(
        edit
        for edit in live.pages.edits
        if ids.isdisjoint(edit.turn_ids)
        and edit.memory_id not in now
        and all(block.memory_id not in now for _, block in edit.blocks)
    )


def _drop_pages(live: LiveChat, turns: Sequence[Turn], standing: Iterable[Block]) -> None:
    """Drop the pages of what is to be forgotten, and of all that was read with it in sight.

    Before it is: a chat without its pages is only read again, while with them it would not be, should the
    program end in between.
    """
    first = min((turn.number for turn in turns), default=0)
    here = {turn.turn_id for turn in live.timeline if turn.number < first}
    here -= {turn.turn_id for turn in turns}
    of_memories = PageKind.MEMORY, PageKind.RECALLED
    told = remake.telling_of(live, turns)
    gone = {PageKey(live.chat_id, kind, memory_id) for kind in of_memories for memory_id in told}
    gone |= {pages.key_of(live, block) for block in standing if block.recalled}
    listed = live.store.pages.keys_of_chat(live.chat_id)
    gone |= {key for key in listed if key.kind is PageKind.TURN and key.item_id not in here}
    live.store.pages.drop_pages(gone)


def _decision(
    live: LiveChat, turns: Sequence[Turn], also: Collection[Block], now: Collection[int], trigger: Trigger
) -> Decision:
    resident = live.timeline.resident()
    numbers = {turn.number for turn in turns}
    leaving = tuple(turn.number for turn in turns if turn.span is not None)
    told = tuple(
        block
        for block in live.timeline.blocks
        if block in also
        or (block.memory_id in now and block.is_memory)
        or not numbers.isdisjoint(block.quoted)
    )
    kept = sum(turn.role is not Role.SYSTEM for turn in resident) - len(leaving)
    return Decision(Action.SHIFT_WINDOW, trigger, leaving, told, kept, 0)


def _silence(live: LiveChat, turns: Sequence[Turn]) -> None:
    """No later message quotes these turns any more, as in the database."""
    first = min((turn.number for turn in turns), default=live.timeline.next_number)
    live.timeline.set_reminders(
        {turn.number: "" for turn in live.timeline if turn.reminder and turn.number > first}
    )


def _take_states(live: LiveChat) -> None:
    """The states of turns outside the context, as they are stored now."""
    stored = {turn.turn_id: turn for turn in live.store.turns_of_chat(live.chat_id)}
    for turn in live.timeline:
        kept = stored.get(turn.turn_id)
        if turn.span is None and kept is not None and kept.state is not TurnState.IN_KV:
            live.timeline.set_states([turn.number], kept.state, kept.memory_id)


def _standing(live: LiveChat, gone: Collection[Block], now: Mapping[int, Memory | None]) -> Memory | None:
    """The summary that stands in the context in place of one that told of what is forgotten."""
    if all(turn.state is not TurnState.SUMMARIZED for turn in live.timeline):
        return None
    stood = [block.memory_id for block in live.timeline.blocks if not block.recalled and block not in gone]
    return next((memory for memory_id in stood if (memory := now.get(memory_id)) is not None), None)


def _edited(live: LiveChat, decision: Decision, standing: Memory | None) -> EditPlan:
    """The timeline without what leaves, and with the summary; how that is read."""
    tokens = live.block_tokens(standing.text) if standing is not None else ()
    plan = plan_edit.from_nothing(live, decision, tokens)
    block = None
    if standing is not None and plan.block_span is not None:
        block = replace(blocks.summary_block(live, standing), span=plan.block_span)
    live.timeline.edit(
        leaving=decision.leaving, gone_blocks=decision.blocks, moved=plan.moved, new_block=block
    )
    return plan
