"""What the web servers of the tests share: on this machine, quiet, and gone with their block."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class LocalServer(ThreadingHTTPServer):
    """Listens on a free port as soon as it is made."""

    daemon_threads = True

    def __init__(self, handler: type[BaseHTTPRequestHandler]) -> None:
        super().__init__(("127.0.0.1", 0), handler)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"

    def handle_error(self, *_args: object) -> None:
        pass  # a client that goes away is what is tested


class QuietHandler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_args: object) -> None:
        pass


@contextmanager
def serving(server: LocalServer, go_on: threading.Event) -> Iterator[None]:
    """Answer until the end of the block; then ``go_on`` lets answers end that are held back."""
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield
    finally:
        go_on.set()
        server.shutdown()
        thread.join()
        server.server_close()
