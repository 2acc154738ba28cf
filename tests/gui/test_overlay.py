"""Quick dialogs lie over their window: dimmed, closed by Esc or a click beside, and the focus goes back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.ui.controllers.context_dialogs import EditsDialog
from ethervox_gui.ui.controllers.script_player import ScriptPlayer
from ethervox_gui.ui.kit.overlays.overlay import Overlay, lay_over
from ethervox_gui.ui.kit.widgets.dialogs import AskDialog, ErrorDialog, LinkDialog
from ethervox_gui.ui.memory.dialogs import MemoryEditor
from ethervox_gui.ui.settings.dialog import SettingsDialog
from ethervox_gui.ui.shell.command_palette import Palette, ShortcutsDialog
from tests.gui.conftest import DesktopMaker, begin, click, press, send, wait_idle, wait_until


def palette_of(qtbot: QtBot, desktop: Desktop) -> Palette:
    window = desktop.window
    window.activateWindow()
    wait_until(qtbot, window.isActiveWindow)
    window.composer.setFocus()
    press(window.composer.editor, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    wait_until(qtbot, lambda: window.findChild(Palette) is not None and desktop.background.idle)
    palette = window.findChild(Palette)
    assert palette is not None
    return palette


def has_the_focus_until_esc(
    qtbot: QtBot,
    desktop: Desktop,
    kind: type[QWidget],
    before: QWidget,
    key: Qt.Key,
    modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.ControlModifier,
) -> None:
    """A key opens what has the focus then; Esc closes it, and what had it ``before`` has it again."""
    window = desktop.window
    window.activateWindow()
    wait_until(qtbot, window.isActiveWindow)
    before.setFocus()
    press(before, key, modifiers)
    wait_until(qtbot, lambda: window.findChild(kind) is not None)
    opened = window.findChild(kind)
    assert opened is not None
    assert opened.isAncestorOf(QApplication.focusWidget() or window)
    press(QApplication.focusWidget() or window, Qt.Key.Key_Escape)
    assert not opened.isVisible()
    assert QApplication.focusWidget() is before


def test_the_palette_lies_in_its_window(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    window = desktop.window
    bright = window.grab().toImage().pixelColor(8, window.height() - 8).lightness()
    palette = palette_of(qtbot, desktop)
    overlay = window.findChild(Overlay)
    assert overlay is not None
    assert palette.window() is window
    assert overlay.geometry() == window.rect()
    assert palette.search.hasFocus()
    assert palette.accessibleName() == "Search commands, chats and more"
    assert window.grab().toImage().pixelColor(8, window.height() - 8).lightness() < bright - 20
    window.resize(900, 600)
    assert overlay.geometry() == window.rect()
    assert window.rect().adjusted(20, 20, -20, -20).contains(palette.geometry())
    press(palette.search, Qt.Key.Key_Escape)
    wait_until(qtbot, lambda: window.findChild(Overlay) is None)
    assert window.composer.editor.hasFocus()


def test_the_keys_that_quit_are_the_windows_own(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    """They did nothing, though the list of commands itself says what they do."""
    desktop = make_desktop()
    palette = palette_of(qtbot, desktop)
    ctrl = Qt.KeyboardModifier.ControlModifier
    press(palette.search, Qt.Key.Key_B, ctrl)
    assert desktop.window.sidebar.isVisible(), "all others wait"
    press(palette.search, Qt.Key.Key_Q, ctrl)
    assert not desktop.window.isVisible()


def test_a_click_beside_closes_and_one_inside_does_not(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    palette = palette_of(qtbot, desktop)
    overlay = desktop.window.findChild(Overlay)
    assert overlay is not None
    click(palette, QPoint(4, 4))
    assert palette.isVisible()
    click(overlay, QPoint(4, 4))
    wait_until(qtbot, lambda: desktop.window.findChild(Palette) is None)
    ask = AskDialog("Sure?", "It takes long.", "Do it", desktop.window)
    lay_over(ask, is_light=False)
    found = [each for each in desktop.window.findChildren(Overlay) if each.dialog is ask]
    click(found[0], QPoint(4, 4))
    assert ask.isVisible()
    ask.reject()


def test_the_keys_of_the_window_wait(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop(lambda _: "word " * 4000, pause_s=0.001, n_ctx=8192)
    begin(qtbot, desktop, "Talk for long")
    wait_until(qtbot, lambda: desktop.session.busy)
    palette = palette_of(qtbot, desktop)
    press(palette.search, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    press(palette.search, Qt.Key.Key_Escape)
    wait_until(qtbot, lambda: desktop.window.findChild(Palette) is None)
    assert desktop.session.busy, "Esc closed the palette, and did not stop the reply"
    assert desktop.window.chat.transcript.items, "and no new chat was begun behind it"
    press(desktop.window.composer.editor, Qt.Key.Key_Escape)
    wait_idle(qtbot, desktop)


def test_a_dialog_whose_list_is_empty_has_the_focus_too(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    editor = desktop.window.composer.editor
    has_the_focus_until_esc(qtbot, desktop, EditsDialog, editor, Qt.Key.Key_G)


def test_tab_stays_inside(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    window = make_desktop().window
    window.activateWindow()
    wait_until(qtbot, window.isActiveWindow)
    window.ask_to_open("https://example.org/")
    dialog = window.findChild(LinkDialog)
    assert dialog is not None
    wait_until(qtbot, lambda: dialog.isAncestorOf(QApplication.focusWidget() or window))
    seen: list[QWidget | None] = []
    for _ in range(4):
        seen.append(QApplication.focusWidget())
        press(seen[-1] or window, Qt.Key.Key_Tab)
    assert all(widget is not None and dialog.isAncestorOf(widget) for widget in seen)
    assert len({id(widget) for widget in seen}) == 3, "address, Open, Cancel, and round again"
    press(QApplication.focusWidget() or window, Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert QApplication.focusWidget() is seen[3]
    dialog.reject()


def test_return_presses_what_has_the_focus_or_the_default(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    """Also after the default button had the focus: Qt forgets it then, in a dialog that is no window."""
    desktop = make_desktop()
    desktop.window.activateWindow()
    wait_until(qtbot, desktop.window.isActiveWindow)
    store = desktop.assembly.store

    def writes(text: str) -> MemoryEditor:
        desktop.memory_actions.write_note()
        editor = desktop.window.findChild(MemoryEditor)
        assert editor is not None
        assert editor.window() is desktop.window
        editor.text.setPlainText(text)
        return editor

    editor = writes("kept")
    cancel = next(each for each in editor.findChildren(QPushButton) if each is not editor.save)
    for widget in (editor.text, editor.tags, cancel, editor.save):
        assert widget.hasFocus()
        press(widget, Qt.Key.Key_Tab)
    assert editor.text.hasFocus(), "round once, and each in its place"
    press(editor.text, Qt.Key.Key_Tab)
    wait_until(qtbot, editor.save.isDefault)
    press(editor.tags, Qt.Key.Key_Return)
    wait_until(qtbot, lambda: desktop.window.findChild(MemoryEditor) is None)
    wait_idle(qtbot, desktop)
    assert [memory.text for memory in store.list_memories()] == ["kept"]
    editor = writes("given up")
    cancel = next(each for each in editor.findChildren(QPushButton) if each is not editor.save)
    cancel.setFocus()
    press(cancel, Qt.Key.Key_Return)
    wait_until(qtbot, lambda: desktop.window.findChild(MemoryEditor) is None)
    wait_idle(qtbot, desktop)
    assert [memory.text for memory in store.list_memories()] == ["kept"]


@pytest.mark.parametrize(("size", "letters"), [((900, 600), 9), ((900, 600), 22), ((1920, 1080), 32)])
def test_they_fit_whatever_the_letters(
    qtbot: QtBot, make_desktop: DesktopMaker, size: tuple[int, int], letters: int
) -> None:
    desktop = make_desktop()
    window = desktop.window
    window.resize(*size)
    window.theme.set_font_size(letters)
    wait_until(qtbot, lambda: window.theme.settled)
    for dialog in (
        AskDialog("Bring back turns 1–20?", "The model has to read 3,420 tokens. " * 6, "Bring back", window),
        ErrorDialog(window.theme, "It broke. " * 12, "details " * 900, window, advice="Try again. " * 9),
        ShortcutsDialog(window.shortcuts(), window),
    ):
        lay_over(dialog)
        QTest.qWait(0)
        if isinstance(dialog, ErrorDialog):
            dialog._toggle.click()
        if dialog.window() is window:
            assert window.rect().contains(dialog.geometry())
            layout = dialog.layout()
            assert layout is not None
            if layout.hasHeightForWidth():
                assert dialog.height() >= layout.minimumHeightForWidth(dialog.width())
        dialog.reject()


def test_a_window_that_is_too_small_lets_it_stand_alone(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    send(qtbot, desktop, "Hello")
    dialog = AskDialog("Sure?", "It takes long.", "Do it", desktop.window)
    dialog.setMinimumSize(desktop.window.size())
    lay_over(dialog)
    assert dialog.isWindow()
    assert desktop.window.findChild(Overlay) is None
    dialog.reject()


def test_screen_readers_and_pictures_find_it_once(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    window = desktop.window
    palette = palette_of(qtbot, desktop)
    seen = QAccessible.queryAccessibleInterface(palette)
    assert seen.role() is QAccessible.Role.Dialog
    assert seen.text(QAccessible.Text.Name) == "Search commands, chats and more"
    palette.search.clearFocus()  # the cursor in it blinks
    player = ScriptPlayer(window, desktop.session, desktop.actions, desktop.background, None)
    assert player.picture().toImage() == window.grab().toImage()
    palette.reject()


def test_an_error_is_in_front_of_the_dialog_that_is_open(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    window = make_desktop().window
    click(window.sidebar.settings_button)
    settings = window.findChild(SettingsDialog)
    assert settings is not None
    wait_until(qtbot, lambda: QApplication.activeModalWidget() is settings)
    error = window.show_error("It broke.")
    assert error.window() is settings, "below it nobody would see it"
    press(error, Qt.Key.Key_Escape)
    wait_until(qtbot, lambda: window.findChild(ErrorDialog) is None)
    assert settings.isVisible()
    settings.reject()
    behind = window.show_error("It broke again.")
    assert behind.window() is window
    behind.reject()


def test_all_shortcuts_are_read_in_a_small_window(
    qtbot: QtBot, english: None, make_desktop: DesktopMaker
) -> None:
    desktop = make_desktop()
    window = desktop.window
    desktop.actions.change_settings({"appearance.language": "de"})
    wait_until(qtbot, lambda: desktop.actions.retranslation.settled)
    window.resize(640, 480)
    desktop.actions.show_shortcuts()
    dialog = window.findChild(ShortcutsDialog)
    assert dialog is not None
    assert dialog.window() is window
    assert window.rect().contains(dialog.geometry())
    labels = dialog.area.findChildren(QLabel)
    wait_until(qtbot, lambda: all(label.height() >= label.heightForWidth(label.width()) for label in labels))
    dialog.reject()
