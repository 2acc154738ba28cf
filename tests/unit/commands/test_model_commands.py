"""``/model`` and ``/models``."""

from __future__ import annotations

from pathlib import Path

import pytest

from ethervox_gui import paths
from ethervox_gui.commands import model_commands
from ethervox_gui.commands.catalogue import COMMANDS
from ethervox_gui.commands.command import Surroundings, run
from ethervox_gui.engine import speed
from ethervox_gui.governor.jobs.jobs import Answer, Job, LoadModel
from ethervox_gui.services.models.catalogue import catalogue, embedding_models
from ethervox_gui.services.models.expected_speed import UNKNOWN, MachineSpeed
from tests.helpers.stores import open_store


def test_another_model_is_loaded_for_the_open_chat(tmp_path: Path) -> None:
    jobs: list[Job] = []
    chosen: list[Path] = []
    with open_store(tmp_path) as store:
        run("/model /a folder/b.gguf", COMMANDS, Surroundings(jobs.append, store, chat_id=7))
        run("/model c.gguf", COMMANDS, Surroundings(jobs.append, store, chat_id=7, load_model=chosen.append))
    assert jobs == [LoadModel(Path("/a folder/b.gguf"), 7, chosen=True)]
    assert chosen == [Path("c.gguf")]


def test_the_guide_is_loaded_by_its_name_unless_a_file_is_called_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    jobs: list[Job] = []
    chosen: list[Path] = []
    with open_store(tmp_path) as store:
        here = Surroundings(jobs.append, store, load_model=chosen.append)
        for name in ("guide", "Guide", "guide.gguf"):
            run(f"/model {name}", COMMANDS, here)
        (tmp_path / "guide.gguf").touch()
        run("/model guide.gguf", COMMANDS, here)
    assert chosen == [paths.guide_model()] * 3 + [Path("guide.gguf")]
    assert not jobs


def test_the_list_says_how_quick_each_is_and_which_suits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speed, "measure_bandwidth", lambda: 20e9)
    jobs: list[Job] = []
    with open_store(tmp_path) as store:
        run("/models", COMMANDS, Surroundings(jobs.append, store))
        (answer,) = jobs
        assert isinstance(answer, Answer)
        assert answer.text().count(" tokens/s here") == len(catalogue())
    lines = model_commands.offered(MachineSpeed(20e9), 16 * 10**9).splitlines()
    assert len(lines) == len(catalogue()) + len(embedding_models())
    assert all("memory.embedding_model" in line for line in lines[len(catalogue()) :])
    assert sum("suggested for this machine" in line for line in lines) == 1
    assert sum(" · rebuild: " in line for line in lines) == sum(bool(m.rebuild) for m in catalogue())
    assert all(
        model.url in line for model, line in zip((*catalogue(), *embedding_models()), lines, strict=True)
    )
    assert "tokens/s" not in model_commands.offered(UNKNOWN, 16 * 10**9)


def test_the_list_reckons_with_the_context_of_the_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speed, "measure_bandwidth", lambda: 20e9)
    monkeypatch.setattr(model_commands, "total_memory", lambda: 16 * 10**9)
    jobs: list[Job] = []
    with open_store(tmp_path) as store:
        for n_ctx in (None, 8192, 512):
            run("/models", COMMANDS, Surroundings(jobs.append, store, n_ctx=n_ctx))
        usual, same, small = (job.text() for job in jobs if isinstance(job, Answer))
    assert usual == same
    assert usual != small
