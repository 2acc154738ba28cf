"""Models are downloaded from the window, over a real connection to a server on this machine."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from ethervox_gui import paths
from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.services.downloads.downloads import Download, State
from ethervox_gui.services.models.catalogue import CatalogueModel, catalogue, embedding_models
from ethervox_gui.services.models.expected_speed import UNKNOWN, MachineSpeed
from ethervox_gui.settings import Settings
from ethervox_gui.ui.kit.text import language
from ethervox_gui.ui.kit.text.translate import said
from ethervox_gui.ui.models.download_dialog import DownloadDialog
from ethervox_gui.ui.models.download_row import DownloadRow
from ethervox_gui.ui.settings.dialog import SettingsDialog
from tests.gui.conftest import DesktopMaker, click, send, wait_idle, wait_until
from tests.helpers.file_server import FileServer, file_server
from tests.helpers.tiny_models import Shape, make_model


@pytest.fixture(scope="module")
def body(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    return make_model(tmp_path_factory.mktemp("model") / "model.gguf", Shape()).read_bytes()


@pytest.fixture
def server(body: bytes) -> Iterator[FileServer]:
    with file_server(body) as running:
        yield running


@pytest.fixture
def desktop(
    make_desktop: DesktopMaker, server: FileServer, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Desktop]:
    """A window whose catalogue has a model of some kilobytes, and one that no machine has room for."""
    digest = hashlib.sha256(server.body).hexdigest()
    size = len(server.body)
    small = CatalogueModel(
        "Tiny",
        size // 4,
        "For a test.",
        f"{server.url}/tiny.gguf",
        "MIT",
        "F32",
        64,
        size,
        digest,
        128,
    )
    huge = replace(small, name="Huge", url=f"{server.url}/huge.gguf", size_bytes=10**15)
    finds = replace(small, name="Finds", url=f"{server.url}/finds.gguf", kv_bytes_per_token=0, embeds=True)
    monkeypatch.setattr("ethervox_gui.front_ends.app.catalogue", lambda: (small, huge))
    monkeypatch.setattr("ethervox_gui.front_ends.app.embedding_models", lambda: (finds,))
    monkeypatch.setattr("tests.gui.scripted_desktop.MODEL", paths.guide_model())
    made = make_desktop()
    yield made
    server.go_on.set()


def open_dialog(desktop: Desktop) -> DownloadDialog:
    desktop.window.header.picker.download_wanted.emit()
    dialog = desktop.window.findChild(DownloadDialog)
    assert dialog is not None
    return dialog


def row_of(desktop: Desktop) -> DownloadRow:
    return open_dialog(desktop).rows["tiny.gguf"]


def state_of(desktop: Desktop) -> State:
    return next(each.state for each in desktop.download_actions.downloads.all() if each.model.name == "Tiny")


def take_offer(qtbot: QtBot, desktop: Desktop, words: str) -> None:
    """Wait for a note with these words, and do what it offers."""
    toast = desktop.window.toast
    wait_until(qtbot, lambda: toast.isVisible() and words in toast.title.text())
    wait_until(qtbot, lambda: _is_whole(toast.action))  # it is laid out
    click(toast.action)


def test_a_model_is_downloaded_and_loaded(
    qtbot: QtBot, desktop: Desktop, server: FileServer, body: bytes, tmp_path: Path
) -> None:
    row = row_of(desktop)
    assert server.asked == [], "nothing is asked before somebody presses the button"
    assert "MIT" in row.facts.text()
    assert "fits this machine" in row.facts.text()
    assert row.act.text() == "Download"
    click(row.act)
    wait_until(qtbot, lambda: row.act.text() == "Load")
    path = tmp_path / "data" / "models" / "tiny.gguf"
    assert path.read_bytes() == body
    click(row.act)
    wait_until(qtbot, lambda: desktop.window.findChild(DownloadDialog) is None)
    wait_idle(qtbot, desktop)
    assert desktop.actions.settings.model.path == str(path)


def test_pause_resume_cancel(qtbot: QtBot, desktop: Desktop, server: FileServer, tmp_path: Path) -> None:
    server.hold_at = 1000
    row = row_of(desktop)
    assert not row.cancel.isVisible()
    click(row.act)
    wait_until(qtbot, lambda: row.download.done_bytes == 1000 or row.act.text() == "Pause")
    assert row.cancel.isVisible()
    assert row.bar.isVisible()
    click(row.act)
    wait_until(qtbot, lambda: row.act.text() in ("Resume", "Download"))
    server.hold_at = None
    server.breaks = [0] * 10
    click(row.act)
    wait_until(qtbot, lambda: row.act.text() == "Pause")
    click(row.cancel)
    wait_until(qtbot, lambda: row.act.text() == "Download")
    wait_until(qtbot, lambda: not list((tmp_path / "data" / "models").iterdir()))
    assert not row.cancel.isVisible()


def test_a_failure_is_a_sentence_in_its_row(qtbot: QtBot, desktop: Desktop, server: FileServer) -> None:
    server.status = 404
    row = row_of(desktop)
    click(row.act)
    wait_until(qtbot, lambda: row.act.text() == "Try again")
    assert "no longer on the server" in row.state.text()
    assert "Choose another model" in row.state.text()
    server.status = 0
    click(row.act)
    wait_until(qtbot, lambda: row.act.text() == "Load")


def test_what_does_not_fit_says_so(desktop: Desktop) -> None:
    assert "more than this machine has" in open_dialog(desktop).rows["huge.gguf"].facts.text()


def test_the_suggested_one_is_in_sight(qtbot: QtBot, make_desktop: DesktopMaker) -> None:
    desktop = make_desktop()
    desktop.window.theme.set_font_size(22)
    wait_until(qtbot, lambda: desktop.window.theme.settled)
    dialog = open_dialog(desktop)
    view, best = dialog.area.viewport(), dialog.best

    def is_in_sight() -> bool:
        return view.rect().contains(QRect(best.mapTo(view, QPoint(0, 0)), best.size()))

    assert best.suggested.isVisible()
    wait_until(qtbot, is_in_sight)


def test_a_download_goes_on_without_the_dialog(qtbot: QtBot, desktop: Desktop, server: FileServer) -> None:
    server.hold_at = 1000
    dialog = open_dialog(desktop)
    click(dialog.rows["tiny.gguf"].act)
    wait_until(qtbot, lambda: state_of(desktop) is State.RUNNING)
    dialog.reject()
    wait_until(qtbot, lambda: desktop.window.findChild(DownloadDialog) is None)
    send(qtbot, desktop, "Hello")
    server.go_on.set()
    take_offer(qtbot, desktop, "is downloaded")
    wait_idle(qtbot, desktop)
    assert desktop.actions.settings.model.path.endswith("tiny.gguf")


def test_without_the_dialog_a_failure_is_a_note(qtbot: QtBot, desktop: Desktop, server: FileServer) -> None:
    server.body = server.body[:-4] + b"xxxx"
    server.hold_at = 1000
    dialog = open_dialog(desktop)
    click(dialog.rows["tiny.gguf"].act)
    wait_until(qtbot, lambda: state_of(desktop) is State.RUNNING)
    dialog.reject()
    wait_until(qtbot, lambda: desktop.window.findChild(DownloadDialog) is None)
    server.go_on.set()
    take_offer(qtbot, desktop, "checksum is wrong")
    assert desktop.window.findChild(DownloadDialog) is not None


def test_the_first_page(qtbot: QtBot, desktop: Desktop) -> None:
    window = desktop.window
    start = window.welcome.start
    assert start.isVisible()
    row = start.findChild(DownloadRow)
    assert row is not None
    assert row.download.model.name == "Tiny"
    click(row.act)
    wait_until(qtbot, lambda: row.act.text() == "Load")
    click(row.act)
    wait_idle(qtbot, desktop)
    assert not start.isVisible(), "a model was chosen"
    assert not window.first_run
    click(window.sidebar.new_button)
    wait_idle(qtbot, desktop)
    assert window.welcome.isVisible()
    assert not start.isVisible()


def test_the_first_page_shows_all_that_is_said_of_a_model(
    qtbot: QtBot, make_desktop: DesktopMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.gui.scripted_desktop.MODEL", paths.guide_model())
    row = make_desktop().window.welcome.start.findChild(DownloadRow)
    assert row is not None
    assert "tokens/s here" in row.facts.text()
    wait_until(qtbot, lambda: row.facts.height() >= row.facts.heightForWidth(row.facts.width()) > 0)


def test_the_first_page_and_the_list_suggest_the_same(
    qtbot: QtBot, make_desktop: DesktopMaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both for the context of the settings, also when that changes: it takes memory, too."""
    monkeypatch.setattr("tests.gui.scripted_desktop.MODEL", paths.guide_model())
    monkeypatch.setattr("ethervox_gui.ui.controllers.models.total_memory", lambda: 16 * 10**9)
    desktop = make_desktop(settings=Settings().with_values({"model.n_ctx": 512}))
    start, found = desktop.window.welcome.start, list[Download]()

    def rows() -> list[DownloadRow]:
        return [row for row in start.findChildren(DownloadRow) if row.isVisible()]

    wait_until(qtbot, lambda: len(rows()) == 1)
    for n_ctx in (512, 65536, None):
        desktop.actions.change_settings({"model.n_ctx": n_ctx})
        wait_until(qtbot, lambda: len(rows()) == 1)
        (row,) = rows()
        dialog = open_dialog(desktop)
        assert dialog.best.suggested.isVisible()
        assert (row.download, row.facts.text()) == (dialog.best.download, dialog.best.facts.text())
        dialog.reject()
        found.append(row.download)
        wait_until(qtbot, lambda: desktop.window.findChild(DownloadDialog) is None)
    assert found[0] != found[1], "what is tried makes a difference"


