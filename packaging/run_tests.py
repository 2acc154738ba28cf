"""Runs pytest, and what failed once more, alone: on a busy machine a test may be shaken by what runs beside.

    python packaging/run_tests.py [pytest arguments]

A test that passes then is named ("shaky: …") and no failure, but more than :data:`MOST_SHAKY` of them are.
Tests that hang end their process after their limit of time, and another one takes over.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

MOST_SHAKY = 3
#: What pytest's exit statuses mean here.
PASSED, FAILED, NOTHING_SELECTED = 0, 1, 5

#: What belongs to one file stays together, so that its models are made once; the slow tests come in the order
#: of their worth.  A hanging test ends its process, since no signal interrupts a library.
PARALLEL = ("--dist", "loadfile", "--no-loadscope-reorder", "--timeout-method", "thread")
#: With its stacks, and also where a library holds the interpreter (faulthandler_timeout in pyproject.toml).
HARD = ("-o", "faulthandler_exit_on_timeout=true")


def pytest(*arguments: str, cache: Path, processes: int) -> int:
    command = [sys.executable, "-m", "pytest", *PARALLEL, *HARD, "-n", str(processes)]
    command += ["-o", f"cache_dir={cache}", "--durations", "15", "--durations-min", "1", *arguments]
    return subprocess.run(command, stdin=subprocess.DEVNULL, check=False).returncode


def failed_tests(cache: Path) -> list[str]:
    """The tests that failed in a run with this cache folder."""
    try:
        return list(json.loads((cache / "v" / "cache" / "lastfailed").read_text(encoding="utf-8")))
    except (OSError, ValueError):
        return []


def main(arguments: list[str]) -> int:
    with tempfile.TemporaryDirectory(prefix="pytest-cache-") as folder:
        cache = Path(folder)
        status = pytest(*arguments, cache=cache / "first", processes=os.cpu_count() or 1)
        failed = failed_tests(cache / "first")
        if status == NOTHING_SELECTED:
            return PASSED
        if status != FAILED or not 0 < len(failed) <= MOST_SHAKY:
            return status
        os.environ.pop("ETHERVOX_TESTS_UNTIL", None)  # for these few there is time
        limits = [word for word in arguments if word.startswith(("--timeout=", "faulthandler_timeout="))]
        options = [option for word in limits for option in (["-o", word] if word[0] != "-" else [word])]
        print(f"\nOnce more, each alone: {len(failed)}", flush=True)
        still = [
            test
            for number, test in enumerate(failed)
            if pytest(test, "-m", "", *options, cache=cache / str(number), processes=1) != PASSED
        ]
    for test in failed:
        print(f"{'failed' if test in still else 'shaky'}: {test}", flush=True)
    return FAILED if still else PASSED


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
