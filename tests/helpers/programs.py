"""Programs that tests start: in a session of their own, without the run's input or output, ended with them.

Nothing else in ``tests`` starts a process (ruff holds that): a child that keeps the standard output of a run
open keeps the run from ending, and one that a test forgot goes on beside the next.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import IO, Any

#: Seconds; below the limit of an everyday test, so that a test says itself what did not end.
PATIENCE_S = 50.0

Program = subprocess.Popen[Any]

_started: list[Program] = []
_ROOT = Path(__file__).parents[2]


def forget_the_shell() -> None:
    """Let no test, and nothing that it starts, hear what the shell of whoever runs it tells Python.

    That may be meant for something else, and changes what is tested: ``PYTHONOPTIMIZE`` takes the assertions
    out of a program, ``PYTHONWARNINGS`` and ``PYTHONPROFILEIMPORTTIME`` write into what it says.  Modules are
    those of this tree, also where another one is installed.
    """
    for name in [name for name in os.environ if name.startswith("PYTHON") and name != "PYTHON"]:
        del os.environ[name]
    os.environ["PYTHONPATH"] = str(_ROOT)


@contextlib.contextmanager
def interruptible() -> Iterator[None]:
    """Within it, on the main thread, what is started can be interrupted and hung up on.

    What a shell starts in the background cannot be interrupted, and what ``nohup`` starts hears no hang-up.
    So it may be with the tests themselves, and then with all that they start.
    """
    usual: dict[signal.Signals, Any] = {signal.SIGINT: signal.default_int_handler}
    if hasattr(signal, "SIGHUP"):
        usual[signal.SIGHUP] = signal.SIG_DFL
    before = {number: signal.signal(number, handler) for number, handler in usual.items()}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def start(
    command: Sequence[str | Path],
    *,
    stdin: int | IO[Any] | None = subprocess.DEVNULL,
    stdout: int | IO[Any] | None = subprocess.DEVNULL,
    stderr: int | IO[Any] | None = subprocess.DEVNULL,
    text: bool = False,
    cwd: Path | str | None = None,
    env: Mapping[str, str] | None = None,
) -> Program:
    """Start a program; unless told otherwise it reads nothing and what it writes is thrown away."""
    process = subprocess.Popen(
        [str(word) for word in command],
        stdin=stdin,
        stdout=stdout,
        stderr=stderr,
        text=text,
        cwd=cwd,
        env=env,
        start_new_session=True,
    )
    _started.append(process)
    return process


def run(
    command: Sequence[str | Path],
    *,
    input: str | bytes | None = None,  # noqa: A002 - as in subprocess.run
    text: bool = True,
    timeout: float = PATIENCE_S,
    check: bool = False,
    cwd: Path | str | None = None,
    env: Mapping[str, str] | None = None,
) -> subprocess.CompletedProcess[Any]:
    """As :func:`subprocess.run` with what it writes caught; all that it started ends with it.

    Raises :class:`subprocess.TimeoutExpired` after ``timeout`` seconds, even where a child of the program
    still holds its output open, and with ``check`` :class:`subprocess.CalledProcessError`.
    """
    pipe = subprocess.PIPE
    process = start(
        command,
        stdin=subprocess.DEVNULL if input is None else pipe,
        stdout=pipe,
        stderr=pipe,
        text=text,
        cwd=cwd,
        env=env,
    )
    try:
        said, complained = process.communicate(input, timeout=timeout)
    finally:
        end(process)
    done = subprocess.CompletedProcess(process.args, process.returncode, said, complained)
    if check:
        done.check_returncode()
    return done


def end(process: Program) -> None:
    """End a program and all of its session at once, and close the pipes to it."""
    with contextlib.suppress(OSError):
        os.killpg(process.pid, signal.SIGKILL)
    if process.poll() is None:
        process.kill()
        process.wait()
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            with contextlib.suppress(OSError):
                pipe.close()
    if process in _started:
        _started.remove(process)


def end_all() -> None:
    """End whatever was started and not ended yet."""
    for process in list(_started):
        end(process)
