"""The page store: what it hands out is what it was given, or nothing."""

from __future__ import annotations

import os
import random
import resource
import shutil
import signal
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ethervox_gui.context.turns.turns import Role, Span
from ethervox_gui.storage import Store
from ethervox_gui.storage.pages import page_file
from ethervox_gui.storage.pages.page_file import PageKey, PageKind
from ethervox_gui.storage.pages.page_store import SPARE, KeptPage, PageStore
from tests.helpers import programs
from tests.helpers.stores import save_page

MODEL, OTHER = "the model", "another of the same shape"


def key(item_id: int, chat_id: int = 1, kind: PageKind = PageKind.TURN) -> PageKey:
    return PageKey(chat_id, kind, item_id)


def data_of(item_id: int, size: int = 5000) -> bytes:
    return random.Random(item_id).randbytes(size)


@contextmanager
def opened(folder: Path, budget: int = 1 << 20) -> Iterator[PageStore]:
    pages = PageStore(folder / "pages", budget)
    try:
        yield pages
    finally:
        pages.close()


def filled(folder: Path, count: int = 4) -> list[Path]:
    """Pages of turns 1, 2, … of chat 1; their files."""
    with opened(folder) as pages:
        for number in range(1, count + 1):
            assert save_page(pages, key(number), MODEL, Span(10 * number, 10 * number + 10), data_of(number))
    return [file_of(folder, number) for number in range(1, count + 1)]


def file_of(folder: Path, number: int) -> Path:
    (found,) = (folder / "pages" / "1").glob(f"t{number}-*.page")
    return found


def test_a_page_is_there_at_once_and_after_a_restart(tmp_path: Path) -> None:
    with opened(tmp_path) as pages:
        save_page(pages, key(3), MODEL, Span(5, 15), data_of(3))
        save_page(pages, key(3, kind=PageKind.MEMORY), MODEL, Span(0, 5), data_of(4))
        assert pages.load(key(3), MODEL) == (Span(5, 15), data_of(3))
        pages.flush()
        assert pages.load(key(3), MODEL) == (Span(5, 15), data_of(3))
    with opened(tmp_path) as pages:
        assert pages.span(key(3), MODEL) == Span(5, 15)
        assert pages.load(key(3), MODEL) == (Span(5, 15), data_of(3))
        assert pages.load(key(3, kind=PageKind.MEMORY), MODEL) == (Span(0, 5), data_of(4))
        assert pages.load(key(4), MODEL) is None
        figures = pages.figures(1)
    assert (figures.n_pages, figures.hits, figures.misses) == (2, 2, 1)
    assert figures.n_bytes == sum(file.stat().st_size for file in (tmp_path / "pages" / "1").iterdir())


