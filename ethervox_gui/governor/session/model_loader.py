"""Which model is loaded, and how another one comes in its place."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.events.events import NoticeRaised
from ethervox_gui.context.events.window_events import ModelInspected, ModelLoading
from ethervox_gui.context.text import N_
from ethervox_gui.engine.model_name import model_name
from ethervox_gui.engine.protocol import (
    CancelCheck,
    Engine,
    EngineFactory,
    FileInspector,
    ModelSource,
    RemoteFactory,
    never,
)
from ethervox_gui.governor.chat.reply_stream import Listener
from ethervox_gui.settings import ModelSettings


def take_as_it_is(path: Path, settings: ModelSettings, cancelled: CancelCheck) -> None:
    """An inspector that looks at nothing, for engines without a file."""


def name_of(source: ModelSource) -> str:
    """What a model is called before it is loaded."""
    return model_name(source) if isinstance(source, Path) else source.model


class Loader:
    """Holds at most one engine; used on the governor's thread alone.

    ``is_ending``: what runs is to stop because the program ends; ``is_overtaken``: another chat is to be
    opened than the one that is being prepared.
    """

    def __init__(
        self,
        load_engine: EngineFactory,
        connect: RemoteFactory | None,
        emit: Listener,
        cancelled: CancelCheck,
        inspect: FileInspector = take_as_it_is,
        is_ending: CancelCheck = never,
        is_overtaken: CancelCheck = never,
    ) -> None:
        self.load_engine, self.inspect = load_engine, inspect
        self._connect = connect
        self._emit = emit
        self._cancelled, self._is_ending = cancelled, is_ending
        self._is_overtaken = is_overtaken
        self.engine: Engine | None = None
        self.source: ModelSource | None = None
        self.settings: ModelSettings | None = None  # what it was loaded with
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

    def cancelled(self) -> bool:
        """Whether what runs is to stop."""
        return self._cancelled()

    def ending(self) -> bool:
        """Whether what runs is to stop because the program ends: Stop in the window alone is not enough."""
        return self._is_ending()

    def overtaken(self) -> bool:
        """Whether a chat that is being prepared is to give way to another one."""
        return self._is_overtaken()

    @contextmanager
    def uninterrupted(self) -> Iterator[None]:
        """Within it neither Stop nor another chat is listened to, only the end of the program."""
        before = self._cancelled, self._is_overtaken
        self._cancelled, self._is_overtaken = self._is_ending, never
        try:
            yield
        finally:
            self._cancelled, self._is_overtaken = before

    @contextmanager
    def unless(self, is_unwanted: CancelCheck) -> Iterator[None]:
        """Within it what ``is_unwanted`` is stopped, too."""
        before = self._cancelled
        self._cancelled = lambda: before() or is_unwanted()
        try:
            yield
        finally:
            self._cancelled = before

    def look_at(self, source: ModelSource, settings: ModelSettings) -> None:
        """Inspect what is to be loaded, before the model that is loaded goes.

        Raises :class:`UserError` with nothing changed.
        """
        if isinstance(source, Path):
            self._emit(ModelInspected(name_of(source)))
            self.inspect(source, settings, self.cancelled)

    def load(self, source: ModelSource, settings: ModelSettings) -> Engine:
        """Load another model, which was looked at; the one before must be freed."""
        name = name_of(source)
        self._emit(ModelLoading(name, 0.0))
        last = 0.0

        def progress(done: float) -> bool:
            nonlocal last
            if done - last >= 0.01 or done >= 1 > last:
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
        self.source, self.settings = source, settings
        for notice in self.engine.info.notices:
            self._emit(NoticeRaised(notice))
        return self.engine

    def free(self) -> None:
        """Unload the model."""
        self.source = self.settings = None
        if self.engine is not None:
            self.engine.close()
            self.engine = None
