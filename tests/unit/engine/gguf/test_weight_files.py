"""The files of a loaded model: whether one of them was cut short."""

from __future__ import annotations

import os
from contextlib import closing
from pathlib import Path

import pytest

from ethervox_gui.context.errors import ModelCutError
from ethervox_gui.engine.gguf.weight_files import WeightFiles

PARTS = [f"model-0000{number}-of-00002.gguf" for number in (1, 2)]

pytestmark = pytest.mark.skipif(os.name == "nt", reason="a mapped file cannot be cut there")


@pytest.fixture
def parts(tmp_path: Path) -> list[Path]:
    found = [tmp_path / name for name in PARTS]
    for path in found:
        path.write_bytes(bytes(100))
    return found


@pytest.mark.parametrize("which", [0, 1])
def test_each_part_of_a_split_model_is_watched(parts: list[Path], which: int) -> None:
    with closing(WeightFiles(parts[0])) as files:
        assert files.are_whole()
        os.truncate(parts[which], 99)
        assert not files.are_whole()
        os.truncate(parts[which], 100)
        assert files.are_whole()


def test_one_that_was_cut_and_is_whole_again_may_be_another(parts: list[Path]) -> None:
    with closing(WeightFiles(parts[0])) as files:
        assert files.are_as_loaded()
        files.check()
        os.truncate(parts[1], 99)
        with pytest.raises(ModelCutError, match=parts[0].name):
            files.check()
        parts[1].write_bytes(bytes(100))
        files.check()
        os.utime(parts[1], ns=(1, 1))  # whatever the clock of the file system says
        assert not files.are_as_loaded()


def test_one_that_grows_is_whole(parts: list[Path]) -> None:
    with closing(WeightFiles(parts[0])) as files, parts[1].open("ab") as file:
        file.write(b"more")
        file.flush()
        assert files.are_whole()


def test_another_file_in_its_place_is_not_looked_at(parts: list[Path]) -> None:
    with closing(WeightFiles(parts[0])) as files:
        parts[1].unlink()
        parts[1].write_bytes(b"")
        assert files.are_whole()


def test_nothing_stays_open(parts: list[Path]) -> None:
    if not (ours := Path("/proc/self/fd")).is_dir():
        pytest.skip("what is open is told in /proc")
    before = sorted(ours.iterdir())
    files = WeightFiles(parts[0])
    assert sorted(ours.iterdir()) != before
    files.close()
    files.close()
    assert sorted(ours.iterdir()) == before
