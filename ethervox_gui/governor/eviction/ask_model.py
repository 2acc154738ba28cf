"""Asks the model, on the scratch sequence, what to do about a context that is running full.

The live sequence never sees the alert or the answer.  The answer is held to the grammar of one
``context_manage`` call, so any model gives a valid one; what it chooses is its own.  A model on another
server is asked to call that tool, and its answer is read like any other call.
"""

from __future__ import annotations

import codecs
import time
from typing import Final

from ethervox_gui.context.budget import Detail
from ethervox_gui.context.calls import guide_calls
from ethervox_gui.context.calls.guide_calls import (
    KEEP_MAX,
    KEEP_MIN,
    ManageRequest,
    manage_request,
    parse_call,
)
from ethervox_gui.context.edits.kv_model import SCRATCH, Remove, Share
from ethervox_gui.context.errors import Cancelled, EngineError, UserError
from ethervox_gui.context.events.events import Action, NoticeRaised
from ethervox_gui.context.text import N_
from ethervox_gui.context.turns.turns import Message, Role
from ethervox_gui.engine.protocol import CallForm, Chunk
from ethervox_gui.governor.cache import prebuild
from ethervox_gui.governor.chat import batch_steps
from ethervox_gui.governor.chat.batch_steps import Steps
from ethervox_gui.governor.chat.live_chat import LiveChat

#: A model that has not answered after so many seconds will not be waited for.
_MAX_SECONDS: Final = 20.0

#: What a model elsewhere may write at most: nobody can say here how long it thinks.
_MOST_TOKENS: Final = 2000

#: The call, for those who know tools and no grammar.
FORM: Final = CallForm(
    guide_calls.CONTEXT_MANAGE,
    "Says what is done about a context that runs full: which turns leave it.",
    {
        "type": "object",
        "properties": {
            "action": {"type": "string", "enum": [str(action) for action in Action]},
            "keep_last_n_turns": {"type": "integer", "minimum": KEEP_MIN, "maximum": KEEP_MAX},
            "summary_detail": {"type": "string", "enum": [str(detail) for detail in Detail]},
        },
        "required": ["action", "keep_last_n_turns", "summary_detail"],
        "additionalProperties": False,
    },
)

#: The words of a call come again and again, and none of them may be avoided.
_EXACT: Final = {"temperature": 0.0, "repeat_penalty": 1.0, "dry_multiplier": 0.0}

#: The longest answer that the grammar allows.
_LONGEST: Final = guide_calls.call_text(
    guide_calls.CONTEXT_MANAGE,
    action=max(Action, key=len),
    keep_last_n_turns=KEEP_MAX,
    summary_detail=max(Detail, key=len),
)


def grammar() -> str:
    """GBNF of one ``context_manage`` call in the attribute form."""
    actions = " | ".join(f'"{action}"' for action in Action)
    details = " | ".join(f'"{detail}"' for detail in Detail)
    return (
        f'root ::= "<tool_call name=\\"{guide_calls.CONTEXT_MANAGE}\\" action=\\"" action '
        '"\\" keep_last_n_turns=\\"" keep "\\" summary_detail=\\"" detail "\\" />"\n'
        f"action ::= {actions}\n"
        f'keep ::= [{KEEP_MIN}-9] | [1-4] [0-9] | "{KEEP_MAX}"\n'
        f"detail ::= {details}\n"
    )


def can_ask(live: LiveChat) -> bool:
    """Whether there is room for the question and the longest answer.

    A model here whose cells cannot be shared is not asked: everything would have to be prefilled twice.
    """
    capability = live.engine.info.capability
    if capability.apart:
        return len(_whole_prompt(live)) + len(_LONGEST) <= live.budget.n_ctx
    if not capability.surgical:
        return False
    return live.timeline.n_used + n_cells(live) <= live.budget.n_ctx


def n_cells(live: LiveChat) -> int:
    """Cells that the question and the longest answer take."""
    return len(_prompt(live)) + _max_tokens(live)


