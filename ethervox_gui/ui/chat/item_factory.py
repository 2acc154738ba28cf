"""Which widget shows which item of a chat."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ethervox_gui.context.turns.turns import Role
from ethervox_gui.ui.chat.document_line import DocumentLine
from ethervox_gui.ui.chat.edit_marker import EditMarker
from ethervox_gui.ui.chat.message import Message, UserMessage
from ethervox_gui.ui.chat.reply import AssistantMessage
from ethervox_gui.ui.chat.reply_body import Part
from ethervox_gui.ui.chat.small_items import BackLine, DayLine, Note, ToolLine
from ethervox_gui.ui.chat.transcript import (
    BackItem,
    DayItem,
    DocumentItem,
    EditMarkerItem,
    Item,
    NoteItem,
    TurnItem,
)
from ethervox_gui.ui.kit.theme.theme import Theme

#: What the user can wish for at a message; the view has signals of the same names.
_WISHES = (
    "link_clicked",
    "show_summary",
    "undo_wanted",
    "version_wanted",
    "edit_wanted",
    "edit_question_wanted",
    "regenerate_wanted",
    "go_on_wanted",
    "why_wanted",
    "let_go_wanted",
    "pointed",
    "marker_pointed",
    "stay_out_wanted",
)


def pass_on(message: Message, view: QWidget) -> None:
    """Let the view tell what is wished for at a message."""
    for name in _WISHES:
        getattr(message, name).connect(getattr(view, name))


def widget_for(item: Item, theme: Theme, parent: QWidget, *, from_end: bool = False) -> Message:
    """A new widget for an item; of one that is long only its beginning or its end, which can grow."""
    if isinstance(item, EditMarkerItem):
        return EditMarker(theme, item, parent)
    if isinstance(item, BackItem):
        return BackLine(theme, item, parent)
    if isinstance(item, DocumentItem):
        return DocumentLine(theme, item, parent)
    if isinstance(item, DayItem):
        return DayLine(theme, item, parent)
    if isinstance(item, NoteItem):
        return Note(theme, item, parent)
    if isinstance(item, TurnItem):
        if item.role is Role.USER:
            return UserMessage(theme, item, parent)
        return AssistantMessage(theme, item, parent, Part.END if from_end else Part.BEGINNING)
    return ToolLine(theme, item, parent)
