"""What two conversations and four programs at a time cost here, and with ``llama_cpp.server``.

::

    python -m tests.benchmarks servers [--quick] [--model FILE]

Both run as processes of their own, one after the other, with the same model, context, thread and requests to
``/v1/chat/completions``.  First two long conversations in turn, as whole ones, each an exchange longer than
the time before: the time to the first word of one after the other came between, against the time that it took
at first.  Then four programs that ask at once: their tokens a second together, and the slowest's wait for its
reply against the mean of all.

What the other server needs beside the library is fetched into an environment of its own, in the temporary
folder, once; where that fails nothing is measured, and it is said why.
"""

from __future__ import annotations

import re
import socket
import subprocess
import sys
import sysconfig
import tempfile
import time
import venv
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from importlib.metadata import requires
from pathlib import Path
from statistics import mean, median
from typing import Any, Final

import httpx

from tests.benchmarks.measure import Row, at_least, at_most
from tests.benchmarks.serving import another, ours, streamed
from tests.helpers import programs
from tests.helpers.evaluation import everyday_messages
from tests.helpers.real_models import qwen

_N_CTX: Final = 4096
_N_MESSAGES: Final = 60
_QUICK_MESSAGES: Final = 20
_N_CLIENTS: Final = 4
_N_TOKENS: Final = 32
_PATIENCE_S: Final = 300.0
_PATH: Final = "/v1/chat/completions"


@dataclass
class Found:
    """Of one server: seconds to the first word, and the tokens a second of those who ask at once."""

    read: list[float] = field(default_factory=list)
    again: list[float] = field(default_factory=list)
    alone: float = 0.0
    together: float = 0.0
    waits: list[float] = field(default_factory=list)


def rows(*, quick: bool = False, model: Path | None = None) -> Iterator[Row]:
    """Ours beside theirs."""
    path = model or qwen()
    n_messages = _QUICK_MESSAGES if quick else _N_MESSAGES
    try:
        python = _interpreter()
    except (OSError, subprocess.SubprocessError) as error:
        sys.stderr.write(f"llama_cpp.server is not measured: it could not be fetched ({error}).\n")
        return
    with tempfile.TemporaryDirectory() as folder, ours(path, Path(folder), _N_CTX) as client:
        us = _measured(client, n_messages)
    port = _free_port()
    command: list[str | Path] = [
        *(python, "-m", "llama_cpp.server", "--model", path, "--port", str(port), "--n_ctx", str(_N_CTX)),
        *("--n_threads", "1", "--n_threads_batch", "1", "--verbose", "false"),
    ]
    with another(command, port) as client:
        them = _measured(client, n_messages)
    name = "first word of a conversation after another, against reading [s]"
    yield at_most(f"{name}, here", median(us.again), median(us.read), 0.05)
    read, again = median(them.read), median(them.again)
    yield Row(f"{name}, llama_cpp.server", again, read, again / read, "shown", True)
    yield at_most("the same, here against there [s]", median(us.again), again, 1.0)
    yield at_least("four at a time, here against there [tokens/s]", us.together, them.together, 1.0)
    for told, found in (("here", us), ("llama_cpp.server", them)):
        ratio = found.together / found.alone
        yield Row(f"four against one, {told} [tokens/s]", found.together, found.alone, ratio, "shown", True)
    slowest, theirs = (max(found.waits) / mean(found.waits) for found in (us, them))
    yield at_most("slowest of four against their mean, here against there", slowest, theirs, 1.0)


def _measured(client: httpx.Client, n_messages: int) -> Found:
    found = Found()
    told = everyday_messages()
    talks = [_talk(told[number::2], n_messages) for number in range(2)]
    for talk in talks:
        found.read.append(_first_word(client, talk))
    for number in range(2):
        for talk in talks:
            talk += [_said("assistant", "Fine."), _said("user", told[number])]
            found.again.append(_first_word(client, talk))
    found.alone, _ = _at_once(client, 1)
    found.together, found.waits = _at_once(client, _N_CLIENTS)
    return found


def _first_word(client: httpx.Client, messages: list[dict[str, str]]) -> float:
    """Seconds until a word of the reply is there; it is read to its end."""
    started, first = time.monotonic(), 0.0
    for chunk in streamed(client, _PATH, _body(messages, 4)):
        choices = chunk["choices"]
        if choices and choices[0]["delta"].get("content") and not first:
            first = time.monotonic() - started
    return first


def _at_once(client: httpx.Client, n_clients: int) -> tuple[float, list[float]]:
    """Tokens a second of all together, and seconds until each has its reply."""
    started = time.monotonic()

    def ask(number: int) -> tuple[int, float]:
        messages = [_said("user", f"Tell a long story about a ship with {number + 3} masts.")]
        response = client.post(_PATH, json=_body(messages, _N_TOKENS))
        response.raise_for_status()
        return int(response.json()["usage"]["completion_tokens"]), time.monotonic() - started

    with ThreadPoolExecutor(n_clients) as pool:
        answers = list(pool.map(ask, range(n_clients)))
    waits = [wait for _, wait in answers]
    return sum(count for count, _ in answers) / max(waits), waits


def _body(messages: list[dict[str, str]], n_tokens: int) -> dict[str, Any]:
    return {"model": "default", "messages": messages, "max_tokens": n_tokens, "temperature": 0}


def _talk(told: list[str], n_messages: int) -> list[dict[str, str]]:
    """A conversation of so many messages that ends with the user's."""
    found = [_said("system", "You are a helpful assistant.")]
    for number in range(n_messages // 2):
        found.append(_said("user", told[number % len(told)]))
        found.append(_said("assistant", f"That is my answer number {number + 1}, and there is more to it."))
    return [*found, _said("user", "Go on.")]


def _said(role: str, text: str) -> dict[str, str]:
    return {"role": role, "content": text}


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _interpreter() -> Path:
    """One that has what ``llama_cpp.server`` needs, and finds the library where we do; made once."""
    folder = Path(tempfile.gettempdir()) / "ethervox-benchmarks" / "llama-server"
    python = folder / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    done = folder / "done"
    if not done.exists():
        venv.create(folder, with_pip=True, clear=True)
        needed = [
            re.split(r"\s*;", text)[0]
            for text in requires("llama-cpp-python") or ()
            if re.search(r"extra == .server.", text)
        ]
        programs.run([python, "-m", "pip", "install", "-q", *needed], check=True, timeout=_PATIENCE_S)
        asked = "import sysconfig; print(sysconfig.get_path('purelib'))"
        place = programs.run([python, "-c", asked], check=True).stdout.strip()
        (Path(place) / "library.pth").write_text(f"{sysconfig.get_path('purelib')}\n", "utf-8")
        programs.run([python, "-c", "import llama_cpp.server.app"], check=True)
        done.touch()
    return python
