"""A summary made without a model: the sentences that say most and repeat least.

Sentences are weighed by TF-IDF over the turns and picked by maximal marginal relevance (Carbonell and
Goldstein, 1998): each pick maximises ``λ · relevance − (1 − λ) · likeness to what is picked already``.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise, zip_longest

from ethervox_gui.context.calls.any_tool import said_before_call
from ethervox_gui.context.language.code import ends_as_prose
from ethervox_gui.context.language.likeness import cosine, norm, tf_idf
from ethervox_gui.context.language.oneself import tells_in_two_words
from ethervox_gui.context.language.sentences import sentences
from ethervox_gui.context.language.words import SIGNS, UNSPACED
from ethervox_gui.context.summaries.summary import as_message
from ethervox_gui.context.turns.turns import Role, Turn

_WORD = re.compile(rf"[{UNSPACED}]|(?:[^\W{UNSPACED}]|[{SIGNS}])+")
_MARK = re.compile(r"^(?:- )+")
#: How models begin the items of a list and headings in Markdown, and how they make words stand out.  A number
#: stays: it tells which of the tips was meant.
_MARKDOWN = re.compile(r"^(?:(?:[-*+•‣◦]|#{1,6}) )+")
_BOLD = re.compile(r"(?<![\w*])(\*{2,3})(?=[^\s*])(.+?)(?<=[^\s*])\1(?![\w*])")
_LAMBDA = 0.7

#: A sentence this like to one that was taken says nothing new.
_TOO_LIKE = 0.95

#: A sentence of more words than this goes in circles when less than this share of its pairs of words is new.
_LONG = 12
_NEW_PAIRS = 0.5

_BLANK = re.compile(r"\n[ \t]*\n")
#: So many lines at least are a stanza, of at most so many characters each; none is an item, or names a value.
_LEAST_VERSES = 4
_LONGEST_VERSE = 80
_ITEM = re.compile(r"\s*(?:[-*+•>|#]|\(?\w{1,3}[.)]\s|[^:：]{1,30}(?:: |：))")


def extractive_summary(
    turns: Sequence[Turn],
    max_tokens: int,
    count_tokens: Callable[[str], int],
    earlier: str = "",
    *,
    unlike: str = "",
) -> str:
    """Lines ``- …`` out of the turns' own sentences (and of an earlier summary's lines), in their order.

    As many as fit in ``max_tokens`` by ``count_tokens``; empty only when nothing fits.  Nothing that the
    lines of ``unlike`` say already.
    """
    weights = dict.fromkeys(lines_of(earlier), 1.5)
    for turn, following in zip_longest(turns, turns[1:]):
        if turn.role is Role.SYSTEM:
            continue
        answered = following is not None and following.role is Role.TOOL
        before = said_before_call(turn.text, answered=answered)
        said = as_message(turn).text if before is None else before
        for sentence in sentences_of(said):
            weights[sentence] = max(weights.get(sentence, 0.0), 0.5 + turn.importance)
    # What goes in circles is better than nothing, and only than that.
    sentences = [sentence for sentence in weights if not goes_in_circles(sentence)] or list(weights)
    taken = lines_of(unlike)
    picked = _pick(sentences, [weights[sentence] for sentence in sentences], max_tokens, count_tokens, taken)
    while picked and count_tokens(_lines(sentences, picked)) > max_tokens:
        picked.pop()  # lines together can have more tokens than one by one
    return _lines(sentences, picked)


def sentences_of(text: str) -> list[str]:
    """The sentences of a text that say something, without marks of a list and bold type, their spaces single.

    They have more than two words; two do for who speaks of themselves in a language that needs no more.
    """
    return [sentence for sentence in all_sentences_of(text) if says_something(sentence)]


def all_sentences_of(text: str) -> list[str]:
    """The same with those that are too short to say anything; see :func:`says_something`."""
    found = (_BOLD.sub(r"\2", _MARKDOWN.sub("", _plain(sentence))) for sentence in sentences(text))
    return [sentence for sentence in found if sentence]


def lines_of(summary: str) -> list[str]:
    """The lines of a summary, likewise; also short ones."""
    return [line for line in map(_plain, summary.splitlines()) if line]


def says_something(sentence: str) -> bool:
    """Whether a sentence has enough words to say something: two for one of oneself in a terse language."""
    n_words = len(_WORD.findall(sentence))
    return n_words > 2 or (n_words == 2 and tells_in_two_words(sentence))


def goes_in_circles(sentence: str) -> bool:
    """Whether it says the same few words again and again, as small models do."""
    words = [word.lower() for word in _WORD.findall(sentence)]
    pairs = set(pairwise(words))
    return len(words) > _LONG and len(pairs) < _NEW_PAIRS * (len(words) - 1)


def without_verse(text: str) -> str:
    """A reply without its stanzas: several short lines in a row of which most end in no sentence.

    A line of a poem tells nothing, and prose has no such lines but in lists.
    """
    kept = [
        paragraph
        for paragraph in _BLANK.split(text)
        if not _is_verse([line for line in paragraph.splitlines() if line.strip()])
    ]
    return "\n\n".join(kept)


def _pick(
    sentences: Sequence[str],
    weights: Sequence[float],
    left: int,
    count_tokens: Callable[[str], int],
    taken: Sequence[str],
) -> list[int]:
    """The sentences to take besides ``taken``, best first."""
    vectors = tf_idf([Counter(map(str.lower, _WORD.findall(text))) for text in (*sentences, *taken)])
    norms = [norm(vector) for vector in vectors]
    relevance = [weight * norm for weight, norm in zip(weights, norms, strict=False)]
    highest = max(relevance, default=0.0) or 1.0
    there = range(len(sentences), len(vectors))
    nearest = [
        max((cosine(vectors[i], vectors[j], norms[i] * norms[j]) for j in there), default=0.0)
        for i in range(len(sentences))
    ]

    def worth(index: int) -> float:
        return _LAMBDA * relevance[index] / highest - (1 - _LAMBDA) * nearest[index]

    picked: list[int] = []
    waiting = list(range(len(sentences)))
    fits = True
    while fits:
        waiting.sort(key=lambda index: (worth(index), -index))
        fits = False
        while waiting and not fits:
            best = waiting.pop()
            cost = count_tokens(f"- {sentences[best]}\n")
            fits = cost <= left and nearest[best] <= _TOO_LIKE
        if fits:
            left -= cost
            picked.append(best)
            for i in waiting:
                likeness = cosine(vectors[i], vectors[best], norms[i] * norms[best])
                nearest[i] = max(nearest[i], likeness)
    return picked


def _is_verse(lines: Sequence[str]) -> bool:
    is_short = len(lines) >= _LEAST_VERSES and all(len(line) <= _LONGEST_VERSE for line in lines)
    if not is_short or any(_ITEM.match(line) for line in lines):
        return False
    return 2 * sum(map(ends_as_prose, lines)) <= len(lines)


def _plain(line: str) -> str:
    """A line or sentence without the mark of a list, its spaces single; empty when it holds no word."""
    return _MARK.sub("", " ".join(line.split())) if _WORD.search(line) else ""


def _lines(sentences: Sequence[str], picked: Sequence[int]) -> str:
    return "\n".join(f"- {sentences[i]}" for i in sorted(picked))
