"""What a line of standard input says, what one of standard output does, and how both programs end."""

from __future__ import annotations

import errno
import io
import json
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import keyring
import pytest

from ethervox_gui.context.errors import Cancelled, EthervoxError, StorageError, UserError
from ethervox_gui.context.events.events import NoticeRaised, TokenGenerated
from ethervox_gui.engine.protocol import CancelCheck
from ethervox_gui.front_ends import serve
from ethervox_gui.front_ends.headless import Printer, message_of, run_headless
from ethervox_gui.front_ends.serve import run_serve
from ethervox_gui.governor.governor import Governor
from ethervox_gui.governor.jobs.jobs import IfTooLong, SendMessage
from ethervox_gui.governor.session.chat_session import ChatSession
from ethervox_gui.governor.session.model_loader import Loader
from ethervox_gui.options import Options
from ethervox_gui.server.http.thread import ServerThread
from ethervox_gui.server.sources import Sources
from ethervox_gui.services import profiles
from ethervox_gui.services.profiles import Profile, Profiles
from ethervox_gui.settings import ModelSettings, ServerSettings
from ethervox_gui.storage.store import Store
from tests.helpers.programs import PATIENCE_S


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("hello\n", SendMessage("hello")),
        ("  \r\n", SendMessage("")),
        ('{"text": "two\\nlines"}', SendMessage("two\nlines")),
        ('{"text": "long", "if_too_long": "condense"}', SendMessage("long", IfTooLong.CONDENSE)),
        ('{"text": "long", "if_too_long": "end"}', SendMessage("long", IfTooLong.END)),
        ('{"text": "long", "if_too_long": "explode"}', SendMessage("long")),
        ('{"text": "long", "if_too_long": ["end"]}', SendMessage("long")),
        ('{"no text": 1}', SendMessage('{"no text": 1}')),
        ("{ not json", SendMessage("{ not json")),
        ("{" * 9000, SendMessage("{" * 9000)),
    ],
)
def test_a_line_is_a_message(line: str, message: SendMessage) -> None:
    assert message_of(line) == message


@pytest.mark.parametrize("stream", [True, False])
def test_a_token_is_the_line_that_every_other_event_is(stream: bool) -> None:
    output = io.StringIO()
    printer = Printer(output, stream=stream)
    told = [TokenGenerated('a "word"\n\x00 \\ ü 日本 \U0001f600'), NoticeRaised("a notice")]
    for event in told:
        printer(event)
    lines = [json.loads(line) for line in output.getvalue().splitlines()]
    assert lines == [event.to_json() for event in told[not stream :]]


