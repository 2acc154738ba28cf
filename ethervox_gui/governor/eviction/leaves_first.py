"""What came back for a message leaves again: before all else, and without a summary, since one still stands.

Its cells are like clean pages: they can go without being written, and come again without being read.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ethervox_gui.context.edits.kv_model import Remove
from ethervox_gui.context.errors import EngineError
from ethervox_gui.context.turns.turns import Block, Turn, TurnState
from ethervox_gui.governor.cache import pages, passages, prebuild, prefill, telling, verify
from ethervox_gui.governor.chat.documents import n_cells
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.eviction import reminded


def trigger(live: LiveChat) -> int:
    """Cells in use from which on something else must leave: what the message asked for goes before that.

    It came for the reply, so that has the room that is kept for replies first: as the next edit is often due
    with its first words, the model would write the rest without what it was asked for.
    """
    back, budget = live.working_set, live.budget
    n_touched = back.n_cells(live.timeline) - back.n_cells(live.timeline, 1)
    shelf = live.documents
    n_touched += n_cells(shelf.standing(live.timeline)) - n_cells(shelf.standing(live.timeline, 1))
    is_read = n_touched > 0 and live.timeline.open_reply is not None
    n_more = n_touched + (budget.reply_reserve if is_read else 0)
    return max(budget.act_at, min(budget.act_at + n_more, budget.emergency_at))


def give_way(live: LiveChat, incoming: int) -> None:
    """Let go as much as ``incoming`` tokens need, what was not touched for the longest time first.

    Then what messages are reminded of that were answered, unless a summary that is ready were lost for it.
    What the newest message asked for goes only where there would be too little room for it otherwise.
    """
    waiting = live.working_set.standing(live.timeline, 1)
    for items in waiting:
        if live.timeline.n_used + incoming < live.budget.act_at:
            return
        leave(live, waiting if leaving_is_costly(live) else [items])
    is_busy = live.pending.built or live.pending.alongside is not None
    answered = [] if is_busy or leaving_is_costly(live) else reminded.messages(live)[:-1]
    if answered and live.timeline.n_used + incoming >= live.budget.act_at:
        reminded.silence(live, answered)
    if live.timeline.n_used + incoming >= trigger(live):
        leave(live)


def leaving_is_costly(live: LiveChat) -> bool:
    """Whether everything that stays must be read again when anything leaves.

    Then what came back leaves all at once, or with an edit that is due anyway.
    """
    info = live.engine.info
    return not info.capability.surgical and info.path is not None


def leave(live: LiveChat, exchanges: Iterable[Sequence[Turn | Block]] | None = None) -> None:
    """Take exchanges out that came back for a message; all of them unless they are named.

    What is being written beside a reply is given up: pages are saved by way of the sequence it stands in.
    """
    if exchanges is None:
        exchanges = live.working_set.standing(live.timeline)
    items = [item for exchange in exchanges for item in exchange]
    _leave_quoted(live, [item for item in items if isinstance(item, Block) and item in live.timeline.blocks])
    turns = [item for item in items if isinstance(item, Turn)]
    if not turns:
        return
    try:
        live.drop_writing()
        pages.page_out(live, turns)
        edits = [Remove(*turn.span) for turn in turns if turn.span is not None]
        prebuild.stay_beside(live, edits)
        with verify.checked(live, live.pending.built):
            _note(live, turns)
            live.drift.edited()
            live.engine.apply(edits)
    except EngineError as error:
        if prefill.read_again(live):
            telling.edit_failed(live, error)
    live.show_timeline()


# ---- inside ----------------------------------------------------------------------------------------


def _leave_quoted(live: LiveChat, quotes: Sequence[Block]) -> None:
    if quotes:
        keys = [pages.key_of(live, block) for block in quotes]
        passages.leave(live, quotes)
        live.store.pages.drop_pages(keys)


def _note(live: LiveChat, turns: Sequence[Turn]) -> None:
    """Timeline and database without these turns: the summary that stands tells of some, of others nothing."""
    live.working_set.keep(turns)
    memory_id = next((block.memory_id for block in live.timeline.blocks if not block.recalled), None)
    told = set() if memory_id is None else {turn.turn_id for turn in live.store.memory_turns(memory_id)}
    summarized = [turn for turn in turns if turn.turn_id in told]
    dropped = [turn for turn in turns if turn.turn_id not in told]
    states = ((summarized, TurnState.SUMMARIZED, memory_id), (dropped, TurnState.DROPPED, None))
    for some, state, stands in states:
        if some:
            numbers = [turn.number for turn in some]
            live.timeline.edit(leaving=numbers, state=state, memory_id=stands)
            live.store.set_turn_states([turn.turn_id for turn in some], state, stands)
