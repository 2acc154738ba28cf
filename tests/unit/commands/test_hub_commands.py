"""``/models find`` and ``/models files``, with a hub on this machine."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from ethervox_gui.commands.catalogue import COMMANDS
from ethervox_gui.commands.command import Surroundings, run
from ethervox_gui.context.errors import UserError
from ethervox_gui.context.sizes import in_words
from ethervox_gui.engine import speed
from ethervox_gui.governor.jobs.jobs import Answer, Job
from tests.helpers.hub_server import HubServer, hub_server
from tests.helpers.stores import open_store
from tests.helpers.tiny_models import Shape, make_model


@pytest.fixture
def hub(tmp_path: Path) -> Iterator[HubServer]:
    with hub_server() as running:
        body = make_model(tmp_path / "tiny.gguf", Shape()).read_bytes()
        files: dict[str, bytes | int] = {"tiny-Q8_0.gguf": body, "tiny-F16.gguf": 10**14}
        running.add("them/Tiny-GGUF", files, likes=7, downloads=51234, gated="auto")
        yield running


def answer(line: str, hub: HubServer, folder: Path) -> str:
    jobs: list[Job] = []
    with open_store(folder) as store:
        run(line, COMMANDS, Surroundings(jobs.append, store, hub=hub.url))
        assert hub.asked == [], "it is asked where an answer may take its time"
        (job,) = jobs
        assert isinstance(job, Answer)
        return job.text()


def test_words_find_repositories(hub: HubServer, tmp_path: Path) -> None:
    assert answer("/models find tiny gguf", hub, tmp_path) == (
        "them/Tiny-GGUF · 51,234 downloads · 7 likes · 2025-03-12 · apache-2.0 · conditions to accept"
    )


def test_nothing_found(hub: HubServer, tmp_path: Path) -> None:
    assert answer("/models find whale", hub, tmp_path) == "No GGUF model matches “whale”. Try fewer words."


def test_the_files_and_what_they_take(
    hub: HubServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speed, "measure_bandwidth", lambda: 20e9)
    head, small, large = answer("/models files them/Tiny-GGUF", hub, tmp_path).splitlines()
    assert head.startswith("them/Tiny-GGUF · ")
    size = in_words((tmp_path / "tiny.gguf").stat().st_size)
    assert re.match(rf"Tiny · Q8_0 · {size} · [\d.]+ [kM]B of memory · fits this machine · about ", small)
    assert "Tiny · F16 · 100 TB · 100 TB of memory" in large
    assert small.endswith(f"{hub.url}/them/Tiny-GGUF/resolve/main/tiny-Q8_0.gguf")
    assert "more than this machine has · less than 1 token/s here" in large


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("/models find", "needs words"),
        ("/models files", "author/name"),
        ("/models files a b", "author/name"),
        ("/models files ../../x", "is not on"),
        ("/models files them/Nothing", "is not on"),
    ],
)
def test_what_cannot_be_answered(hub: HubServer, tmp_path: Path, line: str, words: str) -> None:
    with pytest.raises(UserError, match=words):
        answer(line, hub, tmp_path)
