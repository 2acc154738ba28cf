"""A message and its reply: from the text to the cache, token by token, to the database."""

from __future__ import annotations

import codecs
import contextlib
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from ethervox_gui.context.calls.calls_in_words import calling
from ethervox_gui.context.calls.guide_calls import Calling
from ethervox_gui.context.circles.exact import Repetition
from ethervox_gui.context.circles.near import NearCircles
from ethervox_gui.context.errors import (
    Cancelled,
    EngineError,
    ModelCutError,
    NoTokenError,
    StorageError,
    UserError,
)
from ethervox_gui.context.events.events import NoticeRaised, ReplyFinished, StopReason
from ethervox_gui.context.events.window_events import ChatRenamed, PromptProgressed, ReplyStarted, ToolCalled
from ethervox_gui.context.language.small_talk import is_small_talk
from ethervox_gui.context.requests.token_scores import TokenScore, token_score
from ethervox_gui.context.summaries import summary
from ethervox_gui.context.summaries.extract import says_something
from ethervox_gui.context.summaries.importance import importance
from ethervox_gui.context.text import N_
from ethervox_gui.context.turns.files import behind_files
from ethervox_gui.context.turns.parts import Place
from ethervox_gui.context.turns.shortened import without_header
from ethervox_gui.context.turns.turns import Message, Role, Span, Turn, TurnState
from ethervox_gui.engine.protocol import PromptProgress
from ethervox_gui.governor.cache import decode, known_to_server, prefill, states, telling, verify
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.chat.reply_stream import ReplyStream, Unsaved
from ethervox_gui.governor.eviction import alongside_reply, cut_reply, make_room
from ethervox_gui.governor.eviction.strip_thinking import forget_thinking
from ethervox_gui.governor.faults import passages, recall
from ethervox_gui.governor.receipts import keep
from ethervox_gui.governor.summaries import whole_block
from ethervox_gui.governor.turns import half_character, tool_calls
from ethervox_gui.governor.turns.fresh_start import Beginning
from ethervox_gui.settings import SamplingSettings
from ethervox_gui.storage.base.values import chat_title, storable
from ethervox_gui.storage.chats.given import GivenCall
from ethervox_gui.storage.store import Store

#: Tool calls that one reply may make.
MAX_CALLS = 4

#: A reply's text is saved at least this often while it streams, in seconds.
_SAVE_EVERY = 0.5


def answer(live: LiveChat) -> None:
    """Generate the reply to the last turn, and run the calls the model makes in it.

    Where a call brings nothing new, or there were too many, it answers with what it has.
    """
    _run_calls(live, *_reply(live, may_call=MAX_CALLS > 0))


def append(
    live: LiveChat,
    role: Role,
    text: str,
    *,
    calls: Sequence[GivenCall] = (),
    stored: Callable[[int], object] = lambda _: None,
) -> Turn:
    """Store a turn and decode it; what is stored stays even if that then fails.

    ``calls`` are those in its text, where a program brings it; ``stored`` hears the turn's id between both.
    Raises :class:`UserError` before anything is stored where a message cannot fit.
    """
    live.eviction.may_find()
    if role is Role.USER:
        live.eviction.token_decoded()  # an edit before belongs to another job
    save_replies(live)
    message = calling(Message(role, storable(text)), len(calls))
    before = live.messages()
    encoding = live.engine.encode([*before, message], len(before), generation=True)
    # The reply may be empty, but its beginning and its end must fit too.
    n_ending = len(live.engine.reply_end([*before, message]))
    n_new = len(encoding.turns[0]) + len(encoding.generation) + n_ending
    if role is Role.USER or live.is_hosted:
        make_room.refuse_oversized(live, n_new, n_ending)
    kept = live.store.append_turn(
        live.chat_id,
        role,
        message.text,
        importance=importance(role, message.text),
        n_tokens=len(encoding.turns[0]),
        below=live.last_id,
    )
    if calls:
        live.store.name_calls(kept.turn_id, calls)
        kept = replace(kept, n_calls=len(calls))
    if role is Role.USER:
        name_chat(live, without_header(message.text))
    stored(kept.turn_id)
    try:
        reads_on = bool(encoding.generation)
        tokens, span, reminder = _taken_in(live, message, kept.turn_id, n_new, reads_on=reads_on)
    except Exception:
        # The turn is stored, but the model never saw it.
        live.timeline.append(replace(kept, state=TurnState.DROPPED, span=None))
        live.show_timeline()
        live.store.set_turn_states([kept.turn_id], TurnState.DROPPED)
        raise
    turn = replace(kept, n_tokens=len(tokens), span=span, reminder=reminder)
    live.timeline.append(turn)
    live.adapt()
    if reminder:
        live.store.set_reminder(turn.turn_id, reminder, turn.n_tokens)
    elif turn.n_tokens != kept.n_tokens:
        live.store.set_n_tokens(turn.turn_id, turn.n_tokens)
    live.show_appended(turn)
    if reminder:
        live.show_timeline()
    return turn


