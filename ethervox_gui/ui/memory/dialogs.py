"""Writing a note, changing a memory, and seeing what it was before."""

from __future__ import annotations

import difflib
import html
from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ethervox_gui.storage.base.values import Memory, MemoryVersion
from ethervox_gui.ui.kit.focus.tab_order import InOrder
from ethervox_gui.ui.kit.text.formatting import clock, plain
from ethervox_gui.ui.kit.text_views.plain_edit import PlainEdit
from ethervox_gui.ui.kit.text_views.rich_text import RichText
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.kit.widgets.dialogs import fit_into_window, heading

_LONGEST = 200_000


def split_tags(text: str) -> tuple[str, ...]:
    """Tags as a user writes them: between commas, with or without ``#``, each once."""
    tags = (" ".join(part.split()).lstrip("#").strip() for part in plain(text).split(","))
    return tuple(dict.fromkeys(tag[:60] for tag in tags if tag))


#: The text of a memory and its line of tags, as they stand in the window.
Typed = tuple[str, str]


class MemoryEditor(InOrder):
    """The text and the tags of a memory; ``memory`` ``None`` is a new note.

    ``begun`` is with what it was left before, if it was, and what it began from; where the memory was changed
    meanwhile, what was typed stands below that.  One that ``stands`` in the context is read again there, and
    this says so.  :attr:`typed` carries both whenever a letter is typed;
    :attr:`left` comes where it is closed by anything but one of its buttons, and :attr:`given_up` from
    *Cancel*.
    """

    saved = Signal(str, tuple)
    typed = Signal(tuple, tuple)
    left = Signal()
    given_up = Signal()

    def __init__(
        self,
        memory: Memory | None,
        parent: QWidget | None = None,
        *,
        begun: tuple[Typed, Typed] | None = None,
        stands: bool = False,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("memoryEditor")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        title = self.tr("New note") if memory is None else self.tr("Edit memory")
        self.setWindowTitle(title)
        self.text = PlainEdit(parent=self)
        self.text.setObjectName("noteText")
        self.text.setAccessibleName(self.tr("Text of the memory"))
        self.text.setPlaceholderText(self.tr("What should be remembered?"))
        self.text.setTabChangesFocus(True)
        self.text.setMinimumHeight(180)
        self.tags = QLineEdit(self)
        self.tags.setAccessibleName(self.tr("Tags, separated by commas"))
        self.tags.setPlaceholderText(self.tr("Tags, separated by commas"))
        self.tags.setMaxLength(1000)
        words = self.tr("The old version is kept and can be compared and taken back.")
        if memory is None:
            words = self.tr("It belongs to the chat that is open, and every chat can find it.")
        else:
            if stands:
                words += " " + self.tr("The model sees the new one from your next message on.")
            self.text.setPlainText(plain(memory.text[:_LONGEST]))
            self.tags.setText(", ".join(memory.tags))
        self._stored = None if memory is None else memory.text
        self._before = self._typed()
        if begun is not None:
            (text, tags), (old_text, old_tags) = begun
            now, tags_now = self._before
            self.text.setPlainText(text if now == old_text else f"{now}\n\n{text}")
            self.tags.setText(tags if tags_now == old_tags else f"{tags_now}, {tags}")
        hint = QLabel(words, self)
        hint.setObjectName("memoryHint")
        hint.setProperty("role", "muted")
        hint.setWordWrap(True)
        cancel = QPushButton(self.tr("Cancel"), self)
        cancel.setAutoDefault(False)
        cancel.clicked.connect(self._give_up)
        self.save = QPushButton(self.tr("Save"), self)
        self.save.setProperty("role", "primary")
        self.save.setDefault(True)
        self.save.clicked.connect(self._save)
        self.text.textChanged.connect(self._check)
        for changed in (self.text.textChanged, self.tags.textChanged):
            changed.connect(lambda: self.typed.emit(self._typed(), self._before))
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(cancel)
        foot.addWidget(self.save)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 20, 20, 16)
        column.setSpacing(12)
        for widget in (heading(title, self), self.text, self.tags, hint):
            column.addWidget(widget)
        column.addLayout(foot)
        fit_into_window(self, 520, 420)
        self._check()
        self.text.setFocus()

    def _check(self) -> None:
        self.save.setEnabled(bool(self.text.toPlainText().strip()))

    def _typed(self) -> Typed:
        return self.text.toPlainText(), self.tags.text()

    def _give_up(self) -> None:
        self.given_up.emit()
        super().reject()

    def reject(self) -> None:
        """Esc is pressed by mistake, too: what was typed is not lost."""
        if self._typed() != self._before:
            self.left.emit()
        super().reject()

    def _save(self) -> None:
        text = self.text.toPlainText()
        # What stands in the field differs from what is stored by hard spaces, and where that is very long.
        if self._stored is not None and text == self._before[0]:
            text = self._stored
        self.saved.emit(text.strip(), split_tags(self.tags.text()))
        self.accept()


