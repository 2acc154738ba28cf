"""The settings: one typed table that the settings dialog, ``--set`` and the documentation read.

Each field carries its own label (``title``), help (``description``), range and default.  A setting's key is
``section.field``, such as ``context.warning_threshold``.
"""

from __future__ import annotations

import difflib
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.message_strategies import Strategy
from ethervox_gui.context.summary import Detail


class _Section(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", validate_default=True)


class ContextSettings(_Section):
    """When the context counts as full, and what happens then."""

    enabled: bool = Field(
        True, title="Manage the context", description="Off: a full context ends the reply with a notice."
    )
    warning_threshold: float = Field(
        0.60,
        gt=0,
        lt=1,
        title="Warning from",
        description="Share of n_ctx at which health becomes “warning”.",
    )
    mode: Literal["model", "automatic", "manual"] = Field(
        "model",
        title="Who decides",
        description="model: at “critical” the model chooses what leaves. automatic: old turns are always "
        "summarised. manual: nothing leaves unless you say so.",
    )
    critical_threshold: float = Field(
        0.80,
        gt=0,
        lt=1,
        title="Critical from",
        description="Share of n_ctx at which old turns are summarised.",
    )
    emergency_threshold: float = Field(
        0.95,
        gt=0,
        le=1,
        title="Overflow from",
        description="Share of n_ctx at which the oldest turns are dropped at once.",
    )
    adaptive: bool = Field(
        True,
        title="Adapt to the chat",
        description="Act up to 5 % of n_ctx later where messages are short, and up to 5 % earlier where they "
        "are long.",
    )
    prepare_ahead: bool = Field(
        True,
        title="Summarise ahead of time",
        description="While nothing runs, write the summary that will be needed, so that nobody waits for it.",
    )
    keep_recent_turns: int = Field(
        10,
        ge=1,
        le=1000,
        title="Keep recent turns",
        description="How many of the newest turns stay verbatim.",
    )
    summary_detail: Detail = Field(
        Detail.MODERATE,
        title="Summary detail",
        description="How long a summary may be: brief 200, moderate 500, detailed 1,000 tokens.",
    )
    store_summaries: bool = Field(
        True,
        title="Keep summaries in the memory",
        description="Off: a summary only stands in the context; in the memory it goes to the bin at once.",
    )
    method: Literal["gap", "shift"] = Field(
        "gap",
        title="Edit method",
        description="gap: positions stay, no work for the model. shift: positions close up at each edit.",
    )
    reply_reserve: int = Field(
        256,
        ge=16,
        le=65536,
        title="Reply reserve",
        description="Tokens kept free for a reply; at most an eighth of the window is taken.",
    )

    @model_validator(mode="after")
    def _ordered(self) -> ContextSettings:
        if not self.warning_threshold < self.critical_threshold < self.emergency_threshold:
            raise ValueError("the thresholds must rise: warning < critical < emergency")
        return self


class ModelSettings(_Section):
    """Which model is loaded, and how."""

    path: str = Field(
        "", title="Model file", description="The GGUF file to start with. Empty: the bundled guide."
    )
    folders: str = Field(
        "",
        title="Folders with models",
        description="Are searched besides those of other programs; with ; between.",
    )
    n_ctx: int | None = Field(
        None,
        ge=256,
        le=16_777_216,
        title="Context size",
        description="Tokens of context, n_ctx. none: what the model was trained for, at most 8,192; 1,024 "
        "for the guide.",
    )
    n_threads: int = Field(
        0,
        ge=0,
        le=512,
        title="Threads",
        description="Threads for the model. 0: one for each core; one alone for a tiny model.",
    )
    n_gpu_layers: int = Field(
        -1, ge=-1, le=1000, title="Layers on the GPU", description="-1: all, where there is a GPU."
    )
    kv_type: Literal["f16", "f32", "q8_0"] = Field(
        "f16",
        title="Cache type",
        description="Type of keys and values in the KV cache; q8_0 takes about half the memory of f16.",
    )
    system_prompt: str = Field(
        "", title="System prompt", description="What a new chat begins with. Empty: the model's own."
    )


class SamplingSettings(_Section):
    """How the next token is chosen."""

    temperature: float = Field(
        0.7, ge=0, le=5, title="Temperature", description="0 always takes the likeliest token."
    )
    top_k: int = Field(40, ge=0, le=1000, title="Top k", description="Only the k likeliest tokens. 0: all.")
    top_p: float = Field(
        0.95, gt=0, le=1, title="Top p", description="Only the likeliest tokens that make up this share."
    )
    min_p: float = Field(
        0.05, ge=0, lt=1, title="Min p", description="Only tokens at least this likely, against the best one."
    )
    repeat_penalty: float = Field(
        1.0, ge=0.5, le=3, title="Repeat penalty", description="Above 1 makes repeated tokens less likely."
    )
    seed: int = Field(-1, ge=-1, le=2**32 - 2, title="Seed", description="-1: another one each time.")
    max_tokens: int = Field(
        0, ge=0, le=10_000_000, title="Longest reply", description="In tokens. 0: until the model ends it."
    )


class MemorySettings(_Section):
    """What the model remembers from other chats."""

    recall_at_start: bool = Field(
        True,
        title="Recall at the start of a chat",
        description="The first message of a chat brings the summaries that fit it into the context, from "
        "other chats with the same model. They are quoted, shown on the timeline, and can be removed.",
    )
    embedding_model: str = Field(
        "",
        title="Embedding model",
        description="A GGUF file by which memories are found by what they mean, too; from the next start on. "
        "Empty: by words alone.",
    )
    fold: bool = Field(
        True,
        title="Fold old memories",
        description="In idle time, summaries that have grown many become sessions, topics and overviews. "
        "They stay below them as they are.",
    )
    fold_at: int = Field(
        8,
        ge=3,
        le=1000,
        title="Fold from",
        description="How many memories of one kind are folded into one.",
    )


class ServerSettings(_Section):
    """The API for other programs."""

    enabled: bool = Field(
        False, title="Serve other programs", description="An OpenAI-compatible API while the window is open."
    )
    host: str = Field(
        "127.0.0.1",
        min_length=1,
        title="Address",
        description="127.0.0.1: only programs on this machine. 0.0.0.0: everybody in the network.",
    )
    port: int = Field(8462, ge=0, le=65535, title="Port", description="0: any that is free.")
    allowed_hosts: str = Field(
        "",
        title="More host names",
        description="Names by which this machine may be called, with commas between; its address always may.",
    )
    allowed_origins: str = Field(
        "",
        title="Web pages that may call",
        description="Origins such as https://example.org, with commas between. Empty: none.",
    )
    strategy: Strategy = Field(
        Strategy.SLIDING_WINDOW,
        title="When messages fill the context",
        description="sliding_window, last_turns: keep that many of the newest. token_budget: the newest that "
        "fit. smart: the first user message too. summarization: a summary of the old ones. manual: refuse.",
    )
    warning_threshold: float = Field(
        0.85, gt=0, lt=1, title="Trim from", description="Share of the context at which the strategy acts."
    )
    error_threshold: float = Field(
        0.95, gt=0, le=1, title="Refuse from", description="Share that must not be passed even after it."
    )
    max_messages: int = Field(
        50, ge=1, le=100_000, title="Sliding window", description="Messages that sliding_window keeps."
    )
    last_turns: int = Field(
        10, ge=1, le=100_000, title="Last turns", description="Messages that last_turns keeps."
    )
    remote_max_tokens: int = Field(
        100_000,
        ge=256,
        le=100_000_000,
        title="Context of other servers",
        description="Tokens, for remote profiles that do not say their own.",
    )
    message_limit: int = Field(
        10_000, ge=1, le=1_000_000, title="Most messages", description="A request with more is refused."
    )
    body_limit_mb: int = Field(
        32, ge=1, le=1024, title="Largest request", description="In megabytes; a larger one is refused."
    )
    header_timeout: float = Field(
        10,
        gt=0,
        le=3600,
        title="Header time-out",
        description="Seconds in which a request must say what it wants.",
    )
    idle_timeout: float = Field(
        30, gt=0, le=3600, title="Idle time-out", description="Seconds without a byte of a request's body."
    )

    @model_validator(mode="after")
    def _ordered(self) -> ServerSettings:
        if not self.warning_threshold < self.error_threshold:
            raise ValueError("the warning threshold must be below the error threshold")
        return self


class PagingSettings(_Section):
    """How turns that left the context are kept, so that they can come back without being read again."""

    budget_mb: int = Field(
        4096,
        ge=0,
        le=1 << 30,
        title="Disk for pages",
        description="In MB, for all chats together; what was of no use for the longest time goes first. "
        "0 keeps none.",
    )
    recall: Literal["quote", "page_in"] = Field(
        "quote",
        title="Recall",
        description="What memory_search does with turns it finds in this chat. quote: their lines are handed "
        "to the model. page_in: the turns themselves come back into the context.",
    )


class AppearanceSettings(_Section):
    """How the window looks."""

    theme: Literal["system", "light", "dark"] = Field(
        "system", title="Theme", description="Light, dark, or what the system says."
    )
    font_size: int = Field(14, ge=9, le=32, title="Font size", description="In pixels at 100 % scale.")
    preview_summaries: bool = Field(
        True,
        title="Preview of Summarize now",
        description="Summarize now shows what would leave and the summary before anything happens.",
    )


class Settings(_Section):
    """All settings."""

    context: ContextSettings = ContextSettings()
    model: ModelSettings = ModelSettings()
    sampling: SamplingSettings = SamplingSettings()
    memory: MemorySettings = MemorySettings()
    server: ServerSettings = ServerSettings()
    paging: PagingSettings = PagingSettings()
    appearance: AppearanceSettings = AppearanceSettings()

    def with_values(self, changes: Mapping[str, Any]) -> Settings:
        """A copy with ``{"section.field": value}`` changed.

        Raises :class:`UserError` for an unknown key or a value that does not fit; nothing is changed then.
        """
        data = self.model_dump()
        known = dict(keys())
        for key, value in changes.items():
            if key not in known:
                near = difflib.get_close_matches(key, known, n=1)
                advice = f"Did you mean {near[0]}?" if near else "See the README for all keys."
                raise UserError("unknown_setting", f"There is no setting “{key}”.", advice)
            section, field = key.split(".")
            unset = value == "none" and known[key].default is None
            data[section][field] = None if unset else value
        try:
            return Settings.model_validate(data)
        except ValidationError as error:
            first = error.errors(include_url=False)[0]
            key = ".".join(str(part) for part in first["loc"])
            reason = str(first["msg"]).removeprefix("Value error, ")
            reason = reason[:1].lower() + reason[1:]
            raise UserError(
                "bad_setting", f"The setting {key} does not fit: {reason}.", details=str(error)
            ) from error


def keys() -> Iterator[tuple[str, Any]]:
    """Every setting as ``("section.field", FieldInfo)``, in the order of the table."""
    for section, info in Settings.model_fields.items():
        model = info.annotation
        assert isinstance(model, type)
        assert issubclass(model, BaseModel)
        for field, field_info in model.model_fields.items():
            yield f"{section}.{field}", field_info


def parse_assignments(assignments: list[str]) -> dict[str, str]:
    """``["key=value", …]`` of the command line as a mapping; whether they fit is seen when they are used."""
    changes: dict[str, str] = {}
    for assignment in assignments:
        key, _, value = assignment.partition("=")
        changes[key.strip()] = value.strip()
    return changes


def load(path: Path) -> Settings:
    """The settings stored at ``path``; the defaults where there is no such file.

    Raises :class:`UserError` when the file cannot be read as settings; the file is left as it is.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return Settings()
    except (OSError, UnicodeDecodeError) as error:
        raise UserError("bad_settings_file", "The settings cannot be read.", details=str(error)) from error
    try:
        data = json.loads(text)
        flat = {f"{s}.{f}": v for s, fields in data.items() for f, v in fields.items()}
    except (ValueError, AttributeError) as error:
        raise UserError(
            "bad_settings_file",
            f"The settings file {path.name} is damaged.",
            "Move it away to start with the defaults.",
            str(error),
        ) from error
    return Settings().with_values(flat)


def save(settings: Settings, path: Path) -> None:
    """Store what differs from the defaults at ``path``, in one atomic rename.

    Raises :class:`UserError` when that fails; what was stored before stays.
    """
    text = json.dumps(settings.model_dump(mode="json", exclude_defaults=True), indent=2)
    temporary = path.with_suffix(".tmp")
    try:
        temporary.write_text(text + "\n", encoding="utf-8")
        temporary.replace(path)
    except OSError as error:
        raise UserError(
            "settings_unwritable", f"The settings cannot be stored at {path}.", details=str(error)
        ) from error
