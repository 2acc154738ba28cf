"""A small real model writes replies longer than its window, up to three times as long."""

from __future__ import annotations

import json
import math
import subprocess
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from ethervox_gui.context.events.events import ContextEdited, NoticeRaised, ReplyFinished, StopReason
from ethervox_gui.context.turns.parts import whole_replies
from ethervox_gui.context.turns.turns import Role, TurnState
from ethervox_gui.engine.protocol import Sampler
from ethervox_gui.governor.jobs.jobs import Regenerate
from ethervox_gui.governor.turns import go_on, versions
from ethervox_gui.storage.store import Store
from tests.helpers import programs
from tests.helpers.headless import command, converse, named
from tests.helpers.live import Bench, bench
from tests.helpers.real_models import smollm2
from tests.helpers.sending import send

N_CTX = 448
QUESTION = "Write the numbers from 1 to 600, one after the other, separated by commas."

# The first time its weights are fetched, 98 MB.
pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def model() -> Path:
    return smollm2()


def replies_of(store: Store, chat_id: int) -> list[str]:
    return [turn.text for turn in whole_replies(store.turns_of_chat(chat_id)) if turn.role is Role.ASSISTANT]


def last_reply(made: Bench) -> ReplyFinished:
    return [event for event in made.events if isinstance(event, ReplyFinished)][-1]


def test_it_goes_on_past_an_overflow_of_its_own(model: Path, tmp_path: Path) -> None:
    with bench(model, tmp_path, n_ctx=N_CTX) as made:
        made.system_prompt = ""
        live = made.new_chat(sampling__max_tokens=420)
        send(live, QUESTION)
        begun = last_reply(made)
        assert (begun.n_tokens, begun.stop_reason) == (420, StopReason.LENGTH)
        assert any(isinstance(event, ContextEdited) for event in made.events)
        assert begun.text.startswith("1, 2, 3, 4, 5")
        assert replies_of(made.store, live.chat_id) == [begun.text]


def never_ending(made: Bench) -> Callable[..., Sampler]:
    """The engine's own way to choose tokens, but for those that would end a reply."""
    engine = made.engine
    ends = dict.fromkeys(filter(engine.is_end, range(engine.vocabulary.n_tokens)), -math.inf)
    sampler = engine.sampler

    def without_end(*values: Any, bias: Mapping[int, float] | None = None, **named_values: Any) -> Sampler:
        biases = {} if bias is None else {**bias, **ends}  # only replies have any; summaries end
        return sampler(*values, bias=biases, **named_values)

    return without_end


@pytest.mark.slow
def test_a_reply_of_three_windows(model: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Written on twice, all of it is one reply.

    Where the model would end it by itself depends on when the summaries beside it are ready.
    """
    with bench(model, tmp_path, n_ctx=N_CTX) as made:
        made.system_prompt = ""
        live = made.new_chat(sampling__temperature=0, sampling__max_tokens=N_CTX)
        with monkeypatch.context() as patched:
            patched.setattr(made.engine, "sampler", never_ending(made))
            send(live, QUESTION)
            text = last_reply(made).text
            for _ in range(2):
                assert (last_reply(made).n_tokens, last_reply(made).stop_reason) == (N_CTX, StopReason.LENGTH)
                go_on.go_on(live)
                assert last_reply(made).text.startswith(text)
                assert len(last_reply(made).text) > len(text)
                text = last_reply(made).text
        assert not [event for event in made.events if isinstance(event, NoticeRaised)]
        edits = [event for event in made.events if isinstance(event, ContextEdited)]
        assert len(edits) >= 5
        assert all(edit.n_after < edit.n_before <= N_CTX for edit in edits)
        assert replies_of(made.store, live.chat_id) == [text]
        states = [turn.state for turn in made.store.turns_of_chat(live.chat_id)[2:]]
        assert states[0] is states[-1] is TurnState.IN_KV
        assert TurnState.SUMMARIZED in states
        made.polls_left = 100  # then it is stopped: that another one is begun is enough
        versions.regenerate(live, Regenerate())
        made.polls_left = None
        (again,) = replies_of(made.store, live.chat_id)
        assert again
        versions.show_version(live, 2, 1)
        assert replies_of(made.store, live.chat_id) == [text]
        send(live, "Thank you.")
        assert replies_of(made.store, live.chat_id)[0] == text


@pytest.mark.slow
def test_after_the_program_was_killed_in_it_everything_is_there(model: Path, tmp_path: Path) -> None:
    arguments = ["--model", str(model), "--n-ctx", str(N_CTX), "--stream"]
    heard = ""
    process = programs.start(
        command(tmp_path, *arguments), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdin is not None
    assert process.stdout is not None
    with process:
        process.stdin.write(f"{QUESTION}\n")
        process.stdin.flush()
        n_edits = n_since = 0
        for line in process.stdout:
            event = json.loads(line)
            n_edits += event["event"] == "context_edited"
            if event["event"] == "token":
                heard += event["text"]
                n_since += n_edits >= 2
            if n_since > 90:  # some way behind the last part, and more than half a second of writing
                break
        process.kill()
    with Store.open(tmp_path) as store:
        turns = store.turns_of_chat(1)
        kept = whole_replies(turns)[-1].text
        assert len(kept) > 300
        assert kept.startswith(heard[:-200]) or heard.startswith(kept)
    shortly = (*arguments, "--chat", "1", "--set", "sampling.max_tokens=40")
    status, events = converse(tmp_path, ["Go on, please."], *shortly, timeout=250)
    assert status == 0
    assert named(events, "error") == []
    with Store.open(tmp_path) as store:
        replies = replies_of(store, 1)
    assert replies[0] == kept
    assert replies[1].strip()