class VersionsDialog(InOrder):
    """What changed between an older version of a memory and the present one."""

    taken_back = Signal(str)

    def __init__(
        self, theme: Theme, memory: Memory, versions: Sequence[MemoryVersion], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("versionsDialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Versions of a memory"))
        self._theme = theme
        self._memory = memory
        self._versions = list(versions)
        self.choice = QComboBox(self)
        self.choice.setAccessibleName(self.tr("Version to compare with"))
        for before, version in enumerate(self._versions):
            number = len(self._versions) - before
            self.choice.addItem(self.tr("version {} ({})").format(number, clock(version.written_at)))
        self.difference = RichText(theme)
        self.difference.setObjectName("plainDetails")
        self.difference.setAccessibleName(self.tr("Difference"))
        self.difference.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.difference.setMinimumHeight(200)
        take_back = QPushButton(self.tr("Use this version again"), self)
        take_back.setObjectName("takeVersionBack")
        take_back.setAutoDefault(False)
        take_back.clicked.connect(self._take_back)
        close = QPushButton(self.tr("Close"), self)
        close.setProperty("role", "primary")
        close.setDefault(True)
        close.clicked.connect(self.accept)
        head = QHBoxLayout()
        head.addWidget(heading(self.tr("What has changed since"), self))
        head.addWidget(self.choice, 1)
        foot = QHBoxLayout()
        foot.addWidget(take_back)
        foot.addStretch(1)
        foot.addWidget(close)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 20, 20, 16)
        column.setSpacing(12)
        column.addLayout(head)
        column.addWidget(self.difference, 1)
        column.addLayout(foot)
        self.choice.currentIndexChanged.connect(self._show)
        fit_into_window(self, 560, 420)
        self._show(0)

    def _show(self, index: int) -> None:
        old = self._versions[index]
        self.difference.set_html(difference_html(old.text, self._memory.text, self._theme))
        self.difference.setAccessibleDescription(difference_words(old.text, self._memory.text))

    def _take_back(self) -> None:
        self.taken_back.emit(self._versions[self.choice.currentIndex()].text)
        self.accept()


def difference_words(old: str, new: str) -> str:
    """The difference line by line, ``-`` before what left and ``+`` before what came."""
    return "\n".join(
        line
        for line in difflib.ndiff(plain(old).splitlines(), plain(new).splitlines())
        if not line.startswith("?")
    )


def difference_html(old: str, new: str, theme: Theme) -> str:
    """The same in colours; the signs stay, for those who do not see colours."""
    lines = []
    for line in difference_words(old, new).splitlines():
        sign, text = line[:1], html.escape(line[2:])
        colour = {"-": "danger", "+": "ok"}.get(sign)
        mark = "−" if sign == "-" else "+" if sign == "+" else "&nbsp;"
        style = f' style="color: {theme.css(colour)}"' if colour else ""
        words = f"<s>{text}</s>" if sign == "-" else text
        lines.append(f"<p><span{style}>{mark}&nbsp; {words}</span></p>")
    return "".join(lines)
