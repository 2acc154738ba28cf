"""Paging with real models: the guide remembers what is brought back, and no fault makes a wrong cache."""

from __future__ import annotations

import os
import random
import resource
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np
import pytest
from numpy.typing import NDArray

from ethervox_gui import paths
from ethervox_gui.context.budget import Detail
from ethervox_gui.context.edits import policies
from ethervox_gui.context.edits.kv_model import LIVE, Remove
from ethervox_gui.context.events.events import (
    ErrorRaised,
    Event,
    NoticeRaised,
    ReplyFinished,
    Trigger,
    TurnPagedIn,
)
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.engine.llama.capability import nmse
from ethervox_gui.governor.cache import pages as paging
from ethervox_gui.governor.cache import prefill, verify
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.eviction import apply
from ethervox_gui.governor.restore import requests
from ethervox_gui.governor.session import open_chat
from ethervox_gui.governor.turns import conversation
from ethervox_gui.storage.base.values import Filter
from tests.conftest import ModelMaker
from tests.helpers import programs
from tests.helpers.headless import command, converse, named
from tests.helpers.live import SYSTEM_PROMPT, Bench, bench
from tests.helpers.sending import send
from tests.helpers.tiny_models import Shape

SHAPE = Shape(n_layer=4, n_embd=256, n_head=4, n_head_kv=2)
PROBE = 77


# ---- the guide -------------------------------------------------------------------------------------

CHATTER = ["Hello!", "How are you?", "Thanks!", "What does the gauge show?"]


@pytest.fixture(scope="module")
def guide(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Bench]:
    with bench(paths.guide_model(), tmp_path_factory.mktemp("guide"), n_ctx=1024) as made:
        yield made


def told_and_evicted(made: Bench, fact: str) -> LiveChat:
    """A chat in which a fact was told; its turns left without a summary."""
    chat = made.store.create_chat("guide", "guide", "")
    prompt = paths.resource("guide_model", "system_prompt.txt").read_text(encoding="utf-8").strip()
    live = LiveChat(made.engine, made.store, chat.chat_id, made.settings, made.events.append, lambda: False)
    prefill.clear(live)
    open_chat.restore(live, prompt)
    for text in ["Hello!", fact, *CHATTER]:
        send(live, text)
    decision = policies.shift_window(live.timeline, live.budget, 4, Trigger.USER)
    assert decision is not None
    assert {3, 4} <= set(decision.leaving)
    apply.carry_out(live, decision, Detail.BRIEF)
    assert made.store.list_memories(Filter(chat.chat_id)) == []
    return live


def answer(live: LiveChat, question: str) -> str:
    send(live, question)
    last = live.timeline.last
    assert last is not None
    return last.text


