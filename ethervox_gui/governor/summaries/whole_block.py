"""The block of a summary that was cut short for the sake of a first word is read whole later.

So is one of which the user has changed what it says.  What is stored is whole from the beginning; only the
cells say less, or what was there before.  While nothing else runs, for a moment before a message, or in the
batches of a reply, the whole block is decoded on the sequence ``BUILD``; between two messages it takes the
place of the short one, which only moves cells.  What has been decoded is kept when something else comes
first, so the block gets whole on any machine, however short the pauses are.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import NamedTuple

from ethervox_gui.context.edits.kv_model import Decode, KVEdit
from ethervox_gui.context.edits.plan import EditPlan, built_before, prove
from ethervox_gui.context.edits.policies import Decision
from ethervox_gui.context.errors import EngineError, NoRoomError, PlanError, TooLateError
from ethervox_gui.context.events.events import Action, SummaryCompleted, Trigger
from ethervox_gui.context.turns.turns import Block
from ethervox_gui.governor.cache import blocks, plan_edit, prebuild, prefill, telling
from ethervox_gui.governor.chat import batch_steps
from ethervox_gui.governor.chat.batch_steps import PIECE, Steps
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.summaries import notes

#: In idle time so many seconds of decoding pass, and so many tokens at most, before anybody looks whether
#: there is something else to do.
_STEP_S = 0.1
_MOST_AT_ONCE = 32
#: A message waits so long for it, where no pause came before.
_MOMENT_S = 0.5


class _Whole(NamedTuple):
    """What stands short or is outdated, what it will say, and how that comes about."""

    short: Block
    text: str
    plan: EditPlan

    @property
    def ahead(self) -> tuple[KVEdit, ...]:
        """The edits that are done before: what stands in front of the block is shared, and it is decoded."""
        return self.plan.edits[: self.plan.n_done]

    @property
    def block(self) -> Decode:
        """The last of them."""
        block = self.ahead[-1]
        assert isinstance(block, Decode)
        return block


def renew(live: LiveChat) -> None:
    """Note which summaries the user has changed: they are read again as soon as nothing else runs.

    Where cells cannot be edited all of the chat is, before the next message.
    """
    for block in live.timeline.blocks:
        text = block.text if block.recalled else notes.text_now(live, block)
        if text in ("", block.text):  # deleted: it leaves before the next message
            continue
        prebuild.give_up(live)
        live.pending.begin_anew()  # it was made of what the summary said
        live.timeline.edit(gone_blocks=[block], new_block=replace(block, is_outdated=True))


def n_missing(live: LiveChat) -> int:
    """The tokens that are still to be decoded; 0 where nothing stands short, or there is no room for more."""
    wanted = _wanted(live)
    if wanted is None:
        return 0
    return len(wanted.block.tokens) - live.pending.there_of(wanted.ahead, makes_whole=True)


def make(live: LiveChat) -> None:
    """Make whole what stands short.

    Raises :class:`Cancelled` when there is something else to do, with what was decoded kept for the next
    time, and :class:`EngineError`.
    """
    _read(live)


def take_out_deleted(live: LiveChat) -> None:
    """Before a message: the model does not see what the user has thrown away since the last one.

    The turns that a summary stood for are dropped then.  Until a message comes the summary stands, so that
    whoever takes it out of the bin at once has it in the context as before.
    """
    there = [block for block in live.timeline.blocks if not block.recalled]
    gone = [block for block in there if not notes.text_now(live, block)]
    if not gone:
        return
    try:
        prebuild.give_up(live)
        live.pending.begin_anew()
        blocks.take_out(live, *gone)
    except EngineError as error:
        if prefill.read_again(live):
            telling.edit_failed(live, error)
    blocks.drop_unsummarized(live)
    live.show_timeline()


def read_on(live: LiveChat, incoming: int) -> None:
    """Before a message of so many tokens: read for a moment in what stands short, as no pause came for it.

    What the user changed is read to its end: the message may be about it.  Not where the message makes an
    edit due, which replaces it.  Raises as :func:`make`.
    """
    if live.timeline.n_used + incoming >= live.budget.act_at:
        return
    outdated = [block for block in live.timeline.blocks if block.is_outdated]
    if outdated and not live.engine.info.capability.surgical:
        for block in outdated:
            now = replace(block, text=notes.text_now(live, block) or block.text, is_outdated=False)
            live.timeline.edit(gone_blocks=[block], new_block=now)
        prefill.rebuild(live)
        live.show_timeline()
        return
    with suppress(TooLateError):
        _read(live, None if outdated else _MOMENT_S)


def _read(live: LiveChat, patience_s: float | None = None) -> None:
    speed = live.engine.prompt_speed or _MOST_AT_ONCE / _STEP_S
    step = min(max(int(_STEP_S * speed), PIECE), _MOST_AT_ONCE)
    try:
        batch_steps.run_alone(live.engine, live.cancelled, steps_of(live, step), patience_s=patience_s)
    except NoRoomError:
        return  # others have cells: another time
    take_in(live)


def steps_of(live: LiveChat, step: int = PIECE) -> Steps[None]:
    """Decode the whole block, ``step`` tokens at a time; :func:`take_in` puts it in its place."""
    wanted = _wanted(live)
    if wanted is None:
        return
    yield from prebuild.decoding(live, wanted.ahead, step, makes_whole=True)


def take_in(live: LiveChat) -> None:
    """Put the whole block in the place of the short one, where it is decoded: only cells move.

    Raises :class:`EngineError` with the cache stale.
    """
    if not live.pending.makes_whole or live.timeline.open_reply is not None:
        return
    wanted = _wanted(live)
    if wanted is None:
        prebuild.give_up(live)
        return
    if wanted.ahead != live.pending.built:
        return
    span = wanted.plan.block_span
    assert span is not None
    prefill.carry_out(live, wanted.plan)
    whole = replace(wanted.short, text=wanted.text, span=span, is_whole=True, is_outdated=False)
    live.timeline.edit(gone_blocks=[wanted.short], moved=wanted.plan.moved, new_block=whole)
    prefill.check(live)
    if wanted.plan.moved:
        live.pages.forget_places()
    n_before = wanted.short.span.n_tokens
    live.emit(SummaryCompleted(whole.memory_id, n_before, span.n_tokens, span.p0, span.p1))
    live.show_timeline()


# ---- inside ----------------------------------------------------------------------------------------


def _wanted(live: LiveChat) -> _Whole | None:
    """``None`` also where there is no room for it and a reply, or the block of the next edit is there."""
    timeline = live.timeline
    short = next((block for block in timeline.blocks if block.is_outdated or not block.is_whole), None)
    if (
        short is None
        or live.is_stale
        or (live.pending.built and not live.pending.makes_whole)
        or (timeline.open_reply is not None and timeline.open_reply.continues)
    ):
        return None
    text = notes.text_now(live, short)
    block = live.block_tokens(text) if text else ()
    n_after = timeline.n_used - short.span.n_tokens + len(block)
    if not block or n_after + live.budget.reply_reserve >= live.budget.emergency_at:
        return None
    decision = Decision(Action.SUMMARIZE_OLD, Trigger.AUTO, (), (short,), 0, 0)
    plan = plan_edit.surgical(live, decision, block)
    if plan is None:
        return None
    plan = built_before(plan)
    try:
        prove(plan, timeline, live.budget.n_ctx)
    except PlanError:
        return None
    return _Whole(short, text, plan)
