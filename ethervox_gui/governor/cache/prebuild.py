"""The block of a prepared summary, decoded before it is needed: the edit then only moves cells.

It stands on the sequence ``BUILD``, where an edit would build it anyway, behind what will stand before it and
at the positions it will have.  Until an edit takes it in, its cells come on top of those of the live chat;
whatever else needs room gets theirs, from its end.  Of a block that is not ready when something else comes
first, the beginning stays there.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from inspect import GEN_RUNNING, getgeneratorstate

from ethervox_gui.context.edits.kv_model import BUILD, LIVE, Decode, KVEdit, PageIn, Remove, Share, Splice
from ethervox_gui.context.edits.plan import EditPlan, begun, built_before, prove, simulate
from ethervox_gui.context.edits.policies import leaving_tokens
from ethervox_gui.context.errors import Cancelled, EngineError, NoRoomError, PlanError, TooLateError
from ethervox_gui.engine.protocol import Chunk
from ethervox_gui.governor.cache import plan_edit
from ethervox_gui.governor.chat import batch_steps
from ethervox_gui.governor.chat.batch_steps import Steps
from ethervox_gui.governor.chat.live_chat import LiveChat

#: So many tokens are decoded before anybody looks whether there is something else to do.
_STEP = 32


def build(live: LiveChat) -> None:
    """Decode the block of the prepared summary, if there is one and room for it.

    Raises :class:`Cancelled` when there is something else to do, with what was decoded kept for the next
    time, and :class:`EngineError` with nothing built.
    """
    batch_steps.run_alone(live.engine, live.cancelled, steps_of(live))


def steps_of(live: LiveChat) -> Steps[None]:
    """As :func:`build`."""
    prepared = live.pending.prepared
    if (
        live.pending.makes_whole
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
    if _holds(live, plan):
        yield from decoding(live, plan.edits[: plan.n_done], _STEP)


def decoding(live: LiveChat, ahead: Sequence[KVEdit], step: int, *, makes_whole: bool = False) -> Steps[None]:
    """Decode a block, the last of these edits, behind what the others share with it; ``step`` tokens at once.

    What was decoded of it before is there; what is decoded now stays when something else comes first, so the
    block comes about on any machine, however short the pauses are.
    """
    pending = live.pending
    *shares, block = ahead
    assert isinstance(block, Decode)
    done = pending.there_of(ahead, makes_whole=makes_whole)

    def note(n: int) -> None:
        so_far = replace(block, tokens=block.tokens[:n])
        pending.build((*shares, so_far), len(block.tokens) - n, makes_whole=makes_whole)

    if not done:
        give_up(live)
        note(0)
        live.engine.apply(shares)
    try:
        while done < len(block.tokens):
            live.check_cancelled()
            yield Chunk(block.tokens[done : done + step], block.seq, block.p0 + done)
            done = min(done + step, len(block.tokens))
            note(done)
    except (Cancelled, TooLateError, GeneratorExit):
        if done:
            _free_from(live, block.p0 + done)
        else:
            _free(live)
        raise
    except EngineError:
        _free(live)
        raise


def give_up(live: LiveChat) -> None:
    """Free the cells of a block that was built, or is being built beside a reply.

    The summary it is of stays prepared.
    """
    _stop_writing(live)
    _free(live)


def give_way(live: LiveChat, n_cells: int) -> None:
    """Free so many cells of what was built, from its end, for something else; all where it has no more."""
    _stop_writing(live)
    n_kept = live.pending.n_built - n_cells
    if not live.pending.built or n_kept <= 0:
        _free(live)
        return
    *shares, block = live.pending.built
    assert isinstance(block, Decode)
    n_left, makes_whole = live.pending.n_left + n_cells, live.pending.makes_whole
    kept = replace(block, tokens=block.tokens[:n_kept])
    live.pending.build((*shares, kept), n_left, makes_whole=makes_whole)
    _free_from(live, block.p0 + n_kept)


def stay_beside(live: LiveChat, edits: Iterable[KVEdit]) -> None:
    """Give up what was built, unless these edits leave it as it is; of its end what they need the room of."""
    if not live.pending.built:
        return
    wanted = [*edits]
    try:
        n_missing = _n_missing(live, wanted, live.pending.n_built)
        if n_missing:
            give_way(live, n_missing)
        if live.pending.built:
            _n_missing(live, wanted, 0)
    except (PlanError, NoRoomError):
        give_up(live)


def taken_in(live: LiveChat, plan: EditPlan) -> EditPlan:
    """The plan, without what was done ahead of it; whatever else was built is given up."""
    if not live.pending.built:
        return plan
    ahead = built_before(plan)
    edits = ahead.edits[: ahead.n_done]
    n_there = live.pending.there_of(edits) if edits else 0
    if n_there and _holds(live, ahead):
        return begun(ahead, n_there)
    give_up(live)
    return plan


# ---- inside ----------------------------------------------------------------------------------------


def _n_missing(live: LiveChat, wanted: Sequence[KVEdit], n_more: int) -> int:
    """The cells that are missing for these edits beside what was built, were there ``n_more`` of them.

    Raises :class:`PlanError` where they do not leave it as it is, and :class:`NoRoomError` where even those
    are too few.
    """
    if any(edit == Remove() or _is_on_build(edit) for edit in wanted):
        raise PlanError("all is built anew, or something else is built")
    cache = simulate(live.timeline, live.budget.n_ctx + n_more)
    cache.apply([*live.pending.built, *wanted])
    if cache.n_cells - cache.occupancy(LIVE).n_cells != live.pending.n_built:
        raise PlanError("what stands before it leaves")
    return max(0, cache.n_cells - live.budget.n_ctx)


def _holds(live: LiveChat, plan: EditPlan) -> bool:
    """Whether a plan can be carried out as the cache is now."""
    try:
        prove(plan, live.timeline, live.budget.n_ctx)
    except PlanError:  # what stands before the block has moved or will, or there is no room for it
        return False
    return True


def _stop_writing(live: LiveChat) -> None:
    """End what decodes the block beside a reply, unless it is what asks for it."""
    work = live.pending.alongside
    if live.pending.built and work is not None and getgeneratorstate(work.writing) != GEN_RUNNING:
        live.drop_writing()


def _free(live: LiveChat) -> None:
    if live.pending.built:
        live.pending.forget_built()
        _free_from(live, 0)


def _free_from(live: LiveChat, p0: int) -> None:
    try:
        live.engine.apply([Remove(p0, seq=BUILD)])
    except EngineError:
        live.pending.forget_built()
        live.mark_stale()  # nobody knows of these cells any more: all is read again
        raise


def _is_on_build(edit: KVEdit) -> bool:
    return isinstance(edit, Share | Splice | Decode | PageIn) and edit.seq == BUILD
