"""Where batches come from: made beside the training, or by processes of their own that keep a GPU busy."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from dataclasses import dataclass

from . import tokens
from .batches import Batch, batches
from .words import Source

#: Batches that wait for the training, for each process that makes them.
_AHEAD = 4


@dataclass(frozen=True)
class Mix:
    """Which batches, and how often one of long rows is among them (0: never)."""

    length: int
    rows: int
    long_every: int
    long_length: int
    long_rows: int
    echo: float

    def made(self, seed: int) -> Iterator[Batch]:
        """Batches without end."""
        tokenizer, source = tokens.load(), Source.training(seed)
        short = batches(tokenizer, source, self.length, self.rows, self.echo)
        long = batches(tokenizer, source, self.long_length, self.long_rows, self.echo)
        count = 0
        while True:
            yield next(long if self.long_every and count % self.long_every == 0 else short)
            count += 1

    def made_beside(self, seed: int, n_processes: int) -> Iterator[Batch]:
        """The same from so many processes, which end with this one; in this one where there are none."""
        if not n_processes:
            yield from self.made(seed)
            return
        context = multiprocessing.get_context("spawn")
        queue: multiprocessing.Queue[Batch] = context.Queue(n_processes * _AHEAD)
        for number in range(n_processes):
            context.Process(
                target=_fill, args=(self, seed * n_processes + number, queue), daemon=True
            ).start()
        while True:
            yield queue.get()


def _fill(mix: Mix, seed: int, queue: multiprocessing.Queue[Batch]) -> None:
    for batch in mix.made(seed):
        queue.put(batch)
