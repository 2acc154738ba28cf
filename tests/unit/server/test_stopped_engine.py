"""What programs are told where the engine fails as no job does: at once, and each in its own shape."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NoReturn

import httpx
import pytest

from ethervox_gui.context.errors import EngineError, UserError
from ethervox_gui.context.events.events import Event
from ethervox_gui.front_ends.serve import Models
from ethervox_gui.governor import governor as loop
from ethervox_gui.governor.jobs.jobs import Answer, Job
from ethervox_gui.governor.session.chat_session import ChatSession
from tests.helpers.api import PATIENCE, Api, events_of, scripted_api

HELLO = [{"role": "user", "content": "hello"}]
ASKED: tuple[tuple[str, dict[str, Any]], ...] = (
    ("/v1/chat/completions", {"messages": HELLO}),
    ("/v1/completions", {"prompt": "hello"}),
    ("/v1/embeddings", {"input": "hello"}),
    ("/v1/responses", {"input": "hello"}),
    ("/v1/responses", {"input": "hello", "store": False}),
    ("/v1/messages", {"messages": HELLO, "max_tokens": 9}),
)


@pytest.fixture
def api(tmp_path: Path) -> Iterator[Api]:
    with scripted_api(tmp_path) as made:
        yield made


def refused(response: httpx.Response) -> bool:
    body = response.json()
    return response.status_code == 503 and "Start the program again" in body["error"]["message"]


def broken(_event: Event) -> NoReturn:
    raise RuntimeError("as nobody thought of it")


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
def test_who_waits_is_told_and_who_comes_later_too(api: Api, monkeypatch: pytest.MonkeyPatch) -> None:
    submit, came, go_on = api.governor.submit, threading.Semaphore(0), threading.Event()

    def counted(job: Job) -> int:
        number = submit(job)
        came.release()
        return number

    def wait() -> str:
        assert go_on.wait(PATIENCE)
        return "waited"

    submit(Answer(wait))
    monkeypatch.setattr(api.governor, "submit", counted)
    monkeypatch.setattr(api.governor, "listener", broken)
    with ThreadPoolExecutor(len(ASKED)) as threads:
        asked = [
            threads.submit(api.client.post, path, json={"model": "default", **body}) for path, body in ASKED
        ]
        for _ in asked:
            assert came.acquire(timeout=PATIENCE)
        go_on.set()
        assert [refused(each.result()) for each in asked] == [True] * len(ASKED)
    for path, body in ASKED:
        assert refused(api.client.post(path, json={"model": "default", **body})), path
    health = api.client.get("/health")
    assert (health.status_code, health.json()["status"]) == (503, "stopped")


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
@pytest.mark.parametrize("path", ["/v1/chat/completions", "/v1/responses"])
def test_a_stream_that_has_begun_is_told(api: Api, monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    def fail(_session: ChatSession) -> NoReturn:
        raise RuntimeError("as nobody thought of it")

    monkeypatch.setattr(ChatSession, "serve_guests", fail)
    body = {"messages": HELLO} if path.endswith("completions") else {"input": HELLO, "store": False}
    told = events_of(api.client.post(path, json={"model": "default", "stream": True, **body}))
    assert "Start the program again" in "".join(told)
    if path == "/v1/responses":
        assert json.loads(told[-1])["type"] == "response.failed"
    assert api.last_record().status == 503


@pytest.mark.parametrize(("path", "body"), ASKED)
def test_a_job_that_fails_before_it_is_begun_is_told_of(
    api: Api, monkeypatch: pytest.MonkeyPatch, path: str, body: dict[str, Any]
) -> None:
    """The model's file is looked at first, and whatever comes of that its sender must hear."""

    def fail(_session: ChatSession) -> NoReturn:
        raise EngineError("its file is gone")

    monkeypatch.setattr(ChatSession, "renew_model", fail)
    response = api.client.post(path, json={"model": "default", **body})
    assert response.status_code == 500
    assert "its file is gone" in response.json()["error"]["message"]


def test_serve_waits_for_no_model_once_the_engine_has_failed() -> None:
    models = Models()
    models.fail(loop._failure(loop.STOPPED))
    with pytest.raises(UserError, match="Start the program again"):
        models.load(Path("model.gguf"), "")
