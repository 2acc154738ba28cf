"""What goes on around the composer: its tokens are counted, and text files become part of the message."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.events.events import EngineReady, Event
from ethervox_gui.context.events.window_events import ModelLoading, UsageChanged
from ethervox_gui.engine.protocol import PromptEncoder
from ethervox_gui.services.text_files import quoted, read_text_file
from ethervox_gui.ui.composer.token_counter import TokenCounter
from ethervox_gui.ui.kit.text.formatting import number, one_line, plain
from ethervox_gui.ui.runtime.background import Background
from ethervox_gui.ui.shell.window import MainWindow

#: So many files become part of a message at once.
_MOST_FILES = 20


class ComposerActions(QObject):
    """Wires the composer.  ``encoder`` is that of the loaded model, ``None`` while there is none."""

    def __init__(
        self, window: MainWindow, background: Background, encoder: Callable[[], PromptEncoder | None]
    ) -> None:
        super().__init__(window)
        self._window = window
        self._background = background
        self._encoder = encoder
        self._usage: UsageChanged | None = None
        self._n_draft = 0
        self.counter = TokenCounter(background, encoder, self)
        self.counter.counted.connect(self._counted)
        window.composer.changed.connect(self.counter.count)
        window.composer.files_given.connect(self.take_files)
        window.composer.picture_given.connect(self._no_picture)
        window.files_dropped.connect(self.take_files)

    def take(self, event: Event) -> None:
        """A slot of :attr:`Session.taken`."""
        match event:
            case UsageChanged():
                self._usage = event
                self._show()
            case ModelLoading():
                self._usage = None
                self._counted(0)
            case EngineReady():
                self.counter.count(self._window.composer.text())
            case _:
                pass

    def _counted(self, n_tokens: int) -> None:
        self._n_draft = n_tokens
        self._show()

    def _show(self) -> None:
        usage = self._usage
        pushes_out = (
            usage is not None
            and bool(self._n_draft and usage.act_at)
            and usage.n_used + self._n_draft >= usage.act_at
        )
        fits = usage is None or self._n_draft <= self._longest(usage)
        self._window.status.show_draft(self._n_draft, pushes_out, fits=fits)

    def _longest(self, usage: UsageChanged) -> int:
        """A message that is said in place of an earlier one has the room of what follows that, too."""
        nothing_leaves = not usage.act_at
        if nothing_leaves and self._window.composer.editing is not None:
            return max(usage.longest, usage.n_ctx - usage.system)
        return usage.longest

    def _no_picture(self) -> None:
        title = self.tr("Pictures can't be sent.")
        self._window.toast.tell("error", title, self.tr("Describe what is in it, or paste its text."))

    # ---- files ----------------------------------------------------------------------------------

    def take_files(self, paths: Sequence[Path]) -> None:
        """Put text files into the message; a model file is loaded instead."""
        models = [path for path in paths if path.suffix.lower() == ".gguf"]
        if models:
            self._window.model_dropped.emit(models[0])
            return
        encoder = self._encoder()
        for path in paths[:_MOST_FILES]:
            self._background.read(
                lambda path=path: _read(path, encoder),  # type: ignore[misc]
                lambda found, path=path: self._insert(path, *found),  # type: ignore[misc]
                self._failed,
            )

    def _insert(self, path: Path, text: str, n_tokens: int) -> None:
        self._window.composer.insert(text)
        self._window.composer.setFocus()
        words = self.tr("{} tokens").format(number(n_tokens)) if n_tokens else ""
        title = self.tr("{} is part of the message").format(one_line(path.name, 80))
        self._window.toast.tell("notice", title, words)

    def _failed(self, error: Exception) -> None:
        if isinstance(error, UserError):
            self._window.toast.tell("error", error.message, error.advice)
        else:
            self._window.toast.tell("error", self.tr("The file cannot be read."), str(error))


def _read(path: Path, encoder: PromptEncoder | None) -> tuple[str, int]:
    """The file as a part of a message, and its tokens."""
    text = plain(quoted(path.name, read_text_file(path)))
    return text, encoder.count_tokens(text) if encoder is not None else 0
