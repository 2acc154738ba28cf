"""Something that is told, a question for it, and messages that have nothing to do with it."""

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
