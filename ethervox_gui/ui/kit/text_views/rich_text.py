"""A piece of text that is as high as it needs to be, can be selected, and never fetches anything."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

import shiboken6
from PySide6.QtCore import (
    QEvent,
    QMimeData,
    QPoint,
    QPointF,
    QRectF,
    QSignalBlocker,
    QSize,
    Qt,
    QUrl,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextFormat,
    QTextOption,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QMenu, QSizePolicy, QTextBrowser, QWidget

from ethervox_gui.ui.kit.formulas.find import Formula, split
from ethervox_gui.ui.kit.formulas.inline import InlineFormulas, alignment_of
from ethervox_gui.ui.kit.formulas.markdown import formulas_in, image, name_of, source_of, with_images, written
from ethervox_gui.ui.kit.formulas.selection import all_of, selected
from ethervox_gui.ui.kit.text_views.across import across_of
from ethervox_gui.ui.kit.text_views.as_one import AsOne
from ethervox_gui.ui.kit.text_views.marked import marked_as_before
from ethervox_gui.ui.kit.theme.theme import Theme

#: What the HTML of :mod:`ethervox_gui.ui.kit.text_views.stream` looks like; the names are filled in below.
#: The colour of the text itself is in the palette instead, so that it can change without anything being laid
#: out again.
_SHEET = """
p {{ margin-top: 0; margin-bottom: 8px; {lines} }}
p.formula {{ margin-top: 4px; margin-bottom: 10px; line-height: 100%; -qt-line-height-type: proportional; }}
p.typed {{ margin: 0; line-height: 100%; -qt-line-height-type: proportional; white-space: pre-wrap; }}
li {{ margin-bottom: 3px; {lines} }}
ul, ol {{ margin: 0; }}
ul + p, ol + p {{ margin-top: 8px; }}
h1 {{ font-size: {h1}px; font-weight: 600; margin: 16px 0 6px 0; }}
h2 {{ font-size: {h2}px; font-weight: 600; margin: 16px 0 6px 0; }}
h3, h4, h5, h6 {{ font-size: {h3}px; font-weight: 600; margin: 12px 0 4px 0; }}
strong {{ font-weight: 600; }}
a {{ color: {accent}; text-decoration: underline; }}
code {{ font-family: {mono}; font-size: {small}px; background-color: {code}; }}
pre {{ font-family: {mono}; font-size: {small}px; background-color: {code}; margin: 4px 0 8px 0; }}
blockquote {{ color: {muted}; margin: 2px 0 8px {quote}px; }}
blockquote p {{ color: {muted}; }}
th {{ font-weight: 600; background-color: {code}; }}
table {{ border-collapse: collapse; border-style: solid; border-width: 1px; border-color: {line}; }}
table {{ margin: 2px 0 8px 0; }}
td, th {{ padding: 4px 8px; border-style: solid; border-width: 1px; border-color: {line}; }}
"""

#: It never scrolls down by itself, so what it lies in does.
_SCROLLING_KEYS = frozenset(
    {
        Qt.Key.Key_Up,
        Qt.Key.Key_Down,
        Qt.Key.Key_PageUp,
        Qt.Key.Key_PageDown,
        Qt.Key.Key_Home,
        Qt.Key.Key_End,
    }
)

#: Between a table and the bar that scrolls it, in pixels.
_ABOVE_BAR = 4

_QUOTE_STEP = 14  # as far as the sheet moves each level of a quotation in


def _quote_level(block: QTextBlock) -> int:
    """In how many quotations a paragraph stands; Qt's own property knows neither two nor lists in one."""
    return round(block.blockFormat().leftMargin() / _QUOTE_STEP) if block.isValid() else 0


def _is_table(html: str) -> bool:
    """Whether that is all there is."""
    return html.startswith("<table") and html.rstrip().endswith("</table>") and html.count("<table") == 1


def _link_ink(ink: str) -> str:
    return "accent" if ink == "text" else ink


def _always() -> bool:
    return True


class Act(NamedTuple):
    """Something that a menu offers, while it is ``offered``."""

    words: str
    do: Callable[[], None]
    offered: Callable[[], bool] = _always


