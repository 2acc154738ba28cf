"""A model file comes over a real connection, which breaks, stalls and lies."""

from __future__ import annotations

import asyncio
import errno
import hashlib
import random
import shutil
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ethervox_gui.context.errors import UserError
from ethervox_gui.services.downloads.download import _SPARE as SPARE
from ethervox_gui.services.downloads.download import fetch
from ethervox_gui.services.downloads.wanted import Part, Wanted
from tests.helpers.file_server import FileServer, file_server

BODY = b"GGUF" + random.Random(1).randbytes(3_000_000)


@pytest.fixture
def server() -> Iterator[FileServer]:
    with file_server(BODY) as running:
        yield running


def wanted(server: FileServer, folder: Path, url: str = "") -> Wanted:
    return Wanted(
        url or server.url, folder / "models" / "m.gguf", len(BODY), hashlib.sha256(BODY).hexdigest()
    )


def get(what: Wanted, waits: tuple[float, ...] = (0.0,)) -> list[tuple[int, bool]]:
    told: list[tuple[int, bool]] = []
    asyncio.run(fetch(what, lambda done, checking: told.append((done, checking)), waits))
    return told


def fails(what: Wanted, code: str, waits: tuple[float, ...] = (0.0,)) -> UserError:
    with pytest.raises(UserError) as caught:
        get(what, waits)
    assert caught.value.code == code
    assert not what.target.exists()
    return caught.value


def files(what: Wanted) -> list[str]:
    return sorted(path.name for path in what.target.parent.iterdir())


def test_a_file_arrives_whole_and_is_checked(server: FileServer, tmp_path: Path) -> None:
    what = wanted(server, tmp_path)
    told = get(what)
    assert what.target.read_bytes() == BODY
    assert files(what) == ["m.gguf"]
    arrived = [done for done, checking in told if not checking]
    assert arrived == sorted(arrived)
    assert arrived[-1] == len(BODY)
    assert (len(BODY), True) in told
    get(what)
    assert len(server.asked) == 1, "what is there is not asked for again"


def test_it_goes_on_where_it_broke(server: FileServer, tmp_path: Path) -> None:
    server.breaks = [1_000_000, 500_000, 0]
    what = wanted(server, tmp_path)
    get(what)
    assert what.target.read_bytes() == BODY
    assert "range" not in server.asked[0]
    assert [asked.get("range") for asked in server.asked[1:3]] == ["bytes=1000000-", "bytes=1500000-"]
    assert server.asked[1]["if-range"] == '"one"'


def test_it_goes_on_after_a_restart(server: FileServer, tmp_path: Path) -> None:
    server.breaks = [1_000_000, 0, 0]
    what = wanted(server, tmp_path)
    error = fails(what, "no_network")
    assert "kept" in error.advice
    assert Part(what).size == 1_000_000
    get(what)
    assert server.asked[-1]["range"] == "bytes=1000000-"
    assert what.target.read_bytes() == BODY


def test_a_weak_etag_says_nothing_of_single_bytes(server: FileServer, tmp_path: Path) -> None:
    server.breaks, server.etag = [1_000_000], 'W/"one"'
    what = wanted(server, tmp_path)
    get(what)
    assert server.asked[1]["range"] == "bytes=1000000-"
    assert "if-range" not in server.asked[1]
    assert what.target.read_bytes() == BODY


def test_a_part_that_begins_elsewhere_is_refused_before_its_first_byte(
    server: FileServer, tmp_path: Path
) -> None:
    server.breaks, server.lies_by = [1_000_000], 7
    told = fails(wanted(server, tmp_path), "download_changed")
    assert "Content-Range bytes 1000007-" in told.details


def test_a_server_without_ranges_begins_anew(server: FileServer, tmp_path: Path) -> None:
    server.breaks, server.ranges = [1_000_000], False
    what = wanted(server, tmp_path)
    get(what)
    assert what.target.read_bytes() == BODY


def test_a_server_that_never_gets_further_is_given_up(server: FileServer, tmp_path: Path) -> None:
    server.breaks, server.ranges = [1_000_000] * 20, False
    fails(wanted(server, tmp_path), "no_network", waits=(0.0, 0.0))
    assert len(server.asked) == 4, "the first one, which got somewhere, and three that got no further"


