"""A whole window on the real governor and store, with an engine that says what it is told to."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from ethervox_gui.context.errors import Cancelled, UserError
from ethervox_gui.engine.protocol import CancelCheck, Engine, LoadProgress
from ethervox_gui.front_ends.app import Desktop
from ethervox_gui.front_ends.assembly import Assembly, connect
from ethervox_gui.governor.governor import Governor
from ethervox_gui.services import profiles
from ethervox_gui.services.keys import Keys
from ethervox_gui.services.profiles import chat_config_of
from ethervox_gui.settings import ModelSettings, Settings
from ethervox_gui.ui.kit.theme.theme import Theme
from ethervox_gui.ui.runtime.engine_thread import EngineThread
from tests.helpers.scripted_engine import ScriptedEngine
from tests.helpers.stores import open_store


def _prompt(_info: object, settings: Settings) -> str:
    return settings.model.system_prompt or "You are helpful."


MODEL = Path("scripted.gguf")
#: Files that cannot be loaded any more, by name.
GONE: frozenset[str] = frozenset()
Respond = Callable[[str], str]


def scripted_desktop(
    data_dir: Path,
    respond: Respond,
    theme: Theme,
    *,
    n_ctx: int = 2048,
    settings: Settings | None = None,
    pause_s: float = 0.0,
    names_chats: bool = False,
    notes: str = "late",
) -> Desktop:
    """A desktop whose models answer with ``respond``; a file that is called unwanted is refused when it is
    looked at, a broken one when it is loaded, and one called endless loads until it is cancelled."""
    settings = settings or Settings().with_values({"memory.model_may_search": True})
    settings = settings.with_values({"memory.name_chats": names_chats, "context.notes": notes})
    data_dir.mkdir(parents=True, exist_ok=True)
    store = open_store(data_dir)
    thread = EngineThread()

    def inspect(path: Path, _wanted: ModelSettings, _cancelled: CancelCheck) -> None:
        if "unwanted" in path.name:
            raise UserError("model_only_embeds", f"{path.name} cannot write.", "Choose another model.")

    def load(path: Path, wanted: ModelSettings, progress: LoadProgress) -> Engine:
        if "broken" in path.name or path.name in GONE:
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
    keys = Keys(data_dir)
    terms = chat_config_of(lambda: profiles.load(stored), keys)
    governor = Governor(store, settings, thread.listen, load, _prompt, connect, terms, inspect)
    assembly = Assembly(governor, store, settings, data_dir / "settings.json", MODEL, keys)
    return Desktop(assembly, thread, theme, ThreadPoolExecutor(2))
