"""Summaries: by the model from the cells the old turns already sit in, or without it from their sentences."""

from __future__ import annotations

import codecs
from collections.abc import Callable, Sequence

from ethervox_gui.context.budget import DETAIL_TOKENS, Detail
from ethervox_gui.context.edits.kv_model import LIVE, SCRATCH, Remove, Share
from ethervox_gui.context.edits.policies import Decision, leaving_tokens
from ethervox_gui.context.errors import Cancelled, EngineError, TooLateError, UserError
from ethervox_gui.context.reply_ends import before_any
from ethervox_gui.context.summaries import summary
from ethervox_gui.context.summaries.completeness import Remembered
from ethervox_gui.context.summaries.extract import extractive_summary, goes_in_circles
from ethervox_gui.context.summaries.grounding import grounded
from ethervox_gui.context.summaries.summary import as_messages
from ethervox_gui.context.summaries.told import opening_words, told_lines
from ethervox_gui.context.turns.turns import Block, Message, Role, Span, Turn
from ethervox_gui.governor.cache import prebuild
from ethervox_gui.governor.chat import batch_steps
from ethervox_gui.governor.chat.batch_steps import LAST, Chunk, Steps
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.chat.pending_summary import Summary

#: A model's summary with less room than this is not worth the try.
_MIN_ROOM = 24

#: A message or a reply waits so many seconds for a summary.  One that was made from the turns' own sentences
#: can stand for them, and is folded into the next; nobody looks at a window that says nothing for minutes.
PATIENCE_S = 8.0

#: A line said this often is a loop.
_MAX_REPEATS = 2

#: Each so many tokens the line that is written is looked at: one that repeats itself would not end soon.
_LOOKED_AT_EVERY = 16


#: Is told the text written so far.
Told = Callable[[str], None]


def _nobody(_text: str) -> None:
    """Where nobody is to be told."""


def summarize(
    live: LiveChat,
    decision: Decision,
    detail: Detail,
    told: Told = _nobody,
    *,
    patience_s: float | None = None,
) -> Summary:
    """A summary of what the decision takes out, now: all :func:`steps_of` it, one after the other.

    What the model has not written in ``patience_s`` seconds is done without.
    """
    steps = steps_of(live, decision, detail, told)
    return batch_steps.run_alone(live.engine, live.cancelled, steps, patience_s=patience_s)


def steps_of(live: LiveChat, decision: Decision, detail: Detail, told: Told = _nobody) -> Steps[Summary]:
    """A summary of what the decision takes out; ``told`` hears it as it is written.

    Twice by the model (the second time asked in other words), then without it; each must be shorter than
    what it stands for.  Of the model's, lines that bring up names or numbers that nobody mentioned are left
    out, and what it forgot is put back.  Raises :class:`Cancelled` when that was asked for.
    """
    prebuild.give_up(live)
    limit = most_tokens(live, decision, detail)
    # With what it is wrapped in it must be shorter than what it stands for.
    shorter = min(limit, leaving_tokens(live.timeline, decision) - len(live.block_tokens("")) - 1)
    said = [item.text for _, item in _seen(live, decision)]
    remembered = _remembered(live, decision)
    for attempt in (detail, Detail.BRIEF if detail is not Detail.BRIEF else Detail.MODERATE):
        try:
            written = yield from _by_model(live, decision, attempt, limit, told)
        except TooLateError:
            break
        text = remembered.without_mix_ups(grounded(written, said))
        if text and not remembered.is_lost_on(text):
            text = remembered.completed(text, shorter, live.engine.count_tokens)
            if _shrinks(live, decision, text):
                return Summary(text, live.engine.count_tokens(text), "model")
    text = extract(live, decision, shorter)
    return Summary(text, live.engine.count_tokens(text), "extractive")


def most_tokens(live: LiveChat, decision: Decision, detail: Detail) -> int:
    """The tokens that the summary of what the decision takes out may have.

    As many as the detail says; in a small window as are reserved for it, or more where that leaves the next
    edit some way off.
    """
    n_leaving = leaving_tokens(live.timeline, decision)
    n_around = len(live.block_tokens(""))
    free = live.budget.high_water - (live.timeline.n_used - n_leaving + decision.incoming + n_around)
    limit = min(max(live.budget.summary_reserve, free), DETAIL_TOKENS[detail])
    return min(limit, int(0.8 * n_leaving))


def extract(live: LiveChat, decision: Decision, max_tokens: int) -> str:
    """The extractive summary of what the decision takes out: what must not be lost, then what says most."""
    count = live.engine.count_tokens
    text = _remembered(live, decision).completed("", max_tokens, count)
    turns = [live.timeline.turn(number) for number in decision.leaving]
    left = min(max_tokens, live.budget.summary_reserve) - count(text)
    more = extractive_summary(turns, left, count, unlike=text) if left > 0 else ""
    found = "\n".join(filter(None, [text, more]))
    return found or opening_words(turns, max_tokens, count)


