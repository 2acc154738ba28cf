"""Chats kept for other programs: governed like the window's chat, whose place in the cache they take.

A program only ever sends what is new.  Its chat is in the live sequence while the window's is away, stays
there for its next message, and leaves as a chat does that is closed: with its pages saved.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping, Sequence

from ethervox_gui.context.calls.calls_in_words import calling
from ethervox_gui.context.edits.kv_model import Remove
from ethervox_gui.context.errors import StorageError, UserError
from ethervox_gui.context.events.events import (
    ContextEdited,
    Event,
    Method,
    TokenGenerated,
    Trigger,
    TurnPagedIn,
)
from ethervox_gui.context.events.window_events import ChatRenamed
from ethervox_gui.context.requests.report import CameBack, Shortened
from ethervox_gui.context.turns.turns import Message, Role, Turn, TurnState
from ethervox_gui.engine.protocol import CancelCheck, Engine
from ethervox_gui.governor.cache import pages, prebuild, prefill
from ethervox_gui.governor.cache.prompt_pages import PromptPages
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.chat.reply_stream import Listener, Unsaved
from ethervox_gui.governor.chat.riders import Riders
from ethervox_gui.governor.eviction import make_room
from ethervox_gui.governor.guests.read_before import ReadBefore
from ethervox_gui.governor.jobs.guest_jobs import (
    ForgottenTurns,
    HostedBegun,
    HostedEnded,
    HostedMessage,
    HostedStored,
    HostedTurns,
    TextWritten,
)
from ethervox_gui.governor.restore import undo
from ethervox_gui.governor.session import given, model_of_chat, open_chat
from ethervox_gui.governor.session.new_chat import is_empty
from ethervox_gui.governor.turns import beginning, conversation, long_messages, versions
from ethervox_gui.settings import Settings
from ethervox_gui.storage.base.values import storable
from ethervox_gui.storage.pages.page_file import PageKey
from ethervox_gui.storage.store import Store

_log = logging.getLogger(__name__)


def settings_of(settings: Settings) -> Settings:
    """The settings of a profile as they hold in chats that are kept for programs."""
    return settings.with_values({"memory.model_may_search": False})


class Host:
    """Holds the one such chat that is in the cache, if any is.

    What happens in it is stored, and seen when somebody opens it; ``tell_window`` only hears its name.
    Replies that the database did not take are among the ``unsaved`` ones of the session.
    """

    def __init__(self, store: Store, tell_window: Listener, unsaved: Unsaved) -> None:
        self._store, self._tell_window, self._unsaved = store, tell_window, unsaved
        self._from_pages: set[PageKey] | None = None
        self.live: LiveChat | None = None

    def open(
        self,
        engine: Engine,
        chat_id: int,
        settings: Settings,
        prompt: str,
        cancelled: CancelCheck,
        riders: Riders | None = None,
        kept: PromptPages | None = None,
    ) -> LiveChat:
        """Read a chat into the live sequence, which must be free.

        What a new one begins with may have come before as a request of its own, of which pages are ``kept``.
        Raises what :func:`open_chat.restore` does, and the database's error if it still takes no reply.
        """
        conversation.save_unsaved(self._store, self._unsaved)  # else it would be read without
        live = LiveChat(
            engine,
            self._store,
            chat_id,
            settings,
            self._tell_names,
            cancelled,
            self._unsaved,
            riders=riders,
            is_hosted=True,
        )
        prefill.clear(live)
        if kept is not None and is_empty(self._store, chat_id):
            live.pages.begin_with(ReadBefore(engine, kept))
        try:
            open_chat.restore(live, prompt)
        except BaseException:
            prefill.clear(live)
            raise
        self._from_pages = set(live.pages.current)
        undo.take_up(live)
        self.live = live
        return live

    def forget(
        self, engine: Engine, request: ForgottenTurns, settings: Settings, cancelled: CancelCheck
    ) -> None:
        """Forget turns of a chat that the window does not have; it is read so with its next message.

        Whoever is in the cache for the window has to offer tools anew.
        """
        conversation.save_unsaved(self._store, self._unsaved)
        if self.live is not None and self.live.chat_id == request.chat_id:
            self.leave()
        unread = LiveChat(
            engine,
            self._store,
            request.chat_id,
            settings_of(settings),
            self._tell_names,
            cancelled,
            self._unsaved,
            is_hosted=True,
        )
        given.forget_unread(unread, request)

    def begin_anew(self, request: HostedMessage) -> None:
        """Have a chat in which nothing was said yet begin with what a request asks for.

        It was opened in the window, or a request with another beginning failed.
        """
        if not request.prompt:
            return
        turns = self._store.turns_of_chat(request.chat_id)
        if not turns or turns[0].text == storable(request.prompt):
            return
        if is_empty(self._store, request.chat_id):  # so it is not in the cache
            self._store.set_head(request.chat_id, None)

    def note_read(self) -> None:
        """Note that the chat was read for the request to come, even if it is the window's."""
        self._from_pages = set()

    def take_from_pages(self) -> Collection[PageKey] | None:
        """What came from pages when the chat was opened; ``None`` if this was asked since."""
        found, self._from_pages = self._from_pages, None
        return found

    def leave(self) -> bool:
        """Save what is in the cache, and free it; false when nothing is."""
        live, self.live = self.live, None
        if live is None:
            return False
        try:
            conversation.save_replies(live)
            pages.page_ahead(live)
            undo.keep(live)
        except Exception:  # then it is read again from its text
            _log.exception("the pages of a program's chat could not be saved")
        prebuild.give_up(live)
        live.engine.apply([Remove()])
        return True

    def recover(self) -> None:
        """After a failure: the reply is closed, the cache is what the timeline says, or empty."""
        if self.live is None:
            return
        try:
            conversation.settle(self.live)
        except Exception:
            _log.exception("a program's chat could not be restored")
            lost, self.live = self.live, None
            try:
                prefill.clear(lost)
            except Exception:  # whoever reads next clears it
                _log.exception("the cells of a program's chat could not be freed")

    def remove(self, chat_id: int) -> None:
        """Remove a chat that was made for a request of which nothing came; it is not in the cache."""
        try:
            self._store.remove_chat(chat_id)
        except (UserError, StorageError):
            _log.exception("a chat in which nothing was answered could not be removed")

    def _tell_names(self, event: Event) -> None:
        if isinstance(event, ChatRenamed):
            self._tell_window(event)


