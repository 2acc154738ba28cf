"""The parameters of one chat, in a sheet at the side: where it differs from its profile."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from ethervox_gui.context.errors import UserError
from ethervox_gui.settings import keys as settings_keys
from ethervox_gui.settings.describing import numbers_of, words_of
from ethervox_gui.ui.kit.text.formatting import one_line
from ethervox_gui.ui.kit.text.translate import said, tr
from ethervox_gui.ui.kit.text_views.plain_edit import PlainEdit
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.kit.widgets.dialogs import heading
from ethervox_gui.ui.settings.controls import optional_control

PROMPT: Final = "model.system_prompt"
#: What people change in the middle of a chat, in this order; a profile can have all the others.
SHOWN: Final = (
    *("sampling.temperature", "sampling.top_k", "sampling.top_p", "sampling.min_p"),
    *("sampling.repeat_penalty", "sampling.max_tokens", "sampling.seed"),
    *("context.mode", "context.keep_recent_turns", "context.limit"),
    *("context.warning_threshold", "context.critical_threshold"),
)
_WIDTH: Final = 340


class ParameterSheet(QFrame):
    """:attr:`changed` carries what stands in it, by key, still to be checked; what is empty is left out.

    It lies at the right edge of ``place``, above what is there.
    """

    changed = Signal(dict)
    save_wanted = Signal(str)
    left = Signal()

    def __init__(self, theme: Theme, window: QWidget, place: QWidget) -> None:
        super().__init__(window)
        self.setObjectName("parameterSheet")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName(self.tr("Parameters of this chat"))
        self._theme, self._place = theme, place
        self._own: dict[str, Any] = {}
        self._readers: dict[str, Callable[[], Any]] = {}
        self._shown: dict[str, str] = {}  # what stood in each control when it was made
        self.words = QLabel(self)
        self.words.setObjectName("parameterWords")
        self.words.setProperty("role", "caption")
        self.problem = QLabel(self)
        self.problem.setObjectName("parameterProblem")
        self.problem.setProperty("role", "error")
        for label in (self.words, self.problem):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        self.close_button = QToolButton(self)
        self.close_button.setObjectName("closeParameters")
        self.close_button.setProperty("role", "flat")
        self.close_button.setAccessibleName(self.tr("Close the parameters"))
        self.close_button.clicked.connect(self.hide)
        self.reset = QPushButton(self.tr("As in the profile"), self)
        self.reset.setObjectName("resetParameters")
        self.reset.setProperty("role", "link")
        self.reset.clicked.connect(lambda: self.changed.emit({}))
        self.save = QPushButton(self.tr("Save as profile"), self)
        self.save.setObjectName("saveProfile")
        self.save.setEnabled(False)
        self.save.clicked.connect(self._save)
        self.name = QLineEdit(self)
        self.name.setObjectName("parameterProfile")
        self.name.setMaxLength(200)
        self.name.setPlaceholderText(self.tr("Name of a profile"))
        self.name.setAccessibleName(self.tr("Name of a profile"))
        self.name.textChanged.connect(lambda text: self.save.setEnabled(bool(text.strip())))
        self.name.returnPressed.connect(self._save)
        self._scroll = QScrollArea(self)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is in it can be reached
        self._scroll.setObjectName("parameterList")
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setAccessibleName(self.tr("Parameters of this chat"))
        self._lay_out()
        place.installEventFilter(self)
        theme.changed.connect(self._retheme)
        self._retheme()
        self.hide()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(heading(self.tr("Parameters of this chat"), self), 1)
        head.addWidget(self.close_button)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self.name, 1)
        foot.addWidget(self.save)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 16)
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(self.words)
        column.addWidget(self.problem)
        column.addWidget(self._scroll, 1)
        column.addWidget(self.reset, 0, Qt.AlignmentFlag.AlignLeft)
        column.addLayout(foot)

    # ---- what is shown --------------------------------------------------------------------------

    def show_values(
        self, own: Mapping[str, Any], otherwise: Mapping[str, str], profile: str, *, can_change_prompt: bool
    ) -> None:
        """What the chat sets, what its ``profile`` has instead, and whether its prompt can be another."""
        self.problem.hide()
        self._own = dict(own)
        words = self.tr("Applies to this chat from the next message on. Empty: as in the profile “{}”.")
        self.words.setText(words.format(profile))
        self.reset.setEnabled(bool(own))
        focus: QWidget | None = self.focusWidget()
        focused = "" if focus is None or not self._scroll.isAncestorOf(focus) else focus.objectName()
        bar = self._scroll.verticalScrollBar()
        place = bar.value()
        self._make_rows(otherwise, can_change_prompt)
        bar.setValue(place)
        again = self.findChild(QWidget, focused) if focused else None
        if isinstance(again, QWidget):
            again.setFocus()

    def show_error(self, error: UserError) -> None:
        """Why what was entered cannot hold; nothing was changed."""
        self.problem.setText(one_line(said(error.said), 300))
        self.problem.show()

    def open(self) -> None:
        """Show it, ready to be typed into."""
        self._put()
        self.show()
        self.raise_()
        prompt = self.findChild(QPlainTextEdit, f"chat.{PROMPT}")
        first = prompt if isinstance(prompt, QPlainTextEdit) and not prompt.isReadOnly() else None
        focus = first or self.findChild(QLineEdit, f"chat.{SHOWN[0]}")
        if isinstance(focus, QWidget):
            focus.setFocus()

    # ---- inside ---------------------------------------------------------------------------------

    def _make_rows(self, otherwise: Mapping[str, str], can_change_prompt: bool) -> None:
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(10)
        self._readers.clear()
        self._shown.clear()
        fields = dict(settings_keys())
        self._add_prompt(column, fields[PROMPT], otherwise.get(PROMPT, ""), can_change_prompt)
        for key in SHOWN:
            info = fields[key]
            control, read, *_ = optional_control(
                info.annotation, self._own.get(key), otherwise.get(key, ""), words_of(info), numbers_of(info)
            )
            self._readers[key] = read
            if isinstance(control, QLineEdit):
                control.editingFinished.connect(self._edited)
            elif isinstance(control, QComboBox):
                control.currentIndexChanged.connect(self._edited)
                control.installEventFilter(self)
            self._add(column, key, info, control)
        column.addStretch(1)
        self._shown = {key: str(read()) for key, read in self._readers.items()}
        self._scroll.setWidget(inner)

    def _add_prompt(self, column: QVBoxLayout, info: Any, otherwise: str, can_change: bool) -> None:
        text = PlainEdit(str(self._own.get(PROMPT, "")))
        text.setProperty("role", "field")
        text.setTabChangesFocus(True)
        text.setFixedHeight(5 * text.fontMetrics().lineSpacing() + 18)
        text.setPlaceholderText(otherwise)
        text.setReadOnly(not can_change)
        text.installEventFilter(self)
        self._readers[PROMPT] = lambda: text.toPlainText().strip() or None
        hint = (
            ""
            if can_change
            else self.tr("It stays, since the conversation has begun. A new chat can have another.")
        )
        self._add(column, PROMPT, info, text, hint)

    def _add(self, column: QVBoxLayout, key: str, info: Any, control: QWidget, hint: str = "") -> None:
        title = tr(str(info.title))
        label = QLabel(title)
        label.setWordWrap(True)
        label.setBuddy(control)
        control.setObjectName(f"chat.{key}")
        control.setAccessibleName(title)
        control.setAccessibleDescription(tr(str(info.description)))
        control.setToolTip(tr(str(info.description)))
        box = QVBoxLayout()
        box.setSpacing(3)
        box.addWidget(label, 0, Qt.AlignmentFlag.AlignLeading)  # “Top k” begins where the others do, too
        box.addWidget(control)
        if hint:
            words = QLabel(hint)
            words.setProperty("role", "caption")
            words.setWordWrap(True)
            box.addWidget(words)
        column.addLayout(box)

    def _edited(self) -> None:
        """What is not shown here stays as it is."""
        found = {key: read() for key, read in self._readers.items()}
        if all(str(value) == self._shown[key] for key, value in found.items()):
            return
        others = {key: value for key, value in self._own.items() if key not in found}
        self.changed.emit(others | {key: value for key, value in found.items() if value is not None})

    def _save(self) -> None:
        if name := self.name.text().strip():
            self.save_wanted.emit(name)

    def _retheme(self) -> None:
        self._theme.put_icon(self.close_button, "close")
        self._put()

    def _put(self) -> None:
        area = self._place.geometry()
        width = min(self._theme.scaled(_WIDTH), area.width())
        left = area.left() if self.isRightToLeft() else area.right() + 1 - width
        self.setGeometry(left, area.top(), width, area.height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A wheel that scrolls the sheet changes no value on its way; a prompt is taken when it is left."""
        kind = event.type()
        if watched is self._place and kind == QEvent.Type.Resize:
            self._put()
        elif kind == QEvent.Type.Wheel and isinstance(watched, QComboBox) and not watched.hasFocus():
            event.ignore()
            return True
        elif kind == QEvent.Type.FocusOut and isinstance(watched, QPlainTextEdit):
            self._edited()
        return super().eventFilter(watched, event)

    def event(self, event: QEvent) -> bool:
        """Esc closes the sheet: it stops no reply as long as something in here has the focus."""
        is_override = event.type() == QEvent.Type.ShortcutOverride
        if is_override and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.left.emit()
