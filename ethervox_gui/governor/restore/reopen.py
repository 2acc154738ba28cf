"""Opens a chat from its pages: what was in the cache is there again without being read."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import replace

from ethervox_gui.context.edits.kv_model import Decode, KVEdit, PageIn
from ethervox_gui.context.edits.paging import Arrival, PagePlan, plan_page_in, prove_page_in
from ethervox_gui.context.errors import Cancelled, EngineError, NoRoomError, PlanError
from ethervox_gui.context.events.events import NoticeRaised, Trigger, TurnPagedIn
from ethervox_gui.context.text import N_
from ethervox_gui.context.turns.turns import Block, Span, Turn, TurnState
from ethervox_gui.governor.cache import pages, prefill, telling, verify
from ethervox_gui.governor.cache.plan_edit import Item, encoded
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.storage.pages.page_file import PageKey

#: Without the pages that turn out to be damaged it is tried again, so often.
_N_TRIES = 3


class _PageGoneError(Exception):
    """A page that the plan counts on is not whole."""


def from_pages(live: LiveChat, blocks: Sequence[Block]) -> bool:
    """Lay the chat out as it was, with the ``blocks`` that stand in it, from pages; what has none is read.

    False when there is no layout or too little of it, or when it does not fit any more; the cache is empty
    then.  Raises :class:`Cancelled`.
    """
    if not pages.is_possible(live):
        return False
    layout = dict(live.store.pages.layout(live.chat_id, live.engine.fingerprint))
    if not layout:
        return False
    for _ in range(_N_TRIES):
        items = _ordered(live, blocks, layout)
        plan = _planned(live, items, layout)
        if plan is None:
            if all(pages.page_span(live, item) for _, item in items if pages.key_of(live, item) in layout):
                return False  # there is nothing wrong with the pages; the chat does not fit as it was
            break
        try:
            _carry_out(live, items, plan)
            live.drift.came_from_pages()
            return True
        except _PageGoneError:
            prefill.clear(live)
        except EngineError:
            prefill.clear(live)
            break
    n_tokens = sum(turn.n_tokens for turn in live.timeline if turn.state is TurnState.IN_KV)
    live.emit(
        NoticeRaised(
            N_("The pages of this chat cannot be used; it is read again: {cost_text}.").format(
                cost_text=pages.cost_text(live, n_tokens)
            )
        )
    )
    return False


def put_back(live: LiveChat) -> bool:
    """Fill the emptied live sequence with what the timeline says: from pages, or else by reading all of it.

    Whether it came from pages.  Raises :class:`EngineError` when even that failed.
    """
    info = live.engine.info

    def edits() -> Iterator[KVEdit]:
        for span, item in live.timeline.contents():
            page = pages.load(live, item)
            if page is None or page.span.n_tokens != span.n_tokens:
                raise _PageGoneError
            if page.span != span and not info.capability.can_shift:
                raise _PageGoneError
            yield PageIn(page.span, span.p0 - page.span.p0, data=page.data)

    try:
        with verify.checked(live):
            live.engine.apply(edits())
        return True
    except (_PageGoneError, EngineError):
        prefill.rebuild(live)
        return False


# ---- inside ----------------------------------------------------------------------------------------


def _ordered(
    live: LiveChat, blocks: Sequence[Block], layout: dict[PageKey, Span]
) -> list[tuple[float, Item]]:
    """What is to be in the cache: resident turns, and the blocks between the turns they stood between."""
    items: list[tuple[float, Item]] = [
        (turn.number, turn) for turn in live.timeline if turn.state is TurnState.IN_KV
    ]
    spans = {order: layout.get(pages.key_of(live, item)) for order, item in items}
    placed: list[tuple[Span, float, Block]] = []
    for block in blocks:
        span = layout.get(pages.key_of(live, block))
        own = block.last_turn if block.recalled else live.timeline.place_before(block.first_turn) - 0.5
        before = [order for order, other in spans.items() if span and other and other.p0 < span.p0]
        placed.append((span or Span(0, 0), max(before) if before else own, block))
    placed.sort(key=lambda found: found[:2])
    items += [(order + 0.5 + 0.01 * index, block) for index, (_, order, block) in enumerate(placed)]
    return sorted(items, key=lambda pair: pair[0])


def _planned(live: LiveChat, items: list[tuple[float, Item]], layout: dict[PageKey, Span]) -> PagePlan | None:
    """A plan for an empty cache; ``None`` when there is no page, no room, or no way to place them."""
    homes: list[tuple[Span, int] | None] = []
    for _, item in items:
        span, there = pages.page_span(live, item), layout.get(pages.key_of(live, item))
        usable = span is not None and there is not None and span.n_tokens == there.n_tokens
        homes.append((span, there.p0) if usable and span is not None and there is not None else None)
    if not any(homes):
        return None
    tokens: list[tuple[int, ...]] = [()] * len(items)
    if not all(homes):
        tokens = encoded(live, [item for _, item in items])
    arrivals = [
        Arrival(order, home[0].n_tokens, home[0], home=home[1])
        if home is not None
        else Arrival(order, len(own), tokens=own)
        for (order, _), home, own in zip(items, homes, tokens, strict=True)
    ]
    info = live.engine.info
    can_shift, n_positions = info.capability.can_shift, info.n_ctx_train
    plan = plan_page_in(live.timeline, arrivals, can_shift=can_shift, n_positions=n_positions)
    if plan is None or plan.n_after >= max(live.budget.emergency_at, live.full_at):
        return None
    try:
        prove_page_in(plan, live.timeline, info.n_ctx)
    except (PlanError, NoRoomError):
        return None
    return plan


def _carry_out(live: LiveChat, items: list[tuple[float, Item]], plan: PagePlan) -> None:
    started = time.perf_counter()
    n_decoded = sum(len(edit.tokens) for edit in plan.edits if isinstance(edit, Decode))
    if n_decoded:
        paired = zip(items, plan.arrivals, strict=True)
        count = sum(isinstance(item, Turn) and arrival.page is None for (_, item), arrival in paired)
        if count == 1:
            words = N_("One turn of this chat has to be read again: {cost}.")
        elif count:
            words = N_("{n} turns of this chat have to be read again: {cost}.")
        else:  # a summary, or what was recalled
            words = N_("Part of this chat has to be read again: {cost}.")
        live.emit(NoticeRaised(words.format(n=count, cost=pages.cost_text(live, n_decoded))))
    n_bytes = 0

    def filled() -> Iterator[KVEdit]:
        """Pages are loaded one after the other, so that no more than one is in memory beside the cache."""
        nonlocal n_bytes
        for edit in plan.edits:
            if live.cancelled():
                raise Cancelled
            if isinstance(edit, PageIn):
                page = pages.load(live, items[edit.page][1])
                if page is None or page.span != edit.span:
                    for _, item in items:
                        pages.load(live, item)  # so that the next plan counts on none that is damaged
                    raise _PageGoneError
                n_bytes += len(page.data)
                yield replace(edit, data=page.data)
            else:
                yield edit

    live.engine.apply(filled(), progress=telling.progress(live))
    spans: dict[int, Span] = {}
    blocks: list[Block] = []
    for (_, item), span in zip(items, plan.placed, strict=True):
        if isinstance(item, Block):
            blocks.append(replace(item, span=span))
        else:
            spans[item.number] = span
    live.timeline.load(spans, blocks)
    verify.check(live.engine, live.timeline)
    paged = [item for (_, item), a in zip(items, plan.arrivals, strict=True) if a.page is not None]
    live.pages.current.update(pages.key_of(live, item) for item in paged)
    duration = round((time.perf_counter() - started) * 1000, 3)
    there = tuple(item.number for item in paged if isinstance(item, Turn))
    if there:
        live.emit(TurnPagedIn(there, n_bytes, duration, "page", Trigger.AUTO))
    read = tuple(number for number in spans if number not in there)
    if read:
        live.emit(TurnPagedIn(read, 0, duration, "prefill", Trigger.AUTO))
