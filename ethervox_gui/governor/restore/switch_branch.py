"""Takes the cache from one branch of a chat to another.

The turns that both ways share stay in the cache as they are: what stood behind them is removed, which is
exact and needs no reading.  What has to come for the new way comes from pages, and is read only where
there are none.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ethervox_gui.context.edits import policies
from ethervox_gui.context.edits.kv_model import Remove
from ethervox_gui.context.edits.paging import PagePlan
from ethervox_gui.context.errors import Cancelled, EngineError, StorageError, UserError
from ethervox_gui.context.events.events import NoticeRaised, Trigger
from ethervox_gui.context.text import N_
from ethervox_gui.context.turns import branching
from ethervox_gui.context.turns.branching import Standing, Switch
from ethervox_gui.context.turns.turns import Block, Span, Turn, TurnState
from ethervox_gui.governor.cache import blocks as cache_blocks
from ethervox_gui.governor.cache import pages, prebuild, prefill, sizes, telling, verify
from ethervox_gui.governor.cache.plan_edit import Item
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.restore import requests, undo
from ethervox_gui.governor.restore.page_in import Return, bring_back

_BY_ITSELF = (Trigger.AUTO, Trigger.EMERGENCY, Trigger.TOOL)


def go(
    live: LiveChat,
    path: Sequence[Turn],
    head_id: int | None,
    tell: Callable[[], None] = lambda: None,
    keep: Sequence[Block] = (),
) -> None:
    """Make ``path`` the conversation.

    ``head_id`` is its last turn where that is to be the stored head now; ``tell`` is called when the database
    knows of it, before the cache is changed.  What stands recalled and is to ``keep`` its place does so as
    far as there is room beside the turns, memories first.  Raises :class:`EngineError` when even a rebuild
    failed.
    """
    memory_id, turn_ids = _standing(live, path)
    standing = None
    if memory_id is not None:
        text = live.store.memory(memory_id).text
        standing = Standing(memory_id, turn_ids, len(live.block_tokens(text)))
    found_again = _found_again(live, path)
    path = sizes.count_way(live, path, branching.n_common(live.timeline, path), found_again)
    switch = branching.plan_switch(
        live.timeline,
        path,
        standing,
        limit=live.full_at - 1,
        reserve=live.budget.reply_reserve,
        found_again=found_again,
        waits=policies.waits_for_result(path[-1] if path else None, live.timeline.coming),
    )
    changes = {turn.number: turn.turn_id for turn in [*list(live.timeline)[: switch.n_common], *path]}
    live.store.switch_branch(
        live.chat_id, head_id, {changes[number]: state for number, state in switch.states.items()}
    )
    tell()
    _cut(live, path, switch)
    _fill(live, switch, standing, keep)
    _forget_what_was_prepared(live)
    undo.look_again(live)
    cache_blocks.note_recalled(live)
    live.show_timeline()


# ---- inside ----------------------------------------------------------------------------------------


def _standing(live: LiveChat, path: Sequence[Turn]) -> tuple[int | None, frozenset[int]]:
    """The newest summary that tells of nothing but turns of ``path``, and the turns it stands for."""
    ids = {turn.turn_id for turn in path}
    waiting = {turn.memory_id for turn in path if turn.state is TurnState.SUMMARIZED and turn.memory_id}
    while waiting:
        memory_id = max(waiting)
        waiting.remove(memory_id)
        try:
            live.store.memory(memory_id)
        except StorageError:
            continue  # it lay in the bin too long
        turn_ids = frozenset(t.turn_id for t in live.store.memory_turns(memory_id))
        if turn_ids and turn_ids <= ids:
            return memory_id, turn_ids
        waiting.update(child.memory_id for child in live.store.children(memory_id))
    return None, frozenset()


def _found_again(live: LiveChat, path: Sequence[Turn]) -> set[int]:
    """Dropped turns that were in the context when the last turn of ``path`` was said.

    What the user dropped or somebody forgot stays out.
    """
    if not path:
        return set()
    forgotten = live.store.forgotten_among(turn.turn_id for turn in path)
    edits = [
        stored.event
        for stored in live.store.events_of_chat(live.chat_id)
        if stored.created_at >= path[-1].created_at and stored.event.trigger in _BY_ITSELF
    ]
    return {
        turn.number
        for turn in path
        if turn.state is TurnState.DROPPED
        and turn.turn_id not in forgotten
        and any(edit.first_turn <= turn.number <= edit.last_turn for edit in edits)
    }


def _cut(live: LiveChat, path: Sequence[Turn], switch: Switch) -> None:
    """Save what leaves, and take it out of the cache and the timeline."""
    turns = list(live.timeline)
    tail = [turn for turn in turns[switch.n_common :] if turn.span is not None]
    leaving: list[Item] = [*tail, *map(live.timeline.turn, switch.leaving), *switch.gone_blocks]
    pages.page_out(live, sorted(leaving, key=lambda item: item.span or Span(0, 0)))
    prebuild.give_up(live)
    live.mark_stale()
    live.timeline.edit(leaving=switch.leaving)
    live.timeline.take_branch(switch.n_common, path[switch.n_common :], switch.gone_blocks)
    for number, (state, memory_id) in switch.states.items():
        if number not in switch.coming:
            live.timeline.set_states([number], state, memory_id)
    if not live.engine.info.capability.surgical:
        return
    try:
        with verify.checked(live):
            if switch.leaving or switch.gone_blocks:  # else it only lost its end
                live.drift.edited()
            live.engine.apply([Remove(*item.span) for item in leaving if item.span is not None])
    except EngineError as error:
        prefill.rebuild(live, can_stop=False)
        telling.engine_failed(live, error)


def _fill(live: LiveChat, switch: Switch, standing: Standing | None, keep: Sequence[Block]) -> None:
    """Bring in what comes: from pages, or by reading it."""
    turns = [live.timeline.turn(number) for number in switch.coming]
    coming: list[tuple[float, Item]] = [(turn.number, turn) for turn in turns]
    if standing is not None and switch.block_comes:
        coming.append(_block(live, standing))
    kept = _kept(live, [item for _, item in coming], keep)
    if not coming and not kept:
        if live.is_stale:
            n_tokens = live.timeline.n_used
            why = N_("This model's context can only be rebuilt")
            live.emit(
                NoticeRaised(
                    N_("{why}: reading {cost_text}.").format(
                        why=why, cost_text=pages.cost_text(live, n_tokens)
                    )
                )
            )
            prefill.read_again(live)
        return
    try:
        plan = _brought(live, coming, kept)
    except (UserError, Cancelled) as error:
        # They stay outside, as if room had run short; they can be brought back.
        numbers = [turn.number for turn in turns]
        live.timeline.set_states(numbers, TurnState.DROPPED, None)
        live.store.set_turn_states([turn.turn_id for turn in turns], TurnState.DROPPED)
        if standing is not None and switch.block_comes:
            _bring_alone(live, standing)
        cache_blocks.drop_unsummarized(live)
        if live.is_stale:
            prefill.read_again(live)
        if isinstance(error, Cancelled):
            raise
        live.emit(NoticeRaised(str(error)))
        return
    blocks = [item for _, item in coming if isinstance(item, Block)]
    requests.store_return(live, turns, plan, blocks)


def _brought(
    live: LiveChat, coming: Sequence[tuple[float, Item]], kept: Sequence[tuple[float, Item]]
) -> PagePlan:
    """Bring in what comes with what is ``kept``, or without it where that takes more room than was known."""
    try:
        return bring_back(live, Return((*coming, *kept), may_evict=False, recalled=False))
    except UserError:
        if not kept:
            raise
    return bring_back(live, Return(tuple(coming), may_evict=False, recalled=False))


def _kept(live: LiveChat, coming: Sequence[Item], keep: Sequence[Block]) -> list[tuple[float, Item]]:
    """The blocks of ``keep`` that fit beside what comes, memories first, each with its place in the order.

    They stay behind the turn they stood behind.  A quoted exchange goes when its turns are in the context.
    """
    n_coming = sum(item.span.n_tokens if isinstance(item, Block) else item.n_tokens for item in coming)
    free = live.full_at - 1 - live.timeline.n_used - n_coming
    there = {turn.number for turn in live.timeline.resident()}
    there |= {item.number for item in coming if isinstance(item, Turn)}
    found: list[Block] = []
    for block in sorted(keep, key=lambda block: (not block.is_memory, -block.span.p0)):
        if block.span.n_tokens <= free and not (block.quoted and there.issuperset(block.quoted)):
            found.append(block)
            free -= block.span.n_tokens
    found.sort(key=lambda block: block.span)
    return [(block.last_turn + 0.1 + 0.01 * place, block) for place, block in enumerate(found)]


def _bring_alone(live: LiveChat, standing: Standing) -> None:
    """Bring in the summary without the turns that found no place, if there is room for that much."""
    coming = _block(live, standing)
    try:
        with live.uninterrupted():
            plan = bring_back(live, Return((coming,), may_evict=False, recalled=False))
    except UserError:
        return
    requests.store_return(live, [], plan, [coming[1]])


def _block(live: LiveChat, standing: Standing) -> tuple[float, Block]:
    numbers = [turn.number for turn in live.timeline if turn.turn_id in standing.turn_ids]
    out = [n for n in numbers if live.timeline.turn(n).state is TurnState.SUMMARIZED]
    text = live.store.memory(standing.memory_id).text
    first, last = min(numbers), max(numbers)
    block = Block(standing.memory_id, text, first, last, Span(0, standing.n_tokens))
    return live.timeline.place_before(min(out or numbers)), block


def _forget_what_was_prepared(live: LiveChat) -> None:
    """What was made ready for the way that the chat has left."""
    live.pending.begin_anew()
    live.eviction.begin_anew()
    live.adapt()
