"""Every text that the window shows can be translated, and the tool for translators finds it."""

from __future__ import annotations

import ast
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Sequence
from pathlib import Path

import PySide6
import pytest
from PySide6.QtCore import QCoreApplication, QLocale, Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QTextEdit,
    QTreeWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot

from ethervox_gui import settings as settings_module
from ethervox_gui.commands.catalogue import COMMANDS
from ethervox_gui.context.budget import Health
from ethervox_gui.context.errors import UserError
from ethervox_gui.context.events.events import Action, Method, Trigger
from ethervox_gui.context.text import N_, joined
from ethervox_gui.governor.session import status
from ethervox_gui.services.hub.values import Contents, Gate, Page, Query, Repository
from ethervox_gui.services.profiles import Profile
from ethervox_gui.settings import Settings
from ethervox_gui.storage.file.backups import Backup
from ethervox_gui.storage.file.recovery import Restored, words_for
from ethervox_gui.ui.kit.text import formatting, language
from ethervox_gui.ui.kit.text.translate import said
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.models.download_row import DownloadRow
from ethervox_gui.ui.models.hub_dialog import HubDialog
from ethervox_gui.ui.settings.dialog import SettingsDialog
from ethervox_gui.ui.shell.command_palette import ShortcutsDialog
from tests.gui.conftest import DesktopMaker, begin, send, wait_until
from tests.helpers import programs

PACKAGE = Path(__file__).parents[2] / "ethervox_gui"
#: Names, keys, and marks: the same in every language.
SAME = {"EthervoxGUI", "Ctrl+N"}


class Marked(QTranslator):
    """Puts every text that goes through it between brackets."""

    def translate(self, _context: str, text: str, _about: str | None = "", _n: int = -1) -> str:
        return f"⟦{text}⟧" if text else ""


@pytest.fixture
def marked(qapp: QApplication) -> Iterator[None]:
    translator = Marked(qapp)
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


def shown_by(widget: QWidget) -> Iterator[str]:
    """What a widget shows and tells screen readers, user's texts aside."""
    yield widget.toolTip()
    yield widget.windowTitle()
    yield widget.accessibleName()
    yield widget.accessibleDescription()
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    if isinstance(widget, QLineEdit):
        yield widget.placeholderText()
    if isinstance(widget, QListWidget):
        yield from (widget.item(row).text() for row in range(widget.count()))
    if isinstance(widget, QTreeWidget) and not widget.isHeaderHidden():
        yield from (widget.headerItem().text(column) for column in range(widget.columnCount()))
    yield from (action.text() for action in widget.actions())


def untranslated(top: QWidget, besides: Sequence[QWidget] = ()) -> list[str]:
    found = []
    for widget in [top, *top.findChildren(QWidget)]:
        inside = isinstance(widget.parentWidget(), QComboBox) or widget.objectName().startswith("qt_")
        if inside or widget in besides:
            continue
        for text in shown_by(widget):
            words = any(len(word) > 2 for word in text.replace("\n", " ").split() if word.isalpha())
            if words and "⟦" not in text and text not in SAME:
                found.append(f"{type(widget).__name__} {widget.objectName()}: {text[:80]!r}")
    return found


