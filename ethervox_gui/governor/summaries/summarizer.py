"""Summaries: by the model from the cells the old turns already sit in, or without it from their sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import overload

from ethervox_gui.context.budget import DETAIL_TOKENS, Detail
from ethervox_gui.context.edits.kv_model import LIVE, SCRATCH, Remove, Share
from ethervox_gui.context.edits.policies import Decision, leaving_tokens
from ethervox_gui.context.errors import EngineError, TooLateError, UserError
from ethervox_gui.context.summaries import summary
from ethervox_gui.context.summaries.completeness import Remembered
from ethervox_gui.context.summaries.extract import extractive_summary
from ethervox_gui.context.summaries.grounding import grounded
from ethervox_gui.context.summaries.summary import as_messages
from ethervox_gui.context.summaries.told import opening_words, told_lines
from ethervox_gui.context.turns.turns import Block, Message, Role, Span, Turn
from ethervox_gui.engine.protocol import Chunk
from ethervox_gui.governor.cache import prebuild
from ethervox_gui.governor.chat import batch_steps
from ethervox_gui.governor.chat.batch_steps import Steps
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.chat.pending_summary import Summary
from ethervox_gui.governor.summaries import notes, writing
from ethervox_gui.governor.summaries.patience import ENDLESS, LEAST_TOKENS, Patience
from ethervox_gui.governor.summaries.writing import Told, nobody


def summarize(
    live: LiveChat,
    decision: Decision,
    detail: Detail,
    told: Told = nobody,
    *,
    patience: Patience = ENDLESS,
) -> Summary:
    """A summary of what the decision takes out, now: all :func:`steps_of` it, one after the other.

    The model writes no longer, and no more, than ``patience`` says: what it has not written by then is done
    without.
    """
    steps = steps_of(live, decision, detail, told, patience)
    return batch_steps.run_alone(live.engine, live.cancelled, steps, patience_s=patience.write_s)


def steps_of(
    live: LiveChat, decision: Decision, detail: Detail, told: Told = nobody, patience: Patience = ENDLESS
) -> Steps[Summary]:
    """A summary of what the decision takes out; ``told`` hears it as it is written.

    Of the notes that were made as the chat went on, or else asked for now: twice by the model (the second
    time asked in other words), then without it.  Each must be shorter than what it stands for.  Of the
    model's, lines that bring up names or numbers that nobody mentioned are left out, and what it forgot is
    put back.  Raises :class:`Cancelled` when that was asked for.
    """
    most = most_tokens(live, decision, detail)
    limit = most if patience.most_tokens is None else min(most, patience.most_tokens)
    # With what it is wrapped in it must be shorter than what it stands for.
    shorter = leaving_tokens(live.timeline, decision) - len(live.block_tokens("")) - 1
    if notes.way(live) != "late" or not patience.may_write:
        found = at_once(live, decision, min(most, shorter))
        told(found.text)
        return found
    prebuild.give_up(live)
    said = [item.text for _, item in _seen(live, decision)]
    remembered = must_hold(live, decision, _leaving(live, decision))
    for attempt in (detail, Detail.BRIEF if detail is not Detail.BRIEF else Detail.MODERATE):
        try:
            written = yield from _by_model(live, decision, attempt, limit, told)
        except TooLateError:
            break
        text = remembered.without_mix_ups(grounded(written, said))
        if text and not remembered.is_lost_on(text):
            text = remembered.completed(text, min(limit, shorter), live.engine.count_tokens)
            if _shrinks(live, decision, text):
                return Summary(text, live.engine.count_tokens(text), "model")
    return at_once(live, decision, min(most, shorter))


def most_tokens(live: LiveChat, decision: Decision, detail: Detail, until: int | None = None) -> int:
    """The tokens that the summary of what the decision takes out may have.

    As many as the detail says; in a small context as are reserved for it, or more where no more than
    ``until`` cells are in use then: the high water, which leaves the next edit some way off, where nothing is
    said.
    """
    n_leaving = leaving_tokens(live.timeline, decision)
    n_around = len(live.block_tokens(""))
    mark = live.budget.high_water if until is None else until
    free = mark - (live.timeline.n_used - n_leaving + decision.incoming + n_around)
    limit = min(max(live.budget.summary_reserve, free), DETAIL_TOKENS[detail])
    return min(limit, int(0.8 * n_leaving))


def extract(live: LiveChat, decision: Decision, max_tokens: int, remembered: Remembered | None = None) -> str:
    """The guide's summary, made without it: what it took note of, or else what says most.

    Nothing else beside its notes, in its own form with their numbers: without these it looks most of them up
    in the memory, as if they were not there.

    ``remembered``: what it must hold, if that is known already.
    """
    count = live.engine.count_tokens
    turns = _leaving(live, decision)
    text = (remembered or must_hold(live, decision, turns)).completed("", max_tokens, count)
    if text:
        return text
    found = extractive_summary(turns, min(max_tokens, live.budget.summary_reserve), count)
    return found or opening_words(turns, max_tokens, count)


def at_once(live: LiveChat, decision: Decision, max_tokens: int) -> Summary:
    """A summary for which nothing has to be asked of the model: of the notes, or of the guide's replies."""
    if not live.engine.info.is_guide or notes.are_kept(live):
        return of_notes(live, decision, max_tokens)
    text = extract(live, decision, max_tokens)
    return Summary(text, live.engine.count_tokens(text), "extractive")


