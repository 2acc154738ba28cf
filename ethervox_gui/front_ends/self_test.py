"""``--self-test``: does this installation work?  Every part that could be missing is used once, for real.

It talks until the context overflows, asks the API, opens the database again and takes a picture of the
window, in a data folder of its own that is gone afterwards.  A line for each check as soon as it is made.
"""

from __future__ import annotations

import dataclasses
import http.client
import io
import json
import secrets
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import IO, Any
from urllib.parse import urlsplit

from ethervox_gui.context.errors import EthervoxError, UserError
from ethervox_gui.context.events.events import (
    ContextEdited,
    EngineReady,
    ErrorRaised,
    Event,
    ReplyFinished,
    SummaryStored,
)
from ethervox_gui.engine.child_options import module_command
from ethervox_gui.front_ends.assembly import Assembly, assemble
from ethervox_gui.governor.jobs.jobs import LoadModel, SendMessage, Shutdown
from ethervox_gui.options import Options
from ethervox_gui.server.http.thread import ServerThread
from ethervox_gui.server.sources import Sources
from ethervox_gui.services import profiles
from ethervox_gui.services.formulas.program import child_command
from ethervox_gui.storage.store import Store

_N_CTX = "512"
_N_MESSAGES = 12
_MESSAGE = "My dog is called Halcyon, and this is message number {}."
_SETTINGS = {
    "model.n_ctx": _N_CTX,
    "sampling.temperature": "0",
    "sampling.max_tokens": "60",
    "server.host": "127.0.0.1",
    "server.port": "0",
}
_REQUEST_SECONDS = 300
_PICTURE_SECONDS = 120
_PNG = b"\x89PNG\r\n\x1a\n"


class _Checks:
    """Writes the lines and counts them."""

    def __init__(self, out: IO[str]) -> None:
        self._out = out
        self.n_made = self.n_failed = 0

    def note(self, passed: bool, text: str) -> None:
        self.n_made += 1
        self.n_failed += not passed
        self._out.write(f"{'ok    ' if passed else 'failed'}  {text}\n")
        self._out.flush()


def run_self_test(options: Options, output: IO[str] | None = None) -> int:
    """Check the installation in a temporary data folder; a line for each check; 0 when all hold."""
    out = output or sys.stdout or io.StringIO()  # a program with a window may have none
    checks = _Checks(out)
    started = time.perf_counter()
    with tempfile.TemporaryDirectory(prefix="ethervox-self-test-") as name:
        folder = Path(name)
        trial = dataclasses.replace(options, data_dir=folder, changes=_SETTINGS | options.changes)
        try:
            n_found = _converse(trial, checks)
            _reopen(folder, n_found, checks)
        except EthervoxError as error:
            checks.note(False, str(error))
        _picture(trial, checks)
        _draw_formula(checks)
        _open_mtmd(checks)
    seconds = time.perf_counter() - started
    out.write(f"{checks.n_made - checks.n_failed} of {checks.n_made} checks hold, {seconds:.1f} s\n")
    return 1 if checks.n_failed else 0


def _converse(options: Options, checks: _Checks) -> int:
    """Talk past an overflow and ask the API; how many hits the search had then."""
    events: list[Event] = []
    decided = threading.Event()

    def listen(event: Event) -> None:
        events.append(event)
        if isinstance(event, EngineReady | ErrorRaised):
            decided.set()

    assembly = assemble(options, listen)
    try:
        worker = threading.Thread(target=assembly.governor.run, name="engine")
        worker.start()
        try:
            assembly.governor.submit(LoadModel(assembly.model_path))
            for number in range(_N_MESSAGES):
                assembly.governor.submit(SendMessage(_MESSAGE.format(number)))
            decided.wait(_REQUEST_SECONDS)  # without a model the API answers at once that it has none
            answered, said = _ask_the_api(assembly)
        finally:
            assembly.governor.submit(Shutdown())
            worker.join()
        _judge(events, checks)
        checks.note(answered, said)
        n_found = len(assembly.store.search("Halcyon"))
        checks.note(n_found > 0, f"the search finds what was said ({n_found} hits)")
        return n_found
    finally:
        assembly.close()


