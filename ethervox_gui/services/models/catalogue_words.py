"""What the models to download are good for, in the words of the table, so that they can be translated."""

from __future__ import annotations

from typing import Final

from ethervox_gui.context.text import N_

_TEXTS = (
    N_("The smallest that talks; runs on any machine."),
    N_("Small, for short questions and older machines."),
    N_("Thinks before it answers, and still small."),
    N_("Thinks before it answers; a good all-rounder for everyday machines."),
    N_("Answers without thinking aloud first; plain prose."),
    N_("Thinks before it answers; better at long and hard questions."),
    N_("For machines with much memory, best with a GPU."),
    N_("Large, yet quick for its size: only a tenth of it works on each word."),
    N_("Tiny, for short English texts on the smallest machines."),
    N_("Thinks before it answers, on any machine."),
    N_("Small, in many languages, with a very long context."),
    N_("Thinks long and aloud; for sums and puzzles."),
    N_("Open down to its training data; thinks if it is asked to."),
    N_("Sober and businesslike, in twelve languages."),
    N_("Takes little memory for a long context."),
    N_("Quick for its size: a seventh of it works on each word."),
    N_("Answers without thinking aloud first, in many languages."),
    N_("Thinks before it answers; made for long texts."),
    N_("Good at everyday questions in many languages."),
    N_("Strong at thinking; quick for its size."),
    N_("Thinks before it answers, in English and Chinese; quick for its size."),
    N_("Finds what was said by its meaning: in other words, and in about a hundred languages."),
)
#: Each by its English words.
ABOUT: Final = {str(text): text for text in _TEXTS}
