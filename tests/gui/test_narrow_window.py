"""The window where room is short: what folds, what is left out, and that it comes back."""

from __future__ import annotations

import shutil
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFont, QGuiApplication, QHelpEvent, QScreen
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QToolTip,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from ethervox_gui.context.events.events import ErrorRaised, StopReason
from ethervox_gui.context.turns.turns import Role, TurnState
from ethervox_gui.front_ends.app import WINDOW_FILE, Desktop
from ethervox_gui.services import profiles
from ethervox_gui.services.downloads.downloads import Download, State
from ethervox_gui.services.models.catalogue import catalogue
from ethervox_gui.settings import Settings
from ethervox_gui.storage.base.values import NewMemory
from ethervox_gui.ui.chat.reply import AssistantMessage
from ethervox_gui.ui.chat.small_items import Folded
from ethervox_gui.ui.chat.transcript import TurnItem
from ethervox_gui.ui.composer.composer import Composer
from ethervox_gui.ui.kit.text import language
from ethervox_gui.ui.kit.text.retranslate import Retranslate
from ethervox_gui.ui.kit.text_views.snippet import lay_out
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.kit.widgets.dialogs import fit_into_window
from ethervox_gui.ui.kit.widgets.elided_label import ElidedLabel
from ethervox_gui.ui.kit.widgets.table import Table
from ethervox_gui.ui.models.download_row import DownloadRow
from ethervox_gui.ui.models.hub_dialog import HubDialog
from ethervox_gui.ui.models.start_page import StartPage
from ethervox_gui.ui.profiles.dialog import ProfileDialog
from ethervox_gui.ui.settings.dialog import SettingsDialog
from ethervox_gui.ui.shell.status_bar import StatusRow
from tests.gui.conftest import DesktopMaker, click, press, send, wait_until


def widen(desktop: Desktop, width: int) -> None:
    desktop.window.resize(width, 600)
    QApplication.processEvents()


def test_a_sidebar_that_gave_way_comes_back(make_desktop: DesktopMaker, tmp_path: Path) -> None:
    desktop = make_desktop(data_dir=tmp_path / "data")
    window = desktop.window
    widen(desktop, 1200)
    assert window.sidebar.isVisible()
    widen(desktop, 900)
    assert not window.sidebar.isVisible()
    assert window.header.show_chats.isVisible()
    widen(desktop, 1200)
    assert window.sidebar.isVisible(), "nobody folded it"
    assert not window.header.show_chats.isVisible()
    click(window.sidebar.fold_button)
    widen(desktop, 900)
    widen(desktop, 1200)
    assert not window.sidebar.isVisible(), "the user folded it"
    widen(desktop, 900)
    click(window.header.show_chats)
    widen(desktop, 850)
    assert window.sidebar.isVisible(), "the user wants it here, too"
    widen(desktop, 1200)
    widen(desktop, 900)
    assert not window.sidebar.isVisible()
    window.remember()
    other = tmp_path / "other"
    other.mkdir()
    shutil.copy(desktop.assembly.settings_path.with_name(WINDOW_FILE), other)
    again = make_desktop(data_dir=other)
    assert not again.window.sidebar.isVisible(), "the window is as narrow as it was"
    widen(again, 1200)
    assert again.window.sidebar.isVisible()


