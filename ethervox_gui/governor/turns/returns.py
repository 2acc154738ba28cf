"""Turns that were asked for come back; where others leave for them, lines keep what the user told in those.

The user asks for them, or a search of the model's found them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from contextlib import suppress
from typing import Final

from ethervox_gui.context.edits import policies
from ethervox_gui.context.edits.policies import Decision
from ethervox_gui.context.errors import EthervoxError, UserError
from ethervox_gui.context.events.events import Trigger
from ethervox_gui.context.turns.parts import read_by_nobody
from ethervox_gui.context.turns.turns import Message, Role, Turn
from ethervox_gui.governor.cache import pages
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.eviction import apply, stand_ins
from ethervox_gui.governor.faults import told
from ethervox_gui.governor.jobs.jobs import BringBack, SummaryFate, UndoEdit
from ethervox_gui.governor.restore import requests
from ethervox_gui.governor.restore import undo as edit_notes
from ethervox_gui.governor.restore.cost import size_of
from ethervox_gui.governor.restore.page_in import NeedsReadingError, Return, making_room
from ethervox_gui.storage.base.values import SearchHit

#: So many exchanges that a search found come back at once.
_MOST_FOUND: Final = 2


def bring_back_asked(live: LiveChat, job: BringBack) -> None:
    """Bring turns back as the user asked; what it would cost where that may not be done unasked."""
    try:
        numbers = range(job.first_turn, job.last_turn + 1)
        _bring_back(live, numbers, job.summary, may_read=job.may_read)
    except NeedsReadingError as error:
        requests.tell_cost(live, job.first_turn, job.last_turn, error.n_read, undo=False)


def undo_asked(live: LiveChat, job: UndoEdit) -> None:
    """Undo the last edit, or the one that was named; what it would cost where that may not be done unasked.

    An earlier edit than the last cannot be undone by itself: its turns come back.
    """
    newest = edit_notes.newest(live)
    left = [turn.number for turn in live.timeline if newest is not None and turn.turn_id in newest.turn_ids]
    first, last = job.turns or ((left[0], left[-1]) if left else (0, 0))
    is_meant = bool(left) and last == left[-1] and first <= left[0]
    try:
        if job.turns is None or is_meant:
            requests.undo(live, may_read=job.may_read)
        else:
            numbers = [turn.number for turn in live.timeline if first <= turn.number <= last]
            _bring_back(live, numbers, None, may_read=job.may_read)
    except NeedsReadingError as error:
        requests.tell_cost(live, first, last, error.n_read, undo=True)


def bring_back_found(
    live: LiveChat, hits: Iterable[SearchHit], in_words: Callable[[Sequence[str]], str]
) -> list[str]:
    """Bring back the exchanges of this chat that a search found and that have pages; ``turns 3–4`` for each.

    What has no page or finds no room stays out: a search must not make anybody wait.  There is room only if
    they are still there when the model reads that they are, told ``in_words``.
    """
    back: list[str] = []
    found: list[int] = []
    unread = read_by_nobody(live.timeline)
    behind = _n_behind(
        live, in_words([f"turns {live.timeline.next_number}–{live.timeline.next_number}"] * _MOST_FOUND)
    )
    for hit in hits:
        if hit.chat_id != live.chat_id or hit.turn_number is None or len(back) == _MOST_FOUND:
            continue
        numbers = requests.exchange(live, hit.turn_number)
        if hit.item_id not in [live.timeline.turn(number).turn_id for number in numbers]:
            continue  # it stands on another branch
        turns = [live.timeline.turn(number) for number in numbers]
        out = [turn for turn in turns if turn.span is None and turn.number not in unread]
        if not out or any(pages.page_span(live, turn) is None for turn in out):
            continue
        try:
            # With those that are back already: they are in the context, and do not leave for these.
            _bring_back(live, [*found, *numbers], may_read=False, behind=behind, trigger=Trigger.TOOL)
        except (UserError, NeedsReadingError):
            continue
        found += numbers
        back.append(f"turns {numbers[0]}–{numbers[-1]}")
    return back


# ---- inside ----------------------------------------------------------------------------------------


def _bring_back(
    live: LiveChat,
    numbers: Collection[int],
    fate: SummaryFate | None = None,
    *,
    may_read: bool = True,
    behind: int = 0,
    trigger: Trigger = Trigger.USER,
) -> None:
    """As :func:`~ethervox_gui.governor.restore.requests.bring_back_turns`, with room made before.

    Where the turns do not come after all, what left for them is back, too.  For the model nothing leaves
    where only the user decides what does.
    """
    may_evict = trigger is Trigger.USER or live.leaves_by_itself
    way = None
    if may_evict:
        way = _making_way(live, numbers, fate, may_read=may_read, behind=behind, trigger=trigger)
    made = None
    if way is not None:
        apply.carry_out(live, way, live.settings.context.summary_detail)
        made = edit_notes.newest(live)
    try:
        requests.bring_back_turns(
            live,
            numbers,
            fate,
            may_evict=may_evict,
            may_read=may_read,
            behind=behind,
            made_way=way.leaving if way is not None else (),
            trigger=trigger,
        )
    except EthervoxError:
        if made is not None and not live.is_stale:
            with suppress(EthervoxError):
                requests.take_back(live, made, may_read=may_read)
                live.show_timeline()
        raise


def _making_way(
    live: LiveChat,
    numbers: Collection[int],
    fate: SummaryFate | None,
    *,
    may_read: bool,
    behind: int,
    trigger: Trigger,
) -> Decision | None:
    """What leaves for turns that come back; ``None`` where nothing has to, or no lines are wanted of it.

    None are where the user chose that turns are dropped, and where nothing can be edited in place: everything
    would be read twice.  Raises :class:`UserError` where the model may not have them for want of room.
    """
    if live.settings.context.mode == "shift" or not live.engine.info.capability.surgical:
        return None
    coming = _coming(live, numbers)
    sizes = [size_of(live, turn) for turn in coming]
    if not coming or not (may_read or all(has_page for _, has_page in sizes)):
        return None
    n_coming = sum(n_tokens for n_tokens, _ in sizes)
    fate = fate or SummaryFate(live.settings.paging.summary)
    going = tuple(
        block for block, rest in requests.touched(live, coming) if not rest or fate is SummaryFate.DROP
    )
    arriving = tuple((turn.number, turn) for turn in coming)
    wanted = Return(arriving, going, behind=behind, stay=tuple(numbers), trigger=trigger)
    return _with_room_for_lines(live, wanted, n_coming)


def _with_room_for_lines(live: LiveChat, wanted: Return, n_coming: int) -> Decision | None:
    """What leaves for so many tokens, and for the lines about it; ``None`` where nothing has to, or can.

    Lines about one short turn may be longer than the turn: then more leave, until lines are worth it.  Where
    lines are too much for the usual limit, the next one would let fewer turns leave; the rest would follow
    without lines, and so they do where nothing else is possible.  Where the model asks, none do: raises
    :class:`UserError`.
    """
    try:
        leaving = making_room(live, wanted, n_coming)
    except UserError:
        return None
    n_lines, fallback = 0, None
    while leaving:
        way = _way(live, wanted, leaving, n_coming)
        lines = stand_ins.summed_up(live, way, live.settings.context.summary_detail)
        is_kept = lines.stands or not _tells(live, leaving)
        n_needed = _n_more(wanted, lines) if is_kept else max(n_lines + 1, _n_freed(live, leaving))
        if n_needed <= n_lines:
            return way
        if is_kept or fallback is None:
            fallback = way
        n_lines = n_needed
        try:
            more = making_room(live, wanted, n_coming + n_lines)
        except UserError:
            if wanted.trigger is Trigger.TOOL:
                raise
            break
        if _n_freed(live, more) <= _n_freed(live, leaving):
            break
        leaving = more
    return fallback


def _way(live: LiveChat, wanted: Return, leaving: tuple[int, ...], n_coming: int) -> Decision:
    # A summary that goes since all is back that it tells of stays for what leaves again.
    left = {live.timeline.turn(number).turn_id for number in leaving}
    folded = tuple(
        block
        for block in live.timeline.blocks
        if not block.recalled
        and (
            block not in wanted.gone_blocks
            or any(turn.turn_id in left for turn in live.store.memory_turns(block.memory_id))
        )
    )
    return policies.make_way(live.timeline, leaving, folded, n_coming)


def _n_more(wanted: Return, lines: stand_ins.Leaving) -> int:
    """The tokens that lines about what leaves take up beyond the summaries that they are merged with."""
    stood = sum(block.span.n_tokens for block in lines.decision.blocks if block not in wanted.gone_blocks)
    return lines.n_whole - stood


def _tells(live: LiveChat, leaving: Collection[int]) -> bool:
    """Whether the user told something in exchanges that leave, or that a part of leaves."""
    exchanges = live.working_set.exchanges(live.timeline)
    is_told = told.tells(live, exchanges)
    return any(
        is_told(key) for key, turns in exchanges.items() if any(turn.number in leaving for turn in turns)
    )


def _n_freed(live: LiveChat, leaving: Collection[int]) -> int:
    return sum(live.timeline.turn(number).n_tokens for number in leaving)


def _coming(live: LiveChat, numbers: Collection[int]) -> list[Turn]:
    """The turns that come back; none where one of the numbers is of no turn, which is refused later."""
    known = {turn.number for turn in live.timeline}
    if not numbers or any(number not in known for number in numbers):
        return []
    return requests.that_can_come(live, numbers)


def _n_behind(live: LiveChat, result: str) -> int:
    """The tokens up to the first of the reply that follows a call's result."""
    before = live.messages()
    messages = [*before, Message(Role.TOOL, result)]
    encoding = live.engine.encode(messages, len(before), generation=True)
    n_ending = len(live.engine.reply_end(messages))
    return sum(map(len, encoding.turns)) + len(encoding.generation) + n_ending + 1
