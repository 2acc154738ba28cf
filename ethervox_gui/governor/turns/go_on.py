"""A reply that ended before the model was done goes on where it ended."""

from __future__ import annotations

import codecs
from collections.abc import Sequence

from ethervox_gui.context.calls.any_tool import called
from ethervox_gui.context.edits.kv_model import Remove
from ethervox_gui.context.errors import Cancelled, UserError
from ethervox_gui.context.events.window_events import ReplyStarted
from ethervox_gui.context.text import N_
from ethervox_gui.context.turns.parts import Place
from ethervox_gui.context.turns.thinking import answer_start, has_no_answer
from ethervox_gui.context.turns.turns import Message, Role, Span, Turn
from ethervox_gui.governor.cache import blocks, decode, prefill, telling
from ethervox_gui.governor.cache.plan_edit import encoded
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.chat.reply_stream import ReplyStream
from ethervox_gui.governor.eviction import make_room
from ethervox_gui.governor.turns import conversation, memory_recall


def go_on(live: LiveChat) -> None:
    """Write the last reply on.

    The template's end of turn is taken out of the cache; what is generated follows the last word.  Memories
    that were recalled behind the reply make way, and stand behind it again when it has ended.  Raises
    :class:`UserError` where the chat does not end with a reply that is in the context.
    """
    conversation.save_replies(live)
    parts = _last_reply(live)
    behind = memory_recall.behind_last(live)
    if not behind:
        _write_on(live, parts)
        return
    try:
        blocks.take_out(live, *behind)
        _write_on(live, _last_reply(live))
    except BaseException:
        with live.uninterrupted():
            conversation.settle(live)
            memory_recall.put_behind(live, behind)
        raise
    with live.uninterrupted():  # a stop was meant for the reply
        memory_recall.put_behind(live, behind)


# ---- inside ----------------------------------------------------------------------------------------


def _write_on(live: LiveChat, parts: list[Turn]) -> None:
    """Open the reply that has these parts again, and write it on; nothing may stand behind it."""
    last = parts[-1]
    if last.span is None or last.span.p1 != live.timeline.n_past:
        raise _nothing_to_go_on()
    tokens, n_back = _tokens(live, last)
    stood, thought = tokens, _thought(live, parts, tokens)
    if thought is not None:
        _make_room(live, len(thought) - last.n_tokens)
        parts = _last_reply(live)
        last = parts[-1]
        tokens, n_back = thought, last.n_tokens
    live.store.reopen_reply(last.turn_id)
    live.eviction.may_find()
    text = _as_read(live, tokens, last.text)
    before = "".join(part.text for part in parts[:-1])
    said = before + text
    shown = _call_begun(live, said)
    may_call = shown is not None
    stream = ReplyStream(live.emit, live.calls, hold_calls=may_call, stops=live.engine.info.stops)
    stream.begin_with(said, shown)
    stream.part_start = len(before)
    live.reply.begin(parts[0].number, stream)
    live.timeline.reopen_reply(n_back)
    live.emit(ReplyStarted(parts[0].number, stream.told))
    live.show_timeline()  # the turn is counted as the reply from now on
    tokens = _read_on(live, tokens, stood)
    live.reply.may_be_cut_at(_places(live, tokens, text))
    conversation.write_on(live, may_call=may_call)


def _read_on(live: LiveChat, tokens: tuple[int, ...], stood: tuple[int, ...]) -> tuple[int, ...]:
    """Let the cells of the opened reply go on as these tokens do, of which the first may be there.

    Where that is stopped they are those that it ``stood`` with, and it ends as it was.  Returns which they
    are.
    """
    timeline = live.timeline
    if not live.engine.info.capability.surgical:
        live.reply.hold(tokens)
        try:
            prefill.rebuild(live)
        except Cancelled:
            live.reply.hold(stood)
            raise
        return tokens
    n_kept = timeline.n_reply
    live.reply.hold(tokens[:n_kept])
    try:
        live.engine.apply([Remove(timeline.n_past)])
        if not n_kept:
            _close_gap(live)
        try:
            decode.put(live, tokens[n_kept:], telling.progress(live, can_stop=False), live.cancelled)
        except Cancelled:
            tokens = stood
            decode.put(live, tokens[n_kept:])
    except BaseException:
        live.reply.hold(tokens)  # it is read again, and all of it
        live.mark_stale()
        raise
    timeline.grow_reply(len(tokens) - n_kept)
    live.reply.hold(tokens)
    return tokens


