"""The state of the context in words, for ``/context status``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from typing import Final

from ethervox_gui.context.events.events import Action, ContextEdited, Trigger
from ethervox_gui.context.sizes import percent
from ethervox_gui.context.text import N_, joined
from ethervox_gui.context.turns.numbers import named, runs_of
from ethervox_gui.context.turns.turns import Role, TurnState
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.settings import SamplingSettings

_N_EDITS = 3
#: The settings of sampling that are shown whoever they come from.
_ALWAYS_SHOWN: Final = ("temperature", "top_k", "top_p", "min_p")
#: The words for a health, an action, a trigger, a method and a capability.
_WORDS: Final[Mapping[str, str]] = {
    word: word
    for word in (
        *(N_("ok"), N_("warning"), N_("critical"), N_("overflow")),
        *(N_("summarize_old"), N_("shift_window"), N_("prune_unimportant")),
        *(N_("tool"), N_("auto"), N_("emergency"), N_("command"), N_("user"), N_("question")),
        *(N_("gap"), N_("shift"), N_("rebuild"), N_("surgical")),
    )
}


def report(live: LiveChat) -> str:
    """Usage by part, health, turns by state, the last edits and the capability, a line each."""
    usage, info = live.measured(), live.engine.info
    whole = [turn for turn in live.timeline if not turn.continues]  # a reply in parts is where its first is
    states = Counter(turn.state for turn in whole if turn.role is not Role.SYSTEM)
    share = percent(live.budget.usage(usage.n_used)) / 100
    lines = [
        N_("{used:,} of {n_ctx:,} tokens in use ({share:.0%}), health {health}").format(
            used=usage.n_used, n_ctx=usage.n_ctx, share=share, health=word(usage.health)
        ),
        N_(
            "system {system:,} · summaries {summaries:,} · recalled {recalled:,} · you {you:,} · "
            "model {model:,} · reserved {reserved:,}"
        ).format(
            system=usage.system,
            summaries=usage.summaries,
            recalled=usage.recalled,
            you=usage.turns_user,
            model=usage.turns_assistant,
            reserved=usage.reserve,
        ),
        N_("turns: {in_kv} in KV · {summarized} summarized · {dropped} dropped").format(
            in_kv=states[TurnState.IN_KV],
            summarized=states[TurnState.SUMMARIZED],
            dropped=states[TurnState.DROPPED],
        ),
        N_("{model}: {word}, {reason}").format(
            model=info.name, word=word(info.capability.word), reason=info.capability.reason
        ),
    ]
    if sampling := _sampling(live):
        lines.append(N_("sampling: {values}").format(values=sampling))
    return joined(*lines, *_edits(live), by="\n")


def _edits(live: LiveChat) -> list[str]:
    """How many edits there were, and the last ones, the newest first."""
    edits = live.store.events_of_chat(live.chat_id)
    n_emergencies = sum(stored.event.trigger is Trigger.EMERGENCY for stored in edits)
    if len(edits) == 1:
        words = N_("1 edit, {emergencies} of them emergencies; who decides: {mode}")
    else:
        words = N_("{n} edits, {emergencies} of them emergencies; who decides: {mode}")
    said = words.format(n=len(edits), emergencies=n_emergencies, mode=live.settings.context.mode)
    is_ready = live.pending.prepared is not None and live.pending.prepared.summary
    lines: list[str] = [N_("{edits}; a summary is ready").format(edits=said) if is_ready else said]
    for stored in reversed(edits[-_N_EDITS:]):
        event = stored.event
        words = N_("{action} ({trigger}, {method}): turns {turns}, {freed:,} tokens freed in {ms:,.0f} ms")
        numbers, back = _outside(live, event, [other.event for other in edits])
        if len(numbers) == 1:
            words = N_("{action} ({trigger}, {method}): turn {first}, {freed:,} tokens freed in {ms:,.0f} ms")
        done = words.format(
            action=word(event.action),
            trigger=word(event.trigger),
            method=word(event.method),
            first=numbers[0],
            turns=named(runs_of(numbers)),
            freed=event.tokens_freed,
            ms=event.duration_ms,
        )
        lines.append(_and_back(done, back, all_are=set(back) >= set(numbers)))
    return lines


def _and_back(edit: str, back: Sequence[int], *, all_are: bool) -> str:
    """What an edit did, and which of its turns are in the context nevertheless: they take what it freed."""
    if all_are:
        return N_("{edit}; all are in the context").format(edit=edit)
    if len(back) == 1:
        return N_("{edit}; turn {first} is in the context").format(edit=edit, first=back[0])
    if back:
        return N_("{edit}; turns {turns} are in the context").format(edit=edit, turns=named(runs_of(back)))
    return edit


def _outside(
    live: LiveChat, event: ContextEdited, edits: Iterable[ContextEdited]
) -> tuple[list[int], list[int]]:
    """The turns of an edit that are outside, as its marker names them (all where none is), and those inside.

    What another edit dropped between turns that were summarized is told of with that one.
    """
    numbers = range(event.first_turn, event.last_turn + 1)
    there = {turn.number for turn in live.timeline.resident()}
    theirs: set[int] = set()
    if event.action is Action.SUMMARIZE_OLD:
        for other in edits:
            if other.action is not Action.SUMMARIZE_OLD:
                theirs.update(range(other.first_turn, other.last_turn + 1))
    out = [number for number in numbers if number not in there | theirs]
    return out or [*numbers], [number for number in numbers if number in there]


def _sampling(live: LiveChat) -> str:
    """How tokens are chosen, and what of that is the model's own wish; of a remote one only what was said."""
    info, said = live.engine.info, live.sampling.said
    recommended = info.recommended.said
    values = asdict(live.sampling.decided(info.recommended))
    parts = []
    for name, field in SamplingSettings.model_fields.items():
        is_theirs = field.default is None and name in recommended and name not in said
        if is_theirs:
            words = N_("{what} {value} (the model's)")
        elif name in _ALWAYS_SHOWN and (name in said or info.path is not None):
            words = N_("{what} {value}")
        else:
            continue
        parts.append(words.format(what=field.title or name, value=values[name]))
    return joined(*parts, by=" · ") if parts else ""


def word(value: str) -> str:
    """The word for one of these, which the window translates; that of another is itself."""
    return _WORDS.get(value, value)
