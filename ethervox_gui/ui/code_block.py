"""A block of code in a message: its language, a Copy button, and its words coloured."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from ethervox_gui.ui.markdown import CodeBlock, highlight
from ethervox_gui.ui.rich_text import RichText
from ethervox_gui.ui.theme import Theme, tokens
from ethervox_gui.ui.wording import one_line, plain

_COPIED_MS = 1500


class _CodeText(RichText):
    """Lines that do not wrap; a scroll bar below them where they are too long."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent, wrap=False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)

    def heightForWidth(self, width: int) -> int:
        size = self.document().size()
        bar = self.horizontalScrollBar().sizeHint().height() if size.width() > width else 0
        return round(size.height() + 0.49) + bar

    def sizeHint(self) -> QSize:
        return QSize(200, self.heightForWidth(max(self.width(), 40)))


class CodeView(QFrame):
    """The widget of a :class:`CodeBlock`."""

    def __init__(self, theme: Theme, block: CodeBlock, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("codeBlock")
        self._theme = theme
        self._block = CodeBlock("", "", False)
        self._language = QLabel(self)
        self._language.setProperty("role", "faint")
        self._language.setTextFormat(Qt.TextFormat.PlainText)
        self._copy = QToolButton(self)
        self._copy.setProperty("role", "tiny")
        self._copy.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._copy.setIconSize(QSize(14, 14))
        self._copy.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._copy.setAccessibleName(self.tr("Copy code"))
        self._copy.clicked.connect(self.copy)
        self._text = _CodeText(theme, self)
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

    def show_block(self, block: CodeBlock, *, force: bool = False) -> None:
        """Show other code, or the same in other colours; words are coloured once the fence is closed."""
        if block == self._block and not force:
            return
        self._block = block
        self._language.setText(one_line(block.language, 24) or self.tr("code"))
        theme = self._theme
        names = [name for name in tokens()["light"] if name.startswith("syntax_")]
        colours = {name: theme.css(name) for name in names}
        body = highlight(plain(block.code), block.language if block.closed else "", colours)
        mono = theme.mono()
        style = f"font-family:'{mono.family()}';font-size:{mono.pixelSize()}px;color:{theme.css('text')};"
        self._text.set_html(
            f'<pre style="margin:0;line-height:130%;background:transparent;{style}">{body}</pre>'
        )

    def copy(self) -> None:
        """Put the code on the clipboard, and say so for a moment."""
        QGuiApplication.clipboard().setText(self._block.code)
        self._copy.setText(self.tr("Copied"))
        self._copy.setIcon(self._theme.icon("check", "accent"))
        self._reset.start()

    def _show_copy(self) -> None:
        self._copy.setText(self.tr("Copy"))
        self._copy.setIcon(self._theme.icon("copy"))

    def retheme(self) -> None:
        """Take the theme's colours again."""
        self._show_copy()
        self.show_block(self._block, force=True)
