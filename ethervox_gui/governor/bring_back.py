"""Brings evicted turns back: from their pages, or by reading them again where there are none."""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from ethervox_gui.context.calls import parse_call
from ethervox_gui.context.errors import EngineError, EthervoxError, NoRoomError, PlanError, UserError
from ethervox_gui.context.events import NoticeRaised, TurnPagedIn
from ethervox_gui.context.giving_way import room_for
from ethervox_gui.context.kv_model import LIVE, Decode, KVEdit, PageIn, Remove
from ethervox_gui.context.messages import as_messages
from ethervox_gui.context.paging import Arrival, PagePlan, plan_page_in, prove_page_in
from ethervox_gui.context.turns import Block, Role, Span, Turn, TurnState
from ethervox_gui.context.window_events import PromptProgressed
from ethervox_gui.governor import building, editor, paging, proof
from ethervox_gui.governor.live_chat import LiveChat
from ethervox_gui.governor.page_notes import Undoable
from ethervox_gui.storage.pages import Page

Item = Turn | Block


@dataclass(frozen=True, slots=True)
class Return:
    """What is wanted: turns and blocks come (each with its place in the order), others go.

    With ``may_evict`` the turns that matter least make room, with ``may_read`` what has no page is read
    again.  ``homes`` as in :func:`~ethervox_gui.context.paging.plan_page_in`.  ``recalled``: what comes had
    left this conversation, and is marked so.
    """

    coming: tuple[tuple[float, Item], ...]
    gone_blocks: tuple[Block, ...] = ()
    homes: Mapping[Span, int] | None = None
    may_evict: bool = True
    may_read: bool = True
    recalled: bool = True

    @property
    def numbers(self) -> tuple[int, ...]:
        return tuple(item.number for _, item in self.coming if isinstance(item, Turn))


class NeedsReadingError(EthervoxError):
    """``n_read`` tokens would have to be read again, which was not allowed; nothing was changed."""

    def __init__(self, n_read: int) -> None:
        super().__init__(f"{n_read} tokens would have to be read again")
        self.n_read = n_read


def bring_back(live: LiveChat, wanted: Return) -> PagePlan:
    """Put what is wanted into the cache, and tell of it.  The database is told by the caller's caller.

    Raises :class:`UserError` when there is no room and :class:`NeedsReadingError`, with nothing changed, and
    :class:`EngineError` when even a rebuild failed.
    """
    started = time.perf_counter()
    building.give_up(live)
    pages = {i: paging.load(live, item) for i, (_, item) in enumerate(wanted.coming)}
    found = {i: page for i, page in pages.items() if page is not None}
    plan = _planned(live, wanted, found)
    n_read = sum(len(edit.tokens) for edit in plan.edits if isinstance(edit, Decode))
    if n_read and not wanted.may_read:
        raise NeedsReadingError(n_read)
    if n_read:
        _tell_cost(live, plan, n_read)
    leaving = [live.timeline.turn(number) for number in plan.leaving]
    if leaving:
        paging.page_out(live, leaving)
        live.pages.edits.append(Undoable(plan.leaving, (), {}, None))
    _carry_out(live, wanted, plan, found)
    _tell(live, wanted, plan, found, started)
    return plan


def placed(wanted: Return, plan: PagePlan) -> tuple[dict[int, Span], list[Block]]:
    """Where turns and blocks are after the plan."""
    turns: dict[int, Span] = {}
    blocks: list[Block] = []
    for (_, item), span in zip(wanted.coming, plan.placed, strict=True):
        if isinstance(item, Block):
            blocks.append(replace(item, span=span))
        else:
            turns[item.number] = span
    return turns, blocks


def encoded(live: LiveChat, items: Sequence[Item]) -> list[tuple[int, ...]]:
    """The tokens of each item, as the chat template places them one after the other."""
    turns = list(live.engine.encode(as_messages((item.span or Span(0, 0), item) for item in items)).turns)
    tokens: list[tuple[int, ...]] = []
    for item in items:
        tokens.append(turns.pop(0))
        if isinstance(item, Block):
            tokens[-1] += turns.pop(0)
    return tokens


def cost_text(live: LiveChat, n_tokens: int) -> str:
    """``1,234 tokens, about 12 s``: what reading them takes."""
    speed = live.engine.prompt_speed
    return f"{n_tokens:,} tokens" + (f", about {max(1, round(n_tokens / speed)):,} s" if speed else "")


