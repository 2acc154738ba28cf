"""Brings evicted turns back: from their pages, or by reading them again where there are none."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from ethervox_gui.context.calls import calling
from ethervox_gui.context.edits.kv_model import BUILD, Decode, KVEdit, PageIn, Remove, Shift
from ethervox_gui.context.edits.paging import PagePlan
from ethervox_gui.context.errors import Cancelled, EngineError, EthervoxError
from ethervox_gui.context.events.events import NoticeRaised, TurnPagedIn
from ethervox_gui.context.events.window_events import PromptProgressed
from ethervox_gui.context.text import N_
from ethervox_gui.context.turns.turns import Role, Span, Turn, TurnState
from ethervox_gui.governor.cache import pages as paging
from ethervox_gui.governor.cache import prebuild, verify
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.chat.undo_log import Undoable
from ethervox_gui.governor.eviction import apply
from ethervox_gui.governor.restore import reopen
from ethervox_gui.governor.restore.page_in import Return, placed, planned
from ethervox_gui.storage.pages.page_store import Page


class NeedsReadingError(EthervoxError):
    """``n_read`` tokens would have to be read again, which was not allowed; nothing was changed."""

    def __init__(self, n_read: int) -> None:
        super().__init__(f"{n_read} tokens would have to be read again")
        self.n_read = n_read


def bring_back(live: LiveChat, wanted: Return) -> PagePlan:
    """Put what is wanted into the cache, and tell of it.  The database is told by the caller's caller.

    Raises :class:`UserError` when there is no room, :class:`NeedsReadingError`, and :class:`Cancelled` where
    reading was stopped, with nothing changed; and :class:`EngineError` when even a rebuild failed.
    """
    started = time.perf_counter()
    prebuild.give_up(live)
    pages = {i: paging.load(live, item) for i, (_, item) in enumerate(wanted.coming)}
    found = {i: page for i, page in pages.items() if page is not None}
    plan = planned(live, wanted, found)
    n_read = sum(len(edit.tokens) for edit in plan.edits if isinstance(edit, Decode))
    if n_read and not wanted.may_read:
        raise NeedsReadingError(n_read)
    if n_read:
        _tell_cost(live, plan, n_read)
        paging.page_ahead(live)  # should it be stopped, nothing else has to be read again
    leaving = [live.timeline.turn(number) for number in plan.leaving]
    if leaving:
        paging.page_out(live, leaving)
        live.pages.edits.append(Undoable(tuple(turn.turn_id for turn in leaving), (), {}, None))
    _carry_out(live, wanted, plan, found)
    _tell(live, wanted, plan, found, started)
    return plan


def with_calls(live: LiveChat, numbers: Iterable[int]) -> set[int]:
    """The numbers, and what belongs together with them: a call and its results."""
    found = set(numbers)
    group: list[int] = []
    for turn in live.timeline:
        if turn.role is Role.TOOL and group:
            group.append(turn.number)
        else:
            is_call = turn.role is Role.ASSISTANT and calling(turn.text) is not None
            group = [turn.number] if is_call else []
        if found.intersection(group):
            found.update(group)
    return found


# ---- inside ----------------------------------------------------------------------------------------


def _carry_out(live: LiveChat, wanted: Return, plan: PagePlan, pages: Mapping[int, Page]) -> None:
    """The plan on cache and timeline; when the engine fails, what was meant is built from nothing."""
    if isinstance(plan.edits[0], Remove) and plan.edits[0].p1 is None:
        live.pages.current.clear()
    live.is_stale = True
    noted = False
    untouched = not any(isinstance(edit, Remove | Shift) for edit in plan.edits)
    can_stop = live.engine.info.capability.surgical and (untouched or paging.is_possible(live))

    def report(done: int, total: int) -> None:
        if total > live.engine.info.n_batch:
            live.emit(PromptProgressed(done, total))
        if can_stop and done < total and live.cancelled():
            raise Cancelled

    try:
        live.engine.apply(_filled(plan.edits, pages), progress=report)
        _note(live, wanted, plan)
        noted = True
        verify.check(live.engine, live.timeline)
        live.is_stale = False
    except Cancelled:
        _take_back(live, plan.placed if untouched else None)
        raise
    except EngineError as error:
        live.emit(
            NoticeRaised(
                N_("The context was rebuilt after turns could not be brought back ({error}).").format(
                    error=error
                )
            )
        )
        if not noted:
            _note(live, wanted, plan)
        apply.read_again(live)
        return
    current = (wanted.coming[edit.page][1] for edit in plan.edits if isinstance(edit, PageIn))
    live.pages.current.update(paging.key_of(live, item) for item in current)


def _take_back(live: LiveChat, arrived: Sequence[Span] | None) -> None:
    """The cache as the timeline says: without what ``arrived``, or from pages if more has changed."""
    if arrived is None:
        apply.clear(live)
        reopen.put_back(live)
        return
    live.engine.apply([Remove(seq=BUILD), *(Remove(*span) for span in arrived)])
    verify.check(live.engine, live.timeline)
    live.is_stale = False


def _filled(edits: Iterable[KVEdit], pages: Mapping[int, Page]) -> Iterator[KVEdit]:
    for edit in edits:
        yield replace(edit, data=pages[edit.page].data) if isinstance(edit, PageIn) else edit


def _note(live: LiveChat, wanted: Return, plan: PagePlan) -> None:
    turns, blocks = placed(wanted, plan)
    live.timeline.edit(
        leaving=plan.leaving,
        state=TurnState.DROPPED,
        gone_blocks=plan.gone_blocks,
        moved=plan.moved,
        returning=turns,
        new_blocks=blocks,
        recalled=wanted.recalled,
    )
    live.nothing_can_leave = False
    live.prepared = None


def _tell_cost(live: LiveChat, plan: PagePlan, n_decoded: int) -> None:
    if not live.engine.info.capability.surgical:
        why = N_("This model's context can only be rebuilt")
    elif isinstance(plan.edits[0], Remove) and plan.edits[0].p1 is None:
        why = N_("The turns fit nowhere as the context is, so it is rebuilt")
    else:
        why = N_("Not all of these turns have a page")
    live.emit(
        NoticeRaised(
            N_("{why}: reading {cost_text}.").format(why=why, cost_text=paging.cost_text(live, n_decoded))
        )
    )


def _tell(live: LiveChat, wanted: Return, plan: PagePlan, pages: Mapping[int, Page], started: float) -> None:
    """Which turns are back, and from where."""
    used = {edit.page for edit in plan.edits if isinstance(edit, PageIn)}
    duration = round((time.perf_counter() - started) * 1000, 3)
    coming = [(i, item) for i, (_, item) in enumerate(wanted.coming) if isinstance(item, Turn)]
    for source, numbers in (
        ("page", tuple(item.number for i, item in coming if i in used)),
        ("prefill", tuple(item.number for i, item in coming if i not in used)),
    ):
        if numbers:
            n_bytes = sum(len(pages[i].data) for i in used) if source == "page" else 0
            live.emit(TurnPagedIn(numbers, n_bytes, duration, source))
