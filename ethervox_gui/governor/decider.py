"""Asks the model, on the scratch sequence, what to do about a context that runs full.

The live sequence never sees the alert or the answer.  The answer is held to the grammar of one
``context_manage`` call, so any model gives a valid one; what it chooses is its own.
"""

from __future__ import annotations

import codecs
from typing import Final

from ethervox_gui.context import calls
from ethervox_gui.context.calls import Call, parse_call
from ethervox_gui.context.errors import EngineError
from ethervox_gui.context.events import Action
from ethervox_gui.context.kv_model import SCRATCH, Remove, Share
from ethervox_gui.context.summary import Detail
from ethervox_gui.context.turns import Message, Role
from ethervox_gui.governor.live_chat import LiveChat

KEEP_MIN: Final = 5
KEEP_MAX: Final = 50
KEEP_DEFAULT: Final = 10

#: More tokens than the longest call the grammar allows has characters, for a vocabulary of single bytes.
_MAX_TOKENS: Final = 160


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


def ask(live: LiveChat) -> Call | None:
    """The model's call, or ``None`` when there was no room to ask or the engine failed.

    Raises :class:`Cancelled` when that was asked for.
    """
    engine = live.engine
    if not engine.info.capability.surgical:
        return None  # asking would mean to prefill everything twice
    n_turns = len(live.timeline.resident())
    alert = calls.alert_text(live.timeline.n_used, live.budget.n_ctx, n_turns)
    before = live.messages()
    ending: tuple[int, ...] = ()
    if live.timeline.open_reply is not None:
        ending = engine.reply_end(before)
        before.append(Message(Role.ASSISTANT, ""))
    encoding = engine.encode([*before, Message(Role.USER, alert)], len(before), generation=True)
    prompt = ending + encoding.turns[0] + encoding.generation
    if live.timeline.n_used + len(prompt) + _MAX_TOKENS > live.budget.n_ctx:
        return None
    p0 = live.timeline.n_past
    try:
        engine.apply([Share(SCRATCH, span.p0, span.p1) for span in live.timeline.spans()])
        engine.decode(prompt, SCRATCH, p0, cancelled=live.cancelled)
        return parse_call(_answer(live, p0 + len(prompt)))
    except EngineError:
        return None
    finally:
        engine.apply([Remove(seq=SCRATCH)])


def _answer(live: LiveChat, p0: int) -> str:
    engine = live.engine
    sampling = live.sampling.model_copy(update={"temperature": 0.0, "repeat_penalty": 1.0})
    sampler = engine.sampler(sampling, grammar=grammar())
    decoder = codecs.getincrementaldecoder("utf-8")("replace")
    text = ""
    try:
        for position in range(p0, p0 + _MAX_TOKENS):
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
