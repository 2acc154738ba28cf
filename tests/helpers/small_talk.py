"""Something that is told, a question for it, messages that have nothing to do with it, and a long reply."""

from __future__ import annotations

TOLD = "My sister Annika moved to Gdansk."
ASKED = "Where did my sister Annika move?"
OTHERS = (
    "Give me three tips for sleep.",
    "Explain why the sky is blue.",
    "How do I boil an egg?",
    "Write a poem about rain.",
    "What is a good bakery name?",
    "Sort these numbers: 5, 3, 9.",
)


def numbered(words: str, n: int) -> str:
    """The words ``n`` times, each with its number: a reply that only repeated them would be ended."""
    return "".join(f"{words} {number}. " for number in range(n))
