"""The saved prompts: read, written, changed, deleted, and inserted into the message."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ethervox_gui.context.errors import UserError
from ethervox_gui.services.prompts import LONGEST_NAME, Prompt, Prompts
from ethervox_gui.ui.kit.focus.tab_order import InOrder
from ethervox_gui.ui.kit.text.formatting import one_line
from ethervox_gui.ui.kit.text.translate import said
from ethervox_gui.ui.kit.text_views.plain_edit import PlainEdit
from ethervox_gui.ui.kit.theme.dressing import dress
from ethervox_gui.ui.kit.widgets.dialogs import button_of, column_of, fit_into_window

_LONGEST_OFFERED = 40


class PromptDialog(InOrder):
    """A list of prompts, and beside it the chosen one.  What was written is kept when another is chosen.

    ``changed`` carries all prompts as they are to be stored, ``insert_wanted`` a text for the composer.  With
    ``text`` the dialog opens at a new prompt of that text.
    """

    changed = Signal(object)
    insert_wanted = Signal(str)

    def __init__(self, prompts: Prompts, parent: QWidget | None = None, *, text: str = "") -> None:
        super().__init__(parent)
        self.setObjectName("promptDialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._prompts = prompts
        self._shown = ""  # the name under which the shown one is stored; empty: it is not
        self._deleted: Prompt | None = None
        self.list = QListWidget(self)
        self.list.setObjectName("promptList")
        self.list.ensurePolished()  # rows that are laid out before are too low for their padding
        self.list.setAccessibleName(self.tr("Saved prompts"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.currentRowChanged.connect(self._chosen)
        self.new_button = button_of(self, "newPrompt", self.tr("New"), self._begin)
        self.delete_button = button_of(self, "deletePrompt", self.tr("Delete"), self._delete)
        self.name = QLineEdit(self)
        self.name.setObjectName("promptName")
        self.name.setAccessibleName(self.tr("Name of the prompt"))
        self.name.setPlaceholderText(self.tr("Name"))
        self.name.setMaxLength(LONGEST_NAME)
        self.text = PlainEdit(parent=self)
        self.text.setObjectName("promptText")
        self.text.setProperty("role", "field")
        self.text.setAccessibleName(self.tr("Text of the prompt"))
        self.text.setPlaceholderText(self.tr("Summarize this in three sentences:\n\n{text}"))
        self.text.setTabChangesFocus(True)
        self.text.setMinimumHeight(90)
        hint = QLabel(self.tr("Words between braces, such as {text}, are places to fill in."), self)
        hint.setProperty("role", "caption")
        self.said = QLabel(self)
        self.said.setObjectName("promptSaid")
        self.undo = button_of(self, "undoDelete", self.tr("Undo"), self._take_back)
        self.undo.setProperty("role", "link")
        for label in (hint, self.said):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        self.save_button = button_of(self, "savePrompt", self.tr("Save"), self._save)
        self.save_button.setDefault(True)
        self.insert_button = button_of(self, "insertPrompt", self.tr("Insert into message"), self._insert)
        self.insert_button.setProperty("role", "primary")
        self._lay_out(hint)
        self.name.textChanged.connect(self._look_what_is_there)
        self.text.textChanged.connect(self._look_what_is_there)
        self._look_what_is_there()
        self._say("")
        self._begin_at(text)

    def _lay_out(self, hint: QLabel) -> None:
        below_list = QHBoxLayout()
        below_list.setSpacing(6)
        below_list.addWidget(self.new_button)
        below_list.addWidget(self.delete_button)
        left = QVBoxLayout()
        left.setSpacing(8)
        left.addWidget(self.list, 1)
        left.addLayout(below_list)
        news = QHBoxLayout()
        news.addWidget(self.said, 1)
        news.addWidget(self.undo)
        right = QVBoxLayout()
        right.setSpacing(8)
        right.addWidget(self.name)
        right.addWidget(self.text, 1)
        right.addWidget(hint)
        right.addLayout(news)
        both = QHBoxLayout()
        both.setSpacing(16)
        both.addLayout(left, 2)
        both.addLayout(right, 3)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addStretch(1)
        foot.addWidget(button_of(self, "closePrompts", self.tr("Close"), self.reject))
        foot.addWidget(self.save_button)
        foot.addWidget(self.insert_button)
        column = column_of(self, self.tr("Prompts"))
        column.addLayout(both, 1)
        column.addLayout(foot)
        fit_into_window(self, 720, 440)

    def _begin_at(self, text: str) -> None:
        """Open at a new prompt of this text, or at the first of the saved ones."""
        self._list("" if text else next((prompt.name for prompt in self._prompts), ""))
        if text:
            self.name.setText(self._prompts.free_name(one_line(text, _LONGEST_OFFERED).rstrip("…")))
            self.text.setPlainText(text)
            self.name.selectAll()
            self.name.setFocus()
        elif not self._prompts:
            self.name.setFocus()

    def _look_what_is_there(self) -> None:
        """What would do nothing is not offered."""
        has_text = bool(self.text.toPlainText().strip())
        self.insert_button.setEnabled(has_text)
        self.save_button.setEnabled(has_text or bool(self.name.text().strip()))

    # ---- the list -------------------------------------------------------------------------------

    def _list(self, name: str) -> None:
        """List all of them, and show the one of this name; a new one where there is none."""
        names = [prompt.name for prompt in self._prompts]
        self.list.blockSignals(True)
        self.list.clear()
        self.list.addItems(names)
        self.list.setCurrentRow(names.index(name) if name in names else -1)
        self.list.blockSignals(False)
        self._show(self._prompts.get(name) if name in names else None)

    def _show(self, prompt: Prompt | None) -> None:
        self._shown = "" if prompt is None else prompt.name
        self.name.setText(self._shown)
        self.text.setPlainText("" if prompt is None else prompt.text)
        self.delete_button.setEnabled(prompt is not None)

    def _chosen(self, row: int) -> None:
        item: QListWidgetItem | None = self.list.item(row)
        name = "" if item is None else item.text()
        if self._keep():
            self._list(name)
        else:  # what is written stays until it can be kept
            self.list.blockSignals(True)
            names = [prompt.name for prompt in self._prompts]
            self.list.setCurrentRow(names.index(self._shown) if self._shown in names else -1)
            self.list.blockSignals(False)

    def _begin(self) -> None:
        if self._keep():
            self._list("")
            self.name.setFocus()

    # ---- keeping --------------------------------------------------------------------------------

    @property
    def _is_changed(self) -> bool:
        stored = self._prompts.get(self._shown) if self._shown else None
        before = ("", "") if stored is None else (stored.name, stored.text)
        return (" ".join(self.name.text().split()), self.text.toPlainText()) != before

    def _keep(self) -> bool:
        """Store what is written, if it is another; false, and a sentence, where it will not do."""
        if not self._is_changed:
            return True
        try:
            prompt = Prompt.of(self.name.text(), self.text.toPlainText())
            self._prompts = self._prompts.with_prompt(prompt, in_place_of=self._shown)
        except UserError as error:
            self._say(f"{said(error.message)} {said(error.advice)}".strip(), is_error=True)
            return False
        self._shown = prompt.name
        self._say(self.tr("“{}” is saved.").format(one_line(prompt.name, 40)))
        self.changed.emit(self._prompts)
        return True

    def _save(self) -> None:
        if self._keep():
            self._list(self._shown)

    def _delete(self) -> None:
        prompt = self._prompts.get(self._shown) if self._shown else None
        if prompt is None:
            return
        self._prompts = self._prompts.without(prompt.name)
        self.changed.emit(self._prompts)
        self._list(next((each.name for each in self._prompts), ""))
        self._say(self.tr("“{}” is deleted.").format(one_line(prompt.name, 40)), deleted=prompt)

    def _take_back(self) -> None:
        prompt = self._deleted
        if prompt is not None and self._keep():
            free = Prompt(name=self._prompts.free_name(prompt.name), text=prompt.text)
            self._prompts = self._prompts.with_prompt(free)
            self.changed.emit(self._prompts)
            self._list(free.name)
            self._say("")

    def _insert(self) -> None:
        text = self.text.toPlainText()
        if text.strip() and self._keep():
            self.accept()
            self.insert_wanted.emit(text)

    def done(self, result: int) -> None:
        """What was written and can be kept is kept."""
        if self.name.text().strip() and self.text.toPlainText().strip():
            self._keep()
        super().done(result)

    def _say(self, words: str, *, is_error: bool = False, deleted: Prompt | None = None) -> None:
        self._deleted = deleted
        self.said.setText(words)
        self.said.setVisible(bool(words))
        dress(self.said, "role", "error" if is_error else "caption")
        self.undo.setVisible(deleted is not None)