class Unread:
    """Counts what of a chat was not read for a request, because it was in the cache or came from pages.

    ``from_pages`` is what came from pages if the chat was opened for the request, else ``None``.
    """

    def __init__(self, live: LiveChat, from_pages: Collection[PageKey] | None) -> None:
        self._live = live
        there = {pages.key_of(live, item) for _, item in live.timeline.contents()}
        self._keys = there if from_pages is None else there.intersection(from_pages)

    def hear(self, event: Event) -> None:
        """Take into account what happens meanwhile."""
        if isinstance(event, ContextEdited) and event.method is Method.REBUILD:
            self._keys.clear()
        elif isinstance(event, TurnPagedIn) and event.source != "quote":
            keys = {pages.key_of(self._live, self._live.timeline.turn(number)) for number in event.turns}
            self._keys = self._keys | keys if event.source == "page" else self._keys - keys

    def moved(self) -> None:
        """Note that the chat has gone another way."""
        if not self._live.engine.info.capability.surgical:
            self._keys.clear()  # such a cache was read again

    @property
    def n_tokens(self) -> int:
        """Tokens of what is in the cache now and was not read for the request."""
        contents = self._live.timeline.contents()
        return sum(span.n_tokens for span, item in contents if pages.key_of(self._live, item) in self._keys)


def answer(live: LiveChat, request: HostedMessage, from_pages: Collection[PageKey] | None = None) -> None:
    """Say the messages of a request in its chat, and write the reply to the last.

    ``from_pages`` as for :class:`Unread`.
    """
    came_back: list[CameBack] = []
    unread = Unread(live, from_pages)
    calls = request.calls or [()] * len(request.messages)
    messages = [
        calling(Message(message.role, storable(message.text)), len(made))
        for message, made in zip(request.messages, calls, strict=True)
    ]

    def hear(event: Event) -> None:
        unread.hear(event)
        if isinstance(event, TokenGenerated):
            request.tell(TextWritten(event.text, live.reply.stream.n_tokens, live.reply.take_scores()))
        elif isinstance(event, TurnPagedIn) and event.trigger is Trigger.QUESTION:
            back = _came_back(live, event)
            if all(back.turns != before.turns for before in came_back):  # they may leave and come again
                came_back.append(back)

    with (
        live.stopped_also_by(request.cancelled),
        live.heard_by(hear, request.sampling),
        live.replying_as(request.asked, has_tools=request.has_tools),
    ):
        conversation.save_replies(live)
        long = _go_there(live, request, messages, unread)
        known = live.pages.read_before
        try:
            said, shortened = _say(live, messages, long, request)
        finally:
            live.pages.begin_with(None)  # from here on the last token must be decoded
        model_of_chat.note(live)
        conversation.name_chat(live, said[-1].text)  # where nobody has spoken
        n_reused = unread.n_tokens + (0 if known is None else known.n_taken)
        request.tell(_begun(live, said, shortened, n_reused, came_back))
        conversation.answer(live)
    reply = live.reply
    if scores := reply.take_scores():  # of tokens that are no text
        request.tell(TextWritten("", reply.stream.n_tokens, scores))
    request.tell(
        HostedEnded(
            live.store.stop_reason(reply.parts.written_id),
            reply.stream.n_tokens,
            _turns(live),
            tuple(came_back),
        )
    )
    live.emit(ChatRenamed(live.chat_id, live.store.chat(live.chat_id).title))


