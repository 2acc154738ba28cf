"""The state of the context in words, for ``/context status``."""

from __future__ import annotations

from collections import Counter

from ethervox_gui.context.events import Trigger
from ethervox_gui.context.turns import TurnState
from ethervox_gui.governor.live_chat import LiveChat

_N_EDITS = 3


def report(live: LiveChat) -> str:
    """Usage by part, health, turns by state, the last edits and the capability, a line each."""
    usage, info = live.measured(), live.engine.info
    states = Counter(turn.state for turn in live.timeline)
    share = live.budget.usage(usage.n_used)
    parts = (
        ("system", usage.system),
        ("summaries", usage.summaries),
        ("recalled", usage.recalled),
        ("you", usage.turns_user),
        ("model", usage.turns_assistant),
        ("reserved", usage.reserve),
    )
    words = (
        (TurnState.IN_KV, "in KV"),
        (TurnState.SUMMARIZED, "summarised"),
        (TurnState.DROPPED, "dropped"),
    )
    lines = [
        f"{usage.n_used:,} of {usage.n_ctx:,} tokens in use ({share:.0%}), health {usage.health}",
        " · ".join(f"{name} {count:,}" for name, count in parts),
        "turns: " + " · ".join(f"{states[state]} {word}" for state, word in words),
        f"{info.model}: {info.capability.word}, {info.capability.reason}",
    ]
    edits = live.store.events_of_chat(live.chat_id)
    n_emergencies = sum(stored.event.trigger is Trigger.EMERGENCY for stored in edits)
    lines.append(
        f"{len(edits)} {'edit' if len(edits) == 1 else 'edits'}, {n_emergencies} of them emergencies; "
        f"who decides: {live.settings.context.mode}"
        + ("; a summary is ready" if live.prepared is not None and live.prepared.summary else "")
    )
    for stored in reversed(edits[-_N_EDITS:]):
        event = stored.event
        lines.append(
            f"{event.action} ({event.trigger}, {event.method}): turns {event.first_turn}–{event.last_turn}, "
            f"{event.tokens_freed:,} tokens freed in {event.duration_ms:,.0f} ms"
        )
    return "\n".join(lines)
