"""Pictures among the tokens of a prompt: a number below zero for each cell that one takes.

The numbers are a hash of the picture, so that prompts can be compared, kept and shared as if all of it were
text: where they are the same, the cells are.  A picture is read in parts; each of them is decoded as a whole
or not at all.
"""

from __future__ import annotations

import hashlib
from array import array
from collections.abc import Sequence
from typing import Final, NamedTuple, Protocol

#: Set in the number of a part's first cell.
_FIRST: Final = 1 << 30
#: Set where a cell takes no position of its own: with M-RoPE a picture takes as many as it is long or wide.
_STANDS: Final = 1 << 29
_HASH: Final = _STANDS - 1


class Picture(Protocol):
    """A picture that a model can read; whoever asks for its cells to be read keeps it until then."""

    @property
    def tokens(self) -> Sequence[int]:
        """What stands for it in a prompt: its cells, and the model's tokens around them."""
        ...


class Placed(NamedTuple):
    """Where a picture stands in a conversation: before the character ``at`` of a message's text."""

    message: int
    at: int
    picture: Picture


def cells_of(identity: bytes, n_cells: int, n_positions: int) -> tuple[int, ...]:
    """The numbers of a part's cells; ``identity`` is whatever the cells depend on."""
    numbers = array("I", hashlib.shake_128(identity).digest(4 * n_cells))
    found = [number & _HASH for number in numbers[:n_positions]]
    found += [number & _HASH | _STANDS for number in numbers[n_positions:]]
    found[0] |= _FIRST
    return tuple(-1 - number for number in found)


def is_cell(token: int) -> bool:
    """Whether this is a cell of a picture."""
    return token < 0


def run_length(tokens: Sequence[int], most: int) -> int:
    """How many of the first tokens, which are at most ``most``, can be decoded together.

    They are a part of a picture, whatever its length, or text alone.
    """
    if tokens and tokens[0] < 0:
        return next((i for i in range(1, len(tokens)) if not _goes_on(tokens[i])), len(tokens))
    most = min(most, len(tokens))
    return next((i for i in range(most) if tokens[i] < 0), most)


def whole(tokens: Sequence[int], at: int) -> int:
    """The last place up to ``at`` that is not within a part of a picture."""
    while 0 < at < len(tokens) and _goes_on(tokens[at]):
        at -= 1
    return at


def n_positions(tokens: Sequence[int]) -> int:
    """How many positions these take: fewer than they are where a picture's cells share some."""
    return len(tokens) - sum(token < 0 and bool(-1 - token & _STANDS) for token in tokens)


def _goes_on(token: int) -> bool:
    """Whether a cell is another than the first of its part."""
    return token < 0 and not -1 - token & _FIRST
