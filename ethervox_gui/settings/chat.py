"""Settings of a chat: context, model, memory, pages."""

from __future__ import annotations

from typing import Literal

from pydantic import Field, model_validator

from ethervox_gui.context.budget import Detail
from ethervox_gui.context.text import N_
from ethervox_gui.settings.describing import Needs, Section, needing


class ContextSettings(Section):
    """When the context counts as full, and what happens then."""

    enabled: bool = Field(
        True,
        title=N_("Manage the context"),
        description=N_("Off: a full context ends the reply with a notice."),
    )
    mode: Literal["automatic", "model", "shift", "manual"] = Field(
        "automatic",
        title=N_("Who decides"),
        description=N_(
            "automatic: at “critical” old turns are summarized. model: the model chooses what leaves, and "
            "lines of what you told stay. shift: the oldest are dropped. manual: nothing leaves unless you "
            "say so."
        ),
    )
    limit: int | None = Field(
        None,
        ge=1,
        title=N_("Use at most"),
        description=N_("Tokens of the window that a chat takes. none: all of it."),
    )
    warning_threshold: float = Field(
        0.60,
        gt=0,
        lt=1,
        title=N_("Warning from"),
        description=N_("Share of n_ctx at which health becomes “warning”."),
    )
    critical_threshold: float = Field(
        0.80,
        gt=0,
        lt=1,
        title=N_("Critical from"),
        description=N_("Share of n_ctx at which old turns are summarized."),
    )
    emergency_threshold: float = Field(
        0.95,
        gt=0,
        le=1,
        title=N_("Overflow from"),
        description=N_(
            "Share of n_ctx at which the oldest turns are dropped at once; lines of what you told stay."
        ),
    )
    adaptive: bool = Field(
        True,
        title=N_("Adapt to the chat"),
        description=N_(
            "Act up to 5 % of n_ctx later where messages are short, and up to 5 % earlier where they "
            "are long."
        ),
    )
    prepare_ahead: bool = Field(
        True,
        title=N_("Summarize ahead of time"),
        description=N_(
            "While nothing runs, write the summary that will be needed, so that nobody waits for it."
        ),
    )
    keep_recent_turns: int = Field(
        10,
        ge=1,
        le=1000,
        title=N_("Keep recent turns"),
        description=N_("How many of the newest turns stay verbatim."),
    )
    summary_detail: Detail = Field(
        Detail.MODERATE,
        title=N_("Summary detail"),
        description=N_("How long a summary may be: brief 200, moderate 500, detailed 1,000 tokens."),
    )
    store_summaries: bool = Field(
        True,
        title=N_("Keep summaries in the memory"),
        description=N_(
            "Off: a summary only stands in the context; in the memory it goes to the bin at once."
        ),
    )
    method: Literal["gap", "shift"] = Field(
        "gap",
        title=N_("Edit method"),
        description=N_("gap: positions stay, no work for the model. shift: positions close up at each edit."),
    )
    reply_reserve: int = Field(
        256,
        ge=16,
        le=65536,
        title=N_("Reply reserve"),
        description=N_("Tokens kept free for a reply; at most an eighth of the window is taken."),
    )

    recall: Literal["automatic", "words", "off"] = Field(
        "automatic",
        title=N_("Turns come back by themselves"),
        description=N_(
            "A message that touches what left brings it back before the reply, from its pages. automatic: "
            "what shares words with it, what the model's attention is drawn to, and, with an embedding "
            "model, what means the same. words: by words alone. "
            "off: turns come back only when you say so."
        ),
    )
    recall_share: float = Field(
        0.10,
        gt=0,
        le=0.5,
        title=N_("Room for what comes back"),
        description=N_("Share of n_ctx that turns may take which came back by themselves."),
    )

    @model_validator(mode="after")
    def _ordered(self) -> ContextSettings:
        if not self.warning_threshold < self.critical_threshold < self.emergency_threshold:
            raise ValueError("the thresholds must rise: warning < critical < emergency")
        return self


