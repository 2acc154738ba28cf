"""Token ids of a session's texts, with some words cut into other pieces than usual.

A word that training never saw comes as a row of pieces that training never saw in a row. So that such rows are copied
too, a share of the names and numbers of a session is cut at random (BPE dropout, Provilkov et al., "BPE-Dropout: Simple
and Effective Subword Regularization", ACL 2020), but the same way wherever it stands in that session: what was said and
what is to be said still match piece by piece.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from tokenizers import Tokenizer, models

#: Share of the sessions in which words are cut differently at all, of their words, and of the merges left out then.
SESSIONS, WORDS, MERGES = 0.4, 0.35, 0.2
#: How GPT-2's byte-level alphabet writes a space.
_SPACE = "\u0120"


class Spelling:
    """Encodes the texts of one session after the other."""

    def __init__(self, tokenizer: Tokenizer, rng: random.Random) -> None:
        self._split = tokenizer.pre_tokenizer
        self._model: models.BPE = tokenizer.model
        self._loose: models.BPE = Tokenizer.from_str(tokenizer.to_str()).model
        self._loose.dropout = MERGES
        self._rng = rng
        self._usual: dict[str, list[int]] = {}

    def of(self, texts: Sequence[str]) -> list[list[int]]:
        """The ids of every text of one session."""
        own: dict[str, list[int]] = {}
        cuts = self._rng.random() < SESSIONS
        return [
            [i for piece, _ in self._split.pre_tokenize_str(text) for i in self._ids(piece, own, cuts)]
            for text in texts
        ]

    def _ids(self, piece: str, own: dict[str, list[int]], cuts: bool) -> list[int]:
        usual = self._usual.get(piece)
        if usual is None:
            usual = self._usual[piece] = [token.id for token in self._model.tokenize(piece)]
            if len(self._usual) > 200_000:
                self._usual.clear()
        if not cuts or not (len(usual) > 1 or any(c.isupper() or c.isdigit() for c in piece.lstrip(_SPACE))):
            return usual
        if piece not in own:
            different = self._rng.random() < WORDS
            own[piece] = [token.id for token in self._loose.tokenize(piece)] if different else usual
        return own[piece]
