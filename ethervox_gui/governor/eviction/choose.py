"""What leaves when room runs short: the model's choice, the settings' rule, or the emergency."""

from __future__ import annotations

from typing import Final, NamedTuple

from ethervox_gui.context.budget import Detail
from ethervox_gui.context.calls.guide_calls import ManageRequest
from ethervox_gui.context.edits import policies
from ethervox_gui.context.edits.policies import Decision, leaving_tokens
from ethervox_gui.context.events.events import Action, Trigger
from ethervox_gui.context.sizes import percent
from ethervox_gui.context.text import N_
from ethervox_gui.governor.chat import batch_steps
from ethervox_gui.governor.chat.batch_steps import Steps
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.eviction import ask_model

#: The words of ``context.mode`` under which summaries are written; only there are they prepared before they
#: are needed.
SUMMARIZING: Final = frozenset({"automatic", "model"})

#: These go on until there is room, if there can be.  What any other action takes out may be too little.
_MAKES_ROOM: Final = frozenset({Action.SUMMARIZE_OLD, Action.SHIFT_WINDOW})


class Choice(NamedTuple):
    """A decision, how long its summary may be, and why it was an emergency (if it was one)."""

    decision: Decision
    detail: Detail
    emergency: str = ""


def choose(live: LiveChat, incoming: int) -> Choice | None:
    """What leaves before ``incoming`` tokens are decoded, now; ``None`` when nothing can.

    Raises :class:`Cancelled` when that was asked for while the model was deciding.
    """
    return batch_steps.run_alone(live.engine, live.cancelled, steps_of(live, incoming))


def is_ready(live: LiveChat, incoming: int) -> bool:
    """Whether what was prepared still holds and is what should leave now."""
    prepared = live.pending.prepared
    return (
        prepared is not None
        and prepared.made_under == live.settings.context
        and prepared.holds(live.timeline)
        and (
            (prepared.is_due and live.timeline.open_reply is not None)
            or _frees_enough(live, prepared.decision, incoming)
        )
    )


def steps_of(live: LiveChat, incoming: int) -> Steps[Choice | None]:
    """As :func:`choose`."""
    context, budget = live.settings.context, live.budget
    if live.timeline.n_used >= budget.emergency_at:
        share = percent(budget.usage(live.timeline.n_used)) / 100
        return emergency(live, incoming, N_("the context was {share:.0%} full").format(share=share))
    announced = live.pending.announced(live.timeline, context)
    if announced is not None and _after(live, announced.decision, incoming) < budget.act_at:
        return Choice(announced.decision, announced.detail)
    prepared = live.pending.prepared
    if prepared is not None and is_ready(live, incoming):
        return Choice(prepared.decision, prepared.detail, prepared.emergency)
    if context.mode == "model" and ask_model.can_ask(live):
        request = yield from ask_model.steps_of(live)
        return as_asked(live, request, incoming)
    return by_the_settings(live, incoming)


def by_the_settings(live: LiveChat, incoming: int) -> Choice | None:
    """Drop or summarize old turns, as the settings say, without asking anybody.

    A new mode gets its line here.
    """
    context = live.settings.context
    match context.mode:
        case "automatic" | "model" | "manual":
            return automatic(live, incoming)
        case "shift":
            keep = context.keep_recent_turns
            return _of(live, policies.shift_window(live.timeline, live.budget, keep, Trigger.AUTO, incoming))


def ahead(live: LiveChat, coming: int) -> Choice | None:
    """What a summary is written for ahead of time: what was announced to the user, else old turns."""
    announced = live.pending.announced(live.timeline, live.settings.context)
    if announced is not None:
        return Choice(announced.decision, announced.detail)
    return automatic(live, coming)


def automatic(live: LiveChat, incoming: int) -> Choice | None:
    """Summarize old turns, as the settings say."""
    keep = live.settings.context.keep_recent_turns
    return _of(live, policies.summarize_old(live.timeline, live.budget, keep, Trigger.AUTO, incoming))


def emergency(live: LiveChat, incoming: int, reason: str) -> Choice | None:
    """Drop the oldest turns at once; short lines keep what users told in them."""
    keep = live.settings.context.keep_recent_turns
    decision = policies.shift_window(live.timeline, live.budget, keep, Trigger.EMERGENCY, incoming)
    return _of(live, decision, reason)


def as_asked(live: LiveChat, request: ManageRequest | None, incoming: int) -> Choice | None:
    """What the model chose, if it chose and that makes enough room; else old turns are summarized."""
    if request is None:
        return automatic(live, incoming)
    decision = decision_for(live, request, incoming)
    if decision is None:
        return automatic(live, incoming)
    if request.action not in _MAKES_ROOM and not _frees_enough(live, decision, incoming):
        return automatic(live, incoming)
    return Choice(decision, request.detail)


def decision_for(live: LiveChat, request: ManageRequest, incoming: int = 0) -> Decision | None:
    """The decision that a ``context_manage`` call asks for; ``None`` when there is nothing to remove."""
    keep = request.keep_last_n_turns
    return policies.decide(request.action, live.timeline, live.budget, keep, Trigger.TOOL, incoming)


def _of(live: LiveChat, decision: Decision | None, emergency: str = "") -> Choice | None:
    """A decision with the detail of the settings; ``None`` where nothing leaves."""
    if decision is None:
        return None
    return Choice(decision, live.settings.context.summary_detail, emergency)


def _frees_enough(live: LiveChat, decision: Decision, incoming: int) -> bool:
    """Whether the next edit would then be some way off."""
    return _after(live, decision, incoming) <= live.budget.high_water


def _after(live: LiveChat, decision: Decision, incoming: int) -> int:
    """Cells in use behind the edit, at most."""
    after = live.timeline.n_used - leaving_tokens(live.timeline, decision) + incoming
    if decision.action is Action.SUMMARIZE_OLD:
        after += live.budget.summary_reserve
    return after
