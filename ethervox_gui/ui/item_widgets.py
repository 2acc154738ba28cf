"""Which widget shows which item of a chat."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ethervox_gui.context.turns import Role
from ethervox_gui.ui.chat_items import DayItem, Item, NoteItem, SeamItem, TurnItem
from ethervox_gui.ui.day_line import DayLine
from ethervox_gui.ui.message import Message, UserMessage
from ethervox_gui.ui.reply import AssistantMessage
from ethervox_gui.ui.seam import Seam
from ethervox_gui.ui.small_lines import Note, ToolLine
from ethervox_gui.ui.theme import Theme


def widget_for(item: Item, theme: Theme, parent: QWidget) -> Message:
    """A new widget for an item."""
    if isinstance(item, SeamItem):
        return Seam(theme, item, parent)
    if isinstance(item, DayItem):
        return DayLine(theme, item, parent)
    if isinstance(item, NoteItem):
        return Note(theme, item, parent)
    if isinstance(item, TurnItem):
        kind = UserMessage if item.role is Role.USER else AssistantMessage
        return kind(theme, item, parent)
    return ToolLine(theme, item, parent)
