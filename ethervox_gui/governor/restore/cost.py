"""What it would cost to bring back the turns that a search found: told before anything is done."""

from __future__ import annotations

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.events.window_events import ReturnOffered
from ethervox_gui.context.turns.turns import Turn
from ethervox_gui.governor.cache import pages
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.jobs.jobs import MeasureReturn
from ethervox_gui.governor.restore.page_in import Return, making_room
from ethervox_gui.governor.restore.requests import exchange, that_can_come


def measure(live: LiveChat, job: MeasureReturn) -> None:
    """Tell the cost; of no turns where none of them are outside of this chat's context."""
    numbers = _numbers(live, job)
    turns = that_can_come(live, numbers)
    sizes = {turn.number: size_of(live, turn) for turn in turns}
    n_tokens = sum(n for n, _ in sizes.values())
    n_read = sum(n for n, has_page in sizes.values() if not has_page)
    if turns and not live.engine.info.capability.surgical:
        n_read = live.timeline.n_used + n_tokens  # all of it is read again
    n_leaving, fits = 0, True
    if turns:
        try:
            wanted = Return(tuple((turn.number, turn) for turn in turns), stay=tuple(numbers))
            n_leaving = len(making_room(live, wanted, n_tokens))
        except UserError:
            fits = False
    speed = live.engine.prompt_speed
    live.emit(
        ReturnOffered(
            job.kind,
            job.item_id,
            min(numbers, default=0),
            max(numbers, default=0),
            len(turns),
            n_tokens,
            n_read,
            n_read / speed if speed else 0.0,
            n_leaving,
            fits,
        )
    )


def size_of(live: LiveChat, turn: Turn) -> tuple[int, bool]:
    """Cells that a turn takes, and whether they come from a page."""
    span = pages.page_span(live, turn)
    return (span.n_tokens, True) if span is not None else (turn.n_tokens, False)


# ---- inside ----------------------------------------------------------------------------------------


def _numbers(live: LiveChat, job: MeasureReturn) -> list[int]:
    """The turns of this chat, and this branch, that what was found is or stands for."""
    known = {turn.turn_id: turn.number for turn in live.timeline}
    if job.kind == "turn":
        return exchange(live, known[job.item_id]) if job.item_id in known else []
    turns = live.store.memory_turns(job.item_id)
    return [known[turn.turn_id] for turn in turns if turn.turn_id in known]
