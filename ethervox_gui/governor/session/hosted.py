"""Chats that are kept for other programs: governed as the window's chat is, in whose place they are read.

A program sends only what is new, for ever.  Such a chat stands in the live sequence while the window's is
away, stays there for its next message, and leaves as a chat does that is closed: with its pages saved.
"""

from __future__ import annotations

import logging
import time

from ethervox_gui.context.edits.kv_model import Remove
from ethervox_gui.context.events.events import Event, TokenGenerated, Trigger, TurnPagedIn
from ethervox_gui.context.events.window_events import ChatRenamed
from ethervox_gui.context.requests.report import CameBack
from ethervox_gui.context.turns.turns import Role, TurnState
from ethervox_gui.engine.protocol import CancelCheck, Engine
from ethervox_gui.governor.cache import pages, prebuild, prefill
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.chat.reply_stream import Listener
from ethervox_gui.governor.chat.riders import Riders
from ethervox_gui.governor.jobs.guest_jobs import (
    HostedBegun,
    HostedEnded,
    HostedMessage,
    HostedTurns,
    TextWritten,
)
from ethervox_gui.governor.restore import undo
from ethervox_gui.governor.session import open_chat
from ethervox_gui.governor.turns import conversation, versions
from ethervox_gui.settings import Settings
from ethervox_gui.storage.base.values import chat_title
from ethervox_gui.storage.store import Store

_log = logging.getLogger(__name__)


class Host:
    """The one such chat that is in the cache, if any is.

    What happens in it is stored, and seen when somebody opens it; ``tell_window`` hears how it is called.
    """

    def __init__(self, store: Store, tell_window: Listener) -> None:
        self._store, self._tell_window = store, tell_window
        self.live: LiveChat | None = None

    def open(
        self,
        engine: Engine,
        chat_id: int,
        settings: Settings,
        prompt: str,
        cancelled: CancelCheck,
        riders: Riders | None = None,
    ) -> LiveChat:
        """Read a chat into the live sequence, which must be free.  Errors as :func:`open_chat.restore`."""
        live = LiveChat(
            engine, self._store, chat_id, settings, self._tell_names, cancelled, riders=riders, is_hosted=True
        )
        prefill.clear(live)
        try:
            open_chat.restore(live, prompt)
        except BaseException:
            prefill.clear(live)
            raise
        undo.take_up(live)
        self.live = live
        return live

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
            prefill.clear(lost)

    def _tell_names(self, event: Event) -> None:
        if isinstance(event, ChatRenamed):
            self._tell_window(event)


def answer(live: LiveChat, request: HostedMessage) -> None:
    """Say the messages of a request in its chat, and write the reply to the last."""
    store, started = live.store, time.perf_counter()
    came_back: list[CameBack] = []

    def hear(event: Event) -> None:
        if isinstance(event, TokenGenerated):
            request.tell(TextWritten(event.text, live.reply.stream.n_tokens))
        elif isinstance(event, TurnPagedIn) and event.trigger is Trigger.QUESTION:
            came_back.append(_came_back(live, event))

    with live.stopped_also_by(request.cancelled), live.heard_by(hear, request.sampling):
        conversation.save_replies(live)
        if request.below is not None:
            versions.go_behind(live, request.below)
        n_before = live.timeline.n_used
        for role, text in request.messages[:-1]:
            conversation.append(live, role, text)
        asked = conversation.append(live, *request.messages[-1])
        open_chat.note(live)
        if not store.chat(live.chat_id).title:
            said = next(text for role, text in request.messages if role is Role.USER)
            title = chat_title(said)
            store.rename_chat(live.chat_id, title, "words")
            live.emit(ChatRenamed(live.chat_id, title))
        n_prompt = live.timeline.n_used
        request.tell(HostedBegun(asked.turn_id, n_prompt, n_before, _turns(live), tuple(came_back)))
        conversation.answer(live)
    reply = live.reply
    request.tell(
        HostedEnded(
            store.stop_reason(reply.parts.written_id),
            reply.stream.n_tokens,
            time.perf_counter() - started,
            _turns(live),
        )
    )
    live.emit(ChatRenamed(live.chat_id, store.chat(live.chat_id).title))


# ---- inside ----------------------------------------------------------------------------------------


def _came_back(live: LiveChat, event: TurnPagedIn) -> CameBack:
    n_tokens = sum(live.timeline.turn(number).n_tokens for number in event.turns)
    if event.source == "quote":
        n_tokens = sum(
            block.span.n_tokens for block in live.timeline.blocks if event.turns[0] in block.quoted
        )
    return CameBack(event.turns, n_tokens, event.source, event.trigger.value, event.why)


def _turns(live: LiveChat) -> HostedTurns:
    states = [turn.state for turn in live.timeline if turn.role is not Role.SYSTEM]
    return HostedTurns(*map(states.count, (TurnState.IN_KV, TurnState.SUMMARIZED, TurnState.DROPPED)))
