"""Files are attached by click and key: chips, whole or as documents, and what comes in of these."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from ethervox_gui.context.recall.passages import Passage, place_of, source_of, told_source
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.settings import Settings
from ethervox_gui.ui.chat.document_line import DocumentLine, document_words
from ethervox_gui.ui.chat.transcript import DocumentItem, TurnItem
from ethervox_gui.ui.composer.chips import MOST_FILES, Attachment, Chip
from ethervox_gui.ui.kit.text import language
from ethervox_gui.ui.kit.text.translate import said as in_words
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.profiles.connection_test import ConnectionTest
from ethervox_gui.ui.profiles.picker import ProfilePicker
from tests.gui.conftest import DesktopMaker, click, press, send, wait_idle, wait_until
from tests.helpers import documents

ASKED = "What is the password of the archive cellar?"


def chips(desktop: Desktop) -> list[Chip]:
    found = desktop.window.composer.chips.findChildren(Chip)
    return [chip for chip in found if chip.isVisible()]


def attach(qtbot: QtBot, desktop: Desktop, *paths: Path) -> list[Chip]:
    """Drop files on the window, and wait until they are read."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    desktop.window.dropEvent(QDropEvent(QPoint(50, 50), Qt.DropAction.CopyAction, data, buttons, keys))
    wait_until(qtbot, lambda: desktop.background.idle and desktop.window.composer.chips.are_read)
    return chips(desktop)


def said(desktop: Desktop) -> list[str]:
    return [item.text for item in desktop.window.chat.transcript.items if isinstance(item, TurnItem)]


@pytest.fixture
def small(tmp_path: Path) -> Path:
    path = tmp_path / "notes.txt"
    path.write_text("The boat is called <b>Amalia</b>.\n", encoding="utf-8")
    return path


def test_a_small_file_goes_whole(qtbot: QtBot, make_desktop: DesktopMaker, small: Path) -> None:
    desktop = make_desktop()
    window = desktop.window
    (chip,) = attach(qtbot, desktop, small)
    assert chip.label.text().startswith("notes.txt · ")
    assert "tokens" in chip.label.text()
    assert chip.attachment.whole
    window.composer.set_text("Look at this:")
    wait_until(qtbot, lambda: desktop.window.status.draft.isVisible())
    press(window.composer.editor, Qt.Key.Key_Return)
    wait_idle(qtbot, desktop)
    assert said(desktop)[0] == "notes.txt:\n```\nThe boat is called <b>Amalia</b>.\n```\n\nLook at this:"
    assert chips(desktop) == []


def test_a_file_alone_is_a_message(qtbot: QtBot, make_desktop: DesktopMaker, small: Path) -> None:
    desktop = make_desktop()
    button = desktop.window.composer.send_button
    assert not button.isEnabled()
    attach(qtbot, desktop, small)
    click(button)
    wait_idle(qtbot, desktop)
    assert said(desktop) == ["notes.txt:\n```\nThe boat is called <b>Amalia</b>.\n```", "Fine."]


def test_a_chip_is_taken_off_by_click_and_key(qtbot: QtBot, make_desktop: DesktopMaker, small: Path) -> None:
    desktop = make_desktop()
    first, second = attach(qtbot, desktop, small, documents.lighthouse(small.with_name("book.md")))
    click(first.remove)
    wait_until(qtbot, lambda: chips(desktop) == [second])
    second.remove.setFocus()
    press(second.remove, Qt.Key.Key_Space)
    wait_until(qtbot, lambda: chips(desktop) == [])
    assert not desktop.window.composer.chips.isVisible()
    assert not desktop.window.composer.send_button.isEnabled()


def test_the_same_file_is_attached_once(qtbot: QtBot, make_desktop: DesktopMaker, small: Path) -> None:
    desktop = make_desktop()
    (chip,) = attach(qtbot, desktop, small, small)
    assert attach(qtbot, desktop, small) == [chip]
    toast = desktop.window.toast
    assert toast.isVisible()
    assert "notes.txt is attached already." in toast.accessibleName()
    small.write_text("The boat is called <b>Berta</b>.\n", encoding="utf-8")
    assert len(attach(qtbot, desktop, small)) == 2, "it has changed"
    elsewhere = small.parent / "elsewhere"
    elsewhere.mkdir()
    other = elsewhere / small.name
    other.write_text("The boat is called <b>Clara</b>.\n", encoding="utf-8")
    assert len(attach(qtbot, desktop, other)) == 3, "another file of that name"
    again = small.with_name("again.txt")
    again.write_text(small.read_text(encoding="utf-8"), encoding="utf-8")
    assert len(attach(qtbot, desktop, again)) == 4, "a copy under another name is the user's own business"


