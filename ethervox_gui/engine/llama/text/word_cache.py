"""Tokenises many texts by their words, which is exact where no token reaches over a space.

Tokenising thousands of messages that were never seen takes a good part of a second, and nearly all of it
goes into words that were said before.  Most vocabularies merge within words only: the tokens of a text are
those of its words, each with the space before it.  Whether that holds is looked up in the vocabulary itself
and tried, and now and then it is looked at again.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import pairwise
from typing import Any, Final

import llama_cpp as lib
import numpy as np
from numpy.typing import NDArray

from ethervox_gui.engine.llama.text.vocabulary import Vocabulary

#: The kinds of vocabularies that merge, and how they spell a space.
_KINDS: Final = (lib.LLAMA_VOCAB_TYPE_BPE, lib.LLAMA_VOCAB_TYPE_SPM)
_SPELLED: Final = ("\u0120", "\u2581")
#: What a text must not hold: some vocabularies take it for a space.
_FALSE_SPACE: Final = "\u2581"

#: The places where a text is cut.
_CUT: Final = re.compile(r"(?<=\S) (?=\S)")

_MOST_KEPT: Final = 1 << 17
#: Longer ones rarely come again: addresses, JSON, whole paragraphs where nobody writes spaces.
_LONGEST_KEPT: Final = 48
#: So often a text is tokenised whole too, to see whether the words are right.
_LOOKED_AT_EVERY: Final = 64
#: Makes every sum negative: there are more spaces beside this word, so it must not be cut off there.
_NO_WORD: Final = -(1 << 34)
#: Characters of the texts whose words are looked up together: others wait no longer than that takes.
_BLOCK: Final = 1 << 16
#: A text of more characters is counted part by part.
_LONG: Final = 4 * _BLOCK
#: Stands before the first word where words are tokenised together.
_START: Final = "a"

#: Texts with whatever may stand at a space: the words' counts must add up to the whole's in each of them.
_TRIALS: Final = (
    "The boat (of 1984!) isn't Halcyon's, it's 3.50 or 12,000 metres: “long”? Yes; don't wait... OK",
    "def f(x): return {x[0] : 'a b', **y} # note: 2 + 2 == 4 && ok || <b> not </b> @ home ~ / \\ ` ^ $",
    "Größe und Maß, déjà vu, naïve façade, Ελληνικά και русский язык, 日本語 と 中文 。 한국어 문장 ،عربي نص",
    "camelCase SNAKE_CASE x1y2 1a 2B ABCdef 5th v2.0 10% €5 50€ №7 ½ ² 🙂 🙂🙂 a🙂 🙂b e.g. U.S. A B c D",
    "I'll we've THEY'RE o'clock 'quoted' ''' \"x\" -- — – - a-b a - b x/y http://a.b/c?d=e f @g #h i\nj k\tl",
    "  two  spaces,\n    and lines\n\nof  code \n end ",
)


class Words:
    """The words of one vocabulary.  ``is_exact`` says whether their tokens are those of the texts."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self._vocabulary = vocabulary
        self._firsts: dict[str, tuple[int, ...]] = {}
        self.words: dict[str, tuple[int, ...]] = {}
        self._first_counts: dict[str, int] = {}
        self._is_bpe = lib.llama_vocab_type(vocabulary.handle) == lib.LLAMA_VOCAB_TYPE_BPE
        self._counts: dict[str, int] = {}
        self._long: set[str] = set()  # known for this count alone
        self._n_tokenized = 0
        self._begins = _begin_with_a_space(vocabulary)
        self.is_exact = self._begins is not None
        self.is_exact = self.is_exact and self._try()

    def count(self, texts: Sequence[str]) -> list[int]:
        """Tokens of each text at the beginning of a run; none of them may spell a mark."""
        counts = zip(texts, self.counted(texts, lambda: None), strict=True)
        return [len(self._vocabulary.tokenize(text)) if count is None else count for text, count in counts]

    def counted(self, texts: Sequence[str], between: Callable[[], object]) -> list[int | None]:
        """The same; ``None`` for a long text that has too few words to be counted by them.

        ``between`` two steps somebody else may count, or tokenise.
        """
        found: list[int | None] = []
        for block in _in_blocks(texts):
            if len(block[0]) > _LONG:
                found.append(self._count_long(block[0], between))
            else:
                found += self._count_block(block)
                self._forget()
            between()
        return found

    def tokenize(self, text: str) -> list[int]:
        """The tokens of such a text; by its words where all of them were counted."""
        first, *words = text.split(" ")
        found = [self._firsts.get(first), *map(self.words.get, words)]
        if not words or None in found or not first:
            return self._vocabulary.tokenize(text)
        tokens = [token for part in found if part is not None for token in part]
        self._n_tokenized += 1
        if self._n_tokenized % _LOOKED_AT_EVERY == 1:
            whole = self._vocabulary.tokenize(text)
            self.is_exact = self.is_exact and whole == tokens
            return whole
        return tokens

    # ---- inside ------------------------------------------------------------------------------------

    def _try(self) -> bool:
        counts = self.count(_TRIALS)
        whole = [self._vocabulary.tokenize(text) for text in _TRIALS]
        return counts == list(map(len, whole)) and whole == list(map(self.tokenize, _TRIALS))

    def _count_long(self, text: str, between: Callable[[], object]) -> int | None:
        parts = list(_in_parts(text))
        if max(map(len, parts)) > _LONG:
            return None
        n_tokens = self._count_block(parts[:1])[0]
        for part in parts[1:]:
            between()
            whole, start = self._count_block([f"{_START} {part}", _START])
            n_tokens += whole - start
            self._forget()
        return n_tokens

    def _count_block(self, texts: Sequence[str]) -> list[int]:
        found = self._sums(texts)
        parted = {index: self._in_chunks(texts[index]) for index, count in enumerate(found) if count < 0}
        if parted:
            self._learn(set().union(*(words for _, words in parted.values())))
        for index, (n_tokens, words) in parted.items():
            found[index] = n_tokens + sum(map(self._counts.__getitem__, words))
        return found

    def _sums(self, texts: Sequence[str]) -> list[int]:
        """The sum over the words of each text, all at once; negative where one of them is not a word."""
        firsts = [text.partition(" ")[0] for text in texts]
        self._learn_firsts(set(firsts))
        found = list(map(self._first_counts.__getitem__, firsts))
        longer = [index for index, text in enumerate(texts) if " " in text]
        if longer:
            rests = [texts[index].partition(" ")[2] for index in longer]
            words = " ".join(rests).split(" ")
            self._learn(set(words))
            counts = np.fromiter(map(self._counts.__getitem__, words), np.int64, len(words))
            starts = np.cumsum([0, *(rest.count(" ") + 1 for rest in rests[:-1])])
            for index, count in zip(longer, np.add.reduceat(counts, starts).tolist(), strict=True):
                found[index] += count
        return found

    def _learn_firsts(self, words: set[str]) -> None:
        """Tokenise the words that begin a text and were not seen there before."""
        asked: list[str] = []
        for word in words.difference(self._first_counts):
            self._note_length(word)
            if not word or word[-1].isspace() or _FALSE_SPACE in word:
                self._first_counts[word] = _NO_WORD
            else:
                asked.append(word)
        if asked:
            found = self._apart(asked) if self._is_bpe else map(self._vocabulary.tokenize, asked)
            self._firsts.update(zip(asked, map(tuple, found), strict=True))
            self._first_counts.update((word, len(self._firsts[word])) for word in asked)

    def _apart(self, words: Sequence[str]) -> Iterator[list[int]]:
        """Tokens of each word as if it began a text: all are tokenised together, on lines of their own.

        Such vocabularies join pieces of what stands between two cuts and look at nothing else.  So where a
        token ends with the word before and one ends with the line, those between are the word's.
        """
        tokens = self._vocabulary.tokenize("\n".join(words))
        ends = np.cumsum([len(self._vocabulary.piece(token)) for token in tokens])
        lengths = np.array([len(word.encode("utf-8", "replace")) for word in words])
        last = np.cumsum(lengths + 1) - 1  # where each word ends
        first = last - lengths
        p0, p1 = np.searchsorted(ends, first, "right"), np.searchsorted(ends, last, "right")
        held = (np.isin(first, ends) | (first == 0)) & np.isin(last, ends)
        for word, start, end, is_held in zip(words, p0.tolist(), p1.tolist(), held.tolist(), strict=True):
            yield tokens[start:end] if is_held else self._vocabulary.tokenize(word)

    def _in_chunks(self, text: str) -> tuple[int, list[str]]:
        """The same where spaces stand beside each other, or at the end of a line.

        The tokens of what can only be counted by itself, and the words.
        """
        first, *others = _CUT.split(text)
        if _FALSE_SPACE in text:
            return len(self._vocabulary.tokenize(text)), []
        n_tokens, words = len(self._vocabulary.tokenize(first)), list[str]()
        for chunk in others:
            if " " in chunk or chunk[-1].isspace():
                n_tokens += len(self._behind_a_space(chunk))
            else:
                words.append(chunk)
        return n_tokens, words

    def _behind_a_space(self, chunk: str) -> list[int]:
        return self._vocabulary.tokenize(f" {chunk}", goes_on=True)

    def _learn(self, words: set[str]) -> None:
        """Tokenise those that were not seen before, all of them together."""
        asked: list[str] = []
        for word in words.difference(self._counts):
            self._note_length(word)
            if not word or word[0].isspace() or word[-1].isspace() or _FALSE_SPACE in word:
                self._counts[word] = _NO_WORD
            else:
                asked.append(word)
        if not asked:
            return
        tokens = self._vocabulary.tokenize(" ".join((_START, *asked)))
        assert self._begins is not None
        starts = np.flatnonzero(self._begins[np.asarray(tokens, np.int64)]).tolist()
        if len(starts) == len(asked):
            found = [tuple(tokens[p0:p1]) for p0, p1 in pairwise((*starts, len(tokens)))]
        else:  # a word holds what the vocabulary spells a space with
            found = [tuple(self._behind_a_space(word)) for word in asked]
        self.words.update(zip(asked, found, strict=True))
        self._counts.update(zip(asked, map(len, found), strict=True))

    def _note_length(self, word: str) -> None:
        if len(word) > _LONGEST_KEPT:
            self._long.add(word)

    def _forget(self) -> None:
        """Keep no long ones, and begin anew when there are many."""
        kept: tuple[dict[str, Any], ...] = (self._counts, self.words, self._firsts, self._first_counts)
        for word in self._long:
            for some in kept:
                some.pop(word, None)
        self._long.clear()
        if len(self._counts) + len(self._firsts) > _MOST_KEPT:
            for some in kept:
                some.clear()