def test_no_text_of_the_window_stays_as_it_is(qtbot: QtBot, marked: None, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop(lambda _: "42.")
    send(qtbot, desktop, "1")
    window = desktop.window
    # What a chat, a model or a file is called, what the catalogue says, and keys.
    told: list[QWidget] = [window.header.picker]
    told += window.findChildren(DownloadRow)
    told += [label for row in window.findChildren(DownloadRow) for label in row.findChildren(QLabel)]
    window.show_title("")
    assert untranslated(window, told) == []
    desktop.actions.show_shortcuts()
    desktop.model_actions.show_library()
    desktop.download_actions.show_dialog()
    desktop.server_actions.show_requests()
    desktop.edit_actions.show_edits()
    desktop.hub_actions.show_dialog()
    wait_until(qtbot, lambda: len(window.findChildren(QDialog)) == 6)
    for dialog in window.findChildren(QDialog):
        name = dialog.objectName()
        rows = dialog.findChildren(DownloadRow)
        told = [*rows, *(label for row in rows for label in row.findChildren(QLabel))]
        assert untranslated(dialog, told) == [], name
        dialog.reject()


def test_no_text_of_the_search_for_models_stays_as_it_is(qtbot: QtBot, marked: None, theme: Theme) -> None:
    dialog = HubDialog(theme, "hub.example.org", 8192, 16 * 10**9, lambda _: pytest.fail("it has no file"))
    qtbot.addWidget(dialog)
    repository = Repository("a/b", 5, 5000, 1e9, Gate.MANUAL, "mit", "chat")
    dialog.search.setText("x")
    query = Query("x")
    dialog.search.setFocus()
    QTest.keyClick(dialog.search, Qt.Key.Key_Return)
    dialog.show_found(query, UserError("hub_busy", N_("It is busy."), N_("Wait.")))
    assert untranslated(dialog) == []
    dialog.show_found(query, Page((repository,), "more"))
    assert "⟦" in str(dialog.results.item(0).data(Qt.ItemDataRole.AccessibleTextRole))
    dialog.results.setCurrentRow(0)
    dialog.show_looked("a/b", Contents(repository, (), "https://hub.example.org/a/b"))
    named = [dialog.results, dialog.contents.name, dialog.contents.gate.address]
    assert untranslated(dialog, named) == []


def test_no_text_of_the_settings_stays_as_it_is(qtbot: QtBot, marked: None, theme: Theme) -> None:
    dialog = SettingsDialog(theme, Settings())
    qtbot.addWidget(dialog)
    for key, _ in settings_module.keys():  # noqa: SIM118 - a function, no dictionary
        dialog.row(key)
    assert untranslated(dialog) == []


def test_words_for_times_and_sizes(marked: None) -> None:
    for words in (
        formatting.clock(1000.0, 1010.0),
        formatting.size(4_000_000),
        formatting.seconds(1200),
        formatting.duration(5000),
    ):
        assert "⟦" in words


def test_days_and_months_have_the_names_of_the_language(qtbot: QtBot) -> None:
    before = QLocale()
    try:
        QLocale.setDefault(QLocale("de_DE"))
        assert formatting.day(1_778_580_000.0).startswith("Di. 12")
        assert formatting.day(1_778_580_000.0).endswith("Mai 2026")
        assert formatting.clock(1_778_580_000.0, 1_778_880_000.0) == "Di."
    finally:
        QLocale.setDefault(before)


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("/nonsense", "⟦There is no command “/nonsense”.⟧"),
        ("/context shift", "⟦There is nothing to remove: all turns are recent, important or pinned.⟧"),
        ("/context bring-back 2", "⟦They are already in the context.⟧"),
        ("/context status", " in KV · 0 summarized · 0 dropped⟧"),
        ("/context status", ", health ⟦ok⟧⟧"),
        ("/context status", "⟦scripted: ⟦surgical⟧, "),
        ("/memory show 77", "⟦There is no memory 77.⟧"),
        ("/memory space", "⟦⟦the bin⟧: 0.0 MB (0)⟧"),
    ],
)
def test_what_is_said_below_the_window_is_translated_too(
    qtbot: QtBot, marked: None, make_desktop: DesktopMaker, typed: str, told: str
) -> None:
    desktop = make_desktop(lambda _: "42.")
    send(qtbot, desktop, "1")
    window = desktop.window
    begin(qtbot, desktop, typed)

    def shown() -> list[str]:
        labels = [label.text() for label in window.findChildren(QLabel)]
        return labels + [text.toPlainText() for text in window.chat.findChildren(QTextEdit)]

    wait_until(qtbot, lambda: any(told in text for text in shown()))


def test_the_words_for_an_edit_are_translated_too(
    qtbot: QtBot, marked: None, make_desktop: DesktopMaker
) -> None:
    desktop = make_desktop(lambda _: "42.", n_ctx=8192)
    for text in ("1", "2", "3", "/context shift 2"):
        send(qtbot, desktop, text)
    begin(qtbot, desktop, "/context status")
    chat = desktop.window.chat
    told = "⟦⟦shift_window⟧ (⟦command⟧, ⟦gap⟧): turns 1–4, "
    wait_until(qtbot, lambda: any(told in text.toPlainText() for text in chat.findChildren(QTextEdit)))


def test_there_is_a_word_for_each_health_action_and_trigger(marked: None) -> None:
    for values in (Health, Action, Trigger, Method):
        for value in values:
            assert said(status.word(value)) == f"⟦{value.value}⟧"


def test_notes_and_dialogs_translate_what_they_are_given(
    qtbot: QtBot, marked: None, make_desktop: DesktopMaker
) -> None:
    window = make_desktop(lambda _: "42.").window
    words = N_("There is no chat {number}.").format(number=5)
    window.toast.tell("notice", words, words)
    assert window.toast.title.text() == window.toast.words.text() == "⟦There is no chat 5.⟧"
    dialog = window.show_error(words)
    assert "⟦There is no chat 5.⟧" in [label.text() for label in dialog.findChildren(QLabel)]
    dialog.reject()


def test_a_sentence_is_said_by_its_template(marked: None) -> None:
    cost = N_("{n} tokens").format(n=5)
    words = N_("{why}: reading {cost}.").format(why="as {it} <is>", cost=cost)
    assert said(words) == "⟦as {it} <is>: reading ⟦5 tokens⟧.⟧"
    assert said(joined(N_("One."), "Two {2}.")) == "⟦⟦One.⟧ Two {2}.⟧"
    assert said(N_("{braces} stay")) == "⟦{braces} stay⟧"
    assert said("as it is") == "as it is"


