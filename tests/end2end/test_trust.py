"""The data folder's safety, as a program meets it that talks to headless sessions."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from ethervox_gui.storage.file.recovery import FILE_NAME
from tests.helpers import programs
from tests.helpers.headless import command, converse, named


def test_a_second_session_is_refused(tmp_path: Path) -> None:
    with programs.start(command(tmp_path), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as first:
        assert first.stdin is not None
        assert first.stdout is not None
        assert json.loads(first.stdout.readline())["event"] == "ready"
        status, events = converse(tmp_path, ["hello"])
        assert (status, [event["code"] for event in events]) == (1, ["already_running"])
        first.stdin.close()
        assert first.wait(60) == 0
    assert converse(tmp_path, [])[0] == 0


def test_a_damaged_file_and_the_way_back(tmp_path: Path) -> None:
    assert converse(tmp_path, ["My dog is called Rex."])[0] == 0
    assert converse(tmp_path, [])[0] == 0
    path = tmp_path / FILE_NAME
    (backup,) = (tmp_path / "backups").iterdir()
    path.write_bytes(path.read_bytes()[:20_000])
    status, events = converse(tmp_path, [])
    assert (status, [event["code"] for event in events]) == (1, ["database_damaged"])
    assert "--restore-backup" in events[0]["message"]
    assert path.stat().st_size == 20_000
    status, events = converse(tmp_path, [], "--restore-backup")
    assert status == 0
    (notice,) = named(events, "notice")
    assert "restored from the backup" in notice["text"]
    (aside,) = tmp_path.glob("ethervox.damaged-*.db")
    assert aside.stat().st_size == 20_000
    assert backup.exists()
