"""Sessions as rows of token ids with positions, sight and weights."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from tokenizers import Tokenizer

from . import chatml, scripts
from .session import Session
from .spelling import Spelling
from .words import Source


@dataclass(frozen=True)
class Batch:
    """Rows of tokens; ``pick`` are flat indices to learn at.

    ``turns[b, i]`` is the turn of a token and ``sees[b, m, n]`` whether turn m sees turn n: what a token sees of the tokens
    before it is made of these where the batch is used, which is a hundredth of the memory.
    """

    ids: NDArray[np.int16]
    positions: NDArray[np.int32]
    turns: NDArray[np.int16]
    sees: NDArray[np.bool_]
    pick: NDArray[np.int32]
    targets: NDArray[np.int16]
    weights: NDArray[np.float32]


@dataclass(frozen=True)
class Row:
    """One row of a batch, and after which of its tokens the next one is to be learnt."""

    ids: NDArray[np.int16]
    positions: NDArray[np.int32]
    turns: NDArray[np.int16]
    sees: NDArray[np.bool_]
    learn: NDArray[np.bool_]


class Rows:
    """Packs sessions into rows of one length. What was cut off at the end of a row is gone."""

    def __init__(self, tokenizer: Tokenizer, source: Source, length: int, echo: float) -> None:
        self._source = source
        self._length = length
        self._echo = echo
        self._spelling = Spelling(tokenizer, source.rng)
        self._end = tokenizer.token_to_id(chatml.END)
        self._newline = tokenizer.encode("\n").ids
        self._heads = {
            role: tokenizer.encode(chatml.head(role)).ids for role in ("system", "user", "assistant", "tool")
        }

    def row(self) -> Row:
        """One row, filled to its length."""
        length = self._length
        ids: list[int] = []
        positions: list[int] = []
        owner: list[int] = []
        learn: list[bool] = []
        links: list[tuple[int, int]] = []
        count = 0
        while len(ids) < length:
            session = scripts.session(self._source, max(120, length - len(ids)), self._echo)
            count = self._append(session, count, ids, positions, owner, learn, links)
        visible = np.zeros((count, count), dtype=np.bool_)
        pairs = np.array(links)
        visible[pairs[:, 0], pairs[:, 1]] = True
        nexts = np.array([*learn[1:length], False])
        return Row(
            np.array(ids[:length], np.int16),
            np.array(positions[:length], np.int32),
            np.array(owner[:length], np.int16),
            visible,
            nexts,
        )

    def _append(
        self,
        session: Session,
        base: int,
        ids: list[int],
        positions: list[int],
        owner: list[int],
        learn: list[bool],
        links: list[tuple[int, int]],
    ) -> int:
        texts = self._spelling.of([segment.text for segment in session.segments])
        ends: list[int] = []
        for index, (segment, text) in enumerate(zip(session.segments, texts, strict=True)):
            head = self._heads[segment.role]
            tail = [self._end, *self._newline]
            count = len(head) + len(text) + len(tail)
            start = (ends[segment.after] if segment.after is not None else 0) + segment.jump
            ids += [*head, *text, *tail]
            positions += range(start, start + count)
            owner += [base + index] * count
            learn += [False] * len(head) + [segment.learn] * (len(text) + 1) + [False] * len(self._newline)
            links += [(base + index, base + seen) for seen in segment.sees]
            links.append((base + index, base + index))
            ends.append(start + count)
            if len(ids) >= self._length:
                return base + index + 1
        return base + len(session.segments)


def batches(
    tokenizer: Tokenizer, source: Source, length: int, rows: int, echo: float = 0.02, share: float = 0.38
) -> Iterator[Batch]:
    """Batches without end; at most ``share`` of a batch's tokens is learnt at."""
    maker = Rows(tokenizer, source, length, echo)
    most = int(length * rows * share)
    while True:
        made = [maker.row() for _ in range(rows)]
        ids = np.stack([row.ids for row in made])
        flat = np.flatnonzero(np.stack([row.learn for row in made]))
        if len(flat) > most:
            flat = np.sort(np.array(source.rng.sample(flat.tolist(), most)))
        pick = np.zeros(most, dtype=np.int32)
        pick[: len(flat)] = flat
        weights = np.zeros(most, dtype=np.float32)
        weights[: len(flat)] = 1.0
        targets = ids.reshape(-1)[np.minimum(pick + 1, ids.size - 1)]
        n_turns = max(len(row.sees) for row in made)
        sees = np.zeros((rows, n_turns, n_turns), dtype=np.bool_)
        for row, seen in zip(made, sees, strict=True):
            seen[: len(row.sees), : len(row.sees)] = row.sees
        positions, turns = np.stack([row.positions for row in made]), np.stack([row.turns for row in made])
        yield Batch(ids, positions, turns, sees, pick, targets, weights)
