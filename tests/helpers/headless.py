"""Headless sessions as another program would run them: a process, lines in, JSON lines out."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

Event = dict[str, Any]

#: One thread is enough for a tiny model, and one with random weights has nothing to decide.
QUICK = ["--set", "model.n_threads=1", "--set", "sampling.temperature=0", "--set", "context.mode=automatic"]


def command(data_dir: Path, *arguments: str) -> list[str]:
    return [
        sys.executable, "-m", "ethervox_gui", "headless", "--data-dir", str(data_dir), *QUICK, *arguments,
    ]  # fmt: skip


def converse(
    data_dir: Path, lines: list[str], *arguments: str, timeout: float = 100
) -> tuple[int, list[Event]]:
    """Feed lines to a headless session; its status and its events."""
    done = subprocess.run(
        command(data_dir, *arguments),
        input="\n".join(lines) + "\n",
        capture_output=True,
        text=True,
        timeout=timeout,
        check=False,
    )
    assert "Traceback" not in done.stderr + done.stdout, done.stderr
    return done.returncode, [json.loads(line) for line in done.stdout.splitlines()]


def named(events: list[Event], name: str) -> list[Event]:
    return [event for event in events if event["event"] == name]
