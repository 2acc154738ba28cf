"""A piece of text that is as high as it needs to be, can be selected, and never fetches anything."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, QUrl, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QKeySequence,
    QTextCharFormat,
    QTextCursor,
    QTextOption,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QMenu, QSizePolicy, QTextBrowser, QWidget

from ethervox_gui.ui.theme import Theme

#: What the HTML of :mod:`ethervox_gui.ui.markdown` looks like; ``$`` names are filled in below.
_SHEET = """
body, p, li, td, th {{ color: {ink}; }}
p {{ margin-top: 0; margin-bottom: 8px; line-height: 140%; }}
li {{ margin-bottom: 3px; line-height: 140%; }}
h1 {{ font-size: {h1}px; font-weight: 600; margin: 10px 0 6px 0; }}
h2 {{ font-size: {h2}px; font-weight: 600; margin: 10px 0 6px 0; }}
h3, h4, h5, h6 {{ font-size: {h3}px; font-weight: 600; margin: 8px 0 4px 0; }}
strong {{ font-weight: 600; }}
a {{ color: {accent}; text-decoration: underline; }}
code {{ font-family: {mono}; font-size: {small}px; background-color: {code}; }}
pre {{ font-family: {mono}; font-size: {small}px; background-color: {code}; margin: 4px 0 8px 0; }}
blockquote {{ color: {muted}; margin: 4px 0 8px 14px; }}
blockquote p {{ color: {muted}; }}
th {{ font-weight: 600; background-color: {code}; }}
table {{ border-collapse: collapse; border-style: solid; border-width: 1px; border-color: {line}; }}
table {{ margin: 2px 0 10px 0; }}
td, th {{ padding: 4px 8px; border-style: solid; border-width: 1px; border-color: {line}; }}
"""


class RichText(QTextBrowser):
    """Foreign text.  HTML is only ever our own; resources are never loaded; links only tell."""

    link_clicked = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, wrap: bool = True) -> None:
        super().__init__(parent)
        self._theme = theme
        self._measured: tuple[int, int] | None = None
        #: What else its menu offers.
        self.more_actions: list[tuple[str, Callable[[], None]]] = []
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setOpenExternalLinks(False)
        self.setUndoRedoEnabled(False)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setLineWrapMode(self.LineWrapMode.WidgetWidth if wrap else self.LineWrapMode.NoWrap)
        self.setWordWrapMode(
            QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere if wrap else QTextOption.WrapMode.NoWrap
        )
        self.document().setDocumentMargin(0)
        self.document().setIndentWidth(22)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.viewport().setAutoFillBackground(False)
        self.anchorClicked.connect(lambda url: self.link_clicked.emit(url.toString()))

    # ---- content --------------------------------------------------------------------------------

    def set_html(self, html: str, ink: str = "text") -> None:
        """Show HTML of our own making, its text in a colour of the tokens."""
        self.document().setDefaultFont(self._theme.font())
        self.document().setDefaultStyleSheet(self._sheet(ink))
        self.setHtml(f"<body>{html}</body>")
        self._trim()
        self._remeasure()

    def set_plain(self, text: str, ink: str = "text") -> None:
        """Show text as it stands."""
        self.document().setDefaultFont(self._theme.font())
        self.clear()
        look = QTextCharFormat()
        look.setForeground(self._theme.colour(ink))
        self.textCursor().insertText(text, look)
        self._remeasure()

    def set_mono(self, text: str) -> None:
        """Show text as it stands, in letters of equal width."""
        self.set_plain(text)
        self.document().setDefaultFont(self._theme.mono())
        self._remeasure()

    def _trim(self) -> None:
        """No margin above the first and below the last block: what stands around it has its own."""
        edge = QTextCursor(self.document())
        look = edge.blockFormat()
        look.setTopMargin(0)
        edge.setBlockFormat(look)
        edge.movePosition(QTextCursor.MoveOperation.End)
        look = edge.blockFormat()
        look.setBottomMargin(0)
        edge.setBlockFormat(look)

    def _sheet(self, ink: str) -> str:
        theme = self._theme
        return _SHEET.format(
            ink=theme.css(ink),
            muted=theme.css("muted"),
            accent=theme.css("accent" if ink == "text" else ink),
            code=theme.css("code"),
            line=theme.css("control_line"),
            mono=f"'{theme.mono().family()}'",
            small=theme.px("small"),
            h1=round(theme.px() * 1.35),
            h2=round(theme.px() * 1.2),
            h3=round(theme.px() * 1.05),
        )

    def loadResource(self, _kind: int, _name: QUrl | str) -> Any:
        """Nothing: no image, style sheet or file is ever fetched for a foreign text."""
        return None

    # ---- size -----------------------------------------------------------------------------------

    def _remeasure(self) -> None:
        self._measured = None
        self.updateGeometry()

    def heightForWidth(self, width: int) -> int:
        if self._measured is None or self._measured[0] != width:
            with QSignalBlocker(self.document().documentLayout()):
                if self.lineWrapMode() != self.LineWrapMode.NoWrap:
                    self.document().setTextWidth(width)
                self._measured = width, round(self.document().size().height() + 0.49)
        return self._measured[1]

    def ideal_width(self, most: int) -> int:
        """The width that the text takes when it may be at most ``most`` wide."""
        # Without the blocker the widget would lay the text out for its present width at once.
        with QSignalBlocker(self.document().documentLayout()):
            self.document().setTextWidth(most)
            self._measured = None
            return min(most, int(self.document().idealWidth()) + 2)

    def sizeHint(self) -> QSize:
        width = max(self.width(), 40)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(40, 8)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._remeasure()

    # ---- behaviour ------------------------------------------------------------------------------

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()  # the list around it scrolls

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        copy = menu.addAction(self.tr("Copy"), self.copy)
        copy.setShortcut(QKeySequence(QKeySequence.StandardKey.Copy))
        copy.setEnabled(self.textCursor().hasSelection())
        menu.addAction(self.tr("Select all"), self.selectAll)
        for words, act in self.more_actions:
            menu.addAction(words, act)
        link = self.anchorAt(event.pos())
        if link:
            menu.addAction(self.tr("Open link…"), lambda: self.link_clicked.emit(link))
        menu.popup(event.globalPos())
