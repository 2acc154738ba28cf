"""Brings evicted turns back: from their pages, or by reading them again where there are none.

Where they will stand is a plan that is proved before anything happens to the cache.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from ethervox_gui.context.edits.kv_model import BUILD, LIVE, Decode, KVEdit, PageIn, Remove, Shift
from ethervox_gui.context.edits.paging import Arrival, PagePlan, plan_page_in, prove_page_in
from ethervox_gui.context.edits.policies import room_for
from ethervox_gui.context.errors import (
    Cancelled,
    EngineError,
    EthervoxError,
    NoRoomError,
    PlanError,
    StorageError,
    UserError,
)
from ethervox_gui.context.events.events import NoticeRaised, Trigger, TurnPagedIn
from ethervox_gui.context.text import N_
from ethervox_gui.context.turns.turns import Block, Span, Turn, TurnState
from ethervox_gui.governor.cache import pages as paging
from ethervox_gui.governor.cache import prebuild, prefill, telling, verify
from ethervox_gui.governor.cache.plan_edit import Item, encoded
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.chat.undo_log import Undoable
from ethervox_gui.governor.restore import reopen
from ethervox_gui.storage.pages.page_store import Page


@dataclass(frozen=True, slots=True)
class Return:
    """What is wanted: turns and blocks come, each with its place in the order, and others go.

    * ``may_evict``: the turns that matter least make room; ``may_read``: what has no page is read again;
    * ``homes`` as in :func:`~ethervox_gui.context.edits.paging.plan_page_in`;
    * ``recalled``: what comes had left this conversation, and is marked as such;
    * ``behind``: so many tokens are decoded next, and nothing may have to leave for them;
    * ``made_way``: turns that have left for what comes already; ``stay``: others that may not;
    * ``trigger``: who wants it.  For a question no block goes that need not, and ``why`` says what it has in
      common with what comes.
    """

    coming: tuple[tuple[float, Item], ...]
    gone_blocks: tuple[Block, ...] = ()
    homes: Mapping[Span, int] | None = None
    may_evict: bool = True
    may_read: bool = True
    recalled: bool = True
    behind: int = 0
    made_way: tuple[int, ...] = ()
    stay: tuple[int, ...] = ()
    trigger: Trigger = Trigger.USER
    why: tuple[tuple[str, str], ...] = ()

    @property
    def numbers(self) -> tuple[int, ...]:
        """Those of the turns that come; blocks have none."""
        return tuple(item.number for _, item in self.coming if isinstance(item, Turn))


def planned(live: LiveChat, wanted: Return, pages: Mapping[int, Page]) -> PagePlan:
    """A proved plan; one that builds everything anew where cells cannot be edited or no other was found."""
    info = live.engine.info
    if info.capability.surgical:
        arrivals = _arrivals(live, wanted, pages)
        leaving = making_room(live, wanted, sum(arrival.n_tokens for arrival in arrivals))
        # An undo's old positions are given up if they do not fit; then a block goes that is in the way.
        every = (*wanted.gone_blocks, *(b for b in live.timeline.blocks if b not in wanted.gone_blocks))
        ways = [(wanted.homes, wanted.gone_blocks), (None, wanted.gone_blocks), (None, every)]
        for homes, gone in ways[: 2 if wanted.trigger is Trigger.QUESTION else 3]:
            plan = plan_page_in(
                live.timeline,
                arrivals,
                leaving=leaving,
                gone_blocks=gone,
                homes=homes,
                can_shift=info.capability.can_shift,
                n_positions=info.n_ctx_train,
            )
            if plan is None:
                continue
            try:
                prove_page_in(plan, live.timeline, info.n_ctx)
                return plan
            except (PlanError, NoRoomError):
                continue
    return _from_nothing(live, wanted)


def _arrivals(live: LiveChat, wanted: Return, pages: Mapping[int, Page]) -> list[Arrival]:
    tokens: dict[int, tuple[int, ...]] = {}
    if len(pages) < len(wanted.coming):
        order = _in_order(live, wanted, ())
        every = dict(zip(map(id, order), encoded(live, order), strict=True))
        tokens = {i: every[id(item)] for i, (_, item) in enumerate(wanted.coming)}
    return [
        Arrival(order, pages[i].span.n_tokens, pages[i].span)
        if i in pages
        else Arrival(order, len(tokens[i]), tokens=tokens[i])
        for i, (order, _) in enumerate(wanted.coming)
    ]


def _in_order(live: LiveChat, wanted: Return, leaving: Collection[int]) -> list[Item]:
    """What will be in the cache, in chat order; the open reply, which is the last, is left out."""
    last = -0.5
    items: list[tuple[float, Item]] = list(wanted.coming)
    for _, item in live.timeline.contents():
        if isinstance(item, Block):
            if item not in wanted.gone_blocks:
                items.append((last, item))
        elif item is not live.timeline.open_reply:
            last = item.number + 0.25
            if item.number not in leaving:
                items.append((item.number, item))
    return [item for _, item in sorted(items, key=lambda pair: pair[0])]


def making_room(live: LiveChat, wanted: Return, n_coming: int) -> tuple[int, ...]:
    """The turns that make room for so many tokens.  Raises :class:`UserError` when not enough can be made."""
    needed = live.timeline.n_used - sum(block.span.n_tokens for block in wanted.gone_blocks) + n_coming
    needed += wanted.behind
    budget = live.budget
    # If possible, so that nothing has to leave with the next message; else just so that it fits.
    limits = (budget.act_at - 1, budget.emergency_at) if wanted.may_evict else (budget.n_ctx,)
    if wanted.behind:
        limits = limits[:1]
    for limit in limits:
        if needed <= limit:
            return ()
        leaving = None
        if wanted.may_evict:
            leaving = room_for(live.timeline, needed - limit, (*wanted.numbers, *wanted.stay))
        if leaving is not None:
            return leaving
    raise _no_room(n_coming, needed, limits[-1])


def _no_room(n_coming: int, needed: int, limit: int) -> UserError:
    return UserError(
        "no_room",
        N_("There is no room for turns of {n_coming:,} tokens: they are {needed:,} too many.").format(
            n_coming=n_coming, needed=needed - limit
        ),
        N_("Bring back fewer turns, unpin some, or load the model with a larger context."),
        f"coming={n_coming} needed={needed} limit={limit}",
    )


def _from_nothing(live: LiveChat, wanted: Return) -> PagePlan:
    """Everything that will be in the cache is read again, in order.

    Raises :class:`UserError` where that does not fit: what was read from text may have more tokens than what
    the model wrote.
    """
    arrivals = _arrivals(live, wanted, {})
    leaving = making_room(live, wanted, sum(arrival.n_tokens for arrival in arrivals))
    items = _in_order(live, wanted, leaving)
    tokens = encoded(live, items)
    reply = live.timeline.open_reply
    if reply is not None:
        items.append(reply)
        tokens.append(tuple(live.reply.tokens))
    spans: dict[int, Span] = {}
    p0 = 0
    for item, own in zip(items, tokens, strict=True):
        spans[id(item)] = Span(p0, p0 + len(own))
        p0 += len(own)
    if p0 > live.budget.n_ctx:
        raise _no_room(sum(arrival.n_tokens for arrival in arrivals), p0, live.budget.n_ctx)
    coming = {id(item) for _, item in wanted.coming}
    return PagePlan(
        arrivals=tuple(arrivals),
        placed=tuple(spans[id(item)] for _, item in wanted.coming),
        edits=(Remove(), Decode(tuple(token for own in tokens for token in own), LIVE, 0)),
        moved={item.span: spans[id(item)] for item in items if id(item) not in coming and item.span},
        leaving=leaving,
        gone_blocks=wanted.gone_blocks,
        n_after=p0,
    )


def placed(wanted: Return, plan: PagePlan) -> tuple[dict[int, Span], list[Block]]:
    """Where turns and blocks are after the plan."""
    turns: dict[int, Span] = {}
    blocks: list[Block] = []
    for (_, item), span in zip(wanted.coming, plan.placed, strict=True):
        if isinstance(item, Block):
            is_whole = item.is_whole or not item.is_read  # else its page says less
            blocks.append(replace(item, span=span, is_whole=is_whole))
        else:
            turns[item.number] = span
    return turns, blocks


class NeedsReadingError(EthervoxError):
    """``n_read`` tokens would have to be read again, which was not allowed; nothing was changed."""

    def __init__(self, n_read: int) -> None:
        super().__init__(f"{n_read} tokens would have to be read again")
        self.n_read = n_read


def bring_back(live: LiveChat, wanted: Return) -> PagePlan:
    """Put what is wanted into the cache, and tell of it; storing that is left to the callers.

    Raises :class:`UserError` when there is no room, :class:`NeedsReadingError`, and :class:`Cancelled` where
    reading was stopped, with nothing changed; and :class:`EngineError` when even a rebuild failed.
    """
    started = time.perf_counter()
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
    prebuild.stay_beside(live, plan.edits)
    _carry_out(live, wanted, plan, found)
    _store_sizes(live, wanted)
    _tell(live, wanted, plan, found, started)
    return plan


# ---- inside ----------------------------------------------------------------------------------------


def _carry_out(live: LiveChat, wanted: Return, plan: PagePlan, pages: Mapping[int, Page]) -> None:
    """Carry the plan out on cache and timeline; if the engine fails, build what was meant from nothing."""
    if isinstance(plan.edits[0], Remove) and plan.edits[0].p1 is None:
        live.pages.current.clear()
    noted = False
    untouched = not any(isinstance(edit, Remove | Shift) for edit in plan.edits)
    can_stop = live.engine.info.capability.surgical and (untouched or paging.is_possible(live))
    progress = telling.progress(live, can_stop=can_stop)
    try:
        with verify.checked(live, live.pending.built):
            live.drift.edited()
            live.engine.apply(_filled(plan.edits, pages), progress=progress)
            _note(live, wanted, plan)
            noted = True
    except Cancelled:
        _take_back(live, plan.placed if untouched else None)
        raise
    except EngineError as error:
        if not noted:
            _note(live, wanted, plan)
        if prefill.read_again(live):
            words = N_("The context was rebuilt after turns could not be brought back ({error}).")
            live.emit(NoticeRaised(words.format(error=error)))
        return
    current = (wanted.coming[edit.page][1] for edit in plan.edits if isinstance(edit, PageIn))
    live.pages.current.update(paging.key_of(live, item) for item in current)


def _store_sizes(live: LiveChat, wanted: Return) -> None:
    """Store the sizes of turns that are others than when they left: another model had counted them since.

    What cannot be stored is counted when the chat is opened again.
    """
    came = [(item, live.timeline.turn(item.number)) for _, item in wanted.coming if isinstance(item, Turn)]
    sizes = {now.turn_id: now.n_tokens for before, now in came if now.n_tokens != before.n_tokens}
    if sizes:
        with contextlib.suppress(UserError, StorageError):
            live.store.set_sizes(sizes)


def _take_back(live: LiveChat, arrived: Sequence[Span] | None) -> None:
    """Restore the cache to the timeline: without what ``arrived``, or from pages if more has changed."""
    if arrived is None:
        prefill.clear(live)
        reopen.put_back(live)
        return
    live.pending.forget_built()
    with verify.checked(live):
        live.engine.apply([Remove(seq=BUILD), *(Remove(*span) for span in arrived)])


def _filled(edits: Iterable[KVEdit], pages: Mapping[int, Page]) -> Iterator[KVEdit]:
    for edit in edits:
        yield replace(edit, data=pages[edit.page].data) if isinstance(edit, PageIn) else edit


def _note(live: LiveChat, wanted: Return, plan: PagePlan) -> None:
    turns, blocks = placed(wanted, plan)
    if plan.leaving:
        ids = tuple(live.timeline.turn(number).turn_id for number in plan.leaving)
        live.pages.add(Undoable(ids, (), {}, None))
    live.timeline.edit(
        leaving=plan.leaving,
        state=TurnState.DROPPED,
        gone_blocks=plan.gone_blocks,
        moved=plan.moved,
        returning=turns,
        new_blocks=blocks,
        recalled=wanted.recalled,
    )
    live.reply.may_stand_otherwise()
    live.eviction.may_find()
    live.pending.forget()


def _tell_cost(live: LiveChat, plan: PagePlan, n_decoded: int) -> None:
    if not live.engine.info.capability.surgical:
        why = N_("This model's context can only be rebuilt")
    elif isinstance(plan.edits[0], Remove) and plan.edits[0].p1 is None:
        why = N_("The turns do not fit into the context as it is, so it is rebuilt")
    else:
        why = N_("Not all of these turns have a page")
    live.emit(
        NoticeRaised(
            N_("{why}: reading {cost_text}.").format(why=why, cost_text=paging.cost_text(live, n_decoded))
        )
    )


def _tell(live: LiveChat, wanted: Return, plan: PagePlan, pages: Mapping[int, Page], started: float) -> None:
    """Which turns are back, and from where; and, once, which left for them."""
    used = {edit.page for edit in plan.edits if isinstance(edit, PageIn)}
    duration = round((time.perf_counter() - started) * 1000, 3)
    coming = [(i, item) for i, (_, item) in enumerate(wanted.coming) if isinstance(item, Turn)]
    if wanted.trigger is Trigger.QUESTION:
        live.working_set.note_back((item.number for _, item in coming), wanted.why)
    left = tuple(sorted({*wanted.made_way, *plan.leaving}))
    for source, numbers in (
        ("page", tuple(item.number for i, item in coming if i in used)),
        ("prefill", tuple(item.number for i, item in coming if i not in used)),
    ):
        if numbers:
            n_bytes = sum(len(pages[i].data) for i in used) if source == "page" else 0
            live.emit(TurnPagedIn(numbers, n_bytes, duration, source, wanted.trigger, wanted.why, left))
            left = ()
