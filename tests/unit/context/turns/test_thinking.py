"""Thinking sections in the spellings of real templates, and texts that only look like them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ethervox_gui.context.turns.thinking import (
    answer_of,
    has_no_answer,
    marks_apart,
    opened_by,
    split_thinking,
)

SECTIONS = {
    "Qwen": "<think>\nHm. 2 and 2.\n</think>\n\nIt is 4.",
    "without a line break": "<think>Hm. 2 and 2.</think>It is 4.",
    "after a line break": "\n<think>Hm. 2 and 2.</think>\nIt is 4.\n",
    "Seed": "<seed:think>Hm. 2 and 2.</seed:think>It is 4.",
    "Hunyuan": "<think:opensource>Hm. 2 and 2.</think:opensource>It is 4.",
    "MiniMax": "<mm:think>Hm. 2 and 2.</mm:think>It is 4.",
    "Mistral": "[THINK]Hm. 2 and 2.[/THINK]It is 4.",
    "Cohere": "<|START_THINKING|>Hm. 2 and 2.<|END_THINKING|><|START_RESPONSE|>It is 4.<|END_RESPONSE|>",
    "Apertus": "<|inner_prefix|>Hm. 2 and 2.<|inner_suffix|>It is 4.",
    "Gemma": "<|channel>thought\nHm. 2 and 2.\n<channel|>It is 4.",
    "gpt-oss": "<|channel|>analysis<|message|>Hm. 2 and 2.<|end|>"
    "<|start|>assistant<|channel|>final<|message|>It is 4.",
    "Solar": "<|think|>Hm. 2 and 2.<|end|><|begin|>assistant<|content|>It is 4.",
    "Kimi": "<|open|>think<|sep|>Hm. 2 and 2.<|close|>think<|sep|><|open|>response<|sep|>It is 4."
    "<|close|>response<|sep|><|close|>message<|sep|>",
    "Apriel": "Here are my reasoning steps:\nHm. 2 and 2.\n"
    "[BEGIN FINAL RESPONSE]\nIt is 4.\n[END FINAL RESPONSE]",
}


@pytest.mark.parametrize("text", SECTIONS.values(), ids=SECTIONS)
def test_a_section_and_its_answer(text: str) -> None:
    assert split_thinking(text) == ("Hm. 2 and 2.", "It is 4.")


@pytest.mark.parametrize("text", SECTIONS.values(), ids=SECTIONS)
def test_marks_stand_apart_from_what_is_thought(text: str) -> None:
    parts = marks_apart(text)
    assert "".join(parts) == text
    assert parts[1] == parts[1].lstrip()
    assert parts[2].strip() == "Hm. 2 and 2."
    assert "It is 4." in parts[4]
    assert not has_no_answer(text)


def test_sections_in_a_row_are_one() -> None:
    text = "<think>First.</think>\n<think>Then.</think>\nIt is 4."
    assert split_thinking(text) == ("First.\n\nThen.", "It is 4.")


@pytest.mark.parametrize("text", ["<think>", "<think>\nHm, what", "[THINK]Hm, what", "<|channel>thought\nHm"])
def test_a_reply_that_was_stopped_in_its_section_has_no_answer(text: str) -> None:
    thinking, answer = split_thinking(text)
    assert answer == ""
    assert has_no_answer(text)
    assert "think" not in thinking.lower()


def test_an_empty_section_leaves_only_the_answer() -> None:
    assert split_thinking("<think>\n\n</think>\n\nIt is 4.") == ("", "It is 4.")


def test_an_answer_that_is_marked_without_a_section() -> None:
    assert answer_of("<|channel|>final<|message|>It is 4.") == "It is 4."


@pytest.mark.parametrize(
    "text",
    [
        "",
        "It is 4.",
        "  It is 4.\n",
        "Models write <think>…</think> before they answer.",
        "It ends with </think>, always.",
        "<thinker>no</thinker>",
        "Here are my reasoning steps:\n1. Two.\n2. And two.",
        "```\n<think>\n```",
    ],
)
def test_other_texts_stay_as_they_are(text: str) -> None:
    assert split_thinking(text) == ("", text)


@pytest.mark.parametrize(
    ("prompt", "opened"),
    [
        ("<|im_start|>assistant\n<think>\n", "<think>\n"),
        ("<|Assistant|><think>", "<think>"),
        ("<|begin_assistant|>\nHere are my reasoning steps:\n", "Here are my reasoning steps:\n"),
        ("<|CHATBOT_TOKEN|><|START_THINKING|>", "<|START_THINKING|>"),
        ("<|im_start|>assistant\n", ""),
        ("<|Assistant|></think>", ""),
        ("<|im_start|>assistant\n<think>\n\n</think>\n\n", ""),
        ("<|turn>model\n<|channel>thought\n<channel|>", ""),
        ("", ""),
    ],
)
def test_what_a_generation_prompt_opens(prompt: str, opened: str) -> None:
    assert opened_by(prompt) == opened
    if opened:
        ended = {"H": "[BEGIN FINAL RESPONSE]", "<|": "<|END_THINKING|>"}
        close = next((end for begin, end in ended.items() if opened.startswith(begin)), "</think>")
        assert split_thinking(f"{opened}Hm.{close}\nIt is 4.") == ("Hm.", "It is 4.")


@given(
    st.lists(st.sampled_from(["<think>", "</think>", "[THINK]", "a", "\n", "<|end|>", "<|think|>"])).map(
        "".join
    )
)
def test_any_text_can_be_split_and_nothing_is_made_up(text: str) -> None:
    thinking, answer = split_thinking(text)
    assert answer in text
    assert all(part in text for part in thinking.split("\n\n"))
    assert answer_of(answer) == answer or answer.lstrip().startswith(("<", "["))
