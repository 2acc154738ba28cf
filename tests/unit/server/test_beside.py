"""Other programs get the model that their profile names, whatever the chat in the window is talked with."""

from __future__ import annotations

import contextlib
import http.client
import json
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from ethervox_gui.context.errors import Cancelled, EngineError, UserError
from ethervox_gui.context.events.events import ErrorRaised, Event, ReplyFinished
from ethervox_gui.engine.protocol import LoadProgress, PromptEncoder
from ethervox_gui.engine.remote.engine import RemoteConnections
from ethervox_gui.governor.governor import Governor
from ethervox_gui.governor.jobs.guest_jobs import LoadBeside
from ethervox_gui.governor.jobs.jobs import ChooseProfile, LoadModel, SendMessage, Shutdown
from ethervox_gui.governor.session import guest_model
from ethervox_gui.server.http.thread import ServerThread
from ethervox_gui.server.replies import model_pool
from ethervox_gui.server.sources import Sources
from ethervox_gui.services.keys import Keys
from ethervox_gui.services.profiles import Profile, Profiles, chat_config_of
from ethervox_gui.settings import ModelSettings, Settings
from ethervox_gui.storage.store import Store
from tests.helpers.api import PATIENCE
from tests.helpers.named_engine import NamedEngine
from tests.helpers.scripted_engine import ScriptedSampler
from tests.helpers.stores import open_store
from tests.helpers.upstream import scripted_upstream

HELLO = [{"role": "user", "content": "hello"}]


class Windowed:
    """The API as a window runs it: a chat with a model of its own, and scripted model files."""

    def __init__(self, folder: Path, store: Store, upstream: str) -> None:
        self.folder = folder
        self.engines: list[NamedEngine] = []
        self.told: list[Event] = []
        self.changed = threading.Condition()
        self.is_loading = threading.Event()
        self.profiles = Profiles(
            [
                Profile(name="far", kind="remote", base_url=f"{upstream}/v1", model="theirs"),
                Profile(name="second", model=str(folder / "second.gguf"), overrides={"model.n_ctx": 512}),
                Profile(name="third", model=str(folder / "third.gguf")),
                Profile(name="broken", model=str(folder / "broken.gguf")),
                Profile(name="lost", model=str(folder / "lost.gguf")),
                Profile(name="endless", model=str(folder / "endless.gguf")),
            ]
        )
        settings = Settings().with_values({"server.port": 0, "sampling.temperature": 0})
        keys = Keys(folder)
        connections = RemoteConnections(_no_vocabulary)
        terms = chat_config_of(lambda: self.profiles, keys)
        self.governor = Governor(
            store, settings, self._hear, self._load, lambda *_: "You are a test.", connections.connect, terms
        )
        self.worker = threading.Thread(target=self.governor.run)
        self.worker.start()
        self.governor.submit(LoadModel(folder / "first.gguf"))
        sources = Sources(
            self.governor, store, lambda: settings, lambda: self.profiles, keys,
            first_model=folder / "first.gguf",
        )  # fmt: skip
        self.server = ServerThread(sources, settings.server, None)
        self.server.start()
        self.client = httpx.Client(base_url=self.server.url, timeout=PATIENCE, trust_env=False, verify=False)
        self.wait(lambda: self.governor.loaded is not None)

    def _load(self, path: Path, settings: ModelSettings, progress: LoadProgress) -> NamedEngine:
        while path.stem == "endless":
            self.is_loading.set()
            if not progress(0.5):
                raise Cancelled
            time.sleep(0.001)
        if path.stem == "broken":
            raise UserError("model_damaged", "This file is no model.")
        if path.stem == "lost":
            raise EngineError("nobody knows why")
        engine = NamedEngine(path)
        engine.n_ctx_asked = settings.n_ctx  # type: ignore[attr-defined]
        self.engines.append(engine)
        return engine

    def _hear(self, event: Event) -> None:
        with self.changed:
            self.told.append(event)
            self.changed.notify_all()

    def wait(self, holds: Callable[[], bool]) -> None:
        with self.changed:
            assert self.changed.wait_for(holds, PATIENCE)

    def wait_until(self, holds: Callable[[], bool]) -> None:
        """For what no event tells."""
        end = time.monotonic() + PATIENCE
        while not holds():
            assert time.monotonic() < end, "it never happens"
            time.sleep(0.005)

    def ask(self, model: str, **options: Any) -> httpx.Response:
        body = {"model": model, "messages": HELLO, **options}
        return self.client.post("/v1/chat/completions", json=body)

    def said(self, model: str) -> str:
        response = self.ask(model)
        assert response.status_code == 200, response.text
        return str(response.json()["choices"][0]["message"]["content"])

    def chat(self, text: str) -> str:
        n_before = len(self.replies())
        self.governor.submit(SendMessage(text))
        self.wait(lambda: len(self.replies()) > n_before)
        return self.replies()[-1]

    def replies(self) -> list[str]:
        return [event.text for event in self.told if isinstance(event, ReplyFinished)]

    def use(self, profile: str) -> None:
        before = self.governor.loaded
        self.governor.submit(ChooseProfile(profile))
        self.wait(lambda: self.governor.loaded not in (before, None))

    def names(self) -> list[str]:
        return [engine.name for engine in self.engines]

    def open(self) -> list[str]:
        return [engine.name for engine in self.engines if not engine.is_closed]

    def close(self) -> None:
        self.client.close()
        self.server.stop()
        self.governor.submit(Shutdown())
        self.worker.join()
        assert self.open() == [], "every model was freed"