def ask(live: LiveChat) -> ManageRequest | None:
    """What the model chose, asked now: all :func:`steps_of` it, one after the other."""
    return batch_steps.run_alone(live.engine, live.cancelled, steps_of(live))


def steps_of(live: LiveChat) -> Steps[ManageRequest | None]:
    """What the model chose; ``None`` when it gave no valid call, took too long or the engine failed.

    Raises :class:`Cancelled` when that was asked for.
    """
    engine = live.engine
    prebuild.give_up(live)
    if engine.info.capability.apart:
        shared, prompt, p0, room = list[Share](), _whole_prompt(live), 0, _MOST_TOKENS
    else:
        shared = [Share(SCRATCH, span.p0, span.p1) for span in live.timeline.spans()]
        prompt, p0, room = _prompt(live), live.timeline.n_past, _max_tokens(live)
    try:
        engine.apply(shared)
        at = yield Chunk(prompt, SCRATCH, p0)
        call = parse_call((yield from _answer(live, p0 + len(prompt), room, at)))
        if call is None or call.name != guide_calls.CONTEXT_MANAGE:
            return None
        request = manage_request(call)
        if request.corrected:
            words = N_("What the model asked for is out of range: {corrected}.")
            live.emit(NoticeRaised(words.format(corrected=request.corrected)))
        return request
    except (
        EngineError,
        UserError,
        ValueError,
    ):  # a remote server that fails here may do the reply all the same
        return None
    finally:
        engine.apply([Remove(seq=SCRATCH)])


def _prompt(live: LiveChat) -> tuple[int, ...]:
    """The alert as a user turn behind everything, an open reply ended before it."""
    engine = live.engine
    n_turns = len(live.timeline.resident())
    alert = guide_calls.alert_text(live.timeline.n_used, live.budget.n_ctx, n_turns)
    before = live.messages()
    ending: tuple[int, ...] = ()
    if live.timeline.open_reply is not None:
        ending = engine.reply_end(before)
        before.append(Message(Role.ASSISTANT, ""))
    encoding = engine.encode([*before, Message(Role.USER, alert)], len(before), generation=True)
    return ending + encoding.turns[0] + encoding.generation


def _whole_prompt(live: LiveChat) -> tuple[int, ...]:
    """The conversation with the alert behind it, for an engine that shares no cells."""
    n_turns = len(live.timeline.resident())
    alert = guide_calls.alert_text(live.timeline.n_used, live.budget.n_ctx, n_turns)
    encoding = live.engine.encode([*live.messages(), Message(Role.USER, alert)], generation=True)
    return tuple(token for turn in (*encoding.turns, encoding.generation) for token in turn)


def _max_tokens(live: LiveChat) -> int:
    """Tokens of the longest answer: the model may spell it in smaller pieces than the tokenizer would."""
    return min(2 * live.engine.count_tokens(_LONGEST), len(_LONGEST))


def _answer(live: LiveChat, p0: int, room: int, at: int) -> Steps[str]:
    """What the model answers in ``room`` tokens; empty when it takes too long.

    The logits of the question are at ``at`` in their batch.
    """
    engine = live.engine
    sampling = live.sampling.model_copy(update=_EXACT)
    started = time.monotonic()

    def is_late() -> bool:
        return time.monotonic() - started > _MAX_SECONDS

    sampler = engine.sampler(
        sampling, grammar=grammar(), call=FORM, cancelled=lambda: live.cancelled() or is_late()
    )
    decoder = codecs.getincrementaldecoder("utf-8")("replace")
    text = ""
    try:
        for position in range(p0, p0 + room):
            if live.cancelled():
                raise Cancelled
            if is_late():
                return ""
            token = sampler.sample(at)
            if engine.is_end(token):
                break
            text += decoder.decode(engine.piece(token))
            if text.endswith("/>"):
                break
            at = yield Chunk((token,), SCRATCH, position)
    except Cancelled:
        if live.cancelled():
            raise
        return ""
    finally:
        sampler.close()
    return text