def _taken_in(
    live: LiveChat, message: Message, turn_id: int, n_new: int, *, reads_on: bool
) -> tuple[tuple[int, ...], Span, str]:
    """Make room for a message that is stored as this turn, bring back what it asks for, and decode it.

    ``n_new`` are the tokens that it needs with what asks for its reply and what ends that; ``reads_on``:
    there are some of the former, so that its own logits are not needed.  Returns its tokens, where they sit,
    and what stands in front of its text to remind the model.
    """
    role, asked = message.role, behind_files(message.text)
    if role is Role.USER:
        whole_block.take_out_deleted(live)
        whole_block.read_on(live, n_new)
    with live.adding(role):
        _ensure_room(live, n_new, is_answered=role is not Role.USER)
    make_room.refuse_overflow(live, n_new, code="no_room")
    if role is Role.USER:
        recall.before_message(live, asked, n_new, turn_id)
        passages.before_message(live, asked, n_new)
    reminder, looks = "", recall.looks(live, role)
    if role is Role.USER and not looks:
        reminder = recall.reminder(live, asked, n_new)
    with recall.watching(live, role):
        tokens, span = _read(live, summary.reminded(message, reminder))
    if looks:
        reads_again = recall.after_message(live, message.text, tokens, n_new, may_read=reads_on)
        reminder = recall.reminder(live, asked, n_new)
        if reminder and not reads_again:
            prefill.take_back(live)
        if reminder or reads_again:
            tokens, span = _read(live, summary.reminded(message, reminder))
    return tokens, span, reminder


def name_chat(live: LiveChat, text: str) -> None:
    """Call a chat by this text if it has no name, or that of a greeting; one without is listed nowhere."""
    chat = live.store.chat(live.chat_id)
    greets = bool(chat.title) and chat.named_by == "words" and is_small_talk(chat.title, with_answers=False)
    if not chat.title or (greets and says_something(text) and not is_small_talk(text)):
        title = chat_title(text)
        live.store.rename_chat(live.chat_id, title, "words")
        live.emit(ChatRenamed(live.chat_id, title))


def _ensure_room(live: LiveChat, incoming: int, *, is_answered: bool = True) -> None:
    """As :func:`make_room.ensure`; what the newest message asks for stays, where that is being answered."""
    stood = {turn.turn_id for turn in live.timeline.resident()} if is_answered else set()
    make_room.ensure(live, incoming)
    if is_answered and live.eviction.just_edited:
        recall.after_edit(live, stood, incoming)


def _read(live: LiveChat, message: Message) -> tuple[tuple[int, ...], Span]:
    """Decode a message at the end of the chat: its tokens, and where they sit."""
    messages = live.messages()
    tokens = live.engine.encode([*messages, message], len(messages)).turns[0]
    span = decode.decode(live, tokens, progress=_progress(live, len(tokens)), cancelled=live.cancelled)
    return tokens, span


def _reply(live: LiveChat, *, may_call: bool) -> tuple[Turn, Calling | None]:
    """Generate one assistant turn, whole in the database when this returns, and the call it ends in."""
    messages = live.messages()
    encoding = live.engine.encode(messages, max(len(messages) - 1, 0), generation=True)
    prompt = encoding.generation
    if not prompt and encoding.turns and not live.engine.info.capability.apart:
        # What was decoded last may not be the end of what is being answered.
        decode.last_again(live, encoding.turns[-1][-1])
    span = decode.decode(live, prompt)
    stored = live.store.append_turn(live.chat_id, Role.ASSISTANT, "", complete=False, below=live.last_id)
    stream = ReplyStream(live.emit, live.calls, hold_calls=may_call, stops=live.engine.info.stops)
    live.reply.begin(stored.number, stream, prompt)
    live.timeline.begin_reply(replace(stored, n_tokens=span.n_tokens, span=span))
    live.emit(ReplyStarted(stored.number))
    if not live.asked.grammar:  # else it begins with what was asked for, not with thinking
        live.reply.stream.add(live.engine.reply_start(messages))
    return _written(live, may_call=may_call)


