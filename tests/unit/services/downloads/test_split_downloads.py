"""Models in several files, from a hub on this machine."""

from __future__ import annotations

import hashlib
import random
import shutil
from collections import namedtuple
from collections.abc import Iterator
from pathlib import Path

import pytest

from ethervox_gui.services.downloads.downloads import Downloads, State
from ethervox_gui.services.hub.values import HubFile, HubModel
from tests.helpers.hub_server import HubServer, hub_server
from tests.unit.services.downloads.test_downloads import Watcher

NAMES = [f"Q8/big-0000{number}-of-00003.gguf" for number in (1, 2, 3)]
BODIES = [b"GGUF" + random.Random(number).randbytes(300_000) for number in range(3)]
WHOLE = sum(map(len, BODIES))


@pytest.fixture
def hub() -> Iterator[HubServer]:
    with hub_server() as running:
        running.add("them/Big-GGUF", dict(zip(NAMES, BODIES, strict=True)))
        yield running


@pytest.fixture
def watcher() -> Watcher:
    return Watcher()


@pytest.fixture
def downloads(hub: HubServer, watcher: Watcher, tmp_path: Path) -> Iterator[Downloads]:
    made = Downloads(tmp_path, [], watcher)
    yield made
    hub.go_on.set()
    made.close()


def model(hub: HubServer, *, sha256: bool = True) -> HubModel:
    files = [
        HubFile(
            f"{hub.url}/them/Big-GGUF/resolve/main/{name}",
            name,
            len(body) if sha256 else 0,
            hashlib.sha256(body).hexdigest() if sha256 else "",
        )
        for name, body in zip(NAMES, BODIES, strict=True)
    ]
    return HubModel("them/Big-GGUF", tuple(files))


@pytest.mark.parametrize("sha256", [True, False])
def test_all_parts_come_and_the_first_is_loaded(
    hub: HubServer, downloads: Downloads, watcher: Watcher, tmp_path: Path, sha256: bool
) -> None:
    wanted = model(hub, sha256=sha256)
    assert downloads.of(wanted).state is State.OFFERED
    downloads.start(wanted)
    done = watcher.wait_state(State.DONE)
    folder = tmp_path / "them" / "Big-GGUF"
    assert done.path == folder / NAMES[0]
    assert [(folder / name).read_bytes() for name in NAMES] == BODIES
    assert (done.done_bytes, done.size_bytes) == (WHOLE, WHOLE)
    amounts = [each.done_bytes for each in watcher.told if each.state is State.RUNNING]
    assert amounts == sorted(amounts), "it is counted through all parts"
    assert downloads.of(wanted).state is State.DONE
    assert [each.model for each in downloads.all()] == [wanted]
    n_asked = len(hub.asked)
    downloads.start(wanted)
    downloads.close()
    assert len(hub.asked) == n_asked, "what is there is not got again"


def test_it_goes_on_with_the_part_where_it_stopped(
    hub: HubServer, downloads: Downloads, watcher: Watcher, tmp_path: Path
) -> None:
    hub.files[f"them/Big-GGUF/{NAMES[1]}"] = b"GGUF" + bytes(300_000)  # not what was told: refused
    wanted = model(hub)
    downloads.start(wanted)
    failed = watcher.wait_state(State.FAILED)
    assert failed.error is not None
    assert failed.error.code == "download_changed"
    assert failed.done_bytes == len(BODIES[0])
    hub.files[f"them/Big-GGUF/{NAMES[1]}"] = BODIES[1]
    hub.asked.clear()
    again = Downloads(tmp_path, [], watcher)
    assert again.of(wanted).state is State.PAUSED
    again.start(wanted)
    watcher.wait_state(State.DONE)
    again.close()
    assert not [path for path in hub.asked if NAMES[0] in path]


def test_cancel_leaves_nothing_of_it(
    hub: HubServer, downloads: Downloads, watcher: Watcher, tmp_path: Path
) -> None:
    del hub.files[f"them/Big-GGUF/{NAMES[2]}"]
    other = tmp_path / "them" / "Other"
    other.mkdir(parents=True)
    wanted = model(hub)
    downloads.start(wanted)
    watcher.wait_state(State.FAILED)
    assert (tmp_path / "them" / "Big-GGUF" / NAMES[1]).exists()
    downloads.cancel(wanted)
    watcher.wait_state(State.OFFERED)
    downloads.close()
    assert sorted(tmp_path.rglob("*")) == [tmp_path / "them", other]


def test_cancel_leaves_an_older_file_of_that_name_alone(
    hub: HubServer, downloads: Downloads, watcher: Watcher, tmp_path: Path
) -> None:
    wanted = model(hub)
    old = tmp_path / "them" / "Big-GGUF" / NAMES[0]
    old.parent.mkdir(parents=True)
    old.write_bytes(b"GGUF an older one")
    downloads.cancel(wanted)
    watcher.wait_state(State.OFFERED)
    assert old.read_bytes() == b"GGUF an older one"


def test_there_must_be_room_for_all_parts_before_the_first(
    hub: HubServer, downloads: Downloads, watcher: Watcher, monkeypatch: pytest.MonkeyPatch
) -> None:
    usage = namedtuple("usage", "total used free")
    free = (256 << 20) + len(BODIES[0]) + 10
    monkeypatch.setattr(shutil, "disk_usage", lambda _path: usage(free, 0, free))
    downloads.start(model(hub))
    failed = watcher.wait_state(State.FAILED)
    assert failed.error is not None
    assert failed.error.code == "disk_full"
    assert failed.done_bytes == 0
