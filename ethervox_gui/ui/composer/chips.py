"""What is attached to the message being written: a chip for each file, with its size and its tokens."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QScrollArea, QToolButton, QWidget

from ethervox_gui.context.recall.passages import DocumentText
from ethervox_gui.context.turns.files import quoted
from ethervox_gui.ui.kit.text.formatting import among, number, one_line, plain, size, tip
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.kit.widgets.flow_layout import FlowLayout

#: So many files may be attached to a message.
MOST_FILES = 20
#: A file goes whole that takes no more of the window, unless its user wants it otherwise.
WHOLE_SHARE = 1 / 4
#: Without a model nobody knows tokens: so many characters.
WHOLE_CHARACTERS = 8_000
#: A longer text that is pasted is attached: nobody edits as much in the composer, and Qt lays a paragraph out
#: anew with each letter and paints it anew with each blink of the cursor (5 MB: a fifth of a second).
LONGEST_PASTE = 100_000
#: So is one with a longer line, which Qt lays out as a whole (100,000 letters: 1.3 seconds).
LONGEST_LINE = 20_000

_NAME = 28
#: So many rows are in sight at once; the half one says that there are more.
_MOST_ROWS = 4.5


@dataclass(slots=True)
class Attachment:
    """A file; ``document`` is there when it was read.  ``whole``: it goes into the message as it is.

    ``fits``: it can, as far as is known; ``is_chosen``: its user said how it goes.  ``n_tokens`` is 0 while
    no model counts.  ``unreadable``: it could not be read, and is no attachment any more.
    """

    name: str
    document: DocumentText | None = None
    n_tokens: int = 0
    whole: bool = True
    fits: bool = True
    is_chosen: bool = False
    unreadable: bool = False


class Chip(QFrame):
    """One file: what it is, whether it goes whole, and a way to take it off again."""

    removed = Signal()
    chosen = Signal(bool)

    def __init__(self, theme: Theme, attachment: Attachment, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("attachment")
        self.attachment = attachment
        self._theme = theme
        self._icon = QLabel(self)
        self.label = QLabel(self)
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        self.label.setProperty("role", "caption")
        self.how = QToolButton(self)
        self.how.setObjectName("attachmentHow")
        self.how.setProperty("role", "switch")
        self.how.clicked.connect(lambda: self.chosen.emit(not self.attachment.whole))
        self.remove = QToolButton(self)
        self.remove.setObjectName("removeAttachment")
        self.remove.setProperty("role", "tiny")
        self.remove.setToolTip(self.tr("Don't attach it"))
        self.remove.clicked.connect(self.removed)
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 1, 2, 1)
        row.setSpacing(4)
        for widget in (self._icon, self.label, self.how, self.remove):
            row.addWidget(widget)
        self.refresh()
        self.retheme()

    def refresh(self) -> None:
        """Show the file as it is now."""
        one = self.attachment
        name = one_line(plain(one.name), 200)
        shown = name if len(name) <= _NAME else f"{name[: _NAME - 9]}…{name[-8:]}"
        if one.document is None:
            facts = self.tr("reading…")
        else:
            facts = size(one.document.n_bytes)
            if one.n_tokens:
                facts += " · " + self.tr("{} tokens").format(number(one.n_tokens))
        self.label.setText(f"{among(shown)} · {facts}")
        self.setToolTip(tip(name))
        self.how.setVisible(one.document is not None)
        self.how.setText(self.tr("Whole") if one.whole else self.tr("Document"))
        can_switch = one.fits or one.whole
        self.how.setEnabled(can_switch)
        style = Qt.ToolButtonStyle
        self.how.setToolButtonStyle(
            style.ToolButtonTextBesideIcon if can_switch else style.ToolButtonTextOnly
        )
        self.how.setCursor(Qt.CursorShape.PointingHandCursor if can_switch else Qt.CursorShape.ArrowCursor)
        words = self.tr(
            "Is sent whole with the message. Click to keep it as a document of this chat instead."
        )
        if not one.whole:
            words = self.tr(
                "A document of this chat: the passages that a message asks for come in. Click to send it "
                "whole instead."
            )
            if not one.fits:
                words = self.tr("A document of this chat. It is too long to be sent whole.")
        self.how.setToolTip(words)
        self.how.setAccessibleName(self.tr("{}: {}").format(name, self.how.text()))
        self.how.setAccessibleDescription(words)
        self.remove.setAccessibleName(self.tr("Don't attach {}").format(name))
        self.setAccessibleName(self.tr("Attached: {}").format(self.label.text()))

    def retheme(self) -> None:
        side = self._theme.scaled(12)
        self._icon.setPixmap(self._theme.pixmap("attach", "muted", side, self.devicePixelRatioF()))
        self._theme.put_icon(self.remove, "close", "muted", 12)
        self._theme.put_icon(self.how, "swap", "accent", 11)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace}:
            self.removed.emit()
        else:
            super().keyPressEvent(event)


class Chips(QScrollArea):
    """All files of a message; ``changed`` comes when there are others, or one goes another way.

    Many are scrolled: the chat stays in sight.
    """

    changed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("attachments")
        self._theme = theme
        self._chips: list[Chip] = []
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inner = QWidget(self)
        inner.setObjectName("attachmentsInside")
        self._flow = FlowLayout(inner, spacing=6)
        self.setWidget(inner)
        self.hide()

    @property
    def attachments(self) -> list[Attachment]:
        return [chip.attachment for chip in self._chips]

    @property
    def are_read(self) -> bool:
        """Whether none is still being read."""
        return not self.being_read

    @property
    def being_read(self) -> str:
        """The name of one that is still being read; empty where there is none."""
        return next((one.name for one in self.attachments if one.document is None), "")

    @property
    def n_whole_tokens(self) -> int:
        """Tokens of those that go whole."""
        return sum(one.n_tokens for one in self.attachments if one.whole)

    def add(self, attachment: Attachment) -> None:
        chip = Chip(self._theme, attachment, self.widget())
        chip.removed.connect(lambda: self.remove(attachment))
        chip.chosen.connect(lambda whole: self._choose(attachment, whole))
        self._chips.append(chip)
        self._flow.addWidget(chip)
        chip.show()
        self._tell()

    def remove(self, attachment: Attachment) -> None:
        for chip in [chip for chip in self._chips if chip.attachment is attachment]:
            self._chips.remove(chip)
            self._flow.removeWidget(chip)
            chip.hide()
            chip.deleteLater()
        self._tell()

    def update_one(self, attachment: Attachment) -> None:
        """It was read, or counted."""
        for chip in self._chips:
            if chip.attachment is attachment:
                chip.refresh()
        self._tell()

    def take(self) -> list[Attachment]:
        """All of them; none is left here."""
        found = self.attachments
        for one in found:
            self.remove(one)
        return found

    def retheme(self) -> None:
        for chip in self._chips:
            chip.retheme()
        self._fit()

    def _choose(self, attachment: Attachment, whole: bool) -> None:
        attachment.whole, attachment.is_chosen = whole, True
        self.update_one(attachment)

    def _tell(self) -> None:
        self._fit()
        self.setVisible(bool(self._chips))
        self.changed.emit()

    def _fit(self) -> None:
        """As high as they are, up to some rows."""
        if self._chips:
            row = self._chips[0].sizeHint().height() + self._flow.spacing()
            needed = self._flow.heightForWidth(self.viewport().width())
            self.setFixedHeight(min(needed, round(_MOST_ROWS * row)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()


def with_files(text: str, files: list[Attachment]) -> str:
    """A message with its whole files in front of it, each in a fence that nothing in it closes."""
    parts = [plain(quoted(one.name, one.document.text)) for one in files if one.document and one.whole]
    return "\n".join([*parts, text]) if text else "\n".join(parts).rstrip("\n")
