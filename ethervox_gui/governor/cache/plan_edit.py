"""Makes a proved plan of KV edits from a decision, for the live chat as it is, and the tokens it needs.

The tokens of turns and blocks are those of the chat template, which places them one after the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ethervox_gui.context.edits.kv_model import Decode
from ethervox_gui.context.edits.plan import (
    EditPlan,
    Written,
    plan_gap,
    plan_rebuild,
    plan_shift,
    prove,
    staying_items,
)
from ethervox_gui.context.edits.policies import Decision
from ethervox_gui.context.errors import PlanError
from ethervox_gui.context.events.events import NoticeRaised
from ethervox_gui.context.summaries.summary import as_messages, goes_on
from ethervox_gui.context.text import N_
from ethervox_gui.context.turns.turns import Block, Message, Role, Span, Turn
from ethervox_gui.governor.chat.live_chat import LiveChat


def planned(live: LiveChat, decision: Decision, block: tuple[int, ...]) -> EditPlan:
    """The gentlest plan that this model, the settings and the positions allow."""
    plan = surgical(live, decision, block)
    if plan is not None:
        try:
            # More cells than a limit allows may be in use when it is set, and stand there until they leave.
            prove(plan, live.timeline, live.engine.info.n_ctx)
            return plan
        except PlanError as error:
            live.emit(
                NoticeRaised(
                    N_("An edit plan was refused ({error}); the context is rebuilt instead.").format(
                        error=error
                    )
                )
            )
    return from_nothing(live, decision, block)


def surgical(live: LiveChat, decision: Decision, block: tuple[int, ...]) -> EditPlan | None:
    """The plan that edits cells in place, not proved yet; ``None`` where there is none."""
    capability, info = live.engine.info.capability, live.engine.info
    near_end = live.timeline.n_past + live.budget.reserve > info.n_ctx_train
    close_up = live.settings.context.method == "shift" or near_end
    if not capability.surgical:
        return None
    written = _written(live, decision) if block else None
    if close_up and capability.can_shift:
        return plan_shift(live.timeline, decision, block, written)
    if near_end:
        return None
    plan = plan_gap(live.timeline, decision, block, written)
    if plan is None and capability.can_shift:
        plan = plan_shift(live.timeline, decision, block, written)
    return plan


def n_to_read(live: LiveChat, decision: Decision, block: tuple[int, ...]) -> int:
    """How many tokens of the block are decoded: what the one before it begins with, too, is there already."""
    plan = surgical(live, decision, block) if block else None
    if plan is None:
        return len(block)
    return sum(len(edit.tokens) for edit in plan.edits if isinstance(edit, Decode))


def from_nothing(live: LiveChat, decision: Decision, block: tuple[int, ...]) -> EditPlan:
    """Everything that stays, tokenised again; the open reply keeps the tokens it was decoded with."""
    items = staying_items(live.timeline, decision)
    tokens = encoded(live, [item for item in items if item is not live.timeline.open_reply])
    if live.timeline.open_reply is not None:
        tokens.append(tuple(live.reply.tokens))
    behind_system = sum(1 for item in items if not isinstance(item, Block) and item.role is Role.SYSTEM)
    return plan_rebuild(live.timeline, decision, tokens, block, behind_system)


def _written(live: LiveChat, decision: Decision) -> Written | None:
    """The summary that stands first among those that go, with its tokens as they are in the cache."""
    block = next((block for block in decision.blocks if block.is_memory and block.is_read), None)
    if block is None:
        return None
    tokens = live.block_tokens(block.text)
    return Written(block.span, tokens) if len(tokens) == block.span.n_tokens else None


Item = Turn | Block

_NOWHERE = Span(0, 0)


def encoded(live: LiveChat, items: Sequence[Item], *, open_end: bool = False) -> list[tuple[int, ...]]:
    """The tokens of each item, in this order; the open reply is not one of them.

    ``open_end``: the last of them is a reply that goes on.

    Parts of a reply are tokenised together, so that the whole is what the template renders, and share the
    tokens by their texts.  Parts of the reply that is being written keep those they were decoded with.
    """
    reply = live.timeline.open_reply
    known = live.reply.parts.tokens if reply is not None else {}
    closed = [item for item in items if isinstance(item, Block) or item.number not in known]
    following = _open_behind(live, closed)
    messages = as_messages((_NOWHERE, item) for item in [*closed, *following])
    open_end = open_end or len(following) > 0
    turns = list(live.engine.encode(messages, open_end=open_end).turns) if messages else []
    tokens: dict[int, tuple[int, ...]] = {}
    place = 0  # of the next message
    for group in _groups(closed):
        first = group[0]
        if isinstance(first, Block):
            tokens[id(first)] = turns[place] + turns[place + 1]
            place += 2
            continue
        own = turns[place]
        parts = [part for part in group if isinstance(part, Turn)]
        shares = _shared(live, messages[:place], parts, own) if len(parts) > 1 else [own]
        tokens |= {id(item): share for item, share in zip(group, shares, strict=True)}
        place += 1
    return [
        known[item.number] if isinstance(item, Turn) and item.number in known else tokens[id(item)]
        for item in items
    ]


def _open_behind(live: LiveChat, closed: Sequence[Item]) -> list[Turn]:
    """The reply that is being written, without its text, where the last of these is a part of it."""
    reply, last = live.timeline.open_reply, closed[-1] if closed else None
    if reply is None or not reply.continues or last is None or isinstance(last, Block):
        return []
    is_part = last.role is Role.ASSISTANT and last.number >= live.reply.parts.number
    return [replace(reply, text="")] if is_part else []


def _groups(items: Sequence[Item]) -> list[list[Item]]:
    """The items of each message; a block has two of its own."""
    groups: list[list[Item]] = []
    for item in items:
        if groups and goes_on(groups[-1][-1], item):
            groups[-1].append(item)
        else:
            groups.append([item])
    return groups


def _shared(
    live: LiveChat, before: Sequence[Message], parts: Sequence[Turn], tokens: tuple[int, ...]
) -> list[tuple[int, ...]]:
    """Each part's share of the tokens of their message, at least one for each while there are so many."""
    shares: list[tuple[int, ...]] = []
    begin = 0
    for count in range(1, len(parts)):
        # What follows counts, but for its text: a part is read as it is where another stands behind it.
        until = [*parts[:count], replace(parts[count], text="")]
        beginning = as_messages((_NOWHERE, part) for part in until)
        encoding = live.engine.encode([*before, *beginning], len(before), open_end=True)
        end = min(max(len(encoding.turns[0]), begin + 1), len(tokens) - (len(parts) - count))
        shares.append(tokens[begin:end])
        begin = end
    return [*shares, tokens[begin:]]