# ---- inside ----------------------------------------------------------------------------------------


def _go_there(
    live: LiveChat, request: HostedMessage, messages: Sequence[Message], unread: Unread
) -> dict[int, long_messages.LongResult]:
    """Take the chat to where a request goes on, with its instructions; which results are too long to be read.

    Raises :class:`UserError`, with the instructions as they were, where a message cannot fit.
    """
    with live.adding(messages[0].role):  # where it is a result, its call comes
        if request.below is not None and versions.go_behind(live, request.below):
            unread.moved()
        turns, head_id = list(live.timeline), live.store.chat(live.chat_id).head_id
        is_changed = request.prompt is not None and beginning.change(live, request.prompt)
        if is_changed:
            unread.moved()
    may_shorten = request.may_shorten and live.leaves_by_itself
    long = long_messages.long_results(live, messages) if may_shorten else {}
    try:
        _refuse_oversized(live, _with_shorter(messages, {n: result.text() for n, result in long.items()}))
    except UserError:
        if is_changed:
            beginning.take_back(live, turns, head_id)
        raise
    return long


def _begun(
    live: LiveChat,
    said: Sequence[Turn],
    shortened: tuple[Shortened, ...],
    n_reused: int,
    came_back: Sequence[CameBack],
) -> HostedBegun:
    """What a program is told once its messages are read: of whose tokens ``n_reused`` were there already."""
    before = live.messages()
    asking = live.engine.encode(before, len(before), generation=True).generation
    return HostedBegun(
        sum(turn.n_tokens for turn in said) + sum(one.n_left_out for one in shortened),
        live.timeline.n_used + len(asking),
        n_reused,
        _turns(live),
        tuple(came_back),
        shortened,
    )


def _say(
    live: LiveChat,
    messages: Sequence[Message],
    long: Mapping[int, long_messages.LongResult],
    request: HostedMessage,
) -> tuple[list[Turn], tuple[Shortened, ...]]:
    """Store and read messages; their turns, and of which of the ``long`` results only a part was read."""
    kept = {n: long_messages.keep_whole(live, each.whole, each.n_tokens) for n, each in long.items()}
    *others, last = _with_shorter(messages, {n: each.text(kept[n]) for n, each in long.items()})
    said: list[Turn] = []
    for place, message in enumerate(others):
        calls = request.calls[place] if request.calls else ()
        said.append(conversation.append(live, message.role, message.text, calls=calls))
    # Reading it takes long where it is long, or where much has to leave for it.
    said.append(
        conversation.append(
            live, last.role, last.text, stored=lambda turn_id: request.tell(HostedStored(turn_id))
        )
    )
    shortened = [
        Shortened(each.n_tokens, live.engine.count_tokens(said[n].text), said[n].number, kept[n])
        for n, each in long.items()
    ]
    return said, tuple(shortened)


def _with_shorter(messages: Sequence[Message], shorter: Mapping[int, str]) -> list[Message]:
    """Messages with other texts at some places."""
    return [
        Message(said.role, shorter[place]) if place in shorter else said
        for place, said in enumerate(messages)
    ]


def _refuse_oversized(live: LiveChat, messages: Sequence[Message]) -> None:
    """Raise :class:`UserError` before the first message is stored, where one of them cannot fit."""
    n_all = 0
    for n_new, n_ending in long_messages.needed_by(live, messages):
        n_all = n_new if live.leaves_by_itself else n_all + n_new
        make_room.refuse_oversized(live, n_all, n_ending)


def _came_back(live: LiveChat, event: TurnPagedIn) -> CameBack:
    n_tokens = sum(live.timeline.turn(number).n_tokens for number in event.turns)
    if event.source == "quote":
        n_tokens = sum(
            block.span.n_tokens for block in live.timeline.blocks if event.turns[0] in block.quoted
        )
    return CameBack(event.turns, n_tokens, event.source, event.trigger.value, event.why)


def _turns(live: LiveChat) -> HostedTurns:
    states = [turn.state for turn in live.timeline if turn.role is not Role.SYSTEM]
    n_kept, n_summarized, n_dropped = map(
        states.count, (TurnState.IN_KV, TurnState.SUMMARIZED, TurnState.DROPPED)
    )
    summaries = [block for block in live.timeline.blocks if not block.recalled]
    newest = max(summaries, key=lambda block: block.last_turn, default=None)
    return HostedTurns(n_kept, n_summarized, n_dropped, newest.memory_id if newest is not None else None)
