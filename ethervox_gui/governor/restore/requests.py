"""Evicted turns come back: these, or those that the last edit took out."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from ethervox_gui.context.edits.paging import PagePlan
from ethervox_gui.context.errors import UserError
from ethervox_gui.context.events.asked import Answered
from ethervox_gui.context.events.events import Trigger
from ethervox_gui.context.events.window_events import MemoriesRemade, ReturnMeasured
from ethervox_gui.context.text import N_
from ethervox_gui.context.turns.numbers import named, runs_of
from ethervox_gui.context.turns.parts import read_by_nobody, standing_together
from ethervox_gui.context.turns.turns import Block, Role, Span, Turn, TurnState
from ethervox_gui.governor.cache import blocks as cache_blocks
from ethervox_gui.governor.cache.plan_edit import Item
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.chat.undo_log import Undoable
from ethervox_gui.governor.jobs.jobs import SummaryFate
from ethervox_gui.governor.restore import undo as edit_notes
from ethervox_gui.governor.restore.page_in import Return, bring_back
from ethervox_gui.governor.summaries import store


def bring_back_turns(
    live: LiveChat,
    numbers: Collection[int],
    fate: SummaryFate | None = None,
    *,
    may_evict: bool = True,
    may_read: bool = True,
    behind: int = 0,
    made_way: tuple[int, ...] = (),
    trigger: Trigger = Trigger.USER,
    why: tuple[tuple[str, str], ...] = (),
) -> None:
    """Bring turns back, and what goes with them; those that are in the context stay where they are.

    What the model thought, or said over and over, stays out; the user hears so if nothing else was asked for.
    Without a ``fate`` the setting says what becomes of their summary.  ``may_evict``, ``behind``,
    ``made_way``, ``trigger`` and ``why`` as in :class:`Return`.
    Raises :class:`UserError` for turns that are not there, or when there is no room, and
    :class:`NeedsReadingError` without ``may_read``.
    """
    turns = _out_of_context(live, numbers, by_itself=trigger is Trigger.QUESTION)
    if not turns:
        return
    gone, shrunken, untold = _fate(live, turns, fate or SummaryFate(live.settings.paging.summary))
    coming: list[tuple[float, Item]] = [(turn.number, turn) for turn in turns]
    coming += [(live.timeline.place_before(smaller.first_turn), smaller) for _, smaller in shrunken]
    try:
        wanted = Return(
            tuple(coming),
            tuple(gone),
            may_evict=may_evict,
            may_read=may_read,
            behind=behind,
            made_way=made_way,
            stay=tuple(numbers),
            trigger=trigger,
            why=why,
        )
        plan = bring_back(live, wanted)
    except BaseException:
        _forget_made(live, shrunken)
        raise
    for block, smaller in shrunken:
        store.tell(live, block, smaller)
    if untold:
        live.timeline.set_states([turn.number for turn in untold], TurnState.DROPPED, None)
        live.store.set_turn_states([turn.turn_id for turn in untold], TurnState.DROPPED)
    store_return(live, turns, plan, [smaller for _, smaller in shrunken])
    live.show_timeline()


def _out_of_context(live: LiveChat, numbers: Collection[int], *, by_itself: bool) -> list[Turn]:
    """Those of these turns, and of what goes with them, that can come back.

    Where none can, the user hears why.  Unless they come back ``by_itself``, somebody wants them: those that
    are in the context are no part of the working set from then on.
    Raises :class:`UserError` for turns that are not there.
    """
    known = {turn.number for turn in live.timeline}
    if not numbers or any(number not in known for number in numbers):  # a range may be endless
        last = live.timeline.next_number - 1
        raise UserError(
            "turn_not_found",
            N_("There are turns 0 to {last} in this chat.").format(last=last),
            N_("See the timeline."),
        )
    asked = [live.timeline.turn(number) for number in sorted(standing_together(live.timeline, numbers))]
    if not by_itself:
        live.working_set.keep(asked)
    turns = that_can_come(live, numbers)
    if not turns:
        words = N_("They are already in the context.")
        if any(turn.span is None for turn in asked):
            words = N_(
                "What a model thought, or said over and over, is not read again: it stays out of the context."
            )
        live.emit(Answered(words))
    return turns


def undo(live: LiveChat, *, may_read: bool = True) -> None:
    """Bring back what the last edit took out, to where it was; the summary that came for it goes.

    In the memory it goes to the bin, unless the user made it their own, or turns of another version name it.
    Raises :class:`UserError` when nothing is left to undo, or when there is no room, and
    :class:`NeedsReadingError` without ``may_read``.
    """
    edit = edit_notes.newest(live)
    if edit is None:
        raise UserError(
            "nothing_to_undo",
            N_("There is no edit of this chat to undo."),
            N_("Turns come back with /context bring-back."),
        )
    turns, gone = take_back(live, edit, may_read=may_read)
    live.emit(Answered(_undone(turns, gone)))
    live.show_timeline()


def take_back(live: LiveChat, edit: Undoable, *, may_read: bool) -> tuple[Sequence[Turn], Sequence[Block]]:
    """Take one edit back as :func:`undo` does, without a word.

    Returned are the turns that are back, and the blocks that went.
    """
    turns, gone = edit_notes.out(live, edit)
    coming: list[tuple[float, Item]] = [(turn.number, turn) for turn in turns]
    blocks = _blocks_back(live, edit, turns)
    coming += blocks
    wanted = Return(tuple(coming), tuple(gone), _homes(live, edit), may_evict=False, may_read=may_read)
    plan = bring_back(live, wanted)
    edit_notes.forget(live, edit)
    left_for = {edit.memory_id, *(block.memory_id for block in gone)}
    store_return(live, turns, plan, [block for _, block in blocks], left_for=left_for)
    _put_away(live, gone)
    return turns, gone


def store_return(
    live: LiveChat,
    turns: Sequence[Turn],
    plan: PagePlan,
    coming: Sequence[Block],
    *,
    left_for: Collection[int | None] | None = None,
) -> None:
    """The database and the states after turns came back, others left and blocks went.

    A summary that comes stands for all turns it tells of.  ``left_for``: where it stood before, the summaries
    that took its place; turns that had left for others then keep these, which later ones tell of.
    """
    live.store.set_turn_states([turn.turn_id for turn in turns], TurnState.IN_KV)
    left = [live.timeline.turn(number).turn_id for number in plan.leaving]
    if left:
        live.store.set_turn_states(left, TurnState.DROPPED)
    for block in coming:
        if block.recalled:
            continue
        rest = [
            turn
            for turn in _stood_for(live, block)
            if left_for is None or turn.state is not TurnState.SUMMARIZED or turn.memory_id in left_for
        ]
        live.timeline.set_states([turn.number for turn in rest], TurnState.SUMMARIZED, block.memory_id)
        live.store.set_turn_states([turn.turn_id for turn in rest], TurnState.SUMMARIZED, block.memory_id)
    cache_blocks.drop_unsummarized(live)
    cache_blocks.note_recalled(live)


def that_can_come(live: LiveChat, numbers: Collection[int]) -> list[Turn]:
    """Those of these turns, and of what goes with them, that are out of the context and can be read."""
    together = standing_together(live.timeline, numbers) - read_by_nobody(live.timeline)
    return [turn for turn in map(live.timeline.turn, sorted(together)) if turn.span is None]


def touched(live: LiveChat, turns: Sequence[Turn]) -> list[tuple[Block, list[Turn]]]:
    """The summaries that tell of turns that come back, each with those that it stands for besides."""
    back = {turn.number for turn in turns}
    found: list[tuple[Block, list[Turn]]] = []
    for block in live.timeline.blocks:
        if block.recalled or not any(block.first_turn <= n <= block.last_turn for n in back):
            continue
        told_of = {turn.turn_id for turn in live.store.memory_turns(block.memory_id)}
        if any(turn.turn_id in told_of for turn in turns):  # else they left from between what it tells of
            found.append((block, _behind(live, block, turns)))
    return found


def tell_cost(live: LiveChat, first: int, last: int, n_read: int, *, undo: bool) -> None:
    """Tell what it costs to read so many tokens for these turns, where that may not be done unasked."""
    speed = live.engine.prompt_speed
    live.emit(ReturnMeasured(first, last, n_read, n_read / speed if speed else 0.0, undo))


def exchange(live: LiveChat, number: int) -> list[int]:
    """The turns from the user's turn at or before ``number`` up to the next."""
    numbers: list[int] = []
    for turn in live.timeline:
        if turn.role is Role.USER:
            if turn.number > number:
                break
            numbers = []
        if turn.role is not Role.SYSTEM:
            numbers.append(turn.number)
    return numbers


