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
#: Beside these the converter does not look at a number's bounds, nor has to.
_BEFORE_BOUNDS: Final = ("$ref", "oneOf", "anyOf", "const", "enum")
#: Whole numbers between two bounds are written out, where there are no more of them.
_MOST_NUMBERS: Final = 1000

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
    if "prefixItems" in found:
        found.pop("items", None)
    elif found.get("items") in ({}, True):
        found["items"] = _ANYTHING
    if found.get("additionalProperties") == {}:
        found["additionalProperties"] = _ANYTHING
    if kinds == "integer" and _has_bounds(found) and (numbers := _numbers(found)) is not None:
        return {"enum": list(numbers)}
    return found


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


def only_positive(schema: Schema) -> bool:
    """Whether a number has no sign: none below zero is allowed."""
    return schema.get("type") in ("integer", "number") and _has_bounds(schema) and _lowest(schema) >= 0


def _has_bounds(schema: Schema) -> bool:
    """Whether bounds are what says most of a number: not its values, or a choice."""
    return not any(word in schema for word in _BEFORE_BOUNDS)


def _numbers(schema: Schema) -> range | None:
    """The whole numbers between two bounds, if there are few enough to write them all."""
    lowest, highest = _lowest(schema), -_lowest(schema, -1)
    if highest - lowest >= _MOST_NUMBERS:
        return None
    found = range(-int(-lowest // 1), int(highest // 1) + 1)
    if not found:
        raise ValueError("it allows nothing")
    return found


def _lowest(schema: Schema, sign: int = 1) -> float:
    """The lowest number that is allowed, or with ``sign`` -1 the highest, its sign changed."""
    name, exclusive = ("minimum", "exclusiveMinimum") if sign > 0 else ("maximum", "exclusiveMaximum")
    bounds = [float("-inf")]
    least: Any = schema.get(name)
    beyond: Any = schema.get(exclusive)
    if _is_number(least):
        bounds.append(sign * least)
    if beyond is True:  # of an older form
        beyond = least
    if _is_number(beyond):
        bounds.append(sign * beyond // 1 + 1 if schema.get("type") == "integer" else sign * beyond)
    return max(bounds)


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)
