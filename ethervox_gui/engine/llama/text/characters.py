"""Which tokens keep a reply UTF-8: a grammar counts characters, and takes any bytes for the rest of one.

So a quotation mark could stand within a character: what was held to a form would be no JSON any more, or
longer than it may be.
"""

from __future__ import annotations

import codecs
from collections.abc import Callable
from typing import Final

import numpy as np
from numpy.typing import NDArray

_decoder = codecs.getincrementaldecoder("utf-8")


#: Between these lie the beginnings of halves of characters: the decoder finds out only by their last byte.
_HALF: Final = b"\xed\xa0"
_BEHIND_HALVES: Final = b"\xee"

#: The bytes that a token stands for.
PieceOf = Callable[[int], bytes]


class Characters:
    """How the tokens of a vocabulary begin and end characters.

    All are looked at when it is first asked: 0.2 seconds for 150,000.
    """

    def __init__(self, n_tokens: int, piece_of: PieceOf) -> None:
        self._n_tokens, self._piece_of = n_tokens, piece_of
        self._found: tuple[NDArray[np.bool_], dict[int, bytes]] | None = None

    def misfits(self, begun: bytes) -> NDArray[np.bool_]:
        """The tokens that cannot follow where ``begun`` is the beginning of a character, or nothing."""
        wrong, rests = self._found or self._look()
        if not begun:
            return wrong
        found = np.ones_like(wrong)
        found[[token for token, piece in rests.items() if _rest(begun + piece) is not None]] = False
        return found

    def _look(self) -> tuple[NDArray[np.bool_], dict[int, bytes]]:
        """The tokens that no text begins with, and those that go on with a character."""
        wrong, rests = np.zeros(self._n_tokens, np.bool_), dict[int, bytes]()
        for token in range(self._n_tokens):
            piece = self._piece_of(token)
            if piece.isascii():
                continue
            wrong[token] = _rest(piece) is None
            if piece[0] & 0xC0 == 0x80:
                rests[token] = piece
        self._found = wrong, rests
        return self._found


class Text:
    """A text that grows by tokens, and the character that it ends within."""

    def __init__(self, piece_of: PieceOf) -> None:
        self._piece_of = piece_of
        self.begun = b""

    def takes(self, token: int) -> bool:
        """Append a token, unless the text would be no UTF-8 with it."""
        rest = _rest(self.begun + self._piece_of(token))
        if rest is None:
            return False
        self.begun = rest
        return True


def _rest(data: bytes) -> bytes | None:
    """What of these bytes is the beginning of a character at their end; ``None`` where they are no UTF-8."""
    decoder = _decoder()
    try:
        decoder.decode(data)
    except UnicodeDecodeError:
        return None
    rest: bytes = decoder.getstate()[0]
    return None if _HALF <= rest < _BEHIND_HALVES else rest
