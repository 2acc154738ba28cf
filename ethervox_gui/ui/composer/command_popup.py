"""What a typed slash can become, above the composer: the commands, and below them the saved prompts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from ethervox_gui.commands.catalogue import COMMANDS
from ethervox_gui.commands.command import completions
from ethervox_gui.services.prompts import Prompts
from ethervox_gui.storage.base.folding import for_filter
from ethervox_gui.ui.composer.editor import Editor
from ethervox_gui.ui.kit.text.formatting import one_line
from ethervox_gui.ui.kit.text.translate import tr

_MOST = 9
_LONGEST_BEGINNING = 60


@dataclass(frozen=True, slots=True)
class _Row:
    """A line of the list; what does nothing is a heading."""

    words: str
    act: Callable[[], None] | None


class CommandPopup(QFrame):
    """Up and Down choose, Tab or Enter takes, Esc closes; the focus stays in the editor.

    ``prompt_chosen`` carries the name of a prompt, ``prompts_wanted`` asks for the dialog of all of them.
    """

    prompt_chosen = Signal(str)
    prompts_wanted = Signal()

    def __init__(self, editor: Editor, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.setObjectName("commandPopup")
        self._editor = editor
        self._prompts = Prompts()
        self._rows: list[_Row] = []
        self._list = QListWidget(self)
        self._list.setObjectName("commandList")
        self._list.setAccessibleName(self.tr("Commands and prompts"))
        self._list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.itemClicked.connect(lambda _item: self._take())
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 4, 4)
        column.addWidget(self._list)
        editor.textChanged.connect(self._typed)
        editor.installEventFilter(self)
        self.hide()

    def set_prompts(self, prompts: Prompts) -> None:
        """These are saved now."""
        self._prompts = prompts

    def _typed(self) -> None:
        text = self._editor.toPlainText()
        asks = text.startswith("/") and "\n" not in text and self._window.focusWidget() is self._editor
        self._rows = self._offered(text) if asks else []
        self._list.clear()
        for row in self._rows:
            item = QListWidgetItem(row.words)
            if row.act is None:
                item.setFlags(Qt.ItemFlag.NoItemFlags)
            self._list.addItem(item)
        first = next((i for i, row in enumerate(self._rows) if row.act is not None), -1)
        self._list.setCurrentRow(-1 if _can_run(text) else first)
        self.setVisible(bool(self._rows))
        if self._rows:
            self._place(len(self._rows))

    def _offered(self, text: str) -> list[_Row]:
        offered = [command for command in completions(text, COMMANDS) if len(text) < len(command.spelling)]
        rows = [
            _Row(
                f"{command.usage}  –  {tr(command.help)}",
                partial(self._write, command.spelling + (" " if command.arguments else "")),
            )
            for command in offered
        ]
        return rows + self._of_prompts(text)

    def _of_prompts(self, text: str) -> list[_Row]:
        """None where a command is written out: Enter runs that."""
        typed = " ".join(text.split())
        written_out = any(
            typed == command.spelling or typed.startswith(f"{command.spelling} ") for command in COMMANDS
        )
        words = text[1:]
        if written_out or words[:1].isspace():
            return []
        fitting: Sequence[_Row] = [
            _Row(
                f"{prompt.name}  –  {one_line(prompt.text, _LONGEST_BEGINNING)}",
                partial(self._choose, prompt.name),
            )
            for prompt in self._prompts.fitting(words)
        ]
        title = self.tr("Prompts")
        asked = not words or for_filter(title).startswith(for_filter(words))
        all_of_them = [_Row(self.tr("Edit prompts…"), self._want_prompts)] if asked else []
        return [_Row(title, None), *fitting, *all_of_them] if fitting or all_of_them else []

    def _place(self, rows: int) -> None:
        row = self._list.sizeHintForRow(0)
        height = min(rows, _MOST) * row + 12
        box = self._editor.parentWidget() or self._editor
        width = min(box.width(), max(360, self._list.sizeHintForColumn(0) + 40))
        corner = box.mapTo(self._window, QPoint(0, 0))
        self.setGeometry(corner.x(), corner.y() - height - 4, width, height)
        self.raise_()

    # ---- what is taken --------------------------------------------------------------------------

    def _take(self) -> None:
        row = self._list.currentRow()
        act = self._rows[row].act if 0 <= row < len(self._rows) else None
        if act is not None:
            act()
        self.hide()

    def _write(self, command: str) -> None:
        self._editor.setPlainText(command)
        self._editor.moveCursor(self._editor.textCursor().MoveOperation.End)

    def _choose(self, name: str) -> None:
        self.prompt_chosen.emit(name)

    def _want_prompts(self) -> None:
        self._editor.clear()
        self.prompts_wanted.emit()

    def _go(self, step: int) -> None:
        """To the next line that can be taken, round and round."""
        row = self._list.currentRow()
        if row < 0 > step:
            row = 0  # the last one is before it
        for _ in self._rows:
            row = (row + step) % len(self._rows)
            if self._rows[row].act is not None:
                break
        self._list.setCurrentRow(row)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusOut:
            self.hide()
        if self.isHidden() or self._editor.is_composing or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        key = event.key()
        if event.type() == QEvent.Type.ShortcutOverride and key == Qt.Key.Key_Escape:
            event.accept()  # or it would stop the reply
            return True
        if event.type() != QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        is_return = key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}
        if is_return and self._list.currentRow() < 0:
            self.hide()
            return super().eventFilter(watched, event)
        if key == Qt.Key.Key_Tab and self._list.currentRow() < 0:
            self._go(1)
        if key in {Qt.Key.Key_Up, Qt.Key.Key_Down}:
            self._go(1 if key == Qt.Key.Key_Down else -1)
        elif is_return or key == Qt.Key.Key_Tab:
            self._take()
        elif key == Qt.Key.Key_Escape:
            self.hide()
        else:
            return super().eventFilter(watched, event)
        return True


def _can_run(text: str) -> bool:
    """Whether a command is written out that needs nothing more: Enter runs it, and not a longer one."""
    known = (command for command in COMMANDS if command.spelling == text.rstrip())
    return any(not command.arguments or command.arguments.startswith("[") for command in known)
