"""An OpenAI-compatible server that fails on purpose: refuses, stalls, breaks off, reports nonsense."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from tests.helpers.local_server import LocalServer, QuietHandler, serving

Respond = Callable[[dict[str, Any]], "list[dict[str, Any]] | tuple[int, dict[str, Any]]"]


@dataclass
class Scripted:
    """What it does next, and what it was asked last; ``location`` is where a redirect leads.

    ``fault``: ``stall`` (sends a part, then nothing), ``break off`` (closes in the middle), ``no json``.
    """

    url: str = ""
    status: int = 200
    fault: str = ""
    #: Given a request's body, the deltas of the reply, or a status and the error that it is refused with.
    respond: Respond | None = None
    models: Any = None
    location: str = ""
    paths: list[str] = field(default_factory=list)
    prompt_tokens: Any = 10
    usage_in_stream: bool = False
    #: What it writes in place of a stream of its own, and what it calls that.
    stream: bytes | None = None
    stream_kind: str = "text/event-stream"
    body: dict[str, Any] = field(default_factory=dict)
    headers: dict[str, str] = field(default_factory=dict)
    released: threading.Event = field(default_factory=threading.Event)


class _Server(LocalServer):
    script: Scripted


class _Handler(QuietHandler):
    server: _Server

    @property
    def _script(self) -> Scripted:
        return self.server.script

    def do_GET(self) -> None:
        self._note()
        script = self._script
        if script.fault == "stall":
            script.released.wait(60)
        is_there = script.models is not None and self.path.endswith("/v1/models")
        if script.status == 200 and is_there:
            self._send(200, script.models if isinstance(script.models, str) else json.dumps(script.models))
        else:
            self._send(404 if script.status == 200 else script.status, '{"error": {"message": "no"}}')

    def _note(self) -> None:
        self._script.paths.append(self.path)
        self._script.headers = {name.lower(): value for name, value in self.headers.items()}

    def do_POST(self) -> None:
        length = int(self.headers["content-length"])
        self._note()
        self._script.body = json.loads(self.rfile.read(length))
        answer = self._script.respond(self._script.body) if self._script.respond is not None else None
        if isinstance(answer, tuple):
            status, error = answer
            self._send(status, json.dumps({"error": error}))
        elif answer is not None:
            self._stream(answer)
        elif self._script.status != 200:
            self._send(
                self._script.status, json.dumps({"error": {"message": "upstream says no", "code": "no"}})
            )
        elif self._script.body.get("stream"):
            self._stream()
        else:
            self._answer()

    def _answer(self) -> None:
        if self._script.fault == "no json":
            self._send(200, "<html>")
            return
        message = {"role": "assistant", "content": "theirs", "reasoning": "secret thoughts"}
        text = json.dumps(
            {
                "choices": [{"index": 0, "message": message, "finish_reason": "stop"}],
                "usage": {"prompt_tokens": self._script.prompt_tokens, "completion_tokens": 1},
            }
        )
        self._send(200, text, cut=len(text) // 2 if self._script.fault else None)

    def _send(self, status: int, text: str, cut: int | None = None) -> None:
        self.send_response(status)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(text)))
        self.send_header("retry-after", "7")
        if self._script.location:
            self.send_header("location", self._script.location)
        self.end_headers()
        self.wfile.write(text[:cut].encode())
        self._fail_if_told()

    def _stream(self, deltas: list[dict[str, Any]] | None = None) -> None:
        self.send_response(200)
        self.send_header("content-type", self._script.stream_kind)
        self.send_header("connection", "close")
        self.end_headers()
        if self._script.stream is not None:
            self.wfile.write(self._script.stream)
            self.close_connection = True
            return
        if deltas is not None:
            for delta in deltas:
                self._event({"choices": [{"index": 0, "delta": delta, "finish_reason": None}]})
            self._end_stream()
            return
        self._event({"choices": [{"index": 0, "delta": {"content": "the", "reasoning": "hm"}}]})
        if self._script.fault:
            self._fail_if_told()
            self.close_connection = True
            return
        self._event({"choices": [{"index": 0, "delta": {"content": "irs"}, "finish_reason": None}]})
        self._end_stream(usage=self._script.usage_in_stream)

    def _end_stream(self, *, usage: bool = False) -> None:
        self._event({"choices": [{"index": 0, "delta": {}, "finish_reason": "stop"}]})
        if usage:
            self._event({"choices": [], "usage": {"prompt_tokens": self._script.prompt_tokens}})
        self.wfile.write(b"data: [DONE]\n\n")
        self.close_connection = True

    def _event(self, value: dict[str, Any]) -> None:
        self.wfile.write(f"data: {json.dumps(value)}\n\n".encode())
        self.wfile.flush()

    def _fail_if_told(self) -> None:
        self.wfile.flush()
        if self._script.fault == "stall":
            self._script.released.wait(60)
        if self._script.fault:
            self.close_connection = True


@contextmanager
def scripted_upstream() -> Iterator[Scripted]:
    server = _Server(_Handler)
    server.script = Scripted(server.url)
    with serving(server, server.script.released):
        yield server.script
