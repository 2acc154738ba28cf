"""What users told in turns that leave at once: their own sentences, found without a model.

Whatever a model chose to take out, and however little room there was, these lines stand for it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from ethervox_gui.context.calls.guide_calls import parse_call
from ethervox_gui.context.language.pieces import head_that_fits
from ethervox_gui.context.language.sentences import asks
from ethervox_gui.context.summaries.completeness import Remembered
from ethervox_gui.context.summaries.extract import extractive_summary, sentences_of
from ethervox_gui.context.turns.turns import Role, Turn

#: Of a text without a sentence so many tokens say what it was.
_OPENING = 24


def told_lines(
    turns: Sequence[Turn],
    max_tokens: int,
    count_tokens: Callable[[str], int],
    earlier: str = "",
    older: Sequence[Turn] = (),
) -> str:
    """Lines ``- …`` of what users told in ``turns``, behind those of an ``earlier`` summary.

    ``older`` turns were said before what that tells of, and came back since.
    At most ``max_tokens`` by ``count_tokens``; empty only where no user said anything, or not even the
    beginning of it fits.  What asks something is left out where anything else was said.
    """
    said = [turn for turn in turns if _says(turn)]
    before = [turn for turn in older if _says(turn)]
    if not said and not before:
        return ""
    lines = Remembered(earlier, said, before).completed("", max_tokens, count_tokens)
    telling = [replace(turn, text=_without_questions(turn.text)) for turn in (*before, *said)]
    more = extractive_summary(telling, max_tokens - count_tokens(lines), count_tokens, unlike=lines)
    found = "\n".join(filter(None, [lines, more]))
    while found and count_tokens(found) > max_tokens:
        found = found.rpartition("\n")[0]  # lines together can have more tokens than one by one
    return found or opening_words([*before, *said], max_tokens, count_tokens)


def opening_words(turns: Sequence[Turn], max_tokens: int, count_tokens: Callable[[str], int]) -> str:
    """How users' turns begin, a line for each: for those without a whole sentence; the newest go first."""
    lines: list[str] = []
    left = max_tokens
    for turn in reversed(turns):
        text = " ".join(turn.text.split())
        room = min(_OPENING, left - count_tokens("- \n"))
        if not _says(turn) or room < 1:
            continue
        line = f"- {head_that_fits(text, room, count_tokens).rstrip()}"
        cost = count_tokens(f"{line}\n")
        if line not in lines and cost <= left:
            left -= cost
            lines.insert(0, line)
    return "\n".join(lines)


def _says(turn: Turn) -> bool:
    """Whether a user says anything in it."""
    return turn.role is Role.USER and any(map(str.isalnum, turn.text)) and parse_call(turn.text) is None


def _without_questions(text: str) -> str:
    return "\n".join(sentence for sentence in sentences_of(text) if not asks(sentence))
