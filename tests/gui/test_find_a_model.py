"""Models are searched for on a hub on this machine, from the window, by click and key."""

from __future__ import annotations

import hashlib
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QPushButton
from pytestqt.qtbot import QtBot

from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.services.downloads.wanted import Part
from ethervox_gui.services.hub.unfinished import UnfinishedModels
from ethervox_gui.services.hub.values import HubFile, HubModel, Page, Query, Repository
from ethervox_gui.settings import Settings
from ethervox_gui.ui.kit.widgets.dialogs import LinkDialog
from ethervox_gui.ui.models.download_dialog import DownloadDialog
from ethervox_gui.ui.models.hub_dialog import HubDialog
from ethervox_gui.ui.models.library_dialog import ModelDialog
from tests.gui.conftest import DesktopMaker, click, press, wait_idle, wait_until
from tests.gui.test_accessible import Name, controls
from tests.helpers.hub_server import HubServer, hub_server
from tests.helpers.tiny_models import Shape, make_model


@pytest.fixture(scope="module")
def body(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    return make_model(tmp_path_factory.mktemp("model") / "model.gguf", Shape()).read_bytes()


@pytest.fixture
def hub(body: bytes) -> Iterator[HubServer]:
    with hub_server() as running:
        files: dict[str, bytes | int] = {
            "tiny-falcon-Q8_0.gguf": body,
            "tiny-falcon-F16.gguf": 10**13,
            "BF16/tiny-falcon-BF16-00001-of-00002.gguf": 10**13,
            "BF16/tiny-falcon-BF16-00002-of-00002.gguf": 10**13,
            "mmproj-tiny-falcon.gguf": 10**9,
        }
        running.add("birds/Tiny-Falcon-GGUF", files, likes=61, downloads=51234)
        running.add("birds/Tiny-Hawk-GGUF", {"tiny-hawk-Q4_0.gguf": body}, gated="auto")
        running.token = "hf_secretSECRETsecret"
        running.add("fish/Cod-GGUF", {"README.md": 10})
        yield running


@pytest.fixture
def desktop(make_desktop: DesktopMaker, hub: HubServer) -> Desktop:
    return make_desktop(settings=Settings().with_values({"downloads.hub": hub.url}))


def open_dialog(desktop: Desktop) -> HubDialog:
    desktop.window.header.picker.find_wanted.emit()
    dialog = desktop.window.findChild(HubDialog)
    assert dialog is not None
    return dialog


def find(qtbot: QtBot, dialog: HubDialog, words: str, count: int = 1) -> None:
    """Type words, press Enter, and wait until so many are listed."""
    dialog.search.setFocus()
    dialog.search.clear()
    QTest.keyClicks(dialog.search, words)
    press(dialog.search, Qt.Key.Key_Return)
    wait_until(qtbot, lambda: dialog.results.count() == count)


def look(qtbot: QtBot, dialog: HubDialog, row: int, n_files: int) -> None:
    item = dialog.results.item(row)
    click(dialog.results.viewport(), dialog.results.visualItemRect(item).center())
    wait_until(qtbot, lambda: len(dialog.contents.rows) == n_files)


def test_a_model_is_found_downloaded_and_loaded(
    qtbot: QtBot, desktop: Desktop, hub: HubServer, body: bytes, tmp_path: Path
) -> None:
    dialog = open_dialog(desktop)
    assert "127.0.0.1 is asked" in dialog.about.text()
    assert hub.asked == [], "nothing is asked before somebody types"
    find(qtbot, dialog, "tiny", 2)
    assert [dialog.results.item(row).text() for row in range(2)] == ["Tiny-Falcon-GGUF", "Tiny-Hawk-GGUF"]
    spoken = dialog.results.item(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Tiny-Falcon-GGUF, birds · 51 k downloads · 61 likes · 2025-03-12"
    assert "conditions" in dialog.results.item(1).data(Qt.ItemDataRole.AccessibleTextRole)
    assert dialog.state.text() == "2 models"
    assert len(hub.asked) == 1
    look(qtbot, dialog, 0, 3)
    contents = dialog.contents
    assert "Licence: apache-2.0" in contents.facts.text()
    row, f16, split = contents.rows.values()
    assert row.name.text() == "Q8_0"
    for fact in ("fits this machine", "tokens/s here", "of memory"):
        assert fact in row.facts.text()
    assert "at least" not in row.facts.text(), "the beginning of the file has told"
    assert "more than this machine has" in f16.facts.text()
    assert split.about.text() == "BF16/tiny-falcon-BF16-00001-of-00002.gguf, the first of 2 files"
    assert row.suggested.isVisible()
    assert not contents.gate.isVisible()
    click(row.act)
    wait_until(qtbot, lambda: row.act.text() == "Load")
    path = tmp_path / "data" / "models" / "birds" / "Tiny-Falcon-GGUF" / "tiny-falcon-Q8_0.gguf"
    assert path.read_bytes() == body
    click(row.act)
    wait_until(qtbot, lambda: desktop.window.findChild(HubDialog) is None)
    wait_idle(qtbot, desktop)
    assert desktop.actions.settings.model.path == str(path)


def test_what_the_last_run_did_not_finish_is_gone_on_with(
    qtbot: QtBot, make_desktop: DesktopMaker, hub: HubServer, body: bytes, tmp_path: Path
) -> None:
    name, folder = "tiny-falcon-Q8_0.gguf", tmp_path / "data" / "models"
    url = f"{hub.url}/birds/Tiny-Falcon-GGUF/resolve/main/{name}"
    file = HubFile(url, name, len(body), hashlib.sha256(body).hexdigest())
    model = HubModel("birds/Tiny-Falcon-GGUF", (file,))
    (wanted,) = model.wanted(folder)
    wanted.target.parent.mkdir(parents=True)
    Part(wanted).begin("")
    Part(wanted).path.write_bytes(body[:1000])
    UnfinishedModels(folder).write([model])

    desktop = make_desktop(settings=Settings().with_values({"downloads.hub": hub.url}))
    desktop.window.header.picker.download_wanted.emit()
    dialog = desktop.window.findChild(DownloadDialog)
    assert dialog is not None
    row = next(iter(dialog.rows.values()))
    assert row.download.model == model, "what is under way comes first"
    assert row.act.text() == "Resume"
    click(row.act)
    wait_until(qtbot, lambda: row.act.text() == "Load")
    assert wanted.target.read_bytes() == body


def test_a_finished_file_stands_in_the_list_of_models(
    qtbot: QtBot, desktop: Desktop, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    for name in ("OLLAMA_MODELS", "LLAMA_CACHE", "HF_HOME", "HF_HUB_CACHE"):
        monkeypatch.setenv(name, str(tmp_path / "nothing"))
    dialog = open_dialog(desktop)
    find(qtbot, dialog, "falcon")
    look(qtbot, dialog, 0, 3)
    row = next(iter(dialog.contents.rows.values()))
    click(row.act)
    wait_until(qtbot, lambda: row.act.text() == "Load")
    dialog.reject()
    desktop.window.header.picker.library_wanted.emit()
    library = desktop.window.findChild(ModelDialog)
    assert library is not None
    wait_until(qtbot, lambda: library.list.topLevelItemCount() == 1)
    assert library.items[0].text(0) == "Tiny Falcon"
    assert not library.items[0].isDisabled()
    library.reject()


def test_all_of_it_by_keys(qtbot: QtBot, desktop: Desktop, hub: HubServer) -> None:
    dialog = open_dialog(desktop)
    dialog.activateWindow()
    wait_until(qtbot, dialog.search.hasFocus)
    find(qtbot, dialog, "tiny", 2)
    for _ in range(4):
        press(dialog.search, Qt.Key.Key_Down)
    press(dialog.search, Qt.Key.Key_Up)
    assert dialog.results.currentRow() == 0
    wait_until(qtbot, lambda: len(dialog.contents.rows) == 3)
    asked = [path for path in hub.asked if path.startswith("/api/models/")]
    assert asked == ["/api/models/birds/Tiny-Falcon-GGUF?blobs=true"], "only where one stays"
    row = next(iter(dialog.contents.rows.values()))
    row.act.setFocus()
    press(row.act, Qt.Key.Key_Space)
    wait_until(qtbot, lambda: row.act.text() == "Load")
    press(dialog, Qt.Key.Key_Escape)
    wait_until(qtbot, lambda: desktop.window.findChild(HubDialog) is None)
    assert "hub" not in {thread.name for thread in threading.enumerate()}


def test_typing_is_enough_and_asks_once(qtbot: QtBot, desktop: Desktop, hub: HubServer) -> None:
    dialog = open_dialog(desktop)
    QTest.keyClicks(dialog.search, "falcon")
    wait_until(qtbot, lambda: dialog.results.count() == 1)
    assert len(hub.asked) == 1
    dialog.search.setText("falcon  ")
    press(dialog.search, Qt.Key.Key_Return)
    assert dialog.results.count() == 1, "the same words are not asked for again"
    dialog.search.clear()
    assert dialog.results.count() == 0
    assert "Type what you are looking for" in dialog.state.text()
    assert len(hub.asked) == 1


def test_what_is_typed_meanwhile_counts(qtbot: QtBot, desktop: Desktop, hub: HubServer) -> None:
    dialog = open_dialog(desktop)
    hub.hold = True
    QTest.keyClicks(dialog.search, "hawk")
    press(dialog.search, Qt.Key.Key_Return)
    wait_until(qtbot, lambda: len(hub.asked) == 1)
    assert dialog.state.text() == "Searching…"
    hub.hold = False
    find(qtbot, dialog, "falcon")
    hub.go_on.set()
    wait_until(qtbot, lambda: dialog.state.text() == "1 model")
    assert dialog.results.item(0).text() == "Tiny-Falcon-GGUF"
    dialog.show_found(Query("hawk"), Page((Repository("birds/Tiny-Hawk-GGUF"),)))  # was on its way already
    assert dialog.results.count() == 1


def test_the_order_is_the_hubs(qtbot: QtBot, desktop: Desktop, hub: HubServer) -> None:
    dialog = open_dialog(desktop)
    find(qtbot, dialog, "falcon")
    dialog.sort.setCurrentIndex(2)
    wait_until(qtbot, lambda: len(hub.asked) == 2 and dialog.state.text() == "1 model")
    assert "sort=lastModified" in hub.asked[1]


def test_more_pages(qtbot: QtBot, desktop: Desktop, hub: HubServer) -> None:
    hub.page = 1
    dialog = open_dialog(desktop)
    find(qtbot, dialog, "tiny")
    assert dialog.state.text() == "1 model and more"
    click(dialog.more)
    wait_until(qtbot, lambda: dialog.results.count() == 2)
    assert dialog.state.text() == "2 models"
    assert not dialog.more.isVisible()


def test_nothing_found_gives_a_hint(qtbot: QtBot, desktop: Desktop) -> None:
    dialog = open_dialog(desktop)
    QTest.keyClicks(dialog.search, "whale <b>")
    press(dialog.search, Qt.Key.Key_Return)
    wait_until(qtbot, lambda: "No GGUF model matches “whale <b>”" in dialog.state.text())
    assert "fewer words" in dialog.state.text()


def test_a_repository_without_models_says_so(qtbot: QtBot, desktop: Desktop) -> None:
    dialog = open_dialog(desktop)
    find(qtbot, dialog, "cod")
    press(dialog.search, Qt.Key.Key_Down)
    wait_until(qtbot, lambda: "no model file" in dialog.contents.words.text())


def test_a_failure_stands_where_the_list_would_be(qtbot: QtBot, desktop: Desktop, hub: HubServer) -> None:
    dialog = open_dialog(desktop)
    hub.status, hub.headers = 429, {"Retry-After": "42"}
    QTest.keyClicks(dialog.search, "tiny")
    press(dialog.search, Qt.Key.Key_Return)
    wait_until(qtbot, dialog.problem.isVisible)
    assert "too many requests" in dialog.problem.sentence.text()
    assert dialog.problem.advice.text() == "Try again in 42 seconds."
    assert dialog.state.text() == ""
    hub.status = 0
    click(dialog.problem.retry)
    wait_until(qtbot, lambda: dialog.results.count() == 2)
    assert not dialog.problem.isVisible()
    hub.status = 503
    press(dialog.search, Qt.Key.Key_Down)
    contents = dialog.contents
    wait_until(qtbot, contents.problem.isVisible)
    assert "503" in contents.problem.sentence.text()
    hub.status = 0
    click(contents.problem.retry)
    wait_until(qtbot, lambda: len(contents.rows) == 3)
    assert not contents.problem.isVisible()


def test_a_gate_is_told_with_its_address(qtbot: QtBot, desktop: Desktop, hub: HubServer) -> None:
    dialog = open_dialog(desktop)
    find(qtbot, dialog, "hawk")
    look(qtbot, dialog, 0, 1)
    contents = dialog.contents
    assert contents.gate.isVisible()
    assert "must be accepted" in contents.gate.words.text()
    url = f"{hub.url}/birds/Tiny-Hawk-GGUF"
    assert contents.gate.address.text() == url
    click(contents.gate.copy)
    assert QGuiApplication.clipboard().text() == url
    click(contents.gate.open)
    asked = desktop.window.findChild(LinkDialog)
    assert asked is not None, "an address is opened only when the user has seen it"
    asked.reject()


def test_with_a_token_the_gate_opens(
    qtbot: QtBot, desktop: Desktop, hub: HubServer, body: bytes, tmp_path: Path
) -> None:
    dialog = open_dialog(desktop)
    find(qtbot, dialog, "hawk")
    look(qtbot, dialog, 0, 1)
    gate = dialog.contents.gate
    (row,) = dialog.contents.rows.values()
    assert "at least" in row.facts.text()
    click(row.act)
    wait_until(qtbot, lambda: row.act.text() == "Try again")
    assert "only for people who have been granted access" in row.state.text()
    assert not gate.keep.isEnabled()
    gate.token.setText("two words")
    click(gate.keep)
    wait_until(qtbot, lambda: "not an access token" in gate.state.text())
    gate.token.setFocus()
    gate.token.setText(hub.token)
    press(gate.token, Qt.Key.Key_Return)
    wait_until(qtbot, lambda: gate.keep.text() == "Forget token")
    assert gate.token.text() == "", "it is not shown again"

    def knows_more() -> bool:
        rows = list(dialog.contents.rows.values())
        return len(rows) == 1 and "at least" not in rows[0].facts.text()

    wait_until(qtbot, knows_more)
    (row,) = dialog.contents.rows.values()
    click(row.act)
    wait_until(qtbot, lambda: row.act.text() == "Load")
    path = tmp_path / "data" / "models" / "birds" / "Tiny-Hawk-GGUF" / "tiny-hawk-Q4_0.gguf"
    assert path.read_bytes() == body
    shown = [path for path, headers in zip(hub.asked, hub.given, strict=True) if "authorization" in headers]
    assert shown
    assert not [path for path in shown if path.startswith("/api")], "searching is anonymous"
    click(gate.keep)
    wait_until(qtbot, lambda: gate.keep.text() == "Keep token")


def test_texts_of_others_are_texts(qtbot: QtBot, desktop: Desktop, hub: HubServer) -> None:
    evil: dict[str, Any] = {
        "cardData": {"license": "<img src=x onerror=1>\u202egpj"},
        "pipeline_tag": "<b>&amp;",
        "author": "<script>",
        "likes": "many",
        "lastModified": {"a": 1},
    }
    hub.add("evil/Name-GGUF", {"<b>bold-Q4_0.gguf": 5, "../../up-Q4_0.gguf": 5, "x&y-Q4_0.gguf": 5}, **evil)
    dialog = open_dialog(desktop)
    find(qtbot, dialog, "evil")
    look(qtbot, dialog, 0, 1)
    contents = dialog.contents
    (row,) = contents.rows.values()
    assert "<img src=x onerror=1> gpj" in contents.facts.text()
    for label in (contents.facts, contents.name, row.name, row.about, row.facts, row.state):
        assert label.textFormat() is Qt.TextFormat.PlainText
    assert row.about.text() == "x&y-Q4_0.gguf"


def test_the_ways_to_it(qtbot: QtBot, desktop: Desktop) -> None:
    window = desktop.window
    picker = window.header.picker
    picker.download_wanted.emit()
    downloads = window.findChild(DownloadDialog)
    assert downloads is not None
    button = downloads.findChild(QPushButton, "findModels")
    assert button is not None
    click(button)
    wait_until(qtbot, lambda: window.findChild(DownloadDialog) is None)
    dialog = window.findChild(HubDialog)
    assert dialog is not None
    dialog.reject()
    wait_until(qtbot, lambda: window.findChild(HubDialog) is None)
    menu = picker.findChild(QMenu)
    assert menu is not None
    menu.aboutToShow.emit()
    next(action for action in menu.actions() if action.text() == "Find a model…").trigger()
    again = window.findChild(HubDialog)
    assert again is not None
    again.reject()


def test_a_download_goes_on_and_is_shown_elsewhere(
    qtbot: QtBot, desktop: Desktop, hub: HubServer, body: bytes
) -> None:
    dialog = open_dialog(desktop)
    find(qtbot, dialog, "falcon")
    look(qtbot, dialog, 0, 3)
    row = next(iter(dialog.contents.rows.values()))
    hub.hold = True
    click(row.act)
    wait_until(qtbot, lambda: row.act.text() == "Pause")
    dialog.reject()
    wait_until(qtbot, lambda: desktop.window.findChild(HubDialog) is None)
    desktop.window.header.picker.download_wanted.emit()
    downloads = desktop.window.findChild(DownloadDialog)
    assert downloads is not None
    first, shown = next(iter(downloads.rows.items()))
    assert first == "birds/Tiny-Falcon-GGUF/tiny-falcon-Q8_0.gguf"
    assert shown.act.text() == "Pause"
    hub.hold = False
    hub.go_on.set()
    wait_until(qtbot, lambda: shown.act.text() == "Load")
    downloads.reject()
    again = open_dialog(desktop)
    find(qtbot, again, "falcon")
    look(qtbot, again, 0, 3)
    assert next(iter(again.contents.rows.values())).act.text() == "Load"


def test_every_control_has_a_name_and_a_role(qtbot: QtBot, desktop: Desktop, hub: HubServer) -> None:
    QAccessible.setActive(True)
    dialog = open_dialog(desktop)
    find(qtbot, dialog, "hawk")
    look(qtbot, dialog, 0, 1)
    hub.status = 500
    dialog.sort.setCurrentIndex(1)
    wait_until(qtbot, dialog.problem.isVisible)
    nameless = [
        control.objectName() or type(control).__name__
        for control in controls(dialog)
        if QAccessible.queryAccessibleInterface(control).role() is QAccessible.Role.NoRole
        or not QAccessible.queryAccessibleInterface(control).text(Name).strip()
    ]
    QAccessible.setActive(False)
    assert not nameless


def test_where_it_is_narrow_there_is_the_list_or_the_files(qtbot: QtBot, desktop: Desktop) -> None:
    dialog = open_dialog(desktop)
    dialog.resize(1000, 600)
    find(qtbot, dialog, "falcon")
    assert dialog.contents.isVisible()
    dialog.resize(640, 600)
    wait_until(qtbot, lambda: not dialog.contents.isVisible())
    look(qtbot, dialog, 0, 3)
    assert not dialog.results.isVisible()
    click(dialog.contents.back)
    assert dialog.results.isVisible()
    assert not dialog.contents.isVisible()
    look(qtbot, dialog, 0, 3)
    dialog.resize(1000, 600)
    wait_until(qtbot, dialog.results.isVisible)
    assert dialog.contents.isVisible()
    assert not dialog.contents.back.isVisible()
