"""The window in every language: switched without a restart, mirrored, nothing left over, nothing cut off."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import pytest
from PySide6.QtCore import QObject, QPoint, QRect, Qt, QTranslator
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QDialog,
    QFileDialog,
    QLabel,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from ethervox_gui import paths
from ethervox_gui.context.text import N_
from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.settings import Settings, keys
from ethervox_gui.settings.program import LANGUAGES, Language
from ethervox_gui.ui.chat.message import UserMessage
from ethervox_gui.ui.context_bar.timeline import TimelineStrip
from ethervox_gui.ui.kit.text import formatting, language
from ethervox_gui.ui.kit.text.retranslate import Retranslate
from ethervox_gui.ui.kit.text.spoken import again, spoken
from ethervox_gui.ui.kit.text.translate import said, tr
from ethervox_gui.ui.kit.text_views.code_block import CodeView
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.kit.widgets.elided_label import ElidedLabel
from ethervox_gui.ui.kit.widgets.number_edit import NumberEdit
from ethervox_gui.ui.settings.controls import in_words, usual_values
from ethervox_gui.ui.settings.dialog import SettingsDialog
from ethervox_gui.ui.shell.command_palette import ShortcutsDialog
from ethervox_gui.ui.shell.legend import Legend
from tests.gui.conftest import DesktopMaker, begin, press, send, wait_until
from tests.gui.test_translations import shown_by


class Between(QTranslator):
    """Puts every text between two marks."""

    def __init__(self, marks: str, parent: QObject) -> None:
        super().__init__(parent)
        self._marks = marks

    def translate(self, _context: str, text: str, _about: str | None = "", _n: int = -1) -> str:
        return f"{self._marks[0]}{text}{self._marks[1]}" if text else ""


@pytest.fixture
def before(qapp: QApplication) -> Iterator[Between]:
    translator = Between("⟦⟧", qapp)
    qapp.installTranslator(translator)
    yield translator
    qapp.removeTranslator(translator)


@pytest.fixture
def after(qapp: QApplication) -> Iterator[Between]:
    translator = Between("⟪⟫", qapp)
    yield translator
    qapp.removeTranslator(translator)


def left_over(top: QWidget) -> list[str]:
    """Texts of the language before."""
    found = []
    for widget in [top, *top.findChildren(QWidget)]:
        for text in shown_by(widget):
            if "⟦" in text:
                found.append(f"{type(widget).__name__} {widget.objectName()}: {text[:80]!r}")
    return found


def switch(qapp: QApplication, before: QTranslator, after: QTranslator) -> None:
    qapp.removeTranslator(before)
    qapp.installTranslator(after)


def all_dialogs(qtbot: QtBot, desktop: Desktop) -> list[QDialog]:
    desktop.model_actions.show_library()
    desktop.download_actions.show_dialog()
    desktop.server_actions.show_requests()
    desktop.edit_actions.show_edits()
    desktop.hub_actions.show_dialog()
    wait_until(qtbot, lambda: len(desktop.window.findChildren(QDialog)) == 5)
    return desktop.window.findChildren(QDialog)


def test_nothing_of_the_language_before_is_left_over(
    qtbot: QtBot, qapp: QApplication, before: Between, after: Between, make_desktop: DesktopMaker
) -> None:
    desktop = make_desktop(lambda _: "42.", n_ctx=8192)
    for text in ("1", "2", "3", "/context shift 2", "/memory note so it is"):
        send(qtbot, desktop, text)
    all_dialogs(qtbot, desktop)
    switch(qapp, before, after)
    retranslate = Retranslate(desktop.window)
    retranslate.begin()
    wait_until(qtbot, lambda: retranslate.settled)
    window = desktop.window
    assert not left_over(window), "\n".join(left_over(window))
    told = [text for widget in window.findChildren(QWidget) for text in shown_by(widget)]
    assert sum("⟪" in text for text in told) > 150


def test_nothing_of_the_language_before_is_left_over_in_the_settings(
    qtbot: QtBot, qapp: QApplication, before: Between, after: Between, theme: Theme
) -> None:
    dialog = SettingsDialog(theme, Settings())
    qtbot.addWidget(dialog)
    switch(qapp, before, after)
    retranslate = Retranslate()
    retranslate.begin()
    wait_until(qtbot, lambda: retranslate.settled)
    assert left_over(dialog) == []


def test_the_language_of_the_window_changes_with_the_setting(
    qtbot: QtBot, english: None, make_desktop: DesktopMaker
) -> None:
    desktop = make_desktop(lambda _: "42.")
    send(qtbot, desktop, "1")
    window, actions = desktop.window, desktop.actions
    placeholder = window.composer.editor.placeholderText()

    def speaks(choice: str) -> None:
        actions.change_settings({"appearance.language": choice})
        wait_until(qtbot, lambda: actions.retranslation.settled)

    speaks("de")
    assert window.composer.editor.placeholderText() == "Nachricht, oder / für Befehle"
    assert said(N_("There is no chat {chat_id}.").format(chat_id=5)) == "Es gibt keinen Chat 5."
    begin(qtbot, desktop, "/context bring-back 2")
    wait_until(qtbot, lambda: "Sie sind schon im Kontext." in told(window))
    speaks("ru")
    assert window.composer.editor.placeholderText() not in ("", placeholder)
    speaks("en")
    assert window.composer.editor.placeholderText() == placeholder


def told(window: QWidget) -> list[str]:
    texts = [text.toPlainText() for text in window.findChildren(QTextEdit)]
    return texts + [label.text() for label in window.findChildren(QLabel)]


def test_somebodys_own_words_stay(qtbot: QtBot, english: None, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop(lambda _: "Settings")
    send(qtbot, desktop, "Memory")
    language.speak("de")
    desktop.actions.retranslation.begin()
    wait_until(qtbot, lambda: desktop.actions.retranslation.settled)
    assert {"Memory", "Settings"} <= set(told(desktop.window))


def test_a_word_takes_the_form_of_its_number(english: None) -> None:
    language.speak("ru")
    forms = {n: formatting.counted(n, tr("{} turn"), tr("{} turns")) for n in (1, 2, 5, 11, 21, 1022)}
    assert [forms[n].split()[-1][-1] for n in forms] == ["а", "и", "к", "к", "а", "и"]
    assert tr("{} tokens").format(formatting.number(1)) == "1 токен"
    language.speak("en")
    assert tr("{} tokens").format(formatting.number(1)) == "1 token"
    waits = [said(N_("Try again in {seconds} seconds.").format(seconds=n)) for n in (1, 42)]
    assert waits == ["Try again in 1 second.", "Try again in 42 seconds."]
    assert tr("Turns {} dropped").format(formatting.turns(3, 9)) == "Turns 3–9 dropped"
    assert tr("Turns {} dropped").format(formatting.turns(3, 3)) == "Turn 3 dropped"
    assert tr("a summary of turns {}").format(formatting.all_turns([5])) == "a summary of turn 5"
    assert tr("turns {}").format(formatting.all_turns([1, 4])) == "turns 1, 4"
    assert tr("Turns {} are about to leave").format(formatting.turns(3, 3)) == "Turn 3 is about to leave"


def test_turns_by_their_numbers_are_one_or_several(english: None) -> None:
    """From 1 to 21 they are 21, which in Russian takes the form of 1 where things are counted."""
    language.speak("ru")
    assert tr("turns {}").format(formatting.turns(1, 21)) == "реплики 1–21"
    assert tr("turns {}").format(formatting.all_turns(range(1, 22))) == "реплики 1–21"
    assert tr("turns {}").format(formatting.all_turns([21])) == "реплика 21"


def test_numbers_are_written_as_in_the_language(english: None) -> None:
    language.speak("de")
    assert formatting.number(4672) == "4.672"
    assert formatting.size(2_500_000_000) == "2,5 GB"
    assert said(N_("{n:,} tokens").format(n=4672)) == "4.672 Token"


def test_what_holds_where_nothing_is_set_is_written_as_in_the_language(
    qtbot: QtBot, english: None, theme: Theme
) -> None:
    language.speak("de")
    dialog = SettingsDialog(theme, Settings(), usual=usual_values(None))
    qtbot.addWidget(dialog)
    dialog.show_page("sampling")
    row = dialog.row("sampling.top_p")
    edit = row.findChild(NumberEdit)
    assert edit is not None
    assert edit.placeholderText() == "üblich: 0,95"
    press(edit, Qt.Key.Key_Down)
    assert edit.text() in ("0.9", "0.94"), "steps begin there"
    assert in_words(dict(keys())["sampling.min_p"], 0.05) == "0,05"


def cut_off(window: QWidget) -> Iterator[str]:
    """Labels and buttons in sight that have less room than their words need."""
    for widget in window.findChildren(QWidget):
        if not widget.isVisible() or not isinstance(widget, QLabel | QAbstractButton) or not widget.text():
            continue
        if isinstance(widget, ElidedLabel) or (isinstance(widget, QLabel) and widget.wordWrap()):
            continue  # they say the rest in a tooltip, or take another line
        needed = widget.fontMetrics().horizontalAdvance(max(widget.text().split("\n"), key=len))
        if widget.width() < needed:
            yield f"{type(widget).__name__} {widget.objectName()}: {widget.text()!r}"


def test_no_text_is_cut_off_in_the_smallest_window(
    qtbot: QtBot, english: None, make_desktop: DesktopMaker
) -> None:
    desktop = make_desktop(lambda _: "42.")
    send(qtbot, desktop, "1")
    window, actions = desktop.window, desktop.actions
    window.resize(900, 600)
    found = {}
    for name in LANGUAGES:
        actions.change_settings({"appearance.language": name})
        # Around Arabic the window turns around, and its letters have other sizes until it is dressed again.
        wait_until(qtbot, lambda: actions.retranslation.settled and window.theme.settled)
        QApplication.sendPostedEvents()
        QApplication.processEvents()
        if cut := list(cut_off(window)):
            found[name] = cut
        assert window.width() == 900, f"{name} does not fit"
    assert found == {}


def test_the_keys_lie_over_the_smallest_window_in_every_language(
    qtbot: QtBot, english: None, make_desktop: DesktopMaker
) -> None:
    window = make_desktop(lambda _: "42.").window
    window.resize(900, 600)
    found = {}
    for name in LANGUAGES:
        language.speak(name)
        window.do("F1")
        (dialog,) = window.findChildren(ShortcutsDialog)
        if dialog.isWindow() or (cut := list(cut_off(dialog))):
            found[name] = "a window of its own" if dialog.isWindow() else cut
        dialog.reject()
        wait_until(qtbot, lambda: not window.findChildren(ShortcutsDialog))
    assert found == {}


def test_no_two_looks_of_the_timeline_have_the_same_word(qtbot: QtBot, english: None, theme: Theme) -> None:
    same = {}
    for name in LANGUAGES:
        language.speak(name)
        legend = Legend(theme, TimelineStrip(theme))
        qtbot.addWidget(legend)
        if len(set(legend.words)) < len(legend.words):
            same[name] = legend.words
    assert same == {}


def test_the_window_is_mirrored_where_one_reads_from_right_to_left(
    qtbot: QtBot, english: None, make_desktop: DesktopMaker
) -> None:
    desktop = make_desktop(lambda _: "42.")
    send(qtbot, desktop, "1")
    window, actions = desktop.window, desktop.actions
    strip = window.header.timeline
    before, first = strip.index_at(strip.rect_of(0).center()), strip.rect_of(0)

    def speaks(choice: str) -> None:
        actions.change_settings({"appearance.language": choice})
        wait_until(qtbot, lambda: actions.retranslation.settled)

    speaks("ar")
    middle = window.width() / 2
    at = {part: part.mapTo(window, part.rect().center()).x() for part in (window.sidebar, window.memory)}
    assert at[window.sidebar] > middle > at[window.memory]
    mirrored = strip.rect_of(0)
    assert mirrored.left() == strip.width() - first.left() - first.width()
    assert strip.index_at(mirrored.center()) == before == 0
    speaks("en")
    assert strip.rect_of(0) == first


def speak(qtbot: QtBot, desktop: Desktop, choice: str) -> None:
    desktop.actions.change_settings({"appearance.language": choice})
    wait_until(qtbot, lambda: desktop.actions.retranslation.settled)


def test_the_chat_is_mirrored_with_its_window(
    qtbot: QtBot, english: None, make_desktop: DesktopMaker
) -> None:
    desktop = make_desktop(lambda _: "42.")
    for _ in range(9):
        send(qtbot, desktop, "Hello!")
    chat = desktop.window.chat

    def margins() -> tuple[int, int]:
        message = chat.findChildren(UserMessage)[0]
        left = message.mapTo(chat, QPoint(0, 0)).x()
        return left, chat.width() - left - message.width()

    for choice in ("en", "ar", "en"):
        speak(qtbot, desktop, choice)
        wait_until(qtbot, lambda: desktop.window.theme.settled)  # what is out of sight is made anew later
        assert chat.verticalScrollBar().isVisible()
        wait_until(qtbot, lambda: margins()[0] == margins()[1])
        message = chat.findChildren(UserMessage)[0]
        is_left = message.text.geometry().center().x() < message.width() / 2
        assert is_left is (choice == "ar"), "a bubble stands where lines end"
        assert message.rect().contains(message.text.geometry())


def test_what_a_message_says_of_itself_stands_at_its_edge_in_every_language(
    qtbot: QtBot, english: None, make_desktop: DesktopMaker
) -> None:
    desktop = make_desktop(lambda _: "42.", n_ctx=8192)
    for _ in range(4):
        send(qtbot, desktop, "Hello!")
    send(qtbot, desktop, "/context summarize 2")
    message = desktop.window.chat.findChildren(UserMessage)[0]
    (mark,) = message.findChildren(QLabel, "goneMark")
    for choice in ("en", "ru", "ar", "en"):
        speak(qtbot, desktop, choice)
        wait_until(qtbot, lambda: mark.width() == mark.sizeHint().width())
        edge = mark.x() if choice == "ar" else message.width() - mark.geometry().right()
        assert edge <= 4, choice


def ends_with_dots(view: QAbstractItemView, box: QRect) -> bool:
    """Whether the letters of a painted title stand left of its dots."""
    image = view.viewport().grab(box).toImage()
    ink = {
        x: [y for y in range(image.height()) if image.pixelColor(x, y).lightness() < 110]
        for x in range(image.width())
    }
    seen = {x: max(ys) - min(ys) for x, ys in ink.items() if ys}
    letters = [x for x, height in seen.items() if height > 5]
    dots = [x for x, height in seen.items() if height <= 5]
    assert letters
    assert dots
    return max(letters) < min(dots)


def test_somebodys_words_keep_their_order_in_a_mirrored_window(
    qtbot: QtBot, english: None, make_desktop: DesktopMaker
) -> None:
    desktop = make_desktop(lambda _: "42.")
    send(qtbot, desktop, "lll......")
    desktop.assembly.store.add_note(desktop.session.shown_chat or 0, "lll......")
    window = desktop.window
    window.memory.reload()
    wait_until(qtbot, lambda: window.memory.list.cards.rowCount() == 1)
    for choice in ("en", "ar"):
        speak(qtbot, desktop, choice)
        for view, row in ((window.sidebar.list, 1), (window.memory.list, 0)):
            place = view.visualRect(view.model().index(row, 0)).adjusted(6, 6, -6, 0)
            place.setHeight(20)
            title = QRect(place.left(), place.top(), place.width() // 2, 20)  # the time is on the other side
            if choice == "ar":
                title.moveRight(place.right())
            assert ends_with_dots(view, title), (choice, view.objectName())


def test_every_language_has_a_name_and_a_file() -> None:
    names = {path.stem.removeprefix("window_") for path in paths.resource("translations").glob("*.ts")}
    assert names == set(LANGUAGES)
    assert set(get_args(Language)) == {"auto", *LANGUAGES}


def test_figures_are_written_anew_in_another_language(english: None) -> None:
    language.speak("en")
    speed, many = (
        tr("{} tokens/s").format(formatting.decimal(176.3)),
        tr("{} tokens").format(formatting.number(4672)),
    )
    language.speak("de")
    assert again(f"{speed} · {many}") == "176,3 Token/s · 4.672 Token"
    language.speak("en")
    assert again("176,3 Token/s") == "176.3 tokens/s"


def test_what_cards_say_of_themselves_changes_with_the_language(
    qtbot: QtBot, make_desktop: DesktopMaker, english: None
) -> None:
    desktop = make_desktop(n_ctx=8192)
    for text in range(6):
        send(qtbot, desktop, f"My falcon number {text} is called Zephyr and lives in Reykjavik.")
    send(qtbot, desktop, "/context summarize 4")
    cards = desktop.window.memory.list.cards
    wait_until(qtbot, lambda: cards.rowCount() > 0)
    assert "summary" in cards.cards[0].tags
    language.speak("de")
    desktop.actions.retranslation.begin()
    wait_until(qtbot, lambda: "Zusammenfassung" in cards.cards[0].tags)


def test_settings_that_are_open_are_said_again_to_the_last_word(
    qtbot: QtBot, theme: Theme, english: None
) -> None:
    """Also sentences with a remark in brackets behind them."""

    def words() -> list[str]:
        return [label.text() for row in dialog.rows.values() for label in row.findChildren(QLabel)]

    language.speak("en")
    dialog = SettingsDialog(theme, Settings())
    qtbot.addWidget(dialog)
    again_ = Retranslate()
    pages = {key.partition(".")[0] for key, _ in keys()}
    for page in pages:
        dialog.show_page(page)
    for name in ("de", "ar"):
        language.speak(name)
        again_.begin()
        wait_until(qtbot, lambda: again_.settled)
        fresh = SettingsDialog(theme, Settings())
        qtbot.addWidget(fresh)
        for page in pages:
            fresh.show_page(page)
        anew = [label.text() for row in fresh.rows.values() for label in row.findChildren(QLabel)]
        assert words() == anew


def test_two_texts_of_one_translation_stay_apart(english: None) -> None:
    """Japanese has one word for memory and memories."""
    language.speak("ja")
    said_in_list = spoken("MemoryList", "Memories")
    others = [spoken(place, "Memory") for place in ("MemoryDetail", "MemoryPanel", "")]
    assert {str(each) for each in others} == {str(said_in_list)}
    shown = str(said_in_list)
    language.speak("en")
    assert again(shown, "MemoryList", "QListView", "MemoryPanel") == "Memories"
    assert again(shown, "QLabel", "MemoryPanel") == "Memory"


def test_code_is_read_from_the_left_in_every_language(
    qtbot: QtBot, make_desktop: DesktopMaker, qapp: QApplication, english: None
) -> None:
    desktop = make_desktop(lambda _: "```python\n" + "x = 1; " * 60 + "\n```")
    send(qtbot, desktop, "Code, please.")
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    (code,) = desktop.window.chat.findChildren(CodeView)
    assert code.isRightToLeft()
    assert not code.text.isRightToLeft()


@pytest.mark.parametrize("name", sorted(set(get_args(Language)) - {"auto", "en", "hi"}))
def test_a_file_dialog_speaks_one_language(qtbot: QtBot, english: None, theme: Theme, name: str) -> None:
    """Qt gave some of its words keys to reach them by after they had been translated; it has no Hindi."""
    language.speak(name)
    dialog = QFileDialog(options=QFileDialog.Option.DontUseNativeDialog)
    qtbot.addWidget(dialog)
    words = [label.text().replace("&", "") for label in dialog.findChildren(QLabel)]
    assert len(words) == 3
    assert not {"Look in:", "File name:", "Files of type:"}.intersection(words), words
