"""Servers as processes of their own, as another program meets them."""

from __future__ import annotations

import json
import re
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from subprocess import DEVNULL, PIPE
from typing import Any, Final

import httpx

from tests.helpers import programs

KEY: Final = "benchmark"
PATIENCE_S: Final = 600.0


def program(name: str, model: Path, folder: str, n_ctx: int, *pairs: str) -> list[str]:
    """The command of a front end of ours, greedy and on one thread."""
    chosen = ("sampling.temperature=0", "model.n_threads=1", *pairs)
    return [
        *(sys.executable, "-m", "ethervox_gui", name, "--data-dir", folder, "--model", str(model)),
        *("--n-ctx", str(n_ctx), *(word for pair in chosen for word in ("--set", pair))),
    ]


@contextmanager
def ours(model: Path, folder: Path, n_ctx: int, *pairs: str) -> Iterator[httpx.Client]:
    """A client of the API of this program, which ends in peace."""
    process = programs.start(
        [*program("serve", model, str(folder), n_ctx, *pairs), "--port", "0", "--key", KEY],
        stdout=PIPE, stderr=DEVNULL, text=True,
    )  # fmt: skip
    try:
        assert process.stdout is not None
        found = re.fullmatch(r"Listening at (\S+)\n", process.stdout.readline())
        assert found is not None, "the API did not begin"
        with client(found[1], KEY) as made:
            yield made
        process.terminate()
        process.wait(PATIENCE_S)
    finally:
        programs.end(process)


@contextmanager
def another(command: Sequence[str | Path], port: int) -> Iterator[httpx.Client]:
    """A client of another program, as soon as that knows its models."""
    process = programs.start(command)
    try:
        with client(f"http://127.0.0.1:{port}", "") as made:
            began = time.monotonic()
            while not _knows_models(made):
                if process.poll() is not None or time.monotonic() - began > PATIENCE_S:
                    raise RuntimeError("the other server did not begin")
                time.sleep(0.2)
            yield made
    finally:
        programs.end(process)


def client(url: str, key: str) -> httpx.Client:
    headers = {"Authorization": f"Bearer {key}"} if key else {}
    return httpx.Client(base_url=url, headers=headers, timeout=PATIENCE_S, trust_env=False)


def streamed(with_client: httpx.Client, path: str, body: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """The events of a stream.  Raises :class:`RuntimeError` where it is refused."""
    with with_client.stream("POST", path, json={**body, "stream": True}) as response:
        if response.status_code != 200:
            raise RuntimeError(response.read().decode())
        for line in response.iter_lines():
            if line.startswith("data: {"):
                yield json.loads(line.removeprefix("data: "))


def _knows_models(made: httpx.Client) -> bool:
    try:
        return made.get("/v1/models").status_code == 200
    except httpx.TransportError:
        return False
