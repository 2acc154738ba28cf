"""A live chat on a real model and a real database, opened the way the governor does it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from ethervox_gui.context.events.events import Event
from ethervox_gui.engine.llama import engine as llama
from ethervox_gui.engine.llama.engine import LlamaEngine
from ethervox_gui.governor.cache import prefill
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.session import open_chat
from ethervox_gui.settings import ModelSettings, Settings
from ethervox_gui.storage.store import Store
from tests.helpers.stores import open_store

SYSTEM_PROMPT = "You are a test."


@dataclass
class Bench:
    """An engine and a store that live as long as a test (or many examples of one).

    With ``polls_left`` a number, somebody stops what runs when it has asked that often whether to stop.
    """

    engine: LlamaEngine
    store: Store
    settings: Settings
    system_prompt: str = SYSTEM_PROMPT
    events: list[Event] = field(default_factory=list)
    polls_left: int | None = None

    def new_chat(self, **changes: object) -> LiveChat:
        """A new chat in the emptied cache."""
        self.events.clear()
        self.polls_left = None
        settings = self.settings.with_values({key.replace("__", "."): v for key, v in changes.items()})
        chat = self.store.create_chat("test", "test", self.system_prompt)
        live = LiveChat(self.engine, self.store, chat.chat_id, settings, self.events.append, self._cancelled)
        prefill.clear(live)
        open_chat.restore(live, self.system_prompt)
        return live

    def start_again(self) -> None:
        """The store as it is after a start: by what its files are now."""
        self.store.close()
        self.store = Store.open(self.store.path.parent)

    def _cancelled(self) -> bool:
        if self.polls_left is None:
            return False
        self.polls_left -= 1
        return self.polls_left < 0


@contextmanager
def bench(
    model: Path, folder: Path, n_ctx: int = 512, kv_type: str = "f16", n_threads: int = 1
) -> Iterator[Bench]:
    """A bench, usually on one thread: tiny models only get slower with more."""
    settings = Settings().with_values(
        {
            "context.mode": "automatic",
            "context.notes": "late",
            "model.n_ctx": n_ctx,
            "model.n_threads": n_threads,
            "model.kv_type": kv_type,
            "sampling.temperature": 0,
        }
    )
    model_settings: ModelSettings = settings.model
    engine = llama.load(model, model_settings)
    try:
        with open_store(folder) as store:
            made = Bench(engine, store, settings)
            try:
                yield made
            finally:
                made.store.close()  # another one after a new start
    finally:
        engine.close()