def with_calls(live: LiveChat, numbers: Iterable[int]) -> set[int]:
    """The numbers, and what belongs together with them: a call and its results."""
    found = set(numbers)
    group: list[int] = []
    for turn in live.timeline:
        if turn.role is Role.TOOL and group:
            group.append(turn.number)
        else:
            is_call = turn.role is Role.ASSISTANT and parse_call(turn.text) is not None
            group = [turn.number] if is_call else []
        if found.intersection(group):
            found.update(group)
    return found


# ---- inside ----------------------------------------------------------------------------------------


def _planned(live: LiveChat, wanted: Return, pages: Mapping[int, Page]) -> PagePlan:
    """A plan that is proved; from nothing where cells cannot be edited or none was found."""
    info = live.engine.info
    if info.capability.surgical:
        arrivals = _arrivals(live, wanted, pages)
        leaving = making_room(live, wanted, sum(arrival.n_tokens for arrival in arrivals))
        # A block in the way that cannot move goes; an undo's old positions are given up if they do not fit.
        every = (*wanted.gone_blocks, *(b for b in live.timeline.blocks if b not in wanted.gone_blocks))
        for homes, gone in ((wanted.homes, wanted.gone_blocks), (None, wanted.gone_blocks), (None, every)):
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
    """The turns that make room.  Raises :class:`UserError` when there is not enough to be had."""
    needed = live.timeline.n_used - sum(block.span.n_tokens for block in wanted.gone_blocks) + n_coming
    budget = live.budget
    # Rather so that nothing leaves of its own accord with the next message; else so that it fits.
    limits = (budget.act_at - 1, budget.emergency_at) if wanted.may_evict else (budget.n_ctx,)
    for limit in limits:
        if needed <= limit:
            return ()
        leaving = room_for(live.timeline, needed - limit, wanted.numbers) if wanted.may_evict else None
        if leaving is not None:
            return leaving
    raise UserError(
        "no_room",
        f"There is no room for turns of {n_coming:,} tokens: they are {needed - limits[-1]:,} too many.",
        "Bring back fewer, unpin turns, or load the model with a larger context.",
        f"coming={n_coming} needed={needed} limit={limits[-1]}",
    )


def _from_nothing(live: LiveChat, wanted: Return) -> PagePlan:
    """Everything that will be in the cache is read again, one behind the other."""
    arrivals = _arrivals(live, wanted, {})
    leaving = making_room(live, wanted, sum(arrival.n_tokens for arrival in arrivals))
    items = _in_order(live, wanted, leaving)
    tokens = encoded(live, items)
    reply = live.timeline.open_reply
    if reply is not None:
        items.append(reply)
        tokens.append(tuple(live.reply_tokens))
    spans: dict[int, Span] = {}
    p0 = 0
    for item, own in zip(items, tokens, strict=True):
        spans[id(item)] = Span(p0, p0 + len(own))
        p0 += len(own)
    coming = {id(item) for _, item in wanted.coming}
    return PagePlan(
        arrivals=tuple(arrivals),
        placed=tuple(spans[id(item)] for _, item in wanted.coming),
        edits=(Remove(), Decode(tuple(token for own in tokens for token in own), LIVE, 0)),
        moved={item.span: spans[id(item)] for item in items if id(item) not in coming and item.span},
        leaving=leaving,
        gone_blocks=wanted.gone_blocks,
        n_before=live.timeline.n_used,
        n_after=p0,
    )


def _carry_out(live: LiveChat, wanted: Return, plan: PagePlan, pages: Mapping[int, Page]) -> None:
    """The plan on cache and timeline; when the engine fails, what was meant is built from nothing."""
    if isinstance(plan.edits[0], Remove) and plan.edits[0].p1 is None:
        live.pages.current.clear()
    live.is_stale = True
    noted = False

    def report(done: int, total: int) -> None:
        if total > live.engine.info.n_batch:
            live.emit(PromptProgressed(done, total))

    try:
        live.engine.apply(_filled(plan.edits, pages), progress=report)
        _note(live, wanted, plan)
        noted = True
        proof.check(live.engine, live.timeline)
        live.is_stale = False
    except EngineError as error:
        live.emit(NoticeRaised(f"The context was rebuilt after turns could not be brought back ({error})."))
        if not noted:
            _note(live, wanted, plan)
        editor.rebuild(live)
        return
    current = (wanted.coming[edit.page][1] for edit in plan.edits if isinstance(edit, PageIn))
    live.pages.current.update(paging.key_of(live, item) for item in current)


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
        why = "This model's context can only be rebuilt"
    elif isinstance(plan.edits[0], Remove) and plan.edits[0].p1 is None:
        why = "The turns fit nowhere as the context is, so it is rebuilt"
    else:
        why = "Not all of these turns have a page"
    live.emit(NoticeRaised(f"{why}: reading {cost_text(live, n_decoded)}."))


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
