"""Thinking leaves the cache when the answer is there: the model does not read it again.

What is stored and shown keeps it.  Where cells can be removed, only the turns since the user's message are
decoded again without their thinking; elsewhere the whole context is read again.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from itertools import pairwise

from ethervox_gui.context.edits.policies import Decision
from ethervox_gui.context.edits.tail import plan_tail, prove_tail
from ethervox_gui.context.errors import Cancelled, EngineError, NoRoomError, PlanError
from ethervox_gui.context.events.events import Action, Trigger
from ethervox_gui.context.summaries.summary import as_message
from ethervox_gui.context.turns.turns import Role, Turn
from ethervox_gui.governor.cache import pages, prefill, verify
from ethervox_gui.governor.cache.plan_edit import encoded
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.eviction import apply


def forget_thinking(live: LiveChat) -> None:
    """Take the thinking of the last answer out of the cache, that of its tool calls included.

    Called when an answer is complete, and when a job ended without one; does nothing where it has left
    already.  Raises :class:`EngineError` when even a rebuild fails.
    """
    turns = _from_first_thought(live)
    if not turns:
        return
    _drop_parts(live, turns)
    if live.is_stale:
        return  # it was stopped: what comes next reads the chat without
    turns = _from_first_thought(live)
    items = [item for _, item in live.timeline.contents()]
    tokens = encoded(live, items)[len(items) - len(turns) :]
    if list(map(len, tokens)) == [turn.n_tokens for turn in turns]:
        return
    if live.engine.info.capability.surgical:
        _replace(live, turns, tokens)
    else:
        prefill.read_again(live)
    for turn in turns:
        now = live.timeline.turn(turn.number)
        if now.n_tokens != turn.n_tokens:
            live.store.set_n_tokens(now.turn_id, now.n_tokens)
    live.show_timeline()


def _drop_parts(live: LiveChat, turns: Sequence[Turn]) -> None:
    """Parts of replies that are nothing but thinking leave, but for what each of them ends with.

    There are several where the messages between them have left.
    """
    leaving = tuple(
        turn.number for turn, after in pairwise(turns) if turn.thinks and after.continues and not turn.pinned
    )
    if leaving:
        n_kept = len(live.timeline.resident()) - len(leaving)
        decision = Decision(Action.SHIFT_WINDOW, Trigger.AUTO, leaving, (), n_kept, n_kept)
        with contextlib.suppress(Cancelled):
            apply.carry_out(live, decision, live.settings.context.summary_detail)


def _from_first_thought(live: LiveChat) -> list[Turn]:
    """The turns since the user's message, from the first that was thought about on."""
    turns: list[Turn] = []
    for turn in reversed(live.timeline.resident()):
        if turn.role not in (Role.ASSISTANT, Role.TOOL):
            break
        turns.insert(0, turn)
    while turns and (turns[0].role is Role.TOOL or as_message(turns[0]).text == turns[0].text):
        del turns[0]
    return turns


def _replace(live: LiveChat, turns: list[Turn], tokens: Sequence[tuple[int, ...]]) -> None:
    try:
        plan = plan_tail(live.timeline, turns, tokens)
        prove_tail(plan, live.timeline, live.budget.n_ctx)
    except (PlanError, NoRoomError):
        return  # it stays until the context is next built anew
    try:
        with verify.checked(live, live.pending.built):
            live.pages.current.difference_update(pages.key_of(live, turn) for turn in turns)
            live.engine.apply(plan.edits)
            live.timeline.edit(moved=plan.moved)
            live.reply.stands_as(turns[-1].turn_id, tokens[-1])
    except EngineError:
        prefill.read_again(live)
