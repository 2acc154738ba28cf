"""Makes room before tokens are decoded: is it time to act, what should leave, and did it help?"""

from __future__ import annotations

from ethervox_gui.context.edits import policies
from ethervox_gui.context.errors import UserError
from ethervox_gui.context.events.events import NoticeRaised
from ethervox_gui.context.sizes import percent
from ethervox_gui.context.text import N_
from ethervox_gui.context.turns.numbers import named, runs_of
from ethervox_gui.context.turns.turns import TurnState
from ethervox_gui.governor.cache import blocks, passages, prefill
from ethervox_gui.governor.chat import longest_message
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.eviction import alongside_reply, apply, ask_first, choose, cut_reply, leaves_first

#: What the user can do where nothing leaves by itself.
CHOICES = N_(
    "Summarize old turns (/context summarize), drop the oldest (/context shift), or prune (/context prune)."
)


def ensure(live: LiveChat, incoming: int) -> None:
    """Edit the context if ``incoming`` more tokens would leave too little room.

    What came back for a message by itself goes first.  Then, at the trigger of the budget, the settings or
    the model decide what leaves; at the emergency threshold the oldest turns are dropped at once, and the
    user is told.  Of a reply that has become too long itself the beginning leaves: first what the model
    thought, without a summary.

    The edit waits as long as there is room for it to: where the user wants to be told before, where it can be
    made beside the reply that follows, and for its summary while a reply is being written.

    Does nothing when nothing can leave, when the user decides alone, and right after another edit: within one
    job there is a decoded token between two.
    """
    _keep_positions_in_reach(live, incoming)
    if not (_is_tight(live, incoming) and _has_given_way(live, incoming) and _is_due(live, incoming)):
        return
    if live.settings.context.mode == "manual":
        _warn(live)
    elif not _may_wait(live, incoming):
        _edit(live, incoming)


def calm_below(live: LiveChat, incoming: int) -> int:
    """Cells in use below which :func:`ensure` does nothing and all fits, while the chat only grows."""
    timeline, budget = live.timeline, live.budget
    trigger = ask_first.calm_below(live, incoming, leaves_first.trigger(live))
    calm = min(trigger, budget.n_ctx + 1) - incoming
    gaps = timeline.n_past - timeline.n_used
    if gaps:
        calm = min(calm, live.engine.info.n_ctx_train + 1 - incoming - gaps)
    return calm


def least(live: LiveChat) -> int:
    """Tokens that are taken whatever leaves: the system prompt, what is pinned, a summary, a reply."""
    return longest_message.least(live.timeline, live.budget, len(live.block_tokens("")))


def refuse_oversized(live: LiveChat, incoming: int, n_ending: int) -> None:
    """Raise :class:`UserError` when a message cannot fit: whatever leaves or, where nothing does, as it is.

    ``n_ending`` of the ``incoming`` tokens end the reply: they must fit, but are not the message's own.  The
    error gives the same figures as the line below the composer.
    """
    budget, context = live.budget, live.settings.context
    limit = largest_message(live)
    fits_as_it_is = live.timeline.n_used + incoming <= budget.n_ctx
    if incoming > limit and (context.enabled or not fits_as_it_is):
        if not context.enabled:  # nothing leaves
            limit = budget.n_ctx - live.timeline.n_used
        n_message, n_fit = incoming - n_ending, max(limit - n_ending, 0)
        raise UserError(
            "message_too_long",
            N_("This message has {incoming:,} tokens; at most {limit:,} fit into this context.").format(
                incoming=n_message, limit=n_fit
            ),
            N_(
                "Have it condensed, send the end of it, unpin turns, or load the model with a larger context."
            ),
            f"tokens={n_message} limit={n_fit} n_ctx={budget.n_ctx}",
        )
    if not context.enabled:
        advice = N_("Turn on “Manage the context” in the settings, or begin a new chat.")
        refuse_overflow(live, incoming, advice)
    elif context.mode == "manual":
        refuse_overflow(live, incoming + budget.reply_reserve)


def refuse_small_window(live: LiveChat, n_system: int) -> None:
    """Raise :class:`UserError` where a system prompt of so many tokens leaves no room for anything else.

    The chat would be edited at every token.
    """
    budget = live.budget
    if n_system + budget.reserve > budget.n_ctx:
        raise UserError(
            "window_too_small",
            N_(
                "This context of {n_ctx:,} tokens is too small: the system prompt has "
                "{system:,}, and {reserve:,} are kept for a reply and a summary."
            ).format(n_ctx=budget.n_ctx, system=n_system, reserve=budget.reserve),
            N_("Load the model with a larger context, or shorten the system prompt."),
            f"system={n_system} reserve={budget.reserve} n_ctx={budget.n_ctx}",
        )


def largest_message(live: LiveChat) -> int:
    """The tokens of the longest message that still fits when all that can leave has left."""
    return max(live.budget.n_ctx - least(live), 0)


