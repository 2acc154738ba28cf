"""Turns that a program puts into a chat that is kept for it, or takes out again; no reply is written.

They are stored, and read when the chat is: with the program's next message, or in the window.  The last ones
are left behind when they are taken out; others are forgotten, and what stands behind them stays.
"""

from __future__ import annotations

from ethervox_gui.context.edits.policies import protected_numbers
from ethervox_gui.context.errors import StorageError, UserError
from ethervox_gui.context.events.events import Trigger
from ethervox_gui.context.events.window_events import ChatRenamed
from ethervox_gui.context.text import N_
from ethervox_gui.context.turns.turns import Role, Turn
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.chat.reply_stream import Listener, Unsaved
from ethervox_gui.governor.eviction import forgetting
from ethervox_gui.governor.jobs.guest_jobs import ForgottenTurns, GivenTurns, HostedGiven
from ethervox_gui.governor.restore import switch_branch, undo
from ethervox_gui.governor.turns import conversation, versions
from ethervox_gui.storage.base.values import chat_title
from ethervox_gui.storage.store import Store


def put(store: Store, request: GivenTurns, unsaved: Unsaved, tell_window: Listener) -> None:
    """Store the turns of a chat that is not in the cache.

    Raises :class:`UserError` with nothing done where the chat is not as the program knew it.
    """
    conversation.save_unsaved(store, unsaved)  # else they would stand before a reply that was written
    _refuse_changed(store, request)
    _store(store, request, tell_window)


def put_live(live: LiveChat, request: GivenTurns, tell_window: Listener) -> None:
    """Store the turns of the chat in the window, and read them."""
    conversation.save_replies(live)
    _refuse_changed(live.store, request)
    if request.below is None:
        switch_branch.go(live, [], None)
    elif request.below != "head":
        try:
            versions.go_behind(live, request.below)
        except BaseException:
            live.failed_to_save()  # what is stored is only compared
            raise
    _store(live.store, request, tell_window)
    versions.catch_up(live)
    live.show_timeline()


def forget(live: LiveChat, request: ForgottenTurns) -> None:
    """Forget turns of the chat in the window; what stays is read again at once.

    Raises :class:`UserError` with nothing done where one of them is pinned, or not in the chat any more.
    """
    conversation.save_replies(live)
    turns = _asked_for(live, request)
    if turns:
        forgetting.forget_alone(live, turns, Trigger.USER)
    request.tell(HostedGiven(()))


def forget_unread(live: LiveChat, request: ForgottenTurns) -> None:
    """As :func:`forget`, in a chat that is in no cache, nor will be: ``live`` has no turns yet."""
    for turn in live.conversation(live.store.turns_of_chat(live.chat_id)):
        live.timeline.append(turn)
    turns = _asked_for(live, request)
    if turns:
        undo.take_up(live)
        forgetting.forget_unread(live, turns)
        undo.keep(live)
    request.tell(HostedGiven(()))


# ---- inside ------------------------------------------------------------------------------------------


def _refuse_changed(store: Store, request: GivenTurns) -> None:
    if request.head_id is not None and store.chat(request.chat_id).head_id != request.head_id:
        raise _changed()


def _store(store: Store, request: GivenTurns, tell_window: Listener) -> None:
    try:
        stored = store.give_turns(request.chat_id, request.turns, request.below)
    except StorageError as error:
        raise UserError("turn_not_found", N_("There is no such turn in this chat.")) from error
    said = next((turn.text for turn in stored if turn.role is Role.USER), "")
    if said and not store.chat(request.chat_id).title:
        store.rename_chat(request.chat_id, chat_title(said), "words")
    tell_window(ChatRenamed(request.chat_id, store.chat(request.chat_id).title))
    request.tell(HostedGiven(tuple(turn.turn_id for turn in stored)))


def _asked_for(live: LiveChat, request: ForgottenTurns) -> list[Turn]:
    """The turns that are to be forgotten, and are not yet.  Raises as :func:`forget`."""
    turns = [turn for turn in live.timeline if turn.turn_id in request.turn_ids]
    if len(turns) < len(request.turn_ids):
        raise _changed()
    if not protected_numbers(live.timeline).isdisjoint(turn.number for turn in turns):
        raise UserError(
            "turn_pinned",
            N_("None of these turns is in the context and free to leave."),
            N_("Unpin what is pinned first."),
        )
    known = live.store.forgotten_among(turn.turn_id for turn in turns)
    return [turn for turn in turns if turn.turn_id not in known]


def _changed() -> UserError:
    return UserError(
        "conversation_changed",
        N_("The conversation has gone on meanwhile."),
        N_("Look at its items again."),
    )
