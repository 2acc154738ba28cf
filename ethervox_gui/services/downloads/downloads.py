"""All downloads of models: begun, paused, resumed and cancelled; the disk says what they go on with.

They run on a thread of their own, with one event loop for all.  Nothing is asked of the network before
somebody calls :meth:`Downloads.start`.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from pathlib import Path
from typing import Final, Protocol

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.text import N_
from ethervox_gui.services.downloads.loop_thread import LoopThread
from ethervox_gui.services.downloads.wanted import Downloadable, Part, Wanted, is_there

#: Below this nobody can follow it; more would only keep the listener busy.
_TOLD_EVERY_S: Final = 0.1
_SPEED_OVER_S: Final = 5.0

_log = logging.getLogger(__name__)


class Unfinished(Protocol):
    """Where models of no catalogue are kept while they are not wholly there."""

    def read(self) -> Sequence[Downloadable]: ...
    def write(self, models: Iterable[Downloadable]) -> None: ...


class State(StrEnum):
    """What goes on with a model that can be downloaded."""

    OFFERED = "offered"
    RUNNING = "running"
    CHECKING = "checking"
    PAUSED = "paused"
    FAILED = "failed"
    DONE = "done"


@dataclass(frozen=True, slots=True)
class Download:
    """A model and how much of it is on this machine, of ``size_bytes`` in all.

    ``path`` is where its (first) file is once it is ``done``; ``error`` says why it ``failed``.
    """

    model: Downloadable
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
    """Models, those of a catalogue first, and their files in ``folder``.

    Any other one becomes known by being started, and is in ``unfinished`` until it is there or cancelled.
    ``token_for`` knows what opens an address of a gated file, and is asked for no other.  ``told`` gets every
    change, on the thread of the downloads.
    """

    def __init__(
        self,
        folder: Path,
        models: Sequence[Downloadable],
        told: Callable[[Download], None],
        token_for: Callable[[str], str] = lambda _url: "",
        unfinished: Unfinished | None = None,
    ) -> None:
        self._folder = folder
        self._told = told
        self._token_for = token_for
        self._thread = LoopThread("downloads")
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._now = {model.file_name: self._on_disk(model) for model in models}
        self._listed = frozenset(self._now)
        self._unfinished = unfinished
        self._kept: list[Downloadable] = []
        for model in unfinished.read() if unfinished is not None else ():
            begun = self._on_disk(model)
            if model.file_name not in self._now and begun.state is State.PAUSED:
                self._now[model.file_name] = begun
                self._kept.append(model)

    def all(self) -> list[Download]:
        """Every model with what goes on with it."""
        return list(self._now.values())

    def of(self, model: Downloadable) -> Download:
        """What goes on with a model that need not be known yet."""
        now = self._now.get(model.file_name)
        is_same = now is not None and (now.model == model or model.file_name in self._tasks)
        return now if now is not None and is_same else self._on_disk(model)

    def start(self, model: Downloadable) -> None:
        """Begin, or go on with what is there."""
        self._thread.run(self._start(model))

    def pause(self, model: Downloadable) -> None:
        """Stop; what has arrived stays for the next time."""
        self._thread.run(self._stop(model))

    def cancel(self, model: Downloadable) -> None:
        """Stop, and remove what has arrived."""
        self._thread.run(self._drop(model))

    def close(self) -> None:
        """Pause everything and end the thread."""
        self._thread.close()

    # ---- on the thread of the downloads ---------------------------------------------------------

    async def _start(self, model: Downloadable) -> None:
        key = model.file_name
        if key in self._tasks or self.of(model).state is State.DONE:
            return
        self._say(replace(self._on_disk(model), state=State.RUNNING))
        self._tasks[key] = asyncio.get_running_loop().create_task(self._get(model))

    async def _get(self, model: Downloadable) -> None:
        progress = _Progress(self._now[model.file_name], self._say)
        wanted = model.wanted(self._folder)
        try:
            from ethervox_gui.services.downloads.download import (
                fetch,  # with an HTTP client, which is slow to load
            )

            for number, file in enumerate(wanted):
                progress.begin([*wanted[:number], *wanted[number + 1 :]])
                rest = sum(_missing(each) for each in wanted[number + 1 :])
                token = await asyncio.to_thread(self._token_for, file.url) if file.is_gated else ""
                await fetch(file, progress, sized=progress.sized, rest_bytes=rest, token=token)
        except asyncio.CancelledError:
            self._say(self._on_disk(model))
        except UserError as error:
            self._say(replace(self._on_disk(model), state=State.FAILED, error=error))
        except Exception as error:  # what a server sends may be anything, and the window shows how it ends
            _log.exception("%s could not be downloaded", model.file_name)
            problem = UserError("download_failed", N_("The download failed."), N_("Try again."), repr(error))
            self._say(replace(self._on_disk(model), state=State.FAILED, error=problem))
        else:
            self._say(self._on_disk(model))
        finally:
            self._tasks.pop(model.file_name, None)

    async def _stop(self, model: Downloadable) -> None:
        task = self._tasks.get(model.file_name)
        if task is not None:
            task.cancel()
            await asyncio.wait([task])

    async def _drop(self, model: Downloadable) -> None:
        await self._stop(model)
        if self.of(model).state is not State.DONE:
            try:
                for wanted in model.wanted(self._folder):
                    Part(wanted).remove()
                    if is_there(wanted):  # a part of a split model is of no use alone
                        wanted.target.unlink(missing_ok=True)
                    self._remove_empty(wanted.target.parent)
            finally:
                self._say(self._on_disk(model))

    def _remove_empty(self, folder: Path) -> None:
        """The folders that were made for it, as far as nothing else is in them."""
        while folder != self._folder and folder.is_relative_to(self._folder):
            try:
                folder.rmdir()
            except OSError:
                return
            folder = folder.parent

    # ---- inside ---------------------------------------------------------------------------------

    def _say(self, download: Download) -> None:
        self._now[download.model.file_name] = download
        self._keep()
        self._told(download)

    def _keep(self) -> None:
        """Note down what of no catalogue is on its way, where that has changed."""
        kept = [
            each.model
            for each in self._now.values()
            if each.model.file_name not in self._listed and each.state not in (State.OFFERED, State.DONE)
        ]
        if self._unfinished is not None and kept != self._kept:
            with contextlib.suppress(OSError):  # it is in the way of no download; the next change tries again
                self._unfinished.write(kept)
                self._kept = kept

    def _on_disk(self, model: Downloadable) -> Download:
        """What the files say."""
        wanted = model.wanted(self._folder)
        have = sum(_have(each) for each in wanted)
        path = wanted[0].target
        if all(is_there(each) for each in wanted):
            return Download(model, path, State.DONE, have, have)
        state = State.PAUSED if have else State.OFFERED
        return Download(model, path, state, model.about_bytes, have)


def _have(wanted: Wanted) -> int:
    """How many bytes of a file are on the disk."""
    if is_there(wanted):
        return wanted.target.stat().st_size
    part = wanted.target.with_name(wanted.target.name + ".part")
    return part.stat().st_size if part.is_file() else 0


def _missing(wanted: Wanted) -> int:
    return max(wanted.size_bytes - _have(wanted), 0)


class _Progress:
    """Passes progress on, as often as anybody can follow, with the speed of the last seconds."""

    def __init__(self, download: Download, say: Callable[[Download], None]) -> None:
        self._download = download
        self._say = say
        self._samples: deque[tuple[float, int]] = deque([(time.monotonic(), download.done_bytes)])
        self._last = 0.0
        self._others_have = self._others_size = 0

    def begin(self, others: Sequence[Wanted]) -> None:
        """What comes now is about one file, beside which the model has these ``others``."""
        self._others_have = sum(_have(each) for each in others)
        self._others_size = sum(each.size_bytes for each in others)

    def sized(self, n_bytes: int) -> None:
        """So large the file is."""
        self._download = replace(self._download, size_bytes=n_bytes + self._others_size)

    def __call__(self, done: int, checking: bool) -> None:
        now = time.monotonic()
        if now - self._last < _TOLD_EVERY_S:
            return
        self._last = now
        done += self._others_have
        if done < self._samples[-1][1]:  # it began anew
            self._samples.clear()
        self._samples.append((now, done))
        while len(self._samples) > 2 and now - self._samples[0][0] > _SPEED_OVER_S:
            self._samples.popleft()
        then, before = self._samples[0]
        speed = (done - before) / (now - then) if now > then and not checking else 0.0
        state = State.CHECKING if checking else State.RUNNING
        self._say(replace(self._download, state=state, done_bytes=done, bytes_per_second=speed))
