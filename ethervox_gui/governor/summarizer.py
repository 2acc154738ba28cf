"""Summaries: by the model from the cells the old turns already sit in, or without it from their sentences."""

from __future__ import annotations

import codecs
from collections.abc import Callable, Sequence

from ethervox_gui.context import summary
from ethervox_gui.context.errors import Cancelled, EngineError
from ethervox_gui.context.extract import extractive_summary
from ethervox_gui.context.grounding import invented
from ethervox_gui.context.kv_model import LIVE, SCRATCH, Remove, Share
from ethervox_gui.context.policies import Decision, leaving_tokens
from ethervox_gui.context.summary import Detail
from ethervox_gui.context.timeline import as_messages
from ethervox_gui.context.turns import Block, Message, Role, Span, Turn
from ethervox_gui.governor.live_chat import LiveChat
from ethervox_gui.governor.prepared import Summary

#: A model's summary with less room than this is not worth the try.
_MIN_ROOM = 24

#: A line said this often is a loop.
_MAX_REPEATS = 2


#: Is told the text written so far.
Told = Callable[[str], None]


def summarize(live: LiveChat, decision: Decision, detail: Detail, told: Told = lambda _text: None) -> Summary:
    """A summary of what the decision takes out; ``told`` hears it as it is written.

    Twice by the model (the second time asked in other words), then without it; each must be shorter than
    what it stands for, and the model's may not bring up names or numbers that nobody mentioned.  Raises
    :class:`Cancelled` when that was asked for.
    """
    limit = min(live.budget.summary_reserve, summary.DETAIL_TOKENS[detail])
    limit = min(limit, int(0.8 * leaving_tokens(live.timeline, decision)))
    for attempt in (detail, Detail.BRIEF if detail is not Detail.BRIEF else Detail.MODERATE):
        text = _by_model(live, decision, attempt, limit, told)
        if text and _shrinks(live, decision, text) and not _invents(live, decision, text):
            return Summary(text, live.engine.count_tokens(text), "model")
    text = extract(live, decision, limit)
    return Summary(text, live.engine.count_tokens(text), "extractive")


def extract(live: LiveChat, decision: Decision, max_tokens: int) -> str:
    """The extractive summary of what the decision takes out."""
    turns = [live.timeline.turn(number) for number in decision.leaving]
    earlier = "\n".join(block.text for block in decision.blocks)
    return extractive_summary(turns, max_tokens, live.engine.count_tokens, earlier)


def _invents(live: LiveChat, decision: Decision, text: str) -> bool:
    """Whether the summary brings up names or numbers that nobody mentioned."""
    return bool(invented(text, (item.text for _, item in _seen(live, decision))))


def _shrinks(live: LiveChat, decision: Decision, text: str) -> bool:
    return len(live.block_tokens(text)) < leaving_tokens(live.timeline, decision)


def _by_model(live: LiveChat, decision: Decision, detail: Detail, limit: int, told: Told) -> str:
    """The model's summary; empty when it failed, looped or was cut off without a whole line."""
    engine = live.engine
    seen = _seen(live, decision)
    messages = [*as_messages(seen), Message(Role.USER, summary.instruction(detail))]
    encoding = engine.encode(messages, len(messages) - 1, generation=True)
    prompt = encoding.turns[0] + encoding.generation
    surgical = engine.info.capability.surgical
    in_use = live.timeline.n_used if surgical else sum(span.n_tokens for span, _ in seen)
    room = min(limit, live.budget.n_ctx - in_use - len(prompt) - 1)
    if room < _MIN_ROOM:
        return ""
    try:
        if surgical:
            engine.apply([Share(SCRATCH, span.p0, span.p1) for span, _ in seen])
            end = max(span.p1 for span, _ in seen)
            engine.decode(prompt, SCRATCH, end, cancelled=live.cancelled)
            return generated(live, SCRATCH, end + len(prompt), room, told)
        # Nothing can be shared: the old turns are prefilled alone.  Everything that stays is prefilled again
        # afterwards, so the live sequence may go.
        live.is_stale = True
        engine.apply([Remove()])
        old = [token for turn in engine.encode(as_messages(seen)).turns for token in turn]
        engine.decode([*old, *prompt], LIVE, 0, cancelled=live.cancelled)
        return generated(live, LIVE, len(old) + len(prompt), room, told)
    except EngineError:
        return ""
    finally:
        engine.apply([Remove(seq=SCRATCH)])


def _seen(live: LiveChat, decision: Decision) -> Sequence[tuple[Span, Turn | Block]]:
    """What the summary is made from: everything up to the last turn that leaves, in position order.

    Not what was recalled: it is a memory already, and perhaps of another chat.
    """
    gone_blocks = set(decision.blocks)
    leaving = set(decision.leaving)
    last = 0
    contents = live.timeline.contents()
    for span, item in contents:
        if item in gone_blocks if isinstance(item, Block) else item.number in leaving:
            last = span.p1
    return [
        (span, item)
        for span, item in contents
        if span.p1 <= last and not (isinstance(item, Block) and item.recalled)
    ]


def generated(live: LiveChat, seq: int, p0: int, room: int, told: Told = lambda _text: None) -> str:
    """Generate at most ``room`` tokens on ``seq``, from position ``p0``, as lines.

    What follows the last whole line is cut when room runs out; empty when the model repeats itself.
    """
    engine = live.engine
    sampler = engine.sampler(live.sampling.model_copy(update={"temperature": 0.0}))
    decoder = codecs.getincrementaldecoder("utf-8")("replace")
    text = ""
    try:
        for count in range(room):
            token = sampler.sample()
            if engine.is_end(token):
                return _cleaned(text + decoder.decode(b"", True))
            if live.cancelled():
                raise Cancelled
            text += decoder.decode(engine.piece(token))
            told(text)
            if _loops(text):
                return ""
            engine.decode([token], seq, p0 + count)
    finally:
        sampler.close()
    return _cleaned(text.rpartition("\n")[0])


def _cleaned(text: str) -> str:
    """Without empty and repeated lines."""
    lines = (line.strip() for line in text.splitlines())
    return "\n".join(dict.fromkeys(line for line in lines if line.strip("- ")))


def _loops(text: str) -> bool:
    """Whether the last whole line was said too often.  A token may end one line and begin the next."""
    lines = [line.strip() for line in text.split("\n")[:-1]]
    return bool(lines) and bool(lines[-1]) and lines.count(lines[-1]) > _MAX_REPEATS