def refuse_overflow(
    live: LiveChat,
    incoming: int,
    advice: str = "",
    code: str = "context_full",
) -> None:
    """Raise :class:`UserError` when tokens do not fit as it is.

    Without ``advice``, it is what can be done in this mode.  ``code`` is ``context_full`` for a message that
    is refused, ``no_room`` for a turn that is stored already, such as the result of a call.
    """
    n_used, n_ctx = live.timeline.n_used, live.budget.n_ctx
    if not advice:
        advice = N_("Load the model with a larger context, or begin a new chat.")
        if live.settings.context.mode == "manual":
            advice = CHOICES
    if n_used + incoming > n_ctx:
        raise UserError(
            code,
            N_("There is no room for {incoming:,} more tokens: {n_used:,} of {n_ctx:,} are in use.").format(
                incoming=incoming, n_used=n_used, n_ctx=n_ctx
            ),
            advice,
        )


# ---- inside ----------------------------------------------------------------------------------------


def _is_tight(live: LiveChat, incoming: int) -> bool:
    """Whether so many more tokens reach the trigger, and the context is managed at all."""
    return live.settings.context.enabled and live.timeline.n_used + incoming >= live.budget.act_at


def _has_given_way(live: LiveChat, incoming: int) -> bool:
    """Let go of what came back for messages by itself, as far as room is needed; whether that was possible.

    It is not while the summary beside the reply is awaited and some of it stands: its pages would be saved by
    way of the sequence on which the summary is written.
    """
    if alongside_reply.is_awaited(live, incoming):
        return not (live.documents.standing(live.timeline) or live.working_set.standing(live.timeline))
    passages.give_way(live, incoming)
    leaves_first.give_way(live, incoming)
    return True


def _is_due(live: LiveChat, incoming: int) -> bool:
    """Whether something else has to leave, and anything can."""
    if live.timeline.n_used + incoming < leaves_first.trigger(live):
        return False
    return not live.eviction.nothing_can_leave or cut_reply.is_due(live)


def _may_wait(live: LiveChat, incoming: int) -> bool:
    """Whether the edit can come later: after one just now, when it is announced, or beside the reply.

    A user who wants to be told before is told here, whatever else the edit waits for.
    """
    if live.eviction.just_edited:
        return True
    is_told = ask_first.waits(live, incoming)
    # What is written beside the reply needs room, too.
    return alongside_reply.may_wait(live, incoming) or is_told or alongside_reply.may_follow(live, incoming)


def _edit(live: LiveChat, incoming: int) -> None:
    """Let something leave: what the model thought in a long reply, else what is chosen for it."""
    detail = live.settings.context.summary_detail
    cut_reply.cut_off(live, incoming)
    thought = policies.drop_thinking(live.timeline)
    if thought is not None:
        apply.carry_out(live, thought, detail)
    elif not alongside_reply.begin(live, incoming):
        chosen = choose.choose(live, incoming)
        if chosen is not None:
            apply.carry_out(live, chosen.decision, chosen.detail)
            if chosen.emergency:
                _tell_dropped(live, chosen)
        live.eviction.tried(found=_give_way(live, incoming) or chosen is not None)


def _give_way(live: LiveChat, incoming: int) -> bool:
    """Take recalled memories out, the oldest first, until ``incoming`` tokens leave the room they should.

    Returns whether any was taken out.
    """
    waiting = [block for block in live.timeline.blocks if block.recalled]
    gone = False
    while waiting and live.timeline.n_used + incoming >= live.budget.act_at:
        blocks.take_out(live, waiting.pop(0))
        gone = True
    if gone:
        live.eviction.edited()
        live.show_timeline()
    return gone


def _tell_dropped(live: LiveChat, chosen: choose.Choice) -> None:
    """Say which turns an emergency took out, why, and what stands for them."""
    left = runs_of(chosen.decision.leaving)
    first, last = left[0][0], left[-1][-1]
    turns = map(live.timeline.turn, chosen.decision.leaving)
    is_told = any(turn.state is TurnState.SUMMARIZED for turn in turns)
    words = N_("Turns {turns} were dropped at once, because {emergency}. They stay stored.")
    if is_told and first == last:
        words = N_(
            "Turn {first_turn} was dropped at once, because {emergency}. It stays stored, and short "
            "lines keep what you said in it."
        )
    elif is_told:
        words = N_(
            "Turns {turns} were dropped at once, because {emergency}. They stay "
            "stored, and short lines keep what you said in them."
        )
    elif first == last:
        words = N_("Turn {first_turn} was dropped at once, because {emergency}. It stays stored.")
    live.emit(NoticeRaised(words.format(first_turn=first, turns=named(left), emergency=chosen.emergency)))


def _warn(live: LiveChat) -> None:
    """Say once, until something leaves, that it is time to choose."""
    if live.eviction.warn_once():
        share = percent(live.budget.usage(live.timeline.n_used)) / 100
        live.emit(
            NoticeRaised(
                N_("Manual context: it is {share:.0%} full. {choices}").format(share=share, choices=CHOICES)
            )
        )


def _keep_positions_in_reach(live: LiveChat, incoming: int) -> None:
    """Close gaps up before positions pass what the model was trained for."""
    has_gaps = live.timeline.n_past > live.timeline.n_used
    if has_gaps and live.timeline.n_past + incoming > live.engine.info.n_ctx_train:
        prefill.close_up(live)
