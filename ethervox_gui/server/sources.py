"""What a front end hands to the server; light: a window whose server is off does not load the rest."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from ethervox_gui.engine.protocol import CancelCheck, EngineInfo, PromptEncoder
from ethervox_gui.governor.jobs.jobs import Job
from ethervox_gui.services.keys import Keys
from ethervox_gui.services.profiles import Profiles
from ethervox_gui.settings import Settings
from ethervox_gui.storage.store import Store

#: Loads the model file for a profile (by name) and waits until it is there, or is unwanted; raises UserError.
#: Any thread.
LoadModelFile = Callable[[Path, str, CancelCheck], None]


class EnginePort(Protocol):
    """The governor, as the server sees it."""

    @property
    def loaded(self) -> tuple[EngineInfo, PromptEncoder] | None: ...

    @property
    def beside(self) -> tuple[EngineInfo, PromptEncoder] | None: ...

    @property
    def is_stopped(self) -> bool:
        """Whether a failure ended it, so that it refuses all that is submitted."""
        ...

    def submit(self, job: Job) -> object: ...


class EmbeddingModel(Protocol):
    """The embedding model that is set, as the server sees it."""

    @property
    def model_name(self) -> str: ...

    def embedding(self, text: str) -> tuple[list[float], int]:
        """The vector of a text and its tokens; raises UserError while there is no model.  Any thread."""
        ...


@dataclass(slots=True)
class Sources:
    """Where the service finds what it needs; the callables are asked anew for every request.

    ``vocabulary`` opens a GGUF file to count by it.  The model that a local profile names is loaded on
    request: with ``load`` in place of the one before, else beside that of the chat; ``first_model`` for those
    that name none, where the chat has none on this machine.  ``program_of`` says whose
    key that is which is not the server's own.
    """

    engine: EnginePort
    store: Store
    settings: Callable[[], Settings]
    profiles: Callable[[], Profiles]
    keys: Keys
    vocabulary: Callable[[Path], PromptEncoder] | None = None
    first_model: Path | None = None
    load: LoadModelFile | None = None
    embedding: Callable[[], EmbeddingModel | None] = lambda: None
    program_of: Callable[[bytes], str | None] = lambda _key: None
