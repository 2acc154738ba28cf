"""Tokens of messages between a template's pieces: remembered, for all prompts of one model, from any thread.

A conversation is sent again, whole, with every request: nothing of it is tokenised twice while there is room.
"""

from __future__ import annotations

import functools
import threading
import time
from array import array
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from ethervox_gui.context.errors import EngineError
from ethervox_gui.engine.llama.text.vocabulary import Vocabulary
from ethervox_gui.engine.llama.text.word_cache import Words

#: A message between what the template writes before and behind it, and whether it follows ordinary text in a
#: vocabulary that puts a space before a beginning.
Piece = tuple[str, str, str, bool]
Value = TypeVar("Value")

#: Of messages with so many characters together, and around them, it is remembered what they are, and how many
#: tokens they have.
MOST_CHARACTERS: Final = 8 << 20
#: A message counts as so many characters more: what else is kept of it.
_EACH: Final = 100

#: While a text of more characters is tokenised others go on.
_LONG: Final = 1 << 16
#: In seconds.
_PAUSE: Final = 0.0005

_CLOSED: Final = "the model was closed"


class KeptTokens:
    """Tokenises with one vocabulary, which must not be used by anybody else: it has a buffer of its own.

    Tokenising only reads the model's vocabulary, so it needs no turn on the engine thread; ``lock`` keeps the
    model from being freed meanwhile.  Every method but :meth:`close` raises :class:`EngineError` once it was.
    """

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self.lock = threading.Lock()
        #: So many are tokenising without the lock; whoever has it may wait for their return.
        self.n_away = 0
        self._returned = threading.Condition(self.lock)
        #: Whether a text that begins gets a space before it, and one that goes on does not.
        self.adds_space = vocabulary.adds_space
        self._is_closed = False
        self._words = Words(vocabulary)
        self._frame = functools.lru_cache(maxsize=256)(vocabulary.frame)
        self._tokens: _Newest[array[int]] = _Newest()
        self._sizes: _Newest[int] = _Newest()

    @property
    def n_characters(self) -> int:
        """The characters of all that is remembered; at most twice :data:`MOST_CHARACTERS`."""
        return self._tokens.n_characters + self._sizes.n_characters

    def check(self) -> None:
        """Raise :class:`EngineError` where the model may be gone; to be asked with the lock held."""
        if self._is_closed:
            raise EngineError(_CLOSED)

    def tokens(self, piece: Piece) -> Sequence[int]:
        """The tokens of a message with what stands around it."""
        with self.lock:
            self.check()
            found = self._tokens.kept.get(piece)
            if found is None:
                found = array("i", self._tokenized(*piece))
                self._tokens.put(piece, found)
                self._tokens.forget()
            return found

    def text_tokens(self, text: str) -> list[int]:
        """The tokens of a text that rarely comes again as it is."""
        with self.lock:
            self.check()
            return self._tokenized("", text, "", False)

    def pieces(self, tokens: Sequence[int]) -> list[bytes]:
        """The bytes that each of these tokens stands for."""
        with self.lock:
            self.check()
            return [self.vocabulary.piece(token) for token in tokens]

    def sizes(self, pieces: Sequence[Piece]) -> list[int] | None:
        """How many tokens each has, counted together; ``None`` where each must be tokenised for that."""
        with self.lock:
            self.check()
            if not self._words.is_exact:
                return None
            sizes = self._sizes
            known = {piece: sizes.kept[piece] for piece in pieces if piece in sizes.kept}
            new = [piece for piece in dict.fromkeys(pieces) if piece not in known]
            if new:
                counted = self._counted(new)
                for piece, size in counted.items():
                    sizes.put(piece, size)
                known |= counted
            sizes.forget()
            return [known[piece] for piece in pieces]

    def close(self) -> None:
        """Wait until nobody tokenises any more, and forget everything."""
        with self.lock:
            self._is_closed = True
            while self.n_away:
                self._returned.wait()
            self._tokens, self._sizes = _Newest(), _Newest()

    # ---- inside ------------------------------------------------------------------------------------

    def _tokenized(self, head: str, text: str, tail: str, goes_on: bool) -> list[int]:
        if goes_on:
            return self._whole(head, text, tail, goes_on=True)
        frame = self._frame(head, tail)
        run = f"{frame.opening}{text}{frame.closing}"
        if not self._words.is_exact or len(run) > _LONG or self.vocabulary.spells_marks(run):
            return self._whole(head, text, tail, goes_on=False)
        return [*frame.before, *self._words.tokenize(run), *frame.after]

    def _whole(self, head: str, text: str, tail: str, *, goes_on: bool) -> list[int]:
        """A message that is not tokenised by its words; while that is a long one, others go on."""
        if len(text) <= _LONG:
            return self.vocabulary.tokenize_turn(head, text, tail, goes_on=goes_on)
        self.check()
        self.n_away += 1
        self.lock.release()
        try:
            return self.vocabulary.tokenize_turn(head, text, tail, goes_on=goes_on)
        finally:
            self.lock.acquire()
            self.n_away -= 1
            self._returned.notify_all()

    def _counted(self, pieces: Sequence[Piece]) -> dict[Piece, int]:
        """How many tokens texts between a template's pieces have, counted together, while others go on."""
        vocabulary, found = self.vocabulary, dict[Piece, int]()
        frames = [self._frame(head, tail) for head, _, tail, _ in pieces]
        runs = [f"{f.opening}{text}{f.closing}" for f, (_, text, _, _) in zip(frames, pieces, strict=True)]
        counts = self._words.counted(runs, self._let_others)
        for piece, f, count in zip(pieces, frames, counts, strict=True):
            if count is not None:
                found[piece] = len(f.before) + count + len(f.after)
        for piece, run in zip(pieces, runs, strict=True):
            *parts, goes_on = piece
            spells_marks = vocabulary.marks_in_texts and vocabulary.spells_marks(run)
            if goes_on or spells_marks or piece not in found:
                found[piece] = len(self._whole(*parts, goes_on=goes_on))  # in parts
        return found

    def _let_others(self) -> None:
        self.lock.release()
        time.sleep(_PAUSE)  # a lock that is taken again at once is given to nobody else
        self.lock.acquire()
        self.check()


class _Newest(Generic[Value]):
    """A cache of what was computed for messages; the oldest leave it first."""

    def __init__(self) -> None:
        self.kept: OrderedDict[Piece, Value] = OrderedDict()
        self.n_characters = 0

    def put(self, piece: Piece, value: Value) -> None:
        if piece not in self.kept:
            self.n_characters += _size(piece)
        self.kept[piece] = value

    def forget(self) -> None:
        """Drop the oldest entries when there are too many."""
        while self.n_characters > MOST_CHARACTERS:
            piece, _ = self.kept.popitem(last=False)
            self.n_characters -= _size(piece)


def _size(piece: Piece) -> int:
    """As how many characters it counts: what a template tells of all tools stands around a message, too."""
    head, text, tail, _ = piece
    return len(head) + len(text) + len(tail) + _EACH