@pytest.mark.parametrize(
    ("error", "told"),
    [(UserError("disk_full", "The disk is full."), "disk_full"), (StorageError("no"), "storage_failed")],
)
def test_what_cannot_be_stored_at_the_end_is_an_event(
    error: EthervoxError, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    closing = Store.close

    def close(store: Store) -> None:
        closing(store)
        raise error

    monkeypatch.setattr(Store, "close", close)
    output = io.StringIO()
    options = Options(headless=True, model=None, data_dir=tmp_path, changes={})
    assert run_headless(options, [], output) == 1
    assert json.loads(output.getvalue().splitlines()[-1])["code"] == told


def test_a_server_that_cannot_store_at_the_end_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    closing, is_over = Store.close, threading.Event()

    def close(store: Store) -> None:
        closing(store)
        raise UserError("disk_full", "The disk is full.")

    is_over.set()
    options = Options(headless=False, model=None, data_dir=tmp_path, changes={"server.port": "0"}, serve=True)
    assert run_serve(options, io.StringIO(), is_over) == 0
    monkeypatch.setattr(Store, "close", close)
    assert run_serve(options, io.StringIO(), is_over) == 1
    assert "The disk is full." in capsys.readouterr().err


class Ended(threading.Event):
    """Ends a server that waits for its end as soon as something is the case."""

    def __init__(self, is_due: Callable[[], bool]) -> None:
        super().__init__()
        self._is_due = is_due
        self._given_up_at = time.monotonic() + PATIENCE_S

    def wait(self, _timeout: float | None = None) -> bool:
        super().wait(0.01)
        return self._is_due() or time.monotonic() > self._given_up_at


def test_a_server_has_a_backup_of_the_day_as_well(tmp_path: Path) -> None:
    """What it keeps for programs is as dear as what was said in the window."""

    def backups() -> list[Path]:
        return list((tmp_path / "backups").glob("*.db"))

    options = Options(headless=False, model=None, data_dir=tmp_path, changes={"server.port": "0"}, serve=True)
    assert run_serve(options, io.StringIO(), Ended(lambda: bool(backups()))) == 0
    assert len(backups()) == 1


def test_a_server_that_ends_does_not_wait_for_a_model_that_is_being_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody asked for another model just before: what waits for it would hold the server up."""
    ended, asked = threading.Event(), list[threading.Thread]()

    def look_for_long(loader: Loader, _path: Path, _settings: ModelSettings) -> None:
        while not loader.cancelled():
            threading.Event().wait(0.01)
        raise Cancelled

    class Server(ServerThread):
        def __init__(self, sources: Sources, settings: ServerSettings, key: str) -> None:
            super().__init__(sources, settings, key)
            self._load = sources.load

        def start(self) -> None:
            assert self._load is not None
            monkeypatch.setattr(Loader, "look_at", look_for_long)
            wanted = tmp_path / "large.gguf", ""
            asked.append(threading.Thread(target=self._load, args=wanted, daemon=True))
            asked[0].start()
            ended.set()

        def stop(self) -> None:
            asked[0].join(PATIENCE_S)
            assert not asked[0].is_alive(), "the server's own thread waits for it"
            super().stop()

    monkeypatch.setattr(serve, "ServerThread", Server)
    options = Options(headless=False, model=None, data_dir=tmp_path, changes={"server.port": "0"}, serve=True)
    assert run_serve(options, io.StringIO(), ended) == 0


def test_a_server_whose_address_nobody_can_read_ends(tmp_path: Path) -> None:
    class Full(io.StringIO):
        def flush(self) -> None:
            raise OSError(errno.ENOSPC, "No space left on device")

    options = Options(headless=False, model=None, data_dir=tmp_path, changes={"server.port": "0"}, serve=True)
    ended = threading.Event()
    assert run_serve(options, Full(), ended) == 1
    assert ended.is_set()


def test_whoever_has_a_keyring_that_fails_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """By the server's log, and among the events of a chat."""
    said, output = "The system's keyring does not work (the bus is gone).", io.StringIO()

    def fails(_service: str, _name: str) -> str:
        raise OSError("the bus is gone")

    monkeypatch.setattr(keyring, "get_password", fails)
    is_over = threading.Event()
    is_over.set()
    options = Options(headless=False, model=None, data_dir=tmp_path, changes={"server.port": "0"}, serve=True)
    assert run_serve(options, io.StringIO(), is_over) == 0
    assert said in caplog.text
    (tmp_path / "keys.json").unlink()

    far = Profile(name="far", kind="remote", base_url="http://127.0.0.1:9", model="any", key_name="far")
    profiles.save(Profiles((far,)), tmp_path / profiles.PROFILES_FILE)
    options = Options(headless=True, model=None, data_dir=tmp_path, changes={}, profile="far")
    run_headless(options, [], output)
    told = [json.loads(line) for line in output.getvalue().splitlines()]
    assert any(one["event"] == "notice" and said in one["text"] for one in told)


def test_nobody_waits_for_an_engine_thread_that_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As in an installation of which a part is missing."""
    monkeypatch.setattr(Governor, "run", lambda _self: None)
    options = Options(headless=True, model=None, data_dir=tmp_path, changes={})
    assert run_headless(options, ["hello"], io.StringIO()) == 1


def test_an_engine_that_stops_in_the_middle_is_an_event_and_another_status(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No job is to blame for what ends its loop, so none tells of it."""

    def fail(_session: ChatSession, _stop: CancelCheck) -> None:
        raise RuntimeError("as nobody thought of it")

    monkeypatch.setattr(ChatSession, "use_idle_time", fail)
    output, is_read_out = io.StringIO(), threading.Event()

    def lines() -> Iterator[str]:
        given_up_at = time.monotonic() + PATIENCE_S
        while time.monotonic() < given_up_at:
            yield "/help"
            is_read_out.wait(0.01)
        is_read_out.set()

    options = Options(headless=True, model=None, data_dir=tmp_path, changes={})
    assert run_headless(options, lines(), output) == 1
    told = [json.loads(line) for line in output.getvalue().splitlines()]
    assert [event["code"] for event in told if event["event"] == "error"] == ["engine_stopped"]
    assert not is_read_out.is_set(), "nothing is read any more once nobody is there for it"
