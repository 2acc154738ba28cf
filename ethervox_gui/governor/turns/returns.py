"""The user brings turns back; where others leave for them, lines keep what the user told in those."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress

from ethervox_gui.context.edits import policies
from ethervox_gui.context.edits.policies import Decision
from ethervox_gui.context.errors import Cancelled, UserError
from ethervox_gui.context.turns.turns import Turn
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.eviction import apply
from ethervox_gui.governor.jobs.jobs import BringBack, SummaryFate, UndoEdit
from ethervox_gui.governor.restore import requests
from ethervox_gui.governor.restore import undo as edit_notes
from ethervox_gui.governor.restore.cost import size_of
from ethervox_gui.governor.restore.page_in import NeedsReadingError, Return, making_room


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


# ---- inside ----------------------------------------------------------------------------------------


def _bring_back(
    live: LiveChat, numbers: Collection[int], fate: SummaryFate | None, *, may_read: bool
) -> None:
    """As :func:`~ethervox_gui.governor.restore.requests.bring_back_turns`, with room made before.

    Where the turns do not come after all, what left for them is back, too.
    """
    way = _making_way(live, numbers, fate, may_read=may_read)
    if way is None:
        requests.bring_back_turns(live, numbers, fate, may_read=may_read)
        return
    apply.carry_out(live, way, live.settings.context.summary_detail)
    try:
        requests.bring_back_turns(live, numbers, fate, may_read=may_read, made_way=way.leaving)
    except (Cancelled, UserError, NeedsReadingError):
        with suppress(Cancelled, UserError, NeedsReadingError):
            requests.undo(live)
        raise


def _making_way(
    live: LiveChat, numbers: Collection[int], fate: SummaryFate | None, *, may_read: bool
) -> Decision | None:
    """What leaves for turns that come back; ``None`` where nothing has to, or no lines are wanted of it.

    None are where the user chose that turns are dropped, and where nothing can be edited in place: everything
    would be read twice.
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
    wanted = Return(tuple((turn.number, turn) for turn in coming), going, stay=tuple(numbers))
    leaving = _leaving(live, wanted, n_coming)
    if not leaving:
        return None
    # One that goes since all is back that it tells of stays for what leaves again.
    left = {live.timeline.turn(number).turn_id for number in leaving}
    folded = tuple(
        block
        for block in live.timeline.blocks
        if not block.recalled
        and (
            block not in going
            or any(turn.turn_id in left for turn in live.store.memory_turns(block.memory_id))
        )
    )
    return policies.make_way(live.timeline, leaving, folded, n_coming)


def _leaving(live: LiveChat, wanted: Return, n_coming: int) -> tuple[int, ...]:
    """The turns that make room for so many tokens, and for the lines about them; none where they cannot.

    Where the lines are too much for the usual limit, the next one would let fewer turns leave; the rest would
    follow without lines.
    """

    def n_freed(leaving: Collection[int]) -> int:
        return sum(live.timeline.turn(number).n_tokens for number in leaving)

    try:
        leaving = making_room(live, wanted, n_coming)
        n_lines = min(live.budget.summary_reserve, n_freed(leaving))
        with suppress(UserError):
            leaving = max(leaving, making_room(live, wanted, n_coming + n_lines), key=n_freed)
        return leaving
    except UserError:
        return ()


def _coming(live: LiveChat, numbers: Collection[int]) -> list[Turn]:
    """The turns that come back; none where one of the numbers is of no turn, which is refused later."""
    known = {turn.number for turn in live.timeline}
    if not numbers or any(number not in known for number in numbers):
        return []
    return requests.that_can_come(live, numbers)
