"""What an embedding model wants written before a text, by the name of its family.

Many models were trained with a word before each text that says whether it asks or is to be found, and are
less sure of everything without it.  A GGUF file does not tell it, so it is known here from their authors'
model cards: of E5 (L. Wang and others, 2022, arXiv 2212.03533), Nomic Embed (Z. Nussbaum and others, 2024,
arXiv 2402.01613) and EmbeddingGemma (Google, 2025).
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple


class Prompts(NamedTuple):
    """Written before what is asked, and before what is to be found."""

    query: str
    document: str


NO_PROMPTS: Final = Prompts("", "")


_FAMILIES: Final = (
    (re.compile(r"(?:^|[^a-z0-9])e5[^a-z0-9]"), Prompts("query: ", "passage: ")),
    (re.compile(r"nomic[^a-z0-9]?embed"), Prompts("search_query: ", "search_document: ")),
    (
        re.compile(r"embedding[^a-z0-9]?gemma"),
        Prompts("task: search result | query: ", "title: none | text: "),
    ),
)
#: These belong to such a family and were trained to take an instruction in its place.
_INSTRUCTED: Final = re.compile(r"instruct")


def prompts_of(*names: str) -> Prompts:
    """By what a model calls itself, and by the name of its file; nothing for a family that is not known."""
    for name in names:
        lower = f"{name.lower()} "
        for family, prompts in _FAMILIES:
            if family.search(lower) and not _INSTRUCTED.search(lower):
                return prompts
    return NO_PROMPTS
