"""Profiles: a named set of model, system prompt, sampling and context settings.

Window, headless and API know the same ones.  ``default`` always exists: the model that is loaded, with the
general settings.  Some more come with the program; those that the user made, changed or deleted are stored as
JSON in the data folder.  The governor takes a profile as settings and the model to load.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator, model_validator

from ethervox_gui import paths
from ethervox_gui.context.errors import UserError
from ethervox_gui.context.requests.message_strategies import Strategy
from ethervox_gui.context.text import N_, Text
from ethervox_gui.engine.protocol import RemoteSource
from ethervox_gui.governor.chat.chat_config import NOT_FOUND, UNFIT, ChatConfig, ChatConfigOf
from ethervox_gui.services.keys import Keys
from ethervox_gui.settings import Settings
from ethervox_gui.settings import keys as settings_keys
from ethervox_gui.settings.describing import NO_NUMBER, shown, typed, wanted
from ethervox_gui.whole_files import write_whole

PROFILES_FILE: Final = "profiles.json"
DEFAULT: Final = "default"

#: What belongs to the program as a whole, or has a field of its own in a profile.
_NOT_A_CHATS: Final = frozenset(
    {
        "context.limit",
        "model.path",
        "model.folders",
        "model.system_prompt",
        "sampling.temperature",
        "sampling.top_p",
        "sampling.seed",
        "memory.embedding_model",
        "memory.fold",
        "memory.fold_at",
        "paging.budget_mb",
    }
)

#: What a strategy for messages means for a chat of our own, whose turns are edited one by one.
_MODES: Final = {Strategy.MANUAL: "manual", Strategy.SUMMARIZATION: "automatic"}


def overridable() -> Iterator[tuple[str, Any]]:
    """The settings that a profile can have of its own, as :func:`ethervox_gui.settings.keys` gives them."""
    for key, info in settings_keys():
        if not key.startswith(("server.", "downloads.", "appearance.")) and key not in _NOT_A_CHATS:
            yield key, info


class Profile(BaseModel):
    """One profile.  ``None`` and empty mean: as the general settings say."""

    model_config = ConfigDict(frozen=True, extra="forbid", validate_default=True)

    name: str = Field(
        min_length=1, max_length=200, title=N_("Name"), description=N_("The name by which programs call it.")
    )
    kind: Literal["local", "remote"] = Field(
        "local",
        title=N_("Kind"),
        description=N_("Where its model runs. Another server means one with an OpenAI-compatible API."),
        json_schema_extra=shown(words={"local": N_("On this machine"), "remote": N_("On another server")}),
    )
    model: str = Field(
        "",
        title=N_("Model"),
        description=N_(
            "On this machine: a GGUF file, or empty for the one that is loaded. On another server: "
            "its name there."
        ),
    )
    base_url: str = Field(
        "", title=N_("Address"), description=N_("Of a remote server, such as http://127.0.0.1:1234/v1.")
    )
    key_name: str = Field(
        "",
        title=N_("Key"),
        description=N_("The name under which the remote server's key is kept in the keyring."),
    )
    vocabulary: str = Field(
        "",
        title=N_("Vocabulary"),
        description=N_("A GGUF file with a remote model's vocabulary, to count exactly."),
    )
    timeout: float = Field(
        600,
        gt=0,
        le=86_400,
        title=N_("Time-out"),
        description=N_("Seconds a remote server may stay silent."),
    )
    proxy: str = Field(
        "",
        title=N_("Proxy"),
        description=N_(
            "Used to reach a remote server, such as http://proxy.example:3128. Empty: the system's "
            "(HTTPS_PROXY, NO_PROXY); none: no proxy. This machine is always reached directly."
        ),
    )
    system_prompt: str = Field("", title=N_("System prompt"), description=N_("What a new chat begins with."))
    temperature: float | None = Field(None, ge=0, le=5, title=N_("Temperature"))
    top_p: float | None = Field(None, gt=0, le=1, title=N_("Top p"))
    seed: int | None = Field(None, ge=-1, le=2**32 - 2, title=N_("Seed"))
    context_limit: int | None = Field(None, ge=1, title=N_("Context limit"), description=N_("In tokens."))
    strategy: Strategy | None = Field(None, title=N_("When messages exceed the context"))
    warning_threshold: float | None = Field(None, gt=0, lt=1, title=N_("Trim from"))
    error_threshold: float | None = Field(None, gt=0, le=1, title=N_("Refuse from"))
    max_messages: int | None = Field(None, ge=1, title=N_("Sliding window"))
    last_turns: int | None = Field(None, ge=1, title=N_("Last turns"))
    overrides: dict[str, Any] = Field(
        default_factory=dict,
        title=N_("Its own settings"),
        description=N_("By the keys of the settings table, such as sampling.top_k."),
    )

    @property
    def model_path(self) -> Path | None:
        """The file of a local model; ``None`` where the profile names none."""
        return paths.as_written(self.model) if self.kind == "local" and self.model else None

    @property
    def vocabulary_path(self) -> Path | None:
        """The file whose vocabulary counts tokens for a remote model, if one is named."""
        return paths.as_written(self.vocabulary) if self.vocabulary else None

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
        if self.proxy not in ("", "none") and not self.proxy.startswith(("http://", "https://")):
            raise ValueError("a proxy has an address that begins with http:// or https://, or is none")
        warning, error = self.warning_threshold, self.error_threshold
        if warning is not None and error is not None and warning >= error:
            raise ValueError("the warning threshold must be below the error threshold")
        known = dict(overridable())
        for key in self.overrides:
            if key not in known:
                raise ValueError(f"a profile cannot have a setting {key} of its own")
        try:
            self.settings(Settings())
        except UserError as error:
            raise ValueError(error.message.removesuffix(".")) from error
        return self

    @classmethod
    def of(cls, values: Mapping[str, Any]) -> Profile:
        """The profile with these values, which may be texts as somebody typed them.

        Raises :class:`UserError` where they make no sense.
        """
        fields = cls.model_fields
        meant = dict(values) | {n: typed(fields[n], value) for n, value in values.items() if n in fields}
        try:
            profile = cls.model_validate(meant)
        except ValidationError as error:
            first = error.errors(include_url=False)[0]
            reason = str(first["msg"]).removeprefix("Value error, ")
            field = fields.get(str(first["loc"][0])) if first["loc"] else None
            if field is not None and first["type"] in NO_NUMBER:
                reason = wanted(field) or reason
            words = Text(reason[:1].upper() + reason[1:].rstrip(".") + ".")
            if field is not None and field.title:
                words = N_("{field}: {reason}.").format(field=N_(field.title), reason=reason.rstrip("."))
            raise UserError("bad_profile", words, details=str(error)) from error
        settings = profile.settings(Settings()).model_dump(mode="json")
        parts = {key: key.split(".") for key in profile.overrides}
        plain = {key: settings[section][field] for key, (section, field) in parts.items()}
        return profile.model_copy(update={"overrides": plain})

    def settings(self, general: Settings) -> Settings:
        """What holds for a chat with this profile: the general settings, its own on top.

        Raises :class:`UserError` where they do not go together.
        """
        changes: dict[str, Any] = {}
        if self.strategy is not None:
            changes["context.mode"] = _MODES.get(self.strategy, "shift")
            kept = {Strategy.SLIDING_WINDOW: self.max_messages, Strategy.LAST_TURNS: self.last_turns}
            changes["context.keep_recent_turns"] = kept.get(self.strategy)
        changes |= {
            "context.limit": self.context_limit,
            "model.system_prompt": self.system_prompt or None,
            "sampling.temperature": self.temperature,
            "sampling.top_p": self.top_p,
            "sampling.seed": self.seed,
        }
        given = {key: value for key, value in changes.items() if value is not None}
        return general.with_values(given | self.overrides) if given or self.overrides else general


#: What profiles of the program were called before: chats, programs and files may still name them so.
_FORMER = {"Nothing leaves by itself": "Manual context"}


class Profiles:
    """All profiles by name: ``default`` first, then those that come with the program, then the user's own.

    ``deleted`` names those of the program that the user does not want.
    """

    def __init__(self, profiles: Iterable[Profile] = (), deleted: Iterable[str] = ()) -> None:
        self._deleted = frozenset(_FORMER.get(name, name) for name in deleted) & set(shipped())
        self._profiles = {DEFAULT: Profile(name=DEFAULT)}
        self._profiles |= {name: each for name, each in shipped().items() if name not in self._deleted}
        self._profiles.update({profile.name: profile for profile in profiles})

    def __iter__(self) -> Iterator[Profile]:
        return iter(self._profiles.values())

    @property
    def names(self) -> list[str]:
        return list(self._profiles)

    @property
    def own(self) -> list[Profile]:
        """Those that are not as the program brought them."""
        brought = {DEFAULT: Profile(name=DEFAULT), **shipped()}
        return [profile for profile in self if brought.get(profile.name) != profile]

    @property
    def deleted(self) -> list[str]:
        return sorted(self._deleted)

    def get(self, name: str) -> Profile | None:
        return self._profiles.get(name) or self._profiles.get(_FORMER.get(name, ""))

    def of_chat(self, name: str) -> Profile:
        """The profile a chat goes on with: the default where ``name`` is empty or there is none any more."""
        return self.get(name) or self._profiles[DEFAULT]

    def with_profile(self, profile: Profile) -> Profiles:
        """A copy with this profile added, or in place of the one of its name."""
        others = [other for other in self.own if other.name != profile.name]
        return Profiles([*others, profile], self._deleted - {profile.name})

    def without(self, name: str) -> Profiles:
        """A copy without a profile; ``default`` cannot leave, but goes back to what it was at first."""
        return Profiles((profile for profile in self.own if profile.name != name), self._deleted | {name})


#: What the window calls profiles that come with the program; programs and files call them by their names.
_WINDOW_NAMES: Final = {
    str(name): name for name in (N_("Brief answers"), N_("Code"), N_("Long story"), N_("Manual context"))
} | {DEFAULT: N_("Default")}


def window_name(name: str) -> str:
    """What a profile is called where it is shown: to be translated where the program gave it its name."""
    return _WINDOW_NAMES.get(name, name)


@functools.cache
def shipped() -> Mapping[str, Profile]:
    """The profiles that come with the program."""
    found = json.loads(paths.resource("profiles", "shipped.json").read_text(encoding="utf-8"))
    return {entry["name"]: Profile.model_validate(entry) for entry in found}


def load(path: Path) -> Profiles:
    """The profiles stored at ``path``; those of the program alone where there is no such file.

    Raises :class:`UserError` when the file cannot be read as profiles; it is left as it is.
    """
    try:
        found = json.loads(path.read_text(encoding="utf-8-sig"))  # some editors put a mark in front
        stored = found if isinstance(found, dict) else {"profiles": found}
        return Profiles(map(Profile.model_validate, stored["profiles"]), stored.get("deleted", ()))
    except FileNotFoundError:
        return Profiles()
    except (OSError, ValueError, TypeError, LookupError, RecursionError) as error:
        reason = _first_of(error) if isinstance(error, ValidationError) else N_("it is damaged")
        raise UserError(
            "bad_profiles_file",
            N_("The profiles in {name} cannot be read: {reason}.").format(name=path.name, reason=reason),
            N_("Repair the file, or move it away to start with the default."),
            str(error),
        ) from error


def _first_of(error: ValidationError) -> str:
    """What is wrong first, and with which field."""
    first = error.errors(include_url=False)[0]
    reason = str(first["msg"]).removeprefix("Value error, ")
    return f"{'.'.join(map(str, first['loc']))}: {reason}" if first["loc"] else reason


def save(profiles: Profiles, path: Path) -> None:
    """Store the profiles at ``path``, in one atomic rename; what was stored before stays if that fails."""
    own = [profile.model_dump(mode="json", exclude_defaults=True) for profile in profiles.own]
    stored = {"profiles": own, "deleted": profiles.deleted}
    text = json.dumps(stored, indent=2, ensure_ascii=False) + "\n"
    try:
        write_whole(path, [text.encode()], sync=True)
    except OSError as error:
        raise UserError(
            "profiles_unwritable",
            N_("The profiles cannot be stored at {path}.").format(path=path),
            details=str(error),
        ) from error


def chat_config_of(profiles: Callable[[], Profiles], keys: Keys) -> ChatConfigOf:
    """The config of the profiles as they are when they are asked for."""

    def find(name: str, settings: Settings) -> ChatConfig:
        found = profiles()
        profile = found.get(name or DEFAULT)
        if profile is None:
            names = ", ".join(found.names)
            raise UserError(
                NOT_FOUND,
                N_("There is no profile “{name}”.").format(name=name),
                N_("There are: {names}.").format(names=names),
            )
        try:
            own = profile.settings(settings)
        except UserError as error:
            words = N_("The profile “{name}” and the general settings contradict each other. {reason}")
            raise UserError(
                UNFIT,
                words.format(name=profile.name, reason=error.message),
                N_("Change one of them."),
                error.details,
            ) from error
        stored = "" if profile.name == DEFAULT else profile.name
        if profile.kind == "remote":
            return ChatConfig(stored, own, source_of(profile, keys, settings))
        return ChatConfig(stored, own, profile.model_path)

    return find


def source_of(profile: Profile, keys: Keys, settings: Settings) -> RemoteSource:
    """Where the model of a remote profile is."""
    return RemoteSource(
        base_url=profile.base_url,
        model=profile.model,
        key=(keys.get(profile.key_name) or "") if profile.key_name else "",
        timeout=profile.timeout,
        n_ctx=profile.context_limit or settings.server.remote_max_tokens,
        vocabulary=profile.vocabulary_path,
        proxy=profile.proxy,
    )
