"""What is written before a text for an embedding model, by its name."""

from __future__ import annotations

import pytest

from ethervox_gui.engine.llama.embedding_prompts import NO_PROMPTS, prompts_of


@pytest.mark.parametrize(
    ("name", "query"),
    [
        ("multilingual-e5-small-q8_0", "query: "),
        ("Multilingual E5 Small", "query: "),
        ("e5-base-v2", "query: "),
        ("intfloat_e5", "query: "),
        ("nomic-embed-text-v1.5.Q8_0", "search_query: "),
        ("nomic embed text v2 moe", "search_query: "),
        ("embeddinggemma-300M-Q8_0", "task: search result | query: "),
        ("multilingual-e5-large-instruct-q8_0", ""),
        ("all-MiniLM-L6-v2", ""),
        ("base52-model", ""),
        ("node5-model", ""),
        ("some15-model", ""),
        ("", ""),
    ],
)
def test_families_are_told_by_their_names(name: str, query: str) -> None:
    assert prompts_of(name).query == query
    assert (prompts_of(name) == NO_PROMPTS) is (query == "")


def test_the_name_of_the_file_counts_where_a_model_does_not_say_its_own() -> None:
    assert prompts_of("", "e5-small").document == "passage: "
    assert prompts_of("Model", "e5-small").document == "passage: "
    assert prompts_of("Nomic Embed Text", "e5-small").document == "search_document: "
