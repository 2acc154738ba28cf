"""The settings: one typed table that the settings dialog, ``--set`` and the documentation read.

Each field carries its own label (``title``), help (``description``), range and default.  A setting's key is
``section.field``, such as ``context.warning_threshold``.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pydantic import BaseModel, ValidationError

from ethervox_gui.context.errors import UserError
from ethervox_gui.context.text import N_, Text, joined
from ethervox_gui.settings.addresses import unfit
from ethervox_gui.settings.chat import (
    ContextSettings,
    MemorySettings,
    ModelSettings,
    PagingSettings,
)
from ethervox_gui.settings.describing import NO_NUMBER, Section, typed, wanted
from ethervox_gui.settings.program import AppearanceSettings, DownloadSettings, ServerSettings
from ethervox_gui.settings.sampling import AskedSampling, Sampling, SamplingSettings
from ethervox_gui.whole_files import write_whole

if TYPE_CHECKING:
    from pydantic.fields import FieldInfo

__all__ = [
    "AppearanceSettings",
    "AskedSampling",
    "ContextSettings",
    "DownloadSettings",
    "MemorySettings",
    "ModelSettings",
    "PagingSettings",
    "Sampling",
    "SamplingSettings",
    "ServerSettings",
    "SettingError",
    "Settings",
    "keys",
    "load",
    "parse_assignments",
    "save",
]


class Settings(Section):
    """All settings."""

    context: ContextSettings = ContextSettings()
    model: ModelSettings = ModelSettings()
    sampling: SamplingSettings = SamplingSettings()
    memory: MemorySettings = MemorySettings()
    server: ServerSettings = ServerSettings()
    paging: PagingSettings = PagingSettings()
    downloads: DownloadSettings = DownloadSettings()
    appearance: AppearanceSettings = AppearanceSettings()

    def with_values(self, changes: Mapping[str, Any], *, stored: bool = False) -> Settings:
        """A copy with ``{"section.field": value}`` changed; ``stored``: as a file has them.

        Raises :class:`UserError` for an unknown key, and :class:`SettingError` for a value that does not fit;
        nothing is changed then.
        """
        data = self.model_dump()
        known = dict(keys())
        for key, value in changes.items():
            if key not in known:
                import difflib  # here, because hardly anybody needs it

                near = difflib.get_close_matches(key, known, n=1)
                advice = (
                    N_("Did you mean {near}?").format(near=near[0])
                    if near
                    else N_("See the README for all keys.")
                )
                raise UserError("unknown_setting", N_("There is no setting “{key}”.").format(key=key), advice)
            section, field = key.split(".")
            unset = value == "none" and known[key].default is None
            data[section][field] = None if unset else typed(known[key], value)
            reason = None if stored else unfit(key, value)
            if reason is not None:
                raise SettingError(key, reason)
        try:
            return Settings.model_validate(data)
        except ValidationError as error:
            first = error.errors(include_url=False)[0]
            key = ".".join(str(part) for part in first["loc"])
            raise SettingError(key, _reason(first, known.get(key)), details=str(error)) from error


class SettingError(UserError):
    """A value does not fit: of which setting (or section), and what to enter, to end a sentence with."""

    def __init__(self, key: str, reason: str, *, details: str = "") -> None:
        words = N_("The setting {key} is not valid: {reason}.").format(key=key, reason=reason)
        super().__init__("bad_setting", words, details=details)
        self.key, self.reason = key, reason


def _reason(error: Mapping[str, Any], field: FieldInfo | None) -> str:
    """What is wrong, in our own words where there are any."""
    own = error.get("ctx", {}).get("error")
    if own is not None:
        return own.args[0] if isinstance(own.args[0], Text) else str(own)
    if error["type"] == "string_too_long":
        return N_("enter at most {n:,} characters").format(n=error["ctx"]["max_length"])
    reason = wanted(field) if error["type"] in NO_NUMBER and field is not None else None
    return reason or error["msg"][:1].lower() + error["msg"][1:]


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
        text = path.read_text(encoding="utf-8-sig")  # some editors put a mark in front
    except FileNotFoundError:
        return Settings()
    except (OSError, UnicodeDecodeError) as error:
        raise UserError(
            "bad_settings_file",
            N_("The settings cannot be read."),
            N_("Make {path} readable, or move it away to start with the defaults.").format(path=path),
            str(error),
        ) from error
    try:
        data = json.loads(text)
        flat = {f"{s}.{f}": v for s, fields in data.items() for f, v in fields.items()}
    except (ValueError, AttributeError, RecursionError) as error:
        raise UserError(
            "bad_settings_file",
            N_("The settings file {name} is damaged.").format(name=path.name),
            N_("Move it away to start with the defaults."),
            str(error),
        ) from error
    try:
        return Settings().with_values(flat, stored=True)
    except UserError as error:
        where = N_(
            "It is in {path}: correct it there, or move that file away to start with the defaults."
        ).format(path=path)
        raise UserError(error.code, error.message, joined(error.advice, where), error.details) from error


def save(settings: Settings, path: Path) -> None:
    """Store what differs from the defaults at ``path``, in one atomic rename.

    Raises :class:`UserError` when that fails; what was stored before stays.
    """
    text = json.dumps(settings.model_dump(mode="json", exclude_defaults=True), indent=2)
    try:
        write_whole(path, [f"{text}\n".encode()], sync=True)
    except OSError as error:
        raise UserError(
            "settings_unwritable",
            N_("The settings cannot be stored at {path}.").format(path=path),
            details=str(error),
        ) from error
