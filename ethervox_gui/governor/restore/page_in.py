"""Where turns that come back will stand: a plan that is proved before anything happens to the cache."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from ethervox_gui.context.edits.giving_way import room_for
from ethervox_gui.context.edits.kv_model import LIVE, Decode, Remove
from ethervox_gui.context.edits.paging import Arrival, PagePlan, plan_page_in, prove_page_in
from ethervox_gui.context.errors import NoRoomError, PlanError, UserError
from ethervox_gui.context.text import N_
from ethervox_gui.context.turns.messages import as_messages
from ethervox_gui.context.turns.turns import Block, Span, Turn
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.storage.pages.page_store import Page

Item = Turn | Block


@dataclass(frozen=True, slots=True)
class Return:
    """What is wanted: turns and blocks come (each with its place in the order), others go.

    With ``may_evict`` the turns that matter least make room, with ``may_read`` what has no page is read
    again.  ``homes`` as in :func:`~ethervox_gui.context.edits.paging.plan_page_in`.  ``recalled``: what comes
    had left this conversation, and is marked so.  ``behind``: so many tokens are decoded next, and what
    comes must still be there then: nothing may have to leave for them.
    """

    coming: tuple[tuple[float, Item], ...]
    gone_blocks: tuple[Block, ...] = ()
    homes: Mapping[Span, int] | None = None
    may_evict: bool = True
    may_read: bool = True
    recalled: bool = True
    behind: int = 0

    @property
    def numbers(self) -> tuple[int, ...]:
        return tuple(item.number for _, item in self.coming if isinstance(item, Turn))


def planned(live: LiveChat, wanted: Return, pages: Mapping[int, Page]) -> PagePlan:
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
    needed += wanted.behind
    budget = live.budget
    # Rather so that nothing leaves of its own accord with the next message; else so that it fits.
    limits = (budget.act_at - 1, budget.emergency_at) if wanted.may_evict else (budget.n_ctx,)
    if wanted.behind:
        limits = limits[:1]
    for limit in limits:
        if needed <= limit:
            return ()
        leaving = room_for(live.timeline, needed - limit, wanted.numbers) if wanted.may_evict else None
        if leaving is not None:
            return leaving
    raise UserError(
        "no_room",
        N_("There is no room for turns of {n_coming:,} tokens: they are {needed:,} too many.").format(
            n_coming=n_coming, needed=needed - limits[-1]
        ),
        N_("Bring back fewer, unpin turns, or load the model with a larger context."),
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
