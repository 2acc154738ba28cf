"""What is told of the cells: how far reading has come, and that they were read again after a failure."""

from __future__ import annotations

from ethervox_gui.context.errors import Cancelled, EngineError
from ethervox_gui.context.events.events import NoticeRaised
from ethervox_gui.context.events.window_events import PromptProgressed
from ethervox_gui.context.text import N_
from ethervox_gui.engine.protocol import PromptProgress
from ethervox_gui.governor.chat.live_chat import LiveChat


def progress(live: LiveChat, *, can_stop: bool = True) -> PromptProgress:
    """Tells how far it is where more than a batch is read; ``can_stop``: :class:`Cancelled` in between."""

    def report(done: int, total: int) -> None:
        if total > live.engine.info.n_batch:
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