def _in_blocks(texts: Sequence[str]) -> Iterator[Sequence[str]]:
    """The texts in order, so many at a time that a list of their words is short; long ones alone."""
    start = n_characters = 0
    for index, text in enumerate(texts):
        if len(text) > _LONG and index > start:
            yield texts[start:index]
            start = index
        n_characters += len(text)
        if n_characters > _BLOCK:
            yield texts[start : index + 1]
            start, n_characters = index + 1, 0
    if start < len(texts):
        yield texts[start:]


def _in_parts(text: str) -> Iterator[str]:
    """A long text without some of the spaces that stand alone in it, where it is cut."""
    begun = 0
    while len(text) - begun > _BLOCK and (cut := _CUT.search(text, begun + _BLOCK)):
        yield text[begun : cut.start()]
        begun = cut.end()
    yield text[begun:]


def _begin_with_a_space(vocabulary: Vocabulary) -> NDArray[np.bool_] | None:
    """Of each token, whether it begins with a space.

    ``None`` for a vocabulary with tokens that reach over a space, or take the spaces around them along, and
    for one of an unknown kind.
    """
    handle = vocabulary.handle
    if lib.llama_vocab_type(handle) not in _KINDS or vocabulary.strips_spaces:
        return None
    spelled = tuple(space.encode() for space in _SPELLED)
    one, other = spelled
    texts = list(map(partial(lib.llama_vocab_get_text, handle), range(vocabulary.n_tokens)))
    for token, text in enumerate(texts):
        # The library spells bytes in letters of its own, so what counts is what the token stands for.
        if (text.find(one, 1) > 0 or text.find(other, 1) > 0 or b" " in text) and _CUT.search(
            vocabulary.piece(token).decode("utf-8", "replace")
        ):
            return None
    return np.array([text.startswith(spelled) for text in texts], np.bool_)
