"""The block of a prepared summary, decoded before it is needed: the edit then only moves cells.

It stands on the sequence ``BUILD``, where an edit would build it anyway, behind what will stand before it and
at the positions it will have.  Until an edit takes it in, its cells come on top of those of the live chat;
whatever else needs room gets theirs.
"""

from __future__ import annotations

from inspect import GEN_RUNNING, getgeneratorstate

from ethervox_gui.context.edits.kv_model import BUILD, Decode, Remove, Share
from ethervox_gui.context.edits.plan import EditPlan, built_before, prove
from ethervox_gui.context.edits.policies import leaving_tokens
from ethervox_gui.context.errors import Cancelled, EngineError, PlanError
from ethervox_gui.engine.protocol import Chunk
from ethervox_gui.governor.cache import plan_edit
from ethervox_gui.governor.chat import batch_steps
from ethervox_gui.governor.chat.batch_steps import Steps
from ethervox_gui.governor.chat.live_chat import LiveChat

#: So many tokens are decoded before anybody looks whether there is something else to do.
_STEP = 32


def build(live: LiveChat) -> None:
    """Decode the block of the prepared summary, if there is one and room for it.

    Raises :class:`Cancelled` when there is something else to do, and :class:`EngineError`, both with nothing
    built.
    """
    batch_steps.run_alone(live.engine, live.cancelled, steps_of(live))


def steps_of(live: LiveChat) -> Steps[None]:
    """As :func:`build`."""
    prepared = live.pending.prepared
    if (
        live.pending.built
        or prepared is None
        or prepared.summary is None
        or not prepared.holds(live.timeline)
    ):
        return
    decision = prepared.decision
    block = live.block_tokens(prepared.summary.text)
    if len(block) >= leaving_tokens(live.timeline, decision):
        return
    plan = plan_edit.surgical(live, decision, block)
    if plan is None:
        return
    plan = built_before(plan)
    try:
        prove(plan, live.timeline, live.budget.n_ctx)
    except PlanError:
        return  # what stands before the block is going to move, or there is no room for it
    live.pending.begin_building(plan.edits[: plan.n_done])
    try:
        for edit in live.pending.built:
            match edit:
                case Share():
                    live.engine.apply([edit])
                case Decode(tokens, seq, p0):
                    for start in range(0, len(tokens), _STEP):
                        if live.cancelled():
                            raise Cancelled
                        yield Chunk(tokens[start : start + _STEP], seq, p0 + start)
    except BaseException:
        _free(live)
        raise


def give_up(live: LiveChat) -> None:
    """Free the cells of a block that was built, or is being built beside a reply.

    The summary it is of stays prepared.
    """
    work = live.pending.alongside
    if live.pending.built and work is not None and getgeneratorstate(work.writing) != GEN_RUNNING:
        live.drop_writing()
    _free(live)


def _free(live: LiveChat) -> None:
    if live.pending.built:
        live.pending.forget_built()
        try:
            live.engine.apply([Remove(seq=BUILD)])
        except EngineError:
            live.mark_stale()  # nobody knows of these cells any more: all is read again
            raise


def taken_in(live: LiveChat, plan: EditPlan) -> EditPlan:
    """The plan, without what was done ahead of it; whatever else was built is given up."""
    if live.pending.built:
        ahead = built_before(plan)
        if ahead.edits[: ahead.n_done] == live.pending.built:
            try:
                prove(ahead, live.timeline, live.budget.n_ctx)
            except PlanError:
                give_up(live)
            else:
                return ahead
        give_up(live)
    return plan
