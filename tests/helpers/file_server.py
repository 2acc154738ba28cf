"""A web server on this machine that hands out one file, and can go wrong in the ways real ones do."""

from __future__ import annotations

import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from tests.helpers.local_server import LocalServer, QuietHandler, serving


@dataclass
class FileServer:
    """``body`` is the file; the fields below say how it is handed out, and may change while it runs."""

    body: bytes
    url: str = ""
    status: int = 0  # other than 0: this is the answer to everything
    content_type: str = "application/octet-stream"
    etag: str = '"one"'
    linked_etag: str = ""  # sent with a redirect, as the Hugging Face hub does
    redirect_to: str = ""
    ranges: bool = True
    lies_by: int = 0  # a part is said to begin so many bytes further on than it does
    says_length: bool = True  # else an answer that breaks looks like one that is whole
    breaks: list[int] = field(default_factory=list)  # for each coming answer: close after so many bytes
    hold_at: int | None = None  # send so many bytes of an answer, then wait for ``go_on``
    go_on: threading.Event = field(default_factory=threading.Event)
    asked: list[dict[str, str]] = field(default_factory=list)  # the headers of every request for the file


class _Server(LocalServer):
    files: FileServer


class _Handler(QuietHandler):
    server: _Server

    def do_HEAD(self) -> None:
        self.do_GET()

    def do_GET(self) -> None:
        files = self.server.files
        if self.path == "/redirected" and (files.linked_etag or files.redirect_to):
            self.send_response(302)
            self.send_header("Location", files.redirect_to or "/file")
            self.send_header("Content-Length", "0")
            self.send_header("X-Linked-ETag", f'"{files.linked_etag}"')
            self.end_headers()
            return
        files.asked.append({key.lower(): value for key, value in self.headers.items()})
        if files.status:
            self._send(files.status, b"no", {})
            return
        start = self._start()
        headers = {"Content-Type": files.content_type}
        if files.etag:
            headers["ETag"] = files.etag
        if start >= len(files.body) and start:
            self._send(416, b"", headers)
            return
        if start:
            size = len(files.body)
            headers["Content-Range"] = f"bytes {start + files.lies_by}-{size - 1}/{size}"
        self._send(206 if start else 200, files.body[start:], headers)

    def _start(self) -> int:
        files = self.server.files
        found = re.fullmatch(r"bytes=(\d+)-", self.headers.get("Range", ""))
        if not files.ranges or found is None:
            return 0
        condition = self.headers.get("If-Range")
        return int(found[1]) if condition in (None, files.etag) else 0

    def _send(self, status: int, body: bytes, headers: dict[str, str]) -> None:
        files = self.server.files
        # Before the headers: who sees them may set the breaks of the next answer already.
        stop = files.breaks.pop(0) if files.breaks and self.command != "HEAD" else len(body)
        self.send_response(status)
        for key, value in headers.items():
            self.send_header(key, value)
        self.send_header(
            *(("Content-Length", str(len(body))) if files.says_length else ("Connection", "close"))
        )
        self.end_headers()
        if self.command == "HEAD":
            return
        try:
            if files.hold_at is not None:
                self.wfile.write(body[: files.hold_at])
                self.wfile.flush()
                files.go_on.wait(60)
                body = body[files.hold_at :]
            self.wfile.write(body[:stop])
        except OSError:
            self.close_connection = True
        if stop < len(body):
            self.close_connection = True


@contextmanager
def file_server(body: bytes) -> Iterator[FileServer]:
    """Serve ``body`` at ``url`` until the end of the block."""
    server = _Server(_Handler)
    server.files = FileServer(body, f"{server.url}/file")
    with serving(server, server.files.go_on):
        yield server.files