def _thought(live: LiveChat, parts: list[Turn], tokens: tuple[int, ...]) -> tuple[int, ...] | None:
    """The tokens of a reply that was stopped while the model still thought, where its cells hold no thought.

    It has to go on thinking: what it would write behind the bare head would count as thinking, too, since
    nothing has ended that.  ``None`` where there is an answer, or ``tokens``, the cells', hold the thought.
    """
    *first, last = parts
    before = "".join(part.text for part in first)
    if not has_no_answer(before + last.text):
        return None
    asked = live.messages()[:-1]
    head = live.engine.encode([*asked, Message(Role.ASSISTANT, "")], len(asked), open_end=True).turns[0]
    n_head = 0 if any(part.span is not None for part in first) else len(head)
    if "".join(_spelled(live, tokens[n_head:])).strip():
        return None
    found = live.engine.thought_tokens(asked, before + last.text, len(before))
    return found[len(head) - n_head :]


def _make_room(live: LiveChat, n_more: int) -> None:
    """See that the reply can have so many more cells, and go on; raises :class:`UserError` where it can't."""
    n_next = n_more + 1 + len(live.engine.reply_end(live.messages()[:-1]))
    live.have_cache_alone()
    live.eviction.token_decoded()  # an edit before belongs to another job
    make_room.ensure(live, n_next)
    make_room.refuse_overflow(live, n_next, code="no_room")


def _close_gap(live: LiveChat) -> None:
    """The open reply has no cells: it begins right behind what is there, where a decode goes on."""
    *before, (span, _) = live.timeline.contents()
    p0 = before[-1][0].p1 if before else 0
    live.timeline.edit(moved={span: Span(p0, p0)})


def _call_begun(live: LiveChat, said: str) -> int | None:
    """Where a call begins that was being written when the reply broke off; ``None`` where none was."""
    if live.calls is None:
        return None
    start = answer_start(said)
    if said[start:].strip() and live.calls.may_become(said[start:]):
        return start
    begins = live.calls.may_begin(said, 0)
    return begins if begins < len(said) else None


def _last_reply(live: LiveChat) -> list[Turn]:
    """The turns of the reply that the chat ends with."""
    parts: list[Turn] = []
    for turn in live.timeline.newest():
        if turn.role is not Role.ASSISTANT:
            break
        parts.insert(0, turn)
        if not turn.continues:
            break
    if not parts or called(parts[-1].text) is not None:
        raise _nothing_to_go_on()
    if parts[-1].span is None:
        raise UserError(
            "nothing_to_go_on",
            N_("The last reply is no longer in the context, so it cannot be continued."),
            N_("Bring it back first."),
        )
    if live.engine.info.capability.apart:
        raise UserError(
            "nothing_to_go_on",
            N_("A model on another server cannot continue a reply."),
            N_("Ask it to continue in a message."),
        )
    return parts


def _nothing_to_go_on() -> UserError:
    return UserError(
        "nothing_to_go_on",
        N_("This chat does not end with a reply that could be continued."),
        N_("Send a message."),
    )


def _tokens(live: LiveChat, last: Turn) -> tuple[tuple[int, ...], int]:
    """The last turn's tokens without those that end it, and how many of its cells have to go.

    Those that end it, and the last before them, which is decoded again for what follows it; all where it is
    not known what tokens the cells are of.
    """
    if live.reply.stands is not None:
        turn_id, own = live.reply.stands
        ending = live.engine.reply_end(live.messages()[:-1])
        if turn_id == last.turn_id and len(own) == last.n_tokens and own[len(own) - len(ending) :] == ending:
            return own[: len(own) - len(ending)], min(len(ending) + 1, last.n_tokens)
    items = [item for _, item in live.timeline.contents()]
    return encoded(live, items, open_end=True)[-1], last.n_tokens


def _as_read(live: LiveChat, tokens: tuple[int, ...], text: str) -> str:
    """The text without the blanks at its end that its cells do not hold: they left with its thinking.

    The model goes on behind the last word then, with a blank of its own.
    """
    said, end = "".join(_spelled(live, tokens)), text.rstrip()
    kept = said[len(said.rstrip()) :]
    answer = end[answer_start(end) :].strip()
    if not answer or not said.rstrip().endswith(answer) or not text[len(end) :].startswith(kept):
        return text  # the cells hold something else, as where there was nothing but thinking
    return end + kept


def _spelled(live: LiveChat, tokens: Sequence[int]) -> list[str]:
    decoder = codecs.getincrementaldecoder("utf-8")("replace")
    return [decoder.decode(live.engine.piece(token)) for token in tokens]


def _places(live: LiveChat, tokens: tuple[int, ...], text: str) -> list[Place]:
    """Where the part that goes on can be cut; nowhere where its tokens do not spell its text."""
    spelled = _spelled(live, tokens)
    said = "".join(spelled)
    n_head = said.rfind(text)
    if n_head < 0 or not text:
        return []
    places: list[Place] = []
    stream = live.reply.stream
    n_chars = stream.part_start - n_head
    for count, piece in enumerate(spelled, 1):
        n_chars += len(piece)
        if piece and stream.part_start < n_chars <= stream.n_chars:
            places.append(Place(count, n_chars))
    return places
