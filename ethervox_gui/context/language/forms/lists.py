"""Lists of short items, of which each says little alone: "I need to buy:", "milk", "eggs".

In one line they are what was told: "I need to buy: milk, eggs".  A number, or a box that is ticked, stays.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from statistics import median
from typing import Final, NamedTuple

from ethervox_gui.context.language.code import ends_as_prose

#: Items of more characters than the first, or mostly than the second, say something alone.
_LONGEST_ITEM: Final = 60
_USUAL_ITEM: Final = 32
#: Without a mark an item has at most so many characters and words: lines of a poem have more.
_LONGEST_UNMARKED: Final = 32
_MOST_WORDS_UNMARKED: Final = 3
_LONGEST_HEADING: Final = 100
_LEAST: Final = 2

_MARK: Final = re.compile(r"\s*(?:[-*+•‣◦–·]\s+(?=\S)|(?=\(?\d{1,3}[.)]\s+\S)|(?=\[[ xX✓]?\]\s*\S))")
_COLON: Final = re.compile(r"[:：]\s*$")
#: Behind what else its line says, up to the end of a sentence.
_HEADING: Final = re.compile(r"^(?P<before>.*[.!?…。！？]\s+)?(?P<heading>[^\n]*\w[^\n]*)$")
_INNER: Final = re.compile("[,;:，；：、]")


class Part(NamedTuple):
    """A part of a text: with a ``heading`` (or "") a list in one line, without (``None``) as it was."""

    heading: str | None
    text: str


def with_lists_in_lines(text: str, longest: int) -> Iterator[Part]:
    """The parts of a text, in order; a list of more than ``longest`` characters has several lines.

    Each of them begins with its heading.
    """
    lines = text.splitlines()
    rest: list[str] = []
    at = 0
    while at < len(lines):
        end, items = _items_from(lines, at, rest)
        if not items:
            rest.append(lines[at])
            at += 1
            continue
        heading = _taken_off(rest)
        if rest:
            yield Part(None, "\n".join(rest))
            rest = []
        for line in _in_lines(heading, items, longest):
            yield Part(heading, line)
        at = end
    if rest:
        yield Part(None, "\n".join(rest))


# ---- inside ----------------------------------------------------------------------------------------


def _items_from(lines: Sequence[str], start: int, before: Sequence[str]) -> tuple[int, list[str]]:
    """Where a list of short items ends that begins with this line, and its items; none if it is no list."""
    is_marked = _MARK.match(lines[start]) is not None
    if not is_marked and not (before and _COLON.search(before[-1]) and _is_short(lines[start])):
        return start, []
    items: list[str] = []
    end = start
    while end < len(lines):
        mark = _MARK.match(lines[end])
        if (mark is not None) != is_marked or not (is_marked or _is_short(lines[end])):
            break
        items.append(lines[end][mark.end() if mark is not None else 0 :].strip())
        end += 1
    if not is_marked and end < len(lines) and lines[end].strip():
        return start, []  # what goes on so is no list
    fit = len(items) >= _LEAST and max(map(len, items)) <= _LONGEST_ITEM
    if not fit or median(map(len, items)) > _USUAL_ITEM or any(map(ends_as_prose, items)):
        return start, []
    return end, items


def _is_short(line: str) -> bool:
    """Whether a line without a mark may be an item."""
    n_words = len(line.split())
    is_item = 0 < n_words <= _MOST_WORDS_UNMARKED and len(line.strip()) <= _LONGEST_UNMARKED
    return is_item and not ends_as_prose(line)


def _taken_off(lines: list[str]) -> str:
    """The heading that these lines end with, which it takes off them; empty where there is none."""
    at = len(lines) - 1
    while at >= 0 and not lines[at].strip():
        at -= 1
    if at < 0:
        return ""
    is_next = at == len(lines) - 1
    found = _HEADING.match(lines[at])
    if found is None or len(found["heading"]) > _LONGEST_HEADING:
        return ""
    if not _COLON.search(found["heading"]) and (not is_next or ends_as_prose(lines[at])):
        asks = lines[at].rstrip().endswith(("?", "？", "؟"))
        return lines[at] if asks else ""
    lines[at:] = [found["before"]] if found["before"] else []
    return found["heading"].strip()


def _in_lines(heading: str, items: Sequence[str], longest: int) -> Iterator[str]:
    is_wide = heading.endswith("：")
    between = ("；" if is_wide else "; ") if any(map(_INNER.search, items)) else ("、" if is_wide else ", ")
    begins = heading if is_wide else f"{heading.removesuffix(':').rstrip()}: " if heading else ""
    line: list[str] = []
    for item in items:
        if line and len(begins) + len(between.join([*line, item])) > longest:
            yield begins + between.join(line)
            line = []
        line.append(item)
    yield begins + between.join(line)
