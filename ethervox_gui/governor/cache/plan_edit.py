"""From a decision to a plan that is proved, for the live chat as it is."""

from __future__ import annotations

from ethervox_gui.context.edits.plan import EditPlan, plan_gap, plan_rebuild, plan_shift, prove, staying_items
from ethervox_gui.context.edits.policies import Decision
from ethervox_gui.context.errors import PlanError
from ethervox_gui.context.events.events import NoticeRaised
from ethervox_gui.context.text import N_
from ethervox_gui.context.turns.messages import as_messages
from ethervox_gui.context.turns.turns import Block, Role, Span
from ethervox_gui.governor.chat.live_chat import LiveChat


def planned(live: LiveChat, decision: Decision, block: tuple[int, ...]) -> EditPlan:
    """The gentlest plan that this model, the settings and the positions allow."""
    plan = surgical(live, decision, block)
    if plan is not None:
        try:
            prove(plan, live.timeline, live.budget.n_ctx)
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
    if close_up and capability.can_shift:
        return plan_shift(live.timeline, decision, block)
    if near_end:
        return None
    plan = plan_gap(live.timeline, decision, block)
    if plan is None and capability.can_shift:
        plan = plan_shift(live.timeline, decision, block)
    return plan


def from_nothing(live: LiveChat, decision: Decision, block: tuple[int, ...]) -> EditPlan:
    """Everything that stays, tokenised again; the open reply keeps the tokens it was decoded with."""
    items = staying_items(live.timeline, decision)
    closed = [item for item in items if item is not live.timeline.open_reply]
    turns = (
        list(live.engine.encode(as_messages((Span(0, 0), item) for item in closed)).turns) if closed else []
    )
    tokens: list[tuple[int, ...]] = []
    for item in closed:
        tokens.append(turns.pop(0))
        if isinstance(item, Block):
            tokens[-1] += turns.pop(0)
    if live.timeline.open_reply is not None:
        tokens.append(tuple(live.reply_tokens))
    behind_system = sum(1 for item in items if not isinstance(item, Block) and item.role is Role.SYSTEM)
    return plan_rebuild(live.timeline, decision, tokens, block, behind_system)
