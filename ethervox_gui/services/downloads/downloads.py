"""All downloads of models: begun, paused, resumed and cancelled; the disk says what they go on with.

They run on a thread of their own, with one event loop for all.  Nothing is asked of the network before
somebody calls :meth:`Downloads.start`.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path
from typing import Any, Final

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.text import N_
from ethervox_gui.services.downloads.wanted import Part, Wanted, is_there
from ethervox_gui.services.models.catalogue import CatalogueModel

#: Below this nobody can follow it; more would only keep the listener busy.
_TOLD_EVERY_S: Final = 0.1
_SPEED_OVER_S: Final = 5.0


class State(StrEnum):
    """What goes on with a model of the catalogue."""

    OFFERED = "offered"
    RUNNING = "running"
    CHECKING = "checking"
    PAUSED = "paused"
    FAILED = "failed"
    DONE = "done"


@dataclass(frozen=True, slots=True)
class Download:
    """A model of the catalogue and how much of it is on this machine, of ``size_bytes`` in all.

    ``path`` is where its file is once it is ``done``; ``error`` says why it ``failed``.
    """

    model: CatalogueModel
    path: Path
    state: State
    size_bytes: int
    done_bytes: int = 0
    bytes_per_second: float = 0.0
    error: UserError | None = None

    @property
    def seconds_left(self) -> float | None:
        """How long the rest takes at the present speed; ``None`` while that is not known."""
        if self.state is not State.RUNNING or self.bytes_per_second <= 0:
            return None
        return max(self.size_bytes - self.done_bytes, 0) / self.bytes_per_second


class Downloads:
    """The models of a catalogue and their files in ``folder``.

    ``told`` gets every change, on the thread of the downloads.
    """

    def __init__(
        self, folder: Path, models: Sequence[CatalogueModel], told: Callable[[Download], None]
    ) -> None:
        self._folder = folder
        self._told = told
        self._thread: threading.Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._now = {model.file_name: self._on_disk(model) for model in models}

    def all(self) -> list[Download]:
        """Every model with what goes on with it."""
        return list(self._now.values())

    def start(self, model: CatalogueModel) -> None:
        """Begin, or go on with what is there."""
        self._run(self._start(model))

    def pause(self, model: CatalogueModel) -> None:
        """Stop; what has arrived stays for the next time."""
        self._run(self._stop(model))

    def cancel(self, model: CatalogueModel) -> None:
        """Stop, and remove what has arrived."""
        self._run(self._drop(model))

    def close(self) -> None:
        """Pause everything and end the thread."""
        loop, thread = self._loop, self._thread
        if loop is None or thread is None:
            return
        asyncio.run_coroutine_threadsafe(self._stop_all(), loop).result()
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        loop.close()
        self._loop = self._thread = None

    # ---- on the thread of the downloads ---------------------------------------------------------

    async def _start(self, model: CatalogueModel) -> None:
        key = model.file_name
        if key in self._tasks or self._now[key].state is State.DONE:
            return
        self._say(replace(self._on_disk(model), state=State.RUNNING))
        self._tasks[key] = asyncio.get_running_loop().create_task(self._get(model))

    async def _get(self, model: CatalogueModel) -> None:
        progress = _Progress(self._now[model.file_name], self._say)
        try:
            from ethervox_gui.services.downloads.download import (
                fetch,  # with an HTTP client, which is slow to load
            )

            await fetch(self._wanted(model), progress, sized=progress.sized)
        except asyncio.CancelledError:
            self._say(self._on_disk(model))
        except UserError as error:
            self._say(replace(self._on_disk(model), state=State.FAILED, error=error))
        except Exception as error:
            problem = UserError("download_failed", N_("The download failed."), N_("Try again."), repr(error))
            self._say(replace(self._on_disk(model), state=State.FAILED, error=problem))
        else:
            self._say(self._on_disk(model))
        finally:
            self._tasks.pop(model.file_name, None)

    async def _stop(self, model: CatalogueModel) -> None:
        task = self._tasks.get(model.file_name)
        if task is not None:
            task.cancel()
            await asyncio.wait([task])

    async def _drop(self, model: CatalogueModel) -> None:
        await self._stop(model)
        if self._now[model.file_name].state is not State.DONE:
            try:
                Part(self._wanted(model)).remove()
            finally:
                self._say(self._on_disk(model))

    async def _stop_all(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)

    # ---- inside ---------------------------------------------------------------------------------

    def _say(self, download: Download) -> None:
        self._now[download.model.file_name] = download
        self._told(download)

    def _wanted(self, model: CatalogueModel) -> Wanted:
        return Wanted(model.url, self._folder / model.file_name, model.size_bytes, model.sha256)

    def _on_disk(self, model: CatalogueModel) -> Download:
        """What the files say."""
        wanted = self._wanted(model)
        if is_there(wanted):
            size = wanted.target.stat().st_size
            return Download(model, wanted.target, State.DONE, size, size)
        have = wanted.target.with_name(wanted.target.name + ".part")
        size = have.stat().st_size if have.is_file() else 0
        state = State.PAUSED if size else State.OFFERED
        return Download(model, wanted.target, state, model.about_bytes, size)

    def _run(self, work: Coroutine[Any, Any, None]) -> None:
        if self._loop is None:
            self._loop = asyncio.new_event_loop()
            self._thread = threading.Thread(target=self._loop.run_forever, name="downloads", daemon=True)
            self._thread.start()
        asyncio.run_coroutine_threadsafe(work, self._loop)


class _Progress:
    """Passes progress on, as often as anybody can follow, with the speed of the last seconds."""

    def __init__(self, download: Download, say: Callable[[Download], None]) -> None:
        self._download = download
        self._say = say
        self._samples: deque[tuple[float, int]] = deque([(time.monotonic(), download.done_bytes)])
        self._last = 0.0

    def sized(self, n_bytes: int) -> None:
        """So large it is."""
        self._download = replace(self._download, size_bytes=n_bytes)

    def __call__(self, done: int, checking: bool) -> None:
        now = time.monotonic()
        if now - self._last < _TOLD_EVERY_S:
            return
        self._last = now
        if done < self._samples[-1][1]:  # it began anew
            self._samples.clear()
        self._samples.append((now, done))
        while len(self._samples) > 2 and now - self._samples[0][0] > _SPEED_OVER_S:
            self._samples.popleft()
        then, before = self._samples[0]
        speed = (done - before) / (now - then) if now > then and not checking else 0.0
        state = State.CHECKING if checking else State.RUNNING
        self._say(replace(self._download, state=state, done_bytes=done, bytes_per_second=speed))