class ModelSettings(Section):
    """Which model is loaded, and how."""

    path: str = Field(
        "",
        title=N_("Model file"),
        description=N_("The GGUF file to start with. Empty: the bundled guide."),
        json_schema_extra=needing(Needs.RESTART),
    )
    folders: str = Field(
        "",
        title=N_("Folders with models"),
        description=N_("Are searched besides those of other programs; with ; between."),
    )
    n_ctx: int | None = Field(
        None,
        ge=256,
        le=16_777_216,
        title=N_("Context size"),
        description=N_(
            "Tokens of context, n_ctx. none: what the model was trained for, at most 8,192; 1,024 "
            "for the guide."
        ),
        json_schema_extra=needing(Needs.RELOAD),
    )
    n_threads: int = Field(
        0,
        ge=0,
        le=512,
        title=N_("Threads"),
        description=N_("Threads for the model. 0: one for each core; one alone for a tiny model."),
        json_schema_extra=needing(Needs.RELOAD),
    )
    n_gpu_layers: int = Field(
        -1,
        ge=-1,
        le=1000,
        title=N_("Layers on the GPU"),
        description=N_("-1: all, where there is a GPU."),
        json_schema_extra=needing(Needs.RELOAD),
    )
    kv_type: Literal["f16", "f32", "q8_0"] = Field(
        "f16",
        title=N_("Cache type"),
        description=N_("Type of keys and values in the KV cache; q8_0 takes about half the memory of f16."),
        json_schema_extra=needing(Needs.RELOAD),
    )
    system_prompt: str = Field(
        "",
        title=N_("System prompt"),
        description=N_(
            "What a new chat begins with. Empty: the model's own, exactly what its chat template says."
        ),
        json_schema_extra=needing(Needs.NEW_CHAT),
    )


class MemorySettings(Section):
    """What the model remembers from other chats."""

    recall_at_start: bool = Field(
        True,
        title=N_("Recall at the start of a chat"),
        description=N_(
            "The first message of a chat brings the summaries that fit it into the context, from "
            "other chats with the same model. They are quoted, shown on the timeline, and can be removed."
        ),
    )
    model_may_search: bool = Field(
        False,
        title=N_("The model may search"),
        description=N_(
            "Models that know tools are told of a search in the memory, in their own language, and may call "
            "it. Small models do so when nobody asked. The guide always may."
        ),
        json_schema_extra=needing(Needs.NEW_CHAT),
    )
    embedding_model: str = Field(
        "",
        title=N_("Embedding model"),
        description=N_(
            "A GGUF file by which memories are found by what they mean, too; from the next start on. "
            "Empty: by words alone."
        ),
        json_schema_extra=needing(Needs.RESTART),
    )
    fold: bool = Field(
        True,
        title=N_("Consolidate old memories"),
        description=N_(
            "In idle time, summaries that have grown many become sessions, topics and overviews. "
            "They stay below them as they are."
        ),
    )
    fold_at: int = Field(
        8,
        ge=3,
        le=1000,
        title=N_("Fold from"),
        description=N_("How many memories of one kind are consolidated into one."),
    )


class PagingSettings(Section):
    """How turns that left the context are kept, so that they can come back without being read again."""

    budget_mb: int = Field(
        4096,
        ge=0,
        le=1 << 30,
        title=N_("Disk for pages"),
        description=N_(
            "In MB, for all chats together; what was of no use for the longest time goes first. 0 keeps none."
        ),
    )
    recall: Literal["quote", "page_in"] = Field(
        "quote",
        title=N_("Recall"),
        description=N_(
            "What memory_search does with turns it finds in this chat. quote: their lines are handed "
            "to the model. page_in: the turns themselves come back into the context."
        ),
    )
    summary: Literal["keep", "shrink", "drop"] = Field(
        "keep",
        title=N_("Summary of turns that come back"),
        description=N_(
            "What becomes of it when only some of its turns do. keep: it stays. shrink: a shorter one stands "
            "for the others. drop: it goes, and the others are not there. Once all are back it goes."
        ),
    )