def test_a_large_file_becomes_a_document_of_the_chat(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path
) -> None:
    desktop = make_desktop(n_ctx=8192)
    window = desktop.window
    (chip,) = attach(qtbot, desktop, documents.lighthouse(tmp_path / "book.md"))
    assert not chip.attachment.whole
    assert chip.how.text() == "Document"
    assert not chip.how.isEnabled(), "it would not fit"
    assert chip.how.cursor().shape() is Qt.CursorShape.ArrowCursor
    send(qtbot, desktop, ASKED)
    assert said(desktop)[0] == ASKED
    wait_until(qtbot, lambda: len([x for x in window.chat.findChildren(DocumentLine) if x.isVisible()]) == 2)
    words = [line.accessibleName() for line in window.chat.findChildren(DocumentLine)]
    assert words[0].startswith("book.md is a document of this chat · ")
    assert "from book.md (" in words[1]
    assert "“Chapter 15”" in words[1]
    blocks = [entry for entry in window.header.timeline.entries if entry.passage_id]
    assert blocks
    assert window.header.timeline.describe(blocks[0]).startswith("Document: book.md, ")


def test_how_a_file_goes_is_chosen_by_a_click(qtbot: QtBot, make_desktop: DesktopMaker, small: Path) -> None:
    desktop = make_desktop(n_ctx=4096)
    (chip,) = attach(qtbot, desktop, small)
    assert chip.how.text() == "Whole"
    assert chip.how.cursor().shape() is Qt.CursorShape.PointingHandCursor, "it is seen that it can be clicked"
    assert not chip.how.icon().isNull()
    click(chip.how)
    assert chip.how.text() == "Document"
    click(chip.how)
    assert chip.how.text() == "Whole"
    click(chip.how)
    send(qtbot, desktop, "How is the boat called?")
    assert said(desktop)[0] == "How is the boat called?"
    assert [document.name for document in desktop.assembly.store.documents(1)] == ["notes.txt"]


def test_the_gauge_shows_what_it_would_take(qtbot: QtBot, make_desktop: DesktopMaker, small: Path) -> None:
    desktop = make_desktop(n_ctx=1024)
    send(qtbot, desktop, "The first message " * 25)
    gauge = desktop.window.header.gauge
    plain = gauge.grab().toImage()
    assert "being written" not in gauge.explanation()
    small.write_text("word " * 120, encoding="utf-8")
    (chip,) = attach(qtbot, desktop, small)
    if not chip.attachment.whole:
        click(chip.how)
    wait_until(qtbot, lambda: "the message being written" in gauge.explanation())
    assert gauge.n_leaving > 0
    assert "would leave for it" in gauge.accessibleDescription()
    assert gauge.grab().toImage() != plain
    click(chip.remove)
    wait_until(qtbot, lambda: "being written" not in gauge.explanation())
    assert gauge.grab().toImage() == plain


def test_the_name_of_a_file_is_no_markup(qtbot: QtBot, theme: Theme) -> None:
    chip = Chip(theme, Attachment("<h1>R&D</h1>.txt"))
    qtbot.addWidget(chip)
    assert "&lt;h1&gt;R&amp;D" in chip.toolTip()
    connection = ConnectionTest()
    qtbot.addWidget(connection)
    connection.show_result("It is not there.", "<html><body>404</body></html>", is_good=False)
    assert "&lt;body&gt;" in connection.result.toolTip()
    picker = ProfilePicker()
    qtbot.addWidget(picker)
    picker.show_name("R&D")
    assert picker.text() == "R&&D"
    assert picker.accessibleName() == "Profile: R&D"


def test_what_cannot_be_read_is_told(qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path) -> None:
    desktop = make_desktop()
    toast = desktop.window.toast
    assert attach(qtbot, desktop, documents.write_locked_pdf(tmp_path / "locked.pdf")) == []
    assert toast.title.text() == "locked.pdf is password-protected."
    assert "without the password" in toast.words.text()


def test_each_file_that_cannot_be_read_is_named(
    qtbot: QtBot, make_desktop: DesktopMaker, small: Path
) -> None:
    """A note takes the place of the one before: the last one tells of all."""
    desktop = make_desktop()
    toast = desktop.window.toast
    locked = documents.write_locked_pdf(small.with_name("locked.pdf"))
    empty, noise = small.with_name("empty.txt"), small.with_name("noise.bin")
    empty.write_text("")
    noise.write_bytes(b"\xff\x00" * 50)
    (chip,) = attach(qtbot, desktop, locked, small, empty, noise)
    assert chip.attachment.name == small.name
    assert toast.title.text() == "3 files cannot be read."
    assert toast.words.text() == (
        "locked.pdf is password-protected. empty.txt: There is no text in this file. "
        "noise.bin is not a text file."
    )
    attach(qtbot, desktop, empty)
    assert toast.title.text() == "empty.txt: There is no text in this file.", "those were told before"


