"""A model is called the same before it is loaded and after, and is the same model to chats of before."""

from __future__ import annotations

from pathlib import Path

from ethervox_gui.context.events.events import EngineReady, Event, NoticeRaised
from ethervox_gui.context.events.window_events import ModelLoading, OtherModelLoaded
from ethervox_gui.engine.llama import engine
from ethervox_gui.governor.governor import Governor
from ethervox_gui.governor.jobs.jobs import LoadModel, OpenChat, SendMessage, Shutdown
from ethervox_gui.settings import Settings
from tests.helpers.stores import open_store
from tests.helpers.tiny_models import Shape, make_model


def test_one_name_from_the_first_word_to_the_last(tmp_path: Path) -> None:
    first = make_model(tmp_path / "first-135m-instruct.Q8_0.gguf", Shape())
    second = make_model(tmp_path / "second-2b.gguf", Shape())
    events: list[Event] = []
    settings = Settings().with_values(
        {"model.n_threads": 1, "model.n_ctx": 512, "sampling.max_tokens": 3, "sampling.temperature": 0}
    )
    with open_store(tmp_path / "data") as store:
        # Of a version that showed what stands in the file ("tiny llama", as in both of these).
        before = store.create_chat("", "tiny llama", "Be kind.")
        store.set_chat_context(before.chat_id, "tiny llama", 512)
        other = store.create_chat("", "Elsewhere Mix1", "Be kind.")
        store.set_chat_context(other.chat_id, "Elsewhere Mix1", 512)
        governor = Governor(store, settings, events.append, engine.load, lambda *_: "Be kind.")
        for job in (
            LoadModel(first, before.chat_id),
            SendMessage("Hello"),
            LoadModel(second, before.chat_id),
            OpenChat(other.chat_id),
            Shutdown(),
        ):
            governor.submit(job)
        governor.run()
        assert store.chat(before.chat_id).model == "tiny llama", "what chats remember stays as it is"
    loading = list(dict.fromkeys(event.model for event in events if isinstance(event, ModelLoading)))
    ready = list(dict.fromkeys(event.model for event in events if isinstance(event, EngineReady)))
    assert loading == ready == ["First 135M Instruct", "Second 2B"]
    (told,) = [event for event in events if isinstance(event, OtherModelLoaded)]
    assert (told.before, told.now) == ("Elsewhere Mix1", "Second 2B")
    (notice,) = [event.text for event in events if isinstance(event, NoticeRaised) if "last" in event.text]
    assert "continues with Second 2B" in notice.replace("\n", " ")
