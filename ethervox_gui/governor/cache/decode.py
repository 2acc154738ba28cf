"""Tokens go into the live chat, at its end: what is taken back, and what is tried again, when that fails."""

from __future__ import annotations

from collections.abc import Sequence

from ethervox_gui.context.edits.kv_model import LIVE
from ethervox_gui.context.errors import Cancelled, EngineError, NoRoomError
from ethervox_gui.context.events.events import NoticeRaised
from ethervox_gui.context.text import N_
from ethervox_gui.context.turns.turns import Span
from ethervox_gui.engine.protocol import CancelCheck, PromptProgress, never
from ethervox_gui.governor.cache import prebuild, prefill
from ethervox_gui.governor.chat.live_chat import LiveChat


def decode(
    live: LiveChat,
    tokens: Sequence[int],
    *,
    progress: PromptProgress | None = None,
    cancelled: CancelCheck = never,
) -> Span:
    """Decode tokens at the end of the live chat; where they sit."""
    put(live, tokens, progress, cancelled)
    p0 = live.timeline.n_past
    return Span(p0, p0 + len(tokens))


def put(
    live: LiveChat,
    tokens: Sequence[int],
    progress: PromptProgress | None = None,
    cancelled: CancelCheck = never,
) -> None:
    """Decode tokens at the end of the live chat.  After a failure once more, rebuilt.

    Raises :class:`Cancelled` and :class:`NoRoomError` with the cache as it was before, and
    :class:`EngineError` with the cache in any state.
    """
    try:
        _put_once(live, tokens, progress, cancelled)
        return
    except NoRoomError:
        if not live.pending.built:
            raise
        prebuild.give_up(live)
    except EngineError as error:
        live.emit(
            NoticeRaised(N_("The context was rebuilt after the engine failed ({error}).").format(error=error))
        )
        prefill.rebuild(live)
    _put_once(live, tokens, progress, cancelled)


def _put_once(
    live: LiveChat, tokens: Sequence[int], progress: PromptProgress | None, cancelled: CancelCheck
) -> None:
    try:
        live.engine.decode(tokens, LIVE, live.timeline.n_past, progress=progress, cancelled=cancelled)
    except (Cancelled, NoRoomError):
        prefill.take_back(live)
        raise
    if tokens:
        live.eviction.token_decoded()
