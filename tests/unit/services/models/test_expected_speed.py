"""How quick models may be expected to be here."""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path

import pytest

from ethervox_gui.engine import speed
from ethervox_gui.services.models import expected_speed
from ethervox_gui.services.models.expected_speed import SPEED_FILE, UNKNOWN, MachineSpeed, of_this_machine


@dataclass
class Model:
    """A model of which so many bytes are read for each token."""

    n_bytes: int

    def read_bytes(self, n_ctx: int) -> int:
        assert n_ctx == 4096
        return self.n_bytes


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """What the next measurements find, in bytes a second."""
    found = [10e9, 20e9, 15e9]
    monkeypatch.setattr(speed, "measure_bandwidth", lambda: found.pop(0))
    return found


def test_the_bandwidth_is_measured_in_a_moment() -> None:
    began = time.perf_counter()
    found = speed.measure_bandwidth()
    assert 0.1e9 < found < 1000e9
    assert time.perf_counter() - began < 10, "a third of a second, on a machine that does nothing else"


@pytest.mark.parametrize(("n_bytes", "seen"), [(391.9e6, 34), (246.6e6, 53), (96.6e6, 85)])
def test_the_formula_fits_what_was_seen(n_bytes: float, seen: float) -> None:
    """Qwen2.5 Coder 0.5B, Gemma 3 270M and SmolLM2 135M on two cores whose memory copies 20 GB/s."""
    assert 1 / 1.5 < speed.tokens_per_second(n_bytes, 20e9) / seen < 1.5


def test_it_is_measured_some_times_and_the_best_counts(measured: list[float], tmp_path: Path) -> None:
    assert [of_this_machine(tmp_path).bandwidth for _ in range(5)] == [10e9, 20e9, 20e9, 20e9, 20e9]
    assert measured == []


def test_what_could_not_be_measured_is_not_known_and_measured_again(
    measured: list[float], tmp_path: Path
) -> None:
    measured[:] = [0.0, 0.0, 0.0, 0.0, 3e9]
    assert [of_this_machine(tmp_path).bandwidth for _ in range(6)] == [None, None, None, None, 3e9, 3e9]


def test_another_machine_is_measured_anew(
    measured: list[float], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    of_this_machine(tmp_path)
    monkeypatch.setattr(expected_speed, "_machine", lambda: "another")
    measured[:] = [1e9]
    assert of_this_machine(tmp_path).bandwidth == 1e9


@pytest.mark.parametrize("content", [b"", b"nonsense", b"00000000\\n{}"])
def test_a_damaged_note_is_measured_anew(measured: list[float], tmp_path: Path, content: bytes) -> None:
    (tmp_path / SPEED_FILE).write_bytes(content)
    assert of_this_machine(tmp_path).bandwidth == 10e9


def test_of_a_gpu_nothing_is_known(
    measured: list[float], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ethervox_gui.engine.llama.bindings.uses_gpu", lambda n_layers: n_layers != 0)
    assert of_this_machine(tmp_path) == UNKNOWN
    assert of_this_machine(tmp_path, n_gpu_layers=0).bandwidth == 10e9
    assert UNKNOWN.is_enough_for(Model(10**15), 4096)
    assert UNKNOWN.words(Model(1), 4096) == ""


def test_the_words() -> None:
    here = MachineSpeed(20e9)
    assert here.words(Model(10**9), 4096) == "about 14 tokens/s here"
    assert here.words(Model(10**11), 4096) == "less than 1 token/s here"
    assert here.is_enough_for(Model(2 * 10**9), 4096)
    assert not here.is_enough_for(Model(3 * 10**9), 4096)
