"""Settings of a chat: context, model, memory, pages."""

from __future__ import annotations

from typing import Literal

from pydantic import Field, model_validator

from ethervox_gui.context.budget import Detail
from ethervox_gui.context.text import N_
from ethervox_gui.settings.describing import SHARE, Needs, Section, shown


class ContextSettings(Section):
    """When the context counts as full, and what happens then."""

    enabled: bool = Field(
        True,
        title=N_("Manage the context"),
        description=N_("Off: when the context is full, the reply ends with a notice."),
    )
    mode: Literal["automatic", "model", "shift", "manual"] = Field(
        "automatic",
        title=N_("When the context fills up"),
        description=N_(
            "Summarize (automatic): at “critical”, old turns are summarized. Let the model choose "
            "(model): short lines of what you said stay in any case. Drop the oldest (shift): no "
            "summary is written. Leave it to me (manual): nothing leaves by itself; you are warned, "
            "and whatever doesn't fit is refused."
        ),
        json_schema_extra=shown(
            words={
                "automatic": N_("Summarize"),
                "model": N_("Let the model choose"),
                "shift": N_("Drop the oldest"),
                "manual": N_("Leave it to me"),
            }
        ),
    )
    ask_first: bool = Field(
        False,
        title=N_("Announce turns before they leave"),
        description=N_(
            "A card shows which turns are about to leave and what will still be known; you can keep "
            "typing meanwhile. At “Overflow from”, or when a reply needs the room, they leave "
            "anyway: no reply is held up."
        ),
    )
    limit: int | None = Field(
        None,
        ge=1,
        le=16_777_216,  # as the context; what is larger no signal of Qt carries
        title=N_("Use at most"),
        description=N_("How many tokens of the context a chat may use. Leave empty for no limit."),
        json_schema_extra=shown(unit=N_("tokens"), step=256, advanced=True),
    )
    warning_threshold: float = Field(
        0.60,
        gt=0,
        lt=1,
        title=N_("Warning from"),
        description=N_("Share of n_ctx at which health becomes “warning”."),
        json_schema_extra=shown(unit=SHARE, advanced=True),
    )
    critical_threshold: float = Field(
        0.80,
        gt=0,
        lt=1,
        title=N_("Critical from"),
        description=N_("Share of n_ctx at which old turns are summarized."),
        json_schema_extra=shown(unit=SHARE, advanced=True),
    )
    emergency_threshold: float = Field(
        0.95,
        gt=0,
        le=1,
        title=N_("Overflow from"),
        description=N_(
            "Share of n_ctx at which the oldest turns are dropped at once; short lines of what you said stay."
        ),
        json_schema_extra=shown(unit=SHARE, advanced=True),
    )
    adaptive: bool = Field(
        True,
        title=N_("Adapt to the chat"),
        description=N_(
            "Act up to 5 % of n_ctx later when messages are short, and up to 5 % earlier when they are long."
        ),
        json_schema_extra=shown(advanced=True),
    )
    prepare_ahead: bool = Field(
        True,
        title=N_("Summarize ahead of time"),
        description=N_(
            "In idle time, write the summary that will be needed next, so that nobody has to wait for it."
        ),
        json_schema_extra=shown(advanced=True),
    )
    keep_recent_turns: int = Field(
        10,
        ge=1,
        le=1000,
        title=N_("Keep recent turns"),
        description=N_("How many of the newest turns stay verbatim."),
        json_schema_extra=shown(unit=N_("turns")),
    )
    summary_detail: Detail = Field(
        Detail.MODERATE,
        title=N_("Summary detail"),
        description=N_("How long a summary may be: brief 200, moderate 500, detailed 1,000 tokens."),
        json_schema_extra=shown(
            words={"brief": N_("Brief"), "moderate": N_("Moderate"), "detailed": N_("Detailed")}
        ),
    )
    notes: Literal["automatic", "sentences", "model", "late"] = Field(
        "automatic",
        title=N_("How summaries are made"),
        description=N_(
            "From the chat's sentences (sentences): what was said, word for word, at once. From the "
            "model's notes (model): it writes them after each exchange, in idle time. When turns "
            "leave (late): the model writes a summary at that point. Automatic: when turns leave for "
            "models on another server, otherwise from the chat's sentences."
        ),
        json_schema_extra=shown(
            words={
                "automatic": N_("Automatic"),
                "sentences": N_("From the chat's sentences"),
                "model": N_("From the model's notes"),
                "late": N_("When turns leave"),
            },
            advanced=True,
        ),
    )
    store_summaries: bool = Field(
        True,
        title=N_("Keep summaries in the memory"),
        description=N_(
            "Off: summaries exist only in the context; in the memory they go straight to the bin."
        ),
        json_schema_extra=shown(advanced=True),
    )
    method: Literal["gap", "shift"] = Field(
        "gap",
        title=N_("Edit method"),
        description=N_("Keep positions (gap): no work for the model. Close up (shift): edits leave no gaps."),
        json_schema_extra=shown(words={"gap": N_("Keep positions"), "shift": N_("Close up")}, advanced=True),
    )
    drift: Literal["heal", "measure", "off"] = Field(
        "heal",
        title=N_("Drift after edits"),
        description=N_(
            "Turns that left still echo in those that stay. In idle time, measure how much (measure) "
            "and, above the limit below, put a clean copy in their place (heal). Off: only when you "
            "ask for it."
        ),
        json_schema_extra=shown(
            words={"heal": N_("Measure and heal"), "measure": N_("Measure"), "off": N_("Off")},
            advanced=True,
        ),
    )
    heal_above: float = Field(
        0.02,
        ge=0,
        le=20,
        title=N_("Heal above a drift of"),
        description=N_(
            "How far the next words may drift from those of a clean context before it is healed: KL "
            "divergence in nats."
        ),
        json_schema_extra=shown(unit=N_("nats"), step=0.01, advanced=True),
    )
    reply_reserve: int = Field(
        256,
        ge=16,
        le=65536,
        title=N_("Reply reserve"),
        description=N_("Tokens kept free for a reply; never more than an eighth of the context."),
        json_schema_extra=shown(unit=N_("tokens"), step=64, advanced=True),
    )

    recall: Literal["automatic", "words", "off"] = Field(
        "automatic",
        title=N_("Turns come back by themselves"),
        description=N_(
            "When a message refers to something that has left the context, it comes back before the "
            "reply, from its pages or as a quotation. By words (words): what shares words with the "
            "message. Automatic: also what the model's attention is drawn to, what is about the same thing "
            "or, with an embedding model, what has the same meaning. Off: turns come back only when you "
            "ask for them."
        ),
        json_schema_extra=shown(
            words={"automatic": N_("Automatic"), "words": N_("By words"), "off": N_("Off")}
        ),
    )
    recall_share: float = Field(
        0.10,
        gt=0,
        le=0.5,
        title=N_("Room for what comes back"),
        description=N_("Share of n_ctx that turns which came back by themselves may take up."),
        json_schema_extra=shown(unit=SHARE, advanced=True),
    )

    @model_validator(mode="after")
    def _ordered(self) -> ContextSettings:
        if not self.warning_threshold < self.critical_threshold < self.emergency_threshold:
            raise ValueError(N_("the thresholds must rise: warning < critical < emergency"))
        return self