def test_the_first_page_opens_the_lists(qtbot: QtBot, desktop: Desktop) -> None:
    start = desktop.window.welcome.start
    click(start.more)
    dialog = desktop.window.findChild(DownloadDialog)
    assert dialog is not None
    dialog.reject()
    click(start.library)
    assert desktop.window.findChild(QPushButton, "loadModel") is not None


def test_who_talks_at_once_needs_no_first_page(qtbot: QtBot, desktop: Desktop) -> None:
    send(qtbot, desktop, "Hello")
    click(desktop.window.sidebar.new_button)
    wait_idle(qtbot, desktop)
    assert not desktop.window.welcome.start.isVisible()


def test_no_model_shows_the_ways_to_one(
    qtbot: QtBot, desktop: Desktop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.gui.scripted_desktop.GONE", {paths.guide_model().name})
    desktop.actions.load_model(Path("broken.gguf"))
    wait_until(qtbot, lambda: not desktop.session.busy)
    assert desktop.window.welcome.start.isVisible()


def test_the_first_page_fits_a_small_window(desktop: Desktop, qtbot: QtBot) -> None:
    desktop.window.resize(900, 600)
    welcome = desktop.window.welcome
    start = welcome.start
    wait_until(qtbot, lambda: welcome.height() < 500)
    assert start.width() <= welcome.width()
    for button in (start.guide, start.file, start.library, start.more):
        wait_until(qtbot, lambda whole=button: _is_whole(whole))  # type: ignore[misc]
        welcome.ensureWidgetVisible(button)
        assert welcome.rect().contains(button.mapTo(welcome, button.rect().bottomRight()))


def _is_whole(button: QPushButton) -> bool:
    return button.width() >= button.sizeHint().width() and button.height() >= button.sizeHint().height()


def test_the_shipped_catalogue_is_offered(make_desktop: DesktopMaker) -> None:
    dialog = open_dialog(make_desktop())
    models = {model.name: model for model in (*catalogue(), *embedding_models())}
    assert list(dialog.rows) == [model.file_name for model in models.values()]
    rows = {name: dialog.rows[model.file_name] for name, model in models.items()}
    assert "24 tokens/s here" in rows["Qwen2.5 0.5B Instruct"].facts.text()
    assert rows["Qwen3 8B"].facts.text().endswith("tokens/s here: slow")
    assert not rows["Qwen3 8B"].suggested.isVisible()
    assert rows["Granite 4.0 H Tiny"].facts.text().startswith("about 4.28 GB")
    assert rows["Qwen3 8B"].facts.text().startswith("5.03 GB")
    assert {name for name, row in rows.items() if row.rebuilt.isVisible()} == {
        name for name, model in models.items() if model.rebuild
    }
    assert "a part of its state is recurrent" in rows["Granite 4.0 H Tiny"].rebuilt.toolTip()
    assert sum(row.suggested.isVisible() for row in rows.values()) == 1


def test_a_model_that_finds_by_meaning_says_no_speed(make_desktop: DesktopMaker) -> None:
    (model,) = embedding_models()
    row = open_dialog(make_desktop()).rows[model.file_name]
    assert "132 MB of memory" in row.facts.text()
    assert "tokens/s" not in row.facts.text()
    assert "at least" not in row.facts.text()


def test_what_is_known_of_the_speed_later_is_shown(make_desktop: DesktopMaker) -> None:
    dialog = open_dialog(make_desktop())
    row = dialog.rows["Qwen3-8B-Q4_K_M.gguf"]
    dialog.show_speed(MachineSpeed(500e9))
    assert "slow" not in row.facts.text()
    dialog.show_speed(UNKNOWN)
    assert "tokens/s" not in row.facts.text(), "a GPU: nothing is known, and nothing is claimed"
    dialog.show_speed(MachineSpeed(1e6))
    assert not any(each.suggested.isVisible() for each in dialog.rows.values())


def test_a_slow_speed_is_written_as_the_language_writes_it(english: None) -> None:
    language.speak("de")
    speed = MachineSpeed(bandwidth=20e9)
    model = next(model for model in catalogue() if 1 < (speed.tokens_per_second(model, 8192) or 0) < 10)
    assert re.search(r"\d,\d Token/s", said(speed.words(model, 8192)))


# ---- to find by meaning ----------------------------------------------------------------------------


def open_memory_page(desktop: Desktop) -> SettingsDialog:
    desktop.actions.settings_wanted.emit("memory")
    dialog = desktop.window.findChild(SettingsDialog)
    assert dialog is not None
    return dialog


def meaning_row(dialog: SettingsDialog) -> DownloadRow:
    """What stands above the settings of the memory, which is made anew when one of them changes."""
    return dialog.findChildren(DownloadRow)[-1]


def test_a_model_that_finds_by_meaning_is_got_and_used_beside_its_setting(
    qtbot: QtBot, desktop: Desktop, server: FileServer, body: bytes, tmp_path: Path
) -> None:
    dialog = open_memory_page(desktop)
    assert server.asked == [], "nothing is asked before somebody presses the button"
    click(meaning_row(dialog).act)
    wait_until(qtbot, lambda: meaning_row(dialog).act.text() == "Use")
    path = tmp_path / "data" / "models" / "finds.gguf"
    assert path.read_bytes() == body
    assert not desktop.window.toast.isVisible(), "it is seen where it was begun"
    talks = desktop.actions.settings.model.path
    click(meaning_row(dialog).act)
    wait_until(qtbot, lambda: meaning_row(dialog).act.text() == "In use")
    assert not meaning_row(dialog).act.isEnabled()
    assert desktop.actions.settings.memory.embedding_model == str(path)
    assert desktop.actions.settings.model.path == talks, "the one that talks stays"
    row = dialog.row("memory.embedding_model")
    assert row.value() == str(path)
    assert row.reset.isVisible()
    click(row.reset)
    wait_until(qtbot, lambda: meaning_row(dialog).act.text() == "Use")
    assert desktop.actions.settings.memory.embedding_model == ""


def test_it_is_used_from_the_list_of_downloads_too(qtbot: QtBot, desktop: Desktop) -> None:
    dialog = open_dialog(desktop)
    row = dialog.rows["finds.gguf"]
    click(row.act)
    wait_until(qtbot, lambda: row.act.text() == "Use")
    click(row.act)
    wait_until(qtbot, lambda: row.act.text() == "In use")
    assert dialog.isVisible()
    dialog.reject()
    wait_until(qtbot, lambda: desktop.window.findChild(DownloadDialog) is None)
    assert open_dialog(desktop).rows["finds.gguf"].act.text() == "In use"


def test_it_is_a_click_away_when_it_came_behind_everything(
    qtbot: QtBot, desktop: Desktop, server: FileServer
) -> None:
    server.hold_at = 1000
    dialog = open_memory_page(desktop)
    click(meaning_row(dialog).act)
    wait_until(qtbot, lambda: meaning_row(dialog).act.text() == "Pause")
    dialog.reject()
    wait_until(qtbot, lambda: desktop.window.findChild(SettingsDialog) is None)
    server.go_on.set()
    take_offer(qtbot, desktop, "Finds is downloaded")
    assert desktop.actions.settings.memory.embedding_model.endswith("finds.gguf")


def test_one_that_does_not_talk_is_never_suggested(desktop: Desktop) -> None:
    dialog = open_dialog(desktop)
    assert not dialog.rows["finds.gguf"].suggested.isVisible()
    assert dialog.best is dialog.rows["tiny.gguf"]


def test_words_that_find_nothing_lead_to_it(qtbot: QtBot, desktop: Desktop) -> None:
    memory = desktop.window.memory
    assert not memory.by_meaning.isVisible(), "nothing was looked for"
    memory.search.setText("xylophone")
    wait_until(qtbot, memory.by_meaning.isVisible)
    click(memory.by_meaning)
    dialog = desktop.window.findChild(SettingsDialog)
    assert dialog is not None
    assert dialog.row("memory.embedding_model").isVisible()
    desktop.actions.change_settings({"memory.embedding_model": "some.gguf"})
    assert not memory.by_meaning.isVisible(), "it is found by meaning already"
    desktop.actions.change_settings({"memory.embedding_model": ""})
    assert memory.by_meaning.isVisible()
    dialog.reject()
    send(qtbot, desktop, "I bought a xylophone.")
    memory.search.setText("a xylophone")
    wait_until(qtbot, lambda: bool(memory.list.cards.rowCount()))
    assert not memory.by_meaning.isVisible(), "something is found"
