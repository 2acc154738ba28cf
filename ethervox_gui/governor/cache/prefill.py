"""Fills and empties the live chat's cells: carries plans out, reads everything again, takes leftovers back.

Whatever a step leaves behind is checked against the timeline; until that is done the cache is stale.
"""

from __future__ import annotations

from ethervox_gui.context.edits.kv_model import BUILD, LIVE, SCRATCH, Decode, Remove
from ethervox_gui.context.edits.plan import EditPlan, plan_shift, prove
from ethervox_gui.context.edits.policies import Decision, room_for, shift_window
from ethervox_gui.context.errors import Cancelled, ModelCutError
from ethervox_gui.context.events.events import Action, Method, NoticeRaised, Trigger
from ethervox_gui.context.text import N_
from ethervox_gui.context.turns.numbers import named, runs_of
from ethervox_gui.context.turns.turns import TurnState
from ethervox_gui.governor.cache import plan_edit, prebuild, telling, verify
from ethervox_gui.governor.chat.live_chat import LiveChat

#: The decision that nothing leaves.
NOTHING = Decision(Action.SHIFT_WINDOW, Trigger.AUTO, (), (), 0, 0)


def carry_out(live: LiveChat, plan: EditPlan, *, can_stop: bool = False) -> None:
    """The plan's edits on the cache; prompt processing of more than a batch tells how far it is."""
    live.mark_stale()
    live.pages.begin_with(None)
    if plan.method is Method.REBUILD:
        live.pages.current.clear()  # what is read again is not what the pages hold
        live.reply.may_stand_otherwise()
    else:
        live.drift.edited()
    live.engine.apply(plan.edits[plan.n_done :], progress=telling.progress(live, can_stop=can_stop))
    live.pending.forget_built()


def tokens_of(plan: EditPlan) -> tuple[int, ...]:
    """All that a rebuild reads."""
    return tuple(token for edit in plan.edits if isinstance(edit, Decode) for token in edit.tokens)


def read(live: LiveChat, plan: EditPlan, *, can_stop: bool = True) -> None:
    """Everything that the timeline says is resident, from an empty cache; as :func:`rebuild`."""
    live.mark_stale()
    try:
        if can_stop and plan.n_after > live.engine.info.n_batch and live.cancelled():
            raise Cancelled
        carry_out(live, plan, can_stop=can_stop)
        check(live)
        live.drift.read_anew()
    except (Cancelled, ModelCutError):
        clear(live)
        raise


def check(live: LiveChat) -> None:
    """The cache is what the timeline says again."""
    verify.check(live.engine, live.timeline, live.pending.built)
    live.mark_true()


def clear(live: LiveChat) -> None:
    """Empty every sequence of the cache; who writes beside the chat's reply goes on later."""
    live.drop_writing()
    live.pending.forget_built()
    live.engine.apply([Remove(seq=seq) for seq in (SCRATCH, BUILD, LIVE)])
    live.have_cache_alone()  # last: their cells go into pages by way of the scratch sequence


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
    plan = plan_shift(live.timeline, NOTHING) if live.engine.info.capability.can_shift else None
    if plan is None:
        rebuild(live)
    else:
        prove(plan, live.timeline, live.budget.n_ctx)
        carry_out(live, plan)
        live.timeline.edit(moved=plan.moved)
        check(live)
    live.show_timeline()


def rebuild(live: LiveChat, *, can_stop: bool = True) -> None:
    """Prefill everything that the timeline says is resident, from an empty cache.

    What was written by the model may have more tokens when it is read from its text: where that does not fit,
    the turns that matter least leave, and the newest exchange at last.
    Raises :class:`Cancelled` when it is stopped: the cache is empty then and ``live.is_stale``, until the
    next job that needs the chat (:meth:`ChatSession.chat_read`) reads it again.
    """
    clear(live)
    plan = plan_edit.from_nothing(live, NOTHING, ())
    live.timeline.edit(moved=plan.moved)
    while plan.n_after > live.budget.n_ctx and _made_room(live, plan.n_after - live.budget.n_ctx):
        plan = plan_edit.from_nothing(live, NOTHING, ())
        live.timeline.edit(moved=plan.moved)
    read(live, plan, can_stop=can_stop)


def mend(live: LiveChat) -> None:
    """Read all of it again where the cache may hold something else than the timeline says."""
    if live.is_stale:
        rebuild(live, can_stop=False)


def read_again(live: LiveChat) -> bool:
    """As :func:`rebuild` at the end of a job; whether it was done: if it is stopped, the next job does it."""
    try:
        rebuild(live)
        return True
    except Cancelled:
        return False


def _made_room(live: LiveChat, n_tokens: int) -> bool:
    """Let turns of so many tokens leave, whose cells are gone already; whether there were such.

    The newest exchange is one of them only where all the others are not enough.
    """
    leaving = room_for(live.timeline, n_tokens)
    if leaving is None:
        budget = live.budget
        decision = shift_window(live.timeline, budget, 0, Trigger.AUTO, enough=budget.n_ctx)
        leaving = decision.leaving if decision is not None else ()
    if not leaving:
        return False
    live.store.set_turn_states([live.timeline.turn(number).turn_id for number in leaving], TurnState.DROPPED)
    live.timeline.edit(leaving=leaving, state=TurnState.DROPPED)
    words = N_("Turns {turns} no longer fit when they are read again, so they left the context.")
    if leaving[0] == leaving[-1]:
        words = N_("Turn {first} no longer fits when it is read again, so it left the context.")
    live.emit(NoticeRaised(words.format(first=leaving[0], turns=named(runs_of(leaving)))))
    return True
