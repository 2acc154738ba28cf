#!/usr/bin/env python3
"""Runs one step of a long check: named, bounded in time, and with nothing left behind.

    packaging/bounded.py --name "The slow tests" --minutes 20 -- packaging/test.sh --slow

The command gets no standard input and a pipe of its own for its output, so a child that outlives it cannot
hold what this one was given.  Whatever it starts is ended with it, also what made itself independent (Linux:
orphans become children of this process).  When the time is up it is said which tests were running and for how
long, the stacks of all Python processes are printed (with native frames where py-spy is installed), all of it
is ended, and the status is 1; else it is the command's own.

Tests tell what they are at in files of the folder that ``ETHERVOX_RUNNING`` names (tests/helpers/watch.py).
Only the standard library: it runs before there is a virtual environment.
"""

from __future__ import annotations

import argparse
import contextlib
import ctypes
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import IO

ROOT = Path(__file__).resolve().parents[1]
#: How long a process may take to end once it was asked to, and how long what it left may go on by itself.
GRACE_S = 3.0
#: For the stacks of one process; py-spy stops it meanwhile.
STACKS_S = 20.0
_PR_SET_CHILD_SUBREAPER = 36


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def adopt_orphans() -> None:
    """Make this process the parent of whatever is left behind below it (Linux; elsewhere nothing happens)."""
    with contextlib.suppress(OSError, AttributeError):
        ctypes.CDLL(None).prctl(_PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)


def parents() -> dict[int, int]:
    """Each running process with its parent; ended ones that nobody asked for are left out."""
    found: dict[int, int] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError, ValueError):
            _, _, rest = stat.read_text().rpartition(")")
            state, parent, *_ = rest.split()
            if state not in "ZX":
                found[int(stat.parent.name)] = int(parent)
    return found


def below(root: int) -> list[int]:
    """All descendants of a process, the nearest first."""
    children: dict[int, list[int]] = {}
    for pid, parent in parents().items():
        children.setdefault(parent, []).append(pid)
    found = list(children.get(root, ()))
    for pid in found:
        found += children.get(pid, ())
    return found


def named(pid: int) -> str:
    """A process as one line: its number and its command."""
    try:
        words = Path(f"/proc/{pid}/cmdline").read_bytes().decode("utf-8", "replace").split("\0")
    except OSError:
        words = ["ended meanwhile"]
    return f"{pid}: {' '.join(words).strip()[:200]}"


def is_python(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/exe").readlink().name.startswith("python")
    except OSError:
        return False


def running_tests(folder: Path) -> Iterator[str]:
    """What each test process is at, and for how long."""
    for file in sorted(folder.iterdir()):
        with contextlib.suppress(OSError, ValueError):
            began, test = file.read_text(encoding="utf-8").split("\n", 1)
            yield f"  {file.name}: {time.time() - float(began):.0f} s in {test.strip()}"


def stacks(pid: int) -> str:
    """Where a Python process is, by py-spy, or by its own fault handler, which writes to its output."""
    tool = shutil.which("py-spy", path=f"{ROOT / '.venv' / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}")
    for native in (["--native"], []) if tool else ():
        command = [str(tool), "dump", *native, "--pid", str(pid)]
        with contextlib.suppress(OSError, subprocess.SubprocessError):
            done = subprocess.run(
                command,
                stdin=subprocess.DEVNULL,
                capture_output=True,
                text=True,
                timeout=STACKS_S,
                check=False,
            )
            if done.returncode == 0:
                return done.stdout
    with contextlib.suppress(OSError):
        # tests/helpers/watch.py registers the handler; a process without it ends, as it is about to anyway.
        os.kill(pid, signal.SIGUSR1)
        time.sleep(0.5)
    return "  (no py-spy: see what the process itself says)\n"


def end(process: subprocess.Popen[bytes]) -> list[str]:
    """End whatever runs below this process, and say what it was."""
    told: dict[int, str] = {}
    for number in (signal.SIGTERM, signal.SIGKILL, signal.SIGKILL):
        deadline = time.monotonic() + GRACE_S
        for pid in below(os.getpid()):
            told.setdefault(pid, named(pid))
            with contextlib.suppress(OSError):
                os.kill(pid, number)
        while below(os.getpid()) and time.monotonic() < deadline:
            process.poll()
            time.sleep(0.05)
    if not Path("/proc/self").exists():  # not Linux: its process group is all that can be reached
        with contextlib.suppress(OSError):
            os.killpg(process.pid, signal.SIGKILL)
    return list(told.values())


def pass_on(source: IO[bytes]) -> None:
    """Copy the step's output as it comes, until its last holder lets go of it."""
    with contextlib.suppress(OSError, ValueError):
        while data := os.read(source.fileno(), 1 << 16):
            sys.stdout.buffer.write(data)
            sys.stdout.buffer.flush()


def run(name: str, seconds: float, command: list[str]) -> int:
    """Run the command and return the status of the step."""
    adopt_orphans()
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="running-") as folder:
        process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            start_new_session=True,
            env=os.environ | {"ETHERVOX_RUNNING": folder},
        )
        assert process.stdout is not None
        copier = threading.Thread(target=pass_on, args=(process.stdout,), daemon=True)
        copier.start()

        def stopped(_number: int, _frame: FrameType | None) -> None:
            end(process)
            sys.exit(1)

        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            signal.signal(number, stopped)
        try:
            status = process.wait(seconds)
        except subprocess.TimeoutExpired:
            status = 1
            say(f"== {name} did not end within {minutes(seconds)}. What was running:")
            for line in running_tests(Path(folder)):
                say(line)
            for pid in below(os.getpid()):
                say(f"  {named(pid)}")
            for pid in filter(is_python, below(os.getpid())):
                say(f"== Stacks of {named(pid)}\n{stacks(pid)}")
            end(process)
        else:
            deadline = time.monotonic() + GRACE_S
            while below(os.getpid()) and time.monotonic() < deadline:
                time.sleep(0.05)
            for line in end(process):
                say(f"== {name} left this behind, it was ended: {line}")
        copier.join(GRACE_S)
    say(f"== {name}: {minutes(time.monotonic() - began)}{'' if status == 0 else f', status {status}'}")
    return status if status >= 0 else 128 - status


def minutes(seconds: float) -> str:
    return f"{int(seconds) // 60} min {int(seconds) % 60} s"


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--name", required=True, help="what the step is called in what is printed")
    parser.add_argument("--minutes", type=float, required=True, help="how long it may take")
    parser.add_argument("command", nargs="+")
    options = parser.parse_args()
    return run(options.name, options.minutes * 60, options.command)


if __name__ == "__main__":
    sys.exit(main())