def test_what_was_restored_is_said_in_the_language_of_the_window(marked: None) -> None:
    backup = Backup(Path("b.db"), 1_778_580_000.0, 1)
    restored = "⟦The chats were restored from the backup of 2026-05-12 "
    assert said(words_for(Restored(backup, None))).startswith(restored)
    aside = said(words_for(Restored(backup, Path("ethervox.damaged-1.db"))))
    assert aside.startswith(f"⟦{restored}")
    assert "⟦The file before is kept as ethervox.damaged-1.db.⟧" in aside


def test_a_wrong_translation_counts_as_none(qapp: QApplication) -> None:
    class Wrong(QTranslator):
        def translate(self, _context: str, _text: str, _about: str | None = "", _n: int = -1) -> str:
            return "{nobody} {0}"

    translator = Wrong(qapp)
    qapp.installTranslator(translator)
    try:
        assert said(N_("{n} tokens").format(n=5)) == "5 tokens"
    finally:
        qapp.removeTranslator(translator)


#: Where a sentence stands among what makes an error or a notice.
SENTENCES = {
    "UserError": (1, 2),
    "RemoteError": (1, 2),
    "BusyError": (1, 2),
    "NoticeRaised": (0,),
    "Answered": (0,),
}


def unmarked(path: Path) -> Iterator[str]:
    """Sentences for the user that no translator would find."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            for position in SENTENCES.get(name, ()):
                text = node.args[position] if position < len(node.args) else None
                if isinstance(text, ast.JoinedStr) or (isinstance(text, ast.Constant) and text.value):
                    yield f"{path.relative_to(PACKAGE)}:{node.lineno}: {ast.unparse(text)}"


def test_every_sentence_below_the_window_is_marked() -> None:
    assert [found for path in sources() for found in unmarked(path)] == []


def sources() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def texts_in_the_code() -> set[str]:
    """What is given to ``tr``, which wants a plain text, since nothing else can be found."""
    found: set[str] = set()
    for path in [PACKAGE / "front_ends" / "app.py", *sorted((PACKAGE / "ui").rglob("*.py"))]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name != "tr" or not node.args:
                continue
            text = node.args[0]
            if isinstance(text, ast.Constant):
                assert isinstance(text.value, str)
                found.add(text.value)
            else:
                told = ast.unparse(node)
                assert told in FROM_TABLES, f"{path.name}:{node.lineno}: {told}"
    return found


#: Texts that a table below the window has marked.
FROM_TABLES = {
    "tr(str(field.title))",
    "tr(str(field.description))",
    "tr(str(info.title))",
    "tr(str(info.description))",
    "tr(str(info.description or ''))",
    "tr(str(self._field.description))",
    "tr(command.help)",
    "tr(text.template)",
}


def test_translators_find_every_text(tmp_path: Path) -> None:
    tool = Path(PySide6.__file__).parent / "lupdate"
    if not tool.exists():
        pytest.skip("this installation of Qt brings no tool for translators")
    listed = tmp_path / "window.ts"
    alias = ["-tr-function-alias", "QT_TR_NOOP+=N_"]
    programs.run([tool, "-silent", *alias, *sources(), "-ts", listed], check=True, text=False)
    found = {source.text for source in ET.parse(listed).getroot().iter("source")}
    assert texts_in_the_code() <= found
    marks = [
        node.args[0]
        for path in sources()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "N_"
    ]
    below = {mark.value for mark in marks if isinstance(mark, ast.Constant)}
    assert len(below) > 250
    assert below <= found
    assert [ast.unparse(m) for m in marks if not isinstance(m, ast.Constant)] == ["field.title"]
    tables = {str(text) for _, field in settings_module.keys() for text in (field.title, field.description)}  # noqa: SIM118
    tables |= {command.help for command in COMMANDS}
    tables |= {str(field.title) for field in Profile.model_fields.values()}
    assert tables <= found


def test_a_translation_is_taken_if_there_is_one(qapp: QApplication, tmp_path: Path) -> None:
    (tmp_path / "window_de.ts").write_text(
        """<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS><TS version="2.1" language="de_DE">
        <context><name></name><message><source>Temperature</source><translation>Temperatur</translation>
        </message><message><source>Theme</source><translation type="unfinished">Halb</translation></message>
        </context></TS>""",
        encoding="utf-8",
    )
    before = QLocale()
    title = str(dict(settings_module.keys())["sampling.temperature"].title)
    try:
        assert language.use(qapp, "auto", tmp_path, QLocale("fr_FR")) == "en"
        assert QLocale().language() is QLocale.Language.English, "no window speaks two languages"
        assert language.use(qapp, "auto", tmp_path, QLocale("de_AT")) == "de"
        assert QCoreApplication.translate("", title) == "Temperatur"
        assert QCoreApplication.translate("", "Theme") == "Theme", "it is not finished"
    finally:
        language.use(qapp, "en", tmp_path)
        QLocale.setDefault(before)


def test_the_list_of_shortcuts(qtbot: QtBot, marked: None) -> None:
    dialog = ShortcutsDialog([("Ctrl+N", "⟦New chat⟧")])
    qtbot.addWidget(dialog)
    assert untranslated(dialog) == []
