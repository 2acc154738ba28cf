"""The slash commands that what is typed may become, above the composer."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem, QPlainTextEdit, QVBoxLayout, QWidget

from ethervox_gui.commands.catalogue import COMMANDS
from ethervox_gui.commands.command import completions
from ethervox_gui.ui.kit.text.translate import tr

_MOST = 9


class CommandPopup(QFrame):
    """Up and Down choose, Tab or Enter takes, Esc closes; the focus stays in the editor."""

    def __init__(self, editor: QPlainTextEdit, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.setObjectName("commandPopup")
        self._editor = editor
        self._list = QListWidget(self)
        self._list.setObjectName("commandList")
        self._list.setAccessibleName(self.tr("Commands"))
        self._list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.itemClicked.connect(lambda _item: self._take())
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 4, 4)
        column.addWidget(self._list)
        editor.textChanged.connect(self._typed)
        editor.installEventFilter(self)
        self.hide()

    def _typed(self) -> None:
        text = self._editor.toPlainText()
        offered = completions(text, COMMANDS) if text.startswith("/") and "\n" not in text else []
        offered = [command for command in offered if len(text) < len(command.spelling)]
        self._list.clear()
        for command in offered:
            item = QListWidgetItem(f"{command.usage}  –  {tr(command.help)}")
            item.setData(Qt.ItemDataRole.UserRole, command.spelling + (" " if command.arguments else ""))
            self._list.addItem(item)
        self._list.setCurrentRow(0)
        self.setVisible(bool(offered))
        if offered:
            self._place(len(offered))

    def _place(self, rows: int) -> None:
        row = self._list.sizeHintForRow(0)
        height = min(rows, _MOST) * row + 12
        box = self._editor.parentWidget() or self._editor
        width = min(box.width(), max(360, self._list.sizeHintForColumn(0) + 40))
        corner = box.mapTo(self._window, QPoint(0, 0))
        self.setGeometry(corner.x(), corner.y() - height - 4, width, height)
        self.raise_()

    def _take(self) -> None:
        item = self._list.currentItem()
        if item is not None:
            self._editor.setPlainText(str(item.data(Qt.ItemDataRole.UserRole)))
            self._editor.moveCursor(self._editor.textCursor().MoveOperation.End)
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusOut:
            self.hide()
        if event.type() != QEvent.Type.KeyPress or self.isHidden() or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        key = event.key()
        if key in {Qt.Key.Key_Up, Qt.Key.Key_Down}:
            step = 1 if key == Qt.Key.Key_Down else -1
            self._list.setCurrentRow((self._list.currentRow() + step) % self._list.count())
        elif key in {Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self._take()
        elif key == Qt.Key.Key_Escape:
            self.hide()
        else:
            return super().eventFilter(watched, event)
        return True