def _no_vocabulary(path: Path) -> PromptEncoder:
    raise AssertionError(path)


@pytest.fixture
def at(tmp_path: Path) -> Iterator[Windowed]:
    with open_store(tmp_path) as store, scripted_upstream() as upstream:
        found = Windowed(tmp_path, store, upstream.url)
        yield found
        found.close()


def test_local_profiles_are_served_while_the_chat_is_far_away(at: Windowed) -> None:
    at.use("far")
    assert at.open() == []
    assert [at.said(name) for name in ("default", "second", "second", "default")] == [
        "first", "second", "second", "first",
    ]  # fmt: skip
    assert at.names() == ["first", "first", "second", "first"], "the first of them was the chat's"
    assert at.chat("and you?").endswith("theirs")
    assert at.open() == ["first"]
    assert not [event for event in at.told if isinstance(event, ErrorRaised)]


def test_another_model_than_the_chats_is_loaded_beside_it(at: Windowed) -> None:
    assert at.chat("hello") == "first"
    assert at.said("second") == "second"
    assert at.open() == ["first", "second"]
    assert at.engines[-1].n_ctx_asked == 512  # type: ignore[attr-defined]
    assert at.said("default") == "first"
    assert at.chat("still you?") == "first"
    assert at.said("third") == "third"
    assert at.open() == ["first", "third"], "one beside the chat's is enough"
    assert at.names() == ["first", "second", "third"]


def test_a_model_beside_the_chats_keeps_no_conversation_and_remembers_it(at: Windowed) -> None:
    tool = {"type": "function", "name": "look", "parameters": {"type": "object"}}
    for model, stores in (("second", [False] * 3), ("default", [False, True, True])):
        body: dict[str, Any] = {"model": model, "tools": [tool], "input": "hello"}
        for is_stored in stores:
            response = at.client.post("/v1/responses", json=body)
            assert response.status_code == 200, response.text
            assert response.json()["store"] is is_stored
            body["previous_response_id"] = response.json()["id"]