def test_the_head_of_a_narrow_window_can_be_read(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    header = desktop.window.header
    widen(desktop, 1400)
    wait_until(qtbot, header.pill.isVisible)
    assert header.summarize.text()
    widen(desktop, 900)
    desktop.window.fold_sidebar(False)
    QApplication.processEvents()
    wait_until(qtbot, lambda: not header.pill.isVisible())
    row = (header.picker, header.profiles, header.summarize)
    wait_until(qtbot, lambda: all(widget.width() >= widget.sizeHint().width() for widget in row))
    assert header.summarize.accessibleName()
    assert "fast edits" in header.picker.toolTip(), "what the pill says is not lost"
    widen(desktop, 1400)
    wait_until(qtbot, lambda: header.pill.isVisible() and bool(header.summarize.text()))


def test_the_legend_explains_what_is_there_first(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    send(qtbot, desktop, "Hello")
    send(qtbot, desktop, "/context pin 1")
    header = desktop.window.header
    header.timeline.add_cut(2)
    widen(desktop, 1400)
    assert len(header.legend.shown) == 9
    place = header.legend.rect().center()
    QApplication.sendEvent(header.legend, QHelpEvent(QEvent.Type.ToolTip, place, QPoint()))
    assert not QToolTip.isVisible(), "it would only repeat what is there"
    desktop.window.theme.set_font_size(18)
    wait_until(qtbot, lambda: desktop.window.theme.settled)
    widen(desktop, 900)
    assert {"kv_user", "kv_assistant", "system", "pinned", "edit"} <= header.legend.shown
    assert len(header.legend.shown) < 9, "there is no room for all"
    assert "recalled" in header.legend.toolTip(), "what is left out can be had"
    QApplication.sendEvent(header.legend, QHelpEvent(QEvent.Type.ToolTip, place, QPoint()))
    wait_until(qtbot, QToolTip.isVisible)
    QToolTip.hideText()


def test_dialogs_are_no_larger_than_a_small_window(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    window = make_desktop().window

    def opened() -> list[QDialog]:
        return [dialog for dialog in window.findChildren(QDialog) if dialog.isVisible()]

    window.resize(900, 600)
    for keys in ("Ctrl+,", "Ctrl+P", "Ctrl+G", "Ctrl+K", "Ctrl+Shift+R", "Ctrl+Shift+O", "F1"):
        window.do(keys)
        wait_until(qtbot, lambda: bool(opened()))
        (dialog,) = opened()
        assert dialog.width() <= 900, keys
        assert dialog.height() <= 600, keys
        dialog.reject()


def test_large_letters_are_not_cut(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    """The names of the settings' pages, also while the size is changed there, and the commands."""
    desktop = make_desktop()
    window = desktop.window
    window.resize(900, 600)
    window.do("Ctrl+,")
    dialog = window.findChild(SettingsDialog)
    assert dialog is not None
    window.theme.set_font_size(22)
    pages = dialog.pages
    wait_until(qtbot, lambda: window.theme.settled and pages.font().pixelSize() == 22)
    wait_until(qtbot, lambda: pages.viewport().width() >= pages.sizeHintForColumn(0))
    dialog.reject()
    window.composer.editor.setFocus()
    window.composer.editor.setPlainText("/con")
    commands = window.commands
    wait_until(qtbot, commands.isVisible)
    assert commands.width() == window.composer.width()


def test_a_chosen_row_is_one_piece(qtbot: QtBot, theme: Theme) -> None:
    table = Table("table", "words", ("a", "b", "c"))
    qtbot.addWidget(table)
    chosen = table.make_row(("one", "two", "three"))
    table.addTopLevelItem(chosen)
    table.setCurrentItem(chosen)
    table.resize(300, 120)
    table.show()
    row = table.visualItemRect(chosen)
    picture = table.viewport().grab().toImage()
    edge = {picture.pixelColor(x, row.top() + 1).name() for x in range(6, table.viewport().width() - 6)}
    assert edge == {theme.css("selection")}


def test_figures_that_do_not_fit_are_left_out_whole(qtbot: QtBot, theme: Theme) -> None:
    status = StatusRow(theme)
    qtbot.addWidget(status)
    status.resize(900, 30)
    status.show()
    status.reply_finished(21.4)
    status.show_counts({TurnState.IN_KV: 4, TurnState.SUMMARIZED: 12, TurnState.DROPPED: 0})
    status.sent()
    status.text_arrived()
    status.reply_finished(21.4)
    for width, n_shown in ((900, 3), (330, 2), (120, 1), (900, 3)):
        status.resize(width, 30)
        QApplication.processEvents()
        shown = [label for label in status.findChildren(QLabel) if label.isVisible() and label.text()]
        assert len(shown) == n_shown, width
        assert all(label.width() >= label.sizeHint().width() for label in shown), width
    status.show_draft(120, True)
    assert status.draft.isVisible()
    assert not status.tokens.isVisible(), "the message being written matters more"
    status.show_draft(0, False)
    assert status.tokens.isVisible()


def test_cards_put_their_buttons_below_the_words(qtbot: QtBot, theme: Theme) -> None:
    page = StartPage(theme)
    qtbot.addWidget(page)
    page.show()
    for width, beside in ((680, True), (320, False), (680, True)):
        page.resize(width, 500)
        QApplication.processEvents()
        title = next(label for label in page.findChildren(QLabel) if label.text() == "Use a model you have")
        place = title.mapTo(page, title.rect().bottomRight())
        button = page.file.mapTo(page, page.file.rect().topLeft())
        assert (button.x() > place.x()) is beside
        assert (button.y() > place.y()) is not beside


def test_no_button_of_a_card_is_cut(qtbot: QtBot, theme: Theme) -> None:
    page = StartPage(theme)
    qtbot.addWidget(page)
    page.show()
    page.library.setText("Auf diesem Rechner…")
    page.file.setText("GGUF-Datei öffnen…")
    both = page.library, page.file
    for width, in_a_line in ((680, True), (270, False), (680, True)):
        page.setFixedWidth(width)
        wait_until(qtbot, lambda: (page.library.y() == page.file.y()) is in_a_line)  # noqa: B023
        wait_until(qtbot, lambda: all(each.width() >= each.sizeHint().width() for each in both))
        assert all(page.rect().contains(each.mapTo(page, each.rect().bottomRight())) for each in both)


def test_a_name_breaks_only_where_there_is_no_room(qtbot: QtBot, theme: Theme) -> None:
    model = next(model for model in catalogue() if model.name == "Qwen3 4B")
    download = Download(model, Path(model.file_name), State.OFFERED, 10**9)
    name = "Qwen3 4B Instruct of July, in a file with a long name"
    row = DownloadRow(theme, download, 4096, 16 * 10**9, suggested=True, icon="download", title=name)
    qtbot.addWidget(row)
    row.show()
    heights = {}
    for width in (680, 150):
        row.resize(width, row.heightForWidth(width))
        QApplication.processEvents()
        heights[width] = row.name.height(), row.suggested.height()
    line = row.name.fontMetrics().height()
    assert heights[680][0] < 2 * line <= heights[150][0]
    assert heights[680][1] == heights[150][1] == row.suggested.sizeHint().height()


@pytest.mark.parametrize("text", ["many words of a memory " * 30, "🎉 party " * 60, "x" * 900])
def test_a_text_that_is_cut_ends_in_an_ellipsis(qapp: QApplication, text: str) -> None:
    layout, height = lay_out(text, QFont(), 240, 3, [(2, 7)])
    assert layout.lineCount() == 3
    assert layout.text().endswith("…")
    assert text.startswith(layout.text()[:-1])
    assert layout.lineAt(2).naturalTextWidth() <= 241
    assert height > 0
    mark = layout.formats()[0]
    units = layout.text().encode("utf-16-le")
    assert units[2 * mark.start : 2 * (mark.start + mark.length)].decode("utf-16-le") == text[2:7]


def test_a_text_that_fits_is_left_alone(qapp: QApplication) -> None:
    assert lay_out("a short name", QFont(), 240, 3)[0].text() == "a short name"


def test_the_memory_gives_way_in_a_very_narrow_window_and_comes_back(make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    window = desktop.window
    widen(desktop, 1200)
    assert window.memory.isVisible()
    widen(desktop, 640)
    assert not window.memory.isVisible()
    assert window.header.show_memory.isVisible()
    assert window.composer.width() > 560, "the conversation has the room"
    widen(desktop, 1200)
    assert window.memory.isVisible(), "nobody folded it"
    window.fold_memory(True)
    widen(desktop, 640)
    widen(desktop, 1200)
    assert not window.memory.isVisible(), "the user folded it"


def test_nothing_is_cut_with_large_letters(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    """The name of the program in the sidebar, and all of a memory, in a window of 900 by 600."""
    desktop = make_desktop()
    window = desktop.window
    send(qtbot, desktop, "My boat is called Halcyon, and it lies in Bergen. " * 3)
    store, chat_id = desktop.assembly.store, desktop.session.shown_chat
    assert chat_id is not None
    note = store.add_memory(chat_id, NewMemory("- The boat is called Halcyon.\n" * 6, kind="note"))
    window.theme.set_font_size(22)
    wait_until(qtbot, lambda: window.theme.settled)
    widen(desktop, 900)
    window.fold_sidebar(False)
    QApplication.processEvents()
    title = next(label for label in window.sidebar.findChildren(QLabel) if label.text() == "EthervoxGUI")
    wait_until(qtbot, lambda: title.width() >= title.sizeHint().width())
    window.show_memory(note.memory_id)
    wait_until(qtbot, window.memory.detail.isVisible)
    detail = window.memory.detail
    buttons = [button for button in detail.findChildren(QPushButton) if button.isVisible()]
    assert detail.recall.button in buttons
    wait_until(qtbot, lambda: all(button.width() >= button.sizeHint().width() for button in buttons))
    (area,) = [area for area in detail.findChildren(QScrollArea) if area.isVisible()]
    for button in buttons:
        place = button.rect().translated(button.mapTo(window, QPoint()))
        assert window.rect().contains(place) or area.isAncestorOf(button), button.text()
        assert button.height() >= button.sizeHint().height(), button.text()
    assert area.viewport().height() > 40, "its text can be read"


def test_what_is_loaded_can_be_cancelled_in_a_narrow_window_with_large_letters(
    qtbot: QtBot, english: None, make_desktop: DesktopMaker
) -> None:
    desktop = make_desktop()
    window, header = desktop.window, desktop.window.header
    desktop.actions.change_settings({"appearance.language": "de", "appearance.font_size": 22})
    wait_until(qtbot, lambda: window.theme.settled and desktop.actions.retranslation.settled)
    widen(desktop, 640)
    header.show_api("http://127.0.0.1:8462")
    assert header.api_button.isVisible()
    header.show_loading(0.5)

    def is_readable() -> bool:
        cancel, progress = header.cancel_load, header.progress
        is_whole = cancel.text() == "Abbrechen" and cancel.width() >= cancel.sizeHint().width()
        return is_whole and not progress.geometry().intersects(cancel.geometry())

    wait_until(qtbot, is_readable)
    header.show_loading(None)
    assert header.api_button.isVisible()
    assert header.profiles.isVisible()


def test_what_is_loaded_lies_over_nothing_beside_the_memory_of_a_small_window(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    """With a scale factor of 2, 1,400 pixels are 700: the progress stood over the name of the model."""
    desktop = make_desktop()
    window, header = desktop.window, desktop.window.header
    widen(desktop, 640)
    window.fold_memory(False)
    header.picker.show_name("Qwen2.5 Coder 0.5B Instruct")
    header.show_loading(0.5)
    row = (header.show_chats, header.picker, header.progress, header.cancel_load, header.more)

    def stand_apart() -> bool:
        places = [widget.geometry() for widget in row if widget.isVisible()]
        return all(left.right() < right.left() for left, right in pairwise(places))

    QApplication.processEvents()  # they are laid out anew
    wait_until(qtbot, stand_apart)
    assert header.cancel_load.width() >= header.cancel_load.sizeHint().width()
    header.show_loading(None)
    assert header.summarize.isVisible()


def test_why_a_reply_ended_is_cut_with_an_ellipsis(qtbot: QtBot, theme: Theme) -> None:
    item = TurnItem(2, Role.ASSISTANT, "A reply.", n_tokens=165)
    item.end(StopReason.LOOP)
    message = AssistantMessage(theme, item)
    qtbot.addWidget(message)
    message.show()
    message.resize(330, message.heightForWidth(330))
    end = message.findChild(ElidedLabel, "endMark")
    assert end is not None
    wait_until(qtbot, lambda: end.shown.endswith("…"))
    message.resize(900, message.height())
    wait_until(qtbot, lambda: end.shown == "■ stopped: it repeated itself")


def test_the_models_name_is_read_beside_the_memory_of_a_small_window(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    desktop = make_desktop()
    window, header = desktop.window, desktop.window.header
    widen(desktop, 640)
    header.show_api("http://127.0.0.1:8462")
    window.fold_memory(False)
    header.picker.show_name("Guide")
    wait_until(qtbot, lambda: header.picker.width() >= header.picker.sizeHint().width())
    assert header.api_button.isVisible(), "that other programs can call is seen at every width"
    window.fold_memory(True)
    widen(desktop, 1400)
    whole = Qt.ToolButtonStyle.ToolButtonTextOnly
    wait_until(qtbot, lambda: header.api_button.toolButtonStyle() is whole)


def test_panels_that_have_no_room_together_take_turns(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    window = desktop.window
    window.theme.set_font_size(22)
    wait_until(qtbot, lambda: window.theme.settled)
    widen(desktop, 900)
    assert window.memory.isVisible()
    window.fold_sidebar(False)
    assert window.sidebar.isVisible()
    assert not window.memory.isVisible(), "it would stand over the conversation"
    window.fold_sidebar(True)
    assert window.memory.isVisible()
    window.fold_sidebar(False)
    window.fold_memory(False)
    assert not window.sidebar.isVisible()


def test_words_that_find_no_room_end_in_an_ellipsis(qtbot: QtBot, theme: Theme) -> None:
    label = ElidedLabel()
    qtbot.addWidget(label)
    label.setText("turn 28 · 33 tokens · 167.7 tokens/s · summarized")
    label.resize(label.sizeHint())
    label.show()
    label.grab()
    assert label.shown == label.text()
    assert not label.toolTip()
    label.resize(120, label.height())
    label.grab()
    assert label.shown.endswith("…")
    assert "summarized" in label.toolTip()


def test_the_hint_of_the_message_box_ends_in_no_mid_sentence(
    qtbot: QtBot, theme: Theme, english: None
) -> None:
    composer = Composer(theme)
    qtbot.addWidget(composer)
    composer.set_ready(True)
    composer.resize(900, 80)
    composer.show()
    editor = composer.editor
    assert editor.placeholderText() == "Message, or / for commands"
    theme.set_font_size(32)
    wait_until(qtbot, lambda: theme.settled)
    composer.resize(520, 120)
    wait_until(qtbot, lambda: editor.placeholderText() == "Message")
    assert editor.toolTip() == ""
    composer.set_ready(False, "This chat isn't loaded. Select it again.")
    assert editor.placeholderText().startswith("This chat")
    assert editor.placeholderText().endswith("…")
    assert "Select it again." in editor.toolTip(), "all of it is in the tooltip"
    assert editor.fontMetrics().horizontalAdvance(editor.placeholderText()) < editor.viewport().width()
    composer.set_ready(True)
    theme.set_font_size(14)
    wait_until(qtbot, lambda: theme.settled)
    composer.resize(900, 80)
    wait_until(qtbot, lambda: editor.placeholderText() == "Message, or / for commands")
    language.speak("de")
    retranslate = Retranslate(composer)
    retranslate.begin()
    wait_until(qtbot, lambda: retranslate.settled)
    assert editor.placeholderText() == "Nachricht, oder / für Befehle"


def test_an_empty_chat_is_not_cut_with_large_letters(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    welcome = desktop.window.welcome
    welcome.set_guide(True)
    desktop.window.theme.set_font_size(32)
    widen(desktop, 900)
    wait_until(qtbot, lambda: desktop.window.theme.settled)
    page = welcome.widget()
    assert page is not None
    wait_until(qtbot, lambda: page.width() <= welcome.viewport().width())
    shown = [w for w in page.findChildren(QWidget) if isinstance(w, QLabel | QPushButton) and w.isVisible()]
    assert "What does the gauge show?" in [each.text() for each in shown]

    def is_whole(each: QWidget) -> bool:
        breaks = isinstance(each, QLabel) and each.wordWrap()
        return breaks or each.width() >= min(each.sizeHint().width(), page.width() - 48)

    wait_until(qtbot, lambda: all(map(is_whole, shown)))
    widen(desktop, 1280)
    wait_until(qtbot, desktop.window.sidebar.isVisible)
    viewport = welcome.viewport()
    wait_until(qtbot, lambda: viewport.width() < 560 and page.width() == viewport.width())
    title = next(each for each in shown if isinstance(each, QLabel))
    wait_until(qtbot, lambda: page.rect().contains(title.geometry()))
    widen(desktop, 1800)
    desktop.window.theme.set_font_size(14)
    first, second = [each for each in shown if isinstance(each, QPushButton)]
    wait_until(qtbot, lambda: first.y() == second.y())


def test_the_title_of_a_memory_can_be_read_with_large_letters(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    """Beside its buttons “Summa…” was left of it."""
    desktop = make_desktop()
    window, store = desktop.window, desktop.assembly.store
    send(qtbot, desktop, "Hello")
    chat_id = desktop.session.shown_chat
    assert chat_id is not None
    turn_ids = [turn.turn_id for turn in store.turns_of_chat(chat_id) if turn.role is not Role.SYSTEM]
    memory = store.add_memory(chat_id, NewMemory("- Rex is a dog.", turn_ids=turn_ids))
    widen(desktop, 1280)
    window.show_memory(memory.memory_id)
    detail = window.memory.detail
    wait_until(qtbot, lambda: detail.isVisible() and detail.detail is not None)
    title = detail.findChild(ElidedLabel)
    assert title is not None
    assert title.text() == "Summary of turns 1–2"
    wait_until(qtbot, lambda: title.shown == title.text())
    assert title.geometry().intersects(QRect(0, detail.edit_button.y(), 999, 9)), (
        "on one line with its buttons"
    )
    for size in (24, 32):
        window.theme.set_font_size(size)
        wait_until(qtbot, lambda: window.theme.settled and title.shown == title.text())
        wait_until(qtbot, lambda: title.width() >= title.fontMetrics().horizontalAdvance("Summary of turns"))
        wait_until(qtbot, lambda: title.height() >= title.heightForWidth(title.width()))
        assert detail.edit_button.y() >= title.geometry().bottom()
    window.theme.set_font_size(14)
    wait_until(qtbot, lambda: window.theme.settled and detail.edit_button.y() < title.geometry().bottom())
    assert not title.wordWrap()


def test_what_helps_can_be_reached_where_the_window_has_no_room_for_the_words(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    desktop = make_desktop()
    window = desktop.window
    window.theme.set_font_size(32)
    widen(desktop, 900)
    wait_until(qtbot, lambda: window.theme.settled)
    window.composer.set_text("many words " * 400)
    offers = [(words, lambda: None) for words in ("Condense it", "Send the end of it")]
    error = ErrorRaised("message_too_long", "It is too long. " * 6, "n=9", "Have it condensed. " * 5)
    window.tell_failure(error, offers, of_model=False)
    card = window.reply_failure
    buttons = [*card._made, card.details, card.close_button]

    def is_reached(button: QWidget) -> bool:
        return button.visibleRegion().boundingRect() == button.rect()

    wait_until(qtbot, lambda: card.geometry().bottom() < window.composer.y())
    wait_until(qtbot, lambda: all(map(is_reached, buttons)))
    assert window.status.geometry().bottom() <= window.height()
    assert not card.title.visibleRegion().isEmpty()
    words = card._words
    assert words.verticalScrollBar().maximum() > 0, "the rest of the words is scrolled to"
    window.theme.set_font_size(14)
    window.resize(900, 800)
    wait_until(qtbot, lambda: window.theme.settled and words.verticalScrollBar().maximum() == 0)
    wait_until(qtbot, lambda: is_reached(card.advice))
    wait_until(qtbot, lambda: window.chat.height() > 100)
    window.resize(900, 600)
    QApplication.processEvents()
    wait_until(qtbot, lambda: window.chat.height() < 100)
    assert words.verticalScrollBar().maximum() == 0, "the chat gives way first"
    window.resize(900, 1100)
    wait_until(qtbot, lambda: window.chat.height() > 300)
    height = card.height()
    card.sentence.setText("It says more in another language. " * 9)
    wait_until(qtbot, lambda: card.height() > height)
    wait_until(qtbot, lambda: words.verticalScrollBar().maximum() == 0 and is_reached(card.advice))


def test_the_keys_of_a_new_chat_give_way_to_its_words(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    """With large letters they stood in each other."""
    sidebar = make_desktop().window.sidebar
    button = sidebar.new_button
    (hint,) = button.findChildren(QLabel)
    wait_until(qtbot, hint.isVisible)
    button.setText("A new conversation in many words " * 2)
    wait_until(qtbot, lambda: not hint.isVisible())
    button.setText("New")
    wait_until(qtbot, hint.isVisible)
    sidebar.setFixedWidth(sidebar.minimumSizeHint().width())
    button.setStyleSheet("font-size: 40px")
    wait_until(qtbot, lambda: not hint.isVisible())


@pytest.mark.parametrize("language", ["en", "de", "ru"])
def test_large_dialogs_fit_into_a_small_window(
    qtbot: QtBot, english: None, make_desktop: DesktopMaker, language: str
) -> None:
    """They were 840 and 760 pixels wide, and stood out of a screen of 640 by 480."""
    desktop = make_desktop()
    window = desktop.window
    desktop.actions.change_settings({"appearance.language": language})
    wait_until(qtbot, lambda: desktop.actions.retranslation.settled)
    window.resize(640, 480)
    window.do("Ctrl+Shift+F")
    hub = window.findChild(HubDialog)
    assert hub is not None
    assert window.rect().contains(hub.rect())
    hub.reject()
    window.do("Ctrl+,")
    dialog = window.findChild(SettingsDialog)
    assert dialog is not None
    assert window.rect().contains(dialog.rect())
    (area,) = dialog.findChildren(QScrollArea)
    inside = area.widget()
    assert inside is not None
    for row in range(dialog.pages.count()):
        dialog.pages.setCurrentRow(row)
        for fold in dialog.folds.values():
            if fold.isVisible():
                fold.click()
        QApplication.processEvents()
        assert inside.minimumSizeHint().width() <= area.viewport().width(), row
    dialog.reject()


def test_no_word_of_the_settings_is_wider_than_its_page_with_large_letters(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    """The order of the samplers was one word, which no line has room for."""
    desktop = make_desktop()
    window = desktop.window
    window.theme.set_font_size(32)
    window.resize(900, 700)
    wait_until(qtbot, lambda: window.theme.settled)
    window.do("Ctrl+,")
    dialog = window.findChild(SettingsDialog)
    assert dialog is not None
    (area,) = dialog.findChildren(QScrollArea)
    long_words = []
    for row in range(dialog.pages.count()):
        dialog.pages.setCurrentRow(row)
        for fold in dialog.folds.values():
            if fold.isVisible():
                fold.click()
        QApplication.processEvents()
        for label in dialog.findChildren(QLabel):
            breaks = label.isVisible() and label.wordWrap() and area.isAncestorOf(label)
            # Its least width is that of its longest word.
            if breaks and label.minimumSizeHint().width() > area.viewport().width():
                long_words.append(label.text())
    assert long_words == []
    dialog.reject()


@pytest.mark.parametrize("width", [640, 752])
def test_the_settings_pages_are_one_line_where_their_list_leaves_no_room(
    qtbot: QtBot, make_desktop: DesktopMaker, width: int
) -> None:
    """Beside it rows were cut with the largest letters: 208 pixels were left of 640."""
    desktop = make_desktop()
    window = desktop.window
    window.theme.set_font_size(32)
    window.resize(width, 480)
    wait_until(qtbot, lambda: window.theme.settled)
    window.do("Ctrl+,")
    dialog = window.findChild(SettingsDialog)
    assert dialog is not None
    assert not dialog.pages.isVisible()
    assert dialog.choice.isVisible()
    assert dialog.focusWidget() is dialog.choice
    (area,) = dialog.findChildren(QScrollArea)
    inside = area.widget()
    assert inside is not None
    for row in range(dialog.pages.count()):
        assert dialog.choice.currentIndex() == row
        assert dialog.choice.currentText() == dialog.pages.item(row).text()
        for fold in dialog.folds.values():
            if fold.isVisible():
                fold.click()
        QApplication.processEvents()
        assert inside.minimumSizeHint().width() <= area.viewport().width(), row
        press(dialog.choice, Qt.Key.Key_Down)
    dialog.resize(1400, 480)
    wait_until(qtbot, dialog.pages.isVisible)
    assert not dialog.choice.isVisible()
    assert dialog.focusWidget() is dialog.pages
    dialog.reject()


def test_the_window_fits_on_a_screen_of_letters_twice_as_large(
    qtbot: QtBot, make_desktop: DesktopMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of 1,280 by 800 points half remain; the message stood below the screen's edge, out of reach."""
    screen = QSize(640, 400)
    monkeypatch.setattr(QScreen, "availableGeometry", lambda _: QRect(QPoint(), screen))
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "xcb")
    desktop = make_desktop(lambda _: "Fine.")
    window = desktop.window
    least = window.minimumSize().expandedTo(window.minimumSizeHint())
    assert least.boundedTo(screen * 0.95) == least
    window.resize(least)
    send(qtbot, desktop, "Hello!")
    composer = window.composer
    assert window.rect().contains(composer.rect().translated(composer.mapTo(window, QPoint())))


def test_a_dialog_is_as_large_as_there_is_room_but_not_smaller_than_what_is_in_it(qtbot: QtBot) -> None:
    alone = QDialog()
    qtbot.addWidget(alone)
    fit_into_window(alone, 99_999, 99_999)
    screen = alone.screen().availableGeometry()
    assert alone.width() < screen.width()
    assert alone.height() < screen.height()
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(300, 200)
    dialog = QDialog(window)
    wide = QWidget()
    wide.setMinimumSize(500, 50)
    QVBoxLayout(dialog).addWidget(wide)
    fit_into_window(dialog, 400, 400)
    assert dialog.width() >= 500, "else it is cut off"
    assert dialog.height() < 200, "its frame has room, too"


def test_dialogs_grow_with_the_letters_as_far_as_there_is_room(qtbot: QtBot, theme: Theme) -> None:
    """They had the size that is meant for the usual ones, and their columns said “Tu…”."""
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(700, 700)
    sizes = {}
    for letters in (9, 14, 28):
        theme.set_font_size(letters)
        wait_until(qtbot, lambda: theme.settled)
        dialog = QDialog(window)
        fit_into_window(dialog, 400, 300)
        sizes[letters] = dialog.size().toTuple()
    assert sizes == {9: (400, 300), 14: (400, 300), 28: (652, 600)}


def test_the_name_of_a_model_is_never_cut(qtbot: QtBot, theme: Theme) -> None:
    """What stands beside it gives way, and so do the buttons."""
    model = next(model for model in catalogue() if model.name == "Ministral 3 3B")
    theme.set_font_size(32)
    wait_until(qtbot, lambda: theme.settled)
    download = Download(model, Path(model.file_name), State.OFFERED, 10**9)
    row = DownloadRow(theme, download, 4096, 16 * 10**9, suggested=True)
    qtbot.addWidget(row)
    row.show()
    for width in (700, 420):
        row.resize(width, row.heightForWidth(width))
        QApplication.processEvents()
        line = row.name.fontMetrics()
        assert row.name.width() >= line.horizontalAdvance(row.name.text()), width
        assert row.name.height() < 2 * line.height()
        assert row.act.mapTo(row, QPoint()).y() > row.facts.geometry().bottom(), "below the words"


def test_the_profiles_scroll_down_alone_with_large_letters(
    qtbot: QtBot, theme: Theme, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where a title and its field have no room side by side, the field stands below."""
    monkeypatch.setattr(
        "ethervox_gui.ui.profiles.dialog.fit_into_window", lambda dialog, *_: dialog.resize(976, 650)
    )
    for letters, is_beside in ((32, False), (14, True)):
        theme.set_font_size(letters)
        wait_until(qtbot, lambda: theme.settled)
        dialog = ProfileDialog(profiles.Profiles(), Settings(), profiles.DEFAULT, lambda _: False)
        qtbot.addWidget(dialog)
        dialog.show()
        scroll = dialog.findChild(QScrollArea)
        field = dialog.form.findChild(QLineEdit, "profile.model")
        title = next(each for each in dialog.form.findChildren(QLabel) if each.text() == "Model")
        assert scroll is not None
        assert field is not None
        QApplication.processEvents()
        assert scroll.horizontalScrollBar().maximum() == 0
        for choice in dialog.form.findChildren(QComboBox):
            box = choice.parentWidget()
            assert box is not None
            assert choice.geometry().right() < box.width(), choice.objectName()
        assert (field.mapTo(dialog.form, QPoint()).y() <= title.geometry().bottom()) is is_beside


def test_the_line_of_a_call_ends_with_an_ellipsis_where_room_is_short(qtbot: QtBot, theme: Theme) -> None:
    """It was cut in the middle of a letter, and looked as if nothing more had been found."""
    folded = Folded(theme, "memory_search(“brother home city”)")
    qtbot.addWidget(folded)
    found = "My brother Tom lives in Oslo and drives a red tram."
    folded.resize(1200, 60)
    folded.show_text(found, found)
    folded.show()
    button = folded.findChild(QPushButton)
    assert isinstance(button, QPushButton)
    whole = button.text()
    assert whole.endswith(found)
    assert button.toolTip() == ""
    folded.resize(360, 60)
    wait_until(qtbot, lambda: button.text().endswith("…"))
    wait_until(qtbot, lambda: button.width() == button.sizeHint().width() <= folded.width())
    assert button.accessibleName() == whole
    assert found in button.toolTip()
    folded.resize(1200, 60)
    wait_until(qtbot, lambda: button.text() == whole)