def test_another_model_looks_at_the_files_anew(qtbot: QtBot, make_desktop: DesktopMaker, small: Path) -> None:
    desktop = make_desktop(n_ctx=8192)
    small.write_text("word " * 140, encoding="utf-8")
    other = small.with_name("other.txt")
    other.write_text("short", encoding="utf-8")
    long, short = attach(qtbot, desktop, small, other)
    assert (long.how.text(), short.how.text()) == ("Whole", "Whole")
    click(short.how)
    for chip in (long, short):
        chip.attachment.n_tokens = 0  # as if it had come before there was a model
    desktop.actions.load_model(small.with_name("smaller.gguf"), 512)
    wait_idle(qtbot, desktop)
    assert long.how.text() == "Document"
    assert not long.how.isEnabled(), "it doesn't fit any more"
    assert short.how.text() == "Document", "its user said so"
    for chip in (long, short):
        assert "tokens" in chip.label.text()
    desktop.actions.load_model(small.with_name("larger.gguf"), 8192)
    wait_idle(qtbot, desktop)
    assert (long.how.text(), short.how.text()) == ("Whole", "Document")


def test_files_of_a_new_message_wait_while_an_earlier_one_is_edited(
    qtbot: QtBot, make_desktop: DesktopMaker, small: Path
) -> None:
    desktop = make_desktop()
    send(qtbot, desktop, "Hello")
    attach(qtbot, desktop, small)
    desktop.version_actions.begin_edit(1)
    wait_until(qtbot, lambda: desktop.window.composer.editing == 1)
    assert chips(desktop) == []
    send(qtbot, desktop, "Hello again")
    assert said(desktop) == ["Hello again", "Fine."], "the file is no part of it"
    assert [chip.attachment.name for chip in chips(desktop)] == ["notes.txt"]
    desktop.version_actions.begin_edit(1)
    wait_until(qtbot, lambda: desktop.window.composer.editing == 1)
    assert chips(desktop) == []
    desktop.window.composer.end_edit()
    assert [chip.attachment.name for chip in chips(desktop)] == ["notes.txt"]


def test_files_beside_a_model_are_attached(qtbot: QtBot, make_desktop: DesktopMaker, small: Path) -> None:
    desktop = make_desktop()
    attach(qtbot, desktop, small.with_name("other.gguf"), small)
    wait_idle(qtbot, desktop)
    assert desktop.window.recent_models() == [small.with_name("other.gguf")]
    assert [chip.attachment.name for chip in chips(desktop)] == ["notes.txt"]


def test_files_are_picked_by_button_and_key(qtbot: QtBot, make_desktop: DesktopMaker, small: Path) -> None:
    desktop = make_desktop()
    window = desktop.window

    def dialog() -> QFileDialog:
        wait_until(qtbot, lambda: any(d.isVisible() for d in window.findChildren(QFileDialog)))
        return next(d for d in window.findChildren(QFileDialog) if d.isVisible())

    click(window.composer.attach_button)
    dialog().reject()
    wait_until(qtbot, lambda: not any(d.isVisible() for d in window.findChildren(QFileDialog)))
    press(window, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    chosen = dialog()
    chosen.filesSelected.emit([str(small)])
    chosen.accept()
    wait_until(qtbot, lambda: len(chips(desktop)) == 1 and desktop.window.composer.chips.are_read)


def test_files_wait_in_their_chat(qtbot: QtBot, make_desktop: DesktopMaker, small: Path) -> None:
    desktop = make_desktop()
    send(qtbot, desktop, "Hello")
    attach(qtbot, desktop, small)
    desktop.actions.new_chat()
    wait_idle(qtbot, desktop)
    assert chips(desktop) == []
    desktop.actions.open_chat(1)
    wait_idle(qtbot, desktop)
    wait_until(qtbot, lambda: [chip.attachment.name for chip in chips(desktop)] == ["notes.txt"])


def test_a_command_leaves_them_where_they_are(qtbot: QtBot, make_desktop: DesktopMaker, small: Path) -> None:
    desktop = make_desktop()
    attach(qtbot, desktop, small)
    send(qtbot, desktop, "/documents")
    assert len(chips(desktop)) == 1


def test_a_refused_document_keeps_no_message_back(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path
) -> None:
    settings = Settings().with_values({"context.recall": "off"})
    desktop = make_desktop(n_ctx=4096, settings=settings)
    attach(qtbot, desktop, documents.lighthouse(tmp_path / "book.md"))
    send(qtbot, desktop, ASKED)
    assert "can't be a document" in desktop.window.toast.title.text()
    assert said(desktop) == [ASKED, "Fine."]


def test_a_passage_is_let_go_from_the_timeline(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path
) -> None:
    desktop = make_desktop(n_ctx=4096)
    attach(qtbot, desktop, documents.lighthouse(tmp_path / "book.md"))
    send(qtbot, desktop, ASKED)
    timeline = desktop.window.header.timeline
    entry = next(entry for entry in timeline.entries if entry.passage_id)
    n_before = sum(bool(other.passage_id) for other in timeline.entries)
    menu = timeline.menu_for(entry)
    next(action for action in menu.actions() if action.text() == "Remove from the context").trigger()
    wait_idle(qtbot, desktop)
    assert sum(bool(other.passage_id) for other in timeline.entries) == n_before - 1


def test_pasted_files_are_attached(qtbot: QtBot, make_desktop: DesktopMaker, small: Path) -> None:
    desktop = make_desktop()
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(small))])
    QGuiApplication.clipboard().setMimeData(data)
    desktop.window.composer.editor.paste()
    wait_until(qtbot, lambda: len(chips(desktop)) == 1 and desktop.window.composer.chips.are_read)
    assert desktop.window.composer.text() == ""
    QGuiApplication.clipboard().clear()  # what a test leaves there outlives Qt, which then crashes


