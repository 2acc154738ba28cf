"""Which local model answers: requests for the same one run together, for another one they take turns.

With a window the model belongs to the chat in it; a profile that needs another one gets it loaded beside
that, for other programs alone, as long as there is memory for both.  Without a window (``serve``) the model
is loaded in place of the one before.  Who asks for the model that is loaded waits behind those who came
earlier for another.

Loading goes on when whoever asked for it goes away: whoever asks next for the same finds the model, or waits
for it.  Who wants another one stops it.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable
from pathlib import Path

from ethervox_gui.context.errors import UserError
from ethervox_gui.engine.protocol import CancelCheck, EngineInfo, PromptEncoder
from ethervox_gui.governor.jobs.guest_jobs import FreeBeside, LoadBeside
from ethervox_gui.server.errors import unavailable
from ethervox_gui.server.sources import EnginePort, LoadModelFile
from ethervox_gui.services.profiles import Profile

#: A model beside that of the chat is unloaded when nobody has asked for it for so many seconds.
KEPT_SECONDS = 600.0

Loaded = tuple[EngineInfo, PromptEncoder]


class ModelPool:
    """Used on the server's thread alone.

    ``first`` is the model of profiles that name none, where no chat has one; ``load`` puts another model in
    the place of the one that is loaded, and without it there is a chat, beside whose model it is loaded.
    """

    def __init__(
        self, engine: EnginePort, first: Path | None = None, load: LoadModelFile | None = None
    ) -> None:
        self._engine = engine
        self._first = first
        self._load = load
        self._turn: asyncio.Lock | None = None
        self._free: asyncio.Condition | None = None
        self._n_users = 0
        self._bringing: tuple[Path, asyncio.Task[None]] | None = None
        self._is_unwanted = threading.Event()  # what is being loaded is to be stopped
        self._unloading: asyncio.TimerHandle | None = None
        self._is_closed = False

    def loaded(self, profile: Profile) -> Loaded:
        """The model for a local profile.  Raises :class:`ApiError` 503 where it is not loaded."""
        found = self._found(profile)
        if found is not None:
            return found
        if self._engine.loaded is None:
            raise unavailable("No model is loaded yet.", "no_model", wait=True)
        raise unavailable(
            f"The profile '{profile.name}' needs another model than the one that is loaded.",
            "model_not_loaded",
            wait=True,
        )

    def has(self, profile: Profile) -> bool:
        """Whether the model of a local profile is loaded."""
        return self._found(profile) is not None

    def has_chats(self, profile: Profile) -> bool:
        """Whether the model of a local profile is that of the chats; another is loaded beside it."""
        loaded = self._engine.loaded
        if self._load is not None or loaded is None:
            return True
        return loaded[0].path is not None and self._wanted(profile) in (None, loaded[0].path)

    async def hold(self, profile: Profile) -> Callable[[], None]:
        """Keep the model of a local profile loaded until the result is called, loading it first if may be.

        That of a chat is kept by nobody: the chat may take another one at any time.
        """
        if self._is_chats(self._found(profile)) or (self._load is None and self._engine.loaded is None):
            self.loaded(profile)
            return lambda: None
        turn, free = self._locks()
        async with turn:  # those behind us wait, whatever they want: nobody is kept waiting for ever
            if not await self._is_there(profile):
                async with free:
                    await free.wait_for(lambda: self._n_users == 0)
                await self._bring(profile)
            self.loaded(profile)
            self._n_users += 1
        if self._unloading is not None:
            self._unloading.cancel()
        loop = asyncio.get_running_loop()

        def release() -> None:
            self._n_users -= 1
            self._waking = loop.create_task(self._wake())
            self._unload_later()

        return release

    def close(self) -> None:
        """Let the model beside that of the chat go, once and for all.

        Who still uses it was told to stop, and its job comes before the one that frees the model.
        """
        self._is_closed = True
        self._free_beside()
        if self._bringing is not None:
            self._is_unwanted.set()
            self._bringing[1].cancel()

    # ---- inside ------------------------------------------------------------------------------------

    def _wanted(self, profile: Profile) -> Path | None:
        """The model's file; ``None`` where whatever is loaded will do."""
        if profile.model_path is not None:
            return profile.model_path
        loaded = self._engine.loaded
        has_chats = self._load is None and loaded is not None and loaded[0].path is not None
        return None if has_chats else self._first

    def _found(self, profile: Profile) -> Loaded | None:
        """The model of a profile, where it is loaded."""
        wanted = self._wanted(profile)
        for loaded in (self._engine.loaded, self._engine.beside):
            if loaded is not None and loaded[0].path is not None and wanted in (None, loaded[0].path):
                return loaded
        return None

    def _is_chats(self, loaded: Loaded | None) -> bool:
        return self._load is None and loaded is not None and loaded == self._engine.loaded

    def _free_beside(self) -> None:
        if self._unloading is not None:
            self._unloading.cancel()
        if self._load is not None or (self._n_users and not self._is_closed):
            return
        # One that is being loaded is not there yet, and nobody will be told of it once the server is stopped.
        if self._is_closed or self._engine.beside is not None:
            self._engine.submit(FreeBeside())

    async def _is_there(self, profile: Profile) -> bool:
        """Whether the model of a profile is loaded, and stays so, once what somebody left of it is loaded.

        Where another one is still being loaded, nobody wants it any more, and what is loaded now takes its
        place.  Raises :class:`ApiError` where the model itself cannot be loaded.
        """
        if self._bringing is not None:
            path, task = self._bringing
            if path != self._wanted(profile):
                return False
            await asyncio.wait({task})
            task.result()
        return self._found(profile) is not None

    async def _bring(self, profile: Profile) -> None:
        """Load the model of a profile; who is cancelled meanwhile leaves it to those who come."""
        wanted = self._wanted(profile)
        if wanted is None:
            raise unavailable(f"The profile '{profile.name}' names no model.", "model_not_loaded")
        left = self._bringing[1] if self._bringing is not None else None
        self._is_unwanted.set()
        unwanted = self._is_unwanted = threading.Event()
        task = asyncio.create_task(self._load_file(wanted, profile, left, unwanted.is_set))
        self._bringing = wanted, task
        task.add_done_callback(self._brought)
        await asyncio.wait({task})
        task.result()

    def _brought(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled():
            task.exception()  # if nobody waits for it any more, nobody is told
        if self._bringing is not None and self._bringing[1] is task:
            self._bringing = None
            if not self._locks()[0].locked():  # else somebody is about to use it
                self._unload_later()

    async def _load_file(
        self, path: Path, profile: Profile, left: asyncio.Task[None] | None, is_unwanted: CancelCheck
    ) -> None:
        """Load a file, in place of the one that somebody ``left`` while it was being loaded."""
        try:
            if self._load is None:
                await self._bring_beside(path, profile.name)
                return
            if left is not None:
                await asyncio.wait({left})
            if self._found(profile) is None:  # it goes only when the other was looked at
                await asyncio.to_thread(self._load, path, profile.name, is_unwanted)
        except UserError as error:
            raise unavailable(str(error), error.code) from error

    async def _bring_beside(self, path: Path, profile: str) -> None:
        loop = asyncio.get_running_loop()
        ended: asyncio.Future[UserError | None] = loop.create_future()

        def take(error: UserError | None) -> None:
            if not ended.done():  # the server may have been stopped
                ended.set_result(error)

        def tell(error: UserError | None) -> None:
            with contextlib.suppress(RuntimeError):  # the server was stopped meanwhile
                loop.call_soon_threadsafe(take, error)

        self._engine.submit(LoadBeside(path, profile, tell))
        error = await ended
        if error is not None:
            raise error

    def _unload_later(self) -> None:
        if self._unloading is not None:
            self._unloading.cancel()
        if self._load is None and not self._n_users and not self._is_closed:
            self._unloading = asyncio.get_running_loop().call_later(KEPT_SECONDS, self._free_beside)

    def _locks(self) -> tuple[asyncio.Lock, asyncio.Condition]:
        if self._turn is None or self._free is None:
            self._turn, self._free = asyncio.Lock(), asyncio.Condition()
        return self._turn, self._free

    async def _wake(self) -> None:
        _, free = self._locks()
        async with free:
            free.notify_all()
