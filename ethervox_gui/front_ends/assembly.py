"""Puts the parts together: data folder, settings, store, engine, governor; the same for every front end."""

from __future__ import annotations

import functools
import os
import sys
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from ethervox_gui import paths
from ethervox_gui import settings as settings_module
from ethervox_gui.context.errors import EthervoxError, StorageError, UserError
from ethervox_gui.context.events.events import Event
from ethervox_gui.context.text import N_, joined
from ethervox_gui.engine.hardware import total_memory
from ethervox_gui.engine.protocol import (
    CancelCheck,
    Engine,
    EngineInfo,
    LoadProgress,
    PromptEncoder,
    RemoteSource,
)
from ethervox_gui.governor.governor import Governor
from ethervox_gui.governor.jobs.jobs import Tell
from ethervox_gui.options import Options
from ethervox_gui.services import profiles
from ethervox_gui.services.embedding_choice import EmbeddingChoice
from ethervox_gui.services.keys import Keys
from ethervox_gui.services.profiles import PROFILES_FILE, chat_config_of
from ethervox_gui.settings import ModelSettings, Settings
from ethervox_gui.storage.daily_check import Caretaker
from ethervox_gui.storage.file import recovery
from ethervox_gui.storage.folder_lock import FolderLock
from ethervox_gui.storage.store import Store

if TYPE_CHECKING:
    from ethervox_gui.engine.remote.engine import RemoteConnections
    from ethervox_gui.services.meaning import MeaningSearch

SETTINGS_FILE = "settings.json"

#: A thread that comes back from the library waits at most this long, in seconds, until others who are at work
#: let it go on.  It does so for every token: with the usual 5 ms a quick model writes a fifth as fast
#: while the window draws.
_SWITCH_INTERVAL = 0.0001


@dataclass(frozen=True, slots=True)
class Assembly:
    """Everything below a front end.

    ``settings`` hold the stored ones with the command line's changes on top; ``settings_path`` is where the
    stored ones are; ``model_path`` is the file to load first, which the user has named with ``chose_model``;
    ``profile`` is the one to begin with, if the user named one; ``notice`` is what there is to say of the
    first model.
    """

    governor: Governor
    store: Store
    settings: Settings
    settings_path: Path
    model_path: Path
    keys: Keys
    caretaker: Caretaker | None = None
    lock: FolderLock | None = None
    embedding: EmbeddingChoice | None = None
    profile: str | None = None
    chose_model: bool = False
    notice: str = ""

    @property
    def embedding_model(self) -> MeaningSearch | None:
        """The embedding model that is set; it may still be loaded."""
        return None if self.embedding is None else self.embedding.at_work

    def look_after(self) -> None:
        """Begin with the backup of the day and the checks, behind everything that is queued already.

        Then what there is to say of the first model is told, too.
        """
        if notice := self.notice:
            self.governor.submit(Tell(lambda: notice))
        if self.caretaker is not None:
            self.caretaker.start()

    def close(self) -> None:
        """Close the database and let others have the folder.  The governor must have ended before.

        All of it is done, whatever fails meanwhile; then that is raised.
        """
        with ExitStack() as down:
            if self.lock is not None:
                down.callback(self.lock.release)
            down.callback(self.store.close)
            if self.caretaker is not None:
                down.callback(self.caretaker.stop)
            if self.embedding is not None:
                down.callback(self.embedding.stop)

    def close_and_tell(self, tell: Callable[[EthervoxError], object]) -> bool:
        """:meth:`close`, and whether all that was to be stored is; what went wrong is told, not raised."""
        try:
            self.close()
        except EthervoxError as error:
            tell(error)
            return False
        return True


