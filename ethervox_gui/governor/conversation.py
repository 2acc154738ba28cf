"""A message and its reply: from the text to the cache, token by token, to the database."""

from __future__ import annotations

import codecs
import time
from dataclasses import replace

from ethervox_gui.context.calls import Call, parse_call
from ethervox_gui.context.errors import Cancelled, EngineError, NoRoomError
from ethervox_gui.context.events import (
    NoticeRaised,
    PromptProgressed,
    ReplyFinished,
    ReplyStarted,
    StopReason,
    ToolCalled,
    TurnAppended,
)
from ethervox_gui.context.importance import importance
from ethervox_gui.context.kv_model import LIVE, Remove
from ethervox_gui.context.turns import Message, Role, Span, Turn, TurnState
from ethervox_gui.engine.protocol import PromptProgress
from ethervox_gui.governor import editor, proof, room, tools
from ethervox_gui.governor.live_chat import LiveChat
from ethervox_gui.governor.stream import ReplyStream

#: Tool calls that one reply may make.
MAX_CALLS = 4

#: A reply's text is saved at least this often while it streams, in seconds.
_SAVE_EVERY = 0.5


def send(live: LiveChat, text: str) -> None:
    """Append a user turn, generate the reply and run the calls the model makes in it.

    Raises :class:`UserError` before anything is stored when the message cannot fit.
    """
    append(live, Role.USER, text)
    for n_calls in range(MAX_CALLS + 1):
        turn = _reply(live, may_call=n_calls < MAX_CALLS)
        call = parse_call(turn.text) if n_calls < MAX_CALLS else None
        if call is None:
            return
        _run(live, turn, call)


def append(live: LiveChat, role: Role, text: str) -> Turn:
    """Store a turn and decode it; what is stored stays even if the engine then fails."""
    live.nothing_can_leave = False
    before = live.messages()
    encoding = live.engine.encode([*before, Message(role, text)], len(before), generation=True)
    n_new = len(encoding.turns[0]) + len(encoding.generation)
    if role is Role.USER:
        room.refuse_oversized(live, n_new)
    stored = live.store.append_turn(live.chat_id, role, text, importance=importance(role, text))
    room.ensure(live, n_new)
    messages = live.messages()
    tokens = live.engine.encode([*messages, Message(role, text)], len(messages)).turns[0]
    try:
        p0 = _prefill(live, tokens)
    except (EngineError, Cancelled):
        # The turn is stored, but the model never saw it.
        live.store.set_turn_states([stored.turn_id], TurnState.DROPPED)
        live.timeline.append(replace(stored, state=TurnState.DROPPED, span=None))
        live.show_timeline()
        raise
    live.edited_since_token = False
    turn = Turn(
        number=stored.number,
        role=role,
        text=stored.text,
        n_tokens=len(tokens),
        importance=stored.importance,
        span=Span(p0, p0 + len(tokens)),
        turn_id=stored.turn_id,
        created_at=stored.created_at,
    )
    live.timeline.append(turn)
    live.store.set_n_tokens(turn.turn_id, turn.n_tokens)
    _tell_appended(live, turn)
    return turn


def _prefill(live: LiveChat, tokens: tuple[int, ...]) -> int:
    """Decode a turn at the end, once more on a rebuilt cache if the engine fails; where it begins."""
    for attempt in range(2):
        p0 = live.timeline.n_past
        try:
            live.engine.decode(
                tokens, LIVE, p0, progress=_progress(live, len(tokens)), cancelled=live.cancelled
            )
        except Cancelled:
            live.engine.apply([Remove(p0)])
            raise
        except EngineError as error:
            editor.rebuild(live)
            if attempt or isinstance(error, NoRoomError):
                raise
            live.emit(NoticeRaised(f"The context was rebuilt after the engine failed ({error})."))
        else:
            return p0
    raise EngineError("the turn could not be decoded")


def _reply(live: LiveChat, *, may_call: bool) -> Turn:
    """Generate one assistant turn; its text is whole in the database when this returns."""
    messages = live.messages()
    prompt = live.engine.encode(messages, len(messages), generation=True).generation
    ending = live.engine.reply_end(messages)
    stored = live.store.append_turn(live.chat_id, Role.ASSISTANT, "", complete=False)
    p0 = live.timeline.n_past
    live.engine.decode(prompt, LIVE, p0)
    live.edited_since_token = False
    live.reply_tokens = list(prompt)
    live.timeline.begin_reply(
        Turn(
            number=stored.number,
            role=Role.ASSISTANT,
            text="",
            n_tokens=len(prompt),
            span=Span(p0, p0 + len(prompt)),
            turn_id=stored.turn_id,
            created_at=stored.created_at,
        )
    )
    live.emit(ReplyStarted(stored.number))
    stream = ReplyStream(live.emit, hold_calls=may_call)
    started = time.perf_counter()
    stop_reason, n_generated = _generate(live, stream, stored.turn_id, len(ending))
    seconds = time.perf_counter() - started
    text = stream.finish()
    _close(live, ending)
    turn = live.timeline.end_reply(text, importance(Role.ASSISTANT, text))
    live.store.finish_turn(turn.turn_id, text, turn.n_tokens, stop_reason)
    live.store.set_importance(turn.turn_id, turn.importance)
    is_call = may_call and parse_call(text) is not None
    if not is_call:
        speed = round(n_generated / seconds, 2) if seconds > 0 else 0.0
        live.emit(ReplyFinished(turn.number, text, n_generated, stop_reason, speed))
    _tell_appended(live, turn)
    return turn