def test_an_answer_that_ends_early_without_a_word_is_one_that_broke(
    server: FileServer, tmp_path: Path
) -> None:
    """It was asked for again and again, hundreds of times a second, for ever."""
    server.says_length = False
    server.breaks = [1_000_000, 0, 0, 0]
    what = wanted(server, tmp_path)
    fails(what, "no_network", waits=(0.0, 0.0))
    assert len(server.asked) == 4
    assert Part(what).size == 1_000_000
    server.breaks = [500_000]
    get(what)
    assert what.target.read_bytes() == BODY


def test_another_file_behind_the_address_is_begun_anew(server: FileServer, tmp_path: Path) -> None:
    server.breaks = [1_000_000, 0, 0]
    what = wanted(server, tmp_path)
    fails(what, "no_network")
    server.etag = '"two"'
    get(what)
    assert what.target.read_bytes() == BODY


def test_a_part_of_something_else_is_not_gone_on_with(server: FileServer, tmp_path: Path) -> None:
    what = wanted(server, tmp_path)
    what.target.parent.mkdir()
    Part(what).path.write_bytes(b"GGUF of another time")
    get(what)
    assert "range" not in server.asked[0]
    assert what.target.read_bytes() == BODY


def test_a_damaged_part_is_found_and_thrown_away(server: FileServer, tmp_path: Path) -> None:
    server.breaks = [1_000_000, 0, 0]
    what = wanted(server, tmp_path)
    fails(what, "no_network")
    with Part(what).path.open("rb+") as file:
        file.seek(5000)
        file.write(b"xxxx")
    fails(what, "download_damaged")
    assert files(what) == []


def test_a_file_of_another_size_is_refused(server: FileServer, tmp_path: Path) -> None:
    what = wanted(server, tmp_path)
    server.body = BODY + b"more"
    assert "bytes instead of" in fails(what, "download_changed").details
    server.body = BODY
    server.breaks = [1_000_000, 0, 0]
    fails(what, "no_network")
    server.body = BODY[:500_000]
    fails(what, "download_changed")
    assert files(what) == []


def test_the_hub_says_that_it_has_another_file(server: FileServer, tmp_path: Path) -> None:
    what = wanted(server, tmp_path, server.url.replace("/file", "/redirected"))
    server.linked_etag = "0" * 64
    fails(what, "download_changed")
    server.linked_etag = what.sha256
    server.etag = '"' + "1" * 64 + '"'  # the store's own, which is no checksum
    get(what)
    assert what.target.read_bytes() == BODY


@pytest.mark.parametrize(
    ("status", "code"),
    [(404, "download_gone"), (410, "download_gone"), (403, "download_refused"), (503, "download_busy")],
)
def test_a_refusal_is_a_sentence(server: FileServer, tmp_path: Path, status: int, code: str) -> None:
    server.status = status
    error = fails(wanted(server, tmp_path), code)
    assert str(status) in error.details
    assert error.advice


def test_a_busy_server_is_asked_again(server: FileServer, tmp_path: Path) -> None:
    server.status = 503
    what = wanted(server, tmp_path)
    fails(what, "download_busy", waits=(0.0, 0.0, 0.0))
    assert len(server.asked) == 4
    server.status = 0
    get(what)
    assert what.target.exists()


@pytest.mark.parametrize("content_type", ["text/html; charset=utf-8", "application/octet-stream"])
def test_a_sign_in_page_is_no_model(server: FileServer, tmp_path: Path, content_type: str) -> None:
    server.body = b"<html>Welcome to the hotel</html>".ljust(len(BODY))
    server.content_type = content_type
    error = fails(wanted(server, tmp_path), "download_no_model")
    assert "sign in" in error.advice


def test_nobody_listens(tmp_path: Path) -> None:
    with file_server(BODY) as server:
        what = wanted(server, tmp_path)
    assert "cannot be reached" in fails(what, "no_network").message


@pytest.mark.parametrize(
    "url", ["http://example.invalid/m.gguf", "ftp://127.0.0.1/m.gguf", "file:///etc/passwd"]
)
def test_only_secure_addresses(server: FileServer, tmp_path: Path, url: str) -> None:
    fails(wanted(server, tmp_path, url), "download_insecure")
    server.redirect_to = url
    fails(wanted(server, tmp_path, server.url.replace("/file", "/redirected")), "download_insecure")