class ModelSettings(Section):
    """Which model is loaded, and how."""

    path: str = Field(
        "",
        title=N_("Model file"),
        description=N_("The GGUF file to start with. Empty: the bundled guide."),
        json_schema_extra=shown(needs=Needs.RESTART),
    )
    folders: str = Field(
        "",
        title=N_("Folders with models"),
        description=N_(
            "Searched in addition to the folders of other programs. Separate several with semicolons."
        ),
    )
    projector: str = Field(
        "",
        title=N_("Projector for pictures"),
        description=N_(
            "The GGUF file through which the model sees pictures that other programs send. Empty: the one "
            "in its folder that has mmproj in its name and fits."
        ),
        json_schema_extra=shown(needs=Needs.RELOAD, advanced=True),
    )
    n_ctx: int | None = Field(
        None,
        ge=256,
        le=16_777_216,
        title=N_("Context size"),
        description=N_(
            "Tokens of context, n_ctx; rounded up to a multiple of 256. Empty: what the model was trained "
            "for, at most 8,192; 1,024 for the guide."
        ),
        json_schema_extra=shown(needs=Needs.RELOAD, unit=N_("tokens"), step=1024),
    )
    n_threads: int = Field(
        0,
        ge=0,
        le=512,
        title=N_("Threads"),
        description=N_("Threads for the model. 0: one per core; a single one for a tiny model."),
        json_schema_extra=shown(needs=Needs.RELOAD, numbers={"0": N_("Automatic")}, advanced=True),
    )
    n_gpu_layers: int = Field(
        -1,
        ge=-1,
        le=1000,
        title=N_("Layers on the GPU"),
        description=N_("-1: all of them, if there is a GPU."),
        json_schema_extra=shown(needs=Needs.RELOAD, advanced=True),
    )
    kv_type: Literal["f16", "f32", "q8_0"] = Field(
        "f16",
        title=N_("Cache type"),
        description=N_("Type of keys and values in the KV cache; q8_0 takes about half the memory of f16."),
        json_schema_extra=shown(
            needs=Needs.RELOAD,
            words={"f16": N_("16 bits"), "f32": N_("32 bits"), "q8_0": N_("8 bits")},
            advanced=True,
        ),
    )
    system_prompt: str = Field(
        "",
        title=N_("System prompt"),
        description=N_(
            "What a new chat begins with. Empty: the model's own, exactly as in its chat template."
        ),
        json_schema_extra=shown(needs=Needs.NEW_CHAT),
    )