# ---- inside ----------------------------------------------------------------------------------------


def _blocks_back(live: LiveChat, edit: Undoable, turns: Sequence[Turn]) -> list[tuple[float, Block]]:
    """The blocks that an edit took out and that come back with its turns.

    Not those that are in the context, and no summary of which all turns are back.
    """
    there = {block.memory_id for block in live.timeline.blocks}
    back = {turn.number for turn in turns}
    return [
        (order, block)
        for order, block in edit.blocks
        if block.memory_id not in there
        and (block.recalled or any(turn.number not in back for turn in _stood_for(live, block)))
    ]


def _stood_for(live: LiveChat, block: Block) -> list[Turn]:
    """The turns outside the context that a summary tells of, however they left."""
    ids = {turn.turn_id for turn in live.store.memory_turns(block.memory_id)}
    return [turn for turn in live.timeline if turn.span is None and turn.turn_id in ids]


def _behind(live: LiveChat, block: Block, without: Sequence[Turn]) -> list[Turn]:
    """The turns that a block stands for and that are still summarized, but for some."""
    back = {turn.number for turn in without}
    return [
        turn
        for turn in live.timeline
        if turn.state is TurnState.SUMMARIZED
        and block.first_turn <= turn.number <= block.last_turn
        and turn.number not in back
    ]