class RichText(QTextBrowser):
    """Foreign text.  HTML is only ever our own; resources are never loaded; links only tell.

    A table whose words have no room beside each other is scrolled sideways.
    """

    link_clicked = Signal(str)
    #: Formulas were drawn where their sources stood: its size is another one.
    redrawn = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None, *, wrap: bool = True) -> None:
        super().__init__(parent)
        self._theme = theme
        self._measured: tuple[int, int] | None = None
        self._ink = "text"
        self._worn = ""
        self._has_links = self._has_quotes = self._is_html = self._is_table = False
        self._plain: str | None = None
        #: The HTML with formulas that is shown, and what draws them, if there are any.
        self._page = ""
        self._inline: InlineFormulas | None = None
        #: The text that it is a piece of, if that is selected as one.
        self.whole: AsOne | None = None
        #: What else its menu offers.
        self.more_actions: list[Act] = []
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
        self.document().setIndentWidth(30)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.viewport().setAutoFillBackground(False)
        self.anchorClicked.connect(lambda url: self.link_clicked.emit(url.toString()))

    # ---- content --------------------------------------------------------------------------------

    def set_html(self, html: str, ink: str = "text", *, ask: bool = True) -> None:
        """Show HTML of our own making, its text in a colour of the tokens.

        ``ask``: have formulas drawn that are not yet; it is shown anew then.
        """
        self._set_font(self._theme.font())
        page = self._with_formulas(html, ask=ask)
        sheet = _sheet(self._theme, self._theme.dark, self._theme.font_size, ink, bool(self._page))
        if sheet != self._worn:
            self._worn = sheet
            self.document().setDefaultStyleSheet(sheet)
        self._has_links = "<a " in html
        self._has_quotes = "<blockquote" in html
        self._is_html = True
        self._take_table(_is_table(html))
        self._plain = None
        with marked_as_before(self):
            self.setHtml(f"<body>{page}</body>")
        self.setAccessibleDescription(all_of(self.document(), source_of) if self._page else "")
        self._trim()
        self._take_ink(ink)
        self._remeasure()

    def _take_table(self, is_table: bool) -> None:
        """Break no words in a table: nobody reads a letter a line."""
        if is_table is not self._is_table:
            self._is_table = is_table
            mode, bar = QTextOption.WrapMode, Qt.ScrollBarPolicy
            self.setWordWrapMode(mode.WordWrap if is_table else mode.WrapAtWordBoundaryOrAnywhere)
            self.setHorizontalScrollBarPolicy(bar.ScrollBarAsNeeded if is_table else bar.ScrollBarAlwaysOff)

    def set_typed(self, text: str, ink: str = "text") -> None:
        """Show text as it stands, with its formulas drawn."""
        pieces = list(split(text))
        if self._theme.formulas is None or not any(isinstance(piece, Formula) for piece in pieces):
            self.set_plain(text, ink)
            return
        shown = (image(piece.source) if isinstance(piece, Formula) else written(piece) for piece in pieces)
        self.set_html(f'<p class="typed">{"".join(shown)}</p>', ink)

    def set_plain(self, text: str, ink: str = "text") -> None:
        """Show text as it stands; to what begins as the last one did only the rest is added."""
        self._page = ""
        font = self._theme.font()
        if text == self._plain and font == self.document().defaultFont():
            self._take_ink(ink)
            return
        self._set_font(font)
        self._has_links = self._has_quotes = self._is_html = False
        self._take_table(False)
        if self._plain is None or not text.startswith(self._plain):
            self.clear()
            self._plain = ""
        if text != self._plain:
            cursor = QTextCursor(self.document())
            cursor.setPosition(self.document().characterCount() - 1)
            cursor.insertText(text[len(self._plain) :], QTextCharFormat())
            self._plain = text
        self._take_ink(ink)
        self._remeasure()

    def set_ink(self, ink: str) -> None:
        """Show the text in another colour of the tokens; only that of links is in the text itself."""
        if ink != self._ink:
            self._take_ink(ink)
            if self._has_links:
                self._colour_links(self._theme.colour(_link_ink(ink)))

    def _take_ink(self, ink: str) -> None:
        self._ink = ink
        palette, colour = self.palette(), self._theme.colour(ink)
        if palette.color(QPalette.ColorRole.Text) != colour:
            palette.setColor(QPalette.ColorRole.Text, colour)
            self.setPalette(palette)

    def _colour_links(self, colour: QColor) -> None:
        look = QTextCharFormat()
        look.setForeground(colour)
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()
        block = self.document().begin()
        while block.isValid():
            for span in block.textFormats():
                if span.format.isAnchor():
                    cursor.setPosition(block.position() + span.start)
                    cursor.setPosition(cursor.position() + span.length, QTextCursor.MoveMode.KeepAnchor)
                    cursor.mergeCharFormat(look)
            block = block.next()
        cursor.endEditBlock()

    def _set_font(self, font: QFont) -> None:
        if font != self.document().defaultFont():  # all there is would be laid out once more
            self.document().setDefaultFont(font)

    def set_mono(self, text: str) -> None:
        """Show text as it stands, in letters of equal width."""
        self.set_plain(text)
        self._set_font(self._theme.mono())
        self._remeasure()

    # ---- formulas -------------------------------------------------------------------------------

    def _with_formulas(self, html: str, *, ask: bool) -> str:
        """The HTML with what is drawn of its formulas by now, and the sources of the others.

        ``ask``: have those drawn.
        """
        formulas, found = self._theme.formulas, formulas_in(html)
        self._page = html if found else ""
        if not found or formulas is None:
            return with_images(html, lambda _name, source: written(source))
        if self._inline is None:
            self._inline = InlineFormulas(self)
            kind = QTextFormat.ObjectTypes.ImageObject.value
            self.document().documentLayout().registerHandler(kind, self._inline)
        before = self._inline.pictures
        missing = [each for each in found if name_of(each.source) not in before]
        if ask:
            formulas.draw(missing, self)
        now = {name_of(each.source): formulas.picture(each) for each in missing}
        shown = {name: picture for name, picture in (before | now).items() if picture is not None}
        self._inline.pictures = {
            name: shown[name] for each in found if (name := name_of(each.source)) in shown
        }

        def put(name: str, source: str) -> str:
            picture = shown.get(name)
            if picture is None:
                return written(source)
            return f'<img src="{name}" style="vertical-align: {alignment_of(picture)}" />'

        return with_images(html, put)

    def formulas_drawn(self) -> None:
        """Show formulas that were not drawn yet."""
        if shiboken6.isValid(self) and self._page:
            self.set_html(self._page, self._ink, ask=False)
            self.redrawn.emit()

    def formula_at(self, place: QPoint) -> str:
        """The source of the formula at a point of the view, if one is drawn there."""
        document = self.document()
        at = document.documentLayout().hitTest(QPointF(place), Qt.HitTestAccuracy.ExactHit)
        if not self._page or at < 0:
            return ""
        cursor = QTextCursor(document)
        cursor.setPosition(at)
        cursor.movePosition(QTextCursor.MoveOperation.NextCharacter)
        look = cursor.charFormat()
        return source_of(look.toImageFormat().name()) if look.isImageFormat() else ""

    def createMimeDataFromSelection(self) -> QMimeData:
        data = super().createMimeDataFromSelection()
        if not self._is_html:
            return data
        text = selected(self.textCursor(), source_of)
        data.html()  # Qt fills it in when it is asked for something, and would write over what is put there
        if self._page:  # its pictures nobody else has
            for kind in data.formats():
                data.removeFormat(kind)
        data.setText(text.strip("\n") if self._is_table else text)  # Qt has an empty line around tables
        return data

    def _trim(self) -> None:
        """No margin above the first and below the last block: what stands around it has its own.

        Each change lays out all of it once more.
        """
        edge = QTextCursor(self.document())
        look = edge.blockFormat()
        if look.topMargin():
            look.setTopMargin(0)
            edge.setBlockFormat(look)
        edge.movePosition(QTextCursor.MoveOperation.End)
        look = edge.blockFormat()
        if look.bottomMargin():
            look.setBottomMargin(0)
            edge.setBlockFormat(look)

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
                document = self.document()
                if self.lineWrapMode() != self.LineWrapMode.NoWrap and document.textWidth() != width:
                    document.setTextWidth(width)  # which lays it out again, whatever it was before
                height = round(document.size().height() + 0.49)
                if self._is_table and document.size().width() > width:
                    height += self.horizontalScrollBar().sizeHint().height() + _ABOVE_BAR
                self._measured = width, height
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
        # Qt would lay all of it out for the new letters at once; it takes the theme's when it is shown anew.
        if event.type() not in (QEvent.Type.FontChange, QEvent.Type.ApplicationFontChange):
            super().changeEvent(event)

    # ---- quotations -----------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """A bar stands beside what is quoted: Qt knows no border of a paragraph."""
        super().paintEvent(event)
        if not self._has_quotes:
            return
        painter = QPainter(self.viewport())
        layout = self.document().documentLayout()
        block = self.document().begin()
        while block.isValid():
            following = block.next()
            level = _quote_level(block)
            if level:
                box = layout.blockBoundingRect(block)
                for depth in range(level):
                    bottom = box.bottom()
                    if _quote_level(following) > depth:  # without a gap between two paragraphs
                        bottom = max(bottom, layout.blockBoundingRect(following).top())
                    bar = QRectF(depth * _QUOTE_STEP + 2, box.top(), 3, bottom - box.top())
                    painter.fillRect(bar, self._theme.colour("control_line"))
            block = following
        painter.end()

    # ---- behaviour ------------------------------------------------------------------------------

    def wheelEvent(self, event: QWheelEvent) -> None:
        bar, turned = self.horizontalScrollBar(), event.angleDelta()
        sideways = turned.x()
        if event.modifiers() == Qt.KeyboardModifier.ShiftModifier:
            sideways = sideways or turned.y()
        if bar.maximum() and abs(sideways) >= abs(turned.y()):
            step = event.pixelDelta().x() or sideways * bar.singleStep() * 3 // 120
            bar.setValue(bar.value() - step)
            event.accept()
        else:
            event.ignore()  # the list around it scrolls

    def keyPressEvent(self, event: QKeyEvent) -> None:
        across = across_of(self)
        if across is not None and across.spans_several:
            if event.matches(QKeySequence.StandardKey.Copy) and across.copy():
                return
            if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
                across.end(but=self)  # what is selected is about to change
        if across is not None and event.matches(QKeySequence.StandardKey.SelectAll):
            across.end(but=self)
        if event.key() in _SCROLLING_KEYS:
            event.ignore()  # as for the wheel
        elif self.whole is None or not self.whole.takes_key(event):
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.whole is not None:
            self.whole.note_press(event)
        is_left = event.button() is Qt.MouseButton.LeftButton
        across = across_of(self) if is_left else None
        is_further = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if across is not None and is_further and across.extend(event.globalPosition().toPoint()):
            return
        if across is not None:
            across.press(self)
        super().mousePressEvent(event)
        if across is not None and self.textCursor().hasSelection() and not is_further:
            across.release()  # it is dragged to another program

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        across = across_of(self)
        if across is not None:
            across.press(self)
        super().mouseDoubleClickEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        across = across_of(self) if event.buttons() & Qt.MouseButton.LeftButton else None
        if across is None or not across.drag(event.globalPosition().toPoint()):
            super().mouseMoveEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        across = across_of(self)
        if across is not None and across.is_dragged:
            across.release()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.open_menu(event.globalPos(), event.pos())

    def open_menu(self, where: QPoint, at: QPoint | None = None) -> None:
        """Open its menu somewhere on the screen; ``at`` is a place of its own that was pointed at."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        copy = menu.addAction(self.tr("Copy"), self._copy)
        copy.setShortcut(QKeySequence(QKeySequence.StandardKey.Copy))
        across = across_of(self)
        is_several = across is not None and across.spans_several
        copy.setEnabled(is_several or self.textCursor().hasSelection())
        menu.addAction(self.tr("Select all"), self._select_all)
        for act in self.more_actions:
            if act.offered():
                menu.addAction(act.words, act.do)
        if source := self.formula_at(at) if at is not None else "":
            menu.addAction(self.tr("Copy formula"), lambda: QGuiApplication.clipboard().setText(source))
        link = self.anchorAt(at) if at is not None else ""
        if link:
            menu.addAction(self.tr("Open link…"), lambda: self.link_clicked.emit(link))
        menu.popup(where)

    def _select_all(self) -> None:
        across = across_of(self)
        if across is not None:
            across.end(but=self)
        (self.selectAll if self.whole is None else self.whole.select_all)()

    def _copy(self) -> None:
        across = across_of(self)
        if across is not None and across.copy():
            return
        if self.whole is None or not self.whole.copy():
            self.copy()


@lru_cache(maxsize=8)
def _sheet(theme: Theme, _dark: bool, _font_size: int, ink: str, has_formulas: bool) -> str:
    # Two fifths of a line of letters between any two lines: where a formula makes one line high, not of that.
    between = 0.4 * QFontMetricsF(theme.font()).height()
    lines = f"line-height: {between:.2f}px; -qt-line-height-type: line-distance;"
    return _SHEET.format(
        lines=lines if has_formulas else "line-height: 140%;",
        muted=theme.css("muted"),
        accent=theme.css(_link_ink(ink)),
        code=theme.css("code"),
        line=theme.css("control_line"),
        quote=_QUOTE_STEP,
        mono=f"'{theme.mono().family()}'",
        small=theme.px("small"),
        h1=round(theme.px() * 1.35),
        h2=round(theme.px() * 1.2),
        h3=round(theme.px() * 1.05),
    )
