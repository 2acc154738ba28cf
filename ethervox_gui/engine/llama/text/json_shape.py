"""Why something is not a valid JSON schema, in our words; the converter's own would help nobody."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

#: What holds schemas by names, which are anybody's.
NAMED: Final = frozenset(("properties", "$defs", "definitions"))
#: What says how many there may be of something.
COUNTS: Final = ("minLength", "maxLength", "minItems", "maxItems")
_LISTS: Final = frozenset(("anyOf", "oneOf", "allOf", "prefixItems"))
#: Beside these nobody looks at the type.
_TELLING: Final = frozenset(("$ref", "anyOf", "oneOf", "const", "enum"))
_TEXTS: Final = frozenset(("pattern", "format"))
_KINDS: Final = frozenset(("string", "number", "integer", "boolean", "null", "array", "object"))


def faults_in(schema: object, place: str = "") -> Iterator[str]:
    """What is wrong with a schema, in half sentences with the place; a word that is null says nothing."""
    if isinstance(schema, bool):
        return
    if not isinstance(schema, Mapping):
        yield f"{place or 'it'} is no schema"
        return
    for word, value in schema.items():
        here = f"{place}.{word}" if place else str(word)
        if value is None:
            if word == "type":
                yield f"{here} is no type of JSON"
        elif word in NAMED:
            yield from _in_named(value, here)
        elif word in _LISTS or (word == "items" and isinstance(value, list)):
            yield from _in_list(value, here)
        elif word == "items" or (word == "additionalProperties" and not isinstance(value, bool)):
            yield from faults_in(value, here)
        elif word != "type" or _TELLING.isdisjoint(schema):
            yield from _in_word(word, value, here)
    for kind in ("Length", "Items"):
        least: Any = schema.get(f"min{kind}")
        most: Any = schema.get(f"max{kind}")
        if _is_count(least) and _is_count(most) and least > most:
            yield "it allows nothing"


def _in_named(value: object, here: str) -> Iterator[str]:
    if not isinstance(value, Mapping):
        yield f"{here} is no object"
        return
    for name, inner in value.items():
        yield from faults_in(inner, f"{here}.{name}")


def _in_list(value: object, here: str) -> Iterator[str]:
    if not isinstance(value, list):
        yield f"{here} is no list"
        return
    for index, inner in enumerate(value):
        yield from faults_in(inner, f"{here}.{index}")


def _in_word(word: str, value: Any, here: str) -> Iterator[str]:
    kinds = value if isinstance(value, list) else [value]
    if word == "type" and not all(isinstance(kind, str) and kind in _KINDS for kind in kinds):
        yield f"{here} is no type of JSON"
    elif word == "enum" and not isinstance(value, list):
        yield f"{here} is no list"
    elif word == "required" and not isinstance(value, bool) and not _is_names(value):
        yield f"{here} is no list of names"
    elif word in _TEXTS and not isinstance(value, str):
        yield f"{here} is no text"
    elif word in COUNTS and not _is_count(value):
        yield f"{here} is no count"


def _is_names(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(name, str) for name in value)


def _is_count(value: Any) -> bool:
    """Whether it says how many: ``2.0`` does, too."""
    return (
        isinstance(value, int | float) and not isinstance(value, bool) and value >= 0 and value == value // 1
    )
