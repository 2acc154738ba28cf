"""Around the composer: its tokens, the warning before turns leave, text files."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QUrl
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.settings import Settings
from ethervox_gui.ui.chat.transcript import TurnItem
from tests.gui.conftest import DesktopMaker, begin, failure_of, send, wait_idle, wait_until


def shown(desktop: Desktop) -> int:
    """The tokens that the row below the composer tells."""
    words = desktop.window.status.draft.text()
    return int("".join(filter(str.isdigit, words)) or 0)


def paste_file(desktop: Desktop, *paths: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    QGuiApplication.clipboard().setMimeData(data)
    desktop.window.composer.editor.paste()


@pytest.mark.parametrize("words", ["The quick brown fox jumps over the lazy dog. ", "x"])
def test_the_field_is_as_high_as_a_paragraph_that_is_pasted(
    qtbot: QtBot, make_desktop: DesktopMaker, words: str
) -> None:
    desktop = make_desktop()
    editor = desktop.window.composer.editor
    low = editor.height()
    QGuiApplication.clipboard().setText(words * (2000 // len(words)))
    editor.paste()
    assert editor.height() > 2 * low
    editor.clear()
    assert editor.height() == low


def test_the_tokens_counted_are_those_it_takes(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    window = desktop.window
    send(qtbot, desktop, "The first message")
    usage = window.header.gauge.usage
    assert usage is not None
    before = usage.n_used
    window.composer.editor.insertPlainText("How long is this one?")
    wait_until(qtbot, lambda: shown(desktop) > 0)
    counted = shown(desktop)
    begin(qtbot, desktop, "How long is this one?")
    wait_idle(qtbot, desktop)
    turns = [item for item in window.chat.transcript.items if isinstance(item, TurnItem)]
    assert 0 <= counted - turns[-2].n_tokens <= 8, "and what begins the reply"
    usage = window.header.gauge.usage
    assert usage is not None
    assert usage.n_used >= before + counted
    wait_until(qtbot, lambda: not window.status.draft.isVisible())


def test_a_warning_before_turns_leave(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    window = desktop.window
    send(qtbot, desktop, "The first message " * 25)
    window.composer.set_text("short")
    wait_until(qtbot, lambda: shown(desktop) > 0)
    assert "leave" not in window.status.draft.text()
    window.composer.set_text("long " * 240)
    wait_until(qtbot, lambda: "old turns will leave" in window.status.draft.text())
    assert window.status.draft.property("kind") == "warning"
    window.composer.set_text("long " * 700)
    wait_until(qtbot, lambda: "too long for this context" in window.status.draft.text())
    assert "leave" not in window.status.draft.text()
    assert window.status.draft.property("kind") == "warning"
    window.composer.set_text("")
    wait_until(qtbot, lambda: not window.status.draft.isVisible())


def test_an_edit_takes_the_place_of_its_message_and_of_what_stands_behind(
    qtbot: QtBot, make_desktop: DesktopMaker
) -> None:
    """Nothing leaves for a long message that replaces one as long, and the gauge says so."""
    desktop = make_desktop(n_ctx=1024)
    window = desktop.window
    gauge = window.header.gauge
    send(qtbot, desktop, "The first message " * 20)
    send(qtbot, desktop, "A second one.")
    usage = gauge.usage
    assert usage is not None
    turns = [item for item in window.chat.transcript.items if isinstance(item, TurnItem)]
    first, *others = turns
    assert first.number is not None
    desktop.version_actions.begin_edit(first.number)
    wait_until(qtbot, lambda: "what it replaces" in gauge.explanation())
    n_replaced = usage.n_used - usage.system - usage.summaries
    assert f"{n_replaced}  what it replaces" in gauge.explanation()
    assert n_replaced >= first.n_tokens + sum(turn.n_tokens for turn in others)
    window.composer.set_text("The first message " * 32)
    wait_until(qtbot, lambda: shown(desktop) > 500)
    assert gauge.n_leaving == 0
    assert "leave" not in window.status.draft.text()
    window.composer.end_edit()
    window.composer.set_text("The first message " * 32)
    wait_until(qtbot, lambda: gauge.n_leaving > 0)
    assert "what it replaces" not in gauge.explanation(), "a new message replaces nothing"


def test_a_command_takes_no_tokens(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    composer, draft = desktop.window.composer, desktop.window.status.draft
    for text in ("/", "/context status"):
        composer.set_text("Half a message")
        wait_until(qtbot, lambda: shown(desktop) > 0)
        composer.set_text(text)
        wait_until(qtbot, lambda: not draft.isVisible())
    composer.set_text("/ is a slash")
    wait_until(qtbot, lambda: shown(desktop) > 0)


def test_what_is_attached_counts_as_part_of_the_message(
    qtbot: QtBot, make_desktop: DesktopMaker, tmp_path: Path
) -> None:
    desktop = make_desktop()
    window = desktop.window
    notes = tmp_path / "notes.txt"
    notes.write_text("The boat is called <b>Amalia</b>.\n", encoding="utf-8")
    window.composer.set_text("Look at this:")
    wait_until(qtbot, lambda: shown(desktop) > 0)
    alone = shown(desktop)
    paste_file(desktop, notes)
    chips = window.composer.chips
    wait_until(qtbot, lambda: bool(chips.attachments) and chips.are_read)
    assert shown(desktop) == alone + chips.n_whole_tokens > alone
    assert window.composer.text() == "Look at this:"

    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\r\n\x00\x01")
    paste_file(desktop, picture)
    wait_until(qtbot, lambda: "is a picture" in window.toast.title.text())
    assert len(chips.attachments) == 1


def test_a_pasted_picture_is_refused_with_words(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    window = desktop.window
    QGuiApplication.clipboard().setImage(QImage(8, 8, QImage.Format.Format_RGB32))
    window.composer.editor.paste()
    wait_until(qtbot, lambda: "Pictures" in window.toast.title.text())
    assert window.toast.isVisible()
    assert window.composer.text() == ""
    data = QMimeData()
    data.setImageData(QImage(8, 8, QImage.Format.Format_RGB32))
    data.setText("as a table program gives it")
    QGuiApplication.clipboard().setMimeData(data)
    window.composer.editor.paste()
    assert window.composer.text() == "as a table program gives it"


@pytest.mark.parametrize("mode", ["automatic", "manual", "off"])
def test_the_error_of_a_message_too_long_has_the_figures_of_the_window(
    qtbot: QtBot, make_desktop: DesktopMaker, mode: str
) -> None:
    desktop = make_desktop(settings=settings_of(mode), n_ctx=512)
    window = desktop.window
    window.composer.set_text("x" * 600)
    wait_until(qtbot, lambda: "too long for this context" in window.status.draft.text())
    counted, usage = shown(desktop), window.header.gauge.usage
    assert usage is not None
    begin(qtbot, desktop, "x" * 600)
    words = " ".join(label.text() for label in failure_of(qtbot, desktop).findChildren(QLabel))
    assert f"has {counted} tokens; at most " in words
    if mode != "manual":  # there more fits once its user has let turns leave
        assert f"at most {usage.longest} fit" in words


@pytest.mark.parametrize("mode", ["automatic", "manual", "off"])
def test_what_cannot_be_sent_is_told_before(qtbot: QtBot, make_desktop: DesktopMaker, mode: str) -> None:
    """With pinned turns, a reply's room and a summary's, to the token: what is said to fit is sent."""
    desktop = make_desktop(lambda _: "Fine. " * 20, settings=settings_of(mode), n_ctx=512)
    window = desktop.window
    send(qtbot, desktop, "The first message " * 4)
    send(qtbot, desktop, "/context pin 1")
    fits = partial(fit, qtbot, desktop)
    low, high = 1, 600  # so many words fit, so many do not
    assert fits(low)
    assert not fits(high)
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if fits(middle) else (low, middle)
    begin(qtbot, desktop, "x" * high)
    failure_of(qtbot, desktop).put_away()
    wait_idle(qtbot, desktop)
    n_before = len(window.chat.transcript.items)
    begin(qtbot, desktop, "x" * low)
    wait_idle(qtbot, desktop)
    assert len(window.chat.transcript.items) > n_before
    assert not window.reply_failure.isVisible()


def settings_of(mode: str) -> Settings:
    usual = {"context.recall": "off", "context.reply_reserve": 64}
    chosen = {"context.enabled": False} if mode == "off" else {"context.mode": mode}
    return Settings().with_values({**usual, **chosen})


def fit(qtbot: QtBot, desktop: Desktop, length: int) -> bool:
    """Whether the row below the composer says that a message fits."""
    desktop.window.composer.set_text("")
    desktop.window.composer.set_text("x" * length)
    wait_until(qtbot, lambda: shown(desktop) > 0)
    return "too long" not in desktop.window.status.draft.text()


def test_pasted_text_stays_text(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    data = QMimeData()
    data.setHtml("<h1>Big</h1><img src='file:///etc/hostname'>")
    data.setText("Big")
    QGuiApplication.clipboard().setMimeData(data)
    desktop.window.composer.editor.paste()
    assert desktop.window.composer.text() == "Big"
    wait_until(qtbot, lambda: shown(desktop) > 0)