def test_the_disk_is_asked_first(server: FileServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usage = shutil.disk_usage(tmp_path)._replace(free=1_000_000)
    monkeypatch.setattr("shutil.disk_usage", lambda _path: usage)
    error = fails(wanted(server, tmp_path), "disk_full")
    assert "are needed" in error.message
    assert server.asked == []


def test_what_arrived_needs_no_more_room(
    server: FileServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server.breaks = [1_000_000, 0, 0]
    what = wanted(server, tmp_path)
    fails(what, "no_network")
    rest = len(BODY) - 1_000_000
    usage = shutil.disk_usage(tmp_path)._replace(free=rest + SPARE - 1)
    monkeypatch.setattr("shutil.disk_usage", lambda _path: usage)
    fails(what, "disk_full")
    usage = usage._replace(free=rest + SPARE)
    get(what)
    assert what.target.read_bytes() == BODY


def test_a_disk_that_fills_up_keeps_what_arrived(
    server: FileServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server.breaks = [1_000_000, 0, 0]
    what = wanted(server, tmp_path)
    fails(what, "no_network")

    really_open = Path.open

    def full(path: Path, mode: str = "r", *args: Any, **kwargs: Any) -> Any:
        if mode == "ab":
            raise OSError(errno.ENOSPC, "No space left on device")
        return really_open(path, mode, *args, **kwargs)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", full)
        fails(what, "disk_full")
    assert Part(what).size == 1_000_000


def test_a_folder_that_cannot_be_written(server: FileServer, tmp_path: Path) -> None:
    (tmp_path / "models").write_text("a file where the folder should be")
    with pytest.raises(UserError) as caught:
        get(wanted(server, tmp_path))
    assert caught.value.code == "download_unwritable"


def test_cancelling_keeps_what_arrived(server: FileServer, tmp_path: Path) -> None:
    server.hold_at = 1_000_000
    what = wanted(server, tmp_path)

    async def halfway() -> None:
        arrived = asyncio.Event()
        task = asyncio.ensure_future(fetch(what, lambda done, _: arrived.set() if done >= 900_000 else None))
        await asyncio.wait_for(arrived.wait(), 30)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(halfway())
    assert 900_000 <= Part(what).size <= 1_000_000
    server.hold_at = None
    get(what)
    assert what.target.read_bytes() == BODY


def unknown(server: FileServer, folder: Path, sha256: str = "") -> Wanted:
    """Nobody published its size, nor, perhaps, its checksum."""
    server.linked_etag = hashlib.sha256(BODY).hexdigest()
    return Wanted(server.url.replace("/file", "/redirected"), folder / "models" / "m.gguf", 0, sha256)


def test_what_is_not_known_is_asked_of_the_server(server: FileServer, tmp_path: Path) -> None:
    what = unknown(server, tmp_path)
    sizes: list[int] = []
    asyncio.run(fetch(what, lambda *_: None, (0.0,), sizes.append))
    assert what.target.read_bytes() == BODY
    assert sizes == [len(BODY)]
    server.body = b""
    get(what)
    assert what.target.read_bytes() == BODY, "it is there"


def test_a_file_of_unknown_size_goes_on_where_it_broke(server: FileServer, tmp_path: Path) -> None:
    what = unknown(server, tmp_path)
    server.breaks = [1_000_000, 0, 0]
    fails(what, "no_network")
    server.breaks = []
    get(what)
    assert what.target.read_bytes() == BODY
    assert server.asked[-1]["range"] == "bytes=1000000-"


def test_without_any_checksum_nothing_is_taken(server: FileServer, tmp_path: Path) -> None:
    what = unknown(server, tmp_path)
    fails(replace(what, url=server.url), "download_unchecked")
    assert not list(tmp_path.rglob("*.part"))


def test_the_published_checksum_goes_before_the_servers(server: FileServer, tmp_path: Path) -> None:
    fails(unknown(server, tmp_path, sha256="0" * 64), "download_changed")


def test_what_damages_a_file_of_unknown_size_is_seen(server: FileServer, tmp_path: Path) -> None:
    what = unknown(server, tmp_path)
    server.body = BODY[:-4] + b"xxxx"
    fails(what, "download_damaged")