def test_pages_are_for_their_user_alone(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        (file, *_) = filled(tmp_path)
        with opened(tmp_path) as pages:
            pages.save_layout(1, MODEL, ((key(1), Span(0, 5)),))
    finally:
        os.umask(before)
    for path in (tmp_path / "pages" / "1").iterdir():
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(file.parent.stat().st_mode) == 0o700


def test_a_page_of_another_model_is_none(tmp_path: Path) -> None:
    filled(tmp_path)
    with opened(tmp_path) as pages:
        assert pages.load(key(1), OTHER) is None
        save_page(pages, key(1), OTHER, Span(3, 4), b"other")
        assert pages.load(key(1), OTHER) == (Span(3, 4), b"other")
        assert pages.load(key(1), MODEL) == (Span(10, 20), data_of(1)), "each model has its own"


def test_a_page_is_replaced_by_a_newer_one(tmp_path: Path) -> None:
    filled(tmp_path)
    with opened(tmp_path) as pages:
        save_page(pages, key(1), MODEL, Span(70, 80), b"newer")
        save_page(pages, key(1), MODEL, Span(70, 80), b"newest")
        assert pages.load(key(1), MODEL) == (Span(70, 80), b"newest")
    assert len(list((tmp_path / "pages" / "1").glob("t1-*"))) == 1
    with opened(tmp_path) as pages:
        assert pages.load(key(1), MODEL) == (Span(70, 80), b"newest")


@pytest.mark.parametrize("place", [0, 8, 10, 12, 44, 52, 60, 68, 76, 84, 92, 99, 100, 2000, -1])
def test_a_flipped_bit_anywhere_makes_it_none(tmp_path: Path, place: int) -> None:
    (file, *_) = filled(tmp_path)
    found = bytearray(file.read_bytes())
    found[place] ^= 1
    file.write_bytes(found)
    with opened(tmp_path) as pages:
        assert pages.load(key(1), MODEL) is None
        assert pages.span(key(1), MODEL) is None
        assert pages.load(key(2), MODEL) == (Span(20, 30), data_of(2))
    assert not file.exists()


@pytest.mark.parametrize("size", [0, 1, 99, 100, 101, 3000, 5099])
def test_a_truncated_page_is_none(tmp_path: Path, size: int) -> None:
    (file, *_) = filled(tmp_path)
    assert file.stat().st_size == 5100
    os.truncate(file, size)
    with opened(tmp_path) as pages:
        assert pages.load(key(1), MODEL) is None


def test_a_page_with_something_behind_it_is_none(tmp_path: Path) -> None:
    (file, *_) = filled(tmp_path)
    with file.open("ab") as out:
        out.write(b"more")
    with opened(tmp_path) as pages:
        assert pages.load(key(1), MODEL) is None


def test_swapped_pages_are_none(tmp_path: Path) -> None:
    first, second, third, _ = filled(tmp_path)
    content = first.read_bytes()
    first.write_bytes(second.read_bytes())
    second.write_bytes(content)
    elsewhere = tmp_path / "pages" / "2"
    elsewhere.mkdir()
    third.rename(elsewhere / third.name)
    with opened(tmp_path) as pages:
        for wrong in (key(1), key(2), key(3, chat_id=2), key(3)):
            assert pages.load(wrong, MODEL) is None


def test_a_page_that_went_away_is_none(tmp_path: Path) -> None:
    file, *_ = filled(tmp_path)
    with opened(tmp_path) as pages:
        assert pages.span(key(1), MODEL) == Span(10, 20)
        file.unlink()
        assert pages.load(key(1), MODEL) is None


def test_the_budget_is_kept_and_the_least_useful_goes_first(tmp_path: Path) -> None:
    with opened(tmp_path, budget=22_000) as pages:
        for number in range(1, 5):
            save_page(pages, key(number), MODEL, Span(0, 10), data_of(number))
            pages.flush()
        assert pages.load(key(1), MODEL) is not None
        save_page(pages, key(5), MODEL, Span(0, 10), data_of(5))
        pages.flush()
        there = [number for number in range(1, 6) if pages.span(key(number), MODEL)]
        assert there == [1, 3, 4, 5], "turn 2 was of no use for the longest time"
        assert not save_page(pages, key(6), MODEL, Span(0, 10), bytes(22_000)), "larger than all of it"
    with opened(tmp_path, budget=22_000) as pages:
        pages.set_budget(11_000)
        pages.flush()
        assert len(list((tmp_path / "pages" / "1").iterdir())) == 2
        pages.set_budget(0)
        pages.flush()
        assert not list((tmp_path / "pages" / "1").iterdir())
        assert not save_page(pages, key(1), MODEL, Span(0, 1), b"x")


def test_the_order_of_uses_is_kept_however_fast_they_follow_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A clock tells them apart no more; what was used in a moment counts from there on."""
    monkeypatch.setattr(time, "time", lambda: 1_700_000_000.0)
    with opened(tmp_path) as pages:
        for number in range(1, 4):
            save_page(pages, key(number), MODEL, Span(0, 10), data_of(number))
            pages.flush()
        assert pages.load(key(1), MODEL) is not None
        save_page(pages, key(4), MODEL, Span(0, 10), data_of(4))
        pages.flush()
    with opened(tmp_path) as pages:
        pages.set_budget(11_000)
        pages.flush()
        assert [number for number in range(1, 5) if pages.span(key(number), MODEL)] == [1, 4]


def test_a_layout_is_kept(tmp_path: Path) -> None:
    layout = ((key(1), Span(0, 5)), (key(2, kind=PageKind.MEMORY), Span(8, 9)))
    with opened(tmp_path) as pages:
        assert pages.layout(1, MODEL) == ()
        pages.save_layout(1, MODEL, layout)
        assert pages.layout(1, MODEL) == layout
    with opened(tmp_path) as pages:
        assert (pages.layout(1, MODEL), pages.layout(1, OTHER), pages.layout(2, MODEL)) == (layout, (), ())
    (file,) = (tmp_path / "pages" / "1").glob("layout-*")
    text = file.read_bytes()
    for damaged in (text[:-1], text.replace(b"8", b"7"), b"", b"\xff" * 40, b"00000000\n{}"):
        file.write_bytes(damaged)
        with opened(tmp_path) as pages:
            assert pages.layout(1, MODEL) == ()


def test_pages_go_with_their_chat(tmp_path: Path) -> None:
    with Store.open(tmp_path) as store:
        chats = [store.create_chat(f"chat {n}").chat_id for n in range(3)]
        for chat_id in chats:
            store.append_turn(chat_id, Role.USER, "hello")
            save_page(store.pages, key(1, chat_id), MODEL, Span(0, 5), b"cells")
        store.pages.flush()
        store.delete_chat(chats[0])
        store.delete_chat(chats[1])
        assert store.empty_bin(time.time() + 29 * 86_400) == 0
        assert store.pages.load(key(1, chats[0]), MODEL) is not None, "deleting can be undone for 30 days"
        store.restore_chat(chats[1])
        assert store.empty_bin(time.time() + 31 * 86_400) == 1
        assert store.pages.load(key(1, chats[0]), MODEL) is None
        store.pages.flush()
        assert sorted(path.name for path in store.pages.folder.iterdir()) == ["2", "3"]
        store.delete_chat(chats[2])
    orphan = tmp_path / "pages" / "77"
    orphan.mkdir()
    (orphan / "t1-0-5-0011223344556677.page").write_bytes(b"whatever")
    half = tmp_path / "pages" / "2" / "t9-0-5-0011223344556677.page.tmp"
    half.write_bytes(b"half a page")
    with Store.open(tmp_path) as store:
        store.pages.flush()
        assert not orphan.exists()
        assert not half.exists()
        for chat_id in chats[1:]:
            assert store.pages.load(key(1, chat_id), MODEL) == (Span(0, 5), b"cells")


def test_pages_of_the_bin_go_before_all_others(tmp_path: Path) -> None:
    with opened(tmp_path, budget=22_000) as pages:
        for number in range(1, 5):
            save_page(pages, key(1, chat_id=number), MODEL, Span(0, 10), data_of(number))
        pages.flush()
        pages.set_in_bin(3, True)
        pages.set_in_bin(4, True)
        pages.set_in_bin(4, False)
        save_page(pages, key(1, chat_id=5), MODEL, Span(0, 10), data_of(5))
        pages.flush()
        there = [number for number in range(1, 6) if pages.span(key(1, chat_id=number), MODEL)]
        assert there == [1, 2, 4, 5]
    with opened(tmp_path, budget=17_000) as pages:
        pages.sweep([1, 2, 4], in_bin=[5])
        pages.flush()
        there = [number for number in range(1, 6) if pages.span(key(1, chat_id=number), MODEL)]
        assert there == [1, 2, 4]


def test_a_full_disk_makes_pages_that_are_not_there(tmp_path: Path) -> None:
    """No file may become larger than 3 kB here, which is as good as a disk that is full."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (3000, limits[1]))
    try:
        with opened(tmp_path) as pages:
            save_page(pages, key(1), MODEL, Span(0, 10), data_of(1))
            save_page(pages, key(2), MODEL, Span(0, 10), data_of(2, 500))
            pages.flush()
            assert "large" in pages.take_failure()
            assert pages.take_failure() == ""
            assert pages.load(key(1), MODEL) is None
            assert pages.load(key(2), MODEL) is not None
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert len(list((tmp_path / "pages" / "1").iterdir())) == 1


def test_cells_that_changed_since_are_not_there_any_more_either(tmp_path: Path) -> None:
    """The newer page finds no room on the disk: the older one is of other cells."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    with opened(tmp_path) as pages:
        save_page(pages, key(1), MODEL, Span(0, 10), data_of(1))
        pages.flush()
        resource.setrlimit(resource.RLIMIT_FSIZE, (3000, limits[1]))
        try:
            save_page(pages, key(1), MODEL, Span(20, 30), data_of(1))
            pages.flush()
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        assert pages.span(key(1), MODEL) is None
        assert pages.listed(1, MODEL) == []
        assert pages.figures(1).n_bytes == 0
    assert list((tmp_path / "pages" / "1").iterdir()) == []


@pytest.mark.parametrize("how", ["forgotten", "newer", "the chat goes"])
def test_what_goes_while_it_is_written_leaves_no_file(
    tmp_path: Path, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = page_file.write
    with opened(tmp_path) as pages:
        meanwhile: dict[str, Callable[[], object]] = {
            "forgotten": lambda: pages.drop_pages([key(1)]),
            "newer": lambda: save_page(pages, key(1), MODEL, Span(20, 30), data_of(2)),
            "the chat goes": lambda: pages.drop_chat(1),
        }

        def slowly(path: Path, *of_the_page: Any) -> int:
            size = write(path, *of_the_page)
            if how in meanwhile:
                meanwhile.pop(how)()
            return size

        monkeypatch.setattr(page_file, "write", slowly)
        save_page(pages, key(1), MODEL, Span(0, 10), data_of(1))
        pages.flush()
        found = pages.load(key(1), MODEL)
        assert (found and found.span) == (Span(20, 30) if how == "newer" else None)
    assert [path.name[:9] for path in tmp_path.rglob("*.page")] == ["t1-20-30-"] * (how == "newer")


def test_the_last_of_the_disk_is_left_to_the_words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    room = 12_000  # for two pages

    def usage(_folder: Path) -> Any:
        taken = sum(path.stat().st_size for path in tmp_path.rglob("*.page"))
        return SimpleNamespace(free=max(0, SPARE + room - taken))

    monkeypatch.setattr(shutil, "disk_usage", usage)

    def there(pages: PageStore) -> list[int]:
        pages.flush()
        return [number for number in range(1, 5) if pages.span(key(number), MODEL)]

    with opened(tmp_path) as pages:
        for number in range(1, 4):
            save_page(pages, key(number), MODEL, Span(0, 10), data_of(number))
        assert there(pages) == [2, 3], "the disk has room for two"
        assert not pages.take_failure()
        room = 0
        save_page(pages, key(4), MODEL, Span(0, 10), data_of(4, 50_000))
        assert there(pages) == []
        assert "space" in pages.take_failure()
        room = 12_000
        save_page(pages, key(1), MODEL, Span(0, 10), data_of(1))
        assert there(pages) == [1]
    room = 0
    with opened(tmp_path) as pages:
        pages.sweep([1])
        assert there(pages) == [], "somebody else took the room meanwhile"


def test_a_large_page_does_not_take_the_last_of_the_disk_while_it_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = 50_000
    least: list[int] = []
    write = page_file.write

    def free() -> int:
        return SPARE + room - sum(path.stat().st_size for path in tmp_path.rglob("*.page"))

    def written(*told: Any) -> int:
        size = write(*told)
        least.append(free())
        return size

    monkeypatch.setattr(page_file, "write", written)
    monkeypatch.setattr(shutil, "disk_usage", lambda _folder: SimpleNamespace(free=free()))
    with opened(tmp_path) as pages:
        for number in range(1, 3):
            save_page(pages, key(number), MODEL, Span(0, 10), data_of(number, 20_000))
        pages.flush()
        save_page(pages, key(3), MODEL, Span(0, 10), data_of(3, 40_000))
        pages.flush()
        assert [number for number in range(1, 4) if pages.span(key(number), MODEL)] == [3]
    assert len(least) == 3
    assert min(least) >= SPARE - 1000, "but for what each file has around its page"


def test_a_folder_that_cannot_be_written_makes_no_pages(tmp_path: Path) -> None:
    (tmp_path / "pages").write_text("a file in its place")
    with opened(tmp_path) as pages:
        save_page(pages, key(1), MODEL, Span(0, 10), data_of(1))
        pages.save_layout(1, MODEL, ((key(1), Span(0, 5)),))
        pages.flush()
        assert pages.take_failure()
        assert pages.load(key(1), MODEL) is None


WRITER = """
import random, sys
from pathlib import Path
from ethervox_gui.context.turns.turns import Span
from ethervox_gui.storage.pages.page_file import PageKey, PageKind
from ethervox_gui.storage.pages.page_store import KeptPage, PageStore

pages = PageStore(Path(sys.argv[1]) / "pages", 1 << 30)
print("begun", flush=True)
for round in range(10_000):
    number = round % 8 + 1
    data = random.Random(number).randbytes(300_000)
    page = KeptPage(Span(round, round + 10), data)
    pages.save_all([(PageKey(1, PageKind.TURN, number), "the model", page)])
"""


@pytest.mark.parametrize("seed", range(6))
def test_a_kill_at_any_moment_leaves_whole_pages_or_none(tmp_path: Path, seed: int) -> None:
    process = programs.start([sys.executable, "-c", WRITER, str(tmp_path)], stdout=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stdout.readline(), "it writes"
    time.sleep(random.Random(seed).uniform(0.02, 0.2))  # any moment will do
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    process.stdout.close()
    written = [path.name.split("-")[0] for path in (tmp_path / "pages").rglob("*.page")]
    with opened(tmp_path, 1 << 30) as pages:
        pages.sweep([1])
        pages.flush()
        for number in range(1, 9):
            found = pages.load(key(number), MODEL)
            if f"t{number}" in written:
                assert found is not None, "what was written before is there"
            assert found is None or found.data == data_of(number, 300_000)
        assert not list((tmp_path / "pages").rglob("*.tmp"))


# ---- keys beside pages -----------------------------------------------------------------------------

KEYS = bytes(range(64))
KEY, SPAN, DATA = key(12), Span(5, 15), data_of(12)


def keys_files(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.keys"))


def test_keys_lie_beside_their_page_and_go_with_it(tmp_path: Path) -> None:
    store = PageStore(tmp_path)
    assert store.save_all([(KEY, "model", KeptPage(SPAN, DATA, KEYS))]) == {KEY}
    assert store.keys(KEY, "model") == KEYS, "at once"
    store.flush()
    assert store.keys(KEY, "model") == KEYS, "from the disk"
    assert store.keys(KEY, "another model") == b""
    assert [path.stem for path in keys_files(tmp_path)] == [path.stem for path in tmp_path.rglob("*.page")]
    n_bytes = sum(path.stat().st_size for path in tmp_path.rglob("*.*") if path.is_file())
    assert store.figures(KEY.chat_id).n_bytes == n_bytes, "counted in"
    store.close()
    again = PageStore(tmp_path)
    assert again.figures(KEY.chat_id).n_bytes == n_bytes, "also after a start"
    assert again.keys(KEY, "model") == KEYS
    again.set_budget(0)
    again.flush()
    assert keys_files(tmp_path) == []
    again.close()


def test_keys_are_put_beside_a_page_that_has_none(tmp_path: Path) -> None:
    store = PageStore(tmp_path)
    store.keep_keys(KEY, "model", KEYS)
    assert keys_files(tmp_path) == [], "there is no page"
    save_page(store, KEY, "model", SPAN, DATA)
    store.flush()
    assert store.keys(KEY, "model") == b""
    before = store.figures(KEY.chat_id).n_bytes
    store.keep_keys(KEY, "model", KEYS)
    assert store.keys(KEY, "model") == KEYS
    assert store.figures(KEY.chat_id).n_bytes > before + len(KEYS)
    assert store.load(KEY, "model") == (SPAN, DATA)
    store.close()


@pytest.mark.parametrize("goes", ["page", "chat"])
def test_keys_of_a_page_that_goes_as_they_are_written_go_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, goes: str
) -> None:
    """They are of what is forgotten or deleted."""
    store = PageStore(tmp_path)
    save_page(store, KEY, "model", SPAN, DATA)
    store.flush()
    write = page_file.write

    def write_late(*given: Any) -> int:
        if goes == "page":
            store.drop_pages([KEY])
        else:
            store.drop_chat(KEY.chat_id)
        store.flush()
        return write(*given)

    monkeypatch.setattr(page_file, "write", write_late)
    store.keep_keys(KEY, "model", KEYS)
    assert keys_files(tmp_path) == []
    assert store.keys(KEY, "model") == b""
    store.close()


@pytest.mark.parametrize("harm", ["cut", "flip", "page"])
def test_damaged_keys_are_none(tmp_path: Path, harm: str) -> None:
    store = PageStore(tmp_path)
    store.save_all([(KEY, "model", KeptPage(SPAN, DATA, KEYS))])
    store.flush()
    (path,) = keys_files(tmp_path)
    content = bytearray(path.read_bytes())
    if harm == "cut":
        del content[-1]
    elif harm == "flip":
        content[-5] ^= 1
    else:
        content = bytearray(path.with_suffix(".page").read_bytes())
    path.write_bytes(content)
    assert store.keys(KEY, "model") == b""
    assert store.load(KEY, "model") == (SPAN, DATA), "the page is whole"
    store.close()


def test_keys_without_a_page_are_swept_away(tmp_path: Path) -> None:
    store = PageStore(tmp_path)
    store.save_all([(KEY, "model", KeptPage(SPAN, DATA, KEYS))])
    store.flush()
    (page,) = tmp_path.rglob("*.page")
    (tmp_path / str(KEY.chat_id) / "t99-0-5-abc.keys").write_bytes(b"left behind")
    store.sweep([KEY.chat_id])
    store.flush()
    assert keys_files(tmp_path) == [page.with_suffix(".keys")]
    store.close()


def test_a_page_whose_keys_cannot_be_written_is_not_left_uncounted(tmp_path: Path) -> None:
    """It would lie there beside the budget until the next start, and be found again then."""
    (path,) = filled(tmp_path, 1)
    path.unlink()
    path.with_suffix(".keys").mkdir()  # no file can be put there
    with opened(tmp_path) as pages:
        page = KeptPage(Span(10, 20), data_of(1), b"some keys")
        assert pages.save_all([(key(1), MODEL, page)]) == {key(1)}
        pages.flush()
        assert pages.take_failure()
        assert pages.load(key(1), MODEL) is None
        assert not path.exists()


def test_a_page_goes_whatever_becomes_of_its_keys(tmp_path: Path) -> None:
    """What was forgotten must not be there at the next start."""
    (path,) = filled(tmp_path, 1)
    path.with_suffix(".keys").mkdir()  # nor can it be removed like a file
    with opened(tmp_path) as pages:
        pages.drop_pages([key(1)])
    assert not path.exists()