def _generate(live: LiveChat, stream: ReplyStream, turn_id: int, n_ending: int) -> tuple[StopReason, int]:
    """Sample, make room, decode, until the model ends the reply; why it ended, and its tokens."""
    engine = live.engine
    decoder = codecs.getincrementaldecoder("utf-8")("replace")
    sampler = engine.sampler(live.sampling)
    longest = live.settings.sampling.max_tokens
    count = 0
    saved = time.monotonic()
    try:
        while True:
            token = sampler.sample()
            if engine.is_end(token):
                return StopReason.END, count
            if live.cancelled():
                return StopReason.CANCELLED, count
            if longest and count >= longest:
                return StopReason.LENGTH, count
            try:
                room.ensure(live, 1 + n_ending)
            except Cancelled:
                return StopReason.CANCELLED, count
            if live.timeline.n_used + 1 + n_ending > live.budget.n_ctx:
                live.emit(NoticeRaised("The reply fills the whole context and had to end here."))
                return StopReason.LENGTH, count
            if not _decode_one(live, token):
                live.emit(NoticeRaised("The reply ended early: the model could not go on."))
                return StopReason.ERROR, count
            count += 1
            stream.add(decoder.decode(engine.piece(token)))
            live.show_reply_growth()
            if time.monotonic() - saved >= _SAVE_EVERY:
                saved = time.monotonic()
                live.store.update_reply(turn_id, stream.text, count)
    finally:
        stream.add(decoder.decode(b"", True))
        sampler.close()


def _decode_one(live: LiveChat, token: int) -> bool:
    """Decode one token of the reply; after a failure once more on a rebuilt cache."""
    for attempt in range(2):
        try:
            live.engine.decode([token], LIVE, live.timeline.n_past)
        except NoRoomError:
            return False
        except EngineError as error:
            if attempt:
                return False
            live.emit(NoticeRaised(f"The context was rebuilt after the engine failed ({error})."))
            editor.rebuild(live)
        else:
            live.reply_tokens.append(token)
            live.timeline.grow_reply()
            live.edited_since_token = False
            return True
    return False


def _close(live: LiveChat, ending: tuple[int, ...]) -> None:
    """Put the template's end of turn behind the reply."""
    try:
        live.engine.decode(ending, LIVE, live.timeline.n_past)
    except EngineError:
        editor.rebuild(live)
        live.engine.decode(ending, LIVE, live.timeline.n_past)
    live.reply_tokens += ending
    live.timeline.grow_reply(len(ending))
    live.edited_since_token = False


def settle(live: LiveChat) -> None:
    """Bring everything back into step after an interruption: close an open reply, check the cache.

    Raises :class:`EngineError` when even a rebuild fails.
    """
    reply = live.timeline.open_reply
    if reply is not None:
        saved = live.store.turn(reply.turn_id)
        turn = live.timeline.end_reply(saved.text, saved.importance)
        live.store.finish_turn(turn.turn_id, saved.text, turn.n_tokens, StopReason.ERROR)
    try:
        proof.check(live.engine, live.timeline)
    except EngineError:
        editor.rebuild(live)
    live.show_timeline()


def _run(live: LiveChat, turn: Turn, call: Call) -> None:
    result = tools.run(live, call)
    live.emit(ToolCalled(turn.number, turn.text.strip(), result))
    append(live, Role.TOOL, result)


def _tell_appended(live: LiveChat, turn: Turn) -> None:
    span = turn.span or Span(0, 0)
    live.emit(TurnAppended(turn.number, turn.role, span.p0, span.p1, turn.n_tokens, turn.importance))
    live.show_usage()


def _progress(live: LiveChat, n_tokens: int) -> PromptProgress | None:
    """Progress is worth telling when a prompt takes more than one batch."""
    if n_tokens <= live.engine.info.n_batch:
        return None
    return lambda done, total: live.emit(PromptProgressed(done, total))
