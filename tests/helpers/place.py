"""A governor whose model files are scripted, with profiles, and what it told."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.events.events import Event, TokenGenerated
from ethervox_gui.context.turns.turns import Role
from ethervox_gui.engine.protocol import Engine, LoadProgress, PromptEncoder
from ethervox_gui.engine.remote.engine import RemoteConnections
from ethervox_gui.governor.governor import Governor
from ethervox_gui.governor.jobs.jobs import Answer, Job, Shutdown
from ethervox_gui.governor.session import idle as ahead
from ethervox_gui.services.keys import Keys
from ethervox_gui.services.profiles import Profile, Profiles, chat_config_of
from ethervox_gui.settings import ModelSettings, Settings
from ethervox_gui.storage.store import Store
from tests.helpers.scripted_engine import ScriptedEngine

FIRST, SECOND = Path("first.gguf"), Path("second.gguf")
BRIEF = Profile(name="brief", system_prompt="Be brief.", overrides={"context.warning_threshold": 0.5})
OTHER = Profile(name="other", model=str(SECOND))


@dataclass
class Place:
    """A governor whose model files are scripted, and what it told."""

    folder: Path
    store: Store
    profiles: Profiles = field(default_factory=lambda: Profiles([BRIEF, OTHER]))
    told: list[Event] = field(default_factory=list)
    loaded: list[str] = field(default_factory=list)
    governor: Governor | None = None
    settings: Settings = field(default_factory=lambda: Settings().with_values({"memory.name_chats": False}))
    on_text: bool = False  # whether Stop is pressed once a reply ends with "the"

    def play(self, *jobs: Job) -> list[Event]:
        """Do the jobs and shut down; what was told."""
        self.told.clear()
        self.loaded.clear()
        connections = RemoteConnections(_no_vocabulary)
        terms = chat_config_of(lambda: self.profiles, Keys(self.folder))
        said = ""

        def listen(event: Event) -> None:
            nonlocal said
            self.told.append(event)
            if isinstance(event, TokenGenerated) and self.on_text:
                said += event.text
                if said.endswith("the"):
                    governor.cancel()

        governor = Governor(
            self.store, self.settings, listen, self._load, _prompt, connections.connect, terms
        )
        self.governor = governor
        for job in (*jobs, Shutdown()):
            governor.submit(job)
        governor.run()
        return list(self.told)

    def idle(self) -> Job:
        """A while in which nothing else is to be done."""

        def act() -> str:
            assert self.governor is not None
            assert self.governor.live is not None
            ahead.use_idle_time(self.governor.live, lambda: False)
            return "idle"

        return Answer(act)

    def _load(self, path: Path, settings: ModelSettings, _progress: LoadProgress) -> Engine:
        if "broken" in path.name:
            raise UserError("model_damaged", "This is no model.")
        self.loaded.append(path.name)
        return ScriptedEngine(lambda _: "Fine.", n_ctx=settings.n_ctx or 2048)

    def chats(self) -> list[int]:
        return [chat.chat_id for chat in self.store.list_chats()]

    def system_of(self, chat_id: int) -> str:
        first = self.store.turns_of_chat(chat_id)[0]
        assert first.role is Role.SYSTEM
        return first.text


def _no_vocabulary(path: Path) -> PromptEncoder:
    raise AssertionError(path)


def _prompt(_info: object, settings: Settings) -> str:
    return settings.model.system_prompt or "You are a test."


def of(kind: type[Any], told: list[Event]) -> list[Any]:
    return [event for event in told if isinstance(event, kind)]


def remote(url: str, **options: Any) -> Profile:
    given = {"model": "default", "timeout": 30, **options}
    return Profile.model_validate({"name": "far", "kind": "remote", "base_url": f"{url}/v1", **given})
