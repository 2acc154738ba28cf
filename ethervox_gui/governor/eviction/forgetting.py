"""What must not echo: turns leave, and what stays is read again as if they had never been there."""

from __future__ import annotations

from ethervox_gui.context.edits.policies import Decision, exchanges, protected_numbers
from ethervox_gui.context.errors import UserError
from ethervox_gui.context.events.events import Action, NoticeRaised
from ethervox_gui.context.text import N_
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.eviction import apply
from ethervox_gui.governor.jobs.jobs import ForgetTurns


def forget(live: LiveChat, job: ForgetTurns) -> None:
    """Take whole exchanges out of the context with their pages, and read the rest again, at once.

    Raises :class:`UserError` where none of these turns is there, or may leave.
    """
    resident = live.timeline.resident()
    protected = protected_numbers(resident)
    leaving = tuple(
        turn.number
        for exchange in exchanges(resident)
        if any(job.first_turn <= turn.number <= job.last_turn for turn in exchange)
        for turn in exchange
        if turn.number not in protected
    )
    if not leaving:
        raise UserError(
            "nothing_to_forget",
            N_("None of these turns is in the context and free to leave."),
            N_("Unpin what is pinned first."),
        )
    # A summary stands for other turns, which left before: it stays.
    decision = Decision(Action.SHIFT_WINDOW, job.trigger, leaving, (), len(resident) - len(leaving), 0)
    live.working_set.keep([live.timeline.turn(number) for number in leaving])
    apply.carry_out(live, decision, live.settings.context.summary_detail, echo=False)
    words = N_("Turns {first}–{last} are forgotten: what stays was read again. They stay stored.")
    live.emit(NoticeRaised(words.format(first=leaving[0], last=leaving[-1])))
