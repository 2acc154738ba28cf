"""Asks the model, on the scratch sequence, what to do about a context that runs full.

The live sequence never sees the alert or the answer.  The answer is held to the grammar of one
``context_manage`` call, so any model gives a valid one; what it chooses is its own.
"""

from __future__ import annotations

import codecs
import time
from typing import Final

from ethervox_gui.context import calls
from ethervox_gui.context.calls import KEEP_MAX, KEEP_MIN, ManageRequest, manage_request, parse_call
from ethervox_gui.context.errors import Cancelled, EngineError
from ethervox_gui.context.events import Action
from ethervox_gui.context.kv_model import SCRATCH, Remove, Share
from ethervox_gui.context.summary import Detail
from ethervox_gui.context.turns import Message, Role
from ethervox_gui.governor.live_chat import LiveChat

#: A model that has not answered after so many seconds will not be waited for.
_MAX_SECONDS: Final = 20.0

#: The longest answer that the grammar allows.
_LONGEST: Final = calls.call_text(
    calls.CONTEXT_MANAGE,
    action=max(Action, key=len),
    keep_last_n_turns=KEEP_MAX,
    summary_detail=max(Detail, key=len),
)


def grammar() -> str:
    """GBNF of one ``context_manage`` call in the attribute form."""
    actions = " | ".join(f'"{action}"' for action in Action)
    details = " | ".join(f'"{detail}"' for detail in Detail)
    return (
        f'root ::= "<tool_call name=\\"{calls.CONTEXT_MANAGE}\\" action=\\"" action '
        '"\\" keep_last_n_turns=\\"" keep "\\" summary_detail=\\"" detail "\\" />"\n'
        f"action ::= {actions}\n"
        f'keep ::= [{KEEP_MIN}-9] | [1-4] [0-9] | "{KEEP_MAX}"\n'
        f"detail ::= {details}\n"
    )


def can_ask(live: LiveChat) -> bool:
    """Whether there is room for the question and the longest answer.

    A model whose cells cannot be shared is not asked: everything would have to be prefilled twice.
    """
    if not live.engine.info.capability.surgical:
        return False
    n_prompt = len(_prompt(live))
    return live.timeline.n_used + n_prompt + _max_tokens(live) <= live.budget.n_ctx


def ask(live: LiveChat) -> ManageRequest | None:
    """What the model chose; ``None`` when it gave no valid call, took too long or the engine failed.

    Raises :class:`Cancelled` when that was asked for.
    """
    engine = live.engine
    prompt = _prompt(live)
    p0 = live.timeline.n_past
    try:
        engine.apply([Share(SCRATCH, span.p0, span.p1) for span in live.timeline.spans()])
        engine.decode(prompt, SCRATCH, p0, cancelled=live.cancelled)
        call = parse_call(_answer(live, p0 + len(prompt)))
        return manage_request(call) if call is not None and call.name == calls.CONTEXT_MANAGE else None
    except (EngineError, ValueError):
        return None
    finally:
        engine.apply([Remove(seq=SCRATCH)])


def _prompt(live: LiveChat) -> tuple[int, ...]:
    """The alert as a user turn behind everything, an open reply ended before it."""
    engine = live.engine
    n_turns = len(live.timeline.resident())
    alert = calls.alert_text(live.timeline.n_used, live.budget.n_ctx, n_turns)
    before = live.messages()
    ending: tuple[int, ...] = ()
    if live.timeline.open_reply is not None:
        ending = engine.reply_end(before)
        before.append(Message(Role.ASSISTANT, ""))
    encoding = engine.encode([*before, Message(Role.USER, alert)], len(before), generation=True)
    return ending + encoding.turns[0] + encoding.generation


def _max_tokens(live: LiveChat) -> int:
    """Tokens of the longest answer: the model may spell it in smaller pieces than the tokenizer would."""
    return min(2 * live.engine.count_tokens(_LONGEST), len(_LONGEST))


def _answer(live: LiveChat, p0: int) -> str:
    engine = live.engine
    sampling = live.sampling.model_copy(update={"temperature": 0.0, "repeat_penalty": 1.0})
    sampler = engine.sampler(sampling, grammar=grammar())
    decoder = codecs.getincrementaldecoder("utf-8")("replace")
    text = ""
    started = time.monotonic()
    try:
        for position in range(p0, p0 + _max_tokens(live)):
            if live.cancelled():
                raise Cancelled
            if time.monotonic() - started > _MAX_SECONDS:
                return ""
            token = sampler.sample()
            if engine.is_end(token):
                break
            text += decoder.decode(engine.piece(token))
            if text.endswith("/>"):
                break
            engine.decode([token], SCRATCH, position)
    finally:
        sampler.close()
    return text