def _judge(events: list[Event], checks: _Checks) -> None:
    ready = next((event for event in events if isinstance(event, EngineReady)), None)
    errors = [event for event in events if isinstance(event, ErrorRaised)]
    n_replies = sum(isinstance(event, ReplyFinished) for event in events)
    n_edits = sum(isinstance(event, ContextEdited) for event in events)
    n_summaries = sum(isinstance(event, SummaryStored) for event in events)
    name = f"{ready.model}, n_ctx {ready.n_ctx}, {ready.capability}" if ready else "no model"
    checks.note(ready is not None, f"the model loads ({name})")
    checks.note(not errors, errors[0].message if errors else "no errors")
    checks.note(n_replies >= _N_MESSAGES, f"{n_replies} of {_N_MESSAGES} messages are answered")
    checks.note(n_edits >= 1, f"the conversation outlives its window ({n_edits} edits)")
    checks.note(n_summaries >= 1, f"summaries go into the memory ({n_summaries})")


def _ask_the_api(assembly: Assembly) -> tuple[bool, str]:
    """One request to our own server; the engine comes to it behind what is queued before."""
    key = secrets.token_urlsafe(16)
    known = profiles.load(assembly.settings_path.with_name(profiles.PROFILES_FILE))
    sources = Sources(
        assembly.governor, assembly.store, lambda: assembly.settings, lambda: known, assembly.keys
    )
    server = ServerThread(sources, assembly.settings.server, key)
    try:
        server.start()
        status, body = _post(server.url, key)
    except (UserError, OSError, http.client.HTTPException, ValueError) as error:
        return False, f"the API does not answer: {error}"
    finally:
        server.stop()
    text = body["choices"][0]["message"]["content"] if status == http.HTTPStatus.OK else json.dumps(body)
    return status == http.HTTPStatus.OK and bool(text), f"the API answers ({status}, {len(text)} characters)"


def _post(url: str, key: str) -> tuple[int, Any]:
    where = urlsplit(url)
    connection = http.client.HTTPConnection(str(where.hostname), where.port, timeout=_REQUEST_SECONDS)
    message = {"role": "user", "content": "What does the gauge count?"}
    body = json.dumps({"model": "default", "messages": [message], "max_tokens": 24})
    headers = {"Authorization": f"Bearer {key}", "Content-Type": "application/json"}
    try:
        connection.request("POST", "/v1/chat/completions", body, headers)
        response = connection.getresponse()
        return response.status, json.loads(response.read())
    finally:
        connection.close()


def _reopen(folder: Path, n_found: int, checks: _Checks) -> None:
    with Store.open(folder) as store:
        problems = store.check()
        checks.note(not problems, "; ".join(problems) or "the database is sound")
        chats = store.list_chats()
        n_turns = sum(len(store.turns_of_chat(chat.chat_id)) for chat in chats)
        found_again = len(store.search("Halcyon")) == n_found
        same = found_again and n_turns >= 2 * _N_MESSAGES
        checks.note(same, f"opened again, it holds every turn ({n_turns})")


def _picture(options: Options, checks: _Checks) -> None:
    """The window itself, in a process of its own: nothing else here loads Qt."""
    target = options.data_dir / "window.png"
    command = [sys.executable] if getattr(sys, "frozen", False) else module_command("ethervox_gui")
    command += ["--data-dir", str(options.data_dir / "window"), "--screenshot", str(target)]
    if options.model is not None:
        command += ["--model", str(options.model.absolute())]
    try:
        done = subprocess.run(  # noqa: S603 - our own program
            command, capture_output=True, timeout=_PICTURE_SECONDS, check=False, stdin=subprocess.DEVNULL
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        checks.note(False, f"the window does not open: {error}")
        return
    picture = target.read_bytes() if target.is_file() else b""
    words = done.stderr.decode("utf-8", "replace").strip()
    passed = done.returncode == 0 and picture.startswith(_PNG)
    told = f"{len(picture) // 1024} KiB" if passed else f"exit status {done.returncode}; {words[-500:]}"
    checks.note(passed, f"the window opens and is pictured ({told})")


def _draw_formula(checks: _Checks) -> None:
    """Font and symbols are there."""
    asked = json.dumps({"id": 1, "latex": r"E = \frac{mc^2}{\alpha}", "display": True}) + "\n"
    try:
        done = subprocess.run(  # noqa: S603 - our own program
            child_command(), input=asked.encode(), capture_output=True, timeout=_PICTURE_SECONDS, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        checks.note(False, f"formulas are not drawn: {error}")
        return
    passed = done.returncode == 0 and b"<svg" in done.stdout
    words = "" if passed else f" ({done.stderr.decode('utf-8', 'replace').strip()[-500:]})"
    checks.note(passed, f"formulas are drawn{words}")


def _open_mtmd(checks: _Checks) -> None:
    """The library for pictures, which is opened by name when the first picture comes."""
    from ethervox_gui.engine.llama.pictures import library  # here, as whatever loads llama.cpp

    why = library.missing()
    checks.note(not why, why or "the library for pictures opens")
