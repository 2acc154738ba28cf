"""All that the guide was told, as a list: its notes, and the user's sentences of which it made none."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ethervox_gui.context.language.small_talk import is_small_talk
from ethervox_gui.context.summaries.extract import says_something, sentences_of
from ethervox_gui.context.summaries.guide.corrected import corrected
from ethervox_gui.context.summaries.guide.evidence import is_said
from ethervox_gui.context.summaries.guide.numbered import is_numbered, number_of, thing_of
from ethervox_gui.context.summaries.guide.quoting import says, sentences_told

MORE: Final = "- There is more: you find it in the memory, and in the chat above."
#: A longer list is not read; of these lines, so many at least are for what no note was made of.
_MOST: Final = 12
_LEAST: Final = 4


def is_list(reply: str) -> bool:
    """Whether a reply lists notes; also while it is being written."""
    return reply.lstrip().startswith("- (")


def listed(
    told: Sequence[str], seen: Sequence[str], tells: Callable[[str], bool], *, has_more: bool = False
) -> str:
    """What was told, a line each; empty where nothing was.

    ``told`` and ``seen`` as in :func:`~ethervox_gui.context.summaries.guide.truth.put_right`; ``tells``:
    whether a message tells anything.  Of the notes of one thing the newest, unless what the user said later
    says otherwise; of many lines the newest, notes first.  ``has_more``: more was told than is given here.
    """
    notes: dict[str, str] = {}
    for text in seen:
        for line in sentences_of(text):
            thing = thing_of(line)
            if is_numbered(line) and thing is not None:
                notes[thing] = line.removeprefix("- ")
    true = {thing: note for thing, note in notes.items() if not corrected(_plain(note), told)}
    statements = [
        one
        for text in told
        if tells(text) and not is_small_talk(text)
        for one in sentences_told([text])
        if says_something(one) and not any(is_said(_plain(note), thing, one) for thing, note in true.items())
    ]
    quotes = [says(one) for one in dict.fromkeys(statements)]
    noted = sorted(true.values(), key=number_of)[-_MOST:]
    n_quotes = min(len(quotes), max(_MOST - len(noted), _LEAST))
    lines = [f"- {line}" for line in (*noted, *quotes[len(quotes) - n_quotes :])]
    is_more = has_more or len(lines) < len(true) + len(quotes)
    return "\n".join([*lines, MORE] if lines and is_more else lines)


# ---- inside ----------------------------------------------------------------------------------------


def _plain(note: str) -> str:
    """A note without its number."""
    return note.partition(") ")[2]
