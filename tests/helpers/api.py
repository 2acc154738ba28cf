"""A running API: the real governor on its thread, the real server on its own."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

from ethervox_gui.context.events.events import Event
from ethervox_gui.context.requests.report import RequestRecord
from ethervox_gui.engine.protocol import Engine, LoadProgress
from ethervox_gui.governor.governor import Governor
from ethervox_gui.governor.jobs.jobs import LoadModel, Shutdown
from ethervox_gui.server.http.thread import ServerThread
from ethervox_gui.server.sources import EmbeddingModel, Sources
from ethervox_gui.services.keys import Keys
from ethervox_gui.services.profiles import Profile, Profiles
from ethervox_gui.services.program_keys import ProgramKeys
from ethervox_gui.settings import ModelSettings, Settings
from ethervox_gui.storage.store import Store
from tests.helpers.scripted_engine import Respond, ScriptedEngine
from tests.helpers.stores import open_store

KEY = "the key"
PATIENCE = 60.0

MakeEngine = Callable[[Path, ModelSettings, LoadProgress], Engine]


@dataclass
class Api:
    """A server and a client that has its key."""

    url: str
    client: httpx.Client
    governor: Governor
    store: Store
    server: ServerThread
    sources: Sources
    engine: Any
    profiles: Profiles
    keys: Keys

    def complete(self, messages: list[dict[str, Any]], **options: Any) -> httpx.Response:
        body = {"model": "default", "messages": messages, **options}
        return self.client.post("/v1/chat/completions", json=body)

    def plan(self, messages: list[dict[str, Any]], **options: Any) -> dict[str, Any]:
        body = {"model": "default", "messages": messages, **options}
        response = self.client.post("/v1/context/plan", json=body)
        assert response.status_code == 200, response.text
        return dict(response.json())

    def stats(self, model: str = "default") -> dict[str, Any]:
        return dict(self.client.get("/v1/context/stats", params={"model": model}).json())

    def last_record(self) -> RequestRecord:
        return self.server.records.last()[-1]


@contextmanager
def running_api(
    folder: Path,
    make_engine: MakeEngine,
    *profiles: Profile,
    key: str = KEY,
    settings: Mapping[str, Any] | None = None,
    with_chat: bool = False,
    embedding: EmbeddingModel | None = None,
    hear: Callable[[Event], None] = lambda _: None,
) -> Iterator[Api]:
    """Serve with an engine made by ``make_engine``, on any free port; ``hear`` what the window is told."""
    changes = {
        "server.port": 0,
        "sampling.temperature": 0,
        "model.n_threads": 1,
        "memory.name_chats": False,  # or the engine would be asked once more than the tests count
        **(settings or {}),
    }
    chosen = Settings().with_values(changes)
    made: list[Engine] = []

    def load(path: Path, model: ModelSettings, progress: LoadProgress) -> Engine:
        made.append(make_engine(path, model, progress))
        return made[-1]

    with open_store(folder) as store:
        governor = Governor(store, chosen, hear, load, lambda _info, _settings: "You are a test.")
        worker = threading.Thread(target=governor.run, name="engine")
        worker.start()
        governor.submit(LoadModel(folder / "model.gguf", with_chat=with_chat))
        known = Profiles(profiles)
        api: Api | None = None
        keys = Keys(folder)
        sources = Sources(governor, store, lambda: chosen, lambda: api.profiles if api else known, keys)
        sources.embedding, sources.program_of = lambda: embedding, ProgramKeys(folder).name_of
        server = ServerThread(sources, chosen.server, key)
        server.start()
        headers = {"Authorization": f"Bearer {key}"}
        try:
            with httpx.Client(
                base_url=server.url, headers=headers, timeout=PATIENCE, trust_env=False, verify=False
            ) as client:
                while client.get("/health").json()["status"] != "ok":
                    pass
                api = Api(server.url, client, governor, store, server, sources, made[-1], known, keys)
                yield api
        finally:
            server.stop()
            governor.cancel()
            governor.submit(Shutdown())
            worker.join()
        assert not worker.is_alive()


@contextmanager
def scripted_api(
    folder: Path, respond: Respond | str = "Fine.", *profiles: Profile, n_ctx: int = 1000, **options: Any
) -> Iterator[Api]:
    """Serve with a scripted engine, of which every character is a token."""
    reply = respond if callable(respond) else lambda _prompt: respond

    def make(_path: Path, _model: ModelSettings, _progress: LoadProgress) -> Engine:
        return ScriptedEngine(reply, n_ctx=n_ctx)

    with running_api(folder, make, *profiles, **options) as api:
        yield api


def events_of(response: httpx.Response) -> list[str]:
    """The data of an event stream's events, ``[DONE]`` included."""
    return [line[6:] for line in response.text.splitlines() if line.startswith("data: ")]


def talk(count: int, size: int = 8, *, system: int = 0) -> list[dict[str, Any]]:
    """A conversation that ends with a question: ``count`` messages of ``size`` characters."""
    texts = [f"{number} ".ljust(size, "abcdefghij"[number % 10])[:size] for number in range(count)]
    roles = ["user", "assistant"] * count
    first = [{"role": "system", "content": "s" * system}] if system else []
    return [*first, *({"role": role, "content": text} for role, text in zip(roles, texts, strict=False))]
