"""A server on this machine that speaks the hub's API, as far as it is asked for, in the hub's shapes."""

from __future__ import annotations

import hashlib
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

from tests.helpers.local_server import LocalServer, QuietHandler, serving


@dataclass
class HubServer:
    """``repositories`` are answers of ``/api/models/{id}``; ``files`` what lies behind ``resolve/main``.

    What is set below goes wrong from then on: ``status`` answers everything, ``body`` is sent instead.
    """

    url: str = ""
    repositories: dict[str, dict[str, Any]] = field(default_factory=dict)
    files: dict[str, bytes] = field(default_factory=dict)  # "author/name/file"
    page: int = 30
    status: int = 0
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes | None = None
    token: str = ""  # what opens gated files
    store: str = ""  # another server that the files lie on
    moved_to: str = ""  # a redirect of the API to there
    next_host: str = ""  # who the address of the next page names, as mirrors do
    hold: bool = False  # answer nothing before ``go_on``
    go_on: threading.Event = field(default_factory=threading.Event)
    asked: list[str] = field(default_factory=list)  # paths with queries
    given: list[dict[str, str]] = field(default_factory=list)  # the headers of each request

    def add(
        self,
        name: str,
        files: dict[str, bytes | int],
        *,
        sha256: bool = True,
        total: int = 0,
        **more: Any,
    ) -> None:
        """A repository with these files: what is in them, or only how large they are said to be."""
        siblings: list[dict[str, Any]] = [{"rfilename": ".gitattributes", "size": 1519}]
        for path, content in files.items():
            size = content if isinstance(content, int) else len(content)
            digest = "0" * 64
            if isinstance(content, bytes):
                self.files[f"{name}/{path}"] = content
                digest = hashlib.sha256(content).hexdigest()
            lfs = {"lfs": {"sha256": digest, "size": size, "pointerSize": 135}} if sha256 else {}
            siblings.append({"rfilename": path, "size": size, "blobId": "a" * 40, **lfs})
        self.repositories[name] = {
            "_id": "66e9c8",
            "id": name,
            "modelId": name,
            "author": name.partition("/")[0],
            "sha": "f" * 40,
            "private": False,
            "gated": False,
            "disabled": False,
            "downloads": 100,
            "likes": 10,
            "lastModified": "2025-03-12T10:30:05.000Z",
            "createdAt": "2025-03-12T08:00:00.000Z",
            "pipeline_tag": "text-generation",
            "library_name": "gguf",
            "tags": ["gguf", "license:apache-2.0", "region:us"],
            "cardData": {"license": "apache-2.0", "base_model": "somebody/something"},
            "gguf": {"total": total, "architecture": "llama", "context_length": 4096},
            "siblings": siblings,
            **more,
        }


class _Server(LocalServer):
    hub: HubServer


class _Handler(QuietHandler):
    server: _Server

    def do_HEAD(self) -> None:
        self.do_GET()

    def do_GET(self) -> None:
        hub = self.server.hub
        hub.asked.append(self.path)
        hub.given.append({key.lower(): value for key, value in self.headers.items()})
        if hub.hold:
            hub.go_on.wait(60)
        parts = urlsplit(self.path)
        path, asked = unquote(parts.path), parse_qs(parts.query)
        if hub.moved_to and path.startswith("/api"):
            self._send(307, b"", {"Location": hub.moved_to})
        elif hub.status:
            self._send(hub.status, b'{"error":"no"}', hub.headers)
        elif hub.body is not None:
            self._send(200, hub.body, hub.headers)
        elif path == "/api/models":
            self._list(asked)
        elif path.startswith("/api/models/"):
            found = hub.repositories.get(path.removeprefix("/api/models/"))
            self._send(404 if found is None else 200, json.dumps(found or {"error": "no"}).encode(), {})
        else:
            self._file(path)

    def _list(self, asked: dict[str, list[str]]) -> None:
        hub = self.server.hub
        words = asked.get("search", [""])[0].casefold().split()
        kept = ("_id", "id", "modelId", *asked.get("expand", []))
        found = [
            {key: value for key, value in each.items() if key in kept}
            for name, each in hub.repositories.items()
            if all(word in name.casefold() for word in words)
        ]
        start = int(asked.get("cursor", ["0"])[0])
        end = start + min(hub.page, int(asked["limit"][0]))
        headers = {}
        if end < len(found):
            host = hub.next_host or hub.url
            headers["Link"] = f'<{host}/api/models?search=x&limit=1&cursor={end}>; rel="next"'
        self._send(200, json.dumps(found[start:end]).encode(), headers)

    def _file(self, path: str) -> None:
        hub = self.server.hub
        name = path.lstrip("/").replace("/resolve/main/", "/", 1)
        content = hub.files.get(name)
        if content is None:
            self._send(404, b"Entry not found", {"X-Error-Code": "EntryNotFound"})
            return
        author_name = "/".join(name.split("/")[:2])
        gated = bool(hub.repositories.get(author_name, {}).get("gated"))
        if gated and "/resolve/" in path and self.headers.get("Authorization") != f"Bearer {hub.token}":
            self._send(401, b"Access is restricted", {"X-Error-Code": "GatedRepo"})
            return
        if "/resolve/main/" in path:  # the hub sends on to where its files lie
            digest = hashlib.sha256(content).hexdigest()
            sizes = {"X-Linked-ETag": f'"{digest}"', "X-Linked-Size": str(len(content))}
            self._send(302, b"", {"Location": f"{hub.store}/{name}", **sizes})
            return
        begin, _, end = self.headers.get("Range", "bytes=0-").removeprefix("bytes=").partition("-")
        if "Range" not in self.headers:
            self._send(200, content, {"Content-Type": "application/octet-stream"})
            return
        piece = content[int(begin) : int(end) + 1 if end else None]
        last = int(begin) + len(piece) - 1
        self._send(206, piece, {"Content-Range": f"bytes {begin}-{last}/{len(content)}"})

    def _send(self, status: int, body: bytes, headers: dict[str, str]) -> None:
        self.send_response(status)
        for key, value in {"Content-Type": "application/json; charset=utf-8", **headers}.items():
            self.send_header(key, value)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            try:
                self.wfile.write(body)
            except OSError:
                self.close_connection = True


@contextmanager
def hub_server() -> Iterator[HubServer]:
    """An empty hub at ``url`` until the end of the block."""
    server = _Server(_Handler)
    server.hub = HubServer(server.url)
    with serving(server, server.hub.go_on):
        yield server.hub