def _fate(
    live: LiveChat, turns: Sequence[Turn], fate: SummaryFate
) -> tuple[list[Block], list[tuple[Block, Block]], list[Turn]]:
    """The blocks that go when these turns come, and those with what comes in their place.

    The turns are those of which no summary tells any more.
    """
    gone: list[Block] = []
    shrunken: list[tuple[Block, Block]] = []
    untold: list[Turn] = []
    try:
        for block, rest in touched(live, turns):
            if not rest or fate is SummaryFate.DROP:
                gone.append(block)
                untold += rest
            elif fate is SummaryFate.SHRINK:
                smaller = store.shrunken(live, block, rest)
                if smaller is not None:
                    gone.append(block)
                    shrunken.append((block, smaller))
    except BaseException:
        _forget_made(live, shrunken)
        raise
    return gone, shrunken, untold


def _forget_made(live: LiveChat, shrunken: Iterable[tuple[Block, Block]]) -> None:
    """Put away the summaries that were made for turns which do not come: they stand for nothing."""
    for _, smaller in shrunken:
        live.store.delete_memory(smaller.memory_id)


def _put_away(live: LiveChat, gone: Sequence[Block]) -> None:
    """Put summaries that stand for nothing any more into the bin."""
    put_away = []
    for block in gone:
        memory = live.store.memory(block.memory_id)
        is_own = memory.pinned or memory.edited_at is not None
        stands = any(turn.memory_id == memory.memory_id for turn in live.store.memory_turns(memory.memory_id))
        if not (block.recalled or is_own or stands or memory.deleted_at is not None):
            live.store.delete_memory(memory.memory_id)
            put_away.append(memory.memory_id)
    if put_away:
        live.emit(MemoriesRemade((), tuple(put_away)))


def _homes(live: LiveChat, edit: Undoable) -> dict[Span, int]:
    """Where spans go back to: what the edit moved, to where it was; what came later moves along."""
    before = {new: old for old, new in edit.moved.items()}
    homes: dict[Span, int] = {}
    delta = 0
    for span in live.timeline.spans():
        if span in before:
            delta = before[span].p0 - span.p0
        if delta:
            homes[span] = span.p0 + delta
    return homes


def _undone(turns: Sequence[Turn], gone: Sequence[Block]) -> str:
    if not turns:
        return N_("Undone: their summary is out of the context.")
    numbers = [turn.number for turn in turns if turn.role is not Role.SYSTEM]
    first, last = min(numbers), max(numbers)
    words = N_("Undone: turns {turns} are back and their summary is out of the context.")
    if gone and first == last:
        words = N_("Undone: turn {first} is back and its summary is out of the context.")
    elif first == last:
        words = N_("Undone: turn {first} is back.")
    elif not gone:
        words = N_("Undone: turns {turns} are back.")
    return words.format(first=first, turns=named(runs_of(numbers)))