def told(live: LiveChat, decision: Decision, max_tokens: int) -> str:
    """What users told in the turns that the decision drops, behind what stood in the summaries it takes out.

    Empty where nobody told anything in them.
    """
    turns = [live.timeline.turn(number) for number in decision.leaving]
    earlier = "\n".join(block.text for block in decision.blocks)
    return told_lines(turns, max_tokens, live.engine.count_tokens, earlier)


def _remembered(live: LiveChat, decision: Decision) -> Remembered:
    turns = [live.timeline.turn(number) for number in decision.leaving]
    return Remembered("\n".join(block.text for block in decision.blocks), turns)


def _shrinks(live: LiveChat, decision: Decision, text: str) -> bool:
    return len(live.block_tokens(text)) < leaving_tokens(live.timeline, decision)


def _by_model(live: LiveChat, decision: Decision, detail: Detail, limit: int, told: Told) -> Steps[str]:
    """The model's summary; empty when it failed, looped or was cut off without a whole line."""
    engine = live.engine
    seen = _seen(live, decision)
    messages = [*as_messages(seen), Message(Role.USER, summary.instruction(detail))]
    encoding = engine.encode(messages, len(messages) - 1, generation=True)
    prompt = encoding.turns[0] + encoding.generation
    surgical = engine.info.capability.surgical
    if surgical and _goes_on(live, seen):
        prompt = engine.reply_end(messages[:-2]) + prompt  # a reply is not over where a part of it ends
    in_use = live.timeline.n_used if surgical else sum(span.n_tokens for span, _ in seen)
    room = min(limit, live.budget.n_ctx - in_use - len(prompt) - 1)
    if room < _MIN_ROOM:
        return ""
    try:
        if surgical:
            engine.apply([Share(SCRATCH, span.p0, span.p1) for span, _ in seen])
            end = max(span.p1 for span, _ in seen)
            at = yield Chunk(prompt, SCRATCH, end)
            return (yield from _written(live, SCRATCH, end + len(prompt), room, told, at, len(prompt)))
        # Nothing can be shared: the old turns are read alone.
        seq = SCRATCH
        if not engine.info.capability.apart:
            # Everything that stays is prefilled again afterwards, so the live sequence may go.
            seq = LIVE
            live.mark_stale()
            engine.apply([Remove()])
        old = [token for turn in engine.encode(as_messages(seen)).turns for token in turn]
        at = yield Chunk([*old, *prompt], seq, 0)
        return (yield from _written(live, seq, len(old) + len(prompt), room, told, at))
    except TooLateError:
        raise
    except (EngineError, UserError):  # a remote server that fails here may do the reply all the same
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


def _goes_on(live: LiveChat, seen: Sequence[tuple[Span, Turn | Block]]) -> bool:
    """Whether the last that is seen is a part of a reply that goes on behind it."""
    end = seen[-1][0].p1
    after = next((item for span, item in live.timeline.contents() if span.p0 >= end), None)
    return isinstance(after, Turn) and after.continues


def generated(live: LiveChat, seq: int, p0: int, room: int) -> str:
    """Generate at most ``room`` tokens on ``seq``, from position ``p0``, as lines.

    What follows the last whole line is cut when room runs out, and a line that goes in circles is left out;
    empty when the model says the same lines again.
    """
    return batch_steps.run_alone(live.engine, live.cancelled, _written(live, seq, p0, room, _nobody, LAST))


def _written(
    live: LiveChat, seq: int, p0: int, room: int, told: Told, at: int, n_read: int = 0
) -> Steps[str]:
    """As :func:`generated`; the logits of the ``n_read`` tokens before are at ``at`` in their batch.

    A reply that goes on beside it may take the room sooner.
    """
    engine = live.engine
    sampling = live.sampling.model_copy(update={"temperature": 0.0})
    sampler = engine.sampler(sampling, cancelled=live.cancelled)
    decoder = codecs.getincrementaldecoder("utf-8")("replace")
    text = ""
    try:
        for count in range(room):
            if live.timeline.n_used + n_read + count >= live.budget.n_ctx:
                break
            token = sampler.sample(at)
            if engine.is_end(token):
                return _cleaned(text + decoder.decode(b"", True))
            if live.cancelled():
                raise Cancelled
            text += decoder.decode(engine.piece(token))
            told(text)
            if (whole := before_any(text, engine.info.stops)) is not None:
                return _cleaned(whole)
            if _loops(text):
                return ""
            if count % _LOOKED_AT_EVERY == 0 and goes_in_circles(text.rpartition("\n")[2]):
                break
            at = yield Chunk((token,), seq, p0 + count)
    finally:
        sampler.close()
    return _cleaned(text.rpartition("\n")[0])


def _cleaned(text: str) -> str:
    """Without lines that are empty, repeated, or repeat themselves."""
    lines = (line.strip() for line in text.splitlines())
    return "\n".join(dict.fromkeys(line for line in lines if line.strip("- ") and not goes_in_circles(line)))


def _loops(text: str) -> bool:
    """Whether the last whole line was said too often.  A token may end one line and begin the next."""
    lines = [line.strip() for line in text.split("\n")[:-1]]
    return bool(lines) and bool(lines[-1]) and lines.count(lines[-1]) > _MAX_REPEATS
