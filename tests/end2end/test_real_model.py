"""A small real model, as somebody uses it who just downloaded it: dozens of messages, many overflows."""

from __future__ import annotations

import re
from pathlib import Path

import llama_cpp
import pytest
from llama_cpp.llama_chat_format import Jinja2ChatFormatter

from ethervox_gui.context.calls.forms import looks_like_call
from ethervox_gui.context.events.events import ContextEdited
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.storage.store import Store
from tests.helpers.evaluation import everyday_messages, recall_set
from tests.helpers.headless import Event, converse, named
from tests.helpers.live import bench
from tests.helpers.real_models import smollm2
from tests.helpers.recorded_cells import RecordedCells
from tests.helpers.sending import send
from tests.helpers.vocabularies import loaded, parsed

#: Neither is anything that a person should read.
CALL_TEXT = re.compile(r"tool_call|tool_response|memory_search|context_manage|<\|")
N_OVERFLOWS = 5

# The first time its weights are fetched, 98 MB.
pytestmark = pytest.mark.slow


def shows_no_call(text: str) -> bool:
    return not looks_like_call(text) and CALL_TEXT.search(text) is None


def said(count: int) -> list[str]:
    """Facts among everyday messages."""
    told, everyday = recall_set("en").told(), everyday_messages()
    return [*told, *everyday][:count]


@pytest.fixture(scope="module")
def model() -> Path:
    return smollm2()


# ---- what is in the cache ----------------------------------------------------------------------------


def expected(live: LiveChat, path: Path) -> list[int]:
    """The tokens of the template's own rendering of what is in the context, by the library's own means."""
    with loaded(path) as vocabulary:
        source = llama_cpp.llama_model_chat_template(vocabulary, None).decode()
        render = Jinja2ChatFormatter(source, "<|im_end|>", "<|im_start|>", add_generation_prompt=False)
        messages = [{"role": str(message.role), "content": message.text} for message in live.messages()]
        return parsed(vocabulary, render(messages=messages).prompt)


@pytest.mark.parametrize("method", ["gap", "shift"])
def test_the_cache_holds_the_templates_own_tokens_past_overflows(
    model: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, method: str
) -> None:
    texts = said(39)
    with bench(model, tmp_path, n_ctx=512) as made:
        recorded = RecordedCells(made.engine, monkeypatch)
        made.system_prompt = ""
        live = made.new_chat(
            context__method=method,
            context__recall="off",
            context__keep_recent_turns=2,
            sampling__max_tokens=12,
        )
        n_edits = 0
        for three in zip(texts[::3], texts[1::3], texts[2::3], strict=True):
            send(live, " ".join(three))
            assert recorded.tokens() == expected(live, model)
            n_edits = sum(isinstance(event, ContextEdited) for event in made.events)
        assert n_edits >= 2
        assert live.messages()[0].role is Role.SYSTEM, "the template's own"
        assert len(live.timeline.blocks) == 1


# ---- a long chat -------------------------------------------------------------------------------------


def talk(path: Path, folder: Path, messages: list[str], n_ctx: int, *pairs: str) -> list[Event]:
    """One run of the program, with all that a new user would leave as it is."""
    usual = ("sampling.max_tokens=16", "model.n_threads=1", "sampling.temperature=0")
    words = [word for pair in (*usual, *pairs) for word in ("--set", pair)]
    arguments = ["--model", str(path), "--n-ctx", str(n_ctx), "--stream", *words]
    status, events = converse(folder, messages, *arguments, timeout=280)
    assert status == 0
    assert named(events, "error") == []
    return events


def verify_talk(events: list[Event], folder: Path, messages: list[str], n_ctx: int, n_overflows: int) -> None:
    """Each message has an answer that a person may read, and nothing of it is lost."""
    replies = [event["text"] for event in named(events, "reply_finished")]
    assert len(replies) == len(messages)
    assert all(reply.strip() for reply in replies)
    assert [reply for reply in replies if not shows_no_call(reply)] == []
    streamed = "".join(event["text"] for event in named(events, "token"))
    assert streamed == "".join(replies)
    edits = named(events, "context_edited")
    assert len(edits) >= n_overflows
    assert all(edit["memory_id"] is not None and edit["method"] in ("gap", "shift") for edit in edits)
    assert all(edit["n_after"] < edit["n_before"] <= n_ctx for edit in edits)
    with Store.open(folder) as store:
        turns = store.turns_of_chat(events[0]["chat_id"])
        assert [turn.text for turn in turns if turn.role is Role.USER] == messages
        assert [turn.text for turn in turns if turn.role is Role.ASSISTANT] == replies
        assert all(store.memory(event["memory_id"]).text for event in named(events, "summary_stored"))


def test_sixty_messages_past_five_overflows(model: Path, tmp_path: Path) -> None:
    messages, n_ctx = said(60), 768
    verify_talk(talk(model, tmp_path, messages, n_ctx), tmp_path, messages, n_ctx, N_OVERFLOWS)


def test_an_overflow_about_which_the_model_is_asked(model: Path, tmp_path: Path) -> None:
    """Sixty messages of this kind are a benchmark: ``python -m tests.benchmarks real_models``."""
    messages, n_ctx = said(12), 512
    events = talk(model, tmp_path, messages, n_ctx, "context.mode=model")
    verify_talk(events, tmp_path, messages, n_ctx, 1)
