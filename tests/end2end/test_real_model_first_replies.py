"""A real model of half a billion parameters: everyday messages, and what the library itself answers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import llama_cpp
import pytest

from ethervox_gui.context.calls.forms import calling_in_any_form, looks_like_call
from ethervox_gui.context.turns.turns import Message, Role
from ethervox_gui.engine.protocol import Encoding
from ethervox_gui.governor.chat.live_chat import LiveChat
from ethervox_gui.governor.turns import conversation
from tests.helpers.evaluation import everyday_messages
from tests.helpers.live import bench
from tests.helpers.real_models import qwen

# The first time weights of 491 MB are fetched.
pytestmark = [pytest.mark.slow, pytest.mark.timeout(3600)]

_LONGEST = 16
_N_CTX = 1024


@contextmanager
def plain_library(path: Path) -> Iterator[Any]:
    """The library as any Python program uses it, with the kernels that the engine uses."""
    model = llama_cpp.Llama(str(path), n_ctx=_N_CTX, n_threads=1, flash_attn=True, verbose=False)
    try:
        yield model
    finally:
        model.close()


def test_a_hundred_everyday_messages_are_answered_as_the_library_does_and_without_a_call(
    tmp_path: Path,
) -> None:
    """Word for word, the prompt read in the same batches: turn by turn.

    In other batches numbers differ in their last digits, and so does now and then the likeliest word: of the
    library's own answers to a prompt that it reads at once most are the same.
    """
    path, messages = qwen(), everyday_messages()
    said: list[str] = []
    batches: list[Encoding] = []
    with bench(path, tmp_path, n_ctx=_N_CTX) as made:
        made.system_prompt = ""
        for message in messages:
            live = made.new_chat(sampling__max_tokens=_LONGEST)
            conversation.send(live, message)
            turns = live.timeline.resident()
            assert [turn.role for turn in turns] == [Role.SYSTEM, Role.USER, Role.ASSISTANT]
            said.append(turns[-1].text)
            batches.append(encoded(live, turns[0].text, message))
    assert [text for text in said if looks_like_call(text) or calling_in_any_form(text) is not None] == []
    assert not any("tool_" in text for text in said)
    with plain_library(path) as plain:
        in_turns = [
            answered(plain, message, encoding.turns)
            for message, encoding in zip(messages, batches, strict=True)
        ]
        differ = [pair for pair in zip(said, in_turns, strict=True) if pair[0] != pair[1]]
        assert differ == []
        at_once = [answered(plain, message) for message in messages]
    same = sum(ours == theirs for ours, theirs in zip(said, at_once, strict=True))
    assert same >= 75, f"{same} of {len(messages)}"


def encoded(live: LiveChat, system: str, message: str) -> Encoding:
    """The prompt as the engine decodes it, a batch for each turn."""
    asked = [Message(Role.SYSTEM, system), Message(Role.USER, message)]
    return live.engine.encode(asked, generation=True)


def answered(plain: Any, message: str, read_before: Sequence[Sequence[int]] = ()) -> str:
    """``create_chat_completion``, greedy; batches that were ``read_before`` it does not read again."""
    plain.reset()
    for batch in read_before:
        plain.eval(batch)
    asked = [{"role": "user", "content": message}]
    answer = plain.create_chat_completion(asked, temperature=0, max_tokens=_LONGEST, repeat_penalty=1.0)
    text: str = answer["choices"][0]["message"]["content"]
    return text
