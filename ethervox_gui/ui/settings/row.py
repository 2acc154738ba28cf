"""One setting: its name, its control, what it does and allows, and the way back to the default."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ethervox_gui.settings.describing import (
    SHARE,
    Needs,
    is_advanced,
    needs_of,
    numbers_of,
    range_of,
    unit_of,
    words_of,
)
from ethervox_gui.storage.base.folding import for_filter
from ethervox_gui.ui.kit.text.formatting import one_line, page_title
from ethervox_gui.ui.kit.text.spoken import as_written_here
from ethervox_gui.ui.kit.text.translate import said, tr
from ethervox_gui.ui.kit.text_views.plain_edit import PlainEdit
from ethervox_gui.ui.kit.widgets.file_dialog import open_file_dialog
from ethervox_gui.ui.kit.widgets.number_edit import NumberEdit
from ethervox_gui.ui.kit.widgets.segments import Segments
from ethervox_gui.ui.kit.widgets.share_slider import ShareSlider
from ethervox_gui.ui.settings.controls import Control, setting_control

_FILES: Final = frozenset({"model.path", "model.projector", "memory.embedding_model"})
_FOLDERS: Final = frozenset({"model.folders"})
_WHOLE_LINE: Final = Qt.AlignmentFlag(0)
_LONG: Final = frozenset({"model.system_prompt"})


class SettingRow(QWidget):
    """Shows one field of the settings table; :attr:`edited` says that another value stands in its control.

    ``own`` is what the profile in use has instead, in words; empty where it has nothing of its own.
    ``usual`` says what holds where nothing is set.
    """

    edited = Signal()

    def __init__(
        self,
        key: str,
        field: Any,
        value: Any,
        own: str = "",
        parent: QWidget | None = None,
        *,
        usual: str = "",
    ) -> None:
        super().__init__(parent)
        self.key = key
        self._field = field
        self._value = value
        self._usual = usual
        self._words = tr(str(field.title))
        choices = [said(words) for words in {**words_of(field), **numbers_of(field)}.values()]
        about = (key, page_title(key.partition(".")[0]), self._words, tr(str(field.description)), *choices)
        self.search_text = for_filter(" ".join(about))
        self._title = QLabel(self._words, self)
        self._title.setProperty("role", "title")
        self._title.setWordWrap(True)
        self._align_title()
        self.reset = QPushButton(self.tr("Reset"), self)
        self.reset.setObjectName(f"{key}.reset")
        self.reset.setProperty("role", "link")
        self.reset.setAutoDefault(False)
        self.reset.setAccessibleName(self.tr("Reset {} to {}").format(self._words, self._default_words()))
        self.reset.setToolTip(self.tr("Back to the default: {}").format(self._default_words()))
        self.reset.clicked.connect(lambda: self.take(field.default))
        self._hint = self._caption(self._hint_words())
        self._own = self._caption(f"◆ {own}" if own else "")
        self._own.setObjectName(f"{key}.own")
        self._own.setProperty("kind", "warning")
        self.problem = self._caption("")
        self.problem.setObjectName(f"{key}.problem")
        self.problem.setProperty("role", "error")
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._title, 1)
        head.addWidget(self.reset, 0, Qt.AlignmentFlag.AlignTop)
        self._line = QHBoxLayout()
        self._line.setSpacing(8)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 8)
        column.setSpacing(4)
        column.addLayout(head)
        column.addLayout(self._line)
        for widget in (self.problem, self._own, self._hint):
            column.addWidget(widget)
        self.control = self._make_control(value)
        self._show_reset()

    @property
    def title(self) -> str:
        """What it is called."""
        return self._words

    @property
    def holds(self) -> Any:
        """The value that was taken last."""
        return self._value

    def value(self) -> Any:
        """What stands in the control; it still has to be checked."""
        return self._control.read()

    @property
    def is_folded_away(self) -> bool:
        """Whether it is for those who ask for more, and as nobody changed it."""
        return is_advanced(self._field) and self._value == self._field.default and not self.is_refused

    def take(self, value: Any) -> None:
        """Show another value, as if it had been entered."""
        self._replace_control(value)
        self.edited.emit()

    @property
    def is_changed(self) -> bool:
        """Whether the control says something else than what holds."""
        return _text(self.value()) != _text(self._value)

    def accept(self, value: Any) -> None:
        """The value was taken, and this is how it reads now."""
        self._value = value
        if _text(self.value()) != _text(value):
            self._replace_control(value)
        self.refuse("")
        self._show_reset()

    def refuse(self, problem: str) -> None:
        """Say why the value was not taken; empty: it was."""
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))

    @property
    def is_refused(self) -> bool:
        return not self.problem.isHidden()

    # ---- inside ---------------------------------------------------------------------------------

    def _make_control(self, value: Any) -> QWidget:
        if self.key in _LONG:
            self._control = self._prompt(value)
        else:
            self._control = setting_control(self._field, value, self._usual)
        widget = self._control.widget
        self._box = self._control.box or widget
        self._box.setParent(self)
        widget.setObjectName(self.key)
        widget.setAccessibleDescription(self._hint_words())
        if isinstance(widget, Segments):
            widget.name(self._words)
        elif isinstance(widget, ShareSlider):
            widget.name(self._words, self._hint_words())
        else:
            widget.setAccessibleName(self._words)
        widget.installEventFilter(self)
        self._title.setBuddy(widget)
        is_short = isinstance(widget, QCheckBox | Segments | NumberEdit)
        self._line.insertWidget(0, self._box, 1, Qt.AlignmentFlag.AlignLeft if is_short else _WHOLE_LINE)
        for signal in self._control.changed:
            signal.connect(self.edited)
        if self.key in _FILES | _FOLDERS and self._line.count() == 1:
            choose = QPushButton(self.tr("Choose…"), self)
            choose.setAutoDefault(False)
            choose.setAccessibleName(self.tr("Choose: {}").format(self._words))
            choose.clicked.connect(self._choose)
            self._line.addWidget(choose)
        return widget

    def _prompt(self, value: Any) -> Control:
        text = PlainEdit(str(value))
        text.setTabChangesFocus(True)
        text.setFixedHeight(96)
        text.setProperty("role", "field")
        return Control(text, lambda: text.toPlainText().strip())

    def _replace_control(self, value: Any) -> None:
        before, box = self.control, self._box
        had_focus = before.hasFocus()
        before.removeEventFilter(self)
        before.blockSignals(True)
        self._line.removeWidget(box)
        before.setObjectName("")
        box.deleteLater()
        box.hide()
        self.control = self._make_control(value)
        if had_focus:
            self.control.setFocus()

    def _choose(self) -> None:
        dialog = QFileDialog(self.window(), self._words)
        dialog.setObjectName("settingFileDialog")
        folders = self.key in _FOLDERS
        dialog.setFileMode(QFileDialog.FileMode.Directory if folders else QFileDialog.FileMode.ExistingFile)
        if not folders:
            dialog.setNameFilters([self.tr("Models (*.gguf)"), self.tr("All files (*)")])
        dialog.fileSelected.connect(self._chosen)
        open_file_dialog(dialog)

    def _chosen(self, name: str) -> None:
        path = str(Path(name))
        known = [each.strip() for each in str(self.value()).split(";") if each.strip()]
        self.take(";".join([*known, path]) if self.key in _FOLDERS else path)

    def _caption(self, words: str) -> QLabel:
        label = QLabel(words, self)
        label.setProperty("role", "caption")
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        label.setVisible(bool(words))
        return label

    def _show_reset(self) -> None:
        self.reset.setVisible(self._value != self._field.default)

    def _default_words(self) -> str:
        default = self._field.default
        if isinstance(default, bool):
            return self.tr("on") if default else self.tr("off")
        meant = {**words_of(self._field), **numbers_of(self._field)}.get(str(default))
        if meant is not None:
            return said(meant)
        if unit_of(self._field) == SHARE:
            return f"{100 * default:.4g} %"
        if default is None and self._usual:
            return self._usual
        return one_line(_text(default), 40) or (self.tr("empty") if default == "" else self.tr("automatic"))

    def _hint_words(self) -> str:
        facts = [
            range_of(self._field, tr, as_written_here),
            self.tr("default: {}").format(self._default_words()),
        ]
        what = " · ".join(fact for fact in facts if fact)
        needs = {
            Needs.RELOAD: self.tr("Needs the model to be loaded again."),
            Needs.NEW_CHAT: self.tr("Applies to new chats."),
            Needs.RESTART: self.tr("Takes effect after a restart."),
        }.get(needs_of(self._field), "")
        return " ".join(part for part in (tr(str(self._field.description)), needs, f"({what})") if part)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._align_title()

    def _align_title(self) -> None:
        """Where one begins to read: Qt goes by a label's own letters, and “Top k” is Latin in Arabic, too."""
        side = Qt.AlignmentFlag.AlignRight if self.isRightToLeft() else Qt.AlignmentFlag.AlignLeft
        self._title.setAlignment(side | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A wheel that scrolls the page changes no value on its way; a long text is taken when it is left."""
        if event.type() == QEvent.Type.Wheel and isinstance(watched, QComboBox) and not watched.hasFocus():
            event.ignore()
            return True
        if event.type() == QEvent.Type.FocusOut and isinstance(watched, QPlainTextEdit) and self.is_changed:
            self.edited.emit()
        return super().eventFilter(watched, event)


def _text(value: Any) -> str:
    return "" if value is None else str(value)
