"""Programs with keys of their own: let in, told apart, and turned away once a key is taken back."""

from __future__ import annotations

import stat
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
from unittest.mock import Mock

import httpx
import pytest

from ethervox_gui.commands import command
from ethervox_gui.commands.catalogue import COMMANDS
from ethervox_gui.commands.command import Surroundings
from ethervox_gui.context.errors import UserError
from ethervox_gui.governor.jobs.jobs import Answer, Job
from ethervox_gui.services.program_keys import ProgramKeys
from ethervox_gui.ui.settings.api_requests import columns, details
from tests.helpers.api import Api, scripted_api
from tests.helpers.stores import open_store

HELLO = [{"role": "user", "content": "hello"}]


def ask(api: Api, key: str) -> httpx.Response:
    body = {"model": "default", "messages": HELLO}
    headers = {"Authorization": f"Bearer {key}"}
    return httpx.post(f"{api.url}/v1/chat/completions", json=body, headers=headers, trust_env=False)


def test_a_program_is_let_in_until_its_key_is_taken_back(tmp_path: Path) -> None:
    with scripted_api(tmp_path, "Fine.") as api:
        programs = ProgramKeys(tmp_path)
        first, second = programs.make("notes  app"), programs.make("other")
        assert ask(api, first).status_code == 200
        assert api.last_record().program == "notes app"
        assert "notes app" in columns(api.last_record())[1]
        assert "notes app" in details(api.last_record())
        assert ask(api, second).status_code == 200
        assert api.last_record().program == "other"
        assert api.complete(HELLO).status_code == 200
        assert api.last_record().program == "", "the server's own key is nobody's"
        programs.revoke("notes app")
        assert ask(api, first).status_code == 401
        assert ask(api, second).status_code == 200
        renewed = programs.make("other")
        assert ask(api, second).status_code == 401
        assert ask(api, renewed).status_code == 200
        assert ask(api, "x").status_code == 401


def test_no_key_can_be_read_from_the_file(tmp_path: Path) -> None:
    key = ProgramKeys(tmp_path).make("app")
    (file,) = tmp_path.iterdir()
    assert key not in file.read_text()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


@pytest.mark.parametrize(
    "text", ["", "[]", '{"programs": 3}', '{"programs": [{"name": 5, "sha256": ""}]}', "{"]
)
def test_a_damaged_file_lets_nobody_in(tmp_path: Path, text: str) -> None:
    programs = ProgramKeys(tmp_path)
    key = programs.make("app")
    assert programs.name_of(key.encode()) == "app"
    (tmp_path / "programs.json").unlink()
    (tmp_path / "programs.json").write_text(text)
    assert programs.name_of(key.encode()) is None
    assert programs.name_of(b"") is None


@pytest.mark.parametrize(
    "text", ["", "[]", '{"programs": 3}', '{"programs": [{"name": 5, "sha256": ""}]}', "{"]
)
def test_a_damaged_file_is_not_written_over(tmp_path: Path, text: str) -> None:
    """The keys of all other programs would be gone with it."""
    programs = ProgramKeys(tmp_path)
    file = tmp_path / "programs.json"
    file.write_text(text)
    asked: list[Callable[[], object]] = [
        programs.names,
        lambda: programs.make("app"),
        lambda: programs.revoke("app"),
    ]
    for work in asked:
        with pytest.raises(UserError, match=r"programs\.json cannot be read"):
            work()
    assert file.read_text() == text


def test_who_may_read_the_file_again_lets_programs_in_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Other rights change neither the time nor the number of the file."""
    key = ProgramKeys(tmp_path).make("app").encode()
    programs = ProgramKeys(tmp_path)
    with monkeypatch.context() as others:
        others.setattr(Path, "read_text", Mock(side_effect=PermissionError))
        assert programs.name_of(key) is None
    assert programs.name_of(key) == "app"


def test_keys_that_are_made_at_once_are_all_kept(tmp_path: Path) -> None:
    programs, start = ProgramKeys(tmp_path), Barrier(8)

    def make(number: int) -> list[str]:
        start.wait()
        return [programs.make(f"{number} {each}") for each in range(4)]

    with ThreadPoolExecutor(8) as threads:
        made = {key for keys in threads.map(make, range(8)) for key in keys}
    assert len(made) == len(programs.names()) == 32
    assert None not in {programs.name_of(key.encode()) for key in made}


def test_the_commands(tmp_path: Path) -> None:
    jobs: list[Job] = []

    def said(line: str) -> str:
        command.run(line, COMMANDS, here)
        job = jobs.pop()
        assert isinstance(job, Answer)
        return job.text()

    with open_store(tmp_path) as store:
        here = Surroundings(jobs.append, store)
        assert "/api key" in said("/api keys")
        key = said("/api key notes app").rpartition(" ")[2]
        assert ProgramKeys(tmp_path).name_of(key.encode()) == "notes app"
        assert said("/api keys") == "notes app"
        assert "notes app" in said("/api revoke notes app")
        assert ProgramKeys(tmp_path).name_of(key.encode()) is None
        for line in ("/api revoke notes app", "/api key", "/api revoke", "/api key " + "x" * 61):
            with pytest.raises(UserError):
                said(line)
