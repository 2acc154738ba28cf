"""The profile that holds for a chat, as far as the governor needs to know it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from ethervox_gui.engine.protocol import ModelSource
from ethervox_gui.settings import Settings

#: What the code of the error is when there is no profile of a name.
NOT_FOUND: Final = "profile_not_found"
#: And when its settings and the general ones contradict each other.
UNFIT: Final = "profile_unfit"


@dataclass(frozen=True, slots=True)
class ChatConfig:
    """The settings with those of the profile on top, and the model it names.

    ``profile`` is its name, empty for the default; without a ``source`` it goes with any local model.
    """

    profile: str
    settings: Settings
    source: ModelSource | None = None


#: The config of a profile (by name, empty for the default), given the general settings.  Raises UserError for
#: one that is not there (:data:`NOT_FOUND`) or that the settings do not go together with (:data:`UNFIT`).
ChatConfigOf = Callable[[str, Settings], ChatConfig]


def no_profiles(_profile: str, settings: Settings) -> ChatConfig:
    """The config where nobody knows of any profile: the general settings."""
    return ChatConfig("", settings)