@pytest.mark.parametrize(
    ("fact", "question", "word"),
    [
        ("My dog is called Biscuit.", "What is my dog's name?", "Biscuit"),
        ("My project is called Falcon.", "What is my project called?", "Falcon"),
    ],
)
def test_a_fact_is_known_after_it_was_brought_back_and_not_before(
    guide: Bench, fact: str, question: str, word: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The guide may not look it up: what it says must come from the cache.
    monkeypatch.setattr(conversation, "MAX_CALLS", 0)
    by_hand = guide.settings.with_values({"context.recall": "off"})
    monkeypatch.setattr(guide, "settings", by_hand)
    without = answer(told_and_evicted(guide, fact), question)
    assert word not in without
    assert "tool_call" not in without, "nor does it try to"
    live = told_and_evicted(guide, fact)
    guide.events.clear()
    requests.bring_back_turns(live, (3, 4))
    (event,) = [event for event in guide.events if isinstance(event, TurnPagedIn)]
    assert (event.turns, event.source) == ((3, 4), "page")
    assert word in answer(live, question)


@pytest.mark.parametrize(
    ("fact", "question", "word"),
    [
        ("My dog is called Biscuit.", "What is my dog's name?", "Biscuit"),
        ("My project is called Falcon.", "What is my project called?", "Falcon"),
    ],
)
def test_a_question_brings_its_fact_back_by_itself(guide: Bench, fact: str, question: str, word: str) -> None:
    live = told_and_evicted(guide, fact)
    guide.events.clear()
    assert word in answer(live, question)
    (event,) = [event for event in guide.events if isinstance(event, TurnPagedIn)]
    assert (event.turns, event.source, event.trigger) == ((3, 4), "page", Trigger.QUESTION)


# ---- faults ----------------------------------------------------------------------------------------


def next_logits(live: LiveChat) -> NDArray[np.float32]:
    live.engine.decode([PROBE], LIVE, live.timeline.n_past)
    logits = live.engine.logits().copy()  # type: ignore[attr-defined]
    live.engine.apply([Remove(live.timeline.n_past)])
    return logits  # type: ignore[no-any-return]


def reopened(made: Bench, chat_id: int) -> tuple[LiveChat, list[Event]]:
    made.events.clear()
    live = LiveChat(made.engine, made.store, chat_id, made.settings, made.events.append, lambda: False)
    prefill.clear(live)
    open_chat.restore(live, SYSTEM_PROMPT)
    verify.check(made.engine, live.timeline)
    return live, list(made.events)


@pytest.fixture(scope="module")
def tiny(tiny_model: ModelMaker, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Bench]:
    with bench(tiny_model(SHAPE), tmp_path_factory.mktemp("tiny"), n_ctx=4096) as made:
        yield made


def paged(made: Bench) -> LiveChat:
    """A new chat whose pages are all on the disk."""
    live = made.new_chat(context__enabled=False)
    chance = random.Random(1)
    for index in range(10):
        role = (Role.USER, Role.ASSISTANT)[index % 2]
        conversation.append(live, role, " ".join(chance.choices(["dog", "sail", "Rex", "late"], k=12)))
    paging.page_ahead(live)
    made.store.pages.flush()
    return live


def pages_of(made: Bench, live: LiveChat) -> list[Path]:
    return sorted((made.store.pages.folder / str(live.chat_id)).glob("*.page"))


class Saved(NamedTuple):
    """A chat that is on the disk, with all of its pages, and what follows in it."""

    made: Bench
    chat_id: int
    logits: NDArray[np.float32]
    files: list[Path]

    def spoil(self, chance: random.Random) -> None:
        """Any of the files, in any way."""
        for file in chance.sample(self.files, chance.randint(1, 11)):
            content = bytearray(file.read_bytes())
            match chance.choice(["truncate", "flip", "swap", "remove", "empty"]):
                case "truncate":
                    file.write_bytes(content[: chance.randrange(len(content))])
                case "flip":
                    content[chance.randrange(len(content))] ^= 1 << chance.randrange(8)
                    file.write_bytes(content)
                case "swap":
                    other = chance.choice(self.files)
                    if other.exists():
                        file.write_bytes(other.read_bytes())
                        other.write_bytes(content)
                case "remove":
                    file.unlink(missing_ok=True)
                case "empty":
                    file.write_bytes(b"")


@pytest.fixture(scope="module")
def pages(tiny: Bench) -> tuple[Saved, list[bytes]]:
    live = paged(tiny)
    files = pages_of(tiny, live)
    assert len(files) == 11
    return Saved(tiny, live.chat_id, next_logits(live), files), [file.read_bytes() for file in files]


@pytest.fixture
def saved(pages: tuple[Saved, list[bytes]]) -> Saved:
    """The same chat for every test, each time with sound pages, laid out as it was."""
    found, contents = pages
    for file in found.files[0].parent.glob("*.page"):
        file.unlink()
    for file, content in zip(found.files, contents, strict=True):
        file.write_bytes(content)
    found.made.start_again()
    return found


@pytest.mark.parametrize("seed", range(12))
def test_a_chat_with_spoilt_pages_is_the_chat_it_was(saved: Saved, seed: int) -> None:
    saved.spoil(random.Random(seed))
    again, told = reopened(saved.made, saved.chat_id)
    assert nmse(next_logits(again), saved.logits) < 1e-5
    if not all(event.source == "page" for event in told if isinstance(event, TurnPagedIn)):
        assert any("read" in event.text for event in told if isinstance(event, NoticeRaised)), "it says so"


def test_another_model_of_the_same_shape_reads_the_chat(tiny_model: ModelMaker, tmp_path: Path) -> None:
    with bench(tiny_model(SHAPE), tmp_path / "data", n_ctx=4096) as made:
        live = paged(made)
    folder = tmp_path / "copy"
    other = tiny_model(Shape(n_layer=4, n_embd=256, n_head=4, n_head_kv=2, seed=9))
    with bench(other, folder, n_ctx=4096) as another:
        chat = another.new_chat(context__enabled=False)
        assert chat.chat_id == live.chat_id
        shutil.copytree(tmp_path / "data" / "pages", folder / "pages")
        another.start_again()
        chat, _ = reopened(another, chat.chat_id)
        for turn in list(live.timeline)[1:]:
            conversation.append(chat, turn.role, turn.text)
        expected = next_logits(chat)
        again, told = reopened(another, chat.chat_id)
        assert nmse(next_logits(again), expected) < 1e-5
        assert not [event for event in told if isinstance(event, TurnPagedIn)], "nothing of it is used"
        # Even under the names of this model's pages they are nothing.
        foreign = {file.name.rpartition("-")[0]: file.read_bytes() for file in pages_of(another, chat)}
        before = pages_of(another, chat)
        paging.page_ahead(again)
        another.store.pages.flush()
        own = [file for file in pages_of(another, chat) if file not in before]
        assert len(own) == len(foreign) == 11
        for file in own:
            file.write_bytes(foreign[file.name.rpartition("-")[0]])
        again, told = reopened(another, chat.chat_id)
        assert nmse(next_logits(again), expected) < 1e-5
        assert any("cannot be used" in event.text for event in told if isinstance(event, NoticeRaised))


def test_opening_from_pages_is_the_chat_it_was(saved: Saved) -> None:
    again, told = reopened(saved.made, saved.chat_id)
    assert [event.source for event in told if isinstance(event, TurnPagedIn)] == ["page"]
    assert nmse(next_logits(again), saved.logits) < 1e-5


LINES = [f"message {n}, {'about the sail and the dog ' * 3}" for n in range(12)]


@pytest.mark.parametrize("seed", range(2))
def test_a_kill_at_any_moment_leaves_a_chat_that_goes_on(
    tiny_model: ModelMaker, tmp_path: Path, seed: int
) -> None:
    model = tiny_model(SHAPE)
    arguments = ["--model", str(model), "--n-ctx", "768", "--set", "sampling.max_tokens=12"]
    process = programs.start(
        command(tmp_path, *arguments), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("\n".join(LINES) + "\n")
    process.stdin.flush()
    for line in process.stdout:
        if '"turn_paged_out"' in line:
            break
    time.sleep(random.Random(seed).uniform(0, 0.1))  # any moment will do
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    process.stdin.close()
    process.stdout.close()
    lines = ["/context bring-back 1-2", "go on", "/context undo"]
    status, events = converse(tmp_path, lines, *arguments, "--chat", "1")
    assert status == 0
    assert {event["code"] for event in named(events, "error")} <= {"nothing_to_undo"}
    back = [event for event in named(events, "turn_paged_in") if 1 in event["turns"]]
    assert back or any("in the context already" in event["text"] for event in named(events, "notice"))
    assert len(named(events, "reply_finished")) == 1
    assert not list((tmp_path / "pages").rglob("*.tmp"))


def test_on_a_full_disk_the_chat_goes_on_without_pages(tiny_model: ModelMaker, tmp_path: Path) -> None:
    """No file may grow past 2 MB: pages of these turns are larger, the database is not."""
    model = tiny_model(Shape(n_layer=8, n_embd=512, n_head=8))
    with bench(model, tmp_path, n_ctx=2048) as made:
        live = made.new_chat(sampling__max_tokens=12)
        limits = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, (2_000_000, limits[1]))
        try:
            for number in range(4):
                send(live, f"message {number}, {'about the sail and the dog ' * 8}")
            decision = policies.shift_window(live.timeline, live.budget, 2, Trigger.USER)
            assert decision is not None
            apply.carry_out(live, decision, Detail.BRIEF)
            made.store.pages.flush()  # what waits to be written could still be brought back
            requests.bring_back_turns(live, (1, 2))
            send(live, "go on")
            paging.page_ahead(live, lambda: False)
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, limits)
        verify.check(made.engine, live.timeline)
        texts = [event.text for event in made.events if isinstance(event, NoticeRaised)]
        assert any(text.startswith("Turns cannot be paged out (") for text in texts), texts
        assert any("reading" in text for text in texts), texts
        assert {"prefill"} <= {event.source for event in made.events if isinstance(event, TurnPagedIn)}
        assert len([event for event in made.events if isinstance(event, ReplyFinished)]) == 5
        assert not [event for event in made.events if isinstance(event, ErrorRaised)]