def write_on(live: LiveChat, *, may_call: bool) -> None:
    """Write a reply that was opened again to its end; ``may_call``: with the call that it had begun."""
    _run_calls(live, *_written(live, may_call=may_call))


def _run_calls(live: LiveChat, turn: Turn, call: Calling | None) -> None:
    """Run the call that a reply ends in, if any, and those of the replies that follow it."""
    found: set[str] = set()
    n_calls = 0
    while call is not None:
        lines, n_calls = set(_run(live, turn, call).splitlines()), n_calls + 1
        may_call = n_calls < MAX_CALLS and not lines <= found
        found |= lines
        turn, call = _reply(live, may_call=may_call)


def _written(live: LiveChat, *, may_call: bool) -> tuple[Turn, Calling | None]:
    """Write the open reply to its end: its last turn, and the call it ends in."""
    sampling = keep.begin(live)
    started = time.perf_counter()
    stop_reason = _generate(live, sampling, may_call=may_call)
    if live.reply.stream.n_tokens:
        known_to_server.note(live)
    seconds = time.perf_counter() - started
    call = None
    if may_call and live.calls is not None and stop_reason in (StopReason.END, StopReason.LENGTH):
        call = live.calls.calling(live.reply.stream.text)
    live.reply.stream.finish(is_call=call is not None)
    turn = _end_reply(live, call is not None)
    speed = round(live.reply.stream.n_tokens / seconds, 2) if seconds > 0 else 0.0
    live.reply.keep_unsaved(turn, stop_reason, speed or None)
    try:
        save_replies(live)
        keep.finish(live, turn)
    except (UserError, StorageError):
        _tell_finished(live, stop_reason, speed)
        live.show_appended(turn)
        raise
    if call is None:
        _tell_finished(live, stop_reason, speed)
    try:
        _refresh(live)
        whole_block.take_in(live)
        if call is None:
            forget_thinking(live)
    finally:
        live.show_appended(live.timeline.turn(turn.number))  # where it sits when all is done
        if turn.continues:  # a window knows the whole reply, but not where its last part begins
            live.show_timeline()
    return turn, call


def _generate(live: LiveChat, sampling: SamplingSettings, *, may_call: bool) -> StopReason:
    """Write the open reply until the model ends it or something else does; why it ended."""
    loop = _TokenLoop(live, sampling, may_call=may_call)
    reason = None
    try:
        while reason is None:
            reason = loop.step()
    finally:
        loop.close()
    return reason


#: Where a reply is over for one of these it may still be begun anew.
_MAY_BEGIN_ANEW: Final = (None, StopReason.END, StopReason.LENGTH, StopReason.LOOP)


