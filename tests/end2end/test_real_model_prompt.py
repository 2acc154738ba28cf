"""Real models with the default settings: what they are told is what their own template tells them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

import llama_cpp
import pytest

from ethervox_gui.context.calls.forms import calling_in_any_form
from ethervox_gui.context.calls.guide_calls import MEMORY_SEARCH, SEARCH_ANSWERS
from ethervox_gui.context.turns.turns import Message, Role
from ethervox_gui.engine.llama.text.encoder import LlamaEncoder
from tests.end2end.test_real_templates import rendered
from tests.helpers.first_replies import plain_library
from tests.helpers.headless import converse, named
from tests.helpers.real_models import qwen, smollm2
from tests.helpers.stores import open_store
from tests.helpers.vocabularies import loaded, parsed

# The first time, weights of up to 491 MB are fetched.
pytestmark = pytest.mark.slow

MODELS = {"smollm2": smollm2, "qwen": qwen}
MESSAGES = (
    "Show me a Python function that adds two numbers.",
    "What is the capital of France?",
    "Translate 'good morning' into German.",
)
_LONGEST = 24


def _settings(path: Path) -> list[str]:
    pairs = ("sampling.temperature=0", f"sampling.max_tokens={_LONGEST}", "model.n_threads=1")
    return ["--model", str(path), "--n-ctx", "1024", *(word for pair in pairs for word in ("--set", pair))]


def test_first_replies_are_those_of_the_library_itself(tmp_path: Path) -> None:
    """Word for word, where the library reads the very same tokens in the same batches.

    Read in other batches, numbers differ in their last digits, and so does now and then a word.
    """
    path = smollm2()
    said: list[str] = []
    for number, message in enumerate(MESSAGES):
        status, events = converse(tmp_path / str(number), [message], *_settings(path))
        assert status == 0
        said.append(named(events, "reply_finished")[0]["text"])
    n_equal = 0
    with plain_library(path) as plain:
        encoder = LlamaEncoder(plain._model.model)
        source = plain.metadata["tokenizer.chat_template"]
        own = encoder.own_prompt
        assert own is not None
        for message, reply in zip(MESSAGES, said, strict=True):
            turns, asking = encoder.encode(
                [Message(Role.SYSTEM, own.text), Message(Role.USER, message)], generation=True
            )
            prompt = rendered(source, encoder, [Role.USER], [message])
            assert prompt is not None
            tokens = [token for batch in (*turns, asking) for token in batch]
            assert tokens == plain.tokenize(prompt.encode(), add_bos=False, special=True)
            assert reply == _likeliest(plain, (*turns, asking)), message
            asked = [{"role": "user", "content": message}]
            answer = plain.create_chat_completion(
                asked, temperature=0, max_tokens=_LONGEST, repeat_penalty=1.0
            )
            n_equal += reply == answer["choices"][0]["message"]["content"]
    assert n_equal >= len(MESSAGES) - 1
    assert "tool_call" not in "".join(said)
    assert "def add" in said[0]


def _likeliest(plain: Any, batches: Iterable[Sequence[int]]) -> str:
    """What the library's greedy sampler writes behind a prompt that is read in these batches."""
    plain.reset()
    for batch in batches:
        plain.eval(batch)
    found: list[int] = []
    while len(found) < _LONGEST and (token := plain.sample(temp=0, repeat_penalty=1.0)) != plain.token_eos():
        found.append(token)
        plain.eval([token])
    text: str = plain.detokenize(found).decode()
    plain.reset()
    return text


@pytest.mark.parametrize("model", MODELS.values(), ids=MODELS)
def test_the_system_turn_is_the_templates_own(model: Callable[[], Path], tmp_path: Path) -> None:
    path = model()
    status, events = converse(tmp_path, ["Hello!"], *_settings(path))
    assert status == 0
    user = next(turn for turn in named(events, "turn_appended") if turn["role"] == "user")
    with open_store(tmp_path) as store, loaded(path) as vocabulary:
        (chat,) = store.list_chats()
        system, *_ = store.turns_of_chat(chat.chat_id)
        source = llama_cpp.llama_model_chat_template(vocabulary, None).decode()
        whole = rendered(source, LlamaEncoder(vocabulary), [Role.USER], ["Hello!"])
        assert whole is not None
        before, _, after = whole.partition(system.text)
        assert before
        assert after
        assert system.text == chat.system_prompt
        assert (system.role, system.number, user["turn_number"]) == (Role.SYSTEM, 0, 1)
        asked = len(parsed(vocabulary, "<|im_start|>assistant\n"))
        assert user["p1"] == len(parsed(vocabulary, whole)) - asked
        assert user["p0"] == len(parsed(vocabulary, whole[: whole.index("<|im_start|>user")]))


def test_a_call_in_the_models_own_form_is_run_where_it_may_search(tmp_path: Path) -> None:
    """Qwen2.5 Coder is told of the tool by its template, and calls it once it is asked to remember."""
    asked = ["Remember: my boat is called Halcyon and it is red."]
    settings = [*_settings(qwen()), "--set", "sampling.max_tokens=48"]
    _, events = converse(
        tmp_path / "on", asked, *settings, "--set", "memory.model_may_search=true", timeout=250
    )
    roles = [turn["role"] for turn in named(events, "turn_appended")]
    assert roles[:4] == ["user", "assistant", "tool", "assistant"]
    with open_store(tmp_path / "on") as store:
        system, _, call, result, *_ = store.turns_of_chat(store.list_chats()[0].chat_id)
        made = calling_in_any_form(call.text)
        assert made is not None
        assert made.call.name == MEMORY_SEARCH
        assert result.text.startswith(SEARCH_ANSWERS)
        assert MEMORY_SEARCH not in system.text
    _, events = converse(tmp_path / "off", asked, *settings, timeout=250)
    assert [turn["role"] for turn in named(events, "turn_appended")] == ["user", "assistant"]
    assert MEMORY_SEARCH not in named(events, "reply_finished")[0]["text"]
