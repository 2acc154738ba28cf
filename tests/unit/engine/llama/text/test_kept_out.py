"""Texts that are held to be without another, as the library itself sees it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import llama_cpp as lib
import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from ethervox_gui.context.calls.kept_out import any_text_without, text_without_calls
from ethervox_gui.engine.llama import engine as llama
from ethervox_gui.engine.llama.engine import LlamaEngine
from ethervox_gui.settings import ModelSettings

LONG = 20_000


@pytest.fixture(scope="module")
def engine(plain_model: Path) -> Iterator[LlamaEngine]:
    made = llama.load(plain_model, ModelSettings(n_ctx=256, n_threads=1))
    yield made
    made.close()


def allows(engine: LlamaEngine, grammar: str, text: str) -> bool:
    """Whether a reply held to the grammar can be this."""
    vocabulary = lib.llama_model_get_vocab(engine.model)
    sampler = lib.llama_sampler_init_grammar(vocabulary, grammar.encode(), b"root")
    assert sampler, grammar
    end = lib.llama_vocab_eos(vocabulary)
    try:
        for token in (*engine.vocabulary.tokenize(text), end):
            found = (lib.llama_token_data * 1)(lib.llama_token_data(token, 0.0, 0.0))
            array = lib.llama_token_data_array(found, 1, -1, False)
            lib.llama_sampler_apply(sampler, array)
            if found[0].logit == float("-inf"):
                return False
            if token != end:
                lib.llama_sampler_accept(sampler, token)
        return True
    finally:
        lib.llama_sampler_free(sampler)


@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.sampled_from([["<tool_call"], ["aab"], ["aab", "ab<", "b"], ["<<|a", "<tool"], ["[^-]\\x", "x\n"]]),
    st.lists(
        st.sampled_from(["", "a", "aa", "b", "<", "<<|", "<tool", "_call", "[^", "-]\\", "x", "\n", "é"])
    ),
)
def test_whatever_it_is_all_else_may_be_said(
    engine: LlamaEngine, kept_out: list[str], parts: list[str]
) -> None:
    text = "".join(parts)
    grammar, at = any_text_without(kept_out), len(text) // 2
    assert allows(engine, grammar, text) == (not any(one in text for one in kept_out))
    assert not any(allows(engine, grammar, f"{text[:at]}{one}{text[at:]}") for one in kept_out)


def test_a_long_text_is_no_trouble(engine: LlamaEngine) -> None:
    assert allows(engine, text_without_calls(["look"]), "a < b, <tool> " * (LONG // 14))


@pytest.mark.parametrize(
    ("text", "is_call"),
    [
        ('<tool_call>{"name": "other", "arguments": {}}</tool_call>', True),
        ('{"name": "say \\"hi\\"", "arguments": {}}', True),
        ('```json\n{"name":"look"}', True),
        ('{"name": "Ada", "tool": "look"}', False),
        ("I look <there>.", False),
        ("", False),
    ],
)
def test_a_call_is_one_with_its_tag_or_without(engine: LlamaEngine, text: str, is_call: bool) -> None:
    """Qwen2.5 Coder leaves it out where it may not write it."""
    assert allows(engine, text_without_calls(["look", 'say "hi"']), text) != is_call


@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.sampled_from([["{"], ["<tool_call>", "<|x"], ["`", "aab"], ["ab", "abb", "<"]]),
    st.lists(st.sampled_from([" ", "\n", "{", "`", "a", "ab", "b", "<tool_call", "<tool", ">", "<|", "x"])),
)
@example(["{"], [" ", "\n", "{"])
@example(["ab", "abb", "<"], ["x", "ab"])
@example(["<tool_call>", "<|x"], ["b", "<|"])
def test_only_at_first_it_may_not_be_said(engine: LlamaEngine, at_first: list[str], parts: list[str]) -> None:
    text, kept_out = "".join(parts), ["<tool_call", "b<|"]
    grammar = any_text_without(kept_out, at_first=at_first)
    is_kept_out = any(one in text for one in kept_out) or text.lstrip().startswith(tuple(at_first))
    assert allows(engine, grammar, text) != is_kept_out


@pytest.mark.parametrize("text", ['{"name', "```json", "  <|", ' ({"name": "look"}', 'Yes: {"name": "look"}'])
def test_in_words_no_sign_opens_a_call(engine: LlamaEngine, text: str) -> None:
    assert not allows(engine, text_without_calls(["look"], in_words=True), text)
    assert allows(engine, text_without_calls(["look"], in_words=True), "Yes, it is {here}, `so`.")
