"""Downloads are begun, paused, resumed and cancelled; the files on disk are what is remembered."""

from __future__ import annotations

import hashlib
import random
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ethervox_gui.services.downloads.downloads import Download, Downloads, State
from ethervox_gui.services.models.catalogue import CatalogueModel
from tests.helpers.file_server import FileServer, file_server

BODY = b"GGUF" + random.Random(2).randbytes(2_000_000)
PATIENCE_S = 30


class Watcher:
    """Keeps everything that was told, and waits for what is wanted."""

    def __init__(self) -> None:
        self.told: list[Download] = []
        self._news = threading.Condition()

    def __call__(self, download: Download) -> None:
        with self._news:
            self.told.append(download)
            self._news.notify_all()

    def wait(self, wanted: Callable[[Download], bool]) -> Download:
        with self._news:
            assert self._news.wait_for(lambda: self.told and wanted(self.told[-1]), PATIENCE_S), self.told[
                -3:
            ]
            return self.told[-1]

    def wait_state(self, state: State) -> Download:
        return self.wait(lambda download: download.state is state)


@pytest.fixture
def server() -> Iterator[FileServer]:
    with file_server(BODY) as running:
        yield running


def model(server: FileServer) -> CatalogueModel:
    digest = hashlib.sha256(BODY).hexdigest()
    return CatalogueModel("Tiny", len(BODY), "A test.", server.url, "MIT", "Q8_0", 64, len(BODY), digest, 128)


@pytest.fixture
def watcher() -> Watcher:
    return Watcher()


@pytest.fixture
def downloads(server: FileServer, watcher: Watcher, tmp_path: Path) -> Iterator[Downloads]:
    made = Downloads(tmp_path, [model(server)], watcher)
    yield made
    server.go_on.set()
    made.close()


def test_from_offered_to_done(
    server: FileServer, downloads: Downloads, watcher: Watcher, tmp_path: Path
) -> None:
    assert [each.state for each in downloads.all()] == [State.OFFERED]
    assert server.asked == [], "nothing is asked before somebody wants it"
    downloads.start(model(server))
    done = watcher.wait_state(State.DONE)
    assert done.path.read_bytes() == BODY
    assert watcher.told[0].state is State.RUNNING
    again = Downloads(tmp_path, [model(server)], watcher)
    assert [each.state for each in again.all()] == [State.DONE]


def test_pause_restart_resume(
    server: FileServer, downloads: Downloads, watcher: Watcher, tmp_path: Path
) -> None:
    server.hold_at = 700_000
    downloads.start(model(server))
    watcher.wait(lambda download: download.done_bytes > 0)
    downloads.pause(model(server))
    paused = watcher.wait_state(State.PAUSED)
    assert 0 < paused.done_bytes <= 700_000
    downloads.close()
    later = Watcher()
    again = Downloads(tmp_path, [model(server)], later)
    assert [(each.state, each.done_bytes) for each in again.all()] == [(State.PAUSED, paused.done_bytes)]
    server.hold_at = None
    again.start(model(server))
    later.wait_state(State.DONE)
    again.close()
    assert server.asked[-1]["range"] == f"bytes={paused.done_bytes}-"


def test_closing_pauses(server: FileServer, downloads: Downloads, watcher: Watcher) -> None:
    server.hold_at = 700_000
    downloads.start(model(server))
    watcher.wait(lambda download: download.done_bytes > 0)
    downloads.close()
    assert watcher.told[-1].state is State.PAUSED


def test_cancel_removes(server: FileServer, downloads: Downloads, watcher: Watcher, tmp_path: Path) -> None:
    server.hold_at = 700_000
    downloads.start(model(server))
    watcher.wait(lambda download: download.done_bytes > 0)
    downloads.cancel(model(server))
    watcher.wait_state(State.OFFERED)
    assert list(tmp_path.iterdir()) == []


def test_a_failure_says_why_and_can_be_tried_again(
    server: FileServer, downloads: Downloads, watcher: Watcher
) -> None:
    server.status = 404
    downloads.start(model(server))
    failed = watcher.wait_state(State.FAILED)
    assert failed.error is not None
    assert failed.error.code == "download_gone"
    server.status = 0
    downloads.start(model(server))
    watcher.wait_state(State.DONE)


def test_starting_twice_is_once(server: FileServer, downloads: Downloads, watcher: Watcher) -> None:
    downloads.start(model(server))
    downloads.start(model(server))
    watcher.wait_state(State.DONE)
    assert len(server.asked) == 1
