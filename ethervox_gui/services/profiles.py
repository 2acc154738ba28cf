"""Profiles: a named set of model, system prompt, sampling and context settings.

The window and the API know models by their profiles.  They are stored as JSON in the data folder; the one
called ``default`` always exists: the model that is loaded, with the general settings.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator, model_validator

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.message_strategies import Strategy

PROFILES_FILE: Final = "profiles.json"
DEFAULT: Final = "default"


class Profile(BaseModel):
    """One profile.  ``None`` and empty mean: as the general settings say."""

    model_config = ConfigDict(frozen=True, extra="forbid", validate_default=True)

    name: str = Field(min_length=1, max_length=200, title="Name", description="What programs call it by.")
    kind: Literal["local", "remote"] = Field(
        "local", title="Kind", description="local: our own engine. remote: another OpenAI-compatible server."
    )
    model: str = Field(
        "", title="Model", description="local: a GGUF file, empty for the loaded one. remote: its name there."
    )
    base_url: str = Field(
        "", title="Address", description="Of a remote server, such as http://127.0.0.1:1234/v1."
    )
    key_name: str = Field(
        "", title="Key", description="Under which name the remote server's key is kept in the keyring."
    )
    vocabulary: str = Field(
        "", title="Vocabulary", description="A GGUF file with a remote model's vocabulary, to count exactly."
    )
    timeout: float = Field(
        600, gt=0, le=86_400, title="Time-out", description="Seconds that a remote server may be silent."
    )
    system_prompt: str = Field("", title="System prompt", description="What a new chat begins with.")
    temperature: float | None = Field(None, ge=0, le=5, title="Temperature")
    top_p: float | None = Field(None, gt=0, le=1, title="Top p")
    seed: int | None = Field(None, ge=-1, le=2**32 - 2, title="Seed")
    context_limit: int | None = Field(None, ge=1, title="Context limit", description="In tokens.")
    strategy: Strategy | None = Field(None, title="When messages fill the context")
    warning_threshold: float | None = Field(None, gt=0, lt=1, title="Trim from")
    error_threshold: float | None = Field(None, gt=0, le=1, title="Refuse from")
    max_messages: int | None = Field(None, ge=1, title="Sliding window")
    last_turns: int | None = Field(None, ge=1, title="Last turns")

    @field_validator("name")
    @classmethod
    def _plain(cls, name: str) -> str:
        if not name.isprintable() or name != name.strip():
            raise ValueError("a name is one line without spaces around it")
        return name

    @model_validator(mode="after")
    def _complete(self) -> Profile:
        if self.kind == "remote":
            if not self.base_url.startswith(("http://", "https://")):
                raise ValueError("a remote profile needs an address that begins with http:// or https://")
            if not self.model:
                raise ValueError("a remote profile needs the name of a model")
        warning, error = self.warning_threshold, self.error_threshold
        if warning is not None and error is not None and warning >= error:
            raise ValueError("the warning threshold must be below the error threshold")
        return self


class Profiles:
    """All profiles by name; ``default`` first."""

    def __init__(self, profiles: Iterable[Profile] = ()) -> None:
        self._profiles = {DEFAULT: Profile(name=DEFAULT)}
        self._profiles.update({profile.name: profile for profile in profiles})

    def __iter__(self) -> Iterator[Profile]:
        return iter(self._profiles.values())

    @property
    def names(self) -> list[str]:
        return list(self._profiles)

    def get(self, name: str) -> Profile | None:
        return self._profiles.get(name)

    def with_profile(self, profile: Profile) -> Profiles:
        """A copy with this profile added, or in place of the one of its name."""
        return Profiles([*(other for other in self if other.name != profile.name), profile])

    def without(self, name: str) -> Profiles:
        """A copy without a profile; ``default`` cannot leave, but goes back to what it was at first."""
        return Profiles(profile for profile in self if profile.name != name)


def load(path: Path) -> Profiles:
    """The profiles stored at ``path``; the default alone where there is no such file.

    Raises :class:`UserError` when the file cannot be read as profiles; it is left as it is.
    """
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
        return Profiles([Profile.model_validate(entry) for entry in found])
    except FileNotFoundError:
        return Profiles()
    except (OSError, ValueError, TypeError) as error:
        reason = error.errors()[0]["msg"] if isinstance(error, ValidationError) else "it is damaged"
        raise UserError(
            "bad_profiles_file",
            f"The profiles in {path.name} cannot be read: {reason}.",
            "Mend the file, or move it away to start with the default.",
            str(error),
        ) from error


def save(profiles: Profiles, path: Path) -> None:
    """Store the profiles at ``path``, in one atomic rename; what was stored before stays if that fails."""
    stored = [profile.model_dump(mode="json", exclude_defaults=True) for profile in profiles]
    temporary = path.with_suffix(".tmp")
    try:
        temporary.write_text(json.dumps(stored, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
        temporary.replace(path)
    except OSError as error:
        raise UserError(
            "profiles_unwritable", f"The profiles cannot be stored at {path}.", details=str(error)
        ) from error
