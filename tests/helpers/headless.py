"""Headless sessions as another program would run them: a process, lines in, JSON lines out."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path
from typing import Any

from ethervox_gui import options
from ethervox_gui.front_ends.headless import run_headless
from tests.helpers import programs

Event = dict[str, Any]

#: One thread is enough for a tiny model, and one with random weights has nothing to decide.
QUICK = ["--set", "model.n_threads=1", "--set", "sampling.temperature=0", "--set", "context.mode=automatic"]


def command(data_dir: Path, *arguments: str) -> list[str]:
    return [
        sys.executable, "-m", "ethervox_gui", "headless", "--data-dir", str(data_dir), *QUICK, *arguments,
    ]  # fmt: skip


def converse(
    data_dir: Path, lines: list[str], *arguments: str, timeout: float = programs.PATIENCE_S
) -> tuple[int, list[Event]]:
    """Feed lines to a headless session; its status and its events."""
    done = programs.run(command(data_dir, *arguments), input="\n".join(lines) + "\n", timeout=timeout)
    assert "Traceback" not in done.stderr + done.stdout, done.stderr
    return done.returncode, [json.loads(line) for line in done.stdout.splitlines()]


def converse_here(data_dir: Path, lines: list[str], *arguments: str) -> tuple[int, list[Event]]:
    """As :func:`converse`, in this very process: for a session that ends before anything is said."""
    output, interval = io.StringIO(), sys.getswitchinterval()
    try:
        status = run_headless(options.parse(command(data_dir, *arguments)[3:]), lines, output)
    finally:
        sys.setswitchinterval(interval)
    return status, [json.loads(line) for line in output.getvalue().splitlines()]


def named(events: list[Event], name: str) -> list[Event]:
    return [event for event in events if event["event"] == name]
