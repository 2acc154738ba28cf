"""A chat gets its name from the model, while nothing else runs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from ethervox_gui.context.edits.kv_model import SCRATCH
from ethervox_gui.context.errors import Cancelled
from ethervox_gui.context.events.window_events import ChatRenamed
from ethervox_gui.engine.protocol import Capability
from ethervox_gui.engine.training import Training
from ethervox_gui.governor.jobs.jobs import GoOn, Job, RecallMemory, SendMessage, SummarizeOld
from ethervox_gui.governor.session import idle as ahead
from ethervox_gui.governor.summaries import chat_title
from ethervox_gui.storage.base.values import NewMemory
from tests.helpers.desk import Desk, desk

ASKED = "Give this conversation a title"
HELLO = SendMessage("My boat is called Halcyon.")
TITLE = "The boat Halcyon"


@pytest.fixture
def at(tmp_path: Path) -> Iterator[Desk]:
    with desk(tmp_path, memory__name_chats=True, context__prepare_ahead=False) as found:
        yield found


def named(title: str = TITLE, prompts: list[str] | None = None) -> Callable[[str], str]:
    def respond(prompt: str) -> str:
        if ASKED in prompt:
            if prompts is not None:
                prompts.append(prompt)
            return title
        return "A fine name for a boat."

    return respond


def idle(at: Desk) -> Job:
    return at.then(lambda: ahead.use_idle_time(at.live, lambda: False))


def title(at: Desk) -> str:
    return at.store.chat(1).title


def test_the_first_exchange_gives_a_chat_its_name(at: Desk) -> None:
    prompts: list[str] = []
    at.play(named(prompts=prompts), [HELLO, idle(at), SendMessage("And yours?"), idle(at)])
    assert title(at) == TITLE
    assert at.store.chat(1).named_by == "model"
    assert at.told(ChatRenamed)[-1] == ChatRenamed(1, TITLE)
    assert len(prompts) == 1, "once is enough"
    assert "And yours?" not in prompts[0]


def test_nothing_of_the_chat_is_read_again_for_it(at: Desk) -> None:
    def quiet() -> None:
        n_used, n_read = at.timeline.n_used, len(at.engine.decoded)
        assert chat_title.name(at.live) == TITLE
        read = [(seq, len(tokens)) for seq, tokens in at.engine.decoded[n_read:]]
        assert {seq for seq, _ in read} == {SCRATCH}
        assert read[0][1] < 300, "only what asks for it"
        assert at.timeline.n_used == n_used
        assert not at.engine.cells[SCRATCH]

    at.settings = at.settings.with_values({"memory.name_chats": False})
    at.play(named(), [HELLO, at.then(lambda: setattr(at.live, "settings", on(at))), at.then(quiet)])


def on(at: Desk) -> object:
    return at.settings.with_values({"memory.name_chats": True})


def test_a_name_of_the_users_stays(at: Desk) -> None:
    rename = at.then(lambda: at.store.rename_chat(1, "Mine"))
    at.play(named(), [at.then(lambda: None), HELLO, rename, idle(at)], verified=False)
    at.store.rename_chat(1, "Mine")
    at.play(named(), [SendMessage("And now?"), idle(at)], chat_id=1)
    assert title(at) == "Mine"


def test_a_name_that_the_user_gives_meanwhile_stays(at: Desk) -> None:
    def respond(prompt: str) -> str:
        if ASKED in prompt:
            at.store.rename_chat(1, "Mine")
            return TITLE
        return "Fine."

    at.play(respond, [HELLO, idle(at)])
    assert title(at) == "Mine"


@pytest.mark.parametrize(
    "answer", ["", "Nonsense", "boat " * 30, "Sure, here you are: a title for this boat."]
)
def test_what_is_no_name_leaves_the_first_words(at: Desk, answer: str) -> None:
    prompts: list[str] = []
    at.play(named(answer, prompts), [HELLO, idle(at), idle(at)])
    assert title(at) == "My boat is called Halcyon."
    assert len(prompts) == 1, "nor is it asked again and again"


def test_it_can_be_turned_off(at: Desk) -> None:
    at.settings = at.settings.with_values({"memory.name_chats": False})
    prompts: list[str] = []
    at.play(named(prompts=prompts), [HELLO, idle(at)])
    assert not prompts
    assert title(at) == "My boat is called Halcyon."


def test_it_gives_way_at_once_and_is_tried_again(at: Desk) -> None:
    prompts: list[str] = []

    def hurried() -> None:
        at.live.title_tried = False
        with at.live.stopped_also_by(lambda: True), pytest.raises(Cancelled):
            chat_title.name(at.live)
        assert not at.engine.cells[SCRATCH]
        assert not at.live.title_tried

    at.settings = at.settings.with_values({"memory.name_chats": False})
    switch = at.then(lambda: setattr(at.live, "settings", on(at)))
    at.play(named(prompts=prompts), [HELLO, switch, at.then(hurried), idle(at)])
    assert title(at) == TITLE


@pytest.mark.parametrize(
    "change",
    [
        {"is_guide": True},
        {"training": Training.BASE},
        {"training": Training.UNTOLD},
        {"capability": Capability(False, False, "its cells cannot be shared")},
    ],
)
def test_models_that_could_only_guess_are_not_asked(at: Desk, change: dict[str, object]) -> None:
    prompts: list[str] = []

    def ask() -> None:
        at.engine.info = replace(at.engine.info, **change)  # type: ignore[arg-type]
        assert chat_title.name(at.live) == ""

    at.settings = at.settings.with_values({"memory.name_chats": False})
    switch = at.then(lambda: setattr(at.live, "settings", on(at)))
    at.play(named(prompts=prompts), [HELLO, switch, at.then(ask)], verified=False)
    assert not prompts


def test_what_was_recalled_from_another_chat_is_not_looked_at(at: Desk) -> None:
    prompts: list[str] = []
    other = at.store.create_chat("Other").chat_id
    note = at.store.add_memory(other, NewMemory("- The secret of another chat.", kind="note"))
    at.play(named(prompts=prompts), [RecallMemory(note.memory_id), HELLO, idle(at)])
    assert len(prompts) == 1
    assert "secret" not in prompts[0]
    assert at.store.chat(at.ended.chat_id).title == TITLE


def test_a_beginning_that_left_is_no_longer_asked_about(at: Desk) -> None:
    prompts: list[str] = []
    at.settings = at.settings.with_values({"memory.name_chats": False})
    switch = at.then(lambda: setattr(at.live, "settings", on(at)))
    jobs: list[Job] = [HELLO, *(SendMessage(f"More {n} " * 9) for n in range(4)), SummarizeOld(1), switch]
    at.play(named(prompts=prompts), [*jobs, idle(at)])
    assert not prompts


def test_a_chat_in_which_nobody_spoke_has_none(at: Desk) -> None:
    at.settings = at.settings.with_values({"model.system_prompt": "none"})
    at.play(named(), [at.then(lambda: chat_title.name(at.live)), idle(at)])
    assert at.store.chat(1).title == ""


def test_a_reply_that_goes_on_is_named_by_its_beginning(at: Desk) -> None:
    at.settings = at.settings.with_values({"sampling.max_tokens": 8})
    at.play(named(), [HELLO, idle(at), GoOn(), idle(at)])
    assert title(at) in (TITLE, "The boat"), "the name is short itself"
