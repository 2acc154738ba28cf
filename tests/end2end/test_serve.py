"""The API as its own process, by the very commands of the README."""

from __future__ import annotations

import json
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.helpers import programs
from tests.helpers.reference import README

PYTHON = [sys.executable, "-m", "ethervox_gui"]


def block(name: str) -> str:
    """The commands behind a marker of the README."""
    found = re.search(rf"<!-- {name} -->\n\n```sh\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return found.group(1)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def test_the_commands_of_the_readme(tmp_path: Path) -> None:
    port = str(free_port())
    program, *arguments = block("serve").replace("8462", port).split()
    assert program == "packaging/run.sh"
    process = programs.start(
        [*PYTHON, *arguments, "--data-dir", str(tmp_path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == f"Listening at http://127.0.0.1:{port}\n"
    done = programs.run(["bash", "-c", block("ask").replace("8462", port)], check=True)
    decoder, text, answers = json.JSONDecoder(), done.stdout, []
    while text:
        answer, end = decoder.raw_decode(text)
        answers.append(answer)
        text = text[end:]
    asked, planned, stats = answers
    assert "guide" in asked["choices"][0]["message"]["content"]
    assert asked["context"]["strategy"] == "none"
    assert planned["accepted"]
    assert stats["requests"] == 1
    process.send_signal(signal.SIGTERM)
    rest, complaints = process.communicate(timeout=50)
    assert (process.returncode, rest) == (0, "")
    assert "Traceback" not in complaints


def test_what_keeps_it_from_serving_is_a_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        for arguments in (
            ["--port", port],
            ["--model", "no-such-file.gguf", "--port", "0"],
            ["--port", "many"],
        ):
            done = programs.run([*PYTHON, "serve", "--data-dir", str(tmp_path), *arguments])
            assert done.returncode == 1
            assert done.stdout == ""
            assert len(done.stderr.splitlines()) == 1, done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")
@pytest.mark.parametrize("ignored", [False, True], ids=["alone", "with nohup"])
def test_it_ends_in_order_when_its_terminal_is_gone(tmp_path: Path, ignored: bool) -> None:
    with programs.interruptible():
        if ignored:
            signal.signal(signal.SIGHUP, signal.SIG_IGN)
        process = programs.start(
            [*PYTHON, "serve", "--data-dir", str(tmp_path), "--port", "0"],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
    assert process.stdout is not None
    listening = process.stdout.readline().split()
    process.send_signal(signal.SIGHUP)
    if ignored:
        assert httpx.get(f"{listening[2]}/health").status_code == 200
        process.send_signal(signal.SIGTERM)
    rest, complaints = process.communicate(timeout=programs.PATIENCE_S)
    assert (process.returncode, rest) == (0, "")
    assert "Traceback" not in complaints
    assert not list(tmp_path.glob("*-wal")), "the database was closed"
