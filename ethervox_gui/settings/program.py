"""Settings of the program around the chats: the API for other programs, downloads, how the window looks."""

from __future__ import annotations

from typing import Final, Literal
from urllib.parse import urlsplit

from pydantic import Field, field_validator, model_validator

from ethervox_gui.context.requests.message_strategies import Strategy
from ethervox_gui.context.text import N_
from ethervox_gui.settings.addresses import HOST, HUB
from ethervox_gui.settings.describing import SHARE, Section, shown

#: This machine: what is sent there is read by nobody on the way.
_LOOPBACK: Final = frozenset({"127.0.0.1", "localhost", "::1"})


class ServerSettings(Section):
    """The API for other programs."""

    enabled: bool = Field(
        False,
        title=N_("Serve other programs"),
        description=N_("An OpenAI-compatible API while the window is open."),
    )
    host: str = Field(
        "127.0.0.1",
        title=N_("Address"),
        description=N_("127.0.0.1: only programs on this machine. 0.0.0.0: everyone on the network."),
        json_schema_extra=shown(advanced=True),
    )
    port: int = Field(8462, ge=0, le=65535, title=N_("Port"), description=N_("0: any free port."))
    allowed_hosts: str = Field(
        "",
        title=N_("Additional host names"),
        description=N_(
            "Names this machine may be reached by, separated by commas. Its address always works."
        ),
        json_schema_extra=shown(advanced=True),
    )
    allowed_origins: str = Field(
        "",
        title=N_("Allowed web pages"),
        description=N_("Origins such as https://example.org, separated by commas. Empty: none."),
        json_schema_extra=shown(advanced=True),
    )
    strategy: Strategy = Field(
        Strategy.SLIDING_WINDOW,
        title=N_("When messages exceed the context"),
        description=N_(
            "Keep the newest messages or turns (sliding_window, last_turns: as many as set below), "
            "what fits (token_budget), what fits with the first user message (smart), a summary of "
            "the old ones (summarization), or trim nothing and refuse the request (manual)."
        ),
        json_schema_extra=shown(
            words={
                "sliding_window": N_("Keep the newest messages"),
                "last_turns": N_("Keep the last turns"),
                "token_budget": N_("Keep what fits"),
                "smart": N_("Keep the first message and what fits"),
                "summarization": N_("Summarize the old ones"),
                "manual": N_("Refuse"),
            }
        ),
    )
    warning_threshold: float = Field(
        0.85,
        gt=0,
        lt=1,
        title=N_("Trim from"),
        description=N_("Share of the context at which the strategy acts."),
        json_schema_extra=shown(unit=SHARE),
    )
    error_threshold: float = Field(
        0.95,
        gt=0,
        le=1,
        title=N_("Refuse from"),
        description=N_("Share that must not be exceeded even after trimming."),
        json_schema_extra=shown(unit=SHARE, advanced=True),
    )
    max_messages: int = Field(
        50,
        ge=1,
        le=100_000,
        title=N_("Sliding window"),
        description=N_("How many messages sliding_window keeps."),
        json_schema_extra=shown(unit=N_("messages"), advanced=True),
    )
    last_turns: int = Field(
        10,
        ge=1,
        le=100_000,
        title=N_("Last turns"),
        description=N_("How many messages last_turns keeps."),
        json_schema_extra=shown(unit=N_("messages"), advanced=True),
    )
    remote_max_tokens: int = Field(
        100_000,
        ge=256,
        le=100_000_000,
        title=N_("Context of remote servers"),
        description=N_("In tokens, for remote profiles that don't set their own."),
        json_schema_extra=shown(unit=N_("tokens"), step=1024, advanced=True),
    )
    metrics: bool = Field(
        False,
        title=N_("Publish metrics"),
        description=N_("Counters for Prometheus at /metrics; the key is required."),
    )
    keep_conversations: bool = Field(
        True,
        title=N_("Keep conversations on disk"),
        description=N_(
            "The cells of other programs' conversations are paged out within paging.budget_mb, so "
            "that none is read twice, even after a restart. Off: nothing of them is written to disk."
        ),
    )
    parallel: int = Field(
        0,
        ge=0,
        le=8,
        title=N_("Parallel requests"),
        description=N_(
            "How many replies are written at once, in shared batches within the model's one context. "
            "0: depends on processor cores and context. 1: one after another."
        ),
        json_schema_extra=shown(advanced=True),
    )
    message_limit: int = Field(
        10_000,
        ge=1,
        le=1_000_000,
        title=N_("Message limit"),
        description=N_("Requests with more messages are refused."),
        json_schema_extra=shown(unit=N_("messages"), step=100, advanced=True),
    )
    body_limit_mb: int = Field(
        32,
        ge=1,
        le=1024,
        title=N_("Largest request"),
        description=N_("In megabytes; larger ones are refused."),
        json_schema_extra=shown(unit=N_("MB"), advanced=True),
    )
    header_timeout: float = Field(
        10,
        gt=0,
        le=3600,
        title=N_("Header time-out"),
        description=N_("Seconds within which the headers of a request must arrive."),
        json_schema_extra=shown(unit=N_("s"), advanced=True),
    )
    idle_timeout: float = Field(
        30,
        gt=0,
        le=3600,
        title=N_("Idle time-out"),
        description=N_("Seconds without a byte of a request's body before it is given up."),
        json_schema_extra=shown(unit=N_("s"), advanced=True),
    )

    @field_validator("host")
    @classmethod
    def _named(cls, host: str) -> str:
        if not host.strip():
            raise ValueError(HOST)
        return host.strip()

    @model_validator(mode="after")
    def _ordered(self) -> ServerSettings:
        if not self.warning_threshold < self.error_threshold:
            raise ValueError(N_("the share to trim from must be below the share to refuse from"))
        return self


