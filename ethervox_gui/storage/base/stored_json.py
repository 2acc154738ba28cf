"""Objects in JSON as rows hold them: what cannot be read counts as nothing."""

from __future__ import annotations

import json
from typing import Any


def object_in(text: str | None) -> dict[str, Any]:
    """The object in a text that a row holds; an empty one where that is none, or somebody damaged it."""
    try:
        found = json.loads(text) if text else {}
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}
