"""How likely the tokens of a reply were, for programs that ask for it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple


class Likely(NamedTuple):
    """A token that could have come, by the bytes it stands for, and the logarithm of how likely it was."""

    piece: bytes
    logprob: float


class TokenScore(NamedTuple):
    """A token of a reply, and those that were the likeliest in its place."""

    chosen: Likely
    likeliest: tuple[Likely, ...]


def token_score(found: Iterable[tuple[int, float]], piece: Callable[[int], bytes]) -> TokenScore:
    """The score of the first of some tokens, the others being the likeliest; ``piece`` tells their bytes."""
    chosen, *likeliest = (Likely(piece(token), logprob) for token, logprob in found)
    return TokenScore(chosen, tuple(likeliest))
