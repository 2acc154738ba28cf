"""What the sections of the settings have in common."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


class Section(BaseModel):
    """The base of all sections: frozen, no unknown fields, and defaults are held to their ranges."""

    model_config = ConfigDict(frozen=True, extra="forbid", validate_default=True)
