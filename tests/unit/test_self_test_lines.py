"""What the self-test says of what fails in it."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

from ethervox_gui.context.errors import StorageError
from ethervox_gui.front_ends import self_test
from ethervox_gui.options import Options
from ethervox_gui.storage.store import Store

OTHERS = ("_picture", "_draw_formula", "_open_mtmd")


@pytest.fixture
def options(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Options:
    """With a database that cannot be closed as it should, and none of the checks that take long."""

    closing = Store.close

    def close(store: Store) -> None:
        closing(store)
        raise StorageError("the disk is away")

    for name in OTHERS:
        monkeypatch.setattr(self_test, name, lambda *_: None)
    monkeypatch.setattr(self_test, "_N_MESSAGES", 1)
    monkeypatch.setattr(Store, "close", close)
    return Options(headless=False, model=None, data_dir=tmp_path, changes={}, self_test=True)


def test_what_the_database_cannot_do_is_a_line(options: Options) -> None:
    output = io.StringIO()
    assert self_test.run_self_test(options, output) == 1
    assert "failed  the disk is away\n" in output.getvalue()


def test_it_needs_nowhere_to_say_it(options: Options, monkeypatch: pytest.MonkeyPatch) -> None:
    """As the installed program on Windows, which has a window and no standard output."""
    monkeypatch.setattr(sys, "stdout", None)
    assert self_test.run_self_test(options) == 1
