"""Whether the API stays as it is under 10,000 requests, four at a time, with every kind of bad guest between.

::

    python -m tests.benchmarks siege [--quick]

The API runs as its own process, with the guide.  Four programs ask for short replies, whole, as streams and
as several choices, one after the other.  Meanwhile others go away in mid-stream (200), ask for a stream and
read nothing of it, send schemas that would be endless, and come with wrong keys, from foreign hosts and from
foreign pages.  Told: what of the programs failed, what of the others was answered otherwise than it should
be, the memory of the process at the end against that after the first tenth, what else it kept, and the
longest wait for the list of models meanwhile.  Texts come again after a tenth: what was counted of the last
32,768 messages is kept, and is no leak.  ``--quick``: 500 requests.
"""

from __future__ import annotations

import json
import socket
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import httpx
import psutil

from ethervox_gui import paths
from tests.benchmarks.measure import Row, at_most, below
from tests.benchmarks.serving import KEY, client, ours

_N_REQUESTS: Final = 10_000
_QUICK_REQUESTS: Final = 500
_N_PROGRAMS: Final = 4
_N_LEAVING: Final = 200
_N_SLOW: Final = 8
_N_STRANGERS: Final = 100
_N_CTX: Final = 1024
_PATH: Final = "/v1/chat/completions"
_MEGABYTE: Final = 2**20
#: Threads that count messages come when they are needed, and stay: fewer than these.
_POOL: Final = 12


def _nest(depth: int) -> dict[str, Any]:
    found: dict[str, Any] = {"type": "string"}
    for _ in range(depth):
        found = {"type": "object", "properties": {"a": found}, "required": ["a"]}
    return found


#: Schemas that are refused, or held to, but never waited for.
_BOMBS: Final[tuple[dict[str, Any], ...]] = (
    _nest(90),
    _nest(400),
    {"type": "array", "minItems": 10**7, "items": {"type": "string"}},
    {"type": "string", "pattern": "^((a{1,900}){1,900}){1,900}$"},
    {"type": "string", "minLength": 10**8, "maxLength": 10**9},
    {"enum": [f"word {number}" for number in range(20_000)]},
    {"$ref": "#"},
    {"$ref": "http://192.0.2.1/schema.json"},
    {"allOf": [{"anyOf": [{"type": "object", "properties": {f"p{n}": {}}} for n in range(40)]}] * 8},
    {"type": "object", "properties": {f"p{number}": {"type": "string"} for number in range(1500)}},
)


def rows(*, quick: bool = False) -> Iterator[Row]:
    """Failures, memory and waits."""
    n_requests = _QUICK_REQUESTS if quick else _N_REQUESTS
    with (
        tempfile.TemporaryDirectory() as folder,
        ours(paths.guide_model(), Path(folder), _N_CTX, f"server.parallel={_N_PROGRAMS}") as first,
    ):
        siege = _Siege(str(first.base_url), n_requests)
        siege.run()
    yield below(
        f"of {n_requests:,} requests, four at a time, those that failed", siege.n_failed, 0.5, "requests"
    )
    for name, (n_wrong, n_tried) in siege.strangers.items():
        yield Row(f"{name}: of so many, answered otherwise", n_wrong, n_tried, n_wrong, "0", n_wrong == 0)
    early, late = siege.memory[0], siege.memory[-1]
    name = f"memory after {n_requests:,} requests, against {n_requests // 10:,} [MB]"
    yield at_most(name, late / _MEGABYTE, early / _MEGABYTE, 1.05)
    yield below(
        "threads more than at the beginning", siege.n_threads[1] - siege.n_threads[0], _POOL, "threads"
    )
    yield below("connections at the end", siege.n_open, _N_PROGRAMS, "connections")
    yield below("longest wait for the list of models meanwhile", max(siege.waits), 10.0, "s")