class DownloadSettings(Section):
    """Where models are searched for and downloaded."""

    hub: str = Field(
        "https://huggingface.co",
        max_length=300,
        title=N_("Model hub"),
        description=N_("The address used to search for models, or that of a mirror."),
    )

    @field_validator("hub")
    @classmethod
    def _secure(cls, text: str) -> str:
        text = text.strip().rstrip("/")
        try:
            parts = urlsplit(text)
            usable = parts.scheme == "https" or (parts.scheme == "http" and parts.hostname in _LOOPBACK)
            usable = usable and bool(parts.hostname) and not (parts.query or parts.fragment or parts.username)
        except ValueError:
            usable = False
        if not usable:
            raise ValueError(HUB)
        return text


Language = Literal[
    "auto", "en", "de", "fr", "es", "it", "pt_BR", "pl", "tr", "ru", "ar", "hi", "ja", "zh_CN", "zh_TW", "ko"
]
#: The languages of the window, each in its own words: those of the files in ``resources/translations``.
LANGUAGES: Final = {
    "en": "English",
    "de": "Deutsch",
    "fr": "Français",
    "es": "Español",
    "it": "Italiano",
    "pt_BR": "Português (Brasil)",
    "pl": "Polski",
    "tr": "Türkçe",
    "ru": "Русский",
    "ar": "العربية",
    "hi": "हिन्दी",
    "ja": "日本語",
    "zh_CN": "简体中文",
    "zh_TW": "繁體中文",
    "ko": "한국어",
}


class AppearanceSettings(Section):
    """How the window looks."""

    language: Language = Field(
        "auto",
        title=N_("Language"),
        description=N_(
            "The language of the window. Chats keep their own; headless mode and the API use English."
        ),
        json_schema_extra=shown(words={"auto": N_("Automatic"), **LANGUAGES}),
    )
    theme: Literal["system", "light", "dark"] = Field(
        "system",
        title=N_("Theme"),
        description=N_("Light, dark, or follow the system."),
        json_schema_extra=shown(words={"system": N_("System"), "light": N_("Light"), "dark": N_("Dark")}),
    )
    font_size: int = Field(
        14,
        ge=9,
        le=32,
        title=N_("Font size"),
        description=N_("In pixels at 100 % scale."),
        json_schema_extra=shown(unit=N_("px")),
    )
    motion: bool = Field(
        True,
        title=N_("Motion"),
        description=N_(
            "Turns that leave slide into their summary or fade out. Off: everything changes at once."
        ),
    )
    preview_summaries: bool = Field(
        True,
        title=N_("Preview of Summarize now"),
        description=N_("Summarize now shows what would leave and the summary before anything happens."),
    )
