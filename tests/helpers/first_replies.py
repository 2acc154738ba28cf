"""First replies of a real model, by the program and by the library itself, to the same messages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import llama_cpp

from ethervox_gui.context.calls.forms import calling_in_any_form, looks_like_call
from ethervox_gui.context.turns.turns import Message, Role
from ethervox_gui.engine.llama import bindings
from ethervox_gui.engine.protocol import Encoding
from ethervox_gui.governor.chat.live_chat import LiveChat
from tests.helpers.live import bench
from tests.helpers.sending import send

_LONGEST = 16
_N_CTX = 1024


@dataclass
class FirstReplies:
    """What was said to each message: by the program, and by the library in the same batches and at once.

    Read in other batches, numbers differ in their last digits, and so does now and then the likeliest word.
    """

    program: list[str]
    library: list[str]
    library_at_once: list[str]

    @property
    def different(self) -> list[tuple[str, str]]:
        """Where program and library say different things, the same batches read."""
        pairs = zip(self.program, self.library, strict=True)
        return [(ours, theirs) for ours, theirs in pairs if ours != theirs]

    @property
    def n_same_at_once(self) -> int:
        """How many replies are those that the library gives to a prompt that it reads at once."""
        return sum(ours == theirs for ours, theirs in zip(self.program, self.library_at_once, strict=True))

    @property
    def with_a_call(self) -> list[str]:
        """The program's replies that hold a call or the text of one."""
        return [
            text
            for text in self.program
            if looks_like_call(text) or "tool_" in text or calling_in_any_form(text) is not None
        ]


@contextmanager
def plain_library(path: Path, *, n_ctx: int = _N_CTX) -> Iterator[Any]:
    """The library as any Python program uses it, on one thread, with the kernels that the engine uses."""
    usual = llama_cpp.llama_cpp.llama_model_default_params
    llama_cpp.llama_cpp.llama_model_default_params = bindings.model_parameters
    try:
        model = llama_cpp.Llama(str(path), n_ctx=n_ctx, n_threads=1, flash_attn=True, verbose=False)
    finally:
        llama_cpp.llama_cpp.llama_model_default_params = usual
    try:
        yield model
    finally:
        model.close()


def first_replies(path: Path, folder: Path, messages: Sequence[str]) -> FirstReplies:
    """Answer each message in a chat of its own, greedily, in at most 16 tokens."""
    said: list[str] = []
    batches: list[Encoding] = []
    with bench(path, folder, n_ctx=_N_CTX) as made:
        made.system_prompt = ""
        for message in messages:
            live = made.new_chat(sampling__max_tokens=_LONGEST)
            send(live, message)
            turns = live.timeline.resident()
            assert [turn.role for turn in turns] == [Role.SYSTEM, Role.USER, Role.ASSISTANT]
            said.append(turns[-1].text)
            batches.append(_encoded(live, turns[0].text, message))
    with plain_library(path) as plain:
        in_turns = [
            _answered(plain, message, encoding.turns)
            for message, encoding in zip(messages, batches, strict=True)
        ]
        at_once = [_answered(plain, message) for message in messages]
    return FirstReplies(said, in_turns, at_once)


def _encoded(live: LiveChat, system: str, message: str) -> Encoding:
    """The prompt as the engine decodes it, a batch for each turn."""
    asked = [Message(Role.SYSTEM, system), Message(Role.USER, message)]
    return live.engine.encode(asked, generation=True)


def _answered(plain: Any, message: str, read_before: Sequence[Sequence[int]] = ()) -> str:
    """``create_chat_completion``, greedy; batches that were ``read_before`` it does not read again."""
    plain.reset()
    for batch in read_before:
        plain.eval(batch)
    asked = [{"role": "user", "content": message}]
    answer = plain.create_chat_completion(asked, temperature=0, max_tokens=_LONGEST, repeat_penalty=1.0)
    text: str = answer["choices"][0]["message"]["content"]
    return text