@pytest.mark.parametrize(
    ("text", "n_chips", "n_typed", "told"),
    [
        ("four word\n" * 10_000, 0, 100_000, ""),
        ("four word\n" * 10_001, 1, 0, ""),
        ("word " * 4_000, 0, 20_000, ""),
        ("word " * 4_001, 1, 0, ""),
        ("word " * 900_000, 0, 0, "Pasted text is larger than 4 MB."),
    ],
)
def test_a_long_text_is_attached_instead_of_being_laid_out(
    qtbot: QtBot, make_desktop: DesktopMaker, text: str, n_chips: int, n_typed: int, told: str
) -> None:
    desktop = make_desktop()
    window = desktop.window
    data = QMimeData()
    data.setText(text)
    window.composer.editor.insertFromMimeData(data)
    wait_until(qtbot, lambda: window.composer.chips.are_read and desktop.background.idle)
    assert len(window.composer.text()) == n_typed
    assert [chip.attachment.name for chip in chips(desktop)] == ["Pasted text"] * n_chips
    assert (told in window.toast.title.text()) if told else not window.toast.isVisible()
    if n_chips:
        document = chips(desktop)[0].attachment.document
        assert document is not None
        assert document.text == text


@pytest.mark.usefixtures("english", "qtbot")
def test_where_a_passage_stands_is_said_in_the_language_of_the_window() -> None:
    passages = [
        Passage(1, "x", line=4),
        Passage(2, "x", page=7),
        Passage(2, "x"),
        Passage(3, "x", heading="line 5"),
    ]
    item = DocumentItem("a.txt", tuple(map(place_of, passages)), 4)
    assert document_words(item) == "4 passages from a.txt (line 4, p. 7, part 2, “line 5”)"
    language.speak("de")
    assert document_words(item).endswith(" a.txt (Zeile 4, S. 7, Teil 2, “line 5”)")
    now, written = source_of("Boats, blue.txt", passages[0]), "Boats, blue.txt, line 4"
    assert now == written
    assert in_words(now) == in_words(told_source(written)) == "Boats, blue.txt, Zeile 4"
    assert in_words(told_source("a.txt, “A, line 4”")) == "a.txt, “A, line 4”"


def lines_of(desktop: Desktop) -> list[tuple[str, ...]]:
    """What is said of documents, each behind the message that it stands below."""
    found: list[tuple[str, ...]] = []
    message = ""
    for item in desktop.window.chat.transcript.items:
        if isinstance(item, TurnItem) and item.role is Role.USER:
            message = item.text
        elif isinstance(item, DocumentItem):
            found.append((message, document_words(item)))
    return found