class _Siege:
    """All of it, against the server at ``url``, which is a child of this process."""

    def __init__(self, url: str, n_requests: int) -> None:
        self._url, self._n_requests = url, n_requests
        self._server = next(
            child for child in psutil.Process().children(recursive=True) if "serve" in child.cmdline()
        )
        self._is_over = threading.Event()
        self._n_done = 0
        self._lock = threading.Lock()
        self.n_failed = 0
        self.memory: list[int] = []
        self.waits: list[float] = [0.0]
        self.strangers: dict[str, tuple[int, int]] = {}
        self.n_threads = (0, 0)
        self.n_open = 0

    def run(self) -> None:
        kinds: dict[str, Callable[[], tuple[int, int]]] = {
            "who goes away in mid-stream": self._leave,
            "who reads nothing of a stream": self._read_slowly,
            "schemas without an end": self._send_bombs,
            "wrong keys": lambda: self._strange({"authorization": "Bearer wrong"}, 401),
            "foreign hosts": lambda: self._strange({"host": "evil.example"}, 403, 400, 421),
            "foreign pages": lambda: self._strange({"origin": "https://evil.example"}, 403),
        }
        before = self._server.num_threads()
        with ThreadPoolExecutor(len(kinds) + 1) as others, ThreadPoolExecutor(_N_PROGRAMS) as programs:
            watching = others.submit(self._watch)
            strange = {name: others.submit(kind) for name, kind in kinds.items()}
            for done in [programs.submit(self._ask_on) for _ in range(_N_PROGRAMS)]:
                done.result()
            self.strangers = {name: found.result() for name, found in strange.items()}
            self._is_over.set()
            watching.result()
        self.n_threads = before, self._server.num_threads()
        self.n_open = sum(one.status == psutil.CONN_ESTABLISHED for one in self._server.net_connections())

    # ---- programs ----------------------------------------------------------------------------------

    def _ask_on(self) -> None:
        with client(self._url, KEY) as made:
            while (count := self._next()) is not None:
                options = ({}, {"stream": True}, {"n": 2}, {})[count % 4]
                try:
                    text = f"What is {count % (self._n_requests // 10)}?"
                    response = made.post(_PATH, json=_body(text, 6, **options))
                    is_well = response.status_code == 200 and "error" not in response.text[:20]
                except httpx.HTTPError:
                    is_well = False
                with self._lock:
                    self.n_failed += not is_well

    def _next(self) -> int | None:
        """The number of the next request; ``None`` when there were enough."""
        with self._lock:
            if self._n_done >= self._n_requests:
                return None
            self._n_done += 1
            if self._n_done % (self._n_requests // 10) == 0:
                self.memory.append(self._server.memory_info().rss)
            return self._n_done

    def _watch(self) -> None:
        with client(self._url, KEY) as made:
            while not self._is_over.wait(0.1):
                began = time.monotonic()
                made.get("/v1/models").raise_for_status()
                self.waits.append(time.monotonic() - began)

    # ---- the others --------------------------------------------------------------------------------

    def _leave(self) -> tuple[int, int]:
        for _ in range(_N_LEAVING):
            with closing(self._stream()) as caller:
                caller.recv(64)
        return 0, _N_LEAVING

    def _read_slowly(self) -> tuple[int, int]:
        callers = [self._stream() for _ in range(_N_SLOW)]
        while self._n_done < self._n_requests // 2:
            time.sleep(0.2)
        for caller in callers:
            caller.close()
        return 0, _N_SLOW

    def _send_bombs(self) -> tuple[int, int]:
        n_wrong = 0
        with client(self._url, KEY) as made:
            for bomb in _BOMBS:
                form = {"type": "json_schema", "json_schema": {"name": "it", "schema": bomb}}
                response = made.post(_PATH, json=_body("Say it.", 8, response_format=form))
                n_wrong += response.status_code not in (200, 400, 413)
        return n_wrong, len(_BOMBS)

    def _strange(self, headers: dict[str, str], *expected: int) -> tuple[int, int]:
        n_wrong = 0
        with client(self._url, KEY) as made:
            for _ in range(_N_STRANGERS):
                response = made.post(_PATH, json=_body("Hello", 4), headers=headers)
                n_wrong += response.status_code not in expected
        return n_wrong, _N_STRANGERS

    def _stream(self) -> socket.socket:
        """A connection on which a long stream was asked for."""
        url = httpx.URL(self._url)
        caller = socket.create_connection((url.host, url.port or 80))
        caller.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        body = json.dumps(_body("Tell me all of it.", 400, stream=True)).encode()
        head = (
            f"POST {_PATH} HTTP/1.1\r\nHost: {url.host}:{url.port}\r\nAuthorization: Bearer {KEY}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        )
        caller.sendall(head.encode() + body)
        return caller


def _body(text: str, n_tokens: int, **options: Any) -> dict[str, Any]:
    messages = [{"role": "user", "content": text}]
    return {"model": "default", "messages": messages, "max_tokens": n_tokens, **options}