def test_a_model_in_the_home_folder_is_the_same_for_the_chat_and_for_programs(
    at: Windowed, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(variable, str(at.folder))
    at.profiles = at.profiles.with_profile(Profile(name="home", model="~/second.gguf"))
    at.use("home")
    assert at.said("home") == "second"
    assert at.names() == ["first", "second"], "it is loaded once"


def test_the_chat_goes_first(at: Windowed) -> None:
    """A model that the chat takes is not held twice."""
    assert at.said("second") == "second"
    at.use("second")
    assert at.open() == ["second"]
    assert at.chat("hello") == at.said("second") == "second"
    assert at.names() == ["first", "second", "second"]


def test_a_model_that_nobody_asks_for_is_unloaded(at: Windowed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(model_pool, "KEPT_SECONDS", 0.0)
    assert at.said("second") == "second"
    only_the_chats_stays(at)
    assert at.said("second") == "second"


def test_a_model_beside_the_chats_goes_with_the_server(at: Windowed) -> None:
    assert at.said("second") == "second"
    at.server.stop()
    assert at.chat("hello") == "first"
    only_the_chats_stays(at)


@pytest.mark.parametrize("stream", [False, True])
def test_a_model_beside_the_chats_goes_with_the_server_in_the_middle_of_a_reply(
    at: Windowed, monkeypatch: pytest.MonkeyPatch, stream: bool
) -> None:
    begun, stopped = threading.Event(), threading.Event()
    real = ScriptedSampler.sample

    def sample(sampler: ScriptedSampler, place: int = -1) -> int:
        begun.set()
        stopped.wait(PATIENCE)  # as long as the server does not stop, the reply does not end either
        return real(sampler, place)

    monkeypatch.setattr(ScriptedSampler, "sample", sample)
    stop_in_the_middle(at, begun, stopped, stream=stream)


def test_a_model_that_is_still_loaded_beside_the_chats_goes_with_the_server(
    at: Windowed, monkeypatch: pytest.MonkeyPatch
) -> None:
    stop_in_the_middle(at, *held_up(monkeypatch), stream=False)


def held_up(monkeypatch: pytest.MonkeyPatch) -> tuple[threading.Event, threading.Event]:
    """Models are loaded no further for now: set once one begins, and to be set for its end."""
    begun, may_end = threading.Event(), threading.Event()
    real = NamedEngine.__init__

    def load(engine: NamedEngine, path: Path) -> None:
        begun.set()
        assert may_end.wait(PATIENCE)
        real(engine, path)

    monkeypatch.setattr(NamedEngine, "__init__", load)
    return begun, may_end


def test_the_chat_goes_on_while_another_programs_model_is_loaded(at: Windowed) -> None:
    answers: list[httpx.Response] = []
    asking = threading.Thread(target=lambda: answers.append(at.ask("endless")))
    asking.start()
    assert at.is_loading.wait(PATIENCE)
    assert at.chat("hello") == "first", "the chat does not wait for it"
    at.governor.cancel()
    assert at.chat("and again?") == "first"
    assert not answers, "Stop is for the chat, and not for what another program waits for"
    at.server.stop()
    asking.join()
    only_the_chats_stays(at)


def test_another_model_is_loaded_in_place_of_one_that_is_still_being_loaded(at: Windowed) -> None:
    told: list[UserError | None] = []
    for name in ("endless", "second"):
        at.governor.submit(LoadBeside(at.folder / f"{name}.gguf", "second", told.append))
        assert name == "second" or at.is_loading.wait(PATIENCE)
    at.wait_until(lambda: len(told) == 2)
    stopped, loaded = told
    assert (stopped and stopped.code, loaded) == ("model_load_stopped", None)
    assert at.open() == ["first", "second"]
    assert at.said("second") == "second"


def leave_while_loading(at: Windowed, model: str, begun: threading.Event) -> None:
    """Let somebody ask for a model, and go away once its loading has begun."""
    place = httpx.URL(at.server.url)
    caller = http.client.HTTPConnection(place.host, place.port or 0, timeout=PATIENCE)
    caller.request("POST", "/v1/chat/completions", json.dumps({"model": model, "messages": HELLO}))
    assert begun.wait(PATIENCE)
    caller.close()
    at.wait_until(lambda: at.server.records.last()[-1].status == 499)


def test_a_model_is_loaded_once_for_who_comes_when_whoever_asked_for_it_has_left(
    at: Windowed, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, may_end = held_up(monkeypatch)
    leave_while_loading(at, "second", begun)
    with ThreadPoolExecutor(1) as pool:
        next_one = pool.submit(at.said, "second")
        at.wait_until(lambda: at.server.records.last()[-1].status == 0)
        may_end.set()
        assert next_one.result() == "second"
    assert at.names() == ["first", "second"]


def test_a_model_that_nobody_waits_for_any_more_is_unloaded(
    at: Windowed, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(model_pool, "KEPT_SECONDS", 0.0)
    begun, may_end = held_up(monkeypatch)
    leave_while_loading(at, "second", begun)
    may_end.set()
    at.wait_until(lambda: at.names() == ["first", "second"])
    only_the_chats_stays(at)


@pytest.mark.parametrize("model", ["second", "third"])
def test_who_wants_another_model_does_not_wait_for_one_that_was_left(at: Windowed, model: str) -> None:
    """It is taken away from nobody either, who uses it while the other would have come in its place."""
    assert at.said("second") == "second"
    leave_while_loading(at, "endless", at.is_loading)
    assert at.said(model) == model
    assert at.said(model) == model
    assert at.open() == ["first", model]


def test_the_end_does_not_wait_until_another_programs_model_is_loaded(at: Windowed) -> None:
    asking = threading.Thread(target=lambda: at.ask("endless"))
    asking.start()
    assert at.is_loading.wait(PATIENCE)
    at.governor.cancel()  # as a window does that is closed
    at.governor.submit(Shutdown())
    at.worker.join(PATIENCE)
    assert not at.worker.is_alive()
    asking.join()


def only_the_chats_stays(at: Windowed) -> None:
    """A job of the chat may come before the one that frees the other model."""
    at.wait_until(lambda: at.open() == ["first"])


def stop_in_the_middle(
    at: Windowed, begun: threading.Event, stopped: threading.Event, *, stream: bool
) -> None:
    """Stop the server once what is asked has begun; only the chat's model is open then."""
    asking = threading.Thread(target=broken_off, args=(at, stream))
    asking.start()
    assert begun.wait(PATIENCE)
    at.server.stop()
    stopped.set()
    asking.join()
    assert at.chat("hello") == "first"
    only_the_chats_stays(at)


def broken_off(at: Windowed, stream: bool) -> None:
    """Ask for a reply that the server does not live to give."""
    with contextlib.suppress(httpx.HTTPError):
        at.ask("second", stream=stream)


@pytest.mark.parametrize(
    ("profile", "code", "says"),
    [
        ("broken", "model_damaged", "This file is no model."),
        ("lost", "model_load_failed", "lost.gguf could not be loaded"),
        ("second", "no_memory_beside", "There is not enough memory for second.gguf beside the chat's model"),
    ],
)
def test_why_it_cannot_be_is_said_to_the_caller_alone(
    at: Windowed, monkeypatch: pytest.MonkeyPatch, profile: str, code: str, says: str
) -> None:
    if profile == "second":
        (at.folder / "second.gguf").write_bytes(b"weights")
        monkeypatch.setattr(guest_model, "free_memory", lambda: 6)
    response = at.ask(profile)
    assert response.status_code == 503
    error = response.json()["error"]
    assert error["code"] == code
    assert says in error["message"]
    assert at.chat("hello") == "first"
    assert not [event for event in at.told if isinstance(event, ErrorRaised)]
