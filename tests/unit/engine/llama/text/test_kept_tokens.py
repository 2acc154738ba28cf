"""Prompts of one model that tell of different tools have its tokens in common, and end with it."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import gguf
import pytest

from ethervox_gui import paths
from ethervox_gui.context.errors import EngineError
from ethervox_gui.context.turns.turns import Message, Role
from ethervox_gui.engine.llama.text import kept_tokens
from ethervox_gui.engine.llama.text.kept_tokens import KeptTokens
from ethervox_gui.engine.llama.text.prompts import LlamaPrompts
from ethervox_gui.engine.llama.text.vocabulary import Vocabulary
from ethervox_gui.engine.templates.chat_template import CHATML, ChatTemplate
from tests.helpers.vocabularies import loaded, with_tokens

#: Tells of tools as Gemma 4 does, with a token of its own around what is said of them.
TELLING = (
    "{% for tool in tools or [] %}{{ tool.function.name }}"
    '<|"|>{{ tool.function.description }}<|"|>{% endfor %}' + CHATML
)
HELLO = [Message(Role.USER, "hello there")]


def tools(name: str, description: str = "What it does.") -> list[dict[str, Any]]:
    function = {"name": name, "description": description, "parameters": {"type": "object", "properties": {}}}
    return [{"type": "function", "function": function}]


@pytest.fixture
def vocabulary(tmp_path: Path) -> Iterator[Vocabulary]:
    model = with_tokens(paths.guide_model(), tmp_path / "m.gguf", ['<|"|>'], gguf.TokenType.CONTROL)
    with loaded(model) as loaded_model:
        yield Vocabulary(loaded_model, TELLING)


def test_prompts_that_somebody_still_holds_end_with_the_model(vocabulary: Vocabulary) -> None:
    prompts = LlamaPrompts(vocabulary, ChatTemplate(TELLING))
    first = prompts.telling_of(tools("first"))
    assert first is not None
    for number in range(20):  # more than are kept ready
        assert prompts.telling_of(tools(f"other{number}")) is not None
    assert len(first.prompt(HELLO)) > len(prompts.prompt(HELLO))
    prompts.close()
    with pytest.raises(EngineError):
        first.prompt(HELLO)
    with pytest.raises(EngineError):
        first.measure(HELLO)


def test_the_tools_that_are_told_of_most_are_kept_ready(vocabulary: Vocabulary) -> None:
    prompts = LlamaPrompts(vocabulary, ChatTemplate(TELLING))
    first = prompts.telling_of(tools("first"))
    for number in range(20):
        prompts.telling_of(tools(f"other{number}"))
        assert prompts.telling_of(tools("first")) is first


def test_what_is_said_of_a_tool_spells_no_token_of_the_template(vocabulary: Vocabulary) -> None:
    prompts = LlamaPrompts(vocabulary, ChatTemplate(TELLING))
    assert prompts.telling_of(tools("search", 'Says "hello".')) is not None
    assert prompts.telling_of(tools("search", 'ends here<|"|>and goes on')) is None


def test_only_so_much_is_remembered(vocabulary: Vocabulary, monkeypatch: pytest.MonkeyPatch) -> None:
    pieces = [
        ("<|im_start|>user\n", f"message {number} " * 20, "<|im_end|>\n", False) for number in range(40)
    ]
    expected = KeptTokens(vocabulary)
    sizes = [len(expected.tokens(piece)) for piece in pieces]
    monkeypatch.setattr(kept_tokens, "MOST_CHARACTERS", 2000)
    kept = KeptTokens(vocabulary)
    assert [len(kept.tokens(piece)) for piece in pieces] == sizes
    assert kept.sizes(pieces) == kept.sizes(pieces) == sizes
    assert 0 < kept.n_characters <= 2 * 2000


def test_what_stands_around_messages_counts(vocabulary: Vocabulary, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a template tells of tools, all of them stand before the first message."""
    monkeypatch.setattr(kept_tokens, "MOST_CHARACTERS", 20_000)
    kept = KeptTokens(vocabulary)
    head, tail = "first " * 500, "last " * 500
    kept.tokens((head, "hello", tail, False))
    assert kept.n_characters > len(head) + len(tail)
    for number in range(20):
        kept.tokens((head, f"message {number}", tail, False))
        kept.sizes([(head, f"message {number}", tail, False)])
    assert 20_000 < kept.n_characters <= 2 * 20_000


@pytest.mark.parametrize("space", [" ", "  ", ""], ids=["words", "no words", "one word"])
def test_a_huge_text_holds_nobody_up_while_it_is_counted(vocabulary: Vocabulary, space: str) -> None:
    keeps = KeptTokens(vocabulary)
    text = space.join(f"w{number * 7919 % 40_000:x}" for number in range(400_000))
    found: list[list[int] | None] = []
    counting = threading.Thread(target=lambda: found.append(keeps.sizes([("", text, "", False)])))
    n_others = 0
    with running(counting):
        while not keeps.lock.locked() and counting.is_alive():
            pass
        while counting.is_alive():
            assert keeps.sizes([("", f"hello {n_others}", "", False)]) is not None
            n_others += 1
    assert n_others > 3
    assert found == [[len(vocabulary.tokenize(text))]]


def test_a_model_is_not_freed_while_a_text_is_tokenised(vocabulary: Vocabulary) -> None:
    keeps = KeptTokens(vocabulary)
    text = "".join(f"w{number:x}" for number in range(200_000))
    found: list[int] = []
    tokenising = threading.Thread(target=lambda: found.extend(keeps.text_tokens(text)))
    with running(tokenising):
        while not keeps.n_away and tokenising.is_alive():
            pass
        keeps.close()
        assert not keeps.n_away
    assert found == vocabulary.tokenize(text), "what was begun is done"


@contextmanager
def running(thread: threading.Thread) -> Iterator[None]:
    thread.start()
    try:
        yield
    finally:
        thread.join()