def assemble(
    options: Options, listener: Callable[[Event], None], tell: Callable[[UserError], object] | None = None
) -> Assembly:
    """Open the data folder and make the governor; the front end then runs it and submits the first jobs.

    What the caretaker finds is an error among the events, and a keyring that fails a notice; with ``tell``
    that hears of both, on their threads.
    Raises :class:`UserError` for a data folder, a database, settings or profiles that cannot be used.
    """
    sys.setswitchinterval(_SWITCH_INTERVAL)
    data_dir = paths.prepare_data_dir(options.data_dir)
    lock = FolderLock(data_dir)
    try:
        settings_path = data_dir / SETTINGS_FILE
        settings = settings_module.load(settings_path).with_values(options.changes)
        profiles_path = data_dir / PROFILES_FILE
        profiles.load(profiles_path)  # what is wrong with it is said now
        restored = recovery.restore_newest(data_dir) if options.restore_backup else None
        store = Store.open(data_dir)
        try:
            if options.chat_id is not None:
                store.chat(options.chat_id)
            keys = Keys(data_dir, failed=tell or (lambda error: _notice(governor, error.said)))
            config = chat_config_of(lambda: profiles.load(profiles_path), keys)
            governor = Governor(
                store, settings, listener, load_engine, system_prompt, connect, config, inspect
            )
            model_path, missing = _first_model(options, settings)
        except BaseException:
            store.close()
            raise
    except StorageError as error:
        lock.release()
        words = N_("The database could not do this: {error}").format(error=error)
        raise UserError("storage_failed", words) from error
    except BaseException:
        lock.release()
        raise
    if restored is not None:
        governor.submit(Tell(lambda: recovery.words_for(restored)))
    caretaker = Caretaker(store, tell or (lambda error: governor.submit(Tell(lambda: _raise(error)))))
    embedding = _embedding(store, governor)
    embedding.choose(settings.memory.embedding_model)
    return Assembly(
        governor,
        store,
        settings,
        settings_path,
        model_path,
        keys,
        caretaker,
        lock,
        embedding,
        options.profile,
        options.model is not None,
        missing,
    )


def _raise(error: UserError) -> str:
    raise error


def _notice(governor: Governor, words: str) -> None:
    """Say something that is no error, whatever is going on; from any thread."""
    governor.submit(Tell(lambda: words))


def _embedding(store: Store, governor: Governor) -> EmbeddingChoice:
    """The embedding model that the user chooses; one that cannot be used is a notice."""

    def failed(error: UserError) -> None:
        _notice(governor, joined(N_("Memories are searched by words alone."), error.said))

    return EmbeddingChoice(store, failed)


def inspect(path: Path, settings: ModelSettings, cancelled: CancelCheck) -> None:
    """Look at a model file, in a throw-away process unless it is our own, and at whether there is room.

    Raises :class:`UserError` where it cannot be loaded.
    """
    from ethervox_gui.engine import inspection  # here, because it takes a while

    if path == paths.guide_model():
        inspection.look_at_our_own(path)
        return
    header = inspection.inspect_model(path, cancelled=cancelled)
    from ethervox_gui.engine.llama.bindings import uses_gpu

    if not uses_gpu(settings.n_gpu_layers):
        inspection.refuse_too_large(path, header, settings.n_ctx, total_memory(), settings.kv_type)


def load_engine(path: Path, settings: ModelSettings, progress: LoadProgress) -> Engine:
    """Load a model file that was inspected with llama.cpp."""
    from ethervox_gui.engine.llama import engine

    return engine.load(path, settings, progress)


def connect(source: RemoteSource) -> Engine:
    """An engine for a model on another server."""
    return _connections().connect(source)


@functools.cache
def _connections() -> RemoteConnections:
    from ethervox_gui.engine.remote.engine import RemoteConnections  # here, because most never need HTTP

    return RemoteConnections(open_vocabulary)


@functools.cache
def open_vocabulary(path: Path) -> PromptEncoder:
    """The vocabulary of a model file, looked at in a throw-away process first; kept once it is there."""
    from ethervox_gui.engine.inspection import inspect_model

    inspect_model(path, talks=False)
    from ethervox_gui.engine.llama.text import vocabulary_only

    return vocabulary_only.open_vocabulary(path)


def system_prompt(info: EngineInfo, settings: Settings) -> str:
    """What a new chat begins with: the user's own, the guide's, or nothing but what the model brings."""
    if settings.model.system_prompt:
        return settings.model.system_prompt
    if info.is_guide:
        return paths.resource("guide_model", "system_prompt.txt").read_text(encoding="utf-8").strip()
    return ""


def _first_model(options: Options, settings: Settings) -> tuple[Path, str]:
    """The file to load first; and, where the one that was chosen is away, what there is to say of that."""
    if options.model is not None:
        return options.model, ""
    chosen = paths.as_written(settings.model.path)
    if os.path.isfile(chosen):  # noqa: PTH113 - no for a name that no file can have, or that may not be looked at
        return chosen, ""
    guide = paths.guide_model()
    if not guide.is_file():
        raise UserError(
            "guide_missing",
            N_("The bundled model is missing."),
            N_("Name another one with --model, or install again."),
        )
    if not settings.model.path:
        return guide, ""
    words = N_(
        "The model you used last is not there: {path}. The guide stands in for it. Once its disk or folder "
        "is back, choose the model or start again; it stays your choice until you choose another."
    )
    return guide, words.format(path=chosen)
