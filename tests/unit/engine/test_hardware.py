"""A build that needs more than the processor has says so before llama.cpp is loaded."""

from __future__ import annotations

import sys
from pathlib import Path

import psutil
import pytest

from ethervox_gui import paths
from ethervox_gui.context.errors import UserError
from ethervox_gui.engine import hardware
from ethervox_gui.engine.inspection import inspect_model

NEHALEM = "processor\t: 0\nmodel name\t: old\nflags\t\t: fpu sse sse2 ssse3 sse4_1 sse4_2 popcnt\n"

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc/cpuinfo")


@pytest.fixture
def needs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A frozen app's resources, with a file of what it needs; the processor is an old one."""
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    (tmp_path / "resources").mkdir()
    cpuinfo = tmp_path / "cpuinfo"
    cpuinfo.write_text(NEHALEM)
    monkeypatch.setattr(hardware, "_CPUINFO", cpuinfo)
    return tmp_path / "resources" / "processor.txt"


def test_what_is_missing_is_named(needs: Path) -> None:
    needs.write_text("sse4_2 avx2 fma\n")
    with pytest.raises(UserError) as caught:
        hardware.check_processor()
    assert caught.value.code == "processor_unsupported"
    assert "it lacks AVX2, FMA." in str(caught.value)
    assert "packaging/run.sh" in str(caught.value)


def test_a_processor_that_has_everything_passes(needs: Path) -> None:
    needs.write_text("sse4_2 popcnt\n")
    hardware.check_processor()


def test_a_build_for_its_own_machine_asks_for_nothing(needs: Path) -> None:
    assert hardware.needed_instructions() == []
    hardware.check_processor()


def test_where_the_system_does_not_tell_it_is_tried(needs: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    needs.write_text("avx2")
    monkeypatch.setattr(hardware, "_CPUINFO", needs.parent / "none")
    hardware.check_processor()


def test_this_machine_is_understood() -> None:
    present = hardware.present_instructions()
    assert present is not None
    assert present & {"sse2", "asimd"}


def test_no_model_is_looked_at_before(needs: Path, plain_model: Path) -> None:
    needs.write_text("avx2")
    with pytest.raises(UserError) as caught:
        inspect_model(plain_model)
    assert caught.value.code == "processor_unsupported"


def test_paths_has_no_such_file_in_a_checkout() -> None:
    assert not paths.resource("processor.txt").exists()


def test_no_more_threads_than_the_cores_that_the_process_is_held_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """A model with a thread for each core of the machine would wait for itself in a container of a few."""
    monkeypatch.setattr(psutil, "cpu_count", lambda logical=True: 16 if logical else 8)
    monkeypatch.setattr(psutil.Process, "cpu_affinity", lambda self: [0, 5])
    assert hardware.n_cores() == 2
    monkeypatch.setattr(psutil.Process, "cpu_affinity", lambda self: list(range(16)))
    assert hardware.n_cores() == 8


def test_where_no_process_is_held_to_cores_all_of_them_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(psutil, "cpu_count", lambda logical=True: 16 if logical else 8)
    monkeypatch.delattr(psutil.Process, "cpu_affinity")
    assert hardware.n_cores() == 8
