"""What a profile means for a request: its prompt, its sampling, its model."""

from __future__ import annotations

import http.client
import json
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from ethervox_gui.context.errors import Cancelled, UserError
from ethervox_gui.engine.protocol import CancelCheck, LoadProgress
from ethervox_gui.front_ends.serve import Models
from ethervox_gui.governor.governor import Governor
from ethervox_gui.governor.jobs.jobs import Shutdown
from ethervox_gui.server.http import routes
from ethervox_gui.server.http.thread import ServerThread
from ethervox_gui.server.sources import Sources
from ethervox_gui.services.keys import Keys
from ethervox_gui.services.profiles import Profile, Profiles
from ethervox_gui.settings import ModelSettings, SamplingSettings, Settings
from ethervox_gui.storage.store import Store
from tests.helpers.api import PATIENCE, Api, scripted_api
from tests.helpers.named_engine import NamedEngine
from tests.unit.server.test_safety import wait_for

HELLO = [{"role": "user", "content": "hello"}]


# ---- prompt and sampling ---------------------------------------------------------------------------


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    def respond(prompt: str) -> str:
        return "brief" if "Be brief." in prompt else "long"

    brief = Profile(name="brief", system_prompt="Be brief.")
    with scripted_api(tmp_path_factory.mktemp("profiles"), respond, brief) as made:
        yield made


def said(response: httpx.Response) -> str:
    assert response.status_code == 200, response.text
    return str(response.json()["choices"][0]["message"]["content"])


def test_the_prompt_of_a_profile_is_added_where_a_request_brings_none(api: Api) -> None:
    assert said(api.complete(HELLO)) == "long"
    assert said(api.complete(HELLO, model="brief")) == "brief"
    for role in ("system", "developer"):
        own = [{"role": role, "content": "Be long."}, *HELLO]
        assert said(api.complete(own, model="brief")) == "long"
    planned = api.plan(HELLO, model="brief")
    assert planned["messages"] == [{"role": "system", "content": "Be brief."}, *HELLO]
    assert planned["context"]["counted"] == api.plan(HELLO)["context"]["counted"] + len("Be brief.") + 2


# ---- models on request, where there is no window ---------------------------------------------------