class MemorySettings(Section):
    """What the model remembers from other chats."""

    recall_at_start: bool = Field(
        True,
        title=N_("Recall at the start of a chat"),
        description=N_(
            "The first message of a chat brings matching summaries into the context, from other "
            "chats with the same model. They are quoted, shown on the timeline, and can be removed."
        ),
    )
    model_may_search: bool = Field(
        False,
        title=N_("The model may search"),
        description=N_(
            "Models that support tools are told, in their own format, that they can search the "
            "memory. Small models tend to do so unasked. The guide always may."
        ),
        json_schema_extra=shown(needs=Needs.NEW_CHAT),
    )
    name_chats: bool = Field(
        True,
        title=N_("Name chats"),
        description=N_(
            "After the first exchange, in idle time, the model gives a new chat a short name. It "
            "never changes a name you chose. Off: chats are named after their first words."
        ),
    )
    embedding_model: str = Field(
        "",
        title=N_("Embedding model"),
        description=N_(
            "A GGUF file by which memories, what has left the context and passages of documents are "
            "also found by meaning. Empty: by words only."
        ),
    )
    fold: bool = Field(
        True,
        title=N_("Consolidate old memories"),
        description=N_(
            "In idle time, summaries that pile up are combined into sessions, topics and overviews. "
            "The originals stay below them, unchanged."
        ),
    )
    fold_at: int = Field(
        8,
        ge=3,
        le=1000,
        title=N_("Consolidate at"),
        description=N_("How many memories of one kind are consolidated into one."),
        json_schema_extra=shown(unit=N_("memories"), advanced=True),
    )


class PagingSettings(Section):
    """How turns that left the context are kept, so that they can come back without being read again."""

    budget_mb: int = Field(
        4096,
        ge=0,
        le=1 << 30,
        title=N_("Disk space for pages"),
        description=N_(
            "In MB, for all chats together; pages that have been unused for longest go first. 0: keep none."
        ),
        json_schema_extra=shown(unit=N_("MB"), step=256),
    )
    recall: Literal["quote", "page_in"] = Field(
        "quote",
        title=N_("Recall"),
        description=N_(
            "What memory_search does with turns it finds in this chat. Quote their lines (quote): "
            "the model reads the quotation. Bring the turns back (page_in): they return to the "
            "context themselves."
        ),
        json_schema_extra=shown(
            words={"quote": N_("Quote their lines"), "page_in": N_("Bring the turns back")}, advanced=True
        ),
    )
    summary: Literal["keep", "shrink", "drop"] = Field(
        "keep",
        title=N_("Summary of turns that come back"),
        description=N_(
            "What happens to a summary when only some of its turns come back. Shorten it (shrink): a "
            "shorter one stands for the others. Drop it: it goes, and the others are not in the "
            "context. Once all are back, it goes."
        ),
        json_schema_extra=shown(
            words={"keep": N_("Keep it"), "shrink": N_("Shorten it"), "drop": N_("Drop it")}, advanced=True
        ),
    )
