"""What is larger than the context: a message condensed in pieces, or its end; the ends of what a tool said.

The whole of it is kept as a note.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from ethervox_gui.context.budget import Detail
from ethervox_gui.context.edits.kv_model import SCRATCH, Remove
from ethervox_gui.context.errors import Cancelled, EngineError, UserError
from ethervox_gui.context.events.window_events import PromptProgressed
from ethervox_gui.context.language.pieces import ends_that_fit, head_that_fits, pieces, tail_that_fits
from ethervox_gui.context.summaries import summary
from ethervox_gui.context.summaries.extract import extractive_summary
from ethervox_gui.context.summaries.grounding import invented
from ethervox_gui.context.text import N_
from ethervox_gui.context.turns.shortened import SHARE_LEFT, WHOLE_TEXT, Kept, header
from ethervox_gui.context.turns.turns import Message, Role, Turn
from ethervox_gui.governor.cache import prebuild
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.eviction import make_room
from ethervox_gui.governor.jobs.jobs import IfTooLong
from ethervox_gui.governor.summaries import writing
from ethervox_gui.storage.base.values import NewMemory

#: The model may answer with so many tokens for a piece at least.
_MIN_ANSWER = 24

#: What has more tokens than so many contexts would take the model too long; its summary would say nothing.
_MOST_CONTEXTS = 64

#: A token stands for at most so many characters, in a text that is worth condensing.
_MOST_CHARS = 16

#: A note's number is hardly ever longer than this one.
_LARGE_ID = 999_999

#: So much of a condensed message is what the whole began with, word for word, and as much what it ended with;
#: in so many tokens nobody says what they want.
_SHARE_OF_AN_END = 4
_LEAST_OF_AN_END = 8

#: However the pieces fall out, after so many rounds what is left is cut.
_MAX_ROUNDS = 3


def shortened(live: LiveChat, text: str, how: IfTooLong) -> str:
    """What is sent in the place of ``text``: itself if it fits, else a shorter text that says what it is.

    The whole text is stored as a note once the shorter one is there.  Raises :class:`Cancelled` when that was
    asked for, and :class:`UserError` where not even that fits or there is far too much to condense.
    """
    if how is IfTooLong.REFUSE:
        return text
    most_tokens = _MOST_CONTEXTS * live.budget.n_ctx
    if how is IfTooLong.CONDENSE and len(text) > _MOST_CHARS * most_tokens:
        raise _too_long(live, text)
    n_tokens = live.engine.count_tokens(text)
    if how is IfTooLong.CONDENSE and n_tokens > most_tokens:
        raise _too_long(live, text)
    limit = make_room.largest_message(live)
    ((n_message, n_ending),) = needed_by(live, [Message(Role.USER, text)])
    if n_message <= limit:
        return text
    prebuild.give_up(live)
    is_condensed = how is IfTooLong.CONDENSE
    kept = Kept.CONDENSED if is_condensed else Kept.END
    around = n_message - n_tokens + live.engine.count_tokens(header(n_tokens, _LARGE_ID, kept))
    most = max(int(SHARE_LEFT * (limit - around)), 1)
    if is_condensed:
        shorter = _condensed(live, text, most)
    else:
        shorter = tail_that_fits(text, most, live.engine.count_tokens)
    make_room.refuse_oversized(live, around + live.engine.count_tokens(shorter), n_ending)
    return header(n_tokens, keep_whole(live, text, n_tokens), kept) + shorter


class Needed(NamedTuple):
    """The tokens of a message with what the template puts around it; ``n_ending`` of them end the reply."""

    n_tokens: int
    n_ending: int


def needed_by(live: LiveChat, messages: Sequence[Message]) -> list[Needed]:
    """What messages need that follow each other at the end of the chat, each as if it were answered."""
    before, found = live.messages(), list[Needed]()
    for message in messages:
        encoding = live.engine.encode([*before, message], len(before), generation=True)
        before.append(message)
        n_ending = len(live.engine.reply_end(before))
        found.append(Needed(len(encoding.turns[0]) + len(encoding.generation) + n_ending, n_ending))
    return found


@dataclass(frozen=True, slots=True)
class LongResult:
    """The result of a call that cannot fit: its whole text of ``n_tokens``, and what is to stand for it."""

    whole: str
    n_tokens: int
    ends: str

    def text(self, memory_id: int = _LARGE_ID) -> str:
        """What is read, where the whole text is this memory."""
        return header(self.n_tokens, memory_id, Kept.ENDS) + self.ends


def long_results(live: LiveChat, messages: Sequence[Message]) -> dict[int, LongResult]:
    """The results of calls that cannot fit, by their place among the messages; nothing is stored yet.

    What stands for them takes together a part of what can be read at all, so that what they were asked for
    stays beside them.
    """
    if all(message.role is not Role.TOOL for message in messages):
        return {}
    limit, count = make_room.largest_message(live), live.engine.count_tokens
    needed = needed_by(live, messages)
    found = {
        place: LongResult(message.text, count(message.text), "")
        for place, message in enumerate(messages)
        if message.role is Role.TOOL and needed[place].n_tokens > limit
    }
    for place, result in found.items():
        around = needed[place].n_tokens - result.n_tokens + count(result.text())
        most = int(SHARE_LEFT * (limit - around) / len(found))
        found[place] = replace(result, ends=ends_that_fit(result.whole, most, count))
    return found


def keep_whole(live: LiveChat, text: str, n_tokens: int) -> int:
    """Store a text that is to stand shorter as a note; its number."""
    note = live.store.add_memory(
        live.chat_id,
        NewMemory(
            text,
            kind="note",
            importance=0.8,
            tags=(WHOLE_TEXT,),
            n_tokens_before=n_tokens,
            n_tokens_after=n_tokens,
            source="user",
        ),
    )
    return note.memory_id


# ---- inside ----------------------------------------------------------------------------------------


def _too_long(live: LiveChat, text: str) -> UserError:
    return UserError(
        "message_too_long_to_condense",
        N_("This message has {n:,} characters; that is too much to condense for {n_ctx:,} tokens.").format(
            n=len(text), n_ctx=live.budget.n_ctx
        ),
        N_("Send the end of it, or load the model with a larger context."),
    )


def _condensed(live: LiveChat, text: str, most: int) -> str:
    """The text in at most ``most`` tokens: what it begins and ends with, and in few words what is between.

    Where people send a long text they say before or behind it what they want.
    """
    count, n_end = live.engine.count_tokens, most // _SHARE_OF_AN_END
    if n_end < _LEAST_OF_AN_END:
        return _in_few_words(live, text, most)
    head = head_that_fits(text, n_end, count)
    tail = tail_that_fits(text[len(head) :], n_end, count)
    between = text[len(head) : len(text) - len(tail)].strip()
    few_words = _in_few_words(live, between, most - count(head) - count(tail))
    return f"{head.strip()}\n{few_words}\n{tail.strip()}"


def _in_few_words(live: LiveChat, text: str, most: int) -> str:
    """The text in at most ``most`` tokens: by the model, piece by piece, or by picking sentences."""
    count = live.engine.count_tokens
    for _ in range(_MAX_ROUNDS):
        if count(text) <= most:
            return text
        free = live.budget.n_ctx - live.timeline.n_used
        if not live.engine.info.capability.surgical or free // 2 < 4 * _MIN_ANSWER:
            break
        text = _one_round(live, text, free // 2, most)
    return _by_sentences(live, text, most) or head_that_fits(text, most, count)


def _one_round(live: LiveChat, text: str, n_piece: int, most: int) -> str:
    """Each piece in fewer words.  How far it is is told, and it can be stopped all the time."""
    count = live.engine.count_tokens
    total = count(text)
    live.emit(PromptProgressed(0, total))
    parts: list[str] = []
    for part in pieces(text, n_piece, count):
        if live.cancelled():
            raise Cancelled
        parts.append(part)
    answer = max(math.ceil(most / len(parts)), _MIN_ANSWER)
    lines: list[str] = []
    n_done = 0
    for part in parts:
        if live.cancelled():
            raise Cancelled
        lines.append(_by_model(live, part, answer) or _by_sentences(live, part, answer))
        n_done = min(n_done + count(part), total)
        live.emit(PromptProgressed(n_done, total))
    return "\n".join(line for line in dict.fromkeys(lines) if line) or text


def _by_sentences(live: LiveChat, part: str, most: int) -> str:
    turn = Turn(0, Role.USER, part)
    return extractive_summary([turn], most, live.engine.count_tokens)


def _by_model(live: LiveChat, part: str, most: int) -> str:
    """The model's summary of one piece, alone on the scratch sequence; empty when it is of no use."""
    engine = live.engine
    messages = [Message(Role.USER, part), Message(Role.USER, summary.instruction(Detail.MODERATE))]
    encoding = engine.encode(messages, generation=True)
    prompt = [token for turn in encoding.turns for token in turn] + list(encoding.generation)
    if live.timeline.n_used + len(prompt) + most > live.budget.n_ctx:
        return ""
    try:
        engine.decode(prompt, SCRATCH, 0, cancelled=live.cancelled)
        text = writing.generated(live, SCRATCH, len(prompt), most)
    except (EngineError, UserError):  # a remote server may fail as well
        return ""
    finally:
        engine.apply([Remove(seq=SCRATCH)])
    is_shorter = 0 < engine.count_tokens(text) < engine.count_tokens(part)
    return text if is_shorter and not invented(text, [part]) else ""
