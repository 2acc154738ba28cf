"""JSON schemas as llama.cpp's converter understands them: it overlooks, or refuses, much of what is usual.

Of several types it forgets all that is said beside them, of ``allOf`` all but properties, of a choice what
holds for each; a schema that says nothing of a value it takes for an object, or for a fault.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

#: What a schema may say of a value by which the converter goes.
_TELLING: Final = (
    *("$ref", "oneOf", "anyOf", "allOf", "type", "const", "enum", "properties", "items", "prefixItems"),
    *("pattern", "format"),
)
#: A schema that allows everything.
_ANYTHING: Final[Mapping[str, Any]] = {"description": "anything"}

Schema = Mapping[str, Any]


def allows_everything(schema: Schema) -> bool:
    """Whether a schema says nothing of a value."""
    return schema.get("additionalProperties", True) in (True, _ANYTHING) and not any(
        name in schema for name in _TELLING
    )


def understood(schema: Schema | bool) -> Schema:
    """The same schema in words that the converter knows; what is within it stays as it is.

    Raises :class:`ValueError` where nothing fits.
    """
    if isinstance(schema, bool):
        if not schema:
            raise ValueError("it allows nothing")
        return _ANYTHING
    found = dict(schema)
    every = found.get("allOf")
    if isinstance(every, list) and len(every) == 1 and "properties" not in found:
        del found["allOf"]
        return understood(both(found, every[0]))
    for choice in ("anyOf", "oneOf"):
        if found.get(choice) and "properties" in found:
            others = found.pop(choice)
            return {choice: [both(found, other) for other in others]}
    kinds = found.get("type")
    if isinstance(kinds, list) and kinds:
        del found["type"]
        if "enum" in found or "const" in found:
            return found
        return {"anyOf": [{**found, "type": kind} for kind in kinds]}
    if found.get("prefixItems"):
        found.pop("items", None)
    elif kinds == "array" or "items" in found:
        found = _list(found)
    if "properties" in found:
        found["properties"] = _possible(found)
    if found.get("additionalProperties") == {}:
        found["additionalProperties"] = _ANYTHING
    return found


def _list(schema: Schema) -> dict[str, Any]:
    """A list whose items are all of one kind.  Raises :class:`ValueError` where it must have some of none."""
    found = {word: value for word, value in schema.items() if word != "prefixItems"}
    if found.get("items") is False:
        if found.get("minItems"):
            raise ValueError("it allows nothing")
        return {"const": []}
    if found.get("items") in ({}, True) or ("items" not in found and _has_size(found)):
        found["items"] = _ANYTHING
    return found


def _has_size(schema: Schema) -> bool:
    return "minItems" in schema or "maxItems" in schema


def _possible(schema: Schema) -> dict[str, Any]:
    """The properties of an object: all that it must have, and none that it may have and no value fits."""
    required = schema.get("required") or ()
    others = schema.get("additionalProperties", _ANYTHING)
    return {name: others for name in required if name not in schema["properties"]} | {
        name: value for name, value in schema["properties"].items() if value is not False or name in required
    }


def both(some: Schema, other: Schema | bool) -> Schema:
    """What two schemas say of one value."""
    if isinstance(other, bool):
        other = understood(other)
    both = {**some, **other}
    if "properties" in some and "properties" in other:
        both["properties"] = {**some["properties"], **other["properties"]}
    if "required" in some and "required" in other:
        both["required"] = [*some["required"], *other["required"]]
    return both