def of_notes(live: LiveChat, decision: Decision, max_tokens: int) -> Summary:
    """The notes of what the decision takes out, merged; where there are none, how the messages begin."""
    turns = _leaving(live, decision)
    found = notes.merged(live, turns, decision.blocks, max_tokens)
    if found.text:
        return found
    text = opening_words(turns, max_tokens, live.engine.count_tokens)
    return Summary(text, live.engine.count_tokens(text), "extractive")


def told(live: LiveChat, decision: Decision, max_tokens: int) -> str:
    """What users told in the turns that the decision drops, behind what stood in the summaries it takes out.

    Empty where nobody told anything in them.
    """
    turns = [live.timeline.turn(number) for number in decision.leaving]
    if not live.engine.info.is_guide:
        found = notes.merged(live, turns, decision.blocks, max_tokens, told=True)
        if any(turn.role is Role.USER for turn in turns):
            return found.text or opening_words(turns, max_tokens, live.engine.count_tokens)
        return ""
    earlier = "\n".join(notes.texts_now(live, decision.blocks))
    last = _last_told(decision)
    older = [turn for turn in turns if turn.number <= last]
    newer = [turn for turn in turns if turn.number > last]
    return told_lines(newer, max_tokens, live.engine.count_tokens, earlier, older)


def remembered_stoppably(live: LiveChat, decision: Decision) -> Remembered:
    """What a summary of what the decision takes out must hold.  Raises :class:`Cancelled`.

    Of thousands of turns that takes seconds.
    """
    return must_hold(live, decision, _Stoppable(live, _leaving(live, decision)))


def must_hold(live: LiveChat, decision: Decision, turns: Sequence[Turn]) -> Remembered:
    """What a summary of these turns, and of the summaries that the decision takes out, must hold.

    Turns that left and came back were said before what the summary tells of: they take no correction back.
    """
    last = _last_told(decision)
    older = [turn for turn in turns if turn.number <= last]
    newer = [turn for turn in turns if turn.number > last] if older else turns
    earlier = "\n".join(notes.texts_now(live, decision.blocks))
    return Remembered(earlier, newer, older, lost=notes.lost_now(live, decision.blocks))


class _Stoppable(Sequence[Turn]):
    """Turns that nobody gets any more once the chat's work is to stop."""

    def __init__(self, live: LiveChat, turns: Sequence[Turn]) -> None:
        self._live, self._turns = live, turns

    def __len__(self) -> int:
        return len(self._turns)

    @overload
    def __getitem__(self, index: int) -> Turn: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Turn]: ...

    def __getitem__(self, index: int | slice) -> Turn | Sequence[Turn]:
        self._live.check_cancelled()
        return self._turns[index]


def _leaving(live: LiveChat, decision: Decision) -> list[Turn]:
    return [live.timeline.turn(number) for number in decision.leaving]


def _last_told(decision: Decision) -> int:
    """The last turn that the summaries tell of that the decision takes out; -1 without any."""
    return max((block.last_turn for block in decision.blocks if block.is_memory), default=-1)


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
    if room < LEAST_TOKENS:
        return ""
    try:
        if surgical:
            engine.apply([Share(SCRATCH, span.p0, span.p1) for span, _ in seen])
            end = max(span.p1 for span, _ in seen)
            at = yield Chunk(prompt, SCRATCH, end)
            return (yield from writing.written(live, SCRATCH, end + len(prompt), room, told, at, len(prompt)))
        # Nothing can be shared: the old turns are read alone.
        seq = SCRATCH
        if not engine.info.capability.apart:
            # Everything that stays is prefilled again afterwards, so the live sequence may go.
            seq = LIVE
            live.mark_stale()
            engine.apply([Remove()])
        old = [token for turn in engine.encode(as_messages(seen)).turns for token in turn]
        at = yield Chunk([*old, *prompt], seq, 0)
        return (yield from writing.written(live, seq, len(old) + len(prompt), room, told, at))
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