def test_what_is_said_of_documents_is_there_after_a_restart(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path
) -> None:
    desktop = make_desktop(n_ctx=8192)
    send(qtbot, desktop, "Hello.")
    attach(qtbot, desktop, documents.lighthouse(tmp_path / "book.md"))
    send(qtbot, desktop, ASKED)
    send(qtbot, desktop, ASKED)
    for number in range(8):
        send(qtbot, desktop, f"Thanks {number}.")
    send(qtbot, desktop, f"Again: {ASKED}")
    before = lines_of(desktop)
    assert [message for message, _ in before] == [ASKED, ASKED, f"Again: {ASKED}"]
    chat_id = desktop.session.live.chat_id
    desktop.close()
    again = make_desktop(data_dir=tmp_path / "data", n_ctx=8192, chat_id=chat_id)
    wait_until(qtbot, lambda: bool(lines_of(again)))
    assert lines_of(again) == before


def test_a_document_of_a_refused_message_is_told_of(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path
) -> None:
    """It is the chat's all the same, and the line that says so went with the message."""
    desktop = make_desktop(n_ctx=2048)
    attach(qtbot, desktop, documents.lighthouse(tmp_path / "book.md"))
    send(qtbot, desktop, "The lighthouse. " * 2000)
    wait_until(qtbot, lambda: said(desktop) == [] and desktop.background.idle)
    assert desktop.window.reply_failure.isVisible()
    (line,) = lines_of(desktop)
    assert line[1].startswith("book.md is a document of this chat")
    send(qtbot, desktop, ASKED)
    asked = lines_of(desktop)
    chat_id = desktop.session.live.chat_id
    desktop.close()
    again = make_desktop(data_dir=tmp_path / "data", n_ctx=2048, chat_id=chat_id)
    wait_until(qtbot, lambda: bool(lines_of(again)))
    assert len(lines_of(again)) == len(asked)


def test_the_search_finds_what_stands_in_documents(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path
) -> None:
    desktop = make_desktop(n_ctx=8192)
    send(qtbot, desktop, "Hello.")
    attach(qtbot, desktop, documents.lighthouse(tmp_path / "book.md"))
    send(qtbot, desktop, "Here is a book.")
    desktop.actions.new_chat()
    wait_idle(qtbot, desktop)
    panel = desktop.window.memory
    panel.search.setFocus()
    QTest.keyClicks(panel.search, "PASSWORD cellar")
    cards = panel.list.cards
    wait_until(qtbot, lambda: [card.kind for card in cards.cards] == ["passage"])
    (card,) = cards.cards
    assert card.title == "book.md"
    assert card.tags == ("document", "“Chapter 15”")
    assert [card.snippet[a:b] for a, b in card.marks] == ["password", "cellar"]
    click(panel.list.viewport(), panel.list.visualRect(cards.index(0)).center())
    wait_until(qtbot, panel.detail.isVisible)
    detail = panel.detail.detail
    assert detail is not None
    assert "Quendolina" in detail.text
    assert not panel.detail.returning.isVisible(), "a passage comes when it is asked for"
    (source,) = panel.detail.findChildren(QPushButton, "memorySource")
    click(source)
    wait_until(qtbot, lambda: desktop.session.shown_chat == card.chat_id)
    wait_idle(qtbot, desktop)
    shown = [item for item in desktop.window.chat.transcript.items if isinstance(item, TurnItem)]
    assert ("Here is a book.", detail.first_turn) in [(item.text, item.number) for item in shown]
    panel.search.clear()
    QTest.keyClicks(panel.search, "password nowhere")
    wait_until(qtbot, lambda: desktop.background.idle and not cards.cards)
    panel.search.clear()
    panel.filters.turns.setChecked(False)
    QTest.keyClicks(panel.search, "password cellar")
    wait_until(qtbot, lambda: desktop.background.idle and not cards.cards)


def test_many_files_leave_the_chat_in_sight_and_are_reached_all_the_same(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path
) -> None:
    desktop = make_desktop()
    window = desktop.window
    window.resize(1000, 600)
    before = window.chat.height()
    files = [tmp_path / f"file number {number}.txt" for number in range(MOST_FILES)]
    for file in files:
        file.write_text("Some words.")
    found = attach(qtbot, desktop, *files)
    assert len(found) == MOST_FILES
    wait_until(
        qtbot, lambda: found[0].height() > 0 and window.composer.chips.verticalScrollBar().maximum() > 0
    )
    assert window.chat.height() > before / 3
    assert found[-1].visibleRegion().isEmpty()
    window.activateWindow()
    wait_until(qtbot, window.isActiveWindow)
    found[-2].remove.setFocus()
    press(found[-2].remove, Qt.Key.Key_Tab)
    assert found[-1].isAncestorOf(QApplication.focusWidget() or window)
    assert not found[-1].visibleRegion().isEmpty()
    for chip in found[1:]:
        click(chip.remove)
    wait_until(qtbot, lambda: window.composer.chips.verticalScrollBar().maximum() == 0)
    assert window.composer.chips.height() < 2 * found[0].height()
