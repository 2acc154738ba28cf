"""Which model is loaded, and how another one comes in its place."""

from __future__ import annotations

from pathlib import Path

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.events.events import NoticeRaised
from ethervox_gui.context.events.window_events import ModelLoading
from ethervox_gui.context.text import N_
from ethervox_gui.engine.protocol import (
    CancelCheck,
    Engine,
    EngineFactory,
    ModelSource,
    RemoteFactory,
)
from ethervox_gui.governor.chat.reply_stream import Listener
from ethervox_gui.settings import ModelSettings


class Loader:
    """Holds at most one engine; used on the governor's thread alone."""

    def __init__(
        self,
        load_engine: EngineFactory,
        connect: RemoteFactory | None,
        emit: Listener,
        cancelled: CancelCheck,
    ) -> None:
        self.load_engine = load_engine
        self._connect = connect
        self._emit = emit
        self.cancelled = cancelled
        self.engine: Engine | None = None
        self.source: ModelSource | None = None
        self._local: Path | None = None  # the last model file that could be loaded

    def require(self) -> Engine:
        """The engine.  Raises :class:`UserError` when nothing is loaded."""
        if self.engine is None:
            raise UserError("no_model", N_("No model is loaded."), N_("Choose one first."))
        return self.engine

    def wanted(self, source: ModelSource | None) -> ModelSource | None:
        """What must be loaded for a chat with this source; ``None`` where all is well.

        A chat without any goes with every local model, also with the one before a remote one.
        """
        if source is None:
            return None if self.engine is not None and isinstance(self.source, Path) else self._local
        return source if source != self.source else None

    def load(self, source: ModelSource, settings: ModelSettings) -> Engine:
        """Load another model; the one before must be freed."""
        name = source.stem if isinstance(source, Path) else source.model
        self._emit(ModelLoading(name, 0.0))
        last = 0.0

        def progress(done: float) -> bool:
            nonlocal last
            if done - last >= 0.01 or done >= 1:
                last = done
                self._emit(ModelLoading(name, done))
            return not self.cancelled()

        if isinstance(source, Path):
            self.engine = self.load_engine(source, settings, progress)
            self._local = source
        elif self._connect is None:
            raise UserError("no_remote", N_("Models on other servers cannot be used here."))
        else:
            self.engine = self._connect(source)
        self.source = source
        for notice in self.engine.info.notices:
            self._emit(NoticeRaised(notice))
        return self.engine

    def free(self) -> None:
        """Unload the model."""
        self.source = None
        if self.engine is not None:
            self.engine.close()
            self.engine = None
