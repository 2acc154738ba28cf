"""The header's menu, and what could not be done told where it was wanted."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialog, QMenu, QPushButton, QScrollArea
from pytestqt.qtbot import QtBot

from ethervox_gui import paths
from ethervox_gui.context.events.events import ErrorRaised
from ethervox_gui.context.events.window_events import ModelLoading
from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.ui.kit.widgets.dialogs import ErrorDialog
from ethervox_gui.ui.kit.widgets.problem import Failure
from tests.gui import scripted_desktop
from tests.gui.conftest import DesktopMaker, begin, click, failure_of, press, send, wait_idle, wait_until


def actions_of(menu: QMenu) -> dict[str, QAction]:
    return {action.text().partition("\t")[0]: action for action in menu.actions() if action.text()}


def open_menu(qtbot: QtBot, desktop: Desktop) -> QMenu:
    button = desktop.window.header.more
    assert button.accessibleName() == "More for this chat"
    wait_until(qtbot, lambda: desktop.window.findChild(QMenu, "moreMenu") is None)
    button.setFocus()
    press(button, Qt.Key.Key_Space)
    wait_until(qtbot, lambda: desktop.window.findChild(QMenu, "moreMenu") is not None)
    menu = desktop.window.findChild(QMenu, "moreMenu")
    assert isinstance(menu, QMenu)
    return menu


def offered(bar: Failure) -> dict[str, QPushButton]:
    return {b.text(): b for b in bar.findChildren(QPushButton) if b.isVisible()}


def test_the_menu_offers_what_can_be_done_with_the_chat(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    window = desktop.window
    menu = open_menu(qtbot, desktop)
    assert "Export…" not in actions_of(menu), "nothing was said in it yet"
    menu.close()
    send(qtbot, desktop, "Hello")
    wait_until(qtbot, lambda: desktop.background.idle)
    menu = open_menu(qtbot, desktop)
    words = actions_of(menu)
    expected = ("Rename", "Export…", "Delete", "Parameters of this chat…", "Edits of the context…", "API off")
    assert set(expected) <= set(words)
    window.fold_sidebar(True)
    words["Rename"].trigger()
    menu.close()
    assert not window.sidebar.isHidden(), "a name is typed in the list"
    press(window.sidebar.list.viewport(), Qt.Key.Key_Escape)
    window.header.show_api("http://127.0.0.1:8080")
    menu = open_menu(qtbot, desktop)
    assert "API on: http://127.0.0.1:8080/v1" in actions_of(menu)
    assert "Copy the address of the API" in actions_of(menu)
    actions_of(menu)["Keyboard shortcuts"].trigger()
    menu.close()
    wait_until(qtbot, lambda: window.findChild(QDialog, "shortcutsDialog") is not None)


@pytest.mark.parametrize("hidden", ["filtered", "folded"])
def test_the_menu_is_that_of_a_chat_that_the_list_hides(
    qtbot: QtBot, make_desktop: DesktopMaker, hidden: str
) -> None:
    desktop = make_desktop()
    send(qtbot, desktop, "Hello")
    chat_id = desktop.session.shown_chat
    assert chat_id is not None
    chats = desktop.window.sidebar.list.chats
    store = desktop.assembly.store
    folder = store.make_folder("Boats")
    store.put_into_folder([chat_id], folder.folder_id)
    desktop.session.refresh_chats()
    wait_until(qtbot, lambda: chats.row_of_folder(folder.folder_id) is not None)
    if hidden == "folded":
        chats.fold(folder.folder_id, True)
    else:
        desktop.window.sidebar.filter.setText("nothing is called this")
    wait_until(qtbot, lambda: chats.row_of(chat_id) is None)
    menu = open_menu(qtbot, desktop)
    assert {"Rename", "Export…", "Delete", "Pin to the top"} <= set(actions_of(menu))
    actions_of(menu)["Rename"].trigger()
    menu.close()
    assert chats.row_of(chat_id) is not None, "its name is typed where it stands"
    press(desktop.window.sidebar.list.viewport(), Qt.Key.Key_Escape)


def test_a_model_that_cannot_be_loaded_is_tried_again(
    qtbot: QtBot, make_desktop: DesktopMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    desktop = make_desktop()
    monkeypatch.setattr(scripted_desktop, "GONE", frozenset({"back-soon.gguf"}))
    desktop.actions.load_model(Path("back-soon.gguf"))
    bar = failure_of(qtbot, desktop)
    assert bar is desktop.window.model_failure
    assert desktop.window.findChild(QDialog, "errorDialog") is None
    assert "Couldn't open the model" in bar.accessibleName()
    assert bar.mapTo(desktop.window, bar.rect().topLeft()).y() >= desktop.window.header.height()
    wait_until(qtbot, lambda: not desktop.session.busy)
    monkeypatch.setattr(scripted_desktop, "GONE", frozenset())
    click(offered(bar)["Retry"])
    wait_idle(qtbot, desktop)
    assert not bar.isVisible()
    assert desktop.window.recent_models()[0].name == "back-soon.gguf"


def test_the_guide_is_offered_where_no_model_is_there(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    desktop.actions.load_model(Path("unwanted.gguf"))
    bar = failure_of(qtbot, desktop)
    assert "Use the guide" not in words_of(bar), "a model is loaded and goes on"
    wait_idle(qtbot, desktop)
    send(qtbot, desktop, "Hello")
    assert not bar.isVisible(), "it is gone on with"
    desktop.actions.load_model(Path("other.gguf"))
    wait_idle(qtbot, desktop)
    lost = ErrorRaised("model_damaged", "It cannot be loaded.", "")
    desktop.session.take(ModelLoading("unwanted", 0.0))  # and nothing can be loaded in its place
    desktop.session.take(lost)
    assert "Use the guide" in words_of(bar)
    desktop.actions.load_model(paths.guide_model())
    wait_idle(qtbot, desktop)
    assert not bar.isVisible()
    desktop.actions.load_model(Path("unwanted.gguf"))
    wait_until(qtbot, bar.isVisible)
    wait_idle(qtbot, desktop)
    desktop.window.welcome.start.guide_wanted.emit()
    assert not bar.isVisible(), "it is loaded already"
    desktop.actions.load_model(paths.guide_model())
    wait_idle(qtbot, desktop)
    desktop.session.take(ModelLoading("guide", 0.0))
    desktop.session.take(lost)
    assert "Use the guide" not in words_of(bar), "it is the one that cannot be loaded"


def words_of(bar: Failure) -> set[str]:
    """What is offered now, without what was a moment ago."""
    return {button.text() for button in bar._made}


def test_a_message_that_is_refused_is_told_above_the_composer(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    desktop = make_desktop(n_ctx=512)
    window = desktop.window
    begin(qtbot, desktop, "much too long " * 100)
    bar = failure_of(qtbot, desktop)
    wait_idle(qtbot, desktop)
    assert bar is window.reply_failure
    assert set(offered(bar)) >= {"Condense it", "Send the end of it"}
    assert bar.geometry().bottom() < window.composer.geometry().top()
    bar.close_button.click()
    assert not bar.isVisible()
    begin(qtbot, desktop, "much too long " * 100)
    failure_of(qtbot, desktop)
    wait_idle(qtbot, desktop)
    window.composer.set_text("short")
    press(window.composer.editor, Qt.Key.Key_Return)
    wait_idle(qtbot, desktop)
    assert not bar.isVisible(), "it went well now"


def test_a_failure_is_put_away_when_a_reply_is_written_again(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    desktop = make_desktop(n_ctx=512)
    send(qtbot, desktop, "Hello")
    begin(qtbot, desktop, "much too long " * 100)
    bar = failure_of(qtbot, desktop)
    wait_idle(qtbot, desktop)
    press(desktop.window, Qt.Key.Key_R, Qt.KeyboardModifier.ControlModifier)
    wait_idle(qtbot, desktop)
    assert not bar.isVisible()


def test_all_that_is_known_is_a_click_away(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    bar = desktop.window.model_failure
    desktop.actions.load_model(Path("broken.gguf"))
    failure_of(qtbot, desktop)
    wait_until(qtbot, lambda: not desktop.session.busy)
    if bar.details.isVisible():
        click(bar.details)
        dialog = desktop.window.findChild(ErrorDialog)
        assert dialog is not None
        assert dialog._details.isVisible()
        dialog.reject()
    bar.tell("<b>Couldn't</b>", "x" * 900, "<i>Try</i> " * 80, [("Retry", lambda: None)], has_details=True)
    assert bar.isVisible()
    wait_until(qtbot, lambda: bar.sentence.height() > 0)
    assert bar.width() <= desktop.window.header.width()
    assert bar.title.text() == "<b>Couldn't</b>"


@pytest.mark.parametrize(("size", "letters"), [((900, 600), 18), ((900, 600), 9), ((1920, 1080), 32)])
def test_an_error_has_room_in_a_low_window(
    qtbot: QtBot, make_desktop: DesktopMaker, size: tuple[int, int], letters: int
) -> None:
    desktop = make_desktop(n_ctx=512)
    window = desktop.window
    window.resize(*size)
    window.theme.set_font_size(letters)
    wait_until(qtbot, lambda: window.theme.settled)
    begin(qtbot, desktop, "much too long " * 200)
    bar = failure_of(qtbot, desktop)
    wait_idle(qtbot, desktop)
    wait_until(qtbot, lambda: bar.geometry().bottom() < window.composer.geometry().top())
    words = bar.findChild(QScrollArea, "failureWords")
    assert words is not None
    assert words.verticalScrollBar().maximum() == 0, "all of it is to be seen"
    assert bar.sentence.visibleRegion().boundingRect().size() == bar.sentence.size()
    assert bar.advice.visibleRegion().boundingRect().size() == bar.advice.size()
    assert window.height() == size[1], "the window is no larger for it"
    assert window.status.mapTo(window, window.status.rect().bottomLeft()).y() <= window.height()