class Alone:
    """The API as ``serve`` runs it, with scripted model files."""

    def __init__(self, folder: Path, store: Store) -> None:
        self.loaded: list[str] = []
        self.engines: list[NamedEngine] = []
        self.is_loading, self.may_load = threading.Event(), threading.Event()
        self.may_load.set()
        models = Models()
        settings = Settings().with_values({"server.port": 0})
        self.is_looking, self.may_look = threading.Event(), threading.Event()
        self.may_look.set()
        self.governor = Governor(store, settings, models, self._load, lambda *_: "", inspect=self._look)
        models.submit = self.governor.submit
        self.worker = threading.Thread(target=self.governor.run)
        self.worker.start()
        models.load(Path("first.gguf"), "")
        self.profiles = Profiles(
            [
                Profile(
                    name="second", model="second.gguf", temperature=0.25, overrides={"sampling.top_k": 3}
                ),
                Profile(name="third", model="third.gguf"),
                Profile(name="broken", model="broken.gguf"),
                Profile(
                    name="far",
                    kind="remote",
                    base_url="http://127.0.0.1:9/v1",
                    model="theirs",
                    vocabulary="vocabulary.gguf",
                ),
            ]
        )
        sources = Sources(
            self.governor,
            store,
            lambda: settings,
            lambda: self.profiles,
            Keys(folder),
            vocabulary=lambda path: NamedEngine(path).prompts,
            first_model=Path("first.gguf"),
            load=models.load,
        )
        self.server = ServerThread(sources, settings.server, None)
        self.server.start()
        self.client = httpx.Client(base_url=self.server.url, timeout=PATIENCE, trust_env=False, verify=False)

    def _load(self, path: Path, _settings: ModelSettings, progress: LoadProgress) -> NamedEngine:
        if path.stem == "broken":
            raise UserError("model_damaged", "This file is no model.")
        self.is_loading.set()
        while not self.may_load.wait(0.01):
            if not progress(0.0):
                raise Cancelled
        self.loaded.append(path.stem)
        self.engines.append(NamedEngine(path))
        return self.engines[-1]

    def _look(self, _path: Path, _settings: ModelSettings, cancelled: CancelCheck) -> None:
        self.is_looking.set()
        while not self.may_look.wait(0.01):
            if cancelled():
                raise Cancelled

    def ask(self, model: str, **options: Any) -> httpx.Response:
        body = {"model": model, "messages": HELLO, **options}
        return self.client.post("/v1/chat/completions", json=body)

    def ask_and_wait(self, path: str, model: str) -> http.client.HTTPConnection:
        """A caller who may leave: its connection, with the request sent."""
        place = httpx.URL(self.server.url)
        caller = http.client.HTTPConnection(place.host, place.port or 0, timeout=PATIENCE)
        said = {"input": "hello"} if "responses" in path else {"messages": HELLO, "max_tokens": 5}
        body = {"model": model, **said}
        caller.request("POST", path, json.dumps(body))
        return caller

    def leave_while_loading(self, model: str) -> None:
        """Let somebody ask for a model, and go away while it is being loaded; it is until ``may_load``."""
        self.is_loading.clear()
        self.may_load.clear()
        caller = self.ask_and_wait("/v1/chat/completions", model)
        assert self.is_loading.wait(PATIENCE)
        caller.close()
        wait_for(lambda: self.server.records.last()[-1].status == 499)

    def close(self) -> None:
        self.may_load.set()
        self.may_look.set()
        self.client.close()
        self.server.stop()
        self.governor.submit(Shutdown())
        self.worker.join()


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Alone]:
    with Store.open(tmp_path) as store:
        found = Alone(tmp_path, store)
        yield found
        found.close()


def test_models_are_loaded_on_request(alone: Alone) -> None:
    assert [said(alone.ask(name)) for name in ("default", "second", "second", "default")] == [
        "first",
        "second",
        "second",
        "first",
    ]
    assert alone.loaded == ["first", "second", "first"]
    sampling = alone.engines[1].sampled[0]
    assert (sampling.temperature, sampling.top_k) == (0.25, 3)
    said(alone.ask("second", temperature=1.5))
    assert alone.engines[-1].sampled[-1].temperature == 1.5


def test_what_a_request_leaves_open_is_left_to_the_model(alone: Alone) -> None:
    said(alone.ask("default"))
    assert alone.engines[0].sampled[0] == SamplingSettings(), "nobody said anything"
    said(alone.ask("default", top_p=0.5))
    assert alone.engines[0].sampled[1] == SamplingSettings(top_p=0.5)
    said(alone.ask("second", seed=5))
    assert alone.engines[1].sampled[0] == SamplingSettings(temperature=0.25, top_k=3, seed=5)


def test_a_model_that_cannot_be_loaded_is_a_503_and_the_others_go_on(alone: Alone) -> None:
    response = alone.ask("broken")
    assert response.status_code == 503
    assert response.json()["error"]["message"] == "This file is no model."
    assert said(alone.ask("default")) == "first"


def test_many_at_once_get_the_model_they_asked_for(alone: Alone) -> None:
    names = ["default", "second", "second", "default", "second", "default", "default", "second"]
    with ThreadPoolExecutor(len(names)) as pool:
        found = list(pool.map(lambda name: said(alone.ask(name)), names))
    assert found == ["first" if name == "default" else "second" for name in names]


def test_a_model_goes_on_being_loaded_when_whoever_asked_for_it_leaves(alone: Alone) -> None:
    """It is loaded once for all who want it."""
    alone.leave_while_loading("second")
    with ThreadPoolExecutor(1) as pool:
        next_one = pool.submit(alone.ask, "second")
        wait_for(lambda: alone.server.records.last()[-1].status == 0)
        alone.may_load.set()
        assert said(next_one.result()) == "second"
    assert alone.loaded == ["first", "second"]


