"""A whole window on the real governor and store, with an engine that says what it is told to."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from ethervox_gui.app import Desktop
from ethervox_gui.assembly import Assembly, connect
from ethervox_gui.context.errors import Cancelled, UserError
from ethervox_gui.engine.protocol import Engine, LoadProgress
from ethervox_gui.governor.governor import Governor
from ethervox_gui.services.profiles import profiles
from ethervox_gui.services.profiles.as_chat_config import terms_of
from ethervox_gui.services.profiles.keys import Keys
from ethervox_gui.settings import ModelSettings, Settings
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.runtime.engine_thread import EngineThread
from tests.helpers.scripted import ScriptedEngine
from tests.helpers.stores import open_store


def _prompt(_info: object, settings: Settings) -> str:
    return settings.model.system_prompt or "You are helpful."


MODEL = Path("scripted.gguf")
Respond = Callable[[str], str]


def scripted_desktop(
    data_dir: Path,
    respond: Respond,
    theme: Theme,
    *,
    n_ctx: int = 2048,
    settings: Settings | None = None,
    pause_s: float = 0.0,
) -> Desktop:
    """A desktop whose models answer with ``respond``; a file that is called broken cannot be
    loaded, and one called endless loads until it is cancelled."""
    settings = settings or Settings()
    data_dir.mkdir(parents=True, exist_ok=True)
    store = open_store(data_dir)
    thread = EngineThread()

    def load(path: Path, wanted: ModelSettings, progress: LoadProgress) -> Engine:
        if "broken" in path.name:
            raise UserError(
                "model_damaged",
                f"The file {path.name} is not a model that can be loaded.",
                "Choose another one.",
                "bad magic: 50 4b 03 04",
            )
        if not progress(0.5):
            raise Cancelled
        while "endless" in path.name:
            if not progress(0.6):
                raise Cancelled
            time.sleep(0.01)
        engine = ScriptedEngine(respond, n_ctx=wanted.n_ctx or n_ctx)
        if pause_s:
            piece = engine.piece

            def slow_piece(token: int) -> bytes:
                time.sleep(pause_s)
                return piece(token)

            engine.piece = slow_piece  # type: ignore[method-assign]
        return engine

    stored = data_dir / profiles.PROFILES_FILE
    terms = terms_of(lambda: profiles.load(stored), Keys(data_dir))
    governor = Governor(store, settings, thread.listen, load, _prompt, connect, terms)
    assembly = Assembly(governor, store, settings, data_dir / "settings.json", MODEL)
    return Desktop(assembly, thread, theme, ThreadPoolExecutor(2))
