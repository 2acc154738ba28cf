"""The chips below the search field: what the memory panel leaves out."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from ethervox_gui.ui.kit.text.formatting import number, one_line
from ethervox_gui.ui.kit.widgets.flow_layout import FlowLayout
from ethervox_gui.ui.memory.query import MemoryQuery

_MOST_TAGS = 30


class MemoryFilters(QWidget):
    """All chats or the one that is open; summaries, notes, turns; a tag."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tag = ""
        self._tags: dict[str, int] = {}
        self.all_chats = self._chip(self.tr("All chats"), "memoryAllChats")
        self.summaries = self._chip(self.tr("Summaries"), "memorySummaries")
        self.notes = self._chip(self.tr("Notes"), "memoryNotes")
        self.turns = self._chip(self.tr("Turns"), "memoryTurns")
        self.tag_button = self._chip("", "memoryTag")
        self.tag_button.setCheckable(False)
        self.tag_button.clicked.connect(self._show_tags)
        chips = FlowLayout(self, spacing=6)
        chips.setContentsMargins(0, 0, 0, 0)
        for chip in (self.all_chats, self.summaries, self.notes, self.turns, self.tag_button):
            chips.addWidget(chip)
        self._say_tag()

    @property
    def hide_something(self) -> bool:
        """Whether a list without words to search for may be empty because of them."""
        kinds = (self.all_chats, self.summaries, self.notes)
        return bool(self._tag) or not all(chip.isChecked() for chip in kinds)

    @property
    def narrow_search(self) -> bool:
        """Whether words may be found nowhere because of them."""
        return self.hide_something or not self.turns.isChecked()

    def query(self, words: str, chat_id: int | None) -> MemoryQuery:
        """What to ask the store for; ``chat_id`` is the chat that is open."""
        return MemoryQuery(
            words=words,
            chat_id=None if self.all_chats.isChecked() else (chat_id or -1),
            summaries=self.summaries.isChecked(),
            notes=self.notes.isChecked(),
            turns=self.turns.isChecked(),
            tag=self._tag,
        )

    def show_tags(self, tags: Mapping[str, int]) -> None:
        """The tags there are to choose from, with their counts."""
        self._tags = dict(tags)

    def tag_menu(self) -> QMenu:
        """The tags there are, the most frequent first."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        every = menu.addAction(self.tr("Any tag"), lambda: self.choose_tag(""))
        every.setCheckable(True)
        every.setChecked(not self._tag)
        for tag, count in list(self._tags.items())[:_MOST_TAGS]:
            words = f"{one_line(tag, 40).replace('&', '&&')}  ({number(count)})"
            action = menu.addAction(words, partial(self.choose_tag, tag))
            action.setCheckable(True)
            action.setChecked(tag == self._tag)
        return menu

    def choose_tag(self, tag: str) -> None:
        """Show only what bears this tag; an empty one lets all pass."""
        self._tag = tag
        self._say_tag()
        self.changed.emit()

    def _show_tags(self) -> None:
        self._say_tag()  # the click toggled the chip, whatever is chosen now
        self.tag_menu().popup(self.tag_button.mapToGlobal(self.tag_button.rect().bottomLeft()))

    def _say_tag(self) -> None:
        shown = f"#{one_line(self._tag, 18)}" if self._tag else self.tr("Tag")
        self.tag_button.setText(f"{shown} ▾".replace("&", "&&"))
        self.tag_button.setCheckable(bool(self._tag))
        self.tag_button.blockSignals(True)
        self.tag_button.setChecked(bool(self._tag))
        self.tag_button.blockSignals(False)
        words = self.tr("Filter by tag: {}").format(one_line(self._tag, 60) or self.tr("any"))
        self.tag_button.setAccessibleName(words)

    def _chip(self, words: str, name: str) -> QToolButton:
        chip = QToolButton(self)
        chip.setObjectName(name)
        chip.setText(words)
        chip.setProperty("role", "chip")
        chip.setCheckable(True)
        chip.setChecked(True)
        chip.toggled.connect(lambda _on: self.changed.emit())
        return chip
