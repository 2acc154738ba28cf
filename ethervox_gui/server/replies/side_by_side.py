"""Several replies to one request, written side by side: what each of them tells, as it comes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import aclosing

from ethervox_gui.governor.jobs.guest_jobs import CompletionEnded, CompletionEvent
from ethervox_gui.settings import SamplingSettings

Begin = Callable[[], AsyncGenerator[CompletionEvent]]


async def side_by_side(replies: Sequence[Begin]) -> AsyncGenerator[tuple[int, CompletionEvent]]:
    """The events of all, each with its reply's number; the last is the end of the last that ends.

    Raises what any of them raises; all are stopped then, as when nobody reads on.
    """
    told = asyncio.Queue[tuple[int, CompletionEvent | Exception]]()

    async def hear(number: int, begin: Begin) -> None:
        try:
            async with aclosing(begin()) as events:
                async for event in events:
                    told.put_nowait((number, event))
        except Exception as error:  # raised where all are read: a task that fails is heard of by nobody
            told.put_nowait((number, error))

    tasks = [asyncio.create_task(hear(number, begin)) for number, begin in enumerate(replies)]
    n_open = len(tasks)
    try:
        while n_open:
            number, heard = await told.get()
            if isinstance(heard, Exception):
                raise heard
            n_open -= isinstance(heard, CompletionEnded)
            yield number, heard
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def sampling_for(sampling: SamplingSettings, number: int) -> SamplingSettings:
    """Each of several choices has a seed of its own: else all would be the same."""
    if not number or sampling.seed < 0:
        return sampling
    return sampling.model_copy(update={"seed": (sampling.seed + number) % (2**32 - 1)})