@pytest.mark.parametrize("model", ["default", "third"])
def test_who_wants_another_model_does_not_wait_for_one_that_was_left(alone: Alone, model: str) -> None:
    """It is stopped, and nothing is loaded but what is asked for."""
    alone.leave_while_loading("second")
    alone.is_loading.clear()
    with ThreadPoolExecutor(1) as pool:
        next_one = pool.submit(alone.ask, model)
        assert alone.is_loading.wait(PATIENCE), "the other is loaded while the one that was left may not be"
        alone.may_load.set()
        wanted = "first" if model == "default" else "third"
        assert said(next_one.result()) == wanted
    assert alone.loaded == ["first", wanted]
    assert said(alone.ask("second")) == "second"


def test_a_model_that_is_still_looked_at_when_it_was_left_takes_the_one_before_from_nobody(
    alone: Alone,
) -> None:
    alone.is_looking.clear()
    alone.may_look.clear()
    caller = alone.ask_and_wait("/v1/chat/completions", "second")
    assert alone.is_looking.wait(PATIENCE)
    caller.close()
    wait_for(lambda: alone.server.records.last()[-1].status == 499)
    assert said(alone.ask("default")) == "first"
    assert alone.loaded == ["first"]
    alone.may_look.set()


def test_who_comes_when_a_model_that_was_left_cannot_be_loaded_is_told_why_or_gets_another(
    alone: Alone, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_engine: NamedEngine, _path: Path) -> None:
        raise UserError("model_damaged", "This file is no model.")

    for model, status in (("second", 503), ("default", 200)):
        alone.leave_while_loading("second")
        with monkeypatch.context() as broken, ThreadPoolExecutor(1) as pool:
            broken.setattr(NamedEngine, "__init__", refuse)
            next_one = pool.submit(alone.ask, model)
            wait_for(lambda: alone.server.records.last()[-1].status == 0)
            if model == "default":
                broken.undo()
            alone.may_load.set()
            assert next_one.result().status_code == status
    assert said(alone.ask("second")) == "second"


@pytest.mark.parametrize(
    "path", ["/v1/context/plan", "/v1/messages/count_tokens", "/v1/responses/input_tokens"]
)
def test_who_leaves_while_it_waits_to_be_counted_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str
) -> None:
    monkeypatch.setattr(routes, "MOST_AT_ONCE", 2)
    with Store.open(tmp_path) as store:
        alone = Alone(tmp_path, store)
        try:
            alone.is_loading.clear()
            alone.may_load.clear()
            loading = alone.ask_and_wait("/v1/chat/completions", "second")
            assert alone.is_loading.wait(PATIENCE)
            caller = alone.ask_and_wait(path, "second")

            def is_full() -> bool:
                return alone.client.get("/health").status_code == 503

            wait_for(is_full)
            caller.close()
            wait_for(lambda: not is_full())
            alone.may_load.set()
            for found in (loading, alone.ask_and_wait(path, "second")):
                assert found.getresponse().status == 200
                found.close()
        finally:
            alone.close()


def test_a_vocabulary_on_this_machine_counts_for_a_remote_model(alone: Alone) -> None:
    stats = alone.client.get("/v1/context/stats", params={"model": "far"}).json()
    assert stats["counting"]["method"] == "vocabulary"
    plan = alone.client.post("/v1/context/plan", json={"model": "far", "messages": HELLO}).json()
    assert (
        plan["context"]["counted"] == len("hello") + 3
    )  # every character, two marks, what asks for the reply


def test_a_plan_loads_the_model_that_it_is_for_and_the_counters_wait_for_none(alone: Alone) -> None:
    def stats() -> Any:
        return alone.client.get("/v1/context/stats", params={"model": "second"}).json()

    assert stats()["loaded"] is False
    plan = alone.client.post("/v1/context/plan", json={"model": "second", "messages": HELLO}).json()
    assert plan["accepted"]
    assert alone.loaded == ["first", "second"]
    assert stats()["contextWindow"]["maxTokens"] == 1000
