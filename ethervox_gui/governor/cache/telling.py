"""Reports on the cells: how far reading has come, and that they were read again after a failure."""

from __future__ import annotations

from typing import Final

from ethervox_gui.context.errors import Cancelled, EngineError
from ethervox_gui.context.events.events import NoticeRaised
from ethervox_gui.context.events.window_events import PromptProgressed
from ethervox_gui.context.text import N_
from ethervox_gui.engine.protocol import PromptProgress
from ethervox_gui.governor.chat.live_chat import LiveChat

#: What takes longer is no moment, in seconds.
_MOMENT_S: Final = 2.0


def takes_long(live: LiveChat, n_tokens: int) -> bool:
    """Whether so many tokens are read in more than one batch, or in more than a moment."""
    speed = live.engine.prompt_speed
    return n_tokens > live.engine.info.n_batch or 0 < _MOMENT_S * speed < n_tokens


def progress(live: LiveChat, *, can_stop: bool = True) -> PromptProgress:
    """Tells how far it is where reading takes long; ``can_stop``: :class:`Cancelled` in between."""

    def report(done: int, total: int) -> None:
        if takes_long(live, total):
            live.emit(PromptProgressed(done, total))
        if can_stop and done < total and live.cancelled():
            raise Cancelled

    return report


def edit_failed(live: LiveChat, error: EngineError) -> None:
    """An edit failed, and everything that stays was read again."""
    words = N_("The context was rebuilt after an edit failed ({error}).").format(error=error)
    live.emit(NoticeRaised(words))


def engine_failed(live: LiveChat, error: EngineError) -> None:
    """The engine failed, and everything was read again."""
    words = N_("The context was rebuilt after the engine failed ({error}).").format(error=error)
    live.emit(NoticeRaised(words))
