"""Requests of other programs for chats that are kept for them: something is said, put in, or forgotten.

Which chat that takes is brought into the cache here; the window's leaves it, unless it is the same.
"""

from __future__ import annotations

from dataclasses import replace

from ethervox_gui.governor.cache import prefill
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.jobs.guest_jobs import (
    CompletionEvent,
    ForgottenTurns,
    GivenTurns,
    HostedBegun,
    HostedMessage,
    HostedStored,
)
from ethervox_gui.governor.session import completions, given, hosted
from ethervox_gui.governor.session.chat_session import ChatSession
from ethervox_gui.governor.session.new_chat import is_empty


def say(session: ChatSession, request: HostedMessage) -> None:
    """Say something in a chat that is kept for another program, which hears of all that comes of it."""
    is_new, has_begun = False, False

    def tell(event: CompletionEvent) -> None:
        nonlocal has_begun
        has_begun = has_begun or isinstance(event, HostedStored if request.is_streamed else HostedBegun)
        request.tell(event)

    def work() -> None:
        nonlocal is_new
        is_new = request.is_first and is_empty(session.store, request.chat_id)
        live = _chat_of(session, request)
        hosted.answer(live, replace(request, tell=tell), session.host.take_from_pages())

    if not completions.attempt(request.tell, work):
        for live in (session.live, session.host.live):
            if live is not None and live.chat_id == request.chat_id:
                live.failed_to_save()  # whatever it was: what is stored is only compared
        session.host.recover()
        session.host.leave()  # it may have gone back to where nothing was said then
        ours = session.ours
        session.recover()
        if is_new and not has_begun and (ours is None or ours.chat_id != request.chat_id):
            session.host.remove(request.chat_id)


def give(session: ChatSession, request: GivenTurns) -> None:
    """Put turns into a chat that is kept for another program.

    They are read with the next message; where the window has the chat, at once.
    """

    def work() -> None:
        ours = session.ours
        if ours is not None and ours.chat_id == request.chat_id:
            session.send_guests_away(chat_back=True)
            given.put_live(session.chat(), request, session.emit)
            return
        if session.host.live is not None and session.host.live.chat_id == request.chat_id:
            session.host.leave()
        given.put(session.store, request, session.unsaved, session.emit)

    if not completions.attempt(request.tell, work):
        session.recover()


def forget(session: ChatSession, request: ForgottenTurns) -> None:
    """Forget turns of a chat that is kept for another program, as :func:`give` gives them."""

    def work() -> None:
        engine, ours = session.loader.require(), session.ours
        if ours is not None and ours.chat_id == request.chat_id:
            session.send_guests_away(chat_back=True)
            given.forget(session.chat(), request)
            return
        settings = session.configs.of_chat(request.chat_id, "").settings
        session.host.forget(engine, request, settings, session.loader.ending)
        if session.live is not None:
            session.live.offer_tools()

    if not completions.attempt(request.tell, work):
        session.recover()


# ---- inside ----------------------------------------------------------------------------------------


def _chat_of(session: ChatSession, request: HostedMessage) -> LiveChat:
    """The chat of a request, in the cache; that of the window leaves it, unless it is the same."""
    engine = session.loader.require()
    if request.encoder is not engine.prompts:
        raise completions.changed()
    if session.guests is not None:
        session.guests.clear()
    ours = session.ours
    if ours is not None and ours.chat_id == request.chat_id:
        if session.send_guests_away(chat_back=True) or session.chat().is_stale:
            session.host.note_read()
        return session.chat_read()
    settings = hosted.settings_of(session.configs.of_profile(request.profile).settings)
    session.host.begin_anew(request)
    hosts = session.host.live
    if hosts is not None and hosts.chat_id == request.chat_id:
        if hosts.settings != settings:
            hosts.change_settings(settings)
        if hosts.is_stale:
            session.host.note_read()
            prefill.rebuild(hosts)
        return hosts
    session.host.leave()
    if session.live is not None:
        session.go_away()
    own = engine.info.own_prompt
    prompt = request.prompt or (own.text if own is not None else "")
    # Whoever presses Stop in the window sees nothing of this chat, and means what they wait for themselves.
    return session.host.open(
        engine,
        request.chat_id,
        settings,
        prompt,
        session.loader.ending,
        session.riders,
        None if session.guests is None else session.guests.kept,
    )
