"""Tokenises many texts by their words, which is exact where no token reaches over a space.

Tokenising thousands of messages that were never seen takes a good part of a second, and nearly all of it
goes into words that were said before.  Most vocabularies merge within words only: the tokens of a text are
those of its words, each with the space before it.  Whether that holds is looked up in the vocabulary itself
and tried, and now and then it is looked at again.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import pairwise
from typing import Final

import llama_cpp as lib
import numpy as np
from numpy.typing import NDArray

from ethervox_gui.engine.llama_vocabulary import Vocabulary

#: The kinds of vocabularies that merge, and how they spell a space.
_KINDS: Final = (lib.LLAMA_VOCAB_TYPE_BPE, lib.LLAMA_VOCAB_TYPE_SPM)
_SPELLED: Final = ("\u0120", "\u2581")
#: What a text must not hold: some vocabularies take it for a space.
_FALSE_SPACE: Final = "\u2581"

#: The places where a text is cut.
_CUT: Final = re.compile(r"(?<=\S) (?=\S)")

_MOST_KEPT: Final = 1 << 17
#: So often a text is tokenised whole too, to see whether the words are right.
_LOOKED_AT_EVERY: Final = 64
#: Makes every sum negative: there are more spaces beside this word, so it must not be cut off there.
_NO_WORD: Final = -(1 << 60)
#: Makes every sum enormous, but for those with the one above.
_UNSEEN: Final = 1 << 30
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
        self._words: dict[str, tuple[int, ...]] = {}
        self._first_counts = _FirstCounts(self._tokenize_first)
        self._counts = _Counts()
        self._n_tokenized = 0
        self._begins = _begin_with_a_space(vocabulary)
        self.is_exact = self._begins is not None
        self.is_exact = self.is_exact and self._try()

    def count(self, texts: Sequence[str]) -> list[int]:
        """Tokens of each text at the beginning of a run; none of them may spell a mark."""
        found = self._sums(texts)
        chunks: dict[int, tuple[int, list[str]]] = {}
        of_word = self._counts.__getitem__
        for index, count in enumerate(found):
            if count < 0:
                n_tokens, words = chunks[index] = self._in_chunks(texts[index])
                found[index] = n_tokens + sum(map(of_word, words))
        self._learn()
        again: list[int] = []
        for index, count in enumerate(found):
            if count >= _UNSEEN and index in chunks:
                n_tokens, words = chunks[index]
                found[index] = n_tokens + sum(map(of_word, words))
            elif count >= _UNSEEN:
                again.append(index)
        for index, count in zip(again, self._sums(texts[index] for index in again), strict=True):
            found[index] = count
        self._forget()
        return found

    def tokenize(self, text: str) -> list[int]:
        """The tokens of such a text; by its words where all of them were counted."""
        first, *words = text.split(" ")
        found = [self._firsts.get(first), *map(self._words.get, words)]
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

    def _sums(self, texts: Iterable[str]) -> list[int]:
        """The sum over the words of each text; what is far below or above all counts says that it is none."""
        of_first, of_word = self._first_counts.__getitem__, self._counts.__getitem__
        found: list[int] = []
        for text in texts:  # a list of all their words would keep the garbage collector busy
            first, space, rest = text.partition(" ")
            if space:
                found.append(of_first(first) + sum(map(of_word, rest.split(" "))))
            else:
                found.append(of_first(first))
        return found

    def _tokenize_first(self, word: str) -> int:
        """Take in a word that begins a text; what it counts."""
        if not word or word[-1].isspace() or _FALSE_SPACE in word:
            return _NO_WORD
        tokens = self._firsts[word] = tuple(self._vocabulary.tokenize(word))
        return len(tokens)

    def _in_chunks(self, text: str) -> tuple[int, list[str]]:
        """The same where spaces stand beside each other, or at the end of a line: tokens of what can only be
        counted by itself, and the words.
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

    def _learn(self) -> None:
        """Tokenise the words that were not seen before, all of them together."""
        asked = self._counts.take_unseen()
        if not asked:
            return
        tokens = self._vocabulary.tokenize(" ".join((_START, *asked)))
        assert self._begins is not None
        starts = np.flatnonzero(self._begins[np.asarray(tokens, np.int64)]).tolist()
        if len(starts) == len(asked):
            found = [tuple(tokens[p0:p1]) for p0, p1 in pairwise((*starts, len(tokens)))]
        else:  # a word holds what the vocabulary spells a space with
            found = [tuple(self._behind_a_space(word)) for word in asked]
        self._words.update(zip(asked, found, strict=True))
        self._counts.update(zip(asked, map(len, found), strict=True))

    def _forget(self) -> None:
        """Begin anew when they have grown many."""
        if len(self._counts) + len(self._firsts) > _MOST_KEPT:
            for kept in (self._counts, self._words, self._firsts, self._first_counts):
                kept.clear()


class _FirstCounts(dict[str, int]):
    """Tokens of words at the beginning of a text, made when they are asked for."""

    def __init__(self, make: Callable[[str], int]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, word: str) -> int:
        found = self[word] = self._make(word)
        return found


class _Counts(dict[str, int]):
    """Tokens of words with the space before them; one that was never asked for makes a sum enormous."""

    def __init__(self) -> None:
        super().__init__()
        self._unseen: list[str] = []

    def __missing__(self, word: str) -> int:
        if not word or word[0].isspace() or word[-1].isspace() or _FALSE_SPACE in word:
            self[word] = _NO_WORD
            return _NO_WORD
        self._unseen.append(word)
        self[word] = _UNSEEN
        return _UNSEEN

    def take_unseen(self) -> list[str]:
        unseen, self._unseen = self._unseen, []
        return unseen


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
