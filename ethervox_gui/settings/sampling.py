"""How the next token is chosen: what the user said, what a model recommends, and what holds in the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from pydantic import Field, field_validator

from ethervox_gui.context.text import N_
from ethervox_gui.settings.describing import Section, shown

#: The samplers of the chain in llama.cpp's own order (``common_params_sampling.samplers``).
USUAL_SEQUENCE: Final = "penalties;dry;top_k;top_p;min_p;xtc;temperature"

#: Other names that llama.cpp takes for them (``common_sampler_types_from_names``).
_ALSO: Final = {
    "top-k": "top_k",
    "top-p": "top_p",
    "nucleus": "top_p",
    "min-p": "min_p",
    "temp": "temperature",
}

#: Settings that are no values of llama.cpp's samplers.
_OF_THE_REPLY: Final = ("max_tokens", "pause_after", "fresh_replies")
_EARLIEST_PAUSE: Final = 16_384


@dataclass(frozen=True, slots=True)
class Sampling:
    """Every value that one generation needs; the defaults are what holds where nobody says anything.

    They are this program's own for temperature, top p and min p, and llama.cpp's for all others.
    """

    temperature: float = 0.7
    top_k: int = 40
    top_p: float = 0.95
    min_p: float = 0.05
    repeat_penalty: float = 1.0
    repeat_window: int = 64
    frequency_penalty: float = 0.0
    presence_penalty: float = 0.0
    dry_multiplier: float = 0.0
    dry_base: float = 1.75
    dry_allowed_length: int = 2
    dry_window: int = -1
    xtc_probability: float = 0.0
    xtc_threshold: float = 0.1
    mirostat: int = 0
    mirostat_tau: float = 5.0
    mirostat_eta: float = 0.1
    sequence: str = USUAL_SEQUENCE
    seed: int = -1

    @property
    def penalizes(self) -> bool:
        """Whether any penalty makes tokens that stand there already less likely, or likelier."""
        return (self.repeat_penalty, self.frequency_penalty, self.presence_penalty) != (1.0, 0.0, 0.0)

    @property
    def chain(self) -> tuple[str, ...]:
        """The samplers of :attr:`sequence`, each once."""
        return tuple(dict.fromkeys(samplers(known_samplers(self.sequence))))


def known_samplers(sequence: str) -> str:
    """A sequence without the samplers that this program does not set: they are off then, as elsewhere."""
    known = USUAL_SEQUENCE.split(";")
    return ";".join(name for name in samplers(sequence) if name in known)


def samplers(sequence: str) -> list[str]:
    """The names in a sequence as llama.cpp writes them, ``;`` between, each by its first name."""
    names = (name.strip() for name in sequence.split(";"))
    return [_ALSO.get(name, name) for name in names if name]


class SamplingSettings(Section):
    """How the next token is chosen.  ``None``: nobody said, so the model may, and else it is as usual.

    What a model recommends has the same form (:meth:`decided`).
    """

    temperature: float | None = Field(
        None,
        ge=0,
        le=5,
        title=N_("Temperature"),
        description=N_("0 always picks the likeliest token. Empty: what the model recommends, else 0.7."),
    )
    top_k: int | None = Field(
        None,
        ge=0,
        le=100_000,
        title=N_("Top k"),
        description=N_("Only the k likeliest tokens; 0: all. Empty: what the model recommends, else 40."),
    )
    top_p: float | None = Field(
        None,
        gt=0,
        le=1,
        title=N_("Top p"),
        description=N_(
            "Only the likeliest tokens that make up this share. Empty: what the model recommends, else 0.95."
        ),
    )
    min_p: float | None = Field(
        None,
        ge=0,
        lt=1,
        title=N_("Min p"),
        description=N_(
            "Only tokens at least this likely, compared with the best one. Empty: what the model "
            "recommends, else 0.05."
        ),
    )
    repeat_penalty: float | None = Field(
        None,
        ge=0.5,
        le=3,
        title=N_("Repeat penalty"),
        description=N_(
            "Above 1 makes repeated tokens less likely. Empty: what the model recommends, else 1.0."
        ),
    )
    repeat_window: int | None = Field(
        None,
        ge=-1,
        le=10_000_000,
        title=N_("Repeat window"),
        description=N_(
            "How many of the reply's last tokens the repeat penalty looks at; -1: as many as the context "
            "has. Empty: what the model recommends, else 64."
        ),
        json_schema_extra=shown(advanced=True),
    )
    fresh_replies: bool = Field(
        True,
        title=N_("Fresh replies"),
        description=N_(
            "A reply that two of the last messages already got is not begun a third time, no question gets "
            "the answer to another one, and none is handed back as its own answer again and again: otherwise "
            "small models go on like that."
        ),
    )
    dry_multiplier: float = Field(
        0.0,
        ge=0,
        le=10,
        title=N_("DRY multiplier"),
        description=N_(
            "Above 0 (0.8 is typical), keeps a reply from repeating whole runs of tokens: the longer "
            "the run, the more so. 0: off."
        ),
        json_schema_extra=shown(advanced=True),
    )
    dry_base: float = Field(
        1.75,
        ge=1,
        le=10,
        title=N_("DRY base"),
        description=N_("How fast the penalty grows with the length of what is repeated."),
        json_schema_extra=shown(advanced=True),
    )
    dry_allowed_length: int = Field(
        2,
        ge=0,
        le=10_000,
        title=N_("DRY allowed length"),
        description=N_("Runs of up to this many tokens may be repeated freely."),
        json_schema_extra=shown(advanced=True),
    )
    dry_window: int = Field(
        -1,
        ge=-1,
        le=10_000_000,
        title=N_("DRY window"),
        description=N_("How many of the reply's last tokens DRY looks at; -1: as many as the context has."),
        json_schema_extra=shown(advanced=True),
    )
    xtc_probability: float | None = Field(
        None,
        ge=0,
        le=1,
        title=N_("XTC probability"),
        description=N_(
            "How often the likeliest tokens are left out, for more surprising replies. 0: never. "
            "Empty: what the model recommends, else 0.0."
        ),
        json_schema_extra=shown(advanced=True),
    )
    xtc_threshold: float | None = Field(
        None,
        ge=0,
        le=1,
        title=N_("XTC threshold"),
        description=N_(
            "How likely tokens must be for XTC to leave them out. One always stays; above 0.5, all "
            "do. Empty: what the model recommends, else 0.1."
        ),
        json_schema_extra=shown(advanced=True),
    )
    mirostat: int | None = Field(
        None,
        ge=0,
        le=2,
        title=N_("Mirostat"),
        description=N_(
            "1 or 2: this version of Mirostat picks the tokens, after temperature only. 0: off. "
            "Empty: what the model recommends, else 0."
        ),
        json_schema_extra=shown(advanced=True),
    )
    mirostat_tau: float | None = Field(
        None,
        ge=0,
        le=100,
        title=N_("Mirostat tau"),
        description=N_(
            "How surprising the tokens are that Mirostat aims for. Empty: what the model recommends, "
            "else 5.0."
        ),
        json_schema_extra=shown(advanced=True),
    )
    mirostat_eta: float | None = Field(
        None,
        ge=0,
        le=1,
        title=N_("Mirostat eta"),
        description=N_("How fast Mirostat learns. Empty: what the model recommends, else 0.1."),
        json_schema_extra=shown(advanced=True),
    )
    sequence: str | None = Field(
        None,
        max_length=500,
        title=N_("Order of the samplers"),
        description=N_(
            "Separated by semicolons; samplers that are not listed are not used. Empty: what the "
            "model recommends, else penalties; dry; top_k; top_p; min_p; xtc; temperature."
        ),
        json_schema_extra=shown(advanced=True),
    )
    seed: int = Field(
        -1,
        ge=-1,
        le=2**32 - 2,
        title=N_("Seed"),
        description=N_("-1: a different one each time."),
        json_schema_extra=shown(numbers={"-1": N_("Random")}, advanced=True),
    )
    max_tokens: int = Field(
        0,
        ge=0,
        le=10_000_000,
        title=N_("Longest reply"),
        description=N_("In tokens. 0: until the model ends it."),
        json_schema_extra=shown(unit=N_("tokens"), step=64, numbers={"0": N_("No limit")}),
    )
    pause_after: int = Field(
        0,
        ge=0,
        le=10_000_000,
        title=N_("Pause a reply after"),
        description=N_(
            "In tokens; the reply then waits until you continue it. 0: four times the context, but "
            "at least 16,384."
        ),
        json_schema_extra=shown(unit=N_("tokens"), step=1024, numbers={"0": N_("Automatic")}, advanced=True),
    )

    @field_validator("sequence")
    @classmethod
    def _known(cls, sequence: str | None) -> str | None:
        known = USUAL_SEQUENCE.split(";")
        unknown = [name for name in samplers(sequence or "") if name not in known]
        if unknown:
            words = N_("there is no sampler {unknown}, but {known}")
            raise ValueError(words.format(unknown=unknown[0], known=", ".join(known)))
        return sequence or None

    def decided(self, recommended: SamplingSettings | None = None) -> Sampling:
        """Field by field: what is said here, else what the model recommends, else what is usual."""
        values = recommended.said if recommended is not None else {}
        values |= self.said
        for name in _OF_THE_REPLY:
            del values[name]
        return Sampling(**values)

    def pause(self, n_ctx: int) -> int:
        """After how many tokens a reply pauses that has no end, in a context of ``n_ctx``."""
        return self.pause_after or max(4 * n_ctx, _EARLIEST_PAUSE)

    @property
    def said(self) -> dict[str, Any]:
        """The fields that say something, by name."""
        return self.model_dump(exclude_none=True)


class AskedSampling(SamplingSettings):
    """What a program's request says besides: no settings, but penalties for what stands in the reply.

    ``frequency_penalty`` is taken off a token's logit for each time it does, ``presence_penalty`` once.
    """

    frequency_penalty: float = Field(0.0, ge=-2, le=2)
    presence_penalty: float = Field(0.0, ge=-2, le=2)
