"""``--script`` and ``--screenshot``: the program as its users start it, on a real model."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from PySide6.QtGui import QImage

from ethervox_gui.storage.store import Store
from tests.helpers import programs

ROOT = Path(__file__).parents[2]


def start(
    *arguments: str | Path,
    display: bool = True,
    timeout_s: float = programs.PATIENCE_S,
    temporary: Path | None = None,
) -> subprocess.CompletedProcess[str]:
    environment = {k: v for k, v in os.environ.items() if k not in {"DISPLAY", "WAYLAND_DISPLAY"}}
    if temporary is not None:
        environment |= dict.fromkeys(("TMPDIR", "TMP", "TEMP"), str(temporary))
    if display:
        environment["QT_QPA_PLATFORM"] = "offscreen"
    else:
        environment.pop("QT_QPA_PLATFORM", None)
    return programs.run(
        [sys.executable, "-m", "ethervox_gui", *map(str, arguments)],
        cwd=ROOT,
        env=environment,
        timeout=timeout_s,
    )


def test_a_script_is_played_past_the_limit(endless_model: Path, tmp_path: Path) -> None:
    script = tmp_path / "script.txt"
    script.write_text(
        "\ufeff# a comment\n!size 900x600\n!theme dark\nOne\n!picture one.png\nTwo\nThree\n!search summary\n"
        "/context status\n",
        "utf-8",
    )
    picture, data, temporary = tmp_path / "out.png", tmp_path / "data", tmp_path / "temporary"
    temporary.mkdir()
    ended = start(
        *("--model", endless_model, "--n-ctx", "512", "--data-dir", data),
        *("--set", "sampling.max_tokens=120", "--set", "model.n_threads=1"),
        *("--script", script, "--screenshot", picture),
        temporary=temporary,
    )
    # Random bytes are letters of scripts that no font here may have.
    complaints = [line for line in ended.stderr.splitlines() if not line.startswith("qt.text.font")]
    assert (ended.returncode, complaints) == (0, [])
    assert not QImage(str(tmp_path / "one.png")).isNull(), "pictures of the script stand beside the last"
    image = QImage(str(picture))
    assert (image.width(), image.height()) == (900, 600)
    assert image.pixelColor(5, 300).lightness() < 60, "the dark theme"
    with Store.open(data) as store:
        chat = next(chat for chat in store.list_chats() if chat.title)
        assert [turn.text for turn in store.turns_of_chat(chat.chat_id) if turn.role == "user"] == [
            "One",
            "Two",
            "Three",
        ]
        assert store.events_of_chat(chat.chat_id), "the context was edited"
    assert not list(temporary.iterdir()), "nothing is left behind"


def test_a_model_that_is_missing(tmp_path: Path) -> None:
    picture = tmp_path / "out.png"
    ended = start("--model", tmp_path / "none.gguf", "--data-dir", tmp_path / "d", "--screenshot", picture)
    assert ended.returncode == 1
    assert "none.gguf" in ended.stderr
    assert "Traceback" not in ended.stderr
    assert not QImage(str(picture)).isNull(), "the window is there, with the dialog"


def test_bad_input_is_one_sentence(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way", "utf-8")
    script = tmp_path / "script.txt"
    script.write_text("!dance\n", "utf-8")
    odd = tmp_path / "odd"
    odd.mkdir()
    (odd / "profiles.json").write_text('{"profiles": [{"name": "a", "of_a_newer_version": 1}]}', "utf-8")
    for arguments in (
        ("--data-dir", odd, "--screenshot", tmp_path / "a.png"),
        ("--data-dir", blocked / "data", "--screenshot", tmp_path / "a.png"),
        ("--data-dir", tmp_path / "d", "--set", "no.such=1", "--screenshot", tmp_path / "a.png"),
        ("--data-dir", tmp_path / "d", "--script", tmp_path / "none.txt"),
    ):
        ended = start(*arguments)
        assert ended.returncode == 1
        assert len(ended.stderr.strip().splitlines()) == 1
        assert "Traceback" not in ended.stderr


def test_without_a_display_it_says_so(tmp_path: Path) -> None:
    ended = start("--data-dir", tmp_path / "d", display=False)
    if sys.platform.startswith("linux"):
        assert ended.returncode == 1
        assert "no display" in ended.stderr
        assert "--screenshot" in ended.stderr


def test_a_script_summarizes(tmp_path: Path) -> None:
    script = tmp_path / "script.txt"
    script.write_text(
        "!summarize\nMy boat is called Amalia.\nWhat does the gauge show?\nThanks!\n!summarize\n", "utf-8"
    )
    data = tmp_path / "data"
    ended = start(
        *("--data-dir", data, "--n-ctx", "512", "--set", "context.keep_recent_turns=2"),
        *("--script", script, "--screenshot", tmp_path / "out.png"),
    )
    assert (ended.returncode, "Traceback" in ended.stderr) == (0, False), ended.stderr
    with Store.open(data) as store:
        chat = next(chat for chat in store.list_chats() if chat.title)
        (edit,) = store.events_of_chat(chat.chat_id)
        assert (edit.event.first_turn, edit.event.last_turn) == (1, 4)
