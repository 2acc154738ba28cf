"""A download that no catalogue knows of is gone on with after a restart."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from ethervox_gui.services.downloads.downloads import Downloads, State
from ethervox_gui.services.hub.unfinished import UnfinishedModels
from ethervox_gui.services.hub.values import HubFile, HubModel
from tests.helpers.file_server import FileServer, file_server
from tests.unit.services.downloads.test_downloads import Watcher

BODY = b"GGUF" + random.Random(3).randbytes(2_000_000)


@pytest.fixture
def server() -> Iterator[FileServer]:
    with file_server(BODY) as running:
        running.hold_at = 700_000
        yield running
        running.go_on.set()


@pytest.fixture
def model(server: FileServer) -> HubModel:
    file = HubFile(server.url, "q8/big.gguf", len(BODY), hashlib.sha256(BODY).hexdigest())
    return HubModel("them/Big-GGUF", (file,), licence="mit")


@pytest.fixture
def begun(model: HubModel, tmp_path: Path) -> Iterator[tuple[Downloads, Watcher]]:
    watcher = Watcher()
    downloads = Downloads(tmp_path, [], watcher, unfinished=UnfinishedModels(tmp_path))
    downloads.start(model)
    watcher.wait(lambda download: download.done_bytes > 0)
    yield downloads, watcher
    downloads.close()


def test_it_is_listed_after_a_restart_and_no_more_when_it_is_there(
    server: FileServer, model: HubModel, begun: tuple[Downloads, Watcher], tmp_path: Path
) -> None:
    assert UnfinishedModels(tmp_path).read() == [model], "so it would be after a kill, too"
    begun[0].close()
    later = Watcher()
    again = Downloads(tmp_path, [], later, unfinished=UnfinishedModels(tmp_path))
    assert [(each.model, each.state) for each in again.all()] == [(model, State.PAUSED)]
    server.hold_at = None
    again.start(again.all()[0].model)
    assert later.wait_state(State.DONE).path.read_bytes() == BODY
    again.close()
    assert not list(tmp_path.glob("*.json"))


def test_what_is_cancelled_is_forgotten(
    model: HubModel, begun: tuple[Downloads, Watcher], tmp_path: Path
) -> None:
    begun[0].cancel(model)
    begun[1].wait_state(State.OFFERED)
    begun[0].close()
    assert list(tmp_path.iterdir()) == []


def test_what_has_no_part_on_the_disk_is_not_listed(model: HubModel, tmp_path: Path) -> None:
    UnfinishedModels(tmp_path).write([model])
    assert Downloads(tmp_path, [], Watcher(), unfinished=UnfinishedModels(tmp_path)).all() == []


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[{}]",
        '[{"repository": "../../them", "files": [{"url": "https://x", "path": "a.gguf"}]}]',
        '[{"repository": "them/x", "files": [{"url": "https://x", "path": "/a.gguf"}]}]',
        '[{"repository": "them/x", "files": []}]',
    ],
)
def test_a_list_that_is_broken_or_leads_elsewhere_is_none(tmp_path: Path, text: str) -> None:
    (tmp_path / "unfinished.json").write_text(text, encoding="utf-8")
    assert UnfinishedModels(tmp_path).read() == []