class _TokenLoop:
    """Writes the open reply: each step samples a token, makes room for it and decodes it."""

    def __init__(self, live: LiveChat, sampling: SamplingSettings, *, may_call: bool) -> None:
        engine, settings = live.engine, live.settings.sampling
        self._live = live
        self._n_next = 1 + len(engine.reply_end(live.messages()))  # a token, and what ends the reply
        self._longest, self._pause = settings.max_tokens, settings.pause(live.budget.n_ctx)
        if live.asked.grammar and not self._longest:
            # The form may have no end, and a reply whose beginning has left could not be brought to one.
            n_ctx = live.budget.n_ctx
            self._longest = max(n_ctx - live.timeline.n_used, n_ctx // 2)
        self._begin_text()
        self._beginning = Beginning(live, sampling, may_call=may_call)
        self._has_prepared = False
        self._calm_below = 0
        self._saved_at = time.monotonic()

    def _begin_text(self) -> None:
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        for token in self._live.reply.tokens[-half_character.MOST_TOKENS :]:
            self._decoder.decode(self._live.engine.piece(token))  # what goes on may have begun a character
        self._repetition, self._near = Repetition(), NearCircles()

    def step(self) -> StopReason | None:
        """Write one more token; why the reply ends here, if it does."""
        self._prepare_edit()
        try:
            token = self._beginning.sampler.sample()
        except Cancelled:
            return StopReason.CANCELLED
        except NoTokenError as error:
            sentence = N_("The JSON schema cannot be used: {why}.").format(why=error)
            raise UserError("schema_unusable", sentence) from error
        reason = self._ends_before(token)
        if reason is None:
            score = self._score(token)
            reason = self._make_room() or self._decode(token) or self._add(token, score)
        if reason in _MAY_BEGIN_ANEW and self._beginning.is_taken_back(is_over=reason is not None):
            self._begin_text()
            return None
        return reason

    def close(self) -> None:
        """Free what only a running reply needs; a character that it began is shown when it goes on."""
        self._beginning.sampler.close()
        self._live.drop_writing()
        self._live.pending.try_beside_again()

    def _prepare_edit(self) -> None:
        """Once, and not before something was shown: it would hold the first word back."""
        if not self._has_prepared and self._live.reply.stream.is_told:
            alongside_reply.begin_early(self._live, self._n_next)
            self._has_prepared = True

    def _ends_before(self, token: int) -> StopReason | None:
        live, engine, stream = self._live, self._live.engine, self._live.reply.stream
        if engine.is_end(token):
            return StopReason.LENGTH if self._beginning.sampler.was_cut else StopReason.END
        if live.cancelled():
            return StopReason.CANCELLED
        piece, stops = engine.piece(token).decode("utf-8", "replace"), live.asked.ends_before
        if stream.is_over(piece) or (stops is not None and stops(stream.text, piece)):
            return StopReason.END
        if self._longest and stream.n_tokens >= self._longest:
            return StopReason.LENGTH
        return StopReason.PAUSED if stream.n_tokens >= self._pause else None

    def _score(self, token: int) -> TokenScore | None:
        """How likely a token was that was chosen just now, where somebody asked."""
        engine, n_likely = self._live.engine, self._live.asked.n_likely
        return None if n_likely is None else token_score(engine.likeliest(token, n_likely), engine.piece)

    def _make_room(self) -> StopReason | None:
        live = self._live
        if live.timeline.n_used < self._calm_below:
            return None
        live.have_cache_alone()
        try:
            _ensure_room(live, self._n_next)
        except Cancelled:
            return StopReason.CANCELLED
        if live.timeline.n_used + self._n_next > live.budget.n_ctx:
            choices = f" {make_room.CHOICES}" if live.settings.context.mode == "manual" else ""
            words = N_("The reply fills the whole context and had to end here.{choices}")
            live.emit(NoticeRaised(words.format(choices=choices)))
            return StopReason.LENGTH
        self._calm_below = make_room.calm_below(live, self._n_next)
        return None

    def _decode(self, token: int) -> StopReason | None:
        live = self._live
        try:
            if live.pending.alongside is not None:
                alongside_reply.put(live, token)
            elif live.timeline.n_used < self._calm_below:
                decode.put_next(live, token)
            else:
                decode.put(live, (token,))
        except EngineError:
            live.emit(NoticeRaised(N_("The reply ended early: the model could not continue.")))
            return StopReason.ERROR
        return None

    def _add(self, token: int, score: TokenScore | None) -> StopReason | None:
        """Take a token that is in the cache into the reply, its text, and at times the database."""
        live, stream = self._live, self._live.reply.stream
        live.reply.add(token)
        if score is not None:
            live.reply.scores.append(score)
        live.timeline.grow_reply()
        stream.n_tokens += 1
        piece = self._decoder.decode(live.engine.piece(token))
        stream.add(piece)
        if not self._decoder.getstate()[0]:  # else a character has begun
            live.reply.parts.places.append(Place(len(live.reply.tokens), stream.n_chars))
        live.show_reply_growth()
        if stream.is_stopped:
            return StopReason.END
        # A reply held to a grammar may repeat itself and still end; cut short it would break its form.
        if not live.asked.grammar and self._goes_round(token, piece):
            return StopReason.LOOP
        if time.monotonic() - self._saved_at >= _SAVE_EVERY:
            self._saved_at = time.monotonic()
            _save_growth(live)
        return None

    def _goes_round(self, token: int, piece: str) -> bool:
        """Whether the reply says the same again and again; what it said again leaves the context."""
        again = self._near.add(piece)
        if self._repetition.add(token):
            rounds = self._repetition.rounds()
            if rounds is not None:
                cut_reply.part_rounds(self._live, rounds)
            return True
        if again is not None:
            cut_reply.part_again(self._live, again)
        return again is not None


def _save_growth(live: LiveChat) -> None:
    """Save as much as there is of the part being written."""
    reply = live.timeline.open_reply
    if reply is not None:
        live.store.update_reply(reply.turn_id, live.reply.stream.part_text, reply.n_tokens)


def _end_reply(live: LiveChat, is_call: bool = False) -> Turn:
    """Close the open reply with the template's end of turn; its last turn, where it has several parts."""
    cut_reply.part_thought(live)
    ending: tuple[int, ...] = ()
    if not live.reply.stream.is_stopped:  # else the model wrote it itself
        ending = live.engine.reply_end(live.messages(), call=is_call)
    try:
        half_character.take_out(live)
        if ending and not live.is_stale:  # else it is read with all the rest
            decode.decode(live, ending)
    except (EngineError, Cancelled, ModelCutError):
        live.mark_stale()
    else:
        live.reply.add(*ending)
        live.timeline.grow_reply(len(ending))
    text = live.reply.stream.part_text
    turn = live.timeline.end_reply(text, importance(Role.ASSISTANT, text))
    live.reply.is_written(turn.turn_id)
    live.adapt()
    return turn


def _refresh(live: LiveChat) -> None:
    """Rebuild the cache if it is stale, or if the engine counts turns differently by now."""
    if live.is_stale:
        prefill.read_again(live)
    elif live.engine.needs_recount:
        prefill.read_again(live)
        live.show_timeline()


def _refresh_if_possible(live: LiveChat) -> None:
    """As :func:`_refresh`; where the model's file was cut short, what failed tells so."""
    with contextlib.suppress(ModelCutError):
        _refresh(live)


def save_replies(live: LiveChat) -> None:
    """Store the last reply, and those that the database did not take when they were complete."""
    save_unsaved(live.store, live.reply.unsaved)


def save_unsaved(store: Store, unsaved: Unsaved) -> None:
    """Store complete replies, the oldest first; those that the database still does not take stay."""
    while unsaved:
        turn, stop_reason, speed = unsaved[0]
        store.finish_turn(turn.turn_id, turn.text, turn.n_tokens, stop_reason, speed, turn.importance)
        unsaved.popleft()


def settle(live: LiveChat) -> None:
    """Bring everything back into step after an interruption: close an open reply, check the cache.

    Raises :class:`EngineError` when even a rebuild fails; the text of the reply is stored before.  Where the
    model's file was cut short the chat stays as it is, to be read when it is needed next.
    """
    reply = live.timeline.open_reply
    if reply is not None:
        live.reply.stream.finish(is_call=False)
        live.reply.keep_unsaved(replace(reply, text=live.reply.stream.part_text), StopReason.ERROR)
        # The database may be what failed: then it is asked again before the next turn.
        with contextlib.suppress(UserError, StorageError):
            save_replies(live)
    try:
        verify.check(live.engine, live.timeline, live.pending.built)
    except EngineError:
        live.mark_stale()
    _refresh_if_possible(live)
    if reply is not None:
        reply = _end_reply(live)
        _tell_finished(live, StopReason.ERROR, 0)
        _refresh_if_possible(live)
    if not live.is_stale:  # else it is read without
        with contextlib.suppress(UserError, StorageError):
            forget_thinking(live)
    states.try_to_save(live)
    if reply is not None:
        live.show_appended(live.timeline.turn(reply.number))
    live.show_timeline()


def _run(live: LiveChat, turn: Turn, made: Calling) -> str:
    """Run a call, and read what is handed back, which this returns."""
    result = tool_calls.run(live, made.call)
    live.emit(ToolCalled(turn.number, made.written, result))
    live.have_cache_alone()
    append(live, Role.TOOL, result)
    return result


def _tell_finished(live: LiveChat, stop_reason: StopReason, speed: float) -> None:
    """Tell of the whole reply, whatever parts it has."""
    n_tokens = live.reply.stream.n_tokens
    live.emit(ReplyFinished(live.reply.parts.number, live.reply.stream.text, n_tokens, stop_reason, speed))


def _progress(live: LiveChat, n_tokens: int) -> PromptProgress | None:
    """What tells progress, and that it begins; ``None`` where the whole prompt is read in a moment."""
    if not telling.takes_long(live, n_tokens):
        return None
    live.emit(PromptProgressed(0, n_tokens))
    return lambda done, total: live.emit(PromptProgressed(done, total))
