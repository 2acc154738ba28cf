"""A block of code in a message: its language, a Copy button, and its words coloured."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from ethervox_gui.ui.code_text import CodeText
from ethervox_gui.ui.markdown import CodeBlock
from ethervox_gui.ui.theme import Theme
from ethervox_gui.ui.wording import one_line

_COPIED_MS = 1500
_NOTHING = CodeBlock("", "", False)


class CodeView(QFrame):
    """The widget of a :class:`CodeBlock`."""

    def __init__(self, theme: Theme, block: CodeBlock, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("codeBlock")
        self._theme = theme
        self._block = _NOTHING
        self._language = QLabel(self)
        self._language.setProperty("role", "faint")
        self._language.setTextFormat(Qt.TextFormat.PlainText)
        self._copy = QToolButton(self)
        self._copy.setProperty("role", "tiny")
        self._copy.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._copy.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._copy.setAccessibleName(self.tr("Copy code"))
        self._copy.clicked.connect(self.copy)
        self._text = CodeText(theme, self)
        self._text.setAccessibleName(self.tr("Code"))
        self._reset = QTimer(self)
        self._reset.setSingleShot(True)
        self._reset.setInterval(_COPIED_MS)
        self._reset.timeout.connect(self._show_copy)

        head = QHBoxLayout()
        head.addWidget(self._language)
        head.addStretch(1)
        head.addWidget(self._copy)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 6, 8, 10)
        column.setSpacing(2)
        column.addLayout(head)
        column.addWidget(self._text)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._show_copy()
        self.show_block(block)

    @property
    def code(self) -> str:
        return self._block.code

    def show_block(self, block: CodeBlock) -> None:
        """Show other code, or more of it; words are coloured once the fence is closed."""
        if block != self._block:
            self._block = block
            self._language.setText(one_line(block.language, 24) or self.tr("code"))
            self._text.show_code(block.code, block.language if block.closed else "")

    def copy(self) -> None:
        """Put the code on the clipboard, and say so for a moment."""
        QGuiApplication.clipboard().setText(self._block.code)
        self._copy.setText(self.tr("Copied"))
        self._theme.put_icon(self._copy, "check", "accent", 14)
        self._reset.start()

    def _show_copy(self) -> None:
        self._copy.setText(self.tr("Copy"))
        self._theme.put_icon(self._copy, "copy", size=14)

    def retheme(self) -> None:
        """Take the theme's colours again."""
        self._show_copy()
        block, self._block = self._block, _NOTHING
        self._text.forget()
        self.show_block(block)
